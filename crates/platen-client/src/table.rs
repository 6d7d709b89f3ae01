//! What a page knows of the table it is at: what it was told, and nothing else.

use platen_host::protocol::{Happening, Log, Message, Request, State, TableInfo};
use platen_rules::Action;
use platen_rules::vocabulary::Seat;

/// A table as it was told.
#[derive(Clone, Debug, PartialEq)]
pub struct Table {
    /// What stays as it is.
    pub info: TableInfo,
    /// How it stands. Its log is the last piece that came; all of it is [`Self::log`].
    pub state: State,
    /// Everything that happened, without what was undone.
    pub log: Vec<Happening>,
}

impl Table {
    /// The table after a message, given the one before. A message about another table changes nothing.
    pub fn told(before: Option<Table>, message: &Message) -> Option<Table> {
        match message {
            Message::Seated { info, state } => Some(Table::seated(before, info, state)),
            Message::State(state) => before.map(|table| table.after(state)),
            Message::Closed { table, .. } => before.filter(|before| before.info.table != *table),
            _ => before,
        }
    }

    fn seated(before: Option<Table>, info: &TableInfo, state: &State) -> Table {
        let known = before.filter(|before| before.info.table == info.table);
        let mut log = known.map(|before| before.log).unwrap_or_default();
        cut_and_add(&mut log, &state.log);
        Table { info: info.clone(), state: state.clone(), log }
    }

    fn after(mut self, state: &State) -> Table {
        if self.info.table == state.table {
            cut_and_add(&mut self.log, &state.log);
            self.state = state.clone();
        }
        self
    }

    /// The seat at the device, whose view this is.
    pub fn viewer(&self) -> Option<Seat> {
        self.state.sight.view.viewer
    }

    /// Whose printing house is looked at: one's own, or for who only watches that of whoever is to decide.
    pub fn looked_at(&self) -> Option<Seat> {
        let first = self.info.seats.first().map(|info| info.seat);
        self.viewer().or_else(|| self.state.sight.awaited.first().copied()).or(first)
    }

    /// The seats held here that are to decide.
    pub fn awaited_here(&self) -> impl Iterator<Item = Seat> {
        let held = |seat: &&Seat| self.info.holds.contains(seat);
        self.state.sight.awaited.iter().filter(held).copied()
    }

    /// Whether the seat at the device is to decide.
    pub fn is_awaited(&self) -> bool {
        self.viewer().is_some_and(|seat| self.state.sight.awaited.contains(&seat))
    }

    /// The request to do an action, decided on what is shown now.
    pub fn act(&self, action: Action) -> Option<Request> {
        let State { table, revision, .. } = self.state;
        Some(Request::Act { table, seat: self.viewer()?, action, revision })
    }

    /// The request to undo so many steps.
    pub fn undo(&self, steps: u32) -> Option<Request> {
        let State { table, revision, .. } = self.state;
        Some(Request::Undo { table, seat: self.viewer()?, revision, steps })
    }
}

/// Keeps the first happenings, forgets those after, adds the new ones.
fn cut_and_add(log: &mut Vec<Happening>, piece: &Log) {
    log.truncate(piece.from as usize);
    log.extend(piece.happenings.iter().cloned());
}

#[cfg(test)]
mod tests {
    use super::Table;
    use platen_host::protocol::{Ask, House, Message, Request, SetChoice, Sitter, TableNo};
    use platen_host::{ClientNo, Effect, Host, Rights};
    use platen_rules::{GameOptions, Seed};

    const PAGE: ClientNo = ClientNo(1);

    fn told(host: &mut Host, request: Request) -> Vec<Message> {
        let effects = host.handle(PAGE, Ask { id: 1, request });
        let message = |effect| match effect {
            Effect::Tell { told, .. } => Some(told.message),
            _ => None,
        };
        effects.into_iter().filter_map(message).collect()
    }

    fn hear(table: Option<Table>, messages: &[Message]) -> Option<Table> {
        messages.iter().fold(table, Table::told)
    }

    fn alone() -> (Host, Table) {
        let mut host = Host::new(Seed::from_number(1));
        host.connect(PAGE, Rights::Device);
        let sitters = vec![Sitter::Person { name: None }];
        let options = GameOptions::new(1);
        let make = Request::Make {
            options,
            set: SetChoice::default(),
            seed: None,
            sitters,
            house: House::default(),
        };
        let table = hear(None, &told(&mut host, make)).expect("a table");
        (host, table)
    }

    fn first_choice(table: &Table) -> Request {
        table.act(table.state.sight.choices.listed[0]).expect("somebody is at the device")
    }

    #[test]
    fn an_action_names_the_revision_and_its_log_is_added() {
        let (mut host, before) = alone();
        let after = hear(Some(before.clone()), &told(&mut host, first_choice(&before))).expect("a table");
        assert_eq!(after.state.revision, before.state.revision + 1);
        assert_eq!(after.log.len(), before.log.len() + 1);
        let stale = told(&mut host, first_choice(&before));
        assert!(matches!(&stale[0], Message::Refused(no) if no.code == "stale"), "{stale:?}");
    }

    #[test]
    fn undoing_cuts_the_log() {
        let (mut host, before) = alone();
        let after = hear(Some(before.clone()), &told(&mut host, first_choice(&before))).expect("a table");
        let undone = told(&mut host, after.undo(1).expect("a seat"));
        let undone = hear(Some(after), &undone).expect("a table");
        assert_eq!(undone.log, before.log);
        assert_eq!(undone.state.sight.view, before.state.sight.view);
    }

    #[test]
    fn sitting_down_again_with_what_is_known_tells_the_rest() {
        let (mut host, before) = alone();
        told(&mut host, first_choice(&before));
        let (table, seats) = (before.info.table, before.info.holds.clone());
        let since = Some(before.state.revision);
        let again = hear(Some(before.clone()), &told(&mut host, Request::Sit { table, seats, since }));
        let all = told(&mut host, Request::Watch { table, since: None });
        assert_eq!(again.expect("a table").log, hear(None, &all).expect("a table").log);
    }

    #[test]
    fn who_watches_looks_at_the_house_of_whoever_is_to_decide() {
        let (mut host, seated) = alone();
        assert_eq!(seated.looked_at(), seated.viewer());
        let watched = told(&mut host, Request::Watch { table: seated.info.table, since: None });
        let watched = hear(None, &watched).expect("a table");
        assert_eq!((watched.viewer(), watched.looked_at()), (None, seated.viewer()));
    }

    #[test]
    fn a_closed_table_is_gone_and_others_are_not_meant() {
        let (_, table) = alone();
        let closed = |number| Message::Closed { table: TableNo(number), why: "taken_over".to_string() };
        assert!(hear(Some(table.clone()), &[closed(2)]).is_some());
        assert!(hear(Some(table), &[closed(1)]).is_none());
    }
}
