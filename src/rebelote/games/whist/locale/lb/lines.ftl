## The points of a deal, figure by figure

line-tricks = Streech
line-made = Gewonne mat { tricks-taken }.
line-failed = Verluer mat { tricks-taken }.
figure-tricks = { $tricks }
figure-made = –
figure-failed = –
line-mark-declarer = Fir dat eegent Spill
line-mark-opponent = Géint dat verluere Spill
line-total = Punkte vun der Ronn
line-void = D’Ronn zielt net.
tricks-taken = { $tricks ->
        [0] kengem Streech
        [one] { $tricks } Streech
       *[other] { $tricks } Streech
    }
