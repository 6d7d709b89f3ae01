//! The shapes that a gear is drawn with, as path data.

use super::{Point, TEETH};
use std::fmt::Write as _;

/// How much thinner a tooth is than half its pitch, so that neighbours never bind.
const BACKLASH: f64 = 0.03;
/// The pressure angle of the involute.
const PRESSURE: f64 = 20.0;

/// A number with at most two decimals.
fn number(x: f64) -> String {
    let rounded = (x * 100.0).round() / 100.0;
    // A zero has no sign.
    (rounded + 0.0).to_string()
}

fn point(p: Point) -> String {
    format!("{} {}", number(p.x), number(p.y))
}

/// The module of a gear: what its pitch radius gives for each tooth.
fn module(radius: f64) -> f64 {
    2.0 * radius / f64::from(TEETH)
}

/// Half the angle of a tooth at a distance from the middle, in degrees.
fn half_tooth(radius: f64, at: f64) -> f64 {
    let involute = |x: f64| x.tan() - x;
    let base = radius * PRESSURE.to_radians().cos();
    let angle = if at <= base { 0.0 } else { (base / at).acos() };
    let half = std::f64::consts::PI / (2.0 * f64::from(TEETH)) * (1.0 - BACKLASH);
    (half + involute(PRESSURE.to_radians()) - involute(angle)).to_degrees()
}

/// The outline of a gear round (0, 0); the middle of one tooth lies at `phase`.
pub fn outline(radius: f64, phase: f64) -> String {
    let module = module(radius);
    let (tip, root) = (radius + module, radius - 1.2 * module);
    let base = radius * PRESSURE.to_radians().cos();
    let steps = [root, base.max(root + 0.01), radius, f64::midpoint(radius, tip), tip];
    let pitch = 360.0 / f64::from(TEETH);
    let mut path = String::new();
    for tooth in 0..TEETH {
        let middle = phase + pitch * f64::from(tooth);
        let up = steps.iter().map(|&at| Point::polar(at, middle - half_tooth(radius, at)));
        let down = steps.iter().rev().map(|&at| Point::polar(at, middle + half_tooth(radius, at)));
        for (i, p) in up.chain(down).enumerate() {
            path.push(if tooth == 0 && i == 0 { 'M' } else { 'L' });
            path.push_str(&point(p));
        }
        let next = Point::polar(root, middle + pitch - half_tooth(radius, root));
        arc(&mut path, root, false, true, next);
    }
    path + "Z"
}

fn arc(path: &mut String, radius: f64, large: bool, clockwise: bool, to: Point) {
    let (r, large, sweep) = (number(radius), u8::from(large), u8::from(clockwise));
    // Writing to a string cannot fail.
    let _ = write!(path, "A{r} {r} 0 {large} {sweep} {}", point(to));
}

/// A wedge between two distances from the middle, its middle at an angle.
pub fn wedge(inner: f64, outer: f64, middle: f64, spread: f64) -> String {
    let (from, to) = (middle - spread / 2.0, middle + spread / 2.0);
    let large = spread > 180.0;
    let mut path = format!("M{}L{}", point(Point::polar(inner, from)), point(Point::polar(outer, from)));
    arc(&mut path, outer, large, true, Point::polar(outer, to));
    path.push('L');
    path.push_str(&point(Point::polar(inner, to)));
    arc(&mut path, inner, large, false, Point::polar(inner, from));
    path + "Z"
}

/// The crescent on the board that the active sector faces: over the teeth, at noon.
pub fn crescent(radius: f64) -> String {
    const SPREAD: f64 = 78.0;
    let inner = radius + 1.5 * module(radius);
    let end = Point::polar(inner, SPREAD / 2.0);
    let other = Point { x: -end.x, y: end.y };
    let height = inner + radius * 0.085 + end.y;
    let outer = f64::midpoint(end.x * end.x / height, height);
    let mut path = format!("M{}", point(other));
    arc(&mut path, outer, false, true, end);
    arc(&mut path, inner, false, false, other);
    path + "Z"
}

/// The grain of the wood: arcs round the axle that turn with the wheel.
pub fn grain(radius: f64) -> String {
    const ARCS: [(f64, f64, f64); 6] = [
        (0.74, 12.0, 60.0),
        (0.66, 150.0, 215.0),
        (0.74, 255.0, 318.0),
        (0.4, 70.0, 130.0),
        (0.34, 210.0, 290.0),
        (0.6, 330.0, 362.0),
    ];
    let mut path = String::new();
    for (part, from, to) in ARCS {
        path.push('M');
        path.push_str(&point(Point::polar(radius * part, from)));
        arc(&mut path, radius * part, false, true, Point::polar(radius * part, to));
    }
    path
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;

    /// The points that path data goes through.
    pub(in crate::gears) fn points(path: &str) -> Vec<Point> {
        let pieces = path.split_inclusive(['M', 'L', 'A', 'Z']);
        let mut command = ' ';
        let mut found = Vec::new();
        for piece in pieces {
            let (body, next) = piece.split_at(piece.len() - 1);
            let numbers: Vec<f64> = body.split([' ', ',']).filter_map(|text| text.parse().ok()).collect();
            let from = if command == 'A' { 5 } else { 0 };
            if let [x, y] = numbers[from.min(numbers.len())..] {
                found.push(Point { x, y });
            }
            command = next.chars().next().unwrap_or(' ');
        }
        found
    }

    fn radii(path: &str) -> (f64, f64) {
        let all: Vec<f64> = points(path).iter().map(|p| p.x.hypot(p.y)).collect();
        (all.iter().copied().fold(f64::INFINITY, f64::min), all.iter().copied().fold(0.0, f64::max))
    }

    #[test]
    fn an_outline_has_eighteen_teeth_between_root_and_tip() {
        let path = outline(90.0, 0.0);
        assert_eq!(path.matches('A').count(), 18);
        assert_eq!((path.matches('M').count(), path.ends_with('Z')), (1, true));
        let (root, tip) = radii(&path);
        assert!((root - 78.0).abs() < 0.02 && (tip - 100.0).abs() < 0.02, "{root} to {tip}");
    }

    #[test]
    fn a_wedge_lies_between_its_radii_and_a_crescent_over_the_teeth() {
        let (inner, outer) = radii(&wedge(20.0, 80.0, 0.0, 120.0));
        assert!((inner - 20.0).abs() < 0.02 && (outer - 80.0).abs() < 0.02);
        assert_eq!(
            wedge(10.0, 80.0, 180.0, 240.0).matches(" 0 1 ").count(),
            2,
            "a wide one goes the long way"
        );
        assert!(radii(&crescent(90.0)).0 > 100.0);
        assert_eq!(grain(58.0).matches('A').count(), 6);
    }

    /// The style sheet and the pictures are drawn for these very shapes.
    #[test]
    fn shapes_are_those_of_the_drawings() {
        let start = "M50.02 -5L54.23 -5.42L57.79 -4.9L61.11 -3.72L64.41 -2.03L64.41 2.03L61.11 3.72L57.79 4.9L54.23 5.42";
        assert!(outline(58.0, 90.0).starts_with(start));
        let noon = "M-42.58 -52.59A55.32 55.32 0 0 1 42.58 -52.59A67.67 67.67 0 0 0 -42.58 -52.59Z";
        assert_eq!(crescent(58.0), noon);
        let window =
            "M-8.04 -4.64L-43.2 -24.94A49.88 49.88 0 0 1 43.2 -24.94L8.04 -4.64A9.28 9.28 0 0 0 -8.04 -4.64Z";
        assert_eq!(wedge(58.0 * 0.16, 58.0 * 0.86, 0.0, 120.0), window);
    }

    #[test]
    fn numbers_are_short_and_zero_has_no_sign() {
        assert_eq!([number(-0.001), number(1.005), number(-2.5)], ["0", "1", "-2.5"]);
    }
}
