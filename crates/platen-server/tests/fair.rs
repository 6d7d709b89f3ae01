//! A game that is played by sockets proves itself, and nothing of its secrets is told before its time.

mod common;

use common::{Server, bot, terms};
use platen_fair::{Flaw, Secret, read_proof};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{Chair, DeskCard, DeskRequest, Stage};
use platen_rules::{Record, read_records};
use platen_server::desk::Item;

const NONE: Option<&()> = None;

/// Plays one's seat to the end; with all that was heard before that.
async fn play(mut player: Player, number: u64) -> Result<(Player, String), LoadError> {
    let (mut rng, mut waiting, mut all) = (chance(number), None, String::new());
    loop {
        let text = player.hear_text().await?;
        let heard = player.take(&text)?;
        waiting = waiting.filter(|id| heard.to() != Some(*id));
        if player.is_over() {
            while player.fair.as_ref().is_none_or(|fair| fair.secret.is_none()) {
                player.hear().await?;
            }
            return Ok((player, all));
        }
        all.push_str(&text);
        if let Some(action) = player.choose(&mut rng).filter(|_| waiting.is_none()) {
            waiting = Some(player.act(action).await?.id);
        }
    }
}

fn record(text: &str) -> Record {
    let mut records = read_records(text).expect("a record");
    records.remove(0).record
}

async fn secret_of(server: &Server, table: &str) -> Secret {
    let items = server.store.items(table.parse().expect("a table"), 0).await.expect("items");
    let Item::Gathered { secret, .. } = Item::read(&items[0]).expect("an item") else { panic!("the first") };
    secret
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_by_sockets_proves_its_seed_and_all_plans_and_tells_its_secret_last() {
    let server =
        Server::with(|config| platen_server::Config { limits: platen_server::Limits::none(), ..config })
            .await;
    let people = [server.person("Anna").await, server.person("Bert").await, server.person("Carla").await];
    let chairs = [Chair::Person, Chair::Person, Chair::Person, bot("random")];
    let table = people[0].make(&terms(&chairs)).await.expect("a table");
    let mut players = Vec::new();
    for (number, api) in people.iter().enumerate() {
        if number > 0 {
            api.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
        }
        players.push(Player::connect(api, &table, None).await.expect("a socket"));
    }
    for player in &mut players[..2] {
        player.commit().await.expect("committed");
    }
    players[0].ask_desk(DeskRequest::Start {}).await.expect("sent");
    let begun = players.iter_mut().map(Player::until_begun);
    futures_util::future::try_join_all(begun).await.expect("it begins");
    let plays: Vec<_> =
        players.into_iter().zip(1..).map(|(player, n)| tokio::spawn(play(player, n))).collect();
    let running = people[0].ask("GET", &format!("/tables/{table}/record"), NONE).await.expect("an answer");
    assert_eq!(running.status, 409, "a running game gives no record");
    let (mut ended, mut traffic) = (Vec::new(), String::new());
    for play in plays {
        let (player, heard) = play.await.expect("no panic").expect("played to the end");
        traffic.push_str(&heard);
        ended.push(player);
    }
    let text = people[2].ask("GET", &format!("/tables/{table}/record"), NONE).await.expect("a record").body;
    let (record, proof) = (record(&text), read_proof(&text).expect("a proof"));
    let findings = proof.check(&record).expect("all holds");
    assert_eq!((findings.shares.len(), findings.without.len()), (2, 1));
    assert!(findings.plans >= 24, "{}", findings.plans);
    for player in &ended[..2] {
        assert_eq!(proof.check_witness(&player.witness().expect("a witness")), Ok(()));
    }
    let secret = secret_of(&server, &table).await;
    assert_eq!(proof.secret, secret);
    assert!(!traffic.contains(&secret.to_string()) && !traffic.contains(&record.seed.to_string()));
    let told = |number| traffic.contains(&secret.salt(&table, number).to_string());
    assert!(
        proof.seals.iter().all(|seal| told(seal.number)),
        "every plan could be checked when it was revealed"
    );
    tampered(&text);
}

/// Whatever is changed in a finished record is found.
fn tampered(text: &str) {
    let flaws = |text: &str| read_proof(text).expect("a proof").check(&record(text)).expect_err("a flaw");
    let plan = text.lines().find(|line| line.starts_with("0 plan ")).expect("a plan");
    let other = plan
        .strip_suffix('1')
        .map_or_else(|| format!("{}1", &plan[..plan.len() - 1]), |rest| format!("{rest}0"));
    assert!(matches!(flaws(&text.replacen(plan, &other, 1))[..], [Flaw::Plan { .. }]));
    let seal = text.lines().find(|line| line.starts_with("# fair seal")).expect("a seal");
    assert!(matches!(flaws(&text.replace(&format!("{seal}\n"), ""))[..], [Flaw::Unsealed { .. }]));
    let house = text.lines().find(|line| line.starts_with("# fair house")).expect("a hash");
    let (rest, digit) = house.split_at(house.len() - 1);
    let other = format!("{rest}{}", if digit == "0" { "1" } else { "0" });
    assert!(flaws(&text.replace(house, &other)).contains(&Flaw::Secret));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_table_starts_without_a_share_that_never_comes() {
    let server = Server::start().await;
    let people = [server.person("Anna").await, server.person("Bert").await];
    let table = people[0].make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    people[1].done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
    for api in &people {
        let mut player = Player::connect(api, &table, None).await.expect("a socket");
        player.commit().await.expect("committed");
    }
    people[0].done("POST", &format!("/tables/{table}/start")).await.expect("called");
    assert_eq!(stage(&people[0], &table).await, Stage::Gathering, "both are gone, with their shares");
    let mut tries = 0;
    while stage(&people[0], &table).await != Stage::Playing {
        tries += 1;
        assert!(tries < 100, "it does not start");
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    }
}

async fn stage(api: &Api, table: &str) -> Stage {
    let card: DeskCard = api.asked("GET", &format!("/tables/{table}"), NONE).await.expect("a card");
    card.stage
}
