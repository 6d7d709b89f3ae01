//! Whoever means harm: spoilt frames and requests, forged and stale papers, clients that are slow, never read or come in thousands.
//! Each is refused or let go, and a game beside them goes on undisturbed.
//!
//! 500 frames unless `PLATEN_FRAMES` says otherwise.

mod common;

use common::{Server, bot, terms};
use platen_load::{Api, LoadError, Player, chance};
use platen_protocol::{API, Chair, DeskRequest};
use platen_server::{Config, Limits};
use rand_core::Rng;
use serde_json::Value;
use std::net::SocketAddr;
use std::time::{Duration, Instant};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpSocket, TcpStream};

const NONE: Option<&Value> = None;
/// How long a decision beside all this may take.
const UNDISTURBED: Duration = Duration::from_secs(5);
const SOON: Duration = Duration::from_secs(20);

/// Requests as they should be, to be spoilt.
const SOUND: [&str; 6] = [
    r#"{"id":7,"request":{"ask":"ping"}}"#,
    r#"{"id":8,"request":{"ask":"hello","protocol":1}}"#,
    r#"{"id":9,"request":{"ask":"act","table":1,"seat":0,"action":{"take_ink":{"ink":"red"}},"revision":0}}"#,
    r#"{"id":10,"request":{"ask":"undo","table":1,"seat":0,"revision":3,"steps":1}}"#,
    r#"{"id":11,"request":{"ask":"take_seat","seat":1}}"#,
    r#"{"id":12,"request":{"ask":"replay_table","table":1}}"#,
];

/// A server with few limits and someone who plays there.
async fn played(limits: Limits) -> (Server, Api, String, Player) {
    let server = Server::with(|config| Config { limits, ..config }).await;
    let anna = server.person("Anna").await;
    let table = server.game(&terms(&[Chair::Person, bot("random")]), std::slice::from_ref(&anna)).await;
    let player = Player::connect(&anna, &table, None).await.expect("a socket");
    (server, anna, table, player)
}

/// Decides something, and sees that this does not take long.
async fn goes_on(player: &mut Player, number: u64) {
    let mut rng = chance(number);
    let decided = async {
        while !player.is_over() {
            let Some(action) = player.choose(&mut rng) else {
                player.hear().await.expect("a message");
                continue;
            };
            let sent = player.act(action).await.expect("sent");
            let answer = format!("{:?}", player.answer(sent.id).await.expect("an answer"));
            // The bot may have changed what was seen, which is heard before that is said.
            if !answer.contains("\"stale\"") {
                assert!(answer.contains("State"), "{answer}");
                break;
            }
        }
    };
    tokio::time::timeout(UNDISTURBED, decided).await.expect("undisturbed");
}

/// Spoils a text in one of many ways.
fn spoilt(text: &str, rng: &mut impl Rng) -> String {
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.next_u32() % 4 {
        let at = rng.next_u32() as usize % bytes.len().max(1);
        match rng.next_u32() % 5 {
            0 => bytes.truncate(at),
            1 => bytes.insert(at, (rng.next_u32() % 128) as u8),
            2 if !bytes.is_empty() => bytes[at] ^= 1 << (rng.next_u32() % 7),
            3 => bytes.extend_from_within(..at),
            _ => bytes.splice(at..at, b"[[[[{{{{\"\\u0000-1e999".iter().copied()).for_each(drop),
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[tokio::test]
async fn spoilt_requests_are_each_answered_and_nobody_else_notices() {
    let frames: u64 = std::env::var("PLATEN_FRAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(500);
    let (server, anna, table, mut player) = played(Limits::none()).await;
    let mut rng = chance(1);
    let mut hostile = Player::connect(&Api::new(server.address), &table, None).await.expect("a socket");
    for number in 0..frames {
        let text = spoilt(SOUND[number as usize % SOUND.len()], &mut rng);
        hostile.say(text.clone()).await.expect("sent");
        let mark = 1_000_000 + number as u32;
        let ping = format!(r#"{{"id":{mark},"request":{{"ask":"ping"}}}}"#);
        hostile.say(ping).await.expect("sent");
        let mut answers = 0;
        loop {
            let heard = tokio::time::timeout(SOON, hostile.hear()).await.expect("soon").expect("an answer");
            if heard.to() == Some(mark) {
                break;
            }
            answers += usize::from(heard.to().is_some() || format!("{heard:?}").contains("bad_request"));
        }
        assert_eq!(answers, 1, "{text}");
        if number % 50 == 0 {
            goes_on(&mut player, number).await;
        }
    }
    drop(anna);
    println!(
        "proved: {frames} spoilt requests on a socket: each answered, and a game beside them went on undisturbed"
    );
}

/// A connection on which a socket was opened, with what came after the head.
async fn raw_socket(address: SocketAddr, table: &str) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    // Little room, so that who does not read is soon noticed.
    socket.set_recv_buffer_size(4096).expect("little room");
    let mut stream = socket.connect(address).await.expect("a connection");
    let head = format!(
        "GET {API}/tables/{table}/socket HTTP/1.1\r\nhost: {address}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
         sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    );
    stream.write_all(head.as_bytes()).await.expect("sent");
    let mut first = [0; 12];
    stream.read_exact(&mut first).await.expect("an answer");
    assert_eq!(&first, b"HTTP/1.1 101");
    stream
}

/// A text as a frame.
fn masked(text: &str) -> Vec<u8> {
    let length = u8::try_from(text.len()).expect("a short text");
    [&[0x81, 0x80 | length, 0, 0, 0, 0], text.as_bytes()].concat()
}

/// Reads until the other side ends the connection.
async fn until_closed(mut stream: TcpStream) -> Duration {
    let begun = Instant::now();
    let mut bytes = vec![0; 64 * 1024];
    let closing = async { while stream.read(&mut bytes).await.is_ok_and(|count| count > 0) {} };
    tokio::time::timeout(SOON, closing).await.expect("it is closed");
    begun.elapsed()
}

#[tokio::test]
async fn spoilt_frames_end_their_own_socket_alone() {
    let frames: u64 = std::env::var("PLATEN_FRAMES").ok().and_then(|text| text.parse().ok()).unwrap_or(500);
    let (server, _anna, table, mut player) = played(Limits::none()).await;
    let mut rng = chance(2);
    let long_ping = [b"\x89\xfe\x00\xff\0\0\0\0".as_slice(), &[0; 255]].concat();
    let broken: [&[u8]; 6] = [
        b"\x81\x05hello",                                    // not masked
        b"\x83\x80\0\0\0\0",                                 // no such kind
        b"\xf1\x80\0\0\0\0",                                 // bits that nobody agreed on
        b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff\0\0\0\0", // longer than anything
        b"\x81\x82\0\0\0\0\xff\xfe",                         // no text
        &long_ping,
    ];
    for frame in broken {
        let mut stream = raw_socket(server.address, &table).await;
        stream.write_all(frame).await.expect("sent");
        until_closed(stream).await;
    }
    for number in 0..frames / 10 {
        let mut stream = raw_socket(server.address, &table).await;
        let mut noise = vec![0; 512];
        rng.fill_bytes(&mut noise);
        // It may be ended before all is sent.
        let _ = stream.write_all(&noise).await;
        let _ = stream.shutdown().await;
        until_closed(stream).await;
        if number % 10 == 0 {
            goes_on(&mut player, number).await;
        }
    }
}

#[tokio::test]
async fn who_is_slow_to_ask_or_never_reads_is_let_go() {
    let limits = Limits { seconds: 1, ..Limits::none() };
    let (server, anna, table, mut player) = played(limits).await;
    let who = anna.who.clone().expect("a token");
    let length = "content-type: application/json\r\ncontent-length: 99";
    for head in [
        format!("GET {API}/me HTTP/1.1\r\nhost: x\r\nx-slow: "),
        String::new(),
        format!("PUT {API}/me HTTP/1.1\r\nhost: x\r\nconnection: close\r\n{who}\r\n{length}\r\n\r\n{{"),
    ] {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        stream.write_all(head.as_bytes()).await.expect("sent");
        let took = until_closed(stream).await;
        assert!(took < Duration::from_secs(8), "{head} {took:?}");
        goes_on(&mut player, 1).await;
    }
    let deaf = raw_socket(server.address, &table).await;
    let sockets = || server.app.tables().sockets();
    assert_eq!(sockets(), 2);
    let begun = Instant::now();
    let table = masked(r#"{"id":1,"request":{"ask":"replay_table","table":1}}"#);
    deaf.try_write(&table).expect("room");
    let step = masked(r#"{"id":2,"request":{"ask":"replay_step","replay":1,"step":0,"viewer":null}}"#);
    let frame = step.repeat(50);
    while sockets() > 1 {
        // It asks and asks, as far as that is taken, and hears nothing.
        let _ = deaf.try_write(&frame);
        tokio::time::sleep(Duration::from_millis(1)).await;
        assert!(begun.elapsed() < 3 * SOON, "who never reads is let go");
    }
    goes_on(&mut player, 2).await;
    drop(deaf);
}

#[tokio::test]
async fn who_does_not_stop_is_let_go_and_who_is_hasty_stays() {
    let limits = Limits { messages: (10, 20), ..Limits::none() };
    let (server, _anna, table, mut player) = played(limits).await;
    let ping = b"\x89\x80\0\0\0\0".to_vec();
    let part = b"\x00\x80\0\0\0\0".to_vec();
    let begun = [b"\x01\x80\0\0\0\0".to_vec(), part.repeat(20_000)].concat();
    let asked = masked(r#"{"id":1,"request":{"ask":"ping"}}"#);
    for flood in [ping.repeat(20_000), begun, asked.repeat(20_000)] {
        let stream = raw_socket(server.address, &table).await;
        let (mut heard, mut said) = stream.into_split();
        let saying = async {
            // It may be ended before all is sent.
            let _ = said.write_all(&flood).await;
        };
        let hearing = async {
            let mut bytes = vec![0; 64 * 1024];
            while heard.read(&mut bytes).await.is_ok_and(|count| count > 0) {}
        };
        tokio::time::timeout(SOON, async { tokio::join!(saying, hearing) }).await.expect("it is closed");
        goes_on(&mut player, 1).await;
    }
    let mut hasty = raw_socket(server.address, &table).await;
    hasty.write_all(&[ping.repeat(200), asked.repeat(100)].concat()).await.expect("sent");
    let mut refused = 0;
    let hearing = async {
        let (mut bytes, mut text) = (vec![0; 64 * 1024], String::new());
        while refused < 80 {
            let count = hasty.read(&mut bytes).await.expect("it stays");
            assert!(count > 0, "it stays");
            text.push_str(&String::from_utf8_lossy(&bytes[..count]));
            refused = text.matches("too_fast").count();
        }
    };
    tokio::time::timeout(SOON, hearing).await.expect("each is refused");
}

#[tokio::test]
async fn a_head_without_end_is_refused_and_not_kept_in_memory() {
    let (server, _anna, _table, mut player) = played(Limits::none()).await;
    for (length, answer) in [(8_000, "HTTP/1.1 200"), (100_000, "HTTP/1.1 431"), (300_000, "HTTP/1.1 431")] {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        let long = "x".repeat(length);
        let head = format!("GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\nx-long: {long}\r\n\r\n");
        // What is not taken any more cannot be sent.
        let _ = stream.write_all(head.as_bytes()).await;
        let mut heard = Vec::new();
        let _ = stream.read_to_end(&mut heard).await;
        let heard = String::from_utf8_lossy(&heard);
        assert!(heard.starts_with(answer), "{length}: {heard}");
        goes_on(&mut player, 1).await;
    }
}

#[tokio::test]
async fn who_is_there_no_more_is_asked_and_let_go_and_who_answers_stays() {
    let limits = Limits { silence: 1, ..Limits::none() };
    let (server, _anna, table, mut player) = played(limits).await;
    let sockets = || server.app.tables().sockets();
    let mut vanished = raw_socket(server.address, &table).await;
    assert_eq!(sockets(), 2);
    let story = async {
        let (begun, mut heard) = (Instant::now(), Vec::new());
        // Nothing was closed: it only stopped to answer.
        let _ = vanished.read_to_end(&mut heard).await;
        assert!((2..8).contains(&begun.elapsed().as_secs()), "{:?}", begun.elapsed());
        assert!(heard.ends_with(&[0x89, 0, 0x88, 0]), "it was asked before: {:?}", &heard[heard.len() - 4..]);
        while sockets() > 1 {
            assert!(begun.elapsed() < SOON, "it takes no more place");
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        tokio::time::sleep(Duration::from_secs(3)).await;
    };
    let listens = async { while player.hear().await.is_ok() {} };
    tokio::select! {
        () = story => {}
        () = listens => panic!("whoever answers stays"),
    }
    goes_on(&mut player, 1).await;
}

#[tokio::test]
async fn thousands_of_connections_from_one_address_leave_room_for_others() {
    const MOST: usize = 40;
    let limits = Limits { connections: MOST as u32, ..Limits::none() };
    let (server, anna, _, mut player) = played(limits).await;
    let mut open = Vec::new();
    for _ in 0..2000 {
        let mut stream = from([127, 0, 0, 9], server.address).await;
        // Who is not wanted may be gone already.
        let _ = stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\n\r\n").await;
        open.push(stream);
        if open.len() > 500 {
            open.drain(MOST..);
        }
    }
    let mut answered = 0;
    for stream in &mut open {
        let mut first = [0; 12];
        let read = tokio::time::timeout(SOON, stream.read_exact(&mut first)).await.expect("soon");
        answered += usize::from(read.is_ok() && &first == b"HTTP/1.1 200");
    }
    assert_eq!(answered, MOST, "only so many are answered");
    goes_on(&mut player, 1).await;
    assert_eq!(anna.ask("GET", "/me", NONE).await.expect("another address").status, 200);
    drop(open);
    let begun = Instant::now();
    loop {
        let mut stream = from([127, 0, 0, 9], server.address).await;
        let asked = stream.write_all(b"GET /health HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await;
        let mut text = String::new();
        if asked.is_ok() && stream.read_to_string(&mut text).await.is_ok() && text.contains(" 200 ") {
            break;
        }
        assert!(begun.elapsed() < SOON, "who has gone may come back");
    }
}

#[tokio::test]
async fn who_does_not_take_an_answer_is_let_go() {
    const ASKED: usize = 1000;
    let limits = Limits { seconds: 1, ..Limits::none() };
    let (server, _anna, _, mut player) = played(limits).await;
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.set_recv_buffer_size(4096).expect("little room");
    let mut stream = socket.connect(server.address).await.expect("a connection");
    let asked = format!("GET {API}/openapi.json HTTP/1.1\r\nhost: x\r\n\r\n").repeat(ASKED);
    // Whatever is not taken any more was not needed.
    let _ = tokio::time::timeout(Duration::from_secs(1), stream.write_all(asked.as_bytes())).await;
    goes_on(&mut player, 1).await;
    tokio::time::sleep(Duration::from_secs(4)).await;
    let mut answers = Vec::new();
    let reading = tokio::time::timeout(SOON, stream.read_to_end(&mut answers)).await;
    assert!(reading.is_ok(), "it was let go before it began to read");
    let count = String::from_utf8_lossy(&answers).matches("HTTP/1.1 200").count();
    assert!((1..ASKED).contains(&count), "{count}");
}

#[tokio::test]
async fn connections_sockets_and_onlookers_have_bounds_that_leave_room_for_who_plays() {
    let limits = Limits { all_connections: 6, person_sockets: 2, onlookers: 2, ..Limits::none() };
    let (server, anna, table, mut player) = played(limits).await;
    let stranger = Api::new(server.address);
    let looking = [
        Player::connect(&stranger, &table, None).await.expect("a socket"),
        Player::connect(&stranger, &table, None).await.expect("a socket"),
    ];
    assert!(Player::connect(&stranger, &table, None).await.is_err(), "two look on");
    let second = Player::connect(&anna, &table, None).await.expect("who sits there has room");
    assert!(Player::connect(&anna, &table, None).await.is_err(), "two sockets of one person");
    let mut idle = Vec::new();
    for _ in 0..2 {
        idle.push(TcpStream::connect(server.address).await.expect("a connection"));
    }
    let mut seventh = TcpStream::connect(server.address).await.expect("taken by the system");
    assert_eq!(seventh.read(&mut [0; 9]).await.unwrap_or(0), 0, "six connections in all");
    goes_on(&mut player, 1).await;
    drop((looking, second, idle));
    let begun = Instant::now();
    while Player::connect(&anna, &table, None).await.is_err() {
        assert!(begun.elapsed() < SOON, "who has gone leaves room");
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

#[tokio::test]
async fn what_is_kept_of_one_person_has_bounds_and_others_go_on() {
    let limits = Limits { sayings: (1, 2), changes: (1, 3), ..Limits::none() };
    let server = Server::with(|config| Config { limits, ..config }).await;
    let (anna, bert) = (server.person("Anna").await, server.person("Bert").await);
    let table = anna.make(&terms(&[Chair::Person, Chair::Person])).await.expect("a table");
    bert.done("POST", &format!("/tables/{table}/seat")).await.expect("a seat");
    let id: platen_server::ids::TableId = table.parse().expect("a table");
    let mut hers = Player::connect(&anna, &table, None).await.expect("a socket");
    let mut his = Player::connect(&bert, &table, None).await.expect("a socket");
    let say = || DeskRequest::Say { text: "Good evening".to_string() };
    let commit = || DeskRequest::CommitShare { commitment: platen_fair::Commitment([7; 32]) };
    let before = server.store.items(id, 0).await.expect("items").len();
    let (mut silenced, mut held) = (0, 0);
    for _ in 0..10 {
        silenced += u32::from(refused(&mut hers, say()).await);
        held += u32::from(refused(&mut hers, commit()).await);
    }
    assert_eq!((silenced, held), (8, 7));
    hers.say("{\"id\":9999,\"request\":{\"ask\":\"say\",\"txt\":1}}".to_string()).await.expect("sent");
    let answer = format!("{:?}", hers.answer(9999).await.expect("an answer"));
    assert!(answer.contains("too_fast"), "{answer}");
    assert_eq!(server.store.items(id, 0).await.expect("items").len(), before + 3);
    let leave = anna.ask("DELETE", &format!("/tables/{table}/seat"), NONE).await.expect("an answer");
    assert_eq!(leave.status, 429, "however it is asked");
    assert!(!refused(&mut his, say()).await && !refused(&mut his, commit()).await, "others go on");
    anna.done("POST", &format!("/tables/{table}/start")).await.expect("the game starts all the same");
}

/// Whether that is asked too fast.
async fn refused(player: &mut Player, request: DeskRequest) -> bool {
    let asked = player.ask_desk(request).await.expect("sent");
    let answer = format!("{:?}", player.answer(asked).await.expect("an answer"));
    answer.contains("too_fast")
}

#[tokio::test]
async fn that_the_store_answers_is_asked_once_a_second_however_many_want_to_know() {
    let server = Server::start().await;
    let ready = async || {
        let mut stream = TcpStream::connect(server.address).await.expect("a connection");
        stream.write_all(b"GET /ready HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n").await.expect("sent");
        let mut text = String::new();
        stream.read_to_string(&mut text).await.expect("an answer");
        text[9..12].to_string()
    };
    assert_eq!(ready().await, "200");
    server.store.close().await;
    assert_eq!(ready().await, "200", "as it was known a moment ago");
    tokio::time::sleep(Duration::from_millis(1100)).await;
    assert_eq!(ready().await, "503");
}

/// A connection from an address of this machine.
async fn from(address: [u8; 4], to: SocketAddr) -> TcpStream {
    let socket = TcpSocket::new_v4().expect("a socket");
    socket.bind(SocketAddr::from((address, 0))).expect("an address");
    socket.connect(to).await.expect("a connection")
}

#[tokio::test]
async fn forged_and_spent_papers_open_no_socket_and_another_seat_stays_another() {
    let (_server, anna, table, mut player) = played(Limits::none()).await;
    let token = anna.who.clone().expect("a token");
    let last = if token.ends_with('x') { 'y' } else { 'x' };
    let spoilt = format!("{}{last}", &token[..token.len() - 1]);
    let cookie = format!("cookie: platen={}.{}", "0".repeat(26), "0".repeat(64));
    let forged = Api { who: Some(spoilt), ..anna.clone() };
    assert!(matches!(Player::connect(&forged, &table, None).await, Err(LoadError::Broken(_))));
    let nobody = Api { who: Some(cookie), ..anna.clone() };
    let mut stranger = Player::connect(&nobody, &table, None).await.expect("anyone may look");
    while stranger.state.is_none() {
        stranger.hear().await.expect("a message");
    }
    assert_eq!(stranger.seat, None, "a forged cookie is nobody's");
    for request in [DeskRequest::Resign {}, DeskRequest::LeaveSeat {}, DeskRequest::ComeBack {}] {
        let id = stranger.ask_desk(request).await.expect("sent");
        let answer = format!("{:?}", stranger.answer(id).await.expect("an answer"));
        assert!(answer.contains("unknown"), "{answer}");
    }
    goes_on(&mut player, 1).await;
    anna.ask("DELETE", "/me/tokens", NONE).await.expect("done");
    assert!(matches!(Player::connect(&anna, &table, None).await, Err(LoadError::Broken(_))), "a spent token");
}
