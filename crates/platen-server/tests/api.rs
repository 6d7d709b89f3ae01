//! The server by HTTP: who one is, tables, limits, and what is refused.

mod common;

use common::{Server, bot, terms};
use platen_load::{Answer, Api, LoadError, Player};
use platen_protocol::{Chair, Code, DeskCard, Known, MyGame, NewTable, Person, Stage, TokenCard};
use platen_server::Limits;
use serde_json::{Value, json};

const NONE: Option<&Value> = None;

fn code(answer: &Answer) -> String {
    let value: Value = serde_json::from_str(&answer.body).unwrap_or_else(|_| panic!("{answer:?}"));
    value["code"].as_str().expect("a code").to_string()
}

async fn refused(api: &Api, method: &str, path: &str, body: Option<&Value>) -> (u16, String) {
    let answer = api.ask(method, path, body).await.expect("an answer");
    (answer.status, code(&answer))
}

fn refused_as(status: u16, code: &str) -> (u16, String) {
    (status, code.to_string())
}

#[tokio::test]
async fn a_name_is_enough_and_a_code_brings_it_to_another_device() {
    let server = Server::start().await;
    let stranger = Api::new(server.address);
    assert_eq!(refused(&stranger, "GET", "/me", NONE).await, refused_as(401, "unknown"));
    let began =
        stranger.ask("POST", "/me", Some(&json!({ "name": "  Anna \n Maria " }))).await.expect("began");
    let known: Known = serde_json::from_str(&began.body).expect("known");
    assert_eq!(known.name, "Anna Maria");
    let cookie = began.header("set-cookie").expect("a cookie");
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && !cookie.contains("Secure"));
    let anna = on_device(&server, &began);
    let me: Person = anna.asked("GET", "/me", NONE).await.expect("her");
    assert_eq!(me.name, "Anna Maria");

    let code = json!({ "code": known.code.to_lowercase().replace('-', "") });
    let recovered = stranger.ask("POST", "/recover", Some(&code)).await.expect("recovered");
    assert_eq!((recovered.status, recovered.header("set-cookie").is_some()), (200, true));
    let renewed = anna.ask("POST", "/me/code", NONE).await.expect("another code");
    let anna = on_device(&server, &renewed);
    assert_eq!(refused(&stranger, "POST", "/recover", Some(&code)).await, refused_as(403, "bad_code"));

    let _: Person = anna.asked("PUT", "/me", Some(&json!({ "name": "A" }))).await.expect("renamed");
    for bad in ["", " \t\n", &"x".repeat(41)] {
        let named = refused(&anna, "PUT", "/me", Some(&json!({ "name": bad }))).await;
        assert_eq!(named, refused_as(400, "bad_name"));
    }
    let erased = anna.ask("DELETE", "/me", NONE).await.expect("erased");
    assert!(erased.status == 204 && erased.header("set-cookie").expect("a cookie").contains("Max-Age=0"));
    assert_eq!(refused(&anna, "GET", "/me", NONE).await, refused_as(401, "unknown"));
}

#[tokio::test]
async fn an_erased_name_is_gone_from_tables_and_the_game_stays() {
    let server = Server::start().await;
    let (anna, bert) = (server.person("Anna").await, server.person("Anna").await);
    let people = [anna.clone(), bert];
    let table = server.game(&terms(&[Chair::Person, Chair::Person]), &people).await;
    let id: platen_server::ids::TableId = table.parse().expect("a table");
    let before = server.store.items(id, 0).await.expect("items");
    assert_eq!(anna.ask("DELETE", "/me", NONE).await.expect("erased").status, 204);
    let after = server.store.items(id, 0).await.expect("items");
    assert_eq!(before.len(), after.len());
    let names = |items: &[platen_server::store::Stored]| -> usize {
        items.iter().map(|item| item.body.matches("Anna").count()).sum()
    };
    assert_eq!((names(&before), names(&after)), (4, 2), "one of two, where she sat and in the head");
    let card: DeskCard = people[1].asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    assert_eq!(card.stage, Stage::Playing);
    assert_eq!(card.seats[0].sitting, platen_protocol::Sitting::Person { name: String::new() });
    assert_eq!(card.seats[1].sitting, platen_protocol::Sitting::Person { name: "Anna".to_string() });
}

#[tokio::test]
async fn forged_and_lost_tokens_are_worth_nothing() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let tokens: Vec<TokenCard> = anna.asked("GET", "/me/tokens", NONE).await.expect("tokens");
    assert_eq!(tokens[0].label, "load");
    let cookie = format!("cookie: platen={}.{}", "0".repeat(26), "0".repeat(64));
    for who in ["authorization: Bearer 00000000000000000000000000", "authorization: Basic x", &cookie] {
        let forged = Api { who: Some(who.to_string()), ..anna.clone() };
        assert_eq!(refused(&forged, "GET", "/me", NONE).await, refused_as(401, "unknown"), "{who}");
    }
    assert_eq!(anna.ask("DELETE", "/me/tokens", NONE).await.expect("done").status, 204);
    assert_eq!(refused(&anna, "GET", "/me", NONE).await, refused_as(401, "unknown"));
}

/// Someone on a device, who shows the cookie of an answer.
fn on_device(server: &Server, answer: &Answer) -> Api {
    let cookie = answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
    Api { address: server.address, who: Some(format!("cookie: {cookie}")) }
}

/// Listens until the socket ends, which it does soon.
async fn sent_away(player: &mut Player) {
    let ending = async { while player.hear().await.is_ok() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), ending).await.expect("sent away");
}

/// Whether a socket stands.
async fn stays(player: &mut Player) -> bool {
    let Ok(id) = player.ask_desk(platen_protocol::DeskRequest::Ping {}).await else { return false };
    player.answer(id).await.is_ok()
}

#[tokio::test]
async fn whoever_is_signed_out_is_sent_away_at_once() {
    let server = Server::start().await;
    let stranger = Api::new(server.address);
    let began = stranger.ask("POST", "/me", Some(&json!({ "name": "Anna" }))).await.expect("began");
    let known: Known = serde_json::from_str(&began.body).expect("known");
    let code = json!({ "code": known.code });
    let home = on_device(&server, &began);
    let away = on_device(&server, &stranger.ask("POST", "/recover", Some(&code)).await.expect("recovered"));
    let label = json!({ "label": "bot" });
    let made: platen_protocol::TokenMade =
        home.asked("POST", "/me/tokens", Some(&label)).await.expect("a token");
    let program = Api { who: Some(format!("authorization: Bearer {}", made.token)), address: server.address };
    let table = home.make(&terms(&[Chair::Person, bot("random")])).await.expect("a table");
    let mut sockets = Vec::new();
    for api in [&home, &away, &program] {
        sockets.push(Player::connect(api, &table, None).await.expect("a socket"));
    }

    assert_eq!(home.ask("DELETE", "/me/tokens", NONE).await.expect("done").status, 204);
    sent_away(&mut sockets[2]).await;
    assert!(stays(&mut sockets[0]).await && stays(&mut sockets[1]).await, "cookies are as good as before");

    // A new code signs other devices out, and gives this one another cookie.
    let renewed = home.ask("POST", "/me/code", NONE).await.expect("a code");
    sent_away(&mut sockets[0]).await;
    sent_away(&mut sockets[1]).await;
    for old in [&home, &away] {
        assert_eq!(refused(old, "GET", "/me", NONE).await, refused_as(401, "unknown"));
    }
    let home = on_device(&server, &renewed);
    let shown = home.ask("GET", "/me", NONE).await.expect("an answer");
    assert!(shown.status == 200 && shown.header("set-cookie").expect("anew").contains("Max-Age=34560000"));
    assert_eq!(on_device(&server, &shown).who, home.who, "the same for another 400 days");
    let mut socket = Player::connect(&home, &table, None).await.expect("a socket");
    assert!(stays(&mut socket).await);

    let here = home.ask("DELETE", "/me/session", NONE).await.expect("done");
    assert!(here.status == 204 && here.header("set-cookie").expect("a cookie").contains("Max-Age=0"));
    assert!(stays(&mut socket).await, "other devices are as they were");
    let everywhere = home.ask("DELETE", "/me/sessions", NONE).await.expect("done");
    assert!(
        everywhere.status == 204 && everywhere.header("set-cookie").expect("a cookie").contains("Max-Age=0")
    );
    sent_away(&mut socket).await;
    assert_eq!(refused(&home, "GET", "/me", NONE).await, refused_as(401, "unknown"));
    let code: Code = serde_json::from_str(&renewed.body).expect("a code");
    let back =
        stranger.ask("POST", "/recover", Some(&json!({ "code": code.code }))).await.expect("an answer");
    let _: Person = on_device(&server, &back).asked("GET", "/me", NONE).await.expect("she is back");
}

#[tokio::test]
async fn tables_are_made_found_joined_and_started() {
    let server = Server::start().await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let open = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let hidden =
        anna.make(&platen_protocol::Terms { open: false, ..terms(&[Chair::Person, bot("random")]) }).await;
    let hidden = hidden.expect("a table");
    let listed: Vec<DeskCard> = Api::new(server.address).asked("GET", "/tables", NONE).await.expect("a list");
    assert_eq!(listed.iter().map(|card| card.table.as_str()).collect::<Vec<_>>(), [open.as_str()]);

    let seat = format!("/tables/{open}/seat");
    let start = format!("/tables/{open}/start");
    assert_eq!(
        refused(&Api::new(server.address), "POST", &seat, Some(&json!({}))).await,
        refused_as(401, "unknown")
    );
    assert_eq!(
        refused(&bert, "POST", &seat, Some(&json!({ "seat": 0 }))).await,
        refused_as(409, "seat_taken")
    );
    assert_eq!(bert.ask("POST", &seat, Some(&json!({ "seat": 1 }))).await.expect("done").status, 204);
    assert_eq!(refused(&bert, "POST", &start, Some(&json!({}))).await, refused_as(403, "not_maker"));
    anna.done("POST", &start).await.expect("started");
    let games: Vec<MyGame> = bert.asked("GET", "/me/games", NONE).await.expect("games");
    assert_eq!((games.len(), games[0].card.stage), (1, Stage::Playing));
    let turns: Vec<MyGame> = anna.asked("GET", "/me/games", NONE).await.expect("games");
    assert!(turns.iter().chain(&games).any(|game| game.my_turn), "someone is awaited");
    assert_eq!(
        refused(&anna, "GET", &format!("/tables/{open}/record"), NONE).await,
        refused_as(409, "running")
    );
    assert_eq!(
        refused(&anna, "GET", &format!("/tables/{hidden}/record"), NONE).await,
        refused_as(409, "not_begun")
    );
    let none = format!("/tables/{}", "0".repeat(26));
    assert_eq!(refused(&anna, "GET", &none, NONE).await, refused_as(404, "no_such_table"));
    assert_eq!(refused(&anna, "GET", "/tables/x", NONE).await, refused_as(404, "no_such_table"));
}

#[tokio::test]
async fn a_finished_game_has_a_record_and_is_played_again() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    let mut watcher = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    while !watcher.is_over() {
        watcher.hear().await.expect("it goes on by itself");
    }
    let record = anna.ask("GET", &format!("/tables/{table}/record"), NONE).await.expect("a record");
    platen_rules::read_records(&record.body).expect("a record")[0].replay(None).expect("it replays");
    let again = format!("/tables/{table}/again");
    let first: NewTable = anna.asked("POST", &again, NONE).await.expect("again");
    let second: NewTable = anna.asked("POST", &again, NONE).await.expect("again");
    assert_eq!(first, second);
    let card: DeskCard = anna.asked("GET", &format!("/tables/{}", first.table), NONE).await.expect("a card");
    assert_eq!(card.stage, Stage::Gathering);
}

#[tokio::test]
async fn cards_name_a_set_and_its_text_is_given_where_it_is_asked_for() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let text = include_str!("../../platen-rules/sets/house-3.toml");
    let text = text.replace("name = \"house-3\"", "name = \"of-mainz\"");
    let own = platen_host::protocol::SetChoice::Text(text.clone());
    let terms = platen_protocol::Terms { set: own, ..terms(&[Chair::Person, bot("random")]) };
    let table = anna.make(&terms).await.expect("a table");
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    let first = player.hear_text().await.expect("the desk");
    assert!(first.contains(r#""own_set":{"name":"of-mainz""#) && first.len() < 2000, "{first}");
    for path in ["/tables", &format!("/tables/{table}"), "/me/games"] {
        let answer = anna.ask("GET", path, NONE).await.expect("an answer");
        assert!(
            answer.body.contains("of-mainz") && answer.body.len() < 2000,
            "{path}: {}",
            answer.body.len()
        );
    }
    let given = anna.ask("GET", &format!("/tables/{table}/set"), NONE).await.expect("the set");
    assert_eq!((given.status, given.body), (200, text.clone()));
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    while !player.is_over() {
        player.hear().await.expect("it goes on by itself");
    }
    let again: NewTable = anna.asked("POST", &format!("/tables/{table}/again"), NONE).await.expect("again");
    let given = anna.ask("GET", &format!("/tables/{}/set", again.table), NONE).await.expect("the set");
    assert_eq!(given.body, text, "they play again with the same cards");
    let plain = anna.make(&common::terms(&[Chair::Person, bot("random")])).await.expect("a table");
    let none = format!("/tables/{plain}/set");
    assert_eq!(anna.ask("GET", &none, NONE).await.expect("an answer").status, 204, "everyone has that");
}

#[tokio::test]
async fn a_game_that_is_over_is_told_as_it_was_although_the_rules_have_changed() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let id: platen_server::ids::TableId = table.parse().expect("a table");
    assert_eq!(server.store.story(id).await, Ok(None), "there is nothing to be told yet");
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    let mut watcher = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    while !watcher.is_over() {
        watcher.hear().await.expect("it goes on by itself");
    }
    let end = watcher.state.take().expect("a state");
    let story = server.store.story(id).await.expect("an answer").expect("a story");
    assert!(story.contains("Anna"));

    let items = server.store.items(id, 0).await.expect("items");
    let started = items.iter().find(|item| item.body.contains("rules 1 ")).expect("a head");
    let of_other_rules = started.body.replace("rules 1 ", "rules 99 ");
    server.store.take_name_out(id, started.number, &of_other_rules).await.expect("written");
    // Her name is taken out of what is told, too, and the table is loaded anew.
    assert_eq!(anna.ask("DELETE", "/me", NONE).await.expect("erased").status, 204);
    let told = server.store.story(id).await.expect("an answer").expect("a story");
    assert!(!told.contains("Anna"));

    let stranger = Api::new(server.address);
    let card: DeskCard = stranger.asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    assert_eq!((card.stage, card.revision), (Stage::Over, end.revision));
    let mut late = Player::connect(&stranger, &table, None).await.expect("a socket");
    late.until_begun().await.expect("it is told");
    let shown = late.state.expect("a state");
    assert_eq!((shown.sight, shown.revision), (end.sight, end.revision));
    assert_eq!(shown.log.from, 0);
    assert!(shown.log.happenings.len() > 40, "all that happened");
    let record = format!("/tables/{table}/record");
    assert_eq!(refused(&stranger, "GET", &record, NONE).await, refused_as(409, "rules_changed"));
}

#[tokio::test]
async fn too_much_is_refused_and_the_rest_goes_on() {
    let limits = Limits { names: (1, 3), tables: 2, sockets: 2, messages: (1, 5), ..Limits::default() };
    let server = Server::with(|config| platen_server::Config { limits, ..config }).await;
    let anna = server.person("Anna").await;
    let stranger = Api::new(server.address);
    let name = json!({ "name": "Bert" });
    for _ in 0..2 {
        assert_eq!(stranger.ask("POST", "/me", Some(&name)).await.expect("an answer").status, 200);
    }
    assert_eq!(refused(&stranger, "POST", "/me", Some(&name)).await, refused_as(429, "too_fast"));

    let strange =
        platen_protocol::Terms { stand_in: "nobody".to_string(), ..terms(&[Chair::Person, bot("random")]) };
    let body = serde_json::to_value(strange).expect("terms");
    assert_eq!(refused(&anna, "POST", "/tables", Some(&body)).await, refused_as(400, "unknown_level"));
    let table = anna.make(&terms(&[Chair::Person, bot("random")])).await.expect("a table");
    anna.make(&terms(&[Chair::Person, bot("random")])).await.expect("a table");
    let third = anna.make(&terms(&[Chair::Person, bot("random")])).await;
    assert!(matches!(third, Err(LoadError::Refused { status: 413, .. })), "{third:?}");

    let mut first = Player::connect(&anna, &table, None).await.expect("a socket");
    let second = Player::connect(&anna, &table, None).await.expect("a socket");
    assert!(Player::connect(&anna, &table, None).await.is_err());
    drop(second);
    let mut refusals = 0;
    for id in 0..10 {
        first.say(json!({ "id": id, "request": { "ask": "ping" } }).to_string()).await.expect("sent");
        refusals +=
            u32::from(format!("{:?}", first.answer(id).await.expect("an answer")).contains("too_fast"));
    }
    assert!((4..=5).contains(&refusals), "{refusals}");
    first.say("x".repeat(70_000)).await.expect("sent");
    while first.hear().await.is_ok() {}
    let big = json!({ "name": "x".repeat(200_000) });
    assert_eq!(refused(&anna, "PUT", "/me", Some(&big)).await, refused_as(413, "too_much"));
    assert_eq!(anna.ask("GET", "/me", NONE).await.expect("an answer").status, 200);
}

#[tokio::test]
async fn pages_of_other_sites_may_not_ask() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let who = anna.who.clone().expect("a token");
    let evil = Api { who: Some(format!("{who}\r\norigin: http://evil.example")), ..anna.clone() };
    assert_eq!(refused(&evil, "POST", "/tables", Some(&json!({}))).await, refused_as(403, "foreign_origin"));
    let own = Api { who: Some(format!("{who}\r\norigin: http://{}", server.address)), ..anna.clone() };
    assert_eq!(refused(&own, "POST", "/tables", Some(&json!({}))).await, refused_as(400, "bad_request"));
    let answer = anna.ask("GET", "/me", NONE).await.expect("an answer");
    for (header, value) in [
        ("x-content-type-options", "nosniff"),
        ("cache-control", "no-store"),
        ("content-security-policy", "default-src 'none'; frame-ancestors 'none'"),
    ] {
        assert_eq!(answer.header(header), Some(value));
    }
}

#[tokio::test]
async fn the_description_names_every_route() {
    let server = Server::start().await;
    let stranger = Api::new(server.address);
    let description: Value = stranger.asked("GET", "/openapi.json", NONE).await.expect("a description");
    let paths = description["paths"].as_object().expect("paths");
    for path in [
        "/me",
        "/me/code",
        "/me/session",
        "/me/sessions",
        "/me/tokens",
        "/me/games",
        "/recover",
        "/tables",
        "/tables/{table}",
        "/tables/{table}/set",
        "/tables/{table}/seat",
        "/tables/{table}/start",
        "/tables/{table}/resign",
        "/tables/{table}/come-back",
        "/tables/{table}/again",
        "/tables/{table}/record",
        "/health",
        "/ready",
    ] {
        assert!(paths.contains_key(path), "{path}");
    }
    for path in ["/health", "/ready"] {
        assert_eq!(stranger.ask("GET", path, NONE).await.expect("an answer").status, 200);
    }
    assert_eq!(refused(&stranger, "GET", "/nothing", NONE).await, refused_as(404, "not_found"));
    assert_eq!(refused(&stranger, "PATCH", "/me", NONE).await, refused_as(405, "wrong_method"));
}
