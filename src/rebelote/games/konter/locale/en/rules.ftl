## Cards, seats, deal

rule-K1 = Twenty-four cards are used, from the nine to the ace, and a slate with strokes for each side.
rule-K2 = Four play, two against two, partners opposite each other.
rule-K3 =
    The first dealer is drawn by lot, then the deal passes to the next player{ $staenner ->
        [carry] , except after a Stänner.
       *[other] .
    }
rule-K4 = Everyone gets three cards first, beginning with the player after the dealer.
rule-K5 = The player after the dealer names the trump suit from these three cards, then everyone gets three more.
rule-K6 =
    The queens of spades, hearts and diamonds are always trumps, in this order, { $ace_over_queens ->
        [yes] below the trump ace and above all others.
       *[other] above all others.
    }
rule-K7 = An ace counts 4, a king 3, a queen 2 and a jack 1: forty points in all.

## Announcements

rule-K8 =
    Announcements are made { $announce_window ->
        [before_own_first_card] by each with his first card.
       *[other] before the first lead.
    }
rule-K9 = Whoever holds the queen of spades may say matt, the red queens konter, all three konter a matt.
rule-K10 = Konter and matt are worth one stroke more each, for whichever side wins the deal.

## Play

rule-K11 = The player after the dealer leads first, and the winner of a trick leads to the next.
rule-K12 = You must follow a plain suit or play a trump: trumping is always allowed.
rule-K13 = Without a card of the plain suit led, any card may be played.
rule-K14 = When trump is led you must play a trump, of any height, if you have one.
rule-K15 = A trump on a plain lead changes nothing: the suit led is still owed.
rule-K16 = The highest trump wins the trick, or else the highest card of the suit led.

## Strokes

rule-K17 = After six tricks the side with at least 21 points wins the deal.
rule-K18 = The winners strike off one stroke, one for each announcement, and one if the others took no trick.
rule-K19 = A trump side that loses gets as many strokes as the winners strike off.
rule-K20 =
    At 20 to 20, a Stänner, { $staenner_penalty ->
        [0] nobody gets a stroke
       *[other] the trump side gets a stroke
    }{ $staenner ->
        [carry] , the stake waits, and the same side makes trump again.
       *[other] , and the next player deals.
    }
rule-K21 =
    Whoever wins the next deal also strikes off what was carried over{ $carry_to_loser ->
        [yes] , and a trump side that loses it gets as much.
       *[other] .
    }
rule-K22 =
    Each side starts with { $start_strokes ->
        [1] one stroke
       *[other] { $start_strokes } strokes
    }, and the side that first has none left wins the game.
rule-K23 =
    Nobody sees the second packet before trump is made, and { $last_trick_view ->
        [yes] only the last trick may be looked at.
       *[other] no trick may be looked at again.
    }
