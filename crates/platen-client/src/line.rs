//! The line to a table on a server: what was asked keeps its place until it is answered, whatever the connection does.
//!
//! A [`Line`] does nothing by itself: it is told what happened and says what is to be sent. Each connection begins with
//! a greeting, which the server answers after it has told how the table stands. Only then goes out what still waits;
//! what was done before the connection was lost is known by then and is not asked for again.

use crate::table::Table;
use crate::wire::refusal;
use platen_fair::Commitment;
use platen_host::protocol::{Message, No, PROTOCOL, Request};
use platen_protocol::{DeskCard, DeskMessage, DeskRequest, DeskTold, Fair, Heard, PartCard, Said, SealCard};
use platen_rules::vocabulary::Seat;
use serde::{Deserialize, Serialize};
use std::time::Duration;

/// The code of what is refused because it needs a connection.
pub const NOT_CONNECTED: &str = "not_connected";

/// The code with which a table says that its store does not answer, before it ends the connection.
const UNSURE: &str = "unavailable";

/// The numbers of questions after the connection itself.
const PING: u32 = 0;
const HELLO: u32 = 1;
/// The first pause before a connection is tried again, and the longest, in milliseconds.
const FIRST_PAUSE: u32 = 400;
const LONGEST_PAUSE: u32 = 15_000;

/// How the line stands.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Standing {
    /// It is opened for the first time.
    #[default]
    Calling,
    /// Everything arrives.
    Open,
    /// The connection was lost; it is tried again and again.
    Lost,
    /// The server speaks another version: the page is to be loaded again.
    Outdated,
}

/// What is asked of a table.
#[derive(Clone, Debug, PartialEq)]
pub enum Asked {
    /// About its game.
    Game(Request),
    /// About the table.
    Desk(DeskRequest),
}

impl Asked {
    fn text(&self, id: u32) -> String {
        /// A request with its number.
        #[derive(Serialize)]
        struct Numbered<'a, T> {
            id: u32,
            request: &'a T,
        }
        let text = match self {
            Asked::Game(request) => serde_json::to_string(&Numbered { id, request }),
            Asked::Desk(request) => serde_json::to_string(&Numbered { id, request }),
        };
        text.unwrap_or_default()
    }

    /// Whether it changes something, and so outlives a connection. Questions are asked again by whoever needs them.
    fn is_deed(&self) -> bool {
        match self {
            Asked::Game(request) => matches!(request, Request::Act { .. } | Request::Undo { .. }),
            Asked::Desk(_) => true,
        }
    }

    /// Whether a refusal says that it is so already.
    fn is_so(&self, code: &str) -> bool {
        let Asked::Desk(request) = self else { return false };
        let so = match request {
            DeskRequest::TakeSeat { .. } => "seated_already",
            DeskRequest::LeaveSeat {} => "stood_in",
            DeskRequest::Start {} => "begun",
            DeskRequest::Resign {} => "resigned",
            DeskRequest::CloseTable {} => "table_closed",
            _ => return false,
        };
        code == so
    }

    /// Whether it was done, as the table stands now.
    fn was_done(&self, table: Option<&Table>, said: &dyn Fn(&str) -> bool) -> bool {
        match self {
            Asked::Game(Request::Act { seat, revision, .. } | Request::Undo { seat, revision, .. }) => {
                let by_seat = |table: &Table| {
                    let mut after = table.log.iter().rev().take_while(|at| at.revision > *revision);
                    after.any(|at| at.seat == Some(*seat))
                };
                table.is_some_and(by_seat)
            }
            Asked::Desk(DeskRequest::Say { text }) => said(text),
            _ => false,
        }
    }
}

/// A message of a table, whichever it is: read so, it costs the page a third of what the tagged type does. What the page
/// does not show is passed over.
#[derive(Default, Deserialize)]
#[serde(default)]
struct Loose {
    tell: String,
    card: Option<Box<DeskCard>>,
    you: Option<Seat>,
    maker: bool,
    number: u32,
    at: i64,
    name: String,
    text: String,
    house: Option<Commitment>,
    parts: Vec<PartCard>,
    until: Option<i64>,
    seals: Vec<SealCard>,
    seats: Vec<Seat>,
}

impl Loose {
    fn message(self) -> Option<DeskMessage> {
        let Loose { card, you, maker, number, at, name, text, house, parts, until, seals, seats, .. } = self;
        match self.tell.as_str() {
            "desk" => Some(DeskMessage::Desk { card: card?, you, maker }),
            "said" => Some(DeskMessage::Said(Said { number, at, name, text })),
            "fair" => {
                let fair = Fair { house: house?, parts, until, seals, secret: None };
                Some(DeskMessage::Fair(Box::new(fair)))
            }
            "unsaid" => Some(DeskMessage::Unsaid { number }),
            "sealed" => Some(DeskMessage::Sealed { seals }),
            "present" => Some(DeskMessage::Present { seats }),
            _ => None,
        }
    }
}

/// Reads a message, if the page has use for it.
pub fn read(text: &str) -> Option<Heard> {
    /// A message of a table, which answers nothing.
    #[derive(Deserialize)]
    struct Told {
        message: Loose,
    }
    if let Ok(told) = serde_json::from_str(text) {
        return Some(Heard::Game(Box::new(told)));
    }
    let message = serde_json::from_str::<Told>(text).ok()?.message.message()?;
    Some(Heard::Desk(DeskTold { to: None, message }))
}

/// Something that waits for its answer.
#[derive(Clone, Debug)]
struct Waiting {
    id: u32,
    asked: Asked,
    /// How often it was sent.
    sent: u32,
}

/// What comes of a message.
#[derive(Clone, Debug, PartialEq)]
pub enum Came {
    /// It answers what was asked under a number.
    Answer(u32, Result<Message, No>),
    /// The greeting is answered: the table is known as it stands.
    Greeted,
    /// The server speaks another version.
    Outdated,
    /// Nobody waits for it.
    News,
}

/// What is to be done after the greeting.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Resumed {
    /// What turned out to be done, by number.
    pub done: Vec<u32>,
    /// What is to be sent.
    pub texts: Vec<String>,
}

/// The line to a table.
#[derive(Clone, Debug)]
pub struct Line {
    standing: Standing,
    next: u32,
    /// In the order in which it was asked.
    waiting: Vec<Waiting>,
    /// How often in a row it could not be opened.
    failures: u32,
}

impl Default for Line {
    fn default() -> Line {
        Line { standing: Standing::default(), next: HELLO + 1, waiting: Vec::new(), failures: 0 }
    }
}

impl Line {
    /// How it stands.
    pub fn standing(&self) -> Standing {
        self.standing
    }

    /// The first thing to send on a new connection.
    pub fn greeting() -> String {
        Asked::Game(Request::Hello { protocol: PROTOCOL }).text(HELLO)
    }

    /// A question that any connection answers.
    pub fn ping() -> String {
        Asked::Desk(DeskRequest::Ping {}).text(PING)
    }

    /// Takes something to ask: its number, and the text if it can be sent now. A deed waits for a connection; a question
    /// without one is refused at once.
    pub fn ask(&mut self, asked: Asked) -> Result<(u32, Option<String>), No> {
        let is_open = self.standing == Standing::Open;
        if !is_open && !asked.is_deed() {
            return Err(not_connected());
        }
        let id = self.next;
        self.next = self.next.wrapping_add(1).max(HELLO + 1);
        let text = is_open.then(|| asked.text(id));
        self.waiting.push(Waiting { id, asked, sent: u32::from(is_open) });
        Ok((id, text))
    }

    /// Hears a message.
    pub fn hear(&mut self, heard: &Heard) -> Came {
        let Some(to) = heard.to() else { return Came::News };
        let answer = answer(heard);
        match to {
            PING => Came::News,
            HELLO if matches!(&answer, Err(no) if no.code == "outdated") => {
                self.standing = Standing::Outdated;
                Came::Outdated
            }
            HELLO => Came::Greeted,
            to => match self.waiting.iter().position(|waiting| waiting.id == to) {
                // Nobody knows whether it was done, and the connection ends: after the next greeting it is seen.
                Some(_) if matches!(&answer, Err(no) if no.code == UNSURE) => Came::News,
                Some(at) => Came::Answer(to, self.waiting.remove(at).settle(answer)),
                None => Came::News,
            },
        }
    }

    /// The greeting was answered: what was done by now, and what is to be sent again. `said` tells whether a text of
    /// one's own was heard since.
    pub fn resume(&mut self, table: Option<&Table>, said: &dyn Fn(&str) -> bool) -> Resumed {
        self.standing = Standing::Open;
        self.failures = 0;
        let done = self.take(|waiting| waiting.sent > 0 && waiting.asked.was_done(table, said));
        let send = |waiting: &mut Waiting| {
            waiting.sent += 1;
            waiting.asked.text(waiting.id)
        };
        Resumed { done, texts: self.waiting.iter_mut().map(send).collect() }
    }

    /// Takes out what waits no more, and gives its numbers.
    fn take(&mut self, is_meant: impl Fn(&Waiting) -> bool) -> Vec<u32> {
        let taken =
            self.waiting.iter().filter(|waiting| is_meant(waiting)).map(|waiting| waiting.id).collect();
        self.waiting.retain(|waiting| !is_meant(waiting));
        taken
    }

    /// The connection is lost, or could not be made. Gives the numbers of questions that nobody answers any more.
    pub fn lose(&mut self) -> Vec<u32> {
        if self.standing == Standing::Open {
            self.standing = Standing::Lost;
        }
        self.take(|waiting| !waiting.asked.is_deed())
    }

    /// How long to wait before the next try. `luck` from 0 to 1 spreads those who were lost at once.
    pub fn pause(&mut self, luck: f64) -> Duration {
        let longest = FIRST_PAUSE.saturating_mul(1 << self.failures.min(10)).min(LONGEST_PAUSE);
        self.failures += 1;
        if self.failures > 1 && self.standing == Standing::Calling {
            self.standing = Standing::Lost;
        }
        Duration::from_millis(longest.into()).mul_f64(0.5 + 0.5 * luck)
    }

    /// How many deeds wait for their answer.
    pub fn deeds(&self) -> usize {
        self.waiting.iter().filter(|waiting| waiting.asked.is_deed()).count()
    }
}

impl Waiting {
    /// The answer for whoever asked: what was sent twice may have been done the first time.
    fn settle(&self, answer: Result<Message, No>) -> Result<Message, No> {
        match answer {
            Err(no) if self.sent > 1 && self.asked.is_so(&no.code) => Ok(Message::Done),
            answer => answer,
        }
    }
}

fn answer(heard: &Heard) -> Result<Message, No> {
    match heard {
        Heard::Game(told) => match &told.message {
            Message::Refused(no) => Err(no.clone()),
            message => Ok(message.clone()),
        },
        Heard::Desk(told) => match &told.message {
            DeskMessage::Refused(no) => Err(no.clone()),
            _ => Ok(Message::Done),
        },
    }
}

/// What is said to who asks something without a connection.
pub fn not_connected() -> No {
    refusal(NOT_CONNECTED, "there is no connection just now; it is tried again by itself")
}

#[cfg(test)]
mod tests {
    use super::{Asked, Came, Line, NOT_CONNECTED, Standing, read};
    use crate::table::Table;
    use platen_fair::{Commitment, Salt};
    use platen_host::protocol::{Ask, House, Message, No, Request, SetChoice, Sitter, Told};
    use platen_host::{ClientNo, Effect, Host, Rights};
    use platen_protocol::{DeskMessage, DeskRequest, DeskTold, Fair, Heard, PartCard, Said, SealCard};
    use platen_rules::vocabulary::Seat;
    use platen_rules::{GameOptions, Seed};

    const PAGE: ClientNo = ClientNo(1);

    fn never(_: &str) -> bool {
        false
    }

    fn table(host: &mut Host) -> Table {
        host.connect(PAGE, Rights::Device);
        let sitters = vec![Sitter::Person { name: None }];
        let (options, set, house) = (GameOptions::new(1), SetChoice::default(), House::default());
        let made = Request::Make { options, set, seed: None, sitters, house };
        told(host, None, made).expect("a table")
    }

    fn told(host: &mut Host, before: Option<Table>, request: Request) -> Option<Table> {
        let effects = host.handle(PAGE, Ask { id: 1, request });
        effects.into_iter().fold(before, |table, effect| match effect {
            Effect::Tell { told, .. } => Table::told(table, &told.message),
            _ => table,
        })
    }

    fn act(table: &Table) -> Request {
        table.act(table.state.sight.choices.listed[0]).expect("somebody is at the device")
    }

    fn answer_to(id: u32, message: Message) -> Heard {
        Heard::Game(Box::new(Told { to: Some(id), message }))
    }

    fn refused(id: u32, code: &str) -> Heard {
        answer_to(id, Message::Refused(crate::wire::refusal(code, "")))
    }

    fn open() -> Line {
        let mut line = Line::default();
        assert_eq!(line.hear(&answer_to(1, Message::Done)), Came::Greeted);
        assert_eq!(line.resume(None, &never).texts, [""; 0]);
        line
    }

    #[test]
    fn what_is_asked_on_an_open_line_is_sent_and_answered_once() {
        let mut line = open();
        let (id, text) = line.ask(Asked::Desk(DeskRequest::Start {})).expect("taken");
        assert_eq!(text.as_deref(), Some(r#"{"id":2,"request":{"ask":"start"}}"#));
        assert_eq!(line.hear(&answer_to(id, Message::Done)), Came::Answer(id, Ok(Message::Done)));
        assert_eq!(line.hear(&answer_to(id, Message::Done)), Came::News);
        let (id, _) = line.ask(Asked::Desk(DeskRequest::Start {})).expect("taken");
        assert!(
            matches!(line.hear(&refused(id, "begun")), Came::Answer(_, Err(No { .. }))),
            "asked but once"
        );
    }

    #[test]
    fn deeds_wait_for_a_connection_and_questions_do_not() {
        let mut host = Host::new(Seed::from_number(1));
        let table = table(&mut host);
        let mut line = open();
        let question = Asked::Game(Request::TryBegin { table: table.info.table });
        let (asked, _) = line.ask(question.clone()).expect("taken");
        assert_eq!(line.lose(), [asked]);
        assert_eq!(line.standing(), Standing::Lost);
        let no = line.ask(question).expect_err("no connection");
        assert_eq!(no.code, NOT_CONNECTED);
        let (id, text) = line.ask(Asked::Game(act(&table))).expect("taken");
        assert_eq!((text, line.deeds()), (None, 1));
        assert_eq!(line.lose(), [0; 0]);
        let resumed = line.resume(Some(&table), &never);
        assert_eq!(resumed.texts.len(), 1);
        assert!(resumed.texts[0].starts_with(&format!(r#"{{"id":{id},"request":{{"ask":"act""#)));
    }

    #[test]
    fn what_a_table_without_its_store_cannot_answer_waits_for_the_next_connection() {
        let mut host = Host::new(Seed::from_number(1));
        let table = table(&mut host);
        let mut line = open();
        let (id, _) = line.ask(Asked::Game(act(&table))).expect("taken");
        assert_eq!(line.hear(&refused(id, "unavailable")), Came::News);
        assert_eq!((line.lose(), line.deeds()), (vec![], 1));
        assert_eq!(line.resume(Some(&table), &never).texts.len(), 1, "it was not done, and is sent again");
        assert!(matches!(line.hear(&refused(id, "not_kept")), Came::Answer(_, Err(No { .. }))));
    }

    #[test]
    fn an_action_that_was_done_before_the_line_broke_is_not_done_again() {
        let mut host = Host::new(Seed::from_number(1));
        let before = table(&mut host);
        let mut line = open();
        let (id, _) = line.ask(Asked::Game(act(&before))).expect("taken");
        line.lose();
        let after = told(&mut host, Some(before.clone()), act(&before)).expect("a table");
        let mut second = line.clone();
        assert_eq!(line.resume(Some(&after), &never).done, [id]);
        let resumed = second.resume(Some(&before), &never);
        assert_eq!(
            (resumed.done.len(), resumed.texts.len()),
            (0, 1),
            "it never arrived, so it is sent again"
        );
    }

    #[test]
    fn what_was_said_or_is_so_already_is_done() {
        let mut line = open();
        let (said, _) = line.ask(Asked::Desk(DeskRequest::Say { text: "Hello".into() })).expect("taken");
        let (seat, _) = line.ask(Asked::Desk(DeskRequest::TakeSeat { seat: None })).expect("taken");
        line.lose();
        let resumed = line.resume(None, &|text| text == "Hello");
        assert_eq!((resumed.done, resumed.texts.len()), (vec![said], 1));
        assert_eq!(line.hear(&refused(seat, "seated_already")), Came::Answer(seat, Ok(Message::Done)));
    }

    #[test]
    fn pauses_grow_up_to_a_bound_and_are_spread() {
        let mut line = open();
        line.lose();
        let pauses: Vec<u128> = (0..8).map(|_| line.pause(1.0).as_millis()).collect();
        assert_eq!(pauses, [400, 800, 1600, 3200, 6400, 12_800, 15_000, 15_000]);
        assert_eq!(line.pause(0.0).as_millis(), 7_500);
        line.resume(None, &never);
        assert_eq!(line.pause(0.0).as_millis(), 200);
    }

    #[test]
    fn a_line_that_never_opened_is_lost_after_the_second_try() {
        let mut line = Line::default();
        line.lose();
        line.pause(0.0);
        assert_eq!(line.standing(), Standing::Calling);
        line.pause(0.0);
        assert_eq!(line.standing(), Standing::Lost);
    }

    #[test]
    fn an_outdated_page_is_told_so() {
        let mut line = Line::default();
        assert_eq!(line.hear(&refused(1, "outdated")), Came::Outdated);
        assert_eq!(line.standing(), Standing::Outdated);
        line.lose();
        assert_eq!(line.standing(), Standing::Outdated);
    }

    #[test]
    fn messages_of_a_table_are_read_as_it_writes_them() {
        let said = Said { number: 3, at: 5, name: "Anna".into(), text: "Hello".into() };
        let parts =
            vec![PartCard { seat: Seat::default(), commitment: Some(Commitment([1; 32])), share: None }];
        let (seat, commitment) = (Seat::default(), Commitment([3; 32]));
        let seals = vec![SealCard { number: 12, seat, commitment, salt: Some(Salt([4; 32])) }];
        let fair =
            Fair { house: Commitment([2; 32]), parts, until: Some(9), seals: seals.clone(), secret: None };
        for message in [
            DeskMessage::Said(said),
            DeskMessage::Unsaid { number: 3 },
            DeskMessage::Fair(Box::new(fair)),
            DeskMessage::Sealed { seals },
            DeskMessage::Present { seats: vec![seat] },
        ] {
            let told = DeskTold { to: None, message };
            let text = serde_json::to_string(&told).expect("text");
            assert_eq!(read(&text), Some(Heard::Desk(told)));
        }
        let samples = include_str!("../../platen-protocol/tests/golden/samples.jsonl");
        let desk =
            samples.lines().find_map(|line| line.strip_prefix("tell ").filter(|line| line.contains("desk")));
        assert!(matches!(
            read(desk.expect("a sample")),
            Some(Heard::Desk(DeskTold { message: DeskMessage::Desk { .. }, .. }))
        ));
        assert_eq!(read(r#"{"message":{"tell":"restarting"}}"#), None);
        assert!(matches!(read(r#"{"to":4,"message":{"tell":"done"}}"#), Some(Heard::Game(_))));
    }

    #[test]
    fn greetings_and_pings_are_requests_of_the_protocol() {
        assert_eq!(Line::greeting(), r#"{"id":1,"request":{"ask":"hello","protocol":1}}"#);
        assert_eq!(Line::ping(), r#"{"id":0,"request":{"ask":"ping"}}"#);
    }
}
