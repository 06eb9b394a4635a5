//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point280 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point280 {
    #[differentiable(unconnected = "zero")]
    fn new(e: f64) -> Point280 {
        Point280 { x: e / (1.0 + e.abs()), y: (0..1).map(|m| e + (m as f64)).sum::<f64>(), z: 0.25 * e }
    }
}

#[differentiable(unconnected = "zero")]
fn p280_helper(out: &[f64], state: &[f64], mut row: [Point280; 2], state2: &mut [f64]) -> f64 {
    let mut unit = Point280::new(state2[1] - -0.7);
    state2[0] - row[1].y * 0.5 - state2[1]
}

#[differentiable(unconnected = "zero")]
fn p280(grid: [[f64; 2]; 2], xs: &[f64], #[no_diff] grid2: &[f64]) -> (f64, f64) {
    let acc = (1.0 + grid2[1].sin().abs()).recip().abs();
    let mut pair: (f64, f64) = (grid[1][1], grid2[2..].chunks(2).map(|state| acc * grid2[2]).sum::<f64>());
    if acc > 0.1 || grid2[2] > 2.0 {
        let f = |a: f64, e: f64| a + (1..xs.len()).take(2).map(|n| (n as f64)).sum::<f64>();
    } else {
        let mut m = 0;
        while m < 4 && pair.1 > acc {
            m += 1;
            let mut out: Vec<f64> = Vec::with_capacity(4);
            for c in xs.iter() {
                pair.0 -= (1..grid2.len()).map(|i| -1.0 + (i as f64)).sum::<f64>() + (-0.4_f64).floor() * acc;
                out.push(*c * grid2[3 - 1]);
            }
            out.push(grid2[m % 3].tanh().sinh());
            if grid2.len() % 2 != 1 {
                pair = (if out[0] > -0.4 {
                    grid2[2] + out[0]
                } else {
                    2.0
                }, (out[0] - acc).max(acc + grid2[1]));
                continue;
            }
            {
                let mut xs2: Vec<f64> = Vec::with_capacity(4);
                for &s in out.iter() {
                    let mut acc2 = (1.0 * pair.1 - (if !(grid2[m % grid2.len()] < 0.5) {
                        pair.0
                    } else {
                        out[out.len() - 1]
                    })).asinh();
                    xs2.push((0..out.len()).map(|i| (i as f64) * grid2[i % 3]).fold(acc2, |acc3, p| acc3 + (xs[1] * grid2[0] + p)));
                }
                xs2.push(xs[m % xs.len()]);
            }
        }
    }
    pair
}

flat_record! {
    Point280 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p281_helper(buf: Vec<f64>, y: f64) -> [f64; 2] {
    let mut i = 0;
    'rows1: while y < y && i < 4 {
        i += 1;
        let mut k = 0;
        while k < 3 {
            k += 1;
            'steps2: for u in buf.iter() {
                let mut y2: f64;
                if buf.len() < 3 {
                    y2 = (3.0 / (u.powi(2) + 0.5)).sin().sinh();
                } else {
                    y2 = (0..k).rev().map(|j| (j as f64) * -0.7).sum::<f64>();
                }
                let count: usize = k;
            }
        }
    }
    [(1.0 + (y * buf[i % buf.len()]).abs()).ln(), buf[i % buf.len()] / 2.0]
}

#[differentiable(unconnected = "zero")]
fn p281_inner(count: usize, grid: &mut [f64; 3]) -> f64 {
    let xs = p281_helper(grid.to_vec(), grid[2] + grid[2]);
    if xs.len() > 1 {
        {
            grid[count % 3] += grid[2];
        }
    } else if grid[count % 3] > 1.0 {
        'rows1: for z in grid[2..].iter_mut() {
            if xs[0] > 0.5 {
                break;
            }
        }
    } else if xs[count % xs.len()] >= xs[0] {}
    grid[grid.len() - 1].sin().exp2() + xs[1] + xs[xs.len() - 1] * xs[count % xs.len()] * (count as f64)
}

#[differentiable(unconnected = "zero")]
fn p281(v: &mut [f64; 4]) -> f64 {
    let mut row = p281_helper(v[1..4].to_vec(), v[v.len() - 1]);
    match 0 % 3 {
        0 => {
            'rows1: for x in v.iter() {
                for &r in row[1..].iter() {
                    let mut pair = (if row[0] > 1.1 || 0 < 3 {
                        let mut r2 = r;
                        if r > 1.0 {
                            let mut p = row[2 - 1];
                            p
                        } else {
                            *x
                        }
                    } else {
                        r
                    }, 1.0 * *x);
                }
            }
        }
        1 | 2 => {
            for i in (0..row.len()).rev() {
                row.iter().for_each(|&s| {
                    v[4 - 1] /= s.powi(2) + 1.0;
                    v[i] = -0.1 / 1.5;
                });
            }
        }
        _ => {
            for n in (0..row.len()).skip(1) {
                v[n] -= row.iter().product::<f64>() * (if row[n % 2] >= row[n % 2] {
                    row[n]
                } else {
                    row[n]
                });
            }
        }
    }
    row[0] + row[0] - row[1] * 1.5 + 0.8_f64.abs() * row[1] - (row[0] + row[0]).min(row[1] * v[v.len() - 1])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point282 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point282 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, spring: Point282, shape: Option<f64>) -> f64 {
        self.z.tanh() * (if spring.x > -1.0 || spring.y > 3.0 {
            spring.x.tanh().cosh()
        } else {
            let u = spring.y.min(spring.y);
            spring.y / (u.powi(2) + 0.5)
        })
    }
}

#[differentiable]
impl Point282 {
    #[differentiable(unconnected = "zero")]
    fn new(mut buf: Vec<f64>) -> Point282 {
        Point282 { x: buf[buf.len() - 1] + buf[1], y: buf[1], z: buf[buf.len() - 1] }
    }
}

#[differentiable(unconnected = "zero")]
fn p282(point: &mut Point282, row: &[f64]) -> f64 {
    for i in 1..row.len() {}
    let p = &mut point.x;
    *p *= p.to_radians();
    let mut grid: Vec<f64> = row.iter().map(|&e| e * (e * row[3])).collect::<Vec<f64>>();
    let mut body = *point;
    let mut n = 0;
    let q: f64 = loop {
        n += 1;
        if n >= 2 {
            break body.z * grid[0] + body.z;
        }
        if grid[0] >= body.y {
            let mut unit = Point282 { x: grid[n % grid.len()], y: -0.3, z: if n < 3 {
                point.x
            } else {
                0.8
            } };
        }
    };
    grid[n % grid.len()] - grid[0] * 0.5 - body.x * 0.5 + q * 1.5 + (body.x / (1.0 + q.abs())).tanh().exp()
}

flat_record! {
    Point282 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point283 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[differentiable]
impl Point283 {
    #[differentiable(unconnected = "zero")]
    fn new(b: f64, spring: &Point283) -> Point283 {
        Point283 { x: b * spring.x, y: [spring.x + spring.x, b, spring.z], z: spring.z / 1.5 }
    }
}

#[differentiable(unconnected = "zero")]
fn p283(unit: &mut Point283) -> f64 {
    let d = unit.x + (-(unit.z + unit.z).powi(2)).exp();
    *unit = Point283 { y: [unit.z, d, if !(2 < 3) {
        d
    } else {
        d
    }], ..*unit };
    let mut pair = (d * (-d.powi(2)).exp(), d);
    let body = Point283::new(d, unit);
    let mut point = Point283::new((0..=2).map(|i| (i as f64)).sum::<f64>(), &body);
    let mut part = Point283::new(-body.y[2], &point);
    let f = |c: f64, q: f64| c * (part.y[3 - 1] - -0.4 * pair.1);
    let mut point2 = Point283::new(point.y[1] + pair.0, &part);
    for i in 0..4 {
        point.y[3 - 1] /= (0..=i).filter(|i2| *i2 != 1).map(|j| (j as f64)).sum::<f64>().powi(2) + 1.0;
    }
    let mut shape: Option<f64> = if pair.1 > 2.0 {
        Some(1.5)
    } else {
        Some((pair.0.powi(2) + 1.0).recip())
    };
    for j in 0..1 {
        if point.z <= -0.7 && (j + 1) % 2 != 0 {
            break;
        }
    }
    ((if 2 < 3 {
        point2.z
    } else {
        part.x
    }) - d * 1.5 - pair.0 * 0.3 - body.x * 0.3) * ((0..1).map(|n| (n as f64) * pair.0).sum::<f64>() * part.y[1].max(point2.z)) - (if 4 < 3 {
        part.y[2] - point2.x
    } else {
        let mut u: f64 = part.x / 2.0;
        part.y[3 - 1] / 2.0
    })
}

flat_record! {
    Point283 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p284_helper(q: &mut f64, u: f64, pair: (f64, f64)) -> (f64, f64) {
    match 4 % 3 {
        0 => {
            *q += u;
            'rows1: for i in 0..3 {
                let mut k = 0;
                while k < 4 && k % 3 == 1 {
                    k += 1;
                    *q = (0..3).map(|count| (count as f64) * pair.0).product::<f64>().max(u);
                }
            }
        }
        1 | 2 => {
            *q += u;
        }
        _ => {}
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p284(flag: bool, s: f64) -> f64 {
    for n in 0..=3 {}
    s / (1.0 + s.abs()) * s
}

#[differentiable(unconnected = "zero")]
fn p285_helper(a: f64, u: f64) -> f64 {
    let mut u2 = ((u.floor() * a + (a + u)).powi(2) + 1.0).sqrt();
    if u > 1.5 {
        'rows1: for n in 0..1 {
            let w = (u2 + (u - u2)) / (u.powi(2) + 1.2);
        }
    } else {
        u2 = (0..2).map(|i| (i as f64) * u2).sum::<f64>() + u2;
    }
    ((0..=1).map(|j| (j as f64) * u2).sum::<f64>() - a * 1.5) * u2 + (if 0 < 3 {
        u2 * u2
    } else {
        u
    })
}

#[differentiable(unconnected = "zero")]
fn p285(n: usize, xs: [[f64; 2]; 2], pair: (f64, f64)) -> f64 {
    let mut pair2 = (pair.1, pair.0 - pair.1);
    let f = |e: f64, t: f64| {
        if n < 3 {
            return t - (n as f64);
        }
        e + (e + t).atan().cosh()
    };
    let f2 = |y: f64, d: f64| y * xs[1][0..1].iter().skip(1).map(|a| a * (match n / 2 % 5 {
        0 => {
            let q = y;
            q
        }
        2..=3 => {
            let c = *a;
            pair.0
        }
        _ => *a,
    })).sum::<f64>();
    let mut i = 0;
    loop {
        i += 1;
        if (i + 1) % 3 == 0 {
            continue;
        }
        pair2.0 *= pair2.0.max(pair.1) * (pair.0 + pair2.0);
        if i >= 4 {
            break;
        }
    }
    pair.1 * pair2.1 - xs[i % 2][0] * 2.0 - pair.1 * 1.5 - (0..xs.len()).map(|j| 0.5 - pair.1 + (j as f64)).sum::<f64>() + -0.7
}

#[differentiable(unconnected = "zero")]
fn p286(a: &mut f64, ys: &mut [f64], ys2: &[f64; 4], grid: &[f64]) -> f64 {
    {
        let xs: Vec<f64> = (0..ys.len()).take(2).rev().map(|n| ys2[1] + ys2[2] + (n as f64)).collect::<Vec<f64>>();
        let mut w = (grid[3] / ((ys[2] * ys[0]).powi(2) + 0.5)).floor() * grid[2];
    }
    let mut v: Vec<f64> = Vec::new();
    for (count, s) in (0..1).rev().zip(grid.iter()) {
        v.push(ys2[4 - 1 - count]);
    }
    v.push(ys[1]);
    let mut shape: Option<f64> = if grid[1] >= v[0] {
        None
    } else {
        None
    };
    let mut x = (-v[0].powi(2)).exp() - (-v[0].powi(2)).exp().atan().exp2();
    let mut grid2 = vec![grid[3]; v.len()];
    (ys2[ys2.len() - 1] - v[0] * 0.3 - (ys2[0] * x).mul_add(ys2[3] * *a, x)) * (if grid2[0] > 0.5 {
        x / 1.5
    } else {
        3.0 * grid2[0]
    })
}

#[differentiable(unconnected = "zero")]
fn p287(y: &mut f64) -> f64 {
    'rows1: for k in 0..4 {
        let mut n = 0;
        loop {
            n += 1;
            if n >= 2 {
                break;
            }
            let mut k2 = 0;
            let mut acc: f64 = loop {
                k2 += 1;
                if k2 >= 4 {
                    break (match k % 5 {
                        0 => {
                            let e = *y;
                            e
                        }
                        _ => {
                            let mut d = *y;
                            d
                        }
                    }) * *y;
                }
                *y += if k2 % 2 == 0 {
                    *y
                } else {
                    y.min(*y)
                };
                *y /= y.powi(2) + 1.0;
            };
        }
        let b = &mut *y;
        *b = *b;
        *b += (0..3).filter(|count| *count != 1).map(|count| *b + (count as f64)).sum::<f64>();
        let mut out = vec![y.cos(), y.clamp(-0.75, 1.25), (-y.powi(2)).exp()];
    }
    for i in 0..2 {
        match i * 2 % 4 {
            0 => {}
            1 | 2 => {
                let mut j = 0;
                let e: f64 = loop {
                    j += 1;
                    if j >= 1 || i < 3 {
                        break *y;
                    }
                    let mut grid: Vec<f64> = Vec::with_capacity(4);
                    for n in 0..=2 {
                        *y = *y;
                        grid.push((0..=3).map(|j2| *y + (j2 as f64)).sum::<f64>());
                    }
                    grid.push(y.atan());
                };
            }
            _ => {}
        }
    }
    *y + (0..2).map(|j| (j as f64) * (y.powi(2) + 0.5).ln_1p()).fold(*y, |acc, e| acc * 0.5 + e * (e * e))
}

#[differentiable(unconnected = "zero")]
fn p288_helper(s: f64, buf: &Vec<f64>, grid: Vec<f64>) -> Vec<f64> {
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 || s >= 0.1 {
            break;
        }
        let mut b = grid[0] + (k as f64);
        let w = &mut b;
        *w += *w;
        *w += grid[1].to_radians();
    }
    let mut v: [f64; 3] = [0.5; 3];
    if v[0] >= 1.0 && v[v.len() - 1] < -0.7 {
        if k / 2 < 3 {
            let i: usize = k * 2;
        } else if k < 3 {
            if k / 2 > 1 {
                let s = s * grid[k % 2];
            } else {
                v[1] = grid[0];
            }
        } else {
            let mut n = 0;
            let t: f64 = loop {
                n += 1;
                v[3 - 1] = -(s * grid[n % 2]);
                if n >= 2 {
                    break buf[1];
                }
            };
        }
    } else {
        let acc: f64 = -0.7;
    }
    grid
}

#[differentiable(unconnected = "zero")]
fn p288(ys: [f64; 3], buf: &[f64], x: f64) -> f64 {
    let mut found: Option<f64> = None;
    (0..3).for_each(|n| {
        found = if buf.len() < 3 || buf[n % buf.len()] > 2.0 {
            Some(buf[n] + buf[n])
        } else {
            Some(x)
        };
    });
    if buf[buf.len() - 1] > x {
        for (b, state) in buf.iter().zip(buf.chunks(2)) {
            let mut n = 0;
            while n < 2 {
                n += 1;
            }
        }
    } else {
        let mut kind: Option<f64> = None;
    }
    (buf[0] + ys[ys.len() - 1] * 0.3 - x * 2.0 + buf[1..].iter().map(|b| *b).product::<f64>()) * buf[0]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point289 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape289 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point289 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut p: f64, row: &mut Vec<Point289>) -> f64 {
        p -= (p.atan().exp().powi(2) + 1.0).sqrt();
        let acc: f64 = (0..row.len()).map(|n| (n as f64) * (0..row.len()).map(|n2| (n2 as f64) * p).product::<f64>()).fold(p, |acc, w| acc.max(w + w));
        acc + row.iter().map(|part| part.x * row.iter().zip(0..3).map(|(part2, i)| (i as f64) * row[i % 2].x).sum::<f64>()).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point289 {
    type Output = Point289;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point289) -> Point289 {
        Point289 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point289 {
    type Output = Point289;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point289) -> Point289 {
        Point289 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p289_helper(flag: bool, xs: &mut Vec<f64>, ys: &[f64], state: &[f64]) {
    let mut q = state[0];
}

#[differentiable(unconnected = "zero")]
fn p289_inner(x: &mut f64) -> f64 {
    let mut state = [[*x, *x], [*x, *x], [*x, *x], [*x, *x]];
    for &r in state[3][..1].iter() {
        let i: usize = 3;
        for i2 in 0..state.len() {
            *x += r / 1.5;
            for (i3, n) in (0..state.len()).zip(0..state.len() - 1) {
                *x /= state[n][n % 2].powi(2) + 1.0;
            }
        }
    }
    (state[2][2 - 1].atan() + state[state.len() - 1][2 - 1] * 0.3) * -1.0 * state[2].iter().rev().enumerate().filter(|(k, s)| **s > 0.25).map(|(k, c)| state[3][2 - 1] - (k as f64) + c).fold(state[2][1], |acc, acc2| acc.max(acc2 * (if state[1][2 - 1] < state[2][0] {
        let mut b = acc2;
        0.8
    } else {
        acc2
    })))
}

#[differentiable(unconnected = "zero")]
fn p289(mut row: Vec<f64>) -> f64 {
    row[0] += (0..2).zip(0..=1).map(|(k, j)| (j as f64) * row[j]).fold(row[1], |acc, d| acc + d).cos();
    row[4 - 1] = (if row[2] <= 3.0 || row[row.len() - 1] > 2.0 {
        let u = row[2];
        u
    } else {
        row[1]
    }) * (row[1] * row[2]);
    let mut found: Option<f64> = None;
    if row[2] > 1.0 {
        row.push(row[1]);
    } else if 0.5 > -0.4 {
        row[4 - 1] = row[2] * row[4 - 1] + row[row.len() - 1];
    } else {
        let acc = std::mem::replace(&mut row[3], --1.0);
    }
    let mut m = 0;
    let acc: f64 = 'rows1: loop {
        m += 1;
        'steps2: for c in row[..1].iter_mut() {
            match m / 2 % 4 {
                0 => {}
                1 | 2 => {
                    let mut ys = [Point289 { x: -*c, y: c.tanh(), z: *c + *c }, Point289 { x: *c, y: *c - (m as f64), z: *c - *c }, Point289 { x: *c * *c, y: *c, z: -*c }];
                }
                j if *c > 2.0 => {
                    *c *= 0.8_f64.powi(3).cos();
                }
                _ => {
                    *c += (match m % 5 {
                        0 => *c,
                        _ => {
                            let e = *c;
                            e
                        }
                    }) + c.min(*c);
                }
            }
        }
        if m >= 4 || row[m % row.len()] > row[m % row.len()] {
            break row[m % 4] + row[m % row.len()] + (row[m % row.len()] + row[m % row.len()]);
        }
    };
    row[m % 4] + (m as f64) - acc
}

flat_record! {
    Point289 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point290 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, out: &mut [Point290], state: &[f64]) -> (f64, f64) {
        let mut ys: [f64; 4] = [0.5; 4];
        ((1.0 + 0.8_f64.abs()).log10() + ys[2] * 0.3 + ((ys[2].powi(2) + 0.5).ln() - (out[1].x - self.x)), (ys[ys.len() - 1] - state[state.len() - 1] - ys[2] * 1.5) * out.iter().map(|part| part.y * ys[2] + part.x).sum::<f64>())
    }
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, found: Option<f64>, u: f64) -> f64 {
        (self.x * u - u * 1.5 - (0..=3).map(|k| (k as f64)).sum::<f64>()) * (0..1).take(2).map(|j| (j as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p290_helper(n: usize, mut p: f64, row: &[Point290; 2], v: &[f64]) -> f64 {
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 3 {
            break;
        }
    }
    let state: Vec<f64> = row.iter().rev().map(|spring| (spring.y.powi(2) + 1.0).log10() + spring.x).collect::<Vec<f64>>();
    let mut point = Point290 { x: row[row.len() - 1].x, y: state[0].atan().exp() };
    {
        let mut m = 0;
        let p2: f64 = loop {
            m += 1;
            point.x *= (point.norm(Some(point.y), 1.5) + state[0]).min(point.y - 1.1);
            let x: f64 = point.x * (m as f64) + (m as f64) + (point.y / (1.0 + point.x.abs())).sin();
            if m >= 1 {
                break v.iter().enumerate().map(|(n2, u)| *u).fold(point.y, |acc, acc2| acc * 0.5 + acc2 * (x + x));
            }
        };
    }
    v[0] + point.x - p * 0.3 - point.y * 0.3 + (if row[count % 2].y < 0.1 {
        let x = point.y;
        -0.7
    } else {
        let w = point.y;
        w
    }) * point.x - row.iter().take(2).map(|spring| spring.y * (v[0] / (state[count % state.len()].powi(2) + 1.2))).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p290_inner(buf: &mut [f64], grid: &mut [f64]) -> Point290 {
    let w = &mut grid[1];
    *w *= w.clamp(-0.75, 1.25);
    *w = *w;
    for (k, d) in grid[..1].iter_mut().enumerate().rev() {
        let mut shape: Option<f64> = None;
        *d /= (0..k).map(|count| *d + (count as f64)).product::<f64>().powi(2) + 1.0;
    }
    Point290 { x: if 0 < 3 {
        grid[0]
    } else {
        grid[0]
    }, y: if buf[buf.len() - 1] > 0.5 && grid[1] > 0.5 {
        buf[1]
    } else {
        let mut y = grid[0];
        buf[2 - 1]
    } }
}

#[differentiable(unconnected = "zero")]
fn p290(j: usize, buf: &mut [f64; 4]) -> f64 {
    let mut count = 0;
    while count < 3 && buf[3] > buf[2] {
        count += 1;
        let mut y = buf[4 - 1].clamp(-0.75, 1.25).powi(2).sin().exp_m1();
        let grid = &mut buf[..2];
        grid[j % 2] /= (grid[count % grid.len()] / 2.0 * (if grid[1] < 0.25 && count / 2 % 2 != 0 {
            grid[1]
        } else {
            let mut w = grid[j % 2];
            grid[count % grid.len()]
        })).powi(2) + 1.0;
        grid[0] += y;
    }
    if j / 2 < 3 && buf[count % buf.len()] <= -0.4 {}
    buf[3] * buf[4 - 1]
}

flat_record! {
    Point290 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p291_helper(out: &mut [f64; 2], y: f64) -> [f64; 2] {
    for buf in out.chunks(2).rev() {}
    out[1] = out[1..].iter().filter(|z| **z > -1.0).map(|&acc| acc.sin() + acc).sum::<f64>();
    out[2 - 1] = (y / (out[0].powi(2) + 1.0)).floor() * y.mul_add(y, y);
    out[0] = out[1].mul_add(out[out.len() - 1], y);
    [y, y.signum() * (out[1] + y)]
}

#[differentiable(unconnected = "zero")]
fn p291(grid: &Vec<f64>, out: &mut [f64]) -> f64 {
    let mut y = (1.0 + out[out.len() - 1].powi(2).abs()).log10();
    let j: usize = 1;
    'rows1: for j2 in (0..j).rev() {
        let p = y + (out[j2 % 5] + (j2 as f64) - out[1]);
    }
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 || y < y {
            break;
        }
        y += out[3];
    }
    let mut shape: Option<f64> = Some(out[1].tanh().exp());
    let mut xs = grid[..1].to_vec();
    let (mut a, mut c) = (xs[m % 1] - (m as f64) + (m as f64), 0.3_f64.cos());
    let mut acc: f64 = -out.windows(2).zip(xs.iter()).map(|(xs2, p)| *p).sum::<f64>();
    let mut add = |u: f64| {
        acc += u * shape.unwrap_or(acc);
        acc
    };
    let a2 = add(a + 0.9);
    let y2 = add((c.powi(2) + 0.5).powi(-1));
    (0.8_f64.atan() - y * 2.0 + xs[0] * 0.5 + c * 1.5 + a2 * 0.3 - y2 * 1.5) * shape.unwrap_or(a2).atan() - (y2 * a - (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p292_helper(a: f64, mut a2: f64, xs: [f64; 4], mut buf: [f64; 4]) -> f64 {
    let shape: Option<f64> = if buf[1] <= -0.7 {
        Some(xs[1] + a2)
    } else {
        Some(buf[3].abs())
    };
    buf[1] += buf[3] * (0..buf.len()).map(|i| (i as f64) * buf[(i + 1) % 4]).product::<f64>();
    buf[0] /= buf[3].powi(2) + 1.0;
    let mut kind: Option<f64> = if buf[2] > 0.3 {
        Some(a2 + buf[3])
    } else {
        None
    };
    (buf[3].powi(2) + 0.5).ln() + a2 * 0.5 + buf[3] * 0.5 + (a2.atan() + (xs[3] - buf[3]))
}

#[differentiable(unconnected = "zero")]
fn p292(out: &[[f64; 2]; 2], i: usize, flag: bool, state: &[f64; 3]) -> f64 {
    let mut pair = ([(-state[i % 3].powi(2)).exp(), out[0][i % 2] * 0.3], state[1]);
    let mut q = p292_helper(pair.1 + pair.0[0], out[1][2 - 1], [match (i + 1) % 5 {
        0 => {
            let y = pair.1;
            y
        }
        _ => pair.0[1],
    }, p292_helper(0.3, pair.0[1], [out[i % out.len()][1], 0.25, state[2], state[i % 3]], [pair.0[i % 2], pair.1, state[state.len() - 1], state[3 - 1]]), p292_helper(0.3, pair.1, [pair.0[2 - 1], pair.0[0], pair.0[i % 2], pair.1], [pair.1, pair.1, pair.1, out[1][1]]), state[3 - 1] * pair.0[i % 2]], [state[state.len() - 1] * state[0], (-state[i % 3].powi(2)).exp(), state[3 - 1] + (i as f64), state.chunks(2).map(|state2| pair.0[0] + pair.1).product::<f64>()]);
    match i % 4 {
        0 => {
            q += pair.0[1] / (state[2].powi(2) + 1.2) / (p292_helper(q, q, [q, pair.0[2 - 1], -0.4, state[0]], [pair.1, pair.0[1], q, q]).powi(2) + 1.0);
            for &u in state.iter() {
                let q2 = std::mem::replace(&mut pair.1, u * out[0][1]);
                let shape: Option<f64> = Some((q2.powi(2) + 0.5).ln_1p());
            }
        }
        j if pair.1 > 1.0 => {
            (0..=j).for_each(|m| {
                q = state[1].atan() * (m as f64);
                q *= state.chunks(2).map(|v| q + out[1][m % 2] + pair.0[0]).fold(state[2], |acc, r| acc + r * p292_helper(pair.1, out[out.len() - 1][0], [q, q, 1.0, r], [q, q, r, r]));
            });
        }
        _ => {}
    }
    for out2 in out[1].windows(2) {
        q += if i % 3 == 0 {
            let acc = p292_helper(out2[0], q, [out2[i % out2.len()], pair.1, -0.4, out[i % 2][i % 2]], [pair.1, q, q, pair.1]);
            acc / (acc.powi(2) + 0.5)
        } else {
            pair.1
        };
        q += state[3 - 1];
        let k: usize = i * 2;
    }
    for &acc in state.iter().skip(1) {
        let mut j = 0;
        while j < 2 && flag {
            j += 1;
            if state.len() % 2 == 0 {
                pair = ([pair.1, (match j % 5 {
                    0 => acc,
                    _ => acc,
                }).min(acc)], pair.0[j % 2] / 2.0);
                return (1.0 + q.atan2(1.0 + q.abs()).abs()).powf(state.windows(2).step_by(2).map(|out2| out2[1]).sum::<f64>().sin());
            }
        }
    }
    (q - pair.0[0] * 1.5 - q) * ((1.0 + pair.0[i % 2].abs()).powi(-1) * (-q.powi(2)).exp())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point293 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body293 {
    at: f64,
    k: Point293,
    rates: f64,
    parts: Point293,
    last: [f64; 2],
}

#[differentiable]
impl Point293 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, z: &mut f64, u: f64) -> f64 {
        match 3 % 4 {
            0 => {
                let mut u = u + 0.5;
            }
            1 | 2 => {
                *z += u.abs().powi(3);
            }
            _ => {}
        }
        u.max(u) * (0..2).filter(|count| *count != 1).map(|j| self.x + (j as f64)).sum::<f64>() + u
    }
}

#[differentiable]
impl std::ops::Add for Point293 {
    type Output = Point293;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point293) -> Point293 {
        Point293 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point293 {
    type Output = Point293;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point293 {
        Point293 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p293_helper(s: f64) -> Point293 {
    let (t, mut b) = ((s - s) * (s - s), s * s);
    b /= (b / (b.powi(2) + 0.5) - (b + b)).powi(2) + 1.0;
    let mut count = 0;
    while count < 4 {
        count += 1;
        let w = &mut b;
        *w += t - t;
        *w = -*w;
    }
    let mut pair = (b, t.asinh());
    let q = (t + pair.0) * (pair.1 + b) + (0..count).map(|n| (n as f64) * (0..4).rev().map(|k| (k as f64)).sum::<f64>()).sum::<f64>();
    Point293 { x: b, y: pair.1 * b }
}

#[differentiable(unconnected = "zero")]
fn p293_inner(ys: &[[f64; 2]; 3], q: f64, mut ys2: Vec<f64>, m: usize) -> f64 {
    'rows1: for (i, xs) in ys2.windows(2).enumerate() {
        let mut j = 0;
        let acc: f64 = 'steps2: loop {
            j += 1;
            if j >= 1 {
                break xs[j % xs.len()].clamp(-0.75, 1.25);
            }
        };
    }
    (match ys.len() % 5 {
        0 => ys[ys.len() - 1][0],
        _ => ys2[2 - 1],
    }) - q * 0.5 - q + (q + ys2[m % ys2.len()]).tanh()
}

#[differentiable(unconnected = "zero")]
fn p293(b: &mut f64, c: f64) -> [f64; 2] {
    *b += ((c * *b).powi(2) + 1.0).powf(c.sin());
    let y: f64;
    if c > 0.9 {
        let mut w: f64 = 0.9;
        y = c.atan2(1.0 + 0.8_f64.max(w).abs());
    } else {
        y = (c * c).abs();
    }
    *b /= (*b * c).powi(2) + 1.0;
    let mut body = Point293 { x: (0..1).zip(0..4).map(|(k, k2)| (k2 as f64)).sum::<f64>(), y: c + *b };
    let unit = p293_helper(body.y.powi(2));
    let mut t: f64 = c.abs().tanh().asinh();
    let acc = t * y.tanh() + t.mul_add(0.9, t) * unit.x;
    let mut row = [[t, acc], [t, acc], [t, body.x]];
    row[1].swap(1, 1);
    let point = p293_helper(row[0][0]);
    let mut grid: Vec<f64> = Vec::new();
    for (&y2, a) in row[2][..1].iter().zip(row[1].iter()) {
        for (e, c2) in row[2].iter().zip(row[0][1..].iter()) {
            body.y = unit.y.min(t) + e;
            let g = |a2: f64, p: f64| a2 + (1.0 + (if y2 < 0.5 {
                *e
            } else {
                point.x
            }).abs()).log10();
            t += -0.7;
        }
        grid.push(0.3);
    }
    grid.push(point.y);
    [(point.y + c) * (row[row.len() - 1][1] + acc), (1..grid.len()).map(|j| (j as f64)).sum::<f64>()]
}

flat_record! {
    Point293 { x, y }
    Body293 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point294 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point294 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &[f64; 2]) -> Point294 {
        Point294 { x: xs[1], y: xs[0] }
    }
}

#[differentiable]
impl std::ops::Add for Point294 {
    type Output = Point294;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point294) -> Point294 {
        Point294 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p294(ys: &[Point294], m: usize, out: &mut Vec<f64>) -> f64 {
    out[2..].iter_mut().enumerate().for_each(|(n, y)| {
        *y += (y.signum() * *y).to_radians();
        *y += ys[3].x;
    });
    match m * 2 % 3 {
        0 => {
            let mut pair = ([out[1] / (out[m % out.len()].powi(2) + 1.0), out[0]], out[m % out.len()].sin().exp2());
        }
        _ => {}
    }
    let mut m2 = 0;
    while out.len() % 3 == 0 && m2 < 4 {
        m2 += 1;
        for acc in out.iter_mut() {
            let mut j = 0;
            while j < 4 && m2 % 2 == 0 {
                j += 1;
                let out2 = [ys[2].y; 3];
            }
        }
    }
    out[3 - 1] - out[m % 3] - (if m2 % 2 != 0 {
        let d = ys[m2 % ys.len()].x;
        d
    } else {
        out[2].sin().exp_m1()
    }) + out[2]
}

flat_record! {
    Point294 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point295 {
    x: f64,
    y: f64,
    z: [f64; 2],
}

#[differentiable]
impl Point295 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, grid: [f64; 3]) -> f64 {
        for k in (0..grid.len()).skip(1) {
            self.y *= grid[k] * self.x;
        }
        grid[3 - 1].powi(2) + grid[2] * 0.5 + (0..3).zip(grid[2..3].iter()).map(|(j, x)| *x).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p295_helper(point: Point295) -> (f64, f64) {
    let count: usize = 2;
    let found: Option<f64> = if point.x >= point.y && count * 2 % 3 == 0 {
        Some(point.y)
    } else {
        Some(point.x)
    };
    (point.z[0] + point.y + (if let Some(d) = found {
        point.y
    } else {
        point.y
    }) * point.y.cos(), point.y - point.z[0] * 0.5 - ((point.z[1].powi(2) + 0.5).recip() + (point.z[count % 2] + point.y)) + (point.y - point.z[count % 2]) / (1.0 + point.z[0].abs()))
}

#[differentiable(unconnected = "zero")]
fn p295(grid: &[f64; 2], ys: &Vec<f64>) -> f64 {
    let mut k = 0;
    loop {
        k += 1;
        let (a, d) = (grid[0] - grid[1].sin(), ys[k % ys.len()] - ys[0]);
        if k >= 2 || grid.len() % 3 == 1 {
            break;
        }
    }
    for i in 0..3 {
        let (d, e) = p295_helper(Point295 { x: ys[i] * ys[ys.len() - 1], y: ys[ys.len() - 1 - i], z: [grid[i % grid.len()], grid[0]] });
    }
    ys[k % ys.len()] * ys[k % ys.len()] * (if k < 3 {
        ys[k % ys.len()]
    } else {
        (1.0 + grid[1].abs()).powf(ys[k % ys.len()].sin())
    })
}

flat_record! {
    Point295 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p296_helper(mut pair: (f64, f64), grid: &mut [f64], pair2: (f64, f64), v: &mut Vec<f64>) -> [f64; 2] {
    let mut out = vec![pair2.1 + v[1], v[1] - pair2.1, pair2.1];
    [out[0], v[1]]
}

#[differentiable(unconnected = "zero")]
fn p296(xs: Vec<f64>, row: &mut Vec<f64>, xs2: &[f64; 3], grid: &[f64]) -> ([f64; 2], f64) {
    match 3 % 4 {
        0 => {
            if xs.len() < 3 {
                let mut v: Vec<f64> = Vec::new();
                for (k, row2) in xs2.windows(2).enumerate() {
                    if !(k * 2 % 2 != 0) {
                        v.push(0.25);
                    }
                }
                v.push(xs[1] * row[1]);
            }
            let row2 = &mut row[1..];
            row2[2] -= row2[2].cos() * grid[grid.len() - 1].abs();
            row2[0] += row2[2] + row2[row2.len() - 1];
        }
        1 | 2 => {
            let mut v = grid.to_vec();
        }
        _ => {
            row[1..2].fill(grid[3].atan());
            row.fill(xs2[2] + grid[2]);
        }
    }
    for (count, b) in (0..1).zip(xs2.iter()) {
        let flag = !((count + 1) % 2 != 1);
    }
    let mut a: f64;
    if !(grid[4 - 1] <= grid[3]) {
        let w = (xs2[2] * xs[xs.len() - 1]).atan2(1.0 + (if grid[0] >= grid[4 - 1] {
            grid[grid.len() - 1]
        } else {
            xs2[xs2.len() - 1]
        }).abs());
        a = (if w > 3.0 || w >= 0.5 {
            let b = w;
            b
        } else {
            grid[3]
        }) * grid[2..4].iter().map(|e| w + *e).sum::<f64>();
    } else {
        a = xs2[1];
    }
    let mut add = |r: f64| {
        a += r * (r * r);
        a
    };
    let w = add(xs2[2].powi(3));
    let y = add(xs2[2] * w);
    let mut n: usize = 0;
    let q = &mut a;
    *q += y + w;
    'rows1: for (&e, row2) in grid[2..3].iter().zip(xs2.chunks(2)) {
        a += w;
    }
    ([-0.4 + (n as f64), w], -y - xs[1] * 0.5 + (0..xs2.len()).map(|count| w.hypot(1.0 + xs2[count].abs()) + (count as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p297_helper(buf: &[f64], row: &[f64], buf2: &Vec<f64>) -> Vec<f64> {
    vec![row[1].abs() / (1.0_f64.asinh().powi(2) + 1.0), buf2[0].to_radians(), if 3 < 3 {
        let p = buf2[0];
        p
    } else {
        let mut p = buf2[0].hypot(row[row.len() - 1].powi(2) + 1.2);
        p / (1.0 + 0.9_f64.abs())
    }]
}

#[differentiable(unconnected = "zero")]
fn p297_inner(out: &mut [f64], v: &[[f64; 2]; 2], state: &mut Vec<f64>, m: usize) -> f64 {
    let mut c: f64 = 0.1;
    let mut i = 0;
    'rows1: loop {
        i += 1;
        c *= state[2 - 1];
        if i >= 4 || i * 2 % 2 != 0 {
            break;
        }
    }
    let mut state2 = p297_helper(state, state, state);
    let mut a = state[i % 2];
    let xs = p297_helper(out, out, state);
    state2[0] * (m as f64) + c * 0.5 - state2[0] * 0.5 + (state[state.len() - 1] + v[v.len() - 1][1] + c.min(xs[i % xs.len()]))
}

#[differentiable(unconnected = "zero")]
fn p297(#[no_diff] mut t: f64, mut pair: (f64, f64), c: &mut f64, buf: &Vec<f64>) -> f64 {
    let mut i = 0;
    'rows1: while i < 3 {
        i += 1;
        pair.1 -= buf[3] * (i as f64) * *c;
        *c -= (0..buf.len()).take(2).map(|n| (n as f64) * buf[n]).sum::<f64>().atan();
    }
    let mut u = (c.powi(2) + 0.5).powi(-1);
    pair.0 += buf[i % buf.len()] * (u + *c);
    let b: f64;
    if u <= u {
        b = (u - u).min(pair.0 - (i as f64));
    } else {
        b = u - 1.1 + (if i / 2 < 3 {
            buf[i % buf.len()]
        } else {
            let mut c2 = *c;
            pair.0
        });
    }
    let (u2, c2) = (buf.iter().enumerate().rev().map(|(count, z)| *z).fold(t, |acc, a| acc + a * buf[buf.len() - 1]).cos(), u * b);
    let mut w = ((-0.3_f64).signum() * c2).to_radians();
    let mut y = u2;
    u2 - c2 - u * 0.3 + b * 0.5 + u.to_radians()
}

#[differentiable(unconnected = "zero")]
fn p298(xs: &mut [f64], v: Vec<f64>) -> f64 {
    let mut s = v[v.len() - 1];
    let mut j = 0;
    'rows1: loop {
        j += 1;
        if j >= 3 {
            break;
        }
        s -= (v[j % v.len()].powi(2) + 0.5).powf(s.sin()) + v[j % v.len()];
    }
    let p: f64;
    if j + 1 > 1 && s <= s {
        let t = v.iter().filter(|s2| **s2 > 0.8_f64).sum::<f64>().signum() * (s + 0.25);
        p = -(0..v.len()).zip(0..j).map(|(k, n)| (n as f64) * t).sum::<f64>();
    } else {
        let mut z = (v[4] * s).signum() * v.iter().zip(0..v.len() - 1).map(|(&d, i)| (i as f64) * d).sum::<f64>();
        p = (if j * 2 < 3 {
            s
        } else {
            s
        }) + (-z.powi(2)).exp();
    }
    let flag = !(p <= 0.1);
    let f = |e: f64| {
        let mut z = s.tanh().exp2();
        e + z
    };
    xs[0..2].iter_mut().rev().for_each(|d| {
        *d *= p.hypot(1.0 + d.abs()) / (d.cos().powi(2) + 1.0);
        *d += v[5 - 1];
    });
    xs[j % 4] /= (v[j % v.len()] + p * p).powi(2) + 1.0;
    let v2 = &mut xs[..3];
    v2[3 - 1] *= match j * 2 % 5 {
        0 => v[1] * (j as f64),
        2 => v2[j % v2.len()].mul_add(p, s),
        _ => (if flag {
            v2[j % v2.len()]
        } else {
            let d = v2[1];
            d
        }),
    };
    v2[0] += v2[j % v2.len()];
    (f(s) - v[v.len() - 1] * 2.0 - s * 0.5) * v[..2].chunks(2).enumerate().map(|(k, v2)| v2[0] * (v2[0] + (j as f64))).fold(s, |acc, acc2| acc.max(acc2 * acc2))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point299 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body299 {
    at: [Point299; 2],
    k: f64,
    rates: (f64, f64),
    parts: Vec<f64>,
    last: Vec<Point299>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape299 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body299 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, k: usize) -> ([f64; 2], f64) {
        for j in 0..k {
            let mut pair = ([1.0, if self.last[1].y <= self.parts[j % 2] {
                let mut q = self.parts[2 - 1];
                q
            } else {
                self.last[1].z
            }], self.parts[1] / (self.parts[j % 2].powi(2) + 1.2));
        }
        ([self.k, self.k * (self.parts[k % 2] * self.k)], -self.k * self.rates.1 * (self.at[2 - 1].x * self.parts[1] * self.k.powi(3)))
    }
}

#[differentiable]
impl Point299 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, ys: &[f64], found: Option<f64>) {
        for k in 0..ys.len() {
            for j in (0..ys.len()).rev() {
                self.x *= (self.z + ys[j]) / (ys[1].powi(2) + 1.2);
            }
        }
    }
}

#[differentiable]
impl std::ops::Sub for Point299 {
    type Output = Point299;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point299) -> Point299 {
        Point299 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point299 {
    type Output = Point299;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point299 {
        Point299 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p299_helper(buf: [f64; 2], out: &[f64], state: &mut [f64], v: &mut [f64]) -> f64 {
    let mut state2: Vec<f64> = Vec::new();
    for xs in v.chunks(2).rev() {
        let count: usize = 3;
        state2.push(2.0_f64.signum() * xs[count % 1] / 2.0);
    }
    state2.push(v[1]);
    (0..1).for_each(|k| {
        state[k] *= state[k] / (1.0 + (v[(k + 1) % v.len()] + state[k]).abs());
    });
    (v[1] * state2[state2.len() - 1] - buf[buf.len() - 1] * 2.0 - state2[state2.len() - 1] * 0.5) * (if v[0] > -1.0 {
        state2[0]
    } else {
        let mut y = state[2 - 1];
        out[2 - 1]
    }).atan().cosh()
}

#[differentiable(unconnected = "zero")]
fn p299_inner(b: f64, point: &Body299, kind: Option<f64>) -> (f64, f64) {
    if point.k <= b {
        let flag = point.last[0].y < b;
    } else if point.parts[1] <= point.at[1].z {}
    ((point.parts[0].atan() + b * 1.5) * (1.0 + kind.unwrap_or(point.k).abs()).log10() * (0..=4).map(|k| (k as f64)).sum::<f64>(), point.last[2 - 1].y * b * (0..3).take(2).map(|count| (count as f64) * (point.k + point.k)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p299(state: &[f64], xs: Vec<f64>, mut a: f64, part: &mut Point299) -> f64 {
    match 4 % 4 {
        0 => {
            part.x -= a;
        }
        1 | 2 => {
            part.x = xs[1] / 2.0;
        }
        _ => {
            let mut x = 0.1_f64.tanh();
            let mut grid = [a; 2];
        }
    }
    part.x -= if part.y >= a {
        state.iter().enumerate().map(|(m, u)| u * u).sum::<f64>()
    } else {
        xs[3]
    };
    let mut out = vec![part.z; xs.len()];
    let mut pair = (if out[1] > -0.7 {
        let y = a.sin().exp_m1();
        a
    } else {
        if a >= 0.8 {
            a
        } else {
            part.y
        }
    }, a);
    1.0 - xs[2] * 2.0 + state.iter().map(|acc| *acc).sum::<f64>()
}

flat_record! {
    Point299 { x, y, z }
    Body299 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point300 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point300 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, ys: &[f64]) -> f64 {
        match 1 % 4 {
            0 => {
                match 4 % 3 {
                    0 => {
                        let out = [ys[0], (0..ys.len()).filter(|i| *i != 1).map(|i| (i as f64) * self.y).sum::<f64>(), self.y, self.y.clamp(-0.75, 1.25)];
                    }
                    1 | 2 => {
                        let mut grid = ys[1..2].to_vec();
                    }
                    _ => {
                        let mut buf = vec![Point300 { x: 0.1, y: ys.iter().sum::<f64>() }, Point300 { x: ys[ys.len() - 1] - ys[ys.len() - 1], y: self.x * ys[ys.len() - 1] }, Point300 { ..*self }];
                    }
                }
            }
            j if j / 2 % 3 == 1 => {
                let mut pair = (self.x, self.y + ys[ys.len() - 1]);
            }
            _ => {}
        }
        (ys[1] + (self.y - 0.25).asinh()) * -1.0
    }
}

#[differentiable]
impl Point300 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, r: &mut f64, ys: [Point300; 2]) -> f64 {
        let Point300 { x: q, y: z } = *self;
        (q.max(z) + z * 1.5) * (0..ys.len()).map(|m| (if !(m / 2 < 3) {
            let x = ys[m].y;
            x
        } else {
            let e = q;
            *r
        }) + (m as f64)).sum::<f64>()
    }
}

#[differentiable]
impl Point300 {
    #[differentiable(unconnected = "zero")]
    fn new(point: Point300) -> Point300 {
        Point300 { x: point.x - point.x, y: point.y }
    }
}

#[differentiable]
impl std::ops::Add for Point300 {
    type Output = Point300;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point300) -> Point300 {
        Point300 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point300 {
    type Output = Point300;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point300 {
        Point300 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p300(flag: bool, point: Point300) -> f64 {
    if flag {
        'rows1: for n in 0..3 {}
        let mut count = 0;
        loop {
            count += 1;
            if count >= 2 || point.x <= point.y {
                break;
            }
            let flag2 = count % 2 == 0;
            {
                let mut spring = Point300 { x: point.x - (count as f64), y: point.x * point.x };
                spring.x -= point.x.sin().cosh() + (point.y.powi(2) + 1.0).ln();
            }
        }
    } else {
        let (e, z) = ((point.x.powi(2) + 1.2).ln_1p(), point.y.max(point.x));
    }
    let mut z: f64;
    if !(point.x < 0.5) {
        z = point.y;
    } else {
        z = (0..2).skip(1).map(|n| point.y * point.y + (n as f64)).fold(point.y, |acc, r| acc + (r + r));
    }
    let mut m = 0;
    let a: f64 = loop {
        m += 1;
        if m >= 2 {
            break (0..m).map(|j| (j as f64) * (z * z)).fold(z, |acc, u| acc + u);
        }
        let found: Option<f64> = if !(z < 2.0) {
            Some(point.y * (m as f64))
        } else {
            Some(z)
        };
    };
    ((0..2).zip(0..m).map(|(count, count2)| a + (count2 as f64)).fold(a, |acc, d| acc + d) + point.y * 0.3 - z * 2.0 - a * 1.5) * z + (a.powi(2) + 1.2).ln()
}

flat_record! {
    Point300 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p301_helper(r: f64, buf: &[f64], ys: &[f64], w: f64) -> f64 {
    (buf[1] * w - w * 0.3) * r.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p301(mut c: f64, mut u: f64) -> f64 {
    if u < 2.0 && u <= u {
        let mut xs: [f64; 2] = [0.5; 2];
        let mut ys = xs;
        let mut pair = (0.1 * ys[1].atan2(ys[1].powi(2) + 1.0), ys[1] + ys[1]);
    } else {
        c -= u * u.hypot(1.0 + u.abs());
    }
    u * u - c * 2.0 - (0..4).map(|count| (count as f64)).sum::<f64>() / 1.5 - u
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point302 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Sub for Point302 {
    type Output = Point302;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point302) -> Point302 {
        Point302 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p302(ys: &mut [f64], q: f64, flag: bool) -> f64 {
    ys[1..].swap(2, 2);
    let mut xs = vec![q; ys.len()];
    xs[3] += q;
    xs[0] = (if flag {
        let mut z = q;
        z
    } else {
        ys[0]
    }) + (xs[2] + q);
    q.sin().cosh() + q * 2.0 - xs[1] * 1.5 - ys.chunks(2).enumerate().filter(|(count, v)| *count % 2 != 0).map(|(count, buf)| xs[0] * (xs[1] * q)).sum::<f64>()
}

flat_record! {
    Point302 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point303 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body303 {
    at: [f64; 3],
    k: f64,
    rates: f64,
}

#[differentiable]
impl Point303 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[f64], n: usize) -> Point303 {
        Point303 { x: v[n % v.len()], y: v[n % v.len()] * v[n % v.len()], z: 0.9 * 0.9 }
    }
}

#[differentiable(unconnected = "zero")]
fn p303_helper(body: &Body303, part: &Body303, mut v: Vec<f64>, part2: &mut Body303) -> f64 {
    v[0] += (1.0 + (0..v.len()).map(|k| (k as f64)).sum::<f64>().abs()).ln();
    v.swap(1, 1);
    part.rates + v[1]
}

#[differentiable(unconnected = "zero")]
fn p303(b: f64) -> f64 {
    let mut buf: Vec<f64> = Vec::new();
    for m in (0..1).rev() {
        if b <= b {
            buf.push(b);
        }
    }
    buf.push(b + b);
    'rows1: for (k, z) in buf.iter_mut().enumerate() {
        let mut kind: Option<f64> = if b > 1.1 {
            Some((0..k).rev().zip(0..3).map(|(j, n)| *z + (n as f64)).sum::<f64>())
        } else {
            None
        };
    }
    buf[0] * buf[0] + b * 0.5 + buf[0] * 2.0 + (-buf[0].powi(2)).exp() - (b * b).sin()
}

flat_record! {
    Point303 { x, y, z }
    Body303 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point304 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body304 {
    at: (f64, f64),
    k: [Point304; 2],
    rates: f64,
    parts: [Point304; 2],
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape304 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point304 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, q: f64, spring: &Point304) -> [f64; 3] {
        self.y *= (-0.7_f64).sin();
        let mut shape: Shape304 = if 4 < 3 || q > 1.0 {
            Shape304::Rect(spring.y / 1.5, if spring.x >= spring.x || q >= 0.9 {
                q
            } else {
                q
            })
        } else {
            Shape304::Disc(q / 3.0)
        };
        [--q, q - -spring.y, if 3 < 3 {
            (1.0 + 0.25_f64.abs()).powi(-1)
        } else {
            let mut a = (-(-0.4_f64).powi(2)).exp();
            (0..4).map(|k| (k as f64)).sum::<f64>()
        }]
    }
}

#[differentiable]
impl Point304 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, grid: &[[f64; 2]; 2]) -> f64 {
        match 0 % 4 {
            0 => {
                {
                    let r = &mut self.x;
                    *r += if *r >= 0.3 {
                        *r
                    } else {
                        *r
                    };
                    *r = *r;
                }
            }
            _ => {}
        }
        grid[0][2 - 1].sin() - grid[0].windows(2).zip(0..grid.len()).filter(|(state, n)| *n != 1).map(|(xs, n)| (n as f64)).fold(self.x, |acc, u| acc + u * (u + -1.0))
    }
}

#[differentiable]
impl Point304 {
    #[differentiable(unconnected = "zero")]
    fn new(xs: &[Body304; 2], ys: &[f64]) -> Point304 {
        Point304 { x: xs[xs.len() - 1].last.asinh(), y: xs[1].last.tanh().cosh() }
    }
}

#[differentiable]
impl std::ops::Add for Point304 {
    type Output = Point304;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point304) -> Point304 {
        Point304 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p304(out: &mut [f64], a: f64, out2: Vec<f64>) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        if n >= 4 {
            break;
        }
        out[4 - 1] += out2[2..].iter().filter(|d| **d > 0.9_f64).map(|&x| x).sum::<f64>().atan();
    }
    'rows1: for b in out2.iter().rev() {
        let mut state = [Point304 { x: a, y: out2[1] + out2[n % 3] }, Point304 { x: *b - (n as f64), y: *b }];
    }
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for (m, buf) in out2.windows(2).enumerate() {
        ys.push((1.0 + (a.powi(2) + 1.2).cbrt().abs()).sqrt());
    }
    ys.push(match n % 5 {
        0 | 4 => out2[2],
        j if n > 1 || a < 0.9 => out2[2],
        _ => out2[n % out2.len()],
    });
    let mut j: usize = n / 2;
    'steps2: for w in ys.iter() {
        out[j % 4] = out2[2].asinh();
        if ys[j % 1] >= 1.1 {
            out[1] += w.hypot(1.0 + (out2[1] / (1.0 + ys[0].abs())).abs());
            out[4 - 1] = ys.chunks(2).rev().map(|xs| w * xs.iter().zip(0..xs.len()).map(|(&s, count)| ys[n % ys.len()] + (count as f64)).sum::<f64>()).sum::<f64>();
        } else if ys[0] <= -0.4 {
            if ys[0] <= a {
                out[4 - 1] *= (match j % 5 {
                    0..=1 => ys[0],
                    _ => *w,
                }) + a;
                return w - a.atan().exp();
            }
        } else {
            out[n % 4] += (a + ys[n % 1]) * (a * ys[1 - 1]);
        }
    }
    ys[0] + out2[out2.len() - 1] * 0.5 - ys[0] * 0.3 + out2[2]
}

flat_record! {
    Point304 { x, y }
    Body304 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p305_helper(grid: &[f64], w: f64, mut v: [f64; 4], mut u: f64) -> (f64, f64) {
    let u = u * v[2];
    let mut xs = v.to_vec();
    let u = u + v[0];
    let mut pair = ([w.min(xs[2]), w], u / (1.1_f64.powi(2) + 1.0));
    pair.1 *= pair.0[0] * u * xs[0];
    ((v[0].sin() - u * 1.5) * v[1] - (1..xs.len()).zip(xs.iter()).map(|(count, &c)| (0..v.len()).map(|m| (m as f64) * c).sum::<f64>() + c).sum::<f64>(), pair.0[1] - 0.8 - w * 0.3 + pair.0[1] * 2.0 - grid.windows(2).map(|v2| w * (v[4 - 1] + 2.0)).sum::<f64>() + (u.signum() * u + u))
}

#[differentiable(unconnected = "zero")]
fn p305_inner(grid: &[f64], y: f64, state: &mut Vec<f64>, grid2: &Vec<f64>) -> f64 {
    state[1..].chunks(2).for_each(|v| {});
    state.swap(0, 1);
    if state[1] > 1.0 {
        state.fill(grid2[grid2.len() - 1].sin().cosh());
        state.copy_from_slice(grid);
    } else {
        let mut v = vec![grid2[0]; grid2.len()];
    }
    state[1].floor() * state[0] * 3.0
}

#[differentiable(unconnected = "zero")]
fn p305(c: f64, d: f64, t: f64) -> f64 {
    let mut e = d;
    e += (if t <= 1.5 {
        e
    } else {
        d
    }) + e;
    for j in 0..1 {
        let s: f64 = 'found1: {
            match j % 3 {
                0 => {
                    e = t + t.sin().exp();
                    let f = |q: f64| q * ((t + t).signum() * (1.0 + e.abs()).powf(q.sin()));
                }
                _ => {}
            }
            let mut t2: f64;
            if j % 2 == 0 {
                t2 = t.to_radians();
            } else {
                t2 = e / (1.0 + e.abs()) * -c;
            }
            if j * 2 % 3 == 0 || e < 1.0 {
                t2 = (t2 + e).cos();
                return e * t2 + (0..j).map(|n| t + (n as f64)).fold(e, |acc, acc2| acc * 0.5 + (t2 + acc2));
            }
            t
        };
        if j % 2 == 0 {
            e += (0..=2).take(2).map(|k| (k as f64)).sum::<f64>() - (j as f64);
            continue;
        }
    }
    e - c * 1.5 + t * 0.3 - e - (if e >= c {
        let mut q = t;
        c
    } else {
        e
    }).max(d)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point306 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body306 {
    at: f64,
    k: Vec<Point306>,
    rates: Vec<Point306>,
    parts: [f64; 3],
    last: [f64; 3],
}

#[differentiable]
impl Body306 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, buf: &[f64], ys: &[f64]) -> f64 {
        ys.iter().skip(1).enumerate().for_each(|(n, z)| {});
        ys[2 - 1] * ((0..2).zip(ys.windows(2)).map(|(i, grid)| grid[i % grid.len()] + grid[i % 2]).sum::<f64>() - buf[1].min(self.at))
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point306 {
    type Output = Point306;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point306 {
        Point306 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p306_helper(spring: &Point306) -> f64 {
    let mut j = 0;
    while j < 5 && j > 2 {
        j += 1;
        if j / 2 % 2 == 0 {
            break;
        }
    }
    let mut b = spring.x / (spring.x.tanh().powi(2) + 0.5) / 1.5;
    (if j % 2 == 0 || j * 2 % 3 != 1 {
        b
    } else {
        let mut acc = spring.x;
        b
    }) - (0..1).skip(1).map(|j2| (if j2 % 3 != 1 {
        let t = spring.y;
        b
    } else {
        b
    }) + (j2 as f64)).sum::<f64>() - (spring.y - b.max(0.5))
}

#[differentiable(unconnected = "zero")]
fn p306_inner(b: f64, v: [Body306; 2]) -> f64 {
    let mut shape: Option<f64> = Some(v[1].parts[3 - 1] + v[1].rates[1].y);
    let g = |w: f64, y: f64| {
        let z = if !(2 < 3) {
            w.min(v[1].last[0])
        } else {
            let mut r = y - y;
            r
        };
        w + shape.unwrap_or(0.8)
    };
    'rows1: for k in (0..4).rev() {
        let b = b + b;
        if k + 1 > 1 {
            break;
        }
    }
    (b + v[1].parts[1] + b * 0.5 + v[1].rates[1].x * 2.0) * (if let Some(p) = shape {
        p
    } else {
        v[0].rates[0].y / (1.0 + v[1].k[1].y.abs())
    }) + v[1].parts[2]
}

#[differentiable(unconnected = "zero")]
fn p306(point: &mut Point306, ys: &[f64]) -> f64 {
    if ys[5 - 1] >= ys[1] {
        point.x *= --point.y;
    }
    let mut part = Body306 { at: ys[4], k: vec![*point * (ys[3] / (1.0 + ys[ys.len() - 1].abs())), *point * (-ys[5 - 1].powi(2)).exp()], rates: vec![Point306 { x: ys[3], y: ys[0..1].iter().step_by(2).zip(ys[1..3].windows(2)).filter(|(q, grid)| **q > **q).map(|(b, grid)| grid[0] + grid[0]).sum::<f64>() }, Point306 { x: ys[5 - 1].max(ys[ys.len() - 1]), y: ys[ys.len() - 1] }, Point306 { x: ys[4].atan(), y: ys[ys.len() - 1] }], parts: [ys[ys.len() - 1], ys[4], point.x + ys[2]], last: [ys[2] + 1.5, ys[2] + ys[4], p306_inner(ys[ys.len() - 1], [Body306 { at: 3.0, k: vec![*point * (if ys[0] > 0.25 {
        ys[1]
    } else {
        let mut y = ys[2];
        ys[4]
    }), *point * (if ys[1] > 0.9 {
        let s = ys[2];
        s
    } else {
        let mut y = ys[3];
        y
    })], rates: vec![*point * (if ys[0] >= 0.5 {
        ys[ys.len() - 1]
    } else {
        ys[1]
    }), *point * ys[0].to_radians()], parts: [point.y, ys[5 - 1], point.x], last: [point.y, ys[1], point.y] }, Body306 { at: point.x, k: vec![*point * ys[5 - 1], *point * ys[1..5].chunks(2).map(|buf| ys[5 - 1] + 3.0).sum::<f64>()], rates: vec![Point306 { x: ys[0], y: ys[0] }, *point * ys[3..5].iter().map(|q| q * q).fold(ys[3], |acc, b| acc.max(b * 0.3)), *point * ys[2]], parts: [ys[ys.len() - 1], ys[4], ys[3]], last: [point.x, point.y, ys[1]] }])] };
    for (n, grid) in ys.chunks(2).enumerate() {
        if n % 3 == 0 {
            continue;
        }
    }
    let z: f64 = 'found1: {
        let ys2 = ys.to_vec();
        let flag = ys2[2] >= 2.0;
        if ys2[ys2.len() - 1] > 2.0 {
            break 'found1 ys2.iter().enumerate().map(|(i, q)| ys2[i] + *q).product::<f64>();
        }
        2.0 / ((part.rates[2 - 1].x - ys2[3]).powi(2) + 1.0)
    };
    z - ys[4] - part.rates[0].y * 0.5 - z * 1.5 - ys.iter().map(|u| z + *u).sum::<f64>() - ys[4]
}

flat_record! {
    Point306 { x, y }
    Body306 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point307 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body307 {
    at: [Point307; 2],
    k: [f64; 2],
    rates: Point307,
    parts: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape307 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point307 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, v: &[f64], grid: &[f64; 2]) {
        let b: f64;
        if v[2 - 1] < 1.5 || 1 < 3 {
            b = v[0];
        } else {
            let x = v[1];
            b = ((grid[1] - v[v.len() - 1]).powi(2) + 1.2).sqrt();
        }
    }
}

#[differentiable]
impl std::ops::Sub for Point307 {
    type Output = Point307;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point307) -> Point307 {
        Point307 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p307_helper(acc: f64, pair: (f64, f64), i: usize, grid: &mut [f64]) -> f64 {
    let mut pair2 = (acc * pair.0, pair.0);
    grid[i % grid.len()] + grid[1] + acc * 0.3 + pair.0 * 0.5 + pair2.1 * 0.5 + pair.1.atan() / (1.0 + grid[i % grid.len()].atan().cosh().abs())
}

#[differentiable(unconnected = "zero")]
fn p307(grid: &mut Vec<Body307>, v: &[f64], p: f64, q: f64) -> f64 {
    let mut count = 0;
    while count < 4 && count % 3 == 1 {
        count += 1;
        grid[count % 4].k[count % 2] += q;
    }
    grid[2].parts.1 *= q.abs() * (p - q);
    let q2 = q.max(v[1]);
    if q >= q2 || v[count % v.len()] < 3.0 {
        grid.push(Body307 { at: [Point307 { x: p + q, y: v[1] / (1.0 + v[3].abs()) }, Point307 { x: 0.8 + q, y: q2 * q2 }], k: [p, q + (count as f64)], rates: Point307 { x: q.max(0.5), y: p }, parts: (v.iter().step_by(2).filter(|p2| **p2 > 0.25).map(|e| e + e).fold(p, |acc, e| acc * 0.5 + e * p), q * (count as f64)) });
        grid[0].rates.y -= q2;
    } else if grid.len() < 3 {
        for (n, y) in v.iter().enumerate() {}
    } else {
        let mut z = q2;
    }
    grid[count % 4].at[1].x += q;
    let mut q2 = q2 + 0.3;
    (0..v.len()).for_each(|i| {
        grid[i % 4].at[2 - 1].y -= q2 + p + (q2 + (count as f64));
    });
    (-p.powi(2)).exp() + p * 1.5 + q2 * 2.0 + (0..v.len()).filter(|m| *m != 1).map(|n| (n as f64)).sum::<f64>() * 1.0 - v[4]
}

flat_record! {
    Point307 { x, y }
    Body307 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point308 {
    x: [f64; 3],
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Debug, Differentiable)]
struct Body308 {
    at: Vec<Point308>,
    k: f64,
    rates: f64,
}

#[differentiable]
impl Body308 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, xs: &[f64; 4], body: Point308) -> [f64; 3] {
        let a: f64 = 'found1: {
            if body.x[3 - 1] <= body.x[0] {
                self.rates += xs.iter().filter(|z| **z > 3.0_f64).map(|w| *w).fold(body.y, |acc, t| acc.max(t * t)).signum() * (xs[1].floor() * self.rates);
                break 'found1 xs[xs.len() - 1];
            }
            if body.y > 0.9 {
                return [body.z[1], body.z[0], xs[1] + body.y];
            }
            xs[0] - -1.0 + (0..3).take(2).zip(xs).map(|(j, c)| *c + *c).sum::<f64>()
        };
        [a, xs[3].sin().asinh(), a.cos().tanh()]
    }
}

#[differentiable]
impl Body308 {
    #[differentiable(unconnected = "zero")]
    fn new(found: Option<f64>, t: f64) -> Body308 {
        Body308 { at: vec![Point308 { x: [t + t, t, -t], y: t.tanh().exp(), z: [t, t.tanh().exp_m1(), (0..4).map(|i| t + (i as f64)).sum::<f64>()] }, Point308 { x: [if t < 1.5 && t > 0.3 {
            t
        } else {
            t
        }, t, t], y: if t < t {
            0.25
        } else {
            t
        }, z: [t, 0.5 + -0.7, t / 2.0] }, Point308 { x: [t + t, t.abs(), (1.0 + t.abs()).recip()], y: -t, z: [t + t, t, t] }], k: (1.0 + t.abs()).ln_1p(), rates: t * t }
    }
}

#[differentiable(unconnected = "zero")]
fn p308_helper(row: &[f64], count: usize, j: usize) -> Point308 {
    if (j + 1) % 3 != 1 {
        let (mut acc, mut d) = (row[0] - (j as f64), row[j % row.len()]);
        {
            let mut ys = [Body308 { at: vec![Point308 { x: [d + (count as f64), acc + d, d - row[j % row.len()]], y: d / (acc.powi(2) + 1.2), z: [acc, acc, d - acc] }, Point308 { x: [d, if (count + 1) % 3 != 1 {
                d
            } else {
                d
            }, acc], y: acc - d, z: [(d.powi(2) + 0.5).sqrt(), acc, row[0] + d] }], k: 2.0 / 3.0, rates: acc }, Body308::new(None, acc)];
        }
    } else if j > 2 {
        let mut found: Option<f64> = if row[j % 2] > -1.0 {
            None
        } else {
            Some(-row[0])
        };
    }
    Point308 { x: [row[0] / (1.0 + row[j % row.len()].abs()), row[1], row[1]], y: row[count % 2].atan2(row[0].powi(2) + 0.5), z: [row[1..].iter().map(|q| *q).sum::<f64>(), row[count % row.len()] * row[0], row[2 - 1] + (j as f64)] }
}

#[differentiable(unconnected = "zero")]
fn p308(point: &Body308, v: &[f64], c: &mut f64, body: &mut Body308) -> f64 {
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (count, &r) in (0..2).zip(v.iter()) {
        if body.at[count].y >= -0.7 {
            out.push(body.at[count].y);
        }
    }
    out.push(*c * v[4]);
    out[0] += *c;
    let mut n = 0;
    let mut p: f64 = loop {
        n += 1;
        'rows1: for (i, q) in out.iter_mut().enumerate() {
            *q /= (v.iter().map(|x| *x * *c).fold(body.rates, |acc, c2| acc.max(c2 + c2)) + (i as f64)).powi(2) + 1.0;
        }
        if n >= 1 || body.k > 2.0 {
            break *c + (*c + body.at[2 - 1].y);
        }
    };
    body.at[2 - 1].z[0] /= ((if out.len() % 3 != 0 {
        out[n % 1]
    } else {
        out[0]
    }) - out[0].tanh().exp_m1()).powi(2) + 1.0;
    let b = &mut out[1 - 1];
    *b = p.asinh();
    if p <= 0.25 {
        p += out[0] * (n as f64);
    }
    *c /= p.to_radians().powi(2) + 1.0;
    let spring = body.clone();
    'steps2: for n2 in 0..v.len() {
        let mut n3 = 0;
        let e: f64 = 'search3: loop {
            n3 += 1;
            out[0] += body.at[n3 % 2].z[2];
            if n3 >= 4 || spring.at[0].z[3 - 1] <= spring.rates {
                break match n / 2 % 5 {
                    0 => -p,
                    _ => v[n2],
                };
            }
        };
    }
    *c + (n as f64) + p * 0.5 + spring.rates * 0.3 + (-(body.at[2 - 1].y - (n as f64)).powi(2)).exp()
}

flat_record! {
    Point308 { x, y, z }
    Body308 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point309 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body309 {
    at: Vec<f64>,
    k: [f64; 3],
    rates: Point309,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape309 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p309(state: &mut Vec<f64>, mut grid: [Body309; 2], state2: &[f64]) -> f64 {
    let x = state2[0];
    for (count, t) in state.iter_mut().take(2).enumerate() {
        let mut j = 0;
        'rows1: loop {
            j += 1;
            grid = [Body309 { at: vec![x.sin(), state2.iter().fold(*t, |acc, &z| acc.max(z * *t))], k: [-state2[j % 3], state2.iter().map(|c| x + c).fold(*t, |acc, s| acc + (*t + s)), *t * x], rates: Point309 { x: grid[0].at[count % 2] / (t.powi(2) + 0.5), y: x, z: *t + *t } }, Body309 { at: vec![grid[0].rates.x, (1.0 + x.abs()).ln_1p(), grid[grid.len() - 1].at[j % 2]], k: [state2[1], grid.iter().zip(0..count).map(|(spring, j2)| (j2 as f64) * *t).sum::<f64>(), x.max(*t)], rates: Point309 { x: *t, y: x * x, z: *t + x } }];
            if j >= 4 {
                break;
            }
        }
    }
    let buf = vec![Point309 { x: (-x.powi(2)).exp(), y: grid[1].rates.x, z: state[0] }, Point309 { x: grid.iter().take(2).map(|spring| state2[2] + spring.at[0]).sum::<f64>(), y: state2.windows(2).map(|v| x + v[1]).sum::<f64>(), z: state2[2] }];
    let b = std::mem::replace(&mut state[1], state2[1] - buf[1].y);
    for acc in state.iter_mut() {
        let found: Shape309 = Shape309::Rect(state2[state2.len() - 1], -0.7);
    }
    (state[2] / 3.0 + grid[1].k[1] * 1.5 + x * 0.5 - buf[0].z * 1.5 + b * 0.5) * grid.iter().zip(grid.iter()).map(|(point, unit)| (b.powi(2) + 1.2).ln() + unit.rates.y).sum::<f64>()
}

flat_record! {
    Point309 { x, y, z }
    Body309 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point310 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body310 {
    at: Point310,
    k: f64,
    rates: f64,
    parts: Vec<f64>,
}

#[differentiable]
impl Body310 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, part: &Body310) -> f64 {
        let mut y = if part.k <= part.at.x {
            let mut p: f64 = self.rates * part.parts[2 - 1];
            p
        } else {
            let mut r = part.parts[0];
            -r - part.k
        };
        y - y * 0.3 - (part.k * y - (-3.0_f64.powi(2)).exp())
    }
}

#[differentiable]
impl Point310 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &[f64], body: &Body310) -> [f64; 3] {
        if !(body.rates >= -1.0) {
            for p in buf.iter() {
                if buf[1] > 3.0 {
                    continue;
                }
            }
        }
        [body.k, body.rates * (buf[1] + buf[1]), buf[0] - body.k * body.k]
    }
}

#[differentiable]
impl Body310 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, point: &mut Body310) -> Point310 {
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for (count, count2) in (0..1).zip(0..2) {
            point.k += (if self.at.y < 0.3_f64 || count2 % 2 == 1 {
                -0.4_f64
            } else {
                3.0_f64
            }).sin().sinh();
            row.push(self.at.x);
        }
        row.push(point.at.x.abs());
        Point310 { x: point.rates * point.k, y: point.energy(self) + row[0] }
    }
}

#[differentiable(unconnected = "zero")]
fn p310_helper(ys: &mut [Body310], xs: &mut Vec<f64>, v: &[f64]) -> Vec<f64> {
    let mut state: Vec<f64> = Vec::new();
    for c in v.iter().rev() {
        state.push(c.sin().atan2((if 0 < 3 {
            v[0]
        } else {
            *c
        }).powi(2) + 0.5));
    }
    state.push(v[v.len() - 1] - v[0]);
    let mut k: usize = 2;
    state
}

#[differentiable(unconnected = "zero")]
fn p310_inner(out: [f64; 4]) -> Vec<f64> {
    if out[2] > -0.7 {
        let mut ys = out.to_vec();
    } else if out[2] > -0.7 {
        for i in (0..1).take(2) {
            let mut pair: (f64, f64) = ((0..2).skip(1).map(|j| (j as f64) * out[j]).fold(out[i], |acc, d| acc + d), out[i]);
        }
    } else {
        match 4 % 3 {
            0 => {
                let (mut y, mut y2) = (out[2], out[1] / (1.0 + out[out.len() - 1].abs()));
            }
            1 | 2 => {
                for (j, row) in (0..4).skip(1).zip(out[..2].chunks(2)) {
                    let f = |w: f64| w + (row[j % 1] + (j as f64)).asinh();
                }
            }
            i if out[3] <= -1.0 => {
                let mut i2 = 0;
                'rows1: while out[3] <= 0.5 && i2 < 2 {
                    i2 += 1;
                    let (w, mut w2) = ((1..out.len()).zip(out.chunks(2)).map(|(count, grid)| grid[0] * grid[0]).sum::<f64>() * (i2 as f64), out[2]);
                }
            }
            _ => {}
        }
    }
    vec![out.iter().zip(&out).map(|(t, &acc)| (0..out.len()).map(|count| (count as f64) * acc).sum::<f64>() + acc).product::<f64>(), out[3], 1.1]
}

#[differentiable(unconnected = "zero")]
fn p310(grid: &Vec<Body310>, state: &[f64]) -> f64 {
    let part = Body310 { at: Point310 { x: state[state.len() - 1].atan(), y: state[3].abs() }, k: grid[4 - 1].at.x.max(state[1]), rates: state[3] * state[4], parts: vec![state[state.len() - 1] * state[2], state[3] * state[0]] };
    let mut z = part.energy(&part) + -0.7;
    let mut c = 0.1_f64.tanh();
    c = state[2..].iter().map(|d| *d).product::<f64>();
    let spring = Body310 { at: Point310 { x: c, y: state[2].tanh() }, k: z.atan(), rates: z - part.parts[0], parts: vec![part.parts[1] * c, c * c, c + z] };
    spring.rates + spring.at.x + part.parts[2 - 1] * 2.0 - z * 0.3 - spring.k * 0.5 + (c.powi(2) + c)
}

flat_record! {
    Point310 { x, y }
    Body310 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p311_helper(row: &mut [f64; 4], row2: &[f64]) {
    let mut shape: Option<f64> = Some(row2[0].atan().exp());
    let mut j = 0;
    loop {
        j += 1;
        let flag = row2[j % row2.len()] >= -0.7;
        let mut k = 0;
        while k < 5 && row2[row2.len() - 1] > 0.3 {
            k += 1;
            if !flag {
                let mut row3 = [row2[0] + row2[1], row2[k % row2.len()].signum() * row2[0]];
            } else if row2[0] < 1.5 {
                let mut t = row2[j % row2.len()].clamp(-0.75, 1.25) + row2[0];
            } else {
                let b = &mut row[k % 4];
                *b *= (b.powi(2) + 1.0).ln_1p();
            }
        }
        if j >= 3 {
            break;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p311_inner(mut buf: [f64; 2], mut t: f64) -> f64 {
    let x: f64 = 'found1: {
        let mut k = 0;
        let mut s: f64 = loop {
            k += 1;
            if k >= 2 {
                break t;
            }
            let p = &mut buf[k % 2];
            *p -= 0.9;
            *p -= t;
            'steps2: for a in buf[..1].iter().take(2).rev() {
                let mut out: Vec<f64> = Vec::new();
                for count in 0..buf.len() {
                    let mut out2 = [*a; 3];
                    if out2[count] <= out2[(count + 1) % 3] {
                        out.push(out2[count]);
                    }
                }
                out.push(*a * *a);
            }
        };
        if k / 2 % 3 == 1 {
            t /= s.powi(2) + 1.0;
            break 'found1 if k / 2 % 2 == 0 || k * 2 > 1 {
                s
            } else {
                let q = t;
                q
            };
        }
        t
    };
    (t + x + t * 1.5 - x * 1.5) * (1..buf.len()).rev().filter(|m| *m != 1).map(|i| (i as f64) * -x).sum::<f64>() + x
}

#[differentiable(unconnected = "zero")]
fn p311(x: f64) -> f64 {
    let mut a = x + (x.min(x) - x);
    let mut n = 0;
    while n < 3 {
        n += 1;
        let mut state = vec![if x < -0.4 {
            a
        } else {
            a
        }, a - (n as f64)];
        state[0] += (state[n % state.len()] + x).max(state[1]);
        state[1] *= (-0.4 + state[n % state.len()]).abs();
    }
    let q = x * (p311_inner([a, 1.1], a) - (a - (n as f64)));
    let mut i = 0;
    while i < 2 {
        i += 1;
        if n < 3 {
            return q * q / ((0..i).map(|m| (m as f64)).sum::<f64>().powi(2) + 1.2);
        }
        a -= (a - q) * (a.floor() * a);
        a += a;
    }
    let mut ys: Vec<f64> = Vec::new();
    for j in (0..3).take(2) {
        if (n + 1) % 2 == 1 {
            let mut pair = (a * a, (-a.powi(2)).exp());
        }
        ys.push(a);
    }
    ys.push(a);
    (q + x * 0.3 - a * 0.3) * (1..ys.len()).map(|m| (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p312_helper(out: &[[f64; 2]; 2]) -> f64 {
    let mut found: Option<f64> = None;
    if out[0][0] > out[2 - 1][1] {
        if out[0][1] <= out[out.len() - 1][1] {
            for (m, &d) in (0..4).zip(out[out.len() - 1].iter()) {
                if (m + 1) % 3 != 1 && m + 1 < 3 {
                    continue;
                }
            }
        } else if 4 < 3 {}
    } else if 3.0 > 0.3 {
        let mut n = 0;
        let mut q: f64 = 'rows1: loop {
            n += 1;
            if n >= 3 || n + 1 < 3 {
                break out[0][1].min(out[n % out.len()][2 - 1]) * (out[1][0] * out[n % out.len()][1]);
            }
            'steps2: for m in 0..=n {
                let mut out2: Vec<f64> = (1..out.len()).zip(0..out.len() - 1).map(|(n2, i)| (i as f64) * out[i][0].tanh()).collect::<Vec<f64>>();
            }
        };
    }
    out[1][1] * (if out[0][2 - 1] < 0.25 {
        let mut e = out[1][1] + out[1][2 - 1];
        (1.0 + e.abs()).cbrt()
    } else {
        out[0][0]
    })
}

#[differentiable(unconnected = "zero")]
fn p312(state: &[f64], mut pair: (f64, f64), buf: [[f64; 2]; 2], j: usize) -> f64 {
    let u = p312_helper(&buf);
    let e = pair.1;
    let acc = pair.1;
    pair.1 = 0.1 * acc - (match j % 5 {
        0..=1 => u,
        2..=3 => e,
        _ => acc,
    });
    ((-e.powi(2)).exp() - pair.1 * 1.5 - u * 2.0 - e * 2.0 + acc * 0.3) * (acc + u).atan2((acc + (j as f64)).powi(2) + 0.5) - e
}

#[differentiable(unconnected = "zero")]
fn p313_helper(ys: &[f64], v: &mut [f64], mut row: Vec<f64>) -> [f64; 2] {
    row[1..].iter_mut().take(2).for_each(|q| {
        *q += v[0].powi(3) * q.min(*q);
        *q /= (if 0 < 3 {
            let mut r = v[0];
            v[1]
        } else {
            q.sin()
        }).powi(2) + 1.0;
    });
    [ys[0], v[1].atan().exp_m1()]
}

#[differentiable(unconnected = "zero")]
fn p313_inner(buf: &[f64], c: f64) -> f64 {
    let mut ys = buf[1..2].to_vec();
    let t = std::mem::replace(&mut ys[0], c + buf[buf.len() - 1]);
    (if buf[1] > 0.8 {
        c
    } else {
        let z: f64 = c;
        z
    }) + t - (0.9_f64 / 3.0_f64).max(0.9 + t)
}

#[differentiable(unconnected = "zero")]
fn p313(y: f64, q: f64, grid: &[f64], #[no_diff] state: &mut Vec<f64>) -> f64 {
    let p: f64;
    if grid[1] >= grid[grid.len() - 1] {
        p = if !(grid[1] > 2.0) {
            grid[3 - 1]
        } else {
            let mut t = state[2];
            t + state[3]
        };
    } else {
        p = if 1 < 3 {
            0.5
        } else {
            state[3] * grid[2]
        };
    }
    let mut kind: Option<f64> = None;
    let mut pair = (p313_inner(state, grid[2]), q * q);
    for m in 1..state.len() {
        let u = std::mem::replace(&mut pair.1, match m / 2 % 5 {
            0..=1 => 0.5,
            2 => q,
            _ => {
                let w = p;
                w
            }
        });
        'rows1: for c in state.iter() {
            pair.1 = c.max(state[m % state.len()] / 1.5);
        }
    }
    (if 1 < 3 {
        let z = pair.1;
        pair.1
    } else {
        pair.0
    }) + y * 1.5 + q * 0.3 + p * 0.5 - pair.1 * 1.5 - pair.1 - state[0]
}

#[differentiable(unconnected = "zero")]
fn p314_helper(c: f64, state: &[f64]) -> f64 {
    let flag = state[0] > 0.8 && state[0] > -0.7;
    (-state[0].powi(2)).exp() - c * 0.3 + (c + state[1]) * state[0] + (state[2 - 1].powi(2) + 1.2).ln()
}

#[differentiable(unconnected = "zero")]
fn p314(mut pair: (f64, f64), z: f64, grid: [f64; 3], v: &[f64]) -> f64 {
    let f = |q: f64| {
        let d = if 1 < 3 {
            z
        } else {
            grid[0] - z
        };
        q * d.sin().cosh()
    };
    pair.0 = grid[0] * v[3];
    'rows1: for acc in v[..3].iter().take(2) {
        pair.1 *= acc.min(*acc - *acc);
        let mut shape: Option<f64> = if v[2] > 0.5 {
            Some(*acc)
        } else {
            Some(z.to_radians())
        };
    }
    let kind: Option<f64> = if z > 1.1 {
        Some(z + grid[2])
    } else {
        None
    };
    let mut k = 0;
    while k < 4 && k % 2 == 1 {
        k += 1;
        let y = (z - grid[0]).sin().sinh() + ((if k % 2 != 1 {
            z
        } else {
            let mut a: f64 = v[0];
            pair.1
        }) + v[4 - 1]);
        if y <= pair.1 {
            let mut c = p314_helper(match k % 5 {
                0..=1 => y,
                _ => {
                    let b = y;
                    y
                }
            }, &v[..2]);
        }
    }
    grid[k % 3].abs() + pair.0 * 1.5 - grid[0] * 0.5 + grid[0..2].windows(2).map(|grid2| v[2] * v[3] + v[3]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p315(r: &mut f64) -> f64 {
    let g = |e: f64, acc: f64| {
        let s = acc;
        e * (acc * (s * 0.5))
    };
    match 1 % 4 {
        0 => {}
        1 | 2 => {
            *r = r.sin().sinh() + (*r + *r);
        }
        _ => {}
    }
    let mut z = *r - (-0.4_f64).asinh();
    ((if !(z <= *r) {
        *r
    } else {
        z
    }) - z * 0.3) * z.powi(2).abs()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point316 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body316 {
    at: Point316,
    k: Vec<Point316>,
    rates: (f64, f64),
    parts: Point316,
    last: Point316,
}

#[differentiable]
impl Body316 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, ys: &[f64; 2], b: &mut f64) -> (f64, f64) {
        let mut d = ys[1];
        (*b + d * 0.3 + *b + d, d.abs() * (1.0 / (d.powi(2) + 0.5)).cos())
    }
}

#[differentiable]
impl std::ops::Add for Point316 {
    type Output = Point316;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point316) -> Point316 {
        Point316 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point316 {
    type Output = Point316;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point316) -> Point316 {
        Point316 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p316(spring: &Point316) -> Body316 {
    match 3 % 3 {
        0 => {
            if spring.y > -0.7 {
                'rows1: for i in 0..3 {}
            } else if spring.z <= 0.1 {
                let r = spring.y;
            } else {
                let mut kind: Option<f64> = Some(spring.x);
            }
        }
        1 | 2 => {
            for count in 0..1 {
                let mut kind: Option<f64> = if count % 3 == 1 {
                    Some(spring.x * spring.x)
                } else {
                    Some(spring.x.tanh())
                };
                for k in 0..4 {
                    let q = spring.y;
                }
            }
        }
        _ => {}
    }
    Body316 { at: *spring - *spring, k: vec![*spring - *spring, Point316 { x: spring.x.sin().sinh(), y: spring.z * 0.1, z: spring.x.min(spring.x) }, *spring - *spring], rates: (spring.z, spring.z.powi(3)), parts: Point316 { x: if spring.x >= 0.3 {
        let r = spring.x;
        0.3
    } else {
        let mut b: f64 = spring.y;
        b
    }, y: spring.x - spring.z, z: spring.z.powi(3) }, last: *spring + *spring }
}

flat_record! {
    Point316 { x, y, z }
    Body316 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p317(y: f64, buf: &[f64], v: Vec<f64>) -> f64 {
    let mut y2 = (if !(buf[4] > 3.0) {
        let mut r = (-v[2].powi(2)).exp();
        0.25_f64.sin().sinh()
    } else {
        (1.0 + v[1].abs()).powf(buf[5 - 1].sin())
    }) * v[2].tanh().powi(3);
    y2 /= (0..v.len()).map(|i| (i as f64)).sum::<f64>().powi(2) + 1.0;
    y2 += buf[3].hypot(1.0 + buf[4].abs()).min(-y);
    let mut s = v[v.len() - 1] - y2;
    let s = s + v[0];
    let mut x = (1.0 + buf[2..3].iter().zip(v.iter()).map(|(r, &u)| u * (u * *r)).sum::<f64>().abs()).ln();
    let g = |y3: f64| {
        let mut p = y2.min(0.25) + (v[v.len() - 1] - x);
        y3 + (p / (1.0 + y3.abs()) + v[0])
    };
    let (c, a) = (v[2], 1.0 / (1.0 + y2.abs()));
    'rows1: for m in 0..4 {}
    (g(0.25) - y * 1.5 - y2 * 2.0 - x * 2.0 + c * 2.0) * v[0..2].windows(2).rev().zip(0..v.len()).map(|(v2, i)| (i as f64) * v2[0].atan2(1.0 + v2[1].abs())).product::<f64>() + c
}

#[differentiable(unconnected = "zero")]
fn p318_helper(row: &[f64], pair: (f64, f64), row2: &[f64]) -> f64 {
    let mut m = 0;
    while m < 3 {
        m += 1;
        'rows1: for i in (0..row2.len()).take(2) {
            let found: Option<f64> = if i % 3 == 0 {
                Some(if row2[0] <= 1.1 {
                    pair.0
                } else {
                    let mut d = row[0];
                    0.9
                })
            } else {
                Some(0.8 + row2[1])
            };
        }
    }
    pair.0 * (row2.iter().skip(1).enumerate().map(|(n, y)| y * y).sum::<f64>() + pair.1) * row2[1..].iter().take(2).rev().map(|d| row2[m % 2] + (m as f64) + d).fold(row2[1], |acc, d| acc + ((if m / 2 % 3 == 0 {
        row2[1]
    } else {
        -0.7
    }) + d))
}

#[differentiable(unconnected = "zero")]
fn p318_inner(v: &[f64; 3], ys: &mut [f64], v2: Vec<f64>) -> f64 {
    let a: f64 = 'found1: {
        match 2 % 3 {
            0 => {
                ys[0] *= ys[0];
            }
            1 | 2 => {
                let mut k: usize = 2;
            }
            _ => {}
        }
        if !(v[0] < -1.0) {
            break 'found1 p318_helper(ys, (v[0], v2[v2.len() - 1]), &v2);
        }
        v2[1].atan().abs()
    };
    (a.max(a) + a * 2.0) * (0..ys.len()).map(|k| (k as f64) * a.tanh().cosh()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p318(state: &[f64], a: f64, q: f64, buf: &[f64]) -> Vec<f64> {
    let mut state2: Vec<f64> = (1..buf.len()).map(|j| (j as f64)).collect::<Vec<f64>>();
    let u = state[0] + state2.iter().map(|t| *t).sum::<f64>();
    let mut u2: f64;
    if q > 1.0 {
        let mut u3 = u.min(u) / (1.0 + state2[0].abs());
        u2 = (u3 + buf[3]) / (1.0 + (buf[0] + u).abs());
    } else {
        u2 = (0..=4).map(|i| (i as f64)).sum::<f64>();
    }
    let mut r = p318_helper(state, (if 2 < 3 {
        state2[0]
    } else {
        state2[0]
    }, buf.iter().sum::<f64>()), &buf[1..]);
    let mut add = |z: f64| {
        r += z * (if z > 1.0 {
            z
        } else {
            r
        });
        r
    };
    let p = add(u2.tanh());
    let x = add(if !(3.0 > -0.7) {
        buf[0]
    } else {
        state2[0]
    });
    let (x2, w) = (u2, x);
    state2.fill(if w <= 0.5 {
        a
    } else {
        x2
    });
    let (mut b, mut c) = ((u2 / (u.powi(2) + 1.0)).sin(), w * x2);
    if r > 2.0 {
        r *= u2 - -b;
        let mut j = 0;
        loop {
            j += 1;
            let mut i = 0;
            'rows1: loop {
                i += 1;
                r *= (-0.4_f64).min(c) * u;
                if i >= 2 {
                    break;
                }
            }
            r = r + -x2;
            if j >= 1 {
                break;
            }
        }
    } else if u <= r {
        let y = u;
    }
    state2
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point319 {
    x: f64,
    y: [f64; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body319 {
    at: f64,
    k: f64,
    rates: usize,
}

#[differentiable]
impl Body319 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, state: &[f64]) -> f64 {
        for z in state.iter() {
            let mut count = 0;
            let y: f64 = loop {
                count += 1;
                if !((count + 1) % 3 != 1) {}
                for b in state.iter() {
                    let mut body = self.clone();
                }
                if count >= 3 {
                    break z + -0.4 - (count as f64);
                }
            };
        }
        (state[1].powi(2) + 1.0).recip() * state[1..].iter().enumerate().map(|(n, z)| *z).product::<f64>() - state[0].tanh().powi(3)
    }
}

#[differentiable(unconnected = "zero")]
fn p319(xs: Vec<f64>, ys: [f64; 4], mut part: Body319) -> f64 {
    part.k += -ys[ys.len() - 1];
    let mut xs2 = xs.to_vec();
    let e: f64 = 'found1: {
        if xs2[0] <= 0.5 {
            for (c, j) in ys.iter().zip(0..xs2.len()) {
                part.k /= (xs2[j] / 1.5 + (*c - (j as f64))).powi(2) + 1.0;
                let s: f64;
                if *c > -1.0 {
                    s = *c;
                } else {
                    let mut p = (xs2[j] - xs2[j]).hypot(1.0 + (if (j + 1) % 2 == 1 {
                        xs2[j % 4]
                    } else {
                        part.k
                    }).abs());
                    s = part.energy(&xs2) + ys[3];
                }
                let mut out = [s; 2];
            }
        }
        let v = vec![Point319 { x: ys[3] + part.at, y: [if xs2[1] > 1.1 {
            let e: f64 = 1.0;
            e
        } else {
            part.at
        }, xs2[3] * part.at] }, Point319 { x: ys[3] / (ys[0].powi(2) + 1.0), y: [-ys[1], part.k - part.k] }, Point319 { x: ys[3].atan().sinh(), y: [part.k, xs2[2]] }];
        if xs2[0] <= 2.0 {
            break 'found1 v.iter().map(|part2| v[v.len() - 1].y[0] + part2.x).sum::<f64>();
        }
        xs[4 - 1] * xs2[2] * v[2].y[2 - 1].hypot(3.0_f64.powi(2) + 0.5)
    };
    if e >= 0.8 {
        let e = e * e;
    } else if xs2[1] <= 1.5 {
        for (c, i) in xs2.iter_mut().zip(0..3) {
            if ys[i % ys.len()] < -1.0 {
                let unit = part;
            }
        }
    }
    (xs2.windows(2).zip(0..xs2.len()).map(|(ys2, j)| e + (j as f64)).fold(xs[0], |acc, d| acc + d) + xs[4 - 1] * 0.5 - ys[3] * 1.5 - part.at * 0.5 + xs2[0] * 1.5) * ys.chunks(2).rev().map(|xs3| e).fold(xs2[4 - 1], |acc, e2| acc + e2 * (part.energy(&xs2) + xs2[4 - 1]))
}

flat_record! {
    Point319 { x, y }
    Body319 { at, k, rates }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p280([[-0.8, 0.7], [1.2, -0.4]], &[0.4, 0.35, -0.4, -0.3, 0.5], const &[-0.5, 1.1, -0.2]) calls Point280::new, p280_helper; pulled (-2.0, 1.0)),
        program!(p281(&mut [0.5, -0.4, 0.35, 0.3]) calls p281_helper, p281_inner; pulled (-2.0, [0.3, 1.0, 0.5, 1.0])),
        program!(p282(&mut Point282 { x: 1.1, y: 0.1, z: 0.8 }, &[-0.9, 0.7, -0.1, -1.2, 0.5]) calls Point282::norm, Point282::new),
        program!(p283(&mut Point283 { x: -0.1, y: [0.9, -0.7, -1.2], z: 0.3 }) calls Point283::new),
        program!(p284(true, 0.6) calls p284_helper),
        program!(p285(4, [[-0.1, -1.1], [1.0, -1.0]], (0.9, -0.4)) calls p285_helper),
        program!(p286(&mut 0.5, &mut [-0.5, 0.6, 1.2, 1.3, 0.7], &[0.4, -0.8, 1.1, 1.2], &[0.4, 1.2, -1.2, -0.9]); pulled (0.3, 0.3, vec![0.3, 1.0, 0.3, 1.0, 0.5])),
        program!(p287(&mut 0.35)),
        program!(p288([0.35, -0.7, 1.0], &[-0.7, -0.2, 0.2, 0.9, 0.6], 0.6) calls p288_helper),
        program!(p289(vec![-0.1, 0.6, -0.1, -0.3]) calls Point289::shifted, p289_helper, p289_inner),
        program!(p290(3, &mut [0.35, -1.2, -0.3, -0.4]) calls Point290::shifted, Point290::norm, p290_helper, p290_inner),
        program!(p291(&vec![-0.8, 0.7, -0.7, -0.8], &mut [0.2, 0.4, -0.9, -1.0, -0.8]) calls p291_helper),
        program!(p292(&[[0.8, -0.9], [0.4, 0.5]], 3, true, &[1.4, 0.1, 0.6]) calls p292_helper),
        program!(p293(&mut 1.4, -0.8) calls Point293::shifted, p293_helper, p293_inner; pulled ([-0.7, -2.0], -0.7)),
        program!(p294(&[Point294 { x: 0.4, y: -1.2 }, Point294 { x: -0.4, y: 1.1 }, Point294 { x: 1.3, y: -0.2 }, Point294 { x: -0.5, y: 0.35 }], 3, &mut vec![1.0, -0.7, -0.2]) calls Point294::new; pulled (1.0, vec![0.5, -2.0, 1.0])),
        program!(p295(&[-1.0, -0.4], &vec![-0.9, 1.0, -0.8, 0.5, -0.4]) calls Point295::norm, p295_helper; pulled 0.3),
        program!(p296(vec![0.9, -0.9, -0.1, 0.7], &mut vec![0.5, 0.6, -1.1, -0.3, 0.8], &[-0.8, 0.5, -0.7], &[-1.1, -0.6, -0.3, 0.1]) calls p296_helper; pulled (([0.3, 0.5], -0.7), vec![0.5, -0.7, 0.3, 0.5, 0.3])),
        program!(p297(const 0.35, (1.0, 1.2), &mut 0.3, &vec![-1.2, -0.3, -1.0, 0.6]) calls p297_helper, p297_inner; pulled (-0.7, 0.3)),
        program!(p298(&mut [0.3, -1.2, -0.3, 1.4], vec![0.3, -0.4, 0.8, 0.6, 1.1])),
        program!(p299(&[1.0, -0.8, -0.5, -1.1], vec![0.4, 0.9, -0.8, 0.5, 1.3], 0.1, &mut Point299 { x: 1.4, y: -0.8, z: -0.7 }) calls Body299::energy, Point299::advance, p299_helper, p299_inner),
        program!(p300(true, Point300 { x: 1.1, y: -1.1 }) calls Point300::energy, Point300::advance, Point300::new),
        program!(p301(-1.1, -1.2) calls p301_helper),
        program!(p302(&mut [-0.7, -0.6, 1.3, 0.9], -0.4, true)),
        program!(p303(-1.0) calls Point303::new, p303_helper),
        program!(p304(&mut [-0.6, -0.7, -0.8, -1.1], 0.4, vec![0.1, 0.35, -0.3]) calls Point304::energy, Point304::advance, Point304::new),
        program!(p305(-0.2, 1.1, 1.0) calls p305_helper, p305_inner),
        program!(p306(&mut Point306 { x: -0.9, y: 0.5 }, &[0.6, 0.3, 0.5, -0.3, -1.1]) calls Body306::advance, p306_helper, p306_inner),
        program!(p307(&mut vec![Body307 { at: [Point307 { x: -0.4, y: -1.1 }, Point307 { x: -0.4, y: 1.1 }], k: [0.9, -0.9], rates: Point307 { x: -0.2, y: 1.1 }, parts: (0.6, 0.5) }, Body307 { at: [Point307 { x: -0.2, y: -1.0 }, Point307 { x: 1.2, y: -0.2 }], k: [0.8, 0.9], rates: Point307 { x: -0.9, y: -0.3 }, parts: (1.1, -0.8) }, Body307 { at: [Point307 { x: -0.8, y: 1.0 }, Point307 { x: 0.9, y: -1.0 }], k: [0.2, 1.2], rates: Point307 { x: -0.9, y: -0.5 }, parts: (-1.2, 0.9) }, Body307 { at: [Point307 { x: -0.4, y: -0.8 }, Point307 { x: -0.9, y: 0.8 }], k: [-0.9, 0.9], rates: Point307 { x: 1.0, y: 1.3 }, parts: (-0.7, -1.1) }], &[0.5, -1.1, 0.3, 0.1, 0.8], -1.0, 0.6) calls Point307::advance, p307_helper),
        program!(p308(&Body308 { at: vec![Point308 { x: [1.3, 0.2, 1.2], y: -1.0, z: [0.9, -0.1, 0.5] }, Point308 { x: [0.3, 0.5, -0.4], y: 0.7, z: [-0.2, 0.2, 1.4] }, Point308 { x: [1.1, 0.35, 0.1], y: -0.8, z: [1.3, 0.6, -0.1] }, Point308 { x: [1.0, 1.4, 0.9], y: -1.0, z: [-1.1, 1.3, 1.4] }], k: -0.3, rates: 0.6 }, &[1.0, -0.2, -0.1, 0.9, -0.4], &mut 1.3, &mut Body308 { at: vec![Point308 { x: [0.5, -0.2, 0.1], y: 0.3, z: [-0.5, 1.4, -0.9] }, Point308 { x: [1.0, 0.4, 1.3], y: 0.5, z: [0.35, 1.2, 1.2] }, Point308 { x: [-0.9, -0.6, -0.1], y: 0.1, z: [0.7, 0.3, -1.0] }, Point308 { x: [1.4, -1.2, -1.2], y: -0.1, z: [-0.7, 0.1, 0.1] }], k: 0.7, rates: 0.2 }) calls Body308::norm, Body308::new, p308_helper),
        program!(p309(&mut vec![-0.3, 0.4, -1.0, -0.1], [Body309 { at: vec![0.4, 0.4, -1.2, -1.1, -0.2], k: [0.9, 0.1, 0.4], rates: Point309 { x: -1.0, y: -1.2, z: 1.1 } }, Body309 { at: vec![0.9, 0.2, 0.7, -0.2, -1.2], k: [-0.1, 0.4, 0.8], rates: Point309 { x: 0.1, y: 0.1, z: -0.3 } }], &[0.8, -0.1, -1.1])),
        program!(p310(&vec![Body310 { at: Point310 { x: -1.0, y: 0.2 }, k: -0.1, rates: 0.6, parts: vec![-0.8, 0.6, -0.4, -0.4] }, Body310 { at: Point310 { x: 0.6, y: -1.0 }, k: 1.1, rates: 0.2, parts: vec![-0.7, 1.2, -1.1, -0.8] }, Body310 { at: Point310 { x: 0.2, y: -1.1 }, k: -0.3, rates: -0.2, parts: vec![-0.5, 1.1, 0.6, -1.1] }, Body310 { at: Point310 { x: -0.6, y: 0.3 }, k: -0.7, rates: 0.35, parts: vec![0.4, 0.1, -0.1, -0.1] }], &[0.1, 0.3, 0.5, 0.3, 0.3]) calls Body310::energy, Point310::shifted, Body310::norm, p310_helper, p310_inner),
        program!(p311(1.0) calls p311_helper, p311_inner),
        program!(p312(&[1.4, 0.5, 0.5, -0.7], (0.2, -0.5), [[-0.5, 1.2], [-1.0, -1.1]], 2) calls p312_helper),
        program!(p313(0.2, 0.35, &[0.3, 1.3, -1.0], const &mut vec![-0.5, -0.1, -0.8, -0.6]) calls p313_helper, p313_inner),
        program!(p314((-0.4, 0.6), 0.2, [0.3, 1.3, 0.8], &[-0.2, -0.5, 0.1, 1.2]) calls p314_helper),
        program!(p315(&mut 1.0)),
        program!(p316(&Point316 { x: 0.4, y: 0.1, z: 0.35 }) calls Body316::advance; pulled Body316Tangent { at: Point316Tangent { x: -2.0, y: -0.7, z: -2.0 }, k: vec![Point316Tangent { x: 0.3, y: -2.0, z: 1.0 }, Point316Tangent { x: 0.5, y: -0.7, z: 0.5 }, Point316Tangent { x: -0.7, y: -0.7, z: -0.7 }], rates: (-2.0, -0.7), parts: Point316Tangent { x: 1.0, y: -0.7, z: 1.0 }, last: Point316Tangent { x: 1.0, y: 1.0, z: 0.5 } }),
        program!(p317(-0.8, &[-0.1, -0.9, -0.7, 1.4, -0.1], vec![0.3, 0.4, -1.1])),
        program!(p318(&[-0.9, 1.2, -0.9, -0.1], 0.5, 1.1, &[0.8, 0.9, -0.6, 0.4]) calls p318_helper, p318_inner; pulled vec![-2.0, -2.0, 0.3]),
        program!(p319(vec![1.4, 0.9, 0.8, -0.3], [1.2, 0.7, 0.7, 0.2], Body319 { at: 1.1, k: -0.8, rates: 4 }) calls Body319::energy),
    ]
}
