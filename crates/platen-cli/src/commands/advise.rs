//! `platen advise`: the best choices in a position of a record.

use super::replay::{damaged, load_records, part};
use crate::advice;
use crate::args::{SetArgs, ThreadArgs};
use crate::failure::{Failure, Outcome};
use crate::files::shown;
use crate::output;
use crate::think::{self, Thinking};
use clap::Args;
use platen_bots::Effort;
use platen_rules::vocabulary::{Seat, SeatSet};
use platen_rules::{Game, Session};
use serde_json::json;
use std::io::IsTerminal;
use std::path::PathBuf;
use std::time::Duration;

/// Tell the best choices in a position of a record, and why
///
/// The most promising choices are played on to the end of the game in worlds that look alike to the seat. Told are the
/// expected final fame, the chance to win or the likely title, how sure it is that a choice is the best of those told,
/// and where the difference comes from. Only what the seat may know is used.
#[derive(Debug, Args)]
pub(crate) struct AdviseArgs {
    /// The record; `-` reads from stdin
    #[arg(long, value_name = "FILE")]
    record: PathBuf,
    /// Which game of the file, counted from 0
    #[arg(long, value_name = "I", default_value_t = 0)]
    game: usize,
    /// The position after that many entries; the last one if not given
    #[arg(long, value_name = "N")]
    at: Option<usize>,
    /// For which seat; the first that is to decide if not given
    #[arg(long, value_name = "S", value_parser = clap::value_parser!(u8).range(0..4))]
    seat: Option<u8>,
    /// Playouts in all
    #[arg(long, value_name = "N", value_parser = crate::args::iterations())]
    iterations: Option<u32>,
    /// Think for that long at most, in seconds
    #[arg(long, value_name = "SECONDS", value_parser = think::read_seconds)]
    think: Option<Duration>,
    #[command(flatten)]
    threads: ThreadArgs,
    #[command(flatten)]
    set: SetArgs,
    /// Print the advice as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &AdviseArgs) -> Outcome {
    let session = position(args)?;
    let game = session.game();
    let seat = seat(args, game)?;
    let seed = session.record().seed;
    let thinking = Thinking::new("advise", args.think, std::io::stderr().is_terminal());
    let (iterations, threads) = (args.iterations, args.threads.count());
    let advice = advice::advise(game, seat, &Effort { seed, iterations, threads, watch: &thinking });
    thinking.finish();
    let advice = advice.ok_or_else(|| nothing_to_decide(seat, game.awaited()))?;
    if args.json {
        let entries = session.record().entries.len();
        return output::print_json(&json!({ "game": args.game, "entries": entries, "advice": advice }));
    }
    output::print(advice::text(&advice, game.table().options.edition))
}

fn position(args: &AdviseArgs) -> Outcome<Session> {
    let given = args.set.given()?;
    let texts = load_records(&args.record)?;
    let Some(text) = texts.get(args.game) else {
        let message = format!("there is no game {} in {}", args.game, shown(&args.record));
        return Err(Failure::could_not(message).hint(format!("its games are 0 to {}", texts.len() - 1)));
    };
    let whole = text.replay(given.as_ref()).map_err(|error| damaged(&args.record, &error))?;
    args.at
        .map_or(Ok(None), |entries| part(&whole, entries, "--at").map(Some))
        .map(|part| part.unwrap_or(whole))
}

fn seat(args: &AdviseArgs, game: &Game) -> Outcome<Seat> {
    let awaited = game.awaited();
    let Some(first) = awaited.first() else {
        return Err(Failure::could_not("the game is over: nothing is to be decided")
            .hint("name an earlier position with --at"));
    };
    match args.seat.and_then(Seat::new) {
        None => Ok(first),
        Some(seat) if awaited.contains(seat) => Ok(seat),
        Some(seat) => Err(nothing_to_decide(seat, awaited)),
    }
}

fn nothing_to_decide(seat: Seat, awaited: SeatSet) -> Failure {
    let to_decide: Vec<String> = awaited.iter().map(|seat| seat.to_string()).collect();
    Failure::could_not(format_args!("seat {seat} has nothing to decide here"))
        .hint(format!("to decide here: seat {}", to_decide.join(", ")))
}
