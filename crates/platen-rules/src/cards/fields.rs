//! Reads the fields of a set file, each of one kind, and notes every problem with its line.

use super::faces::Provenance;
use super::fault::{FieldKind, SetFault, SetProblem};
use crate::vocabulary::{ByInk, ByLetter, BySpecialty, Edition, Ink, Letter, Specialty, UnknownWord};
use std::collections::BTreeSet;
use std::ops::{Range, RangeInclusive};
use std::str::FromStr;
use toml::Spanned;
use toml::de::{DeArray, DeTable, DeValue};

/// The most letters or inks a card may ask for.
const MOST_SYMBOLS: usize = 12;

/// A table with the place where it stands.
#[derive(Clone)]
pub(super) struct Row<'a> {
    pub(super) table: &'a DeTable<'a>,
    pub(super) span: Range<usize>,
}

impl Row<'_> {
    /// Where a field stands; where it is missing, the row.
    pub(super) fn span_of(&self, key: &str) -> Range<usize> {
        self.table.get(key).map_or(self.span.clone(), Spanned::span)
    }
}

/// Collects the problems of one file. A method that returns `None` has noted why.
///
/// Where the file is not TOML, what is read there is a guess: nothing more is said about such a line, nor is anything
/// in the file called missing.
pub(super) struct Reader {
    line_ends: Vec<usize>,
    last_line: usize,
    syntax_lines: BTreeSet<usize>,
    problems: Vec<(usize, SetProblem)>,
}

impl Reader {
    pub(super) fn new(text: &str, syntax_errors: &[toml::de::Error]) -> Self {
        let places = text.bytes().enumerate();
        let mut reader = Reader {
            line_ends: places.filter(|&(_, byte)| byte == b'\n').map(|(place, _)| place).collect(),
            last_line: text.lines().count().max(1),
            syntax_lines: BTreeSet::new(),
            problems: Vec::new(),
        };
        for error in syntax_errors {
            let span = error.span().unwrap_or_default();
            reader.problem(&span, SetFault::Syntax { problem: error.message().to_string() });
            reader.syntax_lines.insert(reader.line(&span));
        }
        reader
    }

    /// The line of a place in the text, from 1; the last line for the end of the text.
    pub(super) fn line(&self, span: &Range<usize>) -> usize {
        let ends_before = self.line_ends.partition_point(|&end| end < span.start);
        (ends_before + 1).min(self.last_line)
    }

    pub(super) fn problem(&mut self, span: &Range<usize>, fault: SetFault) {
        let line = self.line(span);
        if !self.syntax_lines.contains(&line) {
            self.problems.push((span.start, SetProblem { line, fault }));
        }
    }

    pub(super) fn missing(&mut self, span: &Range<usize>, fault: SetFault) {
        if self.syntax_lines.is_empty() {
            self.problem(span, fault);
        }
    }

    /// The problems in the order of the text.
    pub(super) fn into_problems(mut self) -> Vec<SetProblem> {
        self.problems.sort_by_key(|(place, _)| *place);
        self.problems.into_iter().map(|(_, problem)| problem).collect()
    }

    pub(super) fn known_fields(&mut self, row: &Row<'_>, known: &[&str]) {
        for key in row.table.keys() {
            let name: &str = key.get_ref();
            if !known.contains(&name) {
                let found = name.chars().take(40).collect();
                self.problem(&key.span(), SetFault::UnknownField { found, expected: known.join(" ") });
            }
        }
    }

    fn field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<&'a Spanned<DeValue<'a>>> {
        let value = row.table.get(key);
        if value.is_none() {
            self.missing(&row.span, SetFault::MissingField { field: key.to_string() });
        }
        value
    }

    /// Passes on what was found, or notes that it is of another kind.
    fn expect<T>(
        &mut self,
        found: Option<T>,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        kind: FieldKind,
    ) -> Option<T> {
        if found.is_none() {
            let (field, found) = (key.to_string(), kind_of(value.get_ref()));
            self.problem(&value.span(), SetFault::WrongKind { field, kind, found });
        }
        found
    }

    pub(super) fn row<'a>(&mut self, value: &'a Spanned<DeValue<'a>>, key: &str) -> Option<Row<'a>> {
        let table = self.expect(value.get_ref().as_table(), value, key, FieldKind::Table)?;
        Some(Row { table, span: value.span() })
    }

    pub(super) fn table_field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<Row<'a>> {
        let value = self.field(row, key)?;
        self.row(value, key)
    }

    pub(super) fn list_field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<&'a DeArray<'a>> {
        let value = self.field(row, key)?;
        self.expect(value.get_ref().as_array(), value, key, FieldKind::List)
    }

    /// Reads a list whose length is within bounds.
    pub(super) fn list_of<'a>(
        &mut self,
        row: &Row<'a>,
        key: &str,
        lengths: RangeInclusive<usize>,
    ) -> Option<&'a DeArray<'a>> {
        let list = self.list_field(row, key)?;
        if !lengths.contains(&list.len()) {
            let (least, most) = lengths.into_inner();
            let fault = SetFault::WrongLength { field: key.to_string(), least, most, found: list.len() };
            self.problem(&row.span_of(key), fault);
            return None;
        }
        Some(list)
    }

    fn text<'a>(&mut self, value: &'a Spanned<DeValue<'a>>, key: &str) -> Option<&'a str> {
        self.expect(value.get_ref().as_str(), value, key, FieldKind::Text)
    }

    pub(super) fn text_field<'a>(&mut self, row: &Row<'a>, key: &str) -> Option<&'a str> {
        let value = self.field(row, key)?;
        self.text(value, key)
    }

    pub(super) fn flag_field(&mut self, row: &Row<'_>, key: &str) -> Option<bool> {
        let value = self.field(row, key)?;
        self.expect(value.get_ref().as_bool(), value, key, FieldKind::TrueOrFalse)
    }

    fn number(&mut self, value: &Spanned<DeValue<'_>>, key: &str, range: &RangeInclusive<u8>) -> Option<u8> {
        let written = self.expect(value.get_ref().as_integer(), value, key, FieldKind::WholeNumber)?;
        let number = u8::from_str_radix(written.as_str(), written.radix()).ok().filter(|n| range.contains(n));
        if number.is_none() {
            let (least, most) = (*range.start(), *range.end());
            let found = written.to_string().chars().take(40).collect();
            let fault = SetFault::OutOfRange { field: key.to_string(), least, most, found };
            self.problem(&value.span(), fault);
        }
        number
    }

    pub(super) fn number_field(&mut self, row: &Row<'_>, key: &str, range: RangeInclusive<u8>) -> Option<u8> {
        let value = self.field(row, key)?;
        self.number(value, key, &range)
    }

    pub(super) fn numbers_field<const COUNT: usize>(
        &mut self,
        row: &Row<'_>,
        key: &str,
        range: RangeInclusive<u8>,
    ) -> Option<[u8; COUNT]> {
        let list = self.list_of(row, key, COUNT..=COUNT)?;
        let numbers: Vec<_> = list.iter().filter_map(|value| self.number(value, key, &range)).collect();
        numbers.try_into().ok()
    }

    fn word<T>(
        &mut self,
        value: &Spanned<DeValue<'_>>,
        key: &str,
        parse: impl Fn(&str) -> Result<T, UnknownWord>,
    ) -> Option<T> {
        let word = parse(self.text(value, key)?);
        word.map_err(|UnknownWord { what, found, expected }| {
            self.problem(&value.span(), SetFault::UnknownWord { what, found, expected });
        })
        .ok()
    }

    pub(super) fn word_field<T: FromStr<Err = UnknownWord>>(
        &mut self,
        row: &Row<'_>,
        key: &str,
    ) -> Option<T> {
        let value = self.field(row, key)?;
        self.word(value, key, T::from_str)
    }

    /// Reads every word of a list, so that each unknown one is named.
    pub(super) fn words<T>(
        &mut self,
        list: &DeArray<'_>,
        key: &str,
        parse: impl Fn(&str) -> Result<T, UnknownWord>,
    ) -> Option<Vec<T>> {
        let words: Vec<T> = list.iter().filter_map(|value| self.word(value, key, &parse)).collect();
        (words.len() == list.len()).then_some(words)
    }

    pub(super) fn provenance(&mut self, row: &Row<'_>) -> Option<Provenance> {
        let value = self.field(row, "from")?;
        self.word(value, "from", |word| match word {
            "printed" => Ok(Provenance::Printed),
            "inferred" => Ok(Provenance::Inferred),
            "house" => Ok(Provenance::House),
            _ => Err(UnknownWord::new("a source", word, &["printed", "inferred", "house"])),
        })
    }

    pub(super) fn letters(&mut self, row: &Row<'_>, key: &str, least: usize) -> Option<ByLetter<u8>> {
        let value = self.field(row, key)?;
        let text = self.text(value, key)?;
        let count = text.chars().count();
        if !(least..=MOST_SYMBOLS).contains(&count) {
            let (field, most) = (key.to_string(), MOST_SYMBOLS);
            self.problem(&value.span(), SetFault::LetterCount { field, least, most, found: count });
            return None;
        }
        let letters = |text: &str| -> Result<Vec<Letter>, _> {
            text.chars().map(|letter| letter.encode_utf8(&mut [0; 4]).parse()).collect()
        };
        self.word(value, key, letters).map(ByLetter::count)
    }

    /// Reads inks; the fourth may be written `silver` or `green`.
    pub(super) fn inks(&mut self, row: &Row<'_>, least: usize) -> Option<ByInk<u8>> {
        let either = |name: &str| -> Result<Ink, _> {
            Edition::Second.ink(name).or_else(|error| Edition::First.ink(name).map_err(|_| error))
        };
        let list = self.list_of(row, "inks", least..=MOST_SYMBOLS)?;
        self.words(list, "inks", either).map(ByInk::count)
    }

    pub(super) fn levels(&mut self, row: &Row<'_>, key: &str, least: usize) -> Option<BySpecialty<u8>> {
        let inner = self.table_field(row, key)?;
        self.known_fields(&inner, &Specialty::ALL.map(Specialty::code));
        if inner.table.len() < least {
            self.missing(&inner.span, SetFault::NoSpecialty { field: key.to_string() });
            return None;
        }
        let levels = Specialty::ALL.map(|specialty| match inner.table.get(specialty.code()) {
            Some(level) => self.number(level, specialty.code(), &(1..=6)),
            None => Some(0),
        });
        whole(levels).map(BySpecialty)
    }
}

/// All values, if none is missing.
pub(super) fn whole<T, const COUNT: usize>(values: [Option<T>; COUNT]) -> Option<[T; COUNT]> {
    let values: Vec<T> = values.into_iter().flatten().collect();
    values.try_into().ok()
}

fn kind_of(value: &DeValue<'_>) -> FieldKind {
    match value {
        DeValue::String(_) => FieldKind::Text,
        DeValue::Integer(_) => FieldKind::WholeNumber,
        DeValue::Float(_) => FieldKind::Fraction,
        DeValue::Boolean(_) => FieldKind::TrueOrFalse,
        DeValue::Datetime(_) => FieldKind::Date,
        DeValue::Array(_) => FieldKind::List,
        DeValue::Table(_) => FieldKind::Table,
    }
}
