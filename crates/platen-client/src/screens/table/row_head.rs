//! The head of a row: its action, and who acts in which order, or where one's markers go.

use super::planning::Slots;
use super::ui::{Ui, ui};
use crate::markup::{CITES, Markup, TELLS, element, heard, span};
use crate::pieces::{mark, sign};
use crate::stage::{Now, Stage};
use leptos::prelude::*;
use platen_model::{Mark, Target, TurnPlace};
use platen_rules::vocabulary::{BoardAction, Seat};
use platen_texts::{Args, Speaker};

/// All that the head of a row follows from.
#[derive(Clone, PartialEq)]
pub(crate) struct Head {
    turns: Vec<TurnPlace>,
    planning: bool,
    revealed: bool,
    viewer: Option<Seat>,
}

impl Head {
    pub(crate) fn of(now: &Now, turns: Vec<TurnPlace>) -> Head {
        let revealed = now.scene().table().markers.0.iter().any(|plan| plan.total() > 0);
        Head { turns, planning: super::is_planning(now), revealed, viewer: now.table.viewer() }
    }
}

/// The head of a row. Its frame stays; the turns are drawn anew when they are others.
#[component]
pub(crate) fn RowHead(action: BoardAction, head: Memo<Option<Head>>) -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    let shifting = Memo::new(move |_| shifts(action).any(|target| is_shown(stage, target)));
    let planning = Memo::new(move |_| head.with(|head| head.as_ref().is_some_and(|head| head.planning)));
    let title = move || stage.speaker().map(|speaker| title(action, &speaker));
    let turns = move || {
        let (now, speaker, revealing) = (stage.now.get_untracked()?, stage.speaker()?, ui.revealing.get());
        head.with(|head| Some(turns(&now, &speaker, head.as_ref()?, revealing)))
    };
    let body = move || if planning.get() { view! { <Slots action /> }.into_any() } else { turns.into_any() };
    view! { <div class="row-head" class:has-shift=shifting>{title}{body}<Shift action /></div> }
}

fn title(action: BoardAction, speaker: &Speaker) -> Markup {
    let name = element("span", &[], speaker.row(action));
    let id = format!("row-{action}");
    let tells = speaker.say_with("play-tip-row", Args::new().with("row", action.to_string()));
    element(
        "h2",
        &[("id", &id), (TELLS, &tells), (CITES, cites(action))],
        (sign(&format!("act-{action}")), name),
    )
}

/// The rules that a row goes by.
fn cites(action: BoardAction) -> &'static str {
    match action {
        BoardAction::Orders => "ORD-1 ORD-2 PLN-4",
        BoardAction::Inks => "INK-1 PLN-4",
        BoardAction::Specialties => "SPC-1 PLN-4",
        BoardAction::Gears => "GER-1 GER-2 PLN-4",
        BoardAction::Patronage => "PAT-1 PAT-2 PLN-4",
    }
}

fn turns(now: &Now, speaker: &Speaker, head: &Head, revealing: bool) -> Markup {
    let none = head.turns.is_empty().then(|| speaker.say("play-nobody"));
    let places: Markup =
        head.turns.iter().enumerate().map(|(n, turn)| place(now, speaker, *turn, n, revealing)).collect();
    let none = none
        .filter(|_| head.revealed && !now.scene().table().options.automa)
        .map(|text| element("li", &[("class", "none")], text));
    element("ol", &[("class", "turns")], (places, none))
}

fn place(now: &Now, speaker: &Speaker, turn: TurnPlace, n: usize, revealing: bool) -> Markup {
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
    let tie = turn.tied.then(|| {
        let tells = speaker.say("play-tie");
        let attributes = [("class", "tie"), (TELLS, &*tells), (CITES, "PLN-4"), ("aria-hidden", "true")];
        element("li", &attributes, sign("first-player"))
    });
    let count: Markup =
        if revealing { span("balls", (turn.markers, sign("marker"))) } else { turn.markers.into() };
    let count = element("span", &[("aria-hidden", "true")], count);
    let attributes = [("class", &*class), ("style", &format!("--n:{n}")), (TELLS, &title), (CITES, "PLN-4")];
    (tie, element("li", &attributes, (mark(whose), count, heard(&*title)))).into()
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
    shifts(action).map(|target| shift(ui, target)).collect_view()
}

fn shifts(action: BoardAction) -> impl Iterator<Item = Target> {
    [Target::From(action), Target::To(action)].into_iter()
}

fn is_shown(stage: Stage, target: Target) -> bool {
    stage.is_lit(target) || stage.is_picked(target)
}

fn shift(ui: Ui, target: Target) -> impl IntoView {
    let stage = ui.stage;
    let shown = Memo::new(move |_| is_shown(stage, target));
    move || {
        shown.get().then(|| {
            let label = stage.speaker().and_then(|speaker| stage.with(|now| super::names::name(&speaker, now, &[], target)));
            view! {
                <button class="btn shift" class:is-chosen=move || stage.is_picked(target) data-target=target.code() on:click=move |_| stage.tap(target)>{label}</button>
            }
        })
    }
}
