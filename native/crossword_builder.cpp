// Words to a crossword index: all their ways, sorted, then one pass as for a word graph.
#include <algorithm>
#include <array>
#include <stdexcept>

#include "crossword_index.hpp"

namespace sobremesa::crossword {

namespace {

constexpr unsigned packed_letters = 12;  // of five bits each
constexpr std::size_t longest_way = longest_key + 1;

// One way through a word: where the word lies among all letters, at which letter the way begins, and its
// first letters as numbers that sort as they do.
struct Way {
    std::uint64_t first;
    std::uint64_t second;
    std::uint32_t word;
    std::uint8_t length;
    std::uint8_t begin;
};

class Words {
public:
    Words(const Graph &graph, const std::uint8_t *allowed) : graph_(graph), allowed_(allowed) {
        visit(graph.root(), 0);
    }

    std::vector<std::uint8_t> letters;  // of all words, one behind the other
    std::vector<std::uint8_t> lengths;

private:
    void visit(const Place &place, std::size_t depth) {
        if (depth == longest_key) throw_damaged();
        const Letters letters = graph_.letters(place);
        Number floor = place.first;
        for (Letters left = letters; left; left &= left - 1) {
            const unsigned letter = lowest(left);
            const Step step = graph_.take(place, letters, letter);
            if (step.first() < floor) throw_damaged();
            floor = step.below.end;
            key_[depth] = static_cast<std::uint8_t>(letter);
            if (step.ends) note(step.first(), depth + 1);
            if (step.below.has_words()) visit(step.below, depth + 1);
        }
    }

    void note(Number word, std::size_t length) {
        if (!((allowed_[word >> 3] >> (word & 7)) & 1)) return;
        if (*std::max_element(key_.begin(), key_.begin() + length) >= turn)
            throw std::invalid_argument("a crossword index has letters up to " + std::to_string(turn - 1) + ": word " +
                                        std::to_string(word) + " has the letter " + std::to_string(turn));
        letters.insert(letters.end(), key_.begin(), key_.begin() + length);
        lengths.push_back(static_cast<std::uint8_t>(length));
    }

    const Graph &graph_;
    const std::uint8_t *allowed_;
    std::array<std::uint8_t, longest_key> key_{};
};

std::size_t spell(const std::uint8_t *word, std::size_t length, std::size_t begin, std::uint8_t *way) {
    std::size_t size = 0;
    for (std::size_t place = begin + 1; place > 0; --place) way[size++] = word[place - 1];
    if (begin + 1 == length) return size;
    way[size++] = turn;
    for (std::size_t place = begin + 1; place < length; ++place) way[size++] = word[place];
    return size;
}

std::uint64_t packed(const std::uint8_t *way, std::size_t size, std::size_t from) {
    std::uint64_t number = 0;
    for (std::size_t place = from; place < from + packed_letters; ++place)
        number = number << 5 | (place < size ? way[place] : 0u);
    return number;
}

class IndexBuilder {
public:
    IndexBuilder() : numbers_(index_header_size + 2), buckets_(1u << 12) {}

    void add(const std::uint8_t *way, std::size_t size) {
        const std::size_t comparable = std::min(size, last_length_);
        const auto *differs = std::mismatch(way, way + comparable, last_.begin()).first;
        const std::size_t shared = static_cast<std::size_t>(differs - way);
        close_below(shared);
        for (std::size_t depth = shared; depth < size; ++depth) {
            open_[depth].letters |= only(way[depth]);
            open_[depth + 1] = OpenNode{};
            last_[depth] = way[depth];
        }
        last_length_ = size;
        open_[size - 1].endings |= only(last_[size - 1]);
    }

    std::vector<Number> finish(Number words) {
        close_below(0);
        const Number root = write(open_[0]);
        const Number header[index_header_size] = {
            index_magic, index_version, words, static_cast<Number>(numbers_.size()), root};
        std::copy(header, header + index_header_size, numbers_.begin());
        return std::move(numbers_);
    }

private:
    struct OpenNode {
        Letters letters = 0;
        Letters endings = 0;
        std::array<Number, letter_limit> children;
        unsigned child_count = 0;
    };

    void close_below(std::size_t depth) {
        for (; last_length_ > depth; --last_length_) {
            OpenNode &parent = open_[last_length_ - 1];
            parent.children[parent.child_count++] = write(open_[last_length_]);
        }
    }

    static std::uint32_t hash_of(Letters letters, Letters endings, const Number *children) {
        std::uint32_t hash = mixed(mixed(0, letters), endings);
        for (unsigned child = 0; child < count(letters); ++child) hash = mixed(hash, children[child]);
        return hash;
    }

    Number write(const OpenNode &node) {
        if (node.letters == 0) return nothing;
        const std::size_t mask = buckets_.size() - 1;
        std::size_t bucket = hash_of(node.letters, node.endings, node.children.data()) & mask;
        for (; buckets_[bucket] != 0; bucket = (bucket + 1) & mask)
            if (is_written_at(buckets_[bucket], node)) return buckets_[bucket];
        const Number offset = buckets_[bucket] = static_cast<Number>(numbers_.size());
        numbers_.push_back(node.letters);
        numbers_.push_back(node.endings);
        numbers_.insert(numbers_.end(), node.children.begin(), node.children.begin() + node.child_count);
        if (++nodes_ * 2 > buckets_.size()) widen();
        return offset;
    }

    bool is_written_at(Number offset, const OpenNode &node) const {
        const Number *written = &numbers_[offset];
        return written[0] == node.letters && written[1] == node.endings &&
               std::equal(node.children.begin(), node.children.begin() + node.child_count, written + 2);
    }

    void widen() {
        std::vector<Number> wider(buckets_.size() * 2);
        const std::size_t mask = wider.size() - 1;
        for (const Number offset : buckets_) {
            if (offset == 0) continue;
            const Number *node = &numbers_[offset];
            std::size_t bucket = hash_of(node[0], node[1], node + 2) & mask;
            while (wider[bucket] != 0) bucket = (bucket + 1) & mask;
            wider[bucket] = offset;
        }
        buckets_.swap(wider);
    }

    std::vector<Number> numbers_;
    std::vector<Number> buckets_;  // offsets of nodes by hash, 0 where free
    std::array<OpenNode, longest_way + 1> open_;
    std::array<std::uint8_t, longest_way> last_{};
    std::size_t last_length_ = 0;
    std::size_t nodes_ = 0;
};

}  // namespace

std::vector<Number> build_index(const Graph &graph, const std::uint8_t *allowed) {
    const Words words(graph, allowed);
    std::vector<Way> ways;
    ways.reserve(words.letters.size());
    std::array<std::uint8_t, longest_way> way;
    std::size_t at = 0;
    for (const std::uint8_t length : words.lengths) {
        for (std::uint8_t begin = 0; begin < length; ++begin) {
            const std::size_t size = spell(&words.letters[at], length, begin, way.data());
            ways.push_back({packed(way.data(), size, 0), packed(way.data(), size, packed_letters),
                            static_cast<std::uint32_t>(at), length, begin});
        }
        at += length;
    }
    std::sort(ways.begin(), ways.end(), [&words](const Way &one, const Way &other) {
        if (one.first != other.first) return one.first < other.first;
        if (one.second != other.second) return one.second < other.second;
        std::array<std::uint8_t, longest_way> first, second;
        const std::size_t sizes[] = {spell(&words.letters[one.word], one.length, one.begin, first.data()),
                                     spell(&words.letters[other.word], other.length, other.begin, second.data())};
        return std::lexicographical_compare(first.begin(), first.begin() + sizes[0], second.begin(),
                                            second.begin() + sizes[1]);
    });
    IndexBuilder builder;
    for (const Way &each : ways) {
        const std::size_t size = spell(&words.letters[each.word], each.length, each.begin, way.data());
        builder.add(way.data(), size);
    }
    return builder.finish(static_cast<Number>(words.lengths.size()));
}

}  // namespace sobremesa::crossword
