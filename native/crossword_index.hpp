// A crossword index over borrowed memory: from any letter of a word to its beginning, then to its end.
//
// For each word and each of its letters there is a way: from that letter back to the first one, a turn, and the
// letters behind it; no turn where nothing is behind it. Nothing in the memory is believed: whatever is read is
// checked to lie in the buffer, and a search takes no more steps than its rack and its board have room for.
#pragma once

#include <cstring>
#include <string>
#include <vector>

#include "bits.hpp"
#include "graph.hpp"
#include "layout.hpp"

namespace sobremesa::crossword {

// search/layout.py has the same numbers.
constexpr Number index_magic = 0x58435342u;  // "BSCX" on a little-endian machine
constexpr Number index_version = 1;
constexpr std::size_t index_header_size = 5;   // magic, version, words, size in numbers, root
constexpr Number nothing = index_header_size;  // an empty node stands first: what follows where nothing follows
constexpr unsigned turn = 31;                 // takes the place of a letter; the letters are 0 to 30

[[noreturn]] void throw_damaged_index();

class Index {
public:
    Index(const void *memory, std::size_t bytes);

    Number root() const { return root_; }

    // The letters that lead on from a node or end a word there.
    Letters letters(Number node) const {
        if (std::size_t{node} + 2 > size_) throw_damaged_index();
        return at(node);
    }
    // Those of them that end a word.
    Letters endings(Number node) const { return at(std::size_t{node} + 1); }

    // The node behind a letter that is one of letters(node).
    Number below(Number node, Letters letters, unsigned letter) const {
        const std::size_t place = std::size_t{node} + 2 + count(letters & (only(letter) - 1));
        if (place >= size_) throw_damaged_index();
        return at(place);
    }

    // Asks for a node that will be read soon: a step is mostly a wait for memory (a quarter of a search).
    void fetch(Number node) const {
#if defined(__GNUC__)
        __builtin_prefetch(memory_ + std::size_t{node} * sizeof(Number));
#endif
    }

    Number follow(Number node, unsigned letter) const {
        const Letters letters = this->letters(node);
        return (letters >> letter) & 1 ? below(node, letters, letter) : nothing;
    }

private:
    Number at(std::size_t offset) const {
        Number number;
        std::memcpy(&number, memory_ + offset * sizeof(Number), sizeof number);
        return number;
    }

    const unsigned char *memory_;
    std::size_t size_;
    Number root_ = 0;
};

// The index of the words of a graph that are allowed, one bit a word.
std::vector<Number> build_index(const Graph &graph, const std::uint8_t *allowed);

}  // namespace sobremesa::crossword
