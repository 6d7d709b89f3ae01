//! `platen limit`: how near a bot comes to a search that sees everything.

use crate::args::{SeedArgs, SetArgs, ThreadArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::progress::Progress;
use crate::tables::{percent, table};
use clap::Args;
use platen_lab::{Contest, Contestant, Interval, LabError, Limit, LimitStanding, Played, ResultFile};
use platen_rules::GameOptions;
use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Measure how near a bot comes to a search that sees decks and bag
///
/// Each deal is played alone with the automa and characters, by the bot and by a search that looks at the true game with
/// its whole future. That search is no player: it only tells how much fame a deal holds at least.
#[derive(Debug, Args)]
pub(crate) struct LimitArgs {
    /// Which bot
    #[arg(long, value_name = "BOT", default_value = "master", long_help = bots::help_with("Which bot"))]
    bot: String,
    /// How many deals
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u64).range(1..))]
    deals: u64,
    /// Iterations of the clairvoyant search for each decision; ten times those of `master` by default
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    iterations: Option<u32>,
    /// Also play each deal with twice the iterations, to see what that gains
    #[arg(long)]
    double: bool,
    #[command(flatten)]
    set: SetArgs,
    #[command(flatten)]
    seed: SeedArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Keep every game in this file, and go on with it if it is there already
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write no progress to stderr
    #[arg(long)]
    quiet: bool,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LimitArgs) -> Outcome {
    platen_lab::silence_bots();
    let limit = prepare(args)?;
    output::note(format_args!("seed {}", limit.contest.seed));
    let mut standing = LimitStanding::new(limit.header());
    play(&limit, args, |played| standing.add(played))?;
    if args.json { output::print_json(&standing.to_json()) } else { output::print(text(&standing)) }
}

fn prepare(args: &LimitArgs) -> Outcome<Limit> {
    let kinds = bots::read_names(&args.bot)?;
    let [kind] = kinds.as_slice() else {
        return Err(Failure::could_not(format_args!("{} bots named", kinds.len()))
            .hint("a limit is measured for one bot"));
    };
    let contest = Contest {
        cards: args.set.cards()?,
        options: GameOptions::new(1),
        bots: vec![Contestant::from(kind)],
        seed: args.seed.seed()?,
        deals: args.deals,
        iterations: None,
        chance_keeps: false,
        timed: false,
    };
    let iterations = args.iterations.unwrap_or_else(platen_bots::limit::usual_iterations);
    Ok(Limit { contest, iterations, double: args.double })
}

/// Plays what is not yet in the result file, and hands over every game, in any order.
fn play(limit: &Limit, args: &LimitArgs, mut each: impl FnMut(&Played)) -> Outcome {
    let mut done = BTreeSet::new();
    let mut file = None;
    if let Some(path) = args.results.as_deref() {
        let (opened, found) = open(path, limit, &mut each)?;
        (file, done) = (Some(opened), found);
    }
    let mut progress = Progress::new(limit.games(), done.len() as u64, args.quiet);
    let played = limit.play(args.threads.count(), &done, |played| -> Result<(), LabError> {
        file.as_mut().map_or(Ok(()), |file| file.append(&played))?;
        each(&played);
        progress.step();
        Ok(())
    });
    progress.finish();
    played?;
    Ok(file.map_or(Ok(()), |mut file| file.sync())?)
}

fn open(path: &Path, limit: &Limit, each: &mut impl FnMut(&Played)) -> Outcome<(ResultFile, BTreeSet<u64>)> {
    let keep = |played: Played| {
        each(&played);
        Ok(())
    };
    let (file, done) = ResultFile::open(path, &limit.header(), keep)?;
    if !done.is_empty() {
        output::note(format_args!("{} games are already in {}", done.len(), path.display()));
    }
    Ok((file, done))
}

fn text(standing: &LimitStanding) -> String {
    let mut rows = vec![["player", "mean fame", "median"].map(String::from).to_vec()];
    for (name, run) in standing.header.bots.iter().zip(0..) {
        let scores = standing.scores(run);
        rows.push(vec![name.clone(), format!("{:.1}", scores.mean()), format!("{:.1}", scores.quantile(50))]);
    }
    let mut text = table(&rows);
    let (part, interval) = standing.part_of(0, 1);
    let ends = interval.map(|ends| ends.map(|end| 100.0 * end));
    let _ = writeln!(text, "\n{} of the limit{}", percent(part), between(ends));
    if let Some((gain, interval)) = standing.gain() {
        let _ = writeln!(text, "twice the iterations gain {gain:.1} %{}", between(interval));
    }
    let _ = writeln!(text, "{} deals; intervals are 95 %", standing.deals());
    text
}

fn between(percents: Option<Interval>) -> String {
    percents.map_or(String::new(), |[low, high]| format!(" ({low:.1} to {high:.1} %)"))
}
