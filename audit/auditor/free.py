"""FRE: the windows of free actions, and the free actions themselves."""

from . import gears
from .effects import gain_type, pay


def is_free(event):
    return event is not None and (event["e"] in ("gear_used", "levels_swapped")
                                  or (event["e"] == "type_gained" and event["why"] == "FRE-1"))


def window(g, owner, where):
    """Any number of free actions. `owner` is whose decision is awaited (None: everybody's, in planning)."""
    while is_free(g.peek()):
        seat = g.peek()["seat"]
        if seat not in g.table.players:
            g.fail_next("AUT-1", f"seat {seat} is the automa")
        if owner is not None and seat != owner:
            if g.table.options["free_actions"] == "own_decisions":
                g.fail_next("FRE-3", f"seat {seat} acts out of turn (own_decisions), seat {owner} is to decide")
            g.seen(f"free action out of turn in {where}")
        g.seen(f"free action in {where}")
        act(g, g.table.players[seat])


def act(g, player):
    kind = g.peek()["e"]
    if kind == "gear_used":
        gears.use(g, player)
    elif kind == "levels_swapped":
        swap(g, player)
    else:
        buy(g, player)


def buy(g, player):
    """FRE-1: the n-th type owned costs n."""
    price = player.owned() + 1
    gain_type(g, player, "FRE-1", "FRE-1", paid=price)
    pay(g, player, price, "FRE-1")


def swap(g, player):
    """CHR-7: Plantin, once a round, two levels that differ; the disc stays."""
    event = g.take("levels_swapped", "CHR-7")
    a, b = event["a"], event["b"]
    g.need(player.character == "plantin", "CHR-7", f"seat {player.seat} is {player.character}")
    g.need(not player.swapped, "CHR-7", "a second swap in this round")
    g.need(player.levels[a] != player.levels[b], "CHR-7", f"{a} and {b} are both at {player.levels[a]}")
    player.swapped = True
    player.levels[a], player.levels[b] = player.levels[b], player.levels[a]
    g.seen("power plantin")
