## The strokes of a deal, figure by figure

line-cards = Card points
line-won = { $makers ->
        [yes] Won by the trump side: { strokes-told }
       *[no] Won against the trump side: { strokes-told }
    }
line-staenner = Stänner, 20 to 20
line-stroke-won = Deal won
line-stroke-announced = Announced
line-stroke-all-tricks = All tricks
line-stroke-carried = Carried over
line-stroke-spare = Nothing left to strike off
line-stroke-lost = Lost with one’s own trump
line-stroke-lost-carried = Carried over, lost
line-stroke-staenner = Stänner of the trump side
line-carried = Carried to the next deal: { strokes-told }
strokes-told = { $points ->
        [one] one stroke
       *[other] { $points } strokes
    }
figure-won = –
line-total = Strokes after the deal
