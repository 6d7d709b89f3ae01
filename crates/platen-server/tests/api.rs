//! The server by HTTP: who one is, tables, limits, and what is refused.

mod common;

use common::{Server, bot, change_rules, terms};
use platen_load::{Answer, Api, LoadError, Player};
use platen_protocol::{
    Chair, Code, DeskCard, DeskRequest, Known, MyGame, NewTable, Person, Stage, TokenCard,
};
use platen_server::Limits;
use platen_server::store::Order;
use serde_json::{Value, json};
use std::net::SocketAddr;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

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
    let names = |items: &[platen_server::store::Stored]| -> usize {
        items.iter().map(|item| item.body.matches("Anna").count()).sum()
    };
    assert_eq!((names(&before), names(&after)), (4, 2), "one of two, where she sat and in the head");
    let card: DeskCard = people[1].asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    assert_eq!(card.stage, Stage::Playing);
    assert_eq!(card.seats[0].sitting, platen_protocol::Sitting::Person { name: String::new() });
    assert_eq!(card.seats[1].sitting, platen_protocol::Sitting::Person { name: "Anna".to_string() });
    assert!(card.seats[0].stand_in.is_some(), "a bot plays on, although nobody is in a hurry");
    let listed: DeskCard =
        serde_json::from_str(&server.store.card(id).await.expect("an answer").expect("a card"))
            .expect("a card");
    assert_eq!(listed.seats[0].sitting, card.seats[0].sitting);
}

#[tokio::test]
async fn a_bot_plays_at_once_for_who_is_banned() {
    let server = Server::start().await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let table = server.game(&terms(&[Chair::Person, Chair::Person]), &people).await;
    let mut socket = Player::connect(&people[0], &table, None).await.expect("a socket");
    let id: platen_server::ids::TableId = table.parse().expect("a table");
    let sitters = platen_server::desk::sitters(&server.store.items(id, 0).await.expect("items"));
    let anna = *sitters.values().next().expect("she sits there");
    let order = Order::Ban { person: anna };
    server.app.tables().obey(&order).await.expect("she is welcome");
    assert_eq!(server.store.ban(anna).await, Ok(1));
    server.app.tables().obey(&order).await.expect("she is sent away");
    let gone = async { while socket.hear().await.is_ok() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), gone).await.expect("her socket ends");
    let card: DeskCard = people[1].asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    assert!(card.seats[0].stand_in.is_some(), "although nobody is in a hurry");
    assert_eq!(card.seats[0].sitting, platen_protocol::Sitting::Person { name: "Anna".to_string() });
    server.app.tables().obey(&order).await.expect("it is so already");
    let items = server.store.items(id, 0).await.expect("items");
    assert_eq!(items.iter().filter(|item| item.body.contains("stood_in")).count(), 1);
}

#[tokio::test]
async fn who_erases_their_name_goes_and_leaves_no_trace_before_the_game() {
    let server = Server::start().await;
    let (anna, bert, carla) =
        (server.person("Anna").await, server.person("Bert").await, server.person("Carla").await);
    let hers = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    bert.done("POST", &format!("/tables/{hers}/seat")).await.expect("a seat");
    let alone = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let left = carla.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    anna.done("POST", &format!("/tables/{left}/seat")).await.expect("a seat");
    anna.done("DELETE", &format!("/tables/{left}/seat")).await.expect("got up");
    let mut socket = Player::connect(&anna, &left, None).await.expect("a socket");
    socket.hear().await.expect("a message");

    assert_eq!(anna.ask("DELETE", "/me", NONE).await.expect("erased").status, 204);
    let gone = async { while socket.hear().await.is_ok() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), gone).await.expect("her socket ends");
    for table in [&hers, &alone, &left] {
        let items = server.store.items(table.parse().expect("a table"), 0).await.expect("items");
        assert!(items.iter().all(|item| !item.body.contains("Anna")), "{items:?}");
    }
    let listed: Vec<DeskCard> = bert.asked("GET", "/tables", NONE).await.expect("a list");
    assert!(!format!("{listed:?}").contains("Anna"), "{listed:?}");
    let listed: Vec<_> = listed.iter().map(|card| card.table.as_str()).collect();
    assert_eq!(listed, [left.as_str(), hers.as_str()], "a table where nobody sits any more is closed");
    bert.done("POST", &format!("/tables/{hers}/start")).await.expect("he is in her place");
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

/// A game of one person that is over.
async fn finished(server: &Server, anna: &Api) -> String {
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(anna)).await;
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    let mut watcher = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    while !watcher.is_over() {
        watcher.hear().await.expect("it goes on by itself");
    }
    table
}

#[tokio::test]
async fn who_plays_again_comes_to_a_table_that_is_there() {
    let limits = Limits { tables: 1, ..Limits::default() };
    let server = Server::with(|config| platen_server::Config { limits, ..config }).await;
    let anna = server.person("Anna").await;
    let over = finished(&server, &anna).await;
    let other = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let again = format!("/tables/{over}/again");
    let too_early = format!("/tables/{other}/again");
    assert_eq!(refused(&anna, "POST", &too_early, NONE).await, refused_as(409, "not_begun"));
    assert_eq!(refused(&anna, "POST", &again, NONE).await, refused_as(413, "too_much"));
    let card: DeskCard = anna.asked("GET", &format!("/tables/{over}"), NONE).await.expect("a card");
    assert_eq!(card.rematch, None, "there is no such table");

    anna.done("DELETE", &format!("/tables/{other}/seat")).await.expect("got up");
    assert_eq!(refused(&anna, "POST", &too_early, NONE).await, refused_as(409, "table_closed"));
    let first: NewTable = anna.asked("POST", &again, NONE).await.expect("again");
    anna.done("DELETE", &format!("/tables/{}/seat", first.table)).await.expect("got up");
    let second: NewTable = anna.asked("POST", &again, NONE).await.expect("again");
    let card: DeskCard = anna.asked("GET", &format!("/tables/{}", second.table), NONE).await.expect("a card");
    assert_eq!(card.stage, Stage::Gathering, "the first was closed");
}

#[tokio::test]
async fn the_maker_frees_a_seat_and_closes_the_table() {
    let server = Server::start().await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    bert.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
    let (path, free) = (format!("/tables/{table}"), format!("/tables/{table}/free"));
    let his = json!({ "seat": 1 });
    assert_eq!(refused(&bert, "POST", &free, Some(&his)).await, refused_as(403, "not_maker"));
    assert_eq!(refused(&anna, "POST", &free, Some(&json!({}))).await, refused_as(400, "bad_request"));
    assert_eq!(anna.ask("POST", &free, Some(&his)).await.expect("an answer").status, 204);
    let games: Vec<MyGame> = bert.asked("GET", "/me/games", NONE).await.expect("games");
    assert_eq!(games, []);
    assert_eq!(refused(&bert, "DELETE", &path, NONE).await, refused_as(403, "not_maker"));
    assert_eq!(anna.ask("DELETE", &path, NONE).await.expect("an answer").status, 204);
    let listed: Vec<DeskCard> = bert.asked("GET", "/tables", NONE).await.expect("a list");
    assert_eq!(listed, []);
}

#[tokio::test]
async fn nobody_sits_at_too_many_tables() {
    let limits = Limits { tables: 1, ..Limits::default() };
    let server = Server::with(|config| platen_server::Config { limits, ..config }).await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let own = bert.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let seat = format!("/tables/{table}/seat");
    assert_eq!(refused(&bert, "POST", &seat, Some(&json!({}))).await, refused_as(413, "too_much"));
    let mut socket = Player::connect(&bert, &table, None).await.expect("a socket");
    let id = socket.ask_desk(DeskRequest::TakeSeat { seat: None }).await.expect("sent");
    let answer = format!("{:?}", socket.answer(id).await.expect("an answer"));
    assert!(answer.contains("too_much"), "{answer}");
    bert.done("DELETE", &format!("/tables/{own}/seat")).await.expect("got up");
    bert.done("POST", &seat).await.expect("a seat");
}

#[tokio::test]
async fn nobody_gets_more_tables_by_asking_for_many_at_once() {
    let limits = Limits { tables: 3, ..Limits::none() };
    let server = Server::with(|config| platen_server::Config { limits, ..config }).await;
    let anna = server.person("Anna").await;
    let making = (0..20).map(|_| {
        let anna = anna.clone();
        tokio::spawn(async move { anna.make(&terms(&[Chair::Person, Chair::Person])).await.is_ok() })
    });
    let mut made = 0;
    for making in making.collect::<Vec<_>>() {
        made += u32::from(making.await.expect("no panic"));
    }
    assert_eq!(made, 3);
    let listed: Vec<DeskCard> = anna.asked("GET", "/tables", NONE).await.expect("tables");
    assert_eq!(listed.len(), 3, "what was made in vain is not there");
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
    let with_set = |text: String| platen_protocol::Terms {
        set: platen_host::protocol::SetChoice::Text(text),
        ..terms.clone()
    };
    let room = platen_protocol::LONGEST_SET - text.len();
    let longest = with_set(format!("{text}#{}", "x".repeat(room - 1)));
    anna.make(&longest).await.expect("64 kB are taken");
    for (text, wanted) in [
        (format!("{text}#{}", "x".repeat(room)), refused_as(413, "too_much")),
        (text.replace("name = ", "nome = "), refused_as(400, "bad_set")),
    ] {
        let body = serde_json::to_value(with_set(text)).expect("terms");
        assert_eq!(refused(&anna, "POST", "/tables", Some(&body)).await, wanted);
    }
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

    change_rules(&server.store, id).await;
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
async fn a_running_game_that_cannot_be_played_any_more_hinders_no_other() {
    let idle = std::time::Duration::from_millis(50);
    let server = Server::with(|config| platen_server::Config { idle, ..config }).await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let broken = server.game(&terms(&[Chair::Person, Chair::Person]), &people).await;
    let sound = people[0].make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let id: platen_server::ids::TableId = broken.parse().expect("a table");
    while server.app.tables().loaded() > 0 {
        tokio::time::sleep(idle).await;
    }
    change_rules(&server.store, id).await;

    let path = format!("/tables/{broken}");
    assert_eq!(refused(&people[0], "GET", &path, NONE).await, refused_as(409, "rules_changed"));
    let games: Vec<MyGame> = people[0].asked("GET", "/me/games", NONE).await.expect("games");
    let shown: Vec<_> = games.iter().map(|game| (game.card.table.as_str(), game.card.stage)).collect();
    assert_eq!(shown, [(sound.as_str(), Stage::Gathering), (broken.as_str(), Stage::Playing)]);
    assert_eq!(games[1].seat.map(platen_rules::vocabulary::Seat::number), Some(0));
    assert_eq!(people[0].ask("DELETE", "/me", NONE).await.expect("erased").status, 204);

    server.app.tables().close(id, "operator").await.expect("closed");
    assert_eq!(refused(&people[1], "GET", &path, NONE).await, refused_as(409, "table_closed"));
    let games: Vec<MyGame> = people[1].asked("GET", "/me/games", NONE).await.expect("games");
    assert_eq!(games, []);
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
async fn a_server_that_cannot_store_anything_any_more_is_not_ready() {
    let server = Server::start().await;
    let stranger = Api::new(server.address);
    assert_eq!(stranger.ask("GET", "/ready", NONE).await.expect("an answer").status, 200);
    server.store.stop_writing();
    server.store.broken().await;
    assert_eq!(stranger.ask("GET", "/ready", NONE).await.expect("an answer").status, 503);
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
    for path in ["/me", "/nothing"] {
        let answer = anna.ask("GET", path, NONE).await.expect("an answer");
        assert_eq!(bounds(&answer.head), 3, "{path}: {}", answer.head);
    }
    for path in ["/health", "/ready", "/metrics"] {
        let head = head_at_the_root(server.address, path).await;
        assert!(head.starts_with("HTTP/1.1 200") && bounds(&head) == 3, "{path}: {head}");
    }
}

/// How many of the headers are there that keep a browser from doing anything with an answer but read it.
fn bounds(head: &str) -> usize {
    let wanted = [
        "x-content-type-options: nosniff",
        "cache-control: no-store",
        "content-security-policy: default-src 'none'; frame-ancestors 'none'",
    ];
    wanted.into_iter().filter(|line| head.lines().any(|other| other == *line)).count()
}

/// What is answered to whoever watches the server, before the body.
async fn head_at_the_root(address: SocketAddr, path: &str) -> String {
    let mut stream = TcpStream::connect(address).await.expect("a connection");
    let request = format!("GET {path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n");
    stream.write_all(request.as_bytes()).await.expect("sent");
    let mut text = String::new();
    stream.read_to_string(&mut text).await.expect("an answer");
    text.split("\r\n\r\n").next().expect("a head").to_string()
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
        "/tables/{table}/free",
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
