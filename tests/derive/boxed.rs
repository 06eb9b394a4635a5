//! Methods of boxed parts.

use grads::prelude::*;

#[derive(Clone, Debug, PartialEq, Differentiable)]
enum Shape {
    Ball(f64),
    Slab(f64),
    Union(Vec<Shape>),
    Shift(f64, Box<Shape>),
}

#[differentiable]
impl Shape {
    fn at(&self, x: f64) -> f64 {
        match self {
            Shape::Ball(r) => x * x - r,
            Shape::Slab(h) => 10.0 + x.abs() - h,
            Shape::Union(parts) => {
                let mut nearest = f64::INFINITY;
                for part in parts {
                    nearest = nearest.min(part.at(x));
                }
                nearest
            }
            Shape::Shift(by, inner) => inner.at(x - by),
        }
    }
}

#[test]
fn a_method_of_what_is_in_a_box() {
    let ball = Shape::Shift(0.5, Box::new(Shape::Ball(0.25)));
    let scene = Shape::Union(vec![ball, Shape::Slab(1.0)]);
    let (value, (shape, x)) = value_and_grad!(Shape::at)(&scene, 2.0);
    assert_eq!((value, x), (2.0, 3.0));
    assert_eq!(shape.to_flat(), [-3.0, -1.0, 0.0]);
}
