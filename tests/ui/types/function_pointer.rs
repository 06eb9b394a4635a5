use grads::prelude::*;

#[differentiable]
<<<<<<<< HEAD:tests/ui/unsupported/named_alloc.rs
fn core(x: f64) -> f64 {
    x
========
fn f(g: fn(f64) -> f64, x: f64) -> f64 {
    g(x)
>>>>>>>> main:tests/ui/types/function_pointer.rs
}

fn main() {}
