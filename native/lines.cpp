// Branch and bound: a way through the graph is followed while what it promises may reach the best words found.
#include "lines.hpp"

#include <algorithm>
#include <limits>

#include "lines_scoring.hpp"

namespace sobremesa {

namespace {

constexpr Sum nothing = std::numeric_limits<Sum>::min() / 2;  // below any sum, also with a sum added

// What the letters below a node promise, were there a joker and a card for each: the most that so many letters are
// worth, so many of them on spaces that count them more than once. Children stand before their parents in a graph,
// so one look at each node is enough.
class Promises {
public:
    Promises(const Graph &graph, const Scoring &scoring, std::size_t doubled)
        : columns_(doubled + 1), width_((scoring.longest() + 1) * columns_) {
        for (unsigned letter = 0; letter < letter_limit; ++letter) {
            plain_[letter] = scoring.letter(letter).card_plain;
            most_[letter] = scoring.letter(letter).card_most;
        }
        rows_.assign(graph.size(), 0);
        table_.reserve(graph.size() / 7 * width_);
        table_.assign(width_, nothing);  // the row of where nothing follows
        std::size_t node = header_size;
        while (node + node_size <= graph.size()) node = look_at(graph, node);
    }

    // By letters left, then by how many of them count more than once.
    const Sum *below(const Place &place) const {
        const std::size_t row = place.has_words() ? rows_[place.node] : 0;
        return table_.data() + row * width_;
    }
    std::size_t columns() const { return columns_; }

private:
    std::size_t look_at(const Graph &graph, std::size_t node) {
        const Letters letters = graph.number(node), endings = graph.number(node + 1);
        const std::size_t end = node + node_size + edge_size * count(letters);
        if (end > graph.size()) throw_damaged();
        const std::size_t here = table_.size();
        rows_[node] = static_cast<std::uint32_t>(here / width_);
        table_.resize(here + width_, nothing);
        std::size_t edge = node + node_size;
        for (Letters left = letters; left; left &= left - 1, edge += edge_size) {
            const unsigned letter = lowest(left);
            const std::size_t child = graph.number(edge);
            if (child >= node) throw_damaged();
            take(table_.data() + here, table_.data() + rows_[child] * width_, letter, (endings >> letter) & 1);
        }
        return end;
    }

    void take(Sum *here, const Sum *child, unsigned letter, bool ends) {
        const Sum plain = plain_[letter], twice = most_[letter];
        if (ends) {
            here[columns_] = std::max(here[columns_], plain);
            for (std::size_t place = columns_ + 1; place < 2 * columns_; ++place)
                here[place] = std::max(here[place], twice);
        }
        for (std::size_t place = 2 * columns_; place < width_; ++place)
            here[place] = std::max(here[place], child[place - columns_] + plain);
        for (std::size_t row = 2 * columns_; row < width_; row += columns_)
            for (std::size_t place = row + 1; place < row + columns_; ++place)
                here[place] = std::max(here[place], child[place - columns_ - 1] + twice);
    }

    std::size_t columns_;
    std::size_t width_;
    std::array<Sum, letter_limit> plain_;
    std::array<Sum, letter_limit> most_;
    std::vector<std::uint32_t> rows_;  // by node
    std::vector<Sum> table_;
};

// Which words may be found: one bit a word, counted in blocks so that a whole branch can be told to have none.
class Allowed {
public:
    Allowed(const std::uint8_t *bits, Number words) : bits_(bits) {
        if (!bits) return;
        before_.reserve(words / block + 2);
        Number sum = 0;
        for (Number start = 0; start <= words; start += block) {
            before_.push_back(sum);
            for (Number word = start; word < start + block && word + 8 <= words; word += 8) sum += count(bits[word >> 3]);
        }
    }

    bool has(Number word) const { return !bits_ || ((bits_[word >> 3] >> (word & 7)) & 1); }
    bool has_some(Number first, Number end) const { return !bits_ || rank(first) < rank(end); }

private:
    static constexpr Number block = 64;

    // How many are allowed before a word.
    Number rank(Number word) const {
        Number sum = before_[word / block];
        Number start = word / block * block;
        for (; start + 8 <= word; start += 8) sum += count(bits_[start >> 3]);
        return start == word ? sum : sum + count(bits_[start >> 3] & (only(word - start) - 1));
    }

    const std::uint8_t *bits_;
    std::vector<Number> before_;
};

// The best words so far, best first.
class Best {
public:
    explicit Best(std::size_t count) : count_(count) {}

    bool is_full() const { return lines.size() == count_; }
    Sum worst() const { return is_full() ? lines.back().worth : nothing; }

    // What a word that begins with these slots must be worth to come in: more than the worst, if that comes before it.
    Sum least(const std::uint8_t *slots, std::size_t length) const {
        if (!is_full()) return nothing;
        const std::string &last = lines.back().slots;
        for (std::size_t place = 0; place < length; ++place) {
            if (place == last.size()) return worst() + 1;
            const auto slot = static_cast<std::uint8_t>(last[place]);
            if (slots[place] != slot) return worst() + (slots[place] > slot);
        }
        return worst();
    }

    // Ways to write a word that have the same slots are one word, the first of them.
    void note(FoundLine &&line) {
        const auto before = [](const FoundLine &one, const FoundLine &other) {
            return one.worth != other.worth ? one.worth > other.worth : one.slots < other.slots;
        };
        const auto place = std::lower_bound(lines.begin(), lines.end(), line, before);
        if (place != lines.end() && place->worth == line.worth && place->slots == line.slots) {
            place->word = std::min(place->word, line.word);
            return;
        }
        lines.insert(place, std::move(line));
        if (lines.size() > count_) lines.pop_back();
    }

    std::vector<FoundLine> lines;

private:
    std::size_t count_;
};

// A word so far, and the most it promises.
struct Prefix {
    Sum promise = 0;
    Letters met = 0;       // slots that are not shown
    std::size_t open = 0;  // how many jokers or cards would score all of it
    std::array<Sum, most_cards> by_card{};
    std::array<Sum, most_places + 1> more{};  // what the best so many letters add where they count most
};

class LineWalk {
public:
    LineWalk(const Graph &graph, const LineQuestion &asked, const std::uint8_t *allowed)
        : graph_(graph), scoring_(asked), allowed_(allowed, graph.words()), doubled_(most_doubled()),
          most_open_(asked.jokers + static_cast<std::int64_t>(asked.cards.size()) + asked.strays),
          everywhere_(asked.joker_everywhere), promises_(graph, scoring_, doubled_),
          best_(static_cast<std::size_t>(asked.count)) {}

    // Looks at what promises most first, then for less and less, until the best words can't be reached any more.
    std::vector<FoundLine> start() {
        const Sum most = promise(Prefix{}, graph_.root(), 0);
        if (most <= nothing / 2) return {};
        Sum lowest_head = scoring_.head(0);
        for (std::size_t length = 0; length <= most_places; ++length)
            lowest_head = std::min(lowest_head, scoring_.head(length));
        above_ = std::numeric_limits<Sum>::max();
        for (Sum step = (most - lowest_head) / 64 + 1; !best_.is_full() || best_.worst() < above_; step *= 2) {
            const bool is_last = most - step <= lowest_head;
            least_ = is_last ? nothing : most - step;
            visit(graph_.root(), Prefix{}, most, 0);
            above_ = least_;
            if (is_last) break;
        }
        return std::move(best_.lines);
    }

private:
    std::size_t most_doubled() const {
        std::size_t most = 0;
        for (std::size_t length = 0; length <= most_places; ++length) most = std::max(most, scoring_.doubled(length));
        return most;
    }

    Sum least(std::size_t length) const { return std::max(least_, best_.least(slots_.data(), length)); }

    // The most that a word could be worth.
    Sum promise(const Prefix &word, std::size_t length) const {
        return scoring_.head(length) + word.promise + word.more[scoring_.doubled(length)] - scoring_.missing(word.open);
    }

    // The most that any word below a place could be worth.
    Sum promise(const Prefix &prefix, const Place &place, std::size_t length) const {
        const Sum *below = promises_.below(place);
        Sum most = nothing;
        for (std::size_t left = 1; length + left <= scoring_.longest(); ++left) {
            if (!scoring_.has_shape(length + left)) continue;
            const std::size_t doubled = scoring_.doubled(length + left);
            const Sum head = scoring_.head(length + left);
            for (std::size_t before = 0; before <= doubled; ++before) {
                const Sum behind = below[left * promises_.columns() + doubled - before];
                most = std::max(most, head + prefix.more[before] + behind);
            }
        }
        return most + prefix.promise - scoring_.missing(prefix.open);
    }

    // A place promises no more than the one above it: so whoever was passed over for a promise is met once.
    void visit(const Place &place, const Prefix &prefix, Sum promised, std::size_t length) {
        Ways ways(graph_, place);
        for (Letters left = ways.letters & scoring_.letters(); left; left &= left - 1) {
            const unsigned letter = lowest(left);
            enter(ways.take(letter), letter, prefix, promised, length + 1);
        }
    }

    void enter(const Step &step, unsigned letter, const Prefix &before, Sum promised, std::size_t length) {
        Prefix prefix = before;
        if (!add(prefix, scoring_.letter(letter))) return;
        word_.letters[length - 1] = static_cast<std::uint8_t>(letter);
        slots_[length - 1] = static_cast<std::uint8_t>(scoring_.letter(letter).slot);
        if (step.ends && scoring_.has_shape(length) && allowed_.has(step.first()))
            note(step.first(), std::min(promised, promise(prefix, length)), length);
        if (length == scoring_.longest() || !step.below.has_words()) return;
        const Sum below = std::min(promised, promise(prefix, step.below, length));
        if (below >= least(length) && allowed_.has_some(step.below.first, step.below.end))
            visit(step.below, prefix, below, length);
    }

    // False when more letters than wanted would score nothing.
    bool add(Prefix &prefix, const Letter &letter) const {
        if (!letter.is_shown) {
            prefix.open += !everywhere_ || !(prefix.met & only(letter.slot));
            if (static_cast<std::int64_t>(prefix.open) > most_open_) return false;
            prefix.met |= only(letter.slot);
        }
        prefix.promise += letter.plain;
        if (letter.card >= 0) {
            Sum &by_card = prefix.by_card[static_cast<std::size_t>(letter.card)];  // one letter alone
            prefix.promise += std::max(Sum{0}, letter.by_card - by_card);
            by_card = std::max(by_card, letter.by_card);
        }
        for (std::size_t count = doubled_; count > 0; --count)
            prefix.more[count] = std::max(prefix.more[count], prefix.more[count - 1] + letter.more);
        return true;
    }

    void note(Number word, Sum promised, std::size_t length) {
        if (promised < least(length) || promised >= above_) return;
        word_.length = length;
        FoundLine found{};
        // Noted also when worth less than this pass looks for: the next one does not look at it again.
        if (!scoring_.best(word_, best_.least(slots_.data(), length), found)) return;
        found.slots.assign(slots_.begin(), slots_.begin() + static_cast<std::ptrdiff_t>(length));
        found.word = word;
        best_.note(std::move(found));
    }

    const Graph &graph_;
    Scoring scoring_;
    Allowed allowed_;
    std::size_t doubled_;
    std::int64_t most_open_;
    bool everywhere_;
    Promises promises_;
    Best best_;
    Spelt word_;
    std::array<std::uint8_t, most_places> slots_{};  // of the way so far
    Sum least_ = nothing;
    Sum above_ = 0;
};

}  // namespace

std::vector<FoundLine> best_lines(const Graph &graph, const LineQuestion &question, const std::uint8_t *allowed) {
    question.check();
    if (graph.words() == 0 || question.shapes.empty()) return {};
    return LineWalk(graph, question, allowed).start();
}

}  // namespace sobremesa
