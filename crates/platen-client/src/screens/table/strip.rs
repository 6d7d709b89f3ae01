//! The top strip: rounds with the patronage cards that hang under them, fame, and the menu.

use super::board_of;
use super::far::TalkButton;
use super::prompt::opens;
use super::spaces::patron;
use super::ui::{Sheet, ui};
use crate::markup::{Markup, element, span};
use crate::pieces::{mark, sign, sign_of};
use crate::stage::Now;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{Content, Mark, Space, fame_line};
use platen_rules::ROUNDS;
use platen_rules::vocabulary::BoardAction;
use platen_texts::{Args, Speaker};
use std::cmp::Ordering;

#[component]
pub(crate) fn Strip() -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    let hung = Memo::new(move |_| stage.with(|now| (now.scene().table().round, patron_spaces(now))));
    let rounds = move || {
        let (speaker, (at, spaces)) = (stage.speaker()?, hung.get()?);
        Some(rounds(&*stage.now.get_untracked()?, &speaker, at, &spaces))
    };
    view! {
        <header class="strip" data-region="strip">
            <button class="btn btn-quiet btn-icon" data-do="menu" aria-label=say("play-menu") on:click=opens(ui, Sheet::Menu)>
                {sign("ui-menu")}
            </button>
            <span class="title" aria-hidden="true">"Platen"</span>
            <ol class="rounds" aria-label=say("play-rounds")>{rounds}</ol>
            <TalkButton />
            <button class="fame-line" data-do="scores" data-cites="END-2 END-3" aria-label=move || fame_told(ui) on:click=opens(ui, Sheet::Scores)>
                {sign("fame")}
                {move || stage.with(fame)}
            </button>
        </header>
    }
}

/// The spaces of the patronage cards.
pub(crate) fn patron_spaces(now: &Now) -> Vec<(u8, Space)> {
    let row = board_of(now).rows.into_iter().find(|row| row.action == BoardAction::Patronage);
    let spaces = row.into_iter().flat_map(|row| row.spaces);
    let card = |space: Space| match space.content {
        Content::Patronage { from, .. } => Some((from, space)),
        _ => None,
    };
    spaces.filter_map(card).collect()
}

fn rounds(now: &Now, speaker: &Speaker, at: u8, spaces: &[(u8, Space)]) -> Vec<AnyView> {
    let round = |number: u8| {
        let (class, is) = match number.cmp(&at) {
            Ordering::Less => ("is-past", "past"),
            Ordering::Equal => ("is-now", "now"),
            Ordering::Greater => ("", "coming"),
        };
        let tells = speaker.say_with("play-tip-round", Args::new().with("round", number).with("is", is));
        let hung =
            spaces.iter().find(|(from, _)| *from == number).map(|(_, space)| patron(now, speaker, space));
        let class = format!("{class}{}", if hung.is_some() { " has-patron" } else { "" });
        view! { <li class=class data-tells=tells data-cites="RND-1 PAT-2" aria-current=(number == at).then_some("step")><span class="n">{number}</span>{hung}</li> }.into_any()
    };
    (1..=ROUNDS).map(round).collect()
}

fn fame(now: &Now) -> Markup {
    let viewer = now.table.viewer();
    let scene = now.scene();
    let first = scene.table().seats_in_order().next();
    let one = move |(seat, fame)| {
        let class = if Some(seat) == viewer { "is-you" } else { "" };
        // For the eye alone, where nothing else tells it.
        let token = (Some(seat) == first).then(|| span("token", sign_of("first-player", "i-s")));
        span(class, (mark(Mark::of(scene, seat)), token, element("b", &[("class", "num")], fame)))
    };
    fame_line(scene).into_iter().map(one).collect()
}

fn fame_told(ui: super::ui::Ui) -> Option<String> {
    let speaker = ui.stage.speaker()?;
    let line = ui.stage.with(|now| fame_line(now.scene()))?;
    let one = |(seat, fame)| format!("{} {}", speaker.name(seat), speaker.fame(fame));
    Some(speaker.list(line.into_iter().map(one)))
}
