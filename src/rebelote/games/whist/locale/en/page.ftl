## The game on its page

game-title = Whist
game-about = Solo whist as played in Luxembourg, for four: propose and join, or play alone, misère and abondance.

## How it is played, in a few sentences

howto-1 = Four play with fifty-two cards, thirteen each; sides form deal by deal.
howto-2 = In the auction you propose a suit; whoever joins becomes the partner, and the pair must make at least eight tricks.
howto-3 = You may also play alone: a solo from six tricks, an abondance from nine, a chelem with all or nearly all.
howto-4 = In a misère you must make no trick, in a piccolo exactly one; there are no trumps then.
howto-5 = Whoever holds exactly three aces says trou, where it is played: the holder of the fourth ace becomes the partner.
howto-6 = You must follow the suit led; without it any card may be played. The highest trump takes the trick, or else the highest card of the suit.
howto-7 = Whoever succeeds marks points; whoever fails loses some, and every opponent marks.
