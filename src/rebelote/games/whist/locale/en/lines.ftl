## The points of a deal, figure by figure

line-tricks = Tricks taken
line-made = Made with { tricks-taken }.
line-failed = Failed with { tricks-taken }.
figure-tricks = { $tricks }
figure-made = –
figure-failed = –
line-mark-declarer = For one’s own game
line-mark-opponent = Against the failed game
line-total = Points of the deal
line-void = The deal is void.
tricks-taken = { $tricks ->
        [0] no trick
        [one] { $tricks } trick
       *[other] { $tricks } tricks
    }
