// How a word graph lies in memory; docs/reference/word-graph.md tells it, search/layout.py has the same numbers.
#pragma once

#include <cstddef>
#include <cstdint>

namespace sobremesa {

using Number = std::uint32_t;

constexpr Number magic = 0x47574253u;
constexpr Number version = 1;
constexpr std::size_t header_size = 6;
constexpr std::size_t node_size = 2;
constexpr std::size_t edge_size = 2;
constexpr unsigned letter_limit = 32;
constexpr unsigned slot_limit = 256;
constexpr unsigned longest_key = 64;            // bounds every recursion, also over a damaged graph
constexpr Number most_words = (1u << 24) - 1;  // bounds every search; keeps offsets within 32 bits

}  // namespace sobremesa
