"""Where things lie in the one flat array of integers that a solver works in.

One array of one type is what the compiled search passes from call to call at no cost; without
numba it is a list. A *frame* holds a position and its candidates, one frame for each number of
cards left. Cards are strengths, 16 * class + height, heights 0 to 7; a class is handled as a byte.
"""

from collections.abc import MutableSequence

Cells = MutableSequence[int]

HANDS = 0  # four sets of strengths
NODES = 4  # positions visited since the last reset
DUTIES = 5
TRUMPS = 6  # strengths of the class of trumps, 0 where no class is
LAST = 7  # points of the last trick
EPOCH = 8  # stamp of the deal in the table, so that nothing has to be wiped
SLOTS = 9  # number of slots of the table, minus one
SWITCHES = 10  # which parts of the search are on (see below)

OPEN = 11  # cards left in the frame where somebody has a choice again (see `slide`)

POINTS = 64  # card points by strength
SUMS = 1024  # 4 * 256: card points of a byte of each class
CANON = 2048  # 4 * 256: a byte of each class with equal cards renumbered
ORDER = 32768  # 4 * 8192: how promising a kind of card is, by place in the trick
FRAMES = 4096  # 33 frames
WIDTH = 64
TABLE = 65536  # slots of two integers: key; bounds and best card

KINDS = 8192
BYTE = 255
STRENGTH = 63
SEAT = 3

# fields of a frame
REST = 0  # all cards left
TURN = 1
LAID = 2  # cards on the table, 0 to 3
LED = 3  # class led, -1 before the lead
BEST = 4  # strength that holds the trick, -1 before the lead
HOLDER = 5
POT = 6  # points on the table
LOW = 7  # bounds of the value, known at the start of a trick
HIGH = 8
HINT = 9  # best card of an earlier visit, or -1
SLOT = 10
KEY = 11
CHOICES = 12  # how many candidates there are
CARD = 16  # 8 candidates
RUN = 24  # the run that each belongs to
CHARM = 32  # how promising each is
WORTH = 40  # what each that was searched came to
KIND = 48  # the kind of each
KEPT = 56  # the four hands, to come back to

# switches: off, the search is slower and the values are the same
BOUNDS = 1
RUNS = 2
CERTAIN = 4
LIKENESS = 8
LEARNED = 16
MEMORY = 32
ALL = 63

FAR = 4096
"""Beyond every value."""
MOST = 1023
"""The largest value that a slot can hold."""
