//! What the page shows and does: signals around what it was told, and the verbs of the person.

mod address;
mod files;
mod replays;
mod shared;

pub(crate) use replays::Replaying;

use crate::daily::Day;
use crate::desk::Desk;
use crate::keepsake::{change_bests, keep_lesson};
use crate::lesson::Mark;
use crate::line::Asked;
use crate::link::{Heard, Link, SocketLink};
use crate::new_game::NewGame;
use crate::place::Over;
use crate::table::Table;
use crate::wire::{DamagedGame, GameNo, SavedGame, ShelfAnswer, ShelfRequest, code, refusal};
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_bots::Advice;
use platen_host::protocol::{Level, Message, No, PROTOCOL, Proposal, Request, Trial};
use platen_protocol::DeskRequest;
use platen_rules::Action;
use platen_rules::vocabulary::Seat;
use std::sync::Arc;

/// What is shown.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) enum Screen {
    /// Nothing yet.
    #[default]
    Opening,
    /// New and stored games.
    Start,
    /// The table.
    Table,
    /// A shared table where no game is played yet, or none any more.
    Room,
    /// A game that another tab has open.
    Elsewhere(GameNo),
    /// Nothing can be done here, and why.
    Broken(No),
}

/// The state of the page, for every component to read, with what a person can do.
#[derive(Clone, Copy)]
pub(crate) struct Session {
    pub(crate) screen: RwSignal<Screen>,
    /// The table that the page is at.
    pub(crate) table: RwSignal<Option<Table>>,
    /// The stored games, the latest first.
    pub(crate) games: RwSignal<Vec<SavedGame>>,
    /// Stored games that cannot be opened.
    pub(crate) damaged: RwSignal<Vec<DamagedGame>>,
    /// Why games are in memory alone, if they are.
    pub(crate) unsaved: RwSignal<Option<No>>,
    /// The levels of bots, weakest first.
    pub(crate) levels: RwSignal<Vec<Level>>,
    /// What was last refused, until something else is done.
    pub(crate) refused: RwSignal<Option<No>>,
    /// How many deeds at the table wait for their answer.
    pub(crate) asking: RwSignal<u32>,
    /// The line that is being tried on a copy; what is done meanwhile is done there.
    pub(crate) trial: RwSignal<Option<Trial>>,
    /// How far a hint is: iterations done, and to do at most.
    pub(crate) progress: RwSignal<Option<(u32, u32)>>,
    /// What lies over the start or the table.
    pub(crate) over: RwSignal<Option<Over>>,
    /// What is looked through.
    pub(crate) replaying: RwSignal<Option<Arc<Replaying>>>,
    /// The stored game that the page is at.
    pub(crate) game: RwSignal<Option<GameNo>>,
    /// The shared table that the page is at.
    pub(crate) desk: RwSignal<Option<Desk>>,
    link: StoredValue<Option<Link>, LocalStorage>,
    /// What was last sent of this device's share of its seed.
    sent: StoredValue<Option<DeskRequest>>,
    /// The connection to the shared table.
    socket: StoredValue<Option<SocketLink>, LocalStorage>,
    /// Whether a table was asked for that is not there yet.
    is_beginning: StoredValue<bool>,
    /// How often the person went somewhere: whatever comes late of an earlier way is let go.
    ways: StoredValue<u32>,
}

impl Session {
    /// Starts the host and shows what the address names.
    pub(crate) fn start() -> Session {
        let session = Session {
            screen: RwSignal::default(),
            table: RwSignal::default(),
            games: RwSignal::default(),
            damaged: RwSignal::default(),
            unsaved: RwSignal::default(),
            levels: RwSignal::default(),
            refused: RwSignal::default(),
            asking: RwSignal::default(),
            trial: RwSignal::default(),
            progress: RwSignal::default(),
            over: RwSignal::default(),
            replaying: RwSignal::default(),
            game: RwSignal::default(),
            desk: RwSignal::default(),
            link: StoredValue::new_local(None),
            sent: StoredValue::new(None),
            socket: StoredValue::new_local(None),
            is_beginning: StoredValue::new(false),
            ways: StoredValue::new(0),
        };
        session.link.set_value(Some(Link::start(move |heard| session.hear(heard))));
        address::on_change(move || session.go_to_address());
        spawn_local(async move {
            session.greet().await;
            session.go_to_address();
        });
        session
    }

    fn hear(self, heard: Heard) {
        match heard {
            // Of a game that is being left.
            Heard::Message(_) if self.is_shared() => {}
            Heard::Message(message) => self.hear_message(&message),
            Heard::Shelved { game } => {
                self.game.set(Some(game));
                address::keep_stored();
            }
            Heard::Unsaved(why) => self.unsaved.set(why),
            Heard::File { url } => address::give_file(&url, "platen-game.txt"),
            Heard::Restarted => self.begin_again(),
            Heard::Broken(no) => self.show(Screen::Broken(no)),
        }
    }

    fn hear_message(self, message: &Message) {
        match message {
            Message::Seated { .. } | Message::State(_) => {
                self.table.update(|table| *table = Table::told(table.take(), message));
                self.refused.set(None);
                self.end_foreign_trial();
            }
            Message::Trial(trial) if self.is_at(trial.table) => self.trial.set(Some(Trial::clone(trial))),
            Message::TrialEnded { .. } => self.trial.set(None),
            Message::Progress { done, of, .. } => self.progress.set(Some((*done, *of))),
            Message::Closed { table, why } if self.is_at(*table) => self.closed(why),
            _ => {}
        }
    }

    fn is_at(self, table: platen_host::protocol::TableNo) -> bool {
        self.table.with_untracked(|at| at.as_ref().is_some_and(|at| at.info.table == table))
    }

    /// A trial belongs to one table and to who began it there; whoever has the device now sees nothing of it.
    fn end_foreign_trial(self) {
        let at = self.table.with_untracked(|at| at.as_ref().map(|at| (at.info.table, at.viewer())));
        let of = self.trial.with_untracked(|trial| trial.as_ref().map(|of| (of.table, of.sight.view.viewer)));
        if of.is_some() && of != at {
            self.trial.set(None);
        }
    }

    /// Shows a screen; where nothing can be done any more, that stays.
    fn show(self, screen: Screen) {
        if !self.screen.with_untracked(|shown| matches!(shown, Screen::Broken(_))) {
            self.screen.set(screen);
        }
    }

    fn closed(self, why: &str) {
        self.trial.set(None);
        self.table.set(None);
        match (why, self.game.get_untracked()) {
            (code::TAKEN_OVER, Some(game)) => self.show(Screen::Elsewhere(game)),
            (code::NOT_KEPT, Some(game)) => self.open_saying(game, false, Some(refusal(code::NOT_KEPT, ""))),
            _ => {}
        }
    }

    async fn greet(self) {
        let hello = self.ask_here(Request::Hello { protocol: PROTOCOL }).await;
        if let Ok(Message::Hello { levels, .. }) = hello {
            self.levels.set(levels);
        }
    }

    fn go_to_address(self) {
        let place = address::place_now();
        self.set_over(place.over);
        let at_table = self.table.with_untracked(Option::is_some);
        if let Some(table) = place.table {
            let is_there =
                self.desk.with_untracked(|desk| desk.as_ref().is_some_and(|desk| desk.table == table));
            if !is_there {
                self.join(&table);
            }
            return;
        }
        match place.game {
            game if game.is_some() && game == self.game.get_untracked() && at_table => {}
            Some(game) => self.open(game, false),
            None if self.screen.get_untracked() == Screen::Start => {}
            None => self.go_to_start(),
        }
    }

    fn set_over(self, over: Option<Over>) {
        let ends = over != Some(Over::Replay);
        self.over.set(over);
        if ends {
            self.end_replay();
        }
    }

    /// Lays a sheet, a book or a replay over what is shown; the way back takes it away.
    pub(crate) fn look_at(self, over: Over) {
        address::lay_over(over.clone());
        self.set_over(Some(over));
    }

    /// Takes away what lies over the start or the table.
    pub(crate) fn look_back(self) {
        if !address::lay_aside() {
            self.set_over(None);
        }
    }

    /// After the worker died: its locks may not be free yet, and those of the game at the table are ours.
    fn begin_again(self) {
        self.unsaved.set(None);
        if self.is_shared() {
            return;
        }
        self.trial.set(None);
        let is_ours = self.table.with_untracked(Option::is_some);
        self.show(Screen::Opening);
        match self.game.get_untracked() {
            Some(game) => self.open(game, is_ours),
            None => self.go_to_start(),
        }
    }

    fn link(self) -> Option<Link> {
        self.link.get_value()
    }

    /// Asks the host of the table that the page is at, here or far; what is refused is shown.
    pub(crate) async fn ask(self, request: Request) -> Result<Message, No> {
        match self.socket.get_value() {
            Some(socket) => self.shown(socket.ask(Asked::Game(request)).await),
            None => self.ask_here(request).await,
        }
    }

    /// Asks the host on this device; what is refused is shown.
    async fn ask_here(self, request: Request) -> Result<Message, No> {
        let Some(link) = self.link() else { return Err(crate::wire::refusal(code::LOST, "")) };
        self.shown(link.ask(request).await)
    }

    async fn shelf(self, request: ShelfRequest) -> Result<ShelfAnswer, No> {
        let Some(link) = self.link() else { return Err(crate::wire::refusal(code::LOST, "")) };
        self.shown(link.shelf(request).await)
    }

    fn shown<T>(self, answer: Result<T, No>) -> Result<T, No> {
        if let Err(no) = &answer {
            self.refused.set(Some(no.clone()));
        }
        answer
    }

    /// Begins a game and sits down at all seats of people.
    pub(crate) fn make(self, game: &NewGame) {
        let request = game.request();
        spawn_local(async move {
            self.begin(request).await;
        });
    }

    /// Begins the deal of a day.
    pub(crate) fn make_daily(self, day: Day) {
        let request = NewGame::alone(Some(day.seed())).request();
        spawn_local(async move {
            if let (true, Some(game)) = (self.begin(request).await, self.game.get_untracked()) {
                change_bests(|bests| bests.deal(game, &day.text()));
            }
        });
    }

    /// Begins the first game of someone: the deal of the lesson.
    pub(crate) fn make_first(self) {
        let request = NewGame::lesson().request();
        spawn_local(async move {
            // Noted before the table is shown, which asks for it.
            if self.ask_for_table(request).await {
                self.game.get_untracked().into_iter().map(Mark::new).for_each(keep_lesson);
                self.show_table();
            }
        });
    }

    /// Asks for a new table and goes there; the game before stays stored. Whether there is one.
    async fn begin(self, request: Request) -> bool {
        let made = self.ask_for_table(request).await;
        if made {
            self.show_table();
        }
        made
    }

    /// Asks for one table at a time: who clicks twice means one.
    async fn ask_for_table(self, request: Request) -> bool {
        if self.is_beginning.get_value() {
            return false;
        }
        self.is_beginning.set_value(true);
        let shared = self.desk.with_untracked(|desk| desk.as_ref().map(|desk| desk.table.clone()));
        self.leave_shared();
        let left = self.set_out();
        let made = self.ask_here(request).await;
        self.is_beginning.set_value(false);
        match (made, shared) {
            (Ok(_), _) => {
                self.close(left).await;
                return true;
            }
            (Err(no), Some(table)) => {
                self.join(&table);
                self.refused.set(Some(no));
            }
            (Err(_), None) => {}
        }
        false
    }

    /// Leaves for another place; gives the game that is open until then.
    fn set_out(self) -> Option<GameNo> {
        self.ways.update_value(|ways| *ways += 1);
        self.game.get_untracked()
    }

    /// Closes a game that the page left, so that another tab may open it.
    async fn close(self, left: Option<GameNo>) {
        if let Some(game) = left {
            // What cannot be closed is not open.
            let _ = self.shelf(ShelfRequest::Close { game }).await;
        }
    }

    /// Opens a stored game, and takes it from another tab if so wished.
    pub(crate) fn open(self, game: GameNo, take_over: bool) {
        self.refused.set(None);
        self.leave_shared();
        self.open_saying(game, take_over, None);
    }

    /// Opens a stored game in place of the one at the table, and says why it had to be opened again.
    fn open_saying(self, game: GameNo, take_over: bool, why: Option<No>) {
        let left = self.set_out().filter(|left| *left != game);
        let way = self.ways.get_value();
        self.trial.set(None);
        self.game.set(Some(game));
        if left.is_some() {
            self.table.set(None);
        }
        spawn_local(async move {
            self.close(left).await;
            let opened = self.open_and_sit(game, take_over).await;
            if self.ways.get_value() != way {
                let is_left = self.game.get_untracked() != Some(game);
                return self.close(is_left.then_some(game)).await;
            }
            match opened {
                Ok(()) => {
                    self.show_table();
                    self.refused.set(why);
                }
                Err(no) if no.code == code::ELSEWHERE => self.show(Screen::Elsewhere(game)),
                Err(no) => {
                    self.go_to_start();
                    self.refused.set(Some(no));
                }
            }
        });
    }

    async fn open_and_sit(self, game: GameNo, take_over: bool) -> Result<(), No> {
        let opened = self.shelf(ShelfRequest::Open { game, take_over }).await?;
        let ShelfAnswer::Opened { table, people: seats } = opened else { return Ok(()) };
        let since = None;
        let watch = seats.is_empty();
        let request =
            if watch { Request::Watch { table, since } } else { Request::Sit { table, seats, since } };
        self.ask_here(request).await.map(drop)
    }

    fn show_table(self) {
        if let Some(game) = self.game.get_untracked() {
            address::set_game(Some(game));
        }
        self.set_over(address::place_now().over);
        self.show(Screen::Table);
    }

    /// Forgets a stored game for good.
    pub(crate) fn remove(self, game: GameNo) {
        spawn_local(async move {
            if self.shelf(ShelfRequest::Remove { game }).await.is_ok() {
                self.list_games().await;
            }
        });
    }

    /// Shows the start; the game stays stored, and another tab may open it.
    pub(crate) fn go_to_start(self) {
        self.leave_shared();
        let (left, way) = (self.set_out(), self.ways.get_value());
        self.game.set(None);
        self.trial.set(None);
        self.table.set(None);
        address::set_game(None);
        spawn_local(async move {
            self.close(left).await;
            self.list_games().await;
            if self.ways.get_value() == way {
                self.show(Screen::Start);
            }
        });
    }

    async fn list_games(self) {
        if let Ok(ShelfAnswer::Games { games, damaged }) = self.shelf(ShelfRequest::Games).await {
            self.games.set(games);
            self.damaged.set(damaged);
        }
    }

    /// Gives the person a game as it is stored, readable or not.
    pub(crate) fn give_raw(self, game: GameNo) {
        spawn_local(async move { drop(self.shelf(ShelfRequest::GiveRaw { game }).await) });
    }

    /// Tries to store what could not be stored.
    pub(crate) fn save_again(self) {
        spawn_local(async move { drop(self.shelf(ShelfRequest::SaveAgain).await) });
    }

    /// Does an action, decided on what is shown now: at the table, or in the trial if there is one.
    pub(crate) fn act(self, action: Action) {
        if self.waits_for_line() {
            return;
        }
        let tried = self.is_trying();
        self.at_table(|table| {
            if tried { Some(Request::TryAct { table: table.info.table, action }) } else { table.act(action) }
        });
    }

    /// Does an action unless another is on its way.
    pub(crate) fn act_once(self, action: Action) {
        if self.asking.get_untracked() == 0 {
            self.act(action);
        }
    }

    /// Undoes one's own last step, at the table or in the trial.
    pub(crate) fn undo(self) {
        if self.waits_for_line() {
            return;
        }
        let tried = self.is_trying();
        self.at_table(
            |table| if tried { Some(Request::TryUndo { table: table.info.table }) } else { table.undo(1) },
        );
    }

    /// Whether a trial is on.
    pub(crate) fn is_trying(self) -> bool {
        self.trial.with_untracked(Option::is_some)
    }

    /// Begins to try a line on a copy.
    pub(crate) fn try_begin(self) {
        self.at_table(|table| Some(Request::TryBegin { table: table.info.table }));
    }

    /// Leaves the trial; the table is as it was.
    pub(crate) fn try_leave(self) {
        self.at_table(|table| Some(Request::TryLeave { table: table.info.table }));
        self.trial.set(None);
    }

    /// What the bots hold for best; nothing if they were not asked or found nothing.
    pub(crate) async fn hint(self) -> Option<Advice> {
        let ask = |table: &Table| {
            let (table, seat) = (table.info.table, table.viewer()?);
            Some(Request::Hint { table, seat, iterations: None })
        };
        let request = self.table.with_untracked(|table| table.as_ref().and_then(ask))?;
        self.progress.set(None);
        let answer = self.ask(request).await;
        self.progress.set(None);
        match answer {
            Ok(Message::Advice { advice, .. }) => Some(advice),
            _ => None,
        }
    }

    /// Hands the device to one of those who share it, or lays it down.
    pub(crate) fn hand_over(self, to: Option<Seat>) {
        self.trial.set(None);
        self.at_table(|table| Some(Request::HandOver { table: table.info.table, to }));
    }

    /// Lets whoever thinks answer now.
    pub(crate) fn stop_thinking(self) {
        self.at_table(|table| Some(Request::Stop { table: table.info.table }));
    }

    fn at_table(self, request: impl FnOnce(&Table) -> Option<Request>) {
        self.at_table_then(request, drop);
    }

    fn at_table_then(
        self,
        request: impl FnOnce(&Table) -> Option<Request>,
        then: impl FnOnce(Message) + 'static,
    ) {
        let request = self.table.with_untracked(|table| table.as_ref().and_then(request));
        if let Some(request) = request {
            spawn_local(async move {
                self.asking.update(|asking| *asking += 1);
                self.ask(request).await.map(then).unwrap_or_default();
                self.asking.update(|asking| *asking -= 1);
            });
        }
    }

    /// The best fulfilling step, as if it came now.
    pub(crate) async fn propose(self) -> Option<Proposal> {
        let ask = |table: &Table| Some(Request::Propose { table: table.info.table, seat: table.viewer()? });
        let request = self.table.with_untracked(|table| table.as_ref().and_then(ask))?;
        match self.ask(request).await {
            Ok(Message::Proposal(proposal)) => Some(*proposal),
            _ => None,
        }
    }
}
