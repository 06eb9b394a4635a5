use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
pub struct Rod {
    end: f64,
}

#[differentiable]
impl Rod {
    fn len(&self) -> f64 {
        self.end * 2.0
    }
}

// the attribute does not see what a macro makes
macro_rules! made {
    ($($item:item)*) => { $($item)* };
}

made! {
    #[derive(Clone, Differentiable)]
    pub struct Held {
        rod: Rod,
        scale: f64,
    }
}

#[differentiable]
pub fn f(h: &Held, x: f64) -> f64 {
    h.rod.len() as f64 * x * h.scale
}

fn main() {}
