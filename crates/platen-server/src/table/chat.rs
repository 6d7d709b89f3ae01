//! What is said at a table. It is no part of its game, and kept apart.

use super::task::{Gone, Task, told};
use crate::error::Refused;
use crate::store::Said;
use axum::extract::ws::Utf8Bytes;
use platen_host::ClientNo;
use platen_host::protocol::No;
use platen_protocol::{DeskAsk, DeskMessage, DeskRequest, LONGEST_SAYING};

/// How much of what was said is told to those who come.
const SAID: u32 = 50;

impl Task {
    /// Someone says something: it is kept, then everyone hears it.
    pub(super) async fn hear(&mut self, client: ClientNo, text: &str) -> Result<(), Gone> {
        let asked = serde_json::from_str::<DeskAsk>(text);
        let to = asked.as_ref().ok().map(|ask| ask.id);
        let answer = match asked {
            Ok(DeskAsk { request: DeskRequest::Say { text }, .. }) => self.say(client, &text).await,
            _ => Err(Refused::BadRequest { problem: "`say` has a text".to_string() }),
        };
        let message =
            answer.map_or_else(|refused| DeskMessage::Refused(No::from(&refused)), |()| DeskMessage::Done);
        self.send(client, told(to, message));
        Ok(())
    }

    async fn say(&mut self, client: ClientNo, text: &str) -> Result<(), Refused> {
        let visitor = &self.guests.get(&client).ok_or(Refused::NotSeated)?.visitor;
        let (person, name) = (visitor.person.ok_or(Refused::Unknown)?, visitor.name.clone());
        let text = one_paragraph(text);
        if text.is_empty() || text.chars().count() > LONGEST_SAYING {
            return Err(Refused::TooMuch { what: "characters".to_string(), most: LONGEST_SAYING });
        }
        let number = self.said().await.last().map_or(1, |last| last.number + 1);
        let said = Said { number, at: self.shared.clock.now(), name, text };
        if self.shared.store.say(self.table, person, &said).await.is_err() {
            self.said = None;
            return Err(Refused::NotKept);
        }
        let told = said_text(&said);
        let clients: Vec<ClientNo> = self.guests.keys().copied().collect();
        clients.into_iter().for_each(|client| self.send(client, told.clone()));
        if let Some(all) = &mut self.said {
            all.push(said);
            all.drain(..all.len().saturating_sub(SAID as usize));
        }
        Ok(())
    }

    /// Something that was said is gone from the store; those who have it forget it.
    pub(super) fn unsay(&mut self, number: u32) {
        self.said = None;
        let told = told(None, DeskMessage::Unsaid { number });
        let clients: Vec<ClientNo> = self.guests.keys().copied().collect();
        clients.into_iter().for_each(|client| self.send(client, told.clone()));
    }

    /// What was said last.
    pub(super) async fn said(&mut self) -> &[Said] {
        if self.said.is_none() {
            self.said = self.shared.store.said(self.table, SAID).await.ok();
        }
        self.said.as_deref().unwrap_or_default()
    }
}

pub(super) fn said_text(said: &Said) -> Utf8Bytes {
    let Said { number, at, name, text } = said.clone();
    told(None, DeskMessage::Said(platen_protocol::Said { number, at, name, text }))
}

/// A text without line breaks and other signs that are no letters.
pub(crate) fn one_paragraph(text: &str) -> String {
    let clean: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    clean.split_whitespace().collect::<Vec<_>>().join(" ")
}
