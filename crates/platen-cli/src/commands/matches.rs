//! `platen match`: bots against each other, with every deal played from every seat.

use super::playing::play;
use crate::args::{SeedArgs, SetArgs, TableArgs, ThreadArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::WholeFile;
use crate::output;
use crate::tables::{percent, table};
use clap::Args;
use platen_lab::{Contest, Contestant, Games, Header, Played, Side, Standing, counted, read_results};
use platen_rules::Title;
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// Let bots play against each other and tell how strong they are
///
/// The same deal is played once for each rotation of the bots over the seats, so luck of the seat and of the cards is
/// the same for all. Win shares and mean fame are given with 95 % intervals. One bot alone plays with the automa for a
/// title. The same seed gives the same games, with any number of threads.
#[derive(Debug, Args)]
pub(crate) struct MatchArgs {
    /// Who plays: a comma list of 1 to 4 bots; a name may be given more than once
    #[arg(long, value_name = "LIST", required_unless_present = "partial", long_help = bots::help_for_matches())]
    bots: Option<String>,
    /// How many games at least; whole deals are played, so it is rounded up; 100 if not given
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    games: Option<u64>,
    #[command(flatten)]
    pub(crate) common: CommonArgs,
    /// Keep every game in this file, and go on with it if it is there already
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Play nothing: tell how the games in the result file stand, also while they are being played
    #[arg(long, requires = "results")]
    partial: bool,
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
    #[arg(long, value_name = "N", value_parser = crate::args::iterations())]
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
    let mut told = Told { rows: args.csv.is_some().then(BTreeMap::new), standing: None };
    let csv = args.csv.as_deref().map(WholeFile::create).transpose()?;
    match args.results.as_deref().filter(|_| args.partial) {
        Some(path) => read(args, path, &mut told)?,
        None => {
            let contest = prepare(args)?;
            tell_what_is_played(&contest, args);
            let (header, threads) = (contest.header(), args.common.threads.count());
            told.standing = Some(Standing::new(header.clone()));
            play(&contest, threads, args.common.quiet, args.results.as_deref(), |played| {
                told.add(&header, played);
            })?;
        }
    }
    let (Some(standing), rows) = (told.standing, told.rows) else { return Ok(()) };
    if let Some(csv) = csv {
        write_csv(csv, rows.unwrap_or_default().into_values())?;
    }
    if args.json { output::print_json(&json(&standing, args)) } else { output::print(text(&standing, args)) }
}

/// What the games tell.
struct Told {
    standing: Option<Standing>,
    /// The rows of the CSV by game, if it is wanted.
    rows: Option<BTreeMap<u64, String>>,
}

impl Told {
    fn add(&mut self, header: &Header, played: &Played) {
        self.standing.get_or_insert_with(|| Standing::new(header.clone())).add(played);
        if let Some(rows) = &mut self.rows {
            rows.insert(played.game, csv_rows(header, played));
        }
    }
}

/// Takes the games that a result file has so far.
fn read(args: &MatchArgs, path: &Path, told: &mut Told) -> Outcome {
    let scan = read_results(path, |header, played| {
        told.add(header, &played);
        Ok(())
    })?;
    let named = args.bots.as_deref().map(bots::read_names).transpose()?;
    let other = |named: &Vec<platen_bots::BotKind>| !named.iter().map(|kind| kind.name).eq(&scan.header.bots);
    if named.as_ref().is_some_and(other) {
        let message = format!("{} holds games of {}", path.display(), scan.header.bots.join(","));
        return Err(Failure::could_not(message).hint("leave out --bots, or name another file"));
    }
    output::note(format_args!("{} of {}", scan.games(), counted(scan.header.games, "game")));
    told.standing.get_or_insert_with(|| Standing::new(scan.header.clone())).header.games = scan.header.games;
    Ok(())
}

fn prepare(args: &MatchArgs) -> Outcome<Contest> {
    let kinds = bots::read_names(args.bots.as_deref().unwrap_or_default())?;
    if kinds.len() > 4 {
        return Err(Failure::could_not(format_args!("{} bots named; at most 4 play", kinds.len()))
            .hint("name 1 to 4 bots, one for each player"));
    }
    let bots: Vec<Contestant> = kinds.iter().map(Contestant::from).collect();
    Ok(Contest {
        cards: args.common.set.cards()?,
        options: args.common.table.options(bots.len() as u8)?,
        deals: asked(args).div_ceil(bots.len() as u64),
        bots,
        seed: args.common.seed.seed()?,
        iterations: args.common.iterations,
        chance_keeps: args.common.chance_keeps,
        timed: args.timing,
    })
}

/// How many games were asked for.
fn asked(args: &MatchArgs) -> u64 {
    args.games.unwrap_or(100)
}

fn tell_what_is_played(contest: &Contest, args: &MatchArgs) {
    output::note(format_args!("seed {}", contest.seed));
    if contest.games() != asked(args) {
        let (deals, each) = (counted(contest.deals, "whole deal"), contest.rotations());
        output::note(format_args!("{} games: {deals} of {each}", contest.games()));
    }
}

const CSV_HEAD: &str = "game,deal,rotation,seat,first,bot,name,character,fame,colours,decoration,bonus,gears,tory,\
    specialties,patronage,guilders,orders,win_share,decisions\n";

fn csv_rows(header: &Header, played: &Played) -> String {
    let (mut rows, each) = (String::new(), header.bots.len().max(1) as u64);
    let (deal, rotation) = (played.game / each, played.game % each);
    for player in &played.players {
        let (score, fame) = (&player.score, &player.score.fame);
        let character = player.character.map_or("", |character| character.code());
        let name = &header.bots[usize::from(player.bot)];
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
    value["games_asked"] = if args.partial { standing.header.games } else { asked(args) }.into();
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
    let (games, deals) = (counted(standing.games, "game"), counted(standing.deals, "whole deal"));
    let _ = writeln!(text, "\n{games}, {deals}; intervals are 95 %");
    if standing.left_out() > 0 {
        let left_out = counted(standing.left_out(), "game");
        let _ = writeln!(text, "left out: {left_out} of deals that are not whole");
    }
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
        let (count, (share, [low, high])) = (standing.titles.count(title), standing.titles.share(title));
        let ends = format!("{:.1} to {:.1} %", 100.0 * low, 100.0 * high);
        vec![title.name().to_string(), count.to_string(), percent(share), ends]
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
