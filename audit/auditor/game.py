"""The cursor over the events of one game, with its problems and coverage."""

from . import components, schema
from .table import Table
from .words import INKS_EACH


class Violation(Exception):
    """A broken rule: stops the audit of this game."""


class Game:
    def __init__(self, index, events, coverage):
        self.index, self.events, self.cov = index, events, coverage
        self.pos = 0                # the next event
        self.problems = []
        self.table = None
        self.checked = 0            # events whose shape has been checked
        self.misnumbered = False

    # --- problems -----------------------------------------------------------------------------------------------
    def note(self, rule, text, at=None):
        """A problem after which the audit of the game can go on."""
        at = self.pos - 1 if at is None else at
        kind = self.events[at].get("e") if at < len(self.events) else "end of game"
        self.problems.append(f"game {self.index}, event {at} ({kind}): {rule}: {text}")

    def fail(self, rule, text, at=None):
        """A problem with the event last taken (or event `at`)."""
        self.note(rule, text, at)
        raise Violation

    def fail_next(self, rule, text):
        self.fail(rule, text, self.pos)

    def same(self, rule, what, got, want):
        if got != want:
            self.fail(rule, f"{what} is {got}, should be {want}")

    def need(self, ok, rule, text):
        if not ok:
            self.fail(rule, text)

    # --- events -------------------------------------------------------------------------------------------------
    def peek(self):
        """The next event, its shape checked; None at the end."""
        if self.pos >= len(self.events):
            return None
        if self.checked <= self.pos:
            self.check_shape(self.events[self.pos])
            self.checked = self.pos + 1
        return self.events[self.pos]

    def check_shape(self, event):
        if (type(event.get("n")) is not int or event["n"] != self.pos) and not self.misnumbered:
            self.misnumbered = True             # said once a game; harmless to the rest
            self.note("TRACE", f"`n` is {event.get('n')!r}, should be {self.pos}", self.pos)
        found = schema.fault(event, self.table.edition, self.table.count)
        if found:
            self.fail_next(*found)

    def next_is(self, *kinds):
        event = self.peek()
        return event is not None and event["e"] in kinds

    def take(self, kind, rule, why_expected="", **fields):
        """Consume the next event, which must be of this kind and have these field values."""
        event = self.peek()
        detail = f" {why_expected}" if why_expected else ""
        if event is None or event["e"] != kind:
            found = event["e"] if event else "the end of the game"
            if found in ("gear_used", "levels_swapped") or (event or {}).get("why") == "FRE-1":
                found += " (no free action may stand here: FRE-3, FRE-5)"
            self.fail_next(rule, f"expected {kind}{detail}, found {found}")
        self.pos += 1
        self.cov["event " + kind] += 1
        if "why" in event:
            self.cov[f"why {event['why']} {kind}"] += 1
        for field, want in fields.items():
            field = field.rstrip("_")
            if event[field] != want:
                self.fail(rule, f"{field} is {event[field]!r}, should be {want!r}{detail}")
        return event

    def seen(self, what):
        self.cov[what] += 1

    # --- the whole ----------------------------------------------------------------------------------------------
    def audit(self):
        """Audit the game; problems are in self.problems."""
        from . import rounds, setup
        try:
            self.first_line()
            setup.run(self)
            for number in range(1, 7):
                rounds.run(self, number)
            rounds.finish(self)
            if self.peek() is not None:
                self.fail_next("TRACE", "events after the result")
        except Violation:
            pass
        except Exception as error:      # a fault of the auditor must not end the audit of the file, nor pass a game
            self.note("AUDITOR", f"the auditor gave up: {type(error).__name__}: {error}")

    def first_line(self):
        line = self.events[0]
        self.pos = 1
        if type(line.get("n")) is not int or line["n"] != 0:
            self.misnumbered = True
            self.note("TRACE", f"`n` is {line.get('n')!r} on the first line, should be 0")
        if line.get("i") != self.index:
            self.note("TRACE-12", f"`i` is {line.get('i')!r}, should be {self.index}")
        try:
            edition, count, automa = components.check_line(line)
        except components.Faulty as error:
            self.fail(*error.args)
        self.table = Table(line, edition, count, automa)
        self.checked = 1
        self.cov["event game"] += 1
        self.seen(f"game edition {edition}")
        self.seen(f"game players {count - automa}{' + automa' if automa else ''}")
        for name, value in line["options"].items():
            self.seen(f"option {name}={value}")

    def conserve(self):
        """48 inks, 12 of each; every card and gear in exactly one place."""
        table = self.table
        for colour, many in table.ink_places().items():
            self.need(many == INKS_EACH, "CONSERVATION", f"{many} {colour} inks in all, should be {INKS_EACH}")
        for deck in ("printing", "refinement", "specialty", "gears"):
            found = table.places(deck)
            self.need(found == table.piles[deck].cards, "CONSERVATION",
                      f"{deck}: {len(found)} cards in all places, should be {len(table.piles[deck].cards)} once each")
