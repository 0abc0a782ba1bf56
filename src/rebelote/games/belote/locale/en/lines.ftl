## The score of a deal, figure by figure

line-contract = { $label }
line-announcement = { $kind } ({ $seat }): { $reason ->
        [best-side] counts
        [beaten] beaten
        [tied] equal, does not count
       *[annuls] annuls the deal
    }
line-belote-said = Belote { $suit } ({ $seat }): { $reason ->
        [counted] counts
        [forgiven] rebelote noticed in time
        [one-word] one word only, lost
        [queen-first] queen before king, lost
       *[silent] not said
    }
line-cards = Card points
line-tricks = Tricks
line-last-trick = Last trick
line-converted = Brought from 258 to 162
line-capot = Capot
line-announcements = Announcements that count
line-announcements-moved = Announcements taken by capot
line-announcements-forfeited = Announcements lost by capot
line-belote = Belote
line-compared = Total for the contract
line-made = { $by ->
        [capot] Made by capot: { $points } to { $theirs }.
        [generale] Générale made: { $points } to { $theirs }.
        [equality] Made at equality: { $points } each.
       *[points] Made: { $points } to { $theirs }.
    }
line-failed = { $by ->
        [capot] Failed, for want of tricks: { $points } to { $theirs }.
        [generale] Failed, no générale: { $points } to { $theirs }.
        [majority] Failed, no more than the defence: { $points } to { $theirs }.
        [equality] Failed at equality: { $points } each.
       *[points] Failed: { $points } to { $theirs }.
    }
line-litige = Litige: { $points } each.
line-redeal = Equal at { $points }: the deal is played again.
line-higher = { $side }: ahead by { $points } points.
line-level = Equal at { $points } points.
line-passed = The deal is void.
line-misdeal = Misdeal ({ $side }).
line-arret = Stopped ({ $side }): { $points } points counted for { $target }, { $right ->
        [1] which is right.
       *[0] which is wrong.
    }
line-mark-tricks = Tricks marked
line-mark-base = Flat trick points
line-mark-announcements = Announcements
line-mark-announcements-taken = Announcements taken ({ $of })
line-mark-belote = Belote
line-mark-belote-taken = Belote taken ({ $of })
line-mark-share = Share of the failure
line-mark-bid = Bid
line-mark-flat = Capot, flat
line-mark-doubling = Times { $mult }
line-mark-held = Held over
line-mark-rounding = Rounding
line-mark-pot = Litige won
line-mark-penalty = Penalty received
line-held = In litige ({ $exact } before rounding)
line-total = Total of the deal
line-waiting = Held over for later: { $points } points.
