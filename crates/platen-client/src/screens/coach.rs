//! After the lesson: a panel at the table that says what a decision is about.

use super::session;
use crate::coach::{ROUNDS, lesson};
use crate::pieces::sign;
use crate::place::{Book, Over};
use crate::stage::stage;
use crate::teacher::teacher;
use crate::words::{say, words};
use leptos::prelude::*;
use platen_model::Prompt;

#[component]
pub(crate) fn Coach() -> impl IntoView {
    let (session, stage) = (session(), stage());
    let teacher = teacher();
    let is_taught = Memo::new(move |_| teacher.knows() && !teacher.leads());
    let dismissed = RwSignal::new(false);
    let now = Memo::new(move |_| {
        let (asked, round) = stage.with(|now| (Prompt::of(now.scene()).asked, now.scene().table().round))?;
        lesson(asked, round.max(1)).filter(|_| round <= ROUNDS && is_taught.get() && !dismissed.get())
    });
    move || {
        now.get().map(|(said, rule)| {
            let texts = words().texts.get();
            let lines = said.iter().map(|id| view! { <p>{texts.say(id)}</p> }).collect_view();
            let read = move |_| session.look_at(Over::Book(Book::Rules, Some(rule.to_string())));
            view! {
                <details class="coach" open data-coach=rule>
                    <summary>{sign("ui-hint")}{say("lesson-title")}</summary>
                    <div role="status">{lines}</div>
                    <footer>
                        <button class="btn btn-quiet" data-do="coach-rule" on:click=read>{sign("ui-rules")}{rule}</button>
                        <button class="btn btn-quiet" data-do="coach-end" on:click=move |_| dismissed.set(true)>{say("ui-coach-end")}</button>
                    </footer>
                </details>
            }
        })
    }
}
