"""What is offered at the tables of the bistro may be typed: by its number, in its words, by its notation, by cards."""

import random
from collections.abc import Iterator

import pytest
from tests.tui.sittings import shown, sitting

from rebelote.cards import Seat, compass
from rebelote.engine import CHANCE, find
from rebelote.locale import LANGUAGES, catalogue, index, spoken
from rebelote.speech import Names, sides_of, speech_for
from rebelote.tui.cards import card_typed
from rebelote.tui.typing import GenericTyping, numbered

WHIST, KONTER, UPDOWN, RAMMI = "whist/bistro", "konter/bistro-fr", "updown/bistro", "rammi/bistro"
REFUSED = "is no possible move here"


def auction(*typed: str, language: str = "en", plain: bool = True) -> str:
    """South in the auction of whist with seed 4, where more than thirty calls are open."""
    return shown(sitting(WHIST, seed=4, language=language, plain=plain), typed)


def typing_at(address: str, language: str, seat: int) -> GenericTyping:
    """How moves are typed by a seat."""
    setup = find(address)
    letters = compass(setup.game.seat_numbers(setup.options)[0])
    words = catalogue(language, setup.game.name)
    called = tuple(words.say(f"seat-{each}") for each in letters)
    names = Names(words, called, seat, sides_of(setup, len(letters)))
    speech, other = (speech_for(setup, names, aloud=aloud) for aloud in (False, True))
    return GenericTyping(setup.game.name, speech, other)


def walked(address: str, steps: int) -> Iterator[tuple[Seat, object]]:
    """Views of whoever moves next, with choices, in a match by chance."""
    setup, source = find(address), random.Random(5)
    game = setup.game
    state = game.begin(setup.options, game.seat_numbers(setup.options)[0])
    for _ in range(steps):
        if CHANCE in game.actors(state):
            state = game.step(state, CHANCE, game.chance(state, source)).state
            continue
        if game.outcome(state) is not None:
            return
        seat = min(game.due(state))
        view = game.view(state, seat)
        yield seat, view
        state = game.step(state, seat, game.read(source.choice(view.choices))).state


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("1", "You: pass."),
        ("7", "You: small misère."),
        ("32", "You: grand chelem without trump."),
        ("I propose hearts", "You: hearts."),
        ("SMALL MISERE", "You: small misère."),
        ("propose hearts", "You: hearts."),
        ("h", "You: hearts."),
        ("pm", "You: small misère."),
    ],
)
def test_long_auction_takes_numbers_words_and_notation(typed: str, said: str) -> None:
    text = auction(typed)

    assert REFUSED not in text
    assert said in text


def test_every_call_has_a_number_on_the_screen() -> None:
    text = auction(plain=False)

    assert "…" not in text
    assert "32  grand chelem without trump" in text


def test_help_tells_what_the_sentence_of_a_turn_leaves_out() -> None:
    text = auction("?")
    turn, _, asked = text.partition("Your move > ?")

    assert "12 more (“?” tells them all)" in turn
    assert "32: grand chelem without trump" in asked


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", [WHIST, KONTER, "konter/bistro-en", UPDOWN, RAMMI])
def test_everything_offered_is_read_by_its_words_its_number_and_its_notation(
    address: str, language: str
) -> None:
    for seat, view in walked(address, 60):
        typing = typing_at(address, language, seat)
        for each in typing.listed(view):
            assert typing.notation(each.words.upper(), view) == each.text
            assert typing.notation(each.text.lower(), view) == each.text
        found = numbered(view, typing.speech, typing)
        assert [each.number for each in found] == list(range(1, len(found) + 1))
        assert set(view.choices) >= {each.text for each in typing.listed(view)}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("address", [WHIST, KONTER, UPDOWN, RAMMI])
def test_every_card_of_the_hand_is_read_in_letters_and_in_words(address: str, language: str) -> None:
    words = catalogue(language)
    for seat, view in walked(address, 30):
        typing = typing_at(address, language, seat)
        for card in typing.speech.hand(view):
            read = {
                typing.notation(each, view)[-2:] for each in (index(words, card), spoken(words, card), card)
            }
            assert read == {card}


@pytest.mark.parametrize(
    ("typed", "language", "card"),
    [
        ("king of hearts", "en", "Kh"),
        ("10 of hearts", "en", "Th"),
        ("Herz-Bube", "de", "Jh"),
        ("herz 10", "de", "Th"),
        ("bh", "de", "Jh"),
        ("Roi de cœur", "fr", "Kh"),
        ("2 trefle", "fr", "2c"),
        ("Häerzer-Bauer", "lb", "Jh"),
        ("haerzer", "lb", None),
        ("", "lb", None),
    ],
)
def test_card_is_read_as_people_write_it(typed: str, language: str, card: str | None) -> None:
    assert card_typed(typed, catalogue(language)) == card


def test_cards_are_played_at_konter_by_their_names() -> None:
    text = shown(sitting(KONTER, seed=4, language="de", plain=True), ("Pik", "1", "Herz-König"))

    assert "Sie spielen Herz-König." in text


def test_card_by_itself_is_discarded_at_rommé() -> None:
    text = shown(sitting(RAMMI, seed=4, language="de", plain=True), ("vom Stapel ziehen", "bh"))

    assert "Sie legen Herz-Bube ab." in text


def test_meld_is_laid_out_by_its_cards_alone() -> None:
    """With seed 3 South can lay out the sequence of six, seven and eight of hearts when he has drawn."""
    for plain in (False, True):
        text = shown(sitting(RAMMI, seed=3, language="de", plain=plain), ("1", "6h 7h 8h"))
        assert "geht hier nicht" not in text
        assert "Sie legen " in text


def test_numbers_of_discards_go_by_the_hand() -> None:
    text = shown(sitting(RAMMI, seed=4, language="en"), ("1",)).partition("You drew")[2]
    hand = next(each for each in text.splitlines() if "A♠" in each)
    offered = [each.split()[-1] for each in text.splitlines() if "discard " in each]

    assert offered == hand.split()


@pytest.mark.parametrize(
    ("address", "told", "silent"),
    [
        (WHIST, "Cards: A K Q J 10 9 8 7 6 5 4 3 2 and", "dash"),
        (KONTER, "Cards: A K Q J 10 9 and", "dash"),
        (UPDOWN, "Cards: Q J 10 9 8 7 6 5 4 3 2 and", "dash"),
        (RAMMI, "Cards: A K Q J 10 9 8 7 6 5 4 3 2 and", "last trick"),
        ("belote/three-24", "Cards: A K Q J 10 9 and", "dash"),
    ],
)
def test_help_tells_what_the_game_knows(address: str, told: str, silent: str) -> None:
    asked = shown(sitting(address, seed=4, language="en"), ("?",)).partition("> ?")[2].replace("\n  ", " ")

    assert told in asked
    assert silent not in asked


def test_help_tells_of_the_dash_where_something_may_be_said_with_a_card() -> None:
    text = shown(sitting("belote/ludiclub-classic-sata", language="en"), ("1", "1", "?")).replace("\n  ", " ")

    assert "A dash behind the card plays it and says nothing, for example kh-." in text
