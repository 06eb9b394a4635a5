//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point60 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body60 {
    at: Vec<f64>,
    k: (f64, f64),
    rates: Point60,
    parts: usize,
}

#[differentiable(unconnected = "zero")]
fn p60_inner(j: usize, grid: [f64; 2], grid2: Vec<f64>, w: f64) -> f64 {
    if j < 1 {
        return grid2[grid2.len() - 1].max(w);
    }
    {
        let mut buf: [[f64; 4]; 4] = [[grid2[grid2.len() - 1]; 4]; 4];
        for i in 2..3 {
            for i2 in 0..0 {
                buf[i][i] /= (buf[4 - 1][i] * buf[i][i]).powi(2) + 1.0;
                buf[i2][i2] += buf[i2][i2] * buf[(i2 + 1) % 4][i2];
            }
        }
    }
    p60_inner(j - 1, grid, grid2.to_vec(), w) - grid[j % grid.len()] * 1.5 + grid2[..1].iter().map(|a| a.abs().sqrt()).fold(0.7_f64, f64::max) * (j as f64) + p60_inner(j - 1, grid, grid2.to_vec(), grid2[1])
}

#[differentiable(unconnected = "zero")]
fn p60(v: &[Body60; 2], buf: &mut [f64; 4]) -> f64 {
    if v[1].rates.z >= 1.5 && 1 < 3 {
        buf[1..].swap(1, 2);
    } else {
        buf[0] += (-v.iter().map(|body| buf[0] + body.rates.z).sum::<f64>().powi(2)).exp();
    }
    let mut j = 0;
    let z: f64 = loop {
        j += 1;
        if j >= 2 || buf[0] > 0.5 {
            break (v[2 - 1].at[0] + buf[3]) * buf[j % buf.len()].tanh().exp2();
        }
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for j2 in 0..buf.len() {
            grid.push(buf[j2]);
        }
        grid.push(buf[3].tanh());
        for (part, Body60 { at: grid2, k: pair, rates: Point60 { x: grid3, y: p, z: y }, parts: _ }) in v.iter().zip(v) {
            let flag = *y >= *p;
        }
    };
    z * v[j % v.len()].rates.z * (z - z.tanh()) + buf.iter().rev().enumerate().filter(|(k, y)| **y > 3.0).map(|(count, y)| y * z).sum::<f64>()
}

flat_record! {
    Point60 { x, y, z }
    Body60 { at, k, rates, parts }
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
        Point61 { x: 3.0 * self.x, y: 0.5 - self.x, z: self.z + self.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p61_helper(n: usize, xs: Vec<f64>, a: f64, e: f64) -> f64 {
    if n < 1 {
        return e;
    }
    let part = (Point61 { x: a / (e.powi(2) + 1.0), y: e - e, z: e + e }).advance(3);
    (e.sin().exp_m1() + xs[n % 2] * 1.5 - e) * a + p61_helper(n - 1, xs.to_vec(), part.z, part.x)
}

#[differentiable(unconnected = "zero")]
fn p61(body: &Point61) -> f64 {
    if body.y >= body.y {} else {
        let mut count = 0;
        let r: f64 = loop {
            count += 1;
            if count >= 3 {
                break -body.y + body.z.signum() * body.y;
            }
        };
    }
    if body.y < 1.5 {
        return body.z;
    }
    let mut count = 0;
    let mut q: f64 = loop {
        count += 1;
        let mut shape: Option<f64> = None;
        if let Some(x) = shape {
            let mut n = 0;
            let q: f64 = 'rows1: loop {
                n += 1;
                let mut k: usize = n;
                if n >= 1 {
                    break (0..2).map(|j| (0..3).take(2).map(|i| (i as f64) * x).sum::<f64>() + (j as f64)).product::<f64>();
                }
            };
        } else {
            match shape {
                None => {
                    let mut unit = (Point61 { x: match count % 5 {
                        0 | 4 => body.x,
                        2 | 4 => body.y,
                        _ => body.z,
                    }, y: body.z, z: body.z.max(body.y) }).powi(2);
                }
                Some(a) => {}
            }
        }
        if count >= 4 {
            break (if body.y <= body.y {
                body.z
            } else {
                body.z
            }) - (count as f64);
        }
    };
    (if body.x < q {
        q
    } else {
        q
    }) + (0..count).map(|k| (k as f64)).fold(body.z, |acc, t| acc * 0.5 + (t * t + t)) + (q - q).hypot(q.powi(2) + 0.5)
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
}

#[differentiable(unconnected = "zero")]
fn p63(state: Vec<f64>, grid: &Vec<f64>, v: &Vec<f64>, z: f64) -> f64 {
    let shape: Option<f64> = Some(grid[2].mul_add(v[5], z));
    let flag = v[0] < v[9];
    let mut ys = [z.mul_add(z, v[3]), v[10].sin().sinh(), v[1] - v[7]];
    let c: f64;
    if z < 0.8 {
        let mut a = ys[0].tanh().exp_m1();
        c = z;
    } else {
        let acc = ys[0] - -z;
        c = acc.cbrt().max(acc);
    }
    'rows1: for z2 in ys.iter_mut().take(2) {
        if flag || c > 3.0 {
            *z2 *= *z2;
        } else if v[v.len() - 1] < 2.0 {
            for grid2 in v.chunks(2) {
                if z > 0.5 && grid2[0] <= -0.7 {
                    *z2 = (*z2 / 2.0).asinh();
                    return (if *z2 > 3.0 {
                        *z2
                    } else {
                        3.0
                    }) / (1.0 + (0..v.len()).map(|i| (i as f64)).fold(grid2[0], |acc, t| acc.max(t * t)).abs());
                } else {
                    *z2 *= grid2.iter().map(|a| (a * a).sqrt()).fold(0.1_f64, f64::min);
                }
            }
        }
    }
    (z * ys[2] + state[3] * 0.5 - z * 1.5 - ys[1] * 2.0) * ys.iter().step_by(2).rev().sum::<f64>() - (state[2] + z.floor() * ys[ys.len() - 1])
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
fn p64_inner(n: usize, c: f64, e: f64) -> f64 {
    if n < 1 {
        return c.asinh();
    }
    let mut x = e.cbrt().max(e + e);
    'rows1: for count in 0..n {
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for n2 in 0..n {
            row.push((0..2).map(|i| (i as f64)).product::<f64>().powi(3));
        }
        row.push(e + e);
    }
    (-x - c * 0.3 + x * 0.5) * x - e + p64_inner(n - 1, x, c)
}

#[differentiable(unconnected = "zero")]
fn p64(ys: &[f64]) -> f64 {
    let mut v = vec![ys[2].atan().cosh(), ys[2] + ys[3], (ys[ys.len() - 1] * ys[ys.len() - 1]).sqrt().max(ys[3]), ys[2]];
    let mut u = if !(v[2] >= v[2]) {
        v[0].tanh()
    } else {
        v[..3].iter().map(|u| (*u * *u).sqrt()).fold(0.7_f64, f64::min)
    };
    let mut buf: Vec<f64> = vec![v[v.len() - 1]; 3];
    let mut x: f64 = 0.0;
    for m in 0..4 {
        for n in 0..3 {
            buf[n] = (v[m] * (n as f64) + v[0]).cos();
        }
        let mut p: f64 = 0.0;
        for n in 0..buf.len() {
            p += buf[n] * buf[2 - n];
        }
        x += p.sin();
    }
    [u, v[2]] = [v[2], u + x];
    let mut out: [[f64; 3]; 3] = [[x; 3]; 3];
    for n in 0..3 {
        for j in (0..3).rev().step_by(2) {
            out[n][n] /= (out[n][j] / (1.0 + out[(j + 2) % 3][j].powi(2))).powi(2) + 1.0;
            out[j][n] += out[j][0] * out[n][3 - 1 - j];
        }
    }
    let mut out2 = vec![x; out.len()];
    let e = &mut out[3 - 1][3 - 1];
    *e *= -*e;
    *e += v[0].mul_add(u, 0.5);
    let mut v2: [[f64; 4]; 4] = [[out2[3 - 1]; 4]; 4];
    for j in (0..4).rev() {
        for j2 in 0 + j..3 {
            v2[4 - 1 - j][0] += v2[j / 2][j2] / (1.0 + v2[j][j].powi(2));
            v2[j][j2] = (v2[4 - 1 - j][j2] * v2[j][j2 * 2 % 4]).sin();
        }
    }
    let x2: f64;
    if out2[3 - 1] > 0.1 {
        x2 = (-u.max((v2[2][3] * v2[2][3]).sqrt()).powi(2)).exp();
    } else {
        x2 = (v2[1][4 - 1] + out2[1]).min(ys[ys.len() - 1].sin().exp2());
    }
    {
        if out[2][2] > 1.0 {
            {
                v2[4 - 1][3] = if !(v2[0][2] > -0.7) {
                    out[1][2] * buf[2]
                } else {
                    v2[v2.len() - 1][4 - 1].floor() * v2[v2.len() - 1][1]
                };
            }
        } else if 3 < 3 {
            let mut kind: Option<f64> = if x2 > 0.25 {
                None
            } else {
                None
            };
            let mut kind2: Option<f64> = if x > -0.7 {
                None
            } else {
                None
            };
        } else {
            out2[2] = (buf[2] / 3.0).abs();
        }
    }
    ((x2 * x2).sqrt().max(v2[v2.len() - 1][3]) - buf[3 - 1] * 0.3 + v2[3][0] * 0.5 - x2 * 2.0) * (0..v2.len() - 1).filter(|count| *count != 1).map(|count| (0..count).zip(buf.iter()).filter(|(count2, d)| **d > 1.1).map(|(i, t)| *t + *t).sum::<f64>() + (count as f64)).sum::<f64>()
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
fn p70_inner(count: usize, state: Vec<f64>, z: f64) -> f64 {
    if count < 1 {
        return 0.5;
    }
    for &z2 in state.iter() {
        if !(count + 1 < 3) {
            continue;
        }
    }
    let mut c = p70_inner(count - 1, state.to_vec(), z.cos());
    if state[0] >= -0.4 {
        state.iter().take(2).enumerate().for_each(|(count2, y)| {
            c = z;
            c += (0.3 * c).tanh().exp();
        });
    }
    (if c > -1.0 {
        state[2 - 1]
    } else {
        state[0]
    }) + c * 0.3 - (0..count).filter(|k| *k != 1).map(|count2| (count2 as f64) * z).sum::<f64>() + p70_inner(count - 1, state.to_vec(), c)
}

#[differentiable(unconnected = "zero")]
fn p70(row: &[[f64; 2]; 3], flag: bool, p: f64, j: usize) -> f64 {
    let flag2 = p > 0.8 && j + 1 > 0;
    'rows1: for xs in row[2].windows(2).skip(1) {
        if xs[j % xs.len()] < xs[1] || j * 2 % 3 != 1 {
            break;
        }
    }
    let mut t = p70_inner(2, row[0].to_vec(), row[j % row.len()][0] + p);
    t += (t - t).powi(2);
    t -= t / (1.0 + t.abs());
    let mut kind: Option<f64> = if !(p <= p) {
        Some(p.cos())
    } else {
        Some(match j % 5 {
            0..=1 => t,
            2..=3 => t,
            _ => p,
        })
    };
    let mut j2 = 0;
    while t > 0.1 && j2 < 2 {
        j2 += 1;
    }
    t - p * 0.5 - t * 0.3 - ((0..row.len()).skip(1).filter(|n| *n != 1).map(|j3| (j3 as f64)).sum::<f64>() + row[0][j % 2] / (t.powi(2) + 1.2)) - p
}

#[differentiable(unconnected = "zero")]
fn p71(mut p: f64, e: f64) -> [f64; 2] {
    let mut t = std::mem::replace(&mut p, (0..=2).take(2).map(|n| (n as f64) * e).fold(e, |acc, a| acc.max(a)));
    let b: f64 = (0..4).zip(0..4).map(|(m, i)| (i as f64) * t.max(t)).fold(p, |acc, a| acc + (t * t + a));
    let s = (if t > 1.1 {
        e + b
    } else {
        (0..1).zip(0..2).filter(|(k, count)| *count != 1).map(|(j, k)| (k as f64) * b).fold(e, |acc, a| acc * 0.5 + a)
    }).atan2(1.0 + ((if 0.9 > 0.8 {
        e
    } else {
        e
    }) * t).abs());
    let mut z = t;
    for j in 0..=2 {
        z *= (match j % 5 {
            0 => z,
            2..=3 => z,
            _ => s,
        }) - t * 3.0;
    }
    [(0..3).map(|j| z + (j as f64)).sum::<f64>().abs(), z * (if !(z < -0.4) {
        let mut s2 = e;
        s
    } else {
        z
    })]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point72 {
    x: [f64; 10],
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body72 {
    at: f64,
    k: Vec<f64>,
    rates: Point72,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape72 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point72 {
    #[differentiable(unconnected = "zero")]
    fn new(v: &[f64; 3], unit: &Point72) -> Point72 {
        Point72 { x: [1.1 + unit.y; 10], y: 1.0 }
    }
}

#[differentiable]
impl Point72 {
    #[differentiable(unconnected = "zero")]
    fn clear(&mut self) {
        let mut grid: Vec<f64> = (0..3).map(|i| (i as f64)).collect::<Vec<f64>>();
    }
}

#[differentiable]
impl Point72 {
    #[differentiable(unconnected = "zero")]
    fn last(&self) -> f64 {
        ((if self.x[10 - 1] > 3.0 {
            self.x[9]
        } else {
            self.y
        }) - self.x[4]) * 1.0
    }
}

#[differentiable(unconnected = "zero")]
fn p72(v: &[f64], mut pair: (f64, f64)) -> f64 {
    let xs = vec![pair.0; v.len()];
    pair.0 = pair.1.abs().sin();
    pair = ((if pair.0 > 0.1 {
        let c = xs[xs.len() - 1];
        xs[1]
    } else {
        xs[2]
    }) * xs[1], pair.1 + xs[0]);
    let x: f64 = xs[..2].chunks(2).take(2).enumerate().rev().map(|(count, xs2)| pair.0).sum::<f64>();
    (pair.0, pair.0, pair.1) = (pair.1, x, xs[4 - 1] + x);
    let kind: Shape72 = if pair.0 > 3.0 && 2 < 3 {
        Shape72::Rect(pair.1 + pair.1, x)
    } else {
        Shape72::Rect(xs[3] / ((-1.0_f64).powi(2) + 1.0), if (x * x + x * x).sqrt() > 0.1 {
            (x * x + x * x).sqrt()
        } else {
            pair.1
        })
    };
    match &kind {
        Shape72::Flat => {
            let mut out: Vec<f64> = vec![0.0; 3];
            let mut t: f64 = 0.0;
            for i in 0..4 {
                for i2 in 0..out.len() {
                    out[i2] = (xs[i] * (i2 as f64) + xs[i2]).cos();
                }
                let mut x2: f64 = 0.0;
                for n in 0..out.len() {
                    x2 += out[n] * out[2 - n];
                }
                t += x2;
            }
        }
        Shape72::Disc(a) => {}
        Shape72::Rect(d, r) => {}
    }
    (pair.0 + xs[1] - x * 2.0) * (0..xs.len()).map(|k| (k as f64)).sum::<f64>()
}

flat_record! {
    Point72 { x, y }
    Body72 { at, k, rates }
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
    let mut p = std::mem::replace(&mut xs[1], z2 - z2);
    let mut p = p + (-v[count % 15]).asinh();
    p.max(v[count % 15]) - z * 0.3 + acc * 2.0 + v.iter().sum::<f64>() * 0.5 - v[9]
}

#[differentiable(unconnected = "zero")]
fn p75(grid: &[f64]) -> f64 {
    for buf in grid.windows(2) {
        'rows1: for k in (0..buf.len()).rev() {
            if buf[buf.len() - 1] < -0.4 {
                return buf[k % buf.len()];
            } else {
                let xs = [buf[k]; 4];
            }
            let mut i = 0;
            while i < 3 && grid[0] > -1.0 {
                i += 1;
            }
            let (mut d, mut x) = (buf[(k + 1) % buf.len()], grid[i % 4] + grid[2]);
        }
    }
    grid[0] - (grid[4 - 1] * grid[1]).max(grid[2].to_radians()) - grid[grid.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p76_helper(m: usize, flag: bool, buf: Vec<f64>, ys: [f64; 2], w: f64) -> f64 {
    if m < 1 {
        return w * w;
    }
    'rows1: for (i, out) in ys[1..].chunks(2).enumerate() {
        if i % 2 == 0 {
            break;
        }
        let mut row: Vec<f64> = Vec::new();
        for (count, &e) in (0..out.len()).zip(out.iter()) {
            row.push(match ys.len() % 5 {
                0..=1 => e * out[count],
                _ => {
                    let mut q = e;
                    e * e
                }
            });
        }
        row.push(out[i % out.len()].sin().sinh());
    }
    (w + buf[0] * 0.5 + ys[2 - 1] * 1.5 - w * 2.0) * (ys[1] * (ys[ys.len() - 1] * (m as f64))) + w + p76_helper(m - 1, ys[m % ys.len()] <= 2.0 && w < w, buf.to_vec(), ys, w)
}

#[differentiable(unconnected = "zero")]
fn p76(k: usize, ys: &mut Vec<f64>, ys2: [f64; 4]) -> [f64; 3] {
    for x in ys2[..3].iter() {
        let r: f64 = -x;
        'rows1: for (x2, t) in ys2.iter().skip(1).zip(ys2.iter()) {
            let d: f64;
            if *x <= 0.3 {
                d = *t;
            } else {
                let mut w = (if *x > 0.9 {
                    r
                } else {
                    *x2
                }) * x2.to_radians();
                d = ys[1..3].iter().enumerate().map(|(count, acc)| p76_helper(3, ys2[ys2.len() - 1] <= *x2, ys2.to_vec(), [*acc, *acc], ys[ys.len() - 1]) + acc).sum::<f64>();
            }
            ys[k] = if d < 0.25 {
                let w = 3.0 / (d.powi(2) + 1.2);
                x2 + 3.0
            } else {
                *x2
            };
        }
    }
    ys[k % 5] = ys2[4 - 1];
    let mut x: f64;
    if ys2[k % ys2.len()] < 0.3 {
        x = ys2[k % 4];
    } else {
        x = if k % 3 == 1 {
            p76_helper(3, ys2.len() % 2 != 1 || k < 3, ys2[..3].to_vec(), [ys[k], 0.1], ys2[k % ys2.len()])
        } else {
            ys[(k + 1) % ys.len()].max(ys2[k % ys2.len()])
        };
    }
    match k % 4 {
        0 => {
            let mut add = |s: f64| {
                x += s * (s / (s.powi(2) + 1.0));
                x
            };
            let q = add(0.25);
            let t = add((1.0 + ys2[1].abs()).sqrt());
        }
        1 | 2 => {
            x = x.max(p76_helper(2, (k + 1) % 3 != 1 && ys2.len() % 2 == 1, ys2.to_vec(), [ys2[ys2.len() - 1], ys2[ys2.len() - 1]], ys2[k % 4]));
        }
        m if m + 1 > 1 || ys[k] < -1.0 => {
            let (y, a): (f64, f64) = (ys[..4].iter().filter(|t| **t > -0.4).map(|&s| (match ys2.len() % 5 {
                0 => s,
                _ => ys2[3],
            }) + s).fold(x, |acc, q| acc + q), 0.1);
        }
        _ => {
            ys[k] = if k % 3 == 0 {
                ys2[1]
            } else {
                x.floor() * x
            };
        }
    }
    [(-(-1.0_f64).sin().powi(2)).exp(), x, x.min(x).max(x)]
}

#[differentiable(unconnected = "zero")]
fn p77(a: f64, k: usize) -> f64 {
    if !(k + 1 < 3) {
        let mut m = 0;
        loop {
            m += 1;
            if m >= 1 {
                break;
            }
            if a > a {
                if a < 0.9 {
                    return (a - a).atan2(a.powi(2).powi(2) + 1.2);
                }
            }
        }
        let mut pair = ([a.atan(), match m * 2 % 5 {
            0..=1 | 4 => a,
            2..=3 => {
                let mut a2 = a;
                a2
            }
            _ => {
                let b = a;
                b
            }
        }], a);
        pair = ([pair.0[1], (a * (k as f64)).sin().exp()], pair.0[1].abs() * 2.0);
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 || a <= 1.5 {
            break;
        }
    }
    a.max(a) * a + (0..4).map(|m| (0..m).filter(|n| *n != 1).map(|count| (count as f64) * a).sum::<f64>() + (m as f64)).product::<f64>()
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
fn p79_inner(i: usize, v: Vec<f64>, out: Vec<f64>, c: f64) -> f64 {
    if i < 1 {
        return c * out[i % 2];
    }
    let a: f64 = out.iter().map(|c2| *c2 * 1.5).fold(0.7_f64, f64::max);
    if !(v.len() % 2 != 1) {
        let (c2, r) = (out[0] * a + a.atan(), a - (i as f64));
    } else {
        let q = p79_helper((c.min(v[i % 2]), a), -v[1]);
    }
    a * c - v[i % v.len()] * 1.5 + out[i % 2] * 1.5 + c * 1.5 + v[0] / (1.0 + c.abs()) / ((a - c).powi(2) + 1.2) + out[1..].chunks(2).map(|buf| buf[i % buf.len()]).sum::<f64>() + p79_inner(i - 1, out.to_vec(), out.to_vec(), a)
}

#[differentiable(unconnected = "zero")]
fn p79(q: &mut f64, t: f64) -> f64 {
    *q -= *q - (t + t);
    let c = t.sin();
    *q = (t.powi(2) + 1.0).cbrt() - t;
    let s = c;
    let mut acc = s.max(0.0).sqrt().max(s + s);
    (acc + c + c * 1.5 - s * 0.5 - acc * 0.5) * (0..4).map(|i| acc.sin() + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p80(xs: &[f64], s: &mut f64, u: &mut f64, ys: &mut [f64; 3]) -> [f64; 2] {
    for (grid, i) in ys.chunks(2).zip(0..ys.len()) {
        if ys[0] >= ys[i % 3] {
            *u *= xs[(i + 1) % xs.len()];
            for k in 0..3 {
                *u /= (0.1 / (1.0 + s.abs())).to_radians().powi(2) + 1.0;
                let r = std::mem::take(u);
            }
        } else {
            let mut a = std::mem::replace(s, if grid[0].abs().sqrt() > 0.1 {
                grid[0].abs().sqrt()
            } else {
                ys[2]
            });
        }
        let mut kind: Option<f64> = Some(if grid[1 - 1] < 0.5 {
            grid[i % 1]
        } else {
            let r = *u;
            r
        });
        let mut ys2 = vec![ys[1] - ys[i], grid[i % 1].to_radians(), grid[0] * grid[0]];
    }
    let v = &mut ys[..2];
    *u += (*s / (u.powi(2) + 0.5)).mul_add((v[2 - 1].powi(2) + 1.2).cbrt(), *s);
    v[0] += *u;
    ys.swap(0, 0);
    (ys[0], *u) = (ys[0], *u);
    ys[0] += ys[ys.len() - 1] + (ys[1] + *s);
    ys[3 - 1] += u.to_radians();
    [ys[0], ys[2].min(*s) * *u]
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point84 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p84(spring: &mut Point84, state: [f64; 4], row: &Vec<f64>) -> (f64, f64) {
    spring.y = if 4 < 3 && state[2] > 0.3 {
        row[7] / (1.0 + row[8].abs())
    } else {
        let mut a = (1.0 + state[2].abs()).ln();
        state[2]
    };
    spring.z /= 3.0_f64.asinh().powi(2) + 1.0;
    spring.z *= row[8] * row[row.len() - 1];
    let g = |acc: f64, b: f64| acc + row[11 - 1].max(0.0).sqrt().min(state.iter().skip(1).map(|w| *w * *w).sum::<f64>());
    'rows1: for m in 0..row.len() {
        if spring.y >= row[m] {
            spring.z *= row[row.len() - 1];
        } else if row[m] < row[m] {}
    }
    (state[3] * row.iter().map(|&e| e + row[10] + e).sum::<f64>() + row[2], state[2].abs() * spring.z)
}

flat_record! {
    Point84 { x, y, z }
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
                [y, y] = [y, z.cbrt().max(2.0)];
                y = y / (1.0 + y.abs()) + (y + (i as f64));
            }
        }
        _ => {
            if y < 2.0 && z <= 0.1 {
                y += y.atan();
            }
        }
    }
    [z - y + z, (if !(z > q) {
        y
    } else {
        z
    }).max((z * z + y * y).sqrt()) + z.min(y), (1.1_f64.powi(2) + 0.5_f64).powf(z.sin()).abs()]
}

#[differentiable(unconnected = "zero")]
fn p88(d: &mut f64, grid: &[f64; 4], r: f64, buf: &mut [f64]) -> f64 {
    let mut grid2 = grid[..1].to_vec();
    let mut found: Option<f64> = None;
    let acc = &mut grid2[1 - 1];
    *acc = buf[3 - 1] + r;
    match found {
        None => {
            if let Some(q) = found {
                let q = q + (if grid2[0] >= 1.0 {
                    let y = grid2[0] + buf[1];
                    y
                } else {
                    let mut d2 = q.powi(2);
                    q.sin().cosh()
                });
                let mut v = std::mem::replace(&mut grid2, vec![r - buf[0], buf.chunks(2).enumerate().rev().map(|(count, out)| r + out[count % 1]).sum::<f64>(), if !(r >= 0.25) {
                    -0.7
                } else {
                    buf[2]
                }]);
            } else {
                let mut z: f64 = (((0..grid2.len() - 1).rev().filter(|i| *i != 1).map(|m| (m as f64) * grid[4 - 1]).product::<f64>() - grid2[grid2.len() - 1]).powi(2) + 0.5).ln_1p();
            }
            let mut kind: Option<f64> = if grid2[0] < 0.1 {
                None
            } else {
                None
            };
        }
        Some(x) => {
            for (s, n) in buf.iter().zip(0..=1) {
                let mut k = 0;
                loop {
                    k += 1;
                    grid2[k % 1] = -r + (if let Some(a) = &found {
                        grid2[k % grid2.len()]
                    } else {
                        0.9
                    });
                    if k >= 2 {
                        break;
                    }
                }
            }
        }
    }
    let found2: Option<f64> = if grid[1] > -1.0 {
        Some(grid[3] + grid[0])
    } else {
        None
    };
    (*d + r * 2.0) * (if grid2[0] > 0.8 && buf[0] > *d {
        1.1
    } else {
        r
    })
}

#[differentiable(unconnected = "zero")]
fn p89(x: &mut f64, v: &[f64]) -> Vec<f64> {
    let mut c = std::mem::replace(x, v.iter().enumerate().rev().map(|(count, r)| *r).sum::<f64>());
    let mut x2: f64;
    if !(1.0 > 0.25) {
        x2 = v[0..1].chunks(2).map(|buf| buf[0] * (v[4] * buf[1 - 1])).sum::<f64>();
    } else {
        x2 = (0..3).step_by(2).map(|count| v[count] + (count as f64)).fold(c, |acc, z| acc + z * z) * c.powi(2);
    }
    let found: Option<f64> = Some(v[0].asinh());
    let mut kind: Option<f64> = if 4 < 3 {
        Some(if c > 3.0 && x2 > 3.0 {
            1.0
        } else {
            let mut q = x2;
            q
        })
    } else {
        Some((c.powi(2) + 1.0).log10())
    };
    let kind2: Option<f64> = if 4 < 3 {
        None
    } else {
        None
    };
    let mut ys: Vec<f64> = Vec::new();
    for (y, count) in v.iter().take(2).zip(0..3) {
        if count > 1 {
            ys.push(c);
        }
    }
    ys.push(c * c);
    vec![x2, x2 + (-x2.powi(2)).exp()]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p60(&[Body60 { at: vec![-0.3, 0.9, 1.4, -0.4], k: (0.2, 0.3), rates: Point60 { x: [0.35, -0.1, -0.6], y: 0.0, z: 0.4 }, parts: 2 }, Body60 { at: vec![0.4, 0.35, -0.2, 0.4], k: (-0.3, 1.1), rates: Point60 { x: [-0.1, 0.3, 1.3], y: 0.8, z: 0.1 }, parts: 4 }], &mut [-0.7, 0.5, 1.4, -0.2]) calls p60_inner),
        program!(p61(&Point61 { x: 0.3, y: -0.5, z: 1.1 }) calls Point61::advance, Point61::powi, p61_helper),
        program!(p62(vec![0.35, 0.6, -0.5, 0.1], const &mut [1.0, -0.1, -0.5, -0.3, 0.6], 0.7, &Point62 { x: [1.0, 0.3, -0.1, 1.2, 0.7, 1.0, 1.4, 0.0, 1.1, 0.1], y: -0.7, z: 0.35 })),
        program!(p63(vec![0.9, 0.4, 0.35, 0.6], &vec![-1.2, 0.6, 0.4, 0.4, -0.3], &vec![-0.4, -1.1, -1.2, 1.0, 0.4, -0.1, -0.1, -0.6, -1.0, 0.4, 0.2], 1.1)),
        program!(p64(&[-0.6, 0.3, -0.4, -1.2]) calls p64_helper, p64_inner),
        program!(p65(&[Body65 { at: Point65 { x: -0.6, y: 0.7 }, k: vec![Point65 { x: 0.35, y: 1.0 }, Point65 { x: -0.4, y: -0.2 }, Point65 { x: 0.0, y: -0.2 }, Point65 { x: -0.6, y: 1.4 }], rates: 2, parts: vec![0.4, -0.8, -1.0, -0.4], last: 2 }, Body65 { at: Point65 { x: 0.6, y: 0.3 }, k: vec![Point65 { x: 0.7, y: 0.1 }, Point65 { x: 0.35, y: 1.3 }, Point65 { x: 1.2, y: 1.3 }, Point65 { x: -0.8, y: 0.4 }], rates: 4, parts: vec![-0.3, 0.6, 1.0, 0.3], last: 3 }, Body65 { at: Point65 { x: 0.3, y: 0.3 }, k: vec![Point65 { x: -1.0, y: 0.2 }, Point65 { x: -0.8, y: 1.4 }, Point65 { x: -1.0, y: -0.6 }, Point65 { x: -1.0, y: -0.7 }], rates: 3, parts: vec![-0.7, 0.4, -0.4, 0.6], last: 3 }, Body65 { at: Point65 { x: -1.0, y: 1.1 }, k: vec![Point65 { x: -0.9, y: -0.4 }, Point65 { x: -1.1, y: -0.5 }, Point65 { x: -0.5, y: -0.9 }, Point65 { x: -1.2, y: 0.2 }], rates: 2, parts: vec![1.1, -1.0, 1.1, 0.1], last: 3 }], &mut [0.7, 0.6, 0.1, 0.3, 0.35], 0.3) calls p65_helper; pulled (Body65Tangent { at: Point65Tangent { x: -2.0, y: -2.0 }, k: vec![Point65Tangent { x: -0.7, y: 0.3 }, Point65Tangent { x: 0.5, y: 1.0 }, Point65Tangent { x: 0.5, y: -2.0 }], parts: vec![0.3, -0.7] }, vec![-0.7, 1.0, 0.5, 1.0, -0.7])),
        program!(p66(&mut [-0.7, 0.1, -1.2, 0.8])),
        program!(p67(&mut [-0.5, 0.8, 0.7, 0.9], &mut [0.4, -1.0, 0.3, -1.2, -0.1])),
        program!(p68(1.4, [0.5, -0.1, 0.5, -0.9, -0.4, -0.5, -0.8]) calls p68_helper),
        program!(p69(const -1.0, [-0.7, 1.2, -1.1, -0.6], 0.5, &[-0.9, 0.1, 1.0]); pulled (-0.7, 0.5)),
        program!(p70(&[[0.6, -0.2], [1.2, 1.4], [1.2, -1.2]], false, 0.0, 4) calls p70_inner),
        program!(p71(-1.2, 0.5); pulled [0.3, -0.7]),
        program!(p72(&[0.7, 0.5, -0.3, -0.6], (-1.2, -0.2)) calls Point72::new, Point72::clear, Point72::last),
        program!(p73(const &mut [1.0, -0.8, -1.1, 1.0], &[0.35, 0.9, 0.2, -1.1, -0.1]) calls p73_inner),
        program!(p74(1.3, &mut [0.8, -0.5, -0.4, 0.7, 1.2], 0.5)),
        program!(p75(&[-1.2, -1.2, 0.1, 1.4]); pulled 1.0),
        program!(p76(4, &mut vec![0.3, 0.35, -1.0, 1.2, 0.7], [0.3, 1.0, -0.5, 0.6]) calls p76_helper; pulled ([0.5, -2.0, 0.3], vec![1.0, -0.7, 0.5, 0.3, -0.7])),
        program!(p77(-1.0, 4)),
        program!(p78(&mut [(0.8, -0.2), (-1.0, 0.2), (0.5, 0.1), (0.2, 1.3)], &[-0.8, -0.9, 0.3, 0.4, -0.4], &mut vec![-0.2, 1.3, -0.7, 0.8, 0.1, 0.8, 0.0, -0.1, -0.4, -0.3, -0.2])),
        program!(p79(&mut -0.7, 0.7) calls p79_helper, p79_inner),
        program!(p80(&[0.9, 0.0, 0.5, 0.8], &mut 1.2, &mut 0.5, &mut [1.0, 0.3, -0.7]); pulled ([1.0, 0.3], -0.7, 1.0, [1.0, -0.7, -0.7])),
        program!(p81(&[0.1, 1.0, 0.9, 1.0], &mut vec![-0.3, 1.3, -0.3, 0.3, 0.9], 4, 0.2) calls p81_helper),
        program!(p82(-0.7, &mut vec![0.4, 0.7, 0.2, -0.6, -1.1], &mut [1.1, -0.5, 1.2, -0.6, -0.7, 1.0, 0.35, -0.9, 1.2, -1.2, 0.0], &mut [0.5, 1.2, 0.1])),
        program!(p83((0.6, 0.9))),
        program!(p84(&mut Point84 { x: -0.5, y: 0.1, z: 0.0 }, [-1.1, -1.2, 0.6, 0.2], &vec![-0.9, 0.9, 0.3, -0.6, -0.8, 0.2, -0.1, 0.1, -0.8, 0.5, 1.2]); pulled ((0.3, -0.7), Point84Tangent { x: 0.3, y: 1.0, z: 1.0 })),
        program!(p85(&[0.7, 1.0, -1.2, -0.6], [0.3, -1.0, 0.9], 0.6, vec![-0.6, -0.4, 0.6]); pulled 0.5),
        program!(p86(1.4, const &[[-0.1, -0.4], [0.5, -0.1], [1.1, 0.6]])),
        program!(p87(0.8, 0.6, 0.3); pulled [1.0, 1.0, 0.5]),
        program!(p88(&mut 0.35, &[-1.1, -0.8, -0.1, 0.5], -1.0, &mut [0.2, 0.5, -0.7])),
        program!(p89(&mut 0.35, &[0.2, 0.8, -0.8, 0.5, 0.3]); pulled (vec![-0.7, -0.7], -2.0)),
    ]
}
