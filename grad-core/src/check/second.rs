//! Second derivatives: products with the Hessian beside differences of the gradient, each other, and second differences.

use super::{
    Check, DIRECTIONS, FEW, Function, GradEntry, Hessian, Random, random_name, report, scale, size,
    sum, unit,
};
use crate::jacobian::Reading;
use crate::tangent::Tangent;

/// A direction, and the product of the Hessian with it.
pub struct Product {
    direction: Vec<f64>,
    product: Vec<f64>,
}

/// The products of the Hessian with all unit vectors, if there are few, and with some directions more.
#[derive(Clone, Copy)]
pub struct Directions;

impl Reading for Directions {
    type Of<Ct: Tangent, G: Tangent> = Vec<Product>;
    fn read<Ct: Tangent, G: Tangent>(self, zeros: Ct, pullback: impl Fn(Ct) -> G) -> Vec<Product> {
        let (len, mut random) = (zeros.leaf_count(), Random(3));
        let units = (0..len).filter(|_| len <= FEW).map(|i| unit(len, i));
        let units: Vec<_> = units.collect();
        let more = (0..DIRECTIONS).map(|_| (0..len).map(|_| random.sign()).collect());
        let along = |direction: Vec<f64>| Product {
            product: pullback(zeros.with_flat(&direction)).to_flat(),
            direction,
        };
        units.into_iter().chain(more).map(along).collect()
    }
}

impl Function<'_> {
    /// What is to be said of second derivatives, if there are some.
    pub(super) fn add_second(&self, entries: &mut Vec<GradEntry>) {
        let Some(hessian) = &self.further.second else {
            return;
        };
        let (mut random, x) = (Random(4), self.values());
        let gradient = (hessian.gradient)(&x);
        let units = hessian.products.len() - DIRECTIONS;
        let names = self.inputs.named[..units].iter();
        let names = names.map(|(name, _)| name.clone());
        let names = names.chain((1..=DIRECTIONS).map(random_name));
        for (name, along) in names.zip(&hessian.products) {
            let weights: Vec<f64> = x.iter().map(|_| random.sign()).collect();
            entries.push(self.moved(name.clone(), hessian, &x, along, &weights));
            let bend = sum(&along.product, &along.direction);
            let asked = (name, sum(&gradient, &along.direction), bend);
            entries.push(self.bend(asked, &x, &along.direction));
        }
        self.add_symmetry(hessian, units, entries);
    }

    /// How the gradient changes along a direction.
    fn moved(
        &self,
        name: String,
        hessian: &Hessian,
        x: &[f64],
        along: &Product,
        weights: &[f64],
    ) -> GradEntry {
        let on_line = self.line(&hessian.gradient, x, &along.direction, weights);
        let asked = (name, Check::Hessian, sum(&along.product, weights));
        let scale = scale(x, &along.direction);
        report::entry(asked, self.inputs.precision, scale, on_line)
    }

    /// How the value bends.
    fn bend(&self, asked: (String, f64, f64), x: &[f64], direction: &[f64]) -> GradEntry {
        // of the outputs the value is the first
        let on_line = self.line(self.run, x, direction, &[1.0]);
        report::bend(asked, self.inputs.precision, scale(x, direction), on_line)
    }

    /// Unit vectors, and then each direction, beside the next direction.
    fn add_symmetry(&self, hessian: &Hessian, units: usize, entries: &mut Vec<GradEntry>) {
        let (by_units, others) = hessian.products.split_at(units);
        let [first, ..] = others else {
            return;
        };
        let most = first.product.iter().fold(0.0, |m: f64, p| m.max(p.abs()));
        let names = self.inputs.named.iter().map(|(name, _)| name.clone());
        let units = names.zip(by_units.iter().map(|unit| (first, unit)));
        let pairs = others.windows(2).map(|pair| (&pair[0], &pair[1]));
        let others = (2..).map(random_name).zip(pairs);
        for (name, (u, v)) in units.chain(others) {
            let terms = size(&u.product, &v.direction) + size(&v.product, &u.direction) + most;
            entries.push(report::same(
                (name, Check::Symmetry),
                [sum(&v.product, &u.direction), sum(&u.product, &v.direction)],
                self.inputs.precision.exact * terms,
            ));
        }
    }
}
