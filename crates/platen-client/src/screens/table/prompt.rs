//! The prompt bar: one sentence, what can be pressed, and the way back.

use super::names::{follow_up, label};
use super::ui::{Sheet, Ui, ui};
use super::{far, help};
use crate::pieces::{sign, sign_of};
use crate::stage::{Now, Stage};
use crate::teacher::teacher;
use crate::words::say;
use leptos::prelude::*;
use platen_model::{Home, PlanDraft, Prompt, Target, Verb, home};
use platen_rules::vocabulary::Seat;
use platen_rules::{Action, Phase};
use platen_texts::{Args, Speaker};

#[component]
pub(crate) fn PromptBar() -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    let yours = Memo::new(move |_| stage.with(|now| now.table.is_awaited()).unwrap_or_default());
    let class = move || ui.while_planning(if yours.get() { "prompt is-yours" } else { "prompt" });
    let hand = move || sign_of(if yours.get() { "manicule" } else { "ui-clock" }, "hand");
    let sentence = move || {
        let trial = || told(stage, |speaker, now| trial_ends(stage, speaker, now)).flatten();
        far::away(stage.session).or_else(trial).or_else(|| told(stage, sentence)).unwrap_or_default()
    };
    let more = move || told(stage, |speaker, now| more(ui, speaker, now)).flatten();
    let asked = move || stage.with(|now| Prompt::of(now.scene()).asked.code());
    view! {
        <section class=class data-region="prompt" aria-label=say("play-prompt")>
            {hand}
            <p class="say" id="prompt" role="status" tabindex="-1" data-asked=asked>{sentence}<small>{more}</small></p>
            <far::Clock />
            <div class="does">
                <far::ComeBack />
                <Answers />
                <PlanButtons />
                <GoOn />
                <Device />
                <help::Back />
                <help::RecapButton />
                <Undo />
                <help::HintButton />
                <help::TryButton />
            </div>
            <Refused />
        </section>
    }
}

fn told<T>(stage: Stage, say: impl FnOnce(&Speaker, &Now) -> T) -> Option<T> {
    let speaker = stage.speaker()?;
    stage.with(|now| say(&speaker, now))
}

fn sentence(speaker: &Speaker, now: &Now) -> String {
    match now.table.state.thinking {
        Some(seat) if !now.table.is_awaited() => speaker.thinking(seat),
        _ => speaker.prompt(now.scene().table(), now.table.viewer()),
    }
}

/// Why a trial stands still: nobody else decides in it.
fn trial_ends(stage: Stage, speaker: &Speaker, now: &Now) -> Option<String> {
    let awaited = now.scene().table().awaited();
    let ends = stage.session.is_trying() && !awaited.is_empty() && !now.table.is_awaited();
    ends.then(|| speaker.say_with("play-trial-ends", Args::new().with("seats", speaker.seats(awaited))))
}

/// The smaller line: what is asked next, or what matters meanwhile.
fn more(ui: Ui, speaker: &Speaker, now: &Now) -> Option<String> {
    if far::away(ui.stage.session).is_some() {
        return None;
    }
    let picking = ui.stage.picking.with(|picking| !picking.picked.is_empty());
    if picking {
        let lit: Vec<Target> = ui.stage.lit().iter().map(|lit| lit.target).collect();
        return follow_up(speaker, &lit);
    }
    let table = now.scene().table();
    let prompt = Prompt::of(now.scene());
    match table.phase {
        _ if now.table.viewer().is_none() && ui.stage.session.is_shared() => {
            Some(speaker.say("far-watching"))
        }
        _ if ui.stage.session.trial.with(Option::is_some) => Some(speaker.say("play-trial")),
        Phase::Planning if ui.nagged.get() && ui.open_draft().is_some_and(|draft| draft.left() > 0) => {
            Some(speaker.say("play-not-all"))
        }
        _ if ui.revealing.get() => Some(by_token(speaker, now, "play-ties")),
        Phase::Planning => Some(by_token(speaker, now, "play-seat-order")),
        Phase::Turn { action, at, .. } if prompt.yours => {
            let next = table.order_of_play(action).get(usize::from(at) + 1).copied();
            next.map(|seat| {
                speaker.say_with("play-next", Args::new().with("seat", speaker.name(seat).to_string()))
            })
        }
        _ if !prompt.yours && prompt.free => Some(speaker.say("play-meanwhile")),
        _ => None,
    }
}

fn by_token(speaker: &Speaker, now: &Now, id: &str) -> String {
    let seats = now.scene().table().seats_in_order().map(|seat| speaker.name(seat).to_string());
    speaker.say_with(id, Args::new().with("seats", speaker.list(seats)))
}

/// Every answer that stands nowhere on the table, as a button.
#[component]
fn Answers() -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    move || {
        let (speaker, picked) = (stage.speaker()?, stage.picking.with(|picking| picking.picked.clone()));
        let now = stage.now.get()?;
        let lit = stage.lit().into_iter().filter(|lit| home(now.scene(), &picked, lit) == Home::Bar);
        Some(
            lit.map(|lit| lit.target)
                .map(|target| answer(stage, target, label(&speaker, &now, &picked, target)))
                .collect_view(),
        )
    }
}

fn answer(stage: Stage, target: Target, text: String) -> impl IntoView {
    let main = matches!(target, Target::Do(Verb::EndTurn | Verb::DrawOrder | Verb::Take));
    let class = if main { "btn btn-main" } else { "btn" };
    view! {
        <button class=class data-target=target.code() on:click=move |_| stage.tap(target)>
            {text}
        </button>
    }
}

/// While a plan is made: markers left, all back, and the commitment.
#[component]
fn PlanButtons() -> impl IntoView {
    let (ui, teacher) = (ui(), teacher());
    let commit = move |_| {
        let action = ui.draft.with_untracked(|draft| draft.as_ref().and_then(|(_, draft)| draft.action()));
        match action {
            Some(action) if teacher.allows(Some(action)) => ui.stage.session.act(action),
            Some(_) => {}
            None => ui.nagged.set(true),
        }
    };
    move || {
        let draft = ui.open_draft()?;
        let speaker = ui.stage.speaker()?;
        let left = speaker.say("play-left");
        let label = speaker.action(
            &Action::CommitPlan { plan: draft.plan() },
            &ui.stage.now.get()?.table.state.sight.view.table,
            Seat::default(),
        );
        let (ready, none) = (draft.left() == 0, draft.plan().total() == 0);
        Some(view! {
            <span class="left" data-left=draft.left() data-tells=speaker.say_with("count-markers", Args::new().with("count", draft.left())) data-cites="PLN-1">
                <b class="num">{draft.left()}</b>{sign("marker")}<span class="muted">{left}</span>
            </span>
            <button class="btn" data-do="clear" aria-disabled=none.then_some("true")
                data-tells=none.then(|| speaker.say("play-nothing-placed")) data-cites=none.then_some("PLN-1") on:click=move |_| ui.change_draft(PlanDraft::clear)>{speaker.say("play-clear")}</button>
            <button class=if ready { "btn btn-main" } else { "btn" } data-do="commit" aria-disabled=(!ready).then_some("true")
                data-tells=(!ready).then(|| speaker.say("play-not-all")) data-cites=(!ready).then_some("PLN-1") on:click=commit>{label}</button>
        })
    }
}

/// After the reveal, until somebody goes on.
#[component]
fn GoOn() -> impl IntoView {
    let ui = ui();
    let go_on = move |_| ui.revealing.set(false);
    let teacher = teacher();
    move || {
        (ui.revealing.get() && !teacher.leads()).then(
            || view! { <button class="btn btn-quiet" data-do="go-on" on:click=go_on>{say("play-go-on")}</button> },
        )
    }
}

/// Who is at the device, where several share it, and who is thinking.
#[component]
fn Device() -> impl IntoView {
    let stage = ui().stage;
    let session = stage.session;
    let hands = move |speaker: &Speaker, now: &Now| {
        let (viewer, planning) = (now.table.viewer(), now.scene().table().phase == Phase::Planning);
        let others: Vec<Seat> = now.table.awaited_here().filter(|seat| Some(*seat) != viewer).collect();
        let hand = |seat: Seat| {
            let label =
                speaker.say_with("play-hand-to", Args::new().with("seat", speaker.name(seat).to_string()));
            // A plan is secret: the device is laid down before the next one takes it up.
            let to = (!planning).then_some(seat);
            view! { <button class="btn btn-main" data-do="hand-over" on:click=move |_| session.hand_over(to)>{label}</button> }
        };
        let awaited = now.table.is_awaited();
        others.into_iter().filter(|_| !awaited).map(hand).collect_view()
    };
    let hurry = move |speaker: &Speaker, now: &Now| {
        now.table.state.thinking.map(|_| {
            let label = speaker.say("play-hurry");
            view! { <button class="btn" data-do="hurry" on:click=move |_| session.stop_thinking()>{label}</button> }
        })
    };
    move || told(stage, |speaker, now| (hands(speaker, now), hurry(speaker, now)))
}

/// One step back; the tooltip says how far it goes, or what stops it.
#[component]
fn Undo() -> impl IntoView {
    let stage = ui().stage;
    let session = stage.session;
    let steps = Memo::new(move |_| {
        let tried = session.trial.with(|trial| trial.as_ref().map(|trial| trial.steps.len() as u32));
        tried.or_else(|| stage.with(|now| now.table.state.undo.steps)).unwrap_or_default()
    });
    let why = move || {
        told(stage, |speaker, now| match (steps.get(), &now.table.state.undo.stopped) {
            (0, Some(no)) => speaker.refusal(&no.code, &no.facts),
            (count, _) => speaker.say_with("play-undo", Args::new().with("count", count)),
        })
    };
    let rule = move || {
        let stopped = stage.with(|now| now.table.state.undo.stopped.as_ref().and_then(|no| no.rule.clone()));
        stopped.flatten().filter(|_| steps.get() == 0).unwrap_or_default()
    };
    // What is seen stands first in the name, for those who call it by voice.
    let name = move || format!("{}: {}", say("play-undo-short")(), why().unwrap_or_default());
    let undo = move |_| {
        if steps.get_untracked() > 0 {
            session.undo();
        }
    };
    let sits = Memo::new(move |_| {
        far::away(session).is_none() && stage.with(|now| now.table.viewer().is_some()).unwrap_or_default()
    });
    let button = move || {
        view! {
            <button class="btn btn-icon btn-quiet" data-do="undo" aria-disabled=move || (steps.get() == 0).then_some("true")
                aria-label=name data-tells=why data-cites=rule on:click=undo>
                {sign("ui-undo")}<small>{say("play-undo-short")}</small>
                {move || (steps.get() > 1).then(|| view! { <span class="steps num">{steps}</span> })}
            </button>
        }
    };
    move || sits.get().then(button)
}

/// What was last refused, until something else is done.
#[component]
fn Refused() -> impl IntoView {
    let ui = ui();
    let stage = ui.stage;
    move || {
        let no = stage.session.refused.get()?;
        let text = crate::screens::refused::said(&no);
        let rule = no.rule.clone().map(|rule| super::tips::rule_button(ui, rule));
        Some(view! { <p class="refused" role="alert" data-code=no.code>{text}" "{rule}</p> })
    }
}

/// What opens a sheet.
pub(crate) fn opens(ui: Ui, sheet: Sheet) -> impl Fn(leptos::ev::MouseEvent) + Copy + 'static {
    move |_| ui.sheet.set(Some(sheet))
}
