// The search for lines as a Python function; search/lines.py declares the same and says what it does.
#include <nanobind/nanobind.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/pair.h>
#include <nanobind/stl/vector.h>

#include <optional>
#include <stdexcept>
#include <string>
#include <vector>

#include "lines.hpp"
#include "python.hpp"

namespace nb = nanobind;
using namespace nb::literals;

namespace sobremesa {

namespace {

// A row a line: word, points, worth, shape, jokers, and a place for each card.
std::vector<std::int64_t> rows_of(const std::vector<FoundLine> &found, std::size_t cards) {
    std::vector<std::int64_t> rows;
    for (const FoundLine &line : found) {
        rows.insert(rows.end(), {line.word, line.points, line.worth, line.shape, line.jokers});
        rows.insert(rows.end(), line.cards.begin(), line.cards.begin() + static_cast<std::ptrdiff_t>(cards));
    }
    return rows;
}

using Wholes = std::vector<std::int64_t>;

Array<std::int64_t> search(nb::object buffer, const nb::bytes &classes, Wholes values, std::int64_t shown,
                           std::int64_t jokers, std::int64_t joker_value, bool joker_everywhere,
                           std::vector<Pair> cards, std::vector<Pair> kinds, const std::vector<nb::bytes> &shapes,
                           Wholes bases, Wholes bonuses, std::int64_t strays, std::int64_t count,
                           const std::optional<nb::bytes> &allowed) {
    const Hold hold(buffer);
    const Graph graph(hold.view.buf, hold.size());
    if (allowed && 8 * allowed->size() < graph.words())
        throw std::invalid_argument(std::to_string(allowed->size()) + " bytes of allowed words: the graph has " +
                                    std::to_string(graph.words()) + " words");
    LineQuestion question{std::string(octets(classes)),
                          std::move(values),
                          shown,
                          jokers,
                          joker_value,
                          joker_everywhere,
                          std::move(cards),
                          std::move(kinds),
                          {},
                          std::move(bases),
                          std::move(bonuses),
                          strays,
                          count};
    for (const nb::bytes &shape : shapes) question.shapes.emplace_back(octets(shape));
    const void *bits = allowed ? allowed->data() : nullptr;
    std::vector<FoundLine> found;
    {
        nb::gil_scoped_release released;
        found = best_lines(graph, question, static_cast<const std::uint8_t *>(bits));
    }
    return handed_over(rows_of(found, question.cards.size()));
}

}  // namespace

void bind_lines(nb::module_ &module) {
    module.def("best_lines", &search, "buffer"_a, nb::kw_only(), "classes"_a, "values"_a, "shown"_a, "jokers"_a,
               "joker_value"_a, "joker_everywhere"_a, "cards"_a, "kinds"_a, "shapes"_a, "bases"_a, "bonuses"_a,
               "strays"_a, "count"_a, "allowed"_a = nb::none());
}

}  // namespace sobremesa
