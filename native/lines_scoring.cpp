// Jokers and cards to the best advantage of a word, shape by shape.
#include "lines_scoring.hpp"

#include <algorithm>

namespace sobremesa {

// What each joker could do for a word on a shape: a letter wherever it stands, or one place.
struct Scoring::Groups {
    std::size_t count = 0;
    std::array<Sum, most_places> gains;
    std::array<std::uint8_t, most_places> firsts;  // the first place of each
    std::array<std::uint8_t, most_places> slots;

    void add(std::uint8_t slot, std::size_t place, Sum gain, bool everywhere) {
        for (std::size_t group = 0; everywhere && group < count; ++group)
            if (slots[group] == slot) {
                gains[group] += gain;
                return;
            }
        gains[count] = gain;
        firsts[count] = static_cast<std::uint8_t>(place);
        slots[count++] = slot;
    }

    // The sum of the best so many; those that were taken become places in `chosen`. Of equals the first.
    Sum take(std::int64_t jokers, std::uint32_t &chosen) {
        Sum sum = 0;
        for (std::int64_t joker = 0; joker < jokers && joker < static_cast<std::int64_t>(count); ++joker) {
            const auto best = std::max_element(gains.begin(), gains.begin() + static_cast<std::ptrdiff_t>(count));
            chosen |= std::uint32_t{1} << firsts[static_cast<std::size_t>(best - gains.begin())];
            sum += *best;
            *best = -1;
        }
        return sum;
    }
};

Scoring::Scoring(const LineQuestion &asked)
    : jokers_(asked.jokers), joker_value_(static_cast<Sum>(asked.joker_value)),
      joker_everywhere_(asked.joker_everywhere) {
    for (const auto &[slots, kept] : asked.cards) kept_.push_back(static_cast<Sum>(kept));
    for (std::size_t number = 0; number < asked.classes.size(); ++number) {
        const auto slot = static_cast<unsigned char>(asked.classes[number]);
        int card = -1;
        for (std::size_t each = 0; each < asked.cards.size(); ++each)
            if ((asked.cards[each].first >> slot) & 1) card = static_cast<int>(each);
        const bool is_shown = (asked.shown >> slot) & 1;
        letters_[number] = {slot, static_cast<Sum>(asked.values[slot]), is_shown, is_shown ? -1 : card};
        known_ |= only(static_cast<unsigned>(number));
    }
    for (std::size_t length = 0; length <= most_places; ++length) {
        bases_[length] = static_cast<Sum>(asked.bases[length]);
        bonuses_[length] = static_cast<Sum>(asked.bonuses[length]);
    }
    for (std::size_t number = 0; number < asked.shapes.size(); ++number) {
        const std::string &kinds = asked.shapes[number];
        Shape shape{{}, {}, static_cast<std::uint32_t>(number)};
        std::size_t doubled = 0;
        for (std::size_t place = 0; place < kinds.size(); ++place) {
            const auto &[times, loss] = asked.kinds[static_cast<unsigned char>(kinds[place])];
            shape.times[place] = static_cast<Sum>(times);
            shape.losses[place] = static_cast<Sum>(loss);
            doubled += times > 1;
            most_times_ = std::max(most_times_, static_cast<Sum>(times));
        }
        longest_ = std::max(longest_, kinds.size());
        doubled_[kinds.size()] = std::max(doubled_[kinds.size()], doubled);
        shapes_[kinds.size()].push_back(shape);
    }
    for (Letter &letter : letters_) set_promises(letter);
    set_missing();
}

void Scoring::set_promises(Letter &letter) const {
    const Sum value = letter.is_shown ? letter.value : jokers_ > 0 ? joker_value_ : 0;
    letter.plain = letter.card_plain = value;
    letter.more = (most_times_ - 1) * value;
    letter.card_most = most_times_ * value;
    if (letter.card < 0) return;
    const Sum kept = kept_[static_cast<std::size_t>(letter.card)];
    for (Sum times = 1; times <= most_times_; ++times)
        letter.by_card = std::max(letter.by_card, times * (letter.value - value) - kept);
    letter.card_plain = std::max(value, letter.value - kept);
    letter.card_most = std::max(most_times_ * value, most_times_ * letter.value - kept);
}

// A letter for which there is no joker scores by a card, for less by what that is worth to keep, or nothing.
void Scoring::set_missing() {
    if (jokers_ == 0) return;
    std::vector<Sum> losses(most_places, joker_value_);
    for (std::size_t card = 0; card < kept_.size(); ++card) {
        Sum least = joker_value_;
        for (const Letter &letter : letters_)
            for (Sum times = 1; letter.card == static_cast<int>(card) && times <= most_times_; ++times)
                least = std::min(least, std::max(Sum{0}, times * (joker_value_ - letter.value) + kept_[card]));
        losses.push_back(least);
    }
    std::sort(losses.begin(), losses.end());
    for (std::size_t open = 1; open <= most_places; ++open)
        missing_[open] = missing_[open - 1] +
                         (static_cast<std::int64_t>(open) > jokers_ ? losses[open - 1 - static_cast<std::size_t>(jokers_)] : 0);
}

bool Scoring::best(const Spelt &word, Sum least, FoundLine &found) const {
    bool is_found = false;
    found.worth = least - 1;
    for (const Shape &shape : shapes_[word.length]) {
        Groups groups;
        Sum total = bases_[word.length];
        std::array<Sum, most_cards> by_card{};
        for (std::size_t place = 0; place < word.length; ++place) {
            const Letter &letter = letters_[word.letters[place]];
            if (letter.is_shown) {
                total += shape.times[place] * letter.value;
                continue;
            }
            total -= shape.losses[place];
            if (jokers_ > 0)
                groups.add(static_cast<std::uint8_t>(letter.slot), place,
                           shape.times[place] * joker_value_ + shape.losses[place], joker_everywhere_);
            if (letter.card >= 0) {
                const auto card = static_cast<std::size_t>(letter.card);
                by_card[card] = std::max(by_card[card],
                                         shape.times[place] * letter.value + shape.losses[place] - kept_[card]);
            }
        }
        // No more than this: cards and jokers never get in each other's way, and every letter scores.
        std::uint32_t unused = 0;
        Sum promise = total + bonuses_[word.length] + groups.take(jokers_, unused);
        for (const Sum gain : by_card) promise += gain;
        if (promise <= found.worth) continue;
        FoundLine tried = found;
        tried.cards.fill(-1);
        tried.shape = shape.number;
        const Sum before = found.worth;
        choose(word, shape, found, tried, 0, total, 0);
        is_found |= found.worth > before;
    }
    return is_found;
}

// Every way to use the cards, the way without one first.
void Scoring::choose(const Spelt &word, const Shape &shape, FoundLine &found, FoundLine &tried, std::size_t card,
                     Sum gained, Sum spent) const {
    if (card == kept_.size()) {
        choose_jokers(word, shape, found, tried, gained, spent);
        return;
    }
    choose(word, shape, found, tried, card + 1, gained, spent);
    for (std::size_t place = 0; place < word.length; ++place) {
        const Letter &letter = letters_[word.letters[place]];
        if (letter.card != static_cast<int>(card)) continue;
        tried.cards[card] = static_cast<std::int32_t>(place);
        choose(word, shape, found, tried, card + 1,
               gained + shape.times[place] * letter.value + shape.losses[place], spent + kept_[card]);
    }
    tried.cards[card] = -1;
}

void Scoring::choose_jokers(const Spelt &word, const Shape &shape, FoundLine &found, FoundLine &tried, Sum gained,
                            Sum spent) const {
    Groups groups;
    for (std::size_t place = 0; place < word.length; ++place) {
        const Letter &letter = letters_[word.letters[place]];
        if (letter.is_shown) continue;
        if (letter.card >= 0 && tried.cards[static_cast<std::size_t>(letter.card)] == static_cast<std::int32_t>(place))
            continue;
        groups.add(static_cast<std::uint8_t>(letter.slot), place,
                   shape.times[place] * joker_value_ + shape.losses[place], joker_everywhere_);
    }
    const bool all_score = static_cast<std::int64_t>(groups.count) <= jokers_;
    tried.jokers = 0;
    tried.points = gained + groups.take(jokers_, tried.jokers);
    tried.worth = tried.points - spent + (all_score ? bonuses_[word.length] : 0);
    if (tried.worth > found.worth) found = tried;
}

}  // namespace sobremesa
