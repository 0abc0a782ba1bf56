## Why a bot did something

why-beginner = I look at the force of my cards alone, and lay one without thinking now and then.
why-simple = I choose what wins most often against cards that I have not seen.
why-strong = I think of what the others may hold and choose, keep what may win later, and give nobody a trick cheaply.
