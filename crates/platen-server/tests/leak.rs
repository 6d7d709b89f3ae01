//! What goes over a socket does not depend on what is hidden from whoever listens there: worlds that differ only in that send
//! the same, byte for byte. And secrets go nowhere.

mod common;

use axum::extract::ws::Utf8Bytes;
use common::{Folder, Server, bot, terms};
use futures_channel::mpsc;
use futures_util::{SinkExt, StreamExt};
use platen_fair::Secret;
use platen_host::Head;
use platen_load::{Answer, Api, Player, chance};
use platen_protocol::Chair;
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Entry, GameOptions, Phase, SeatInfo, SeatKind, Seed, Session};
use platen_server::desk::{Desk, Item, Opening, TABLE, Tell, Visitor};
use platen_server::ids::{PersonId, TableId};
use platen_server::store::{Store, Stored};
use platen_server::table::{Bots, Inbox, Tables, TablesConfig};
use platen_server::{Clock, Line, Wire, talk};
use platen_testkit::{keen_action, universe};
use serde_json::{Value, json};
use std::io::Write;
use std::sync::{Arc, Mutex};

/// The time in every world.
const NOON: i64 = 1_800_000_000_000;

/// The secret of every table.
const SECRET: Secret = Secret([42; 32]);

/// A socket of which everything is remembered.
struct Ear {
    say: mpsc::Sender<Utf8Bytes>,
    heard: mpsc::Receiver<Utf8Bytes>,
    all: Vec<String>,
    next: u32,
}

/// The server's end of it.
struct Ends {
    sink: mpsc::Sender<Utf8Bytes>,
    asked: mpsc::Receiver<Utf8Bytes>,
    line: Arc<Line>,
}

impl Wire for Ends {
    async fn hear(&mut self) -> Option<Utf8Bytes> {
        self.asked.next().await
    }

    fn line(&self) -> Arc<Line> {
        Arc::clone(&self.line)
    }

    async fn flush(&mut self) -> std::io::Result<()> {
        loop {
            let (texts, _) = self.line.take();
            if texts.is_empty() {
                return Ok(());
            }
            for text in texts {
                self.sink.send(text).await.map_err(std::io::Error::other)?;
            }
        }
    }

    fn heard_at(&self) -> tokio::time::Instant {
        tokio::time::Instant::now()
    }

    fn ping(&mut self) -> std::io::Result<()> {
        Ok(())
    }

    async fn close(&mut self) -> std::io::Result<()> {
        self.sink.close_channel();
        Ok(())
    }
}

impl Ear {
    /// Talks through the server's own loop.
    fn new(tables: &Tables, table: TableId, visitor: Visitor, tell: Tell) -> Ear {
        let opening = Opening { since: None, tell };
        let (say, asked) = mpsc::channel(64);
        let (sink, heard) = mpsc::channel(64);
        let tables = tables.clone();
        tokio::spawn(async move {
            let mut ends = Ends { sink, asked, line: Arc::default() };
            talk(&tables, table, Box::new(visitor), opening, &platen_server::Limits::none(), &mut ends).await;
        });
        Ear { say, heard, all: Vec::new(), next: 1 }
    }

    /// The next message. Who is connected follows from sockets alone, and is told when they come and go.
    async fn hear(&mut self) -> Value {
        loop {
            let text = self.heard.next().await.expect("it goes on").to_string();
            let value: Value = serde_json::from_str(&text).expect("JSON");
            if value["message"]["tell"] != "present" {
                self.all.push(text);
                return value;
            }
        }
    }

    /// Asks, and hears everything up to the answer.
    async fn ask(&mut self, request: &Value) -> Value {
        let id = self.next;
        self.next += 1;
        let text = json!({ "id": id, "request": request }).to_string();
        self.say.send(text.into()).await.expect("sent");
        loop {
            let value = self.hear().await;
            if value["to"] == id {
                return value;
            }
        }
    }
}

/// Tables with a store of their own.
struct World {
    tables: Tables,
    store: Store,
    _folder: Folder,
}

impl World {
    async fn new() -> World {
        let folder = Folder::new();
        let store = Store::open(&folder.database()).await.expect("opened");
        let tables = Tables::new(store.clone(), Bots::new(1), Clock::from(NOON), TablesConfig::default());
        World { tables, store, _folder: folder }
    }

    async fn put(&self, table: TableId, items: &[Item]) {
        for (number, item) in (1..).zip(items) {
            let stored = Stored { number, at: NOON, body: item.body() };
            self.store.append(table, stored, None).await.expect("kept");
        }
    }
}

/// A game of people that goes on, and the items of a table where it is played.
struct Play {
    items: Vec<Item>,
    people: Vec<(Seat, Visitor)>,
    session: Session,
    lines: Vec<String>,
}

impl Play {
    fn new(options: GameOptions, seed: u64) -> Play {
        let seats: Vec<Seat> = options.player_seats().iter().collect();
        let chairs = vec![Chair::Person; seats.len()];
        let people: Vec<(Seat, Visitor)> =
            seats.iter().map(|&seat| (seat, visitor(&format!("P{seat}")))).collect();
        let maker = people[0].1.person.expect("someone");
        let terms = platen_protocol::Terms { options, ..terms(&chairs) };
        let mut items = vec![Item::Gathered { by: maker, terms: Box::new(terms), secret: SECRET }];
        items.extend(people.iter().map(|(seat, who)| Item::Sat {
            person: who.person.expect("someone"),
            name: who.name.clone(),
            seat: *seat,
        }));
        let cards = platen_rules::cards::published_set(platen_rules::cards::DEFAULT_SET).expect("cards");
        let info = |seat, kind| SeatInfo { seat, kind, name: None };
        let automa = options.automa_seat().map(|seat| info(seat, SeatKind::Automa));
        let seats = automa.into_iter().chain(seats.iter().map(|&seat| info(seat, SeatKind::Human))).collect();
        let session = Session::new(cards, options, Seed::from_number(seed), seats).expect("options");
        let head = Head {
            record: session.record().head_text(),
            set_text: None,
            house: platen_host::protocol::House::default(),
        };
        items.push(Item::Started { head });
        Play { items, people, session, lines: Vec::new() }
    }

    fn act(&mut self, seat: Seat, action: &Action) {
        self.session.act(seat, action).expect("legal");
        self.lines.push(Entry::Act { seat, action: *action }.line(self.session.record().options.edition));
    }

    /// All that happened, as few items.
    fn all(&self) -> Vec<Item> {
        let mut items = self.items.clone();
        if !self.lines.is_empty() {
            items.push(Item::Did { lines: self.lines.clone() });
        }
        items
    }

    fn visitor(&self, seat: Option<Seat>) -> Visitor {
        let sits = self.people.iter().find(|(other, _)| Some(*other) == seat);
        sits.map_or(Visitor { person: None, name: String::new() }, |(_, who)| who.clone())
    }
}

fn visitor(name: &str) -> Visitor {
    Visitor { person: Some(PersonId::random().expect("chance")), name: name.to_string() }
}

/// Everything that someone can ask without changing the game, and all that they hear.
async fn everything(ear: &mut Ear, play: &Play, viewer: Option<Seat>) {
    ear.ask(&json!({ "ask": "hello", "protocol": 1 })).await;
    ear.ask(&json!({ "ask": "ping" })).await;
    ear.ask(&json!({ "ask": "save", "table": 1 })).await;
    for request in ["start", "come_back_x", "take_seat"] {
        ear.ask(&json!({ "ask": request })).await;
    }
    let Some(me) = viewer else { return };
    let view = play.session.game().view(viewer);
    let imagined = view.determinise(play.session.game().cards(), &mut chance(1)).expect("a view is sound");
    let some: Vec<Action> = universe(&imagined, me).into_iter().step_by(31).take(100).collect();
    ear.ask(&json!({ "ask": "why", "table": 1, "seat": me, "actions": some })).await;
    ear.ask(&json!({ "ask": "propose", "table": 1, "seat": me })).await;
    ear.ask(&json!({ "ask": "hint", "table": 1, "seat": me, "iterations": 2 })).await;
    ear.ask(&json!({ "ask": "try_begin", "table": 1 })).await;
    let mut listed = Vec::new();
    play.session.game().look().legal_actions(me, &mut listed);
    for action in listed.iter().step_by(3).take(5) {
        ear.ask(&json!({ "ask": "try_act", "table": 1, "action": action })).await;
        ear.ask(&json!({ "ask": "try_undo", "table": 1 })).await;
    }
    ear.ask(&json!({ "ask": "try_leave", "table": 1 })).await;
    ear.ask(&json!({ "ask": "undo", "table": 1, "seat": me, "revision": 100_000 })).await;
}

/// What a viewer hears in a world: everything asked, and what another does then.
async fn traffic(
    world: &World,
    table: TableId,
    play: &Play,
    viewer: Option<Seat>,
    tell: Tell,
    deal: Option<Seed>,
    next: (Seat, Action),
) -> Vec<String> {
    world.put(table, &play.all()).await;
    if let Some(seed) = deal {
        world.tables.send(table, Inbox::Redeal { viewer, seed }).await.expect("dealt");
    }
    let mut ear = Ear::new(&world.tables, table, play.visitor(viewer), tell);
    everything(&mut ear, play, viewer).await;
    assert!(ear.all.iter().any(|text| text.contains("\"tell\":\"seated\"")), "it is seated or watches");
    let (seat, action) = next;
    if viewer != Some(seat) {
        let mut actor = Ear::new(&world.tables, table, play.visitor(Some(seat)), Tell::States);
        let act =
            json!({ "ask": "act", "table": 1, "seat": seat, "action": action, "revision": play.lines.len() });
        let answer = actor.ask(&act).await;
        assert_eq!(answer["message"]["tell"], "state", "{answer}");
        ear.ask(&json!({ "ask": "ping" })).await;
    }
    ear.all
}

async fn worlds_tell_the_same(options: GameOptions, seed: u64) -> (u32, u32) {
    let worlds = [World::new().await, World::new().await];
    let mut play = Play::new(options, seed);
    let (mut rng, mut buffer) = (chance(seed), Vec::new());
    let (mut compared, mut went_on, mut decisions) = (0, 0, 0);
    while let Some(seat) = play.session.game().awaited().first() {
        let action = keen_action(play.session.game(), seat, &mut rng, &mut buffer).expect("a choice");
        let viewers: Vec<Option<Seat>> =
            play.people.iter().map(|(seat, _)| Some(*seat)).chain([None]).collect();
        let viewer = viewers[decisions % viewers.len()];
        let mut after = play.session.clone();
        after.act(seat, &action).expect("legal");
        let reveals = play.session.game().setup().reveals(after.game().setup());
        if decisions % 5 == 0 && !(reveals && viewer != Some(seat)) {
            let table = TableId::random().expect("chance");
            let next = (seat, action);
            let tell = [Tell::States, Tell::Changes][compared as usize % 2];
            let ours = traffic(&worlds[0], table, &play, viewer, tell, None, next).await;
            let deal = Some(Seed::from_number(1000 + decisions as u64));
            let theirs = traffic(&worlds[1], table, &play, viewer, tell, deal, next).await;
            let differs = ours.iter().zip(&theirs).find(|(ours, theirs)| ours != theirs);
            assert_eq!(differs, None, "seat {viewer:?} after {} entries", play.lines.len());
            assert_eq!(ours.len(), theirs.len());
            compared += 1;
            went_on += u32::from(viewer != Some(seat));
        }
        play.act(seat, &action);
        decisions += 1;
    }
    (compared, went_on)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn worlds_that_differ_in_what_is_hidden_send_the_same() {
    let (mut compared, mut went_on) = (0, 0);
    let count = std::env::var("PLATEN_WORLDS").ok().and_then(|text| text.parse().ok()).unwrap_or(3);
    let kinds =
        [GameOptions::new(2), GameOptions::new(3).with_automa(), GameOptions::new(4).without_characters()];
    for (options, seed) in kinds.into_iter().cycle().take(count).zip(40..) {
        let counts = worlds_tell_the_same(options, seed).await;
        compared += counts.0;
        went_on += counts.1;
    }
    println!(
        "proved: worlds that differ only in what a viewer may not know: the complete traffic of seats and spectators is the same, \
         byte for byte, in {compared} comparisons over {count} games"
    );
    assert!(compared > 40 && went_on > 15, "{compared} {went_on}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_hidden_plan_reaches_nobody_before_the_reveal() {
    let mut play = Play::new(GameOptions::new(3).without_characters(), 17);
    let (mut rng, mut buffer) = (chance(17), Vec::new());
    let is_planning = |play: &Play| {
        let open = play.session.game().table();
        open.phase == Phase::Planning && open.round == 2 && open.frames.is_empty()
    };
    while !is_planning(&play) {
        let seat = play.session.game().awaited().first().expect("it goes on");
        let action = keen_action(play.session.game(), seat, &mut rng, &mut buffer).expect("a choice");
        play.act(seat, &action);
    }
    let planner = play.people[0].0;
    let plans = play.session.game().look().plans(planner).expect("a plan is due");
    let table = TableId::random().expect("chance");
    let mut heard = Vec::new();
    for number in [0, plans.count() - 1] {
        let world = World::new().await;
        world.put(table, &play.all()).await;
        let viewers = [Some(play.people[1].0), Some(play.people[2].0), None];
        let mut ears = viewers
            .map(|viewer| (viewer, Ear::new(&world.tables, table, play.visitor(viewer), Tell::Changes)));
        for (_, ear) in &mut ears {
            ear.ask(&json!({ "ask": "ping" })).await;
        }
        let plan = plans.nth(number).expect("a plan");
        let action = Action::CommitPlan { plan };
        let mut actor = Ear::new(&world.tables, table, play.visitor(Some(planner)), Tell::States);
        let act = json!({ "ask": "act", "table": 1, "seat": planner, "action": action, "revision": play.lines.len() });
        assert_eq!(actor.ask(&act).await["message"]["tell"], "state");
        for (viewer, mut ear) in ears {
            look_back(&mut ear, viewer, play.lines.len() + 1).await;
            everything(&mut ear, &play, viewer).await;
            heard.push(ear.all);
        }
    }
    let salts: Vec<String> =
        (1..=play.lines.len() as u32 + 1).map(|n| SECRET.salt(&table.to_string(), n).to_string()).collect();
    let (hidden, told) = salts.split_last().expect("salts");
    let all = heard.concat().join("\n");
    assert!(told.iter().any(|salt| all.contains(salt)), "plans that were revealed can be checked");
    assert!(!all.contains(hidden) && !all.contains(&SECRET.to_string()));
    let masked: Vec<Vec<Value>> =
        heard.iter().map(|texts| texts.iter().map(|text| without_seals(text)).collect()).collect();
    let (ours, theirs) = masked.split_at(3);
    assert_eq!(ours, theirs);
}

/// A message without the hashes of plans that are not revealed. They differ, and tell nothing without their salts.
fn without_seals(text: &str) -> Value {
    let mut value: Value = serde_json::from_str(text).expect("JSON");
    let seals = value["message"].get_mut("seals").and_then(Value::as_array_mut);
    for seal in seals.into_iter().flatten().filter(|seal| seal.get("salt").is_none()) {
        let hash = std::mem::take(&mut seal["commitment"]);
        assert_eq!(hash.as_str().expect("a hash").len(), 64);
    }
    value
}

/// Looks through the game so far, as far as it is shown.
async fn look_back(ear: &mut Ear, viewer: Option<Seat>, steps: usize) {
    ear.ask(&json!({ "ask": "replay_table", "table": 1 })).await;
    for step in 0..=steps {
        let shown =
            ear.ask(&json!({ "ask": "replay_step", "replay": 1, "step": step, "viewer": viewer })).await;
        assert_eq!(shown["message"]["tell"], "shown", "{shown}");
    }
}

/// Keeps everything that is logged.
#[derive(Clone, Default)]
struct Logged(Arc<Mutex<Vec<u8>>>);

impl Write for Logged {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().expect("the log").write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// Someone who is known by a cookie, and what nobody else may know of them: the cookie, what signs it, and the code as it is told and as
/// it is typed.
async fn someone_with_papers(server: &Server) -> (Api, Vec<String>) {
    let stranger = Api::new(server.address);
    let began = stranger.ask("POST", "/me", Some(&json!({ "name": "Clara" }))).await.expect("began");
    let code = serde_json::from_str::<platen_protocol::Known>(&began.body).expect("known").code;
    let typed = code.to_lowercase().replace('-', "");
    let value = |answer: &Answer| {
        let cookie =
            answer.header("set-cookie").and_then(|cookie| cookie.split(';').next()).expect("a cookie");
        cookie.trim_start_matches("platen=").to_string()
    };
    let mut papers = vec![code.clone(), typed.clone()];
    // It is brought here as it would be to another device, after it was mistyped, and another is made.
    let spoilt = json!({ "code": format!("{typed}x") });
    assert_eq!(stranger.ask("POST", "/recover", Some(&spoilt)).await.expect("an answer").status, 403);
    let recovered =
        stranger.ask("POST", "/recover", Some(&json!({ "code": typed }))).await.expect("an answer");
    let api = Api { who: Some(format!("cookie: platen={}", value(&recovered))), ..stranger };
    let renewed = api.ask("POST", "/me/code", None::<&Value>).await.expect("another code");
    papers.push(serde_json::from_str::<platen_protocol::Code>(&renewed.body).expect("a code").code);
    for cookie in [value(&began), value(&recovered), value(&renewed)] {
        let (person, mac) = cookie.rsplit_once('.').expect("a signature");
        papers.extend([person.to_string(), mac.to_string(), cookie.clone()]);
    }
    (Api { who: Some(format!("cookie: platen={}", value(&renewed))), ..api }, papers)
}

/// What is answered to someone by HTTP, and what is refused: heads and bodies, but for the cookie that is made anew.
async fn answers(server: &Server, api: &Api, table: &str) -> Vec<String> {
    let spoilt = Api { who: api.who.as_ref().map(|who| format!("{who}0")), ..api.clone() };
    let at = |path: &str| format!("/tables/{table}{path}");
    let paths = ["/me", "/me/games", "/me/tokens", "/tables", "/openapi.json"].map(str::to_string);
    let mut texts = Vec::new();
    for path in paths.into_iter().chain([at(""), at("/record"), at("/set"), at("/nothing")]) {
        for api in [api, &spoilt, &Api::new(server.address)] {
            let answer = api.ask("GET", &path, None::<&Value>).await.expect("an answer");
            let is_told = |line: &&str| !line.to_lowercase().starts_with("set-cookie");
            texts.push(answer.head.lines().filter(is_told).collect::<String>() + &answer.body);
        }
    }
    texts
}

#[tokio::test]
async fn seeds_codes_cookies_and_tokens_are_in_no_message_and_no_log() {
    let logged = Logged::default();
    let writer = logged.clone();
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::TRACE)
        .with_writer(move || writer.clone())
        .finish();
    let _guard = tracing_subscriber::util::SubscriberInitExt::set_default(subscriber);
    let server =
        Server::with(|config| platen_server::Config { limits: platen_server::Limits::none(), ..config })
            .await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let (clara, papers) = someone_with_papers(&server).await;
    let people = [anna.clone(), bert, clara.clone()];
    let chairs = [Chair::Person, Chair::Person, Chair::Person, bot("random")];
    let table = server.game(&terms(&chairs), &people).await;
    let mut players = Vec::new();
    for api in &people {
        players.push(Player::connect(api, &table, None).await.expect("a socket"));
    }
    let (mut rng, mut texts) = (chance(8), Vec::new());
    for turn in 0..60 {
        let player = &mut players[turn % 3];
        let waits = std::time::Duration::from_millis(50);
        while let Ok(text) = tokio::time::timeout(waits, player.hear_text()).await {
            texts.push(text.expect("a message").to_string());
            player.take(texts.last().expect("the last")).expect("a message");
        }
        if let Some(action) = player.choose(&mut rng) {
            player.act(action).await.expect("sent");
        }
    }
    let items = server.store.items(table.parse().expect("a table"), 0).await.expect("items");
    let desk = Desk::load(table.parse().expect("a table"), &items, Seed::from_number(0)).expect("sound");
    let session = desk.host().session(TABLE).expect("a game");
    assert!(session.record().entries.len() > 10 && texts.len() > 20, "something was played");
    let token = anna.who.clone().expect("a token").rsplit(' ').next().expect("a token").to_string();
    let seed = session.record().seed;
    let Item::Gathered { secret, .. } = Item::read(&items[0]).expect("an item") else { panic!("the first") };
    let of_bot = seed.of_player(Seat::new(3).expect("a seat"));
    let mut secrets = vec![token, seed.to_string(), of_bot.to_string(), secret.to_string()];
    secrets.extend(papers);
    texts.extend(answers(&server, &clara, &table).await);
    let log = String::from_utf8(logged.0.lock().expect("the log").clone()).expect("text");
    for secret in &secrets {
        assert!(!log.contains(secret), "a secret is logged");
        assert!(texts.iter().all(|text| !text.contains(secret)), "a secret is told");
    }
}
