//! What an operator does with a server: watch it, end it, back it up, close tables, ban people, delete messages, set it up.

mod common;

use common::Dir;
use common::serving::{SOON, Server, get, place, serve, terms};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskRequest, DeskTold, Heard, Stage};
use platen_rules::Seed;
use platen_server::desk::Desk;
use platen_server::store::Store;
use std::io::Read;
use std::net::SocketAddr;
use std::process::Command;
use std::time::{Duration, Instant};

const NONE: Option<&()> = None;

fn two() -> platen_protocol::Terms {
    terms(&[Chair::Person, Chair::Bot { level: "random".to_string() }])
}

fn file(dir: &Dir) -> String {
    dir.path().join("tables.db").to_str().expect("a readable path").to_string()
}

/// A game that has begun, and its player.
async fn begun(address: SocketAddr) -> (Api, String, Player) {
    let api = Api::begin(address, "Anna").await.expect("a name");
    let table = api.make(&two()).await.expect("a table");
    api.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    let mut player = Player::connect(&api, &table, None).await.expect("a socket");
    player.until_begun().await.expect("it begins");
    (api, table, player)
}

/// Plays so many actions, and says to which revision the last led.
async fn act(player: &mut Player, count: u64) -> u32 {
    let mut rng = chance(count);
    for _ in 0..count {
        while player.choose(&mut rng).is_none() {
            player.hear().await.expect("it goes on");
        }
        let action = player.choose(&mut rng).expect("a choice");
        let sent = player.act(action).await.expect("sent");
        player.answer(sent.id).await.expect("an answer");
    }
    player.state.as_ref().expect("a state").revision
}

/// Listens until a message of the table comes.
async fn until(player: &mut Player, wanted: impl Fn(&DeskMessage) -> bool) {
    loop {
        let heard = tokio::time::timeout(SOON, player.hear()).await.expect("soon").expect("a message");
        if matches!(&heard, Heard::Desk(DeskTold { message, .. }) if wanted(message)) {
            return;
        }
    }
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Runtime::new().expect("a runtime")
}

#[cfg(unix)]
#[test]
fn a_server_that_is_to_end_tells_everyone_and_finishes_what_it_began() {
    let dir = place();
    let mut server = Server::start(serve(&dir, &file(&dir)));
    let (table, revision) = runtime().block_on(async {
        let (_, table, mut player) = begun(server.address).await;
        let revision = act(&mut player, 12).await;
        let metrics = get(server.address, "/metrics");
        for figure in
            ["platen_sockets 1", "platen_tables 1", "platen_items_total", "platen_store_seconds_bucket"]
        {
            assert!(metrics.contains(figure), "{figure} is not in {metrics}");
        }
        assert!(!metrics.contains(&table) && !metrics.contains("Anna"), "it names nobody");
        assert!(
            get(server.address, "/health").contains(" 200 ")
                && get(server.address, "/ready").contains(" 200 ")
        );
        let asked = Command::new("kill").arg("-TERM").arg(server.child.id().to_string()).status();
        assert!(asked.expect("kill").success());
        until(&mut player, |message| *message == DeskMessage::Restarting).await;
        let end = player.hear().await;
        assert!(matches!(end, Err(LoadError::Broken(_))), "{end:?}");
        (table, revision)
    });
    let begun = Instant::now();
    let status = server.child.wait().expect("it ends");
    assert!(status.success() && begun.elapsed() < Duration::from_secs(10), "{status} {:?}", begun.elapsed());
    runtime().block_on(async {
        let store = Store::open(&file(&dir)).await.expect("nobody has it");
        assert!(desk(&store, &table).await.revision() >= revision);
    });
}

async fn desk(store: &Store, table: &str) -> Desk {
    let table = table.parse().expect("a table");
    let items = store.items(table, 0).await.expect("items");
    Desk::load(table, &items, Seed::from_number(1)).expect("sound")
}

#[test]
fn a_backup_of_a_running_server_is_whole_and_can_be_put_back() {
    let dir = place();
    let database = file(&dir);
    let server = Server::start(serve(&dir, &database));
    let (table, before) = runtime().block_on(async {
        let (_, table, mut player) = begun(server.address).await;
        (table, act(&mut player, 10).await)
    });
    dir.run(&format!("backup saved.db --database {database}")).ok();
    let again = dir.run(&format!("backup saved.db --database {database}"));
    again.failed(2, &["saved.db is there already"]);
    dir.run(&format!("restore saved.db --database {database} --replace")).failed(2, &["in use"]);
    dir.run(&format!("restore saved.db --database {database}"))
        .ok()
        .says(&["0 tables and 0 people are back"]);
    server.kill();
    dir.write("cut.db", &std::fs::read(dir.path().join("saved.db")).expect("the backup")[..40_000]);
    dir.run(&format!("restore cut.db --database {database} --replace")).failed(2, &["no sound backup"]);
    dir.run(&format!("restore saved.db --database {database} --replace")).ok();
    let server = Server::start(serve(&dir, &database));
    let card: DeskCard = runtime().block_on(async {
        Api::new(server.address).asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card")
    });
    assert!(card.revision >= before, "{} is less than {before}", card.revision);
    server.kill();
    dir.run("backup x.db --database postgres://nowhere/x").failed(2, &["pg_dump"]);
}

/// A server that was set up anew, and runs, has the tables of a backup of another, and bots and people go on.
fn tables_come_back(dir: &Dir, fresh: &str) {
    let database = dir.path().join("old.db").to_str().expect("a readable path").to_string();
    let server = Server::start(serve(dir, &database));
    let (who, table, before) = runtime().block_on(async {
        let (anna, table, mut player) = begun(server.address).await;
        (anna.who.clone(), table, act(&mut player, 10).await)
    });
    dir.run(&format!("backup old-saved.db --database {database}")).ok();
    server.kill();
    let server = Server::start(serve(dir, fresh));
    let (_, other, _) = runtime().block_on(begun(server.address));
    let restored = dir.run(&format!("restore old-saved.db --database {fresh}"));
    restored.ok().says(&["1 table and 1 person are back; what was there is as it was"]);
    runtime().block_on(async {
        let anna = Api { address: server.address, who };
        let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
        player.until_begun().await.expect("it has begun");
        assert!(act(&mut player, 10).await > before, "it goes on");
        let there: DeskCard = anna.asked("GET", &format!("/tables/{other}"), NONE).await.expect("a card");
        assert_eq!(there.stage, Stage::Playing);
    });
    dir.run(&format!("restore old-saved.db --database {fresh}")).ok().says(&["0 tables and 0 people"]);
}

#[test]
fn tables_come_back_while_a_server_runs_on_sqlite() {
    let dir = place();
    tables_come_back(&dir, &file(&dir));
}

fn orders_are_noticed(dir: &Dir, database: &str) {
    let server = Server::start(serve(dir, database));
    let admin = |order: &str| dir.run(&format!("admin --database {database} {order}"));
    runtime().block_on(async {
        let (anna, table, mut player) = begun(server.address).await;
        player.ask_desk(DeskRequest::Say { text: "something bad".to_string() }).await.expect("sent");
        until(&mut player, |message| matches!(message, DeskMessage::Said(_))).await;
        admin(&format!("delete-message {table} 2")).failed(2, &["no message 2"]);
        admin(&format!("messages {table}")).ok().says(&["1 ", "Anna: something bad"]);
        admin(&format!("delete-message {table} 1")).ok();
        until(&mut player, |message| *message == DeskMessage::Unsaid { number: 1 }).await;
        player.ask_desk(DeskRequest::Say { text: "something good".to_string() }).await.expect("sent");
        until(&mut player, |message| matches!(message, DeskMessage::Said(said) if said.number == 2)).await;
        let closed = |message: &DeskMessage| matches!(message, DeskMessage::Desk { card, .. } if card.stage == Stage::Closed);
        admin("close-table nowhere").failed(2, &["names no table"]);
        admin(&format!("close-table {}", "0".repeat(26))).failed(2, &["no such table"]);
        admin(&format!("close-table {table}")).ok();
        until(&mut player, closed).await;
        admin(&format!("ban {table} --seat 1")).failed(2, &["no person sits there"]);
        admin("tables --stage closed").ok().says(&[&table, "closed", "Anna, (random)"]);
        assert_eq!(admin("tables --stage gathering").ok().stdout, "");
        admin(&format!("ban {table} --seat 0")).ok().says(&["is banned"]);
        let gone = tokio::time::timeout(SOON, async { while player.hear().await.is_ok() {} }).await;
        assert!(gone.is_ok(), "she is sent away");
        let refused = anna.ask("GET", "/me", NONE).await.expect("an answer");
        assert_eq!(refused.status, 401, "her token is worth nothing: {}", refused.body);
    });
    let banned = admin("banned").ok().stdout;
    let anna = banned.split(' ').next().expect("a person");
    assert!(banned.ends_with(" Anna\n"), "{banned}");
    admin(&format!("unban {anna}")).ok().says(&["worth something again"]);
    admin(&format!("unban {anna}")).failed(2, &["is banned"]);
    assert_eq!(admin("banned").ok().stdout, "");
    server.kill();
}

#[test]
fn a_game_that_cannot_be_played_any_more_is_closed() {
    let dir = place();
    let database = file(&dir);
    let server = Server::start(serve(&dir, &database));
    let (_, table, _) = runtime().block_on(begun(server.address));
    server.kill();
    runtime().block_on(async {
        let store = Store::open(&database).await.expect("nobody has it");
        let id = table.parse().expect("a table");
        let items = store.items(id, 0).await.expect("items");
        let head = items.iter().find(|item| item.body.contains("rules 1 ")).expect("a head");
        let other = head.body.replace("rules 1 ", "rules 99 ");
        store.take_name_out(id, head.number, &other).await.expect("written");
    });
    let server = Server::start(serve(&dir, &database));
    dir.run(&format!("admin --database {database} close-table {table}")).ok();
    let begun = Instant::now();
    while !get(server.address, &format!("/api/v1/tables/{table}")).contains("table_closed") {
        assert!(begun.elapsed() < SOON, "it is not closed");
        std::thread::sleep(Duration::from_millis(100));
    }
    server.kill();
}

#[test]
fn orders_of_the_operator_are_noticed_with_sqlite() {
    let dir = place();
    let database = file(&dir);
    orders_are_noticed(&dir, &database);
}

#[test]
fn tables_come_back_while_a_server_runs_on_postgres() {
    tables_come_back(&place(), &platen_testkit::postgres_database());
}

#[test]
fn orders_of_the_operator_are_noticed_with_postgres() {
    orders_are_noticed(&place(), &platen_testkit::postgres_database());
}

#[test]
fn settings_come_from_a_file_and_mistakes_there_are_shown() {
    let dir = place();
    dir.write("good.toml", "port = 0\ndatabase = \"here.db\"\nlog = \"info\"\nlog_format = \"json\"\n");
    let mut server = Server::start(dir.command("serve --no-open --site site --config good.toml"));
    assert!(dir.has("here.db"));
    server.child.kill().expect("it is killed");
    let mut log = String::new();
    server.child.stderr.take().expect("a pipe").read_to_string(&mut log).expect("text");
    let first: serde_json::Value = serde_json::from_str(log.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["level"], "INFO", "{log}");
    dir.write("bad.toml", "port = 0\nprot = 1\n");
    dir.run("serve --no-open --site site --config bad.toml").failed(2, &["bad.toml", "line 2", "prot"]);
    dir.run("serve --no-open --site site --config none.toml").failed(2, &["none.toml"]);
}
