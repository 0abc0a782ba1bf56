## Groups of options

group-melds = Kombinationen
group-stock = Stapel und Ablage
group-scoring = Wertung
group-end = Ende der Partie

## Melds

option-ace = Ass
option-ace-help = Sagt, ob das Ass in einer Folge auch auf den König folgen darf.
option-ace-low = nur niedrig
option-ace-low_or_high = niedrig oder hoch
option-melds_per_turn = Kombinationen je Zug
option-melds_per_turn-help = Sagt, wie viele Kombinationen man in einem Zug auslegen darf.
option-melds_per_turn-one = eine
option-melds_per_turn-unlimited = beliebig viele
option-layoff_requires_own_meld = Erst auslegen, dann anlegen
option-layoff_requires_own_meld-help = Nur wer selbst ausgelegt hat, darf anlegen.
option-layoff_requires_own_meld-yes = { yes }
option-layoff_requires_own_meld-no = { no }
option-final_discard = Letzte Karte
option-final_discard-help = Sagt, ob die letzte Karte zum Fertigmachen abgelegt werden muss.
option-final_discard-optional = beliebig losgeworden
option-final_discard-required = abgelegt

## Stock and discards

option-exhaustion = Leerer Stapel
option-exhaustion-help = Sagt, wann die Ablage umgedreht und neuer Stapel wird.
option-exhaustion-on_demand = wenn der nächste die Ablage nicht will
option-exhaustion-immediate = sofort
option-recycle_shuffle = Neuen Stapel mischen
option-recycle_shuffle-help = Mischt die umgedrehte Ablage, statt ihre Folge zu lassen.
option-recycle_shuffle-yes = { yes }
option-recycle_shuffle-no = { no }
option-recycle_keep_top = Oberste Karte behalten
option-recycle_keep_top-help = Lässt beim Umdrehen die oberste Karte liegen.
option-recycle_keep_top-yes = { yes }
option-recycle_keep_top-no = { no }
option-block = Festgefahrene Runde
option-block-help = Sagt, nach wie vielen Umdrehungen ohne ausgelegte Karte die Runde nicht gilt.
option-block-number = { $number ->
        [one] nach { $number } leeren Umdrehung
       *[other] nach { $number } leeren Umdrehungen
    }
option-block-once = wenn der Stapel noch einmal leer ist
option-block-none = nie

## Scoring

option-rummy_bonus = In einem Zug fertig
option-rummy_bonus-help = Verdoppelt die Punkte, wenn man vorher nichts ausgelegt hat.
option-rummy_bonus-none = nichts extra
option-rummy_bonus-double = doppelt

## End

option-end_mode = Länge der Partie
option-end_mode-help = Sagt, ob bis zu einer Punktzahl oder eine Anzahl Runden gespielt wird.
option-end_mode-target = bis zum Ziel
option-end_mode-deals = Anzahl Runden
option-target = Ziel
option-target-help = Legt die Punktzahl fest, die die Partie beendet.
option-target-number = { $number ->
        [one] { $number } Punkt
       *[other] { $number } Punkte
    }
option-deals = Anzahl Runden
option-deals-help = Legt fest, wie viele gewonnene Runden eine Partie hat.
option-deals-number = { $number ->
        [one] { $number } Runde
       *[other] { $number } Runden
    }
option-deals_tie = Gleichstand nach der letzten Runde
option-deals_tie-help = Sagt, was geschieht, wenn nach der letzten Runde zwei gleichauf führen.
option-deals_tie-shared = geteilter Sieg
option-deals_tie-extra_deal = noch eine Runde
