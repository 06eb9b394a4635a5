//! Maps that are constants: looked up in fields and variables, run over, and changed.

use crate::support::{agree, same};
use grads::prelude::*;
use std::collections::{BTreeMap, HashMap};

#[differentiable]
mod graph {
    use std::collections::{BTreeMap, HashMap, HashSet};

    pub struct Network {
        #[no_diff]
        rates: HashMap<String, f64>,
        beside: BTreeMap<usize, Vec<usize>>,
        heights: Vec<f64>,
    }

    impl Network {
        fn link(&mut self, a: usize, b: usize) {
            self.beside.entry(a).or_default().push(b);
            self.beside.entry(b).or_insert_with(Vec::new).push(a);
        }
        fn steepness(&self) -> f64 {
            let mut sum = 0.0;
            for (i, others) in &self.beside {
                for j in others {
                    sum += (self.heights[*i] - self.heights[*j]).powi(2);
                }
            }
            sum
        }
        fn weighed(&self) -> f64 {
            self.beside
                .iter()
                .map(|(i, others)| others.len() as f64 * self.heights[*i])
                .sum()
        }
        fn degree(&self, i: usize) -> usize {
            self.beside.get(&i).map_or(0, |others| others.len())
        }
        fn total(&self) -> f64 {
            self.rates.values().sum::<f64>() * self.heights[0]
                + self.rates["a"] * self.heights[1]
                + self.rates.len() as f64 * self.heights[2]
        }
    }

    pub fn counted(names: &[&str], x: &[f64]) -> f64 {
        let mut counts: HashMap<String, usize> = HashMap::new();
        for name in names {
            *counts.entry(name.to_string()).or_insert(0) += 1;
        }
        let mut sum = 0.0;
        for (i, name) in names.iter().enumerate() {
            sum += x[i % 2] * counts[*name] as f64;
        }
        sum
    }

    pub fn seen_once(x: &[f64]) -> f64 {
        let mut odd = HashMap::new();
        for i in 0..3 {
            odd.insert(i, 2 * i + 1);
        }
        let mut seen = HashSet::new();
        let mut sum = 0.0;
        for i in [0usize, 1, 1, 2] {
            if seen.insert(i) {
                sum += x[i % 2] * odd[&i] as f64;
            }
        }
        sum + if odd.contains_key(&7) { x[0] } else { x[1] }
    }

    pub fn collected(x: &[f64]) -> f64 {
        let places: HashMap<&str, usize> = ["a", "b"].iter().copied().zip(0..).collect();
        x[places["b"]] * places.get("a").map_or(1.0, |&i| x[i]) + x[2]
    }

    pub fn entry(x: &[f64]) -> f64 {
        let mut net = Network {
            rates: HashMap::from([("a".to_string(), 2.0), ("b".to_string(), 0.5)]),
            beside: BTreeMap::new(),
            heights: x.to_vec(),
        };
        net.link(0, 1);
        net.link(1, 2);
        net.steepness() + net.degree(1) as f64 * x[1] + net.weighed() * x[0] + net.total().sin()
    }
}

#[test]
fn fields_that_are_maps_are_read_run_over_and_changed() {
    let x = [1.0, 2.0, 0.7];
    let (value, dx) = value_and_grad!(graph::entry)(&x);
    same(value, graph::entry(&x));
    agree(&dx, graph::entry, &x);
}

#[test]
fn variables_that_are_maps_are_filled_and_read() {
    let x = [1.0, 2.0, 0.7];
    let names = ["a", "b", "a"];
    let dx = grad!(graph::counted)(&names, &x);
    agree(&dx, |x| graph::counted(&names, x), &x);
    agree(&grad!(graph::seen_once)(&x), graph::seen_once, &x);
    agree(&grad!(graph::collected)(&x), graph::collected, &x);
}

#[differentiable]
mod kinetics {
    use std::collections::HashMap;

    const R: f64 = 8.314;

    #[derive(Debug, Clone)]
    pub struct Reaction {
        pub reactants: Vec<(usize, u32)>,
        pub products: Vec<(usize, u32)>,
        pub log_a: f64,
        pub activation_energy: f64,
    }

    impl Reaction {
        pub fn rate(&self, conc: &[f64], temperature: f64) -> f64 {
            let constant = self.log_a.exp() * (-self.activation_energy / (R * temperature)).exp();
            self.reactants
                .iter()
                .fold(constant, |r, &(s, order)| r * conc[s].powi(order as i32))
        }
    }

    #[derive(Default)]
    pub struct Mechanism {
        names: HashMap<String, usize>,
        reactions: Vec<Reaction>,
    }

    impl Mechanism {
        pub fn new() -> Self {
            Self::default()
        }
        fn species(&mut self, name: &str) -> usize {
            let n = self.names.len();
            *self.names.entry(name.to_string()).or_insert(n)
        }
        pub fn reaction(
            mut self,
            lhs: &[(&str, u32)],
            rhs: &[(&str, u32)],
            log_a: f64,
            ea: f64,
        ) -> Self {
            let reactants = lhs.iter().map(|&(s, n)| (self.species(s), n)).collect();
            let products = rhs.iter().map(|&(s, n)| (self.species(s), n)).collect();
            self.reactions.push(Reaction {
                reactants,
                products,
                log_a,
                activation_energy: ea,
            });
            self
        }
        fn index(&self, name: &str) -> Option<usize> {
            self.names.get(name).copied()
        }
        fn derivative(&self, conc: &[f64], t: f64) -> Vec<f64> {
            let mut d = vec![0.0; conc.len()];
            for r in &self.reactions {
                let rate = r.rate(conc, t);
                for &(s, n) in &r.reactants {
                    d[s] -= n as f64 * rate;
                }
                for &(s, n) in &r.products {
                    d[s] += f64::from(n) * rate;
                }
            }
            d
        }
        pub fn integrate(&self, mut conc: Vec<f64>, t: f64, dt: f64, steps: usize) -> Vec<f64> {
            for _ in 0..steps {
                let d = self.derivative(&conc, t);
                conc.iter_mut().zip(d).for_each(|(c, d)| *c += dt * d);
            }
            conc
        }
    }

    pub fn yield_of_c(q: &[f64]) -> f64 {
        let mech = Mechanism::new()
            .reaction(&[("A", 1), ("B", 1)], &[("C", 1)], q[0], q[1] * 9000.0)
            .reaction(&[("C", 2)], &[("D", 1)], q[2], 18000.0 * q[1]);
        let conc = mech.integrate(vec![1.0, q[3], 0.0, 0.0], 300.0, 0.01, 50);
        match mech.index("C") {
            Some(i) => conc[i],
            None => 0.0,
        }
    }
}

#[test]
fn a_mechanism_numbers_its_species_as_it_is_built() {
    let x = [5.0, 1.0, 4.0, 0.8];
    let (value, dx) = value_and_grad!(kinetics::yield_of_c)(&x);
    same(value, kinetics::yield_of_c(&x));
    agree(&dx, kinetics::yield_of_c, &x);
}

/// Outside of such a module the fields are not seen.
#[derive(Clone, Debug, Default, Differentiable)]
struct Env {
    values: Vec<f64>,
    names: BTreeMap<String, usize>,
    #[no_diff]
    rates: HashMap<&'static str, f64>,
}

#[differentiable]
impl Env {
    fn set(&mut self, name: &str, value: f64) {
        match self.names.get(name) {
            Some(&i) => self.values[i] = value,
            None => {
                self.names.insert(name.to_owned(), self.values.len());
                self.values.push(value);
            }
        }
    }
    fn lookup(&self, name: &str) -> Option<f64> {
        let i = *self.names.get(name)?;
        Some(self.values[i])
    }
    fn by_let(&self, name: &str) -> f64 {
        let Some(i) = self.names.get(name) else {
            return 0.5;
        };
        self.values[*i]
    }
    fn by_closure(&self, name: &str) -> f64 {
        let there = self.names.get(name).map(|&i| self.values[i]);
        self.names.get(name).map_or(0.0, |&i| self.values[i]) * there.unwrap_or(1.0)
    }
    fn rate(&self, name: &str) -> f64 {
        let known = match self.names.contains_key("b") {
            true => self.values[1],
            false => self.values[0],
        };
        self.values[0] * self.rates[name]
            + self.rates.get(name).copied().unwrap_or(0.0) * known
            + self.values[self.names[name]]
    }
    /// Through a reference with its type.
    fn weighted(&self) -> f64 {
        let names: &BTreeMap<String, usize> = &self.names;
        let mut sum = 0.0;
        for (name, i) in names {
            sum += self.values[*i] * name.len() as f64;
        }
        let rates: &HashMap<&'static str, f64> = &self.rates;
        for (_, rate) in rates {
            sum *= rate * self.values[0];
        }
        sum * names.values().map(|&i| self.values[i]).sum::<f64>()
    }
}

#[differentiable]
fn looked_up(x: &[f64]) -> f64 {
    let mut env = Env {
        rates: HashMap::from([("a", 2.0)]),
        ..Env::default()
    };
    env.set("a", x[0]);
    env.set("b", x[1]);
    env.set("a", x[0] * x[1]);
    env.lookup("a").unwrap_or(0.0).sin()
        + env.by_let("b") * env.by_let("c") * env.by_closure("a")
        + env.by_closure("c")
        + env.rate("a")
        + env.weighted()
}

#[test]
fn maps_in_fields_outside_of_a_module() {
    let x = [0.4, 1.3];
    let (value, dx) = value_and_grad!(looked_up)(&x);
    same(value, looked_up(&x));
    agree(&dx, looked_up, &x);
}
