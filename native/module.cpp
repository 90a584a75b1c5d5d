// The kernel as a Python module; search/twin.py declares the same names and says what they do.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "builder.hpp"
#include "graph.hpp"
#include "guides.hpp"
#include "python.hpp"
#include "walk.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sobremesa;

namespace {

using Numbers = Array<Number>;

class PythonGraph {
public:
    explicit PythonGraph(nb::object buffer)
        : hold_(buffer), graph_(hold_.view.buf, hold_.size()) {}

    std::size_t length() const { return graph_.words(); }

    // A single path takes less time than letting go of the interpreter and waiting for it again.
    std::int64_t index(const nb::bytes &key) const { return graph_.index(letters_of(key), key.size()); }
    std::pair<Number, Number> prefix(const nb::bytes &key) const {
        return graph_.prefix(letters_of(key), key.size());
    }
    nb::bytes key(std::int64_t index) const {
        if (index < 0 || index >= std::int64_t{graph_.words()})
            throw std::out_of_range("no word " + std::to_string(index) + ": the graph has " +
                                    std::to_string(graph_.words()) + " words");
        const std::string key = graph_.key(static_cast<Number>(index));
        return nb::bytes(key.data(), key.size());
    }

    Numbers match(const std::vector<std::int64_t> &pattern, const std::optional<nb::bytes> &allowed,
                  std::int64_t limit) const {
        Found found = asked_for(allowed, limit);
        return search(Pattern(pattern), std::move(found));
    }

    Numbers spell(const nb::bytes &counts, std::int64_t blanks, const nb::bytes &classes, std::int64_t shortest,
                  std::int64_t longest, const std::optional<nb::bytes> &allowed, std::int64_t limit) const {
        Found found = asked_for(allowed, limit);
        return search(Rack(octets(counts), blanks, octets(classes), shortest, longest), std::move(found));
    }

private:
    Found asked_for(const std::optional<nb::bytes> &allowed, std::int64_t limit) const {
        if (limit < 0)
            throw std::invalid_argument("a limit of " + std::to_string(limit) + " words: 0 asks for all");
        if (allowed && 8 * allowed->size() < graph_.words())
            throw std::invalid_argument(std::to_string(allowed->size()) + " bytes of allowed words: the graph has " +
                                        std::to_string(graph_.words()) + " words");
        const void *bits = allowed ? allowed->data() : nullptr;
        return Found(static_cast<const std::uint8_t *>(bits), static_cast<std::uint64_t>(limit));
    }

    template <class Guide>
    Numbers search(Guide guide, Found found) const {
        {
            nb::gil_scoped_release released;
            Walk<Guide>(graph_, guide, found).start();
        }
        return handed_over(std::move(found.words));
    }

    Hold hold_;
    Graph graph_;
};

// The keys are copied first, so that the building itself lets go of the interpreter.
nb::bytes build_graph(nb::iterable keys) {
    std::string letters;
    std::vector<std::size_t> ends;
    for (nb::handle item : keys) {
        if (!nb::isinstance<nb::bytes>(item)) throw nb::type_error("a key is a bytes object");
        letters += octets(nb::borrow<nb::bytes>(item));
        ends.push_back(letters.size());
    }
    std::vector<Number> numbers;
    {
        nb::gil_scoped_release released;
        Builder builder;
        std::size_t start = 0;
        for (const std::size_t end : ends) {
            builder.add(std::string_view(letters).substr(start, end - start));
            start = end;
        }
        numbers = builder.finish();
    }
    return nb::bytes(numbers.data(), numbers.size() * sizeof(Number));
}

void add_graph(nb::module_ &module) {
    if (is_known<PythonGraph>(module, "Graph")) return;
    nb::class_<PythonGraph>(module, "Graph")
        .def(nb::init<nb::object>(), "buffer"_a)
        .def("__len__", &PythonGraph::length)
        .def("index", &PythonGraph::index, "key"_a)
        .def("key", &PythonGraph::key, "index"_a)
        .def("prefix", &PythonGraph::prefix, "key"_a)
        .def("match", &PythonGraph::match, "pattern"_a, "allowed"_a = nb::none(), "limit"_a = 0)
        .def("spell", &PythonGraph::spell, "counts"_a, "blanks"_a, "classes"_a, "shortest"_a, "longest"_a,
             "allowed"_a = nb::none(), "limit"_a = 0);
}

}  // namespace

NB_MODULE(_kernel, module) {
    // A lexicon lives as long as the program; that is no leak to warn of.
    nb::set_leak_warnings(false);
    module.attr("VERSION") = version;
    module.def("build_graph", &build_graph, "keys"_a);
    add_graph(module);
    bind_cards(module);
    bind_crossword(module);
    bind_grid(module);
    bind_lines(module);
}
