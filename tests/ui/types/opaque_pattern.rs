use grads::prelude::*;

#[derive(Clone, Copy, Differentiable)]
enum Joint {
    R(f64),
    FIXED,
}

// the attribute does not see what a macro makes
macro_rules! made {
    ($($item:item)*) => { $($item)* };
}

made! {
    #[derive(Clone, Copy, Differentiable)]
    struct Link {
        joint: Joint,
        length: f64,
    }
}

#[differentiable]
fn f(link: &Link, x: f64) -> f64 {
    let _ = matches!(link.joint, Joint::FIXED);
    link.length * x
}

fn main() {}
