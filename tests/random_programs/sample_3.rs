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
        Point121 { y: d, x: d / 2.0 }
    }
}

#[differentiable]
impl std::ops::Sub for Point121 {
    type Output = Point121;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point121) -> Point121 {
        Point121 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p121(grid: &mut [f64], e: f64, out: &mut [f64], t: f64) -> ([f64; 2], f64) {
    if t > 0.9 {
        let body = Point121::new(out.len() < 3, t);
        let Point121 { x: p, y: z } = body;
    } else {
        let (y, mut w): (f64, f64) = (t, 1.0);
    }
    ([(if e >= 0.25 {
        t
    } else {
        grid[3]
    }) / (1.0 + t.abs()), e / (1.0 + e.abs()) * t], (grid[4 - 1].signum() * out[out.len() - 1] - t * 0.3) * out.iter().filter(|w| **w > 3.0).map(|r| *r + *r).sum::<f64>())
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

#[differentiable]
impl std::ops::Mul<f64> for Point124 {
    type Output = Point124;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point124 {
        Point124 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p124(#[no_diff] ys: &mut [f64], body: &mut Body124, n: usize) -> f64 {
    for (k, v) in ys.windows(2).enumerate() {
        body.at.0 = body.at.0;
    }
    let mut j = 0;
    let y: f64 = 'rows1: loop {
        j += 1;
        if j >= 4 || body.at.0 <= 0.8 {
            break body.at.1;
        }
        let mut count = 0;
        loop {
            count += 1;
            if count >= 1 {
                break;
            }
        }
    };
    body.at.1 += y;
    let mut count = 0;
    'steps2: while count < 4 && j > 2 {
        count += 1;
    }
    let mut i = 0;
    let a: f64 = 'search3: loop {
        i += 1;
        let mut n2 = 0;
        while body.at.0 >= 3.0 && n2 < 2 {
            n2 += 1;
            body.at.1 -= body.at.0;
        }
        if i >= 2 {
            break ys[1..3].iter().step_by(2).enumerate().map(|(count2, &t)| t).sum::<f64>();
        }
    };
    a - y * 1.5 + ys[1..4].iter().zip(0..3).map(|(&s, count2)| (count2 as f64)).sum::<f64>()
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
        let body = Body125 { at: (xs[0] + v[2 - 1], (1.0 + xs[0].abs()).sqrt()), k: self.x + xs[2 - 1], rates: Point125 { x: xs[0] + v[1], y: v[2 - 1].floor() * xs[1] } };
        vec![body.k, (body.at.0 + 0.3).atan()]
    }
}

#[differentiable]
impl Body125 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, body: &Point125) -> Body125 {
        Body125 { at: (self.k, -0.7 / (1.0 + body.y.abs())), k: if body.y <= 1.0 {
            let mut b: f64 = body.y;
            b
        } else {
            -0.7
        }, rates: Point125 { x: body.y + body.x, y: -body.x } }
    }
}

#[differentiable(unconnected = "zero")]
fn p125_helper(v: [[f64; 2]; 2], state: &mut [f64], buf: &mut [f64]) -> f64 {
    let mut xs: [[f64; 4]; 4] = [[buf[1]; 4]; 4];
    for count in 1..4 {
        for n in 0..4 {
            xs[count][count] /= (xs[count * 2 % 4][n] * 0.9 + xs[n][0]).powi(2) + 1.0;
        }
    }
    let z: f64;
    if buf.len() < 3 && buf[0] > buf[0] {
        z = xs[2][2];
    } else {
        z = buf[1];
    }
    let g = |b: f64, d: f64| {
        let mut q = buf[1] + buf[2 - 1];
        b + q
    };
    let q = z;
    for count in (1..4).rev() {
        xs[2][count - 1] -= xs[2][count * 2 % 4].tanh() * xs[2][count];
        xs[2][count] *= xs[2][count] * xs[2][0];
        xs[2][count - 1] = xs[2][count].tanh() * xs[1][3];
    }
    g(buf[0], q) + v[0][0] * 0.5 - xs[2][1] * 2.0 - z * 2.0 + q * 2.0 - state[state.len() - 1] - xs[2][3].asinh() / (1.0 + xs[4 - 1][0].abs())
}

#[differentiable(unconnected = "zero")]
fn p125(xs: &Vec<Point125>, row: &mut Vec<Body125>, v: &mut [Body125; 2], grid: &mut [Body125]) -> f64 {
    for count in 1..grid.len() {
        row[4].rates.y = row[row.len() - 1].rates.x;
        let shape: Shape125 = Shape125::Disc(grid[0].k);
    }
    grid[0].at.1 /= (grid[0].at.0 + v[0].at.1).tanh().powi(2) + 1.0;
    (if grid[2].rates.x > 3.0 {
        row[3].at.1
    } else {
        let mut y: f64 = grid[1].k;
        grid[0].rates.y
    }) + grid.iter().zip(0..v.len()).map(|(body, m)| (m as f64)).fold(0.1_f64, |acc, e| acc.max(e)) * v[0].rates.x
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
                    return Body127 { at: vec![Point127 { x: pair.0, y: (0..i).filter(|i2| *i2 != 1).map(|m| (m as f64) * pair.0).sum::<f64>(), z: pair.1 + (i as f64) }, Point127 { x: pair.1, y: 2.0 + 2.0, z: pair.0 + pair.0 }], k: pair.0, rates: [(1.0 + pair.1.abs()).cbrt(), pair.0 - pair.0, pair.0] };
                }
                let mut pair2 = (pair.0 - (i as f64) + (i as f64), pair.0.abs());
            } else if pair.0 < pair.0 {
                let mut grid: [f64; 3] = [0.5; 3];
            }
        }
    } else {
        match count / 2 % 3 {
            0 => {}
            _ => {}
        }
    }
    Body127 { at: vec![Point127 { x: (0..count).skip(1).rev().map(|m| (m as f64)).sum::<f64>(), y: if count > 0 {
        0.3
    } else {
        3.0
    }, z: pair.0.to_radians() }, Point127 { x: -pair.1, y: pair.0 / 1.5, z: pair.1 }], k: (0..3).map(|j| (j as f64)).sum::<f64>(), rates: [pair.1, pair.0 * pair.1, pair.0 + pair.1] }
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
        let mut point = Body129 { at: vec![z.cos(), z - z, (1.0 + z.abs()).ln_1p()], k: vec![Point129 { x: z * z, y: z - self.y }, Point129 { x: if z > 3.0 {
            z
        } else {
            z
        }, y: z + z }, Point129 { x: self.y.sin(), y: z.sin().cosh() }], rates: vec![Point129 { x: self.x, y: if z > -1.0 {
            -0.4
        } else {
            z
        } }, Point129 { x: (1.0 + z.abs()).powi(-1), y: z + z }, Point129 { x: z * 0.5, y: self.x }] };
        let mut found: Option<f64> = Some(point.rates[2 - 1].y);
        point.at[1] + z * 2.0 - point.at[0] * 0.3 - (if z >= -0.4 {
            z
        } else {
            if 4 < 3 {
                point.k[2 - 1].x
            } else {
                self.y
            }
        })
    }
}

#[differentiable]
impl Body129 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, p: &mut f64) -> Option<f64> {
        let mut v = vec![Point129 { x: *p, y: self.rates[1].x }, Point129 { x: *p, y: *p * self.at[1] }];
        let mut state: [[f64; 3]; 3] = [[v[1].y; 3]; 3];
        for j in 0..2 {
            for m in 2..3 {
                state[j][m] /= (state[2][j] + state[j / 2][j] * state[m][m % 3]).powi(2) + 1.0;
            }
        }
        if state[2][2] <= state[3 - 1][3 - 1] {
            None
        } else {
            Some(v.iter().enumerate().map(|(i, unit)| unit.x * *p).sum::<f64>())
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p129_helper(s: f64, t: &mut f64, b: f64, n: usize) -> Body129 {
    for i in (0..n).step_by(2) {
        let mut buf = [b; 2];
    }
    *t *= (-s.powi(2)).exp().tanh().cosh();
    let mut buf = [b; 4];
    Body129 { at: vec![if (n + 1) % 3 == 0 {
        buf[n % buf.len()]
    } else {
        let mut a = buf[n % buf.len()];
        b
    }, 0.8 * b], k: vec![Point129 { x: t.abs(), y: *t }, Point129 { x: b.mul_add(b, *t), y: buf[buf.len() - 1] }, Point129 { x: *t + buf[0], y: buf[n % 4] }], rates: vec![Point129 { x: *t, y: b }, Point129 { x: buf[n % buf.len()] * b, y: buf[n % buf.len()] * *t }, Point129 { y: buf[0], x: *t }] }
}

#[differentiable(unconnected = "zero")]
fn p129_inner(grid: &[f64; 10]) -> f64 {
    (0.25 + grid[10 - 1]) * (0..grid.len()).map(|k| grid[(k + 1) % grid.len()].powi(2) + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p129(mut e: f64) -> (f64, f64) {
    e += if e >= e {
        e + -0.4
    } else {
        e + e
    };
    let mut v: [f64; 18] = [e; 18];
    for i in 0..17 {
        e = v[18 - 1 - i].tanh() * v[0];
        v[i] *= v[i].tanh() * v[i * 2 % 18];
    }
    let mut j = 0;
    'rows1: while j < 5 {
        j += 1;
        if e > 0.9 {
            let mut m = 0;
            while m + 1 > 1 && m < 2 {
                m += 1;
                v[7] = v[j % v.len()];
            }
        } else {
            v = [v[j % v.len()]; 18];
        }
    }
    (v[1].hypot(1.0 + 1.5_f64.abs()) + e * 0.3 - v.iter().sum::<f64>() * 1.5 - (e + (j as f64) - (v[14] + 2.0)), 1.0 + (j as f64) + e * 0.3 - v.iter().sum::<f64>() * 1.5 - (1.0 + v[0..10].iter().zip(&v).map(|(&e2, x)| *x * e2).sum::<f64>().abs()).ln_1p())
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
impl std::ops::Add for Point132 {
    type Output = Point132;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point132) -> Point132 {
        Point132 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
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

#[differentiable(unconnected = "zero")]
fn p132_helper(xs: &mut Vec<f64>, row: &[f64; 12]) -> f64 {
    let z = std::mem::replace(&mut xs[0], row[9]);
    let z2 = std::mem::replace(&mut xs[0], row[row.len() - 1]);
    let mut n = 0;
    while n < 4 {
        n += 1;
        xs.swap(1, n % 2);
    }
    z.tanh() - z * 1.5 + z2 * 0.5 - row[12 - 1].hypot(z2.powi(2) + 1.0).powi(2)
}

#[differentiable(unconnected = "zero")]
fn p132_inner(ys: &mut [f64], state: &mut [f64], grid: &[[f64; 2]; 2], p: f64) -> f64 {
    ys[2 - 1] /= (if 0 < 3 {
        if grid[1][0] <= p {
            p
        } else {
            state[2 - 1]
        }
    } else {
        let mut e = p;
        (0..grid.len()).map(|n| (n as f64) * p).sum::<f64>()
    }).powi(2) + 1.0;
    state[0] = state[0] * grid[grid.len() - 1][0] - (ys[1] + p);
    ys[2 - 1] *= p;
    'rows1: for (n, d) in (0..grid.len()).zip(state.iter()) {
        let mut xs = vec![state[n], p / (p.powi(2) + 1.0)];
    }
    p - p - p * 1.5 - grid[1].windows(2).map(|v| v[1] * v[1]).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p132(xs: &mut Vec<f64>, e: f64, row: [f64; 3]) -> f64 {
    let y = row[3 - 1].tanh().cosh().abs().min(e);
    let f = |d: f64, w: f64| d * (y.powi(2) + 1.2).powf(e.sin());
    let mut a = y;
    'rows1: for i in 0..row.len() - 1 {
        let mut pair = (row[(i + 1) % 3] / (row[3 - 1 - i].powi(2) + 1.2) + e.atan2(1.0 + row[i].abs()), (Point132 { x: a, y: a, z: a }).shifted(e, &row[..2]) + a);
        let body = Body132 { at: (a - (i as f64), row[(i + 1) % 3]), k: row[i] - y };
    }
    y + e * 2.0 + row[3 - 1] * 1.5 - y * 0.5 - row[0..2].windows(2).zip(row.chunks(2)).map(|(ys, row2)| xs[1]).fold(row[2], |acc, b| acc.max(b)) + y
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
        Point134 { x: self.x * other, y: self.y * other, z: self.z * other }
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
    let mut xs: Vec<f64> = v2[..11].iter().zip(0..v.len()).map(|(e, k)| (match k % 5 {
        0..=1 => *e,
        2..=3 => {
            let u = body2.y;
            v2[(k + 1) % v2.len()]
        }
        count if count * 2 < 3 => {
            let p: f64 = body2.x;
            acc
        }
        _ => *e,
    }) + (k as f64)).collect::<Vec<f64>>();
    let spring = Point134 { x: body2.y, y: xs[0] + xs[1 - 1], z: acc.hypot(0.1_f64.powi(2) + 0.5) };
    for i in 0..3 {
        for count in 0..10 {
            out[count] = v2[(count + 3) % 10] * v2[count];
            acc += (out[10 - 1] * v2[count * 2 % 10]).sin();
        }
    }
    (xs[0] + spring.z + out.iter().sum::<f64>() * 2.0 - v2.iter().sum::<f64>() * 1.5 + xs[0] * 0.5 - spring.y * 0.5) * (1.0 + xs[xs.len() - 1].abs()).recip() * (xs[0] + -1.0 / (1.0 + r.abs()))
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
    let p: f64 = loop {
        m += 1;
        if m >= 4 || xs[0] >= 0.9 {
            break spring.y;
        }
        let mut m2 = 0;
        while m2 < 3 {
            m2 += 1;
            for (v, count) in xs[0..1].chunks(2).take(2).rev().zip(0..=1) {
                let mut ys2 = [Point136 { x: v[0], y: 1.1 * 0.8 }, Point136 { ..*spring }, Point136 { x: v[0] + v[v.len() - 1], y: if !(m2 * 2 > 2) {
                    let p = v[1 - 1];
                    v[0]
                } else {
                    let mut q = spring.y;
                    xs[count]
                } }];
            }
        }
    };
    spring.x.atan().exp2() + e * 2.0 + xs[m % xs.len()].clamp(-0.75, 1.25) + (3.0 + -0.4 * p)
}

#[differentiable(unconnected = "zero")]
fn p136(grid: &[f64; 2]) -> f64 {
    if grid[1] > -1.0 {} else {
        for u in grid.iter() {}
    }
    (grid[0] + grid[grid.len() - 1]) * grid[1..].iter().take(2).product::<f64>()
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

#[derive(Clone, Debug, Differentiable)]
struct Body137 {
    at: f64,
    k: f64,
    rates: usize,
    parts: [Point137; 2],
    last: f64,
}

#[differentiable]
impl std::ops::Sub for Point137 {
    type Output = Point137;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point137) -> Point137 {
        Point137 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p137(p: f64) -> f64 {
    let mut p2 = if 1 < 3 {
        (p + p).powi(2)
    } else {
        let mut s: f64 = p;
        s / (s.powi(2) + 0.5)
    };
    match 3 % 4 {
        0 => {}
        1 | 2 => {}
        k if p2 >= p2 && k % 2 != 1 => {
            for (n, count) in (0..k).zip(0..2) {
                for i in (0..4).step_by(2).rev() {
                    p2 -= p.sin().sinh() - p * p2;
                }
            }
        }
        _ => {}
    }
    p2.cos() - p * 1.5 - p2
}

flat_record! {
    Point137 { x, y }
    Body137 { at, k, rates, parts, last }
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
    let mut part = Point139 { x: [s + p; 10], y: s, z: s + s };
    Point139 { x: [part.y; 10], y: s, z: s }
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

#[derive(Clone, Debug, Differentiable)]
struct Body140 {
    at: (f64, f64),
    k: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape140 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, b: f64) -> f64 {
        self.z - b
    }
}

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, grid: &[f64], pair: (f64, f64)) -> f64 {
        match 4 % 3 {
            0 => {
                let mut pair2: (f64, f64) = (grid.iter().zip(grid).filter(|(c, s)| **s > 3.0).map(|(y, &d)| d * self.x.min(pair.1)).fold(pair.0, |acc, x| acc + x), grid[1] * pair.1);
            }
            i if pair.0 <= -0.7 => {}
            _ => {
                for (j, a) in grid.iter().enumerate() {
                    for (n, &b) in grid.iter().enumerate().rev() {
                        if grid[j] > 1.1 || (n + 1) % 2 == 0 {
                            continue;
                        }
                    }
                }
            }
        }
        grid.windows(2).zip(grid.chunks(2)).map(|(buf, grid2)| grid2[0] * buf[1]).product::<f64>() + self.y * 1.5 + (if pair.0 < grid[1] {
            let mut t = pair.0;
            t
        } else {
            pair.1
        }).abs()
    }
}

#[differentiable]
impl Point140 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64) -> Point140 {
        Point140 { x: y + y, y, z: if 1.5 > 1.5 {
            1.0
        } else {
            y
        } }
    }
}

#[differentiable(unconnected = "zero")]
fn p140_helper(ys: &[f64; 2], spring: Point140) -> (f64, f64) {
    let b = spring.x;
    let mut d: f64;
    if spring.y > 0.8 {
        d = -(b + b);
    } else {
        let b2 = (-(1.0 + b.abs()).cbrt().powi(2)).exp();
        d = spring.y;
    }
    let mut state: Vec<f64> = vec![d; 13];
    for i in (0..13).rev() {
        state[i] = state[i] * state[13 - 1];
        if i % 2 == 0 {
            state[i] = (state[13 - 1 - i] * state[i / 2]).sin();
        }
    }
    let mut found: Option<f64> = Some(state[5]);
    state.swap(10, 12);
    (d + b - spring.y * 1.5 - b * 1.5 - d * 2.0 + state.iter().sum::<f64>() * 0.3 - (d / (ys[1].powi(2) + 0.5) - 3.0 * ys[ys.len() - 1]), (if d >= b {
        state[state.len() - 1]
    } else {
        state[state.len() - 1]
    }) + state.iter().sum::<f64>() * 0.5 + b + d.atan().sinh())
}

#[differentiable(unconnected = "zero")]
fn p140(mut ys: Vec<f64>, mut c: f64, unit: &mut Point140) -> f64 {
    (0..ys.len() - 1).for_each(|k| {
        unit.x = if k < 3 || (k + 1) % 3 != 0 {
            let mut p = c.asinh();
            p - (k as f64)
        } else {
            let acc = match ys.len() % 5 {
                0 => {
                    let u = unit.y;
                    c
                }
                _ => 0.5,
            };
            unit.z * acc
        };
    });
    let d: f64;
    if ys[4 - 1] > unit.z && c >= unit.x {
        d = unit.advance(c) + c;
    } else {
        d = (Point140 { x: ys[2], y: c, z: c }).norm(&ys, (ys[3], unit.x)) + unit.y;
    }
    match ys.len() % 3 {
        0 => {
            let mut ys2: Vec<f64> = Vec::new();
            for n in 0..=3 {
                ys2.push(unit.z);
            }
            ys2.push(d * d);
        }
        _ => {
            let mut count = 0;
            'rows1: while count + 1 > 0 && count < 2 {
                count += 1;
                match count / 2 % 3 {
                    0 => {
                        let mut shape: Shape140 = if count / 2 % 2 != 1 {
                            Shape140::Disc(unit.x / 1.5)
                        } else {
                            Shape140::Disc(unit.z.hypot(d.powi(2) + 1.0))
                        };
                    }
                    1 | 2 => {
                        ys[count % 4] *= match count * 2 % 5 {
                            0..=1 => 2.0 + ys[1],
                            _ => unit.z - d,
                        };
                    }
                    _ => {
                        unit.z *= unit.z * d / (d.abs().powi(2) + 0.5);
                    }
                }
            }
        }
    }
    (0.8_f64.min(d) + ys[2] * 1.5 - c * 2.0) * (d.atan() / (1.0 + (d.powi(2) + 1.2).recip().abs())) * (0..ys.len()).step_by(2).map(|k| (k as f64) * (d + (k as f64))).sum::<f64>()
}

flat_record! {
    Point140 { x, y, z }
    Body140 { at, k }
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
                    let mut out = vec![Point141 { x: self.y * a, y: a + (m as f64) }, Point141 { x: a, y: a / 1.5 }, Point141 { x: self.x, ..*self }];
                }
                _ => {
                    if (m + 1) % 3 == 0 || m * 2 % 3 == 0 {
                        continue 'rows1;
                    }
                }
            }
        }
        a * self.x + (0..4).map(|m| a / (self.x.powi(2) + 0.5) + (m as f64)).fold(self.x, |acc, w| acc + (a * a + w))
    }
}

#[differentiable(unconnected = "zero")]
fn p141_helper(point: Point141) -> f64 {
    let m: usize = 0;
    let t: f64;
    if m < 3 {
        t = (0..3).map(|j| (j as f64) * point.x.asinh()).sum::<f64>();
    } else {
        let mut y = point.y;
        t = 1.1_f64.floor() * (point.y - point.y);
    }
    let mut state: [[f64; 4]; 4] = [[point.x; 4]; 4];
    for m2 in (0..4).rev() {
        for m3 in 2..4 {
            state[m2][0] += (state[m3][m2] * state[m2][0]).sin();
            state[m3 - 2][m2] += state[m3][m3] * state[m2][m3];
        }
    }
    (state[3][2] + state[m % 4][3] - point.x * 2.0) * (0..=4).map(|j| (j as f64) * t.mul_add(point.y, state[j % state.len()][m % 4])).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p141_inner(w: f64) -> f64 {
    for n in 0..3 {
        let flag = n * 2 % 2 != 0 && n + 1 > 0;
    }
    p141_helper(Point141 { x: w, y: w }) + w * 0.3 + w
}

#[differentiable(unconnected = "zero")]
fn p141(y: &mut f64, buf: &[f64]) -> f64 {
    let mut t = p141_inner(-buf[5 - 1]);
    let mut m = 0;
    let x: f64 = loop {
        m += 1;
        for i in 0..=1 {}
        if !(buf[3] <= 0.25) {
            t = (-(buf[2] + buf[1]).powi(2)).exp();
            break buf[1] * t;
        }
        if m >= 4 {
            break t;
        }
    };
    x * (m as f64) * 2.0_f64.sin()
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
impl std::ops::Sub for Point142 {
    type Output = Point142;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point142) -> Point142 {
        Point142 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p142(b: f64) -> f64 {
    let mut m = 0;
    'rows1: while b < b && m < 5 {
        m += 1;
        let mut i = 0;
        loop {
            i += 1;
            let mut grid: [f64; 18] = [b; 18];
            let m2 = grid.len();
            for k in (0..m2).step_by(2) {
                if k % 2 == 0 {
                    grid[k] += grid[k] * 1.1;
                }
                grid[k] *= grid[k] * grid[k];
                grid[0] += grid[k] + grid[k] * b;
            }
            if i >= 2 || grid[9] >= 0.25 {
                break;
            }
        }
    }
    let shape: Option<f64> = if (m + 1) % 2 == 0 || b < 1.1 {
        Some(b)
    } else {
        None
    };
    let mut xs = vec![b.atan2(b.powi(2) + 1.2), b];
    let mut buf: [f64; 11] = [xs[0]; 11];
    for m2 in 0..10 {
        buf[(m2 + 1) % 11] += buf[m2 / 2] * (buf[m2] + b);
    }
    buf[1] += (0..buf.len() - 1).filter(|j| *j != 1).map(|count| (count as f64) * xs[m % xs.len()].abs()).sum::<f64>();
    let x: f64 = (buf[m % buf.len()] + xs[m % 2]) * buf[buf.len() - 1];
    if x < 0.5 {
        match (m + 1) % 4 {
            0 => {
                let (y, x2) = (x, x * x);
            }
            1 | 2 => {
                let part = Point142::new(&xs);
            }
            _ => {}
        }
    }
    (buf[m % buf.len()] + xs[m % xs.len()] * 1.5 - buf.iter().sum::<f64>() * 0.3) * (0..buf.len() - 1).map(|i| (i as f64)).sum::<f64>()
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
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape145 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point145 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, out: &[f64; 4], body: &Point145) -> Shape145 {
        Shape145::Rect(body.z + out[2], self.y[0])
    }
}

#[differentiable(unconnected = "zero")]
fn p145(i: usize, #[no_diff] v: &[f64], buf: &[f64]) -> f64 {
    if v[4] < 0.5 {} else {
        let (e, q): (f64, f64) = (v.windows(2).filter(|v2| v[i] > 1.5).map(|grid| buf[i] * buf[(i + 1) % buf.len()]).sum::<f64>(), buf[i]);
        for q2 in v.iter() {
            if i % 3 == 1 {
                let mut shape: Shape145 = if i * 2 > 0 {
                    Shape145::Disc(*q2)
                } else {
                    Shape145::Rect((1..buf.len()).map(|count| e + (count as f64)).sum::<f64>(), e.max(q))
                };
            }
            let mut q3 = e;
        }
    }
    let mut n = 0;
    'rows1: while n < 5 && buf.len() < 3 {
        n += 1;
        let mut j: usize = n + 1;
        if j / 2 % 2 != 0 {
            continue 'rows1;
        }
    }
    let mut row = vec![Point145 { x: buf[11 - 1 - i], y: [buf[i], buf[buf.len() - 1 - i].sin().exp2()], z: buf[11 - 1 - i].signum() * buf[i] }, Point145 { x: buf[i], y: [buf[i], buf[i] + buf[i]], z: buf[n % buf.len()] - (n as f64) }];
    buf[buf.len() - 1 - i] + ((match n / 2 % 5 {
        0 => buf[i],
        2 | 4 => buf[buf.len() - 1 - i],
        _ => row[2 - 1].z,
    }).powi(2) + 1.0).ln_1p() + row[n % 2].z
}

flat_record! {
    Point145 { x, y, z }
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point148 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape148 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point148 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, buf: [f64; 10], buf2: &mut [f64]) {
        'rows1: for a in buf.iter().skip(1) {}
        buf2[0] += buf2[2 - 1] * buf[buf.len() - 1] * buf2[1];
    }
}

#[differentiable]
impl Point148 {
    #[differentiable(unconnected = "zero")]
    fn new(part: &Point148, y: f64) -> Point148 {
        Point148 { x: (0..4).zip(0..=4).map(|(j, n)| (n as f64) * y).sum::<f64>(), y, ..*part }
    }
}

#[differentiable(unconnected = "zero")]
fn p148(c: f64, unit: &Point148, row: &[f64], spring: &mut Point148) -> f64 {
    let mut state = vec![unit.x, spring.y, row[0] * row[8], (0..4).map(|j| c + (j as f64)).sum::<f64>()];
    let mut out: [f64; 18] = [row[0]; 18];
    for m in 0..3 {
        state[m + 1] = state[0].tanh() * state[m + 1];
    }
    out[18 - 1] /= (-0.4_f64).powi(2) + 1.0;
    let mut xs: [f64; 12] = [spring.z; 12];
    let mut x: f64 = 0.0;
    for m in (0..18).rev() {
        for k in (0..12).rev() {
            xs[k] = (out[m] * (k as f64)).sin();
        }
        let mut t: f64 = 0.0;
        for j in 0..xs.len() {
            t += xs[j].powi(2);
        }
        x += t * t.tanh();
    }
    let unit2 = spring.clone();
    x = x.atan2(1.0 + unit2.z.abs());
    {
        spring.shifted([unit2.y.floor() * out[0]; 10], &mut xs);
    }
    (spring.z + c - state[2] * 1.5 + out.iter().sum::<f64>() * 2.0 + xs.iter().sum::<f64>() * 0.3 - unit2.x * 2.0) * xs[..4].iter().map(|a| state[0] + spring.x + a).sum::<f64>() * -0.7
}

flat_record! {
    Point148 { x, y, z }
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
        } else {
            'rows1: for acc in buf.iter().rev() {
                let mut a = (c.cos() - *acc).asinh();
            }
        }
    }
    Point149 { x: (buf[0].powi(2) + 1.2).ln(), y: buf[0], z: s }
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
impl std::ops::Sub for Point150 {
    type Output = Point150;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point150) -> Point150 {
        Point150 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p150_helper(state: &Vec<f64>, mut b: f64, a: f64, i: usize) -> f64 {
    let mut xs = [state[i % state.len()].sin(), 0.8 / 3.0];
    let mut acc = xs[0];
    if i < 3 {
        let mut spring = Point150 { z: xs[xs.len() - 1], x: (1.1_f64.powi(2) + 1.2_f64).powf(acc.sin()), y: xs[1] / (1.0 + xs[i % xs.len()].abs()) };
    } else {
        let c = &mut xs[0];
        *c *= c.signum() * *c;
        *c = if (i + 1) % 2 == 1 {
            let r = a;
            *c
        } else {
            let mut q: f64 = *c;
            a
        };
    }
    xs[0] + a - b * 2.0 + a * 0.5 - xs[i % xs.len()] * 0.5 + acc * 0.5 - xs.iter().skip(1).sum::<f64>() - xs[1..].iter().map(|w| w * w).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p150_inner(grid: &mut Vec<f64>) -> Shape150 {
    grid.swap(0, 1);
    if grid.len() < 3 {
        Shape150::Disc(grid[grid.len() - 1].asinh())
    } else {
        Shape150::Rect(p150_helper(grid, grid[0], grid[2 - 1], 2), p150_helper(grid, grid[0], grid[1], 2))
    }
}

#[differentiable(unconnected = "zero")]
fn p150(mut d: f64, row: &[[f64; 2]; 2]) -> (f64, f64) {
    let mut row2: [[f64; 3]; 3] = [[row[1][1]; 3]; 3];
    for i in (2..3).step_by(2) {
        for j in 0..2 {
            row2[j * 2 % 3][i] *= row2[i][0] * row2[i][i];
        }
    }
    if row[0][1] > 0.8 {
        'rows1: for e in row2[3 - 1][..1].iter_mut() {
            *e -= (row[1][1] * *e).tanh().exp();
        }
    }
    ((row[1][2 - 1] + d * 2.0) * (if row[1][0] < row2[1][3 - 1] || row[1][2 - 1] >= row2[1][1] {
        row2[3 - 1][0] / 3.0
    } else {
        d * row2[0][0]
    }) * (row2[1][0] * (-row[0][0].powi(2)).exp()), (row2[2].iter().rev().sum::<f64>() - row2[3 - 1][3 - 1] * 2.0) * (0..row2.len()).filter(|j| *j != 1).map(|i| (i as f64) * d).fold(row[1][2 - 1], |acc, acc2| acc.max(acc2 * (if 0 < 3 || acc2 < 0.8 {
        row2[0][1]
    } else {
        row2[2][1]
    }))) * (row2[row2.len() - 1][1] + d))
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
        let unit = Point152 { ..spring };
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for n in (0..k).rev() {
            let mut x: f64;
            if z < 2.0 && k + 1 < 3 {
                let mut e2 = unit.y.mul_add(e + (n as f64), unit.x);
                x = e2;
            } else {
                let w = e + f(unit.y, a);
                x = -(unit.y - unit.y);
            }
            if x >= 0.1 {
                v.push(z.atan() - (1.0 + unit.x.abs()).powf(spring.x.sin()));
            }
        }
        v.push(spring.x);
    }
    (0.3 / 3.0 - e * 0.5 - spring.z * 1.5) * (z / (s.powi(2) + 0.5) / (z.powi(2) + 1.0)) + z
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
        Point153 { x, y: x.signum() * x, z: if !(x >= 2.0) {
            x
        } else {
            x
        } }
    }
}

#[differentiable]
impl std::ops::Sub for Point153 {
    type Output = Point153;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point153) -> Point153 {
        Point153 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point153 {
    type Output = Point153;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point153 {
        Point153 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p153_helper(row: &[f64]) -> f64 {
    row[0] * row[1] - (row[0] - row[row.len() - 1] + (1.0 + row[0].abs()).recip())
}

#[differentiable(unconnected = "zero")]
fn p153(out: &Vec<f64>) -> [f64; 3] {
    (0..out.len()).skip(1).zip(out.chunks(2)).for_each(|(m, row)| {});
    let mut row: [f64; 18] = [out[1]; 18];
    for count in 0..18 {
        let q = row[count];
        row[0] = q / (1.0 + row[(count + 2) % 18].powi(2));
        row[count] += row[count] * row[count];
        row[count] *= (row[count] * row[0]).sin();
    }
    let mut pair = ([row[18 - 1].min(out[3]), row[10] / (row[12].powi(2) + 1.2)], row[row.len() - 1]);
    let row2 = vec![Point153::new(3.0), Point153::new(row[4]), Point153::new(-0.7)];
    let mut part = Point153::new(row2[0].z);
    pair.0[2 - 1] += row2[row2.len() - 1].z;
    let mut k = 0;
    let e: f64 = loop {
        k += 1;
        pair.0[1] += row2[2].z / 2.0 / (row2.iter().map(|part2| part2.z * part.y).fold(row[k % row.len()], |acc, w| acc + w).powi(2) + 1.0);
        let u: f64 = 'found1: {
            if k + 1 < 3 {
                break 'found1 -part.z;
            }
            if (k + 1) % 3 != 1 {
                break 'found1 p153_helper(&row);
            }
            row2[k % 3].y
        };
        if k >= 1 || pair.1 > row[k % row.len()] {
            break u.mul_add(0.5, u) / 1.5;
        }
    };
    [row2[1].x, p153_helper(&out[2..]), (pair.1 + pair.0[2 - 1]).sin().exp2()]
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
        Point155 { x: self.x - other.x, y: self.y - other.y }
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
        Point156 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p156(r: f64, d: f64, xs: Vec<f64>) -> (f64, f64) {
    for (j, count) in (1..xs.len()).rev().zip(0..4) {}
    for (i, &y) in xs.iter().enumerate() {}
    let e: f64 = xs.iter().enumerate().rev().filter(|(k, u)| **u > 1.0).map(|(m, b)| *b).product::<f64>();
    for (i, &d2) in (0..xs.len()).take(2).zip(&xs) {
        let mut row = vec![Body156 { at: xs[i].atan2(1.0 + e.abs()), k: vec![Point156 { x: -d, y: (-e.powi(2)).exp() }, Point156 { x: d2.atan().exp(), y: if e >= 3.0 {
            e
        } else {
            let u = d2;
            d2
        } }], rates: Point156 { x: r.min(e), y: e } }, Body156 { at: (1.0 + d2.abs()).ln(), k: vec![Point156 { y: d2 / (1.0 + xs[i].abs()), x: d }, Point156 { x: xs[11 - 1 - i], y: d2 + 3.0 }, Point156 { x: (xs[i].powi(2) + 1.0).powf(d2.sin()), y: e * d2 }], rates: Point156 { x: xs[2..10].windows(2).enumerate().rev().map(|(n, out)| xs[i] + out[n % out.len()]).sum::<f64>(), y: e * d2 } }];
        let mut j = 0;
        while j < 2 && d2 <= e {
            j += 1;
            let mut spring = Body156 { at: row[0].k[i % 2].x.tanh(), k: vec![Point156 { x: r.sin(), y: d2 * d }, Point156 { x: 0.1, y: d2.sin().exp2() }], rates: Point156 { x: d, y: (-0.7_f64).atan() } };
            let f = |c: f64| c + d.cos() * spring.at;
        }
    }
    if xs[10] >= 1.5 {
        let mut out = vec![Point156 { x: e, y: xs[11 - 1] }, Point156 { x: xs[10], y: xs[2].atan().exp2() }, Point156 { x: e * d, y: d }];
    } else {
        match 3 % 4 {
            0 => {}
            1 | 2 => {
                let count: usize = 1;
            }
            _ => {}
        }
    }
    (xs[10..].iter().map(|&s| s + s).product::<f64>() - r * 0.3 + xs.iter().sum::<f64>() * 1.5 + e * 1.5 + e + xs.iter().take(2).map(|&a| a).sum::<f64>(), (xs[xs.len() - 1] - xs.iter().sum::<f64>() * 0.5 - xs.iter().map(|c| c + e + c).sum::<f64>()) * e)
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
        program!(p121(&mut [-1.2, -0.9, -0.6, 1.1], -0.7, &mut [-0.3, 1.1, -1.2, 0.6, 0.4, 0.6, -1.2, -0.5, 1.3, -0.9, 1.2], 0.7) calls Point121::new; pulled (([-0.7, 1.0], -2.0), vec![-0.7, 1.0, -0.7, 0.3], vec![0.5, -2.0, 1.0, 0.3, 0.3, -2.0, 1.0, 0.5, 1.0, -2.0, 1.0])),
        program!(p122(-0.8, [[1.4, 0.8], [0.6, -0.7], [0.6, 0.7]], 4, &mut [-0.9, 1.4, 1.3])),
        program!(p123(false, (0.3, -0.9))),
        program!(p124(const &mut [-0.5, 0.3, -1.2, -0.9], &mut Body124 { at: (-0.9, -1.0), k: 4 }, 3) calls Body124::new),
        program!(p125(&vec![Point125 { x: 0.4, y: 0.9 }, Point125 { x: 0.9, y: -0.8 }, Point125 { x: -0.1, y: 0.4 }, Point125 { x: 0.2, y: -0.2 }], &mut vec![Body125 { at: (1.4, -0.7), k: 0.1, rates: Point125 { x: -0.7, y: 0.8 } }, Body125 { at: (0.1, -1.0), k: -1.2, rates: Point125 { x: -0.7, y: 0.6 } }, Body125 { at: (-0.1, -1.2), k: 0.1, rates: Point125 { x: -1.1, y: 0.8 } }, Body125 { at: (0.6, 1.1), k: 1.4, rates: Point125 { x: 0.35, y: 1.3 } }, Body125 { at: (0.4, -0.8), k: -0.5, rates: Point125 { x: 0.5, y: 0.3 } }], &mut [Body125 { at: (-0.2, -0.2), k: 0.3, rates: Point125 { x: 0.2, y: 0.9 } }, Body125 { at: (0.1, 0.1), k: 0.1, rates: Point125 { x: -0.3, y: 0.4 } }], &mut [Body125 { at: (-0.9, 1.3), k: -0.4, rates: Point125 { x: 1.1, y: -0.3 } }, Body125 { at: (0.2, -0.3), k: 0.9, rates: Point125 { x: -1.2, y: 0.3 } }, Body125 { at: (-0.4, -0.8), k: 0.4, rates: Point125 { x: 0.9, y: 1.1 } }]) calls Point125::energy, Body125::shifted, p125_helper),
        program!(p126(-0.1, vec![0.6, -0.3, -1.2, -1.2, 0.3]) calls p126_helper),
        program!(p127((0.7, 0.1)); pulled Body127Tangent { at: vec![Point127Tangent { x: 0.5, y: 1.0, z: -2.0 }, Point127Tangent { x: -0.7, y: 1.0, z: 1.0 }], k: -2.0, rates: [-2.0, 1.0, 1.0] }),
        program!(p128(false, 1.2, (0.8, -0.4))),
        program!(p129(0.8) calls Point129::shifted, Body129::norm, p129_helper, p129_inner; pulled (1.0, -2.0)),
        program!(p130(&[-0.1, 0.4, 0.35, -0.8], &mut [0.2, -1.0, 0.7, -0.7, 0.5], &mut [0.1, 1.0, -0.2, 1.2, -0.7, -0.5, 0.2, 0.7, 1.1, 1.2, 0.35], &Point130 { x: -0.8, y: 1.2, z: -0.8 }) calls p130_helper, p130_inner),
        program!(p131(&mut Point131 { x: -0.1, y: -1.1, z: 1.2 }, 3, &mut 0.2, const &Point131 { x: 0.9, y: 1.1, z: 1.4 }) calls Point131::energy, p131_helper),
        program!(p132(&mut vec![1.1, 1.2, 1.1, 0.5], 0.8, [-0.4, 1.4, 0.6]) calls Point132::energy, Point132::shifted, Point132::new, p132_helper, p132_inner),
        program!(p133(&mut [1.4, -0.4, 0.5, -0.7], &mut vec![1.4, 0.2, -1.2, 1.1, 0.6], &mut [0.8, -0.7, 0.6, 0.35, 0.5, 1.0, -0.5, -1.1, -1.2, -0.9, 1.4]) calls p133_helper, p133_inner),
        program!(p134(Point134 { x: 0.5, y: 0.1, z: 0.3 }, 0.7, [0.4, 1.4, -1.1, -1.2, 1.1, 0.8, -0.4, 1.1, 0.2, -0.8], &mut 0.2)),
        program!(p135(&[0.7, 0.8], 3, 0.9, 0.6) calls p135_helper; pulled 0.5),
        program!(p136(&[-0.5, -0.4]) calls p136_helper),
        program!(p137(0.2); pulled -2.0),
        program!(p138((0.3, 1.4), &vec![-1.0, 0.9, -1.0, 1.1, -0.9], 4) calls p138_helper, p138_inner),
        program!(p139(&mut [0.2, 1.3, 0.1, 0.2], 1.4) calls Point139::energy, Point139::advance, Point139::shifted; pulled (Point139Tangent { x: [0.5, 0.3, 0.5, -0.7, -2.0, -2.0, 1.0, 0.5, 0.3, -0.7], y: -0.7, z: -0.7 }, vec![1.0, 0.5, -0.7, 0.3])),
        program!(p140(vec![-0.8, -0.7, 0.1, 0.35], 1.3, &mut Point140 { x: -0.8, y: -0.2, z: 1.0 }) calls Point140::advance, Point140::norm, Point140::new, p140_helper),
        program!(p141(&mut 0.1, &[0.8, -0.8, -1.2, 0.9, 0.2]) calls Point141::norm, p141_helper, p141_inner),
        program!(p142(-0.2) calls Point142::new),
        program!(p143([-0.4, 1.0, 0.5], &[1.1, -0.3, -0.6, -0.5, -0.2]) calls p143_helper, p143_inner),
        program!(p144(-0.8, &mut -0.4); pulled 0.3),
        program!(p145(2, const &[-0.3, -1.0, -0.1, -0.2, -0.8], &[-1.1, 0.8, 0.4, -0.1, 1.0, 0.9, 0.2, 1.4, 0.35, 1.1, 0.3]) calls Point145::energy),
        program!(p146(&mut 0.8, &[1.2, -0.4, -1.1, -0.2, -0.9]) calls p146_helper, p146_inner),
        program!(p147(-0.6) calls Point147::norm),
        program!(p148(-0.1, &Point148 { x: 0.3, y: -0.4, z: -0.6 }, &[-0.9, 1.2, -0.2, -1.2, 0.6, -0.8, 1.0, -1.2, 0.4, 0.8, 1.4], &mut Point148 { x: 1.0, y: -0.2, z: -0.1 }) calls Point148::shifted, Point148::new),
        program!(p149(vec![0.1, 1.3, -0.5, 0.2]) calls Point149::advance, Point149::shifted, Point149::norm, p149_helper; pulled Point149Tangent { x: -2.0, y: 0.3, z: 1.0 }),
        program!(p150(0.9, &[[-0.6, 1.1], [0.2, 0.2]]) calls Point150::energy, p150_helper, p150_inner; pulled (-0.7, -0.7)),
        program!(p151(&vec![-0.2, 0.6, -1.1, -0.3]) calls p151_helper),
        program!(p152(&Point152 { x: -0.8, y: 0.35, z: -0.9 }) calls p152_helper, p152_inner),
        program!(p153(&vec![0.3, 0.3, 0.3, 1.1]) calls Point153::new, p153_helper; pulled [1.0, -2.0, -2.0]),
        program!(p154(&[-0.4, 1.2, -0.9, -1.2]) calls p154_helper, p154_inner),
        program!(p155(&Point155 { x: -0.9, y: -0.2 }, &Point155 { x: 0.9, y: 0.35 }, &Body155 { at: Point155 { x: 1.3, y: -1.1 }, k: [Point155 { x: 1.1, y: 0.9 }, Point155 { x: -0.7, y: -1.2 }], rates: 1.4 }) calls Body155::shifted; pulled [-2.0, -2.0, -0.7]),
        program!(p156(1.4, -1.1, vec![-0.4, -0.5, -0.3, 1.2, -0.6, -1.1, 0.7, 0.8, 1.4, 1.1, 0.3]) calls Point156::advance; pulled (-2.0, 1.0)),
        program!(p157(&mut [0.7, -1.2], const &[-0.1, 0.9, 0.5, 0.1, 0.35], 1.2); pulled (-0.7, [1.0, 0.5])),
        program!(p158(0.5, &mut [1.0, 0.1, 0.2, -0.9, 1.2], vec![-0.9, -1.1, -0.9, 0.35, 0.6, 1.2, -1.2, -1.1, 1.1, 1.4, -0.2], 0.5) calls p158_helper, p158_inner),
        program!(p159(&mut [-1.1, 1.0, 0.3, -0.4]); pulled (([0.5, -0.7], -0.7), vec![0.5, -2.0, 0.5, -0.7])),
    ]
}
