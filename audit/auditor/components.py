"""The first line of a game: seats, options and the component set (trace.md, components.md, SET-1, SET-7)."""

from .schema import boolean, listing, whole, word
from .words import (ACTIONS, BONUSES, CHARACTERS, COLOURS, LETTERS, OPTIONS, REWARDS, SPECIALTIES, TOP, sector_codes)


class Faulty(Exception):
    """A fault in the first line: (rule, text)."""


def demand(ok, rule, text):
    if not ok:
        raise Faulty(rule, text)


def is_letters(value):
    return isinstance(value, str) and all(c in LETTERS for c in value)


def is_levels(value):
    return isinstance(value, dict) and all(s in SPECIALTIES and whole(1, TOP)(n) for s, n in value.items())


def card_fields(edition):
    """{deck: (first number, how many, {field: check})}."""
    inks = listing(word(*COLOURS[edition]))
    end = word(*ACTIONS, "max", "min")
    return {
        "printing": (1, 50, {"types": lambda v: is_letters(v) and v, "guilders": whole(0)}),
        "refinement": (51, 50, {"inks": lambda v: inks(v) and v, "colour_fame": whole(0),
                                "decoration": lambda v: is_levels(v) and v, "decoration_fame": whole(0),
                                "bonus": word(*BONUSES)}),
        "specialty": (101, 10, {"symbols": listing(word(*SPECIALTIES), 2)}),
        "patronage": (111, 16, {"specialties": is_levels, "inks": inks, "types": is_letters}),
        "planning": (131, 10, {"moves": listing(listing(end, 2)), "centre": word(*ACTIONS), "patronage": boolean}),
        "gears": (1, 32, {"three_plus": boolean, "sectors": listing(word(*sector_codes(edition)), 3)}),
    }


def check_set(parts, edition):
    """Every deck has its cards, each once, each of the right form; the board is that of components.md."""
    demand(isinstance(parts, dict), "TRACE", "`set` is not an object")
    for deck, (first, many, fields) in card_fields(edition).items():
        cards = parts.get(deck)
        demand(isinstance(cards, list) and all(isinstance(c, dict) for c in cards), "TRACE", f"set has no list `{deck}`")
        numbers = [c.get("no") for c in cards]
        demand(all(map(whole(1), numbers)) and sorted(numbers) == list(range(first, first + many)), "SET",
               f"{deck}: {len(numbers)} cards, not the numbers {first} to {first + many - 1} once each")
        for card in cards:
            for field, check in fields.items():
                demand(field in card and check(card[field]), "SET",
                       f"{deck} no. {card['no']}: bad or missing `{field}`: {card.get(field)!r}")
    check_board(parts.get("board"), edition)


def check_board(board, edition):
    demand(isinstance(board, dict), "TRACE", "set has no `board`")
    demand(board.get("spaces") == {"2": 2, "3": 3, "4": 4}, "SET-2", f"board spaces {board.get('spaces')}")
    demand(board.get("patronage_rounds") == [3, 4, 5, 6], "PAT-2", f"patronage rounds {board.get('patronage_rounds')}")
    demand(board.get("reward_track") == {"2": "ink", "4": "ink", "5": "order", "6": "type"}, "SPC-4",
           f"reward track {board.get('reward_track')}")
    demand(board.get("patronage_rewards") == list(REWARDS[edition]), "PAT-1",
           f"patronage rewards {board.get('patronage_rewards')} in the {edition} edition")
    start = board.get("automa_start")
    demand(listing(whole(0, 6), 5)(start) and sum(start) == 7, "AUT-1", f"automa start {start}")


def check_options(line, count, automa):
    options = line.get("options")
    demand(isinstance(options, dict), "TRACE", "no `options`")
    for name, values in OPTIONS.items():
        demand(name in options, "TRACE", f"option `{name}` is missing")
        value = options[name]
        if name == "first_player":
            ok = value == "random" or (type(value) is int and 0 <= value < count)
        else:
            ok = any(type(value) is type(v) and value == v for v in values)
        demand(ok, "TRACE", f"option `{name}` has the bad value {value!r}")
    demand(line.get("edition") == options["edition"], "TRACE", "`edition` and the option `edition` differ")
    demand(options["automa"] == automa, "SET-1", f"option automa is {options['automa']}, but the seats say {automa}")


def check_seats(line):
    """SET-1; returns (player count, automa?)."""
    seats = line.get("seats")
    demand(isinstance(seats, list) and all(isinstance(s, dict) for s in seats), "TRACE", "no list `seats`")
    kinds = [s.get("kind") for s in seats]
    demand([s.get("seat") for s in seats] == list(range(len(seats))), "TRACE", "seats are not numbered from 0")
    demand(all(map(word("human", "bot", "automa"), kinds)), "TRACE", f"bad kinds of seat {kinds}")
    demand(2 <= len(seats) <= 4, "SET-1", f"{len(seats)} seats")
    demand("automa" not in kinds[1:], "AUT-1", f"the automa is not seat 0 alone: {kinds}")
    return len(seats), kinds[0] == "automa"


def check_first(line, count, automa):
    """SET-7."""
    first, wish = line.get("first"), line["options"]["first_player"]
    demand(type(first) is int and 0 <= first < count, "SET-7", f"first is {first!r}")
    if automa:
        demand(first == 0, "SET-7", f"seat {first} is first, not the automa")
    elif wish != "random":
        demand(first == wish, "SET-7", f"seat {first} is first, the option names seat {wish}")


_good_sets = []


def check_line(line):
    """Check the first line; return (edition, count, automa)."""
    demand(whole(1, 1)(line.get("trace")), "TRACE", f"`trace` is {line.get('trace')!r}")
    demand(word(*COLOURS)(line.get("edition")), "TRACE", f"`edition` is {line.get('edition')!r}")
    seed = line.get("seed")
    demand(isinstance(seed, str) and len(seed) == 64 and all(c in "0123456789abcdefABCDEF" for c in seed), "TRACE",
           "`seed` is not 64 hex digits")
    count, automa = check_seats(line)
    check_options(line, count, automa)
    check_first(line, count, automa)
    if (line["edition"], line.get("set")) not in _good_sets:
        check_set(line.get("set"), line["edition"])
        _good_sets[:] = _good_sets[-3:] + [(line["edition"], line["set"])]
    return line["edition"], count, automa


def starting_decks(parts, count, characters):
    """{deck: all that belongs into it}; SET-5 leaves the "3+" gears out with player count 2."""
    decks = {deck: [c["no"] for c in parts[deck]]
             for deck in ("printing", "refinement", "specialty", "patronage", "planning")}
    decks["gears"] = [g["no"] for g in parts["gears"] if count > 2 or not g["three_plus"]]
    decks["characters"] = list(CHARACTERS) if characters else []
    return decks
