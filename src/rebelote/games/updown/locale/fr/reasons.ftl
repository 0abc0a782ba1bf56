## Pourquoi un robot a fait quelque chose

why-beginner = Je ne regarde que la force de mes cartes, et j’en pose parfois une sans réfléchir.
why-simple = Je choisis ce qui gagne le plus souvent contre les cartes que je n’ai pas vues.
why-strong = Je pense à ce que les autres peuvent tenir et choisir, je garde ce qui peut gagner plus tard, et je ne donne de pli à personne.
