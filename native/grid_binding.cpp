// The search along paths through a grid as a Python function; search/native_grid.py calls it.
#include <nanobind/stl/optional.h>
#include <nanobind/stl/vector.h>

#include <optional>

#include "grid.hpp"
#include "python.hpp"

namespace nb = nanobind;
using namespace nb::literals;
using namespace sobremesa;

namespace {

nb::tuple grid_words(nb::object buffer, const nb::bytes &letters, std::int64_t width, std::vector<std::int64_t> starts,
                     const nb::bytes &free, std::vector<std::int64_t> weights, std::int64_t shortest,
                     std::int64_t longest, const std::optional<nb::bytes> &allowed, std::int64_t best) {
    const Hold hold(buffer);
    const Graph graph(hold.view.buf, hold.size());
    GridQuestion question{octets(letters), width,   std::move(starts), octets(free), std::move(weights),
                          shortest,        longest, std::nullopt,      best};
    if (allowed) question.allowed = octets(*allowed);
    GridWords found;
    {
        nb::gil_scoped_release released;
        found = search_grid(graph, question);
    }
    return nb::make_tuple(handed_over(std::move(found.words)), handed_over(std::move(found.bounds)),
                          handed_over(std::move(found.cells)), handed_over(std::move(found.weights)));
}

}  // namespace

void sobremesa::bind_grid(nb::module_ &module) {
    module.def("grid_words", &grid_words, "buffer"_a, "letters"_a, "width"_a, "starts"_a, "free"_a, "weights"_a,
               "shortest"_a, "longest"_a, "allowed"_a, "best"_a);
}
