"""Where things lie in the flat array of a solver of small tables.

A frame describes the table when so many cards are left; frames of a position lie side by side.
"""

from collections.abc import MutableSequence

Cells = MutableSequence[int]

HANDS = 0  # sets of strengths that may be played, one for each seat
DUTIES = 4
SIDE = 5  # the seats whose points are counted, bit s for seat s: they want many, the others few
SEATS = 6
SLOTS = 7  # number of slots of the table less one
STAMP = 8  # of the position whose keys are in the table
HORIZON = 9  # from so many cards left on a trick is not searched but played out by how cards look
NODES = 10
COVERED = 11  # cards that still lie under others (B121)
ALONE = 12  # 1 where everybody plays for himself, and no side is counted
POINTS = 64
UNDER = 128  # by strength, the card that lies under it, -1 for none
OWNER = 192  # by strength, the seat whose card covers another

FRAMES = 256
WIDTH = 64
TURN = 0
LAID = 1  # how many cards lie in the trick
LED = 2
BEST = 3
HOLDER = 4
POT = 5
LEFT = 6  # points that are still to be won, those on the table among them
KEY, OTHER_KEY, SLOT, HINT = 7, 8, 9, 10
LOW, HIGH = 11, 12
SHOWN = 13  # the cards that lie in the trick, as a set
OPENED = 14  # what was covered in this frame, to come back to
KEPT = 16  # the hands of the frame
CARD = 20
WORTH = 36
CHARM = 50

MOST = 32
"""Cards of a pack; no hand has more than sixteen."""
TABLE = FRAMES + (MOST + 1) * WIDTH
SLOT_WIDTH = 3  # two words of a key, then bounds and the best card
FAR = 1 << 12
"""More than anything that can be won."""
