//! Which fields a tangent type has.

use grads::prelude::*;

/// A spring.
#[derive(Clone, Copy, Debug, PartialEq, Differentiable)]
pub struct Spring {
    /// Stiffness.
    pub k: f64,
    /// Rest length.
    pub(crate) rest: f64,
    /// A label.
    pub id: usize,
}

#[test]
fn integers_are_not_in_the_tangent_type() {
    let spring = Spring {
        k: 1.0,
        rest: 2.0,
        id: 3,
    };
    assert_eq!(spring.zeros_like(), SpringTangent { k: 0.0, rest: 0.0 });
}

#[derive(Differentiable)]
struct Texts<'a> {
    name: &'a str,
    owned: String,
    letter: char,
    on: bool,
    nothing: (),
    count: std::primitive::u8,
    x: f32,
}

#[test]
fn texts_and_truth_values_are_not_in_the_tangent_type() {
    let texts = Texts {
        name: "a",
        owned: "b".into(),
        letter: 'c',
        on: true,
        nothing: (),
        count: 1,
        x: 2.0,
    };
    let TextsTangent { x } = texts.zeros_like();
    assert_eq!(x, 0.0f32);
    let _ = (
        texts.name,
        texts.owned,
        texts.letter,
        texts.on,
        texts.nothing,
        texts.count,
    );
}

/// Has no gradients.
struct Cache(Vec<f64>);

#[derive(Differentiable)]
struct Cached {
    x: f64,
    #[no_diff]
    cache: Cache,
    #[no_diff]
    step: f64,
}

#[test]
fn no_diff_fields_need_no_gradients_and_have_none() {
    let cached = Cached {
        x: 1.0,
        cache: Cache(vec![]),
        step: 0.1,
    };
    let CachedTangent { x } = cached.zeros_like();
    assert_eq!(x, 0.0);
    assert_eq!(cached.cache.0.len() as f64, cached.step - 0.1);
}

type Count = u32;

#[derive(Differentiable)]
struct Aliased {
    n: Count,
    x: f64,
}

#[test]
fn a_field_of_an_alias_of_an_integer_has_the_gradient_of_nothing() {
    let aliased = Aliased { n: 1, x: 2.0 };
    let AliasedTangent { n, x } = aliased.zeros_like();
    assert_eq!((n, x), ((), 0.0));
}

#[derive(Differentiable)]
struct Pair(f64, usize, #[no_diff] f64, [f64; 2]);

#[test]
fn positions_of_a_tuple_struct_stay() {
    let pair = Pair(1.0, 2, 3.0, [4.0, 5.0]);
    assert_eq!((pair.1, pair.2), (2, 3.0));
    let mut ct = pair.zeros_like();
    ct.0 += 1.0;
    ct.3[1] += 2.0;
    assert_eq!(ct, PairTangent(1.0, (), (), [0.0, 2.0]));
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Unit;

#[derive(Differentiable)]
struct Settings {
    #[no_diff]
    tolerance: f64,
    steps: u32,
}

#[test]
fn a_type_without_differentiable_fields_is_fine() {
    assert_eq!(Unit.zeros_like(), UnitTangent);
    let settings = Settings {
        tolerance: 1e-3,
        steps: 4,
    };
    assert_eq!(settings.zeros_like(), SettingsTangent {});
    assert!(settings.to_flat().is_empty());
    assert_eq!(f64::from(settings.steps) * settings.tolerance, 4e-3);
}

#[derive(Clone, Debug, Differentiable)]
struct Layer {
    w: Vec<Vec<f64>>,
    b: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Net {
    layers: Vec<Layer>,
    spring: Spring,
    pair: (f64, Option<f64>, bool),
    boxed: Box<[f64]>,
    skip: Option<Box<Layer>>,
}

pub(crate) fn net() -> impl Differentiable<Tangent: std::fmt::Debug> + Clone {
    let layer = Layer {
        w: vec![vec![1.0, 2.0], vec![3.0]],
        b: [4.0, 5.0],
    };
    Net {
        layers: vec![layer.clone(), layer.clone()],
        spring: Spring {
            k: 6.0,
            rest: 7.0,
            id: 8,
        },
        pair: (9.0, Some(10.0), true),
        boxed: vec![11.0].into(),
        skip: Some(layer.into()),
    }
}

#[test]
fn types_are_nested() {
    let zeros = net().zeros_like();
    assert_eq!(
        format!("{zeros:?}"),
        "NetTangent { layers: [LayerTangent { w: [[0.0, 0.0], [0.0]], b: [0.0, 0.0] }, \
         LayerTangent { w: [[0.0, 0.0], [0.0]], b: [0.0, 0.0] }], spring: SpringTangent { k: 0.0, rest: 0.0 }, \
         pair: (0.0, Some(0.0), ()), boxed: [0.0], \
         skip: Some(LayerTangent { w: [[0.0, 0.0], [0.0]], b: [0.0, 0.0] }) }"
    );
}

#[derive(Differentiable)]
struct Segment {
    length: f64,
    next: Option<Box<Self>>,
    branches: Vec<Branch>,
}

#[derive(Differentiable)]
struct Branch {
    angle: f64,
    of: Option<Box<Segment>>,
}

#[test]
fn types_contain_themselves_and_each_other() {
    let segment = |length, next| Segment {
        length,
        next,
        branches: vec![Branch {
            angle: 3.0,
            of: None,
        }],
    };
    let two = segment(1.0, Some(Box::new(segment(2.0, None))));
    assert_eq!(two.to_flat(), [1.0, 2.0, 3.0, 3.0]);
    let zeros = two.zeros_like();
    assert_eq!(zeros.next.unwrap().length, 0.0);
    assert_eq!(zeros.branches[0].angle, 0.0);
    assert!(zeros.branches[0].of.is_none());
    let _ = (
        two.length,
        two.next,
        two.branches[0].angle,
        &two.branches[0].of,
    );
}

#[derive(Differentiable)]
struct Conditional {
    x: f64,
    #[cfg(any())]
    gone: NoSuchType,
    #[cfg(not(any()))]
    y: f64,
    #[cfg_attr(all(), no_diff)]
    z: Cache,
}

#[test]
fn fields_may_be_conditional() {
    let conditional = Conditional {
        x: 1.0,
        y: 2.0,
        z: Cache(vec![]),
    };
    assert_eq!(
        conditional.zeros_like(),
        ConditionalTangent { x: 0.0, y: 0.0 }
    );
    assert!(conditional.z.0.is_empty());
}

macro_rules! declare {
    ($name:ident { $($field:ident: $ty:ty),* }) => {
        #[derive(Differentiable)]
        struct $name { $($field: $ty),* }
    };
}

declare!(Declared {
    x: f64,
    n: usize,
    l: Layer
});

#[test]
fn macro_rules_declare_types() {
    let declared = Declared {
        x: 1.0,
        n: 1,
        l: Layer {
            w: vec![],
            b: [0.0; 2],
        },
    };
    let zeros = declared.zeros_like();
    assert_eq!((zeros.x, zeros.l.b), (0.0, [0.0; 2]));
    assert_eq!(declared.n as f64, declared.x);
    assert!(declared.l.w.is_empty());
}

#[allow(non_snake_case, non_camel_case_types)]
#[derive(Differentiable)]
struct r#type {
    r#fn: f64,
    K: f64,
}

#[test]
fn raw_names_and_other_cases_are_kept() {
    let value = r#type { r#fn: 1.0, K: 2.0 };
    let zeros: typeTangent = value.zeros_like();
    assert_eq!((zeros.r#fn, zeros.K), (0.0, 0.0));
    assert_eq!(value.named_leaves()[0], ("fn".to_string(), 1.0));
}

#[test]
fn types_are_declared_in_functions() {
    #[derive(Differentiable)]
    struct Inner {
        x: f64,
    }
    assert_eq!(Inner { x: 1.0 }.zeros_like(), InnerTangent { x: 0.0 });
}

/// A graph with weights.
#[derive(Clone, Debug, Differentiable)]
pub struct Graph {
    /// Which nodes are joined.
    pub edges: Vec<(usize, usize)>,
    /// Ranks by layer.
    pub ranks: Vec<[u8; 2]>,
    /// The weights of the edges.
    pub weights: Vec<f64>,
}

#[differentiable]
impl Graph {
    /// A path of three nodes.
    pub fn path(a: f64) -> Self {
        Graph {
            edges: vec![(0, 1), (1, 2)],
            ranks: vec![[0, 1]],
            weights: vec![a, a * a],
        }
    }
}

#[differentiable]
fn weight_of_a_path(a: f64) -> f64 {
    let graph = Graph::path(a);
    graph.weights[0] + graph.weights[1]
}

#[test]
fn integers_in_nested_literals_have_the_types_of_the_fields() {
    assert_eq!(grad!(weight_of_a_path)(3.0), 7.0);
    let path = Graph::path(1.0);
    assert_eq!((path.edges[1], path.ranks[0]), ((1, 2), [0, 1]));
}
