"""The fixed words of trace.md."""

ACTIONS = ("orders", "inks", "specialties", "gears", "patronage")
LETTERS = ("A", "I", "O", "U")
SPECIALTIES = ("typesetting", "woodcutting", "binding", "illuminating")
COLOURS = {"first": ("red", "blue", "gold", "green"), "second": ("red", "blue", "gold", "silver")}
CHARACTERS = ("gutenberg", "guillard", "manuzio", "ungler", "schoeffer", "tory", "plantin", "caxton", "fiol", "vietor")
DECKS = ("printing", "refinement", "specialty", "gears", "patronage", "planning", "characters")
BONUSES = ("inks:1", "inks:2", "guilders:1", "guilders:2", "fame:2", "fame:3", "specialty", "order")
# The numbering of the four patronage rewards, by edition (table at the top of rules.md).
REWARDS = {"first": ("order", "inks", "guilders", "specialty"), "second": ("order", "specialty", "guilders", "inks")}
WHYS = frozenset(
    ["FRE-1", "SPC-1", "SPC-3", "SPC-4", "PAT-1", "PAT-3", "FUL-3", "FUL-4:printing", "FUL-4:colours",
     "FUL-4:decoration", "FUL-4:bonus", "CHR-2", "CHR-4", "CHR-6", "GER-1"] + [f"GRW-{k}" for k in range(1, 14)])

OPTIONS = {
    "edition": ("second", "first"), "characters": (True, False), "automa": (True, False), "first_player": None,
    "free_actions": ("any_time", "own_decisions"), "reward_order_when_full": ("discard", "needs_slot"),
    "gear_counts_ink": ("symbol", "token"), "left_out_counts": (True, False), "cheap_types": ("one", "many"),
    "tory_without_inks": (True, False),
}
# END-4: (highest fame, title); above the last one: Guildmaster.
TITLES = ((100, "Student"), (110, "Senior Student"), (120, "Apprentice"), (130, "Senior Apprentice"),
          (140, "Junior Master"), (150, "Master of Printing"))
TOP_TITLE = "Guildmaster"
TOP = 6          # level VI, SPC-3
MOST = 6         # markers on one action, PLN-1
SLOTS = 4        # orders held, ORD-2
AXLES = 3        # GER-2
INKS_EACH = 12


def sector_codes(edition):
    """The 34 sector codes of GRW-1 to GRW-13 with their parameters."""
    codes = {f"GRW-{k}" for k in range(1, 7)}
    for k, values in ((7, COLOURS[edition]), (8, COLOURS[edition]), (9, COLOURS[edition]), (10, LETTERS),
                      (11, LETTERS), (12, SPECIALTIES), (13, SPECIALTIES)):
        codes.update(f"GRW-{k}:{value}" for value in values)
    return codes
