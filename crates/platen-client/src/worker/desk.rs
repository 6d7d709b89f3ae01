//! The desk of the host: one thing at a time, stored before it is told.

use super::crew::{BotNo, Crew, Heard};
use super::post;
use super::shelf::{Shelf, fresh_game, listed, people, summary};
use crate::store::{Addition, Store, StoreError};
use crate::wire::{FromBot, FromHost, GameNo, ShelfAnswer, ShelfRequest, ToHost, code, refusal};
use futures_channel::mpsc::{UnboundedReceiver, UnboundedSender};
use futures_util::StreamExt;
use js_sys::Array;
use platen_host::protocol::{Message, No, TableNo, Told};
use platen_host::{ClientNo, Effect, Host, Keep, Outcome, Rights};
use platen_rules::Seed;
use std::collections::VecDeque;
use web_sys::{Blob, BlobPropertyBag, Url};

/// The only client of this host.
const PAGE: ClientNo = ClientNo(1);

/// What comes in.
pub(super) enum Input {
    /// The page asks.
    Page(ToHost),
    /// A bot tells.
    Bot(BotNo, FromBot),
    /// A bot's worker died.
    BotDied(BotNo),
    /// A job came to an end without a bot.
    Finished(Outcome),
    /// Another tab took a game over.
    TakenOver(GameNo),
}

/// The host and what it needs.
pub(super) struct Desk {
    host: Host,
    store: Store,
    shelf: Shelf,
    crew: Crew,
    /// The trouble with storing that the page knows of.
    told: Option<&'static str>,
}

impl Desk {
    pub(super) fn new(desk: UnboundedSender<Input>) -> Desk {
        let mut luck = [0; 32];
        // Without chance of its own a browser runs no page at all; the clock would then do.
        if getrandom::fill(&mut luck).is_err() {
            luck[..8].copy_from_slice(&js_sys::Date::now().to_le_bytes());
        }
        let mut host = Host::new(Seed(luck));
        host.connect(PAGE, Rights::Device);
        let (store, shelf) = (Store::default(), Shelf::new(desk.clone()));
        Desk { host, store, shelf, crew: Crew::new(desk), told: None }
    }

    pub(super) async fn run(mut self, mut inputs: UnboundedReceiver<Input>) {
        while let Some(input) = inputs.next().await {
            self.take(input).await;
            self.tell_trouble();
            self.crew.assign(self.host.thinking());
        }
    }

    async fn take(&mut self, input: Input) {
        let effects = match input {
            Input::Page(ToHost::Ask(ask)) => self.host.handle(PAGE, ask),
            Input::Page(ToHost::Shelf { id, request }) => {
                let answer = self.answer(request).await;
                return post(&FromHost::Shelf { to: id, answer });
            }
            Input::Bot(number, told) => self.hear_bot(number, told),
            Input::BotDied(number) => self.finish(|crew| crew.died(number)),
            Input::Finished(outcome) => self.host.finished(outcome),
            Input::TakenOver(game) => self.close(game, code::TAKEN_OVER),
        };
        self.carry_out(effects).await;
    }

    fn tell_trouble(&mut self) {
        let now = self.store.trouble().map(StoreError::code);
        if now != self.told {
            self.told = now;
            post(&FromHost::Unsaved(self.store.trouble().map(StoreError::no)));
        }
    }

    fn hear_bot(&mut self, number: BotNo, told: FromBot) -> Vec<Effect> {
        match self.crew.heard(number, told) {
            Some(Heard::Outcome(outcome)) => self.host.finished(outcome),
            Some(Heard::Progress { table, job, done, of }) => self.host.progress(table, job, done, of),
            None => Vec::new(),
        }
    }

    fn finish(&mut self, outcome: impl FnOnce(&mut Crew) -> Option<Outcome>) -> Vec<Effect> {
        outcome(&mut self.crew).map(|outcome| self.host.finished(outcome)).unwrap_or_default()
    }

    fn close(&mut self, game: GameNo, why: &str) -> Vec<Effect> {
        let Some(table) = self.shelf.table_of(game) else { return Vec::new() };
        self.shelf.release(table);
        self.host.close(table, why)
    }

    async fn carry_out(&mut self, effects: Vec<Effect>) {
        let mut effects = VecDeque::from(effects);
        while let Some(effect) = effects.pop_front() {
            match effect {
                Effect::Keep(keep) => {
                    let table = table_of(&keep);
                    if let Err(error) = self.keep(keep, &mut effects).await {
                        return self.not_kept(table, &error, effects);
                    }
                }
                Effect::Tell { told, .. } => post(&FromHost::Told(told)),
                Effect::File { text, .. } => give_file(&text),
                Effect::Hurry { table, job } => effects.extend(self.finish(|crew| crew.hurry(table, job))),
            }
        }
    }

    /// Stores this and all else that is to be kept right after it, at once.
    async fn keep(&mut self, first: Keep, rest: &mut VecDeque<Effect>) -> Result<(), StoreError> {
        let table = table_of(&first);
        let (mut head, mut entries, mut next) = (None, Vec::new(), Some(first));
        while let Some(keep) = next {
            match keep {
                Keep::Table { head: made, .. } => head = Some(made),
                Keep::Entry { revision, entry, .. } => entries.push((revision, entry)),
            }
            let more =
                rest.pop_front_if(|effect| matches!(effect, Effect::Keep(keep) if table_of(keep) == table));
            next = more.and_then(|effect| if let Effect::Keep(keep) = effect { Some(keep) } else { None });
        }
        let known = self.shelf.game_at(table);
        let game = known.unwrap_or_else(fresh_game);
        let Some(session) = self.host.session(table) else { return Ok(()) };
        self.store.add(Addition { game, head, entries, summary: summary(session) }).await?;
        if known.is_none() {
            self.shelve(table, game).await;
        }
        Ok(())
    }

    async fn shelve(&mut self, table: TableNo, game: GameNo) {
        if let Some(lock) = self.shelf.lock(game, true).await {
            self.shelf.put(table, game, lock);
        }
        post(&FromHost::Shelved { table, game });
    }

    /// What another tab has stored otherwise is not done: nothing of it is told, and the table is closed. The page opens
    /// it again as it is stored.
    fn not_kept(&mut self, table: TableNo, error: &StoreError, untold: VecDeque<Effect>) {
        self.shelf.release(table);
        for effect in self.host.close(table, code::NOT_KEPT) {
            if let Effect::Tell { told, .. } = effect {
                post(&FromHost::Told(told));
            }
        }
        let answers = untold.into_iter().filter_map(|effect| match effect {
            Effect::Tell { told, .. } => told.to,
            _ => None,
        });
        for to in answers {
            let message = Message::Refused(No { code: code::NOT_KEPT.to_string(), ..error.no() });
            post(&FromHost::Told(Told { to: Some(to), message }));
        }
    }

    async fn answer(&mut self, request: ShelfRequest) -> Result<ShelfAnswer, No> {
        match request {
            ShelfRequest::Games => return Ok(self.list().await),
            ShelfRequest::Open { game, take_over } => return self.open(game, take_over).await,
            ShelfRequest::Close { game } => self.leave(game).await,
            ShelfRequest::Remove { game } => self.remove(game).await?,
            ShelfRequest::GiveRaw { game } => self.give_raw(game).await?,
            ShelfRequest::SaveAgain => self.store.save_again().await,
        }
        Ok(ShelfAnswer::Done)
    }

    async fn give_raw(&mut self, game: GameNo) -> Result<(), No> {
        let raw = self.store.raw(game).await.map_err(|error| error.no())?;
        give_file(&raw);
        Ok(())
    }

    async fn list(&mut self) -> ShelfAnswer {
        let rows = self.store.games().await;
        let (games, damaged) = listed(rows, &self.shelf);
        ShelfAnswer::Games { games, damaged }
    }

    async fn remove(&mut self, game: GameNo) -> Result<(), No> {
        self.leave(game).await;
        // Another tab that plays it hears that it was taken over, and stores nothing more.
        let _lock = self.shelf.lock(game, true).await;
        self.store.remove(game).await.map_err(|error| error.no())
    }

    async fn leave(&mut self, game: GameNo) {
        let effects = self.close(game, code::LEFT);
        self.carry_out(effects).await;
    }

    async fn open(&mut self, game: GameNo, take_over: bool) -> Result<ShelfAnswer, No> {
        let table = match self.shelf.table_of(game) {
            Some(table) => table,
            None => self.restore(game, take_over).await?,
        };
        let people = self.host.session(table).map(people).unwrap_or_default();
        Ok(ShelfAnswer::Opened { table, people })
    }

    async fn restore(&mut self, game: GameNo, take_over: bool) -> Result<TableNo, No> {
        let elsewhere = || refusal(code::ELSEWHERE, "this game is open in another tab");
        let lock = self.shelf.lock(game, take_over).await.ok_or_else(elsewhere)?;
        let table = TableNo(1 + self.host.tables().map(|table| table.0).max().unwrap_or(0));
        let restored = self.read(game, table).await;
        if let Err(no) = &restored {
            self.shelf.note_damage(game, no);
        }
        restored?;
        self.shelf.put(table, game, lock);
        Ok(table)
    }

    async fn read(&mut self, game: GameNo, table: TableNo) -> Result<(), No> {
        let stored = self.store.load(game).await.map_err(|error| error.no())?;
        let (head, entries) = stored.ok_or_else(|| refusal(code::NO_GAME, "this game is not stored here"))?;
        self.host.restore(table, &head, &entries)
    }
}

fn table_of(keep: &Keep) -> TableNo {
    match keep {
        Keep::Table { table, .. } | Keep::Entry { table, .. } => *table,
    }
}

/// Makes a file of a text that the page is not to see, and tells where it is.
fn give_file(text: &str) {
    let parts = Array::of1(&text.into());
    let kind = BlobPropertyBag::new();
    kind.set_type("text/plain");
    let blob = Blob::new_with_str_sequence_and_options(&parts, &kind);
    if let Ok(url) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) {
        post(&FromHost::File { url });
    }
}
