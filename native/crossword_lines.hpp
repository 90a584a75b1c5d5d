// The rows and columns of a board with tiles on it, and what the crossing words ask of each empty square.
#pragma once

#include <array>
#include <vector>

#include "crossword_index.hpp"
#include "crossword_table.hpp"

namespace sobremesa::crossword {

constexpr std::size_t line_room = longest_side + 1;

// Words of an index, or those of them whose bit is set in `allowed`, found by their number in the graph.
struct Words {
    const Index &index;
    const Graph &graph;
    const std::uint8_t *allowed;  // null: all words of the index
};

// Tiles side by side on a line, and where the index leads from the last of them back to the first.
struct Run {
    int begin;
    int end;
    int value;
    Number back;
    Number turned;  // and behind the turn, to go on after the last
};

struct Line {
    int length;
    int origin;
    int step;
    bool is_column;
    std::array<int, line_room> slots;           // of the tiles, -1 on an empty square and behind the end
    std::array<int, line_room> values;          // of the tiles
    std::array<Letters, line_room> singles;     // the letters that an empty square takes
    std::array<Letters, line_room> pairs;       // the tiles of two letters that it takes
    std::array<int, line_room> crossing;        // by how much the crossing word counts, 0 where there is none
    std::array<int, line_room> crossing_value;  // what its tiles already there are worth
    std::array<int, line_room> letter_factors;
    std::array<int, line_room> word_factors;
    std::array<Run, line_room / 2> runs;
    int run_count;

    int cell(int place) const { return origin + place * step; }
    bool has_tile(int place) const { return slots[static_cast<std::size_t>(place)] >= 0; }
};

class Lines {
public:
    // `singles` and `pairs` are what the rack can lay.
    Lines(const Words &words, const TileSet &tiles, const Board &board, const Position &position, Letters singles,
          Letters pairs);

    const std::vector<Line> &all() const { return lines_; }  // rows, then columns
    bool is_empty() const { return is_empty_; }

    // The node behind a tile, read forwards or from its end; `ends` tells whether a word ends with it.
    static Number forwards(const Index &index, const TileSet &tiles, Number node, int slot, bool &ends);
    static Number backwards(const Index &index, const TileSet &tiles, Number node, int slot);

private:
    void find_runs(Line &line);
    void cross(const Line &line, Line &other, int place);
    void check(const Line &line, int place, const Run *before, const Run *after, Letters &singles, Letters &pairs);
    bool completes(const Line &line, Number node, const Run &after) const;
    bool is_allowed(const Line &line, int place, const Run *before, const Run *after, int slot) const;

    const Words &words_;
    const TileSet &tiles_;
    std::vector<Line> lines_;
    Letters singles_;
    Letters pairs_;
    bool is_empty_ = true;
};

// Whether a row of tiles spells an allowed word.
bool is_allowed_word(const Words &words, const std::uint8_t *key, std::size_t length);
// Appends the letters of a tile to a key.
std::size_t spell_tile(const TileSet &tiles, int slot, std::uint8_t *key, std::size_t length);

}  // namespace sobremesa::crossword
