//! `platen match`: bots against each other, with every deal played from every seat.

use crate::args::{SeedArgs, SetArgs, TableArgs, ThreadArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::WholeFile;
use crate::output;
use crate::progress::Progress;
use crate::tables::{percent, table};
use clap::Args;
use platen_lab::{Contest, Contestant, LabError, Played, ResultFile, Side, Standing};
use platen_rules::Title;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Warnings about one bot before the rest is only counted.
const WARNINGS: u64 = 3;

/// Let bots play against each other and tell how strong they are
///
/// The same deal is played once for each rotation of the bots over the seats, so luck of the seat and of the cards is
/// the same for all. Win shares and mean fame are given with 95 % intervals. One bot alone plays with the automa for a
/// title. The same seed gives the same games, with any number of threads.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// Who plays: a comma list of 1 to 4 bots; a name may be given more than once
    #[arg(long, value_name = "LIST", long_help = bots::help_for_matches())]
    bots: String,
    /// How many games at least; whole deals are played, so it is rounded up
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// Keep every game in this file, and go on with it if it is there already
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Write a row for each player of each game to a file, as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
    /// Also measure how long decisions take
    #[arg(long)]
    timing: bool,
}

/// What all commands that measure have in common.
#[derive(Debug, Args)]
pub(crate) struct CommonArgs {
    #[command(flatten)]
    pub(crate) table: TableArgs,
    #[command(flatten)]
    pub(crate) set: SetArgs,
    #[command(flatten)]
    pub(crate) seed: SeedArgs,
    #[command(flatten)]
    pub(crate) threads: ThreadArgs,
    /// Search with that many iterations instead of a level's own
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u32).range(1..))]
    pub(crate) iterations: Option<u32>,
    /// Let chance keep one of the two characters dealt, as for measuring how fair they are
    #[arg(long)]
    pub(crate) chance_keeps: bool,
    /// Write no progress to stderr
    #[arg(long)]
    pub(crate) quiet: bool,
}

pub(crate) fn run(args: &MatchArgs) -> Outcome {
    platen_lab::silence_bots();
    let contest = prepare(args)?;
    let threads = args.common.threads.count();
    tell_what_is_played(&contest, args);
    let mut rows = BTreeMap::new();
    let csv = args.csv.as_deref().map(WholeFile::create).transpose()?;
    let mut standing = Standing::new(contest.header());
    play(&contest, threads, args.common.quiet, args.results.as_deref(), |played| {
        standing.add(played);
        if args.csv.is_some() {
            rows.insert(played.game, csv_rows(&contest, played));
        }
    })?;
    if let Some(csv) = csv {
        write_csv(csv, rows.into_values())?;
    }
    if args.json { output::print_json(&json(&standing, args)) } else { output::print(text(&standing, args)) }
}

fn prepare(args: &MatchArgs) -> Outcome<Contest> {
    let kinds = bots::read_names(&args.bots)?;
    if kinds.len() > 4 {
        return Err(Failure::could_not(format_args!("{} bots named; at most 4 play", kinds.len()))
            .hint("name 1 to 4 bots, one for each player"));
    }
    let bots: Vec<Contestant> = kinds.iter().map(Contestant::from).collect();
    Ok(Contest {
        cards: args.common.set.cards()?,
        options: args.common.table.options(bots.len() as u8)?,
        deals: args.games.div_ceil(bots.len() as u64),
        bots,
        seed: args.common.seed.seed()?,
        iterations: args.common.iterations,
        chance_keeps: args.common.chance_keeps,
        timed: args.timing,
    })
}

fn tell_what_is_played(contest: &Contest, args: &MatchArgs) {
    output::note(format_args!("seed {}", contest.seed));
    if contest.games() != args.games {
        let (deals, each) = (contest.deals, contest.rotations());
        output::note(format_args!("{} games: {deals} whole deals of {each}", contest.games()));
    }
}

/// Plays what is not yet in the result file, and hands over every game, in any order.
pub(crate) fn play(
    contest: &Contest,
    threads: usize,
    quiet: bool,
    results: Option<&Path>,
    mut each: impl FnMut(&Played),
) -> Outcome {
    let mut done = BTreeSet::new();
    let mut file = None;
    let mut warned = BTreeMap::new();
    if let Some(path) = results {
        let keep = |played: Played| {
            each(&played);
            Ok(())
        };
        let (opened, found) = ResultFile::open(path, &contest.header(), keep)?;
        (file, done) = (Some(opened), found);
        if !done.is_empty() {
            output::note(format_args!("{} games are already in {}", done.len(), path.display()));
        }
    }
    let mut progress = Progress::new(contest.games(), done.len() as u64, quiet);
    let played = contest.play(threads, &done, |played| -> Result<(), LabError> {
        file.as_mut().map_or(Ok(()), |file| file.append(&played))?;
        warn(&progress, &played, &mut warned);
        each(&played);
        progress.step();
        Ok(())
    });
    progress.finish();
    tell_silenced(contest, &warned);
    played?;
    Ok(file.map_or(Ok(()), |mut file| file.sync())?)
}

/// One line a bot and game that failed, the first few times.
fn warn(progress: &Progress, played: &Played, warned: &mut BTreeMap<u8, u64>) {
    for stumble in &played.stumbles {
        let count = warned.entry(stumble.bot).or_default();
        *count += 1;
        if *count <= WARNINGS {
            let (game, times) = (played.game, stumble.count);
            progress.note(&format!("warning: game {game}: {} ({times} times in this game)", stumble.what));
        }
    }
}

fn tell_silenced(contest: &Contest, warned: &BTreeMap<u8, u64>) {
    for (&bot, &count) in warned.iter().filter(|(_, count)| **count > WARNINGS) {
        let name = &contest.bots[usize::from(bot)].name;
        output::note(format_args!("warning: bot {name} failed in {} further games", count - WARNINGS));
    }
}

const CSV_HEAD: &str = "game,deal,rotation,seat,first,bot,name,character,fame,colours,decoration,bonus,gears,tory,\
    specialties,patronage,guilders,orders,win_share,decisions\n";

fn csv_rows(contest: &Contest, played: &Played) -> String {
    let mut rows = String::new();
    let (deal, rotation) = (played.game / contest.rotations(), played.game % contest.rotations());
    for player in &played.players {
        let (score, fame) = (&player.score, &player.score.fame);
        let character = player.character.map_or("", |character| character.code());
        let name = &contest.bots[usize::from(player.bot)].name;
        let share = f64::from(player.share) / 12.0;
        let _ = writeln!(
            rows,
            "{},{deal},{rotation},{},{},{},{name},{character},{},{},{},{},{},{},{},{},{},{},{share:.4},{}",
            played.game,
            score.seat,
            u8::from(played.first == score.seat),
            player.bot,
            score.total,
            fame.colours,
            fame.decoration,
            fame.bonus,
            fame.gears,
            fame.tory,
            score.specialties,
            score.patronage,
            score.guilders,
            player.fulfilled.len(),
            player.decisions,
        );
    }
    rows
}

fn write_csv(mut file: WholeFile, rows: impl Iterator<Item = String>) -> Outcome {
    file.write(CSV_HEAD)?;
    for row in rows {
        file.write(&row)?;
    }
    file.finish()
}

fn json(standing: &Standing, args: &MatchArgs) -> serde_json::Value {
    let mut value = standing.to_json();
    value["games_asked"] = args.games.into();
    if args.timing {
        value["timing"] = standing.timing_json();
    }
    value
}

fn text(standing: &Standing, args: &MatchArgs) -> String {
    let mut rows = vec![heads(standing)];
    rows.extend(standing.sides.iter().map(|side| row(standing, side)));
    let mut text = table(&rows);
    if !standing.by_name.is_empty() {
        let mut rows = vec![heads(standing)];
        rows.extend(standing.by_name.iter().map(|side| row(standing, side)));
        let _ = write!(text, "\ntogether\n{}", table(&rows));
    }
    if standing.is_solo() {
        let _ = write!(text, "\n{}", titles(standing));
    }
    let (games, deals) = (standing.games, standing.deals);
    let _ = writeln!(text, "\n{games} games, {deals} deals; intervals are 95 %");
    let fallback = platen_bots::FALLBACK.name;
    for side in standing.sides.iter().filter(|side| side.troubles > 0) {
        let _ =
            writeln!(text, "{} failed {} decisions, which {fallback} made for it", side.name, side.troubles);
    }
    if args.timing {
        let _ = write!(text, "\n{}", timing(standing));
    }
    text
}

fn heads(standing: &Standing) -> Vec<String> {
    let shares = ["win share", "interval", "won", "shared"];
    let fame = ["mean fame", "interval", "median", "quarter", "three quarters"];
    let shares: &[&str] = if standing.is_solo() { &[] } else { &shares };
    ["bot"].iter().chain(shares).chain(&fame).map(ToString::to_string).collect()
}

fn row(standing: &Standing, side: &Side) -> Vec<String> {
    let mut cells = vec![side.name.clone()];
    if !standing.is_solo() {
        let [low, high] = standing.interval(side);
        cells.push(percent(standing.win_share(side)));
        cells.push(format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high));
        cells.extend([side.wins.to_string(), side.ties.to_string()]);
    }
    let interval = standing.fame_interval(side);
    cells.push(format!("{:.1}", side.scores.mean()));
    cells.push(interval.map_or("-".to_string(), |[low, high]| format!("{low:.1} to {high:.1}")));
    cells.extend([50, 25, 75].map(|part| format!("{:.1}", side.scores.quantile(part))));
    cells
}

fn titles(standing: &Standing) -> String {
    let row = |title: Title| {
        let count = standing.titles[title as usize];
        vec![title.name().to_string(), count.to_string(), percent(platen_lab::ratio(count, standing.games))]
    };
    table(&Title::ALL.map(row))
}

fn timing(standing: &Standing) -> String {
    let heads = ["milliseconds a decision", "mean", "median", "95 %", "longest", "decisions"];
    let mut rows = vec![heads.map(String::from).to_vec()];
    for side in &standing.sides {
        let clock = &side.clock;
        let times = [clock.mean(), clock.quantile(50), clock.quantile(95), clock.max()];
        let mut row = vec![side.name.clone()];
        row.extend(times.map(|time| format!("{time:.3}")));
        row.push(clock.n.to_string());
        rows.push(row);
    }
    table(&rows)
}
