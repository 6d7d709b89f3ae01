//! What was last refused, with everything that is wrong with a file.

use super::{plain_speaker, session};
use crate::stage::stage;
use crate::wire::code;
use crate::words::words;
use leptos::prelude::*;
use platen_host::protocol::{No, Problem};
use platen_texts::Args;

#[component]
pub(crate) fn Refused() -> impl IntoView {
    let session = session();
    move || {
        session.refused.get().map(|no| {
            let rule = no.rule.as_ref().map(|rule| format!(" ({rule})"));
            view! {
                <div class="refused" role="alert" data-code=no.code.clone()>
                    <p>{said(&no)}{rule}</p>
                    <Problems problems=no.problems.clone() />
                </div>
            }
        })
    }
}

/// A refusal in the words of the person.
pub(crate) fn said(no: &No) -> String {
    if let Some(id) = own_text(&no.code).filter(|_| !session().is_shared()) {
        return words().texts.with(|texts| texts.say(id));
    }
    let speaker = stage().speaker().or_else(plain_speaker);
    speaker.map_or_else(|| no.text.clone(), |speaker| speaker.refusal(&no.code, &no.facts))
}

/// The texts of refusals that are neither the rules' nor the host's.
fn own_text(refused: &str) -> Option<&'static str> {
    match refused {
        code::ELSEWHERE | code::TAKEN_OVER => Some("ui-elsewhere"),
        code::NOT_KEPT => Some("ui-not-kept"),
        code::NO_STORAGE => Some("ui-broken-storage"),
        code::FULL => Some("ui-unsaved-full"),
        code::DAMAGED => Some("ui-damaged-about"),
        code::NO_GAME => Some("ui-no-game"),
        code::FILE_TOO_LONG => Some("ui-file-too-long"),
        code::LOST => Some("ui-worker-lost"),
        _ => None,
    }
}

/// What is wrong with a file, line by line.
#[component]
fn Problems(problems: Vec<Problem>) -> impl IntoView {
    let texts = words().texts;
    let line = move |problem: Problem| {
        let speaker = plain_speaker();
        let said = speaker.and_then(|speaker| speaker.problem(&problem.code, &problem.facts));
        let args = Args::new().with("line", problem.line).with("text", said.unwrap_or(problem.text));
        view! { <li>{texts.with(|texts| texts.say_with("ui-line", args))}</li> }
    };
    (!problems.is_empty())
        .then(|| view! { <ul class="problems scroll">{problems.into_iter().map(line).collect_view()}</ul> })
}
