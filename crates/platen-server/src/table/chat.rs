//! What is said at a table. It is no part of its game, and kept apart.

use super::task::{Gone, MOST_TRIES, Task, told};
use crate::desk::ask_number;
use crate::error::Refused;
use crate::store::{Said, StoreError};
use axum::extract::ws::Utf8Bytes;
use platen_host::ClientNo;
use platen_host::protocol::No;
use platen_protocol::{DeskAsk, DeskMessage, DeskRequest, LONGEST_SAYING};

/// How much of what was said is told to those who come.
const SAID: u32 = 50;

impl Task {
    /// Someone says something: it is kept, then everyone hears it.
    pub(super) async fn hear(&mut self, client: ClientNo, text: &str) -> Result<(), Gone> {
        let to = ask_number(text);
        let answer = match serde_json::from_str::<DeskAsk>(text) {
            Ok(DeskAsk { request: DeskRequest::Say { text }, .. }) => self.say(client, &text).await,
            _ => Err(Refused::BadRequest { problem: "`say` has a text".to_string() }),
        };
        let message =
            answer.map_or_else(|refused| DeskMessage::Refused(No::from(&refused)), |()| DeskMessage::Done);
        self.send(client, &told(to, message));
        Ok(())
    }

    async fn say(&mut self, client: ClientNo, text: &str) -> Result<(), Refused> {
        let visitor = &self.guests.get(&client).ok_or(Refused::NotSeated)?.visitor;
        let (person, name) = (visitor.person.ok_or(Refused::Unknown)?, visitor.name.clone());
        let text = one_paragraph(text);
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Refused::TooMuch { what: "characters".to_string(), most: LONGEST_SAYING });
        }
        for _ in 0..MOST_TRIES {
            let number = self.last_said().await? + 1;
            let said = Said { number, at: self.shared.clock.now(), name: name.clone(), text: text.clone() };
            match self.shared.store.say(self.table, person, &said).await {
                Ok(()) => {
                    self.remember(said);
                    return Ok(());
                }
                // Someone was first, at another copy of the server.
                Err(StoreError::Taken) => self.read_said().await,
                Err(error) => return Err(Refused::not_kept(error)),
            }
        }
        Err(Refused::NotKept)
    }

    /// The number of what was said last. As long as that is not known, nothing is said.
    async fn last_said(&mut self) -> Result<u32, Refused> {
        if self.said.is_none() {
            self.read_said().await;
        }
        let said = self.said.as_ref().ok_or(Refused::NotKept)?;
        Ok(said.last().map_or(0, |last| last.number))
    }

    /// Something may have been said at another copy of the server. If nobody is here, it is read when someone comes.
    pub(super) async fn hear_elsewhere(&mut self) {
        if self.guests.is_empty() {
            self.said = None;
        } else {
            self.read_said().await;
        }
    }

    /// Reads what was said, and tells what is new. If the store does not answer, it is told the next time.
    async fn read_said(&mut self) {
        let Ok(stored) = self.shared.store.said(self.table, SAID).await else { return };
        let known = self.said.iter().flatten().last().map_or(0, |last| last.number);
        let is_new = |said: &&Said| said.number > known && !said.text.is_empty();
        let news: Vec<Utf8Bytes> = stored.iter().filter(is_new).map(said_text).collect();
        self.said = Some(stored);
        news.iter().for_each(|text| self.tell_all(text));
    }

    /// Remembers something that was said, and tells everyone.
    fn remember(&mut self, said: Said) {
        self.tell_all(&said_text(&said));
        let all = self.said.get_or_insert_default();
        all.push(said);
        all.drain(..all.len().saturating_sub(SAID as usize));
    }

    /// Something that was said is gone from the store; those who have it forget it.
    pub(super) fn unsay(&mut self, number: u32) {
        let all = self.said.iter_mut().flatten();
        all.filter(|said| said.number == number).for_each(|said| said.text.clear());
        self.tell_all(&told(None, DeskMessage::Unsaid { number }));
    }

    /// What was said last, for someone who comes.
    pub(super) async fn said(&mut self) -> Vec<Utf8Bytes> {
        if self.said.is_none() {
            self.read_said().await;
        }
        self.said.iter().flatten().filter(|said| !said.text.is_empty()).map(said_text).collect()
    }
}

fn said_text(said: &Said) -> Utf8Bytes {
    let Said { number, at, name, text } = said.clone();
    told(None, DeskMessage::Said(platen_protocol::Said { number, at, name, text }))
}

/// A text without line breaks and other signs that are no letters: what is not seen, and what turns around the direction in which
/// everything after it is read, could make it look like something else.
pub(crate) fn one_paragraph(text: &str) -> String {
    let seen = text.chars().filter(|c| !is_unseen(*c));
    let clean: String = seen.map(|c| if c.is_control() { ' ' } else { c }).collect();
    let clean = clean.split_whitespace().collect::<Vec<_>>().join(" ");
    if clean.chars().all(is_joining) { String::new() } else { clean }
}

/// Whether a sign is not seen: fillers, hyphens that break words, and marks of the direction.
fn is_unseen(c: char) -> bool {
    matches!(c,
        '\u{AD}' | '\u{61C}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180E}' | '\u{200B}' | '\u{200E}' | '\u{200F}'
        | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{206F}' | '\u{2800}' | '\u{3164}' | '\u{FEFF}' | '\u{FFA0}'
        | '\u{FFF9}'..='\u{FFFB}')
}

/// Whether a sign only joins or changes those beside it, as in Persian words and in pictures of several signs.
fn is_joining(c: char) -> bool {
    matches!(c, ' ' | '\u{200C}' | '\u{200D}' | '\u{FE00}'..='\u{FE0F}' | '\u{E0000}'..='\u{E01EF}')
}

#[cfg(test)]
mod tests {
    use super::one_paragraph;

    #[test]
    fn what_is_not_seen_is_not_kept() {
        for (said, kept) in [
            (" Anna \n\t Maria\0", "Anna Maria"),
            ("\u{202E}annA", "annA"),
            ("An\u{200B}na\u{2066}\u{FEFF}", "Anna"),
            ("\u{200B}\u{3164}\u{2800}", ""),
            ("\u{200D}\u{FE0F} \u{200C}", ""),
            ("می\u{200C}خواهم", "می\u{200C}خواهم"),
            ("👩\u{200D}🎨 ❤\u{FE0F}", "👩\u{200D}🎨 ❤\u{FE0F}"),
            ("Ångström 日本語", "Ångström 日本語"),
        ] {
            assert_eq!(one_paragraph(said), kept, "{said:?}");
        }
    }
}
