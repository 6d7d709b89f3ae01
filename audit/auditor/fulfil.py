"""FUL: one player's fulfilling step."""

from collections import Counter

from . import free
from .effects import (discard_order, found, gain, gain_inks, lose_ink, order_possible, raise_one_of, rewarded_order,
                      tokens_fit)
from .words import SPECIALTIES


def run_step(g, player):
    """FUL-7: (a) free actions, (b) declaration or none, (c) its gains, (d) bonuses, (e) the end."""
    g.take("turn", "FUL-1", f"of fulfil for seat {player.seat}", action="fulfil", seat=player.seat)
    free.window(g, player.seat, "fulfil")
    pending = {}
    if g.next_is("fulfilled"):
        pending = declare(g, player)
    else:
        g.take("passed", "FUL-1", "or fulfilled", action="fulfil", seat=player.seat)
        g.seen("passed fulfil")
    while True:
        free.window(g, player.seat, "fulfil")
        if not g.next_is("bonus"):
            break
        bonus(g, player, pending)
    if pending:
        g.fail_next("FUL-4", f"no bonus event for refinement cards {sorted(pending)} before {found(g)}")
    g.take("turn_ended", "FUL-7", action="fulfil", seat=player.seat)
    player.declared = None


def declare(g, player):
    """Check the whole declaration from what is owned now, then its gains. Returns {refinement: its bonus}."""
    event = g.take("fulfilled", "FUL-1", seat=player.seat)
    orders = event["orders"]
    pairs = [(o["printing"], o["refinement"]) for o in orders]
    g.need(bool(orders), "TRACE", "fulfilled without orders")
    g.need(len(set(pairs)) == len(pairs), "FUL-1", f"an order twice in {pairs}")
    for pair in pairs:
        g.need(pair in player.orders, "FUL-1", f"seat {player.seat} does not hold the order {pair}: {player.orders}")
    check_letters(g, player, orders)
    check_colours(g, player, orders)
    check_decoration(g, player, orders)
    for pair in pairs:                                                      # FUL-6
        player.orders.remove(pair)
        discard_order(g, pair)
    gains(g, player, orders)
    player.declared = orders
    g.seen(f"fulfilled orders at once: {len(orders)}")
    return earned(g, player, orders)


def check_letters(g, player, orders):
    """FUL-2 over all orders; CHR-3."""
    left_out = [o for o in orders if o["left_out"] is not None]
    if left_out:
        g.need(player.character == "manuzio", "CHR-3", f"a letter left out by {player.character}")
        g.need(len(left_out) == 1, "CHR-3", f"{len(left_out)} letters left out")
        g.need(len(orders) >= 2, "CHR-3", "a letter left out of a single order")
        shown = g.table.cards["printing"][left_out[0]["printing"]]["types"]
        g.need(left_out[0]["left_out"] in shown, "CHR-3", f"{left_out[0]['left_out']} left out of {shown}")
        g.seen("power manuzio")
    needed = Counter()
    for order in orders:
        needed.update(g.table.cards["printing"][order["printing"]]["types"])
        if order["left_out"] is not None:
            needed[order["left_out"]] -= 1
    for letter, many in needed.items():
        g.need(player.letters[letter] >= many, "FUL-2", f"{many} {letter} needed, {player.letters[letter]} owned")


def check_colours(g, player, orders):
    """FUL-3, FUL-5, CHR-8."""
    spent = Counter()
    for order in orders:
        if order["inks"] is not None:
            shown = g.table.cards["refinement"][order["refinement"]]["inks"]
            g.need(tokens_fit(g, player, order["inks"], shown), "FUL-3",
                   f"refinement {order['refinement']} shows {shown}, spent {order['inks']}")
            spent.update(order["inks"])
    for ink, many in spent.items():
        g.need(player.inks[ink] >= many, "FUL-3", f"{many} {ink} spent, {player.inks[ink]} held")


def check_decoration(g, player, orders):
    """FUL-3."""
    for order in orders:
        if order["decoration"]:
            for spec, level in g.table.cards["refinement"][order["refinement"]]["decoration"].items():
                g.need(player.levels[spec] >= level, "FUL-3",
                       f"refinement {order['refinement']} needs {spec} {level}, it is at {player.levels[spec]}")


def gains(g, player, orders):
    """FUL-7(c), trace point 8: inks lost, guilders and fame, in any sequence."""
    due, inks = Counter(), Counter()
    for order in orders:
        front = g.table.cards["printing"][order["printing"]]
        back = g.table.cards["refinement"][order["refinement"]]
        due["guilders", front["guilders"], "FUL-4:printing", front["no"]] += 1
        if order["inks"] is not None:
            inks.update(order["inks"])
            due["fame", back["colour_fame"], "FUL-4:colours", back["no"]] += 1
        if order["decoration"]:
            due["fame", back["decoration_fame"], "FUL-4:decoration", back["no"]] += 1
    due = Counter({key: many for key, many in due.items() if key[1] != 0})
    while sum(due.values()) or sum(inks.values()):
        if sum(inks.values()) and g.next_is("ink_lost"):
            ink = lose_ink(g, player, "FUL-3", "FUL-3")
            g.need(inks[ink] > 0, "FUL-3", f"{ink} lost, still to be spent: {dict(+inks)}")
            inks[ink] -= 1
            continue
        one_gain(g, player, due, inks)


def one_gain(g, player, due, inks):
    event = g.peek()
    key = (event["e"], event.get("amount"), event.get("why"), event.get("card")) if event else None
    if key is None or due[key] <= 0:
        g.fail_next("FUL-7", f"found {key}, still due: {sorted(k for k in due if due[k] > 0)}, inks {dict(+inks)}")
    due[key] -= 1
    gain(g, key[0], player, key[1], key[2], "FUL-4")


def earned(g, player, orders):
    """FUL-4, CHR-9: the orders that earn their bonus."""
    due = {}
    for order in orders:
        done = (order["inks"] is not None) + bool(order["decoration"])
        if done == 2 or (done == 1 and player.character == "fiol"):
            due[order["refinement"]] = g.table.cards["refinement"][order["refinement"]]["bonus"]
            if done == 1:
                g.seen("power fiol")
    return due


def bonus(g, player, pending):
    event = g.take("bonus", "FUL-4", seat=player.seat)
    g.need(event["refinement"] in pending, "FUL-4", f"refinement {event['refinement']} earns no bonus (any more)")
    kind, _, many = pending.pop(event["refinement"]).partition(":")
    label = f"{kind}:{many}" if many else kind
    g.seen(f"bonus {label} {'taken' if event['taken'] else 'not taken'}")
    if not event["taken"]:
        return
    if kind == "inks":
        g.need(g.table.bag_size() > 0, "TRACE-5", "inks taken from an empty bag")
        gain_inks(g, player, int(many), "FUL-4:bonus", "FUL-4")
    elif kind == "specialty":
        raise_one_of(g, player, set(SPECIALTIES), "FUL-4:bonus", "FUL-4")
    elif kind == "order":
        g.need(order_possible(g, player), "TRACE-5", "an order taken with no card or slot for it")
        rewarded_order(g, player, "FUL-4:bonus")
    else:
        gain(g, kind, player, int(many), "FUL-4:bonus", "FUL-4", card=event["refinement"])
