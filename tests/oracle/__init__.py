"""A slow reading of the Belote rules in plain strings and lists, for comparison only.

It is written from the rulebook alone and shares no code with the package under test: cards are texts
like `JH`, sides are `02` and `13` (or the seat itself at two and three), options are a plain mapping.

Where the rulebook leaves room this reading takes the following; a difference here is a question to the
rulebook before it is a fault.

B47  `partner_exemption=none` frees nobody, so a partner's ruff is treated as under `plain_only`.
B32  A générale may be bid over a capot; after it nobody may bid. `capot_flat` does not apply to it.
B33  Out of turn, the next to speak is the player after the one who coinched.
B33  Where a coinche does not freeze, only the bidding side may go on (B34), the bidder himself included,
     in any denomination; the new bid ends the coinche.
B37  Under `other_suit` four passes close every bid, a capot too; after a coinche three do.
B61  At nine cards too the most points count first. B71: four sevens take no card from a sequence.
B76  `two_words`: one forgotten word is forgiven only when it is the second. A word in the wrong place is none.
     At Tout Atout one of several forgotten words is forgiven: once per side and game.
B95  The total of a tied side is tricks, announcements and belote, whatever `contract_basis` compares.
B97  `each_own`: all pots left go back, each to the side it was held from.
B98  `tens_complement` lowers 252 to 250 as it does 162 to 160; without a capot bonus the rest is of 160.
     Of equal piles both are rounded.
B99  `forfeited` at a doubled capot: nobody; `kept` at a doubled capot: to the takers, by B102.
B93  `failure_announcements=lost` and `failure_base_capot` hold in an auction too.
B100 `need_majority` is asked of a capot bid too.
B102 A belote that changes sides is never multiplied, nor under `whole`.
B105 `double_scope` holds for failures too. `bid_only` leaves the losers without their belote and
     leaves `contract_basis` as it is. `capot_flat` goes before `score_basis` and leaves announcements out.
B111 `extend` is over when two sides stood over the target, neither pending, before the deal.
B114 At a tie the higher mark wins, and equal marks go to `final_tie`; so among the two who put a third in.
B120 Failure at two: all points in play, capot included.
B121 Piles: two rounds of four face down each, then two face up. Each side marks its own total; at equal
     totals nobody wins and the deal passes. King and Queen in one player's sixteen cards are a belote.
B123 The taker receives the turned card and two more. The 50 or 100 are trick points, also for the test;
     the last-trick ten falls away in both cases.
B99  At three nothing moves: each marks his own (B124).
B124 `belote_on_failure=taken` shares the belote as well; equal trick points: the odd point to the first
     after the taker. `tens_complement` at three rounds each mark to the nearest ten, 5 up.
B5   At three the piles follow by the latest trick each holds, cards out of play last.

Not implemented: mixing (B4), misdeals (B8), showing and false announcements (B68 to B70).
"""
