## Why a bot did something

why-beginner = I take a discard for a meld of my own only, and keep pairs and cards that touch.
why-simple = I take a discard only to lay it out at once, meld the most I can, and throw away what goes with nothing and counts much.
why-strong = I count the cards that may still come, keep what they would complete, and mind what my discard is good for in the hands of others.
