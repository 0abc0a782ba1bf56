## Terms, cards, deal

rule-B1 =
    { $players ->
        [2] Two play against each other.
        [3] Three play, each for himself.
       *[other] Four play, two against two, partners opposite each other.
    }
rule-B2 =
    { $players ->
        [3] { $three_form ->
                [24] The pack has twenty-four cards, from the nine to the ace.
               *[other] The pack has thirty-two cards, from the seven to the ace.
            }
       *[other] The pack has thirty-two cards, from the seven to the ace.
    }
rule-B3 = The first dealer is drawn by lot, then the deal passes to the next player.
rule-B4 =
    { $shuffle ->
        [every_deal] The pack is shuffled before every deal.
        [dealer_choice] Before a deal the dealer shuffles the pack or only has it cut.
       *[other] The pack is shuffled before the first deal and then only cut{ $shuffle_on_agreement ->
                [yes] , unless both sides agree to shuffle.
               *[other] .
            }
    }
rule-B5 = After play the tricks are gathered in a fixed order, without mixing.
rule-B6 = When nobody took, the hands are gathered in rotation, then the turned card and the stock.
rule-B7 = The player before the dealer cuts, leaving enough cards in both parts.
rule-B8 =
    { $misdeal ->
        [penalty_162] A misdeal costs 162 points, which the other side marks.
       *[other] After a misdeal the same dealer deals again.
    }
rule-B9 = In trumps the jack and the nine beat the ace; in other suits it is ace, ten, king.
rule-B10 = Everyone gets five cards in two packets, then one card is turned up.
rule-B11 = The taker gets the turned card and two more, the others three: all hold eight.
rule-B12 = In la vache five cards are dealt with none turned, then three after the take.
rule-B13 = For an auction all eight cards are dealt first, in packets of two and three.

## Bidding

rule-B20 =
    In the first round each passes or takes { $round1_suits ->
        [any4] any suit
       *[other] the suit of the turned card
    }, and the first take ends the bidding.
rule-B21 =
    When all passed, a second round lets players take { $round2_suits ->
        [any4] any suit.
       *[other] another suit.
    }
rule-B22 =
    When nobody takes, the deal is void and { $passed_dealer ->
        [same] the same dealer deals again.
       *[other] the next player deals.
    }
rule-B23 = If all the others passed, the dealer is obliged to take.
rule-B24 = In la vache there is one round and no turned card; the dealer, if reached, must take.
rule-B25 = No Trump and All Trump may be named wherever the suit is free, and rank no higher than a suit.
rule-B26 = The taker’s side undertakes to make more points than the defence.
rule-B30 = Each speaks in turn: pass, bid, or coinche and surcoinche where allowed.
rule-B31 = A bid must be higher in points than the last one, whatever the suit.
rule-B32 =
    Capot outranks every bid in points{ $generale_bid ->
        [none] .
       *[other] , and générale outranks capot.
    }
rule-B33 =
    Only an opponent’s bid may be coinched, { $coinche_when ->
        [any_time] at any moment
       *[other] when it is one’s turn
    }; the stakes are then doubled{ $coinche_freezes ->
        [no] , and bidding may go on.
       *[other] , and nobody bids any more.
    }
rule-B34 = Only the side that was coinched may surcoinche, and that ends the auction.
rule-B35 = Three passes after a bid or a coinche close the auction.
rule-B36 = If all four pass at once, the deal is void.
rule-B37 =
    Whoever passed may speak again while the auction lives{ $self_overbid ->
        [other_suit] , and after three passes the last bidder may still name another suit.
       *[other] , but nobody outbids himself.
    }
rule-B38 =
    The taker must reach his bid{ $need_majority ->
        [yes] {" "}and have more than the defence,
       *[other] ,
    } or win every trick after bidding capot.

## Play

rule-B40 = The player after the dealer leads first, and the winner of a trick leads to the next.
rule-B41 = You must follow suit if you can.
rule-B42 =
    When trump is led, you must play a higher trump if you can{ $players ->
        [4] { $rise_on_trump_lead ->
                [not_over_partner] , unless your partner holds the trick.
               *[other] , even over your partner.
            }
       *[other] .
    }
rule-B43 =
    Without the suit led, you must trump{ $players ->
        [4] { $partner_exemption ->
                [none] , whoever holds the trick.
                [plain_only] {" "}unless your partner holds the trick with a plain card.
               *[other] {" "}unless your partner holds the trick.
            }
       *[other] .
    }
rule-B44 = You must overtrump an opponent’s trump if you can.
rule-B45 =
    If you cannot overtrump an opponent, { $undertrump_opponent ->
        [must] you must still play a trump.
       *[other] you may undertrump or discard.
    }
rule-B46 = While your partner holds the trick with a plain card, you need not trump.
rule-B47 =
    When your partner holds the trick with a trump, { $partner_exemption ->
        [any] { $partner_ruff ->
                [if_cannot_over] you may discard or go higher, and play lower only if you cannot go higher.
                [all_trumps_only] you may discard or go higher, and play lower only from a hand of trumps alone or if you cannot go higher.
                [pisse_if_cannot_over] you may discard or go higher; if you cannot go higher, you must play a trump.
               *[other] any card may be played, a lower trump too.
            }
       *[other] you must overtrump it like an opponent’s.
    }
rule-B48 = With neither the suit led nor a trump, any card may be played.
rule-B49 = At No Trump you follow suit if you can, and nothing ruffs.
rule-B50 =
    At All Trump you follow suit and beat the best card if you can{ $ta_rise ->
        [not_over_partner] , but not your partner’s
       *[other] {""}
    }, and nothing ruffs.
rule-B51 = The last trick may be looked at until the next is gathered, older ones never.
rule-B52 = At two and three there is no partner: whoever holds the trick is an opponent.
rule-B53 = A discard on your partner’s trick may call for a suit, as the sides agreed in the open.

## Announcements

rule-B60 = Tierce for 20, cinquante, cent, and the squares that have a value may be announced.
rule-B61 = A card serves in one announcement only.
rule-B62 =
    A run of six or { $split_long_runs ->
        [yes] seven cards counts as one cent, a run of eight as a cent and a tierce.
       *[other] more counts as one cent.
    }
rule-B63 = At No Trump the four aces come first; at All Trump nothing changes.
rule-B64 = A square beats any sequence, then longer beats shorter, then higher beats lower.
rule-B65 =
    On a tie the sequence in trumps wins; failing that, { $announce_tie ->
        [first_in_rotation] the side that comes first in rotation.
       *[other] nobody scores an announcement.
    }
rule-B66 = Only the side with the best announcement scores, and it scores all of its own.
rule-B67 =
    { $announce_declare ->
        [auto] The table announces for each with his first card.
       *[other] Each announces with his first card, and later is too late.
    }
rule-B68 =
    { $announce_show ->
        [on_request] After the first trick an opponent may ask to see the winning side’s announcements.
        [immediate] Announcements are shown as soon as they are made.
       *[other] The winning side shows its announcements at the second trick.
    }
rule-B69 = Heights are told only when the best announcements are of the same kind.
rule-B70 =
    A false announcement gives { $false_announcement ->
        [team_points] all the announcements of its side
       *[other] the announcements of its player
    } to the other side.
rule-B71 = Four sevens announced void the deal, and the same dealer deals again.

## Belote

rule-B75 = King and Queen of trumps in one hand are worth twenty points.
rule-B76 =
    { $belote_declare ->
        [auto] The table says “belote” and “rebelote” for whoever plays the two cards.
        [two_words] Say “belote” with the first of the two cards and “rebelote” with the second; one forgotten “rebelote” is forgiven.
        [two_words_strict] Say “belote” with the first of the two cards and “rebelote” with the second, or it does not count.
       *[other] Say “belote” with the first of the two cards; “rebelote” with the second may be left out.
    }{ $belote_order ->
        [king_first] {" "}The king must be played first.
       *[other] {""}
    }
rule-B77 = There is no belote at No Trump; at All Trump there is one in each suit.
rule-B78 =
    On failure { $belote_on_failure ->
        [taken] the takers’ belote goes to the defence.
       *[other] the takers keep their belote.
    }
rule-B79 = King first may say that the taker’s partner has no other trump, Queen first that there are more.

## Points of the tricks

rule-B80 =
    { $players ->
        [2] { $two_form ->
                [open] The tricks hold 162 points in all, ten of them for the last trick.
               *[other] The tricks hold the points of the cards in play, and ten for the last trick.
            }
        [3] { $three_form ->
                [32] The tricks hold the points of the cards in play, and ten for the last trick.
               *[other] The tricks hold 162 points in all, ten of them for the last trick.
            }
       *[other] The tricks hold 162 points in all, ten of them for the last trick.
    }
rule-B81 = At No Trump the ace is worth 19.
rule-B82 = At All Trump each side’s points are brought from 258 down to 162.
rule-B83 = At All Trump the cards take other values that add up to 162.
rule-B84 = Whoever wins every trick counts a hundred for the last one instead of ten.

## Scoring, take modes

rule-B90 =
    Both sides compare their totals: { $contract_basis ->
        [tricks] the tricks alone.
        [tricks_belote] tricks and belote.
       *[other] tricks, announcements and belote.
    }
rule-B91 = Every trick makes the contract and no trick fails it, whatever the announcements.
rule-B92 = When the contract is made, each side marks its tricks and announcements.
rule-B93 =
    When the takers fail they mark nothing and the defence marks everything{ $failure_announcements ->
        [lost] {" "}but the takers’ announcements, which are lost.
       *[other] .
    }
rule-B94 =
    On an exact tie { $tie_rule ->
        [taker_makes] the contract is made.
        [taker_fails] the takers fail.
        [litige_all_held] all points wait: a full litige.
        [redeal] nothing is marked and the same dealer deals again.
       *[other] the takers’ points wait: a litige.
    }
rule-B95 = In a litige the defence marks its own and the takers’ points wait for the next deal.
rule-B96 = In a full litige nobody marks and all points wait for the next deal.
rule-B97 = Held points stay until the next result and are rounded when they are put aside.
rule-B98 =
    { $rounding ->
        [none] What is marked is not rounded.
        [tens_half_down] What is marked is rounded to tens, a five down; never what judges the contract.
        [fives] What is marked is rounded to fives, never what judges the contract.
        [tens_complement] The lighter pile is rounded to tens and the other takes the rest of 160; never what judges the contract.
       *[other] What is marked is rounded to tens, a five up; never what judges the contract.
    }
rule-B99 =
    At the takers’ capot { $capot_defence_announcements ->
        [transferred] the defenders’ announcements go to the takers.
        [forfeited] the defenders’ announcements are lost.
       *[other] the defenders keep their announcements.
    }

## Scoring, auction

rule-B100 =
    The contract is made when the bid is reached{ $need_majority ->
        [yes] {" "}with more than the defence.
       *[other] .
    }
rule-B101 = When the contract is made the takers add the bid to their points and the defence marks its own.
rule-B102 = A coinched contract that is made is counted at a flat rate, and the defence marks only its belote.
rule-B103 = When the takers fail the defence marks the flat sum, all announcements and the bid, multiplied after a coinche.
rule-B104 = A capot bid fails as soon as a single trick is missing.
rule-B105 =
    { $score_basis ->
        [bid_only] The winners mark the bid alone, and the others nothing.
        [made_only] The bid itself is not marked.
       *[other] { $double_scope ->
                [bid_only] Only the bid is multiplied.
               *[other] A capot that was bid is paid at a flat rate.
            }
    }

## End of the game

rule-B110 =
    The side that { $reach ->
        [over] has more than the target
       *[other] reaches the target
    } at the end of a deal wins the game.
rule-B111 =
    When both sides reach the target on the same deal, { $both_over ->
        [draw] the game is a draw.
        [extend] another deal is played, after which the higher total wins.
        [taker] the side that took wins.
       *[other] the higher total wins.
    }
rule-B112 =
    With equal totals { $final_tie ->
        [draw] the game is a draw.
       *[other] one more deal is played.
    }
rule-B113 =
    A side that was capot{ $belote_only_finish ->
        [capot_or_failed] {" "}or failed
       *[other] {""}
    } does not win by its belote alone: it still needs a trick.
rule-B114 = In a single deal, made or failed names the winner.
rule-B115 = A fixed number of deals is played, and those that nobody took do not count.
rule-B116 = After winning a trick you may stop and claim the target; a wrong claim loses the game.
rule-B117 = Held points do not count towards the target.

## Two and three players

rule-B120 = At two each holds nine cards, twelve stay hidden, and the taker must have more than the other.
rule-B121 = In open belote only visible cards may be played, and the higher total wins.
rule-B122 =
    At three{ $three_form ->
        [24] {" "}with 24 cards
       *[other] {""}
    }, the lone taker must have more than each of the two others.
rule-B123 = At three with 32 cards, a player without a trick gives 50 to each of the others, or two give 100 to the third.
rule-B124 = At three, the points of a failed taker are shared by the two others.
