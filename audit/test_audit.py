#!/usr/bin/env python3
"""Self-test of the auditor: a valid trace passes; every mutation of it is caught.

The valid trace is the file named by PLATEN_TRACE; without it, toy.py makes one. Each mutation looks for the first
place in the trace to which it applies, changes that game, and the auditor must report a problem, with one of the rule
ids given where the rule is certain. A mutation with no place to apply to is skipped (and says so).
"""

import copy
import json
import os
import subprocess
import sys
import tempfile
import unittest
from collections import Counter

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import audit                                            # noqa: E402
import toy                                              # noqa: E402
from auditor import automa, effects, gears, rounds      # noqa: E402
from auditor.game import Game, Violation                # noqa: E402
from auditor.words import CHARACTERS                    # noqa: E402

HERE = os.path.dirname(os.path.abspath(__file__))
MOST_GAMES = 300        # of PLATEN_TRACE, for the mutations


def load():
    path = os.environ.get("PLATEN_TRACE")
    if not path:
        return toy.trace(120, seed=3)
    with open(path, encoding="utf-8") as lines:
        found = []
        for _start, events, broken in audit.games(lines):
            assert not broken, broken
            found.append(events)
            if len(found) == MOST_GAMES:
                break
        return found


GAMES = load()


def problems(index, events):
    game = Game(index, events, Counter())
    game.audit()
    return game.problems


def renumber(events):
    for n, event in enumerate(events):
        event["n"] = n


# --- mutations: each gets a copy of a game's events, changes it and returns True, or returns False -------------------
def find(events, kind, test=lambda e: True, start=0):
    return next((k for k in range(start, len(events)) if events[k]["e"] == kind and test(events[k])), None)


def change(kind, alter, test=lambda e: True):
    """Change one event of a kind in place."""
    def mutation(events):
        k = find(events, kind, test)
        if k is None:
            return False
        alter(events[k])
        return True
    return mutation


def drop(kind, test=lambda e: True):
    def mutation(events):
        k = find(events, kind, test)
        if k is None:
            return False
        del events[k]
        renumber(events)
        return True
    return mutation


def double(kind, test=lambda e: True):
    def mutation(events):
        k = find(events, kind, test)
        if k is None:
            return False
        events.insert(k, copy.deepcopy(events[k]))
        renumber(events)
        return True
    return mutation


def swap_neighbours(first, second, test=lambda a, b: True):
    def mutation(events):
        for k in range(len(events) - 1):
            a, b = events[k], events[k + 1]
            if a["e"] == first and b["e"] == second and test(a, b):
                events[k], events[k + 1] = b, a
                renumber(events)
                return True
        return False
    return mutation


def add(field, amount):
    def alter(event):
        event[field] += amount
    return alter


def put(field, value):
    def alter(event):
        event[field] = value
    return alter


def flip(field):
    def alter(event):
        event[field] = not event[field]
    return alter


def two_plan_markers(event):
    """Move all of a plan to one action: too many on it."""
    event["markers"] = [sum(event["markers"]), 0, 0, 0, 0]


def reverse_deck(event):
    event["order"].reverse()


def swap_two_first(field):
    def alter(event):
        event[field][0], event[field][1] = event[field][1], event[field][0]
    return alter


def turns_swapped(events):
    """Two turns of the same action (or step) by two players, each passed at once, in the wrong order."""
    for k in range(len(events) - 5):
        kinds = [e["e"] for e in events[k:k + 6]]
        if kinds == ["turn", "passed", "turn_ended"] * 2 and events[k]["action"] == events[k + 3]["action"]:
            events[k:k + 6] = events[k + 3:k + 6] + events[k:k + 3]
            renumber(events)
            return True
    return False


def next_turn_seat(events):
    """A turn of an action given to another seat (PLN-4)."""
    k = find(events, "turn", lambda e: e["action"] == "orders")
    if k is None:
        return False
    events[k]["seat"] = (events[k]["seat"] + 1) % len(events[0]["seats"])
    return True


def insert_free(where, test=lambda e: True):
    """A purchase at its right price directly before an event where no free action may stand."""
    def mutation(events):
        k = find(events, where, test)
        owner = next((e for e in events[:k] if e["e"] == "opening_types"), None) if k else None
        if owner is None:
            return False
        events.insert(k, {"e": "type_gained", "seat": owner["seat"], "type": "A", "why": "FRE-1", "paid": 4})
        renumber(events)
        return True
    return mutation


def truncate(events):
    del events[-1:]
    return True


def other_ink(events):
    """One ink on the board becomes another colour that is then taken (the taking no longer fits)."""
    k = find(events, "inks_taken")
    if k is None:
        return False
    colours = {"red", "blue", "gold", "green" if events[0]["edition"] == "first" else "silver"}
    events[k]["inks"][0] = sorted(colours - {events[k]["inks"][0]})[0]
    return True


def too_many_letters(events):
    """The printing card of a fulfilled order asks for seven more A."""
    k = find(events, "fulfilled")
    if k is None:
        return False
    number = events[k]["orders"][0]["printing"]
    card = next(c for c in events[0]["set"]["printing"] if c["no"] == number)
    card["types"] += "A" * 30
    return True


def dearer_patronage(events):
    k = find(events, "patronage_card")
    if k is None:
        return False
    card = next(c for c in events[0]["set"]["patronage"] if c["no"] == events[k]["card"])
    card["types"] += "U" * 30
    return True


def early_patronage(events):
    """The card taken lies under a later round."""
    k = find(events, "patronage_card")
    laid = find(events, "patronage_laid")
    if k is None:
        return False
    shuffled = find(events, "shuffled", lambda e: e["deck"] == "patronage")
    cards, now = events[laid]["cards"], max(e["round"] for e in events[:k] if e["e"] == "round_started")
    old = next(r for r in cards if cards[r] == events[k]["card"])
    if now == 6:
        return False
    late = str(now + 1)
    cards[old], cards[late] = cards[late], cards[old]
    order = events[shuffled]["order"]
    i, j = int(old) - 3, int(late) - 3
    order[i], order[j] = order[j], order[i]
    return True


def undecorated(events):
    """Decoration claimed where it was not fulfilled."""
    for event in events:
        if event["e"] == "fulfilled":
            for order in event["orders"]:
                if not order["decoration"]:
                    order["decoration"] = True
                    return True
    return False


def leave_out(events):
    """A letter left out by someone who is not Manuzio."""
    kept = {e["seat"]: e["character"] for e in events if e["e"] == "character_kept"}
    k = find(events, "fulfilled", lambda e: kept.get(e["seat"]) != "manuzio")
    if k is None:
        return False
    order = events[k]["orders"][0]
    card = next(c for c in events[0]["set"]["printing"] if c["no"] == order["printing"])
    order["left_out"] = card["types"][0]
    return True


def second_use(events):
    """A gear used twice by a player who is not Schöffer (GRW-4 has the simplest effect)."""
    kept = {e["seat"]: e["character"] for e in events if e["e"] == "character_kept"}
    k = find(events, "gear_used", lambda e: e["reward"] == "GRW-4" and kept.get(e["seat"]) != "schoeffer")
    if k is None:
        return False
    events[k + 2:k + 2] = copy.deepcopy(events[k:k + 2])
    renumber(events)
    return True


def ranking_reversed(events):
    if len(events[-1]["ranking"]) < 2:
        return False
    events[-1]["ranking"].reverse()
    return True


def wrong_title(events):
    if "title" not in events[-1]:
        return False
    events[-1]["title"] = "Student" if events[-1]["title"] != "Student" else "Guildmaster"
    return True


def board_order(events):
    k = find(events, "board_filled", lambda e: e["round"] > 1 and len(set(e["printing"])) > 1)
    if k is None:
        return False
    swap_two_first("printing")(events[k])
    return True


def strange_character(events):
    k, dealt = find(events, "character_kept"), find(events, "characters_dealt")
    if k is None:
        return False
    events[k]["character"] = next(c for c in CHARACTERS if c not in events[dealt]["tiles"])
    return True


def automa_card(event):
    event["card"] = 131 + (event["card"] - 130) % 10


def marker_moved(event):
    m = event["markers"]
    k = m.index(max(m))
    m[k] -= 1
    m[(k + 1) % 5] += 1


def gears_active(event):
    event["active"] = [(s + 1) % 3 for s in event["active"]]


def why_is(*whys):
    return lambda e: e["why"] in whys


MUTATIONS = {
    # amounts and prices
    "price of a type": (change("type_gained", add("paid", 1), why_is("FRE-1")), "FRE-1"),
    "price of a cheap type": (change("type_gained", add("paid", 1), why_is("GRW-11")), "GRW-11"),
    "price of inks": (change("inks_taken", add("paid", 1)), "INK-1"),
    "printing guilders": (change("guilders", add("amount", 1), why_is("FUL-4:printing")), "FUL-7"),
    "colour fame": (change("fame", add("amount", 1), why_is("FUL-4:colours")), "FUL-7"),
    "patronage guilders": (change("guilders", put("amount", 4), why_is("PAT-1")), "PAT-1"),
    "beyond VI": (change("guilders", put("amount", 2), why_is("SPC-3")), "SPC-3"),
    "bonus amount": (change("fame", add("amount", 1), why_is("FUL-4:bonus")), "FUL-4"),
    "round fame": (change("fame", add("amount", 1), why_is("GRW-4")), "GRW-4"),
    "gear fame for orders": (change("fame", add("amount", 2), why_is("GRW-7", "GRW-10", "GRW-12")), "GRW-"),
    "extra cards unpaid": (change("cards_drawn", put("paid", 0), lambda e: e["paid"] == 2), "ORD-5"),
    "first cards paid": (change("cards_drawn", put("paid", 2), lambda e: e["paid"] == 0), "ORD-5"),
    "final total": (change("final", add("total", 1)), "END-2"),
    "final fame": (change("final", add("fame", -1), lambda e: e["fame"]), "END-2"),
    "final guilders": (change("final", add("guilders", 1)), ("END-2", "CHR-10")),
    "final types": (change("final", add("types", 1)), "END-2"),
    # dropped events
    "drop level": (drop("level"), None),
    "drop disc": (drop("disc"), "SPC-4"),
    "drop ink_lost of an order": (drop("ink_lost", why_is("FUL-3")), ("FUL-3", "FUL-7")),
    "drop ink_lost of patronage": (drop("ink_lost", why_is("PAT-3")), "PAT-3"),
    "drop ink_gained": (drop("ink_gained"), None),
    "drop guilders of an order": (drop("guilders", why_is("FUL-4:printing")), "FUL-7"),
    "drop bonus": (drop("bonus", lambda e: not e["taken"]), "FUL-4"),
    "drop board_cleared": (drop("board_cleared"), "ORD-4"),
    "drop turn_ended": (drop("turn_ended"), None),
    "drop turn": (drop("turn"), "PLN-4"),
    "drop gears_turned": (drop("gears_turned"), "TRN-1"),
    "drop wild_named": (drop("wild_named"), "CHR-8"),
    "drop tory": (drop("tory"), "CHR-6"),
    "drop marker_passed": (drop("marker_passed"), ("END-1", "AUT-6")),
    "drop round_ended": (drop("round_ended"), "END-5"),
    "drop plan": (drop("plan"), "PLN-1"),
    "drop reshuffled": (drop("reshuffled"), "ORD-7"),
    "drop cards_declined": (drop("cards_declined"), None),
    "drop display_cleared": (drop("display_cleared"), "SET-11"),
    "drop order_discarded": (drop("order_discarded"), "ORD-2"),
    "drop shuffled": (drop("shuffled"), "TRACE-1"),
    "drop the result": (truncate, "END-3"),
    # doubled and swapped events
    "double opening_types": (double("opening_types"), None),
    "double passed": (double("passed"), None),
    "double bonus": (double("bonus", lambda e: not e["taken"]), "FUL-4"),
    "double order_taken": (double("order_taken", lambda e: e["from"] == "board"), None),
    "double levels_swapped": (double("levels_swapped"), "CHR-7"),
    "double patronage_reward": (double("patronage_reward"), None),
    "swap turn and free action": (swap_neighbours("turn", "gear_used"), None),
    "swap disc and level": (swap_neighbours("level", "disc"), None),
    "swap passed and turn_ended": (swap_neighbours("passed", "turn_ended"), None),
    "swap round_ended and board_filled": (swap_neighbours("round_ended", "board_filled"), "END-5"),
    "swap order_discarded and order_taken": (swap_neighbours("order_discarded", "order_taken"), None),
    "turns swapped": (turns_swapped, ("PLN-4", "FUL-1")),
    "turn of another seat": (next_turn_seat, "PLN-4"),
    # windows
    "purchase between turns": (insert_free("board_cleared"), None),
    "purchase in set-up": (insert_free("round_started"), None),
    "purchase before a disc": (insert_free("disc", lambda e: e["level"] > 2), None),
    "purchase after the last step": (insert_free("round_ended"), None),
    "purchase during the automa's turn": (insert_free("automa_took"), None),
    # planning
    "too few markers": (change("plan", lambda e: e["markers"].__setitem__(
        e["markers"].index(max(e["markers"])), max(e["markers"]) - 1)), "PLN-1"),
    "too many on an action": (change("plan", two_plan_markers), "PLN-1"),
    "initiative markers": (change("round_started", lambda e: e["markers"].reverse()), "RND-1"),
    "automa planning card": (change("automa_plan", automa_card), "AUT-1"),
    "automa markers": (change("automa_plan", marker_moved), "AUT-2"),
    "automa marker passed": (change("marker_passed", lambda e: e.update(
        action="orders" if e["action"] != "orders" else "inks"), lambda e: "action" in e), "AUT-6"),
    "gutenberg to the same": (change("marker_shifted", lambda e: e.update(to=e["from"])), "CHR-1"),
    # decks and board
    "deck order": (change("shuffled", reverse_deck, lambda e: e["deck"] == "printing"), "SET-3"),
    "reshuffled order": (change("reshuffled", lambda e: e["order"].pop()), "ORD-7"),
    "board_filled order": (board_order, "END-1"),
    "display card": (change("display", lambda e: e["printing"].__setitem__(0, 51 - e["printing"][0])), None),
    "character not dealt": (strange_character, "SET-10"),
    "ink of another colour": (other_ink, "INK-1"),
    "card not on the board": (change("order_taken", lambda e: e.update(printing=e["printing"] % 50 + 1),
                                     lambda e: e["from"] == "board"), None),
    "card not drawn": (change("cards_drawn", swap_two_first("printing"), lambda e: len(e["printing"]) == 2), "ORD-5"),
    "gear sector used": (change("gear_used", lambda e: e.update(sector=(e["sector"] + 1) % 3)), "GER-5"),
    "gear axle": (change("gear_installed", lambda e: e.update(axle=e["axle"] % 3 + 1), why_is("GER-1")), "GER-2"),
    "gears turned wrongly": (change("gears_turned", gears_active), "TRN-2"),
    "gear used twice": (second_use, "GER-5"),
    "automa draws": (change("automa_took", lambda e: e["drawn"].insert(0, e["drawn"][-1]), lambda e: e["drawn"]), "AUT-4"),
    "automa shuffle": (change("automa_took", lambda e: e["drawn"].insert(0, 0), lambda e: e["drawn"]), "AUT-4"),
    "automa inks": (change("automa_took", lambda e: e["inks"].pop(), lambda e: e.get("inks")), "AUT-4"),
    # levels, orders, patronage
    "level too high": (change("level", add("level", 1), lambda e: e["level"] < 6), None),
    "disc declined but given": (change("disc", flip("taken"), lambda e: e["taken"]), None),
    "specialty card use": (change("specialty_card", lambda e: e.update(
        use="binding" if e["use"] == "symbols" else "symbols")), None),
    "letters missing": (too_many_letters, "FUL-2"),
    "decoration not reached": (undecorated, ("FUL-3", "FUL-7")),
    "letter left out": (leave_out, "CHR-3"),
    "patronage requirement": (dearer_patronage, "PAT-1"),
    "patronage too early": (early_patronage, ("PAT-2", "AUT-5")),
    "tory": (change("tory", flip("met")), "CHR-6"),
    "swap of equal levels": (change("levels_swapped", lambda e: e.update(b=e["a"])), "CHR-7"),
    # the end
    "ranking": (ranking_reversed, "END-3"),
    "title": (wrong_title, "END-4"),
    # form
    "unknown kind": (change("passed", put("e", "skipped")), "TRACE-13"),
    "missing field": (change("turn", lambda e: e.pop("seat")), "TRACE"),
    "wrong type": (change("turn", put("seat", "1")), "TRACE"),
    "numbering": (change("turn", add("n", 1)), "TRACE"),
    "bad why": (change("level", put("why", "GRW-14")), "TRACE"),
    "paid where nothing is bought": (change("type_gained", put("paid", 0), why_is("SPC-4", "GRW-2")), "TRACE-12"),
    "a set with a card too few": (change("game", lambda e: e["set"]["printing"].pop()), "SET"),
    "an option missing": (change("game", lambda e: e["options"].pop("cheap_types")), "TRACE"),
    "automa not first": (change("game", put("first", 1), lambda e: e["options"]["automa"]), "SET-7"),
}


class ValidTrace(unittest.TestCase):
    def test_no_problem(self):
        for index, events in enumerate(GAMES):
            self.assertEqual(problems(index, events), [])


class Mutations(unittest.TestCase):
    """One test for each entry of MUTATIONS, made below."""

    def check(self, name):
        mutate, rules = MUTATIONS[name]
        for index, events in enumerate(GAMES):
            changed = copy.deepcopy(events)
            if not mutate(changed):
                continue
            found = problems(index, changed)
            self.assertTrue(found, f"{name}: not caught in game {index}")
            self.assertNotIn("AUDITOR", found[0])
            rule = found[0].split("): ", 1)[1]
            if rules:
                self.assertTrue(rule.startswith(rules), f"{name}: caught as {found[0]}, not as {rules}")
            return
        self.skipTest(f"{name}: nothing to change in this trace")


def _make(name):
    return lambda self: self.check(name)


for _number, _name in enumerate(MUTATIONS):
    setattr(Mutations, f"test_{_number:02d}_{_name.replace(' ', '_')}", _make(_name))


class Anywhere(unittest.TestCase):
    """Coarse mutations at many places of a few games: none may crash the auditor, and (nearly) all must be caught."""

    def test_drop_each_event(self):
        index = min(range(len(GAMES)), key=lambda i: len(GAMES[i]))
        events, missed = GAMES[index], []
        for k in range(1, len(events)):
            changed = copy.deepcopy(events[:k]) + copy.deepcopy(events[k + 1:])
            renumber(changed)
            # A free action, Gutenberg's shift or a draw for money is optional: only those may go unnoticed.
            optional = ("marker_shifted", "levels_swapped", "type_gained", "cards_drawn")
            if not problems(index, changed) and events[k]["e"] not in optional:
                missed.append((k, events[k]["e"]))
        self.assertEqual(missed, [])

    def test_swap_each_pair(self):
        """Swapped neighbours are caught unless trace.md leaves their sequence open; here: no crash."""
        index = min(range(len(GAMES)), key=lambda i: len(GAMES[i]))
        events = GAMES[index]
        for k in range(1, len(events) - 1):
            changed = list(events)
            changed[k], changed[k + 1] = dict(events[k + 1], n=k), dict(events[k], n=k + 1)
            problems(index, changed)

    def test_strange_values(self):
        """Every field of every kind of event with odd values: a problem is found, the auditor does not crash."""
        events, seen = GAMES[0], set()
        for k, event in enumerate(events):
            for field in event:
                if (event["e"], field) in seen or (k == 0 and field == "e"):      # audit.py itself sees to that one
                    continue
                seen.add((event["e"], field))
                for odd in (None, [], {}, -1, True, "x", [[]], {"a": []}, 1.5):
                    if odd == event[field] or (odd is True and event[field] == 1):
                        continue
                    changed = list(events)
                    changed[k] = dict(event, **{field: odd})
                    found = problems(0, changed)
                    self.assertTrue(found, (k, event["e"], field, odd))
                    self.assertNotIn("AUDITOR", found[0], (k, event["e"], field, odd))


class Parts(unittest.TestCase):
    def test_automa_moves(self):
        """AUT-2, AUT-3."""
        names = ("orders", "inks", "specialties", "gears", "patronage")
        board = dict(zip(names, (2, 1, 2, 1, 1)))
        self.assertEqual(automa.extreme(board, "max", "inks"), "specialties")
        self.assertEqual(automa.extreme(board, "max", "gears"), "orders")
        self.assertEqual(automa.extreme(board, "min", "patronage"), "patronage")
        self.assertEqual(automa.move(board, "max", "min", "orders"), "made")
        self.assertEqual(list(board.values()), [1, 2, 2, 1, 1])
        board = dict(zip(names, (0, 6, 1, 0, 0)))
        self.assertEqual(automa.move(board, "specialties", "inks", "orders"), "blocked at 6")
        self.assertEqual(automa.move(board, "orders", "inks", "orders"), "reversed")
        self.assertEqual(list(board.values()), [1, 5, 1, 0, 0])
        self.assertEqual(automa.move(board, "gears", "patronage", "orders"), "neither has any")
        self.assertEqual(automa.move(board, "max", "max", "orders"), "same action")

    def test_turning(self):
        """TRN-2, TRN-3."""
        self.assertEqual(gears.turned([[1, 0], [2, 2], [3, 1]]), [2, 0, 0])

    def test_titles(self):
        """END-4."""
        for fame, title in ((100, "Student"), (101, "Senior Student"), (150, "Master of Printing"), (151, "Guildmaster")):
            self.assertEqual(rounds.title_for(fame), title)


class ShortDecks(unittest.TestCase):
    """ORD-5, ORD-7 where cards run out, on hand-made fragments."""

    def game(self, printing, refinement, fragment, options=()):
        """A game with these (deck, discard) piles and a seat 1 about to get an order by PAT-1."""
        first = dict(GAMES[0][0])
        first["options"] = dict(first["options"], reward_order_when_full="discard", **dict(options))
        game = Game(0, [first], Counter())
        game.first_line()
        for name, (deck, discard) in (("printing", printing), ("refinement", refinement)):
            game.table.piles[name].deck, game.table.piles[name].discard = list(deck), set(discard)
        game.events = [first] + [dict({"seat": 1, "why": "PAT-1"}, **e) for e in fragment]
        renumber(game.events)
        return game

    def run_order(self, *arguments):
        game = self.game(*arguments)
        player = game.table.players[1]
        try:
            effects.rewarded_order(game, player, "PAT-1")
        except Violation:
            return game.problems, player
        self.assertIsNone(game.peek())
        return game.problems, player

    def drawn(self, printing, refinement, paid=0):
        return {"e": "cards_drawn", "printing": printing, "refinement": refinement, "paid": paid}

    def taken(self, printing, refinement):
        return {"e": "order_taken", "printing": printing, "refinement": refinement, "from": "reward"}

    def test_last_cards_first_then_the_rebuilt_deck(self):
        again = {"e": "reshuffled", "deck": "printing", "order": [9, 8]}
        good = [again, self.drawn([1, 9], [51, 52]), self.taken(9, 51)]
        self.assertEqual(self.run_order(([1], [8, 9]), ([51, 52], [60]), good)[0], [])
        wrong = [again, self.drawn([9, 8], [51, 52]), self.taken(9, 51)]
        self.assertTrue(self.run_order(([1], [8, 9]), ([51, 52], [60]), wrong)[0])
        early = [again, self.drawn([1, 2], [51, 52]), self.taken(1, 51)]
        self.assertIn("ORD-7", self.run_order(([1, 2], [8, 9]), ([51, 52], [60]), early)[0][0])

    def test_one_kind_missing(self):
        good = [self.drawn([], [51]), {"e": "cards_declined"}]
        self.assertEqual(self.run_order(([], []), ([51], []), good)[0], [])

    def test_paid_for_fewer(self):
        good = [self.drawn([1, 2], [51, 52]), self.drawn([3], [], 2), self.taken(3, 52)]
        found, player = self.run_order(([1, 2, 3], []), ([51, 52], []), good)
        self.assertEqual((found, player.guilders, player.orders), ([], 8, [(3, 52)]))
        nothing = [self.drawn([1, 2], [51, 52]), self.drawn([], [], 2), self.taken(1, 52)]
        self.assertIn("ORD-5", self.run_order(([1, 2], []), ([51, 52], []), nothing)[0][0])
        short = [self.drawn([1, 2], [51, 52]), self.drawn([3], [], 2), self.taken(1, 52)]
        self.assertIn("ORD-5", self.run_order(([1, 2, 3, 4], []), ([51, 52, 53], []), short)[0][0])

    def test_fifth_order(self):
        game = self.game(([1, 2], []), ([51, 52], []), [self.drawn([1, 2], [51, 52]), self.taken(1, 51)])
        game.table.players[1].orders = [(k, k + 50) for k in (11, 12, 13, 14)]
        with self.assertRaises(Violation):
            effects.rewarded_order(game, game.table.players[1], "PAT-1")
        self.assertIn("ORD-2", game.problems[0])


class CommandLine(unittest.TestCase):
    def run_on(self, text, *arguments):
        with tempfile.NamedTemporaryFile("w", suffix=".jsonl", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            done = subprocess.run([sys.executable, os.path.join(HERE, "audit.py"), file.name, *arguments],
                                  capture_output=True, text=True)
        return done.returncode, done.stdout

    def lines(self, *games):
        return "".join(json.dumps(e) + "\n" for game in games for e in game)

    def test_exit_codes(self):
        good = GAMES[0]
        code, text = self.run_on(self.lines(good), "--coverage")
        self.assertEqual(code, 0, text)
        self.assertIn(f"1 games, {len(good)} events, 0 problems\n1 passed, 0 failed\n", text)
        code, text = self.run_on(self.lines(good, good[:-1]))
        self.assertEqual(code, 1)
        self.assertIn("1 passed, 1 failed", text)
        self.assertEqual(self.run_on(self.lines(good) + "{broken\n")[0], 1)
        self.assertEqual(self.run_on("")[0], 2)
        done = subprocess.run([sys.executable, os.path.join(HERE, "audit.py"), "/nowhere"], capture_output=True)
        self.assertEqual(done.returncode, 2)


if __name__ == "__main__":
    unittest.main()
