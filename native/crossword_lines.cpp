// Runs of tiles are followed through the index once, for the words along them and for those across.
#include "crossword_lines.hpp"

namespace sobremesa::crossword {

bool is_allowed_word(const Words &words, const std::uint8_t *key, std::size_t length) {
    const std::int64_t word = words.graph.index(key, length);
    return word >= 0 && (words.allowed[word >> 3] >> (word & 7)) & 1;
}

std::size_t spell_tile(const TileSet &tiles, int slot, std::uint8_t *key, std::size_t length) {
    if (slot < first_pair) {
        key[length++] = static_cast<std::uint8_t>(slot);
        return length;
    }
    const TileSet::Pair &pair = tiles.pairs()[static_cast<std::size_t>(slot - first_pair)];
    key[length++] = static_cast<std::uint8_t>(pair.first);
    key[length++] = static_cast<std::uint8_t>(pair.second);
    return length;
}

Number Lines::forwards(const Index &index, const TileSet &tiles, Number node, int slot, bool &ends) {
    unsigned last = static_cast<unsigned>(slot);
    if (slot >= first_pair) {
        const TileSet::Pair &pair = tiles.pairs()[static_cast<std::size_t>(slot - first_pair)];
        node = index.follow(node, pair.first);
        last = pair.second;
    }
    const Letters letters = index.letters(node);
    ends = (index.endings(node) >> last) & 1;
    return (letters >> last) & 1 ? index.below(node, letters, last) : nothing;
}

Number Lines::backwards(const Index &index, const TileSet &tiles, Number node, int slot) {
    if (slot < first_pair) return index.follow(node, static_cast<unsigned>(slot));
    const TileSet::Pair &pair = tiles.pairs()[static_cast<std::size_t>(slot - first_pair)];
    return index.follow(index.follow(node, pair.second), pair.first);
}

Lines::Lines(const Words &words, const TileSet &tiles, const Board &board, const Position &position, Letters singles,
             Letters pairs)
    : words_(words), tiles_(tiles), singles_(singles), pairs_(pairs) {
    const int side = board.side();
    lines_.resize(static_cast<std::size_t>(2 * side));
    for (int number = 0; number < 2 * side; ++number) {
        Line &line = lines_[static_cast<std::size_t>(number)];
        line.is_column = number >= side;
        line.length = side;
        line.origin = line.is_column ? number - side : number * side;
        line.step = line.is_column ? side : 1;
        for (int place = 0; place < side; ++place) {
            const std::size_t at = static_cast<std::size_t>(place);
            const std::size_t cell = static_cast<std::size_t>(line.cell(place));
            const auto kind = static_cast<std::uint8_t>(position.kinds[cell]);
            line.slots[at] = kind == no_tile ? -1 : tiles.slot(kind);
            line.values[at] = static_cast<std::uint8_t>(position.values[cell]);
            line.singles[at] = singles;
            line.pairs[at] = pairs;
            line.crossing[at] = line.crossing_value[at] = 0;
            line.letter_factors[at] = board.letter_factor(line.cell(place));
            line.word_factors[at] = board.word_factor(line.cell(place));
        }
        line.slots[static_cast<std::size_t>(side)] = -1;
        find_runs(line);
    }
    if (is_empty_) return;
    for (int number = 0; number < 2 * side; ++number) {
        const Line &line = lines_[static_cast<std::size_t>(number)];
        if (line.run_count == 0) continue;
        for (int place = 0; place < side; ++place) {
            const bool is_beside = (place > 0 && line.has_tile(place - 1)) || line.has_tile(place + 1);
            if (line.has_tile(place) || !is_beside) continue;
            Line &other = lines_[static_cast<std::size_t>(line.is_column ? place : side + place)];
            cross(line, other, place);
        }
    }
}

void Lines::find_runs(Line &line) {
    line.run_count = 0;
    for (int place = 0; place < line.length; ++place) {
        if (!line.has_tile(place)) continue;
        is_empty_ = false;
        Run run{place, place, 0, words_.index.root(), nothing};
        for (; line.has_tile(run.end); ++run.end) run.value += line.values[static_cast<std::size_t>(run.end)];
        place = run.end;
        bool is_split = false;
        for (int at = run.end - 1; at >= run.begin; --at) {
            const int slot = line.slots[static_cast<std::size_t>(at)];
            run.back = backwards(words_.index, tiles_, run.back, slot);
            if (at > run.begin && slot < first_pair) {
                const int last = line.slots[static_cast<std::size_t>(at) - 1];
                is_split |= !((tiles_.after(TileSet::edge(last)) >> slot) & 1);
            }
        }
        if (is_split) run.back = nothing;
        run.turned = words_.index.follow(run.back, turn);
        line.runs[static_cast<std::size_t>(line.run_count++)] = run;
    }
}

// What the word on `line` through an empty place asks of the same square on the line across it.
void Lines::cross(const Line &line, Line &other, int place) {
    const Run *before = nullptr;
    const Run *after = nullptr;
    for (int run = 0; run < line.run_count; ++run) {
        const Run &each = line.runs[static_cast<std::size_t>(run)];
        if (each.end == place) before = &each;
        if (each.begin == place + 1) after = &each;
    }
    const int cell = line.cell(place);
    const std::size_t at = static_cast<std::size_t>((cell - other.origin) / other.step);
    other.crossing[at] = line.word_factors[static_cast<std::size_t>(place)];
    other.crossing_value[at] = (before ? before->value : 0) + (after ? after->value : 0);
    check(line, place, before, after, other.singles[at], other.pairs[at]);
}

void Lines::check(const Line &line, int place, const Run *before, const Run *after, Letters &singles, Letters &pairs) {
    const Index &index = words_.index;
    singles = pairs = 0;
    if ((before && before->turned == nothing) || (after && after->back == nothing)) return;
    const Number start = before ? before->turned : after->back;
    Letters candidates = singles_ & index.letters(start);
    if (before) candidates &= tiles_.after(TileSet::edge(line.slots[static_cast<std::size_t>(before->end) - 1]));
    if (after) candidates &= tiles_.before(TileSet::edge(line.slots[static_cast<std::size_t>(after->begin)]));
    if (!(before && after)) {
        singles = candidates & index.endings(start);
    } else {
        const Letters letters = index.letters(start);
        for (Letters left = candidates; left; left &= left - 1) {
            const unsigned letter = lowest(left);
            if (completes(line, index.below(start, letters, letter), *after)) singles |= only(letter);
        }
    }
    for (Letters left = pairs_; left; left &= left - 1) {
        const unsigned number = lowest(left);
        const TileSet::Pair &pair = tiles_.pairs()[number];
        const unsigned first = before ? pair.first : pair.second;
        const unsigned second = before ? pair.second : pair.first;
        const Number middle = index.follow(start, first);
        if (middle == nothing) continue;
        const bool fits = before && after ? completes(line, index.follow(middle, second), *after)
                                          : (index.letters(middle) & index.endings(middle)) >> second & 1;
        if (fits) pairs |= only(number);
    }
    if (!words_.allowed) return;
    for (Letters left = singles; left; left &= left - 1)
        if (!is_allowed(line, place, before, after, static_cast<int>(lowest(left)))) singles ^= left & -left;
    for (Letters left = pairs; left; left &= left - 1)
        if (!is_allowed(line, place, before, after, first_pair + static_cast<int>(lowest(left)))) pairs ^= left & -left;
}

bool Lines::completes(const Line &line, Number node, const Run &after) const {
    bool ends = false;
    for (int at = after.begin; at < after.end && node != nothing; ++at) {
        ends = false;
        node = forwards(words_.index, tiles_, node, line.slots[static_cast<std::size_t>(at)], ends);
        if (node == nothing && at + 1 < after.end) return false;
    }
    return ends;
}

bool Lines::is_allowed(const Line &line, int place, const Run *before, const Run *after, int slot) const {
    std::array<std::uint8_t, 2 * line_room> key;
    std::size_t length = 0;
    for (int at = before ? before->begin : place; at < (after ? after->end : place + 1); ++at)
        length = spell_tile(tiles_, at == place ? slot : line.slots[static_cast<std::size_t>(at)], key.data(), length);
    return is_allowed_word(words_, key.data(), length);
}

}  // namespace sobremesa::crossword
