## Players and deal

rule-R1 = The pack has fifty-two cards without jokers; the ace is the lowest of its suit.
rule-R2 = Two get ten cards, three or four get seven, five or six get six.
rule-R3 = Cards are dealt one by one, the next is turned up as the first discard, the rest is the stock.
rule-R4 = The first dealer is drawn by lot, then the deal goes round.
rule-R5 = The player after the dealer begins, and play goes clockwise.
rule-R6 = A turn is a draw, then melds and lay-offs as one likes, then a discard.

## Melds

rule-R7 = A sequence is three or more of a suit in order, a group three or four of a rank.
rule-R8 = The ace stands below the two; above the king only if the table says so, never both.
rule-R9 = One card is drawn first: the top of the stock, or the top discard.
rule-R10 = A meld is laid before its player and stays there; one in a turn, unless the table allows more.
rule-R11 = Cards may be added to any meld on the table, if it is a meld again.
rule-R12 = A card on the table never leaves its meld.
rule-R13 = At some tables only who has melded himself may lay off.
rule-R14 = The turn ends with a discard; a card just taken from the pile may not go back.
rule-R15 = No move may leave only the card just taken from the pile, unless it can be laid off.

## Ending

rule-R16 = Who has no card left is out, and the deal ends at once.
rule-R17 = When the stock is empty the discards are turned over, unshuffled, and become the stock.
rule-R18 = A deal in which nobody lays out any more is void.
rule-R19 = The winner marks what the others hold: ten to king 10, ace 1, others their number.
rule-R20 = The game ends at the target, or after the agreed number of deals.
rule-R21 = Everyone sees melds, discards and how many cards are held; hands and the stock stay hidden.
