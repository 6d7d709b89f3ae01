//! One game of a run.

use super::Run;
use crate::failure::{Failure, Outcome};
use platen_bots::{Effort, Question, Seated};
use platen_rules::vocabulary::{BySeat, Seat};
use platen_rules::{Action, Entry, Game, GameResult, Record, Seed, Sink, Trace};
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
    let mut sitting =
        Sitting { bots: BySeat::default(), entries: Vec::new(), keeps: run.records, seed, game };
    for (seat, bot) in run.seats() {
        sitting.bots[seat] = Some(Seated::new(bot));
    }
    let decisions = sitting.play(sink)?;
    let Sitting { game, entries, .. } = sitting;
    let result = game.result().ok_or_else(|| Failure::could_not("a game did not come to its end"))?;
    let record = run.records.then(|| record(run, seed, entries).to_text(&game.digest()));
    Ok(Finished { decisions, result, record, trace: None })
}

fn record(run: &Run, seed: Seed, entries: Vec<Entry>) -> Record {
    let (set, set_hash) = (run.cards.name.clone(), run.cards.hash());
    Record { set, set_hash, options: run.options, seed, seats: run.seat_infos(), entries }
}

struct Sitting {
    game: Game,
    bots: BySeat<Option<Seated>>,
    entries: Vec<Entry>,
    seed: Seed,
    /// Whether entries are kept.
    keeps: bool,
}

impl Sitting {
    /// Plays to the end; only awaited seats act. Counts the decisions.
    fn play(&mut self, sink: &mut impl Sink) -> Outcome<u64> {
        let mut decisions = 0;
        while let Some(seat) = self.game.awaited().first() {
            let action = self.choose(seat)?;
            let applied = self.game.apply_into(seat, &action, sink);
            applied
                .map_err(|refusal| Failure::could_not(format_args!("seat {seat} chose badly: {refusal}")))?;
            if self.keeps {
                self.entries.push(Entry::Act { seat, action });
            }
            decisions += 1;
        }
        Ok(decisions)
    }

    fn choose(&self, seat: Seat) -> Outcome<Action> {
        let view = self.game.view(Some(seat));
        let question = Question::new(self.game.cards(), &view);
        let (Some(bot), Some(question)) = (&self.bots[seat], question) else {
            return Err(Failure::could_not(format_args!("seat {seat} is awaited and chose nothing")));
        };
        let decided = bot.decide(&question, &Effort::of(self.seed.of_player(seat)));
        if let Some(trouble) = decided.trouble {
            eprintln!("warning: {trouble}");
        }
        Ok(decided.action)
    }
}
