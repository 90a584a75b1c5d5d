// Sets of letters as 32-bit masks, and other small work on bits.
#pragma once

#include <cstdint>

#if defined(_MSC_VER)
#include <intrin.h>
#endif

namespace sobremesa {

using Letters = std::uint32_t;

constexpr Letters all_letters = 0xFFFFFFFFu;

inline Letters only(unsigned letter) { return Letters{1} << letter; }

// Compilers know this form and use the processor's instruction where they may.
inline unsigned count(Letters set) {
    set -= (set >> 1) & 0x55555555u;
    set = (set & 0x33333333u) + ((set >> 2) & 0x33333333u);
    set = (set + (set >> 4)) & 0x0F0F0F0Fu;
    return (set * 0x01010101u) >> 24;
}

// The lowest letter of a set that is not empty.
inline unsigned lowest(Letters set) {
#if defined(_MSC_VER)
    unsigned long place;
    _BitScanForward(&place, set);
    return place;
#else
    return static_cast<unsigned>(__builtin_ctz(set));
#endif
}

// A hash with one more number in it.
inline std::uint32_t mixed(std::uint32_t hash, std::uint32_t number) {
    hash = (hash ^ number) * 0x9E3779B1u;
    return hash ^ (hash >> 15);
}

}  // namespace sobremesa
