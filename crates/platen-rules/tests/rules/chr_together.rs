//! CHR: characters where two meet at one table, and where one meets another rule.

use platen_rules::cards::Bonus;
use platen_rules::vocabulary::{BoardAction, ByAction, Character, GearNo, Ink, Letter, Specialty};
use platen_rules::{Action, BonusGain, Event, GameOptions, GearChoice, Pair, Phase, Why};
use platen_testkit::{
    Bench, Scenario, coloured, complete, declare, decorated, inks, no, plain, seat, without,
};

fn commit(plan: [u8; 5]) -> Action {
    Action::CommitPlan { plan: ByAction(plan) }
}

fn gear(axle: u8) -> Action {
    Action::UseGear { axle: no(axle), choice: GearChoice::Nothing }
}

fn take(refinement: u8, gain: BonusGain) -> Action {
    Action::TakeBonus { refinement: no(refinement), gain }
}

fn swap(a: Specialty, b: Specialty) -> Action {
    Action::SwapLevels { pair: Pair::new(a, b).expect("two specialties") }
}

const NOTHING: BonusGain = BonusGain::Nothing;
/// A sector that is of no account here.
const FAME: &str = "GRW-4";

#[test]
fn chr_1_caxton_names_his_colour_then_all_plan_then_gutenberg_moves() {
    let mut bench =
        Scenario::players(2).character(0, Character::Gutenberg).character(1, Character::Caxton).fulfil(1);
    bench.act(1, Action::Pass);
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::NameWild, vec![1]));
    bench.act(1, Action::NameWild { ink: Ink::Blue });
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::Planning, vec![0, 1]));
    bench.act(1, commit([3, 1, 1, 1, 1]));
    bench.act(0, commit([4, 1, 1, 1, 1]));
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::ShiftMarker, vec![0]));
}

#[test]
fn chr_1_gutenberg_overtakes_the_automa_or_falls_behind_it() {
    let order = |shift: Action| {
        let mut bench = Scenario::new(GameOptions::new(1))
            .character(1, Character::Gutenberg)
            .planning_face(131, &[], BoardAction::Orders, false)
            .automa_cards(&[131])
            .automa_at([2, 2, 1, 1, 1])
            .planning();
        bench.act(1, commit([2, 3, 1, 1, 1]));
        bench.act(1, shift);
        bench.game.table().turn_order.to_vec()
    };
    assert_eq!(order(Action::LeaveMarkers), [seat(0), seat(1)], "a tie in player order, the automa first");
    let more = Action::ShiftMarker { from: BoardAction::Inks, to: BoardAction::Orders };
    assert_eq!(order(more), [seat(1), seat(0)]);
}

#[test]
fn chr_1_the_marker_moved_is_his_again_at_the_round_s_end() {
    let mut bench = Scenario::players(2).character(0, Character::Gutenberg).planning();
    bench.act(0, commit([2, 2, 1, 1, 1]));
    bench.act(1, commit([4, 1, 1, 1, 1]));
    bench.act(0, Action::ShiftMarker { from: BoardAction::Inks, to: BoardAction::Orders });
    bench.until(|game| game.table().round == 2);
    assert_eq!((bench.player(0).markers, bench.player(1).markers), (8, 7));
}

#[test]
fn chr_1_plantin_may_swap_while_gutenberg_thinks() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Gutenberg)
        .character(1, Character::Plantin)
        .levels(1, [2, 0, 0, 0])
        .planning();
    bench.act(0, commit([2, 2, 1, 1, 1]));
    bench.act(1, commit([4, 1, 1, 1, 1]));
    bench.act(1, swap(Specialty::Typesetting, Specialty::Binding));
    assert_eq!((bench.game.table().phase, bench.player(1).levels.0), (Phase::ShiftMarker, [0, 0, 2, 0]));
}

#[test]
fn chr_2_guillard_has_her_gears_before_ungler_chooses_and_ungler_her_ink_before_the_draft() {
    let options =
        GameOptions { first_player: platen_rules::FirstPlayer::Seat(seat(0)), ..GameOptions::new(2) };
    let mut bench = Bench::dealing(options, &[Character::Guillard, Character::Ungler]);
    let keep = |character| Action::KeepCharacter { character };
    bench.refused(1, keep(Character::Ungler), "SET-10", "not_awaited");
    bench.act(0, keep(Character::Guillard));
    let gears: Vec<GearNo> = bench.game.table().offered_gears.to_vec();
    bench.refused(1, keep(Character::Ungler), "FRE-5", "reward_first");
    bench.act(0, Action::KeepGear { gear: gears[0], sector: no(0) });
    bench.refused(1, keep(Character::Ungler), "FRE-5", "reward_first");
    bench.act(0, Action::KeepGear { gear: gears[1], sector: no(0) });
    bench.act(1, keep(Character::Ungler));
    let levels = Action::RaiseTwo { to_one: Specialty::Binding, to_two: Specialty::Typesetting };
    bench.act(1, levels);
    assert_eq!(bench.game.table().phase, Phase::Characters { turn: 1 });
    bench.act(1, Action::TakeInk { ink: Ink::Red });
    assert_eq!((bench.game.table().phase, bench.awaited()), (Phase::OpeningOrders { turn: 0 }, vec![0]));
}

#[test]
fn chr_2_guillard_has_one_axle_left_and_then_discards_for_another() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Guillard)
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .gear_space(1, 3)
        .turn(BoardAction::Gears, &[0]);
    let early = Action::InstallGear { gear: no(3), sector: no(0), discard: Some(no(1)) };
    bench.refused(0, early, "GER-2", "axle_free");
    bench.act(0, Action::InstallGear { gear: no(3), sector: no(2), discard: None });
    assert_eq!(bench.player(0).gears.len(), 3);
    bench.act(0, Action::EndTurn);
    bench.until(|game| game.table().round == 2);
    let active: Vec<u8> = bench.player(0).gears.iter().map(|gear| gear.sector.number()).collect();
    assert_eq!(active, [2, 1, 1], "the third gear turns like the first");
}

/// Manuzio leaves out a letter of A I or A A I beside I O, and uses the gear that counts A.
fn left_out_a(counts: &str, printing: u8, types: &str) -> Bench {
    let mut bench = Scenario::players(2)
        .character(0, Character::Manuzio)
        .option("left_out_counts", counts)
        .order(0, printing, 51)
        .order(0, 4, 53)
        .types(0, types)
        .gear_tile(1, ["GRW-10:A", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[without("A", plain(printing)), plain(4)]));
    bench
}

#[test]
fn chr_3_the_letter_left_out_counts_for_grw_10_unless_the_table_plays_otherwise() {
    let mut on = left_out_a("on", 1, "IIO");
    on.act(0, gear(1));
    assert_eq!(on.player(0).fame.gears, 2);
    left_out_a("off", 1, "IIO").refused(0, gear(1), "GRW-15", "nothing_counts");
}

#[test]
fn chr_3_a_second_symbol_that_is_really_laid_counts_either_way() {
    for counts in ["on", "off"] {
        let mut bench = left_out_a(counts, 12, "AIIO");
        bench.act(0, gear(1));
        assert_eq!(bench.player(0).fame.gears, 2, "left_out_counts {counts}");
    }
}

#[test]
fn chr_3_the_option_leaves_other_letters_and_other_orders_alone() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Manuzio)
        .option("left_out_counts", "off")
        .order(0, 1, 51)
        .order(0, 2, 53)
        .types(0, "AIO")
        .gear_tile(1, ["GRW-10:A", FAME, "GRW-3"])
        .gear_tile(2, ["GRW-10:I", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .fulfil(0);
    bench.act(0, declare(&[without("A", plain(1)), plain(2)]));
    bench.act(0, gear(1));
    bench.act(0, gear(2));
    assert_eq!(bench.player(0).fame.gears, 2 + 2, "A of no. 2, I of no. 1");
}

#[test]
fn chr_3_manuzio_and_caxton_at_one_table_keep_to_their_own_gifts() {
    let scene = || {
        Scenario::players(2)
            .character(0, Character::Manuzio)
            .character(1, Character::Caxton)
            .wild(1, "gold")
            .order(0, 1, 51)
            .order(0, 2, 53)
            .order(1, 3, 52)
            .order(1, 5, 55)
            .types(0, "AIO")
            .types(1, "AIU")
            .inks(0, "gold")
            .inks(1, "gold")
    };
    let mut manuzio = scene().fulfil(0);
    let order = without("A", coloured(1, "gold"));
    manuzio.refused(0, declare(&[order, plain(2)]), "FUL-3", "wrong_inks");
    let mut caxton = scene().fulfil(1);
    caxton.refused(1, declare(&[without("U", plain(3)), plain(5)]), "CHR-3", "needs_character");
    caxton.act(1, declare(&[coloured(3, "gold")]));
}

#[test]
fn chr_4_plantin_may_not_swap_while_helena_takes_a_reward() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Ungler)
        .character(1, Character::Plantin)
        .levels(0, [1, 3, 0, 0])
        .levels(1, [2, 0, 0, 0])
        .turn(BoardAction::Patronage, &[0, 1]);
    bench.act(0, Action::PatronageSpecialty { specialty: Specialty::Woodcutting });
    let exchange = swap(Specialty::Typesetting, Specialty::Binding);
    bench.refused(1, exchange, "FRE-5", "reward_first");
    bench.act(0, Action::DeclineReward);
    bench.act(1, exchange);
    assert_eq!((bench.player(0).levels.0, bench.player(1).levels.0), ([1, 4, 0, 0], [0, 0, 2, 0]));
}

#[test]
fn chr_5_schoeffer_uses_a_gear_twice_and_may_then_turn_another_only() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Schoeffer)
        .gear_tile(1, [FAME, "GRW-3", FAME])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .turn(BoardAction::Gears, &[0]);
    bench.act(0, gear(1));
    bench.act(0, gear(1));
    bench.refused(0, Action::TurnGear { axle: no(1), sector: no(1) }, "GER-3", "gear_used");
    bench.act(0, Action::TurnGear { axle: no(2), sector: no(1) });
}

#[test]
fn chr_5_schoeffer_out_of_turn_empties_the_bag_that_caxton_chose_from() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Caxton)
        .character(1, Character::Schoeffer)
        .bare(BoardAction::Inks)
        .bag("red red blue", 0)
        .gear_tile(1, ["GRW-8:red", FAME, "GRW-3"])
        .gear(1, 1, 0)
        .turn(BoardAction::Patronage, &[0, 1]);
    let chosen = Action::PatronageInks { inks: inks("red red") };
    assert!(bench.lists(seat(0), &chosen));
    bench.act(1, gear(1));
    bench.refused(0, chosen, "INK-3", "bag_lacks");
    assert!(bench.lists(seat(0), &Action::PatronageInks { inks: inks("red blue") }));
    bench.act(1, gear(1));
    bench.act(0, Action::PatronageInks { inks: inks("blue") });
}

#[test]
fn chr_6_tory_counts_an_order_that_a_bonus_brought_in_round_6() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Tory)
        .round(6)
        .first(1)
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Order)
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "red gold gold")
        .levels(0, [0, 0, 1, 0])
        .deck_tops(&[12, 13], &[79, 63])
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    bench.act(0, take(51, NOTHING));
    bench.act(0, Action::KeepOrder { printing: no(12), refinement: no(79), discard: None });
    let events = bench.act(0, Action::EndTurn);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: true }), "gold gold on no. 79: {events:?}");
    assert_eq!(bench.game.result().expect("over").scores[0].fame.tory, 3);
}

#[test]
fn chr_6_tory_may_give_an_ink_away_with_a_gear_at_the_last_moment() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Tory)
        .order(0, 1, 51)
        .inks(0, "gold")
        .gear_tile(1, ["GRW-1", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(1);
    let exchange = GearChoice::ExchangeInk { give: Ink::Gold, take: Ink::Red };
    bench.act(0, Action::UseGear { axle: no(1), choice: exchange });
    let events = bench.act(1, Action::Pass);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: true }));
}

#[test]
fn chr_6_tory_s_inks_are_not_wild_beside_caxton() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Tory)
        .character(1, Character::Caxton)
        .wild(1, "gold")
        .order(0, 1, 51)
        .inks(0, "gold")
        .fulfil(1);
    let events = bench.act(1, Action::Pass);
    assert!(events.contains(&Event::Tory { seat: seat(0), met: false }));
}

#[test]
fn chr_6_tory_wins_by_his_last_three_fame_against_vietor() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Tory)
        .character(1, Character::Vietor)
        .round(6)
        .order(0, 1, 51)
        .inks(0, "red")
        .guilders(0, 5)
        .guilders(1, 5)
        .fulfil(1);
    bench.act(1, Action::Pass);
    let result = bench.game.result().expect("over");
    assert_eq!((result.scores[0].total, result.scores[1].total), (3 + 1, 2));
    assert_eq!(result.winners(), [seat(0)]);
}

/// Plantin with an order whose decoration asks for binding III.
fn plantin() -> Scenario {
    Scenario::players(2)
        .character(0, Character::Plantin)
        .refinement_card(51, ("red", 2), ([0, 0, 3, 0], 4), Bonus::Fame(2))
        .order(0, 1, 51)
        .types(0, "AI")
        .levels(0, [3, 0, 1, 0])
}

fn typesetting_and_binding() -> Action {
    swap(Specialty::Typesetting, Specialty::Binding)
}

#[test]
fn chr_7_a_swap_before_the_declaration_serves_it() {
    let mut bench = plantin().fulfil(0);
    bench.refused(0, declare(&[decorated(1)]), "FUL-3", "level_lacking");
    bench.act(0, typesetting_and_binding());
    bench.act(0, declare(&[decorated(1)]));
    assert_eq!(bench.player(0).fame.decoration, 4);
}

#[test]
fn chr_7_a_swap_after_the_declaration_undoes_nothing() {
    let mut bench = plantin()
        .levels(0, [1, 0, 3, 0])
        .inks(0, "red")
        .gear_tile(1, ["GRW-12:binding", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(0);
    bench.act(0, declare(&[complete(1, "red")]));
    bench.act(0, typesetting_and_binding());
    assert_eq!(bench.player(0).levels.0, [3, 0, 1, 0]);
    bench.act(0, gear(1));
    bench.act(0, take(51, NOTHING));
    let fame = bench.player(0).fame;
    assert_eq!((fame.decoration, fame.gears, fame.bonus), (4, 2, 2));
}

#[test]
fn chr_7_a_swap_shows_levels_for_a_patronage_card() {
    let mut bench = plantin()
        .round(3)
        .patronage_card(111, [0, 0, 3, 0], "", "")
        .patronage_cards([111, 0, 0, 0])
        .turn(BoardAction::Patronage, &[0]);
    let card = Action::TakePatronageCard { card: no(111), inks: inks("") };
    bench.refused(0, card, "PAT-3", "level_lacking");
    bench.act(0, typesetting_and_binding());
    bench.act(0, card);
}

#[test]
fn chr_7_a_swap_changes_which_specialty_is_the_lowest() {
    let mut bench =
        plantin().levels(0, [0, 2, 1, 2]).gear_tile(1, ["GRW-3", FAME, FAME]).gear(0, 1, 0).planning();
    let raise = |specialty| Action::UseGear { axle: no(1), choice: GearChoice::Raise { specialty } };
    bench.act(0, typesetting_and_binding());
    let refusal = bench.refused(0, raise(Specialty::Typesetting), "GRW-3", "not_lowest");
    assert!(refusal.to_string().contains("typesetting is at level 1; the lowest is at 0"), "{refusal}");
    bench.act(0, raise(Specialty::Binding));
}

#[test]
fn chr_7_a_swap_neither_adds_to_the_final_score_nor_takes_from_it() {
    let mut bench = plantin().levels(0, [6, 4, 0, 0]).round(6).fulfil(1);
    let before = bench.game.standing().scores[0];
    bench.act(0, swap(Specialty::Typesetting, Specialty::Illuminating));
    bench.act(1, Action::Pass);
    assert_eq!(bench.game.result().expect("over").scores[0], before);
}

/// Caxton declares an order that shows red, paid with a wild gold token, and has gears that count red and gold.
fn caxton_counts(option: &str) -> Bench {
    let mut bench = Scenario::players(2)
        .character(0, Character::Caxton)
        .option("gear_counts_ink", option)
        .wild(0, "gold")
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "gold")
        .gear_tile(1, ["GRW-7:red", FAME, "GRW-3"])
        .gear_tile(2, ["GRW-7:gold", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .fulfil(0);
    bench.act(0, declare(&[coloured(1, "gold")]));
    bench
}

#[test]
fn chr_8_gears_count_the_symbol_and_by_option_the_token() {
    let mut symbol = caxton_counts("symbol");
    symbol.refused(0, gear(2), "GRW-15", "nothing_counts");
    symbol.act(0, gear(1));
    let mut token = caxton_counts("token");
    token.refused(0, gear(1), "GRW-15", "nothing_counts");
    token.act(0, gear(2));
    assert_eq!((symbol.player(0).fame.gears, token.player(0).fame.gears), (2, 2));
}

#[test]
fn chr_8_a_wild_token_that_caxton_spent_is_there_for_the_bonus_of_fiol() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Caxton)
        .character(1, Character::Fiol)
        .bare(BoardAction::Inks)
        .bag("gold", 1)
        .inks(0, "gold")
        .wild(0, "gold")
        .order(0, 1, 51)
        .types(0, "AI")
        .refinement_card(52, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Inks(1))
        .order(1, 2, 52)
        .types(1, "AO")
        .levels(1, [0, 0, 1, 0])
        .fulfil(0);
    bench.act(0, declare(&[coloured(1, "gold")]));
    bench.act(0, Action::EndTurn);
    bench.act(1, declare(&[decorated(2)]));
    let red = BonusGain::Inks { inks: inks("red") };
    bench.refused(1, take(52, red), "INK-3", "bag_lacks");
    let held = bench.player(1).inks[Ink::Gold];
    bench.act(1, take(52, BonusGain::Inks { inks: inks("gold") }));
    assert_eq!(bench.player(1).inks[Ink::Gold], held + 1);
}

#[test]
fn chr_9_fiol_leaves_the_colours_undone_and_no_gear_counts_them() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Fiol)
        .order(0, 1, 51)
        .types(0, "AI")
        .inks(0, "red")
        .levels(0, [0, 0, 1, 0])
        .gear_tile(1, ["GRW-7:red", FAME, "GRW-3"])
        .gear_tile(2, ["GRW-12:binding", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .gear(0, 2, 0)
        .fulfil(0);
    bench.act(0, declare(&[decorated(1)]));
    bench.refused(0, gear(1), "GRW-15", "nothing_counts");
    bench.act(0, gear(2));
    let events = bench.act(0, take(51, NOTHING));
    assert!(matches!(events[..], [Event::Bonus { .. }, Event::Guilders { amount: 2, why: Why::Bonus, .. }]));
    assert_eq!((bench.player(0).inks, bench.player(0).fame.gears), (inks("red"), 2));
}

#[test]
fn chr_9_fiol_has_a_bonus_for_each_of_four_orders() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Fiol)
        .order(0, 1, 51)
        .order(0, 2, 53)
        .order(0, 3, 55)
        .order(0, 4, 59)
        .types(0, "AAAIIOOU")
        .inks(0, "red silver")
        .levels(0, [0, 2, 1, 0])
        .fulfil(0);
    bench.act(0, declare(&[coloured(1, "red"), decorated(2), coloured(3, "silver"), plain(4)]));
    let open: Vec<u8> = bench.game.table().bonuses.iter().map(|card| card.number()).collect();
    assert_eq!(open, [51, 53, 55], "the fourth was fulfilled in neither way");
    for card in [55, 51, 53] {
        bench.act(0, take(card, NOTHING));
    }
    bench.act(0, Action::EndTurn);
    assert_eq!(bench.player(0).guilders, 10 + 12 + 2 + 2 + 1);
}

#[test]
fn chr_9_the_bonus_of_fiol_can_level_up_and_earn_the_track() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Fiol)
        .refinement_card(51, ("red", 2), ([0, 0, 1, 0], 1), Bonus::Specialty)
        .order(0, 1, 51)
        .types(0, "AI")
        .levels(0, [0, 0, 5, 0])
        .fulfil(0);
    bench.act(0, declare(&[decorated(1)]));
    bench.act(0, take(51, BonusGain::Specialty { specialty: Specialty::Binding }));
    let events = bench.act(0, Action::TakeType { letter: Letter::U });
    assert!(matches!(events[..], [Event::Disc { level: 6, .. }, Event::TypeGained { why: Why::Track, .. }]));
}

#[test]
fn chr_10_guilders_for_levels_beyond_vi_count_double_for_vietor() {
    let mut bench = Scenario::players(2)
        .character(0, Character::Vietor)
        .round(6)
        .guilders(0, 2)
        .levels(0, [6, 0, 0, 0])
        .gear_tile(1, ["GRW-13:typesetting", FAME, "GRW-3"])
        .gear(0, 1, 0)
        .fulfil(1);
    bench.act(0, gear(1));
    bench.act(1, Action::Pass);
    let score = bench.game.result().expect("over").scores[0];
    assert_eq!((score.guilders, score.specialties), (2, 6), "5 guilders give 2");
}
