"""The sweep tries every value that no base preset has, each where it makes sense."""

from rebelote.engine.options import options_of
from rebelote.engine.registry import games
from rebelote.engine.sweep import sweep


def test_every_value_of_every_option_is_tried_or_in_a_preset() -> None:
    game = games()["belote"]

    seen = [preset.options for preset in game.presets().values()] + [each.options for each in sweep(game)]
    tried = {name: {getattr(options, name) for options in seen} for name in options_of(game.options)}

    missing = {
        (name, value)
        for name, option in options_of(game.options).items()
        for value in option.values
        if value not in tried[name]
    }
    assert set() == missing


def test_changes_apply_to_all_but_the_option_that_is_tried() -> None:
    setups = list(sweep(games()["belote"], {"target": 501}))

    assert {501, 1001, 1500, 2000, 2001, 3000} <= {setup.options.target for setup in setups}
    assert 100 < sum(setup.options.target == 501 for setup in setups)
