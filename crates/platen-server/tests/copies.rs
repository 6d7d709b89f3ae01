//! Two copies of the server on one PostgreSQL: either serves any table, and both agree.

mod common;

use common::{bot, terms};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, DeskMessage, Heard, Stage};
use platen_server::{Config, Limits};
use std::net::{Ipv4Addr, SocketAddr};
use tokio::sync::oneshot;

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
