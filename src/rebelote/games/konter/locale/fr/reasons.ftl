## Pourquoi un robot a fait quelque chose

why-beginner = Par règles simples, sans compter les atouts tombés : j’épargne mes atouts et je nourris mon partenaire.
why-simple = Par règles simples : je compte les atouts, je les épargne et je nourris mon partenaire.
why-strong = Je résous chaque carte dans des donnes qui s’accordent avec ce que j’ai vu et entendu, et je joue pour les traits plutôt que pour les points ; l’atout vient d’une table, et j’annonce là où la donne est assez souvent gagnée.
