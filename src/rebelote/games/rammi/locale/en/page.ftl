## The game on its page

game-title = Rummy
game-about = Sequences and groups laid on the table, for two to six players: whoever has no card left wins.

## How it is played, in a few sentences

howto-1 = Everyone gets some cards; the rest is the stock, and one card turned up begins the discards.
howto-2 = In your turn you first draw a card: from the stock, or the last of the discards.
howto-3 = You may lay out a sequence of three or more of a suit, or three or four of a rank.
howto-4 = You may also add cards to what lies on the table.
howto-5 = The turn ends with a card put on the discards.
howto-6 = Whoever has no card left wins the deal and marks what the others still hold.
howto-7 = Court cards and tens count ten, an ace one, others their number; play goes on to the agreed target.
