//! Nothing in a model depends on what is hidden from its viewer.

use crate::sitting::{Sitting, rng, sittings};
use platen_host::protocol::Request;
use platen_model::{
    Bench, Board, House, Offers, Preview, Prompt, ScoreSheet, Takings, Tip, board_components, brings,
    focus_order, house_components, recap,
};
use platen_rules::Seed;
use platen_rules::vocabulary::BoardAction;

/// Everything that a page could show.
fn everything(sitting: &Sitting) -> String {
    let scene = sitting.scene();
    let (chronicle, edition) = (&sitting.chronicle, sitting.info.options.edition);
    let offers = Offers::of(scene);
    let board = Board::of(scene, &Takings::of(chronicle.happenings()));
    let houses = House::all(scene, &sitting.info);
    let preview = Preview::of(scene).expect("a viewer");
    let certain = offers.list.iter().filter(|offer| !offer.path.0.is_empty()).step_by(7);
    let brought: Vec<_> = certain.map(|offer| brings(&sitting.cards, &preview, &offer.action)).collect();
    let components = BoardAction::ALL.into_iter().flat_map(|action| board_components(scene, action));
    let tips: Vec<_> =
        components.chain(house_components(scene)).map(|target| Tip::of(scene, target)).collect();
    let bench = Bench::of(scene).map(|mut bench| {
        (0..bench.formes().len()).for_each(|place| bench.print(place, true));
        (bench.formes().to_vec(), bench.totals(), bench.lack(0))
    });
    let told = (recap(chronicle, sitting.seat(), edition), chronicle.entries(edition));
    let focus = focus_order(scene, &offers, &[]);
    let sheet = ScoreSheet::of(&sitting.state.sight.standing);
    format!("{:?}", (Prompt::of(scene), offers, board, houses, brought, tips, (bench, told, focus, sheet)))
}

#[test]
fn worlds_that_look_alike_give_equal_models() {
    let mut compared = 0;
    for mut sitting in sittings() {
        let mut step = 0;
        sitting.play(&mut rng(41), |sitting| {
            step += 1;
            if step % 29 != 0 {
                return;
            }
            let (table, seat) = (sitting.table(), sitting.seat());
            let shown = everything(sitting);
            for world in 0..3 {
                let mut other = sitting.clone();
                other.chronicle = platen_model::Chronicle::default();
                other.host.redeal(table, Some(seat), Seed::from_number(world));
                other.ask(Request::Sit { table, seats: vec![seat], since: None });
                assert_eq!(everything(&other), shown);
                compared += 1;
            }
        });
    }
    assert!(compared > 30, "{compared}");
}
