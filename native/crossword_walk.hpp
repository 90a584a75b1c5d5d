// The walk from one start on one line, for any finder of plays.
#pragma once

#include <algorithm>
#include <array>

#include "crossword.hpp"

namespace sobremesa::crossword {

constexpr int middle = longest_side;  // tiles laid leftwards stand below it, those laid rightwards from it on

// Where plays of a line are looked for: a run of its tiles, or an empty square.
struct Start {
    const Line *line;
    int run;         // number of the run, -1 for an empty square
    int place;       // the first place to lay a tile leftwards
    int left_limit;  // the last one
    int right;       // the first place to lay a tile rightwards
    int right_limit;
};

// How a rack is left, by slot.
struct Rack {
    explicit Rack(const Question &question);

    std::array<int, slot_count> counts{};
    Letters held = 0;        // letters that have a tile of their own
    Letters held_pairs = 0;  // tiles of two letters
    int blanks = 0;
    int size = 0;
};

struct Laid {
    int place;
    int slot;
};

std::vector<Start> find_starts(const Lines &lines, const Board &board);

// `Finder` is told of every word that the walk makes; with `has_blanks` it settles which tiles are blanks.
template <class Finder, bool has_blanks>
class Walk {
public:
    Walk(const Question &question, const Rack &rack, Finder &finder)
        : index_(question.words.index), question_(question), tiles_(question.tiles), finder_(finder),
          counts_(rack.counts), rack_(rack) {}

    void from(const Start &start, bool is_first) {
        start_ = &start;
        line_ = start.line;
        left_ = right_ = 0;
        State state;
        state.held = rack_.held;
        state.held_pairs = rack_.held_pairs;
        state.blanks = rack_.blanks;
        state.sum = 0;
        state.factor = is_first ? question_.board.start_factor() : 1;
        state.extra = 0;
        state.place = start.place;
        if (start.run < 0) {
            state.node = index_.root();
            state.last = no_letter;
            leftwards(state);
            return;
        }
        const Run &run = line_->runs[static_cast<std::size_t>(start.run)];
        state.sum = run.value;
        state.node = run.back;
        state.last = TileSet::edge(slot_at(run.begin));
        right_last_ = TileSet::edge(slot_at(run.end - 1));
        turn_around(state, run.turned);
        leftwards(state);
    }

    // What a finder may ask about the play that it is told of.
    const Line &line() const { return *line_; }
    int tiles() const { return left_ + right_; }
    const Laid *laid() const { return &laid_[static_cast<std::size_t>(middle - left_)]; }

private:
    struct State {
        Number node;
        int place;
        unsigned last;  // the letter beside the next tile, `no_letter` where it forbids nothing
        Letters held;
        Letters held_pairs;
        int blanks;
        std::int64_t sum;     // of the word's letters; with blanks, of the tiles on the board alone
        std::int64_t factor;  // of the word
        std::int64_t extra;   // crossing words; with blanks, of their tiles on the board alone
    };

    int slot_at(int place) const { return line_->slots[static_cast<std::size_t>(place)]; }

    Letters singles(const State &state) const {
        if constexpr (has_blanks) return state.blanks > 0 ? tiles_.singles() : state.held;
        return state.held;
    }
    Letters pairs(const State &state) const {
        if constexpr (has_blanks) return state.blanks > 0 ? tiles_.all_pairs() : state.held_pairs;
        return state.held_pairs;
    }

    void fetch(Number node, Letters letters, Letters choices) const {
        for (; choices; choices &= choices - 1) index_.fetch(index_.below(node, letters, lowest(choices)));
    }

    void turn_around(State state, Number turned) {
        if (turned == nothing || start_->right > start_->right_limit) return;
        state.node = turned;
        state.place = start_->right;
        state.last = right_last_;
        rightwards(state);
    }

    void leftwards(const State &state) {
        if (state.place < start_->left_limit || !finder_.can_go_left(left_ + 1)) return;
        const std::size_t at = static_cast<std::size_t>(state.place);
        const Letters letters = index_.letters(state.node);
        const Letters endings = index_.endings(state.node);
        Letters choices = letters & singles(state) & line_->singles[at] & tiles_.before(state.last);
        fetch(state.node, letters, choices);
        for (; choices; choices &= choices - 1) {
            const unsigned letter = lowest(choices);
            lay_left(state, static_cast<int>(letter), index_.below(state.node, letters, letter),
                     (endings >> letter) & 1);
            if (finder_.is_done()) return;
        }
        for (Letters left = pairs(state) & line_->pairs[at]; left; left &= left - 1) {
            const unsigned number = lowest(left);
            const TileSet::Pair &pair = tiles_.pairs()[number];
            if (!((letters >> pair.second) & 1)) continue;
            const Number half = index_.below(state.node, letters, pair.second);
            const Letters rest = index_.letters(half);
            if (!((rest >> pair.first) & 1)) continue;
            lay_left(state, first_pair + static_cast<int>(number), index_.below(half, rest, pair.first),
                     (index_.endings(half) >> pair.first) & 1);
            if (finder_.is_done()) return;
        }
    }

    void rightwards(const State &state) {
        if (!finder_.can_go_right(left_, right_ + 1)) return;
        const std::size_t at = static_cast<std::size_t>(state.place);
        const Letters letters = index_.letters(state.node);
        const Letters endings = index_.endings(state.node);
        Letters choices = letters & singles(state) & line_->singles[at] & tiles_.after(state.last);
        fetch(state.node, letters, choices);
        for (; choices; choices &= choices - 1) {
            const unsigned letter = lowest(choices);
            lay_right(state, static_cast<int>(letter), index_.below(state.node, letters, letter),
                      (endings >> letter) & 1);
            if (finder_.is_done()) return;
        }
        for (Letters left = pairs(state) & line_->pairs[at]; left; left &= left - 1) {
            const unsigned number = lowest(left);
            const TileSet::Pair &pair = tiles_.pairs()[number];
            if (!((letters >> pair.first) & 1)) continue;
            const Number half = index_.below(state.node, letters, pair.first);
            const Letters rest = index_.letters(half);
            if (!((rest >> pair.second) & 1)) continue;
            lay_right(state, first_pair + static_cast<int>(number), index_.below(half, rest, pair.second),
                      (index_.endings(half) >> pair.second) & 1);
            if (finder_.is_done()) return;
        }
    }

    void lay_left(const State &before, int slot, Number below, bool ends) {
        State state = before;
        const bool is_tile = take(state, slot);
        ++left_;
        laid_[static_cast<std::size_t>(middle - left_)] = {state.place, slot};
        if (start_->run < 0 && left_ == 1) right_last_ = TileSet::edge(slot);
        if (ends && !line_->has_tile(start_->right)) tell(state, state.place, start_->right);
        if (below != nothing && !finder_.is_done()) {
            state.node = below;
            turn_around(state, index_.follow(below, turn));
            state.last = TileSet::edge(slot);
            --state.place;
            leftwards(state);
        }
        --left_;
        give_back(slot, is_tile);
    }

    void lay_right(const State &before, int slot, Number below, bool ends) {
        State state = before;
        const bool is_tile = take(state, slot);
        laid_[static_cast<std::size_t>(middle + right_)] = {state.place, slot};
        ++right_;
        state.node = below;
        state.last = TileSet::edge(slot);
        ++state.place;
        if (pass_run(state, ends)) {
            if (ends) tell(state, left_begin(), state.place);
            if (state.node != nothing && state.place <= start_->right_limit) rightwards(state);
        }
        --right_;
        give_back(slot, is_tile);
    }

    // Follows the tiles of the board that come next; false when they do not lead on.
    bool pass_run(State &state, bool &ends) {
        for (; line_->has_tile(state.place); ++state.place) {
            const int slot = slot_at(state.place);
            const unsigned edge = TileSet::edge(slot);
            if (edge != no_letter && !((tiles_.after(state.last) >> edge) & 1)) return false;
            state.node = Lines::forwards(index_, tiles_, state.node, slot, ends);
            state.sum += line_->values[static_cast<std::size_t>(state.place)];
            state.last = edge;
            if (state.node == nothing && !ends) return false;
        }
        return true;
    }

    int left_begin() const {
        if (left_ > 0) return laid()->place;
        return line_->runs[static_cast<std::size_t>(start_->run)].begin;
    }

    bool take(State &state, int slot) {
        const std::size_t at = static_cast<std::size_t>(state.place);
        const int factor = line_->word_factors[at];
        const int crossing = line_->crossing[at];
        state.factor *= factor;
        state.extra += crossing * line_->crossing_value[at];
        int &count = counts_[static_cast<std::size_t>(slot)];
        if constexpr (has_blanks) {
            if (count == 0) {
                --state.blanks;
                return false;
            }
        } else {
            const int value = tiles_.value(slot) * line_->letter_factors[at];
            state.sum += value;
            state.extra += crossing * value;
        }
        if (--count == 0) {
            if (slot < first_pair)
                state.held &= ~only(static_cast<unsigned>(slot));
            else
                state.held_pairs &= ~only(static_cast<unsigned>(slot - first_pair));
        }
        return true;
    }

    void give_back(int slot, bool is_tile) { counts_[static_cast<std::size_t>(slot)] += is_tile; }

    void tell(const State &state, int begin, int end) {
        if (end - begin < 2) return;
        // A single tile that makes two words is found on both of its lines, and counts once.
        if (left_ + right_ == 1 && line_->is_column && line_->crossing[static_cast<std::size_t>(laid()->place)])
            return;
        const std::int64_t points = state.sum * state.factor + state.extra + question_.board.bonus(left_ + right_);
        finder_.found(*this, points, state.factor, begin, end);
    }

    const Index &index_;
    const Question &question_;
    const TileSet &tiles_;
    Finder &finder_;
    std::array<int, slot_count> counts_;
    const Rack &rack_;
    const Start *start_ = nullptr;
    const Line *line_ = nullptr;
    std::array<Laid, 2 * longest_side + 1> laid_;
    int left_ = 0;
    int right_ = 0;
    unsigned right_last_ = no_letter;
};

}  // namespace sobremesa::crossword
