use grads::prelude::*;

#[differentiable]
mod points {
    #[derive(Clone, Copy)]
    pub struct Polar {
        pub r: f64,
        pub angle: f64,
    }

    #[derive(Clone, Copy)]
    pub struct Point {
        pub x: f64,
        pub y: f64,
    }

    impl Polar {
        fn into(self) -> Point {
            Point { x: self.r, y: 0.0 }
        }
    }

    impl From<Polar> for Point {
        fn from(p: Polar) -> Point {
            Point {
                x: p.r * p.angle.cos(),
                y: p.r * p.angle.sin(),
            }
        }
    }

    pub fn f(r: f64, angle: f64) -> f64 {
        let point: Point = Polar { r, angle }.into();
        point.x * point.y
    }
}

fn main() {}
