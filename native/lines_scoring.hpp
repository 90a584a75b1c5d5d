// What a word scores on a shape, with the best jokers and cards; and what it could score at most.
#pragma once

#include "lines.hpp"

namespace sobremesa {

using Sum = std::int32_t;

struct Letter {
    unsigned slot = 0;
    Sum value = 0;
    bool is_shown = false;
    int card = -1;  // the one that can stand for it
    // At most, with a joker for every letter and, where there are two numbers, a card too.
    Sum plain = 0;       // where it counts once
    Sum more = 0;        // what it adds to that where it counts most
    Sum by_card = 0;     // what a card adds to either
    Sum card_plain = 0;  // where it counts once, by a card if that is better
    Sum card_most = 0;   // where it counts most, by a card if that is better
};

// A word letter by letter, as far as it is known.
struct Spelt {
    std::size_t length = 0;
    std::array<std::uint8_t, most_places> letters;
};

class Scoring {
public:
    explicit Scoring(const LineQuestion &question);

    std::size_t longest() const { return longest_; }
    bool has_shape(std::size_t length) const { return !shapes_[length].empty(); }
    // The most spaces of a shape of this length that count a letter more than once.
    std::size_t doubled(std::size_t length) const { return doubled_[length]; }
    Sum head(std::size_t length) const { return bases_[length] + bonuses_[length]; }
    const Letter &letter(unsigned letter) const { return letters_[letter]; }
    Letters letters() const { return known_; }
    // What is missing at least where so many slots (or places) are not shown, for there is not a joker for each.
    Sum missing(std::size_t open) const { return missing_[open]; }

    // Sets all of `found` but the word itself. False when the word can't be worth the least that is asked.
    bool best(const Spelt &word, Sum least, FoundLine &found) const;

private:
    void set_promises(Letter &letter) const;
    void set_missing();

    struct Shape {
        std::array<Sum, most_places> times;
        std::array<Sum, most_places> losses;
        std::uint32_t number;
    };
    struct Groups;

    void choose(const Spelt &word, const Shape &shape, FoundLine &found, FoundLine &tried, std::size_t card,
                Sum gained, Sum spent) const;
    void choose_jokers(const Spelt &word, const Shape &shape, FoundLine &found, FoundLine &tried, Sum gained,
                       Sum spent) const;

    std::array<Letter, letter_limit> letters_;
    Letters known_ = 0;
    std::int64_t jokers_;
    Sum joker_value_;
    bool joker_everywhere_;
    std::vector<Sum> kept_;
    std::array<std::vector<Shape>, most_places + 1> shapes_;
    std::array<std::size_t, most_places + 1> doubled_{};
    std::array<Sum, most_places + 1> bases_;
    std::array<Sum, most_places + 1> bonuses_;
    std::size_t longest_ = 0;
    Sum most_times_ = 1;
    std::array<Sum, most_places + 1> missing_{};
};

}  // namespace sobremesa
