//! What a map takes may depend on a differentiated value, though its type is that of a text that is parsed.

use grads::prelude::*;

#[differentiable]
mod model {
    use std::collections::HashMap;

    pub fn total(p: &[f64]) -> f64 {
        let mut map: HashMap<String, f64> = HashMap::new();
        for part in "a=1.5;b=2.5".split(';') {
            let (name, value) = part.split_once('=').unwrap();
            let value = value.parse::<f64>().unwrap();
            *map.entry(name.to_string()).or_insert(0.0) += value * p[1];
        }
        p[0] * map["a"]
    }
}

fn main() {
    grad!(model::total)(&[1.0, 2.0]);
}
