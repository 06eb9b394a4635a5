//! The derivatives of operators on types that only rustc knows (`grad_core::operators`) and those of the primitives come
//! from the same declarations: bit by bit the same, in both precisions, at ordinary numbers and at the edges.

use grad_core::operators::{
    AddAssignBack, AddBack, DivAssignBack, DivBack, MulAssignBack, MulBack, NegBack, RemAssignBack,
    RemBack, SubAssignBack, SubBack,
};
use grads::prelude::*;

/// Numbers of one precision: ordinary ones, and the edges.
macro_rules! numbers {
    ($t:ident) => {{
        let (least, most) = ($t::MIN_POSITIVE, $t::MAX);
        let edges = [
            0.0,
            1.0,
            1.0 / 3.0,
            2.5,
            7.25e-20,
            3.1e20,
            least,
            least / 8.0,
            most,
            $t::INFINITY,
            $t::NAN,
        ];
        let mut rng = fastrand::Rng::with_seed(7);
        let ordinary = (0..12).map(|_| (rng.f64() * 20.0 - 10.0) as $t);
        let signed = edges.into_iter().flat_map(|x| [x, -x]);
        signed.chain(ordinary).collect::<Vec<$t>>()
    }};
}

/// Whether two numbers are the same to the last bit; one NaN is as good as another.
macro_rules! same {
    ($a:expr, $b:expr) => {
        $a.to_bits() == $b.to_bits() || ($a.is_nan() && $b.is_nan())
    };
}

/// One operator: the primitive's derivative, as the macro emits it, against the operator's.
macro_rules! operator {
    ($name:ident $t:ident, $op:tt, $back:path, $assign_back:path) => {
        #[test]
        fn $name() {
            #[differentiable]
            fn primitive(x: $t, y: $t) -> $t {
                x $op y
            }
            let numbers = numbers!($t);
            for &x in &numbers {
                for &y in &numbers {
                    for &ct in &numbers {
                        let expected: ($t, $t) = vjp!(primitive)(x, y).1(ct);
                        let all = [$back(&x, &y, ct), $back(&&x, &&y, ct), $assign_back(&x, &y, ct)];
                        for found in all {
                            assert!(
                                same!(found.0, expected.0) && same!(found.1, expected.1),
                                "{x:e} {} {y:e}, {ct:e}: {found:?} instead of {expected:?}",
                                stringify!($op)
                            );
                        }
                    }
                }
            }
        }
    };
}

operator!(sum_f64 f64, +, AddBack::add_back, AddAssignBack::add_assign_back);
operator!(sum_f32 f32, +, AddBack::add_back, AddAssignBack::add_assign_back);
operator!(difference_f64 f64, -, SubBack::sub_back, SubAssignBack::sub_assign_back);
operator!(difference_f32 f32, -, SubBack::sub_back, SubAssignBack::sub_assign_back);
operator!(product_f64 f64, *, MulBack::mul_back, MulAssignBack::mul_assign_back);
operator!(product_f32 f32, *, MulBack::mul_back, MulAssignBack::mul_assign_back);
operator!(quotient_f64 f64, /, DivBack::div_back, DivAssignBack::div_assign_back);
operator!(quotient_f32 f32, /, DivBack::div_back, DivAssignBack::div_assign_back);
operator!(remainder_f64 f64, %, RemBack::rem_back, RemAssignBack::rem_assign_back);
operator!(remainder_f32 f32, %, RemBack::rem_back, RemAssignBack::rem_assign_back);

macro_rules! negation {
    ($name:ident $t:ident) => {
        #[test]
        fn $name() {
            #[differentiable]
            fn primitive(x: $t) -> $t {
                -x
            }
            for x in numbers!($t) {
                for ct in numbers!($t) {
                    let expected: $t = vjp!(primitive)(x).1(ct);
                    assert!(
                        same!(x.neg_back(ct).0, expected) && same!((&x).neg_back(ct).0, expected)
                    );
                }
            }
        }
    };
}

negation!(negation_f64 f64);
negation!(negation_f32 f32);
