// The header of a word graph, and walks along a single path.
#include "graph.hpp"

#include <stdexcept>

namespace sobremesa {

void throw_damaged() { throw std::invalid_argument("a damaged word graph: build it again"); }

Graph::Graph(const void *memory, std::size_t bytes)
    : memory_(static_cast<const unsigned char *>(memory)), size_(bytes / sizeof(Number)), root_{} {
    if (size_ < header_size || bytes % sizeof(Number) != 0)
        throw std::invalid_argument("not a word graph: " + std::to_string(bytes) +
                                    " bytes are no whole header and nodes");
    if (at(0) != magic)
        throw std::invalid_argument("not a word graph: it does not begin with the mark of one");
    if (at(1) != version)
        throw std::invalid_argument("a word graph of version " + std::to_string(at(1)) +
                                    ": this kernel reads version " + std::to_string(version));
    const std::uint64_t told = header_size + node_size * std::uint64_t{at(3)} + edge_size * std::uint64_t{at(4)};
    if (told != size_)
        throw std::invalid_argument("a cut or stretched word graph: " + std::to_string(bytes) + " bytes, not " +
                                    std::to_string(told * sizeof(Number)));
    root_ = Place{at(5), 0, at(2)};
    const bool is_in_header = root_.has_words() && root_.node < header_size;
    if (root_.end > most_words || root_.node >= size_ || is_in_header) throw_damaged();
}

bool Graph::follow(Step &step, unsigned letter) const {
    const Letters letters = this->letters(step.below);
    if (letter >= letter_limit || !(letters & only(letter))) return false;
    step = take(step.below, letters, letter);
    return true;
}

std::int64_t Graph::index(const std::uint8_t *key, std::size_t length) const {
    Step step{root_, 0};
    for (std::size_t depth = 0; depth < length; ++depth)
        if (!follow(step, key[depth])) return -1;
    return step.ends ? std::int64_t{step.first()} : -1;
}

std::pair<Number, Number> Graph::prefix(const std::uint8_t *key, std::size_t length) const {
    Step step{root_, 0};
    for (std::size_t depth = 0; depth < length; ++depth)
        if (!follow(step, key[depth])) return {0, 0};
    return {step.first(), step.below.end - step.first()};
}

std::string Graph::key(Number word) const {
    std::string key;
    Step step{root_, 0};
    while (!step.ends || step.first() != word) {
        key.push_back(static_cast<char>(step_towards(step, word)));
        if (key.size() > longest_key) throw_damaged();
    }
    return key;
}

unsigned Graph::step_towards(Step &step, Number word) const {
    const Letters letters = this->letters(step.below);
    for (Letters left = letters; left; left &= left - 1) {
        const unsigned letter = lowest(left);
        const Step next = take(step.below, letters, letter);
        if (next.first() <= word && word < next.below.end) {
            step = next;
            return letter;
        }
    }
    throw_damaged();
}

}  // namespace sobremesa
