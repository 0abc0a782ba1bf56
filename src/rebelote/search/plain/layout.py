"""Where things lie in the flat array of a solver.

A frame describes the table when so many cards are left; frames of a position lie side by side.
"""

from collections.abc import MutableSequence

Cells = MutableSequence[int]

HANDS = 0  # four sets of strengths
DUTIES = 4
WISHERS = 5  # the seats that want as much as possible, bit s for seat s; the others as little
TAKERS = 6  # the seats whose tricks count
PRICE = 7  # what a trick counts beside the points of its cards
SLOTS = 8  # number of slots of the table less one
STAMP = 9  # of the task, and of the deal where keys are sets of cards
ALIKE = 10  # 1 where tricks alone count, each one
NODES = 11
BOUNDS = 12  # 1 where sure tricks are counted
LIMIT = 13  # the search gives up when so many positions were looked at
POOL, FREE, END = 14, 15, 16  # where entries begin, the next that is free, and their end
USED = 17  # how many shapes have entries
POINTS = 64

FRAMES = 128
WIDTH = 64
TURN = 0
LAID = 1  # how many cards lie in the trick
LED = 2
BEST = 3
HOLDER = 4
POT = 5
LEFT = 6  # points and tricks that are still to be won, those on the table among them
KEY, OTHER_KEY, SLOT, HINT = 7, 8, 9, 10
LOW, HIGH = 11, 12
OWNERS = 13  # two words
RANKS = 15  # the cards on which the answer rests
KEPT = 16  # the hands of the frame
CARD = 20
WORTH = 36
OWN, HIS = 36, 40  # of a trick that begins
CHARM = 50  # to 62
TRICK = 63  # the cards that lie in the trick

TABLE = 4096
SLOT_WIDTH = 3  # two words of a key, then bounds and the best card
FAR = 1 << 12
"""More than anything that can be won."""
