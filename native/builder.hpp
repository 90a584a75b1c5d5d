// The builder of minimal word graphs, fed with sorted keys in one pass.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <vector>

#include "bits.hpp"
#include "layout.hpp"

namespace sobremesa {

class Builder {
public:
    Builder();

    // Adds the next key; std::invalid_argument when it does not come after the last one.
    void add(std::string_view key);
    // Closes the graph; the builder is spent.
    std::vector<Number> finish();

private:
    // A node on the way to the last key. Its last child is not known before that way is left.
    struct OpenNode {
        Letters letters = 0;
        Letters endings = 0;
        std::array<Number, letter_limit> children;
        unsigned child_count = 0;
    };

    void check(std::string_view key) const;
    void close_below(std::size_t depth);
    Number write(const OpenNode &node);
    Number append(const OpenNode &node);
    bool is_written_at(Number offset, const OpenNode &node) const;
    void widen();

    std::vector<Number> numbers_;
    std::vector<Number> words_below_;  // by offset of the node
    std::vector<Number> buckets_;      // offsets of nodes by hash, 0 where free
    std::array<OpenNode, longest_key + 1> open_;
    std::array<unsigned char, longest_key> last_{};
    std::size_t last_length_ = 0;
    Number keys_ = 0;
    Number nodes_ = 0;
    Number edges_ = 0;
};

}  // namespace sobremesa
