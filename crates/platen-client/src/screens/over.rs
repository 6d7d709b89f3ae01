//! What lies over the start or the table.

use super::about::About;
use super::far::{Lobby, Me, ShareTable};
use super::games::Games;
use super::options::Options;
use super::reader::Reader;
use super::replay::Replay;
use super::session;
use super::setup::SetUp;
use crate::place::Over;
use leptos::prelude::*;

#[component]
pub(crate) fn Overs() -> impl IntoView {
    let session = session();
    let kind = Memo::new(move |_| session.over.with(|over| over.as_ref().map(std::mem::discriminant)));
    move || {
        kind.get()?;
        match session.over.get_untracked()? {
            Over::NewGame => Some(view! { <SetUp /> }.into_any()),
            Over::Games => Some(view! { <Games /> }.into_any()),
            Over::Options => Some(view! { <Options /> }.into_any()),
            Over::About => Some(view! { <About /> }.into_any()),
            Over::Book(..) => Some(view! { <Reader /> }.into_any()),
            Over::Replay => Some(view! { <Replay /> }.into_any()),
            Over::Together => Some(view! { <Lobby /> }.into_any()),
            Over::NewTable => Some(view! { <ShareTable /> }.into_any()),
            Over::Me => Some(view! { <Me /> }.into_any()),
        }
    }
}
