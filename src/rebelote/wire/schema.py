"""One JSON Schema for everything that goes over the wire, made from the message types."""

from typing import Any

import msgspec

from rebelote.wire import administration, http, people, replays, rules
from rebelote.wire.messages import ClientMessage, ServerMessage

BODIES: tuple[type[Any], ...] = (
    http.NewTable,
    http.TableMade,
    http.TableNow,
    http.Tables,
    http.Fair,
    http.Health,
    rules.Catalogue,
    rules.RulesPage,
    rules.CheckAsked,
    rules.Checked,
    rules.Trouble,
    replays.Matches,
    replays.Replay,
    replays.Why,
    replays.Prices,
    replays.Dearest,
    people.Me,
    people.MeAsked,
    people.AccountAsked,
    people.PasswordAsked,
    people.ErasureAsked,
    people.PasskeyNameAsked,
    people.PasskeyAsked,
    people.CredentialAsked,
    people.Passkeys,
    people.CodeAsked,
    people.Done,
    people.Sessions,
    people.HouseRulesKept,
    people.HouseRulesAsked,
    people.Progress,
    people.History,
    people.TablesMine,
    people.Acquaintances,
    people.PersonView,
    people.TieAsked,
    people.InvitationAsked,
    people.ComplaintAsked,
    people.QuickAsked,
    people.QuickFound,
    people.Ranking,
    people.ClubAsked,
    people.ClubCodeAsked,
    people.Clubs,
    administration.HouseView,
    administration.HouseAsked,
    administration.PlayerLines,
    administration.PlayerAsked,
    administration.Complaints,
    administration.Notes,
)
"""What requests and answers over HTTP are made of."""


def components(template: str) -> dict[str, Any]:
    """The schema of every message and body by name; `template` says how one refers to another."""
    roots: list[Any] = [ClientMessage, ServerMessage, *BODIES]
    (client, server, *_), named = msgspec.json.schema_components(roots, ref_template=template)
    return {"ClientMessage": client, "ServerMessage": server, **dict(sorted(named.items()))}


def schema() -> dict[str, Any]:
    """The whole wire as one document: `$defs` holds every type by name."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "The wire of Rebelote",
        "anyOf": [{"$ref": "#/$defs/ClientMessage"}, {"$ref": "#/$defs/ServerMessage"}],
        "$defs": components("#/$defs/{name}"),
    }
