//! Patterns that test and take apart, and jumps inside operands.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn literals(x: f64, n: i32) -> f64 {
    let a = if let 1 = n { x } else { x * x };
    let b = if let -3..=-1 | 7 = n { a.sin() } else { a };
    if let 2.. = n {
        return b * 3.0;
    }
    b
}

#[differentiable(forward)]
fn negative_literals(x: f64, n: i64) -> f64 {
    match n {
        i64::MIN..=-10 => x,
        -9..-1 => x * x,
        -1 => x.powi(3),
        0 | 2 | 4 => x.sin(),
        k if k % 2 == 1 => x * k as f64,
        _ => x.exp(),
    }
}

#[differentiable(forward)]
fn params_by_reference(&[x, y]: &[f64; 2], &(k, n): &(f64, i32), [.., last]: &[f64; 3]) -> f64 {
    (x * y.exp() + k * last).powi(n)
}

const STEEP: usize = 4;

#[differentiable(forward)]
fn upper_case_constants(x: f64, n: usize) -> f64 {
    const FLAT: usize = 1;
    match n {
        FLAT => x,
        STEEP => x.powi(4),
        usize::MAX => 0.0,
        n @ 2..=3 => x * n as f64,
        other => x / other as f64,
    }
}

#[differentiable(forward)]
fn either_side(x: f64, y: f64, i: usize, j: usize) -> f64 {
    let w = match (i, j) {
        (0, k) | (k, 0) => k as f64,
        (a, b) if a == b => 2.0 * a as f64,
        (1, 2 | 3) => 0.5,
        _ => 0.25,
    };
    w * x + y * y
}

#[differentiable(forward)]
fn first_and_last(x: [f64; 4]) -> f64 {
    let [first, .., last] = x;
    let [_, middle @ .., _] = &x;
    first * last + middle[0].sin() + middle.iter().sum::<f64>()
}

#[differentiable(forward)]
fn slices_by_length(x: &[f64]) -> f64 {
    match x {
        [] => 1.0,
        [a] => a * a,
        [a, b] => a * b,
        [first, rest @ ..] if rest.len() == 2 => first * rest[0] + rest[1].exp(),
        [first, .., last] => first / last,
    }
}

#[differentiable(forward)]
fn horner_by_slices(coefficients: &[f64], x: f64) -> f64 {
    let mut rest = coefficients.len();
    let mut value = 0.0;
    while let [.., last] = &coefficients[..rest] {
        value = value * x + last;
        rest -= 1;
    }
    value
}

#[differentiable(forward)]
fn window_patterns(x: &[f64]) -> f64 {
    let mut energy = 0.0;
    for w in x.windows(3) {
        if let [a, b, c] = w {
            energy += (a - 2.0 * b + c).powi(2);
        }
    }
    for pair in x.chunks(2) {
        energy += match pair {
            [a, b] => a * b,
            [a] => a.cos(),
            _ => 0.0,
        };
    }
    energy
}

#[differentiable(forward)]
fn arrays_by_value(x: f64, y: f64) -> f64 {
    let points = [[x, y], [y, x * x], [1.0, x + y]];
    let [[a, _], .., [_, b]] = points;
    let mut sum = 0.0;
    for [p, q] in points {
        sum += p * q;
    }
    a * b + sum
}

#[differentiable(forward)]
fn numbers_of_a_kind(x: &[f64], kinds: &[usize]) -> f64 {
    let mut sum = 0.0;
    for (v, kind) in x.iter().zip(kinds) {
        sum += match (kind, *v > 0.0) {
            (0, _) => v * v,
            (1, true) => v.ln(),
            (1, false) => -v,
            (k, positive) if positive => v * *k as f64,
            _ => continue,
        };
    }
    sum
}

#[differentiable(forward)]
fn else_returns(x: &[f64], n: usize) -> f64 {
    let 1.. = n else {
        return x[0];
    };
    let [a, b, ..] = x else {
        return x.iter().product();
    };
    let (true, k) = (n > 2, n * 2) else {
        return a - b;
    };
    a * b * k as f64
}

#[differentiable(forward)]
fn else_panics(x: &[f64]) -> f64 {
    let [a, rest @ ..] = x else {
        panic!("there is nothing here");
    };
    let s: f64 = rest.iter().map(|v| v * a).sum();
    s + a.sin()
}

#[differentiable(forward)]
fn else_continues(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    for i in 0..x.len() {
        let [a, b, ..] = &x[i..] else {
            sum *= 2.0;
            break;
        };
        let true = *a < 3.0 else { continue };
        sum += a * b;
    }
    sum
}

#[differentiable(forward)]
fn chains_of_conditions(x: &[f64], n: usize) -> f64 {
    let mut sum = 1.0;
    if n > 1
        && let [a, b, ..] = x
        && a < b
    {
        sum += a * b;
    }
    let y = if let [a, .., z] = x
        && *z > 0.0
    {
        a.sin() * z
    } else if let Some(v) = x.get(n)
        && n < 2
    {
        v * v
    } else {
        sum * 0.5
    };
    if let Some(v) = x.get(n + 1)
        && *v < 0.0
        && y > 0.0
    {
        return v * y;
    } else {
        sum += y;
    }
    sum * y
}

#[differentiable(forward)]
fn matches_macro(x: f64, n: i32, m: usize) -> f64 {
    let small = matches!(n, -2..=2);
    let mut y = if matches!((n, m), (0, _) | (_, 0)) {
        x
    } else {
        x * x
    };
    if !small && matches!(m, k if k > 3) {
        y *= x;
    }
    if matches!(x, v if v > 1.0) {
        y.sqrt()
    } else {
        y
    }
}

#[differentiable(forward)]
fn condition_that_assigns(x: f64) -> f64 {
    let mut n = 0;
    let mut s = x;
    while {
        n += 1;
        n < 5
    } {
        if n == 3 {
            continue;
        }
        s *= x;
    }
    s + n as f64
}

#[differentiable(forward)]
fn condition_that_moves(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let mut s = 0.0;
    while y.pop().is_some_and(|v| v > 0.0) {
        s += y.iter().sum::<f64>();
        if y.len() == 1 {
            break;
        }
    }
    s
}

#[differentiable(forward)]
fn returns_in_operands(x: f64, y: f64, n: usize) -> f64 {
    let a = 1.0 + if x > 2.0 { return x } else { 2.0 * x };
    let b = a * match n {
        0 => return a * y,
        1 => y,
        2 => {
            if y > 1.0 {
                return y.sin();
            }
            y * y
        }
        _ => y.exp(),
    } + x;
    (b - x).max(match n {
        3 => return b,
        _ => 0.1 * y,
    })
}

#[differentiable(forward)]
fn breaks_in_operands(x: &[f64]) -> f64 {
    let mut sum = 0.0;
    let mut scale = 1.0;
    for i in 0..x.len() {
        sum += x[i] * if x[i] > 4.0 { break } else { scale };
        scale = if i % 2 == 0 { continue } else { scale * x[i] };
        sum -= 0.5 * scale;
    }
    sum
}

#[differentiable(forward)]
fn jumps_in_calls(x: &[f64], n: usize) -> f64 {
    let mut total = 0.0;
    'rows: for i in 0..n {
        for j in 0..x.len() {
            total += hypotenuse(
                x[j],
                match (i + j) % 4 {
                    0 => continue,
                    3 => continue 'rows,
                    _ if x[j] > 5.0 => break 'rows,
                    k => k as f64,
                },
            );
        }
    }
    total
}

#[differentiable(forward)]
fn hypotenuse(a: f64, b: f64) -> f64 {
    (a * a + b * b).sqrt()
}

#[differentiable(forward)]
fn order_of_operands(x: f64, n: usize) -> f64 {
    let mut y = x;
    // the left side is read before the right side changes it
    let z = y * {
        y += 1.0;
        if n == 0 {
            return y;
        }
        y
    };
    let w = y.mul_add(
        {
            y *= 3.0;
            y
        },
        if n == 1 { return z } else { x },
    );
    z + w * y
}

#[differentiable(forward)]
fn pairs_from_a_match(x: f64, y: f64, n: usize) -> f64 {
    let (a, b) = match n {
        0 => (x, y),
        1 => (y, x * x),
        2 => return x * y,
        _ => (x.sin(), y.cos()),
    };
    let ((c, d), e) = if a > b {
        ((a, b), 1.0)
    } else if n == 7 {
        return a;
    } else {
        ((b, a), 2.0)
    };
    c * e - d
}

#[differentiable(forward)]
fn late_pairs(x: f64, n: usize) -> f64 {
    let pair;
    if n > 1 {
        pair = (x, x * x);
    } else {
        pair = (x.sin(), 1.0);
    }
    let both = loop {
        if n == 0 {
            break (pair.1, pair.0);
        }
        break (pair.0, x);
    };
    both.0 * both.1 + pair.1
}

#[differentiable(forward)]
fn logic_that_jumps(x: f64, n: usize) -> f64 {
    let mut y = x;
    let _ = n > 0 || return x * 3.0;
    for i in 0..10 {
        let go = i < n || break;
        let odd = i % 2 == 1 && if i == 5 { continue } else { true };
        y += if go && odd { x } else { 0.5 };
    }
    y * y
}

#[differentiable(forward)]
fn jumping_headers(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..match n {
        0 => return x[0],
        n => n.min(x.len()),
    } {
        if match i {
            0 => continue,
            3 => return s,
            _ => x[i] > 0.0,
        } {
            s += x[i] * x[i];
        }
        match if i == 2 { break } else { i } {
            1 => s *= 2.0,
            _ => s += 1.0,
        }
    }
    while (if s > 100.0 { return s } else { s }) < 20.0 {
        s *= 1.5;
    }
    s
}

#[differentiable(forward)]
fn blocks_with_labels(x: f64, n: usize) -> f64 {
    let y = 'choose: {
        if n == 0 {
            break 'choose x;
        }
        let z = x * match n {
            1 => break 'choose x.sin(),
            2 => return x.cos(),
            k => k as f64,
        };
        z * z
    };
    let mut s = y;
    'skip: {
        if n > 3 {
            break 'skip;
        }
        s += x;
    }
    let (a, b) = 'pair: {
        if n > 2 {
            break 'pair (x, y);
        }
        (y, s)
    };
    s * a + b
}

#[differentiable(forward)]
fn chosen_references(a: [f64; 2], b: [f64; 2], n: usize) -> f64 {
    let r = if n > 1 { &a } else { &b };
    let k = match n {
        0 => &a[0],
        1 => &b[1],
        _ => &r[0],
    };
    r[0] * r[1] + k * 2.0
}

#[differentiable(forward)]
fn elements_in_place(x: &mut [f64], n: usize) -> f64 {
    if let [first, .., last] = x {
        *first *= *last;
        *last = first.sin();
    }
    match x {
        [a, b, rest @ ..] if n > 1 => {
            *a += *b;
            for v in rest.iter_mut() {
                *v *= *a;
            }
        }
        [a, ..] => *a = 2.0,
        [] => {}
    }
    if let Some(v) = x.first_mut() {
        *v *= 3.0;
    }
    if let Some(v) = x.get_mut(n) {
        *v += 1.0;
    } else if let Some((last, rest)) = x.split_last() {
        return last * rest[0];
    }
    x.iter().sum()
}

#[differentiable(forward)]
fn constant_start(x: f64, n: usize) -> f64 {
    #[no_diff]
    let y = match n {
        0 => return x,
        _ => x * x,
    };
    y * x
}

#[differentiable(forward)]
fn product(w: &[f64]) -> f64 {
    w[0] * w[1]
}

#[differentiable(forward)]
fn of_pair(w: &(f64, f64)) -> f64 {
    w.0 * w.1.sin()
}

/// A member of a tuple that is borrowed is a reference.
#[differentiable(forward)]
fn borrowed_members(x: f64, y: f64) -> f64 {
    let pairs = [([x, y], x), ([y, 2.0], y)];
    let mut s = 0.0;
    for (a, b) in &pairs {
        s += product(a) * b;
    }
    let (a, b) = &pairs[1];
    let ((c, d), e) = (&(x, y), &x);
    s + pairs.iter().map(|(a, b)| product(a) * b).sum::<f64>() + product(a) * b * c * d * e
}

#[differentiable(forward)]
fn members_changed(x: f64, y: f64) -> f64 {
    let mut pair = (x, [y, x]);
    let (a, b) = &mut pair;
    *a *= 2.0;
    b[1] += *a;
    let mut many = vec![(x, y), (y, x * y)];
    for (a, b) in many.iter_mut() {
        *a *= *b;
        *b += *a;
    }
    pair.0 * product(&pair.1) + many[0].0 * many[1].1
}

#[differentiable(forward)]
fn stepped(s: &mut (f64, f64), k: f64) {
    s.0 += k * s.1;
    s.1 -= k * s.0;
}

#[differentiable(forward)]
fn tuples_stepped(x: f64, k: f64) -> f64 {
    let mut s = (x, 0.3);
    for _ in 0..4 {
        stepped(&mut s, k);
        let t = &mut s;
        t.0 *= 1.1;
        std::mem::swap(&mut t.0, &mut t.1);
    }
    let mut best = (0usize, x);
    for i in 0..3 {
        let (n, v) = &mut best;
        *n += 1;
        *v = *v * k + i as f64;
    }
    s.0 * s.1 + best.1 * best.0 as f64
}

#[differentiable(forward)]
fn tuples_in_place(x: f64, y: f64) -> f64 {
    let pair = (x, y);
    of_pair(&(x, x + y)) * of_pair(&pair)
}

#[differentiable(forward)]
fn data_in_pairs(b: f64, #[no_diff] batch: &[(Vec<f64>, f64)]) -> f64 {
    let mut s = 0.0;
    for (x, y) in batch {
        s += (b * product(x) - y).powi(2);
    }
    s
}

#[differentiable(forward)]
fn data_made_here(b: f64) -> f64 {
    data_in_pairs(b, &[(vec![0.3, 1.2], 0.4), (vec![-0.7, 0.2], 1.1)])
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward borrowed_members(0.7, -1.3) calls product),
        program!(forward members_changed(0.7, -1.3) calls product),
        program!(forward tuples_stepped(0.7, 0.3) calls stepped),
        program!(forward tuples_in_place(0.7, -1.3) calls of_pair),
        program!(forward data_made_here(0.7) calls data_in_pairs, product),
        program!(forward literals(1.3, 1)),
        program!(forward literals(1.3, -2)),
        program!(forward literals(1.3, 5)),
        program!(forward literals(1.3, 0)),
        program!(forward negative_literals(1.3, -100)),
        program!(forward negative_literals(1.3, -5)),
        program!(forward negative_literals(1.3, -1)),
        program!(forward negative_literals(1.3, 4)),
        program!(forward negative_literals(1.3, 5)),
        program!(forward negative_literals(0.3, 6)),
        program!(forward upper_case_constants(1.2, 1)),
        program!(forward upper_case_constants(1.2, 4)),
        program!(forward upper_case_constants(1.2, 3)),
        program!(forward upper_case_constants(1.2, 9)),
        program!(forward either_side(1.5, 0.5, 0, 3)),
        program!(forward either_side(1.5, 0.5, 5, 0)),
        program!(forward either_side(1.5, 0.5, 5, 5)),
        program!(forward either_side(1.5, 0.5, 1, 3)),
        program!(forward either_side(1.5, 0.5, 2, 3)),
        program!(forward first_and_last([1.0, 2.0, 3.0, 4.0])),
        program!(forward slices_by_length(&[1.5, 2.5])),
        program!(forward slices_by_length(&[1.5])),
        program!(forward slices_by_length(&[1.5, 0.5, 2.0])),
        program!(forward slices_by_length(&[1.5, 0.5, 2.0, 4.0])),
        program!(forward horner_by_slices(&[1.0, -2.0, 0.5, 3.0], 0.7)),
        program!(forward window_patterns(&[1.0, 0.5, 2.0, -1.0, 0.3])),
        program!(forward arrays_by_value(1.2, 0.4)),
        program!(forward numbers_of_a_kind(
            &[1.0, 2.0, -3.0, 4.0, -5.0],
            &[0, 1, 1, 3, 3]
        )),
        program!(forward else_returns(&[1.0, 2.0, 3.0], 0)),
        program!(forward else_returns(&[1.5], 2)),
        program!(forward else_returns(&[1.0, 2.0, 3.0], 2)),
        program!(forward else_returns(&[1.0, 2.0, 3.0], 3)),
        program!(forward else_panics(&[1.0, 2.0, 3.0])),
        program!(forward else_continues(&[1.0, 2.0, 3.5, 0.5, 1.5])),
        program!(forward chains_of_conditions(&[1.0, 2.0, 3.0], 2)),
        program!(forward chains_of_conditions(&[1.0, 2.0, -3.0], 1)),
        program!(forward chains_of_conditions(&[3.0, 2.0, -3.0], 3)),
        program!(forward chains_of_conditions(&[3.0], 0)),
        program!(forward matches_macro(1.7, 5, 4)),
        program!(forward matches_macro(1.7, 0, 4)),
        program!(forward matches_macro(0.7, 1, 0)),
        program!(forward condition_that_assigns(1.1)),
        program!(forward condition_that_moves(&[1.0, 2.0, 3.0, 4.0])),
        program!(forward condition_that_moves(&[1.0, -2.0, 3.0, 4.0])),
        program!(forward returns_in_operands(0.5, 1.5, 0)),
        program!(forward returns_in_operands(0.5, 1.5, 1)),
        program!(forward returns_in_operands(0.5, 1.5, 2)),
        program!(forward returns_in_operands(0.5, 0.5, 2)),
        program!(forward returns_in_operands(0.5, 1.5, 3)),
        program!(forward returns_in_operands(0.5, 1.5, 4)),
        program!(forward returns_in_operands(2.5, 1.5, 1)),
        program!(forward breaks_in_operands(&[1.0, 2.0, 3.0, 5.0, 2.0])),
        program!(forward breaks_in_operands(&[1.0, 2.0, 3.0])),
        program!(forward jumps_in_calls(&[1.0, 2.0, 3.0, 4.0], 5) calls hypotenuse),
        program!(forward jumps_in_calls(&[1.0, 2.0, 6.0, 4.0], 5) calls hypotenuse),
        program!(forward order_of_operands(1.3, 0)),
        program!(forward order_of_operands(1.3, 1)),
        program!(forward order_of_operands(1.3, 2)),
        program!(forward pairs_from_a_match(1.2, 0.4, 0)),
        program!(forward pairs_from_a_match(1.2, 0.4, 1)),
        program!(forward pairs_from_a_match(1.2, 0.4, 2)),
        program!(forward pairs_from_a_match(0.2, 0.4, 7)),
        program!(forward late_pairs(1.2, 0)),
        program!(forward late_pairs(1.2, 1)),
        program!(forward late_pairs(1.2, 2)),
        program!(forward logic_that_jumps(1.2, 0)),
        program!(forward logic_that_jumps(1.2, 3)),
        program!(forward logic_that_jumps(1.2, 9)),
        program!(forward jumping_headers(&[1.0, 2.0, -1.0, 4.0], 0)),
        program!(forward jumping_headers(&[1.0, 2.0, -1.0, 4.0], 2)),
        program!(forward jumping_headers(&[1.0, 9.0, -1.0, 4.0], 2)),
        program!(forward jumping_headers(&[1.0, 2.0, -1.0, 4.0], 4)),
        program!(forward blocks_with_labels(1.2, 0)),
        program!(forward blocks_with_labels(1.2, 1)),
        program!(forward blocks_with_labels(1.2, 2)),
        program!(forward blocks_with_labels(1.2, 3)),
        program!(forward blocks_with_labels(1.2, 4)),
        program!(forward chosen_references([1.0, 2.0], [3.0, 4.0], 0)),
        program!(forward chosen_references([1.0, 2.0], [3.0, 4.0], 1)),
        program!(forward chosen_references([1.0, 2.0], [3.0, 4.0], 2)),
        program!(forward elements_in_place(&mut [1.0, 2.0, 3.0, 4.0], 0)),
        program!(forward elements_in_place(&mut [1.0, 2.0, 3.0, 4.0], 2)),
        program!(forward elements_in_place(&mut [1.0, 2.0, 3.0, 4.0], 8)),
        program!(forward constant_start(1.2, 0)),
        program!(forward params_by_reference(&[1.2, 0.3], &(0.7, 2), &[1.0, 2.0, 0.4])),
    ]
}
