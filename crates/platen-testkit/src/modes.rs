//! Every mode of play.

use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{GameOptions, SeatInfo, SeatKind};

/// Every table size, with and without the automa and characters, in both editions.
pub fn modes() -> Vec<GameOptions> {
    let tables = [(1, true), (2, false), (2, true), (3, false), (3, true), (4, false)];
    let mut modes = Vec::new();
    for (players, automa) in tables {
        for edition in Edition::ALL {
            for characters in [true, false] {
                modes.push(GameOptions {
                    automa,
                    characters,
                    ..GameOptions::new(players).with_edition(edition)
                });
            }
        }
    }
    modes
}

/// Options that differ from the defaults, each at least once, for several tables.
pub fn every_option() -> Vec<GameOptions> {
    let values = [
        ("free_actions", "own_decisions"),
        ("reward_order_when_full", "needs_slot"),
        ("gear_counts_ink", "token"),
        ("left_out_counts", "off"),
        ("cheap_types", "many"),
        ("tory_without_inks", "on"),
    ];
    let mut all: Vec<GameOptions> = values
        .iter()
        .flat_map(|(name, value)| {
            [GameOptions::new(1), GameOptions::new(3)].map(|mut options| {
                options.set(name, value).expect("a known option");
                options
            })
        })
        .collect();
    let mut together = GameOptions::new(4);
    for (name, value) in values {
        together.set(name, value).expect("a known option");
    }
    together.set("first_player", "2").expect("a known option");
    all.push(together);
    let mut first = GameOptions::new(2).with_edition(Edition::First);
    first.set("cheap_types", "one").expect("a known option");
    all.push(first);
    all
}

/// A random bot on every player's seat.
pub fn seats_of(options: &GameOptions) -> Vec<SeatInfo> {
    (0..options.seat_count() as u8)
        .filter_map(Seat::new)
        .map(|seat| {
            let automa = options.automa_seat() == Some(seat);
            let (kind, name) =
                if automa { (SeatKind::Automa, None) } else { (SeatKind::Bot, Some("random".to_string())) };
            SeatInfo { seat, kind, name }
        })
        .collect()
}
