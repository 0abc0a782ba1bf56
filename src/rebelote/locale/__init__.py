"""The words of the house in four languages, as Project Fluent catalogues.

Words that every game needs are in this folder; a game keeps its own in
`games/NAME/locale/LANGUAGE/*.ftl`, one file for each concern. A new file is found by itself.
"""

from rebelote.locale.cards import index, spoken
from rebelote.locale.catalogue import Catalogue, NoWords, catalogue
from rebelote.locale.language import LANGUAGES, language_of

__all__ = ["LANGUAGES", "Catalogue", "NoWords", "catalogue", "index", "language_of", "spoken"]
