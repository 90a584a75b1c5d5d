// Guides made from what a caller passed, and their refusals.
#include "guides.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

namespace sobremesa {

Pattern::Pattern(const std::vector<std::int64_t> &masks) : shortest(0), longest(0) {
    for (const std::int64_t mask : masks) {
        if (mask < 0 || mask > std::int64_t{all_letters})
            throw std::invalid_argument("a set of letters is a mask of 32 bits");
        masks_.push_back(static_cast<Letters>(mask));
    }
    // A pattern longer than any key finds nothing, and the walk stays shallow.
    if (masks_.size() <= longest_key) shortest = longest = static_cast<int>(masks_.size());
}

Rack::Rack(std::string_view counts, std::int64_t blanks, std::string_view classes, std::int64_t shortest,
           std::int64_t longest)
    : blanks_(blanks) {
    if (blanks < 0) throw std::invalid_argument("a rack can't have " + std::to_string(blanks) + " blanks");
    if (counts.size() > slot_limit || classes.size() > letter_limit)
        throw std::invalid_argument("a rack has at most 256 slots, for 32 letters");
    std::int64_t tiles = 0;
    for (std::size_t slot = 0; slot < counts.size(); ++slot)
        tiles += left_[slot] = static_cast<unsigned char>(counts[slot]);
    for (unsigned letter = 0; letter < letter_limit; ++letter) {
        slots_[letter] = letter < classes.size() ? static_cast<unsigned char>(classes[letter]) : no_slot;
        served_[slots_[letter]] |= only(letter);
        if (left_[slots_[letter]] > 0) held_ |= only(letter);
    }
    const auto deepest = std::int64_t{longest_key};
    const std::int64_t pieces = tiles + std::min(blanks, deepest);
    this->longest = static_cast<int>(std::clamp<std::int64_t>(std::min(longest, pieces), 0, deepest));
    this->shortest = static_cast<int>(std::clamp<std::int64_t>(shortest, 0, deepest + 1));
}

}  // namespace sobremesa
