## The score of a deal, figure by figure

line-contract = { $label }
line-announcement = { $kind } ({ $seat }): { $reason ->
        [best-side] zielt
        [beaten] geschloen
        [tied] gläich, zielt net
       *[annuls] mécht d’Ronn ongëlteg
    }
line-belote-said = Belote { $suit } ({ $seat }): { $reason ->
        [counted] zielt
        [forgiven] Rebelote nach gemierkt
        [one-word] nëmmen ee Wuert, verluer
        [queen-first] Damm virum Kinnek, verluer
       *[silent] net gesot
    }
line-cards = Punkte vun de Kaarten
line-tricks = Streech
line-last-trick = Lescht Zéng
line-converted = Vun 258 op 162 bruecht
line-capot = Capot
line-announcements = Gülteg Annoncen
line-announcements-moved = Annonce duerch Capot gewonnen
line-announcements-forfeited = Annonce duerch Capot verluer
line-belote = Belote
line-compared = Total fir de Kontrakt
line-made = { $by ->
        [capot] Duerch Capot gepackt: { $points } géint { $theirs }.
        [generale] Générale gepackt: { $points } géint { $theirs }.
        [equality] Bei Gläichstand gepackt: jiddereen { $points }.
       *[points] Gepackt: { $points } géint { $theirs }.
    }
line-failed = { $by ->
        [capot] Verluer, et feele Streech: { $points } géint { $theirs }.
        [generale] Verluer, keng Générale: { $points } géint { $theirs }.
        [majority] Verluer, net méi wéi d’Verdeedegung: { $points } géint { $theirs }.
        [equality] Bei Gläichstand verluer: jiddereen { $points }.
       *[points] Verluer: { $points } géint { $theirs }.
    }
line-litige = Litige: jiddereen { $points }.
line-redeal = Gläichstand bei { $points }: d’Ronn gëtt nach eng Kéier gespillt.
line-higher = { $side }: mat { $points } Punkte vir.
line-level = Gläichstand bei { $points } Punkten.
line-passed = D’Ronn zielt net.
line-misdeal = Falsch ausgedeelt ({ $side }).
line-arret = Gestoppt ({ $side }): { $points } Punkte gezielt, Zil { $target }, { $right ->
        [1] an dat stëmmt.
       *[0] an dat stëmmt net.
    }
line-mark-tricks = Streech opgeschriwwen
line-mark-base = Fest Streechpunkten
line-mark-announcements = Annoncen
line-mark-announcements-taken = Annonce gewonnen ({ $of })
line-mark-belote = Belote
line-mark-belote-taken = Belote gewonnen ({ $of })
line-mark-share = Deel vum Verloscht
line-mark-bid = Gebot
line-mark-flat = Capot, fixe Wäert
line-mark-doubling = Mol { $mult }
line-mark-held = An den Dëppen
line-mark-rounding = Ronnen
line-mark-pot = Dëppe gewonnen
line-mark-penalty = Strof kritt
line-held = Am Dëppen ({ $exact } virum Ronnen)
line-total = Total vun der Ronn
line-waiting = Am Dëppe fir duerno: { $points } Punkten.
