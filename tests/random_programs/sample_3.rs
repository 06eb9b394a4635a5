//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p90(state: Vec<f64>, row: &mut [f64]) -> f64 {
    if row[1] > 0.3 {
        let mut pair = ([2.0_f64.sin().exp(), row[3]], row[3]);
    } else {
        let (mut a, mut r) = ((1.0 + (row[1] + state[state.len() - 1]).abs()).powi(-1), row[0] * state[3]);
    }
    let mut grid: [[f64; 4]; 4] = [[state[2]; 4]; 4];
    for i in (0..4).rev() {
        for i2 in 1..4 {
            grid[i][i] *= grid[4 - 1][i2] * (grid[4 - 1 - i2][i] - grid[i2][i2]);
            grid[i][i2 - 1] = grid[i2][i].tanh() * grid[i2][i2];
        }
    }
    if !(row[1] <= row[4]) {
        let mut count = 0;
        loop {
            count += 1;
            if count >= 3 {
                break;
            }
            grid[count % 4][4 - 1] /= (grid[3][2].to_radians() * row[3]).powi(2) + 1.0;
        }
        grid[count % 4][2] -= grid[3][3];
        for row2 in grid[0][..2].windows(2) {
            'rows1: for xs in row[0..2].chunks(2) {}
        }
    } else {
        let mut k = 0;
        loop {
            k += 1;
            if k >= 2 || k / 2 < 3 {
                break;
            }
            let w = grid[k % grid.len()][2] * (-grid[1][k % 4] + grid[k % grid.len()][0]);
            let (a, c) = (w + grid[4 - 1][k % 4] + (row[1] + grid[k % grid.len()][0]), grid[2][k % 4].tanh());
        }
    }
    row[2] - state[4 - 1] * 2.0 + grid[1][2] * 0.3 - grid[grid.len() - 1][2] - (grid[3][2] + grid[2][2]) * (grid[1][2] + grid[1][2])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point91 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body91 {
    at: Vec<f64>,
    k: Vec<Point91>,
}

#[derive(Clone, Debug, Differentiable)]
struct Outer91 {
    inner: Body91,
    gain: f64,
}
impl std::ops::Deref for Outer91 {
    type Target = Body91;
    fn deref(&self) -> &Body91 { &self.inner }
}
impl std::ops::DerefMut for Outer91 {
    fn deref_mut(&mut self) -> &mut Body91 { &mut self.inner }
}

#[differentiable]
impl Body91 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, kind: Option<f64>, spring: &Point91) -> f64 {
        let mut m = 0;
        'rows1: while m < 2 {
            m += 1;
            let x: f64 = 'found2: {
                let mut n = 0;
                loop {
                    n += 1;
                    if n >= 4 || n / 2 > 0 {
                        break;
                    }
                }
                if spring.x <= 0.25 {
                    return match kind {
                        None => {
                            spring.y - (n as f64)
                        }
                        Some(acc) => {
                            (0..n).filter(|k| *k != 1).map(|m2| spring.x + (m2 as f64)).product::<f64>()
                        }
                    };
                }
                spring.x
            };
        }
        (self.at[2 - 1].hypot(self.at[0].powi(2) + 1.0) - (0..4).filter(|k| *k != 1).map(|m2| spring.x.sin() + (m2 as f64)).sum::<f64>()) * (0..m).map(|n| spring.x + (n as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p91(unit: &Outer91, pair: (f64, f64), spring: &Body91, unit2: &mut Outer91) -> f64 {
    if pair.1 > 1.1 {
        *unit2 = Outer91 { inner: Body91 { at: vec![0.8, pair.1], k: vec![Point91 { x: unit2.inner.at[1] + unit2.inner.k[0].x, y: spring.k[2 - 1].x - spring.k[2 - 1].x }, Point91 { x: (0..=2).map(|m| unit2.inner.k[1].y + (m as f64)).sum::<f64>(), y: unit.inner.at[1].signum() * unit2.gain }] }, gain: (1.0 + unit2.inner.at[2 - 1].abs()).sqrt() };
    }
    unit2.inner.k[0].x += (if unit2.inner.at[1] < 3.0 {
        unit2.gain
    } else {
        unit2.gain
    }) * (pair.0 * spring.at[0]);
    unit2.inner.shifted(None, &spring.k[0]) + unit2.inner.k[1].x + unit.inner.at[1] + -(unit2.inner.at[2 - 1] + 1.5)
}

flat_record! {
    Point91 { x, y }
    Body91 { at, k }
    Outer91 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point92 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p92(s: f64, acc: f64, out: &mut [Point92], s2: f64) -> f64 {
    let mut a: f64;
    if out[7].z > 0.25 {
        a = if s2 < 0.25 && s2 < 0.8 {
            acc
        } else {
            s2
        };
    } else {
        a = if s2 >= 0.25 && out[0].z > -0.4 {
            1.1
        } else {
            let acc2: f64 = out[1].y.atan();
            s2
        };
    }
    out[11 - 1].z *= (0..1).map(|n| a + (n as f64)).sum::<f64>().powi(3);
    let mut add = |e: f64| {
        a += e * a;
        a
    };
    let y = add(if s2.max(0.0).sqrt() > 0.1 {
        s2.max(0.0).sqrt()
    } else {
        s
    });
    let s3 = add(y.asinh());
    let mut pair = (y, a.atan());
    pair.1 + acc * 2.0 + a * 0.5 + s3 * 0.5 + pair.0 * 2.0 + pair.1.max(y).sin().sinh() + (a * a).sqrt().max(s3)
}

flat_record! {
    Point92 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p93(state: &mut Vec<f64>) -> f64 {
    if !(state[2] > 0.5) {
        let mut xs: Vec<f64> = vec![state[4 - 1]; 19];
        for count in 2..19 {
            xs[count] = xs[6] * 0.3 + xs[0];
        }
    } else if state[2] <= 0.1 {
        state[2] /= (1..state.len() - 1).rev().filter(|count| *count != 1).map(|j| (j as f64)).fold(state[1], |acc, w| acc.max(w)).powi(2) + 1.0;
    } else {
        for d in state[0..3].iter_mut().step_by(2) {
            let g = |b: f64, s: f64| b * ((1.0 + s.abs()).sqrt() - b);
            *d -= *d / 1.5;
        }
    }
    state.push(state[0]);
    let mut ys: Vec<f64> = state.chunks(2).rev().map(|grid| state[0] * grid[0]).collect::<Vec<f64>>();
    ys[0] /= state.windows(2).zip(ys.iter()).map(|(state2, &r)| r).fold(ys[0], |acc, t| acc + t * (t / (1.0_f64 + ys[1 - 1].abs()))).powi(2) + 1.0;
    state[0] = ys[0] / (1.0 + ys[0].abs());
    ys[0] = ys[0] + (ys[0] - ys[0]);
    ys[0] = (0..ys.len()).step_by(2).zip(state.iter()).filter(|(k, u)| **u > 0.25_f64).map(|(i, &u)| u).fold(0.5_f64, |acc, z| acc + (ys[0] + z)).cos();
    let h = |p: f64, d: f64| p + d;
    (ys[0] + ys[ys.len() - 1] * 1.5 + ys[0] * (ys[0] + state[2])) * ys.iter().map(|&p| (if ys[0] > 2.0 {
        ys[0]
    } else {
        let q = p;
        p
    }) + p).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p94_helper(count: usize, c: f64, ys: [f64; 2], out: [f64; 2], acc: f64) -> f64 {
    if count < 1 {
        return out[count % out.len()].tanh();
    }
    for (k, n) in (0..=2).zip(0..1) {
        if n > 0 && n / 2 % 2 != 0 {
            continue;
        }
    }
    (-acc.powi(2)).exp() + c * 0.3 + out[1] * (if ys[0] > ys[0] {
        acc
    } else {
        c
    }) + p94_helper(count - 1, out[1], ys, out, out[0])
}

#[differentiable(unconnected = "zero")]
fn p94(xs: &Vec<f64>, mut r: f64, out: &[f64]) -> f64 {
    match xs.len() % 3 {
        0 => {
            r = out.iter().zip(0..=4).map(|(&u, n)| (n as f64) * (u * (n as f64))).sum::<f64>();
        }
        1 | 2 => {
            r *= -(if r > r {
                let d = out[out.len() - 1];
                out[3]
            } else {
                out[3]
            });
        }
        count if count % 3 == 0 => {
            let flag = count / 2 % 3 == 1;
        }
        _ => {
            if 0.5 > 1.0 {
                let mut pair: (f64, f64) = (out[5], xs[..3].iter().rev().product::<f64>());
            } else {
                let mut found: Option<f64> = Some(-xs[3]);
                let mut found2: Option<f64> = if out[5] > r {
                    Some(1.5)
                } else {
                    None
                };
            }
        }
    }
    out[1] + r * 2.0 - out.iter().enumerate().map(|(j, &b)| b).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p95_helper(ys: &Vec<f64>, out: Vec<f64>, out2: &[f64], mut e: f64) -> f64 {
    e = ys[1].abs().signum() * -3.0;
    'rows1: for &e2 in &out2[..1] {
        let mut shape: Option<f64> = None;
        let kind: Option<f64> = if out[0] > 0.5 {
            None
        } else {
            Some(e2 + e)
        };
        if e2 < out2[0] {
            e *= out[0] + e2.tanh().exp();
            return e2 / (out2[out2.len() - 1].powi(2) + 0.5) - ys[0];
        }
    }
    (out[0].abs() + out[out.len() - 1] * 0.5) * (-out[1] - out2[1])
}

#[differentiable(unconnected = "zero")]
fn p95(out: &[[f64; 2]; 2]) -> f64 {
    let z = out[1][0];
    let mut buf: Vec<f64> = vec![2.0; out.len()];
    buf.swap(1, 0);
    buf[0] * (z.floor() * p95_helper(&buf, buf.to_vec(), &buf, z)) - buf.windows(2).rev().zip(&out[0]).map(|(ys, y)| *y).sum::<f64>()
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

#[differentiable(unconnected = "zero")]
fn p98(w: f64, v: &mut Vec<f64>, y: &mut f64) -> f64 {
    let mut grid = vec![Point98 { x: w, y: if *y < 1.0 {
        *y
    } else {
        let mut x = *y;
        *y
    } }, Point98 { x: 0.25, y: v[3] * v[0] }, Point98 { x: (1..v.len() - 1).take(2).rev().map(|m| (m as f64) * *y).fold(w, |acc, b| acc.max(b)), y: y.atan2(y.powi(2) + 1.0) }];
    let mut r: f64 = v[1..5].windows(2).enumerate().map(|(j, row)| grid[3 - 1].y).sum::<f64>();
    let e = std::mem::take(&mut r);
    let mut m = 0;
    while m < 4 {
        m += 1;
        r = r;
    }
    r - e - w * 1.5 + r * 0.3 + e * 0.3 + v[4..].iter().enumerate().map(|(m2, q)| *q).sum::<f64>()
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
struct Body101 {
    at: (f64, f64),
    k: f64,
    rates: (f64, f64),
    parts: (f64, f64),
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
    (v[k], _) = (v[k], v[13]);
    let c = std::mem::replace(&mut v[k], acc.cbrt().clamp(0.25, 1.25));
    c.max(0.0).sqrt().max(acc) + v.iter().sum::<f64>() * 0.5 - acc + t
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point103 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p103(ys: &Vec<f64>, state: &[f64], r: f64, part: &mut Point103) -> [f64; 3] {
    part.x = part.y;
    let f = |u: f64, u2: f64| u + (u2 + u2 * u);
    let (e, mut c): (f64, f64) = (state.iter().filter(|c| **c > 1.1).map(|&c| state[state.len() - 1] - c + c).sum::<f64>(), state[1].atan());
    'rows1: for m in 0..state.len() {
        let mut grid: [f64; 9] = [part.x; 9];
        let mut w: f64 = 0.0;
        for k in 0..4 {
            if k % 2 == 0 {
                for i in 0..9 {
                    grid[i] = state[0..4][k] * (i as f64) + (part.x.powi(2) + 1.0).ln_1p();
                }
            }
            let mut w2: f64 = 0.0;
            for count in 0..grid.len() {
                w2 += grid[count] * grid[0];
            }
            w += w2;
        }
        let mut pair: (f64, f64) = (grid.iter().map(|w2| w2.abs().sqrt()).fold(0.1_f64, f64::max), grid[grid.len() - 1].mul_add(r, e));
        let mut z = grid.iter().rev().map(|u| c + *u).sum::<f64>() * (m as f64) + (m as f64);
    }
    let mut body = Point103 { x: c / 1.5, y: e };
    if !(1 < 3) {
        c -= (c - c).clamp(-0.75, 1.25);
    } else {
        body = Point103 { x: body.x / (1.0 + e.abs()), y: -0.7 };
    }
    let mut t: f64 = state.iter().rev().map(|&p| p).sum::<f64>();
    [body.x, (-(e + t).powi(2)).exp(), body.x.hypot((e * t).powi(2) + 0.5)]
}

flat_record! {
    Point103 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point104 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape104 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point104 {
    #[differentiable(unconnected = "zero")]
    fn new(mut v: [f64; 4], body: Point104) -> Point104 {
        Point104 { x: v[0] * v[0], y: body.y / 1.5 }
    }
}

#[differentiable]
impl Point104 {
    #[differentiable(unconnected = "zero")]
    fn ln(self) -> f64 {
        let mut row: [f64; 2] = [-0.4; 2];
        let mut j = 0;
        while j < 5 {
            j += 1;
            if row[1] > 0.5 {
                let g = |q: f64| q + q / (1.0 + self.y.abs()) * q;
            } else {
                match j * 2 % 3 {
                    0 => {
                        let spring = Point104::new([self.x / (self.y.powi(2) + 0.5), self.x, if (row[row.len() - 1] * row[row.len() - 1]).sqrt() > 0.1 {
                            (row[row.len() - 1] * row[row.len() - 1]).sqrt()
                        } else {
                            row[1]
                        }, row[0] * self.y], self);
                    }
                    1 | 2 => {
                        let mut part = Point104::new([1.1_f64.hypot(1.0 + row[0].abs()), row[j % 2], if row.len() % 2 != 0 {
                            row[j % row.len()]
                        } else {
                            row[1]
                        }, row[0] + row[row.len() - 1]], self);
                    }
                    _ => {}
                }
            }
        }
        (row[row.len() - 1].powi(3) + self.x * 0.5) * self.y.sin().sinh().powi(2)
    }
}

#[differentiable]
impl Point104 {
    #[differentiable(unconnected = "zero")]
    fn signum(self) -> Point104 {
        match 2 % 3 {
            0 => {}
            k if (k + 1) % 2 != 0 => {
                let kind: Shape104 = Shape104::Rect(0.3 - self.y, self.x / (self.y.powi(2) + 0.5));
                let mut found: Option<f64> = Some(self.x);
            }
            _ => {}
        }
        self
    }
}

#[differentiable]
impl Point104 {
    #[differentiable(unconnected = "zero")]
    fn max(&self, w: f64) -> Point104 {
        let d = (Point104 { x: w, ..*self }).ln() + self.y;
        Point104::new([w + w, d / 2.0, 0.25 - d, w], Point104 { x: w * d, ..*self })
    }
}

#[differentiable(unconnected = "zero")]
fn p104_helper(i: usize, v: [f64; 2], y: f64, y2: f64) -> f64 {
    if i < 1 {
        return y2;
    }
    if y < -0.7 || y > y2 {
        let spring = Point104::new([y, y2, y2, y2], Point104 { y: y2, x: -0.7 }).signum();
    } else {
        for &s in v.iter() {
            for y3 in v.iter() {}
        }
    }
    y * (i as f64) - v[0] * 2.0 - y2 * 0.3 + (1..v.len()).map(|count| y + (count as f64)).fold(y, |acc, u| acc + u) + p104_helper(i - 1, v, y2, y2)
}

#[differentiable(unconnected = "zero")]
fn p104(part: &Point104, u: &mut f64) {
    let mut i: usize = 4;
    let mut j = 0;
    while j < 3 {
        j += 1;
        let mut r = (*u * (i as f64)).cos();
        if i % 3 != 1 {
            let mut count = 0;
            let c: f64 = loop {
                count += 1;
                if count >= 1 {
                    break r;
                }
                let mut part2 = Point104::new([r, *u, part.x.tanh().cosh(), if !(i / 2 < 3) {
                    let mut b = r;
                    b
                } else {
                    part.x
                }], Point104::new([*u, *u, r, r], Point104 { y: *u, x: r }));
            };
            let kind: Shape104 = Shape104::Rect(c, part.x / (1.0 + c.abs()));
            let kind2: Option<f64> = if count * 2 > 2 {
                Some(if let Shape104::Rect(e, b) = kind {
                    0.1
                } else {
                    c
                })
            } else {
                Some(r.atan2(1.0 + r.abs()))
            };
        } else if j % 2 != 1 {
            [r, *u] = [r, *u];
        } else {
            let mut s: f64 = 1.5;
        }
    }
}

flat_record! {
    Point104 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p105_inner(i: usize, row: [f64; 2], w: f64) -> f64 {
    if i < 1 {
        return w;
    }
    let mut count = 0;
    let x: f64 = loop {
        count += 1;
        if count >= 2 {
            break w.atan().cos();
        }
    };
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for w2 in row[1..2].iter() {
        ys.push(w - *w2 + x.signum() * w);
    }
    ys.push(x.atan());
    let shape: Option<f64> = if count + 1 > 1 {
        None
    } else {
        Some(x + 2.0)
    };
    match shape {
        None => {}
        _ => {
            match count / 2 % 4 {
                0 => {
                    ys[0] += x + row[count % row.len()] * row[0];
                }
                count2 if !(ys[1 - 1] >= -0.7) => {
                    let mut n = 0;
                    while n < 5 {
                        n += 1;
                        ys[0] = p105_inner(i - 1, row, x).atan();
                    }
                }
                _ => {}
            }
        }
    }
    (row[1] - row[row.len() - 1] * 1.5 - w * 2.0 + x * 0.3 + (0..ys.len()).rev().map(|n| ys[ys.len() - 1] - ys[count % 1] + (n as f64)).sum::<f64>()) * (match count % 5 {
        0..=1 => w * x,
        _ => {
            let mut acc = if count > 2 {
                x
            } else {
                let mut u = row[1];
                x
            };
            acc - acc
        }
    }) + p105_inner(i - 1, [x, ys[1 - 1]], ys[0])
}

#[differentiable(unconnected = "zero")]
fn p105(out: &[f64; 2], ys: &mut [(f64, f64)], grid: &[f64]) -> (f64, f64) {
    let r = &mut ys[5 - 1].0;
    *r = (0..4).step_by(2).map(|count| (count as f64)).sum::<f64>();
    *r = (-grid[11 - 1].powi(2)).exp();
    let p = p105_inner(2, [grid[grid.len() - 1] - grid[11 - 1], out[out.len() - 1].atan()], grid[4..11].iter().map(|b| b.abs().sqrt()).fold(0.7_f64, f64::max));
    let mut a: f64 = 1.1;
    ys[5 - 1].0 *= 1.0;
    let kind: Option<f64> = Some(a);
    let mut u = std::mem::replace(&mut ys[3].1, grid[grid.len() - 1] + grid[7]);
    let t: f64 = 'found1: {
        let mut m = 0;
        loop {
            m += 1;
            let p = p + (match m % 5 {
                0..=1 => {
                    let mut a2 = u + a;
                    -u
                }
                2..=3 => {
                    let mut b = (grid[m % 11].powi(2) + 0.5).recip();
                    b + u
                }
                _ => {
                    let mut s = p + grid[m % grid.len()];
                    (-1.1_f64.powi(2)).exp()
                }
            });
            'steps2: for buf in grid.chunks(2) {
                let mut ys2: Vec<f64> = Vec::with_capacity(4);
                for (&w, s) in grid[9..].iter().zip(buf.iter()) {
                    ys2.push(*s);
                }
                ys2.push(buf.iter().zip(0..m).filter(|(p2, i)| *i != 1).map(|(&c, count)| (count as f64) * ys[count % ys.len()].0).product::<f64>());
                let mut found: Option<f64> = if !((m + 1) % 3 != 0) {
                    None
                } else {
                    Some((-1.0_f64).cos())
                };
            }
            if m >= 2 {
                break;
            }
        }
        let mut grid2: Vec<f64> = (0..ys.len()).zip(ys.iter()).map(|(i, pair)| pair.0).collect::<Vec<f64>>();
        if m / 2 % 3 != 1 {
            break 'found1 1.1 * (m as f64);
        }
        u * grid2[m % grid2.len()] + u.tanh()
    };
    (grid[0..10].iter().map(|s| *s * 1.5).fold(0.1_f64, f64::min) - p * 0.5 + a * 0.3 + t * 1.5 - ys.iter().enumerate().map(|(j, (_, w))| p + w).fold(t, |acc, c| acc + (t + c)), a.signum() * t - a * 0.3 - (if 0 < 3 {
        let mut r: f64 = a;
        t
    } else {
        1.1
    }))
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
                        let s = -(pair.1 + a + (a + a));
                    }
                    Some(c) => {
                        let mut kind: Option<f64> = if (count2 + 1) % 2 != 0 || a >= -1.0 {
                            None
                        } else {
                            Some(if c >= c {
                                c
                            } else {
                                a
                            })
                        };
                        let mut shape: Option<f64> = if c <= c {
                            Some(kind.unwrap_or(0.3))
                        } else {
                            Some(if count2 * 2 > 2 && count + 1 > 0 {
                                c
                            } else {
                                1.0
                            })
                        };
                    }
                }
                let mut kind: Option<f64> = None;
                if count2 >= 4 || count2 % 3 == 0 {
                    break;
                }
            }
        } else {
            let state: [f64; 2] = [0.5; 2];
        }
    }
    a + a * 0.3 - (0..=n).filter(|n2| *n2 != 1).map(|count2| a * a + (count2 as f64)).sum::<f64>() + (a - (count as f64))
}

#[differentiable(unconnected = "zero")]
fn p107(mut xs: [f64; 7], state: &Vec<f64>, out: [f64; 7]) -> f64 {
    let mut out2 = [state[state.len() - 1]; 7];
    let z = out[7 - 1].min(out2[2] / (out[6].powi(2) + 0.5)).powi(2);
    for (p, z2) in out[..4].iter().step_by(2).zip(&out2) {
        for (count, a) in xs.iter_mut().rev().enumerate() {
            let mut p2: f64 = out.iter().zip(out2[..6].windows(2)).map(|(z3, xs2)| *z3).fold(*a, |acc, r| acc + r);
            let found: Option<f64> = if p2 < 1.0 {
                None
            } else {
                Some(out2.windows(2).zip(1..out2.len()).map(|(v, j)| (j as f64)).sum::<f64>())
            };
            for (&acc, m) in out2[0..6].iter().rev().zip(1..out.len()) {
                let mut p3: f64;
                if count % 2 == 1 {
                    let mut s = z2 - -acc;
                    p3 = (-p.powi(2)).exp();
                } else {
                    let z3 = p2 * z * (count as f64);
                    p3 = out2.iter().filter(|y| **y > 0.1).map(|r| *r).sum::<f64>();
                }
                p2 += out.iter().map(|d| *d * 1.5).fold(0.1_f64, f64::max);
                (p2, p2) = (p2, p2);
            }
        }
    }
    out2[out2.len() - 1] + xs.iter().sum::<f64>() * 2.0 - out.iter().sum::<f64>() * 0.5 - out2.iter().sum::<f64>() * 2.0 + z * 1.5 + state[4..].iter().rev().map(|e| e * out2[2..].iter().map(|w| *w * 1.5).fold(0.1_f64, f64::max)).sum::<f64>() + xs[..3].windows(2).enumerate().map(|(j, state2)| z + out2[1]).fold(out2[6], |acc, z2| acc * 0.5 + (z2 + out2[0] + z2))
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

#[differentiable(unconnected = "zero")]
fn p108_helper(k: usize, xs: &[f64], r: f64, u: f64, a: f64) -> f64 {
    if k < 1 {
        return xs.iter().enumerate().map(|(k2, &p)| p).fold(xs[k % 2], |acc, w| acc * 0.5 + w);
    }
    let mut j = 0;
    'rows1: while u > 1.1 && j < 5 {
        j += 1;
        let mut state: [f64; 3] = [0.5; 3];
    }
    (u + r * 0.5 - u * 1.5 - a * 2.0 + (a - a).to_radians()) * p108_helper(k - 1, xs, u, a, u) + p108_helper(k - 1, xs, a, a, xs[0])
}

#[differentiable(unconnected = "zero")]
fn p108(out: [f64; 4], out2: Vec<f64>, unit: &Body108, s: f64) -> f64 {
    let unit2 = *unit;
    let ys = [unit2.k * unit2.at.x, p108_helper(2, &out, unit2.at.x, 0.1, unit2.k), unit2.at.x * unit.at.y];
    let d = (out2.iter().sum::<f64>() - unit2.at.x).hypot(1.0 + (ys[2] + unit2.k).abs());
    for q in ys[2..].iter() {
        if s >= 0.8 {} else if 1 < 3 {
            let shape: Option<f64> = if unit2.k > 0.25 && 3 < 3 {
                Some(s.signum() * q)
            } else {
                Some(s + out2[0])
            };
            if let None = shape {} else {
                let mut c = if out2[3] > 1.5 || out2[2] > -0.4 {
                    q.powi(2) + q.max((unit2.k * unit2.k + ys[0] * ys[0]).sqrt())
                } else {
                    let p = d;
                    (0..out.len() - 1).map(|k| (k as f64)).fold(unit2.k, |acc, z| acc.max(z * out2[..4].iter().map(|s2| s2.abs().sqrt()).fold(0.7_f64, f64::min)))
                };
            }
        }
    }
    d / (0.8_f64.powi(2) + 1.2) + out[2] * 2.0 + out2.iter().sum::<f64>() * 1.5 + s * 2.0 - ys[1] * 1.5 - d * 0.3 + (if d > -0.4 {
        d
    } else {
        d + ys[1]
    }) + (1.0 + (1.0 + ys[ys.len() - 1].abs()).powi(-1).abs()).ln_1p()
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point110 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p110(buf: [Point110; 2], flag: bool, grid: &[[f64; 2]; 2]) -> f64 {
    let mut state = [grid[1][1]; 4];
    let mut b: f64 = (grid[1][1] - buf[0].y).sin() - (grid[0][1] + state[0]);
    let mut ys: Vec<f64> = vec![3.0; 19];
    for m in (0..18).step_by(2) {
        let e = ys[m + 1];
        ys[m] = e * ys[19 - 1 - m];
    }
    let h = |e: f64, e2: f64| {
        let mut t = b;
        e * (-ys[3] * e2)
    };
    for c in state.iter_mut().skip(1) {
        let mut count = 0;
        while count < 3 {
            count += 1;
            if b < 0.1 {
                continue;
            }
            if (count + 1) % 3 != 0 && (count + 1) % 2 == 1 {
                continue;
            }
        }
        *c += grid[grid.len() - 1][1..2].iter().enumerate().map(|(k, &y)| y).product::<f64>();
        *c += b - ys[10].powi(2);
    }
    let mut kind: Option<f64> = if ys[6] <= -0.7 {
        Some(ys[ys.len() - 1] - ys[2])
    } else {
        Some(b * grid[0][0])
    };
    match kind {
        None => {
            let mut count = 0;
            let mut t: f64 = 'rows1: loop {
                count += 1;
                if !flag {
                    let t = (state[2] * state[2]).sqrt().clamp(0.25, 1.25).tanh().exp();
                } else {
                    state[1] -= ys[4] * 0.5_f64.powi(2);
                }
                if !(ys.len() > 1) {
                    let mut xs = vec![(b, state[2]), (state[1], state[count % 4]), (b / (ys[19 - 1].powi(2) + 1.0), state[2]), (1.5_f64.tanh(), b)];
                }
                if count >= 3 {
                    break state[state.len() - 1].to_radians() + ys.iter().map(|x| (*x * *x).sqrt()).fold(0.7_f64, f64::max);
                }
            };
        }
        _ => {
            let mut out: Vec<f64> = vec![ys[11]; 12];
            for k in 1..12 {
                if k % 2 == 0 {
                    out[8] = out[k - 1] * -0.7 + (k as f64);
                }
                out[k - 1] += out[k] / (1.0 + out[k].powi(2));
            }
        }
    }
    (ys[19 - 1] + ys[15] - state[0] * 1.5 + b * 2.0 - ys.iter().sum::<f64>() * 1.5 - 0.8) * ys[8]
}

flat_record! {
    Point110 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p111(out: &mut Vec<f64>) -> f64 {
    out.swap(0, 2);
    let mut xs: Vec<f64> = vec![out[4 - 1]; 11];
    for n in (1..10).rev() {
        xs[11 - 1 - n] *= (xs[(n + 3) % 11] * xs[11 - 1 - n]).sin();
        xs[n] = (xs[(n + 1) % 11] * xs[(n + 3) % 11]).sin();
        xs[n] = xs[11 - 1 - n] * (xs[n] * xs[n]);
    }
    let mut v = xs.to_vec();
    'rows1: for (w, k) in v[0..5].iter_mut().zip(0..out.len()) {}
    let mut acc = (0..=1).map(|count| out[out.len() - 1 - count] - xs[count] + (count as f64)).sum::<f64>() - (v[11 - 1] - v[11 - 1] - v[6].sin().exp2());
    let h = |a: f64, y: f64| a * (y * v.iter().rev().map(|d| d * 1.1).sum::<f64>());
    let t = &mut acc;
    *t = *t;
    xs[0] += 0.5;
    let f = |y: f64, s: f64| y + y.max(s);
    v[8].to_radians() - xs.iter().sum::<f64>() * 0.5 + v.iter().sum::<f64>() * 2.0 + acc * 2.0 - v[9]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point112 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body112 {
    at: f64,
    #[no_diff] k: usize,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape112 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point112 {
    #[differentiable(unconnected = "zero")]
    fn new(mut y: f64, v: &[f64]) -> Point112 {
        Point112 { x: 1.5, y: v[1] * v[0], z: v[1] * v[0] }
    }
}

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn cos(&self) -> f64 {
        self.at * self.at
    }
}

#[differentiable]
impl std::ops::Add for Point112 {
    type Output = Point112;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point112) -> Point112 {
        Point112 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p112(buf: &[f64], out: &Vec<f64>, out2: [f64; 2], buf2: Vec<f64>) -> f64 {
    for m in 0..=2 {
        let body = Point112::new(buf2[m], &buf2[0..2]);
    }
    let mut pair: (f64, f64) = (out.windows(2).skip(1).rev().map(|grid| out[4]).sum::<f64>(), out2[0] + out[out.len() - 1]);
    let n: usize = 4;
    {
        let mut pair2 = ([buf2[2] + pair.1, out2[0] + (n as f64)], out2[n % out2.len()]);
    }
    (pair.1 + pair.0 + buf2[1] * 2.0 + pair.0 * 0.3) * (buf2[3 - 1] * pair.1).to_radians() + out2[0..1].chunks(2).filter(|v| n % 3 == 0).map(|xs| xs[0].atan() + pair.0).fold(out2[n % 2], |acc, s| acc + (pair.0 + (n as f64) + s))
}

flat_record! {
    Point112 { x, y, z }
    Body112 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point113 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[differentiable]
impl Point113 {
    #[differentiable(unconnected = "zero")]
    fn product(self) -> f64 {
        (0..2).zip(0..2).for_each(|(count, j)| {});
        0.3 + self.z * 2.0 + self.z
    }
}

#[differentiable]
impl Point113 {
    #[differentiable(unconnected = "zero")]
    fn signum(self) -> Point113 {
        let mut body = self;
        let q = &mut body.x[0];
        *q += 0.3;
        *q = (q.powi(2) + 1.2).powf(q.sin());
        body
    }
}

#[differentiable(unconnected = "zero")]
fn p113(y: &mut f64, buf: &mut [f64], w: f64, out: &mut [f64]) -> f64 {
    for u in out[1..3].iter_mut() {
        std::mem::swap(u, &mut buf[0]);
    }
    let kind: Option<f64> = None;
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 || j + 1 < 3 {
            break;
        }
        out[j % 3] *= out.iter().take(2).enumerate().map(|(n, b)| *b * out[n % out.len()]).sum::<f64>().atan().exp2();
    }
    let mut pair = ((1.0 + w.abs()).ln() * ((Point113 { x: [out[j % out.len()], buf[j % buf.len()], buf[5 - 1]], y: out[j % out.len()], z: buf[1] }).product() + w), out[out.len() - 1] * w);
    for c in out.iter_mut() {
        let mut body = (Point113 { x: [pair.1, kind.unwrap_or(*c), 0.9], y: w + w, z: w }).signum();
    }
    pair.1 = (out[3 - 1].powi(2) + 1.2).ln_1p() * (out[1] + pair.1);
    for (j2, s) in buf.iter().enumerate() {
        match (j2 + 1) % 3 {
            0 => {
                let mut part = (Point113 { x: [1.1, w, kind.unwrap_or(buf[j2])], y: pair.0.to_radians(), z: pair.1.signum() * out[j % out.len()] }).signum();
                if pair.1 > 3.0 && out[j2 % 3] <= *s {
                    let mut state = vec![*s + pair.1, pair.1 + out[j % out.len()]];
                }
            }
            1 | 2 => {
                let mut pair2 = ((0..j2).map(|k| (k as f64)).sum::<f64>() + (0.1 + *s), w);
            }
            _ => {}
        }
    }
    (buf[..3].iter().map(|p| p * 1.5).fold(0.1_f64, f64::min) - pair.1 * 1.5 - buf[2..].chunks(2).map(|out2| out[j % out.len()] * out2[1 - 1] + out2[j % out2.len()]).fold(out[out.len() - 1], |acc, x| acc * 0.5 + (w * pair.0 + x))) * (out[j % 3] * (j as f64) + out[j % 3].to_radians())
}

flat_record! {
    Point113 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point114 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p114(flag: bool, grid: &[Point114], i: usize) -> f64 {
    if (i + 1) % 3 != 0 {
        if grid[i].z > 2.0 {
            let b: f64;
            if grid[i % 5].y > 0.8 {
                b = -0.7 + grid[(i + 1) % grid.len()].z - (i as f64);
            } else {
                b = grid[i].z * (i as f64) + grid[i].z;
            }
            let z: f64 = b * (i as f64);
        }
    } else {
        let mut m: usize = grid.len();
    }
    grid[i].z * grid[i].x
}

flat_record! {
    Point114 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p115_helper(pair: (f64, f64)) -> f64 {
    let h = |q: f64| q * (q * (q + q));
    (pair.0 - pair.1 * 0.3) * (0..3).map(|k| (k as f64)).sum::<f64>() + (if !(pair.1 <= 0.5) {
        let mut t = pair.0;
        t
    } else {
        let e = pair.1;
        e
    }) * pair.0.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p115(d: f64, t: f64) -> f64 {
    let mut u = p115_helper((if t < t {
        t
    } else {
        t
    }, (1.0 + t.abs()).powf(t.sin())));
    for m in 0..4 {
        let mut count = 0;
        let mut b: f64 = loop {
            count += 1;
            u += p115_helper((t, u));
            if count >= 3 {
                break u.sin().cosh() / (1.0 + (u / (1.0 + t.abs())).abs());
            }
        };
    }
    for (k, i) in (0..2).zip(0..4) {
        let mut kind: Option<f64> = Some(t);
        match &mut kind {
            None => {
                if i % 2 != 0 {
                    break;
                }
            }
            _ => {}
        }
        let z = &mut u;
        *z = t.tanh().exp();
        *z /= (if i > 0 && d <= *z {
            t
        } else {
            *z
        }).powi(2) + 1.0;
    }
    (t.powi(2) + 1.2).ln_1p() - t * 2.0 - (u.min(t).powi(2) + 0.5).log10()
}

#[differentiable(unconnected = "zero")]
fn p116(grid: &[[f64; 2]; 2], out: &[f64]) -> f64 {
    if out[3] >= 0.3 && out[0] > 1.0 {}
    grid[0].chunks(2).zip(0..grid.len()).for_each(|(row, n)| {});
    let mut grid2: Vec<f64> = vec![grid[1][1]; 10];
    for i in 1..10 {
        grid2[0] -= (grid2[i * 2 % 10] * grid2[0]).sin();
        grid2[i] += grid2[(i + 3) % 10] * grid2[(i + 2) % 10];
        grid2[i] *= grid2[i] * grid2[i];
    }
    [grid2[10 - 1], grid2[0], grid2[10 - 1]] = [grid2[10 - 1], grid2[10 - 1], grid2[10 - 1] - grid2[5]];
    grid2[9] = out[0..2].iter().map(|&u| u).fold(grid2[grid2.len() - 1], |acc, r| acc.max(r)) * (if out[5 - 1] >= -1.0 && out[5 - 1] > -1.0 {
        -1.0
    } else {
        out[5 - 1]
    });
    let mut v: [f64; 3] = [0.5; 3];
    (if !(v[v.len() - 1] > 3.0) {
        grid2[6]
    } else {
        v[1]
    }) + grid2.iter().sum::<f64>() * 0.5 + v[0] * 0.3 - (if v[1] >= 1.0 {
        v[1]
    } else {
        v[3 - 1].min(v[1])
    })
}

#[differentiable(unconnected = "zero")]
fn p117(ys: &Vec<f64>, #[no_diff] a: f64) -> f64 {
    let a = a * ys[ys.len() - 1];
    let x = a;
    let h = |acc: f64| acc + (if x <= x {
        x
    } else {
        ys[1].max(a.abs().sqrt())
    });
    ys.iter().sum::<f64>() - x * 2.0 + a
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point118 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
trait Cost118 {
    fn at(&self, acc: f64, u: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, b: f64) -> f64 {
        self.at(b + b, b.abs().sqrt().max(b)) * (self.at(b * b, b - b) * ((-b.powi(2)).exp() * (b - b).hypot(1.0 + b.abs()) * (if b < 3.0 {
            b
        } else {
            b + b
        })))
    }
}

#[differentiable]
impl Cost118 for Point118 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, acc: f64, u: f64) -> f64 {
        let mut acc2: f64;
        if acc > u {
            let c = acc;
            acc2 = acc;
        } else {
            acc2 = (0..=2).zip(0..1).map(|(i, m)| u + (m as f64)).fold(acc, |acc3, p| acc3.max(u + p)) - u.abs().sqrt().clamp(0.25, 1.25);
        }
        (acc + u * 1.5 + acc2 * 0.5) * self.x
    }
}


#[differentiable(unconnected = "zero")]
fn p118(body: &mut Point118, v: &mut Vec<f64>) {
    let Point118 { x: q, y: d, z: r } = *body;
    let mut t = d;
    let mut v2: [f64; 12] = [0.0; 12];
    let mut acc: f64 = 0.1;
    for n in 0..5 {
        for n2 in 0..v2.len() {
            v2[n2] = (v[n] * (n2 as f64)).sin();
        }
        let mut s: f64 = 0.0;
        for n2 in 0..v2.len() {
            s += v2[n2].powi(2);
        }
        acc += s * s.tanh();
    }
    {
        let c = &mut body.y;
        *c *= r;
        *c += *c / (c.powi(2) + 1.0);
        let d2 = ((t - t).max(r.abs().sqrt()).powi(2) + 1.2).powf((r - d + r).sin());
    }
    let mut body2 = Point118 { x: v2[8], y: r.floor() * body.y, z: r };
    let mut ys: [f64; 9] = [0.0; 9];
    let mut e: f64 = 0.1;
    for i in 0..5 {
        for m in 1..ys.len() {
            ys[m] = (v[i] * (m as f64)).sin();
        }
        let mut w: f64 = 0.0;
        for count in 0..ys.len() {
            w += ys[count] * ys[8 - count];
        }
        e += w.sin();
    }
    let mut ys2: Vec<f64> = vec![e; 16];
    for k in 2..8 {
        ys[k - 2] = ys2[0] * 0.9 + ys2[9 - 1 - k];
    }
    let (x, mut x2): (f64, f64) = (ys2[16 - 1] * (0..ys.len()).filter(|j| *j != 1).map(|j| (j as f64)).sum::<f64>(), ys.iter().map(|acc2| *acc2).sum::<f64>());
    let b = x.abs().sqrt().clamp(0.25, 1.25);
    let mut x3 = (b / (1.0 + v2[v2.len() - 1].abs())).atan().exp_m1() * (ys2[7] - body2.y + r * ys2[16 - 1]);
    v2[12 - 1] = x2;
    for n in (0..11).step_by(2) {
        v2[n] -= (v2[12 - 1 - n] * v2[n]).sin();
        v2[n] *= v2[12 - 1].tanh() * v2[12 - 1 - n];
    }
    let b = b + (body2.twice(acc) + e);
}

flat_record! {
    Point118 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p119(a: &mut f64, out: [f64; 12]) -> f64 {
    let f = |e: f64| e + e;
    *a = f(out[5]) * out[2];
    let mut e = *a;
    e += e.abs().sqrt().clamp(0.25, 1.25);
    for &p in out[..1].iter() {
        e = if 1 < 3 {
            (e * e).sqrt().clamp(0.25, 1.25)
        } else {
            let e2 = 0.1 + e;
            e2 + p
        };
    }
    (if e < 1.0 && out[5] > 1.5 {
        let mut t = e;
        e
    } else {
        *a
    }) + out.iter().sum::<f64>() * 0.3 - out.iter().rev().zip(out.chunks(2)).map(|(&e2, buf)| e2).sum::<f64>()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p90(vec![-0.9, 0.1, -1.1, 0.5], &mut [0.6, -0.6, 0.6, -0.9, 0.35])),
        program!(p91(&Outer91 { inner: Body91 { at: vec![-1.1, 1.0, -0.6, -0.8], k: vec![Point91 { x: 0.4, y: 0.5 }, Point91 { x: -1.0, y: -1.0 }, Point91 { x: 0.9, y: 1.1 }, Point91 { x: 1.0, y: -0.1 }] }, gain: -0.2 }, (0.4, 0.5), &Body91 { at: vec![-0.4, -0.8, 0.35, -0.1, 1.1, 1.0, -0.9, 0.9, 0.5, 1.0, 0.6], k: vec![Point91 { x: 0.6, y: 0.4 }, Point91 { x: -1.2, y: -0.1 }, Point91 { x: -0.4, y: 1.3 }, Point91 { x: 1.2, y: -0.7 }, Point91 { x: -0.6, y: -1.1 }, Point91 { x: 1.1, y: -0.7 }, Point91 { x: 1.4, y: -0.6 }, Point91 { x: -0.5, y: 0.0 }, Point91 { x: 0.7, y: -0.3 }, Point91 { x: -0.4, y: 1.3 }, Point91 { x: 1.2, y: 1.3 }] }, &mut Outer91 { inner: Body91 { at: vec![-0.1, -0.9, -1.2], k: vec![Point91 { x: -0.8, y: 0.5 }, Point91 { x: 0.3, y: -0.9 }, Point91 { x: 0.3, y: 0.35 }] }, gain: -0.7 }) calls Body91::shifted),
        program!(p92(0.35, -0.3, &mut [Point92 { x: -0.9, y: 0.4, z: -0.1 }, Point92 { x: 0.0, y: 1.2, z: 1.3 }, Point92 { x: -0.1, y: -0.7, z: 0.4 }, Point92 { x: 0.3, y: 0.7, z: 1.4 }, Point92 { x: -0.7, y: -0.1, z: 0.0 }, Point92 { x: 0.0, y: 0.7, z: -0.7 }, Point92 { x: 1.4, y: -0.5, z: 0.35 }, Point92 { x: -0.3, y: 1.4, z: 0.9 }, Point92 { x: 0.8, y: 0.6, z: 1.4 }, Point92 { x: 1.0, y: 0.5, z: 0.3 }, Point92 { x: 0.4, y: 0.5, z: 1.0 }], 0.35)),
        program!(p93(&mut vec![0.2, 0.8, 1.0, -1.0])),
        program!(p94(&vec![-0.7, -1.2, -1.1, -0.4], -0.4, &[-0.3, 1.2, 0.8, 0.0, 0.0, -0.1, -0.6, -0.8, -0.3, 0.8, -0.4]) calls p94_helper),
        program!(p95(&[[0.1, 1.2], [-0.5, -0.1]]) calls p95_helper),
        program!(p96(-1.2)),
        program!(p97([0.3, 0.4], [0.1, -0.1], [-0.1, -1.2, -0.6, 0.9], 0.7)),
        program!(p98(1.0, &mut vec![-0.5, 0.6, 0.4, 0.4, 0.4], &mut -0.2)),
        program!(p99(&mut [1.4, 0.3, 1.1, -0.2], const &mut 0.5, 1.0, [[1.2, 0.7], [-0.4, 1.0]])),
        program!(p100(vec![0.9, -0.5, 0.8, -0.2], 2, true)),
        program!(p101(&mut -0.7, 0.2, &[(-0.8, 0.1), (1.0, 1.4), (-0.6, -0.9), (1.0, 0.5), (-0.5, -0.1), (0.8, -0.7), (0.5, -1.2), (1.3, 0.4), (1.1, -0.8), (1.1, 0.4), (1.1, 0.9)]) calls p101_helper),
        program!(p102(0.35, 4)),
        program!(p103(&vec![0.3, 0.1, 0.7, 0.9], &[-0.2, -0.8, 1.4, -0.5, 0.3], 0.6, &mut Point103 { x: -0.1, y: 0.1 }); pulled ([1.0, 1.0, -0.7], Point103Tangent { x: 0.5, y: -0.7 })),
        program!(p104(&Point104 { x: 0.4, y: 0.6 }, &mut 0.35) calls Point104::new, Point104::ln, Point104::signum, Point104::max, p104_helper; pulled 1.0),
        program!(p105(&[0.9, 0.2], &mut [(-0.7, 0.35), (-0.3, 0.2), (-0.8, -0.9), (0.6, 0.3), (-0.1, 1.3)], &[0.3, 1.1, -0.6, 1.0, -0.7, 0.35, 1.3, 0.1, -0.3, 0.0, 0.9]) calls p105_inner; pulled ((0.5, 0.3), vec![(0.3, 0.5), (-0.7, 0.5), (-0.7, 0.3), (-2.0, -2.0), (0.3, 0.5)])),
        program!(p106(2, (0.1, 0.6))),
        program!(p107([-0.4, 1.1, 0.0, 0.6, -0.7, -0.6, 1.4], &vec![0.5, 1.2, -1.1, -1.2, 1.2], [-1.2, 0.2, -1.0, 1.1, -0.1, -0.2, -0.6])),
        program!(p108([0.6, -0.6, 0.1, -0.6], vec![-0.3, 0.1, -0.5, 1.4, 0.35], &Body108 { at: Point108 { x: 0.4, y: -0.2 }, k: -0.4 }, -0.9) calls p108_helper),
        program!(p109([[1.3, 0.35], [-1.0, 0.1], [-0.5, -1.0]], &mut [0.7, 0.1, 0.5, 0.8, -0.2]); pulled (-2.0, vec![1.0, -2.0, -0.7, -2.0, 0.3])),
        program!(p110([Point110 { x: -0.3, y: 0.2 }, Point110 { x: -0.4, y: 0.4 }], true, &[[-1.1, -0.9], [0.0, 0.4]])),
        program!(p111(&mut vec![-1.0, 0.35, -0.5, 0.35])),
        program!(p112(&[-0.3, -1.0, 0.3, 0.8], &vec![-1.1, -0.6, 0.8, 0.5, 0.2], [0.9, 0.8], vec![-1.2, 0.7, -0.6]) calls Point112::new, Body112::cos),
        program!(p113(&mut 0.2, &mut [-1.0, 1.1, 0.4, 1.3, 0.3], -0.5, &mut [-0.4, -1.0, -0.4]) calls Point113::product, Point113::signum),
        program!(p114(false, &[Point114 { x: -0.9, y: -1.2, z: 0.4 }, Point114 { x: 0.35, y: 0.4, z: -1.0 }, Point114 { x: -0.2, y: 0.7, z: -1.2 }, Point114 { x: -0.2, y: 0.3, z: 1.0 }, Point114 { x: 1.3, y: -0.6, z: 0.2 }], 4)),
        program!(p115(1.0, 1.1) calls p115_helper),
        program!(p116(&[[1.4, -1.2], [-0.9, -0.7]], &[-0.3, 0.5, -0.2, 0.3, -1.2])),
        program!(p117(&vec![0.9, 1.2, 0.9, -0.8], const 1.4)),
        program!(p118(&mut Point118 { x: 0.9, y: 0.5, z: 0.0 }, &mut vec![1.2, 1.1, 0.8, -1.0, -0.9]); pulled (Point118Tangent { x: 0.5, y: 0.3, z: 0.5 }, vec![0.3, 1.0, 1.0, -2.0, 1.0])),
        program!(p119(&mut 0.4, [-0.8, 0.6, -0.1, -1.0, -0.8, 0.4, -0.6, 1.0, -0.6, 0.3, -0.2, 1.0])),
    ]
}
