//! The screens of the page, one file each.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod about;
mod broken;
mod coach;
mod damaged;
mod elsewhere;
mod end;
mod far;
mod files;
mod games;
mod menu;
mod notice;
mod options;
mod over;
mod reader;
mod refused;
mod replay;
mod setup;
mod sheet;
mod start;
mod table;
mod unsaved;

pub(crate) use broken::Broken;
pub(crate) use coach::Coach;
pub(crate) use elsewhere::Elsewhere;
pub(crate) use end::End;
pub(crate) use far::{LineNotice, Room};
pub(crate) use menu::MenuMore;
pub(crate) use notice::Notice;
pub(crate) use over::Overs;
pub(crate) use start::Start;
pub(crate) use table::{Still, TableScreen};
pub(crate) use unsaved::Unsaved;

use crate::session::Session;
use crate::wire::Summary;
use crate::words::{say, words};
use leptos::prelude::{Get, Signal, With, expect_context};
use platen_model::Mark;
use platen_rules::cards::{DEFAULT_SET, published_set};
use platen_rules::vocabulary::Edition;
use platen_texts::{Args, Speaker};
use std::sync::Arc;

/// The marks of the players, in seat order.
const MARKS: [Mark; 4] = [Mark::Lozenge, Mark::Orb, Mark::Shield, Mark::Knot];

/// The session of the page.
fn session() -> Session {
    expect_context()
}

/// Who speaks where there is no table, tracked.
fn plain_speaker() -> Option<Arc<Speaker>> {
    let cards = published_set(DEFAULT_SET)?;
    Some(Arc::new(Speaker::new(words().texts.get(), cards, Edition::Second)))
}

/// A heading that changes with the language.
fn title(id: &'static str) -> Signal<String> {
    Signal::derive(say(id))
}

/// Who plays a stored game, with their fame, tracked.
fn names(summary: &Summary) -> String {
    let Some(speaker) = plain_speaker() else { return String::new() };
    speaker.standing(&summary.seats, &summary.fame)
}

/// How far a stored game is, tracked.
fn now(summary: &Summary) -> String {
    let round = Args::new().with("round", summary.round);
    words().texts.with(|texts| {
        if summary.over { texts.say("ui-finished") } else { texts.say_with("ui-round-of", round) }
    })
}
