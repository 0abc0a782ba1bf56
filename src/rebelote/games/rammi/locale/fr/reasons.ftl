## Pourquoi un robot a fait quelque chose

why-beginner = Je ne prends une carte jetée que pour une combinaison à moi, et je garde les paires et les voisines.
why-simple = Je ne prends une carte jetée que pour la poser aussitôt, je pose le plus possible, et je jette ce qui ne va avec rien et compte beaucoup.
why-strong = Je compte les cartes qui peuvent encore venir, je garde ce qu’elles complèteraient, et je prends garde à ce que ma carte jetée apporte aux autres.
