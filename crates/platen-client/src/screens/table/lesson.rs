//! The lesson at the table: a panel that says what to look at and what to do, and a light on it.

use super::ui::{Panel, Ui, ui};
use crate::bench::{Work, work};
use crate::pieces::sign;
use crate::stage::Now;
use crate::teacher::{Teacher, can_be_done, teacher};
use crate::words::{say, words};
use leptos::prelude::*;
use platen_model::{Deed, Home, Lit, STEPS, Spot, Step, home, laid_to};
use platen_rules::Action;
use platen_rules::vocabulary::BoardAction;
use platen_texts::Args;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

#[component]
pub(crate) fn LessonPanel() -> impl IntoView {
    let (ui, teacher, work) = (ui(), teacher(), work());
    follow(ui, teacher, work);
    let is_on = Memo::new(move |_| teacher.leads());
    move || is_on.get().then(|| view! { <Lesson ui teacher work /> })
}

/// What a step opens and what leads on from it.
fn follow(ui: Ui, teacher: Teacher, work: Work) {
    Effect::new(move |_| {
        let Some(step) = teacher.step() else { return };
        ui.panel.set(panel_of(step));
        if !step.spots.contains(&Spot::Turns) {
            ui.revealing.set(false);
        }
    });
    Effect::new(move |_| {
        let (Some(place), Some(bench)) = (teacher.place.get(), work.bench.get()) else { return };
        let reached = laid_to(place, &bench);
        if reached > place {
            teacher.read_to(reached);
        }
    });
}

/// Where on a narrow screen a step is looked at.
fn panel_of(step: &Step) -> Panel {
    let in_house = matches!(step.action(), Some(Action::BuyType { .. } | Action::UseGear { .. }));
    match step.spots.first() {
        Some(Spot::House | Spot::Purse | Spot::Tracks | Spot::Gears | Spot::Orders) => Panel::House,
        Some(Spot::Rival) => Panel::Others,
        _ if in_house => Panel::House,
        _ => Panel::Board,
    }
}

#[component]
fn Lesson(ui: Ui, teacher: Teacher, work: Work) -> impl IntoView {
    let texts = words().texts;
    let told = move |attribute: &'static str| {
        let id = format!("{}{attribute}", teacher.step()?.text);
        texts.with(|texts| texts.has(&id).then(|| texts.say(&id)))
    };
    let count = move || {
        let args = Args::new().with("n", teacher.place.get()? + 1).with("of", STEPS.len());
        Some(texts.with(|texts| texts.say_with("lesson-step", args)))
    };
    let part = move || teacher.place.get().map(|place| format!("width:{}%", 100 * (place + 1) / STEPS.len()));
    let spots = Memo::new(move |_| teacher.step().map(|step| spots(ui, work, step)).unwrap_or_default());
    Effect::new(move |_| {
        let first = spots.with(|spots| spots.first().cloned());
        request_animation_frame(move || first.iter().for_each(|spot| bring_into_view(spot)));
    });
    let light = move || spots.with(|spots| lit_style(spots));
    let not_yet = move || {
        let args = Args::new().with("do", told(".do").filter(|_| teacher.nudged.get())?);
        let text = texts.with(|texts| texts.say_with("lesson-not-yet", args));
        Some(view! { <p class="refused" role="alert">{text}</p> })
    };
    let is_last = move || teacher.place.get() == Some(STEPS.len() - 1);
    let rule = move || teacher.step().map(|step| step.rule);
    let read = move |_| {
        if let Some(rule) = rule() {
            ui.open_rule(rule);
        }
    };
    view! {
        <style>{light}</style>
        <section class="lesson" aria-label=say("lesson-title") data-region="lesson" data-step=move || teacher.step().map(|step| step.text)
            data-spots=move || spots.with(|spots| spots.join(","))>
            <header>
                <h2>{sign("ui-hint")}{say("lesson-title")}</h2>
                <span class="num">{count}</span>
                <button class="btn btn-quiet btn-icon" data-do="lesson-leave" aria-label=say("lesson-leave") title=say("lesson-leave")
                    on:click=move |_| teacher.leave()>{sign("ui-close")}</button>
            </header>
            <span class="bar" aria-hidden="true"><i style=part></i></span>
            <div class="said" aria-live="polite">
                <p>{move || told("")}</p>
                {move || told(".do").map(|text| view! { <p class="todo">{sign("manicule")}{text}</p> })}
            </div>
            {not_yet}
            <footer>
                <Onward teacher work />
                <button class="btn btn-quiet btn-icon" data-do="lesson-back" aria-label=say("lesson-back") title=say("lesson-back")
                    aria-disabled=move || (!teacher.can_go_back()).then_some("true")
                    on:click=move |_| if untrack(|| teacher.can_go_back()) { teacher.back() }>{sign("ui-undo")}</button>
                <button class="btn btn-quiet" data-do="lesson-rule" on:click=read>{sign("ui-rules")}{rule}</button>
                {move || is_last().then(|| view! {
                    <button class="btn btn-quiet" data-do="lesson-restart" on:click=move |_| ui.stage.session.make_first()>{say("lesson-restart")}</button>
                })}
            </footer>
        </section>
    }
}

/// Scrolls as little as is needed to see what is meant.
fn bring_into_view(selector: &str) {
    let options = ScrollIntoViewOptions::new();
    options.set_block(ScrollLogicalPosition::Nearest);
    if let Ok(Some(element)) = document().query_selector(selector) {
        element.scroll_into_view_with_scroll_into_view_options(&options);
    }
}

/// The button that reads on, or that does what is asked.
#[component]
fn Onward(teacher: Teacher, work: Work) -> impl IntoView {
    let is_read = Memo::new(move |_| teacher.step().is_some_and(|step| step.deed == Deed::Read));
    let is_last = move || teacher.place.get() == Some(STEPS.len() - 1);
    let label = move || if is_last() { say("lesson-play-on")() } else { say("lesson-go-on")() };
    let can = move || teacher.step().is_some_and(can_be_done);
    move || {
        match is_read.get() {
        true => Some(
            view! { <button class="btn btn-main" data-do="lesson-on" on:click=move |_| teacher.go_on()>{label}</button> }
                .into_any(),
        ),
        false if can() => Some(
            view! { <button class="btn btn-quiet" data-do="lesson-for-me" on:click=move |_| for_me(teacher, work)>{say("lesson-for-me")}</button> }
                .into_any(),
        ),
        false => None,
    }
    }
}

fn for_me(teacher: Teacher, work: Work) {
    match untrack(|| teacher.step()) {
        Some(step) if matches!(step.deed, Deed::Lay(_)) => work.lay_as(step),
        _ => teacher.act(),
    }
}

/// Selectors of what a step points at, the first thing to tap first.
fn spots(ui: Ui, work: Work, step: &Step) -> Vec<String> {
    let looked = step.spots.iter().map(|spot| selector(*spot));
    let done = match (step.deed, step.action()) {
        (Deed::Read, _) => Vec::new(),
        (Deed::Plan, _) => planned(ui, None),
        (_, Some(Action::CommitPlan { plan })) => planned(ui, Some(plan.0)),
        (_, Some(Action::Declare { .. })) => vec!["[data-do=\"declare\"]".to_string()],
        (Deed::Lay(_), _) => {
            let switches = work.to_lay(step).into_iter();
            switches.map(|switch| format!("[data-switch=\"{}\"]", switch.code())).collect()
        }
        _ => tapped(ui),
    };
    done.into_iter().chain(looked).collect()
}

/// What is lit, where it is to be tapped.
fn tapped(ui: Ui) -> Vec<String> {
    let picked = ui.stage.picking.with(|picking| picking.picked.clone());
    let spot = |now: &Now, lit: &Lit| {
        let over = if home(now.scene(), &picked, lit) == Home::Sheet { ".choosing " } else { "" };
        format!("{over}[data-target=\"{}\"]", lit.target.code())
    };
    ui.stage.with(|now| ui.stage.lit().iter().map(|lit| spot(now, lit)).collect()).unwrap_or_default()
}

/// The slots up to which rows are to be filled, or the commitment when they are.
fn planned(ui: Ui, wanted: Option<[u8; 5]>) -> Vec<String> {
    let commit = || vec!["[data-do=\"commit\"]".to_string()];
    let Some(draft) = ui.open_draft() else { return Vec::new() };
    let Some(wanted) = wanted else {
        return if draft.left() == 0 { commit() } else { vec![".row .slots".to_string()] };
    };
    let lacking = BoardAction::ALL.into_iter().zip(wanted).filter(|(row, to)| draft.plan()[*row] != *to);
    let slots: Vec<String> = lacking.map(|(row, to)| format!("[data-slot=\"{row}-{to}\"]")).collect();
    if slots.is_empty() { commit() } else { slots }
}

fn selector(spot: Spot) -> String {
    match spot {
        Spot::House => ".house".to_string(),
        Spot::Purse => ".house .purse".to_string(),
        Spot::Tracks => ".house .tracks".to_string(),
        Spot::Gears => ".house .works".to_string(),
        Spot::Orders => ".house .orders".to_string(),
        Spot::Board => ".board".to_string(),
        Spot::Row(action) => format!(".row-{action}"),
        Spot::Turns => ".row .turns".to_string(),
        Spot::Rival => ".others .rival".to_string(),
        Spot::Patrons => ".patron".to_string(),
        Spot::Bench => ".bench .formes".to_string(),
    }
}

/// The light. A rule of style outlives whatever is drawn anew.
fn lit_style(spots: &[String]) -> String {
    match spots.join(",") {
        all if all.is_empty() => all,
        all => format!(
            ":is({all}){{outline:3px solid var(--gold);outline-offset:3px;animation:taught 1.6s ease-in-out infinite}}"
        ),
    }
}
