//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p80_helper(state: &[f64; 3]) -> f64 {
    state[2] - -(state[state.len() - 1] / (1.0 + state[1].abs()))
}

#[differentiable(unconnected = "zero")]
fn p80_inner(row: Vec<f64>, a: f64) -> f64 {
    let mut a = a * a;
    for j in 0..4 {
        let r = (-row[1].powi(2)).exp();
    }
    let xs = [[a, a], [a, a], [row[1], a], [a, a]];
    xs[2][2 - 1].asinh() - a * 0.5 + xs[0][2 - 1] * 1.5 - a
}

#[differentiable(unconnected = "zero")]
fn p80(mut q: f64, ys: Vec<f64>, state: &[f64]) -> f64 {
    q = q;
    let mut r = ys[ys.len() - 1];
    let mut shape: Option<f64> = if state[7] > 0.9 {
        Some(ys[0] + state[8])
    } else {
        Some(r)
    };
    let mut i: usize = 1;
    let p: f64 = state[3] + (i as f64);
    let q = q + p / 3.0;
    for t in ys[2..].iter() {
        let r2 = q * p / 3.0 + state[3];
        r /= (q * (r2 * p)).powi(2) + 1.0;
    }
    let mut buf: [f64; 3] = [0.5; 3];
    let mut count: usize = buf.len();
    let a = state[9].sin().exp_m1().powi(2);
    let mut x = (a.asinh() - (buf[1] + a)).tanh().exp2();
    x += q - p80_inner(buf.to_vec(), r);
    (x + 0.9 - ys.iter().sum::<f64>() * 0.3) * (if count > 1 {
        let mut y = (-x.powi(2)).exp();
        if count / 2 > 0 {
            a
        } else {
            x
        }
    } else {
        let t = ys[i % ys.len()];
        state[6] / (1.0 + x.abs())
    })
}

#[differentiable(unconnected = "zero")]
fn p81_helper(row: [f64; 2], buf: &mut [f64], v: &mut [f64]) -> f64 {
    let mut v2: Vec<f64> = Vec::with_capacity(4);
    for &s in v.iter() {
        if s <= v[1] {
            v2.push(buf[1]);
        }
    }
    v2.push(if buf[1] >= 1.5 {
        0.25
    } else {
        v[2 - 1]
    });
    let n: usize = 2;
    let mut b = buf[1];
    match (n + 1) % 3 {
        0 => {
            v2[0] = buf[1..].iter().enumerate().rev().map(|(n2, d)| *d * v2[0]).fold(buf[1], |acc, c| acc.max(c)).atan().exp_m1();
        }
        _ => {}
    }
    v[n % v.len()] + v2[0] * 2.0 + b.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p81_inner(mut a: f64, d: &mut f64, e: &mut f64, row: &Vec<f64>) -> f64 {
    let s = (-1.0 + (*d + a)).sin();
    let h = |y: f64, q: f64| {
        let w = y;
        y + (1.0 + s.tanh().abs()).sqrt()
    };
    let mut z = h(s, a) * 0.5;
    *d + a * 1.5 + s * 2.0 + z * 0.3 - (row[1] + *d).min(*e)
}

#[differentiable(unconnected = "zero")]
fn p81(ys: &[f64; 2], #[no_diff] row: &mut [f64; 2]) -> f64 {
    let mut k: usize = 0;
    let kind: Option<f64> = None;
    let e: f64;
    if k / 2 > 0 {
        e = match kind {
            None => {
                row[0] * ys[2 - 1]
            }
            Some(d) => {
                if k / 2 % 2 == 0 {
                    ys[ys.len() - 1]
                } else {
                    d
                }
            }
        };
    } else {
        e = ys[1] / (1.0 + row[..1].chunks(2).skip(1).zip(row.iter()).filter(|(v, r)| **r > 2.0_f64).map(|(buf, &w)| w).sum::<f64>().abs());
    }
    let r = &mut row[k % 2];
    *r *= *r - (k as f64);
    'rows1: for (m, u) in row.iter_mut().enumerate() {
        if *u <= 0.1 {
            *u += (0..ys.len()).map(|k2| ys[k2] + (k2 as f64)).sum::<f64>().atan().exp();
            break 'rows1;
        }
        let c = *u * (m as f64);
    }
    let d: f64 = 'found2: {
        {
            row[1] += e * row[0] * (k as f64);
        }
        if row[k % row.len()] <= 1.0 && k > 1 {
            break 'found2 row[1];
        } else {
            let f = |e2: f64, z: f64| {
                let s: f64 = 3.0 * (k as f64) / ((e2 / 3.0).powi(2) + 1.2);
                e2 + (z / (1.0 + row[0].abs()) + e * s)
            };
        }
        1.5
    };
    ys[1..2].iter().enumerate().map(|(j, acc)| 1.0 + acc).fold(e, |acc, e2| acc + e2 * row[row.len() - 1]) + e * 0.3 + d * 2.0 + d - (if !(d > d) {
        d.powi(2)
    } else {
        0.3
    })
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
fn p82_helper(pair: (f64, f64), xs: [[f64; 2]; 2], z: f64) -> f64 {
    let h = |u: f64, b: f64| u + (xs[0][0] * pair.1 + z.to_radians());
    (if !(xs[1][1] <= 3.0) {
        z
    } else {
        let c: f64 = 3.0;
        xs[xs.len() - 1][0]
    }) * (if xs[xs.len() - 1][1] < xs[2 - 1][1] {
        z.sin()
    } else {
        pair.0 * z
    })
}

#[differentiable(unconnected = "zero")]
fn p82_inner(part: &Point82, state: [[f64; 2]; 3], pair: (f64, f64)) -> f64 {
    let Point82 { x: a, y: q } = *part;
    let g = |z: f64, u: f64| z * q;
    ((-0.4_f64).to_radians() - state[1][2 - 1] * 0.5 + a * 0.5 - q * 2.0) * state[2].iter().zip(0..state.len()).map(|(&acc, i)| (i as f64) * (pair.1 + (i as f64))).sum::<f64>() - g(q, q)
}

#[differentiable(unconnected = "zero")]
fn p82(v: &mut [f64; 4], xs: &[f64]) -> f64 {
    let mut grid: Vec<f64> = vec![0.0; 12];
    let mut q: f64 = 0.1;
    for count in 0..5 {
        for k in 0..11 {
            grid[k] = (xs[count] * (k as f64)).sin();
        }
        let mut d: f64 = 0.0;
        for count2 in 0..grid.len() {
            d += grid[count2] * grid[count2].cos();
        }
        q += d * d.tanh();
    }
    let mut buf: [f64; 3] = [0.0; 3];
    let mut p: f64 = 0.0;
    for k in 0..3 {
        for m in (0..buf.len()).rev() {
            buf[m] += xs[..3][k] * (m as f64) + (0.5 - xs[5 - 1 - k]);
        }
        let mut q2: f64 = 0.0;
        for count in 0..buf.len() {
            q2 += buf[count] * buf[0];
        }
        p += q2;
    }
    grid.push(buf[0]);
    let mut n = 0;
    let t: f64 = loop {
        n += 1;
        if n >= 2 {
            break xs[n % xs.len()] * (q + buf[1]);
        }
        if n + 1 < 3 {
            let mut out = vec![p - (n as f64), q / 2.0, (-buf[1].powi(2)).exp()];
        }
        let mut xs2 = buf;
    };
    buf[n % buf.len()] - grid.iter().sum::<f64>() * 1.5 - q * 2.0 - (-0.4_f64).tanh().hypot(1.0 + grid[grid.len() - 1].abs())
}

flat_record! {
    Point82 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p83_helper(mut d: f64) -> f64 {
    d - (d / (1.0 + d.abs()) + d * d)
}

#[differentiable(unconnected = "zero")]
fn p83_inner(out: &[f64], y: &mut f64, pair: (f64, f64)) -> f64 {
    let mut c = p83_helper(0.1 * *y);
    (pair.0 / (1.0 + c.abs()) + pair.1 * 1.5) * (out[0].hypot(pair.0.powi(2) + 1.0) + -pair.1)
}

#[differentiable(unconnected = "zero")]
fn p83(p: f64, #[no_diff] e: f64) -> f64 {
    for i in (0..3).take(2) {
        let mut j = 0;
        'rows1: while e < 3.0 && j < 5 {
            j += 1;
        }
    }
    {
        let mut n = 0;
        'steps2: while n < 3 {
            n += 1;
            let mut i: usize = n / 2;
        }
    }
    (e * e + (0..3).rev().map(|m| (m as f64) * e).product::<f64>()) * (0..4).filter(|m| *m != 1).map(|k| p + p + (k as f64)).fold(p, |acc, z| acc.max(z))
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
    fn energy(&self, v: &[f64; 4], state: &mut [Point84; 2]) -> f64 {
        let mut row = vec![Point84 { x: v[1], y: 1.0 * state[state.len() - 1].x, z: state[0].x - state[1].z }, Point84 { x: state[state.len() - 1].x / (1.0 + state[0].x.abs()), y: 0.5, z: state[0].y / (1.0 + state[0].y.abs()) }];
        row[0].x *= row[1].x;
        (-state[2 - 1].x + row[1].z * 1.5) * state[0].x + v[..3].windows(2).map(|v2| state[state.len() - 1].y * state[1].y.sin()).sum::<f64>()
    }
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, q: &mut f64) -> f64 {
        match 1 % 4 {
            0 => {
                let mut m = 0;
                'rows1: while self.y > 0.9 && m < 5 {
                    m += 1;
                    *q = (1.0 + q.abs()).log10();
                }
            }
            1 | 2 => {}
            _ => {}
        }
        (self.z + (0..2).rev().map(|i| (i as f64)).sum::<f64>()) * self.x.tanh()
    }
}

#[differentiable(unconnected = "zero")]
fn p84(v: &mut [Point84], v2: &mut [f64], j: usize) -> (f64, f64) {
    let r = (Point84 { x: v[v.len() - 1].y.min(v[j % v.len()].y), y: v[j % v.len()].y.mul_add(v[j % v.len()].z, v[0].y), z: v[j % 4].y }).shifted(&mut v2[j]);
    let mut body = Point84 { x: r * v2[v2.len() - 1 - j], y: r.cos(), z: (v[j % v.len()].z.powi(2) + 0.5).powi(-1) };
    let mut y = body.shifted(&mut v2[j]);
    body.y += match (j + 1) % 5 {
        0..=1 | 4 => r.hypot(1.0 + 0.3_f64.abs()),
        m if m % 2 == 0 => {
            let mut a = -v[3].z;
            a - a
        }
        _ => v2[j].min(y),
    };
    match j % 4 {
        0 => {
            for t in &v2[0..1] {
                let a = (Point84 { y: -0.4, z: v2[j], x: v2[2..5].iter().map(|&t2| t2 * t2).fold(y, |acc, r2| acc.max(r2 * y)) }).shifted(&mut body.x);
            }
        }
        m if body.x <= -1.0 => {
            for &d in v2.iter() {
                let xs = [Point84 { x: body.x, y: body.x / 2.0, z: y.tanh() }, Point84 { x: if r >= d {
                    y
                } else {
                    y
                }, y: if r < 0.8 {
                    body.z
                } else {
                    0.5
                }, z: y.min(d) }];
            }
        }
        _ => {
            let mut buf: Vec<f64> = Vec::with_capacity(4);
            for grid in v2[..1].chunks(2) {
                let mut buf2 = [if j > 0 {
                    grid[0]
                } else {
                    r
                }, y, body.x.atan().sinh()];
                buf.push(v.iter().filter(|unit| j / 2 < 3).map(|point| point.z).sum::<f64>());
            }
            buf.push(body.z * y);
        }
    }
    ((-body.y - body.y * 1.5 - y * 1.5 + v.iter().filter(|part| j / 2 > 0).map(|spring| spring.x).sum::<f64>()) * (-(3.0 * body.z).powi(2)).exp(), y + r * 1.5 - body.z * 0.5 - -y - y)
}

flat_record! {
    Point84 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p85_helper(mut r: f64, ys: &mut [f64]) {
    ys[0] += ys[0];
    for k in 0..ys.len() {
        r /= (0..4).map(|i| (i as f64) * ys[i % 2]).sum::<f64>().powi(2) + 1.0;
    }
}

#[differentiable(unconnected = "zero")]
fn p85(r: f64, buf: &[f64]) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if (j + 1) % 2 != 1 {
            break;
        }
        let mut k = 0;
        'rows1: while k < 4 {
            k += 1;
            if j > 1 || j > 1 {
                let mut v: Vec<f64> = Vec::new();
                for (n, &d) in buf.iter().enumerate() {
                    v.push(buf.windows(2).map(|v2| buf[(n + 1) % buf.len()] * (match v2.len() % 5 {
                        0..=1 => v2[n % v2.len()],
                        2 => buf[buf.len() - 1],
                        n2 if v2[n2 % v2.len()] >= buf[2] => d,
                        _ => 1.1,
                    })).sum::<f64>());
                }
                v.push(buf[3] + r);
            } else if buf.len() > 2 {}
        }
        if j >= 2 {
            break;
        }
    }
    (buf[j % buf.len()] + r * 2.0 - (buf[2] * (j as f64)).floor() * (buf[4] - r)) * ((if r < 0.8 {
        let mut acc = buf[1];
        acc
    } else {
        buf[3]
    }).powi(2) + 1.2).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p86(mut xs: [[f64; 2]; 3]) -> f64 {
    let mut count: usize = xs.len();
    for (j, j2) in (0..xs.len() - 1).take(2).zip(0..xs.len()) {
        for m in 0..3 {
            let e = xs[m][1].abs() + xs[m][j2 % 2];
        }
    }
    for count2 in 0..xs.len() {
        if xs[1][2 - 1] <= -0.7 {
            break;
        }
    }
    for j in 0..count {
        let mut pair: (f64, f64) = (((xs[1][j % 2] * (j as f64)).powi(2) + 0.5).sqrt(), (0..count).skip(1).rev().map(|k| (k as f64)).sum::<f64>());
    }
    (0..count).map(|n| (n as f64)).sum::<f64>() + (xs[2][0].min(0.25) + (count as f64)) - (if xs[count % xs.len()][count % 2] > xs[count % xs.len()][1] {
        xs[count % xs.len()][count % 2] * xs[count % xs.len()][count % 2]
    } else {
        (1.0 + xs[2][1].abs()).ln_1p()
    })
}

#[differentiable(unconnected = "zero")]
fn p87(q: f64, z: f64, mut y: f64) -> [f64; 3] {
    if y <= z {
        'rows1: for j in (0..4).rev() {
            y *= -z * y;
            match j % 4 {
                0 => {
                    y = (0..=4).skip(1).zip(0..1).map(|(m, k)| (k as f64) * y).sum::<f64>().atan();
                    let mut z = z * y;
                }
                1 | 2 => {
                    y = y.floor() * y + (y + (j as f64));
                }
                _ => {
                    y *= q;
                }
            }
        }
    } else if z > 1.5 {
        y += (y.powi(2) + 0.5).sqrt().sin().exp2();
    }
    [z / (y.powi(2) + 0.5), y, if z > q {
        if y > 0.1 {
            z
        } else {
            z
        }
    } else {
        y * z
    }]
}

#[differentiable(unconnected = "zero")]
fn p88(xs: &mut [f64], grid: &[f64; 4], r: f64, buf: &mut [f64]) -> f64 {
    let mut grid2 = xs[..1].to_vec();
    let mut j = 0;
    'rows1: while j < 3 {
        j += 1;
        for &w in grid2.iter().take(2) {
            match j / 2 % 4 {
                0 => {
                    xs[1] = if grid2[j % grid2.len()] <= grid2[1 - 1] {
                        grid2[grid2.len() - 1] - (j as f64)
                    } else {
                        grid2[j % grid2.len()].max(grid2[0])
                    };
                }
                1 | 2 => {
                    let d = (grid2[0].powi(2) + 1.2).powi(-1);
                }
                _ => {
                    buf[0] *= 0.25;
                }
            }
        }
    }
    ((if grid2[0] < 1.5 && r >= 1.1 {
        grid2[0]
    } else {
        r
    }) + grid2[0] * 1.5 - buf[1]) * -(buf[3 - 1] / 3.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point89 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p89_helper(state: [f64; 2], part: &Point89, buf: &[f64], d: f64) -> f64 {
    let mut k = 0;
    while k < 4 {
        k += 1;
        match (k + 1) % 4 {
            0 => {
                let buf2 = vec![Point89 { x: if buf[k % 2] >= 1.0 {
                    buf[buf.len() - 1]
                } else {
                    buf[2 - 1]
                }, y: part.y, z: [buf[k % 2], buf.iter().rev().sum::<f64>(), (1.0 + buf[k % 2].abs()).powf(d.sin())] }, Point89 { x: d + part.x, y: d + part.y, z: [d, if d <= d && buf.len() % 2 != 1 {
                    d
                } else {
                    d
                }, (1.0 + buf[k % buf.len()].abs()).recip()] }, Point89 { y: d * (k as f64), ..*part }];
            }
            _ => {}
        }
    }
    (buf[1].sin().sinh() - state[1] * 1.5) * buf.iter().enumerate().map(|(j, &b)| b.tanh().exp_m1() + b).sum::<f64>() * buf.iter().map(|a| buf[1] + *a).fold(part.y, |acc, z| acc.max(z * d))
}

#[differentiable(unconnected = "zero")]
fn p89_inner(n: usize, state: &[f64; 2], out: &mut Vec<f64>) -> f64 {
    out[0..1].fill(state[n % state.len()]);
    let h = |t: f64| t * state[..1].iter().map(|s| *s).sum::<f64>();
    out[..1].iter().map(|&d| d + d).sum::<f64>() * out.iter().rev().map(|&e| e).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p89(mut out: [[f64; 2]; 3]) -> f64 {
    let mut w: f64 = (0..out.len()).map(|count| (count as f64) * out[3 - 1 - count][1].max(out[count % out.len()][1])).fold(0.9_f64, |acc, y| acc.max(y));
    let n: usize = 3;
    out[0].fill(w + w);
    'rows1: for (m, u) in out[n % 3].iter_mut().rev().enumerate() {
        let mut state = [-*u, w / (u.powi(2) + 0.5), (u.powi(2) + 1.0).log10(), u.asinh()];
        'steps2: for out2 in state.chunks(2) {
            if out2[m % out2.len()] <= 3.0 {
                break;
            }
            let mut pair = ((if out2[0] <= state[m % 4] {
                out2[out2.len() - 1]
            } else {
                let p = out2[m % out2.len()];
                out2[0]
            }).tanh().exp2(), w);
        }
        let mut buf: [f64; 11] = [-0.7; 11];
        for n2 in (1..11).rev() {
            let acc = buf[n2];
            if buf[n2] > 0.5 {
                buf[n2] = acc * buf[n2 - 1];
            }
            buf[n2] -= buf[n2] * 0.9 + buf[0];
        }
    }
    if w >= 1.5 {
        let s = w.tanh();
        w = w;
    } else {
        out = [[out[1][n % 2], w + (n as f64)], [out[n % 3][1], w], [out[1][2 - 1] - w + out[n % out.len()][2 - 1], out[2][0]]];
    }
    (out[1].windows(2).step_by(2).rev().map(|ys| ys[n % ys.len()]).sum::<f64>() - out[n % 3][1] * 1.5 - w * 0.5) * (w + out[2][n % 2] + w) - (0..4).map(|j| (j as f64) * out[j % 3][0]).sum::<f64>()
}

flat_record! {
    Point89 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p90(state: Vec<f64>, row: &Vec<f64>) -> f64 {
    if row[2] >= state[3] {
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for count in 0..1 {
            v.push(row[(count + 1) % 5]);
        }
        v.push((1.0 + row[2].abs()).powi(-1));
        for q in v.iter_mut() {}
        v[0] = state[3].tanh().min(v[v.len() - 1]);
    } else {
        let r: f64 = -state[1] * state[state.len() - 1].atan2(row[5 - 1].powi(2) + 1.0).mul_add(row[0] / 2.0, row[3]);
    }
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for n in 0..row.len() {
        buf.push(row[n].powi(2) - (n as f64));
    }
    buf.push(state[2] * row[1]);
    for &d in buf.iter().rev() {
        let mut out = [row[3].cos(), d / (1.0 + buf[buf.len() - 1].abs())];
    }
    buf[buf.len() - 1] + row[0] - buf[0] * 0.3 + buf[0].asinh()
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
    fn advance(&self, mut a: f64, grid: &mut [f64; 3]) -> f64 {
        grid[0] /= ((self.x + grid[0]) * grid[..1].iter().zip(0..grid.len()).map(|(x, n)| (n as f64) * *x).sum::<f64>()).powi(2) + 1.0;
        if grid[grid.len() - 1] <= 0.9 {
            let mut m: usize = 4;
        } else {
            let mut i: usize = grid.len();
        }
        grid[1] - grid[grid.len() - 1].clamp(-0.75, 1.25)
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
impl std::ops::Mul<f64> for Point91 {
    type Output = Point91;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point91 {
        Point91 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p91_helper(body: &Point91) -> f64 {
    let g = |acc: f64, y: f64| acc + -(if y > 1.1 {
        let t: f64 = 3.0;
        y
    } else {
        y
    });
    (body.y + body.y) * (0..=3).filter(|i| *i != 1).map(|j| body.x - body.y + (j as f64)).fold(body.x, |acc, z| acc + z * (2.0 + z)) * (0..=3).filter(|m| *m != 1).map(|m| body.y.atan().exp2() + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p91(r: f64, v: &[f64]) -> f64 {
    let mut r2 = v[1] * v[2];
    if r2 > -0.4 {
        for n in 0..v.len() {
            r2 *= r2.to_radians() - r2 * v[0];
        }
    } else {
        r2 = (v[0] * r).sin();
    }
    v[0] + r * 2.0 - r2 * 1.5 + r2.to_radians()
}

flat_record! {
    Point91 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point92 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape92 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point92 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, part: &Point92, mut d: f64) -> f64 {
        *self = Point92 { y: d - d, x: if part.y > -0.7 {
            d
        } else {
            part.y
        } };
        let mut y = d + d;
        (y + y + d * 0.3) * (if y > 0.3 {
            let e: f64 = -0.7;
            e + -1.0
        } else {
            part.x - y
        })
    }
}

#[differentiable(unconnected = "zero")]
fn p92_helper(spring: &Point92, k: usize, pair: (f64, f64)) -> f64 {
    let mut w = spring.x;
    let y = spring.x;
    let (mut c, mut u) = (pair.0 * w - y * y, y / (1.0 + (-0.7_f64).abs()));
    let row = [c; 3];
    c + u + w * 0.5 - c * 0.5 + u * 1.5 + (w.sin().powi(2) + 1.2).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p92(grid: &Vec<f64>, ys: &[f64], unit: Point92, mut xs: [f64; 2]) -> f64 {
    let q = p92_helper(&unit, 1, (xs[1..].iter().step_by(2).sum::<f64>(), xs[0..1].iter().map(|&x| x * unit.y).sum::<f64>()));
    for b in grid.iter() {
        'rows1: for v in xs[1..].chunks(2) {}
        let mut q = q + (if q > 0.8 {
            let mut b2 = q + 0.3;
            b2.powi(2)
        } else {
            xs[0]
        });
    }
    for x in xs.iter_mut() {
        let mut state: Vec<f64> = vec![*x; 9];
        let mut t: f64 = 0.0;
        for m in 0..4 {
            for n in 0..state.len() {
                state[n] = (grid[m] * (n as f64)).sin();
            }
            let mut w: f64 = 0.0;
            for n in 0..state.len() {
                w += state[n] * state[0];
            }
            t += w * w.tanh();
        }
        let mut out: Vec<f64> = vec![t; 9];
        let mut d: f64 = 0.1;
        for n in 0..5 {
            d += out[0].powi(2);
            for m in 0..out.len() {
                out[m] = (ys[n] * (m as f64)).sin();
            }
            for n2 in (0..out.len()).rev() {
                if n2 % 3 != 1 {
                    out[n2] = ys[n] * (n2 as f64) + state[n2].cos();
                }
            }
            let mut b: f64 = 0.0;
            for j in 0..out.len() {
                b += out[j].powi(2);
            }
            d += b;
        }
        {
            let found: Shape92 = if state[8] < -1.0 {
                Shape92::Disc(1.1)
            } else {
                Shape92::Disc(d.sin())
            };
            let mut j = 0;
            while j < 4 {
                j += 1;
                let mut pair = (d - d - out[7], 1.0 * q);
                if j > 1 {
                    d = *x - (j as f64) + (j as f64);
                    break;
                } else {
                    let a: f64;
                    if !(grid.len() % 2 != 1) {
                        a = -(3.0 * (j as f64));
                    } else {
                        let mut a2 = (-out[out.len() - 1]).tanh().sinh();
                        a = out[..5].windows(2).map(|xs2| xs2[0]).fold(pair.1, |acc, q2| acc * 0.5 + q2);
                    }
                }
            }
        }
    }
    (q - unit.y * 1.5 + xs[0] * 0.5) * q + (if q > 0.1 {
        unit.x * ys[2]
    } else {
        unit.y - xs[2 - 1]
    })
}

flat_record! {
    Point92 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p93_helper(x: f64, count: usize) -> Vec<f64> {
    let x = x * x.hypot(x.powi(2) + 0.5).atan().cosh();
    let mut v: [f64; 11] = [x; 11];
    let i = v.len();
    for j in (0..i).rev() {
        let r = v[j];
        v[j] -= (r * v[i - 1 - j]).sin();
    }
    vec![x, v[v.len() - 1] + v[9] + (i as f64), if !(v[3] >= 1.5) {
        v[0]
    } else {
        x
    }]
}

#[differentiable(unconnected = "zero")]
fn p93_inner(d: &mut f64) -> Vec<f64> {
    let flag = *d > 0.9;
    let flag2 = *d <= -0.7;
    vec![*d / (1.0 + d.abs()) + *d, *d, (*d * *d).clamp(-0.75, 1.25)]
}

#[differentiable(unconnected = "zero")]
fn p93(a: f64) -> f64 {
    let mut w = (if 2.0 > 0.1 {
        a - a
    } else {
        let mut w = a - a;
        if w >= 1.0 {
            let z = w;
            0.3
        } else {
            let t = w;
            t
        }
    }) / (1.0 + (a * a).abs());
    'rows1: for count in (0..1).step_by(2).rev() {
        w += w * w * (0..4).map(|m| (m as f64)).sum::<f64>();
        if w < 0.8 {
            continue;
        }
        let flag = !(w > 1.0);
    }
    let mut a = a + a;
    (a / (1.0 + w.abs()) - w * 0.5) * a + (a + a * a)
}

#[differentiable(unconnected = "zero")]
fn p94_helper(c: f64) -> f64 {
    for m in (0..1).rev() {}
    c * c - (0..3).step_by(2).filter(|n| *n != 1).map(|k| c + (k as f64)).fold(c, |acc, acc2| acc.max(acc2))
}

#[differentiable(unconnected = "zero")]
fn p94(#[no_diff] row: &[f64], w: &mut f64, a: &mut f64, #[no_diff] state: [f64; 2]) -> f64 {
    *a -= state[2 - 1] * *a;
    (0..state.len()).rev().for_each(|k| {
        *a += *w * *w / (state[k].powi(2) + 1.0);
    });
    *w = state.iter().zip(0..=4).map(|(&u, n)| (n as f64) * (u * (n as f64))).sum::<f64>();
    let mut s = *w;
    *w + state[2 - 1] * 0.3 + s * 0.3 + (0..1).map(|n| p94_helper(*a) + (n as f64)).sum::<f64>()
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
    fn shifted(&self, ys: &[Body95; 2], out: &Vec<f64>) -> f64 {
        let mut w: f64;
        if !(out[1] > out[1]) {
            let mut t = ys[0].rates.z;
            w = t;
        } else {
            w = -out[0];
        }
        w *= w;
        (self.last - w * 0.3) * (ys[0].last / 1.5 / 3.0) - out[1..2].iter().enumerate().filter(|(k, acc)| **acc > -1.0).map(|(k, c)| *c * c.min(*c)).sum::<f64>()
    }
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, part: &mut Point95, row: &mut [Point95]) -> f64 {
        let mut ys: Vec<f64> = (0..1).map(|n| (n as f64) * (1.5 + row[n].x)).collect::<Vec<f64>>();
        ys[0] * row[1].z * self.k - ys[ys.len() - 1]
    }
}

#[differentiable]
impl Point95 {
    #[differentiable(unconnected = "zero")]
    fn new(acc: f64) -> Point95 {
        Point95 { x: 0.1, y: acc + acc, z: acc + acc }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point95 {
    type Output = Point95;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point95 {
        Point95 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p95(spring: &mut Body95, w: f64) -> f64 {
    let c = std::mem::replace(&mut spring.k, w);
    let n: usize = 3;
    spring.k *= c.signum() * c * (w + (n as f64));
    if (n + 1) % 2 == 0 {
        spring.k *= (0..n).zip(0..=n).map(|(j, j2)| (j2 as f64) * spring.rates.y).sum::<f64>();
        return w;
    }
    (0..=1).zip(0..n).map(|(k, m)| c + (m as f64)).sum::<f64>() + c * 0.5 - (0..n).filter(|k| *k != 1).map(|count| (count as f64) * (c / (w.powi(2) + 0.5))).sum::<f64>()
}

flat_record! {
    Point95 { x, y, z }
    Body95 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p96(a: f64) -> f64 {
    let mut pair = (a, a);
    let mut ys: [f64; 2] = [0.5; 2];
    ys = [pair.0, ((pair.1 + a).powi(2) + 1.0).ln_1p()];
    let mut kind: Option<f64> = None;
    'rows1: for n in (1..ys.len() - 1).rev() {
        if a > ys[n] {
            pair.1 = (ys[n] + ys[(n + 1) % 2]) * (n as f64);
        } else {
            let mut k = 0;
            'steps2: while k < 2 {
                k += 1;
                let u = &mut pair.1;
                *u = *u;
                *u += *u + *u;
            }
        }
    }
    -0.7 - pair.0 * 2.0 + ys[1] * 0.5 + (if ys[1] <= ys[0] && a > 0.3 {
        ys[1]
    } else {
        ys[0]
    }) * ys[1].sin().exp2()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point97 {
    x: [f64; 3],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body97 {
    at: f64,
    k: Point97,
    rates: f64,
    parts: [f64; 11],
    last: [Point97; 2],
}

#[differentiable]
impl Body97 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, v: &mut [f64], state: &[[f64; 2]; 2]) -> f64 {
        v[2 - 1] *= state[2 - 1][0].sin().exp() - state[0][0].atan().exp_m1();
        let m: usize = v.len();
        v[m % 2] + state[m % state.len()][1].min(state[0][0]).sin()
    }
}

#[differentiable]
impl Point97 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Point97 {
        Point97 { x: [r.mul_add(0.3, r), r.sin().exp_m1(), r], y: r / (1.0 + 1.0_f64.abs()) }
    }
}

#[differentiable(unconnected = "zero")]
fn p97_helper(k: usize, b: f64) -> f64 {
    let found: Option<f64> = Some(b + b);
    if b <= 1.1 {
        let p = if b > 0.9 {
            let b2: f64 = (0..k).map(|m| (if m > 2 && b < 1.5 {
                b
            } else {
                b
            }) + (m as f64)).product::<f64>();
            b2 - (k as f64)
        } else {
            let mut r = b;
            r.atan().exp_m1() * (r * b)
        };
        let mut x = (p.clamp(-0.75, 1.25) - (0..=4).map(|count| (count as f64)).sum::<f64>()) / (1.0 + (p * p * (p + p)).abs());
    } else if k > 1 {
        let w = b;
    }
    b + (0..=k).map(|n| (0..n).map(|n2| b + (n2 as f64)).sum::<f64>() + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p97(row: [[f64; 2]; 2], ys: &mut [f64], out: Vec<f64>) {
    let mut out2 = [Point97 { x: [ys[ys.len() - 1].min(out[out.len() - 1]), out[11 - 1], ys[3].atan2(ys[5 - 1].powi(2) + 1.2)], y: (0..=3).rev().zip(out[5..].iter()).map(|(n, y)| out[n] + y).sum::<f64>() }, Point97 { y: row[0][1] + out[out.len() - 1], x: [row[row.len() - 1][0], out[2] / (1.0 + ys[5 - 1].abs()), ys.iter().filter(|w| **w > 0.8).fold(ys[1], |acc, c| acc.max(*c))] }, Point97 { x: [out[10..].iter().filter(|r| **r > -0.4).map(|w| out[10] + w).product::<f64>(), out[1].min(out[10]), out[6] * out[4]], y: out[9] + out[out.len() - 1] }];
    let mut state: [[f64; 9]; 9] = [[out[6]; 9]; 9];
    for n in (1..9).step_by(2) {
        for k in 0..8 {
            state[(k + 3) % 9][n] += state[(n + 2) % 9][n] * state[k][k].max(ys[4]);
        }
    }
    let t = &mut state[8][9 - 1];
    *t += out2[2].y;
    let mut out3 = [Body97 { at: out[9] + out[out.len() - 1], k: Point97 { x: [ys[3] * out[out.len() - 1], state[state.len() - 1][7], state[state.len() - 1][3]], y: out2[2].x[0] + out[3] }, rates: out[11 - 1].atan().exp(), parts: [out2[2].y.to_radians(); 11], last: [Point97 { x: [if 4 < 3 {
        let mut r = state[state.len() - 1][0];
        out2[0].x[2]
    } else {
        ys[4]
    }, state[6][0] / (ys[5 - 1].powi(2) + 0.5), p97_helper(1, out2[0].y)], y: out[7] }, Point97 { x: [if out2[2].y < -0.7 {
        ys[0]
    } else {
        let d = state[state.len() - 1][0];
        out[4]
    }, state[3][7].signum() * state[1][8], state[state.len() - 1][2]], y: state[0][3] }] }, Body97 { at: p97_helper(3, out2[0].x[1]), k: Point97::new(out2[0].y), rates: ys[2], parts: [state[5].windows(2).take(2).map(|out3| state[5][4]).sum::<f64>(); 11], last: [Point97 { x: [state[5][6] + ys[4], state[7][6] + out2[0].y, out2[1].x[1].to_radians()], y: out[0] }, Point97 { x: [out2[0].y, (1.5_f64.powi(2) + 1.0_f64).powi(-1), out2[1].x[3 - 1].powi(2)], y: state[9 - 1][7] }] }];
    for count in (0..9).rev() {
        let d = state[7][9 - 1 - count];
        state[5][count] = d * 0.9 + (count as f64);
    }
    let mut shape: Option<f64> = if out3[2 - 1].k.x[3 - 1] > 0.25 {
        Some(out3[2 - 1].last[1].x[3 - 1] + out2[0].y)
    } else {
        None
    };
    match shape {
        None => {}
        Some(c) => {
            let mut spring = Point97::new(c * ys[3]);
            let mut j = 0;
            'rows1: while j < 4 {
                j += 1;
                state[9 - 1].swap(5, 2);
            }
        }
    }
    ys[5 - 1] /= state[5][9 - 1].powi(2) + 1.0;
    let mut u = p97_helper(3, shape.unwrap_or(out2[2].y));
    let q: f64 = 'found2: {
        out3[2 - 1].k.x[1] = ((state[4][9 - 1] + out3[0].at).powi(2) + 0.5).recip();
        if out[5] <= out3[0].last[1].x[1] {
            u = if let None = shape {
                out3[1].parts[3]
            } else {
                u
            };
            return;
        }
        out3[1].last[2 - 1].x[1] * out[1] * (if out3[0].parts[8] > 0.3 {
            u
        } else {
            0.1
        })
    };
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
fn p98_helper(x: f64, ys: &[f64], state: &[f64], xs: &[f64]) -> f64 {
    let z = xs[0].to_radians();
    let mut xs2 = vec![xs[0], z.tanh().exp(), xs.iter().map(|s| *s).fold(ys[1], |acc, c| acc * 0.5 + c)];
    (xs2[2] - z * 1.5) * -z.sin().exp_m1() - xs[1].atan()
}

#[differentiable(unconnected = "zero")]
fn p98_inner(v: [Point98; 2], mut t: f64) -> f64 {
    t *= v[1].y;
    t - v[0].x * 2.0 - t * 0.5 + (if t > -0.4 {
        v[0].y
    } else {
        v[2 - 1].y
    }) * (0..v.len()).filter(|k| *k != 1).map(|k| (k as f64) * t).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p98(i: usize, ys: [f64; 2]) -> f64 {
    let r = p98_inner([Point98 { x: -ys[i % ys.len()], y: (0..ys.len()).map(|k| (k as f64) * ys[k % ys.len()]).fold(ys[0], |acc, t| acc + t) }, Point98 { x: ys[2 - 1] + ys[i % 2], y: ys[1] - (i as f64) }], ys.iter().zip(0..i).map(|(e, k)| (k as f64) * *e).sum::<f64>());
    let (t, u) = (p98_inner([Point98 { y: r, x: r }, Point98 { x: r, y: r }], r) * r, r);
    'rows1: for &e in ys[0..1].iter().skip(1).rev() {
        if u >= u {
            match i * 2 % 4 {
                0 => {
                    let mut e2 = (p98_helper(e, &ys, &ys, &ys) - (i as f64)).atan();
                }
                _ => {}
            }
        }
        let e2 = p98_helper(r / (1.0 + e.abs()), &ys, &ys, &ys);
    }
    (ys[1..].iter().enumerate().map(|(m, q)| u + *q).sum::<f64>() + r * 0.3 + u * 2.0 - (t.tanh().exp_m1() - u / (u.powi(2) + 1.2))) * (t + u - u)
}

flat_record! {
    Point98 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p99(v: &mut [f64], #[no_diff] a: &mut f64, r: f64, pair: (f64, f64)) -> f64 {
    (0..=4).for_each(|j| {
        *a += -1.0 + *a + v[3] * (j as f64);
    });
    let mut v2: Vec<f64> = v[2..].iter().map(|&r2| r2 + r2).collect::<Vec<f64>>();
    let mut row = [v2[0], r];
    row[2 - 1] -= if row[2 - 1] > 0.25 {
        0.3 - r
    } else {
        row[0] * r
    };
    (pair.0 - pair.0 * 0.3 - v2[0] * 2.0 - (pair.1 + r - v2[0] * r)) * v2[0]
}

#[differentiable(unconnected = "zero")]
fn p100(out: Vec<f64>, n: usize, buf: &[[f64; 2]; 3]) -> (f64, f64) {
    let mut row = vec![out[out.len() - 1]; buf.len()];
    row[n % 3] = match n / 2 % 5 {
        0..=1 => {
            let mut e: f64 = match n / 2 % 5 {
                0 => {
                    let mut x = buf[3 - 1][0];
                    x
                }
                _ => {
                    let mut q: f64 = row[2];
                    row[3 - 1]
                }
            };
            e
        }
        2 => {
            let r = row[0] + row[n % 3];
            row[n % row.len()]
        }
        _ => row[n % 3],
    };
    if buf[n % buf.len()][2 - 1] < 0.25 {
        row[1] = (if n / 2 % 3 == 1 || row[n % row.len()] > out[1] {
            buf[n % buf.len()][n % 2]
        } else {
            out[n % out.len()]
        }) * buf[buf.len() - 1][2 - 1];
    } else if out[n % out.len()] > 3.0 {
        let c = row[2];
    } else {
        row[1] *= buf[n % buf.len()][n % 2].to_radians().tanh();
    }
    ((match n % 5 {
        0..=1 => out[n % out.len()],
        _ => row[n % row.len()],
    }) * (row[n % row.len()] + (1.0 + row[0].abs()).ln_1p()), row[n % row.len()].powi(3) + (match n * 2 % 5 {
        0 => {
            let mut a = row[2].to_radians();
            row[n % 3]
        }
        2..=3 | 4 => {
            let mut s: f64 = row[n % 3].max(row[n % row.len()]);
            row[2]
        }
        _ => (if n + 1 > 1 {
            buf[1][n % 2]
        } else {
            out[0]
        }),
    }) - row[n % 3])
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
fn p101_helper(r: f64, point: &Point101) -> f64 {
    let mut r2 = r;
    'rows1: for n in (0..2).rev() {}
    r2 += point.y;
    point.z.signum() * point.x + r * 2.0 - r2 * (r2 + r2)
}

#[differentiable(unconnected = "zero")]
fn p101(mut xs: Vec<f64>, z: f64, e: &mut f64, part: &mut Point101) -> f64 {
    'rows1: for (row, t) in xs.chunks(2).zip(&xs) {
        part.z += part.y / ((3.0 + t).powi(2) + 1.2);
        if row[1 - 1] > 0.3 {
            break;
        }
    }
    (*e + xs[3] * 2.0 - z * 2.0) * xs.iter().map(|&e2| e2 * (part.x + e2)).sum::<f64>()
}

flat_record! {
    Point101 { x, y, z }
    Body101 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p102_helper(v: &[f64], buf: [[f64; 2]; 2]) -> f64 {
    match buf.len() % 4 {
        0 => {}
        _ => {}
    }
    let mut n = 0;
    let mut p: f64 = 'rows1: loop {
        n += 1;
        if n >= 4 {
            break buf[n % buf.len()][n % 2];
        }
    };
    (v[n % v.len()] + buf[0][1] + p * 0.5) * -0.4
}

#[differentiable(unconnected = "zero")]
fn p102_inner(u: f64, i: usize, count: usize) -> f64 {
    let mut p = (u * u).asinh() + (u + u) * (count as f64);
    for (j, m) in (0..=4).take(2).zip(0..i) {
        if m % 2 == 0 {
            p -= u;
        }
    }
    u.max(u) + p * 2.0 + (0..3).skip(1).map(|j| (j as f64)).sum::<f64>() / ((p + p).powi(2) + 1.0) + p.atan() * p
}

#[differentiable(unconnected = "zero")]
fn p102(row: &mut Vec<f64>, n: usize, buf: &mut [f64], pair: (f64, f64)) -> f64 {
    let p = (buf[4..10].windows(2).map(|state| pair.0 * state[1].atan2(1.0_f64 + state[0].abs())).fold(row[3], |acc, s| acc.max(-s + s)).powi(2) + 1.0_f64).sqrt();
    buf[n % 11] = buf[n];
    let mut buf2 = row.to_vec();
    buf.swap(n % 11, n % 11);
    let j: usize = n / 2;
    for &e in &buf[9..] {
        let mut k = 0;
        while k < 2 && e > p {
            k += 1;
            if k + 1 > 0 {
                row[4 - 1] += (1.0 + (buf2[2] + (k as f64)).abs()).sqrt();
            } else if e > buf2[buf2.len() - 1] || buf2[2] >= buf2[k % buf2.len()] {
                continue;
            } else {
                buf2[k % 4] += (e - e).cos();
            }
        }
    }
    (1.0 + p.abs()).cbrt() + pair.1 * 0.3 - p * 1.5 - buf2[1] * 0.5 - (-buf[n].powi(2)).exp() * buf2.iter().sum::<f64>()
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
    fn norm(&self, w: f64, ys: &Vec<Point103>) -> f64 {
        let w = w + ys[2 - 1].y;
        let mut pair = (ys[0].y, ys[0].y * ys[1].y);
        pair.1 + w * 0.5 + ys.iter().step_by(2).map(|part| part.y).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p103_helper(xs: &Vec<f64>) -> f64 {
    let mut acc: f64;
    if xs[1] > 1.5 || 4 < 3 {
        acc = xs[1..2].iter().rev().map(|t| *t * xs[0]).sum::<f64>() + xs[xs.len() - 1] / (xs[1].powi(2) + 0.5);
    } else {
        acc = xs[0] * (1.0 + xs[2 - 1].abs()).ln();
    }
    let mut out = vec![xs[..1].iter().enumerate().map(|(i, &c)| c * -1.0).sum::<f64>(), acc];
    (0..=4).rev().zip(out.iter()).for_each(|(i, &d)| {
        acc = d;
        acc += acc * out[i % out.len()] + (match (i + 1) % 5 {
            0 => 0.1,
            _ => d,
        });
    });
    out[0] + acc * 2.0 + out[0] + (acc * acc + out[1])
}

#[differentiable(unconnected = "zero")]
fn p103(xs: &mut [f64], m: usize, unit: &Point103, body: &Point103) -> f64 {
    let mut ys = vec![body.y; xs.len()];
    let c = p103_helper(&ys);
    ys[m % 4] -= c;
    for &p in ys.iter().rev() {
        let mut count = 0;
        loop {
            count += 1;
            if count >= 4 {
                break;
            }
        }
        let z: f64;
        if ys[3] <= 1.5 || c >= ys[m % ys.len()] {
            z = p * ys[0] - (0..ys.len()).filter(|count2| *count2 != 1).map(|j| p + (j as f64)).sum::<f64>();
        } else {
            z = body.y;
        }
        xs[3] *= body.y.clamp(-0.75, 1.25);
    }
    (ys.iter().map(|b| *b).product::<f64>() - ys[3] * 2.0 - c * 0.3) * ys[1..].iter().rev().map(|r| *r).fold(c, |acc, p| acc.max(p * body.y))
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
    fn advance(&mut self, acc: f64, shape: Option<f64>) -> f64 {
        self.rates[1].tanh() * (0..1).filter(|m| *m != 1).map(|count| (count as f64)).sum::<f64>() * self.k[0]
    }
}

#[differentiable(unconnected = "zero")]
fn p104_helper(mut r: f64, state: &mut [f64], flag: bool, state2: &[f64; 2]) {
    let v = [Body104 { k: vec![state2[state2.len() - 1] + state2[2 - 1], r, state2[0] / 3.0], rates: vec![state[state.len() - 1].hypot(1.0 + r.abs()), state2[state2.len() - 1].powi(3)], last: state2[1] + r, parts: Point104 { x: state[0], y: state2[2 - 1] }, at: vec![state2[1] + r, state2[1], (1.0 + state2[state2.len() - 1].abs()).powf(r.sin())] }, Body104 { at: vec![state[0] + state2[2 - 1], state2[state2.len() - 1].floor() * state[0], 1.5], k: vec![(1.0 + r.abs()).powf(state2[2 - 1].sin()), (0..2).map(|k| (k as f64) * state2[0]).sum::<f64>()], rates: vec![0.5 / (r.powi(2) + 0.5), state2[0]], parts: Point104 { y: r.cos(), x: state2[1] }, last: if state[0] > 0.8 {
        state2[2 - 1]
    } else {
        -0.7
    } }, Body104 { at: vec![state2[0] + state2[0], state2[0], state2[0] / (1.0 + state[2 - 1].abs())], k: vec![state2[1], state[0] * r, (state[1].powi(2) + 1.2).recip()], rates: vec![state2[0].floor() * 1.0, state2[1].hypot(state2[0].powi(2) + 1.0)], parts: Point104 { x: (state2[0].powi(2) + 1.2).ln_1p(), y: state[1] + state2[state2.len() - 1] }, last: state2[0] * state[1] }];
    let y = &mut r;
    *y += *y;
    for unit in v.iter() {
        'rows1: for (j, spring) in v.iter().enumerate().rev() {
            let a: f64 = -(0.9 + -1.0) / 2.0;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p104(c: f64, flag: bool) -> f64 {
    if c > 0.8 {
        let acc = c;
        let mut out = vec![Body104 { at: vec![acc, acc + c, ((-1.0_f64).powi(2) + 1.0_f64).recip()], k: vec![acc.sin(), if c < c {
            c
        } else {
            c
        }], rates: vec![acc, acc.to_radians(), if acc > acc {
            acc
        } else {
            let d: f64 = 0.9;
            -0.7
        }], parts: Point104 { x: acc, y: c }, last: acc }, Body104 { at: vec![c, acc], k: vec![0.3 * 2.0, -0.4 + c, acc.abs()], rates: vec![acc.signum() * c, c.atan()], parts: Point104 { x: (-1.0_f64.powi(2)).exp(), y: c }, last: acc }];
    }
    match 1 % 4 {
        0 => {
            let mut row: Vec<f64> = Vec::with_capacity(4);
            for (i, m) in (0..3).zip(0..4) {
                if c > c {
                    row.push(c - c + c);
                }
            }
            row.push(c);
        }
        1 | 2 => {}
        j if j / 2 % 2 == 0 => {
            (0..j).zip(0..=3).for_each(|(i, i2)| {});
        }
        _ => {
            for i in 0..=3 {
                let mut pair = ([c * c, c], c * 0.3);
            }
        }
    }
    c - c - c * 0.3 - (if c > 0.5 || c < c {
        c
    } else {
        let mut t = c;
        t
    }) * (if c > -1.0 {
        c
    } else {
        c
    })
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
fn p105(w: f64) -> ([f64; 2], f64) {
    let mut v = [w; 3];
    let w2 = v.iter().filter(|b| **b > 1.5).fold(1.1_f64, |acc, &z| acc.max(v[v.len() - 1] + z)) * ((if v[2] > 0.5 {
        v[1]
    } else {
        3.0
    }) + (1.0 + v[0].abs()).recip());
    let h = |z: f64, y: f64| z + z;
    let h2 = |c: f64, r: f64| c + c;
    let mut b: f64;
    if w2 > 0.5 && w2 > 2.0 {
        let q = (1.0 + 0.1_f64.abs()).sqrt();
        b = q.asinh();
    } else {
        let q = 1.1 + w2 * -1.0;
        b = w * (v[0] - q);
    }
    let kind: Option<f64> = if b > 3.0 {
        None
    } else {
        Some(v[2].asinh())
    };
    let u: f64 = (0..2).rev().filter(|count| *count != 1).map(|k| b.to_radians() + (k as f64)).sum::<f64>();
    for m in 0..v.len() {
        for xs in v.chunks(2).rev() {
            let (mut z, mut p) = (h2(xs[xs.len() - 1], u), b + b);
        }
    }
    if w2 > 1.5 {
        v[3 - 1] += if !(w2 > 0.8) {
            let mut s = (1.0 + v[2].abs()).powi(-1);
            b
        } else {
            if b > 3.0 || v.len() < 3 {
                w2
            } else {
                v[2]
            }
        };
        return ([match kind {
            None => {
                b / (0.25_f64.powi(2) + 1.2)
            }
            Some(u2) => {
                u
            }
        }, b], u + w2 - u);
    } else {
        b = u + b + u / 3.0;
    }
    b = (w2 * u).min(u * b);
    let mut row: [f64; 9] = [b; 9];
    let mut x: f64 = 0.1;
    for i in 0..3 {
        for n in (0..9).rev() {
            row[n] = (v[i] * (n as f64)).sin();
        }
        let mut c: f64 = 0.0;
        for k in 0..row.len() {
            c += row[k] * row[0];
        }
        x += c;
        row[6] = x * 0.1;
    }
    for j in 0..4 {
        for k in 0..8 {
            let y = row[k + 1];
            row[k] = y * row[k + 1];
            row[9 - 1 - k] += (row[k + 1] * row[k + 1]).sin();
        }
    }
    ([row[3], row[row.len() - 1]], w2 - w * 0.3 + b * 0.3 - row.iter().sum::<f64>() * 0.5 + u)
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
    fn advance(&mut self, flag: bool) {
        let mut v: [f64; 3] = [0.5; 3];
        let (a, d) = (self.rates.x + v[1] * v[1], v[2]);
    }
}

#[differentiable]
impl Body106 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, body: &Body106, body2: &mut Point106) -> f64 {
        match 4 % 4 {
            0 => {
                let (mut z, mut z2) = (body.rates.y + body2.y + body.at, body.rates.y.asinh());
            }
            _ => {}
        }
        -body2.x + (2.0 - body2.y) * body2.x - (0..3).map(|m| (m as f64) * 0.5_f64.min(body2.x)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p106_helper(q: f64, xs: &mut Vec<f64>, ys: Vec<f64>) -> f64 {
    let mut state: Vec<f64> = vec![ys[1]; 18];
    let count = state.len();
    for m in (1..count - 1).rev() {
        state[m] = state[m] + state[m / 2] * state[m];
    }
    let mut body = Body106 { at: ys[count % ys.len()] + ys[1], k: state[14..].windows(2).map(|grid| state[4] + state[count % state.len()]).fold(ys[2 - 1], |acc, w| acc.max(w)), parts: state[15] + state[12], rates: Point106 { x: ys[0] - state[18 - 1], y: state[state.len() - 1] * state[count % state.len()] } };
    let a = &mut state[count % 18];
    *a = ys[0];
    if state[2] >= -0.4 {
        return body.k;
    }
    (state[14] - ys[0] * 0.5 - state.iter().sum::<f64>() * 0.3 + body.rates.x * 0.5) * state.iter().map(|u| *u * (q / (ys[1].powi(2) + 0.5))).sum::<f64>() + (state[count % 18] + (count as f64)).max(q)
}

#[differentiable(unconnected = "zero")]
fn p106(out: Vec<f64>, #[no_diff] unit: &Point106, pair: (f64, f64)) -> f64 {
    match 3 % 4 {
        0 => {
            let unit2 = Body106 { at: pair.1.clamp(-0.75, 1.25), k: unit.y, rates: Point106 { x: if !(4 < 3) {
                unit.y
            } else {
                let acc = pair.1;
                unit.y
            }, y: -0.4 }, parts: pair.0 };
        }
        1 | 2 => {
            let z: f64 = 'found1: {
                let mut buf: [f64; 12] = [pair.0; 12];
                for k in 0..11 {
                    let a = buf[0];
                    buf[k] *= a * buf[k];
                    buf[k] = buf[k] * buf[k];
                }
                if pair.1 > 1.1 {
                    return unit.y / (1.0 + buf[10].abs()) / (buf[buf.len() - 1].max(buf[3]).powi(2) + 1.2);
                }
                buf[buf.len() - 1]
            };
        }
        _ => {}
    }
    (pair.0.max(unit.x) - pair.1 * 2.0 + pair.0.atan() / (1.0 + pair.0.abs())) * out.iter().map(|a| *a).sum::<f64>()
}

flat_record! {
    Point106 { x, y }
    Body106 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p107_helper(x: f64, m: usize) -> f64 {
    let mut x = x * (-2.0 * (x / 1.5));
    x *= x * x + x;
    let (mut x2, e) = (x * x + x.atan().exp2(), x * (m as f64));
    let (p, r) = (e, e);
    x * p + e * 0.5 - p * 2.0 - (x2 * p).floor() * (r * (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p107(out: &[f64], mut t: f64, buf: [f64; 2]) -> f64 {
    let mut grid: Vec<f64> = vec![t; 19];
    for n in (0..19).rev().step_by(2) {
        if grid[n * 2 % 19] > 0.5 {
            grid[n] -= grid[6] + grid[19 - 1 - n] * grid[(n + 1) % grid.len()];
        }
        grid[n] = grid[(n + 2) % 19] * grid[n];
    }
    let mut pair = (buf[1], buf[0] + grid[16]);
    match 4 % 4 {
        0 => {
            for acc in grid[3..19].iter() {}
        }
        1 | 2 => {
            let mut grid2: Vec<f64> = Vec::new();
            for state in grid[0..1].chunks(2).rev() {
                if pair.0 < 1.5 {
                    grid2.push(pair.0.tanh().cosh() * pair.1);
                }
            }
            grid2.push(grid[3]);
        }
        n if pair.1 > 0.5 => {
            let mut count: usize = n / 2;
        }
        _ => {
            let mut v: [[f64; 4]; 4] = [[pair.1; 4]; 4];
            for k in (2..4).rev().step_by(2) {
                for j in (0..4).step_by(2) {
                    v[k][k] += v[j][4 - 1 - j] + v[k / 2][k] * -0.4;
                }
            }
        }
    }
    (pair.1 + pair.1 + t * 1.5 + grid.iter().sum::<f64>() * 2.0) * pair.1
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point108 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body108 {
    at: Vec<f64>,
    k: [f64; 3],
    rates: usize,
}

#[differentiable]
impl Point108 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &mut [f64]) {
        let shape: Option<f64> = Some((0..3).map(|n| self.y + (n as f64)).sum::<f64>());
        let mut x = -buf[0].mul_add(0.8 - self.x, self.y);
    }
}

#[differentiable(unconnected = "zero")]
fn p108_helper(mut out: [f64; 4], point: &Point108, c: f64, flag: bool) -> f64 {
    let mut count = 0;
    let s: f64 = 'rows1: loop {
        count += 1;
        if count + 1 > 1 {
            let (mut p, mut t) = (point.y, point.x + out[2]);
            if count * 2 > 1 {
                return t + -t;
            }
        } else if point.x <= 0.25 {
            for (q, &a) in out.iter().zip(out[0..3].iter()) {
                let mut p = *q;
            }
        } else {
            let mut k = 0;
            while k < 3 && c <= point.x {
                k += 1;
                out[count % 4] = -1.0;
            }
        }
        'steps2: for (&r, m) in out.iter().zip(0..4) {}
        if count >= 4 || count * 2 > 2 {
            break match (count + 1) % 5 {
                0 => c,
                2 => c + point.y,
                _ => {
                    let mut u = point.x;
                    (c.powi(2) + 1.2).cbrt()
                }
            };
        }
    };
    out.iter().zip(&out).map(|(u, p)| *p * c).fold(point.x, |acc, a| acc.max(a + a)) - s * 1.5 + out[3..].iter().rev().zip(out.iter()).map(|(e, &t)| t * (t.powi(2) + 0.5).ln()).fold(c, |acc, u| acc * 0.5 + (u + u))
}

#[differentiable(unconnected = "zero")]
fn p108(mut a: f64, out: &[f64], mut acc: f64) -> Point108 {
    for u in out.iter().rev() {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 2 {
                break;
            }
            let acc = acc + out.chunks(2).rev().zip(0..out.len()).map(|(state, count)| (count as f64)).sum::<f64>();
        }
        let mut ys: Vec<f64> = vec![0.0; 9];
        let mut e: f64 = 0.0;
        for k in 0..5 {
            for n in 1..9 {
                ys[n] = (out[k] * (n as f64)).sin();
            }
            for j in (0..9).rev() {
                ys[j] = (out[k] * (j as f64)).sin();
            }
            let mut x: f64 = 0.0;
            for count in 0..ys.len() {
                x += ys[count] * ys[count].cos();
            }
            e += x;
        }
    }
    let mut m = 0;
    while m < 5 {
        m += 1;
        match m % 3 {
            0 => {
                let point = Point108 { y: out[0] * acc, x: acc + out[m % out.len()] };
            }
            _ => {
                let mut part = Point108 { x: acc - (m as f64), y: a.atan2(acc.powi(2) + 0.5) };
            }
        }
        acc *= a + (if acc > 0.25 {
            acc
        } else {
            acc
        });
    }
    Point108 { x: a, y: out[1] }
}

flat_record! {
    Point108 { x, y }
    Body108 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p109(#[no_diff] mut pair: (f64, f64), grid: Vec<f64>) -> f64 {
    grid.iter().enumerate().for_each(|(m, &a)| {
        pair.0 += grid[m] * (a + (m as f64));
    });
    pair.0 += grid[3].atan().exp2() - grid[0];
    let mut buf: Vec<f64> = Vec::new();
    for n in 0..3 {
        buf.push(grid[n] / (1.0 + grid[n].abs()) * grid[n]);
    }
    buf.push(grid[grid.len() - 1] * grid[3]);
    if buf[0] < 0.5 {
        return buf[0];
    }
    let mut n = 0;
    let z: f64 = 'rows1: loop {
        n += 1;
        if n >= 4 {
            break (grid[n % grid.len()] * (n as f64)).sin().exp();
        }
        let mut state: Vec<f64> = vec![pair.0; 18];
        for j in (1..4).step_by(2) {
            if grid[(j + 2) % 5] > 1.1 {
                state[j] = state[(j + 3) % 5] * (buf[n % buf.len()] + (j as f64));
            }
        }
    };
    match n / 2 % 3 {
        0 => {
            let mut n2 = 0;
            loop {
                n2 += 1;
                if n2 >= 1 || z > z {
                    break;
                }
                let (mut u, mut w): (f64, f64) = (-(0..buf.len()).map(|count| (count as f64)).fold(z, |acc, s| acc.max(s * grid[3])), if pair.1 >= z {
                    grid[n2 % 5]
                } else {
                    let mut b = pair.1;
                    z
                });
            }
        }
        1 | 2 => {
            buf[n % 1] -= --z;
        }
        i if buf[i % buf.len()] <= 2.0 => {
            buf[0] += pair.1.tanh().exp().abs();
        }
        _ => {
            let mut k = 0;
            while k < 2 && grid[k % 5] >= 3.0 {
                k += 1;
                if z > 3.0 {
                    continue;
                }
            }
        }
    }
    z - (n as f64) - grid.iter().sum::<f64>() * 1.5 - z * 0.3 - pair.0 * z - buf[n % 1]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point110 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body110 {
    at: f64,
    k: Vec<Point110>,
    rates: (f64, f64),
    parts: f64,
}

#[differentiable]
impl Point110 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, d: f64) -> [f64; 3] {
        let e = ((if self.x >= d {
            d
        } else {
            d
        }) - (d + self.y)) * d.sin().exp_m1();
        [(0..4).map(|m| self.y.signum() * e + (m as f64)).sum::<f64>(), e * e.mul_add(0.1, d), (e - e) * (e + d)]
    }
}

#[differentiable]
impl std::ops::Sub for Point110 {
    type Output = Point110;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point110) -> Point110 {
        Point110 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point110 {
    type Output = Point110;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point110 {
        Point110 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p110_helper(mut r: f64) -> f64 {
    let found: Option<f64> = Some(r + r);
    let mut v = [r; 2];
    let mut grid: Vec<f64> = v[1..2].chunks(2).map(|grid| v[1]).collect::<Vec<f64>>();
    (v[0] - v[0] + grid[grid.len() - 1] * 0.5) * (if !(grid[grid.len() - 1] > 1.0) {
        grid[0]
    } else {
        v[1]
    })
}

#[differentiable(unconnected = "zero")]
fn p110_inner(v: [[f64; 2]; 3], v2: &mut [Body110], c: f64, d: f64) {
    let part = Body110 { at: d + v2[1].at, k: vec![Point110 { x: c.tanh(), y: 0.9 }, Point110 { x: d.tanh().cosh(), y: d }], rates: (v2[1].k[0].x * v2[0].at, d), parts: d.tanh() };
    let x = &mut v2[0].parts;
    *x += d;
    v2[2 - 1].rates.1 += part.k[2 - 1].y / (d.powi(2) + 0.5);
    let mut r: f64 = -1.0;
    let mut i = 0;
    while i > 1 && i < 4 {
        i += 1;
        let mut add = |s: f64| {
            r += s * s;
            r
        };
        let y = add(part.k[2 - 1].y);
        let q = add(part.at - part.rates.1);
    }
}

#[differentiable(unconnected = "zero")]
fn p110(s: f64, xs: &mut Vec<f64>) -> ([f64; 2], f64) {
    let p: f64 = s;
    for i in (0..xs.len()).step_by(2) {
        let mut x = p110_helper(xs[xs.len() - 1 - i]).powi(2) + p110_helper(p).atan();
        let mut pair = (s * xs[i] / 1.5, p110_helper(x));
        'rows1: for &a in xs[..3].iter() {}
    }
    if s >= 2.0 {
        xs[1] -= s;
        xs[3] *= p.cos().hypot(p.powi(2) + 0.5);
        if 3 < 3 && p >= xs[3] {
            xs[0] += p;
        } else {
            match 1 % 3 {
                0 => {
                    let (mut s2, mut y): (f64, f64) = (xs[..4].chunks(2).zip(xs.iter()).map(|(state, &r)| r).sum::<f64>(), xs[5 - 1].mul_add(s, p));
                }
                1 | 2 => {
                    let mut row: Vec<f64> = Vec::new();
                    for (j, ys) in xs[1..].chunks(2).rev().enumerate() {
                        row.push((if ys[j % 1] <= -0.7 {
                            let mut r = p;
                            ys[0]
                        } else {
                            xs[j % xs.len()]
                        }) + 3.0 * (j as f64));
                    }
                    row.push((1.0 + p.abs()).log10());
                }
                i if i % 3 != 0 => {
                    xs[1] += p.atan().cosh().floor() * (if i / 2 < 3 {
                        xs[5 - 1]
                    } else {
                        p
                    });
                }
                _ => {}
            }
        }
    } else {
        let mut count = 0;
        loop {
            count += 1;
            let mut grid = [Body110 { at: xs[..2].iter().skip(1).zip(0..count).map(|(t, n)| (n as f64) * xs[2]).sum::<f64>(), k: vec![Point110 { y: p, x: (-xs[count % 5].powi(2)).exp() }, Point110 { x: p + p, y: xs[count % xs.len()] * (count as f64) }, Point110 { x: p, y: xs[3].abs() }], rates: (p * p, if count * 2 % 2 != 0 {
                p
            } else {
                let mut acc = s;
                p
            }), parts: p * xs[count % 5] }, Body110 { at: -1.0 * (count as f64), k: vec![Point110 { x: xs[1] * xs[1], y: s * xs[0] }, Point110 { x: p.atan2(1.0 + p.abs()), y: (0..xs.len()).filter(|count2| *count2 != 1).map(|i| (i as f64) * s).fold(p, |acc, d| acc.max(d * d)) }], rates: ((0..xs.len()).map(|j| (j as f64) * p).sum::<f64>(), p + xs[2]), parts: (1..xs.len() - 1).filter(|i| *i != 1).map(|k| xs[xs.len() - 1 - k] + (k as f64)).fold(p, |acc, b| acc * 0.5 + b * p) }];
            p110_inner([[p / (1.0 + p.abs()), (-xs[4].powi(2)).exp()], [xs[2] * xs[0], if s >= p {
                -0.4
            } else {
                let mut p2 = p;
                p
            }], [(0..xs.len()).rev().map(|k| (k as f64) * p).sum::<f64>(), if count < 3 {
                let q = xs[5 - 1];
                q
            } else {
                p
            }]], &mut grid, xs[4] + (count as f64), p.powi(2));
            if count >= 3 {
                break;
            }
        }
    }
    ([(p - p).asinh(), s], (if p < p {
        p
    } else {
        xs[4]
    }) + s * 0.3 - xs.iter().zip(xs.iter()).map(|(&y, e)| y * e + e).sum::<f64>())
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
    fn advance(&mut self, kind: Option<f64>) -> f64 {
        let w: f64 = 'found1: {
            if self.x >= 0.5 {
                self.z = (0..2).map(|k| self.x + (k as f64)).sum::<f64>() + self.x * self.x;
                break 'found1 self.x.tanh().exp_m1();
            }
            self.z
        };
        self.z + w + w * 1.5 + w.atan2((if w > 0.5 && self.z > -0.4 {
            self.x
        } else {
            let w2: f64 = 0.25;
            w2
        }).powi(2) + 1.0)
    }
}

#[differentiable]
impl std::ops::Add for Point111 {
    type Output = Point111;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point111) -> Point111 {
        Point111 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p111_helper(state: &Vec<Point111>, row: [f64; 10]) -> f64 {
    let mut grid = row;
    grid[1] += grid[grid.len() - 1];
    (grid[grid.len() - 1].powi(2) + 1.2).log10() - row.iter().sum::<f64>() * 2.0 - grid.iter().sum::<f64>() * 0.3 - state[1].y.powi(2) + (if state[0].x > -1.0 {
        let mut z: f64 = row[6];
        grid[4].tanh().exp2()
    } else {
        let d = grid[grid.len() - 1];
        d * d
    })
}

#[differentiable(unconnected = "zero")]
fn p111_inner(ys: &mut [f64], ys2: [f64; 2], ys3: &mut [f64; 2]) -> f64 {
    ys2[0] + ys[ys.len() - 1] - ys2[0].sin().exp2() * (1.0 + ys3[1].abs()).ln()
}

#[differentiable(unconnected = "zero")]
fn p111(grid: &mut Vec<f64>, buf: Vec<f64>, spring: &Point111) -> Vec<f64> {
    grid.swap(1, 1);
    let mut row = [buf[1]; 3];
    for &q in &row {
        grid[0] = grid[3];
    }
    let mut grid2 = [[row[0], grid[grid.len() - 1]], [buf[buf.len() - 1], buf[0]], [grid[4 - 1], row[2]]];
    let mut a = (row[1].atan() + row[row.len() - 1].max(spring.x)) * (if grid2[3 - 1][0] > 0.9 {
        row[2]
    } else {
        grid2[1][2 - 1].max(buf[5 - 1])
    });
    buf
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
    fn advance(&self, s: f64, kind: Shape112) -> f64 {
        let mut acc = self.at.z;
        (if 2 < 3 && s < -0.7 {
            1.0
        } else {
            let mut p: f64 = s;
            acc
        }) - acc * 0.3 - (if s >= -0.4 {
            let mut t = if acc >= 0.8 {
                s
            } else {
                0.5
            };
            if self.at.z > 0.25 {
                t
            } else {
                t
            }
        } else {
            acc + s
        })
    }
}

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, grid: &[Point112], grid2: &[[f64; 2]; 3]) -> f64 {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 3 || grid[j % grid.len()].y < 0.5 {
                break;
            }
            {
                let mut m: usize = j / 2;
            }
            'rows1: for (i, u) in (0..grid2.len()).zip(grid2[2].iter()) {
                let part = self.clone();
            }
        }
        (grid[j % grid.len()].x / (1.0 + grid2[j % grid2.len()][j % 2].abs()) + (grid2[grid2.len() - 1][2 - 1] + (grid[0].z + grid2[1][1]))) * grid2[j % 3][j % 2]
    }
}

#[differentiable]
impl Point112 {
    #[differentiable(unconnected = "zero")]
    fn norm(self, v: &[f64; 2]) -> f64 {
        let mut row = v[1..2].to_vec();
        self.z.min(row[0]) + row[0]
    }
}

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn new(ys: &[f64]) -> Body112 {
        Body112 { at: Point112 { x: ys[0], y: ys[0] * ys[0], z: ys[2 - 1] + ys[2 - 1] }, k: ys[1], rates: vec![ys.windows(2).zip(ys.iter()).map(|(out, t)| t * t).sum::<f64>(), (ys[0].powi(2) + 1.2).powf(1.0_f64.sin())], parts: ys[0], last: [Point112 { x: ys[0] / (1.0 + ys[1].abs()), y: ys[0].cos(), z: ys[1] }, Point112 { x: ys[0] / (1.0 + (-0.4_f64).abs()), y: -ys[0], z: (0..ys.len()).zip(ys[1..].iter()).map(|(i, &q)| q).sum::<f64>() }] }
    }
}

#[differentiable]
impl std::ops::Sub for Point112 {
    type Output = Point112;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point112) -> Point112 {
        Point112 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p112_helper(mut w: f64) -> f64 {
    let mut x = w * (w + w.tanh());
    let b = x;
    let w2: f64 = (0..2).zip(0..4).map(|(m, count)| (count as f64)).sum::<f64>();
    x.min(b) - w * 2.0 + x * 0.3 + b * 2.0 + w2 * 0.5 - (0..2).map(|m| (m as f64) * (0.3 / 1.5)).product::<f64>() - b
}

#[differentiable(unconnected = "zero")]
fn p112_inner(z: f64, y: f64, xs: [[f64; 2]; 2]) -> f64 {
    let mut out: [[f64; 4]; 4] = [[y; 4]; 4];
    for m in (2..3).rev().step_by(2) {
        for i in (2..3).rev() {
            out[i][(i + 3) % 4] = out[0][m] / (1.0 + out[i][i * 2 % 4].powi(2));
            out[4 - 1 - m][(i + 1) % 4] = out[m][m] * (xs[i % xs.len()][0] * out[i][i]);
        }
    }
    out[3][0] += z.max(out[3][2].cos());
    let mut point = Body112 { at: Point112 { x: xs[xs.len() - 1][0] * y, y: out[4 - 1][1].sin().sinh(), z: out[2][2] * out[3][0] }, k: -out[2][2], rates: vec![out[4 - 1][0] * xs[1][0], (y.powi(2) + 1.2).recip(), z * xs[0][2 - 1]], parts: y / (1.0 + (-0.7_f64).abs()), last: [Point112 { z: xs[xs.len() - 1][0] * z, x: y, y: out[0][4 - 1].min(y) }, Point112 { x: -0.1, y: (0..out.len()).map(|j| (j as f64) * xs[0][0]).sum::<f64>(), z: p112_helper(out[4 - 1][3]) }] };
    1.5 * point.at.z - xs[0][1] * 0.5 + point.rates[0] * 1.5 + y.abs()
}

#[differentiable(unconnected = "zero")]
fn p112(b: f64, body: &mut Point112, t: f64) -> f64 {
    body.z += (t + t).clamp(-0.75, 1.25);
    match 4 % 3 {
        0 => {
            for i in (0..=1).skip(1) {
                body.x = body.y + body.x;
                let mut state = [body.x; 4];
                let spring = *body;
            }
        }
        1 | 2 => {
            let mut m = 0;
            while t > t && m < 3 {
                m += 1;
                let mut state: Vec<f64> = Vec::new();
                for m2 in 0..4 {
                    state.push(b + body.z / (1.0 + t.abs()));
                }
                state.push(b.floor() * t);
                let mut buf: [f64; 2] = [0.5; 2];
            }
        }
        _ => {
            let mut c = p112_inner(body.x, t, [[body.x, body.y], [body.x.atan(), body.y]]);
        }
    }
    (1.5 / 3.0 + b * 0.5 - t * 2.0) * t
}

flat_record! {
    Point112 { x, y, z }
    Body112 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point113 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body113 {
    at: Point113,
    k: f64,
    rates: Vec<f64>,
    parts: Vec<f64>,
    last: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape113 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p113_helper(state: &mut [Body113], spring: Body113, point: &mut Body113) {
    let v = [Point113 { x: [point.parts[0] - spring.parts[0], spring.k.to_radians(), point.rates[1].signum() * state[2 - 1].rates[1]], y: point.k, z: point.k }, Point113 { x: [spring.k, if spring.rates[2 - 1] <= spring.k {
        spring.rates[2 - 1]
    } else {
        spring.last[2 - 1]
    }, state[state.len() - 1].last[1] * state[0].last[2 - 1]], y: state.iter().rev().zip(state.iter()).map(|(spring2, point2)| point.parts[0] + point2.last[0]).sum::<f64>(), z: point.parts[0] * 0.1 }];
    let mut state2 = [Point113 { x: [v[0].x[2], v[1].z / 3.0, v[v.len() - 1].z], y: spring.rates[2 - 1], z: v[1].y }, Point113 { x: [spring.parts[1] + point.parts[1], (-0.7_f64).tanh(), spring.k * v[2 - 1].y], y: v[1].z.atan().exp2(), z: point.rates[0].sin().sinh() }, Point113 { x: [v[0].y.atan(), point.rates[1] * v[0].z, v[2 - 1].y + v[0].x[0]], y: v[1].y + v[0].z, z: point.k.tanh().exp_m1() }];
    let spring2 = Point113 { x: [spring.parts[1] + 1.0, if spring.rates[0] > 0.1 {
        let mut d: f64 = point.k;
        -1.0
    } else {
        v[v.len() - 1].z
    }, spring.at.z.max(v[1].x[3 - 1])], y: v[1].y, z: v[0].y.cos() };
}

#[differentiable(unconnected = "zero")]
fn p113_inner(spring: &Point113, state: &[f64]) -> f64 {
    let mut r: f64 = spring.z;
    (r + r * 2.0 + state.chunks(2).enumerate().map(|(count, grid)| grid[0] * (r - grid[count % 1])).fold(-0.7_f64, |acc, w| acc * 0.5 + (w + w))) * state.iter().rev().map(|s| *s).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p113(ys: &mut [Body113; 2], state: &mut Vec<Body113>, #[no_diff] unit: Point113, mut c: f64) -> Point113 {
    state[2].last[0] = c.tanh() * c.atan2(unit.z.powi(2) + 0.5);
    ys[0].parts[0] = state[3].at.x[3 - 1];
    let spring = Body113 { at: Point113 { x: [-unit.x[0], c, c + unit.x[0]], z: c.to_radians(), y: c.min(unit.x[3 - 1]) }, k: state[state.len() - 1].last[1] / (unit.y.powi(2) + 1.0), rates: vec![unit.x[0], 0.25 * c, (1.0 + unit.x[3 - 1].abs()).recip()], parts: vec![unit.y, unit.y], last: vec![state[5 - 1].parts[1], unit.z.powi(2)] };
    'rows1: for i in 0..4 {
        state[i].last[2 - 1] += (-(2.0_f64.powi(2) + 1.2_f64).cbrt().powi(2)).exp();
        c = state[2].at.z.atan() - spring.parts[1];
    }
    let mut point = unit.clone();
    let mut grid: [f64; 3] = [0.5; 3];
    let mut d = p113_inner(&point, &grid);
    let x = d.signum() * point.z;
    let mut row: Vec<f64> = vec![d; 12];
    let mut s: f64 = 0.0;
    for j in (0..3).rev() {
        for i in (0..12).step_by(2) {
            row[i] = (grid[j] * (i as f64)).sin();
        }
        let mut e: f64 = 0.0;
        for n in 0..row.len() {
            s += row[n].powi(2);
        }
        s += e * e.tanh();
    }
    let mut add = |p: f64| {
        c += p * s.min(p);
        c
    };
    let c2 = add(unit.z.clamp(-0.75, 1.25));
    let a = add(1.0);
    let mut v = row.to_vec();
    let mut out = v.to_vec();
    let mut pair = ([a.signum() * point.y, grid[grid.len() - 1]], (out[2].powi(2) + 0.5).log10());
    Point113 { x: [spring.parts[1], s.atan().sinh(), state.iter().map(|spring2| spring2.k).sum::<f64>()], y: c2, ..point }
}

flat_record! {
    Point113 { x, y, z }
    Body113 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point114 {
    x: f64,
    y: [f64; 9],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p114_helper(body: Point114, state: &[[f64; 2]; 3], grid: &[f64; 4]) -> f64 {
    let mut ys = state[state.len() - 1].to_vec();
    match 1 % 3 {
        0 => {
            ys[0] = grid[1];
        }
        _ => {
            ys[0] *= (-(ys[0] + ys[1]).powi(2)).exp();
        }
    }
    (ys[1] + body.y[1] * 0.3) * ys[0] - (0..grid.len()).rev().map(|i| ys[1] + (i as f64)).sum::<f64>().tanh().exp2()
}

#[differentiable(unconnected = "zero")]
fn p114_inner(unit: Point114, b: f64, buf: &[f64; 4], out: &[f64; 3]) -> Point114 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for v in out.windows(2) {
        xs.push(2.0);
    }
    xs.push(out[2] * out[0]);
    let mut count = 0;
    while count < 4 && xs[0] < xs[0] {
        count += 1;
        'rows1: for k in (0..out.len() - 1).take(2) {
            xs[0] += out[(k + 1) % 3];
            let mut shape: Option<f64> = if xs.len() % 2 != 1 {
                Some(buf[k] - xs[count % 1])
            } else {
                Some(-b)
            };
        }
    }
    unit
}

#[differentiable(unconnected = "zero")]
fn p114(grid: &[[f64; 2]; 2]) -> [f64; 3] {
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 2 || grid[k % grid.len()][1] >= 3.0 {
            break;
        }
    }
    let mut m = 0;
    let u: f64 = 'steps2: loop {
        m += 1;
        if m >= 4 {
            break grid[k % grid.len()][1..].iter().rev().map(|c| *c * *c).sum::<f64>();
        }
    };
    let p: f64;
    if u <= 0.25 || m / 2 % 3 != 0 {
        p = -1.0 - (u - grid[m % grid.len()][0]);
    } else {
        p = 0.9;
    }
    if k > 0 {
        let mut v: [[f64; 4]; 4] = [[p; 4]; 4];
        for i in 2..4 {
            for count in (2 + i..3).rev() {
                v[i][i] /= (v[count][i] * v[i - 1][count]).sin().powi(2) + 1.0;
                v[i][count] /= (v[4 - 1][count] * (p - u)).powi(2) + 1.0;
            }
        }
    } else if grid[grid.len() - 1][m % 2] < 0.3 {}
    'search3: for (k2, state) in grid.iter().rev().enumerate() {}
    [p.clamp(-0.75, 1.25), u.tanh() + p.tanh(), u]
}

flat_record! {
    Point114 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p115_helper(y: f64, mut b: f64) -> f64 {
    let mut j = 0;
    let mut d: f64 = loop {
        j += 1;
        b = b.abs();
        if j >= 4 || b > y {
            break (if !(j > 1) {
                b
            } else {
                let mut p = b;
                b
            }) * (y + -1.0);
        }
    };
    d.signum() * d * (0..=j).zip(0..2).filter(|(count, i)| *i != 1).map(|(m, n)| d + (n as f64)).product::<f64>() - -b
}

#[differentiable(unconnected = "zero")]
fn p115(flag: bool, out: &mut Vec<f64>) {
    let mut j: usize = 0;
    {
        let mut m = 0;
        loop {
            m += 1;
            if m >= 4 || flag {
                break;
            }
            'rows1: for n in 0..out.len() {}
        }
        out[2..].swap(2, m % 3);
    }
    out[5 - 1] /= (1.0 + (out[3] + (j as f64)).abs()).sqrt().powi(2) + 1.0;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 || out[5 - 1] < 0.8 {
            break;
        }
        let mut count = 0;
        let s: f64 = loop {
            count += 1;
            if count >= 4 {
                break 3.0 + out[3] + out[1];
            }
            j += 1;
        };
    }
    let mut state: Vec<f64> = vec![out[k % 5]; 9];
    for i in 0..9 {
        let w = state[i];
        state[i] = w * -w;
        state[i] = state[i / 2] * state[9 - 1];
        state[i / 2] -= state[5] / (1.0 + state[9 - 1].powi(2));
    }
    let w = (state[7] + state[j % state.len()]) * (state[k % state.len()] * state[k % 9]) - state[2];
    let mut state2: [[f64; 4]; 4] = [[w; 4]; 4];
    for k2 in (1..1).step_by(2) {
        for k3 in 2..3 {
            state2[k3][k3] += state2[3][k3] * state2[k3][k % 4];
            state2[k3 - 2][k3 / 2] = state2[k3][(k2 + 3) % 4] * state2[k2 / 2][k3 - 2];
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p116(grid: [[f64; 2]; 2], c: &mut f64) -> f64 {
    let z: f64 = 'found1: {
        if !(*c > 0.5) {
            break 'found1 *c + *c;
        } else {
            let mut count = 0;
            loop {
                count += 1;
                *c += 0.25 - -grid[0][count % 2];
                if count >= 3 {
                    break;
                }
            }
        }
        *c
    };
    let mut pair = ([*c, c.powi(3)], z / (1.1_f64.powi(2) + 0.5));
    (0..3).for_each(|n| {
        pair.1 /= (-pair.1 * (pair.0[n % 2] + z)).powi(2) + 1.0;
    });
    let q = &mut pair.1;
    *q += z;
    *q = z;
    let mut count = 0;
    let mut t: f64 = 'steps2: loop {
        count += 1;
        let mut k = 0;
        'search3: while k < 2 {
            k += 1;
            pair.0[k % 2] = -1.0;
        }
        if count >= 2 || pair.0[0] <= pair.0[k % 2] {
            break match k / 2 % 5 {
                0 => z * grid[grid.len() - 1][k % 2],
                2 => 1.1,
                _ => (if !(k > 0) {
                    let mut t = z;
                    pair.1
                } else {
                    *c
                }),
            };
        }
    };
    *c *= pair.0[count % 2] * t;
    (z + grid[1][1] * 1.5 - z * 0.3 + pair.0[2 - 1] * 0.5 - t * 0.3) * grid[count % 2].windows(2).map(|state| *c).sum::<f64>() * ((t - (count as f64)) * (1.5 + z))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point117 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body117 {
    at: (f64, f64),
    k: [f64; 3],
    rates: f64,
    parts: (f64, f64),
    last: Vec<f64>,
}

#[differentiable]
impl Body117 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, point: &mut Point117) -> f64 {
        if point.y > 3.0 {
            point.x *= (0..1).step_by(2).filter(|i| *i != 1).map(|n| (n as f64)).sum::<f64>();
        } else {
            point.x = (0..=1).zip(0..2).map(|(m, i)| (i as f64)).product::<f64>() + self.parts.1.sin().exp();
        }
        point.y.atan() + (0..3).rev().map(|m| (m as f64) * point.x).sum::<f64>()
    }
}

#[differentiable]
impl Point117 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Point117) -> Point117 {
        Point117 { x: point.y, y: if !(2 < 3) {
            let b = point.x;
            b
        } else {
            point.y
        } }
    }
}

#[differentiable]
impl std::ops::Add for Point117 {
    type Output = Point117;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point117) -> Point117 {
        Point117 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point117 {
    type Output = Point117;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point117) -> Point117 {
        Point117 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p117_helper(mut c: f64, ys: &[f64], mut ys2: Vec<f64>, xs: Vec<f64>) -> f64 {
    ys2[1].to_radians() - c * 2.0 + xs[0] * 2.0 + ys2[0..1].iter().step_by(2).enumerate().map(|(k, &a)| a).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p117_inner(part: Body117, xs: &mut [f64; 3], grid: &mut [f64]) {
    if grid[0] > 1.5 {
        let t = p117_helper(grid[0] * grid[0], grid, xs.to_vec(), grid.to_vec());
    } else if 0 < 3 {
        let mut unit = Body117 { at: (part.last[0] / (1.0 + xs[3 - 1].abs()), grid[grid.len() - 1].tanh()), k: [(-grid[0].powi(2)).exp(), xs[2], (0..2).map(|count| (count as f64) * grid[count]).sum::<f64>()], rates: 1.1 * grid[1], parts: (xs[2] + xs[xs.len() - 1], grid[0] + 1.1), last: vec![xs[1].powi(3), grid[1]] };
    }
}

#[differentiable(unconnected = "zero")]
fn p117(unit: Body117, row: &mut [f64; 4], w: f64, state: [f64; 3]) -> Vec<f64> {
    let k: usize = 4;
    let mut d = w;
    'rows1: for e in state.iter().rev() {
        let mut state2: [f64; 9] = [d; 9];
        let mut u: f64 = 0.0;
        for i in 0..3 {
            for n in 0..8 {
                if n % 3 != 1 {
                    state2[n] = (state[i] * (n as f64)).sin();
                }
            }
            let mut x: f64 = 0.0;
            for count in 0..state2.len() {
                x += state2[count].powi(2);
            }
            u += x;
        }
    }
    vec![1.5_f64.signum() * w + d, (d - d).signum() * (state[k % state.len()] + -0.4), (row[3] + state[0]) / (1.0 + (-0.7_f64).abs())]
}

flat_record! {
    Point117 { x, y }
    Body117 { at, k, rates, parts, last }
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
    fn shifted(&self, mut unit: Body118, unit2: &Body118) -> Vec<f64> {
        let mut s = unit.parts.y;
        if unit2.parts.z > 0.5 {
            return vec![(0..=2).map(|n| (n as f64) * (unit2.at * (n as f64))).sum::<f64>(), s];
        }
        vec![s.asinh(), if !(s >= 0.25) {
            let q: f64 = (0..2).skip(1).filter(|k| *k != 1).map(|j| (j as f64)).sum::<f64>();
            -s
        } else {
            let mut w: f64 = (0..3).map(|count| self.x + (count as f64)).fold(unit.parts.z, |acc, a| acc.max(a * a));
            0.1 * w
        }, self.x]
    }
}

#[differentiable]
impl Body118 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, mut z: f64, mut a: f64) -> f64 {
        let a2 = z.asinh();
        let b: f64 = 0.8;
        (a2 - z * 0.3) * (z + b + (a + a)) * (a2 - 2.0 + (1.0 + 0.1_f64.abs()).powf(1.1_f64.sin()))
    }
}

#[differentiable]
impl Body118 {
    #[differentiable(unconnected = "zero")]
    fn new(t: f64) -> Body118 {
        Body118 { at: t / ((-0.4_f64).powi(2) + 0.5), k: 1, rates: 1, parts: Point118 { x: t * t, y: t / (0.25_f64.powi(2) + 1.0), z: (t.powi(2) + 1.2).recip() } }
    }
}

#[differentiable(unconnected = "zero")]
fn p118_helper(v: &mut Vec<f64>, found: Option<f64>, buf: &mut [f64; 3]) {
    let mut ys: [f64; 10] = [buf[buf.len() - 1]; 10];
    for n in 0..2 {
        for n2 in (0..10).step_by(2) {
            ys[n2] = ys[n2] + ys[n] * buf[n];
            ys[n2] = ys[(n2 + 3) % 10] * ys[n2];
        }
    }
    for k in 2..10 {
        if ys[k] > 0.9 {
            ys[k] -= ys[k] / (1.0 + ys[(k + 2) % 10].powi(2));
        }
        ys[k] += ys[(k + 1) % 10] * -0.7 + (k as f64);
    }
    buf[1] += buf.iter().zip(1..ys.len()).map(|(a, n)| ys[n] + (n as f64)).product::<f64>() / 3.0;
}

#[differentiable(unconnected = "zero")]
fn p118(state: &[f64]) -> f64 {
    if state[1] > 0.25 {
        let mut buf: Vec<f64> = vec![0.0; 12];
        let mut acc: f64 = 0.1;
        for j in 0..4 {
            for n in 1..12 {
                buf[n] = (state[j] * (n as f64)).sin();
            }
            for i in (0..12).rev() {
                buf[i] = (state[j] * (i as f64)).sin();
            }
            let mut acc2: f64 = 0.0;
            for i in 0..buf.len() {
                acc2 += buf[i] * buf[11 - i];
            }
            acc += acc2.sin();
        }
        let mut count = 0;
        loop {
            count += 1;
            let p: f64 = if buf[count % buf.len()] > acc {
                state[2..].iter().sum::<f64>() * (acc / (1.0 + buf[6].abs()))
            } else {
                (0..buf.len()).rev().map(|j| (j as f64) * acc.atan2(state[state.len() - 1].powi(2) + 0.5)).sum::<f64>()
            };
            if count >= 2 {
                break;
            }
        }
    }
    state[state.len() - 1] * ((state[2].powi(2) + 1.0).log10() * state[4 - 1].sin().sinh()) + state[2].atan().exp() * (state[state.len() - 1] / 1.5)
}

flat_record! {
    Point118 { x, y, z }
    Body118 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p119_helper(state: &mut Vec<f64>, ys: &mut [f64], state2: &[f64]) -> f64 {
    if 0 < 3 {
        state.push(state2[1] + 2.0);
        let mut found: Option<f64> = if ys[ys.len() - 1] > 0.8 && state2[state2.len() - 1] > 0.9 {
            None
        } else {
            None
        };
        for &c in ys.iter() {
            if c < c {
                break;
            } else {
                state[0] /= (c * ys[0] * (state2[2 - 1] * state[0])).powi(2) + 1.0;
            }
        }
    } else {
        for (k, e) in ys[..1].iter().enumerate() {
            state[0] += state2[..1].chunks(2).map(|xs| *e * xs[0]).product::<f64>() / (state[state.len() - 1].powi(2) + 0.5);
        }
    }
    ys[2 - 1].sin().exp() * state2[1].atan().exp2() + state.iter().step_by(2).rev().zip(0..4).map(|(p, n)| ys[n % 2] + *p + (n as f64)).fold(state2[2 - 1], |acc, b| acc.max(b))
}

#[differentiable(unconnected = "zero")]
fn p119(a: f64, mut u: f64) -> f64 {
    let (r, c) = ((u.powi(2) + 1.0).powi(-1).atan2((a + a).powi(2) + 1.0), u);
    let mut state: Vec<f64> = Vec::new();
    for count in 0..=3 {
        state.push(c);
    }
    state.push(c);
    state[1 - 1] += state.iter().map(|&p| p).sum::<f64>();
    let mut pair = (state[0] * a / (state[0].powi(2) + 0.5), c);
    let mut n: usize = state.len();
    for y in state.iter_mut().skip(1).rev() {
        let mut k: usize = n + 1;
    }
    let mut r = r + r;
    if pair.0 > 2.0 {
        pair = (state[n % state.len()], state[0]);
    }
    state.iter().rev().filter(|acc| **acc > 1.5).map(|&q| q * 2.0).fold(r, |acc, acc2| acc * 0.5 + acc2) + a * 0.5 - pair.0 * 2.0 + r * 0.3 + u
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p80(-0.9, vec![-0.2, -0.5, -0.5, 0.1, 0.3], &[0.6, 0.5, 0.9, 0.5, 0.4, 0.1, -0.8, -0.9, 0.3, 0.3, 0.2]) calls p80_helper, p80_inner),
        program!(p81(&[0.5, -0.6], const &mut [-0.6, -1.0]) calls p81_helper, p81_inner),
        program!(p82(&mut [0.1, 0.6, -0.8, 0.7], &[0.7, -0.5, 0.4, -1.0, 0.4]) calls p82_helper, p82_inner),
        program!(p83(0.2, const 1.1) calls p83_helper, p83_inner),
        program!(p84(&mut [Point84 { x: 0.5, y: 0.9, z: -0.4 }, Point84 { x: -0.1, y: -0.5, z: -0.7 }, Point84 { x: 0.7, y: 0.8, z: -1.1 }, Point84 { x: -0.8, y: -0.4, z: 1.1 }], &mut [0.7, 0.6, 0.1, 1.4, 1.0], 4) calls Point84::energy, Point84::shifted; pulled ((-2.0, -0.7), vec![Point84Tangent { x: -0.7, y: -2.0, z: 0.3 }, Point84Tangent { x: -2.0, y: -2.0, z: -0.7 }, Point84Tangent { x: 1.0, y: -0.7, z: 0.3 }, Point84Tangent { x: -0.7, y: 0.5, z: -2.0 }], vec![0.5, -2.0, -2.0, 1.0, -0.7])),
        program!(p85(-1.0, &[-0.7, 1.4, 0.6, 0.1, -1.2]) calls p85_helper),
        program!(p86([[-0.3, 0.2], [0.1, -0.7], [-0.7, -0.3]])),
        program!(p87(0.8, -0.6, 0.35); pulled [-0.7, 0.3, 1.0]),
        program!(p88(&mut [-1.2, -1.0, 0.8, -0.4], &[-1.2, 1.1, 0.6, -1.0], 0.6, &mut [-0.3, -1.0, -0.8])),
        program!(p89([[0.35, 1.2], [0.3, -0.2], [-0.3, 0.9]]) calls p89_helper, p89_inner),
        program!(p90(vec![0.2, -0.2, -1.0, 0.5], &vec![0.7, 0.5, -0.1, 0.2, 1.1])),
        program!(p91(-0.1, &[1.3, 1.3, -0.3, -0.4, 0.1]) calls Point91::advance, p91_helper),
        program!(p92(&vec![0.35, 0.35, 0.9, -0.7], &[-0.4, -0.6, 0.3, -1.2, -0.9], Point92 { x: -0.8, y: 1.1 }, [1.2, 0.1]) calls Point92::advance, p92_helper),
        program!(p93(-1.0) calls p93_helper, p93_inner),
        program!(p94(const &[1.4, -0.2, -0.4, 0.1], &mut 1.1, &mut 1.3, const [0.8, 1.4]) calls p94_helper),
        program!(p95(&mut Body95 { at: [Point95 { x: 0.35, y: 0.5, z: -1.0 }, Point95 { x: -0.9, y: -0.3, z: -0.9 }], k: -1.0, rates: Point95 { x: 0.2, y: -0.6, z: 0.9 }, parts: 3, last: 0.1 }, 0.35) calls Body95::shifted, Body95::norm, Point95::new; pulled (-0.7, Body95Tangent { at: [Point95Tangent { x: 0.3, y: 1.0, z: -0.7 }, Point95Tangent { x: -0.7, y: 0.3, z: 0.5 }], k: 0.3, rates: Point95Tangent { x: -2.0, y: -0.7, z: -0.7 }, last: 0.5 })),
        program!(p96(1.2)),
        program!(p97([[-0.8, -1.2], [0.6, -1.2]], &mut [0.7, 0.8, 0.6, 0.9, 0.35], vec![0.2, -0.5, 0.5, -0.2, -0.6, 0.9, -1.2, 0.8, 0.35, -0.6, 1.1]) calls Body97::energy, Point97::new, p97_helper; pulled vec![-0.7, -0.7, -0.7, 0.5, -0.7]),
        program!(p98(2, [0.4, 1.2]) calls p98_helper, p98_inner),
        program!(p99(&mut [-0.8, -0.6, 0.6, -1.0], const &mut 0.3, -0.6, (-0.6, -1.0))),
        program!(p100(vec![0.3, 0.4, -0.1, -0.9], 4, &[[0.8, 0.8], [0.2, 0.35], [-0.7, 0.2]]); pulled (-0.7, 0.5)),
        program!(p101(vec![-1.2, -0.1, -0.8, -1.0], -0.5, &mut -0.6, &mut Point101 { x: -0.9, y: -0.2, z: 1.4 }) calls p101_helper),
        program!(p102(&mut vec![0.3, -0.3, 0.5, -0.9], 4, &mut [-0.1, 0.1, 0.4, -1.0, -0.4, -0.9, 0.6, 0.8, 0.2, 0.3, 0.5], (-0.1, 0.4)) calls p102_helper, p102_inner),
        program!(p103(&mut [0.2, 1.0, 0.9, 1.2], 4, &Point103 { x: -0.4, y: 1.0 }, &Point103 { x: -0.6, y: 0.5 }) calls Point103::norm, p103_helper),
        program!(p104(0.2, false) calls Body104::advance, p104_helper),
        program!(p105(0.4); pulled ([-0.7, 1.0], 0.5)),
        program!(p106(vec![-0.4, 1.0, -0.2, 1.4], const &Point106 { x: 0.9, y: 0.3 }, (-0.3, 1.1)) calls Body106::advance, Body106::norm, p106_helper),
        program!(p107(&[1.2, -0.7, 1.2, 0.35], -0.9, [-0.2, 1.3]) calls p107_helper),
        program!(p108(-0.8, &[0.2, -1.2, -0.6, 0.4, 0.35], -0.1) calls Point108::shifted, p108_helper; pulled Point108Tangent { x: -2.0, y: 1.0 }),
        program!(p109(const (1.0, 0.6), vec![1.1, 0.4, 0.7, -0.7, 0.4])),
        program!(p110(0.7, &mut vec![0.4, -0.6, -1.2, 1.4, -1.1]) calls Point110::shifted, p110_helper, p110_inner; pulled (([-0.7, 1.0], 0.5), vec![-2.0, 0.3, 0.3, -0.7, 1.0])),
        program!(p111(&mut vec![-0.8, -1.1, 1.2, -0.2], vec![-0.4, 0.1, 1.1, -1.0, -1.1], &Point111 { x: -1.1, y: -0.7, z: 0.6 }) calls Point111::advance, p111_helper, p111_inner; pulled (vec![0.3, 0.3, 0.5, 1.0, -0.7], vec![0.3, 0.3, 1.0, -0.7])),
        program!(p112(-1.1, &mut Point112 { x: -0.3, y: -0.5, z: -0.7 }, -0.3) calls Body112::advance, Body112::shifted, Point112::norm, Body112::new, p112_helper, p112_inner),
        program!(p113(&mut [Body113 { at: Point113 { x: [1.3, 0.3, 0.5], y: -0.6, z: 0.3 }, k: 0.9, rates: vec![1.2, 0.1, -0.1, -0.3], parts: vec![-1.1, 0.35, 1.3, -0.2], last: vec![0.9, 0.3, -0.9, -0.5] }, Body113 { at: Point113 { x: [-0.6, -0.5, 1.3], y: -0.2, z: 0.2 }, k: 1.1, rates: vec![-0.2, -0.7, 1.0, 0.2], parts: vec![-0.7, -0.9, -0.1, -1.2], last: vec![-0.5, -0.3, 0.4, 0.2] }], &mut vec![Body113 { at: Point113 { x: [-1.0, -0.5, -0.3], y: 1.0, z: -0.8 }, k: -0.7, rates: vec![0.4, -0.4, 0.5, -1.2, 0.1], parts: vec![-1.0, 0.5, 1.2, -1.1, 0.5], last: vec![0.35, 0.3, -0.4, 0.6, -1.1] }, Body113 { at: Point113 { x: [0.9, 1.1, -0.2], y: 0.2, z: 0.1 }, k: -1.0, rates: vec![0.8, 0.6, -0.2, -0.3, 0.6], parts: vec![-1.1, 0.6, 0.35, -0.5, 1.0], last: vec![-0.2, 1.1, -0.3, -1.1, 0.9] }, Body113 { at: Point113 { x: [-0.2, -1.1, 0.8], y: -0.9, z: 0.35 }, k: -0.7, rates: vec![-0.5, 0.8, -0.1, 0.7, 0.1], parts: vec![0.3, -1.0, -0.4, 1.1, 0.4], last: vec![-0.2, 1.2, 0.7, -0.6, 1.0] }, Body113 { at: Point113 { x: [0.3, -0.7, 0.1], y: -0.3, z: -0.2 }, k: 1.0, rates: vec![0.8, -0.7, 0.5, 1.2, 0.4], parts: vec![0.35, -0.4, 1.4, -0.2, 0.1], last: vec![-0.2, -1.0, -0.9, 0.6, -0.2] }, Body113 { at: Point113 { x: [-0.4, 0.8, 0.5], y: 1.2, z: 0.5 }, k: 0.4, rates: vec![-0.1, -0.8, 0.4, -0.5, 0.1], parts: vec![0.9, 0.7, -0.9, 1.0, 0.5], last: vec![-0.3, 0.1, -0.7, -0.1, 1.4] }], const Point113 { x: [-0.6, 0.3, 1.3], y: -0.8, z: 0.35 }, 0.35) calls p113_helper, p113_inner; pulled (Point113Tangent { x: [1.0, -2.0, 0.5], y: -2.0, z: 0.5 }, [Body113Tangent { at: Point113Tangent { x: [0.3, -2.0, 0.3], y: -0.7, z: -0.7 }, k: 0.5, rates: vec![0.5, -0.7, -0.7, -2.0], parts: vec![-0.7, 0.5, -0.7, 1.0], last: vec![-2.0, -0.7, -0.7, -2.0] }, Body113Tangent { at: Point113Tangent { x: [-0.7, 1.0, 0.5], y: -0.7, z: 0.3 }, k: -0.7, rates: vec![-0.7, 1.0, 1.0, 1.0], parts: vec![-2.0, 1.0, 0.5, 1.0], last: vec![-2.0, -2.0, 1.0, 0.5] }], vec![Body113Tangent { at: Point113Tangent { x: [-2.0, 1.0, 0.5], y: -2.0, z: 0.3 }, k: -2.0, rates: vec![-0.7, 0.5, 1.0, -2.0, 0.3], parts: vec![0.5, -2.0, 0.5, 0.3, -0.7], last: vec![0.5, 0.5, 0.5, 0.5, -2.0] }, Body113Tangent { at: Point113Tangent { x: [0.5, -0.7, 0.3], y: -2.0, z: 1.0 }, k: 1.0, rates: vec![-0.7, 1.0, 0.3, 0.5, 1.0], parts: vec![-2.0, 0.3, 0.5, -0.7, 0.3], last: vec![-0.7, 0.5, 0.5, -0.7, 0.5] }, Body113Tangent { at: Point113Tangent { x: [0.3, 0.3, -2.0], y: 0.5, z: 0.5 }, k: 1.0, rates: vec![0.5, -0.7, -2.0, -0.7, 0.5], parts: vec![-0.7, 1.0, 1.0, 0.5, -0.7], last: vec![0.5, 0.5, 0.5, -0.7, 0.3] }, Body113Tangent { at: Point113Tangent { x: [0.3, 1.0, 1.0], y: 1.0, z: -2.0 }, k: 0.5, rates: vec![-2.0, -2.0, -0.7, -0.7, 1.0], parts: vec![-2.0, 0.5, 0.3, 0.5, 1.0], last: vec![-2.0, -0.7, 0.3, -0.7, -2.0] }, Body113Tangent { at: Point113Tangent { x: [0.3, 0.5, 0.5], y: 1.0, z: 1.0 }, k: -2.0, rates: vec![0.3, -2.0, 1.0, 0.3, -2.0], parts: vec![0.3, 1.0, 0.5, -2.0, 0.3], last: vec![-2.0, 1.0, 0.3, -0.7, 1.0] }])),
        program!(p114(&[[-0.6, 0.2], [-1.2, 0.5]]) calls p114_helper, p114_inner; pulled [-2.0, 0.3, 1.0]),
        program!(p115(false, &mut vec![0.35, -0.5, -0.4, 0.8, 0.8]) calls p115_helper; pulled vec![0.3, -2.0, 1.0, 0.5, -0.7]),
        program!(p116([[0.8, -0.2], [-1.0, 0.3]], &mut -0.3)),
        program!(p117(Body117 { at: (0.6, -1.2), k: [-0.3, -1.0, 0.8], rates: 0.9, parts: (0.8, 0.8), last: vec![0.2, 0.5, -0.3, -0.7] }, &mut [0.3, 1.1, -0.3, -0.5], 1.1, [0.1, -0.9, 1.3]) calls Body117::advance, Point117::new, p117_helper, p117_inner; pulled (vec![-0.7, -2.0, 0.3], [0.5, 0.5, -0.7, 0.3])),
        program!(p118(&[-0.8, -0.1, 1.0, -0.7]) calls Point118::shifted, Body118::norm, Body118::new, p118_helper),
        program!(p119(1.4, -0.5) calls p119_helper),
    ]
}
