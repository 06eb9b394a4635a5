use grads::prelude::*;

#[differentiable]
mod shop {
    use std::collections::{BTreeMap, HashMap};

    pub struct Rates(HashMap<String, f64>);

    pub struct Shop {
        pub margin: f64,
        pub prices: HashMap<String, f64>,
        pub last: BTreeMap<usize, f64>,
        pub rates: Rates,
        pub places: HashMap<String, usize>,
        #[no_diff]
        pub weights: HashMap<String, f64>,
    }
}

fn main() {}
