use grads::prelude::*;

macro_rules! vec {
    ($($x:expr),*) => { std::vec![$(2.0 * $x),*] };
}

#[differentiable]
fn doubled(x: f64) -> f64 {
    let v = vec![x, x * x];
    v[0] * v[1]
}

mod checks {
    macro_rules! assert {
        ($c:expr) => {
            $c
        };
    }
    pub(crate) use assert;
}

mod checked {
    use crate::checks::assert;
    use grads::prelude::*;

    #[differentiable]
    pub fn root(x: f64) -> f64 {
        assert!(x > 0.0);
        x.sqrt()
    }
}

#[differentiable]
fn inside(x: f64) -> f64 {
    macro_rules! dbg {
        ($x:expr) => {
            $x * 2.0
        };
    }
    dbg!(x)
}

fn main() {
    println!("{} {}", doubled(1.0), checked::root(1.0));
}
