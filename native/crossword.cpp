// The three questions: what each does with the plays that a walk finds.
#include "crossword.hpp"

#include <algorithm>
#include <limits>
#include <stdexcept>
#include <string>

#include "crossword_bound.hpp"
#include "crossword_walk.hpp"

namespace sobremesa::crossword {

Rack::Rack(const Question &question) {
    const TileSet &tiles = question.tiles;
    for (int kind = 0; kind < tiles.kinds(); ++kind) {
        const int slot = tiles.slot(kind);
        const int count = static_cast<std::uint8_t>(question.hand.counts[static_cast<std::size_t>(kind)]);
        counts[static_cast<std::size_t>(slot)] = count;
        size += count;
        if (count == 0) continue;
        if (slot < first_pair)
            held |= only(static_cast<unsigned>(slot));
        else
            held_pairs |= only(static_cast<unsigned>(slot - first_pair));
    }
    blanks = static_cast<int>(question.hand.blanks);
    size += blanks;
}

std::vector<Start> find_starts(const Lines &lines, const Board &board) {
    std::vector<Start> starts;
    for (const Line &line : lines.all()) {
        int free_from = 0;  // the first place that is neither beside an earlier run nor an earlier start
        int run = 0;
        for (int place = 0; place < line.length; ++place) {
            if (line.has_tile(place)) {
                const Run &each = line.runs[static_cast<std::size_t>(run)];
                const int after_last = run > 0 ? line.runs[static_cast<std::size_t>(run) - 1].end + 1 : 0;
                if (each.back != nothing)
                    starts.push_back({&line, run, each.begin - 1, after_last, each.end, line.length - 1});
                ++run;
                place = each.end;  // beside the run: a play that covers it is found from the run
                free_from = each.end + 1;
                continue;
            }
            if (line.has_tile(place + 1)) continue;
            const std::size_t at = static_cast<std::size_t>(place);
            const bool is_start = lines.is_empty() ? line.cell(place) == board.start() : line.crossing[at] != 0;
            if (!is_start) continue;
            const bool is_last = run == line.run_count;
            const int next = is_last ? line.length - 1 : line.runs[static_cast<std::size_t>(run)].begin - 2;
            if (line.singles[at] || line.pairs[at])
                starts.push_back({&line, -1, place, free_from, place + 1, next});
            free_from = place + 1;
        }
    }
    return starts;
}

namespace {

Lines lines_of(const Question &question, const Rack &rack) {
    const Letters singles = rack.blanks ? question.tiles.singles() : rack.held;
    const Letters pairs = rack.blanks ? question.tiles.all_pairs() : rack.held_pairs;
    return Lines(question.words, question.tiles, question.board, question.position, singles, pairs);
}

// Whether the word along the line is allowed, where the index has more words than are.
template <class Walk>
bool is_allowed(const Question &question, const Walk &walk, int begin, int end) {
    if (!question.words.allowed) return true;
    std::array<std::uint8_t, 2 * line_room> key;
    std::size_t length = 0;
    const Laid *laid = walk.laid();
    for (int place = begin; place < end; ++place) {
        const int slot = walk.line().slots[static_cast<std::size_t>(place)];
        length = spell_tile(question.tiles, slot >= 0 ? slot : (laid++)->slot, key.data(), length);
    }
    return is_allowed_word(question.words, key.data(), length);
}

// Every way to choose which tiles of a play are blanks; `take` is told points and layings of each.
class Blanks {
public:
    Blanks(const Question &question, const Rack &rack) : question_(question), rack_(rack), left_(rack.counts) {}

    template <class Walk, class Take>
    void settle(const Walk &walk, std::int64_t points, std::int64_t factor, Take &&take) {
        count_ = walk.tiles();
        for (int number = 0; number < count_; ++number) {
            const Laid &laid = walk.laid()[number];
            const std::size_t at = static_cast<std::size_t>(laid.place);
            const std::int64_t value = question_.tiles.value(laid.slot) * walk.line().letter_factors[at];
            slots_[static_cast<std::size_t>(number)] = laid.slot;
            values_[static_cast<std::size_t>(number)] = value * (factor + walk.line().crossing[at]);
        }
        choose(0, rack_.blanks, points, take);
    }

private:
    template <class Take>
    void choose(int number, int blanks, std::int64_t points, Take &take) {
        if (number == count_) {
            take(points, layings_.data());
            return;
        }
        const std::size_t at = static_cast<std::size_t>(number);
        int &left = left_[static_cast<std::size_t>(slots_[at])];
        const auto kind = static_cast<std::uint8_t>(2 * question_.tiles.kind(slots_[at]));
        if (left > 0) {
            --left;
            layings_[at] = kind;
            choose(number + 1, blanks, points + values_[at], take);
            ++left;
        }
        if (blanks > 0) {
            layings_[at] = kind | 1;
            choose(number + 1, blanks - 1, points, take);
        }
    }

    const Question &question_;
    const Rack &rack_;
    std::array<int, slot_count> left_;
    std::array<int, most_tiles> slots_;
    std::array<std::int64_t, most_tiles> values_;
    std::array<std::uint8_t, most_tiles> layings_;
    int count_ = 0;
};

template <class Walk>
void spell_layings(const TileSet &tiles, const Walk &walk, std::uint8_t *layings) {
    for (int number = 0; number < walk.tiles(); ++number)
        layings[number] = static_cast<std::uint8_t>(2 * tiles.kind(walk.laid()[number].slot));
}

template <bool has_blanks>
class Lister {
public:
    Lister(const Question &question, const Rack &rack, bool thrifty)
        : question_(question), blanks_(question, rack), thrifty_(thrifty) {}

    static constexpr bool is_done() { return false; }
    static constexpr bool can_go_left(int) { return true; }
    static constexpr bool can_go_right(int, int) { return true; }

    template <class Walk>
    void found(const Walk &walk, std::int64_t points, std::int64_t factor, int begin, int end) {
        if (!is_allowed(question_, walk, begin, end)) return;
        if constexpr (has_blanks) {
            bool is_first = true;
            blanks_.settle(walk, points, factor, [&](std::int64_t sum, const std::uint8_t *layings) {
                // The first way lays a tile of its own wherever one is left, so that blanks come last.
                if (is_first || !thrifty_) note(walk, sum, layings);
                is_first = false;
            });
        } else {
            std::array<std::uint8_t, most_tiles> layings;
            spell_layings(question_.tiles, walk, layings.data());
            note(walk, points, layings.data());
        }
    }

    Plays plays;

private:
    template <class Walk>
    void note(const Walk &walk, std::int64_t points, const std::uint8_t *layings) {
        if (plays.points.size() == most_plays)
            throw std::invalid_argument("more than " + std::to_string(most_plays) + " plays: ask for the best");
        plays.points.push_back(points);
        for (int number = 0; number < walk.tiles(); ++number) {
            plays.cells.push_back(static_cast<std::uint16_t>(walk.line().cell(walk.laid()[number].place)));
            plays.layings.push_back(layings[number]);
        }
        plays.bounds.push_back(static_cast<std::uint32_t>(plays.cells.size()));
    }

    const Question &question_;
    Blanks blanks_;
    bool thrifty_;
};

template <bool has_blanks>
class Chooser {
public:
    Chooser(const Question &question, const Rack &rack, const Leaves &leaves, std::size_t count)
        : question_(question), blanks_(question, rack), leaves_(leaves), count_(count) {}

    static constexpr bool is_done() { return false; }
    bool can_go_left(int left) const { return bound_->leftwards(left) >= worst_; }
    bool can_go_right(int left, int right) const { return bound_->rightwards(left, right) >= worst_; }

    bool begin(const Bound &bound) {
        bound_ = &bound;
        return bound.best() >= worst_;
    }

    template <class Walk>
    void found(const Walk &walk, std::int64_t points, std::int64_t factor, int begin, int end) {
        bool is_looked_up = false;
        bool is_word = false;
        const auto offer = [&](std::int64_t sum, const std::uint8_t *layings) {
            const std::int64_t worth = point_worth * sum + leaves_.after(layings, walk.tiles());
            if (worth < worst_) return;
            if (!is_looked_up) {
                is_word = is_allowed(question_, walk, begin, end);
                is_looked_up = true;
            }
            if (is_word) keep(walk, worth, sum, layings);
        };
        if constexpr (has_blanks) {
            blanks_.settle(walk, points, factor, offer);
        } else {
            std::array<std::uint8_t, most_tiles> layings;
            spell_layings(question_.tiles, walk, layings.data());
            offer(points, layings.data());
        }
    }

    Plays plays() {
        std::sort_heap(kept_.begin(), kept_.end(), is_better);
        Plays plays;
        for (const Kept &each : kept_) {
            plays.worths.push_back(each.worth);
            plays.points.push_back(each.points);
            plays.cells.insert(plays.cells.end(), each.cells.begin(), each.cells.begin() + each.tiles);
            plays.layings.insert(plays.layings.end(), each.layings.begin(), each.layings.begin() + each.tiles);
            plays.bounds.push_back(static_cast<std::uint32_t>(plays.cells.size()));
        }
        return plays;
    }

private:
    struct Kept {
        std::int64_t worth;
        std::int64_t points;
        int tiles;
        std::array<std::uint16_t, most_tiles> cells;
        std::array<std::uint8_t, most_tiles> layings;
    };

    static bool is_better(const Kept &one, const Kept &other) {
        if (one.worth != other.worth) return one.worth > other.worth;
        const auto order = [](const auto &first, int size, const auto &second, int other_size) {
            const auto ends = std::mismatch(first.begin(), first.begin() + std::min(size, other_size), second.begin());
            const auto at = static_cast<int>(ends.first - first.begin());
            if (at == size || at == other_size) return size - other_size;
            return static_cast<int>(*ends.first) - static_cast<int>(*ends.second);
        };
        const int by_cells = order(one.cells, one.tiles, other.cells, other.tiles);
        return by_cells != 0 ? by_cells < 0 : order(one.layings, one.tiles, other.layings, other.tiles) < 0;
    }

    template <class Walk>
    void keep(const Walk &walk, std::int64_t worth, std::int64_t points, const std::uint8_t *layings) {
        Kept play;
        play.worth = worth;
        play.points = points;
        play.tiles = walk.tiles();
        for (int number = 0; number < play.tiles; ++number) {
            play.cells[static_cast<std::size_t>(number)] =
                static_cast<std::uint16_t>(walk.line().cell(walk.laid()[number].place));
            play.layings[static_cast<std::size_t>(number)] = layings[number];
        }
        if (kept_.size() == count_) {
            if (!is_better(play, kept_.front())) return;
            std::pop_heap(kept_.begin(), kept_.end(), is_better);
            kept_.back() = play;
        } else {
            kept_.push_back(play);
        }
        std::push_heap(kept_.begin(), kept_.end(), is_better);
        if (kept_.size() == count_) worst_ = kept_.front().worth;
    }

    const Question &question_;
    Blanks blanks_;
    const Leaves &leaves_;
    std::size_t count_;
    const Bound *bound_ = nullptr;
    std::int64_t worst_ = std::numeric_limits<std::int64_t>::min();
    std::vector<Kept> kept_;  // a heap, the worst in front
};

class Asker {
public:
    explicit Asker(const Question &question) : question_(question) {}

    bool is_done() const { return is_found; }
    static constexpr bool can_go_left(int) { return true; }
    static constexpr bool can_go_right(int, int) { return true; }

    template <class Walk>
    void found(const Walk &walk, std::int64_t, std::int64_t, int begin, int end) {
        is_found = is_found || is_allowed(question_, walk, begin, end);
    }

    bool is_found = false;

private:
    const Question &question_;
};

template <bool has_blanks>
Plays list(const Question &question, const Rack &rack, bool thrifty) {
    const Lines lines = lines_of(question, rack);
    Lister<has_blanks> lister(question, rack, thrifty);
    Walk<Lister<has_blanks>, has_blanks> walk(question, rack, lister);
    for (const Start &start : find_starts(lines, question.board)) walk.from(start, lines.is_empty());
    return std::move(lister.plays);
}

template <bool has_blanks>
Plays choose(const Question &question, const Rack &rack, std::size_t count, const std::vector<std::int64_t> &values) {
    const Lines lines = lines_of(question, rack);
    const Leaves leaves(question, values);
    const std::vector<Start> starts = find_starts(lines, question.board);
    const Bounds bounds(question, rack, leaves, starts, lines.is_empty());
    Chooser<has_blanks> chooser(question, rack, leaves, count);
    Walk<Chooser<has_blanks>, has_blanks> walk(question, rack, chooser);
    for (const Bound *bound : bounds.best_first()) {
        if (!chooser.begin(*bound)) break;
        walk.from(bound->start(), lines.is_empty());
    }
    return chooser.plays();
}

template <bool has_blanks>
bool ask(const Question &question, const Rack &rack) {
    const Lines lines = lines_of(question, rack);
    Asker asker(question);
    Walk<Asker, has_blanks> walk(question, rack, asker);
    for (const Start &start : find_starts(lines, question.board)) {
        walk.from(start, lines.is_empty());
        if (asker.is_found) return true;
    }
    return false;
}

}  // namespace

Plays all_plays(const Question &question, bool thrifty) {
    const Rack rack(question);
    return rack.blanks ? list<true>(question, rack, thrifty) : list<false>(question, rack, thrifty);
}

Plays best_plays(const Question &question, std::size_t count, const std::vector<std::int64_t> &leaves) {
    const Rack rack(question);
    return rack.blanks ? choose<true>(question, rack, count, leaves) : choose<false>(question, rack, count, leaves);
}

bool any_play(const Question &question) {
    const Rack rack(question);
    return rack.blanks ? ask<true>(question, rack) : ask<false>(question, rack);
}

}  // namespace sobremesa::crossword
