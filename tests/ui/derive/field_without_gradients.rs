use grads::prelude::*;
use std::collections::HashMap;

#[derive(Differentiable)]
struct Table {
    scale: f64,
    entries: HashMap<u32, f64>,
}

fn main() {}
