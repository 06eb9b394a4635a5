use grads::prelude::*;

#[differentiable]
fn residual(x: f64, a: f64) -> f64 {
    x * x - a
}

#[differentiable(root_of = residual)]
fn in_out(a: &mut f64) -> f64 {
    a.sqrt()
}

#[differentiable(root_of = residual)]
fn pattern((a, _b): (f64, f64)) -> f64 {
    a.sqrt()
}

#[differentiable(root_of = residual(_, b))]
fn unknown_name(a: f64) -> f64 {
    a.sqrt()
}

#[differentiable(root_of = residual(a))]
fn without_unknown(a: f64) -> f64 {
    a.sqrt()
}

#[differentiable(root_of = residual(_, a))]
fn start_is_no_constant(a: f64, start: f64) -> f64 {
    start + (a.sqrt() - start)
}

struct Solver(f64);

#[differentiable]
impl Solver {
    #[differentiable(root_of = residual)]
    fn root(&self, a: f64) -> f64 {
        self.0 * a.sqrt()
    }
}

fn main() {}
