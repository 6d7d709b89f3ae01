//! Games and records as files.

use super::{Session, address};
use crate::wire::{code, refusal};
use js_sys::Array;
use leptos::prelude::Set;
use leptos::task::spawn_local;
use platen_host::protocol::{House, MOST_BYTES, Message, Request, SetChoice, TableNo};
use web_sys::{Blob, Url};

impl Session {
    /// Gives the person the game at the table as a file.
    pub(crate) fn save(self) {
        self.at_table_then(
            |table| Some(Request::Save { table: table.info.table }),
            |told| {
                if let Message::Record { text, .. } = told {
                    give_text(&text, "platen-record.txt");
                }
            },
        );
    }

    /// Opens a file: a finished game is looked through, a running one goes on. The cards are those given, unless the
    /// record names published ones.
    pub(crate) fn open_file(self, text: String, set: SetChoice) {
        spawn_local(async move {
            if text.len() > MOST_BYTES {
                let no = refusal(code::FILE_TOO_LONG, "the file is too long");
                return self.refused.set(Some(no));
            }
            let request = Request::ReplayRecord { record: text.clone(), set: set.clone() };
            let Ok(Message::Reel(reel)) = self.ask_here(request).await else { return };
            if self.is_finished(&reel).await {
                return self.look_through(*reel, None).await;
            }
            self.close_reel(reel.replay);
            self.begin(Request::Open { record: text, set, sitters: None, house: House::default() }).await;
        });
    }

    /// Deals the game at the table anew, with the same cards to come.
    pub(crate) fn deal_again(self, table: TableNo) {
        spawn_local(async move {
            let Ok(Message::Reel(reel)) = self.ask(Request::ReplayTable { table }).await else { return };
            if !self.play_on(reel.replay, 0).await {
                self.close_reel(reel.replay);
            }
        });
    }
}

/// Gives the person a text as a file.
fn give_text(text: &str, name: &str) {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()));
    if let Ok(url) = blob.and_then(|blob| Url::create_object_url_with_blob(&blob)) {
        address::give_file(&url, name);
    }
}
