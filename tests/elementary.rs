//! The functions of kernels over the whole range of floats: those of `f32` against the exact value, those of `f64` against the system's, which are within one unit in the
//! last place; and many numbers at once against one by one.

use grad_core::kernels::elementary::{
    self, Cos, Exp, ExpM1, Function, Ln, Ln1P, Sigmoid, Sin, Softplus, Tanh, at,
};

/// How many units in the last place of `exact` a number is away from it.
fn units(found: f32, exact: f64) -> f64 {
    let nearest = (exact as f32).abs();
    let unit = f64::from(f32::from_bits(nearest.to_bits() + 1)) - f64::from(nearest);
    (f64::from(found) - exact).abs() / unit
}

/// The place of a float among all.
fn place(x: f64) -> i64 {
    let bits = x.to_bits() as i64;
    if bits < 0 {
        i64::MIN.wrapping_sub(bits)
    } else {
        bits
    }
}

/// Numbers of every size and kind.
fn singles() -> impl Iterator<Item = f32> {
    let ends = [
        0.0,
        f32::MIN_POSITIVE,
        1e-45,
        1.0,
        88.72,
        88.73,
        103.97,
        104.0,
        f32::MAX,
    ];
    let ends = ends.into_iter().flat_map(|x| [x, -x]);
    let bits = (0..=u32::MAX).step_by(9973);
    let others = [f32::INFINITY, f32::NEG_INFINITY, f32::NAN];
    bits.map(f32::from_bits).chain(ends).chain(others)
}

fn doubles() -> impl Iterator<Item = f64> {
    let ends = [
        0.0,
        f64::MIN_POSITIVE,
        5e-324,
        1.0,
        709.78,
        709.79,
        745.13,
        745.14,
        1e6,
        f64::MAX,
    ];
    let ends = ends.into_iter().flat_map(|x| [x, -x]);
    let bits = (0..=u64::MAX).step_by(0x0003_1415_9265_3589);
    let near = (-80_000..80_000).map(|i| f64::from(i) * 0.010_007);
    let small = (-20_000..20_000).map(|i| f64::from(i) * 1.000_3e-4);
    let others = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    bits.map(f64::from_bits)
        .chain(ends)
        .chain(near)
        .chain(small)
        .chain(others)
}

#[track_caller]
fn check_singles(f: impl Function<f32> + Copy, exact: fn(f64) -> f64) {
    for x in singles() {
        let (found, exact) = (at(f, x), exact(x.into()));
        let nearest = exact as f32;
        if exact.is_nan() || !nearest.is_finite() || !found.is_finite() || nearest == 0.0 {
            let is_same = found.is_nan() && exact.is_nan() || found.to_bits() == nearest.to_bits();
            assert!(
                is_same || units(found, exact) <= 2.0,
                "{found} at {x:e}, not {exact}"
            );
        } else {
            assert!(units(found, exact) <= 2.0, "{found} at {x:e}, not {exact}");
        }
    }
}

#[track_caller]
fn check_doubles(f: impl Function<f64> + Copy, system: fn(f64) -> f64) {
    for x in doubles() {
        let (found, expected) = (at(f, x), system(x));
        let is_same = found.is_nan() && expected.is_nan() || found.to_bits() == expected.to_bits();
        let is_near = || place(found).abs_diff(place(expected)) <= 2 && expected != 0.0;
        assert!(is_same || is_near(), "{found:e} at {x:e}, not {expected:e}");
    }
}

#[track_caller]
#[allow(clippy::eq_op, reason = "a NaN is not equal to itself")]
fn check_many<T: Copy + Default + PartialEq + std::fmt::Debug>(
    f: impl Function<T> + Copy,
    xs: impl Iterator<Item = T>,
) {
    let xs: Vec<T> = xs.collect();
    let mut ys = vec![T::default(); xs.len()];
    elementary::along(f, &xs, &mut ys);
    for (x, y) in xs.into_iter().zip(ys) {
        let one = at(f, x);
        // a NaN is no number's equal
        assert!(
            y == one || y != y && one != one,
            "{y:?} at {x:?} among others, {one:?} alone"
        );
    }
}

/// `1 / (1 + exp(-x))`, without a sum in which much is lost.
fn sigmoid(x: f64) -> f64 {
    let e = (-x.abs()).exp();
    if x >= 0.0 {
        1.0 / (1.0 + e)
    } else {
        e / (1.0 + e)
    }
}

fn softplus(x: f64) -> f64 {
    if x.is_nan() {
        x
    } else {
        x.max(0.0) + (-x.abs()).exp().ln_1p()
    }
}

macro_rules! functions {
    ($($test:ident: $f:ident $exact:path;)*) => {$(
        #[test]
        fn $test() {
            check_singles($f, $exact);
            check_doubles($f, $exact);
            check_many::<f32>($f, singles());
            check_many::<f64>($f, doubles());
        }
    )*};
}

functions! {
    exponential: Exp f64::exp;
    exponential_less_one: ExpM1 f64::exp_m1;
    logarithm: Ln f64::ln;
    logarithm_of_one_more: Ln1P f64::ln_1p;
    hyperbolic_tangent: Tanh f64::tanh;
    sine: Sin f64::sin;
    cosine: Cos f64::cos;
    logistic: Sigmoid sigmoid;
    soft_plus: Softplus softplus;
}
