//! Arguments that several commands share: the table, the cards and the seed.

use crate::failure::{Failure, Outcome};
use crate::files::{read_bytes, shown, text_of};
use crate::output;
use crate::words::lang_of_place;
use clap::Args;
use platen_rules::cards::{CardSet, DEFAULT_SET, SetProblem, published_set, published_sets, read_set};
use platen_rules::vocabulary::Edition;
use platen_rules::{GameOptions, OptionsError, Seed};
use platen_texts::Lang;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Most iterations of a search: more would take hours and gigabytes for a decision.
const MOST_ITERATIONS: i64 = 1_000_000;

/// Reads iterations of a search.
pub(crate) fn iterations() -> clap::builder::RangedI64ValueParser<u32> {
    clap::value_parser!(u32).range(1..=MOST_ITERATIONS)
}

/// In which language is spoken.
#[derive(Debug, Args)]
pub(crate) struct LangArgs {
    /// The language of the table: en, fr, it or ja; by default that of the environment
    #[arg(long, value_name = "LANG")]
    lang: Option<Lang>,
}

impl LangArgs {
    pub(crate) fn lang(&self) -> Lang {
        self.lang.unwrap_or_else(lang_of_place)
    }
}

/// Who plays by which rules.
#[derive(Debug, Args)]
pub(crate) struct TableArgs {
    /// Play with the automa, on top of the players; one player always does
    #[arg(long)]
    automa: bool,
    /// Play without characters
    #[arg(long)]
    no_characters: bool,
    /// Which printing of the rules: second or first
    #[arg(long, value_name = "EDITION")]
    edition: Option<Edition>,
    /// Set an option of the game, for instance `free_actions=own_decisions`; may be given more than once
    #[arg(long = "option", value_name = "NAME=VALUE", long_help = option_help())]
    options: Vec<String>,
}

impl TableArgs {
    /// The options of the game that were asked for.
    pub(crate) fn options(&self, players: u8) -> Outcome<GameOptions> {
        let mut options = GameOptions::new(players);
        if let Some(edition) = self.edition {
            options = options.with_edition(edition);
        }
        options.automa |= self.automa;
        options.characters &= !self.no_characters;
        // The edition first: other options follow from it by default.
        let (editions, others): (Vec<_>, Vec<_>) =
            self.options.iter().partition(|text| text.starts_with("edition="));
        for text in editions.into_iter().chain(others) {
            set_option(&mut options, text)?;
        }
        options.check().map_err(impossible)?;
        Ok(options)
    }

    /// Whether anything was asked for.
    pub(crate) fn is_empty(&self) -> bool {
        !self.automa && !self.no_characters && self.edition.is_none() && self.options.is_empty()
    }
}

fn set_option(options: &mut GameOptions, text: &str) -> Outcome {
    let Some((name, value)) = text.split_once('=') else {
        return Err(Failure::could_not(format_args!("--option {text:?} is not NAME=VALUE"))
            .hint("for instance `--option free_actions=own_decisions`"));
    };
    options.set(name, value).map_err(impossible)
}

fn impossible(error: OptionsError) -> Failure {
    let hint = match &error {
        OptionsError::PlayerCount { automa: true, .. } => "with the automa there are 1 to 3 players",
        OptionsError::PlayerCount { .. } => "one player plays with the automa; leave `automa=off` out",
        OptionsError::FirstPlayer { .. } => "seats count from 0; with the automa, it sits at 0",
        OptionsError::UnknownOption { .. } | OptionsError::Value { .. } => {
            "`platen simulate --help` lists the options and their values"
        }
    };
    Failure::could_not(error).hint(hint)
}

fn option_help() -> String {
    let lines: Vec<String> = GameOptions::NAMES
        .iter()
        .map(|name| format!("  {name:<23} {}", GameOptions::choices(name).join(", ")))
        .collect();
    format!(
        "Set an option of the game; may be given more than once\n\nOptions and their values, default first \
         (see the head of the rules):\n{}",
        lines.join("\n")
    )
}

/// Which cards.
#[derive(Debug, Args)]
pub(crate) struct SetArgs {
    /// Play with the cards of a set: a file, or the name of a published set
    #[arg(long = "set", value_name = "FILE")]
    pub(crate) file: Option<PathBuf>,
}

impl SetArgs {
    /// The set that was asked for, or the default one.
    pub(crate) fn cards(&self) -> Outcome<Arc<CardSet>> {
        self.given().and_then(|given| match given {
            Some(cards) => Ok(cards),
            None => load_set(Path::new(DEFAULT_SET)),
        })
    }

    /// The set that was asked for, if one was.
    pub(crate) fn given(&self) -> Outcome<Option<Arc<CardSet>>> {
        self.file.as_deref().map(load_set).transpose()
    }
}

/// A published set by its name, or a set from a file. A bad file is a reason not to run.
pub(crate) fn load_set(path: &Path) -> Outcome<Arc<CardSet>> {
    if let Some(cards) = path.to_str().and_then(published_set) {
        return Ok(cards);
    }
    let known: Vec<&str> = published_sets().collect();
    let bytes = read_bytes(path).map_err(|failure| {
        failure.hint(format!("name a set file, or a published set: {}", known.join(" ")))
    })?;
    read_cards(bytes).map(Arc::new).map_err(|problems| {
        list_problems(path, &problems);
        Failure::could_not(format_args!("{} is not a sound set ({})", shown(path), count(problems.len())))
            .hint("docs/card-sets.md describes the format; `platen set export` writes a set to start from")
    })
}

/// Something to say about a line of a set file.
#[derive(Clone, Debug)]
pub(crate) struct Finding {
    pub(crate) line: usize,
    pub(crate) message: String,
}

impl From<SetProblem> for Finding {
    fn from(problem: SetProblem) -> Finding {
        Finding { line: problem.line, message: problem.fault.to_string() }
    }
}

/// Reads a set from the bytes of a file.
pub(crate) fn read_cards(bytes: Vec<u8>) -> Result<CardSet, Vec<Finding>> {
    match text_of(bytes) {
        Ok(text) => read_set(&text)
            .map_err(|problems| problems.into_iter().map(Finding::from).collect())
            .and_then(|cards| own_name(cards, &text)),
        Err(line) => Err(vec![Finding { line, message: "this is not UTF-8 text".to_string() }]),
    }
}

/// Refuses other cards under the name of a published set: records could not tell the two apart.
fn own_name(cards: CardSet, text: &str) -> Result<CardSet, Vec<Finding>> {
    if published_set(&cards.name).is_none_or(|known| known.hash() == cards.hash()) {
        return Ok(cards);
    }
    let line = 1 + text.lines().take_while(|line| !line.trim_start().starts_with("name")).count();
    let message = format!("{:?} is the name of a published set with other cards; choose another", cards.name);
    Err(vec![Finding { line, message }])
}

/// Names every problem as `FILE:LINE: message` on stderr.
pub(crate) fn list_problems(path: &Path, problems: &[Finding]) {
    for Finding { line, message } in problems {
        output::note(format_args!("{}:{line}: {message}", shown(path)));
    }
}

/// "1 problem", "2 problems".
pub(crate) fn count(problems: usize) -> String {
    format!("{problems} problem{}", if problems == 1 { "" } else { "s" })
}

/// From where chance comes.
#[derive(Debug, Args)]
pub(crate) struct SeedArgs {
    /// The seed: a whole number or 64 hex digits; drawn at random when none is given, and always printed
    #[arg(long, value_name = "SEED")]
    seed: Option<Seed>,
}

impl SeedArgs {
    /// The seed that was asked for, or a new one from the operating system.
    pub(crate) fn seed(&self) -> Outcome<Seed> {
        if let Some(seed) = self.seed {
            return Ok(seed);
        }
        let mut bytes = [0; 32];
        getrandom::fill(&mut bytes).map_err(|error| {
            Failure::could_not(format_args!("cannot draw a seed: {error}")).hint("give one with --seed")
        })?;
        Ok(Seed(bytes))
    }

    pub(crate) fn is_given(&self) -> bool {
        self.seed.is_some()
    }
}

/// On how many threads.
#[derive(Debug, Args)]
pub(crate) struct ThreadArgs {
    /// How many threads; as many as there are processors by default
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
}

impl ThreadArgs {
    /// The threads that were asked for, or one a processor.
    pub(crate) fn count(&self) -> usize {
        let all = || std::thread::available_parallelism().map_or(1, std::num::NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }
}
