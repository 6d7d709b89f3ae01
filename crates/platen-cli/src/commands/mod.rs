//! The subcommands, one file each: an `Args` struct whose doc comments are the help, and a function.

mod admin;
mod advise;
mod backup;
mod ladder;
mod limit;
mod load;
mod matches;
mod play;
mod playing;
mod replay;
mod report;
mod rules;
mod serve;
mod set;
mod simulate;
mod train;
mod verify;

use crate::failure::Outcome;
use clap::{Parser, Subcommand};
use platen_rules::{RECORD_FORMAT, RULES_REVISION};
use std::sync::LazyLock;

/// Platen: an unofficial digital Gutenberg, the board game of printing about 1455
#[derive(Debug, Parser)]
#[command(name = "platen", version = VERSION.as_str())]
pub(crate) struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Debug, Subcommand)]
enum Command {
    Play(play::PlayArgs),
    Serve(serve::ServeArgs),
    ExportSite(serve::ExportSiteArgs),
    Admin(admin::AdminArgs),
    Backup(backup::BackupArgs),
    Restore(backup::RestoreArgs),
    Load(load::LoadArgs),
    Simulate(simulate::SimulateArgs),
    Match(matches::MatchArgs),
    Ladder(ladder::LadderArgs),
    Report(Box<report::ReportArgs>),
    Limit(limit::LimitArgs),
    Replay(replay::ReplayArgs),
    Verify(verify::VerifyArgs),
    Advise(advise::AdviseArgs),
    Rules(rules::RulesArgs),
    Set(set::SetCommandArgs),
    Train(train::TrainArgs),
}

impl Cli {
    pub(crate) fn run(self) -> Outcome {
        match self.command {
            Command::Simulate(args) => simulate::run(&args),
            Command::Match(args) => matches::run(&args),
            Command::Ladder(args) => ladder::run(&args),
            Command::Report(args) => report::run(&args),
            Command::Limit(args) => limit::run(&args),
            Command::Advise(args) => advise::run(&args),
            Command::Replay(args) => replay::run(&args),
            Command::Verify(args) => verify::run(&args),
            Command::Play(args) => play::run(&args),
            Command::Serve(args) => serve::serve(&args),
            Command::ExportSite(args) => serve::export(&args),
            Command::Admin(args) => admin::run(&args),
            Command::Backup(args) => backup::backup(&args),
            Command::Restore(args) => backup::restore(&args),
            Command::Load(args) => load::run(&args),
            Command::Rules(args) => rules::run(&args),
            Command::Set(args) => set::run(&args),
            Command::Train(args) => train::run(&args),
        }
    }
}

static VERSION: LazyLock<String> = LazyLock::new(|| {
    let crate_version = env!("CARGO_PKG_VERSION");
    format!("{crate_version} (rules revision {RULES_REVISION}, record format {RECORD_FORMAT})")
});
