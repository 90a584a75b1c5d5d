// Depth first through the graph, with all paths that spell the way so far: so words come in their order.
#include "grid.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <numeric>
#include <stdexcept>
#include <string>

namespace sobremesa {

namespace {

std::string of_grid(std::size_t cells) { return "the grid has " + std::to_string(cells) + " cells"; }

void check(const GridQuestion &question, Number words) {
    const std::size_t cells = question.letters.size();
    const std::string grid = "a grid of " + std::to_string(cells) + " cells";
    if (cells == 0 || cells > most_cells)
        throw std::invalid_argument(grid + ": it has 1 to " + std::to_string(most_cells));
    if (question.width < 1 || static_cast<std::int64_t>(cells) % question.width != 0)
        throw std::invalid_argument(grid + " in rows of " + std::to_string(question.width) +
                                    ": the last is not full");
    for (const char letter : question.letters)
        if (const auto number = static_cast<std::uint8_t>(letter); number >= letter_limit && number != no_letter)
            throw std::invalid_argument("letter " + std::to_string(number) + " in a grid: letters are below " +
                                        std::to_string(letter_limit) + ", or " + std::to_string(no_letter) +
                                        " for none");
    if (question.free.size() != cells)
        throw std::invalid_argument(std::to_string(question.free.size()) + " bytes of free cells: " + of_grid(cells));
    if (!question.weights.empty() && question.weights.size() != cells)
        throw std::invalid_argument(std::to_string(question.weights.size()) + " weights: " + of_grid(cells));
    for (const std::int64_t weight : question.weights)
        if (weight < -most_weight || weight > most_weight)
            throw std::invalid_argument("a weight of " + std::to_string(weight) + ": the most is " +
                                        std::to_string(most_weight));
    for (const std::int64_t start : question.starts)
        if (start < 0 || start >= static_cast<std::int64_t>(cells))
            throw std::invalid_argument("a start on cell " + std::to_string(start) + ": " + of_grid(cells));
    if (question.best < 0)
        throw std::invalid_argument("the best " + std::to_string(question.best) + " words: 0 asks for all");
    if (question.limit < 0)
        throw std::invalid_argument("a limit of " + std::to_string(question.limit) + " words: 0 asks for all");
    if (question.allowed && 8 * question.allowed->size() < words)
        throw std::invalid_argument(std::to_string(question.allowed->size()) +
                                    " bytes of allowed words: the graph has " + std::to_string(words) + " words");
}

// The cells of a path, a bit for each; cells with the same last seven bits share one.
struct Marks {
    std::uint64_t low = 0;
    std::uint64_t high = 0;

    static Marks of(std::size_t cell) {
        const std::uint64_t bit = std::uint64_t{1} << (cell & 63);
        return cell & 64 ? Marks{0, bit} : Marks{bit, 0};
    }
    bool meets(const Marks &other) const { return ((low & other.low) | (high & other.high)) != 0; }
    Marks operator|(const Marks &other) const { return {low | other.low, high | other.high}; }
};

constexpr int marks_in_all = 128;

// The open cells next to a cell in ascending order, and which of them have a letter.
struct alignas(64) Near {
    std::array<std::uint16_t, 9> cells{};  // behind the eight one to look at where there is none
    Letters letters = 0;
    std::array<std::uint8_t, letter_limit> with{};
};

constexpr Letters none_left = 1u << 8;
constexpr Number no_parent = 0xFFFFFFFFu;

class GridWalk {
public:
    GridWalk(const Graph &graph, const GridQuestion &question)
        : graph_(graph),
          question_(question),
          allowed_(question.allowed ? reinterpret_cast<const std::uint8_t *>(question.allowed->data()) : nullptr),
          longest_(static_cast<int>(std::min(question.longest, std::int64_t{longest_key}))),
          near_(question.letters.size()),
          weights_(question.weights),
          links_(2 * question.letters.size()) {
        weights_.resize(question.letters.size());
        make_room();
        for (std::size_t cell = 0; cell < near_.size(); ++cell) meet_neighbours(cell);
        for (std::size_t cell = 0; cell < near_.size(); ++cell) marks_.push_back(Marks::of(cell));
        apart_ = cells_apart();
    }

    GridWords start() {
        std::vector<std::int64_t> starts = question_.starts;
        std::sort(starts.begin(), starts.end());
        starts.erase(std::unique(starts.begin(), starts.end()), starts.end());
        Letters reached = 0;
        for (const std::int64_t start : starts)
            if (const auto cell = static_cast<std::size_t>(start); is_open(cell)) reached |= only(letter_on(cell));
        visit(graph_.root(), reached, 0, [&](unsigned letter) {
            for (const std::int64_t start : starts)
                if (const auto cell = static_cast<std::size_t>(start); is_open(cell) && letter_on(cell) == letter)
                    links_[top_++] = {marks_[cell], weights_[cell], no_parent, static_cast<std::uint16_t>(cell)};
        });
        found_.cells.resize(cells_);
        return std::move(found_);
    }

private:
    // The last cell of a path, and the marks of all; their order is that of the parents.
    struct Link {
        Marks marks;
        std::int64_t weight;
        Number parent;
        std::uint16_t cell;
    };

    bool is_open(std::size_t cell) const { return question_.free[cell] != 0 && letter_on(cell) != no_letter; }

    std::uint8_t letter_on(std::size_t cell) const { return static_cast<std::uint8_t>(question_.letters[cell]); }

    void meet_neighbours(std::size_t cell) {
        const auto width = static_cast<std::size_t>(question_.width);
        const std::size_t row = cell / width, column = cell % width, rows = near_.size() / width;
        Near &near = near_[cell];
        unsigned count = 0;
        for (std::size_t y = row - (row > 0); y < std::min(row + 2, rows); ++y)
            for (std::size_t x = column - (column > 0); x < std::min(column + 2, width); ++x)
                if (const std::size_t other = y * width + x; other != cell && is_open(other)) {
                    near.letters |= only(letter_on(other));
                    near.with[letter_on(other)] |= static_cast<std::uint8_t>(1u << count);
                    near.cells[count++] = static_cast<std::uint16_t>(other);
                }
    }

    // For the words of a full board.
    void make_room() {
        found_.words.reserve(std::size_t{1} << 15);
        found_.weights.reserve(std::size_t{1} << 15);
        found_.bounds.reserve(std::size_t{1} << 15);
        found_.cells.resize(std::size_t{1} << 15);
    }

    bool is_full() const {
        return question_.limit > 0 && found_.words.size() >= static_cast<std::size_t>(question_.limit);
    }

    // Takes every letter that a path may reach, in the order of the alphabet; `extend` adds the paths that do.
    template <class Extend>
    void visit(const Place &place, Letters reached, int length, Extend extend) {
        const Letters letters = graph_.letters(place);
        const std::size_t begin = top_;
        Number floor = place.first;
        for (reached &= letters; reached && !is_full(); reached &= reached - 1) {
            const unsigned letter = lowest(reached);
            extend(letter);
            if (top_ == begin) continue;
            count_paths(top_ - begin);
            const Step step = graph_.take(place, letters, letter);
            // Edges that share words would let a damaged graph send the walk in circles without end.
            if (step.first() < floor) throw_damaged();
            floor = step.below.end;
            enter(step, begin, length + 1);
            top_ = begin;
        }
    }

    void count_paths(std::size_t more) {
        paths_ += more;
        if (paths_ > most_paths)
            throw std::invalid_argument("more than " + std::to_string(most_paths) +
                                        " paths: a grid with too many ways");
    }

    // The paths that spell the way so far are the links from `begin` on, in the order of their cells: that of
    // their parents, then of the neighbours.
    void enter(const Step &step, std::size_t begin, int length) {
        if (step.ends && length >= question_.shortest) note(step.first(), begin, length);
        if (length >= longest_ || !step.below.has_words()) return;
        const std::size_t end = top_;
        if (links_.size() < end + 9 * (end - begin)) links_.resize(2 * (end + 9 * (end - begin)));
        Letters reached = 0;
        for (std::size_t path = begin; path < end; ++path) reached |= near_[links_[path].cell].letters;
        const bool are_marks_enough = length < apart_;
        visit(step.below, reached, length, [this, begin, end, are_marks_enough](unsigned letter) {
            if (are_marks_enough)
                extend<true>(begin, end, letter);
            else
                extend<false>(begin, end, letter);
        });
    }

    // Most paths reach one cell with the letter or none: a step that is taken back costs less than a branch that is
    // foreseen wrongly. Everything is local, for a link that is written could be anything to the compiler.
    template <bool are_marks_enough>
    void extend(std::size_t begin, std::size_t end, unsigned letter) {
        Link *const links = links_.data();
        Link *last = links + top_;
        const std::int64_t *const weights = weights_.data();
        const Marks *const marks = marks_.data();
        for (std::size_t path = begin; path < end; ++path) {
            const Link &link = links[path];
            const Near &near = near_[link.cell];
            Letters left = near.with[letter];
            do {
                const std::uint16_t cell = near.cells[lowest(left | none_left)];
                bool is_taken = link.marks.meets(marks[cell]);
                if (!are_marks_enough && is_taken) is_taken = crosses(path, cell);
                *last = {link.marks | marks[cell], link.weight + weights[cell], static_cast<Number>(path), cell};
                last += (left != 0) & !is_taken;
                left &= left - 1;
            } while (left);
        }
        top_ = static_cast<std::size_t>(last - links);
    }

    // How far apart cells with the same mark are at the least: a path of fewer cells has none of them but the same.
    int cells_apart() const {
        const int width = static_cast<int>(question_.width), cells = static_cast<int>(near_.size());
        int least = cells;
        for (int one = 0; one < cells; ++one)
            for (int other = one + marks_in_all; other < cells; other += marks_in_all)
                least = std::min(least, std::max(other / width - one / width, std::abs(other % width - one % width)));
        return least;
    }

    bool crosses(std::size_t path, std::uint16_t cell) const {
        for (auto link = static_cast<Number>(path); link != no_parent; link = links_[link].parent)
            if (links_[link].cell == cell) return true;
        return false;
    }

    // The first of the heaviest paths has the lowest cells.
    void note(Number word, std::size_t begin, int length) {
        if (allowed_ && !((allowed_[word >> 3] >> (word & 7)) & 1)) return;
        std::size_t best = begin;
        for (std::size_t path = begin + 1; path < top_; ++path)
            if (links_[path].weight > links_[best].weight) best = path;
        const std::size_t from = cells_;
        cells_ += static_cast<std::size_t>(length);
        if (found_.cells.size() < cells_) found_.cells.resize(2 * cells_);
        const Link *const links = links_.data();
        auto link = static_cast<Number>(best);
        for (std::size_t place = cells_; place > from; link = links[link].parent)
            found_.cells[--place] = links[link].cell;
        found_.words.push_back(word);
        found_.weights.push_back(links_[best].weight);
        found_.bounds.push_back(static_cast<Number>(cells_));
    }

    const Graph &graph_;
    const GridQuestion &question_;
    const std::uint8_t *allowed_;
    int longest_;
    std::vector<Near> near_;
    std::vector<std::int64_t> weights_;
    std::vector<Marks> marks_;  // of each cell alone
    int apart_;
    std::vector<Link> links_;  // a stack up to top_, with room for the next step of the paths on it
    std::size_t top_ = 0;
    std::size_t paths_ = 0;
    std::size_t cells_ = 0;  // how many of found_.cells are filled
    GridWords found_;
};

// The heaviest words first, of equals the first by number.
GridWords heaviest(const GridWords &found, std::size_t count) {
    std::vector<std::size_t> places(found.words.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    count = std::min(count, places.size());
    const auto is_before = [&](std::size_t one, std::size_t other) {
        return found.weights[one] != found.weights[other] ? found.weights[one] > found.weights[other] : one < other;
    };
    std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count), places.end(), is_before);
    places.resize(count);
    GridWords kept;
    for (const std::size_t place : places) {
        kept.words.push_back(found.words[place]);
        kept.weights.push_back(found.weights[place]);
        kept.cells.insert(kept.cells.end(), found.cells.begin() + found.bounds[place],
                          found.cells.begin() + found.bounds[place + 1]);
        kept.bounds.push_back(static_cast<Number>(kept.cells.size()));
    }
    return kept;
}

}  // namespace

GridWords search_grid(const Graph &graph, const GridQuestion &question) {
    check(question, graph.words());
    if (question.longest < 1) return {};
    GridWords found = GridWalk(graph, question).start();
    return question.best ? heaviest(found, static_cast<std::size_t>(question.best)) : found;
}

}  // namespace sobremesa
