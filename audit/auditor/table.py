"""The state of one game as rebuilt from its events. Nothing here judges; see the other modules."""

from collections import Counter

from .components import starting_decks
from .words import ACTIONS, COLOURS, INKS_EACH, SPECIALTIES


class Pile:
    """A deck (top first) with its discard pile. `cards` is all that the game has of it."""

    def __init__(self, name, cards):
        self.name, self.cards = name, sorted(cards)
        self.deck, self.discard, self.shuffled = [], set(), False

    def available(self):
        return len(self.deck) + len(self.discard)

    def draw(self, many):
        drawn, self.deck = self.deck[:many], self.deck[many:]
        return drawn


class Player:
    def __init__(self, seat):
        self.seat, self.character = seat, None
        self.letters, self.inks = Counter(), Counter()
        self.guilders, self.fame = 10, 0                    # SET-9
        self.levels = dict.fromkeys(SPECIALTIES, 0)
        self.disc = 0                                       # highest level ever raised to, SPC-4
        self.orders = []                                    # (printing, refinement)
        self.gears = []                                     # [gear number, active sector] by axle
        self.uses = Counter()                               # gear number -> uses this round
        self.patronage = []
        self.wild = None                                    # CHR-8
        self.swapped = False                                # CHR-7, this round
        self.declared = None                                # orders of `fulfilled`, during one's own step only

    def owned(self):
        return sum(self.letters.values())

    def new_round(self):
        self.uses.clear()
        self.wild, self.swapped, self.declared = None, False, None


class Table:
    def __init__(self, line, edition, count, automa):
        parts = line["set"]
        self.edition, self.count, self.automa, self.options = edition, count, automa, line["options"]
        self.spaces = parts["board"]["spaces"][str(count)]
        self.track = {int(k): v for k, v in parts["board"]["reward_track"].items()}
        self.rewards = parts["board"]["patronage_rewards"]
        self.cards = {deck: {c["no"]: c for c in parts[deck]}
                      for deck in ("printing", "refinement", "specialty", "patronage", "planning", "gears")}
        self.piles = {name: Pile(name, cards)
                      for name, cards in starting_decks(parts, count, self.options["characters"]).items()}
        self.players = {s: Player(s) for s in range(count) if not (automa and s == 0)}
        self.first, self.round = line["first"], 0
        self.colours = COLOURS[edition]
        self.bag = Counter({c: INKS_EACH for c in self.colours})
        self.display = {"printing": [], "refinement": []}
        self.board = {"printing": [], "refinement": [], "inks": [], "specialty": [], "gears": []}
        self.patronage = {}                                 # round of the space -> card or None
        self.taken_rewards = set()                          # PAT-1, this round
        self.markers = []                                   # initiative markers by seat
        self.plans = {}                                     # seat -> five numbers
        self.automa_cards = []                              # the six dealt
        self.automa_board = dict(zip(ACTIONS, parts["board"]["automa_start"]))

    def order_of_seats(self):
        """Player order: clockwise from the first player, the automa included."""
        return [(self.first + k) % self.count for k in range(self.count)]

    def order_of_players(self):
        return [s for s in self.order_of_seats() if s in self.players]

    def holder(self, character):
        """The player who has a character, or None."""
        return next((p for p in self.players.values() if p.character == character), None)

    def bag_size(self):
        return sum(self.bag.values())

    def planning_card(self):
        return self.cards["planning"][self.automa_cards[self.round - 1]]

    def places(self, deck):
        """Every card of a deck with its multiplicity over all places, for conservation."""
        pile = self.piles[deck]
        found = pile.deck + list(pile.discard)
        if deck in self.board:
            found += [c for c in self.board[deck] if c is not None]
        if deck in ("printing", "refinement"):
            found += self.display[deck]
            found += [o[0 if deck == "printing" else 1] for p in self.players.values() for o in p.orders]
        if deck == "gears":
            found += [g[0] for p in self.players.values() for g in p.gears]
        return sorted(found)

    def ink_places(self):
        found = Counter(self.bag)
        for token in (t for s in self.board["inks"] for t in s if t is not None):
            found[token] += 1
        for player in self.players.values():
            found.update(player.inks)
        return {c: found[c] for c in self.colours}
