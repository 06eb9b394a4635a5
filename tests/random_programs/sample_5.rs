//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point150 {
    x: f64,
    #[no_diff] y: f64,
}

#[differentiable]
impl Point150 {
    #[differentiable(unconnected = "zero")]
    fn sqrt(self) -> Point150 {
        let mut r = self.y;
        Point150 { x: (0..3).map(|count| (count as f64) * self.x).sum::<f64>(), y: 0.8 }
    }
}

#[differentiable(unconnected = "zero")]
fn p150(buf: &[f64], state: [[f64; 2]; 3]) -> f64 {
    if state[1][2 - 1] > 0.9 {
        let count: usize = 2;
        let mut unit = (Point150 { x: state[1][0] * state[0][count % 2], y: 0.8 }).sqrt();
    }
    let mut i = 0;
    loop {
        i += 1;
        for count in (0..i).take(2) {
            let mut out: [f64; 13] = [state[1][1]; 13];
            for count2 in (1..13).step_by(2) {
                out[1] = out[count2] / (1.0 + out[count2 / 2].powi(2));
            }
        }
        if i >= 4 || state[state.len() - 1][1] > 1.5 {
            break;
        }
    }
    let mut pair: (f64, f64) = (0.1, buf[0]);
    (buf[2] - (i as f64)) * state[i % 3].windows(2).zip(state[state.len() - 1].iter()).map(|(row, w)| *w * (i as f64) + *w).sum::<f64>() + -state[2][1].powi(2)
}

flat_record! {
    Point150 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point151 {
    x: f64,
    y: [f64; 9],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p151(z: f64, unit: &Point151) -> f64 {
    for count in 0..2 {}
    'rows1: for count in 0..=3 {
        match count / 2 % 3 {
            0 => {
                {
                    let mut v = [(-0.7_f64).tanh(), unit.y[count] / 3.0, unit.y[0] * unit.y[count]];
                    v[1] = v[0];
                }
            }
            1 | 2 => {}
            _ => {}
        }
    }
    (unit.z / 2.0 + z * 2.0) * unit.z - (if z.max(0.0).sqrt() > 0.1 {
        z.max(0.0).sqrt()
    } else {
        (0..3).zip(0..4).map(|(n, i)| (i as f64)).sum::<f64>()
    })
}

flat_record! {
    Point151 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point152 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point152 {
    #[differentiable(unconnected = "zero")]
    fn or(&self, b: f64) -> Point152 {
        let body = self.clone();
        if 0.3 > -0.4 {
            return Point152 { x: body.y, ..body };
        }
        body
    }
}

#[differentiable(unconnected = "zero")]
fn p152_helper(mut row: Vec<f64>, row2: &mut [f64; 2], buf: &mut [f64; 3], out: &mut [f64]) -> [f64; 2] {
    let mut ys = vec![Point152 { x: 1.5, y: out[0], z: buf[3 - 1].max((out[0] * out[0] + row2[0] * row2[0]).sqrt()) }, Point152 { x: buf[2] - out[out.len() - 1], y: out[0], z: buf[0] }];
    [out[0], if buf[buf.len() - 1] > ys[1].z {
        let mut e = buf[2];
        row2[0].sin()
    } else {
        let e = row2[row2.len() - 1] / (ys[0].z.powi(2) + 1.2);
        if ys.len() < 3 {
            e
        } else {
            row[0]
        }
    }]
}

#[differentiable(unconnected = "zero")]
fn p152(mut u: f64, pair: (f64, f64), w: f64) -> f64 {
    let mut pair2 = ((1.0 + u.powi(2).abs()).powf((if pair.0 < 1.1 {
        w
    } else {
        w
    }).sin()), w.atan().exp_m1());
    let c = std::mem::take(&mut pair2.0);
    let r: f64;
    if !(w < 0.9) {
        r = w;
    } else {
        r = c;
    }
    let body = Point152 { x: 1.5_f64.max(pair.1), y: pair2.0.max(0.0).sqrt().max(r), z: r - r };
    match 1 % 3 {
        0 => {
            let d = std::mem::replace(&mut pair2.1, body.x);
        }
        _ => {}
    }
    match 2 % 3 {
        0 => {
            let r2 = &mut pair2.1;
            *r2 += r - c;
            *r2 += c * body.x;
        }
        1 | 2 => {
            let mut unit = Point152 { x: c.abs(), y: body.x, z: r.asinh() };
        }
        _ => {}
    }
    ((0..3).zip(0..=3).map(|(i, k)| body.z + (k as f64)).fold(pair2.0, |acc, r2| acc * 0.5 + (body.z + r2)) - u * 0.5 + pair.1 * 2.0 + pair2.1 * 0.5 + c * 0.5) * (0..=4).filter(|n| *n != 1).map(|n| (n as f64)).sum::<f64>()
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
    fn ln(&self) -> f64 {
        let mut state: [[f64; 4]; 4] = [[self.z; 4]; 4];
        for n in 2..4 {
            for n2 in 1..4 {
                state[n][4 - 1] = state[n2][n] * -0.7 + state[4 - 1 - n][n2];
            }
        }
        (state[state.len() - 1][0] + state[2][4 - 1] * 0.5) * state[2][0].cos()
    }
}

#[differentiable(unconnected = "zero")]
fn p153(#[no_diff] d: f64, part: &Point153, e: &mut f64, n: usize) -> f64 {
    *e += (0..=n).map(|i| (i as f64) * part.z).sum::<f64>() + (part.ln() + 0.1);
    let mut buf: [f64; 19] = [part.x; 19];
    for count in (0..19).rev() {
        buf[0] = buf[19 - 1 - count] + buf[19 - 1 - count] * buf[n];
        buf[count] *= buf[count] * 0.5 + buf[count];
        *e -= buf[19 - 1 - count] * -0.7 + buf[count];
    }
    for x in buf[12..].iter_mut() {
        let mut unit = *part;
        if part.x >= -0.7 {
            continue;
        }
    }
    'rows1: for &acc in buf.iter().rev() {
        let y = &mut *e;
        *y = acc;
        *y = y.abs();
    }
    let mut buf2: Vec<f64> = vec![part.y; 11];
    let m = buf2.len();
    for n2 in 1..m {
        *e = buf2[n2 / 2] * buf2[n2];
    }
    let mut part2 = *part;
    for count in (0..buf2.len()).rev() {
        let mut pair = ([part2.ln() + buf[(n + 1) % 19], buf[19 - 1 - n] * buf[n]], buf2[count]);
    }
    (buf[n] - buf.iter().sum::<f64>() * 1.5 + buf2.iter().sum::<f64>() * 0.3 + part2.y * 1.5) * d.max(*e / (buf2[buf2.len() - 1 - n].powi(2) + 1.0))
}

flat_record! {
    Point153 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p154(r: f64, mut y: f64, v: &[[f64; 2]; 3], out: &mut [f64]) -> f64 {
    out[..1].iter().for_each(|&d| {
        y += v[0][1..2].iter().zip(0..4).map(|(t, k)| *t + (k as f64)).sum::<f64>() * out[0];
    });
    let mut pair = (out[2], v[1][1]);
    let mut x = std::mem::replace(&mut pair.0, v[1][0].max((-1.0_f64).cbrt()));
    let mut m: usize = 4;
    let mut state = vec![(match m / 2 % 5 {
        0 => {
            let mut s = v[v.len() - 1][m % 2];
            s
        }
        2..=3 => out[1],
        _ => {
            let w = out[0];
            1.0
        }
    }, pair.1), (x + x, x), (if out[2] <= 1.0 && m * 2 > 1 {
        let d: f64 = x;
        y
    } else {
        x
    }, y)];
    let (mut y2, z) = (state[2].1, pair.1);
    if y < -0.4 {
        let mut add = |x2: f64| {
            y2 += x2 * (match m % 5 {
                0..=1 | 4 => pair.0,
                count if count > 0 || count > 0 => y2,
                _ => {
                    let b = state[2].1;
                    v[m % v.len()][m % 2]
                }
            });
            y2
        };
        let r2 = add(x);
        let r3 = add(z - (m as f64));
    } else {
        let mut row: [f64; 12] = [y2; 12];
        let mut y3: f64 = 0.0;
        for k in 0..3 {
            for n in 0..11 {
                row[n] = (out[k] * (n as f64)).sin();
            }
            let mut y4: f64 = 0.0;
            for m2 in 0..row.len() {
                y4 += row[m2] * row[11 - m2];
            }
            y3 += y4 * y4.tanh();
        }
    }
    (z.powi(2) + 0.5).ln() + r * 0.3 + pair.0 * 1.5 + x * 1.5 - state[3 - 1].1 * 0.5 + z * 1.5 - (if m > 2 {
        y2 / 2.0
    } else {
        -0.4
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point155 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p155(spring: &Point155, buf: &mut [f64]) -> ([f64; 2], f64) {
    ([buf[1], buf[3]], (if buf[1] <= 1.5 && spring.x > 3.0 {
        buf[1]
    } else {
        let a = spring.y;
        a
    }) * (if buf[buf.len() - 1] > 3.0 && buf[buf.len() - 1] > -1.0 {
        let mut a: f64 = buf[4].min(1.0);
        a * a
    } else {
        buf.iter().rev().sum::<f64>()
    }))
}

flat_record! {
    Point155 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p156(s: f64, j: usize) -> f64 {
    match j % 3 {
        0 => {
            let v: Vec<f64> = (0..4).map(|m| s / 2.0 + (m as f64)).collect::<Vec<f64>>();
        }
        _ => {}
    }
    let mut n: usize = j * 2;
    for n2 in 0..j {
        let mut count = 0;
        'rows1: loop {
            count += 1;
            let mut out: Vec<f64> = Vec::new();
            for count2 in (0..count).rev() {
                out.push((1.0 + (0..4).rev().zip(0..count2).map(|(count3, n3)| (n3 as f64) * s).sum::<f64>().abs()).ln());
            }
            out.push(s + s);
            out[1 - 1] = (1.0 + s.abs()).recip().asinh();
            if count >= 2 {
                break;
            }
        }
    }
    (s.powi(2) + 0.5).recip() - s + (0..1).map(|i| 2.0 - s + (i as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p157(buf: &mut [(f64, f64)], v: &[f64], v2: &[f64; 2]) -> f64 {
    let mut ys: [f64; 12] = [v[2]; 12];
    let mut b: f64 = 0.0;
    for j in 0..5 {
        for i in 0..ys.len() {
            ys[i] = v[j] * (i as f64) + v2[1];
        }
        let mut e: f64 = 0.0;
        for count in 0..ys.len() {
            b += ys[count] * ys[count].cos();
        }
        b += e * e.tanh();
    }
    let mut w: f64;
    if v2[0] <= 1.0 {
        let mut s = ys[12 - 1];
        w = (s.powi(2) + 1.0).cbrt() / ((2.0 * s).powi(2) + 0.5);
    } else {
        w = (if ys[8] > 1.0 && b > 1.5 {
            let mut a = v[2];
            -0.7
        } else {
            b
        }) + (v2[0] - b);
    }
    let count: usize = 0;
    for pair in buf.iter() {
        let acc = std::mem::take(&mut b);
    }
    let mut a = (if count > 2 {
        b
    } else {
        w
    }) * -v[count % v.len()] - ys[ys.len() - 1] * ys[count % ys.len()] * (count as f64);
    let mut r: f64 = (-((1..ys.len()).step_by(2).map(|m| 1.0 + (m as f64)).fold(w, |acc, y| acc.max(y)) + a * a).powi(2)).exp();
    let mut kind: Option<f64> = if ys.len() % 2 != 0 {
        None
    } else {
        Some(ys[count % ys.len()] * a)
    };
    let b = b * (b / (a.powi(2) + 1.2)).min(a);
    let a2: f64;
    if count * 2 > 2 {
        let y = r;
        a2 = b;
    } else {
        let mut z = b.max(0.0).sqrt().max(w.tanh());
        a2 = ys.iter().map(|e| e.abs().sqrt()).fold(0.7_f64, f64::max);
    }
    let z = (a.atan2(1.0 + v2[1].abs()) + (if v2.len() > 1 {
        a2
    } else {
        let mut w2 = v[1];
        v[count % 5]
    })).sin().cosh();
    let mut state: [f64; 14] = [0.25; 14];
    for j in (1..13).rev() {
        r = state[j - 1] / (1.0 + state[j - 1].powi(2));
        if j % 2 == 0 {
            state[j] = state[j + 1] * v2[1];
        }
    }
    let a = a * (state[13..].iter().map(|&y| r + y).product::<f64>() + z.clamp(-0.75, 1.25));
    w + ys.iter().sum::<f64>() * 0.5 + w * 2.0 + r * 2.0 + b * 0.5 - a2 * 0.3 - state.iter().sum::<f64>() * 0.5 + a * 0.3 - state[count % 14]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point158 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape158 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p158(xs: &[f64; 12], unit: &mut Point158) -> f64 {
    if unit.y <= -0.7 && xs[7] > -0.4 {
        let mut found: Option<f64> = None;
        let mut shape: Shape158 = Shape158::Disc(unit.z);
    } else if unit.z <= unit.z {
        if 2.0 > -0.4 {
            unit.y -= unit.y * unit.y - unit.y * 0.1;
            return (1.0 + unit.x.abs()).ln_1p();
        }
    } else {
        unit.x += unit.y;
    }
    unit.x - unit.y - 1.5
}

flat_record! {
    Point158 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point159 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p159(point: Point159, ys: &[f64], buf: &[f64], mut a: f64) -> f64 {
    let mut w = if a > -0.7 && a > 0.9 {
        let mut z = 2.0 - (a + a);
        a
    } else {
        let a2 = buf[0].atan2((a / (a.powi(2) + 0.5)).powi(2) + 0.5);
        a2.floor() * a2 / (0.9_f64.tanh().sinh().powi(2) + 1.2)
    };
    for s in buf.iter() {
        let mut k = 0;
        while k * 2 > 2 && k < 5 {
            k += 1;
            if *s < 1.0 {
                return *s;
            }
        }
        let mut state = [*s, a.abs().sqrt().min(ys[k % 5]), point.y * *s];
    }
    let body = point;
    w += w + ys[ys.len() - 1];
    let mut count = 0;
    loop {
        count += 1;
        if count >= 2 {
            break;
        }
        let h = |z: f64, acc: f64| {
            let mut w2 = if body.x >= -0.4 {
                let mut w2 = body.x;
                w / (acc.powi(2) + 1.0)
            } else {
                let mut z2 = body.x * z;
                z2 - z2
            };
            z + (match count % 5 {
                0 => (1.0 + z.abs()).log10(),
                _ => acc - (count as f64),
            })
        };
    }
    let mut u = (1.0 + a.abs()).ln().tanh().exp();
    w / (1.0_f64.powi(2) + 1.0) + a * 0.3 + u * 1.5 + (body.y + body.x).abs()
}

flat_record! {
    Point159 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p160_helper(q: f64, p: f64) -> [f64; 3] {
    let mut pair = (p, (-p.powi(2)).exp());
    match 3 % 3 {
        0 => {}
        1 | 2 => {
            pair.1 += q;
            for k in (0..4).rev() {
                pair.0 = match k % 5 {
                    0..=1 => pair.0,
                    _ => p * (k as f64),
                };
            }
        }
        count if count * 2 % 2 == 1 => {}
        _ => {
            if 2 < 3 {
                let (w, d) = ((-1.0_f64 * -1.0_f64).sqrt().min((pair.1.powi(2) + 1.2).ln()), q);
            } else {
                'rows1: for n in 0..=1 {
                    pair.1 += pair.0.tanh() * (n as f64);
                }
            }
        }
    }
    [pair.0.to_radians(), pair.1, 1.5]
}

#[differentiable(unconnected = "zero")]
fn p160(mut v: [[f64; 2]; 2], acc: &mut f64, flag: bool) -> f64 {
    let mut i = 0;
    loop {
        i += 1;
        if i >= 3 {
            break;
        }
        let flag2 = v[1][0] > 2.0;
    }
    let mut n = 0;
    let u: f64 = loop {
        n += 1;
        if n >= 4 || flag {
            break *acc + (*acc + *acc);
        }
        v[i % 2][0] += -(*acc + *acc);
        v = [[*acc, (1..v.len()).rev().map(|n2| (n2 as f64)).sum::<f64>().floor() * *acc], [*acc, -1.0 / (0.3_f64.powi(2) + 1.0) * (*acc * 1.1)]];
    };
    v[i % 2][1] += match v.len() % 5 {
        0 => {
            let mut r: f64 = (1..v.len()).filter(|i2| *i2 != 1).map(|count| (count as f64)).fold(u, |acc2, x| acc2 + x);
            acc.sin().cosh()
        }
        2..=3 | 4 => {
            let s = if *acc >= u {
                u
            } else {
                u
            };
            (v[0][1].powi(2) + 0.5).powi(-1)
        }
        i2 if v.len() % 3 == 0 => u * u,
        _ => *acc * u,
    };
    *acc = u + (acc.powi(2) + 1.2).powi(-1);
    if flag {
        return (u - v[i % v.len()][n % 2]).min((1..v.len()).zip(v[1].chunks(2)).map(|(n2, row)| *acc * row[n % row.len()]).sum::<f64>());
    }
    match n * 2 % 4 {
        0 => {
            let state = [*acc; 4];
            v[1][n % 2] += v[n % 2].iter().map(|b| *b * 1.5).fold(0.1_f64, f64::max) * (n as f64);
        }
        _ => {
            v[n % 2][n % 2] = -u + (if *acc <= u {
                let c = u;
                u
            } else {
                u
            });
        }
    }
    u + u - (0..=n).map(|n2| (n2 as f64)).sum::<f64>() + v.iter().map(|buf| *acc + u + -0.4).fold(v[0][n % 2], |acc2, acc3| acc2 + acc3 * (1.0 + acc3.abs()).log10())
}

#[derive(Clone, Debug, Differentiable)]
struct Body161 {
    at: [f64; 10],
    k: Vec<f64>,
    rates: f64,
}

#[differentiable]
impl Body161 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, u: f64, mut grid: [[f64; 2]; 2]) -> f64 {
        let grid2 = [Body161 { at: [grid[grid.len() - 1][2 - 1]; 10], k: vec![grid[0][2 - 1] * grid[1][2 - 1], self.rates / (0.1_f64.powi(2) + 0.5), grid[1][0]], rates: grid[1][2 - 1] }, Body161 { at: [u.atan(); 10], k: vec![self.k[0] + grid[0][0], grid[1].iter().step_by(2).filter(|p| **p > 3.0).product::<f64>()], rates: grid[1][2 - 1] * u }, Body161 { at: [u; 10], k: vec![if self.k[1].max(0.0).sqrt() > 0.1 {
            self.k[1].max(0.0).sqrt()
        } else {
            u
        }, (0..grid.len()).map(|j| grid[(j + 1) % grid.len()][j] + (j as f64)).product::<f64>(), u + grid[0][1]], rates: (grid[0][0].powi(2) + 1.0).ln_1p() }];
        1.1 * grid2[3 - 1].rates + grid2.iter().enumerate().map(|(j, point)| grid2[grid2.len() - 1 - j].k[j % 2] * 1.1 + point.rates).fold(grid2[1].rates, |acc, p| acc * 0.5 + p * (grid2[grid2.len() - 1].rates * p))
    }
}

#[differentiable(unconnected = "zero")]
fn p161_helper(q: f64, flag: bool) -> f64 {
    q.floor() * q - 0.8
}

#[differentiable(unconnected = "zero")]
fn p161(v: [f64; 2], state: &Vec<f64>, mut e: f64) -> f64 {
    let mut point = Body161 { at: [(state[0] * state[0]).sqrt().clamp(0.25, 1.25); 10], k: vec![e, if state[state.len() - 1] > 2.0 && e <= 1.1 {
        e
    } else {
        -0.4
    }, e.tanh().cosh()], rates: state[2..].iter().map(|w| (*w * *w).sqrt()).fold(0.7_f64, f64::max) };
    let (w, t) = (v[1], v[2 - 1]);
    let t = t + ((1.0 + (-1.0_f64).abs()).sqrt() - t.atan().exp());
    let mut r = p161_helper(e, 2 < 3);
    for count in 0..state.len() {
        let mut found: Option<f64> = if count % 3 != 0 || w > -0.4 {
            Some(point.advance(t, [[w, r], [w, r]]) + w)
        } else {
            Some(w - r)
        };
        let mut kind: Option<f64> = if count / 2 % 2 == 1 {
            None
        } else {
            None
        };
    }
    let mut b: f64;
    if !(t > 1.5) {
        b = point.at[7];
    } else {
        b = r;
    }
    let c = std::mem::take(&mut e);
    let mut grid: [f64; 15] = [b; 15];
    for m in 0..15 {
        grid[0] -= grid[m] * grid[m];
    }
    grid[11] + v[0] * 1.5 - e * 0.5 - point.at[1] * 1.5 + t * 1.5 - b * 0.3 - c * 2.0 + grid.iter().sum::<f64>() * 1.5 + 0.3 + b
}

flat_record! {
    Body161 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p162(j: usize, grid: [f64; 10], v: &Vec<f64>, ys: &mut [f64]) -> f64 {
    ys[1] *= grid[j];
    let m: usize = j + 1;
    match m % 4 {
        0 => {
            let mut shape: Option<f64> = if ys[0] < ys[2] {
                Some(v[j] * v[j])
            } else {
                Some(v[j])
            };
        }
        1 | 2 => {
            let mut state: [f64; 9] = [ys[ys.len() - 1]; 9];
            let mut s: f64 = 0.0;
            for i in 0..3 {
                for count in 0..state.len() {
                    state[count] = (ys[i] * (count as f64)).sin();
                }
                let mut x: f64 = 0.0;
                for i2 in 0..state.len() {
                    s += state[i2] * state[8 - i2];
                }
                s += x;
            }
        }
        k if k / 2 < 3 => {}
        _ => {}
    }
    ys[m % ys.len()] + ys[m % ys.len()] - grid.iter().sum::<f64>() * 0.5 - (if ys[j % 3].abs().sqrt() > 0.1 {
        ys[j % 3].abs().sqrt()
    } else {
        ys[j % 3]
    }).min(ys[3 - 1])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point163 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point163 {
    #[differentiable(unconnected = "zero")]
    fn cos(self) -> f64 {
        if 4 < 3 {
            if self.x <= self.x {
                return self.z;
            } else {
                match 2 % 4 {
                    0 => {
                        let mut e: f64;
                        if !(self.z > -0.7) {
                            let mut e2 = self.y;
                            e = (-1.0_f64).sin() + (self.z * self.z).sqrt().min(e2);
                        } else {
                            let mut r: f64 = self.z.abs().atan();
                            e = r / 3.0;
                        }
                    }
                    1 | 2 => {
                        let mut shape: Option<f64> = if self.x > 0.3 {
                            Some(self.x)
                        } else {
                            None
                        };
                    }
                    _ => {}
                }
            }
        }
        (self.x - self.z * 0.5 - (0..3).step_by(2).map(|j| (j as f64)).fold(self.x, |acc, w| acc * 0.5 + (self.x.asinh() + w))) * ((0..2).map(|j| (j as f64)).sum::<f64>().powi(2) + 0.5_f64).recip()
    }
}

#[differentiable(unconnected = "zero")]
fn p163(buf: &[f64], acc: f64, w: f64) -> [f64; 3] {
    let mut q: f64 = w.hypot(1.0 + w.abs());
    if w < acc {
        let mut ys: [f64; 3] = [0.0; 3];
        let mut z: f64 = 0.0;
        for m in 0..3 {
            for m2 in 1..2 {
                ys[m2] = (buf[1..4][m] * (m2 as f64) + q).cos();
            }
            for m2 in 1..3 {
                ys[m2] = buf[1..4][m] * (m2 as f64) + q;
            }
            let mut z2: f64 = 0.0;
            for j in 0..ys.len() {
                z += ys[j].powi(2);
            }
            z += z2;
        }
        q += z.atan2(1.0 + q.abs()) - w.sin();
        z += (0..3).zip(ys[..1].chunks(2)).map(|(count, buf2)| acc * ys.iter().map(|e| e * 1.5).fold(0.1_f64, f64::max)).sum::<f64>();
    }
    q = -q;
    let z = &mut q;
    *z /= w.powi(2) + 1.0;
    *z *= acc - 0.3;
    q = w.to_radians();
    let mut pair = ((if w > -1.0 {
        q
    } else {
        q
    }) * (w * q), w);
    let mut x = (-q.powi(2)).exp();
    let mut xs: [[f64; 3]; 3] = [[w; 3]; 3];
    for j in (0..2).rev() {
        for n in (0..3).step_by(2) {
            xs[n][j] = xs[0][n] + xs[j][j] * -0.7;
        }
    }
    [if x.abs().sqrt() > 0.1 {
        x.abs().sqrt()
    } else {
        if xs[0][3 - 1] > 1.5 {
            pair.0
        } else {
            xs[1][0]
        }
    }, pair.0, (Point163 { x, y: w, z: q }).cos() + xs[xs.len() - 1][0] + x * xs[2][1]]
}

flat_record! {
    Point163 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p164(ys: &mut [f64], e: &mut f64, grid: &[f64]) -> f64 {
    let mut m: usize = ys.len();
    *e /= (grid[1] + (ys[4 - 1] + grid[m % 11])).powi(2) + 1.0;
    if grid.len() % 2 != 0 {
        let state = &mut ys[0..3];
        state[2] = state[2];
        state[0] += state[state.len() - 1].max(grid[11 - 1]);
        {
            for ys2 in ys[1..].windows(2) {}
        }
        let h = |e2: f64, p: f64| {
            if m % 3 == 1 {
                return grid[m % grid.len()] * p;
            }
            e2 + *e
        };
    } else if m / 2 % 3 == 1 {
        let a: f64 = match m % 5 {
            0 => grid[8..].iter().map(|r| (r * r).sqrt()).fold(0.7_f64, f64::max).atan2(1.0 + (-1.1_f64.powi(2)).exp().abs()),
            2..=3 => *e,
            n if n * 2 < 3 => (if *e > 0.3 {
                if grid[5] < *e || m % 3 == 0 {
                    let q = grid[m % grid.len()];
                    q
                } else {
                    let e2 = grid[m % grid.len()];
                    grid[m % grid.len()]
                }
            } else {
                let s = grid[5];
                if s >= 2.0 {
                    grid[11 - 1]
                } else {
                    s
                }
            }),
            _ => ys.windows(2).map(|v| v[2 - 1] * (grid[m % grid.len()] / (e.powi(2) + 1.0))).sum::<f64>(),
        };
        grid.iter().for_each(|d| {
            ys[4 - 1] += a - (grid[0].powi(2) + 0.5).ln_1p();
        });
    }
    grid[6] + (grid[grid.len() - 1] * grid[grid.len() - 1]).sqrt().max(grid[9]) - (3.0 + grid[3]).sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p165_helper(mut u: f64, z: f64, d: f64, mut out: [f64; 4]) -> f64 {
    match out.len() % 3 {
        0 => {
            let mut buf: Vec<f64> = Vec::with_capacity(4);
            for &z2 in out.iter().step_by(2) {
                u += out[1];
                buf.push(d);
            }
            buf.push(d);
        }
        1 | 2 => {
            let (mut q, t) = ((0..out.len() - 1).map(|count| (count as f64) * z).sum::<f64>() * (u + out[3]), out[out.len() - 1]);
        }
        _ => {}
    }
    (u.tanh() - z * 1.5) * (if 3.0 > 3.0 {
        let mut d2 = z.max(0.0).sqrt().max(out[2]);
        (-d2.powi(2)).exp()
    } else {
        out[4 - 1].abs()
    })
}

#[differentiable(unconnected = "zero")]
fn p165(buf: &Vec<f64>) -> [f64; 3] {
    let mut k: usize = 2;
    for grid in buf[3..].chunks(2) {}
    let mut count = 0;
    'rows1: while count % 3 != 1 && count < 3 {
        count += 1;
        let t: f64;
        if buf[count % buf.len()] > 1.5 {
            t = -(buf[k % 4] - buf[0]);
        } else {
            t = (0..4).map(|count2| (count2 as f64) * buf[3]).sum::<f64>().cos();
        }
    }
    for m in (0..3).take(2) {
        let mut buf2: Vec<f64> = Vec::with_capacity(4);
        for &d in buf[..1].iter().take(2) {
            buf2.push(d + d);
        }
        buf2.push(buf[3] / (1.0 + buf[m].abs()));
        buf2[1 - 1] += buf[buf.len() - 1 - m];
    }
    let mut found: Option<f64> = Some(buf[count % buf.len()]);
    [(1.0 + (if let Some(q) = found {
        buf[2]
    } else {
        buf[1]
    }).abs()).recip(), p165_helper(buf[2], buf[0], buf[2], [buf[2], buf[count % 4], buf[buf.len() - 1], buf[4 - 1]]), (buf[3] - buf[4 - 1]) * (buf[k % buf.len()] * buf[k % 4])]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point166 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Sub for Point166 {
    type Output = Point166;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point166) -> Point166 {
        Point166 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p166(ys: &Vec<f64>, mut point: Point166) -> f64 {
    point.y = ys[2];
    let flag = point.y > point.x || point.y >= point.y;
    if flag {
        let mut ys2 = vec![point - point, Point166 { x: ys[2], y: point.x.mul_add(0.8, ys[2]) }, point - point];
        point.x = point.x;
        match ys.len() % 4 {
            0 => {
                let kind: Option<f64> = Some(point.y.signum() * ys2[0].y);
                let found: Option<f64> = None;
                ys2[1].y = ys2.iter().enumerate().map(|(m, Point166 { x: _, y: e })| *e).sum::<f64>();
            }
            _ => {}
        }
    } else {
        point = point - point;
    }
    (point.x / (1.0 + point.y.abs()) + point.x * 0.3) * ys.windows(2).skip(1).map(|row| point.x * (point.y + row[0])).fold(ys[1], |acc, s| acc + (point.x * s + s))
}

flat_record! {
    Point166 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p167(v: &[f64; 3], out: &mut [(f64, f64)], state: &mut [f64], grid: &[f64]) -> f64 {
    let mut count = 0;
    while count < 5 {
        count += 1;
        state[4] = grid[2];
        let mut xs = state.to_vec();
        let mut grid2: Vec<f64> = Vec::with_capacity(4);
        for pair in out.iter() {
            let mut xs2: Vec<f64> = vec![0.0; 12];
            let mut r: f64 = 0.0;
            for n in 0..6 {
                if n % 2 == 0 {
                    for j in 0..xs2.len() {
                        if j % 3 != 1 {
                            xs2[j] = (xs[..6][n] * (j as f64) + xs[n]).cos();
                        }
                    }
                }
                for count2 in 0..11 {
                    xs2[count2] = (xs[..6][n] * (count2 as f64)).sin();
                }
                let mut s: f64 = 0.0;
                for m in 0..xs2.len() {
                    s += xs2[m] * xs2[11 - m];
                }
                r += s;
            }
            grid2.push(state[11 - 1].to_radians());
        }
        grid2.push(state[9] + v[count % 3]);
    }
    let mut grid2: Vec<f64> = out.iter().skip(1).rev().map(|pair| pair.0 + state[count % state.len()]).collect::<Vec<f64>>();
    let q = ((match (count + 1) % 5 {
        0..=1 => {
            let s = state[8];
            grid2[grid2.len() - 1]
        }
        k if k % 3 == 1 => 0.8,
        _ => out[out.len() - 1].1,
    }) * (match count % 5 {
        0 => out[4].0,
        _ => grid2[grid2.len() - 1],
    })).clamp(-0.75, 1.25);
    grid[grid.len() - 1] * (count as f64) * (1..state.len()).zip(0..1).map(|(j, count2)| (count2 as f64) * out[count2 % out.len()].1.clamp(-0.75, 1.25)).fold(q, |acc, s| acc * 0.5 + (grid[0].clamp(-0.75, 1.25) + s)) - state[4..11].iter().map(|t| (t * t).sqrt()).fold(0.7_f64, f64::max)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point168 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape168 { Disc(f64), Rect(f64, f64) }

#[differentiable]
trait Cost168 {
    fn at(&self, z: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, z: f64) -> f64 {
        self.at(z - z) * (self.at(z.powi(2)) * (z + z * 2.0 - z))
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, q: f64) -> f64 {
        self.at(q) + (self.at(q + q) + (q / (q.powi(2) + 1.2) + q))
    }
}

#[differentiable]
impl Cost168 for Point168 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, z: f64) -> f64 {
        for i in 0..1 {}
        (z - self.y[2]) * (0..4).step_by(2).zip(0..2).map(|(i, n)| self.y[i % 3] + (n as f64)).sum::<f64>() * (0..3).map(|i| (i as f64) * z).sum::<f64>()
    }
}



#[differentiable(unconnected = "zero")]
fn p168_helper(unit: &mut Point168, state: &Vec<f64>) -> f64 {
    (if unit.x > 1.5 {
        state[1]
    } else {
        state[2 - 1]
    }) + state[1] + (unit.twice(unit.x) + state[0])
}

#[differentiable(unconnected = "zero")]
fn p168(buf: &[[f64; 2]; 2], grid: &[f64; 3], unit: &mut Point168) -> Point168 {
    let mut out: Vec<f64> = vec![0.0; 9];
    let mut z: f64 = 0.0;
    for k in 0..3 {
        z += out[0] * out[0];
        for m in 1..9 {
            out[m] = (grid[k] * (m as f64)).sin();
        }
        let mut a: f64 = 0.0;
        for m in 0..out.len() {
            a += out[m] * out[8 - m];
        }
        z += a;
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 1 {
            break;
        }
        let mut state = vec![Point168 { ..*unit }, Point168 { x: out.iter().map(|u| *u * 1.5).fold(0.7_f64, f64::max), y: [grid[j % grid.len()].max(out[4]), z.cbrt().max(grid[0]), grid[j % 3] / 2.0] }, Point168 { x: z - out[3], y: [out[7..].iter().map(|w| *w * 1.5).fold(0.1_f64, f64::max), -z, buf[j % buf.len()][2 - 1] / (grid[2].powi(2) + 0.5)] }];
        let t = &mut unit.x;
        *t = state[j % 3].y[j % 3] + out[4];
    }
    let mut u = (grid[j % 3].min(out[2]).signum() * (z * out[out.len() - 1])).mul_add((1.0 + unit.x.min(unit.x).abs()).powf((buf[0][j % 2] * out[j % out.len()]).sin()), z);
    u = buf[j % buf.len()][j % 2].cos() + (j as f64);
    if j / 2 < 3 {
        if j / 2 < 3 {
            return Point168 { x: unit.at(unit.y[2]) + u, y: [u + (j as f64), if j + 1 > 1 {
                unit.y[2]
            } else {
                1.5
            }, grid[grid.len() - 1]] };
        }
    }
    Point168 { x: if unit.x >= 1.5 {
        out[j % out.len()]
    } else {
        let y: f64 = u;
        u
    }, y: [u + out[j % out.len()], grid.iter().map(|x| (x * x).sqrt()).fold(0.7_f64, f64::min), (-1.0_f64).atan().exp_m1()] }
}

flat_record! {
    Point168 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point169 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point169 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, x: f64) -> f64 {
        let mut count = 0;
        while count < 4 {
            count += 1;
            if count * 2 % 2 == 1 {} else if x <= self.z {
                if self.x < x {
                    let mut buf: Vec<f64> = Vec::with_capacity(4);
                    for j in 0..=3 {
                        buf.push((-x.powi(2)).exp());
                    }
                    buf.push(x.to_radians());
                } else {
                    let mut grid = [[x, x], [x, self.z], [x, x]];
                }
            }
        }
        x + (0..3).map(|n| x.mul_add(self.z, x) + (n as f64)).sum::<f64>() + (0..=1).step_by(2).filter(|m| *m != 1).map(|i| x + (i as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p169(unit: Point169) -> f64 {
    let mut t: f64;
    if unit.z > 1.5 {
        t = unit.y;
    } else {
        let p = unit.z.min(unit.x) + unit.x * unit.x;
        t = p - p + p;
    }
    let b: f64 = 'found1: {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for n in (0..1).rev() {
            if n % 3 == 1 || t >= 3.0 {
                grid.push((0..4).rev().zip(0..=4).map(|(k, i)| (i as f64) * (0..k).map(|k2| (k2 as f64)).fold(t, |acc, y| acc + (t + y))).product::<f64>());
            }
        }
        grid.push(t / (t.powi(2) + 1.2));
        if 1 < 3 && t > 1.1 {
            break 'found1 grid[0];
        }
        unit.shifted(t) + grid[0]
    };
    b + b - b * 1.5 - (t + (b + t))
}

flat_record! {
    Point169 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p170_helper(m: usize, ys: [f64; 4], mut buf: [f64; 4], mut pair: (f64, f64)) -> f64 {
    if buf[buf.len() - 1] < ys[m % ys.len()] {
        'rows1: for (j, c) in buf[1..3].iter_mut().enumerate() {
            for n in (0..ys.len()).skip(1) {
                let mut v = [[ys[n], pair.0], [pair.0, pair.0]];
            }
        }
    } else if pair.0 >= 0.9 {
        pair.0 *= (0..buf.len() - 1).zip(buf[3..4].iter()).map(|(j, &p)| p * (1..ys.len()).filter(|k| *k != 1).map(|k| (k as f64)).fold(p, |acc, b| acc + b)).sum::<f64>();
    } else {
        let x: f64 = pair.0;
    }
    (pair.1 * pair.1 + ys[m % ys.len()] * 0.5 - buf[3] * 0.5) * (pair.0 / (1.0 + buf[m % 4].abs()) - pair.0 * pair.1)
}

#[differentiable(unconnected = "zero")]
fn p170(acc: f64, buf: [f64; 3], j: usize, ys: [[f64; 2]; 2]) -> f64 {
    match ys.len() % 4 {
        0 => {
            let r: f64;
            if j * 2 % 2 != 0 {
                let d = ys[j % ys.len()][0] + (0..2).rev().map(|m| (m as f64) * buf[m]).sum::<f64>();
                r = ys[1].iter().map(|s| (s * s).sqrt()).fold(0.1_f64, f64::min);
            } else {
                let mut w = (buf[buf.len() - 1] * buf[j % buf.len()]).sin();
                r = ys[2 - 1][j % 2].atan().sinh().mul_add(buf[1] + w, w);
            }
        }
        1 | 2 => {}
        _ => {}
    }
    if j > 0 && j > 2 {} else {
        'rows1: for (&y, &p) in buf.iter().zip(buf[0..2].iter()) {
            let mut pair = (p, y.atan().cosh());
        }
    }
    let mut row = buf[..1].to_vec();
    let mut q = std::mem::replace(&mut row[j % 1], match (j + 1) % 5 {
        0..=1 => ys[j % ys.len()][j % 2],
        n if ys[j % ys.len()][1] < buf[n % 3] => {
            let mut x = acc;
            ys[0][1]
        }
        _ => {
            let mut s = ys[0][0];
            0.1
        }
    });
    p170_helper(2, [q, q, row[j % row.len()], buf[j % buf.len()]], [ys[0][j % 2], q, row[j % 1], row[j % row.len()]], (buf[1], row[j % 1])) + buf[j % buf.len()] * 1.5 + ys[j % 2][j % 2] * 0.3 - row[j % 1] * 0.5 - q * 1.5 + p170_helper(2, [ys[j % ys.len()][j % 2], row[j % row.len()], row[0], ys[j % ys.len()][2 - 1]], [row[j % row.len()], ys[0][2 - 1], q, q], (q, -1.0)) / ((2.0 * q).powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p171(x: &mut f64, #[no_diff] grid: &[f64], grid2: &[f64], mut xs: Vec<f64>) -> f64 {
    let x2: f64 = 'found1: {
        let flag = xs[xs.len() - 1] < xs[2];
        if xs[xs.len() - 1] > 0.1 {
            *x += xs[0] - grid2[0] + xs[0].sin();
            break 'found1 xs[2] * xs[1];
        }
        xs[2]
    };
    let mut m: usize = 1;
    *x /= (x2 + grid2[m % grid2.len()] + grid2[2].hypot(1.0 + grid2[m % grid2.len()].abs())).powi(2) + 1.0;
    let s: f64;
    if xs[m % 3] < 3.0 {
        s = xs[2] * grid2[m % grid2.len()] * xs[m % 3];
    } else {
        s = 1.1;
    }
    s - xs[m % xs.len()] * 1.5 - (match m / 2 % 5 {
        0..=1 => xs[0] * x2,
        2..=3 => grid2[grid2.len() - 1].signum() * s,
        i if m > 1 => x2.max(x2),
        _ => (if s <= grid2[6] {
            x2
        } else {
            x2
        }),
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body172 {
    at: f64,
    k: [f64; 3],
    rates: f64,
    parts: (f64, f64),
    last: f64,
}

#[differentiable(unconnected = "zero")]
fn p172(row: &[Body172], y: &mut f64, out: &[f64; 2]) -> f64 {
    match 3 % 3 {
        0 => {
            if 2 < 3 {
                let g = |acc: f64| acc + *y;
            }
        }
        i if out[i % out.len()] < 0.5 => {
            for count in 0..i {
                *y += out[i % out.len()];
            }
        }
        _ => {}
    }
    let q = std::mem::replace(y, if out[out.len() - 1] < 0.3 || out[0] > -1.0 {
        row[0].k[0]
    } else {
        row[0].at
    });
    let u = std::mem::take(y);
    let mut p = u.tanh().exp_m1();
    let mut k = 0;
    while k < 4 {
        k += 1;
        for buf in out[..1].chunks(2) {
            p += buf[0] - (k as f64);
        }
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 4 || out.len() < 3 {
            break;
        }
        let mut buf: [f64; 19] = [u; 19];
        for k2 in 0..18 {
            buf[k2] -= buf[15] * p.asinh();
        }
        let kind: Option<f64> = Some(buf[14] - buf[j % buf.len()]);
        let found: Option<f64> = None;
    }
    p / 1.5 + q * 0.3 - (u + (j as f64) + (if u < u {
        p
    } else {
        let mut b = p;
        p
    }))
}

flat_record! {
    Body172 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p173(c: f64, pair: (f64, f64)) -> f64 {
    if 1.5 > 0.8 {
        let mut row = [c; 4];
        {
            let mut found: Option<f64> = Some(row[0].tanh().exp());
            match &found {
                None => {
                    row = [c, if pair.0 > row[3] {
                        if row[4 - 1] <= row[1] {
                            let mut w: f64 = 2.0;
                            1.1
                        } else {
                            row[3]
                        }
                    } else {
                        c
                    }, row[2] / (row[4 - 1].powi(2) + 1.2), pair.1];
                }
                Some(e) => {
                    let mut xs = row;
                }
            }
        }
        let q: f64 = 'found1: {
            let mut j = 0;
            while j < 3 && row[j % 4] <= 1.5 {
                j += 1;
                let mut row2 = row;
            }
            if pair.0 <= c {
                break 'found1 pair.0 * pair.1;
            }
            row[row.len() - 1]
        };
    } else if pair.0 > -1.0 {}
    c * pair.0 - c * 2.0 - pair.0 * 2.0 - c
}

#[differentiable(unconnected = "zero")]
fn p174(ys: &[f64]) -> f64 {
    if ys[4 - 1] > 0.3 && 4 < 3 {} else {
        for count in 0..4 {
            let mut buf = [if count / 2 < 3 {
                ys[4 - 1]
            } else {
                ys[count]
            }, (ys[ys.len() - 1 - count] * ys[ys.len() - 1 - count]).sqrt().min(ys[0]), ys[count] + ys[2], (ys[count].powi(2) + 0.5).recip()];
        }
    }
    let m: usize = 0;
    if m * 2 > 2 {
        if !(m / 2 % 2 != 0) {
            return ys.iter().map(|acc| (*acc * *acc).sqrt()).fold(0.7_f64, f64::max);
        }
    } else {
        for &w in &ys[..3] {
            for k in 1..ys.len() {
                let mut x = ys[2..].windows(2).zip(ys.windows(2)).map(|(row, ys2)| row[1] * ys2[0]).sum::<f64>().min(w.min(w)) + (k as f64);
            }
        }
    }
    ((1.0 + ys[ys.len() - 1].abs()).recip() - ys.iter().map(|c| (c * c).sqrt()).fold(0.7_f64, f64::max)) * (1.5 * (m as f64)).cos()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point175 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape175 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p175(#[no_diff] p: f64, point: Point175, w: f64) -> f64 {
    let c = point.y;
    let mut pair = ((0..4).filter(|n| *n != 1).map(|j| w + (j as f64)).sum::<f64>() * c, w.min(c));
    let mut shape: Option<f64> = Some(c);
    let mut shape2: Shape175 = if c <= 0.25 {
        Shape175::Rect(w / (1.0 + c.abs()), 0.5)
    } else {
        Shape175::Disc(pair.1.powi(3))
    };
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for j in 0..=2 {
        grid.push((1.0 + 3.0_f64.abs()).ln_1p() + w * (j as f64));
    }
    grid.push(if (c * c).sqrt() > 0.1 {
        (c * c).sqrt()
    } else {
        w + w
    });
    (grid[0] - w * 2.0 + c * 1.5 - grid[0] * 1.5) * grid.iter().zip(0..grid.len()).map(|(p2, count)| grid[count] + (count as f64)).sum::<f64>()
}

flat_record! {
    Point175 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point176 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body176 {
    at: (f64, f64),
    k: Vec<f64>,
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, u: f64, r: f64) -> f64 {
        'rows1: for k in 0..3 {}
        (r + r * 0.3) * (1.0 + (self.y + self.z).abs()).powi(-1)
    }
}

#[differentiable]
impl Point176 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Point176 {
        Point176 { x: r + r, y: r / (1.0 + r.abs()), z: r }
    }
}

#[differentiable]
impl Body176 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        let u = self.k[1].cbrt().max(self.at.1.atan());
        u / (u.powi(2) + 0.5) + u * 1.5 - u
    }
}

#[differentiable]
impl std::ops::Add for Point176 {
    type Output = Point176;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point176) -> Point176 {
        Point176 { z: self.z + other.z, y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point176 {
    type Output = Point176;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point176 {
        Point176 { x: self.x * other, z: self.z * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p176(c: f64, m: usize) -> f64 {
    let found: Option<f64> = if c <= c {
        None
    } else {
        Some((0..=2).map(|count| (count as f64)).sum::<f64>())
    };
    match found {
        None => {
            let part = Point176::new(c.max((c * c + c * c).sqrt()));
        }
        _ => {
            let g = |d: f64, t: f64| d * (t * (m as f64));
        }
    }
    let mut body = Body176 { at: (c * c, c / (c.powi(2) + 1.2)), k: vec![c + c, c + c] };
    if body.at.0 < 2.0 {
        let mut xs = vec![body.at.0; 4];
    }
    c * (m as f64) - body.at.1 * 2.0 - -c * (if !(body.k[0] < -0.4) {
        let u = body.at.1;
        u
    } else {
        let b = body.at.1;
        body.k[m % 2]
    })
}

flat_record! {
    Point176 { x, y, z }
    Body176 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p177(ys: &mut Vec<f64>) -> f64 {
    let f = |b: f64, u: f64| b + u;
    let mut out = vec![(ys[3] + ys[1], ys[ys.len() - 1]), (ys[3].cos(), ys[0]), (ys[2] + ys[1], ys[2])];
    let mut m = 0;
    let z: f64 = 'rows1: loop {
        m += 1;
        if out[2].0 <= 1.1 || out[2].0 < out[m % 3].1 {
            let mut n = 0;
            loop {
                n += 1;
                out[2].0 = out[n % out.len()].0 + ys[..3].windows(2).enumerate().map(|(count, ys2)| out[0].1).sum::<f64>();
                if n >= 1 {
                    break;
                }
            }
            let mut grid: Vec<f64> = Vec::new();
            for (pair, i) in out.iter().zip(0..3) {
                grid.push(-ys[..1].iter().map(|e| *e).sum::<f64>());
            }
            grid.push(ys[1]);
        } else if m % 2 == 1 {
            ys.push(out[m % out.len()].1.atan().sinh());
        }
        if m >= 3 {
            break out.iter().filter(|pair| m * 2 < 3).map(|pair| out[m % out.len()].1 + pair.1).sum::<f64>() * (ys[3] + (m as f64));
        }
    };
    out[out.len() - 1].1 - out[1].0 * 0.5 - z * 0.5 - z / (1.0 + 0.25_f64.max(out[m % out.len()].1).abs())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point178 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p178_helper(out: [f64; 10]) -> f64 {
    out[6] + out.iter().sum::<f64>() * 1.5 + out.iter().rev().filter(|e| **e > 0.1).map(|a| *a).sum::<f64>() - out[8].to_radians()
}

#[differentiable(unconnected = "zero")]
fn p178(mut row: [f64; 12]) -> f64 {
    let mut u = p178_helper([row[4].sin(); 10]);
    let mut k: usize = 4;
    for m in 0..12 {
        row[m] *= row[0] + row[12 - 1 - m] * u;
        if row[m] > 2.0 {
            u = (row[m] * row[12 - 1]).sin();
        }
    }
    let mut v = vec![Point178 { x: [u * u; 9], z: row[11], y: u + u }, Point178 { x: [u.abs(); 9], y: u.tanh().sinh(), z: u.powi(2) }];
    let mut buf = row.to_vec();
    let a = &mut buf[2];
    *a = v[1].z * *a;
    *a *= v[k % 2].x[0] + *a;
    let state = vec![buf[k % buf.len()] - (k as f64), 2.0, v[1].y * u, buf[9] - (k as f64)];
    let mut k2 = 0;
    'rows1: while k2 < 3 && k2 * 2 % 2 != 0 {
        k2 += 1;
        let s: f64;
        if v[k2 % 2].y >= 2.0 {
            s = state[0] + v[k2 % v.len()].x[5];
        } else {
            let x = p178_helper([buf[k2 % buf.len()]; 10]) / (1.0 + (state[state.len() - 1] / (1.0 + buf[k2 % buf.len()].abs())).abs());
            s = v.iter().map(|point| point.z * state[k2 % 4]).sum::<f64>().to_radians();
        }
    }
    buf[6] - (k2 as f64) + row.iter().sum::<f64>() * 2.0 + v[k2 % 2].z * 1.5 + buf.iter().sum::<f64>() * 2.0 + state[4 - 1] * 1.5 - (1.0 + (state[state.len() - 1] + u).abs()).powf((u.floor() * state[state.len() - 1]).sin()) - (state[0] * state[3] - u)
}

flat_record! {
    Point178 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p179_helper(grid: &[f64], s: f64) -> f64 {
    if !(s > 1.0) {
        let s2: f64;
        if s > 0.25 {
            let a = 0.9 * s + (s + s);
            s2 = grid[1..].iter().map(|acc| (acc * acc).sqrt()).fold(0.1_f64, f64::max);
        } else {
            s2 = s.powi(3);
        }
    } else {
        let mut pair: (f64, f64) = (s / 2.0, (0..2).map(|k| (k as f64) * s).sum::<f64>());
    }
    let mut z: f64 = grid.iter().map(|e| (e * e).sqrt()).fold(0.1_f64, f64::min);
    match grid.len() % 4 {
        0 => {
            let mut r: f64;
            if z > 1.0 {
                let acc = 0.25 * s + grid[grid.len() - 1].cos();
                r = acc.atan2(0.8_f64.max(0.0).sqrt().min(z).powi(2) + 1.0);
            } else {
                r = (-z.powi(2)).exp().atan2(1.0 + z.cos().abs());
            }
        }
        _ => {
            let z = z * z;
        }
    }
    z * s + s * 0.3 - (grid[1] - grid[0])
}

#[differentiable(unconnected = "zero")]
fn p179(pair: (f64, f64), ys: &Vec<f64>, ys2: &[f64]) -> f64 {
    let state = vec![p179_helper(ys2, ys[4]), 1.5 * ys2[0]];
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 1 {
            break;
        }
    }
    let mut count2 = 0;
    loop {
        count2 += 1;
        let x = if count2 / 2 < 3 {
            state[0] * state[state.len() - 1] - state[count2 % state.len()] * ys2[4]
        } else {
            state[2 - 1] + state[count2 % 2].min(ys[4])
        };
        if count2 >= 2 {
            break;
        }
    }
    let mut out: Vec<f64> = (0..4).zip(ys.windows(2)).map(|(m, grid)| ys2[m]).collect::<Vec<f64>>();
    (ys2.chunks(2).map(|row| row[count2 % row.len()] + 2.0).sum::<f64>() - out[0] * 1.5) * (ys2[count % ys2.len()] + out[out.len() - 1] + out[0] * (count2 as f64))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p150(&[-1.1, 1.0, -0.8, 0.9], [[-0.2, -1.1], [-1.2, -1.0], [0.6, 1.2]]) calls Point150::sqrt),
        program!(p151(-0.9, &Point151 { x: 0.5, y: [0.7, -0.3, 1.0, 0.4, 0.1, 0.8, 1.4, 1.2, 1.4], z: 0.3 })),
        program!(p152(-1.2, (-1.0, 0.7), 1.0) calls Point152::or, p152_helper),
        program!(p153(const 0.1, &Point153 { x: -0.8, y: -0.5, z: 0.4 }, &mut -0.7, 2) calls Point153::ln),
        program!(p154(-0.1, 0.35, &[[1.0, 0.3], [0.2, -1.2], [-0.9, 0.35]], &mut [0.6, 0.2, 0.8])),
        program!(p155(&Point155 { x: 0.7, y: -1.0 }, &mut [1.1, -0.5, 1.1, 0.0, -0.2]); pulled (([1.0, 0.3], 0.5), vec![-0.7, 0.3, 1.0, 1.0, -2.0])),
        program!(p156(1.4, 4); pulled -2.0),
        program!(p157(&mut [(-0.2, 1.0), (1.0, -1.1), (1.1, -0.6), (0.6, 0.2)], &[0.3, 0.1, -0.9, 0.5, 0.4], &[0.2, 0.4])),
        program!(p158(&[-1.2, 0.8, 0.9, 0.5, -1.0, 1.2, -0.9, 0.8, -0.8, 0.8, 0.7, -0.7], &mut Point158 { x: -0.7, y: 0.35, z: -0.4 })),
        program!(p159(Point159 { x: -0.8, y: 0.0 }, &[1.2, -0.6, 0.7, -0.4, 0.35], &[0.0, -0.5, -0.4, -0.5, -0.2, 0.35, -0.5, -0.9, 0.0, -0.6, 0.1], -0.4)),
        program!(p160([[1.1, 1.3], [0.9, -0.3]], &mut 1.0, true) calls p160_helper),
        program!(p161([0.5, -1.1], &vec![-1.1, 0.3, 1.4, -0.4, -1.1], 1.1) calls Body161::advance, p161_helper; pulled 1.0),
        program!(p162(2, [-1.2, 0.7, 0.6, -0.8, 1.0, 0.7, 0.5, 0.6, -0.1, 1.4], &vec![-0.7, 1.0, 0.8, 0.6, -0.3, 0.7, 0.1, 0.7, 1.3, 1.1, 1.0], &mut [1.4, 0.2, 0.3])),
        program!(p163(&[0.4, -0.8, -1.0, 1.0], 1.1, 0.2) calls Point163::cos; pulled [0.5, 0.3, 0.5]),
        program!(p164(&mut [-0.1, 0.35, 1.4, -0.7], &mut 0.9, &[1.1, 0.35, -0.1, 1.3, 0.9, -0.2, 1.0, 0.6, 0.9, -0.6, -0.4])),
        program!(p165(&vec![1.0, -0.1, -0.5, 1.2]) calls p165_helper; pulled [-2.0, 1.0, 1.0]),
        program!(p166(&vec![-0.3, 0.7, 1.0, 0.4], Point166 { x: 0.7, y: 0.2 })),
        program!(p167(&[-0.7, -0.6, 1.2], &mut [(-0.5, 0.35), (1.1, -1.1), (0.1, 1.0), (0.3, 1.2), (1.2, 0.2)], &mut [-0.5, 0.1, 1.1, 1.2, -1.1, -0.8, -0.5, 0.7, 0.0, 1.3, -0.1], &[-0.3, 1.3, 0.9])),
        program!(p168(&[[0.0, -0.6], [-1.0, -0.9]], &[0.2, -0.2, 0.0], &mut Point168 { x: 1.1, y: [-0.1, -1.0, -0.8] }) calls p168_helper; pulled (Point168Tangent { x: 1.0, y: [-2.0, 0.5, 1.0] }, Point168Tangent { x: -2.0, y: [0.5, 0.3, 1.0] })),
        program!(p169(Point169 { x: 1.0, y: -1.1, z: -0.8 }) calls Point169::shifted),
        program!(p170(0.35, [-0.6, 1.4, 1.0], 3, [[0.9, -0.6], [-0.3, 1.2]]) calls p170_helper),
        program!(p171(&mut 0.2, const &[-1.2, -1.2, 0.8, 1.4, -0.2], &[-1.1, 0.0, 0.0, 0.3, 1.2, -0.8, -1.0, -0.8, 0.35, -1.1, 0.35], vec![-0.5, -1.1, -0.6]); pulled (-2.0, 0.5)),
        program!(p172(&[Body172 { at: -0.6, k: [-0.1, 0.2, -0.7], rates: 1.1, parts: (1.2, -0.6), last: -0.1 }, Body172 { at: -1.2, k: [1.1, 1.1, 0.8], rates: 0.0, parts: (0.9, -0.8), last: 0.9 }, Body172 { at: 0.7, k: [0.9, 0.0, 1.1], rates: 0.8, parts: (0.6, 0.35), last: -0.2 }, Body172 { at: 0.0, k: [0.8, -0.2, 1.3], rates: -0.5, parts: (0.0, -0.6), last: 0.2 }], &mut -1.0, &[-0.9, -0.4])),
        program!(p173(-0.9, (-0.2, -1.1))),
        program!(p174(&[-0.6, -0.8, 0.2, 0.5])),
        program!(p175(const 0.9, Point175 { x: [-0.3, -1.0, -0.2, -0.6, -0.7, -1.0, 0.4, -0.9, -0.8, 0.6, 0.0], y: -1.1 }, 1.2)),
        program!(p176(-0.4, 2) calls Point176::shifted, Point176::new, Body176::sum),
        program!(p177(&mut vec![0.7, -0.7, -0.8, -0.8])),
        program!(p178([-0.6, 0.35, 1.3, 1.1, -0.4, 0.1, -1.2, -0.7, -0.9, -0.2, 1.1, -0.4]) calls p178_helper),
        program!(p179((-0.4, -0.7), &vec![0.1, 0.7, 1.4, -0.4, 1.0], &[0.0, 0.4, 0.3, 0.1, 0.35, -0.3, 1.4, -0.7, 0.35, 0.6, 0.9]) calls p179_helper),
    ]
}
