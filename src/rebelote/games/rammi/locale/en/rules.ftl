## Players and deal

rule-R1 = The pack has fifty-two cards without jokers; the ace is the lowest of its suit.
rule-R2 = Two get ten cards, three or four get seven, five or six get six.
rule-R3 = Cards are dealt one by one, the next is turned up as the first discard, the rest is the stock.
rule-R4 = The first dealer is drawn by lot, then the deal goes round.
rule-R5 = The player after the dealer begins, and play goes clockwise.
rule-R6 = A turn is a draw, then melds and lay-offs as one likes, then a discard.

## Melds

rule-R7 = A sequence is three or more of a suit in order, a group three or four of a rank.
rule-R8 =
    The ace stands below the two{ $ace ->
        [low_or_high] {" "}or above the king, never both.
       *[other] , not above the king.
    }
rule-R9 = One card is drawn first: the top of the stock, or the top discard.
rule-R10 =
    A meld is laid before its player and stays there{ $melds_per_turn ->
        [unlimited] , as many in a turn as one likes.
       *[other] , at most one in a turn.
    }
rule-R11 = Cards may be added to any meld on the table, if it is a meld again.
rule-R12 = A card on the table never leaves its meld.
rule-R13 =
    { $layoff_requires_own_meld ->
        [yes] Only who has melded himself in this deal may lay off.
       *[other] One may lay off without having melded.
    }
rule-R14 = The turn ends with a discard; a card just taken from the pile may not go back.
rule-R15 = No move may leave only the card just taken from the pile, unless it can be laid off.

## Ending

rule-R16 =
    { $final_discard ->
        [required] The last card must be discarded, and then the deal ends at once.
       *[other] Who has no card left is out, and the deal ends at once.
    }
rule-R17 =
    { $exhaustion ->
        [immediate] As soon as the stock is empty, the discards
       *[other] When the stock is empty and somebody wants to draw from it, the discards
    }{ $recycle_keep_top ->
        [yes] {" "}but the top one
       *[other] {""}
    } are turned over, { $recycle_shuffle ->
        [yes] shuffled
       *[other] unshuffled
    }, and become the stock.
rule-R18 =
    { $block ->
        [none] The deal goes on until somebody is out.
        [once] When the stock runs out a second time, the deal is void.
       *[other] When the discards are turned over and still nobody melds or lays off, the deal is void.
    }
rule-R19 =
    The winner marks what the others hold: ten to king 10, ace 1, others their number{ $rummy_bonus ->
        [double] ; double if he lays everything in one turn.
       *[other] .
    }
rule-R20 =
    { $end_mode ->
        [deals] The game ends after { $deals ->
                [1] one deal
               *[other] { $deals } deals
            }; on a tie { $deals_tie ->
                [extra_deal] another deal is played.
               *[other] the victory is shared.
            }
       *[other] The game ends when somebody has { $target } points.
    }
rule-R21 = Everyone sees melds, discards and how many cards are held; hands and the stock stay hidden.
