//! How sure it is that a choice is the best.

use rand_core::Rng;

/// How often worlds are drawn again.
const DRAWS: u32 = 1000;

/// For each choice how often its mean is the best when as many worlds are drawn from those there are, with repeats (the
/// bootstrap). The worlds are common to all, so luck that all share cancels out. Equal means share.
pub(super) fn best_share(values: &[Vec<f64>], rng: &mut impl Rng) -> Vec<f64> {
    let worlds = values.first().map_or(0, Vec::len);
    let mut shares = vec![0.0; values.len()];
    if worlds == 0 || values.len() == 1 {
        return vec![1.0 / f64::from(values.len().max(1) as u32); values.len()];
    }
    let mut sums = vec![0.0; values.len()];
    for _ in 0..DRAWS {
        sums.fill(0.0);
        for _ in 0..worlds {
            let world = ((u64::from(rng.next_u32()) * worlds as u64) >> 32) as usize;
            sums.iter_mut().zip(values).for_each(|(sum, choice)| *sum += choice[world]);
        }
        let best = sums.iter().copied().fold(f64::NEG_INFINITY, f64::max);
        let equal = f64::from(sums.iter().filter(|&&sum| sum >= best).count() as u32);
        for (share, _) in shares.iter_mut().zip(&sums).filter(|(_, sum)| **sum >= best) {
            *share += 1.0 / equal / f64::from(DRAWS);
        }
    }
    shares
}

#[cfg(test)]
mod tests {
    use super::best_share;
    use rand_chacha::ChaCha8Rng;
    use rand_core::SeedableRng;

    fn shares(values: &[Vec<f64>]) -> Vec<f64> {
        best_share(values, &mut ChaCha8Rng::seed_from_u64(1))
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
    fn one_choice_is_certain() {
        assert!((shares(&[vec![1.0]])[0] - 1.0).abs() < 1e-9);
    }
}
