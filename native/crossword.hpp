// The search for plays on a crossword board: all of them, the best of them, or whether there is any.
//
// A play lies in one line. Where it has tiles of the board in its line it is found from the first run of them;
// else from the first of its squares that a crossing word goes through. From there the index leads back, turns,
// and leads on; rack, crossing words and node meet in one AND. Blanks are walked as the letters they stand for;
// which tile is the blank is told when a word is found.
#pragma once

#include <cstdint>
#include <vector>

#include "crossword_lines.hpp"
#include "crossword_table.hpp"

namespace sobremesa::crossword {

constexpr std::int64_t point_worth = 1000;
constexpr std::size_t most_plays = std::size_t{1} << 24;
constexpr std::int64_t most_asked = 10'000;
constexpr std::int64_t most_leave = std::int64_t{1} << 40;

// Plays one behind the other: those of number i are cells and layings from bounds[i] to bounds[i + 1]. A laying
// is twice the kind, plus one for a blank.
struct Plays {
    std::vector<std::int64_t> worths;  // of the best ones alone
    std::vector<std::int64_t> points;
    std::vector<std::uint32_t> bounds{0};
    std::vector<std::uint16_t> cells;
    std::vector<std::uint8_t> layings;
};

struct Question {
    const Words &words;
    const TileSet &tiles;
    const Board &board;
    Position position;
    Hand hand;
};

// Thrift keeps one of the plays that differ only in which tile is a blank: that whose blanks come last.
Plays all_plays(const Question &question, bool thrifty);
// The best by worth, then by cells, then by layings. `leaves` has a number for every set of tiles that can be
// left of the rack: kinds are the digits from the lowest on, blanks the last. It may be empty: all zero.
Plays best_plays(const Question &question, std::size_t count, const std::vector<std::int64_t> &leaves);
bool any_play(const Question &question);

// How many sets of tiles can be left of a rack.
std::size_t leave_count(const Hand &hand);

}  // namespace sobremesa::crossword
