use grads::prelude::*;

// written out, the last one is 2^15 times the first
#[differentiable]
fn f(x: f64) -> f64 {
    let g0 = |v: f64| v * x;
    let g1 = |v: f64| g0(v) * g0(v + 1.0);
    let g2 = |v: f64| g1(v) * g1(v + 1.0);
    let g3 = |v: f64| g2(v) * g2(v + 1.0);
    let g4 = |v: f64| g3(v) * g3(v + 1.0);
    let g5 = |v: f64| g4(v) * g4(v + 1.0);
    let g6 = |v: f64| g5(v) * g5(v + 1.0);
    let g7 = |v: f64| g6(v) * g6(v + 1.0);
    let g8 = |v: f64| g7(v) * g7(v + 1.0);
    let g9 = |v: f64| g8(v) * g8(v + 1.0);
    let g10 = |v: f64| g9(v) * g9(v + 1.0);
    let g11 = |v: f64| g10(v) * g10(v + 1.0);
    let g12 = |v: f64| g11(v) * g11(v + 1.0);
    let g13 = |v: f64| g12(v) * g12(v + 1.0);
    let g14 = |v: f64| g13(v) * g13(v + 1.0);
    let g15 = |v: f64| g14(v) * g14(v + 1.0);
    g15(x)
}

fn main() {
    let _ = f(1.0);
}
