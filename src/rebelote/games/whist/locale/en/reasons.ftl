## Why a bot did something

why-beginner = I see aces and kings only, and lay my highest card whenever it wins.
why-simple = I count my tricks, play high where tricks are wanted and low where they are not.
why-strong = I play calls and cards out in deals that fit what I saw and heard, and solve them exactly towards the end.
