use grads::prelude::*;

#[derive(Differentiable)]
struct Grid {
    x: Vec<f64>,
    n: usize,
}

#[differentiable]
impl Grid {
    fn row(&self, i: usize) -> &[f64] {
        &self.x[i * self.n..(i + 1) * self.n]
    }
}

#[differentiable]
fn energy(grid: &Grid) -> f64 {
    grid.row(1).iter().map(|x| x * x).sum()
}

fn main() {}
