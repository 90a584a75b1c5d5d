// The crossword search as a Python class; search/crossword_twin.py declares the same names and says what they do.
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>
#include <nanobind/stl/optional.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "crossword.hpp"
#include "python.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace sobremesa::crossword {

namespace {

using Worths = nb::ndarray<const std::int64_t, nb::ndim<1>, nb::c_contig, nb::device::cpu>;

void check_allowed(const Graph &graph, std::size_t bytes) {
    if (8 * bytes < graph.words())
        throw std::invalid_argument(std::to_string(bytes) + " bytes of allowed words: the graph has " +
                                    std::to_string(graph.words()) + " words");
}

std::int64_t number(const nb::handle &object, const char *name) { return nb::cast<std::int64_t>(object.attr(name)); }

nb::bytes bytes_of(const nb::handle &object, const char *name) {
    PyObject *const bytes = PyObject_Bytes(nb::object(object.attr(name)).ptr());
    if (!bytes) throw nb::python_error();
    return nb::steal<nb::bytes>(bytes);
}

TileSet tiles_of(const nb::handle &tiles) {
    std::vector<nb::bytes> kept;
    std::vector<std::string_view> spellings;
    for (nb::handle spelling : tiles.attr("spellings")) kept.push_back(nb::cast<nb::bytes>(spelling));
    for (const nb::bytes &spelling : kept) spellings.push_back(octets(spelling));
    return TileSet(spellings, octets(bytes_of(tiles, "values")), nb::cast<bool>(tiles.attr("whole")));
}

Board board_of(const nb::handle &board) {
    return Board(number(board, "side"), number(board, "start"), octets(bytes_of(board, "letter_factors")),
                 octets(bytes_of(board, "word_factors")), number(board, "start_factor"), number(board, "full"),
                 number(board, "bonus"));
}

class PythonCrossword {
public:
    explicit PythonCrossword(const nb::object &words, const nb::object &tiles, const nb::object &board)
        : graph_hold_(words.attr("graph")), index_hold_(words.attr("index")),
          allowed_(nb::cast<nb::bytes>(words.attr("allowed"))), is_whole_(nb::cast<bool>(words.attr("is_whole"))),
          graph_(graph_hold_.view.buf, graph_hold_.size()), index_(index_hold_.view.buf, index_hold_.size()),
          tiles_(tiles_of(tiles)), board_(board_of(board)) {
        check_allowed(graph_, allowed_.size());
    }

    nb::tuple all(const nb::bytes &kinds, const nb::bytes &values, const nb::bytes &counts, std::int64_t blanks,
                  bool thrifty) const {
        const Words words = this->words();
        const Question question = ask(words, kinds, values, counts, blanks);
        Plays plays;
        {
            nb::gil_scoped_release released;
            plays = all_plays(question, thrifty);
        }
        return nb::make_tuple(handed_over(std::move(plays.points)), handed_over(std::move(plays.bounds)),
                              handed_over(std::move(plays.cells)), handed_over(std::move(plays.layings)));
    }

    nb::tuple best(const nb::bytes &kinds, const nb::bytes &values, const nb::bytes &counts, std::int64_t blanks,
                   std::int64_t count, const std::optional<Worths> &leaves) const {
        const Words words = this->words();
        const Question question = ask(words, kinds, values, counts, blanks);
        if (count < 1 || count > most_asked)
            throw std::invalid_argument("the best " + std::to_string(count) + " plays: ask for 1 to " +
                                        std::to_string(most_asked));
        std::vector<std::int64_t> given;
        if (leaves) given.assign(leaves->data(), leaves->data() + leaves->size());
        if (leaves && given.size() != leave_count(question.hand))
            throw std::invalid_argument(std::to_string(given.size()) + " leaves: the rack has " +
                                        std::to_string(leave_count(question.hand)));
        for (const std::int64_t leave : given)
            if (leave < -most_leave || leave > most_leave)
                throw std::invalid_argument("a leave is worth at most " + std::to_string(most_leave));
        Plays plays;
        {
            nb::gil_scoped_release released;
            plays = best_plays(question, static_cast<std::size_t>(count), given);
        }
        return nb::make_tuple(handed_over(std::move(plays.worths)), handed_over(std::move(plays.points)),
                              handed_over(std::move(plays.bounds)), handed_over(std::move(plays.cells)),
                              handed_over(std::move(plays.layings)));
    }

    bool any(const nb::bytes &kinds, const nb::bytes &values, const nb::bytes &counts, std::int64_t blanks) const {
        const Words words = this->words();
        const Question question = ask(words, kinds, values, counts, blanks);
        nb::gil_scoped_release released;
        return any_play(question);
    }

private:
    Words words() const {
        return {index_, graph_, is_whole_ ? nullptr : static_cast<const std::uint8_t *>(allowed_.data())};
    }

    Question ask(const Words &words, const nb::bytes &kinds, const nb::bytes &values, const nb::bytes &counts,
                 std::int64_t blanks) const {
        const Question question{words, tiles_, board_, {octets(kinds), octets(values)}, {octets(counts), blanks}};
        check(question.position, tiles_, board_);
        check(question.hand, tiles_);
        return question;
    }

    Hold graph_hold_;
    Hold index_hold_;
    nb::bytes allowed_;
    bool is_whole_;
    Graph graph_;
    Index index_;
    TileSet tiles_;
    Board board_;
};

nb::bytes build_index_of(const nb::object &buffer, const nb::bytes &allowed) {
    const Hold hold(buffer);
    const Graph graph(hold.view.buf, hold.size());
    check_allowed(graph, allowed.size());
    std::vector<Number> numbers;
    {
        nb::gil_scoped_release released;
        numbers = build_index(graph, static_cast<const std::uint8_t *>(allowed.data()));
    }
    return nb::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

}  // namespace

void bind(nb::module_ &module) {
    module.attr("INDEX_VERSION") = index_version;
    module.def("build_index", &build_index_of, "graph"_a, "allowed"_a);
    if (is_known<PythonCrossword>(module, "Crossword")) return;
    nb::class_<PythonCrossword>(module, "Crossword")
        .def(nb::init<const nb::object &, const nb::object &, const nb::object &>(), "words"_a, "tiles"_a, "board"_a)
        .def("all", &PythonCrossword::all, "kinds"_a, "values"_a, "counts"_a, "blanks"_a, nb::kw_only(),
             "thrifty"_a = false)
        .def("best", &PythonCrossword::best, "kinds"_a, "values"_a, "counts"_a, "blanks"_a, "count"_a,
             "leaves"_a = nb::none())
        .def("any", &PythonCrossword::any, "kinds"_a, "values"_a, "counts"_a, "blanks"_a);
}

}  // namespace sobremesa::crossword

void sobremesa::bind_crossword(nb::module_ &module) { crossword::bind(module); }
