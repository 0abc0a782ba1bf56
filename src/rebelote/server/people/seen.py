"""How somebody sees themself."""

import json
import time
from typing import cast

from rebelote.people.experience import begins, level
from rebelote.people.players import request_token
from rebelote.server.house import House
from rebelote.server.people.known import Known
from rebelote.wire.messages import Language
from rebelote.wire.people import Me

NO_COINS, FREE_CHAT, ANNOUNCEMENT, DRAINING = "no-coins", "free-chat", "announcement", "draining"
"""What administrators settle, by the names under which it is kept."""

ADMIN_CODE = "admin-code"
"""Where the code of the first administrator is kept, as long as there is none."""


def me(house: House, known: Known | None, language: str) -> Me:
    """Who somebody is here; somebody new is nobody yet."""
    settled = house.settled
    coins = NO_COINS not in settled
    line, drains = settled.get(ANNOUNCEMENT, ""), DRAINING in settled
    unruled = bool(settled.get(ADMIN_CODE))
    if known is None:
        return _nobody(cast(Language, language), 0 if coins else None, line, drains, unruled)
    player, reached = known.player, level(known.player.experience)
    return Me(
        player=player.player,
        name=player.name,
        language=cast(Language, player.language),
        account=player.account is not None,
        admin=player.admin,
        token=request_token(known.secret),
        settings=json.loads(player.settings),
        experience=player.experience,
        level=reached,
        level_begins=begins(reached),
        level_ends=begins(reached + 1),
        coins=player.coins if coins else None,
        free_chat=FREE_CHAT in settled and player.silent_until < time.time(),
        announcement=line,
        draining=drains,
        unruled=unruled,
        password=bool(player.password),
    )


def _nobody(language: Language, coins: int | None, line: str, drains: bool, unruled: bool) -> Me:
    return Me(
        player="",
        name="",
        language=language,
        account=False,
        admin=False,
        token="",
        settings={},
        experience=0,
        level=1,
        level_begins=0,
        level_ends=begins(2),
        coins=coins,
        free_chat=False,
        announcement=line,
        draining=drains,
        unruled=unruled,
        password=False,
    )
