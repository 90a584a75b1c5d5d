// A word graph over borrowed memory, read in checked steps.
//
// Nothing in the memory is believed. A step checks that the node it reads lies in the buffer, that its child
// stands before it and that the words below an edge are some of the words below the node. Loading therefore
// reads the header alone, and a damaged graph ends in an exception or an answer, never in a crash.
#pragma once

#include <cstring>
#include <string>
#include <utility>

#include "bits.hpp"
#include "layout.hpp"

namespace sobremesa {

[[noreturn]] void throw_damaged();

// A node on one of the ways to it, which decides the numbers of the words below: first to end.
struct Place {
    Number node;
    Number first;
    Number end;

    bool has_words() const { return first != end; }
};

// What lies behind a letter: whether a word ends with it, and the longer ones.
struct Step {
    Place below;
    Number ends;

    Number first() const { return below.first - ends; }
};

class Graph {
public:
    Graph(const void *memory, std::size_t bytes);

    Number words() const { return root_.end; }
    Place root() const { return root_; }
    std::size_t size() const { return size_; }

    // One of the size() numbers, for a search that reads the nodes one after the other.
    Number number(std::size_t offset) const { return at(offset); }

    // The number of the word with this key, -1 when there is none.
    std::int64_t index(const std::uint8_t *key, std::size_t length) const;
    // The key of a word below words().
    std::string key(Number word) const;
    // The first word that begins with this key and how many do.
    std::pair<Number, Number> prefix(const std::uint8_t *key, std::size_t length) const;

    // The letters that lead on from a place.
    Letters letters(const Place &place) const {
        if (!place.has_words()) return 0;
        if (std::size_t{place.node} + node_size > size_) throw_damaged();
        const Letters letters = at(place.node);
        // Counting the letters is dear, and needless far from the end.
        const std::size_t edges = std::size_t{place.node} + node_size;
        if (edges + edge_size * letter_limit > size_ && edges + edge_size * count(letters) > size_) throw_damaged();
        return letters;
    }

    // Where the edge lies of a letter that is one of letters(place).
    std::size_t edge(const Place &place, Letters letters, unsigned letter) const {
        return place.node + node_size + edge_size * count(letters & (only(letter) - 1));
    }

    // Says that the edge is soon taken, so that memory can fetch what lies behind it meanwhile.
    void expect(std::size_t edge) const {
#if defined(__GNUC__)
        __builtin_prefetch(memory_ + at(edge) * sizeof(Number));
#endif
    }

    // Takes a letter that is one of letters(place).
    Step take(const Place &place, Letters letters, unsigned letter) const {
        return take(place, letters, letter, edge(place, letters, letter));
    }

    Step take(const Place &place, Letters letters, unsigned letter, std::size_t edge) const {
        const bool is_last = (letters >> letter) == 1;
        const Number words = place.end - place.first;
        const Number child = at(edge);
        const Number before = at(edge + 1);
        const Number after = is_last ? words : at(edge + edge_size + 1);
        if (before >= after || after > words) throw_damaged();
        const Number ends = (at(place.node + 1) >> letter) & 1;
        const Place below{child, place.first + before + ends, place.first + after};
        if (below.has_words() & ((child < header_size) | (child >= place.node))) throw_damaged();
        return {below, ends};
    }

private:
    // A copy, for a slice of a file need not be aligned; it compiles to a plain load.
    Number at(std::size_t offset) const {
        Number number;
        std::memcpy(&number, memory_ + offset * sizeof(Number), sizeof number);
        return number;
    }

    bool follow(Step &step, unsigned letter) const;
    unsigned step_towards(Step &step, Number word) const;

    const unsigned char *memory_;
    std::size_t size_;
    Place root_;
};

// The ways on from a place, taken in the order of the alphabet. Edges that share words would let a damaged graph send a
// walk in circles without end: that is damage, too.
class Ways {
public:
    Ways(const Graph &graph, const Place &place) : Ways(graph, place, graph.letters(place)) {}
    Ways(const Graph &graph, const Place &place, Letters letters)
        : letters(letters), graph_(graph), place_(place), floor_(place.first) {}

    std::size_t edge(unsigned letter) const { return graph_.edge(place_, letters, letter); }

    Step take(unsigned letter) { return take(letter, edge(letter)); }

    Step take(unsigned letter, std::size_t edge) {
        const Step step = graph_.take(place_, letters, letter, edge);
        if (step.first() < floor_) throw_damaged();
        floor_ = step.below.end;
        return step;
    }

    const Letters letters;

private:
    const Graph &graph_;
    const Place &place_;
    Number floor_;
};

}  // namespace sobremesa
