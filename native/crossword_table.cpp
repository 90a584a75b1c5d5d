// Every number that comes from outside is looked at here; crossword_table.py says the same of the same numbers.
#include "crossword_table.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace sobremesa::crossword {

namespace {

void require(bool holds, const std::string &sentence) {
    if (!holds) throw std::invalid_argument(sentence);
}

std::string said(std::int64_t number) { return std::to_string(number); }

bool are_factors(std::string_view factors) {
    return std::all_of(factors.begin(), factors.end(), [](char factor) {
        return factor >= 1 && factor <= most_factor;
    });
}

}  // namespace

TileSet::TileSet(const std::vector<std::string_view> &spellings, std::string_view values, bool whole) {
    const auto size = static_cast<std::int64_t>(spellings.size());
    require(size >= 1 && size <= most_kinds, said(size) + " kinds of tiles: there can be 1 to " + said(most_kinds));
    require(values.size() == spellings.size(), "every kind of tile has a spelling and a value");
    before_.fill(all_letters);
    after_.fill(all_letters);
    kinds_.fill(-1);
    for (std::size_t kind = 0; kind < spellings.size(); ++kind) {
        const std::string_view spelling = spellings[kind];
        require(spelling.size() == 1 || spelling.size() == 2, "a tile spells one letter or two");
        for (const char letter : spelling)
            require(static_cast<std::uint8_t>(letter) < turn, "a tile has letters up to " + said(turn - 1));
        require(std::count(spellings.begin(), spellings.end(), spelling) == 1, "no two kinds of tiles spell the same");
        const unsigned first = static_cast<std::uint8_t>(spelling[0]);
        int slot = static_cast<int>(first);
        if (spelling.size() == 1) {
            singles_ |= only(first);
        } else {
            slot = first_pair + static_cast<int>(pairs_.size());
            pairs_.push_back({first, static_cast<std::uint8_t>(spelling[1])});
        }
        slots_.push_back(slot);
        kinds_[static_cast<std::size_t>(slot)] = static_cast<int>(kind);
        values_[static_cast<std::size_t>(slot)] = static_cast<std::uint8_t>(values[kind]);
    }
    if (!whole) return;
    for (const Pair &pair : pairs_) {
        after_[pair.first] &= ~only(pair.second);
        before_[pair.second] &= ~only(pair.first);
    }
}

Board::Board(std::int64_t side, std::int64_t start, std::string_view letter_factors, std::string_view word_factors,
             std::int64_t start_factor, std::int64_t full, std::int64_t bonus) {
    require(side >= 1 && side <= longest_side,
            "a board of side " + said(side) + ": it can be 1 to " + said(longest_side));
    const std::size_t cells = static_cast<std::size_t>(side * side);
    require(letter_factors.size() == cells && word_factors.size() == cells, "every square has two factors");
    require(start >= 0 && start < side * side, "the start is no square of the board");
    const bool starts_well = start_factor >= 1 && start_factor <= most_factor;
    require(are_factors(letter_factors) && are_factors(word_factors) && starts_well,
            "a factor is 1 to " + said(most_factor));
    require(bonus >= 0 && bonus <= most_bonus, "a bonus is 0 to " + said(most_bonus));
    side_ = static_cast<int>(side);
    start_ = static_cast<int>(start);
    letter_factors_.assign(letter_factors.begin(), letter_factors.end());
    word_factors_.assign(word_factors.begin(), word_factors.end());
    start_factor_ = static_cast<int>(start_factor);
    full_ = full;
    bonus_ = static_cast<int>(bonus);
}

void check(const Position &position, const TileSet &tiles, const Board &board) {
    const std::size_t cells = static_cast<std::size_t>(board.cells());
    require(position.kinds.size() == cells && position.values.size() == cells,
            "a position has a kind and a value for every square");
    for (const char kind : position.kinds) {
        const auto number = static_cast<std::uint8_t>(kind);
        require(number < tiles.kinds() || number == no_tile, "a tile on the board is of no known kind");
    }
}

void check(const Hand &hand, const TileSet &tiles) {
    require(hand.counts.size() == static_cast<std::size_t>(tiles.kinds()), "a rack counts the tiles of every kind");
    require(hand.blanks >= 0, "a rack can't have less than no tiles");
    std::int64_t sum = std::min<std::int64_t>(hand.blanks, most_tiles + 1);
    for (const char count : hand.counts) sum += static_cast<std::uint8_t>(count);
    require(sum <= most_tiles, "a rack has at most " + said(most_tiles) + " tiles");
}

}  // namespace sobremesa::crossword
