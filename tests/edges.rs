//! Gradients at the edges: with the tables of the primitives, what `docs/edges.md` promises.
// Functions as people write them, not as a linter would have them.
#![allow(
    clippy::needless_range_loop,
    clippy::ptr_arg,
    clippy::useless_vec,
    clippy::assign_op_pattern
)]

#[path = "edges/calls.rs"]
mod calls;
#[path = "claims/mod.rs"]
mod claims;
#[path = "edges/handed.rs"]
mod handed;
#[path = "edges/left_out.rs"]
mod left_out;
#[path = "edges/unused_results.rs"]
mod unused_results;

use calls::*;
use grads::prelude::*;

#[differentiable]
fn relu(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

#[test]
fn relu_at_zero() {
    assert_eq!(grad!(relu)(0.0), 0.0);
    assert_eq!(grad!(relu)(1.0), 1.0);
}

#[differentiable]
fn power(x: f64, #[no_diff] y: f64) -> f64 {
    x.powf(y)
}

#[test]
fn constant_exponent_of_a_negative_number() {
    assert_eq!(value_and_grad!(power)(-2.0, 3.0), (-8.0, 12.0));
}

#[differentiable]
fn fraction(x: f64) -> f64 {
    (x - x as i64 as f64) * x
}

#[differentiable]
fn fraction_by_floor(x: f64) -> f64 {
    (x - x.floor()) * x
}

#[test]
fn cast_to_an_integer_is_constant_in_steps() {
    for x in [0.0, 0.25, 2.0, 2.5, 1e9] {
        let cast = value_and_grad!(fraction)(x);
        assert_eq!(cast, value_and_grad!(fraction_by_floor)(x));
        assert_eq!(cast.1, 2.0 * x - x.floor());
    }
}

type Index = usize;
type Single = f32;

#[differentiable]
fn to_an_alias(x: f64) -> f64 {
    let i = x as Index;
    (x - i as f64) * x
}

#[differentiable]
fn to_an_alias_of_a_float(x: f64) -> f64 {
    let y = x as Single;
    x * f64::from(y)
}

#[test]
fn cast_to_an_alias_has_the_derivative_of_what_it_stands_for() {
    assert_eq!(value_and_grad!(to_an_alias)(2.5), (1.25, 3.0));
    assert_eq!(value_and_grad!(to_an_alias_of_a_float)(0.5), (0.25, 1.0));
}

#[differentiable]
fn root_or_nothing(x: f64) -> f64 {
    if x > 0.0 { x.sqrt() } else { 0.0 * x }
}

#[test]
fn untaken_branch_contributes_nothing() {
    assert_eq!(value_and_grad!(root_or_nothing)(0.0), (0.0, 0.0));
    assert_eq!(grad!(root_or_nothing)(-1.0), 0.0);
    assert_eq!(grad!(root_or_nothing)(4.0), 0.25);
}

#[differentiable]
fn product(x: &[f64]) -> f64 {
    let mut product = 1.0;
    for v in x {
        product *= v;
    }
    product
}

#[test]
fn product_with_zeros() {
    assert_eq!(grad!(product)(&[2.0, 0.0, 3.0]), [0.0, 6.0, 0.0]);
    assert_eq!(grad!(product)(&[0.0, 0.0, 3.0]), [0.0, 0.0, 0.0]);
}

#[differentiable]
fn times_zero(x: f64) -> f64 {
    x * 0.0 + x * (x * 0.0)
}

#[test]
fn nothing_is_hidden_by_a_zero() {
    for x in [f64::INFINITY, f64::NEG_INFINITY, f64::NAN] {
        let (value, dx) = value_and_grad!(times_zero)(x);
        assert!(value.is_nan() && dx.is_nan(), "{value} {dx}");
    }
}

#[differentiable]
fn log_sum_exp(x: &[f64]) -> f64 {
    let mut max = x[0];
    for v in x {
        max = max.max(*v);
    }
    let mut sum = 0.0;
    for v in x {
        sum += (v - max).exp();
    }
    max + sum.ln()
}

#[test]
fn log_sum_exp_of_large_numbers() {
    let (value, dx) = value_and_grad!(log_sum_exp)(&[1000.0, 1000.0]);
    assert_eq!(value, 1000.0 + 2f64.ln());
    assert_eq!(dx, [0.5, 0.5]);
    assert_eq!(grad!(log_sum_exp)(&[1e300, -1e300]), [1.0, 0.0]);
}

#[test]
fn loop_without_trips() {
    assert_eq!(value_and_grad!(product)(&[]), (1.0, vec![]));
}

/// A function's value and its gradient are those, to the last bit.
macro_rules! is {
    ($f:path, ($($arg:expr),*), $gradient:expr) => {{
        let (value, gradient) = value_and_grad!($f)($($arg),*);
        assert_eq!(value, $f($($arg),*), "{}", stringify!($f));
        assert_eq!(gradient, $gradient, "{}", stringify!($f));
    }};
}

/// A root that only a loop reads.
#[differentiable]
fn weighted_root(x: f64, w: &[f64]) -> f64 {
    let s = x.sqrt();
    let mut sum = 0.0;
    for w in w {
        sum += s * w;
    }
    sum
}

/// A root that only some trips read.
#[differentiable]
fn penalised_root(x: f64, w: &[f64]) -> f64 {
    let s = x.sqrt();
    let mut sum = 0.0;
    for w in w {
        if *w > 0.0 {
            sum += s * w;
        }
    }
    sum
}

#[differentiable]
fn root_or_more(x: f64, w: &[f64]) -> f64 {
    let s = x.sqrt();
    w.iter().map(|w| s.max(*w)).sum()
}

#[test]
fn what_no_trip_of_a_loop_uses_contributes_nothing() {
    is!(weighted_root, (4.0, &[]), (0.0, vec![]));
    is!(weighted_root, (0.0, &[]), (0.0, vec![]));
    is!(weighted_root, (4.0, &[2.0]), (0.5, vec![2.0]));
    is!(penalised_root, (0.0, &[-1.0]), (0.0, vec![0.0]));
    is!(penalised_root, (4.0, &[-1.0, 2.0]), (0.5, vec![0.0, 2.0]));
    is!(root_or_more, (0.0, &[1.0, 2.0]), (0.0, vec![1.0, 1.0]));
    is!(root_or_more, (1.0, &[0.5, 2.0]), (0.5, vec![0.0, 1.0]));
}

#[differentiable]
fn max_of_a_root(x: f64, y: f64) -> f64 {
    x.sqrt().max(y)
}

#[differentiable]
fn min_of_a_root(x: f64, y: f64) -> f64 {
    (-x.sqrt()).min(y)
}

#[differentiable]
fn clamped_root(x: f64, y: f64) -> f64 {
    x.sqrt().clamp(y, 5.0)
}

#[differentiable]
fn nested_choices(a: f64, b: f64, c: f64) -> f64 {
    a.sqrt().max(b).min(c.ln())
}

#[differentiable]
fn capped_quotient(a: f64, b: f64, scale: f64) -> f64 {
    (a / b * scale).min(2.0 * scale)
}

#[test]
fn losing_operand_contributes_nothing() {
    is!(max_of_a_root, (0.0, 3.0), (0.0, 1.0));
    is!(min_of_a_root, (0.0, -3.0), (0.0, 1.0));
    is!(clamped_root, (0.0, 3.0), (0.0, 1.0));
    is!(nested_choices, (0.0, 3.0, 1e9), (0.0, 1.0, 0.0));
    is!(nested_choices, (0.0, 2.0, 1.0), (0.0, 0.0, 1.0));
    is!(capped_quotient, (1.0, 0.0, 3.0), (0.0, 0.0, 2.0));
    // at a tie the first wins
    is!(max_of_a_root, (0.0, 0.0), (f64::INFINITY, 0.0));
}

#[differentiable]
fn folded_max(x: &[f64]) -> f64 {
    x.iter().map(|v| (v * v).sqrt()).fold(0.0, f64::max)
}

#[differentiable]
fn reduced_min(x: &[f64]) -> f64 {
    x.iter().map(|v| -(v * v).sqrt()).reduce(f64::min).unwrap()
}

#[differentiable]
fn max_by_order(x: &[f64]) -> f64 {
    x.iter()
        .map(|v| (v * v).sqrt())
        .max_by(|a, b| a.total_cmp(b))
        .unwrap()
}

#[differentiable]
fn min_by_order(x: &[f64]) -> f64 {
    x.iter()
        .map(|v| -(v * v).sqrt())
        .min_by(|a, b| a.partial_cmp(b).unwrap())
        .unwrap()
}

#[test]
fn what_did_not_win_a_fold_contributes_nothing() {
    let x = [0.0, 3.0, 0.0];
    is!(folded_max, (&x), [0.0, 1.0, 0.0]);
    is!(reduced_min, (&x), [0.0, -1.0, 0.0]);
    is!(max_by_order, (&x), [0.0, 1.0, 0.0]);
    is!(min_by_order, (&x), [0.0, -1.0, 0.0]);
}

#[differentiable]
fn largest_row(x: &[f64], d: usize) -> f64 {
    let mut m = 0.0;
    for row in x.chunks(d) {
        let mut s = 0.0;
        for l in 0..d {
            s += (row[l] * row[l]).sqrt();
        }
        if s > m {
            m = s;
        }
    }
    m
}

#[differentiable]
fn root_by_a_loop(x: f64, y: f64, n: usize) -> f64 {
    let mut t = x;
    #[checkpoint(3)]
    for _ in 0..n {
        t = t.sqrt();
    }
    t.max(y)
}

#[differentiable]
fn sum_of_calls(x: &[f64], y: f64) -> f64 {
    let mut s = 0.0;
    for v in x {
        s += root(*v);
    }
    s.max(y)
}

#[differentiable]
fn overwritten(x: f64, y: f64, n: usize) -> f64 {
    let mut r = x.sqrt();
    for _ in 0..n {
        r = 2.0 * y;
    }
    r
}

#[test]
fn loop_that_lost_contributes_nothing() {
    is!(
        largest_row,
        (&[0.0, 0.0, 3.0, 4.0], 2),
        [0.0, 0.0, 1.0, 1.0]
    );
    is!(
        largest_row,
        (&[3.0, 4.0, 0.0, 0.0, 1.0, 2.0], 2),
        [1.0, 1.0, 0.0, 0.0, 0.0, 0.0]
    );
    is!(root_by_a_loop, (0.0, 3.0, 7), (0.0, 1.0));
    is!(sum_of_calls, (&[0.0, 1.0], 3.0), (vec![0.0, 0.0], 1.0));
    is!(overwritten, (0.0, 3.0, 2), (0.0, 2.0));
}

#[differentiable]
fn largest_collected(x: &[f64]) -> f64 {
    let d: Vec<f64> = x.iter().map(|v| (v * v).sqrt()).collect();
    d.iter().cloned().fold(0.0, f64::max)
}

#[differentiable]
fn best_index(x: &[f64]) -> f64 {
    let d: Vec<f64> = x.iter().map(|v| root(v * v)).collect();
    let mut best = 0;
    for i in 1..d.len() {
        if d[i] > d[best] {
            best = i;
        }
    }
    d[best]
}

#[differentiable]
fn one_of_an_array(x: &[f64; 3]) -> f64 {
    let mut d = [0.0; 3];
    for i in 0..3 {
        d[i] = (x[i] * x[i]).sqrt();
    }
    d[1] * 2.0
}

#[differentiable]
fn second_of_a_literal(x: f64, y: f64) -> f64 {
    let (d, mut v) = ([x.sqrt(), y], Vec::new());
    v.push(x.ln());
    v.push(y);
    d[1] + v[1]
}

#[differentiable]
fn roots_in_place(mut x: Vec<f64>) -> f64 {
    for i in 0..x.len() {
        x[i] = x[i].sqrt();
    }
    x[1]
}

#[differentiable]
fn largest_of_a_grid(x: &[f64; 2]) -> f64 {
    let mut grid = [[0.0; 2]; 2];
    for i in 0..2 {
        for j in 0..2 {
            grid[i][j] = (x[i] * x[j]).sqrt();
        }
    }
    let mut m = 0.0;
    for row in &grid {
        for v in row {
            if *v > m {
                m = *v;
            }
        }
    }
    m
}

/// The cost of the cheapest way to match two series, in a table of rows.
#[differentiable]
fn warped(a: &[f64], b: &[f64]) -> f64 {
    let mut d = vec![vec![1e9; b.len() + 1]; a.len() + 1];
    d[0][0] = 0.0;
    for i in 1..=a.len() {
        for j in 1..=b.len() {
            let t = a[i - 1] - b[j - 1];
            let cost = (t * t).sqrt();
            d[i][j] = cost + d[i - 1][j - 1].min(d[i - 1][j]).min(d[i][j - 1]);
        }
    }
    d[a.len()][b.len()]
}

#[derive(Clone, Copy, Differentiable)]
struct Polar {
    radius: f64,
    angle: f64,
}

#[differentiable]
fn field_of_a_literal(x: f64, y: f64) -> f64 {
    let p = Polar {
        radius: x.sqrt(),
        angle: y,
    };
    if x < 1.0 { p.angle * 2.0 } else { p.radius }
}

#[differentiable]
fn larger_field(x: f64, y: f64) -> f64 {
    let mut p = Polar {
        radius: x.sqrt(),
        angle: y,
    };
    p.angle *= 2.0;
    p.radius.max(p.angle)
}

/// One of two structs is chosen, and a field is added to in a branch.
#[differentiable]
fn field_of_the_chosen(x: f64, y: f64) -> f64 {
    let (near, far) = (
        Polar {
            radius: x.sqrt(),
            angle: y,
        },
        Polar {
            radius: y,
            angle: 1.0 / x,
        },
    );
    let mut p = if x < y { far } else { near };
    if y > 1.0 {
        p.radius += y;
    }
    p.radius
}

/// What was made in a field is replaced before anybody reads it.
#[differentiable]
fn field_that_is_overwritten(x: f64, y: f64) -> f64 {
    let mut p = Polar {
        radius: x.sqrt(),
        angle: y,
    };
    p.radius = y;
    p.radius * p.angle
}

/// Fields of a struct inside of a struct, read in a loop.
#[differentiable]
fn fields_read_in_a_loop(x: f64, y: f64) -> f64 {
    struct Pair {
        first: Polar,
        scale: f64,
    }
    let pair = Pair {
        first: Polar {
            radius: x.ln(),
            angle: y,
        },
        scale: x.sqrt(),
    };
    let mut s = 0.0;
    for i in 0..3 {
        s += if i < 3 { pair.first.angle } else { pair.scale };
    }
    s
}

#[test]
fn field_that_nobody_reads_contributes_nothing() {
    is!(field_of_a_literal, (0.0, 3.0), (0.0, 2.0));
    is!(larger_field, (0.0, 3.0), (0.0, 2.0));
    is!(field_of_the_chosen, (0.0, 3.0), (0.0, 2.0));
    is!(field_that_is_overwritten, (0.0, 3.0), (0.0, 6.0));
    is!(fields_read_in_a_loop, (0.0, 3.0), (0.0, 3.0));
}

#[test]
fn element_that_nobody_reads_contributes_nothing() {
    is!(largest_of_a_grid, (&[0.0, 4.0]), [0.0, 1.0]);
    is!(
        warped,
        (&[0.0, 5.0], &[1.0, 0.0]),
        (vec![-1.0, 1.0], vec![1.0, -1.0])
    );
    is!(largest_collected, (&[0.0, 3.0]), [0.0, 1.0]);
    is!(best_index, (&[0.0, 3.0, 0.0]), [0.0, 1.0, 0.0]);
    is!(one_of_an_array, (&[0.0, 3.0, 0.0]), [0.0, 2.0, 0.0]);
    is!(second_of_a_literal, (0.0, 3.0), (0.0, 2.0));
    is!(roots_in_place, (vec![0.0, 4.0]), [0.0, 0.25]);
}

#[test]
fn element_that_no_trip_reads_contributes_nothing() {
    for (name, gradient, expected) in left_out::all() {
        assert_eq!(gradient, expected, "{name}");
    }
}

/// Every second root, from the first on.
#[differentiable]
fn every_second(x: &[f64]) -> f64 {
    let roots: Vec<f64> = x.iter().map(|x| x.sqrt()).collect();
    roots.iter().step_by(2).sum()
}

/// Of three roots a row the middle one is not read.
#[differentiable]
fn outer_columns(x: &[f64], n: usize) -> f64 {
    let mut roots = vec![0.0; 3 * n];
    for i in 0..3 * n {
        roots[i] = x[i].sqrt();
    }
    let mut sum = 0.0;
    for i in 0..n {
        sum += roots[3 * i] * roots[3 * i + 2];
    }
    sum
}

/// All three are, in two loops.
#[differentiable]
fn all_columns(x: &[f64], n: usize) -> f64 {
    let roots: Vec<f64> = x.iter().map(|x| x.sqrt()).collect();
    let mut sum = 0.0;
    for i in 0..n {
        sum += roots[3 * i] * roots[3 * i + 2];
    }
    for i in 0..n {
        sum += roots[i * 3 + 1];
    }
    sum
}

#[test]
fn element_between_strides_contributes_nothing() {
    is!(every_second, (&[4.0, 0.0, 1.0]), [0.25, 0.0, 0.5]);
    is!(outer_columns, (&[4.0, 0.0, 1.0], 1), [0.25, 0.0, 1.0]);
    is!(all_columns, (&[4.0, 16.0, 1.0], 1), [0.25, 0.125, 1.0]);
}

#[test]
fn part_that_a_callee_does_not_read_contributes_nothing() {
    for (name, gradient) in handed::of_two() {
        assert_eq!(gradient, (0.0, 2.0), "{name}");
    }
    for (name, gradient) in handed::energies() {
        assert_eq!(gradient, [-8.0, -2.0, 10.0], "{name}");
    }
}

#[test]
fn element_that_a_callee_left_in_an_array_sends_zeros() {
    let gradient = grad!(handed::part_of_an_array_that_is_filled)(&[0.0, 1.0]);
    assert!(gradient[0].is_nan());
    assert_eq!(gradient[1], 0.5);
}

#[derive(Clone, Copy, Differentiable)]
struct Pair {
    x: f64,
    y: f64,
}

#[differentiable]
fn root_of_pair(p: Pair) -> f64 {
    p.x.sqrt() + p.y
}

#[differentiable]
fn root_of_lent_pair(p: &Pair) -> f64 {
    p.x.sqrt() + p.y
}

#[differentiable]
fn first_of(row: &[f64], _unused: f64) -> f64 {
    row[0] * 2.0
}

#[differentiable]
fn unused_root(v: &[f64]) -> f64 {
    first_of(v, root_of_pair(Pair { x: v[1], y: v[2] }))
}

#[differentiable]
fn unused_root_by_reference(v: &[f64]) -> f64 {
    let pair = Pair { x: v[1], y: v[2] };
    first_of(v, root_of_lent_pair(&pair))
}

#[test]
fn unused_argument_that_is_made_of_a_struct_sends_nothing() {
    assert_eq!(grad!(unused_root)(&[1.0, 0.0, 1.0]), [2.0, 0.0, 0.0]);
    assert_eq!(
        grad!(unused_root_by_reference)(&[1.0, 0.0, 1.0]),
        [2.0, 0.0, 0.0]
    );
    for (name, gradient) in unused_results::handed_to_who_ignores_it() {
        assert_eq!(gradient, [2.0, 0.0], "{name}");
    }
}

/// Random programs found that it was NaN.
#[test]
fn unused_result_of_what_is_handed_a_mut_sends_nothing() {
    for (name, gradient) in unused_results::of_a_mut() {
        assert_eq!(gradient, [2.0, 0.0], "{name}");
    }
}

#[test]
fn negative_zero_that_a_callee_sends_is_not_hidden() {
    for (name, gradient) in handed::of_one() {
        assert!(gradient.is_nan(), "{name}: {gradient}");
    }
}

/// An operator of the user's whose sum is passed to a method whose result nobody reads.
#[differentiable]
impl std::ops::Add for Pair {
    type Output = Pair;
    fn add(self, other: Pair) -> Pair {
        Pair {
            x: self.x + other.x,
            y: self.y + other.y,
        }
    }
}

#[differentiable]
impl Pair {
    fn largest(self, scale: f64) -> f64 {
        self.x.max(self.y) * scale
    }
}

#[differentiable]
fn unread_sum(x: f64, i: usize) -> f64 {
    let of = |x: f64| Pair { x: x.sqrt(), y: x };
    let both = [(of(x) + of(x)).largest(2.0), x];
    both[i]
}

/// The same in a world, where the types of fields are known.
#[differentiable]
mod world {
    use grads::prelude::*;

    #[derive(Clone, Copy, Debug, Differentiable)]
    struct Pair {
        x: f64,
        y: f64,
    }

    impl std::ops::Add for Pair {
        type Output = Pair;
        fn add(self, other: Pair) -> Pair {
            Pair {
                x: self.x + other.x,
                y: self.y + other.y,
            }
        }
    }

    impl Pair {
        fn largest(self, scale: f64) -> f64 {
            self.x.max(self.y) * scale
        }
    }

    pub fn unread_sum(x: f64, i: usize) -> f64 {
        let of = |x: f64| Pair { x: x.sqrt(), y: x };
        let both = [(of(x) + of(x)).largest(2.0), x];
        both[i]
    }
}

#[differentiable]
fn unread_pair(x: f64, i: usize) -> f64 {
    let pair = Pair { x: x.sqrt(), y: x };
    let both = [pair.largest(2.0), x];
    both[i]
}

#[test]
fn unread_sum_of_the_users_sends_a_zero() {
    assert!(grad!(unread_sum)(0.0, 1).is_nan());
    assert_eq!(grad!(world::unread_sum)(0.0, 1), 1.0);
    assert_eq!(grad!(unread_pair)(0.0, 1), 1.0);
}

/// What a guard writes in the place of an infinite slope.
#[differentiable]
fn guarded_roots(x: &[f64]) -> f64 {
    let mut d = vec![0.0; x.len()];
    for i in 0..x.len() {
        d[i] = x[i].sqrt();
        if x[i] < 1e-9 {
            d[i] = 0.0;
        }
    }
    d.iter().sum()
}

/// The same in a loop of its own, by reference.
#[differentiable]
fn raised_roots(x: &[f64; 3]) -> f64 {
    let mut d = x.map(|v| v.sqrt());
    for v in d.iter_mut() {
        if *v < 0.5 {
            *v = 0.5;
        }
    }
    d.iter().product()
}

/// A result whose elements are guarded.
#[differentiable]
fn inverses(x: &[f64]) -> Vec<f64> {
    let mut d = vec![0.0; x.len()];
    for i in 0..x.len() {
        d[i] = 1.0 / x[i];
        if !d[i].is_finite() {
            d[i] = 0.0;
        }
    }
    d
}

/// The same by the method.
#[differentiable]
fn reciprocals(x: &[f64]) -> Vec<f64> {
    let mut d: Vec<f64> = x.iter().map(|x| x.recip()).collect();
    for i in 0..x.len() {
        if !d[i].is_finite() {
            d[i] = 0.0;
        }
    }
    d
}

#[differentiable]
fn replaced_in_a_result(x: f64, y: f64) -> [f64; 2] {
    let mut r = [x.sqrt(), y];
    r[0] = 2.0 * y;
    r
}

/// A buffer that each step fills anew, and reads: nothing of it is overwritten unread.
#[differentiable]
fn stepped(mut y: Vec<f64>, h: f64) -> f64 {
    let mut k = vec![0.0; y.len()];
    for _ in 0..3 {
        for i in 0..y.len() {
            k[i] = -y[i].sqrt();
        }
        for i in 0..y.len() {
            y[i] += h * k[i];
        }
    }
    y.iter().sum()
}

/// The same in an array of the caller's.
#[differentiable]
fn fill_guarded(x: &[f64], d: &mut [f64]) {
    for i in 0..x.len() {
        d[i] = x[i].sqrt();
        if x[i] < 1e-9 {
            d[i] = 0.0;
        }
    }
}

#[differentiable]
fn filled_guarded(x: &[f64]) -> f64 {
    let mut d = vec![0.0; x.len()];
    fill_guarded(x, &mut d);
    d.iter().sum()
}

#[differentiable]
fn fill_bounded(x: &[f64], d: &mut [f64]) {
    for i in 0..x.len() {
        d[i] = x[i].sqrt();
        if x[i] > 100.0 {
            d[i] = 10.0;
        }
    }
}

#[differentiable]
fn filled_bounded(x: &[f64], w: f64) -> f64 {
    let mut d = vec![0.0; x.len()];
    fill_bounded(x, &mut d);
    d[0] * w
}

#[test]
fn zero_for_an_element_that_may_be_overwritten_is_not_hidden() {
    let pulled = |seed: f64| vjp!(fill_bounded)(&[0.0], &mut [1.0]).1(vec![seed]).0[0];
    assert!(pulled(-0.0).is_nan());
    assert!(pulled(0.0).is_nan());
    assert_eq!(pulled(1.0), f64::INFINITY);
    assert!(grad!(filled_bounded)(&[0.0], 0.0).0[0].is_nan());
    assert!(grad!(filled_bounded)(&[0.0], -0.0).0[0].is_nan());
}

/// An element of a struct in a vector, which the trips put where nobody reads.
#[differentiable]
fn first_beside_roots(x: &[f64], i: usize) -> f64 {
    let points: Vec<Polar> = x
        .iter()
        .map(|v| Polar {
            radius: v.sqrt(),
            angle: *v,
        })
        .collect();
    let mut pair = [0.0; 2];
    for point in &points {
        pair = [point.radius, x[0]];
    }
    pair[i]
}

#[test]
fn element_that_is_overwritten_contributes_nothing() {
    is!(filled_guarded, (&[0.0, 4.0]), [0.0, 0.25]);
    let mut d = [1.0, 1.0];
    assert_eq!(
        vjp!(fill_guarded)(&[0.0, 4.0], &mut d).1(vec![1.0; 2]),
        (vec![0.0, 0.25], vec![0.0; 2])
    );
    is!(first_beside_roots, (&[4.0, 0.0], 1), [1.0, 0.0]);
    is!(guarded_roots, (&[0.0, 4.0]), [0.0, 0.25]);
    is!(raised_roots, (&[0.0, 4.0, 1.0]), [0.0, 0.125, 0.5]);
    let (value, back) = vjp!(inverses)(&[0.0, 2.0]);
    assert_eq!(value, [0.0, 0.5]);
    assert_eq!(back(vec![1.0, 1.0]), [0.0, -0.25]);
    assert_eq!(
        vjp!(reciprocals)(&[0.0, 2.0]).1(vec![1.0, 1.0]),
        [0.0, -0.25]
    );
    assert_eq!(vjp!(replaced_in_a_result)(0.0, 4.0).1([1.0; 2]), (0.0, 3.0));
    is!(doubled_and_cut, (0.0, 3), 0.0);
    is!(doubled_and_cut, (4.0, 3), 0.5);
    is!(
        written_twice,
        (vec![1.0; 3], 0.0),
        (vec![0.0, 0.0, 1.0], 0.0)
    );
    // what was not overwritten is there, though it is zero
    assert!(grad!(stepped)(vec![0.0, 1.0], 0.0).0[0].is_nan());
    // the same by hand: a zero that is asked for meets the infinite slope
    assert!(vjp!(inverses)(&[2.0]).1(vec![-0.0])[0] == 0.0);
    assert!(vjp!(element_roots)(&[0.0, 1.0]).1(vec![-0.0, 1.0])[0].is_nan());
    // nobody is shown a negative zero
    let shown = format!("{:?}", grad!(overwritten_elements)(vec![0.0, 4.0]));
    assert_eq!(shown, "[0.0, 0.25]");
}

/// What is read for the sake of what is overwritten has no cotangent either.
#[differentiable]
fn doubled_and_cut(x: f64, n: usize) -> f64 {
    let mut d = vec![1.0; n];
    d[0] = x.sqrt();
    for i in 0..n {
        d[i] = d[i] * 2.0;
        if d[i] < 1.0 {
            d[i] = 0.0;
        }
    }
    d.iter().sum()
}

/// What was read before the first write is not what the second one replaces.
#[differentiable(unconnected = "zero")]
fn written_twice(mut d: Vec<f64>, x: f64) -> f64 {
    d[0] = x.sqrt();
    for r in d[..2].iter_mut() {
        *r = *r * 2.0;
        *r = 0.5;
    }
    d.iter().sum()
}

/// One of the roots is replaced, the others are there.
#[differentiable]
fn element_roots(x: &[f64]) -> Vec<f64> {
    let mut d: Vec<f64> = x.iter().map(|v| v.sqrt()).collect();
    if d.len() > 2 {
        d[2] = 0.0;
    }
    d
}

#[differentiable]
fn overwritten_elements(mut x: Vec<f64>) -> f64 {
    for i in 0..x.len() {
        x[i] = x[i].sqrt();
    }
    for i in 0..x.len() {
        if x[i] == 0.0 {
            x[i] = 0.0;
        }
    }
    x.iter().sum()
}

#[derive(Clone, Copy, Differentiable)]
struct Running {
    sum: f64,
    roots: f64,
    count: usize,
}

/// A field that the loop keeps for itself.
#[differentiable]
fn mean_beside_roots(x: &[f64]) -> f64 {
    let mut r = Running {
        sum: 0.0,
        roots: 0.0,
        count: 0,
    };
    for v in x {
        r.sum += v;
        r.roots += v.sqrt();
        r.count += 1;
    }
    r.sum / r.count as f64
}

/// The same, made anew in each trip, and read only where it is large.
#[differentiable]
fn sum_or_roots(x: &[f64], scale: f64) -> f64 {
    let mut r = Running {
        sum: 0.0,
        roots: 0.0,
        count: 0,
    };
    for v in x {
        r = Running {
            sum: r.sum + v,
            roots: r.roots + v.sqrt(),
            count: r.count + 1,
        };
    }
    if r.roots > 10.0 {
        r.roots
    } else {
        r.sum * scale
    }
}

/// Structs in a vector.
#[differentiable]
fn largest_angle(x: &[f64]) -> f64 {
    let points: Vec<Polar> = x
        .iter()
        .map(|v| Polar {
            radius: v.sqrt(),
            angle: 2.0 * v,
        })
        .collect();
    points
        .iter()
        .map(|p| p.radius.max(p.angle))
        .fold(0.0, f64::max)
}

#[differentiable]
fn second_of_pairs(x: &[f64]) -> f64 {
    let pairs: Vec<(f64, f64)> = x.iter().map(|v| (v.ln(), 3.0 * v)).collect();
    pairs.iter().map(|p| p.1).sum()
}

#[test]
fn field_that_a_loop_carries_contributes_nothing() {
    is!(mean_beside_roots, (&[0.0, 4.0]), [0.5, 0.5]);
    is!(sum_or_roots, (&[0.0, 4.0], 3.0), (vec![3.0, 3.0], 4.0));
    is!(largest_angle, (&[0.0, 4.0]), [0.0, 2.0]);
    is!(second_of_pairs, (&[0.0, 4.0]), [3.0, 3.0]);
}

#[differentiable]
fn largest_row_of_roots(m: &[[f64; 2]]) -> f64 {
    let roots: Vec<[f64; 2]> = m.iter().map(|r| [r[0].sqrt(), r[1].sqrt()]).collect();
    let mut largest = 0.0;
    for row in &roots {
        let sum: f64 = row.iter().sum();
        if sum > largest {
            largest = sum;
        }
    }
    largest
}

#[differentiable]
fn largest_row_of_vectors(m: &[Vec<f64>]) -> f64 {
    let roots: Vec<Vec<f64>> = m
        .iter()
        .map(|r| r.iter().map(|v| v.sqrt()).collect())
        .collect();
    let sums = roots.iter().map(|r| r.iter().sum::<f64>());
    sums.fold(0.0, f64::max)
}

#[test]
fn row_that_lost_contributes_nothing() {
    let rows = [[0.0, 0.0], [1.0, 4.0]];
    is!(largest_row_of_roots, (&rows), [[0.0, 0.0], [0.5, 0.25]]);
    let rows = rows.map(Vec::from);
    is!(
        largest_row_of_vectors,
        (&rows),
        [vec![0.0, 0.0], vec![0.5, 0.25]]
    );
}

#[differentiable]
impl Walker {
    fn push(&mut self, h: f64) {
        self.place *= h.cbrt();
    }
}

#[differentiable(unconnected = "zero")]
fn pushes_a_walker(walkers: &mut [Walker], h: f64) -> f64 {
    walkers[0].push(h);
    h * 2.0
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Walker {
    place: f64,
    speed: f64,
}

#[differentiable]
fn leaves_a_root(s: &mut f64, x: f64) -> f64 {
    *s += x.sqrt();
    3.0 * x
}

#[differentiable]
fn leaves_roots(out: &mut [f64], x: &[f64]) -> f64 {
    for i in 0..x.len() {
        out[i] += x[i].sqrt();
    }
    let mut largest = 0.0;
    for i in 0..x.len() {
        if out[i] > largest {
            largest = out[i];
        }
    }
    largest
}

#[differentiable]
fn leaves_a_quotient(v: &mut Vec<f64>, x: f64) -> f64 {
    let first = v[0];
    v.push(1.0 / x);
    first * x
}

#[differentiable]
fn replaces_what_it_left(ys: &mut [f64], d: f64) -> f64 {
    ys[0] += d.cbrt();
    ys[0] = d;
    ys[0] * ys[1]
}

#[differentiable]
fn leaves_what_calls_give(s: &mut [f64; 2], x: f64) -> f64 {
    for v in s.iter_mut() {
        *v *= 2.0 * root(x);
    }
    s[0].max(x + 1.0)
}

#[differentiable]
impl Walker {
    fn step(&mut self, h: f64) -> f64 {
        self.place += h.sqrt();
        self.speed * h
    }
}

#[test]
fn what_nobody_asks_about_in_an_in_out_contributes_nothing() {
    assert_eq!(grad!(leaves_a_root)(&mut 1.0, 0.0), (0.0, 3.0));
    let found = value_and_grad!(leaves_roots)(&mut [0.0; 3], &[0.0, 4.0, 1.0]);
    assert_eq!(found, (2.0, (vec![0.0, 1.0, 0.0], vec![0.0, 0.25, 0.0])));
    let mut v = vec![3.0];
    assert_eq!(grad!(leaves_a_quotient)(&mut v, 0.0), (vec![0.0], 3.0));
    assert_eq!(v, [3.0, f64::INFINITY]);
    let found = grad!(replaces_what_it_left)(&mut [3.0, 4.0], 0.0);
    assert_eq!(found, (vec![0.0, 0.0], 4.0));
    let found = grad!(leaves_what_calls_give)(&mut [3.0, 4.0], 0.0);
    assert_eq!(found, ([0.0, 0.0], 1.0));
    let mut walker = Walker {
        place: 1.0,
        speed: 2.0,
    };
    let (ct, dh) = grad!(Walker::step)(&mut walker, 0.0);
    assert_eq!((ct.speed, dh), (0.0, 2.0));
    assert_eq!(walker.place, 1.0);
    let (_, dh) = grad!(pushes_a_walker)(&mut [walker], 0.0);
    assert_eq!(dh, 2.0);
    // who asks with a zero gets what it meets
    let asked = vjp!(leaves_a_root)(&mut 1.0, 0.0).1((1.0, 0.0));
    assert!(asked.1.is_nan());
    // buffers of the caller's
    let (mut ct_s, mut ct_x) = (7.0, 7.0);
    let value = value_and_grad_into!(leaves_a_root)(&mut 1.0, 0.0, &mut ct_s, &mut ct_x);
    assert_eq!((value, ct_s, ct_x), (0.0, 0.0, 3.0));
}

#[differentiable]
fn larger(a: f64, b: f64) -> f64 {
    a.max(b)
}

#[differentiable]
fn capped(a: f64, limit: f64) -> f64 {
    if a > limit {
        return limit;
    }
    a * a
}

#[differentiable]
fn doubled(x: f64) -> f64 {
    2.0 * x
}

#[differentiable]
fn larger_double(x: f64, y: f64) -> f64 {
    larger(doubled(x), y)
}

#[differentiable]
fn larger_root(x: f64, y: f64) -> f64 {
    larger(x.sqrt(), y)
}

#[differentiable]
fn capped_pole(x: f64, limit: f64) -> f64 {
    capped(1.0 / x, limit)
}

/// Calls in calls: what the outer one did not use has no way back.
#[differentiable]
fn larger_root_by_calls(x: f64, y: f64) -> f64 {
    larger_double(larger(root(x), y / 8.0), y)
}

#[differentiable]
fn same_root_twice(x: f64, y: f64) -> f64 {
    let r = x.sqrt();
    larger(r, larger(y, r))
}

#[differentiable]
fn larger_sum(x: &[f64], y: f64) -> f64 {
    let sum: f64 = x.iter().map(|v| v.sqrt()).sum();
    larger(sum, y)
}

#[differentiable]
fn largest_by_calls(x: &[f64], mut m: f64) -> f64 {
    for v in x {
        m = larger(v.sqrt(), m);
    }
    m
}

#[derive(Clone, Debug, PartialEq, Differentiable)]
struct Scale {
    k: f64,
}

#[differentiable]
trait Choose {
    fn choose(&self, a: f64, b: f64) -> f64;
}

#[differentiable]
impl Choose for Scale {
    fn choose(&self, a: f64, b: f64) -> f64 {
        if a > self.k * b { a } else { b }
    }
}

#[differentiable]
impl Scale {
    fn larger(&self, a: f64, b: f64) -> f64 {
        (self.k * a).max(b)
    }
    fn nearest_to_zero(a: f64, b: f64) -> f64 {
        if a.abs() < b.abs() { a } else { b }
    }
    fn of_roots(&self, x: f64, y: f64) -> f64 {
        self.larger(x.sqrt(), y) + Self::nearest_to_zero(y, x.ln())
    }
    fn minus(&self, a: f64) -> f64 {
        -a * self.k
    }
}

#[differentiable]
fn chosen_root<C: Choose>(by: &C, x: f64, y: f64) -> f64 {
    by.choose(x.sqrt(), y)
}

#[differentiable]
fn minus_a_square(by: &Scale, x: f64) -> f64 {
    let r = x.sqrt();
    by.minus(r * r)
}

/// Functions that take a struct or a vector, and may not use it.
#[derive(Differentiable, Clone, Copy)]
struct Spot {
    x: f64,
    y: f64,
}

#[differentiable]
fn roots_of(p: Spot) -> Spot {
    Spot {
        x: p.x.sqrt(),
        y: p.y.sqrt(),
    }
}

#[differentiable]
fn ignored(p: Spot, k: f64) -> f64 {
    if k > 0.0 { k } else { p.x }
}

#[differentiable]
fn handed_on(p: Spot, k: f64) -> f64 {
    ignored(p, k)
}

#[differentiable]
fn literal_that_is_ignored(x: f64, y: f64) -> f64 {
    handed_on(roots_of(Spot { x, y }), x + 1.0)
}

#[differentiable]
fn root_in_a_literal_that_is_ignored(x: f64, y: f64) -> f64 {
    literal_that_is_ignored(1.0, x.sqrt()) * y
}

#[differentiable]
fn all_roots(p: Vec<f64>) -> Vec<f64> {
    p.iter().map(|x| x.sqrt()).collect()
}

#[differentiable]
fn first_if(p: Vec<f64>, k: f64) -> f64 {
    if k > 0.0 { k } else { p[0] }
}

#[differentiable]
fn vector_that_is_ignored(x: f64, y: f64) -> f64 {
    first_if(all_roots(vec![x, y]), x + 1.0)
}

#[differentiable]
fn root_in_a_vector_that_is_ignored(x: f64, y: f64) -> f64 {
    vector_that_is_ignored(1.0, x.sqrt()) * y
}

#[test]
fn literal_that_a_function_did_not_use_contributes_nothing() {
    let plain = |(x, y): (f64, f64)| format!("{x:?}, {y:?}");
    assert_eq!(plain(grad!(literal_that_is_ignored)(0.0, 0.0)), "1.0, 0.0");
    assert_eq!(plain(grad!(vector_that_is_ignored)(0.0, 0.0)), "1.0, 0.0");
    is!(root_in_a_literal_that_is_ignored, (0.0, 4.0), (0.0, 2.0));
    is!(root_in_a_vector_that_is_ignored, (0.0, 4.0), (0.0, 2.0));
}

#[test]
fn argument_that_a_function_did_not_use_contributes_nothing() {
    is!(larger_root, (0.0, 3.0), (0.0, 1.0));
    is!(larger_root, (0.0, 0.0), (f64::INFINITY, 0.0));
    is!(capped_pole, (0.0, 3.0), (0.0, 1.0));
    is!(larger_root_by_calls, (0.0, 8.0), (0.0, 1.0));
    is!(larger_root_by_calls, (16.0, 2.0), (0.25, 0.0));
    is!(same_root_twice, (0.0, 3.0), (0.0, 1.0));
    is!(larger_sum, (&[0.0, 1.0], 3.0), (vec![0.0, 0.0], 1.0));
    is!(largest_by_calls, (&[0.0, 4.0], 1.0), (vec![0.0, 0.25], 0.0));
    let (by, none) = (Scale { k: 1.0 }, ScaleTangent { k: 0.0 });
    is!(Scale::of_roots, (&by, 0.0, 3.0), (none.clone(), 0.0, 2.0));
    is!(chosen_root, (&by, 0.0, 3.0), (none.clone(), 0.0, 1.0));
    // what is there is not hidden, and nobody is shown a negative zero
    assert!(grad!(minus_a_square)(&by, 0.0).1.is_nan());
    let shown = format!("{:?}", grad!(larger)(1.0, 2.0));
    assert_eq!(shown, "(0.0, 1.0)");
    let shown = format!("{:?}", vjp!(Scale::larger)(&by, 1.0, 2.0).1(1.0));
    assert_eq!(shown, "(ScaleTangent { k: 0.0 }, 0.0, 1.0)");
}

#[differentiable]
fn square_of_a_root(x: f64) -> f64 {
    let r = x.sqrt();
    -(r * r)
}

#[differentiable]
fn chosen_square(x: f64, y: f64) -> f64 {
    square_of_a_root(x).max(y)
}

#[differentiable]
fn square_of_an_element(x: f64) -> f64 {
    let r = [x.sqrt(), 1.0];
    -(r[0] * r[0])
}

#[differentiable]
fn square_of_a_loop(x: f64, n: usize) -> f64 {
    let mut s = x;
    for _ in 0..n {
        s = s.sqrt().max(-1.0);
    }
    -s * s
}

#[test]
fn zero_cotangent_of_what_was_chosen_is_not_hidden() {
    assert!(grad!(square_of_a_root)(0.0).is_nan());
    assert!(grad!(chosen_square)(0.0, -1.0).0.is_nan());
    assert!(grad!(square_of_an_element)(0.0).is_nan());
    assert!(grad!(square_of_a_loop)(0.0, 2).is_nan());
}

#[test]
fn part_of_what_a_call_returns_contributes_nothing() {
    assert_eq!(grad!(logarithm_of_length)(0.0, 0.0), (1.0, 0.0));
    assert_eq!(grad!(logarithm_of_length)(0.0, 2.0), (0.0, 0.5));
    assert_eq!(grad!(field_of_what_is_made)(0.0, 0.0), (3.0, 3.0));
    let nowhere = Place {
        sum: 0.0,
        length: 1.0,
    };
    let g = grad!(second_of_a_method)(&nowhere);
    assert_eq!((g.sum, g.length), (0.0, 1.0));
    assert_eq!(grad!(root_behind_a_call)(0.0, 1.0), (0.0, 2.0));
    assert_eq!(grad!(element_of_what_is_returned)(0.0, 1.0), (0.0, 2.0));
    assert_eq!(grad!(field_at_once)(0.0, 0.0), (0.0, 0.0));
    assert_eq!(grad!(greatest_length)(&[0.0, 3.0]), [0.0, 1.0]);
}

#[derive(Clone, Copy, Differentiable)]
struct Roots {
    root: f64,
    other: f64,
}

#[differentiable]
fn roots(x: f64, other: f64) -> Roots {
    Roots {
        root: x.sqrt(),
        other,
    }
}

#[differentiable]
fn square_of_what_is_read(x: f64, y: f64) -> f64 {
    let r = roots(x, y);
    r.other * r.other
}

#[differentiable]
fn square_of_a_number(x: f64, y: f64) -> f64 {
    let other: f64 = roots(x, y).other;
    other * other
}

#[test]
fn operator_on_what_is_not_known_to_be_a_number_sends_nothing_else() {
    assert_eq!(grad!(square_of_what_is_read)(0.0, 2.0), (0.0, 4.0));
    assert_eq!(grad!(square_of_a_number)(0.0, 2.0), (0.0, 4.0));
}

/// A seed of the user's is there, whatever its sign.
#[test]
fn zero_cotangent_across_a_call_is_not_hidden() {
    assert!(grad!(square_of_a_returned_root)(0.0, 1.0).0.is_nan());
    assert!(grad!(square_of_a_returned_length)(0.0, 0.0).0.is_nan());
    assert!(grad!(square_of_an_argument)(0.0).is_nan());
    let (_, pullback) = vjp!(square_and_length)(0.0, 0.0);
    for zero in [0.0, -0.0] {
        assert!(pullback((1.0, zero)).0.is_nan());
    }
}

#[test]
fn what_is_not_there_is_a_plain_zero_for_the_user() {
    let g = grad!(first_of_doubled)(vec![1.0, 2.0]);
    assert_eq!(g, [2.0, 0.0]);
    assert!(g[1].is_sign_positive());
}

/// Rows without a test, and tests without a row, are mistakes in the table.
#[test]
fn every_row_of_the_table_names_an_existing_test() {
    let table = include_str!("../docs/edges.md");
    let source = include_str!("edges.rs");
    let rows = table
        .lines()
        .filter(|l| l.starts_with("| ") && !l.starts_with("| at the edge"));
    let mut named = vec![];
    for row in rows {
        let cell = row
            .trim_end_matches(" |")
            .rsplit("| ")
            .next()
            .unwrap_or_default();
        let test = cell.trim_matches('`');
        match test.split_once(' ') {
            Some(("edges", name)) => {
                assert!(
                    source.contains(&format!("fn {name}() {{")),
                    "no test for {row}"
                );
                named.push(name);
            }
            Some(("prim_macros", name)) => {
                let prim = name.strip_suffix("::edges").and_then(grad_core::ops::find);
                assert!(
                    prim.is_some_and(|def| !def.tests.edges.is_empty()),
                    "no test for {row}"
                );
            }
            // that target asks itself whether it has the test
            Some(("solvers", _)) => {}
            _ => panic!("no test for {row}"),
        }
    }
    let tests = source
        .split("#[test]\nfn ")
        .skip(1)
        .filter_map(|t| t.split_once("()"));
    let of_tables = ["every_row", "what_the_tables"];
    let is_shown = |name: &str| !of_tables.iter().any(|t| name.starts_with(t));
    for (name, _) in tests.filter(|(name, _)| is_shown(name)) {
        assert!(named.contains(&name), "no row for `{name}`");
    }
}

#[differentiable]
fn direction(x: f64, y: f64) -> f64 {
    let r = (x * x + y * y).sqrt();
    if r < 1e-4 {
        return 1.0;
    }
    x / r
}

/// Values that only the untaken arms use, arm within arm.
#[differentiable]
fn nested_arms(x: f64, k: f64) -> f64 {
    let inverse = 1.0 / x;
    let scaled = k * inverse;
    let mut sum = k * k;
    if x >= 0.0 {
        if x > 0.0 {
            sum += scaled;
        }
    } else {
        sum -= scaled.ln();
    }
    sum
}

/// The cotangent of `u` is not there, and passes an earlier branch on its way.
#[differentiable]
fn two_branches(x: f64, flip: bool) -> f64 {
    let root = x.sqrt();
    let u = if flip { 1.0 / root } else { root };
    if x == 0.0 { 3.0 * x } else { 2.0 * u }
}

#[differentiable]
fn norm(v: &[f64]) -> f64 {
    v.iter().map(|x| x * x).sum::<f64>().sqrt()
}

#[differentiable]
fn root(x: f64) -> f64 {
    x.sqrt()
}

#[differentiable]
fn called_before(v: &[f64], x: f64) -> f64 {
    let (n, r) = (norm(v), root(x));
    if n == 0.0 || r == 0.0 {
        return 2.0 * v[0] + x;
    }
    v[0] / n + r
}

#[test]
fn what_only_the_untaken_branch_uses_contributes_nothing() {
    assert_eq!(grad!(direction)(0.0, 0.0), (0.0, 0.0));
    assert_eq!(grad!(direction)(3.0, 4.0), (0.128, -0.096));
    assert_eq!(grad!(nested_arms)(0.0, 3.0), (0.0, 6.0));
    assert_eq!(grad!(nested_arms)(2.0, 3.0), (-0.75, 6.5));
    assert_eq!(grad!(two_branches)(0.0, false), 3.0);
    assert_eq!(grad!(two_branches)(0.0, true), 3.0);
    assert_eq!(grad!(two_branches)(4.0, false), 0.5);
    assert_eq!(
        grad!(called_before)(&[0.0, 0.0], 0.0),
        (vec![2.0, 0.0], 1.0)
    );
    assert_eq!(
        grad!(called_before)(&[3.0, 4.0], 4.0),
        (vec![0.128, -0.096], 0.25)
    );
}

#[differentiable]
fn squared_root(x: f64, c: bool) -> f64 {
    let root = x.sqrt();
    if c { root * root } else { 0.0 }
}

/// A zero that is a cotangent still meets the infinite partial.
#[test]
fn a_zero_cotangent_of_the_taken_branch_is_not_hidden() {
    assert!(grad!(squared_root)(0.0, true).is_nan());
    assert_eq!(grad!(squared_root)(0.0, false), 0.0);
}

#[test]
fn what_the_tables_name_is_run() -> Result<(), String> {
    claims::hold()
}

/// Elements that are no numbers and are written over: what was there moves out.
mod elements_that_move {
    use grads::prelude::*;

    #[derive(Clone, Debug, Differentiable)]
    struct Row {
        w: Vec<f64>,
        b: f64,
    }

    #[differentiable]
    fn rows(a: &[Vec<f64>], t: f64) -> f64 {
        let mut a = a.to_vec();
        let mut s = 0.0;
        for k in 0..a.len() {
            let p = (2 * k + 1) % a.len();
            a.swap(k, p);
            for x in a[k].iter_mut() {
                *x = (*x * t).sin();
            }
            s += a[p].iter().sum::<f64>() * a[k][0];
            if a[k].len() > 2 {
                a[k] = vec![t * a[p][0]; 2];
            }
        }
        s + a
            .iter()
            .map(|r| r.iter().map(|x| x * x).sum::<f64>())
            .sum::<f64>()
    }

    #[differentiable]
    fn structs(a: &[Vec<f64>], t: f64) -> f64 {
        let mut rows: Vec<Row> = a.iter().map(|w| Row { w: w.clone(), b: t }).collect();
        let mut s = 0.0;
        for k in 0..rows.len() {
            let j = rows.len() - 1 - k;
            rows.swap(k, j);
            let old = std::mem::replace(&mut rows[k].w, vec![t, s]);
            s += old.iter().map(|x| x.sin()).sum::<f64>() * rows[k].b;
            rows[j].b *= s.cos();
        }
        s + rows.iter().map(|r| r.w[0] * r.b).sum::<f64>()
    }

    #[test]
    fn rows_of_other_lengths_change_places() {
        let a = vec![
            vec![0.3, 0.9],
            vec![1.1, 0.2, 0.7],
            vec![0.5],
            vec![0.4, 1.3, 0.6, 0.8],
        ];
        let check = |f: fn(&[Vec<f64>], f64) -> f64, (d, dt): (Vec<Vec<f64>>, f64)| {
            let slope = |at: &dyn Fn(f64) -> f64| (at(1e-6) - at(-1e-6)) / 2e-6;
            let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-7, "{a} is not {b}");
            near(dt, slope(&|h| f(&a, 0.7 + h)));
            for (i, row) in d.iter().enumerate() {
                assert_eq!(row.len(), a[i].len());
                for (j, found) in row.iter().enumerate() {
                    let moved = |h| {
                        let mut a = a.clone();
                        a[i][j] += h;
                        f(&a, 0.7)
                    };
                    near(*found, slope(&moved));
                }
            }
        };
        check(rows, grad!(rows)(&a, 0.7));
        check(structs, grad!(structs)(&a, 0.7));
        let (_, back) = vjp!(rows)(&a, 0.7);
        assert_eq!(back(1.0), back(1.0));
    }
}
