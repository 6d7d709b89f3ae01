//! What this is, and the licences.

use super::sheet::Sheet;
use super::{session, title};
use crate::words::{say, say_with};
use leptos::prelude::*;
use platen_texts::Args;

const FONTS: &str = "EB Garamond, IM Fell English, UnifrakturMaguntia";

#[component]
pub(crate) fn About() -> impl IntoView {
    let session = session();
    view! {
        <Sheet name="about" title=title("ui-about") close=move |()| session.look_back()>
            <div class="prose">
                <p>{say("ui-about-what")}</p>
                <p>{say("ui-about-unofficial")}</p>
                <p>{say("ui-about-licence")}</p>
                <p>{say_with("ui-about-fonts", || Args::new().with("fonts", FONTS))}</p>
                <p class="muted">{say_with("ui-version", || Args::new().with("version", env!("CARGO_PKG_VERSION")))}</p>
            </div>
        </Sheet>
    }
}
