// What the plays from a start can be worth at most, so that the best are found first and the rest passed over.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <limits>
#include <vector>

#include "crossword.hpp"
#include "crossword_walk.hpp"

namespace sobremesa::crossword {

// What the tiles left of a rack are worth.
class Leaves {
public:
    Leaves(const Question &question, const std::vector<std::int64_t> &values);

    // After these layings.
    std::int64_t after(const std::uint8_t *layings, int tiles) const {
        if (values_.empty()) return 0;
        std::size_t left = values_.size() - 1;
        for (int number = 0; number < tiles; ++number) {
            const std::uint8_t laying = layings[number];
            left -= laying & 1 ? weights_.back() : weights_[laying >> 1];
        }
        return values_[left];
    }
    // The best after so many tiles.
    std::int64_t best_after(int tiles) const { return best_[static_cast<std::size_t>(tiles)]; }

private:
    const std::vector<std::int64_t> &values_;
    std::vector<std::size_t> weights_;  // by kind, then of blanks
    std::array<std::int64_t, most_tiles + 1> best_;
};

// The most that plays from one start can be worth, by tiles laid leftwards and rightwards.
class Bound {
public:
    Bound(const Start &start, int tiles, std::int64_t *room) : start_(&start), tiles_(tiles), room_(room) {}

    const Start &start() const { return *start_; }
    std::int64_t best() const { return best_; }
    // With at least so many tiles leftwards.
    std::int64_t leftwards(int left) const { return left > tiles_ ? none : leftwards_[static_cast<std::size_t>(left)]; }
    // With exactly so many leftwards and at least so many rightwards.
    std::int64_t rightwards(int left, int right) const { return left + right > tiles_ ? none : at(left, right); }

    void note(int left, int right, std::int64_t worth) { at(left, right) = worth; }
    void finish();

    static constexpr std::int64_t none = std::numeric_limits<std::int64_t>::min();

private:
    std::int64_t &at(int left, int right) const { return room_[left * (tiles_ + 1) + right]; }

    const Start *start_;
    int tiles_;
    std::int64_t *room_;
    std::int64_t best_ = none;
    std::array<std::int64_t, most_tiles + 1> leftwards_;
};

class Bounds {
public:
    Bounds(const Question &question, const Rack &rack, const Leaves &leaves, const std::vector<Start> &starts,
           bool is_first);

    std::vector<const Bound *> best_first() const;

private:
    struct Reach;

    void measure(const Start &start, Bound &bound, bool is_first) const;
    bool reach(const Line &line, int place, Reach &reach) const;
    std::int64_t worth(const Reach &reach) const;

    const Question &question_;
    const Leaves &leaves_;
    int tiles_;
    std::array<std::int64_t, most_tiles + 1> top_;  // what the so many most valuable tiles are worth
    std::array<int, slot_count> by_value_{};        // slots of the rack, the most valuable first
    int slots_ = 0;
    std::vector<std::int64_t> room_;
    std::vector<Bound> bounds_;
};

}  // namespace sobremesa::crossword
