"""Whole matches of Bisonte at one keyboard, typed line by line."""

import re

import pytest

from sobremesa.games.bisonte.actions import Exchange, LetStand, Object, Pass
from tests.cli.bisonte.bench import MEANING, Bench, Mirror


@pytest.mark.parametrize(
    ("language", "pass_word", "won"),
    [("es", "pasar", r"ictoria con (\d+) puntos"), ("en", "pass", r"on with (\d+) points")],
)
def test_two_people_play_to_the_end(bench: Bench, language: str, pass_word: str, won: str) -> None:
    """BIS-21 to BIS-25: the terminal ends where the rules do, with the same points."""
    mirror = bench.mirror(language, seed=2)
    result = bench.sit(language, typed=mirror.to_the_end(pass_word), seed=2)
    assert result.exit_code == 0, result.output
    outcome = mirror.match.outcome
    assert outcome is not None
    assert re.findall(won, result.output) == [str(max(outcome.points))]
    assert "BIS-24" in result.output
    assert re.search(rf"Total +{outcome.points[0]} +{outcome.points[1]}\b", result.output.replace("−", "-"))
    assert max(len(line.rstrip()) for line in result.output.splitlines()) <= 80


@pytest.mark.parametrize("people", [3, 4])
def test_more_people_play_a_checked_match_to_the_end(bench: Bench, people: int) -> None:
    """BIS-12: where every play is checked nobody is asked whether to object."""
    mirror = bench.mirror("es", people, words="checked")
    names = "Ana,Beto,Caro,Dani"[: 5 * people - 1]
    result = bench.sit("es", "--option", "words=checked", typed=mirror.to_the_end("pasar"), names=names)
    assert result.exit_code == 0, result.output
    outcome = mirror.match.outcome
    assert outcome is not None
    assert f"{max(outcome.points)} puntos" in result.output
    assert "¿Alguien objeta" not in result.output


def test_who_starts_is_told_with_the_tiles_that_were_drawn(bench: Bench) -> None:
    """BIS-S1."""
    mirror = bench.mirror("es")
    output = bench.sit("es", typed=["q"]).output
    start = mirror.match.state.start
    assert re.findall(r"saca (\S+) para ver quién empieza", output) == [each.tile for each in start]
    names = ("● Ana", "★ Beto")
    assert f"{names[mirror.seat]}  empieza. BIS-S1" in output


def test_who_draws_a_bisonte_for_the_start_is_told_to_draw_again(bench: Bench) -> None:
    """BIS-S1."""
    starts = ((seed, [each.tile for each in bench.mirror("es", seed=seed).match.state.start]) for seed in range(1, 500))
    seed, tiles = next((seed, tiles) for seed, tiles in starts if "*" in tiles)
    output = bench.sit("es", typed=["q"], seed=seed).output
    assert output.count("saca un Bisonte y vuelve a sacar.") == tiles.count("*")
    assert output.count("para ver quién empieza.") == len(tiles) - tiles.count("*")


def test_a_play_is_shown_with_its_score_before_it_is_laid(bench: Bench) -> None:
    """BIS-1, BIS-16: every letter with its value, every premium, and the clauses."""
    mirror = bench.mirror("es")
    play = mirror.best()
    assert play is not None
    before, _, after = bench.sit("es", typed=["", mirror.typed(play), "q"]).output.partition("tu jugada ›")
    assert "[" not in before.replace("[A]", "").partition("Pasa el teclado")[2]
    assert re.search(r"\w+ +[A-Zch]+\d.* · ×2 +\+\d+ +BIS-1 BIS-16", after)
    assert "Si vale" in after
    assert "Enter la pone · - la retira" in after
    assert re.search(r"Poner \w+ en \w+ ›", after)


def test_a_play_that_is_shown_can_be_taken_back_or_replaced(bench: Bench) -> None:
    mirror = bench.mirror("es")
    play = mirror.best()
    assert play is not None
    output = bench.sit("es", typed=["", mirror.typed(mirror.wrong()), mirror.typed(play), "-", "", "q"]).output
    assert output.count("Poner ") == 2
    assert output.count("tu jugada ›") == 3
    assert "Escribe un lugar y una palabra" in output, "Enter lays nothing when nothing is shown"


def test_a_wrong_word_is_refused_once_it_is_played_where_plays_are_checked(bench: Bench) -> None:
    """BIS-3, BIS-12: at no cost; what it would score is shown before, and nothing of the dictionary."""
    mirror = bench.mirror("es", words="checked")
    result = bench.sit("es", "--option", "words=checked", typed=["", mirror.typed(mirror.wrong()), "", "q"])
    shown, _, played = result.output.partition("Poner")
    assert "Si vale" in shown
    assert "El diccionario" not in shown
    assert "✗ El diccionario de este juego no tiene" in played
    assert "BIS-3" in played
    assert "tu jugada ›" in played, "the turn is not lost"


def test_an_objection_that_is_upheld_takes_the_play_back(bench: Bench) -> None:
    """BIS-13: all see what was wrong, and the turn is lost."""
    mirror = bench.mirror("es")
    wrong, author = mirror.wrong(), mirror.seat
    typed = ["", mirror.typed(wrong), "", "tal vez", "objeto", "", "q"]
    output = bench.sit("es", typed=typed).output
    names = ("● Ana", "★ Beto")
    assert f"{names[1 - author]}, ¿objetas la jugada? ›" in output
    assert "Enter da la jugada por buena; escribe objeto para objetarla." in output
    assert f"{names[1 - author]}  objeta, y se consulta el diccionario. BIS-12" in output
    assert re.search(r"✗ \w+ no vale \(no está en el diccionario\)\.", output)
    assert f"{names[author]}  recoge sus fichas y pierde el turno. BIS-13" in output
    assert f"{names[1 - author]}, tu jugada ›" in output


def test_an_objection_that_is_rejected_costs_a_turn(bench: Bench) -> None:
    """BIS-14: among three the objector is named by a number, and skips the next turn."""
    mirror = bench.mirror("en", 3)
    play, author = mirror.best(), mirror.seat
    assert play is not None
    second, third = (author + 1) % 3, (author + 2) % 3
    names = ("● Ana", "★ Beto", "♥ Caro")
    typed = ["", mirror.typed(play), "", str(author + 1), "nobody", str(third + 1), "", "scores", "pass", "1", "q"]
    output = bench.sit("en", typed=typed, names="Ana,Beto,Caro").output
    assert output.count("Does anybody object? ›") == 3
    assert "✗ The play is your own; the others decide whether to object. BIS-12" in output
    assert "Enter if nobody objects, or the number of who does" in output
    assert f"{names[third]}  was wrong, and skips the next turn. BIS-14" in output
    assert f"{names[author]}  The play stands: " in output
    assert f"{names[second]}, your play ›" in output
    assert "skips a turn" in output
    assert f"{names[third]}  skips this turn. BIS-14" in output
    mirror.act(play)
    mirror.match.act(second, LetStand(), 0)
    mirror.match.act(third, Object(), 0)
    mirror.act(Pass())
    assert mirror.seat == author
    assert f"Pass the keyboard to {names[author]}" in output.partition("skips this turn")[2]


def test_the_first_of_the_others_may_object_by_name(bench: Bench) -> None:
    mirror = bench.mirror("en", 3)
    others = [seat for seat in range(3) if seat != mirror.seat]
    name = ("ana", "beto", "caro")[others[0]]
    output = bench.sit("en", typed=["", mirror.typed(mirror.wrong()), "", name, "q"], names="Ana,Beto,Caro").output
    assert "takes the tiles back; the turn is lost. BIS-13" in output


def test_nobody_objects_with_one_answer_for_all(bench: Bench) -> None:
    """BIS-15."""
    mirror = bench.mirror("es", 3)
    output = bench.sit("es", typed=["", mirror.typed(mirror.wrong()), "", "", "q"], names="Ana,Beto,Caro").output
    assert output.count("¿Alguien objeta la jugada? ›") == 1
    assert re.search(r"La jugada vale: \d+ puntos, \d+ en total\. BIS-7", output)


def test_tiles_are_exchanged_after_a_question(bench: Bench) -> None:
    """BIS-9: all hear how many, nobody hears which."""
    mirror = bench.mirror("es")
    first, second = mirror.rack[:2]
    typed = ["", "cambiar", f"cambiar {first} {second}", "2", f"x {first.lower()}{second.lower()}", "1"]
    output = bench.sit("es", typed=typed).output
    assert "Escribe también las fichas, como en cambiar abc; * es un Bisonte." in output
    assert output.count(f"Dejas {first} {second} por otras 2. ¿Seguro? ›") == 2
    public = output.rpartition("cambia 2 fichas. BIS-9")[2]
    assert "Dejas" not in public
    mirror.act(Exchange((first, second)))
    assert f"Pasa el teclado a {('● Ana', '★ Beto')[mirror.seat]}" in public


def test_a_tile_that_is_not_there_is_not_exchanged(bench: Bench) -> None:
    """BIS-9, BIS-C3."""
    output = bench.sit("en", typed=["", "exchange z", "exchange 12", "q"]).output
    assert "✗ You do not have Z on your rack, or not so many. BIS-C3" in output
    assert "Type the tiles too, as in exchange abc; * is a Bisonte." in output


def test_unseen_tiles_are_counted(bench: Bench) -> None:
    mirror = bench.mirror("es")
    output = bench.sit("es", typed=["", "fichas", "q"]).output
    state = mirror.match.state
    unseen = len(state.tiles) - len(mirror.rack)
    assert f"{unseen} fichas que no ves; en la bolsa hay {len(state.bag)}" in output
    counts = output.partition("otros atriles:")[2].partition("8D casa")[0]
    assert sum(map(int, re.findall(r"\d+", counts))) == unseen
    assert re.search(rf"A +{6 - mirror.rack.count('A')}\b", counts)


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("as", "Type a place and a word, as in 8D home; or exchange abc, or pass."),
        ("8D", "Type a place and a word, as in 8D home; or exchange abc, or pass."),
        ("[bold]", "Type a place and a word, as in 8D home; or exchange abc, or pass."),
        ("9a as", "There is no square 9A on this board."),
        ("h1 as", "There is no square H1 on this board."),
        ("4d a1", "A word is written with letters, as in home; h*ome takes a Bisonte as O."),
        ("4d (a", "A word is written with letters, as in home; h*ome takes a Bisonte as O."),
        ("4d a s", "A word is written with letters, as in home; h*ome takes a Bisonte as O."),
        ("4d \x1b[31ma", "A word is written with letters, as in home; h*ome takes a Bisonte as O."),
        ("4g as", "The word does not fit on the board from there."),
        ("4d " + "a" * 190, "The word does not fit on the board from there."),
        ("4d (a)s", "There is no tile on D4: (A) is for one that lies there already."),
        ("4d zz", "You do not have Z on your rack, or not so many. BIS-C3"),
        ("4d **", "A word is written with letters, as in home; h*ome takes a Bisonte as O."),
    ],
)
def test_a_bad_entry_is_answered_in_one_sentence_and_asked_again(bench: Bench, entry: str, reason: str) -> None:
    result = bench.sit("en", typed=["", entry, "q"])
    assert result.exit_code == 0, result.output
    assert reason in " ".join(result.output.split())
    assert result.output.count("your play ›") == 2
    assert "\x1b[31m" not in result.output


def test_where_tiles_may_lie_is_refused_with_the_clause(bench: Bench) -> None:
    """BIS-1, BIS-2: also where the dictionary is not asked."""
    mirror = bench.mirror("es")
    letters = "".join(tile for tile in mirror.rack if tile != "*")[:2]
    output = bench.sit("es", typed=["", f"1a {letters}", f"4d {letters[0]}", "q"]).output
    output = " ".join(output.split())
    assert "va en la casilla central, donde está el Bisonte. BIS-1" in output
    assert "El tablero está vacío: coloca al menos dos fichas. BIS-1" in output


def test_why_tells_the_last_play_line_by_line(bench: Bench) -> None:
    """TAB-8."""
    mirror = bench.mirror("es")
    play = mirror.best()
    assert play is not None
    output = bench.sit("es", typed=["w", "", mirror.typed(play), "", "w", "", "q"]).output
    assert "Todavía no se ha puntuado nada." in output
    why = output.partition("¿objetas la jugada? ›")[2].partition("¿objetas")[0]
    assert why.count("BIS-16") >= len(play.placements)
    assert re.search(r"BIS-1  ", why)


def test_the_meaning_of_a_word_is_told_where_the_dictionary_was_asked(bench: Bench) -> None:
    """BIS-12: after an objection, or where plays are checked; never before."""
    seed = bench.seed_with("es", "S", "A", "L")
    asked = bench.sit("es", typed=["", "4c sal", "", "objeto", "q"], seed=seed).output
    unasked = bench.sit("es", typed=["", "4c sal", "", "", "q"], seed=seed).output
    checked = bench.sit("es", "--option", "words=checked", typed=["", "4c sal", "", "q"], seed=seed).output
    assert [MEANING["es"] in output for output in (asked, unasked, checked)] == [True, False, True]
    assert "✓ SAL es palabra." in asked


def test_a_digraph_on_two_tiles_is_warned_of_or_refused(bench: Bench) -> None:
    """BIS-8: it can be seen without the dictionary."""
    seed = bench.seed_with("es", "C", "H", but_not="CH")
    said = "CH tiene un dígrafo en dos fichas, y esta caja trae una ficha para él. BIS-8"
    warned = bench.sit("es", typed=["", "4d c.h", "q"], seed=seed).output
    assert said in " ".join(warned.split())
    assert "Poner CH en 4D ›" in warned
    refused = bench.sit("es", "--option", "words=checked", typed=["", "4d c.h", "", "q"], seed=seed).output
    assert f"✗ {said}" in " ".join(refused.split())
    allowed = bench.sit("es", "--option", "split_digraphs=true", typed=["", "4d ch", "q"], seed=seed).output
    assert "Poner CH en 4D ›" in allowed
    assert said not in " ".join(allowed.split())


def test_a_bisonte_is_laid_small_and_says_what_it_stands_for(bench: Bench) -> None:
    """BIS-6, BIS-19: with a star, or where a tile is lacking; never for a tile that the box has not."""
    seed = bench.seed_with("es", "*", "A", but_not="S")
    for word in ("a*s", "as"):
        output = bench.sit("es", typed=["", f"d4 {word}", "q"], seed=seed).output
        assert "Un Bisonte vale por S. BIS-6" in output
        assert re.search(r"AS +A1 s0 · ×2 +\+2 +BIS-1 BIS-16 BIS-19", output)
        assert re.search(r"^ 5 .*\[s \]", output, re.M)
    refused = bench.sit("es", typed=["", "4d az", "q"], seed=seed).output
    assert "✗ Un Bisonte vale por una ficha de esta caja; en ella no hay «Z». BIS-6" in refused


def test_a_bisonte_steps_in_where_it_costs_least(bench: Bench) -> None:
    """BIS-17: the tile itself goes on the square that multiplies it."""
    mirrors = ((seed, bench.mirror("es", seed=seed)) for seed in range(1, 500))
    seed, mirror = next(
        each for each in mirrors if set("S*") < set(each[1].rack) <= set("S*AOL") and _is_single(each[1])
    )
    one, other = [tile for tile in mirror.rack if tile not in "S*"]
    typed = ["", f"d1 s{one}{other}s", f"d4 s{one}{other}s", "q"]
    output = bench.sit("es", typed=typed, seed=seed).output
    spelt = re.findall(rf"S{one}{other}S +(.*?) · ×2", output)
    assert spelt == [f"S1×2 {one}1 {other}1 s0", f"s0 {one}1 {other}1 S1×2"]


def _is_single(mirror: Mirror) -> bool:
    return mirror.rack.count("S") == mirror.rack.count("*") == 1


def test_on_a_narrow_screen_the_rows_of_the_score_sheet_keep_their_names(bench: Bench) -> None:
    box = ("--lang", "en", "--edition", str(bench.box_file("en")), "--names", "Ana,Beto,Caro,Dani", "--seed", "1")
    typed = ["", "pass", "1", "", "pass", "1", "", "scores", "q"]
    output = bench.run("play", "bisonte", "--piped", *box, typed=typed, columns=26).output
    assert re.search(r"^Total +0 +0 +0 +0 *$", output, re.MULTILINE)
    assert output.count("passes") >= 2


@pytest.mark.parametrize(
    ("language", "typed", "said"), [("es", "pasar", "no hay nada que aconsejarte"), ("en", "pass", "nothing to advise")]
)
def test_who_is_asked_to_be_sure_gets_no_hint_for_the_play(bench: Bench, language: str, typed: str, said: str) -> None:
    output = bench.sit(language, typed=["", typed, "h", "h club", "2", "q"]).output
    assert output.count(said) == 2
