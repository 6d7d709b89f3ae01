//! What was agreed about a table, in a few words.

use crate::screens::plain_speaker;
use crate::words::words;
use leptos::prelude::*;
use platen_protocol::{DeskCard, Pace};
use platen_texts::Args;

/// How long a decision may take, tracked.
pub(super) fn pace(pace: Pace) -> String {
    let (id, count) = match pace {
        Pace::Unhurried => ("far-pace-none", 0),
        Pace::Live { minutes } => ("far-pace-minutes", minutes),
        Pace::Slow { hours } if hours % 24 == 0 => ("far-pace-days", hours / 24),
        Pace::Slow { hours } => ("far-pace-hours", hours),
    };
    words().texts.with(|texts| texts.say_with(id, Args::new().with("count", count)))
}

/// Everything that was agreed, as chips, tracked.
pub(super) fn chips(card: &DeskCard) -> impl IntoView + use<> {
    let (texts, terms) = (words().texts.get(), &card.terms);
    let edition = terms.options.values().into_iter().find(|(name, _)| *name == "edition");
    let edition = edition.and_then(|(name, value)| {
        let value = plain_speaker()?.option_value(name, value);
        Some(format!("{}: {value}", texts.say("option-edition")))
    });
    let said = |is_on: bool, id: &str| is_on.then(|| texts.say(id));
    let own_set = card.own_set.as_ref().map(|set| format!("{}: {}", texts.say("ui-set"), set.name));
    let all = [
        edition,
        said(terms.options.characters, "option-characters"),
        said(terms.options.automa, "option-automa"),
        said(terms.house.hints, "ui-hints"),
        said(terms.house.undo, "ui-undo"),
        own_set,
        Some(format!("{}: {}", texts.say("far-pace"), pace(terms.pace))),
        said(terms.open, "far-open"),
        said(!terms.open, "far-invited"),
    ];
    let chips = all.into_iter().flatten().map(|text| view! { <li class="chip">{text}</li> }).collect_view();
    view! { <ul class="chips">{chips}</ul> }
}
