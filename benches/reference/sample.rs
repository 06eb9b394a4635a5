//! Input for benchmarks.

/// Numbers between 0 and 1 that look random.
pub fn sample(n: usize) -> Vec<f64> {
    (0..n)
        .map(|i| (0.618_033_988_75 * (i + 1) as f64).fract())
        .collect()
}
