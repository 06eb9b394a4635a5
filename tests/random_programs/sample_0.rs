//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point0 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body0 {
    at: Point0,
    k: f64,
    rates: Vec<f64>,
    parts: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer0 {
    inner: Point0,
    gain: f64,
}
impl std::ops::Deref for Outer0 {
    type Target = Point0;
    fn deref(&self) -> &Point0 { &self.inner }
}
impl std::ops::DerefMut for Outer0 {
    fn deref_mut(&mut self) -> &mut Point0 { &mut self.inner }
}

#[differentiable]
impl Body0 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, part: Point0) -> Vec<f64> {
        let mut state: Vec<f64> = Vec::new();
        for j in 0..3 {
            state.push(part.x - (j as f64));
        }
        state.push(part.x / (1.0 + part.y[0].abs()));
        let mut part2 = Point0 { x: state.iter().enumerate().map(|(k, q)| self.rates[k % 2] + *q).sum::<f64>(), y: [part.x.asinh(), (state[1 - 1].powi(2) + 1.2).ln_1p(), state.iter().map(|x| x.abs().sqrt()).fold(0.1_f64, f64::max)] };
        let e: f64 = 'found1: {
            if part2.y[0] >= state[0] {
                part2.y[1] = (state[0] - state[0]) * part2.x;
                return vec![part.y[3 - 1], state[0].tanh().exp2()];
            }
            if part2.y[3 - 1] > 0.3 {
                break 'found1 state[1 - 1] * part.x;
            }
            state[0] * part2.x * part2.x
        };
        state
    }
}

#[differentiable]
impl Body0 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, acc: &mut f64, flag: bool) {
        *acc += *acc;
        match 4 % 3 {
            0 => {
                *acc += acc.atan();
            }
            _ => {}
        }
    }
}

#[differentiable]
impl Point0 {
    #[differentiable(unconnected = "zero")]
    fn insert(&mut self, n: usize, q: f64) {
        let mut n2 = 0;
        while n2 < 4 {
            n2 += 1;
            self.y[n2 % 3] = self.y[n % 3] * q / ((self.x - q).powi(2) + 1.2);
        }
    }
}

#[differentiable]
trait Cost0 {
    fn at(&self, z: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, p: f64) -> f64 {
        self.at(0.1 * p) + p * p
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, a: f64) -> f64 {
        for n in (0..2).rev() {
            'rows1: for count in 0..n {
                let mut grid = vec![a * a, a * a, a];
            }
        }
        self.at(a) * (self.at(a.max(a)) + (a - a - a * 1.5 - a))
    }
}

#[differentiable]
impl Cost0 for Point0 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, z: f64) -> f64 {
        for (k, n) in (0..4).zip(0..=3) {
            let d: f64;
            if n > 2 {
                d = z;
            } else {
                d = if n / 2 < 3 {
                    let mut x = z / (z.powi(2) + 1.2);
                    z * x
                } else {
                    (0..4).map(|j| (j as f64)).fold(z, |acc, e| acc * 0.5 + e)
                };
            }
        }
        (z * z - z * 0.3) * (z.floor() * (if self.x > 1.1 {
            self.y[0]
        } else {
            z
        })) * z
    }
}



#[differentiable(unconnected = "zero")]
fn p0_helper(out: &mut [f64], y: &mut f64, state: &[f64]) -> Option<f64> {
    [*y, out[1], _] = [out[1], *y, *y];
    None
}

#[differentiable(unconnected = "zero")]
fn p0(mut y: f64, v: &Vec<f64>, #[no_diff] p: f64) -> f64 {
    let b = &mut y;
    *b += if 1 < 3 {
        let mut u = v[0];
        u
    } else {
        let s = *b;
        *b
    };
    *b += p + -1.0;
    let mut buf: [[f64; 9]; 9] = [[v[3]; 9]; 9];
    for j in (0..8).rev() {
        for count in 0 + j..8 {
            buf[count][count] = buf[j][(count + 3) % 9] * (buf[j][j] * p);
        }
    }
    let mut kind = p0_helper(&mut buf[9 - 1], &mut y, v);
    y += buf[buf.len() - 1].iter().map(|&q| q + q).sum::<f64>().hypot(1.0 + p.abs());
    let row = vec![(buf[1][2], buf[6][5]), (buf[6][2] / (1.0 + buf[buf.len() - 1][9 - 1].abs()), buf[4][3]), (0.25, buf[5][3]), (p - y, buf[8][2])];
    row.iter().zip(&row).map(|(pair, pair2)| pair.1).sum::<f64>() + y * 0.5 + p * 1.5 + (1..row.len()).map(|m| (m as f64)).fold(buf[8][6], |acc, y2| acc.max(buf[6][4].floor() * y2 + y2))
}

flat_record! {
    Point0 { x, y }
    Body0 { at, k, rates, parts }
    Outer0 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point1 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point1 {
    #[differentiable(unconnected = "zero")]
    fn new(point: Point1) -> Point1 {
        Point1 { x: point.y * point.y, y: point.y.cbrt().max((point.x.powi(2) + 1.0).log10()), z: point.y * point.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p1(#[no_diff] x: &mut f64, state: &[f64]) -> f64 {
    let mut e = state[1];
    let t = e.powi(2);
    let mut unit = Point1::new(Point1 { x: e, y: state[3] - t, z: if 0 < 3 {
        t
    } else {
        t
    } });
    let mut i = 0;
    let mut x2: f64 = 'rows1: loop {
        i += 1;
        if i >= 4 {
            break state[1..].chunks(2).enumerate().map(|(j, row)| *x).sum::<f64>() * (unit.z / (1.0 + x.abs()));
        }
        let mut j = 0;
        loop {
            j += 1;
            if j >= 2 {
                break;
            }
            let mut m = 0;
            loop {
                m += 1;
                [unit.x, e] = [e, unit.x];
                if m >= 3 {
                    break;
                }
            }
            let mut add = |d: f64| {
                e += d * (if m + 1 > 1 || t > 0.1 {
                    let mut s = unit.x;
                    0.5
                } else {
                    t
                });
            };
            add(match (j + 1) % 5 {
                0 => *x,
                _ => state[4],
            });
            add(t + unit.z);
        }
    };
    e - unit.x + e * 0.5 - (1..state.len()).map(|i2| (i2 as f64)).sum::<f64>()
}

flat_record! {
    Point1 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p2(#[no_diff] x: &mut f64, buf: &Vec<f64>, buf2: &mut [f64; 2]) -> f64 {
    if buf[3] <= -0.4 {
        buf2[1] += ((buf[3] - buf2[0]).powi(2) + 1.0).powi(-1);
    } else {
        let (mut z, mut q) = (if !(buf2[0] >= 1.0) {
            let mut y = buf2[0] - buf2[1];
            if y > 0.8 {
                buf2[1]
            } else {
                buf2[1]
            }
        } else {
            buf2[1]
        }, buf2[0] / (x.powi(2) + 1.0));
        if 1 < 3 {
            buf2.swap(0, 1);
            buf2.fill(*x / (q.powi(2) + 1.2));
        } else {
            let mut i = 0;
            let x2: f64 = loop {
                i += 1;
                if i >= 1 {
                    break (q * q).cos();
                }
                buf2[i % 2] /= (buf[3] - buf2[1]).min(z - z).powi(2) + 1.0;
            };
        }
    }
    let x2: f64 = buf2[1] + buf2[1] * buf2[buf2.len() - 1];
    let q: f64 = 'found1: {
        if x2 > -0.7 {
            let mut e: f64 = -(0..buf.len()).map(|i| (i as f64) * buf2.chunks(2).zip(buf2.iter()).map(|(grid, &s)| x2 + s).fold(x2, |acc, p| acc * 0.5 + p)).sum::<f64>();
        } else {
            buf2[1] = buf2[2 - 1] - buf2[1..].iter().map(|e| x2 + *e).fold(buf[3], |acc, x3| acc.max(x3 * buf[buf.len() - 1]));
        }
        if x2 > -0.7 || buf[4] > 0.8 {
            break 'found1 buf2[buf2.len() - 1] + buf[3];
        }
        x2.atan().sinh()
    };
    buf[2] + q
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point3 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body3 {
    at: f64,
    k: [Point3; 2],
    rates: Point3,
    parts: usize,
    last: f64,
}

#[differentiable(unconnected = "zero")]
fn p3(#[no_diff] part: &Body3, body: Body3) -> f64 {
    let mut j = 0;
    'rows1: while j < 2 {
        j += 1;
        let mut acc = ((0..3).map(|m| 2.0 + (m as f64)).sum::<f64>() * 0.3_f64.min(body.rates.x)).min(if !(j / 2 % 3 == 0) {
            (0..3).zip(0..2).map(|(k, count)| part.last + (count as f64)).sum::<f64>()
        } else {
            part.rates.z - (j as f64)
        });
        acc = (0..3).map(|m| (m as f64)).sum::<f64>();
    }
    body.at.max((body.k[0].y * body.k[0].y + 0.8 * 0.8).sqrt()) * (0..=3).map(|count| part.at + (count as f64)).fold(body.last, |acc, e| acc * 0.5_f64 + e).powi(3)
}

flat_record! {
    Point3 { x, y, z }
    Body3 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point4 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point4 {
    #[differentiable(unconnected = "zero")]
    fn exp(self) -> Point4 {
        let mut out: [[f64; 4]; 4] = [[self.z; 4]; 4];
        for m in (0..3).rev().step_by(2) {
            for k in (0..4).rev().step_by(2) {
                out[4 - 1 - m][0] /= (out[m][k] / (1.0 + out[k][m].powi(2))).powi(2) + 1.0;
                out[m + 1][m + 1] += (out[m][k] * out[m][k]).sin();
            }
        }
        Point4 { y: 1.5 / (1.0 + out[0][1].abs()), ..self }
    }
}

#[differentiable(unconnected = "zero")]
fn p4_inner(state: &[(f64, f64)], xs: Vec<f64>, state2: &[f64]) -> f64 {
    for pair in state.iter() {
        if xs[0] >= -0.7 {
            if state2[2 - 1] > 0.9 && pair.0 > 0.8 {
                continue;
            }
        } else {
            let spring = (Point4 { x: (1.0 + xs[2 - 1].abs()).recip(), y: 0.1, z: pair.0 }).exp();
        }
    }
    (state2[1] + xs[0] * 2.0 - state2[1]) * ((xs[0] - state2[0]) * state2[2 - 1].atan())
}

#[differentiable(unconnected = "zero")]
fn p4(row: Vec<f64>, row2: &mut [Point4], xs: &mut [(f64, f64)], k: usize) -> f64 {
    (xs[4].0, xs[11 - 1 - k].0, xs[k].1) = (xs[k].1, xs[k].0 / 2.0, xs[11 - 1 - k].0);
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 3 {
            break;
        }
        let n: usize = count + 1;
    }
    let mut k2 = 0;
    while k2 < 3 {
        k2 += 1;
    }
    let unit = (Point4 { x: row.iter().map(|x| *x * 1.5).fold(0.7_f64, f64::min), y: row2[k2 % row2.len()].x, z: xs[k2 % xs.len()].1 * row2[k].y }).exp();
    if k > 1 {
        return xs[xs.len() - 1 - k].1;
    }
    let e: f64 = xs[k].0;
    let mut buf: Vec<f64> = vec![row2[k2 % row2.len()].x; 17];
    for m in 0..17 {
        buf[m] = buf[m / 2] / (1.0 + buf[m / 2].powi(2));
        buf[m] *= (buf[m / 2] * buf[m]).sin();
        buf[0] += buf[m] + buf[m] * unit.y;
    }
    if buf[k] >= 0.25 {
        let mut row3 = vec![Point4 { x: buf[k] + unit.y, y: (-row2[2].y.powi(2)).exp(), z: p4_inner(xs, buf.to_vec(), &buf) }, Point4 { x: xs[k].0, y: (1..buf.len()).map(|i| buf[i] + (i as f64)).product::<f64>(), z: (buf[k2 % buf.len()].powi(2) + 1.0).ln_1p() }, Point4 { x: e * buf[k], ..unit }];
    }
    -e + row[2] * 1.5 - e * 1.5 + buf.iter().sum::<f64>() * 1.5 - (xs[k].0 - buf[k]).abs()
}

flat_record! {
    Point4 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p5_helper(j: usize, flag: bool, s: f64) -> f64 {
    if j < 1 {
        return (-1.0_f64).powi(2);
    }
    (s + s * 0.5) * (s * (s + s)) + p5_helper(j - 1, j / 2 > 2 && j / 2 % 3 == 0, s)
}

#[differentiable(unconnected = "zero")]
fn p5_inner(n: usize, grid: Vec<f64>, u: f64) -> f64 {
    if n < 1 {
        return p5_helper(2, n % 3 == 0, u);
    }
    let h = |d: f64| {
        let mut d2 = (u + d).powi(3);
        d * (d + d2).max(d2.atan().exp())
    };
    if u < u {} else if grid.len() % 2 == 1 {
        let kind: Option<f64> = None;
        if let None = kind {
            let mut ys = vec![grid[1]; grid.len()];
        } else {
            let mut w = kind.unwrap_or(grid[2 - 1]) - (u - (n as f64) + grid[0..1].iter().map(|t| *t).fold(u, |acc, a| acc + a * a));
        }
    } else {
        for k in 0..=4 {
            let mut m = 0;
            while m < 3 {
                m += 1;
                let n2: usize = k;
            }
        }
    }
    u + u + grid[n % grid.len()] * 1.5 + grid.iter().step_by(2).map(|&p| p).fold(grid[1], |acc, u2| acc.max(u2)) + (1.0 + (u * (n as f64)).abs()).cbrt() + h(u)
}

#[differentiable(unconnected = "zero")]
fn p5(pair: (f64, f64), w: f64, s: f64) -> f64 {
    let mut n = 0;
    let z: f64 = loop {
        n += 1;
        let mut q = p5_helper(2, n < 3, s - (n as f64));
        if n >= 4 {
            break (0..=2).rev().map(|i| (i as f64)).sum::<f64>();
        }
    };
    for (n2, k) in (0..3).zip(0..n) {
        let mut q = p5_inner(2, vec![(0..=3).take(2).map(|j| w + (j as f64)).fold(z, |acc, u| acc.max(u)), z + (k as f64)], w.to_radians());
        let count: usize = k;
    }
    let mut w2 = p5_helper(3, n / 2 % 2 != 1, w / 1.5);
    let mut xs = vec![3.0 * w2, z * z, z];
    if n % 2 != 0 && n % 2 == 0 {
        {
            w2 += (s * xs[n % xs.len()]).cos();
        }
        let d = p5_inner(1, xs[0..2].to_vec(), xs[..1].iter().skip(1).enumerate().map(|(count, b)| *b).fold(xs[1], |acc, z2| acc + z2));
    }
    if !(n > 0) {
        let mut kind: Option<f64> = Some(p5_inner(3, xs.to_vec(), z));
        let found: Option<f64> = Some(match kind {
            None => {
                xs[1]
            }
            _ => {
                s
            }
        });
    } else if xs.len() % 3 != 1 {
        let xs2 = [w2.cbrt().clamp(0.25, 1.25), (1..xs.len()).filter(|m| *m != 1).map(|k| (k as f64)).sum::<f64>()];
    } else {
        let z = z * (0..xs.len() - 1).rev().zip(xs.windows(2)).map(|(count, out)| 3.0 * (w + (n as f64))).sum::<f64>();
    }
    (xs[n % xs.len()].floor() * w2 + s * 2.0 + w2 * 1.5 - xs[0] * 0.3) * xs.chunks(2).enumerate().map(|(i, buf)| buf[i % buf.len()] * buf[buf.len() - 1] + buf[0]).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point6 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape6 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p6(out: &mut [f64; 2], v: &mut [f64], state: &mut [f64]) -> f64 {
    {
        let mut found: Shape6 = Shape6::Rect(v[0].tanh().exp(), if state[10] > 1.1 {
            let y = v[5 - 1];
            y
        } else {
            state[2]
        });
        match found {
            Shape6::Disc(t) => {
                if state[5] > 0.3 {
                    let mut spring = Point6 { x: state[4], y: state[10] + state[state.len() - 1] };
                    let (mut r, mut c) = (out[1], if 4 < 3 {
                        t
                    } else {
                        let mut d = state[state.len() - 1];
                        d
                    });
                }
            }
            Shape6::Rect(w, r) => {
                let j: usize = 2;
            }
        }
    }
    v[..2].swap(0, 0);
    let r: f64;
    if !(state[4] > 0.3) {
        r = out.chunks(2).step_by(2).map(|buf| state[5] + -0.4_f64).sum::<f64>().tanh();
    } else {
        let mut p = (-(v[5 - 1] * v[v.len() - 1]).powi(2)).exp();
        r = state[11 - 1];
    }
    let i: usize = state.len();
    ((if v[2] < r {
        r
    } else {
        let acc = r;
        acc
    }) + r * 0.3) * (-v[0] + 1.5)
}

flat_record! {
    Point6 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p7(q: f64, #[no_diff] mut s: f64) -> f64 {
    'rows1: for count in 0..=4 {
        'steps2: for m in 0..=4 {
            let n: usize = m / 2;
            let mut a = std::mem::replace(&mut s, q.sin().exp2());
            s += a;
        }
        let mut y = q;
    }
    let mut add = |b: f64| {
        s += b * q;
    };
    add(if q <= -1.0 && q <= -0.7 {
        let w = q;
        w
    } else {
        q
    });
    add(if q > 1.0 {
        q
    } else {
        let mut y = q;
        y
    });
    let mut ys: [f64; 3] = [0.1; 3];
    let found: Option<f64> = if ys[ys.len() - 1] < ys[2] {
        None
    } else {
        Some((ys[2] * ys[2] + ys[2] * ys[2]).sqrt().clamp(0.25, 1.25))
    };
    (ys[ys.len() - 1] * ys[0] - s * 0.5 + ys[2] * 0.3) * ys[2..].iter().rev().zip(0..ys.len()).map(|(z, i)| (i as f64)).fold(ys[2], |acc, x| acc.max(x)) + ys.chunks(2).map(|grid| ys[3 - 1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p8_helper(ys: &mut Vec<f64>, row: &[f64]) -> f64 {
    ys[1] = (1.0 + ys[0].abs()).powf(row[1].sin()) * ys[ys.len() - 1];
    let a: f64;
    if row[1] > 2.0 {
        let p = row[1];
        a = p.clamp(-0.75, 1.25);
    } else {
        a = (if ys[2 - 1] > 0.3 {
            ys[ys.len() - 1]
        } else {
            ys[1]
        }) * (ys[ys.len() - 1].floor() * row[0]);
    }
    let mut c = (-row[2 - 1].powi(3).powi(2)).exp() + (a * a).sin().exp2();
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 1 || k + 1 > 0 {
            break;
        }
        for c2 in ys.iter_mut().take(2).rev() {
            let mut row2: Vec<f64> = Vec::new();
            for k2 in 0..2 {
                row2.push((if row[k2 % row.len()] >= -0.4 {
                    c
                } else {
                    a
                }) + (k2 as f64));
            }
            row2.push(c);
        }
    }
    (a - a * 1.5 - c * 0.3) * (ys[0] * c / (a.asinh().powi(2) + 1.2)) * (c.clamp(-0.75, 1.25) + (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p8(#[no_diff] z: f64, w: f64, xs: [f64; 2], row: &[f64; 4]) -> Vec<f64> {
    let mut kind: Option<f64> = None;
    if let Some(t) = &mut kind {
        if row[3] > -1.0 {
            let k: usize = 4;
        }
    } else {
        let b: f64 = 'found1: {
            if row[2] > -0.4 {
                break 'found1 (z * z).sqrt().clamp(0.25, 1.25);
            }
            (1.0 + w.abs()).powf((1.0 + xs[1].abs()).cbrt().sin())
        };
    }
    let x = if xs[1] > 0.5 {
        xs[0]
    } else {
        (-0.7_f64).cos() + xs[1]
    };
    let mut kind2: Option<f64> = if row[1] >= x {
        None
    } else {
        Some(x / (1.0 + xs[0].abs()))
    };
    vec![x, x.atan2(row[4 - 1].powi(2) + 1.2)]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point9 {
    x: f64,
    y: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p9(ys: &[Point9; 2]) -> [f64; 3] {
    let mut m = 0;
    'rows1: loop {
        m += 1;
        if m >= 4 || m + 1 < 3 {
            break;
        }
        let mut state: [[f64; 3]; 3] = [[ys[m % 2].y[0]; 3]; 3];
        for n in (0..2).step_by(2) {
            for n2 in 2 + n..3 {
                state[n2 - 1][n2] *= state[n2 - 2][n2] * (state[n2][3 - 1 - n2] + state[n][3 - 1 - n2]);
            }
        }
        let mut state2: [f64; 12] = [0.0; 12];
        let mut z: f64 = 0.1;
        for count in 0..3 {
            if count % 2 == 0 {
                for n in 0..12 {
                    state2[n] = (state[0][count] * (n as f64)).sin();
                }
            }
            let mut c: f64 = 0.0;
            for m2 in 0..state2.len() {
                z += state2[m2].powi(2);
            }
            z += c * c.tanh();
        }
    }
    let d = ys[ys.len() - 1].x;
    [d, -(d / 2.0), if !(d <= 2.0) {
        let mut a = d;
        d
    } else {
        d
    }]
}

flat_record! {
    Point9 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p10_helper(u: f64, state: [f64; 4], state2: &[f64]) -> f64 {
    for i in 0..state2.len() {
        let mut k = 0;
        while k < 3 && k < 3 {
            k += 1;
            let z = (match i % 5 {
                0..=1 => state[3],
                2..=3 => state[1] - state2[i],
                _ => 0.5 / (state2[i].powi(2) + 1.0),
            }) - state[k % state.len()];
        }
    }
    state2[0] - state2[0] - u * 2.0 + state2[..1].iter().map(|y| state2[2 - 1].signum() * 0.1 + *y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p10(q: &mut f64, n: usize, #[no_diff] d: f64, row: &mut Vec<f64>) -> f64 {
    'rows1: for row2 in row.windows(2).rev() {
        match n / 2 % 4 {
            0 => {
                for count in (0..row.len()).rev() {
                    *q = row2[n % row2.len()] / 1.5 * row[count];
                    *q /= row2[2 - 1].atan2(row2[count % row2.len()].powi(2) + 1.0).min(if row[count] < row2[0] {
                        row2[count % row2.len()]
                    } else {
                        row[count % row.len()]
                    }).powi(2) + 1.0;
                    let mut xs: Vec<f64> = Vec::new();
                    for (xs2, x) in row2.windows(2).zip(row.iter()) {
                        (*q, *q, *q) = (*q, p10_helper(*x, [*q, *x, xs2[count % 2], row[(count + 1) % 3]], xs2), *q);
                        xs.push(d * xs2[2 - 1] * row[1]);
                    }
                    xs.push(row2.iter().zip(0..row2.len()).map(|(z, k)| *q + (k as f64)).sum::<f64>());
                }
            }
            1 | 2 => {
                *q -= d.signum() * row[n % row.len()] + -d;
            }
            n2 if row[n2 % 3] <= row2[1] => {
                *q = (row[2].powi(2) + 1.0).powi(-1) + (row2[row2.len() - 1] - d);
            }
            _ => {}
        }
        let mut u = p10_helper(d.cos(), [d - (n as f64), p10_helper(row[1], [row[0], row[n % row.len()], d, -0.7], &row[1..]), row2.iter().map(|s| s + s).fold(*q, |acc, r| acc + (row[n % row.len()] + r)), p10_helper(row2[n % row2.len()], [row2[0], d, row2[n % 2], row2[0]], row2)], row2);
        let mut pair = (row2.chunks(2).take(2).zip(row2[..1].chunks(2)).map(|(xs, out)| xs[0] + out[out.len() - 1]).fold(d, |acc, t| acc + t * row[n % row.len()]) + p10_helper(u, [row2[0], d, 0.5, u], row2), row2[0]);
    }
    let e = &mut row[2];
    *e = e.signum() * d;
    (d - d * 1.5) * (q.powi(3) + row.iter().take(2).zip(0..row.len()).map(|(w, n2)| (n2 as f64)).fold(row[0], |acc, d2| acc * 0.5 + d2)) - (row[2] - row[n % row.len()] + row[n % 3].to_radians())
}

#[differentiable(unconnected = "zero")]
fn p11(grid: &mut Vec<f64>, out: &mut [f64], acc: f64) {
    for i in (0..out.len()).step_by(2) {}
    let found: Option<f64> = None;
    out[3] *= out[4..].iter().step_by(2).enumerate().map(|(j, &z)| z * z).sum::<f64>();
    [grid[1], _, out[4]] = [out[4], grid[2], out[5 - 1].abs()];
}

#[differentiable(unconnected = "zero")]
fn p12_inner(row: [f64; 2], v: &[f64], xs: &[f64], r: f64) -> f64 {
    let mut found: Option<f64> = if 2 < 3 || xs[2 - 1] > 1.5 {
        None
    } else {
        None
    };
    match &mut found {
        None => {
            let mut state = vec![v[v.len() - 1]; v.len()];
        }
        _ => {}
    }
    let mut found2: Option<f64> = None;
    v[v.len() - 1] - r * 0.3 - (xs[xs.len() - 1] + r + v.iter().filter(|p| **p > 1.1).map(|p| 0.9 + p).sum::<f64>()) + 1.1_f64.floor() * v[0].cos()
}

#[differentiable(unconnected = "zero")]
fn p12(xs: &[f64]) -> f64 {
    let mut out = xs.to_vec();
    if xs[4 - 1] < out[1] {
        match 0 % 4 {
            0 => {
                let mut found: Option<f64> = if xs[1] > -0.4 || out[3] >= -1.0 {
                    None
                } else {
                    Some(if out[4 - 1] > out[1] {
                        out[3]
                    } else {
                        let mut acc = out[1];
                        out[2]
                    })
                };
                if xs[1] <= out[3] {
                    out[4 - 1] += 0.1 * xs[xs.len() - 1] * (out[4 - 1] + out[4 - 1]);
                }
            }
            _ => {}
        }
    }
    let mut kind: Option<f64> = Some(out[3]);
    let mut m = 0;
    loop {
        m += 1;
        let mut w = p12_inner([p12_inner([out[out.len() - 1], xs[2]], &out[1..4], xs, out[m % out.len()]), p12_inner([out[m % 4], out[4 - 1]], &out[..3], &out[2..4], out[0])], &out[2..4], &out, out[2]);
        let h = |x: f64| x * p12_inner([w, out[m % 4]], &out[2..], xs, xs[1]);
        if m >= 4 {
            break;
        }
    }
    let mut j = 0;
    while j < 3 {
        j += 1;
        if j * 2 % 2 == 1 {
            break;
        }
    }
    (out[j % out.len()] * out[4 - 1] + out[3].mul_add(out[1], out[0]).min(out[4 - 1])) * ((out[0] - out[j % out.len()]).powi(2) + 1.0).sqrt()
}

#[differentiable(unconnected = "zero")]
fn p13(ys: [[f64; 2]; 2], xs: &[f64], state: Vec<f64>) -> f64 {
    if state[2] > -0.4 && state[5] >= 2.0 {
        for (&z, i) in state.iter().zip(0..ys.len()) {
            for (d, e) in xs.iter().take(2).zip(ys[i][..1].iter()) {
                let mut kind: Option<f64> = if i % 2 != 1 && z >= 1.0 {
                    None
                } else {
                    Some(e - xs[i])
                };
            }
        }
    }
    ys[1][2 - 1] - ys[ys.len() - 1][1] * 1.5 + state.iter().sum::<f64>() * 0.3 - -1.0
}

#[differentiable(unconnected = "zero")]
fn p14_inner(j: usize, row: &[f64], state: [f64; 2], s: f64) -> f64 {
    if j < 1 {
        return state[j % state.len()] - s;
    }
    let kind: Option<f64> = Some(match j % 5 {
        0..=1 => state[state.len() - 1],
        _ => row[2 - 1],
    });
    match kind {
        None => {}
        Some(t) => {
            if !(state[j % 2] < t) {
                'rows1: for m in 0..state.len() {
                    let flag = !(t > t);
                }
            } else {
                for m in 0..state.len() {}
            }
        }
    }
    state[1] - state[1] * 2.0 + s * 0.5 + s + p14_inner(j - 1, row, state, s)
}

#[differentiable(unconnected = "zero")]
fn p14(buf: &mut [(f64, f64)]) -> f64 {
    {
        buf[2].1 += buf[4 - 1].0;
    }
    buf[2].1 += buf[0].1 * (buf[1].1 * buf[1].0);
    buf[2].0 * (buf[1].0 * buf[3].0)
}

#[differentiable(unconnected = "zero")]
fn p15_helper(j: usize, out: [f64; 2], ys: [f64; 2], q: f64, r: f64) -> f64 {
    if j < 1 {
        return r - r;
    }
    q - q * 2.0 + q + p15_helper(j - 1, out, ys, r, ys[j % ys.len()])
}

#[differentiable(unconnected = "zero")]
fn p15(xs: &mut [f64; 3], pair: (f64, f64), buf: &mut Vec<f64>) -> f64 {
    'rows1: for (n, out) in buf.chunks(2).enumerate() {
        let d: f64 = 'found2: {
            let mut count = 0;
            while count < 5 {
                count += 1;
                if out[count % out.len()] < -1.0 {
                    break 'rows1;
                }
                xs[2] += out.iter().rev().map(|z| *z).sum::<f64>().clamp(-0.75, 1.25);
            }
            let mut k = 0;
            loop {
                k += 1;
                if k >= 4 {
                    break;
                }
                xs[0] /= buf[9].sin().exp2().powi(2) + 1.0;
                let mut ys = [out[out.len() - 1]; 3];
            }
            if xs[xs.len() - 1] >= out[k % out.len()] {
                continue 'rows1;
            }
            p15_helper(2, [out[0], out[k % 1]], [buf[k % buf.len()], pair.0], out[0], out[0])
        };
    }
    pair.1 - buf[4]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point16 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape16 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, xs: &[f64]) -> f64 {
        let mut row: Vec<f64> = vec![xs[1]; 10];
        for n in 0..4 {
            for m in (1..10).step_by(2) {
                if row[m - 1] > -1.0 {
                    row[m] = row[m / 2] / (1.0 + row[0].powi(2));
                }
                row[m] = row[m - 1] * 0.3 + row[m - 1];
                row[m] += row[(m + 1) % 10].tanh() * row[10 - 1 - m];
            }
        }
        let acc = &mut row[3];
        *acc /= acc.powi(2) + 1.0;
        let part = Point16 { x: [xs[1]; 9], ..*self };
        part.y - row.iter().sum::<f64>() * 1.5 + row[6]
    }
}

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn mul_add(self, r: f64, y: f64) -> f64 {
        let point = Point16 { x: [(0..1).zip(0..1).map(|(n, m)| (m as f64) * y).sum::<f64>(); 9], y: y.atan().exp(), ..self };
        y.atan().exp2() + self.x[2] * 0.3 - point.x[9 - 1] * 0.5 + (y.powi(2) + 0.5).ln_1p() * 1.0
    }
}

#[differentiable]
impl Point16 {
    #[differentiable(unconnected = "zero")]
    fn copy_from_slice(&mut self, state: &[f64]) {
        self.x[6] += state[1] - self.y + state[1];
        let mut pair = (state[1].sin(), state[state.len() - 1].max(self.z));
    }
}

#[differentiable]
trait Cost16 {
    fn at(&self, d: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, z: f64) -> f64 {
        self.at(z) + (z + z + z * 1.5 + z - (z + z))
    }
}

#[differentiable]
impl Cost16 for Point16 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, d: f64) -> f64 {
        ((0..1).zip(0..1).map(|(n, i)| (i as f64)).fold(d, |acc, a| acc.max(a * a)) + self.z.cbrt().min(d * d)) * (0..3).map(|j| d * d + (j as f64)).fold(d, |acc, a| acc * 0.5 + a)
    }
}


#[differentiable(unconnected = "zero")]
fn p16_helper(state: &Vec<f64>, mut b: f64) -> f64 {
    let mut k = 0;
    while k < 5 {
        k += 1;
        let mut state2 = vec![Point16 { x: [state[state.len() - 1] / 3.0; 9], y: state[0], z: state[1..2].iter().map(|&a| b + a).sum::<f64>() }, Point16 { x: [state[1].tanh().sinh(); 9], y: state[k % state.len()], z: b }, Point16 { x: [b.max(state[state.len() - 1]); 9], y: b, z: 0.3_f64.atan() }];
    }
    [b, b, b] = [b, b, -0.7 + state[1]];
    state[k % state.len()] + state.windows(2).zip(&state[0..1]).map(|(row, s)| *s).fold(b, |acc, q| acc * 0.5 + (b / (0.1_f64.powi(2) + 1.0) + q))
}

#[differentiable(unconnected = "zero")]
fn p16_inner(k: usize, flag: bool, z: f64, a: f64) -> f64 {
    if k < 1 {
        return a * 3.0;
    }
    match k % 3 {
        0 => {
            let mut k2 = 0;
            let y: f64 = loop {
                k2 += 1;
                if k2 >= 1 {
                    break (0..4).map(|k3| a - a + (k3 as f64)).fold(a, |acc, z2| acc + z2 * (z2 * a));
                }
                if !flag {
                    continue;
                }
                let mut point = Point16 { x: [z; 9], y: a * (k2 as f64), z: a / (a.powi(2) + 0.5) };
            };
        }
        1 | 2 => {
            for k2 in 0..4 {
                let mut m = 0;
                let mut s: f64 = 'rows1: loop {
                    m += 1;
                    if m >= 3 {
                        break z * (m as f64) + (m as f64);
                    }
                };
            }
        }
        _ => {}
    }
    (a.to_radians() - a * 1.5) * (z.powi(2) + (1.0 + a.abs()).powi(-1)) + (a - (k as f64)) * (a + a) + p16_inner(k - 1, z > z || k * 2 % 2 == 1, a, z)
}

#[differentiable(unconnected = "zero")]
fn p16(part: &Point16, unit: &mut Point16, v: [f64; 4]) -> f64 {
    if v[4 - 1] >= 0.5 {
        for (k, q) in (0..v.len()).zip(v.iter()) {
            let mut i = 0;
            let p: f64 = loop {
                i += 1;
                let mut unit2 = unit.clone();
                let flag = i + 1 < 3;
                if i >= 2 {
                    break unit.y.abs().sqrt().clamp(0.25, 1.25) / ((unit2.x[k] * v[k]).powi(2) + 1.0);
                }
            };
            for (count, count2) in (0..1).zip(0..1) {
                unit.x[k] -= p;
            }
        }
    } else if unit.x[9 - 1] > unit.z {
        unit.y = v[0];
    }
    unit.z - v[v.len() - 1] * 1.5 + (0..2).rev().filter(|k| *k != 1).map(|m| (m as f64) * (v[m % v.len()] * v[m])).fold(v[0], |acc, q| acc.max((1.0 + v[v.len() - 1].abs()).recip() + q))
}

flat_record! {
    Point16 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p17(v: [f64; 2]) -> f64 {
    for count in (0..v.len()).skip(1) {
        let flag = count % 2 == 1;
    }
    match 0 % 4 {
        0 => {}
        _ => {}
    }
    match 4 % 4 {
        0 => {}
        1 | 2 => {}
        _ => {
            let grid = v[..1].to_vec();
        }
    }
    v[1].sin() + v[0] * 0.5 - v[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point18 {
    x: f64,
    y: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p18_helper(j: usize, ys: Vec<f64>, w: f64) -> f64 {
    if j < 1 {
        return 0.1;
    }
    let mut kind: Option<f64> = if w < 1.5 || j > 2 {
        Some(w * w)
    } else {
        None
    };
    (w * w + w * w).sqrt().max(1.1) * (w * w * w.to_radians()) + p18_helper(j - 1, ys.to_vec(), w)
}

#[differentiable(unconnected = "zero")]
fn p18(buf: &mut Vec<f64>, v: &[f64], q: f64, ys: [Point18; 2]) -> Point18 {
    let flag = ys[0].x > 0.8;
    'rows1: for (j, unit) in ys.iter().enumerate() {
        if j / 2 % 3 != 1 || q <= 3.0 {
            break;
        }
        if unit.y[3 - 1] < 1.0 {
            break 'rows1;
        }
        let e = &mut buf[0];
        *e = *e / (e.powi(2) + 1.2);
    }
    if !(ys[2 - 1].y[1] > 0.9) {
        buf[4 - 1] = (-(0..=2).map(|n| (n as f64)).fold(ys[2 - 1].x, |acc, a| acc * 0.5_f64 + a * a).powi(2)).exp();
        let q = q + -v[v.len() - 1].max(ys[1].y[3 - 1].cbrt());
    } else {
        let g = |u: f64| {
            if buf[3] > 0.1 {
                return ys[1].x.clamp(-0.75, 1.25);
            }
            u * (u - q).abs()
        };
    }
    Point18 { x: if ys[0].y[1] >= ys[0].x {
        let mut e = v[2];
        buf[2]
    } else {
        let t = q;
        v[1]
    }, y: [ys[0].x / 2.0, q, 2.0] }
}

flat_record! {
    Point18 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p19(v: &mut [f64], v2: [f64; 10], ys: Vec<f64>) -> f64 {
    let w = (0..=3).map(|k| (k as f64) * v2[5].mul_add(0.25, ys[k])).sum::<f64>() - v2[5].min(if ys[ys.len() - 1] >= 0.3 {
        ys[ys.len() - 1]
    } else {
        ys[2]
    });
    match ys.len() % 3 {
        0 => {
            v[3] = w;
        }
        i if !(w >= 2.0) => {
            v[3] = v2[v2.len() - 1];
        }
        _ => {
            for m in (0..2).rev() {
                v[m] *= w * v2[m].tanh().exp_m1();
            }
            let mut ys2: [[f64; 3]; 3] = [[w; 3]; 3];
            for j in (0..3).rev() {
                for n in 2..2 {
                    ys2[j][n - 1] *= ys2[j][3 - 1 - j] * 0.5 + (n as f64);
                    ys2[(n + 3) % 3][n] = ys2[0][j] * 0.5 + (n as f64);
                }
            }
        }
    }
    v[0] = if ys[3] > 1.0 || 3 < 3 {
        v2[0]
    } else {
        let mut s = v2[9];
        s.abs()
    };
    let b = std::mem::take(&mut v[2]);
    let flag = v2[4] > -0.7;
    v[1] = ys[4..5].iter().map(|z| *z * *z).fold(w, |acc, u| acc * 0.5 + (v2[9] + u)) - ys.iter().map(|x| (x * x).sqrt()).fold(0.7_f64, f64::max);
    'rows1: for xs in v2.chunks(2) {
        let mut n = 0;
        while n < 5 {
            n += 1;
            v[2] += b.cos() + b;
        }
    }
    w + ys[6] + v2.iter().sum::<f64>() * 2.0 - ys.iter().sum::<f64>() * 0.5 - w * 0.5 + b * 0.3 + (if b >= v2[1] {
        ys[6].to_radians()
    } else {
        w * v2[4]
    })
}

#[differentiable(unconnected = "zero")]
fn p20_helper(state: [f64; 4], out: &[f64], xs: &[f64]) -> f64 {
    {
        match 2 % 4 {
            0 => {}
            1 | 2 => {}
            _ => {}
        }
    }
    out[out.len() - 1] + state[2]
}

#[differentiable(unconnected = "zero")]
fn p20(x: &mut f64, buf: [[f64; 2]; 3]) -> Vec<f64> {
    *x += buf[1][2 - 1];
    match 0 % 4 {
        0 => {
            *x = *x;
            let mut b = std::mem::replace(x, buf[1][1].sin().sinh());
        }
        _ => {
            let mut kind: Option<f64> = None;
        }
    }
    let mut found: Option<f64> = None;
    let mut a: f64 = buf[1][1..].iter().enumerate().rev().map(|(m, &acc)| acc * (acc / 2.0)).sum::<f64>();
    let shape: Option<f64> = if a > -0.4 {
        Some(buf[2][1] + a)
    } else {
        Some(a)
    };
    if let Some(u) = shape {} else {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            for &u in buf[buf.len() - 1].iter().rev() {
                found = if u > 1.5 {
                    None
                } else {
                    Some(u * buf[2][1])
                };
            }
            let mut b = p20_helper([a * 0.8, a, a.atan().cosh(), a * 0.8], &buf[n % 3], &buf[n % buf.len()]);
            if n >= 3 || a < 0.9 {
                break;
            }
        }
    }
    vec![-a * (if !(a > 0.3) {
        a
    } else {
        buf[0][2 - 1]
    }), a * a * a]
}

#[differentiable(unconnected = "zero")]
fn p21_helper(xs: Vec<f64>) -> f64 {
    let mut row = [(xs[1].powi(2) + 1.0).ln_1p(), xs[1] * xs[1]];
    0.8 - row[1] * 1.5 - (0..row.len()).map(|n| row[(n + 1) % row.len()] + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p21(pair: (f64, f64), #[no_diff] e: f64) -> f64 {
    let state = [e.cbrt().max(e), e + e, pair.0, e];
    let mut v: [[f64; 3]; 3] = [[state[2]; 3]; 3];
    for j in 0..2 {
        for k in 2..3 {
            v[j + 1][j] += v[j][k * 2 % 3].tanh() * v[j][0];
        }
    }
    match 2 % 3 {
        0 => {
            if !(e >= 2.0) {
                let y = &mut v[0][1];
                *y /= state[2].powi(2) + 1.0;
                *y = (-e.powi(2)).exp();
            } else {
                v[1][1] += v[2].iter().map(|a| *a).sum::<f64>();
            }
            if state[3] >= 0.8 {} else {
                let mut state2: [f64; 10] = [state[0]; 10];
                for k in 0..2 {
                    for m in (2..10).step_by(2) {
                        state2[m] -= state2[m - 1] * 0.5 + state2[k];
                    }
                }
                'rows1: for (count, &t) in (0..state2.len()).zip(state2[..4].iter()) {
                    let mut x = p21_helper(v[3 - 1].to_vec());
                }
            }
        }
        n if v[3 - 1][0] <= -0.4 || n + 1 < 3 => {
            v[n % 3][n % 3] = pair.1;
        }
        _ => {
            v[3 - 1][0] = e.hypot(state[2].powi(2) + 1.0);
        }
    }
    v[2][3 - 1].sin() - e * 2.0 + state[state.len() - 1] * 0.5 - v[v.len() - 1][0] * 0.5 - (if v[2][1] > -0.4 {
        v[1][0] + -0.7
    } else {
        let acc = p21_helper(v[3 - 1].to_vec());
        state[0] + v[1][3 - 1]
    }) + (p21_helper(v[2].to_vec()) - e * v[1][3 - 1])
}

#[differentiable(unconnected = "zero")]
fn p22_helper(count: usize, c: f64, q: f64, xs: [f64; 2], q2: f64) -> f64 {
    if count < 1 {
        return q2;
    }
    (xs[count % xs.len()] + 2.0 + q * 2.0 - xs[count % xs.len()] * 2.0 + q2 * 2.0) * xs.windows(2).map(|row| q2).fold(q, |acc, a| acc + a) + xs[0..1].iter().enumerate().map(|(j, e)| *e).product::<f64>() + p22_helper(count - 1, q2, q2, xs, q)
}

#[differentiable(unconnected = "zero")]
fn p22(w: f64, m: usize) -> f64 {
    let mut k = 0;
    loop {
        k += 1;
        if k >= 2 {
            break;
        }
        let mut grid: Vec<f64> = vec![w; 11];
        for k2 in (1..10).rev() {
            if grid[0] > 0.1 {
                grid[k2 - 1] = grid[k2] * 0.3 + (k2 as f64);
            }
            grid[11 - 1] = grid[k2] * grid[k2 - 1];
            grid[k2] = grid[11 - 1] * grid[k2 * 2 % 11];
        }
    }
    if k % 3 == 1 {
        return (0..2).map(|j| 3.0_f64.tanh().sinh() + (j as f64)).sum::<f64>();
    }
    let found: Option<f64> = if w < 3.0 {
        None
    } else {
        None
    };
    match found {
        None => {}
        Some(s) => {}
    }
    w - w * 1.5 + (if m > 2 {
        let acc = (-w.powi(2)).exp();
        p22_helper(2, acc, acc, [acc, acc], acc)
    } else {
        let mut u = w * w;
        u + u
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point23 {
    x: f64,
    y: f64,
    #[no_diff] z: f64,
}

#[differentiable(unconnected = "zero")]
fn p23(mut pair: (f64, f64), count: usize, state: &mut Vec<f64>, #[no_diff] buf: &mut [f64]) -> f64 {
    for n in 2..3 {
        state[n] *= state[n] + buf[n] * buf[n];
        state[n] = buf[n].tanh() * state[n - 1];
        buf[n * 2 % 3] -= buf[3 - 1] / (1.0 + buf[n].powi(2));
    }
    let mut point = Point23 { y: buf[count % 3] + buf[count % 3], x: state[count] + (count as f64), z: 2.0 };
    let mut out: Vec<f64> = vec![point.y; 17];
    for count2 in (0..3).step_by(2) {
        out[3 - 1 - count2] *= out[1] * 0.9 + buf[1];
        out[(count2 + 3) % 3] = out[count2] + out[(count2 + 1) % 3] * out[count % 17];
        out[count2] = out[count2] * out[count2];
    }
    let p = point.y.max(0.0).sqrt().max(if count * 2 > 1 {
        let mut w = state[9];
        point.z
    } else {
        buf[count % 3]
    });
    let (t, e): (f64, f64) = (buf.iter().map(|&q| state[..1].iter().map(|r| *r * 1.5).fold(0.1_f64, f64::min) + q).fold(point.x, |acc, a| acc * 0.5 + (buf[count % buf.len()] + a)), p);
    let p2: f64;
    if p < t || buf[1] >= 1.1 {
        let mut s = pair.1;
        p2 = e / (1.0 + point.y.abs()) + t * (count as f64);
    } else {
        let w = match out.len() % 5 {
            0 => -buf[buf.len() - 1],
            2..=3 => e + state[state.len() - 1],
            _ => t + 2.0,
        };
        p2 = ((w * (count as f64)).powi(2) + 1.0).powf((point.x / 3.0).sin());
    }
    (buf[count % 3], _) = (p2 + e, buf[count % 3]);
    buf[0] += point.x;
    let mut shape: Option<f64> = if t < 1.5 {
        Some(buf[0].tanh())
    } else {
        None
    };
    point.y += (1.0 + out[count].abs()).powf(p2.sin()).atan().exp_m1();
    let mut body = point;
    let mut state2: [[f64; 3]; 3] = [[t; 3]; 3];
    for k in 0..0 {
        for count2 in 0..2 {
            state2[count2][count2 + 1] += state2[3 - 1][count2] * 0.5 + state2[(count2 + 3) % 3][k];
        }
    }
    let mut w = p2;
    let mut pair2 = ((w * p2).asinh(), body.y);
    -body.x - pair.1 * 0.5 + p * 0.5 + e * 0.5 - p2 * 2.0 - body.x * 1.5 - state2[1][0] * 0.3 - w * 2.0 + pair2.0 * 0.3 + state2[state2.len() - 1][2..].iter().step_by(2).map(|s| s * (pair2.0 * s)).sum::<f64>()
}

flat_record! {
    Point23 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point24 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body24 {
    at: f64,
    k: [f64; 2],
    rates: f64,
    parts: (f64, f64),
    last: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer24 {
    inner: Point24,
    gain: f64,
}
impl std::ops::Deref for Outer24 {
    type Target = Point24;
    fn deref(&self) -> &Point24 { &self.inner }
}
impl std::ops::DerefMut for Outer24 {
    fn deref_mut(&mut self) -> &mut Point24 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape24 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Outer24 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: &[f64]) -> Outer24 {
        Outer24 { inner: Point24 { x: buf[1], y: [buf[1] + -1.0, buf[1].asinh()], z: if 0.25 > 1.5 {
            buf[1]
        } else {
            let mut t = buf[buf.len() - 1];
            t
        } }, gain: buf.iter().rev().enumerate().map(|(count, x)| x + x).sum::<f64>() }
    }
}

#[differentiable]
impl Point24 {
    #[differentiable(unconnected = "zero")]
    fn powf(self, c: f64) -> f64 {
        if !(self.x > 0.1) {
            if c >= 0.8 {
                for j in 0..3 {
                    let mut buf = [c; 2];
                }
            }
        }
        c + c - c
    }
}

#[differentiable(unconnected = "zero")]
fn p24(row: &[f64], state: &[[f64; 2]; 2], row2: &[f64], q: f64) -> f64 {
    let mut state2: Vec<f64> = Vec::with_capacity(4);
    for (i, &x) in row2.iter().enumerate() {
        state2.push((q * q + q * q).sqrt().clamp(0.25, 1.25));
    }
    state2.push(row[1]);
    {
        state2[1 - 1] += q * q / 1.5;
    }
    let mut ys = [row2[9] * state[0][0], row2[6]];
    ys[1] = state[1][..1].iter().map(|b| b.abs().sqrt()).fold(0.1_f64, f64::max);
    let v = vec![((Point24 { x: row2[10], y: [state2[1 - 1], q], z: row[row.len() - 1] }).powf(row2[3]) + ys[ys.len() - 1], state2[0]), (row2[5].atan(), state2[0]), (ys[0].tanh().exp2(), q), (q.atan(), ys[1])];
    for u in ys.iter_mut() {
        for a in state2.iter_mut() {
            *u += v.iter().map(|(q2, t)| t * (v[2].0 / (v[1].1.powi(2) + 1.2))).sum::<f64>();
            let mut a2 = state[0][0..1].iter().fold(v[1].1, |acc, c| acc * 0.5_f64 + (state[0][1] + c)).sin() + (1.0 + a.abs()).log10();
        }
        *u = state2.iter().zip(0..=2).map(|(&a, j)| (j as f64)).product::<f64>();
    }
    let flag = row2[11 - 1] > -0.4;
    (v[3].1.tanh() + q * 2.0 + state2[0] * 0.3 + ys[2 - 1] * 0.3) * (-q / (1.0 + ys[0].powi(3).abs())) - (if row[4 - 1] >= 0.25 || q > 0.1 {
        state2[0] + state2[1 - 1]
    } else {
        let mut d: f64 = (-0.4_f64).signum() * ys[2 - 1];
        v[0].0
    })
}

flat_record! {
    Point24 { x, y, z }
    Body24 { at, k, rates, parts, last }
    Outer24 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p25(mut e: f64, acc: f64, flag: bool) -> f64 {
    let mut j = 0;
    let z: f64 = loop {
        j += 1;
        if j >= 1 {
            break acc;
        }
        for k in 0..2 {
            e -= (0..k).take(2).zip(0..4).map(|(m, i)| (i as f64)).sum::<f64>();
        }
    };
    e -= z.cbrt().max(if j % 2 == 0 {
        let z2 = z;
        z2
    } else {
        e
    });
    let (mut s, mut c) = (z - z, z.floor() * acc);
    s = 0.1;
    let p = &mut c;
    *p = z * *p;
    *p = *p;
    let r = acc.sin() / (acc.powi(2) + 0.5);
    c - (j as f64) - e * 2.0 - z * 0.5 - s * 2.0 - c * 1.5 - r * 0.5 - (0..=2).map(|n| (if n > 2 && r < 0.5 {
        c
    } else {
        s
    }) + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p26_helper(grid: Vec<f64>) -> f64 {
    let mut d = grid[grid.len() - 1];
    if 1 < 3 {
        return grid[0];
    }
    let i: usize = grid.len();
    d - grid[i % grid.len()] * 0.3 + grid[i % grid.len()] + (grid[i % 2] - d) * d
}

#[differentiable(unconnected = "zero")]
fn p26(pair: (f64, f64), s: f64, mut u: f64, buf: &[f64]) -> ([f64; 2], f64) {
    let t = buf[0];
    let mut found: Option<f64> = if u > 0.8 {
        None
    } else {
        Some(t.max(0.0).sqrt().max(t))
    };
    let mut found2: Option<f64> = if 0.3 > 3.0 {
        Some(pair.0 * t)
    } else {
        None
    };
    let mut s = s + (if t > -0.7 {
        let mut d = buf[0] + t;
        t - u
    } else {
        let mut a = found2.unwrap_or(t);
        (s.powi(2) + 1.0).powf(t.sin())
    });
    let e = p26_helper(buf[..2].to_vec());
    for &b in &buf[0..2] {
        s += -(if buf[2] >= 0.5 || buf[1] >= 1.0 {
            let mut r = s;
            -0.4
        } else {
            e
        });
        let mut a: f64 = t;
    }
    'rows1: for &w in buf.iter().step_by(2) {
        let t2 = s;
        s /= (1..buf.len()).skip(1).rev().map(|k| buf[k] + (k as f64)).sum::<f64>().powi(2) + 1.0;
    }
    ([t, buf[1..].chunks(2).take(2).map(|state| s).sum::<f64>()], buf[buf.len() - 1] * 1.5 + pair.0 * 0.5 + s * 0.5 - e * 0.3 + (1..buf.len()).rev().map(|i| (i as f64) * buf[i % buf.len()]).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p27(state: &[f64], grid: &mut Vec<f64>, out: &[f64], #[no_diff] row: &mut [f64]) -> f64 {
    let mut c = (if state.len() < 3 {
        grid[4].max((row[2] * row[2]).sqrt())
    } else {
        out[9]
    }) * 0.1;
    let flag = grid[2] >= c;
    let mut xs: [f64; 9] = [out[2]; 9];
    let mut r: f64 = 0.1;
    for i in 0..11 {
        r += xs[0] * xs[8 - 0];
        for n in (0..8).rev() {
            xs[n] = (out[i] * (n as f64)).sin();
        }
        for m in (0..9).step_by(2) {
            xs[m] = (out[i] * (m as f64) + out[out.len() - 1 - i]).cos();
        }
        let mut a: f64 = 0.0;
        for count in 0..xs.len() {
            a += xs[count] * xs[count].cos();
        }
        r += a.sin();
    }
    xs[3..].fill(out[8..].iter().map(|b| *b * 1.5).fold(0.1_f64, f64::min));
    let g = |e: f64, y: f64| e * c;
    'rows1: for &u in row.iter() {
        let a = grid.pop().unwrap();
    }
    let mut p = g(xs[5], xs[6]).hypot(1.0 + (if r > 0.1 {
        r - 1.1
    } else {
        let mut w = row[0] * xs[xs.len() - 1];
        xs[6]
    }).abs());
    for s in row.iter_mut() {
        r = xs[2].abs().sqrt().clamp(0.25, 1.25);
        let p = p * xs[4];
    }
    let mut kind: Option<f64> = if !(row[1] > c) {
        None
    } else {
        Some(g(r, xs[9 - 1]))
    };
    let mut shape: Option<f64> = None;
    let mut j = 0;
    let mut b: f64 = loop {
        j += 1;
        if j >= 2 || j % 2 == 1 {
            break ((c + grid[1]).powi(2) + 1.0).ln_1p();
        }
        [r, p] = [row[1].atan().cosh(), p];
    };
    let p = p * (match j * 2 % 5 {
        0..=1 | 4 => {
            let p2 = p + b;
            p2 + (j as f64)
        }
        2..=3 => {
            let mut q = c + b;
            match j % 5 {
                0..=1 => p,
                2..=3 => c,
                i if i % 3 != 1 => p,
                _ => out[8],
            }
        }
        _ => p,
    });
    (xs[0] - xs.iter().sum::<f64>() * 0.5 - r * 0.5 - b * 0.3) * (if (j + 1) % 3 != 1 {
        -1.0
    } else {
        c
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point28 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body28 {
    at: f64,
    k: f64,
}

#[differentiable(unconnected = "zero")]
fn p28_inner(count: usize, state: &[f64], x: f64) -> f64 {
    if count < 1 {
        return x;
    }
    let mut x = x * (x.atan().exp2() + x);
    let v = [Body28 { at: x - x, k: x * x }, Body28 { at: 0.3 + (count as f64), k: p28_inner(count - 1, state, x) }, Body28 { at: state[1..2].iter().map(|z| z * 1.5).fold(0.7_f64, f64::max), k: state[count % state.len()] * x }];
    let a = std::mem::take(&mut x);
    v[2].at - v[count % v.len()].k * 1.5 - a.hypot(1.0 + x.abs()).tanh().exp_m1() + (a - (count as f64)) / (1.0 + (a + (count as f64)).abs()) + p28_inner(count - 1, state, a)
}

#[differentiable(unconnected = "zero")]
fn p28(v: &mut Vec<Point28>, ys: &[Point28; 2], body: &Point28) {
    let z: f64 = if ys[0].x > 1.5 {
        body.x
    } else {
        let mut b = -body.y;
        ys[0].x
    };
    v[0].y += ys[0].x;
    'rows1: for Point28 { x: _, y: q } in ys.iter() {
        let mut state = vec![*q, *q, *q / (1.0 + body.x.abs())];
        let mut out = vec![z; state.len()];
    }
    if v[2].x < -1.0 {
        let mut shape: Option<f64> = None;
        let shape2: Option<f64> = Some(if body.x < 1.0 {
            0.8
        } else {
            2.0
        });
    } else {
        let mut i = 0;
        let w: f64 = 'steps2: loop {
            i += 1;
            let mut ys2 = [[0.1, z], [z, ys[i % ys.len()].y], [v[0].x, v[i % v.len()].x], [v[v.len() - 1].y, z]];
            if i >= 2 {
                break ys2[4 - 1][2 - 1];
            }
        };
    }
}

flat_record! {
    Point28 { x, y }
    Body28 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p29(s: f64, state: Vec<f64>, v: &mut [f64; 4], ys: &mut [f64]) -> f64 {
    if v[1] > 0.3 && ys[1] > 0.5 {
        if ys[2] >= -0.4 || ys[ys.len() - 1] < v[4 - 1] {
            let flag = v[1] > 0.9;
        } else {
            for j in (1..ys.len()).step_by(2) {
                let mut kind: Option<f64> = Some(s - (j as f64));
                match &mut kind {
                    None => {
                        if v[4 - 1] < 0.25 && j > 2 {
                            break;
                        }
                        let mut found: Option<f64> = Some(-0.7 - s);
                        let mut kind2: Option<f64> = if !(ys.len() < 3) {
                            Some(match j / 2 % 5 {
                                0..=1 | 4 => {
                                    let mut e = ys[(j + 1) % 3];
                                    v[3]
                                }
                                2 => ys[j],
                                _ => ys[3 - 1 - j],
                            })
                        } else {
                            Some(v[1] + (j as f64))
                        };
                    }
                    Some(s2) => {}
                }
            }
        }
    } else {
        for s2 in v[..2].iter().take(2).rev() {
            if *s2 <= 0.9 {
                ys[3 - 1] /= ys[0].powi(2) + 1.0;
                return if ys[2] <= *s2 && 2 < 3 {
                    let r: f64 = state[..3].iter().map(|&z| *s2 + z).fold(v[3], |acc, a| acc.max(a));
                    if *s2 < ys[1] {
                        v[1]
                    } else {
                        let mut z = r;
                        z
                    }
                } else {
                    let mut a = s.atan();
                    *s2
                };
            }
        }
    }
    (v[3] - s * 2.0 - state.iter().sum::<f64>() * 0.3) * ys.iter().enumerate().map(|(m, e)| e * (v[m % 4] - e)).sum::<f64>()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p0(-1.0, &vec![1.0, -0.8, 1.4, -1.2, -0.1], const 1.2) calls Body0::energy, Body0::shifted, Point0::insert, p0_helper),
        program!(p1(const &mut 1.1, &[0.3, 0.6, 0.35, -1.0, 0.1]) calls Point1::new),
        program!(p2(const &mut -0.5, &vec![-1.0, -1.2, -0.4, 0.8, -0.5], &mut [-0.9, -0.8])),
        program!(p3(const &Body3 { at: -0.1, k: [Point3 { x: 0.2, y: 0.35, z: 0.6 }, Point3 { x: -0.7, y: 0.9, z: 0.9 }], rates: Point3 { x: -1.2, y: 1.2, z: 0.9 }, parts: 3, last: 0.1 }, Body3 { at: 0.0, k: [Point3 { x: 0.0, y: -0.1, z: 0.7 }, Point3 { x: -1.0, y: -1.2, z: 0.4 }], rates: Point3 { x: 0.9, y: -0.9, z: 1.0 }, parts: 3, last: 0.9 })),
        program!(p4(vec![-1.2, -0.1, -0.6, 0.5], &mut [Point4 { x: 0.6, y: 0.8, z: -1.0 }, Point4 { x: 0.4, y: 0.6, z: 1.3 }, Point4 { x: 1.0, y: -0.1, z: 0.7 }, Point4 { x: 0.6, y: 1.1, z: 0.6 }, Point4 { x: 0.9, y: -0.4, z: 1.0 }], &mut [(-0.3, -0.9), (0.5, 1.4), (-0.4, -0.6), (-0.9, -0.7), (-1.0, 0.1), (0.2, 0.3), (1.2, -0.8), (0.5, 0.5), (0.6, 0.1), (0.7, 0.9), (0.0, 1.0)], 2) calls Point4::exp, p4_inner),
        program!(p5((-1.1, 1.1), 0.3, -0.5) calls p5_helper, p5_inner),
        program!(p6(&mut [0.3, -0.9], &mut [0.7, 0.4, 0.35, -0.9, -1.2], &mut [0.0, -0.9, 1.3, 1.2, -0.4, -1.1, 0.4, 1.4, -0.2, -1.2, -1.0])),
        program!(p7(0.4, const 0.0)),
        program!(p8(const 0.7, -0.9, [0.2, 0.9], &[0.9, -0.2, -1.1, 0.4]) calls p8_helper; pulled vec![0.5, 0.3]),
        program!(p9(&[Point9 { x: 0.9, y: [1.4, -0.2] }, Point9 { x: -0.2, y: [0.6, 0.8] }]); pulled [0.5, 0.3, 1.0]),
        program!(p10(&mut -0.3, 4, const -1.2, &mut vec![-0.3, -1.1, -0.3]) calls p10_helper),
        program!(p11(&mut vec![0.2, -0.2, -1.0, -1.1], &mut [-0.3, 0.3, 0.4, -0.7, -0.8], 0.5); pulled (vec![0.3, 1.0, -2.0, -0.7], vec![0.3, -0.7, -0.7, -2.0, 0.3])),
        program!(p12(&[-1.1, 1.4, -0.5, -0.8]) calls p12_inner),
        program!(p13([[-1.0, 0.2], [-0.6, -1.2]], &[1.3, 1.0, 0.7, 1.4, -1.2], vec![-0.1, 1.1, 1.1, -0.7, 1.1, 0.3, 1.2, -0.7, 0.9, 0.35, -0.1])),
        program!(p14(&mut [(1.2, 0.9), (0.6, -0.5), (1.4, 1.1), (-0.4, -0.5)]) calls p14_inner; pulled (0.3, vec![(0.3, -2.0), (1.0, 1.0), (0.5, -0.7), (0.3, 0.3)])),
        program!(p15(&mut [-0.6, 0.8, 0.9], (-0.9, -0.3), &mut vec![1.1, 0.9, 0.4, -0.9, 1.3, -0.1, 0.9, 0.0, -0.1, -0.1, 0.8]) calls p15_helper),
        program!(p16(&Point16 { x: [0.2, -0.2, -1.1, -0.9, -1.2, 0.7, -0.4, -0.3, -0.5], y: 0.9, z: -0.9 }, &mut Point16 { x: [-0.1, -0.4, -0.7, 1.2, 0.5, -1.0, -1.0, 1.0, -0.7], y: -0.7, z: 1.3 }, [0.8, -1.1, 0.1, 1.2]) calls Point16::advance, Point16::mul_add, Point16::copy_from_slice, p16_helper, p16_inner),
        program!(p17([-0.2, -0.3])),
        program!(p18(&mut vec![0.3, -0.8, 1.2, -0.4], &[0.4, 1.1, 0.5, 0.7, -0.7], -1.2, [Point18 { x: -0.5, y: [0.8, -0.8, 0.9] }, Point18 { x: 0.6, y: [0.2, 0.0, -0.5] }]) calls p18_helper; pulled (Point18Tangent { x: 0.3, y: [-0.7, 0.3, 0.5] }, vec![0.5, -2.0, -2.0, 0.5])),
        program!(p19(&mut [-0.8, 1.4, 0.3, 1.4], [0.1, 0.8, 0.4, 0.9, -1.1, 1.2, -0.7, 0.7, 0.35, 0.2], vec![-1.1, -0.1, 0.3, -0.2, -0.4, 1.0, 0.7, 1.2, 0.6, -0.6, 0.7])),
        program!(p20(&mut -0.9, [[0.4, 0.1], [-0.1, 0.4], [-0.5, 0.2]]) calls p20_helper; pulled (vec![0.3, 0.3], -2.0)),
        program!(p21((1.0, 1.2), const -0.9) calls p21_helper),
        program!(p22(0.1, 4) calls p22_helper),
        program!(p23((0.1, -0.6), 3, &mut vec![0.7, -1.2, -0.6, 0.6, 0.3, 0.8, 0.0, 0.35, -0.1, -0.1, -1.1], const &mut [0.5, 0.3, -0.2])),
        program!(p24(&[0.35, -0.8, 0.8, -0.1], &[[0.4, -0.8], [1.4, -0.7]], &[-1.1, 1.3, 0.6, -0.4, 0.0, -0.2, 0.4, 0.2, 1.4, 0.9, -0.8], -0.8) calls Outer24::new, Point24::powf),
        program!(p25(0.9, -0.5, true)),
        program!(p26((0.7, -1.2), -0.5, 1.3, &[-0.9, -0.7, -0.2]) calls p26_helper; pulled ([0.5, -2.0], 0.5)),
        program!(p27(&[1.0, -0.5, 0.6, 1.1], &mut vec![-1.0, -0.8, 0.1, 0.9, -0.7], &[1.4, -0.3, -0.5, 0.1, 0.7, 1.1, -1.1, -1.1, 0.7, 1.1, 0.6], const &mut [0.3, -0.3, 0.9])),
        program!(p28(&mut vec![Point28 { x: -0.3, y: -1.0 }, Point28 { x: 0.1, y: -0.7 }, Point28 { x: -1.0, y: 0.3 }, Point28 { x: 0.7, y: -0.2 }], &[Point28 { x: -0.4, y: -0.3 }, Point28 { x: 0.3, y: 0.0 }], &Point28 { x: 1.0, y: -0.7 }) calls p28_inner; pulled vec![Point28Tangent { x: -0.7, y: 0.5 }, Point28Tangent { x: 1.0, y: -2.0 }, Point28Tangent { x: 1.0, y: -2.0 }, Point28Tangent { x: 0.5, y: 1.0 }]),
        program!(p29(-0.1, vec![-0.6, -0.8, -1.1, 0.7, 0.5], &mut [-1.0, -0.1, 0.1, -0.2], &mut [0.4, 1.4, 0.9])),
    ]
}
