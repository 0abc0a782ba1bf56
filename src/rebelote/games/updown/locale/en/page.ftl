## The game on its page

game-title = Up & Down
game-about = Two dice, a card in the middle and rules that change with every trick, for two to four players.

## How it is played, in a few sentences

howto-1 = Everyone plays for himself and gets as many cards as the others, from the two to the queen.
howto-2 = The card in the middle shows Up or Down, and one of its suits points at each player: that is his own.
howto-3 = The total of the two dice is the trump rank, in every suit.
howto-4 = Before every trick the leader changes something: he flips the card, rotates it, or rolls the dice.
howto-5 = Then all choose a card at the same time, face down, any card, and all are shown together.
howto-6 = Cards of equal rank cancel each other. Among cards of one’s own suit and trumps the highest wins with Up, the lowest with Down.
howto-7 = If nobody wins, the trick goes to the pot for the next winner. Most tricks win the game.
