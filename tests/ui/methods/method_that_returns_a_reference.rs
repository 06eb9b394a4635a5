use grads::prelude::*;

#[derive(Differentiable)]
struct Grid<const K: usize> {
    x: Vec<f64>,
    n: usize,
}

#[differentiable]
impl<const K: usize> Grid<K> {
    fn row(&self, i: usize) -> &[f64] {
        &self.x[i * self.n..i * self.n + K]
    }
}

#[differentiable]
fn energy(grid: &Grid<2>) -> f64 {
    grid.row(1).iter().map(|x| x * x).sum()
}

fn main() {}
