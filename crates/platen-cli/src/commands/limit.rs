//! `platen limit`: how near a bot comes to a search that sees everything.

use super::playing::play;
use crate::args::{SeedArgs, SetArgs, ThreadArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::{can_be_written, write_whole};
use crate::output;
use crate::tables::{percent, table};
use clap::Args;
use platen_lab::{Contest, Contestant, Games, Interval, Limit, LimitStanding, counted};
use platen_rules::GameOptions;
use std::fmt::Write;
use std::path::PathBuf;

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
    /// Iterations of the clairvoyant search for each decision; as many as cost ten times what a decision may cost `master` by default
    #[arg(long, value_name = "N", value_parser = crate::args::iterations())]
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
    /// Write a row for each deal to a file, as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
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
    can_be_written(&args.csv)?;
    output::note(format_args!("seed {}", limit.contest.seed));
    let mut standing = LimitStanding::new(limit.header());
    let threads = args.threads.count();
    play(&limit, threads, args.quiet, args.results.as_deref(), |played| standing.add(played))?;
    if let Some(path) = &args.csv {
        write_whole(path, &csv(&standing))?;
    }
    if args.json { output::print_json(&standing.to_json()) } else { output::print(text(&standing)) }
}

fn prepare(args: &LimitArgs) -> Outcome<Limit> {
    let kinds = bots::read_names(&args.bot)?;
    let [kind] = kinds.as_slice() else {
        return Err(Failure::could_not(format_args!("{} named", counted(kinds.len() as u64, "bot")))
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
    let _ = writeln!(text, "{}; intervals are 95 %", counted(standing.deals(), "deal"));
    text
}

/// The final fame of each player, deal by deal.
fn csv(standing: &LimitStanding) -> String {
    let mut text = format!("deal,{}\n", standing.header.bots.join(","));
    for (deal, fame) in standing.deals_by_run() {
        let fame = fame.into_iter().map(|fame| fame.map_or(String::new(), |fame| fame.to_string()));
        let _ = writeln!(text, "{deal},{}", fame.collect::<Vec<_>>().join(","));
    }
    text
}

fn between(percents: Option<Interval>) -> String {
    percents.map_or(String::new(), |[low, high]| format!(" ({low:.1} to {high:.1} %)"))
}
