// The walk through a word graph that `match` and `spell` are: depth first, in the order of the words.
#pragma once

#include <vector>

#include "graph.hpp"

namespace sobremesa {

// The numbers of the words found, in order: those allowed, up to the limit (0: all).
class Found {
public:
    // `allowed` has one bit a word, or is null when all are.
    Found(const std::uint8_t *allowed, std::uint64_t limit) : allowed_(allowed), limit_(limit) {}

    bool is_full() const { return limit_ > 0 && words.size() >= limit_; }

    void note(Number word) {
        if (!allowed_ || (allowed_[word >> 3] >> (word & 7)) & 1) words.push_back(word);
    }

    std::vector<Number> words;

private:
    const std::uint8_t *allowed_;
    std::uint64_t limit_;
};

// A guide has `shortest` and `longest`, says which letters may come at a depth (`choices`), and is told of
// every letter taken and given back.
template <class Guide>
class Walk {
public:
    Walk(const Graph &graph, Guide &guide, Found &found) : graph_(graph), guide_(guide), found_(found) {}

    void start() {
        if (guide_.longest > 0) visit(graph_.root(), 0);
    }

private:
    void visit(const Place &place, int depth) {
        Ways ways(graph_, place);
        for (Letters left = ways.letters & guide_.choices(depth); left && !found_.is_full(); left &= left - 1) {
            const unsigned letter = lowest(left);
            enter(ways.take(letter), letter, depth + 1);
        }
    }

    void enter(const Step &step, unsigned letter, int length) {
        guide_.take(letter);
        if (step.ends && length >= guide_.shortest) found_.note(step.first());
        if (length < guide_.longest && step.below.has_words()) visit(step.below, length);
        guide_.give_back(letter);
    }

    const Graph &graph_;
    Guide &guide_;
    Found &found_;
};

}  // namespace sobremesa
