//! The example bots, in Rust and in Python, play a whole game against each other by the protocol.

#[path = "../examples/bot.rs"]
#[allow(dead_code, reason = "its `main` is for those who start it")]
mod bot;
mod common;

use common::{Server, terms};
use platen_fair::read_proof;
use platen_load::Api;
use platen_protocol::{Chair, DeskCard, Sitting, Stage};
use platen_rules::read_records;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::Duration;

const NONE: Option<&()> = None;

/// Starts the example in Python.
fn python(api: &Api, table: &str) -> Child {
    let script: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../examples/bot.py");
    let mut command = Command::new("python3");
    command.arg(script).arg(api.address.to_string()).arg(table).env("PLATEN_TOKEN", token(api));
    command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().expect("the bot starts")
}

fn token(api: &Api) -> String {
    api.who.as_deref().and_then(|who| who.rsplit(' ').next()).expect("a token").to_string()
}

async fn card(api: &Api, table: &str) -> DeskCard {
    api.asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_example_bots_play_a_whole_game() {
    let server = Server::start().await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let theirs = python(&bert, &table);
    let (here, at, token) = (server.address, table.clone(), token(&anna));
    let ours = tokio::spawn(async move { bot::run(here, &at, &token).await });
    let is_here = |card: &DeskCard| matches!(card.seats[1].sitting, Sitting::Person { .. });
    for tries in 0.. {
        assert!(tries < 600, "the bot does not sit down");
        if is_here(&card(&anna, &table).await) {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    ours.await.expect("no panic").expect("played to the end");
    let ended =
        tokio::task::spawn_blocking(|| theirs.wait_with_output()).await.expect("no panic").expect("it ends");
    let (said, problem) = (String::from_utf8_lossy(&ended.stdout), String::from_utf8_lossy(&ended.stderr));
    assert!(ended.status.success() && said.contains("the game is over"), "{said}{problem}");
    assert_eq!(card(&anna, &table).await.stage, Stage::Over);
    let text = anna.ask("GET", &format!("/tables/{table}/record"), NONE).await.expect("a record").body;
    let record = &read_records(&text).expect("a record")[0].record;
    let findings = read_proof(&text).expect("a proof").check(record).expect("it is proven");
    assert_eq!((findings.shares.len() + findings.without.len(), record.seats.len()), (2, 2));
}
