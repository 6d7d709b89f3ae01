//! Two copies of the server on one PostgreSQL: either serves any table, and both agree.

mod common;

use common::{bot, terms};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, DeskMessage, DeskRequest, Heard, Sitting, Stage};
use platen_server::{Config, Limits};
use std::net::{Ipv4Addr, SocketAddr};
use std::time::Duration;
use tokio::sync::oneshot;

const SOON: Duration = Duration::from_secs(10);

/// A copy that runs until the test ends.
async fn copy(database: &str) -> SocketAddr {
    let config = Config::new(database, SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    let config = Config { limits: Limits::none(), ..config };
    let (ready, address) = oneshot::channel();
    tokio::spawn(async move {
        let ready = |address| ready.send(address).expect("the test waits");
        platen_server::serve(config, None, ready, std::future::pending()).await.expect("it runs");
    });
    address.await.expect("it runs")
}

/// Plays one's seat to the end, by one copy.
async fn play(api: Api, table: String, number: u64) -> Result<u32, LoadError> {
    let mut player = Player::connect(&api, &table, None).await?;
    let (mut rng, mut waiting) = (chance(number), None);
    loop {
        let heard = player.hear().await?;
        waiting = waiting.filter(|id| heard.to() != Some(*id));
        if player.is_over() {
            return Ok(player.state.map_or(0, |state| state.revision));
        }
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            waiting = Some(player.act(action).await?.id);
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn players_of_one_table_at_two_copies_play_to_the_same_end() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (copy(&database).await, copy(&database).await);
    let anna = Api::begin(one, "Anna").await.expect("a name");
    let bert = Api::begin(other, "Bert").await.expect("a name");
    let mut plays = Vec::new();
    for number in 0..3 {
        let table = anna.make(&terms(&[Chair::Person, Chair::Person, bot("random")])).await.expect("a table");
        bert.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
        let both = [anna.clone(), bert.clone()];
        plays.push((table.clone(), both.map(|api| tokio::spawn(play(api, table.clone(), number)))));
    }
    for (table, [ours, theirs]) in plays {
        let ours = ours.await.expect("no panic").expect("played to the end");
        assert_eq!(ours, theirs.await.expect("no panic").expect("played to the end"));
        for api in [&anna, &bert] {
            let card: DeskCard =
                api.asked("GET", &format!("/tables/{table}"), None::<&()>).await.expect("a card");
            assert_eq!((card.stage, card.revision), (Stage::Over, ours));
        }
    }
}

/// The seats of whom one is told last that they are there.
async fn present(player: &mut Player) -> Vec<u8> {
    loop {
        if let Heard::Desk(told) = player.hear().await.expect("a message")
            && let DeskMessage::Present { seats } = told.message
        {
            return seats.iter().map(|seat| seat.number()).collect();
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_token_that_is_taken_back_is_worth_nothing_at_another_copy() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (copy(&database).await, copy(&database).await);
    let anna = Api::begin(one, "Anna").await.expect("a name");
    let table = anna.make(&terms(&[Chair::Person, bot("random")])).await.expect("a table");
    let mut elsewhere =
        Player::connect(&Api { address: other, ..anna.clone() }, &table, None).await.expect("a socket");
    // Who is told of the presence was let in, and that copy listens by then.
    assert_eq!(present(&mut elsewhere).await, [0]);
    tokio::time::sleep(std::time::Duration::from_secs(1)).await;
    anna.done("DELETE", "/me/tokens").await.expect("taken back");
    let ending = async { while elsewhere.hear().await.is_ok() {} };
    tokio::time::timeout(std::time::Duration::from_secs(10), ending).await.expect("sent away");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_at_another_copy_is_there_too() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (copy(&database).await, copy(&database).await);
    let anna = Api::begin(one, "Anna").await.expect("a name");
    let bert = Api::begin(other, "Bert").await.expect("a name");
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    bert.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
    let mut first = Player::connect(&anna, &table, None).await.expect("a socket");
    assert_eq!(present(&mut first).await, [0]);
    let mut second = Player::connect(&bert, &table, None).await.expect("a socket");
    assert_eq!(present(&mut first).await, [0, 1]);
    while present(&mut second).await != [0, 1] {}
    drop(second);
    assert_eq!(present(&mut first).await, [0]);
}

/// Says something, and gives the code of a refusal if that is not done.
async fn say(player: &mut Player, text: &str) -> Option<String> {
    let id = player.ask_desk(DeskRequest::Say { text: text.to_string() }).await.expect("sent");
    match player.answer(id).await.expect("an answer") {
        Heard::Desk(told) => match told.message {
            DeskMessage::Refused(no) => Some(no.code),
            _ => None,
        },
        Heard::Game(_) => None,
    }
}

/// What one hears next, with its number.
async fn said(player: &mut Player) -> (u32, String) {
    let listening = async {
        loop {
            if let Heard::Desk(told) = player.hear().await.expect("a message")
                && let DeskMessage::Said(said) = told.message
            {
                return (said.number, said.text);
            }
        }
    };
    tokio::time::timeout(SOON, listening).await.expect("it is heard")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_at_another_copy_is_heard_and_answered() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (copy(&database).await, copy(&database).await);
    let anna = Api::begin(one, "Anna").await.expect("a name");
    let bert = Api::begin(other, "Bert").await.expect("a name");
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    let mut first = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut second = Player::connect(&bert, &table, None).await.expect("a socket");
    // Both copies know that nothing was said.
    present(&mut first).await;
    present(&mut second).await;
    assert_eq!(say(&mut first, "Hallo").await, None);
    assert_eq!(said(&mut second).await, (1, "Hallo".to_string()));
    assert_eq!(say(&mut second, "Hallo, Anna").await, None, "what was said before is no hindrance");
    assert_eq!(said(&mut first).await, (2, "Hallo, Anna".to_string()));
    // Who is second with a number says it under the next.
    for _ in 0..5 {
        assert_eq!(tokio::join!(say(&mut first, "a"), say(&mut second, "b")), (None, None));
    }
}

/// What one is told of the table, once it is as it is to be.
async fn desk(player: &mut Player, is_so: impl Fn(&DeskCard) -> bool) -> DeskCard {
    let listening = async {
        loop {
            if let Heard::Desk(told) = player.hear().await.expect("a message")
                && let DeskMessage::Desk { card, .. } = told.message
                && is_so(&card)
            {
                return *card;
            }
        }
    };
    tokio::time::timeout(SOON, listening).await.expect("it is told")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_name_that_is_erased_at_one_copy_is_gone_from_all() {
    let database = platen_testkit::postgres_database();
    let (one, other) = (copy(&database).await, copy(&database).await);
    let anna = Api::begin(one, "Anna").await.expect("a name");
    let bert = Api::begin(other, "Bert").await.expect("a name");
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    bert.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("started");
    let elsewhere = Api { address: other, ..anna.clone() };
    let mut hers = Player::connect(&elsewhere, &table, None).await.expect("a socket");
    hers.until_begun().await.expect("begun");
    let mut his = Player::connect(&bert, &table, None).await.expect("a socket");
    anna.done("DELETE", "/me").await.expect("erased");
    let gone = async { while hers.hear().await.is_ok() {} };
    tokio::time::timeout(SOON, gone).await.expect("her socket at the other copy ends");
    let nobody = Sitting::Person { name: String::new() };
    let card =
        desk(&mut his, |card| card.seats[0].sitting == nobody && card.seats[0].stand_in.is_some()).await;
    assert_eq!(card.stage, Stage::Playing);
}
