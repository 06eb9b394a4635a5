//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p80(k: usize, p: f64, buf: &[f64], row: &mut [f64]) -> f64 {
    let flag = k / 2 < 3 && row[k % 4] >= -0.7;
    let w = &mut row[k % 4];
    *w *= *w - (k as f64);
    row[0..2].copy_from_slice(&buf[1..]);
    row[3] += buf.chunks(2).zip(row.iter()).map(|(state, w)| *w).sum::<f64>();
    for (k2, grid) in row.windows(2).enumerate() {
        let mut kind: Option<f64> = if buf[k2 % 3] < 0.1 && k * 2 > 0 {
            Some(grid[1] * grid[1])
        } else {
            None
        };
        let mut n = 0;
        loop {
            n += 1;
            if n >= 1 {
                break;
            }
            for k3 in 1..row.len() {
                if flag {
                    break;
                }
            }
        }
    }
    let mut u: f64 = (0.3 - p).max(row[3] * row[3]) + (k as f64);
    'rows1: for (n, buf2) in buf[..2].windows(2).enumerate() {
        for a in row.iter() {
            let mut z = u * (u * p) * (k as f64);
            z += (z + z) / (1.0 + (-z).abs());
        }
    }
    (u * p + p * 1.5 - (row[1] * row[4 - 1] + (row[k % row.len()] + u))) * row.iter().map(|&e| e * (row[0] + u)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p81_helper(r: f64, v: &[f64], out: [f64; 4]) -> f64 {
    let mut u: f64;
    if out[3] > 1.5 {
        u = out[3].tanh().atan();
    } else {
        let mut p = out[4 - 1];
        u = p;
    }
    (1.0 + out[4 - 1].abs()).recip() - u * 0.5 + u
}

#[differentiable(unconnected = "zero")]
fn p81_inner(grid: &Vec<f64>, grid2: &[f64], mut a: f64, row: &[f64]) -> f64 {
    a = (1.0 + row[1].abs()).ln() - (if row[2 - 1] >= 2.0 || grid[0] <= 1.0 {
        row[1]
    } else {
        grid2[grid2.len() - 1]
    });
    let c = std::mem::replace(&mut a, row[1..2].iter().zip(grid2.iter()).map(|(u, &d)| d + d).product::<f64>());
    let y = p81_helper(c + c, grid, [grid[1] * row[row.len() - 1], a, -1.0, a + grid[1]]);
    a = (a.powi(2) + 0.5).cbrt().tanh().cosh();
    (a.signum() * y - a * 0.3 - y * 0.5) * row.iter().enumerate().map(|(k, b)| b * (b - y)).sum::<f64>() + (if grid2[grid2.len() - 1] > 3.0 {
        let mut t = c;
        t
    } else {
        row[row.len() - 1]
    }).atan()
}

#[differentiable(unconnected = "zero")]
fn p81(buf: &[f64], u: f64, row: &mut [f64; 2]) -> f64 {
    row.fill(u.powi(2));
    'rows1: for (k, p) in row[1..].iter().enumerate() {
        for (m, count) in (1..row.len()).zip(0..buf.len()) {
            let b: f64 = 'found2: {
                let w = p81_helper(u.hypot(buf[(m + 1) % buf.len()].powi(2) + 1.2), &buf[..3], [u, u + -0.7, u, p.abs()]);
                if count > 2 {
                    break 'rows1;
                }
                p * (count as f64) / 3.0
            };
        }
    }
    u / 1.5 * row[0].cos()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point82 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Sub for Point82 {
    type Output = Point82;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point82) -> Point82 {
        Point82 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p82_helper(u: f64, mut w: f64, pair: (f64, f64)) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        if m >= 4 {
            break;
        }
        w -= pair.0;
    }
    let found: Option<f64> = if m / 2 % 3 == 0 {
        Some(pair.1 * pair.0)
    } else {
        None
    };
    let w = w * w;
    -w + u * 2.0 - pair.0 * 2.0 - w * 1.5 + w - (w - found.unwrap_or(pair.0))
}

#[differentiable(unconnected = "zero")]
fn p82_inner(row: &mut [f64], w: f64, body: &Point82, grid: &[f64]) -> f64 {
    'rows1: for j in 0..grid.len() {
        let grid2 = [*body - *body, *body - *body];
        row.swap(1, j % 2);
    }
    match 0 % 3 {
        0 => {}
        1 | 2 => {
            row[1] /= (grid[grid.len() - 1] * grid[1]).to_radians().powi(2) + 1.0;
        }
        count if body.x >= -1.0 => {
            row[0] = (1.0 + (grid[count % 2] + row[0]).abs()).ln_1p();
        }
        _ => {}
    }
    grid[0] * grid[1] - w * 0.5 - (if grid[1] < 3.0 {
        p82_helper(body.y, w, (body.y, w))
    } else {
        let b = 0.8 * w;
        grid[1]
    }) - (if 1.5 > 1.0 {
        body.y
    } else {
        grid[0]
    }).sin()
}

#[differentiable(unconnected = "zero")]
fn p82(#[no_diff] point: &Point82, mut pair: (f64, f64)) -> Point82 {
    pair.1 *= 0.25_f64.asinh() + (pair.1 + pair.1);
    let u: f64 = 'found1: {
        let mut n: usize = 0;
        let mut kind: Option<f64> = if !(pair.1 >= 0.3) {
            None
        } else {
            None
        };
        if pair.1 <= 0.5 {
            pair.0 = ((pair.0 * pair.1).powi(2) + 1.0).powf(point.y.powi(3).sin());
            return *point - *point;
        }
        pair.0.max(pair.1 / (pair.1.powi(2) + 1.0))
    };
    let mut w = p82_helper(pair.1 * pair.0, (1.0 + u.abs()).ln_1p(), (pair.0 + point.x, (0..2).map(|m| (m as f64) * u).fold(pair.1, |acc, c| acc + c * c)));
    Point82 { x: w, y: (w.powi(2) + 0.5).log10() }
}

flat_record! {
    Point82 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p83_helper(ys: &[[f64; 2]; 2], ys2: &[f64], pair: (f64, f64)) -> f64 {
    let mut m = 0;
    while m < 3 {
        m += 1;
        let mut v = [[ys[1][1], pair.0], [ys2[ys2.len() - 1], ys2[ys2.len() - 1]]];
        v = [[ys[1][0], v[m % v.len()][m % 2] * (3.0 + pair.0)], [(0..ys2.len()).map(|k| v[1][1] + pair.0 + (k as f64)).sum::<f64>(), -0.4]];
    }
    for count in 0..=3 {
        let mut xs = ys2[1..].to_vec();
    }
    (ys2[0].max(ys2[0]) - ys[m % 2][1..2].iter().rev().map(|&x| x + x).sum::<f64>()) * (-1.0_f64).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p83(q: f64, k: usize) -> f64 {
    for (n, n2) in (0..k).zip(0..4) {
        for n3 in (0..=n).rev() {}
        (0..n2).for_each(|k2| {});
    }
    match (k + 1) % 4 {
        0 => {
            let mut j: usize = k / 2;
            if q >= -1.0 {
                let mut found: Option<f64> = if q <= q && q < 0.8 {
                    Some(q)
                } else {
                    Some(q)
                };
                if !(q <= q) {
                    return q * q / 2.0;
                }
            }
        }
        1 | 2 => {
            if !(q <= q) {
                return q;
            }
        }
        _ => {}
    }
    q + q + (q * q).sin().exp2()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point84 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, point: Point84, state: &mut [f64; 3]) {
        state[3 - 1] = point.x;
        let a = std::mem::replace(&mut state[2], point.z);
    }
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn advance(self, j: usize) -> (f64, f64) {
        let mut u: f64 = (0..2).map(|j2| (j2 as f64)).sum::<f64>();
        (u.max(u) + self.y * 0.3 - (0..3).map(|m| (m as f64) * u).fold(0.9_f64, |acc, c| acc + (-c + c)), (u - 1.5) * self.z.sin())
    }
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn new(pair: (f64, f64)) -> Point84 {
        Point84 { x: pair.1 * pair.0, y: 0.1, z: (0..1).zip(0..2).filter(|(j, k)| *k != 1).map(|(i, j)| pair.0 + (j as f64)).sum::<f64>() }
    }
}

#[differentiable(unconnected = "zero")]
fn p84(mut d: f64) -> f64 {
    for j in (0..1).step_by(2) {
        d = (-(d * d).powi(2)).exp();
    }
    d.to_radians() * (d.powi(2) + 1.0).recip().hypot(1.0 + (d + -0.4).abs()) * (0..4).map(|i| d * d + (i as f64)).sum::<f64>()
}

flat_record! {
    Point84 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p85_helper(a: &mut f64, s: f64) -> (f64, f64) {
    let s = s * ((0..=3).take(2).map(|n| s + (n as f64)).sum::<f64>() - (s - s));
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for n in 0..4 {
        let mut y = s.sin();
        grid.push(y);
    }
    grid.push(*a);
    (s + s, (1.0 - s * 2.0) * ((s / (1.0 + 1.1_f64.abs())).floor() * (if !(*a > grid[0]) {
        grid[grid.len() - 1]
    } else {
        s
    })) + s)
}

#[differentiable(unconnected = "zero")]
fn p85(mut d: f64, pair: (f64, f64), xs: &[f64; 3], y: &mut f64) -> f64 {
    let x = d * (if *y <= 2.0 {
        *y
    } else {
        xs[1]
    }) - pair.0;
    let mut i = 0;
    loop {
        i += 1;
        if pair.1 <= 0.8 {
            *y /= xs[i % xs.len()].powi(2) + 1.0;
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for e in xs {
                if *y >= 0.25 {
                    state.push(if i * 2 > 2 {
                        e.sin()
                    } else {
                        x.signum() * x
                    });
                }
            }
            state.push(match i % 5 {
                0..=1 | 4 => x,
                count if i * 2 > 2 => x,
                _ => {
                    let mut s = x;
                    x
                }
            });
        }
        if i >= 1 || i / 2 < 3 {
            break;
        }
    }
    *y *= x;
    let kind: Option<f64> = Some(if (i + 1) % 3 != 1 {
        let b = x;
        x
    } else {
        pair.0
    });
    let a: f64;
    if x <= -0.4 {
        a = x * d;
    } else {
        a = *y;
    }
    for u in xs.iter().rev() {
        *y += y.hypot(1.0 + u.abs()) + *y;
        let f = |x2: f64| {
            let c = (if a > 2.0 {
                d
            } else {
                *y
            }) / (1.0 + x.atan().exp2().abs());
            x2 * xs.iter().zip(1..xs.len() - 1).map(|(r, count)| r / 1.5 + (count as f64)).sum::<f64>()
        };
    }
    xs[0].min(xs[i % xs.len()]) - d * 2.0 - x * 1.5 - a * 0.5 + d
}

#[differentiable(unconnected = "zero")]
fn p86(state: &mut [f64]) -> f64 {
    let mut k: usize = 4;
    let kind: Option<f64> = Some((1..state.len()).map(|j| state[j] + (j as f64)).sum::<f64>());
    let (e, c) = (state[2].to_radians() + (if k * 2 > 1 {
        1.5
    } else {
        state[k % 4]
    }), state[2] / (state[state.len() - 1].powi(2) + 0.5));
    state.swap(k % 4, 0);
    (c.clamp(-0.75, 1.25) - e * 0.5 - (1.0 + c.mul_add(e, c).abs()).powi(-1)) * 1.5
}

#[differentiable(unconnected = "zero")]
fn p87(v: &[f64; 3], z: &mut f64, row: &[[f64; 2]; 2]) -> f64 {
    let (mut s, z2): (f64, f64) = (row[row.len() - 1].windows(2).map(|row2| row2[0]).sum::<f64>(), 3.0_f64.powi(3));
    s += if v[0] < 0.9 {
        let e = row[1][0].powi(2);
        *z
    } else {
        row[row.len() - 1][0] * s
    };
    'rows1: for k in 0..2 {}
    let mut buf = [z2, z.asinh()];
    if buf[0] >= -0.4 {
        s = if row[0][0] > -1.0 {
            (0..row.len()).rev().map(|k| (k as f64) * buf[k]).fold(s, |acc, d| acc + d * s)
        } else {
            let p = row[2 - 1][2 - 1] * z2;
            buf[1]
        };
    } else if z2 >= buf[1] {
        buf[1] -= buf[0];
    } else {
        let mut m = 0;
        while m < 5 {
            m += 1;
            buf[2 - 1] = 1.0;
        }
    }
    for (e, a) in buf[..1].iter_mut().rev().zip(row[0][..1].iter()) {
        let mut found: Option<f64> = if *e >= 3.0 {
            None
        } else {
            Some(z2)
        };
        if z2 < 0.1 && z2 < *e {
            if row[2 - 1][0] >= -1.0 {
                s *= s;
            } else if *a >= 0.5 {
                s = (1.0 + (-s).abs()).powi(-1);
            }
        }
    }
    buf[0] - s * 1.5 + z2 * 2.0 - (1..buf.len() - 1).filter(|n| *n != 1).map(|m| (-0.4_f64).atan() + (m as f64)).product::<f64>() + (*z / (1.0 + s.abs())).cos()
}

#[differentiable(unconnected = "zero")]
fn p88(mut w: f64, row: &mut [f64], xs: &Vec<f64>, p: &mut f64) -> f64 {
    row[0] -= xs[0] + 2.0_f64.signum() * row[3];
    *p += *p;
    let r = (*p * *p + *p) * (if 3 < 3 {
        *p
    } else {
        *p
    });
    if 1 < 3 {
        let mut e = if *p > -0.4 {
            let mut t = r;
            -row[2]
        } else {
            w + r
        };
        let mut add = |x: f64| {
            e += x * (*p - e);
            e
        };
        let acc = add(r + *p);
        let t = add(acc + -0.4);
    } else {
        let mut b = *p;
        'rows1: for m in 0..row.len() {
            b += 0.1;
            if m > 1 {
                *p = r;
                break;
            }
        }
    }
    let d: f64 = r;
    *p *= xs[3 - 1];
    (*p + w * 1.5 + r * 0.5 + (1.0 + (xs[1] * r).abs()).log10()) * r
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point89 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p89_helper(ys: &Vec<f64>, part: Point89, out: Vec<f64>, buf: &[f64]) -> f64 {
    let s = out[0];
    if buf[1] > out[1] {
        (0..buf.len()).for_each(|i| {});
    } else if part.x < -1.0 {
        let mut i = 0;
        while i / 2 % 3 == 0 && i < 5 {
            i += 1;
        }
    }
    (buf[buf.len() - 1] * buf[1] + s * 0.5 - ys.iter().map(|&c| s + c).product::<f64>()) * ((if s >= -0.4 {
        part.y
    } else {
        s
    }) * (-s.powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p89(buf: &mut Vec<f64>, out: &Vec<Point89>, xs: [f64; 4]) -> (f64, f64) {
    buf[1] *= out[0].y.to_radians().hypot(1.0 + out[4].y.abs());
    let mut n = 0;
    'rows1: loop {
        n += 1;
        if n >= 3 {
            break;
        }
        let c = p89_helper(buf, Point89 { x: out[out.len() - 1].x, y: xs[2].tanh().exp_m1(), z: [xs[1].atan2(xs[0].powi(2) + 0.5), xs[n % 4] * (n as f64), p89_helper(buf, Point89 { x: out[n % 5].y, y: xs[3], z: [xs[0], xs[n % xs.len()], xs[n % 4]] }, buf.to_vec(), &xs)] }, xs.to_vec(), &xs);
    }
    if n / 2 % 3 == 1 {
        buf[2..].swap(n % 2, n % 2);
    } else if n % 3 == 0 {
        buf[0] *= xs[3].tanh().sinh() - (n as f64);
    } else {
        let mut count = 0;
        let a: f64 = loop {
            count += 1;
            if count >= 1 {
                break xs[1].cos().clamp(-0.75, 1.25);
            }
            if n * 2 > 1 {
                let j: usize = n + 1;
            }
        };
    }
    (0.5 * ((xs[n % 4] - 0.5) * xs[n % 4]), p89_helper(buf, Point89 { x: out[n % 5].y, y: xs[n % xs.len()], z: [xs[1], out[5 - 1].x, out[2].x] }, xs.to_vec(), &xs[1..3]) - (out[n % out.len()].x - out[n % 5].z[n % 3] + (n as f64)) + (xs[4 - 1] + xs[2] + (1.0 + xs[n % xs.len()].abs()).ln()))
}

flat_record! {
    Point89 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p90(row: &mut [f64], acc: f64) -> f64 {
    let mut pair = (acc * acc / (row[2].powi(2) + 1.0), acc / (1.0 + row[0].abs()));
    let w = pair.1 / (pair.1.hypot(acc.powi(2) + 1.2).powi(2) + 0.5) * pair.1;
    let k: usize = 4;
    row[k % 4] = pair.0 - w;
    let w2: f64 = 'found1: {
        pair.0 += w + w;
        let z = std::mem::replace(&mut row[k % 4], w * acc);
        if w < -0.4 {
            return pair.1;
        }
        (w + z).abs()
    };
    pair.0 *= pair.1;
    (w2 - acc * 2.0) * w2.atan().sinh() + (0..k).map(|j| (j as f64) * w.sin().sinh()).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point91 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape91 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point91 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, xs: &[f64; 2], z: f64) -> (f64, f64) {
        match 4 % 4 {
            0 => {
                let flag = self.y > 2.0;
            }
            1 | 2 => {
                let unit = *self;
            }
            _ => {}
        }
        (xs[0] * z * (1.5_f64.min(0.1) / 1.5), z + z * 1.5 + (0..xs.len() - 1).rev().map(|count| (count as f64)).sum::<f64>() * (z + z))
    }
}

#[differentiable]
impl Point91 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, count: usize) -> f64 {
        let shape: Shape91 = if !(count % 2 == 0) {
            Shape91::Flat
        } else {
            Shape91::Disc(self.y.min(self.x))
        };
        self.x.clamp(-0.75, 1.25) + (self.x + self.y).tanh().sinh()
    }
}

#[differentiable]
impl std::ops::Add for Point91 {
    type Output = Point91;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point91) -> Point91 {
        Point91 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point91 {
    type Output = Point91;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point91) -> Point91 {
        Point91 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p91_helper(pair: (f64, f64)) -> f64 {
    {
        let mut state = vec![pair.0 - pair.1, pair.0];
    }
    let kind: Shape91 = if 2 < 3 {
        Shape91::Disc(pair.0.cos())
    } else {
        Shape91::Rect(pair.1, pair.1)
    };
    if pair.1 <= 0.1 {
        return pair.0 / 2.0;
    } else {
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for m in 0..4 {
            v.push(pair.0);
        }
        v.push(pair.0.tanh());
    }
    (0..3).zip(0..3).filter(|(j, m)| *m != 1).map(|(i, m)| (m as f64)).sum::<f64>() + 0.9 * pair.1 * pair.1
}

#[differentiable(unconnected = "zero")]
fn p91_inner(grid: [f64; 3], p: f64, mut pair: (f64, f64)) -> f64 {
    let mut c = grid[2];
    if p >= 2.0 {
        let mut kind: Shape91 = if c > 1.1 {
            Shape91::Rect(p91_helper(pair), pair.0 * pair.0)
        } else {
            Shape91::Flat
        };
        let mut x = p91_helper(pair);
        x *= (pair.1 - pair.1) * (1.0 + x.abs()).cbrt();
    } else {
        let mut pair2 = (pair.0, p * 0.25);
    }
    ((if p > 0.8 {
        p
    } else {
        pair.0
    }) - pair.0 * 0.5 + c * 1.5) * pair.0 * (1.0 + grid[2].abs()).powi(-1).min((pair.0.powi(2) + 1.2).ln_1p())
}

#[differentiable(unconnected = "zero")]
fn p91(v: [Point91; 2], xs: &[f64], p: f64) -> f64 {
    let mut pair = ((p + xs[3]).floor() * (xs[1] * xs[4]), p);
    let mut acc = pair.0 / (1.0 + (p + p).asinh().abs());
    let q = &mut acc;
    *q = p91_helper(pair);
    let w = std::mem::replace(&mut acc, p / (xs[2].powi(2) + 1.2));
    'rows1: for j in (0..xs.len()).take(2) {
        let mut c = p91_helper(pair);
        c = if j + 1 < 3 || c < p {
            let mut z = match j % 5 {
                0 => {
                    let c2 = pair.0;
                    pair.0
                }
                2..=3 | 4 => c,
                m if !(acc < 0.25) => w,
                _ => {
                    let r = w;
                    r
                }
            };
            c
        } else {
            w
        };
        let mut kind: Shape91 = Shape91::Flat;
    }
    for (m, body) in v.iter().rev().enumerate() {
        if pair.0 > w {
            pair.1 += w.cos();
        } else if m + 1 > 1 {
            for (&x, out) in xs[..4].iter().zip(xs.windows(2)) {
                acc -= (acc + w).mul_add(w * out[m % 2], pair.1);
            }
        } else {
            let q = std::mem::replace(&mut pair.1, body.x + xs[0]);
        }
    }
    w + xs[3] + p * 1.5 - pair.1 * 2.0 + p.asinh().abs()
}

flat_record! {
    Point91 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point92 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point92 {
    type Output = Point92;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point92 {
        Point92 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p92_helper(ys: &[f64; 2], spring: &Point92, state: &[Point92], grid: [[f64; 2]; 3]) -> f64 {
    let f = |d: f64, w: f64| d + (d - state[1].z).min(d);
    let mut shape: Option<f64> = Some(state[1].y.tanh().exp());
    let mut part = Point92 { x: 0.25 * 1.5, y: spring.z * grid[2][2 - 1], z: grid[grid.len() - 1][1] };
    let mut pair = (grid[0][2 - 1].atan2(state[0].z.powi(2) + 1.0) - part.z.sin(), -spring.x);
    state[0].z + pair.1 + part.y * 0.3 - pair.1 * 1.5 - (part.z - state[1].z) * f(part.y, part.z) + grid[1][1]
}

#[differentiable(unconnected = "zero")]
fn p92_inner(x: &mut f64, k: usize, out: Vec<f64>) -> f64 {
    if *x < 0.8 {
        for w in out.iter() {
            *x /= out[0].powi(2) + 1.0;
        }
    }
    *x / (out[0].powi(2) + 1.2) * ((if out[k % out.len()] < out[k % 2] {
        out[1]
    } else {
        let mut s = *x;
        out[k % 2]
    }) * (out[k % out.len()] - *x)) * out[1..].iter().step_by(2).enumerate().rev().map(|(count, p)| (if *p <= -0.4 {
        out[0]
    } else {
        let mut z = out[count % out.len()];
        *p
    }) + p).fold(out[0], |acc, acc2| acc + (acc2 + out[out.len() - 1] + acc2))
}

#[differentiable(unconnected = "zero")]
fn p92(grid: Vec<f64>, body: &mut Point92, b: f64, spring: &mut Point92) -> [f64; 3] {
    spring.x /= ((if spring.z > 1.5 {
        let mut x = spring.x;
        x
    } else {
        spring.x
    }) + grid[0..3].iter().filter(|p| **p > 3.0).product::<f64>()).powi(2) + 1.0;
    for k in (0..=2).rev() {
        body.x += grid.iter().zip(0..grid.len() - 1).map(|(&z, n)| (n as f64) * (z + spring.z)).sum::<f64>();
        let m: usize = k;
        let mut grid2 = vec![Point92 { x: spring.x + body.x, y: if m > 0 {
            b
        } else {
            let d = spring.y;
            d
        }, z: b / (1.0 + 0.1_f64.abs()) }, Point92 { x: spring.x - (m as f64), y: b, z: grid[k] }];
    }
    spring.y = spring.y;
    let mut z = if spring.x < 3.0 {
        spring.z + b + (b + spring.x)
    } else {
        let mut u: f64 = spring.z;
        (u - b).hypot(body.y.powi(2) + 0.5)
    };
    let mut u = spring.x;
    let mut n = 0;
    while n < 3 && n < 2 {
        n += 1;
        if z > -1.0 {
            continue;
        }
        let mut m = 0;
        'rows1: while m < 4 {
            m += 1;
            z = (if m % 2 == 1 {
                u
            } else {
                z
            }).hypot((if m + 1 > 2 {
                spring.x
            } else {
                let mut e = grid[0];
                u
            }).powi(2) + 1.2);
        }
    }
    [b, (1.0 + (b.powi(2) + 1.2).log10().abs()).log10(), (-1.0_f64).asinh()]
}

flat_record! {
    Point92 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p93_helper(flag: bool, x: &mut f64) -> f64 {
    *x *= x.atan().cosh() + *x * *x;
    let d = &mut *x;
    *d *= *d / (d.powi(2) + 1.0);
    *x - *x + (0..=4).map(|j| (j as f64) * (*x + (j as f64))).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p93_inner(grid: &[f64], out: &mut [f64; 3]) -> f64 {
    let mut m = 0;
    let z: f64 = loop {
        m += 1;
        'rows1: for &b in grid.iter().rev() {
            out[m % 3] *= if b <= 0.25 {
                out[2] + (m as f64)
            } else {
                out[1] + out[m % 3]
            };
        }
        if m >= 3 {
            break grid[1];
        }
    };
    (if m > 0 {
        let mut a = z;
        a
    } else {
        z
    }) - (if (m + 1) % 3 == 0 {
        z
    } else {
        z
    }) * (z - (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p93(buf: [[f64; 2]; 3]) -> [f64; 3] {
    match 3 % 4 {
        0 => {
            if buf[2][2 - 1] <= buf[1][0] {
                let mut pair = ([buf[1][2 - 1], buf[2][1] * buf[2][2 - 1]], buf[buf.len() - 1][1] + buf[1][1]);
            } else {
                let mut k = 0;
                loop {
                    k += 1;
                    if k >= 4 {
                        break;
                    }
                }
            }
        }
        1 | 2 => {
            let count: usize = 1;
        }
        _ => {
            let mut s = ((0..1).filter(|k| *k != 1).map(|count| (count as f64) * buf[count][2 - 1 - count]).product::<f64>() + buf[buf.len() - 1][1] * buf[2][0]).max(buf[buf.len() - 1].iter().filter(|z| **z > 0.25).sum::<f64>());
        }
    }
    [buf[2][2 - 1], buf[0][0] / ((buf[2][2 - 1] * buf[1][0]).powi(2) + 1.0), buf[2][2 - 1]]
}

#[differentiable(unconnected = "zero")]
fn p94_helper(v: &mut [f64; 4]) -> f64 {
    v[2] += v[v.len() - 1] + v[4 - 1] + v[3].sin().cosh();
    for k in (0..v.len() - 1).rev() {
        let mut e = ((match k * 2 % 5 {
            0..=1 => v[k] + v[3],
            2 => {
                let d = (-v[1].powi(2)).exp();
                d
            }
            _ => {
                let z: f64 = v[k];
                z
            }
        }).powi(2) + 0.5).ln_1p();
        e += v[k] * -0.7 * (v[k] * v[1]);
    }
    v[v.len() - 1] * 2.0 + v[0] / (1.0 + v[1].abs())
}

#[differentiable(unconnected = "zero")]
fn p94(mut p: f64) -> f64 {
    for (j, n) in (0..3).zip(0..=2) {
        {
            let shape: Option<f64> = if j * 2 % 2 == 1 {
                Some(0.25 / ((-1.0_f64).powi(2) + 0.5))
            } else {
                None
            };
        }
        let mut grid: Vec<f64> = Vec::new();
        for (j2, count) in (0..n).zip(0..n) {
            let v = [p; 3];
            grid.push(-0.4 - (v[0] + v[count]));
        }
        grid.push(match (j + 1) % 5 {
            0..=1 => p,
            2 | 4 => p,
            _ => p,
        });
    }
    (if p > 1.5 {
        p
    } else {
        let b = p;
        b
    }) + (0..2).filter(|i| *i != 1).map(|i| p * p + (i as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point95 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body95 {
    at: [Point95; 2],
    k: f64,
    rates: Point95,
    #[no_diff] parts: usize,
    last: f64,
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, state: &[f64], point: &Body95) -> f64 {
        let mut m = 0;
        let mut acc: f64 = loop {
            m += 1;
            if m >= 4 || state[1] >= 1.0 {
                break point.last;
            }
        };
        self.k * point.at[m % 2].x + -acc + acc * acc * acc
    }
}

#[differentiable(unconnected = "zero")]
fn p95_helper(mut pair: (f64, f64), grid: &[f64], m: usize, grid2: &[f64]) -> f64 {
    let b: f64 = 'found1: {
        pair.1 += (1.0 + (1.0 + pair.0.abs()).ln().abs()).log10();
        if m > 2 {
            return grid[2 - 1];
        }
        grid2[1].to_radians().powi(2)
    };
    (grid[0].cos() + b * 0.5) * grid.iter().map(|w| w * grid2[0]).sum::<f64>() * (grid[0].signum() * b).tanh().cosh()
}

#[differentiable(unconnected = "zero")]
fn p95_inner(c: f64, buf: &[f64; 4], point: &Body95, mut spring: Point95) -> f64 {
    if spring.y >= 1.0 || spring.y > -0.7 {
        spring.y /= buf[buf.len() - 1].powi(2) + 1.0;
    } else {
        let mut pair = (point.last / (spring.x.powi(2) + 0.5) / 2.0, spring.z + spring.z);
        pair.0 = 3.0;
    }
    (if point.last < spring.x {
        buf[3]
    } else {
        spring.z
    }) + c * 1.5 + spring.z * 2.0 + (1.1_f64.powi(2) + 1.0_f64).sqrt() - (c + spring.x - -point.rates.y)
}

#[differentiable(unconnected = "zero")]
fn p95(j: usize, mut spring: Body95, row: &[f64], out: &mut Vec<f64>) -> f64 {
    let (mut a, r) = (spring.k, out[out.len() - 1].signum() * out[j % out.len()]);
    for y in out[1..].iter_mut() {
        for (ys, state) in row[1..].windows(2).zip(row.chunks(2)) {
            spring = Body95 { at: [Point95 { x: y.floor() * state[0], y: ys[j % 2] + state[0], z: -ys[j % 2] }, Point95 { x: row.windows(2).map(|v| ys[1] * v[0]).fold(ys[1], |acc, u| acc + u), y: r * state[j % 1], z: ys[2 - 1] }], k: spring.shifted(ys, &spring) + 1.5, rates: Point95 { x: state[0].to_radians(), y: state[0], z: r / (1.0 + row[j % row.len()].abs()) }, parts: j / 2, last: state.iter().rev().filter(|t| **t > 3.0).map(|&acc| acc * acc).sum::<f64>() };
        }
    }
    (r - a * 0.5) * (r.tanh().exp_m1().powi(2) + 1.0).recip() + (if !(a < out[2]) {
        r.powi(3)
    } else {
        -a
    })
}

flat_record! {
    Point95 { x, y, z }
    Body95 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p96(p: f64, #[no_diff] v: &mut [f64]) -> f64 {
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for (x, grid2) in v.iter().rev().zip(v.windows(2)) {
        grid.push(*x);
    }
    grid.push(v[0] + v[1]);
    grid[0] = if p >= v[v.len() - 1] {
        let r = v[0].atan();
        r * p
    } else {
        -grid[0]
    };
    let f = |b: f64| b + grid.iter().zip(0..grid.len()).map(|(r, n)| (n as f64) * (*r / (1.0 + b.abs()))).sum::<f64>();
    let c = &mut v[4 - 1];
    *c += grid[0];
    *c -= grid[0] * *c;
    if grid[0] <= grid[0] && v[2] > 0.25 {
        return (p / (1.0 + grid[0].abs())).max(grid[0]);
    }
    v[3] = (0..3).zip(v.iter()).map(|(n, z)| grid[n % grid.len()] + *z).sum::<f64>() * p;
    'rows1: for &x in grid.iter() {
        v[3] += -(grid[0].powi(2) + 1.0).powf(grid[0].sin());
        let mut i = 0;
        while x > x && i < 4 {
            i += 1;
            v.fill(x.powi(2));
        }
    }
    grid[0] - p * 0.5 + grid[0] - (grid[1 - 1] / (grid[0].powi(2) + 1.0) + (grid[grid.len() - 1].powi(2) + 1.2).powi(-1))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point97 {
    x: [f64; 3],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body97 {
    at: f64,
    k: f64,
}

#[differentiable]
impl Point97 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, flag: bool, flag2: bool) {
        let mut grid = [self.y, self.y, self.y, 0.3];
        grid[3] = self.x[0].tanh() * (grid[3] + self.x[1]);
    }
}

#[differentiable]
impl Body97 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, ys: &mut [f64]) {
        if ys[1] <= 1.0 {}
        let mut row = vec![self.at; ys.len()];
    }
}

#[differentiable(unconnected = "zero")]
fn p97_helper(ys: &[[f64; 2]; 2], acc: f64, buf: &mut [f64], count: usize) -> f64 {
    let mut state: Vec<f64> = Vec::new();
    for m in (0..2).step_by(2) {
        state.push(acc.sin().exp_m1());
    }
    state.push(buf[0]);
    let q: f64;
    if buf[count % buf.len()] > 0.1 {
        q = state[0];
    } else {
        q = (if acc <= state[0] || ys[0][1] >= state[0] {
            state[count % state.len()]
        } else {
            let z = acc;
            z
        }).mul_add(state[count % 1] - (count as f64), acc);
    }
    let body = Point97 { x: [state[0], q, acc.min(state[count % state.len()])], y: q + (count as f64) };
    state[count % 1] += ys.iter().map(|state2| ys[0][0] * -0.4).sum::<f64>() * buf[0].to_radians();
    q - body.y + acc * 1.5 + state[0] * 1.5 - q * 0.3 - body.y * 0.5 + buf.iter().sum::<f64>() + (if q <= 2.0 {
        let y = ys[2 - 1][0] * acc;
        q
    } else {
        acc
    })
}

#[differentiable(unconnected = "zero")]
fn p97(ys: &mut Vec<f64>, v: &mut [f64; 4], v2: &mut [f64]) -> f64 {
    let t: f64 = 'found1: {
        ys[3] += v2[v2.len() - 1];
        if v[2] > 0.3 {
            break 'found1 v2[2];
        }
        v[v.len() - 1] - ys[2] - v2[2]
    };
    let b = v[3];
    if ys[3] > 3.0 {
        v2[1] = (b + 1.0).atan2(v[v.len() - 1].powi(2) + 1.0);
        return b / ((b * b).powi(2) + 1.2);
    }
    v[1] += if v[1] > 0.1 {
        let p = t;
        v2[0]
    } else {
        v[1] + b
    };
    let h = |e: f64| {
        let mut acc = if b > 0.5 {
            if e <= t {
                let mut w = e;
                b
            } else {
                v2[0]
            }
        } else {
            let mut r = e;
            -e
        };
        e * (b.asinh() * (0..v.len()).map(|m| acc + (m as f64)).product::<f64>())
    };
    match 4 % 4 {
        0 => {
            let f = |c: f64, x: f64| c * (v2[1].sin().exp_m1() + (0..1).map(|n| c + (n as f64)).sum::<f64>());
        }
        _ => {}
    }
    let mut n = 0;
    while n < 4 {
        n += 1;
    }
    let mut grid = [v[n % v.len()]; 2];
    (v2[n % 3] + b - t * 0.5) * (if v[n % 4] <= grid[grid.len() - 1] || grid[grid.len() - 1] < 0.5 {
        h(t)
    } else {
        let mut a = grid[n % grid.len()].abs();
        ys[0] - grid[0]
    })
}

flat_record! {
    Point97 { x, y }
    Body97 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point98 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Add for Point98 {
    type Output = Point98;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point98) -> Point98 {
        Point98 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point98 {
    type Output = Point98;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point98 {
        Point98 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p98_helper(v: &[f64], point: &Point98, ys: &mut [f64], found: Option<f64>) -> f64 {
    let a: f64;
    if ys[2 - 1] <= 1.5 {
        a = point.x.signum() * ys[ys.len() - 1].atan().exp2();
    } else {
        a = found.unwrap_or((-ys[1].powi(2)).exp());
    }
    let mut pair = (point.y, point.x.tanh().exp_m1());
    let mut k = 0;
    while k < 2 && a > pair.0 {
        k += 1;
        pair = (pair.1 * pair.1 * a, point.y.atan() * (0..3).map(|i| (i as f64)).sum::<f64>());
    }
    a - pair.0 * 1.5 - ys[1..2].chunks(2).rev().map(|xs| ys[k % ys.len()]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p98_inner(buf: &[f64], s: f64, count: usize, out: [f64; 2]) -> f64 {
    let b: f64 = (0..out.len()).filter(|k| *k != 1).map(|k| (k as f64) * (out[(k + 1) % out.len()] * s)).fold(s, |acc, t| acc + t * (if !(count % 3 == 0) {
        out[0]
    } else {
        t
    }));
    for ys in out.windows(2) {
        let flag = count / 2 < 3;
    }
    let grid = [out[count % 2]; 3];
    (if count / 2 < 3 {
        let q = buf[0];
        grid[grid.len() - 1]
    } else {
        buf[1]
    }) - s * 0.3 + out[0] * 1.5 + b * 0.3 - grid[1] * 0.3 - grid.iter().rev().map(|&t| t + t).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p98(mut a: f64, out: [Point98; 2], grid: &mut [f64; 3]) -> Vec<f64> {
    grid[1] = grid[0].cos();
    if grid[3 - 1] >= out[1].x {
        if out[0].x > grid[grid.len() - 1] {
            match 2 % 4 {
                0 => {
                    grid[2] *= grid[0];
                }
                1 | 2 => {
                    let kind: Option<f64> = Some(a - grid[0]);
                }
                _ => {}
            }
        } else if grid[1] > 0.25 {
            grid[1] = (out[0].x * grid[2]).max(out[1].y);
        }
        let mut y = out[0].y;
    } else if 0 < 3 {}
    grid[3 - 1] += grid[2].tanh() / 1.5;
    let j: usize = 2;
    for (n, x) in grid.iter_mut().enumerate() {
        let mut kind: Option<f64> = None;
    }
    vec![grid[j % 3] + p98_inner(grid, grid[j % grid.len()], 3, [a, grid[grid.len() - 1]]), out[j % 2].y, out.iter().map(|part| (if j / 2 % 3 == 1 {
        grid[1]
    } else {
        let mut p = grid[1];
        p
    }) + part.y).sum::<f64>()]
}

flat_record! {
    Point98 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p99(mut grid: [f64; 4], flag: bool, mut a: f64, out: &[f64]) -> f64 {
    let g = |s: f64, d: f64| {
        let mut r = (if flag {
            d
        } else {
            d
        }) / 2.0;
        s + a
    };
    grid[3] += grid[3];
    for count in 0..out.len() - 1 {
        grid.fill(match out.len() % 5 {
            0..=1 => {
                let e = out[count];
                out[3]
            }
            2..=3 | 4 => out[count],
            j if flag => a,
            _ => {
                let mut a2 = out[count];
                a2
            }
        });
    }
    if a >= 1.0 {
        grid[2] /= grid[0].powi(2) + 1.0;
    } else {
        grid[4 - 1] += (a + out[4 - 1]) * out[out.len() - 1].powi(2);
    }
    a - a - grid[1] * 2.0 - out[3..].iter().enumerate().filter(|(n, y)| **y > 0.1).map(|(m, &d)| d + d + d).fold(out[0], |acc, y| acc + y * (a - 0.8))
}

#[differentiable(unconnected = "zero")]
fn p100(t: f64, row: &[f64], x: f64) -> (f64, f64) {
    let mut pair = ([t + x, row[2]], x + t);
    pair.1 += pair.0[0];
    let mut t2 = (if pair.1 > 0.25 {
        let d = if pair.0[2 - 1] >= x {
            let r: f64 = 0.5;
            row[2]
        } else {
            row[4]
        };
        d
    } else {
        x
    }) + row[2..].iter().rev().map(|s| *s).fold(row[4], |acc, acc2| acc * 0.5 + acc2 * (x - acc2));
    let mut y = row[0];
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for v in row.chunks(2) {
        ys.push(if pair.0[2 - 1] > 2.0 {
            pair.0[2 - 1]
        } else {
            let mut b = x.atan();
            v[v.len() - 1].tanh()
        });
    }
    ys.push(pair.0[1].signum() * row[4]);
    match 1 % 4 {
        0 => {
            if pair.0[2 - 1] > ys[0] {
                let q = row[4].max(pair.0[1] + 2.0);
                y *= (if y > -0.7 {
                    t2
                } else {
                    q
                }).floor() * y.asinh();
            } else {
                match 1 % 4 {
                    0 => {
                        pair = ([-0.9, if x < 1.1 && ys[0] > 1.1 {
                            x + t
                        } else {
                            y
                        }], (row[4].powi(2) + 0.5).recip());
                        let b = &mut y;
                        *b += t2;
                        *b += pair.1.tanh().cosh();
                    }
                    1 | 2 => {
                        if t2 > 0.25 {
                            return (y, pair.1);
                        }
                    }
                    _ => {
                        let s = &mut ys[1 - 1];
                        *s += y;
                        *s += if x < 3.0 {
                            row[5 - 1]
                        } else {
                            let mut s2 = t2;
                            *s
                        };
                    }
                }
                y *= x;
            }
        }
        _ => {
            let y = y + y.asinh();
        }
    }
    ((y + x * 0.5 + pair.0[0] * 2.0 + t2 * 2.0 - y * 2.0 + ys[1 - 1] * 0.5) * (if x > 0.3 {
        ys[0].mul_add(ys[0], y)
    } else {
        ys[ys.len() - 1]
    }), ((0..ys.len() - 1).map(|k| (k as f64)).sum::<f64>() - t2 * 0.3 - ys[0] * 2.0) * pair.1)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point101 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body101 {
    at: f64,
    k: Vec<Point101>,
    rates: (f64, f64),
    parts: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p101_helper(found: Option<f64>, xs: &mut Vec<f64>) -> Point101 {
    xs[2 - 1] = (xs[1] * xs[1]).atan();
    let found2: Option<f64> = if xs[1] < xs[1] || xs[0] < xs[0] {
        Some(xs[2 - 1] + xs[0])
    } else {
        Some(xs[1] + xs[xs.len() - 1])
    };
    Point101 { x: if !(xs[1] > 2.0) {
        2.0
    } else {
        xs[0]
    }, y: xs[0] / 1.5, z: xs[0] }
}

#[differentiable(unconnected = "zero")]
fn p101(body: &mut Point101) -> f64 {
    let mut d = body.z / (1.0 + (body.x / (1.0 + body.z.abs()) * body.x).abs());
    for j in (0..2).take(2) {
        d += (body.x.powi(2) + 1.0).recip();
        let mut found: Option<f64> = if j / 2 % 2 == 0 {
            None
        } else {
            None
        };
    }
    d = d;
    for count in 0..3 {
        let h = |a: f64, z: f64| {
            let mut x = (d * d).clamp(-0.75, 1.25);
            a + z * x
        };
        let mut pair: (f64, f64) = ((0..4).map(|count2| (count2 as f64) * d.max(d)).fold(d, |acc, z| acc.max(z + z)), d - (count as f64));
    }
    body.y *= (0..3).step_by(2).rev().zip(0..4).map(|(j, j2)| (j2 as f64)).sum::<f64>();
    body.y.powi(2) * 0.1
}

flat_record! {
    Point101 { x, y, z }
    Body101 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p102(q: f64, j: usize) -> f64 {
    let state = [q; 4];
    let mut acc = state[4 - 1];
    acc += acc;
    let mut v = [acc; 2];
    1.1 + q * 2.0 + state[0] * 1.5 - acc * 2.0 - v[..1].chunks(2).rev().map(|out| v[0]).product::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point103 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape103 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point103 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, v: [[f64; 2]; 2], unit: &Point103) -> Point103 {
        'rows1: for (i, x) in v[2 - 1].iter().enumerate() {
            let xs = [[*x, unit.y], [unit.y, unit.x], [*x, v[0][2 - 1]], [unit.x, unit.y]];
        }
        Point103 { x: v[2 - 1][1..].iter().zip(0..2).filter(|(d, count)| *count != 1).map(|(u, j)| (j as f64) * v[2 - 1 - j][j]).sum::<f64>(), ..*unit }
    }
}

#[differentiable]
impl Point103 {
    #[differentiable(unconnected = "zero")]
    fn new(j: usize, mut acc: f64) -> Point103 {
        Point103 { x: acc, y: acc }
    }
}

#[differentiable]
impl std::ops::Add for Point103 {
    type Output = Point103;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point103) -> Point103 {
        Point103 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p103(q: f64, spring: Point103, x: f64, row: &[f64]) -> f64 {
    match 2 % 3 {
        0 => {
            let mut t = row[row.len() - 1];
        }
        1 | 2 => {
            let d: f64;
            if x > 0.3 && row[row.len() - 1] > 1.0 {
                let mut x2 = x.hypot((0.25 - row[0]).powi(2) + 1.2);
                d = x2 + x2;
            } else {
                d = 0.9 * row[3] / 1.5;
            }
        }
        n if row[n % row.len()] < 3.0 => {
            let mut unit = Point103::new(3, if n % 3 != 0 {
                let acc = row[row.len() - 1];
                row[3]
            } else {
                let mut u = row[n % row.len()];
                row[n % row.len()]
            });
        }
        _ => {
            let mut m = 0;
            let mut d: f64 = loop {
                m += 1;
                let ys = [row[..1].iter().map(|a| row[1] + *a).product::<f64>(), row[m % 4] + (m as f64)];
                if m >= 4 || row[1] > 0.5 {
                    break spring.y;
                }
            };
        }
    }
    for c in row.iter() {
        let mut point = Point103::new(2, c / (1.0 + 1.0_f64.abs()));
    }
    let mut e = row[row.len() - 1].tanh().exp() * ((if q > 0.9 && row[3] > 0.8 {
        let mut e: f64 = q;
        row[1]
    } else {
        let mut a: f64 = 1.1;
        spring.x
    }) / 2.0);
    let Point103 { x: b, y: e2 } = spring;
    (row[3..].iter().sum::<f64>() - q * 0.3 + e * 0.3 - e2 * 0.3) * (0..row.len()).map(|count| (count as f64) * e2).sum::<f64>()
}

flat_record! {
    Point103 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point104 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body104 {
    at: Vec<f64>,
    k: Vec<f64>,
    rates: Vec<f64>,
    parts: Point104,
    last: f64,
}

#[differentiable]
impl Body104 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, c: f64, body: Body104) -> f64 {
        let s = &mut self.k[2 - 1];
        *s *= *s * 0.5;
        *s = (0..=1).zip(0..2).map(|(k, m)| (m as f64)).sum::<f64>();
        'rows1: for j in (0..3).rev() {
            'steps2: for count in 0..4 {
                let shape: Option<f64> = if count < 3 || count < 3 {
                    None
                } else {
                    Some(body.at[1])
                };
            }
        }
        body.parts.y - body.at[0] * 0.3 + (0..1).step_by(2).rev().zip(0..1).map(|(j, k)| (k as f64)).sum::<f64>() + (0..=4).map(|i| (i as f64) * body.at[1]).fold(self.rates[0], |acc, y| acc * 0.5 + (y - y + y))
    }
}

#[differentiable]
impl Point104 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, pair: (f64, f64), buf: &mut Vec<f64>) -> f64 {
        for i in (0..buf.len()).step_by(2) {
            let (s, mut p) = (pair.0 + (pair.1 - buf[0]), pair.1 - (i as f64));
        }
        (buf[0] - pair.0 * 1.5) * pair.0 - pair.1
    }
}

#[differentiable]
impl Body104 {
    #[differentiable(unconnected = "zero")]
    fn new(w: f64) -> Body104 {
        Body104 { at: vec![w / (1.0 + 1.1_f64.abs()), w], k: vec![w * w, if w >= -0.7 {
            w
        } else {
            w
        }, if w < 0.9 {
            w
        } else {
            w
        }], rates: vec![w * w, (1.0 + 1.0_f64.abs()).recip(), w + w], parts: Point104 { x: w + w, y: w * w }, last: w.sin() }
    }
}

#[differentiable]
impl std::ops::Add for Point104 {
    type Output = Point104;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point104) -> Point104 {
        Point104 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p104(spring: &Body104, b: &mut f64, x: &mut f64) -> [f64; 3] {
    let flag = *b > 0.25;
    *x += *x;
    let mut b2 = -(if *b >= *b {
        x.atan2(0.8_f64.powi(2) + 1.0)
    } else {
        *x
    });
    match 0 % 4 {
        0 => {
            b2 = *x;
            let mut b2 = b2 + (0..=4).zip(0..=2).map(|(k, n)| b2 + (n as f64)).sum::<f64>().cos();
        }
        1 | 2 => {
            let mut count = 0;
            loop {
                count += 1;
                b2 += (match count / 2 % 5 {
                    0..=1 => *x,
                    count2 if count * 2 % 3 == 0 => b2,
                    _ => {
                        let r = spring.k[0];
                        *b
                    }
                }) - b2.atan().exp2();
                if count >= 2 {
                    break;
                }
            }
        }
        _ => {
            *x /= b2.powi(2) + 1.0;
        }
    }
    b2 *= (b.powi(2) + 1.2).ln_1p().floor() * *b;
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for n in 0..3 {
        let mut k = 0;
        'rows1: loop {
            k += 1;
            let mut add = |b3: f64| {
                b2 += b3 * (-0.4 + *x);
                b2
            };
            let s = add(*x + *b);
            let e = add(*x);
            let r = &mut *x;
            *r = (0..1).map(|k2| (k2 as f64) * *r).sum::<f64>();
            if k >= 2 {
                break;
            }
        }
        if flag || k % 3 != 0 {
            row.push(*x * (0.9 - *x));
        }
    }
    row.push((0..4).zip(0..2).map(|(j, m)| (m as f64)).sum::<f64>());
    [b2, -1.0, 0.3_f64.atan().atan()]
}

flat_record! {
    Point104 { x, y }
    Body104 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point105 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Add for Point105 {
    type Output = Point105;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point105) -> Point105 {
        Point105 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p105(xs: &[[f64; 2]; 2]) -> (f64, f64) {
    for &q in &xs[1] {
        let mut xs2: Vec<f64> = Vec::new();
        for (&u, m) in xs[0].iter().zip(0..xs.len()) {
            xs2.push(-(-1.0 + (m as f64)));
        }
        xs2.push(q * 3.0);
        match 3 % 3 {
            0 => {}
            _ => {
                if xs2[0] > 0.9 && q > 0.25 {
                    return (xs2[1 - 1].sin().exp_m1(), xs2[1 - 1]);
                }
                xs2.push(xs2[0]);
            }
        }
    }
    let mut shape: Option<f64> = if xs[1][0] < xs[1][0] {
        None
    } else {
        None
    };
    let mut e: f64;
    if xs[1][1] > 0.9 {
        e = if xs[0][2 - 1] > 0.3 {
            xs[xs.len() - 1][2 - 1] / (xs[1][0].powi(2) + 1.2)
        } else {
            xs[0][1] * xs[0][0]
        };
    } else {
        let mut s = xs[0][0].sin() - shape.unwrap_or(xs[2 - 1][0]);
        e = s.to_radians().min(s.asinh());
    }
    if e > -0.7 {
        for ys in xs[1].windows(2) {
            let pair = ([ys[1], e], ys[1]);
        }
    } else {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for k in 0..xs.len() {
            if xs[k][k] <= 0.5 {
                state.push((1.0 + (e / (0.25_f64.powi(2) + 1.2)).abs()).ln_1p());
            }
        }
        state.push((e.powi(2) + 1.2).ln());
    }
    ((e * e - e * 0.3) * e + xs[1][0], e.cos() + e * 1.5 - e + xs[1].iter().step_by(2).map(|c| *c).sum::<f64>())
}

flat_record! {
    Point105 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point106 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body106 {
    at: f64,
    k: f64,
    rates: Point106,
    parts: f64,
}

#[differentiable]
impl Body106 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, w: f64) -> f64 {
        self.at += w;
        w.tanh().sinh() + (w + w) / (1.0 + (w.signum() * w).abs()) - w
    }
}

#[differentiable]
impl Point106 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, c: f64, r: f64) -> f64 {
        match 4 % 4 {
            0 => {
                self.y = r;
            }
            1 | 2 => {
                let mut i = 0;
                loop {
                    i += 1;
                    let e = (r.signum() * r).asinh() / (1.0 + (-c).abs());
                    self.y = e;
                    if i >= 1 || i > 0 {
                        break;
                    }
                }
            }
            _ => {}
        }
        r * (if 3 < 3 {
            if self.y <= c {
                r
            } else {
                c
            }
        } else {
            c / 3.0
        })
    }
}

#[differentiable]
impl Point106 {
    #[differentiable(unconnected = "zero")]
    fn new(q: f64, flag: bool) -> Point106 {
        Point106 { x: q * q, y: q * 0.3 }
    }
}

#[differentiable]
impl std::ops::Add for Point106 {
    type Output = Point106;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point106) -> Point106 {
        Point106 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point106 {
    type Output = Point106;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point106 {
        Point106 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p106_helper(buf: &mut [Point106; 2], found: Option<f64>, out: &mut [f64; 2]) -> f64 {
    if out[out.len() - 1] > 0.5 {
        out[1] += buf.iter().rev().map(|point| point.x).sum::<f64>() - buf[0].x;
        let (mut p, z): (f64, f64) = (buf[0].y.atan().exp_m1() / ((out[1] + out[1]).powi(2) + 1.2), out[0..1].iter().map(|x| *x).sum::<f64>());
        let s = std::mem::replace(&mut out[1], z * 0.1);
    } else if out[out.len() - 1] > -1.0 {
        for j in 0..4 {
            let mut m = 0;
            let mut y: f64 = loop {
                m += 1;
                if m >= 1 || out[m % out.len()] <= out[1] {
                    break match m * 2 % 5 {
                        0 => {
                            let p = if let None = found {
                                out[m % 2]
                            } else {
                                out[2 - 1]
                            };
                            p * -0.4
                        }
                        2..=3 | 4 => {
                            let p: f64 = buf.iter().map(|unit| unit.y * unit.y).fold(out[1], |acc, acc2| acc * 0.5 + acc2 * acc2);
                            buf[1].y
                        }
                        j2 if out[0] >= 0.8 => {
                            let t = out[j % out.len()];
                            out[0].atan2(out[0].powi(2) + 1.2)
                        }
                        _ => out[out.len() - 1].max(out[m % out.len()]),
                    };
                }
            };
        }
    } else {
        let mut s = out[1];
    }
    out[out.len() - 1].min(out[1]) + buf[2 - 1].y.atan() + (out[out.len() - 1] * out[0]).clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p106(ys: &[Point106]) -> f64 {
    let mut found: Option<f64> = Some(ys[2].y + ys[ys.len() - 1].y);
    for i in (0..ys.len()).take(2) {
        let s = ys[i % ys.len()].y;
    }
    let mut row = [Body106 { at: ys[2].x * 0.25, k: 0.25 * ys[ys.len() - 1].y, rates: Point106 { x: 0.5, y: 0.5 * ys[4 - 1].y }, parts: (1.0 + ys[1].x.abs()).ln_1p() }, Body106 { at: ys[2].x.abs(), k: ys[2].y.min(ys[1].y), rates: Point106::new(ys[3].x, ys.len() < 3 && ys[0].y <= ys[0].x), parts: ys[2].x.atan2(1.0 + ys[3].y.abs()) }, Body106 { at: ys[2].x, k: 1.0, rates: Point106 { x: ys[1].x, y: if ys[2].x > 0.5 || ys[1].y < 2.0 {
        ys[2].y
    } else {
        ys[0].x
    } }, parts: ys[ys.len() - 1].y + ys[2].x }];
    let mut j = 0;
    let mut t: f64 = 'rows1: loop {
        j += 1;
        match j * 2 % 3 {
            0 => {
                'steps2: for m in (0..row.len()).step_by(2) {}
                let part = Point106::new(match found {
                    None => {
                        row[j % 3].at
                    }
                    Some(e) => {
                        e
                    }
                }, ys[2].x >= 1.0);
            }
            _ => {
                row[0].rates.y += row[j % row.len()].k - row[j % row.len()].rates.y.to_radians();
            }
        }
        if j >= 3 {
            break 0.5_f64.hypot(1.0 + row[1].parts.abs()).to_radians();
        }
    };
    let t = t + (0..=4).step_by(2).map(|j2| (j2 as f64) * row[j2 % row.len()].rates.x.mul_add(-1.0, t)).sum::<f64>();
    (match j / 2 % 5 {
        0..=1 => t,
        _ => t,
    }) - (t + (row[2].at - ys[j % 4].x))
}

flat_record! {
    Point106 { x, y }
    Body106 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p107_helper(e: f64) -> f64 {
    let v = [e; 2];
    v[1] / 2.0 - e * 1.5 + v[v.len() - 1] * (1.0 + v[1].abs()).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p107(row: &[f64], pair: (f64, f64), state: &mut [f64], k: usize) -> f64 {
    if k * 2 % 3 != 1 {
        state[0] *= p107_helper(row[2]) / 3.0;
    } else if row[1] > row[4 - 1] {
        for k2 in 0..row.len() - 1 {
            if !(state[3 - 1] <= 2.0) {
                break;
            } else {
                state[1] *= state[state.len() - 1];
            }
        }
    }
    state[2] = (state[k % 3] - (k as f64)).sin();
    let w = &mut state[1];
    *w -= *w;
    *w *= pair.0;
    let y = std::mem::replace(&mut state[0], pair.0);
    let mut r = y;
    let mut a = p107_helper(state.chunks(2).enumerate().rev().map(|(count, row2)| state[state.len() - 1] + 0.25).sum::<f64>());
    let v = &mut state[..2];
    v[k % 2] = (a + (k as f64)).mul_add(r, pair.1);
    v[0] += a - v[k % 2];
    let r2: f64;
    if pair.1 <= 0.1 {
        let p = y;
        r2 = state.windows(2).take(2).zip(row.iter()).map(|(v, a2)| *a2).product::<f64>();
    } else {
        let mut e = (1.0 + r.abs()).powf((0..k).map(|n| (n as f64) * -1.0_f64).sum::<f64>().sin());
        r2 = (-e.asinh().powi(2)).exp();
    }
    r2 + state[0] + y * 2.0 - r * 2.0 - a * 0.5 + r2 * 2.0 - ((if k % 2 == 0 {
        let x: f64 = 1.5;
        r
    } else {
        a
    }) + (a + pair.1))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point108 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body108 {
    at: Vec<f64>,
    k: [f64; 2],
    rates: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape108 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point108 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, pair: (f64, f64)) -> f64 {
        let mut unit = Body108 { at: vec![(0..3).map(|n| self.y + (n as f64)).sum::<f64>(), pair.1 / (1.0 + pair.1.abs()), pair.0 + pair.0], k: [pair.1, self.x - 0.3], rates: pair.0 * pair.0 };
        let mut spring = unit.clone();
        (pair.0 + (if unit.at[1] > -1.0 || spring.at[1] > 0.5 {
            let acc = unit.at[0] - -0.4;
            acc.floor() * unit.at[2 - 1]
        } else {
            spring.at[0].to_radians()
        })) * pair.1
    }
}

#[differentiable(unconnected = "zero")]
fn p108(mut ys: [[f64; 2]; 2], n: usize, grid: &[f64]) -> f64 {
    let q = ys[n % 2][n % 2];
    let b: f64;
    if grid[n % grid.len()] <= grid[n % 3] && q <= grid[2] {
        let e = (if ys[n % 2][0] <= -0.4 {
            let mut x = q;
            0.1
        } else {
            q
        }) * q.mul_add(-0.7, q);
        b = grid[grid.len() - 1].to_radians().mul_add((q.powi(2) + 1.2).cbrt(), q);
    } else {
        let mut e = grid[n % grid.len()] * grid[1].to_radians();
        b = ys[n % ys.len()][0];
    }
    for (out, grid2) in ys[n % ys.len()].chunks(2).zip(ys.iter()) {
        for (grid3, a) in out.chunks(2).rev().zip(out.iter()) {}
        let mut m = 0;
        'rows1: while m < 2 && grid2[m % grid2.len()] < 0.25 {
            m += 1;
            for (k, s) in grid2.iter().enumerate() {}
        }
    }
    (b + b * 0.3) * (0..grid.len()).map(|j| q + 0.25 + (j as f64)).sum::<f64>()
}

flat_record! {
    Point108 { x, y }
    Body108 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p109(out: &mut Vec<f64>, buf: &[f64]) -> f64 {
    for &e in out.iter() {
        let mut acc: f64 = e;
        let mut i: usize = 0;
    }
    {
        let mut j = 0;
        while j < 5 && out.len() % 3 == 0 {
            j += 1;
            match j / 2 % 4 {
                0 => {
                    let shape: Option<f64> = Some(buf[j % buf.len()] * (j as f64));
                }
                _ => {}
            }
        }
    }
    let found: Option<f64> = if buf[2] > 1.1 {
        Some(buf[buf.len() - 1])
    } else {
        None
    };
    out.iter_mut().enumerate().for_each(|(n, x)| {
        *x += (buf[2] * (n as f64)).asinh();
    });
    buf[3].sin().exp() - buf[2]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point110 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body110 {
    at: f64,
    k: f64,
    rates: (f64, f64),
    parts: Vec<f64>,
}

#[differentiable]
impl Body110 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, unit: &mut Body110, buf: &[Body110]) -> f64 {
        (0..buf.len()).for_each(|n| {
            unit.rates.0 = buf[n].parts[1];
            unit.k *= buf[n].at;
        });
        buf[0].parts[1] - unit.rates.1
    }
}

#[differentiable(unconnected = "zero")]
fn p110_helper(state: &Vec<f64>, mut pair: (f64, f64), buf: [[f64; 2]; 2], mut pair2: (f64, f64)) -> f64 {
    let flag = pair2.0 > 0.9;
    let mut t = pair.0;
    let d: f64 = 'found1: {
        if t > -0.7 {
            break 'found1 buf[buf.len() - 1].iter().rev().enumerate().map(|(m, &z)| z * buf[0][0]).fold(t, |acc, w| acc.max(w));
        }
        pair2.0 + buf[1][1].cos()
    };
    pair.0.to_radians() - buf[buf.len() - 1][1] * 0.5 - pair2.0
}

#[differentiable(unconnected = "zero")]
fn p110_inner(xs: &[Point110; 2]) -> f64 {
    let w: f64 = 'found1: {
        let (mut u, q) = ((-xs[1].x.powi(2)).exp() * xs[1].x.cos(), xs[xs.len() - 1].y[3 - 1]);
        let q2 = &mut u;
        *q2 += q.sin().exp();
        *q2 -= *q2 * xs[xs.len() - 1].x;
        if q > 1.0 {
            u += (0..xs.len() - 1).take(2).rev().map(|j| (j as f64)).sum::<f64>();
            break 'found1 (1..xs.len()).map(|count| (count as f64) * u).sum::<f64>();
        }
        if 2 < 3 {
            xs[0].y[0] * u
        } else {
            (0..xs.len()).map(|m| (m as f64)).fold(u, |acc, p| acc * 0.5 + p)
        }
    };
    let y: f64;
    if w >= -1.0 {
        y = (0..xs.len()).rev().filter(|k| *k != 1).map(|count| (count as f64) * w).sum::<f64>();
    } else {
        let q = 0.3 / (1.0 + xs[0].y[2].abs()) * w.max(w);
        y = (q / 1.5).to_radians();
    }
    match 4 % 3 {
        0 => {}
        _ => {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 4 || m < 3 {
                    break;
                }
            }
        }
    }
    w - w * 0.5 + w
}

#[differentiable(unconnected = "zero")]
fn p110(#[no_diff] t: f64, buf: &mut Vec<Body110>, pair: (f64, f64), state: [f64; 3]) -> f64 {
    match buf.len() % 3 {
        0 => {
            for (count, &c) in state.iter().enumerate() {
                buf[5 - 1].k -= c;
            }
            let mut j = 0;
            loop {
                j += 1;
                buf[j % 5].rates.1 = (state[1] + buf[3].k) * state[2];
                if j >= 1 {
                    break;
                }
            }
        }
        1 | 2 => {
            let (mut y, r): (f64, f64) = (state[state.len() - 1], (0..=4).skip(1).zip(0..3).map(|(count, n)| (n as f64) * pair.1).fold(pair.1, |acc, p| acc.max(p)));
        }
        n if n + 1 > 2 => {
            buf[n % 5].parts[0] += (1.0 + (state[2] / 2.0).abs()).powf(pair.1.powi(2).sin());
        }
        _ => {
            for s in state.iter() {
                let p = *s;
            }
        }
    }
    (state[0].atan().exp() - t * 1.5) * (if buf[5 - 1].at <= 0.8 {
        let d = pair.0.tanh();
        d
    } else {
        state[2].clamp(-0.75, 1.25)
    })
}

flat_record! {
    Point110 { x, y }
    Body110 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point111 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, row: &Vec<Point111>) -> f64 {
        (0..3).take(2).for_each(|count| {
            self.z = row[2 - 1].z.tanh().exp2();
        });
        row[0].x * row[0].x - row[1].y * row[row.len() - 1].z
    }
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn new(grid: &Vec<f64>) -> Point111 {
        Point111 { x: if grid[0] > 3.0 {
            let mut w = grid[0];
            w
        } else {
            grid[0]
        }, y: grid[1] * grid[1], z: if grid[grid.len() - 1] <= grid[grid.len() - 1] {
            let e = grid[grid.len() - 1];
            e
        } else {
            grid[0]
        } }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point111 {
    type Output = Point111;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point111 {
        Point111 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p111_helper(v: &[f64], unit: &Point111, xs: [Point111; 2]) -> f64 {
    for spring in xs.iter() {}
    v[0] + xs[xs.len() - 1].y * 0.3 - unit.y - (unit.x.tanh() + unit.z.asinh())
}

#[differentiable(unconnected = "zero")]
fn p111_inner(unit: &mut Point111, k: usize) -> Vec<f64> {
    match k % 3 {
        0 => {
            unit.x *= unit.y * unit.x * (unit.x + unit.y);
            let found: Option<f64> = None;
        }
        1 | 2 => {
            unit.x += unit.x;
        }
        _ => {
            let mut b: f64 = 0.5;
        }
    }
    vec![unit.x + (k as f64), (unit.y + unit.x) * unit.y]
}

#[differentiable(unconnected = "zero")]
fn p111(acc: f64, spring: Point111, mut w: f64) -> f64 {
    let b = w * w.atan().cosh();
    for n in (0..3).skip(1) {
        w -= b.signum() * (b * spring.x);
        if acc >= w {
            let mut v = vec![spring.z; 4];
        }
        if n + 1 < 3 {
            continue;
        }
    }
    w += if w > 1.1 {
        let mut b2 = w;
        spring.y.asinh()
    } else {
        let mut d = spring.x.clamp(-0.75, 1.25);
        w
    };
    (b.cos() + spring.y * 1.5 + w * 0.5 - b * 0.5 + (0..4).filter(|k| *k != 1).map(|m| (m as f64) * (w + acc)).fold(spring.y, |acc2, x| acc2 * 0.5 + x)) * (if w > 3.0 {
        (0..=1).map(|k| spring.y + (k as f64)).fold(w, |acc2, x| acc2 + (b + x))
    } else {
        b + acc
    })
}

flat_record! {
    Point111 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point112 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body112 {
    at: Point112,
    k: f64,
    rates: Vec<f64>,
    parts: f64,
    last: [Point112; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape112 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, b: f64, xs: &mut Vec<f64>) {
        xs[1..].fill(b + b);
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point112 {
    type Output = Point112;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point112 {
        Point112 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p112_helper(mut v: Vec<f64>) -> f64 {
    for (d, n) in v[..1].iter_mut().zip(0..3) {}
    if v[1] <= 0.8 {
        v.swap(0, 0);
    }
    -1.0 + v[2 - 1] * 0.3 + v[0] - v.windows(2).step_by(2).map(|xs| xs[2 - 1]).product::<f64>().asinh()
}

#[differentiable(unconnected = "zero")]
fn p112(out: &[f64], buf: &[f64], buf2: &mut [f64], part: &Point112) -> f64 {
    let mut y = (buf2[1] - (0..2).map(|i| (i as f64)).sum::<f64>()) * (if part.z >= 0.25 {
        let mut r: f64 = buf2[1].min(out[4 - 1]);
        buf[3]
    } else {
        let mut y = p112_helper(buf2.to_vec());
        p112_helper(buf2[1..3].to_vec())
    });
    y = buf2[0];
    if out[0] >= -1.0 {
        if y < 0.8 {
            return (part.x.powi(2) + 0.5).powi(-1).atan();
        }
        for w in buf2[2..].iter_mut() {
            *w -= *w;
            let mut n = 0;
            let mut a: f64 = 'rows1: loop {
                n += 1;
                if n >= 4 {
                    break *w * (1.0 + w.abs()).recip();
                }
                *w = p112_helper(buf.to_vec());
                *w = (-(*w - part.x).powi(2)).exp();
            };
            y += (y + a) * (a * *w);
        }
    } else {
        y += (y + buf2[buf2.len() - 1]).atan().sinh();
    }
    buf2[2] * part.y + (part.z * part.z + y / 3.0)
}

flat_record! {
    Point112 { x, y, z }
    Body112 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point113 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape113 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p113(x: &mut f64) -> f64 {
    let f = |a: f64, z: f64| a * z;
    for j in 0..=3 {
        let mut k = 0;
        let mut b: f64 = loop {
            k += 1;
            if k >= 4 {
                break (if k / 2 % 3 == 1 {
                    *x
                } else {
                    *x
                }).sin().exp2();
            }
            let h = |p: f64, s: f64| p * (s + (1.0 + p.abs()).ln_1p());
        };
        *x *= (-0.7_f64).atan();
    }
    for (count, j) in (0..2).zip(0..2) {
        *x += (*x + *x) * (0.1 + *x);
    }
    let i: usize = 3;
    let mut v: Vec<f64> = Vec::new();
    for (m, k) in (0..1).zip(0..=4) {
        v.push(*x);
    }
    v.push(x.atan().exp_m1());
    v[0] = v[0];
    let f2 = |z: f64, u: f64| z * (-u * (u + *x));
    x.floor() * v[0] + v[0] * 2.0 - (if v[0] <= v[i % v.len()] {
        *x
    } else {
        v[0] - 3.0
    })
}

flat_record! {
    Point113 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point114 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body114 {
    at: Point114,
    k: f64,
    rates: (f64, f64),
    parts: Point114,
    last: [Point114; 2],
}

#[differentiable(unconnected = "zero")]
fn p114(grid: [[f64; 2]; 2]) -> Point114 {
    if grid.len() < 3 {}
    for (out, b) in grid[2 - 1].chunks(2).zip(grid[0].iter()) {
        let (y, r) = (*b, out[0]);
        let mut count: usize = 4;
    }
    let e = grid[1][0];
    match 0 % 4 {
        0 => {
            if grid[1][1] > 0.3 || e < e {
                let mut n = 0;
                let mut a: f64 = loop {
                    n += 1;
                    if n >= 4 {
                        break (e - (n as f64)).sin().exp2();
                    }
                };
                let mut buf = vec![e, a * a, a, grid[0][2 - 1] * (n as f64)];
            } else {
                let found: Option<f64> = if e > 0.8 {
                    None
                } else {
                    Some(e * 0.25)
                };
            }
        }
        _ => {
            let mut c = e;
        }
    }
    Point114 { x: e.floor() * e, y: [e / (e.powi(2) + 0.5), 0.5_f64.sin()], z: grid[0][0] * e }
}

flat_record! {
    Point114 { x, y, z }
    Body114 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p115_helper(a: f64, mut w: f64) -> f64 {
    for k in 0..3 {
        let q = (w * w - w.max(w)).atan().exp_m1();
    }
    w.hypot(a.powi(2) + 1.0) + w * 0.3 + (w + w) / (1.0 + (0..4).rev().zip(0..3).map(|(k, i)| (i as f64) * w).sum::<f64>().abs())
}

#[differentiable(unconnected = "zero")]
fn p115(w: f64) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        if count >= 3 {
            break;
        }
    }
    let mut found: Option<f64> = if w >= -0.4 {
        Some(w / (w.powi(2) + 1.0))
    } else {
        Some(w.max(-0.4))
    };
    'rows1: for n in 0..3 {
        if let Some(t) = found {}
    }
    (w - w * 1.5) * 1.0
}

#[differentiable(unconnected = "zero")]
fn p116(z: f64, ys: &[f64]) -> f64 {
    if ys[3] >= ys[ys.len() - 1] && ys[0] > 1.0 {
        'rows1: for acc in ys[1..].iter().rev() {
            let mut state: Vec<f64> = Vec::new();
            for (count, x) in ys.iter().enumerate().rev() {
                let mut pair = (z, *x * acc);
                state.push((1.1 * *x).atan2(1.0 + x.atan().exp2().abs()));
            }
            state.push((1.0 + ys[5 - 1].abs()).cbrt());
        }
    } else if ys[1] > 0.9 {} else {
        let mut a = ys[3].atan2(1.0 + (ys[ys.len() - 1] * ys[2]).abs());
    }
    (if ys[5 - 1] > 0.9 {
        let mut r = ys[0];
        r
    } else {
        ys[2]
    }) - (if ys[1] <= 0.9 {
        ys[ys.len() - 1] / (z.powi(2) + 0.5)
    } else {
        ys[3] * ys[2]
    })
}

#[differentiable(unconnected = "zero")]
fn p117_helper(xs: &[f64], e: &mut f64, xs2: Vec<f64>, flag: bool) -> f64 {
    if *e > -1.0 {
        if *e > 3.0 {
            let i: usize = 1;
        }
    } else if xs2[2 - 1] <= xs2[0] {
        *e *= xs[0].to_radians();
    }
    xs2[1] - xs2[0] + xs2[1] * 0.5 - xs2[0] * *e * xs2[0]
}

#[differentiable(unconnected = "zero")]
fn p117(c: f64, p: f64, #[no_diff] u: f64) -> f64 {
    for j in (0..4).rev() {
        for m in 0..=1 {
            if p <= 1.1 {
                let found: Option<f64> = if m % 2 == 0 {
                    Some(u)
                } else {
                    Some(p * p)
                };
            }
        }
    }
    if u > 1.5 {
        'rows1: for (count, n) in (0..4).zip(0..3) {
            let mut count2 = 0;
            while count2 < 2 {
                count2 += 1;
                if (count2 + 1) % 2 != 0 {
                    break;
                }
            }
        }
    } else if c > 0.3 {
        let mut count = 0;
        while count < 4 && count + 1 > 1 {
            count += 1;
            let u = u * (-u * u);
        }
    } else {
        for k in 0..2 {}
    }
    0.9 - c * 0.5 - p * 1.5 + u * 0.3 - u
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point118 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body118 {
    at: f64,
    k: usize,
    #[no_diff] rates: usize,
    parts: Point118,
}

#[differentiable]
impl Point118 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, out: &[f64], v: &mut [f64]) {
        let mut out2: [f64; 4] = [0.5; 4];
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point118 {
    type Output = Point118;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point118 {
        Point118 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p118(xs: Vec<f64>, r: &mut f64, mut state: [Body118; 2]) -> f64 {
    let mut m = 0;
    'rows1: while m < 2 && state[m % state.len()].parts.z > 0.9 {
        m += 1;
        state[1].parts.x += state[0].parts.z.max(state[m % state.len()].parts.x + *r);
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for (p, s) in xs[1..4].iter().zip(&xs[..1]) {
            if m < 3 {
                ys.push(*r);
            }
        }
        ys.push(state[1].at.to_radians());
    }
    state[2 - 1].at += state[state.len() - 1].at;
    let body = Point118 { x: r.sin(), y: *r, z: *r };
    let (q, mut q2) = (state[1].at, *r * body.z);
    let mut kind: Option<f64> = if q < q2 {
        None
    } else {
        Some(state[state.len() - 1].at * q)
    };
    ((1.0 + 0.1_f64.abs()).powf(q2.sin()) + xs[1] * 2.0 + q * 1.5 - q2 * 0.5) * xs[2..4].chunks(2).filter(|v| state[m % 2].parts.x <= *r).map(|xs2| xs2[m % xs2.len()] / (1.0 + q2.abs()) + q2).product::<f64>() + state.iter().zip(&state).map(|(point, body2)| body2.at * (body2.at - q)).sum::<f64>()
}

flat_record! {
    Point118 { x, y, z }
    Body118 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p119_helper(m: usize, buf: &mut [f64], v: &[f64]) {
    let mut u = match (m + 1) % 5 {
        0 | 4 => {
            let mut u = v[m % 2];
            v.windows(2).rev().map(|grid| u * grid[1].mul_add(u, u)).sum::<f64>()
        }
        2 | 4 => (1.0 + v[m % v.len()].abs()).recip() * v.iter().map(|q| q + q).fold(v[m % v.len()], |acc, y| acc * 0.5 + y),
        j if j * 2 % 3 != 1 => {
            let mut y = (-buf[1].powi(2)).exp().sin();
            v[1] + y + v[m % 2]
        }
        _ => {
            let p = (0.9_f64 / 1.5_f64).floor() * 2.0_f64.powi(2);
            p - v[m % v.len()]
        }
    };
    let mut t = v[1] + (match m % 5 {
        0..=1 => u,
        _ => {
            let s = u + v[m % 2];
            if s >= 0.25 {
                u
            } else {
                let d = s;
                d
            }
        }
    });
}

#[differentiable(unconnected = "zero")]
fn p119(pair: (f64, f64), u: f64, #[no_diff] v: &mut [f64; 3]) -> f64 {
    let mut j = 0;
    while j < 2 {
        j += 1;
        v[0] = v[3 - 1].powi(3).min(u);
        let mut w = pair.0;
    }
    (0..=j).for_each(|j2| {
        v[j2 % 3] /= v[3 - 1].powi(2) + 1.0;
        v[1] -= v[1];
    });
    let i: usize = j * 2;
    v.iter_mut().step_by(2).for_each(|d| {
        *d = -u;
        *d *= *d;
    });
    u.max(v[j % v.len()]) - pair.0 * 1.5 + pair.0
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p80(3, -0.7, &[1.0, 1.1, 0.3], &mut [0.35, -0.7, -0.4, 0.6]); pulled (1.0, vec![1.0, -0.7, -0.7, 0.5])),
        program!(p81(&[-0.4, -0.7, -1.1, 0.7], -0.6, &mut [-0.6, 0.7]) calls p81_helper, p81_inner),
        program!(p82(const &Point82 { x: 1.0, y: -0.2 }, (-0.5, -0.6)) calls p82_helper, p82_inner; pulled Point82Tangent { x: -2.0, y: -2.0 }),
        program!(p83(-0.4, 3) calls p83_helper),
        program!(p84(-0.1) calls Point84::energy, Point84::advance, Point84::new),
        program!(p85(-0.8, (0.1, -0.2), &[-0.7, 1.3, 0.3], &mut 0.2) calls p85_helper),
        program!(p86(&mut [-0.6, -0.9, -0.9, 0.3])),
        program!(p87(&[1.3, 0.2, 0.1], &mut -0.4, &[[-1.1, -0.2], [-0.4, 0.3]])),
        program!(p88(1.3, &mut [0.5, -0.3, 0.4, 1.1, -0.1], &vec![-0.6, -1.1, 0.2], &mut 0.7)),
        program!(p89(&mut vec![0.1, -0.3, -1.0, -1.2], &vec![Point89 { x: 0.4, y: -0.4, z: [0.6, 0.9, 1.1] }, Point89 { x: 0.5, y: -1.2, z: [1.3, 0.1, 0.8] }, Point89 { x: 0.5, y: 0.8, z: [-0.8, 1.0, -0.3] }, Point89 { x: 0.8, y: -0.4, z: [-0.6, 0.4, 0.9] }, Point89 { x: 1.0, y: 1.0, z: [-0.3, 0.5, -0.6] }], [1.1, 1.2, 0.3, -1.1]) calls p89_helper; pulled ((1.0, 0.5), vec![0.3, 0.5, -2.0, 0.3])),
        program!(p90(&mut [1.2, -0.7, 0.8, 0.4], 1.3)),
        program!(p91([Point91 { x: 0.3, y: 0.35 }, Point91 { x: -0.7, y: -0.1 }], &[-0.2, 1.1, -0.4, 1.0, 0.35], -0.9) calls Point91::advance, Point91::shifted, p91_helper, p91_inner),
        program!(p92(vec![-1.0, -0.3, -0.3, -0.9], &mut Point92 { x: 1.0, y: -0.7, z: 0.7 }, -0.4, &mut Point92 { x: -0.7, y: 0.8, z: 0.35 }) calls p92_helper, p92_inner; pulled ([0.3, 1.0, -0.7], Point92Tangent { x: 0.5, y: 0.3, z: 0.3 }, Point92Tangent { x: -2.0, y: -2.0, z: 0.5 })),
        program!(p93([[0.4, 1.3], [-1.1, 0.35], [-0.9, -0.3]]) calls p93_helper, p93_inner; pulled [0.3, -2.0, 0.5]),
        program!(p94(-1.1) calls p94_helper),
        program!(p95(4, Body95 { at: [Point95 { x: -0.3, y: 0.8, z: 0.7 }, Point95 { x: -0.9, y: 0.3, z: 1.4 }], k: -1.0, rates: Point95 { x: 0.2, y: -0.1, z: -0.4 }, parts: 3, last: 1.0 }, &[0.7, 1.4, -0.4], &mut vec![-0.8, -1.1, 1.3, 0.2]) calls Body95::shifted, p95_helper, p95_inner; pulled (1.0, vec![0.5, 0.5, 0.3, 0.3])),
        program!(p96(0.35, const &mut [-0.1, -0.2, -0.6, 1.3])),
        program!(p97(&mut vec![-0.1, 0.35, -1.2, -1.0], &mut [-0.9, 0.3, -1.1, -1.1], &mut [0.1, -0.4, -0.2]) calls Point97::advance, Body97::norm, p97_helper; pulled (0.3, vec![0.3, 0.5, -0.7, 0.5], [-2.0, 0.3, -2.0, 0.5], vec![1.0, -2.0, 1.0])),
        program!(p98(-0.2, [Point98 { x: -1.2, y: -0.5 }, Point98 { x: 0.35, y: -0.7 }], &mut [-0.8, 0.35, 0.6]) calls p98_helper, p98_inner; pulled (vec![0.3, -2.0, -2.0], [0.3, 0.3, -2.0])),
        program!(p99([-0.1, -0.2, 1.0, 0.5], false, 1.0, &[-0.8, 1.2, 1.1, 0.7])),
        program!(p100(-0.9, &[0.2, -0.5, 0.9, -0.3, -0.4], 0.5); pulled (0.5, 0.3)),
        program!(p101(&mut Point101 { x: -0.7, y: -0.7, z: -0.6 }) calls p101_helper),
        program!(p102(0.4, 2)),
        program!(p103(1.1, Point103 { x: 0.1, y: -0.5 }, 0.6, &[-0.4, -0.9, 1.0, -0.5]) calls Point103::norm, Point103::new),
        program!(p104(&Body104 { at: vec![1.1, 0.5, -0.3, 0.3], k: vec![1.3, -0.4, -0.2, -1.2], rates: vec![1.4, -0.9, 1.1, -0.8], parts: Point104 { x: -0.9, y: -0.1 }, last: 0.7 }, &mut -1.2, &mut -1.2) calls Body104::advance, Point104::norm, Body104::new; pulled ([0.3, 0.3, -0.7], 0.5, -2.0)),
        program!(p105(&[[1.1, -0.9], [0.7, 1.1]]); pulled (-0.7, 0.3)),
        program!(p106(&[Point106 { x: -0.6, y: -0.2 }, Point106 { x: 0.35, y: -0.5 }, Point106 { x: -0.6, y: -1.2 }, Point106 { x: 1.0, y: 1.4 }]) calls Body106::advance, Point106::shifted, Point106::new, p106_helper),
        program!(p107(&[0.1, -1.2, -0.1, 0.1], (-1.0, -1.2), &mut [0.7, -1.1, -0.7], 2) calls p107_helper),
        program!(p108([[0.5, -1.2], [0.3, 0.1]], 2, &[0.5, 0.6, 0.9]) calls Point108::norm),
        program!(p109(&mut vec![0.6, 0.4, 1.0, -1.1], &[1.4, -0.2, 0.2, 0.5, -1.0])),
        program!(p110(const 1.3, &mut vec![Body110 { at: -1.2, k: 0.7, rates: (-0.4, 1.2), parts: vec![-0.4, 0.1, -0.4, 0.4, 0.1] }, Body110 { at: -0.9, k: 1.1, rates: (-0.9, 1.3), parts: vec![0.4, -1.1, -0.7, 0.7, 0.4] }, Body110 { at: -0.8, k: -1.0, rates: (-0.6, -0.6), parts: vec![-0.8, -1.1, -0.3, -1.0, 1.1] }, Body110 { at: -0.5, k: 1.1, rates: (-1.1, 1.2), parts: vec![-0.6, -0.4, 0.3, -0.2, -1.2] }, Body110 { at: -0.9, k: 1.1, rates: (0.7, -0.1), parts: vec![-1.0, -0.2, -0.8, -0.1, -0.5] }], (-0.4, 0.8), [-0.5, 0.9, 0.9]) calls Body110::energy, p110_helper, p110_inner),
        program!(p111(-0.8, Point111 { x: 1.0, y: -1.0, z: 0.7 }, 0.8) calls Point111::advance, Point111::new, p111_helper, p111_inner),
        program!(p112(&[-0.1, -1.0, -0.1, 0.3], &[0.1, -0.1, -0.4, 0.4, 1.4], &mut [-1.1, -1.0, -0.2], &Point112 { x: -1.2, y: 1.4, z: 1.1 }) calls Body112::advance, p112_helper),
        program!(p113(&mut 0.35)),
        program!(p114([[0.7, 0.2], [-0.8, 0.4]]); pulled Point114Tangent { x: 0.3, y: [-0.7, 0.5], z: -2.0 }),
        program!(p115(1.1) calls p115_helper),
        program!(p116(-0.5, &[-0.9, -1.2, 0.2, 0.6, -0.7])),
        program!(p117(-0.6, -0.9, const -0.8) calls p117_helper),
        program!(p118(vec![-1.1, 0.1, 1.2, 0.2], &mut 1.4, [Body118 { at: 0.2, k: 4, rates: 3, parts: Point118 { x: -0.2, y: 0.6, z: -0.7 } }, Body118 { at: -0.4, k: 3, rates: 2, parts: Point118 { x: -0.6, y: 0.6, z: 1.2 } }]) calls Point118::shifted),
        program!(p119((0.9, -0.8), -0.8, const &mut [0.2, -0.5, -0.4]) calls p119_helper),
    ]
}
