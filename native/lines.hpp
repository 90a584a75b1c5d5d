// The best words for a row of spaces: which letters score, on which shape, with which jokers and cards.
//
// A shape is the kinds of spaces that a word meets, in order. All numbers are the caller's: a letter's value, how
// often a kind of space counts it, what a letter that does not score loses there. search/lines.py is the twin of
// this search and says what it finds.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

#include "graph.hpp"

namespace sobremesa {

constexpr std::size_t most_places = 16;  // of a shape
constexpr std::size_t most_kinds = 16;   // of spaces
constexpr std::size_t most_cards = 4;    // in hand
constexpr std::size_t most_shapes = 65'536;
constexpr std::int64_t most_jokers = 64;
constexpr std::int64_t most_times = 4;
constexpr std::int64_t most_value = 1'000'000;  // keeps every sum within 32 bits
constexpr std::int64_t most_lines = 4'096;

using Pair = std::pair<std::int64_t, std::int64_t>;

struct LineQuestion {
    std::string classes;               // the slot of each letter
    std::vector<std::int64_t> values;  // by slot
    std::int64_t shown;                // the slots that score without help, one bit each
    std::int64_t jokers;
    std::int64_t joker_value;
    bool joker_everywhere;
    std::vector<Pair> cards;  // the slots that each can stand for, and what it is worth to keep
    std::vector<Pair> kinds;  // of spaces: how often they count a letter, what one that does not score loses
    std::vector<std::string> shapes;
    std::vector<std::int64_t> bases;    // by length of the word
    std::vector<std::int64_t> bonuses;  // by length, when every letter scores
    std::int64_t strays;
    std::int64_t count;

    // Throws std::invalid_argument where a number is out of bounds.
    void check() const;
};

// A word on its best shape.
struct FoundLine {
    std::int32_t worth;
    std::int32_t points;
    std::uint32_t shape;
    std::uint32_t jokers;  // places, one bit each
    std::array<std::int32_t, most_cards> cards;  // the place of each card, or -1
    std::string slots;                           // of its letters: its order among equals
    Number word;
};

// Best first, then by their slots. `allowed` has one bit a word, or is null when all are.
std::vector<FoundLine> best_lines(const Graph &graph, const LineQuestion &question, const std::uint8_t *allowed);

}  // namespace sobremesa
