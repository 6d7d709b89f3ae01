//! Nothing that a client sends makes the host panic, and everything with a number is answered.

use crate::wire::{PAGE, Wire, bot, person, seat};
use platen_host::{ClientNo, Effect};
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, Seed};
use rand_core::Rng;
use serde_json::json;

/// Requests of every kind, as text.
fn requests(wire: &mut Wire) -> Vec<String> {
    let table = wire.make(&GameOptions::new(2), 3, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut rng = Seed::from_number(2).player_rng(Seat::default());
    desk.play_until(wire, &mut rng, |desk| desk.state.revision > 20);
    let golden = include_str!("../golden/requests.jsonl");
    let action = desk.choose(&mut rng).expect("a choice");
    let own = json!({ "id": 3, "request": desk.act_request(&action) }).to_string();
    golden.lines().map(ToString::to_string).chain([own]).collect()
}

/// The text with a few signs changed, or cut, or doubled.
fn spoilt(text: &str, rng: &mut impl Rng) -> String {
    const SIGNS: &[u8] = b"0123456789-{}[]\",:.eE nulltrue\\\xff";
    let mut bytes = text.as_bytes().to_vec();
    for _ in 0..=rng.next_u32() % 3 {
        let at = rng.next_u32() as usize % bytes.len();
        match rng.next_u32() % 4 {
            0 => bytes.truncate(at.max(1)),
            1 => bytes.insert(at, SIGNS[rng.next_u32() as usize % SIGNS.len()]),
            2 => drop(bytes.remove(at)),
            _ => bytes[at] = SIGNS[rng.next_u32() as usize % SIGNS.len()],
        }
        if bytes.is_empty() {
            bytes.push(b'{');
        }
    }
    String::from_utf8_lossy(&bytes).into_owned()
}

#[test]
fn spoilt_requests_are_answered_and_nothing_breaks() {
    let mut wire = Wire::new(1);
    let texts = requests(&mut wire);
    let mut rng = Seed::from_number(9).player_rng(Seat::default());
    let (mut answered, mut refused) = (0, 0);
    for n in 0..6000 {
        let text = spoilt(&texts[n % texts.len()], &mut rng);
        let client = ClientNo(PAGE + u64::from(rng.next_u32().is_multiple_of(8)));
        let effects = wire.host.handle_text(client, &text);
        let tells = effects.iter().filter(|effect| matches!(effect, Effect::Tell { .. })).count();
        let hint = text.contains("hint");
        assert!(tells > 0 || hint, "{text}");
        answered += tells;
        refused += usize::from(format!("{effects:?}").contains("Refused"));
        // Tables made by chance are closed again, so that the test stays small.
        if wire.host.tables().count() > 6 {
            let last = wire.host.tables().last().expect("a table");
            wire.host.close(last, "test");
        }
    }
    assert!(answered > 5900 && refused > 3000, "{answered} {refused}");
}

#[test]
fn outcomes_of_nothing_are_dropped() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 3, &[person("Anna"), bot("random")]);
    let record = wire.record(table);
    for (table, number) in [(0, 0), (1, 900), (7, 1)] {
        wire.finish(&json!({ "table": table, "number": number, "found": "nothing" }).to_string());
    }
    assert_eq!(wire.record(table), record);
    wire.host.disconnect(ClientNo(55));
    assert!(wire.host.close(platen_host::protocol::TableNo(99), "test").is_empty());
}
