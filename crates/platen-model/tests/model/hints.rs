//! Advice is told with the components that it means.

use crate::sitting::{Sitting, rng};
use platen_bots::Unwatched;
use platen_host::protocol::{Ask, Message, Request};
use platen_host::{ClientNo, Effect};
use platen_model::{Offers, hints};
use platen_rules::GameOptions;

fn advice(sitting: &mut Sitting) -> platen_bots::Advice {
    let (table, seat) = (sitting.table(), sitting.seat());
    let request = Request::Hint { table, seat, iterations: Some(24) };
    sitting.host.handle(ClientNo(1), Ask { id: 900, request });
    let job = sitting.host.thinking().next().cloned().expect("the advisor thinks");
    let effects = sitting.host.finished(job.run(&Unwatched, 1));
    let told = effects.into_iter().find_map(|effect| match effect {
        Effect::Tell { told, .. } => match told.message {
            Message::Advice { advice, .. } => Some(advice),
            _ => None,
        },
        _ => None,
    });
    told.expect("advice")
}

#[test]
fn hints_point_at_what_is_tapped_and_begin_with_the_best() {
    let mut sitting = Sitting::new(GameOptions::new(2).without_characters(), 77, 0);
    let (mut asked, mut rng) = (0, rng(51));
    while asked < 8 {
        while sitting.think() {}
        let offers = Offers::of(sitting.scene());
        let advised = advice(&mut sitting);
        let hints = hints(&offers, &advised);
        assert_eq!(hints.len(), advised.choices.len());
        assert!(hints[0].behind.abs() < 1e-9 && hints.iter().all(|hint| hint.behind >= 0.0));
        for hint in &hints {
            let listed = offers.list.iter().any(|offer| offer.action == hint.action);
            assert_eq!(listed, !hint.targets.is_empty());
            assert!(!listed || offers.decided(&hint.targets) == Some(hint.action));
            assert!(hint.because.windows(2).all(|pair| pair[0].1.abs() >= pair[1].1.abs()));
        }
        asked += 1;
        let action = sitting.some_action(&mut rng);
        sitting.act(action);
    }
}
