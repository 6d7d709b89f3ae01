//! The head of a row: its action, and who acts in which order, or where one's markers go.

use super::planning::Slots;
use super::ui::{Ui, ui};
use crate::pieces::{mark, sign};
use crate::stage::Now;
use leptos::prelude::*;
use platen_model::{Mark, Row, Target, TurnPlace};
use platen_rules::vocabulary::BoardAction;
use platen_texts::{Args, Speaker};

/// The head of a row.
pub(crate) fn row_head(now: &Now, speaker: &Speaker, row: &Row) -> impl IntoView + use<> {
    let action = row.action;
    let title = speaker.row(action);
    let planning = super::is_planning(now);
    let body =
        if planning { view! { <Slots action /> }.into_any() } else { turns(now, speaker, row).into_any() };
    view! {
        <div class="row-head">
            <h2 id=format!("row-{action}")>{sign(format!("act-{action}"))}<span>{title}</span></h2>
            {body}
            <Shift action />
        </div>
    }
}

fn turns(now: &Now, speaker: &Speaker, row: &Row) -> impl IntoView + use<> {
    let ui = ui();
    let revealing = ui.revealing.get();
    let none = row.turns.is_empty().then(|| speaker.say("play-nobody"));
    let revealed = now.scene().table().markers.0.iter().any(|plan| plan.total() > 0);
    let places: Vec<_> =
        row.turns.iter().enumerate().map(|(n, turn)| place(now, speaker, *turn, n, revealing)).collect();
    let none = none
        .filter(|_| revealed && !now.scene().table().options.automa)
        .map(|text| view! { <li class="none">{text}</li> });
    view! { <ol class="turns">{places}{none}</ol> }
}

fn place(now: &Now, speaker: &Speaker, turn: TurnPlace, n: usize, revealing: bool) -> impl IntoView + use<> {
    let whose = Mark::of(now.scene(), turn.seat);
    let states = [
        ("is-done", turn.done),
        ("is-acting", turn.acting),
        ("is-passed", turn.passed),
        ("is-you", now.table.viewer() == Some(turn.seat)),
    ];
    let class = states
        .iter()
        .filter(|(_, is)| *is)
        .fold(format!("p-{}", whose.code()), |class, (name, _)| class + " " + name);
    let title = told(speaker, turn);
    let heard = title.clone();
    let tie = turn.tied.then(|| {
        let why = speaker.say("play-tie");
        view! { <li class="tie" title=why aria-hidden="true">{sign("first-player")}</li> }
    });
    let count = if revealing {
        view! { <span class="balls">{turn.markers}{sign("marker")}</span> }.into_any()
    } else {
        turn.markers.into_any()
    };
    view! {
        {tie}
        <li class=class style=format!("--n:{n}") title=title>
            {mark(whose)}<span aria-hidden="true">{count}</span><span class="vh">{heard}</span>
        </li>
    }
}

fn told(speaker: &Speaker, turn: TurnPlace) -> String {
    let args = Args::new().with("seat", speaker.name(turn.seat).to_string()).with("count", turn.markers);
    let id = match turn {
        TurnPlace { passed: true, .. } => "play-turn-passed",
        TurnPlace { tied: true, .. } => "play-turn-tied",
        _ => "play-turn",
    };
    speaker.say_with(id, args)
}

/// For whoever may move a marker after the reveal (CHR-1).
#[component]
fn Shift(action: BoardAction) -> impl IntoView {
    let ui = ui();
    [Target::From(action), Target::To(action)].map(|target| shift(ui, target)).collect_view()
}

fn shift(ui: Ui, target: Target) -> impl IntoView {
    let stage = ui.stage;
    let shown = move || stage.is_lit(target) || stage.is_picked(target);
    move || {
        shown().then(|| {
            let label = stage.speaker().and_then(|speaker| stage.with(|now| super::names::name(&speaker, now, &[], target)));
            view! {
                <button class="btn shift" class:is-chosen=move || stage.is_picked(target) data-target=target.code() on:click=move |_| stage.tap(target)>{label}</button>
            }
        })
    }
}
