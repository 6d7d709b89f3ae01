//! Bytes choose a mode, a seed and then actions; every position on the way is sound, and what is listed is accepted.
#![no_main]

use libfuzzer_sys::fuzz_target;
use platen_rules::cards::published_set;
use platen_rules::vocabulary::{Edition, Seat};
use platen_rules::{Action, Game, GameOptions, Seed};

fuzz_target!(|bytes: &[u8]| {
    let [mode, flags, seed, rest @ ..] = bytes else { return };
    let Some(cards) = published_set("house-1") else { return };
    let mut options = GameOptions::new(1 + mode % 4);
    options.automa |= mode & 4 != 0;
    options.characters = mode & 8 == 0;
    options = options.with_edition(if mode & 16 == 0 { Edition::Second } else { Edition::First });
    for (bit, (name, value)) in [
        ("free_actions", "own_decisions"),
        ("reward_order_when_full", "needs_slot"),
        ("gear_counts_ink", "token"),
        ("left_out_counts", "off"),
        ("cheap_types", "many"),
        ("tory_without_inks", "on"),
    ]
    .into_iter()
    .enumerate()
    {
        if flags >> bit & 1 == 1 {
            options.set(name, value).expect("a known option");
        }
    }
    let Ok(mut game) = Game::new(cards, options, Seed::from_number(u64::from(*seed))) else { return };
    let mut listed = Vec::new();
    for pair in rest.chunks_exact(2) {
        let seat = match pair[0] & 3 {
            0 => Seat::new(pair[0] >> 2 & 3).expect("four seats"),
            _ => match game.awaited().first() {
                Some(seat) => seat,
                None => return,
            },
        };
        let choice = usize::from(pair[1]);
        game.legal_actions(seat, &mut listed);
        let action = if let Some(plan) = game.plans(seat).and_then(|plans| plans.nth(choice % plans.count()))
        {
            Some(Action::CommitPlan { plan })
        } else if let Some(declaration) = game.declarations(seat).and_then(|all| all.nth(u32::from(pair[1])))
        {
            Some(Action::Declare { declaration })
        } else {
            listed.get(choice % listed.len().max(1)).copied()
        };
        let Some(action) = action else { continue };
        game.apply(seat, &action).expect("a listed action is accepted");
        let problems = game.setup().problems(game.cards());
        assert!(problems.is_empty(), "{problems:?}");
    }
});
