//! `platen play`: a table at one keyboard.

use super::replay::{damaged, load_records};
use crate::args::{LangArgs, SeedArgs, SetArgs, TableArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::output;
use crate::play::{Console, Host, Seating};
use crate::think;
use clap::Args;
use platen_lab::counted;
use platen_rules::Session;
use serde_json::json;
use std::path::{Path, PathBuf};
use std::time::Duration;

/// Play at one keyboard with other people, the automa and bots
///
/// Without arguments: one person with the automa. Seats count from 0; with the automa it sits at 0 and the players
/// from 1 on. Type ? at the table for what can be typed.
#[derive(Debug, Args)]
pub(crate) struct PlayArgs {
    /// How many players, 1 to 4, people and bots together; the automa comes on top
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u8).range(1..=4))]
    players: Option<u8>,
    /// The seats of people, for instance 0,1; the first seats by default, bots at the others
    #[arg(long, value_name = "SEATS")]
    humans: Option<String>,
    /// The name of a person, once for each; also says how many people there are
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays at the other seats: one bot for all, or a comma list; journeyman by default
    #[arg(long, value_name = "LIST", long_help = bots::help_with("Who plays at the other seats: one bot for all, or a comma list; journeyman by default"))]
    bots: Option<String>,
    #[command(flatten)]
    set: SetArgs,
    #[command(flatten)]
    seed: SeedArgs,
    /// Keep the record in a file, written after every entry
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Go on with the game of a record
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// Let a bot think for that long at most, in seconds; a level's own iterations end it earlier
    #[arg(long, value_name = "SECONDS", value_parser = think::read_seconds)]
    think: Option<Duration>,
    #[command(flatten)]
    lang: LangArgs,
    /// No colour, no clearing of the screen, plain signs
    #[arg(long)]
    plain: bool,
    /// Print the result as JSON on stdout; the table goes to stderr
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &PlayArgs) -> Outcome {
    let (session, seating) = match &args.load {
        Some(path) => load(args, path)?,
        None => begin(args)?,
    };
    let console = Console::new(args.plain, args.json);
    let mut host = Host::new(session, seating, args.record.clone(), console, args.lang.lang());
    host.think = args.think;
    host.play()?;
    if args.json {
        let (game, record) = (host.session().game(), host.session().record());
        output::print_json(&json!({
            "seed": record.seed,
            "entries": record.entries.len(),
            "over": game.result().is_some(),
            "result": game.standing(),
        }))?;
    }
    Ok(())
}

fn begin(args: &PlayArgs) -> Outcome<(Session, Seating)> {
    let people = u8::try_from(args.names.len().clamp(1, 4)).unwrap_or(1);
    let options = args.table.options(args.players.unwrap_or(people))?;
    let bots = args.bots.as_deref().unwrap_or("journeyman");
    let seating = Seating::new(&options, args.humans.as_deref(), &args.names, bots)?;
    spare_other_games(args)?;
    let cards = args.set.cards()?;
    let seed = args.seed.seed()?;
    output::note(format_args!("seed {seed}"));
    let session = Session::new(cards, options, seed, seating.infos.clone()).map_err(Failure::could_not)?;
    Ok((session, seating))
}

/// The file of another game is not written over.
fn spare_other_games(args: &PlayArgs) -> Outcome {
    let Some(path) = args.record.as_deref().filter(|path| path.is_file()) else { return Ok(()) };
    if args.load.as_deref() == Some(path) {
        return Ok(());
    }
    let path = path.display();
    Err(Failure::could_not(format_args!("{path} exists already")).hint(format!(
        "go on with that game by `platen play --load {path} --record {path}`, or name another file"
    )))
}

fn load(args: &PlayArgs, path: &Path) -> Outcome<(Session, Seating)> {
    let begun_anew =
        args.players.is_some() || args.humans.is_some() || !args.names.is_empty() || args.bots.is_some();
    if begun_anew || !args.table.is_empty() || args.seed.is_given() {
        return Err(Failure::could_not("--load goes on with a game as it was begun")
            .hint("leave out --players, --humans, --name, --bots, --seed and the options of the game"));
    }
    spare_other_games(args)?;
    let given = args.set.given()?;
    let texts = load_records(path)?;
    let [text] = texts.as_slice() else {
        return Err(Failure::could_not(format_args!(
            "{} holds {}",
            path.display(),
            counted(texts.len() as u64, "game")
        ))
        .hint("a game to go on with stands alone in its file"));
    };
    let session = text.replay(given.as_ref()).map_err(|error| damaged(path, &error))?;
    output::note(format_args!("seed {}", session.record().seed));
    let seating = Seating::of_record(&session.record().options, &session.record().seats);
    Ok((session, seating))
}
