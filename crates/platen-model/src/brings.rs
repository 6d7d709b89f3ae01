//! What an action would bring, as far as it is certain.

use crate::preview::Preview;
use platen_bots::{Missing, missing};
use platen_rules::cards::CardSet;
use platen_rules::vocabulary::{ByInk, ByLetter, Specialty, TrackReward};
use platen_rules::{Action, Event, Frame, TRACK_LEVELS};

/// A part of an order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Part {
    /// Its types, bought where they lack.
    Types,
    /// Its colours.
    Colours,
    /// Its decoration.
    Decoration,
}

/// What an action would bring its player at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Brings {
    /// Guilders, less those paid.
    pub guilders: i32,
    /// Fame.
    pub fame: i32,
    /// Inks gained.
    pub inks: ByInk<u8>,
    /// Types gained.
    pub letters: ByLetter<u8>,
    /// Levels reached.
    pub levels: Vec<(Specialty, u8)>,
    /// Rewards of the track that are then to be taken, with the level of each.
    pub rewards: Vec<(u8, TrackReward)>,
    /// Parts of held orders that can be fulfilled then and could not before, with the place of each order, from 0.
    pub completes: Vec<(usize, Part)>,
    /// Held orders that lack fewer inks for their colours than before, though some: place and how many still.
    pub nears: Vec<(usize, u8)>,
}

/// What an action would bring; nothing if the rules refuse it.
pub fn brings(cards: &CardSet, now: &Preview, action: &Action) -> Option<Brings> {
    let (then, events) = now.after(action).ok()?;
    let (before, after) = (now.player(), then.player());
    let gained = |now: u8, then: u8| then.saturating_sub(now);
    let lacking = (lacks(cards, now), lacks(cards, &then));
    Some(Brings {
        guilders: i32::from(after.guilders) - i32::from(before.guilders),
        fame: i32::from(after.fame.total()) - i32::from(before.fame.total()),
        inks: ByInk(std::array::from_fn(|i| gained(before.inks.0[i], after.inks.0[i]))),
        letters: ByLetter(std::array::from_fn(|i| gained(before.letters.0[i], after.letters.0[i]))),
        levels: events.iter().filter_map(level).collect(),
        rewards: rewards(cards, &then),
        completes: completes(&lacking.0, &lacking.1),
        nears: nears(&lacking.0, &lacking.1),
    })
}

fn lacks(cards: &CardSet, preview: &Preview) -> Vec<Missing> {
    missing(cards, preview.table(), preview.seat()).to_vec()
}

fn level(event: &Event) -> Option<(Specialty, u8)> {
    match event {
        Event::Level { specialty, level, .. } => Some((*specialty, *level)),
        _ => None,
    }
}

fn rewards(cards: &CardSet, then: &Preview) -> Vec<(u8, TrackReward)> {
    let Some(Frame::Track { earned, .. }) = then.table().frames.last() else { return Vec::new() };
    let track = TRACK_LEVELS.into_iter().zip(cards.board.reward_track);
    track.zip(earned).filter(|(_, earned)| **earned).map(|(reward, _)| reward).collect()
}

/// The orders held before and after, in place order.
fn held<'a>(
    before: &'a [Missing],
    after: &'a [Missing],
) -> impl Iterator<Item = (usize, &'a Missing, &'a Missing)> {
    before.iter().enumerate().filter_map(|(place, was)| {
        let is = after.iter().find(|is| is.order == was.order)?;
        Some((place, was, is))
    })
}

fn completes(before: &[Missing], after: &[Missing]) -> Vec<(usize, Part)> {
    let parts = |(place, was, is): (usize, &Missing, &Missing)| {
        let parts = [
            (Part::Types, was.base, is.base),
            (Part::Colours, was.colours, is.colours),
            (Part::Decoration, was.decoration, is.decoration),
        ];
        parts.into_iter().filter(|(_, was, is)| *is && !*was).map(move |(part, ..)| (place, part))
    };
    held(before, after).flat_map(parts).collect()
}

fn nears(before: &[Missing], after: &[Missing]) -> Vec<(usize, u8)> {
    held(before, after)
        .filter(|(_, was, is)| is.inks_lacking < was.inks_lacking && is.inks_lacking > 0)
        .map(|(place, _, is)| (place, is.inks_lacking))
        .collect()
}
