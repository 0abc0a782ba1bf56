## The game on its page

game-title = Belote
game-about = Trumps, announcements and ten for the last trick, for two, three or four; with an auction it is coinche.

## How it is played, in a few sentences

howto-1 = Thirty-two cards are used, most often by four, two against two, partners opposite each other.
howto-2 = One suit becomes trumps: taken after a turned card, freely in la vache, or by an auction in coinche.
howto-3 = The side that took must make more points than the other, or at least what it bid.
howto-4 = Among trumps the jack and the nine are the strongest; in the other suits it is the ace, then the ten.
howto-5 = You must follow the suit led; without it you must trump, and go higher among trumps if you can.
howto-6 = While your partner holds the trick you usually need not trump.
howto-7 = The last trick is worth ten more; king and queen of trumps in one hand, belote and rebelote, are worth twenty.
howto-8 = Where there are announcements, sequences and fours are told with the first card, and only the side with the best one counts them.
howto-9 = Whoever fails the contract leaves the points to the other side; the first to reach the target wins the game.
