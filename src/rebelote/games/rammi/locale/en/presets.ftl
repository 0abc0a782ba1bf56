## Presets

preset-bistro = Bistro rummy
preset-bistro-about = One meld a turn, laying off without an own meld, the pile turned over unshuffled, to 100 points.
preset-rami-fr = Rami, French text
preset-rami-fr-about = Only who has melded lays off, and the pile is turned over as soon as the stock is empty.
preset-bistro-deals = Bistro rummy, six deals
preset-bistro-deals-about = As the bistro plays it, but six deals; the highest total wins.
