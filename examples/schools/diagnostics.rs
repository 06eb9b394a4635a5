//! Whether chains agree, and how much their draws are worth: A. Gelman and others, Bayesian Data Analysis, third edition, section 11.4 and 11.5.

/// A number over all chains.
#[derive(Clone, Copy, Debug)]
pub struct Summary {
    pub mean: f64,
    pub deviation: f64,
    /// How much narrower the spread of a half chain is than that of all: 1 if they have the same distribution.
    pub r_hat: f64,
    /// So many independent draws would give the mean as precisely.
    pub effective: f64,
}

/// Of the draws of several chains, which are of the same length.
pub fn summary(chains: &[Vec<f64>]) -> Summary {
    let halves: Vec<&[f64]> = chains
        .iter()
        .flat_map(|chain| {
            let half = chain.len() / 2;
            [&chain[..half], &chain[chain.len() - half..]]
        })
        .collect();
    let n = halves[0].len() as f64;
    let means: Vec<f64> = halves.iter().map(|h| mean(h)).collect();
    let within = mean(&halves.iter().map(|h| variance(h)).collect::<Vec<_>>());
    let all = within * (n - 1.0) / n + variance(&means);
    Summary {
        mean: mean(&means),
        deviation: all.sqrt(),
        r_hat: (all / within).sqrt(),
        effective: effective(&halves, &means, within, all),
    }
}

fn mean(xs: &[f64]) -> f64 {
    xs.iter().sum::<f64>() / xs.len() as f64
}

fn variance(xs: &[f64]) -> f64 {
    let mean = mean(xs);
    xs.iter().map(|x| (x - mean).powi(2)).sum::<f64>() / (xs.len() as f64 - 1.0)
}

/// By the autocorrelations up to the first pair of neighbours whose sum is not positive (Geyer), pair sums made monotone.
fn effective(halves: &[&[f64]], means: &[f64], within: f64, all: f64) -> f64 {
    let n = halves[0].len();
    let correlation = |lag: usize| {
        let of_half = halves.iter().zip(means).map(|(h, m)| {
            let products = h.iter().zip(&h[lag..]).map(|(a, b)| (a - m) * (b - m));
            products.sum::<f64>() / n as f64
        });
        let covariance = of_half.sum::<f64>() / halves.len() as f64;
        1.0 - (within * (n as f64 - 1.0) / n as f64 - covariance) / all
    };
    let (mut sum, mut least) = (0.0, f64::INFINITY);
    for lag in (0..n - 1).step_by(2) {
        let pair = correlation(lag) + correlation(lag + 1);
        if pair <= 0.0 {
            break;
        }
        least = least.min(pair);
        sum += least;
    }
    let draws = (halves.len() * n) as f64;
    (draws / (2.0 * sum - 1.0)).min(draws * draws.log10())
}

#[cfg(test)]
mod tests {
    use super::summary;

    /// An autoregression of order one, of which the number of effective draws is known.
    fn chain(seed: u64, of_last: f64, shift: f64) -> Vec<f64> {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut normal = || (0..12).map(|_| rng.f64()).sum::<f64>() - 6.0;
        let mut x = 0.0;
        let draws = (0..20_000).map(|_| {
            x = of_last * x + (1.0 - of_last * of_last).sqrt() * normal();
            x + shift
        });
        draws.collect()
    }

    #[test]
    fn correlated_draws_are_worth_less() {
        for of_last in [0.0, 0.5, 0.8] {
            let chains: Vec<_> = (0..4).map(|seed| chain(seed, of_last, 3.0)).collect();
            let found = summary(&chains);
            let expected = 80_000.0 * (1.0 - of_last) / (1.0 + of_last);
            assert!((found.effective / expected - 1.0).abs() < 0.1, "{found:?}");
            assert!(
                found.r_hat < 1.002 && (found.mean - 3.0).abs() < 0.05,
                "{found:?}"
            );
        }
    }

    #[test]
    fn chains_that_disagree_are_seen() {
        let chains: Vec<_> = (0..4).map(|seed| chain(seed, 0.0, seed as f64)).collect();
        assert!(summary(&chains).r_hat > 1.3);
    }
}
