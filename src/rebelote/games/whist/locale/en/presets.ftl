## Presets

preset-bistro = Bistro whist
preset-bistro-about = The four texts of the bistros read together: trou, proposals in any order, several misères, to 100 points.
preset-bistro-fr = Bistro whist, French text
preset-bistro-fr-about = As the bistro plays it, with the first dealer after the scorer.
preset-bistro-en = Bistro whist, English text
preset-bistro-en-about = Proposals only upwards, one misère at a time, solo at any turn, no maintaining, a trou with all tricks marks 16.
preset-bistro-de = Bistro whist, German text
preset-bistro-de-about = As the English text; who said trou does not overcall it.
preset-bistro-lb = Bistro whist, Luxembourgish text
preset-bistro-lb-about = As the bistro plays it; a trou is played when the other three pass.
preset-club16 = Club evening, 16 deals
preset-club16-about = Sixteen deals; a failed emballage of thirteen costs more for each trick missing.
preset-simple = Eight deals without trou
preset-simple-about = A short evening: no trou, misères and piccolo kept, eight deals.
