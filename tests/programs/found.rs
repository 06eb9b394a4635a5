//! What random programs found: small programs of which the derivative was wrong or refused.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn third_of(row: [f64; 4], grid: &[f64], other: &[f64]) -> f64 {
    row[2] * grid[0] + other[1]
}

/// A branch that is known to be taken, with a branch in it that looks at a part of a struct.
#[differentiable(forward)]
fn known_branch(row: &[f64; 2]) -> f64 {
    let spot = Spot {
        x: row[0].atan(),
        y: row[0].abs(),
        z: row[0].tanh(),
    };
    let found: f64 = 'found: {
        if 2 < 3 || spot.z > 1.0 {
            break 'found row[1..].iter().map(|p| p * spot.z).sum::<f64>();
        }
        spot.x.atan().cosh()
    };
    found * found - row.windows(2).map(|w| w[1] * spot.y).sum::<f64>()
}

/// One array by value and lent, twice: the cotangents of all three add up.
#[differentiable(forward)]
fn passed_and_lent(a: [f64; 4]) -> f64 {
    third_of(a, &a, &a)
}

#[differentiable(forward)]
fn read3(s: &[f64; 3]) -> f64 {
    s[0] * s[1] + s[2]
}

/// A `&mut` array where a shared one is asked for.
#[differentiable(forward)]
fn lent_again(xs: &mut [f64; 3]) -> f64 {
    let mut b = [0.0; 2];
    b[0] = read3(xs);
    xs[1] = b[0];
    b[0] * read3(xs)
}

/// The end of a range is an integer of a type that only its use settles.
#[differentiable(forward)]
fn zipped_with_a_count(xs: &[f64]) -> f64 {
    let mut n = 0;
    while n < 2 {
        n += 1;
    }
    xs.iter().zip(0..n).map(|(x, i)| x * i as f64 + x).sum()
}

#[differentiable(forward)]
fn pair_of(x: f64) -> [f64; 2] {
    [x.sin(), x * x]
}

/// What a call gives has the type of its elements only.
#[differentiable(forward)]
fn vector_of_a_result(x: f64) -> f64 {
    let pair = pair_of(x);
    let mut row = pair.to_vec();
    row[0] *= pair[1];
    row[0] + row[1]
}

#[differentiable(forward)]
fn pair_and_number(x: f64) -> ([f64; 2], f64) {
    ([x.sin(), x * x], x.cos())
}

/// A part of a result that is read by its elements.
#[differentiable(forward)]
fn part_of_a_result(x: f64) -> f64 {
    let (pair, y) = pair_and_number(x);
    let (a, mut b) = (pair[0], 0.5 * y);
    b += pair[1];
    a * b
}

/// A vector that is written whole and by elements.
#[differentiable(forward)]
fn overwritten(mut xs: Vec<f64>, ys: &[f64], e: f64) -> f64 {
    xs[3] += e.sin();
    xs[2] += e + xs[1];
    xs.copy_from_slice(&ys[1..]);
    xs.swap(0, 0);
    xs[3] = e;
    e - xs[1] * 2.0 + xs[1] * xs[2] - ys[0] * e
}

/// An element that was read before the vector moves into the result, and part of a struct.
#[differentiable(forward)]
fn moved_after_a_read(x: f64) -> (Vec<f64>, f64) {
    let xs = vec![x.sin(), x * x];
    let y = xs[0];
    (xs, y)
}

#[derive(Clone, Debug, Differentiable)]
struct Row {
    items: Vec<f64>,
    first: f64,
}

#[differentiable(forward)]
fn moved_into_a_struct(x: f64) -> f64 {
    let items = vec![x.sin(), x * x];
    let first = items[0];
    let row = Row { items, first };
    row.items[1] * row.first + row.items[0]
}

/// A comparison after a cast that ends a difference.
#[differentiable(forward)]
fn compared_after_a_cast(x: f64, k: usize) -> f64 {
    let p = x * 3.0 - (k as f64);
    if p < x { x * x } else { x.sin() }
}

#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Spot {
    x: f64,
    y: f64,
    z: f64,
}

/// A power of a field of whose type nothing else says anything.
#[differentiable(forward)]
impl Spot {
    fn flattened(&self) -> Spot {
        Spot {
            x: self.y - self.x,
            y: self.x / (self.y.powi(2) + 1.0),
            z: 0.25 * self.z,
        }
    }
    fn shrink(&mut self) {
        self.x /= self.z.powi(2) + 1.0;
    }
}

#[differentiable(forward)]
fn flattened_twice(x: f64, y: f64) -> f64 {
    let mut spot = Spot { x, y, z: x * y };
    spot.shrink();
    let spot = spot.flattened();
    spot.x * spot.y + spot.z
}

/// What comes in by reference comes out as it is.
#[differentiable(forward)]
fn copied_number(x: &f64) -> f64 {
    *x
}

#[differentiable(forward)]
fn copied_array(a: &[f64; 2]) -> [f64; 2] {
    *a
}

#[differentiable(unconnected = "zero", forward)]
fn copied_into(out: &mut [f64; 2], a: &[f64; 2]) {
    *out = *a;
}

#[differentiable(forward)]
fn copied_spot(spot: &Spot) -> Spot {
    Spot { ..*spot }
}

#[differentiable(forward)]
fn cloned_vector(a: &Vec<f64>) -> Vec<f64> {
    a.clone()
}

#[differentiable(forward)]
fn of_copies(x: f64, y: f64) -> f64 {
    let spot = copied_spot(&Spot { x, y, z: x * y });
    let mut a = copied_array(&[spot.x, spot.y * spot.z]);
    let swapped = [x * a[1], a[0]];
    copied_into(&mut a, &swapped);
    let v = cloned_vector(&vec![a[0], a[1] * copied_number(&y)]);
    v[0] * v[1]
}

#[differentiable(forward)]
fn doubled(x: &mut f64) -> f64 {
    *x *= 2.0;
    x.sin()
}

/// The value of a call is used on one way only; what it changed is used on both.
#[differentiable(forward)]
fn changed_by_a_call(x: f64, y: f64) -> f64 {
    let mut a = x * y;
    let u = doubled(&mut a);
    let b = if u >= 0.5 { u } else { y };
    b * a.cos()
}

#[differentiable(forward)]
fn two_numbers(x: f64) -> (f64, f64) {
    (x.sin(), x * x)
}

/// A tuple that a call gave is replaced on one way and changed on another.
#[differentiable(forward)]
fn replaced_or_changed(x: f64) -> f64 {
    let mut pair = two_numbers(x);
    if pair.1 > 1.5 {
        if pair.1 > 8.0 {
            pair = (x * pair.0, pair.1 - x);
        } else {
            pair.1 = pair.0;
        }
    } else {
        for i in 0..2 {
            pair = (pair.1 * (i as f64), pair.0 + pair.1);
        }
    }
    pair.0 * 0.5 + pair.1
}

/// A power of a part of a result.
#[differentiable(forward)]
fn damped(x: f64, n: usize) -> f64 {
    let mut pair = two_numbers(x);
    let mut i = 0;
    let w: f64 = loop {
        i += 1;
        match i % 3 {
            0 => {
                if i > n {
                    return pair.1;
                }
            }
            m if pair.1 > -0.7 => {
                if pair.0 < 0.3 {
                    pair.0 *= (-pair.0.powi(2)).exp();
                } else {
                    pair.1 += pair.1.abs() + (m as f64);
                }
            }
            _ => {}
        }
        if i >= 4 {
            break 3.0;
        }
    };
    w * pair.0 + pair.1
}

/// What a call gives is written in place, and is the function's own tuple.
#[differentiable(forward)]
fn scaled_member(x: f64, #[no_diff] u: &mut f64) -> (f64, f64) {
    let mut pair = two_numbers(x);
    let (a, b) = pair;
    for n in 0..4 {
        if n < 3 {
            pair.0 /= (*u).powi(2) + 1.0;
            continue;
        }
        pair.1 += [pair.0; 3][n % 3] * a * b;
    }
    pair
}

/// A field of a constant struct has the name of a variable, and what a pattern binds is not used.
#[allow(unused_variables)]
#[differentiable(forward)]
fn unused_parts(#[no_diff] unit: &Spot, y: &mut f64, x: f64) -> f64 {
    let Spot { x: a, y: e, .. } = *unit;
    if x > 9.0 {
        let Spot { y: b, z, .. } = *unit;
    }
    *y *= a;
    x * *y
}

flat_record! {
    Knot { k, q }
    Pack { first, rest }
    Spot { x, y, z }
}

/// The programs of this file.
type Pair = (f64, f64);

/// Tuples behind an alias, pushed in two places.
#[differentiable(forward)]
fn aliased_pairs(x: f64, n: usize) -> f64 {
    let mut pairs: Vec<Pair> = Vec::with_capacity(n);
    for i in 0..n {
        if i % 2 == 0 {
            pairs.push((x, x * i as f64));
        } else {
            pairs.push((1.0, x.sin()));
        }
    }
    let mut sum = 0.0;
    for p in &pairs {
        sum += p.0 * p.1;
    }
    sum
}

/// What is given to one place at the end comes from another, which is given something else.
#[differentiable(forward)]
fn handed_on(p: &mut [f64; 2], q: &mut [f64; 2], r: [f64; 2]) -> f64 {
    let x = p[0];
    *p = *q;
    *q = r;
    p[0] * p[0] + q[1] * p[1] * x
}

#[differentiable(forward)]
fn rotated(p: &mut Vec<f64>, q: &mut Vec<f64>, r: &mut Vec<f64>) -> f64 {
    let first = p.clone();
    *p = q.clone();
    *q = r.clone();
    *r = first;
    p[0] * q[0] + q[1] * r[1] + r[0] * r[0]
}

#[differentiable(forward)]
fn exchanged(p: &mut Spot, q: &mut Spot) -> f64 {
    std::mem::swap(p, q);
    p.x * p.x + q.x * p.y * q.z
}

// what is read of two vectors before they change places in the same trip
#[differentiable(forward)]
fn read_then_exchanged(v: &[f64]) -> f64 {
    let (mut x, mut y) = (v[0], v[1]);
    let mut a = vec![v[2], v[0] * 2.0];
    let mut p = vec![v[1] * 3.0, v[2] * v[2]];
    for _ in 0..3 {
        let t = y;
        y = x + p[0];
        x = t;
        std::mem::swap(&mut a, &mut p);
    }
    x * 5.0 + y + a[1] + 3.0 * p[1]
}

// the same with arrays, of which one stays, and numbers that go round
#[differentiable(forward)]
fn arrays_read_then_exchanged(v: &[f64]) -> f64 {
    let (mut x, mut y, mut z) = (v[0], v[1], v[2]);
    let (mut a, mut b, mut c) = ([v[2], x], [y, v[2] * x], [x * y, 1.0]);
    for i in 0..4 {
        (x, y, z) = (y + a[1], z - b[0], x + c[i % 2]);
        (a, b, c) = (c, b, a);
    }
    x * 2.0 + y * a[0] + b[1] * c[0] + z
}

// a vector that is made in a trip, carried on and read as the loop ends
#[differentiable(forward)]
fn replaced_before_a_break(v: &[f64], n: i32) -> f64 {
    let mut w = vec![v[0], v[1]];
    let mut count = 0;
    let e = loop {
        count += 1;
        if count < n {
            break w[0] - w[1];
        }
        let old = std::mem::replace(&mut w, vec![v[1] * v[1], v[0]]);
        if count >= 2 || v[0] > 0.0 {
            break w[0] * old[1];
        }
    };
    e * w[1]
}

// methods that are called like those of options, arrays and numbers, of what shows that it is a struct
#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Knot {
    k: f64,
    q: f64,
}

#[differentiable(forward)]
impl Knot {
    fn of(k: f64) -> Knot {
        Knot { k, q: k * k }
    }
    fn unwrap_or(&self, other: f64) -> f64 {
        self.k * other + self.q
    }
    fn is_some_and(&self, by: f64) -> f64 {
        self.q * by
    }
    fn and_then(&self, by: f64) -> f64 {
        self.k * by
    }
    fn or_else(self, by: f64) -> Knot {
        Knot {
            k: self.q + by,
            ..self
        }
    }
    fn rotate_left(&mut self, by: f64) {
        *self = Knot {
            k: self.q,
            q: self.k * by,
        };
    }
    fn copy_from_slice(&mut self, from: &[f64]) {
        self.k = from[0] * self.q;
    }
    fn to_vec(&self) -> Vec<f64> {
        vec![self.k, self.q * 2.0]
    }
    fn clamp(self, low: f64, high: f64) -> Knot {
        Knot {
            k: self.k.clamp(low, high),
            q: self.q * low,
        }
    }
}

#[derive(Clone, Debug, Differentiable)]
pub struct Pack {
    first: Knot,
    rest: Vec<Knot>,
}

#[differentiable(forward)]
fn called_like_those_of_options(x: f64) -> f64 {
    let made = Knot::of(x);
    made.unwrap_or(made.q) + made.is_some_and(x)
}

#[differentiable(forward)]
fn values_where_options_take_functions(v: &[f64]) -> f64 {
    let made = Knot::of(v[0]);
    let first = made.and_then(v[1]);
    let other = made.or_else(first);
    first * v[0] + other.unwrap_or(first) + other.k
}

#[differentiable(forward)]
fn fields_called_like_options(pack: &Pack) -> f64 {
    let Pack { first, rest } = pack;
    let mut total = first.unwrap_or(2.0) * first.k;
    for cell in rest {
        total += cell.unwrap_or(cell.q) - pack.first.is_some_and(0.5);
    }
    total
}

#[differentiable(forward)]
fn called_like_those_of_arrays(pack: &mut Pack, cell: &mut Knot, x: &[f64]) -> f64 {
    pack.first.rotate_left(x[0]);
    cell.copy_from_slice(&x[..2]);
    let v = cell.to_vec();
    pack.first.k * cell.k + v[0] * v[1] * x[1]
}

#[differentiable(forward)]
fn kept_in_bounds(cell: Knot, x: f64) -> f64 {
    let near = cell.clamp(-1.0, 1.0 + x * x);
    let nearer = near.clamp(-0.5 * x, 2.0);
    nearer.k * cell.q + nearer.q
}

/// The cotangent of `x` stands in that of `at` until it is replaced by what `at` was given.
#[differentiable(unconnected = "zero", forward)]
fn read_where_another_is_left(x: f64, at: &mut Spot) -> f64 {
    let mut old = std::mem::replace(
        at,
        Spot {
            x: 1.0,
            y: x,
            z: 0.5,
        },
    );
    old.y += old.y;
    let mut state = [old.y / 3.0, old.x * old.x];
    state.swap(0, 1);
    for w in state.iter_mut().rev() {
        at.x = 0.9 / (*w * *w + 0.5);
    }
    state[1].sin() + old.z * state[0]
}

/// A block of trips whose only use of the counter is a factor.
#[differentiable(forward)]
fn pairs_of_a_range(row: &[f64]) -> f64 {
    let pairs = (0..=1).zip(1..row.len());
    pairs
        .map(|(i, j)| j as f64 * (row[i] + row[j] * row[j]))
        .sum()
}

/// That the second branch is never taken is only known once the first is gone.
#[differentiable(unconnected = "zero", forward)]
fn known_after_another(v: [f64; 4]) -> Spot {
    let more: f64 = 'block: {
        if 1.5 > -0.4 {
            return Spot {
                x: v[1].sin(),
                y: v[0] * v[3],
                z: 0.0,
            };
        }
        break 'block v[0] + v[3];
    };
    let mut ys = [0.0; 3];
    for k in 1..ys.len() {
        ys[k] = (v[k] * k as f64).sin() + more;
    }
    Spot {
        x: ys[2],
        y: ys[1].atan2(1.5),
        z: ys[0],
    }
}

/// Two names of one value, of which it is known only late that nobody writes to one of them: a loop captures it twice.
#[differentiable(forward)]
fn two_names(a: f64, buf: &[f64; 2]) -> f64 {
    let pack = packed(a);
    let mut other = pack.clone();
    if 2 % 3 == 0 {
        other.first.k = 1.0;
    }
    let s = buf
        .iter()
        .map(|u| u * pack.first.k)
        .fold(a, |acc, u| acc + u * other.first.q);
    s * other.first.q
}
#[differentiable(forward)]
fn packed(a: f64) -> Pack {
    Pack {
        first: Knot {
            k: a * 3.0,
            q: a * a,
        },
        rest: vec![],
    }
}

/// A write behind a part of a vector, of which the way back finds the element by the vector's length.
#[differentiable(forward)]
fn written_behind_a_part(buf: &mut Vec<f64>, x: f64, v: &[f64]) -> f64 {
    let found = if v[0] > 0.5 {
        let state = &mut buf[2..];
        state[0] = v[1].cbrt().min(if 0 < 3 { state[0] } else { state[1] });
        v[1]
    } else {
        v[0]
    };
    found * x
}

#[derive(Clone, Copy, Debug, Differentiable)]
pub struct Arm {
    #[no_diff]
    k: f64,
    at: f64,
    sum: f64,
    last: [f64; 3],
}

/// The lesser of two constants, where rustc alone knows that they are.
#[differentiable(forward)]
impl Arm {
    #[differentiable(unconnected = "zero")]
    fn stretched(&mut self) -> f64 {
        self.sum += (if self.at > 1.0 {
            self.last[0]
        } else {
            self.last[2]
        }) * self.k.min(self.k);
        self.last[2] = self.last[1].max(0.0).sqrt();
        self.last[1]
    }
}

#[differentiable(forward)]
fn lesser_of_constants(row: &[f64; 4]) -> f64 {
    let mut arm = Arm {
        k: 1.5,
        at: row[0],
        sum: row[0],
        last: [row[1], row[2], row[3]],
    };
    let value = arm.stretched();
    value * arm.sum + arm.last[2]
}

#[differentiable(forward)]
fn total_times<const N: usize>(xs: [f64; N], s: f64) -> f64 {
    xs.iter().sum::<f64>() * s
}

/// An arm that is known not to be taken, as it is not what another one gives.
#[differentiable(forward)]
fn never_taken(x: f64, ys: &[f64]) -> f64 {
    let shape: Option<f64> = if -1.0 > 2.0 { Some(x) } else { None };
    match &shape {
        None => x * ys[1],
        Some(z) => x * total_times([ys[0]; 7], *z),
    }
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward never_taken(0.7, &[0.4, -1.1]) calls total_times),
        program!(forward passed_and_lent([-0.4, 1.0, -0.7, 0.3]) calls third_of),
        program!(forward lent_again(&mut [0.4, -1.1, 0.7]) calls read3),
        program!(forward zipped_with_a_count(&[0.4, -1.1, 0.7])),
        program!(forward vector_of_a_result(0.7) calls pair_of),
        program!(forward part_of_a_result(0.7) calls pair_and_number),
        program!(forward overwritten(
            vec![0.9, -1.1, -0.2, 1.2],
            &[0.8, -1.1, 0.35, 0.6, 0.9],
            -0.4
        )),
        program!(forward moved_after_a_read(0.7); pulled (vec![0.5, -0.3], 1.5)),
        program!(forward moved_into_a_struct(0.7)),
        program!(forward compared_after_a_cast(0.7, 1)),
        program!(forward flattened_twice(0.7, -0.4) calls Spot::flattened, Spot::shrink),
        program!(forward changed_by_a_call(0.7, 1.2) calls doubled),
        program!(forward changed_by_a_call(0.7, -0.4) calls doubled),
        program!(forward copied_number(&0.7)),
        program!(forward copied_array(&[0.7, -0.2]); pulled [0.5, 2.0]),
        program!(forward copied_into(&mut [0.7, -0.2], &[1.0, 2.0]); pulled [0.5, 2.0]),
        program!(forward copied_spot(&Spot { x: 0.7, y: -0.2, z: 0.1 }); pulled SpotTangent { x: 0.5, y: 2.0, z: -1.0 }),
        program!(forward cloned_vector(&vec![0.7, -0.2]); pulled vec![0.5, 2.0]),
        program!(forward of_copies(0.7, -0.2) calls copied_number, copied_array, copied_into, copied_spot, cloned_vector),
        program!(forward replaced_or_changed(0.7) calls two_numbers),
        program!(forward replaced_or_changed(1.7) calls two_numbers),
        program!(forward replaced_or_changed(3.7) calls two_numbers),
        program!(forward damped(0.2, 4) calls two_numbers),
        program!(forward damped(1.2, 2) calls two_numbers),
        program!(forward aliased_pairs(1.5, 5)),
        program!(forward unused_parts(const &Spot { x: 0.7, y: -0.2, z: 0.1 }, &mut 1.3, 0.4)),
        program!(forward scaled_member(1.2, const &mut -0.7) calls two_numbers; pulled ((-2.0, 0.3), 0.5)),
        program!(forward handed_on(&mut [0.7, -0.2], &mut [1.3, 0.4], [0.5, 2.0]); pulled (1.0, [0.3, 0.5], [-0.7, 2.0])),
        program!(forward rotated(&mut vec![0.7, -0.2], &mut vec![1.3, 0.4], &mut vec![0.5, 2.0]); pulled (1.0, vec![0.3, 0.5], vec![-0.7, 2.0], vec![0.2, -0.4])),
        program!(forward known_branch(&[0.7, 0.6])),
        program!(forward read_then_exchanged(&[0.7, -0.2, 1.3])),
        program!(forward arrays_read_then_exchanged(&[0.7, -0.2, 1.3])),
        program!(forward replaced_before_a_break(&[0.7, -0.2], 1)),
        program!(forward replaced_before_a_break(&[-0.7, 0.2], 1)),
        program!(forward replaced_before_a_break(&[0.7, -0.2], 3)),
        program!(forward called_like_those_of_options(0.7) calls Knot::of, Knot::unwrap_or, Knot::is_some_and),
        program!(forward values_where_options_take_functions(&[0.7, -0.2]) calls Knot::of, Knot::and_then, Knot::or_else, Knot::unwrap_or),
        program!(forward fields_called_like_options(&Pack { first: Knot { k: 0.7, q: -0.2 }, rest: vec![Knot { k: 1.3, q: 0.4 }] }) calls Knot::unwrap_or, Knot::is_some_and),
        program!(forward called_like_those_of_arrays(&mut Pack { first: Knot { k: 0.7, q: -0.2 }, rest: vec![] }, &mut Knot { k: 1.3, q: 0.4 }, &[0.5, 2.0]) calls Knot::rotate_left, Knot::copy_from_slice, Knot::to_vec),
        program!(forward read_where_another_is_left(0.7, &mut Spot { x: 0.4, y: -0.2, z: 0.1 }); pulled (1.0, SpotTangent { x: 0.3, y: 0.5, z: -0.7 })),
        program!(forward two_names(0.7, &[0.4, -1.2]) calls packed),
        program!(forward pairs_of_a_range(&[0.7, -0.2, 1.3])),
        program!(forward known_after_another([0.7, -0.2, 1.3, 0.4]); pulled SpotTangent { x: 0.3, y: 0.5, z: -0.7 }),
        program!(forward kept_in_bounds(Knot { k: 0.7, q: -0.2 }, 0.4) calls Knot::clamp),
        program!(forward written_behind_a_part(&mut vec![0.6, -0.7, 0.4, -0.5], 0.9, &[0.7, 0.3])),
        program!(forward written_behind_a_part(&mut vec![0.6, -0.7, 1.2, -0.5], 0.9, &[0.7, 0.3])),
        program!(forward lesser_of_constants(&[0.7, 0.3, 0.4, 0.5]) calls Arm::stretched),
        program!(forward exchanged(&mut Spot { x: 0.7, y: -0.2, z: 0.1 }, &mut Spot { x: 1.7, y: 0.2, z: 0.4 }); pulled (1.0, SpotTangent { x: 0.3, y: 0.5, z: -0.7 }, SpotTangent { x: 2.0, y: 0.2, z: -0.4 })),
    ]
}
