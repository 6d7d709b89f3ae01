"""SET: everything before the first `round_started` (trace point 1)."""

from collections import Counter

from .effects import add_order, draw, no_more, raise_levels, reshuffles
from .words import SPECIALTIES

DISPLAY = {2: 6, 3: 8, 4: 10}       # SET-3


def run(g):
    table = g.table
    shuffles(g)
    lay_display(g)
    shuffles(g)
    fill_board(g, 1)
    shuffles(g)
    lay_patronage(g)
    shuffles(g)
    if table.automa and not table.automa_cards:
        g.fail_next("AUT-1", "automa_dealt is missing before this point")
    if table.options["characters"]:
        characters(g)
    opening_orders(g)
    for seat in table.order_of_players():                                   # SET-12
        event = g.take("opening_types", "SET-12", f"of seat {seat}", seat=seat)
        table.players[seat].letters.update(event["types"])
    table.markers = [7 + table.order_of_seats().index(s) for s in range(table.count)]       # SET-8


def shuffles(g):
    """`shuffled` and `automa_dealt` stand anywhere before they are needed."""
    while g.next_is("shuffled", "automa_dealt"):
        if g.next_is("automa_dealt"):
            deal_automa(g)
            continue
        event = g.take("shuffled", "TRACE-1")
        pile = g.table.piles[event["deck"]]
        g.need(not pile.shuffled, "TRACE-1", f"{pile.name} shuffled a second time in set-up")
        g.need(bool(pile.cards), "SET-10", "character tiles shuffled in a game without characters")
        g.need(pile.name != "planning" or g.table.automa, "AUT-1", "planning cards shuffled without the automa")
        rule = "SET-5" if pile.name == "gears" else "SET-3"
        ok = len({type(c) for c in event["order"]}) == 1 and sorted(event["order"]) == pile.cards
        g.need(ok, rule, f"{pile.name}: {len(event['order'])} cards, not the {len(pile.cards)} that belong into the deck")
        pile.deck, pile.shuffled = list(event["order"]), True


def ready(g, *decks):
    for deck in decks:
        if not g.table.piles[deck].shuffled:
            g.fail("TRACE-1", f"no shuffled for {deck} before its first draw")


def deal_automa(g):
    """AUT-1: 6 of the 10 planning cards."""
    event = g.take("automa_dealt", "AUT-1")
    g.need(g.table.automa and not g.table.automa_cards, "AUT-1", "automa_dealt without the automa, or twice")
    ready(g, "planning")
    g.same("AUT-1", "planning cards dealt", event["cards"], g.table.piles["planning"].draw(6))
    g.table.automa_cards = event["cards"]


def lay_display(g):
    """SET-3."""
    event = g.take("display", "SET-3")
    ready(g, "printing", "refinement")
    many = DISPLAY[g.table.count] - (1 if g.table.automa else 0)
    for kind in ("printing", "refinement"):
        cards = g.table.piles[kind].draw(many)
        g.same("SET-3", f"{kind} display", sorted(event[kind]), sorted(cards))
        g.table.display[kind] = cards


def fill_board(g, number):
    """SET-4, END-1, INK-4: `board_filled`, each space from 1 up, exactly from the deck tops."""
    table = g.table
    orders = reshuffles(g)
    event = g.take("board_filled", "SET-4" if number == 1 else "END-1", f"for round {number}", round=number)
    rule = "SET-4" if number == 1 else "END-1"
    if number == 1:
        ready(g, "printing", "refinement", "specialty", "gears")
    for kind in ("printing", "refinement", "specialty", "gears"):
        cards = draw(g, kind, table.spaces, orders)
        cards += [None] * (table.spaces - len(cards))
        g.same(rule, f"{kind} spaces", event[kind], cards)
        table.board[kind] = cards
    no_more(g, orders)
    fill_inks(g, event["inks"], rule)


def fill_inks(g, sets, rule):
    table = g.table
    g.same("SET-2", "number of ink sets", len(sets), table.spaces)
    tokens = [t for s in sets for t in s]
    filled = min(len(tokens), table.bag_size())
    g.need(None not in tokens[:filled] and not any(tokens[filled:]), "INK-4",
           f"the bag fills the first {filled} of {len(tokens)} ink spaces, not {tokens}")
    if filled < len(tokens):
        g.seen("INK-4 bag ran out while the board was filled")
    for ink, many in Counter(tokens[:filled]).items():
        g.need(many <= table.bag[ink], rule, f"{many} {ink} on the board, the bag held {table.bag[ink]}")
        table.bag[ink] -= many
    table.board["inks"] = [list(s) for s in sets]


def lay_patronage(g):
    """SET-6: the top four, under rounds 3, 4, 5, 6."""
    event = g.take("patronage_laid", "SET-6")
    ready(g, "patronage")
    cards = g.table.piles["patronage"].draw(4)
    g.same("SET-6", "patronage cards", event["cards"], dict(zip(("3", "4", "5", "6"), cards)))
    g.table.patronage = {int(k): card for k, card in event["cards"].items()}


def characters(g):
    """SET-10."""
    table, dealt = g.table, {}
    for seat in table.order_of_players():
        event = g.take("characters_dealt", "SET-10", f"to seat {seat}", seat=seat)
        ready(g, "characters")
        g.same("SET-10", "tiles dealt", sorted(event["tiles"]), sorted(table.piles["characters"].draw(2)))
        dealt[seat] = event["tiles"]
    for seat in table.order_of_players():
        event = g.take("character_kept", "SET-10", f"by seat {seat}", seat=seat)
        g.need(event["character"] in dealt[seat], "SET-10", f"{event['character']} was not dealt: {dealt[seat]}")
        player = table.players[seat]
        player.character = event["character"]
        g.seen(f"character {player.character}")
        if player.character == "guillard":
            guillard(g, player)
        elif player.character == "ungler":
            ungler(g, player)


def guillard(g, player):
    """CHR-2: 4 gears drawn, 2 kept on axles 1 and 2."""
    orders = reshuffles(g)
    event = g.take("gears_offered", "CHR-2", seat=player.seat)
    g.same("CHR-2", "gears drawn", event["gears"], draw(g, "gears", 4, orders))
    no_more(g, orders)
    kept = list(event["kept"])
    g.need(len(set(kept)) == 2 and set(kept) <= set(event["gears"]), "CHR-2", f"kept {kept} of {event['gears']}")
    for axle in (1, 2):
        placed = g.take("gear_installed", "CHR-2", seat=player.seat, axle=axle, discarded=None, why="CHR-2")
        g.need(placed["gear"] in kept, "CHR-2", f"gear {placed['gear']} is not (or no longer) one of {kept}")
        kept.remove(placed["gear"])
        player.gears.append([placed["gear"], placed["sector"]])
    g.table.piles["gears"].discard.update(set(event["gears"]) - set(event["kept"]))
    g.seen("power guillard")


def ungler(g, player):
    """CHR-4: one specialty to I, another to II, then the disc with its ink."""
    ahead = Counter(str(e.get("specialty")) for e in g.events[g.pos:g.pos + 3] if e.get("e") == "level")
    if sorted(ahead.values()) != [1, 2] or not set(ahead) <= set(SPECIALTIES):
        g.fail_next("CHR-4", f"three levels must follow, one to I and another to II, not {dict(ahead)}")
    raise_levels(g, player, ahead, "CHR-4", "CHR-4")
    g.seen("power ungler")


def opening_orders(g):
    """SET-11."""
    table = g.table
    seats = table.order_of_players()
    for seat in seats + seats[::-1]:
        event = g.take("order_taken", "SET-11", f"by seat {seat}", seat=seat, from_="display")
        for kind in ("printing", "refinement"):
            g.need(event[kind] in table.display[kind], "SET-11", f"{kind} {event[kind]} is not in the display")
            table.display[kind].remove(event[kind])
        add_order(g, table.players[seat], event["printing"], event["refinement"])
    event = g.take("display_cleared", "SET-11")
    for kind in ("printing", "refinement"):
        g.same("SET-11", f"{kind} left", sorted(event[kind]), sorted(table.display[kind]))
        table.piles[kind].discard.update(table.display[kind])
        table.display[kind] = []
