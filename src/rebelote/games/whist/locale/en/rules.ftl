## Players, deal, trou

rule-W1 = Four play with fifty-two cards, each for himself over the game; sides form deal by deal.
rule-W2 = After the cut, four, five and four cards are dealt: thirteen each.
rule-W3 =
    The first dealer { $first_dealer ->
        [after_scorer] sits after the scorer
       *[other] is drawn
    }; then the deal goes round clockwise.
rule-W4 = In the auction hearts rank above diamonds, clubs and spades, in that order.
rule-W5 = Before the auction, whoever holds exactly three aces says trou; the others say passe-trou.
rule-W6 =
    After a trou only higher games may be named{ $trou_announcer_may_overcall ->
        [no] , and not by its announcer
       *[other] {""}
    }; if all pass, the holder of the fourth ace is the partner and names trumps.

## Auction

rule-W7 = Games have a fixed rank; a game must be above the one that stands, and between equals the suit decides.
rule-W8 = The floor goes clockwise to the next player who can speak; who passes is out for good.
rule-W9 = The first player may wait; afterwards he can only join a proposal or pass.
rule-W10 =
    A proposal offers a suit as trumps to whoever joins it; several may be open at once{ $proposal_order ->
        [ascending] , each in a higher suit.
       *[other] , in any order.
    }
rule-W11 =
    A suit may be proposed only while { $joinable_by ->
        [to_come] a player who has not spoken yet could join it
       *[other] somebody could still join it
    }{ $misere_bars_proposals ->
        [yes] , and no misère or piccolo was named.
       *[other] .
    }
rule-W12 =
    { $specials_round ->
        [all] All misères, the piccolo, abondances and chelems are named on the first call only.
       *[other] Misères and the piccolo may be named at any turn, abondances and chelems on the first call only.
    }{ $several_miseres ->
        [no] {" "}Only one plays a misère.
       *[other] {""}
    }
rule-W13 =
    To join one needs a card of the suit; the pair then { $emballage_entry ->
        [eight_only] stands at eight tricks, and must be able to.
       *[other] stands at the lowest number of tricks that is enough.
    }
rule-W14 =
    Only the joiner speaks for the pair: he goes up in the same suit{ $raise_step ->
        [minimal] , no more than needed,
       *[other] {""}
    } or passes.
rule-W15 =
    A solo may follow one’s proposal or one’s overcalled game, or come first { $direct_solo ->
        [always] at any time.
       *[other] where nobody could join.
    }
rule-W16 = When the joiner passes, the pair is dissolved and the proposer may speak again.
rule-W17 =
    { $maintain ->
        [yes] Who maintains leaves the auction, but his proposal stays open.
       *[other] A proposal cannot be maintained: who made it bids again or passes.
    }
rule-W18 = When nobody can speak any more, the highest game is played by whoever named it.
rule-W19 =
    If there is no game to play, { $all_pass ->
        [next_dealer] the next player deals.
       *[other] the same dealer deals again.
    }
rule-W20 =
    Misères and the piccolo are played without trump{ $chelem_nt ->
        [off] ; other games
       *[other] , a chelem too if so named; other games
    } have the suit that was named.

## Play

rule-W21 =
    In an abondance or chelem the declarer leads{ $trou ->
        [yes] , in a trou the holder of the fourth ace
       *[other] {""}
    }, otherwise the player after the dealer.
rule-W22 = One must follow suit if one can; otherwise any card may be played.
rule-W23 = The highest trump wins the trick, otherwise the highest card of the suit led.
rule-W24 =
    { $early_stop ->
        [yes] Play stops as soon as nothing can change any more.
       *[other] All cards are played.
    }
rule-W25 = Before a small misère all four lay a card aside, face down, and play twelve tricks.
rule-W26 =
    The hand of an open misère is laid on the table { $open_misere_exposure ->
        [before_first_lead] before the first lead.
        [after_first_trick] after the first trick.
        [after_second_trick] after the second trick.
       *[other] once the second trick is under way.
    }

## Scoring

rule-W27 = A game is made with at least its number of tricks; a misère with none, the piccolo with exactly one.
rule-W28 = Made, each declarer marks; failed, each declarer loses and each opponent marks.
rule-W29 =
    A pair marks 7 for eight tricks and 3 for each more, 30 for all; failed, it loses as much more{ $emballage13_fail ->
        [progressive] , for all thirteen 25 and 3 for each trick below.
       *[other] , for all thirteen 30.
    }
rule-W30 = A solo of six or seven marks up to eight tricks; a solo of eight marks 21.
rule-W31 =
    Each misère or piccolo is judged alone; opponents mark more when several fail{ $misere_winner_defends ->
        [yes] , and who made his own counts as an opponent of the others.
       *[other] .
    }
rule-W32 = Abondances and chelems have fixed numbers; tricks above bring nothing.
rule-W33 =
    A trou needs nine tricks{ $trou_double ->
        [all_tricks] {" "}and marks 30 for all thirteen
       *[other] {""}
    }; failed it costs the pair nothing and gives each opponent 16.
rule-W34 =
    { $end_mode ->
        [deals] The game ends after { $deals ->
                [1] one deal
               *[other] { $deals } deals
            }
       *[other] The game ends when somebody has { $target } points
    }{ $end_tie ->
        [shared] , and a tie is a shared victory.
       *[other] {" "}and one player is in front.
    }
rule-W35 = Everyone sees the calls, the tricks and the open hands; the fourth ace is known only when the trou is played.
