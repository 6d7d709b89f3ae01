"""The shape of every event (trace.md, "Events"): which fields, of which type. Fields not named here are allowed."""

from functools import lru_cache

from .words import ACTIONS, CHARACTERS, COLOURS, DECKS, LETTERS, SPECIALTIES, TOP, WHYS, sector_codes


def whole(low, high=None):
    def check(value):
        return type(value) is int and value >= low and (high is None or value <= high)
    return check


def word(*allowed):
    allowed = frozenset(allowed)

    def check(value):
        return isinstance(value, str) and value in allowed
    return check


def word_int(*allowed):
    return lambda value: type(value) is int and value in allowed


def listing(item, size=None):
    def check(value):
        return isinstance(value, list) and (size is None or len(value) == size) and all(map(item, value))
    return check


def maybe(item):
    return lambda value: value is None or item(value)


def either(*items):
    return lambda value: any(item(value) for item in items)


def signed(value):
    return type(value) is int


def boolean(value):
    return type(value) is bool


def letters(size):
    return lambda value: isinstance(value, str) and len(value) == size and all(c in LETTERS for c in value)


PRINTING, REFINEMENT, SPECIALTY = whole(1, 50), whole(51, 100), whole(101, 110)
PATRONAGE, PLANNING, GEAR = whole(111, 126), whole(131, 140), whole(1, 32)
ROUND, AXLE, SECTOR = whole(1, 6), whole(1, 3), whole(0, 2)
ACTION, LETTER, SPEC, WHY = word(*ACTIONS), word(*LETTERS), word(*SPECIALTIES), word(*WHYS)
ACTION_OR_FULFIL = word(*ACTIONS, "fulfil")
FIVE = listing(whole(0), 5)


def declared_order(ink):
    fields = {"printing": PRINTING, "refinement": REFINEMENT, "left_out": maybe(LETTER), "inks": maybe(listing(ink)),
              "decoration": boolean}
    return lambda value: isinstance(value, dict) and all(f in value and ok(value[f]) for f, ok in fields.items())


def patronage_spaces(value):
    return isinstance(value, dict) and all(PATRONAGE(card) for card in value.values())


@lru_cache(maxsize=None)
def shapes(edition, count):
    """{event kind: {field: check}} for one edition and player count."""
    seat, ink = whole(0, count - 1), word(*COLOURS[edition])
    by_seat = listing(whole(0), count)
    return {
        "display": {"printing": listing(PRINTING), "refinement": listing(REFINEMENT)},
        "board_filled": {"round": ROUND, "printing": listing(maybe(PRINTING)), "refinement": listing(maybe(REFINEMENT)),
                         "inks": listing(listing(maybe(ink), 3)), "specialty": listing(maybe(SPECIALTY)),
                         "gears": listing(maybe(GEAR))},
        "patronage_laid": {"cards": patronage_spaces},
        "shuffled": {"deck": word(*DECKS), "order": listing(either(whole(1), word(*CHARACTERS)))},
        "reshuffled": {"deck": word(*DECKS), "order": listing(whole(1))},
        "automa_dealt": {"cards": listing(PLANNING, 6)},
        "display_cleared": {"printing": listing(PRINTING), "refinement": listing(REFINEMENT)},
        "characters_dealt": {"seat": seat, "tiles": listing(word(*CHARACTERS), 2)},
        "character_kept": {"seat": seat, "character": word(*CHARACTERS)},
        "gears_offered": {"seat": seat, "gears": listing(GEAR, 4), "kept": listing(GEAR, 2)},
        "opening_types": {"seat": seat, "types": letters(3)},
        "round_started": {"round": ROUND, "first": seat, "markers": by_seat},
        "gears_turned": {"seat": seat, "active": listing(SECTOR)},
        "wild_named": {"seat": seat, "ink": ink},
        "plan": {"seat": seat, "markers": FIVE},
        "automa_plan": {"card": PLANNING, "markers": FIVE},
        "marker_shifted": {"seat": seat, "from": ACTION, "to": ACTION},
        "turn": {"action": ACTION_OR_FULFIL, "seat": seat},
        "turn_ended": {"action": ACTION_OR_FULFIL, "seat": seat},
        "passed": {"action": ACTION_OR_FULFIL, "seat": seat},
        "order_taken": {"seat": seat, "printing": PRINTING, "refinement": REFINEMENT,
                        "from": word("display", "board", "reward")},
        "order_discarded": {"seat": seat, "printing": PRINTING, "refinement": REFINEMENT},
        "cards_drawn": {"seat": seat, "printing": listing(PRINTING), "refinement": listing(REFINEMENT),
                        "paid": word_int(0, 2), "why": WHY},
        "cards_declined": {"seat": seat},
        "inks_taken": {"seat": seat, "set": whole(1), "inks": listing(ink), "paid": whole(0)},
        "specialty_card": {"seat": seat, "card": SPECIALTY, "use": word("symbols", *SPECIALTIES)},
        "level": {"seat": seat, "specialty": SPEC, "level": whole(1, TOP), "why": WHY},
        "disc": {"seat": seat, "level": word_int(2, 4, 5, 6), "reward": word("ink", "order", "type"), "taken": boolean},
        "ink_gained": {"seat": seat, "ink": ink, "why": WHY},
        "ink_lost": {"seat": seat, "ink": ink, "why": WHY},
        "type_gained": {"seat": seat, "type": LETTER, "why": WHY},
        "type_lost": {"seat": seat, "type": LETTER, "why": WHY},
        "guilders": {"seat": seat, "amount": signed, "why": WHY},
        "fame": {"seat": seat, "amount": signed, "why": WHY},
        "gear_installed": {"seat": seat, "gear": GEAR, "axle": AXLE, "sector": SECTOR, "discarded": maybe(GEAR),
                           "why": word("GER-1", "CHR-2")},
        "gear_reset": {"seat": seat, "axle": AXLE, "sector": SECTOR},
        "gear_used": {"seat": seat, "axle": AXLE, "gear": GEAR, "sector": SECTOR, "reward": word(*sector_codes(edition))},
        "levels_swapped": {"seat": seat, "a": SPEC, "b": SPEC},
        "patronage_reward": {"seat": seat, "reward": word("order", "specialty", "guilders", "inks")},
        "patronage_card": {"seat": seat, "card": PATRONAGE, "inks": listing(ink)},
        "fulfilled": {"seat": seat, "orders": listing(declared_order(ink))},
        "bonus": {"seat": seat, "refinement": REFINEMENT, "taken": boolean},
        "automa_took": {"action": ACTION, "space": maybe(whole(1, 6)), "drawn": listing(whole(0, 4))},
        "board_cleared": {"action": word(*ACTIONS[:4])},
        "tory": {"seat": seat, "met": boolean},
        "marker_passed": {"from": seat, "to": seat},
        "round_ended": {"round": ROUND},
        "final": {"seat": seat, "fame": whole(0), "specialties": whole(0), "patronage": whole(0), "guilders": whole(0),
                  "total": whole(0), "types": whole(0), "inks": whole(0)},
        "result": {"winners": listing(seat), "ranking": listing(listing(seat))},
    }


def extra_fields(event, edition):
    """Fields that an event must have only in some cases, as {field: check}."""
    kind, why = event["e"], event.get("why")
    ink = word(*COLOURS[edition])
    if kind == "type_gained" and why in ("FRE-1", "GRW-11"):
        return {"paid": whole(0)}
    if kind in ("guilders", "fame") and str(why).startswith("FUL-4"):
        return {"card": PRINTING if why == "FUL-4:printing" else REFINEMENT}
    if kind == "guilders" and why == "SPC-3":
        return {"specialty": SPEC}
    if kind == "board_cleared":
        return {"orders": {"printing": listing(maybe(PRINTING)), "refinement": listing(maybe(REFINEMENT))},
                "inks": {"inks": listing(listing(maybe(ink), 3))},
                "specialties": {"specialty": listing(maybe(SPECIALTY))},
                "gears": {"gears": listing(maybe(GEAR))}}[event["action"]]
    if kind == "automa_took":
        if event["action"] == "patronage":
            if not event["drawn"]:
                return {"cards": listing(PATRONAGE, 1)}
            return {"reward": word("order", "specialty", "guilders", "inks")}
        return {"inks": listing(ink)} if event["action"] == "inks" else {"cards": listing(whole(1))}
    return {}


def fault(event, edition, count):
    """(rule, text) for the first fault in an event's shape, or None."""
    if not isinstance(event.get("e"), str):
        return "TRACE", "no event kind in `e`"
    shape = shapes(edition, count).get(event["e"])
    if shape is None:
        return "TRACE-13", f"unknown event kind {event['e']!r}"
    for fields in (shape, None):
        for field, check in (fields if fields is not None else extra_fields(event, edition)).items():
            if field not in event:
                return "TRACE", f"field `{field}` is missing"
            if not check(event[field]):
                return "TRACE", f"field `{field}` has the bad value {event[field]!r}"
    if event["e"] in ("type_gained", "type_lost") and "paid" in event and not extra_fields(event, edition):
        return "TRACE-12", f"`paid` with {event['why']}; it stands only with FRE-1 and GRW-11"
    return None
