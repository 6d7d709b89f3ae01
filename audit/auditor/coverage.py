"""What `--coverage` expects to have been seen at least once in a large enough trace."""

from .schema import shapes
from .words import BONUSES, CHARACTERS, OPTIONS, REWARDS, TITLES, TOP_TITLE, WHYS, sector_codes

POWERS = ("caxton (named)", "caxton (wild ink stood for another)", "fiol", "guillard", "gutenberg", "manuzio", "plantin",
          "schoeffer (second use)", "tory (met)", "tory (not met)", "ungler", "vietor")
SINGLE = (
    "AUT-2 move blocked at 6", "AUT-2 move made", "AUT-2 move neither has any", "AUT-2 move reversed",
    "AUT-2 move same action", "AUT-4 execution cards shuffled within an action", "AUT-6 automa gets", "AUT-6 automa gives",
    "END-3 a shared rank", "END-3 a tie in fame", "GER-1 gear turned by hand", "GER-1 gear turned by hand (used)",
    "GER-2 gear replaced", "GRW-6 for fame", "GRW-6 for guilders", "INK-4 bag ran out while the board was filled",
    "ORD-2 fifth order: one discarded", "ORD-5 extra cards 0+2", "ORD-5 extra cards 1+1", "ORD-5 extra cards 2+0",
    "PAT-4 order that gives nothing", "SPC-1 single, not shown", "SPC-1 single, shown", "SPC-1 symbols",
    "automa marked a reward", "automa removed a patronage card", "free action in planning", "free action in a turn",
    "free action in fulfil", "free action in Gutenberg's shift", "free action out of turn in a turn",
    "free action out of turn in fulfil", "reshuffled printing", "reshuffled refinement", "reshuffled specialty",
    "reshuffled gears", "game players 1 + automa", "game players 2", "game players 2 + automa", "game players 3",
    "game players 3 + automa", "game players 4")


def expected():
    names = set(SINGLE)
    names.update(f"power {p}" for p in POWERS)
    names.update(f"event {kind}" for kind in shapes("second", 4))
    names.update(f"GRW {code}" for edition in REWARDS for code in sector_codes(edition))
    names.update(f"character {c}" for c in CHARACTERS)
    names.update(f"PAT-1 {reward}" for reward in REWARDS["second"])
    names.update(f"passed {action}" for action in ("orders", "inks", "specialties", "gears", "patronage", "fulfil"))
    for taken in ("taken", "not taken"):
        names.update(f"bonus {kind} {taken}" for kind in BONUSES)
        names.update(f"disc {level} {taken}" for level in ("2 ink", "4 ink", "5 order", "6 type"))
    names.update(f"title {title}" for title in [TOP_TITLE] + [t for _most, t in TITLES])
    for option, values in OPTIONS.items():
        names.update(f"option {option}={value}" for value in values or ("random",))
    for why in ("FUL-4:bonus", "GRW-5", "PAT-1", "SPC-4"):
        names.update((f"ORD-5 order kept by {why}", f"ORD-5 order declined by {why}"))
    for why in ("FUL-4:bonus", "GRW-3", "GRW-13", "PAT-1", "SPC-1"):
        names.add(f"SPC-3 (beyond VI) by {why}")
    return names


def unseen(coverage):
    """Expected names never counted, and reasons (`why`) never given by any event."""
    reasons = {name.split()[1] for name in coverage if name.startswith("why ")}
    return sorted({name for name in expected() if not coverage[name]} | {f"why {w}" for w in WHYS - reasons})
