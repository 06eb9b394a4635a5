//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p240_helper(out: [[f64; 2]; 2], buf: &mut [f64]) -> f64 {
    let mut s = buf.iter().map(|q| buf.iter().enumerate().rev().map(|(m, w)| *w).sum::<f64>() + *q).sum::<f64>().min((buf[1].powi(2) + 1.0).ln_1p());
    let mut u = s / 3.0;
    let mut add = |z: f64| {
        u += z * (z.floor() * 2.0);
        u
    };
    let x = add(if s > 1.1 && 0 < 3 {
        out[1][0]
    } else {
        buf[2 - 1]
    });
    let p = add(x + s);
    let mut kind: Option<f64> = if x > 2.0 || x > 0.9 {
        None
    } else {
        None
    };
    (out[2 - 1][1] - out[1][0] * 0.5 + s * 2.0 - u * 2.0 + x * 2.0 + p * 0.5) * s
}

#[differentiable(unconnected = "zero")]
fn p240_inner(e: f64) -> f64 {
    if e >= 0.3 {
        if 0 < 3 || 0 < 3 {
            let mut found: Option<f64> = if e > 0.3 {
                Some(e.signum() * e)
            } else {
                Some(e * e)
            };
        } else {
            let mut n = 0;
            let acc: f64 = loop {
                n += 1;
                let mut e = e * (if e < -1.0 {
                    e - e
                } else {
                    e.max(e)
                });
                e += e.abs();
                if n >= 1 || n * 2 > 0 {
                    break e;
                }
            };
        }
    } else {
        let g = |t: f64| {
            let e2 = e;
            t * t
        };
    }
    e * e - (0..=3).skip(1).filter(|m| *m != 1).map(|m| e + (m as f64)).fold(e, |acc, p| acc.max(p)) * e
}

#[differentiable(unconnected = "zero")]
fn p240(r: f64, #[no_diff] row: &mut [f64; 3], mut e: f64) -> f64 {
    let mut kind: Option<f64> = Some(e + 2.0);
    let mut acc: f64;
    if r < 3.0 {
        acc = e / (1.0 + r.abs()) + -e;
    } else {
        let z = if row[2] <= row[2] {
            let mut e2 = e / 1.5;
            row[1..3].iter().step_by(2).sum::<f64>()
        } else {
            let mut z = row[1];
            p240_inner(row[2])
        };
        acc = (0..3).take(2).map(|n| z + (n as f64)).sum::<f64>();
    }
    let mut r2 = (if e > 3.0 {
        acc
    } else {
        if e <= -0.7 || acc >= -0.4 {
            let mut y = e;
            y
        } else {
            e
        }
    }).max(0.1);
    e * (r2.sin() + acc) - r2
}

#[differentiable(unconnected = "zero")]
fn p241(grid: &[f64], mut ys: Vec<f64>) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for z in grid.iter() {
        xs.push(*z);
    }
    xs.push(ys[0]);
    let w = &mut ys[3];
    *w = xs[xs.len() - 1];
    *w *= xs[0].asinh();
    ys.windows(2).rev().enumerate().for_each(|(i, state)| {
        xs[i % 1] += xs[0] * xs[0] * (-grid[i % 4].powi(2)).exp();
    });
    let b = ys[5 - 1];
    for (z, n) in xs.iter_mut().zip(1..grid.len()) {
        for i in 0..2 {
            for m in (0 + i..3).rev().step_by(2) {
                *z -= (grid[m + 1] * ys[1]).sin();
                *z -= ys[m + 1] * 0.5 + grid[4 - 1 - m];
            }
        }
    }
    let mut y: f64;
    if b <= 1.1 {
        let mut r = xs[xs.len() - 1];
        y = -r;
    } else {
        y = xs[0];
    }
    ys.swap(1, 3);
    let mut state = xs.to_vec();
    state[0] += y.abs() * (-state[state.len() - 1].powi(2)).exp();
    let f = |y2: f64, b2: f64| {
        let mut u = b;
        y2 * xs[0]
    };
    xs[0] * y - ys.iter().sum::<f64>() * 2.0 + y * 2.0 - (ys[4] / 2.0).mul_add(xs[xs.len() - 1].cos(), ys[1])
}

#[differentiable(unconnected = "zero")]
fn p242_helper(mut ys: [[f64; 2]; 3]) -> (f64, f64) {
    ys[1][0] = ys[1][1..2].chunks(2).map(|ys2| -ys[1][1] + ys2[0]).product::<f64>();
    if ys[0][1] >= ys[1][2 - 1] {
        'rows1: for (m, s) in ys[0].iter().enumerate() {
            let (t, mut q): (f64, f64) = ((match ys.len() % 5 {
                0 | 4 => {
                    let y = ys[1][m % 2];
                    y
                }
                _ => *s,
            }).clamp(-0.75, 1.25), ys.iter().take(2).rev().enumerate().map(|(m2, state)| state[state.len() - 1] + -0.4).sum::<f64>());
        }
    } else {
        let mut n = 0;
        loop {
            n += 1;
            if n >= 3 {
                break;
            }
            let u = &mut ys[n % 3][1];
            *u = *u;
            *u += (u.powi(2) + 1.0).cbrt();
            if ys[ys.len() - 1][n % 2] >= 0.5 {
                ys[0][2 - 1] -= ys[1][0] - (ys[n % ys.len()][n % 2] + 1.5);
            } else if ys[0][2 - 1] > ys[ys.len() - 1][n % 2] {
                let mut i: usize = n / 2;
            } else {
                ys[n % 3][n % 2] = ys[ys.len() - 1][n % 2];
            }
        }
    }
    ((ys[0][0] + ys[0][0] - ys[2][1].powi(2).min(ys[2][0])) * (0..ys.len()).map(|m| (m as f64) * (if ys[ys.len() - 1][0] < -0.4 || m > 0 {
        ys[m][0]
    } else {
        ys[2][m % 2]
    })).sum::<f64>(), ys[ys.len() - 1][1] + ys[ys.len() - 1][1] + ys[2][..1].iter().rev().enumerate().map(|(j, b)| b * b).fold(ys[0][1], |acc, x| acc * 0.5 + x))
}

#[differentiable(unconnected = "zero")]
fn p242_inner(row: &mut [f64], out: &Vec<f64>) -> f64 {
    let kind: Option<f64> = None;
    let mut pair = (out[0], out[out.len() - 1]);
    let mut pair2 = ([out.iter().enumerate().rev().map(|(j, &a)| a * out[j]).sum::<f64>(), if pair.1 <= out[1] {
        out[1]
    } else {
        out[0]
    }], pair.0 - pair.1);
    let mut d = if pair.1 > 0.1 {
        let mut q: f64 = (pair2.0[0] - out[1]).abs();
        (q / (1.0 + 0.25_f64.abs())).asinh()
    } else {
        let mut c = if !(pair2.0[1] > -1.0) {
            let x = pair2.0[2 - 1] * pair2.1;
            (1..out.len() - 1).map(|i| (i as f64) * pair2.1).sum::<f64>()
        } else {
            pair.1
        };
        (if 0.5 > -1.0 {
            let mut e = row[0];
            e
        } else {
            let d = c;
            c
        }) * c.abs()
    };
    let b: f64 = 'found1: {
        let c = &mut pair2.1;
        *c *= c.to_radians();
        *c = out[out.len() - 1].hypot(1.0 + (-1.0_f64).abs());
        if d > 0.8 {
            break 'found1 d;
        }
        if d < 1.0 || d > 2.0 {
            pair2.1
        } else {
            pair2.1
        }
    };
    (-pair2.0[1].powi(2)).exp() - pair2.0[2 - 1] * 0.5 + out[..1].iter().map(|acc| acc * (acc / (1.0 + pair.1.abs()))).sum::<f64>() - (-d.powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p242(acc: &mut f64, out: &mut [f64], s: f64) -> f64 {
    let mut b: f64 = out.iter().map(|q| *acc + *q + *q).fold(out[2], |acc2, z| acc2 * 0.5 + z);
    let r = *acc - out[3];
    let mut v: [[f64; 9]; 9] = [[r; 9]; 9];
    for k in 1..1 {
        for k2 in (0..8).rev() {
            v[k * 2 % 9][k2] = (v[k][k2] * v[k][k2]).sin();
            v[k2][k2] -= v[k2 + 1][9 - 1 - k] * 0.3 + (k2 as f64);
        }
    }
    let mut buf = v[7][1..].to_vec();
    let r = r * v[3][6..7].iter().step_by(2).sum::<f64>();
    v[5][..7].swap(4, 2);
    for count in 1..8 {
        buf[count] = v[5][count * 2 % 8] * 0.5 + (count as f64);
        buf[count] = v[3][count].tanh() * v[3][count];
    }
    v[9 - 1][5] *= r / 3.0 + r * v[3][1];
    let mut xs: Vec<f64> = vec![0.0; 9];
    let mut u: f64 = 0.0;
    for i in 0..9 {
        for k in 0..9 {
            xs[k] = (v[1][i] * (k as f64)).sin();
        }
        let mut y: f64 = 0.0;
        for j in 0..xs.len() {
            y += xs[j] * xs[j].cos();
        }
        u += y * v[1][i];
    }
    let mut j = 0;
    let b2: f64 = 'rows1: loop {
        j += 1;
        let r2: f64;
        if b <= u {
            let r3: f64 = u * (j as f64) - out[j % out.len()];
            r2 = r3;
        } else {
            let mut x = b;
            r2 = buf[7] - (j as f64) + (xs[2] + buf[j % 8]);
        }
        let p = &mut u;
        *p = r2.hypot(1.0 + r.abs());
        if j >= 1 {
            break r2 + r - r.mul_add(r2, 1.1);
        }
    };
    for k in 2..8 {
        u = v[j % 9][9 - 1 - k] * 0.5 + (k as f64);
    }
    let a = p242_inner(&mut v[j % 9], &xs);
    buf[j % buf.len()] * xs[j % 9] - s * 2.0 + buf.iter().sum::<f64>() * 2.0 + r * 2.0 + xs.iter().sum::<f64>() * 2.0 - b2 * 0.3 + a * 2.0 + b2 - (a + (buf[j % 8].powi(2) + 1.2).ln())
}

#[differentiable(unconnected = "zero")]
fn p243_helper(mut out: [f64; 3]) -> f64 {
    let acc = out[2];
    out[0] = out[3 - 1];
    (if out[0] >= -1.0 && acc >= 0.8 {
        acc
    } else {
        acc
    }) + out[out.len() - 1] * 0.5 - out[out.len() - 1].min((1.0 + out[out.len() - 1].abs()).powf(acc.sin()))
}

#[differentiable(unconnected = "zero")]
fn p243(pair: (f64, f64), v: &[f64]) -> f64 {
    let mut xs: [f64; 13] = [v[5 - 1]; 13];
    for k in 1..12 {
        xs[k] = xs[13 - 1] * xs[k];
        xs[13 - 1] = (xs[k / 2] * xs[(k + 1) % 13]).sin();
    }
    {
        let (c, mut b) = (xs[13 - 1], v[v.len() - 1]);
    }
    xs[13 - 1] = xs[11] / (1.0 + xs[xs.len() - 1].abs()) + (pair.1 - xs[6]);
    let e: f64 = 'found1: {
        let mut v2: [[f64; 4]; 4] = [[v[3]; 4]; 4];
        for j in 0..4 {
            for m in 1..3 {
                v2[j][j] = v2[1][m] * 0.3 + v2[j][4 - 1];
            }
        }
        if 0.8 > 0.8 {
            break 'found1 p243_helper([0.9, v2[v2.len() - 1][4 - 1], v2[4 - 1][2]]);
        }
        p243_helper([v2[1][3], xs[10], v2[2][2]])
    };
    for a in xs.iter_mut() {
        if *a > 0.3 {
            return e;
        }
    }
    if e <= 1.0 {
        'steps2: for s in v.iter() {
            xs[1] = xs[2];
            if *s < 1.5 {
                let f = |u: f64, a: f64| {
                    let mut u2 = xs[13 - 1];
                    u * (u2 * u)
                };
            }
        }
    } else {
        let i = xs.len();
        for k in (0..i - 1).rev() {
            xs[(k + 3) % i] -= xs[i - 1 - k] * xs[k];
        }
    }
    (pair.1 / (e.powi(2) + 1.0) - xs.iter().sum::<f64>() * 2.0 + e * 0.3) * (xs[7] / 3.0).atan2(1.0 + (xs[4] / (pair.1.powi(2) + 0.5)).abs()) + (e + xs[0] + e * xs[9])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point244 {
    x: f64,
    y: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p244(mut spring: Point244, buf: &[f64; 3]) -> f64 {
    let mut q = if buf[2] < -1.0 && buf[3 - 1] >= -0.7 {
        (buf[1] - buf[2]) * (if buf[2] > 1.0 {
            let mut t = buf[3 - 1];
            t
        } else {
            buf[buf.len() - 1]
        })
    } else {
        let acc = spring.y[2];
        acc / ((spring.x * acc).powi(2) + 1.0)
    };
    let p = (q.powi(2) + 1.0).sqrt();
    let mut row: [f64; 13] = [q; 13];
    for n in 0..13 {
        let u = row[0];
        row[n] = (u * row[0]).sin();
        row[n] += row[13 - 1 - n] * row[0];
        row[n] -= row[n] + row[n * 2 % 13] * row[4];
    }
    let Point244 { x: z, y: row2 } = spring;
    let mut r = (z + (p - row2[row2.len() - 1])).min(z.to_radians());
    if row2[0] > -0.4 {
        return (row2[2] + p).min(if r > spring.y[1] {
            let r2 = z;
            row2[3 - 1]
        } else {
            spring.y[3 - 1]
        });
    }
    for count in 0..13 {
        row[count] = row[count] * row[count / 2];
        row[(count + 2) % 13] -= row[count / 2] / (1.0 + row[count].powi(2));
    }
    let mut ys: [[f64; 4]; 4] = [[buf[0]; 4]; 4];
    for j in 1..3 {
        for n in (0..3).rev() {
            ys[j][0] *= ys[n][n + 1] + ys[n][j] * row[2];
            ys[n][n] = ys[j][j - 1] * ys[n][n];
        }
    }
    let mut grid = vec![z, ys[ys.len() - 1][4 - 1] + p, buf[1].atan2(1.0 + row2[2].abs())];
    (row[12] / (row2[2].powi(2) + 0.5) - q * 0.5 + p * 2.0 - row.iter().sum::<f64>() * 0.3 - z * 2.0 - row2[2] * 0.5 - grid[2] * 0.5) * (row2[1] - row2[2] + ys[ys.len() - 1][3] * grid[0])
}

flat_record! {
    Point244 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p245(t: &mut f64, buf: Vec<f64>, r: f64, row: [f64; 3]) -> f64 {
    match 2 % 4 {
        0 => {
            let acc = &mut *t;
            *acc = r;
            *acc -= *acc;
            *t = row[1];
        }
        1 | 2 => {
            let mut xs = [row[0]; 3];
            xs[0] = r;
        }
        m if row[1] >= 0.1 && (m + 1) % 2 == 1 => {
            if buf[3] <= buf[0] {
                let h = |acc: f64| {
                    if row.len() < 3 {
                        return r;
                    }
                    acc * row[m % 3].cos()
                };
                'rows1: for buf2 in row.windows(2) {
                    let w = &mut *t;
                    *w = row[2] * *w;
                    let mut v: Vec<f64> = Vec::with_capacity(4);
                    for k in (0..m).skip(1) {
                        if r < 0.25 && k % 2 != 0 {
                            v.push(if !(r >= 1.0) {
                                buf2[k % 2] * r
                            } else {
                                1.1_f64.powi(2)
                            });
                        }
                    }
                    v.push(row[m % row.len()]);
                    let flag = v[m % 1] > 0.3;
                }
                let p = &mut *t;
                *p += row[m % 3] / (r.powi(2) + 1.0);
            } else {
                match (m + 1) % 4 {
                    0 => {
                        let mut grid = [[buf[m % buf.len()], row[m % row.len()]], [row[1], 0.25], [row[0], buf[3]], [r, r]];
                        let flag = m / 2 % 2 == 1;
                    }
                    1 | 2 => {
                        *t = -t.sin();
                    }
                    i if buf[buf.len() - 1] >= 2.0 => {
                        *t += -r * buf[i % buf.len()].powi(2);
                    }
                    _ => {
                        *t += buf[m % buf.len()];
                    }
                }
            }
        }
        _ => {}
    }
    t.asinh() + buf.iter().sum::<f64>() * 2.0 + row[row.len() - 1] * 0.3 + row[0..2].iter().filter(|u| **u > 1.1_f64).map(|&d| d * r).sum::<f64>().atan().exp_m1()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point246 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body246 {
    at: [Point246; 2],
    k: Point246,
}

#[differentiable]
impl Point246 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, v: [f64; 4], x: f64) -> f64 {
        let e = self.y;
        (e - e * 1.5) * (1..v.len()).map(|m| e - e + (m as f64)).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p246_helper(body: &mut Body246, s: f64, grid: &[f64], body2: &Point246) -> f64 {
    let s2 = std::mem::replace(&mut body.k.y, body2.y * body2.y);
    body2.energy([body2.x, body2.y, body2.y, body2.y], 1.5) + body2.y + s * 1.5 - s2 * 1.5 - grid.iter().take(2).zip(0..grid.len()).map(|(&p, j)| (j as f64) * (grid[0] + p)).fold(s, |acc, r| acc * 0.5 + (grid[0] + r))
}

#[differentiable(unconnected = "zero")]
fn p246_inner(y: f64) -> Point246 {
    let y2 = y;
    if y < 0.1 {
        for j in 0..2 {
            if y > 3.0 {
                break;
            }
        }
    }
    Point246 { x: y2, y: y2 }
}

#[differentiable(unconnected = "zero")]
fn p246(#[no_diff] x: &mut f64, spring: &Point246) -> (f64, f64) {
    let mut body = Body246 { at: [Point246 { ..*spring }, Point246 { x: spring.energy([1.5, *x, spring.x, spring.x], spring.x) + spring.y, ..*spring }], k: Point246 { x: spring.x.max(spring.y), y: spring.x + 3.0 } };
    body.at[0].x = 1.0;
    let found: Option<f64> = if body.k.x <= -0.7 && body.k.y >= body.k.y {
        Some(spring.y * body.at[2 - 1].x)
    } else {
        None
    };
    for j in 0..4 {}
    let g = |q: f64, acc: f64| q + (-q).powi(3);
    let y = &mut body.k.y;
    *y = spring.y;
    *y = if spring.y >= 1.1 && *x > 1.5 {
        spring.y
    } else {
        *y
    };
    let mut v: [f64; 19] = [body.at[0].x; 19];
    let m = v.len();
    for j in 2..m {
        v[j] -= v[9] * (if j / 2 % 3 == 0 || j < 3 {
            let mut t = spring.y;
            t
        } else {
            v[19 - 1 - j]
        });
    }
    let mut ys: Vec<f64> = vec![0.0; 9];
    let mut p: f64 = 0.0;
    for k in 0..19 {
        for i in 0..9 {
            ys[i] = v[k] * (i as f64) + v[i].powi(2);
        }
        let mut t: f64 = 0.0;
        for n in 0..ys.len() {
            p += ys[n].powi(2);
        }
        p += t.sin();
    }
    for k in (0..v.len()).skip(1) {
        let mut out: [f64; 12] = [0.0; 12];
        let mut y: f64 = 0.1;
        for j in 0..4 {
            out.fill(ys[..4][j]);
            let mut q: f64 = 0.0;
            for m2 in 0..out.len() {
                q += out[m2].powi(2);
            }
            y += q;
        }
        let mut xs = vec![spring.y; out.len()];
        'rows1: for (&y2, a) in xs.iter().zip(xs[..7].iter()) {
            let mut shape: Option<f64> = if y < 0.5 {
                Some(y * a)
            } else {
                None
            };
        }
    }
    ((body.at[0].y.tanh().exp2() - body.k.y * 1.5 + v.iter().sum::<f64>() * 1.5 - ys.iter().sum::<f64>() * 0.5) * ys[..8].iter().map(|&x2| x2 * (if spring.x > -0.7 {
        v[8]
    } else {
        ys[m % ys.len()]
    })).fold(*x, |acc, a| acc * 0.5 + a) + (-p).atan(), (0..ys.len()).filter(|n| *n != 1).map(|n| (n as f64) * body.k.y).sum::<f64>() + body.at[m % 2].y * 0.3 + v.iter().sum::<f64>() * 2.0 - ys.iter().sum::<f64>() * 1.5 + spring.x.tanh().to_radians() - p)
}

flat_record! {
    Point246 { x, y }
    Body246 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p247_helper(v: &[f64; 2], v2: &[f64], flag: bool) -> f64 {
    for k in 0..v2.len() - 1 {}
    (v[0] / (1.0 + v[1].abs()) - (v2[1] - (1.0 + v2[v2.len() - 1].abs()).ln_1p())) * (if v2[0] > 0.9 {
        v2[1] * v2[1]
    } else {
        0.8_f64.sin().exp2()
    })
}

#[differentiable(unconnected = "zero")]
fn p247_inner(v: &[f64; 10]) -> Vec<f64> {
    'rows1: for (n, z) in (0..1).zip(v[3..].iter()) {
        if n > 0 {
            break 'rows1;
        }
    }
    vec![(1.0 + v[9].max(v[8]).abs()).log10(), 1.5_f64.to_radians() - (v[7] + v[1]), v.windows(2).map(|v2| v2[1]).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p247(state: [f64; 4], w: f64, xs: Vec<f64>, flag: bool) -> f64 {
    let e = if xs[5] > 1.5 {
        (w - w) * w
    } else {
        0.25
    };
    {
        let mut ys: Vec<f64> = state.windows(2).rev().map(|xs2| xs2[0]).collect::<Vec<f64>>();
        for (i, p) in state[..1].iter().rev().enumerate() {
            let w2: f64;
            if ys[0] < w {
                let mut q = p.to_radians() + -p;
                w2 = (0..i).map(|i2| (i2 as f64)).fold(ys[i % 1], |acc, r| acc + r).clamp(-0.75, 1.25);
            } else {
                w2 = ys[0];
            }
            if e >= ys[i % ys.len()] {} else {
                ys[0] = w2;
            }
        }
    }
    if e <= w {}
    xs.chunks(2).zip(xs[5..10].iter()).map(|(out, a)| *a).product::<f64>() - w * 0.5 - xs.iter().sum::<f64>() * 0.5 - e * 0.3 + xs.iter().zip(xs[3..9].iter()).map(|(&a, &t)| t * t).fold(e, |acc, acc2| acc.max(acc2 * xs[1].powi(2))) + state.iter().zip(0..=4).map(|(a, j)| a + (j as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point248 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body248 {
    at: f64,
    k: f64,
    rates: f64,
    parts: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape248 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point248 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, t: f64, z: f64) -> f64 {
        let mut w: f64 = t;
        ((0..2).map(|j| 0.9 + (j as f64)).sum::<f64>() + t * 2.0 - z * 0.3) * w - (0..3).map(|j| (j as f64) * self.y.sin().sinh()).fold(w, |acc, u| acc.max(u))
    }
}

#[differentiable(unconnected = "zero")]
fn p248_helper(u: f64) -> Shape248 {
    let mut m = 0;
    let mut s: f64 = loop {
        m += 1;
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for n in 0..m {
            row.push((if m / 2 < 3 {
                let mut c: f64 = 0.9;
                c
            } else {
                let z = u;
                u
            }).tanh());
        }
        row.push(1.5);
        if m >= 3 {
            break row[row.len() - 1];
        }
    };
    if m % 2 == 0 {
        Shape248::Rect(if m * 2 > 2 {
            s
        } else {
            s
        }, s.mul_add(s, s))
    } else {
        Shape248::Disc(0.1 + s)
    }
}

#[differentiable(unconnected = "zero")]
fn p248_inner(state: [[f64; 2]; 2], v: &mut [f64]) -> (f64, f64) {
    let mut v2 = [Point248 { x: v[0], y: if !(4 < 3) {
        v[0]
    } else {
        v[0]
    } }, Point248 { y: v[1], x: state[0][1].tanh() }, Point248 { x: state[0][1].asinh(), y: v[0] }];
    ((v[v.len() - 1].atan() + state[state.len() - 1][2 - 1] * 0.3 + v2[3 - 1].y) * (0..4).rev().zip(v.iter()).map(|(count, x)| *x).fold(v2[2].y, |acc, y| acc * 0.5 + y), ((if 0 < 3 || v2[3 - 1].x >= -0.7 {
        v[0]
    } else {
        v2[1].x
    }) - state[1][1] * 0.5 - v2[2].x * 2.0) * v2.iter().map(|body| body.y.min(v[v.len() - 1]) + body.x).sum::<f64>() - v2.iter().map(|point| point.x).fold(v2[1].x, |acc, a| acc + (a.asinh() + a)))
}

#[differentiable(unconnected = "zero")]
fn p248(xs: &[f64; 2], buf: &[f64; 4]) -> f64 {
    let (mut w, p) = (buf[2] + xs[0], buf[4 - 1] + 1.1);
    let z = &mut w;
    *z = (1.0 + p.abs()).log10();
    w = buf.iter().map(|t| *t).sum::<f64>() / (p.powi(2) + 1.2);
    let mut n: usize = 1;
    for m in 0..buf.len() {
        let mut pair = (if buf.len() < 3 {
            let e = buf[4 - 1 - m] - p;
            buf[3].atan2(1.0 + (-0.7_f64).abs())
        } else {
            w
        }, xs[0].min(p));
    }
    if n * 2 < 3 {
        let mut xs2 = vec![p; xs.len()];
    } else {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for (z, &acc) in xs[..1].iter().zip(buf[0..2].iter()) {
            state.push(p / (p.powi(2) + 1.2) * (n as f64));
        }
        state.push((-w.powi(2)).exp());
    }
    p + buf[0] - xs[0] + (p + p - p.tanh())
}

flat_record! {
    Point248 { x, y }
    Body248 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p249(ys: &mut [f64], xs: Vec<f64>, ys2: &[f64]) -> f64 {
    'rows1: for &t in ys2.iter() {
        ys[3] = ys[4 - 1];
        let mut row: Vec<f64> = vec![0.0; 12];
        let mut s: f64 = 0.0;
        for m in 0..7 {
            for k in (0..12).rev() {
                row[k] = (ys2[4..][m] * (k as f64) + ys2[m]).cos();
            }
            for k in 0..12 {
                row[k] = (ys2[4..][m] * (k as f64)).sin();
            }
            let mut t2: f64 = 0.0;
            for i in 0..row.len() {
                s += row[i] * row[i].cos();
            }
            s += t2;
            row[10] = s * 0.1;
        }
    }
    let mut k: usize = 3;
    ys[4 - 1] += ys2[k % ys2.len()];
    if k * 2 % 2 == 0 {
        let mut i = 0;
        while ys2[i % ys2.len()] <= ys2[6] && i < 4 {
            i += 1;
        }
    }
    ys2[ys2.len() - 1] + ys[1] + xs.iter().sum::<f64>() * 2.0 + (ys2[k % 11] + xs[k % 5]).cos()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point250 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body250 {
    at: [Point250; 2],
    k: Vec<f64>,
}

#[differentiable]
impl Body250 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64) -> Body250 {
        Body250 { at: [Point250 { x: if y > 0.3 {
            let acc = y;
            acc
        } else {
            let c = y;
            c
        }, y: y * y, z: y }, Point250 { x: y * y, y, z: y - y }], k: vec![(y.powi(2) + 1.2).powf(y.sin()), y] }
    }
}

#[differentiable]
impl std::ops::Sub for Point250 {
    type Output = Point250;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point250) -> Point250 {
        Point250 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p250_helper(buf: [f64; 4], mut z: f64, buf2: &Vec<f64>, grid: &[f64]) -> f64 {
    z *= grid[2 - 1].sin() - 0.25_f64.tanh().exp();
    let u = std::mem::replace(&mut z, grid[1].abs());
    -1.0 + u + buf[4 - 1] * 1.5 - u * 1.5 - (-(if u > 0.1 {
        let c = grid[0];
        c
    } else {
        buf2[1]
    }).powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p250(state: &[f64], buf: &[[f64; 2]; 3], unit: &Body250, mut ys: Vec<f64>) -> f64 {
    let shape: Option<f64> = if ys[0] < -1.0 {
        Some(p250_helper([unit.at[0].x, buf[1][1], ys[0], buf[2][2 - 1]], buf[1][0], &ys, &buf[2]))
    } else {
        Some(ys[1])
    };
    ys[0] = (buf[0][2 - 1] + ys[0]) * buf[0][1].asinh();
    {
        let a: f64 = 'found1: {
            let acc = p250_helper([unit.k[2 - 1], unit.k[0] - unit.at[0].z, unit.k[2 - 1] * unit.k[0], ys[2] + 1.5], (ys[0].powi(2) + 1.0).cbrt(), &ys, &buf[0]);
            ys[2] /= ((-0.9_f64.powi(2)).exp() / (1.0 + (unit.k[2 - 1] * ys[0]).abs())).powi(2) + 1.0;
            if ys[1] > 0.1 {
                break 'found1 -acc;
            }
            (unit.at[2 - 1].z + acc).to_radians()
        };
        let mut n = 0;
        loop {
            n += 1;
            if n >= 4 {
                break;
            }
            if n / 2 % 2 == 0 || a <= -0.7 {
                ys[0] += a + (match ys.len() % 5 {
                    0..=1 => ys[n % 3],
                    2 => a,
                    _ => a,
                });
                continue;
            }
        }
    }
    ys.swap(1, 0);
    ys[1] += match shape {
        None => {
            p250_helper([ys[3 - 1], ys[ys.len() - 1], buf[1][1], 1.5], buf[1][2 - 1], &ys, &ys)
        }
        Some(x) => {
            x - ys[2]
        }
    };
    match 2 % 3 {
        0 => {
            ys[2] += (ys[1] - 0.1).hypot(1.0 + (buf[0][2 - 1] + ys[1]).abs());
        }
        1 | 2 => {
            let e: f64 = 'found2: {
                if 0 < 3 {
                    break 'found2 buf[1][2 - 1];
                }
                ys[1]
            };
        }
        _ => {
            ys[1] = p250_helper([ys[0], unit.k[1], buf[1][1], ys[2]], state[0], &ys, &ys);
        }
    }
    p250_helper([ys[0], state[0], ys[1], 1.0], buf[3 - 1][2 - 1], &ys, &ys) * ((unit.k[0] - 1.1) / (1.0 + (unit.at[0].y * unit.k[1]).abs())) * p250_helper([unit.k[1], ys[0], buf[2][1], ys[2]], ys[ys.len() - 1], &ys, &buf[1])
}

flat_record! {
    Point250 { x, y, z }
    Body250 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point251 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body251 {
    at: f64,
    k: (f64, f64),
    rates: [f64; 10],
    parts: Point251,
    last: [f64; 3],
}

#[differentiable]
impl Point251 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, buf: &[f64; 3]) {
        if 1 < 3 && buf[2] <= self.z {
            self.x *= buf[2];
        } else {
            let mut part = Body251 { at: if self.z > 0.1 {
                self.z
            } else {
                let mut t: f64 = 3.0;
                t
            }, k: (self.x, (-self.z.powi(2)).exp()), rates: [buf[buf.len() - 1]; 10], parts: Point251 { x: buf[3 - 1], y: 0.9_f64.powi(2), z: buf[2] }, last: [buf[1].tanh(), buf[3 - 1] * self.z, buf[buf.len() - 1]] };
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p251(mut r: f64) -> f64 {
    let a: f64 = (r + r - r.asinh()).atan().exp_m1();
    let mut y = a;
    y *= y;
    let p: f64 = 3.0_f64.powi(3) / (1.0 + (0..3).take(2).zip(0..2).map(|(m, k)| (if k * 2 % 3 != 0 {
        let mut d = a;
        d
    } else {
        let u = y;
        u
    }) + (k as f64)).sum::<f64>().abs());
    (p - p * 1.5) * p + a.tanh()
}

flat_record! {
    Point251 { x, y, z }
    Body251 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point252 {
    x: f64,
    y: f64,
}

#[differentiable]
impl Point252 {
    #[differentiable(unconnected = "zero")]
    fn energy(&mut self, state: [f64; 11]) -> f64 {
        self.x += self.y * state[8] + state[7];
        let f = |p: f64, x: f64| {
            let mut r = state[2];
            if 2 < 3 {
                return (0..state.len() - 1).map(|count| (count as f64)).sum::<f64>();
            }
            p * r
        };
        state[7] - state[5] + state.iter().sum::<f64>() * 2.0 - (if state[2] > 0.9 {
            let c = if state[2] > self.x && state[9] > 0.5 {
                self.x
            } else {
                state[5]
            };
            (c.powi(2) + 1.2).powf(self.x.sin())
        } else {
            state[2].sin().sinh()
        }) + self.y * (state[11 - 1] * state[0])
    }
}

#[differentiable]
impl Point252 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, state: &[f64], row: &mut [f64]) -> Option<f64> {
        let flag = state[1] >= 0.25;
        if state[0] > -1.0 {
            let flag2 = state[state.len() - 1] < row[1];
        }
        Some((1.0 + 0.25_f64.abs()).ln_1p())
    }
}

#[differentiable]
impl Point252 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Point252) -> Point252 {
        Point252 { x: point.y, y: point.y.asinh() }
    }
}

#[differentiable]
impl std::ops::Sub for Point252 {
    type Output = Point252;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point252) -> Point252 {
        Point252 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p252_helper(e: f64, xs: &mut [f64; 4], t: f64, spring: Point252) -> f64 {
    let mut out: [f64; 9] = [t; 9];
    let i = out.len();
    for count in (0..i).rev() {
        out[count] *= out[count] * out[count];
    }
    let found: Option<f64> = Some(out[i % out.len()].cos());
    let mut e2 = match found {
        None => {
            out[i % out.len()].atan2(1.0 + t.abs())
        }
        _ => {
            -out[6]
        }
    };
    0.1 + e2 + e * 2.0 - t * 0.3 - spring.x * 1.5 - out.iter().sum::<f64>() * 0.5 - out.chunks(2).filter(|xs2| i / 2 > 2).map(|xs2| -1.0_f64 + t).fold(spring.x, |acc, e3| acc * 0.5_f64 + (out[i % 9] + e3)).sin()
}

#[differentiable(unconnected = "zero")]
fn p252(buf: Vec<f64>, mut q: f64, grid: &mut [f64]) -> f64 {
    let mut kind: Option<f64> = if !(grid[grid.len() - 1] > 0.25) {
        None
    } else {
        None
    };
    let flag = 4 < 3;
    let mut state = vec![if q > 3.0 {
        q
    } else {
        grid[4]
    }, q, if !(grid[5] > grid[9]) {
        q
    } else {
        0.3
    }, grid[6] / (grid[9].powi(2) + 0.5)];
    state[1] += -state[3];
    q = grid.iter().sum::<f64>();
    let mut a = -((state[0] * grid[1]).powi(2) + 1.2).sqrt();
    let grid2 = vec![state[0]; state.len()];
    for &d in grid.iter() {
        let mut y = (q * (if flag {
            let y = d;
            state[1]
        } else {
            let acc = state[4 - 1];
            state[4 - 1]
        })).cos();
    }
    for i in 0..state.len() {}
    let mut grid3: Vec<f64> = Vec::new();
    for buf2 in buf.chunks(2) {
        if flag {
            grid3.push(state[4 - 1].max(grid2[1] + grid2[4 - 1]));
        }
    }
    grid3.push(q - grid[11 - 1]);
    a * a - q * 0.5 - a
}

flat_record! {
    Point252 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point253 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body253 {
    at: Point253,
    k: f64,
    rates: Point253,
    parts: [Point253; 2],
}

#[differentiable]
impl std::ops::Add for Point253 {
    type Output = Point253;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point253) -> Point253 {
        Point253 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p253(part: Point253, mut s: f64, t: f64, row: &[f64]) -> f64 {
    let v = vec![Body253 { at: part + part, k: row.iter().map(|c| *c * t).sum::<f64>(), rates: Point253 { x: -0.7 * row[2], y: (-row[2].powi(2)).exp(), z: row[row.len() - 1] }, parts: [part + part, Point253 { x: t + row[1], y: t.atan(), z: (0..2).map(|i| (i as f64)).sum::<f64>() }] }, Body253 { at: Point253 { x: t + t, y: s, z: row[3 - 1] }, k: if t >= -0.7 && s > 2.0 {
        s
    } else {
        t
    }, rates: part + part, parts: [part + part, Point253 { z: row.chunks(2).zip(0..=4).map(|(buf, count)| (count as f64)).sum::<f64>(), y: t + 0.5, x: s * s }] }];
    s += --0.4;
    let mut unit = part + part;
    (-unit.x - t * 1.5 + unit.x * 0.5) * unit.x.powi(2).cos()
}

flat_record! {
    Point253 { x, y, z }
    Body253 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point254 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body254 {
    at: [Point254; 2],
    k: [Point254; 2],
}

#[differentiable(unconnected = "zero")]
fn p254(grid: &Vec<f64>) -> f64 {
    let mut state = vec![grid[3] / (1.0_f64.powi(2) + 1.0), grid[1].tanh().sinh()];
    match 0 % 4 {
        0 => {
            let mut e = grid[0].mul_add(state[state.len() - 1], state[0]) + (if state[0] > 3.0 {
                0.3
            } else {
                grid[1] - state[0]
            });
        }
        k if state[1] > 0.25 => {
            state[k % 2] = state[2 - 1];
        }
        _ => {}
    }
    for w in grid.iter().step_by(2) {
        let mut i = 0;
        while i < 2 {
            i += 1;
            if state.len() % 2 != 1 {
                break;
            }
            if !(state[1] > *w) {
                break;
            }
        }
    }
    let mut row = [grid[1], grid.chunks(2).enumerate().map(|(j, v)| v[j % v.len()] + 0.25).sum::<f64>(), state[1] - grid[0], state[1].max(grid[2])];
    1.5 + state[1] * 0.5 + row[0] * 0.3 - (if grid[3] >= 1.0 {
        let p = row[3] * row[1];
        row[row.len() - 1]
    } else {
        let mut s = state[1];
        s
    })
}

flat_record! {
    Point254 { x, y, z }
    Body254 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p255(s: f64, mut w: f64, i: usize, out: &mut [f64]) -> (f64, f64) {
    let mut xs: Vec<f64> = vec![0.0; 12];
    let mut u: f64 = 0.0;
    for i2 in 0..3 {
        for n in 0..11 {
            if n % 3 != 1 {
                xs[n] = (out[i2] * (n as f64)).sin();
            }
        }
        let mut c: f64 = 0.0;
        for n in 0..xs.len() {
            c += xs[n] * xs[11 - n];
        }
        u += c * c.tanh();
        xs[4] = u * 0.1;
    }
    xs[i] = out[2];
    let flag = u > -0.7;
    for n in 0..0 {
        xs[n] = xs[(n + 1) % 12] + xs[12 - 1 - n] * u;
        xs[n] = xs[12 - 1] / (1.0 + xs[0].powi(2));
    }
    let mut row: [f64; 13] = [out[i % 3]; 13];
    for k in 0..4 {
        for i2 in (0..12).step_by(2) {
            row[i2] += xs[12 - 1 - i2] + row[10] * 0.8;
        }
    }
    let mut count = 0;
    while u <= 2.0 && count < 2 {
        count += 1;
        let mut xs2: [f64; 9] = [0.0; 9];
        let mut e: f64 = 0.0;
        for i2 in (0..7).rev() {
            for i3 in 0..8 {
                if i3 % 3 != 1 {
                    xs2[i3] = row[..7][i2] * (i3 as f64) + (0..2).take(2).zip(0..out.len()).map(|(m, m2)| xs[m % 12] + (m2 as f64)).sum::<f64>();
                }
            }
            let mut c: f64 = 0.0;
            for k in 0..xs2.len() {
                e += xs2[k] * xs2[0];
            }
            e += c.sin();
        }
    }
    ((-xs[i].powi(2)).exp() - s * 0.5 - xs.iter().sum::<f64>() * 1.5 - u * 1.5 - row.iter().sum::<f64>() * 0.5 + (if row[count % row.len()] <= 0.25 {
        2.0_f64.powi(2)
    } else {
        row[i % 13] + row[i]
    }), xs[i] - row[i] + s * 0.3 - xs.iter().sum::<f64>() * 0.5 + u * 0.5 - row.iter().sum::<f64>() * 1.5 - u)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point256 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point256 {
    #[differentiable(unconnected = "zero")]
    fn new(unit: Point256) -> Point256 {
        Point256 { x: unit.z, y: (0..2).zip(0..3).map(|(m, k)| (k as f64) * unit.y).fold(unit.y, |acc, acc2| acc + (acc2 + acc2)), z: unit.y }
    }
}

#[differentiable]
impl std::ops::Add for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point256) -> Point256 {
        Point256 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point256) -> Point256 {
        Point256 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p256_helper(w: f64, kind: Option<f64>) -> f64 {
    if let Some(e) = kind {} else {
        let d: f64 = 'found1: {
            if w > 0.25 {
                break 'found1 w;
            }
            w
        };
        let (y, mut a) = ((d / (d.powi(2) + 1.2)).to_radians(), w);
    }
    w + w * 0.5 + w
}

#[differentiable(unconnected = "zero")]
fn p256_inner(xs: &[[f64; 2]; 2]) -> Option<f64> {
    for m in (0..1).rev() {
        for (i, j) in (0..xs.len()).zip(0..xs.len() - 1) {
            for out in xs[i].chunks(2) {
                let mut k: usize = j;
            }
        }
    }
    if xs[0][2 - 1] < xs[1][1] {
        None
    } else {
        Some((0..xs.len()).take(2).map(|n| (n as f64) * xs[xs.len() - 1][n]).fold(xs[2 - 1][1], |acc, r| acc * 0.5 + (r + r)))
    }
}

#[differentiable(unconnected = "zero")]
fn p256(row: &mut [f64]) -> Point256 {
    let q = &mut row[0];
    *q /= q.powi(2) + 1.0;
    match 0 % 4 {
        0 => {
            let mut n: usize = 1;
            let mut k = 0;
            'rows1: while k < 3 {
                k += 1;
                let mut n2 = 0;
                let mut t: f64 = loop {
                    n2 += 1;
                    let mut body = Point256::new(Point256 { z: row[3] * row[n2 % row.len()], y: row[n2 % row.len()], x: row[1] + row[k % row.len()] });
                    let v = [body - body, Point256::new(Point256 { x: -0.7, y: row[n % row.len()], z: body.z })];
                    if n2 >= 2 {
                        break (-(0..k).skip(1).rev().map(|i| (i as f64)).fold(body.z, |acc, a| acc * 0.5_f64 + a).powi(2)).exp();
                    }
                };
                let t = t * p256_helper(t, Some(row[3]));
            }
        }
        i if row[3] > -0.4 => {}
        _ => {
            row.swap(3, 0);
        }
    }
    Point256::new(Point256::new(Point256 { x: row[3], y: row[1], z: row[1] }))
}

flat_record! {
    Point256 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p257(w: f64) -> f64 {
    if w < w {
        let f = |y: f64, acc: f64| y * (acc.atan2(y.powi(2) + 1.2) + (y.powi(2) + 1.2).ln_1p());
        match 1 % 3 {
            0 => {
                for j in 0..=3 {}
            }
            1 | 2 => {}
            j if (j + 1) % 2 != 1 => {
                let mut m = 0;
                let mut w2: f64 = loop {
                    m += 1;
                    if m >= 3 {
                        break -w;
                    }
                };
            }
            _ => {}
        }
    } else if 2 < 3 {}
    (w + w + w * 0.3) * (0..1).map(|n| w + -0.4 + (n as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point258 {
    x: f64,
    y: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape258 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point258 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, row: &[f64]) {}
}

#[differentiable(unconnected = "zero")]
fn p258(part: Point258, buf: &mut Vec<Point258>, part2: &mut Point258) -> f64 {
    buf[4].x *= part2.y[1];
    let mut grid = vec![Point258 { x: part2.x.hypot(1.0 + part.x.abs()), ..*part2 }, Point258 { x: buf[0].x + buf[0].x, ..*part2 }];
    let (e, q) = (part2.y[2], grid[0].x);
    let mut state = [e; 4];
    let mut d: f64 = 1.0;
    d -= grid[grid.len() - 1].x;
    let mut add = |w: f64| {
        d += w * (grid[1].x.powi(2) + 0.5).cbrt();
    };
    add(state[4 - 1]);
    add(e * e);
    d += (if q > 1.5 {
        let mut w = state[2];
        w
    } else {
        part2.x
    }) * (state[state.len() - 1] + state[3]);
    let x = std::mem::replace(&mut buf[5 - 1].x, d + grid[0].x);
    grid[2 - 1].x = grid[1].x;
    let mut count = 0;
    while count < 3 && q <= 1.5 {
        count += 1;
        part2.shifted(&state[0..2]);
    }
    (d.tanh().sinh() + part.x * 1.5 - grid[1].x * 2.0 - d * 0.5) * d
}

flat_record! {
    Point258 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p259_helper(q: f64, x: &mut f64) {
    let q = q * -(*x - q);
    *x /= q.powi(2) + 1.0;
}

#[differentiable(unconnected = "zero")]
fn p259(a: &mut f64, row: &[f64; 10], ys: Vec<f64>) -> f64 {
    match ys.len() % 4 {
        0 => {
            if ys[3] > -0.7 {
                if *a > 0.25 {
                    *a += -0.7;
                }
                let mut buf: [[f64; 3]; 3] = [[row[9]; 3]; 3];
                for n in (0..3).step_by(2) {
                    for n2 in 2..3 {
                        buf[3 - 1 - n][n] /= (buf[n][n2] * (ys[n2].powi(2) + 1.2).sqrt()).powi(2) + 1.0;
                        buf[n / 2][(n + 3) % 3] -= buf[n][n2].tanh() * buf[n2][n2];
                    }
                }
            } else {
                *a *= ys[10];
                p259_helper(ys[5], a);
            }
            *a *= (row[4].powi(2) + 1.0).powi(-1) + ys[8] / 2.0;
        }
        _ => {
            *a *= ys[ys.len() - 1];
            for j in (0..2).take(2) {
                match (j + 1) % 4 {
                    0 => {
                        let h = |b: f64| b * ys[j].sin();
                    }
                    1 | 2 => {
                        let x = &mut *a;
                        *x += row[j] * -0.7;
                    }
                    n if row[10 - 1 - j] >= ys[j] => {
                        *a = 0.9 - ys[j] + (1..ys.len()).zip(0..row.len() - 1).map(|(m, k)| ys[k % 11] + (k as f64)).sum::<f64>();
                    }
                    _ => {
                        let mut out = [[ys[ys.len() - 1], ys[j]], [row[j], ys[ys.len() - 1 - j]], [*a, row[j]], [ys[j], row[5]]];
                    }
                }
            }
        }
    }
    (ys[1] - ys.iter().sum::<f64>() * 2.0 - ys[1..].chunks(2).enumerate().map(|(m, state)| row[6]).sum::<f64>()) * (row[row.len() - 1].sin().sinh() + (row[7] - row[3]))
}

#[differentiable(unconnected = "zero")]
fn p260_helper(mut x: f64, xs: &mut [f64; 4]) -> f64 {
    let f = |w: f64| w + (1.0 + xs[0].abs()).ln().floor() * w;
    'rows1: for &y in xs[3..].iter().take(2) {
        x /= x.powi(2) + 1.0;
        let d = std::mem::replace(&mut x, 0.3 + xs[xs.len() - 1]);
    }
    x = x;
    xs[4 - 1] + x + x * 0.3 + xs[2] - f(xs[1])
}

#[differentiable(unconnected = "zero")]
fn p260(mut row: [f64; 3], s: f64, a: f64) -> f64 {
    let mut u = a;
    let mut i = 0;
    while i < 2 && row.len() % 2 == 1 {
        i += 1;
        if s >= 0.8 && s < u {
            if a > 2.0 {
                row[0] += (if a >= 1.0 {
                    s
                } else {
                    u
                }) * row[0].powi(2);
                continue;
            }
            let mut kind: Option<f64> = None;
            let h = |t: f64, x: f64| t * (-(x * t).powi(2)).exp();
        }
    }
    u += row.iter().map(|u2| *u2).sum::<f64>();
    row.swap(i % 3, i % 3);
    let flag = u >= 0.1;
    let kind: Option<f64> = Some(u / 2.0);
    let d = &mut row[1];
    *d = (1.0 + (-0.4_f64).abs()).sqrt();
    {
        let mut v: [[f64; 4]; 4] = [[2.0; 4]; 4];
        for j in 2..4 {
            for n in 2..3 {
                v[j][(n + 1) % 4] = v[0][n] / (1.0 + v[j][n].powi(2));
                v[n][n] -= (v[j][n] * v[j][4 - 1]).sin();
            }
        }
    }
    a + u - s * 2.0 - (u * u).mul_add(a * u, a)
}

#[differentiable(unconnected = "zero")]
fn p261_helper(buf: [f64; 2], mut p: f64, j: usize, v: &mut [f64]) -> f64 {
    let mut xs: [f64; 11] = [v[j % v.len()]; 11];
    for n in 1..11 {
        xs[n] -= xs[n] + xs[n] * buf[2 - 1];
        xs[n] -= xs[(n + 2) % 11].tanh() * xs[n - 1];
        xs[11 - 1 - n] = xs[11 - 1] + xs[n - 1] * xs[n];
    }
    let t: f64 = (0..=j).map(|j2| (-v[0].powi(2)).exp() + (j2 as f64)).sum::<f64>();
    match j / 2 % 4 {
        0 => {
            let mut v2: Vec<f64> = vec![t; 3];
            let mut y: f64 = 0.1;
            for k in 0..11 {
                for j2 in 0..3 {
                    v2[j2] = (xs[k] * (j2 as f64) + 0.25).cos();
                }
                let mut e: f64 = 0.0;
                for j2 in 0..v2.len() {
                    e += v2[j2] * v2[2 - j2];
                }
                y += e.sin();
            }
        }
        _ => {
            xs[j % 11] -= t;
        }
    }
    xs[6] - p * 0.5 + xs.iter().sum::<f64>() * 0.5 + t * 0.3 + t
}

#[differentiable(unconnected = "zero")]
fn p261_inner(grid: &mut Vec<f64>, m: usize) -> f64 {
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for &t in grid.iter() {
        buf.push(t.atan2(1.0 + t.abs()) + (m as f64));
    }
    buf.push(grid[1]);
    grid[m % 2] = grid[1] - (match m * 2 % 5 {
        0 => buf[0],
        2..=3 => {
            let mut q = buf[m % buf.len()];
            buf[m % buf.len()]
        }
        _ => buf[m % buf.len()],
    });
    {
        match m % 4 {
            0 => {
                let mut row: [f64; 13] = [buf[m % buf.len()]; 13];
                for m2 in 0..2 {
                    for count in 1..12 {
                        let e = row[count];
                        if count % 2 == 0 {
                            row[count] -= e + row[1] * buf[m % 1];
                        }
                        row[count] *= row[count / 2] * 0.3 + (count as f64);
                    }
                }
            }
            1 | 2 => {
                let mut count: usize = m / 2;
            }
            _ => {}
        }
    }
    buf.chunks(2).enumerate().map(|(n, grid2)| buf[0]).product::<f64>() * (0..m).map(|i| (1.0 + grid[i % grid.len()].abs()).cbrt() + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p261(mut pair: (f64, f64)) -> f64 {
    let shape: Option<f64> = if pair.0 <= -0.4 {
        Some(pair.0)
    } else {
        None
    };
    let mut w = pair.1;
    let mut xs: Vec<f64> = Vec::new();
    for count in (0..4).rev() {
        xs.push((pair.1 + pair.1) / ((-w).powi(2) + 1.0));
    }
    xs.push(pair.0 + w);
    let y = std::mem::replace(&mut pair.1, if xs[0] > 1.5 {
        xs[0]
    } else {
        xs[0]
    });
    xs[0] + w * 0.5 - xs[0] * 2.0 + y * 0.3 - (1..xs.len()).map(|k| (k as f64) * y.hypot(1.0 + y.abs())).fold(w, |acc, c| acc * 0.5 + ((0..=1).map(|k| c + (k as f64)).fold(c, |acc2, acc3| acc2 * 0.5 + acc3 * xs[xs.len() - 1]) + c)) - (0..xs.len()).zip(0..xs.len()).map(|(m, count)| xs.iter().product::<f64>() + (count as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point262 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape262 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point262 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, body: &Point262) -> f64 {
        if self.x > 1.5 {
            self.y = body.z / (body.y.powi(2) + 1.2);
            self.y += self.y;
        }
        body.z * (0..3).take(2).rev().filter(|count| *count != 1).map(|m| (m as f64) * body.x).sum::<f64>()
    }
}

#[differentiable]
impl std::ops::Add for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point262) -> Point262 {
        Point262 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point262) -> Point262 {
        Point262 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point262 {
    type Output = Point262;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point262 {
        Point262 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p262_helper(p: f64, v: &Vec<f64>) -> f64 {
    let r = v[0].cos();
    v.chunks(2).map(|buf| v[0] + buf[0]).fold(p, |acc, c| acc.max(c + c)) + r * 1.5 - r
}

#[differentiable(unconnected = "zero")]
fn p262_inner(mut acc: f64, ys: [f64; 2], unit: &Point262, v: &[f64]) -> Vec<f64> {
    let mut found: Option<f64> = Some(unit.z);
    for count in (0..1).take(2) {
        let (d, mut q) = (v[count] + (1.0 + v[count].abs()).recip(), ys[count]);
    }
    vec![acc * (unit.z - unit.y), (unit.z * unit.x).asinh()]
}

#[differentiable(unconnected = "zero")]
fn p262(mut d: f64, spring: &Point262) -> Point262 {
    let j: usize = 4;
    let mut body = *spring - *spring;
    for (k, k2) in (0..j).zip(0..j) {}
    let spring2 = body * (spring.y + spring.z);
    let mut m = 0;
    while m < 4 {
        m += 1;
        for j2 in (0..j).rev() {
            let mut d2 = spring2.z + spring.z;
        }
        let mut kind: Shape262 = Shape262::Disc(spring2.z);
    }
    if d >= 0.1 {
        let t = &mut body.y;
        *t += 3.0 / (spring2.z.powi(2) + 1.2);
        *t /= (0..3).skip(1).map(|m2| *t + (m2 as f64)).product::<f64>().powi(2) + 1.0;
    }
    let mut t = d.max((body.x * spring.z).sin().sinh());
    let mut y: f64 = (t.max(t) * (t + body.z)).powi(2);
    *spring + spring2
}

flat_record! {
    Point262 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p263(a: &mut f64, buf: &mut [f64; 4], mut w: f64) -> f64 {
    let mut shape: Option<f64> = if !(w > -0.4) {
        Some(-w)
    } else {
        Some(*a)
    };
    buf[3..].iter().for_each(|b| {
        shape = if w > 2.0 {
            Some(buf[..2].iter().skip(1).enumerate().map(|(m, &z)| z).fold(w, |acc, y| acc * 0.5 + y * y))
        } else {
            None
        };
    });
    let mut m = 0;
    while m < 5 {
        m += 1;
        w *= shape.unwrap_or(w);
    }
    if *a < 3.0 {
        let mut x = match m / 2 % 5 {
            0..=1 | 4 => (if w >= 1.5 {
                buf[3]
            } else {
                w
            }) - (*a + w),
            _ => w,
        };
    }
    ((0..=m).filter(|k| *k != 1).map(|i| (i as f64) * buf[i % 4]).sum::<f64>() - w * 0.5) * (buf[m % buf.len()] + w) * (w - (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p264_helper(out: &Vec<f64>) -> f64 {
    for (n, j) in (0..out.len()).zip(1..out.len()) {
        if out[j] > 0.9 {} else if j * 2 % 2 == 1 {
            let mut acc = out[j];
        } else {
            'rows1: for a in out.iter() {}
        }
    }
    (out[0] + out[out.len() - 1] - out[0].atan().exp2()) * out[2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p264_inner(x: f64) -> Vec<f64> {
    let mut pair = ([x, x], x.powi(3));
    'rows1: for m in (0..3).skip(1) {
        pair.0[m % 2] = (0..=m).map(|j| (j as f64) * (x * x)).sum::<f64>();
    }
    vec![x, ((x * pair.0[0]).powi(2) + 0.5).sqrt(), if x <= pair.1 {
        let mut t = (pair.1.powi(2) + 1.0).log10();
        x
    } else {
        let mut acc = pair.0[1].floor() * pair.1;
        0.9 - x
    }]
}

#[differentiable(unconnected = "zero")]
fn p264(out: &[f64], mut x: f64) -> f64 {
    let flag = !(x > 1.5);
    let h = |acc: f64| acc + (0..out.len()).map(|n| out[n] + (n as f64)).sum::<f64>();
    let b: f64;
    if flag {
        b = 0.25_f64.abs();
    } else {
        let mut b2 = -(x.powi(2) + 1.0).log10();
        b = (if out[0] <= b2 {
            -0.7
        } else {
            let mut e = b2;
            b2
        }) * (b2 * x);
    }
    if b > 1.5 {
        let mut v = out.to_vec();
    } else {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for &d in out.iter() {
            let mut n = 0;
            while n < 4 {
                n += 1;
                let mut add = |t: f64| {
                    x += t * (1.0 + d.abs()).powf(d.sin());
                };
                add(if flag && d <= 0.9 {
                    d
                } else {
                    b
                });
                add(d - b);
            }
            grid.push(x);
        }
        grid.push(b);
    }
    h(b) + b * 2.0 - out[2..].windows(2).zip(0..out.len()).map(|(ys, j)| (j as f64)).fold(out[0], |acc, z| acc + (b.atan2(b.powi(2) + 0.5) + z))
}

#[differentiable(unconnected = "zero")]
fn p265(ys: &[f64], grid: &mut [f64]) -> f64 {
    'rows1: for k in 0..=3 {
        match k / 2 % 3 {
            0 => {
                for (w, m) in grid[1..5].iter_mut().zip(0..ys.len()) {
                    let xs = ys.to_vec();
                }
                grid[k] += (if grid[k] < -0.7 {
                    grid[k]
                } else {
                    grid[k]
                }) + ys[k % ys.len()];
            }
            _ => {}
        }
        let b: f64 = 'found2: {
            grid[5 - 1 - k] = grid[k % 5];
            let v = &mut grid[..2];
            v[k % 2] *= (1.0 + (v[k % v.len()] * ys[k]).abs()).cbrt();
            v[0] += v[0] - ys[3];
            if grid[k] < grid[2] {
                grid[k] += grid[k];
                break 'rows1;
            }
            grid[k % 5] / (1.0 + grid[(k + 1) % 5].abs()) + grid[k].clamp(-0.75, 1.25)
        };
    }
    grid[1] - grid[2] + 0.3 - ys[3]
}

#[differentiable(unconnected = "zero")]
fn p266(ys: &mut [f64], xs: &[f64; 10]) -> f64 {
    let mut buf: [[f64; 9]; 9] = [[ys[1]; 9]; 9];
    for i in 1..8 {
        for j in (2..9).rev() {
            buf[j][i] /= (buf[i - 1][j - 1] * 0.5 + (j as f64)).powi(2) + 1.0;
        }
    }
    let mut ys2: Vec<f64> = Vec::new();
    for (i, &t) in xs.iter().skip(1).enumerate() {
        ys2.push(t.cos() * (i as f64));
    }
    ys2.push(ys[0]);
    for i in 0..2 {
        for j in (2..2).rev() {
            buf[4][j / 2] = ys[0] + buf[4][j - 1] * ys[j];
        }
    }
    ys2[0] - ys2[0] * 0.5 - (if xs[7] >= 0.8 {
        let p = buf[1][4];
        p
    } else {
        ys2[0]
    }).floor() * buf[buf.len() - 1][7]
}

#[differentiable(unconnected = "zero")]
fn p267_helper(grid: Vec<f64>, xs: [[f64; 2]; 2]) -> f64 {
    let mut e = xs[0][0];
    let flag = xs[0][1] <= -1.0;
    for (&z, v) in xs[1][1..].iter().zip(xs.iter()) {
        let t = if flag || v[0] > 1.1 {
            e * v[0] + (if z >= -1.0 {
                z
            } else {
                e
            })
        } else {
            let mut p = v[0] + v[0] * z;
            (if xs[0][0] >= 0.8 {
                let e2 = v[v.len() - 1];
                0.25
            } else {
                v[2 - 1]
            }) * p.hypot(1.0 + p.abs())
        };
    }
    (-grid[1].powi(2)).exp() + grid[1] * 0.3 - (0..1).filter(|count| *count != 1).map(|k| (k as f64) * (e + xs[k][k])).fold(grid[1], |acc, r| acc * 0.5 + ((if r > 1.5 {
        xs[0][2 - 1]
    } else {
        let mut u = r;
        u
    }) + r))
}

#[differentiable(unconnected = "zero")]
fn p267_inner(pair: (f64, f64), pair2: (f64, f64), count: usize, buf: &mut [f64]) -> f64 {
    (buf[..1].iter().filter(|c| **c > 0.25).map(|s| *s).sum::<f64>() - pair2.0 * 0.3) * (0..count).take(2).zip(buf.iter()).filter(|(n, w)| **w > 0.1).map(|(k, p)| *p * (buf[k % 2].powi(2) + 1.0).recip()).fold(buf[0], |acc, q| acc.max(q * q))
}

#[differentiable(unconnected = "zero")]
fn p267(ys: &mut [f64], mut ys2: [[f64; 2]; 2], buf: &Vec<f64>) -> f64 {
    ys2[0][2 - 1] = buf[buf.len() - 1];
    let mut state: Vec<f64> = vec![buf[0]; 9];
    for count in 2..9 {
        state[count] += state[count - 1] * state[count * 2 % 9];
        state[count] *= state[count] * state[(count + 3) % 9];
    }
    if buf[10] > buf[6] {
        let mut m = 0;
        let r: f64 = loop {
            m += 1;
            let c = state.pop().unwrap();
            if m >= 3 {
                break ys2[1].windows(2).zip(0..state.len()).map(|(row, m2)| (m2 as f64) * (c * (m2 as f64))).sum::<f64>();
            }
        };
        let mut p = state[3] - (ys2[ys2.len() - 1][1] - state[m % state.len()]) * r;
    } else {
        let mut d: f64;
        if state[5] > -1.0 {
            let mut b = (0..ys2.len()).rev().map(|n| (n as f64)).sum::<f64>() * (state[2] * ys2[ys2.len() - 1][1]);
            d = (0..=4).map(|k| (k as f64)).sum::<f64>();
        } else {
            d = if 4 < 3 {
                p267_helper(state.to_vec(), ys2)
            } else {
                state[4].to_radians()
            };
        }
    }
    ys2[0][1] - state[4] + state.iter().sum::<f64>() * 2.0 + state.chunks(2).map(|state2| state[1] * (buf[buf.len() - 1] / (1.0 + ys2[0][0].abs()))).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point268 {
    x: [f64; 2],
    y: f64,
    z: [f64; 3],
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body268 {
    at: f64,
    k: f64,
    rates: [Point268; 2],
    parts: (f64, f64),
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape268 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point268 {
    #[differentiable(unconnected = "zero")]
    fn shifted(self, shape: Shape268) -> f64 {
        if self.y <= 0.8 {
            return self.z[2].sin() + (0.25 + self.x[1]);
        }
        -self.x[0] - (0..4).zip(0..4).map(|(k, k2)| (k2 as f64) * (self.x[0] - 0.1)).fold(self.x[0], |acc, w| acc.max(w + w))
    }
}

#[differentiable(unconnected = "zero")]
fn p268_helper(c: f64, unit: Body268, mut state: Vec<f64>, buf: &mut Vec<f64>) -> f64 {
    state[0] += unit.at;
    match 1 % 3 {
        0 => {
            let a = c.tanh().powi(2) + buf[1] / (buf[2 - 1].tanh().powi(2) + 1.0);
        }
        1 | 2 => {
            match 1 % 3 {
                0 => {}
                1 | 2 => {
                    if !(unit.k <= 1.0) {
                        buf[0] += 0.9;
                    } else {
                        buf[2 - 1] /= (-0.7_f64).abs().sin().exp_m1().powi(2) + 1.0;
                    }
                }
                count if !(count > 0) => {}
                _ => {
                    let (s, y) = (buf[0], buf[buf.len() - 1] + state[0]);
                }
            }
        }
        m if m % 2 == 1 => {}
        _ => {
            for u in buf.iter() {
                let mut n = 0;
                while n < 4 {
                    n += 1;
                    state.fill(*u);
                }
            }
        }
    }
    (1..buf.len()).take(2).zip(buf.iter()).map(|(j, acc)| *acc).sum::<f64>() * (-c + state[state.len() - 1].powi(2)) - (0..2).rev().zip(0..2).map(|(j, m)| (m as f64) * (buf[2 - 1] * state[state.len() - 1 - j])).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p268(xs: &[f64], ys: &mut [f64; 12], p: f64) -> f64 {
    let mut k: usize = 3;
    let mut row: Vec<f64> = vec![p; 3];
    let mut s: f64 = 0.0;
    for m in 0..12 {
        if m % 2 == 0 {
            for count in (1..2).rev() {
                row[count] = (ys[m] * (count as f64)).sin();
            }
        }
        for m2 in (0..3).rev() {
            row[m2] = (ys[m] * (m2 as f64)).sin();
        }
        let mut s2: f64 = 0.0;
        for j in 0..row.len() {
            s += row[j] * row[0];
        }
        s += s2 * s2.tanh();
    }
    let mut u = -((if row[3 - 1] >= s {
        0.25
    } else {
        ys[k % ys.len()]
    }) / 3.0);
    u = row[2].tanh().cosh() + s * xs[2];
    (u - p * 1.5) * u
}

flat_record! {
    Point268 { x, y, z }
    Body268 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point269 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body269 {
    at: f64,
    k: f64,
    rates: Point269,
}

#[differentiable(unconnected = "zero")]
fn p269_helper(n: usize, t: f64, ys: &mut Vec<f64>, a: &mut f64) -> f64 {
    *a = ys[n % ys.len()];
    if *a <= 0.3 || *a < *a {
        let mut ys2 = vec![Body269 { at: 0.8 / (a.powi(2) + 1.0), k: *a + *a, rates: Point269 { x: ys[n % ys.len()].atan2(1.0 + ys[n % ys.len()].abs()), y: t + *a } }, Body269 { at: t, k: *a + ys[ys.len() - 1], rates: Point269 { x: *a * ys[1], y: if n < 3 {
            let z = *a;
            z
        } else {
            let mut r = ys[0];
            r
        } } }, Body269 { at: *a / (1.0 + a.abs()), k: ys.iter().sum::<f64>(), rates: Point269 { x: *a * (n as f64), y: *a } }];
    } else if (n + 1) % 2 != 1 {
        'rows1: for (row, buf) in ys.chunks(2).zip(ys.chunks(2)) {
            let mut j = 0;
            let e: f64 = 'steps2: loop {
                j += 1;
                *a += buf[j % 1];
                if j >= 1 {
                    break (if j % 2 != 0 {
                        ys[j % 2]
                    } else {
                        buf[0]
                    }) + (j as f64);
                }
            };
        }
    } else {
        *a = a.tanh();
    }
    t * (*a - (match ys.len() % 5 {
        0 => *a,
        n2 if *a >= -0.4 => *a,
        _ => -0.7,
    })) + (*a * *a - (ys[n % 2] + ys[n % ys.len()]))
}

#[differentiable(unconnected = "zero")]
fn p269_inner(p: &mut f64) -> f64 {
    let mut grid = [Point269 { x: *p / 3.0, y: if *p > 1.1 {
        let s = *p;
        s
    } else {
        *p
    } }, Point269 { x: *p * *p, y: *p }];
    ((-0.4_f64).atan().cosh() - grid[0].x * 2.0) * grid.iter().map(|unit| unit.y * unit.x).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p269(mut buf: Vec<f64>) -> f64 {
    buf[2] /= buf[1].powi(2) + 1.0;
    let mut xs: Vec<f64> = vec![buf[0]; 12];
    let mut s: f64 = 0.0;
    for count in (0..4).rev() {
        for n in 0..12 {
            xs[n] = (buf[count] * (n as f64)).sin();
        }
        let mut x: f64 = 0.0;
        for m in 0..xs.len() {
            s += xs[m].powi(2);
        }
        s += x;
    }
    if 0.8 > -0.4 || xs[8] > 0.5 {
        xs[3] /= (-1.0_f64).powi(2) + 1.0;
    } else {
        let mut k = 0;
        let mut acc: f64 = loop {
            k += 1;
            if k >= 4 || k % 3 == 0 {
                break (xs[xs.len() - 1] * s).atan2(1.0 + xs[1].abs());
            }
        };
        if k % 3 == 0 && k > 1 {
            let m: usize = xs.len();
        } else {
            acc += s;
            let row = [Point269 { x: buf[4 - 1] * acc, y: s }, Point269 { x: xs[9] + s, y: acc.sin().exp_m1() }, Point269 { x: acc, y: acc + s }];
        }
    }
    buf[4 - 1] += (s + xs[0]) * 1.5;
    let mut c = p269_helper(1, buf[buf.len() - 1].sin().cosh(), &mut xs, &mut s);
    let g = |p: f64| p + (p + xs[xs.len() - 1]) / (c.powi(2) + 0.5);
    for (r, &q) in buf.iter_mut().zip(&xs[8..]) {
        let mut s = s + (r.min(q) + *r * s);
    }
    buf[0].min(-1.0) + buf[1] * 0.5 - xs.iter().sum::<f64>() * 0.3 + s * 0.5 - c * 0.3 + xs[4..12].iter().step_by(2).rev().product::<f64>()
}

flat_record! {
    Point269 { x, y }
    Body269 { at, k, rates }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point270 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body270 {
    at: f64,
    k: [f64; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape270 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body270 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, row: Vec<f64>) -> Point270 {
        let mut grid: Vec<f64> = Vec::with_capacity(4);
        for y in row[..1].iter().rev() {
            grid.push(row.iter().enumerate().map(|(k, w)| *y + w).product::<f64>());
        }
        grid.push(self.at);
        let mut kind: Shape270 = Shape270::Rect(if grid[0] >= 1.0 {
            row[0]
        } else {
            grid[0]
        }, grid[0] - grid[0]);
        Point270 { x: self.k[1], y: row[2 - 1] }
    }
}

#[differentiable]
impl Point270 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, buf: &mut Vec<f64>) -> f64 {
        (1..buf.len()).map(|count| (count as f64)).sum::<f64>() + buf.chunks(2).rev().map(|row| self.y + 0.1).fold(buf[0], |acc, acc2| acc + acc2 * acc2) * self.y
    }
}

#[differentiable]
impl Body270 {
    #[differentiable(unconnected = "zero")]
    fn new(unit: &Point270, unit2: Body270) -> Body270 {
        Body270 { at: unit.x * unit2.at, k: [unit2.k[1].to_radians(), (-unit2.k[2 - 1].powi(2)).exp()] }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point270 {
    type Output = Point270;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point270 {
        Point270 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p270_helper(mut e: f64) -> Vec<f64> {
    e += (0..=1).step_by(2).filter(|n| *n != 1).map(|m| (m as f64)).sum::<f64>();
    let mut ys = vec![e; 4];
    ys
}

#[differentiable(unconnected = "zero")]
fn p270_inner(unit: &Point270, mut pair: (f64, f64), c: f64, xs: [f64; 12]) -> f64 {
    let q = &mut pair.0;
    *q += q.sin().exp();
    for j in (0..xs.len()).step_by(2) {
        'rows1: for m in 0..xs.len() {
            let s: f64;
            if j / 2 > 0 || j / 2 % 3 == 0 {
                s = (xs[m].powi(2) + 0.5).sqrt().min(c / (unit.y.powi(2) + 1.0));
            } else {
                s = xs[m] / 3.0 + xs[m];
            }
        }
        pair.1 = (1.0 + pair.0.abs()).cbrt();
        match (j + 1) % 4 {
            0 => {
                pair.1 += xs[5..10].iter().sum::<f64>();
            }
            1 | 2 => {}
            _ => {}
        }
    }
    (c - c * 0.3 + xs.iter().sum::<f64>() * 0.3) * xs[4..].iter().fold(c, |acc, y| acc * 0.5 + y * (y * c))
}

#[differentiable(unconnected = "zero")]
fn p270(count: usize, flag: bool, xs: &[f64; 3]) -> f64 {
    for v in xs.chunks(2).take(2) {
        let (mut b, mut q) = ((-(xs[0] * xs[count % 3]).powi(2)).exp(), v[0]);
    }
    let mut j = 0;
    'rows1: loop {
        j += 1;
        let mut m = 0;
        while m < 2 {
            m += 1;
            let mut kind: Shape270 = if xs[2] < 0.5 && xs[m % 3] < xs[m % 3] {
                Shape270::Flat
            } else {
                Shape270::Rect(xs.iter().enumerate().map(|(j2, acc)| *acc).product::<f64>(), (0..=j).zip(xs).map(|(m2, acc)| *acc * xs[m2 % xs.len()]).sum::<f64>())
            };
            if m % 3 == 1 && m % 3 == 1 {} else {
                if flag {
                    break 'rows1;
                }
                if flag {
                    continue;
                }
            }
        }
        if j >= 2 {
            break;
        }
    }
    xs[xs.len() - 1] + xs.chunks(2).map(|buf| buf[j % buf.len()] * buf[j % buf.len()]).fold(xs[j % 3], |acc, p| acc + ((xs[j % xs.len()].powi(2) + 0.5).recip() + p))
}

flat_record! {
    Point270 { x, y }
    Body270 { at, k }
}

#[differentiable(unconnected = "zero")]
fn p271_helper(w: f64) -> [f64; 2] {
    let mut ys: [[f64; 9]; 9] = [[w; 9]; 9];
    for j in 2..9 {
        for j2 in 1..1 {
            ys[j2][j] *= ys[j][j2] / (1.0 + ys[9 - 1][9 - 1].powi(2));
            ys[4][j] -= ys[j][j] * ys[j2][(j2 + 1) % 9];
        }
    }
    let mut row = [[ys[ys.len() - 1][4], ys[7][7]], [ys[6][2], w], [-0.7, w], [ys[3][7], ys[2][9 - 1]]];
    let mut e: f64;
    if row[row.len() - 1][2 - 1] > 0.8 && ys[2][9 - 1] > 0.3 {
        e = ys[1][0];
    } else {
        let y = ys[0][1].sin();
        e = row[1].chunks(2).map(|xs| xs[0] + xs[0]).sum::<f64>().to_radians();
    }
    [if w > 1.1 {
        row[2].iter().enumerate().map(|(count, c)| *c).fold(row[2][1], |acc, r| acc + (r + r))
    } else {
        ys[5][7]
    }, e * (0..1).take(2).map(|j| (j as f64) * row[row.len() - 1][j]).fold(e, |acc, r| acc * 0.5 + (row[row.len() - 1][1] + r))]
}

#[differentiable(unconnected = "zero")]
fn p271_inner(b: f64, mut t: f64, w: &mut f64, row: &[[f64; 2]; 2]) -> f64 {
    *w = 2.0 * row[2 - 1][2 - 1] + row[1][2 - 1];
    *w + t * 0.3 + (*w - *w).atan2(1.0 + row[0][..1].iter().filter(|r| **r > 0.5_f64).map(|&y| y * *w).sum::<f64>().abs()) - (row[row.len() - 1][2 - 1] / (1.0 + t.abs())).min(row[row.len() - 1][1])
}

#[differentiable(unconnected = "zero")]
fn p271(mut v: Vec<f64>, #[no_diff] out: &[f64]) -> f64 {
    let s = std::mem::replace(&mut v[0], out[2] / (out[out.len() - 1].powi(2) + 0.5));
    'rows1: for m in (0..out.len()).rev() {
        v[0] += s / (s.powi(2) + 1.0) / (out[(m + 1) % out.len()].powi(2) + 0.5);
        v[1] += out.windows(2).enumerate().map(|(n, grid)| grid[m % grid.len()] * (s * (n as f64))).sum::<f64>();
    }
    (s + v[1] + v[3] * 2.0) * s
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point272 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable]
impl Point272 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, part: &mut Point272) -> (f64, f64) {
        self.y *= self.z[0] + part.y + part.x.powi(3);
        let Point272 { x: _, y: z, z: state } = *part;
        (state[1] * state[2] - z * 0.3 + state[2] * 2.0 - (1..state.len()).filter(|k| *k != 1).map(|count| self.z[count].atan().cosh() + (count as f64)).sum::<f64>() - (state[2] + (1..state.len()).skip(1).map(|count| z + (count as f64)).sum::<f64>()), state[2] * state[1] - z)
    }
}

#[differentiable]
impl Point272 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, row: &[f64], flag: bool) -> f64 {
        let mut c = row[1];
        let mut m = 0;
        let s: f64 = loop {
            m += 1;
            if m >= 3 {
                break self.z[3 - 1] - 2.0;
            }
            'rows1: for i in 0..row.len() {
                match i % 3 {
                    0 => {
                        let mut pair: (f64, f64) = (row[i % 2] * row[0] - c, (0..4).rev().map(|n| (n as f64) * row[2 - 1]).sum::<f64>());
                    }
                    _ => {}
                }
            }
        };
        (row[1] + (m as f64) + (self.x + s) * 2.0) * (if m % 3 != 0 {
            s.cos()
        } else {
            c * -0.4
        })
    }
}

#[differentiable(unconnected = "zero")]
fn p272_helper(grid: &mut [f64]) -> f64 {
    if grid[2 - 1] < grid[1] && grid[0] <= 1.5 {
        let mut row: [[f64; 4]; 4] = [[grid[0]; 4]; 4];
        for i in (0..4).rev() {
            for count in (2..3).rev().step_by(2) {
                row[count][count] += row[i][count].tanh() * row[i][count];
            }
        }
    } else if grid[2 - 1] > 0.9 {}
    0.9 - grid[0] - (grid[grid.len() - 1] + grid[grid.len() - 1] + (grid[1] + grid[0])) + (grid[0] * grid[1]).powi(3)
}

#[differentiable(unconnected = "zero")]
fn p272_inner(mut z: f64, xs: &[f64; 3]) -> f64 {
    let s: f64;
    if z > 2.0 {
        s = xs[3 - 1].clamp(-0.75, 1.25).to_radians();
    } else {
        let mut x: f64 = (xs[0] - xs[2]).sin();
        s = xs[0] + (1.0 + 3.0_f64.abs()).ln_1p();
    }
    let mut add = |r: f64| {
        z += r * s.powi(2);
        z
    };
    let d = add(s - s);
    let s2 = add((0..xs.len()).map(|k| (k as f64) * d).sum::<f64>());
    (0..xs.len()).zip(0..xs.len()).map(|(count, k)| (k as f64) * s2).fold(d, |acc, z2| acc + (d + z2)) - z * 2.0 + s * 0.3 - d * 0.3 + s2 * 0.5 - xs.windows(2).map(|ys| ys[1]).fold(s2, |acc, b| acc.max(b * (b / 1.5))) - d
}

#[differentiable(unconnected = "zero")]
fn p272(p: f64, flag: bool) -> f64 {
    let body = Point272 { x: p, y: p.sin(), z: [p, p * p, p] };
    let v = vec![Point272 { x: (-body.y.powi(2)).exp(), y: body.x, z: [body.y + body.y, -p, 3.0_f64.sin().exp2()] }, Point272 { x: -body.z[3 - 1], ..body }];
    let mut row: [f64; 2] = [0.5; 2];
    let mut part = Point272 { z: [row[row.len() - 1].cos(), body.norm(&row, row[row.len() - 1] > p || v[1].y < row[1]) + v[0].z[2], row[0].hypot(1.0 + row[0].abs())], y: body.z[3 - 1] * v[0].y, x: body.x };
    let mut pair = ([part.y, (body.x.powi(2) + 1.2).ln_1p()], (part.z[2].powi(2) + 1.0).recip());
    let x: f64;
    if part.x > 0.8 {
        x = pair.0[2 - 1];
    } else {
        x = pair.1 * 0.1;
    }
    pair.1 = if x > 0.5 {
        if 1.5 > 1.5 {
            row[0]
        } else {
            v[2 - 1].y
        }
    } else {
        (pair.1.powi(2) + 0.5).powf(row[2 - 1].sin())
    };
    let mut ys: Vec<f64> = v.iter().map(|spring| spring.x * (spring.x + x)).collect::<Vec<f64>>();
    row[1] + body.x * 2.0 + row[row.len() - 1] * 0.3 + part.z[0] * 0.5 - pair.0[2 - 1] - (v[1].y / (1.0 + body.z[3 - 1].abs()) + (x - pair.1))
}

flat_record! {
    Point272 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point273 {
    x: f64,
    y: [f64; 10],
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body273 {
    at: Point273,
    k: (f64, f64),
    rates: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p273(#[no_diff] mut body: Body273, xs: &mut [f64], r: f64) -> (f64, f64) {
    xs[1..4].swap(2, 0);
    for (y, d) in xs[1..4].iter().rev().zip(xs.iter()) {
        for (j, row) in (0..xs.len() - 1).zip(xs.windows(2)) {
            let f = |t: f64, p: f64| t + ((y.powi(2) + 1.2).powi(-1) + *y);
            let mut n = 0;
            let r2: f64 = 'rows1: loop {
                n += 1;
                if n >= 2 || row[0] > 1.1 {
                    break r.to_radians();
                }
                let f2 = |b: f64| b + (row[n % 2] + row[n % 2]).sin();
            };
        }
        let point = Body273 { at: Point273 { x: *d, y: [d - *y; 10], z: (0..xs.len()).zip(0..xs.len()).map(|(count, i)| *y + (i as f64)).sum::<f64>() }, k: (1.1, d.clamp(-0.75, 1.25)), rates: vec![-*y, d.hypot(d.powi(2) + 1.2)] };
    }
    let r = r + (1.5 + r);
    (r.clamp(-0.75, 1.25) * r.tanh().cosh().sin(), (xs[0] + r - body.at.x * 0.3 + r * 0.3) * (r * r).powi(2) + (0..xs.len()).map(|m| (m as f64)).sum::<f64>())
}

flat_record! {
    Point273 { x, y, z }
    Body273 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p274_helper(mut v: [[f64; 2]; 3], ys: &[f64]) -> f64 {
    let mut ys2: Vec<f64> = vec![ys[1]; 17];
    for k in 0..3 {
        for k2 in (0..16).rev().step_by(2) {
            ys2[k2] *= ys2[0].tanh() * ys2[k];
            if ys2[k2] > 3.0 {
                ys2[k2] = ys2[0] / (1.0 + ys2[k].powi(2));
            }
            ys2[(k2 + 3) % 17] *= ys2[17 - 1 - k2] * ys2[0];
        }
    }
    for (t, &x) in ys2.iter().zip(ys.iter()) {
        v[0][2 - 1] *= ys2[8] * (*t + *t);
    }
    v[1][1] += ys2[0].max(0.1) + (ys[0] + ys2[2]);
    let j: usize = 2;
    let mut state: Vec<f64> = (0..ys2.len()).take(2).map(|i| ys2[i] - ys2[i % ys2.len()] + (i as f64)).collect::<Vec<f64>>();
    (v[j % v.len()][0].floor() * state[0] - v[2][0] * 0.3 + ys2.iter().sum::<f64>() * 1.5 + state[1 - 1] * 2.0) * (state[0] * state[1 - 1] + (j as f64)) + 0.25 / 1.5
}

#[differentiable(unconnected = "zero")]
fn p274(#[no_diff] grid: Vec<f64>, p: f64, grid2: &mut [f64; 4]) -> f64 {
    let mut acc = p274_helper([[grid2[2], p], [grid2[4 - 1], p], [grid2[0], grid2[4 - 1]]], grid2) + p;
    let mut v: Vec<f64> = Vec::new();
    for n in (1..grid2.len() - 1).step_by(2) {
        let mut x = p274_helper([[acc + acc, -acc], [acc, acc], [p274_helper([[acc, 3.0], [p, grid[n]], [acc, acc]], &grid), acc.atan()]], &grid[1..]);
        v.push(p274_helper([[x, x], [grid2[(n + 1) % 4], x], [p, -1.0]], grid2));
    }
    v.push(acc * grid2[1]);
    let mut i = 0;
    while i < 5 && grid2[i % 4] >= 0.3 {
        i += 1;
        'rows1: for t in v.iter_mut() {
            *t /= (-*t).powi(2) + 1.0;
        }
        let mut m = 0;
        let mut acc2: f64 = 'steps2: loop {
            m += 1;
            if m >= 1 || grid2[m % grid2.len()] >= 0.1 {
                break (0..=1).map(|n| acc + (n as f64)).sum::<f64>().signum() * acc;
            }
            if !(i > 0) {
                let c = p274_helper([[v[m % 1], grid2[grid2.len() - 1] / (acc.powi(2) + 1.2)], [-0.4, if (m + 1) % 3 != 1 {
                    v[m % 1]
                } else {
                    acc
                }], [acc, acc.abs()]], &grid);
                acc *= acc.sin().sinh();
                if m % 2 == 0 {
                    break v[0] / (c.powi(2) + 0.5);
                } else {
                    v[0] += p274_helper([[acc, c], [v[0], v[0]], [c, acc]], &grid);
                }
            } else if m > 0 {
                break grid2[i % 4] + v[m % 1];
            }
        };
    }
    v[0] - acc * 0.3 + v[0] * 0.3 + ((match i / 2 % 5 {
        0..=1 => {
            let u = acc;
            acc
        }
        _ => grid2[2],
    }) - acc.sin().exp2()) + v.iter().map(|&c| grid2[0] + (i as f64) + c).fold(v[v.len() - 1], |acc2, w| acc2.max(v.iter().enumerate().map(|(j, &r)| r * w).fold(v[0], |acc3, s| acc3 * 0.5 + s) + w))
}

#[differentiable(unconnected = "zero")]
fn p275_helper(mut pair: (f64, f64), mut s: f64, y: &mut f64, mut out: Vec<f64>) -> [f64; 2] {
    let mut s = s + out[2 - 1];
    [pair.0 + (if !(s <= 1.5) {
        *y
    } else {
        s
    }), pair.1.tanh().exp_m1() + s / (s.powi(2) + 0.5)]
}

#[differentiable(unconnected = "zero")]
fn p275_inner(mut t: f64, buf: &mut [f64]) -> Vec<f64> {
    buf[1] -= t;
    if 3 < 3 {
        buf[1] *= buf[2 - 1];
        return vec![buf[1], buf[buf.len() - 1].sin() - buf[0], buf[2 - 1] - buf[0].sin()];
    }
    let g = |d: f64| {
        let mut d2 = -0.7 * buf[0] * d;
        d + d
    };
    let mut t2 = t.sin();
    let mut k = 0;
    let b: f64 = loop {
        k += 1;
        if k >= 1 {
            break buf[1];
        }
        let f = |p: f64| {
            let p2 = p;
            p + p * buf[0..1].iter().sum::<f64>()
        };
        t2 = (0.3 + buf[k % 2]) / (1.0 + t.abs());
    };
    vec![b * b + g(b), b, b.atan2(1.0 + b.min(b).abs())]
}

#[differentiable(unconnected = "zero")]
fn p275(out: [f64; 3], buf: &mut [f64; 3], out2: &[f64], ys: [f64; 3]) -> f64 {
    let mut grid: Vec<f64> = vec![ys[1]; 15];
    for m in (0..15).rev().step_by(2) {
        let p = grid[m];
        grid[m] = p / (1.0 + grid[m].powi(2));
    }
    let mut row = p275_inner(ys[3 - 1] - out2[2], &mut grid);
    if grid[5] <= row[0] {
        let acc = grid.pop().unwrap();
        let mut k: usize = 0;
    } else {
        let mut j = 0;
        'rows1: while j < 3 {
            j += 1;
            let out3 = [-0.7 - row[0], out2[j % out2.len()] - 0.1, out[0], ys[1] + row[j % row.len()]];
        }
        let mut row2 = p275_helper((grid[6] - ys[3 - 1], out2[7] * out2[j % out2.len()]), -1.0, &mut row[0], grid.to_vec());
    }
    let e = &mut grid[1];
    *e += ys.chunks(2).rev().map(|out3| *e * out3[0]).sum::<f64>();
    *e = *e + *e;
    let mut pair = (ys[2].max(ys[..2].iter().zip(buf[1..2].iter()).map(|(b, b2)| ys[1] + *b2).sum::<f64>()), row[0]);
    (pair.0.tanh() - out[1] * 0.3 - grid.iter().sum::<f64>() * 0.3 - row[0] * 1.5) * (if pair.0 > 0.3 {
        out2[9]
    } else {
        (pair.1.powi(2) + 0.5).cbrt()
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point276 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point276 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, v: [[f64; 2]; 2], part: &mut Point276) -> f64 {
        let mut part2 = Point276 { x: -1.0 * self.x, y: part.x, z: v[2 - 1][2 - 1] };
        part.y * v[v.len() - 1][1] - part2.z * 0.5 + v[0][1].asinh()
    }
}

#[differentiable]
impl std::ops::Sub for Point276 {
    type Output = Point276;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point276) -> Point276 {
        Point276 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p276_helper(state: &mut Vec<f64>, grid: &mut [Point276]) -> Option<f64> {
    let mut t = grid[grid.len() - 1].y;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 || t <= 0.5 {
            break;
        }
        if state[0] >= 2.0 && k + 1 < 3 {
            state.swap(k % 2, 0);
        } else if k + 1 > 0 {
            let mut pair = (grid.iter().rev().map(|part| grid[k % grid.len()].x + part.y).fold(grid[1].x, |acc, s| acc + s) + t, (-grid[0].z.powi(2)).exp());
        } else {
            t /= grid[k % 2].y.powi(2) + 1.0;
        }
    }
    None
}

#[differentiable(unconnected = "zero")]
fn p276(row: &[f64]) -> f64 {
    let mut pair = (row[3], row[0] * 0.9);
    let d = &mut pair.1;
    *d += row[0];
    *d *= row[3..].iter().zip(row.chunks(2)).map(|(&y, buf)| y).sum::<f64>();
    let mut grid: Vec<f64> = vec![row[3]; 16];
    for i in (0..15).rev() {
        if grid[16 - 1] > 1.1 {
            grid[i] = grid[0] * grid[16 - 1 - i];
        }
    }
    if grid[16 - 1] > 1.1 {
        let (a, mut t) = (grid[8] + (grid[grid.len() - 1] - grid[0]), grid[8]);
    } else {
        let mut m = 0;
        loop {
            m += 1;
            if m >= 2 {
                break;
            }
            let t = std::mem::replace(&mut grid[9], pair.1 * row[3]);
            pair.0 = -pair.0;
        }
    }
    pair.1 - pair.0 * 1.5 - grid.iter().sum::<f64>() * 2.0 - grid.iter().filter(|s| **s > 0.5).map(|r| (if 3 < 3 {
        pair.1
    } else {
        grid[grid.len() - 1]
    }) + *r).sum::<f64>()
}

flat_record! {
    Point276 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point277 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body277 {
    at: [Point277; 2],
    k: Point277,
    rates: Point277,
}

#[differentiable(unconnected = "zero")]
fn p277_helper(state: &[f64]) -> f64 {
    let acc = (state[0] + state[1]) * (if state[1] >= -1.0 {
        state[1]
    } else {
        state[0]
    }) * (1..state.len()).map(|n| state[n] + (n as f64)).sum::<f64>();
    if state[0] > 0.3 {
        let count: usize = 2;
    } else if state[0] < 0.25 {} else {
        let mut z = acc.signum() * -2.0_f64.cos();
    }
    acc * -acc * state.iter().fold(acc, |acc2, &p| acc2.max(state[1] + p))
}

#[differentiable(unconnected = "zero")]
fn p277_inner(pair: (f64, f64), a: f64, r: f64, xs: &mut [f64]) -> f64 {
    xs[0] += xs[2 - 1];
    let mut buf = vec![Body277 { at: [Point277 { x: 1.0, y: if !(xs[0] <= 1.5) {
        0.25
    } else {
        xs[1]
    }, z: a / (xs[0].powi(2) + 0.5) }, Point277 { x: -3.0, y: if pair.1 <= 0.5 {
        let b = pair.1;
        a
    } else {
        let z: f64 = 0.9;
        xs[1]
    }, z: if xs[0] <= r {
        let mut a2 = xs[0];
        a2
    } else {
        xs[1]
    } }], k: Point277 { x: xs[xs.len() - 1], y: if xs[0] <= 0.25 {
        r
    } else {
        r
    }, z: r + r }, rates: Point277 { x: xs[0] - a, y: a, z: xs[0] - xs[1] } }, Body277 { at: [Point277 { z: a, x: xs[1], y: r + a }, Point277 { z: if r < xs[1] {
        a
    } else {
        let mut w: f64 = xs[1];
        0.1
    }, x: 2.0, y: xs[1] - xs[0] }], k: Point277 { x: (r.powi(2) + 1.2).ln_1p(), y: r, z: pair.1 * r }, rates: Point277 { x: xs[0].floor() * xs[0], y: xs[xs.len() - 1], z: if r > 1.5 || xs[xs.len() - 1] > 3.0 {
        a
    } else {
        let mut a2 = xs[2 - 1];
        xs[2 - 1]
    } } }];
    let body = Point277 { x: buf[0].at[0].y + buf[1].k.x, y: a.sin().exp_m1(), z: (buf[0].k.y.powi(2) + 1.2).powi(-1) };
    let kind: Option<f64> = if xs[1] > 2.0 {
        None
    } else {
        Some(xs[0])
    };
    let mut acc = p277_helper(xs);
    acc - pair.1 * 2.0 - r * 0.3 - body.x * 1.5 + p277_helper(xs).atan() + (body.x + p277_helper(xs))
}

#[differentiable(unconnected = "zero")]
fn p277(w: &mut f64, #[no_diff] d: f64, state: &[f64]) -> f64 {
    if 4 < 3 {
        let mut m: usize = state.len();
    } else if state[state.len() - 1] > -0.7 {}
    state[2].clamp(-0.75, 1.25) * (state[state.len() - 1] / 3.0 + state[6] * d) - d
}

flat_record! {
    Point277 { x, y, z }
    Body277 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p278(m: usize, state: &Vec<f64>) -> f64 {
    for k in 0..state.len() {}
    let mut i = 0;
    let mut b: f64 = loop {
        i += 1;
        let flag = state[2] > 2.0;
        if i >= 1 || flag {
            break state[m];
        }
    };
    let mut k = 0;
    loop {
        k += 1;
        let b2 = -(state[m] - b + b * 3.0);
        if b2 > b2 && i % 2 != 1 {
            b *= match i * 2 % 5 {
                0 | 4 => (0..state.len()).map(|j| (j as f64) * b2).fold(b2, |acc, b3| acc + (b3 + b3)),
                2..=3 | 4 => b2 * state[state.len() - 1],
                _ => b2.mul_add(b, b),
            };
        } else {
            let h = |q: f64, w: f64| {
                let r = state[5 - 1 - m];
                if m < 3 {
                    return b2 + w;
                }
                q * (r.mul_add(r, q) * w)
            };
        }
        if k >= 4 {
            break;
        }
    }
    state[3..].iter().map(|a| *a + *a).fold(b, |acc, r| acc * 0.5 + r) * state[m]
}

#[differentiable(unconnected = "zero")]
fn p279_helper(row: &[f64; 3], v: &[f64; 4], y: &mut f64) {
    {
        let mut grid: [f64; 9] = [0.0; 9];
        let mut w: f64 = 0.0;
        for i in (0..3).rev() {
            for n in 0..8 {
                grid[n] = (v[1..][i] * (n as f64)).sin();
            }
            for i2 in 1..grid.len() {
                grid[i2] = (v[1..][i] * (i2 as f64)).sin();
            }
            let mut e: f64 = 0.0;
            for n in 0..grid.len() {
                e += grid[n] * grid[8 - n];
            }
            w += e.sin();
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p279(u: &mut f64, m: usize, z: &mut f64, state: [f64; 12]) -> f64 {
    let mut a = (state[state.len() - 1] / 3.0).hypot(state[m].powi(2) + 1.2) * ((-state[m]).signum() * (match (m + 1) % 5 {
        0..=1 | 4 => {
            let mut e = *z;
            state[m]
        }
        _ => {
            let u2 = state[(m + 1) % state.len()];
            state[m]
        }
    }));
    let d = -(match m % 5 {
        0..=1 => state[m % 12],
        2..=3 => *z,
        _ => state[m % state.len()],
    }) + (0..state.len()).rev().zip(0..2).map(|(k, m2)| (m2 as f64)).sum::<f64>();
    state.iter().take(2).enumerate().for_each(|(m2, a2)| {
        *z = d;
    });
    let mut pair = ([state[m % state.len()], a], a - (m as f64));
    a = pair.1;
    let flag = (m + 1) % 3 == 1;
    match m % 3 {
        0 => {
            a /= (state[m].min(d) + state[6..].iter().rev().map(|&z2| z2).fold(pair.1, |acc, a2| acc.max(a2 * state[12 - 1]))).powi(2) + 1.0;
            pair.0[2 - 1] *= pair.0[2 - 1] * (pair.0[0] * *u);
        }
        _ => {
            for (n, buf) in state.windows(2).enumerate() {
                pair = ([d.sin() + d, (pair.0[2 - 1] - (n as f64)).hypot(1.0 + (-state[n]).abs())], buf[0] + pair.1.abs());
            }
        }
    }
    (d - state.iter().sum::<f64>() * 0.5 - pair.1 * 1.5) * (if *z < 2.0 {
        let mut z2 = (-a.powi(2)).exp();
        a
    } else {
        a
    }) + d.to_radians().atan().exp()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p240(-0.7, const &mut [0.6, -0.7, -0.8], 0.35) calls p240_helper, p240_inner),
        program!(p241(&[-0.4, 1.0, 0.4, -0.8], vec![0.35, 1.3, 0.6, 0.1, 1.1])),
        program!(p242(&mut -0.2, &mut [1.4, -0.2, 0.6, -0.2, -1.0], -0.4) calls p242_helper, p242_inner),
        program!(p243((0.3, -0.8), &[-1.0, -0.1, -0.4, 1.1, 0.9]) calls p243_helper),
        program!(p244(Point244 { x: 0.3, y: [1.3, 0.3, -0.6] }, &[0.2, -0.9, -0.4])),
        program!(p245(&mut 0.1, vec![-0.4, -0.6, 1.0, 0.2, -0.7], 1.1, [-0.2, -1.0, 0.5])),
        program!(p246(const &mut 1.3, &Point246 { x: 1.2, y: 0.6 }) calls Point246::energy, p246_helper, p246_inner; pulled ((1.0, 1.0), 0.3)),
        program!(p247([-0.2, -0.3, -0.4, -1.0], -0.2, vec![1.0, 1.2, 0.35, -0.2, -0.7, -0.9, -0.1, -1.1, 1.1, 0.3, 0.35], false) calls p247_helper, p247_inner),
        program!(p248(&[0.1, 0.7], &[0.5, 1.2, 1.3, 0.8]) calls Point248::norm, p248_helper, p248_inner),
        program!(p249(&mut [0.3, 0.4, -1.2, 0.1], vec![0.9, -0.9, -0.1, 1.3, 1.4], &[-1.1, -0.1, 1.4, -0.3, 0.1, -0.4, 1.4, 0.35, 1.4, -0.8, 1.2])),
        program!(p250(&[-0.7, -0.7, 1.2, -0.4], &[[1.2, 1.1], [0.6, 0.4], [0.5, 0.9]], &Body250 { at: [Point250 { x: 0.8, y: 0.35, z: 0.7 }, Point250 { x: 0.3, y: 1.2, z: 0.7 }], k: vec![1.4, 0.35, -0.1, 0.8, -0.6, -0.8, 0.2, 1.0, 1.4, -0.2, 1.3] }, vec![0.7, 0.4, -1.1]) calls Body250::new, p250_helper; pulled -2.0),
        program!(p251(1.1) calls Point251::energy),
        program!(p252(vec![-1.1, 0.5, -1.2, 0.6], 0.4, &mut [1.4, 0.1, -0.2, 1.4, -0.2, 0.6, 0.1, 1.4, -0.9, 0.2, 0.5]) calls Point252::energy, Point252::advance, Point252::new, p252_helper),
        program!(p253(Point253 { x: 0.4, y: 0.1, z: -0.7 }, -0.6, 0.3, &[0.2, -0.3, 0.6])),
        program!(p254(&vec![-0.4, -1.2, 0.35, -0.9])),
        program!(p255(0.4, -0.5, 4, &mut [0.4, -0.8, 0.4]); pulled ((0.5, -0.7), vec![0.5, 1.0, 1.0])),
        program!(p256(&mut [-0.6, -0.1, 0.5, 0.4]) calls Point256::new, p256_helper, p256_inner; pulled (Point256Tangent { x: -0.7, y: 0.3, z: 0.3 }, vec![0.5, -2.0, 0.5, -0.7])),
        program!(p257(-0.8)),
        program!(p258(Point258 { x: 1.2, y: [0.5, 1.0, 1.3] }, &mut vec![Point258 { x: 1.2, y: [1.4, -0.9, 0.3] }, Point258 { x: -0.5, y: [-0.3, 0.2, -0.5] }, Point258 { x: -0.7, y: [-1.0, 0.1, 0.9] }, Point258 { x: -0.9, y: [-0.1, 0.35, 0.9] }, Point258 { x: 0.8, y: [0.9, -1.1, 1.3] }], &mut Point258 { x: -0.8, y: [1.4, 0.8, -0.1] }) calls Point258::shifted),
        program!(p259(&mut 1.4, &[1.2, 1.1, -0.3, 0.2, -0.7, -0.3, 0.7, -0.1, 1.2, -0.1], vec![-1.0, -1.1, -0.5, 0.1, 0.3, 0.35, 1.0, 1.0, 1.4, -0.9, 0.2]) calls p259_helper),
        program!(p260([0.35, 0.1, -0.4], -0.4, -0.6) calls p260_helper),
        program!(p261((1.0, 0.2)) calls p261_helper, p261_inner; pulled 1.0),
        program!(p262(-0.7, &Point262 { x: 0.7, y: 0.8, z: 0.2 }) calls Point262::shifted, p262_helper, p262_inner; pulled Point262Tangent { x: 0.5, y: -0.7, z: 0.5 }),
        program!(p263(&mut -0.6, &mut [0.5, 0.35, 0.4, 0.4], 0.5)),
        program!(p264(&[1.4, 1.2, 1.3, 1.2], 1.1) calls p264_helper, p264_inner),
        program!(p265(&[0.7, 0.4, -0.7, -0.5], &mut [-1.1, -0.4, -0.4, -0.3, 0.9])),
        program!(p266(&mut [0.2, -0.1, -1.1, 1.3], &[-0.4, -0.8, -1.2, -0.1, 1.3, 0.4, 1.2, 0.9, -0.4, 1.3])),
        program!(p267(&mut [1.2, 0.8, 1.1, 1.3], [[-0.7, -0.1], [1.2, 0.5]], &vec![0.1, 0.5, -0.7, 0.4, 0.5, 0.4, -0.6, -0.4, -1.2, 1.3, 0.8]) calls p267_helper, p267_inner; pulled (-0.7, vec![1.0, 0.5, -2.0, 0.5])),
        program!(p268(&[1.3, -0.6, -0.1, 1.3], &mut [0.3, -0.4, 0.5, -1.0, -0.6, 0.4, 0.9, 0.4, 0.9, 0.4, 0.5, 0.5], -0.2) calls Point268::shifted, p268_helper),
        program!(p269(vec![-0.6, 1.3, -0.3, 0.9]) calls p269_helper, p269_inner),
        program!(p270(4, true, &[-0.7, 0.9, -0.3]) calls Body270::shifted, Point270::norm, Body270::new, p270_helper, p270_inner),
        program!(p271(vec![-0.3, -1.2, 1.4, 0.4], const &[-0.5, -0.1, 0.4, 0.6, -0.6]) calls p271_helper, p271_inner),
        program!(p272(-0.6, false) calls Point272::advance, Point272::norm, p272_helper, p272_inner),
        program!(p273(const Body273 { at: Point273 { x: 0.7, y: [-0.3, -0.8, -0.8, 0.7, -0.8, 0.35, 0.5, -0.7, -0.2, 0.8], z: 0.2 }, k: (-1.2, 1.1), rates: vec![1.1, 0.6, -0.4, 0.4] }, &mut [0.2, -0.9, 0.35, 0.6, -1.0], 1.3); pulled ((0.5, 0.5), vec![0.5, -2.0, -0.7, -0.7, 0.5])),
        program!(p274(const vec![-0.6, 0.9, -1.1, -1.2], 0.4, &mut [0.2, 0.8, -0.7, -0.4]) calls p274_helper),
        program!(p275([0.1, -0.9, -1.2], &mut [0.2, -0.7, 0.35], &[-1.2, -0.5, 0.4, 0.6, -0.6, -1.1, 0.5, -1.1, 1.2, 1.2, 0.1], [-0.1, -0.5, 1.3]) calls p275_helper, p275_inner),
        program!(p276(&[0.2, 0.6, -0.6, 1.1]) calls Point276::shifted, p276_helper),
        program!(p277(&mut -0.2, const 1.0, &[1.3, -1.0, 0.9, -0.7, 0.9, 0.9, 0.7, -1.0, 0.1, -0.1, -1.2]) calls p277_helper, p277_inner),
        program!(p278(4, &vec![0.1, 0.9, 0.7, 1.2, -0.4])),
        program!(p279(&mut 0.6, 4, &mut -1.1, [0.5, -0.3, 1.3, -0.3, 1.3, 1.3, 1.3, 1.3, 0.3, 0.9, -1.0, 0.35]) calls p279_helper),
    ]
}
