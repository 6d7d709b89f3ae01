//! A client that is told what changes knows the same as one that is told how it stands.

use crate::wire::{Wire, bot, cards, person, seat, told};
use platen_host::protocol::{Message, State, TableNo};
use platen_host::{ClientNo, Rights};
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, Seed};
use rand_core::Rng;
use serde_json::json;

/// Someone who listens, as a seat or a spectator.
struct Ear {
    client: u64,
    heard: usize,
    state: Option<State>,
    /// How many messages told what has changed, and all of them in bytes.
    changes: usize,
    bytes: usize,
}

impl Ear {
    fn new(wire: &mut Wire, table: TableNo, client: u64, seat: Option<Seat>, follows: bool) -> Ear {
        wire.host.connect(ClientNo(client), Rights::Guest);
        if follows {
            wire.host.tell_changes(ClientNo(client));
        }
        let effects = wire.host.seat(ClientNo(client), table, seat.as_slice(), None).expect("seated");
        wire.carry_out(effects);
        Ear { client, heard: 0, state: None, changes: 0, bytes: 0 }
    }

    fn listen(&mut self, wire: &Wire) {
        for text in &wire.heard[&self.client][self.heard..] {
            self.heard += 1;
            match told(text).message {
                Message::Seated { state, .. } => self.state = Some(*state),
                Message::State(state) => {
                    self.bytes += text.len();
                    self.state = Some(*state);
                }
                Message::Changed(changed) => {
                    self.changes += 1;
                    self.bytes += text.len();
                    let before = self.state.take().expect("it was told how it stood");
                    self.state = Some(changed.follow(&cards(), &before).expect("nothing is missing"));
                }
                Message::Refused(_) => {}
                other => panic!("{other:?}"),
            }
        }
    }

    fn state(&self) -> &State {
        self.state.as_ref().expect("seated")
    }
}

/// Plays a game, with something undone now and then, before ears that are told how it stands and others that follow.
fn play(options: GameOptions, seed: u64) -> (usize, usize, usize) {
    let mut wire = Wire::new(seed);
    let seats: Vec<Seat> = options.player_seats().iter().collect();
    let sitters: Vec<_> =
        (0..seats.len()).map(|n| if n == 2 { bot("random") } else { person(&format!("P{n}")) }).collect();
    let table = wire.make(&options, seed, &sitters);
    let viewers: Vec<Option<Seat>> = seats.iter().take(2).map(|seat| Some(*seat)).chain([None]).collect();
    let mut ears: Vec<[Ear; 2]> = (0..)
        .zip(&viewers)
        .map(|(n, &viewer)| {
            [false, true]
                .map(|follows| Ear::new(&mut wire, table, 100 + 2 * n + u64::from(follows), viewer, follows))
        })
        .collect();
    let mut rng = Seed::from_number(seed).player_rng(Seat::default());
    loop {
        wire.think();
        for ear in ears.iter_mut().flatten() {
            ear.listen(&wire);
        }
        ears.iter().for_each(|[whole, follower]| assert_eq!(whole.state(), follower.state()));
        let state = ears[0][0].state();
        let Some(&acting) = state.sight.awaited.first() else { break };
        let place = viewers.iter().position(|viewer| *viewer == Some(acting)).expect("a person");
        // Now whoever follows acts, now whoever does not.
        let actor = &ears[place][rng.next_u32() as usize % 2];
        let (revision, view, undo) =
            (actor.state().revision, actor.state().sight.view, actor.state().undo.steps);
        let request = if undo > 0 && rng.next_u32().is_multiple_of(4) {
            json!({ "ask": "undo", "table": table, "seat": acting, "revision": revision, "steps": 1 + rng.next_u32() % 2 })
        } else {
            let action =
                view.look(&cards()).random_action(acting, &mut rng, &mut Vec::new()).expect("a choice");
            json!({ "ask": "act", "table": table, "seat": acting, "action": action, "revision": revision })
        };
        let answer = wire.ask(actor.client, &request);
        assert!(matches!(answer, Message::State(_) | Message::Changed(_)), "{answer:?}");
    }
    let followers = || ears.iter().map(|[_, follower]| follower);
    assert!(followers().all(|ear| ear.changes > 60));
    let whole = ears.iter().map(|[whole, _]| whole.bytes).sum();
    (followers().map(|ear| ear.changes).sum(), followers().map(|ear| ear.bytes).sum(), whole)
}

#[test]
fn who_follows_what_changes_sees_how_it_stands() {
    let games = [
        GameOptions::new(2),
        GameOptions::new(2).with_automa(),
        GameOptions::new(3),
        GameOptions::new(2).without_characters(),
    ];
    for (options, seed) in games.into_iter().zip(7..) {
        let (changes, bytes, whole) = play(options, seed);
        assert!(changes > 200, "{changes}");
        assert!(bytes * 4 < whole, "{bytes} bytes of changes for {whole} of states");
    }
}

#[test]
fn who_was_not_told_how_it_stood_is_told_the_whole() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), person("Bert")]);
    let acting = |ear: &Ear| ear.state().sight.awaited[0];
    let mut ears = [0, 1].map(|n| Ear::new(&mut wire, table, 20 + u64::from(n), Some(seat(n)), true));
    ears.iter_mut().for_each(|ear| ear.listen(&wire));
    let before = ears[0].state().clone();
    let mover = &ears[acting(&ears[0]).index()];
    let action = mover.state().sight.choices.listed[0];
    let act = json!({ "ask": "act", "table": table, "seat": acting(mover), "action": action, "revision": 0 });
    let Message::Changed(changed) = wire.ask(mover.client, &act) else { panic!("it follows") };
    assert_eq!((changed.base, changed.revision), (0, 1));
    let later = State { revision: 7, ..before.clone() };
    assert_eq!(changed.clone().follow(&cards(), &later), None, "something between was not heard");
    let other = State { table: TableNo(9), ..before };
    assert_eq!(changed.follow(&cards(), &other), None, "another table");
    // Whoever is seated again is told the whole, and follows from there.
    let effects = wire.host.seat(ClientNo(20), table, &[seat(0)], Some(1)).expect("seated");
    wire.carry_out(effects);
    assert!(matches!(told(wire.heard[&20].last().expect("told")).message, Message::Seated { .. }));
    let handed = wire.ask(20, &json!({ "ask": "hand_over", "table": table, "to": 0 }));
    assert!(matches!(handed, Message::State(_)), "{handed:?}");
}
