//! A game as a readable text: every decision with what could be chosen, what was chosen and what happened.

use crate::keen_action;
use platen_rules::cards::published_set;
use platen_rules::vocabulary::{Ink, Letter, Seat, Specialty};
use platen_rules::{Game, GameOptions, Seed, write_action};
use std::fmt::Write;

/// The dump of one keenly played game.
pub fn playthrough(options: GameOptions, seed: Seed) -> String {
    let cards = published_set("house-1").expect("the house set of the playthroughs");
    let mut events = Vec::new();
    let mut game = Game::begin(cards, options, seed, &mut events).expect("sound options");
    let mut rng = seed.player_rng(Seat::default());
    let mut text = format!("options {options}\nseed {seed}\n\nset-up\n");
    write_events(&mut text, &events);
    let (mut buffer, mut n, mut round) = (Vec::new(), 0, 0);
    while let Some(seat) = game.awaited().first() {
        if game.table().round != round {
            round = game.table().round;
            write_players(&mut text, &game);
        }
        n += 1;
        let _ = writeln!(text, "\n{n}. {}", choices(&game, seat));
        let action = keen_action(&game, seat, &mut rng, &mut buffer).expect("a choice");
        let _ = writeln!(text, "   seat {seat}: {}", write_action(&action, options.edition));
        let events = game.apply(seat, &action).expect("legal");
        write_events(&mut text, &events);
    }
    write_players(&mut text, &game);
    let result = game.result().expect("over");
    let _ = writeln!(text, "\nresult {}", serde_json::to_string(&result).expect("serialises"));
    let _ = writeln!(text, "digest {}", game.digest());
    text
}

/// How many choices each seat has: listed actions, plans, declarations.
fn choices(game: &Game, awaited: Seat) -> String {
    let mut listed = Vec::new();
    let mut parts = vec![format!("{:?}, awaited {}", game.table().phase, game.awaited())];
    for seat in game.table().options.player_seats().iter() {
        game.legal_actions(seat, &mut listed);
        let plans = game.plans(seat).map_or(0, |plans| plans.count());
        let declarations = game.declarations(seat).map_or(0, |all| all.count());
        let mark = if seat == awaited { "*" } else { "" };
        parts.push(format!("{seat}{mark}: {}/{plans}/{declarations}", listed.len()));
    }
    parts.join("; ")
}

fn write_events(text: &mut String, events: &[platen_rules::Event]) {
    for event in events {
        let _ = writeln!(text, "      {}", serde_json::to_string(event).expect("serialises"));
    }
}

fn write_players(text: &mut String, game: &Game) {
    let table = game.table();
    let _ = writeln!(text, "\n== round {}, first {}, bag {:?}", table.round, table.first, table.bag.0);
    for seat in table.options.player_seats().iter() {
        let player = &table.players[seat];
        let letters: String =
            Letter::ALL.iter().map(|&l| l.code().repeat(player.letters[l].into())).collect();
        let inks: Vec<String> = Ink::ALL.iter().map(|&ink| format!("{} {ink}", player.inks[ink])).collect();
        let levels: Vec<String> =
            Specialty::ALL.iter().map(|&s| format!("{s} {}", player.levels[s])).collect();
        let orders: Vec<String> =
            player.orders.iter().map(|order| format!("{}+{}", order.printing, order.refinement)).collect();
        let gears: Vec<String> =
            player.gears.iter().map(|gear| format!("{}@{}", gear.gear, gear.sector)).collect();
        let _ = writeln!(
            text,
            "   seat {seat} {}: fame {}, {} guilders, types {letters}, {}; {}; disc {}; orders {}; gears {}",
            player.character.map_or("-", platen_rules::vocabulary::Character::code),
            player.fame.total(),
            player.guilders,
            inks.join(", "),
            levels.join(", "),
            player.disc,
            orders.join(" "),
            gears.join(" "),
        );
    }
}
