// What stays the same from search to search: kinds of tiles, and the squares of a board.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bits.hpp"
#include "crossword_index.hpp"

namespace sobremesa::crossword {

constexpr int most_kinds = 32;
constexpr int longest_side = 21;
constexpr int most_tiles = 16;   // on a rack
constexpr int most_factor = 4;   // with most_tiles it keeps every sum within 64 bits
constexpr int most_bonus = 10'000;
constexpr int slot_count = 64;   // a letter's own tile has the letter's number, a tile of two letters 32 and up
constexpr int first_pair = 32;
constexpr std::uint8_t no_tile = 255;
constexpr unsigned no_letter = 32;  // in place of a neighbour that forbids nothing

// Kinds of tiles of one or two letters, as slots: the letters that a node has are the slots of their tiles.
class TileSet {
public:
    TileSet(const std::vector<std::string_view> &spellings, std::string_view values, bool whole);

    struct Pair {
        unsigned first;
        unsigned second;
    };

    int kinds() const { return static_cast<int>(slots_.size()); }
    int slot(int kind) const { return slots_[static_cast<std::size_t>(kind)]; }
    int kind(int slot) const { return kinds_[static_cast<std::size_t>(slot)]; }
    int value(int slot) const { return values_[static_cast<std::size_t>(slot)]; }
    Letters singles() const { return singles_; }
    const std::vector<Pair> &pairs() const { return pairs_; }
    Letters all_pairs() const {
        return pairs_.size() == most_kinds ? all_letters : only(static_cast<unsigned>(pairs_.size())) - 1;
    }

    // The letter of a slot for the question what may stand beside it; a tile of two letters forbids nothing.
    static unsigned edge(int slot) { return slot < first_pair ? static_cast<unsigned>(slot) : no_letter; }
    // The single letters that may stand before and after one.
    Letters before(unsigned letter) const { return before_[letter]; }
    Letters after(unsigned letter) const { return after_[letter]; }

private:
    std::vector<int> slots_;
    std::array<int, slot_count> kinds_{};
    std::array<int, slot_count> values_{};
    std::vector<Pair> pairs_;
    Letters singles_ = 0;
    std::array<Letters, no_letter + 1> before_;
    std::array<Letters, no_letter + 1> after_;
};

// A square board, its squares numbered row by row.
class Board {
public:
    Board(std::int64_t side, std::int64_t start, std::string_view letter_factors, std::string_view word_factors,
          std::int64_t start_factor, std::int64_t full, std::int64_t bonus);

    int side() const { return side_; }
    int cells() const { return side_ * side_; }
    int start() const { return start_; }
    int letter_factor(int cell) const { return letter_factors_[static_cast<std::size_t>(cell)]; }
    int word_factor(int cell) const { return word_factors_[static_cast<std::size_t>(cell)]; }
    int start_factor() const { return start_factor_; }
    int bonus(int tiles) const { return tiles == full_ ? bonus_ : 0; }

private:
    int side_;
    int start_;
    std::vector<int> letter_factors_;
    std::vector<int> word_factors_;
    int start_factor_;
    std::int64_t full_;
    int bonus_;
};

// What lies on the board, one number a square: the kind of its tile or `no_tile`, and what the tile is worth.
struct Position {
    std::string_view kinds;
    std::string_view values;
};

// Tiles on a rack by kind, and blanks.
struct Hand {
    std::string_view counts;
    std::int64_t blanks;
};

void check(const Position &position, const TileSet &tiles, const Board &board);
void check(const Hand &hand, const TileSet &tiles);

}  // namespace sobremesa::crossword
