// Depth first through the graph, with all paths that spell the way so far: so words come in their order.
#include "grid.hpp"

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <stdexcept>
#include <string>

#if defined(_MSC_VER)
#define SOBREMESA_NOINLINE __declspec(noinline)
#else
#define SOBREMESA_NOINLINE __attribute__((noinline))
#endif

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
    if (question.allowed && 8 * question.allowed->size() < words)
        throw std::invalid_argument(std::to_string(question.allowed->size()) +
                                    " bytes of allowed words: the graph has " + std::to_string(words) + " words");
}

// The cells of a path, a bit for each. Cells that share one are at least eight rows or columns apart, so that a path of
// eight has one of them at most.
using Marks = std::uint64_t;

constexpr std::size_t marks_apart = 8;

// A place where a path may go, and the letters next to it. The one behind the last place stands for none: all its marks
// are taken.
struct alignas(32) Cell {
    Marks marks = ~Marks{0};
    std::int64_t weight = 0;
    Letters letters = 0;
};

// A neighbour with a certain letter, and the number of the next one with the same, 0 when there is none.
struct Neighbour {
    std::uint16_t cell;
    std::uint16_t next;
};

constexpr Number no_parent = 0xFFFFFFFFu;

// A path by its last cell and the path to there.
struct alignas(32) Link {
    Marks marks;
    std::int64_t weight;
    Number parent;
    Number cell;
};

// Paths up to `end`, and the letters next to their last cells.
struct Paths {
    std::size_t end;
    Letters reached;
};

// The question in the form of the walk.
class Board {
public:
    explicit Board(const GridQuestion &question)
        : question_(question), width_(static_cast<std::size_t>(question.width)), cells_(question.letters.size() + 1),
          firsts_(question.letters.size()), neighbours_(1) {
        for (auto &row : firsts_) row.fill({static_cast<std::uint16_t>(none()), 0});
        for (std::size_t cell = 0; cell < firsts_.size(); ++cell) {
            const std::size_t row = cell / width_ % marks_apart, column = cell % width_ % marks_apart;
            cells_[cell].marks = Marks{1} << (marks_apart * row + column);
            if (!question.weights.empty()) cells_[cell].weight = question.weights[cell];
            meet_neighbours(cell);
        }
    }

    bool is_open(std::size_t cell) const { return question_.free[cell] != 0 && letter_on(cell) != no_letter; }

    std::uint8_t letter_on(std::size_t cell) const { return static_cast<std::uint8_t>(question_.letters[cell]); }

    Link link_to(std::size_t cell) const {
        return {cells_[cell].marks, cells_[cell].weight, no_parent, static_cast<Number>(cell)};
    }

    // The cell that stands for none.
    std::size_t none() const { return question_.letters.size(); }
    const Cell *cells() const { return cells_.data(); }
    const Neighbour *neighbours() const { return neighbours_.data(); }
    const Neighbour *firsts(unsigned letter) const { return firsts_.data()->data() + letter; }

private:
    // From the last to the first, for each stands before those that are met already.
    void meet_neighbours(std::size_t cell) {
        const std::size_t row = cell / width_, column = cell % width_, rows = firsts_.size() / width_;
        for (std::size_t y = std::min(row + 2, rows); y-- > row - (row > 0);)
            for (std::size_t x = std::min(column + 2, width_); x-- > column - (column > 0);)
                if (const std::size_t other = y * width_ + x; other != cell && is_open(other)) {
                    Neighbour &first = firsts_[cell][letter_on(other)];
                    const bool is_last = first.cell == none();
                    const std::size_t next = is_last ? 0 : neighbours_.size();
                    if (!is_last) neighbours_.push_back(first);
                    first = {static_cast<std::uint16_t>(other), static_cast<std::uint16_t>(next)};
                    cells_[cell].letters |= only(letter_on(other));
                }
    }

    const GridQuestion &question_;
    std::size_t width_;
    std::vector<Cell> cells_;
    std::vector<std::array<Neighbour, letter_limit>> firsts_;  // of the neighbours of each cell with each letter
    std::vector<Neighbour> neighbours_;  // those that are not the first; number 0 is nobody's
};

// The words that were met, with their best paths: all of them, or only the heaviest so far, of equals the first.
class Notes {
public:
    // Room for the words of a full board, for memory that is never written costs nothing. There is more of it than they
    // need: of a large piece that was given back, malloc keeps the pages for the next search, and fresh ones are dear.
    explicit Notes(std::size_t best) : best_(best) {
        const std::size_t words = best ? std::min(2 * best, std::size_t{1} << 15) : std::size_t{1} << 15;
        noted_.words.reserve(words);
        noted_.weights.reserve(words);
        noted_.bounds.reserve(words + 1);
        noted_.cells.reserve(32 * words);
    }

    bool has_use_for(std::int64_t weight) const { return weight > too_light_; }

    // The path of so many links that ends with one of them.
    void note(Number word, const Link *links, const Link *last, std::size_t length) {
        noted_.words.push_back(word);
        noted_.weights.push_back(last->weight);
        end_ += length;
        noted_.bounds.push_back(static_cast<Number>(end_));
        if (noted_.cells.size() < end_) noted_.cells.resize(end_ + more_cells);
        std::uint16_t *const first = noted_.cells.data() + end_ - length;
        for (std::uint16_t *cell = first + length; --cell != first; last = links + last->parent)
            *cell = static_cast<std::uint16_t>(last->cell);
        *first = static_cast<std::uint16_t>(last->cell);
        if (best_ && noted_.words.size() >= 2 * best_) too_light_ = keep_the_heaviest();
    }

    GridWords told() {
        noted_.cells.resize(end_);
        if (best_) keep_the_heaviest();
        return std::move(noted_);
    }

private:
    // The heaviest first; the weight of the last.
    std::int64_t keep_the_heaviest() {
        std::vector<std::size_t> places(noted_.words.size());
        std::iota(places.begin(), places.end(), std::size_t{0});
        const std::size_t count = std::min(best_, places.size());
        std::partial_sort(places.begin(), places.begin() + static_cast<std::ptrdiff_t>(count), places.end(),
                          [this](std::size_t one, std::size_t other) { return is_better(one, other); });
        places.resize(count);
        GridWords kept;
        for (const std::size_t place : places) {
            kept.words.push_back(noted_.words[place]);
            kept.weights.push_back(noted_.weights[place]);
            kept.cells.insert(kept.cells.end(), noted_.cells.begin() + noted_.bounds[place],
                              noted_.cells.begin() + noted_.bounds[place + 1]);
            kept.bounds.push_back(static_cast<Number>(kept.cells.size()));
        }
        end_ = kept.cells.size();
        noted_ = std::move(kept);
        return noted_.weights.empty() ? 0 : noted_.weights.back();
    }

    bool is_better(std::size_t one, std::size_t other) const {
        if (noted_.weights[one] != noted_.weights[other]) return noted_.weights[one] > noted_.weights[other];
        return noted_.words[one] < noted_.words[other];
    }

    static constexpr std::size_t more_cells = 1024;

    std::size_t best_;
    std::int64_t too_light_ = std::numeric_limits<std::int64_t>::min();
    GridWords noted_;
    std::size_t end_ = 0;  // how many of its cells are filled
};

class GridWalk {
public:
    GridWalk(const Graph &graph, const GridQuestion &question)
        : graph_(graph),
          allowed_(question.allowed ? reinterpret_cast<const std::uint8_t *>(question.allowed->data()) : nullptr),
          shortest_(static_cast<std::size_t>(std::max(question.shortest, std::int64_t{0}))),
          longest_(static_cast<std::size_t>(std::min(question.longest, std::int64_t{longest_key}))),
          starts_(question.starts),
          board_(question),
          notes_(static_cast<std::size_t>(question.best)),
          links_(std::size_t{1} << 11) {
        std::sort(starts_.begin(), starts_.end());
        starts_.erase(std::unique(starts_.begin(), starts_.end()), starts_.end());
        const auto is_closed = [this](std::int64_t cell) { return !board_.is_open(static_cast<std::size_t>(cell)); };
        starts_.erase(std::remove_if(starts_.begin(), starts_.end(), is_closed), starts_.end());
    }

    GridWords start() {
        Letters reached = 0;
        for (const std::int64_t start : starts_) reached |= only(board_.letter_on(static_cast<std::size_t>(start)));
        const Place root = graph_.root();
        const Letters letters = graph_.letters(root);
        visit(root, letters, reached & letters, 0, 0, [this](unsigned letter) { return paths_from(letter); });
        return notes_.told();
    }

private:
    Paths paths_from(unsigned letter) {
        Paths paths{0, 0};
        for (const std::int64_t start : starts_)
            if (const auto cell = static_cast<std::size_t>(start); board_.letter_on(cell) == letter) {
                links_[paths.end++] = board_.link_to(cell);
                paths.reached |= board_.cells()[cell].letters;
            }
        return paths;
    }

    // Takes every letter that a path may reach, in the order of the alphabet; `extend` gives the paths that do, from
    // `begin` on.
    template <class Extend>
    void visit(const Place &place, Letters letters, Letters reached, std::size_t begin, std::size_t length,
               Extend extend) {
        Ways ways(graph_, place, letters);
        for (++length; reached; reached &= reached - 1) {
            const unsigned letter = lowest(reached);
            const std::size_t edge = ways.edge(letter);
            graph_.expect(edge);
            const Paths paths = extend(letter);
            if (paths.end == begin) continue;
            const Step step = ways.take(letter, edge);
            if (step.ends && length >= shortest_) note(step.first(), begin, paths.end, length);
            if (length >= longest_) continue;
            const Letters below = graph_.letters(step.below);
            if (below & paths.reached) enter(step.below, below, begin, paths, length);
        }
    }

    void count_paths(std::size_t more) {
        paths_ += more;
        if (paths_ > most_paths)
            throw std::invalid_argument("more than " + std::to_string(most_paths) +
                                        " paths: a grid with too many ways");
    }

    // The paths that spell the way so far stand in the order of their cells: that of their parents, then of the
    // neighbours.
    void enter(const Place &place, Letters letters, std::size_t begin, Paths paths, std::size_t length) {
        const std::size_t end = paths.end;
        count_paths(end - begin);
        if (links_.size() <= end + 8 * (end - begin)) links_.resize(2 * (end + 8 * (end - begin)));
        const bool are_marks_enough = length < marks_apart;
        const auto extended = [this, begin, end, are_marks_enough](unsigned letter) {
            return are_marks_enough ? extend<true>(begin, end, letter) : extend<false>(begin, end, letter);
        };
        visit(place, letters, paths.reached & letters, end, length, extended);
    }

    // Most paths reach one cell with the letter or none: a step that is taken back costs less than a branch that is
    // foreseen wrongly, and a function of its own keeps all this in registers.
    template <bool are_marks_enough>
    SOBREMESA_NOINLINE Paths extend(std::size_t begin, std::size_t end, unsigned letter) {
        Link *const links = links_.data();
        Link *last = links + end;
        const Cell *const cells = board_.cells();
        const Neighbour *const neighbours = board_.neighbours();
        const Neighbour *const firsts = board_.firsts(letter);
        Letters reached = 0;
        for (std::size_t path = begin; path < end; ++path) {
            const Link link = links[path];
            Neighbour neighbour = firsts[std::size_t{link.cell} * letter_limit];
            for (;;) {
                const Cell &cell = cells[neighbour.cell];
                bool is_taken = (link.marks & cell.marks) != 0;
                if (!are_marks_enough && (is_taken & (neighbour.cell != board_.none())))
                    is_taken = crosses(path, neighbour.cell);
                last->marks = link.marks | cell.marks;
                last->weight = link.weight + cell.weight;
                last->parent = static_cast<Number>(path);
                last->cell = neighbour.cell;
                last = is_taken ? last : last + 1;
                reached |= cell.letters & (Letters{is_taken} - 1);
                if (!neighbour.next) break;
                neighbour = neighbours[neighbour.next];
            }
        }
        return {static_cast<std::size_t>(last - links), reached};
    }

    bool crosses(std::size_t path, Number cell) const {
        for (auto link = static_cast<Number>(path); link != no_parent; link = links_[link].parent)
            if (links_[link].cell == cell) return true;
        return false;
    }

    // The first of the heaviest paths has the lowest cells.
    SOBREMESA_NOINLINE void note(Number word, std::size_t begin, std::size_t end, std::size_t length) {
        if (allowed_ && !((allowed_[word >> 3] >> (word & 7)) & 1)) return;
        const Link *const links = links_.data();
        const Link *best = links + begin;
        std::int64_t most = best->weight;
        for (std::size_t path = begin + 1; path < end; ++path) {
            const std::int64_t weight = links[path].weight;
            best = weight > most ? links + path : best;
            most = weight > most ? weight : most;
        }
        if (notes_.has_use_for(most)) notes_.note(word, links, best, length);
    }

    const Graph &graph_;
    const std::uint8_t *allowed_;
    std::size_t shortest_;
    std::size_t longest_;
    std::vector<std::int64_t> starts_;  // those that are open
    Board board_;
    Notes notes_;
    std::vector<Link> links_;  // a stack, with room for the next step of the paths on it
    std::size_t paths_ = 0;
};

}  // namespace

GridWords search_grid(const Graph &graph, const GridQuestion &question) {
    check(question, graph.words());
    if (question.longest < 1) return {};
    return GridWalk(graph, question).start();
}

}  // namespace sobremesa
