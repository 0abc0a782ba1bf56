"""A person at the table: what may be typed, what is answered, how one leaves."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.tui.sittings import bare, played, shown, sitting

VACHE, CLASSIC, COINCHE = "belote/ludiclub-vache", "belote/ludiclub-classic", "belote/ffb-coinche"
TO_THE_PLAY = ["p"]
"""At the table of the vache with seed 3, South passes and North takes diamonds."""


GOODBYE = "À la prochaine\u00a0!\n"


def vache(*typed: str, language: str = "fr", plain: bool = False) -> str:
    """South at the vache with seed 3."""
    return shown(sitting(VACHE, seed=3, language=language, plain=plain), typed)


def after(text: str, typed: str) -> str:
    """What is shown behind the prompt at which something was typed."""
    return text.partition(f"> {typed}\n")[2]


def test_end_of_input_ends_cleanly() -> None:
    assert vache().endswith(f"Votre choix > \n{GOODBYE}")


def test_quit_asks_first() -> None:
    text = vache("fin", "n", "fin", "o")

    assert 2 == text.count("Quitter la partie ? (o/n) > ".replace(" ?", "\u00a0?"))
    assert text.endswith(GOODBYE)


def test_number_plays_the_card_below_it() -> None:
    text = vache(*TO_THE_PLAY, "1")

    assert "V♠" in after(text, "1").splitlines()[3]


def test_card_is_read_in_the_letters_of_the_language() -> None:
    assert "Vous V♠" in vache(*TO_THE_PLAY, "vs")
    assert "Sie B♠" in vache(*TO_THE_PLAY, "bs", language="de")


def test_card_not_held_is_refused_with_the_rule() -> None:
    assert after(vache(*TO_THE_PLAY, "8s"), "8s").startswith("Vous n’avez pas 8♠. (B40)\n")


def test_why_tells_the_rule_in_words() -> None:
    text = after(vache(*TO_THE_PLAY, "1", "4", "1", "pourquoi as"), "pourquoi as")

    assert re.match(r"Vous n’avez pas A♠\. \(B40\)\nB40\u00a0: ", text)


def test_illegal_card_stands_in_parentheses_and_is_refused_in_its_place() -> None:
    text = vache(*TO_THE_PLAY, "vs", "dh", "1")

    assert "(7♠)   V♥   (A♣)" in text
    assert after(text, "1").startswith("Il faut fournir\u00a0: cœur. (B41)\n")


def test_why_without_a_card_asks_for_one() -> None:
    assert after(vache("pourquoi"), "pourquoi").startswith("Dites quelle carte ou quel coup")


def test_why_of_a_legal_move_says_so() -> None:
    assert after(vache("pourquoi p"), "pourquoi p").startswith("je passe\u00a0: c’est permis.")


@pytest.mark.parametrize(
    "typed", ["xyz", "99", "0", "-", "+", "{7s8h}", "\x1b[2J", "٣", "１", "Jh+b+b", "9" * 500]
)
def test_nonsense_is_answered_and_asked_again(typed: str) -> None:
    text = vache(typed)

    assert re.match(r"(«\u00a0|Ce n’est pas le moment|.*\(B\d+\))", after(text, typed))
    assert text.endswith(f"Votre choix > \n{GOODBYE}")


def test_control_characters_are_not_sent_back_to_the_terminal() -> None:
    assert "\x1b" not in after(vache("\x1b[31mred"), "\x1b[31mred")


@settings(max_examples=40)
@given(st.lists(st.text(max_size=12), max_size=12), st.booleans())
def test_nothing_typed_breaks_the_table(typed: list[str], plain: bool) -> None:
    text = shown(sitting("belote/pagat-classic;arret=yes", seed=1, plain=plain), typed)

    assert text.endswith(GOODBYE)


def test_empty_line_shows_the_help_where_there_is_a_choice() -> None:
    assert "Tapez un numéro" in after(vache(""), "")


def test_last_trick_before_the_first_is_said_not_to_be() -> None:
    assert after(vache("pli"), "pli").startswith("Il n’y a pas de pli à revoir.")


def test_commands_are_read_in_the_language_and_in_english() -> None:
    text = vache(*TO_THE_PLAY, "vs", "pli", "last")

    assert after(text, "pli").startswith("Dernier pli\u00a0: Vous V♠")
    assert after(text, "last").startswith("Dernier pli\u00a0: Vous V♠")


def test_rules_of_the_table_are_told_at_the_table() -> None:
    assert "B65, announce_tie, " in after(vache("règles"), "règles")


def announcing(*typed: str) -> str:
    """South at Sans Atout with a tierce in diamonds: the first card of seed 7."""
    return shown(sitting("belote/ludiclub-classic-sata"), ("1", "1", *typed))


def test_card_with_words_asks_what_is_said_and_first_says_most() -> None:
    text = announcing("vd", "")

    assert re.search(r"1  V♦ \+ tierce\n +2  V♦\nQue dire", text)
    assert "Vous annoncez\u00a0: tierce." in text


def test_second_way_says_less() -> None:
    assert "Vous annoncez" not in announcing("vd", "2")


def test_dash_behind_a_card_says_nothing_and_asks_nothing() -> None:
    text = announcing("vd-")

    assert "Que dire" not in text
    assert "Vous V♦" in text
    assert "Vous annoncez" not in text


def test_words_behind_a_card_are_said_without_asking() -> None:
    text = announcing("vd+t")

    assert "Que dire" not in text
    assert "Vous annoncez\u00a0: tierce." in text


def test_announcement_not_held_is_refused() -> None:
    assert after(announcing("vd+k"), "vd+k").startswith("Vous n’avez pas cette annonce\u00a0: carré. (B60)")


def test_bid_too_low_is_refused_with_what_was_needed() -> None:
    text = shown(sitting(COINCHE), ["1", "80 cœur"])

    assert re.match(r"80 est trop bas\u00a0: il faut au moins 1\d0\. \(B31\)", after(text, "80 cœur"))


def test_bid_above_what_is_listed_is_accepted_where_there_is_no_ceiling() -> None:
    assert "Vous\u00a0: 700 cœur." in shown(sitting(COINCHE), ["1", "700 cœur"])


def test_mixing_may_be_proposed_between_two_deals() -> None:
    # how many questions come before the end of the first deal is the bots' affair
    texts = [played(sitting(VACHE, seed=3), [*[""] * before, "mélanger"]) for before in range(4)]

    assert any(
        "Vous pouvez aussi\u00a0: mélanger" in each and "Vous proposez de mélanger." in each for each in texts
    )


def test_same_seed_gives_the_same_match() -> None:
    wanted = sitting(CLASSIC, seed=5, auto=True)

    assert shown(wanted) == shown(wanted)


def test_other_seed_gives_other_cards() -> None:
    assert shown(sitting(CLASSIC, seed=5, auto=True)) != shown(sitting(CLASSIC, seed=6, auto=True))


def test_another_match_may_follow_the_first_with_other_cards() -> None:
    text = played(sitting("belote/cardavia", seed=8), ["o", "n"])
    first, _, second = text.partition("Rebelote\u00a0? On rejoue une partie (o/n) > o")

    assert 1 == first.count("partie gagnée") == second.count("partie gagnée")
    assert second.endswith(f"> n\n{GOODBYE}")


def test_changes_of_the_preset_are_told_at_the_start() -> None:
    text = shown(sitting(f"{CLASSIC};target=300"))

    assert "Réglé autrement que" in text
    assert "300 points" in text


def test_no_colour_unless_the_terminal_has_some() -> None:
    wanted = sitting(VACHE, seed=3)

    assert "\x1b[" not in shown(wanted, TO_THE_PLAY)
    assert "\x1b[31m" in shown(wanted, TO_THE_PLAY, colour=True)
    coloured = bare(shown(wanted, TO_THE_PLAY, colour=True))
    plain = shown(wanted, TO_THE_PLAY)
    assert [line.rstrip() for line in plain.splitlines()] == [line.rstrip() for line in coloured.splitlines()]


@pytest.mark.parametrize("address", ["konter/bistro-en", "updown/bistro"])
def test_game_without_words_of_its_own_here_can_be_played(address: str) -> None:
    text = shown(sitting(address, auto=True))

    assert text.endswith(GOODBYE)


def test_card_that_lies_open_for_the_whole_deal_is_shown_with_its_name() -> None:
    """The last card of the stock is exposed (B120)."""
    text = after(shown(sitting("belote/two-classic", seed=3, language="de"), ["2"]), "2")

    assert re.search(r"^  Bergère: \S+$", text, re.MULTILINE)


def test_points_of_the_deal_stand_beside_the_totals() -> None:
    text = after(vache(*TO_THE_PLAY, "1", language="de"), "1")

    assert re.search(
        r"Gesamtstand: .*\nDiese Runde: Wir \d+ \(1 Stich\), Die anderen \d+ \(kein Stich\)\n", text
    )


def test_points_of_the_deal_are_not_told_where_the_match_may_be_stopped() -> None:
    text = shown(sitting(f"{VACHE};arret=yes", seed=3, language="de"), [*TO_THE_PLAY, "1"])

    assert "diese Runde" not in text
