//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point40 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point40 {
    #[differentiable(unconnected = "zero")]
    fn new(row: &[f64]) -> Point40 {
        Point40 { x: row[2 - 1] * row[row.len() - 1], y: row[0].cos(), z: row[2 - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p40_helper(body: &Point40, body2: Point40, found: Option<f64>, row: [[f64; 2]; 3]) -> f64 {
    let mut m: usize = 1;
    match found {
        None => {
            let point = Point40::new(&row[row.len() - 1]);
        }
        _ => {
            let t: f64 = 'found1: {
                let x = body2.z + (match found {
                    None => {
                        body2.y + body2.z
                    }
                    Some(acc) => {
                        match found {
                            None => {
                                row[1][1]
                            }
                            _ => {
                                row[0][0]
                            }
                        }
                    }
                });
                if m + 1 < 3 && row[1][1] > body2.z {
                    break 'found1 row[row.len() - 1][0];
                }
                body2.x + x - row[3 - 1][m % 2]
            };
        }
    }
    ((1.0 + body.z.abs()).ln_1p() + body2.z * 2.0) * (body2.y * row[2][1] / ((body2.y * row[2][1]).powi(2) + 0.5))
}

#[differentiable(unconnected = "zero")]
fn p40_inner(ys: &Vec<Point40>, state: &[f64], mut r: f64, xs: [f64; 3]) -> f64 {
    r = ((r + state[state.len() - 1]).powi(2) + 0.5).powf((3.0 * xs[2]).sin());
    for i in 0..state.len() {
        r += xs[i % xs.len()];
        r -= xs[2];
    }
    'rows1: for a in xs.iter() {
        r += (0..4).map(|i| state[1] + (i as f64)).sum::<f64>() / (1.0 + (state[0] - a).abs());
    }
    ys[0].y - (if r >= xs[xs.len() - 1] {
        xs[1]
    } else {
        (0..=4).take(2).map(|m| (m as f64) * r).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p40(v: &[f64], point: &Point40) -> [f64; 2] {
    for row in v.windows(2).step_by(2) {
        let mut point2 = Point40::new(row);
        point2.y += point2.x.atan();
    }
    let mut unit = *point;
    if unit.y > 0.8 && 3 < 3 {
        return [unit.x.signum() * point.z * (1.0 + point.y.abs()).ln(), point.y];
    }
    let g = |e: f64| e + unit.x * (if unit.x > -0.7 || e <= -0.4 {
        point.z
    } else {
        let mut w = point.y;
        w
    });
    [unit.x, v[3..].iter().enumerate().rev().map(|(i, p)| point.y.abs() + p).sum::<f64>()]
}

flat_record! {
    Point40 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p41(state: &mut [f64; 3], row: &[f64], buf: &Vec<f64>, out: Vec<f64>) -> f64 {
    if buf[2] >= buf[2] {
        state[3 - 1] = buf[0].atan() + (0..buf.len() - 1).zip(&out).map(|(count, a)| *a).fold(out[1], |acc, q| acc.max(q));
    } else if out[0] > 0.1 {
        state[0] += if buf[2] <= 0.1 && buf[0] >= 3.0 {
            out.chunks(2).step_by(2).map(|buf2| state[state.len() - 1] * buf2[0]).sum::<f64>()
        } else {
            let mut d = (-(-0.4_f64).powi(2)).exp();
            buf[1]
        };
    } else {
        for xs in out.windows(2) {
            state[2] += xs.windows(2).zip(&out[..2]).map(|(out2, &q)| q).fold(out[3], |acc, p| acc.max(p * 0.5_f64.max(out[0])));
            if 4 < 3 {
                break;
            }
        }
    }
    state[3 - 1] += out[2];
    state[1] -= if buf[1] > 1.1 {
        buf[1]
    } else {
        buf[buf.len() - 1].atan().exp_m1()
    };
    let p = &mut state[2];
    *p /= buf[buf.len() - 1].tanh().cosh().powi(2) + 1.0;
    *p *= out[out.len() - 1] / 3.0;
    for (m, b) in state.iter_mut().enumerate() {
        *b -= out[1].asinh().sin().sinh();
    }
    buf[1] - out[3]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point42 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body42 {
    at: f64,
    k: [Point42; 2],
    rates: f64,
}

#[differentiable]
impl Point42 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, out: &mut [f64], w: &mut f64) {
        if *w >= 0.5 {
            'rows1: for (t, n) in out[..1].iter().zip(0..1) {
                *w = (if *w < *w {
                    let mut z = *t;
                    z
                } else {
                    let mut p = *w;
                    p
                }).signum() * (match out.len() % 5 {
                    0 | 4 => *t,
                    2 | 4 => out[n % out.len()],
                    n2 if n2 * 2 % 2 == 0 => *t,
                    _ => 1.5,
                });
            }
        } else {
            *w *= out[0..1].iter().skip(1).map(|w2| self.x[1].cos() + w2).sum::<f64>();
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p42_helper(count: usize, shape: Option<f64>, w: &mut f64) -> (f64, f64) {
    let (mut t, t2) = (*w, *w + *w);
    let y = &mut t;
    *y = *y;
    *y = t2 / (1.0 + y.abs());
    let mut ys = [t; 4];
    ((ys[count % ys.len()].signum() * ys[1] - t2 * 1.5 - ys[1] * 1.5 - ((if ys[0] > ys[2] {
        let e = t2;
        *w
    } else {
        ys[ys.len() - 1]
    }) + t2.tanh().sinh())) * (ys[0].signum() * ys[count % 4] * (ys[count % 4] * t2)), (ys[count % 4] - t * 2.0 + ys[4 - 1] * 0.3) * ys[ys.len() - 1] + ys.windows(2).map(|v| v[count % v.len()] * (if t2 > t2 {
        t
    } else {
        t2
    })).fold(t2, |acc, p| acc + p * (*w * ys[count % ys.len()])))
}

#[differentiable(unconnected = "zero")]
fn p42(p: f64, q: f64, mut acc: f64, u: f64) -> f64 {
    let mut xs: [f64; 4] = [0.5; 4];
    if !(q > acc) {
        if xs[1] <= xs[2] {
            match 3 % 3 {
                0 => {
                    xs[1] += q.tanh() * xs[0].cos();
                }
                _ => {}
            }
        } else {
            let e = &mut acc;
            *e = *e;
            *e += *e;
        }
    } else {
        let mut n = 0;
        let mut acc2: f64 = loop {
            n += 1;
            xs[n % 4] += -acc.min(u);
            if n >= 3 || u <= -0.4 {
                break (1.0 + (acc * xs[4 - 1]).abs()).cbrt();
            }
        };
    }
    u + p * 2.0 - q * 0.3 + acc * 1.5 + u * 0.5 + q
}

flat_record! {
    Point42 { x, y, z }
    Body42 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point43 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body43 {
    at: Point43,
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape43 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point43 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, out: &[f64], ys: &[f64]) -> f64 {
        let mut count = 0;
        'rows1: loop {
            count += 1;
            if count % 3 != 0 {
                let mut m = 0;
                'steps2: loop {
                    m += 1;
                    let mut pair: (f64, f64) = (ys.iter().zip(out[1..].iter()).map(|(acc, &t)| t * t).sum::<f64>() / 2.0, out[1] - ys[m % ys.len()]);
                    if m >= 3 {
                        break;
                    }
                }
            } else {
                let c = &mut self.z;
                *c *= *c + *c;
            }
            self.y = ys[count % ys.len()];
            if count >= 4 {
                break;
            }
        }
        out[count % 2] / (out[count % out.len()].powi(2) + 0.5) + ys[0].atan().powi(2)
    }
}

#[differentiable]
impl Body43 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, state: &[f64]) -> f64 {
        let mut out = [[state[1], state[1]], [state[state.len() - 1], -0.4], [state[state.len() - 1], state[0]], [state[1], state[0]]];
        out[4 - 1][0] *= state[1] / ((out[1][2 - 1] - out[3][2 - 1]).powi(2) + 1.0);
        state[1] + out[0][0] - out[0][1].min((state[1].powi(2) + 0.5).sqrt()) - (-(state[0] + out[4 - 1][0]).powi(2)).exp()
    }
}

#[differentiable]
impl Point43 {
    #[differentiable(unconnected = "zero")]
    fn new(mut d: f64) -> Point43 {
        Point43 { x: [d, d], y: d * d, z: d.cos() }
    }
}

#[differentiable(unconnected = "zero")]
fn p43_helper(mut u: f64, e: f64) -> f64 {
    u /= ((1.0 + e.abs()).powi(-1) / 3.0).powi(2) + 1.0;
    let mut pair = (e, e.tanh().exp2());
    (pair.0 - e * 0.3 - pair.0 * 0.5 + (0..1).rev().map(|j| (j as f64)).sum::<f64>()) * -0.3
}

#[differentiable(unconnected = "zero")]
fn p43(v: &[f64], v2: &Vec<Body43>, w: f64) -> f64 {
    let mut k = 0;
    while k < 4 {
        k += 1;
        for (count, point) in v2.iter().rev().enumerate() {
            for part in v2 {
                let body = Body43 { at: Point43 { x: [point.k, v2[count % v2.len()].at.z * w], y: part.k - (count as f64), z: part.at.x[count % 2] * v[4 - 1] }, k: w };
                let mut pair = ([part.k, v2[0].k / (part.k.powi(2) + 0.5)], point.at.x[count % 2] + body.k);
            }
            let flag = !(count / 2 % 2 != 1);
        }
    }
    ((if k < 3 {
        v2[2].k
    } else {
        3.0
    }) + w * 0.3 - (0..k).map(|j| w + (j as f64)).sum::<f64>()) * v[2]
}

flat_record! {
    Point43 { x, y, z }
    Body43 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point44 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Body44 {
    at: f64,
    k: [f64; 2],
    rates: f64,
    parts: Point44,
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape44 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body44 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: [f64; 4]) -> Body44 {
        Body44 { at: if xs[xs.len() - 1] >= 2.0 {
            xs[3]
        } else {
            xs[0]
        }, k: [xs[3] / (xs[1].powi(2) + 0.5), (0..4).map(|count| xs[count] + (count as f64)).sum::<f64>()], rates: xs[2], parts: Point44 { x: xs[0], y: xs[1] - xs[2], z: [xs[xs.len() - 1] / 3.0, xs[1]] }, last: (-xs[1].powi(2)).exp() }
    }
}

#[differentiable(unconnected = "zero")]
fn p44_helper(y: f64, t: f64) -> f64 {
    let acc = y;
    let mut kind: Option<f64> = if t < acc {
        Some(y.tanh().exp2())
    } else {
        Some(if acc > 0.8 {
            let b: f64 = t;
            b
        } else {
            let mut t2 = y;
            3.0
        })
    };
    let mut b: f64 = (0..1).step_by(2).zip(0..1).map(|(i, m)| (m as f64)).sum::<f64>();
    match 3 % 3 {
        0 => {
            b *= (0..2).rev().map(|j| t + (j as f64)).sum::<f64>() * b;
        }
        1 | 2 => {
            b /= (y + (0..3).map(|count| b + (count as f64)).product::<f64>()).powi(2) + 1.0;
        }
        n if t > 0.3 => {
            b -= (acc.powi(2) + 0.5).log10();
        }
        _ => {
            b *= (b * 1.0).atan().exp();
        }
    }
    b + 1.0 - y * 1.5 - t * 0.3 - b * 0.5 - (if acc > -0.7 {
        t.cos()
    } else {
        t.clamp(-0.75, 1.25)
    })
}

#[differentiable(unconnected = "zero")]
fn p44(grid: &Vec<f64>) -> f64 {
    let part = Body44::new([grid.iter().enumerate().map(|(count, &r)| r).sum::<f64>(), grid[1].signum() * grid[grid.len() - 1], grid[2] * grid[2], grid[4 - 1]]);
    let e = p44_helper(grid[grid.len() - 1], (part.at.powi(2) + 1.2).log10());
    let d: f64 = (part.rates * part.rates / (1.5_f64.powi(2) + 1.2)).tanh().exp();
    let mut b = grid[3];
    let u = p44_helper(if part.k[2 - 1] < -1.0 {
        part.rates
    } else {
        d
    }, d);
    b -= d.tanh().cosh().tanh();
    b += (-u.powi(2)).exp();
    let p = -u;
    if b <= 0.1 {
        b = (0..grid.len()).rev().zip(grid.iter()).filter(|(count, a)| **a > -1.0).map(|(n, &acc)| acc).product::<f64>();
        if b < 1.0 {
            b += (b + e).tanh().exp_m1();
            return grid[2..4].iter().enumerate().map(|(m, w)| *w).sum::<f64>();
        } else {
            b = b;
        }
    } else {
        let g = |e2: f64| e2 * (if b <= u {
            p
        } else {
            b - b
        });
    }
    u.tanh() - part.k[1] * 0.5 - e * 0.5 + p * 0.3 + (0..grid.len()).filter(|n| *n != 1).map(|m| (m as f64) * b).fold(e, |acc, d2| acc.max(d2))
}

flat_record! {
    Point44 { x, y, z }
    Body44 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p45_helper(c: f64, grid: &mut Vec<f64>, v: &mut Vec<f64>, y: f64) -> f64 {
    let mut acc = y;
    acc / (1.0 + acc.abs()) - acc * 1.5 + (0..1).skip(1).map(|j| (j as f64) * (y.floor() * v[2 - 1])).fold(acc, |acc2, s| acc2 + s * v.iter().map(|c2| c2 * acc).fold(y, |acc3, w| acc3 + (0.3 + w)))
}

#[differentiable(unconnected = "zero")]
fn p45(mut w: f64, v: &mut [f64], u: f64) -> f64 {
    for m in 0..v.len() {
        for k in 0..3 {
            if u > 0.25 {
                continue;
            }
            w = match k % 5 {
                0 => u + v[v.len() - 1 - k],
                2 => u * u,
                j if v.len() < 3 => v[v.len() - 1 - k],
                _ => u,
            };
        }
        for acc in v.iter() {
            let mut a = *acc;
        }
    }
    u.atan() - u * 0.3 + v[v.len() - 1] - (u - v[..3].windows(2).step_by(2).zip(v.iter()).map(|(out, u2)| out[1] + *u2).sum::<f64>())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point46 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape46 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p46_helper(ys: &[Point46; 2], d: f64, out: &[f64]) -> (f64, f64) {
    let mut xs: Vec<f64> = Vec::new();
    for point in ys.iter() {
        let mut a: f64 = 0.25;
        xs.push((-point.y.powi(2)).exp() + d);
    }
    xs.push(out[0]);
    xs.fill(ys.iter().map(|spring| spring.z[3 - 1] + spring.x).fold(out[out.len() - 1], |acc, z| acc + z));
    ((xs[0].hypot(1.0 + d.abs()) + xs[0] * 0.3 - out[0]) * -xs[0], xs[0].powi(3) * xs.iter().sum::<f64>() * out.chunks(2).skip(1).enumerate().map(|(m, v)| ys.iter().rev().zip(v.chunks(2)).filter(|(body, out2)| m * 2 % 2 != 1).map(|(point, grid)| point.z[m % 3] + grid[0]).product::<f64>() + v[0]).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p46(p: f64, #[no_diff] state: &mut [f64]) -> f64 {
    'rows1: for q in state[..3].iter().skip(1).rev() {
        for ys in state.chunks(2) {
            let mut shape: Shape46 = if p >= ys[0] {
                Shape46::Rect(*q, ys[0])
            } else {
                Shape46::Flat
            };
        }
        let mut row = vec![Point46 { x: p * *q, y: q.signum() * state[4 - 1], z: [*q + p, p * *q, (1.0 + p.abs()).sqrt()] }, Point46 { x: *q, y: p / 2.0, z: [p.signum() * *q, *q - 0.8, *q] }, Point46 { x: (0..state.len()).skip(1).map(|j| p + (j as f64)).product::<f64>(), y: state[state.len() - 1], z: [p, p + p, state[3] + *q] }];
        for k in 0..state.len() {
            if *q >= -0.7 {
                row[k % 3].z[k % 3] *= q.asinh().powi(2);
                row[k % 3].z[1] += (q.powi(2) + 0.5).ln_1p().tanh().cosh();
            } else if k * 2 % 2 != 1 {
                let p = p * *q;
            }
        }
    }
    state[3] - (if p <= 1.5 {
        p
    } else {
        -0.7
    }) / 1.5
}

flat_record! {
    Point46 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p47_helper(v: [f64; 3], out: Vec<f64>, row: &mut [f64]) {
    row[1] /= (-out[1].powi(2)).exp().atan2(out[1].powi(2) + 0.5).powi(2) + 1.0;
}

#[differentiable(unconnected = "zero")]
fn p47_inner(buf: &[f64]) -> f64 {
    for a in buf.iter().take(2) {
        let mut w: f64 = (0..3).map(|count| (count as f64) * (a * a)).sum::<f64>() / 3.0;
    }
    buf[0] / (1.0 + buf[0].abs()) + (0..buf.len()).rev().map(|n| (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p47(state: &mut [f64], flag: bool) -> f64 {
    let acc = state[1];
    {
        let mut n = 0;
        'rows1: while acc < -1.0 && n < 3 {
            n += 1;
            let mut a: f64 = (0..n).map(|i| (i as f64)).sum::<f64>();
        }
    }
    let mut buf: Vec<f64> = Vec::new();
    for w in state[1..2].iter() {
        buf.push(w + w + w);
    }
    buf.push(acc / (acc.powi(2) + 1.0));
    let mut ys: [f64; 4] = [0.5; 4];
    buf[0] = 0.25;
    if ys[3] > 1.1 {
        buf[0] += p47_inner(&ys);
        return buf[0].cos();
    }
    for (m, b) in ys.iter().enumerate() {
        let found: Option<f64> = if m > 0 {
            Some(ys[m].sin())
        } else {
            None
        };
    }
    let mut state2: Vec<f64> = Vec::new();
    for (x, s) in buf.iter().zip(buf.iter()) {
        state2.push(state.windows(2).zip(ys.iter()).map(|(v, u)| u * v[1..2].iter().map(|a| *a).sum::<f64>()).product::<f64>());
    }
    state2.push(acc * ys[2]);
    (state2[0] + acc * 1.5 + buf[0] * 0.5 - ys[3] * 1.5 - state2[0] * 0.5) * (state2[1 - 1].abs() - acc)
}

#[differentiable(unconnected = "zero")]
fn p48(mut u: f64, pair: (f64, f64), mut e: f64) -> f64 {
    if pair.1 < 1.5 && pair.1 <= 1.0 {
        e = (pair.0 - e) * pair.0;
        let mut add = |y: f64| {
            e += y * (y * u);
        };
        add(pair.0.sin().sinh());
        add(pair.0 / (1.0 + u.abs()));
        let g = |q: f64, b: f64| q * (b + b).abs();
    } else {
        u += pair.1;
    }
    let mut x = u;
    u *= e;
    let mut ys: Vec<f64> = Vec::new();
    for m in 0..3 {
        if m % 3 != 1 {
            ys.push(0.3);
        }
    }
    ys.push(x - x);
    let mut x2 = x;
    x + x2 + u * 1.5 - pair.1 * 0.5 - x * 2.0 + x2 * 0.3 + 0.25
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point49 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body49 {
    at: f64,
    k: f64,
    rates: [Point49; 2],
    parts: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape49 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point49 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, out: &mut [f64]) -> (f64, f64) {
        out[1] *= out[..1].iter().zip(1..out.len()).map(|(e, n)| e.atan() + (n as f64)).fold(0.9_f64, |acc, w| acc + w);
        let y = out[0];
        let mut p: f64;
        if 4 < 3 {
            let mut u = y;
            p = if 4 < 3 {
                y
            } else {
                0.25 + out[0]
            };
        } else {
            p = y.max(y) * 0.8_f64.hypot(0.5_f64.powi(2) + 1.2);
        }
        (out[0] - p * 0.5 + p, (p.signum() * self.y + y * 0.5) * p)
    }
}

#[differentiable]
impl std::ops::Sub for Point49 {
    type Output = Point49;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point49) -> Point49 {
        Point49 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p49_helper(buf: &Vec<Point49>, i: usize, pair: (f64, f64)) -> f64 {
    let s = (1..buf.len() - 1).step_by(2).filter(|k| *k != 1).map(|count| pair.0 + (count as f64)).sum::<f64>() / (pair.1.powi(2) + 1.0);
    let flag = i % 3 == 1;
    (s - s * 1.5) * (pair.1 + s + (s + 2.0)) - buf.iter().enumerate().filter(|(i2, spring)| flag).map(|(count, part)| part.y * part.y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p49(a: f64, s: f64, state: &[Body49]) -> f64 {
    if s > 1.5 {
        return (0..state.len()).map(|m| (m as f64) * (s - a)).sum::<f64>();
    } else {
        {}
    }
    let mut z: f64;
    if state[state.len() - 1].at >= state[1].k || state[1].at >= state[2].at {
        z = s.atan2(1.0 + state[2].rates[0].x.abs()) * state[0].k;
    } else {
        z = -state[2].at + state[3 - 1].parts[0].atan();
    }
    let mut p = (-state[2].rates[1].x + z) * 0.25;
    let mut r = -state[2].at;
    if state[2].k < 0.9 {
        p -= if r < 1.5 {
            let mut a2 = state[0].parts[2 - 1].asinh();
            a2 - a2
        } else {
            let mut b = (p.powi(2) + 1.0).ln_1p();
            2.0 / (1.0 + state[state.len() - 1].parts[1].abs())
        };
        return r * 0.9_f64.sin().sinh();
    }
    for (spring, body) in state.iter().take(2).zip(state.iter()) {
        let mut u: f64;
        if !(spring.parts[0] < s) {
            let d = z.abs() / 3.0;
            u = r;
        } else {
            u = (p - spring.rates[0].y).atan2(p.hypot(p.powi(2) + 1.0).powi(2) + 1.2);
        }
    }
    (if z <= 1.0 && -0.7 > 0.9 {
        let mut x = state[1].k;
        x
    } else {
        r
    }) + a * 0.3 + s * 0.3 + z * 0.3 - r * 1.5 - r + r
}

flat_record! {
    Point49 { x, y }
    Body49 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p50_helper(pair: (f64, f64)) -> f64 {
    let mut j = 0;
    let p: f64 = loop {
        j += 1;
        if j >= 3 {
            break pair.0;
        }
    };
    p.min(p) - pair.0 * 0.5 + p * 0.3 + p / (p.atan().exp_m1().powi(2) + 1.0) + (if j + 1 > 0 {
        p * (j as f64)
    } else {
        (0..4).zip(0..1).map(|(m, n)| (n as f64) * p).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p50_inner(state: &[f64], s: &mut f64) -> f64 {
    let mut i = 0;
    loop {
        i += 1;
        let mut k = 0;
        let mut u: f64 = loop {
            k += 1;
            if k >= 3 {
                break (*s + *s).sin().exp2();
            }
        };
        let v = state.to_vec();
        if i >= 1 || *s >= -1.0 {
            break;
        }
    }
    *s + state[1..].iter().sum::<f64>() - (match i % 5 {
        0..=1 => state[state.len() - 1],
        _ => *s * (i as f64),
    })
}

#[differentiable(unconnected = "zero")]
fn p50(state: &[f64], out: &[f64]) -> (f64, f64) {
    let mut out2 = vec![state.iter().take(2).map(|acc| out[2] + *acc).sum::<f64>(), -out[3], out[3] + out[4]];
    if out2[1] <= 0.9 || state[1] > -0.7 {
        for d in out2[1..3].iter_mut().rev() {
            let z = p50_inner(out, d);
            let mut kind: Option<f64> = if z >= z {
                Some(z)
            } else {
                None
            };
        }
        if state[2] > state[4 - 1] {
            out2[0] = (out2[out2.len() - 1] - out[5 - 1]).tanh().exp2();
            let mut u: f64;
            if out[4] > 0.8 && out2[2] < 0.9 {
                u = p50_helper((out2[0], out2[0])).atan().sinh();
            } else {
                u = out[1].tanh().sinh();
            }
            u += 1.1;
        } else if out2[0] < -0.7 {
            let y = (1.0 + (0..out2.len() - 1).map(|count| (count as f64)).product::<f64>().abs()).sqrt();
            let (mut a, w) = (out[4] * out2[2] + p50_helper((y, state[2])), if !(y >= 1.0) {
                out2[out2.len() - 1]
            } else {
                out[4]
            });
            let f = |q: f64, u: f64| {
                let mut b = p50_helper((a, q));
                q + q
            };
        } else {
            out2[2] = if out[4] >= 1.5 {
                out[out.len() - 1]
            } else {
                (1.0 + out[5 - 1].abs()).ln()
            };
            out2.fill(out[4] * out[1]);
        }
    } else {
        let mut v = vec![out2[2].atan().exp(), out2.iter().step_by(2).rev().map(|&acc| acc * out2[out2.len() - 1]).sum::<f64>(), p50_helper((out[1], state[1]))];
    }
    (out2[out2.len() - 1] - out2[out2.len() - 1] * 2.0 - (0..out2.len()).map(|k| (k as f64)).sum::<f64>() + out2[0], (if out2[out2.len() - 1] >= 0.3 {
        out2[0]
    } else {
        state[4 - 1]
    }) - out[..2].iter().map(|&b| b).fold(out2[2], |acc, a| acc + a) - out2.iter().sum::<f64>().atan())
}

#[differentiable(unconnected = "zero")]
fn p51_helper(v: &[[f64; 2]; 2]) -> [f64; 3] {
    let u: f64 = v[0][2 - 1];
    match 0 % 3 {
        0 => {
            let y: f64;
            if u < u {
                let t = if u > -0.4 || u <= u {
                    let e = if u < 1.0 {
                        let mut b = u;
                        u
                    } else {
                        let mut d = v[2 - 1][0];
                        u
                    };
                    e * e
                } else {
                    u.floor() * u
                };
                y = u;
            } else {
                let mut e: f64 = v[1].iter().map(|&p| p + p).product::<f64>();
                y = v[2 - 1].iter().step_by(2).filter(|t| **t > 1.0).map(|&s| u * v[0][2 - 1] + s).fold(e, |acc, e2| acc + e2 * (if e2 > 2.0 {
                    -0.4
                } else {
                    let b: f64 = 0.3;
                    b
                }));
            }
        }
        1 | 2 => {
            let mut shape: Option<f64> = None;
        }
        _ => {}
    }
    [u, if 0.5 > 0.1 {
        u.hypot(1.0 + u.abs())
    } else {
        let mut e = v[0][0];
        u
    }, u * (u / 2.0)]
}

#[differentiable(unconnected = "zero")]
fn p51_inner(ys: &mut Vec<f64>, xs: &[f64], xs2: &[[f64; 2]; 3]) -> f64 {
    ys[1] *= xs[1];
    (xs[1] + xs.iter().map(|y| *y).sum::<f64>()) * (0..=2).rev().zip(xs[..1].iter()).map(|(count, &c)| c * (xs2[count][count % 2] * ys[0])).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p51(a: f64) -> f64 {
    let mut xs = [a; 3];
    xs = [xs[0], (xs[1] * a).sin().exp_m1(), (xs[0] * xs[2]).floor() * (-xs[1].powi(2)).exp()];
    xs[2] += xs.iter().enumerate().map(|(n, &b)| a / 2.0 + b).sum::<f64>();
    for (j, ys) in xs.windows(2).enumerate() {
        if j < 3 {
            break;
        }
    }
    xs[2] = xs[0] * xs[xs.len() - 1] * (xs[2] + xs[xs.len() - 1]);
    match 2 % 4 {
        0 => {
            for &z in &xs[1..] {
                if xs[2] < 0.9 {}
                if xs[1] > 0.8 {
                    return z.tanh() * xs[2];
                }
            }
        }
        1 | 2 => {
            let state = [xs[xs.len() - 1]; 2];
        }
        i if i + 1 > 2 || xs[i % xs.len()] < 0.25 => {
            if xs[i % xs.len()] < xs[0] {
                for j in 0..3 {
                    xs[j] += (xs[j] * xs[xs.len() - 1 - j]).sin().exp();
                }
            } else {
                let found: Option<f64> = Some(xs[i % 3] + (i as f64));
            }
        }
        _ => {}
    }
    ((if xs[1] < 1.0 {
        a
    } else {
        xs[0]
    }) - xs[0] * 0.3 + xs[1]) * (xs.iter().product::<f64>() * (if a >= 0.9 {
        xs[2]
    } else {
        xs[xs.len() - 1]
    }))
}

#[differentiable(unconnected = "zero")]
fn p52_helper(j: usize, x: f64, out: &[f64]) -> f64 {
    for n in (0..out.len()).skip(1) {
        'rows1: for x2 in out.iter() {
            {
                let grid = [*x2; 3];
            }
        }
    }
    (x - ((if out[2 - 1] < 1.5 {
        out[1]
    } else {
        out[2 - 1]
    }) + out[out.len() - 1])) * out.windows(2).step_by(2).enumerate().map(|(j2, v)| v[j2 % 2]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p52(k: usize, acc: f64) -> f64 {
    let acc2: f64;
    if k % 3 != 0 {
        let mut q = acc.cos() + (k as f64);
        acc2 = if k < 3 {
            let mut w = q.clamp(-0.75, 1.25);
            w
        } else {
            q * q
        };
    } else {
        acc2 = acc.atan().exp_m1() - acc;
    }
    let mut i = 0;
    'rows1: while i % 3 != 1 && i < 5 {
        i += 1;
        for count in (0..3).skip(1) {}
    }
    for count in 0..2 {
        for j in 0..count {}
    }
    for n in 0..2 {
        for k2 in 0..1 {}
    }
    (acc2 + (k as f64) + acc2 * 0.3) * (0..4).rev().map(|j| (j as f64) * acc2).fold(acc2, |acc3, t| acc3 + t)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point53 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body53 {
    at: Point53,
    k: Point53,
    rates: f64,
    parts: Vec<f64>,
    last: f64,
}

#[differentiable]
impl Point53 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut state: Vec<f64>, x: f64) -> f64 {
        let mut j: usize = 3;
        (x + state[j % state.len()] * 2.0) * state.iter().enumerate().map(|(m, x2)| x2 * (x2 * (m as f64))).sum::<f64>() * state.iter().enumerate().map(|(i, x2)| *x2 * (x * *x2)).sum::<f64>()
    }
}

#[differentiable]
impl Body53 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, y: f64, i: usize) -> f64 {
        0.8 * 1.1_f64.powi(2)
    }
}

#[differentiable]
impl std::ops::Add for Point53 {
    type Output = Point53;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point53) -> Point53 {
        Point53 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point53 {
    type Output = Point53;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point53 {
        Point53 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p53(spring: &Point53, mut ys: [[f64; 2]; 2], out: &[f64]) -> f64 {
    let n: usize = 0;
    let c: f64;
    if out[n % 3] > 0.3 || out[0] >= 0.1 {
        c = ys[ys.len() - 1][n % 2] + ys[2 - 1][n % 2] + (out[1] - (n as f64));
    } else {
        c = 1.1 * spring.x * (n as f64);
    }
    let flag = out[1] > 0.3;
    for m in (0..=1).take(2) {
        let kind: Option<f64> = if c < out[m] {
            None
        } else {
            Some(c.tanh().exp())
        };
    }
    let mut v = vec![c; out.len()];
    (v[2] * ys[1][1] + ys[n % 2][n % 2] * 0.5 - c * 0.3 - v[n % v.len()] * 2.0) * 2.0
}

flat_record! {
    Point53 { x, y, z }
    Body53 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point54 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[differentiable]
impl Point54 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, pair: (f64, f64), ys: &mut Vec<f64>) -> (f64, f64) {
        let mut pair2: (f64, f64) = ((1.0 + ys.iter().map(|&x| x * x).sum::<f64>().abs()).recip(), ys.windows(2).enumerate().map(|(m, v)| pair.1 * pair.0).fold(ys[2 - 1], |acc, a| acc * 0.5 + a));
        let mut kind: Option<f64> = if ys[1] >= pair2.1 {
            None
        } else {
            None
        };
        pair2
    }
}

#[differentiable]
impl Point54 {
    #[differentiable(unconnected = "zero")]
    fn new(p: f64, i: usize) -> Point54 {
        Point54 { x: p, y: p.max(1.1), z: [p + p, p] }
    }
}

#[differentiable(unconnected = "zero")]
fn p54(x: f64, ys: [[f64; 2]; 2]) -> Vec<f64> {
    'rows1: for i in 0..ys.len() {}
    let mut v = [[1.1, x], [x, ys[1][2 - 1]], [ys[2 - 1][2 - 1], x], [ys[1][0], ys[0][1]]];
    let mut body = Point54::new(ys[0][2 - 1] + v[4 - 1][1], 2);
    let mut k = 0;
    'steps2: loop {
        k += 1;
        let mut a = ys[k % 2][k % 2] * -(if v[1][k % 2] > -0.7 {
            let z: f64 = 0.25;
            0.3
        } else {
            body.y
        });
        if k >= 1 {
            break;
        }
    }
    vec![(body.x + body.y) * ys[1][0], body.x]
}

flat_record! {
    Point54 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p55_helper(grid: &mut [f64; 2], state: &[f64], c: &mut f64, state2: [f64; 3]) -> f64 {
    if state[1] > 1.1 {
        *c *= c.mul_add(*c, state2[2]) - (1.0 + c.abs()).recip();
    } else if state2[2] <= *c {
        let mut n = 0;
        let mut d: f64 = loop {
            n += 1;
            if n >= 1 {
                break (-c.powi(2)).exp().sin();
            }
            let mut count: usize = n * 2;
            grid.swap(1, count % 2);
        };
    } else {
        let mut xs = vec![grid[grid.len() - 1]; state.len()];
    }
    (state[1] - state[1].powi(2)) * state.windows(2).map(|out| *c - out[1] + state2[3 - 1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p55_inner(grid: &[f64]) -> f64 {
    if grid[grid.len() - 1] >= -1.0 {
        if grid[2 - 1] > grid[1] {
            let mut pair = (if 3 < 3 {
                grid[1]
            } else {
                let b = grid[grid.len() - 1];
                0.25
            }, grid[1] * grid[1]);
        } else {
            let mut n = 0;
            'rows1: while n < 5 && grid[n % 2] > 0.5 {
                n += 1;
            }
        }
    } else {
        let (z, mut z2) = (grid[1].tanh().sinh(), grid[1].abs());
    }
    (grid[2 - 1].cos() - grid[0..1].iter().enumerate().map(|(i, u)| *u * *u).sum::<f64>()) * grid[0]
}

#[differentiable(unconnected = "zero")]
fn p55(w: f64, u: f64) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        if count >= 1 || u > w {
            break;
        }
        let (mut u2, mut t) = ((u + u) * (w * u), u * u);
    }
    let state = [u + u, u / 1.5];
    u.max(state[1]) + state[count % state.len()] * 0.5 + (match count / 2 % 5 {
        0..=1 | 4 => 0.25_f64.abs(),
        2 => u,
        k if state[0] > state[1] => {
            let mut z = state[0] - (count as f64);
            w
        }
        _ => {
            let mut x = match count / 2 % 5 {
                0..=1 => 1.1,
                2 => state[2 - 1],
                count2 if count / 2 < 3 => state[0],
                _ => state[1],
            };
            x
        }
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point56 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body56 {
    at: f64,
    k: [Point56; 2],
    rates: Vec<f64>,
    parts: [f64; 3],
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, body: &mut Body56) {
        self.y += (body.parts[2] + self.y) * body.rates[0];
        let row = vec![self.x; 4];
        let out = vec![Body56 { at: row[3] * body.at, k: [Point56 { x: row[3] + body.parts[2], y: row[2] * row[2] }, Point56 { x: row[4 - 1] + row[row.len() - 1], y: self.x }], rates: vec![row.windows(2).map(|grid| self.x).product::<f64>(), row[4 - 1].hypot(row[0].powi(2) + 1.0), 1.1], parts: [body.rates[0] - row[0], row[2], body.rates[1]] }, Body56 { at: row[2] + row[0], k: [Point56 { x: self.x, y: 3.0 + row[row.len() - 1] }, Point56 { x: row[2], y: (0..3).rev().map(|i| (i as f64) * body.k[1].x).sum::<f64>() }], rates: vec![-0.7, row[0].sin().cosh()], parts: [row[1], row[3], self.y] }, Body56 { at: row[2].tanh(), k: [Point56 { x: body.at.sin(), y: if body.k[1].y <= 0.3 {
            let mut p = body.rates[0];
            p
        } else {
            row[1]
        } }, Point56 { ..*self }], rates: vec![body.at + 0.3, body.k[1].x.abs()], parts: [if !(2 < 3) {
            row[0]
        } else {
            self.y
        }, row[3], row[4 - 1]] }];
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, grid: &[Body56]) -> f64 {
        let Point56 { x: u, y: w } = *self;
        let h = |a: f64| a * a;
        let u = u * grid.iter().filter(|unit| u > -0.7).map(|body| w + body.at).sum::<f64>();
        (-grid[1].rates[2 - 1].powi(2)).exp() - w * 0.5 + u * 0.5 - -(grid[grid.len() - 1].at.signum() * w)
    }
}

#[differentiable]
impl std::ops::Add for Point56 {
    type Output = Point56;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point56) -> Point56 {
        Point56 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point56 {
    type Output = Point56;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point56) -> Point56 {
        Point56 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p56_helper(s: f64, r: f64, mut part: Body56) -> (f64, f64) {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 1 {
            break;
        }
        if j + 1 < 3 {
            break;
        }
        let mut state = [[part.rates[j % 2], part.at], [part.at, part.parts[j % 3]]];
    }
    let (mut q, mut acc) = (if part.rates[0] > r {
        let mut z: f64 = part.parts[1].abs();
        part.parts[j % 3] * z
    } else {
        r * r
    }, r);
    let a: f64 = 'found1: {
        for m in 0..=2 {
            let mut out = [acc; 3];
        }
        if part.parts[j % 3] > 0.5 {
            break 'found1 part.at - part.at;
        }
        1.0 + r + acc.mul_add(q, -1.0)
    };
    ((1.0 + part.at.abs()).powf(a.sin()) - s * 1.5 + r * 1.5 + a * 0.3 + (0..2).map(|count| (count as f64)).product::<f64>(), q - (j as f64) + s * 2.0 + part.k[1].y * 0.3 + q * 1.5 - acc * 0.3 + (0..4).map(|j2| (j2 as f64) * (q * 1.0)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p56(buf: &[f64; 4], #[no_diff] row: &[f64]) -> f64 {
    for (j, r) in (0..4).zip(row.iter()) {
        let unit = Point56 { x: row.iter().sum::<f64>(), y: r.sin() };
    }
    let mut out = [Point56 { x: row.chunks(2).map(|out| 1.0 + row[3]).sum::<f64>(), y: (1.0 + row[0].abs()).ln() }, Point56 { x: buf[buf.len() - 1] - row[row.len() - 1], y: (1.0 + row[5 - 1].abs()).cbrt() }, Point56 { x: buf[4 - 1], y: row[4] }];
    out[2].x += out.iter().take(2).zip(&out).filter(|(unit, spring)| unit.x < 0.8).map(|(spring, body)| body.x).sum::<f64>();
    for point in out.iter_mut() {
        point.y = point.y;
    }
    let x = out[0].y * out[out.len() - 1].y + row.iter().product::<f64>() - out[2].y;
    if 4 < 3 {
        let mut buf2: Vec<f64> = Vec::with_capacity(4);
        for (k, point) in (0..row.len()).zip(&out) {
            buf2.push(if k + 1 < 3 {
                point.y.atan().exp2()
            } else {
                x
            });
        }
        buf2.push((1.0 + out[1].y.abs()).cbrt());
    }
    out[2].x * out[3 - 1].x + out[out.len() - 1].y * 1.5 - x * 0.3 + (if row[0] > -0.7 {
        row[row.len() - 1]
    } else {
        x
    }).hypot(1.0 + (out[1].x * out[2].x).abs()) - out.iter().filter(|point| point.y <= 3.0).map(|point| buf[1] - row[row.len() - 1] + point.y).sum::<f64>()
}

flat_record! {
    Point56 { x, y }
    Body56 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point57 {
    x: f64,
    y: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p57_helper(u: f64, found: Option<f64>) -> (f64, f64) {
    ((if u > 0.3 {
        u
    } else {
        u
    }) + u * 1.5 + (0..1).zip(0..4).filter(|(count, k)| *k != 1).map(|(m, i)| (i as f64) * (if m * 2 > 0 {
        u
    } else {
        0.8
    })).fold(3.0_f64, |acc, x| acc + x * (x + x)) - u, u - u * 2.0 - (u * u).max(u.powi(2)))
}

#[differentiable(unconnected = "zero")]
fn p57_inner(p: f64, buf: [Point57; 2], out: &mut [f64], mut z: f64) {}

#[differentiable(unconnected = "zero")]
fn p57(v: &[f64]) -> f64 {
    let mut x = v[3] * v[4 - 1].hypot(1.0 + v[1].abs()) + v[1];
    if x > 0.5 {
        return x;
    }
    let w: f64 = 'found1: {
        let mut pair = ([if 3 < 3 && 3 < 3 {
            v[1]
        } else {
            x
        }, (0..v.len()).map(|n| (n as f64)).sum::<f64>()], v[0] / (v[2].powi(2) + 1.0));
        let mut s = if pair.1 >= 0.8 {
            let mut d = pair.0[0] * (if !(pair.1 > 1.0) {
                pair.0[0]
            } else {
                x
            });
            (-(d.floor() * pair.1).powi(2)).exp()
        } else {
            let acc = pair.1.atan() - v[1..].iter().map(|x2| *x2 + *x2).sum::<f64>();
            (if 3 < 3 && pair.1 > 0.3 {
                acc
            } else {
                acc
            }).hypot(1.0 + (if 3 < 3 || acc >= 0.9 {
                let w: f64 = 1.5;
                w
            } else {
                let mut r = acc;
                pair.0[0]
            }).abs())
        };
        if x > 0.1 {
            s *= s.floor() * x / (1.0 + (1.0 + s.abs()).powf(x.sin()).abs());
            break 'found1 s;
        }
        pair.1
    };
    let mut n = 0;
    loop {
        n += 1;
        x += -w;
        let v2 = [Point57 { x: w - w, y: [w.mul_add(w, w), v[3..].iter().rev().enumerate().map(|(k, a)| *a).sum::<f64>(), w - (n as f64)] }, Point57 { x: v[3].sin(), y: [x.abs(), w + x, w.min(w)] }, Point57 { x: -0.7, y: [x.atan().cosh(), w * x, w * x] }];
        if n >= 3 {
            break;
        }
    }
    let mut found: Option<f64> = Some(match v.len() % 5 {
        0 => x,
        _ => w,
    });
    1.5 * (n as f64) + w * 2.0 + found.unwrap_or(v.windows(2).rev().map(|buf| buf[2 - 1] * x).sum::<f64>())
}

flat_record! {
    Point57 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point58 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point58 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, pair: (f64, f64)) -> f64 {
        let body = Point58 { x: self.x * pair.1, y: (0..4).take(2).map(|i| (i as f64) * pair.0).sum::<f64>(), z: [(self.z[1].powi(2) + 0.5).sqrt(), if pair.0 <= pair.0 {
            self.z[3 - 1]
        } else {
            let mut y: f64 = pair.1;
            pair.0
        }, if pair.0 > 0.1 {
            pair.0
        } else {
            self.z[1]
        }] };
        body.z[2] * body.y * (0..2).step_by(2).zip(0..3).map(|(k, m)| (m as f64)).sum::<f64>() * (0..4).map(|i| (i as f64)).fold(pair.1, |acc, r| acc * 0.5 + (2.0_f64.powi(3) + r))
    }
}

#[differentiable]
impl Point58 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, buf: &[f64; 3]) -> (f64, f64) {
        self.y *= buf[2];
        let mut row = buf[0..2].to_vec();
        ((1..row.len()).map(|i| (i as f64)).fold(row[0], |acc, x| acc + x) * row.windows(2).enumerate().map(|(i, v)| buf[0] * row[1].tanh()).sum::<f64>() - row.iter().zip(0..3).map(|(&p, k)| (k as f64)).fold(row[0], |acc, t| acc * 0.5 + t), buf[1].sin().exp() - row[1] * 2.0 - row[..1].iter().enumerate().map(|(k, &s)| s * (buf[k % buf.len()] * (k as f64))).sum::<f64>())
    }
}

#[differentiable(unconnected = "zero")]
fn p58_helper(mut unit: Point58) -> f64 {
    let flag = unit.y > 0.25;
    (unit.y + unit.x * 1.5) * (0..1).step_by(2).zip(0..=4).filter(|(n, n2)| *n2 != 1).map(|(count, i)| (i as f64) * (1.0 + unit.x.abs()).ln()).sum::<f64>() + (if unit.x > 0.3 {
        unit.y
    } else {
        unit.z[3 - 1]
    }) / ((if unit.y <= 0.1 {
        unit.z[1]
    } else {
        unit.y
    }).powi(2) + 1.2)
}

#[differentiable(unconnected = "zero")]
fn p58_inner(row: &Vec<f64>) -> f64 {
    let mut e = row[0];
    (row.chunks(2).enumerate().map(|(count, out)| e).fold(3.0_f64, |acc, x| acc.max(e + x)) + e * 0.5) * ((if row[2 - 1] <= -0.7 {
        let t = e;
        t
    } else {
        row[0]
    }) + (1.0 + 1.0_f64.abs()).powi(-1))
}

#[differentiable(unconnected = "zero")]
fn p58(mut pair: (f64, f64), spring: &Point58, i: usize, acc: f64) -> f64 {
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for i2 in 0..2 {
        row.push(3.0);
    }
    row.push(acc);
    let flag = i * 2 % 2 == 1;
    if row[i % row.len()] >= row[i % row.len()] || spring.y <= acc {
        let mut n = 0;
        loop {
            n += 1;
            let mut kind: Option<f64> = if n / 2 % 3 == 1 {
                Some(spring.y + acc)
            } else {
                Some(acc)
            };
            let mut r: f64;
            if acc > 0.9 {
                r = row[0];
            } else {
                let mut z = if let Some(a) = kind {
                    0.8 * a
                } else {
                    acc * spring.z[n % 3]
                };
                r = z + spring.z[1] + (if row[i % row.len()] <= 0.1 && spring.x > 0.3 {
                    spring.y
                } else {
                    let mut t = z;
                    spring.z[i % 3]
                });
            }
            if n >= 4 || acc > r {
                break;
            }
        }
    }
    (row[0] - pair.0 * 2.0 - row[0] * 1.5) * (2.0 + (i as f64)).abs()
}

flat_record! {
    Point58 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point59 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body59 {
    at: [Point59; 2],
    k: f64,
    rates: [Point59; 2],
}

#[differentiable]
impl Body59 {
    #[differentiable(unconnected = "zero")]
    fn energy(self, kind: Option<f64>) -> f64 {
        if self.k >= 1.1 {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 1 {
                    break;
                }
                let s: f64 = 'found1: {
                    if m / 2 % 3 == 1 && self.k <= self.k {
                        return self.k * self.at[1].x + self.rates[0].x * (m as f64);
                    }
                    if !(self.at[1].x >= 0.1) {
                        break 'found1 (0..m).zip(0..m).map(|(j, k)| self.k + (k as f64)).fold(self.rates[1].y, |acc, s| acc.max(self.k + s));
                    }
                    self.rates[0].y.hypot((self.k * self.at[m % 2].x).powi(2) + 1.0)
                };
                let mut ys = [[self.k, self.at[m % 2].y], [s, s], [s, s]];
            }
        } else {
            let z: f64 = self.k;
        }
        self.rates[1].y + self.k - self.at[1].x
    }
}

#[differentiable]
impl Body59 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, acc: f64) -> f64 {
        acc.atan() - (acc * acc - (0..2).rev().filter(|count| *count != 1).map(|j| (j as f64) * acc).sum::<f64>())
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point59 {
    type Output = Point59;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point59 {
        Point59 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p59(t: f64, #[no_diff] xs: &[f64]) -> f64 {
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 2 {
            break;
        }
        if xs.len() % 3 == 0 {
            return t * (n as f64) + t * t;
        }
    }
    let mut i = 0;
    loop {
        i += 1;
        if i >= 4 || t > 3.0 {
            break;
        }
        let buf: Vec<f64> = vec![1.5; xs.len()];
    }
    let mut t2 = (t - (-t.powi(2)).exp()).hypot(1.0 + xs.windows(2).map(|xs2| xs2[0]).sum::<f64>().abs());
    (t2 / 1.5 + t * 0.3 - t2 * 0.3) * (-t2.asinh().powi(2)).exp()
}

flat_record! {
    Point59 { x, y }
    Body59 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point60 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body60 {
    at: [f64; 3],
    k: f64,
    rates: f64,
    parts: (f64, f64),
    last: Point60,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape60 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p60_helper(mut acc: f64, acc2: f64, y: &mut f64, u: &mut f64) -> f64 {
    if *u < 1.1 {
        let flag = *u > 3.0;
        for i in 0..=2 {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for m in 0..i {
                state.push((0..i).map(|j| 1.0 + (j as f64)).sum::<f64>() + (acc2 - *y));
            }
            state.push(*y / (1.0 + acc2.abs()));
        }
    } else {
        *u += y.asinh() - *u;
        let mut xs = [*u; 3];
    }
    *y - *y - acc * 1.5 + acc2 * 2.0 - *y + *u
}

#[differentiable(unconnected = "zero")]
fn p60_inner(kind: Shape60, s: f64) -> f64 {
    (s.asinh() + s * 0.5) * (0..2).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p60(m: usize, ys: &[f64], grid: Vec<f64>) -> f64 {
    match m / 2 % 3 {
        0 => {}
        _ => {}
    }
    if grid[2] > 0.9 {
        return ys[..2].iter().enumerate().map(|(count, p)| 1.1 * grid[1] + p).product::<f64>();
    }
    let mut state = [Body60 { at: [grid[3 - 1].atan().exp_m1(), match m / 2 % 5 {
        0 => {
            let t = ys[m];
            grid[m % grid.len()]
        }
        2 => grid[0],
        _ => grid[1],
    }, grid[m % 3] / (1.0 + grid[grid.len() - 1].abs())], k: grid[1].tanh(), rates: grid[3 - 1] * ys[m], parts: ((0..=3).map(|count| (count as f64)).sum::<f64>(), grid[0] - (m as f64)), last: Point60 { x: [grid[0] + grid[2], 3.0 + (m as f64), grid[m % grid.len()].powi(3)], y: if m + 1 < 3 {
        ys[m]
    } else {
        let mut s = grid[0];
        s
    }, z: 3.0 } }, Body60 { at: [grid[1], grid[m % 3] * grid[1], ys[m] + grid[2]], k: (1.0 + ys[m].abs()).powf((-0.4_f64).sin()), rates: p60_inner(Shape60::Rect(0.25, grid[1]), grid[grid.len() - 1]), parts: (grid[grid.len() - 1].powi(3), 0.5_f64.tanh()), last: Point60 { x: [ys[m] / (grid[m % grid.len()].powi(2) + 1.2), grid[1], grid[grid.len() - 1] + (m as f64)], y: ys[m] + grid[grid.len() - 1], z: grid[1] + (m as f64) } }];
    state[0].parts.0 *= ys[0] + (m as f64) - grid[3 - 1].to_radians();
    let mut n: usize = m * 2;
    let mut m2 = 0;
    loop {
        m2 += 1;
        if grid[m2 % grid.len()] >= 1.0 && ys[m] <= 3.0 {
            let mut shape: Shape60 = Shape60::Flat;
        }
        if m2 >= 3 {
            break;
        }
    }
    let h = |u: f64, s: f64| u * (s.abs() / ((state[m2 % state.len()].last.z - (m2 as f64)).powi(2) + 0.5));
    let mut a = (if grid[m2 % grid.len()] >= state[0].parts.0 {
        let p = state[0].parts.0;
        grid[grid.len() - 1]
    } else {
        grid[n % grid.len()]
    }).to_radians() / (1.0 + (match m % 5 {
        0..=1 => (-state[0].last.y.powi(2)).exp(),
        2..=3 => {
            let d = state[1].last.y + grid[1];
            grid[m2 % grid.len()]
        }
        _ => {
            let s = state[n % 2].last.z - state[1].k;
            state[0].parts.1 * (m2 as f64)
        }
    }).abs());
    (a + a + state[0].rates * 1.5 + grid[2].floor() * grid.iter().zip(grid.iter()).map(|(&t, q)| *q).sum::<f64>()) * grid[1]
}

flat_record! {
    Point60 { x, y, z }
    Body60 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point61 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Add for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point61) -> Point61 {
        Point61 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point61) -> Point61 {
        Point61 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p61_helper(state: &mut [f64], flag: bool, state2: &[[f64; 2]; 2], grid: &[f64]) {
    let mut n = 0;
    let s: f64 = loop {
        n += 1;
        let mut count = 0;
        while state2.len() % 3 != 1 && count < 3 {
            count += 1;
            state[0] += grid[1];
        }
        state[0] += state[0] - grid[count % grid.len()] - (0..1).map(|j| (j as f64) * state2[j][j % 2]).fold(0.1_f64, |acc, p| acc.max(state[state.len() - 1] + p));
        if n >= 2 {
            break (0..grid.len()).map(|m| state2[count % state2.len()][count % 2].sin().exp_m1() + (m as f64)).sum::<f64>();
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p61(ys: &mut [f64], mut pair: (f64, f64), flag: bool, #[no_diff] row: [[f64; 2]; 2]) -> f64 {
    p61_helper(ys, pair.1 < 0.8, &row, &row[1]);
    pair = ((if !(row[0][0] > 0.3) {
        let u = row[1][1];
        u
    } else {
        row[1][2 - 1]
    }) * row[row.len() - 1][0], row[0][2 - 1]);
    {}
    let g = |s: f64, e: f64| {
        if s <= 0.1 {
            return s;
        }
        s * (e / 1.5).asinh()
    };
    let acc = if pair.0 > 0.25 {
        if pair.1 > 1.1 {
            -pair.1
        } else {
            (0..row.len() - 1).map(|i| (i as f64) * row[i % row.len()][i]).sum::<f64>()
        }
    } else {
        row.iter().map(|state| ys[ys.len() - 1] * pair.1 + ys[0]).sum::<f64>()
    };
    let mut row2: Vec<f64> = (0..row.len() - 1).step_by(2).zip(row[0].iter()).map(|(count, x)| *x * (*x * (count as f64))).collect::<Vec<f64>>();
    let mut r: f64 = (row[1][2 - 1] * acc).min(row2[0] + row[1][2 - 1]) / (1.0 + row.iter().map(|buf| 0.9_f64 - acc + acc).fold(acc, |acc2, z| acc2.max(z)).abs());
    p61_helper(&mut ys[..3], row2[0] > 1.1, &row, &row[0]);
    let mut n = 0;
    while n < 3 && row2[0] >= row2[0] {
        n += 1;
        row2[n % 1] = row[2 - 1].iter().take(2).rev().map(|&s| s * (if n % 3 != 1 {
            0.1
        } else {
            s
        })).sum::<f64>();
        let mut unit = Point61 { x: (-acc.powi(2)).exp(), y: 3.0 - r, z: row2[n % row2.len()] * acc };
    }
    -acc + row[n % 2][n % 2] * 1.5 + acc * 2.0 - row2[0] * 1.5 - acc * row2[0] * -1.0
}

flat_record! {
    Point61 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point62 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body62 {
    at: Point62,
    k: f64,
    rates: [Point62; 2],
}

#[differentiable]
impl Body62 {
    #[differentiable(unconnected = "zero")]
    fn new(pair: (f64, f64)) -> Body62 {
        Body62 { at: Point62 { x: [pair.1 / 3.0, pair.0], y: pair.1, z: pair.0 }, k: pair.1, rates: [Point62 { x: [pair.1, pair.1 + pair.0], y: pair.1 * pair.1, z: pair.1 }, Point62 { x: [pair.0, pair.1], y: (0..3).map(|k| (k as f64) * pair.1).fold(pair.0, |acc, p| acc * 0.5 + (pair.0 + p)), z: (-pair.0.powi(2)).exp() }] }
    }
}

#[differentiable(unconnected = "zero")]
fn p62_helper(j: usize, out: Vec<f64>, buf: &Vec<f64>) -> f64 {
    if buf[0] > 0.1 {
        let mut pair = (out[out.len() - 1], out[1]);
    } else {
        let mut p = buf[1].tanh() / (out[1].powi(2) + 0.5);
    }
    (buf[j % buf.len()].sin().sinh() - out[0] * 2.0 - out[j % 2].max(buf[j % buf.len()]) * (buf[j % 2].powi(2) + 1.2).sqrt()) * buf[j % buf.len()]
}

#[differentiable(unconnected = "zero")]
fn p62(q: f64) -> f64 {
    match 2 % 3 {
        0 => {
            if 1 < 3 {
                return q;
            }
            let c = q;
        }
        _ => {}
    }
    let (mut w, mut t) = ((q + q).sin().exp_m1(), q.clamp(-0.75, 1.25));
    (if 1 < 3 {
        t
    } else {
        t
    }) - t * 1.5 - (0..=2).zip(0..2).map(|(i, count)| (count as f64)).sum::<f64>() - t.clamp(-0.75, 1.25)
}

flat_record! {
    Point62 { x, y, z }
    Body62 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point63 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body63 {
    at: f64,
    k: f64,
    rates: Point63,
    parts: Point63,
}

#[differentiable]
impl Point63 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, xs: &[f64], body: &mut Body63) -> f64 {
        for (x, w) in xs.iter().zip(xs.iter()) {
            let mut b = if !(*w > 0.25) {
                *w
            } else {
                let mut s = (body.at - x) * (w / 3.0);
                (w / 1.5).atan()
            };
        }
        self.x[1] + (0..1).filter(|count| *count != 1).map(|i| (i as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p63_helper(xs: &[f64]) -> f64 {
    let flag = xs[0] > 2.0;
    xs[0].atan2(1.0 + xs[1].abs()) + xs.iter().enumerate().map(|(n, &z)| z).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p63_inner(s: f64, n: usize) -> f64 {
    let b: f64 = 'found1: {
        if n > 2 {
            break 'found1 if !(n + 1 > 2) {
                let w = s;
                w
            } else {
                s
            };
        }
        if s > s {
            break 'found1 s.atan2(s.powi(2) + 0.5);
        }
        s * s * (0..4).zip(0..n).filter(|(n2, count)| *count != 1).map(|(i, m)| (m as f64) * s).sum::<f64>()
    };
    (b.sin().exp2() - s * 2.0) * (0..1).map(|i| (i as f64)).sum::<f64>().abs()
}

#[differentiable(unconnected = "zero")]
fn p63(body: Point63, n: usize, x: f64, row: &mut [f64]) {
    if n / 2 % 3 != 1 {
        let e = std::mem::replace(&mut row[n % 4], body.z + (n as f64));
    }
    row[n % 4] *= row[n % 4];
    let f = |q: f64| q * row[1];
    let acc: f64;
    if row.len() % 3 != 0 || n / 2 > 2 {
        acc = (x - body.y).signum() * body.y.abs();
    } else {
        let mut u = row[2];
        acc = if body.z <= 0.1 {
            u
        } else {
            let mut z: f64 = row.windows(2).zip(1..row.len() - 1).map(|(out, count)| (count as f64) * row[count]).sum::<f64>();
            -row[n % 4]
        };
    }
    let h = |a: f64, r: f64| a + p63_helper(row);
    let b = p63_inner(x - row[4 - 1], 1);
    let y = (1.0 + ((row[4 - 1] + row[n % row.len()]) / (x.powi(2) + 0.5)).abs()).powi(-1);
}

flat_record! {
    Point63 { x, y, z }
    Body63 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p64_helper(v: &Vec<f64>, state: &Vec<f64>, flag: bool, out: &mut [f64; 2]) -> f64 {
    let t = out[1].min((out[out.len() - 1] + state[0]) * (out[2 - 1] + out[2 - 1]));
    'rows1: for (&e, j) in out[1..].iter().zip(0..=3) {
        'steps2: for (k, ys) in out.windows(2).rev().enumerate() {
            if k % 3 != 0 {
                break 'steps2;
            }
        }
        for (i, i2) in (0..=4).zip(0..j) {
            let mut p = t;
        }
    }
    out[0] / (t.powi(2) + 0.5) * ((v[1].powi(2) + 1.0).ln_1p() + (1.0 + state[1].abs()).recip())
}

#[differentiable(unconnected = "zero")]
fn p64_inner(state: &mut [f64], mut acc: f64, j: usize) -> f64 {
    for j2 in 0..state.len() {
        acc *= state[j2];
    }
    acc + state.iter().skip(1).map(|&y| y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p64(v: &mut [f64], ys: &mut [f64]) -> f64 {
    let mut acc = v[v.len() - 1];
    if 2 < 3 {
        let h = |a: f64| a + a / (1.0 + ys[1..5].chunks(2).zip(0..3).map(|(xs, m)| (m as f64) * v[(m + 1) % v.len()]).fold(v[2], |acc2, t| acc2.max(t * a)).abs());
    } else {
        v[0] = v[3] * acc;
    }
    let mut s = p64_inner(&mut ys[2..4], v[4 - 1], 1);
    {
        for c in ys.iter_mut().rev() {
            acc += c.min(s) - v[2].max(*c);
        }
    }
    acc * -1.0 - acc * 0.5 + s * 2.0 + 1.1 + (0..3).rev().filter(|m| *m != 1).map(|m| (m as f64) * (acc * s)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point65 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Sub for Point65 {
    type Output = Point65;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point65) -> Point65 {
        Point65 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point65 {
    type Output = Point65;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point65 {
        Point65 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p65_helper(r: f64, mut buf: [f64; 2], u: f64, x: f64) -> f64 {
    let p = buf[0];
    u + u * 0.3 - (p - u).cos() + buf[1]
}

#[differentiable(unconnected = "zero")]
fn p65(unit: &Point65, unit2: &mut Point65, row: [f64; 3]) -> f64 {
    if 0.25 > 0.8 || row[0] <= 3.0 {
        let mut a: f64 = 1.5;
        a += row[2] / ((unit.y - unit2.y).powi(2) + 1.0);
        let b: f64 = 'found1: {
            if a > 1.1 && 0 < 3 {
                a += a * row[2];
                break 'found1 a / (1.0 + a.abs());
            }
            row[3 - 1]
        };
    }
    let mut u: f64 = row[1].sin().sinh() * p65_helper(row[3 - 1], [row[0], row[3 - 1]], unit.y, unit2.y);
    let r: f64 = unit2.z - (row[0] * u).atan().exp_m1();
    let mut d = (unit2.y * r).to_radians() / (1.0 + unit2.y.tanh().sinh().abs());
    if d > 3.0 {
        let t = p65_helper(if 0.5 > 1.5 {
            unit2.y
        } else {
            unit2.y
        }, [if d > 2.0 || row[3 - 1] > u {
            d
        } else {
            let mut b = d;
            d
        }, 0.9 * row[1]], d / (1.0 + d.abs()), unit2.x);
        let mut point = Point65 { x: row[1], ..*unit2 };
        point = point * d;
    } else {
        let mut m = 0;
        'steps2: loop {
            m += 1;
            if u > -0.7 {
                let mut grid = [d - d, p65_helper(row[1], [d, unit2.x], unit2.x, r), p65_helper(row[2], [d, row[row.len() - 1]], r, row[m % 3]), d + u];
            } else {
                d += row[row.len() - 1] - d;
            }
            if m / 2 % 2 == 0 {
                d += row[m % row.len()];
                break 'steps2;
            }
            if m >= 3 || m / 2 % 2 != 1 {
                break;
            }
        }
    }
    d - row[1] * 1.5 + r * 2.0 + d * 0.3 + d
}

flat_record! {
    Point65 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p66(b: f64, m: usize) -> f64 {
    let found: Option<f64> = None;
    let mut pair = ((b * b).asinh(), b.tanh());
    pair = (pair.0, b);
    let mut kind: Option<f64> = None;
    match m * 2 % 4 {
        0 => {
            pair.0 += b;
            pair.1 = 0.25;
        }
        1 | 2 => {
            pair.1 /= (pair.0 * pair.1 / (1.0 + pair.1.abs().abs())).powi(2) + 1.0;
        }
        j if j < 3 => {
            let mut pair2 = (pair.0 / 1.5 / (pair.1.powi(2) + 0.5), 3.0 - pair.1);
        }
        _ => {
            pair.1 -= 0.9;
        }
    }
    pair.0 = (b.signum() * pair.1).sin().exp_m1();
    found.unwrap_or(pair.1) + b * 2.0 - pair.0 * -1.0 * (b - b) - pair.1.atan2(1.0 + b.abs()) * (pair.1 + pair.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point67 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape67 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point67 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, state: &[f64], i: usize) -> f64 {
        state[0] * self.x * state.windows(2).skip(1).filter(|v| i < 3).map(|grid| grid[i % grid.len()] + grid[grid.len() - 1] + 0.25).sum::<f64>() - (0..2).map(|k| state.iter().rev().map(|&z| 1.5 + z).sum::<f64>() + (k as f64)).product::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point67 {
    type Output = Point67;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point67) -> Point67 {
        Point67 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point67 {
    type Output = Point67;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point67) -> Point67 {
        Point67 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point67 {
    type Output = Point67;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point67 {
        Point67 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p67_helper(spring: &Point67, a: f64) -> f64 {
    let mut grid = [a; 2];
    (0..grid.len()).map(|count| (count as f64)).sum::<f64>() - a * 0.3 + a
}

#[differentiable(unconnected = "zero")]
fn p67(xs: &mut [f64], flag: bool, point: &mut Point67) -> ([f64; 2], f64) {
    let mut n: usize = 2;
    let mut grid = [point.y - point.y, xs[0], xs[1].atan2(1.0 + point.x.abs())];
    let h = |acc: f64, x: f64| {
        let mut u = (point.energy(&grid, 2) + acc) * (-acc.powi(2)).exp();
        acc + u
    };
    xs[n % 4] /= grid[0].powi(2) + 1.0;
    let mut i = 0;
    while i < 3 {
        i += 1;
        {}
    }
    ([point.y, (-point.y.powi(2)).exp() * (1.0 / 1.5)], p67_helper(point, point.x) + grid[i % grid.len()])
}

flat_record! {
    Point67 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p68_helper(v: &mut [f64]) -> (f64, f64) {
    let mut pair = ((v[1] + v[1]).tanh().sinh(), v[1].min(v[0]));
    (pair.1 - v[0] - (v[0].cos() + pair.0 / 2.0) + pair.1, v[v.len() - 1] / (pair.1.powi(2) + 0.5) - pair.0 * -pair.1)
}

#[differentiable(unconnected = "zero")]
fn p68(row: &[f64; 4], grid: &[f64]) -> f64 {
    let r: f64 = (1.0 + grid[5 - 1].abs()).powf((-(grid[0] * grid[grid.len() - 1]).powi(2)).exp().sin());
    let mut k = 0;
    let mut a: f64 = loop {
        k += 1;
        let mut i = 0;
        loop {
            i += 1;
            if i >= 3 || k % 3 != 0 {
                break;
            }
            let mut out = [row[1]; 4];
        }
        if k >= 2 {
            break grid[1].cos();
        }
    };
    let mut pair = ([a * grid[grid.len() - 1], r * r], match (k + 1) % 5 {
        0 => row[k % 4],
        2 => row[1],
        _ => r,
    });
    pair.0[1] * r - grid[2] - pair.0[k % 2] * a
}

#[differentiable(unconnected = "zero")]
fn p69(flag: bool, #[no_diff] state: &[f64; 2], buf: &mut [f64], buf2: &mut [f64; 4]) -> f64 {
    'rows1: for q in buf2.iter() {
        'steps2: for (k, buf3) in buf2[..3].windows(2).step_by(2).enumerate().rev() {}
        buf[1] *= *q;
    }
    match 2 % 3 {
        0 => {
            buf2[3] = state[1] - (buf2[4 - 1] + buf2[buf2.len() - 1]);
        }
        _ => {}
    }
    buf[buf.len() - 1] - buf.windows(2).map(|out| out[0]).sum::<f64>() + buf2[..2].iter().zip(buf2[..1].iter()).map(|(acc, &a)| acc.asinh() + a).fold(buf2[0], |acc, q| acc + q)
}

#[differentiable(unconnected = "zero")]
fn p70(e: f64, count: usize) -> Vec<f64> {
    let q: f64;
    if count % 3 == 1 || count / 2 < 3 {
        let mut p = e + (0.8 + e);
        q = p;
    } else {
        let mut x = e;
        q = x.hypot(x.powi(2) + 1.0) - (x + x);
    }
    if q < q {
        let mut found: Option<f64> = Some(q.to_radians());
    }
    if (count + 1) % 2 != 1 {
        if count % 2 != 1 {}
        let mut m = 0;
        'rows1: while m < 2 {
            m += 1;
            let mut m2 = 0;
            while m2 < 3 && m2 * 2 > 0 {
                m2 += 1;
                let q2 = (if e >= q {
                    let a = q;
                    a
                } else {
                    let mut t = q;
                    t
                }) * e + q;
            }
        }
    } else if count > 1 {
        let mut i = 0;
        let mut b: f64 = 'steps2: loop {
            i += 1;
            if i >= 1 {
                break match i % 5 {
                    0 => e + q,
                    i2 if i * 2 > 1 && e < 0.8 => q * e,
                    _ => (0..=2).map(|j| q + (j as f64)).fold(q, |acc, a| acc.max(q + a)),
                };
            }
        };
    }
    vec![q.min(e.powi(3)), q + (q.powi(2) + 1.2).powf(q.sin())]
}

#[differentiable(unconnected = "zero")]
fn p71_helper(mut d: f64, x: &mut f64, buf: &mut [f64; 3]) -> (f64, f64) {
    match 2 % 3 {
        0 => {
            let z: f64 = 'found1: {
                buf[0] /= (d * *x).tanh().exp().powi(2) + 1.0;
                if d > *x || buf[2] > 3.0 {
                    buf[3 - 1] -= *x;
                    break 'found1 if *x > 0.1 && buf[2] <= 0.9 {
                        d
                    } else {
                        buf[buf.len() - 1]
                    };
                }
                if !(*x > 3.0) {
                    break 'found1 *x;
                }
                ((buf[3 - 1] - *x).powi(2) + 1.2).cbrt()
            };
            let h = |q: f64| q + ((1.0 + q.abs()).log10() + q * q);
        }
        1 | 2 => {
            buf[1] *= x.tanh().tanh();
        }
        j if j < 3 => {
            (0..buf.len()).zip(buf.iter()).for_each(|(n, e)| {
                *x = e.mul_add(*e, *e);
                *x += (buf[n] * *e).cos();
            });
        }
        _ => {
            let mut r: f64 = (d - x.max(buf[0])) * ((if buf[1] > 1.5 {
                buf[2]
            } else {
                *x
            }) / (buf[buf.len() - 1].powi(2) + 0.5));
        }
    }
    (*x + buf[0] + d * 2.0 - (0..buf.len()).map(|k| -1.0 * (k as f64) + (k as f64)).sum::<f64>() + (0..4).map(|j| (j as f64)).sum::<f64>(), *x + d * 0.3 - *x + buf.windows(2).map(|state| d).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p71(ys: Vec<f64>, xs: &[f64]) -> f64 {
    let mut pair = (xs[0], xs[2]);
    let mut found: Option<f64> = if pair.0 > 0.9 {
        Some(pair.0)
    } else {
        None
    };
    let mut pair2: (f64, f64) = (pair.1.atan().cosh(), (0..4).map(|n| (n as f64) * xs[5 - 1]).product::<f64>());
    let h = |p: f64| {
        let u = (1.0 + p.abs()).powi(-1).tanh();
        p * pair2.0.sin()
    };
    let flag = pair.0 >= 3.0;
    let mut buf = [pair.1; 4];
    let mut buf2 = buf;
    let p: f64;
    if pair2.1 > 0.5 || buf2[buf2.len() - 1] <= buf[2] {
        p = pair.0;
    } else {
        let mut q = h(buf[buf.len() - 1]) + pair.0.min(buf2[0]);
        p = pair.1;
    }
    found = Some(pair2.1);
    buf2[0] += (-buf2[0].powi(2)).exp();
    let mut kind: Option<f64> = if pair2.1 <= buf[4 - 1] {
        None
    } else {
        None
    };
    'rows1: for d in buf2.iter_mut() {
        let mut j: usize = 0;
    }
    (pair2.1 - pair2.0 - pair2.0 * 1.5 - buf[4 - 1] * 0.3 - p * 0.3) * (p * (if pair.1 < buf[3] {
        let mut a: f64 = p;
        p
    } else {
        pair2.0
    })) * (-(buf2[0] + buf[buf.len() - 1]).powi(2)).exp()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point72 {
    x: [f64; 2],
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p72(t: f64, v: &[f64; 4]) -> f64 {
    if !(3 < 3) {
        let p: f64;
        if v.len() < 3 {
            p = (0.9 + v[v.len() - 1]) * (t - t);
        } else {
            p = (0..=3).map(|j| (j as f64)).sum::<f64>();
        }
    } else {
        for buf in v[0..3].windows(2).step_by(2) {
            let pair = ([buf[0] / (1.0 + buf[2 - 1].abs()), v[4 - 1].mul_add(buf[1], v[0])], buf[1]);
        }
        let mut k: usize = 1;
    }
    let s: f64 = if v[v.len() - 1] <= 0.25 {
        v[2] * t + (v[4 - 1] + v[4 - 1])
    } else {
        let mut p = t;
        (p / 3.0).cos()
    };
    if s < 1.0 {
        return s;
    }
    s + t - s * 0.3 + (0..v.len() - 1).filter(|m| *m != 1).map(|count| (count as f64)).sum::<f64>() + s
}

flat_record! {
    Point72 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point73 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[derive(Clone, Debug, Differentiable)]
struct Body73 {
    at: (f64, f64),
    k: Vec<Point73>,
    rates: Point73,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape73 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body73 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, xs: &[f64], grid: &[f64; 2]) -> f64 {
        if self.at.0 < 1.1 {
            return (grid[1].powi(2) + 1.2).cbrt().atan2(xs[0..1].iter().product::<f64>().powi(2) + 1.0);
        } else {
            for &s in grid[1..2].iter() {}
        }
        self.rates.x + grid[0]
    }
}

#[differentiable]
impl Point73 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &[f64; 2]) -> Point73 {
        Point73 { x: xs[0] - xs[0], y: xs[1], z: [xs[1], xs[xs.len() - 1].atan2(1.0 + xs[0].abs())] }
    }
}

#[differentiable(unconnected = "zero")]
fn p73_helper(state: [[f64; 2]; 3]) -> f64 {
    if state[0][1] > 1.0 {} else {
        for &t in state[2][1..].iter() {
            'rows1: for q in state[0].iter() {
                let mut state2: Vec<f64> = Vec::with_capacity(4);
                for &x in state[0].iter().rev() {
                    state2.push(((q - x).powi(2) + 0.5).sqrt());
                }
                state2.push(t - q);
            }
        }
    }
    state[1][0].sin() - state[0][0] * 0.5 + (0..state.len()).rev().map(|i| (i as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p73(pair: (f64, f64)) -> f64 {
    if pair.0 > pair.1 {
        if 1 < 3 {} else if pair.0 > 0.8 {}
        for (k, n) in (0..2).zip(0..=2) {
            let mut xs: Vec<f64> = Vec::new();
            for k2 in 0..n {
                xs.push((pair.1 * pair.1).cos());
            }
            xs.push(if pair.1 < pair.1 || pair.0 <= pair.1 {
                pair.0
            } else {
                let mut q = pair.1;
                q
            });
        }
        match 2 % 3 {
            0 => {
                if pair.0 > 0.25 || 4 < 3 {} else {
                    let mut found: Shape73 = if pair.0 < 1.5 && pair.0 <= pair.0 {
                        Shape73::Disc(if pair.0 > -1.0 {
                            let mut t = pair.0;
                            t
                        } else {
                            pair.0
                        })
                    } else {
                        Shape73::Disc(pair.1)
                    };
                }
            }
            1 | 2 => {}
            _ => {}
        }
    } else if pair.1 < 0.1 {
        let y: f64 = (0..4).zip(0..=3).map(|(i, i2)| (i2 as f64) * pair.0.asinh()).sum::<f64>();
    }
    pair.1 - pair.1 + (pair.0 + pair.1) - (0..=3).skip(1).zip(0..2).map(|(i, j)| pair.1.abs() + (j as f64)).sum::<f64>()
}

flat_record! {
    Point73 { x, y, z }
    Body73 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p74(xs: &[f64], xs2: &[[f64; 2]; 2], t: f64) -> f64 {
    if xs2[0][1] > 0.9 {
        return if t > -0.4 || xs2[0][1] > 1.0 {
            xs[0]
        } else {
            xs2[1][0]
        };
    }
    let p: f64;
    if xs2[0][0] > -1.0 {
        let mut y = t.tanh().exp_m1() + xs2[1][0].cos();
        p = if 1 < 3 {
            y
        } else {
            let mut q: f64 = (0..=1).skip(1).map(|i| (i as f64)).sum::<f64>();
            y
        };
    } else {
        p = t;
    }
    let mut z = p * (xs2[1][2 - 1] + p).tanh().sinh();
    let flag = !(p > -0.4);
    if xs2[2 - 1][1] > 1.0 {
        z += (z + t).signum() * xs2[xs2.len() - 1][2 - 1];
        return xs2[0][1];
    }
    {
        let e = &mut z;
        *e *= *e - t;
        *e += xs2[1].iter().rev().sum::<f64>();
    }
    if z >= p {
        let mut j = 0;
        let w: f64 = loop {
            j += 1;
            if j >= 3 {
                break p * (z + z);
            }
            let i: usize = j * 2;
        };
        for m in 0..xs2.len() {}
    } else if z > -1.0 {}
    let mut k = 0;
    let mut d: f64 = loop {
        k += 1;
        if k >= 1 {
            break (-xs2[k % xs2.len()][1].powi(2)).exp();
        }
        for (count, row) in (0..2).zip(xs2.iter()) {
            z = (1.0 + (xs2[count][count].powi(2) + 1.0).ln().abs()).sqrt();
        }
    };
    t.sin() + t * 2.0 - z * 0.5 - (0..xs.len() - 1).rev().filter(|m| *m != 1).map(|count| (count as f64)).sum::<f64>() - xs2[xs2.len() - 1][k % 2].tanh().exp_m1()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point75 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape75 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl std::ops::Add for Point75 {
    type Output = Point75;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point75) -> Point75 {
        Point75 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p75_helper(point: Point75, n: usize, state: [f64; 4]) -> [f64; 3] {
    let Point75 { x: p, y: b, z: p2 } = point;
    let mut z = p2 * ((p2 + b) * p2);
    z += (match (n + 1) % 5 {
        0 | 4 => p2,
        2 => {
            let b2 = state[1];
            b2
        }
        _ => p2,
    }).signum() * (z * p2);
    if z >= 0.8 {}
    let u = -(b.signum() * (b - (n as f64)));
    [(u + u) / (1.0 + b.abs()), b, u * p]
}

#[differentiable(unconnected = "zero")]
fn p75_inner(ys: &mut Vec<f64>, count: usize, out: &mut Vec<Point75>, grid: &[Point75]) -> f64 {
    let mut y = (0..grid.len()).skip(1).map(|count2| (count2 as f64) * grid[count2].z).fold(out[out.len() - 1].z, |acc, p| acc * 0.5 + (p + p)) * grid[grid.len() - 1].z.to_radians() * (out[2 - 1].y.floor() * grid[count % 2].x + out[0].x);
    let v = p75_helper(Point75 { x: grid[count % 2].x - (count as f64), y: match count / 2 % 5 {
        0..=1 | 4 => grid[count % grid.len()].y,
        2..=3 => grid[1].x,
        _ => {
            let mut u = y;
            grid[2 - 1].x
        }
    }, z: out[count % 2].z }, 1, [out[0].z, grid[1].y + out[0].x, out[0].x, grid[0].x + y]);
    let d = v[2] + (count as f64);
    let e = out[count % out.len()].x * (1.0 + v[count % v.len()].abs()).sqrt().atan();
    let mut k = 0;
    while k < 2 {
        k += 1;
        y = (y + v[count % v.len()]) * d;
    }
    (grid.iter().map(|part| part.z * 1.0).product::<f64>() + v[k % 3] * 0.3) * ((1.0 + y).powi(2) + 0.5).log10() + (match (count + 1) % 5 {
        0..=1 | 4 => (if out.len() % 3 != 1 {
            v[0]
        } else {
            v[0]
        }),
        _ => out[1].y / (1.0 + e.abs()),
    })
}

#[differentiable(unconnected = "zero")]
fn p75(body: Point75, ys: &mut [f64], unit: &Point75) -> f64 {
    let mut spring = unit.clone();
    let Point75 { x: a, y: q, z: c } = spring;
    let ys2 = p75_helper(Point75 { x: 0.25 * c, y: q, z: a / (unit.y.powi(2) + 1.0) }, 2, [c, c, -1.0, unit.z]);
    if 4 < 3 {
        spring.x *= spring.z;
        ys2[..1].iter().for_each(|&t| {
            spring.y += ys[0].powi(3) - t.clamp(-0.75, 1.25);
        });
        spring.x *= if unit.z <= 1.1 || ys2[1] > 0.8 {
            c * q
        } else {
            ys2.chunks(2).rev().map(|xs| a + q).sum::<f64>()
        };
    } else if ys2[ys2.len() - 1] > 0.8 {
        let grid = p75_helper(spring, 3, [unit.x.atan().exp_m1(), a, if unit.z > -0.4 {
            c
        } else {
            let c2 = spring.z;
            c
        }, (-ys2[3 - 1].powi(2)).exp()]);
    }
    'rows1: for (i, r) in ys.iter_mut().enumerate() {
        match i % 4 {
            0 => {
                let mut m = 0;
                while m < 3 {
                    m += 1;
                    spring = *unit + spring;
                }
            }
            1 | 2 => {
                *r = c + (unit.x + spring.y);
            }
            _ => {
                'steps2: for acc in ys2.iter().take(2) {
                    let mut p: f64 = acc.max((a - ys2[3 - 1]) / ((*acc / (r.powi(2) + 1.2)).powi(2) + 1.0));
                }
            }
        }
    }
    spring.y.min(q) - spring.z * 2.0 + q * 1.5 + c * 2.0 - a - ys2[2]
}

flat_record! {
    Point75 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p76_helper(out: &mut [f64]) -> Vec<f64> {
    for u in out[..1].iter() {
        let flag = out[0] > 2.0;
        if *u > -0.7 {
            continue;
        }
    }
    vec![out[2 - 1], (1.0 + out[out.len() - 1].atan().sinh().abs()).powi(-1)]
}

#[differentiable(unconnected = "zero")]
fn p76_inner(z: &mut f64) -> f64 {
    let mut y = (*z - *z + z.max(*z)).to_radians();
    let b: f64;
    if y > y {
        b = y * y / (1.0 + (if y < y {
            *z
        } else {
            y
        }).abs());
    } else {
        let mut q = y;
        b = y;
    }
    let b = b + b;
    let mut j = 0;
    while j * 2 % 3 == 0 && j < 5 {
        j += 1;
        let y = y * (y - (j as f64) + b * y);
    }
    (-y + y * 2.0 + y) * y
}

#[differentiable(unconnected = "zero")]
fn p76(y: f64, row: &[f64; 4], v: &[f64], v2: Vec<f64>) -> f64 {
    for v3 in v[2..].chunks(2).rev() {
        for (w, &d) in v3.iter().zip(&v2) {
            let f = |p: f64, w2: f64| p + row[row.len() - 1];
            let mut pair = (*w, v3[0].min(v2[4 - 1]));
        }
    }
    if v[1] <= v[1] {
        let mut j = 0;
        loop {
            j += 1;
            'rows1: for (p, a) in v.iter().zip(v2.iter()) {
                let mut pair = (v2.windows(2).take(2).filter(|v3| v3[1] < 0.25).map(|row2| *p * a).fold(*p, |acc, a2| acc + a2) - (j as f64), v[1] - (j as f64));
            }
            if j >= 1 {
                break;
            }
        }
    } else {
        let mut grid = vec![v2[4 - 1]; v2.len()];
    }
    v2[1] + y * 0.3 - v2[v2.len() - 1] * 0.3 + (0..=2).zip(v2.iter()).filter(|(m, acc)| **acc > 1.5).map(|(k, &x)| x * -v2[v2.len() - 1 - k]).sum::<f64>() - (0..4).take(2).rev().map(|k| (k as f64)).fold(v2[0], |acc, p| acc * 0.5 + p)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point77 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape77 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point77 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, shape: Shape77, p: f64) -> Vec<f64> {
        for k in 0..3 {
            'rows1: for (m, i) in (0..k).zip(0..k) {
                let mut count = 0;
                while count > 1 && count < 3 {
                    count += 1;
                    if m % 2 == 1 {
                        continue;
                    }
                }
            }
        }
        vec![p * p + self.x, (0..=2).map(|j| p + (j as f64)).sum::<f64>(), (1.0 + (self.z * p).abs()).ln()]
    }
}

#[differentiable]
impl std::ops::Add for Point77 {
    type Output = Point77;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point77) -> Point77 {
        Point77 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point77 {
    type Output = Point77;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point77 {
        Point77 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p77_helper(w: f64, flag: bool) -> f64 {
    let mut out = [w; 2];
    ((if w >= -0.7 {
        out[0]
    } else {
        out[1]
    }) + w * 0.3 - out[out.len() - 1] * 2.0 + out[out.len() - 1]) * out.windows(2).map(|out2| w * out[1]).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p77(v: &mut [f64]) -> f64 {
    v[4 - 1] -= p77_helper(v[0], v[0] > 1.1);
    v[0] *= (v[0] + v[v.len() - 1]).floor() * p77_helper(v[2], v[1] > -1.0);
    {
        v[0] /= ((v[0] - v[1]) / 3.0).powi(2) + 1.0;
    }
    if !(v[1] > 0.1) {
        v[4 - 1] *= v[2] / 3.0;
        for k in 0..2 {
            let mut i = 0;
            while i < 2 {
                i += 1;
                let mut pair: (f64, f64) = ((0..=3).step_by(2).filter(|count| *count != 1).map(|count| (count as f64) * (0..v.len() - 1).map(|count2| (count2 as f64)).sum::<f64>()).sum::<f64>(), v[k]);
                pair.1 += 0.9 * pair.0 + v[k].min(v[2]);
            }
            v[4 - 1 - k] += (v[k] - v[k]) * (i as f64);
            match i / 2 % 3 {
                0 => {
                    v[k] = v[v.len() - 1 - k] - (k as f64);
                }
                _ => {
                    let mut row = vec![Point77 { x: v[k].min(v[k]), y: v[k].abs(), z: v[k].hypot(v[i % v.len()].powi(2) + 1.0) }, Point77 { x: v[i % v.len()], y: v[k], z: v[k] * v[k] }];
                }
            }
        }
    } else {
        let (c, mut z) = (v[v.len() - 1], v[2]);
    }
    -v[1] * v[0]
}

flat_record! {
    Point77 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p78(acc: f64, ys: &[f64], i: usize) -> [f64; 3] {
    let i2: usize = ys.len();
    let mut n = 0;
    while n < 4 {
        n += 1;
        let mut count = 0;
        let mut s: f64 = loop {
            count += 1;
            if count >= 4 {
                break -1.0;
            }
            let mut pair = (ys[i], acc / (ys[5 - 1].powi(2) + 0.5));
        };
        let mut found: Option<f64> = if n / 2 > 2 || s <= 0.9 {
            Some(ys[i] * s)
        } else {
            None
        };
        let mut state = vec![ys[i] * s, acc.max(acc)];
    }
    {
        if n > 1 {
            return [acc, ys[0], acc];
        }
    }
    [acc.atan2(acc.powi(2) + 1.0) - (i as f64), ys[i], ys[n % ys.len()].max(ys[n % ys.len()].atan().exp2())]
}

#[differentiable(unconnected = "zero")]
fn p79_helper(grid: &mut Vec<f64>, flag: bool, mut pair: (f64, f64)) -> f64 {
    if pair.1 > 3.0 && pair.1 > -0.4 {
        if !(grid[grid.len() - 1] > 0.25) {
            let mut y = pair.0.powi(3) - (if grid[0] > 0.9 {
                pair.1
            } else {
                pair.0
            });
            pair.0 += (1.0 + pair.1.abs()).cbrt() * (y + y);
            for p in grid.iter().step_by(2).rev() {
                let h = |q: f64, z: f64| {
                    let mut c = q;
                    q + z
                };
            }
        } else if grid[0] > 0.5 {
            for (i, n) in (0..=3).zip(1..grid.len() - 1) {
                pair.1 = pair.1;
            }
        } else {
            let shape: Option<f64> = if pair.1 > 0.1 {
                Some(pair.1 / (pair.0.powi(2) + 1.2))
            } else {
                None
            };
        }
    } else {
        grid[2 - 1] += ((pair.0 * pair.0).powi(2) + 0.5).powi(-1);
    }
    pair.0.max(pair.1) - pair.1 * 2.0 + grid.windows(2).map(|ys| ys[ys.len() - 1]).product::<f64>().sin().exp() - (0..2).filter(|j| *j != 1).map(|m| (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p79_inner(acc: &mut f64) -> ([f64; 2], f64) {
    let mut shape: Option<f64> = if 0.3 > 3.0 {
        None
    } else {
        None
    };
    match 1 % 3 {
        0 => {
            *acc -= *acc - (*acc + *acc);
        }
        n if *acc >= 0.8 || *acc > -0.7 => {
            let mut n2 = 0;
            loop {
                n2 += 1;
                if n2 >= 1 {
                    break;
                }
                *acc = *acc;
            }
        }
        _ => {
            let x = match shape {
                None => {
                    *acc
                }
                Some(x) => {
                    if x <= 1.0 {
                        *acc
                    } else {
                        -1.0
                    }
                }
            };
        }
    }
    ([*acc / 2.0 * acc.sin(), *acc * *acc / (1.0 + acc.min(*acc).abs())], (if *acc > -1.0 {
        *acc
    } else {
        *acc
    }) - *acc)
}

#[differentiable(unconnected = "zero")]
fn p79(c: f64, mut buf: [[f64; 2]; 2], ys: &mut [f64], z: f64) -> ([f64; 2], f64) {
    let mut shape: Option<f64> = if !(z < 0.25) {
        Some(-0.25)
    } else {
        None
    };
    let mut z = z + (if 2 < 3 {
        z
    } else {
        ys[0]
    }) * z;
    if z <= 1.1 {
        let u: f64 = 'found1: {
            z += shape.unwrap_or(if buf[buf.len() - 1][2 - 1] > -1.0 {
                0.25
            } else {
                ys[3 - 1]
            });
            if ys[1] > buf[2 - 1][2 - 1] {
                z = buf[1][2 - 1];
                return ([buf[0][2 - 1] * (z * c), buf.iter().enumerate().rev().map(|(n, ys2)| z * (0..ys.len() - 1).rev().map(|n2| (n2 as f64) * z).sum::<f64>()).sum::<f64>()], ys[2] / (1.0 + shape.unwrap_or(z).abs()));
            }
            ys[1].mul_add(buf[0][2 - 1], ys[0]) * (buf[buf.len() - 1][1] - z)
        };
        if u < 1.5 && 2 < 3 {
            let y = (u + ys[0].atan().cosh()).signum() * u;
        }
    }
    ([match shape {
        None => {
            z * ys[2]
        }
        Some(r) => {
            1.1
        }
    }, ys[1]], (z - c * 0.3 - buf[0][2 - 1] * 1.5) * ys[2].tanh().atan2(ys[ys.len() - 1].powi(2) + 1.2))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p40(&[-1.1, 1.3, -1.2, -0.7], &Point40 { x: -0.7, y: -0.9, z: 0.7 }) calls Point40::new, p40_helper, p40_inner; pulled [-0.7, 1.0]),
        program!(p41(&mut [1.4, 1.2, 0.7], &[0.3, -1.1, -1.2, 0.5, 1.0], &vec![-0.6, -0.9, -0.4], vec![-1.1, 0.3, -0.7, -1.0])),
        program!(p42(0.3, -0.9, 0.1, -0.2) calls Point42::advance, p42_helper),
        program!(p43(&[0.9, 0.2, -0.1, 1.3], &vec![Body43 { at: Point43 { x: [-0.3, -1.1], y: -0.9, z: 1.0 }, k: -0.9 }, Body43 { at: Point43 { x: [-0.2, 1.2], y: 0.6, z: 0.7 }, k: -0.4 }, Body43 { at: Point43 { x: [0.1, -0.6], y: 1.4, z: 0.8 }, k: 0.5 }, Body43 { at: Point43 { x: [-1.2, -1.0], y: -0.5, z: 1.4 }, k: -0.5 }, Body43 { at: Point43 { x: [1.2, 1.0], y: -1.2, z: 0.2 }, k: 1.2 }], -1.1) calls Point43::energy, Body43::shifted, Point43::new, p43_helper),
        program!(p44(&vec![0.2, 0.4, 0.1, -0.1]) calls Body44::new, p44_helper),
        program!(p45(-0.9, &mut [0.7, 0.35, -0.5, -1.1, -0.4], 0.4) calls p45_helper),
        program!(p46(1.1, const &mut [-0.3, 0.4, 0.2, 0.6]) calls p46_helper),
        program!(p47(&mut [-0.4, 0.1, 0.5, -0.8], true) calls p47_helper, p47_inner),
        program!(p48(-0.5, (1.1, 0.8), -0.5)),
        program!(p49(0.5, -0.8, &[Body49 { at: 0.6, k: -0.9, rates: [Point49 { x: 1.1, y: 0.3 }, Point49 { x: -0.3, y: -0.5 }], parts: vec![-1.2, -0.3, 0.4] }, Body49 { at: -0.3, k: 1.3, rates: [Point49 { x: 1.3, y: -0.6 }, Point49 { x: 0.8, y: -0.7 }], parts: vec![-0.3, 1.3, 0.4] }, Body49 { at: 0.6, k: 1.3, rates: [Point49 { x: 0.5, y: -0.7 }, Point49 { x: -0.6, y: 0.5 }], parts: vec![0.2, 0.9, -0.1] }]) calls Point49::energy, p49_helper),
        program!(p50(&[1.2, 0.4, -0.3, 0.7], &[0.8, 0.3, 0.1, 0.9, 0.6]) calls p50_helper, p50_inner; pulled (0.3, 0.5)),
        program!(p51(0.7) calls p51_helper, p51_inner),
        program!(p52(3, -0.3) calls p52_helper),
        program!(p53(&Point53 { x: -1.0, y: -0.7, z: -0.7 }, [[0.4, -1.0], [0.3, -0.6]], &[0.9, -0.4, -0.9]) calls Point53::shifted, Body53::norm),
        program!(p54(0.7, [[0.2, -0.7], [0.3, -0.2]]) calls Point54::norm, Point54::new; pulled vec![-2.0, 1.0]),
        program!(p55(-0.8, -0.9) calls p55_helper, p55_inner),
        program!(p56(&[-0.8, 0.4, -0.7, 0.8], const &[0.5, -0.8, -0.7, -1.0, -0.5]) calls Point56::shifted, Point56::norm, p56_helper),
        program!(p57(&[-1.1, -1.0, 0.4, 1.1]) calls p57_helper, p57_inner),
        program!(p58((0.1, -0.6), &Point58 { x: 0.7, y: 1.2, z: [-1.2, 0.7, 1.4] }, 4, 0.9) calls Point58::energy, Point58::norm, p58_helper, p58_inner),
        program!(p59(1.1, const &[0.35, -1.1, -0.4, 1.3]) calls Body59::energy, Body59::shifted),
        program!(p60(2, &[-0.9, 0.4, 1.2, -0.3, -0.1], vec![1.2, 0.3, -0.3]) calls p60_helper, p60_inner),
        program!(p61(&mut [1.2, 0.1, -0.7, 0.4], (0.3, 1.2), false, const [[-0.9, 0.1], [-0.6, -0.3]]) calls p61_helper),
        program!(p62(0.5) calls Body62::new, p62_helper),
        program!(p63(Point63 { x: [1.0, 0.3], y: 1.1, z: -0.6 }, 3, -0.6, &mut [0.6, 1.2, 0.4, 0.7]) calls Point63::energy, p63_helper, p63_inner; pulled vec![-2.0, -0.7, 0.5, 0.5]),
        program!(p64(&mut [1.2, 0.9, -0.1, 0.5], &mut [-0.2, 1.1, -1.2, -1.0, 0.5]) calls p64_helper, p64_inner),
        program!(p65(&Point65 { x: 1.2, y: 0.35, z: 0.2 }, &mut Point65 { x: 1.2, y: 0.6, z: -0.4 }, [1.1, 0.5, -0.9]) calls p65_helper),
        program!(p66(0.4, 3)),
        program!(p67(&mut [-0.4, -0.5, 1.2, 0.6], false, &mut Point67 { x: 0.7, y: -1.2 }) calls Point67::energy, p67_helper; pulled (([0.3, 0.3], 1.0), vec![-2.0, 0.3, 0.5, 1.0], Point67Tangent { x: 0.3, y: 0.5 })),
        program!(p68(&[1.0, -0.1, -0.7, 0.2], &[-0.8, 1.4, 1.4, 1.4, 1.3]) calls p68_helper),
        program!(p69(true, const &[-0.9, -0.5], &mut [-0.1, 0.7, -0.9], &mut [0.5, 1.2, 0.4, -0.1])),
        program!(p70(1.0, 4); pulled vec![-2.0, 0.3]),
        program!(p71(vec![0.2, 0.35, -0.4, -1.0], &[-0.9, -0.1, 0.2, -1.0, 0.2]) calls p71_helper),
        program!(p72(-0.4, &[1.2, 1.1, 0.8, 1.4])),
        program!(p73((0.2, 0.3)) calls Body73::shifted, Point73::new, p73_helper),
        program!(p74(&[-0.9, 0.4, 0.4, -1.1], &[[-0.8, 0.6], [0.7, 0.5]], 1.1)),
        program!(p75(Point75 { x: -0.1, y: -0.8, z: 0.2 }, &mut [1.1, -0.4, -0.5, 0.3, -0.7], &Point75 { x: 1.1, y: 0.35, z: -1.2 }) calls p75_helper, p75_inner),
        program!(p76(-0.9, &[-0.8, -0.9, 0.6, -1.1], &[-0.1, -0.9, 0.1], vec![0.7, -0.4, 0.8, 1.3]) calls p76_helper, p76_inner),
        program!(p77(&mut [1.0, 0.6, 0.6, 1.1]) calls Point77::energy, p77_helper),
        program!(p78(-0.6, &[0.8, 0.9, -0.5, 0.35, 0.9], 2); pulled [0.5, 1.0, 1.0]),
        program!(p79(-0.2, [[1.3, 0.3], [-0.3, 0.6]], &mut [0.4, -0.3, 0.35], 0.1) calls p79_helper, p79_inner; pulled (([0.5, -0.7], 1.0), vec![-0.7, -2.0, -2.0])),
    ]
}
