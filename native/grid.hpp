// Words along paths through a grid of letters; search/grid.py is the same search in Python and tells what it is for.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "graph.hpp"

namespace sobremesa {

constexpr std::size_t most_cells = 1024;
constexpr std::size_t most_paths = std::size_t{1} << 21;
constexpr std::int64_t most_weight = 1'000'000'000;
constexpr std::uint8_t no_letter = 255;

// The borrowed memory must outlive the search.
struct GridQuestion {
    std::string_view letters;
    std::int64_t width;
    std::vector<std::int64_t> starts;
    std::string_view free;
    std::vector<std::int64_t> weights;
    std::int64_t shortest;
    std::int64_t longest;
    std::optional<std::string_view> allowed;  // one bit a word, or nothing when all are
    std::int64_t best;
};

// The path of the word at place n is cells[bounds[n]] to cells[bounds[n + 1]].
struct GridWords {
    std::vector<Number> words;
    std::vector<Number> bounds{0};
    std::vector<std::uint16_t> cells;
    std::vector<std::int64_t> weights;
};

// std::invalid_argument when the question does not fit its grid.
GridWords search_grid(const Graph &graph, const GridQuestion &question);

}  // namespace sobremesa
