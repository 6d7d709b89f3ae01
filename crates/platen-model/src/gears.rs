//! How gears look and turn: geometry, and which sector is active when.
//!
//! Angles are degrees clockwise from noon, as one looks at the table; lengths are those of a drawing with y down. A gear is
//! a true involute spur gear of 18 teeth, so two whose pitch circles touch roll on each other without slip and without
//! overlap at every angle. A turn of 120 degrees is six teeth and puts teeth where teeth were, so the phases hold in
//! every round. Sector `i` has its middle at `120 i` in the gear's own frame (TRN-3).

mod shape;

pub use shape::{crescent, grain, outline, wedge};

use platen_rules::vocabulary::{Axle, SectorNo};

/// The teeth of a gear: a multiple of 3, and more than the 17 under which an involute would be undercut.
pub const TEETH: u32 = 18;
/// The angle of one turn.
pub const TURN: f64 = 120.0;

/// A point or a vector.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Down.
    pub y: f64,
}

impl Point {
    /// The point at a distance and an angle.
    pub fn polar(radius: f64, degrees: f64) -> Point {
        let angle = degrees.to_radians();
        Point { x: radius * angle.sin(), y: -radius * angle.cos() }
    }
}

/// Where a gear of a chain stands.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Stand {
    /// Its middle.
    pub centre: Point,
    /// Where the middle of one of its teeth lies.
    pub phase: f64,
}

/// A chain of gears whose pitch circles touch, each with a gap where its neighbour has a tooth. `bearings` are the
/// directions from each gear to the next (90: to the right).
pub fn chain(radius: f64, bearings: &[f64]) -> Vec<Stand> {
    let half = 180.0 / f64::from(TEETH);
    let mut last = Stand { centre: Point::default(), phase: bearings.first().copied().unwrap_or(0.0) };
    let mut stands = vec![last];
    for &bearing in bearings {
        let step = Point::polar(2.0 * radius, bearing);
        // The tooth nearest the contact stands `off` before it; seen from the other gear the sense is mirrored.
        let off = (bearing - last.phase) % (2.0 * half);
        let centre = Point { x: last.centre.x + step.x, y: last.centre.y + step.y };
        last = Stand { centre, phase: bearing + 180.0 + half + off };
        stands.push(last);
    }
    stands
}

/// The angle at which a gear rests with a sector active: that sector faces noon.
pub fn rest(sector: SectorNo) -> f64 {
    -TURN * f64::from(sector.number())
}

/// The angle by which the turning of the gears moves an axle: its sense follows from the rules (TRN-2).
pub fn turn_of(axle: Axle) -> f64 {
    let clockwise = axle.turned(SectorNo::default()) == SectorNo::default().clockwise();
    if clockwise { TURN } else { -TURN }
}

/// The angle of a gear in the middle of a turn, from 0 (before) to 1 (after). All gears share the course, so they mesh in
/// every frame.
pub fn turning(axle: Axle, before: SectorNo, progress: f64) -> f64 {
    rest(before) + turn_of(axle) * course(progress)
}

/// The course of a turn: slow to start, as wood is heavy, and settling without a bounce.
pub fn course(progress: f64) -> f64 {
    let t = progress.clamp(0.0, 1.0);
    t * t * t * (t * (6.0 * t - 15.0) + 10.0)
}

/// The sectors that are active now, next round and the one after, for a gear on an axle, installed or not.
pub fn strip(axle: Axle, active: SectorNo) -> [SectorNo; 3] {
    let next = axle.turned(active);
    [active, next, axle.turned(next)]
}

/// Where the sign of a sector stands in the gear's own frame.
pub fn sign_at(radius: f64, sector: SectorNo) -> Point {
    Point::polar(radius * 0.51, TURN * f64::from(sector.number()))
}

/// The side of the sign of an active sector.
pub fn sign_size(radius: f64) -> f64 {
    radius * 0.62
}

#[cfg(test)]
mod tests {
    use super::shape::tests::points;
    use super::*;
    use platen_rules::{GameOptions, Seed};

    const R: f64 = 100.0;

    fn turned(points: &[Point], degrees: f64, by: Point) -> Vec<Point> {
        let (sin, cos) = degrees.to_radians().sin_cos();
        points
            .iter()
            .map(|p| Point { x: p.x * cos - p.y * sin + by.x, y: p.x * sin + p.y * cos + by.y })
            .collect()
    }

    fn inside(p: Point, shape: &[Point]) -> bool {
        let mut inside = false;
        for (i, a) in shape.iter().enumerate() {
            let b = shape[(i + shape.len() - 1) % shape.len()];
            if (a.y > p.y) != (b.y > p.y) && p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
                inside = !inside;
            }
        }
        inside
    }

    /// How far a point is from the edge of a shape.
    fn reach(p: Point, shape: &[Point]) -> f64 {
        let edge = |(i, a): (usize, &Point)| {
            let b = shape[(i + 1) % shape.len()];
            let (dx, dy) = (b.x - a.x, b.y - a.y);
            let length = dx * dx + dy * dy;
            let along = if length == 0.0 { 0.0 } else { ((p.x - a.x) * dx + (p.y - a.y) * dy) / length };
            let u = along.clamp(0.0, 1.0);
            (p.x - a.x - u * dx).hypot(p.y - a.y - u * dy)
        };
        shape.iter().enumerate().map(edge).fold(f64::INFINITY, f64::min)
    }

    /// The deepest overlap and the widest gap of two gears, looking at the teeth near the contact alone.
    fn contact(a: &[Point], b: &[Point], at: Point) -> (f64, f64) {
        let (mut deepest, mut nearest) = (0.0_f64, f64::INFINITY);
        for (one, other) in [(a, b), (b, a)] {
            for &p in one.iter().filter(|p| (p.x - at.x).hypot(p.y - at.y) < 0.5 * R) {
                let distance = reach(p, other);
                nearest = nearest.min(distance);
                if inside(p, other) {
                    deepest = deepest.max(distance);
                }
            }
        }
        (deepest, nearest)
    }

    #[test]
    fn neighbours_mesh_in_every_frame_of_a_turn() {
        let module = 2.0 * R / f64::from(TEETH);
        for bearings in [[90.0, 90.0], [90.0, 130.0], [60.0, 140.0], [180.0, 180.0]] {
            let stands = chain(R, &bearings);
            let shapes: Vec<_> = stands.iter().map(|stand| points(&outline(R, stand.phase))).collect();
            for frame in 0..=54 {
                let progress = f64::from(frame) / 54.0;
                let at = |i: usize| {
                    let axle = Axle::new(i as u8 + 1).expect("an axle");
                    turned(&shapes[i], turning(axle, SectorNo::default(), progress), stands[i].centre)
                };
                for i in 0..2 {
                    let (a, b) = (stands[i].centre, stands[i + 1].centre);
                    let middle = Point { x: f64::midpoint(a.x, b.x), y: f64::midpoint(a.y, b.y) };
                    let (deepest, gap) = contact(&at(i), &at(i + 1), middle);
                    assert!(deepest / module < 0.03, "overlap {deepest} at {progress}");
                    assert!(gap / module < 0.12, "gap {gap} at {progress}");
                }
            }
        }
    }

    #[test]
    fn trn_2_a_turn_ends_at_rest_with_the_sector_that_the_rules_make_active() {
        for axle in Axle::all() {
            for sector in SectorNo::all() {
                let after = turning(axle, sector, 1.0) - rest(axle.turned(sector));
                assert!(
                    (after / 360.0 - (after / 360.0).round()).abs() < 1e-9,
                    "axle {axle}, sector {sector}"
                );
                assert!((turning(axle, sector, 0.0) - rest(sector)).abs() < 1e-9);
            }
        }
        let senses: Vec<f64> = Axle::all().map(turn_of).collect();
        assert_eq!(senses, [TURN, -TURN, TURN]);
    }

    #[test]
    fn the_active_sign_faces_noon() {
        for sector in SectorNo::all() {
            let seat = turned(&[sign_at(R, sector)], rest(sector), Point::default())[0];
            assert!(seat.x.abs() < 1e-9 && seat.y < 0.0, "{sector}: {seat:?}");
        }
    }

    #[test]
    fn the_course_goes_forward_from_0_to_1() {
        let steps: Vec<f64> = (0..=100).map(|i| course(f64::from(i) / 100.0)).collect();
        assert!(steps.windows(2).all(|pair| pair[0] <= pair[1]));
        assert_eq!((steps[0], steps[100], course(7.0), course(-1.0)), (0.0, 1.0, 1.0, 0.0));
    }

    #[test]
    fn the_strip_foretells_what_the_rounds_bring() {
        let cards = platen_rules::cards::published_set("house-1").expect("the house set");
        let game = platen_rules::Game::new(cards, GameOptions::new(2), Seed::from_number(5)).expect("a game");
        let mut play = game;
        let mut rng = Seed::from_number(9).player_rng(platen_rules::vocabulary::Seat::default());
        let mut buffer = Vec::new();
        let mut foretold = 0;
        while let Some(seat) = play.awaited().first() {
            let before = *play.table();
            let Some(action) = platen_testkit::keen_action(&play, seat, &mut rng, &mut buffer) else { break };
            play.apply(seat, &action).expect("a legal action");
            if play.table().round == before.round + 1 {
                for owner in play.table().options.player_seats().iter() {
                    let gears = before.players[owner].gears.iter().zip(&play.table().players[owner].gears);
                    for (axle, (was, is)) in Axle::all().zip(gears) {
                        assert_eq!(strip(axle, was.sector)[1], is.sector);
                        foretold += 1;
                    }
                }
            }
        }
        assert!(foretold > 4, "only {foretold} gears were turned");
    }
}
