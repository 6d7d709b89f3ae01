"""What several rules share: drawing cards, spending and gaining inks, raising levels, the reward disc, rewarded orders."""

from collections import Counter

from .words import SLOTS, SPECIALTIES, TOP


# --- decks: ORD-7, GER-4, trace point 3 ----------------------------------------------------------------------------
def reshuffles(g):
    """Consume the `reshuffled` events that stand directly before a drawing event: {deck: order}."""
    found = {}
    while g.next_is("reshuffled"):
        event = g.take("reshuffled", "ORD-7")
        deck, order = event["deck"], event["order"]
        g.need(deck in ("printing", "refinement", "specialty", "gears"), "ORD-7", f"the deck {deck} is never rebuilt")
        g.need(deck not in found, "ORD-7", f"the deck {deck} is rebuilt twice for one event")
        discard = g.table.piles[deck].discard
        g.need(bool(order) and sorted(order) == sorted(discard), "ORD-7",
               f"{deck}: order {sorted(order)} is not the discard pile {sorted(discard)}")
        found[deck] = order
        g.seen(f"reshuffled {deck}")
    return found


def draw(g, deck, many, orders):
    """Draw from a deck, rebuilding it exactly if it is empty when a card is needed; returns what must be drawn."""
    pile = g.table.piles[deck]
    order = orders.pop(deck, None)
    if len(pile.deck) < many and pile.discard:
        g.need(order is not None, "ORD-7", f"{deck}: {len(pile.deck)} cards in the deck, {many} needed, "
               f"{len(pile.discard)} discarded, but no reshuffled")
        pile.deck += order
        pile.discard = set()
    else:
        g.need(order is None, "ORD-7", f"{deck} reshuffled with {len(pile.deck)} cards in the deck and {many} needed")
        if len(pile.deck) < many:
            g.seen(f"deck {deck} ran out")
    return pile.draw(many)


def no_more(g, orders):
    g.need(not orders, "ORD-7", f"needless reshuffled of {sorted(orders)}")


# --- inks ----------------------------------------------------------------------------------------------------------
def gain_ink(g, player, why, rule, allowed=None):
    event = g.take("ink_gained", rule, f"by {why}", seat=player.seat, why=why)
    ink = event["ink"]
    if allowed is not None:
        g.need(ink in allowed, rule, f"{ink} is not one of {sorted(allowed)}")
    g.need(g.table.bag[ink] > 0, "INK-3", f"the bag holds no {ink}")
    g.table.bag[ink] -= 1
    player.inks[ink] += 1
    return ink


def gain_inks(g, player, many, why, rule):
    """INK-5: a reward of inks is taken in full, as far as the bag goes."""
    many_now = min(many, g.table.bag_size())
    if many_now < many:
        g.seen(f"bag too small for {why}")
    for _ in range(many_now):
        gain_ink(g, player, why, rule)


def lose_ink(g, player, why, rule):
    event = g.take("ink_lost", rule, f"by {why}", seat=player.seat, why=why)
    ink = event["ink"]
    g.need(player.inks[ink] > 0, rule, f"seat {player.seat} holds no {ink}")
    player.inks[ink] -= 1
    g.table.bag[ink] += 1
    return ink


def lose_inks(g, player, tokens, why, rule):
    """`ink_lost` for exactly these tokens, in any sequence."""
    left = Counter(tokens)
    for _ in tokens:
        ink = lose_ink(g, player, why, rule)
        g.need(left[ink] > 0, rule, f"{ink} lost, but the tokens listed are {sorted(tokens)}")
        left[ink] -= 1


def tokens_fit(g, player, tokens, symbols):
    """Whether tokens pay for symbols, one each, Caxton's wild ones for any (CHR-8)."""
    if len(tokens) != len(symbols):
        return False
    need, fits = Counter(symbols), True
    for ink, many in Counter(tokens).items():
        if ink != player.wild and many > need[ink]:
            fits = False
    if fits and player.wild and Counter(tokens) != need:
        g.seen("power caxton (wild ink stood for another)")
    return fits


# --- money and fame ------------------------------------------------------------------------------------------------
def gain(g, kind, player, amount, why, rule, **fields):
    """A `guilders` or `fame` event."""
    g.take(kind, rule, f"by {why}", seat=player.seat, amount=amount, why=why, **fields)
    if kind == "guilders":
        player.guilders += amount
    else:
        player.fame += amount


def pay(g, player, price, rule):
    g.need(player.guilders >= price, "FRE-4", f"{rule}: costs {price}, seat {player.seat} has {player.guilders} guilders")
    player.guilders -= price


# --- levels and the disc: SPC-3, SPC-4, SPC-5 ----------------------------------------------------------------------
def raise_levels(g, player, wanted, why, rule):
    """All levels of one effect in any sequence (3 guilders for each beyond VI), then the disc."""
    before, todo = player.disc, Counter(wanted)
    while sum(todo.values()):
        if not g.next_is("level", "guilders"):
            g.fail_next(rule, f"expected level (or guilders by SPC-3) for {dict(+todo)}, found {found(g)}")
        one_level(g, player, todo, why, rule)
    move_disc(g, player, before, "CHR-4" if why == "CHR-4" else "SPC-4")


def found(g):
    event = g.peek()
    return event["e"] if event else "the end of the game"


def one_level(g, player, todo, why, rule):
    event = g.peek()
    spec = event.get("specialty")
    if spec not in SPECIALTIES or todo[spec] <= 0:
        g.fail_next(rule, f"{event['e']} for {spec}, but the levels to come are {dict(+todo)}")
    todo[spec] -= 1
    level = player.levels[spec]
    if level == TOP:
        gain(g, "guilders", player, 3, "SPC-3", "SPC-3")
        g.seen(f"SPC-3 (beyond VI) by {why}")
        return
    g.take("level", rule, f"of {spec} from {level}", seat=player.seat, level=level + 1, why=why)
    player.levels[spec] = level + 1
    player.disc = max(player.disc, level + 1)


def raise_one_of(g, player, allowed, why, rule):
    """One level of a specialty of the player's choice among `allowed`."""
    if not g.next_is("level", "guilders"):
        g.fail_next(rule, f"expected level (or guilders by SPC-3), found {found(g)}")
    spec = g.peek().get("specialty")
    if spec not in allowed:
        g.fail_next(rule, f"{spec} raised, only {sorted(allowed)} can be")
    raise_levels(g, player, {spec: 1}, why, rule)


def move_disc(g, player, before, why):
    """SPC-4: one `disc` for each rewarded level passed for the first time, from the lowest up."""
    for level in sorted(g.table.track):
        if before < level <= player.disc:
            reward = g.table.track[level]
            event = g.take("disc", "SPC-4", f"at level {level}", seat=player.seat, level=level, reward=reward)
            g.seen(f"disc {level} {reward} {'taken' if event['taken'] else 'not taken'}")
            g.need(event["taken"] or why != "CHR-4", "CHR-4", "Helena may not decline the ink")
            if event["taken"]:
                take_disc(g, player, reward, why)


def take_disc(g, player, reward, why):
    if reward == "ink":
        g.need(g.table.bag_size() > 0, "TRACE-5", "an ink taken from an empty bag")
        gain_ink(g, player, why, "SPC-4")
    elif reward == "order":
        g.need(order_possible(g, player), "TRACE-5", "an order taken with no card or slot for it")
        rewarded_order(g, player, why)
    else:
        gain_type(g, player, why, "SPC-4")


# --- types ---------------------------------------------------------------------------------------------------------
def gain_type(g, player, why, rule, letters=None, **fields):
    event = g.take("type_gained", rule, f"by {why}", seat=player.seat, why=why, **fields)
    if letters is not None:
        g.need(event["type"] in letters, rule, f"type {event['type']} gained, only {sorted(letters)} can be")
    player.letters[event["type"]] += 1
    return event["type"]


def lose_type(g, player, why, rule):
    event = g.take("type_lost", rule, f"by {why}", seat=player.seat, why=why)
    g.need(player.letters[event["type"]] > 0, rule, f"seat {player.seat} owns no {event['type']}")
    player.letters[event["type"]] -= 1
    return event["type"]


# --- orders: ORD-2, ORD-5, ORD-6 -----------------------------------------------------------------------------------
def order_possible(g, player):
    """Whether an order as a reward leads to any `cards_drawn` (trace point 6)."""
    full = g.table.options["reward_order_when_full"] == "needs_slot" and len(player.orders) >= SLOTS
    return not full and any(g.table.piles[d].available() for d in ("printing", "refinement"))


def add_order(g, player, printing, refinement):
    player.orders.append((printing, refinement))
    g.need(len(player.orders) <= SLOTS, "ORD-2", f"seat {player.seat} holds {len(player.orders)} orders")


def make_room(g, player):
    """`order_discarded`, with exactly 4 orders held, directly before `order_taken`."""
    if not g.next_is("order_discarded"):
        return
    event = g.take("order_discarded", "ORD-2", seat=player.seat)
    order = (event["printing"], event["refinement"])
    g.need(len(player.orders) == SLOTS, "TRACE-7", f"an order discarded with {len(player.orders)} orders held")
    g.need(order in player.orders, "ORD-3", f"seat {player.seat} holds no order {order}, but {player.orders}")
    player.orders.remove(order)
    discard_order(g, order)
    if not g.next_is("order_taken"):
        g.fail_next("TRACE-7", f"order_taken must follow order_discarded, found {found(g)}")
    g.seen("ORD-2 fifth order: one discarded")


def discard_order(g, order):
    g.table.piles["printing"].discard.add(order[0])
    g.table.piles["refinement"].discard.add(order[1])


def rewarded_order(g, player, why):
    """ORD-5: draw 2 and 2, pay 2 for 2 more as often as wished, keep one of each kind or none."""
    drawn = {"printing": [], "refinement": []}
    draw_for_order(g, player, why, drawn, first=True)
    while g.next_is("cards_drawn", "reshuffled"):
        draw_for_order(g, player, why, drawn, first=False)
    make_room(g, player)
    if g.next_is("order_taken"):
        event = g.take("order_taken", "ORD-5", seat=player.seat, from_="reward")
        for kind in drawn:
            g.need(event[kind] in drawn[kind], "ORD-5", f"{kind} {event[kind]} was not drawn: {drawn[kind]}")
            drawn[kind].remove(event[kind])
        add_order(g, player, event["printing"], event["refinement"])
        g.seen(f"ORD-5 order kept by {why}")
    else:
        g.take("cards_declined", "ORD-5", "or order_taken after cards_drawn", seat=player.seat)
        g.seen(f"ORD-5 order declined by {why}")
    for kind, cards in drawn.items():
        g.table.piles[kind].discard.update(cards)


def draw_for_order(g, player, why, drawn, first):
    orders = reshuffles(g)
    price = 0 if first else 2
    event = g.take("cards_drawn", "ORD-5", f"by {why}", seat=player.seat, why=why, paid=price)
    pay(g, player, price, "ORD-5")
    counts = (2, 2) if first else extra_choice(g, event)
    for kind, many in zip(("printing", "refinement"), counts):
        cards = draw(g, kind, many, orders)
        g.same("ORD-5", f"{kind} drawn", event[kind], cards)
        drawn[kind] += cards
    no_more(g, orders)
    if not first:
        g.seen(f"ORD-5 extra cards {len(event['printing'])}+{len(event['refinement'])}")


def extra_choice(g, event):
    """Which of the three choices (2 printing, 2 refinement, 1 of each) gives as many cards as the event lists."""
    listed = (len(event["printing"]), len(event["refinement"]))
    g.need(sum(listed) > 0, "ORD-5", "a payment that draws nothing")
    here = [g.table.piles[d].available() for d in ("printing", "refinement")]
    for choice in ((2, 0), (0, 2), (1, 1)):
        if listed == tuple(min(a, h) for a, h in zip(choice, here)):
            return choice
    return g.fail("ORD-5", f"2 guilders draw 2 more cards; drawn {listed[0]} printing and {listed[1]} refinement "
                  f"of {here[0]} and {here[1]} there are")
