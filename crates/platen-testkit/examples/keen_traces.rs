//! Writes the traces of games played keenly, in every mode and option, for the auditor:
//! `cargo run -p platen-testkit --example keen_traces -- FILE GAMES`.

use platen_rules::cards::published_set;
use platen_rules::vocabulary::Seat;
use platen_rules::{Game, Seed, Trace};
use platen_testkit::{every_option, modes, play_keenly, seats_of};
use std::io::{BufWriter, Write};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut arguments = std::env::args().skip(1);
    let (Some(file), Some(games)) = (arguments.next(), arguments.next()) else {
        return Err("usage: keen_traces FILE GAMES-OF-EACH-MODE".into());
    };
    let games: u64 = games.parse()?;
    let cards = published_set("house-1").ok_or("no house set")?;
    let mut out = BufWriter::new(std::fs::File::create(file)?);
    let mut i = 0;
    for options in modes().into_iter().chain(every_option()) {
        for _ in 0..games {
            let seed = Seed::from_number(500_000 + i);
            let mut trace = Trace::new(i, &cards, &options, seed, &seats_of(&options));
            let mut game = Game::begin(cards.clone(), options, seed, &mut trace)?;
            play_keenly(&mut game, &mut seed.player_rng(Seat::default()), &mut trace, |_, _, _| {});
            out.write_all(trace.take_lines().as_bytes())?;
            i += 1;
        }
    }
    out.flush()?;
    Ok(())
}
