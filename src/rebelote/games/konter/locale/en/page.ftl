## The game on its page

game-title = Konter a Matt
game-about = The Luxembourgish game of the three queens, for four: strokes are struck off.

## How it is played, in a few sentences

howto-1 = Four play with twenty-four cards, two against two; each side has strokes on the slate, and the first without any wins.
howto-2 = Everyone gets three cards; with these alone the player after the dealer names trumps, then everyone gets three more.
howto-3 = The queens of spades, hearts and diamonds are always trumps, whatever suit was named.
howto-4 = Follow the suit led or trump: trumping is always allowed. When trumps are led you must play one.
howto-5 = An ace counts four, a king three, a queen two, a jack one: forty in all. With twenty-one points a side wins the deal and strikes off a stroke; if the side that made trumps loses, it gets as many added.
howto-6 = The queen of spades may be announced as matt, the two red ones as konter: each is worth one stroke more to the side that wins.
howto-7 = Twenty each is a Stänner: the trump side is punished and makes trumps again.
