//! A clone is taken for a copy. Where the user's own `clone` makes none, the gradient panics and says so.

// each way to clone is written out, as a user might
#![allow(
    clippy::expl_impl_clone_on_copy,
    clippy::non_canonical_clone_impl,
    clippy::iter_cloned_collect,
    clippy::clone_on_copy
)]

#[path = "claims/mod.rs"]
mod claims;

use grads::prelude::*;
use std::panic::{UnwindSafe, catch_unwind};

/// What `f` says when it panics.
fn said<R>(f: impl FnOnce() -> R + UnwindSafe) -> String {
    let said = catch_unwind(f).err().expect("a clone that is no copy");
    said.downcast_ref::<String>().expect("a text").clone()
}

fn refused<R>(f: impl FnOnce() -> R + UnwindSafe) {
    let said = said(f);
    assert!(said.contains("changes the value"), "{said}");
}

#[derive(Debug, Differentiable)]
struct Doubled {
    x: f64,
}

impl Clone for Doubled {
    fn clone(&self) -> Doubled {
        Doubled { x: self.x * 2.0 }
    }
}

mod of_doubled {
    use super::*;

    #[differentiable]
    fn one(x: f64) -> f64 {
        let a = Doubled { x };
        let b = a.clone();
        b.x * x
    }
    #[differentiable]
    fn slice(a: &[Doubled]) -> f64 {
        let b = a.to_vec();
        b[0].x * b[1].x
    }
    #[differentiable]
    fn part(a: &[Doubled]) -> f64 {
        let b = a[1..].to_vec();
        b[0].x
    }
    #[differentiable]
    fn items(a: &[Doubled]) -> f64 {
        let b: Vec<Doubled> = a.iter().cloned().collect();
        b[0].x
    }
    #[differentiable]
    fn option(a: &Option<Doubled>) -> f64 {
        match a.clone() {
            Some(b) => b.x,
            None => 0.0,
        }
    }
    #[differentiable]
    fn first(a: &[Doubled]) -> f64 {
        a.first().cloned().map_or(0.0, |b| b.x)
    }
    #[differentiable]
    fn repeated(x: f64) -> f64 {
        let b = vec![Doubled { x }; 3];
        b[0].x * b[2].x
    }
    #[differentiable]
    fn filled(a: &mut [Doubled], x: f64) -> f64 {
        a.fill(Doubled { x });
        a[0].x
    }
    #[differentiable]
    fn extended(a: &[Doubled]) -> f64 {
        let mut b: Vec<Doubled> = Vec::new();
        b.extend_from_slice(a);
        b[0].x
    }
    #[differentiable]
    fn from_slice(a: &[Doubled], b: &mut [Doubled]) -> f64 {
        b.clone_from_slice(a);
        b[0].x
    }
    #[differentiable]
    fn resized(x: f64) -> f64 {
        let mut b: Vec<Doubled> = Vec::new();
        b.resize(2, Doubled { x });
        b[0].x
    }
    #[differentiable]
    fn generic<T: Differentiable + Clone>(a: &(T, f64)) -> f64 {
        let b = a.clone();
        b.1 * b.1
    }

    fn pair() -> Vec<Doubled> {
        vec![Doubled { x: 3.0 }, Doubled { x: 4.0 }]
    }

    #[test]
    fn every_way_to_clone_is_looked_at() {
        refused(|| grad!(one)(3.0));
        refused(|| grad!(slice)(&pair()));
        refused(|| grad!(part)(&pair()));
        refused(|| grad!(items)(&pair()));
        refused(|| grad!(option)(&Some(Doubled { x: 3.0 })));
        refused(|| grad!(first)(&pair()));
        refused(|| grad!(repeated)(3.0));
        refused(|| grad!(filled)(&mut pair(), 3.0));
        refused(|| grad!(extended)(&pair()));
        refused(|| grad!(from_slice)(&pair(), &mut pair()));
        refused(|| grad!(resized)(3.0));
        refused(|| grad!(generic::<Doubled>)(&(Doubled { x: 3.0 }, 4.0)));
    }

    #[test]
    fn what_is_not_there_is_not_cloned() {
        assert!(grad!(option)(&None).is_none());
    }

    #[test]
    fn the_message_names_the_type_and_says_what_to_do() {
        let said = said(|| grad!(one)(3.0));
        assert!(said.contains("Doubled`"), "{said}");
        assert!(said.contains("derive `Clone`"), "{said}");
    }
}

mod at_special_values {
    use super::*;

    #[derive(Debug, Differentiable)]
    struct Squared {
        x: f64,
    }
    impl Clone for Squared {
        fn clone(&self) -> Squared {
            Squared { x: self.x * self.x }
        }
    }
    #[differentiable]
    fn squared(x: f64) -> f64 {
        let a = Squared { x };
        a.clone().x
    }

    #[derive(Debug, Differentiable)]
    struct Cached {
        x: f64,
        cache: f64,
    }
    impl Clone for Cached {
        fn clone(&self) -> Cached {
            Cached {
                x: self.x,
                cache: 0.0,
            }
        }
    }
    #[differentiable]
    fn cached(a: &Cached) -> f64 {
        let b = a.clone();
        b.x * b.cache
    }

    #[derive(Debug, Differentiable)]
    struct Single {
        x: f32,
    }
    impl Clone for Single {
        fn clone(&self) -> Single {
            Single { x: self.x * 2.0 }
        }
    }
    #[differentiable]
    fn single(a: &Single) -> f32 {
        a.clone().x
    }

    #[test]
    fn a_clone_that_changes_nothing_just_there_is_no_copy_either() {
        refused(|| grad!(squared)(1.0));
        refused(|| grad!(cached)(&Cached { x: 1.0, cache: 0.0 }));
        refused(|| grad!(single)(&Single { x: 0.0 }));
    }
}

mod constants {
    use super::*;

    #[derive(Debug, Differentiable)]
    struct Counted {
        x: f64,
        copies: usize,
    }
    impl Clone for Counted {
        fn clone(&self) -> Counted {
            Counted {
                x: self.x,
                copies: self.copies + 1,
            }
        }
    }
    #[differentiable]
    fn counted(a: &Counted) -> f64 {
        let b = a.clone();
        b.x * b.copies as f64
    }

    #[derive(PartialEq)]
    struct Config {
        k: f64,
    }
    impl Clone for Config {
        fn clone(&self) -> Config {
            Config { k: -self.k }
        }
    }
    #[differentiable]
    fn configured(x: f64, #[no_diff] config: &Config) -> f64 {
        let own = config.clone();
        own.k * x
    }

    #[test]
    fn are_compared_too() {
        refused(|| grad!(counted)(&Counted { x: 3.0, copies: 1 }));
        refused(|| grad!(configured)(3.0, &Config { k: 2.0 }));
    }
}

mod written_by_hand {
    use super::*;

    #[derive(Debug, Differentiable)]
    struct Copied {
        x: f64,
        w: Vec<f64>,
        #[no_diff]
        name: String,
    }
    impl Clone for Copied {
        fn clone(&self) -> Copied {
            Copied {
                x: self.x,
                w: self.w.to_vec(),
                name: self.name.clone(),
            }
        }
    }
    #[differentiable]
    fn f(a: &Copied) -> f64 {
        let mut b = a.clone();
        b.w[0] *= b.x;
        b.w[0] * b.w[1] * a.name.len() as f64
    }

    #[test]
    fn a_clone_that_copies_has_its_derivative() {
        let a = Copied {
            x: 3.0,
            w: vec![2.0, f64::from_bits(0x4010_0000_0000_0000)],
            name: "ab".into(),
        };
        let (value, gradient) = value_and_grad!(f)(&a);
        assert_eq!((value, f(&a)), (48.0, 48.0));
        assert_eq!((gradient.x, gradient.w), (16.0, vec![24.0, 12.0]));
    }

    #[test]
    fn a_nan_is_the_same_as_its_copy() {
        let a = Copied {
            x: f64::NAN,
            w: vec![2.0, -0.0],
            name: String::new(),
        };
        assert!(value_and_grad!(f)(&a).0.is_nan());
    }
}

mod of_copy_types {
    use super::*;

    /// A clone of this is no copy, but nothing here clones: what is `Copy` is copied.
    #[derive(Copy, Debug, Differentiable)]
    struct Point {
        x: f64,
    }
    impl Clone for Point {
        fn clone(&self) -> Point {
            Point { x: self.x * 2.0 }
        }
    }
    #[differentiable]
    fn log(a: &mut [Point]) -> f64 {
        let old = a[0];
        a[0].x = old.x * old.x;
        let then = a[0];
        a[0].x = then.x * old.x;
        a[0].x * then.x
    }
    #[differentiable]
    fn twice(a: Point) -> f64 {
        let both = [a; 2];
        both[0].x * both[1].x
    }
    #[differentiable]
    fn cloned(a: Point) -> f64 {
        let b = a.clone();
        b.x
    }

    #[test]
    fn what_is_copied_is_not_cloned() {
        let mut a = [Point { x: 3.0 }];
        let (value, gradient) = value_and_grad!(log)(&mut a);
        assert_eq!((value, gradient[0].x), (243.0, 405.0));
        let (value, gradient) = value_and_grad!(twice)(Point { x: 3.0 });
        assert_eq!((value, gradient.x), (9.0, 6.0));
        refused(|| grad!(cloned)(Point { x: 3.0 }));
    }
}

#[test]
fn what_is_claimed_of_these_tests_is_run() -> Result<(), String> {
    claims::hold()
}
