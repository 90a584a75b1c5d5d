"""How a word graph lies in memory: the numbers that both kernels write and read.

A graph is a row of unsigned 32-bit numbers in the machine's own byte order: a header, then the nodes.

    header   magic, version, words, nodes, edges, root
    node     letters, endings, then one pair a letter: child, before

`letters` has a bit for every letter that leads on from the node, `endings` a bit for those of them that
end a word. The pairs stand in the order of the letters, so the pair of a letter is found by counting the
bits below its own. `child` is the offset of the next node, counted in numbers from the start of the
buffer, 0 where nothing follows. `before` is how many words below this node come before all those that
take this letter. A word's number is therefore the sum of the `before`s on its way, plus one for every
shorter word met on it, and numbers follow the sorted order of the keys.

A child stands before its parents and the root stands last. Equal nodes are written once.
"""

MAGIC = 0x47574253  # "SBWG" on a little-endian machine; the other byte order shows as another magic
VERSION = 1
HEADER_SIZE = 6
NODE_SIZE = 2
EDGE_SIZE = 2
LETTERS = 32
SLOTS = 256
LONGEST_KEY = 64  # bounds every recursion, also over a damaged graph
MOST_WORDS = (1 << 24) - 1  # bounds every search; with LONGEST_KEY it keeps offsets within 32 bits

# The crossword index of the compiled kernel: a header of magic, version, words, size in numbers and root, then
# the nodes: letters, endings, and a child for every letter. docs/reference/crossword-index.md tells the rest.
INDEX_MAGIC = 0x58435342  # "BSCX" on a little-endian machine
INDEX_VERSION = 1  # another one names another recipe, so that no old index is read
INDEX_HEADER_SIZE = 5
TURN = 31  # in place of a letter: from the beginning of the word to what is behind the first letter taken
