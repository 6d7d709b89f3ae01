//! Choices that lie nowhere on the table, asked in a sheet over it; and the opening draft.
#![expect(unreachable_pub, reason = "the component macro makes its functions public")]

mod choice;
mod draft;

pub(crate) use draft::Draft;

use crate::desk::Desk;
use crate::pieces::{sign, sign_of};
use crate::stage::{Now, Stage, stage};
use crate::teacher;
use crate::words::say;
use choice::{button, choice};
use leptos::prelude::*;
use platen_model::{Picking, Question, Sheet, Target};
use platen_texts::{Args, Speaker};

/// The sheet that the present choice needs, if it needs one. It can be laid aside to look at the table.
#[component]
pub(crate) fn Choosing() -> impl IntoView {
    let stage = stage();
    let aside = RwSignal::new(false);
    Effect::new(move |_| {
        stage.now.track();
        aside.set(false);
    });
    let sheet = Memo::new(move |_| sheet_of(stage));
    let is_asked = Memo::new(move |_| sheet.with(Option::is_some));
    move || match (is_asked.get(), aside.get()) {
        (false, _) => ().into_any(),
        (true, true) => view! {
            <button type="button" class="btn btn-main sheet-peek" on:click=move |_| aside.set(false)>
                {sign("manicule")}{say("ui-choose-show")}
            </button>
        }
        .into_any(),
        (true, false) => view! { <SheetView sheet aside /> }.into_any(),
    }
}

fn sheet_of(stage: Stage) -> Option<Sheet> {
    if stage.session.desk.with(|desk| desk.as_ref().is_some_and(Desk::is_away)) {
        return None;
    }
    let picked = stage.picking.with(|picking| picking.picked.clone());
    stage.with(|now| Sheet::of(now.scene(), &now.offers, &picked)).flatten()
}

#[component]
fn SheetView(sheet: Memo<Option<Sheet>>, aside: RwSignal<bool>) -> impl IntoView {
    let stage = stage();
    let heading = move || {
        let speaker = stage.speaker()?;
        let question = sheet.get()?.question;
        stage.with(|now| heading(now, question, &speaker))
    };
    let shown = move |show: fn(Stage, &Now, Target, &Speaker) -> AnyView, which: fn(Sheet) -> Vec<Target>| {
        let speaker = stage.speaker()?;
        let targets = which(sheet.get()?);
        stage.with(|now| targets.into_iter().map(|target| show(stage, now, target, &speaker)).collect_view())
    };
    let chosen = move || {
        let speaker = stage.speaker()?;
        let names: Vec<String> = stage
            .picking
            .with(|picking| picking.picked.iter().filter_map(|pick| piece(*pick, &speaker)).collect());
        let args = Args::new().with("what", speaker.list(names.clone()));
        (!names.is_empty()).then(
            || view! { <p class="muted" role="status">{speaker.say_with("ui-choose-picked", args)}</p> },
        )
    };
    let kinds = move || sheet.with(|sheet| sheet.as_ref().map(|sheet| choice::kinds(&sheet.choices)));
    let begun = move || stage.picking.with(|picking| !picking.picked.is_empty());
    let back = move || stage.picking.update(Picking::back);
    let keys = move |event: leptos::ev::KeyboardEvent| {
        if event.key() == "Escape" {
            if begun() { back() } else { aside.set(true) }
        }
    };
    view! {
        <div class="veil" on:click=move |_| if begun() { back() } else { aside.set(true) }></div>
        <section class="sheet choosing" role="dialog" aria-modal="true" aria-label=heading on:keydown=keys>
            <header><h2>{heading}</h2>{chosen}{sign_of("manicule", "hand")}</header>
            <Taught />
            <div class=kinds>{move || shown(choice, |sheet| sheet.choices)}</div>
            <footer>
                <button type="button" class="btn btn-quiet" on:click=move |_| aside.set(true)>{sign("ui-eye")}{say("ui-choose-hide")}</button>
                {move || begun().then(|| view! {
                    <button type="button" class="btn" data-do="back" on:click=move |_| back()>{sign("ui-undo")}{say("ui-choose-back")}</button>
                })}
                {move || shown(button, |sheet| sheet.buttons)}
            </footer>
        </section>
    }
}

/// What the lesson says, where the sheet lies over it: on a narrow screen.
#[component]
fn Taught() -> impl IntoView {
    let teacher = teacher::teacher();
    let for_me = move || {
        teacher.step().filter(|step| teacher::can_be_done(step)).map(|_| {
            view! { <button type="button" class="btn btn-quiet" data-do="lesson-for-me-here" on:click=move |_| teacher.act()>{say("lesson-for-me")}</button> }
        })
    };
    let taught = move |(said, asked): (String, String)| {
        view! { <div class="taught"><p>{said}</p><p class="todo">{asked}</p>{for_me}</div> }
    };
    move || teacher::said().zip(teacher::asked()).map(taught)
}

/// The name of a piece of which several may be taken.
fn piece(pick: Target, speaker: &Speaker) -> Option<String> {
    match pick {
        Target::Cast(letter) | Target::Letter(letter) => Some(speaker.letter(letter)),
        Target::Bag(ink) | Target::Ink(ink) => Some(speaker.ink(ink)),
        _ => None,
    }
}

fn heading(now: &Now, question: Question, speaker: &Speaker) -> String {
    let id = match question {
        Question::Prompt => {
            let seat = now.table.viewer().unwrap_or_default();
            return speaker.question(now.scene().table(), seat);
        }
        Question::Sector => "ask-first-sector",
        Question::Order => "ask-discard-order",
        Question::Gear => "ask-discard-gear",
        Question::Specialty => "ask-specialty",
        Question::Inks => "ask-inks",
        Question::Spend => "ask-spend",
        Question::Type => "ask-type",
        Question::How => "ask-how",
    };
    speaker.say(id)
}
