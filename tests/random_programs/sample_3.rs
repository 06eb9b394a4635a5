//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p120_helper(row: &mut [f64]) -> f64 {
    let mut p = row[1];
    let r: f64 = 'found1: {
        p -= (-(if p >= p && p < -0.7 {
            let mut c = p;
            c
        } else {
            p
        }).powi(2)).exp();
        if row.len() < 3 {
            break 'found1 p / (p.powi(2) + 0.5);
        }
        (p.powi(2) + 0.5).sqrt().cos()
    };
    'steps2: for count in 1..row.len() {
        p += r;
    }
    r + row[0] + (r.powi(2) + 0.5).ln_1p() * (r / 3.0) - row.iter().step_by(2).enumerate().map(|(m, &acc)| acc).sum::<f64>().signum() * (-0.9_f64.powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p120(xs: &[f64; 3]) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        let v = [[xs[1], xs[3 - 1]], [xs[3 - 1], xs[1]], [xs[m % xs.len()], xs[m % xs.len()]]];
        if m >= 3 || m + 1 > 1 {
            break;
        }
    }
    (1..xs.len()).for_each(|count| {});
    (xs[xs.len() - 1] - (0..3).zip(1..xs.len()).map(|(n, m2)| (m2 as f64)).fold(xs[xs.len() - 1], |acc, w| acc + w)) * xs[1..2].iter().zip(xs[0..2].windows(2)).map(|(&p, grid)| p + grid[0] + p).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point121 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body121 {
    at: Point121,
    k: [f64; 3],
    rates: [Point121; 2],
}

#[differentiable]
impl Point121 {
    #[differentiable(unconnected = "zero")]
    fn new(flag: bool, d: f64) -> Point121 {
        Point121 { x: d.cos(), y: d * d }
    }
}

#[differentiable]
impl std::ops::Add for Point121 {
    type Output = Point121;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point121) -> Point121 {
        Point121 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point121 {
    type Output = Point121;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point121 {
        Point121 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p121(s: f64, k: usize) -> Vec<f64> {
    for (k2, count) in (0..k).zip(0..k) {
        for m in 0..count {
            'rows1: for k3 in (0..m).rev() {
                let kind: Option<f64> = if s >= 0.8 {
                    Some(s + (k3 as f64))
                } else {
                    None
                };
            }
        }
    }
    let count: usize = k / 2;
    let (mut x, mut q) = (s, s);
    let mut body = Point121::new(count * 2 % 2 == 1, x * (count as f64));
    let mut xs: Vec<f64> = vec![s; 18];
    for i in 1..17 {
        xs[i] = xs[0] * x.sin();
    }
    let found: Option<f64> = if count < 3 {
        None
    } else {
        Some(xs[k] - (count as f64))
    };
    q += match count % 5 {
        0..=1 => {
            let mut c = if count / 2 % 3 != 1 {
                body.x
            } else {
                let mut acc = body.y;
                q
            };
            xs[k] * xs[k]
        }
        2..=3 => xs[(k + 1) % 18],
        _ => xs[2] + q,
    };
    xs.swap(2, count % 18);
    body.y += body.x;
    let c = std::mem::replace(&mut xs[(k + 1) % 18], 0.3);
    xs
}

flat_record! {
    Point121 { x, y }
    Body121 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p122(mut u: f64, ys: [[f64; 2]; 3], j: usize, buf: &mut [f64]) -> f64 {
    buf[2] *= (1.0 + u.abs()).powf(buf[j % buf.len()].sin()) * (buf[j % buf.len()] + (j as f64));
    let mut buf2 = ys[2].to_vec();
    let e = (buf2[2 - 1] + buf2[j % buf2.len()]) * buf2[1];
    let h = |z: f64, s: f64| {
        if j + 1 < 3 {
            return match buf.len() % 5 {
                0 | 4 => z,
                _ => z,
            };
        }
        z + (z - (j as f64))
    };
    let u2 = &mut buf2[1];
    *u2 *= ys[1][j % 2];
    *u2 *= e;
    ((if e < 1.0 && j / 2 % 3 != 0 {
        let d: f64 = e;
        buf2[j % buf2.len()]
    } else {
        let y = buf[0];
        buf2[0]
    }) + u * 2.0 - e * 2.0 - (0..buf.len()).map(|n| e.mul_add(e, 0.9) + (n as f64)).sum::<f64>()) * (if e <= 1.5 && e >= 0.25 {
        buf2[0]
    } else {
        let mut e2 = buf2[0];
        e2
    }).min((ys[j % ys.len()][j % 2].powi(2) + 1.2).ln())
}

#[differentiable(unconnected = "zero")]
fn p123(flag: bool, pair: (f64, f64)) -> f64 {
    let mut count = 0;
    'rows1: while count < 2 && count > 0 {
        count += 1;
        if count % 3 == 0 {
            break 'rows1;
        }
    }
    let m: usize = count + 1;
    let t: f64;
    if pair.1 <= 0.8 {
        t = pair.1;
    } else {
        t = pair.0 * pair.0 - (m as f64);
    }
    if flag {
        let mut ys = [pair.1; 3];
        let grid = ys;
        let (x, mut t2) = (grid[m % 3] * ys[m % 3] * (m as f64), t + (m as f64));
    } else {
        let r: f64 = (1.0 + pair.1.abs()).recip().atan2(1.0 + (if t < 0.3 {
            pair.0
        } else {
            t
        }).abs()) / (1.0 + t.abs());
    }
    t - pair.0 + pair.0 * 2.0 + (-t.powi(2)).exp().min(pair.1)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point124 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body124 {
    at: (f64, f64),
    #[no_diff] k: usize,
}

#[differentiable]
impl Body124 {
    #[differentiable(unconnected = "zero")]
    fn new(part: &Point124, buf: &[f64]) -> Body124 {
        Body124 { at: (buf[1], part.y + buf[1]), k: 4 }
    }
}

#[differentiable(unconnected = "zero")]
fn p124(s: f64, m: usize) -> f64 {
    (0..=m).for_each(|n| {});
    let mut s = s + (s - s + s);
    let mut j = 0;
    let a: f64 = 'rows1: loop {
        j += 1;
        if j >= 4 || s <= 1.0 {
            break match j % 5 {
                0..=1 => s,
                2..=3 | 4 => {
                    let t = s + s;
                    t
                }
                n if (n + 1) % 3 == 0 => s,
                _ => s.min(0.9),
            };
        }
        let mut n = 0;
        while n < 2 && s >= 1.5 {
            n += 1;
            s *= (s / (s.powi(2) + 1.2)).to_radians();
            s += (s + s).signum() * (match j % 5 {
                0..=1 | 4 => s,
                _ => s,
            });
            let mut point = Body124 { at: ((0..=n).map(|count| (count as f64) * s).sum::<f64>(), s + s), k: j };
        }
    };
    s - (1.0 + (s * a).abs()).powi(-1)
}

flat_record! {
    Point124 { x, y }
    Body124 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point125 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body125 {
    at: (f64, f64),
    k: f64,
    rates: Point125,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape125 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point125 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, v: &[f64; 2], xs: &Vec<f64>) -> Vec<f64> {
        let flag = self.x > 1.5;
        let mut spring = Body125 { at: (xs[0] + v[2 - 1], (1.0 + xs[0].abs()).sqrt()), k: self.x + xs[2 - 1], rates: Point125 { x: xs[0] + v[1], y: v[2 - 1].floor() * xs[1] } };
        let part = Point125 { x: 0.5, y: xs[..1].iter().map(|r| *r).sum::<f64>() };
        vec![spring.k, -(if part.y > 3.0 && part.y > -0.7 {
            -0.4
        } else {
            spring.rates.y
        }), v[0]]
    }
}

#[differentiable]
impl Body125 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, count: usize, k: usize) -> f64 {
        let u: f64 = (0..1).map(|m| (m as f64) * (1.0 + self.at.1.abs()).cbrt()).sum::<f64>() * (k as f64);
        (u.atan() + u) * (0..2).skip(1).map(|k2| (k2 as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point125 {
    type Output = Point125;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point125) -> Point125 {
        Point125 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p125_helper(p: f64) -> f64 {
    p - p * 0.5 + (0..4).rev().map(|m| p + (m as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p125_inner(c: f64) -> [f64; 2] {
    let mut kind: Shape125 = if c > -0.7 {
        Shape125::Flat
    } else {
        Shape125::Disc(c)
    };
    let mut out = vec![c; 4];
    [c.cos(), c / 3.0 + out[2] / 1.5]
}

#[differentiable(unconnected = "zero")]
fn p125(m: usize, xs: [Body125; 2], mut u: f64, v: Vec<f64>) -> f64 {
    let y = p125_helper(v[m % 3]) * u * (match m % 5 {
        0 => {
            let q = 0.25 + u;
            (q.powi(2) + 1.2).cbrt()
        }
        2..=3 => {
            let mut u2: f64 = xs[1].k;
            u2.to_radians()
        }
        _ => (if m % 2 == 1 {
            v[2]
        } else {
            v[m % v.len()]
        }),
    });
    let w = y;
    for (row, &t) in v.chunks(2).zip(v.iter()) {
        if m / 2 % 2 == 0 {
            if v[v.len() - 1] >= v[v.len() - 1] {
                let mut row2 = vec![Body125 { at: (w, 1.5 / 2.0), k: y * t, rates: Point125 { x: y + y, y: t } }, Body125 { at: (t + row[0], row[0]), k: w, rates: Point125 { x: t, y: t.floor() * w } }, Body125 { at: (xs.iter().zip(0..v.len()).map(|(body, count)| (count as f64)).sum::<f64>(), y.max(row[m % row.len()])), k: u, rates: Point125 { x: (0..v.len() - 1).map(|k| (k as f64)).product::<f64>(), y: v[v.len() - 1] } }];
                row2[m % 3].rates.y += w;
            } else {
                u = w;
            }
        } else {
            let mut c = p125_helper(row.chunks(2).map(|row2| t * w).fold(t, |acc, p| acc + p));
        }
        if !(m > 2) {
            break;
        }
        for point in xs.iter() {
            let a = std::mem::replace(&mut u, w + t);
        }
    }
    (v[0] + y - xs[m % xs.len()].at.1 * 2.0 - u * 0.5 + y * 2.0) * (match xs.len() % 5 {
        0 => y.tanh(),
        2 => u - (m as f64),
        _ => 0.8 + v[m % v.len()],
    })
}

flat_record! {
    Point125 { x, y }
    Body125 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p126_helper(ys: &[[f64; 2]; 3], ys2: &mut [f64], r: f64) -> f64 {
    let mut m = 0;
    'rows1: while m < 2 {
        m += 1;
        let mut r = r + (ys2[1] - r * ys2[0]);
    }
    r * (match m % 5 {
        0 | 4 => 0.25,
        2..=3 => {
            let mut r2 = ys2[m % 2];
            r2 + (m as f64)
        }
        _ => (1.0 + ys[m % ys.len()][0].abs()).powi(-1),
    })
}

#[differentiable(unconnected = "zero")]
fn p126(d: f64, mut row: Vec<f64>) -> f64 {
    row[4] = d / (1.0 + row[1].abs()) + row[2];
    match 2 % 4 {
        0 => {
            let mut buf = row[1..].to_vec();
            let x = buf.pop().unwrap();
        }
        m if m / 2 > 1 && row[m % row.len()] < 0.8 => {
            row.push(d + row[m % row.len()]);
        }
        _ => {}
    }
    let mut ys: Vec<f64> = vec![0.0; 12];
    let mut r: f64 = 0.1;
    for i in 0..5 {
        for count in 0..12 {
            ys[count] = (row[i] * (count as f64)).sin();
        }
        let mut x: f64 = 0.0;
        for m in 0..ys.len() {
            r += ys[m] * ys[0];
        }
        r += x * row[i];
    }
    (row[3].atan().cosh() + d * 0.5 - row.iter().sum::<f64>() * 2.0 - ys.iter().sum::<f64>() * 0.5 + r * 0.3 + ys[2..12].iter().zip(ys.iter()).filter(|(w, b)| **b > 0.3).map(|(&r2, w)| r2.atan().cosh() + w).sum::<f64>()) * r.abs().tanh().exp_m1()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point127 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body127 {
    at: Vec<Point127>,
    k: f64,
    rates: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p127(pair: (f64, f64)) -> Body127 {
    let count: usize = 3;
    (0..=2).zip(0..count).for_each(|(m, count2)| {});
    if !(pair.0 >= 1.5) {
        'rows1: for i in 0..=count {
            if pair.0 <= pair.0 {
                if (count + 1) % 3 == 0 {
                    return Body127 { at: vec![Point127 { x: pair.0, y: (0..i).filter(|i2| *i2 != 1).map(|m| (m as f64) * pair.0).sum::<f64>(), z: pair.1 + (i as f64) }, Point127 { x: pair.1.to_radians(), y: (0..=count).rev().map(|count2| (count2 as f64)).fold(pair.0, |acc, c| acc + c * c), z: pair.0 - (i as f64) }], k: pair.0 * pair.0, rates: [pair.1 + pair.1, pair.0.cos(), pair.0 * pair.0] };
                } else {
                    let mut buf = [pair.1; 4];
                }
            } else if pair.0 <= -0.4 {}
        }
    } else if pair.1 <= 0.8 {}
    Body127 { at: vec![Point127 { x: pair.0, y: pair.0, z: pair.1.powi(2) }, Point127 { x: 0.3, y: 3.0_f64.hypot(pair.0.powi(2) + 1.2), z: pair.1 + pair.0 }], k: pair.0, rates: [pair.1 + -0.4, (pair.1.powi(2) + 1.2).ln_1p(), pair.0.cos()] }
}

flat_record! {
    Point127 { x, y, z }
    Body127 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p128(flag: bool, acc: f64, pair: (f64, f64)) -> f64 {
    let buf = [pair.0; 4];
    let mut c: f64 = (1.0 + (-(acc / 2.0)).abs()).powi(-1);
    let mut ys: [f64; 12] = [pair.1; 12];
    let mut u: f64 = 0.1;
    for k in 0..4 {
        for i in 0..ys.len() {
            ys[i] = (buf[k] * (i as f64)).sin();
        }
        if k % 2 == 0 {
            for k2 in 0..11 {
                ys[k2] = buf[k] * (k2 as f64) + c * buf[buf.len() - 1];
            }
        }
        let mut e: f64 = 0.0;
        for i in 0..ys.len() {
            u += ys[i] * ys[11 - i];
        }
        u += e * buf[k];
    }
    let mut k = 0;
    let e: f64 = loop {
        k += 1;
        if k >= 4 || ys[k % 12] < 0.9 {
            break buf[2];
        }
        for (m, row) in (0..=2).step_by(2).zip(buf[2..3].chunks(2)) {
            let acc2: f64;
            if m * 2 > 0 {
                let mut u2 = row[0];
                acc2 = pair.0.to_radians();
            } else {
                acc2 = buf[m].min(u) / ((row[m % row.len()] / (1.0 + row[1 - 1].abs())).powi(2) + 0.5);
            }
            u *= row.chunks(2).map(|state| ys[(m + 1) % ys.len()] * acc2).sum::<f64>();
        }
    };
    u.sin() - ys.iter().sum::<f64>() * 1.5 + (0..=3).rev().map(|k2| (k2 as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point129 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body129 {
    at: Vec<f64>,
    k: Vec<Point129>,
    rates: Vec<Point129>,
}

#[differentiable]
impl Point129 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, z: f64) -> f64 {
        let mut unit = Body129 { k: vec![Point129 { x: z * z, y: z - self.y }, Point129 { y: z.atan(), x: z }, Point129 { x: self.x, y: self.y }], rates: vec![Point129 { y: z.sin().cosh(), x: self.y.sin() }, Point129 { y: if z < z {
            z
        } else {
            z
        }, x: 0.9_f64.sin().exp() }], at: vec![z.cos(), z - z, (1.0 + z.abs()).ln_1p()] };
        if unit.k[1].x > 3.0 {
            unit.k[1].x = self.x;
        } else {
            unit.rates[1].y *= if z >= 1.0 {
                -self.y
            } else {
                let acc = unit.rates[0].x;
                (0..=2).map(|i| (i as f64) * unit.rates[0].x).sum::<f64>()
            };
        }
        (unit.rates[2 - 1].y.max(self.y) - z * 0.3) * unit.rates[0].y
    }
}

#[differentiable(unconnected = "zero")]
fn p129(body: Body129, buf: &[f64; 4], unit: &Body129) -> f64 {
    let mut state = [unit.at[0], 1.1];
    state[0] -= (1.0 + state[state.len() - 1].abs()).sqrt();
    let mut s: f64 = unit.rates[1].y;
    state.swap(1, 0);
    let mut m = 0;
    loop {
        m += 1;
        s -= (1.0 + s.abs()).ln_1p();
        if m >= 4 || m < 3 {
            break;
        }
    }
    let w: f64 = if m + 1 > 0 {
        3.0
    } else {
        (0..m).map(|k| unit.at[2 - 1] + (k as f64)).sum::<f64>()
    };
    for (&d, count) in buf.iter().zip(0..=m) {
        let mut j: usize = count + 1;
        s *= (-unit.rates[2 - 1].y.powi(2)).exp() / 1.5;
    }
    (if (m + 1) % 3 == 0 {
        buf[1]
    } else {
        unit.at[0]
    }) + state[state.len() - 1] * 1.5 + s * 1.5 - (w - w + unit.at[m % 2].abs()) - (1.0 + (1..state.len()).map(|k| (k as f64) * s).fold(w, |acc, y| acc.max(y)).abs()).cbrt()
}

flat_record! {
    Point129 { x, y }
    Body129 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point130 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body130 {
    at: Vec<f64>,
    k: f64,
    rates: f64,
    parts: (f64, f64),
    last: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p130_helper(pair: (f64, f64), pair2: (f64, f64)) -> Option<f64> {
    match 0 % 3 {
        0 => {
            if pair2.0 > 0.3 {
                match 3 % 3 {
                    0 => {}
                    1 | 2 => {}
                    _ => {}
                }
            }
        }
        1 | 2 => {
            'rows1: for (count, count2) in (0..2).zip(0..3) {}
        }
        _ => {}
    }
    if 0 < 3 {
        Some(-0.4 * pair.1)
    } else {
        None
    }
}

#[differentiable(unconnected = "zero")]
fn p130_inner(ys: &[f64], xs: &[f64], row: [f64; 3], y: f64) -> f64 {
    let mut state: Vec<f64> = vec![xs[0]; 9];
    let mut a: f64 = 0.1;
    for k in (0..3).rev() {
        for m in 0..9 {
            state[m] = (row[k] * (m as f64)).sin();
        }
        let mut c: f64 = 0.0;
        for m in 0..state.len() {
            c += state[m] * state[m].cos();
        }
        a += c * c.tanh();
        state[7] = a * 0.1;
    }
    let mut found = p130_helper((state[0], if row[row.len() - 1] <= 1.5 {
        let mut a2 = y;
        a2
    } else {
        a
    }), (a * y, (0..row.len()).step_by(2).map(|j| state[j] + (j as f64)).sum::<f64>()));
    match found {
        None => {
            a /= xs[1].powi(2) + 1.0;
            if let None = found {
                state[9 - 1] = row.iter().rev().zip(&row[..2]).map(|(&c, &y2)| y2).sum::<f64>();
            } else {
                if state[0] > 2.0 {
                    let (mut p, mut d) = (state[3], a * a);
                } else if xs[1] > -0.7 {
                    let (mut s, d) = (row[row.len() - 1].signum() * row[1].max(row[2]), a.cos());
                }
            }
        }
        Some(p) => {
            state[6] = state[2];
        }
    }
    (row[row.len() - 1] + row[1] * 0.3 + state.iter().sum::<f64>() * 1.5 + a * 2.0 - row[1]) * ((1.0 + row[0].abs()).cbrt() / (1.0 + (y + a).abs()))
}

#[differentiable(unconnected = "zero")]
fn p130(xs: &[f64], v: &mut [f64], out: &mut [f64], spring: &Point130) -> f64 {
    let mut found: Option<f64> = None;
    if spring.z > 0.5 {
        let mut k = 0;
        loop {
            k += 1;
            out[3] = out[k % out.len()].sin().exp() * (v[1] + (k as f64));
            if k >= 1 {
                break;
            }
        }
        if k > 2 || k + 1 > 1 {
            let mut pair: (f64, f64) = (spring.z + spring.y + -spring.x, 1.5 / 1.5);
        }
    } else {
        let mut v2: Vec<f64> = vec![0.0; 3];
        let mut d: f64 = 0.0;
        for i in 0..11 {
            d += v2[0].powi(2);
            for k in 0..3 {
                v2[k] = (out[i] * (k as f64)).sin();
            }
            let mut a: f64 = 0.0;
            for k in 0..v2.len() {
                d += v2[k] * v2[2 - k];
            }
            d += a * out[i];
        }
    }
    out[6] /= out[11 - 1].powi(2) + 1.0;
    let s = p130_inner(&v[2..], v, [out[8], spring.x, out[4]], spring.x) + spring.x;
    let mut state: [f64; 13] = [v[5 - 1]; 13];
    for n in (0..12).rev() {
        state[13 - 1] = state[n] / (1.0 + state[n].powi(2));
        state[n] += state[8] * 0.3 + state[0];
        state[n] = state[0] / (1.0 + state[13 - 1 - n].powi(2));
    }
    let mut s2 = p130_inner(out, out, [p130_inner(&state[8..], out, [state[4], -0.7, state[3]], s), state[4] + s, s.sin().sinh()], out[out.len() - 1]);
    s.sin().cosh() - state.iter().sum::<f64>() * 0.5 + s2 * 0.3 - (state[8] + -out[2])
}

flat_record! {
    Point130 { x, y, z }
    Body130 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point131 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape131 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point131 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, flag: bool, spring: &mut Point131) -> f64 {
        spring.y + (0..=3).map(|count| (count as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point131 {
    type Output = Point131;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point131 {
        Point131 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p131_helper(buf: &[f64], spring: Point131, y: f64, grid: &mut [f64]) -> f64 {
    let Point131 { x: z, y: p, z: p2 } = spring;
    y + spring.y * 0.3 - y * 2.0 + p * 0.5 + buf.iter().fold(p2, |acc, b| acc + b * 0.9)
}

#[differentiable(unconnected = "zero")]
fn p131(body: &mut Point131, n: usize, acc: &mut f64, #[no_diff] spring: &Point131) -> f64 {
    let mut j = 0;
    let mut acc2: f64 = loop {
        j += 1;
        *acc += if *acc <= 0.3 || n > 0 {
            spring.y * *acc
        } else {
            if spring.z > 0.1 {
                spring.x
            } else {
                *acc
            }
        };
        if j >= 1 {
            break spring.x;
        }
    };
    {
        'rows1: for count in 0..=2 {}
    }
    'steps2: for k in 0..3 {
        if k * 2 % 2 == 0 {
            *acc *= acc.abs();
            continue;
        }
    }
    let mut k = 0;
    'search3: loop {
        k += 1;
        if k >= 3 || body.y >= 1.0 {
            break;
        }
    }
    let mut p = if *acc > 0.5 {
        (0.8_f64.floor() * acc2).tanh()
    } else {
        *acc * (match k % 5 {
            0..=1 => {
                let acc3 = spring.x;
                acc2
            }
            k2 if k > 1 => acc2,
            _ => body.z,
        })
    };
    let mut j2 = 0;
    loop {
        j2 += 1;
        p += p * (if j / 2 % 2 == 0 {
            p
        } else {
            let a = body.y;
            p
        });
        for m in 0..j {}
        if j2 >= 1 || j % 2 == 1 {
            break;
        }
    }
    p + acc2 * 2.0 + p * 0.3 + spring.x * spring.x.min(*acc)
}

flat_record! {
    Point131 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point132 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body132 {
    at: (f64, f64),
    k: f64,
}

#[differentiable]
impl Point132 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, d: &mut f64) -> f64 {
        *d = *d;
        (*d + *d) * (0..=3).map(|n| (n as f64) * (*d / (1.0 + d.abs()))).sum::<f64>() - (0..2).map(|i| (i as f64) * (d.powi(2) + 1.0).cbrt()).fold(*d, |acc, x| acc * 0.5 + (x + x))
    }
}

#[differentiable]
impl Point132 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, mut p: f64, row: &[f64]) -> f64 {
        let mut row2: Vec<f64> = Vec::with_capacity(4);
        for n in 0..1 {
            row2.push(row[row.len() - 1 - n].clamp(-0.75, 1.25));
        }
        row2.push(if row[0] >= row[0] {
            row[0]
        } else {
            row[0]
        });
        row[0] + p * 0.3 - row.iter().take(2).enumerate().map(|(j, &q)| q * row2[0]).sum::<f64>()
    }
}

#[differentiable]
impl Point132 {
    #[differentiable(unconnected = "zero")]
    fn new(z: f64) -> Point132 {
        Point132 { x: (0..=3).map(|k| (k as f64)).sum::<f64>(), y: 2.0, z }
    }
}

#[differentiable]
impl std::ops::Sub for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point132) -> Point132 {
        Point132 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point132 {
        Point132 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p132_helper(grid: &mut Vec<f64>, flag: bool, q: f64) -> Body132 {
    let mut found: Option<f64> = if q >= q && q <= 0.25 {
        None
    } else {
        Some(grid[grid.len() - 1])
    };
    Body132 { at: (q, grid[1]), k: grid[0] * q }
}

#[differentiable(unconnected = "zero")]
fn p132(out: &mut [f64], point: Body132) -> [f64; 2] {
    out[2] += point.at.0.mul_add(out[0], point.k).hypot(1.0 + point.at.1.abs());
    if point.k > 0.9 {
        return [(Point132 { x: point.at.0, y: point.at.0, z: out[1] }).shifted(point.k, out) + point.k, out.iter().zip(out.iter()).map(|(&p, a)| *a).fold(point.at.1, |acc, p| acc * 0.5 + p) + point.k];
    }
    let mut c: f64 = out[1..].windows(2).skip(1).map(|grid| 1.1 * (out[1] / (1.0 + grid[1].abs()))).sum::<f64>();
    let s = out[0];
    [out[1..3].iter().product::<f64>().abs(), point.k]
}

flat_record! {
    Point132 { x, y, z }
    Body132 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p133_helper(out: &[f64], v: &mut [f64], row: &Vec<f64>) -> f64 {
    let z = &mut v[0];
    *z += 0.3 - 2.0;
    *z = (-z.powi(2)).exp();
    let n: usize = v.len();
    v[1] -= (row[1] + out[out.len() - 1]) * v[n % v.len()].sin();
    let mut r: f64 = row[n % row.len()];
    let h = |t: f64, c: f64| t * c;
    let r = r + (1.0 + (row[0].floor() * row[0]).abs()).sqrt();
    r + r * 2.0 + (r.sin() + h(r, r)) - out[1..2].iter().take(2).rev().map(|p| p * (row[0].signum() * p)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p133_inner(mut state: [f64; 2], mut acc: f64, ys: &[f64]) -> f64 {
    for i in 0..3 {
        state[1] += ys[0].to_radians().to_radians();
        'rows1: for i2 in 0..state.len() - 1 {
            acc *= acc.max(acc) / 2.0;
            acc -= 0.9;
        }
    }
    ys[2 - 1] - ys[0] + ys.iter().fold(ys[0], |acc2, &w| acc2 + w * w.tanh())
}

#[differentiable(unconnected = "zero")]
fn p133(state: &mut [f64], v: &mut Vec<f64>, grid: &mut [f64]) -> f64 {
    for k in 0..11 {
        if k % 2 == 0 {
            grid[(k + 3) % 11] = grid[(k + 2) % 11] * grid[k].cos();
        }
        grid[k] *= grid[0] * grid[k];
    }
    if v[1] <= 0.3 {
        let acc: f64;
        if v[5 - 1] > 3.0 {
            acc = grid[10];
        } else {
            let r = v[5 - 1] * v[v.len() - 1].atan().exp();
            acc = grid[1] * v[v.len() - 1] * (r + r);
        }
        grid[11 - 1] = 0.5_f64.atan() * (if 4 < 3 {
            let a = acc;
            v[v.len() - 1]
        } else {
            let acc2 = grid[1];
            acc2
        });
    } else {
        let r = v.pop().unwrap();
    }
    let mut grid2: Vec<f64> = Vec::new();
    for (count, s) in (0..grid.len()).zip(grid.iter()) {
        grid2.push((s - (count as f64)).sin().exp_m1());
    }
    grid2.push(state.iter().filter(|c| **c > 1.1).map(|x| v[2] + *x).product::<f64>());
    let g = |y: f64, p: f64| y + y;
    let c = p133_inner([grid[1], v[3] + v[4]], grid2[0].abs(), state);
    let mut grid3: Vec<f64> = vec![0.0; 3];
    let mut y: f64 = 0.0;
    for count in (0..11).rev() {
        grid3.fill(grid[count]);
        let mut u: f64 = 0.0;
        for m in 0..grid3.len() {
            u += grid3[m] * grid3[0];
        }
        y += u.sin();
    }
    for (m, b) in grid3[1..3].iter_mut().enumerate() {
        let mut pair = (-grid[0] * (state[m % state.len()] * *b), c.tanh());
    }
    grid3.fill(y.hypot(c.powi(2) + 1.2));
    for (m, j) in (1..grid.len()).zip(0..grid3.len()) {
        y += y + grid[7] - (y + grid[0]);
    }
    grid3[0].signum() * 0.5 - grid2[1 - 1] * 1.5 - c * 1.5 + y + (1..grid2.len()).zip(grid.iter()).map(|(j, &t)| t).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point134 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point134 {
    type Output = Point134;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point134 {
        Point134 { z: self.z * other, x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p134(body: Point134, c: f64, mut out: [f64; 10], r: &mut f64) -> f64 {
    let v = [*r; 3];
    let mut v2: Vec<f64> = vec![0.0; 12];
    let mut acc: f64 = 0.1;
    for i in (0..3).rev() {
        if i % 2 == 0 {
            for count in 0..v2.len() {
                v2[count] = (v[i] * (count as f64)).sin();
            }
        }
        let mut x: f64 = 0.0;
        for m in 0..v2.len() {
            acc += v2[m] * v2[m].cos();
        }
        acc += x;
    }
    for i in 0..v2.len() {
        if !(v[3 - 1] <= -0.7) {
            *r = (-v2[8].powi(2)).exp();
            out[i % 10] *= (-v[3 - 1].clamp(-0.75, 1.25).powi(2)).exp();
        } else {
            let mut grid: [[f64; 9]; 9] = [[out[10 - 1]; 9]; 9];
            for n in 0..9 {
                for i2 in (1..8).rev() {
                    grid[n * 2 % 9][i2] *= grid[n][n] * grid[i2][i2];
                }
            }
        }
        let mut pair = (acc / (1.0 + v[i % v.len()].abs()) + v[2] * acc, body.y);
        if v[i % v.len()] <= 0.25 {
            pair.1 += -pair.0 + v2[(i + 1) % 12];
        } else if acc > v2[i] {
            let p = v[3 - 1] + pair.1 / 2.0 + v[i % v.len()];
        } else {
            let acc = acc + 0.25;
        }
    }
    let mut body2 = Point134 { x: -0.4, y: -0.4, ..body };
    let mut u = v2[9];
    let e = (v[1] * v2[6] * (if u > 1.1 || v2[7] > 3.0 {
        u
    } else {
        body2.x
    })).sin().sinh();
    body2.x * *r + c * 0.3 + out.iter().sum::<f64>() * 0.3 + v2.iter().sum::<f64>() * 2.0 + body2.z * 0.3 + u * 1.5 - ((0..1).filter(|i| *i != 1).map(|m| (m as f64) * body2.y).sum::<f64>() - (*r + u)) + out.iter().zip(v2.chunks(2)).map(|(y, row)| u).sum::<f64>()
}

flat_record! {
    Point134 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p135_helper(mut pair: (f64, f64), d: f64) -> f64 {
    let q: f64 = (0..2).map(|count| (count as f64)).sum::<f64>();
    if !(q > q) {
        pair.0 += q - pair.0;
    } else if q > 0.8 {
        let mut n: usize = 2;
    } else {
        pair.1 += d;
    }
    q + pair.1 * 1.5 - q * 2.0 + d
}

#[differentiable(unconnected = "zero")]
fn p135(ys: &[f64; 2], count: usize, d: f64, w: f64) -> f64 {
    let mut pair = (p135_helper((w, w), w), w);
    if ys.len() % 2 == 0 {
        for (&z, i) in ys.iter().zip(0..ys.len()) {
            let mut shape: Option<f64> = if z < 0.8 {
                None
            } else {
                Some(z * (i as f64))
            };
            let mut m = 0;
            loop {
                m += 1;
                let t: f64;
                if m % 2 == 1 || m / 2 > 0 {
                    let d2 = d;
                    t = p135_helper(pair, w);
                } else {
                    t = (1.0 + (pair.1 + pair.0).abs()).cbrt();
                }
                pair.0 += ys.windows(2).rev().zip(ys.iter()).map(|(ys2, y)| 2.0_f64.max(t) + *y).fold(z, |acc, a| acc.max(a + a));
                if m >= 2 {
                    break;
                }
            }
        }
    } else {
        pair.1 = pair.0;
    }
    (ys.iter().zip(0..ys.len()).map(|(z, k)| pair.0 + (k as f64)).sum::<f64>() - w * 0.5 - pair.0 * 0.5) * (pair.0 + 0.25).mul_add((1.0 + w.abs()).ln(), w)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point136 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body136 {
    at: f64,
    #[no_diff] k: usize,
    rates: [Point136; 2],
    parts: f64,
    last: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p136_helper(e: f64, ys: &mut [f64], xs: &mut [f64], spring: &Point136) -> f64 {
    let mut m = 0;
    let s: f64 = loop {
        m += 1;
        if m >= 4 || xs[0] >= 0.9 {
            break spring.y;
        }
        let mut m2 = 0;
        while m2 < 3 {
            m2 += 1;
            for (v, count) in xs[0..1].chunks(2).take(2).rev().zip(0..=1) {
                let mut v2 = [Point136 { y: 1.1 * 0.8, x: v[0] }, Point136 { y: v[0] + v[v.len() - 1], x: 1.1 }, Point136 { y: xs[1].cos(), x: spring.x - spring.y }];
            }
        }
    };
    xs[1..2].iter().zip(xs.iter()).map(|(w, &r)| xs[m % xs.len()] + r).product::<f64>() + e * 2.0 + s * 1.5 - spring.x
}

#[differentiable(unconnected = "zero")]
fn p136(buf: &[f64; 3]) -> f64 {
    let mut p = if buf[3 - 1] <= 1.0 {
        let w = buf[0] * buf[0];
        (w / (1.0 + buf[buf.len() - 1].abs())).clamp(-0.75, 1.25)
    } else {
        buf[1].to_radians()
    };
    if buf.len() < 3 {
        p = buf[0];
        return p;
    }
    p += (buf[buf.len() - 1].powi(2) + 1.2).log10() * (if p > 0.8 || buf[1] > p {
        0.9
    } else {
        let q = buf[0];
        q
    });
    let mut s: f64;
    if buf[3 - 1] > 0.5 || buf[3 - 1] > 1.0 {
        s = p.hypot(1.0 + buf[2].tanh().exp().abs());
    } else {
        s = p * buf[1] - -p;
    }
    let mut m: usize = 0;
    let mut count = 0;
    while count < 4 {
        count += 1;
        s = buf[m % 3].clamp(-0.75, 1.25);
    }
    let count2: usize = count / 2;
    let mut grid = [[s, s], [s, s], [s, s], [buf[buf.len() - 1], p]];
    if !(s > 0.3) {
        let mut shape: Option<f64> = if grid.len() % 3 != 1 {
            None
        } else {
            None
        };
    } else if p < p {
        let mut grid2 = grid[2].to_vec();
    } else {
        grid[3][count2 % 2] /= (if p <= 0.3 {
            grid.iter().zip(grid[2].chunks(2)).filter(|(grid2, xs)| xs.len() > 2).map(|(buf2, xs)| buf2[2 - 1]).sum::<f64>()
        } else {
            p.cos()
        }).powi(2) + 1.0;
    }
    buf[buf.len() - 1].atan().cosh() - p * 0.3 - s * 0.3 + p * s * p - s / (p.powi(2) + 1.0) * grid[4 - 1][2 - 1].min(grid[count2 % grid.len()][0])
}

flat_record! {
    Point136 { x, y }
    Body136 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point137 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape137 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point137 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, row: &[f64; 2]) -> f64 {
        let mut e = self.x;
        e -= row[2 - 1] + self.x.cos();
        e / (1.0 + row[2 - 1].abs()) + e * 2.0 - (e + e + self.x)
    }
}

#[differentiable]
impl Point137 {
    #[differentiable(unconnected = "zero")]
    fn new(w: f64, found: Shape137) -> Point137 {
        Point137 { x: (w.powi(2) + 0.5).ln_1p(), y: 1.0 + w }
    }
}

#[differentiable(unconnected = "zero")]
fn p137_helper(y: f64, x: &mut f64) -> f64 {
    let mut unit = Point137 { x: *x, y: *x };
    let mut pair = (unit.x, y.mul_add(*x, unit.y));
    *x += (0..=4).map(|i| (i as f64)).fold(*x, |acc, t| acc + t * pair.0).min((0..=1).zip(0..4).map(|(n, count)| (count as f64) * pair.0).sum::<f64>());
    let mut state: Vec<f64> = vec![pair.0; 15];
    for n in (1..15).rev().step_by(2) {
        let c = state[n / 2];
        *x = c * state[n];
    }
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for (p, m) in state.iter().zip(0..4) {
        if !(m % 3 == 0) {
            v.push(y + pair.0 * state[15 - 1 - m]);
        }
    }
    v.push(unit.x.to_radians());
    v[0].atan() + y * 0.3 + pair.0 * 2.0 + state.iter().sum::<f64>() * 1.5 + v.iter().skip(1).zip(1..v.len() - 1).map(|(z, n)| (n as f64)).sum::<f64>() - (1..v.len()).step_by(2).map(|m| (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p137_inner(acc: f64) -> f64 {
    let out = [acc; 4];
    if out[1] < -0.7 {
        let mut acc = acc + out[out.len() - 1] * out[1];
    } else {
        for (n, i) in (0..out.len() - 1).step_by(2).zip(0..out.len() - 1) {
            let mut grid = [Point137 { x: out[i] + out[i % out.len()], y: out[n].atan() }, Point137::new(out[out.len() - 1 - i], Shape137::Flat)];
        }
    }
    out[out.len() - 1] * out[4 - 1] + out[1] * 2.0 - acc.to_radians() - out[1..].iter().rev().zip(0..=3).filter(|(q, i)| *i != 1).map(|(&e, count)| (count as f64) * e).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p137(state: &Vec<f64>, acc: &mut f64, d: f64) -> f64 {
    for (k, q) in (0..1).zip(state.iter()) {
        'rows1: for n in 0..=1 {
            *acc += state[n];
        }
        let mut state2: Vec<f64> = Vec::with_capacity(4);
        for count in (0..state.len()).rev() {
            state2.push(p137_inner(*q));
        }
        state2.push(q.max(*q));
    }
    if d >= d {} else if d > 0.8 {}
    p137_inner(*acc) - d * 0.3 - *acc
}

flat_record! {
    Point137 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p138_helper(buf: [f64; 2], buf2: [f64; 4]) -> ([f64; 2], f64) {
    let acc = buf2[2] + (buf2[0] - buf2[buf2.len() - 1]) / 2.0;
    let mut grid = buf2;
    let mut q = (-grid[0].powi(2)).exp().signum() * buf2[0] + (buf2[0].tanh() + acc);
    ([grid[2], acc], buf2[1] - q + buf[0] * 0.5 - buf2[buf2.len() - 1] * 2.0 + q * 0.5 - acc)
}

#[differentiable(unconnected = "zero")]
fn p138_inner(ys: &Vec<f64>, buf: Vec<f64>, q: f64) -> f64 {
    let (row, r) = p138_helper([-1.0 / (ys[2 - 1].powi(2) + 1.0), q], [q + buf[1], if q <= -1.0 {
        buf[0]
    } else {
        q
    }, q - buf[1], q.sin()]);
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 2 {
            break;
        }
    }
    (row[m % 2] + r - buf[1] * 2.0 + row[m % 2] * 2.0 - r * 0.3) * (row[m % row.len()] + row[m % 2])
}

#[differentiable(unconnected = "zero")]
fn p138(pair: (f64, f64), grid: &Vec<f64>, count: usize) -> f64 {
    let mut row = [grid[2] * grid[count], pair.0 - (count as f64)];
    for (j, a) in row.iter_mut().enumerate() {
        if (j + 1) % 2 == 1 {
            *a += grid[count] * (*a - *a);
            break;
        }
    }
    row[1] += row[count % 2].signum() * grid[count] / (1.0 + (row[count % row.len()] + grid[grid.len() - 1 - count]).abs());
    row[1] -= p138_inner(grid, row.to_vec(), row[0]);
    let mut buf: Vec<f64> = vec![0.8; 17];
    for m in (0..5).rev().step_by(2) {
        buf[m] = (buf[(m + 3) % 5] * buf[0]).sin();
        buf[m] = grid[m] * (if grid[m] > 0.3 {
            let mut e: f64 = row[0];
            e
        } else {
            buf[17 - 1]
        });
    }
    for i in 0..buf.len() {
        if buf.len() < 3 || row[i % row.len()] <= buf[i] {
            let mut xs = vec![buf.iter().rev().zip(grid[..3].iter()).map(|(&x, d)| *d * buf[count]).sum::<f64>(), row[0], buf[i % 17] - buf[count]];
            let mut buf2: [f64; 13] = [xs[i % xs.len()]; 13];
            for j in 0..2 {
                buf2[j] = (xs[0] * xs[0]).sin();
                buf2[0] += xs[j] * 0.9 + buf2[j * 2 % 3];
                buf2[j] = xs[j + 1] * 0.9 + (j as f64);
            }
        }
        let mut found: Option<f64> = if buf.len() % 2 != 1 {
            Some(buf[buf.len() - 1 - i] + buf[count % buf.len()])
        } else {
            Some(row[0] * row[2 - 1])
        };
    }
    buf[count] += buf[(count + 1) % 17];
    (row[1] + pair.0 * 1.5 - buf.iter().sum::<f64>() * 0.5) * row.chunks(2).rev().zip(&buf[4..]).map(|(v, z)| *z + *z).fold(buf[count], |acc, q| acc.max(q)).cos()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point139 {
    x: [f64; 10],
    y: f64,
    z: f64,
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, b: f64, mut point: Point139) -> (f64, f64) {
        let mut b = b + self.z;
        (self.y / (1.0 + b.abs()) - point.y * 1.5 + b, 0.1_f64.tanh() - b * 1.5 + point.y + (0..=4).map(|n| b * point.x[n % 10] + (n as f64)).product::<f64>())
    }
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, e: f64) -> f64 {
        let r = 1.1_f64.atan2(1.0 + e.abs()) + self.y * (e + e);
        self.x[6].cos() - r * 2.0 + (0..=2).filter(|j| *j != 1).map(|m| (m as f64) * r).sum::<f64>() + (0..=4).skip(1).zip(0..=1).filter(|(m, i)| *i != 1).map(|(m, m2)| e + (m2 as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point139 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, e: f64) -> f64 {
        self.z *= e + self.z / (e.powi(2) + 1.0);
        (if e <= 0.5 {
            e
        } else {
            let mut d: f64 = -1.0;
            d
        }) + e * 1.5 + (0..=4).zip(0..=3).map(|(k, j)| (j as f64) * e).sum::<f64>().atan().sinh()
    }
}

#[differentiable(unconnected = "zero")]
fn p139(ys: &mut [f64], mut p: f64) -> Point139 {
    let mut s = (if p > ys[ys.len() - 1] {
        if ys[3] >= ys[4 - 1] {
            p
        } else {
            p
        }
    } else {
        p - p
    }) * p;
    for m in (0..4).rev() {
        if m % 2 == 0 {
            ys[4 - 1 - m] = (ys[(m + 3) % 4] * ys[(m + 1) % 4]).sin();
        }
        ys[m] = ys[4 - 1 - m] * ys[0];
    }
    for &e in ys.iter().rev() {
        let mut r = s;
        let mut row: [f64; 9] = [p; 9];
        let mut c: f64 = 0.1;
        for k in 0..3 {
            for count in 0..row.len() {
                row[count] = (ys[0..3][k] * (count as f64) + ys[k]).cos();
            }
            for i in (0..9).step_by(2) {
                row[i] = (ys[0..3][k] * (i as f64)).sin();
            }
            let mut w: f64 = 0.0;
            for m in 0..row.len() {
                c += row[m] * row[0];
            }
            c += w * ys[0..3][k];
        }
        for k in 0..4 {
            for k2 in (2 + k..9).step_by(2) {
                row[k2 - 1] = row[k2 / 2] / (1.0 + row[9 - 1].powi(2));
                row[k2] = row[k2 - 1] * 0.9 + row[9 - 1];
            }
        }
    }
    if !(s > 0.5) {} else {
        s += s * s * (if s >= s {
            s
        } else {
            s
        });
    }
    let mut body = Point139 { x: [s + p; 10], y: s, z: s + s };
    Point139 { ..body }
}

flat_record! {
    Point139 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point140 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn new(mut r: f64) -> Point140 {
        Point140 { x: r.signum() * r, y: if r > r {
            r
        } else {
            r
        }, z: (1.0 + r.abs()).sqrt() }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point140 {
    type Output = Point140;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point140 {
        Point140 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p140(row: &mut [f64], a: f64, mut c: f64) -> f64 {
    let (r, mut r2): (f64, f64) = ((-0.4_f64).to_radians() + (a + a), (0..1).map(|i| (i as f64)).sum::<f64>());
    let point = Point140::new(if !(r > 0.8) {
        a
    } else {
        r2
    });
    let mut pair = ((row[3] - r2).powi(2), -point.z);
    'rows1: for t in row.iter() {
        if c > -0.7 {
            let r2 = r2 * (pair.1.atan().cosh() + *t);
            pair.0 *= r;
        }
    }
    let mut row2 = vec![a - pair.0, point.z.mul_add(0.5, -0.7)];
    row2[0] * pair.0 + a * 0.5 - r2 * 2.0 + point.x * 0.5 + (if 1 < 3 {
        point.y.asinh()
    } else {
        point.x
    }) + c
}

flat_record! {
    Point140 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point141 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape141 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point141 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, a: f64) -> f64 {
        let flag = a > 0.3;
        'rows1: for m in 0..3 {
            match m % 4 {
                0 => {}
                1 | 2 => {
                    let mut row = vec![Point141 { y: a + (m as f64), x: self.y * a }, Point141 { y: (0..1).map(|j| a + (j as f64)).sum::<f64>(), x: a.abs() }, Point141 { x: a, y: a }];
                }
                _ => {}
            }
        }
        a + a
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point141 {
    type Output = Point141;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point141 {
        Point141 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p141(j: usize, q: &mut f64) -> [f64; 3] {
    if !(j / 2 % 3 == 0) {} else {
        *q *= (1.0 + (*q / (1.0 + q.abs())).abs()).powf((*q * *q).sin());
        let mut count = 0;
        let mut x: f64 = loop {
            count += 1;
            if count >= 4 {
                break (0..=count).take(2).zip(0..count).map(|(m, i)| (i as f64) * (*q - *q)).fold(*q, |acc, x| acc * 0.5 + (x + x));
            }
            let mut acc = (1.0 + q.abs()).ln();
        };
    }
    for m in 0..j {
        *q += 0.9_f64.atan().cosh();
    }
    [if *q >= 1.5 {
        *q / (q.powi(2) + 1.2)
    } else {
        let mut y: f64 = (0..1).map(|j2| (j2 as f64)).sum::<f64>();
        y - (j as f64)
    }, *q, (0..3).rev().zip(0..=4).map(|(k, m)| (m as f64) * *q).fold(*q, |acc, c| acc * 0.5 + c)]
}

flat_record! {
    Point141 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point142 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body142 {
    at: [Point142; 2],
    k: f64,
    rates: (f64, f64),
    parts: Point142,
    last: [Point142; 2],
}

#[differentiable]
impl Point142 {
    #[differentiable(unconnected = "zero")]
    fn new(state: &[f64]) -> Point142 {
        Point142 { x: state[1], y: state[state.len() - 1], z: if state[state.len() - 1] > 3.0 {
            state[0]
        } else {
            state[0]
        } }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point142 {
    type Output = Point142;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point142 {
        Point142 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p142_helper(b: f64, j: usize) -> f64 {
    (b.powi(2) + (0..=1).map(|count| (count as f64)).fold(b, |acc, z| acc + ((0..4).filter(|count| *count != 1).map(|m| z + (m as f64)).sum::<f64>() + z))) * b
}

#[differentiable(unconnected = "zero")]
fn p142_inner(xs: [[f64; 2]; 2]) -> f64 {
    for &y in xs[0].iter() {}
    xs[1][1] * xs[0][2 - 1] * ((0.9 - xs[0][0]) * (0.8 + xs[2 - 1][1])) + p142_helper(xs[1][1], 1).max(xs[1][0] / (1.0 + xs[0][0].abs()))
}

#[differentiable(unconnected = "zero")]
fn p142(out: &[f64]) -> f64 {
    if out[4 - 1] > out[0] {
        return out[out.len() - 1];
    }
    let mut m = 0;
    'rows1: while m < 2 {
        m += 1;
        let (mut b, b2) = (out[3] - out[0], p142_inner([[out[m % out.len()], -0.7], [out[2], out[m % out.len()]]]));
        b -= b;
        for (k, &a) in (0..out.len()).zip(out.iter()) {
            let mut row: [f64; 13] = [b; 13];
            for j in 0..0 {
                row[j] = row[0].tanh() * row[13 - 1 - j];
            }
        }
    }
    p142_helper(out[3], 3) - (out[m % 4] + out[1]).tanh().cosh()
}

flat_record! {
    Point142 { x, y, z }
    Body142 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p143_helper(x: &mut f64) -> f64 {
    let s: f64 = (0..2).skip(1).map(|n| (n as f64)).sum::<f64>();
    if !(s < -0.7) {
        let (mut r, mut e): (f64, f64) = ((0..2).rev().map(|k| *x + s + (k as f64)).sum::<f64>(), s);
        match 0 % 3 {
            0 => {
                let mut row = [[r, 2.0], [r, e], [r, e]];
            }
            1 | 2 => {
                r /= (if 4 < 3 && s <= e {
                    e
                } else {
                    r
                }).min(r + r).powi(2) + 1.0;
            }
            k if !(k % 2 == 1) => {}
            _ => {}
        }
    } else if s > -1.0 {} else {
        let s2: f64;
        if 3.0 > 0.9 {
            let w = s - s / 2.0;
            s2 = w;
        } else {
            let mut w: f64 = -0.4;
            s2 = x.atan();
        }
    }
    (0..3).map(|m| (m as f64)).sum::<f64>() * (if s > -0.4 {
        if s > 2.0 {
            -1.0
        } else {
            s
        }
    } else {
        s
    }) + *x
}

#[differentiable(unconnected = "zero")]
fn p143_inner(row: &mut [f64; 3]) {
    row[1] /= (-row[1] + (0..row.len()).map(|m| (m as f64) * -0.7).fold(row[0], |acc, p| acc + (p + p))).powi(2) + 1.0;
    {
        let mut ys: Vec<f64> = vec![row[1]; 10];
        for k in 0..3 {
            for m in (0..3).rev() {
                row[3 - 1 - m] = ys[(m + 2) % 3] * ys[m * 2 % 3];
                row[m / 2] = row[(m + 3) % 3] + ys[m] * row[0];
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p143(xs: [f64; 3], row: &[f64]) -> f64 {
    if row[5 - 1] > -0.7 {
        for k in 0..=3 {
            if xs[k % 3] >= -0.4 {
                let (e, mut t) = (row[k].max((1.0 + row[5 - 1 - k].abs()).sqrt()), row[row.len() - 1 - k] * xs[k % xs.len()]);
            } else if xs[k % xs.len()] <= -0.4 {}
        }
        let mut pair = (row[4].atan() - row[5 - 1].atan(), xs[xs.len() - 1]);
    } else {
        let kind: Option<f64> = if row[row.len() - 1] > 0.25 {
            Some(row[2].mul_add(row[row.len() - 1], row[2]))
        } else {
            None
        };
    }
    let mut ys = [[row[2], xs[2]], [xs[0], row[row.len() - 1]], [row[4], xs[0]], [xs[1], row[row.len() - 1]]];
    ys[1][1] + ys[3][1].asinh().cos() - ((0..row.len()).skip(1).zip(1..ys.len()).map(|(n, i)| (i as f64) * ys[1][0]).sum::<f64>() - row[0])
}

#[differentiable(unconnected = "zero")]
fn p144(mut x: f64, a: &mut f64) {
    {
        if *a >= *a && x < *a {
            let p = &mut *a;
            *p = *p;
            *p = *p / (p.powi(2) + 0.5);
            let mut pair = (*a, *a * *a);
            let flag = *a > -1.0;
        } else {
            let mut ys = [*a; 3];
            'rows1: for (out, k) in ys.windows(2).zip(0..=2) {}
        }
    }
    let h = |z: f64, acc: f64| {
        let mut c: f64 = acc * z * acc;
        z * (if !(z >= 1.5) {
            z * c
        } else {
            z + c
        })
    };
    match 1 % 3 {
        0 => {
            let found: Option<f64> = if 4 < 3 {
                Some(*a * *a)
            } else {
                Some(x * x)
            };
        }
        1 | 2 => {
            let mut count = 0;
            while count < 3 && (count + 1) % 2 != 1 {
                count += 1;
                x *= x.powi(2) * a.powi(3);
            }
        }
        i if i + 1 < 3 => {}
        _ => {
            let mut grid: [f64; 19] = [*a; 19];
            for count in 1..19 {
                grid[count] += grid[count - 1].tanh() * grid[count];
                grid[count] -= (grid[(count + 3) % 19] * grid[19 - 1]).sin();
                grid[count] += grid[count] * 0.3 + (count as f64);
            }
        }
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point145 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body145 {
    at: Point145,
    k: f64,
    rates: f64,
    parts: Point145,
    last: Point145,
}

#[differentiable]
impl Body145 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, row: &[f64], grid: &[f64; 3]) -> [f64; 3] {
        match 0 % 4 {
            0 => {
                let mut ys = [grid[0]; 2];
            }
            1 | 2 => {
                if row[0] > 0.8 {} else {
                    let out = [Point145 { y: grid[1].cos(), z: if grid[0] <= 0.5 {
                        grid[grid.len() - 1]
                    } else {
                        self.last.y
                    }, x: if grid[2] > 1.1 {
                        row[row.len() - 1]
                    } else {
                        row[0]
                    } }, Point145 { y: row[1].min(grid[0]), x: row[0], z: grid[grid.len() - 1] * grid[2] }, Point145 { z: row[1], x: grid[1], y: grid.windows(2).map(|state| row[1] + grid[0]).fold(self.at.x, |acc, r| acc + (grid[0] + r)) }];
                }
            }
            _ => {
                let flag = 0 < 3;
            }
        }
        [grid[2], grid[1].atan().exp_m1().max(row[1]), row[row.len() - 1]]
    }
}

#[differentiable(unconnected = "zero")]
fn p145_helper(u: f64, flag: bool) -> f64 {
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for i in 0..3 {
        buf.push((u - u) / 1.5);
    }
    buf.push(u.tanh().sinh());
    let kind: Option<f64> = None;
    (buf[0] + u * 0.3 - buf[0] * 0.5 + (0..2).map(|i| (i as f64) * u).fold(buf[buf.len() - 1], |acc, acc2| acc + (buf[1 - 1].sin() + acc2))) * buf[0]
}

#[differentiable(unconnected = "zero")]
fn p145(part: &Point145) -> f64 {
    for j in 0..1 {
        let mut state = [part.y; 2];
        state[0] = state[j];
    }
    if !(part.z <= -0.4) {} else if part.z < part.y {
        let s = p145_helper(part.y, part.x > part.y);
    }
    (part.x - part.x) * -part.z.asinh() + (0..1).rev().map(|n| part.y + part.z + (n as f64)).sum::<f64>()
}

flat_record! {
    Point145 { x, y, z }
    Body145 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p146_helper(p: f64, e: f64, t: f64) -> f64 {
    let mut count = 0;
    'rows1: while count < 3 {
        count += 1;
        let mut r = e;
    }
    'steps2: for n in 0..2 {}
    let state = vec![t; 4];
    t - e + p * 0.5 + e * 0.3 + state[count % 4] * 2.0 - -state[..3].iter().product::<f64>() + state[..1].chunks(2).enumerate().map(|(i, v)| t * v.iter().zip(v.chunks(2)).map(|(&c, out)| t).fold(v[v.len() - 1], |acc, x| acc.max(x + x))).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p146_inner(r: f64, state: [f64; 2], v: &mut [f64], p: f64) -> f64 {
    let mut buf = [[p, p], [v[1], v[2 - 1]], [p, p], [v[1], p]];
    for (u, n) in buf[1][0..1].iter().zip(0..1) {
        'rows1: for u2 in v.iter_mut() {
            let mut v2 = [-0.7, *u * *u2];
        }
    }
    v[..1].iter().zip(0..v.len()).map(|(a, count)| a + (count as f64)).fold(buf[buf.len() - 1][2 - 1], |acc, q| acc.max(q)) + r * 1.5 + buf[4 - 1][0] * 0.3 - (buf[3][2 - 1] * buf[0][1] + 0.8) - r
}

#[differentiable(unconnected = "zero")]
fn p146(u: &mut f64, xs: &[f64]) -> f64 {
    match 0 % 4 {
        0 => {
            for (k, i) in (0..4).zip(0..1) {
                let mut x = (xs[i].powi(2) + 0.5).powf(((if i * 2 > 1 || xs.len() % 3 != 1 {
                    0.5
                } else {
                    let mut w = xs[1];
                    *u
                }).floor() * xs[i].min(xs[k])).sin());
                for j in 0..=k {
                    let mut w: f64 = xs.iter().enumerate().rev().map(|(k2, &z)| z).fold(x, |acc, u2| acc + u2);
                }
            }
        }
        1 | 2 => {
            for (v, v2) in xs[2..].chunks(2).zip(xs.chunks(2)) {
                *u += p146_helper(v2[1 - 1], v2[0], xs[4]);
            }
            for m in (0..=1).skip(1) {
                let mut k = 0;
                let s: f64 = loop {
                    k += 1;
                    let mut grid = [(u.powi(2) + 1.2).cbrt(), *u / (1.0 + xs[k % xs.len()].abs()), if xs[m] >= 0.3 || k > 0 {
                        let mut d = *u;
                        *u
                    } else {
                        xs[m]
                    }];
                    if k >= 2 {
                        break (0..3).rev().map(|j| (1..grid.len()).zip(0..grid.len()).map(|(n, m2)| (m2 as f64)).product::<f64>() + (j as f64)).product::<f64>();
                    }
                };
                let mut pair = ((if *u > 1.5 || (k + 1) % 2 != 0 {
                    s
                } else {
                    let mut d = xs[(m + 1) % xs.len()];
                    xs[m]
                }) * (1..xs.len()).rev().map(|count| (count as f64)).fold(s, |acc, z| acc.max(z * z)), p146_helper(s, 1.5, *u));
            }
        }
        k if xs.len() > 0 => {}
        _ => {}
    }
    if xs[4] >= *u {
        let c = std::mem::replace(u, 0.5_f64.atan().exp2());
    } else if xs[xs.len() - 1] > xs[5 - 1] {
        for i in 0..xs.len() {}
    }
    1.0_f64.to_radians() - ((0..xs.len()).map(|count| (count as f64) * xs[count]).sum::<f64>() + (if xs[4] < xs[3] {
        xs[4]
    } else {
        let p = *u;
        p
    }))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point147 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape147 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point147 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, spring: &mut Point147, buf: &mut [f64]) {
        let u: f64;
        if spring.y > 0.3 {
            u = buf[1];
        } else {
            let mut p = -spring.x;
            u = spring.x.asinh();
        }
        let mut buf2: Vec<f64> = Vec::new();
        for count in 0..4 {
            buf2.push((buf[1] - 0.1) * u);
        }
        buf2.push(-buf[0]);
    }
}

#[differentiable]
impl std::ops::Add for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point147) -> Point147 {
        Point147 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point147) -> Point147 {
        Point147 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point147 {
    type Output = Point147;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point147 {
        Point147 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p147(w: f64) -> f64 {
    let mut grid: [[f64; 4]; 4] = [[w; 4]; 4];
    for count in 0..4 {
        for n in (1..4).rev() {
            grid[n - 1][0] = grid[4 - 1 - n][n * 2 % 4] / (1.0 + grid[4 - 1 - n][count].powi(2));
            grid[count][count] += grid[n - 1][n] * grid[(count + 1) % 4][n];
        }
    }
    let r = grid[0][2] - (grid[0][0].sin().sinh() - grid[1][1] * w);
    let mut out: [f64; 19] = [grid[grid.len() - 1][3]; 19];
    for j in 0..4 {
        for n in 1..19 {
            out[n] += out[j] * out.iter().product::<f64>();
        }
    }
    if out[4] > 1.0 {
        out[2] *= r;
    } else if out[10] > 1.5 {
        grid[0][2] += (0..4).map(|j| 0.8 + (j as f64)).sum::<f64>() / 1.5;
    } else {
        for w2 in out[16..].iter_mut() {
            let mut pair: (f64, f64) = (if r > 0.8 {
                r + *w2
            } else {
                if grid[1][4 - 1] >= 0.9 {
                    grid[2][4 - 1]
                } else {
                    r
                }
            }, (0..4).rev().map(|i| *w2 + (i as f64)).sum::<f64>());
        }
    }
    (grid[3][2] + w * 2.0 - grid[2][0] * 0.5 - out.iter().sum::<f64>() * 2.0) * out[1] + r
}

flat_record! {
    Point147 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p148(row: &Vec<f64>, grid: &mut [f64], row2: &[f64]) -> f64 {
    for n in 0..2 {
        for k in (1..1).step_by(2) {
            grid[k] = grid[k - 1] + row2[0] * grid[k];
            grid[k] = grid[k] * grid[k - 1];
        }
    }
    if grid[3] <= row2[4] || row2[6] <= grid[4] {
        for t in grid.iter().rev() {}
    } else if row2[4] <= 0.3 {
        let flag = row2[5] > row2[11 - 1];
    }
    row2[row2.len() - 1] * row2[1] + grid[3..].iter().skip(1).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point149 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, v: &mut [f64], state: &Vec<f64>) {}
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, xs: &mut [Point149], point: &Point149) -> f64 {
        xs[0].x = point.y;
        let mut buf: Vec<f64> = Vec::with_capacity(4);
        for (k, part) in xs.iter().step_by(2).enumerate() {
            buf.push(part.z / (1.0 + point.z.abs()) - part.y * xs[k % xs.len()].x);
        }
        buf.push(xs[xs.len() - 1].z);
        3.0 + buf[buf.len() - 1] - buf[1 - 1] * 1.5 - buf[0]
    }
}

#[differentiable]
impl Point149 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, i: usize, ys: &mut [f64; 12]) -> f64 {
        if self.x <= ys[i % ys.len()] {
            ys[4..].iter_mut().for_each(|u| {
                *u -= 0.25;
                *u = *u;
            });
        } else if i / 2 % 2 == 1 {
            ys[i % 12] = (ys[i % 12] + ys[i % 12]) * (0..ys.len() - 1).zip(ys[1..8].iter()).map(|(k, &x)| x).sum::<f64>();
        }
        ys[ys.len() - 1] - (0..i).map(|n| (n as f64)).product::<f64>() - (self.x - (i as f64) + ys[ys.len() - 1])
    }
}

#[differentiable]
impl std::ops::Add for Point149 {
    type Output = Point149;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point149) -> Point149 {
        Point149 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p149_helper(v: &[f64], mut d: f64, j: usize) -> f64 {
    d = d - (j as f64) + d;
    let mut ys: Vec<f64> = Vec::new();
    for n in (0..v.len()).take(2) {
        if n < 3 {
            d /= d.powi(2) + 1.0;
            for (z, &r) in v.iter().step_by(2).zip(v[1..].iter()) {
                let r = r + *z / ((if j * 2 % 2 != 1 {
                    *z
                } else {
                    let r2 = *z;
                    r2
                }).powi(2) + 0.5);
            }
        } else {
            let mut z: f64;
            if n / 2 % 3 != 0 {
                let mut e: f64 = (0..v.len()).map(|i| d + (i as f64)).sum::<f64>();
                z = (1.0 + d.abs()).ln_1p() - (n as f64);
            } else {
                z = v[(n + 1) % v.len()];
            }
        }
        ys.push(d.atan().cosh());
    }
    ys.push(if !(j < 3) {
        d
    } else {
        d
    });
    (ys[j % ys.len()] - d) * v[v.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p149(v: Vec<f64>) -> Point149 {
    let q = p149_helper(&v, v[v.len() - 1], 1);
    let s = (q + 0.1).asinh() + (-(v[v.len() - 1] + v[1]).powi(2)).exp();
    for k in 0..3 {}
    for (m, count) in (0..v.len() - 1).zip(1..v.len()) {
        let q = q + s;
    }
    let mut kind: Option<f64> = None;
    let q2 = s + (if q > -0.7 {
        s
    } else {
        0.9
    }) * q;
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for x in &v {
        let s = s + p149_helper(&v[..3], q2, 3).sin().cosh();
        buf.push(s.sin().exp_m1().hypot(1.0 + 0.9_f64.sin().abs()));
    }
    buf.push(s.max(q2));
    for &c in buf.iter() {
        if 0 < 3 {
            if 0 < 3 || q > 2.0 {
                return Point149 { x: buf.iter().enumerate().map(|(n, b)| b + b).product::<f64>(), y: p149_helper(&v, c, 1), z: q2 };
            }
        } else if c > 0.3 {
            let w: f64;
            if q2 <= -0.4 {
                w = -(s + s);
            } else {
                let mut a = buf[0];
                w = buf.iter().enumerate().map(|(n, acc)| *acc * q2).sum::<f64>().sin().sinh();
            }
        }
    }
    Point149 { x: q2 * q2, y: q2, z: (1..buf.len()).skip(1).zip(buf.iter()).map(|(i, &acc)| acc * buf[i]).fold(buf[1 - 1], |acc, b| acc * 0.5 + (b + b)) }
}

flat_record! {
    Point149 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point150 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape150 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point150 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, q: f64, grid: Vec<f64>) -> Point150 {
        let x: f64 = grid.iter().zip(grid.iter()).map(|(&z, w)| *w).sum::<f64>();
        let (mut t, z) = (if self.z > -1.0 && x <= 1.1 {
            let t = grid[2 - 1] + x;
            grid[grid.len() - 1]
        } else {
            let mut d = grid[2 - 1] * q;
            x.min(self.z)
        }, x - self.x);
        Point150 { x, y: if x < -1.0 {
            grid[1]
        } else {
            t
        }, z: x }
    }
}

#[differentiable]
impl Point150 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, d: &mut f64, flag: bool) {
        let mut unit = self.energy(*d, vec![*d, *d]);
        let state = [self.y.sin(), unit.x + unit.y];
        self.x /= state[1].powi(2) + 1.0;
    }
}

#[differentiable]
impl Point150 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, part: &Point150) -> [f64; 3] {
        [part.y, (0..1).filter(|m| *m != 1).map(|k| (k as f64)).fold(self.y, |acc, x| acc.max(x * x)) + self.y * part.z, if part.z > 1.0 {
            part.z * self.z
        } else {
            part.y
        }]
    }
}

#[differentiable]
impl std::ops::Sub for Point150 {
    type Output = Point150;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point150) -> Point150 {
        Point150 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p150_helper(buf: &[f64], state: &[f64]) -> f64 {
    state.iter().enumerate().rev().for_each(|(k, b)| {});
    let (mut w, mut t) = (buf[1] + state[1] * state[state.len() - 1], buf[0]);
    state[2 - 1] * state[0] + state.iter().rev().map(|t2| buf[1] + t2).fold(0.3_f64, |acc, x| acc + (w + x))
}

#[differentiable(unconnected = "zero")]
fn p150_inner(mut y: f64, u: f64, buf: Vec<f64>, mut d: f64) -> f64 {
    d += d;
    for &e in buf.iter().rev() {
        d += p150_helper(&buf, &buf).abs();
    }
    y += d;
    match 2 % 3 {
        0 => {
            (0..=2).skip(1).for_each(|k| {
                d += buf[0].atan() + (k as f64);
            });
        }
        1 | 2 => {
            for k in 0..4 {
                d = buf[1];
            }
        }
        _ => {
            if 2.0 > 1.5 && d < d {} else if 4 < 3 {
                d = buf[0] / ((if buf[buf.len() - 1] > 0.9 {
                    let mut q = d;
                    q
                } else {
                    d
                }).powi(2) + 1.0);
            } else {
                d += u.hypot(1.0 + d.atan().abs());
            }
        }
    }
    (if d > 0.8 {
        buf[0]
    } else {
        let mut s = u;
        u
    }) + (0..1).zip(buf.windows(2)).map(|(count, xs)| xs[count]).fold(d, |acc, d2| acc.max((1.0 + d2.abs()).powi(-1) + d2))
}

#[differentiable(unconnected = "zero")]
fn p150(grid: &mut Vec<Point150>) -> f64 {
    grid[2].y = grid[grid.len() - 1].z;
    'rows1: for k in 0..grid.len() - 1 {}
    let p = &mut grid[3].z;
    *p -= p.atan();
    for point in grid.iter_mut() {
        let mut buf: [[f64; 9]; 9] = [[point.z; 9]; 9];
        for k in (0..9).rev() {
            for n in 2..9 {
                buf[n][k] *= (buf[k][9 - 1] * buf[k][k]).sin();
                buf[k][n] += buf[n][(k + 1) % 9] * buf[n][k];
            }
        }
        let mut i: usize = 4;
    }
    let mut pair = (grid[2].x.max(grid[4 - 1].x) * (0.5 + grid[0].y), grid[4 - 1].y);
    match 3 % 4 {
        0 => {
            {
                let mut grid2 = vec![Point150 { x: pair.1, y: (-0.4_f64).floor() * pair.1, z: (grid[1].x.powi(2) + 1.0).cbrt() }, Point150 { x: (0..2).filter(|k| *k != 1).map(|k| (k as f64)).sum::<f64>(), y: (1.0 + pair.1.abs()).powf(pair.1.sin()), z: pair.1 * pair.0 }];
            }
        }
        _ => {}
    }
    let mut state = [grid[2].z; 3];
    state[0] - pair.1 * 0.5 + state[state.len() - 1] * 0.3 - state[2] * (if state[3 - 1] > -1.0 {
        let mut d = state[state.len() - 1];
        d
    } else {
        pair.1
    })
}

flat_record! {
    Point150 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point151 {
    x: [f64; 10],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body151 {
    at: f64,
    k: [f64; 2],
    rates: [Point151; 2],
    parts: Vec<Point151>,
    last: Point151,
}

#[differentiable(unconnected = "zero")]
fn p151_helper(mut p: f64) -> f64 {
    p *= (0..2).map(|n| (n as f64)).sum::<f64>();
    'rows1: for j in (0..=1).take(2) {}
    (p - p * 0.3 + p * p * (1.0 + p.abs()).ln()) * p
}

#[differentiable(unconnected = "zero")]
fn p151(state: &Vec<f64>) -> f64 {
    let mut i = 0;
    while i < 2 {
        i += 1;
        let g = |x: f64, c: f64| x + (p151_helper(x) + (i as f64));
    }
    let f = |c: f64| c * (-c / ((state[1] * c).powi(2) + 1.0));
    let f2 = |x: f64| {
        let mut a = x * state[i % state.len()] * (state[0] + x);
        x + (a - (i as f64)) * (a * x)
    };
    let mut j = 0;
    while j < 3 && state[1] >= -0.7 {
        j += 1;
        let mut kind: Option<f64> = Some(state[j % state.len()] * state[3]);
    }
    state[0] * state[4 - 1] * (1..state.len()).map(|n| (n as f64)).product::<f64>()
}

flat_record! {
    Point151 { x, y }
    Body151 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point152 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p152_helper(t: &mut f64) {}

#[differentiable(unconnected = "zero")]
fn p152_inner(u: f64, buf: &mut [f64], ys: &[Point152; 2], y: f64) -> f64 {
    if ys[0].y >= -0.4 {
        for q in buf.iter_mut() {
            if *q > 0.1 {
                let mut e = *q;
            } else if 3 < 3 {
                let flag = *q <= *q;
            }
        }
    } else {
        let mut pair = (buf[1] * ys[0].z, ys[1].x - y);
    }
    (ys[2 - 1].x + u * 0.5) * ys[1].z - (y + ys[ys.len() - 1].z).cos()
}

#[differentiable(unconnected = "zero")]
fn p152(body: &Point152) -> f64 {
    let Point152 { x: e, y: s, z: a } = *body;
    let z: f64 = (0..2).rev().map(|m| (m as f64) * (if m % 2 == 1 {
        s
    } else {
        a
    })).sum::<f64>();
    let mut spring = *body;
    let f = |s2: f64, a2: f64| {
        if 0 < 3 {
            return a / (spring.z.powi(2) + 0.5);
        }
        s2 + e / (1.0 + (a2 - s2).abs())
    };
    for k in 0..=4 {
        let mut part = Point152 { ..spring };
        let s = s * (1.0 + (a.powi(2) + 1.0).ln_1p().abs()).recip();
    }
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (k, m) in (0..1).zip(0..3) {
        out.push(spring.x);
    }
    out.push(body.z);
    out[0] + e - e * 0.3 - z * 0.3 - out[0] * 2.0 + (if z > -0.4 {
        f(a, out[0])
    } else {
        out.chunks(2).step_by(2).map(|v| spring.z + spring.x).sum::<f64>()
    })
}

flat_record! {
    Point152 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point153 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point153 {
    #[differentiable(unconnected = "zero")]
    fn new(x: f64) -> Point153 {
        Point153 { z: if !(x >= 2.0) {
            x
        } else {
            x
        }, y: x.signum() * x, x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point153 {
    type Output = Point153;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point153 {
        Point153 { y: self.y * other, x: self.x * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p153(xs: &Vec<f64>, acc: f64, w: f64, part: Point153) -> f64 {
    match 1 % 3 {
        0 => {
            let mut out: Vec<f64> = vec![part.y; 3];
            let mut d: f64 = 0.0;
            for i in 0..3 {
                for n in 0..3 {
                    out[n] = (xs[..3][i] * (n as f64)).sin();
                }
                let mut u: f64 = 0.0;
                for n in 0..out.len() {
                    u += out[n].powi(2);
                }
                d += u * xs[..3][i];
            }
            d += w;
        }
        1 | 2 => {}
        _ => {}
    }
    let shape: Option<f64> = if part.y >= part.y {
        Some(part.x + acc)
    } else {
        None
    };
    for e in xs[0..1].iter().rev() {
        let mut v: [f64; 9] = [0.0; 9];
        let mut t: f64 = 0.0;
        for i in 0..4 {
            v.fill(xs[i]);
            let mut d: f64 = 0.0;
            for i2 in 0..v.len() {
                d += v[i2] * v[8 - i2];
            }
            t += d * xs[i];
        }
    }
    (part.x - acc * 0.3 - w * 1.5 + part.x * 0.5) * w
}

flat_record! {
    Point153 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p154_helper(ys: &[f64], q: f64, n: usize, ys2: &Vec<f64>) -> (f64, f64) {
    for e in ys.iter() {
        if ys2[n % ys2.len()] >= 2.0 {} else {
            let q2 = if q <= 0.9 {
                q
            } else {
                ys2[1..2].iter().rev().enumerate().map(|(i, w)| w * *e).sum::<f64>().clamp(-0.75, 1.25)
            };
        }
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for k in (0..ys2.len()).rev() {
            grid.push(q);
        }
        grid.push(*e / (ys2[ys2.len() - 1].powi(2) + 1.2));
    }
    (ys2[n % ys2.len()] * ys2[n % ys2.len()] + ys2[..1].chunks(2).rev().enumerate().map(|(m, ys3)| q + ys3[0]).sum::<f64>(), (ys[2 - 1] + -0.7 - q * 1.5) * (q + (n as f64)))
}

#[differentiable(unconnected = "zero")]
fn p154_inner(i: usize, buf: &mut Vec<f64>, c: f64) -> f64 {
    let acc: f64;
    if i / 2 < 3 {
        let mut y = (if c > buf[1] {
            c
        } else {
            c
        }) * 2.0_f64.atan().sinh();
        acc = -c;
    } else {
        acc = buf.chunks(2).map(|row| row[1 - 1]).fold(buf[2 - 1], |acc2, e| acc2 * 0.5 + e * e.asinh());
    }
    let mut a = (c - acc).signum() * acc / ((if acc < acc {
        (0..buf.len()).zip(0..buf.len()).map(|(count, n)| buf[n] + (n as f64)).sum::<f64>()
    } else {
        acc - acc
    }).powi(2) + 1.2);
    a + c * 2.0 - acc * 0.3 + a * 1.5 + (a * a + (acc + (i as f64)))
}

#[differentiable(unconnected = "zero")]
fn p154(xs: &[f64]) -> f64 {
    let mut grid = xs.to_vec();
    if 1 < 3 && 2 < 3 {
        grid[1] /= (grid[4 - 1].tanh() - xs[3] * grid[0]).powi(2) + 1.0;
        let mut k = 0;
        loop {
            k += 1;
            grid[k % 4] /= (grid[k % 4] / (1.0 + grid[4 - 1].abs())).mul_add(grid[2..4].iter().rev().filter(|e| **e > -0.7).map(|e| *e).product::<f64>(), grid[2]).powi(2) + 1.0;
            for &s in grid.iter() {}
            if k >= 2 {
                break;
            }
        }
    } else {
        let mut xs2: Vec<f64> = vec![grid[4 - 1]; 9];
        let mut q: f64 = 0.0;
        for k in 0..4 {
            xs2.fill(xs[k]);
            for k2 in 1..xs2.len() {
                xs2[k2] = (xs[k] * (k2 as f64)).sin();
            }
            let mut r: f64 = 0.0;
            for count in 0..xs2.len() {
                q += xs2[count].powi(2);
            }
            q += r.sin();
            xs2[5] = q * 0.1;
        }
    }
    grid[2] / (grid[0].powi(2) + 1.0) * (0..grid.len()).map(|k| (k as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point155 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body155 {
    at: Point155,
    k: [Point155; 2],
    rates: f64,
}

#[differentiable]
impl Body155 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, xs: &[f64], xs2: &[f64]) -> (f64, f64) {
        let mut spring = self;
        let mut n = 0;
        let acc: f64 = 'rows1: loop {
            n += 1;
            if n >= 2 {
                break xs2[n % 2];
            }
            if xs[0] <= 2.0 {
                continue;
            }
        };
        (acc.sin().exp_m1() + self.at.x * 2.0 - spring.at.y * 0.5 - acc * 2.0 + ((spring.rates - acc).powi(2) + 0.5).sqrt(), (-acc + self.k[1].y * 0.5 + spring.rates * 0.5) * (acc.powi(2) + 1.2).ln_1p())
    }
}

#[differentiable]
impl std::ops::Sub for Point155 {
    type Output = Point155;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point155) -> Point155 {
        Point155 { y: self.y - other.y, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p155(body: &Point155, unit: &Point155, body2: &Body155) -> [f64; 3] {
    let Body155 { at: body3, k: state, rates: a } = *body2;
    let (z, mut a2) = (a, a);
    a2 -= z;
    match state.len() % 4 {
        0 => {
            for spring in &state {
                let mut ys: Vec<f64> = vec![a2; 16];
                for count in (0..16).rev() {
                    let y = ys[count];
                    a2 *= (y * ys[count]).sin();
                    ys[count] *= ys[count] + ys[16 - 1 - count] * y;
                    ys[16 - 1 - count] = ys[0] + ys[8] * a;
                }
            }
        }
        1 | 2 => {
            let count: usize = 0;
        }
        _ => {}
    }
    [(z + z).tanh().exp(), body3.x, if body2.k[2 - 1].x < 0.3 || a2 > body2.at.y {
        a2
    } else {
        let mut a3: f64 = a2;
        body3.x.max(a)
    }]
}

flat_record! {
    Point155 { x, y }
    Body155 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point156 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body156 {
    at: f64,
    k: Vec<Point156>,
    rates: Point156,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape156 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point156 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, xs: &mut [f64], buf: &mut [f64]) -> f64 {
        buf[1] = self.x / (1.0 + (buf[0] * self.x).abs());
        buf[buf.len() - 1] - xs[xs.len() - 1] + (1..buf.len()).zip(buf[..1].iter()).map(|(n, q)| self.y * buf[n] + *q).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point156 {
    type Output = Point156;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point156 {
        Point156 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p156(r: f64, d: f64, xs: Vec<f64>) -> (f64, f64) {
    for (j, count) in (1..xs.len()).rev().zip(0..4) {}
    for (i, &y) in xs.iter().enumerate() {}
    let e: f64 = xs.iter().enumerate().rev().filter(|(k, u)| **u > 1.0).map(|(m, b)| *b).product::<f64>();
    for (i, &d2) in (0..xs.len()).take(2).zip(&xs) {
        let mut ys = vec![Body156 { k: vec![Point156 { x: -d, y: (-e.powi(2)).exp() }, Point156 { y: if i > 1 {
            d2
        } else {
            let u: f64 = 0.1;
            d2
        }, x: e.tanh().sinh() }], rates: Point156 { x: e + d, y: xs[(i + 1) % 11] * xs[8] }, at: xs[i].atan2(1.0 + e.abs()) }, Body156 { k: vec![Point156 { x: xs[i].mul_add(0.8, r), y: d }, Point156 { y: if e > d2 {
            d
        } else {
            xs[i]
        }, x: 3.0 }, Point156 { y: d2 + xs[xs.len() - 1 - i], x: r }], rates: Point156 { y: e, x: d + -1.0 }, at: d2 }];
        ys[1].k[1].x /= (xs[i] / 3.0).powi(2) + 1.0;
    }
    {
        for m in 0..1 {
            let j: usize = m + 1;
            let flag = xs[m] < 1.5;
        }
    }
    (xs[10] - xs[6] + r * 0.3 + d * 2.0 + xs.iter().sum::<f64>() * 1.5 - xs.iter().enumerate().map(|(n, w)| *w).product::<f64>(), (0.1 + r * 1.5 - xs.iter().sum::<f64>() * 0.5) * e + (0..4).filter(|m| *m != 1).map(|n| (n as f64) * d).sum::<f64>())
}

flat_record! {
    Point156 { x, y }
    Body156 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p157(row: &mut [f64; 2], #[no_diff] ys: &[f64], mut s: f64) -> f64 {
    let mut ys2: [f64; 12] = [ys[2]; 12];
    let mut b: f64 = 0.0;
    for j in 0..5 {
        for i in 0..ys2.len() {
            ys2[i] = ys[j] * (i as f64) + (0..1).map(|n| (n as f64)).sum::<f64>();
        }
        let mut c: f64 = 0.0;
        for k in 0..ys2.len() {
            b += ys2[k] * ys2[k].cos();
        }
        b += c * ys[j];
    }
    let mut v = ys2;
    for r in ys2.iter_mut() {
        let mut row2: Vec<f64> = vec![s; 9];
        for count in (0..5).step_by(2) {
            let z = ys[(count + 3) % 5];
            row2[count / 2] = z * ys[0];
            row2[count] -= row2[count] * 0.5 + (count as f64);
            row2[count] = (ys[count] * row2[count]).sin();
        }
        let mut s2 = row2[0];
    }
    match 3 % 4 {
        0 => {
            for i in (0..11).step_by(2) {
                b += v[i] / (1.0 + v[i / 2].powi(2));
                v[i] *= v[i] / (1.0 + v[i].powi(2));
                s = v[0] + v[(i + 2) % 12] * ys2[i];
            }
            let k: usize = 0;
        }
        1 | 2 => {
            if v[12 - 1] < b || s <= b {
                for j in 1..4 {
                    if v[(j + 1) % 5] > 0.5 {
                        v[j + 1] = v[j] + v[j - 1] * ys[(j + 1) % ys.len()];
                    }
                    v[j] = v[j - 1] * 0.3 + (j as f64);
                    v[j] += ys[0] * v[3];
                }
                let mut kind: Option<f64> = if b >= v[5] {
                    Some(v[12 - 1] / (1.0 + (-0.4_f64).abs()))
                } else {
                    Some(b.sin())
                };
                let mut j = 0;
                let mut p: f64 = loop {
                    j += 1;
                    if j >= 3 || j * 2 % 3 == 1 {
                        break (1.0 + ys2[11].abs()).sqrt().signum() * row[0];
                    }
                    if b < 0.8 {
                        v[1] *= (-v[j % 12].powi(2)).exp().asinh();
                        break b.to_radians();
                    }
                };
            }
        }
        m if v[8] < 0.25 && m % 2 != 0 => {
            let x = b - s;
        }
        _ => {
            ys2[1] += if ys2[2] >= -0.4 {
                let c = ys2[11].asinh();
                v[0] - ys2[ys2.len() - 1]
            } else {
                v[0]
            };
        }
    }
    let ys3 = vec![if b >= s {
        b
    } else {
        let mut s2 = v[v.len() - 1];
        ys2[ys2.len() - 1]
    }, ys2[ys2.len() - 1] / 3.0, -v[6], ys2[4]];
    (-0.4_f64).powi(2) - s * 0.3 - ys2.iter().sum::<f64>() * 1.5 + b * 0.3 - v.iter().sum::<f64>() * 2.0 + ys3[3] * 2.0 - (s + b).atan() - (ys3[3].powi(2) + ys2[ys2.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p158_helper(x: f64, b: f64, mut z: f64, buf: &mut [f64]) -> f64 {
    let u = buf[1] * buf[buf.len() - 1];
    let mut found: Option<f64> = Some(z - buf[1]);
    let mut z = z + (buf[0].to_radians() + (u + z));
    if let None = found {
        let mut n = 0;
        while n < 5 {
            n += 1;
            buf[1] *= buf[buf.len() - 1].to_radians() - z;
        }
    } else {
        if buf[1] <= 1.0 {
            if 1 < 3 && buf[0] >= -0.7 {
                z += (0.5 + z) * buf[0];
            } else {
                let x2: f64;
                if x <= 0.1 || z < 1.1 {
                    let acc = b;
                    x2 = if let None = found {
                        (0..buf.len() - 1).skip(1).map(|n| (n as f64) * z).product::<f64>()
                    } else {
                        u
                    };
                } else {
                    let a = buf[0];
                    x2 = u * (a - 0.1);
                }
            }
        } else {
            let mut out: Vec<f64> = Vec::with_capacity(4);
            for j in 0..buf.len() {
                out.push(buf[j] / 3.0 / (1.0 + buf[0].abs()));
            }
            out.push(-u);
        }
    }
    (z.to_radians() - b * 0.3 + u * 1.5 + z * 0.5) * found.unwrap_or(b + u)
}

#[differentiable(unconnected = "zero")]
fn p158_inner(mut xs: [f64; 2]) -> f64 {
    xs[2 - 1] *= (xs[1] + -0.4) / (1.0 + xs[xs.len() - 1].abs());
    let mut n = 0;
    loop {
        n += 1;
        let mut t = p158_helper((-0.7_f64).min(0.5), 1.0, (-1.0_f64).cos(), &mut xs);
        if n >= 4 {
            break;
        }
    }
    (xs[1] - (match (n + 1) % 5 {
        0..=1 | 4 => xs[1],
        2..=3 => xs[1],
        _ => xs[n % xs.len()],
    }).abs()) * xs[2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p158(mut r: f64, row: &mut [f64], xs: Vec<f64>, b: f64) -> f64 {
    let mut k = 0;
    let mut y: f64 = loop {
        k += 1;
        if k >= 1 || xs[2] <= -0.7 {
            break (0..xs.len()).skip(1).map(|i| xs[i] + (i as f64)).fold(r, |acc, p| acc.max(p * p)) - b.max(b);
        }
        row[3] += xs[1];
        row[k % 5] *= b + (k as f64);
    };
    for (count, q) in xs.iter().take(2).enumerate() {
        let r = r * 0.9;
        if count * 2 > 2 {
            let mut buf: [f64; 10] = [r; 10];
            for i in (1..5).rev().step_by(2) {
                buf[i] *= row[i / 2] * -0.7 + buf[i / 2];
                buf[i] += buf[i].tanh() * row[i];
                buf[(i + 2) % 5] -= buf[i] + row[i] * y;
            }
        } else {
            y *= (b + (count as f64)) * (count as f64);
        }
    }
    let mut found: Option<f64> = None;
    let u = &mut y;
    *u = match (k + 1) % 5 {
        0 | 4 => {
            let mut q = row[3];
            q
        }
        _ => xs[9],
    };
    *u = if let Some(a) = found {
        xs[7]
    } else {
        b
    };
    let mut state: Vec<f64> = vec![b; 9];
    let mut s: f64 = 0.0;
    for count in 0..6 {
        for j in 0..9 {
            state[j] = (xs[..6][count] * (j as f64)).sin();
        }
        let mut r2: f64 = 0.0;
        for k2 in 0..state.len() {
            r2 += state[k2] * state[8 - k2];
        }
        s += r2 * r2.tanh();
    }
    if xs[xs.len() - 1] < 1.5 {
        let x: f64 = 'found1: {
            let mut ys = vec![p158_inner([b, xs[5]]), if k % 2 != 0 {
                y
            } else {
                state[9 - 1]
            }];
            let mut v: Vec<f64> = Vec::new();
            for n in 0..ys.len() {
                v.push(ys[n].to_radians());
            }
            v.push(p158_inner([ys[0], xs[k % 11]]));
            if k % 3 != 1 {
                return ys[k % ys.len()];
            }
            1.1 + s + s
        };
    } else {
        let d = p158_inner([b * row[3], xs[k % xs.len()] + state[k % state.len()]]);
    }
    (r * (k as f64) - xs.iter().sum::<f64>() * 0.3 + b * 0.3 + state.iter().sum::<f64>() * 0.3 + s * 0.3) * state[4..].iter().step_by(2).rev().map(|&x| x).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point159 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Sub for Point159 {
    type Output = Point159;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point159) -> Point159 {
        Point159 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p159(grid: &mut [f64]) -> ([f64; 2], f64) {
    let u = grid.chunks(2).map(|ys| ys[1 - 1]).sum::<f64>() - (grid[4 - 1] / 2.0).cos();
    for w in grid.iter_mut() {
        match 4 % 4 {
            0 => {
                *w += (w.signum() * u).sin().exp2();
            }
            1 | 2 => {
                let h = |b: f64, t: f64| {
                    let mut x = *w * 0.3;
                    if t >= *w {
                        return x * *w;
                    }
                    b * x
                };
            }
            _ => {}
        }
    }
    ([u, grid[3]], (0..grid.len()).rev().map(|j| (j as f64)).sum::<f64>() - u.mul_add(u * grid[grid.len() - 1], u))
}

flat_record! {
    Point159 { x, y }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p120(&[1.0, 1.0, -0.1]) calls p120_helper),
        program!(p121(1.1, 4) calls Point121::new; pulled vec![-0.7, 0.3, -0.7, 1.0, 0.5, 1.0, 0.5, 0.5, 0.5, -2.0, 0.5, 1.0, 1.0, -0.7, -2.0, 0.3, 0.3, -0.7]),
        program!(p122(-0.8, [[1.4, 0.8], [0.6, -0.7], [0.6, 0.7]], 4, &mut [-0.9, 1.4, 1.3])),
        program!(p123(false, (0.3, -0.9))),
        program!(p124(1.3, 4) calls Body124::new),
        program!(p125(4, [Body125 { at: (-0.8, -1.1), k: -0.8, rates: Point125 { x: 1.4, y: -0.3 } }, Body125 { at: (-0.8, 0.5), k: 0.3, rates: Point125 { x: -0.4, y: 0.5 } }], 0.1, vec![-1.2, -0.8, 0.4]) calls Point125::energy, Body125::advance, p125_helper, p125_inner),
        program!(p126(-0.1, vec![0.6, -0.3, -1.2, -1.2, 0.3]) calls p126_helper),
        program!(p127((0.6, 0.9)); pulled Body127Tangent { at: vec![Point127Tangent { x: -2.0, y: -2.0, z: 1.0 }, Point127Tangent { x: 0.3, y: 1.0, z: 0.3 }], k: 0.3, rates: [0.3, -2.0, 0.3] }),
        program!(p128(false, 1.2, (0.8, -0.4))),
        program!(p129(Body129 { at: vec![-0.9, 1.4, 0.5, -0.7], k: vec![Point129 { x: -0.2, y: 0.8 }, Point129 { x: -1.1, y: -0.2 }, Point129 { x: -0.8, y: 0.1 }, Point129 { x: -0.7, y: 0.2 }], rates: vec![Point129 { x: -1.0, y: 0.3 }, Point129 { x: -0.3, y: -0.5 }, Point129 { x: -0.2, y: 0.3 }, Point129 { x: 1.2, y: -1.1 }] }, &[-1.2, -0.2, -0.9, 0.35], &Body129 { at: vec![0.5, -0.5, 1.0, -0.3, 0.8, 1.0, 0.4, -0.2, -0.4, 0.1, 0.6], k: vec![Point129 { x: 0.9, y: -0.8 }, Point129 { x: -0.4, y: -0.8 }, Point129 { x: 0.6, y: -1.1 }, Point129 { x: -0.4, y: 0.35 }, Point129 { x: -0.6, y: -0.9 }, Point129 { x: -0.9, y: 1.4 }, Point129 { x: -0.4, y: -0.2 }, Point129 { x: 0.4, y: -0.6 }, Point129 { x: -1.0, y: -0.8 }, Point129 { x: -0.6, y: 1.0 }, Point129 { x: -1.2, y: -1.2 }], rates: vec![Point129 { x: -0.2, y: -0.1 }, Point129 { x: 0.7, y: 0.1 }, Point129 { x: -1.0, y: -0.6 }, Point129 { x: 0.9, y: 0.4 }, Point129 { x: -0.3, y: -1.2 }, Point129 { x: -0.2, y: 1.3 }, Point129 { x: -1.2, y: -0.5 }, Point129 { x: 1.4, y: -1.2 }, Point129 { x: 1.3, y: -0.7 }, Point129 { x: 1.0, y: 0.7 }, Point129 { x: 1.2, y: 1.2 }] }) calls Point129::shifted),
        program!(p130(&[-0.1, 0.4, 0.35, -0.8], &mut [0.2, -1.0, 0.7, -0.7, 0.5], &mut [0.1, 1.0, -0.2, 1.2, -0.7, -0.5, 0.2, 0.7, 1.1, 1.2, 0.35], &Point130 { x: -0.8, y: 1.2, z: -0.8 }) calls p130_helper, p130_inner),
        program!(p131(&mut Point131 { x: -0.1, y: -1.1, z: 1.2 }, 3, &mut 0.2, const &Point131 { x: 0.9, y: 1.1, z: 1.4 }) calls Point131::energy, p131_helper),
        program!(p132(&mut [-0.5, -0.7, 0.1, 0.1], Body132 { at: (0.8, -1.2), k: -0.8 }) calls Point132::energy, Point132::shifted, Point132::new, p132_helper; pulled ([0.5, -0.7], vec![-0.7, -0.7, 0.5, 1.0])),
        program!(p133(&mut [1.4, -0.4, 0.5, -0.7], &mut vec![1.4, 0.2, -1.2, 1.1, 0.6], &mut [0.8, -0.7, 0.6, 0.35, 0.5, 1.0, -0.5, -1.1, -1.2, -0.9, 1.4]) calls p133_helper, p133_inner),
        program!(p134(Point134 { x: -0.3, y: 1.2, z: 0.2 }, 0.6, [1.4, 1.2, -0.2, -0.1, 0.3, 1.3, -0.3, -1.1, -0.1, 1.2], &mut 0.35)),
        program!(p135(&[0.7, 0.8], 3, 0.9, 0.6) calls p135_helper; pulled 0.5),
        program!(p136(&[-0.8, 1.2, -1.2]) calls p136_helper),
        program!(p137(&vec![-0.6, 0.9, 0.2, 1.0], &mut 1.1, -0.4) calls Point137::energy, Point137::new, p137_helper, p137_inner),
        program!(p138((0.3, 1.4), &vec![-1.0, 0.9, -1.0, 1.1, -0.9], 4) calls p138_helper, p138_inner),
        program!(p139(&mut [1.3, -0.1, 0.4, 0.6], -1.0) calls Point139::energy, Point139::advance, Point139::shifted; pulled (Point139Tangent { x: [0.5, -2.0, 0.5, 0.5, 0.3, 0.5, 0.3, -0.7, -2.0, -0.7], y: -2.0, z: -2.0 }, vec![-0.7, 0.5, 0.3, 0.5])),
        program!(p140(&mut [-0.8, -0.3, -0.1, -0.1], 0.8, 1.3) calls Point140::new),
        program!(p141(2, &mut 0.6) calls Point141::norm; pulled ([-2.0, 0.5, 0.3], 0.5)),
        program!(p142(&[-1.0, 0.4, 0.4, 0.8]) calls Point142::new, p142_helper, p142_inner),
        program!(p143([-0.4, 1.0, 0.5], &[1.1, -0.3, -0.6, -0.5, -0.2]) calls p143_helper, p143_inner),
        program!(p144(-0.8, &mut -0.4); pulled 0.3),
        program!(p145(&Point145 { x: 0.3, y: 1.4, z: 1.2 }) calls Body145::energy, p145_helper),
        program!(p146(&mut 0.8, &[1.2, -0.4, -1.1, -0.2, -0.9]) calls p146_helper, p146_inner),
        program!(p147(-0.6) calls Point147::norm),
        program!(p148(&vec![-0.9, 0.4, -0.4, -1.0], &mut [1.3, 1.0, 0.8, -0.6, -1.1], &[0.35, -0.7, -1.2, 0.5, -0.3, 0.4, -1.0, 0.4, -0.5, -0.5, -1.0])),
        program!(p149(vec![-0.1, 0.3, 0.35, -0.8]) calls Point149::advance, Point149::shifted, Point149::norm, p149_helper; pulled Point149Tangent { x: 0.5, y: 0.5, z: -0.7 }),
        program!(p150(&mut vec![Point150 { x: -0.2, y: 0.1, z: 1.0 }, Point150 { x: -1.2, y: 1.1, z: -1.1 }, Point150 { x: 0.8, y: -0.2, z: 0.5 }, Point150 { x: -1.2, y: 1.2, z: -1.1 }]) calls Point150::energy, Point150::advance, Point150::shifted, p150_helper, p150_inner),
        program!(p151(&vec![-0.2, 0.6, -1.1, -0.3]) calls p151_helper),
        program!(p152(&Point152 { x: 0.4, y: 0.1, z: -1.2 }) calls p152_helper, p152_inner),
        program!(p153(&vec![0.4, 1.3, 1.1, 1.1], 1.1, 0.3, Point153 { x: 0.3, y: 0.2, z: 0.1 }) calls Point153::new),
        program!(p154(&[-0.4, 1.2, -0.9, -1.2]) calls p154_helper, p154_inner),
        program!(p155(&Point155 { x: -0.9, y: -0.2 }, &Point155 { x: 0.9, y: 0.35 }, &Body155 { at: Point155 { x: 1.3, y: -1.1 }, k: [Point155 { x: 1.1, y: 0.9 }, Point155 { x: -0.7, y: -1.2 }], rates: 1.4 }) calls Body155::shifted; pulled [-2.0, -2.0, -0.7]),
        program!(p156(-0.4, 1.4, vec![0.5, 0.35, 0.7, 0.9, 0.8, 0.3, -0.3, 1.0, 1.4, 0.4, -0.6]) calls Point156::advance; pulled (-0.7, 1.0)),
        program!(p157(&mut [0.7, -1.2], const &[-0.1, 0.9, 0.5, 0.1, 0.35], 1.2); pulled (-0.7, [1.0, 0.5])),
        program!(p158(0.5, &mut [1.0, 0.1, 0.2, -0.9, 1.2], vec![-0.9, -1.1, -0.9, 0.35, 0.6, 1.2, -1.2, -1.1, 1.1, 1.4, -0.2], 0.5) calls p158_helper, p158_inner),
        program!(p159(&mut [-1.1, 1.0, 0.3, -0.4]); pulled (([0.5, -0.7], -0.7), vec![0.5, -2.0, 0.5, -0.7])),
    ]
}
