"""PLN-4, PLN-5 and the five actions: ORD, INK, SPC, GER, PAT."""

from collections import Counter

from . import automa, free
from .effects import (add_order, found, gain, gain_inks, lose_inks, make_room, order_possible, pay, raise_levels,
                      raise_one_of, rewarded_order, tokens_fit)
from .words import ACTIONS, AXLES, SLOTS, SPECIALTIES


def run_action(g, action):
    """All turns of an action in the order of PLN-4, then what is left is cleared."""
    number = ACTIONS.index(action)
    seats = g.table.order_of_seats()
    acting = [s for s in seats if g.table.plans[s][number] > 0]
    acting.sort(key=lambda s: (-g.table.plans[s][number], seats.index(s)))
    for seat in acting:
        g.take("turn", "PLN-4", f"of {action} for seat {seat} with {g.table.plans[seat][number]} markers",
               action=action, seat=seat)
        if seat in g.table.players:
            player_turn(g, action, g.table.players[seat])
        else:
            automa.act(g, action)
    if g.next_is("turn") and g.peek()["action"] == action:
        g.fail_next("PLN-4", f"seat {g.peek()['seat']} may not act; the turns of {action} are {acting}")
    if action != "patronage":
        clear(g, action)


def player_turn(g, action, player):
    """Free actions, one main choice or a pass, free actions, the end."""
    free.window(g, player.seat, "a turn")
    if g.next_is("passed"):
        g.take("passed", "PLN-5", action=action, seat=player.seat)
        g.seen(f"passed {action}")
    else:
        event = g.peek()
        if event is None or event["e"] not in CHOICES[action]:
            g.fail_next("PLN-5", f"expected a choice of {action} or passed by seat {player.seat}, found {found(g)}")
        if event["seat"] != player.seat:
            g.fail_next("PLN-4", f"seat {event['seat']} acts in the turn of seat {player.seat}")
        MAIN[action](g, player)
    free.window(g, player.seat, "a turn")
    g.take("turn_ended", "TRACE", f"(one main choice in a turn of {action}, then free actions only)",
           action=action, seat=player.seat)


def clear(g, action):
    """ORD-4, INK-2, SPC-2, GER-4."""
    table = g.table
    rule = {"orders": "ORD-4", "inks": "INK-2", "specialties": "SPC-2", "gears": "GER-4"}[action]
    event = g.take("board_cleared", rule, f"after {action}", action=action)
    for kind in automa.NAMES[action]:
        g.same(rule, f"{kind} left on the board", event[kind], table.board[kind])
        if kind == "inks":
            table.bag.update(t for s in table.board["inks"] for t in s if t is not None)
            table.board["inks"] = []
        else:
            table.piles[kind].discard.update(c for c in table.board[kind] if c is not None)
            table.board[kind] = []


def off_board(g, kind, card, rule):
    """Take a card or gear from its space."""
    spaces = g.table.board[kind]
    g.need(card in spaces, rule, f"{kind} {card} is not on the board: {spaces}")
    spaces[spaces.index(card)] = None


# --- action 1 ------------------------------------------------------------------------------------------------------
def take_order(g, player):
    if g.next_is("order_taken") and len(player.orders) >= SLOTS:
        g.fail_next("ORD-2", f"seat {player.seat} holds {len(player.orders)} orders and has discarded none")
    make_room(g, player)
    event = g.take("order_taken", "ORD-1", seat=player.seat, from_="board")
    off_board(g, "printing", event["printing"], "ORD-1")
    off_board(g, "refinement", event["refinement"], "ORD-1")
    add_order(g, player, event["printing"], event["refinement"])


# --- action 2 ------------------------------------------------------------------------------------------------------
def take_inks(g, player):
    """INK-1: from the leftmost on, each space at its own price 0, 1, 2."""
    event = g.take("inks_taken", "INK-1", seat=player.seat)
    number, inks = event["set"], event["inks"]
    g.need(number <= g.table.spaces, "INK-1", f"set {number} of {g.table.spaces}")
    spaces = g.table.board["inks"][number - 1]
    there = [k for k in range(3) if spaces[k] is not None]
    g.need(1 <= len(inks) <= len(there), "INK-1", f"{len(inks)} inks taken of {len(there)}")
    taken = there[:len(inks)]
    g.same("INK-1", f"inks from the left of set {number}", inks, [spaces[k] for k in taken])
    g.same("INK-1", "price", event["paid"], sum(taken))
    pay(g, player, sum(taken), "INK-1")
    for k in taken:
        spaces[k] = None
    player.inks.update(inks)
    g.seen(f"INK-1 inks taken: {len(inks)} for {sum(taken)}")


# --- action 3 ------------------------------------------------------------------------------------------------------
def take_specialty(g, player):
    event = g.take("specialty_card", "SPC-1", seat=player.seat)
    off_board(g, "specialty", event["card"], "SPC-1")
    g.table.piles["specialty"].discard.add(event["card"])
    shown = g.table.cards["specialty"][event["card"]]["symbols"]
    wanted = Counter(shown) if event["use"] == "symbols" else {event["use"]: 1}
    g.seen("SPC-1 symbols" if event["use"] == "symbols" else
           f"SPC-1 single, {'shown' if event['use'] in shown else 'not shown'}")
    raise_levels(g, player, wanted, "SPC-1", "SPC-1")


# --- action 4 ------------------------------------------------------------------------------------------------------
def improve(g, player):
    if g.next_is("gear_reset"):
        reset_gear(g, player)
    else:
        install_gear(g, player)


def install_gear(g, player):
    """GER-1, GER-2, GER-3."""
    event = g.take("gear_installed", "GER-1", seat=player.seat, why="GER-1")
    off_board(g, "gears", event["gear"], "GER-1")
    axle, discarded, new = event["axle"], event["discarded"], [event["gear"], event["sector"]]
    if len(player.gears) < AXLES:
        g.need(discarded is None, "GER-2", f"gear {discarded} discarded with {len(player.gears)} gears")
        g.same("GER-2", "axle", axle, len(player.gears) + 1)
        player.gears.append(new)
        return
    old = player.gears[axle - 1][0]
    g.same("GER-2", "gear discarded", discarded, old)
    g.need(player.uses[old] == 0, "GER-3", f"gear {old} has been used this round and is discarded")
    g.table.piles["gears"].discard.add(old)
    player.gears[axle - 1] = new
    g.seen("GER-2 gear replaced")


def reset_gear(g, player):
    event = g.take("gear_reset", "GER-1", seat=player.seat)
    axle = event["axle"]
    g.need(axle <= len(player.gears), "GER-1", f"no gear on axle {axle}, {len(player.gears)} installed")
    gear, sector = player.gears[axle - 1]
    g.need(event["sector"] != sector, "GER-1", f"gear {gear} turned to sector {sector}, which was active")
    used = player.uses[gear] > 0
    g.need(not used or g.table.edition == "first", "GER-3", f"gear {gear} has been used this round and is turned by hand")
    player.gears[axle - 1][1] = event["sector"]
    g.seen(f"GER-1 gear turned by hand{' (used)' if used else ''}")


# --- action 5 ------------------------------------------------------------------------------------------------------
def patronage(g, player):
    if g.next_is("patronage_card"):
        patronage_card(g, player)
        return
    event = g.take("patronage_reward", "PAT-1", seat=player.seat)
    reward = event["reward"]
    g.need(reward not in g.table.taken_rewards, "PAT-1", f"{reward} has been taken this round")
    g.table.taken_rewards.add(reward)
    g.seen(f"PAT-1 {reward}")
    if reward == "order":
        if order_possible(g, player):
            rewarded_order(g, player, "PAT-1")
        else:
            g.seen("PAT-4 order that gives nothing")
    elif reward == "specialty":
        raise_one_of(g, player, set(SPECIALTIES), "PAT-1", "PAT-1")
    elif reward == "guilders":
        gain(g, "guilders", player, 3, "PAT-1", "PAT-1")
    else:
        gain_inks(g, player, 2, "PAT-1", "PAT-1")


def patronage_card(g, player):
    """PAT-1, PAT-2, PAT-3."""
    table = g.table
    event = g.take("patronage_card", "PAT-1", seat=player.seat)
    card = event["card"]
    space = next((r for r, c in table.patronage.items() if c == card), None)
    g.need(space is not None, "PAT-2", f"card {card} does not lie on a space: {table.patronage}")
    g.need(space <= table.round, "PAT-2", f"card {card} lies under round {space}, this is round {table.round}")
    asks = table.cards["patronage"][card]
    for spec, level in asks["specialties"].items():
        g.need(player.levels[spec] >= level, "PAT-1", f"{spec} is at {player.levels[spec]}, {level} required")
    for letter, many in Counter(asks["types"]).items():
        g.need(player.letters[letter] >= many, "PAT-1", f"{player.letters[letter]} {letter} owned, {many} required")
    g.need(tokens_fit(g, player, event["inks"], asks["inks"]), "PAT-3", f"inks {event['inks']} spent for {asks['inks']}")
    lose_inks(g, player, event["inks"], "PAT-3", "PAT-3")
    table.patronage[space] = None
    player.patronage.append(card)
    g.seen(f"patronage card {'inks' if asks['inks'] else ''}{' types' if asks['types'] else ''}"
           f"{' specialties' if asks['specialties'] else ''}")


CHOICES = {"orders": ("order_taken", "order_discarded"), "inks": ("inks_taken",), "specialties": ("specialty_card",),
           "gears": ("gear_installed", "gear_reset"), "patronage": ("patronage_reward", "patronage_card")}
MAIN = {"orders": take_order, "inks": take_inks, "specialties": take_specialty, "gears": improve, "patronage": patronage}
