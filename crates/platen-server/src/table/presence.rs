//! Who is there: the seats whose people are connected, here or at another copy of the server. It is known as long as they are, and
//! kept nowhere.

use super::task::{Task, told};
use crate::store::Gossip;
use axum::extract::ws::Utf8Bytes;
use platen_host::ClientNo;
use platen_protocol::DeskMessage;
use platen_rules::vocabulary::SeatSet;
use std::collections::{HashMap, HashSet};

/// What is known of who is there.
#[derive(Debug, Default)]
pub(super) struct Presence {
    /// Here, as others were told.
    here: SeatSet,
    /// At other copies of the server, by the name of the copy.
    elsewhere: HashMap<String, SeatSet>,
    /// As those who look on were told.
    told: SeatSet,
}

impl Presence {
    fn all(&self) -> SeatSet {
        self.elsewhere.values().flat_map(|seats| seats.iter()).chain(self.here.iter()).collect()
    }
}

impl Task {
    /// Tells everyone who is there, if that has changed.
    pub(super) async fn tell_presence(&mut self) {
        let here = self.desk.present();
        if here != self.presence.here {
            self.presence.here = here;
            self.gossip(Gossip::Present(here)).await;
        }
        let all = self.presence.all();
        if all != self.presence.told {
            self.presence.told = all;
            let text = self.present();
            self.tell_all(&text);
        }
    }

    /// Tells someone who has come who is there, and asks other copies if nobody was here before.
    pub(super) async fn greet(&mut self, client: ClientNo) {
        if self.guests.len() == 1 {
            self.gossip(Gossip::Who).await;
        }
        let before = self.presence.told;
        self.tell_presence().await;
        if self.presence.told == before {
            let text = self.present();
            self.send(client, &text);
        }
    }

    /// Hears from another copy of the server.
    pub(super) async fn hear_of(&mut self, copy: String, gossip: Gossip) {
        match gossip {
            Gossip::Said => self.hear_elsewhere().await,
            Gossip::Who if self.presence.here.is_empty() => {}
            Gossip::Who => self.gossip(Gossip::Present(self.presence.here)).await,
            Gossip::Present(seats) => drop(self.presence.elsewhere.insert(copy, seats)),
        }
    }

    /// Forgets what copies of the server said that are gone.
    pub(super) fn forget_all_but(&mut self, alive: &HashSet<String>) {
        self.presence.elsewhere.retain(|copy, _| alive.contains(copy));
    }

    fn present(&self) -> Utf8Bytes {
        told(None, DeskMessage::Present { seats: self.presence.all().iter().collect() })
    }

    async fn gossip(&self, gossip: Gossip) {
        // Who does not hear it shows someone as away who is there, until the next time.
        let _ = Box::pin(self.shared.store.gossip(self.table, gossip)).await;
    }
}
