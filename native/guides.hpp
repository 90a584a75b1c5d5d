// What a search looks for: which letters may come next, and how long a word may be.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bits.hpp"
#include "layout.hpp"

namespace sobremesa {

// A set of letters for every place of a word.
class Pattern {
public:
    explicit Pattern(const std::vector<std::int64_t> &masks);

    Letters choices(int depth) const { return masks_[static_cast<std::size_t>(depth)]; }
    void take(unsigned) {}
    void give_back(unsigned) {}

    int shortest;
    int longest;

private:
    std::vector<Letters> masks_;
};

// Tiles in slots, and blanks. A slot below zero owes that many blanks.
class Rack {
public:
    Rack(std::string_view counts, std::int64_t blanks, std::string_view classes, std::int64_t shortest,
         std::int64_t longest);

    Letters choices(int) const { return blanks_ > 0 ? all_letters : held_; }

    // Lays a tile, or a blank where the slot is empty; so no word is met twice.
    void take(unsigned letter) {
        const unsigned slot = slots_[letter];
        const int left = --left_[slot];
        if (left < 0)
            --blanks_;
        else if (left == 0)
            held_ ^= served_[slot];
    }

    void give_back(unsigned letter) {
        const unsigned slot = slots_[letter];
        const int left = left_[slot]++;
        if (left < 0)
            ++blanks_;
        else if (left == 0)
            held_ ^= served_[slot];
    }

    int shortest;
    int longest;

private:
    static constexpr unsigned no_slot = slot_limit;  // of a letter that only a blank can be

    std::int64_t blanks_;
    Letters held_ = 0;
    std::array<unsigned, letter_limit> slots_;
    std::array<int, slot_limit + 1> left_{};        // int, not a byte: a byte may alias all else
    std::array<Letters, slot_limit + 1> served_{};  // the letters that each slot serves
};

}  // namespace sobremesa
