// What a caller may ask of the search for lines; search/lines_question.py refuses with the same sentences.
#include <stdexcept>

#include "lines.hpp"

namespace sobremesa {

namespace {

[[noreturn]] void refuse(const std::string &why) { throw std::invalid_argument(why); }

void check_within(std::int64_t number, std::int64_t least, std::int64_t most, const char *what) {
    if (number < least || number > most)
        refuse(std::string(what) + " of " + std::to_string(number) + ": it can be " + std::to_string(least) + " to " +
               std::to_string(most));
}

void check_slots(const LineQuestion &asked) {
    if (asked.classes.size() > letter_limit || asked.values.size() != letter_limit)
        refuse("slots are given for at most 32 letters, values for 32 slots");
    for (const char slot : asked.classes)
        check_within(static_cast<unsigned char>(slot), 0, letter_limit - 1, "a slot");
    for (const std::int64_t value : asked.values) check_within(value, 0, most_value, "a value");
}

void check_help(const LineQuestion &asked) {
    check_within(asked.shown, 0, all_letters, "a set of slots");
    check_within(asked.jokers, 0, most_jokers, "a number of jokers");
    check_within(asked.joker_value, 0, most_value, "a joker's value");
    check_within(static_cast<std::int64_t>(asked.cards.size()), 0, most_cards, "a number of cards");
    std::int64_t taken = 0;
    for (const auto &[slots, kept] : asked.cards) {
        check_within(slots, 0, all_letters, "a set of slots");
        check_within(kept, 0, most_value, "a card's worth");
        if (taken & slots) refuse("two cards can stand for the same slot");
        taken |= slots;
    }
}

void check_shapes(const LineQuestion &asked) {
    check_within(static_cast<std::int64_t>(asked.kinds.size()), 1, most_kinds, "a number of kinds");
    for (const auto &[times, loss] : asked.kinds) {
        check_within(times, 0, most_times, "a number of times");
        check_within(loss, 0, most_value, "a loss");
    }
    check_within(static_cast<std::int64_t>(asked.shapes.size()), 0, most_shapes, "a number of shapes");
    for (const std::string &shape : asked.shapes) {
        check_within(static_cast<std::int64_t>(shape.size()), 1, most_places, "a number of places");
        for (const char kind : shape)
            check_within(static_cast<unsigned char>(kind), 0, static_cast<std::int64_t>(asked.kinds.size()) - 1,
                         "a kind of space");
    }
}

}  // namespace

void LineQuestion::check() const {
    check_slots(*this);
    check_help(*this);
    check_shapes(*this);
    if (bases.size() != most_places + 1 || bonuses.size() != most_places + 1)
        refuse("bases and bonuses are given for words of 0 to 16 letters");
    for (const std::int64_t base : bases) check_within(base, -most_value, most_value, "a base");
    for (const std::int64_t bonus : bonuses) check_within(bonus, 0, most_value, "a bonus");
    check_within(strays, 0, most_places, "a number of strays");
    check_within(count, 1, most_lines, "a number of lines");
}

}  // namespace sobremesa
