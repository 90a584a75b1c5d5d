// The walk for the best words of cards: only where a word may still come among them.
#include <algorithm>
#include <functional>
#include <string>

#include "cards.hpp"

namespace sobremesa {

namespace {

// The cards that a pass may use, as the values that each letter can still bring, dearest first.
//
// A pair lies in the pile of its first letter with all that it is worth and in that of its second with nothing: so the
// sums are never below what a word can have.
class Piles {
public:
    Piles(const CardRow &row, unsigned colour_or_all) {
        for (const CardRow::Card &card : row.cards)
            if (card.unit != no_unit && (colour_or_all >= most_colours || card.colour == colour_or_all)) lay(row, card);
        for (unsigned letter = 0; letter < letter_limit; ++letter) {
            std::vector<int> &pile = piles_[letter];
            if (pile.empty()) continue;
            letters_ |= only(letter);
            std::sort(pile.begin(), pile.end(), std::greater<int>());
            rest_[letter].assign(pile.size() + 1, 0);
            for (std::size_t place = pile.size(); place > 0; --place)
                rest_[letter][place - 1] = rest_[letter][place] + pile[place - 1];
        }
    }

    Letters letters() const { return letters_; }
    int size(unsigned letter) const { return static_cast<int>(piles_[letter].size()); }
    int value(unsigned letter, int place) const { return place < size(letter) ? piles_[letter][place] : 0; }
    int rest(unsigned letter, int place) const { return place < size(letter) ? rest_[letter][place] : 0; }

private:
    void lay(const CardRow &row, const CardRow::Card &card) {
        piles_[card.unit == pair_unit ? row.pair_first : card.unit].push_back(card.value);
        if (card.unit == pair_unit) piles_[row.pair_second].push_back(0);
    }

    std::array<std::vector<int>, letter_limit> piles_;
    std::array<std::vector<int>, letter_limit> rest_;
    Letters letters_ = 0;
};

struct Kept {
    int points;
    Number word;
    Choice choice;
    std::string key;
};

// More points, then the lower number.
bool is_before(const Kept &one, const Kept &other) {
    return one.points != other.points ? one.points > other.points : one.word < other.word;
}

}  // namespace

// Passes through the graph, one for each colour alone, where words are doubled, and one for all cards together.
class CardWalk {
public:
    CardWalk(const CardSearch &search, const CardRow &row, const std::uint8_t *allowed, std::uint64_t count)
        : search_(search), row_(row), allowed_(allowed), count_(count), chooser_(row) {
        for (const unsigned unit : row.wild_units) wild_letters_ |= letters_of(unit);
        for (const CardRow::Card &card : row.cards)
            if (card.is_forced) forced_ |= letters_of(card.unit);
    }

    CardWords search() {
        for (const CardRow::Card &card : row_.cards)
            if (card.is_forced && card.unit == no_unit) return finish();
        for (unsigned colour = 0; colour < most_colours; ++colour) {
            const auto has = [&](const CardRow::Card &card) { return card.colour == colour; };
            const auto forbids = [&](const CardRow::Card &card) { return card.is_forced && card.colour != colour; };
            if (std::none_of(row_.cards.begin(), row_.cards.end(), has)) continue;
            if (std::any_of(row_.cards.begin(), row_.cards.end(), forbids)) continue;
            pass(colour, 2);
        }
        // Without cards of any colour a word of wilds alone counts double too.
        pass(most_colours, row_.cards.empty() ? 2 : 1);
        return finish();
    }

private:
    Letters letters_of(unsigned unit) const {
        if (unit == no_unit) return 0;
        return unit == pair_unit ? only(row_.pair_first) | only(row_.pair_second) : only(unit);
    }

    void pass(unsigned colour_or_all, int times) {
        const Piles piles(row_, colour_or_all);
        piles_ = &piles;
        times_ = times;
        used_.fill(0);
        sum_ = 0;
        missing_ = 0;
        visit(search_.graph_.root(), 0, 0);
    }

    int most(int more) const {
        return times_ * (sum_ + more + row_.wilds * row_.wild_value + row_.change);
    }

    // Whether a word of so many points can come among the best, if its number is at least this.
    bool may_enter(int points, Number word) const {
        if (count_ == 0 || best_.size() < count_) return true;
        const Kept &last = best_.back();
        return points != last.points ? points > last.points : word <= last.word;
    }

    void visit(const Place &place, int depth, Letters had) {
        Ways ways(search_.graph_, place);
        const Letters at_hand = row_.wilds > 0 ? piles_->letters() | wild_letters_ : piles_->letters();
        for (Letters left = ways.letters & at_hand; left; left &= left - 1) {
            const unsigned letter = lowest(left);
            enter(ways.take(letter), letter, depth, had | only(letter));
        }
    }

    void enter(const Step &step, unsigned letter, int depth, Letters had) {
        const int missing = missing_;
        const int value = piles_->value(letter, used_[letter]);
        missing_ += lack(letter);
        ++used_[letter];
        if (missing_ <= row_.wilds) {
            sum_ += value;
            key_[depth] = static_cast<std::uint8_t>(letter);
            if (step.ends && (forced_ & ~had) == 0) note(step.first(), depth + 1);
            if (depth + 1 < static_cast<int>(longest_key) && step.below.has_words() && leads_on(step.below, had))
                visit(step.below, depth + 1, had);
            sum_ -= value;
        }
        --used_[letter];
        missing_ = missing;
    }

    // How many wilds more one more of a letter takes. A wild for the first letter of a pair may be the pair, and serves its second letter.
    int lack(unsigned letter) const {
        if (row_.has_pair && (letter == row_.pair_first || letter == row_.pair_second)) {
            const int first = used_[row_.pair_first], second = used_[row_.pair_second];
            const bool is_first = letter == row_.pair_first;
            return lack_of_pair(first + is_first, second + !is_first) - lack_of_pair(first, second);
        }
        return used_[letter] >= piles_->size(letter);
    }

    int lack_of_pair(int first, int second) const {
        const int firsts = std::max(0, first - piles_->size(row_.pair_first));
        return firsts + std::max(0, second - piles_->size(row_.pair_second) - firsts);
    }

    bool leads_on(const Place &below, Letters had) const {
        const std::size_t node = below.node / 2;
        const Letters letters = node < search_.below_.size() ? search_.below_[node] : 0;
        if (forced_ & ~(had | letters)) return false;
        int more = 0;
        for (Letters left = letters & piles_->letters(); left; left &= left - 1) {
            const unsigned letter = lowest(left);
            more += piles_->rest(letter, used_[letter]);
        }
        return may_enter(most(more), below.first);
    }

    void note(Number word, int length) {
        if (allowed_ && !((allowed_[word >> 3] >> (word & 7)) & 1)) return;
        if (!may_enter(most(0), word)) return;
        Choice choice = chooser_.choose(key_.data(), length);
        if (!choice.exists || !may_enter(choice.points, word)) return;
        Kept kept{choice.points, word, std::move(choice), std::string(key_.begin(), key_.begin() + length)};
        const auto place = std::lower_bound(best_.begin(), best_.end(), kept, is_before);
        if (place != best_.end() && place->word == word) return;  // an earlier pass has found it
        best_.insert(place, std::move(kept));
        if (count_ > 0 && best_.size() > count_) best_.pop_back();
    }

    CardWords finish() const {
        CardWords found;
        found.bounds.push_back(0);
        for (const Kept &kept : best_) {
            found.words.push_back(kept.word);
            found.points.push_back(kept.points);
            chooser_.lay_out(kept.choice, reinterpret_cast<const std::uint8_t *>(kept.key.data()),
                             static_cast<int>(kept.key.size()), found.cards);
            found.bounds.push_back(static_cast<Number>(found.cards.size()));
        }
        return found;
    }

    const CardSearch &search_;
    const CardRow &row_;
    const std::uint8_t *allowed_;
    std::uint64_t count_;
    Chooser chooser_;
    Letters wild_letters_ = 0;
    Letters forced_ = 0;
    const Piles *piles_ = nullptr;
    int times_ = 1;
    std::array<int, letter_limit> used_{};
    int sum_ = 0;
    int missing_ = 0;
    std::array<std::uint8_t, longest_key> key_{};
    std::vector<Kept> best_;  // best first
};

// Children stand before their parents, so one look at each node is enough. Of a damaged graph this may tell anything:
// the walk itself checks where it goes.
CardSearch::CardSearch(const void *memory, std::size_t bytes) : graph_(memory, bytes) {
    below_.assign(graph_.size() / 2 + 1, 0);
    for (std::size_t node = header_size; node + node_size <= graph_.size();) {
        Letters letters = graph_.number(node);
        const std::size_t end = node + node_size + edge_size * count(letters);
        for (std::size_t edge = node + node_size; edge < std::min(end, graph_.size()); edge += edge_size)
            if (const Number child = graph_.number(edge); child < node) letters |= below_[child / 2];
        below_[node / 2] = letters;
        node = end;
    }
}

CardWords CardSearch::best(const CardRow &row, const std::uint8_t *allowed, std::uint64_t count) const {
    return CardWalk(*this, row, allowed, count).search();
}

}  // namespace sobremesa
