//! Playing by sockets: whole games, two tabs, reconnecting, talking, and tables that nobody needs.

mod common;

use common::{Server, bot, terms};
use platen_host::protocol::{Happening, Message, Request, TableNo};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskRequest, Heard, Stage};
use platen_rules::{Action, read_records};
use platen_server::table::Inbox;
use serde_json::{Value, json};
use std::time::Duration;

const NONE: Option<&Value> = None;

/// Plays one's seat at random to the end, and gives all happenings that one was told.
async fn play(api: Api, table: String, number: u64) -> Result<Vec<Happening>, LoadError> {
    let mut player = come(&api, &table, None, number).await?;
    let mut rng = chance(number);
    let (mut log, mut waiting) = (Vec::new(), None);
    loop {
        let heard = player.hear().await?;
        add(&mut log, &heard);
        waiting = waiting.filter(|id| heard.to() != Some(*id));
        if player.is_over() {
            return Ok(log);
        }
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            waiting = Some(player.act(action).await?.id);
        }
    }
}

/// Adds what a message tells of the log.
fn add(log: &mut Vec<Happening>, heard: &Heard) {
    let Heard::Game(told) = heard else { return };
    let piece = match &told.message {
        Message::Seated { state, .. } | Message::State(state) => &state.log,
        Message::Changed(changed) => &changed.log,
        _ => return,
    };
    log.truncate(piece.from as usize);
    log.extend(piece.happenings.iter().cloned());
}

/// Comes to a table to be told how it stands, or every other time what changes.
async fn come(api: &Api, table: &str, since: Option<u32>, number: u64) -> Result<Player, LoadError> {
    if number.is_multiple_of(2) {
        Player::connect(api, table, since).await
    } else {
        Player::follow(api, table, since).await
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_play_to_the_end_and_whoever_looks_on_sees_the_same() {
    let server =
        Server::with(|config| platen_server::Config { limits: platen_server::Limits::none(), ..config })
            .await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let table = server.game(&terms(&[Chair::Person, Chair::Person, bot("random")]), &people).await;
    let spectator = tokio::spawn(play(Api::new(server.address), table.clone(), 0));
    let second_tab = tokio::spawn(play_no_more_than_watch(people[0].clone(), table.clone()));
    let plays = [(people[0].clone(), 1), (people[1].clone(), 2)];
    let plays = plays.map(|(api, number)| tokio::spawn(play(api, table.clone(), number)));
    let mut logs = vec![spectator.await.expect("no panic").expect("it saw the end")];
    logs.push(second_tab.await.expect("no panic").expect("it saw the end"));
    for play in plays {
        logs.push(play.await.expect("no panic").expect("played to the end"));
    }
    assert!(logs.windows(2).all(|two| two[0] == two[1]), "everyone was told the same happenings");
    let record = people[0].ask("GET", &format!("/tables/{table}/record"), NONE).await.expect("a record").body;
    let session = read_records(&record).expect("a record")[0].replay(None).expect("it replays");
    assert_eq!(session.actions().len() + 1, logs[0].len(), "one happening an action, and the set-up");
    let card: DeskCard = people[0].asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    assert_eq!(card.stage, Stage::Over);
}

/// Another tab of a player, that only looks on.
async fn play_no_more_than_watch(api: Api, table: String) -> Result<Vec<Happening>, LoadError> {
    let mut player = Player::connect(&api, &table, None).await?;
    let mut log = Vec::new();
    while !player.is_over() {
        add(&mut log, &player.hear().await?);
    }
    Ok(log)
}

#[tokio::test]
async fn who_reconnects_is_told_the_rest_alone() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let mut rng = chance(3);
    let (mut log, mut since) = (Vec::new(), None);
    for number in 0..6 {
        let mut player = come(&anna, &table, since, number).await.expect("a socket");
        while player.state.is_none() {
            add(&mut log, &player.hear().await.expect("a message"));
        }
        for _ in 0..4 {
            while player.choose(&mut rng).is_none() {
                add(&mut log, &player.hear().await.expect("a message"));
            }
            let action = player.choose(&mut rng).expect("a choice");
            let sent = player.act(action).await.expect("sent");
            while {
                let heard = player.hear().await.expect("a message");
                add(&mut log, &heard);
                heard.to() != Some(sent.id)
            } {}
        }
        since = player.state.as_ref().map(|state| state.revision);
    }
    let mut fresh = Vec::new();
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    while player.state.is_none() {
        add(&mut fresh, &player.hear().await.expect("a message"));
    }
    assert_eq!(log, fresh[..log.len()], "pieces make the whole");
    assert!(log.len() > 24, "{}", log.len());
}

#[tokio::test]
async fn who_asks_for_changes_knows_how_it_stands() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let whole = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut tabs = [whole, Player::follow(&anna, &table, None).await.expect("a socket")];
    for tab in &mut tabs {
        tab.until_begun().await.expect("begun");
    }
    let (mut rng, revision) = (chance(5), |tab: &Player| tab.state.as_ref().map(|state| state.revision));
    for number in 0..40 {
        let actor = &mut tabs[number % 2];
        let action = loop {
            if let Some(action) = actor.choose(&mut rng) {
                break action;
            }
            actor.hear().await.expect("a message");
        };
        let sent = actor.act(action).await.expect("sent");
        actor.answer(sent.id).await.expect("an answer");
        let [whole, follower] = &mut tabs;
        while revision(whole) != revision(follower) {
            let late = if revision(whole) < revision(follower) { &mut *whole } else { &mut *follower };
            late.hear().await.expect("a message");
        }
        assert_eq!(whole.state, follower.state);
    }
    let strange = anna.ask("GET", &format!("/tables/{table}/socket?tell=everything"), NONE).await;
    assert_eq!(strange.expect("an answer").status, 400);
}

/// Listens until all know how the table stands.
async fn agree(players: &mut [Player]) -> u32 {
    let revision = |player: &Player| player.state.as_ref().map_or(0, |state| state.revision);
    let last = players.iter().map(revision).max().expect("players");
    for player in players {
        while revision(player) < last {
            player.hear().await.expect("a message");
        }
    }
    last
}

/// Types that those may buy who are not to decide, by their places.
fn bought_out_of_turn(players: &[Player]) -> Vec<(usize, Action)> {
    let buy = |player: &Player| {
        let (sight, seat) = (&player.state.as_ref()?.sight, player.seat?);
        let is_buying = |action: &&Action| matches!(action, Action::BuyType { .. });
        sight.choices.listed.iter().find(is_buying).filter(|_| !sight.awaited.contains(&seat)).copied()
    };
    let all = players.iter().enumerate();
    all.filter_map(|(place, player)| Some((place, buy(player)?))).collect()
}

#[tokio::test]
async fn free_actions_out_of_turn_are_served_as_they_come() {
    let server = Server::start().await;
    let mut people = Vec::new();
    for name in ["Anna", "Bert", "Clara"] {
        people.push(server.person(name).await);
    }
    let table = server.game(&terms(&[Chair::Person, Chair::Person, Chair::Person]), &people).await;
    let mut players = Vec::new();
    for api in &people {
        let mut player = Player::connect(api, &table, None).await.expect("a socket");
        player.until_begun().await.expect("begun");
        players.push(player);
    }
    let (mut rng, mut buying) = (chance(3), Vec::new());
    while buying.len() < 2 {
        agree(&mut players).await;
        let (place, action) = players
            .iter()
            .enumerate()
            .find_map(|(place, player)| Some((place, player.choose(&mut rng)?)))
            .expect("someone is to decide");
        let sent = players[place].act(action).await.expect("sent");
        players[place].answer(sent.id).await.expect("an answer");
        agree(&mut players).await;
        buying = bought_out_of_turn(&players);
    }
    let before = agree(&mut players).await;
    let awaited = players[0].state.as_ref().expect("a state").sight.awaited.clone();
    // Both decide on what they see now, and neither waits for the other.
    let mut sent = Vec::new();
    for &(place, action) in &buying[..2] {
        sent.push((place, players[place].act(action).await.expect("sent").id));
    }
    let mut revisions = Vec::new();
    for (place, id) in sent {
        match players[place].answer(id).await.expect("an answer") {
            Heard::Game(told) => match told.message {
                Message::State(state) => revisions.push(state.revision),
                other => panic!("{other:?}"),
            },
            other @ Heard::Desk(_) => panic!("{other:?}"),
        }
    }
    revisions.sort_unstable();
    assert_eq!(revisions, [before + 1, before + 2], "one after the other");
    agree(&mut players).await;
    let after = &players[0].state.as_ref().expect("a state").sight.awaited;
    assert_eq!(*after, awaited, "whose decision it is stays as it was");
}

#[tokio::test]
async fn what_was_decided_on_an_old_state_is_refused_with_a_code() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut rng = chance(4);
    while player.choose(&mut rng).is_none() {
        player.hear().await.expect("a message");
    }
    let (action, seat) = (player.choose(&mut rng).expect("a choice"), player.seat.expect("a seat"));
    let late = Request::Act { table: TableNo(1), seat, action, revision: 9999 };
    let id = player.ask(late).await.expect("sent");
    let answer = format!("{:?}", player.answer(id).await.expect("an answer"));
    assert!(answer.contains("\"stale\""), "{answer}");
    let other = platen_rules::vocabulary::Seat::new(1 - seat.number()).expect("a seat");
    let theirs = Request::Act { table: TableNo(1), seat: other, action, revision: 0 };
    let id = player.ask(theirs).await.expect("sent");
    let answer = format!("{:?}", player.answer(id).await.expect("an answer"));
    assert!(answer.contains("\"not_your_seat\""), "{answer}");
}

#[tokio::test]
async fn what_is_said_is_heard_by_all_and_by_those_who_come_later() {
    let server = Server::start().await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let mut first = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut second = Player::connect(&bert, &table, None).await.expect("a socket");
    let id =
        second.ask_desk(DeskRequest::Say { text: " Hallo,\n\u{7} Anna! ".to_string() }).await.expect("sent");
    let answer = format!("{:?}", second.answer(id).await.expect("an answer"));
    assert!(answer.contains("Done"), "{answer}");
    let said = |heard: Heard| match heard {
        Heard::Desk(told) => match told.message {
            DeskMessage::Said(said) => Some((said.name, said.text)),
            _ => None,
        },
        Heard::Game(_) => None,
    };
    let mut heard = None;
    while heard.is_none() {
        heard = said(first.hear().await.expect("a message"));
    }
    let hallo = Some(("Bert".to_string(), "Hallo, Anna!".to_string()));
    assert_eq!(heard, hallo);
    let mut third = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    let mut later = None;
    while later.is_none() {
        later = said(third.hear().await.expect("a message"));
    }
    assert_eq!(later, hallo);
    for (text, code) in [("x".repeat(501), "too_much"), (" ".to_string(), "too_much")] {
        let id = second.ask_desk(DeskRequest::Say { text }).await.expect("sent");
        assert!(format!("{:?}", second.answer(id).await.expect("an answer")).contains(code));
    }
    let id = third.ask_desk(DeskRequest::Say { text: "I am nobody".to_string() }).await.expect("sent");
    assert!(format!("{:?}", third.answer(id).await.expect("an answer")).contains("unknown"));
}

/// Listens until someone is told that exactly these seats are there.
async fn until_present(player: &mut Player, wanted: &[u8]) {
    let seats = |heard: Heard| match heard {
        Heard::Desk(told) => match told.message {
            DeskMessage::Present { seats } => {
                Some(seats.iter().map(|seat| seat.number()).collect::<Vec<_>>())
            }
            _ => None,
        },
        Heard::Game(_) => None,
    };
    let listening =
        async { while seats(player.hear().await.expect("a message")).as_deref() != Some(wanted) {} };
    tokio::time::timeout(Duration::from_secs(10), listening).await.expect("it is told");
}

#[tokio::test]
async fn everyone_sees_who_is_there() {
    let server = Server::start().await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let table = server.game(&terms(&[Chair::Person, bot("random"), Chair::Person]), &people).await;
    let mut anna = Player::connect(&people[0], &table, None).await.expect("a socket");
    until_present(&mut anna, &[0]).await;
    let mut watcher = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    until_present(&mut watcher, &[0]).await;
    let bert = Player::connect(&people[1], &table, None).await.expect("a socket");
    let mut second = Player::connect(&people[1], &table, None).await.expect("a second tab");
    until_present(&mut anna, &[0, 2]).await;
    until_present(&mut second, &[0, 2]).await;
    drop(bert);
    let id = second.ask_desk(DeskRequest::Ping {}).await.expect("sent");
    second.answer(id).await.expect("the other tab is still there");
    drop(second);
    until_present(&mut anna, &[0]).await;
    until_present(&mut watcher, &[0]).await;
}

#[tokio::test]
async fn a_table_that_nobody_needs_is_unloaded_and_comes_back_as_it_was() {
    let server =
        Server::with(|config| platen_server::Config { idle: Duration::from_millis(50), ..config }).await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut rng = chance(5);
    for _ in 0..5 {
        while player.choose(&mut rng).is_none() {
            player.hear().await.expect("a message");
        }
        let action = player.choose(&mut rng).expect("a choice");
        let sent = player.act(action).await.expect("sent");
        player.answer(sent.id).await.expect("an answer");
    }
    let bot_waits = |player: &Player| {
        player.state.as_ref().is_some_and(|state| state.sight.awaited == player.seat.as_slice())
    };
    while !bot_waits(&player) {
        player.hear().await.expect("a message");
    }
    let before = player.state.take().expect("a state");
    assert_eq!(server.app.tables().loaded(), 1);
    drop(player);
    let mut tries = 0;
    while server.app.tables().loaded() > 0 {
        tries += 1;
        assert!(tries < 200, "it stays loaded");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    while player.state.is_none() {
        player.hear().await.expect("a message");
    }
    let after = player.state.expect("a state");
    assert_eq!((after.revision, after.sight), (before.revision, before.sight));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_that_dies_is_made_again_from_what_is_stored() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let id: platen_server::ids::TableId = table.parse().expect("a table");
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    player.until_begun().await.expect("begun");
    server.app.tables().send(id, Inbox::Die { why: "a test wants it" }).await.expect("sent");
    let gone = async { while player.hear().await.is_ok() {} };
    tokio::time::timeout(Duration::from_secs(10), gone).await.expect("the socket ends");
    let path = format!("/tables/{table}");
    let asked = anna.asked("GET", &path, NONE);
    let card: DeskCard =
        tokio::time::timeout(Duration::from_secs(10), asked).await.expect("soon").expect("a card");
    assert_eq!(card.stage, Stage::Playing);
    // Bots play on alone.
    anna.done("POST", &format!("/tables/{table}/resign")).await.expect("given up");
    server.app.tables().send(id, Inbox::Die { why: "a test wants it" }).await.expect("sent");
    while server.app.tables().loaded() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    server.app.tables().adopt(None).await.expect("adopted");
    let is_over = async {
        while !server.store.card(id).await.expect("an answer").expect("a card").contains("\"over\"") {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), is_over).await.expect("it goes on although nobody looks");
}

#[tokio::test]
async fn strange_messages_are_answered_or_end_the_socket_and_nothing_else() {
    let server = Server::start().await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let mut player = Player::connect(&anna, &table, None).await.expect("a socket");
    let strange = [
        "",
        "{}",
        "[]",
        "null",
        "{\"id\":5}",
        "{\"id\":5,\"request\":{\"ask\":\"say\"}}",
        "\u{0}",
        "{\"id\":-1}",
    ];
    for text in strange {
        player.say(text.to_string()).await.expect("sent");
    }
    let id = player.ask_desk(DeskRequest::Ping {}).await.expect("sent");
    let (mut refusals, mut numbered) = (0, 0);
    loop {
        let heard = player.hear().await.expect("a message");
        if heard.to() == Some(id) {
            break;
        }
        numbered += usize::from(heard.to() == Some(5));
        refusals += usize::from(format!("{heard:?}").contains("bad_request"));
    }
    assert_eq!((refusals, numbered), (strange.len(), 2), "by its number, where it can be read");
    let nowhere = Player::connect(&anna, &"0".repeat(26), None).await;
    assert!(nowhere.is_err());
    let since = Player::connect(&anna, &table, Some(u32::MAX)).await.expect("a socket").hear().await;
    assert!(since.is_ok());
    assert_eq!(json!(server.app.tables().loaded()), 1);
}
