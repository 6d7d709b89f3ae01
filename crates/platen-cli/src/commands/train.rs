//! `platen train`: the bots' evaluation is trained by self-play.

use crate::args::{SeedArgs, SetArgs, ThreadArgs};
use crate::failure::{Failure, Outcome};
use crate::files::{WholeFile, read_bytes, shown, text_of, write_whole};
use crate::output;
use crate::progress::Progress;
use clap::Args;
use platen_bots::value::Net;
use platen_lab::{FEWEST_GAMES, Generation, Told, Training};
use std::fmt::Write;
use std::path::{Path, PathBuf};

/// `--from` this is from scratch.
const NOTHING: &str = "nothing";

/// Train the evaluation that the bots play by
///
/// Each generation plays games against itself and learns from them. The same arguments give the same file, byte for
/// byte, with any number of threads. The file is written whole after each generation and names the command that
/// made it.
#[derive(Debug, Args)]
pub(crate) struct TrainArgs {
    /// Where the weights go
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Weights to start from: a file, or `nothing`; those that the bots have now by default
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
    /// How many generations
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=10_000))]
    generations: u32,
    /// How many games a generation
    #[arg(long, value_name = "N", default_value_t = 4000, value_parser = clap::value_parser!(u64).range(FEWEST_GAMES..=10_000_000))]
    games: u64,
    /// Let a search of so many iterations play the games; games of earlier generations are then learnt from again
    #[arg(long, value_name = "N", value_parser = crate::args::iterations())]
    iterations: Option<u32>,
    /// The learning rate at the beginning of a generation
    #[arg(long, value_name = "R", default_value_t = 0.002, value_parser = rate)]
    rate: f32,
    #[command(flatten)]
    set: SetArgs,
    #[command(flatten)]
    seed: SeedArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Tell generations alone, not how far their games are
    #[arg(long)]
    quiet: bool,
}

pub(crate) fn run(args: &TrainArgs) -> Outcome {
    let seed = args.seed.seed()?;
    let (start, history) = start(args)?;
    let training = Training {
        cards: args.set.cards()?,
        start,
        generations: args.generations,
        games: args.games,
        seed,
        iterations: args.iterations,
        rate: args.rate,
    };
    // What cannot be written is said before hours of games.
    drop(WholeFile::create(&args.out)?);
    output::note(format_args!("seed {seed}"));
    let bar = || Progress::new(args.games, 0, args.quiet);
    let mut progress = Some(bar());
    training.run::<Failure>(args.threads.count(), |told| {
        match told {
            Told::Game => progress.iter_mut().for_each(Progress::step),
            Told::Generation(done, net) => {
                progress.take().into_iter().for_each(Progress::finish);
                output::note(line(done));
                write_whole(&args.out, &net.to_text(&note(args, &training, done, &history)))?;
                progress = (done.number < args.generations).then(bar);
            }
        }
        Ok(())
    })?;
    output::note(format_args!("the weights are in {}", args.out.display()));
    Ok(())
}

fn rate(text: &str) -> Result<f32, String> {
    let rate: f32 = text.parse().map_err(|_| format!("{text:?} is not a number"))?;
    if rate > 0.0 && rate <= 1.0 { Ok(rate) } else { Err("a rate is above 0 and at most 1".to_string()) }
}

/// The weights to start from and what their file says about itself.
fn start(args: &TrainArgs) -> Outcome<(Option<Net>, String)> {
    match args.from.as_deref() {
        None => Ok((Some(Net::trained().clone()), as_lines(Net::history()))),
        Some(path) if path == Path::new(NOTHING) => Ok((None, String::new())),
        Some(path) => read_weights(path).map(|(net, history)| (Some(net), history)),
    }
}

fn read_weights(path: &Path) -> Outcome<(Net, String)> {
    let hint = "name a file that `platen train` wrote, or start with `--from nothing`";
    let bad = |what: &dyn std::fmt::Display| {
        Failure::could_not(format_args!("{} is no weights file: {what}", shown(path))).hint(hint)
    };
    let text = text_of(read_bytes(path).map_err(|failure| failure.hint(hint))?)
        .map_err(|line| bad(&format_args!("line {line} is not UTF-8 text")))?;
    let net = Net::from_text(&text).map_err(|error| bad(&error))?;
    Ok((net, as_lines(text.lines().filter_map(|line| line.strip_prefix('#')))))
}

fn as_lines<'a>(notes: impl Iterator<Item = &'a str>) -> String {
    notes.fold(String::new(), |all, line| all + line.trim() + "\n")
}

/// What the file says about itself. Threads and the file's own name change nothing, so they are left out.
fn note(args: &TrainArgs, training: &Training, done: &Generation, history: &str) -> String {
    let Training { cards, seed, .. } = training;
    let mut command = "platen train".to_string();
    let _ = write!(command, " --generations {} --games {} --seed {seed}", args.generations, args.games);
    let _ = write!(command, " --rate {}", args.rate);
    let mut add = |flag: &str, value: Option<String>| {
        let _ = value.map(|value| write!(command, " {flag} {value}"));
    };
    add("--iterations", args.iterations.map(|iterations| iterations.to_string()));
    add("--from", args.from.as_ref().map(|path| path.display().to_string()));
    add("--set", args.set.file.as_ref().map(|path| path.display().to_string()));
    let before = history.lines().fold(String::new(), |all, line| all + "\nbefore: " + line);
    let (set, hash) = (&cards.name, cards.hash());
    format!("{command}\ngeneration {} of {}; set {set}, {hash}{before}", done.number, args.generations)
}

fn line(done: &Generation) -> String {
    let fame = done.fame.iter().map(|mean| mean.map_or("-".to_string(), |mean| format!("{mean:.1}")));
    let losses = |of: fn(&platen_lab::Loss) -> f64| {
        done.loss.iter().map(|loss| format!("{:.1}", of(loss))).collect::<Vec<_>>().join(" ")
    };
    format!(
        "generation {}: {} positions; mean fame with 1 to 4 players {}; held-out loss by round {} (was {})",
        done.number,
        done.samples,
        fame.collect::<Vec<_>>().join(" "),
        losses(|loss| loss.held_out),
        losses(|loss| loss.before),
    )
}
