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

#[differentiable]
impl std::ops::Mul<f64> for Point280 {
    type Output = Point280;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point280 {
        Point280 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p280_helper(x: f64, xs: [[f64; 2]; 3]) -> f64 {
    let mut unit = Point280::new(xs[xs.len() - 1].iter().enumerate().rev().map(|(n, y)| xs[2][n % 2] + y).sum::<f64>());
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 4 || (k + 1) % 2 != 1 {
            break;
        }
    }
    xs[1][2 - 1] * unit.z - x * 2.0 - xs[k % xs.len()][0] * 0.5 + (if k + 1 < 3 {
        x / 3.0
    } else {
        (unit.y.powi(2) + 1.2).ln_1p()
    })
}

#[differentiable(unconnected = "zero")]
fn p280_inner(u: &mut f64, mut buf: [f64; 3], grid: &mut Vec<f64>) -> f64 {
    let mut t = grid[0];
    for y in grid[1..2].iter() {
        t *= (t * y).tanh();
    }
    let mut spring = Point280::new(t * t);
    (grid[1].hypot(spring.y.powi(2) + 0.5) - buf[1] * 2.0 + t * 0.5) * (if *u >= grid[grid.len() - 1] && grid[0] > 0.3 {
        let x: f64 = grid.windows(2).filter(|state| state[1] <= state[0]).map(|row| row[1] * buf[1]).fold(t, |acc, s| acc + s);
        buf[1]
    } else {
        if spring.y > 0.5 {
            t
        } else {
            t
        }
    }) * p280_helper(spring.x, [[t, buf[buf.len() - 1]], [buf[buf.len() - 1], spring.x], [grid[1], spring.y]])
}

#[differentiable(unconnected = "zero")]
fn p280(row: &mut [f64]) -> f64 {
    row[3] /= (row[1].max(row[1]) * row[2]).powi(2) + 1.0;
    let mut ys: [f64; 9] = [row[2]; 9];
    let mut p: f64 = 0.1;
    for j in 0..3 {
        for k in (1..9).rev() {
            ys[k] = (row[1..4][j] * (k as f64) + row[2]).cos();
        }
        let mut t: f64 = 0.0;
        for i in 0..ys.len() {
            t += ys[i] * ys[i].cos();
        }
        p += t.sin();
        ys[7] = p * 0.1;
    }
    let mut add = |b: f64| {
        p += b * -p;
    };
    add(ys[9 - 1]);
    add(ys[3].tanh().cosh());
    ys[7] -= row[0].clamp(-0.75, 1.25).abs();
    ys.swap(2, 4);
    p + ys.iter().sum::<f64>() * 0.3 - p * 2.0 - (0..row.len()).map(|count| (count as f64) * p).sum::<f64>()
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
    let mut part = Point282 { x: ys[ys.len() - 1] * e, y: if let None = shape {
        c
    } else {
        ys[17]
    }, z: -*p };
    for (i, r) in state[2..4].iter_mut().enumerate() {
        ys = [(part.z * part.x).min(*r); 19];
        'rows1: for s in ys[..11].iter() {
            *r += s.sin().exp2();
        }
    }
    c.sin() + e * 0.3 - ys.iter().sum::<f64>() * 1.5 - (-ys[13].powi(2)).exp() * (if !(ys[17] > 0.8) {
        ys[6]
    } else {
        state[0]
    })
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
    let xs = [Point283 { x: spring.x + grid[k % grid.len()], y: [w - (k as f64), if (k + 1) % 2 != 0 {
        let mut x = w;
        w
    } else {
        w
    }], z: w * spring.z }, Point283 { x: grid.iter().filter(|b| **b > 0.25).sum::<f64>(), y: [w, w], z: if !flag {
        grid[0]
    } else {
        let y = grid[1];
        w
    } }];
    let mut q = xs[k % 2].z.to_radians().abs();
    let q2: f64;
    if xs[k % xs.len()].z < grid[k % 4] {
        let c: f64 = (0..xs.len()).map(|m| (m as f64)).fold(xs[k % 2].x, |acc, x| acc * 0.5 + x);
        q2 = q;
    } else {
        q2 = (if xs.len() > 0 {
            xs[0].z
        } else {
            grid[k % grid.len()]
        }) + q * q;
    }
    [w, q2 - (k as f64) - (k as f64)]
}

#[differentiable(unconnected = "zero")]
fn p283(row: &Vec<Point283>, #[no_diff] c: f64, count: usize, row2: &Vec<f64>) -> f64 {
    let q: f64 = row.iter().zip(row.iter()).map(|(spring, body)| body.y[count % 2] * (body.x + spring.z)).sum::<f64>();
    let m: usize = row2.len();
    (row2.iter().zip(row).filter(|(t, spring)| spring.z <= **t).map(|(s, part)| part.x).fold(q, |acc, q2| acc.max(q2)) - c * 0.3) * row2[m % row2.len()] - ((-c).powi(2) + 0.5).powi(-1)
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
fn p289_helper(row: &mut Vec<f64>, v: &Vec<f64>) -> f64 {
    for c in v[1..2].iter() {
        let mut ys = [row[1] / (1.0 + c.abs()), v.iter().map(|&q| q).fold(v[0], |acc, z| acc * 0.5 + (1.5 + z)), row[row.len() - 1] / (1.0 + c.abs()), *c / (1.0 + v[0].abs())];
    }
    (if v[0] <= v[v.len() - 1] {
        v[0]
    } else {
        let mut c = v[1];
        v[1]
    }) + v[0]
}

#[differentiable(unconnected = "zero")]
fn p289_inner(flag: bool, xs: &mut [f64], spring: &Point289) -> f64 {
    spring.x * xs[1] * xs.iter().map(|&x| x).sum::<f64>() * spring.z
}

#[differentiable(unconnected = "zero")]
fn p289(out: &mut [f64], r: f64) -> f64 {
    let mut unit = Point289 { x: out[out.len() - 1], y: r, z: r };
    let mut n = 0;
    let w: f64 = 'rows1: loop {
        n += 1;
        if n >= 2 {
            break 0.25_f64.atan().sinh();
        }
        out.chunks(2).rev().for_each(|row| {
            unit.z += (unit.z.powi(2) + 1.2).cbrt() + unit.x * (n as f64);
        });
        unit.z += r;
    };
    match n * 2 % 4 {
        0 => {}
        _ => {
            let mut row: [f64; 4] = [0.5; 4];
        }
    }
    (w + (0..out.len()).skip(1).map(|count| r * r + (count as f64)).sum::<f64>()) * (if unit.x > 2.0 {
        let u = r * w;
        unit.z
    } else {
        let mut s = w - unit.y;
        out[4 - 1]
    })
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
impl std::ops::Add for Point290 {
    type Output = Point290;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point290) -> Point290 {
        Point290 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point290 {
    type Output = Point290;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point290) -> Point290 {
        Point290 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point290 {
    type Output = Point290;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point290 {
        Point290 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p290(body: &mut Point290, e: &mut f64) -> f64 {
    for m in 0..=1 {
        if !(m / 2 > 0) {
            break;
        }
    }
    let body2 = *body;
    let mut grid = [Point290 { x: (0..4).map(|n| (n as f64) * body2.x).fold(*e, |acc, w| acc.max(w * *e)), ..*body }, body2 * body2.y];
    *e + grid[2 - 1].x + body2.x * 2.0 - grid[2 - 1].x * 1.5 + grid.iter().enumerate().filter(|(n, part)| *n * 2 < 3).map(|(j, body3)| body3.x * body3.y).sum::<f64>() + grid[1].x
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
        Body293 { at: y, k: Point293 { x: 0.5, y: w }, rates: v.iter().enumerate().rev().map(|(i, d)| y + *d).sum::<f64>(), parts: Point293 { x: w, y: e * w }, last: [y; 10] }
    }
}

#[differentiable]
impl Point293 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, state: &mut Vec<f64>) -> (f64, f64) {
        let x = &mut state[2 - 1];
        *x *= self.y;
        *x += (1.0 + x.abs()).cbrt();
        let mut ys = [[state[1], state[1]], [state[2 - 1], 0.8]];
        ys[0][2 - 1] += (1.1_f64.powi(2) + 0.5_f64).cbrt();
        (ys[1].chunks(2).skip(1).map(|state2| state2[1 - 1] + ys[1][1]).fold(3.0_f64, |acc, r| acc * 0.5 + r * r) + ys[0][0] * 1.5 + (0..1).map(|i| (i as f64)).fold(ys[ys.len() - 1][1], |acc, acc2| acc * 0.5 + acc2), state[2 - 1] - state.iter().enumerate().map(|(i, t)| *t).fold(state[0], |acc, u| acc * 0.5 + u * (ys[2 - 1][1].powi(2) + 0.5).powi(-1)) - state[0].sin())
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
fn p293_helper(mut state: [[f64; 2]; 3], pair: (f64, f64), v: &mut [Point293]) -> (f64, f64) {
    let mut i = 0;
    let z: f64 = 'rows1: loop {
        i += 1;
        if i >= 2 {
            break v[i % v.len()].x + state[i % 3][1].sin().exp();
        }
        let mut v2 = [[v[0].y, v[i % v.len()].x], [v[i % v.len()].y, v[0].x], [pair.0, v[v.len() - 1].y], [state[3 - 1][1], state[i % state.len()][i % 2]]];
        'steps2: for k in 0..i {
            let acc = &mut v[2 - 1].x;
            *acc *= v2[4 - 1].iter().rev().product::<f64>();
            *acc += pair.1;
        }
    };
    pair
}

#[differentiable(unconnected = "zero")]
fn p293_inner(pair: (f64, f64), row: Vec<f64>) -> Vec<f64> {
    let (c, u) = (pair.1, row[0]);
    row
}

#[differentiable(unconnected = "zero")]
fn p293(xs: &Vec<f64>, ys: [f64; 3], #[no_diff] row: &[Point293; 2]) -> f64 {
    let mut c = (row[1].x * ys[2] + ys[0]).sin();
    c -= ys[1].clamp(-0.75, 1.25).sin();
    let mut buf: Vec<f64> = vec![row[row.len() - 1].x; 11];
    for j in (0..10).rev().step_by(2) {
        buf[j] -= buf[0] * buf[j];
        if buf[0] > -0.7 {
            c *= buf[j].tanh() * buf[j / 2];
        }
    }
    let mut out: Vec<f64> = Vec::new();
    for (&t, n) in xs[1..3].iter().zip(0..row.len()) {
        out.push((0..3).map(|k| buf[k] + (k as f64)).sum::<f64>() / (1.0 + buf[n].abs()));
    }
    out.push(row[1].x);
    buf[1..3].swap(1, 1);
    let mut ys2: [[f64; 3]; 3] = [[buf[3]; 3]; 3];
    for i in 2..2 {
        for i2 in (0..3).rev() {
            ys2[3 - 1 - i2][i2] += ys2[i2][i2] * 0.5 + (i2 as f64);
            ys2[i][i / 2] *= ys2[i][i - 1] * 0.5 + ys2[3 - 1 - i][i2];
        }
    }
    out[0] += row[row.len() - 1].x;
    match 4 % 4 {
        0 => {
            let mut pair = (buf[2].sin() + out[out.len() - 1] * row[0].x, xs[0]);
        }
        m if ys[0] >= 1.5 || c > buf[m % buf.len()] => {}
        _ => {}
    }
    ys2[ys2.len() - 1][3 - 1] - ys[2] * 1.5 - c * 2.0 - buf.iter().sum::<f64>() * 0.5 - out[0] * 2.0 + ys2[1][0] * 2.0 + buf.chunks(2).map(|out2| row[2 - 1].y).sum::<f64>()
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
        Point294 { y: (-x.powi(2)).exp(), x: if j / 2 % 3 != 0 {
            x
        } else {
            x
        } }
    }
}

#[differentiable(unconnected = "zero")]
fn p294_helper(unit: Point294, ys: &[f64]) -> f64 {
    let g = |r: f64, r2: f64| r + ys[1..].chunks(2).skip(1).rev().map(|row| ys[1]).fold(r, |acc, b| acc.max(b));
    let g2 = |z: f64, x: f64| z * z;
    if unit.y > 1.1 {
        match 3 % 4 {
            0 => {
                'rows1: for &p in ys[..1].iter() {
                    if ys[0] > 3.0 || p >= -1.0 {
                        continue;
                    } else {
                        let mut d: f64;
                        if ys[0] <= 0.3 {
                            d = ((ys[1] + p).powi(2) + 1.2).log10();
                        } else {
                            let mut q: f64 = if p > 0.5 && p <= 3.0 {
                                ys[1..].iter().map(|&w| w * p).sum::<f64>()
                            } else {
                                ys.chunks(2).enumerate().filter(|(n, xs)| *n / 2 > 1).map(|(count, ys2)| ys2[count % ys2.len()] + p).fold(ys[ys.len() - 1], |acc, a| acc.max(a * p))
                            };
                            d = g(p, q);
                        }
                    }
                }
            }
            _ => {}
        }
    }
    unit.x - unit.x * 2.0 + (ys[2 - 1] - unit.x) + ys[1]
}

#[differentiable(unconnected = "zero")]
fn p294_inner(v: &[f64; 4], point: &Point294, found: Option<f64>) -> f64 {
    let mut i: usize = 0;
    let mut b = p294_helper(Point294 { y: point.y * (i as f64), x: -1.0 }, &v[..2]);
    v[0] + b + b * 2.0 - v.iter().map(|r| r + r).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p294(mut y: f64) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for count in 0..1 {
        v.push((0..count).filter(|n| *n != 1).map(|k| y + (k as f64)).sum::<f64>().signum() * (y.signum() * y));
    }
    v.push(y);
    let mut w = y;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 {
            break;
        }
        let f = |z: f64| {
            let y2: f64 = z.tanh();
            z + (y2.max(y2) - y2 / (1.0 + v[0].abs()))
        };
    }
    for n in 0..v.len() {
        if n / 2 % 2 != 0 {
            let mut d: f64 = v.iter().map(|&r| r * r + r).sum::<f64>();
            d = v[n] + d * v[0];
        } else if v[n] > 1.0 {} else {
            y /= w.powi(2) + 1.0;
        }
    }
    if v[0] >= 0.9 && v[0] >= 2.0 {
        v[0] = w;
        return (y - (k as f64)) * (w * (k as f64));
    }
    v.push(w * y);
    (y - y * 2.0 - v[k % v.len()] * 2.0 + w * 1.5) * w - (0..v.len() - 1).take(2).rev().map(|n| (n as f64) * (w + w)).sum::<f64>()
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
    let mut pair = ((if let None = shape {
        v[0]
    } else {
        v[v.len() - 1]
    }) + -v[0], out[0].sin().sinh());
    let d = std::mem::replace(&mut pair.1, (-v[3 - 1].powi(2)).exp());
    (0..buf.len() - 1).for_each(|k| {
        pair.0 += 0.3_f64.max(d) - out[3 - 1];
    });
    Point296 { x: out[out.len() - 1], y: d }
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
        let mut unit = Point300 { x: self.x * self.y, y: (0..2).map(|j| self.x + (j as f64)).sum::<f64>() };
        (self.y + unit.x) * (-unit.x.powi(2)).exp() + (0..3).filter(|i| *i != 1).map(|i| self.y.atan() + (i as f64)).product::<f64>()
    }
}

#[differentiable]
impl Point300 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[f64]) -> Point300 {
        Point300 { x: v[1], y: v[0] * 0.25 }
    }
}

#[differentiable(unconnected = "zero")]
fn p300_helper(body: &mut Point300) -> f64 {
    body.y = body.y + (body.y.powi(2) + 0.5).powi(-1);
    body.y + body.y + (if body.y >= body.x {
        let s = body.x / 3.0;
        s * s
    } else {
        body.x
    }) - (body.norm(body.x <= body.x || 3 < 3) + body.x) / (body.x.powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p300(out: Vec<f64>, #[no_diff] e: f64, d: f64, w: f64) -> f64 {
    match 2 % 4 {
        0 => {
            let f = |s: f64| {
                let mut a = w;
                s + s
            };
        }
        1 | 2 => {
            match 4 % 3 {
                0 => {
                    let flag = w > 0.5;
                    if e < 0.8 || w >= 0.25 {}
                }
                1 | 2 => {}
                _ => {}
            }
        }
        n if w > 1.0 => {
            let mut n2 = 0;
            'rows1: loop {
                n2 += 1;
                let mut z: f64;
                if d <= e {
                    z = out.windows(2).map(|v| w * v[1].tanh().exp2()).sum::<f64>();
                } else {
                    z = w * e / (1.0 + (e * w).abs());
                }
                if n2 >= 4 {
                    break;
                }
            }
        }
        _ => {}
    }
    w * d + e * 0.3 + w * 0.3 + (-d - e) - w
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
impl std::ops::Sub for Point303 {
    type Output = Point303;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point303) -> Point303 {
        Point303 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p303_helper(buf: [f64; 3], body: &Body303, buf2: &[Point303; 2], out: &Vec<f64>) -> f64 {
    let mut row = buf.to_vec();
    for m in 0..buf2.len() {
        for i in 0..3 {
            if i % 2 == 0 {
                row[1] = row[i] * row[i];
            }
        }
    }
    buf[2].hypot(1.0 + row[row.len() - 1].abs()) + row[1] * 0.3 - row.windows(2).map(|row2| row2[0] * (out[1] * row2[0])).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p303_inner(acc: f64, row: [[f64; 2]; 2], q: f64) -> f64 {
    let mut found: Option<f64> = None;
    let mut n = 0;
    let mut b: f64 = 'rows1: loop {
        n += 1;
        if n >= 3 || row.len() % 2 != 0 {
            break (match n * 2 % 5 {
                0..=1 => row[1][n % 2],
                j if row[n % row.len()][2 - 1] >= -0.7 || q > 1.0 => 0.8,
                _ => q,
            }) / (1.0 + (1.0 + q.abs()).log10().abs());
        }
    };
    0.3 + q * 0.5 - (b + b).tanh()
}

#[differentiable(unconnected = "zero")]
fn p303(ys: &mut [f64]) -> f64 {
    ys[4 - 1] -= (ys[3] * ys[1]).clamp(-0.75, 1.25);
    let p: f64;
    if ys[0] > ys[0] && ys[2] > -0.7 {
        p = ys[4 - 1].mul_add(if 1 < 3 {
            ys[3]
        } else {
            0.25
        }, ys[1]);
    } else {
        p = ys[2];
    }
    let m: usize = 3;
    let mut grid: [f64; 13] = [p; 13];
    for m2 in (2..3).rev() {
        grid[m2 / 2] += (grid[4 - 1 - m2] * grid[m2 / 2]).sin();
        grid[m2 - 1] = ys[m2 - 2].tanh() * grid[m2 - 2];
        grid[m2] -= ys[m2 - 1] * p;
    }
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for row in grid.chunks(2) {
        xs.push(row.iter().zip(0..grid.len()).map(|(c, count)| (count as f64) * (grid[3] - *c)).sum::<f64>());
    }
    xs.push(grid[6].to_radians());
    for s in xs.iter_mut() {
        match (m + 1) % 4 {
            0 => {
                let flag = !((m + 1) % 2 == 1);
            }
            _ => {
                for m2 in 0..0 {
                    ys[m2] += ys[0] / (1.0 + ys[m2 / 2].powi(2));
                    grid[m2 / 2] = ys[0] * grid[m2];
                }
            }
        }
        let z = p303_inner(*s / (1.0 + grid[5].abs()), [[s.atan2(1.0 + grid[m % grid.len()].abs()), grid[m % 13] + 0.8], [(1.0 + p.abs()).sqrt(), ys[4 - 1].min(p)]], p * p);
    }
    for n in (0..3).rev().step_by(2) {
        grid[n] += ys[n] * grid[4 - 1];
        ys[n] += grid[n] * 0.9 + grid[4 - 1];
    }
    let mut j = 0;
    let mut e: f64 = 'rows1: loop {
        j += 1;
        if j >= 1 || xs.len() > 2 {
            break grid[m % 13];
        }
        let mut point = Body303 { at: [xs[0], grid[4], grid[1] * (m as f64)], k: xs[j % 1].abs(), rates: grid[m % grid.len()] - -1.0 };
        if grid[j % grid.len()] < point.rates {
            point = Body303::new(if grid[j % grid.len()] > xs[0] && point.k >= 0.25 {
                xs[0]
            } else {
                xs[xs.len() - 1]
            });
            continue;
        }
    };
    grid[6] + grid.iter().sum::<f64>() * 0.5 - xs[1 - 1] * 1.5 + (1.0 + e.abs()).powi(-1) - (p - xs[0]).abs()
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
    let buf = vec![Body304 { at: (0.3_f64.abs(), unit.rates), k: [*part + *part, *part + *part], rates: xs[0][0], parts: [Point304 { x: xs[1][1], ..*part }, Point304 { x: state[2].last, ..*part }], last: xs[2 - 1][0..1].chunks(2).map(|grid| state[state.len() - 1].last * unit.rates).sum::<f64>() }, Body304 { at: (part.y, part.x.hypot(1.0 + xs[0][2 - 1].abs())), k: [*part + *part, *part + *part], rates: xs[1][1], parts: [Point304 { x: part.y, y: if xs[1][0] >= 0.9 {
        unit.parts[2 - 1].x
    } else {
        xs[2 - 1][0]
    } }, *part + *part], last: -xs[1][1] }];
    let flag = buf[1].k[1].x <= buf[1].parts[1].y;
    part.x *= (if xs[0][1] > 1.5 {
        part.x
    } else {
        let mut s = xs[1][0];
        s
    }) * buf[1].parts[0].y;
    let y: f64 = buf[0].last;
    let r = std::mem::replace(&mut part.y, -1.0 / (1.0 + y.abs()));
    let point = unit.clone();
    let (mut e, z) = (if !(y > 2.0) {
        if point.k[2 - 1].x < -1.0 {
            let z = point.last;
            buf[1].rates
        } else {
            buf[0].parts[1].x
        }
    } else {
        (-xs[1][1].powi(2)).exp()
    }, if point.last > 0.1 {
        point.rates
    } else {
        let t = buf[0].parts[1].y;
        1.5
    });
    for (count, ys) in xs.iter().enumerate() {
        let mut buf2 = [z; 4];
        e *= e;
    }
    if point.k[0].y >= y && z <= 0.9 {
        match 2 % 3 {
            0 => {
                if !flag {
                    e = z;
                    return ([(e + point.rates).mul_add(z, part.y), e.powi(2)], r);
                }
            }
            1 | 2 => {
                let mut m = 0;
                loop {
                    m += 1;
                    part.x += e.tanh().tanh().sinh();
                    let mut p = (z * part.y + (r - (m as f64))).atan();
                    if m >= 3 || p < 0.3 {
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    ([point.k[0].y * z * z.min(0.1), (e - r).atan().exp()], part.x.max(r) + buf[0].last * 0.5 + y * 0.3 - point.at.0 * 2.0 - z * 0.5 - xs[1][..1].chunks(2).enumerate().map(|(count, state2)| r + r).sum::<f64>())
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
        Point306 { y: self.y * other, x: self.x * other }
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
        Body307 { k: [0.5 + d; 10], at: [Point307 { x: d.mul_add(d, d), y: (0..4).rev().map(|m| d + (m as f64)).sum::<f64>() }, Point307 { x: d + d, y: d * d }], rates: ((0..4).step_by(2).filter(|count| *count != 1).map(|j| (j as f64)).fold(d, |acc, y| acc * 0.5 + (d + y)), d + d), parts: 3 }
    }
}

#[differentiable]
impl std::ops::Add for Point307 {
    type Output = Point307;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point307) -> Point307 {
        Point307 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p307(xs: &[f64]) -> (f64, f64) {
    'rows1: for (n, grid) in xs[2..].windows(2).enumerate() {
        let mut row = vec![Body307::new(grid[1]), Body307::new(xs[1]), Body307 { rates: (grid[1], 1.1_f64.cos()), parts: n / 2, k: [grid[2 - 1]; 10], at: [Point307 { y: grid.iter().sum::<f64>(), x: grid[n % grid.len()] }, Point307 { y: grid.iter().skip(1).filter(|b| **b > 1.1).map(|w| *w).product::<f64>(), x: grid[0] - (n as f64) }] }];
        let found: Option<f64> = if row.len() > 2 {
            Some(row[2].at[2 - 1].x.sin().exp_m1())
        } else {
            Some(row[n % row.len()].rates.0 - (n as f64))
        };
    }
    if xs[3] <= 1.5 {
        let mut xs2: [[f64; 3]; 3] = [[xs[xs.len() - 1]; 3]; 3];
        for m in (2..2).rev() {
            for n in 0..3 {
                xs2[n][m] /= (xs2[m][m - 1] * xs2[n][n]).powi(2) + 1.0;
            }
        }
    } else {
        for (k, c) in xs[3..].iter().enumerate() {
            for acc in &xs[..2] {}
        }
    }
    (1.1 + (if xs[1] > 0.3 {
        xs[3] * xs[3]
    } else {
        xs[4 - 1] + xs[4 - 1]
    }) + xs.windows(2).zip(xs[..3].iter()).filter(|(grid, z)| **z > 0.3).map(|(ys, p)| p + p).sum::<f64>(), (if xs[3] < 1.1 {
        let mut b = xs[0];
        b
    } else {
        xs[0]
    }) * xs[1])
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
    }, 0.5, xs[xs.len() - 1][1]] }, Body309 { at: vec![xs2[9] - xs[0][1], found.unwrap_or(point.x), if xs2[1] >= d {
        xs[1][0]
    } else {
        d
    }], k: [d + d, point.z + d], rates: vec![d, (-xs2[12 - 1].powi(2)).exp()] }];
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
        let part = Point310 { x: state[2 - 1] + self.at.x, y: state[state.len() - 1] };
        let mut out = vec![part.y + self.rates, if state[1] > 0.1 {
            part.y
        } else {
            state[0]
        }, if state[1] < state[state.len() - 1] {
            let d = state[1];
            d
        } else {
            let mut d = part.y;
            part.x
        }, part.y * part.y];
        (part.y - part.y * 1.5 - out[out.len() - 1] * 2.0) * out[1].hypot(1.0 + part.y.abs()).asinh() * out[..1].iter().map(|&z| part.x.sin().cosh() + z).sum::<f64>()
    }
}

#[differentiable]
impl Body310 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, k: usize, xs: &[f64]) -> f64 {
        self.k *= (self.rates - (k as f64)) * (xs[1] - self.at.y);
        -xs[k % 2] * -0.9_f64.tanh().cosh()
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point310 {
    type Output = Point310;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point310 {
        Point310 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p310_helper(xs: [f64; 9]) -> f64 {
    let d = xs[9 - 1];
    let mut state = xs;
    let mut spring = Body310 { at: Point310 { x: d.signum() * d, y: state[6] + d }, k: state[1].asinh(), rates: state[1], parts: vec![if state[5] > 1.0 || state[5] > 0.25 {
        state[8]
    } else {
        state[1]
    }, state[5]] };
    (0..1).take(2).map(|m| (m as f64)).sum::<f64>() + xs.iter().sum::<f64>() * 0.5 + state.iter().sum::<f64>() * 2.0 + spring.parts[2 - 1] * 1.5 - state[state.len() - 1] * (if d > 2.0 {
        spring.k
    } else {
        spring.rates
    }) + (d + spring.parts[2 - 1]).atan2((spring.energy(&state[6..8]) + d).powi(2) + 1.2)
}

#[differentiable(unconnected = "zero")]
fn p310_inner(ys: [[f64; 2]; 2], state: [f64; 2], mut out: [f64; 4]) -> f64 {
    match ys.len() % 3 {
        0 => {
            let mut kind: Option<f64> = Some(state[0].tanh().exp2());
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
        i if state[i % state.len()] <= state[i % 2] => {
            for (i2, b) in out.iter().enumerate() {
                let mut k = 0;
                while k < 4 && k / 2 % 2 == 1 {
                    k += 1;
                    let mut y: f64 = *b;
                }
            }
        }
        _ => {}
    }
    (state[1] * out[4 - 1] + ys[0][1] * 2.0 - out[2] * 0.5) * state[2 - 1] * out[1..].windows(2).step_by(2).map(|row| row[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p310(s: f64, #[no_diff] v: [f64; 4]) -> f64 {
    for (j, buf) in v.windows(2).enumerate() {
        let e = p310_helper([s * (j as f64); 9]);
        let mut n = 0;
        'rows1: loop {
            n += 1;
            let mut a = (e + buf[0]) * s - (n as f64);
            if n >= 3 {
                break;
            }
        }
    }
    let mut pair: (f64, f64) = (v.iter().map(|y| *y).sum::<f64>(), v.iter().zip(0..4).map(|(w, j)| (j as f64)).fold(s, |acc, e| acc * 0.5 + e * e));
    let mut k = 0;
    loop {
        k += 1;
        if k >= 1 || (k + 1) % 3 != 1 {
            break;
        }
    }
    let mut pair2 = ((-v[k % v.len()]).mul_add(s * -0.4, pair.1), pair.1.mul_add(s, pair.0));
    'steps2: for n in (0..v.len()).rev() {
        let mut state: [[f64; 3]; 3] = [[s; 3]; 3];
        for m in (2..3).rev() {
            for i in 0..3 {
                state[m][i] -= state[i][m] * 0.3 + (i as f64);
            }
        }
    }
    let mut xs: [f64; 3] = [pair2.1; 3];
    let mut t: f64 = 0.0;
    for k2 in 0..3 {
        t += xs[0].powi(2);
        if k2 % 2 == 0 {
            for count in (0..3).rev() {
                xs[count] = (v[1..][k2] * (count as f64)).sin();
            }
        }
        for n in 0..3 {
            xs[n] += v[1..][k2] * (n as f64) + pair2.1;
        }
        let mut p: f64 = 0.0;
        for j in 0..xs.len() {
            p += xs[j] * xs[2 - j];
        }
        t += p * v[1..][k2];
        xs[2] = t * 0.1;
    }
    let mut state = vec![t * pair2.1, xs[k % xs.len()] * pair2.0, t.min(t)];
    match (k + 1) % 4 {
        0 => {
            let x: f64;
            if k % 3 == 1 {
                x = 0.8;
            } else {
                let mut b = state[k % state.len()] + t + xs[k % 3].powi(2);
                x = t * b.max(b);
            }
        }
        1 | 2 => {
            state[k % 3] += xs[1];
        }
        _ => {}
    }
    (state[k % 3] + v[2] * 0.3 + pair2.1 * 0.3 - xs[2] * 1.5) * (match k * 2 % 5 {
        0..=1 | 4 => s.asinh(),
        2 | 4 => xs[0],
        _ => {
            let q: f64 = state.iter().fold(pair.0, |acc, &t2| acc + t2);
            q * q
        }
    }) - (-0.4 + (state[state.len() - 1] - (k as f64)))
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
    let buf = [Body316 { at: Point316 { x: d.atan(), y: d, z: d }, k: vec![Point316 { x: 3.0, y: if !(d <= d) {
        d
    } else {
        d
    }, z: d.sin() }, Point316 { x: if d > -1.0 {
        d
    } else {
        d
    }, y: d * d, z: d }], rates: (d + d, d + d), parts: Point316 { x: d + d, y: (d.powi(2) + 1.2).powf(d.sin()), z: d }, last: Point316 { x: d / (1.0 + d.abs()), y: d, z: d } }, Body316 { at: Point316 { x: (-0.4_f64).cos(), y: d.sin(), z: d }, k: vec![Point316 { x: if d > 0.5 && d > 2.0 {
        d
    } else {
        d
    }, y: d, z: d + d }, Point316 { x: d.abs(), y: d, z: d / (1.0 + d.abs()) }], rates: (0.9, (-1.0_f64).signum() * d), parts: Point316 { x: 2.0 * d, y: d * d, z: d - d }, last: Point316 { x: -0.4 + d, y: d, z: if !(d < 1.0) {
        d
    } else {
        let z = d;
        z
    } } }, Body316 { at: Point316 { x: if d > 2.0 {
        d
    } else {
        d
    }, y: d.cos(), z: d + d }, k: vec![Point316 { x: d, y: d + d, z: d }, Point316 { x: d - d, y: d.floor() * d, z: d }], rates: (d, 0.8), parts: Point316 { x: d.max(d), y: 1.1 + d, z: d }, last: Point316 { x: (0..1).zip(0..=3).map(|(i, n)| (n as f64)).sum::<f64>(), y: d, z: d * d } }];
    let d2: f64 = buf.iter().zip(0..3).map(|(body, j)| (j as f64) * (buf[j % 3].parts.z + buf[(j + 1) % buf.len()].rates.0)).sum::<f64>() + buf.iter().enumerate().rev().map(|(k, unit)| unit.rates.1).fold(buf[buf.len() - 1].parts.z, |acc, w| acc * 0.5 + w);
    {
        let v = [d2; 3];
    }
    let mut xs: [f64; 15] = [d2; 15];
    for k in (1..15).rev().step_by(2) {
        xs[k] *= xs[0] / (1.0 + xs[k].powi(2));
    }
    ([buf[1].last.z, d2 * buf[3 - 1].last.z / (1.0 + (d2 + xs[15 - 1]).abs())], (xs[2] + d2 * 2.0 - xs.iter().sum::<f64>() * 0.5) * (d2.powi(2) + d2) + (xs[xs.len() - 1].atan().powi(2) + 0.5).powf((xs[12].signum() * xs[3]).sin()))
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
fn p319_inner(y: f64, row: &[f64], buf: &Vec<Point319>) -> f64 {
    let mut body = Body319 { at: y, k: buf[2 - 1].x + row[2 - 1] };
    let mut grid = [[buf[2 - 1].y[0], body.at], [buf[buf.len() - 1].x, -0.4], [body.at, buf[1].x]];
    {
        match 3 % 4 {
            0 => {
                match buf.len() % 3 {
                    0 => {
                        grid[3 - 1][0] = buf[1].y[0] + body.k.tanh().exp();
                    }
                    m if body.at < buf[m % 2].x => {
                        grid = [[grid[1].chunks(2).rev().enumerate().filter(|(count, grid2)| *count > 2).map(|(m2, out)| 0.1 + y + 0.25).sum::<f64>(), buf[m % 2].y[0] * (buf[m % buf.len()].y[m % 2] * grid[m % grid.len()][0])], [(0..buf.len()).zip(grid[m % 3][1..].iter()).map(|(i, q)| grid[0][i % 2].atan2(grid[1][0].powi(2) + 1.2) + q).sum::<f64>(), body.k], [grid[1][0], match m / 2 % 5 {
                            0 => (if grid[1][m % 2] <= buf[m % 2].x && m % 2 == 0 {
                                let mut w = grid[0][1];
                                grid[2][m % 2]
                            } else {
                                buf[0].x
                            }),
                            k if (k + 1) % 3 != 0 => {
                                let z: f64 = buf.iter().zip(grid[1][..1].chunks(2)).filter(|(part, row2)| m / 2 % 3 != 1).map(|(spring, row2)| row[m % row.len()] + row[2 - 1]).fold(buf[0].y[1], |acc, d| acc * 0.5 + d * d);
                                z
                            }
                            _ => grid[grid.len() - 1][..1].iter().enumerate().map(|(i, s)| -0.4 + s).product::<f64>(),
                        }]];
                    }
                    _ => {}
                }
            }
            1 | 2 => {
                if grid[grid.len() - 1][0] <= 0.25 && grid[0][2 - 1] >= row[1] {
                    let mut state = vec![buf[0].y[2 - 1]; row.len()];
                } else {
                    grid = [[(grid[2][1].powi(2) + 1.2).cbrt().sin().exp_m1(), buf.iter().map(|body2| body2.x * buf[0].y[1]).sum::<f64>() + grid[0][0]], [row[0], (row[1] + row[0]) * (buf[1].y[2 - 1] + body.k)], [body.k, grid[0].iter().enumerate().map(|(m, &b)| b * (b * grid[m % grid.len()][m % 2])).sum::<f64>()]];
                }
            }
            _ => {}
        }
    }
    (body.at - grid[2][0] * 1.5) * body.k
}

#[differentiable(unconnected = "zero")]
fn p319(ys: &Vec<f64>, unit: &mut Body319) -> f64 {
    if 2 < 3 {
        let mut buf: Vec<f64> = Vec::new();
        for (count, s) in ys.iter().take(2).enumerate() {
            buf.push(*s * *s - (count as f64));
        }
        buf.push(0.25);
        let mut t: f64;
        if buf[0] > 1.1 {
            t = unit.k.atan();
        } else {
            let mut q = buf[0];
            t = -q;
        }
    }
    let mut k = 0;
    loop {
        k += 1;
        unit.at += unit.at;
        let mut shape: Shape319 = Shape319::Rect(ys[1], unit.k * (k as f64));
        if k >= 2 || ys[k % ys.len()] <= 1.1 {
            break;
        }
    }
    unit.at *= unit.at.powi(2);
    (0..k).take(2).zip(ys[2..4].windows(2)).map(|(i, out)| out[i % out.len()] + unit.k).fold(unit.at, |acc, b| acc.max(b * b)) - (unit.k + ys.iter().map(|&acc| acc + acc).sum::<f64>())
}

flat_record! {
    Point319 { x, y }
    Body319 { at, k }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p280(&mut [-1.2, 0.7, -1.1, -0.9]) calls Point280::new, p280_helper, p280_inner),
        program!(p281(&mut [1.1, 0.35], (-0.5, -0.6)) calls p281_helper, p281_inner),
        program!(p282(&mut [-0.1, -1.0, 0.5, 1.3], 0.9, &mut -0.5, 1.1) calls Point282::norm, p282_helper),
        program!(p283(&vec![Point283 { x: 0.2, y: [-0.4, -1.2], z: -0.6 }, Point283 { x: -0.8, y: [-1.1, 0.5], z: -1.1 }, Point283 { x: 0.5, y: [0.35, 0.8], z: 0.2 }, Point283 { x: -0.1, y: [-0.7, 0.2], z: -1.1 }], const -0.6, 4, &vec![-0.1, 0.9, -0.7]) calls p283_helper, p283_inner),
        program!(p284((-1.2, -0.3), [0.6, -1.0]) calls p284_helper),
        program!(p285(0.9, 4) calls p285_helper),
        program!(p286(0.6, &mut vec![-0.3, -0.4, -0.7, -0.9, 0.1], &[-0.5, 0.7, -0.1, 0.6, 1.1, -1.2, 0.6, -0.1, 0.3, 0.9, 0.1], false); pulled vec![-2.0, -2.0, -2.0, -2.0, 0.5]),
        program!(p287(&mut [-0.7, 0.35, -0.2, 0.5, 1.3, -0.9, 1.2, -0.9, 0.8, 0.8, -0.1, 0.5]) calls p287_helper, p287_inner; pulled (-0.7, [1.0, -0.7, 1.0, 0.5, 0.5, 0.3, -0.7, -2.0, 1.0, 1.0, -0.7, 0.5])),
        program!(p288(-0.3) calls p288_helper),
        program!(p289(&mut [1.0, 1.3, -0.6, 0.9], -1.2) calls Point289::shifted, p289_helper, p289_inner),
        program!(p290(&mut Point290 { x: 1.0, y: 0.3 }, &mut -1.2) calls Point290::shifted),
        program!(p291(&[-1.1, -0.8, -0.7, 0.2]) calls p291_helper),
        program!(p292(vec![0.9, 0.3, -0.1, 0.9], &mut [0.35, -0.4, 1.1, 0.4, -0.8], &mut 0.5) calls p292_helper),
        program!(p293(&vec![-0.7, -1.0, 0.5, -0.4], [-1.1, -0.8, 0.9], const &[Point293 { x: 0.1, y: 1.2 }, Point293 { x: 0.3, y: 0.5 }]) calls Point293::advance, Point293::norm, p293_helper, p293_inner),
        program!(p294(-1.2) calls Point294::new, p294_helper, p294_inner),
        program!(p295(&mut [-0.7, 1.2, 0.5, -0.8], (0.1, 0.3), &[[1.2, 0.8], [1.0, -0.3]], &[-0.3, -0.5]) calls p295_helper),
        program!(p296(&[-1.0, -0.7, 1.0, -0.2], &mut [1.0, 0.7, -0.2]) calls p296_helper; pulled (Point296Tangent { x: 0.5, y: 0.3 }, [0.3, 0.3, 1.0])),
        program!(p297(&[-1.0, 0.1, 0.35, 0.8], 1.3, 1.2, 2) calls p297_helper, p297_inner),
        program!(p298(0.6, &mut 0.5)),
        program!(p299((0.1, 0.2), &[Point299 { x: -0.3, y: 0.6, z: 0.8 }, Point299 { x: 0.1, y: -0.1, z: 0.7 }, Point299 { x: 1.4, y: -0.7, z: -1.1 }, Point299 { x: -0.7, y: 0.8, z: -0.5 }, Point299 { x: -0.6, y: 0.35, z: 0.2 }], &vec![0.4, -0.8, -0.6, 1.0, 0.35, -1.2, -1.1, -1.1, 1.4, -0.5, 1.0]) calls Body299::energy, p299_helper; pulled (0.3, -2.0)),
        program!(p300(vec![1.2, 0.6, 0.9, -0.8], const 1.2, -0.5, -0.9) calls Point300::energy, Point300::norm, Point300::new, p300_helper),
        program!(p301(&[0.3, 0.1, 1.2, 0.35]) calls p301_helper),
        program!(p302(const &[-1.2, 1.4, -0.8, -0.5], vec![-0.3, 0.3, -0.7, 0.7, -0.8], &Point302 { x: 0.3, y: -1.1, z: 0.35 })),
        program!(p303(&mut [-0.7, -0.1, -0.8, -0.9]) calls Point303::norm, Body303::new, p303_helper, p303_inner; pulled (0.3, vec![0.5, 0.5, 0.5, 0.5])),
        program!(p304(const &Body304 { at: (0.5, -1.2), k: [Point304 { x: -0.6, y: -0.7 }, Point304 { x: -0.8, y: -1.1 }], rates: 0.4, parts: [Point304 { x: 0.1, y: 0.35 }, Point304 { x: -0.3, y: -1.1 }], last: -0.8 }, &vec![Body304 { at: (0.6, 1.0), k: [Point304 { x: -0.6, y: -0.1 }, Point304 { x: -1.1, y: 0.4 }], rates: -0.1, parts: [Point304 { x: 1.4, y: -0.2 }, Point304 { x: -0.3, y: 1.4 }], last: 0.3 }, Body304 { at: (0.2, 1.4), k: [Point304 { x: 0.35, y: -0.8 }, Point304 { x: -1.1, y: 0.3 }], rates: 0.5, parts: [Point304 { x: 0.9, y: 0.7 }, Point304 { x: -1.2, y: -0.1 }], last: 1.0 }, Body304 { at: (-0.9, 1.0), k: [Point304 { x: 0.7, y: -1.1 }, Point304 { x: 0.6, y: 0.9 }], rates: -0.2, parts: [Point304 { x: -0.8, y: -0.8 }, Point304 { x: -1.0, y: -0.3 }], last: -0.3 }, Body304 { at: (1.4, 0.5), k: [Point304 { x: 0.6, y: -0.7 }, Point304 { x: -1.1, y: 1.4 }], rates: 0.4, parts: [Point304 { x: -0.6, y: -0.8 }, Point304 { x: 0.9, y: 0.35 }], last: 0.5 }, Body304 { at: (0.3, 0.1), k: [Point304 { x: -0.6, y: 0.8 }, Point304 { x: 0.1, y: 0.3 }], rates: 1.1, parts: [Point304 { x: 0.4, y: 1.1 }, Point304 { x: 1.4, y: 1.2 }], last: 0.2 }], [[0.6, 1.2], [-0.5, -0.1]], &mut Point304 { x: -1.2, y: -0.8 }) calls Point304::energy, p304_helper; pulled (([-0.7, 0.5], 0.5), Point304Tangent { x: 0.5, y: 0.3 })),
        program!(p305((-1.2, -0.1)) calls p305_helper, p305_inner),
        program!(p306(&[[-0.8, -1.2], [-0.7, 0.2]]) calls Point306::energy, p306_helper; pulled [-2.0, 0.5, 1.0]),
        program!(p307(&[0.2, 1.3, 0.35, 0.8]) calls Body307::energy, Point307::shifted, Body307::new; pulled (1.0, 1.0)),
        program!(p308(vec![0.35, -0.2, -0.2, 1.1], &mut -0.6, const Body308 { at: -1.1, k: [Point308 { x: [-0.7, 1.3], y: [0.5, 1.4, 0.4], z: -0.9 }, Point308 { x: [0.7, 1.3], y: [1.1, -1.1, -0.9], z: -0.2 }], rates: 0.35, parts: 0.5, last: -0.5 }); pulled (vec![0.5, 0.5, -0.7, 0.5], -2.0)),
        program!(p309(&mut vec![Body309 { at: vec![-1.2, -0.1, 0.4, 0.8], k: [0.1, 0.1], rates: vec![-0.3, 0.8, -0.1, -1.1] }, Body309 { at: vec![-1.1, -0.9, 0.5, 1.0], k: [0.2, -0.9], rates: vec![-1.1, -0.9, -1.0, 1.2] }, Body309 { at: vec![-0.9, 0.8, 1.2, -0.5], k: [0.7, 1.2], rates: vec![-0.3, -0.6, 0.6, -1.2] }, Body309 { at: vec![-0.2, 0.4, 0.2, -0.7], k: [0.6, 0.4], rates: vec![-0.6, -0.7, 0.4, 1.3] }], &[[0.3, -0.8], [-1.1, -0.5]], const &Point309 { x: -0.3, y: -1.2, z: -0.2 })),
        program!(p310(-0.5, const [-0.4, 0.2, 1.1, -0.8]) calls Body310::energy, Body310::shifted, p310_helper, p310_inner),
        program!(p311(1.0, (0.2, -0.2), &[1.3, -0.9, 0.9, 0.35, 0.5, 0.1, 0.7, 0.7, -1.0, 1.0, 0.2], -1.1) calls p311_helper, p311_inner),
        program!(p312(&vec![-0.9, -0.2, 0.9, 0.6]) calls p312_helper),
        program!(p313(&mut vec![-1.2, 0.3, -0.2, 0.1]) calls p313_helper, p313_inner),
        program!(p314((1.3, -0.9), &mut [0.4, 1.1, 0.7, 0.3, 1.4]) calls p314_helper),
        program!(p315(const 1.1, &mut [-0.1, 0.8], &[1.4, 0.4, -0.9, 0.5, 1.0, 0.1, -0.6, 1.3, -0.2, 0.7, 1.1], -0.2)),
        program!(p316(1.1) calls Body316::advance, Point316::norm; pulled ([0.5, 0.5], 0.3)),
        program!(p317(&mut vec![1.3, 0.5, 0.9, 0.35], [0.7, 1.2, -0.6], const -0.9)),
        program!(p318(const &[1.3, -0.5, -0.1, 0.9], 0.9, &mut [-0.9, -0.1, 1.1, -0.5, -0.6, 0.6, 1.1, -0.8, -0.9]) calls p318_helper, p318_inner),
        program!(p319(&vec![1.4, -1.1, -0.4, 0.3], &mut Body319 { at: 1.3, k: 1.1 }) calls Body319::advance, p319_helper, p319_inner),
    ]
}
