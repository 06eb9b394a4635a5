use grads::prelude::*;

#[differentiable]
mod model {
    pub struct Point(f64, f64);
    impl From<[f64; 2]> for Point {
        fn from([x, y]: [f64; 2]) -> Self {
            Point(x, y)
        }
    }
    impl From<Vec<f64>> for Point {
        fn from(x: Vec<f64>) -> Self {
            Point(x[0], 1.0)
        }
    }
    #[differentiable]
    pub fn f(x: f64) -> f64 {
        let p = Point::from([x, 2.0]);
        p.0 * p.1
    }
}

fn main() {
    println!("{}", model::f(1.0));
}
