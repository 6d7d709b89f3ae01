//! `platen set`: checking, writing and listing card sets.

use crate::args::{Finding, count, list_problems, load_set, read_cards};
use crate::failure::{Failure, Outcome};
use crate::files::{read_bytes, shown};
use crate::output;
use clap::{Args, Subcommand, ValueEnum};
use platen_rules::cards::{
    CardSet, DEFAULT_SET, FairnessProblem, fairness_problems, published_set, published_sets, set_to_json,
    set_to_toml,
};
use platen_rules::vocabulary::Edition;
use serde_json::{Value, json};
use std::path::PathBuf;

/// Check, export and list card sets
#[derive(Debug, Args)]
pub(crate) struct SetCommandArgs {
    #[command(subcommand)]
    command: SetCommand,
}

#[derive(Debug, Subcommand)]
enum SetCommand {
    Check(CheckArgs),
    Export(ExportArgs),
    List(ListArgs),
}

/// Check a set file and name every problem with its line
#[derive(Debug, Args)]
struct CheckArgs {
    /// The set file; `-` reads from stdin
    file: PathBuf,
    /// Also tell what is not fair: a letter, ink, specialty or card that is favoured
    #[arg(long)]
    fair: bool,
    /// Print the findings as JSON
    #[arg(long)]
    json: bool,
}

/// Write a set as JSON or TOML
#[derive(Debug, Args)]
struct ExportArgs {
    /// The name of a published set, or a set file
    #[arg(value_name = "NAME|FILE", default_value = DEFAULT_SET)]
    set: PathBuf,
    /// The form
    #[arg(long, value_enum, default_value_t = Format::Json)]
    format: Format,
    /// Write JSON, whatever the form asked for
    #[arg(long)]
    json: bool,
    /// The edition whose ink names and reward numbers JSON has
    #[arg(long, default_value_t = Edition::Second)]
    edition: Edition,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
enum Format {
    Json,
    Toml,
}

/// List the published sets
#[derive(Debug, Args)]
struct ListArgs {
    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &SetCommandArgs) -> Outcome {
    match &args.command {
        SetCommand::Check(args) => check(args),
        SetCommand::Export(args) => export(args),
        SetCommand::List(args) => list(args),
    }
}

fn check(args: &CheckArgs) -> Outcome {
    let bytes = read_bytes(&args.file)?;
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (set, problems) = match read_cards(bytes) {
        Ok(cards) if args.fair => (Some((cards.name.clone(), cards.hash())), unfair(&cards, &text)),
        Ok(cards) => (Some((cards.name.clone(), cards.hash())), Vec::new()),
        Err(problems) => (None, problems),
    };
    list_problems(&args.file, &problems);
    let file = shown(&args.file);
    if args.json {
        output::print_json(&findings(&file, set.as_ref(), &problems))?;
    }
    match set {
        None => Err(Failure::bad(format_args!("{file} is not a sound set ({})", count(problems.len())))
            .hint("docs/card-sets.md describes the format; `platen set export --format toml` writes a sound set")),
        Some((name, _)) if !problems.is_empty() => {
            Err(Failure::bad(format_args!("the set {name} is sound but not fair ({})", count(problems.len())))
                .hint("it can be played; docs/card-sets.md says what fair means"))
        }
        Some(_) if args.json => Ok(()),
        Some((name, hash)) => {
            let fair = if args.fair { " and fair" } else { "" };
            output::print(format_args!("{file}: the set {name} is sound{fair} (hash {hash})\n"))
        }
    }
}

fn findings(file: &str, set: Option<&(String, String)>, problems: &[Finding]) -> Value {
    let found: Vec<Value> = problems.iter().map(problem_json).collect();
    let (name, hash) = set.map(|(name, hash)| (name, hash)).unzip();
    json!({"file": file, "ok": found.is_empty(), "name": name, "hash": hash, "problems": found})
}

/// What is not fair about a set, with the lines where the cards or their decks stand.
fn unfair(cards: &CardSet, text: &str) -> Vec<Finding> {
    let place = |problem: &FairnessProblem| match problem {
        FairnessProblem::Uneven { deck, .. } => line_of(text, deck, None),
        FairnessProblem::Dominated { deck, no, .. } => line_of(text, deck, Some(*no)),
        FairnessProblem::EqualGears { other, .. } => line_of(text, "gears", Some(other.number())),
        FairnessProblem::NoSector(_) | FairnessProblem::ThreePlusGears { .. } => line_of(text, "gears", None),
    };
    let problems = fairness_problems(cards);
    problems.iter().map(|problem| Finding { line: place(problem), message: problem.to_string() }).collect()
}

/// The line of a deck, or of a card in it, in a file that is laid out like the published ones.
fn line_of(text: &str, deck: &str, no: Option<u8>) -> usize {
    let deck = deck.split(' ').next().unwrap_or(deck);
    let heading = text.lines().position(|line| line.trim_start_matches('[').starts_with(deck)).unwrap_or(0);
    let Some(no) = no else { return heading + 1 };
    let number = format!("no={no},");
    let card = |line: &str| line.replace(' ', "").contains(&number);
    let below = text.lines().skip(heading).position(card);
    1 + heading + below.unwrap_or(0)
}

fn problem_json(problem: &Finding) -> Value {
    json!({"line": problem.line, "message": problem.message})
}

fn export(args: &ExportArgs) -> Outcome {
    let cards = load_set(&args.set)?;
    if args.format == Format::Json || args.json {
        return output::print_json(&set_to_json(&cards, args.edition));
    }
    output::print(set_to_toml(&cards))
}

fn list(args: &ListArgs) -> Outcome {
    let sets: Vec<(&str, String)> =
        published_sets().filter_map(|name| published_set(name).map(|cards| (name, cards.hash()))).collect();
    if args.json {
        let sets: Vec<Value> = sets
            .iter()
            .map(|(name, hash)| json!({"name": name, "hash": hash, "default": *name == DEFAULT_SET}))
            .collect();
        return output::print_json(&json!({"sets": sets}));
    }
    let line = |(name, hash): &(&str, String)| {
        let default = if *name == DEFAULT_SET { "  (played by default)" } else { "" };
        format!("{name}  {hash}{default}\n")
    };
    output::print(sets.iter().map(line).collect::<Vec<_>>().concat())
}
