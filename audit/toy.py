"""A toy engine for the self-test only: it plays random legal moves on a made-up set and writes a valid trace.

It keeps its state in auditor.table.Table (storage without judgement); all rules are applied here anew. It is no
second implementation to trust, only a source of well-formed events while no real trace is at hand.

    python3 toy.py GAMES [SEED] > trace.jsonl
"""

import json
import random
import sys
from collections import Counter

from auditor.table import Table
from auditor.words import ACTIONS, BONUSES, COLOURS, LETTERS, REWARDS, SPECIALTIES, TITLES, sector_codes


def make_set(rng, edition):
    colours = COLOURS[edition]
    codes = sorted(sector_codes(edition))
    sectors = codes * 3
    rng.shuffle(sectors)
    some = lambda items, low, high: [rng.choice(items) for _ in range(rng.randint(low, high))]
    two = lambda: rng.sample(SPECIALTIES, 2)
    patronage = []
    for no in range(111, 127):
        family, (a, b) = (no - 111) // 4, two()
        patronage.append({"no": no, "specialties": ({a: 3, b: 4}, {}, {a: 3}, {a: 3})[family],
                          "inks": some(colours, 1, 2) if family in (1, 2) else [],
                          "types": "".join(some(LETTERS, 1, 2)) if family in (1, 3) else ""})
    ends = ACTIONS + ("max", "min")
    return {
        "printing": [{"no": n, "types": "".join(some(LETTERS, 1, 3)), "guilders": rng.randint(0, 6)} for n in range(1, 51)],
        "refinement": [{"no": n, "inks": some(colours, 1, 2), "colour_fame": rng.randint(0, 6),
                        "decoration": {s: rng.randint(1, 3) for s in two()[:rng.randint(1, 2)]},
                        "decoration_fame": rng.randint(1, 6), "bonus": BONUSES[n % 8]} for n in range(51, 101)],
        "specialty": [{"no": 101 + k, "symbols": [SPECIALTIES[i], SPECIALTIES[j]]} for k, (i, j) in
                      enumerate((i, j) for i in range(4) for j in range(i, 4))],
        "patronage": patronage,
        "planning": [{"no": n, "moves": [[rng.choice(ends), rng.choice(ends)] for _ in range(rng.randint(1, 3))],
                      "centre": rng.choice(ACTIONS), "patronage": n % 2 == 1} for n in range(131, 141)],
        "gears": [{"no": n, "three_plus": n > 16, "sectors": sectors[3 * n - 3:3 * n]} for n in range(1, 33)],
        "board": {"spaces": {"2": 2, "3": 3, "4": 4}, "patronage_rounds": [3, 4, 5, 6],
                  "reward_track": {"2": "ink", "4": "ink", "5": "order", "6": "type"},
                  "patronage_rewards": list(REWARDS[edition]), "automa_start": [2, 1, 2, 1, 1]},
    }


class Toy:
    def __init__(self, index, seed):
        self.rng = rng = random.Random(seed)
        edition = rng.choice(("first", "second"))
        automa = rng.random() < 0.5
        people = rng.randint(1, 3) if automa else rng.randint(2, 4)
        count = people + automa
        seats = [{"seat": s, "kind": "automa" if automa and s == 0 else "bot", "name": "toy"} for s in range(count)]
        coin = lambda: rng.random() < 0.5
        first = 0 if automa else rng.randrange(count)
        self.options = {
            "edition": edition, "characters": rng.random() < 0.9, "automa": automa,
            "first_player": first if coin() else "random", "free_actions": rng.choice(("any_time", "own_decisions")),
            "reward_order_when_full": rng.choice(("discard", "needs_slot")),
            "gear_counts_ink": rng.choice(("symbol", "token")), "left_out_counts": coin(),
            "cheap_types": rng.choice(("one", "many")), "tory_without_inks": coin()}
        self.log = []
        self.emit("game", i=index, trace=1, edition=edition, seed="%064x" % rng.getrandbits(256),
                  set=make_set(rng, edition), options=self.options, seats=seats, first=first)
        self.t = Table(self.log[0], edition, count, automa)

    def emit(self, kind, **fields):
        self.log.append({"e": kind, "n": len(self.log), **{k.rstrip("_"): v for k, v in fields.items()}})

    # --- shared effects ---
    def draw(self, deck, many):
        """Returns (cards, reshuffled order or None)."""
        pile, cards = self.t.piles[deck], []
        for _ in range(many):
            if not pile.deck and pile.discard:
                pile.deck = sorted(pile.discard)
                self.rng.shuffle(pile.deck)
                pile.discard = set()
                self.emit("reshuffled", deck=deck, order=list(pile.deck))
            cards += pile.draw(1)
        return cards

    def from_bag(self, allowed=None):
        here = [c for c in self.t.colours if self.t.bag[c] and (allowed is None or c in allowed)]
        ink = self.rng.choice(here)
        self.t.bag[ink] -= 1
        return ink

    def gain_inks(self, p, many, why, allowed=None):
        for _ in range(min(many, self.t.bag_size())):
            ink = self.from_bag(allowed)
            p.inks[ink] += 1
            self.emit("ink_gained", seat=p.seat, ink=ink, why=why)

    def lose_ink(self, p, ink, why):
        p.inks[ink] -= 1
        self.t.bag[ink] += 1
        self.emit("ink_lost", seat=p.seat, ink=ink, why=why)

    def gain(self, kind, p, amount, why, **more):
        setattr(p, kind, getattr(p, kind) + amount)
        self.emit(kind, seat=p.seat, amount=amount, why=why, **more)

    def levels(self, p, specs, why):
        before = p.disc
        for spec in specs:
            if p.levels[spec] == 6:
                self.gain("guilders", p, 3, "SPC-3", specialty=spec)
            else:
                p.levels[spec] += 1
                p.disc = max(p.disc, p.levels[spec])
                self.emit("level", seat=p.seat, specialty=spec, level=p.levels[spec], why=why)
        for level, reward in sorted(self.t.track.items()):
            if before < level <= p.disc:
                can = {"ink": self.t.bag_size() > 0, "order": self.order_possible(p), "type": True}[reward]
                taken = can and (why == "CHR-4" or self.rng.random() < 0.85)
                self.emit("disc", seat=p.seat, level=level, reward=reward, taken=taken)
                if taken and reward == "ink":
                    self.gain_inks(p, 1, "CHR-4" if why == "CHR-4" else "SPC-4")
                elif taken and reward == "order":
                    self.order_reward(p, "SPC-4")
                elif taken:
                    self.gain_type(p, self.rng.choice(LETTERS), "SPC-4")

    def gain_type(self, p, letter, why, **more):
        p.letters[letter] += 1
        self.emit("type_gained", seat=p.seat, type=letter, why=why, **more)

    def lose_type(self, p, why):
        letter = self.rng.choice(sorted((+p.letters).elements()))
        p.letters[letter] -= 1
        self.emit("type_lost", seat=p.seat, type=letter, why=why)
        return letter

    def order_possible(self, p):
        if self.options["reward_order_when_full"] == "needs_slot" and len(p.orders) == 4:
            return False
        return any(self.t.piles[d].available() for d in ("printing", "refinement"))

    def order_reward(self, p, why):
        drawn, price, ask = ([], []), 0, (2, 2)
        while True:
            new = [self.draw(d, n) for d, n in zip(("printing", "refinement"), ask)]
            self.emit("cards_drawn", seat=p.seat, printing=new[0], refinement=new[1], paid=price, why=why)
            p.guilders -= price
            drawn[0].extend(new[0])
            drawn[1].extend(new[1])
            price, ask = 2, self.rng.choice(((2, 0), (0, 2), (1, 1)))
            here = [min(n, self.t.piles[d].available()) for d, n in zip(("printing", "refinement"), ask)]
            if p.guilders < 2 or not sum(here) or self.rng.random() < 0.5:
                break
        if drawn[0] and drawn[1] and self.rng.random() < 0.8:
            self.drop_fifth(p)
            order = (self.rng.choice(drawn[0]), self.rng.choice(drawn[1]))
            p.orders.append(order)
            drawn[0].remove(order[0])
            drawn[1].remove(order[1])
            self.emit("order_taken", seat=p.seat, printing=order[0], refinement=order[1], from_="reward")
        else:
            self.emit("cards_declined", seat=p.seat)
        for d, cards in zip(("printing", "refinement"), drawn):
            self.t.piles[d].discard.update(cards)

    def drop_fifth(self, p):
        if len(p.orders) == 4:
            order = p.orders.pop(self.rng.randrange(4))
            self.discard_order(order)
            self.emit("order_discarded", seat=p.seat, printing=order[0], refinement=order[1])

    def discard_order(self, order):
        self.t.piles["printing"].discard.add(order[0])
        self.t.piles["refinement"].discard.add(order[1])

    # --- free actions ---
    def free(self, owner):
        while self.rng.random() < 0.35:
            seats = list(self.t.players)
            if owner is not None and (self.options["free_actions"] == "own_decisions" or self.rng.random() < 0.6):
                seats = [owner]
            p = self.t.players[self.rng.choice(seats)]
            what = self.rng.random()
            if p.character == "plantin" and not p.swapped and what < 0.2:
                a, b = self.rng.sample(SPECIALTIES, 2)
                if p.levels[a] != p.levels[b]:
                    p.levels[a], p.levels[b] = p.levels[b], p.levels[a]
                    p.swapped = True
                    self.emit("levels_swapped", seat=p.seat, a=a, b=b)
            elif what < 0.5 and p.guilders > p.owned() + (2 if p.owned() > 3 else 0):
                price = p.owned() + 1
                p.guilders -= price
                self.gain_type(p, self.rng.choice(LETTERS), "FRE-1", paid=price)
            elif p.gears:
                self.use_gear(p)

    def use_gear(self, p):
        axle = self.rng.randint(1, len(p.gears))
        gear, sector = p.gears[axle - 1]
        used = p.uses[gear]
        if used and not (p.character == "schoeffer" and max(p.uses.values()) == 1 and sum(p.uses.values()) < 3):
            return
        if sum(p.uses.values()) >= 3:
            return
        code = self.t.cards["gears"][gear]["sectors"][sector]
        rule, _, x = code.partition(":")
        number, t = int(rule[4:]), self.t
        fits = {c for c in (x, p.wild) if c}
        counted = sum(self.counts(o, number, x) for o in p.declared or [])
        price = max(0, p.owned() - 2)
        can = {1: any(p.inks[c] and t.bag[d] for c in t.colours for d in t.colours if c != d), 2: p.owned(), 6: p.owned(),
               5: all(t.piles[d].available() for d in ("printing", "refinement")) and self.order_possible(p),
               7: counted, 10: counted, 12: counted, 8: t.bag[x], 9: any(p.inks[c] for c in fits),
               11: p.guilders >= price}.get(number, True)
        if not can:
            return
        p.uses[gear] += 1
        self.emit("gear_used", seat=p.seat, axle=axle, gear=gear, sector=sector, reward=code)
        if number == 1:
            lost, won = self.rng.choice([(c, d) for c in t.colours for d in t.colours if c != d and p.inks[c] and t.bag[d]])
            self.lose_ink(p, lost, rule)
            self.gain_inks(p, 1, rule, {won})
        elif number == 2:
            lost = self.lose_type(p, rule)
            self.gain_type(p, self.rng.choice([c for c in LETTERS if c != lost]), rule)
        elif number == 3:
            low = min(p.levels.values())
            self.levels(p, [self.rng.choice([s for s in SPECIALTIES if p.levels[s] == low])], rule)
        elif number == 4:
            self.gain("fame", p, t.round, rule)
        elif number == 5:
            self.order_reward(p, rule)
        elif number == 6:
            self.lose_type(p, rule)
            self.gain(*self.rng.choice((("fame", p, 3), ("guilders", p, 5))), rule)
        elif number in (7, 10, 12):
            self.gain("fame", p, 2 * counted, rule)
        elif number == 8:
            self.gain_inks(p, 1, rule, {x})
        elif number == 9:
            self.lose_ink(p, self.rng.choice([c for c in sorted(fits) if p.inks[c]]), rule)
            self.gain_inks(p, 2, rule)
        elif number == 11:
            while True:
                p.guilders -= price
                self.gain_type(p, x, rule, paid=price)
                price = max(0, p.owned() - 2)
                if self.options["cheap_types"] == "one" or p.guilders < price or self.rng.random() < 0.5:
                    break
        elif number == 13:
            self.levels(p, [x], rule)

    def counts(self, order, number, x):
        front, back = self.t.cards["printing"][order["printing"]], self.t.cards["refinement"][order["refinement"]]
        if number == 7 and order["inks"] is not None:
            return x in (back["inks"] if self.options["gear_counts_ink"] == "symbol" else order["inks"])
        if number == 10:
            types = front["types"]
            if order["left_out"] and not self.options["left_out_counts"]:
                types = types.replace(order["left_out"], "", 1)
            return x in types
        return number == 12 and order["decoration"] and x in back["decoration"]

    # --- set-up ---
    def shuffle(self, deck):
        pile = self.t.piles[deck]
        pile.deck = list(pile.cards)
        self.rng.shuffle(pile.deck)
        self.emit("shuffled", deck=deck, order=list(pile.deck))

    def fill(self, number):
        t = self.t
        for d in ("printing", "refinement", "specialty", "gears"):
            cards = self.draw(d, t.spaces)
            t.board[d] = cards + [None] * (t.spaces - len(cards))
        t.board["inks"] = [[self.from_bag() if t.bag_size() else None for _ in range(3)] for _ in range(t.spaces)]
        self.emit("board_filled", round=number, **json.loads(json.dumps(t.board)))

    def setup(self):
        t = self.t
        for deck in ("printing", "refinement", "specialty", "gears", "patronage"):
            self.shuffle(deck)
        many = {2: 6, 3: 8, 4: 10}[t.count] - t.automa
        t.display = {d: t.piles[d].draw(many) for d in ("printing", "refinement")}
        self.emit("display", **{d: list(c) for d, c in t.display.items()})
        self.fill(1)
        t.patronage = dict(zip((3, 4, 5, 6), t.piles["patronage"].draw(4)))
        self.emit("patronage_laid", cards={str(k): v for k, v in t.patronage.items()})
        if t.automa:
            self.shuffle("planning")
            t.automa_cards = t.piles["planning"].draw(6)
            self.emit("automa_dealt", cards=t.automa_cards)
        seats = t.order_of_players()
        if self.options["characters"]:
            self.characters(seats)
        for seat in seats + seats[::-1]:
            order = tuple(t.display[d].pop(self.rng.randrange(len(t.display[d]))) for d in ("printing", "refinement"))
            t.players[seat].orders.append(order)
            self.emit("order_taken", seat=seat, printing=order[0], refinement=order[1], from_="display")
        self.emit("display_cleared", **t.display)
        for d in t.display:
            t.piles[d].discard.update(t.display[d])
        t.display = {}
        for seat in seats:
            types = "".join(self.rng.choice(LETTERS) for _ in range(3))
            t.players[seat].letters.update(types)
            self.emit("opening_types", seat=seat, types=types)
        t.markers = [7 + (s - t.first) % t.count for s in range(t.count)]

    def characters(self, seats):
        t = self.t
        self.shuffle("characters")
        tiles = {s: t.piles["characters"].draw(2) for s in seats}
        for seat in seats:
            self.emit("characters_dealt", seat=seat, tiles=tiles[seat])
        for seat in seats:
            p = t.players[seat]
            p.character = self.rng.choice(tiles[seat])
            self.emit("character_kept", seat=seat, character=p.character)
            if p.character == "guillard":
                four = self.draw("gears", 4)
                kept = self.rng.sample(four, 2)
                self.emit("gears_offered", seat=seat, gears=four, kept=kept)
                for axle, gear in enumerate(kept, 1):
                    p.gears.append([gear, self.rng.randrange(3)])
                    self.emit("gear_installed", seat=seat, gear=gear, axle=axle, sector=p.gears[-1][1], discarded=None,
                              why="CHR-2")
                t.piles["gears"].discard.update(set(four) - set(kept))
            elif p.character == "ungler":
                a, b = self.rng.sample(SPECIALTIES, 2)
                self.levels(p, [a, b, b], "CHR-4")

    # --- rounds ---
    def play(self):
        self.setup()
        for number in range(1, 7):
            self.round(number)
        self.finish()
        return self.log

    def round(self, number):
        t = self.t
        t.round = number
        t.taken_rewards.clear()
        self.emit("round_started", round=number, first=t.first, markers=list(t.markers))
        for p in t.players.values():
            p.new_round()
            if number > 1 and p.gears:
                for gear, step in zip(p.gears, (2, 1, 2)):
                    gear[1] = (gear[1] + step) % 3
                self.emit("gears_turned", seat=p.seat, active=[s for _g, s in p.gears])
        caxton = t.holder("caxton")
        if caxton:
            caxton.wild = self.rng.choice(t.colours)
            self.emit("wild_named", seat=caxton.seat, ink=caxton.wild)
        self.free(None)
        self.plan()
        for action in ACTIONS:
            self.action(action)
        for seat in t.order_of_players():
            self.fulfil(t.players[seat])
        self.close(number)

    def plan(self):
        t = self.t
        for p in t.players.values():
            plan = [0] * 5
            for _ in range(t.markers[p.seat]):
                plan[self.rng.choice([k for k in range(5) if plan[k] < 6])] += 1
            t.plans[p.seat] = plan
            self.emit("plan", seat=p.seat, markers=list(plan))
        if t.automa:
            card, m = t.planning_card(), t.automa_board
            for x, y in card["moves"]:
                x, y = self.named(x, card), self.named(y, card)
                if x != y:
                    if not m[x]:
                        x, y = y, x
                    if m[x] and m[y] < 6:
                        m[x], m[y] = m[x] - 1, m[y] + 1
            t.plans[0] = [m[a] for a in ACTIONS]
            self.emit("automa_plan", card=card["no"], markers=list(t.plans[0]))
        p = t.holder("gutenberg")
        if p:
            self.free(p.seat)
            a, b = self.rng.sample(range(5), 2)
            plan = t.plans[p.seat]
            if plan[a] and plan[b] < 6:
                plan[a], plan[b] = plan[a] - 1, plan[b] + 1
                self.emit("marker_shifted", seat=p.seat, from_=ACTIONS[a], to=ACTIONS[b])

    def named(self, end, card):
        if end in ACTIONS:
            return end
        m, k = self.t.automa_board, ACTIONS.index(card["centre"])
        ring = ACTIONS[k:] + ACTIONS[:k]
        return (max if end == "max" else min)(ring, key=lambda a: m[a])

    def action(self, action):
        t, k = self.t, ACTIONS.index(action)
        acting = sorted((s for s in t.plans if t.plans[s][k]), key=lambda s: (-t.plans[s][k], (s - t.first) % t.count))
        for seat in acting:
            self.emit("turn", action=action, seat=seat)
            if seat not in t.players:
                self.automa(action)
                continue
            p = t.players[seat]
            self.free(seat)
            if self.rng.random() < 0.08 or not getattr(self, "do_" + action)(p):
                self.emit("passed", seat=seat, action=action)
            self.free(seat)
            self.emit("turn_ended", action=action, seat=seat)
        names = {"orders": ("printing", "refinement"), "inks": ("inks",), "specialties": ("specialty",), "gears": ("gears",)}
        if action in names:
            self.emit("board_cleared", action=action, **{d: json.loads(json.dumps(t.board[d])) for d in names[action]})
            for d in names[action]:
                if d == "inks":
                    t.bag.update(i for s in t.board[d] for i in s if i)
                else:
                    t.piles[d].discard.update(c for c in t.board[d] if c)
                t.board[d] = []

    def automa(self, action):
        t = self.t
        names = {"orders": ("printing", "refinement"), "inks": ("inks",), "specialties": ("specialty",), "gears": ("gears",)}
        stack = self.rng.sample(range(1, 5), 4)
        if action == "patronage":
            there = [r for r in sorted(t.patronage) if r <= t.round and t.patronage[r]]
            if t.planning_card()["patronage"] and there:
                self.emit("automa_took", action=action, space=there[0], cards=[t.patronage[there[0]]], drawn=[])
                t.patronage[there[0]] = None
                return
            drawn = self.execute(stack, {k + 1 for k, r in enumerate(t.rewards) if r not in t.taken_rewards})
            reward = t.rewards[drawn[-1] - 1]
            t.taken_rewards.add(reward)
            self.emit("automa_took", action=action, space=drawn[-1], reward=reward, drawn=drawn)
            return
        for d in names[action]:
            full = {k + 1 for k, c in enumerate(t.board[d]) if (any(c) if d == "inks" else c)}
            key = "inks" if d == "inks" else "cards"
            if not full:
                self.emit("automa_took", action=action, space=None, drawn=[], **{key: []})
                continue
            drawn = self.execute(stack, full)
            what = t.board[d][drawn[-1] - 1]
            if d == "inks":
                what = [i for i in what if i]
                t.bag.update(what)
                t.board[d][drawn[-1] - 1] = [None] * 3
            else:
                t.piles[d].discard.add(what)
                t.board[d][drawn[-1] - 1] = None
                what = [what]
            self.emit("automa_took", action=action, space=drawn[-1], drawn=drawn, **{key: what})

    def execute(self, stack, full):
        drawn = []
        while not drawn or drawn[-1] not in full:
            if not stack:
                stack.extend(self.rng.sample(range(1, 5), 4))
                drawn.append(0)
            drawn.append(stack.pop())
        return drawn

    def do_orders(self, p):
        board = self.t.board
        here = [[c for c in board[d] if c] for d in ("printing", "refinement")]
        if not here[0] or not here[1]:
            return False
        self.drop_fifth(p)
        order = tuple(self.rng.choice(h) for h in here)
        for d, c in zip(("printing", "refinement"), order):
            board[d][board[d].index(c)] = None
        p.orders.append(order)
        self.emit("order_taken", seat=p.seat, printing=order[0], refinement=order[1], from_="board")
        return True

    def do_inks(self, p):
        choices = []
        for k, s in enumerate(self.t.board["inks"]):
            there = [j for j in range(3) if s[j]]
            choices += [(k, there[:n]) for n in range(1, len(there) + 1) if sum(there[:n]) <= p.guilders]
        if not choices:
            return False
        k, spots = self.rng.choice(choices)
        s = self.t.board["inks"][k]
        inks = [s[j] for j in spots]
        for j in spots:
            s[j] = None
        p.inks.update(inks)
        p.guilders -= sum(spots)
        self.emit("inks_taken", seat=p.seat, set=k + 1, inks=inks, paid=sum(spots))
        return True

    def do_specialties(self, p):
        here = [c for c in self.t.board["specialty"] if c]
        if not here:
            return False
        card = self.rng.choice(here)
        self.t.board["specialty"][self.t.board["specialty"].index(card)] = None
        self.t.piles["specialty"].discard.add(card)
        use = "symbols" if self.rng.random() < 0.85 else self.rng.choice(SPECIALTIES)
        self.emit("specialty_card", seat=p.seat, card=card, use=use)
        self.levels(p, self.t.cards["specialty"][card]["symbols"] if use == "symbols" else [use], "SPC-1")
        return True

    def do_gears(self, p):
        board = self.t.board["gears"]
        here = [c for c in board if c]
        if p.gears and self.rng.random() < 0.25:
            axle = self.rng.randint(1, len(p.gears))
            gear = p.gears[axle - 1]
            if not p.uses[gear[0]] or self.t.edition == "first":
                gear[1] = (gear[1] + self.rng.randint(1, 2)) % 3
                self.emit("gear_reset", seat=p.seat, axle=axle, sector=gear[1])
                return True
        spare = [a for a, g in enumerate(p.gears, 1) if not p.uses[g[0]]]
        if not here or (len(p.gears) == 3 and not spare):
            return False
        gear, sector, old = self.rng.choice(here), self.rng.randrange(3), None
        board[board.index(gear)] = None
        axle = len(p.gears) + 1
        if axle == 4:
            axle = self.rng.choice(spare)
            old = p.gears[axle - 1][0]
            self.t.piles["gears"].discard.add(old)
            p.gears[axle - 1] = [gear, sector]
        else:
            p.gears.append([gear, sector])
        self.emit("gear_installed", seat=p.seat, gear=gear, axle=axle, sector=sector, discarded=old, why="GER-1")
        return True

    def do_patronage(self, p):
        t = self.t
        for space, card in t.patronage.items():
            asks = t.cards["patronage"].get(card)
            if card and space <= t.round and all(p.levels[s] >= n for s, n in asks["specialties"].items()) \
                    and not Counter(asks["types"]) - p.letters:
                tokens = self.pay_inks(p, p.inks, asks["inks"])
                if tokens is not None:
                    t.patronage[space] = None
                    p.patronage.append(card)
                    self.emit("patronage_card", seat=p.seat, card=card, inks=tokens)
                    for ink in tokens:
                        self.lose_ink(p, ink, "PAT-3")
                    return True
        open_ = [r for r in t.rewards if r not in t.taken_rewards]
        reward = self.rng.choice(open_)
        t.taken_rewards.add(reward)
        self.emit("patronage_reward", seat=p.seat, reward=reward)
        if reward == "order" and self.order_possible(p):
            self.order_reward(p, "PAT-1")
        elif reward == "specialty":
            self.levels(p, [self.rng.choice(SPECIALTIES)], "PAT-1")
        elif reward == "guilders":
            self.gain("guilders", p, 3, "PAT-1")
        elif reward == "inks":
            self.gain_inks(p, 2, "PAT-1")
        return True

    def pay_inks(self, p, held, symbols):
        """Tokens for symbols from what is held, wild ones too, or None."""
        left, tokens = Counter(held), []
        for ink in sorted(symbols, key=lambda c: c == p.wild):
            token = ink if left[ink] else p.wild
            if not token or not left[token]:
                return None
            left[token] -= 1
            tokens.append(token)
        return tokens

    def fulfil(self, p):
        t = self.t
        self.emit("turn", action="fulfil", seat=p.seat)
        self.free(p.seat)
        letters, inks, orders, spared = Counter(p.letters), Counter(p.inks), [], False
        for front, back in self.rng.sample(p.orders, len(p.orders)):
            need, out = Counter(t.cards["printing"][front]["types"]), None
            missing = need - letters
            if sum(missing.values()) == 1 and p.character == "manuzio" and not spared:
                out, spared = next(iter(missing)), True
                need -= missing
            elif missing:
                continue
            letters -= need
            tokens = self.pay_inks(p, inks, t.cards["refinement"][back]["inks"]) if self.rng.random() < 0.9 else None
            inks -= Counter(tokens or [])
            decorated = all(p.levels[s] >= n for s, n in t.cards["refinement"][back]["decoration"].items())
            orders.append({"printing": front, "refinement": back, "left_out": out, "inks": tokens, "decoration": decorated})
        if len(orders) == 1 and orders[0]["left_out"]:
            orders = []
        if not orders or self.rng.random() < 0.1:
            self.emit("passed", seat=p.seat, action="fulfil")
            orders = []
        else:
            self.settle(p, orders)
        for order in self.rng.sample(orders, len(orders)):
            self.free(p.seat)
            done = (order["inks"] is not None) + order["decoration"]
            if done == 2 or (done == 1 and p.character == "fiol"):
                self.bonus(p, order["refinement"])
        self.free(p.seat)
        self.emit("turn_ended", action="fulfil", seat=p.seat)
        p.declared = None

    def settle(self, p, orders):
        t = self.t
        self.emit("fulfilled", seat=p.seat, orders=orders)
        for o in orders:
            p.orders.remove((o["printing"], o["refinement"]))
            self.discard_order((o["printing"], o["refinement"]))
            for ink in o["inks"] or []:
                self.lose_ink(p, ink, "FUL-3")
            front, back = t.cards["printing"][o["printing"]], t.cards["refinement"][o["refinement"]]
            if front["guilders"]:
                self.gain("guilders", p, front["guilders"], "FUL-4:printing", card=front["no"])
            if o["inks"] is not None and back["colour_fame"]:
                self.gain("fame", p, back["colour_fame"], "FUL-4:colours", card=back["no"])
            if o["decoration"]:
                self.gain("fame", p, back["decoration_fame"], "FUL-4:decoration", card=back["no"])
        p.declared = orders

    def bonus(self, p, card):
        kind, _, many = self.t.cards["refinement"][card]["bonus"].partition(":")
        can = {"inks": self.t.bag_size() > 0, "order": self.order_possible(p)}.get(kind, True)
        taken = can and self.rng.random() < 0.9
        self.emit("bonus", seat=p.seat, refinement=card, taken=taken)
        if not taken:
            return
        if kind == "inks":
            self.gain_inks(p, int(many), "FUL-4:bonus")
        elif kind == "specialty":
            self.levels(p, [self.rng.choice(SPECIALTIES)], "FUL-4:bonus")
        elif kind == "order":
            self.order_reward(p, "FUL-4:bonus")
        else:
            self.gain(kind, p, int(many), "FUL-4:bonus", card=card)

    def close(self, number):
        t, p = self.t, self.t.holder("tory")
        if p:
            shown = Counter(i for _f, r in p.orders for i in t.cards["refinement"][r]["inks"])
            met = not (p.inks - shown) if sum(p.inks.values()) else self.options["tory_without_inks"]
            self.emit("tory", seat=p.seat, met=met)
            if met:
                self.gain("fame", p, 3, "CHR-6")
        self.emit("round_ended", round=number)
        if number == 6:
            return
        self.fill(number + 1)
        for k in range(1, t.count):
            giver, more = (t.first + k) % t.count, {}
            if t.automa and 0 in (giver, t.first):
                action = self.named("max" if giver == 0 else "min", t.planning_card())
                t.automa_board[action] += -1 if giver == 0 else 1
                more = {"action": action}
            t.markers[giver] -= 1
            t.markers[t.first] += 1
            self.emit("marker_passed", from_=giver, to=t.first, **more)
        t.first = (t.first + 1) % t.count

    def finish(self):
        keys = {}
        for p in self.t.players.values():
            spec = sum({4: 1, 5: 3, 6: 6}.get(n, 0) for n in p.levels.values())
            pat, money = 8 * len(p.patronage), p.guilders // 3 * (2 if p.character == "vietor" else 1)
            total, inks = p.fame + spec + pat + money, sum(p.inks.values())
            self.emit("final", seat=p.seat, fame=p.fame, specialties=spec, patronage=pat, guilders=money, total=total,
                      types=p.owned(), inks=inks)
            keys[p.seat] = (-total, p.owned(), inks)
        ranking = [[s for s in sorted(keys) if keys[s] == key] for key in sorted(set(keys.values()))]
        title = {}
        if len(keys) == 1:
            total = -min(keys.values())[0]
            title = {"title": next((name for most, name in TITLES if total <= most), "Guildmaster")}
        self.emit("result", winners=ranking[0], ranking=ranking, **title)


def trace(many, seed=1):
    """A list of games, each a list of events."""
    return [Toy(index, seed * 100003 + index).play() for index in range(many)]


if __name__ == "__main__":
    for game in trace(int(sys.argv[1]), int(sys.argv[2]) if len(sys.argv) > 2 else 1):
        for event in game:
            print(json.dumps(event, separators=(",", ":")))
