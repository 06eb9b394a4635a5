//! Forward mode beside the pullback: each is the other transposed, `<ct, J t> = <J^T ct, t>`, up to rounding.

use super::{Check, DIRECTIONS, FEW, Function, GradEntry, Random, random_name, report, size, sum};

impl Function<'_> {
    /// Dot products, if there is forward mode.
    pub(super) fn add_dots(&self, entries: &mut Vec<GradEntry>) {
        let Some(columns) = &self.further.columns else {
            return;
        };
        let (mut random, x) = (Random(2), self.values());
        let weights = random.weights(self.outputs);
        let (gradient, error) = ((self.pull)(&weights), self.error_of(&x, &weights));
        let most = gradient.iter().fold(0.0, |most: f64, g| most.max(g.abs()));
        if x.len() <= FEW {
            for (i, (name, _)) in self.inputs.named.iter().enumerate() {
                let terms = size(&columns[i], &weights).max(most);
                entries.push(report::same(
                    (name.clone(), Check::Modes),
                    [sum(&columns[i], &weights), gradient[i]],
                    self.inputs.precision.exact * terms + error,
                ));
            }
        }
        for k in 1..=DIRECTIONS {
            let (weights, direction) = (random.weights(self.outputs), random.direction(&x));
            let gradient = (self.pull)(&weights);
            let by_inputs: Vec<f64> = columns.iter().map(|c| sum(c, &weights)).collect();
            let terms = size(&by_inputs, &direction) + size(&gradient, &direction);
            entries.push(report::same(
                (random_name(k), Check::Modes),
                [sum(&by_inputs, &direction), sum(&gradient, &direction)],
                self.inputs.precision.exact * terms + error,
            ));
        }
    }

    /// What rounding makes of derivatives of this function, where terms cancel.
    fn error_of(&self, x: &[f64], weights: &[f64]) -> f64 {
        let smallest = x.iter().fold(f64::INFINITY, |s: f64, x| s.min(x.abs()));
        let values = (self.run)(x);
        self.inputs.precision.rounding * size(&values, weights) / smallest.max(0.25)
    }
}
