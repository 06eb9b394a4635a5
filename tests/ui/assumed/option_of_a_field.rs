use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
struct Guard {
    v: f64,
}

#[differentiable]
impl Guard {
    fn unwrap_or(self, x: f64) -> f64 {
        self.v * x
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    ($($item:item)*) => { $($item)* };
}

made! {
    #[derive(Differentiable)]
    struct Held {
        g: Guard,
    }
}

#[differentiable]
fn f(h: &Held, x: f64) -> f64 {
    h.g.unwrap_or(x)
}

fn main() {}
