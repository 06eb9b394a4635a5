//! Gradients as vectors.

use grads::prelude::*;
use grads::{Step, Tangent};

#[derive(Clone, Differentiable)]
struct Model {
    w: Vec<f64>,
    b: f32,
    shift: Option<[f64; 1]>,
    n: usize,
}

fn tangent(w: [f64; 2], b: f32, shift: f64) -> ModelTangent {
    ModelTangent {
        w: w.to_vec(),
        b,
        shift: Some([shift]),
    }
}

#[test]
fn gradients_are_added() {
    let mut sum = tangent([1.0, 2.0], 3.0, 4.0);
    sum += tangent([10.0, 20.0], 30.0, 40.0);
    sum += &tangent([0.5, 0.5], 0.5, 0.5);
    assert_eq!(sum, tangent([11.5, 22.5], 33.5, 44.5));
}

#[test]
fn gradients_are_scaled() {
    let mut ct = tangent([1.0, 2.0], 3.0, 4.0);
    ct *= 2.0;
    ct.scale(0.5);
    assert_eq!(ct, tangent([1.0, 2.0], 3.0, 4.0));
    ct.axpy(-1.0, &tangent([1.0, 1.0], 1.0, 1.0));
    assert_eq!(ct, tangent([0.0, 1.0], 2.0, 3.0));
}

#[test]
fn gradients_have_a_dot_product_and_a_norm() {
    let ct = tangent([1.0, 2.0], 2.0, 4.0);
    assert_eq!(ct.dot(&tangent([1.0, 1.0], 1.0, 1.0)), 9.0);
    assert_eq!(ct.norm(), 5.0);
}

#[test]
fn the_zero_gradient_comes_from_the_value() {
    let model = Model {
        w: vec![1.0, 2.0],
        b: 3.0,
        shift: Some([4.0]),
        n: 5,
    };
    assert_eq!(model.zeros_like(), tangent([0.0, 0.0], 0.0, 0.0));
    assert_eq!(model.n, 5);
}

#[test]
fn gradients_are_shown_cloned_and_compared() {
    let ct = tangent([1.0, 2.0], 3.0, 4.0);
    assert_eq!(ct.clone(), ct);
    assert_eq!(
        format!("{ct:?}"),
        "ModelTangent { w: [1.0, 2.0], b: 3.0, shift: Some([4.0]) }"
    );
    assert_ne!(ct, tangent([1.0, 2.0], 3.0, 5.0));
}

#[test]
fn operators_take_vectors_by_value_and_by_reference() {
    let a = tangent([1.0, 2.0], 3.0, 4.0);
    let b = tangent([10.0, 20.0], 30.0, 40.0);
    let sum = tangent([11.0, 22.0], 33.0, 44.0);
    assert_eq!(a.clone() + b.clone(), sum);
    assert_eq!(a.clone() + &b, sum);
    assert_eq!(&a + b.clone(), sum);
    assert_eq!(&a + &b, sum);
    assert_eq!(&sum - &a, b);
    assert_eq!(sum.clone() - b.clone(), a);
    let mut rest = sum;
    rest -= &b;
    rest -= a.clone();
    assert_eq!(rest, a.zero_like());
    assert_eq!(-&a, tangent([-1.0, -2.0], -3.0, -4.0));
    assert_eq!(-(-a.clone()), a);
}

#[test]
fn operators_take_numbers_on_both_sides() {
    let a = tangent([1.0, 2.0], 3.0, 4.0);
    let twice = tangent([2.0, 4.0], 6.0, 8.0);
    assert_eq!(2.0 * &a, twice);
    assert_eq!(2.0 * a.clone(), twice);
    assert_eq!(&a * 2.0, twice);
    assert_eq!(a.clone() * 2.0, twice);
    assert_eq!(&twice / 2.0, a);
    assert_eq!(twice.clone() / 2.0, a);
    let mut half = a.clone();
    half /= 2.0;
    assert_eq!(half * 4.0, twice);
    // each number is divided, not multiplied by an inverse that is rounded
    assert_eq!(
        (tangent([5.0, 7.0], 1.0, 9.0) / 49.0).w,
        [5.0 / 49.0, 7.0 / 49.0]
    );
}

fn model() -> Model {
    Model {
        w: vec![1.0, 2.0],
        b: 3.0,
        shift: Some([4.0]),
        n: 5,
    }
}

#[test]
fn a_value_is_moved_along_a_vector() {
    let d = tangent([10.0, 20.0], 30.0, 40.0);
    let expected = [0.0, 0.0, 0.0, 0.0];
    assert_eq!((&model() - 0.1 * &d).to_flat(), expected);
    assert_eq!((model() - 0.1 * &d).to_flat(), expected);
    assert_eq!((&model() + d.clone() * -0.1).to_flat(), expected);
    assert_eq!((&model() + &(&d * -0.1)).to_flat(), expected);
    let mut params = model();
    params += &d;
    params -= d.clone();
    params += 0.5 * &d;
    params -= &(0.5 * &d);
    assert_eq!(params.to_flat(), model().to_flat());
    params.step(-0.1, &d);
    assert_eq!((params.to_flat(), params.n), (expected.to_vec(), 5));
}

mod named_like_operators {
    use grads::prelude::*;
    // where these are in scope, their methods by value would come first; that of `Sub` does, since `params - 0.1 * &d` needs it
    #[allow(unused_imports)]
    use std::ops::{Add, Mul};

    #[derive(Clone, Differentiable)]
    struct Field {
        data: Vec<f64>,
    }

    #[differentiable]
    impl Field {
        fn add(&self, other: &Self) -> Self {
            let sums = self.data.iter().zip(&other.data).map(|(a, b)| a + b);
            Field {
                data: sums.collect(),
            }
        }
        fn sub(&self, other: &Field) -> Field {
            let differences = self.data.iter().zip(&other.data).map(|(a, b)| a - b);
            Field {
                data: differences.collect(),
            }
        }
        fn mul(&self, k: f64) -> Field {
            Field {
                data: self.data.iter().map(|a| a * k).collect(),
            }
        }
    }

    #[differentiable]
    fn far(u: &Field, v: &Field) -> f64 {
        let w = u.add(v).mul(3.0).add(u);
        w.sub(v).data[0] * w.data[1]
    }

    #[test]
    fn methods_that_are_called_like_operators_are_the_user_s() {
        let of = |a: f64, b: f64| Field { data: vec![a, b] };
        let (u, v) = (of(0.7, 1.1), of(-0.4, 2.0));
        let w = u.add(&v).mul(3.0).add(&u);
        assert_eq!(far(&u, &v), w.sub(&v).data[0] * w.data[1]);
        check_grads!(far)(&u, &v);
    }
}

#[test]
fn values_without_operators_are_stepped_too() {
    let mut x = (vec![[1.0, 2.0]], Some(3.0), 7usize);
    x.step(2.0, &(vec![[0.5, 1.0]], Some(-1.5), ()));
    assert_eq!(x, (vec![[2.0, 4.0]], Some(0.0), 7));
    let mut slice = [1.0f32, 2.0];
    slice[..].step(-1.0, &vec![1.0, 2.0]);
    assert_eq!(slice, [0.0, 0.0]);
}

#[derive(Debug, PartialEq, Differentiable)]
enum Shape {
    Circle { r: f64 },
    Square { side: f64 },
}

#[test]
#[should_panic = "another variant"]
fn a_value_is_not_moved_along_the_gradient_of_another_variant() {
    let d = Shape::Square { side: 1.0 }.zeros_like();
    Shape::Circle { r: 1.0 }.step(1.0, &d);
}

#[test]
#[should_panic = "another length"]
fn a_flat_slice_of_another_length_is_refused() {
    model().to_flat_slice(&mut [0.0; 3]);
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Generic<'a, T, const N: usize>
where
    T: Clone,
{
    own: [T; N],
    name: &'a str,
}

#[test]
fn generic_types_have_the_operators_too() {
    let p = Generic {
        own: [1.0, 2.0],
        name: "a",
    };
    let d = GenericTangent { own: [1.0, 1.0] };
    assert_eq!((&p - (&d + &d) * 0.5).own, [0.0, 1.0]);
    assert_eq!(p.name, "a");
    let single: GenericTangent<f32, 1> = GenericTangent { own: [1.0] };
    assert_eq!((0.5 * single).own, [0.5]);
}

/// Its own operators, one of them for any number, do not meet those with tangents.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Complex<T> {
    re: T,
    im: T,
}

impl<T: Real> std::ops::Add<T> for Complex<T> {
    type Output = Self;
    fn add(self, re: T) -> Self {
        Complex {
            re: self.re + re,
            ..self
        }
    }
}

impl<T: Real> std::ops::Sub for Complex<T> {
    type Output = Self;
    fn sub(self, other: Self) -> Self {
        Complex {
            re: self.re - other.re,
            im: self.im - other.im,
        }
    }
}

#[test]
fn the_users_operators_remain() {
    let z = Complex { re: 1.0, im: 2.0 };
    let d = ComplexTangent { re: 0.5, im: 0.5 };
    assert_eq!((z + 1.0) - z, Complex { re: 1.0, im: 0.0 });
    assert_eq!(z - d, Complex { re: 0.5, im: 1.5 });
}

#[derive(Differentiable)]
struct Unsized {
    scale: f64,
    x: [f64],
}

#[test]
fn a_type_without_a_known_size_has_a_gradient() {
    let d = UnsizedTangent {
        scale: 1.0,
        x: vec![2.0],
    };
    assert_eq!((2.0 * &d).to_flat(), [2.0, 4.0]);
    let zeros: fn(&Unsized) -> UnsizedTangent = Unsized::zeros_like;
    assert_eq!(size_of_val(&zeros), size_of::<usize>());
}

/// Types of a module that is seen at once, with arrays and matrices of other crates.
#[differentiable]
mod world {
    use nalgebra::{DVector, Matrix2};
    use ndarray::Array1;

    #[derive(Clone)]
    pub struct Inner {
        pub a: Array1<f64>,
        pub pair: (f64, [f32; 2]),
    }

    #[derive(Clone)]
    pub enum Shape {
        Round(f64),
        Flat,
    }

    #[derive(Clone)]
    pub struct Outer {
        pub inner: Vec<Inner>,
        pub shape: Shape,
        pub m: Matrix2<f64>,
        pub v: Option<DVector<f64>>,
        pub count: usize,
    }

    pub fn size(p: &Outer) -> f64 {
        let mut sum = 0.0;
        for inner in &p.inner {
            sum += inner.a[0] * inner.a[1] + inner.pair.0 * inner.pair.1[1] as f64;
        }
        if let Shape::Round(r) = p.shape {
            sum += r * r;
        }
        if let Some(v) = &p.v {
            sum += v[0] * p.m[(0, 1)];
        }
        sum * p.count as f64
    }
}

#[test]
fn tangents_of_a_world_with_arrays_and_matrices_are_vectors() {
    let inner = world::Inner {
        a: ndarray::array![1.0, 2.0],
        pair: (3.0, [4.0, 5.0]),
    };
    let p = world::Outer {
        inner: vec![inner],
        shape: world::Shape::Round(6.0),
        m: nalgebra::Matrix2::new(7.0, 8.0, 9.0, 10.0),
        v: Some(nalgebra::DVector::from_vec(vec![11.0])),
        count: 1,
    };
    let d = grad!(world::size)(&p);
    // a matrix is listed column by column
    let flat = [2.0, 1.0, 5.0, 0.0, 3.0, 12.0, 0.0, 0.0, 11.0, 0.0, 8.0];
    assert_eq!(d.to_flat(), flat);
    assert_eq!(
        (&d * 2.0 - &d / 2.0 + 0.5 * d.clone() - d.clone() * 2.0),
        d.zero_like()
    );
    assert_eq!(d.dot(&d), flat.iter().map(|x| x * x).sum::<f64>());
    assert_eq!(-&d + &d, d.zero_like());
    let mut sum = d.zero_like();
    sum += &d;
    sum -= 0.5 * &d;
    sum.axpy(0.5, &d);
    assert_eq!(sum, d);
    let mut buffer = [0.0; 11];
    sum.to_flat_slice(&mut buffer);
    sum.set_flat(&[1.0; 11]);
    assert_eq!((buffer, sum.norm()), (flat, 11f64.sqrt()));

    let mut moved = p.clone() - 0.1 * &d;
    moved += 0.1 * &d;
    moved.step(-1.0, &d);
    moved.step(1.0, &d);
    let close = moved.to_flat().into_iter().zip(p.to_flat());
    assert!(close.into_iter().all(|(a, b)| (a - b).abs() < 1e-5));

    let (mut a, mut m) = (
        ndarray::array![1.0, 2.0],
        nalgebra::Matrix2::<f64>::identity(),
    );
    a.step(-1.0, &ndarray::array![1.0, 1.0]);
    m.step(2.0, &nalgebra::Matrix2::identity());
    assert_eq!(
        (a, m[(1, 1)], m.norm_squared()),
        (ndarray::array![0.0, 1.0], 3.0, 18.0)
    );
}
