//! Maps that are constants, looked up by keys that are fields.

use crate::support::{agree, same};
use grads::prelude::*;
use std::collections::{BTreeMap, HashMap};

#[differentiable]
mod model {
    use std::collections::{BTreeMap, HashMap};

    pub struct Reaction {
        pub reactants: Vec<(usize, u32)>,
        pub products: Vec<(usize, u32)>,
        pub rate: String,
    }
    pub struct Network {
        pub reactions: Vec<Reaction>,
        pub index: HashMap<String, usize>,
    }
    impl Network {
        fn flux(&self, r: &Reaction, k: &[f64], c: &[f64]) -> f64 {
            let rate = k[self.index[&r.rate]];
            r.reactants
                .iter()
                .fold(rate, |flux, (s, n)| flux * c[*s].powi(*n as i32))
        }
        fn change(&self, k: &[f64], c: &[f64]) -> Vec<f64> {
            let mut dc = vec![0.0; c.len()];
            for r in &self.reactions {
                let flux = self.flux(r, k, c);
                r.reactants
                    .iter()
                    .for_each(|&(s, n)| dc[s] -= n as f64 * flux);
                r.products
                    .iter()
                    .for_each(|&(s, n)| dc[s] += n as f64 * flux);
            }
            dc
        }
    }
    pub fn reacted(network: &Network, k: &[f64], c: &[f64]) -> f64 {
        let mut c = c.to_vec();
        for _ in 0..5 {
            let change = network.change(k, &c);
            c = c.iter().zip(&change).map(|(c, d)| c + 0.1 * d).collect();
        }
        c[2] * c[0]
    }

    pub struct Bond {
        pub kind: (u8, u8),
        pub atoms: [usize; 2],
        pub id: u32,
    }
    pub fn energy(
        bonds: &[Bond],
        stiffness: &HashMap<(u8, u8), f64>,
        places: &BTreeMap<u32, usize>,
        x: &[f64],
    ) -> f64 {
        let mut e = 0.0;
        for b in bonds {
            let [i, j] = b.atoms;
            e += stiffness[&b.kind] * (x[i] - x[j]).powi(2) * x[places[&b.id]];
            let turned = (b.kind.1, b.kind.0);
            if stiffness.contains_key(&turned) {
                e += stiffness[&turned] * x[0];
            }
        }
        for i in 0..2u32 {
            e += x[places[&i]] * stiffness[&(i as u8, 2)];
        }
        e
    }
}

#[test]
fn a_key_may_be_a_field_a_variable_or_made() {
    let network = model::Network {
        reactions: vec![model::Reaction {
            reactants: vec![(0, 2), (1, 1)],
            products: vec![(2, 1)],
            rate: "forward".into(),
        }],
        index: HashMap::from([("forward".to_string(), 0)]),
    };
    let x = [0.7, 1.0, 0.8, 0.1];
    let f = |x: &[f64]| model::reacted(&network, &x[..1], &x[1..]);
    let (value, (dk, dc)) = value_and_grad!(model::reacted)(&network, &x[..1], &x[1..]);
    same(value, f(&x));
    agree(&[dk, dc].concat(), f, &x);

    let bond = |kind, atoms, id| model::Bond { kind, atoms, id };
    let bonds = [bond((1, 2), [0, 1], 0), bond((0, 2), [2, 1], 1)];
    let stiffness = HashMap::from([((1, 2), 0.7), ((0, 2), 1.3), ((2, 1), 0.2)]);
    let places = BTreeMap::from([(0, 1), (1, 2)]);
    let f = |x: &[f64]| model::energy(&bonds, &stiffness, &places, x);
    let (value, dx) = value_and_grad!(model::energy)(&bonds, &stiffness, &places, &x[..3]);
    same(value, f(&x[..3]));
    agree(&dx, f, &x[..3]);
}

#[differentiable]
mod keyed {
    pub struct Key(pub usize);
    pub struct Table {
        pub data: Vec<f64>,
    }
    impl std::ops::Index<&Key> for Table {
        type Output = f64;
        fn index(&self, key: &Key) -> &f64 {
            &self.data[key.0]
        }
    }
    fn made(x: &[f64]) -> Table {
        Table { data: x.to_vec() }
    }
    pub fn product(x: &[f64], keys: &[Key]) -> f64 {
        let table = made(x);
        let mut product = table[&Key(1)];
        for key in keys {
            product *= table[key] + 1.0;
        }
        product
    }
}

#[test]
fn tables_are_looked_up_by_a_reference_to_what_is_not_copied() {
    let (x, keys) = ([0.5, -0.75, 2.0], [keyed::Key(2), keyed::Key(1)]);
    let (value, g) = value_and_grad!(keyed::product)(&x, &keys);
    same(value, keyed::product(&x, &keys));
    agree(&g, |x| keyed::product(x, &keys), &x);
}
