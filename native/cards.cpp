// Cards checked, and the exact choice of cards for a word.
#include "cards.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace sobremesa {

namespace {

[[noreturn]] void refuse(const std::string &message) { throw std::invalid_argument(message); }

void check_number(const char *what, std::int64_t number, std::int64_t least, std::int64_t most) {
    if (number < least || number > most)
        refuse(std::string(what) + " " + std::to_string(number) + ": it is " + std::to_string(least) + " to " +
               std::to_string(most));
}

void check_unit(unsigned unit, bool has_pair) {
    if (unit < letter_limit || (unit == pair_unit && has_pair)) return;
    refuse("letter " + std::to_string(unit) + " of cards: letters are below 32, or 32 for the pair, if there is one");
}

void check_pair(std::string_view pair) {
    if (pair.empty()) return;
    const auto letter = [&](std::size_t place) { return static_cast<unsigned char>(pair[place]); };
    if (pair.size() != 2 || letter(0) == letter(1) || std::max(letter(0), letter(1)) >= letter_limit)
        refuse("a pair of letters is two different ones below 32");
}

unsigned lowest_card(std::uint64_t cards) {
    const auto low = static_cast<Letters>(cards);
    return low ? lowest(low) : 32 + lowest(static_cast<Letters>(cards >> 32));
}

// Of two sets of as many cards the one that has the lowest card which the other lacks.
bool is_lower(std::uint64_t one, std::uint64_t other) {
    const std::uint64_t apart = one ^ other;
    return apart && (one >> lowest_card(apart) & 1);
}

}  // namespace

CardRow::CardRow(const CardsAsked &asked)
    : has_pair(!asked.pair.empty()),
      wilds(static_cast<int>(asked.wilds)),
      wild_value(static_cast<int>(asked.wild_value)),
      change(static_cast<int>(asked.change)) {
    const std::size_t count = asked.units.size();
    if (count > most_cards)
        refuse(std::to_string(count) + " cards: there are at most " + std::to_string(most_cards));
    for (const std::size_t size : {asked.values.size(), asked.colours.size(), asked.flags.size(), asked.ranks.size()})
        if (size != count) refuse("as many values, colours, flags and ranks as there are cards");
    check_pair(asked.pair);
    check_number("a number of wilds of", asked.wilds, 0, most_wilds);
    check_number("a wild worth", asked.wild_value, 0, most_points);
    check_number("a change of", asked.change, -most_points, most_points);
    if (has_pair) {
        pair_first = static_cast<unsigned char>(asked.pair[0]);
        pair_second = static_cast<unsigned char>(asked.pair[1]);
    }
    for (std::size_t place = 0; place < count; ++place) {
        const unsigned unit = static_cast<unsigned char>(asked.units[place]);
        const unsigned colour = static_cast<unsigned char>(asked.colours[place]);
        const unsigned flags = static_cast<unsigned char>(asked.flags[place]);
        if (unit != no_unit) check_unit(unit, has_pair);
        check_number("a card worth", asked.values[place], 0, most_points);
        check_number("a card of colour", colour, 0, most_colours - 1);
        check_number("a card with flags", flags, 0, of_centre | must_be_used);
        const bool is_of_centre = flags & of_centre;
        has_centre |= is_of_centre;
        cards.push_back({unit, static_cast<int>(asked.values[place]), colour, is_of_centre,
                         (flags & must_be_used) != 0, asked.ranks[place]});
        if (unit != no_unit) of_unit[unit].push_back(static_cast<unsigned>(place));
    }
    std::uint64_t known = 0;
    for (const char each : asked.wild_units) {
        const unsigned unit = static_cast<unsigned char>(each);
        check_unit(unit, has_pair);
        if (known >> unit & 1) refuse("letter " + std::to_string(unit) + " of wilds: it stands there twice");
        known |= std::uint64_t{1} << unit;
        wild_units.push_back(unit);
    }
}

Chooser::Chooser(const CardRow &row) : row_(row) {
    for (const CardRow::Card &card : row.cards) forced_ += card.is_forced;
}

Choice Chooser::choose(const std::uint8_t *key, int length) {
    needed_.fill(0);
    units_.clear();
    int pairs = 0;
    for (int place = 0; place < length; ++place) {
        if (needed_[key[place]]++ == 0) units_.push_back(key[place]);
        pairs += row_.has_pair && place > 0 && key[place - 1] == row_.pair_first && key[place] == row_.pair_second;
    }
    if (pairs) units_.push_back(pair_unit);
    Choice best;
    for (int together = 0; together <= pairs; ++together) {
        with_wilds(best, 0);
        --needed_[row_.pair_first];
        --needed_[row_.pair_second];
        ++needed_[pair_unit];
    }
    return best;
}

// Cards alone first, then with each thing that one wild more may be.
void Chooser::with_wilds(Choice &best, unsigned from) {
    int missing = 0;
    for (const unsigned unit : units_)
        missing += std::max(0, needed_[unit] - static_cast<int>(row_.of_unit[unit].size()));
    if (missing == 0) pick(best);
    const int left = row_.wilds - static_cast<int>(wilds_.size());
    if (left == 0 || missing > left) return;
    for (unsigned place = from; place < row_.wild_units.size(); ++place) {
        const unsigned unit = row_.wild_units[place];
        if (needed_[unit] == 0) continue;
        --needed_[unit];
        wilds_.push_back(place);
        with_wilds(best, place);
        wilds_.pop_back();
        ++needed_[unit];
    }
}

// What counts of a choice so far is its worth, its colour or that it has several, and where its cards come from: the
// better of two that are alike in this stays the better, whatever cards follow.
void Chooser::pick(Choice &best) {
    if (taken_.empty()) taken_.resize(1);
    taken_[0].fill({-1, 0});
    taken_[0][(row_.has_centre ? 0 : 2) + (wilds_.empty() ? 0 : 1)] = {0, 0};
    int forced = 0;
    for (const unsigned unit : units_) {
        if (needed_[unit] == 0) continue;
        for (const unsigned card : row_.of_unit[unit]) forced += row_.cards[card].is_forced;
        add_unit(unit, needed_[unit]);
    }
    if (forced == forced_) finish(best);
}

void Chooser::add_unit(unsigned unit, int count) {
    if (taken_.size() <= static_cast<std::size_t>(count)) taken_.resize(static_cast<std::size_t>(count) + 1);
    for (int many = 1; many <= count; ++many) taken_[many].fill({-1, 0});
    for (const unsigned number : row_.of_unit[unit]) {
        const CardRow::Card &card = row_.cards[number];
        for (int many = count; many > 0; --many) {
            if (card.is_forced) taken_[many].fill({-1, 0});
            for (unsigned state = 0; state < states; ++state) {
                const Pick &before = taken_[many - 1][state];
                if (before.worth < 0) continue;
                const unsigned had = state >> 2;
                const unsigned colour = had == 0 || had == card.colour + 1 ? card.colour + 1 : several;
                Pick &after = taken_[many][colour << 2 | (state & 3) | (card.is_of_centre ? 2 : 1)];
                const Pick made{before.worth + card.value, before.cards | std::uint64_t{1} << number};
                if (made.worth > after.worth || (made.worth == after.worth && is_lower(made.cards, after.cards)))
                    after = made;
            }
        }
        if (card.is_forced) taken_[0].fill({-1, 0});
    }
    taken_[0] = taken_[count];
}

void Chooser::finish(Choice &best) const {
    const int beside = row_.wild_value * static_cast<int>(wilds_.size()) + row_.change;
    for (unsigned state = 3; state < states; state += 4) {
        const Pick &pick = taken_[0][state];
        if (pick.worth < 0) continue;
        const int sum = pick.worth + beside;
        const int points = state >> 2 == several ? sum : 2 * sum;
        if (is_better(points, pick.cards, best)) best = {true, points, pick.cards, wilds_};
    }
}

// Points, then fewer wilds, then the lower ranks, then the earlier of what wilds may be.
bool Chooser::is_better(int points, std::uint64_t cards, const Choice &best) const {
    if (!best.exists || points != best.points) return !best.exists || points > best.points;
    if (wilds_.size() != best.wilds.size()) return wilds_.size() < best.wilds.size();
    std::uint64_t one = cards, other = best.cards;
    for (; one && other; one &= one - 1, other &= other - 1) {
        const std::int64_t ours = row_.cards[lowest_card(one)].rank, theirs = row_.cards[lowest_card(other)].rank;
        if (ours != theirs) return ours < theirs;
    }
    if (one || other) return other != 0;
    return wilds_ < best.wilds;
}

void Chooser::lay_out(const Choice &choice, const std::uint8_t *key, int length,
                      std::vector<std::int16_t> &cards) const {
    std::array<std::vector<std::int16_t>, unit_limit> piles;
    for (std::uint64_t left = choice.cards; left; left &= left - 1) {
        const unsigned card = lowest_card(left);
        piles[row_.cards[card].unit].push_back(static_cast<std::int16_t>(card));
    }
    for (const unsigned wild : choice.wilds)
        piles[row_.wild_units[wild]].push_back(static_cast<std::int16_t>(-1 - static_cast<int>(wild)));
    std::array<std::size_t, unit_limit> used{};
    for (int place = 0; place < length;) {
        const bool is_pair = row_.has_pair && place + 1 < length && key[place] == row_.pair_first &&
                             key[place + 1] == row_.pair_second && used[pair_unit] < piles[pair_unit].size();
        const unsigned unit = is_pair ? pair_unit : key[place];
        cards.push_back(piles[unit][used[unit]++]);
        place += is_pair ? 2 : 1;
    }
}

}  // namespace sobremesa
