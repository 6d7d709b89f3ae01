//! Where the page is, as its address tells: `#game=7&rules=ORD-2` is a stored game with the rulebook open over it, and
//! `#table=NAME` a table that is shared: such an address is the invitation.

use crate::wire::GameNo;

/// What lies over the start or the table, and goes away by the browser's way back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Over {
    /// Setting up a new game.
    NewGame,
    /// The stored games.
    Games,
    /// Language, look and motion.
    Options,
    /// What this is, and the licences.
    About,
    /// A book, open at a place if one is named: a rule, a chapter, a character.
    Book(Book, Option<String>),
    /// What was played so far, step by step.
    Replay,
    /// Games with others, and tables that wait for players.
    Together,
    /// Setting up a table to share.
    NewTable,
    /// One's name among others.
    Me,
}

/// A book of the reader.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Book {
    /// The rules, by chapter.
    Rules,
    /// The ten characters.
    Printers,
    /// The origin of printing.
    History,
    /// The titles of the lone printer.
    Titles,
}

impl Book {
    /// Every book, in the order of the shelf.
    pub const ALL: [Book; 4] = [Book::Rules, Book::Printers, Book::History, Book::Titles];

    /// The word of the address.
    pub const fn code(self) -> &'static str {
        match self {
            Book::Rules => "rules",
            Book::Printers => "printers",
            Book::History => "history",
            Book::Titles => "titles",
        }
    }
}

/// Where the page is.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// The stored game that is open.
    pub game: Option<GameNo>,
    /// The shared table that the page is at.
    pub table: Option<String>,
    /// What lies over it.
    pub over: Option<Over>,
}

impl Place {
    /// Reads the part of an address from `#` on. What is unknown is passed over.
    pub fn read(hash: &str) -> Place {
        let mut place = Place::default();
        for part in hash.trim_start_matches('#').split('&') {
            let (name, value) =
                part.split_once('=').map_or((part, None), |(name, value)| (name, Some(value)));
            match name {
                "game" => place.game = value.and_then(|value| value.parse().ok()).map(GameNo),
                "table" => place.table = value.filter(|value| is_table(value)).map(str::to_string),
                name => place.over = over(name, value).or(place.over),
            }
        }
        place
    }

    /// The part of the address behind `#`.
    pub fn text(&self) -> String {
        let game = self.game.map(|game| format!("game={}", game.0));
        let table = self.table.as_ref().map(|table| format!("table={table}"));
        let over = self.over.as_ref().map(Over::text);
        game.into_iter().chain(table).chain(over).collect::<Vec<_>>().join("&")
    }

    /// Without what lies over it.
    pub fn bare(&self) -> Place {
        Place { over: None, ..self.clone() }
    }

    /// Whether it is the start.
    pub fn is_start(&self) -> bool {
        self.game.is_none() && self.table.is_none()
    }
}

/// Whether a text may name a table; whether there is one, its server knows.
fn is_table(text: &str) -> bool {
    (1..=64).contains(&text.len()) && text.chars().all(|c| c.is_ascii_alphanumeric())
}

impl Over {
    fn text(&self) -> String {
        match self {
            Over::NewGame => "new".to_string(),
            Over::Games => "games".to_string(),
            Over::Options => "options".to_string(),
            Over::About => "about".to_string(),
            Over::Replay => "replay".to_string(),
            Over::Together => "together".to_string(),
            Over::NewTable => "share".to_string(),
            Over::Me => "me".to_string(),
            Over::Book(book, None) => book.code().to_string(),
            Over::Book(book, Some(at)) => format!("{}={at}", book.code()),
        }
    }
}

fn over(name: &str, value: Option<&str>) -> Option<Over> {
    match name {
        "new" => Some(Over::NewGame),
        "games" => Some(Over::Games),
        "options" => Some(Over::Options),
        "about" => Some(Over::About),
        "replay" => Some(Over::Replay),
        "together" => Some(Over::Together),
        "share" => Some(Over::NewTable),
        "me" => Some(Over::Me),
        name => {
            let book = Book::ALL.into_iter().find(|book| book.code() == name)?;
            Some(Over::Book(book, value.map(str::to_string)))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Book, Over, Place};
    use crate::wire::GameNo;

    #[test]
    fn every_place_is_read_as_it_is_written() {
        let books = Book::ALL.map(|book| Over::Book(book, None));
        let rule = Over::Book(Book::Rules, Some("ORD-2".to_string()));
        let overs = [Over::NewGame, Over::Games, Over::Options, Over::About, Over::Replay, rule];
        let shared = [Over::Together, Over::NewTable, Over::Me];
        for over in books.into_iter().chain(overs).chain(shared).map(Some).chain([None]) {
            for (game, table) in [(None, None), (Some(GameNo(7)), None), (None, Some("k3x9".to_string()))] {
                let place = Place { game, table, over: over.clone() };
                assert_eq!(Place::read(&format!("#{}", place.text())), place);
            }
        }
    }

    #[test]
    fn what_is_unknown_is_passed_over() {
        assert_eq!(Place::read(""), Place::default());
        assert_eq!(Place::read("#table=../x"), Place::default());
        assert_eq!(
            Place::read("#game=x&cake=3&rules=END-4&cake").over,
            Some(Over::Book(Book::Rules, Some("END-4".into())))
        );
    }
}
