"""GER and GRW: turning, and what a gear sector gives when it is used."""

from collections import Counter

from .effects import (gain, gain_ink, gain_inks, gain_type, lose_ink, lose_type, order_possible, pay, raise_one_of,
                      raise_levels, rewarded_order)
from .words import LETTERS, SLOTS, SPECIALTIES


def turned(gears):
    """TRN-2, TRN-3: the sectors active after the turning; axles 1 and 3 clockwise (one lower), axle 2 one higher."""
    return [(sector + (1 if axle == 1 else -1)) % 3 for axle, (_gear, sector) in enumerate(gears)]


def use(g, player):
    """A `gear_used` event and all that it sets off."""
    event = g.take("gear_used", "GER-5", seat=player.seat)
    axle = event["axle"]
    g.need(axle <= len(player.gears), "GER-5", f"seat {player.seat} has {len(player.gears)} gears, none on axle {axle}")
    gear, sector = player.gears[axle - 1]
    g.same("GER-5", f"gear on axle {axle}", event["gear"], gear)
    g.same("GER-5", "active sector", event["sector"], sector)
    code = g.table.cards["gears"][gear]["sectors"][sector]
    g.same("GER-5", "reward of the active sector", event["reward"], code)
    count_use(g, player, gear)
    rule, _, parameter = code.partition(":")
    g.seen(f"GRW {code}")
    REWARDS[rule](g, player, rule, parameter)


def count_use(g, player, gear):
    """GER-5, CHR-5."""
    player.uses[gear] += 1
    if player.character == "schoeffer":
        twice = [no for no, many in player.uses.items() if many > 1]
        g.need(player.uses[gear] <= 2 and len(twice) <= 1, "CHR-5", f"uses this round {dict(player.uses)}")
        g.need(sum(player.uses.values()) <= 3, "CHR-5", f"{sum(player.uses.values())} uses this round, at most 3")
        if player.uses[gear] == 2:
            g.seen("power schoeffer (second use)")
    else:
        g.need(player.uses[gear] == 1, "GER-5", f"gear {gear} used {player.uses[gear]} times this round")


def exchange_ink(g, player, rule, _parameter):
    """GRW-1."""
    bag = +g.table.bag
    possible = any(player.inks[c] and any(d != c for d in bag) for c in g.table.colours)
    g.need(possible, "GRW-15", "GRW-1 with no ink to exchange")
    lost = lose_ink(g, player, rule, rule)
    gain_ink(g, player, rule, rule, allowed=set(bag) - {lost})


def exchange_type(g, player, rule, _parameter):
    """GRW-2."""
    g.need(player.owned() > 0, "GRW-15", "GRW-2 without a type")
    lost = lose_type(g, player, rule, rule)
    gain_type(g, player, rule, rule, letters=set(LETTERS) - {lost})


def lowest(g, player, rule, _parameter):
    """GRW-3."""
    low = min(player.levels.values())
    raise_one_of(g, player, {s for s in SPECIALTIES if player.levels[s] == low}, rule, rule)


def fame_of_round(g, player, rule, _parameter):
    """GRW-4."""
    gain(g, "fame", player, g.table.round, rule, rule)


def order(g, player, rule, _parameter):
    """GRW-5."""
    for deck in ("printing", "refinement"):
        g.need(g.table.piles[deck].available() > 0, "GRW-15", f"GRW-5 with no {deck} card to draw")
    g.need(order_possible(g, player), "GRW-15", f"GRW-5 with {SLOTS} orders and needs_slot")
    rewarded_order(g, player, rule)


def sell_type(g, player, rule, _parameter):
    """GRW-6."""
    g.need(player.owned() > 0, "GRW-15", "GRW-6 without a type")
    lose_type(g, player, rule, rule)
    if g.next_is("guilders"):
        gain(g, "guilders", player, 5, rule, rule)
        g.seen("GRW-6 for guilders")
    else:
        gain(g, "fame", player, 3, rule, rule)
        g.seen("GRW-6 for fame")


def take_ink(g, player, rule, colour):
    """GRW-8."""
    g.need(g.table.bag[colour] > 0, "GRW-15", f"GRW-8 with no {colour} in the bag")
    gain_ink(g, player, rule, rule, allowed={colour})


def one_for_two(g, player, rule, colour):
    """GRW-9, with a wild ink too (CHR-8)."""
    fits = {colour, player.wild} if player.wild else {colour}
    g.need(any(player.inks[c] for c in fits), "GRW-15", f"GRW-9 with no {colour} in hand")
    lost = lose_ink(g, player, rule, rule)
    g.need(lost in fits, rule, f"{lost} put into the bag for {colour}")
    if lost != colour:
        g.seen("power caxton (wild ink stood for another)")
    gain_inks(g, player, 2, rule, rule)


def cheap_type(g, player, rule, letter):
    """GRW-11: one (or, by option, any number) of a type, each at its own price less 3."""
    g.need(player.guilders >= max(0, player.owned() - 2), "GRW-15", "GRW-11 without the money for it")
    many = 0
    while many == 0 or (g.table.options["cheap_types"] == "many" and next_cheap(g, player)):
        price = max(0, player.owned() + 1 - 3)
        gain_type(g, player, rule, rule, letters={letter}, paid=price)
        pay(g, player, price, rule)
        many += 1
    g.seen(f"GRW-11 types in one use: {many}")


def next_cheap(g, player):
    event = g.peek()
    return bool(event) and event["e"] == "type_gained" and event["why"] == "GRW-11" and event["seat"] == player.seat


def raise_that(g, player, rule, specialty):
    """GRW-13."""
    raise_levels(g, player, {specialty: 1}, rule, rule)


def fame_for_orders(g, player, rule, parameter):
    """GRW-7, 10 and 12: only during one's own step, after its declaration (GRW-14)."""
    g.need(player.declared is not None, "GRW-14", f"{rule} outside the player's own fulfilling step")
    test = {"GRW-7": counts_ink, "GRW-10": counts_type, "GRW-12": counts_decoration}[rule]
    many = sum(1 for o in player.declared if test(g, o, parameter))
    g.need(many > 0, "GRW-15", f"{rule} {parameter}: none of the {len(player.declared)} orders declared counts")
    gain(g, "fame", player, 2 * many, rule, rule)
    g.seen(f"{rule} orders counted: {many}")


def counts_ink(g, declared, colour):
    if declared["inks"] is None:
        return False
    if g.table.options["gear_counts_ink"] == "token":
        return colour in declared["inks"]
    return colour in g.table.cards["refinement"][declared["refinement"]]["inks"]


def counts_type(g, declared, letter):
    laid = Counter(g.table.cards["printing"][declared["printing"]]["types"])
    if declared["left_out"] and not g.table.options["left_out_counts"]:
        laid[declared["left_out"]] -= 1
    return laid[letter] > 0


def counts_decoration(g, declared, specialty):
    return declared["decoration"] and specialty in g.table.cards["refinement"][declared["refinement"]]["decoration"]


REWARDS = {
    "GRW-1": exchange_ink, "GRW-2": exchange_type, "GRW-3": lowest, "GRW-4": fame_of_round, "GRW-5": order,
    "GRW-6": sell_type, "GRW-7": fame_for_orders, "GRW-8": take_ink, "GRW-9": one_for_two, "GRW-10": fame_for_orders,
    "GRW-11": cheap_type, "GRW-12": fame_for_orders, "GRW-13": raise_that,
}
