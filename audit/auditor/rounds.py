"""RND, TRN, PLN, CHR-1, CHR-6, CHR-8, END: a round from its start to its close, and the end of the game."""

from . import automa, free, fulfil, gears, setup, turns
from .words import ACTIONS, MOST, TITLES, TOP_TITLE


def run(g, number):
    table = g.table
    table.round = number
    table.taken_rewards.clear()
    for player in table.players.values():
        player.new_round()
    g.take("round_started", "RND-1", f"of round {number}", round=number, first=table.first, markers=table.markers)
    if number > 1:
        turn_gears(g)
    name_wild(g)
    free.window(g, None, "planning")
    plans(g)
    gutenberg(g)
    for action in ACTIONS:
        turns.run_action(g, action)
    for seat in table.order_of_players():                                   # FUL-1
        fulfil.run_step(g, table.players[seat])
    tory(g)
    g.take("round_ended", "END-5", round=number)
    if number < 6:
        setup.fill_board(g, number + 1)
        pass_markers(g)
    g.conserve()


def turn_gears(g):
    """TRN-1: every seat with a gear, in any sequence."""
    todo = {s for s, p in g.table.players.items() if p.gears}
    while todo:
        event = g.take("gears_turned", "TRN-1", f"for seats {sorted(todo)}")
        g.need(event["seat"] in todo, "TRN-1", f"seat {event['seat']} has no gear, or has turned")
        todo.remove(event["seat"])
        player = g.table.players[event["seat"]]
        active = gears.turned(player.gears)
        g.same("TRN-2", f"active sectors (before: {[s for _g, s in player.gears]})", event["active"], active)
        for gear, sector in zip(player.gears, active):
            gear[1] = sector


def name_wild(g):
    """CHR-8."""
    player = g.table.holder("caxton")
    if player:
        player.wild = g.take("wild_named", "CHR-8", seat=player.seat)["ink"]
        g.seen("power caxton (named)")


def plans(g):
    """PLN-1, in any sequence of seats, then the automa's."""
    table = g.table
    table.plans = {}
    todo = set(table.players)
    while todo:
        event = g.take("plan", "PLN-1", f"of seats {sorted(todo)}")
        g.need(event["seat"] in todo, "PLN-1", f"seat {event['seat']} has planned, or is the automa")
        markers, own = event["markers"], table.markers[event["seat"]]
        g.need(sum(markers) == own, "PLN-1", f"{sum(markers)} markers placed, seat {event['seat']} has {own}")
        g.need(max(markers) <= MOST, "PLN-1", f"{max(markers)} markers on one action")
        todo.remove(event["seat"])
        table.plans[event["seat"]] = list(markers)
    if table.automa:
        automa.plan(g)


def gutenberg(g):
    """CHR-1; free actions while his decision is awaited (FRE-3), before and after it."""
    player = g.table.holder("gutenberg")
    if not player:
        return
    free.window(g, player.seat, "Gutenberg's shift")
    if g.next_is("marker_shifted"):
        event = g.take("marker_shifted", "CHR-1", seat=player.seat)
        plan = g.table.plans[player.seat]
        start, end = ACTIONS.index(event["from"]), ACTIONS.index(event["to"])
        g.need(start != end, "CHR-1", "a marker moved to the same action")
        g.need(plan[start] > 0, "CHR-1", f"no marker on {event['from']}")
        g.need(plan[end] < MOST, "CHR-1", f"{plan[end]} markers on {event['to']}")
        plan[start] -= 1
        plan[end] += 1
        g.seen("power gutenberg")
        free.window(g, player.seat, "Gutenberg's shift")


def tory(g):
    """CHR-6 at the close of each round."""
    player = g.table.holder("tory")
    if not player:
        return
    shown = [ink for _p, r in player.orders for ink in g.table.cards["refinement"][r]["inks"]]
    held = +player.inks
    met = all(many <= shown.count(ink) for ink, many in held.items())
    if not held:
        met = g.table.options["tory_without_inks"]
    g.take("tory", "CHR-6", f"with inks {dict(held)} and symbols {shown}", seat=player.seat, met=met)
    g.seen(f"power tory ({'met' if met else 'not met'}{'' if held else ', no inks'})")
    if met:
        player.fame += g.take("fame", "CHR-6", seat=player.seat, amount=3, why="CHR-6")["amount"]


def pass_markers(g):
    """END-1, AUT-6: every other seat gives one marker to the old first player; the token goes clockwise."""
    table = g.table
    old = table.first
    todo = set(range(table.count)) - {old}
    while todo:
        event = g.take("marker_passed", "END-1", f"from seats {sorted(todo)}", to=old)
        giver = event["from"]
        g.need(giver in todo, "END-1", f"seat {giver} has given, or is the one who passes the token")
        todo.remove(giver)
        if table.automa and 0 in (giver, old):
            action = automa.give(g) if giver == 0 else automa.get(g)
            g.same("AUT-6", "the automa's action", event.get("action"), action)
            g.seen(f"AUT-6 automa {'gives' if giver == 0 else 'gets'}")
        table.markers[giver] -= 1
        table.markers[old] += 1
    table.first = (old + 1) % table.count


# --- the end of the game -------------------------------------------------------------------------------------------
def finish(g):
    """END-2, END-3, END-4, CHR-10."""
    table = g.table
    scores, todo = {}, set(table.players)
    while todo:
        event = g.take("final", "END-2", f"of seats {sorted(todo)}")
        g.need(event["seat"] in todo, "END-2", f"a second final for seat {event['seat']}, or the automa's")
        todo.remove(event["seat"])
        scores[event["seat"]] = final(g, event, table.players[event["seat"]])
    result(g, scores)


def final(g, event, player):
    """One player's END-2; returns the key for the ranking (best first)."""
    threes = player.guilders // 3
    want = {
        "fame": player.fame,
        "specialties": sum({6: 6, 5: 3, 4: 1}.get(level, 0) for level in player.levels.values()),
        "patronage": 8 * len(player.patronage),
        "guilders": threes * (2 if player.character == "vietor" else 1),
        "types": player.owned(),
        "inks": sum(player.inks.values()),
    }
    want["total"] = want["fame"] + want["specialties"] + want["patronage"] + want["guilders"]
    for field, value in want.items():
        if event[field] != value:
            rule = "CHR-10" if field == "guilders" and player.character == "vietor" else "END-2"
            g.note(rule, f"{field} of seat {player.seat} is {event[field]}, should be {value}")
    if player.character == "vietor" and threes:
        g.seen("power vietor")
    return (-want["total"], want["types"], want["inks"])


def result(g, scores):
    event = g.take("result", "END-3")
    ranking = []
    for seat in sorted(scores, key=lambda s: (scores[s], s)):
        if ranking and scores[ranking[-1][0]] == scores[seat]:
            ranking[-1].append(seat)
        else:
            ranking.append([seat])
    totals = [-score[0] for score in scores.values()]
    if len(set(totals)) < len(totals):
        g.seen("END-3 a tie in fame")
    if len(ranking) < len(scores):
        g.seen("END-3 a shared rank")
    if event["ranking"] != ranking:
        g.note("END-3", f"ranking {event['ranking']}, should be {ranking}")
    if sorted(event["winners"]) != ranking[0]:
        g.note("END-3", f"winners {event['winners']}, should be {ranking[0]}")
    title = title_for(totals[0]) if len(scores) == 1 else None
    if event.get("title") != title:
        g.note("END-4", f"title {event.get('title')!r}, should be {title!r}")
    if title:
        g.seen(f"title {title}")


def title_for(fame):
    """END-4."""
    return next((title for most, title in TITLES if fame <= most), TOP_TITLE)
