"""Announcements on many hands and deals: nothing better is held, and seats do not matter (B61 to B69)."""

from collections.abc import Iterator
from itertools import combinations

from hypothesis import given, settings
from hypothesis import strategies as st

from rebelote.cards import PACK_24, PACK_32, Card, CardSet, cards_of, gather, rank, suit
from rebelote.games.belote.options import Options
from rebelote.games.belote.play.announcements import (
    Announcement,
    compare,
    detect,
    offered,
    show_declared,
    side_of,
    spoken,
    strength,
    value,
)

KINDS = {3: "tierce", 4: "cinquante", 5: "cent"}
CARRES = tuple(Announcement("carre", each, -1) for each in range(9, 15))


def choices(hand: CardSet, splits: bool) -> Iterator[tuple[Announcement, ...]]:
    """Every set of disjoint announcements, at most one in a run unless eight may be split."""
    for carres in subsets([each for each in CARRES if not each.cards & ~hand]):
        rest = int(hand)
        for each in carres:
            rest &= ~each.cards
        ways: list[tuple[Announcement, ...]] = [carres]
        for run in runs(rest):
            parts = list(parts_of(run, splits))
            ways = [(*way, *part) for way in ways for part in parts]
        yield from ways


def subsets(found: list[Announcement]) -> Iterator[tuple[Announcement, ...]]:
    for size in range(len(found) + 1):
        yield from combinations(found, size)


def runs(cards: int) -> list[list[Card]]:
    found: list[list[Card]] = []
    for each in cards_of(CardSet(cards)):
        if found and found[-1][-1] + 1 == each:
            found[-1].append(each)
        else:
            found.append([each])
    return found


def parts_of(run: list[Card], splits: bool) -> Iterator[tuple[Announcement, ...]]:
    single = [
        Announcement(KINDS[size], run[at + size - 1] & 15, run[0] >> 4)
        for size in KINDS
        for at in range(len(run) - size + 1)
    ]
    yield ()
    yield from ((each,) for each in single)
    if splits and len(run) == 8:
        yield from (pair for pair in combinations(single, 2) if not pair[0].cards & pair[1].cards)


@st.composite
def hands(draw: st.DrawFn, pack: tuple[Card, ...], size: int) -> CardSet:
    """Hands that often hold a carré or a long run."""
    card, other = draw(st.tuples(st.sampled_from(pack), st.sampled_from(pack)))
    carre = [each for each in pack if rank(each) == rank(card)]
    run = [each for each in pack if suit(each) == suit(other) and each >= other]
    wished = draw(st.sampled_from([[], carre, run, carre + run, run + carre]))
    return gather(list(dict.fromkeys([*wished, *draw(st.permutations(pack))]))[:size])


@st.composite
def deals(draw: st.DrawFn) -> tuple[CardSet, ...]:
    """Four hands of eight, with more sequences than chance would give."""
    pack = list(PACK_32)
    for one, other in draw(st.lists(st.tuples(st.integers(0, 31), st.integers(0, 31)), max_size=24)):
        pack[one], pack[other] = pack[other], pack[one]
    return tuple(gather(pack[at : at + 8]) for at in range(0, 32, 8))


def total(declared: tuple[Announcement, ...], denomination: int) -> int:
    return sum(value(each, denomination) for each in declared)


def best(declared: tuple[Announcement, ...], denomination: int) -> tuple[int, int, int]:
    return max((strength(each, denomination) for each in declared), default=(0, 0, 0))


@settings(max_examples=300, deadline=None)
@given(
    hand=st.one_of(hands(PACK_32, 8), hands(PACK_24, 8), hands(PACK_32, 9)),
    denomination=st.integers(0, 5),
    splits=st.booleans(),
)
def test_no_other_choice_gives_more_points_or_a_higher_best(
    hand: CardSet, denomination: int, splits: bool
) -> None:
    """Holds for eight cards and for the nine of the games for two and three (B61)."""
    found = detect(hand, denomination, Options(split_long_runs=splits))
    others = list(choices(hand, splits))

    assert set(found) in [set(each) for each in others]
    assert total(found, denomination) == max(total(each, denomination) for each in others)
    assert best(found, denomination) == max(best(each, denomination) for each in others)


@settings(max_examples=200, deadline=None)
@given(hand=hands(PACK_32, 8), denomination=st.integers(0, 5))
def test_choices_are_different_and_each_names_other_kinds(hand: CardSet, denomination: int) -> None:
    options = Options(carre7_annuls=True)
    texts = [show_declared(each) for each in offered(hand, denomination, options)]

    assert len(texts) == len(set(texts))
    assert show_declared(detect(hand, denomination, options)) == texts[0]
    assert "" == texts[-1]


@settings(max_examples=200, deadline=None)
@given(
    hands_=deals(),
    dealer=st.integers(0, 3),
    denomination=st.integers(0, 5),
    tie=st.sampled_from(["none", "first_in_rotation"]),
)
def test_turning_the_table_by_one_seat_exchanges_the_sides(
    hands_: tuple[CardSet, ...], dealer: int, denomination: int, tie: str
) -> None:
    options = Options(announce_tie=tie)
    declared = tuple(detect(hand, denomination, options) for hand in hands_)
    found = compare(declared, dealer, denomination, options)
    turned = compare(declared[-1:] + declared[:-1], (dealer + 1) % 4, denomination, options)

    assert found.points == turned.points[::-1]
    assert found.best == turned.best[::-1]
    assert found.tie == turned.tie
    assert found.winner == (None if turned.winner is None else 1 - turned.winner)


@settings(max_examples=200, deadline=None)
@given(hands_=deals(), dealer=st.integers(0, 3), denomination=st.integers(0, 5))
def test_partners_may_change_seats(hands_: tuple[CardSet, ...], dealer: int, denomination: int) -> None:
    options = Options(announce_tie="none")
    one, two, three, four = (detect(hand, denomination, options) for hand in hands_)
    found = compare((one, two, three, four), dealer, denomination, options)
    changed = compare((three, two, one, four), dealer, denomination, options)

    assert (found.winner, found.points) == (changed.winner, changed.points)
    assert {strength(each, denomination) for each in found.best if each} == {
        strength(each, denomination) for each in changed.best if each
    }


@settings(max_examples=200, deadline=None)
@given(hands_=deals(), order=st.permutations(range(3)), denomination=st.integers(0, 5))
def test_players_alone_may_change_seats(
    hands_: tuple[CardSet, ...], order: list[int], denomination: int
) -> None:
    options = Options(players=3, announce_tie="none")
    declared = [detect(hand, denomination, options) for hand in hands_[:3]]
    found = compare(tuple(declared), 0, denomination, options)
    changed = compare(tuple(declared[seat] for seat in order), 0, denomination, options)

    assert tuple(found.points[seat] for seat in order) == changed.points


@settings(max_examples=200, deadline=None)
@given(hands_=deals(), dealer=st.integers(0, 3), denomination=st.integers(0, 5))
def test_what_is_said_decides_as_the_comparison_does(
    hands_: tuple[CardSet, ...], dealer: int, denomination: int
) -> None:
    """Whoever says trump, or else the last height, is of the winning side; nobody answers twice (B69)."""
    options = Options(announce_tie="none")
    declared = tuple(detect(hand, denomination, options) for hand in hands_)
    found = compare(declared, dealer, denomination, options)
    said = spoken(declared, dealer, denomination)
    heights = [side_of(each.seat, 4) for each in said if each.statement == "height"]
    trumps = [side_of(each.seat, 4) for each in said if each.statement == "trump"]

    answers = [each.seat for each in said if each.statement != "trump"]

    assert len(answers) == len(set(answers))
    if said and not found.tie:
        assert found.winner == (trumps or heights)[-1]
