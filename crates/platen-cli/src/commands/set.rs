//! `platen set`: checking, writing and listing card sets.

use crate::args::{count, list_problems, load_set, read_cards};
use crate::failure::{Failure, Outcome};
use crate::files::{read_bytes, shown};
use crate::output;
use clap::{Args, Subcommand, ValueEnum};
use platen_rules::cards::{
    CardSet, DEFAULT_SET, SetProblem, published_set, published_sets, set_to_json, set_to_toml,
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
    let (name, hash, problems) = match read_cards(read_bytes(&args.file)?) {
        Ok(cards) => (Some(cards.name.clone()), Some(cards.hash()), beyond_form(&cards)),
        Err(problems) => (None, None, problems),
    };
    list_problems(&args.file, &problems);
    if args.json {
        let found: Vec<Value> = problems.iter().map(problem_json).collect();
        let sound = found.is_empty();
        let file = shown(&args.file);
        output::print_json(
            &json!({"file": file, "ok": sound, "name": name, "hash": hash, "problems": found}),
        )?;
    }
    if !problems.is_empty() {
        let message = format!("{} is not a sound set ({})", shown(&args.file), count(problems.len()));
        return Err(Failure::bad(message).hint(CARD_SETS));
    }
    if let (Some(name), Some(hash), false) = (name, hash, args.json) {
        output::print(format_args!("{}: the set {name} is sound (hash {hash})\n", shown(&args.file)))?;
    }
    Ok(())
}

const CARD_SETS: &str =
    "docs/card-sets.md describes the format; `platen set export --format toml` writes a sound set";

/// Problems of a set that reads well.
fn beyond_form(_cards: &CardSet) -> Vec<SetProblem> {
    Vec::new()
}

fn problem_json(problem: &SetProblem) -> Value {
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
    let lines: String = sets
        .iter()
        .map(|(name, hash)| {
            let default = if *name == DEFAULT_SET { "  (played by default)" } else { "" };
            format!("{name}  {hash}{default}\n")
        })
        .collect();
    output::print(lines)
}
