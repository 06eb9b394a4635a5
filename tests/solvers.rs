//! Solvers: their derivatives follow from the equations that they solve. Against closed forms, differences and published values.

use grads::prelude::*;

#[path = "claims/mod.rs"]
mod claims;

fn assert_close(found: &[f64], expected: &[f64], tolerance: f64) {
    let size = expected.iter().fold(0.0, |m: f64, x| m.max(x.abs()));
    let close = |(a, b): (&f64, &f64)| (a - b).abs() <= tolerance * size;
    assert_eq!(found.len(), expected.len());
    assert!(
        found.iter().zip(expected).all(close),
        "{found:?} for {expected:?}"
    );
    assert!(size > 0.0, "nothing is compared");
}

/// Newton's method, with a Jacobian of differences.
fn newton<const N: usize>(mut x: [f64; N], residual: impl Fn(&[f64]) -> Vec<f64>) -> [f64; N] {
    for _ in 0..60 {
        let at = residual(&x);
        let mut rows = vec![vec![0.0; N + 1]; N];
        for j in 0..N {
            let h = 1e-7 * x[j].abs().max(1e-3);
            let mut moved = x;
            moved[j] += h;
            let there = residual(&moved);
            for i in 0..N {
                rows[i][j] = (there[i] - at[i]) / h;
                rows[i][N] = -at[i];
            }
        }
        for j in 0..N {
            let size = |i: &usize| rows[*i][j].abs();
            let pivot = (j..N).max_by(|a, b| size(a).total_cmp(&size(b)));
            rows.swap(j, pivot.unwrap());
            for i in (0..N).filter(|i| *i != j) {
                let (share, row) = (rows[i][j] / rows[j][j], rows[j].clone());
                rows[i]
                    .iter_mut()
                    .zip(row)
                    .for_each(|(a, b)| *a -= share * b);
            }
        }
        for j in 0..N {
            x[j] += rows[j][N] / rows[j][j];
        }
    }
    x
}

/// The zero of a rising function.
fn bisect(mut lo: f64, mut hi: f64, rising: impl Fn(f64) -> f64) -> f64 {
    for _ in 0..200 {
        let middle = 0.5 * (lo + hi);
        match rising(middle) > 0.0 {
            true => hi = middle,
            false => lo = middle,
        }
    }
    0.5 * (lo + hi)
}

mod one_unknown {
    use super::*;

    #[differentiable(order = 2)]
    fn kepler(e: f64, mean: f64, ecc: f64) -> f64 {
        e - ecc * e.sin() - mean
    }

    /// The eccentric anomaly.
    #[differentiable(root_of = kepler, order = 2)]
    fn anomaly(mean: f64, ecc: f64) -> f64 {
        bisect(mean - ecc, mean + ecc, |e| kepler(e, mean, ecc))
    }

    #[test]
    fn anomaly_of_kepler() {
        let (mean, ecc) = (0.8, 0.3);
        let (e, (by_mean, by_ecc)) = value_and_grad!(anomaly)(mean, ecc);
        assert_eq!(e.to_bits(), anomaly(mean, ecc).to_bits());
        let slope = 1.0 - ecc * e.cos();
        assert_close(&[by_mean, by_ecc], &[1.0 / slope, e.sin() / slope], 1e-14);
        let (value, tangent) = jvp!(anomaly)((mean, ecc), (2.0, -1.0));
        assert_eq!(value.to_bits(), e.to_bits());
        assert_close(&[tangent], &[2.0 * by_mean - by_ecc], 1e-14);
        check_grads!(anomaly)(mean, ecc);
        check_grads!(anomaly, forward)(mean, ecc);
    }

    /// Meeus, Astronomical Algorithms, 2nd edition, chapter 30: E of M = 5 degrees and e = 0.1 is 5.554589 degrees.
    #[test]
    fn published_anomaly() {
        let mean = 5.0_f64.to_radians();
        let (e, (by_mean, _)) = value_and_grad!(anomaly)(mean, 0.1);
        assert!((e.to_degrees() - 5.554_589).abs() < 5e-7);
        // dE/dM is the mean distance over the distance
        assert_close(&[1.0 / by_mean], &[1.0 - 0.1 * e.cos()], 1e-14);
    }

    #[test]
    fn second_derivatives_of_the_anomaly() {
        let (mean, ecc) = (0.8, 0.3);
        let ((mm, me), (em, ee)) = hessian!(anomaly)(mean, ecc);
        let e = anomaly(mean, ecc);
        let (sin, slope) = (e.sin(), 1.0 - ecc * e.cos());
        let (by_mean, by_ecc) = (1.0 / slope, sin / slope);
        // of 1 / slope and sin / slope, where slope' = ecc sin E' - ecc' cos
        let slope_by = |de: f64, decc: f64| ecc * sin * de - decc * e.cos();
        let expected_mm = -slope_by(by_mean, 0.0) / (slope * slope);
        let expected_me = -slope_by(by_ecc, 1.0) / (slope * slope);
        let expected_ee = e.cos() * by_ecc / slope - sin * slope_by(by_ecc, 1.0) / (slope * slope);
        let expected = [expected_mm, expected_me, expected_me, expected_ee];
        assert_close(&[mm, me, em, ee], &expected, 1e-13);
    }

    #[differentiable]
    fn cubic(x: f64, c: [f64; 3]) -> f64 {
        ((x + c[2]) * x + c[1]) * x + c[0]
    }

    #[differentiable(root_of = cubic)]
    fn largest_root(c: [f64; 3]) -> f64 {
        bisect(0.5 * -c[2] - 0.2, 10.0, |x| cubic(x, c))
    }

    #[test]
    fn root_of_a_cubic() {
        // (x - 1) (x - 2) (x - 3), and the slope at 3 is 2
        let gradient = grad!(largest_root)([-6.0, 11.0, -6.0]);
        assert_close(&gradient, &[-0.5, -1.5, -4.5], 1e-13);
    }

    #[differentiable]
    fn shifted(x: f64, p: f64) -> f64 {
        (x - p).exp_m1() + x.powi(3)
    }

    #[differentiable(root_of = shifted(_, p))]
    fn crossing(p: f64, #[no_diff] steps: usize) -> f64 {
        let (mut lo, mut hi) = (-3.0, 3.0);
        for _ in 0..steps {
            let middle = 0.5 * (lo + hi);
            match shifted(middle, p) > 0.0 {
                true => hi = middle,
                false => lo = middle,
            }
        }
        0.5 * (lo + hi)
    }

    #[test]
    fn root_that_is_zero_is_no_failure() {
        for steps in [40, 45, 200] {
            assert_close(&[grad!(crossing)(1e-30, 200)], &[1.0], 1e-12);
            assert_close(&[grad!(crossing)(1.0, steps)], &[0.25 / 0.6], 1.0);
        }
    }

    #[test]
    fn solver_that_has_not_arrived_gives_nan() {
        for steps in [0, 1, 5, 10, 18] {
            assert!(grad!(crossing)(1.0, steps).is_nan(), "{steps}");
        }
        for steps in [24, 30, 40, 200] {
            let x = crossing(1.0, steps);
            let slope = (x - 1.0_f64).exp();
            let expected = slope / (slope + 3.0 * x * x);
            assert_close(&[grad!(crossing)(1.0, steps)], &[expected], 1e-12);
        }
    }

    #[differentiable]
    fn parabola(x: f64, p: f64) -> f64 {
        x * x - 2.0 * x + p
    }

    /// Of any accuracy.
    #[differentiable(root_of = parabola(_, p))]
    fn vertex(p: f64, #[no_diff] error: f64) -> f64 {
        1.0 + (1.0 - p).sqrt() + error
    }

    #[test]
    fn double_root_gives_nan_however_near() {
        for error in [0.0, 1e-15, 1e-12, 1e-9, 1e-7, 1e-6, 1e-5, 1e-3, -1e-8] {
            assert!(grad!(vertex)(1.0, error).is_nan(), "{error}");
        }
        assert_close(&[grad!(vertex)(0.75, 1e-10)], &[-1.0], 1e-9);
    }

    #[differentiable]
    fn tiny(x: f64, p: f64) -> f64 {
        1e40 * (x * x - p)
    }

    #[differentiable(root_of = tiny(_, p))]
    fn side(p: f64, #[no_diff] factor: f64) -> f64 {
        factor * p.sqrt()
    }

    #[test]
    fn units_do_not_count() {
        for p in [1e-40, 1.0, 1e60] {
            assert_close(&[grad!(side)(p, 1.0)], &[0.5 / p.sqrt()], 1e-13);
            assert!(grad!(side)(p, 1.001).is_nan());
        }
    }

    #[differentiable]
    fn single(x: f32, p: f32) -> f32 {
        x * x * x - p
    }

    #[differentiable(root_of = single)]
    fn cube_root(p: f32) -> f32 {
        p.cbrt()
    }

    #[test]
    fn single_precision() {
        let gradient = grad!(cube_root)(5.0);
        assert!((gradient - 5.0_f32.cbrt() / 15.0).abs() < 1e-6);
    }
}

mod fixed_points {
    use super::*;

    #[differentiable(order = 2)]
    fn cosine(x: f64, theta: f64) -> f64 {
        (theta * x).cos()
    }

    #[differentiable(fixed_point_of = cosine, order = 2)]
    fn settled(theta: f64) -> f64 {
        let mut x = 0.5;
        for _ in 0..500 {
            x = cosine(x, theta);
        }
        x
    }

    #[test]
    fn fixed_point_of_a_cosine() {
        for theta in [0.3, 0.9, 1.0] {
            let (x, slope) = value_and_grad!(settled)(theta);
            let sin = (theta * x).sin();
            assert_close(&[slope], &[-x * sin / (1.0 + theta * sin)], 1e-13);
            check_grads!(settled)(theta);
            check_grads!(settled, forward)(theta);
            let h = 1e-5;
            let difference = (grad!(settled)(theta + h) - grad!(settled)(theta - h)) / (2.0 * h);
            assert_close(&[hessian!(settled)(theta)], &[difference], 1e-8);
        }
    }

    #[differentiable]
    fn euler(next: &[f64; 2], now: &[f64; 2], h: f64, mu: f64) -> [f64; 2] {
        let (x, v) = (next[0], next[1]);
        [now[0] + h * v, now[1] + h * (mu * (1.0 - x * x) * v - x)]
    }

    /// A step of the implicit Euler method for the oscillator of van der Pol.
    #[differentiable(fixed_point_of = euler)]
    fn implicit_step(now: &[f64; 2], h: f64, mu: f64) -> [f64; 2] {
        newton(*now, |x| {
            let next = euler(&[x[0], x[1]], now, h, mu);
            vec![next[0] - x[0], next[1] - x[1]]
        })
    }

    #[differentiable]
    fn at_the_end(start: [f64; 2], mu: f64, #[no_diff] steps: usize) -> f64 {
        let mut state = start;
        for _ in 0..steps {
            state = implicit_step(&state, 0.1, mu);
        }
        state[0] + 2.0 * state[1]
    }

    #[test]
    fn implicit_steps_in_a_loop() {
        check_grads!(|s: [f64; 2], mu: f64| at_the_end(s, mu, 20))([1.0, 0.5], 3.0);
        check_grads!(implicit_step)(&[1.0, 0.5], 0.1, 3.0);
    }
}

mod systems {
    use super::*;

    #[derive(Differentiable, Clone)]
    struct Acid {
        total: f64,
        pk: [f64; 2],
        salt: Vec<f64>,
        pkw: f64,
    }

    const LN_10: f64 = std::f64::consts::LN_10;

    /// A diprotic acid in water, by the logarithms of the concentrations of H, HA, A and OH.
    #[differentiable(order = 2)]
    fn balance(x: &[f64], acid: &Acid, strength: f64) -> Vec<f64> {
        let (h, ha, a, oh) = (x[0].exp(), x[1].exp(), x[2].exp(), x[3].exp());
        let h2a = h * ha * (strength * acid.pk[0] * LN_10).exp();
        vec![
            x[0] + x[2] - x[1] + strength * acid.pk[1] * LN_10,
            x[0] + x[3] + acid.pkw * LN_10,
            (h2a + ha + a) / acid.total - 1.0,
            (h + acid.salt[0] + acid.salt[1] - oh - ha - 2.0 * a) / acid.total,
        ]
    }

    #[differentiable(root_of = balance(_, acid, strength), order = 2)]
    fn equilibrium(acid: &Acid, strength: f64, #[no_diff] iterations: usize) -> Vec<f64> {
        let start = [-10.0, -3.0, -5.0, -20.0];
        let _ = iterations;
        newton(start, |x| balance(x, acid, strength)).to_vec()
    }

    fn acid() -> Acid {
        Acid {
            total: 0.05,
            pk: [6.35, 10.33],
            salt: vec![0.02, 0.05],
            pkw: 14.0,
        }
    }

    #[test]
    fn equilibrium_of_an_acid() {
        let x = equilibrium(&acid(), 1.0, 0);
        // half of it is neutralised twice: a buffer of HA and A
        assert!((x[0] / -10.0_f64.ln() - 10.149).abs() < 0.002, "{x:?}");
        check_grads!(equilibrium)(&acid(), 1.01, 0);
        check_grads!(equilibrium, forward)(&acid(), 1.01, 0);
    }

    #[differentiable(order = 2)]
    fn pressure(acid: &Acid, t: f64) -> f64 {
        let x = equilibrium(acid, t, 10);
        let mut sum = 0.0;
        for (i, x) in x.iter().enumerate() {
            sum += x * x * (i as f64 + 1.0);
        }
        sum
    }

    #[test]
    fn second_derivatives_through_a_system() {
        let h = 1e-4;
        let slope = |t: f64| grad!(pressure)(&acid(), t);
        let [after, before] = [slope(1.01 + h), slope(1.01 - h)];
        let (_, (with, by_t)) = (
            0,
            hvp!(pressure)((&acid(), 1.01), (&acid().zeros_like(), 1.0)),
        );
        let mut difference = after.0.to_flat();
        difference.push(after.1);
        let mut less = before.0.to_flat();
        less.push(before.1);
        difference
            .iter_mut()
            .zip(less)
            .for_each(|(a, b)| *a = (*a - b) / (2.0 * h));
        let mut found = with.to_flat();
        found.push(by_t);
        for (f, d) in found.iter().zip(&difference) {
            assert!(
                (f - d).abs() <= 1e-5 * d.abs().max(1e-3),
                "{found:?} {difference:?}"
            );
        }
    }

    #[derive(Differentiable, Clone, Debug)]
    struct Point {
        x: f64,
        y: f64,
    }

    #[differentiable]
    fn on_both(at: &Point, radius: f64, slope: f64) -> [f64; 2] {
        [
            at.x * at.x + at.y * at.y - radius * radius,
            at.y - slope * at.x,
        ]
    }

    #[differentiable(root_of = on_both)]
    fn meeting(radius: f64, slope: f64) -> Point {
        let x = radius / (1.0 + slope * slope).sqrt();
        Point { x, y: slope * x }
    }

    #[differentiable]
    fn height(radius: f64, slope: f64) -> f64 {
        let p = meeting(radius, slope);
        p.y + 2.0 * p.x
    }

    #[test]
    fn unknowns_in_a_struct() {
        let (r, s) = (2.0, 0.75);
        let (by_r, by_s) = grad!(height)(r, s);
        let n = 1.0_f64 + s * s;
        let expected = [
            (s + 2.0) / n.sqrt(),
            r / n.sqrt() - (s + 2.0) * r * s / (n * n.sqrt()),
        ];
        assert_close(&[by_r, by_s], &expected, 1e-13);
    }

    #[differentiable]
    fn linear(x: &[f64], a: &[f64], b: Vec<f64>) -> Vec<f64> {
        let n = b.len();
        let mut r = vec![0.0; n];
        for i in 0..n {
            for j in 0..n {
                r[i] += a[i * n + j] * x[j];
            }
            r[i] -= b[i];
        }
        r
    }

    #[differentiable(root_of = linear)]
    fn two_by_two(a: &[f64], b: Vec<f64>) -> Vec<f64> {
        let det = a[0] * a[3] - a[1] * a[2];
        vec![
            (a[3] * b[0] - a[1] * b[1]) / det,
            (a[0] * b[1] - a[2] * b[0]) / det,
        ]
    }

    #[test]
    fn linear_system_with_a_vector_by_value() {
        check_grads!(two_by_two)(&[2.0, 1.0, -1.0, 3.0], vec![1.0, 4.0]);
    }

    #[test]
    fn singular_system_gives_nan() {
        for a in [[1.0, 2.0, 2.0, 4.0], [0.0; 4], [0.1, 0.3, 0.3, 0.9]] {
            let (_, pullback) = vjp!(two_by_two)(&a, vec![1.0, 2.0]);
            let (da, db) = pullback(vec![1.0, 0.0]);
            assert!(da.iter().chain(&db).all(|x| x.is_nan()), "{da:?} {db:?}");
        }
    }
}

mod minima {
    use super::*;

    /// Least squares with a penalty.
    #[differentiable(order = 2)]
    fn ridge(w: &[f64; 2], inputs: &[[f64; 2]], targets: &[f64], penalty: f64) -> f64 {
        let mut sum = penalty * (w[0] * w[0] + w[1] * w[1]);
        for i in 0..targets.len() {
            let miss = w[0] * inputs[i][0] + w[1] * inputs[i][1] - targets[i];
            sum += miss * miss;
        }
        sum
    }

    #[differentiable(minimum_of = ridge, forward)]
    fn weights(#[no_diff] inputs: &[[f64; 2]], targets: &[f64], penalty: f64) -> [f64; 2] {
        let (mut a, mut b, mut d, mut p, mut q) = (penalty, 0.0, penalty, 0.0, 0.0);
        for (x, t) in inputs.iter().zip(targets) {
            a += x[0] * x[0];
            b += x[0] * x[1];
            d += x[1] * x[1];
            p += x[0] * t;
            q += x[1] * t;
        }
        let det = a * d - b * b;
        [(d * p - b * q) / det, (a * q - b * p) / det]
    }

    const INPUTS: [[f64; 2]; 4] = [[1.0, 0.2], [1.0, -0.7], [1.0, 1.9], [1.0, 0.4]];
    const TARGETS: [f64; 4] = [1.0, -0.5, 2.5, 0.3];
    const HELD_OUT: [[f64; 2]; 2] = [[1.0, 0.8], [1.0, -1.2]];

    #[differentiable]
    fn held_out(penalty: f64, targets: &[f64]) -> f64 {
        let w = weights(&INPUTS, targets, penalty);
        let mut sum = 0.0;
        for x in &HELD_OUT {
            let miss = w[0] * x[0] + w[1] * x[1] - 1.0;
            sum += miss * miss;
        }
        sum
    }

    #[test]
    fn gradient_by_a_hyperparameter() {
        check_grads!(held_out)(0.3, &TARGETS);
        check_grads!(|t: &[f64], p: f64| weights(&INPUTS, t, p))(&TARGETS, 0.3);
    }
}

mod forms {
    use super::*;

    #[differentiable]
    fn power<T: grads::Real>(x: T, p: T) -> T {
        x * x * x - p
    }

    #[differentiable(root_of = power)]
    fn cube_root<T: grads::Real>(p: T) -> T {
        p.cbrt()
    }

    #[test]
    fn generic_solver() {
        assert_close(&[grad!(cube_root::<f64>)(8.0)], &[1.0 / 12.0], 1e-14);
        assert!((grad!(cube_root::<f32>)(8.0) - 1.0 / 12.0).abs() < 1e-6);
    }

    #[derive(Differentiable, Clone)]
    struct Beam {
        stiffness: f64,
        load: f64,
    }

    #[differentiable(order = 2)]
    impl Beam {
        fn imbalance(x: f64, beam: &Beam) -> f64 {
            beam.stiffness * (x + x.powi(3)) - beam.load
        }

        #[differentiable(root_of = Self::imbalance)]
        fn deflection(beam: &Beam) -> f64 {
            bisect(-100.0, 100.0, |x| Beam::imbalance(x, beam))
        }

        fn energy(x: f64, beam: &Beam) -> f64 {
            beam.stiffness * (0.5 * x * x + 0.25 * x.powi(4)) - beam.load * x
        }

        #[differentiable(minimum_of = Beam::energy)]
        fn rest(beam: &Beam) -> f64 {
            bisect(-100.0, 100.0, |x| Beam::imbalance(x, beam))
        }
    }

    #[test]
    fn associated_functions() {
        let beam = Beam {
            stiffness: 2.0,
            load: 3.0,
        };
        let x = Beam::deflection(&beam);
        let slope = 2.0 * (1.0 + 3.0 * x * x);
        let expected = [-(x + x.powi(3)) / slope, 1.0 / slope];
        assert_close(&grad!(Beam::deflection)(&beam).to_flat(), &expected, 1e-13);
        assert_close(&grad!(Beam::rest)(&beam).to_flat(), &expected, 1e-13);
        let twice = hessian!(Beam::deflection)(&beam);
        assert_close(&[twice[(1, 1)]], &[-12.0 * x / slope.powi(3)], 1e-12);
        let along = BeamTangent {
            stiffness: 0.0,
            load: 1.0,
        };
        assert_close(&[jvp!(Beam::rest)(&beam, &along).1], &expected[1..], 1e-13);
    }

    #[differentiable]
    fn swapped(x: f64, b: f64, a: f64) -> f64 {
        a * x - b
    }

    #[differentiable(root_of = swapped(_, b, a), companion = ratio_of)]
    fn ratio(a: f64, #[no_diff] label: &str, b: f64) -> f64 {
        assert!(!label.is_empty());
        b / a
    }

    #[test]
    fn params_in_another_order() {
        let (by_a, by_b) = grad!(ratio_of)(4.0, "x", 3.0);
        assert_close(&[by_a, by_b], &[-3.0 / 16.0, 0.25], 1e-14);
    }

    #[differentiable(root_of = swapped(_, b, a), wrt(b))]
    fn ratio_by_b(a: f64, b: f64) -> f64 {
        b / a
    }

    #[test]
    fn one_of_the_params() {
        assert_eq!(grad!(ratio_by_b)(4.0, 3.0), 0.25);
    }

    #[differentiable]
    fn pair(x: &(f64, Vec<f64>), p: f64) -> Vec<f64> {
        vec![x.0 - p, x.1[0] - p * p, x.1[1] - x.0 * p]
    }

    #[differentiable(root_of = pair)]
    fn powers(p: f64) -> (f64, Vec<f64>) {
        (p, vec![p * p, p * p])
    }

    #[test]
    fn unknowns_in_a_tuple() {
        let (_, pullback) = vjp!(powers)(3.0);
        assert_close(&[pullback((1.0, vec![10.0, 100.0]))], &[661.0], 1e-14);
    }

    struct Settings {
        steps: usize,
    }

    #[differentiable]
    fn total(x: f64, beams: &[Beam], mut share: Vec<f64>) -> f64 {
        share[0] *= 2.0;
        let mut sum = -share[0];
        for beam in beams {
            sum += beam.stiffness * x - beam.load;
        }
        sum
    }

    #[differentiable(root_of = total(_, beams, share))]
    fn shared(
        beams: &[Beam],
        mut share: Vec<f64>,
        #[no_diff] settings: &Settings,
        #[no_diff] start: impl Fn(f64) -> f64,
    ) -> f64 {
        let mut x = start(0.0);
        for _ in 0..settings.steps {
            let stiffness: f64 = beams.iter().map(|b| b.stiffness).sum();
            x -= total(x, beams, share.clone()) / stiffness;
        }
        share.clear();
        x
    }

    #[test]
    fn params_of_any_form() {
        let beams = [
            Beam {
                stiffness: 1.0,
                load: 2.0,
            },
            Beam {
                stiffness: 3.0,
                load: 1.0,
            },
        ];
        let settings = Settings { steps: 3 };
        let (of_beams, of_share) =
            grad!(shared)(&beams, vec![0.5], &settings, function!(|x: f64| x + 1.0));
        let x = (2.0 + 1.0 + 1.0) / 4.0;
        assert_close(
            &of_beams.to_flat(),
            &[-x / 4.0, 0.25, -x / 4.0, 0.25],
            1e-14,
        );
        assert_close(&of_share, &[0.5], 1e-14);
    }

    #[differentiable]
    fn decayed(start: f64, rate: f64, #[no_diff] steps: usize) -> f64 {
        let mut x = start;
        #[checkpoint]
        for _ in 0..steps {
            x = ratio_by_rate(1.0 + rate, x);
        }
        x
    }

    #[differentiable(root_of = swapped(_, x, divisor))]
    fn ratio_by_rate(divisor: f64, x: f64) -> f64 {
        x / divisor
    }

    #[test]
    fn solver_in_a_checkpointed_loop() {
        let (by_start, by_rate) = grad!(decayed)(2.0, 0.1, 10);
        let expected = [1.1_f64.powi(-10), -20.0 * 1.1_f64.powi(-11)];
        assert_close(&[by_start, by_rate], &expected, 1e-13);
    }

    #[differentiable]
    fn both_singles(x: &[f32], p: &[f32]) -> Vec<f32> {
        vec![x[0] * x[1] - p[0], x[0] + x[1] - p[1]]
    }

    /// The roots of `t^2 - p1 t + p0`.
    #[differentiable(root_of = both_singles(_, p))]
    fn singles(p: &[f32], #[no_diff] factor: f32) -> Vec<f32> {
        let root = (0.25 * p[1] * p[1] - p[0]).sqrt();
        vec![factor * (0.5 * p[1] + root), factor * (0.5 * p[1] - root)]
    }

    #[test]
    fn vectors_of_single_precision() {
        let of_first = |factor: f32| vjp!(singles)(&[6.0, 5.0], factor).1(vec![1.0, 0.0]);
        let found: Vec<f64> = of_first(1.0).into_iter().map(f64::from).collect();
        assert_close(&found, &[-1.0, 3.0], 1e-5);
        assert!(of_first(1.01).iter().all(|x| x.is_nan()));
    }

    #[differentiable]
    fn nothing(x: &[f64], p: f64) -> Vec<f64> {
        x.iter().map(|x| x * p).collect()
    }

    #[differentiable(root_of = nothing)]
    fn no_unknowns(p: f64) -> Vec<f64> {
        let _ = p;
        vec![]
    }

    #[test]
    fn solver_without_unknowns() {
        let (x, pullback) = vjp!(no_unknowns)(2.0);
        assert_eq!((x, pullback(vec![])), (vec![], 0.0));
    }

    #[differentiable]
    fn held(#[no_diff] x: f64, p: f64) -> f64 {
        x - p
    }

    #[differentiable(root_of = held)]
    fn misled(p: f64) -> f64 {
        p
    }

    #[test]
    #[should_panic = "the first param of what a solver solves has to be the unknown"]
    fn unknown_that_is_held_constant() {
        grad!(misled)(1.0);
    }

    #[differentiable]
    fn too_few(x: &[f64], p: f64) -> Vec<f64> {
        vec![x[0] - p]
    }

    #[differentiable(root_of = too_few)]
    fn too_many(p: f64) -> Vec<f64> {
        vec![p, p]
    }

    #[test]
    #[should_panic = "a solver needs as many equations as there are unknowns"]
    fn too_few_equations() {
        let _ = vjp!(too_many)(1.0);
    }
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

mod many_unknowns {
    use super::*;

    /// A rod whose conductivity depends on its temperature, between two ends.
    #[differentiable(order = 2)]
    fn rod(u: &[f64], heat: &[f64], ends: [f64; 2], k: f64) -> Vec<f64> {
        let n = u.len();
        let mut r = vec![0.0; n];
        for i in 0..n {
            let left = if i == 0 { ends[0] } else { u[i - 1] };
            let right = if i + 1 == n { ends[1] } else { u[i + 1] };
            r[i] = (1.0 + k * u[i] * u[i]) * (left - 2.0 * u[i] + right) + heat[i];
        }
        r
    }

    /// Newton's method with the three diagonals.
    fn temperatures_of(heat: &[f64], ends: [f64; 2], k: f64) -> Vec<f64> {
        let n = heat.len();
        let mut u = vec![0.5; n];
        for _ in 0..60 {
            let r = rod(&u, heat, ends, k);
            let at = |i: usize| match i {
                0 => ends[0],
                i if i == n + 1 => ends[1],
                i => u[i - 1],
            };
            let c: Vec<f64> = u.iter().map(|u| 1.0 + k * u * u).collect();
            let bent = |i: usize| at(i) - 2.0 * at(i + 1) + at(i + 2);
            let main: Vec<f64> = (0..n)
                .map(|i| 2.0 * k * u[i] * bent(i) - 2.0 * c[i])
                .collect();
            let (mut upper, mut right) = (vec![0.0; n], vec![0.0; n]);
            for i in 0..n {
                let (above, known) = match i {
                    0 => (0.0, 0.0),
                    i => (upper[i - 1], right[i - 1]),
                };
                let pivot = main[i] - c[i] * above;
                upper[i] = c[i] / pivot;
                right[i] = (-r[i] - c[i] * known) / pivot;
            }
            for i in (0..n).rev() {
                if i + 1 < n {
                    right[i] -= upper[i] * right[i + 1];
                }
                u[i] += right[i];
            }
        }
        u
    }

    #[differentiable(root_of = rod, order = 2)]
    fn temperatures(heat: &[f64], ends: [f64; 2], k: f64) -> Vec<f64> {
        temperatures_of(heat, ends, k)
    }

    #[differentiable(root_of = rod, matrix_free, order = 2)]
    fn by_products(heat: &[f64], ends: [f64; 2], k: f64) -> Vec<f64> {
        temperatures_of(heat, ends, k)
    }

    #[differentiable(order = 2)]
    fn hottest(u: &[f64]) -> f64 {
        let mut sum = 0.0;
        for u in u {
            sum += u.powi(4);
        }
        sum.powf(0.25)
    }

    #[differentiable(order = 2)]
    fn dense(heat: &[f64], ends: [f64; 2], k: f64) -> f64 {
        hottest(&temperatures(heat, ends, k))
    }

    #[differentiable(order = 2)]
    fn free(heat: &[f64], ends: [f64; 2], k: f64) -> f64 {
        hottest(&by_products(heat, ends, k))
    }

    #[test]
    fn products_give_what_the_matrix_gives() {
        let heat: Vec<f64> = (0..40)
            .map(|i| 1e-3 * (0.2 * f64::from(i)).sin().abs())
            .collect();
        let (ends, k) = ([0.3, 1.0], 0.5);
        check_grads!(dense)(&heat, ends, k);
        let all =
            |(heat, ends, k): (Vec<f64>, [f64; 2], f64)| [heat, ends.to_vec(), vec![k]].concat();
        let (gradient, expected) = (grad!(free)(&heat, ends, k), grad!(dense)(&heat, ends, k));
        assert_close(&all(gradient), &all(expected), 1e-9);
        let along = (&heat[..], [1.0, -1.0], 0.3);
        let pushed = jvp!(free)((&heat, ends, k), along).1;
        assert_close(&[pushed], &[jvp!(dense)((&heat, ends, k), along).1], 1e-9);
        let twice = hvp!(free)((&heat, ends, k), along);
        assert_close(
            &all(twice),
            &all(hvp!(dense)((&heat, ends, k), along)),
            1e-7,
        );
    }

    /// Sums of neighbours on a ring: what all have in common stays open.
    #[differentiable(forward)]
    fn ring(x: &[f64], p: f64) -> Vec<f64> {
        let n = x.len();
        (0..n)
            .map(|i| p * (2.0 * x[i] - x[(i + 1) % n] - x[(i + n - 1) % n]))
            .collect()
    }

    #[differentiable(root_of = ring(_, p), matrix_free)]
    fn level(p: f64, #[no_diff] n: usize, #[no_diff] error: f64) -> Vec<f64> {
        let _ = p;
        (0..n).map(|i| 1.0 + error * f64::from(i as u32)).collect()
    }

    #[test]
    fn products_of_a_singular_matrix_give_nan() {
        for n in [4, 50] {
            let (_, pullback) = vjp!(level)(2.0, n, 0.0);
            assert!(pullback(vec![1.0; n]).is_nan(), "{n}");
        }
    }

    #[differentiable(forward)]
    fn shift(x: &[f64; 3], p: f64) -> [f64; 3] {
        [p * x[1], 0.5 * x[2] + p, x[0].cos() / 3.0]
    }

    #[differentiable(fixed_point_of = shift(_, p), matrix_free, forward)]
    fn arrived(p: f64, #[no_diff] steps: usize) -> [f64; 3] {
        let mut x = [0.0; 3];
        for _ in 0..steps {
            x = shift(&x, p);
        }
        x
    }

    #[test]
    fn fixed_point_by_products() {
        check_grads!(arrived)(0.4, 200);
        check_grads!(arrived, forward)(0.4, 200);
        assert!(vjp!(arrived)(0.4, 5).1([1.0; 3]).is_nan());
    }

    #[differentiable(order = 2)]
    fn cost(x: &[f64], p: &[f64], weight: f64) -> f64 {
        let mut sum = 0.0;
        for i in 0..p.len() {
            sum += (x[i] - p[i]).powi(2) + weight * x[i].powi(4);
        }
        sum + 0.1 * x[0] * x[1]
    }

    #[differentiable(minimum_of = cost, matrix_free)]
    fn cheapest(p: &[f64], weight: f64) -> Vec<f64> {
        let mut x = p.to_vec();
        for _ in 0..500 {
            let g = grad!(cost)(&x, p, weight).0;
            x.iter_mut().zip(g).for_each(|(x, g)| *x -= 0.15 * g);
        }
        x
    }

    #[test]
    fn minimum_by_products() {
        check_grads!(cheapest)(&[0.3, -0.4, 0.6], 0.5);
    }
}
