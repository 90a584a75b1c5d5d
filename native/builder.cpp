// Sorted keys to a minimal word graph: a node is written when no later key can reach it, once for all its equals.
#include "builder.hpp"

#include <algorithm>
#include <stdexcept>
#include <string>

namespace sobremesa {

namespace {

std::string ordinal(Number position) { return "key " + std::to_string(position); }

}  // namespace

Builder::Builder() : numbers_(header_size), words_below_(header_size), buckets_(1u << 12) {}

void Builder::add(std::string_view key) {
    check(key);
    const auto *letters = reinterpret_cast<const unsigned char *>(key.data());
    const std::size_t comparable = std::min(key.size(), last_length_);
    const std::size_t shared =
        static_cast<std::size_t>(std::mismatch(letters, letters + comparable, last_.begin()).first - letters);
    close_below(shared);
    for (std::size_t depth = shared; depth < key.size(); ++depth) {
        open_[depth].letters |= only(letters[depth]);
        open_[depth + 1] = OpenNode{};
        last_[depth] = letters[depth];
    }
    last_length_ = key.size();
    open_[last_length_ - 1].endings |= only(last_[last_length_ - 1]);
    ++keys_;
}

std::vector<Number> Builder::finish() {
    close_below(0);
    const Number root = write(open_[0]);
    const Number header[header_size] = {magic, version, keys_, nodes_, edges_, root};
    std::copy(header, header + header_size, numbers_.begin());
    return std::move(numbers_);
}

void Builder::check(std::string_view key) const {
    if (keys_ >= most_words)
        throw std::invalid_argument("a word graph holds at most " + std::to_string(most_words) + " keys");
    if (key.empty()) throw std::invalid_argument(ordinal(keys_) + " is empty: a word has at least one letter");
    if (key.size() > longest_key)
        throw std::invalid_argument(ordinal(keys_) + " has " + std::to_string(key.size()) +
                                    " letters: the most are " + std::to_string(longest_key));
    const auto *letters = reinterpret_cast<const unsigned char *>(key.data());
    const unsigned greatest = *std::max_element(letters, letters + key.size());
    if (greatest >= letter_limit)
        throw std::invalid_argument(ordinal(keys_) + " has the letter " + std::to_string(greatest) +
                                    ": the last is " + std::to_string(letter_limit - 1));
    const std::string_view last(reinterpret_cast<const char *>(last_.data()), last_length_);
    if (key <= last)  // string_view compares as unsigned bytes, as Python does
        throw std::invalid_argument(ordinal(keys_) +
                                    " does not come after the key before it: sort them, without doubles");
}

void Builder::close_below(std::size_t depth) {
    for (; last_length_ > depth; --last_length_) {
        OpenNode &parent = open_[last_length_ - 1];
        parent.children[parent.child_count++] = write(open_[last_length_]);
    }
}

Number Builder::write(const OpenNode &node) {
    if (node.letters == 0) return 0;
    std::uint32_t hash = mixed(mixed(0, node.letters), node.endings);
    for (unsigned child = 0; child < node.child_count; ++child) hash = mixed(hash, node.children[child]);
    const std::size_t mask = buckets_.size() - 1;
    std::size_t bucket = hash & mask;
    for (; buckets_[bucket] != 0; bucket = (bucket + 1) & mask)
        if (is_written_at(buckets_[bucket], node)) return buckets_[bucket];
    const Number offset = buckets_[bucket] = append(node);
    if (std::size_t{nodes_} * 2 > buckets_.size()) widen();
    return offset;
}

bool Builder::is_written_at(Number offset, const OpenNode &node) const {
    const Number *written = &numbers_[offset];
    if (written[0] != node.letters || written[1] != node.endings) return false;
    for (unsigned child = 0; child < node.child_count; ++child)
        if (written[node_size + edge_size * child] != node.children[child]) return false;
    return true;
}

Number Builder::append(const OpenNode &node) {
    const Number offset = static_cast<Number>(numbers_.size());
    numbers_.push_back(node.letters);
    numbers_.push_back(node.endings);
    Number before = 0;
    Letters left = node.letters;
    for (unsigned child = 0; child < node.child_count; ++child, left &= left - 1) {
        numbers_.push_back(node.children[child]);
        numbers_.push_back(before);
        before += words_below_[node.children[child]] + ((node.endings >> lowest(left)) & 1);
    }
    words_below_.resize(numbers_.size());
    words_below_[offset] = before;
    ++nodes_;
    edges_ += node.child_count;
    return offset;
}

void Builder::widen() {
    std::vector<Number> wider(buckets_.size() * 2);
    const std::size_t mask = wider.size() - 1;
    for (const Number offset : buckets_) {
        if (offset == 0) continue;
        const Number *node = &numbers_[offset];
        std::uint32_t hash = mixed(mixed(0, node[0]), node[1]);
        for (unsigned child = 0; child < count(node[0]); ++child)
            hash = mixed(hash, node[node_size + edge_size * child]);
        std::size_t bucket = hash & mask;
        while (wider[bucket] != 0) bucket = (bucket + 1) & mask;
        wider[bucket] = offset;
    }
    buckets_.swap(wider);
}

}  // namespace sobremesa
