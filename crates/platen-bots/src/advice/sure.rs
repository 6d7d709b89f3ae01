//! How sure it is that a choice is the best.

use rand_core::Rng;

/// How often worlds are drawn again.
const DRAWS: u32 = 1000;

/// For each choice how often it is the best when as many worlds are drawn from those there are, with repeats (the
/// bootstrap). Each is set against the first in the worlds, from the first one on, that both were played on in, so luck that
/// both share cancels out. Equal means share.
pub(super) fn best_share(values: &[&[f64]], rng: &mut impl Rng) -> Vec<f64> {
    let [first, ..] = values else { return Vec::new() };
    let ahead: Vec<Vec<f64>> = values
        .iter()
        .map(|choice| choice.iter().zip(*first).map(|(own, first)| own - first).collect())
        .collect();
    let mut shares = vec![0.0; values.len()];
    let mut drawn = vec![0; first.len()];
    for _ in 0..DRAWS {
        drawn.fill_with(|| rng.next_u32());
        let means: Vec<f64> = ahead.iter().map(|ahead| mean_of(ahead, &drawn)).collect();
        let best = means.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equal = f64::from(means.iter().filter(|&&mean| mean >= best).count() as u32);
        for (share, _) in shares.iter_mut().zip(&means).filter(|(_, mean)| **mean >= best) {
            *share += 1.0 / equal / f64::from(DRAWS);
        }
    }
    shares
}

/// The mean of as many as there are, drawn by these words.
fn mean_of(ahead: &[f64], drawn: &[u32]) -> f64 {
    let count = ahead.len() as u64;
    let sum: f64 =
        drawn.iter().take(ahead.len()).map(|word| ahead[((u64::from(*word) * count) >> 32) as usize]).sum();
    sum / f64::from(ahead.len().max(1) as u32)
}

#[cfg(test)]
mod tests {
    use super::best_share;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    fn shares(values: &[Vec<f64>]) -> Vec<f64> {
        let values: Vec<&[f64]> = values.iter().map(Vec::as_slice).collect();
        best_share(&values, &mut ChaCha8Rng::seed_from_u64(1))
    }

    #[test]
    fn luck_that_all_share_cancels_out() {
        let luck: Vec<f64> = (0..50).map(|world| f64::from(world * 37 % 100)).collect();
        let better: Vec<f64> = luck.iter().map(|fame| fame + 0.5).collect();
        assert!(shares(&[luck, better])[1] > 0.999);
    }

    #[test]
    fn equal_choices_are_equally_likely_the_best() {
        let found = shares(&vec![vec![3.0, 8.0, 1.0]; 4]);
        assert!(found.iter().all(|share| (share - 0.25).abs() < 1e-9), "{found:?}");
    }

    #[test]
    fn a_choice_that_is_better_as_often_as_worse_is_no_surer() {
        let found = shares(&[vec![0.0; 40], (0..40).map(|world| f64::from(world % 2) - 0.5).collect()]);
        assert!(found[0] > 0.35 && found[0] < 0.65, "{found:?}");
        assert!((found[0] + found[1] - 1.0).abs() < 1e-9);
    }

    #[test]
    fn a_choice_that_was_dropped_early_is_set_against_the_first_in_its_own_worlds() {
        // By their means alone the second would be the better: its few worlds were lucky ones.
        let first: Vec<f64> = (0..60).map(|world| if world < 10 { 9.0 } else { 1.0 }).collect();
        let found = shares(&[first, vec![8.0; 10]]);
        assert!(found[0] > 0.999, "{found:?}");
    }

    #[test]
    fn one_choice_is_certain_and_so_is_one_that_was_never_played() {
        for values in [vec![1.0], Vec::new()] {
            assert!((shares(&[values])[0] - 1.0).abs() < 1e-9);
        }
        assert_eq!(shares(&[]), [0.0; 0]);
    }
}
