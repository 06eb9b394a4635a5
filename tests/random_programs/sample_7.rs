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
    fn new(p: f64) -> Point280 {
        Point280 { x: p - p, y: p / 3.0, z: (0..=4).map(|i| p + (i as f64)).sum::<f64>() }
    }
}

#[differentiable]
impl std::ops::Add for Point280 {
    type Output = Point280;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point280) -> Point280 {
        Point280 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p280_helper(u: f64, kind: Option<f64>) -> f64 {
    u * (0..3).rev().map(|j| (j as f64)).sum::<f64>() - u
}

#[differentiable(unconnected = "zero")]
fn p280_inner(ys: &mut [Point280], out: &mut [f64], state: &[f64; 4]) -> f64 {
    let mut v = state[3..4].to_vec();
    ys[0].z *= (-state[0].powi(2)).exp();
    (v[1 - 1].powi(2) + 0.5).ln_1p() * (1.0 + out[1].abs()).cbrt().max(v[0]) - -state[state.len() - 1].tanh().cosh()
}

#[differentiable(unconnected = "zero")]
fn p280(state: &[f64], ys: &[f64], point: &Point280) -> f64 {
    let mut pair: (f64, f64) = (point.z, ys.iter().map(|s| ys[2] + s).sum::<f64>());
    pair.0 += -ys[2] * p280_helper(point.x, Some(ys[3]));
    let mut state2 = vec![*point + *point, Point280::new(pair.1)];
    (state2[1].z + state2[2 - 1].z - pair.1 * 0.3 + state2.iter().map(|body| body.y).product::<f64>()) * p280_helper(point.z, Some(point.x))
}

flat_record! {
    Point280 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p281_helper(state: &[f64], pair: (f64, f64)) -> [f64; 2] {
    let mut row: [f64; 16] = [state[1]; 16];
    for i in 1..16 {
        row[0] -= row[i - 1] * row[i];
        row[i - 1] += row[8] + row[(i + 2) % 16] * row[i];
        row[16 - 1] *= row[0] + row[i] * pair.0;
    }
    row[16 - 1] += (if pair.1 >= -1.0 || pair.0 > 1.0 {
        row[3]
    } else {
        let mut z = row[7];
        z
    }) + row[6] / 1.5;
    match 1 % 3 {
        0 => {
            let z = &mut row[16 - 1];
            *z = z.sin().sinh();
            *z *= if !(pair.1 > -1.0) {
                let mut t = state[1];
                pair.0
            } else {
                pair.1
            };
        }
        _ => {}
    }
    let mut q = (-row[5]).cos().sin();
    match state.len() % 3 {
        0 => {
            let mut k = 0;
            'rows1: while k < 4 {
                k += 1;
                row.swap(k % 16, 9);
            }
        }
        k if k < 3 => {
            if k * 2 > 1 {
                q -= q;
            } else {
                let mut c: f64 = state.chunks(2).enumerate().map(|(count, row2)| row2[k % 1]).fold(state[1], |acc, q2| acc.max(row[8] + pair.0 + q2));
            }
        }
        _ => {
            let mut shape: Option<f64> = None;
        }
    }
    [(if pair.1 >= 0.3 {
        pair.0
    } else {
        0.25
    }).signum() * (q - pair.0), q.tanh().sinh()]
}

#[differentiable(unconnected = "zero")]
fn p281_inner(c: f64) -> f64 {
    match 0 % 4 {
        0 => {
            let mut n = 0;
            loop {
                n += 1;
                if n >= 1 || c < c {
                    break;
                }
            }
        }
        1 | 2 => {}
        j if c > c && j / 2 % 2 != 0 => {
            let mut grid: Vec<f64> = vec![c; 15];
            for n in 0..15 {
                grid[n] *= grid[15 - 1 - n] * grid[n];
                grid[15 - 1 - n] += grid[n] * (if n / 2 < 3 || n < 3 {
                    grid[n]
                } else {
                    c
                });
                grid[(n + 2) % 15] -= grid[0] * 0.3 + (n as f64);
            }
        }
        _ => {}
    }
    c - (c * c).asinh() - c / (1.0 + c.abs()) * (0..4).map(|m| (m as f64) * c).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p281(ys: &mut [f64; 2], mut pair: (f64, f64)) -> f64 {
    let z: f64;
    if !(pair.1 < 0.8) {
        let mut x = -ys[0] * (pair.1 * pair.1);
        z = (x / (1.0 + x.abs())).hypot(1.0 + (if ys[1] > 0.8 && pair.1 < x {
            x
        } else {
            x
        }).abs());
    } else {
        z = (pair.0.powi(2) + 1.2).ln().atan2(1.0 + (pair.0 * ys[0]).abs());
    }
    let e = ((z - z).signum() * (pair.0 + z)).sin();
    if z > 0.1 {
        let mut n = 0;
        while n < 4 && e >= 2.0 {
            n += 1;
            let r: f64;
            if pair.0 <= e {
                r = (1.0 + e.abs().abs()).cbrt();
            } else {
                let mut x = pair.1;
                r = p281_inner(z);
            }
            if n < 3 && ys[n % 2] < e {
                break;
            }
        }
    } else {
        for (m, &x) in ys[..1].iter().enumerate() {
            pair.0 = ys[1].atan().exp_m1() + e * e;
        }
    }
    e.atan().exp2() + z * 2.0 - e * 0.3 + ys.chunks(2).rev().map(|v| 0.1 + v[v.len() - 1] + e).fold(z, |acc, s| acc * 0.5 + s * (if !(pair.1 < e) {
        pair.1
    } else {
        e
    })) + pair.0
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
    fn norm(&mut self, part: &Point282, e: f64) -> f64 {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 1 {
                break;
            }
            if e > 1.0 {
                self.z += part.y;
                break;
            }
        }
        if e < part.x {
            let mut spring = *part;
        } else {
            for j in 0..i {
                if e < 1.5 {
                    self.y *= e * part.x + e;
                    continue;
                }
            }
        }
        e + e * 0.5 + (0..=i).rev().map(|j| (j as f64) * (match j % 5 {
            0 => self.x,
            2 => part.y,
            _ => {
                let x = e;
                self.y
            }
        })).fold(e, |acc, d| acc + (d + d)) + (0..i).zip(0..4).map(|(j, n)| self.x + e + (n as f64)).fold(part.y, |acc, a| acc.max(a - a + a))
    }
}

#[differentiable]
impl std::ops::Add for Point282 {
    type Output = Point282;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point282) -> Point282 {
        Point282 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p282_helper(unit: &Point282) -> f64 {
    let mut xs: [f64; 14] = [unit.z; 14];
    for j in (1..13).step_by(2) {
        xs[j] += xs[j / 2] * 0.5 + xs[j * 2 % 14];
        xs[0] = xs[14 - 1] * 0.3 + xs[j + 1];
    }
    let mut p: f64 = xs[1..9].iter().map(|q| *q).fold(xs[7], |acc, x| acc.max(x.sin() + x));
    for count in 0..xs.len() {
        let mut j = 0;
        loop {
            j += 1;
            let mut ys = vec![p.hypot(1.0 + xs[6].abs()), xs[..3].chunks(2).take(2).filter(|row| xs[count] >= 0.1).map(|v| v[v.len() - 1] * xs[xs.len() - 1 - count]).sum::<f64>(), xs[(count + 1) % 14].mul_add(xs[count], p)];
            if j >= 2 {
                break;
            }
        }
    }
    p + xs.iter().sum::<f64>() * 0.5 - p * 2.0 - xs[0]
}

#[differentiable(unconnected = "zero")]
fn p282(state: &mut [f64], c: f64, p: &mut f64, mut e: f64) -> f64 {
    let mut ys: [f64; 19] = [e; 19];
    for k in 0..2 {
        for j in (1..19).rev().step_by(2) {
            if j % 2 == 0 {
                ys[j - 1] *= ys[j - 1] * ys[k];
            }
        }
    }
    let shape: Option<f64> = if ys[9] <= 0.1 {
        None
    } else {
        None
    };
    let mut body = Point282 { x: ys[ys.len() - 1] * e, z: -*p, y: if let None = shape {
        c
    } else {
        ys[17]
    } };
    if body.z < 0.3 {
        body = body + body;
    } else if ys[15] > -1.0 {
        body.z -= match shape {
            None => {
                body.z * body.z
            }
            Some(a) => {
                c + 0.1
            }
        };
    } else {
        ys[15] /= (body.y / (body.z.powi(2) + 1.2) * (0..1).skip(1).map(|j| (j as f64)).product::<f64>()).powi(2) + 1.0;
    }
    (body.x - c * 0.5 + ys.iter().sum::<f64>() * 0.3) * (ys[9] + e + ys[5] * 0.1) * ((ys[5] + body.y) * *p)
}

flat_record! {
    Point282 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point283 {
    x: f64,
    y: [f64; 2],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p283_helper(buf: &Vec<Point283>, state: &mut [f64; 4]) -> f64 {
    for part in buf {}
    (state[3].min(buf[0].y[1]) + state[3]) * (0..state.len() - 1).skip(1).rev().map(|j| (j as f64) * state[state.len() - 1 - j]).fold(state[1], |acc, a| acc.max(a * (state[1] / (a.powi(2) + 1.0))))
}

#[differentiable(unconnected = "zero")]
fn p283_inner(spring: &Point283, k: usize, flag: bool, grid: &[f64; 4]) -> [f64; 2] {
    let w = grid[0] + grid[4 - 1].abs();
    let mut out = [Point283 { x: spring.x + grid[k % grid.len()], y: [w - (k as f64), if (k + 1) % 2 != 0 {
        let mut x = w;
        w
    } else {
        w
    }], z: w * spring.z }, Point283 { x: grid[2], y: [grid[0].floor() * w, w], z: if grid.len() % 3 != 0 || grid[1] < 0.8 {
        w
    } else {
        let d: f64 = w;
        grid[3]
    } }];
    let d = grid[k % grid.len()] + (k as f64);
    out[k % 2].x /= (-(if d > out[1].z {
        out[0].z
    } else {
        grid[k % grid.len()]
    })).powi(2) + 1.0;
    let row = [Point283 { x: d - out[1].y[k % 2], y: [w.cos(), (0..out.len()).zip(out.iter()).map(|(j, spring2)| spring2.y[j] * grid[j]).sum::<f64>()], z: grid[4 - 1] }, Point283 { x: out[0].z / (grid[0].powi(2) + 1.0), y: [out[k % 2].x * (k as f64), (spring.z.powi(2) + 1.0).ln()], z: w }, Point283 { x: w, y: [grid[4 - 1].min(out[k % out.len()].y[k % 2]), d / 1.5], z: out[1].x.mul_add(out[k % out.len()].x, out[k % out.len()].z) }];
    [(1..row.len()).map(|j| (j as f64) * grid[j]).product::<f64>() * d.tanh(), w]
}

#[differentiable(unconnected = "zero")]
fn p283(point: &Point283, s: &mut f64, ys: &[f64; 4], body: &Point283) -> f64 {
    let mut xs = p283_inner(point, 2, ys[4 - 1] > -1.0, ys);
    *s *= 0.3 / 3.0;
    body.z - 1.5 - (0..ys.len() - 1).zip(xs.chunks(2)).map(|(k, state)| xs[0] + xs[k % 2]).fold(xs[0], |acc, r| acc * 0.5 + (r / (1.0 + r.abs()) + r)) - xs[1..].iter().enumerate().map(|(k, w)| (3.0_f64.powi(2) + 1.0_f64).sqrt() + w).sum::<f64>()
}

flat_record! {
    Point283 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p284_helper(grid: &[f64], buf: [f64; 12], mut row: [f64; 4]) -> [f64; 2] {
    row[1] += buf[0];
    let mut grid2: Vec<f64> = vec![buf[7]; 12];
    for i in 0..11 {
        grid2[i] *= grid2[i / 2].tanh() * grid2[8];
        grid2[i] += grid2[12 - 1 - i] + grid2[i] * grid[1];
    }
    let x = ((row[1] - grid2[10]) * grid2[12 - 1]).asinh();
    [row[2], grid2[3].asinh()]
}

#[differentiable(unconnected = "zero")]
fn p284(pair: (f64, f64), grid: [f64; 2]) -> f64 {
    if pair.1 > 0.5 && pair.0 >= 1.1 {
        let mut ys = grid.to_vec();
    } else {
        let (u, acc) = ((grid[grid.len() - 1] + grid[grid.len() - 1]) * (grid[1] * grid[grid.len() - 1]), 3.0_f64.tanh().sinh());
    }
    let grid2 = p284_helper(&grid, [grid[1].max(grid[1]); 12], [grid[2 - 1], grid[0], (-grid[1].powi(2)).exp(), grid.iter().rev().zip(grid.chunks(2)).map(|(e, state)| grid[0]).product::<f64>()]);
    if grid[0] < 0.3 {
        return grid[1];
    } else {
        let row = p284_helper(&grid2, [grid2[0] / (1.0 + grid2[0].abs()); 12], [grid[1], grid2[0] - pair.1, grid2[0], pair.0]);
    }
    let mut state = grid.to_vec();
    state[1] *= pair.0;
    state[1] = if state[0] <= grid2[0] && grid2.len() < 3 {
        let mut u = grid2[1];
        state[..1].iter().rev().map(|b| *b).fold(grid[0], |acc, r| acc + r * u)
    } else {
        if state[state.len() - 1] > 1.5 || grid[1] <= -1.0 {
            let mut r = grid2[grid2.len() - 1];
            grid2[grid2.len() - 1]
        } else {
            pair.0
        }
    };
    state[0] += state[0];
    state[0] / (grid2[1].powi(2) + 1.0) + pair.0 * 2.0 + state[0] * 2.0 - (grid2[1].mul_add(grid[1], pair.1) - grid[grid.len() - 1] * grid[1])
}

#[differentiable(unconnected = "zero")]
fn p285_helper(p: f64, xs: &[f64]) -> f64 {
    if p > -1.0 {
        let c: f64 = 'found1: {
            if p <= xs[0] {
                break 'found1 p.asinh();
            }
            p
        };
    } else if xs[0] < 1.1 {
        let s = xs[0];
    }
    (xs[1].powi(2) + 1.0).powf(p.sin()) * (xs[..1].iter().filter(|acc| **acc > 0.3).map(|p2| *p2 + *p2).sum::<f64>() + (1.0 + p.abs()).log10())
}

#[differentiable(unconnected = "zero")]
fn p285(acc: f64, n: usize) -> f64 {
    let mut n2 = 0;
    let y: f64 = 'rows1: loop {
        n2 += 1;
        let h = |z: f64| {
            let c = (z + z).powi(2);
            z + (1.0 + c.abs()).ln_1p()
        };
        for k in 0..=2 {}
        if n2 >= 2 {
            break (0..2).zip(0..2).map(|(n3, n4)| acc + (n4 as f64)).sum::<f64>().to_radians();
        }
    };
    let j: usize = n2;
    for (i, count) in (0..=4).zip(0..=n2) {}
    let acc = acc * (y.to_radians() * (0..3).zip(0..2).map(|(n3, n4)| (n4 as f64) * y).sum::<f64>());
    (acc - acc - y * 0.5 - acc * 1.5 + y) * acc
}

#[differentiable(unconnected = "zero")]
fn p286(p: f64, row: &mut Vec<f64>, grid: &[f64], flag: bool) {
    let b = grid[grid.len() - 1] * (grid[grid.len() - 1] + p + (grid[10] - grid[11 - 1]));
    let p2 = if b >= grid[grid.len() - 1] {
        grid[11 - 1]
    } else {
        (1.0 + grid[grid.len() - 1].abs()).cbrt() + 1.5
    };
    row[4..].iter_mut().for_each(|z| {
        *z += p2.abs();
        *z += (*z + b).asinh();
    });
    let z = &mut row[3];
    *z = grid[1..].chunks(2).zip(0..grid.len()).map(|(state, count)| (count as f64)).sum::<f64>();
    row[3] = row[5 - 1];
    row[1..].swap(1, 1);
    if p2 > 1.0 {
        let mut row2: Vec<f64> = vec![0.0; 3];
        let mut z: f64 = 0.0;
        for count in (0..11).rev() {
            for count2 in (0..row2.len()).step_by(2) {
                row2[count2] = (grid[count] * (count2 as f64)).sin();
            }
            let mut s: f64 = 0.0;
            for i in 0..row2.len() {
                s += row2[i] * row2[2 - i];
            }
            z += s;
        }
        let mut grid2: [f64; 9] = [row2[0]; 9];
        let mut y: f64 = 0.1;
        for n in (0..3).rev() {
            y += grid2[0] * grid2[0].cos();
            for j in 0..grid2.len() {
                if j % 3 != 1 {
                    grid2[j] = (row2[n] * (j as f64)).sin();
                }
            }
            let mut z2: f64 = 0.0;
            for k in 0..grid2.len() {
                z2 += grid2[k] * grid2[0];
            }
            y += z2;
        }
        let mut n = 0;
        'rows1: while n < 3 {
            n += 1;
            if n > 0 {
                grid2[n % 9] *= y;
                continue;
            }
            let mut ys: Vec<f64> = Vec::new();
            for i in (0..grid2.len()).rev() {
                ys.push(z.cos());
            }
            ys.push(p2 - y);
            if p2 <= grid[n % grid.len()] {
                z -= if ys[n % 1] >= 0.25 {
                    grid2[n % 9] * grid2[n % 9]
                } else {
                    y
                };
                break;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p287_helper(out: &[f64], buf: Vec<f64>, ys: &[f64; 10]) -> f64 {
    for n in (0..=1).rev() {
        let t: f64;
        if out[n] > 0.9 {
            let mut acc = match n % 5 {
                0 => buf.windows(2).zip(0..buf.len()).filter(|(xs, m)| *m != 1).map(|(buf2, m)| 1.5 + (m as f64)).fold(buf[n], |acc, w| acc.max(w)),
                _ => {
                    let mut s = buf[n] + out[0];
                    buf[n]
                }
            };
            t = acc;
        } else {
            t = out[1..2].iter().map(|s| s * s).product::<f64>();
        }
        if n / 2 % 2 == 1 || n / 2 % 2 != 1 {
            continue;
        }
        if n % 2 != 0 {} else if ys.len() % 2 == 1 {}
    }
    (buf[1].tanh() + (-buf.iter().take(2).enumerate().map(|(count, e)| 2.0_f64 + *e).sum::<f64>().powi(2)).exp()) * ys[1]
}

#[differentiable(unconnected = "zero")]
fn p287_inner(u: f64) -> f64 {
    let mut row: Vec<f64> = vec![u; 11];
    let k = row.len();
    for n in (2..k).rev() {
        row[n] *= (row[n] * row[n - 1]).sin();
        if n % 2 == 0 {
            row[k - 1 - n] = row[n] * row[row.len() - 1];
        }
        row[n] = (row[k - 1] * row[k - 1]).sin();
    }
    let mut count = 0;
    while row.len() < 3 && count < 4 {
        count += 1;
        if count / 2 < 3 {
            row[11 - 1] = u + u - (u + -0.4);
        } else if row[10] < u {
            row[8] *= (1..row.len()).map(|count2| (count2 as f64)).sum::<f64>();
        } else {
            for i in 0..11 {
                let d = row[(i + 1) % 11];
                row[i] *= d * row[i];
            }
        }
    }
    (if k * 2 % 2 == 1 {
        row[count % row.len()]
    } else {
        row[0]
    }) - row.iter().sum::<f64>() * 1.5 - (u - row[count % row.len()]).hypot(1.0 + row[3].max(row[count % row.len()]).abs())
}

#[differentiable(unconnected = "zero")]
fn p287(row: &mut [f64; 12]) -> f64 {
    let flag = row[8] < 1.0 || row[2] > 0.5;
    let w = row[2] - row[6] / (1.0 + row[row.len() - 1].abs()) * row[5].sin().exp2();
    let mut pair: (f64, f64) = (w, (0..3).map(|k| (k as f64)).sum::<f64>());
    let mut j = 0;
    'rows1: while j < 4 && pair.1 <= pair.1 {
        j += 1;
        let w = w + (if pair.0 >= -1.0 || j / 2 > 2 {
            p287_inner(pair.1)
        } else {
            w.sin().exp2()
        });
        if w < pair.1 && j > 2 {
            let mut xs = row[0..6].to_vec();
            let mut q = p287_inner(xs[j % 6] + (j as f64));
        }
    }
    let mut z: f64 = w * (1.0 + w.abs()).powf(pair.0.sin()) / (1.0 + pair.1.abs());
    for j2 in 1..row.len() {
        match j2 * 2 % 4 {
            0 => {
                pair.1 = z - (j2 as f64) + (if j2 * 2 > 0 {
                    let y = z;
                    y
                } else {
                    pair.0
                });
            }
            1 | 2 => {}
            _ => {}
        }
    }
    0.9 + z + z * 0.5 - (if !(j % 3 != 0) {
        pair.1.atan()
    } else {
        let p = (1.0 + w.abs()).cbrt();
        pair.1.tanh()
    }) - z / (pair.0.min(z).powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p288_helper(grid: [f64; 2], t: f64, x: &mut f64) -> f64 {
    if 1 < 3 {
        if *x >= 3.0 {} else if t < 0.3 {
            if *x > 0.8 && t > 1.0 {
                return t;
            }
        }
    } else if *x > -1.0 {
        *x += t.max(*x);
    } else {
        *x -= (if 1 < 3 {
            let mut q = t;
            *x
        } else {
            *x
        }) * (*x / (1.0 + 0.8_f64.abs()));
    }
    *x + grid[1] * 2.0 - (0..grid.len()).filter(|j| *j != 1).map(|m| *x + (m as f64)).product::<f64>() * (*x * 0.25)
}

#[differentiable(unconnected = "zero")]
fn p288(s: f64) -> f64 {
    let row = [s; 3];
    'rows1: for k in 0..row.len() {
        for (count, e) in row.iter().enumerate() {
            let mut i = 0;
            let b: f64 = loop {
                i += 1;
                if i >= 3 {
                    break (1.0 + e.abs()).log10() + e.to_radians();
                }
            };
        }
    }
    s - s * 0.5 - row[3 - 1] * 2.0 + (row[0] * row[2] + s)
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
    fn shifted(&self, xs: &[f64], v: &[f64]) -> Point289 {
        Point289 { x: xs[0] - xs[2 - 1], y: v[0] + xs[0], z: xs[0] }
    }
}

#[differentiable(unconnected = "zero")]
fn p289_helper(ys: &mut [f64]) -> (f64, f64) {
    let x = ys[ys.len() - 1].atan();
    let mut x = x * (ys[ys.len() - 1] / 2.0).powi(2);
    let mut d: f64 = (0..1).map(|n| x.powi(2) + (n as f64)).product::<f64>();
    ((x + x * 0.3 + d * 0.3) * ys[1..].iter().map(|a| *a * *a).sum::<f64>(), x.tanh().exp_m1() + d)
}

#[differentiable(unconnected = "zero")]
fn p289(body: Point289, point: Point289, flag: bool) -> f64 {
    let w: f64 = (0..=2).rev().map(|k| (k as f64) * (point.y + body.z)).product::<f64>();
    let mut w = w * 0.3;
    for i in (0..3).step_by(2).rev() {
        match i / 2 % 4 {
            0 => {
                let mut kind: Shape289 = Shape289::Disc(w + w);
            }
            1 | 2 => {
                for m in 0..i {}
            }
            _ => {}
        }
        let r: f64;
        if flag {
            r = body.x.atan2(w.powi(2) + 1.2);
        } else {
            r = w;
        }
    }
    let mut count = 0;
    let a: f64 = loop {
        count += 1;
        if count >= 4 {
            break point.z.floor() * point.y / ((w / 2.0).powi(2) + 1.2);
        }
        w /= ((point.z.powi(2) + 1.2).cbrt() - (count as f64)).powi(2) + 1.0;
    };
    0.9 - a + body.x * 2.0 + point.y * 1.5 - w * 0.5 - a * 2.0 - (match count % 5 {
        0..=1 => {
            let acc = a;
            acc
        }
        2 => a,
        _ => body.x,
    }).powi(2)
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
    fn shifted(&mut self, xs: &mut [Point290], y: &mut f64) -> Point290 {
        let y2 = &mut *y;
        *y2 *= *y2 * *y2;
        Point290 { x: xs[1].x + xs[1].y, y: self.x.min(self.x) }
    }
}

#[differentiable]
impl Point290 {
    #[differentiable(unconnected = "zero")]
    fn new(b: f64) -> Point290 {
        Point290 { x: b, y: b }
    }
}

#[differentiable]
impl std::ops::Add for Point290 {
    type Output = Point290;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point290) -> Point290 {
        Point290 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p290_helper(grid: &mut Vec<f64>, buf: [[f64; 2]; 2], grid2: Vec<f64>) {
    match 0 % 4 {
        0 => {
            'rows1: for (m, buf2) in (0..grid2.len() - 1).zip(buf.iter()) {
                if grid2[m] < buf2[0] {
                    let mut ys = [(-buf2[0].powi(2)).exp(), buf2[0], match buf2.len() % 5 {
                        0..=1 => buf[2 - 1][1],
                        k if k + 1 > 0 => {
                            let d = buf2[2 - 1];
                            grid2[m]
                        }
                        _ => {
                            let q = buf2[1];
                            q
                        }
                    }];
                } else {
                    grid[m % 2] = (if m % 2 != 0 {
                        grid2[(m + 1) % 2]
                    } else {
                        buf2[m % 2]
                    }).abs();
                }
            }
        }
        1 | 2 => {}
        k if grid2[1] >= grid2[k % 2] => {
            let mut kind: Option<f64> = if k + 1 > 2 {
                Some(grid2[0] * (k as f64))
            } else {
                Some(grid2[1] - buf[k % buf.len()][1])
            };
        }
        _ => {}
    }
}

#[differentiable(unconnected = "zero")]
fn p290_inner(mut e: f64) -> (f64, f64) {
    let h = |d: f64, d2: f64| {
        let e2 = if d2 > -0.7 {
            let mut r = d2.cos();
            r * r
        } else {
            -0.9
        };
        d * d
    };
    e *= e;
    let mut n = 0;
    loop {
        n += 1;
        let mut grid: Vec<f64> = vec![e; 14];
        for j in (0..13).rev() {
            e = grid[14 - 1 - j] * -0.7 + (j as f64);
            grid[j] = grid[j + 1] * 0.3 + (j as f64);
            grid[j] += grid[0] * grid[(j + 3) % 14];
        }
        if n >= 2 {
            break;
        }
    }
    (e - (match n % 5 {
        0 => {
            let mut e2 = e;
            e2
        }
        i if e > e => {
            let x = e;
            x
        }
        _ => 0.9,
    }).asinh() - e.hypot(e.powi(2) + 1.2) / (1.0 + (e / 1.5).abs()), e - e * 2.0 - e)
}

#[differentiable(unconnected = "zero")]
fn p290(a: f64, s: f64, grid: &mut Vec<f64>, mut q: f64) -> f64 {
    'rows1: for (c, count) in grid.iter_mut().zip(0..1) {
        for count2 in 0..=count {
            *c += q.atan().sin().exp();
            let (r, y) = p290_inner(c.clamp(-0.75, 1.25));
        }
        let mut grid2: Vec<f64> = vec![*c; 11];
        for m in 0..0 {
            grid2[m] = grid2[0] * grid2[m];
        }
    }
    'steps2: for (q2, i) in grid[..7].iter_mut().zip(0..2) {
        let mut n = 0;
        while n % 2 == 0 && n < 2 {
            n += 1;
            let mut xs: [f64; 13] = [0.3; 13];
            for m in 0..4 {
                for k in 2 + m..13 {
                    xs[k - 1] = xs[k / 2] + xs[0] * s;
                    xs[k] += xs[k] * xs[k];
                    if xs[k - 1] > 1.1 {
                        *q2 = (xs[k] * xs[m]).sin();
                    }
                }
            }
        }
    }
    (-s.powi(2)).exp() + a * 0.5 - s * 0.3 - (0..grid.len()).step_by(2).map(|i| (i as f64)).product::<f64>()
}

flat_record! {
    Point290 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p291_helper(mut pair: (f64, f64), grid: &mut Vec<f64>) -> f64 {
    for buf in grid.chunks(2).rev() {
        pair.1 += buf[0];
    }
    let e = grid[0] * grid[0];
    let mut xs: [f64; 12] = [-0.7; 12];
    for k in 0..11 {
        xs[k] *= xs[k] / (1.0 + xs[k * 2 % 12].powi(2));
    }
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for (count, k) in (0..grid.len() - 1).zip(0..4) {
        xs.fill(pair.0);
        buf.push(pair.1.signum() * grid[count] - e);
    }
    buf.push(e.tanh().cosh());
    e + buf[buf.len() - 1] + e * 0.3 + xs.iter().sum::<f64>() * 2.0 + buf[0] * 0.5 - (1..buf.len()).rev().map(|i| -grid[i % grid.len()] + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p291(ys: &[f64; 4]) -> f64 {
    let mut q = ys[1].min((if ys[4 - 1] > 0.5 {
        ys[3]
    } else {
        let a = ys[0];
        a
    }) * (-ys[ys.len() - 1].powi(2)).exp());
    q = if ys[0] > 1.5 {
        q
    } else {
        q
    };
    for (i, acc) in (0..ys.len()).rev().zip(ys.iter()) {
        if i / 2 > 0 {
            return q;
        }
    }
    q -= q * (q / (1.0_f64.powi(2) + 1.2));
    let mut state: Vec<f64> = vec![ys[4 - 1]; 3];
    let mut t: f64 = 0.0;
    for n in (0..3).rev() {
        for m in 0..state.len() {
            state[m] = ys[..3][n] * (m as f64) + ys.iter().enumerate().map(|(count, &q2)| q2 * 0.8).fold(ys[m], |acc, acc2| acc + acc2 * q);
        }
        let mut w: f64 = 0.0;
        for n2 in 0..state.len() {
            t += state[n2] * state[0];
        }
        t += w * w.tanh();
    }
    let mut xs: Vec<f64> = vec![state[0]; 12];
    let mut c: f64 = 0.1;
    for n in (0..3).rev() {
        c += xs[0] * xs[11 - 0];
        for k in 1..12 {
            xs[k] = (state[n] * (k as f64)).sin();
        }
        let mut y: f64 = 0.0;
        for count in 0..xs.len() {
            y += xs[count] * xs[count].cos();
        }
        c += y.sin();
    }
    {
        let mut shape: Option<f64> = if 1 < 3 {
            Some(xs.iter().map(|q2| c + q2).fold(xs[4], |acc, s| acc * 0.5 + (xs[4] + s)))
        } else {
            None
        };
        let mut out: [f64; 9] = [t; 9];
        for m in (2..8).rev() {
            out[m] *= out[m] * (if let Some(d) = shape {
                0.1
            } else {
                state[0]
            });
        }
    }
    let s = q.tanh().exp2() + 2.0;
    let d = p291_helper((t / (state[2].powi(2) + 0.5), t), &mut xs);
    (if !(0.25 > -0.7) {
        let mut acc: f64 = c;
        s
    } else {
        state[3 - 1]
    }) + q * 1.5 + t * 0.5 + xs.iter().sum::<f64>() * 2.0 + c * 2.0 - s * 0.5 + d * 1.5 - ((0..=2).map(|count| (count as f64) * q).sum::<f64>() + xs.iter().step_by(2).rev().map(|&q2| q2).fold(t, |acc, w| acc * 0.5 + (w + w))) + (xs[7] * c).max(c.tanh().exp())
}

#[differentiable(unconnected = "zero")]
fn p292_helper(z: f64, w: f64, row: &[[f64; 2]; 3], s: f64) -> f64 {
    row[3 - 1][0].tanh() + w * 2.0 - s * 0.3 + s
}

#[differentiable(unconnected = "zero")]
fn p292(ys: Vec<f64>, out: &mut [f64], c: &mut f64) -> f64 {
    let (mut x, mut y) = (*c + c.cos(), *c);
    {
        let mut d = out[0] / 1.5 + x / (0.8_f64.powi(2) + 1.0) + (y * x).hypot((if out[2] <= y && y >= 0.25 {
            y
        } else {
            y
        }).powi(2) + 1.2);
        for k in 0..ys.len() {
            d /= (d.signum() * (out[4] + out[3])).powi(2) + 1.0;
        }
    }
    for a in out.iter_mut().rev() {
        let mut v: Vec<f64> = vec![y; 3];
        let mut r: f64 = 0.0;
        for k in 0..4 {
            for n in (1..3).rev() {
                if n % 3 != 1 {
                    v[n] = (ys[k] * (n as f64)).sin();
                }
            }
            for k2 in 1..v.len() {
                v[k2] = (ys[k] * (k2 as f64)).sin();
            }
            let mut u: f64 = 0.0;
            for j in 0..v.len() {
                u += v[j] * v[j].cos();
            }
            r += u;
        }
        let b = v.pop().unwrap();
        let j: usize = 3;
    }
    let mut count = 0;
    loop {
        count += 1;
        let u: f64 = 'found1: {
            out[count % 5] /= (if y >= 1.5 {
                x
            } else {
                y
            }).tanh().exp2().powi(2) + 1.0;
            if count * 2 % 3 == 0 || *c > x {
                break 'found1 (-y.powi(2)).exp();
            }
            (-y.powi(2)).exp() * (x / (c.powi(2) + 1.0))
        };
        if count >= 4 || (count + 1) % 3 == 0 {
            break;
        }
    }
    (y * (count as f64) - y * 2.0 - (0.8 + (count as f64) + x.abs())) * ((if y > 1.0 && x >= 1.0 {
        x
    } else {
        x
    }) * ys[2])
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
    last: [f64; 10],
}

#[differentiable]
impl Point293 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, spring: &mut Point293, v: Vec<f64>) -> Body293 {
        let (e, w) = (v[0], v[1]);
        let mut kind: Option<f64> = Some(w + e);
        let mut y = w;
        Body293 { rates: (y.powi(2) + 1.2).log10(), parts: Point293 { x: y, ..*self }, at: y, last: [0.3; 10], k: Point293 { x: 0.5, y: w } }
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
fn p293_helper(mut body: Body293, state: &Vec<f64>) -> f64 {
    let d = &mut body.k.x;
    *d += if 1 < 3 && *d > -0.4 {
        let mut a = *d;
        *d
    } else {
        *d
    };
    body.k.y = (state[1] - -0.4).min(state[0]);
    body.at *= state[0];
    body = Body293 { rates: body.at - state[0], at: state[1], k: Point293 { x: state[1] * state[0], y: state[0] }, last: [body.at * state[0]; 10], parts: Point293 { x: state[2 - 1] - state[0], y: body.rates * state[1] } };
    state[1] + (if body.at < body.parts.y {
        state[0].atan().exp()
    } else {
        body.last[4] * state[0]
    }) - state.iter().map(|&q| state[1].to_radians() + q).fold(state[0], |acc, p| acc * 0.5 + p * p)
}

#[differentiable(unconnected = "zero")]
fn p293_inner(b: f64, row: &Vec<f64>) -> f64 {
    let mut ys: Vec<f64> = vec![row[0]; 15];
    for count in 0..15 {
        let y = ys[(count + 1) % 15];
        ys[count] = y * ys[count];
    }
    'rows1: for w in ys[9..].iter_mut() {
        let mut out: [[f64; 9]; 9] = [[*w; 9]; 9];
        for k in (1..9).rev() {
            for k2 in (2..9).step_by(2) {
                out[k][0] = out[k][k - 1] * out[9 - 1][k];
            }
        }
    }
    ys[ys.len() - 1] + ys[0] - b * 1.5 + ys.iter().sum::<f64>() * 0.5 - (if ys[ys.len() - 1] < 0.8 {
        ys[5].floor() * row[1]
    } else {
        if ys[14] > 0.3 {
            row[2 - 1]
        } else {
            ys[4]
        }
    }) + (0..2).map(|k| (k as f64) * ys[k % 15].atan().sinh()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p293(mut s: f64, s2: f64, spring: &Body293, xs: &Vec<f64>) -> f64 {
    if spring.parts.y >= -0.4 {
        for t in &xs[1..] {
            let d = p293_helper(Body293 { at: *t, k: Point293 { x: spring.k.y + t, y: xs[3 - 1] + s2 }, rates: t * t, parts: Point293 { x: t.tanh(), y: (1.0 + t.abs()).log10() }, last: [xs[1]; 10] }, xs);
        }
    }
    let (mut r, mut b) = (xs[0], -xs[3 - 1]);
    let mut body = Body293 { at: spring.last[3], k: Point293 { x: xs[..1].iter().filter(|y| **y > -1.0).fold(r, |acc, y| acc * 0.5 + y * b), y: (0..xs.len()).rev().zip(1..xs.len()).map(|(i, k)| (k as f64)).fold(b, |acc, u| acc.max(u)) }, rates: p293_helper(Body293 { rates: r, k: Point293 { y: r, x: s2 }, last: [r; 10], at: -0.4, parts: Point293 { x: -0.7, y: xs[0] } }, xs), parts: Point293 { x: if spring.parts.x > 0.1 {
        xs[2]
    } else {
        xs[2]
    }, y: s - s2 }, last: [b + b; 10] };
    for (&p, j) in xs.iter().zip(0..=1) {
        b = s;
    }
    let mut j = 0;
    let s3: f64 = loop {
        j += 1;
        if j >= 3 || (j + 1) % 3 != 1 {
            break xs[j % xs.len()] * spring.last[j % 10];
        }
        let t = p293_inner(body.at * r, xs);
        let s3 = &mut body.at;
        *s3 = r - t;
    };
    spring.at + s3 - s * 0.5 - s2 * 1.5 + r * 2.0 + body.at * 0.3 - s3 * 0.3 + b + body.at
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
    fn new(x: f64, j: usize) -> Point294 {
        Point294 { x: if j / 2 % 3 != 0 {
            x
        } else {
            x
        }, y: (-x.powi(2)).exp() }
    }
}

#[differentiable(unconnected = "zero")]
fn p294_helper(buf: &[f64], v: &[f64], v2: &[f64]) -> [f64; 3] {
    {
        match 4 % 4 {
            0 => {
                let spring = Point294::new(v[v.len() - 1], 2);
            }
            1 | 2 => {}
            _ => {}
        }
    }
    [v2[v2.len() - 1], v[0] + v[1], v2[1]]
}

#[differentiable(unconnected = "zero")]
fn p294(row: &mut Vec<f64>, state: &[f64]) -> f64 {
    let u = &mut row[2];
    *u = state[2] + *u;
    let state2 = state.to_vec();
    let grid = [Point294 { y: state2[state2.len() - 1] / (state2[5 - 1].powi(2) + 1.0), x: state2[2].atan() }, Point294::new(state[0], 3), Point294 { x: (1.0 + state[state.len() - 1].abs()).log10(), y: state2[5 - 1] }];
    let mut t = state[1] + row[0];
    t *= (1.0 + (t + t).abs()).recip();
    t = t;
    -state2[1] + state2.iter().sum::<f64>() * 0.3 - grid[0].y * 2.0 + t * 0.5 - grid.iter().zip(0..state2.len()).map(|(spring, count)| (count as f64)).sum::<f64>()
}

flat_record! {
    Point294 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p295_helper(buf: &mut [f64], out: &mut [f64]) -> ([f64; 2], f64) {
    let mut out2: Vec<f64> = Vec::with_capacity(4);
    for j in 0..3 {
        out2.push(if !(out[0] > 0.25) {
            let mut d = out[0].sin();
            d - d
        } else {
            let mut y = out[0];
            0.5
        });
    }
    out2.push(out[1..2].iter().sum::<f64>());
    for &c in out.iter() {
        let mut y = (if out[0] > 1.1 {
            out[2 - 1]
        } else {
            c
        }) - out2[out2.len() - 1];
    }
    ([-0.7, 0.1], out2[0] - out2[0] * 0.3 + out2.iter().rev().map(|&c| c * buf[0]).fold(out2[0], |acc, e| acc * 0.5_f64 + e * e).signum() * out2.iter().map(|&u| u).fold(buf[1], |acc, acc2| acc + acc2) - (out[0] - out2[0] * out2[0]))
}

#[differentiable(unconnected = "zero")]
fn p295(grid: &mut [f64], mut pair: (f64, f64), ys: &[[f64; 2]; 2], buf: &[f64; 2]) -> f64 {
    'rows1: for &z in ys[2 - 1].iter() {
        grid[1] = buf[0] + buf[0];
        pair.1 += buf.iter().zip(0..ys.len()).map(|(a, n)| (-ys[n][0].powi(2)).exp() + (n as f64)).fold(0.8_f64, |acc, a| acc.max(a * a));
    }
    for k in 0..1 {
        let shape: Option<f64> = Some(ys[0][k].to_radians());
    }
    let mut ys2: [[f64; 3]; 3] = [[buf[0]; 3]; 3];
    for count in 0..3 {
        for i in 2..2 {
            ys2[count][i + 1] = ys2[3 - 1][(count + 2) % 3] * ys2[i / 2][(count + 2) % 3];
            ys2[3 - 1][(count + 3) % 3] -= ys2[i - 1][i] * 0.9 + ys2[(count + 3) % 3][i];
        }
    }
    ys2[0].swap(2, 0);
    pair.1 += (-ys2[0][1].powi(2)).exp().max(ys[2 - 1][2 - 1] / 3.0);
    let count: usize = 0;
    ys[ys.len() - 1].iter().enumerate().for_each(|(n, acc)| {
        pair.1 = match (count + 1) % 5 {
            0..=1 => {
                let w = buf[1];
                buf[n % 2] * acc
            }
            _ => {
                let mut d = buf[0] + acc;
                (-buf[n % buf.len()].powi(2)).exp()
            }
        };
    });
    if count * 2 < 3 || ys2[2][count % 3] >= ys[count % ys.len()][0] {
        ys2[1][count % 3] *= ys[1][1];
        return pair.1 * pair.0 * buf[0].atan();
    }
    match count % 3 {
        0 => {
            let mut grid2: Vec<f64> = vec![grid[1]; 18];
            for j in (0..3).rev() {
                ys2[0][3 - 1] = ys2[1][0] + ys2[1][j] * ys2[j][j];
                ys2[0][j] -= ys2[0][j / 2] + ys2[1][j] * ys2[(j + 1) % ys2.len()][1];
            }
        }
        m if ys2[2][3 - 1] < 0.8 => {}
        _ => {
            for (m, out) in ys2[1][..2].chunks(2).enumerate() {}
        }
    }
    (ys2[1][3 - 1] + buf[0] + pair.1 * 0.5 + ys2[0][count % 3] * 2.0 + ys2[1][2]) * (pair.0.min(ys[count % ys.len()][0]) + ys2[count % 3][0] * pair.1)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point296 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point296 {
    type Output = Point296;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point296 {
        Point296 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p296_helper(m: usize, ys: [[f64; 2]; 3], out: &mut [f64]) -> Option<f64> {
    Some(out[0] + out[out.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p296(buf: &[f64], v: &mut [f64; 3]) -> Point296 {
    let out = v.to_vec();
    let mut shape: Option<f64> = Some(out[1]);
    if out[2] < -0.4 && out[0] <= 0.3 {
        return Point296 { x: v[0], y: out[1] };
    }
    if 0 < 3 && v[3 - 1] > v[v.len() - 1] {
        let mut row = [out[1], v[..1].iter().take(2).map(|u| *u * out[1]).sum::<f64>(), v[v.len() - 1]];
        let e = &mut row[2];
        *e = 0.3 * v[3 - 1];
        let mut v2: Vec<f64> = vec![0.0; 3];
        let mut d: f64 = 0.0;
        for k in 0..3 {
            for m in 0..3 {
                v2[m] += row[k] * (m as f64) + (0..row.len()).rev().map(|j| row[m] + (j as f64)).fold(out[m], |acc, p| acc.max(buf[m] + p));
            }
            let mut r: f64 = 0.0;
            for n in 0..v2.len() {
                r += v2[n] * v2[n].cos();
            }
            d += r * row[k];
        }
    } else {
        match shape {
            None => {}
            Some(u) => {
                let mut z: f64;
                if v[1] <= u {
                    z = u;
                } else {
                    let mut u2 = (0..1).rev().map(|count| (count as f64) * u).fold(u, |acc, b| acc.max(out[3 - 1] + b)) - out[1].abs();
                    z = u;
                }
            }
        }
    }
    Point296 { x: out[1..].iter().enumerate().map(|(i, w)| w * w).sum::<f64>(), y: out.iter().enumerate().rev().filter(|(k, y)| **y > 1.5).map(|(i, c)| *c + *c).sum::<f64>() }
}

flat_record! {
    Point296 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p297_helper(out: &[f64], u: &mut f64, buf: &[f64]) -> f64 {
    let y = std::mem::replace(u, buf[0] / 3.0);
    *u += (1.0 + y.abs()).ln_1p().min(y);
    let xs = vec![buf[0]; buf.len()];
    for (count, &a) in xs.iter().enumerate() {
        *u += xs[count] / (1.0 + xs[xs.len() - 1 - count].abs()) - a.signum() * a;
    }
    (if y > out[1] || buf.len() < 3 {
        y
    } else {
        let mut acc = xs[1];
        out[1]
    }) - xs[1] * 0.5 + xs[2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p297_inner(v: [[f64; 2]; 2]) -> f64 {
    let mut pair: (f64, f64) = (0.9, v[1][1]);
    let ys = [pair.1.atan().exp(), pair.0];
    pair.0 = 1.0 / (1.0 + pair.1.abs()) * (pair.1 * ys[0]);
    let mut found: Option<f64> = if ys[0] < 0.3 {
        Some(v[0][0])
    } else {
        Some(ys[0] * ys[ys.len() - 1])
    };
    ys[1] * pair.0 - v[2 - 1][1] * 1.5 + ys[1] * 0.5 - pair.1 / 1.5
}

#[differentiable(unconnected = "zero")]
fn p297(grid: &[f64], u: f64, u2: f64, i: usize) -> f64 {
    match grid.len() % 3 {
        0 => {
            for (buf, e) in grid.chunks(2).zip(&grid[3..4]) {}
        }
        1 | 2 => {
            let mut ys: Vec<f64> = Vec::new();
            for xs in grid.windows(2) {
                ys.push((0..i).map(|k| (k as f64)).product::<f64>() * (i as f64));
            }
            ys.push(grid[i % grid.len()]);
            match i * 2 % 4 {
                0 => {}
                i2 if ys.len() < 3 => {
                    let mut r = p297_helper(&grid[2..], &mut ys[i2 % 1], grid);
                }
                _ => {}
            }
        }
        _ => {
            let mut count = 0;
            'rows1: while count % 3 == 0 && count < 2 {
                count += 1;
            }
        }
    }
    u2 - u * 0.5 - u2 * 2.0 - u * u2 * (-0.7 / 2.0) - grid[3..].iter().zip(1..grid.len()).map(|(z, k)| (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p298(c: f64, x: &mut f64) -> f64 {
    let c2 = (1.0 + c.abs()).ln();
    let a = ((c2 - c2 + *x).powi(2) + 0.5).log10();
    let acc = &mut *x;
    *acc = c2 * a;
    *x = *x;
    let mut xs: [[f64; 9]; 9] = [[a; 9]; 9];
    for i in 1..8 {
        for m in (0..8).step_by(2) {
            xs[9 - 1 - i][m] += xs[(i + 2) % 9][m] * 0.3 + (m as f64);
            xs[(i + 3) % 9][m] += xs[i][m] * xs[i - 1][7];
        }
    }
    let mut n = 0;
    let y: f64 = loop {
        n += 1;
        if c2 > 1.0 {
            break -0.7 + xs[3][6];
        }
        xs[n % 9][9 - 1] = xs[5][n % 9] + -a;
        if n >= 3 || a >= -0.7 {
            break xs[6][n % 9] * c2 * *x;
        }
    };
    if a < 1.0 {
        xs[n % 9][n % 9] += (a + a).floor() * (a / (1.0 + a.abs()));
        let mut shape: Option<f64> = Some(xs[n % xs.len()][n % 9].cos());
        xs[4][n % 9] = a;
    }
    if *x > 0.9 {
        let y = y + (a * y + y);
    } else if xs.len() > 0 {
        xs[5][0..3].fill(a.atan());
    }
    (y.powi(2) + 1.2).powf(xs[7][9 - 1].sin()) + c * 0.3 + c2 * 0.3 - xs[2][n % 9] * 2.0 - y * 0.3 - xs[n % 9][2..].iter().rev().map(|p| *p * *p).fold(a, |acc, z| acc.max(z))
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
    fn energy(&mut self, mut state: [f64; 2]) -> f64 {
        for x in state.iter_mut() {
            let mut state2 = vec![*x, *x * 0.9];
        }
        state[1] - state[0] - state[1].to_radians()
    }
}

#[differentiable(unconnected = "zero")]
fn p299_helper(xs: &mut Vec<f64>, y: f64, buf: &Vec<Body299>) {
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 2 || y >= xs[i % xs.len()] {
            break;
        }
    }
    let (x, s): (f64, f64) = (xs.iter().take(2).map(|a| *a * xs[i % xs.len()]).sum::<f64>(), buf[i % buf.len()].rates.0 * buf[0].rates.1);
}

#[differentiable(unconnected = "zero")]
fn p299(pair: (f64, f64), grid: &[Point299], xs: &Vec<f64>) -> (f64, f64) {
    if grid[0].y > 1.5 {
        if -0.7 > 3.0 {} else if xs[9] <= grid[4].y {}
    } else {
        let mut state = xs[9..].to_vec();
    }
    let mut buf = [[grid[0].z, xs[8]], [pair.0, grid[2].z], [pair.0, xs[9]], [xs[xs.len() - 1], xs[6]]];
    let d: f64 = 'found1: {
        let w = std::mem::replace(&mut buf[0][1], grid[3].y - xs[6]);
        buf[0][1] = xs[11 - 1] + xs[11 - 1] + buf[3][0];
        if xs[6] < 1.5 {
            return (buf[2][0], w);
        } else {
            xs.iter().rev().for_each(|c| {
                buf[3][2 - 1] += pair.1 * *c;
                buf[0][2 - 1] += buf[2].iter().rev().zip(buf[2][0..1].chunks(2)).map(|(&u, out)| out[0] * *c).sum::<f64>();
            });
        }
        xs[10]
    };
    pair
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
    fn energy(&self, row: &[f64]) -> (f64, f64) {
        if row[1] > 0.8 {
            'rows1: for j in 0..=1 {
                let mut c = row[j] + (j as f64) + (j as f64);
            }
        } else {
            let mut i = 0;
            loop {
                i += 1;
                if i >= 4 || i % 3 != 1 {
                    break;
                }
                let mut grid = row[1..2].to_vec();
            }
        }
        ((if row[1] > 0.1 {
            0.1
        } else {
            row[1]
        }) - (if row[1] > 0.25 || row[row.len() - 1] > 0.1 {
            self.x
        } else {
            let mut d = row[0];
            d
        }) * 2.0, (row[0] + self.y) * (row[1] + -row[1]) * row.iter().enumerate().map(|(j, z)| *z).fold(row[1], |acc, p| acc + (row[2 - 1] + row[2 - 1] + p)))
    }
}

#[differentiable]
impl Point300 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool) -> f64 {
        let m: usize = 3;
        let point = Point300 { x: self.x * self.y, y: (0..2).map(|j| self.x + (j as f64)).sum::<f64>() };
        self.y + (0..1).map(|i| (i as f64) * (0..2).filter(|i2| *i2 != 1).map(|n| self.x + (n as f64)).fold(point.x, |acc, d| acc.max(d))).sum::<f64>() + (0..=m).zip(0..1).filter(|(m2, j)| *j != 1).map(|(k, n)| (n as f64)).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Sub for Point300 {
    type Output = Point300;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point300) -> Point300 {
        Point300 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p300_helper(v: &[f64]) -> f64 {
    for x in v.iter().rev() {
        if *x > 3.0 || *x >= 0.8 {
            continue;
        }
        let q = -(v.iter().enumerate().map(|(count, &acc)| acc + acc).fold(v[1], |acc, x2| acc + (v[1] + x2)) * (v[1] * 0.25));
    }
    let mut count = 0;
    let z: f64 = 'rows1: loop {
        count += 1;
        if count >= 3 {
            break v[v.len() - 1] - v[count % 2] + v[v.len() - 1];
        }
    };
    3.0 * ((z - z) * v[2 - 1]) - (1.0 + v.iter().zip(v.chunks(2)).map(|(&acc, out)| z * out[0]).sum::<f64>().abs()).log10()
}

#[differentiable(unconnected = "zero")]
fn p300(z: f64, a: f64, out: [[f64; 2]; 2]) -> ([f64; 2], f64) {
    let row = vec![Point300 { x: out[0][2 - 1], y: a }, Point300 { x: out[out.len() - 1][0], y: z }];
    if row[1].y > 3.0 {
        let mut buf: [f64; 18] = [row[1].y; 18];
        for k in 0..18 {
            let p = buf[k];
            buf[k] = p.tanh() * buf[18 - 1 - k];
            buf[0] *= buf[k] * 0.3 + buf[k];
        }
    } else {
        let p: f64;
        if row[0].x > -1.0 {
            p = (-0.7_f64).abs().tanh();
        } else {
            p = a / 1.5;
        }
    }
    ([row[1].y, out[0][0]], (row[0].y + a * 0.5 - row[1].x * 0.5) * (row[row.len() - 1].x + (row[1].y.powi(2) + 1.2).cbrt()))
}

flat_record! {
    Point300 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p301_helper(row: [f64; 2], p: f64, ys: &mut [f64], m: usize) -> (f64, f64) {
    let (mut x, z) = (p * p / 3.0, if m > 2 || ys[m % ys.len()] <= 3.0 {
        row[m % row.len()]
    } else {
        let mut s = ys[0];
        p
    });
    match m % 3 {
        0 => {
            let flag = (m + 1) % 3 == 0 && m % 2 != 1;
        }
        k if !(k * 2 % 3 != 1) => {
            let (z2, r) = (p, z.signum() * x);
        }
        _ => {}
    }
    (0.5 + row[row.len() - 1] * 1.5 - p * 1.5 + (z * (m as f64) - (m as f64)), (x - p * 1.5 - x * 2.0 + z * 1.5) * ys.iter().step_by(2).filter(|z2| **z2 > -1.0).map(|x2| *x2 * row[m % row.len()]).sum::<f64>() + row[..1].iter().sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p301(state: &[f64]) -> f64 {
    for k in 0..=1 {
        let mut state2: [[f64; 4]; 4] = [[state[k]; 4]; 4];
        for m in (0..4).rev().step_by(2) {
            for m2 in (0..4).rev().step_by(2) {
                state2[m][m2] *= state2[m][(m2 + 1) % 4] * state2[m2][m2];
            }
        }
        for q in state2[k].iter_mut().skip(1) {
            let mut out: [f64; 16] = [*q; 16];
            let n = out.len();
            for n2 in 0..2 {
                for k2 in (1..n).rev().step_by(2) {
                    out[k2] -= out[k2] * 0.5 + out[n - 1 - k2];
                    out[k2] += out[k2].tanh() * out[0];
                    out[k2 - 1] += out[k2 - 1] * out[(k2 + 3) % n];
                }
            }
        }
    }
    state[state.len() - 1].powi(3) + (1..state.len()).map(|m| (m as f64) * (match m % 5 {
        0..=1 => state[m % state.len()],
        2..=3 => state[m],
        _ => state[3],
    })).sum::<f64>()
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
fn p302(#[no_diff] grid: &[f64], row: Vec<f64>, spring: &Point302) -> f64 {
    let mut acc = row[4] * spring.z;
    acc *= ((acc * acc).powi(2) + 1.2).cbrt();
    if acc > 1.0 {} else {
        acc *= row[2];
    }
    (grid[0].tanh().exp() - row.iter().sum::<f64>() * 1.5 + acc * 2.0) * spring.y
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
    fn norm(&mut self, n: usize) {
        for m in 0..2 {
            let mut state: [f64; 4] = [0.5; 4];
        }
    }
}

#[differentiable]
impl Body303 {
    #[differentiable(unconnected = "zero")]
    fn new(mut s: f64) -> Body303 {
        Body303 { at: [s.sin().sinh(), s - s, s + s], k: s - s, rates: 0.9_f64.powi(2) }
    }
}

#[differentiable]
impl std::ops::Add for Point303 {
    type Output = Point303;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point303) -> Point303 {
        Point303 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p303_helper(grid: [f64; 3], out: &mut [f64], out2: &mut [f64; 2]) {
    out[1] += (-grid[1].powi(2)).exp() + out[1];
    let mut k = 0;
    let mut p: f64 = loop {
        k += 1;
        if k >= 3 {
            break out2[1];
        }
        let a: f64 = out.iter().rev().sum::<f64>() * out2[0];
        let mut a2: f64;
        if a >= 1.5 {
            let q = if k % 2 == 0 {
                -out2[k % 2]
            } else {
                let z = a;
                out2[k % 2]
            };
            a2 = q;
        } else {
            a2 = (a - a).cos();
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p303_inner(row: [[f64; 2]; 2], unit: &Body303) -> f64 {
    let mut ys = [unit.rates - row[1][0], unit.at[3 - 1]];
    let mut r: f64 = 1.5;
    let acc = unit.k * r * (-0.25_f64.powi(2)).exp() + ys[1].max(unit.rates - 3.0);
    (ys[1] - ys[1] * 0.3 + acc * 0.5) * ys[ys.len() - 1] * (if 0 < 3 {
        let x = (1.0 + ys[0].abs()).cbrt();
        if r >= 0.1 {
            x
        } else {
            unit.at[0]
        }
    } else {
        acc.cos()
    })
}

#[differentiable(unconnected = "zero")]
fn p303(part: Point303, spring: &Point303) -> f64 {
    for j in (0..3).rev() {}
    let mut grid: Vec<f64> = Vec::new();
    for k in 0..1 {
        if part.y > spring.y {
            grid.push(spring.y / 2.0 + spring.z.clamp(-0.75, 1.25));
        }
    }
    grid.push((spring.z.powi(2) + 1.0).powi(-1));
    let mut row: [f64; 4] = [0.5; 4];
    let (mut t, b) = (part.z.sin().exp2() * (if !(1 < 3) {
        part.z
    } else {
        row[0]
    }), row[0]);
    for count in (0..row.len()).take(2) {}
    {}
    (-b - part.y * 0.5 - row[2] * 1.5 + t * 0.5 + b * 2.0 + (b + row[2]) / (1.0 + (0.25 * row[1]).abs())) * ((1.0 + spring.z.abs()).ln() - b * t)
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
    fn energy(&mut self, grid: &[f64; 2], unit: &Point304) {
        self.y = grid[1].sin();
        for i in (0..=4).skip(1) {
            let mut k = 0;
            let mut r: f64 = 'rows1: loop {
                k += 1;
                let mut out: Vec<f64> = Vec::with_capacity(4);
                for (&b, row) in grid.iter().zip(grid[..1].chunks(2)) {
                    self.x /= grid[k % grid.len()].powi(2) + 1.0;
                    out.push(row[0]);
                }
                out.push((1.0 + grid[k % 2].abs()).powi(-1));
                let b = out.iter().zip(out.iter()).map(|(&d, u)| *u * (unit.x * (k as f64))).product::<f64>() - (k as f64);
                if k >= 2 {
                    break if (k + 1) % 3 != 0 {
                        out[0] * b
                    } else {
                        b
                    };
                }
            };
        }
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
fn p304_helper(point: &mut Point304, ys: &[f64; 2]) -> f64 {
    let mut z = ((if point.y > ys[0] {
        ys[0]
    } else {
        ys[0]
    }).floor() * ys.iter().map(|&b| b).sum::<f64>()).abs();
    point.y /= z.powi(2) + 1.0;
    ys[1] - -1.0 - ys.iter().fold(point.x, |acc, &s| acc + (ys[2 - 1] + s))
}

#[differentiable(unconnected = "zero")]
fn p304(#[no_diff] unit: &Body304, state: &Vec<Body304>, xs: [[f64; 2]; 2], part: &mut Point304) -> ([f64; 2], f64) {
    let out = vec![Body304 { at: (0.3_f64.abs(), unit.rates), k: [*part + *part, *part + *part], rates: xs[0][0], parts: [Point304 { x: xs[1][1], ..*part }, Point304 { x: state[2].last, y: xs[2 - 1][0..1].chunks(2).map(|grid| state[state.len() - 1].last * unit.rates).sum::<f64>() }], last: part.y * xs[1][1] }, Body304 { at: (part.x, xs[1][0]), k: [Point304 { x: xs[1][1].tanh().cosh(), y: part.y }, *part + *part], rates: 0.9 * xs[xs.len() - 1][2 - 1], parts: [Point304 { x: (part.x.powi(2) + 1.0).powf(unit.last.sin()), y: -xs[1][1] }, *part + *part], last: (1.0 + part.x.abs()).log10() }];
    let mut row: Vec<f64> = vec![part.y; 13];
    let j = row.len();
    for j2 in (0..j - 1).rev() {
        row[j2] += row[j2] + row[j - 1] * out[out.len() - 1].rates;
        row[j2] *= row[j - 1 - j2] / (1.0 + row[j2].powi(2));
        row[j2] -= row[j2].tanh() * row[j2 + 1];
    }
    'rows1: for (n, unit2) in out.iter().enumerate() {
        let mut pair = ([row[n] * out[1].parts[2 - 1].y, row.iter().enumerate().map(|(j2, &acc)| acc).product::<f64>()], unit2.at.1.to_radians());
        pair.1 += (1.5_f64.powi(2) + 0.5_f64).ln().atan();
        let mut v: [[f64; 3]; 3] = [[part.y; 3]; 3];
        for count in 2..3 {
            for j2 in 2 + count..2 {
                v[j2][count] *= v[j2][count] * -0.7 + (j2 as f64);
            }
        }
    }
    row.push(row[j % 13] - row[j % row.len()]);
    let mut w = part.x;
    if state[1].parts[j % 2].y <= 0.25 && j > 1 {
        let mut spring = *part + *part;
        let w2 = &mut w;
        *w2 += -*w2;
    } else if row[j % row.len()] > w {} else {
        w = 1.5 - (j as f64);
    }
    ([(1..row.len() - 1).filter(|m| *m != 1).map(|n| (n as f64)).fold(row[4], |acc, q| acc + q) + 0.9 * xs[j % xs.len()][j % 2], -(part.x - w)], w * row[j % row.len()] + xs[j % 2][j % 2] * 0.3 - out[2 - 1].k[j % 2].y * 2.0 + row.iter().sum::<f64>() * 1.5 + row[j % 13])
}

flat_record! {
    Point304 { x, y }
    Body304 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p305_helper(row: &mut [f64], grid: &Vec<f64>, mut y: f64, pair: (f64, f64)) {
    let mut add = |t: f64| {
        y += t * (pair.1 + pair.0);
        y
    };
    let acc = add(grid[1]);
    let a = add(acc.to_radians());
    let mut xs = grid.to_vec();
}

#[differentiable(unconnected = "zero")]
fn p305_inner(grid: &[f64; 3]) -> f64 {
    let g = |z: f64, c: f64| {
        let z2 = c / (1.1_f64.powi(2) + 1.0) * z;
        z * (c * z.min(z2))
    };
    let mut m = 0;
    while m < 2 && grid[m % grid.len()] > grid[m % grid.len()] {
        m += 1;
        let c = (1.0 + (grid[2] / 1.5).abs()).ln_1p().atan();
    }
    grid[0] * grid[3 - 1] - ((-grid[m % 3].powi(2)).exp() - grid[m % 3].max(0.8))
}

#[differentiable(unconnected = "zero")]
fn p305(pair: (f64, f64)) -> f64 {
    'rows1: for m in (0..2).take(2).rev() {}
    let mut acc: f64 = 0.25;
    let j: usize = 1;
    let mut buf = [[acc, acc], [acc, acc], [acc, pair.0]];
    let w = &mut buf[2][1];
    *w = match j % 5 {
        0 | 4 => pair.1,
        k if j * 2 % 3 == 0 => acc,
        _ => *w,
    };
    if buf[1][j % 2] <= 1.1 {
        let mut pair2 = (buf[1][2 - 1] - buf[j % 3][j % 2] + (0.9 - (j as f64)), buf[0][1].cos());
    } else {
        'steps2: for i in (0..buf.len()).skip(1) {
            acc = acc;
        }
    }
    acc + buf[j % buf.len()][2 - 1] + pair.0 * 0.3 - buf[j % buf.len()][j % 2] * 1.5 - (buf[j % 3][0] * buf[0][j % 2] - pair.1) - buf[buf.len() - 1][0..1].iter().sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point306 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape306 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point306 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, b: f64, ys: [f64; 3]) -> (f64, f64) {
        let mut buf: [f64; 9] = [b; 9];
        let mut p: f64 = 0.0;
        for k in (0..3).rev() {
            for count in 0..buf.len() {
                buf[count] += (ys[k] * (count as f64) + ys[k]).cos();
            }
            let mut d: f64 = 0.0;
            for k2 in 0..buf.len() {
                p += buf[k2] * buf[8 - k2];
            }
            p += d.sin();
        }
        ((ys[1] + ys[2] * 0.5 - buf.iter().sum::<f64>() * 0.3) * ys[1], (buf.iter().map(|&r| r).product::<f64>() + buf.iter().sum::<f64>() * 2.0 - p * 0.5) * (0..ys.len()).step_by(2).map(|k| (k as f64)).sum::<f64>())
    }
}

#[differentiable]
impl std::ops::Sub for Point306 {
    type Output = Point306;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point306) -> Point306 {
        Point306 { x: self.x - other.x, y: self.y - other.y }
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
fn p306_helper(v: &[f64], count: usize) -> [f64; 2] {
    for q in v[1..].iter().rev() {
        let mut xs: [[f64; 4]; 4] = [[0.1; 4]; 4];
        for k in (1..3).rev() {
            for n in (0..3).rev() {
                xs[k][k * 2 % 4] += xs[n][n].tanh() * xs[n][k];
                xs[k][n] = (xs[n / 2][k - 1] * xs[k - 1][n]).sin();
            }
        }
    }
    let mut buf: [f64; 11] = [v[0]; 11];
    for k in (1..11).rev() {
        if buf[11 - 1 - k] > -0.4 {
            buf[8] += buf[11 - 1] * buf[k];
        }
    }
    [(if count / 2 % 2 == 0 {
        buf[buf.len() - 1]
    } else {
        let mut s = buf[count % 11];
        s
    }).mul_add(match count / 2 % 5 {
        0 => v[0],
        2 | 4 => buf[2],
        _ => buf[count % buf.len()],
    }, v[1]), (buf[buf.len() - 1] * buf[9]).tanh()]
}

#[differentiable(unconnected = "zero")]
fn p306(buf: &[[f64; 2]; 2]) -> [f64; 3] {
    let f = |acc: f64| {
        let mut d = acc;
        if 4 < 3 {
            return acc;
        }
        acc + (if d > 0.25 {
            d
        } else {
            d
        }).cos()
    };
    (0..buf.len()).zip(&buf[1]).for_each(|(j, c)| {});
    let mut xs = vec![buf[1].iter().zip(buf[1].iter()).map(|(t, d)| d * d).sum::<f64>(), f(buf[buf.len() - 1][2 - 1]), f(0.5)];
    let xs2 = p306_helper(&buf[1], 3);
    xs[1] += (1.0 + xs2[2 - 1].abs()).powf(xs[1].sin()) * buf[2 - 1][1];
    let mut row: [f64; 9] = [xs[2]; 9];
    let mut z: f64 = 0.0;
    for i in 0..3 {
        for k in 0..row.len() {
            row[k] = (xs[i] * (k as f64) + buf[buf.len() - 1][0]).cos();
        }
        let mut p: f64 = 0.0;
        for m in 0..row.len() {
            p += row[m] * row[0];
        }
        z += p;
    }
    for count in (0..9).step_by(2) {
        row[count] *= row[count].tanh() * row[9 - 1 - count];
    }
    [xs[3 - 1], ((-row[1].powi(2)).exp().powi(2) + 1.0).powf((-0.4 + row[0]).sin()), z]
}

flat_record! {
    Point306 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point307 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body307 {
    at: [Point307; 2],
    k: [f64; 10],
    rates: (f64, f64),
    #[no_diff] parts: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape307 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body307 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, q: f64, b: f64) -> Shape307 {
        let mut xs: [[f64; 3]; 3] = [[b; 3]; 3];
        for k in (0..0).rev().step_by(2) {
            for n in (2..3).step_by(2) {
                xs[k][k] = xs[k][n] * xs[n][n];
            }
        }
        if b > 0.9 {
            Shape307::Rect((1.0 + b.abs()).powf(q.sin()), 3.0 * b)
        } else {
            Shape307::Disc(b)
        }
    }
}

#[differentiable]
impl Point307 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut t: f64, v: &[f64]) -> f64 {
        let mut a = self.y * v[1].atan();
        t + self.x + a * 2.0 - (if v[0] > -0.7 {
            let mut acc = a;
            if 1 < 3 || self.x > a {
                v[1]
            } else {
                let mut q = acc;
                q
            }
        } else {
            t / (1.0 + a.abs())
        })
    }
}

#[differentiable]
impl Body307 {
    #[differentiable(unconnected = "zero")]
    fn new(d: f64) -> Body307 {
        Body307 { at: [Point307 { x: d.mul_add(d, d), y: (0..4).rev().map(|m| d + (m as f64)).sum::<f64>() }, Point307 { x: d, y: d }], k: [(0..=1).take(2).zip(0..1).filter(|(k, m)| *m != 1).map(|(count, i)| d + (i as f64)).product::<f64>(); 10], rates: (if d > -0.7 {
            d
        } else {
            let mut d2: f64 = d;
            d2
        }, d), parts: 0 }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point307 {
    type Output = Point307;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point307 {
        Point307 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p307_helper(pair: (f64, f64), part: &Body307, mut v: Vec<f64>) -> f64 {
    if part.k[3] >= 0.8 {
        v[1] += v[1] - v[v.len() - 1] * v[2 - 1];
    } else {
        let mut count = 0;
        while count < 4 && count * 2 < 3 {
            count += 1;
            v[1] += (pair.1.powi(2) + 1.0).cbrt() + (0.25 + pair.1);
        }
    }
    v[v.len() - 1] - pair.0 * 1.5 + 1.1
}

#[differentiable(unconnected = "zero")]
fn p307_inner(mut pair: (f64, f64), p: &mut f64, w: &mut f64) -> f64 {
    let mut part = Body307::new(w.sin().exp_m1());
    (0..=3).zip(0..1).map(|(count, m)| *w + (m as f64)).sum::<f64>() + (0..=4).skip(1).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p307(mut p: f64, grid: &[[f64; 2]; 2]) -> f64 {
    let mut state: [[f64; 9]; 9] = [[grid[0][0]; 9]; 9];
    for j in 2..9 {
        for count in (2..9).step_by(2) {
            state[9 - 1][j] += state[j][count] * (state[(j + 1) % 9][6] / (1.0 + state[count][count].abs()));
        }
    }
    if state[8][0] > 0.3 {
        let p = p + (state[0][9 - 1] + state[3][0] + (state[state.len() - 1][7] + grid[1][0]));
    } else {
        let flag = state[0][9 - 1] >= state[state.len() - 1][0] && state[6][1] > 0.8;
    }
    let mut j = 0;
    let mut b: f64 = loop {
        j += 1;
        match j * 2 % 4 {
            0 => {
                state = [[(-grid[j % grid.len()].iter().rev().zip(grid[grid.len() - 1].iter()).map(|(&w, t)| *t).sum::<f64>().powi(2)).exp(); 9]; 9];
            }
            1 | 2 => {
                for k in 0..9 {
                    p = (state[j % 9][k] * state[j % 9][k]).sin();
                }
            }
            _ => {}
        }
        let state2 = vec![Point307 { x: state.iter().enumerate().filter(|(n, row)| *n % 3 == 0).map(|(j2, v)| p).fold(p, |acc, acc2| acc + acc2 * acc2), y: state[2][j % 9] + grid[j % grid.len()][j % 2] }, Point307 { x: if grid[j % 2][0] > 2.0 {
            let u = state[6][2];
            u
        } else {
            grid[j % grid.len()][0]
        }, y: grid.iter().filter(|grid2| j > 1).map(|v| v[j % 2] * v[j % v.len()]).fold(grid[2 - 1][j % 2], |acc, s| acc + s * 0.5) }];
        if j >= 4 {
            break -(if state2[1].y < state[1][0] {
                let y: f64 = state2[j % 2].x;
                state2[0].x
            } else {
                let mut s = grid[1][j % 2];
                state[j % state.len()][5]
            });
        }
    };
    (state[0][9 - 1] + p * 0.3 - state[1][j % 9] * 1.5 + b * 2.0 + state[j % state.len()][2..5].iter().filter(|b2| **b2 > 2.0).sum::<f64>()) * (0.1 + (j as f64) - (j as f64))
}

flat_record! {
    Point307 { x, y }
    Body307 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point308 {
    x: [f64; 2],
    y: [f64; 3],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body308 {
    at: f64,
    k: [Point308; 2],
    rates: f64,
    parts: f64,
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape308 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p308(mut xs: Vec<f64>, u: &mut f64, #[no_diff] mut body: Body308) -> Vec<f64> {
    body.k[0].x[1] /= body.at.powi(2) + 1.0;
    xs[..2].swap(0, 1);
    let w: f64;
    if *u > 1.5 {
        let mut y: f64 = xs.iter().filter(|r| **r > -0.4).map(|y| *y).sum::<f64>();
        w = y;
    } else {
        w = (-0.7 / (1.0 + body.rates.abs())).to_radians();
    }
    let mut y = (if w > -0.4 {
        w + 0.1
    } else {
        let mut e = body.at.abs();
        e.hypot(1.0 + e.abs())
    }) * w.max(body.last / 2.0);
    if y > 0.5 {
        let mut xs2: Vec<f64> = vec![w; 9];
        for count in 0..4 {
            for k in (2..8).step_by(2) {
                xs2[k + 1] = xs2[0] * body.at;
                xs2[k] = xs2[(k + 1) % 9] + xs2[1] * *u;
            }
        }
        let mut xs3 = xs2.to_vec();
    }
    let mut state: [f64; 14] = [y; 14];
    for j in (1..14).rev() {
        *u = state[j] * y.min(y);
        state[14 - 1 - j] = state[j] * 0.5 + (j as f64);
        state[j - 1] -= state[j] * 0.9 + state[j];
    }
    for d in state[8..13].iter_mut().rev() {
        for (&c, k) in xs.iter().zip(0..xs.len()) {
            let acc: f64 = 'found1: {
                let mut ys: Vec<f64> = Vec::new();
                for acc in &xs[3..] {
                    ys.push(w);
                }
                ys.push(y);
                if y < 2.0 {
                    break 'found1 (-ys[0].powi(2)).exp();
                } else {
                    *d = y;
                }
                *u
            };
        }
    }
    xs
}

flat_record! {
    Point308 { x, y, z }
    Body308 { at, k, rates, parts, last }
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
    k: [f64; 2],
    rates: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p309(grid: &mut Vec<Body309>, xs: &[[f64; 2]; 2], #[no_diff] point: &Point309) -> f64 {
    let mut row: [f64; 12] = [point.z; 12];
    for n in 0..3 {
        for k in 0..12 {
            if k % 2 == 0 {
                row[k * 2 % 12] += row[12 - 1] * row[k];
            }
            row[k] = row[12 - 1] / (1.0 + row[7].powi(2));
        }
    }
    let found: Option<f64> = Some(row[7]);
    let mut xs2: Vec<f64> = vec![0.0; 12];
    let mut d: f64 = 0.1;
    for k in 0..12 {
        if k % 2 == 0 {
            for j in 0..xs2.len() {
                xs2[j] = (row[k] * (j as f64)).sin();
            }
        }
        let mut a: f64 = 0.0;
        for k2 in 0..xs2.len() {
            a += xs2[k2].powi(2);
        }
        d += a * a.tanh();
    }
    let mut out = [Body309 { at: vec![d, (1.0 + xs2[1].abs()).ln_1p(), d], k: [grid[grid.len() - 1].rates[1], row[11]], rates: vec![if let None = found {
        d
    } else {
        d
    }, 0.5, xs[xs.len() - 1][1]] }, Body309 { rates: vec![grid.iter().zip(row[3..5].chunks(2)).map(|(part, state)| state[state.len() - 1]).sum::<f64>(), (1.0 + d.abs()).recip()], at: vec![xs2[2] + point.y, xs2[1]], k: [point.x - row[0], d] }];
    out[0].k[1] += xs[1][1] * d;
    'rows1: for body in out.iter().rev() {
        'steps2: for (point2, k) in out.iter().zip(0..3) {
            xs2[12 - 1 - k] = (row[k] - body.k[k % 2]) * 2.0_f64.atan2(1.0 + point2.at[k % 2].abs());
        }
    }
    ((0..1).skip(1).map(|i| (i as f64) * row[i]).fold(row[row.len() - 1], |acc, y| acc * 0.5 + y) + row.iter().sum::<f64>() * 0.5 + xs2.iter().sum::<f64>() * 1.5 - out[out.len() - 1].rates[1] * 1.5) * (xs[0][0].atan2(xs2[5].powi(2) + 1.0) + d)
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
    fn energy(&self, state: &[f64]) -> f64 {
        let body = Point310 { x: state[2 - 1] + self.at.x, y: state[state.len() - 1] };
        let xs = vec![Point310 { ..body }, Point310 { x: body.x - 1.0, y: state[1] }];
        (state[1] + body.x * 2.0 - xs[0].x * 0.3) * body.y * state[1..].iter().sum::<f64>()
    }
}

#[differentiable]
impl Body310 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, buf: &Vec<f64>) -> Point310 {
        self.parts[1] = buf[0].hypot(1.0 + buf[0].abs()) * self.parts[1];
        Point310 { x: buf[buf.len() - 1], y: self.k.sin().cosh() }
    }
}

#[differentiable]
impl std::ops::Sub for Point310 {
    type Output = Point310;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point310) -> Point310 {
        Point310 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p310_helper(k: usize, xs: &[f64], grid: &[f64], unit: &Point310) -> ([f64; 2], f64) {
    let (c, d) = (grid[k % 2], grid[k % grid.len()].atan().exp_m1());
    ([d, (d + (k as f64)).mul_add(unit.x, c)], (if grid[grid.len() - 1] < d || c > unit.y {
        c
    } else {
        let mut x = d;
        d
    }) + ((grid[0] - d).powi(2) + 1.0).ln() + c)
}

#[differentiable(unconnected = "zero")]
fn p310_inner(body: &Body310, mut c: f64) -> [f64; 3] {
    if 4 < 3 {
        let s = &mut c;
        *s = body.rates;
        *s += *s + *s;
    } else if c > 1.1 {
        let mut j = 0;
        'rows1: while j < 3 && j < 2 {
            j += 1;
            c += c;
        }
    }
    [c, (if c >= c || c > 2.0 {
        c
    } else {
        c
    }) - c, (0..2).take(2).rev().map(|m| (m as f64) * c).sum::<f64>() / (1.0 + body.rates.abs())]
}

#[differentiable(unconnected = "zero")]
fn p310(row: &[f64], grid: &mut [f64], row2: &[f64], out: &[Body310]) -> f64 {
    match grid.len() % 3 {
        0 => {
            let mut kind: Option<f64> = Some(grid[0].tanh().exp2());
        }
        1 | 2 => {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 4 {
                    break;
                }
            }
        }
        i if row2[i % row2.len()] <= grid[i % 5] => {
            for part in out.iter() {
                let d: f64 = 'found1: {
                    let mut kind: Option<f64> = if row2[i % 11] >= 2.0 {
                        None
                    } else {
                        Some(part.k + row[0])
                    };
                    if (i + 1) % 3 != 1 {
                        break 'found1 row[i % row.len()];
                    }
                    (row2[7] - part.k) * out[3 - 1].parts[i % 2].asinh()
                };
            }
        }
        _ => {
            let mut pair = (grid[1], if row.len() < 3 {
                let p = out[0].parts[2 - 1];
                out[2].k
            } else {
                out[0].rates
            });
        }
    }
    (grid[3] + out[2].k) * (if out[2].parts[0] > 1.0 {
        row2[1]
    } else {
        let t = (out[2].k.powi(2) + 1.2).recip();
        -t
    }) - out[2].k.hypot(row2[4].powi(2) + 1.0).tanh()
}

flat_record! {
    Point310 { x, y }
    Body310 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p311_helper(v: [f64; 4], state: &[f64]) -> (f64, f64) {
    for n in (0..state.len()).rev() {
        for (j, a) in state[0..1].iter().enumerate().rev() {
            let mut t = *a;
        }
    }
    ((v[2] + v[1] * 0.3) * (state[1].signum() * state[0]).powi(2) - (state[2 - 1] + v[0]), v[3] + state[state.len() - 1] - state[state.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p311_inner(state: &[f64]) -> Vec<f64> {
    let found: Option<f64> = None;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 || state[0] <= 3.0 {
            break;
        }
    }
    vec![state[0], state[k % state.len()] / (1.0 + state[k % state.len()].abs()) - state[2 - 1].tanh(), (if k % 3 != 1 {
        state[k % 2]
    } else {
        let d = state[k % state.len()];
        d
    }).tanh()]
}

#[differentiable(unconnected = "zero")]
fn p311(u: f64, pair: (f64, f64), xs: &[f64], t: f64) -> f64 {
    let mut row: Vec<f64> = xs.iter().map(|&w| w * t.sin().sinh()).collect::<Vec<f64>>();
    let mut grid: [f64; 12] = [0.0; 12];
    let mut p: f64 = 0.0;
    for count in 0..11 {
        for k in 0..12 {
            if k % 3 != 1 {
                grid[k] = (xs[count] * (k as f64)).sin();
            }
        }
        let mut y: f64 = 0.0;
        for j in 0..grid.len() {
            y += grid[j] * grid[11 - j];
        }
        p += y.sin();
    }
    let mut k = 0;
    'rows1: while k < 4 {
        k += 1;
        row[0] += row[k % 1];
    }
    let mut row2: Vec<f64> = (0..2).rev().map(|count| (count as f64) * (p + row[0])).collect::<Vec<f64>>();
    (p * (k as f64) + u * 0.3 + pair.1 * 1.5 + t * 0.5 - row[0] * 1.5 + grid.iter().sum::<f64>() * 1.5 + p * 0.5) * ((p + grid[grid.len() - 1]) * xs[k % 11])
}

#[differentiable(unconnected = "zero")]
fn p312_helper(ys: &mut Vec<f64>) {
    let mut state: [[f64; 4]; 4] = [[ys[1]; 4]; 4];
    for k in (0..4).rev().step_by(2) {
        for m in (0..4).rev() {
            state[k][k] += (state[m][m] * state[m][k]).sin();
        }
    }
    for k in 0..3 {
        for m in (0..4).rev() {
            state[1][m] -= state[1][m * 2 % 4] * state[1][4 - 1];
            state[1][4 - 1] = state[1][k].tanh() * state[3][k];
        }
    }
    let mut out: Vec<f64> = Vec::new();
    for (i, u) in state[2][..1].iter().enumerate() {
        if state[3][0] > *u && *u >= 0.5 {
            out.push((match i * 2 % 5 {
                0..=1 => state[3][4 - 1],
                2 => *u,
                _ => state[2][i % 4],
            }) * *u);
        }
    }
    out.push(state[3][4 - 1] * state[4 - 1][0]);
    out[1 - 1] += out[out.len() - 1];
    out[0] = (1.0 + (if 2 < 3 {
        state[4 - 1][4 - 1]
    } else {
        out[0]
    }).abs()).ln_1p();
}

#[differentiable(unconnected = "zero")]
fn p312(buf: &Vec<f64>) -> f64 {
    let (mut a, e) = (buf[0], buf[buf.len() - 1]);
    let g = |acc: f64| acc * 1.1;
    let mut i = 0;
    let c: f64 = loop {
        i += 1;
        if i >= 2 || i % 3 != 0 {
            break a / (1.0 + (e * e).abs());
        }
    };
    for (out, &d) in buf.windows(2).zip(buf[3..].iter()) {
        let q = (-0.4_f64).to_radians();
    }
    if e > 0.8 {
        a -= c;
        let x = &mut a;
        *x *= *x;
        *x -= *x;
        let mut buf2: Vec<f64> = vec![c; 15];
        for count in 0..14 {
            buf2[0] = buf2[0] * 0.5 + buf2[count * 2 % 15];
            if count % 2 == 0 {
                a = buf2[count * 2 % 15] + buf2[9] * a;
            }
            buf2[15 - 1 - count] += buf2[count] * buf2[count / 2];
        }
    } else if c < c {
        let h = |x: f64, d: f64| x * (if !(x > -0.4) {
            let u: f64 = x / 3.0;
            e
        } else {
            let mut b = d - e;
            b
        });
    }
    let h = |d: f64, acc: f64| d * ((-c.powi(2)).exp().powi(2) + 0.5).ln();
    let a2 = match buf.len() % 5 {
        0 | 4 => (if c >= e {
            buf[1..4].iter().zip(buf.iter()).map(|(d, &z)| e + z).sum::<f64>()
        } else {
            c + c
        }),
        _ => e,
    };
    (a2 * c + e * 1.5 - a2 * 0.5 + c.cos()) * a
}

#[differentiable(unconnected = "zero")]
fn p313_helper(k: usize, row: &mut [f64; 2], v: &mut [f64]) -> f64 {
    let mut d = row[k % row.len()] - (k as f64) + v[1].to_radians() * (0..2).map(|i| (i as f64)).product::<f64>();
    let flag = k * 2 % 2 == 0;
    match k * 2 % 3 {
        0 => {
            let mut m: usize = k + 1;
        }
        _ => {
            if !(d <= 0.25) {
                'rows1: for (s, j) in row.iter_mut().zip(0..v.len()) {}
            } else if d > 0.8 {
                let mut state = vec![match (k + 1) % 5 {
                    0 => v[k % v.len()],
                    2 => v[k % 2],
                    _ => d,
                }, d, (0..2).map(|count| (count as f64) * 0.9).sum::<f64>()];
            }
        }
    }
    d / (1.0 + v[1].abs()) - d * 2.0 - row.chunks(2).enumerate().map(|(k2, state)| d).sum::<f64>() + d * d / (1.0 + d.abs())
}

#[differentiable(unconnected = "zero")]
fn p313_inner(n: usize, ys: &Vec<f64>, xs: &Vec<f64>) -> [f64; 3] {
    xs.windows(2).for_each(|state| {});
    let mut buf: [[f64; 4]; 4] = [[ys[n % ys.len()]; 4]; 4];
    for n2 in (0..4).step_by(2) {
        for i in (0..4).rev() {
            buf[i][i] += buf[n2][2] * 0.9 + buf[n2 * 2 % 4][i];
        }
    }
    let mut n2 = 0;
    'rows1: loop {
        n2 += 1;
        if n2 >= 3 || buf[n % 4][0] >= 1.5 {
            break;
        }
        let grid = [[xs[n2 % xs.len()], buf[4 - 1][4 - 1]], [buf[n2 % buf.len()][0], buf[n2 % 4][1]]];
        buf[0][0] += grid[n % grid.len()][2 - 1] / (1.0 + 1.0_f64.abs()) - grid[1][n2 % 2];
    }
    buf = [[xs[1], buf[0][1], buf[0][n % 4] + buf[n2 % 4][3], xs[0]], [(buf[buf.len() - 1][n2 % 4] * buf[buf.len() - 1][n2 % 4]).abs(), (buf[2][1] - -0.7) * (buf[n2 % 4][n2 % 4] + buf[n2 % 4][1]), buf[n % buf.len()][1] - (n2 as f64) - buf[2][n2 % 4].powi(3), xs[xs.len() - 1]], [-buf[1][n % 4].cos(), xs[n2 % 2].tanh().exp() + (n as f64), buf[buf.len() - 1][2].atan().exp_m1() + buf[1][0], xs.iter().enumerate().filter(|(k, q)| **q > 0.1).map(|(count, &w)| w).sum::<f64>()], [1.5, buf.iter().skip(1).zip(buf[4 - 1].iter()).map(|(state, t)| (if n2 / 2 > 0 {
        *t
    } else {
        *t
    }) + t).sum::<f64>(), buf[n2 % buf.len()][n2 % 4], (if buf[n2 % buf.len()][4 - 1] >= 0.1 || ys[ys.len() - 1] < 2.0 {
        buf[n2 % 4][n2 % 4]
    } else {
        xs[n2 % xs.len()]
    }).hypot(xs.iter().enumerate().map(|(j, &q)| q).fold(buf[3][3], |acc, q| acc + q).powi(2) + 1.2)]];
    [buf[0][n2 % 4], buf[4 - 1][n2 % 4], buf[0][n2 % 4] * xs[n2 % xs.len()] * (ys[ys.len() - 1] + buf[buf.len() - 1][n2 % 4])]
}

#[differentiable(unconnected = "zero")]
fn p313(grid: &mut Vec<f64>) -> f64 {
    grid[0] = grid[2].max(grid[1]) * (3.0_f64.signum() * grid[3]);
    let mut out: [f64; 3] = [0.0; 3];
    let mut b: f64 = 0.1;
    for m in 0..3 {
        for k in (0..out.len()).rev() {
            if k % 3 != 1 {
                out[k] = (grid[..3][m] * (k as f64)).sin();
            }
        }
        let mut s: f64 = 0.0;
        for k in 0..out.len() {
            b += out[k].powi(2);
        }
        b += s * s.tanh();
    }
    let mut out2 = out[..1].to_vec();
    out.swap(2, 1);
    let mut grid2: [f64; 12] = [0.0; 12];
    let mut r: f64 = 0.1;
    for i in 0..3 {
        for n in 0..grid2.len() {
            grid2[n] = (out[i] * (n as f64)).sin();
        }
        for i2 in 0..12 {
            if i2 % 3 != 1 {
                grid2[i2] = (out[i] * (i2 as f64)).sin();
            }
        }
        let mut a: f64 = 0.0;
        for i2 in 0..grid2.len() {
            a += grid2[i2] * grid2[i2].cos();
        }
        r += a * a.tanh();
    }
    let mut xs: [f64; 9] = [0.0; 9];
    let mut b2: f64 = 0.0;
    for m in 0..10 {
        for k in 0..9 {
            xs[k] = grid2[..10][m] * (k as f64) + out2[k % out2.len()];
        }
        let mut w: f64 = 0.0;
        for count in 0..xs.len() {
            w += xs[count] * xs[0];
        }
        b2 += w.sin();
    }
    for count in 0..3 {
        let mut buf: Vec<f64> = vec![0.0; 9];
        let mut e: f64 = 0.0;
        for i in 0..3 {
            for n in 0..8 {
                buf[n] += (out[i] * (n as f64)).sin();
            }
            let mut q: f64 = 0.0;
            for m in 0..buf.len() {
                e += buf[m] * buf[0];
            }
            e += q;
        }
    }
    let mut e: f64 = (0..xs.len() - 1).filter(|count| *count != 1).map(|k| out2[k % out2.len()].sin() + (k as f64)).fold(xs[5], |acc, w| acc.max(w));
    let r2 = ((if grid[2] > -0.7 {
        xs[2]
    } else {
        b2
    }) - xs[4] * e).min(e.signum() * r.cos());
    let mut found: Option<f64> = Some(if grid2[10] >= e {
        r
    } else {
        r2
    });
    let mut row: [f64; 9] = [0.0; 9];
    let mut b3: f64 = 0.1;
    for m in 0..5 {
        for count in (0..8).step_by(2) {
            if count % 3 != 1 {
                row[count] = grid2[7..][m] * (count as f64) + (e + (m as f64));
            }
        }
        let mut e2: f64 = 0.0;
        for m2 in 0..row.len() {
            e2 += row[m2].powi(2);
        }
        b3 += e2 * grid2[7..][m];
    }
    let grid3 = out2.to_vec();
    b2 + b2 + grid2.iter().sum::<f64>() * 2.0 + r * 0.3 - xs.iter().sum::<f64>() * 1.5 + b2 * 1.5 - e * 1.5 + r2 * 2.0 + row.iter().sum::<f64>() * 2.0 + b3 * 2.0 - grid2[2] + xs[3].hypot(1.0 + (if grid3[grid3.len() - 1] < 2.0 {
        1.1
    } else {
        let mut z = out[1];
        z
    }).abs())
}

#[differentiable(unconnected = "zero")]
fn p314_helper(z: f64, c: f64) -> (f64, f64) {
    let mut kind: Option<f64> = if c > 0.8 || c > 1.0 {
        Some(2.0_f64.tanh())
    } else {
        Some(c)
    };
    for (k, j) in (0..3).zip(0..2) {
        for count in (0..j).rev() {
            'rows1: for i in 0..4 {}
        }
    }
    ((c + z * 2.0 - c * 0.5) * ((-c.powi(2)).exp() - z / (1.0 + c.abs())) - 3.0 / (1.0 + (c * c).abs()), c - z * 0.5 + (if !(c < c) {
        c - c
    } else {
        if c > 3.0 {
            c
        } else {
            c
        }
    }))
}

#[differentiable(unconnected = "zero")]
fn p314(pair: (f64, f64), out: &mut [f64]) -> f64 {
    out[0] = out[0] / 2.0;
    out[5 - 1] = pair.1.tanh().exp2();
    let mut m = 0;
    let z: f64 = 'rows1: loop {
        m += 1;
        let mut pair2 = ([-0.7 + (m as f64), pair.1.max(out[5 - 1])], out[m % 5] * pair.0);
        if m >= 2 {
            break out[m % out.len()] + (m as f64) - (m as f64);
        }
    };
    let mut xs = vec![pair.0, z + out[1], z, pair.1.atan2(1.0 + 0.9_f64.abs())];
    let kind: Option<f64> = None;
    match m / 2 % 4 {
        0 => {
            for (k, p) in xs[0..3].iter_mut().enumerate() {
                let mut k2 = 0;
                'steps2: while k2 < 5 && out[4] > 0.25 {
                    k2 += 1;
                    let mut x: f64 = if let None = kind {
                        z + z
                    } else {
                        z
                    };
                }
                match k2 / 2 % 4 {
                    0 => {
                        *p += z;
                    }
                    _ => {}
                }
            }
        }
        1 | 2 => {
            xs[1] = (z * out[2]).floor() * xs.iter().map(|a| *a).sum::<f64>();
        }
        j if z <= 1.1 => {
            xs[j % 4] *= z;
        }
        _ => {
            let mut t = pair.1;
        }
    }
    (xs[xs.len() - 1] + xs[m % 4] - z * 2.0) * kind.unwrap_or(out[5 - 1] / 2.0)
}

#[differentiable(unconnected = "zero")]
fn p315(#[no_diff] y: f64, grid: &mut [f64; 2], out: &[f64], mut b: f64) -> f64 {
    grid.iter_mut().step_by(2).rev().for_each(|r| {
        *r /= out[out.len() - 1].powi(2) + 1.0;
    });
    for (u, i) in grid.iter_mut().zip(0..out.len() - 1) {
        for p in out[2..].iter() {
            if i * 2 % 2 == 0 {
                b = p.tanh().cosh();
            } else {
                let (mut t, mut a) = ((p - p).cos(), p.atan2(1.0 + out[i].abs()));
                if !(t > -0.7) {
                    return a.to_radians() * (-p.powi(2)).exp();
                }
            }
        }
    }
    b.floor() * y - (if out.len() < 3 && out[2] > -0.7 {
        grid[1] + out[6]
    } else {
        let u = grid[2 - 1].atan().cosh();
        u
    }) - grid[1].signum() * b
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
    fn advance(&self, xs: &[f64], a: &mut f64) -> f64 {
        let j: usize = 3;
        (self.k[0].z - *a) * xs.chunks(2).map(|out| out[j % out.len()] * (1.0 * xs[j % 2])).sum::<f64>() * self.parts.x
    }
}

#[differentiable]
impl Point316 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool, mut spring: Point316) -> f64 {
        let a = (spring.y - spring.y).sin().cosh().tanh();
        let mut j = 0;
        let mut acc: f64 = 'rows1: loop {
            j += 1;
            if j >= 2 || a > -0.4 {
                break 0.9_f64.tanh();
            }
        };
        ((-acc.powi(2)).exp() - spring.y * 2.0 - a * 0.5 - acc * 1.5 - acc) * (if flag && acc > 0.9 {
            let y: f64 = (0..j).rev().map(|i| (i as f64)).fold(acc, |acc2, w| acc2.max(w));
            acc - acc
        } else {
            let p = if acc < 0.9 {
                let s: f64 = acc;
                s
            } else {
                a
            };
            p
        })
    }
}

#[differentiable(unconnected = "zero")]
fn p316(d: f64) -> ([f64; 2], f64) {
    if 0.1 > 1.1 {} else if d > 1.0 {
        let mut y: f64 = 0.3;
    }
    let mut v = [Body316 { at: Point316 { x: d.atan(), z: d, y: d }, k: vec![Point316 { x: -d, y: d, z: d }, Point316 { x: d.atan2(d.powi(2) + 1.0), y: (0..2).map(|n| (n as f64) * d).sum::<f64>(), z: if d > 2.0 {
        d
    } else {
        d
    } }], rates: (d - d, d), parts: Point316 { x: d + d, y: (d.powi(2) + 1.2).powf(d.sin()), z: d }, last: Point316 { x: d, y: d + d, z: d } }, Body316 { at: Point316 { x: -0.4, y: d.sin(), z: d }, k: vec![Point316 { x: d.abs(), y: d.min(d), z: d }, Point316 { x: d, y: 0.3 * d, z: (0..3).filter(|i| *i != 1).map(|n| d + (n as f64)).sum::<f64>() }, Point316 { x: (-1.0_f64).signum() * d, y: 2.0 * d, z: d * d }], rates: (d + d, if !(d <= 0.25) {
        let w = d;
        0.1
    } else {
        d
    }), parts: Point316 { x: d, y: d + d, z: (d.powi(2) + 0.5).cbrt() }, last: Point316 { x: (0..=2).map(|count| (count as f64)).product::<f64>(), y: d, z: d + d } }, Body316 { at: Point316 { y: d.floor() * d, z: d, x: d - d }, k: vec![Point316 { y: d.max(d), x: 0.8, z: 1.1 + d }, Point316 { x: d, y: d, z: d }], rates: (d, d / (d.powi(2) + 1.0)), parts: Point316 { x: d * d, y: d * d, z: d + d }, last: Point316 { x: d, y: if d > 0.25 {
        d
    } else {
        -0.7
    }, z: d } }];
    for (k, unit) in (1..v.len() - 1).skip(1).zip(v.iter()) {
        let mut found: Option<f64> = None;
        if k + 1 > 2 {
            continue;
        } else {
            let h = |w: f64, y: f64| {
                let mut w2 = match k % 5 {
                    0 | 4 => (y.powi(2) + 0.5).log10(),
                    _ => unit.at.y,
                };
                w + ((1.0 + 0.5_f64.abs()).log10() - (k as f64))
            };
        }
    }
    if v[3 - 1].last.x >= d {
        let mut i = 0;
        'rows1: while i < 2 && i % 2 == 0 {
            i += 1;
            'steps2: for k in 0..v.len() - 1 {
                let mut pair: (f64, f64) = (v[(k + 1) % v.len()].rates.1 + v[v.len() - 1].at.z + (1.0 + v[k].at.x), -0.7);
            }
        }
    }
    ([v[2].rates.1 - v[3 - 1].parts.z * v[1].parts.x, d / (1.0 + (v[1].at.x + 0.3).abs())], v[0].parts.z.max(v[v.len() - 1].last.y) + v[1].k[0].y * 2.0 + v[2].last.z.max(d) * v[2].k[1].x.tanh().exp2())
}

flat_record! {
    Point316 { x, y, z }
    Body316 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p317(ys: &mut Vec<f64>, row: [f64; 3], #[no_diff] u: f64) -> f64 {
    let acc = &mut ys[2];
    *acc += acc.atan();
    let mut buf = [[row[2], u], [u, u], [u, u], [u, 3.0]];
    buf[2][0] += buf[1].iter().zip(0..2).filter(|(z, j)| *j != 1).map(|(u2, count)| 0.8_f64.tanh() + (count as f64)).product::<f64>();
    let mut k = 0;
    let mut t: f64 = loop {
        k += 1;
        if k >= 4 {
            break row[row.len() - 1] / (buf[k % 4][k % 2].powi(2) + 0.5);
        }
        let mut t: f64;
        if k * 2 < 3 {
            t = (-u.powi(2)).exp() * row[row.len() - 1].sin();
        } else {
            let r: f64 = u;
            t = row[1];
        }
    };
    (buf[0][1].asinh() + u * 0.3 + t * 0.3) * row[..1].iter().enumerate().map(|(m, &c)| row[k % 3] * (k as f64) + c).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p318_helper(ys: Vec<f64>, row: &[f64], grid: &mut [f64]) -> f64 {
    let mut i = 0;
    loop {
        i += 1;
        if i < 3 {
            grid[2 - 1] *= -row[row.len() - 1] + (i as f64);
            return grid[1].sin().powi(3);
        }
        if i >= 2 {
            break;
        }
    }
    if i > 1 && grid[i % grid.len()] <= -0.7 {
        {
            match i * 2 % 4 {
                0 => {}
                _ => {
                    let mut row2: Vec<f64> = Vec::with_capacity(4);
                    for j in 0..=3 {
                        row2.push(row[j % row.len()] + (grid[j % grid.len()] + ys[2 - 1]));
                    }
                    row2.push(grid[0] / (1.0 + row[1].abs()));
                }
            }
        }
    } else if row.len() % 2 != 0 {} else {
        let t = &mut grid[0];
        *t = t.mul_add(*t, *t);
    }
    (if i / 2 % 3 == 0 {
        row[1]
    } else {
        -0.7
    }) + (row[i % 2] * row[1]).hypot((row[0] - (i as f64)).powi(2) + 1.0)
}

#[differentiable(unconnected = "zero")]
fn p318_inner(ys: &[f64; 4], mut q: f64) -> f64 {
    q - ys[ys.len() - 1] - ys.chunks(2).take(2).rev().zip(0..ys.len()).map(|(v, n)| (n as f64) * -v[n % v.len()]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p318(#[no_diff] ys: &[f64; 4], mut p: f64, buf: &mut [f64; 9]) -> f64 {
    let q: f64;
    if p < 0.9 {
        q = (buf[2] * p).atan().cosh();
    } else {
        q = p / (buf[2].powi(2) + 0.5) + (if ys[2] > 0.8 || 0 < 3 {
            buf[2]
        } else {
            buf[5]
        });
    }
    if 4 < 3 {
        p = if p > -0.4 {
            q
        } else {
            buf[buf.len() - 1] * q
        };
    }
    p += p - ys[1] + (q + q);
    let flag = 1 < 3;
    let g = |e: f64, u: f64| e * (-e - e);
    buf[4..7].iter().map(|r| *r * q).fold(p, |acc, p2| acc.max(p2 * buf[4])) - -0.4 + p
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
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape319 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body319 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, row: &Vec<Body319>) -> f64 {
        -row[1].at - (0..row.len()).skip(1).map(|n| (if self.k > self.k {
            let e = row[n].at;
            row[n].k
        } else {
            let mut w = row[n].at;
            -0.4
        }) + (n as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p319_helper(state: Vec<f64>, found: Shape319, d: f64, row: &mut [Point319]) -> Body319 {
    Body319 { at: d - row[0].y[2 - 1], k: row[1].x }
}

#[differentiable(unconnected = "zero")]
fn p319_inner(point: &Body319, flag: bool, mut acc: f64, out: &mut [f64; 2]) {
    let mut d = point.k - -acc;
    if out[0] >= out[1] {
        let mut row: [[f64; 4]; 4] = [[acc; 4]; 4];
        for n in 0..4 {
            for m in (0..3).rev() {
                row[m][m + 1] /= (row[n][0].tanh() * row[n][m + 1]).powi(2) + 1.0;
            }
        }
    } else if out[0] >= 0.5 {
        {
            d *= d;
            let mut xs: [f64; 3] = [0.5; 3];
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p319(out: &mut [f64], row: &[f64], flag: bool, point: &mut Point319) -> f64 {
    let (s, d) = (row[row.len() - 1].to_radians().atan().sinh(), point.y[1].atan().exp());
    let kind: Shape319 = if d <= d {
        Shape319::Flat
    } else {
        Shape319::Flat
    };
    let spring = Body319 { at: row[5 - 1], k: out.windows(2).map(|buf| out[out.len() - 1] + out[1]).sum::<f64>() };
    point.y[1] += spring.k * point.x / ((if spring.k > s {
        s
    } else {
        let mut t = s;
        d
    }).powi(2) + 1.0);
    if point.y[0] <= point.x {
        let mut n = 0;
        loop {
            n += 1;
            for &y in out[2..3].iter() {
                point.x += match n / 2 % 5 {
                    0 => (if y <= d && d <= -1.0 {
                        y
                    } else {
                        spring.k
                    }),
                    n2 if out.len() % 3 != 0 => d.atan2(1.0 + d.abs()),
                    _ => (y.powi(2) + 0.5).log10(),
                };
            }
            if n >= 2 || point.x <= 0.1 {
                break;
            }
        }
    } else if d > 0.8 {
        let spring2 = spring;
    }
    point.y[0].clamp(-0.75, 1.25) + s * 1.5 + d * 1.5 - spring.k * 1.5 - s
}

flat_record! {
    Point319 { x, y }
    Body319 { at, k }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p280(&[-0.7, 0.6, -0.2, -0.5], &[-0.2, 0.7, 0.35, -0.3, 1.4], &Point280 { x: 1.2, y: 0.3, z: -1.2 }) calls Point280::new, p280_helper, p280_inner),
        program!(p281(&mut [1.1, 0.35], (-0.5, -0.6)) calls p281_helper, p281_inner),
        program!(p282(&mut [-0.9, 0.4, 0.8, 1.4], 0.5, &mut 0.7, -1.0) calls Point282::norm, p282_helper; pulled (-0.7, vec![1.0, -2.0, -2.0, 0.3], -0.7)),
        program!(p283(&Point283 { x: -0.3, y: [0.2, 0.1], z: -0.7 }, &mut 1.0, &[0.4, -1.0, 0.8, 0.2], &Point283 { x: 0.7, y: [1.0, -0.6], z: 0.6 }) calls p283_helper, p283_inner),
        program!(p284((-1.2, -0.3), [0.6, -1.0]) calls p284_helper),
        program!(p285(0.9, 4) calls p285_helper),
        program!(p286(0.6, &mut vec![-0.3, -0.4, -0.7, -0.9, 0.1], &[-0.5, 0.7, -0.1, 0.6, 1.1, -1.2, 0.6, -0.1, 0.3, 0.9, 0.1], false); pulled vec![-2.0, -2.0, -2.0, -2.0, 0.5]),
        program!(p287(&mut [-0.7, 0.35, -0.2, 0.5, 1.3, -0.9, 1.2, -0.9, 0.8, 0.8, -0.1, 0.5]) calls p287_helper, p287_inner; pulled (-0.7, [1.0, -0.7, 1.0, 0.5, 0.5, 0.3, -0.7, -2.0, 1.0, 1.0, -0.7, 0.5])),
        program!(p288(-0.3) calls p288_helper),
        program!(p289(Point289 { x: 0.6, y: 1.3, z: -0.4 }, Point289 { x: -0.1, y: -0.2, z: -1.1 }, false) calls Point289::shifted, p289_helper),
        program!(p290(0.8, 0.6, &mut vec![-1.1, 1.1, 1.4, 1.3, -0.3, 0.35, -0.3, 0.8, 0.6, -0.8, 1.3], 0.4) calls Point290::shifted, Point290::new, p290_helper, p290_inner),
        program!(p291(&[-1.1, -0.8, -0.7, 0.2]) calls p291_helper),
        program!(p292(vec![0.9, 0.3, -0.1, 0.9], &mut [0.35, -0.4, 1.1, 0.4, -0.8], &mut 0.5) calls p292_helper),
        program!(p293(0.5, -0.4, &Body293 { at: -1.1, k: Point293 { x: -0.8, y: 0.9 }, rates: 0.1, parts: Point293 { x: 1.2, y: 0.3 }, last: [0.5, -0.8, 0.6, 0.5, -0.7, -0.5, -0.6, 0.1, -0.6, 0.9] }, &vec![1.0, 1.2, 0.6]) calls Point293::advance, p293_helper, p293_inner),
        program!(p294(&mut vec![0.5, -0.8, 1.1, -0.8], &[-0.3, -0.9, -0.4, -0.1, -0.7]) calls Point294::new, p294_helper),
        program!(p295(&mut [-0.7, 1.2, 0.5, -0.8], (0.1, 0.3), &[[1.2, 0.8], [1.0, -0.3]], &[-0.3, -0.5]) calls p295_helper),
        program!(p296(&[-1.1, 0.4, 1.2, 1.0], &mut [-1.1, 0.5, 1.1]) calls p296_helper; pulled (Point296Tangent { x: 1.0, y: -2.0 }, [0.5, 0.3, -2.0])),
        program!(p297(&[-1.0, 0.1, 0.35, 0.8], 1.3, 1.2, 2) calls p297_helper, p297_inner),
        program!(p298(0.6, &mut 0.5)),
        program!(p299((0.1, 0.2), &[Point299 { x: -0.3, y: 0.6, z: 0.8 }, Point299 { x: 0.1, y: -0.1, z: 0.7 }, Point299 { x: 1.4, y: -0.7, z: -1.1 }, Point299 { x: -0.7, y: 0.8, z: -0.5 }, Point299 { x: -0.6, y: 0.35, z: 0.2 }], &vec![0.4, -0.8, -0.6, 1.0, 0.35, -1.2, -1.1, -1.1, 1.4, -0.5, 1.0]) calls Body299::energy, p299_helper; pulled (0.3, -2.0)),
        program!(p300(0.1, -0.6, [[-0.6, -0.1], [-1.2, 0.3]]) calls Point300::energy, Point300::norm, p300_helper; pulled ([0.3, 0.5], 1.0)),
        program!(p301(&[0.3, 0.1, 1.2, 0.35]) calls p301_helper),
        program!(p302(const &[-1.2, 1.4, -0.8, -0.5], vec![-0.3, 0.3, -0.7, 0.7, -0.8], &Point302 { x: 0.3, y: -1.1, z: 0.35 })),
        program!(p303(Point303 { x: -0.8, y: 1.1, z: -1.1 }, &Point303 { x: 1.4, y: -0.9, z: 0.9 }) calls Point303::norm, Body303::new, p303_helper, p303_inner),
        program!(p304(const &Body304 { at: (-1.0, 0.1), k: [Point304 { x: -0.9, y: 0.35 }, Point304 { x: 0.6, y: -0.4 }], rates: 1.1, parts: [Point304 { x: -0.3, y: -1.2 }, Point304 { x: 0.7, y: 0.8 }], last: 0.35 }, &vec![Body304 { at: (1.4, -0.7), k: [Point304 { x: -0.9, y: -0.3 }, Point304 { x: 0.9, y: -0.1 }], rates: 0.4, parts: [Point304 { x: -0.5, y: -0.9 }, Point304 { x: -0.2, y: 0.35 }], last: 0.6 }, Body304 { at: (0.7, 0.1), k: [Point304 { x: -1.1, y: 0.8 }, Point304 { x: -0.1, y: -0.7 }], rates: 1.4, parts: [Point304 { x: -0.5, y: -0.8 }, Point304 { x: 0.6, y: 0.1 }], last: 0.9 }, Body304 { at: (-0.5, 0.3), k: [Point304 { x: -0.7, y: 0.35 }, Point304 { x: 0.2, y: -0.6 }], rates: -0.6, parts: [Point304 { x: -0.8, y: -0.3 }, Point304 { x: -0.7, y: 1.3 }], last: -0.5 }, Body304 { at: (1.1, 1.1), k: [Point304 { x: 0.4, y: -0.7 }, Point304 { x: 0.3, y: 1.4 }], rates: 0.4, parts: [Point304 { x: -0.5, y: -0.9 }, Point304 { x: 1.1, y: 1.2 }], last: 0.8 }, Body304 { at: (0.5, -1.2), k: [Point304 { x: -0.6, y: -0.7 }, Point304 { x: -0.8, y: -1.1 }], rates: 0.4, parts: [Point304 { x: 0.1, y: 0.35 }, Point304 { x: -0.3, y: -1.1 }], last: -0.8 }], [[0.6, 1.0], [-0.6, -0.1]], &mut Point304 { x: -1.1, y: 0.4 }) calls Point304::energy, p304_helper; pulled (([-2.0, -0.7], 1.0), Point304Tangent { x: 1.0, y: -0.7 })),
        program!(p305((-1.2, -0.1)) calls p305_helper, p305_inner),
        program!(p306(&[[-0.8, -1.2], [-0.7, 0.2]]) calls Point306::energy, p306_helper; pulled [-2.0, 0.5, 1.0]),
        program!(p307(0.35, &[[1.1, -0.3], [0.4, 0.7]]) calls Body307::energy, Point307::shifted, Body307::new, p307_helper, p307_inner; pulled -2.0),
        program!(p308(vec![0.35, -0.2, -0.2, 1.1], &mut -0.6, const Body308 { at: -1.1, k: [Point308 { x: [-0.7, 1.3], y: [0.5, 1.4, 0.4], z: -0.9 }, Point308 { x: [0.7, 1.3], y: [1.1, -1.1, -0.9], z: -0.2 }], rates: 0.35, parts: 0.5, last: -0.5 }); pulled (vec![0.5, 0.5, -0.7, 0.5], -2.0)),
        program!(p309(&mut vec![Body309 { at: vec![-1.2, -0.1, 0.4, 0.8], k: [0.1, 0.1], rates: vec![-0.3, 0.8, -0.1, -1.1] }, Body309 { at: vec![-1.1, -0.9, 0.5, 1.0], k: [0.2, -0.9], rates: vec![-1.1, -0.9, -1.0, 1.2] }, Body309 { at: vec![-0.9, 0.8, 1.2, -0.5], k: [0.7, 1.2], rates: vec![-0.3, -0.6, 0.6, -1.2] }, Body309 { at: vec![-0.2, 0.4, 0.2, -0.7], k: [0.6, 0.4], rates: vec![-0.6, -0.7, 0.4, 1.3] }], &[[0.3, -0.8], [-1.1, -0.5]], const &Point309 { x: -0.3, y: -1.2, z: -0.2 })),
        program!(p310(&[1.1, 1.2, -0.8, 1.2], &mut [1.1, 1.3, 0.8, 0.3, -0.8], &[-0.9, 1.3, 0.6, 0.1, 1.3, 1.1, 0.5, 1.4, -0.8, 0.7, -1.0], &[Body310 { at: Point310 { x: 0.7, y: -0.4 }, k: 1.3, rates: 0.35, parts: vec![0.1, -0.6, -0.3] }, Body310 { at: Point310 { x: -1.1, y: 1.1 }, k: -0.3, rates: -0.6, parts: vec![1.4, 1.0, 1.2] }, Body310 { at: Point310 { x: 0.3, y: -0.9 }, k: -0.1, rates: 0.3, parts: vec![0.1, -1.0, -0.8] }]) calls Body310::energy, Body310::shifted, p310_helper, p310_inner),
        program!(p311(1.0, (0.2, -0.2), &[1.3, -0.9, 0.9, 0.35, 0.5, 0.1, 0.7, 0.7, -1.0, 1.0, 0.2], -1.1) calls p311_helper, p311_inner),
        program!(p312(&vec![-0.9, -0.2, 0.9, 0.6]) calls p312_helper),
        program!(p313(&mut vec![-1.2, 0.3, -0.2, 0.1]) calls p313_helper, p313_inner),
        program!(p314((1.3, -0.9), &mut [0.4, 1.1, 0.7, 0.3, 1.4]) calls p314_helper),
        program!(p315(const 1.1, &mut [-0.1, 0.8], &[1.4, 0.4, -0.9, 0.5, 1.0, 0.1, -0.6, 1.3, -0.2, 0.7, 1.1], -0.2)),
        program!(p316(-0.7) calls Body316::advance, Point316::norm; pulled ([-2.0, 1.0], -0.7)),
        program!(p317(&mut vec![1.3, 0.5, 0.9, 0.35], [0.7, 1.2, -0.6], const -0.9)),
        program!(p318(const &[1.3, -0.5, -0.1, 0.9], 0.9, &mut [-0.9, -0.1, 1.1, -0.5, -0.6, 0.6, 1.1, -0.8, -0.9]) calls p318_helper, p318_inner),
        program!(p319(&mut [1.3, 0.3, 0.1, -0.8], &[-1.2, 0.4, 0.1, -0.7, -0.6], true, &mut Point319 { x: -0.6, y: [-0.6, -0.8] }) calls Body319::advance, p319_helper, p319_inner),
    ]
}
