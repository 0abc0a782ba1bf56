## Pourquoi un robot a fait quelque chose

why-beginner = Je ne vois que les as et les rois, et je pose ma plus haute carte dès qu’elle gagne.
why-simple = Je compte mes plis, je joue haut là où il en faut et bas là où il n’en faut pas.
why-strong = Je joue annonces et cartes dans des donnes qui s’accordent avec ce que j’ai vu et entendu, et je les résous exactement vers la fin.
