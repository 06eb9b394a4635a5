//! `Option`s inside a function.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(forward)]
fn running_best(x: &[f64]) -> f64 {
    let mut best: Option<f64> = None;
    for v in x {
        best = match best {
            None => Some(v * v),
            Some(b) if v.sin() > b => Some(v.sin()),
            other => other,
        };
    }
    best.unwrap_or(0.0)
}

#[differentiable(forward)]
fn best_with_position(x: &[f64]) -> f64 {
    let mut best = None;
    for (i, v) in x.iter().enumerate() {
        let score = v * v - *v;
        match best {
            Some((_, s)) if s >= score => {}
            _ => best = Some((i, score)),
        }
    }
    if let Some((i, score)) = best {
        score * x[i]
    } else {
        0.0
    }
}

#[differentiable(forward)]
fn drained(x: &[f64]) -> f64 {
    let mut y = x.to_vec();
    let mut s = 0.0;
    while let Some(v) = y.pop() {
        s += v * s.cos();
        if v > 2.5 && v < 3.5 {
            y.push(1.5 * v);
        }
    }
    s
}

#[differentiable(forward)]
fn depth_first(weights: &[f64], children: &[usize]) -> f64 {
    let mut stack = vec![(0usize, 1.0)];
    let mut total = 0.0;
    while let Some((node, scale)) = stack.pop() {
        let w = scale * weights[node];
        total += w * w;
        if w < 0.1 {
            continue;
        }
        for k in 0..2 {
            let child = children[2 * node + k];
            if child > 0 {
                stack.push((child, w));
            }
        }
    }
    total
}

#[differentiable(forward)]
fn ends(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    if let Some(a) = x.first() {
        s += a * a;
    }
    if let Some(&b) = x.last() {
        s *= b;
    }
    match x.get(n) {
        Some(c) if *c > 0.0 => s += c.ln(),
        Some(c) => s -= c,
        None => s += 1.0,
    }
    let d = x.get(n + 1).copied().unwrap_or(s);
    let e = x.get(n + 2).map(|v| v * v).unwrap_or_else(|| s * 0.5);
    let f = x.first().map_or(0.25, |v| v.sin());
    s + d * e + f
}

#[differentiable(forward)]
fn adapters(x: f64, y: f64) -> f64 {
    let a = if x > 0.0 { Some(x) } else { None };
    let b = Some(y).filter(|v| *v > 1.0);
    let c = a.or(b).map(|v| v * 2.0);
    let d = a.and_then(|v| if v > 1.0 { Some(v.ln()) } else { None });
    let e = a.zip(b).map_or(0.5, |(u, v)| u * v);
    let f = b.or_else(|| Some(x * x)).unwrap_or_default();
    let g = if a.is_some() && b.is_none() { x } else { y };
    let h = a.is_some_and(|v| v > 0.5);
    c.unwrap_or_default() + d.unwrap_or(y) + e + f * g + if h { x * y } else { 0.0 }
}

#[differentiable(forward)]
fn taken(x: &[f64]) -> f64 {
    let mut previous: Option<f64> = None;
    let mut s = 0.0;
    for &v in x {
        if let Some(p) = previous.take() {
            s += p * v;
        } else {
            previous = Some(v);
        }
    }
    let old = previous.replace(s);
    s + old.unwrap_or(3.0) * previous.unwrap()
}

#[differentiable(forward)]
fn changed_in_place(x: &[f64]) -> f64 {
    let mut total: Option<f64> = None;
    for v in x {
        if let Some(t) = &mut total {
            *t += v * v;
        } else {
            total = Some(*v);
        }
        if let Some(t) = total.as_mut() {
            *t *= 0.9;
        }
        match &mut total {
            Some(t) if *t > 5.0 => *t -= 1.0,
            Some(_) | None => {}
        }
    }
    match total {
        Some(t) => t,
        None => 0.0,
    }
}

#[differentiable(forward)]
fn lagged(x: &[f64], lag: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..x.len() {
        let before = match i.checked_sub(lag) {
            Some(j) => x[j],
            None => continue,
        };
        s += before * x[i];
    }
    s
}

#[differentiable(forward)]
fn splits(x: &[f64]) -> f64 {
    let Some((head, tail)) = x.split_first() else {
        return 0.0;
    };
    let mut s = *head;
    for v in tail {
        s = s * head + v;
    }
    if let Some((last, body)) = tail.split_last() {
        s += last * body.len() as f64;
        if let Some(b) = body.first() {
            s *= b;
        }
    }
    s
}

#[differentiable(forward)]
fn vectors_inside(x: &[f64], n: usize) -> f64 {
    let mut kept: Option<Vec<f64>> = None;
    for i in 0..n {
        kept = match kept {
            None => Some(x.to_vec()),
            Some(mut v) => {
                v[0] *= x[i];
                Some(v)
            }
        };
    }
    match kept {
        Some(v) => v.iter().sum(),
        None => x[0],
    }
}

#[differentiable(forward)]
fn unwrapped(x: f64, n: usize) -> f64 {
    let a = if n > 1 { Some(x * x) } else { None };
    let b = if n > 2 { None } else { Some((x, 2.0)) };
    let c = match (a, b) {
        (Some(p), Some((q, r))) => p * q * r,
        (Some(p), None) => p,
        (None, Some((q, _))) => q.sin(),
        (None, None) => 0.0,
    };
    let d = Some(c).expect("is there");
    d + Some(x).unwrap()
}

#[differentiable(forward)]
fn nested(x: f64, n: usize) -> f64 {
    let a: Option<Option<f64>> = match n {
        0 => None,
        1 => Some(None),
        _ => Some(Some(x * x)),
    };
    match a {
        Some(Some(v)) if n > 2 => v * 3.0,
        Some(Some(v)) => v,
        Some(None) => x.sin(),
        None => x.cos(),
    }
}

#[differentiable(forward)]
fn jumps_and_options(x: &[f64], n: usize) -> f64 {
    let mut s = 0.0;
    for i in 0..n {
        let Some(v) = x.get(i) else { break };
        let w = match x.get(i + 2) {
            Some(w) if *w > 4.0 => return s * w,
            Some(w) => w,
            None => continue,
        };
        let found = if v > w {
            Some(v * w)
        } else if s > 3.0 {
            break;
        } else {
            None
        };
        s += found.unwrap_or(*v);
    }
    s
}

#[differentiable(forward)]
fn option_from_a_closure(x: f64, y: f64) -> f64 {
    let root = |a: f64| if a >= 0.0 { Some(a.sqrt()) } else { None };
    let p = root(x * y).unwrap_or(1.0);
    match root(y - x) {
        Some(r) => r * p,
        None => p - x,
    }
}

#[differentiable(forward)]
fn chosen_by_option(x: &[f64], n: usize) -> f64 {
    let pick = if n > 0 { x.get(n) } else { x.last() };
    let other = match pick {
        Some(v) if *v > 0.0 => Some(v * v),
        p => p.copied(),
    };
    other.unwrap_or(2.0 * x[0])
}

/// The smaller non-negative root of `a t^2 + b t + c`, if there is one.
#[differentiable(forward)]
fn smallest_root(a: f64, b: f64, c: f64) -> Option<f64> {
    let discriminant = b * b - 4.0 * a * c;
    if discriminant < 0.0 {
        return None;
    }
    let root = discriminant.sqrt();
    let t = (-b - root) / (2.0 * a);
    if t >= 0.0 { Some(t) } else { None }
}

#[differentiable(forward)]
fn flight_time(height: f64, speed: f64, wall: f64) -> f64 {
    match smallest_root(-4.9, speed, height) {
        Some(t) if t > 0.5 => t * t,
        Some(t) => t,
        None => height * wall,
    }
}

#[differentiable(forward)]
fn nearest_hit(origin: &[f64], radii: &[f64]) -> f64 {
    let mut nearest: Option<f64> = None;
    for (x, r) in origin.iter().zip(radii) {
        let hit = smallest_root(1.0, -2.0 * x, x * x - r * r);
        if let Some(t) = hit
            && nearest.is_none_or(|n| t < n)
        {
            nearest = Some(t);
        }
    }
    let far = smallest_root(1.0, 1.0, 1.0).unwrap_or(radii[0] * 3.0);
    nearest.unwrap_or(far) + far * origin[0]
}

#[differentiable(forward)]
fn with_default(x: f64, scale: Option<f64>) -> f64 {
    let s = scale.unwrap_or(2.0);
    let bonus = match scale {
        Some(v) if v > 1.0 => v * v,
        Some(_) => x,
        None => 0.0,
    };
    x.sin() * s + bonus
}

#[differentiable(forward)]
fn by_reference(x: f64, prior: &Option<f64>, pair: &Option<(f64, f64)>) -> f64 {
    let mut y = x * x;
    if let Some(p) = prior {
        y += p * x;
    }
    if let Some((a, b)) = pair {
        y += a * b;
    }
    if prior.is_some() { y } else { -y }
}

#[differentiable(forward)]
fn updated(state: &mut Option<f64>, x: f64) -> f64 {
    if let Some(s) = state {
        *s *= x;
    }
    let y = match state {
        Some(s) => *s + x,
        None => x,
    };
    if y > 3.0 {
        *state = Some(y * x);
    }
    y * y
}

#[differentiable(forward)]
fn best_pair(x: &[f64]) -> Option<(f64, f64)> {
    let mut best: Option<(f64, f64)> = None;
    for w in x.windows(2) {
        let gain = w[1] - w[0];
        if best.is_none_or(|(g, _)| gain > g) {
            best = Some((gain, w[0] * w[1]));
        }
    }
    best
}

#[differentiable(forward)]
fn chained(x: f64, y: f64) -> f64 {
    let a =
        smallest_root(1.0, -x - y, x * y).and_then(|t| if t < 2.0 { Some(t * t) } else { None });
    let b: Option<f64> = smallest_root(1.0, x, y);
    a.or(b).map_or(x, |v| v * y)
}

#[differentiable(forward)]
fn handed_on(x: f64, y: f64) -> f64 {
    let a = if x > 1.0 { Some(x * y) } else { None };
    with_default(y, a) + with_default(x, None) + with_default(x, Some(y))
}

#[derive(Clone, Copy, Differentiable)]
struct Sample {
    at: f64,
    value: f64,
}

#[derive(Clone, Differentiable)]
struct Tracker {
    gain: f64,
    last: Option<Sample>,
    pair: Option<(f64, f64)>,
    #[no_diff]
    lap: Option<usize>,
    history: Vec<Option<f64>>,
}

/// Changes in place where only rustc knows that a field is an `Option`.
#[differentiable(forward)]
fn tracked_on(s: &mut Tracker, z: f64) -> f64 {
    let mut r = 0.0;
    if let Some(p) = s.last.take() {
        r += p.at * z + p.value;
    }
    let old = s.last.replace(Sample {
        at: z,
        value: z * s.gain,
    });
    if old.is_some() {
        r += 1.0;
    }
    match s.pair.take() {
        Some((a, b)) => r += a * b,
        None => s.pair = Some((z, s.gain)),
    }
    if let Some(i) = s.lap.take() {
        r *= i as f64;
    } else {
        s.lap = Some(3);
    }
    for h in 0..2 {
        if let Some(q) = s.history[h].take() {
            r += q * z;
            let _ = s.history[h].insert(q * q);
        } else {
            s.history[h] = Some(z * 0.5);
        }
    }
    let p = s.last.get_or_insert_with(|| Sample { at: z, value: 1.0 });
    p.at *= 2.0;
    r + p.at
}

#[differentiable(forward)]
fn tracked_fields(z: f64) -> f64 {
    let history = vec![None, Some(z)];
    let mut s = Tracker {
        gain: z,
        last: None,
        pair: None,
        lap: None,
        history,
    };
    let mut r = 0.0;
    for i in 0..4 {
        r += tracked_on(&mut s, z * i as f64);
    }
    r
}

/// What is there, or is put there.
#[differentiable(forward)]
fn inserted(z: f64) -> f64 {
    let mut sample: Option<Sample> = None;
    let mut sum = 0.0;
    for i in 0..3 {
        let p = sample.get_or_insert(Sample {
            at: z,
            value: z * z,
        });
        p.at += z;
        sum += p.at * p.value;
        if i == 1 {
            if let Some(q) = sample.take() {
                sum += q.at;
            }
        }
    }
    let mut square = None;
    let s = square.get_or_insert_with(|| z * z);
    *s += 1.0;
    sum + square.unwrap()
}

#[differentiable(forward)]
fn root_if_any(x: f64) -> Option<f64> {
    if x >= 0.0 { Some(x.sqrt()) } else { None }
}
#[derive(Clone, Copy, Differentiable)]
struct Crossing {
    t: f64,
    w: f64,
}
#[derive(Clone, Differentiable)]
struct Ball {
    r: f64,
    c: f64,
    best: Option<f64>,
}
#[differentiable(forward)]
impl Ball {
    fn hit(&self, x: f64) -> Option<Crossing> {
        let d = self.r * self.r - (x - self.c).powi(2);
        if d < 0.0 {
            return None;
        }
        Some(Crossing { t: d.sqrt(), w: x })
    }
}
#[differentiable(forward)]
fn given_by_functions(x: &[f64]) -> f64 {
    let s: f64 = x.iter().filter_map(|v| root_if_any(*v)).sum();
    let hits = [
        Ball {
            r: x[0],
            c: 0.5,
            best: Some(x[1]),
        },
        Ball {
            r: 2.0,
            c: x[1],
            best: None,
        },
    ];
    let t: f64 = hits
        .iter()
        .filter_map(|h| h.hit(x[2]))
        .map(|h| h.t * h.w)
        .sum();
    let b: f64 = hits.iter().filter_map(|h| h.best).sum();
    let m: f64 = x.iter().map_while(|v| root_if_any(v * v - 0.1)).sum();
    let first = x.iter().find_map(|v| root_if_any(*v - 1.0)).unwrap_or(0.3);
    let k: Vec<f64> = x
        .iter()
        .scan(1.0, |a, v| {
            *a *= v;
            root_if_any(*a + 3.0)
        })
        .collect();
    let o: f64 = x
        .iter()
        .filter_map(|v| {
            let y = v * 2.0;
            match y > 1.0 {
                true => root_if_any(y),
                false => None,
            }
        })
        .sum();
    let last: f64 = x.iter().copied().filter_map(root_if_any).sum();
    s + t * b + m * first + k.iter().sum::<f64>() + o + last
}

pub fn programs() -> Vec<Program> {
    vec![
        program!(forward running_best(&[0.3, 0.5, 1.0, 0.2])),
        program!(forward best_with_position(&[0.3, 1.5, 1.0, 2.2, 1.1])),
        program!(forward drained(&[0.3, 1.5, 1.0, 3.2, 1.1])),
        program!(forward depth_first(
            &[0.9, 1.5, 0.7, 0.05, 1.1],
            &[1, 2, 3, 4, 0, 0, 1, 2, 0, 0]
        )),
        program!(forward ends(&[1.0, 2.0, 3.0], 1)),
        program!(forward ends(&[1.0, -2.0, 3.0, 0.4], 1)),
        program!(forward ends(&[1.0, -2.0, 3.0, 0.4], 9)),
        program!(forward adapters(1.5, 2.0)),
        program!(forward adapters(1.5, 0.5)),
        program!(forward adapters(-1.5, 2.0)),
        program!(forward adapters(-1.5, 0.5)),
        program!(forward taken(&[1.0, 2.0, 3.0])),
        program!(forward taken(&[1.0, 2.0, 3.0, 4.0])),
        program!(forward changed_in_place(&[1.0, 2.0, 3.0])),
        program!(forward lagged(&[1.0, 2.0, 3.0, 4.0], 2)),
        program!(forward splits(&[1.5, 2.0, 3.0, 4.0])),
        program!(forward splits(&[1.5, 2.0])),
        program!(forward splits(&[1.5])),
        program!(forward vectors_inside(&[1.5, 2.0, 0.5], 3)),
        program!(forward vectors_inside(&[1.5, 2.0, 0.5], 0)),
        program!(forward unwrapped(1.5, 1)),
        program!(forward unwrapped(1.5, 2)),
        program!(forward unwrapped(1.5, 3)),
        program!(forward nested(1.5, 0)),
        program!(forward nested(1.5, 1)),
        program!(forward nested(1.5, 2)),
        program!(forward nested(1.5, 3)),
        program!(forward jumps_and_options(&[1.0, 2.0, 0.5, 3.0, 0.2], 9)),
        program!(forward jumps_and_options(&[1.0, 2.0, 0.5, 5.0, 0.2], 9)),
        program!(forward jumps_and_options(&[3.0, 2.0, 2.5, 3.0, 0.2], 9)),
        program!(forward option_from_a_closure(1.0, 2.0)),
        program!(forward option_from_a_closure(1.0, -2.0)),
        program!(forward chosen_by_option(&[1.0, 2.0, -3.0], 0)),
        program!(forward chosen_by_option(&[1.0, 2.0, -3.0], 1)),
        program!(forward chosen_by_option(&[1.0, 2.0, -3.0], 5)),
        program!(forward flight_time(1.0, 3.0, 2.0) calls smallest_root),
        program!(forward flight_time(-1.0, 6.0, 2.0) calls smallest_root),
        program!(forward flight_time(-1.0, 1.0, 2.0) calls smallest_root),
        program!(forward nearest_hit(&[3.0, 2.0, 4.0], &[1.0, 0.5, 0.1]) calls smallest_root),
        program!(forward nearest_hit(&[-3.0, -2.0], &[1.0, 0.5]) calls smallest_root),
        program!(forward with_default(0.7, Some(1.5))),
        program!(forward with_default(0.7, Some(0.5))),
        program!(forward with_default(0.7, None)),
        program!(forward by_reference(0.7, &Some(1.5), &None)),
        program!(forward by_reference(0.7, &None, &Some((2.0, 3.0)))),
        program!(forward updated(&mut Some(2.0), 1.1)),
        program!(forward updated(&mut Some(2.0), 2.1)),
        program!(forward updated(&mut None, 1.1)),
        program!(forward best_pair(&[1.0, 2.0, 1.5, 4.0]); pulled Some((0.5, 2.0))),
        program!(forward smallest_root(1.0, -3.0, 2.0); pulled Some(1.5)),
        program!(forward chained(1.0, 1.5) calls smallest_root),
        program!(forward chained(3.0, 4.0) calls smallest_root),
        program!(forward handed_on(1.2, 0.4) calls with_default),
        program!(forward handed_on(0.2, 0.4) calls with_default),
        program!(forward tracked_fields(1.1) calls tracked_on),
        program!(forward inserted(1.1)),
        program!(forward given_by_functions(&vec![1.3, 0.8, -0.5, 0.4])),
    ]
}
