// The best words that a handful of cards spell; search/cards.py tells what everything means.
#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "graph.hpp"

namespace sobremesa {

constexpr unsigned pair_unit = letter_limit;  // a card that is both letters of the pair
constexpr unsigned unit_limit = letter_limit + 1;
constexpr unsigned no_unit = 255;
constexpr unsigned most_cards = 64;  // a choice of cards is a mask of 64 bits
constexpr unsigned most_colours = 8;
constexpr std::int64_t most_wilds = 4;
constexpr std::int64_t most_points = 1000000;

constexpr unsigned of_centre = 1;
constexpr unsigned must_be_used = 2;

// A row of cards and what may stand beside them, as it comes from outside.
struct CardsAsked {
    std::string_view units;
    const std::vector<std::int64_t> &values;
    std::string_view colours;
    std::string_view flags;
    const std::vector<std::int64_t> &ranks;
    std::string_view pair;
    std::int64_t wilds;
    std::string_view wild_units;
    std::int64_t wild_value;
    std::int64_t change;
};

// The same, checked: nothing in it leads out of any table.
struct CardRow {
    explicit CardRow(const CardsAsked &asked);

    struct Card {
        unsigned unit;
        int value;
        unsigned colour;
        bool is_of_centre;
        bool is_forced;
        std::int64_t rank;
    };

    std::vector<Card> cards;
    std::array<std::vector<unsigned>, unit_limit> of_unit;
    bool has_pair;
    unsigned pair_first = 0;
    unsigned pair_second = 0;
    int wilds;
    std::vector<unsigned> wild_units;
    int wild_value;
    int change;
    bool has_centre = false;
};

// A choice of cards for a word: what it scores, the cards as bits, and what wilds stand for, by places in their list.
struct Choice {
    bool exists = false;
    int points = 0;
    std::uint64_t cards = 0;
    std::vector<unsigned> wilds;
};

// The best choice for one word after another.
class Chooser {
public:
    explicit Chooser(const CardRow &row);

    Choice choose(const std::uint8_t *key, int length);
    // The cards in the order of the letters; a wild is -1 less what it stands for.
    void lay_out(const Choice &choice, const std::uint8_t *key, int length, std::vector<std::int16_t> &cards) const;

private:
    static constexpr unsigned several = most_colours + 1;
    static constexpr unsigned states = 4 * (most_colours + 2);
    struct Pick {
        int worth;  // -1 where there is none
        std::uint64_t cards;
    };
    using Picks = std::array<Pick, states>;

    void with_wilds(Choice &best, unsigned from);
    void pick(Choice &best);
    void add_unit(unsigned unit, int count);
    void finish(Choice &best) const;
    bool is_better(int points, std::uint64_t cards, const Choice &best) const;

    const CardRow &row_;
    int forced_ = 0;
    std::array<int, unit_limit> needed_{};
    std::vector<unsigned> units_;
    std::vector<unsigned> wilds_;
    std::vector<Picks> taken_;
};

// What was found, best first: words, points, and the cards of each between two bounds.
struct CardWords {
    std::vector<Number> words;
    std::vector<std::int32_t> points;
    std::vector<Number> bounds;
    std::vector<std::int16_t> cards;
};

// Searches a graph; for each node it knows the letters that come anywhere below.
class CardSearch {
public:
    CardSearch(const void *memory, std::size_t bytes);

    Number words() const { return graph_.words(); }
    // `allowed` has one bit a word, or is null when all are; a count of 0 asks for all.
    CardWords best(const CardRow &row, const std::uint8_t *allowed, std::uint64_t count) const;

private:
    friend class CardWalk;

    Graph graph_;
    std::vector<Letters> below_;  // by half the offset of a node
};

}  // namespace sobremesa
