//! `platen ladder`: every bot against every other, with ratings.

use super::matches::CommonArgs;
use super::playing;
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::{can_be_written, make_folder, write_whole};
use crate::output;
use crate::tables::{percent, table};
use clap::Args;
use platen_bots::BOTS;
use platen_lab::{Contest, Contestant, Games, Header, Ladder, RATING_METHOD, counted};
use std::fmt::Write;
use std::path::PathBuf;

/// Let every bot play every other, and rate them
///
/// Each group of bots plays a match in duplicate deals; all matches have the same deals. The table says how often the
/// bot of a row came in ahead of that of a column, with 95 % intervals. Ratings are Glicko-2.
#[derive(Debug, Args)]
pub(crate) struct LadderArgs {
    /// Who plays: a comma list of bots, or `all`
    #[arg(long, value_name = "LIST", default_value = "all", long_help = bots::help_with("Who plays: a comma list of bots, or `all`"))]
    bots: String,
    /// How many games a match at least; whole deals are played, so it is rounded up
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many bots play in a match; every group of that size plays one
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    #[command(flatten)]
    common: CommonArgs,
    /// Keep every game in this folder, a file a match, and go on with what is there already
    #[arg(long, value_name = "DIR")]
    results: Option<PathBuf>,
    /// Write a row for each pair, with the rating of the first, to a file, as CSV
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Print the result as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &LadderArgs) -> Outcome {
    platen_lab::silence_bots();
    let contests = prepare(args)?;
    can_be_written(&args.csv)?;
    let names: Vec<String> = named(args)?.into_iter().map(|bot| bot.name).collect();
    let mut ladder = Ladder::new(names);
    let threads = args.common.threads.count();
    if let Some(folder) = &args.results {
        make_folder(folder)?;
    }
    let mut header = None;
    for (at, (group, contest)) in contests.iter().enumerate() {
        if at == 0 {
            output::note(format_args!("seed {}", contest.seed));
        }
        let title = versus(contest);
        output::note(format_args!(
            "match {} of {}: {title}, {} games",
            at + 1,
            contests.len(),
            contest.games()
        ));
        let file = args.results.as_ref().map(|folder| folder.join(format!("{title}.jsonl")));
        playing::play(contest, threads, args.common.quiet, file.as_deref(), |played| {
            ladder.add(group, played);
        })?;
        header = Some(contest.header());
    }
    if let Some(path) = &args.csv {
        write_whole(path, &csv(&ladder))?;
    }
    match header {
        Some(header) if args.json => output::print_json(&ladder.to_json(&header)),
        Some(header) => output::print(text(&ladder, &header)),
        None => Ok(()),
    }
}

fn named(args: &LadderArgs) -> Outcome<Vec<Contestant>> {
    let kinds = if args.bots.trim() == "all" { BOTS.to_vec() } else { bots::read_names(&args.bots)? };
    let bots: Vec<Contestant> = kinds.iter().map(Contestant::from).collect();
    let twice =
        bots.iter().enumerate().find(|(at, bot)| bots[..*at].iter().any(|other| other.name == bot.name));
    if let Some((_, bot)) = twice {
        return Err(Failure::could_not(format_args!("bot {} is named twice", bot.name))
            .hint("a ladder has each bot once; `platen match` plays a bot against itself"));
    }
    if bots.len() < usize::from(args.players) {
        let message = format!("{} named for matches of {}", counted(bots.len() as u64, "bot"), args.players);
        return Err(Failure::could_not(message).hint("name more bots, or choose fewer with --players"));
    }
    Ok(bots)
}

/// The matches, each with the places of its bots.
fn prepare(args: &LadderArgs) -> Outcome<Vec<(Vec<usize>, Contest)>> {
    let bots = named(args)?;
    let options = args.common.table.options(args.players)?;
    let (cards, seed) = (args.common.set.cards()?, args.common.seed.seed()?);
    let contest = |group: Vec<usize>| {
        let bots = group.iter().map(|&place| bots[place].clone()).collect();
        let contest = Contest {
            cards: cards.clone(),
            options,
            bots,
            seed,
            deals: args.games.div_ceil(u64::from(args.players)),
            iterations: args.common.iterations,
            chance_keeps: args.common.chance_keeps,
            timed: false,
        };
        (group, contest)
    };
    Ok(Ladder::groups(bots.len(), usize::from(args.players)).into_iter().map(contest).collect())
}

fn versus(contest: &Contest) -> String {
    contest.bots.iter().map(|bot| bot.name.as_str()).collect::<Vec<_>>().join("-")
}

fn text(ladder: &Ladder, header: &Header) -> String {
    let (order, ratings) = (ladder.order(), ladder.ratings());
    let mut rows = vec![vec!["bot".to_string(), "rating".to_string(), "95 %".to_string()]];
    rows[0].extend(order.iter().map(|&bot| format!("ahead of {}", ladder.bots[bot])));
    for &bot in &order {
        let [low, high] = ratings[bot].interval();
        let mut row = vec![ladder.bots[bot].clone(), format!("{:.0}", ratings[bot].rating)];
        row.push(format!("{low:.0} to {high:.0}"));
        row.extend(order.iter().map(|&other| cell(ladder, bot, other)));
        rows.push(row);
    }
    let mut text = table(&rows);
    let (games, each) = (counted(ladder.games, "game"), header.games);
    let _ = writeln!(text, "\n{games}, {each} a match; ratings are {RATING_METHOD}; intervals are 95 %");
    text
}

fn cell(ladder: &Ladder, bot: usize, other: usize) -> String {
    ladder.ahead(bot, other).map_or("-".to_string(), |(share, [low, high])| {
        format!("{} ({:.1} to {:.1})", percent(share), 100.0 * low, 100.0 * high)
    })
}

fn csv(ladder: &Ladder) -> String {
    let mut text = "bot,rating,deviation,other,games,ahead,low,high\n".to_string();
    for ((one, bot), rating) in ladder.bots.iter().enumerate().zip(ladder.ratings()) {
        let rating = format!("{:.2},{:.2}", rating.rating, rating.deviation);
        for (two, other) in ladder.bots.iter().enumerate() {
            if let Some((share, [low, high])) = ladder.ahead(one, two) {
                let games = ladder.met(one, two);
                let _ = writeln!(text, "{bot},{rating},{other},{games},{share:.5},{low:.5},{high:.5}");
            }
        }
    }
    text
}
