//! Help at a decision: the way back, advice of the bots, and trying a line on a copy.

use super::log::recap_len;
use super::names::name;
use super::ui::{Panel, Sheet, Ui, ui};
use crate::markup::{Markup, element, span};
use crate::pieces::{sign, sign_of};
use crate::stage::Now;
use crate::teacher::teacher;
use crate::words::say;
use leptos::prelude::*;
use leptos::task::spawn_local;
use platen_model::{Hint, PlanDraft, Target, Verb, hints};
use platen_rules::Action;
use platen_rules::vocabulary::{BoardAction, ByAction};
use platen_texts::{Args, Speaker};

/// How many choices are told about.
const BEST: usize = 3;

/// Takes the last tap of several back.
#[component]
pub(crate) fn Back() -> impl IntoView {
    let stage = ui().stage;
    let some = Memo::new(move |_| stage.picking.with(|picking| !picking.picked.is_empty()));
    move || {
        some.get().then(|| view! { <button class="btn" data-do="back" on:click=move |_| stage.back()>{say("play-back")}</button> })
    }
}

/// Tells what the others did, when it is one's turn again.
#[component]
pub(crate) fn RecapButton() -> impl IntoView {
    let ui = ui();
    let some = Memo::new(move |_| {
        let told = |now: &Now| now.table.viewer().map_or(0, |seat| recap_len(now, seat));
        ui.seen.with(|now| now.as_ref().is_some_and(|now| now.table.is_awaited() && told(now) > 1))
    });
    // What is seen stands first in the name, for those who call it by voice.
    let name = move || format!("{}: {}", say("play-recap.short")(), say("play-recap")());
    move || {
        some.get().then(|| {
            view! {
                <button class="btn btn-icon btn-quiet" data-do="recap" aria-label=name title=say("play-recap")
                    on:click=move |_| ui.sheet.set(Some(Sheet::Recap))>
                    {sign("ui-log")}<small>{say("play-recap.short")}</small>
                </button>
            }
        })
    }
}

/// Asks the bots, or stops them.
#[component]
pub(crate) fn HintButton() -> impl IntoView {
    let (ui, teacher) = (ui(), teacher());
    let can = Memo::new(move |_| {
        let trying = ui.stage.session.trial.with(Option::is_some);
        ui.stage
            .with(|now| now.table.info.house.hints && now.table.is_awaited() && !trying)
            .is_some_and(|can| can && !teacher.leads())
    });
    let press = move |_| match (ui.asking.get_untracked(), ui.hints.get_untracked().is_some()) {
        (true, _) => ui.stage.session.stop_thinking(),
        (false, true) if is_aside() => ui.looked.set(false),
        (false, true) => ui.close_hints(),
        (false, false) => ask(ui),
    };
    let label = move || if ui.asking.get() { say("play-hint-stop")() } else { say("play-hint")() };
    move || {
        can.get().then(|| {
            view! {
                <button class="btn btn-icon btn-quiet" data-do="hint" aria-label=label title=label
                    aria-pressed=move || (ui.asking.get() || ui.hints.with(Option::is_some)).to_string() on:click=press>
                    {sign("ui-hint")}<small>{say("play-hint.short")}</small>
                </button>
            }
        })
    }
}

/// Whether the advice has made room for what it speaks of, as on a narrow screen.
fn is_aside() -> bool {
    let hint = document().query_selector(".hint").ok().flatten();
    hint.is_some_and(|hint| hint.get_client_rects().length() == 0)
}

fn ask(ui: Ui) {
    let Some(asked) = ui.stage.now.get_untracked() else { return };
    ui.asking.set(true);
    spawn_local(async move {
        let found = ui.stage.session.hint().await;
        ui.asking.set(false);
        let now = ui.stage.now.get_untracked();
        if let (Some(advice), Some(now)) = (found, now)
            && now.asks_the_same(&asked)
        {
            let hints = hints(&now.offers, &advice);
            ui.advised.set(hints.first().map(|hint| hint.targets.clone()).unwrap_or_default());
            ui.hints.set(Some(hints.into_iter().take(BEST).collect()));
        }
    });
}

/// What the bots advise, or how far they are.
#[component]
pub(crate) fn Hints() -> impl IntoView {
    let ui = ui();
    let session = ui.stage.session;
    Effect::new(move |_| ui.advised.with(|targets| super::keys::mark_advised(targets)));
    let thinking = move || {
        ui.asking.get().then(|| {
            let (done, of) = session.progress.get().unwrap_or((0, 1));
            let part = 100.0 * f64::from(done) / f64::from(of.max(1));
            view! {
                <section class="hint is-thinking" role="status">
                    <h2>{sign("ui-hint")}{say("play-hint-thinking")}</h2>
                    <span class="bar" role="progressbar" aria-valuenow=format!("{part:.0}")><i style=format!("width:{part:.0}%")></i></span>
                    <button class="btn" data-do="hint-stop" on:click=move |_| session.stop_thinking()>{say("play-hint-stop")}</button>
                </section>
            }
        })
    };
    let found = move || {
        let hints = ui.hints.get()?;
        let (speaker, now) = (ui.stage.speaker()?, ui.stage.now.get()?);
        let best = hints.first().map_or(0.0, |hint| hint.fame);
        let several = hints.iter().filter(|hint| hint.equal).count() > 1;
        let list: Vec<_> = hints
            .iter()
            .map(|hint| {
                let equal = (several && hint.equal).then(|| speaker.say("play-hint-equal"));
                hint_view(ui, &speaker, &now, hint, best, equal)
            })
            .collect();
        Some(view! {
            <section class="hint" class:is-looked=ui.looked aria-label=say("play-hint-best")>
                <h2>{sign("ui-hint")}{say("play-hint-best")}
                    <button class="btn btn-quiet btn-icon" data-do="hint-close" aria-label=say("play-close") on:click=move |_| ui.close_hints()>{sign_of("ui-close", "i-s")}</button>
                </h2>
                <ol>{list}</ol>
                <small>{say("play-hint-caution")}</small>
            </section>
        })
    };
    view! { {thinking}{found} }
}

fn hint_view(
    ui: Ui,
    speaker: &Speaker,
    now: &Now,
    hint: &Hint,
    best: f64,
    equal: Option<String>,
) -> impl IntoView + use<> {
    let (name, text) = match hint.action {
        Action::CommitPlan { plan } => (Some(speaker.plan(&plan)), plan_signs(&plan)),
        _ => (None, choice_words(speaker, now, hint).into()),
    };
    let fame = speaker.say_with("play-hint-fame", Args::new().with("fame", format!("{:.0}", hint.fame)));
    let width = (100.0 - 8.0 * (best - hint.fame).max(0.0)).clamp(4.0, 100.0);
    let because = hint.because.iter().take(3).map(|(source, fame)| {
        let sign = if *fame < 0.0 { "−" } else { "+" };
        format!("{} {sign}{:.1}", speaker.score_source(source), fame.abs())
    });
    let because = because.collect::<Vec<_>>().join(", ");
    let (targets, action, plans) = (hint.targets.clone(), hint.action, now.offers.plan);
    let look = move |_| {
        ui.panel.set(panel_of(&targets));
        ui.advised.set(targets.clone());
        ui.looked.set(true);
        // A plan is laid out as it is advised, to be changed or committed.
        if let (Action::CommitPlan { plan }, Some(bounds)) = (action, plans) {
            ui.change_draft(|draft| *draft = PlanDraft::from(bounds, &plan));
        }
    };
    view! {
        <li>
            <button class="advice" aria-label=name on:click=look>{text}</button><b class="num">{fame}</b>
            <span class="bar" aria-hidden="true"><i style=format!("width:{width:.0}%")></i></span>
            <small>{equal.map(|equal| view! { <em class="chip">{equal}</em>" " })}{because}</small>
        </li>
    }
}

/// A plan as it lies on the board: the sign of each row with its markers.
fn plan_signs(plan: &ByAction<u8>) -> Markup {
    let row = |action: BoardAction| {
        let class = if plan[action] == 0 { "is-none" } else { "" };
        span(class, (sign(&format!("act-{action}")), element("b", &[("class", "num")], plan[action])))
    };
    span("rows", BoardAction::ALL.into_iter().map(row).collect::<Markup>())
}

/// The panel in which an advice is seen.
fn panel_of(targets: &[Target]) -> Panel {
    match targets.first() {
        Some(Target::Sector(..) | Target::Cast(_) | Target::Order(_) | Target::Do(Verb::Swap)) => {
            Panel::House
        }
        _ => Panel::Board,
    }
}

/// An advised choice in words, with the components it means.
fn choice_words(speaker: &Speaker, now: &Now, hint: &Hint) -> String {
    let seat = now.table.viewer().unwrap_or_default();
    let action = speaker.action(&hint.action, now.scene().table(), seat);
    let whole = matches!(
        hint.action,
        Action::BuyType { .. } | Action::KeepCharacter { .. } | Action::TakeTypes { .. }
    );
    let parts = hint.targets.iter().filter(|target| !whole && !matches!(target, Target::Do(_)));
    let parts: Vec<String> = parts.map(|target| short(speaker, now, &hint.targets, *target)).collect();
    if parts.is_empty() { action } else { format!("{action}: {}", parts.join(", ")) }
}

fn short(speaker: &Speaker, now: &Now, picked: &[Target], target: Target) -> String {
    match target {
        Target::Printing(card) => speaker.printing(card),
        Target::Refinement(card) => card.number().to_string(),
        Target::Gear(gear) => speaker.gear(gear),
        Target::SpecialtyCard(card) => speaker.specialty_card(card),
        Target::Patronage(card) => speaker.patronage_card(card),
        _ => name(speaker, now, picked, target),
    }
}

/// Begins and ends a trial.
#[component]
pub(crate) fn TryButton() -> impl IntoView {
    let stage = ui().stage;
    let session = stage.session;
    let trying = move || session.trial.with(Option::is_some);
    let teacher = teacher();
    let ways = Memo::new(move |_| {
        let open = stage.with(|now| now.table.is_awaited() && !now.table.state.sight.over);
        (trying(), open.unwrap_or_default() && !teacher.leads())
    });
    move || {
        match ways.get() {
        (true, _) => Some(view! { <button class="btn" data-do="try-leave" on:click=move |_| session.try_leave()>{say("play-try-leave")}</button> }.into_any()),
        (false, true) => Some(
            view! {
                <button class="btn btn-icon btn-quiet" data-do="try" aria-label=say("play-try") title=say("play-try") on:click=move |_| session.try_begin()>
                    {sign("ui-eye")}<small>{say("play-try.short")}</small>
                </button>
            }
            .into_any(),
        ),
        (false, false) => None,
    }
    }
}
