//! Type params, const params, bounds.

use grads::Real;
use grads::prelude::*;
use std::marker::PhantomData;

#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
struct Vec3<T> {
    x: T,
    y: T,
    z: T,
}

#[derive(Clone, Debug, Differentiable)]
struct Params<T: Real, const N: usize = 2> {
    w: [T; N],
    at: Vec3<T>,
    more: Vec<Vec3<T>>,
}

#[test]
fn a_type_param_may_be_a_float_or_a_type_of_its_own() {
    let v = Vec3 {
        x: 1.0f32,
        y: 2.0,
        z: 3.0,
    };
    assert_eq!(
        v.zeros_like(),
        Vec3Tangent {
            x: 0.0,
            y: 0.0,
            z: 0.0
        }
    );
    let nested = Vec3 { x: v, y: v, z: v };
    assert_eq!(nested.zeros_like().y, v.zeros_like());
    assert_eq!(nested.to_flat().len(), 9);
}

#[test]
fn arrays_of_a_const_length() {
    let v = Vec3 {
        x: 1.0,
        y: 2.0,
        z: 3.0,
    };
    let params: Params<f64> = Params {
        w: [1.0, 2.0],
        at: v,
        more: vec![v; 2],
    };
    let zeros: ParamsTangent<f64> = params.zeros_like();
    assert_eq!((zeros.w, zeros.more.len()), ([0.0, 0.0], 2));
    assert_eq!(zeros.at, v.zeros_like());
}

fn half<T: Real>(params: &Params<T>) -> ParamsTangent<T> {
    let mut ct = params.zeros_like();
    ct.w[0] += T::lit(0.5);
    ct.at.x += T::lit(1.0);
    ct
}

#[test]
fn generic_functions_write_to_fields_of_the_tangent() {
    let v = Vec3 {
        x: 1.0f32,
        y: 2.0,
        z: 3.0,
    };
    let ct = half(&Params {
        w: [1.0, 2.0],
        at: v,
        more: vec![],
    });
    assert_eq!((ct.w, ct.at.x), ([0.5, 0.0], 1.0));
}

trait Model {
    type State;
    const NAME: &'static str;
}

struct Pendulum;

impl Model for Pendulum {
    type State = [f64; 2];
    const NAME: &'static str = "pendulum";
}

#[derive(Differentiable)]
struct Run<M: Model, U>
where
    U: Copy,
{
    state: M::State,
    log: Vec<<M as Model>::State>,
    model: PhantomData<M>,
    #[no_diff]
    user: U,
}

#[test]
fn params_that_no_gradient_mentions_are_not_in_the_tangent_type() {
    let run: Run<Pendulum, &str> = Run {
        state: [1.0, 2.0],
        log: vec![[3.0, 4.0]],
        model: PhantomData,
        user: Pendulum::NAME,
    };
    let zeros: RunTangent<Pendulum> = run.zeros_like();
    assert_eq!((zeros.state, zeros.log), ([0.0; 2], vec![[0.0; 2]]));
    assert_eq!(run.user, "pendulum");
    let PhantomData = run.model;
}

#[derive(Differentiable)]
enum Tree<T> {
    Leaf(T),
    Node(Box<Tree<T>>, Box<Tree<T>>),
}

#[test]
fn a_generic_type_contains_itself() {
    let leaf = |x| Box::new(Tree::Leaf(x));
    let tree = Tree::Node(leaf(1.0), Box::new(Tree::Node(leaf(2.0), leaf(3.0))));
    assert_eq!(tree.to_flat(), [1.0, 2.0, 3.0]);
    let zeros = tree.zeros_like();
    assert_eq!(zeros.clone(), zeros);
    assert_eq!(zeros.to_flat(), [0.0; 3]);
}

#[derive(Differentiable)]
struct Unsized<T: ?Sized> {
    n: u8,
    x: Box<T>,
}

#[test]
fn a_type_param_may_be_unsized() {
    let x: Box<[f64]> = vec![1.0].into();
    let value = Unsized { n: 1, x };
    assert_eq!(*value.zeros_like().x, vec![0.0]);
    assert_eq!(f64::from(value.n), value.x[0]);
}
