//! Two hosts of one table, bots that play for people, and what others do while one decides.

use crate::wire::{PAGE, Wire, bot, person, seat};
use platen_host::protocol::{Message, TableNo};
use platen_host::{ClientNo, Effect, Rights};
use platen_rules::vocabulary::Seat;
use platen_rules::{GameOptions, Phase, Seed};
use serde_json::json;

#[test]
fn a_host_that_follows_tells_what_the_first_does() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), bot("random")]);
    let mut desk = wire.desk(PAGE, table, &[seat(0)]);
    let mut copy = wire.reopened(table);
    let ear = ClientNo(9);
    copy.connect(ear, Rights::Guest);
    copy.seat(ear, table, &[seat(0)], None).expect("seated");
    let (mut rng, mut told) = (Seed::from_number(5).player_rng(Seat::default()), 0);
    for _ in 0..40 {
        wire.think();
        desk.listen(&wire);
        let Some(action) = desk.choose(&mut rng) else { break };
        desk.act(&mut wire, &action);
        let known = copy.session(table).expect("a table").record().entries.len();
        let effects = copy.follow(table, &wire.store[&table].entries[known..]).expect("followed");
        assert!(effects.iter().all(|effect| !matches!(effect, Effect::Keep(_))), "it is kept already");
        told += effects
            .iter()
            .filter(|effect| matches!(effect, Effect::Tell { client, .. } if *client == ear))
            .count();
        assert_eq!(copy.session(table).expect("a table").to_text(), wire.record(table));
    }
    assert!(told > 20, "{told}");
    assert_eq!(copy.follow(table, &["9 nonsense".to_string()]).expect_err("no entry").code, "bad_record");
    assert_eq!(copy.follow(TableNo(7), &[]).expect_err("no table").code, "no_table");
}

#[test]
fn where_everything_is_told_at_the_end_nothing_is_undone_after_it() {
    let end = |told: bool| {
        let mut wire = Wire::new(1);
        let table = wire.make(&GameOptions::new(1), 5, &[person("Anna")]);
        if told {
            wire.host.tell_at_end(table).expect("a table");
        }
        let mut desk = wire.desk(PAGE, table, &[seat(1)]);
        let mut rng = Seed::from_number(5).player_rng(Seat::default());
        let mut undone = false;
        desk.play_until(&mut wire, &mut rng, |desk| {
            undone |= desk.state.undo.steps > 0;
            false
        });
        assert!(desk.state.sight.over && undone, "before the end something could be undone");
        let answer = wire.ask(PAGE, &desk.undo_request(1));
        (desk.state.undo, answer)
    };
    let (bounds, answer) = end(false);
    assert!(bounds.steps > 0 && matches!(answer, Message::State(_)), "{bounds:?} {answer:?}");
    let (bounds, answer) = end(true);
    assert_eq!((bounds.steps, bounds.stopped.expect("why").code.as_str()), (0, "revealed"));
    assert!(matches!(answer, Message::Refused(no) if no.code == "revealed"));
    assert_eq!(Wire::new(1).host.tell_at_end(TableNo(7)).expect_err("no table").code, "no_table");
}

#[test]
fn a_bot_plays_for_a_person_until_they_are_back() {
    let mut wire = Wire::new(1);
    let table = wire.make(&GameOptions::new(2), 5, &[person("Anna"), person("Bert")]);
    assert_eq!(wire.host.thinking().count(), 0);
    for number in 0..2 {
        let effects = wire.host.stand_in(table, seat(number), Some("random")).expect("stood in");
        wire.carry_out(effects);
    }
    assert_eq!(wire.host.thinking().count(), 1, "one at a time");
    for _ in 0..10 {
        let job = wire.host.thinking().next().expect("a bot thinks").clone();
        let effects = wire.host.finished(job.run(&platen_bots::Unwatched, 1));
        wire.carry_out(effects);
    }
    assert_eq!(wire.store[&table].entries.len(), 10);
    for number in 0..2 {
        wire.host.stand_in(table, seat(number), None).expect("back");
    }
    assert_eq!(wire.host.thinking().count(), 0);
    let refused = |no: platen_host::protocol::No| no.code;
    assert_eq!(
        wire.host.stand_in(table, seat(0), Some("nobody")).map_err(refused),
        Err("unknown_level".to_string())
    );
    assert_eq!(
        wire.host.stand_in(table, seat(3), Some("random")).map_err(refused),
        Err("no_person".to_string())
    );
}

#[test]
fn what_others_do_in_their_own_houses_does_not_make_a_decision_old() {
    let (mut accepted, mut refused) = (0, 0);
    for seed in 0..6 {
        let mut wire = Wire::new(1);
        let table = wire.make(&GameOptions::new(2), seed, &[person("Anna"), person("Bert")]);
        let mut desks = [0, 1].map(|number| wire.desk(20 + u64::from(number), table, &[seat(number)]));
        let mut rng = Seed::from_number(seed).player_rng(Seat::default());
        loop {
            desks.iter_mut().for_each(|desk| desk.listen(&wire));
            let Some(acting) = desks[0].state.sight.awaited.first().copied() else { break };
            let (mine, other) = (acting.index(), 1 - acting.index());
            let planning = desks[0].state.sight.view.table.phase == Phase::Planning;
            let action = desks[mine].choose(&mut rng).expect("a choice");
            let free = desks[other].state.sight.choices.listed.first().copied().filter(|_| !planning);
            let before = desks[mine].act_request(&action);
            if let Some(free) =
                free.filter(|_| !desks[other].state.sight.awaited.contains(&seat(other as u8)))
            {
                let board = |desk: &crate::wire::Desk| {
                    let mut open = desk.state.sight.view.table;
                    open.players[seat(other as u8)] = platen_rules::Player::default();
                    open
                };
                let was = board(&desks[mine]);
                let (client, free) = (desks[other].client, desks[other].act_request(&free));
                assert!(matches!(wire.ask(client, &free), Message::State(_)));
                desks.iter_mut().for_each(|desk| desk.listen(&wire));
                let same = was == board(&desks[mine]);
                let answer = wire.ask(desks[mine].client, &before);
                match answer {
                    Message::State(_) if same => accepted += 1,
                    Message::Refused(no) if !same => {
                        assert_eq!(no.code, "stale");
                        refused += 1;
                    }
                    other => panic!("{same}: {other:?}"),
                }
                continue;
            }
            assert!(matches!(wire.ask(desks[mine].client, &before), Message::State(_)));
        }
    }
    assert!(accepted > 5, "{accepted} {refused}");
    assert_eq!(json!(refused > 0), json!(true), "{accepted} {refused}");
}
