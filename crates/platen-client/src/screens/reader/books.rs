//! The pages of the books.

use super::{book_text, session};
use crate::pieces::{portrait, sign};
use crate::place::{Book, Over};
use crate::words::{say, words};
use leptos::prelude::*;
use platen_rules::Title;
use platen_rules::vocabulary::Character;
use platen_texts::Chapter;

const PARAGRAPHS: u8 = 6;

/// The family of the chapter that a place names: of `ORD-2`, `ord`. The first chapter for none.
fn family_of(at: Option<&str>) -> String {
    let named = at.map(|at| at.split('-').next().unwrap_or_default().to_lowercase());
    let chapters = chapters();
    let found = chapters
        .iter()
        .find(|chapter| Some(chapter.family.as_str()) == named.as_deref())
        .or(chapters.first());
    found.map(|chapter| chapter.family.clone()).unwrap_or_default()
}

/// The chapters, which are the same in every language.
fn chapters() -> Vec<Chapter> {
    words().texts.with_untracked(|texts| texts.chapters().to_vec())
}

/// The chapters, to choose from.
#[component]
pub(super) fn Contents(open: Memo<(Book, Option<String>)>) -> impl IntoView {
    let session = session();
    let here = Memo::new(move |_| open.with(|(_, at)| family_of(at.as_deref())));
    let entry = move |chapter: Chapter| {
        let (at, family) = (chapter.family.to_uppercase(), chapter.family);
        let href = format!("#rules={at}");
        let go = move |event: leptos::ev::MouseEvent| {
            event.prevent_default();
            session.look_at(Over::Book(Book::Rules, Some(at.clone())));
        };
        let (code, titled) = (family.clone(), format!("family-{family}-title"));
        let is_here = move || (here.get() == family).then_some("page");
        let title = move || book_text(&titled);
        view! { <a href=href data-chapter=code aria-current=is_here on:click=go>{title}</a> }
    };
    view! { <nav class="scroll" aria-label=say("ui-contents")>{chapters().into_iter().map(entry).collect_view()}</nav> }
}

/// A chapter of the rules; the rule that was asked for is marked and in sight.
#[component]
pub(super) fn Chapters(at: Option<String>) -> impl IntoView {
    let family = family_of(at.as_deref());
    let chapter = chapters().into_iter().find(|chapter| chapter.family == family)?;
    let asked = at.unwrap_or_default().to_uppercase();
    let rule = |number: &String| {
        let name = chapter.name(number);
        let is_asked = name == asked;
        let place: NodeRef<leptos::html::P> = NodeRef::new();
        Effect::new(move |_| place.get().filter(|_| is_asked).map(|place| place.scroll_into_view()));
        let text = book_text(&chapter.rule(number));
        view! { <p class="rule-text" class:is-asked=is_asked data-rule=name.clone() node_ref=place><span class="id">{name.clone()}</span>{text}</p> }
    };
    let rules = chapter.rules.iter().map(rule).collect_view();
    let tips =
        chapter.tips.iter().map(|number| view! { <p>{book_text(&chapter.tip(number))}</p> }).collect_view();
    let tip_heading = (!chapter.tips.is_empty()).then(|| view! { <h2>{say("ui-tip")}</h2> });
    let (title, intro) = (format!("family-{family}-title"), format!("family-{family}-intro"));
    Some(view! {
        <h1>{book_text(&title)}</h1>
        <p class="intro">{opened(&book_text(&intro))}</p>
        {rules}
        {tip_heading}
        {tips}
    })
}

/// A text that opens with a large letter, where the writing has letters of that kind.
fn opened(text: &str) -> AnyView {
    let mut rest = text.chars();
    match rest.next().filter(|first| first.is_alphabetic() && *first < '\u{250}') {
        Some(first) => {
            let letter = first.to_string();
            view! {
                <span class="initial" aria-hidden="true">{letter.clone()}</span>
                <span class="vh">{letter}</span>
                {rest.as_str().to_string()}
            }
            .into_any()
        }
        None => text.to_string().into_any(),
    }
}

#[component]
pub(super) fn Printers(at: Option<String>) -> impl IntoView {
    let asked = at.unwrap_or_default();
    let life = |character: Character| {
        let code = character.code();
        let is_asked = code == asked;
        let place: NodeRef<leptos::html::Section> = NodeRef::new();
        Effect::new(move |_| place.get().filter(|_| is_asked).map(|place| place.scroll_into_view()));
        view! {
            <section class="life" data-character=code node_ref=place>
                {portrait(character)}
                <div>
                    <h2>{book_text(&format!("character-{code}"))}</h2>
                    <p class="power">{book_text(&format!("character-{code}.power"))}</p>
                    <p>{book_text(&format!("character-{code}-bio"))}</p>
                    <h3>{say("ui-play-well")}</h3>
                    <p>{book_text(&format!("character-{code}-play"))}</p>
                </div>
            </section>
        }
    };
    view! {
        <h1>{book_text("characters-title")}</h1>
        <p>{book_text("characters-intro")}</p>
        {Character::ALL.into_iter().map(life).collect_view()}
    }
}

#[component]
pub(super) fn History() -> impl IntoView {
    let paragraph = |number: u8| {
        let text = book_text(&format!("history-{number}"));
        let text = if number == 1 { opened(&text) } else { text.into_any() };
        view! { <p>{text}</p> }
    };
    view! {
        <h1>{book_text("history-title")}</h1>
        {(1..=PARAGRAPHS).map(paragraph).collect_view()}
    }
}

#[component]
pub(super) fn Titles() -> impl IntoView {
    let row = |title: Title| {
        let code = title.name().to_lowercase().replace(' ', "-");
        view! {
            <dt>{sign("laurel")}{book_text(&format!("title-{code}"))}</dt>
            <dd>{book_text(&format!("title-{code}-line"))}</dd>
        }
    };
    view! {
        <h1>{book_text("titles-title")}</h1>
        <dl class="titles">{Title::ALL.map(row).collect_view()}</dl>
    }
}
