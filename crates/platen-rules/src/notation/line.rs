//! One line of the notation, read word by word; it remembers what each word was tried as, for the error.

use super::NotationError;
use crate::vocabulary::{
    BoardAction, ByInk, ByLetter, Character, Edition, Ink, Letter, Number, Specialty, UnknownWord,
};

/// What was read, or why it could not be.
pub(super) type Read<T> = Result<T, NotationError>;

/// Signs that are words of their own, with spaces round them or without.
const SIGNS: [char; 3] = [',', '+', '@'];

/// A line, read word by word.
pub(super) struct Line<'a> {
    edition: Edition,
    /// The word to be read; empty at the end.
    word: &'a str,
    /// Where it begins, in characters from 1.
    column: usize,
    rest: &'a str,
    /// What the word was tried as, in vain.
    tried: Vec<String>,
}

impl<'a> Line<'a> {
    pub(super) fn new(text: &'a str, edition: Edition) -> Line<'a> {
        let mut line = Line { edition, word: "", column: 1, rest: text, tried: Vec::new() };
        line.advance();
        line
    }

    fn advance(&mut self) {
        let text = self.rest.trim_start_matches(' ');
        self.column += self.word.chars().count() + self.rest.len() - text.len();
        let end = text.find(|c| c == ' ' || SIGNS.contains(&c)).unwrap_or(text.len());
        (self.word, self.rest) = text.split_at(end.max(1).min(text.len()));
        self.tried.clear();
    }

    /// Reads the word if it is what is looked for; otherwise notes what that was.
    pub(super) fn accept<T>(&mut self, read: impl FnOnce(&str, Edition) -> Result<T, String>) -> Option<T> {
        match read(self.word, self.edition) {
            Ok(value) => {
                self.advance();
                Some(value)
            }
            Err(wanted) => {
                self.tried.push(wanted);
                None
            }
        }
    }

    pub(super) fn maybe<T: Piece>(&mut self) -> Option<T> {
        self.accept(T::read)
    }

    pub(super) fn need<T: Piece>(&mut self) -> Read<T> {
        self.expect(T::read)
    }

    pub(super) fn expect<T>(&mut self, read: impl FnOnce(&str, Edition) -> Result<T, String>) -> Read<T> {
        self.accept(read).ok_or_else(|| self.error())
    }

    pub(super) fn is(&mut self, word: &str) -> bool {
        self.accept(|found, _| if found == word { Ok(()) } else { Err(quoted(word)) }).is_some()
    }

    pub(super) fn one_of<const N: usize>(&mut self, words: [&'static str; N]) -> Option<&'static str> {
        words.into_iter().find(|word| self.is(word))
    }

    pub(super) fn word(&mut self, word: &str) -> Read<()> {
        if self.is(word) { Ok(()) } else { Err(self.error()) }
    }

    pub(super) fn after<T: Piece>(&mut self, word: &str) -> Read<T> {
        self.word(word).and_then(|()| self.need())
    }

    pub(super) fn before<T: Piece>(&mut self, word: &str) -> Read<T> {
        let value = self.need()?;
        self.word(word).map(|()| value)
    }

    pub(super) fn maybe_after<T: Piece>(&mut self, word: &str) -> Read<Option<T>> {
        if self.is(word) { self.need().map(Some) } else { Ok(None) }
    }

    /// `none`, or one ink or more.
    pub(super) fn inks(&mut self) -> Read<ByInk<u8>> {
        if self.is("none") {
            return Ok(ByInk::default());
        }
        let first = self.need()?;
        Ok(self.more_inks(ByInk::count([first])))
    }

    pub(super) fn more_inks(&mut self, mut inks: ByInk<u8>) -> ByInk<u8> {
        while let Some(ink) = self.accept(|word, edition| match Ink::read(word, edition) {
            Ok(ink) if inks[ink] == u8::MAX => Err(format!("at most {} inks of a colour", u8::MAX)),
            ink => ink,
        }) {
            inks[ink] += 1;
        }
        inks
    }

    pub(super) fn end(&mut self) -> Read<()> {
        if self.word.is_empty() {
            return Ok(());
        }
        self.tried.push(shown(""));
        Err(self.error())
    }

    pub(super) fn error(&self) -> NotationError {
        let expected = match self.tried.split_last() {
            Some((last, [])) => last.clone(),
            Some((last, others)) => format!("{} or {last}", others.join(", ")),
            None => String::new(),
        };
        NotationError { column: self.column, found: self.word.chars().take(40).collect(), expected }
    }
}

/// What is written as one word.
pub(super) trait Piece: Sized {
    /// Reads a word, or says what was looked for.
    fn read(word: &str, edition: Edition) -> Result<Self, String>;
}

macro_rules! pieces {
    ($($name:ident),+) => { $(
        impl Piece for $name {
            fn read(word: &str, _: Edition) -> Result<Self, String> {
                word.parse().map_err(|unknown| wanted(&unknown))
            }
        }
    )+ };
}
pieces!(Letter, Specialty, BoardAction, Character);

impl Piece for Ink {
    fn read(word: &str, edition: Edition) -> Result<Ink, String> {
        edition.ink(word).map_err(|unknown| {
            match Edition::ALL.into_iter().find(|other| other.ink(word).is_ok()) {
                Some(other) => format!("an ink ({}; {word} is of the {other} edition)", unknown.expected),
                None => wanted(&unknown),
            }
        })
    }
}

impl Piece for ByLetter<u8> {
    fn read(word: &str, _: Edition) -> Result<Self, String> {
        let wanted = || "types in one word (as AIO)".to_string();
        let letters = match word {
            "" => return Err(wanted()),
            "none" => "",
            letters => letters,
        };
        let mut types = ByLetter::<u8>::default();
        for sign in letters.chars() {
            let letter = Letter::ALL.into_iter().find(|letter| letter.code().starts_with(sign));
            let count = letter.map(|letter| &mut types[letter]).ok_or_else(wanted)?;
            *count = count.checked_add(1).ok_or_else(wanted)?;
        }
        Ok(types)
    }
}

impl Piece for u8 {
    fn read(word: &str, _: Edition) -> Result<u8, String> {
        read_number(word).ok_or_else(|| format!("a number (0 to {})", u8::MAX))
    }
}

impl<N: Number> Piece for N {
    fn read(word: &str, _: Edition) -> Result<N, String> {
        let index = read_number(word).and_then(|number| number.checked_sub(N::FIRST)).map(usize::from);
        index
            .filter(|&index| index < N::COUNT)
            .map(N::at)
            .ok_or_else(|| format!("{} ({} to {})", N::WHAT, N::FIRST, usize::from(N::FIRST) + N::COUNT - 1))
    }
}

/// A number as it is written: digits alone, no zero in front.
fn read_number(word: &str) -> Option<u8> {
    word.parse().ok().filter(|number: &u8| number.to_string() == word)
}

/// A count as it is written: `x3`.
pub(super) fn read_times(word: &str, _: Edition) -> Result<u8, String> {
    word.strip_prefix('x').and_then(read_number).ok_or_else(|| "how many (as x3)".into())
}

fn wanted(unknown: &UnknownWord) -> String {
    format!("{} ({})", unknown.what, unknown.expected)
}

pub(super) fn quoted(word: &str) -> String {
    format!("\"{word}\"")
}

pub(super) fn shown(found: &str) -> String {
    if found.is_empty() { "the end of the line".into() } else { format!("{found:?}") }
}
