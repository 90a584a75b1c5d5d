// An upper bound that is quick to find: the best tiles on the best squares, and the best leave.
#include "crossword_bound.hpp"

namespace sobremesa::crossword {

std::size_t leave_count(const Hand &hand) {
    std::size_t count = static_cast<std::size_t>(hand.blanks) + 1;
    for (const char tiles : hand.counts) count *= static_cast<std::size_t>(static_cast<std::uint8_t>(tiles)) + 1;
    return count;
}

Leaves::Leaves(const Question &question, const std::vector<std::int64_t> &values) : values_(values) {
    best_.fill(values.empty() ? 0 : Bound::none / 4);
    std::vector<int> radices;
    std::size_t weight = 1;
    int tiles = static_cast<int>(question.hand.blanks);
    for (const char count : question.hand.counts) {
        radices.push_back(static_cast<std::uint8_t>(count) + 1);
        tiles += static_cast<std::uint8_t>(count);
        weights_.push_back(weight);
        weight *= static_cast<std::size_t>(radices.back());
    }
    radices.push_back(static_cast<int>(question.hand.blanks) + 1);
    weights_.push_back(weight);
    for (std::size_t leave = 0; leave < values.size(); ++leave) {
        int left = 0;
        std::size_t digits = leave;
        for (std::size_t kind = 0; kind < radices.size() && digits; ++kind) {
            left += static_cast<int>(digits % static_cast<std::size_t>(radices[kind]));
            digits /= static_cast<std::size_t>(radices[kind]);
        }
        std::int64_t &best = best_[static_cast<std::size_t>(tiles - left)];
        best = std::max(best, values[leave]);
    }
}

void Bound::finish() {
    std::int64_t most = none;
    for (int left = tiles_; left >= 0; --left) {
        for (int right = tiles_ - left - 1; right >= 0; --right)
            at(left, right) = std::max(at(left, right), at(left, right + 1));
        most = std::max(most, at(left, 0));
        leftwards_[static_cast<std::size_t>(left)] = most;
    }
    best_ = most;
}

// Squares that tiles are laid on, added one by one.
struct Bounds::Reach {
    int tiles = 0;
    std::int64_t factor = 1;
    std::int64_t runs = 0;      // what the tiles of the board in the word are worth
    std::int64_t capped = 0;    // the most on squares of crossing words, in the word
    std::int64_t crossing = 0;  // and in those words
    std::array<int, most_factor + 1> squares{};  // of the other squares, how many have at least each factor
};

Bounds::Bounds(const Question &question, const Rack &rack, const Leaves &leaves, const std::vector<Start> &starts,
               bool is_first)
    : question_(question), leaves_(leaves), tiles_(rack.size) {
    std::vector<int> values;
    for (int kind = 0; kind < question.tiles.kinds(); ++kind) {
        const int slot = question.tiles.slot(kind);
        const int count = rack.counts[static_cast<std::size_t>(slot)];
        if (count) by_value_[static_cast<std::size_t>(slots_++)] = slot;
        values.insert(values.end(), static_cast<std::size_t>(count), question.tiles.value(slot));
    }
    std::sort(by_value_.begin(), by_value_.begin() + slots_,
              [&](int one, int other) { return question.tiles.value(one) > question.tiles.value(other); });
    values.resize(static_cast<std::size_t>(tiles_));  // blanks
    std::sort(values.rbegin(), values.rend());
    top_.fill(0);
    for (std::size_t number = 0; number < values.size(); ++number) top_[number + 1] = top_[number] + values[number];
    const std::size_t size = static_cast<std::size_t>((tiles_ + 1) * (tiles_ + 1));
    room_.assign(size * starts.size(), Bound::none);
    bounds_.reserve(starts.size());
    for (const Start &start : starts) {
        bounds_.emplace_back(start, tiles_, &room_[size * bounds_.size()]);
        measure(start, bounds_.back(), is_first);
    }
}

std::vector<const Bound *> Bounds::best_first() const {
    std::vector<const Bound *> order;
    for (const Bound &bound : bounds_) order.push_back(&bound);
    std::sort(order.begin(), order.end(),
              [](const Bound *one, const Bound *other) { return one->best() > other->best(); });
    return order;
}

void Bounds::measure(const Start &start, Bound &bound, bool is_first) const {
    const Line &line = *start.line;
    Reach leftwards;
    if (is_first) leftwards.factor = question_.board.start_factor();
    if (start.run >= 0) leftwards.runs = line.runs[static_cast<std::size_t>(start.run)].value;
    for (int left = 0; left <= tiles_; ++left) {
        if (left > 0) {
            const int place = start.place - (left - 1);
            if (place < start.left_limit || !reach(line, place, leftwards)) break;
        } else if (start.run < 0) {
            continue;
        }
        Reach both = leftwards;
        if (left > 0) bound.note(left, 0, worth(both));
        int place = start.right;
        for (int right = 1; left + right <= tiles_; ++right) {
            if (place > start.right_limit || !reach(line, place, both)) break;
            for (++place; line.has_tile(place); ++place) both.runs += line.values[static_cast<std::size_t>(place)];
            bound.note(left, right, worth(both));
        }
    }
    bound.finish();
}

// False when no tile of the rack can be laid there.
bool Bounds::reach(const Line &line, int place, Reach &reach) const {
    const std::size_t at = static_cast<std::size_t>(place);
    if (!line.singles[at] && !line.pairs[at]) return false;
    const int factor = line.letter_factors[at];
    ++reach.tiles;
    reach.factor *= line.word_factors[at];
    if (line.crossing[at] == 0) {
        for (int least = 1; least <= factor; ++least) ++reach.squares[static_cast<std::size_t>(least)];
        return true;
    }
    int most = 0;  // of the rack's tiles that the crossing word takes
    for (int number = 0; number < slots_; ++number) {
        const int slot = by_value_[static_cast<std::size_t>(number)];
        const Letters fitting = slot < first_pair ? line.singles[at] >> slot : line.pairs[at] >> (slot - first_pair);
        if (!(fitting & 1)) continue;
        most = question_.tiles.value(slot) * factor;
        break;
    }
    reach.capped += most;
    reach.crossing += std::int64_t{line.crossing[at]} * (line.crossing_value[at] + most);
    return true;
}

std::int64_t Bounds::worth(const Reach &reach) const {
    std::int64_t letters = reach.runs + reach.capped;
    for (int least = 1; least <= most_factor; ++least)
        letters += top_[static_cast<std::size_t>(reach.squares[static_cast<std::size_t>(least)])];
    const std::int64_t points = letters * reach.factor + reach.crossing + question_.board.bonus(reach.tiles);
    return point_worth * points + leaves_.best_after(reach.tiles);
}

}  // namespace sobremesa::crossword
