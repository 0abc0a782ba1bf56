## Cards, seats, start of a round

rule-U1 = Forty-four cards are used, from the two to the queen, with two dice and a card that has a side Up and a side Down.
rule-U2 = Two, three or four play, each for himself.
rule-U3 = Four players get eleven cards each, three get fourteen, two get fifteen; the rest is put aside, face down.
rule-U4 = The total of both dice is the trump rank, in every suit.
rule-U5 = The card shows Up or Down, and one of its four suits points at each side of the table.
rule-U6 =
    At the start the card is tossed; { $first_leader ->
        [random] the first trick leader is drawn by lot.
       *[other] the player that clubs point at is the first trick leader.
    }

## Changing the rules of the trick

rule-U7 = Before every trick the leader changes its rules, then all choose a card, and all cards are revealed.
rule-U8 = The leader must do one of three things: flip the card, rotate it, or roll the dice.
rule-U9 = A flip changes Up and Down, and nobody’s suit.
rule-U10 = Rotating brings another suit to the leader, and another to everyone.
rule-U11 = The dice are rolled until the trump rank is another one.

## The trick

rule-U12 = All choose a card at the same time, face down, any card of the hand, and a choice is final.
rule-U13 = When everyone has chosen, all cards are shown together.
rule-U14 = Cards of equal rank cancel each other, whatever their suits, trumps too.
rule-U15 = Only a card of one’s own suit or of the trump rank can win.
rule-U16 = Up, the highest card wins, Down, the lowest; a trump goes above or below them all.
rule-U17 = Without a best card nobody wins, and the trick goes to the pot.
rule-U18 = Whoever wins the next trick also gets the pot.
rule-U19 = If the last trick has no best card, the pot is lost.
rule-U20 = The job of the leader goes to the next player, whoever won.

## Rounds and end of the game

rule-U21 = At the end of a deal everyone counts the tricks won.
rule-U22 =
    After { $rounds ->
        [per_player] as many deals as players
        [1] one deal
       *[other] { $rounds } deals
    } the most tricks win the game.
rule-U23 =
    A tie brings { $tie ->
        [shared] a shared victory.
       *[other] another deal.
    }
rule-U24 = Everyone sees the card, the dice, revealed tricks and who has chosen; hands, chosen cards and those put aside stay hidden.
