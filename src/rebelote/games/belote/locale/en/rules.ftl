## Terms, cards, deal

rule-B1 = Four play, two against two, partners opposite each other.
rule-B2 = The pack has thirty-two cards, from the seven to the ace.
rule-B3 = The first dealer is drawn by lot, then the deal passes to the next player.
rule-B4 = The pack is shuffled when the table agreed to; otherwise it is only cut.
rule-B5 = After play the tricks are gathered in a fixed order, without mixing.
rule-B6 = When nobody took, the hands are gathered in rotation, then the turned card and the stock.
rule-B7 = The player before the dealer cuts, leaving enough cards in both parts.
rule-B8 = A misdeal is dealt again, or costs a penalty if the table says so.
rule-B9 = In trumps the jack and the nine beat the ace; in other suits it is ace, ten, king.
rule-B10 = Everyone gets five cards in two packets, then one card is turned up.
rule-B11 = The taker gets the turned card and two more, the others three: all hold eight.
rule-B12 = In la vache five cards are dealt with none turned, then three after the take.
rule-B13 = For an auction all eight cards are dealt first, in packets of two and three.

## Bidding

rule-B20 = In the first round each passes or takes, and the first take ends the bidding.
rule-B21 = When all passed, a second round lets players take another suit.
rule-B22 = When nobody takes, the deal is void and the next one follows.
rule-B23 = If all the others passed, the dealer is obliged to take.
rule-B24 = In la vache there is one round and no turned card; the dealer, if reached, must take.
rule-B25 = No Trump and All Trump may be named wherever the suit is free, and rank no higher than a suit.
rule-B26 = The taker’s side undertakes to make more points than the defence.
rule-B30 = Each speaks in turn: pass, bid, or coinche and surcoinche where allowed.
rule-B31 = A bid must be higher in points than the last one, whatever the suit.
rule-B32 = Capot outranks every bid in points, and générale outranks capot.
rule-B33 = Only an opponent’s bid may be coinched; the stakes are then doubled.
rule-B34 = Only the side that was coinched may surcoinche, and that ends the auction.
rule-B35 = Three passes after a bid or a coinche close the auction.
rule-B36 = If all four pass at once, the deal is void.
rule-B37 = Whoever passed may speak again while the auction lives, but nobody outbids himself.
rule-B38 = The taker must reach his bid, or win every trick after bidding capot.

## Play

rule-B40 = The player after the dealer leads first, and the winner of a trick leads to the next.
rule-B41 = You must follow suit if you can.
rule-B42 = When trump is led, you must play a higher trump if you can.
rule-B43 = Without the suit led, you must trump unless your partner holds the trick.
rule-B44 = You must overtrump an opponent’s trump if you can.
rule-B45 = If you cannot overtrump an opponent you must undertrump, or may discard where the table allows it.
rule-B46 = While your partner holds the trick with a plain card, you need not trump.
rule-B47 = When your partner holds the trick with a trump, the table’s rule says whether you may play lower.
rule-B48 = With neither the suit led nor a trump, any card may be played.
rule-B49 = At No Trump you follow suit if you can, and nothing ruffs.
rule-B50 = At All Trump you follow suit and beat the best card if you can, and nothing ruffs.
rule-B51 = The last trick may be looked at until the next is gathered, older ones never.
rule-B52 = At two and three there is no partner: whoever holds the trick is an opponent.
rule-B53 = A discard on your partner’s trick may call for a suit, as the sides agreed in the open.

## Announcements

rule-B60 = Tierce for 20, cinquante, cent, and the squares that have a value may be announced.
rule-B61 = A card serves in one announcement only.
rule-B62 = A run of six or more counts as one cent.
rule-B63 = At No Trump the four aces come first; at All Trump nothing changes.
rule-B64 = A square beats any sequence, then longer beats shorter, then higher beats lower.
rule-B65 = On a tie the sequence in trumps wins; failing that, the table’s rule decides.
rule-B66 = Only the side with the best announcement scores, and it scores all of its own.
rule-B67 = Each announces with his first card, and later is too late.
rule-B68 = The winning side shows its announcements when the table’s rule says so.
rule-B69 = Heights are told only when the best announcements are of the same kind.
rule-B70 = A false announcement gives its points to the other side.
rule-B71 = Four sevens announced void the deal, and the same dealer deals again.

## Belote

rule-B75 = King and Queen of trumps in one hand are worth twenty points.
rule-B76 = Say “belote” with the first of the two cards and “rebelote” with the second.
rule-B77 = There is no belote at No Trump; at All Trump there is one in each suit.
rule-B78 = On failure the table’s rule says who keeps the takers’ belote.
rule-B79 = King first may say that the taker’s partner has no other trump, Queen first that there are more.

## Points of the tricks

rule-B80 = The tricks hold 162 points in all, ten of them for the last trick.
rule-B81 = At No Trump the ace is worth 19.
rule-B82 = At All Trump each side’s points are brought from 258 down to 162.
rule-B83 = At All Trump the cards take other values that add up to 162.
rule-B84 = Whoever wins every trick counts a hundred for the last one instead of ten.

## Scoring, take modes

rule-B90 = Both sides compare their totals: tricks, and by the table’s rule announcements and belote.
rule-B91 = Every trick makes the contract and no trick fails it, whatever the announcements.
rule-B92 = When the contract is made, each side marks its tricks and announcements.
rule-B93 = When the takers fail they mark nothing and the defence marks everything.
rule-B94 = On an exact tie the table’s rule chooses between made, failed, litige and a new deal.
rule-B95 = In a litige the defence marks its own and the takers’ points wait for the next deal.
rule-B96 = In a full litige nobody marks and all points wait for the next deal.
rule-B97 = Held points stay until the next result and are rounded when they are put aside.
rule-B98 = What is marked is rounded, never what judges the contract.
rule-B99 = At the takers’ capot the defenders’ announcements follow the table’s rule.

## Scoring, auction

rule-B100 = The contract is made when the bid is reached, and where required with more than the defence.
rule-B101 = When the contract is made the takers add the bid to their points and the defence marks its own.
rule-B102 = A coinched contract that is made is counted at a flat rate, and the defence marks only its belote.
rule-B103 = When the takers fail the defence marks the flat sum, all announcements and the bid, multiplied after a coinche.
rule-B104 = A capot bid fails as soon as a single trick is missing.
rule-B105 = The table may mark the bid only, multiply it alone, or pay capot at a flat rate.

## End of the game

rule-B110 = The side that reaches the target at the end of a deal wins the game.
rule-B111 = When both sides reach the target on the same deal, the table’s rule names the winner.
rule-B112 = With equal totals one more deal is played, or the game is a draw.
rule-B113 = A side that was capot or failed does not win by its belote alone: it still needs a trick.
rule-B114 = In a single deal, made or failed names the winner.
rule-B115 = A fixed number of deals is played, and those that nobody took do not count.
rule-B116 = After winning a trick you may stop and claim the target; a wrong claim loses the game.
rule-B117 = Held points do not count towards the target.

## Two and three players

rule-B120 = At two each holds nine cards, twelve stay hidden, and the taker must have more than the other.
rule-B121 = In open belote only visible cards may be played, and the higher total wins.
rule-B122 = At three with 24 cards, the lone taker must have more than each of the two others.
rule-B123 = At three with 32 cards, a player without a trick gives 50 to each of the others, or two give 100 to the third.
rule-B124 = At three, the points of a failed taker are shared by the two others.
