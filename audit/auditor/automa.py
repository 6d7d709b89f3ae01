"""AUT: the automa's plan, its turns, its markers."""

from .words import ACTIONS, MOST

NAMES = {"orders": ("printing", "refinement"), "inks": ("inks",), "specialties": ("specialty",), "gears": ("gears",)}


def extreme(markers, which, centre):
    """AUT-3: the action with most or fewest markers; ties scanned from the centre downward, wrapping round."""
    best = max(markers.values()) if which == "max" else min(markers.values())
    start = ACTIONS.index(centre)
    for k in range(len(ACTIONS)):
        action = ACTIONS[(start + k) % len(ACTIONS)]
        if markers[action] == best:
            return action
    raise AssertionError


def move(markers, x, y, centre):
    """AUT-2: one move, in place; returns what happened, for coverage."""
    x = extreme(markers, x, centre) if x in ("max", "min") else x
    y = extreme(markers, y, centre) if y in ("max", "min") else y
    if x == y:
        return "same action"
    if markers[x] == 0:
        x, y = y, x
        if markers[x] == 0:
            return "neither has any"
        result = "reversed"
    else:
        result = "made"
    if markers[y] >= MOST:
        return "blocked at 6"
    markers[x] -= 1
    markers[y] += 1
    return result


def plan(g):
    """PLN-3, AUT-2: the next card, its moves made in order."""
    table = g.table
    event = g.take("automa_plan", "PLN-3")
    card = table.planning_card()
    g.same("AUT-1", "planning card", event["card"], card["no"])
    for x, y in card["moves"]:
        g.seen("AUT-2 move " + move(table.automa_board, x, y, card["centre"]))
    want = [table.automa_board[a] for a in ACTIONS]
    g.same("AUT-2", "the automa's markers", event["markers"], want)
    table.plans[0] = want


def act(g, action):
    """AUT-4, AUT-5: what follows the automa's `turn`."""
    used = []                       # execution cards turned up since the last shuffle
    if action == "patronage":
        patronage(g, used)
        return
    for kind in NAMES[action]:
        event = g.take("automa_took", "AUT-4", f"({kind})", action=action)
        spaces = g.table.board[kind]
        full = {k + 1 for k, what in enumerate(spaces) if (any(what) if kind == "inks" else what is not None)}
        listed = event["inks" if kind == "inks" else "cards"]
        if not full:
            ok = event["space"] is None and not listed and not event["drawn"]
            g.need(ok, "TRACE-11",
                   f"nothing is left of {kind}, but space {event['space']}, {listed}, drawn {event['drawn']}")
            g.seen(f"automa took nothing ({kind})")
            continue
        execution(g, event, used, full)
        remove(g, kind, event["space"], listed)
        g.seen(f"automa took {kind}")


def execution(g, event, used, full):
    """AUT-4: numbers without repetition between shuffles; only the last one names something that is there."""
    drawn = event["drawn"]
    g.need(bool(drawn) and drawn[-1] == event["space"], "AUT-4", f"drawn {drawn} does not end with space {event['space']}")
    for k, number in enumerate(drawn):
        if len(used) == 4:
            g.need(number == 0, "AUT-4", f"drawn {drawn}: all 4 are used up, a shuffle (0) must come at place {k}")
            used.clear()
            g.seen("AUT-4 execution cards shuffled within an action")
            continue
        g.need(number != 0, "AUT-4", f"drawn {drawn}: shuffled with {4 - len(used)} cards left")
        g.need(number not in used, "AUT-4", f"drawn {drawn}: {number} twice between shuffles")
        used.append(number)
        if k < len(drawn) - 1:
            g.need(number not in full, "AUT-4", f"drawn {drawn}: space {number} still held something")
    g.need(event["space"] in full, "AUT-4", f"space {event['space']} holds nothing, only {sorted(full)}")
    g.seen(f"AUT-4 draws: {len(drawn)}")


def remove(g, kind, space, listed):
    table = g.table
    what = table.board[kind][space - 1]
    if kind == "inks":
        tokens = [t for t in what if t is not None]
        g.same("AUT-4", f"inks of set {space}", sorted(listed), sorted(tokens))
        table.bag.update(tokens)
        table.board["inks"][space - 1] = [None] * 3
    else:
        g.same("AUT-4", f"{kind} on space {space}", listed, [what])
        table.piles[kind].discard.add(what)
        table.board[kind][space - 1] = None


def patronage(g, used):
    """AUT-5."""
    table = g.table
    event = g.take("automa_took", "AUT-5", action="patronage")
    there = [r for r in sorted(table.patronage) if r <= table.round and table.patronage[r] is not None]
    if table.planning_card()["patronage"] and table.round >= 3 and there:
        g.need(not event["drawn"] and event["space"] == there[0], "AUT-5",
               f"must remove the card under round {there[0]}, not space {event['space']}, drawn {event['drawn']}")
        g.same("AUT-5", "patronage card", event["cards"], [table.patronage[there[0]]])
        table.patronage[there[0]] = None
        g.seen("automa removed a patronage card")
        return
    g.need(bool(event["drawn"]), "AUT-5", "must mark a reward with execution cards")
    execution(g, event, used, {k + 1 for k, r in enumerate(table.rewards) if r not in table.taken_rewards})
    g.same("AUT-5", f"reward {event['space']}", event["reward"], table.rewards[event["space"] - 1])
    table.taken_rewards.add(event["reward"])
    g.seen("automa marked a reward")


def give(g):
    """AUT-6: gives from its action with most."""
    return _shift(g, "max", -1)


def get(g):
    """AUT-6: gets on its action with fewest at that moment."""
    return _shift(g, "min", 1)


def _shift(g, which, step):
    action = extreme(g.table.automa_board, which, g.table.planning_card()["centre"])
    g.table.automa_board[action] += step
    return action
