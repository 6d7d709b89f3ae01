//! Tables that are shared with others: the page is at one by a socket instead of its own host.

use super::{Screen, Session, address};
use crate::api::{self, Reply};
use crate::desk::Desk;
use crate::fair::{Stake, Verdict, check};
use crate::keepsake::{keep_stake, stake};
use crate::line::{Asked, Standing, not_connected};
use crate::link::{News, SocketLink};
use crate::place::Over;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_fair::{Commitment, Share};
use platen_host::protocol::{Message, SetChoice};
use platen_model::cards_of;
use platen_protocol::DeskRequest;

impl Session {
    /// Goes to a shared table; the game before stays stored.
    pub(crate) fn join(self, table: &str) {
        let left = self.set_out();
        self.end_socket();
        self.game.set(None);
        self.trial.set(None);
        self.table.set(None);
        self.refused.set(None);
        self.desk.set(Some(Desk::new(table.to_string())));
        self.sent.set_value(None);
        address::set_table(table.to_string());
        self.set_over(address::place_now().over);
        self.show(Screen::Room);
        let since =
            move || self.table.with_untracked(|table| table.as_ref().map(|table| table.state.revision));
        self.socket.set_value(Some(SocketLink::open(table, since, move |news| self.hear_news(news))));
        spawn_local(self.close(left));
    }

    /// Leaves the shared table, if the page is at one. Whoever plays there still sits there.
    pub(super) fn leave_shared(self) {
        if self.is_shared() {
            self.end_socket();
            self.desk.set(None);
            self.trial.set(None);
            self.table.set(None);
        }
    }

    fn end_socket(self) {
        if let Some(socket) = self.socket.get_value() {
            socket.end();
        }
        self.socket.set_value(None);
    }

    /// Whether the page is at a shared table.
    pub(crate) fn is_shared(self) -> bool {
        self.desk.with_untracked(Option::is_some)
    }

    /// Comes to the table again, as whoever one is now.
    pub(crate) fn come_anew(self) {
        if let Some(socket) = self.socket.get_value() {
            socket.reopen();
        }
    }

    fn hear_news(self, news: News) {
        match news {
            News::Game(message) => {
                self.hear_message(&message);
                self.check_seals();
                if matches!(*message, Message::Seated { .. }) {
                    self.show(Screen::Table);
                }
            }
            News::Desk(message) => {
                self.change_desk(|desk| desk.hear(message));
                self.check_seals();
                self.take_part();
            }
            News::Greeted => self.resume(),
            News::Standing(standing, waiting) => self.stands(standing, waiting),
            News::Failed => spawn_local(self.find_out_whether_there()),
        }
    }

    /// Holds plans that were revealed against their seals.
    fn check_seals(self) {
        let checked = self.table.with_untracked(|table| {
            let (table, desk) = (table.as_ref()?, self.desk.get_untracked()?);
            let mut seals = desk.seals.clone();
            seals.check(&desk.table, table);
            (seals != desk.seals).then_some(seals)
        });
        if let Some(seals) = checked {
            self.change_desk(|desk| desk.seals = seals);
        }
    }

    /// Puts this device's share into the seed: drawn when one sits down, sent when it is due. Without it the game starts
    /// all the same.
    fn take_part(self) {
        self.change_desk(|desk| {
            if let (Some(_), None, Some(fair)) = (desk.you, desk.share, &desk.fair) {
                desk.share =
                    stake(&desk.table).or_else(|| draw(&desk.table, fair.house)).map(|stake| stake.share);
            }
        });
        let due = self.desk.with_untracked(|desk| desk.as_ref().and_then(Desk::due));
        let is_sent = self.sent.with_value(|sent| *sent == due);
        if let (Some(request), false, Some(socket)) = (due.clone(), is_sent, self.socket.get_value()) {
            self.sent.set_value(due);
            spawn_local(async move { drop(socket.ask(Asked::Desk(request)).await) });
        }
    }

    fn change_desk(self, change: impl FnOnce(&mut Desk)) {
        self.desk.update(|desk| {
            if let Some(desk) = desk {
                change(desk);
            }
        });
    }

    fn stands(self, standing: Standing, waiting: usize) {
        let known = self.desk.with_untracked(|desk| desk.as_ref().map(|desk| (desk.standing, desk.waiting)));
        if known != Some((standing, waiting)) {
            self.change_desk(|desk| (desk.standing, desk.waiting) = (standing, waiting));
        }
    }

    /// Goes on after the connection was lost: trials and replays were of that connection.
    fn resume(self) {
        self.trial.set(None);
        if self.replaying.with_untracked(|replaying| replaying.as_ref().is_some_and(|at| at.is_far)) {
            self.look_back();
        }
        let Some(socket) = self.socket.get_value() else { return };
        let name = self.desk.with_untracked(|desk| desk.as_ref().and_then(own_name));
        let heard = self.desk.with_untracked(|desk| {
            let said = desk.iter().flat_map(|desk| &desk.said).rev().take(50);
            said.filter(|said| Some(&said.name) == name.as_ref())
                .map(|said| said.text.clone())
                .collect::<Vec<_>>()
        });
        self.table.with_untracked(|table| {
            socket.resume(|line| line.resume(table.as_ref(), &|text| heard.iter().any(|said| said == text)));
        });
    }

    /// A socket does not say why it was not opened.
    async fn find_out_whether_there(self) {
        let Some(table) = self.desk.with_untracked(|desk| desk.as_ref().map(|desk| desk.table.clone()))
        else {
            return;
        };
        let found = api::text(&format!("/tables/{table}")).await;
        if let Err(no) = found
            && no.code == "no_such_table"
        {
            self.end_socket();
            self.change_desk(|desk| desk.missing = Some(no));
        }
    }

    /// Asks something of the shared table; what is refused is shown.
    pub(crate) fn ask_desk(self, request: DeskRequest) {
        let Some(socket) = self.socket.get_value() else { return };
        self.refused.set(None);
        spawn_local(async move { drop(self.shown(socket.ask(Asked::Desk(request)).await)) });
    }

    /// Whether a step waits for the connection already: the next is decided when that one is known.
    pub(super) fn waits_for_line(self) -> bool {
        let is_lost = |desk: &Desk| desk.standing != Standing::Open && desk.waiting > 0;
        let waits = self.desk.with_untracked(|desk| desk.as_ref().is_some_and(is_lost));
        if waits {
            self.refused.set(Some(not_connected()));
        }
        waits
    }

    /// The address by which others come to the shared table.
    pub(crate) fn invitation(self) -> Option<String> {
        self.desk.with(|desk| desk.as_ref().map(|desk| address::invitation(&desk.table)))
    }

    /// Notes that everything that was said is read.
    pub(crate) fn read_said(self) {
        self.change_desk(|desk| desk.read = desk.last_said());
    }

    /// Shows what is said, or nothing of it.
    pub(crate) fn mute(self, muted: bool) {
        self.change_desk(|desk| desk.muted = muted);
    }

    /// Plays again with the same people, at a table that all of them are led to.
    pub(crate) fn play_again(self) {
        let Some(table) = self.desk.with_untracked(|desk| desk.as_ref().map(|desk| desk.table.clone()))
        else {
            return;
        };
        spawn_local(async move {
            let again = api::send("POST", &format!("/tables/{table}/again"), String::new()).await;
            if let Ok(Reply { table, .. }) = self.shown(again) {
                self.join(&table);
                self.sit_down().await;
            }
        });
    }

    /// Sits down somewhere; whoever asked first to play again sits there already.
    async fn sit_down(self) {
        if let Some(socket) = self.socket.get_value() {
            let _ = socket.ask(Asked::Desk(DeskRequest::TakeSeat { seat: None })).await;
        }
    }

    /// Looks through the finished game of the shared table, on this device.
    pub(super) async fn replay_shared(self, table: &str) {
        let record = api::text(&format!("/tables/{table}/record")).await;
        if let Ok(record) = self.shown(record) {
            self.open_file(record, SetChoice::default());
        }
    }

    /// Checks what the record of the finished game proves. Nothing if it has no proof.
    pub(crate) async fn prove(self) -> Option<Verdict> {
        let (table, you) =
            self.desk.with_untracked(|desk| desk.as_ref().map(|desk| (desk.table.clone(), desk.you)))?;
        let cards = self.table.with_untracked(|at| at.as_ref().and_then(|at| cards_of(&at.info)));
        let record = api::text(&format!("/tables/{table}/record")).await.ok()?;
        check(&record, cards.as_ref(), you, stake(&table))
    }

    /// Goes to the games with others.
    pub(crate) fn go_together(self) {
        self.go_to_start();
        self.look_at(Over::Together);
    }
}

/// A fresh share.
fn draw(table: &str, house: Commitment) -> Option<Stake> {
    let mut share = Share([0; 32]);
    getrandom::fill(&mut share.0).ok()?;
    let stake = Stake { share, house };
    keep_stake(table, &stake);
    Some(stake)
}

fn own_name(desk: &Desk) -> Option<String> {
    let own = desk.seats().iter().find(|seat| Some(seat.seat) == desk.you)?;
    match &own.sitting {
        platen_protocol::Sitting::Person { name } => Some(name.clone()),
        _ => None,
    }
}
