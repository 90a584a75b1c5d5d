"""Reads the files of a pocket in the plainest way, as docs/reference/companion-words.md describes them."""

from collections.abc import Iterator

from sobremesa.lexicon import MeaningKind
from sobremesa.lexicon.pocket import graph, meanings


class Bytes:
    """Bytes from the first to the last."""

    def __init__(self, content: bytes, magic: bytes, version: int) -> None:
        assert content[: len(magic)] == magic
        self.left = content[len(magic) :]
        assert self.number() == version

    def number(self) -> int:
        value, shift = 0, 0
        while True:
            byte, self.left = self.left[0], self.left[1:]
            value |= (byte & 127) << shift
            if byte < 128:
                return value
            shift += 7

    def numbers(self, count: int) -> list[int]:
        return [self.number() for _ in range(count)]

    def take(self, size: int) -> bytes:
        taken, self.left = self.left[:size], self.left[size:]
        assert len(taken) == size
        return taken


def words_of(content: bytes) -> dict[bytes, tuple[int, ...]]:
    """Every word of a graph with its class."""
    source = Bytes(content, graph.MAGIC, graph.VERSION)
    node_count, head_count = source.number(), source.number()
    classes = [()] + [tuple(source.numbers(source.number())) for _ in range(source.number())]
    heads, endings = list(source.take(head_count)), source.numbers(node_count)
    trees: list[int] = []
    edges: list[list[tuple[int, int]]] = []
    known = 0
    for node in range(node_count):
        if node == known:
            trees.append(node)
            known += 1
        edges.append([])
        while True:
            head = heads.pop(0)
            if head < 128:
                edges[node].append((head & 31, known if head & 64 else trees[source.number()]))
                known += bool(head & 64)
            if head & (32 | 128):
                break
    assert not heads
    assert not source.left
    return dict(_walk(edges, [classes[ending] for ending in endings], trees[-1], b""))


def _walk(
    edges: list[list[tuple[int, int]]], classes: list[tuple[int, ...]], node: int, word: bytes
) -> Iterator[tuple[bytes, tuple[int, ...]]]:
    if classes[node]:
        yield word, classes[node]
    for letter, child in edges[node]:
        yield from _walk(edges, classes, child, word + bytes([letter]))


def texts_of(content: bytes) -> list[tuple[str, list[tuple[int, MeaningKind, str]]]]:
    """Every headword of a file of meanings with the senses that it tells, each with its place."""
    kinds = list(MeaningKind)
    source = Bytes(content, meanings.MAGIC, meanings.VERSION)
    headword_count, sense_count, text_count = source.numbers(3)
    lengths = source.numbers(headword_count + text_count)
    counts, marks, references = (source.numbers(each) for each in (headword_count, sense_count, sense_count))
    headwords = [source.take(length).decode() for length in lengths[:headword_count]]
    texts = [source.take(length).decode() for length in lengths[headword_count:]]
    assert not source.left
    senses, known = [], 0
    for mark, back in zip(marks, references, strict=True):
        senses.append((mark // len(kinds), kinds[mark % len(kinds)], texts[known - back]))
        known += back == 0
    told = iter(senses)
    return [(headword, [next(told) for _ in range(count)]) for headword, count in zip(headwords, counts, strict=True)]
