"""What anybody may see of a table from outside."""

from rebelote.engine import Setup
from rebelote.engine.options import differences, options_of
from rebelote.tables.ports import Plan
from rebelote.wire.http import TableNow
from rebelote.wire.messages import PHRASES, PROTOCOL, Commitment, TableView, Welcome

KEPT_H = 24 * 30
"""Hours for which a seat is kept for who left without saying so."""


def table_view(code: str, plan: Plan, setup: Setup) -> TableView:
    """What is settled about a table."""
    game, base = setup.game, setup.game.presets()[setup.preset].options
    return TableView(
        code=code,
        setup=plan.setup,
        game=game.name,
        preset=setup.preset,
        rules=game.version,
        options={name: getattr(setup.options, name) for name in options_of(game.options)},
        changed=list(differences(setup.options, base)),
        ordered=sorted(game.ordered_zones),
        seats=len(plan.chairs),
        public=plan.public,
        delay_s=plan.delay_s,
        pace_ms=plan.pace_ms,
        turn_s=plan.turn_s,
        kept_h=KEPT_H,
        plays_on=plan.plays_on,
        newcomers=plan.newcomers,
        begins_s=plan.begins_s,
    )


def welcome(now: TableNow, seat: int | None, code: str | None, promised: list[Commitment]) -> Welcome:
    """How somebody is received who comes to a table."""
    return Welcome(PROTOCOL, now.table, seat, code, now.status, now.match, now.seats, list(PHRASES), promised)
