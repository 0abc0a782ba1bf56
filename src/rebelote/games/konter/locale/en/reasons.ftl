## Why a bot did something

why-beginner = By rules of thumb, without counting the trumps that are gone: I save trumps and feed my partner.
why-simple = By rules of thumb: I count trumps, save them, and feed my partner.
why-strong = I solve every card in deals that fit what I saw and heard, and play for strokes rather than points; trumps are named by a table, words said where the deal is won often enough.
