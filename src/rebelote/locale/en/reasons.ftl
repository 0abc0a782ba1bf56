## Why a bot did something, and what a card cost

why-only = There was nothing else to do.
why-random = I do anything that is allowed, by chance.
why-dealing = I leave cutting and mixing to chance.
why-at-once = What may be said or shown here is worth it: it is done at once.
why-called = By what I learned from many deals, “{ $call }” brings { $marks } against the other side.
why-called-next = “{ $call }” would bring { $marks }.
why-called-doubt = At this level I may be wrong by up to { $marks }.
why-called-counted = I count what my hand is worth for each suit, and call where it is enough.
why-belote-thumb = By rules of thumb: I know what was played, take what is sure, save trumps and give points to my partner’s tricks. I look at no other deal.
why-belote-thumb-trick = By rules of thumb, and I remember the last trick only: I take what looks sure, save trumps and give points to my partner’s tricks.
why-again = Asked again, I would do this: { $move }.
price-none = Exact: nothing would have been better.
price-points = Exact: this card costs { $number } { $number ->
        [one] point
       *[other] points
}.
price-tricks = Exact: this card costs { $number } { $number ->
        [one] trick
       *[other] tricks
}.
price-turns = It turns the deal.
price-open = That is with all hands known and everybody playing best from there on: nobody at the table could know it.
price-far = There are too many cards left to work this out exactly.
