// The header of a crossword index.
#include "crossword_index.hpp"

#include <stdexcept>

namespace sobremesa::crossword {

void throw_damaged_index() { throw std::invalid_argument("a damaged crossword index: build it again"); }

Index::Index(const void *memory, std::size_t bytes)
    : memory_(static_cast<const unsigned char *>(memory)), size_(bytes / sizeof(Number)) {
    if (size_ < index_header_size || bytes % sizeof(Number) != 0)
        throw std::invalid_argument("not a crossword index: " + std::to_string(bytes) +
                                    " bytes are no whole header and nodes");
    if (at(0) != index_magic)
        throw std::invalid_argument("not a crossword index: it does not begin with the mark of one");
    if (at(1) != index_version)
        throw std::invalid_argument("a crossword index of version " + std::to_string(at(1)) +
                                    ": this kernel reads version " + std::to_string(index_version));
    if (at(3) != size_)
        throw std::invalid_argument("a cut or stretched crossword index: " + std::to_string(bytes) + " bytes, not " +
                                    std::to_string(std::uint64_t{at(3)} * sizeof(Number)));
    root_ = at(4);
    if (root_ < index_header_size || root_ >= size_) throw_damaged_index();
}

}  // namespace sobremesa::crossword
