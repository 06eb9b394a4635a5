//! The derivatives of operators on types that only rustc knows (`grad_core::operators`) and those of the primitives come
//! from the same declarations: bit by bit the same, in both precisions, at ordinary numbers and at the edges.

#[path = "claims/mod.rs"]
mod claims;

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

mod comparisons {
    use super::*;

    /// Equal to all that it is not.
    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Opposite {
        x: f64,
    }
    impl PartialEq for Opposite {
        fn eq(&self, other: &Opposite) -> bool {
            self.x != other.x
        }
    }

    #[differentiable]
    fn of_one_s_own(a: &[Opposite], b: &Vec<Opposite>) -> f64 {
        if *a == **b { a[0].x * a[0].x } else { b[0].x }
    }
    #[differentiable]
    fn of_rows(a: &[Vec<f64>], b: [f64; 2]) -> f64 {
        if a[0] == a[1] && a[0] == b && a[0][1..] != b[..1] {
            a[0][0] * a[0][1]
        } else {
            b[0] * 3.0
        }
    }
    #[differentiable]
    fn of_tuples(a: (f64, f64), b: (f64, f64)) -> f64 {
        if a < b { a.0 * a.1 } else { b.0 }
    }

    #[test]
    fn of_arrays_slices_and_tuples_are_those_of_their_elements() {
        let (a, b) = ([Opposite { x: 3.0 }], vec![Opposite { x: 4.0 }]);
        let (value, (ct, _)) = value_and_grad!(of_one_s_own)(&a, &b);
        assert_eq!((value, ct[0].x), (9.0, 6.0));
        assert_eq!(value_and_grad!(of_one_s_own)(&a, &a.to_vec()).0, 3.0);

        let rows = [vec![2.0, 5.0], vec![2.0, 5.0]];
        let (value, (ct, _)) = value_and_grad!(of_rows)(&rows, [2.0, 5.0]);
        assert_eq!((value, &ct[0][..]), (10.0, &[5.0, 2.0][..]));
        let (value, (_, ct)) = value_and_grad!(of_rows)(&rows, [2.0, 6.0]);
        assert_eq!((value, ct), (6.0, [3.0, 0.0]));

        assert_eq!(grad!(of_tuples)((2.0, 3.0), (2.0, 4.0)).0, (3.0, 2.0));
        assert_eq!(grad!(of_tuples)((2.0, 5.0), (2.0, 4.0)).1, (1.0, 0.0));
    }
}

#[test]
fn what_is_claimed_of_these_tests_is_run() -> Result<(), String> {
    claims::hold()
}
