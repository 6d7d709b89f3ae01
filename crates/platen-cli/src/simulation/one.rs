//! One game of a run.

use super::Run;
use crate::failure::{Failure, Outcome};
use platen_lab::Sitting;
use platen_rules::{Entry, Game, GameResult, Record, Seed, Sink, Trace};
use std::sync::Arc;

/// A game that has been played.
#[derive(Debug)]
pub(crate) struct Finished {
    pub(crate) decisions: u64,
    pub(crate) result: GameResult,
    pub(crate) record: Option<String>,
    pub(crate) trace: Option<String>,
}

/// Plays the `i`-th game.
pub(super) fn play(run: &Run, i: u64) -> Outcome<Finished> {
    let seed = run.seed.of_game(i);
    if !run.traces {
        return finish(run, seed, &mut ());
    }
    let mut trace = Trace::new(i, &run.cards, &run.options, seed, &run.seat_infos());
    let finished = finish(run, seed, &mut trace)?;
    Ok(Finished { trace: Some(trace.take_lines()), ..finished })
}

fn finish(run: &Run, seed: Seed, sink: &mut impl Sink) -> Outcome<Finished> {
    let game = Game::begin(Arc::clone(&run.cards), run.options, seed, sink).map_err(Failure::could_not)?;
    let mut sitting = Sitting::new(game, seed, &run.bots);
    let mut entries = Vec::new();
    let decisions = sitting.play(sink, |decision| {
        if let Some(trouble) = decision.trouble {
            eprintln!("warning: {trouble}");
        }
        if run.records {
            entries.push(Entry::Act { seat: decision.seat, action: decision.action });
        }
    })?;
    let game = sitting.game;
    let result = game.result().ok_or_else(|| Failure::could_not("a game did not come to its end"))?;
    let record = run.records.then(|| record(run, seed, entries).to_text(&game.digest()));
    Ok(Finished { decisions, result, record, trace: None })
}

fn record(run: &Run, seed: Seed, entries: Vec<Entry>) -> Record {
    let (set, set_hash) = (run.cards.name.clone(), run.cards.hash());
    Record { set, set_hash, options: run.options, seed, seats: run.seat_infos(), entries }
}
