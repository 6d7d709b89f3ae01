//! A player of a swarm: it follows what it sees, and reads no more of what it is told than it needs to choose.

use crate::{LoadError, Player};
use platen_host::protocol::OpenChanges;
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByAction, Seat};
use platen_rules::{Action, Phase, View};
use rand_core::Rng;
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::Arc;

/// How what has changed begins.
const CHANGED: &str = r#"{"tell":"changed""#;

/// A player whose game has begun.
#[derive(Debug)]
pub(crate) struct Hand {
    player: Player,
    cards: Arc<CardSet>,
    seat: Seat,
    pub(crate) view: View,
    pub(crate) revision: u32,
    /// The choices of a moment, kept for their room.
    listed: Vec<Action>,
}

/// Any message.
#[derive(Deserialize)]
struct Line<'a> {
    to: Option<u32>,
    #[serde(borrow)]
    message: &'a RawValue,
}

/// What is read of what has changed.
#[derive(Deserialize)]
struct Brief {
    base: u32,
    revision: u32,
    open: OpenChanges,
    own_plan: Option<ByAction<u8>>,
}

impl Hand {
    /// The hand of a player whose game has begun.
    pub(crate) fn new(player: Player) -> Result<Hand, LoadError> {
        let known = player.cards.clone().zip(player.seat).zip(player.state.as_ref());
        let ((cards, seat), state) =
            known.ok_or_else(|| LoadError::Strange("one does not sit there".to_string()))?;
        let (view, revision) = (state.sight.view, state.revision);
        Ok(Hand { player, cards, seat, view, revision, listed: Vec::new() })
    }

    /// Whether the game is over.
    pub(crate) fn is_over(&self) -> bool {
        self.view.table.phase == Phase::Over
    }

    /// A random choice, if one is awaited.
    pub(crate) fn choose(&mut self, rng: &mut impl Rng) -> Option<Action> {
        let look = self.view.look(&self.cards);
        let is_awaited = self.view.table.awaited().contains(self.seat);
        is_awaited.then(|| look.random_action(self.seat, rng, &mut self.listed)).flatten()
    }

    /// Acts, and listens until that is answered; says whether it was done.
    pub(crate) async fn act(&mut self, action: Action) -> Result<bool, LoadError> {
        let id = self.player.act_on(self.seat, action, self.revision).await?;
        let before = self.revision;
        while self.hear().await? != Some(id) {}
        Ok(self.revision > before)
    }

    /// Listens to one message, and says what it answers.
    pub(crate) async fn hear(&mut self) -> Result<Option<u32>, LoadError> {
        let text = self.player.hear_text().await?;
        let line: Line<'_> = serde_json::from_str(&text)?;
        if line.message.get().starts_with(CHANGED) {
            self.go_on(&serde_json::from_str(line.message.get())?)?;
        } else {
            self.player.take(&text)?;
            self.look_again();
        }
        Ok(line.to)
    }

    fn go_on(&mut self, brief: &Brief) -> Result<(), LoadError> {
        if brief.base != self.revision {
            return Err(LoadError::Strange("a change of what was not told".to_string()));
        }
        brief.open.apply(&mut self.view.table);
        (self.view.own_plan, self.revision) = (brief.own_plan, brief.revision);
        Ok(())
    }

    /// What is told as a whole is how it stands.
    fn look_again(&mut self) {
        if let Some(state) = self.player.state.as_ref().filter(|state| state.revision > self.revision) {
            (self.view, self.revision) = (state.sight.view, state.revision);
        }
    }
}
