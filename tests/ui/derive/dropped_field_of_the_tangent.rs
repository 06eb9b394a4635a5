use grads::prelude::*;

#[derive(Differentiable)]
struct Grid {
    n: usize,
    h: f64,
}

fn main() {
    let zeros = Grid { n: 3, h: 0.1 }.zeros_like();
    println!("{}", zeros.n);
}
