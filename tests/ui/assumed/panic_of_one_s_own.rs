use grads::prelude::*;

macro_rules! panic {
    ($($x:tt)*) => {
        0.0
    };
}

#[differentiable]
fn root(x: f64) -> f64 {
    let y = if x < 0.0 { panic!("negative") } else { x.sqrt() };
    y * x
}

fn main() {
    println!("{}", root(1.0));
}
