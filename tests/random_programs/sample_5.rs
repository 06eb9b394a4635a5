//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p150(v: &[f64]) -> [f64; 2] {
    match 3 % 3 {
        0 => {}
        1 | 2 => {}
        i if i % 3 == 1 => {}
        _ => {}
    }
    let mut kind: Option<f64> = None;
    let ys = [[v[0], v[v.len() - 1]], [v[4 - 1], v[1]], [v[4 - 1], v[4 - 1]], [v[0], -1.0]];
    if 4 < 3 {} else {
        let mut v2 = [v[4 - 1].tanh().exp_m1(), v[1], v[0], ys[1][2 - 1]];
    }
    let mut out: [f64; 16] = [v[3]; 16];
    let k = out.len();
    for k2 in 0..k - 1 {
        out[k2] += (out[k - 1] * out[k2 * 2 % k]).sin();
    }
    let z: f64;
    if k * 2 % 2 != 1 || k + 1 < 3 {
        let x: f64 = out[k % out.len()] / 1.5 * (k as f64);
        z = x;
    } else {
        z = out[8];
    }
    [v[..1].chunks(2).map(|row| z * z).sum::<f64>() - (ys[3][0] + out[6]), z.mul_add(v[2] + v[3], out[k % out.len()])]
}

#[differentiable(unconnected = "zero")]
fn p151_helper(n: usize, grid: [f64; 2], ys: [f64; 2], x: f64) -> f64 {
    if n < 1 {
        return x;
    }
    let mut pair = (ys[0], ys[n % ys.len()].atan().cosh());
    for &d in ys.iter() {
        for count in 0..n {
            'rows1: for count2 in 0..ys.len() - 1 {
                pair.1 *= x;
            }
        }
    }
    ((0..=4).rev().zip(grid.chunks(2)).map(|(m, out)| out[n % 1] + out[0]).fold(x, |acc, a| acc.max(a + a)) - x * 1.5 - pair.0 * 0.5) * (x + x * pair.0) + p151_helper(n - 1, ys, [pair.1, grid[0]], x)
}

#[differentiable(unconnected = "zero")]
fn p151(q: f64, out: [[f64; 2]; 2]) -> f64 {
    let mut count = 0;
    let x: f64 = 'rows1: loop {
        count += 1;
        if count >= 3 {
            break match count / 2 % 5 {
                0 => out[1][count % 2] + out[count % 2][count % 2],
                n if out.len() < 3 => out[out.len() - 1][0] - q,
                _ => out[0][0] - -0.7,
            };
        }
    };
    for (s, &acc) in out[1][0..1].iter().zip(&out[1][..1]) {
        let mut ys: [[f64; 4]; 4] = [[x; 4]; 4];
        for m in (0..4).step_by(2) {
            for n in 2..4 {
                ys[m][m] = ys[n / 2][m] + ys[m][m / 2] * acc;
            }
        }
        ys[count % 4][count % 4] = s.to_radians();
    }
    let f = |r: f64| {
        let mut acc = r.signum() * x + out[1][1];
        r + acc
    };
    let x2 = p151_helper(2, [p151_helper(1, [x, x], [x, q], q), -x], [out[out.len() - 1][count % 2], 0.3 / (1.0 + x.abs())], x.abs());
    'steps2: for k in (0..out.len()).rev() {
        if k * 2 % 2 != 0 {
            break;
        }
    }
    0.1 + (count as f64) + out[count % 2][0] * 0.5 + x2 * 1.5 + x2.cbrt().max(x2).tanh().cosh()
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
fn p152_helper(m: usize, flag: bool, row: &[f64], x: f64, e: f64) -> f64 {
    if m < 1 {
        return if m % 2 == 1 {
            x
        } else {
            let mut c = e;
            e
        };
    }
    let f = |u: f64, acc: f64| {
        let y = acc;
        if flag {
            return acc;
        }
        u + y * u * y
    };
    x.tanh() - x * 2.0 - e * 0.5 + row[0] + f(e, e)
}

#[differentiable(unconnected = "zero")]
fn p152(acc: &mut f64) -> f64 {
    match 3 % 3 {
        0 => {
            match 2 % 3 {
                0 => {}
                n if n < 3 && *acc < 0.25 => {
                    *acc -= *acc + *acc + *acc / (1.0 + acc.abs());
                }
                _ => {}
            }
        }
        1 | 2 => {
            *acc *= if *acc >= *acc {
                acc.max(*acc)
            } else {
                acc.tanh().sinh()
            };
            for n in (0..=3).rev() {
                let mut j: usize = n * 2;
                for count in 0..=j {
                    *acc = (0..1).take(2).map(|count2| (count2 as f64)).fold(*acc, |acc2, b| acc2.max(b));
                    let mut buf: [f64; 2] = [0.25; 2];
                }
            }
        }
        _ => {}
    }
    let (mut p, p2) = (if *acc > *acc {
        *acc + *acc
    } else {
        let mut acc2 = *acc + *acc;
        acc2
    }, *acc + *acc);
    (1.0 + p2.abs()).ln() - p * 1.5 - (0..4).zip(0..4).map(|(count, m)| (m as f64) * p).sum::<f64>()
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point161 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body161 {
    at: [f64; 10],
    k: Vec<f64>,
    rates: f64,
}

#[differentiable(unconnected = "zero")]
fn p161_helper(i: usize, grid: [f64; 2], buf: &[f64], t: f64, r: f64) -> f64 {
    if i < 1 {
        return r * (i as f64);
    }
    let mut body = Body161 { at: [t; 10], k: vec![r * t, t], rates: t * r };
    (r.max(body.rates) + grid[1] * 2.0 - t * 1.5 + r * 0.3 + body.rates * 0.5) * (t / 3.0).atan().sinh() * buf[0..1].iter().zip(grid.iter()).map(|(acc, &p)| p).fold(r, |acc, y| acc.max(y + y)) + p161_helper(i - 1, grid, &grid, body.rates, r)
}

#[differentiable(unconnected = "zero")]
fn p161(row: &mut Vec<f64>, v: &Vec<Body161>, x: f64, unit: &mut Point161) -> f64 {
    let r = p161_helper(1, [(x * x + unit.y * unit.y).sqrt().max(unit.y), x / (v[0].rates.powi(2) + 1.2)], row, x.cos(), row[0] * unit.x);
    let a = (if r >= 0.25 {
        row[1] + x
    } else {
        r
    }) + r * (if x > x {
        r
    } else {
        x
    });
    let mut j = 0;
    'rows1: while j < 5 {
        j += 1;
        unit.x = (if v.len() % 3 == 0 {
            a
        } else {
            a
        }) + (match j / 2 % 5 {
            0..=1 | 4 => 0.3,
            2 => {
                let mut s = r;
                row[j % row.len()]
            }
            _ => x,
        });
        if j / 2 < 3 && j < 3 {
            let e = a;
        } else {
            let mut q: f64;
            if v[j % v.len()].k[0] >= 3.0 {
                let mut y: f64 = v.iter().step_by(2).rev().map(|Body161 { at: ys, k: _, rates: x2 }| a + *x2).sum::<f64>();
                q = y;
            } else {
                q = 1.0;
            }
        }
    }
    a * row[1..].iter().map(|r2| (*r2 * *r2).sqrt()).fold(0.7_f64, f64::max)
}

flat_record! {
    Point161 { x, y }
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
fn p168_helper(j: usize, y: f64, out: [f64; 2], out2: [f64; 2], y2: f64) -> f64 {
    if j < 1 {
        return y2;
    }
    let d = p168_helper(j - 1, out2[1] - 1.1, [match out2.len() % 5 {
        0..=1 | 4 => {
            let mut e = y2;
            e
        }
        2 => out2[j % out2.len()],
        _ => {
            let q = out2[0];
            out[out.len() - 1]
        }
    }, y2 / (y2.powi(2) + 1.2)], out2, y2 + 1.0);
    (d / 1.5 + y * 0.3 - out[j % out.len()] * 0.5) * out[1..].iter().rev().map(|q| out[j % out.len()].max(0.8) + *q).sum::<f64>() + d
}

#[differentiable(unconnected = "zero")]
fn p168(xs: &mut [f64]) -> f64 {
    let mut pair: (f64, f64) = (xs[1] - xs[4 - 1] + 0.1, (0..1).map(|n| (n as f64)).sum::<f64>());
    pair.0 += pair.1;
    let mut i: usize = 0;
    let mut spring = Point168 { y: [xs[3].tanh().exp_m1(), xs[i % 4].min(pair.0), pair.1 - pair.1], x: pair.0 * pair.0 };
    let mut p: f64 = -xs[..3].iter().skip(1).enumerate().map(|(k, &x)| x).product::<f64>();
    'rows1: for grid in xs.chunks(2).rev() {
        let mut pair2 = std::mem::replace(&mut pair, (-spring.y[3 - 1], xs[i % xs.len()] * p));
    }
    let mut pair2 = (p, p.cbrt().min(p));
    pair2.1 = xs.iter().map(|x| (*x * *x).sqrt()).fold(0.7_f64, f64::min);
    let mut xs2 = [Point168 { x: p - (i as f64), y: [p, xs[i % xs.len()] + spring.y[i % 3], pair2.0 / (1.0 + spring.y[i % 3].abs())] }, Point168 { ..spring }];
    let mut r = if i % 2 != 0 {
        let mut u: f64 = 0.3;
        u * xs2[i % xs2.len()].y[1]
    } else {
        let mut d = p168_helper(2, p, [spring.x, spring.x], [xs2[xs2.len() - 1].y[3 - 1], xs2[xs2.len() - 1].y[1]], pair.0);
        pair2.1 + (xs2[i % 2].x + d)
    };
    xs2[i % xs2.len()].y[i % 3] + xs2[i % xs2.len()].y[i % 3] - pair.1 * 0.5 - spring.y[1] * 0.5 + p * 1.5 - xs2[i % 2].y[i % 3] * 1.5 + xs2.iter().skip(1).zip(0..i).map(|(spring2, j)| (j as f64)).sum::<f64>()
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
struct Point172 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point172 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64) -> Point172 {
        Point172 { x: y, y: y.asinh(), z: y }
    }
}

#[differentiable(unconnected = "zero")]
fn p172_helper(n: usize, flag: bool, x: f64) -> f64 {
    if n < 1 {
        return if n > 2 {
            x
        } else {
            x
        };
    }
    (0..3).skip(1).map(|j| (j as f64)).sum::<f64>() + x * 0.3 + (0..=n).filter(|count| *count != 1).map(|k| (x * x).sqrt().max(x) + (k as f64)).fold(x, |acc, s| acc.max(s * s.abs())) + p172_helper(n - 1, !(n / 2 % 2 != 0), x)
}

#[differentiable(unconnected = "zero")]
fn p172(i: usize, r: &mut f64, v: &[[f64; 2]; 3], v2: &[f64; 4]) -> f64 {
    let flag = v[0][i % 2] >= 2.0;
    *r += if (i + 1) % 2 != 1 {
        *r
    } else {
        v[v.len() - 1][0] * *r
    };
    let mut grid: [f64; 11] = [v[1][i % 2]; 11];
    for count in 0..3 {
        for count2 in 1 + count..4 {
            grid[0] = (grid[1] * grid[4 - 1 - count2]).sin();
        }
    }
    let y: f64;
    if v2[i % v2.len()] >= grid[i] {
        y = (-grid[(i + 1) % 11]).min(v2[0]);
    } else {
        y = grid[6];
    }
    let part = Point172::new(match i % 5 {
        0..=1 | 4 => y,
        2..=3 => grid[i],
        m if flag => y,
        _ => {
            let mut b = y;
            y
        }
    });
    grid[10] = (grid[i] * y).atan();
    (y.min(y) + grid.iter().sum::<f64>() * 0.3 + y.floor() * (part.x * v[3 - 1][i % 2])) * part.y.cos()
}

flat_record! {
    Point172 { x, y, z }
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
fn p179_helper(k: usize, flag: bool, grid: &[f64], c: f64) -> f64 {
    if k < 1 {
        return c + c;
    }
    for (k2, w) in grid.iter().enumerate().rev() {
        let (p, mut u) = (w.min(*w).sin().exp_m1(), *w);
    }
    c.powi(3) - c - c + p179_helper(k - 1, (k + 1) % 3 == 1, grid, c)
}

#[differentiable(unconnected = "zero")]
fn p179(xs: &[f64], n: usize) -> f64 {
    let mut v: Vec<f64> = xs.windows(2).map(|row| row[n % row.len()] - (n as f64) + row[1]).collect::<Vec<f64>>();
    if xs[3] >= 2.0 && n % 3 == 0 {
        v[n % 1] += (if v[0] < -0.7 {
            v[0]
        } else {
            let d = xs[1];
            v[0]
        }) / (v[n % v.len()].atan2(1.0 + xs[4 - 1].abs()).powi(2) + 1.0);
    }
    for (i, b) in v.iter_mut().enumerate() {
        let mut k = 0;
        loop {
            k += 1;
            let (mut a, q) = (if *b < 0.1 {
                if b.max(0.0).sqrt() > 0.1 {
                    b.max(0.0).sqrt()
                } else {
                    xs[2]
                }
            } else {
                *b / (1.0 + b.abs())
            }, b.to_radians());
            a = -xs.iter().map(|u| *u).sum::<f64>();
            if k >= 2 || i * 2 > 2 {
                break;
            }
        }
    }
    (if v[0] <= -0.7 {
        xs[n % xs.len()]
    } else {
        v[n % v.len()]
    }) - (v[0] * v[0] - (n as f64))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p150(&[-0.9, -0.2, 0.3, -1.1]); pulled [0.5, -0.7]),
        program!(p151(0.5, [[0.0, 1.0], [1.4, 1.2]]) calls p151_helper; pulled 0.3),
        program!(p152(&mut -1.0) calls Point152::or, p152_helper),
        program!(p153(const 0.1, &Point153 { x: -0.8, y: -0.5, z: 0.4 }, &mut -0.7, 2) calls Point153::ln),
        program!(p154(-0.1, 0.35, &[[1.0, 0.3], [0.2, -1.2], [-0.9, 0.35]], &mut [0.6, 0.2, 0.8])),
        program!(p155(&Point155 { x: 0.7, y: -1.0 }, &mut [1.1, -0.5, 1.1, 0.0, -0.2]); pulled (([1.0, 0.3], 0.5), vec![-0.7, 0.3, 1.0, 1.0, -2.0])),
        program!(p156(1.4, 4); pulled -2.0),
        program!(p157(&mut [(-0.2, 1.0), (1.0, -1.1), (1.1, -0.6), (0.6, 0.2)], &[0.3, 0.1, -0.9, 0.5, 0.4], &[0.2, 0.4])),
        program!(p158(&[-1.2, 0.8, 0.9, 0.5, -1.0, 1.2, -0.9, 0.8, -0.8, 0.8, 0.7, -0.7], &mut Point158 { x: -0.7, y: 0.35, z: -0.4 })),
        program!(p159(Point159 { x: -0.8, y: 0.0 }, &[1.2, -0.6, 0.7, -0.4, 0.35], &[0.0, -0.5, -0.4, -0.5, -0.2, 0.35, -0.5, -0.9, 0.0, -0.6, 0.1], -0.4)),
        program!(p160([[1.1, 1.3], [0.9, -0.3]], &mut 1.0, true) calls p160_helper),
        program!(p161(&mut vec![-0.8, 1.2, -0.3, 1.0], &vec![Body161 { at: [0.4, 0.5, -0.8, -0.1, -1.2, 1.3, 1.0, 0.35, -0.7, 0.3], k: vec![0.7, 0.6, 1.4, 1.2, 0.7], rates: -1.2 }, Body161 { at: [0.35, -0.4, 0.5, 0.2, 1.3, 0.35, -0.2, -0.1, 0.7, -1.2], k: vec![1.1, 1.2, 0.7, 0.35, 0.8], rates: -0.8 }, Body161 { at: [-0.6, 1.1, -1.1, 0.35, -0.4, -0.4, -0.1, -0.8, 0.7, 0.3], k: vec![0.0, -0.7, 0.5, 1.0, 0.4], rates: 0.2 }, Body161 { at: [0.1, -1.2, 0.1, -0.7, -0.2, -0.6, 0.7, -0.2, -0.6, 1.0], k: vec![-0.1, -0.2, -0.2, -1.0, 0.5], rates: 0.0 }, Body161 { at: [-0.4, -0.7, 0.7, 1.2, 0.7, -0.1, 1.3, 0.7, -1.0, 0.1], k: vec![0.6, 0.0, -0.6, -0.4, -1.2], rates: 0.5 }], -0.3, &mut Point161 { x: -0.2, y: 0.7 }) calls p161_helper),
        program!(p162(2, [-1.2, 0.7, 0.6, -0.8, 1.0, 0.7, 0.5, 0.6, -0.1, 1.4], &vec![-0.7, 1.0, 0.8, 0.6, -0.3, 0.7, 0.1, 0.7, 1.3, 1.1, 1.0], &mut [1.4, 0.2, 0.3])),
        program!(p163(&[0.4, -0.8, -1.0, 1.0], 1.1, 0.2) calls Point163::cos; pulled [0.5, 0.3, 0.5]),
        program!(p164(&mut [-0.1, 0.35, 1.4, -0.7], &mut 0.9, &[1.1, 0.35, -0.1, 1.3, 0.9, -0.2, 1.0, 0.6, 0.9, -0.6, -0.4])),
        program!(p165(&vec![1.0, -0.1, -0.5, 1.2]) calls p165_helper; pulled [-2.0, 1.0, 1.0]),
        program!(p166(&vec![-0.3, 0.7, 1.0, 0.4], Point166 { x: 0.7, y: 0.2 })),
        program!(p167(&[-0.7, -0.6, 1.2], &mut [(-0.5, 0.35), (1.1, -1.1), (0.1, 1.0), (0.3, 1.2), (1.2, 0.2)], &mut [-0.5, 0.1, 1.1, 1.2, -1.1, -0.8, -0.5, 0.7, 0.0, 1.3, -0.1], &[-0.3, 1.3, 0.9])),
        program!(p168(&mut [0.0, 0.8, -0.9, 0.4]) calls p168_helper; pulled (0.5, vec![0.3, 0.5, -2.0, 1.0])),
        program!(p169(Point169 { x: 1.0, y: -1.1, z: -0.8 }) calls Point169::shifted),
        program!(p170(0.35, [-0.6, 1.4, 1.0], 3, [[0.9, -0.6], [-0.3, 1.2]]) calls p170_helper),
        program!(p171(&mut 0.2, const &[-1.2, -1.2, 0.8, 1.4, -0.2], &[-1.1, 0.0, 0.0, 0.3, 1.2, -0.8, -1.0, -0.8, 0.35, -1.1, 0.35], vec![-0.5, -1.1, -0.6]); pulled (-2.0, 0.5)),
        program!(p172(4, &mut -1.2, &[[0.1, -0.8], [-1.1, -1.1], [-0.7, -0.4]], &[0.1, 0.5, 0.4, -0.3]) calls Point172::new, p172_helper),
        program!(p173(-0.9, (-0.2, -1.1))),
        program!(p174(&[-0.6, -0.8, 0.2, 0.5])),
        program!(p175(const 0.9, Point175 { x: [-0.3, -1.0, -0.2, -0.6, -0.7, -1.0, 0.4, -0.9, -0.8, 0.6, 0.0], y: -1.1 }, 1.2)),
        program!(p176(-0.4, 2) calls Point176::shifted, Point176::new, Body176::sum),
        program!(p177(&mut vec![0.7, -0.7, -0.8, -0.8])),
        program!(p178([-0.6, 0.35, 1.3, 1.1, -0.4, 0.1, -1.2, -0.7, -0.9, -0.2, 1.1, -0.4]) calls p178_helper),
        program!(p179(&[-0.4, -0.3, 1.4, -0.1], 2) calls p179_helper),
    ]
}
