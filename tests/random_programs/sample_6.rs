//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p180(state: &[f64], grid: &mut Vec<f64>, t: f64) -> f64 {
    let v = [if !(grid[3] <= 0.3) {
        t
    } else {
        t
    }, grid[grid.len() - 1] + t, if grid[4] > -1.0 {
        let mut z = grid[1];
        -0.4
    } else {
        grid[4]
    }];
    match v.len() % 4 {
        0 => {
            let mut v2: Vec<f64> = vec![v[1]; 11];
            for m in (1..4).rev() {
                v2[m] += (grid[0] * v2[0]).sin();
            }
            v2[4] -= v2[6];
        }
        1 | 2 => {
            let d = grid[4].max(0.0).sqrt().min((0..state.len()).map(|count| (count as f64)).product::<f64>()).atan2(v[2].cbrt().max(v[1] * v[v.len() - 1]).powi(2) + 1.0);
        }
        m if m + 1 > 0 => {
            grid.push(t - t);
        }
        _ => {
            grid[4] *= grid[grid.len() - 1] + (v[0] + grid[5 - 1]);
            grid[3] /= v[0].powi(2) + 1.0;
        }
    }
    let mut t = t + (v[1] + v[v.len() - 1] * v[2]);
    grid.push(if v[2] > 1.0 {
        let c = t;
        v[2]
    } else {
        let mut r = grid[1];
        t
    });
    t - t * 1.5 + 1.5
}

#[differentiable(unconnected = "zero")]
fn p181(row: &mut [f64; 2], state: &[f64]) {
    if state[3] > 2.0 || state[2] >= state[4] {
        let k: usize = 0;
        let (t, mut e) = (state[k % state.len()], state[1] / (1.0 + row[k % 2].abs()));
    } else if state[5 - 1] < -0.4 {
        let mut d = state[3] / 2.0 * -(row[row.len() - 1] - state[2]);
    }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point182 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p182(xs: &[f64], unit: &Point182) -> f64 {
    'rows1: for (&acc, r) in xs[2..4].iter().rev().zip(xs.iter()) {
        if !(0 < 3) {
            break 'rows1;
        }
        let mut spring = Point182 { x: (1.0 + r.abs()).powf(unit.x.sin()), y: *r };
    }
    let grid = [[unit.y, xs[4 - 1]], [xs[xs.len() - 1], unit.x], [unit.y, unit.y], [unit.y, unit.y]];
    match 3 % 3 {
        0 => {}
        1 | 2 => {}
        k if grid[3][k % 2] < 0.5 => {}
        _ => {}
    }
    unit.x - grid[2][1] - grid[2][1] * 2.0 + grid[grid.len() - 1][1..].iter().sum::<f64>()
}

flat_record! {
    Point182 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p183(p: f64, #[no_diff] buf: &Vec<f64>, r: f64, xs: &[f64]) -> f64 {
    let mut d = buf[..2].iter().map(|q| q.abs().sqrt()).fold(0.1_f64, f64::max) * (if xs[3 - 1] < xs[0] {
        let mut w = r;
        buf[3] - w
    } else {
        r
    });
    let acc = buf[2];
    if 0 < 3 && xs.len() < 3 {
        'rows1: for (r2, acc2) in xs[1..].iter().zip(xs[0..1].iter()) {
            d /= (d.cbrt().clamp(0.25, 1.25) / ((d + d).powi(2) + 1.2)).powi(2) + 1.0;
        }
    }
    (if acc < xs[xs.len() - 1] {
        let y: f64 = xs[xs.len() - 1];
        xs[2]
    } else {
        let mut r2 = d;
        r2
    }) + p * 1.5 + d * 1.5 - acc * 0.5 - xs[2].sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p184_helper(row: &[f64; 4], buf: &mut [(f64, f64)], out: &[f64; 4]) -> f64 {
    let w: f64;
    if out[3] > 1.1 {
        w = row[4 - 1];
    } else {
        w = row[2] + out[1] + out.iter().map(|d| *d).sum::<f64>();
    }
    'rows1: for pair in buf.iter() {
        let mut ys = [[pair.1, pair.0], [w, out[3]], [out[out.len() - 1], 0.5]];
    }
    buf[1].1 += out[out.len() - 1] / (w.powi(2) + 1.2);
    w.atan().sinh() * (if buf[1].0 <= 0.9 {
        let mut d: f64 = out[out.len() - 1].signum() * row[4 - 1];
        out[2].max(d)
    } else {
        let mut w2 = (buf[0].0.powi(2) + 0.5).cbrt();
        w2 / (1.0 + w.abs())
    })
}

#[differentiable(unconnected = "zero")]
fn p184_inner(count: usize, z: f64, u: f64) -> f64 {
    if count < 1 {
        return u;
    }
    (z * (count as f64) - z * 2.0 - u * 1.5) * (z / (1.0 + z.abs())).atan().exp_m1() - (0..3).map(|m| (m as f64) * (u - (m as f64))).fold(0.3_f64, |acc, c| acc * 0.5 + c * (-0.4 - (count as f64))) + p184_inner(count - 1, u, u)
}

#[differentiable(unconnected = "zero")]
fn p184(ys: &Vec<f64>) -> f64 {
    let g = |c: f64, x: f64| {
        let a: f64 = (0..2).map(|j| (j as f64)).fold(c, |acc, t| acc.max(t * (0..3).map(|m| t + (m as f64)).fold(t, |acc2, x2| acc2.max(x2 * x2))));
        c + p184_inner(3, 1.5, c)
    };
    let mut z = ys[2];
    let mut ys2: [[f64; 3]; 3] = [[ys[0]; 3]; 3];
    for k in 0..3 {
        for i in (0..3).rev() {
            ys2[k][i * 2 % 3] += ys2[i][k] * 0.5 + (i as f64);
        }
    }
    ys2[0][1] *= ys2[2].iter().map(|&s| s).sum::<f64>();
    let kind: Option<f64> = if ys2[1][0] <= 1.5 {
        Some(ys2[1][1] + z)
    } else {
        Some(1.1_f64.atan())
    };
    let shape: Option<f64> = if ys2[0][1] <= 2.0 {
        None
    } else {
        Some(ys2[1][3 - 1] + z)
    };
    match 3 % 4 {
        0 => {
            ys2[1][1..].chunks(2).enumerate().rev().for_each(|(k, state)| {
                z -= p184_inner(2, z, state[0]);
                z -= state[0] - (1.0 + state[k % 1].abs()).ln_1p();
            });
        }
        1 | 2 => {
            match 4 % 3 {
                0 => {
                    let mut d = (ys2[0][1] + ys2[2][1]).atan().exp_m1() * (ys2[0][1] * z * (ys2[ys2.len() - 1][0] / (z.powi(2) + 1.0)));
                    let mut k = 0;
                    while (k + 1) % 2 != 0 && k < 4 {
                        k += 1;
                        ys2[k % 3][2] += ys2[k % ys2.len()][k % 3];
                    }
                }
                1 | 2 => {
                    if z > 2.0 {
                        let (mut x, mut s) = (-z - ys2[0][0].mul_add(ys2[2][2], ys2[2][2]), ys2[3 - 1][2] - ys[0]);
                    } else {
                        ys2[1][1] = ys2[0][2];
                    }
                }
                _ => {}
            }
        }
        _ => {
            'rows1: for d in ys2[0][..2].iter_mut() {
                let mut n: usize = ys.len();
            }
        }
    }
    z + ((match shape {
        None => {
            ys[0]
        }
        _ => {
            z
        }
    }) + p184_inner(2, ys2[2][3 - 1], z))
}

#[differentiable(unconnected = "zero")]
fn p185_helper(n: usize, out: &[f64], flag: bool, w: f64) -> f64 {
    if n < 1 {
        return if out.len() % 2 != 1 {
            w
        } else {
            let mut z = w;
            w
        };
    }
    'rows1: for ys in out.windows(2) {}
    (-w - w * 1.5 + -w * (out[0] * out[0])) * out[1..].iter().rev().zip(out[1..2].chunks(2)).map(|(acc, out2)| (if n > 1 {
        let acc2 = *acc;
        acc2
    } else {
        out2[1 - 1]
    }) + out2[0]).sum::<f64>() + p185_helper(n - 1, out, n % 2 != 0, w)
}

#[differentiable(unconnected = "zero")]
fn p185(t: &mut f64, x: f64, k: usize) -> f64 {
    *t += if k < 3 || k * 2 < 3 {
        x / (x.powi(2) + 0.5)
    } else {
        t.to_radians()
    };
    let acc = (1.0 + (0.1 * x * (k as f64)).abs()).powi(-1);
    if (k + 1) % 3 == 0 {
        return 0.1 * acc + x * acc;
    }
    for j in 0..k {
        if x >= 1.5 && k * 2 % 3 == 1 {
            *t *= x + (k as f64);
            continue;
        }
    }
    (x.cos() + acc * 0.5) * (0..=k).map(|j| (j as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point186 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point186 {
    #[differentiable(unconnected = "zero")]
    fn new(buf: [Point186; 2]) -> Point186 {
        Point186 { x: buf[1].x * buf[1].y, y: buf[1].x }
    }
}

#[differentiable(unconnected = "zero")]
fn p186(buf: [f64; 4]) -> f64 {
    let mut v = vec![(-0.7_f64).hypot(buf[2].powi(2) + 1.2), buf[2] + buf[3], buf[1].tanh().exp2()];
    for xs in buf.windows(2) {
        let point = Point186::new([Point186::new([Point186 { x: xs[1], y: xs[1] }, Point186 { x: xs[1], y: buf[0] }]), Point186::new([Point186 { x: buf[2], y: xs[2 - 1] }, Point186 { y: v[3 - 1], x: xs[0] }])]);
        let unit = Point186::new([Point186 { x: v[3 - 1].sin(), y: xs[1] }, Point186 { y: point.x + v[3 - 1], x: xs[0].tanh() }]);
    }
    let unit = Point186::new([Point186::new([Point186 { y: buf[4 - 1], x: v[2] }, Point186 { x: buf[2], y: buf[2] }]), Point186 { x: v[0], y: v[1].max(v[0]) }]);
    let ys: Vec<f64> = (0..buf.len()).map(|m| (m as f64) * unit.x).collect::<Vec<f64>>();
    let g = |w: f64, p: f64| {
        if p > 0.25 {
            return p * w;
        }
        w * w
    };
    v[0] + buf[3] * 2.0 + v[2] * 1.5 - ys[0] * 2.0 + ys[0].powi(2).max(unit.x.abs().sqrt()) + (v[2] * ys[0]).tanh()
}

flat_record! {
    Point186 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point187 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body187 {
    at: [Point187; 2],
    k: Vec<f64>,
}

#[differentiable]
impl Point187 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool, c: f64) -> f64 {
        self.x - c / (c.powi(2) + 1.0) * (self.y - self.y)
    }
}

#[differentiable(unconnected = "zero")]
fn p187_helper(n: usize, ys: [f64; 2], state: [f64; 2], r: f64, z: f64) -> f64 {
    if n < 1 {
        return z - (n as f64);
    }
    let y = p187_helper(n - 1, ys, ys, z - (n as f64), (0..=4).map(|count| (count as f64)).fold(z, |acc, y| acc * 0.5 + y * ys[n % ys.len()]));
    let y2 = (1.0 + (state[n % 2] - ys[n % ys.len()]).abs()).ln() * (if z > y {
        let acc: f64 = state.iter().filter(|z2| **z2 > 0.9).map(|acc| *acc).sum::<f64>();
        z.abs().sqrt().min(acc)
    } else {
        let mut p = r - r;
        (1.0 + p.abs()).cbrt()
    });
    let pair = ([p187_helper(n - 1, [r, y], state, z, r), (z.powi(2) + 0.5).ln()], z - z);
    if r <= y {
        if !(pair.0[0] <= 0.9) {
            let mut count = 0;
            while count + 1 > 0 && count < 2 {
                count += 1;
                if r < 1.1 {
                    return match count % 5 {
                        0 => pair.0[count % 2] + r,
                        n2 if pair.1 < y2 => state[count % state.len()].powi(3),
                        _ => z,
                    };
                }
            }
        } else if pair.0[n % 2] <= 0.5 {
            let mut buf = vec![if n + 1 > 1 && pair.0[0] <= r {
                let mut a = z;
                y2
            } else {
                let mut x = y2;
                x
            }, pair.0[1], pair.0[2 - 1] + r, -y2];
        } else {
            let g = |u: f64| u + state.iter().map(|z2| (*z2 * *z2).sqrt()).fold(0.7_f64, f64::max);
        }
    }
    (y + 2.0 + ys[n % ys.len()] * 2.0 - r * 1.5 + y * 1.5 - y2 * 0.5) * (state.iter().map(|x| *x * 1.5).fold(0.1_f64, f64::max) + (y2 + z)) + z
}

#[differentiable(unconnected = "zero")]
fn p187_inner(n: usize, flag: bool, buf: Vec<f64>, t: f64, b: f64) -> f64 {
    if n < 1 {
        return b;
    }
    (buf.iter().map(|c| (*c * *c).sqrt()).fold(0.1_f64, f64::max) + buf[n % buf.len()] * 0.5 + b * 0.3) * t + p187_inner(n - 1, buf.len() % 2 == 0, buf.to_vec(), t, t)
}

#[differentiable(unconnected = "zero")]
fn p187(part: &mut Point187, xs: [[f64; 2]; 3], #[no_diff] part2: &Body187, buf: &mut Vec<f64>) -> f64 {
    let u = buf[1];
    buf[0] *= 1.5;
    part.x = u * (u / (1.0 + part2.at[1].x.abs()));
    buf[0] *= (if u >= buf[0] {
        buf[buf.len() - 1]
    } else {
        buf[0]
    }) + (buf[2] + buf[2]);
    buf[0] /= (0.3 * u * (part.x + u)).powi(2) + 1.0;
    if part2.at[1].y > 0.1 {
        buf[0] /= (part2.at[0].norm(buf[2] > 0.5, part2.k[0]) + buf[1]).powi(2) + 1.0;
        let mut a = p187_inner(2, part2.at[0].y >= u, buf[1..].to_vec(), (-buf[buf.len() - 1].powi(2)).exp(), buf[buf.len() - 1] * u);
        a *= (part2.at[1].norm(buf[3 - 1] >= -0.4, xs[2][2 - 1]) + u).tanh().exp_m1();
    } else if u > -0.4 {} else {
        for j in (0..buf.len() - 1).rev() {
            part.x = u * (j as f64) - part2.k[0];
        }
    }
    u + buf[0] + xs[1][1] * 0.5 + buf.windows(2).zip(1..buf.len()).map(|(grid, k)| grid[k % grid.len()] - (k as f64) + (k as f64)).fold(u, |acc, z| acc + ((if z > 0.9 {
        u
    } else {
        z
    }) + z))
}

flat_record! {
    Point187 { x, y }
    Body187 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p188(xs: &[f64; 4], out: &mut [f64]) -> f64 {
    let flag = out[3] > 1.5;
    out[2] += out[3] + (0..=1).zip(0..xs.len()).map(|(count, k)| xs[(count + 1) % xs.len()] + (k as f64)).sum::<f64>();
    out.swap(3, 0);
    let b = out[1] * out[3] * out[1] * (xs[0] / (1.0 + out[3].abs()) + (0..xs.len()).skip(1).rev().map(|m| (m as f64) * out[m]).sum::<f64>());
    let mut r: f64;
    if b > xs[0] {
        r = (b * b).sqrt().max(if b >= b || b >= 0.3 {
            b
        } else {
            let mut u = out[0];
            2.0
        });
    } else {
        r = (if out[1] < 0.5 && out[5 - 1] > 1.1 {
            let mut r2 = b;
            xs[2]
        } else {
            out[3]
        }) - b * out[3];
    }
    let mut k = 0;
    while k * 2 > 0 && k < 2 {
        k += 1;
    }
    (1..xs.len()).rev().map(|m| (m as f64)).sum::<f64>() * out.iter().rev().map(|&r2| r2 * xs[k % xs.len()]).sum::<f64>() + (0..out.len() - 1).map(|n| (n as f64)).fold(b, |acc, y| acc * 0.5 + (y * y + y))
}

#[differentiable(unconnected = "zero")]
fn p189(s: f64) -> f64 {
    for m in 0..=2 {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            if n >= 3 {
                break;
            }
        }
        'steps2: for k in (0..2).rev() {
            for i in (0..n).rev() {
                let mut pair = (s, s);
                pair.1 += 1.0;
                let z = (s * s).clamp(-0.75, 1.25) / ((s * (0..2).map(|n2| s + (n2 as f64)).sum::<f64>()).powi(2) + 0.5);
            }
        }
        let mut buf: [f64; 9] = [s; 9];
        for k in 1..9 {
            let t = buf[9 - 1];
            buf[k] = t * (if !(buf.len() < 3) {
                buf[k]
            } else {
                0.8
            });
        }
    }
    'search3: for (count, n) in (0..=2).zip(0..2) {
        let mut n2: usize = count / 2;
        {
            let mut xs: [[f64; 9]; 9] = [[s; 9]; 9];
            for j in (2..8).step_by(2) {
                for j2 in 0 + j..9 {
                    xs[j][j - 1] += xs[3][j2] + xs[j2][j2] * xs[n][count];
                    xs[j2][j] = xs[j - 2][j2] * -0.7 + xs[j][0];
                }
            }
            let mut n3 = 0;
            while n3 < 4 {
                n3 += 1;
                xs[count].swap(1, n3 % 9);
            }
        }
    }
    s + s * 0.3 + (s + s - (0..=3).filter(|i| *i != 1).map(|j| (j as f64) * s).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p190(v: &mut [f64], row: &[f64], v2: &[f64]) -> f64 {
    v[0] = if v2[9] > 1.1 {
        if v2[3] > 1.1 {
            v2[7]
        } else {
            row[1]
        }
    } else {
        row[0]
    };
    let b: f64 = v2[2];
    let mut buf: Vec<f64> = vec![v2[v2.len() - 1]; 12];
    let mut acc: f64 = 0.1;
    for j in 0..11 {
        if j % 2 == 0 {
            for i in 0..buf.len() {
                buf[i] = (v2[j] * (i as f64) + b).cos();
            }
        }
        let mut a: f64 = 0.0;
        for i in 0..buf.len() {
            a += buf[i] * buf[0];
        }
        acc += a * a.tanh();
    }
    let grid = &mut buf[4..];
    v[4 - 1] += acc.cbrt().min(acc.asinh());
    grid[0] += acc;
    acc *= (b - v[1]).atan();
    if b > 1.0 {
        for j in 0..3 {
            buf[j] *= buf[(j + 3) % 4] * v[j];
        }
    } else {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 4 || buf[10] >= 0.9 {
                break;
            }
            let ys: [f64; 7] = [0.8; 7];
            if ys.len() % 3 != 1 || acc <= 0.1 {
                buf[j % 12] = ys[7 - 1].tanh() + (1.0 + v2[11 - 1].abs()).ln_1p();
                return (b * (j as f64)).atan2((acc.floor() * acc).powi(2) + 0.5);
            }
        }
    }
    acc - b * 2.0 - buf.iter().sum::<f64>() * 0.5 + acc * 2.0 + v2[10] * (acc + acc) - (0..=2).take(2).map(|k| acc + (k as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point191 {
    x: f64,
    y: [f64; 10],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body191 {
    at: f64,
    k: Vec<f64>,
    #[no_diff] rates: f64,
    parts: Point191,
}

#[differentiable]
impl Body191 {
    #[differentiable(unconnected = "zero")]
    fn new(t: f64, count: usize) -> Body191 {
        Body191 { at: t, rates: 0.8, parts: Point191 { x: t.abs().sqrt().min(t), z: t / (t.powi(2) + 1.2), y: [t + t; 10] }, k: vec![t + t, 1.0 + t] }
    }
}

#[differentiable]
impl Point191 {
    #[differentiable(unconnected = "zero")]
    fn product(self) -> f64 {
        let mut i = 0;
        let q: f64 = loop {
            i += 1;
            if i >= 4 {
                break self.x;
            }
            let mut count = 0;
            'rows1: while count < 4 && self.y[5] <= self.y[8] {
                count += 1;
                let mut spring = Body191::new(self.z, 3);
            }
            let mut part = Body191::new(self.y[10 - 1].abs(), 3);
        };
        q - q * 2.0 - (q * q - (i as f64))
    }
}

#[differentiable(unconnected = "zero")]
fn p191_helper<const N: usize>(state: [f64; N], xs: [f64; N], w: f64) -> [f64; N] {
    let mut spring = Body191::new((0..state.len() - 1).filter(|k| *k != 1).map(|i| w + (i as f64)).sum::<f64>(), 3);
    let row = vec![w; state.len()];
    state
}

#[differentiable(unconnected = "zero")]
fn p191(mut e: f64) -> f64 {
    e = if e >= 0.9 {
        (e.powi(2) + 0.5).ln()
    } else {
        let mut r: f64 = (0..=3).skip(1).map(|m| (m as f64) * e).sum::<f64>();
        if r < r && 1 < 3 {
            r
        } else {
            let mut r2 = r;
            e
        }
    };
    let d: f64;
    if e < -0.7 {
        let mut y = e.max(0.0).sqrt().max(if e >= 0.1 && e >= 1.1 {
            e
        } else {
            e
        });
        d = y.max(y.abs().sqrt());
    } else {
        let mut d2 = (e / (1.0 + e.abs())).tanh().sinh();
        d = d2.cbrt().clamp(0.25, 1.25);
    }
    e *= (0..1).map(|k| (k as f64) * d.asinh()).fold(d, |acc, w| acc.max(w * 2.0));
    let mut k = 0;
    loop {
        k += 1;
        if k > 1 {
            e /= d.powi(2) + 1.0;
            continue;
        }
        let mut grid: [f64; 11] = [d; 11];
        for m in 0..10 {
            grid[7] = (grid[0] * grid[m / 2]).sin();
            grid[m] += grid[11 - 1 - m] * grid[0];
            grid[m] -= grid[m * 2 % 11] * grid[m + 1];
        }
        if k >= 1 {
            break;
        }
    }
    e += d;
    let v = [Body191 { parts: Point191 { x: d / (d.powi(2) + 0.5), y: [d.asinh(); 10], z: d.to_radians() }, rates: 0.5, at: d.abs().sqrt().max(e), k: vec![if k > 0 {
        d
    } else {
        let acc = d;
        0.5
    }, e + d] }, Body191::new(d, 2)];
    let mut j = 0;
    let mut w: f64 = 'rows1: loop {
        j += 1;
        if j >= 1 || j > 2 {
            break (v[0].parts.z + d) * e.abs().sqrt().min(v[j % v.len()].rates);
        }
        if !(v[j % 2].parts.z >= v[0].parts.z) {
            if v[1].k[k % 2] >= 0.1 {
                break d * v[0].rates;
            }
        }
        let row = p191_helper([v[1].parts.z.asinh(); 7], [v[0].rates / (e.powi(2) + 1.0); 7], 1.0 + (j as f64));
    };
    (w + -0.4 - e * 2.0 - v[1].at * 0.5 - v.iter().rev().filter(|part| part.k[1] > part.at).map(|spring| spring.rates).product::<f64>()) * ((Point191 { z: w, x: d, y: [v[v.len() - 1].parts.x; 10] }).product() + v[j % v.len()].parts.y[8])
}

flat_record! {
    Point191 { x, y, z }
    Body191 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p192(state: Vec<f64>, pair: (f64, f64), grid: &mut Vec<f64>) -> f64 {
    grid.swap(3, 6);
    let mut xs = vec![grid[1]; grid.len()];
    let mut ys: Vec<f64> = vec![pair.1; 17];
    for n in 2..11 {
        grid[n - 1] = ys[n * 2 % 11] * grid[(n + 1) % 11];
        grid[n] = ys[n] / (1.0 + ys[n].powi(2));
    }
    match 1 % 4 {
        0 => {
            if 1 < 3 {
                return xs[4] - pair.1 + pair.0 / (1.0 + ys[16].abs());
            }
        }
        1 | 2 => {
            ys[11] += (-ys[17 - 1]).cos();
        }
        _ => {}
    }
    xs[4] + state[0] * 1.5 + pair.1 * 1.5 + xs.iter().sum::<f64>() * 1.5 - ys.iter().sum::<f64>() * 1.5 - ys[10].hypot((grid[2] / (1.0 + grid[7].abs())).powi(2) + 0.5) - xs[5].powi(3)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point193 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body193 {
    at: [Point193; 2],
    k: f64,
}

#[differentiable]
impl std::ops::Sub for Point193 {
    type Output = Point193;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point193) -> Point193 {
        Point193 { z: self.z - other.z, y: self.y - other.y, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p193(unit: Point193, mut part: Body193) -> f64 {
    part.at[1].y = (0..4).map(|k| part.at[k % 2].x + (k as f64)).sum::<f64>() / (1.0 + (part.at[0].y + part.at[1].z).abs());
    for count in 0..1 {
        if part.k <= part.k {
            match (count + 1) % 4 {
                0 => {
                    {
                        let Body193 { at: xs, k: _ } = &mut part;
                        xs[count].y += (-(-xs[count].z).powi(2)).exp();
                    }
                }
                _ => {
                    let mut part2 = Body193 { at: [unit - unit, Point193 { y: part.k * part.k, x: part.at[2 - 1 - count].x, z: unit.x.max(part.at[count].z) }], k: unit.z.tanh().exp() };
                }
            }
            let mut pair = (part.at[count].x, part.k * unit.z);
            part.at[(count + 1) % 2].y += (if count * 2 > 2 {
                pair.0
            } else {
                pair.0
            }) * -pair.1;
        } else {
            {
                let Body193 { at: state, k: d } = &part;
            }
            let out = vec![Body193 { k: unit.z / 1.5, at: [Point193 { x: 0.1, y: part.k, z: part.at[(count + 1) % 2].x * part.k }, unit - unit] }, Body193 { k: part.at[count % 2].z, at: [Point193 { x: part.k * part.k, z: part.at[count].x, y: if unit.y < -0.4 {
                part.k
            } else {
                part.k
            } }, unit - unit] }, Body193 { k: if count % 3 != 1 || count * 2 > 2 {
                let mut c: f64 = unit.z;
                c
            } else {
                let mut acc: f64 = part.k;
                acc
            }, at: [Point193 { x: (1.0 + unit.z.abs()).sqrt(), z: part.at[count].z + part.at[count].z, y: part.k * part.at[count].x }, Point193 { z: part.k - (count as f64), x: part.at[count].x * (count as f64), y: part.k.abs() }] }];
        }
    }
    ((if part.k >= 0.8 {
        unit.x
    } else {
        unit.x
    }) + unit.z * 2.0 - part.k * 1.5 + (0..4).take(2).map(|j| (j as f64)).sum::<f64>()) * (part.at[2 - 1].z + part.at[1].y.tanh())
}

flat_record! {
    Point193 { x, y, z }
    Body193 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point194 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p194(t: f64, d: f64, point: &mut Point194) -> f64 {
    for (m, count) in (0..4).zip(0..2) {
        point.x = point.z * d / 3.0;
    }
    point.y = (point.x.powi(2) + 1.2).cbrt() * (0..4).map(|n| point.x + (n as f64)).fold(point.x, |acc, p| acc * 0.5 + p);
    (0..2).rev().for_each(|n| {
        point.z /= (if d >= 2.0 {
            (point.y * point.y + point.x * point.x).sqrt().max(point.y)
        } else {
            let mut s: f64 = (0..4).map(|n2| (n2 as f64) * point.y).sum::<f64>();
            point.z + s
        }).powi(2) + 1.0;
    });
    for k in 0..2 {
        for (n, j) in (0..1).zip(0..2) {
            let r: f64;
            if d > 0.1 {
                r = d.to_radians() * (0.5 + point.y);
            } else {
                r = d;
            }
        }
    }
    'rows1: for j in 0..1 {
        point.z += point.y;
    }
    (point.x - t * 0.3 + (if point.x > 0.3 && point.x <= point.y {
        let mut t2 = point.x;
        t2
    } else {
        d
    }).tanh().cosh()) * (t - (point.x.powi(2) + 0.5).ln())
}

flat_record! {
    Point194 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p195(acc: f64, #[no_diff] z: f64) -> f64 {
    if z > 3.0 {
        return (0..2).map(|k| 0.25_f64 + (k as f64)).sum::<f64>().signum() * (1.0 * z);
    }
    let mut xs: Vec<f64> = Vec::new();
    for i in 0..3 {
        xs.push(z);
    }
    xs.push(z.mul_add(z, acc));
    z + acc * 1.5 - z
}

#[differentiable(unconnected = "zero")]
fn p196(u: f64, row: &mut [(f64, f64)], buf: &mut [f64; 4], v: &mut [f64]) -> f64 {
    let mut state: [[f64; 4]; 4] = [[row[1].0; 4]; 4];
    for j in 0..0 {
        for m in (0..4).rev().step_by(2) {
            state[j][j] -= state[m][4 - 1 - j] * v[v.len() - 1].cos();
            state[j][m] /= (state[j][4 - 1 - j] * 0.3 + (m as f64)).powi(2) + 1.0;
        }
    }
    for row2 in state.iter() {
        let mut j = 0;
        'rows1: while row2[3] > 3.0 && j < 5 {
            j += 1;
            {}
        }
        'steps2: for q in row2.iter() {
            buf[1] -= row[1].1 + row2[0].tanh();
        }
    }
    (if v[1] > 1.0 && 1 < 3 {
        state[2][3]
    } else {
        let p = state[3][4 - 1];
        buf[1]
    }) - u * 1.5 + state[1][1] * 1.5 + state[0].iter().zip(0..state.len()).map(|(t, i)| u.max(state[i][4 - 1 - i]) + (i as f64)).sum::<f64>() + (state[3][4 - 1] + u).atan()
}

#[differentiable(unconnected = "zero")]
fn p197(row: &mut [f64], p: f64, d: f64, state: &[f64]) -> f64 {
    row[4 - 1] *= p;
    let mut count = 0;
    'rows1: loop {
        count += 1;
        if count >= 4 {
            break;
        }
        if state[count % 3] <= -0.4 || state[count % state.len()] < p {
            row[3] += (state[count % 3] * state[count % 3] + d * d).sqrt().max(p - d);
            continue;
        }
        let mut w = state[1];
    }
    let s: f64;
    if state[count % state.len()] <= 0.25 {
        s = state.iter().enumerate().map(|(k, &p2)| state[1] + p2).sum::<f64>() * (count as f64);
    } else {
        s = p + d + state.iter().step_by(2).enumerate().map(|(count2, d2)| d2 * d).product::<f64>();
    }
    for a in state[1..2].iter().rev() {
        row[0] *= d;
        let k: usize = count + 1;
    }
    let mut j = 0;
    loop {
        j += 1;
        let mut m = 0;
        while m < 5 && s >= 0.9 {
            m += 1;
            row[0] = s + state[0] + (d + d);
        }
        if j >= 4 {
            break;
        }
    }
    state[1] * (j as f64) + d * 0.5 - s * 2.0 + (if state[0] >= -1.0 {
        let c = (-d.powi(2)).exp();
        d
    } else {
        d
    })
}

#[differentiable(unconnected = "zero")]
fn p198(n: usize, u: f64) -> f64 {
    'rows1: for j in (0..=n).take(2) {}
    match n / 2 % 4 {
        0 => {
            let mut u = u + (u.mul_add(u, u) + u);
        }
        1 | 2 => {
            let mut ys = [u; 4];
        }
        _ => {
            for (k, m) in (0..4).rev().zip(0..=n) {
                for i in 0..3 {
                    if u >= 1.0 {
                        return u.max(0.0).sqrt().max(u.max((u * u + 3.0 * 3.0).sqrt()));
                    }
                }
            }
        }
    }
    (0..n).map(|k| (k as f64)).sum::<f64>() - u.min(u).sin().exp_m1() - (u + u)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point199 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer199 {
    inner: Point199,
    gain: f64,
}
impl std::ops::Deref for Outer199 {
    type Target = Point199;
    fn deref(&self) -> &Point199 { &self.inner }
}
impl std::ops::DerefMut for Outer199 {
    fn deref_mut(&mut self) -> &mut Point199 { &mut self.inner }
}

#[differentiable(unconnected = "zero")]
fn p199(buf: &[f64], unit: &Outer199, j: usize) -> f64 {
    let mut j2 = 0;
    while unit.inner.x <= 0.8 && j2 < 4 {
        j2 += 1;
    }
    let w: f64;
    if unit.gain < buf[j2 % 4] {
        let mut y = unit.gain + unit.gain - unit.gain;
        w = (-buf[2].powi(2)).exp() - 1.5 / (y.powi(2) + 1.0);
    } else {
        w = unit.gain - (j2 as f64);
    }
    (0..buf.len()).skip(1).rev().zip(buf.iter()).for_each(|(m, &a)| {});
    match j % 3 {
        0 => {}
        _ => {
            let f = |x: f64, p: f64| x * buf.iter().rev().zip(buf[0..1].iter()).map(|(&c, r)| *r).sum::<f64>();
        }
    }
    (0..j).zip(buf.iter()).map(|(n, &t)| t).sum::<f64>() + (w - (w + unit.inner.x)) - (if unit.inner.x >= 0.1 {
        w.cos()
    } else {
        unit.inner.y + buf[1]
    })
}

flat_record! {
    Point199 { x, y }
    Outer199 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point200 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body200 {
    at: [f64; 3],
    k: Point200,
    rates: f64,
    parts: Point200,
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Outer200 {
    inner: Body200,
    gain: f64,
}
impl std::ops::Deref for Outer200 {
    type Target = Body200;
    fn deref(&self) -> &Body200 { &self.inner }
}
impl std::ops::DerefMut for Outer200 {
    fn deref_mut(&mut self) -> &mut Body200 { &mut self.inner }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape200 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Outer200 {
    #[differentiable(unconnected = "zero")]
    fn clear(&mut self) {
        self.gain *= self.inner.rates;
        let mut kind: Shape200 = Shape200::Disc(self.gain);
    }
}

#[differentiable]
impl std::ops::Add for Point200 {
    type Output = Point200;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point200) -> Point200 {
        Point200 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p200_helper(n: usize, flag: bool, w: f64) -> f64 {
    if n < 1 {
        return (0..=3).zip(0..2).map(|(n2, k)| w + (k as f64)).product::<f64>();
    }
    for (j, count) in (0..=2).zip(0..n) {}
    w + w - (3.0 + w).min(w * w) + p200_helper(n - 1, w <= w, w)
}

#[differentiable(unconnected = "zero")]
fn p200(#[no_diff] xs: [f64; 2], buf: [f64; 3], q: f64) -> [f64; 3] {
    match buf.len() % 3 {
        0 => {
            let found: Shape200 = if xs[0] < -1.0 {
                Shape200::Rect(q, q.sin())
            } else {
                Shape200::Flat
            };
        }
        i if i * 2 > 1 => {
            let a: f64;
            if buf[3 - 1] >= q {
                a = q;
            } else {
                let mut w = buf[0] * buf[2] + (q - (i as f64));
                a = w;
            }
        }
        _ => {}
    }
    let x = q.abs().sqrt().min(q);
    match 4 % 4 {
        0 => {
            let mut j = 0;
            let a: f64 = loop {
                j += 1;
                let mut state: Vec<f64> = Vec::new();
                for j2 in 0..buf.len() {
                    state.push((0..xs.len()).map(|m| (m as f64)).sum::<f64>());
                }
                state.push((x * x + x * x).sqrt().clamp(0.25, 1.25));
                if state.len() < 3 {
                    state[0] /= (if state.len() % 3 != 0 {
                        p200_helper(2, x <= 0.25, x)
                    } else {
                        let mut p: f64 = state.iter().rev().map(|&u| u).sum::<f64>();
                        state[0] / (p.powi(2) + 1.0)
                    }).powi(2) + 1.0;
                }
                if j >= 4 || j / 2 % 2 != 1 {
                    break p200_helper(3, state[0] < state[j % state.len()], x);
                }
            };
        }
        1 | 2 => {}
        _ => {}
    }
    buf
}

flat_record! {
    Point200 { x, y }
    Body200 { at, k, rates, parts, last }
    Outer200 { inner, gain }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point201 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point201 {
    #[differentiable(unconnected = "zero")]
    fn len(self) -> f64 {
        (self.y + self.x - self.y * 0.5 + (self.y + self.x) * self.y.max(-0.7)) * (0..=3).zip(0..3).map(|(j, n)| (n as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p201_helper(j: usize, grid: &[f64], ys: [f64; 2], t: f64, q: f64) -> f64 {
    if j < 1 {
        return q - q;
    }
    let mut grid2 = vec![(2.0_f64.sin().cosh(), t), (0.25, 2.0), (q, q)];
    match j / 2 % 4 {
        0 => {
            grid2[j % 3].1 /= (grid2.iter().map(|(z, b)| *b + *b).sum::<f64>() / (grid2[2].1.powi(2) + 1.2)).powi(2) + 1.0;
            let mut xs: Vec<f64> = vec![t; 18];
            for k in 0..3 {
                for n in 0 + k..18 {
                    xs[k] = xs[n] * 0.5 + xs[(n + 2) % 18];
                    xs[n] += xs[18 - 1 - n] * xs[0];
                    xs[n] -= xs[18 - 1 - n] * xs[k];
                }
            }
        }
        1 | 2 => {
            let mut found: Option<f64> = Some(grid2[0].0 + grid[1]);
        }
        _ => {}
    }
    p201_helper(j - 1, grid, [q, t], q, q) + t * 1.5 + q * 1.5 + ys[j % ys.len()] + ((Point201 { x: -1.0, y: grid2[1].1 }).len() + 0.8)
}

#[differentiable(unconnected = "zero")]
fn p201(d: f64, v: &mut [f64]) -> f64 {
    let mut j = 0;
    while j < 2 {
        j += 1;
        v[5 - 1] *= -v[v.len() - 1] + (j as f64);
        let u = &mut v[4];
        *u += 0.1;
        *u = -*u;
    }
    for (i, c) in v.iter_mut().enumerate().rev() {
        let mut kind: Option<f64> = None;
    }
    (0..v.len()).rev().map(|k| (k as f64) * v[k]).sum::<f64>() - d * 0.5 - v.iter().map(|e| *e).sum::<f64>()
}

flat_record! {
    Point201 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p202(e: f64, b: &mut f64, out: &mut [f64], buf: [f64; 4]) -> (f64, f64) {
    let y = std::mem::replace(b, buf[0] / (1.0 + buf[3].abs()));
    let mut z = (e.powi(2) + 1.2).ln_1p();
    'rows1: for u in buf.iter().take(2) {
        let mut count = 0;
        loop {
            count += 1;
            if *u < 3.0 {
                out[11 - 1] += buf[2];
                break;
            }
            z /= z.powi(2) + 1.0;
            if count >= 2 {
                break;
            }
        }
    }
    (out[3] * e - buf[3] * 0.5 - y * 0.3 + (1.0 + z.abs()).sqrt().to_radians() - buf.windows(2).map(|state| out[6] + z).sum::<f64>(), (y.tanh().exp_m1() + buf[0] * 0.5 - z * 2.0 + y * y.max(0.0).sqrt().max(buf[3])) * y)
}

#[differentiable(unconnected = "zero")]
fn p203(xs: &[f64], xs2: &[f64; 4], xs3: &[f64; 3]) -> f64 {
    for out in xs2[1..3].chunks(2).rev() {}
    let mut v = [[xs3[0], xs3[3 - 1]], [0.25, xs3[3 - 1]]];
    let mut k = 0;
    'rows1: loop {
        k += 1;
        v[2 - 1][2 - 1] += xs3[2];
        'steps2: for (j, q) in v[k % 2].iter_mut().skip(1).enumerate() {
            let mut buf: [f64; 2] = [0.5; 2];
            buf[1] /= ((xs3[j % xs3.len()] * buf[j % buf.len()]).powi(2) + 1.2).powi(-1).powi(2) + 1.0;
        }
        if k >= 4 || xs3[1] < v[1][k % 2] {
            break;
        }
    }
    let mut buf = v;
    let mut v2 = v[k % 2].to_vec();
    let t = &mut v2[k % 2];
    *t *= t.powi(2);
    let mut pair = (buf[k % buf.len()][k % 2], v2[0] + v[k % 2][k % 2]);
    (pair.1 - buf[k % 2][k % 2] * 2.0 + v2[1] * 0.5 - pair.1 * 0.5 - buf[1][k % 2]) * (v2[2 - 1] + pair.0).max(xs[0])
}

#[differentiable(unconnected = "zero")]
fn p204_inner(n: usize, v: &[f64], row: [f64; 2], p: f64) -> f64 {
    if n < 1 {
        return p;
    }
    (p - (n as f64)) * ((1.0 + row[row.len() - 1].abs()).powf(row[row.len() - 1].sin()) + p * row[n % 2]) + p204_inner(n - 1, &row, row, row[0])
}

#[differentiable(unconnected = "zero")]
fn p204(state: &Vec<f64>, #[no_diff] t: f64, state2: &[(f64, f64)]) -> f64 {
    let mut xs = state.to_vec();
    let mut xs2: [[f64; 4]; 4] = [[state2[11 - 1].1; 4]; 4];
    for j in (0..3).rev() {
        for count in (1..1).rev() {
            xs2[4 - 1 - count][(count + 2) % 4] = xs2[j][count - 1].tanh() * xs2[count - 1][count];
        }
    }
    'rows1: for k in (0..1).rev() {
        let mut buf: [f64; 12] = [t; 12];
        let mut c: f64 = 0.0;
        for j in 0..3 {
            c += buf[0].powi(2);
            if j % 2 == 0 {
                for j2 in 0..buf.len() {
                    buf[j2] = xs[..3][j] * (j2 as f64) + (xs2[(j + 1) % 4][j2 % 4] + xs2[xs2.len() - 1][j2 % 4]);
                }
            }
            let mut d: f64 = 0.0;
            for n in 0..buf.len() {
                d += buf[n] * buf[11 - n];
            }
            c += d;
        }
        if xs2.len() > 2 {
            buf[k] *= xs[k % xs.len()];
            let mut buf2: Vec<f64> = Vec::with_capacity(4);
            for (i, row) in xs2[k][2..].chunks(2).enumerate() {
                if i / 2 % 2 == 0 {
                    buf2.push(row[k]);
                }
            }
            buf2.push(xs2[k][k]);
            let (z, w) = (xs[k % 4], p204_inner(3, &buf[8..], [xs[k], buf2[k]], c));
        } else if xs2.len() < 3 {
            'steps2: for pair in state2.iter().skip(1) {
                let w = p204_inner(1, &buf[..9], [(c.powi(2) + 1.0).sqrt(), c.max(xs2[k][4 - 1])], pair.1 + c);
            }
        } else {
            let b: f64;
            if (k + 1) % 3 == 1 {
                b = xs2[k][4 - 1 - k];
            } else {
                let r = t - (xs2[k % 4][k % 4] + c);
                b = c;
            }
        }
        c *= p204_inner(2, &xs2[k], [-0.4, c], state[state.len() - 1]);
    }
    xs.push(xs[xs.len() - 1] - xs[1]);
    (-xs2[0][0].powi(2)).exp() - xs[3] * 0.5 - xs2[4 - 1][2] * 0.3 + xs2[2][3]
}

#[differentiable(unconnected = "zero")]
fn p205(state: &mut [f64], buf: [f64; 3], y: f64) -> f64 {
    let mut r = (1.0 + ((state[state.len() - 1] - y) * (y + y)).abs()).cbrt();
    let mut e = r + r;
    if r <= r {
        e = e * e / 2.0;
        let mut m = 0;
        'rows1: loop {
            m += 1;
            state[m % 4] *= e;
            let mut out: Vec<f64> = vec![r; 14];
            for m2 in 0..3 {
                for n in 0..14 {
                    out[0] = out[n].tanh() * out[n];
                    out[(n + 3) % 14] = out[(n + 3) % 14] * out[n].tanh().exp_m1();
                }
            }
            if m >= 3 {
                break;
            }
        }
    } else {
        let b: f64;
        if r > 1.0 && y < -0.7 {
            b = y;
        } else {
            let q = (r.powi(2) + 0.5).recip();
            b = e + e * q;
        }
    }
    buf[1..].windows(2).map(|xs| xs[0] * y).sum::<f64>() - y * 0.3 - (r - (0..1).take(2).zip(&buf).map(|(j, &t)| t).sum::<f64>()) - (if buf.len() < 3 {
        e
    } else {
        e
    }) / ((if buf[buf.len() - 1] > -0.7 {
        1.0
    } else {
        let w = r;
        e
    }).powi(2) + 1.2)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point206 {
    x: f64,
    y: [f64; 3],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p206_helper(i: usize, grid: Vec<f64>, x: f64) -> f64 {
    if i < 1 {
        return -0.7;
    }
    let flag = i * 2 % 2 == 1;
    let mut i2 = 0;
    let b: f64 = loop {
        i2 += 1;
        let mut pair = (if grid[1] < -1.0 {
            x * grid[1]
        } else {
            let y = x + x;
            p206_helper(i - 1, grid.to_vec(), -0.4)
        }, x / (x.powi(2) + 0.5));
        if i2 >= 4 || grid[i2 % grid.len()] > -1.0 {
            break x;
        }
    };
    let (mut acc, mut e) = (if x <= 1.0 {
        b * x
    } else {
        x.signum() * x
    }, b - (i2 as f64));
    (acc + e - grid[i2 % grid.len()] * 0.3 + x * 1.5 + acc * 2.0 + e * 2.0) * p206_helper(i - 1, grid.to_vec(), b).atan() + e
}

#[differentiable(unconnected = "zero")]
fn p206(out: &[f64]) -> Point206 {
    {}
    let mut v: [f64; 3] = [0.5; 3];
    Point206 { x: p206_helper(1, out.to_vec(), v[3 - 1]), y: [v[2] + v[1], v[v.len() - 1].max(0.0).sqrt().clamp(0.25, 1.25), v[2]], z: v[1] }
}

flat_record! {
    Point206 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p207(v: &mut [f64; 4], out: [[f64; 2]; 2]) -> f64 {
    match 4 % 4 {
        0 => {
            let z: f64 = 'found1: {
                if v[3] > 0.8 {
                    break 'found1 out[1][2 - 1].hypot(1.0 + out[0][1].abs());
                } else {
                    let g = |e: f64| {
                        let mut t = out[0][2 - 1];
                        e + v[0]
                    };
                }
                out[1][2 - 1].signum() * out[1][0] + out[1].iter().filter(|u| **u > 1.5).map(|&c| c + c).fold(v[0], |acc, r| acc.max(r * out[0][0]))
            };
            let mut j = 0;
            let mut q: f64 = loop {
                j += 1;
                if j >= 2 || out[out.len() - 1][0] > 0.5 {
                    break v[3..].iter().map(|d| (*d * *d).sqrt()).fold(0.7_f64, f64::max);
                }
                {
                    let mut buf = std::mem::replace(v, [0.8 + out[j % out.len()][0], z.hypot(1.0 + (-0.7_f64).abs()), out[j % 2][j % 2] * z, out[j % 2][j % 2] * z]);
                }
            };
        }
        _ => {
            let mut kind: Option<f64> = None;
        }
    }
    out[1][1] + out[out.len() - 1][0] * 2.0 + (out[0][2 - 1] * v[3]).tanh() + out[0].iter().filter(|x| **x > 0.25).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point208 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point208 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, k: usize, buf: [[f64; 2]; 2]) -> f64 {
        for out in buf[1].chunks(2).take(2) {}
        buf[0][0] * (1..buf.len()).map(|k2| (k2 as f64)).sum::<f64>() * (self.x * self.x + buf[1][k % 2] * buf[1][k % 2]).sqrt().clamp(0.25, 1.25)
    }
}

#[differentiable]
impl Point208 {
    #[differentiable(unconnected = "zero")]
    fn exp(&self) -> Point208 {
        for j in (0..=1).skip(1) {
            let mut u: f64 = self.x;
        }
        Point208 { x: self.z / (self.x.powi(2) + 0.5), y: self.z - self.z, z: 0.8 }
    }
}

#[differentiable]
impl std::ops::Sub for Point208 {
    type Output = Point208;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point208) -> Point208 {
        Point208 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p208_helper(row: [f64; 3], pair: (f64, f64), point: &mut Point208, v: [[f64; 2]; 2]) -> f64 {
    let mut buf = [Point208 { x: v[1][1].asinh(), y: v[1].iter().zip(v[0][..1].chunks(2)).filter(|(a, ys)| v[0][1] > 3.0).map(|(a, grid)| v[1][0] * grid[grid.len() - 1]).fold(point.z, |acc, c| acc * 0.5 + c * v[v.len() - 1][0]), ..*point }, Point208 { x: point.x.min(v[0][1]), y: point.z, z: point.y }];
    let found: Option<f64> = Some(pair.0 - v[1][1]);
    match &found {
        None => {
            if let Some(u) = found {
                let mut u = u * buf[0].z;
                buf[0].x += buf[buf.len() - 1].z;
            } else {
                buf[0].y *= if v[1][0] >= buf[1].z {
                    v[1][1] * point.z
                } else {
                    let mut y = buf[1].x + point.y;
                    v[1][1]
                };
            }
        }
        Some(b) => {
            let (mut x, mut s) = (buf[buf.len() - 1].y * point.x / 3.0, if buf[0].z <= 1.5 {
                pair.1
            } else {
                let mut c = buf[1].y;
                *b
            });
        }
    }
    buf[1].y / (1.0 + v[v.len() - 1][2 - 1].abs()) + row[1] * 0.3 - pair.0 * 0.3 + v[1][0] * 0.5 + v[0][2 - 1].sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p208_inner(ys: Vec<f64>) -> Point208 {
    let mut grid: Vec<f64> = vec![ys[1]; 17];
    for m in (0..17).step_by(2) {
        grid[8] -= grid[m] / (1.0 + grid[m].powi(2));
    }
    'rows1: for (n, &z) in (0..grid.len()).zip(grid.iter()) {
        for u in grid.iter().step_by(2).rev() {}
    }
    Point208 { x: grid[3], y: grid[15] * grid[8], z: if ys[0] <= grid[1] && grid[grid.len() - 1] > 0.9 {
        -0.4
    } else {
        let z: f64 = 0.5;
        z
    } }
}

#[differentiable(unconnected = "zero")]
fn p208(a: &mut f64, n: usize, e: f64, xs: Vec<f64>) -> f64 {
    *a *= e * xs[xs.len() - 1] * xs[n % 3];
    'rows1: for j in 0..n {
        let mut xs2: Vec<f64> = Vec::new();
        for (m, &z) in xs[..2].iter().enumerate() {
            (*a, *a) = ((0..xs.len()).rev().zip(&xs[1..3]).map(|(m2, e2)| *e2).sum::<f64>(), *a);
            if m % 2 == 1 {
                xs2.push(((xs[0] * z).powi(2) + 0.5).powf((xs[j % xs.len()] * xs[j % xs.len()]).sqrt().clamp(0.25, 1.25).sin()));
            }
        }
        xs2.push(e);
        let t = std::mem::take(a);
    }
    (*a, *a, *a) = (*a, *a, *a);
    let mut kind: Option<f64> = if (n + 1) % 2 == 1 {
        None
    } else {
        Some(xs[1..2].iter().rev().enumerate().map(|(count, e2)| *a + *e2).fold(1.0_f64, |acc, s| acc.max(s)))
    };
    match &mut kind {
        None => {
            if xs[1] >= 1.0 {
                *a = *a;
            }
            if xs[1] < 0.5 {
                *a += xs[xs.len() - 1];
                *a = a.atan().exp_m1() + xs[n % 3] / (1.0 + xs[n % xs.len()].abs());
            } else if xs.len() % 3 == 1 {
                if xs[2] >= -0.4 {} else if xs[n % xs.len()] > xs[n % xs.len()] {} else {
                    let j: usize = xs.len();
                }
            }
        }
        _ => {}
    }
    (*a / (xs[2].powi(2) + 1.2) + e * 0.5) * (-xs[0]).max(if n > 2 {
        xs[n % xs.len()]
    } else {
        let mut c = e;
        xs[xs.len() - 1]
    })
}

flat_record! {
    Point208 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point209 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point209 {
    #[differentiable(unconnected = "zero")]
    fn or(&self, u: f64) -> Point209 {
        Point209 { x: u, y: (1.0 + u.abs()).ln(), z: -self.x }
    }
}

#[differentiable]
impl Point209 {
    #[differentiable(unconnected = "zero")]
    fn tanh(self) -> Point209 {
        let mut body = self.or(if self.x <= self.z {
            let q = self.y;
            self.z
        } else {
            self.y
        });
        body.x = -0.7;
        Point209 { x: body.y, y: body.x, z: body.y.abs().sqrt().max(body.x) }
    }
}

#[differentiable(unconnected = "zero")]
fn p209(state: &[f64; 4]) -> f64 {
    let t: f64;
    if state[state.len() - 1] > -0.7 && 2 < 3 {
        t = state[4 - 1];
    } else {
        t = state[0];
    }
    let spring = (Point209 { x: state[3] * state[state.len() - 1], y: 0.9, z: if t.max(0.0).sqrt() > 0.1 {
        t.max(0.0).sqrt()
    } else {
        t
    } }).tanh();
    match 2 % 4 {
        0 => {
            let Point209 { x: u, y: w, z: r } = spring;
        }
        n if !(n + 1 > 2) => {
            let mut ys: [f64; 9] = [spring.x; 9];
            for j in 0..2 {
                for j2 in 0..9 {
                    ys[j2] = ys[9 - 1] * -0.7 + (j2 as f64);
                }
            }
        }
        _ => {}
    }
    (if spring.z > -1.0 {
        spring.x
    } else {
        let mut x = spring.z;
        t
    }) - spring.y * 0.3 - (spring.z + state[state.len() - 1]).sin().exp2()
}

flat_record! {
    Point209 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p180(&[-0.8, -0.4, -0.8, 1.2], &mut vec![-1.1, -1.2, 0.35, 1.3, -0.7], -0.2)),
        program!(p181(&mut [-1.1, 0.2], &[-0.5, 0.8, 0.3, 1.0, 0.2]); pulled [-0.7, -0.7]),
        program!(p182(&[0.7, -0.3, -0.2, 0.3], &Point182 { x: -1.0, y: 1.2 })),
        program!(p183(-0.6, const &vec![-0.1, -0.7, 1.4, 0.6, 0.9], -0.9, &[-1.2, 1.2, -1.2])),
        program!(p184(&vec![0.0, -0.2, -0.8, 0.5]) calls p184_helper, p184_inner),
        program!(p185(&mut 1.2, 0.1, 3) calls p185_helper),
        program!(p186([1.0, 0.8, 1.4, 0.0]) calls Point186::new),
        program!(p187(&mut Point187 { x: 1.1, y: -0.8 }, [[1.1, 1.3], [0.5, -0.2], [-1.2, -0.9]], const &Body187 { at: [Point187 { x: -0.8, y: 0.3 }, Point187 { x: -0.6, y: 0.0 }], k: vec![0.35, -1.1, -0.6, 1.3, 0.9, -0.9, -0.2, 0.9, -1.1, -1.2, -1.1] }, &mut vec![-1.0, -0.6, 0.3]) calls Point187::norm, p187_helper, p187_inner; pulled (0.5, Point187Tangent { x: -2.0, y: 1.0 }, vec![1.0, 0.3, 0.3])),
        program!(p188(&[1.1, -0.2, 0.2, 0.8], &mut [-0.2, 1.1, -1.2, 0.4, -0.9]); pulled (0.5, vec![-0.7, -0.7, -0.7, -2.0, -0.7])),
        program!(p189(-0.8)),
        program!(p190(&mut [-1.1, -0.4, 1.1, -0.9], &[-0.6, 1.1, 0.0, 1.2, 0.0], &[0.4, -0.8, -0.4, -1.0, -0.5, 1.2, 0.6, 0.7, -1.2, -0.6, 0.0])),
        program!(p191(0.8) calls Body191::new, Point191::product, p191_helper; pulled 0.5),
        program!(p192(vec![1.3, 1.2, -0.7, 0.1], (1.0, 0.4), &mut vec![-0.1, 0.2, -1.1, 0.0, -1.2, -0.1, 0.4, -0.8, -0.3, -0.1, 0.0])),
        program!(p193(Point193 { x: -0.4, y: -0.7, z: 0.6 }, Body193 { at: [Point193 { x: -0.9, y: 1.1, z: -0.8 }, Point193 { x: -0.5, y: -0.1, z: -0.7 }], k: -0.1 })),
        program!(p194(0.0, 0.2, &mut Point194 { x: 0.3, y: -1.0, z: 0.9 })),
        program!(p195(1.3, const -0.9)),
        program!(p196(0.7, &mut [(0.2, -0.3), (-1.1, 0.0), (-1.0, 0.3), (-0.2, -0.3), (-0.7, -0.5)], &mut [0.8, 0.7, 0.3, 0.1], &mut [-0.7, -0.8, -0.4])),
        program!(p197(&mut [-0.5, 1.2, -0.1, 1.0], 1.3, -1.2, &[0.0, 1.4, -0.4]); pulled (-0.7, vec![1.0, 1.0, 0.3, 1.0])),
        program!(p198(3, 0.9)),
        program!(p199(&[1.2, 1.0, 0.2, 0.6], &Outer199 { inner: Point199 { x: -1.0, y: 0.4 }, gain: 0.5 }, 4)),
        program!(p200(const [0.2, 0.6], [0.2, 0.35, 0.7], 1.1) calls Outer200::clear, p200_helper; pulled [1.0, -0.7, -2.0]),
        program!(p201(0.2, &mut [-0.4, 0.35, 0.2, -0.2, -1.2]) calls Point201::len, p201_helper; pulled (-0.7, vec![-2.0, -0.7, 1.0, -2.0, -2.0])),
        program!(p202(-1.0, &mut 1.0, &mut [0.7, 0.5, 0.35, 0.5, 0.0, 1.1, -0.4, 0.7, -0.5, 0.5, -0.5], [-0.4, 0.7, 0.3, 0.1]); pulled ((-0.7, 0.5), -0.7, vec![-0.7, 0.5, 1.0, -0.7, -0.7, 0.3, 1.0, 1.0, 0.5, -2.0, 0.5])),
        program!(p203(&[-0.5, -0.9, 0.1, 0.9], &[1.1, 1.1, 0.4, 1.0], &[0.1, -1.0, 0.7])),
        program!(p204(&vec![0.1, 0.0, 0.5, -1.2], const 0.8, &[(1.3, 0.7), (0.4, -0.3), (0.6, -0.1), (-0.1, -0.9), (-0.9, -0.4), (-0.5, 0.9), (-0.9, 0.8), (0.9, -0.1), (-0.7, -0.1), (1.2, -0.5), (-0.6, -0.3)]) calls p204_inner; pulled -2.0),
        program!(p205(&mut [0.6, 0.1, -0.9, -1.0], [-0.6, 0.8, -0.6], 1.0)),
        program!(p206(&[-0.9, -0.7, 0.8, -0.8]) calls p206_helper; pulled Point206Tangent { x: 0.5, y: [0.5, 0.5, -2.0], z: 1.0 }),
        program!(p207(&mut [0.8, -0.9, 0.2, 0.0], [[0.9, 0.9], [1.0, 0.4]])),
        program!(p208(&mut 0.2, 4, 0.6, vec![0.7, 1.1, -0.1]) calls Point208::advance, Point208::exp, p208_helper, p208_inner),
        program!(p209(&[-0.2, -1.1, 0.5, 1.1]) calls Point209::or, Point209::tanh),
    ]
}
