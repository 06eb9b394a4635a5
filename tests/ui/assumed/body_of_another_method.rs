use grads::prelude::*;

// The file shows a body that is not compiled, and a macro makes the one that is.
#[cfg(any())]
mod shapes {
    #[differentiable]
    impl Grid {
        fn row(&self, i: usize) -> &[f64] {
            &self.x[2 * i..]
        }
    }
}

macro_rules! row {
    ($from:expr) => {
        #[differentiable]
        impl Grid {
            fn row(&self, i: usize) -> &[f64] {
                &self.x[$from + i..]
            }
        }
    };
}

mod shapes {
    use grads::prelude::*;

    #[derive(Differentiable)]
    pub struct Grid {
        pub x: Vec<f64>,
    }

    row!(1);

    #[differentiable]
    pub fn energy(grid: &Grid) -> f64 {
        grid.row(1).iter().map(|x| x * x).sum()
    }
}

fn main() {
    shapes::energy(&shapes::Grid { x: vec![1.0; 4] });
}
