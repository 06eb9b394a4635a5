//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p74(mut z: f64, xs: &mut [f64], acc: f64) -> f64 {
    let mut z2 = ((if !(acc > 0.25) {
        let mut d: f64 = xs.windows(2).zip(xs.windows(2)).map(|(buf, xs2)| buf[1] * buf[2 - 1]).sum::<f64>();
        (1..xs.len()).skip(1).map(|k| (k as f64) * d).fold(xs[4], |acc2, q| acc2.max(q))
    } else {
        let mut p = acc;
        p
    }).powi(2) + 1.2).powf((acc * acc.sin().exp()).sin());
    {
        let g = |c: f64| {
            let e = xs[5 - 1];
            if c <= 3.0 {
                return c;
            }
            c + (1.0 + (e * z2).abs()).sqrt()
        };
    }
    let mut v: Vec<f64> = vec![z2; 15];
    let count = v.len();
    for j in 2..count - 1 {
        z2 = v[(j + 1) % count] / (1.0 + v[j * 2 % count].powi(2));
        if j % 2 == 0 {
            z2 += v[(j + 2) % count] * 0.9 + (j as f64);
        }
        v[j - 2] = v[j] * v[j + 1];
    }
    v[count % 15] = acc;
    let mut q = std::mem::replace(&mut xs[count % 5], z2 - z2);
    q /= (z2 * (q / (xs[xs.len() - 1].powi(2) + 1.2))).powi(2) + 1.0;
    if count + 1 > 0 {
        let q2 = std::mem::take(&mut q);
    }
    v.windows(2).map(|grid| xs[count % 5] + grid[grid.len() - 1]).sum::<f64>() - z2 * 2.0 + v.iter().sum::<f64>() * 2.0 - q * 0.3 + v.windows(2).enumerate().rev().filter(|(n, row)| *n / 2 < 3).map(|(n, v2)| q).fold(z2, |acc2, a| acc2 * 0.5 + a * (z2 + z))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point75 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point75 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, point: Point75, w: &mut f64) -> f64 {
        let mut m = 0;
        let u: f64 = 'rows1: loop {
            m += 1;
            let mut ys: Vec<f64> = vec![point.x; 15];
            for i in 0..15 {
                ys[i] = ys[i] * 0.9 + ys[i * 2 % 15];
                ys[i] -= ys[(i + 1) % 15] * 0.5 + (i as f64);
                ys[i] = ys[i] / (1.0 + ys[i].powi(2));
            }
            {
                let Point75 { x: y, y: u, z: _ } = self;
                ys[15 - 1] = *u + (m as f64);
                let mut acc = u.abs().sqrt().min(0.9_f64.abs());
                *u *= (1.0 + acc.abs()).powf((-0.7_f64).sin());
            }
            if m >= 3 {
                break point.y * ys[m % ys.len()].cos();
            }
        };
        (u - u) * (0..m).map(|n| *w + (n as f64)).sum::<f64>() + (0..2).zip(0..m).map(|(k, count)| (count as f64) * u).sum::<f64>()
    }
}

#[differentiable]
impl Point75 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &[(f64, f64)], r: f64) -> f64 {
        let mut n = 0;
        while out.len() % 3 == 0 && n < 5 {
            n += 1;
            let g = |x: f64, e: f64| {
                let x2 = r;
                x * x
            };
        }
        (out[0].1 * (n as f64) - r * 2.0 - out.iter().zip(0..3).filter(|(pair, m)| *m != 1).map(|(pair, count)| (count as f64)).fold(r, |acc, q| acc * 0.5 + (self.x + q))) * (r.atan() + (0..3).take(2).map(|k| (k as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Point75 {
    #[differentiable(unconnected = "zero")]
    fn signum(self) -> Point75 {
        let mut pair: (f64, f64) = (self.x, -0.5);
        let spring = Point75 { y: self.y * self.y, x: pair.1, ..self };
        self
    }
}

#[differentiable(unconnected = "zero")]
fn p75_helper(buf: &[f64], point: &mut Point75, xs: &[f64; 3]) -> Vec<f64> {
    let mut row: [f64; 19] = [xs[xs.len() - 1]; 19];
    for i in (2..18).step_by(2) {
        row[i * 2 % 19] -= row[i] * row[i - 2];
    }
    let mut v = std::mem::replace(&mut row, [point.z[1] + xs[1]; 19]);
    vec![v[9], v[..11].iter().map(|e| (e * e).sqrt()).fold(0.7_f64, f64::max)]
}

#[differentiable(unconnected = "zero")]
fn p75(#[no_diff] q: f64, pair: (f64, f64), buf: &[Point75], x: &mut f64) -> f64 {
    let mut q = q + 1.1;
    q *= buf[3].x;
    let mut v = [[q, pair.1], [q, q], [q, q]];
    for body in buf.iter() {
        for (Point75 { x: a, y: s, z: _ }, x2) in buf.iter().zip(&v[1][..1]) {
            if q > 0.3 || *s <= 1.0 {} else {
                let mut q = q + x2;
            }
        }
    }
    (buf.iter().filter(|unit| unit.y <= 0.1).map(|point| point.z[0] * q).sum::<f64>() - pair.0 * 0.3 + v[1][1] * 1.5) * (1.0 + v[2][1..2].iter().enumerate().map(|(j, t)| *t).sum::<f64>().abs()).sqrt()
}

flat_record! {
    Point75 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p76_helper(buf: &mut Vec<f64>, ys: &mut [f64], xs: &[[f64; 2]; 2]) -> [f64; 3] {
    for grid in ys.chunks(2).rev() {
        buf[1] -= (-ys[0].powi(2)).exp() + buf[buf.len() - 1];
        buf[1] = (0.5 + ys[0]).atan().exp();
    }
    if buf[0] <= 0.1 {
        let a = xs[0][0];
    } else if ys[1] > 0.25 {
        let mut found: Option<f64> = if xs[1][2 - 1] <= -0.7 {
            Some(ys[1])
        } else {
            None
        };
        match found {
            None => {
                let mut n = 0;
                while n < 3 {
                    n += 1;
                    ys[n % 2] += xs[n % 2][n % 2] / 2.0 - ys[n % 2];
                }
            }
            _ => {
                ys.fill((buf[0] * buf[0] + xs[0][2 - 1] * xs[0][2 - 1]).sqrt().clamp(0.25, 1.25));
            }
        }
    }
    [(xs[0][1] + ys[0]).abs(), ys[0].abs().sqrt().min(xs[1][1]) - buf.chunks(2).enumerate().filter(|(j, state)| *j < 3).map(|(j, v)| buf[buf.len() - 1]).sum::<f64>(), ys[1].tanh().sinh()]
}

#[differentiable(unconnected = "zero")]
fn p76_inner<const N: usize>(row: &[f64; N], d: f64) -> f64 {
    let mut shape: Option<f64> = if d > 1.0 {
        None
    } else {
        None
    };
    let mut found: Option<f64> = None;
    d + d * 2.0 - row[6].hypot(1.0 + (row[2] * d).abs())
}

#[differentiable(unconnected = "zero")]
fn p76(r: &mut f64, acc: f64) -> f64 {
    let mut acc = acc * (if acc >= -0.4 || *r <= 0.3 {
        acc
    } else {
        let e = acc * *r;
        e.min(e)
    });
    let mut pair = (acc / 3.0 * (acc * *r), acc * acc);
    if acc <= 2.0 {
        if pair.1 <= 2.0 || pair.1 > 0.5 {
            {
                let (acc2, t) = &mut pair;
                let mut m = 0;
                while m < 2 && m + 1 < 3 {
                    m += 1;
                    *t *= *acc2;
                    let s = &mut *t;
                    *s += *s * *acc2;
                }
                *acc2 = acc;
                *t += (0..4).rev().map(|m2| *r + (m2 as f64)).product::<f64>();
            }
            let mut m: usize = 3;
            let mut state: [[f64; 4]; 4] = [[pair.0; 4]; 4];
            for count in (1..3).rev() {
                for count2 in 1..4 {
                    state[4 - 1 - count2][count2] -= state[0][count2 - 1] * state[3][count2];
                }
            }
        }
        if pair.0 > 0.9 {
            for (j, i) in (0..2).step_by(2).rev().zip(0..1) {
                if acc >= 0.5 {
                    acc = if pair.1 < pair.1 {
                        pair.0
                    } else {
                        *r
                    };
                    continue;
                }
            }
        }
    } else if acc > -1.0 {
        if pair.0 <= pair.0 || acc <= 0.25 {
            return pair.0;
        }
    }
    pair.1.mul_add(pair.0, acc) * (pair.0 * *r) + acc
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point77 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body77 {
    at: f64,
    k: f64,
    rates: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape77 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body77 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, out: &mut [f64], row: &mut Vec<f64>) -> f64 {
        row.iter_mut().rev().zip(out[..1].iter()).for_each(|(p, p2)| {
            *p += -0.7;
            *p += p.floor() * p2;
        });
        if out[1] <= -1.0 {
            let found: Shape77 = if out[out.len() - 1] > -0.4 {
                Shape77::Disc((-out[1].powi(2)).exp())
            } else {
                Shape77::Rect(out[0] - out[0], row[1] / (row[1].powi(2) + 1.2))
            };
            match found {
                Shape77::Disc(b) => {
                    row[2 - 1] /= (b - b + b).powi(2) + 1.0;
                }
                Shape77::Rect(b, a) => {
                    for (u, &d) in row.iter().zip(out[1..2].iter()) {}
                }
            }
        } else {
            let g = |p: f64| {
                let mut x = row[0];
                p + -out[0]
            };
        }
        out[2 - 1] + row[0] + (0.9 * out[out.len() - 1] + row[2 - 1] / (row[0].powi(2) + 1.0))
    }
}

#[differentiable]
impl Point77 {
    #[differentiable(unconnected = "zero")]
    fn new(out: &[f64]) -> Point77 {
        Point77 { x: out[0].atan2(1.0 + out[1].abs()), y: out[out.len() - 1] + out[2 - 1], z: out[1].tanh() }
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

#[differentiable(unconnected = "zero")]
fn p77_helper<const N: usize>(out: [f64; N], grid: [f64; N], s: f64) -> f64 {
    let u = out[2].max(0.0).sqrt().min(-out[0]);
    let mut m: usize = 2;
    let f = |r: f64| r + s.floor() * (r * r);
    let mut u = u * (if u <= 0.25 {
        u + u
    } else {
        s - s
    });
    grid[6].powi(3) - out.iter().sum::<f64>() * 2.0 + grid.iter().sum::<f64>() * 1.5 - (u * u + u * u).sqrt().max(grid[3].atan().exp())
}

#[differentiable(unconnected = "zero")]
fn p77_inner(pair: (f64, f64), grid: &mut [f64]) -> f64 {
    let p = std::mem::take(&mut grid[0]);
    for j in (0..grid.len() - 1).rev() {
        if grid.len() > 1 {
            if !(p <= p) {
                continue;
            }
        } else {
            for &q in grid[1..].iter().rev() {
                let mut point = Point77::new(grid);
            }
        }
    }
    (grid[0] + pair.0 * 0.5) * p + (-(grid[2 - 1] + p).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p77(xs: &mut [Body77]) -> ([f64; 2], f64) {
    let mut n: usize = 2;
    if xs[1].at > 3.0 && n + 1 > 1 {
        let ys = [xs[n % 4].at; 7];
        let mut row: [f64; 9] = [ys[n % ys.len()]; 9];
        for k in 0..9 {
            row[9 - 1 - k] = row[k].tanh() * row[0];
            row[(k + 2) % 9] += row[k].tanh() * row[k];
            row[k] = row[k] * row[0];
        }
    }
    xs[n % 4].k += (if n > 1 {
        let mut a = xs[0].at;
        xs[2].at
    } else {
        xs[4 - 1].at
    }) * (if xs[0].k > 1.0 {
        let w = xs[n % xs.len()].k;
        w
    } else {
        xs[n % xs.len()].at
    });
    let found: Shape77 = if xs[4 - 1].at >= 0.1 {
        Shape77::Disc(1.5_f64.floor() * xs[0].at)
    } else {
        Shape77::Disc(xs[xs.len() - 1].at.floor() * xs[1].k)
    };
    if let Shape77::Rect(u, z) = found {
        n += 1;
    } else {
        match n * 2 % 4 {
            0 => {
                (1..xs.len()).zip(0..2).for_each(|(j, m)| {});
            }
            m if (n + 1) % 3 != 0 => {
                let h = |z: f64| z + -0.7 * 2.0_f64.abs();
            }
            _ => {}
        }
    }
    ([xs[1].k.max(1.0_f64.max(0.0).sqrt()) * xs[3].at, if xs[3].k >= 2.0 {
        let b = p77_helper([xs[n % 4].at; 7], [xs[2].k; 7], xs[1].k);
        b * b
    } else {
        (-xs[2].k.powi(2)).exp()
    }], (xs[n % xs.len()].k / (xs[2].k.powi(2) + 1.2) - xs[2].k.asinh() / 2.0) * (0..2).zip(1..xs.len()).map(|(k, i)| (i as f64)).product::<f64>())
}

flat_record! {
    Point77 { x, y, z }
    Body77 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p78(ys: &mut [(f64, f64)], v: &[f64], grid: &mut Vec<f64>) -> f64 {
    let mut z = grid[6];
    let count = grid.len();
    for n in (0..count - 1).rev() {
        let s = grid[n + 1];
        if n % 2 == 0 {
            grid[n] -= s / (1.0 + grid[n / 2].powi(2));
        }
    }
    let mut out: [f64; 16] = [v[2]; 16];
    for j in (2..16).rev().step_by(2) {
        out[j] = out[j] * out[16 - 1];
        z -= out[j] * 0.5 + (j as f64);
        if out[j / 2] > 0.9 {
            out[j - 2] += out[j] * out[j];
        }
    }
    let mut v2: Vec<f64> = vec![z; 19];
    for i in (0..11).step_by(2) {
        out[i] = out[i / 2] * out[i];
        z = v2[i] / (1.0 + out[0].powi(2));
    }
    let mut buf: Vec<f64> = vec![v[4]; 15];
    for count2 in (2..15).rev().step_by(2) {
        out[count2] = out[count2 / 2] * out[count2 / 2];
        z += out[count2 + 1].tanh() * out[count2 - 1];
    }
    grid[count % grid.len()] + out.iter().sum::<f64>() * 0.3 + v2.iter().sum::<f64>() * 2.0 + buf.iter().sum::<f64>() * 2.0 - (if grid[count % grid.len()] < v2[5] && v2[17] < 0.8 {
        v2[7]
    } else {
        if count > 2 && v[count % v.len()] <= 1.1 {
            v2[8]
        } else {
            z
        }
    })
}

#[differentiable(unconnected = "zero")]
fn p79_helper(pair: (f64, f64), q: f64) -> f64 {
    let mut m = 0;
    while m < 3 {
        m += 1;
        if q <= q {
            break;
        }
    }
    let mut t: f64 = if m / 2 % 3 != 0 {
        (0..1).map(|j| (j as f64)).sum::<f64>()
    } else {
        let y = (if m + 1 > 1 {
            q
        } else {
            q
        }).tanh();
        y.atan().exp()
    };
    t * (m as f64) + t
}

#[differentiable(unconnected = "zero")]
fn p79_inner(w: f64) -> f64 {
    if !(w > w) {
        let mut c = p79_helper((if w.max(0.0).sqrt() > 0.1 {
            w.max(0.0).sqrt()
        } else {
            w
        }, w), w);
    }
    w * w - w * 0.5 + p79_helper((w, w), 1.0) * w
}

#[differentiable(unconnected = "zero")]
fn p79(mut ys: Vec<f64>, a: &mut f64, flag: bool) -> ([f64; 2], f64) {
    ys[2] += *a;
    let mut ys2: [[f64; 3]; 3] = [[*a; 3]; 3];
    for i in 0..3 {
        for m in (0 + i..2).step_by(2) {
            ys2[3 - 1 - i][3 - 1] = ys2[i][m] * 0.1;
            ys2[i][m] = ys2[3 - 1 - m][i] * ys2[i][m + 1];
        }
    }
    ys2[2][0] = ys2[0][3 - 1];
    let x: f64;
    if *a < ys2[2][0] {
        let mut w = ys2[ys2.len() - 1][1].min(ys2[0][3 - 1]);
        x = w;
    } else {
        x = ys2[2][0].abs().sqrt().min(ys.iter().map(|e| e.abs().sqrt()).fold(0.7_f64, f64::min));
    }
    let mut out = vec![(ys2[ys2.len() - 1][0].powi(2) + 1.0).cbrt(), x, x.cbrt().clamp(0.25, 1.25)];
    'rows1: for i in 0..out.len() {
        match (i + 1) % 3 {
            0 => {
                ys[1] += -(out[(i + 1) % 3] * *a);
                let mut found: Option<f64> = Some(ys2[1][3 - 1] + *a);
                let kind: Option<f64> = if *a < 1.0 {
                    None
                } else {
                    None
                };
            }
            i2 if out[i] <= 0.5 || *a <= out[0] => {
                ys[2] += out[3 - 1 - i] * out[i % out.len()] * p79_inner(out[i]);
            }
            _ => {
                let mut u = out[i].abs().sqrt().min(*a);
            }
        }
    }
    ([out[2], x + ys2[2][1] + ys.chunks(2).map(|buf| x).sum::<f64>()], ys2[1][3 - 1] + ys[3] * 0.5 - ys2[0][1] * 0.3 - x * 0.5 - out.iter().take(2).enumerate().filter(|(count, y)| **y > 0.9).map(|(m, &t)| t * t.atan2(1.0 + x.abs())).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p80(xs: &[f64], s: &mut f64, u: &mut f64, ys: &mut [f64; 3]) -> [f64; 2] {
    for (grid, i) in ys.chunks(2).zip(0..ys.len()) {
        if ys[0] >= ys[i % 3] {
            *u *= xs[(i + 1) % xs.len()];
            for k in 0..3 {
                *u /= (0.1 / (1.0 + s.abs())).to_radians().powi(2) + 1.0;
                let a = std::mem::take(u);
            }
        } else if i * 2 % 2 == 0 {
            {
                *u *= ((grid[0] - (i as f64)).powi(2) + 1.2).sqrt();
            }
        } else {
            let mut v = [[*s, grid[1 - 1]], [grid[grid.len() - 1], grid[0]], [ys[i], grid[0]], [grid[0], *u]];
        }
        *u *= *u;
    }
    *u = u.floor() * ys[3 - 1].min(*u);
    if *u > 0.1 {
        let c = &mut *u;
        *c += *c / (c.powi(2) + 1.0);
    }
    [*s, *u / (1.0 + (*s * ys[1]).abs())]
}

#[differentiable(unconnected = "zero")]
fn p81_helper(grid: Vec<f64>, out: [f64; 12], mut u: f64) -> f64 {
    let mut row: [[f64; 9]; 9] = [[out[12 - 1]; 9]; 9];
    for i in (1..1).step_by(2) {
        for i2 in 2..9 {
            row[i / 2][i] = row[i2][i2 - 1] + row[i2 - 2][i2] * u;
            row[i][i] += row[i - 1][i - 1] + row[i - 1][(i + 2) % 9] * grid[i2 % grid.len()];
        }
    }
    row[4][7] - grid[1] * 0.3 - out.iter().sum::<f64>() * 2.0 - u * 0.3 - row[4][9 - 1]
}

#[differentiable(unconnected = "zero")]
fn p81_inner(ys: Vec<f64>, v: &[f64], j: usize, flag: bool) -> f64 {
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for &a in v.iter() {
        for z in v {
            let mut shape: Option<f64> = if ys[ys.len() - 1] < 0.8 && j / 2 > 0 {
                None
            } else {
                None
            };
            match shape {
                None => {}
                Some(a2) => {
                    let w = *z;
                }
            }
        }
        state.push(ys.iter().map(|s| s * (a - s)).sum::<f64>());
    }
    state.push(v[j % 2] * v[j % 2]);
    ((match (j + 1) % 5 {
        0..=1 => {
            let q = v[0];
            state[j % state.len()]
        }
        _ => {
            let p = v[j % v.len()];
            -1.0
        }
    }) + ys[ys.len() - 1] * 1.5) * (state[0].asinh() + v[1] * state[0])
}

#[differentiable(unconnected = "zero")]
fn p81(v: &[f64], xs: &mut Vec<f64>, j: usize, mut e: f64) -> f64 {
    'rows1: for (k, w) in xs.iter_mut().skip(1).enumerate() {
        let h = |u: f64, x: f64| u + (*w + (j as f64));
        if *w <= 0.5 {
            e = (v[3] + v[j % v.len()]) * h(*w, *w);
            break 'rows1;
        }
    }
    let c = e;
    let a = p81_helper(v[1..].to_vec(), [e.max(c); 12], if j % 3 == 0 {
        e
    } else {
        let mut w = e;
        w
    });
    xs.iter().map(|x| x.abs().sqrt()).fold(0.7_f64, f64::max) + e * 0.3 - -(c * a)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point82 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body82 {
    at: Vec<f64>,
    k: Point82,
    rates: f64,
    parts: Point82,
}

#[differentiable]
impl Body82 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: Vec<f64>) -> f64 {
        let mut buf: Vec<f64> = vec![grid[0]; 15];
        for i in (0..15).rev().step_by(2) {
            let z = buf[i * 2 % 15];
            buf[i] = z + buf[15 - 1 - i] * z;
            buf[i] *= buf[i] * buf[0];
            buf[i] += buf[i] * 0.5 + buf[i];
        }
        let mut shape: Option<f64> = Some(buf[6]);
        buf[buf.len() - 1] + buf[7] + grid[2 - 1] * 0.3 + buf.iter().sum::<f64>() * 0.3 + (0..buf.len()).map(|count| (count as f64)).fold(buf[5], |acc, e| acc.max(e))
    }
}

#[differentiable]
impl Point82 {
    #[differentiable(unconnected = "zero")]
    fn product(&self) -> f64 {
        let mut s = (if self.x > 1.1 {
            let b = self.x;
            0.1 * b
        } else {
            self.x + self.y
        }) - (self.x * self.x + self.x * self.x).sqrt().clamp(0.25, 1.25);
        (-0.7_f64).powi(2) - (0..=3).map(|count| s + (count as f64)).sum::<f64>() - (1.0 + (if s < 0.8 {
            let mut acc = s;
            acc
        } else {
            s
        }).abs()).recip()
    }
}

#[differentiable]
impl Point82 {
    #[differentiable(unconnected = "zero")]
    fn rotate_left(&mut self, k: usize) {
        if !(self.x > 0.9) {
            self.x = self.x;
            return;
        }
    }
}

#[differentiable]
impl Point82 {
    #[differentiable(unconnected = "zero")]
    fn powf(self, a: f64) -> f64 {
        if self.y > 0.3 {}
        (-a + a * 2.0) * ((a - a) / ((a + a).powi(2) + 0.5)) + a
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point82 {
    type Output = Point82;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point82 {
        Point82 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p82(s: f64, state: &mut Vec<f64>, xs: &mut [f64], state2: &mut [f64]) -> f64 {
    let mut b: f64 = 0.9;
    state2[0] += b;
    match 4 % 4 {
        0 => {
            let mut pair = (state2[0].sin() + state2[1], b.signum() * state[2]);
        }
        1 | 2 => {
            let row = vec![xs[5] * b, b, xs[xs.len() - 1]];
        }
        k if b <= 3.0 => {
            for i in (0..10).rev() {
                xs[i] *= xs[i / 2].tanh() * xs[0];
                xs[i] = xs[i] * xs[1];
            }
        }
        _ => {
            let mut pair = ((1.0 + state[3].clamp(-0.75, 1.25).abs()).log10(), state2[3 - 1]);
        }
    }
    xs[9] * state.iter().map(|a| a * 1.5).fold(0.7_f64, f64::min) + (if 0 < 3 {
        b
    } else {
        state.iter().map(|s2| s2 * 1.5).fold(0.1_f64, f64::max)
    })
}

flat_record! {
    Point82 { x, y }
    Body82 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p83_helper<const N: usize>(v: &[f64; N], xs: &[f64; N], t: f64) -> [f64; N] {
    if !(xs[2] > 0.25) {
        let mut n = 0;
        let mut r: f64 = loop {
            n += 1;
            if n >= 3 || n % 2 != 0 {
                break (1.0 + t.abs()).powi(-1) / (t.powi(2) + 1.2);
            }
        };
    }
    [(1.0 + t.abs()).powf((t.powi(2) + 0.5).cbrt().sin()); N]
}

#[differentiable(unconnected = "zero")]
fn p83_inner<const N: usize>(out: &[f64; N], u: f64) -> [f64; N] {
    for a in out.iter().take(2) {
        let mut d = out[1] - *a;
    }
    [u; N]
}

#[differentiable(unconnected = "zero")]
fn p83(pair: (f64, f64)) -> f64 {
    if pair.1 > 0.3 {
        let mut xs: Vec<f64> = Vec::with_capacity(4);
        for count in (0..2).rev() {
            if pair.0 <= pair.0 {
                xs.push((0..3).filter(|n| *n != 1).map(|i| (i as f64)).product::<f64>());
            }
        }
        xs.push(pair.0);
    } else if pair.0 > 0.5 {
        let mut out = [pair.0; 7];
    }
    let mut i: usize = 4;
    match i % 3 {
        0 => {
            let mut z = pair.1;
        }
        1 | 2 => {
            let mut buf = [pair.1; 2];
            {}
        }
        _ => {}
    }
    if i % 3 == 1 {
        let c: f64;
        if i * 2 > 1 {
            let mut x = pair.0 * pair.1 - (pair.1 + pair.1);
            c = x.sin().exp() + x.max(pair.0.abs().sqrt());
        } else {
            let mut e = pair.1.tanh().exp2();
            c = e;
        }
    }
    pair.1.floor() * pair.0 - pair.0 + pair.1
}

#[differentiable(unconnected = "zero")]
fn p85_helper(v: [f64; 2], state: &[f64]) -> f64 {
    let mut ys: [[f64; 3]; 3] = [[v[2 - 1]; 3]; 3];
    for j in (2..3).step_by(2) {
        for count in (0..2).step_by(2) {
            ys[j][count] = ys[0][j - 2] * (ys[count][2] / (v[count].powi(2) + 1.0));
        }
    }
    match 4 % 3 {
        0 => {
            ys[1][1] *= (-state[1].powi(2)).exp();
        }
        1 | 2 => {
            match 3 % 3 {
                0 => {
                    for (k, r) in ys[ys.len() - 1][..1].iter().enumerate() {
                        let mut pair = (*r, *r);
                    }
                }
                _ => {
                    for (y, &q) in ys[2].iter_mut().zip(state.iter()) {
                        *y /= state.windows(2).step_by(2).map(|v2| *y * v2[1..].iter().enumerate().map(|(j, acc)| acc * state[j % 2]).sum::<f64>()).sum::<f64>().powi(2) + 1.0;
                    }
                }
            }
        }
        _ => {}
    }
    v[0] + v[1] * 1.5 - -(ys[0][3 - 1] / (1.0 + ys[ys.len() - 1][2].abs())) - ys[ys.len() - 1][1] * (ys[0][0] + ys[1][2])
}

#[differentiable(unconnected = "zero")]
fn p85(v: &[f64], row: [f64; 3], a: f64, row2: Vec<f64>) -> f64 {
    let out: [f64; 4] = [0.8; 4];
    for &e in out.iter().step_by(2) {
        if e > 0.25 {
            let kind: Option<f64> = if e > 1.1 || e <= out[2] {
                Some(a)
            } else {
                Some(out[out.len() - 1].min(-1.0))
            };
        } else {
            let mut n = 0;
            let d: f64 = loop {
                n += 1;
                let mut shape: Option<f64> = None;
                let mut found: Option<f64> = None;
                if n >= 2 || e <= row2[n % 3] {
                    break if e <= 2.0 {
                        let acc = (a.powi(2) + 0.5).cbrt();
                        out[n % 4] / (row[1].powi(2) + 1.0)
                    } else {
                        if n * 2 % 3 == 0 || out.len() < 3 {
                            e
                        } else {
                            a
                        }
                    };
                }
            };
        }
    }
    (row[0].mul_add(a, a) - a * 0.5 + row2[3 - 1] * 0.5 - out[0] * 0.3) * (if out[3] < row[2] {
        row2[2]
    } else {
        out[out.len() - 1]
    }) + out[2]
}

#[differentiable(unconnected = "zero")]
fn p86(c: f64, #[no_diff] xs: &[[f64; 2]; 3]) -> f64 {
    let mut grid: [[f64; 4]; 4] = [[c; 4]; 4];
    for m in 0..4 {
        for j in (0..4).rev() {
            grid[j][m * 2 % 4] -= grid[j][j] * (if grid.len() % 3 == 0 && m * 2 % 2 != 1 {
                let r = grid[j][4 - 1 - j];
                grid[(m + 1) % grid.len()][j]
            } else {
                2.0
            });
            grid[m][4 - 1] -= grid[m * 2 % 4][4 - 1].tanh() * grid[j][m];
        }
    }
    {}
    grid[3][0] / (1.0 + grid[grid.len() - 1][2].abs()) - grid[3][1] * 1.5 - (0..1).skip(1).rev().zip(xs[0].iter()).map(|(k, &b)| b * -0.4).sum::<f64>() * (-c.powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p87(q: f64, z: f64, mut y: f64) -> [f64; 3] {
    match 4 % 3 {
        0 => {
            let h = |p: f64| p * (if z <= -1.0 {
                let d = y * p;
                y.abs().sqrt().clamp(0.25, 1.25)
            } else {
                p
            });
        }
        1 | 2 => {
            for i in (0..4).rev() {
                (y, y) = (y, y);
                let mut r = z.cbrt().min(y - y);
                r *= y.powi(2).powi(2);
            }
        }
        _ => {}
    }
    [z - z - q, z, z * (z * y)]
}

#[differentiable(unconnected = "zero")]
fn p90(state: Vec<f64>, row: &mut [f64]) -> f64 {
    if row[1] > 0.3 {
        let mut pair = ([2.0_f64.sin().exp(), row[3]], row[3]);
    } else {
        match 3 % 3 {
            0 => {
                let d = &mut row[2];
                *d *= d.min(state[4 - 1]);
                *d = state[0];
                let z: f64;
                if row[0] <= 0.25 {
                    let mut r = row[1];
                    z = row[1];
                } else {
                    z = state[state.len() - 1].min(row[row.len() - 1].powi(3));
                }
            }
            _ => {
                row[5 - 1] = row[row.len() - 1] * 0.3 * (if row[3] > 1.1 {
                    row[2]
                } else {
                    row[5 - 1]
                });
            }
        }
    }
    row[2] -= row[5 - 1].atan().exp_m1();
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for count in 0..state.len() - 1 {
        xs.push(if row[1] >= -0.7 {
            let mut z: f64 = row[count % 5];
            0.9 * row[count % 5]
        } else {
            row[5 - 1]
        });
    }
    xs.push(row[0]);
    for y in xs.iter_mut() {
        let mut count = 0;
        let mut b: f64 = 'rows1: loop {
            count += 1;
            let p: f64;
            if count / 2 < 3 {
                p = row[3] + 1.1;
            } else {
                p = state[3].abs().cos();
            }
            for p2 in row.iter_mut() {
                *p2 = match count / 2 % 5 {
                    0..=1 => state[0].cos(),
                    _ => state[..3].iter().rev().map(|a| *a * 2.0).sum::<f64>(),
                };
            }
            if count >= 1 {
                break *y * (count as f64) - p.atan().exp_m1();
            }
        };
    }
    row[3] - (xs[0] + 2.0) / (xs[0].powi(2) + 1.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point92 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape92 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point92 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, state: &Vec<f64>) -> f64 {
        if 0.3 > 1.1 {
            std::mem::swap(&mut self.x, &mut self.z);
        } else {
            self.y += (if self.x > 1.1 || state[0] > -1.0 {
                let mut y = state[0];
                y
            } else {
                state[1]
            }) + state[0];
        }
        (self.y + (0..state.len()).map(|i| state[i] + (i as f64)).sum::<f64>()) * self.z
    }
}

#[differentiable]
impl Point92 {
    #[differentiable(unconnected = "zero")]
    fn swap(&mut self, n: usize, j: usize) {
        for count in (0..2).step_by(2) {
            match (count + 1) % 3 {
                0 => {
                    self.x = self.y;
                }
                _ => {
                    self.z *= self.x.cbrt().max(self.x);
                }
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p92_helper(unit: &mut Point92) -> Point92 {
    let mut pair = (unit.z, unit.x.tanh());
    let h = |e: f64, d: f64| e + (0..=1).take(2).map(|count| (count as f64)).sum::<f64>();
    unit.swap(3, 3);
    pair.0 += pair.1;
    Point92 { x: unit.y, y: h(0.3, unit.y), ..*unit }
}

#[differentiable(unconnected = "zero")]
fn p92_inner<const N: usize>(buf: [f64; N], t: f64) -> f64 {
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for n in 0..buf.len() {
        if buf[(n + 1) % buf.len()] > 3.0 {
            state.push(buf.iter().map(|&u| u * u).sum::<f64>());
        }
    }
    state.push(t);
    (t + buf.iter().sum::<f64>() * 2.0 + t * 0.3) * state[1 - 1] + t.max(state[0].min(state[0]))
}

#[differentiable(unconnected = "zero")]
fn p92(out: &mut [f64], unit: Point92) -> Point92 {
    out[4 - 1] += unit.z;
    {
        let mut kind: Shape92 = Shape92::Disc(unit.x);
    }
    for buf in out.chunks(2) {}
    out[0..3].iter_mut().enumerate().for_each(|(i, c)| {
        *c -= (-c.powi(2)).exp().abs();
    });
    'rows1: for r in out.iter_mut() {
        let mut n: usize = 2;
    }
    Point92 { y: out[out.len() - 1], ..unit }
}

flat_record! {
    Point92 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p93_helper(x: &mut f64, count: usize) {
    let mut found: Option<f64> = if count / 2 % 2 != 1 {
        Some((0..3).rev().map(|i| (i as f64)).fold(*x, |acc, b| acc.max(b)))
    } else {
        None
    };
    let kind: Option<f64> = Some(x.max(0.0).sqrt().max(match count % 5 {
        0 => {
            let t = *x;
            t
        }
        _ => *x,
    }));
}

#[differentiable(unconnected = "zero")]
fn p93_inner(q: f64, flag: bool, e: f64, out: &[f64]) -> f64 {
    match 2 % 4 {
        0 => {}
        1 | 2 => {
            let mut j = 0;
            while j < 3 {
                j += 1;
                if out[1] <= e {
                    let mut kind: Option<f64> = if flag {
                        Some(e.hypot(1.0 + out[1].abs()))
                    } else {
                        Some(-out[2 - 1])
                    };
                    let mut shape: Option<f64> = Some(e.to_radians());
                } else if q <= 0.8 {
                    let t = out[1];
                } else {
                    let mut m: usize = j;
                }
            }
        }
        _ => {}
    }
    (if out[0] <= 3.0 {
        out[0]
    } else {
        out[0]
    }) + q * 2.0 - e * 0.5 - (-(if q > out[1] {
        out[0]
    } else {
        out[0]
    }).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p93(q: f64, flag: bool, grid: &mut [(f64, f64)], mut u: f64) -> f64 {
    u += (if q > 0.25 {
        grid[3].0
    } else {
        grid[9].1
    }) - grid[grid.len() - 1].0 / (1.0 + q.abs());
    let mut n = 0;
    let y: f64 = loop {
        n += 1;
        if n >= 1 || grid[n % 11].0 >= 2.0 {
            break u.max(0.0).sqrt().max(grid[n % grid.len()].0);
        }
        let mut kind: Option<f64> = Some(u.atan());
        if let Some(z) = kind {} else {
            u = ((q - (n as f64)).powi(2) + 1.0).recip();
        }
    };
    for j in (0..grid.len()).rev() {
        let u2 = (u * y).max(y.mul_add(u, grid[3].1)) * (y + u + y.tanh().exp2());
        if u < y {
            return (-grid[grid.len() - 1 - j].0.powi(2)).exp();
        }
    }
    grid.iter().map(|pair| pair.0 + u).sum::<f64>() + grid[grid.len() - 1].1.max(0.0).sqrt().clamp(0.25, 1.25) * y.atan() - grid.iter().map(|pair| pair.1 + 2.0).fold(grid[2].1, |acc, d| acc * 0.5 + d * q)
}

#[differentiable(unconnected = "zero")]
fn p94_helper(t: f64, row: &mut [f64; 4], ys: &[f64; 2], xs: &mut [f64; 10]) -> f64 {
    for (k, n) in (0..=2).zip(0..1) {
        if n > 0 && n / 2 % 2 != 0 {
            continue;
        }
    }
    xs.swap(7, 8);
    (xs[4] + ys[1]) * row[1] - (0..3).zip(&row[..2]).map(|(m, &t2)| t.sin().exp2() + t2).fold(ys[0], |acc, w| acc * 0.5 + w)
}

#[differentiable(unconnected = "zero")]
fn p94(ys: &mut [f64; 4]) -> f64 {
    ys[1] /= (ys[1] - ys[ys.len() - 1] + (if !(ys[3] >= 0.9) {
        ys[0]
    } else {
        let r = ys[1];
        r
    })).powi(2) + 1.0;
    let e = ys[0] + (ys[3] * 0.3).atan();
    let mut z = ys[2];
    let mut state: Vec<f64> = vec![z; 9];
    let mut a: f64 = 0.0;
    for m in 0..4 {
        for n in 0..9 {
            state[n] = (ys[m] * (n as f64)).sin();
        }
        for j in 0..9 {
            state[j] = (ys[m] * (j as f64)).sin();
        }
        let mut b: f64 = 0.0;
        for n in 0..state.len() {
            b += state[n].powi(2);
        }
        a += b;
    }
    let mut out: [[f64; 3]; 3] = [[e; 3]; 3];
    for j in (0..3).step_by(2) {
        for count in (2..2).rev().step_by(2) {
            out[j / 2][j] /= (out[count][j] / (1.0 + out[count - 2][j].powi(2))).powi(2) + 1.0;
            out[j][(j + 3) % 3] += out[count][3 - 1 - j] * out[j][j];
        }
    }
    out[1][2] *= e;
    let mut m = 0;
    while state.len() % 2 != 0 && m < 2 {
        m += 1;
        a = ys[ys.len() - 1];
    }
    (a.cos() + e * 0.5 - z * 1.5 - state.iter().sum::<f64>() * 2.0 - a * 0.5 + out[1][m % 3] * 0.5 - e) * (state[m % state.len()] + out[m % 3][2] - a)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point95 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body95 {
    at: f64,
    k: Vec<Point95>,
    rates: [Point95; 2],
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, ys: &[Body95; 2], out: &mut [f64]) -> [f64; 3] {
        [out[1], out[out.len() - 1] / (out[1].powi(2) + 1.0) * (out[0] * out[out.len() - 1]), if out[0].cbrt() > 0.1 {
            out[0].cbrt()
        } else {
            out[2 - 1]
        }]
    }
}

#[differentiable]
impl Point95 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, point: &mut Body95) -> f64 {
        point.rates[1].y * self.z * point.rates[0].x
    }
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn reverse(&mut self) {}
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn take(&mut self) -> f64 {
        let mut y = std::mem::replace(&mut self.at, 0.3);
        (0.1_f64.cos() - y * 2.0) * y.sin()
    }
}

#[differentiable(unconnected = "zero")]
fn p95(c: &mut f64, s: f64, flag: bool) -> f64 {
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 2 {
            break;
        }
        let mut z = std::mem::replace(c, s);
        for (n, i) in (0..=4).zip(0..2) {
            let mut k = 0;
            'steps2: loop {
                k += 1;
                (z, z) = (z, z + z);
                z += (-1.0 * z).hypot(1.0 + (s + -0.7).abs());
                if k >= 3 || s < -1.0 {
                    break;
                }
            }
            let mut out: [f64; 2] = [3.0; 2];
            let mut xs: Vec<f64> = (0..out.len()).rev().map(|k2| out.iter().zip(0..out.len()).filter(|(c2, j)| *j != 1).map(|(a, i2)| (i2 as f64) * s).sum::<f64>() + (k2 as f64)).collect::<Vec<f64>>();
        }
    }
    let d = (s * s).sqrt().min(s) + *c + (if s > s {
        s.max(*c)
    } else {
        s * s
    });
    let mut buf = vec![Point95 { x: (0..2).skip(1).rev().filter(|j| *j != 1).map(|k| d + (k as f64)).sum::<f64>(), y: s.abs(), z: s }, Point95 { x: d, y: d - *c, z: *c + s }, Point95 { x: d * s, y: d, z: (0..=1).zip(0..count).map(|(k, m)| d + (m as f64)).sum::<f64>() }];
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for (Point95 { x: q, y: y, z: t }, Point95 { x: b, y: acc, z: u }) in buf.iter().zip(buf.iter()) {
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for unit in buf.iter() {
            ys.push(u.max(0.0).sqrt().max(u / 1.5));
        }
        ys.push(*b);
        xs.push((-(0.8 * t).powi(2)).exp());
    }
    xs.push((s * s + buf[1].z * buf[1].z).sqrt().min(s));
    d.sin().exp2() * (if xs[count % xs.len()] >= xs[count % 1] {
        let acc = xs[0];
        *c
    } else {
        d
    })
}

flat_record! {
    Point95 { x, y, z }
    Body95 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p96(a: f64) -> f64 {
    let mut pair = (a, a);
    let mut ys: [f64; 2] = [0.5; 2];
    ys = [if 3 < 3 {
        ys[0]
    } else {
        let y = a / (1.0 + pair.1.abs());
        y * ys[0]
    }, pair.0.asinh() + ys[0]];
    ys.swap(0, 0);
    let ys2 = ys[1..].to_vec();
    let mut ys3 = vec![pair.0, ys[0], ys[1], (1..ys2.len()).zip(0..4).map(|(k, i)| (i as f64) * ys2[k]).sum::<f64>()];
    for m in 0..ys2.len() {}
    ys3[1] / 3.0 + a * 0.5 - ys3[2] * 2.0 + ys[1] - (if ys3[1] < 0.1 {
        (ys3[3].powi(2) + 1.0).powf(ys3[3].sin())
    } else {
        let b: f64 = 1.0;
        pair.1
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point97 {
    x: [f64; 3],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body97 {
    at: Point97,
    k: Vec<Point97>,
    rates: [f64; 11],
    parts: [Point97; 2],
    #[no_diff] last: f64,
}

#[differentiable]
impl Point97 {
    #[differentiable(unconnected = "zero")]
    fn sin(&self) -> f64 {
        self.y * (0..=2).rev().map(|count| (count as f64) * (if self.x[(count + 1) % 3] >= self.x[count] {
            self.x[count]
        } else {
            self.x[count]
        })).fold(0.8_f64, |acc, p| acc.max(p))
    }
}

#[differentiable]
impl Point97 {
    #[differentiable(unconnected = "zero")]
    fn pop(&mut self) -> f64 {
        let mut buf: [f64; 14] = [self.y; 14];
        for count in 0..3 {
            for i in (1..14).rev() {
                buf[count] = buf[0] * (buf[i] + self.y);
            }
        }
        buf[5].atan() + buf.iter().sum::<f64>() * 2.0 - buf[5].mul_add(self.sin() + self.y, buf[buf.len() - 1])
    }
}

#[differentiable]
impl Body97 {
    #[differentiable(unconnected = "zero")]
    fn fold(&self, s: f64) -> f64 {
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for count in 0..2 {
            if s > -0.7 {
                row.push(self.last);
            }
        }
        row.push(s);
        row[0].cbrt().max(row[0]) + row[0]
    }
}

#[differentiable(unconnected = "zero")]
fn p97(ys: [f64; 2], grid: [f64; 2], state: [f64; 4], mut e: f64) -> f64 {
    let mut grid2: Vec<f64> = Vec::with_capacity(4);
    for j in 0..state.len() {
        grid2.push(-0.7);
    }
    grid2.push(e.atan().exp_m1());
    match state.len() % 4 {
        0 => {
            let b = (state[4 - 1].clamp(-0.75, 1.25) + e).floor() * ((state[3] * grid2[0]).signum() * (if e < 0.8 {
                grid2[0]
            } else {
                e
            }));
        }
        1 | 2 => {
            let mut a = grid2[0];
        }
        _ => {}
    }
    grid2[1 - 1] += grid[1];
    let t = (e.cos() / (1.0 + (state[3] - grid2[grid2.len() - 1]).abs())).mul_add(grid[1] * grid2[1 - 1] * (if 1 < 3 && grid[grid.len() - 1] < grid[1] {
        let x = grid2[0];
        state[4 - 1]
    } else {
        let mut u = grid2[0];
        ys[1]
    }), state[3]);
    grid2[0] = if 1 < 3 {
        let q = state[3];
        q * q
    } else {
        state.iter().map(|&w| w).sum::<f64>()
    };
    let mut grid3: Vec<f64> = Vec::with_capacity(4);
    for (j, k) in (1..grid.len()).zip(0..=2) {
        grid3.push(t);
    }
    grid3.push(grid[grid.len() - 1]);
    let mut buf = vec![Body97 { at: Point97 { x: [grid3[0], t.to_radians(), grid2[0]], y: grid2.iter().map(|w| w.abs().sqrt()).fold(0.7_f64, f64::max) }, last: 0.9, k: vec![Point97 { x: [-0.4 + grid2[0], e * grid2[0], t * 0.3], y: e + grid3[1 - 1] }, Point97 { y: grid2[0] / (1.0 + grid3[0].abs()), x: [t, (-1.0_f64).atan2(1.0 + state[state.len() - 1].abs()), t.atan2(t.powi(2) + 1.0)] }, Point97 { y: grid3[1 - 1] + grid3[grid3.len() - 1], x: [grid2[1 - 1].max(grid[0]), grid2[0], -grid[2 - 1]] }], rates: [grid3[grid3.len() - 1].max(e.max(0.0).sqrt()); 11], parts: [Point97 { y: grid3[1 - 1] + state[1], x: [grid3[grid3.len() - 1], grid3[0], 0.1_f64.atan()] }, Point97 { y: grid2[0] / 3.0, x: [t, grid3[0] / 2.0, grid2[0]] }] }, Body97 { rates: [grid.iter().filter(|z| **z > 0.9).fold(grid2[0], |acc, y| acc * 0.5 + (t + y)); 11], k: vec![Point97 { x: [if state[2] > 1.0 {
        grid2[0]
    } else {
        grid2[0]
    }, grid3[0], 0.9_f64.sin()], y: grid3[1 - 1] * t }, Point97 { x: [t, state[0].signum() * t, grid3[grid3.len() - 1]], y: if grid3[0] <= grid2[0] {
        grid3[0]
    } else {
        grid3[0]
    } }, Point97 { y: if grid2[0] >= 2.0 {
        e
    } else {
        grid2[0]
    }, x: [state[4 - 1] + grid2[0], t, grid3[grid3.len() - 1]] }], parts: [Point97 { x: [(grid3[0].powi(2) + 1.2).powf(t.sin()), t / (1.0 + grid3[0].abs()), grid2[0]], y: grid3[0] }, Point97 { y: e, x: [grid3.iter().map(|q| (*q * *q).sqrt()).fold(0.7_f64, f64::max), t, grid3[0]] }], last: 0.9, at: Point97 { x: [t + grid2[0], 1.1, grid2[grid2.len() - 1].cos()], y: grid[2 - 1] * t } }, Body97 { last: 0.3, at: Point97 { x: [e, t, t * grid2[0]], y: (0..state.len() - 1).map(|i| (i as f64)).sum::<f64>() }, k: vec![Point97 { y: if grid2[0] > -0.4 {
        state[state.len() - 1]
    } else {
        let p = e;
        grid[1]
    }, x: [if grid3[0] <= grid3[0] {
        let y = grid3[0];
        0.25
    } else {
        t
    }, 0.8 / 3.0, ys[0].hypot(1.0 + e.abs())] }, Point97 { y: grid3[0] / 3.0, x: [e.sin(), grid2[grid2.len() - 1].cos(), grid2[0]] }, Point97 { x: [(e * e).sqrt().clamp(0.25, 1.25), e - grid3[0], e], y: grid3[0] / (1.0 + t.abs()) }], parts: [Point97 { x: [grid2[0], grid3[0], grid3[0]], y: grid2[0] }, Point97 { x: [grid2.iter().map(|d| *d * 1.5).fold(0.1_f64, f64::max), grid3[0], t], y: t - grid2[0] }], rates: [grid2[0] + 1.1; 11] }];
    buf[3 - 1].last - state[3] * 0.3 + e * 0.3 - grid2[grid2.len() - 1] * 1.5 + (buf[3 - 1].parts[0].y - grid3[0].max(grid3[grid3.len() - 1]))
}

flat_record! {
    Point97 { x, y }
    Body97 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point98 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point98 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, ys: &[[f64; 2]; 3]) -> f64 {
        self.y * (-ys[0][1] + self.x)
    }
}

#[differentiable]
trait Cost98 {
    fn at(&self, c: f64, p: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, w: f64) -> f64 {
        self.at(w, w + w) * ((-w.powi(2)).exp() + w * 1.5 - w)
    }
    #[differentiable(unconnected = "zero")]
    fn mean(&self, d: f64) -> f64 {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for n in 0..2 {
            state.push((-(d + d).powi(2)).exp());
        }
        state.push(d);
        self.at(d.max(state[state.len() - 1]), state[0].hypot(d.powi(2) + 0.5)) * (self.at((d.powi(2) + 1.0).ln(), d / (0.1_f64.powi(2) + 1.2)) * ((d + state[0] + state[0] * 0.3) * d))
    }
}

#[differentiable]
impl Cost98 for Point98 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, c: f64, p: f64) -> f64 {
        (p.to_radians() - c * 2.0 - (c - c - p.atan())) * (0..2).step_by(2).map(|n| (n as f64) * (-0.9_f64.powi(2)).exp()).fold(p, |acc, u| acc.max(u))
    }
}



#[differentiable]
impl std::ops::Sub for Point98 {
    type Output = Point98;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point98) -> Point98 {
        Point98 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p98(w: f64, v: &mut Vec<f64>, y: &mut f64) -> f64 {
    let mut grid = vec![Point98 { x: w, y: if *y < 1.0 {
        *y
    } else {
        let mut x = *y;
        *y
    } }, Point98 { x: 0.25, y: v[3] * v[0] }, Point98 { x: (1..v.len() - 1).take(2).rev().map(|m| (m as f64) * *y).fold(w, |acc, b| acc.max(b)), y: y.atan2(y.powi(2) + 1.0) }];
    let mut r: f64 = v[1..5].windows(2).enumerate().map(|(j, row)| grid[3 - 1].y).sum::<f64>();
    let d = std::mem::take(&mut r);
    v.swap(3, 0);
    (d + r - grid[2].y * 1.5 - d * 1.5) * v[4].max(0.0).sqrt().clamp(0.25, 1.25) + (d + r) * grid.iter().map(|Point98 { x: t, y: z }| grid[0].x + *z).sum::<f64>()
}

flat_record! {
    Point98 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p99(v: &mut [f64], #[no_diff] a: &mut f64, r: f64, out: [[f64; 2]; 2]) -> f64 {
    *a -= if *a > 3.0 {
        let mut w = out[0][0];
        *a
    } else {
        out[1][..1].chunks(2).rev().map(|grid| grid[0]).sum::<f64>()
    };
    let mut found: Option<f64> = if out[1][0] < 1.0 && out[1][2 - 1] > 0.25 {
        Some(r - *a)
    } else {
        Some(if *a > 0.25 {
            out[0][0]
        } else {
            *a
        })
    };
    let acc = 0.1 + out[0][1];
    for q in v.iter_mut() {
        'rows1: for xs in out.iter() {
            if r >= 0.9 {
                continue;
            }
        }
        let mut j = 0;
        loop {
            j += 1;
            *q += *q;
            if j >= 3 || j * 2 % 3 == 0 {
                break;
            }
        }
    }
    acc + acc - out[0][2 - 1] * 2.0 + acc * 0.5 - acc
}

#[differentiable(unconnected = "zero")]
fn p100(out: Vec<f64>, n: usize, flag: bool) -> f64 {
    let mut grid: [[f64; 3]; 3] = [[out[n % 4]; 3]; 3];
    for j in (0..3).rev() {
        for j2 in (1..3).step_by(2) {
            grid[j][j2] = grid[j][j] * 0.9 + (j2 as f64);
            grid[j2][j2] = grid[j2][j] * 0.5 + grid[j2][j2 / 2];
        }
    }
    let mut found: Option<f64> = if flag {
        Some(0.5)
    } else {
        Some(out[4 - 1].sin())
    };
    let mut kind: Option<f64> = Some(grid[n % 3][1] * out[4 - 1]);
    let mut ys: [f64; 9] = [0.0; 9];
    let mut r: f64 = 0.0;
    for i in (0..3).rev() {
        for i2 in 1..9 {
            ys[i2] = grid[grid.len() - 1][i] * (i2 as f64) + ((-0.7_f64).powi(2) + 0.5_f64).log10();
        }
        for m in 0..8 {
            ys[m] = grid[grid.len() - 1][i] * (m as f64) + grid[i][i] * (i as f64);
        }
        let mut t: f64 = 0.0;
        for m in 0..ys.len() {
            t += ys[m] * ys[m].cos();
        }
        r += t * t.tanh();
    }
    let mut row = [ys[n % ys.len()] + grid[grid.len() - 1][n % 3], r - out[3]];
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for &p in &out {
        buf.push((1.0 + ys[n].abs()).ln() + p * ys[9 - 1 - n]);
    }
    buf.push(row[n % row.len()]);
    buf[n % 1] += (row[n % row.len()] * row[n % row.len()] + r * r).sqrt().min(row[row.len() - 1]);
    let mut m = 0;
    'rows1: loop {
        m += 1;
        let mut buf2 = vec![row[1]; row.len()];
        if m >= 2 {
            break;
        }
    }
    {
        if buf[m % 1] >= buf[n % buf.len()] {
            buf[m % 1] = (buf[n % buf.len()] * buf[n % buf.len()]).sqrt().min((grid[1][3 - 1] * grid[1][3 - 1]).sqrt().clamp(0.25, 1.25));
        } else {
            for j in 0..2 {
                let q = ys[j];
                if ys[3 - 1] > 0.3 {
                    r *= q * buf[0].sin().sinh();
                }
            }
        }
    }
    buf.push(-grid[2][2]);
    (buf[buf.len() - 1] + grid[2][1] * 2.0 - ys.iter().sum::<f64>() * 0.3 - row[m % row.len()] * 1.5 + buf[0] * 1.5 - (if n % 3 == 0 {
        ys[n] - ys[ys.len() - 1 - n]
    } else {
        grid[0][1]
    })) * (buf[buf.len() - 1].tanh().cosh() - (m as f64))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point101 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body101 {
    at: (f64, f64),
    k: f64,
    rates: (f64, f64),
    parts: (f64, f64),
}

#[differentiable]
impl Body101 {
    #[differentiable(unconnected = "zero")]
    fn swap(&mut self, k: usize, n: usize) {
        let mut v: [f64; 11] = [self.at.0; 11];
        for n2 in (1..10).rev().step_by(2) {
            v[n2 / 2] = v[n2].tanh() * v[n2];
            v[n2] += v[0] * v[n2 * 2 % 11];
        }
    }
}

#[differentiable]
impl Point101 {
    #[differentiable(unconnected = "zero")]
    fn sum(&self) -> f64 {
        let j: usize = 0;
        (self.x - self.x + (0..j).rev().zip(0..2).filter(|(n, j2)| *j2 != 1).map(|(j2, n)| (n as f64) * (self.z + -0.4)).sum::<f64>()) * (self.x + 2.0).atan()
    }
}

#[differentiable]
impl Point101 {
    #[differentiable(unconnected = "zero")]
    fn insert(&mut self, i: usize, z: f64) {}
}

#[differentiable(unconnected = "zero")]
fn p101_helper(acc: f64, shape: Option<f64>) -> f64 {
    (acc + acc) * (0..=3).zip(0..3).map(|(k, i)| (i as f64)).sum::<f64>() * (acc * acc).sqrt().clamp(0.25, 1.25).powi(2)
}

#[differentiable(unconnected = "zero")]
fn p101(r: &mut f64, b: f64, buf: &[(f64, f64)]) -> f64 {
    if *r > 1.1 {
        let mut pair = ([(0..buf.len()).map(|m| (m as f64)).sum::<f64>().max((buf[5].0 * buf[5].0).sqrt()), *r / 2.0], -buf[3].0);
    } else if 2 < 3 {
        let z = buf.iter().map(|(_, z)| *z).sum::<f64>().to_radians();
    }
    let mut kind: Option<f64> = if buf[5].0 <= 0.9 || b > -0.7 {
        Some((1..buf.len()).step_by(2).map(|j| (j as f64) * b).sum::<f64>())
    } else {
        Some(buf[0].0 * b)
    };
    for (e, b2) in buf.iter() {
        let mut xs = [Body101 { rates: (buf[buf.len() - 1].0 * *e, b2.asinh()), parts: (b2.atan(), buf[buf.len() - 1].1), k: *e * buf[4].0, at: (b2 * b2, (0..buf.len()).zip(1..buf.len() - 1).filter(|(i, i2)| *i2 != 1).map(|(k, i)| *e + (i as f64)).fold(buf[0].1, |acc, acc2| acc + (*e + acc2))) }, Body101 { at: (buf[4].1, *e), parts: (buf[11 - 1].1, b * b2), k: if buf[3].1 > -0.4 {
            b
        } else {
            1.0
        }, rates: (*e, b + b2) }];
        xs[0].rates.1 *= p101_helper(buf[10].0, kind);
    }
    *r *= b;
    (buf[11 - 1].1 * buf[1].1 + b * 2.0) * buf[11 - 1].1.tanh().asinh()
}

flat_record! {
    Point101 { x, y, z }
    Body101 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p102(t: f64, k: usize) -> f64 {
    let acc = t;
    let mut kind: Option<f64> = None;
    let mut v: [f64; 15] = [acc; 15];
    for m in 0..4 {
        for i in 0..0 {
            let a = v[(i + 3) % 15];
            v[i] -= a / (1.0 + v[i].powi(2));
            v[i] = (v[i / 2] * v[i]).sin();
        }
    }
    let mut k2 = 0;
    loop {
        k2 += 1;
        v[k] = (t + v[15 - 1 - k]).powi(3);
        if k2 >= 4 || acc <= -0.7 {
            break;
        }
    }
    let flag = v[(k + 1) % 15] > v[k] || v[k] < 0.5;
    (v[k], _) = (v[k], v[k]);
    let mut count = 0;
    let a: f64 = loop {
        count += 1;
        let mut out: Vec<f64> = vec![0.0; 12];
        let mut z: f64 = 0.1;
        for count2 in 0..11 {
            for j in (0..12).step_by(2) {
                out[j] = (v[..11][count2] * (j as f64)).sin();
            }
            let mut c: f64 = 0.0;
            for m in 0..out.len() {
                c += out[m] * out[11 - m];
            }
            z += c.sin();
        }
        if count >= 4 || z > t {
            break v[k].mul_add(z.atan2(z.powi(2) + 0.5), out[k]);
        }
    };
    (v[k] / (1.0 + a.abs()) - t * 1.5 - v.iter().sum::<f64>() * 2.0) * v[4] - v[2..15].chunks(2).enumerate().rev().map(|(n, state)| a - (k2 as f64) + a).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point103 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point103 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, w: f64, ys: &Vec<Point103>) -> f64 {
        let mut body = Point103 { x: w.abs(), ..*self };
        body = Point103 { x: body.y, y: body.x.hypot(ys[1].y.powi(2) + 1.0) };
        body.x - w * 0.5 - body.x * 0.5 + body.y + (1..ys.len() - 1).rev().map(|i| ys[(i + 1) % ys.len()].y.floor() * ys[ys.len() - 1].x + (i as f64)).product::<f64>()
    }
}

#[differentiable]
impl Point103 {
    #[differentiable(unconnected = "zero")]
    fn min(self, e: f64) -> f64 {
        let n: usize = 0;
        e * (n as f64) + self.y * 1.5 - (e + (match n / 2 % 5 {
            0..=1 | 4 => e,
            2 => e,
            _ => e,
        })) + self.x * (n as f64) * (n as f64)
    }
}

#[differentiable(unconnected = "zero")]
fn p103_helper(mut b: f64, d: f64, out: &[f64], unit: &Point103) -> f64 {
    let b2 = std::mem::take(&mut b);
    let mut t: f64 = -1.0;
    let mut ys: Vec<f64> = (0..out.len()).rev().map(|k| (k as f64) * b).collect::<Vec<f64>>();
    let a: f64 = 'found1: {
        ys[0] *= if ys[ys.len() - 1] > 1.0 {
            out[0].min(ys[0])
        } else {
            b
        };
        if ys[0] <= 0.8 {
            return b2;
        }
        (-ys[0].powi(2)).exp() * b2.abs()
    };
    b2 * b2 + a * 1.5 - (if d > -0.4 || out[1] <= 0.3 {
        (Point103 { x: out[1], y: t }).min(unit.x) + ys[ys.len() - 1]
    } else {
        (0..out.len()).step_by(2).zip(out.iter()).map(|(n, &w)| w).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p103_inner<const N: usize>(v: &mut [f64; N], row: [f64; N], acc: f64) -> f64 {
    let mut row2: Vec<f64> = Vec::with_capacity(4);
    for &a in row[..4].iter() {
        v[1] += acc;
        row2.push(a);
    }
    row2.push(row[1]);
    match 1 % 4 {
        0 => {
            'rows1: for v2 in row.windows(2) {}
        }
        1 | 2 => {
            if 0 < 3 {
                row2[0] += (-(-v[2].powi(2)).exp().powi(2)).exp();
                return (-0.8_f64).max(row[0]);
            }
        }
        i if row[1] > row2[0] => {
            row2[i % 1] = row2.iter().fold(0.3_f64, |acc2, &a| acc2.max(a));
        }
        _ => {}
    }
    row.iter().enumerate().map(|(k, &t)| t * row2[0]).fold(acc, |acc2, c| acc2 + (row[3] + c)) - row.iter().sum::<f64>() * 0.3 + row2[0].sin()
}

#[differentiable(unconnected = "zero")]
fn p103(buf: &[f64]) -> Vec<f64> {
    let mut state: Vec<f64> = vec![buf[0]; 11];
    let count = state.len();
    for k in (2..count).step_by(2) {
        state[0] *= state[k] * -0.7 + (k as f64);
        state[k] = state[k - 2] * 0.3 + state[k];
    }
    'rows1: for n in (0..state.len()).step_by(2).rev() {}
    let mut a = state[3];
    let mut w = state.iter().rev().map(|u| a + *u).sum::<f64>() * (1.1 / (1.0 + 1.1_f64.abs())) * (a + a.tanh());
    w = ((a * state[7]).powi(2) + 1.2).powf(state[3].min(w).sin());
    (w, a) = (w, a);
    let mut a2 = w.sin().exp_m1().tanh().cos();
    let mut buf2 = [w; 7];
    vec![buf2[4], w.abs() - (count as f64), buf2[1] * w.powi(2)]
}

flat_record! {
    Point103 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p105_helper(row: &[f64], mut v: Vec<f64>, ys: &[[f64; 2]; 3]) -> f64 {
    v[1] = ys[2][0];
    v[0].sin().exp() - v[0]
}

#[differentiable(unconnected = "zero")]
fn p105_inner(grid: &Vec<f64>) -> f64 {
    (0..grid.len()).skip(1).for_each(|m| {});
    let mut row: [f64; 12] = [0.3; 12];
    for k in (0..11).step_by(2) {
        let e = row[k];
        row[k] = e * row[0];
        row[12 - 1] = row[k / 2] * -0.7 + (k as f64);
        row[k] *= row[k] * row[0];
    }
    let r = (row[..8].iter().map(|p| p * 1.5).fold(0.7_f64, f64::max) * 1.1_f64.mul_add(row[5], row[row.len() - 1])).asinh();
    grid[2 - 1] - row[10] + row.iter().sum::<f64>() * 1.5 + r * 0.3 - r
}

#[differentiable(unconnected = "zero")]
fn p105(y: f64, j: usize, out: [[f64; 2]; 2], pair: (f64, f64)) -> [f64; 2] {
    for (r, y2) in out[j % out.len()].iter().zip(out[2 - 1][0..1].iter()) {
        let mut m = 0;
        let mut z: f64 = loop {
            m += 1;
            if m >= 3 {
                break out[out.len() - 1][..1].iter().skip(1).enumerate().map(|(count, b)| b * b).sum::<f64>().atan().exp();
            }
            let mut i = 0;
            let mut a: f64 = 'rows1: loop {
                i += 1;
                let mut u = *y2;
                if i >= 3 || *r <= 2.0 {
                    break if m > 2 {
                        out[0][0].atan()
                    } else {
                        let p = *y2;
                        p - p
                    };
                }
            };
        };
    }
    [out[1][j % 2], -out[j % 2][1] * (pair.1 * pair.1 + pair.1 * pair.1).sqrt().clamp(0.25, 1.25)]
}

#[differentiable(unconnected = "zero")]
fn p106(n: usize, pair: (f64, f64)) -> f64 {
    let a = (0..=n).map(|j| (j as f64)).sum::<f64>().atan2(((pair.1 + pair.1) * pair.1).powi(2) + 1.2);
    let a = a + (if !(n % 2 != 1) {
        a
    } else {
        0.1
    }).cos();
    let count: usize = n;
    if a > a {
        let mut j = 0;
        while pair.0 < 3.0 && j < 4 {
            j += 1;
            let mut z = a / (1.0 + (match (count + 1) % 5 {
                0 | 4 => pair.1 * 2.0,
                count2 if j % 3 != 1 => a * a,
                _ => 1.1 + a,
            }).abs());
        }
    } else {
        let mut found: Option<f64> = if a <= pair.0 || (count + 1) % 3 == 1 {
            Some(a.sin())
        } else {
            None
        };
        if let None = &found {
            let mut count2 = 0;
            'rows1: loop {
                count2 += 1;
                match found {
                    None => {
                        match &found {
                            None => {}
                            Some(e) => {
                                found = if count % 3 == 1 && *e >= 0.25 {
                                    None
                                } else {
                                    Some(a.atan())
                                };
                            }
                        }
                    }
                    Some(r) => {}
                }
                if count2 >= 3 {
                    break;
                }
            }
        }
    }
    (a - pair.1 * 0.5 - a * 2.0 - a) * (0..n).map(|count2| (count2 as f64)).fold(pair.1, |acc, x| acc + x)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point108 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body108 {
    at: Point108,
    k: f64,
}

#[differentiable]
impl Point108 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &mut [f64]) {
        (buf[1], buf[0], _) = (buf[1], buf[2 - 1].cbrt().clamp(0.25, 1.25), buf[0]);
    }
}

#[differentiable]
impl Point108 {
    #[differentiable(unconnected = "zero")]
    fn new(e2: f64) -> Point108 {
        Point108 { x: (-e2.powi(2)).exp(), y: if e2 > 0.9 {
            let mut w = e2;
            w
        } else {
            e2
        } }
    }
}

#[differentiable]
impl Body108 {
    #[differentiable(unconnected = "zero")]
    fn zip(&self, c: f64) -> Body108 {
        Body108 { ..*self }
    }
}

#[differentiable]
trait Cost108 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, s: f64) -> f64 {
        self.at() + (self.at() + (s - (0..=3).map(|count| (count as f64) * 1.5_f64.to_radians()).sum::<f64>()))
    }
}

#[differentiable]
impl Cost108 for Point108 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        if self.y > 0.9 {
            match 0 % 3 {
                0 => {}
                _ => {}
            }
        }
        self.x + (self.x + self.y + (self.y.powi(2) + 1.2).ln())
    }
}


#[differentiable(unconnected = "zero")]
fn p108_helper(out: &Vec<f64>) -> f64 {
    for count in 0..=2 {
        let mut xs: Vec<f64> = Vec::new();
        for grid in out.chunks(2) {
            if !(grid[grid.len() - 1] > grid[count % 1]) {
                xs.push(0.8);
            }
        }
        xs.push(out.windows(2).map(|grid| grid[count % grid.len()] * out[0]).sum::<f64>());
        for k in 0..4 {
            let q = out[k % 2];
        }
    }
    (out.iter().sum::<f64>() + out[0]) * (out[1] + out[2 - 1]).powi(2)
}

#[differentiable(unconnected = "zero")]
fn p108_inner(state: &[f64]) -> f64 {
    let mut part = Body108 { at: Point108::new(state[state.len() - 1]), k: state[state.len() - 1] + state[1] };
    if part.k > 0.25 && 3 < 3 {
        if state[0] > 0.1 && state.len() < 3 {
            part = part.zip(part.at.x * part.k);
            return part.k;
        }
        part.k += part.at.y;
    } else {
        let mut found: Option<f64> = None;
    }
    state[1] + part.at.x + (if state[1] < part.k {
        state[1] + part.at.x
    } else {
        let mut a = part.at.x * 3.0;
        a.signum() * a
    })
}

#[differentiable(unconnected = "zero")]
fn p108(grid: &[f64], part: &mut Point108, grid2: &[(f64, f64)], pair: (f64, f64)) -> f64 {
    for pair2 in grid2.iter() {
        {
            let Point108 { x: x, y: a } = part;
        }
        let e = p108_inner(&grid[..2]);
    }
    part.x = grid[..1].iter().skip(1).enumerate().map(|(k, &b)| b * b.cos()).product::<f64>();
    let (w, mut y) = ((part.twice(pair.1) + grid2[9].0) / 2.0, if 1.5 > 0.1 {
        let t = pair.0;
        t
    } else {
        pair.0
    });
    let mut r: f64;
    if y > 3.0 {
        r = if w >= 0.25 {
            pair.1 * grid[3]
        } else {
            w + 0.25
        };
    } else {
        r = -1.0;
    }
    let part2 = Body108 { at: Point108::new(r), k: 0.1 - r };
    (grid[..3].iter().zip(0..grid2.len()).map(|(q, k)| (k as f64) * q).fold(part2.at.y, |acc, b| acc + (y + b)) + pair.1 * 0.5 + y * 0.3 + r * 0.3 + part2.at.x * 1.5 - y) * y
}

flat_record! {
    Point108 { x, y }
    Body108 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p109(mut xs: [[f64; 2]; 3], row: &mut [f64]) -> f64 {
    let mut m = 0;
    let c: f64 = loop {
        m += 1;
        if m >= 2 {
            break xs[m % 3][2 - 1].atan().sinh() / (0.5_f64.powi(2) + 1.0);
        }
        row[1] += xs[m % xs.len()][1].sin();
        let mut buf: [f64; 12] = [row[5 - 1]; 12];
        let mut c: f64 = 0.0;
        for count in 0..5 {
            if count % 2 == 0 {
                for n in 0..12 {
                    buf[n] = (row[count] * (n as f64)).sin();
                }
            }
            let mut r: f64 = 0.0;
            for m2 in 0..buf.len() {
                r += buf[m2].powi(2);
            }
            c += r * row[count];
        }
    };
    let (w, mut b): (f64, f64) = (c.atan().exp() + (m as f64), row[1..4].iter().map(|q| q * c).sum::<f64>());
    let mut buf: [f64; 19] = [w; 19];
    for n in 1..18 {
        buf[n] = buf[n] / (1.0 + buf[n - 1].powi(2));
    }
    for (p, a) in buf[1..].iter().rev().zip(buf[16..].iter()) {
        let mut buf2: Vec<f64> = vec![0.0; 12];
        let mut r: f64 = 0.1;
        for m2 in 0..19 {
            for i in (0..11).step_by(2) {
                buf2[i] = (buf[m2] * (i as f64)).sin();
            }
            for m3 in 0..12 {
                buf2[m3] = (buf[m2] * (m3 as f64)).sin();
            }
            let mut t: f64 = 0.0;
            for i in 0..buf2.len() {
                t += buf2[i].powi(2);
            }
            r += t * t.tanh();
            buf2[8] = r * 0.1;
        }
        let mut k = 0;
        loop {
            k += 1;
            if k >= 1 || r <= buf[7] {
                break;
            }
            for k2 in 0..buf.len() {
                r -= a.tanh().sinh();
            }
            let flag = k + 1 > 0;
        }
    }
    ((if !(m + 1 < 3) {
        buf[m % buf.len()]
    } else {
        row[row.len() - 1]
    }) - xs[m % 3][2 - 1] * 1.5 + w * 0.5 - b * 0.5 + buf.iter().sum::<f64>() * 2.0 + (buf[1] * buf[1]).sqrt().min(xs[0].iter().sum::<f64>())) * w.tanh().exp()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p74(-0.6, &mut [-0.5, -0.3, -0.1, 0.5, 1.1], 0.0)),
        program!(p75(const 0.35, (0.35, -0.3), &[Point75 { x: -0.7, y: -0.8, z: [0.3, 1.1, -0.9] }, Point75 { x: 0.8, y: 1.2, z: [0.6, 1.2, 0.1] }, Point75 { x: 0.5, y: 0.4, z: [1.4, 0.3, -1.0] }, Point75 { x: -0.4, y: 0.1, z: [-0.3, -1.1, -0.7] }, Point75 { x: 1.4, y: -1.2, z: [1.3, -0.5, 1.4] }, Point75 { x: 1.0, y: 0.8, z: [-1.1, 0.35, 1.2] }, Point75 { x: 0.8, y: 0.4, z: [0.8, 0.2, 1.2] }, Point75 { x: 1.4, y: -0.9, z: [1.4, 0.7, 1.3] }, Point75 { x: -0.6, y: 1.3, z: [-0.3, -1.0, -1.1] }, Point75 { x: -0.3, y: -1.0, z: [-0.3, 1.3, 0.7] }, Point75 { x: 0.8, y: 0.1, z: [1.2, 0.35, 0.0] }], &mut -0.7) calls Point75::advance, Point75::norm, Point75::signum, p75_helper),
        program!(p76(&mut 1.0, 0.8) calls p76_helper, p76_inner),
        program!(p77(&mut [Body77 { at: -1.1, k: 1.2, rates: 2 }, Body77 { at: 0.5, k: -0.1, rates: 2 }, Body77 { at: 1.2, k: 0.9, rates: 2 }, Body77 { at: -0.2, k: -0.1, rates: 3 }]) calls Body77::norm, Point77::new, p77_helper, p77_inner; pulled (([1.0, 0.3], -2.0), vec![Body77Tangent { at: 1.0, k: -2.0 }, Body77Tangent { at: 1.0, k: -2.0 }, Body77Tangent { at: 0.3, k: 0.5 }, Body77Tangent { at: 0.3, k: 0.3 }])),
        program!(p78(&mut [(0.8, -0.2), (-1.0, 0.2), (0.5, 0.1), (0.2, 1.3)], &[-0.8, -0.9, 0.3, 0.4, -0.4], &mut vec![-0.2, 1.3, -0.7, 0.8, 0.1, 0.8, 0.0, -0.1, -0.4, -0.3, -0.2])),
        program!(p79(vec![0.4, 1.1, -0.9, 1.0], &mut 0.8, false) calls p79_helper, p79_inner; pulled (([1.0, 0.3], 0.3), 0.5)),
        program!(p80(&[0.0, -1.1, -0.1, 1.1], &mut 0.8, &mut 1.3, &mut [-0.4, 0.8, -0.2]); pulled ([0.3, 1.0], 1.0, -2.0, [-0.7, 0.5, -0.7])),
        program!(p81(&[0.1, 1.0, 0.9, 1.0], &mut vec![-0.3, 1.3, -0.3, 0.3, 0.9], 4, 0.2) calls p81_helper, p81_inner),
        program!(p82(-0.7, &mut vec![0.4, 0.7, 0.2, -0.6, -1.1], &mut [1.1, -0.5, 1.2, -0.6, -0.7, 1.0, 0.35, -0.9, 1.2, -1.2, 0.0], &mut [0.5, 1.2, 0.1]) calls Body82::shifted, Point82::product, Point82::rotate_left, Point82::powf),
        program!(p83((0.6, 0.9)) calls p83_helper, p83_inner),
        program!(p85(&[0.7, 1.0, -1.2, -0.6], [0.3, -1.0, 0.9], 0.6, vec![-0.6, -0.4, 0.6]) calls p85_helper; pulled 0.5),
        program!(p86(1.4, const &[[-0.1, -0.4], [0.5, -0.1], [1.1, 0.6]])),
        program!(p87(-1.1, 1.0, -0.6); pulled [-2.0, 0.3, -2.0]),
        program!(p90(vec![-0.6, -1.1, 1.3, 1.1], &mut [-0.6, -0.6, 1.1, 0.2, 0.0])),
        program!(p92(&mut [1.3, -0.1, 1.4, -0.3], Point92 { x: 0.7, y: -1.2, z: -0.1 }) calls Point92::shifted, Point92::swap, p92_helper, p92_inner; pulled (Point92Tangent { x: -2.0, y: 0.5, z: 0.3 }, vec![0.5, -0.7, -0.7, -0.7])),
        program!(p93(-0.4, true, &mut [(1.3, 1.4), (1.4, -0.9), (0.9, 1.3), (0.0, -0.3), (1.1, -1.0), (1.1, 0.1), (-0.4, 0.1), (-1.0, 0.9), (-0.6, -0.5), (0.35, 0.4), (0.0, 1.1)], 0.8) calls p93_helper, p93_inner),
        program!(p94(&mut [-1.2, -0.1, 0.4, 1.1]) calls p94_helper),
        program!(p95(&mut 0.4, 0.2, false) calls Body95::energy, Point95::advance, Body95::reverse, Body95::take),
        program!(p96(-1.2)),
        program!(p97([0.3, 0.4], [0.1, -0.1], [-0.1, -1.2, -0.6, 0.9], 0.7) calls Point97::sin, Point97::pop, Body97::fold),
        program!(p98(-0.3, &mut vec![0.3, 1.3, 1.2, -1.0, -1.1], &mut -0.1) calls Point98::shifted),
        program!(p99(&mut [1.4, 0.3, 1.1, -0.2], const &mut 0.5, 1.0, [[1.2, 0.7], [-0.4, 1.0]])),
        program!(p100(vec![0.9, -0.5, 0.8, -0.2], 2, true)),
        program!(p101(&mut -0.7, 0.2, &[(-0.8, 0.1), (1.0, 1.4), (-0.6, -0.9), (1.0, 0.5), (-0.5, -0.1), (0.8, -0.7), (0.5, -1.2), (1.3, 0.4), (1.1, -0.8), (1.1, 0.4), (1.1, 0.9)]) calls Body101::swap, Point101::sum, Point101::insert, p101_helper),
        program!(p102(0.1, 3)),
        program!(p103(&[1.4, -0.5, 0.3, 0.6]) calls Point103::advance, Point103::min, p103_helper, p103_inner; pulled vec![1.0, -2.0, -0.7]),
        program!(p105(1.2, 2, [[0.6, 1.3], [0.0, -0.4]], (-0.9, 1.0)) calls p105_helper, p105_inner; pulled [1.0, 1.0]),
        program!(p106(4, (1.4, -0.9))),
        program!(p108(&[-0.5, 1.2, 1.0, -0.4], &mut Point108 { x: -1.0, y: 0.35 }, &[(0.4, 0.3), (-0.7, 0.6), (1.1, -0.7), (1.1, -0.9), (1.4, 1.2), (-0.4, -0.1), (0.7, 0.9), (0.7, -0.4), (-0.2, 0.3), (0.1, -1.1), (-1.2, 1.3)], (1.2, -0.6)) calls Point108::shifted, Point108::new, Body108::zip, p108_helper, p108_inner),
        program!(p109([[1.3, 0.35], [-1.0, 0.1], [-0.5, -1.0]], &mut [0.7, 0.1, 0.5, 0.8, -0.2]); pulled (-2.0, vec![1.0, -2.0, -0.7, -2.0, 0.3])),
    ]
}
