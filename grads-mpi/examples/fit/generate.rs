//! A table of which the parameters are known.

use std::fs::File;
use std::io::{BufWriter, Error, Write};
use std::path::Path;

/// Writes a table with the columns y, x1, x2 and group.
pub fn write(path: &Path, rows: usize, groups: u32, seed: u64) -> Result<(), Error> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let coefficients: Vec<[f64; 3]> = (0..groups)
        .map(|_| {
            let mut around = |mean: f64, sd: f64| mean + sd * normal(&mut rng);
            [around(1.0, 0.5), around(-0.5, 0.3), around(2.0, 0.2)]
        })
        .collect();
    let mut out = BufWriter::new(File::create(path)?);
    writeln!(out, "y,x1,x2,group")?;
    for _ in 0..rows {
        let group = rng.u32(..groups);
        let [a, b, c] = coefficients[group as usize];
        let (x1, x2) = (normal(&mut rng), rng.f64());
        let y = a + b * x1 + c * x2 + 0.7 * normal(&mut rng);
        writeln!(out, "{y:.6},{x1:.6},{x2:.6},g{group}")?;
    }
    out.flush()
}

/// A number of the standard normal distribution, by Box and Muller.
fn normal(rng: &mut fastrand::Rng) -> f64 {
    let (u, v) = (1.0 - rng.f64(), rng.f64());
    (-2.0 * u.ln()).sqrt() * (std::f64::consts::TAU * v).cos()
}
