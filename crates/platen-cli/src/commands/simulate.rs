//! `platen simulate`: bots play many games.

use crate::args::{SeedArgs, SetArgs, TableArgs, ThreadArgs};
use crate::bots;
use crate::failure::{Failure, Outcome};
use crate::files::WholeFile;
use crate::output;
use crate::progress;
use crate::simulation::{Finished, Run, Summary};
use clap::Args;
use platen_lab::Contestant;
use std::path::PathBuf;
use std::time::Instant;

/// Let bots play many games and sum up how they ended
///
/// Game i of a run has a seed of its own, so results are the same with any number of threads. The seed of the run is
/// always printed.
#[derive(Debug, Args)]
pub(crate) struct SimulateArgs {
    /// How many games
    #[arg(long, value_name = "N", default_value_t = 100, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// How many players, 1 to 4; the automa comes on top, and with one player it always plays
    #[arg(long, value_name = "N", default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=4))]
    players: u8,
    #[command(flatten)]
    table: TableArgs,
    /// Who plays: a comma list of bots, one for each player, or one name for all seats
    #[arg(long, value_name = "LIST", default_value = "random", long_help = bots::help())]
    bots: String,
    #[command(flatten)]
    set: SetArgs,
    #[command(flatten)]
    seed: SeedArgs,
    #[command(flatten)]
    threads: ThreadArgs,
    /// Write the records of all games to a file, in the order of the games
    #[arg(long, value_name = "FILE")]
    record: Option<PathBuf>,
    /// Write the audit traces of all games to a file, in the order of the games
    #[arg(long, value_name = "FILE")]
    trace: Option<PathBuf>,
    /// Print the summary as JSON
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &SimulateArgs) -> Outcome {
    let run = prepare(args)?;
    output::note(format_args!("seed {}", run.seed));
    let mut files = Files::create(args)?;
    let mut summary = Summary::new(&run);
    let bar = progress::bar(args.games, 0);
    let started = Instant::now();
    let played = run.play(|game| {
        files.write(&game)?;
        summary.add(&game);
        bar.inc(1);
        Ok(())
    });
    bar.finish_and_clear();
    played?;
    files.finish()?;
    summary.seconds = started.elapsed().as_secs_f64();
    if args.json { output::print_json(&summary.to_json(&run)) } else { output::print(summary.to_text(&run)) }
}

fn prepare(args: &SimulateArgs) -> Outcome<Run> {
    let options = args.table.options(args.players)?;
    let bots = bots::read_list(&args.bots, usize::from(options.players))?;
    Ok(Run {
        cards: args.set.cards()?,
        options,
        bots: bots.iter().map(Contestant::from).collect(),
        seed: args.seed.seed()?,
        games: args.games,
        threads: args.threads.count(),
        records: args.record.is_some(),
        traces: args.trace.is_some(),
    })
}

/// The files that were asked for.
struct Files {
    record: Option<WholeFile>,
    trace: Option<WholeFile>,
}

impl Files {
    fn create(args: &SimulateArgs) -> Outcome<Files> {
        if args.record.is_some() && args.record == args.trace {
            return Err(Failure::could_not("--record and --trace name the same file")
                .hint("a record and a trace are two things; give each a file of its own"));
        }
        let create = |path: &Option<PathBuf>| path.as_deref().map(WholeFile::create).transpose();
        Ok(Files { record: create(&args.record)?, trace: create(&args.trace)? })
    }

    fn write(&mut self, game: &Finished) -> Outcome {
        for (file, text) in [(&mut self.record, &game.record), (&mut self.trace, &game.trace)] {
            if let (Some(file), Some(text)) = (file, text) {
                file.write(text)?;
            }
        }
        Ok(())
    }

    fn finish(self) -> Outcome {
        [self.record, self.trace].into_iter().flatten().try_for_each(WholeFile::finish)
    }
}
