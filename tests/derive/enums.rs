//! Enums: the gradient has the variant of the value.

use grads::__private::{Ct, OptionPayload, accumulate, reset, shaped, unseeded};
use grads::Tangent;
use grads::prelude::*;

/// A shape.
#[derive(Clone, Debug, Differentiable)]
pub enum Shape {
    /// Round.
    Circle {
        /// The radius.
        r: f64,
        /// How many corners to draw.
        corners: u32,
    },
    /// With corners.
    Rect(f64, usize, [f64; 2]),
    /// Nothing.
    Empty,
}

fn circle() -> Shape {
    Shape::Circle {
        r: 2.0,
        corners: 12,
    }
}

fn rect() -> Shape {
    Shape::Rect(1.0, 2, [3.0, 4.0])
}

#[test]
fn the_tangent_has_the_same_variant() {
    assert_eq!(circle().zeros_like(), ShapeTangent::Circle { r: 0.0 });
    assert_eq!(rect().zeros_like(), ShapeTangent::Rect(0.0, (), [0.0, 0.0]));
    assert_eq!(Shape::Empty.zeros_like(), ShapeTangent::Empty);
}

#[test]
fn payloads_are_places() {
    let (mut shape, mut ct) = (circle(), circle().zeros_like());
    *shape.__grads_Circle_r_mut() *= 2.0;
    *ct.__grads_Circle_r_mut() += *shape.__grads_Circle_r();
    *ct.__grads_Circle_corners_mut() = ();
    assert_eq!(
        (*ct.__grads_Circle_r(), *ct.__grads_Circle_corners()),
        (4.0, ())
    );
    assert_eq!(*shape.__grads_Circle_corners(), 12);
    let (shape, mut ct) = (rect(), rect().zeros_like());
    ct.__grads_Rect_2_mut()[1] += shape.__grads_Rect_2()[1];
    assert_eq!(ct, ShapeTangent::Rect(0.0, (), [0.0, 4.0]));
}

#[test]
fn the_payload_of_some_is_a_place() {
    let (x, mut ct) = (Some(2.0), Some(2.0).zeros_like());
    *ct.__grads_Some_0_mut() += *x.__grads_Some_0();
    assert_eq!(ct, Some(2.0));
}

#[test]
fn gradients_of_one_variant_are_added() {
    let mut sum = ShapeTangent::Rect(1.0, (), [2.0, 3.0]);
    sum += ShapeTangent::Rect(10.0, (), [20.0, 30.0]);
    assert_eq!(sum, ShapeTangent::Rect(11.0, (), [22.0, 33.0]));
}

#[test]
#[should_panic = "the gradient of another variant of the enum"]
fn gradients_of_different_variants_are_not_added() {
    accumulate(&mut circle().zeros_like(), rect().zeros_like());
}

#[test]
#[should_panic = "the gradient of another variant of the enum"]
fn gradients_of_some_and_none_are_not_added() {
    accumulate(&mut Some(1.0), None::<f64>);
}

#[test]
#[should_panic = "the gradient of another variant of the enum"]
fn gradients_of_different_variants_have_no_dot_product() {
    let _ = circle().zeros_like().dot(&rect().zeros_like());
}

#[test]
fn a_buffer_takes_the_variant_of_its_value() {
    let mut buffer = ShapeTangent::Circle { r: 7.0 };
    reset(&mut buffer, &circle());
    assert_eq!(buffer, ShapeTangent::Circle { r: 0.0 });
    reset(&mut buffer, &rect());
    assert_eq!(buffer, rect().zeros_like());
    let mut option = None;
    reset(&mut option, &Some(3.0));
    assert_eq!(option, Some(0.0));
}

#[test]
fn a_cotangent_that_nobody_gave_fits_every_variant() {
    let zeros = rect().zeros_like();
    assert_eq!(shaped(unseeded(), zeros.clone()), zeros);
    let given = ShapeTangent::Rect(1.0, (), [2.0, 3.0]);
    assert_eq!(given.clone().shaped(zeros), given);
    let option: Option<f64> = unseeded();
    assert_eq!(option.shaped(Some(0.0)), Some(0.0));
}

#[test]
#[should_panic = "the gradient of another variant of the enum"]
fn a_cotangent_of_another_variant_is_refused() {
    let _ = ShapeTangent::Circle { r: 1.0 }.shaped(rect().zeros_like());
}

#[test]
fn payloads_are_leaves_under_their_variant() {
    assert_eq!(circle().named_leaves(), [("Circle.r".to_string(), 2.0)]);
    let names: Vec<_> = rect().named_leaves().into_iter().map(|l| l.0).collect();
    assert_eq!(names, ["Rect.0", "Rect.2[0]", "Rect.2[1]"]);
}

#[derive(Differentiable)]
enum Never {}

#[test]
fn an_enum_without_variants_is_fine() {
    assert_eq!(None::<Never>.zeros_like(), None);
}

#[derive(Differentiable)]
enum One {
    Only(f64),
}

#[test]
fn an_enum_with_one_variant_is_fine() {
    let mut ct = One::Only(1.0).zeros_like();
    *ct.__grads_Only_0_mut() += *One::Only(3.0).__grads_Only_0();
    assert_eq!(ct, OneTangent::Only(3.0));
}

#[derive(Differentiable)]
enum Expr {
    Sum(Box<Expr>, Vec<Expr>),
    Number(f64),
}

#[test]
fn an_enum_contains_itself() {
    let sum = Expr::Sum(Expr::Number(1.0).into(), vec![Expr::Number(2.0)]);
    assert_eq!(sum.zeros_like().to_flat(), [0.0, 0.0]);
    let unseeded: ExprTangent = unseeded();
    assert_eq!(unseeded.shaped(sum.zeros_like()), sum.zeros_like());
}

#[derive(Clone, Debug, Differentiable)]
enum Part {
    Rod(f64),
    Plate { side: f64 },
}

#[differentiable]
fn area(part: &Part) -> f64 {
    match part {
        Part::Rod(r) => 3.0 * r * r,
        Part::Plate { side } => side * side,
    }
}

/// What is written over in pairs is of another variant, or of another length.
#[differentiable]
fn exchanged(x: f64, y: f64) -> f64 {
    let mut parts: Vec<(Part, f64)> = vec![(Part::Rod(x), y), (Part::Plate { side: y }, x)];
    let mut rows: Vec<(Vec<f64>, f64)> = vec![(vec![x], y), (vec![y; 3], x)];
    parts.swap(0, 1);
    rows.swap(0, 1);
    let first = area(&parts[0].0) * parts[0].1 + rows[0].0[2];
    parts[0] = (Part::Rod(x * first), y);
    rows[1] = (vec![first, y], x);
    let of_parts: f64 = parts.iter().map(|(part, w)| area(part) * w).sum();
    of_parts + rows.iter().map(|(row, w)| row[0] * w).sum::<f64>()
}

#[test]
fn pairs_change_places_whatever_is_in_them() {
    let (value, (by_x, by_y)) = value_and_grad!(exchanged)(0.3, 0.4);
    assert_eq!(value, exchanged(0.3, 0.4));
    let h = 1e-5;
    let slope_x = (exchanged(0.3 + h, 0.4) - exchanged(0.3 - h, 0.4)) / (2.0 * h);
    let slope_y = (exchanged(0.3, 0.4 + h) - exchanged(0.3, 0.4 - h)) / (2.0 * h);
    assert!((by_x - slope_x).abs() < 1e-8, "{by_x} is not {slope_x}");
    assert!((by_y - slope_y).abs() < 1e-8, "{by_y} is not {slope_y}");
}
