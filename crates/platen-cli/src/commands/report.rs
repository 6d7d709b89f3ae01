//! `platen report`: what games say about the cards, as one page.

use super::matches::CommonArgs;
use super::playing;
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::{can_be_written, make_folder, write_whole};
use crate::output;
use clap::Args;
use platen_lab::{Contest, Contestant, Games, Report, Tally, counted, read_results};
use std::path::{Path, PathBuf};

/// Write a page on what games say about cards, seats, characters and levels
///
/// Either plays games, every named bot against itself at every player count, or reads result files of `platen match
/// --results`, `platen ladder --results` or an earlier report. The page is one HTML file that needs nothing else.
#[derive(Debug, Args)]
pub(crate) struct ReportArgs {
    /// Result files to read instead of playing
    #[arg(value_name = "FILE", conflicts_with_all = ["bots", "games", "players", "results", "seed", "iterations", "chance_keeps"])]
    files: Vec<PathBuf>,
    /// The page to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Write all figures to this file too, as JSON
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write the figures of every card, gear, bonus, character and plan to this file too, as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Report on result files that are not complete as well
    #[arg(long)]
    partial: bool,
    /// Who plays: a comma list of bots; each plays against itself
    #[arg(long, value_name = "LIST", long_help = bots::help_with("Who plays: a comma list of bots; each plays against itself"))]
    bots: Option<String>,
    /// How many games at least for each bot and player count; 100 if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    /// The player counts, a comma list of 1 to 4; all of them if not given
    #[arg(long, value_name = "LIST", value_delimiter = ',', value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Vec<u8>,
    /// Keep every game in this folder, a file a bot and player count, and go on with what is there already
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,
    #[command(flatten)]
    common: CommonArgs,
}

pub(crate) fn run(args: &ReportArgs) -> Outcome {
    platen_lab::silence_bots();
    let files = [Some(&args.out), args.json.as_ref(), args.csv.as_ref()];
    let named = |at: usize| files[..at].contains(&files[at]) && files[at].is_some();
    if (1..files.len()).any(named) {
        return Err(Failure::could_not("two of --out, --json and --csv name the same file")
            .hint("a page and figures are different things; give each a file of its own"));
    }
    can_be_written(files.into_iter().flatten())?;
    let tallies = if args.files.is_empty() { play(args)? } else { read(args)? };
    let report = Report::new(tallies, args.common.set.given()?)?;
    if report.games() == 0 {
        return Err(Failure::could_not("there are no games to report on")
            .hint("name result files with games in them"));
    }
    write_whole(&args.out, &report.to_html())?;
    if let Some(path) = &args.json {
        write_whole(path, &format!("{:#}\n", report.to_json()))?;
    }
    if let Some(path) = &args.csv {
        write_whole(path, &report.to_csv())?;
    }
    output::note(format_args!("{}: {}", counted(report.games(), "game"), args.out.display()));
    Ok(())
}

fn play(args: &ReportArgs) -> Outcome<Vec<Tally>> {
    let Some(list) = &args.bots else {
        return Err(Failure::could_not("neither bots nor result files are named")
            .hint("name bots that are to play with --bots, or result files to read"));
    };
    let kinds = bots::read_names(list)?;
    let (cards, seed) = (args.common.set.cards()?, args.common.seed.seed()?);
    let counts = if args.players.is_empty() { vec![1, 2, 3, 4] } else { args.players.clone() };
    let mut contests = Vec::new();
    for (kind, &players) in kinds.iter().flat_map(|kind| counts.iter().map(move |players| (kind, players))) {
        contests.push(Contest {
            cards: cards.clone(),
            options: args.common.table.options(players)?,
            bots: vec![Contestant::from(kind); usize::from(players)],
            seed,
            deals: args.games.unwrap_or(100).div_ceil(u64::from(players)),
            iterations: args.common.iterations,
            chance_keeps: args.common.chance_keeps,
            timed: false,
        });
    }
    if let Some(folder) = &args.results {
        make_folder(folder)?;
    }
    output::note(format_args!("seed {seed}"));
    contests.iter().map(|contest| play_one(args, contest)).collect()
}

fn play_one(args: &ReportArgs, contest: &Contest) -> Outcome<Tally> {
    let (bot, players) = (&contest.bots[0].name, contest.options.players);
    let mut tally = Tally::new(format!("{bot}-{players}"), contest.header());
    let file = args.results.as_ref().map(|folder| folder.join(format!("{bot}-{players}.jsonl")));
    output::note(format_args!(
        "{bot}, {}: {}",
        counted(players.into(), "player"),
        counted(contest.games(), "game")
    ));
    let threads = args.common.threads.count();
    playing::play(contest, threads, args.common.quiet, file.as_deref(), |played| tally.add(played))?;
    Ok(tally)
}

fn read(args: &ReportArgs) -> Outcome<Vec<Tally>> {
    args.files.iter().map(|path| read_one(path, args.partial)).collect()
}

fn read_one(path: &Path, partial: bool) -> Outcome<Tally> {
    let mut tally = None;
    let scan = read_results(path, |header, played| {
        tally.get_or_insert_with(|| Tally::new(path.display().to_string(), header.clone())).add(&played);
        Ok(())
    })?;
    if !partial {
        scan.complete(path)?;
    }
    let mut tally = tally.unwrap_or_else(|| Tally::new(path.display().to_string(), scan.header.clone()));
    // The file may have been made longer after its first games.
    tally.header.games = scan.header.games;
    Ok(tally)
}
