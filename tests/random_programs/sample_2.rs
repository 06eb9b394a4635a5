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

#[differentiable(unconnected = "zero")]
fn p82_helper(mut acc: f64, out: &[f64; 4], grid: [f64; 4], out2: Vec<f64>) -> f64 {
    let found: Option<f64> = None;
    if grid[grid.len() - 1] >= out2[1] {
        acc *= (0..grid.len() - 1).skip(1).rev().map(|i| (i as f64)).sum::<f64>();
        return out2[0];
    }
    out2[2 - 1].atan2(3.0_f64.powi(2) + 1.2) - grid[2] * 0.5 - out[0..3].iter().take(2).fold(grid[0], |acc2, b| acc2 + *b) + (out2[1] - grid[0] + grid[1])
}

#[differentiable(unconnected = "zero")]
fn p82_inner(buf: [[f64; 2]; 2]) -> (f64, f64) {
    let shape: Option<f64> = if buf.len() < 3 {
        None
    } else {
        None
    };
    let b = (-buf[1][0]).sin().exp() + (buf[1][0] + buf[2 - 1][2 - 1] * buf[1][1]);
    (buf[0][2 - 1].min(b) + b * 0.3 - (0..=4).map(|i| (i as f64) * b).sum::<f64>() - buf[buf.len() - 1].chunks(2).filter(|out| b > 1.1).map(|row| row[0] + row[0]).sum::<f64>() * -b, -b + buf[1][2 - 1] * 0.3 + b * 0.3 - buf[1][1..2].iter().take(2).zip(0..3).map(|(&acc, m)| (m as f64) * buf[buf.len() - 1][m % 2]).fold(b, |acc, y| acc.max(y)) - b.cos())
}

#[differentiable(unconnected = "zero")]
fn p82(out: &mut [Point82; 2], grid: &mut Vec<Point82>) -> f64 {
    let state = [[grid[1].x, grid[1].x], [grid[grid.len() - 1].y, grid[2].x], [out[1].x, out[out.len() - 1].x], [grid[2].x, out[1].y]];
    let mut v = vec![Point82 { x: state[0].iter().zip(grid.iter()).map(|(&p, spring)| spring.y * p).fold(state[2][1], |acc, d| acc * 0.5 + (d + d)), y: grid[0].y }, Point82 { y: grid[0].y, x: 0.8_f64.atan2(1.0 + state[1][2 - 1].abs()) }];
    let mut v2 = vec![Point82 { x: v[v.len() - 1].x.clamp(-0.75, 1.25), y: v[1].y }, Point82 { x: grid[grid.len() - 1].y / (grid[grid.len() - 1].x.powi(2) + 0.5), y: v[0].x }, Point82 { x: -state[3][0], y: out[2 - 1].x.asinh() }];
    let mut v3: Vec<f64> = state[state.len() - 1].iter().step_by(2).map(|w| *w).collect::<Vec<f64>>();
    let s = if v2[2].x > 0.3 {
        let mut acc = if !(grid[2].y > 0.9) {
            v[1].x + grid[2].x
        } else {
            v2[1].x.signum() * state[3][1]
        };
        v[2 - 1].y.tanh()
    } else {
        v2[3 - 1].y
    };
    match 2 % 4 {
        0 => {
            let mut kind: Option<f64> = None;
        }
        1 | 2 => {
            v3[0] *= (if s > -0.4 {
                v3[0]
            } else {
                v3[0]
            }) / ((s * s).powi(2) + 1.2);
        }
        _ => {
            for (u, spring) in v3.iter_mut().zip(&v2) {
                let y = std::mem::replace(&mut v[1].x, *u);
            }
            match 2 % 4 {
                0 => {
                    let mut v4: Vec<f64> = Vec::new();
                    for (count, spring) in v2.iter().take(2).enumerate() {
                        v[1].x -= s * (v[count % v.len()].y / (state[3][1].powi(2) + 0.5));
                        v4.push((v2[count % v2.len()].y - (count as f64)) / (v3.iter().fold(state[1][count % 2], |acc, p| acc * 0.5_f64 + p * state[count % state.len()][2 - 1]).powi(2) + 0.5));
                    }
                    v4.push((0..2).map(|j| (j as f64) * v2[j].y).sum::<f64>());
                }
                1 | 2 => {
                    for &y in v3.iter() {
                        grid[0].y += y.clamp(-0.75, 1.25) + -0.7;
                    }
                }
                i if i / 2 > 1 => {
                    let mut shape: Option<f64> = if i < 3 {
                        Some(state[0].windows(2).zip(1..out.len() - 1).map(|(v4, k)| (k as f64) * v3[k % 1]).fold(s, |acc, p| acc * 0.5 + p))
                    } else {
                        None
                    };
                }
                _ => {
                    v3.fill(s);
                }
            }
        }
    }
    s - v[1].x * 0.3 - v2[v2.len() - 1].x * 0.3 + v3[0] * 2.0 + v3[0] * v3[0] / (1.0 + (v3[0] * v2[2].y).abs()) - s / (s.powi(2) + 1.2) / 1.5
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

#[differentiable(unconnected = "zero")]
fn p84(row: &[f64; 4], v: &[f64; 3], mut out: Vec<f64>) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for (xs2, acc) in v[1..].chunks(2).zip(out.iter()) {
        for s in &out {
            let mut t: f64;
            if *s > 1.5 {
                t = *s;
            } else {
                let mut c = *acc;
                t = c * xs2[xs2.len() - 1];
            }
        }
        if xs2[0] <= 0.5 {
            xs.push(out[2].cos() * (out[out.len() - 1] + *acc));
        }
    }
    xs.push(out[0]);
    xs.push(xs[0] / 3.0);
    let mut pair: (f64, f64) = ((0..xs.len()).map(|count| (1.0 + xs[count].abs()).sqrt() + (count as f64)).sum::<f64>(), xs[0] / 1.5);
    for (k, s) in xs.iter_mut().enumerate() {
        out.iter_mut().for_each(|p| {
            *p += *s;
            *p *= (pair.0 - *s).hypot(p.sin().powi(2) + 0.5);
        });
    }
    xs[0] = (if v[2] > 1.0 {
        out[1]
    } else {
        0.9
    }) + out[1].asinh();
    for (w, n) in xs.iter().rev().zip(0..3) {
        pair.0 *= (v[n] - (n as f64)) * (n as f64);
    }
    v[v.len() - 1].abs() + out[0] * 1.5 + xs[0] * 1.5 + xs[xs.len() - 1].tanh().exp2().atan() - (pair.1 * pair.1 - (0..1).rev().filter(|j| *j != 1).map(|count| (count as f64)).fold(pair.0, |acc, acc2| acc.max(acc2 * pair.1)))
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
        let mut c = p89_helper(buf, Point89 { x: out[out.len() - 1].x, y: xs[2].tanh().exp_m1(), z: [xs[1].atan2(xs[0].powi(2) + 0.5), xs[n % 4] * (n as f64), p89_helper(buf, Point89 { z: [xs[0], xs[n % xs.len()], xs[n % 4]], y: xs[3], x: out[n % 5].y }, xs[..2].to_vec(), &xs)] }, xs.to_vec(), buf);
    }
    let mut k = 0;
    while k < 4 {
        k += 1;
        buf[k % 4] *= xs[k % xs.len()].sin() * (xs[k % 4] + xs[2]);
        if out[2].z[0] >= xs[0] {
            let mut m = 0;
            let mut b: f64 = loop {
                m += 1;
                if m >= 1 {
                    break xs[m % xs.len()];
                }
                if k * 2 % 3 == 0 {
                    buf[k % 4] /= out[5 - 1].x.powi(2) + 1.0;
                    return (out.iter().map(|body| body.z[3 - 1]).sum::<f64>(), xs[m % xs.len()].atan().exp_m1() * (n as f64));
                }
            };
        } else {
            let mut count = 0;
            let a: f64 = loop {
                count += 1;
                if count >= 3 || out[count % out.len()].y > -0.4 {
                    break xs[0] / 2.0;
                }
                let mut t = p89_helper(buf, Point89 { x: xs[4 - 1] + xs[2], y: (1.0 + xs[k % xs.len()].abs()).ln(), z: [out[3].z[0] * xs[4 - 1], buf[3] * out[0].x, out[2].y.max(xs[0])] }, xs.to_vec(), &xs);
            };
        }
    }
    (xs[0..2].chunks(2).enumerate().map(|(n2, buf2)| xs[n2 % 4]).sum::<f64>() + out.iter().map(|unit| unit.y).sum::<f64>(), xs[n % xs.len()] * (out[n % 5].y + xs[xs.len() - 1] - (k as f64)))
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
    let body = Point92 { z: grid[grid.len() - 1][1], y: spring.z * grid[2][2 - 1], x: 0.25 * 1.5 };
    if grid[0][2 - 1] >= grid[2][0] {
        for state2 in grid[0].chunks(2) {
            let mut spring2 = body * state2[state2.len() - 1];
        }
    } else {
        if let Some(b) = shape {
            let (c, mut s) = (state[1].z, -grid[2][1]);
        } else {
            let f2 = |s: f64| s * grid[0][1];
        }
    }
    (ys[1..].iter().sum::<f64>() + grid[1][1] * 1.5) * shape.unwrap_or(ys[1].asinh()) * -grid[1][1]
}

#[differentiable(unconnected = "zero")]
fn p92_inner(spring: &Point92, shape: Option<f64>) -> f64 {
    for j in 0..1 {
        if j % 2 != 0 && j / 2 % 3 == 0 {
            let mut v: Vec<f64> = Vec::new();
            for j2 in (0..1).rev() {
                v.push((0..2).take(2).map(|n| (n as f64)).sum::<f64>());
            }
            v.push(spring.x * spring.z);
        }
    }
    spring.x * (0..=4).rev().map(|k| spring.x + (k as f64)).sum::<f64>()
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
        let mut v = vec![Point92 { x: spring.x + body.x, y: if m > 0 {
            b
        } else {
            let d = spring.y;
            d
        }, z: b / (1.0 + 0.1_f64.abs()) }, *spring * (spring.y / (spring.y.powi(2) + 1.0))];
    }
    let b2 = p92_inner(spring, None).min(spring.y);
    spring.x *= -(if b2 > 2.0 {
        b2
    } else {
        b2
    });
    spring.y += if spring.x >= spring.x {
        let b3 = 1.1_f64.max(b);
        spring.x + b3
    } else {
        spring.y / 3.0
    };
    let mut v: Vec<f64> = Vec::new();
    for j in 0..3 {
        v.push((1.0 + (1.0 + b2.abs()).sqrt().abs()).log10());
    }
    v.push(spring.z.to_radians());
    let shape: Option<f64> = Some(-0.4 * b);
    [b2, b2.cos(), grid[3] * spring.x * v.chunks(2).take(2).map(|out| spring.y + b2).sum::<f64>()]
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
            spring = Body95 { at: [Point95 { x: y.floor() * state[0], y: ys[j % 2] + state[0], z: -ys[j % 2] }, Point95 { x: a.sin(), y: y.tanh().sinh(), z: ys[1] * (j as f64) }], k: a / 3.0, rates: Point95 { x: state[j % 1] + r, y: if j / 2 % 2 != 1 {
                ys[0]
            } else {
                a
            }, z: ys[0] }, parts: j + 1, last: match j * 2 % 5 {
                0 => ys[1],
                2 => row[j % row.len()],
                m if ys[0] >= -0.4 => {
                    let r2: f64 = ys[2 - 1];
                    r2
                }
                _ => ys[j % 2],
            } };
        }
    }
    r + a * 2.0 + (0..out.len()).rev().zip(0..out.len()).map(|(j2, n)| r + (n as f64)).sum::<f64>() * (-a.powi(2)).exp()
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
    let mut point = Point97 { x: [state[0], q, acc.min(state[count % state.len()])], y: q + (count as f64) };
    let (mut e, s) = (state[count % 1].max((0..state.len()).rev().zip(buf.iter()).map(|(k, e)| *e * -0.4).sum::<f64>()), buf[0].to_radians());
    s * 0.25 + state[0] * 0.3 + e * 2.0 - (0.8 / (q.powi(2) + 1.2) - e) + state[count % state.len()]
}

#[differentiable(unconnected = "zero")]
fn p97(grid: &Vec<f64>, y: f64, grid2: [f64; 2], d: f64) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        let mut ys = grid2[1..2].to_vec();
        ys[0] *= -(ys[0] * grid2[j % grid2.len()]);
        if j >= 2 {
            break;
        }
    }
    let unit = Body97 { k: grid[j % grid.len()] - grid[2], at: grid2[1] };
    match j * 2 % 3 {
        0 => {}
        j2 if j + 1 < 3 => {}
        _ => {
            match j % 4 {
                0 => {
                    for i in (0..=j).rev() {
                        if i / 2 > 2 || i * 2 % 3 != 0 {
                            break;
                        }
                    }
                }
                _ => {
                    let g = |acc: f64, p: f64| {
                        let d2 = unit.at + (grid2[j % grid2.len()] + acc);
                        acc + ((match grid2.len() % 5 {
                            0..=1 | 4 => p,
                            i if !(i < 3) => unit.at,
                            _ => p,
                        }).powi(2) + 1.2).sqrt()
                    };
                }
            }
        }
    }
    (d + y * 0.3 + d * 1.5) * (unit.at.to_radians() + -d)
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
    Point101 { z: xs[0], y: xs[0] / 1.5, x: if !(xs[1] > 2.0) {
        2.0
    } else {
        xs[0]
    } }
}

#[differentiable(unconnected = "zero")]
fn p101(mut row: Vec<f64>, u: f64) -> f64 {
    let mut k = 0;
    loop {
        k += 1;
        let mut part = p101_helper(if u <= u && u <= -1.0 {
            Some(u)
        } else {
            None
        }, &mut row);
        let point = part;
        if k >= 3 || point.y >= 0.9 {
            break;
        }
    }
    let mut e = row[k % row.len()] + u;
    let mut ys: Vec<f64> = row.iter().rev().map(|s| s * (s + s)).collect::<Vec<f64>>();
    let body = Body101 { at: e, k: vec![Point101 { x: e, y: u - ys[0], z: e * ys[0] }, Point101 { x: -0.4 + 0.1, y: ys[k % 1] + ys[ys.len() - 1], z: match (k + 1) % 5 {
        0..=1 => e,
        2..=3 => ys[k % 1],
        _ => u,
    } }, Point101 { x: u - ys[ys.len() - 1], y: row[0] + u, z: ys[k % 1] }], rates: ((ys[0].powi(2) + 1.0).powi(-1), e.powi(2)), parts: vec![e, ys[0] + e] };
    'rows1: for j in 0..ys.len() - 1 {
        let mut add = |b: f64| {
            e += b * row[j % row.len()];
        };
        add(ys[j]);
        add(match j / 2 % 5 {
            0..=1 => u,
            2 => body.k[1].y,
            j2 if j / 2 % 2 != 1 => ys[j % ys.len()],
            _ => u,
        });
        for m in 0..3 {
            for (b, m2) in row[3..].iter_mut().zip(0..4) {
                let g = |y: f64| {
                    let mut r = (*b + 0.25) * (match (j + 1) % 5 {
                        0..=1 => {
                            let mut b2 = e;
                            *b
                        }
                        _ => y,
                    });
                    y * body.parts[2 - 1]
                };
            }
            row[m] *= (body.at / (body.at.powi(2) + 1.0)).atan2(1.0 + row.iter().take(2).zip(0..m).map(|(x, n)| (n as f64) * x).sum::<f64>().abs());
        }
    }
    u + row[2] * 2.0 - u * 2.0 - ys[0] * 0.5 + (u + body.at * u)
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
impl std::ops::Mul<f64> for Point103 {
    type Output = Point103;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point103 {
        Point103 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p103_helper(z: f64) -> f64 {
    let mut acc = z;
    {
        acc *= acc * (0..4).zip(0..=3).map(|(n, count)| (count as f64)).sum::<f64>();
    }
    (acc.min(acc) + z * 1.5 - acc * 0.5) * acc + 1.5
}

#[differentiable(unconnected = "zero")]
fn p103(c: f64) -> f64 {
    let mut p = c.tanh().exp2() * 0.8;
    let mut v: Vec<f64> = (0..4).zip(0..=1).map(|(k, n)| (n as f64) * (c * p)).collect::<Vec<f64>>();
    v[0] - v[v.len() - 1] + c * 2.0 - p * 0.3 + v[0] * 1.5 - (0..v.len() - 1).filter(|k| *k != 1).map(|n| (n as f64) * (p * v[n])).product::<f64>()
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
        }], rates: vec![w * w, (1.0 + 1.0_f64.abs()).recip(), w + w], parts: Point104 { x: w + w, y: w * w }, last: w }
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
impl std::ops::Sub for Point106 {
    type Output = Point106;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point106) -> Point106 {
        Point106 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p106_helper(grid: &[Body106; 2]) -> Vec<f64> {
    for m in (0..grid.len()).take(2).rev() {
        let mut spring = Point106::new(grid.iter().rev().map(|point| point.rates.x + point.at).fold(grid[0].k, |acc, t| acc * 0.5 + (t + t)), !(grid[m % 2].parts < 0.3));
    }
    vec![if grid[2 - 1].at >= 0.25 {
        let p = grid[0].parts + grid[0].at;
        (-p.powi(2)).exp()
    } else {
        (0.1_f64.powi(2) + 1.2_f64).log10()
    }, grid[2 - 1].rates.x, (grid[0].rates.x / (1.0 + grid[grid.len() - 1].k.abs())).atan().sinh()]
}

#[differentiable(unconnected = "zero")]
fn p106(v: [f64; 2], state: &mut [Body106; 2], state2: Vec<f64>) -> Point106 {
    let r: f64 = state.iter().enumerate().map(|(count, part)| (1.0 + part.rates.y.abs()).ln() + part.at).fold(state[1].parts, |acc, acc2| acc + acc2);
    for (k, unit) in state.iter_mut().step_by(2).enumerate().rev() {
        for (&r2, n) in state2.iter().zip(0..state2.len() - 1) {
            for (count, z) in state2.iter().enumerate() {
                let mut shape: Option<f64> = Some(z.floor() * r2);
            }
            let mut body = Point106::new((0..v.len()).map(|k2| (k2 as f64)).fold(r, |acc, e| acc.max(e * unit.parts)), n % 2 == 1);
            let Point106 { x: w, y: w2 } = body;
        }
        let (mut x, mut p) = (r, (0.25_f64.powi(2) + 1.2_f64).recip());
    }
    let mut u = r;
    let spring = Point106::new(r, u > 0.1 && state2[state2.len() - 1] > 0.5);
    spring
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
        let part = Body108 { rates: pair.0 * pair.0, k: [pair.1, self.x - 0.3], at: vec![(0..3).map(|n| self.y + (n as f64)).sum::<f64>(), pair.1 / (1.0 + pair.1.abs()), pair.0 + pair.0] };
        let mut spring = part.clone();
        let (mut a, mut y): (f64, f64) = (pair.1, 1.1_f64.powi(2));
        a * part.rates + pair.0 * 0.5 + part.rates * 0.5 - y * 1.5 - (-1.1_f64.powi(2)).exp() * (y.floor() * spring.at[2 - 1]) + y
    }
}

#[differentiable]
impl std::ops::Sub for Point108 {
    type Output = Point108;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point108) -> Point108 {
        Point108 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point108 {
    type Output = Point108;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point108 {
        Point108 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p108(pair: (f64, f64)) -> f64 {
    let mut acc = if pair.0 < 3.0 {
        let mut b = pair.0;
        b * (b + b)
    } else {
        pair.0 + pair.0
    };
    let mut x = acc + (if pair.1 <= 1.1 {
        acc
    } else {
        acc
    }) * acc;
    let y = std::mem::replace(&mut x, acc.mul_add(pair.1, acc));
    x = x.atan() * acc;
    if !(acc > 0.3) {
        x += (0..1).rev().zip(0..4).map(|(m, k)| (k as f64)).product::<f64>();
        return x;
    }
    let mut state: Vec<f64> = Vec::new();
    for (i, count) in (0..1).zip(0..=1) {
        x = (x.powi(2) + 1.2).ln();
        state.push(x);
    }
    state.push(y.max(y));
    let mut m = 0;
    'rows1: while m < 2 && state[m % state.len()] < 0.25 {
        m += 1;
        for (n, e) in state.iter().enumerate().rev() {
            if *e <= -0.4 {
                continue;
            }
        }
    }
    (y.cos() + pair.0 * 0.3 - x * 0.3) * state.iter().map(|&s| state[m % 1].asinh() + s).sum::<f64>()
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
impl std::ops::Sub for Point111 {
    type Output = Point111;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point111) -> Point111 {
        Point111 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p111_helper(x: f64) -> f64 {
    let x = x * (if x < -1.0 {
        x.tanh()
    } else {
        x
    });
    let mut y: f64 = (0..2).rev().map(|k| (k as f64)).fold(x, |acc, r| acc.max(r.asinh() + r));
    (y - x * 2.0 - y * 2.0) * (0..4).map(|m| (x.powi(2) + 1.0).log10() + (m as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p111_inner(t: f64, part: &Point111) -> f64 {
    if t < 1.5 {
        let mut unit = part.clone();
    }
    part.x - t * 0.5 - (0..=3).rev().zip(0..3).filter(|(i, count)| *count != 1).map(|(k, i)| part.x + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p111(p: f64) -> [f64; 3] {
    if 4 < 3 {
        let mut n = 0;
        let a: f64 = loop {
            n += 1;
            let grid = [[p, p], [p, p]];
            let flag = p > 0.3;
            if n >= 1 {
                break grid[1][2 - 1] / ((p + (n as f64)).powi(2) + 1.2);
            }
        };
    } else {
        let mut state: Vec<f64> = (0..2).zip(0..1).map(|(j, count)| (count as f64) * (p + (count as f64))).collect::<Vec<f64>>();
    }
    [p * p - p.hypot(p.powi(2) + 0.5), p, 2.0]
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
    let mut body = Point118 { x: r.sin(), y: *r, z: *r };
    let mut c = state[0].parts.y;
    let mut kind: Option<f64> = Some(state[m % state.len()].at.max(c));
    let q: f64;
    if state[state.len() - 1].at > 0.3 {
        let w = body.z;
        q = -(w / (1.0 + body.y.abs()));
    } else {
        let mut s = c * (body.y - (m as f64));
        q = xs[3..].iter().map(|y| *y).sum::<f64>() * c;
    }
    (q / 3.0 - xs[3] * 0.3 + body.y * 0.5 + c * 0.5) * state.iter().zip(&state).map(|(point, point2)| point2.at * (c.powi(2) + 1.2).recip()).sum::<f64>() * (*r * *r / (1.0 + q.abs()))
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
        program!(p82(&mut [Point82 { x: -1.1, y: -1.2 }, Point82 { x: -0.1, y: -1.1 }], &mut vec![Point82 { x: -0.8, y: -0.8 }, Point82 { x: 0.35, y: 0.5 }, Point82 { x: -0.1, y: 1.1 }, Point82 { x: -1.1, y: 1.4 }, Point82 { x: -0.8, y: 0.35 }]) calls p82_helper, p82_inner),
        program!(p83(-0.4, 3) calls p83_helper),
        program!(p84(&[-0.9, 0.4, -0.2, 0.5], &[-0.1, -1.1, 0.4], vec![-0.3, 1.0, -0.8])),
        program!(p85(-0.8, (0.1, -0.2), &[-0.7, 1.3, 0.3], &mut 0.2) calls p85_helper),
        program!(p86(&mut [-0.6, -0.9, -0.9, 0.3])),
        program!(p87(&[1.3, 0.2, 0.1], &mut -0.4, &[[-1.1, -0.2], [-0.4, 0.3]])),
        program!(p88(1.3, &mut [0.5, -0.3, 0.4, 1.1, -0.1], &vec![-0.6, -1.1, 0.2], &mut 0.7)),
        program!(p89(&mut vec![1.1, -0.6, 0.7, -0.4], &vec![Point89 { x: -0.2, y: -0.7, z: [0.5, 1.2, 0.35] }, Point89 { x: -0.3, y: -0.7, z: [-0.3, -1.2, 0.1] }, Point89 { x: -0.5, y: -0.2, z: [-1.1, 0.2, -0.6] }, Point89 { x: 0.3, y: 1.1, z: [0.2, 0.2, -0.5] }, Point89 { x: 0.6, y: -0.7, z: [0.8, -0.6, 1.4] }], [-0.1, -0.4, 0.9, -0.6]) calls p89_helper; pulled ((0.3, -0.7), vec![1.0, 1.0, 1.0, -2.0])),
        program!(p90(&mut [1.2, -0.7, 0.8, 0.4], 1.3)),
        program!(p91([Point91 { x: 0.3, y: 0.35 }, Point91 { x: -0.7, y: -0.1 }], &[-0.2, 1.1, -0.4, 1.0, 0.35], -0.9) calls Point91::advance, Point91::shifted, p91_helper, p91_inner),
        program!(p92(vec![0.3, -0.7, 0.6, -0.8], &mut Point92 { x: -0.6, y: -0.6, z: -0.4 }, 1.4, &mut Point92 { x: 0.3, y: -1.0, z: -0.3 }) calls p92_helper, p92_inner; pulled ([1.0, 0.5, -0.7], Point92Tangent { x: 0.5, y: 0.3, z: 1.0 }, Point92Tangent { x: 1.0, y: 0.3, z: -2.0 })),
        program!(p93([[0.4, 1.3], [-1.1, 0.35], [-0.9, -0.3]]) calls p93_helper, p93_inner; pulled [0.3, -2.0, 0.5]),
        program!(p94(-1.1) calls p94_helper),
        program!(p95(4, Body95 { at: [Point95 { x: -0.3, y: 0.8, z: 0.7 }, Point95 { x: -0.9, y: 0.3, z: 1.4 }], k: -1.0, rates: Point95 { x: 0.2, y: -0.1, z: -0.4 }, parts: 3, last: 1.0 }, &[0.7, 1.4, -0.4], &mut vec![-0.8, -1.1, 1.3, 0.2]) calls Body95::shifted, p95_helper, p95_inner; pulled (1.0, vec![0.5, 0.5, 0.3, 0.3])),
        program!(p96(0.35, const &mut [-0.1, -0.2, -0.6, 1.3])),
        program!(p97(&vec![0.8, 0.1, -0.6, 0.5], 0.4, [-0.6, 0.9], 1.0) calls Point97::advance, Body97::norm, p97_helper),
        program!(p98(-0.2, [Point98 { x: -1.2, y: -0.5 }, Point98 { x: 0.35, y: -0.7 }], &mut [-0.8, 0.35, 0.6]) calls p98_helper, p98_inner; pulled (vec![0.3, -2.0, -2.0], [0.3, 0.3, -2.0])),
        program!(p99([-0.1, -0.2, 1.0, 0.5], false, 1.0, &[-0.8, 1.2, 1.1, 0.7])),
        program!(p100(-0.9, &[0.2, -0.5, 0.9, -0.3, -0.4], 0.5); pulled (0.5, 0.3)),
        program!(p101(vec![0.35, 1.0, 0.4, -0.5], 1.1) calls p101_helper),
        program!(p102(0.4, 2)),
        program!(p103(-0.9) calls Point103::norm, p103_helper),
        program!(p104(&Body104 { at: vec![1.1, 0.5, -0.3, 0.3], k: vec![1.3, -0.4, -0.2, -1.2], rates: vec![1.4, -0.9, 1.1, -0.8], parts: Point104 { x: -0.9, y: -0.1 }, last: 0.7 }, &mut -1.2, &mut -1.2) calls Body104::advance, Point104::norm, Body104::new; pulled ([0.3, 0.3, -0.7], 0.5, -2.0)),
        program!(p105(&[[1.1, -0.9], [0.7, 1.1]]); pulled (-0.7, 0.3)),
        program!(p106([-0.1, 0.7], &mut [Body106 { at: 0.6, k: 0.4, rates: Point106 { x: 1.1, y: -0.1 }, parts: -0.2 }, Body106 { at: 0.5, k: 0.4, rates: Point106 { x: 1.2, y: -1.2 }, parts: 0.1 }], vec![0.3, 1.3, -0.3]) calls Body106::advance, Point106::shifted, Point106::new, p106_helper; pulled (Point106Tangent { x: 0.5, y: -0.7 }, [Body106Tangent { at: 0.5, k: 0.5, rates: Point106Tangent { x: 0.3, y: 0.5 }, parts: -2.0 }, Body106Tangent { at: -0.7, k: -0.7, rates: Point106Tangent { x: -0.7, y: 1.0 }, parts: 0.3 }])),
        program!(p107(&[0.1, -1.2, -0.1, 0.1], (-1.0, -1.2), &mut [0.7, -1.1, -0.7], 2) calls p107_helper),
        program!(p108((0.2, -1.0)) calls Point108::norm),
        program!(p109(&mut vec![0.6, 0.4, 1.0, -1.1], &[1.4, -0.2, 0.2, 0.5, -1.0])),
        program!(p110(const 1.3, &mut vec![Body110 { at: -1.2, k: 0.7, rates: (-0.4, 1.2), parts: vec![-0.4, 0.1, -0.4, 0.4, 0.1] }, Body110 { at: -0.9, k: 1.1, rates: (-0.9, 1.3), parts: vec![0.4, -1.1, -0.7, 0.7, 0.4] }, Body110 { at: -0.8, k: -1.0, rates: (-0.6, -0.6), parts: vec![-0.8, -1.1, -0.3, -1.0, 1.1] }, Body110 { at: -0.5, k: 1.1, rates: (-1.1, 1.2), parts: vec![-0.6, -0.4, 0.3, -0.2, -1.2] }, Body110 { at: -0.9, k: 1.1, rates: (0.7, -0.1), parts: vec![-1.0, -0.2, -0.8, -0.1, -0.5] }], (-0.4, 0.8), [-0.5, 0.9, 0.9]) calls Body110::energy, p110_helper, p110_inner),
        program!(p111(-0.7) calls Point111::advance, Point111::new, p111_helper, p111_inner; pulled [0.5, -0.7, -2.0]),
        program!(p112(&[-0.1, -1.0, -0.1, 0.3], &[0.1, -0.1, -0.4, 0.4, 1.4], &mut [-1.1, -1.0, -0.2], &Point112 { x: -1.2, y: 1.4, z: 1.1 }) calls Body112::advance, p112_helper),
        program!(p113(&mut 0.35)),
        program!(p114([[0.2, -0.8], [0.4, 0.4]]); pulled Point114Tangent { x: -0.7, y: [0.5, -2.0], z: 0.3 }),
        program!(p115(1.1) calls p115_helper),
        program!(p116(-0.5, &[-0.9, -1.2, 0.2, 0.6, -0.7])),
        program!(p117(-0.6, -0.9, const -0.8) calls p117_helper),
        program!(p118(vec![1.0, -0.1, 1.3, 1.2], &mut -0.7, [Body118 { at: -0.9, k: 2, rates: 4, parts: Point118 { x: -0.1, y: 0.35, z: 0.35 } }, Body118 { at: -1.1, k: 2, rates: 3, parts: Point118 { x: -0.3, y: 0.5, z: -0.1 } }]) calls Point118::shifted),
        program!(p119((0.9, -0.8), -0.8, const &mut [0.2, -0.5, -0.4]) calls p119_helper),
    ]
}
