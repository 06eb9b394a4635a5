//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p37(mut xs: [f64; 4], x: f64) -> ([f64; 2], f64) {
    let (r, mut r2) = (xs[xs.len() - 1], if 0.25 > 0.25 {
        let y: f64 = x;
        x
    } else {
        x
    });
    let f = |w: f64| w + r2 * r;
    let mut pair = (-0.8 + x * x, x - r2);
    if 2 < 3 {
        let c = r.powi(2) - pair.1 + (if x > 0.3 && pair.1 > r {
            -r2
        } else {
            pair.1
        });
    } else {
        let mut j = 0;
        while j < 4 {
            j += 1;
            let mut kind: Option<f64> = Some(pair.1 - (j as f64));
            pair.1 = xs[3] + (if pair.0 < 0.5 {
                let mut b = pair.0;
                r
            } else {
                x
            });
        }
    }
    let mut kind: Option<f64> = if pair.1 < 1.0 {
        None
    } else {
        Some(r2 + x)
    };
    match &mut kind {
        None => {
            {
                xs[2] = -r + r2 * pair.0;
            }
        }
        Some(s) => {
            let mut v: [f64; 17] = [*s; 17];
            for count in 0..2 {
                for k in 2..17 {
                    v[k] -= v[k - 1] * x.hypot(1.0 + r2.abs());
                }
            }
        }
    }
    ([xs[xs.len() - 1].cbrt().clamp(0.25, 1.25), r / 1.5 - (pair.1 + r2)], ((if pair.1 <= r2 {
        x
    } else {
        pair.1
    }) + x * 0.5 + r2 * 0.3 + pair.0 * 0.5) * r)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point39 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body39 {
    at: [Point39; 2],
    k: f64,
}

#[differentiable]
impl Point39 {
    #[differentiable(unconnected = "zero")]
    fn insert(&mut self, i: usize, acc: f64) {
        let mut grid: [f64; 16] = [acc; 16];
        for m in (0..16).step_by(2) {
            grid[m] = grid[0] * acc.sin();
            grid[0] = (grid[m] * grid[16 - 1 - m]).sin();
            grid[m] = grid[1] + grid[16 - 1 - m] * acc;
        }
    }
}

#[differentiable]
impl Point39 {
    #[differentiable(unconnected = "zero")]
    fn last(&self) -> f64 {
        self.y.powi(3) + self.x.floor() * self.z / 3.0
    }
}

#[differentiable]
impl std::ops::Add for Point39 {
    type Output = Point39;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point39) -> Point39 {
        Point39 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p39_helper(ys: &[f64], grid: &mut [f64], w: f64, d: f64) {
    for row in grid.chunks(2) {
        if w > -0.7 {
            let mut pair: (f64, f64) = (row.iter().rev().enumerate().map(|(count, acc)| *acc).fold(d, |acc, acc2| acc.max(acc2)), row[0]);
        } else {
            let mut pair = ((w * w).asinh(), grid[grid.len() - 1]);
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p39_inner(kind: Option<f64>, w: f64, grid: &[f64], ys: &mut [Body39]) -> [f64; 2] {
    let y = std::mem::replace(&mut ys[0].k, match kind {
        None => {
            w
        }
        Some(q) => {
            grid[1]
        }
    });
    let mut xs: [f64; 11] = [ys[1].k; 11];
    let n = xs.len();
    for i in (0..n - 1).rev().step_by(2) {
        let r = xs[i];
        xs[0] -= r * xs[n - 1 - i];
        xs[i] = xs[i * 2 % n] * xs[i * 2 % n];
        if i % 2 == 0 {
            xs[i] = (xs[0] * xs[i]).sin();
        }
    }
    [grid[n % grid.len()] * xs[10], xs.chunks(2).map(|state| state[0] + ys[1].k).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p39(ys: [f64; 2], row: [[f64; 2]; 2]) -> f64 {
    let mut ys2 = [Body39 { at: [Point39 { z: ys[0] + row[0][1], y: row[0][1].atan2(1.0 + row[1][0].abs()), x: (row[1][0].powi(2) + 0.5).powf(row[row.len() - 1][1].sin()) }, Point39 { z: (-0.7_f64).cos(), y: row[row.len() - 1][2 - 1], x: row[0][1] }], k: row[1].iter().map(|u| u.abs().sqrt()).fold(0.7_f64, f64::max) }, Body39 { at: [Point39 { x: row[0][1..].iter().rev().zip(row[1].chunks(2)).map(|(r, xs)| *r * *r).sum::<f64>(), z: if row[1][1] > -0.4 {
        let r = row[1][0];
        0.3
    } else {
        row[0][1]
    }, y: row[2 - 1][0] }, Point39 { x: row[row.len() - 1][2 - 1], z: row[0][0] + row[1][0], y: row[0][2 - 1].clamp(-0.75, 1.25) }], k: if 0.5 > -0.7 {
        ys[0]
    } else {
        row[1][1]
    } }];
    let mut kind: Option<f64> = None;
    if row[0][1] > 3.0 {
        ys2[0].k += ys[0..1].iter().map(|a| (*a * *a).sqrt()).fold(0.7_f64, f64::min);
        let mut out = std::mem::replace(&mut ys2, [Body39 { at: [Point39 { z: 0.3_f64.mul_add(row[2 - 1][0], row[row.len() - 1][0]), x: row[0][2 - 1], y: 1.0_f64.tanh() }, Point39 { z: ys[0], y: (1.0 + row[0][0].abs()).sqrt(), x: row[0][0] }], k: row[2 - 1][0] }, Body39 { at: [Point39 { y: if ys[ys.len() - 1] > 0.1 {
            let mut y = row[1][1];
            y
        } else {
            row[0][0]
        }, z: row[row.len() - 1][2 - 1].floor() * row[0][1], x: row[row.len() - 1][1] }, Point39 { z: 0.3 / (1.0 + ys[0].abs()), x: row[1][1].min(row[1][2 - 1]), y: if row[row.len() - 1][2 - 1] < 0.9 && row[0][0] <= row[1][0] {
            let b = row[0][1];
            row[0][0]
        } else {
            row[1][1]
        } }], k: row[1][1].max(ys[1]) }]);
    } else {
        ys2[2 - 1].k /= ys2[0].at[0].x.powi(2) + 1.0;
    }
    ys2[2 - 1].k *= ys2[0].k;
    ((row[1][1].powi(2) + 1.2).cbrt() - row[1][0] * 0.3 + ys2[1].k * 0.3) * ((ys2[2 - 1].k - row[1][2 - 1]).signum() * row[0].iter().map(|&b| b * ys2[2 - 1].at[0].x).sum::<f64>())
}

flat_record! {
    Point39 { x, y, z }
    Body39 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p41(flag: bool, row: &[f64], v: &[f64], grid: Vec<f64>) -> f64 {
    let flag2 = grid[2] > -0.7;
    grid[1].powi(2) + grid[2] * 0.5 - grid[0] + grid.iter().enumerate().rev().filter(|(j, acc)| **acc > -0.4).map(|(k, p)| *p).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p42_helper(z: f64, row: [[f64; 2]; 2]) -> f64 {
    let mut kind: Option<f64> = Some(row[0][0] * row[row.len() - 1][0]);
    let shape: Option<f64> = if row[0][2 - 1] > 0.5 {
        None
    } else {
        Some(if row[row.len() - 1][1] < row[row.len() - 1][0] {
            let y = row[2 - 1][1];
            y
        } else {
            row[2 - 1][0]
        })
    };
    let mut ys: Vec<f64> = Vec::new();
    for state in row[2 - 1].chunks(2) {
        ys.push(state[1 - 1]);
    }
    ys.push(row[0][1]);
    ys[0] *= row[2 - 1][0].tanh() * (row[0][1] * row[0][1] + ys[0] * ys[0]).sqrt().max(ys[1 - 1]);
    'rows1: for j in 0..2 {
        for y in &ys {
            'steps2: for x in ys.iter() {
                let (mut p, p2) = (ys.iter().filter(|r| **r > 0.9).map(|d| ys[j % ys.len()] + d).sum::<f64>() - x, if *y < 2.0 || *y < 0.9 {
                    1.0
                } else {
                    let t = *x;
                    *y
                });
            }
        }
    }
    -ys[0] + z * 2.0 + ys[0] * 0.5 + (0..row.len()).map(|count| row[count][count % 2] * row[count][count] + (count as f64)).sum::<f64>() + (1.0 + (row[1][2 - 1].signum() * row[1][0]).abs()).powf((if !(row[row.len() - 1][2 - 1] <= -0.7) {
        3.0
    } else {
        z
    }).sin())
}

#[differentiable(unconnected = "zero")]
fn p42(mut buf: [f64; 2], grid: [f64; 4], mut grid2: [f64; 4]) -> f64 {
    for (out, i) in grid2.windows(2).zip(0..grid.len() - 1) {
        match grid.len() % 3 {
            0 => {}
            _ => {
                let kind: Option<f64> = if out[0] >= grid[i] || i / 2 > 0 {
                    Some(out[0] + grid[i])
                } else {
                    Some(match i % 5 {
                        0 => grid2[i],
                        2 => {
                            let e = grid2[i];
                            grid2[i]
                        }
                        count if count % 2 != 0 => {
                            let u: f64 = 1.5;
                            grid[2]
                        }
                        _ => buf[1],
                    })
                };
                let mut kind2: Option<f64> = Some(grid2[(i + 1) % grid2.len()]);
                let mut buf2: Vec<f64> = Vec::new();
                for &b in out.iter().rev() {
                    buf2.push(0.25);
                }
                buf2.push(if buf[2 - 1] > grid2[0] {
                    out[0]
                } else {
                    out[out.len() - 1]
                });
            }
        }
        match i / 2 % 3 {
            0 => {
                buf[1] += (1..grid2.len()).rev().zip(0..3).map(|(i2, m)| (m as f64)).sum::<f64>() + grid[i % 4];
            }
            1 | 2 => {
                buf[i % 2] = (0..=1).rev().map(|count| grid[(count + 1) % grid.len()] / (1.0 + out[count].abs()) + (count as f64)).sum::<f64>();
                buf[2 - 1] = out[i % out.len()].abs();
            }
            _ => {
                buf[0] += grid2[i];
            }
        }
        let xs = [out[i % out.len()]; 4];
    }
    for j in 0..2 {
        grid2[j] += p42_helper(grid2[j % grid2.len()], [[buf[j], grid[j]], [grid[j], -0.4]]);
    }
    grid2[grid2.len() - 1] + buf[buf.len() - 1] - grid[grid.len() - 1] * 0.5 + (if grid2[grid2.len() - 1] >= grid2[0] && grid2[grid2.len() - 1] > grid[0] {
        grid2[2] - grid[2]
    } else {
        grid[grid.len() - 1].atan()
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point43 {
    x: [f64; 11],
    #[no_diff] y: f64,
    z: [f64; 10],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer43 {
    inner: Point43,
    gain: f64,
}
impl std::ops::Deref for Outer43 {
    type Target = Point43;
    fn deref(&self) -> &Point43 { &self.inner }
}
impl std::ops::DerefMut for Outer43 {
    fn deref_mut(&mut self) -> &mut Point43 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape43 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p43(out: &mut Vec<f64>, row: Vec<f64>) -> f64 {
    let mut kind: Shape43 = Shape43::Disc(row[1].atan().cosh());
    out.push(row[4] + row[1]);
    let mut i = 0;
    while i < 2 && out[1] >= 1.0 {
        i += 1;
        let mut k = 0;
        let u: f64 = loop {
            k += 1;
            if k >= 4 {
                break out[1];
            }
        };
    }
    match row.len() % 3 {
        0 => {
            let v = [row[i % 5]; 4];
        }
        _ => {
            out[i % 4] += row.iter().enumerate().rev().map(|(count, &w)| w).fold(row[0], |acc, x| acc.max(x + x)) * row[..1].iter().map(|r| r * 1.5).fold(0.7_f64, f64::max);
        }
    }
    out.swap(1, 2);
    match i % 4 {
        0 => {}
        _ => {}
    }
    row[2].cbrt().max(row[1]) + row.iter().sum::<f64>() * 2.0 - row[3..].iter().enumerate().map(|(j, r)| *r * (row[j % row.len()] / 1.5)).sum::<f64>() + row[..4].windows(2).map(|out2| out2[2 - 1] * (match i / 2 % 5 {
        0..=1 => out2[i % out2.len()],
        _ => 1.0,
    })).fold(out[3], |acc, y| acc + y * (row[i % row.len()] * y))
}

flat_record! {
    Point43 { x, y, z }
    Outer43 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point44 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer44 {
    inner: Point44,
    gain: f64,
}
impl std::ops::Deref for Outer44 {
    type Target = Point44;
    fn deref(&self) -> &Point44 { &self.inner }
}
impl std::ops::DerefMut for Outer44 {
    fn deref_mut(&mut self) -> &mut Point44 { &mut self.inner }
}

#[differentiable]
impl Point44 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, out: &[(f64, f64)], xs: &[f64]) -> f64 {
        let mut m = 0;
        'rows1: loop {
            m += 1;
            if m >= 3 || xs[0] <= 2.0 {
                break;
            }
            for (q, a) in out.iter().rev() {}
            'steps2: for count in 0..=2 {}
        }
        xs[1..].iter().map(|e| e.abs().sqrt()).fold(0.1_f64, f64::max) - xs[m % xs.len()] + xs[1]
    }
}

#[differentiable]
impl Point44 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &Vec<f64>) -> f64 {
        for n in (0..3).skip(1) {
            for (j, &r) in (0..out.len()).zip(out.iter()) {
                if n / 2 % 2 == 0 && out[j] < -1.0 {
                    let mut c = (-(-r).powi(2)).exp();
                } else if j + 1 < 3 {
                    let mut body = Point44 { ..*self };
                }
            }
        }
        out.iter().map(|c| c.abs().sqrt()).fold(0.1_f64, f64::max) * out.iter().enumerate().map(|(j, &acc)| acc * 1.5_f64.to_radians()).fold(self.z, |acc, t| acc.max(t + t + t)) - (1..out.len() - 1).zip(0..out.len()).map(|(count, i)| (i as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p44_helper(x: f64, mut ys: [f64; 2], row: &mut [f64; 3]) {
    let mut v = vec![Point44 { x: ys[ys.len() - 1].abs(), y: [row[2], (-0.7_f64).atan()], z: x.min(0.25) }, Point44 { x: row[row.len() - 1] * ys[2 - 1], y: [ys[ys.len() - 1] * ys[0], row.iter().map(|x2| x2.abs().sqrt()).fold(0.1_f64, f64::min)], z: row[0] / (row[1].powi(2) + 1.2) }];
}

#[differentiable(unconnected = "zero")]
fn p44_inner(d: f64, e: f64) -> (f64, f64) {
    let mut grid = vec![(e, e), (e, e), (e, d)];
    ((e - e * 0.3) * (e - e).cos() - e.sin(), (e - d * 0.5) * (0..4).skip(1).map(|k| (grid[k % grid.len()].1.powi(2) + 0.5).log10() + (k as f64)).product::<f64>() - e * e * (if grid[3 - 1].1 > 2.0 {
        grid[grid.len() - 1].0
    } else {
        grid[0].1
    }))
}

#[differentiable(unconnected = "zero")]
fn p44(xs: &[f64], row: &[f64], row2: &[f64; 2], b: f64) -> Vec<f64> {
    let mut i = 0;
    let x: f64 = loop {
        i += 1;
        if i >= 3 || row2[row2.len() - 1] >= row2[i % row2.len()] {
            break 0.3_f64.cbrt().max(b) * row[i % 5];
        }
        for v in row2.chunks(2) {}
    };
    let mut out: Vec<f64> = vec![row2[i % row2.len()]; 18];
    for i2 in 1..18 {
        let z = out[i2];
        out[18 - 1 - i2] = (z * out[i2 - 1]).sin();
        out[i2] *= out[i2].tanh() * out[0];
    }
    for j in (0..17).rev() {
        out[j] -= out[j] * 0.5 + out[j];
    }
    let mut pair = (-(match (i + 1) % 5 {
        0..=1 => out[4],
        2..=3 => x,
        _ => row[i % row.len()],
    }), row[2] / (1.0 + b.abs()));
    let w: f64;
    if i + 1 < 3 && i * 2 > 1 {
        w = (out[i % out.len()] + row2[row2.len() - 1]).atan().sinh();
    } else {
        w = (x + (i as f64)).sin();
    }
    out.swap(i % 18, i % 18);
    vec![xs[i % xs.len()].sin(), out[16] / (1.0 + w.abs()) + out[i % 18].to_radians(), (-0.7_f64).max(0.0).sqrt().max(0.25)]
}

flat_record! {
    Point44 { x, y, z }
    Outer44 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p45_helper(count: usize, flag: bool, a: f64) -> f64 {
    let mut acc: f64 = 0.1;
    (0..4).filter(|n| *n != 1).map(|n| a + (n as f64)).sum::<f64>() - (0..2).map(|j| acc.abs() + (j as f64)).product::<f64>() - (acc * (count as f64) + a.atan().exp2())
}

#[differentiable(unconnected = "zero")]
fn p45(p: f64) -> f64 {
    let mut w = p / (1.0 + p.abs());
    let b = p;
    let mut pair = (b, b - b);
    'rows1: for i in 0..=3 {
        let h = |t: f64, u: f64| t + (if b >= b {
            pair.0 - w
        } else {
            let q = t.signum() * u;
            u - b
        });
        for m in (0..1).rev() {
            for m2 in 0..=4 {
                let mut grid = [pair.1; 4];
            }
        }
    }
    b + b - p * 0.3 - pair.1 * 0.3 + (0..=2).map(|n| (n as f64)).sum::<f64>() + (p45_helper(1, !(p > 3.0), w) - b)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point46 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p46(v: &[f64; 2], out: &[f64], mut out2: [[f64; 2]; 3], flag: bool) -> f64 {
    let mut a: f64 = out[..2].iter().map(|acc| acc.abs().sqrt()).fold(0.1_f64, f64::max);
    let mut count = 0;
    loop {
        count += 1;
        std::mem::swap(&mut a, &mut out2[1][2 - 1]);
        if count >= 2 {
            break;
        }
    }
    a += a;
    a = a;
    let mut point = Point46 { x: a, y: [-out2[1][count % 2], out[3], out2[3 - 1].iter().map(|c| *c * 1.5).fold(0.1_f64, f64::max)], z: out[0] - a };
    if count > 2 {
        let y = std::mem::take(&mut point.z);
        point.z = match count % 5 {
            0..=1 => point.x + v[count % 2],
            2 => {
                let mut y2: f64 = y;
                a + y2
            }
            _ => out2[count % 3].iter().fold(y, |acc, &p| acc + p * 0.1),
        };
    } else {
        {
            let Point46 { x: a2, y: xs, z: s } = &point;
        }
    }
    (out2[count % out2.len()][1].sin() + a * 0.5 + point.y[3 - 1] * 2.0) * (match (count + 1) % 5 {
        0 => point.z,
        2 => {
            let mut d = a;
            point.y[1]
        }
        j if point.y[j % 3] < a => {
            let d = point.y[1];
            point.x
        }
        _ => point.x,
    }).tanh().exp_m1()
}

flat_record! {
    Point46 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p48(v: &mut [f64], pair: (f64, f64), mut acc: f64) -> f64 {
    let (s, x) = (pair.1, acc);
    acc = (acc - x) * s;
    acc *= v[1..].iter().filter(|u| **u > 1.5).map(|w| *w).fold(x, |acc2, q| acc2 * 0.5 + q * acc);
    acc += (0..=3).zip(v.iter()).map(|(i, a)| (if i % 2 == 1 {
        let mut p = *a;
        *a
    } else {
        s
    }) + a).sum::<f64>();
    let flag = !(acc > 0.8);
    {
        let z = std::mem::replace(&mut acc, (pair.1.powi(2) + 0.5).powi(-1));
    }
    let mut a = s;
    let mut k = 0;
    while k < 5 && flag {
        k += 1;
        let flag2 = k / 2 > 0;
        let mut s = s * v.iter().map(|d| d.abs().sqrt()).fold(0.1_f64, f64::min);
        let s = s + (s + s.asinh());
    }
    a += if !(k * 2 > 2) {
        if a > 1.0 {
            s
        } else {
            pair.1
        }
    } else {
        let mut e: f64 = a;
        e
    };
    let s2 = s;
    (x + (k as f64) - pair.0 * 1.5 - acc * 0.5 + s * 1.5 - x * 0.3 + a * 0.3 + s2 * 2.0) * s2
}

#[differentiable(unconnected = "zero")]
fn p50(#[no_diff] mut c: f64, out: &mut Vec<f64>, buf: &[f64; 3]) -> f64 {
    let mut b = buf[1] * (-0.7 - buf[1] + buf[0]);
    b += (out[4].powi(2) + 1.0).sqrt();
    b = if 2 < 3 {
        let t = if 2 < 3 {
            buf[3 - 1]
        } else {
            out[1]
        };
        b * t
    } else {
        (1..out.len()).map(|k| (k as f64)).sum::<f64>()
    };
    let mut n = 0;
    while n < 2 && n / 2 % 2 == 1 {
        n += 1;
        let mut state: [f64; 3] = [0.3; 3];
        let mut w: f64 = 0.1;
        for i in (0..3).rev() {
            for count in 0..3 {
                state[count] = (buf[i] * (count as f64)).sin();
            }
            let mut c2: f64 = 0.0;
            for m in 0..state.len() {
                c2 += state[m] * state[m].cos();
            }
            w += c2 * buf[i];
            state[2] = w * 0.1;
        }
        buf.iter().for_each(|&r| {
            w += match n % 5 {
                0 => r + out[n % out.len()],
                2..=3 => state[n % 3],
                count if w <= r => b * (n as f64),
                _ => w.powi(3),
            };
        });
    }
    let mut j = 0;
    'rows1: loop {
        j += 1;
        let a = std::mem::take(&mut b);
        match j * 2 % 4 {
            0 => {
                let kind: Option<f64> = if a > 0.3 {
                    Some(if j * 2 > 0 || (n + 1) % 2 == 0 {
                        b
                    } else {
                        b
                    })
                } else {
                    Some(b * (n as f64))
                };
            }
            1 | 2 => {
                let mut n2 = 0;
                while b < 0.1 && n2 < 3 {
                    n2 += 1;
                    let acc = std::mem::replace(&mut b, out[n2 % out.len()]);
                    c += if acc <= acc {
                        buf[n2 % buf.len()].asinh()
                    } else {
                        acc * a
                    };
                    c = buf[2..].iter().fold(a, |acc2, b2| acc2 + b2 * (b * b2));
                }
                match n2 * 2 % 3 {
                    0 => {
                        out[1] *= out[5 - 1].signum() * b + (b + b);
                    }
                    1 | 2 => {
                        out.push(if (j + 1) % 2 == 1 {
                            out[0]
                        } else {
                            b
                        });
                    }
                    count if a >= -0.7 => {
                        out.fill(0.5_f64.signum() * b);
                    }
                    _ => {}
                }
            }
            _ => {}
        }
        if j >= 2 {
            break;
        }
    }
    b / 2.0 * (1.0 + out[1].clamp(-0.75, 1.25).abs()).sqrt() - buf[j % 3]
}

#[differentiable(unconnected = "zero")]
fn p51_helper(x: f64, acc: &mut f64, mut d: f64) {
    for n in 0..2 {
        if n < 3 {
            let x2 = &mut d;
            *x2 = x.atan().exp2();
            *x2 += *x2 * *acc;
        } else if !(*acc > 1.0) {
            *acc *= match (n + 1) % 5 {
                0..=1 => d,
                2..=3 => *acc + *acc,
                _ => d.min(*acc),
            };
        } else {
            let mut m: usize = n + 1;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p51_inner(state: &[f64], d: f64) -> f64 {
    for a in state[0..1].iter() {
        if *a > 0.3 {
            return if d < 0.3 {
                (1.0 + a.abs()).ln()
            } else {
                state[1] / (a.powi(2) + 1.0)
            };
        }
    }
    0.1 + d + d * 0.5 + d
}

#[differentiable(unconnected = "zero")]
fn p51(mut p: f64, row: &[[f64; 2]; 2]) -> f64 {
    let grid = row[1][1..].to_vec();
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for (i, m) in (0..3).zip(1..grid.len()) {
        v.push((0.5_f64.powi(2) + 1.2_f64).log10() + (m as f64));
    }
    v.push(row[0][1] / (grid[0].powi(2) + 0.5));
    let mut i = 0;
    let mut s: f64 = 'rows1: loop {
        i += 1;
        let mut add = |q: f64| {
            p += q * (grid[0] / (1.0 + q.abs()));
        };
        add(p51_inner(&row[i % row.len()], -1.0));
        add(3.0 - grid[0]);
        if i >= 2 || i * 2 < 3 {
            break v[i % 1] + 0.9 - grid[0].atan().cosh();
        }
    };
    s + row[i % row.len()][i % 2] - p * 2.0 + grid[i % 1] * 2.0 - v[1 - 1] * 1.5 + row[i % 2][1] + v[i % v.len()].cbrt().clamp(0.25, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p52_helper(v: [f64; 2], out: &[f64]) -> f64 {
    out[1] * v[1] + out.iter().map(|acc| *acc).fold(v[1], |acc, t| acc.max(t)) + out[..1].iter().zip(0..out.len()).filter(|(acc, count)| *count != 1).map(|(&b, n)| (n as f64) * b).fold(out[0], |acc, u| acc + u * 3.0)
}

#[differentiable(unconnected = "zero")]
fn p52(out: &mut [(f64, f64)], row: &mut [(f64, f64)]) -> f64 {
    for m in (0..out.len() - 1).skip(1) {
        let x: f64;
        if row[3].0 >= row[4].1 {
            x = row[1].1.abs() * (out[m].1 + row[row.len() - 1].0);
        } else {
            x = (1.0_f64.mul_add(row[3].1, row[3].0).powi(2) + 1.2).log10();
        }
        if x <= x {
            let mut ys = vec![x; row.len()];
            let shape: Option<f64> = if !(row[m % row.len()].1 <= 2.0) {
                Some(ys[2])
            } else {
                Some(x * ys[5 - 1])
            };
            if let Some(y) = shape {
                let v: [f64; 2] = [0.5; 2];
                let mut acc = if v[m % v.len()].cbrt() > 0.1 {
                    v[m % v.len()].cbrt()
                } else {
                    match v.len() % 5 {
                        0..=1 | 4 => {
                            let t = ys[2];
                            y
                        }
                        2..=3 | 4 => ys[2],
                        _ => x,
                    }
                };
            } else {
                let k: usize = m * 2;
            }
            ys[m % 5] += x.tanh().sinh() * (if x < 0.5 || row[m % row.len()].1 > out[m].1 {
                ys[m % ys.len()]
            } else {
                x
            });
        } else if row.len() > 1 {
            let e = &mut row[1].0;
            *e -= if x.max(0.0).sqrt() > 0.1 {
                x.max(0.0).sqrt()
            } else {
                3.0
            };
        }
        'rows1: for pair in out.iter() {
            let mut xs: Vec<f64> = vec![x; 16];
            for m2 in 0..4 {
                for i in 2..16 {
                    xs[i * 2 % 16] *= xs[m2] * row.iter().map(|pair2| xs[i]).sum::<f64>();
                }
            }
            let mut kind: Option<f64> = if m / 2 < 3 {
                Some(xs[m % xs.len()] * 2.0)
            } else {
                None
            };
            match kind {
                None => {
                    if m % 2 != 0 {
                        row[0].1 += (1..xs.len()).map(|j| xs[xs.len() - 1 - j] + (j as f64)).sum::<f64>().sin().exp2();
                        continue;
                    }
                }
                _ => {
                    if m % 2 == 1 && xs[9] > pair.1 {
                        continue 'rows1;
                    }
                }
            }
        }
    }
    out[2].1 + row[row.len() - 1].1 - row[2].0
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point53 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body53 {
    at: Vec<f64>,
    k: f64,
    rates: Vec<f64>,
    parts: Point53,
    last: Vec<f64>,
}

#[differentiable]
impl Point53 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, out: &Vec<Body53>, row: &mut [(f64, f64)]) -> f64 {
        out.iter().map(|part| row[0].0 + part.at[2 - 1]).sum::<f64>() * row[1].0 * (out[0].last[2 - 1].floor() * 0.9).sin()
    }
}

#[differentiable]
impl Body53 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        let (acc, d) = (self.parts.x, self.last[2 - 1].cos());
        let mut k = 0;
        while k > 0 && k < 5 {
            k += 1;
            let mut ys: [f64; 9] = [acc; 9];
            for i in 0..9 {
                ys[i] *= ys[i] * 0.5 + (i as f64);
            }
        }
        (d * d - d * 1.5 + ((d + acc).powi(2) + 0.5).powf((-acc).sin())) * d.to_radians().min((d.powi(2) + 1.2).log10())
    }
}

#[differentiable]
impl std::ops::Sub for Point53 {
    type Output = Point53;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point53) -> Point53 {
        Point53 { z: self.z - other.z, x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p53_helper(body: &Point53) -> f64 {
    if body.z < 1.0 {
        for (j, j2) in (0..4).step_by(2).rev().zip(0..4) {}
        (0..2).for_each(|k| {});
    }
    body.x * body.x + (0..1).map(|n| body.z + body.x + (n as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p53_inner(v: &[f64], out: &[f64; 4], v2: &mut [Point53], j: usize) -> (f64, f64) {
    (v2.iter().enumerate().filter(|(m, point)| v2.len() < 3).map(|(m, spring)| spring.z).fold(v2[j % v2.len()].y, |acc, s| acc.max(s * v[j % 2])) - out.windows(2).zip(out[3..].iter()).map(|(ys, u)| *u * *u).sum::<f64>() + out[4 - 1], v2[2 - 1].y.atan().sinh() * out.windows(2).zip(v2.iter()).map(|(state, Point53 { x: b, y: t, z: a })| a * (b + (j as f64))).product::<f64>() - out[3])
}

#[differentiable(unconnected = "zero")]
fn p53(acc: f64, #[no_diff] xs: [f64; 3]) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        let mut xs2: [f64; 12] = [xs[m % xs.len()]; 12];
        let mut s: f64 = 0.1;
        for j in 0..3 {
            for j2 in 1..xs2.len() {
                xs2[j2] = (xs[j] * (j2 as f64) + acc).cos();
            }
            for j2 in 0..12 {
                xs2[j2] = (xs[j] * (j2 as f64)).sin();
            }
            let mut e: f64 = 0.0;
            for k in 0..xs2.len() {
                s += xs2[k].powi(2);
            }
            s += e;
        }
        let mut x = (s - (m as f64) + -0.7 * acc) / ((xs2[m % 12].sin() - 0.5).powi(2) + 0.5);
        if m >= 2 {
            break;
        }
    }
    let mut k = 0;
    while k < 3 && xs[2] < acc {
        k += 1;
    }
    for d in xs.iter() {}
    acc - (m as f64) - acc * 0.5 - xs[1]
}

flat_record! {
    Point53 { x, y, z }
    Body53 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point54 {
    x: f64,
    y: [f64; 10],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body54 {
    at: [Point54; 2],
    k: Vec<Point54>,
}

#[differentiable]
impl Point54 {
    #[differentiable(unconnected = "zero")]
    fn insert(&mut self, n: usize, s: f64) {
        if self.y[3] > -0.4 {
            self.y[8] += 0.8;
        }
    }
}

#[differentiable]
impl Body54 {
    #[differentiable(unconnected = "zero")]
    fn map(&self, b: f64) -> Body54 {
        Body54 { at: [Point54 { x: b, y: [b; 10], z: self.at[1].x }, Point54 { x: (-self.k[2 - 1].y[7].powi(2)).exp(), y: [b; 10], z: (b.powi(2) + 1.0).sqrt() }], k: vec![Point54 { x: self.at[0].z + b, y: [b; 10], z: b.signum() * b }, Point54 { x: (0..1).rev().map(|i| self.k[i].y[1] + (i as f64)).fold(b, |acc, b2| acc.max(b2 * b2)), y: [b.abs().sqrt().clamp(0.25, 1.25); 10], z: 0.9 }, Point54 { x: (0..4).zip(0..=4).map(|(m, m2)| (m2 as f64) * self.k[1].y[(m2 + 1) % 10]).sum::<f64>(), y: [(self.at[0].z.powi(2) + 0.5).ln(); 10], z: (0..1).zip(0..3).map(|(count, k)| b + (k as f64)).product::<f64>() }] }
    }
}

#[differentiable(unconnected = "zero")]
fn p54_helper(row: Vec<f64>) -> Point54 {
    let d = if row[row.len() - 1] <= row[2 - 1] {
        (1.0 + row[0].max(row[0].abs().sqrt()).abs()).sqrt()
    } else {
        let d = row[row.len() - 1] / (row[row.len() - 1].atan().exp2().powi(2) + 1.2);
        d
    };
    Point54 { x: if 2 < 3 {
        d
    } else {
        d
    }, y: [(d * d + d * d).sqrt().min(row[0]); 10], z: row[2 - 1] }
}

#[differentiable(unconnected = "zero")]
fn p54_inner(out: &[f64], unit: &Point54) -> f64 {
    let mut k = 0;
    let e: f64 = loop {
        k += 1;
        if k >= 1 {
            break unit.x.sin();
        }
    };
    let mut unit2 = Body54 { at: [Point54 { x: match out.len() % 5 {
        0..=1 => e,
        _ => unit.y[6],
    }, y: [e * e; 10], z: out[2 - 1] - e }, Point54 { x: e + e, y: [(1.0 + e.abs()).cbrt(); 10], z: out[0].clamp(-0.75, 1.25) }], k: vec![Point54 { x: e.max(e), y: [out[1..].iter().map(|q| (*q * *q).sqrt()).fold(0.7_f64, f64::max); 10], z: unit.y[9].floor() * out[0] }, Point54 { x: unit.x, y: [e.abs(); 10], z: -unit.x }, Point54 { x: match (k + 1) % 5 {
        0..=1 => e,
        _ => e,
    }, y: [unit.z; 10], ..*unit }] };
    let mut pair = (e - unit2.k[0].y[5] * unit2.at[1].x, e - e);
    (if unit2.k[k % 2].z > 0.8 {
        out[2 - 1]
    } else {
        pair.1
    }) + e * 2.0 - unit2.k[0].y[9] * 2.0 - pair.1 * 1.5 - out.windows(2).map(|state| e).sum::<f64>().hypot(unit.y[10 - 1].powi(2) + 1.0) - (unit2.at[1].z.powi(2) + 0.5).log10()
}

#[differentiable(unconnected = "zero")]
fn p54(flag: bool, y: &mut f64) -> [f64; 2] {
    let count: usize = 3;
    *y = *y - (*y - *y);
    let mut v: [[f64; 4]; 4] = [[*y; 4]; 4];
    for k in (1..4).rev() {
        for i in (0..4).rev().step_by(2) {
            v[0][k] += v[0][k] * v[k][k - 1];
            v[k][4 - 1 - k] -= v[k][i] * 0.3 + v[k - 1][i];
        }
    }
    [(if flag {
        let u = v[2][2];
        u
    } else {
        v[0][2]
    }) * v[2][4 - 1], v[count % v.len()][4 - 1] * *y]
}

flat_record! {
    Point54 { x, y, z }
    Body54 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p55_helper(q: &mut f64, c: &mut f64) -> f64 {
    for j in 0..2 {
        *c *= c.tanh().powi(2);
    }
    (if 2 < 3 {
        *c
    } else {
        *c
    }) + (0..3).zip(0..=3).map(|(i, n)| (n as f64) * -*c).fold(*c, |acc, w| acc * 0.5 + w * c.to_radians()) + c.abs().sqrt().max(*c + *q)
}

#[differentiable(unconnected = "zero")]
fn p55_inner(mut xs: Vec<f64>, v: &[f64], out: [f64; 3], c: &mut f64) -> f64 {
    let w: f64 = 'found1: {
        'steps2: for (j, t) in xs[..1].iter_mut().enumerate() {
            let h = |x: f64, c2: f64| x + (3.0 + *t - (if !((j + 1) % 3 != 1) {
                *t
            } else {
                *t
            }));
        }
        if out[0] > -0.4 {
            return if 1 < 3 {
                c.sin()
            } else {
                let mut x = *c / (1.0 + c.abs());
                x
            };
        }
        *c
    };
    (0.25 - xs[0] * 1.5 - w * 0.3) * *c
}

#[differentiable(unconnected = "zero")]
fn p55(xs: &mut Vec<f64>, state: &mut [f64; 4], v: &[f64]) -> f64 {
    'rows1: for m in 0..state.len() - 1 {
        let mut w: f64 = state.chunks(2).map(|state2| state2[0]).fold(v[m % v.len()], |acc, r| acc + r * state[(m + 1) % state.len()]);
        let mut w = w + w * v[m] * (v[m % 11] * state[(m + 1) % state.len()]);
        v.iter().enumerate().for_each(|(k, d)| {
            w *= v[v.len() - 1 - m].asinh() + (m as f64);
        });
    }
    let mut row: Vec<f64> = Vec::new();
    for d in v[7..].iter() {
        row.push(v[3] / 2.0 * (xs[1] - *d));
    }
    row.push(state[0].tanh());
    let a = &mut row[0];
    *a -= v[3].tanh().exp_m1();
    row[1 - 1] += 1.5;
    let mut pair = (xs[0], (1.1_f64.powi(2) + 0.5_f64).ln());
    let mut grid: Vec<f64> = Vec::new();
    for (j, &q) in v.iter().enumerate() {
        grid.push(pair.1.tanh().exp2().signum() * -v[(j + 1) % v.len()]);
    }
    grid.push(pair.1 * row[0]);
    (1..v.len()).for_each(|i| {
        state[i % 4] = grid[0];
    });
    let mut grid2: Vec<f64> = vec![row[row.len() - 1]; 3];
    let mut b: f64 = 0.1;
    for n in (0..3).rev() {
        for n2 in 0..2 {
            grid2[n2] = (state[1..][n] * (n2 as f64)).sin();
        }
        grid2.fill(state[1..][n]);
        let mut q: f64 = 0.0;
        for j in 0..grid2.len() {
            q += grid2[j] * grid2[0];
        }
        b += q;
    }
    std::mem::swap(&mut grid2[2], &mut pair.1);
    (grid[0] - row[1 - 1] * 1.5 + grid[grid.len() - 1] * 2.0 + grid2[0] * 2.0 - b * 1.5 - grid2.iter().enumerate().rev().map(|(count, &q)| v[..3].windows(2).map(|out| b).fold(b, |acc, w| acc * 0.5 + (row[0] + w)) + q).sum::<f64>()) * grid2.iter().map(|x| x * (x + pair.0)).product::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point56 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, x: f64) -> f64 {
        let q: f64 = x;
        (1.0 + x.abs()).recip() - self.y - (q.powi(2) + 1.2).recip() / ((q + q).powi(2) + 1.0)
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, q: f64, mut pair: (f64, f64)) -> f64 {
        let mut k = 0;
        loop {
            k += 1;
            if k >= 1 {
                break;
            }
            let mut body = Point56 { x: (self.y * self.y + q * q).sqrt().max(pair.0), y: if k * 2 < 3 {
                pair.1
            } else {
                let mut b = pair.1;
                b
            } };
        }
        self.x * pair.0 + q * 0.5 + pair.0 * 2.0 - (if q < q {
            pair.1.sin()
        } else {
            q.max(0.0).sqrt().max(pair.0)
        }) - self.x
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn new(x: f64, shape: Option<f64>) -> Point56 {
        Point56 { x, y: -0.7 * x }
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn recip(&self) -> Point56 {
        let mut y = self.y.asinh();
        let Point56 { x: c, y: p } = *self;
        Point56::new(y, if self.y > 0.1 {
            Some(self.y)
        } else {
            Some(p)
        })
    }
}

#[differentiable]
impl Point56 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        self.y * self.y - (0..1).zip(0..2).map(|(k, count)| (count as f64)).fold(self.y, |acc, w| acc * 0.5 + (self.y + w))
    }
}

#[differentiable(unconnected = "zero")]
fn p56(state: &mut [Point56; 2], row: &mut Vec<f64>, v: &[f64], grid: [f64; 2]) -> f64 {
    (row[4], row[1], _) = (row[4], v[7] - grid[grid.len() - 1], row[3]);
    let w = state[0].energy(grid[0]);
    for d in row[..2].iter_mut() {
        let body = Point56::new(w, None);
        let body2 = body;
    }
    match 0 % 3 {
        0 => {
            row[0] = v[0];
        }
        1 | 2 => {
            if w > -0.7 && row[5 - 1] > 1.1 {
                let mut buf: Vec<f64> = vec![w; 14];
                for count in 1..11 {
                    let q = buf[3];
                    buf[count] -= q * v[count];
                    buf[count] *= (v[count / 2] * buf[count]).sin();
                }
            } else {
                let mut found: Option<f64> = if v[11 - 1] > 0.9 {
                    Some(-w)
                } else {
                    Some((v[5].powi(2) + 1.2).ln())
                };
                found = None;
            }
            let mut buf: Vec<f64> = state.iter().map(|part| part.y + part.y).collect::<Vec<f64>>();
        }
        count if count / 2 > 0 => {
            let mut out: [f64; 17] = [w; 17];
            for m in 1..10 {
                out[m] -= out[m] * state.iter().map(|unit| unit.x).product::<f64>();
                out[m] = (out[m * 2 % 11] * out[m + 1]).sin();
                out[m - 1] *= v[m] * 0.3 + v[m / 2];
            }
        }
        _ => {
            let d = std::mem::take(&mut row[0]);
        }
    }
    grid[0] * w * (grid.iter().enumerate().map(|(m, r)| w + *r).sum::<f64>() + row[3] / (row[2].powi(2) + 0.5)) * (state[0].advance(grid[2 - 1], (row[4], w)) + v[11 - 1])
}

flat_record! {
    Point56 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point57 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point57 {
    #[differentiable(unconnected = "zero")]
    fn new(pair: (f64, f64), t: f64) -> Point57 {
        Point57 { x: (1.0 + t.abs()).powi(-1), y: t.to_radians() }
    }
}

#[differentiable]
impl Point57 {
    #[differentiable(unconnected = "zero")]
    fn pop(&mut self) -> f64 {
        let spring = Point57::new((self.y.abs(), self.y / (1.0 + self.y.abs())), (-0.4_f64).clamp(-0.75, 1.25));
        spring.y / 1.5 + self.y + ((if 0 < 3 && spring.y < spring.x {
            spring.x
        } else {
            spring.x
        }) + -spring.y)
    }
}

#[differentiable]
impl Point57 {
    #[differentiable(unconnected = "zero")]
    fn sin(&self) -> f64 {
        let (mut q, mut w): (f64, f64) = (self.x, 3.0);
        let kind: Option<f64> = None;
        let kind2: Option<f64> = Some(q);
        q + q * 1.5 - w * 1.5 + (0..4).map(|j| (j as f64) * self.x).sum::<f64>()
    }
}

#[differentiable]
impl Point57 {
    #[differentiable(unconnected = "zero")]
    fn extend(&mut self, row: &[f64]) {
        self.x *= (-row[1].asinh().powi(2)).exp();
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point57 {
    type Output = Point57;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point57 {
        Point57 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p57_helper(grid: &mut [f64], grid2: &mut [f64], spring: Point57, out: &Vec<f64>) -> Point57 {
    let k: usize = 1;
    Point57 { x: spring.y * (k as f64), y: out[k % out.len()] * out[1] }
}

#[differentiable(unconnected = "zero")]
fn p57_inner(row: &[f64; 2], row2: &mut Vec<f64>, point: &Point57, ys: &[[f64; 2]; 3]) -> f64 {
    let Point57 { x: x, y: e } = *point;
    let mut v: Vec<f64> = Vec::new();
    for count in 0..ys.len() {
        if count < 3 {
            v.push(e * e - (e + x));
        }
    }
    v.push(if x > 1.0 {
        e
    } else {
        row2[row2.len() - 1]
    });
    v[0] * v[v.len() - 1] - x * 0.3 - e * 0.3 + v[0] * 0.5 - ys[3 - 1][1].to_radians()
}

#[differentiable(unconnected = "zero")]
fn p57(ys: &mut Vec<Point57>, unit: Point57) -> f64 {
    for unit2 in ys.iter() {}
    let mut kind: Option<f64> = if 4 < 3 {
        Some(if ys[3].x >= 1.0 || unit.x <= 0.3 {
            1.5
        } else {
            unit.x
        })
    } else {
        None
    };
    let mut found: Option<f64> = if unit.x < 0.5 {
        Some(0.9 + unit.x)
    } else {
        Some(unit.x / (1.0 + unit.y.abs()))
    };
    let unit2 = Point57 { x: (0..=2).map(|j| unit.x + (j as f64)).sum::<f64>(), y: ys[1].y.asinh() };
    for (m, j) in (0..=3).zip(0..=3) {
        let mut out: Vec<f64> = vec![0.5; 17];
        for count in (2..17).rev() {
            out[count] -= out[count].tanh() * out[count];
        }
    }
    unit2.x.max(unit2.x) + unit.y * 0.3 + unit.y
}

flat_record! {
    Point57 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point58 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body58 {
    at: Vec<f64>,
    k: Point58,
    rates: Vec<Point58>,
}

#[differentiable]
impl Body58 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, e: f64, row: [f64; 3]) {}
}

#[differentiable]
impl Point58 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, pair: (f64, f64), s: f64) -> f64 {
        if pair.0 > 2.0 {
            self.z /= s.powi(2) + 1.0;
        }
        self.z.asinh() - pair.1 * 0.5 - s * 1.5 - pair.0
    }
}

#[differentiable(unconnected = "zero")]
fn p58_helper(e: &mut f64, ys: &[f64]) {
    {
        *e *= ys[0];
    }
}

#[differentiable(unconnected = "zero")]
fn p58(#[no_diff] e: &mut f64, mut t: f64, xs: &mut [(f64, f64)]) -> f64 {
    let shape: Option<f64> = if xs[8].1 > xs[10].1 {
        Some(t)
    } else {
        None
    };
    if let None = &shape {
        let mut add = |s: f64| {
            t += s * xs.iter().take(2).zip(1..xs.len()).map(|(pair, k)| (k as f64) * pair.0).sum::<f64>();
            t
        };
        let x = add((-xs[9].1.powi(2)).exp());
        let p = add(x);
    } else {
        t += (0..xs.len()).rev().zip(xs.iter()).map(|(k, pair)| xs[3].1 * xs[xs.len() - 1 - k].1).fold(xs[0].1, |acc, r| acc * 0.5_f64 + r).signum() * (xs[xs.len() - 1].1 - t);
    }
    let mut m = 0;
    'rows1: while m < 5 {
        m += 1;
        xs[3].1 = -t;
        match m * 2 % 4 {
            0 => {
                let kind: Option<f64> = if m % 2 == 1 {
                    None
                } else {
                    None
                };
                match shape {
                    None => {
                        t = t + *e - (match m % 5 {
                            0 => t,
                            2..=3 => t,
                            _ => xs[m % 11].0,
                        });
                        let mut ys = [xs[11 - 1].0; 2];
                    }
                    Some(s) => {
                        let flag = !(t > 3.0);
                    }
                }
            }
            _ => {
                t += xs[m % xs.len()].0;
            }
        }
    }
    *e * (t - (m as f64) - xs[m % xs.len()].0) + t
}

flat_record! {
    Point58 { x, y, z }
    Body58 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point59 {
    x: f64,
    #[no_diff] y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body59 {
    at: [Point59; 2],
    k: [Point59; 2],
    rates: [f64; 2],
}

#[differentiable]
impl Body59 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, u: &mut f64, mut u2: f64) -> (f64, f64) {
        let h = |a: f64| a * (0..3).filter(|count| *count != 1).map(|count| (count as f64)).fold(*u, |acc, q| acc.max(q + q));
        u2 += (if u2 > 1.1 {
            u2
        } else {
            let mut t = *u;
            *u
        }) - *u * *u;
        let kind: Option<f64> = None;
        match &kind {
            None => {
                {
                    let mut x: f64;
                    if *u >= 0.1 {
                        let q = (1.0 + (-u2).abs()).recip();
                        x = (u2 * u2).sqrt().max(q.to_radians());
                    } else {
                        x = if 1 < 3 || 2 < 3 {
                            u2
                        } else {
                            u2 / (u.powi(2) + 1.0)
                        };
                    }
                }
            }
            Some(a) => {
                let mut v = [Point59 { x: self.k[0].y - -0.7, y: 0.8 }, Point59 { x: u2.max(0.0).sqrt().min(u2), y: -0.4 }];
            }
        }
        ((u2.powi(2) + 0.5).cbrt() + u2 * 0.3 + (0..=2).map(|k| (k as f64) * (u2 / (u2.powi(2) + 1.0))).sum::<f64>() - (0..=4).zip(0..3).map(|(j, j2)| (j2 as f64) * (u2 / 1.5)).sum::<f64>(), u2 / 3.0 - u2 * 0.5 - (0..4).map(|i| (i as f64) * kind.unwrap_or(self.at[2 - 1].x)).sum::<f64>() - (0..2).skip(1).rev().filter(|n| *n != 1).map(|i| (i as f64) * (u2 + *u)).fold(u2, |acc, b| acc.max(b * u2.max(b))))
    }
}

#[differentiable]
impl std::ops::Add for Point59 {
    type Output = Point59;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point59) -> Point59 {
        Point59 { x: self.x + other.x, y: self.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point59 {
    type Output = Point59;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point59) -> Point59 {
        Point59 { x: self.x - other.x, y: self.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point59 {
    type Output = Point59;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point59 {
        Point59 { x: self.x * other, y: self.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p59_helper<const N: usize>(state: &mut [f64; N], t: f64) -> f64 {
    let q = if t < 0.8 {
        let mut t2: f64 = state[0..5].iter().map(|r| r * (r + r)).fold(t, |acc, w| acc + w);
        if t > 0.8 {
            t2.to_radians()
        } else {
            let acc = t2;
            acc * acc
        }
    } else {
        let s = t + state[N - 1].sin().exp2();
        s + t - s
    };
    for n in 0..4 {
        let s: f64;
        if q > 0.5 {
            s = state.iter().enumerate().map(|(count, &c)| c).sum::<f64>();
        } else {
            let e = t;
            s = q;
        }
    }
    (if t > 1.1 || q <= q {
        let mut u = t;
        t
    } else {
        q
    }) - t * 0.5 + q * 0.5 + state.iter().map(|&acc| t + acc).sum::<f64>() - (if q > q {
        state[N - 1]
    } else {
        let mut acc = (t.powi(2) + 1.2).ln();
        q - acc
    })
}

#[differentiable(unconnected = "zero")]
fn p59(ys: &[Point59; 2]) -> f64 {
    let mut kind: Option<f64> = Some(ys[2 - 1].y.atan());
    let mut v = [Body59 { at: [Point59 { x: ys[1].x, y: 0.9 }, Point59 { x: ys[0].y + ys[1].y, y: 0.5 }], k: [Point59 { x: (ys[1].y.powi(2) + 0.5).log10(), y: 3.0 }, Point59 { x: ys[ys.len() - 1].x * ys[0].x, y: 2.0 }], rates: [kind.unwrap_or(ys[1].y), ys[1].y] }, Body59 { at: [Point59 { x: ys[1].x + ys[2 - 1].y, y: 0.1 }, Point59 { x: ys[0].y, y: 3.0 }], k: [Point59 { x: ys[2 - 1].x.atan2(1.0 + ys[1].y.abs()), y: -0.4 }, Point59 { x: match kind {
        None => {
            ys[1].x
        }
        Some(b) => {
            b
        }
    }, y: 1.1 }], rates: [if 2 < 3 {
        ys[ys.len() - 1].y
    } else {
        ys[1].x
    }, ys[ys.len() - 1].x] }, Body59 { at: [Point59 { x: ys[1].y.powi(2), y: 0.3 }, Point59 { x: ys[1].x - ys[1].x, y: -0.4 }], k: [Point59 { x: ys[0].y.max(0.0).sqrt().max(ys[0].y * ys[0].x), y: 3.0 }, Point59 { x: ys[ys.len() - 1].x.tanh().exp(), y: 0.8 }], rates: [if ys[1].x <= 0.9 {
        ys[1].y
    } else {
        let mut p = ys[0].x;
        p
    }, (ys[1].x.powi(2) + 1.2).cbrt()] }];
    let mut ys2: [f64; 4] = [0.5; 4];
    if ys2[ys2.len() - 1] >= ys2[ys2.len() - 1] || ys2[0] < -0.7 {
        ys2[3] += ys2[4 - 1] - kind.unwrap_or(ys2[1]);
    } else {
        let mut d = if ys2[1] < 0.5 {
            if ys2[3] < 0.5 {
                -ys[ys.len() - 1].x
            } else {
                let y = v[2].k[0].y.abs();
                ys2[0] + y
            }
        } else {
            v[2].k[2 - 1].y.max(v[0].k[0].y)
        };
    }
    (ys2[3] + ys2[4 - 1] - v[2].k[0].y * 1.5 + ys2[1] * 0.5) * (v[1].rates[2 - 1] * v[1].rates[0] + ys2[0].atan()) * ((if !(ys[1].x >= 2.0) {
        let mut t = v[1].at[1].x;
        -0.7
    } else {
        let t: f64 = v[2].rates[1];
        t
    }) / 3.0)
}

flat_record! {
    Point59 { x, y }
    Body59 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point61 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point61 {
    #[differentiable(unconnected = "zero")]
    fn advance(self, n: usize) -> Point61 {
        Point61 { x: -0.7, y: self.z, z: self.z.atan() }
    }
}

#[differentiable]
impl Point61 {
    #[differentiable(unconnected = "zero")]
    fn powi(self, count: usize) -> Point61 {
        Point61 { x: 3.0 * self.x, z: self.z + self.y, y: 0.5 - self.x }
    }
}

#[differentiable]
impl std::ops::Add for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point61) -> Point61 {
        Point61 { z: self.z + other.z, x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point61 {
    type Output = Point61;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point61) -> Point61 {
        Point61 { z: self.z - other.z, x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p61_helper(mut e: f64, state: &[f64; 2], point: Point61) -> f64 {
    let flag = point.y <= 2.0;
    e += -0.4;
    let mut ys: Vec<f64> = vec![point.x; 10];
    for n in (0..10).rev() {
        ys[10 - 1] = ys[n].tanh() * ys[0];
        ys[n] += ys[n] / (1.0 + ys[n / 2].powi(2));
    }
    state[1] + e + ys.iter().sum::<f64>() * 0.3 + ys.iter().map(|acc| acc * (1.0 + ys[ys.len() - 1].abs()).sqrt()).fold(ys[8], |acc, y| acc * 0.5 + y * (ys[5] / (state[0].powi(2) + 1.2)))
}

#[differentiable(unconnected = "zero")]
fn p61(d: f64) -> [f64; 2] {
    match 2 % 3 {
        0 => {
            let found: Option<f64> = if 0 < 3 && d > 0.9 {
                None
            } else {
                None
            };
            match found {
                None => {
                    let mut i = 0;
                    let e: f64 = loop {
                        i += 1;
                        if i < 3 {
                            break d - d;
                        }
                        if i >= 4 {
                            break (-d.abs().powi(2)).exp();
                        }
                    };
                    let mut found2: Option<f64> = None;
                    match found2 {
                        None => {}
                        _ => {
                            match found2 {
                                None => {
                                    match &mut found2 {
                                        None => {
                                            let mut b = e;
                                        }
                                        Some(d2) => {
                                            *d2 += if i < 3 {
                                                *d2 / (d2.powi(2) + 1.0)
                                            } else {
                                                d2.tanh()
                                            };
                                        }
                                    }
                                    let found3: Option<f64> = Some(e * (i as f64));
                                }
                                Some(t) => {}
                            }
                            match found2 {
                                None => {
                                    let mut v: Vec<f64> = Vec::with_capacity(4);
                                    for count in 0..3 {
                                        v.push((0..4).rev().zip(0..2).map(|(n, n2)| (n2 as f64) * (d - e)).sum::<f64>());
                                    }
                                    v.push(e * e);
                                }
                                Some(p) => {}
                            }
                        }
                    }
                }
                Some(z) => {
                    match 3 % 4 {
                        0 => {}
                        i if z <= 1.0 && i % 2 == 1 => {}
                        _ => {}
                    }
                }
            }
        }
        _ => {
            let mut kind: Option<f64> = Some(d * d);
            if let Some(w) = &kind {} else {
                let w: f64;
                if d > d {
                    w = if d > 0.8 {
                        d
                    } else {
                        d
                    };
                } else {
                    w = 0.1;
                }
            }
        }
    }
    [-0.7, (-d).signum() * (if (d * d).sqrt() > 0.1 {
        (d * d).sqrt()
    } else {
        d
    })]
}

flat_record! {
    Point61 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point62 {
    x: [f64; 10],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body62 {
    at: f64,
    k: f64,
    rates: f64,
    #[no_diff] parts: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Outer62 {
    inner: Body62,
    gain: f64,
}
impl std::ops::Deref for Outer62 {
    type Target = Body62;
    fn deref(&self) -> &Body62 { &self.inner }
}
impl std::ops::DerefMut for Outer62 {
    fn deref_mut(&mut self) -> &mut Body62 { &mut self.inner }
}

#[differentiable(unconnected = "zero")]
fn p62_helper(spring: &mut Outer62, w: f64) -> f64 {
    let f = |acc: f64| acc + ((**spring).rates + spring.gain) * (acc / (acc.powi(2) + 0.5));
    let mut v: [[f64; 9]; 9] = [[w; 9]; 9];
    for count in (2..8).rev().step_by(2) {
        for i in 0..8 {
            v[i][count] = v[i][i] / (1.0 + v[count][i].powi(2));
        }
    }
    w * v[0][9 - 1] - v[7].chunks(2).map(|ys| v[3][4]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p62_inner<const N: usize>(xs: [f64; N], ys: &mut [f64; N], w: f64) -> f64 {
    let mut xs2: Vec<f64> = vec![ys[5]; 3];
    let mut acc: f64 = 0.1;
    for j in (0..N).rev() {
        for j2 in 1..xs2.len() {
            xs2[j2] = ys[j] * (j2 as f64) + xs[xs.len() - 1 - j2];
        }
        let mut x: f64 = 0.0;
        for n in 0..xs2.len() {
            x += xs2[n] * xs2[0];
        }
        acc += x.sin();
    }
    (xs2[0] - xs.iter().sum::<f64>() * 2.0 - w * 2.0 - xs2[0] * 1.5) * (acc * w.tanh()) + ys[0]
}

#[differentiable(unconnected = "zero")]
fn p62(mut state: Vec<f64>, #[no_diff] row: &mut [f64], x: f64, part: &Point62) -> f64 {
    let mut ys: [f64; 3] = [0.5; 3];
    ys.iter().enumerate().for_each(|(m, z)| {
        state[1] -= ((*z + -1.0).powi(2) + 0.5).ln();
    });
    'rows1: for (state2, m) in row.chunks(2).step_by(2).zip(0..4) {
        let mut ys2: [[f64; 9]; 9] = [[part.y; 9]; 9];
        for m2 in (2..9).step_by(2) {
            for n in 2..9 {
                ys2[n][m2] = ys2[m2 / 2][(n + 2) % 9].tanh() * ys2[m2][m2];
                ys2[n][(m2 + 1) % 9] = (ys2[n][n] * ys2[m2][m2]).sin();
            }
        }
        ys[1] = if ys2[m][5] >= ys[ys.len() - 1] {
            ys2[ys2.len() - 1 - m][m % 9]
        } else {
            ys2[m][8]
        };
    }
    state[4 - 1] /= (if part.z > 1.0 || 4 < 3 {
        ys.iter().map(|b| b.abs().sqrt()).fold(0.7_f64, f64::max)
    } else {
        x
    }).powi(2) + 1.0;
    ys[3 - 1] += (x.powi(2) + 1.0).cbrt() + x.floor() * x;
    let mut acc = row[2];
    acc = row[2].sin().atan2(ys[1].clamp(-0.75, 1.25).powi(2) + 0.5);
    let y = std::mem::replace(&mut acc, part.z + row[5 - 1]);
    ys.fill(y);
    acc - x * 1.5 - ys[2] * 0.3 - y * 1.5 + (acc / 1.5).atan().cosh() + x
}

flat_record! {
    Point62 { x, y, z }
    Body62 { at, k, rates, parts }
    Outer62 { inner, gain }
}

#[differentiable(unconnected = "zero")]
fn p64_helper(state: &mut [(f64, f64)], acc: f64, u: f64, out: &mut Vec<f64>) -> f64 {
    out[2 - 1] /= out[0].powi(2) + 1.0;
    for (pair, n) in state.iter_mut().zip(0..1) {
        let c = &mut pair.0;
        *c += out[n];
        *c *= c.max(out[n].cbrt());
    }
    let mut xs: [[f64; 9]; 9] = [[u; 9]; 9];
    for k in 0..9 {
        for count in 0..9 {
            xs[count][k] = xs[count][count] * -xs[count][k % 9];
            xs[0][k] = xs[6][k] * xs[count][k * 2 % 9];
        }
    }
    for (pair, pair2) in state.iter().zip(state.iter()) {
        xs[8][7] = (1.0 + pair2.0.abs()).recip();
    }
    (u - out[0] - u * 1.5) * (xs[0][9 - 1] * xs[xs.len() - 1][2]).cos() + xs[xs.len() - 1][..5].iter().map(|w| xs[1][9 - 1] + w).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p64_inner(e: f64, mut e2: f64, mut grid: [f64; 4]) -> Vec<f64> {
    for v in grid[2..4].chunks(2) {
        let mut xs: Vec<f64> = vec![e2; 19];
        for i in 0..3 {
            for k in 2..19 {
                xs[11] = (xs[k / 2] * xs[i]).sin();
            }
        }
    }
    vec![e2 + e - grid[grid.len() - 1].tanh(), grid[4 - 1], if grid.len() < 3 {
        grid[0] + 3.0
    } else {
        if grid[grid.len() - 1] >= 0.25 {
            e2
        } else {
            grid[3]
        }
    }]
}

#[differentiable(unconnected = "zero")]
fn p64(t: f64, k: usize) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        if n >= 2 {
            break;
        }
        if t > t {
            return if t > t {
                t - (k as f64)
            } else {
                if n < 3 {
                    t
                } else {
                    let d = t;
                    d
                }
            };
        }
    }
    if n % 3 != 1 {
        return (match (n + 1) % 5 {
            0..=1 | 4 => t,
            _ => t,
        }).signum() * (t + t);
    }
    let r = (-(t.floor() * t).powi(2)).exp().atan2((t * t + t * t).powi(2) + 0.5);
    if n % 3 == 0 {
        return t + (k as f64) + r;
    }
    let mut pair = (r.asinh() + r, r.max(0.0).sqrt().max(t));
    pair.0 += r + pair.1 + pair.1;
    let mut z: f64 = (0..n).zip(0..n).map(|(i, m)| pair.1 / (r.powi(2) + 1.0) + (m as f64)).sum::<f64>();
    'rows1: for (n2, count) in (0..n).zip(0..n) {
        for m in (0..=n).rev() {
            (z, z, z) = (z, z, r + t);
        }
    }
    (z - (k as f64) + r * 2.0 - pair.1 * 2.0) * (1.0 + z).asinh()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point65 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body65 {
    at: Point65,
    k: Vec<Point65>,
    #[no_diff] rates: usize,
    parts: Vec<f64>,
    last: usize,
}

#[differentiable]
impl Body65 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, ys: &mut [f64; 4]) {
        let shape: Option<f64> = if 2 < 3 {
            Some(self.at.x / (1.0 + ys[3].abs()))
        } else {
            None
        };
    }
}

#[differentiable(unconnected = "zero")]
fn p65_helper(row: &[f64]) -> f64 {
    if !(row[0] < -0.7) {
        let mut ys = [row[0]; 4];
    } else {
        match 1 % 4 {
            0 => {}
            1 | 2 => {}
            _ => {
                for z in row.iter() {}
            }
        }
    }
    0.25 * (if (row[0] * row[0] + row[0] * row[0]).sqrt() > 0.1 {
        (row[0] * row[0] + row[0] * row[0]).sqrt()
    } else {
        row[2 - 1].sin()
    })
}

#[differentiable(unconnected = "zero")]
fn p65(row: &[Body65], buf: &mut [f64], s: f64) -> Body65 {
    let mut i = 0;
    let mut e: f64 = 'rows1: loop {
        i += 1;
        if buf[i % buf.len()] <= 0.1 {
            buf[1] += buf[i % buf.len()];
        }
        if i >= 4 || s < buf[i % buf.len()] {
            break (if s >= 0.3 {
                row[2].k[1].x
            } else {
                buf[i % buf.len()]
            }) * (row[i % 4].k[0].y + (i as f64));
        }
    };
    let kind: Option<f64> = if row[2].parts[i % 2] >= s {
        None
    } else {
        Some(e + buf[4])
    };
    e += (s + s) * p65_helper(buf);
    if i % 3 == 0 {
        e += e;
        let x = p65_helper(&buf[3..]);
    } else {
        buf.swap(3, 1);
    }
    Body65 { at: Point65 { x: buf[i % buf.len()], y: match buf.len() % 5 {
        0..=1 => e,
        _ => e,
    } }, k: vec![Point65 { x: 3.0, y: buf[1] / 2.0 }, Point65 { x: e, y: e * 2.0 }, Point65 { x: e, y: match buf.len() % 5 {
        0..=1 => e,
        2..=3 => 0.3,
        _ => {
            let mut p: f64 = e;
            p
        }
    } }], rates: i, parts: vec![p65_helper(buf), buf[1] / (buf[i % buf.len()].powi(2) + 0.5)], last: buf.len() }
}

flat_record! {
    Point65 { x, y }
    Body65 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p66(v: &mut [f64]) -> f64 {
    'rows1: for &p in v[..2].iter() {
        if v[0] > 1.0 {
            if p < -0.7 {
                let e: f64;
                if p > 1.5 || p >= 0.1 {
                    e = (v[v.len() - 1] - 2.0).cos();
                } else {
                    let acc = (v[1] + p).to_radians();
                    e = p;
                }
            }
        } else if 0.25 > -0.7 {
            match 0 % 4 {
                0 => {
                    if p <= 0.5 || p >= 0.1 {
                        break;
                    }
                }
                _ => {}
            }
        }
        let mut j = 0;
        'steps2: loop {
            j += 1;
            if j >= 4 {
                break;
            }
            let (acc, y): (f64, f64) = (v.iter().map(|w| w.abs().sqrt()).fold(0.1_f64, f64::max), p);
        }
    }
    v[0] * (v[1] - v[3])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point67 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body67 {
    at: Point67,
    k: f64,
    rates: f64,
}

#[differentiable]
impl Point67 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, buf: &mut [f64; 4]) -> f64 {
        let j = buf.len();
        for i in 2..j {
            buf[i] *= buf[j - 1] * (buf[i % buf.len()].powi(2) + 1.2).ln_1p();
        }
        self.y + buf[buf.len() - 1] - (0..2).map(|k| buf.iter().rev().map(|&z| 1.5 + z).sum::<f64>() + (k as f64)).product::<f64>()
    }
}

#[differentiable]
trait Cost67 {
    fn at(&self, c: f64, p: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, p: f64) -> f64 {
        'rows1: for j in (0..=2).step_by(2) {
            let mut part = Body67 { k: p + p, rates: (-p.powi(2)).exp(), at: Point67 { y: p, x: 0.9_f64.abs().sqrt().max(p) } };
        }
        self.at(p, p) * ((1.0_f64 * 1.0_f64).sqrt().max(p + p) * p)
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, d: f64) -> f64 {
        self.at(d.mul_add(d, d), d) + ((if d > 0.25 {
            let x = d;
            x
        } else {
            d
        }) - d * 1.5) * d
    }
}

#[differentiable]
impl Cost67 for Body67 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, c: f64, p: f64) -> f64 {
        let mut xs: [f64; 15] = [self.k; 15];
        let k = xs.len();
        for n in 2..k - 1 {
            let u = xs[n];
            xs[k - 1] *= u * 0.5 + (n as f64);
            xs[n] = xs[n] * (-xs[n].powi(2)).exp();
        }
        xs[1..15].iter().map(|acc| (*acc * *acc).sqrt()).fold(0.1_f64, f64::min) - c * 0.5 - p * 1.5 - xs.iter().sum::<f64>() * 2.0 + xs[11..].iter().zip(xs[4..6].windows(2)).map(|(a, v)| (1.0 + a.abs()).log10() + v[1]).sum::<f64>() + (-(xs[3] * c).powi(2)).exp()
    }
}



#[differentiable]
impl std::ops::Mul<f64> for Point67 {
    type Output = Point67;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point67 {
        Point67 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p67(out: &mut [f64], row: &mut [f64]) -> f64 {
    let ys = vec![Body67 { at: Point67 { y: out[2] + out[1], x: out[..1].iter().map(|u| u * 1.5).fold(0.1_f64, f64::max) }, rates: row[0] * row[3], k: row[2] }, Body67 { at: Point67 { y: (-0.4_f64).floor() * out[1], x: row[row.len() - 1] }, rates: row[5 - 1] + row[5 - 1], k: row[1].tanh().exp2() }];
    let mut state: Vec<f64> = Vec::new();
    for grid in row.chunks(2).skip(1).rev() {
        state.push(grid[0]);
    }
    state.push(ys[ys.len() - 1].k.clamp(-0.75, 1.25));
    -ys[1].k + state[0] * 1.5 - ((ys[1].at.x / (1.0 + state[1 - 1].abs())).powi(2) + 1.0).ln()
}

flat_record! {
    Point67 { x, y }
    Body67 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p68_helper<const N: usize>(v: [f64; N], v2: [f64; N], d: f64) -> f64 {
    let mut k = 0;
    while k < 3 {
        k += 1;
        let mut shape: Option<f64> = None;
        let mut shape2: Option<f64> = Some(d);
    }
    d.cos() + v.iter().sum::<f64>() * 0.3 + v2.iter().sum::<f64>() * 0.5 + d
}

#[differentiable(unconnected = "zero")]
fn p68(u: f64, mut ys: [f64; 7]) -> f64 {
    let k: usize = ys.len();
    let h = |r: f64| {
        let mut w = r;
        r + (r.max(ys[0]).powi(2) + 1.2).powf((-0.4_f64).sin())
    };
    for n in 0..ys.len() {
        let h2 = |c: f64| {
            let x = ys[n];
            if x >= 1.0 {
                return (c.powi(2) + 0.5).powi(-1);
            }
            c + (0..2).rev().zip(ys.iter()).map(|(k2, &t)| t * t).sum::<f64>() * (k as f64)
        };
        for row in ys[1..].chunks(2) {
            let a: f64;
            if n / 2 > 2 {
                a = row.iter().map(|e| (*e * *e).sqrt()).fold(0.7_f64, f64::max);
            } else {
                a = row[n % row.len()].atan2((if row[0] < row[n % row.len()] {
                    row[0]
                } else {
                    row[row.len() - 1]
                }).powi(2) + 1.0);
            }
        }
    }
    let mut n = 0;
    loop {
        n += 1;
        if n >= 4 {
            break;
        }
        for q in &ys {
            match n % 3 {
                0 => {
                    let y = p68_helper([u; 7], ys, *q + *q);
                }
                _ => {
                    let h2 = |w: f64, b: f64| w * ((w + *q).powi(2) + 0.5).sqrt();
                }
            }
        }
    }
    ys[k % 7].min(ys[ys.len() - 1]) + u * 0.5 + ys.iter().sum::<f64>() * 2.0 + ys[3].powi(2)
}

#[differentiable(unconnected = "zero")]
fn p69(#[no_diff] t: f64, xs: [f64; 4], d: f64, row: &[f64]) -> (f64, f64) {
    let mut out: [f64; 12] = [xs[2]; 12];
    let mut z: f64 = 0.0;
    for j in (0..3).rev() {
        out.fill(row[j]);
        for m in 1..12 {
            out[m] = (row[j] * (m as f64) + t).cos();
        }
        let mut w: f64 = 0.0;
        for count in 0..out.len() {
            w += out[count] * out[count].cos();
        }
        z += w * w.tanh();
    }
    for n in (0..12).rev().step_by(2) {
        z *= out[n / 2] / (1.0 + out[n].powi(2));
    }
    let u: f64 = -0.4 + (-0.5_f64.powi(2)).exp();
    let mut q = out[out.len() - 1];
    z += (if xs[3] <= 1.0 {
        let mut q2 = q;
        out[6]
    } else {
        u
    }) + u / (t.powi(2) + 0.5);
    q += if out.len() < 3 {
        q + d
    } else {
        row[2]
    };
    z = q / (1.0 + (0..4).skip(1).map(|k| (k as f64)).sum::<f64>().abs());
    let mut t2 = (1.0 + (out.iter().enumerate().map(|(k, &a)| a * -1.0).sum::<f64>() + xs[2].max(row[3 - 1].abs().sqrt())).abs()).sqrt();
    let mut shape: Option<f64> = if 2 < 3 {
        None
    } else {
        None
    };
    if let None = &mut shape {
        t2 += z;
    } else {
        out.swap(3, 5);
    }
    ((t2 + q + t * 1.5 + d * 2.0 - out.iter().sum::<f64>() * 2.0 - z * 2.0 - u * 0.5 - q * 0.3 + t2 * 0.3) * (0..row.len()).map(|m| (m as f64)).sum::<f64>(), (if (z * z + z * z).sqrt() > 0.1 {
        (z * z + z * z).sqrt()
    } else {
        0.1
    }) - xs[1] * 2.0 + out.iter().sum::<f64>() * 1.5 - z * 0.5 - u * 1.5 - q * 0.5 - t2 * 2.0 - (1.1 + u + 0.5) - out[4..].iter().map(|b| *b * (q * *b)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p70_helper(s: f64, mut y: f64, xs: &Vec<f64>) -> f64 {
    let mut kind: Option<f64> = None;
    let mut j = 0;
    let b: f64 = 'rows1: loop {
        j += 1;
        if j >= 1 {
            break xs[xs.len() - 1];
        }
        kind = None;
    };
    let mut c: f64 = (0..xs.len()).map(|k| b.max(b) + (k as f64)).sum::<f64>();
    2.0 * b + y * 0.3 + b * 0.5 - c * 2.0 + y
}

#[differentiable(unconnected = "zero")]
fn p70_inner<const N: usize>(out: &[f64; N], grid: [f64; N], c: f64) -> f64 {
    let r = out[out.len() - 1] - (c + grid[grid.len() - 1].abs());
    (r.min(r) + grid.iter().sum::<f64>() * 1.5 + c * 0.3) * grid.windows(2).map(|grid2| grid2[1].atan() + r).fold(c, |acc, b| acc * 0.5 + b * grid[1])
}

#[differentiable(unconnected = "zero")]
fn p70(state: [[f64; 2]; 3], xs: &[f64], z: &mut f64) -> (f64, f64) {
    let mut row: [[f64; 3]; 3] = [[*z; 3]; 3];
    for i in 2..3 {
        for k in 0..3 {
            row[k][0] = row[i - 2][i] / (1.0 + row[i / 2][i].powi(2));
            row[i][k] *= row[k][k] * 0.5 + row[i][i];
        }
    }
    let mut w = xs[xs.len() - 1];
    if *z <= 1.5 {
        for out in xs.windows(2) {
            row[1][3 - 1] += xs[xs.len() - 1];
        }
    } else {
        match 1 % 3 {
            0 => {
                for n in 1..row.len() {
                    w += (-row[n][2].powi(2)).exp();
                }
            }
            1 | 2 => {
                let mut add = |b: f64| {
                    w += b * (*z + w);
                };
                add(row[3 - 1][2]);
                add(row[2][0]);
            }
            _ => {
                let mut e = (1.0 + (if w > 0.8 {
                    row[0][0]
                } else {
                    *z
                }).abs()).ln() - w;
            }
        }
    }
    (xs[5 - 1] * w - state[2][1] * 2.0 - row[2][0], w + state[0][0] * 0.5 - row[0][3 - 1] * 0.5 + (*z * xs[5 - 1] - xs[1..4].iter().enumerate().filter(|(n, y)| **y > 0.9).map(|(m, w2)| w2 * w2).sum::<f64>()))
}

#[differentiable(unconnected = "zero")]
fn p71_helper(t: f64, grid: &[(f64, f64)]) -> f64 {
    for m in 0..1 {
        for k in 0..grid.len() {
            let mut i = 0;
            while i < 4 {
                i += 1;
                if !(grid[grid.len() - 1 - k].0 > 0.9) {
                    break;
                }
            }
        }
    }
    ((if grid[1].0 > 0.9 {
        grid[0].0
    } else {
        0.3
    }) + (0..4).map(|n| (n as f64) * grid[2 - 1].1.tanh()).fold(0.3_f64, |acc, r| acc.max(grid[1].1 + r + r))) * 0.9
}

#[differentiable(unconnected = "zero")]
fn p71(mut p: f64, e: f64) -> [f64; 2] {
    let mut p2 = std::mem::replace(&mut p, e);
    let y = e * ((e + p2).powi(2) + 1.2).recip();
    (p2, p) = (p2, p2);
    let (mut c, x) = (e, e - p2);
    let mut m = 0;
    let r: f64 = 'rows1: loop {
        m += 1;
        let mut out: Vec<f64> = Vec::new();
        for k in (0..m).take(2) {
            if c > y || e <= 0.9 {
                c = (x / (c.powi(2) + 1.2)).atan().sinh();
            } else {
                let x2: f64;
                if k * 2 > 2 {
                    x2 = c;
                } else {
                    x2 = c * (x - y);
                }
            }
            out.push(if e <= 3.0 {
                y.floor() * y
            } else {
                e
            });
        }
        out.push(match m % 5 {
            0 => {
                let mut y2 = x;
                y2
            }
            i if y > 0.9 => x,
            _ => p2,
        });
        let mut kind: Option<f64> = Some((0..3).zip(0..2).filter(|(count, j)| *j != 1).map(|(k, count)| (count as f64) * x).sum::<f64>());
        match &mut kind {
            None => {
                let mut m2 = 0;
                let mut w: f64 = 'steps2: loop {
                    m2 += 1;
                    if m2 >= 4 || m2 < 3 {
                        break (out[0] + p2) / (1.0 + (c + c).abs());
                    }
                    p2 = (if x <= out[0] {
                        y
                    } else {
                        y
                    }).powi(3);
                };
            }
            _ => {
                let mut k = 0;
                loop {
                    k += 1;
                    if k >= 1 {
                        break;
                    }
                }
            }
        }
        if m >= 4 || p > out[m % out.len()] {
            break -c;
        }
    };
    [r, r.sin() / 2.0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point73 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body73 {
    at: f64,
    k: [f64; 3],
    rates: Vec<f64>,
}

#[differentiable]
impl Body73 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, ys: &mut Vec<f64>) -> f64 {
        ys[1] += ys[1] + ys[ys.len() - 1] + ys[1];
        for z in ys[1..].iter_mut() {
            *z -= (0..1).filter(|k| *k != 1).map(|m| (if (self.k[3 - 1 - m] * self.k[3 - 1 - m]).sqrt() > 0.1 {
                (self.k[3 - 1 - m] * self.k[3 - 1 - m]).sqrt()
            } else {
                self.at
            }) + (m as f64)).sum::<f64>();
        }
        ys[0].asinh() + self.rates[2 - 1]
    }
}

#[differentiable]
impl Body73 {
    #[differentiable(unconnected = "zero")]
    fn new(a: f64) -> Body73 {
        Body73 { at: if a >= 0.9 {
            a
        } else {
            a
        }, rates: vec![a.tanh(), 0.25 - a], k: [a + a, a, a * a] }
    }
}

#[differentiable]
impl Body73 {
    #[differentiable(unconnected = "zero")]
    fn max(&self, e: f64) -> Body73 {
        let point = Body73 { k: [e.cbrt().max(e.cos()), e + self.k[1], (0..=1).zip(0..3).filter(|(i, k)| *k != 1).map(|(count, k)| (k as f64) * e).sum::<f64>()], at: e + e, rates: vec![0.5, e.atan().exp2()] };
        Body73::new(point.rates[1])
    }
}

#[differentiable(unconnected = "zero")]
fn p73_helper(body: &Point73) -> (f64, f64) {
    let mut buf = [body.y; 2];
    let acc = buf[buf.len() - 1];
    let v = vec![Body73::new(buf[buf.len() - 1]), Body73 { k: [(0..buf.len()).zip(0..3).filter(|(i, j)| *j != 1).map(|(k, i)| acc + (i as f64)).sum::<f64>(), 1.5, if acc > -0.4 {
        acc
    } else {
        let r: f64 = -0.7;
        r
    }], at: acc.mul_add(acc, acc), rates: vec![buf[1..].iter().enumerate().filter(|(i, c)| **c > 0.8).map(|(n, &u)| buf[0] + u).sum::<f64>(), -acc] }];
    ((buf[0].atan() + buf[0] * 0.3 + acc * 1.5) * acc, (v[1].at - buf[1] * 0.5 - acc * 0.5 + v[1].rates[2 - 1] * 2.0) * ((if acc > -0.4 {
        let mut w = acc;
        0.25
    } else {
        0.3
    }) - v[0].rates[0]) + (0..v.len()).map(|m| (m as f64) * 3.0).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p73_inner(q: f64, i: usize, b: f64, mut t: f64) -> f64 {
    let mut found: Option<f64> = Some(b);
    let mut found2: Option<f64> = if t > 3.0 {
        None
    } else {
        None
    };
    (t + q * 0.5) * (t * t + t * t).sqrt().max(1.1)
}

#[differentiable(unconnected = "zero")]
fn p73(#[no_diff] v: &mut [f64; 4], grid: &[f64]) -> f64 {
    v[1] = 1.5;
    let mut w: f64;
    if 1 < 3 && 1 < 3 {
        let b: f64 = (v[0].powi(2) + 1.2).recip();
        w = b.sin().sinh();
    } else {
        w = p73_inner(grid[1], 3, v[v.len() - 1], v[1]) + (grid[5 - 1] + grid[2]);
    }
    let mut kind: Option<f64> = if w > 0.1 {
        None
    } else {
        None
    };
    match &mut kind {
        None => {
            w = grid[1] - (1.0 + grid[grid.len() - 1].abs()).ln();
        }
        _ => {
            let x: f64 = 'found1: {
                let c = v[3];
                match 2 % 4 {
                    0 => {
                        let g = |r: f64| r * p73_inner(w, 2, c, w);
                        if c > 0.8 {
                            return 1.5_f64.cos() - c.atan().exp_m1();
                        }
                    }
                    1 | 2 => {
                        let mut row: Vec<f64> = Vec::new();
                        for (state, s) in grid.chunks(2).take(2).zip(grid.iter()) {
                            row.push(w + (state[state.len() - 1].powi(2) + 0.5).cbrt());
                        }
                        row.push((-0.7_f64).atan().cosh());
                    }
                    _ => {
                        let mut u = p73_inner((1.0 + grid[3].abs()).powi(-1), 3, (1.0 + grid[3].abs()).recip(), w.floor() * grid[4]);
                        u += (c + u).atan2(1.0 + c.abs());
                    }
                }
                if grid[5 - 1] > 1.5 {
                    break 'found1 v[v.len() - 1] - c;
                }
                (if c > 0.9 {
                    c
                } else {
                    c
                }) + c
            };
        }
    }
    w - (w * w - w.hypot(1.0 + w.abs()))
}

flat_record! {
    Point73 { x, y }
    Body73 { at, k, rates }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p37([-0.3, -0.7, -1.2, 1.1], 0.0); pulled ([1.0, -2.0], -2.0)),
        program!(p39([-0.7, -0.8], [[-0.4, 1.2], [-0.4, -0.4]]) calls Point39::insert, Point39::last, p39_helper, p39_inner),
        program!(p41(false, &[-0.1, 0.7, 0.5, 0.9, 1.1], &[-1.2, 0.5, 1.1, 0.1, -0.8, 1.0, 0.9, 0.3, 0.8, 1.3, -0.1], vec![0.0, 0.2, 1.0]); pulled -0.7),
        program!(p42([-1.2, -1.1], [0.35, -0.2, 1.0, 0.7], [-0.6, -0.7, 1.1, -0.1]) calls p42_helper),
        program!(p43(&mut vec![1.2, -0.5, 0.8, 0.3], vec![0.0, -1.0, -1.2, -0.7, -1.2]); pulled (0.5, vec![0.5, -2.0, 0.5, -2.0, -0.7])),
        program!(p44(&[-0.1, 1.4, 0.35, -0.8], &[-0.1, -0.9, 1.1, 1.0, -0.4], &[1.2, 1.1], 1.4) calls Point44::shifted, Point44::norm, p44_helper, p44_inner; pulled vec![-0.7, -0.7, 0.5]),
        program!(p45(-0.6) calls p45_helper),
        program!(p46(&[-0.6, 0.5], &[-0.9, 0.9, -0.8, 0.2, 0.0], [[0.35, 1.0], [0.5, -0.7], [-0.2, 0.4]], true)),
        program!(p48(&mut [-0.8, -0.8, 0.7, -0.6], (-0.7, -0.5), -1.0)),
        program!(p50(const 0.6, &mut vec![0.3, 1.1, 1.1, 0.1, 1.3], &[0.5, -0.9, -1.0])),
        program!(p51(0.3, &[[0.7, 0.6], [-0.1, -0.5]]) calls p51_helper, p51_inner),
        program!(p52(&mut [(-0.7, -1.0), (-0.2, 1.3), (-0.4, -1.1), (-0.5, 0.2)], &mut [(0.8, 0.6), (0.9, 1.0), (0.3, -1.0), (-0.5, 1.3), (0.4, 1.4)]) calls p52_helper),
        program!(p53(-1.2, const [-0.6, 0.9, 1.2]) calls Point53::shifted, Body53::take, p53_helper, p53_inner),
        program!(p54(true, &mut -1.2) calls Point54::insert, Body54::map, p54_helper, p54_inner; pulled ([1.0, 1.0], 1.0)),
        program!(p55(&mut vec![1.3, 1.1, -1.1, -0.7], &mut [0.8, -0.5, -0.3, 1.3], &[-0.2, 0.5, -0.9, 1.2, 0.35, 0.35, 0.3, 0.35, -0.9, -0.3, -0.5]) calls p55_helper, p55_inner),
        program!(p56(&mut [Point56 { x: -0.3, y: -1.1 }, Point56 { x: -0.2, y: -0.4 }], &mut vec![-0.6, -0.6, -1.0, -0.4, -0.6], &[0.2, -0.3, 0.1, 0.4, 1.1, 0.3, -0.9, 0.0, 1.4, -0.8, -0.9], [0.2, 1.0]) calls Point56::energy, Point56::advance, Point56::new, Point56::recip, Point56::take),
        program!(p57(&mut vec![Point57 { x: -0.3, y: 1.3 }, Point57 { x: -1.0, y: 0.9 }, Point57 { x: 0.4, y: 1.1 }, Point57 { x: 1.1, y: 1.4 }], Point57 { x: 0.7, y: 1.1 }) calls Point57::new, Point57::pop, Point57::sin, Point57::extend, p57_helper, p57_inner; pulled (0.3, vec![Point57Tangent { x: 1.0, y: 0.5 }, Point57Tangent { x: 0.5, y: 0.5 }, Point57Tangent { x: 0.5, y: -0.7 }, Point57Tangent { x: 0.3, y: 0.3 }])),
        program!(p58(const &mut 0.5, -1.0, &mut [(0.3, 1.1), (-1.1, 1.0), (0.9, -0.3), (1.3, -0.8), (-1.1, 0.8), (-0.5, 0.4), (0.7, -0.1), (0.6, 0.35), (0.9, 1.1), (0.3, -1.1), (1.2, 1.4)]) calls Body58::shifted, Point58::norm, p58_helper),
        program!(p59(&[Point59 { x: 1.2, y: -0.7 }, Point59 { x: -0.2, y: -0.7 }]) calls Body59::shifted, p59_helper),
        program!(p61(0.9) calls Point61::advance, Point61::powi, p61_helper; pulled [-0.7, -0.7]),
        program!(p62(vec![0.35, 0.6, -0.5, 0.1], const &mut [1.0, -0.1, -0.5, -0.3, 0.6], 0.7, &Point62 { x: [1.0, 0.3, -0.1, 1.2, 0.7, 1.0, 1.4, 0.0, 1.1, 0.1], y: -0.7, z: 0.35 }) calls p62_helper, p62_inner),
        program!(p64(1.2, 3) calls p64_helper, p64_inner; pulled 0.5),
        program!(p65(&[Body65 { at: Point65 { x: -0.6, y: 0.7 }, k: vec![Point65 { x: 0.35, y: 1.0 }, Point65 { x: -0.4, y: -0.2 }, Point65 { x: 0.0, y: -0.2 }, Point65 { x: -0.6, y: 1.4 }], rates: 2, parts: vec![0.4, -0.8, -1.0, -0.4], last: 2 }, Body65 { at: Point65 { x: 0.6, y: 0.3 }, k: vec![Point65 { x: 0.7, y: 0.1 }, Point65 { x: 0.35, y: 1.3 }, Point65 { x: 1.2, y: 1.3 }, Point65 { x: -0.8, y: 0.4 }], rates: 4, parts: vec![-0.3, 0.6, 1.0, 0.3], last: 3 }, Body65 { at: Point65 { x: 0.3, y: 0.3 }, k: vec![Point65 { x: -1.0, y: 0.2 }, Point65 { x: -0.8, y: 1.4 }, Point65 { x: -1.0, y: -0.6 }, Point65 { x: -1.0, y: -0.7 }], rates: 3, parts: vec![-0.7, 0.4, -0.4, 0.6], last: 3 }, Body65 { at: Point65 { x: -1.0, y: 1.1 }, k: vec![Point65 { x: -0.9, y: -0.4 }, Point65 { x: -1.1, y: -0.5 }, Point65 { x: -0.5, y: -0.9 }, Point65 { x: -1.2, y: 0.2 }], rates: 2, parts: vec![1.1, -1.0, 1.1, 0.1], last: 3 }], &mut [0.7, 0.6, 0.1, 0.3, 0.35], 0.3) calls Body65::norm, p65_helper; pulled (Body65Tangent { at: Point65Tangent { x: -2.0, y: -2.0 }, k: vec![Point65Tangent { x: -0.7, y: 0.3 }, Point65Tangent { x: 0.5, y: 1.0 }, Point65Tangent { x: 0.5, y: -2.0 }], parts: vec![0.3, -0.7] }, vec![-0.7, 1.0, 0.5, 1.0, -0.7])),
        program!(p66(&mut [-0.7, 0.1, -1.2, 0.8])),
        program!(p67(&mut [-0.5, 0.8, 0.7, 0.9], &mut [0.4, -1.0, 0.3, -1.2, -0.1]) calls Point67::advance),
        program!(p68(1.4, [0.5, -0.1, 0.5, -0.9, -0.4, -0.5, -0.8]) calls p68_helper),
        program!(p69(const -1.0, [-0.7, 1.2, -1.1, -0.6], 0.5, &[-0.9, 0.1, 1.0]); pulled (-0.7, 0.5)),
        program!(p70([[-0.3, 0.35], [-0.8, -0.9], [1.0, -0.2]], &[0.0, 0.1, 0.2, 0.3, -0.6], &mut 0.6) calls p70_helper, p70_inner; pulled ((0.5, -0.7), 0.3)),
        program!(p71(0.2, 0.6) calls p71_helper; pulled [0.5, -2.0]),
        program!(p73(const &mut [1.0, -0.8, -1.1, 1.0], &[0.35, 0.9, 0.2, -1.1, -0.1]) calls Body73::shifted, Body73::new, Body73::max, p73_helper, p73_inner),
    ]
}
