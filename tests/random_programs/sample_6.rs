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
fn p246(out: &[Body246], row: &[f64], buf: &mut Vec<Body246>, grid: &Vec<f64>) -> f64 {
    let mut ys: Vec<f64> = vec![row[5 - 1]; 12];
    for j in 2..12 {
        ys[j * 2 % 12] -= ys[(j + 3) % 12] * ys[j];
        ys[j] = ys[j] * ys[j];
        ys[j] = ys[12 - 1 - j] * -0.7 + ys[j];
    }
    let mut x = (-ys[4].cos().powi(2)).exp();
    if 2 < 3 {
        let mut grid2: [f64; 12] = [0.0; 12];
        let mut w: f64 = 0.1;
        for n in 0..12 {
            if n % 2 == 0 {
                for j in (0..12).step_by(2) {
                    grid2[j] = (ys[n] * (j as f64)).sin();
                }
            }
            for j in 0..11 {
                grid2[j] = (ys[n] * (j as f64)).sin();
            }
            let mut a: f64 = 0.0;
            for i in 0..grid2.len() {
                w += grid2[i] * grid2[i].cos();
            }
            w += a.sin();
        }
        let mut buf2: [f64; 3] = [0.0; 3];
        let mut acc: f64 = 0.0;
        for j in 0..5 {
            for m in 0..3 {
                buf2[m] = (row[j] * (m as f64)).sin();
            }
            let mut x2: f64 = 0.0;
            for count in 0..buf2.len() {
                x2 += buf2[count] * buf2[count].cos();
            }
            acc += x2.sin();
        }
    } else {
        let x2: f64;
        if buf[8].at[0].y >= -0.7 {
            x2 = (-(-0.7_f64).powi(2)).exp() * grid[0];
        } else {
            let r = out[4 - 1].k.y;
            x2 = r;
        }
        let mut row2: Vec<f64> = vec![1.1; 9];
        let mut z: f64 = 0.0;
        for i in 0..5 {
            for k in 1..8 {
                if k % 3 != 1 {
                    row2[k] = (row[i] * (k as f64) + x2).cos();
                }
            }
            let mut e: f64 = 0.0;
            for j in 0..row2.len() {
                e += row2[j] * row2[j].cos();
            }
            z += e * row[i];
        }
    }
    let r = std::mem::replace(&mut x, ys[12 - 1] + row[1]);
    let c = ys.pop().unwrap();
    'rows1: for a in ys.iter_mut() {
        x -= (1.0 + x.abs()).log10().mul_add(c.atan(), grid[0]);
        if *a >= r || 4 < 3 {
            break;
        }
    }
    'steps2: for (j, acc) in grid[1..].iter().enumerate() {
        x *= ys[11 - 1] - c * ys[ys.len() - 1];
        if r < 0.5 {
            ys[j % 11] -= x;
        } else if x < 1.1 {
            let t = std::mem::replace(&mut x, buf[6].k.y / (c.powi(2) + 0.5));
        } else if j + 1 < 3 {} else {
            x += ys[1];
        }
    }
    (ys[4] + ys.iter().sum::<f64>() * 0.5 - r * 0.3 + c * 0.5 - (grid[2] + r)) * (grid[grid.len() - 1] * x.tanh().exp_m1())
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

#[derive(Clone, Debug, Differentiable)]
struct Body248 {
    at: f64,
    k: f64,
    rates: f64,
    parts: Point248,
}

#[differentiable]
impl Point248 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, mut t: f64) -> Body248 {
        for (count, n) in (0..3).zip(0..2) {
            if n / 2 % 2 != 0 {
                continue;
            }
        }
        Body248 { at: self.x - t, k: t * t, rates: t.abs(), parts: Point248 { ..*self } }
    }
}

#[differentiable]
impl Body248 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, body: Point248, v: &mut [Point248]) {
        if v[0].y >= 2.0 {
            for k in 0..3 {
                let mut spring = Body248 { at: 0.5, k: self.rates + body.y, rates: v[v.len() - 1].y - (k as f64), parts: Point248 { x: body.y, y: v[2 - 1].y - v[v.len() - 1].x } };
            }
        } else {
            let mut count = 0;
            'rows1: loop {
                count += 1;
                if count >= 2 {
                    break;
                }
            }
        }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point248 {
    type Output = Point248;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point248 {
        Point248 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p248(out: &Vec<f64>) -> f64 {
    if out[3] > 3.0 {
        for state in out.windows(2) {
            let mut i = 0;
            while i < 3 && state[2 - 1] >= state[1] {
                i += 1;
            }
        }
    } else if out[1] <= 1.1 {}
    out[2] * out[0] * out[3..4].iter().rev().map(|&w| w).sum::<f64>()
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
        }, y: y * y, z: y }, Point250 { x: y.atan(), y, z: y }], k: vec![y * y, (y.powi(2) + 1.2).powf(y.sin())] }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point250 {
    type Output = Point250;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point250 {
        Point250 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p250(state: &[Point250], mut v: [[f64; 2]; 3]) -> f64 {
    {
        if v[0][0] > 0.25 {
            state.iter().rev().for_each(|unit| {
                v[0][1] = unit.y - unit.y + unit.x / (unit.y.powi(2) + 0.5);
            });
        } else {
            v[0][1] = if v[v.len() - 1][0] > -0.7 {
                v[1].iter().fold(state[4 - 1].z, |acc, r| acc.max(r * r))
            } else {
                state[1].z
            };
            let mut buf = v;
        }
    }
    v[3 - 1].swap(1, 0);
    if state[0].z > 0.1 && v[0][2 - 1] > 0.5 {
        let spring = Body250::new(v[0][1]);
    } else if v[1][0] <= state[0].z {
        let mut c = 1.1_f64.min(v[0][2 - 1] + v[2][2 - 1]) + v[2][2 - 1] * v[0][1];
    } else {
        for unit in state.iter() {
            let mut buf: Vec<f64> = (0..state.len()).zip(state.iter()).map(|(j, part)| part.z).collect::<Vec<f64>>();
        }
    }
    v[1][1] - 0.1 - v[1][1] * 2.0 - (1..v.len()).rev().map(|k| (k as f64) * 0.8_f64.tanh()).sum::<f64>() + (state[state.len() - 1].z + v[1][2 - 1] + v[0][0].powi(2))
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
            let point = Body251 { parts: Point251 { x: buf[3 - 1], y: 0.9_f64.powi(2), z: buf[2] }, rates: [buf[buf.len() - 1]; 10], k: (self.x, (-self.z.powi(2)).exp()), at: if self.z > 0.1 {
                self.z
            } else {
                let mut t: f64 = 3.0;
                t
            }, last: [buf[1] / (1.0 + buf[2].abs()), self.x, buf[buf.len() - 1] + buf[1]] };
        }
    }
}

#[differentiable]
impl Point251 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, spring: Point251) -> f64 {
        let a = spring.y / (spring.z.powi(2) + 1.0) / (1.0 + spring.x.abs()) * (spring.y / 3.0);
        match 3 % 4 {
            0 => {}
            count if count / 2 % 3 != 0 => {
                let kind: Option<f64> = None;
            }
            _ => {
                match 1 % 3 {
                    0 => {
                        let mut point = Body251 { k: (spring.x.floor() * spring.y, (0..3).map(|m| (m as f64)).sum::<f64>()), rates: [a + a; 10], last: [spring.z, spring.z, spring.y], parts: Point251 { y: spring.x.atan(), x: a, z: a + spring.y }, at: a - spring.z };
                    }
                    1 | 2 => {}
                    _ => {}
                }
            }
        }
        2.0 + (spring.x * a).min(spring.y.to_radians())
    }
}

#[differentiable]
impl std::ops::Add for Point251 {
    type Output = Point251;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point251) -> Point251 {
        Point251 { y: self.y + other.y, z: self.z + other.z, x: self.x + other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p251_helper(d: f64, z: f64, body: &Point251, row: &[[f64; 2]; 2]) -> [f64; 2] {
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for (k, &e) in (0..=1).zip(row[row.len() - 1].iter()) {
        ys.push(if k % 2 != 0 || k % 3 == 1 {
            body.y - body.z
        } else {
            row[k].iter().map(|&y| y).sum::<f64>()
        });
    }
    ys.push(row[row.len() - 1][2 - 1] - d);
    let i: usize = 1;
    'rows1: for e in ys.iter() {
        let unit = *body;
    }
    let mut state = [body.y; 3];
    let buf = state;
    [ys[i % 1], buf[0]]
}

#[differentiable(unconnected = "zero")]
fn p251(spring: &Point251, spring2: Point251) -> Vec<f64> {
    let mut kind: Option<f64> = if spring2.x > 1.1 {
        None
    } else {
        None
    };
    let mut ys = [Point251 { z: spring2.x, x: spring.z, y: spring2.z }, Point251 { x: (0..=1).step_by(2).map(|i| (i as f64) * spring2.z).sum::<f64>(), z: kind.unwrap_or(spring2.y), y: spring2.y * spring2.z }];
    for count in (0..ys.len()).skip(1) {}
    let mut w = if spring.z < spring2.x {
        ys.iter().rev().map(|point| point.shifted(spring2) + ys[1].y + point.x).sum::<f64>()
    } else {
        let mut z = kind.unwrap_or(spring.x);
        (1.0 + (-0.4 + z).abs()).powi(-1)
    };
    for (j, k) in (0..4).skip(1).rev().zip(1..ys.len()) {
        if ys.len() < 3 || ys[k].y < -0.7 {
            let mut out: Vec<f64> = vec![w; 19];
            for count in (0..19).step_by(2) {
                out[count] = out[19 - 1 - count] * out[count];
            }
        } else {
            w *= if k % 2 == 0 {
                w
            } else {
                spring2.y
            };
        }
    }
    vec![w.atan().to_radians(), spring2.x.abs(), (if 0 < 3 {
        let c = w;
        ys[ys.len() - 1].z
    } else {
        ys[0].y
    }).tanh().exp_m1()]
}

flat_record! {
    Point251 { x, y, z }
    Body251 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point252 {
    x: [f64; 2],
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape252 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p252_helper(z: &mut f64, p: &mut f64, w: f64) -> Option<f64> {
    None
}

#[differentiable(unconnected = "zero")]
fn p252(#[no_diff] xs: [f64; 4], spring: &mut Point252) -> f64 {
    spring.x[0] += -xs[xs.len() - 1];
    let b = spring.y.powi(3);
    let b = b * xs[1];
    ((if b > -1.0 {
        b
    } else {
        -0.4
    }) + xs[4 - 1] * 0.5 + b * 0.3) * ((if 2 < 3 {
        b
    } else {
        let mut u = b;
        b
    }) * 2.0) * (0..3).rev().map(|count| (count as f64)).sum::<f64>()
}

flat_record! {
    Point252 { x, y, z }
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
    let state = vec![Body253 { at: part + part, k: row.iter().map(|c| *c * t).sum::<f64>(), rates: Point253 { x: -0.7 * row[2], y: (-row[2].powi(2)).exp(), z: row[row.len() - 1] }, parts: [Point253 { x: row[1] - t, y: row[1], z: t }, part + part] }, Body253 { at: Point253 { x: 1.5_f64.floor() * s, y: (1.0 + row[1].abs()).powf(s.sin()), z: row[0] }, k: row[3 - 1] + row[3 - 1], rates: part + part, parts: [part + part, part + part] }];
    let mut buf = vec![state[1].rates.y; state.len()];
    buf[1] *= state[state.len() - 1].parts[2 - 1].z;
    buf.swap(0, 1);
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (j, v) in (0..buf.len()).zip(buf[1..].chunks(2)) {
        out.push(buf[1]);
    }
    out.push(s + s);
    out[1 - 1] - t * 1.5 - buf[buf.len() - 1] * 2.0 + out[0] * 0.3 + row[1] / (1.0 + state[state.len() - 1].rates.z.abs()) * (if out[0] > -0.7 {
        s
    } else {
        t
    })
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
        Point256 { z: unit.x * unit.x, y: unit.x, x: unit.z + unit.y }
    }
}

#[differentiable]
impl std::ops::Sub for Point256 {
    type Output = Point256;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point256) -> Point256 {
        Point256 { y: self.y - other.y, z: self.z - other.z, x: self.x - other.x }
    }
}

#[differentiable(unconnected = "zero")]
fn p256_helper(ys: &[f64; 3], ys2: &[f64]) -> (f64, f64) {
    let mut y = (1.0 + (ys2[0] * (ys2[1].powi(2) + 1.2).ln()).abs()).ln_1p();
    let y2: f64 = 'found1: {
        let mut z = if !(y < y) {
            let mut x: f64 = (0..2).skip(1).map(|j| (j as f64) * (y + y)).product::<f64>();
            ys2.iter().filter(|d| **d > 2.0).map(|&acc| acc * x).fold(x, |acc, b| acc + b) + x
        } else {
            let mut b = y;
            ys[3 - 1] * (0.5 / (y.powi(2) + 1.2))
        };
        if ys2[1] < 0.25 {
            z = (1.0 + ys2.iter().filter(|d| **d > -0.4_f64).map(|&u| u * z).fold(1.1_f64, |acc, r| acc + r).abs()).recip();
            break 'found1 ys2[ys2.len() - 1].signum() * z;
        }
        3.0
    };
    let (mut t, z) = (y, y2);
    t += y2;
    (ys2[2 - 1] - y2 * 0.3 - t * 2.0 - z * 0.3 - ys2[..1].iter().enumerate().map(|(j, r)| *r * y2.atan().sinh()).fold(y, |acc, u| acc * 0.5 + u * y), ((if t <= 3.0 {
        y2
    } else {
        z
    }) - y2 * 0.3 + z * 0.3) * ((y + y2).powi(2) + 1.0).powf((y + z).sin()) + (1..ys2.len()).map(|i| (i as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p256_inner(c: &mut f64, u: f64) -> f64 {
    let body = Point256::new(Point256::new(Point256 { z: u, x: *c, y: u }));
    *c = if *c >= 0.9 && body.z < body.y {
        u.abs()
    } else {
        *c + body.x
    };
    body.z.powi(3) + body.z * 2.0 + ((if 4 < 3 || body.x >= 3.0 {
        let q = body.z;
        q
    } else {
        body.y
    }) + body.x * body.z)
}

#[differentiable(unconnected = "zero")]
fn p256(body: &Point256, out: [f64; 4]) -> f64 {
    let w: f64 = 'found1: {
        if out[0] > 1.5 {
            return body.z;
        }
        out[3].signum() * out[out.len() - 1] / 1.5
    };
    'steps2: for count in 1..out.len() {}
    match 0 % 4 {
        0 => {
            if w > 0.8 {
                let mut buf = vec![Point256::new(*body - *body), *body - *body, Point256 { z: out[3].to_radians(), y: body.z, x: out[2] * w }];
                let mut count = 0;
                loop {
                    count += 1;
                    let mut state = vec![out[3], out[2].tanh()];
                    let mut pair = ([out[2], w], w);
                    if count >= 4 || pair.1 > 1.1 {
                        break;
                    }
                }
                let mut shape: Option<f64> = None;
            }
        }
        j if out.len() < 3 => {
            let (mut e, mut d) = (out[3], out[1] + (j as f64));
        }
        _ => {}
    }
    ((1.0 + out[3].abs()).log10() - out[2] * 2.0) * out.chunks(2).zip(0..4).map(|(grid, count)| (count as f64) * out.iter().zip(grid.iter()).map(|(&z, a)| z + *a).fold(w, |acc, a| acc * 0.5 + (a + a))).sum::<f64>() * (0..=2).map(|count| (count as f64)).fold(w, |acc, t| acc * 0.5 + (out.chunks(2).skip(1).zip(out.iter()).map(|(grid, s)| w + s).sum::<f64>() + t))
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
    let xs = vec![Point258 { x: part2.x.hypot(1.0 + part.x.abs()), ..*part2 }, Point258 { ..*part2 }];
    let mut row = [part2.y[3 - 1]; 2];
    let mut kind: Shape258 = if row[1] > 0.25 {
        Shape258::Disc(xs[1].x)
    } else {
        Shape258::Rect(buf[3].x.abs(), row[0] + part.x)
    };
    let point = *part2;
    let mut pair = ((1..row.len() - 1).map(|m| (m as f64) * xs[m % xs.len()].x).sum::<f64>() / (point.y[3 - 1].powi(2) + 1.2), point.y[3 - 1] * point.y[2]);
    part2.shifted(&row);
    part2.shifted(&row);
    part2.shifted(&row);
    if xs[1].x > 1.5 {}
    for (buf2, &r) in row.chunks(2).step_by(2).rev().zip(&row) {
        let mut state = [Point258 { x: buf[2].x + buf2[0], y: [buf2[buf2.len() - 1], row[0], r] }, Point258 { x: buf2[0] - r, y: [pair.1.sin().exp_m1(), buf2[buf2.len() - 1] + xs[1].y[0], row[1] - row[0]] }];
    }
    (if pair.0 > 0.1 {
        pair.0
    } else {
        row[row.len() - 1]
    }) + part.x * 2.0 + row[0] * 1.5 + pair.0 * 2.0 + buf[4].x
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

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point261 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body261 {
    at: (f64, f64),
    k: (f64, f64),
    #[no_diff] rates: usize,
    parts: (f64, f64),
}

#[differentiable]
impl Body261 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&mut self, mut pair: (f64, f64)) -> f64 {
        (-pair.1.powi(2)).exp() + pair.1
    }
}

#[differentiable(unconnected = "zero")]
fn p261(b: &mut f64, body: &Body261, row: &mut [f64], v: &[f64]) -> f64 {
    for i in 0..v.len() - 1 {
        'rows1: for c in v[..2].iter().step_by(2) {
            'steps2: for (p, &r) in row.iter_mut().zip(v) {
                let mut unit = Body261 { at: (r + (i as f64), *p), k: (0.1_f64.clamp(-0.75, 1.25), r * body.at.0), rates: v.len(), parts: (*p, r) };
                let mut q = unit.at.1;
                let mut r2 = unit.shifted((v[i] - 1.1, -r));
            }
            row[i % 11] -= if i % 3 != 1 {
                row[2].atan2(row[i % row.len()].powi(2) + 1.2)
            } else {
                c.tanh().exp2()
            };
        }
    }
    match 0 % 3 {
        0 => {
            {
                let mut pair = (body.parts.1 + v[1].max(v[v.len() - 1]), v[2]);
            }
        }
        1 | 2 => {
            if v[2] > 0.3 {
                row[0..10].fill(-1.0 + body.at.0);
            } else if v[3 - 1] > row[11 - 1] {
                row[1] = row.chunks(2).rev().map(|ys| body.at.0 * ys[ys.len() - 1]).fold(2.0_f64, |acc, p| acc.max(p));
            }
        }
        k if v[1] < v[k % v.len()] => {
            let (mut w, y) = (v[1], v[2]);
        }
        _ => {
            let xs = vec![Point261 { x: body.k.1 - v[3 - 1], y: v[0] }, Point261 { x: v[1] * row[5], y: v[v.len() - 1] }];
        }
    }
    row[11 - 1] * row[row.len() - 1] * (body.at.1 * body.parts.0)
}

flat_record! {
    Point261 { x, y }
    Body261 { at, k, rates, parts }
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
        let row = vec![Body269 { at: 0.8 / (a.powi(2) + 1.0), k: *a + *a, rates: Point269 { x: ys[n % ys.len()].atan2(1.0 + ys[n % ys.len()].abs()), y: t + *a } }, Body269 { at: t * ys[0], k: *a / (1.0 + a.abs()), rates: Point269 { x: ys[1] / (1.0 + ys[n % ys.len()].abs()), y: a.mul_add(*a, t) } }, Body269 { at: *a * ys[n % ys.len()], k: *a * *a, rates: Point269 { x: *a, y: *a - ys[1] } }];
    }
    *a * ys[n % 2] * (2.0 - (-ys[0].powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p269_inner(row: &[f64], d: &mut f64) {
    let mut k = 0;
    'rows1: loop {
        k += 1;
        let found: Option<f64> = if !(*d < 0.3) {
            None
        } else {
            Some(if k % 2 != 0 {
                row[k % 2]
            } else {
                *d
            })
        };
        if k >= 1 {
            break;
        }
    }
    *d *= (1.0 + d.abs()).cbrt() * (row[1] + 1.1);
}

#[differentiable(unconnected = "zero")]
fn p269(mut c: f64, row: &[[f64; 2]; 3], part: &Body269) -> f64 {
    let c2 = &mut c;
    *c2 += *c2;
    *c2 *= part.k * *c2;
    let mut u = part.k;
    let mut buf: [[f64; 3]; 3] = [[part.k; 3]; 3];
    for i in 2..3 {
        for j in (1..3).step_by(2) {
            buf[j][j] += buf[j - 1][i] * u;
        }
    }
    let mut out = row[2][0..1].to_vec();
    'rows1: for ys in buf[1][1..].windows(2) {
        let mut n = 0;
        let t: f64 = 'steps2: loop {
            n += 1;
            if n >= 2 {
                break u + u + u;
            }
            let mut ys2: [[f64; 4]; 4] = [[ys[1]; 4]; 4];
            for k in 0..4 {
                for count in 0..4 {
                    ys2[k][k] -= ys2[count][count] + ys2[k][4 - 1] * buf[k % 3][0];
                }
            }
        };
        if n > 1 || n * 2 < 3 {
            out[n % 1] *= ys[..1].iter().map(|&t2| t2 * t).sum::<f64>();
        }
    }
    (buf[1][0] - c * 0.5) * (0..out.len() - 1).map(|k| (k as f64)).product::<f64>().to_radians()
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
    fn new(s: f64) -> Point270 {
        Point270 { y: s.abs(), x: s }
    }
}

#[differentiable(unconnected = "zero")]
fn p270_helper(mut out: Vec<f64>, r: f64, v: &[[f64; 2]; 2], k: usize) -> f64 {
    let r2 = &mut out[k % 2];
    *r2 += r;
    *r2 += (1.0_f64.powi(2) + 0.5_f64).recip();
    'rows1: for y in out.iter_mut() {
        let part = Point270::new(*y * v[k % 2][k % 2]);
        match (k + 1) % 4 {
            0 => {
                let mut acc: f64 = -y.abs() + (k as f64);
            }
            1 | 2 => {
                *y -= (1.0 + y.abs()).log10() * v[k % v.len()][2 - 1];
            }
            _ => {
                *y *= *y * (part.x + part.x);
            }
        }
    }
    v[k % 2][k % 2] - r + r * 0.3 + r - (v[1][k % 2] * v[k % v.len()][2 - 1] - (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p270_inner(mut ys: [Body270; 2]) -> f64 {
    let flag = 1 < 3;
    ys[0].k[0] / (1.0 + ys[1].k[1].abs()) - ys[ys.len() - 1].k[0] * 0.5 + ((ys[0].at * ys[ys.len() - 1].at).powi(2) + 0.5).powi(-1) - ys.iter().skip(1).map(|point| point.k[1] * point.at.clamp(-0.75, 1.25)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p270(v: &[f64]) -> f64 {
    let body = Point270::new(-1.0 + v[4 - 1]);
    let mut state: Vec<f64> = vec![body.y; 17];
    let i = state.len();
    for count in 0..4 {
        for n in (0 + count..i - 1).rev() {
            state[n] -= state[15] + state[0] * state[count];
            state[n] *= state[n] * (state[count % state.len()] / (1.0 + state[n].abs()));
            state[i - 1 - n] -= state[12] + state[count] * state[n];
        }
    }
    let mut v2: Vec<f64> = Vec::with_capacity(4);
    for v3 in state.chunks(2) {
        if state[9] >= 1.1 {
            v2.push(1.0 + v3[0] / 2.0);
        }
    }
    v2.push(state[9] + body.x);
    state[i % 17] += v2[i % v2.len()] + p270_inner([Body270 { k: [state[11], v2[v2.len() - 1]], at: v2[0] }, Body270 { at: state[1], k: [body.y, body.x] }]);
    for j in 0..4 {
        state[j] = v[4 - 1] * v[j % v.len()];
        state[4 - 1 - j] = v[j] * state[0];
    }
    let mut xs = vec![Body270 { k: [if v2.len() % 2 != 1 {
        let p: f64 = v[i % v.len()];
        v2[0]
    } else {
        body.y
    }, -state[8]], at: v2[i % v2.len()] / (1.0 + state[i % 17].abs()) }, Body270 { at: 1.1_f64.signum() * state[2], k: [v2[0] - state[2], (body.x.powi(2) + 1.0).ln_1p()] }, Body270 { at: state[13].floor() * state[state.len() - 1], k: [(0..state.len() - 1).zip(state[2..3].iter()).filter(|(j, u)| **u > 1.0).map(|(j, &e)| e).sum::<f64>(), (-0.7_f64).atan().exp2()] }];
    let mut d = v2[v2.len() - 1];
    d += v2[v2.len() - 1];
    v2[0] = -0.8 - v2[0];
    let e = p270_inner([Body270 { k: [state[i % 17], d], at: xs[0].at }, Body270 { k: [d, v2[i % v2.len()]], at: xs[i % xs.len()].k[i % 2] }]).cos() + v2[0];
    let mut n = 0;
    loop {
        n += 1;
        if n >= 3 || v2.len() < 3 {
            break;
        }
        let a = ((xs[3 - 1].at - e).powi(2) + 1.2).ln().atan2(1.0 + ((match n % 5 {
            0..=1 => {
                let w = d;
                e
            }
            _ => xs[2].k[1],
        }) + e).abs());
        let mut xs2 = vec![Body270 { k: [xs[2].at.tanh(), e * a], at: d }, Body270 { k: [xs[1].at, (e.powi(2) + 0.5).cbrt()], at: e.max(1.0) }];
    }
    (e - (n as f64) + state.iter().sum::<f64>() * 1.5 + d * 2.0 + e * 1.5) * xs.iter().skip(1).filter(|body2| n % 3 != 0).map(|spring| spring.k[n % 2] * d).sum::<f64>() - xs[xs.len() - 1].at.min(e).tanh().exp_m1()
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
    let part = Point272 { x: p, y: p.sin(), z: [p, p * p, p] };
    let mut pair: (f64, f64) = ((0..3).map(|n| p - (n as f64) + (n as f64)).sum::<f64>(), part.y + part.x);
    (0..=3).skip(1).for_each(|n| {
        pair.1 += pair.1;
        pair.1 = (0..1).map(|j| (j as f64) * pair.0).fold(pair.0, |acc, x| acc + x) + (0..=n).take(2).map(|count| (count as f64) * pair.1).sum::<f64>();
    });
    'rows1: for n in 0..3 {
        let found: Option<f64> = None;
    }
    ((-0.4_f64).powi(2) + 0.5_f64).powi(-1) + pair.1 * 0.5 - pair.0
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
        let spring = Body273 { k: ((0..4).take(2).zip(0..xs.len()).map(|(count, k)| (k as f64)).fold(*d, |acc, a| acc + (a + a)), *y + *y), rates: vec![xs[..4].iter().enumerate().rev().map(|(j, s)| *s).fold(*y, |acc, r2| acc.max(r2 * body.rates[1])), (d.powi(2) + 1.0).powi(-1), *y + r], at: Point273 { z: (0..xs.len()).zip(0..xs.len()).map(|(count, i)| *y + (i as f64)).sum::<f64>(), y: [d - *y; 10], x: *d } };
    }
    xs.swap(3, 0);
    (r + body.at.z * 2.0 + r * 1.5 + (xs[1] - 1.5_f64.atan()), (2.0 - body.rates[0] * 2.0) * (if r >= r && 0 < 3 {
        xs[2] + r
    } else {
        let q = xs[3] * xs[1];
        if 2 < 3 {
            xs[4]
        } else {
            r
        }
    }))
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
        let body = Point276 { x: -1.0 * self.x, y: part.x, z: v[2 - 1][2 - 1] };
        part.y - v[1][1..].iter().take(2).filter(|d| **d > -0.4).map(|&a| a).sum::<f64>()
    }
}

#[differentiable]
impl Point276 {
    #[differentiable(unconnected = "zero")]
    fn new(y: f64, y2: f64) -> Point276 {
        Point276 { x: y2, y: if !(1 < 3) {
            y2
        } else {
            y2
        }, z: y2 }
    }
}

#[differentiable]
impl std::ops::Sub for Point276 {
    type Output = Point276;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point276) -> Point276 {
        Point276 { y: self.y - other.y, x: self.x - other.x, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p276_helper(xs: &mut Vec<f64>, xs2: &Vec<f64>, q: f64) -> (f64, f64) {
    let mut v = vec![xs[1]; xs.len()];
    v.fill(xs2[xs2.len() - 1]);
    ((v[1] - q * 2.0) * xs2[0], v[1] * (v[0].sin().exp_m1().powi(2) + 1.0).recip())
}

#[differentiable(unconnected = "zero")]
fn p276_inner(kind: Option<f64>, ys: Vec<f64>, xs: &mut [f64]) -> f64 {
    if xs[1] < 1.0 {
        match 0 % 4 {
            0 => {
                xs[1] = xs[..1].iter().take(2).map(|&e| e * e).sum::<f64>().max(if xs[2 - 1] > 0.3 {
                    xs[0]
                } else {
                    let mut b: f64 = 0.3;
                    xs[1]
                });
                let ys2 = vec![Point276::new(xs[0], xs[0]), Point276::new(xs[0], xs[1]), Point276 { x: xs[0], z: xs[2 - 1] + ys[0], y: xs[xs.len() - 1] - xs[1] }];
            }
            i if i * 2 % 3 == 0 => {
                let xs2 = vec![Point276::new(-1.0, ys[0]), Point276::new(ys[i % 2], ys[i % 2])];
            }
            _ => {
                let i: usize = 3;
            }
        }
    } else if 2 < 3 {
        xs[1] = ys[0];
    }
    (xs[1] - ys[0] * 0.3 + ((0..4).zip(xs.windows(2)).map(|(n, xs2)| xs2[n % xs2.len()] + xs2[1]).sum::<f64>() + 0.1)) * xs.iter().step_by(2).map(|q| *q + *q).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p276(out: &[[f64; 2]; 2]) -> f64 {
    let mut w = out[2 - 1][0] + out[0][1] / (1.0 + out[1][0].abs()) * out[1][1].mul_add(out[out.len() - 1][1], out[2 - 1][0]);
    'rows1: for &t in out[out.len() - 1][1..2].iter() {
        let mut j = 0;
        let t2: f64 = loop {
            j += 1;
            if j >= 3 {
                break out[out.len() - 1][1..].iter().zip(out[1].windows(2)).map(|(u, v)| v[j % v.len()] * *u).sum::<f64>() + w.powi(2);
            }
            w -= (0..out.len()).zip(0..out.len() - 1).map(|(i, count)| t + (count as f64)).sum::<f64>();
        };
        {
            let mut pair = (t - t2, t2);
            let mut t2 = t2 * w;
        }
    }
    w *= (w.powi(2) + 1.0).powf(w.sin()) * (w + out[0][0]);
    let f = |b: f64| b + (out[out.len() - 1][1] - b / (1.0 + 0.1_f64.abs()));
    let (y, mut y2) = (out[0].iter().map(|d| *d * *d).sum::<f64>() / (1.0 + w.abs()), w * out[1][1]);
    let (mut u, t): (f64, f64) = (y2.atan().cosh(), 0.5_f64.powi(2));
    let mut state = vec![Point276::new(t, u), Point276::new(y2, out[1][0]), Point276::new(u, y)];
    (state[state.len() - 1].y.powi(2) + 1.0).ln_1p() + y * 1.5 + y2 * 0.3 + t * 1.5 + state[0].x * 0.3 - (0..1).map(|i| (i as f64)).sum::<f64>() + state.iter().map(|unit| unit.x * (unit.x * y2)).sum::<f64>()
}

flat_record! {
    Point276 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point277 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body277 {
    at: [f64; 2],
    k: [Point277; 2],
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape277 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point277 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, acc: f64) -> f64 {
        let mut a: f64 = (0..3).zip(0..=2).map(|(m, i)| self.y * self.y + (i as f64)).fold(acc, |acc2, x| acc2 + x);
        ((if a > 1.5 || self.y > 0.5 {
            acc
        } else {
            self.y
        }) + a * 2.0 - a) * a
    }
}

#[differentiable]
impl Body277 {
    #[differentiable(unconnected = "zero")]
    fn new(i: usize, mut a: f64) -> Body277 {
        Body277 { at: [a - a, a * a], k: [Point277 { x: a * (i as f64), y: a }, Point277 { x: a, y: a + a }] }
    }
}

#[differentiable(unconnected = "zero")]
fn p277_helper(buf: &[f64]) -> f64 {
    let spring = Body277::new(2, if buf[1] <= buf[0] {
        buf[0]
    } else {
        3.0
    });
    let mut point = Body277::new(3, if spring.k[1].x <= buf[1] || 4 < 3 {
        spring.k[2 - 1].y
    } else {
        buf[0]
    });
    (0..=1).map(|i| point.k[2 - 1 - i].y + (i as f64)).sum::<f64>() + point.at[0].atan().exp() - point.k[0].x.atan().sinh() / (spring.k[1].y.powi(2) + 1.2)
}

#[differentiable(unconnected = "zero")]
fn p277(mut d: f64, grid: [Body277; 2], grid2: &[f64], acc: &mut f64) -> f64 {
    for i in (0..grid2.len()).skip(1) {
        let d = d + (if grid[0].at[2 - 1] >= grid2[i] {
            *acc
        } else {
            *acc
        }).max(match i % 5 {
            0..=1 => *acc,
            _ => 0.1,
        });
    }
    match 2 % 3 {
        0 => {
            let mut add = |s: f64| {
                d += s * p277_helper(grid2);
                d
            };
            let c = add(grid2[2] + grid2[2]);
            let t = add(if c > -0.7 {
                *acc
            } else {
                c
            });
        }
        _ => {}
    }
    (*acc / 3.0 - d * 0.3) * grid2[11 - 1]
}

flat_record! {
    Point277 { x, y }
    Body277 { at, k }
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
        program!(p246(&[Body246 { at: [Point246 { x: 0.8, y: -1.1 }, Point246 { x: -0.8, y: -0.3 }], k: Point246 { x: 1.3, y: 1.4 } }, Body246 { at: [Point246 { x: 1.2, y: 0.8 }, Point246 { x: -0.1, y: -0.5 }], k: Point246 { x: -1.2, y: 0.7 } }, Body246 { at: [Point246 { x: 0.8, y: 1.0 }, Point246 { x: 0.1, y: 0.5 }], k: Point246 { x: 0.2, y: -1.0 } }, Body246 { at: [Point246 { x: 1.1, y: 0.3 }, Point246 { x: -0.6, y: -0.4 }], k: Point246 { x: -0.8, y: -0.4 } }], &[-0.8, -0.8, -1.1, 1.1, -0.8], &mut vec![Body246 { at: [Point246 { x: 1.4, y: -0.4 }, Point246 { x: -0.4, y: 1.1 }], k: Point246 { x: 1.3, y: 1.2 } }, Body246 { at: [Point246 { x: 0.6, y: -0.5 }, Point246 { x: -0.6, y: 0.7 }], k: Point246 { x: -0.6, y: 1.2 } }, Body246 { at: [Point246 { x: -1.2, y: 1.0 }, Point246 { x: 0.6, y: -1.0 }], k: Point246 { x: -1.2, y: -0.5 } }, Body246 { at: [Point246 { x: 0.9, y: -0.5 }, Point246 { x: -0.7, y: 0.3 }], k: Point246 { x: 0.8, y: -1.1 } }, Body246 { at: [Point246 { x: 1.1, y: -0.9 }, Point246 { x: -0.3, y: -0.9 }], k: Point246 { x: -1.1, y: 1.2 } }, Body246 { at: [Point246 { x: -0.1, y: 1.3 }, Point246 { x: 0.8, y: 0.9 }], k: Point246 { x: 0.3, y: 0.35 } }, Body246 { at: [Point246 { x: -0.4, y: 0.2 }, Point246 { x: -0.2, y: -0.6 }], k: Point246 { x: 0.5, y: 0.2 } }, Body246 { at: [Point246 { x: 0.4, y: 0.2 }, Point246 { x: -1.1, y: -0.9 }], k: Point246 { x: 1.1, y: 0.9 } }, Body246 { at: [Point246 { x: -0.4, y: -0.1 }, Point246 { x: 1.3, y: -0.3 }], k: Point246 { x: 0.7, y: -0.6 } }, Body246 { at: [Point246 { x: 0.1, y: -0.7 }, Point246 { x: -0.1, y: -0.6 }], k: Point246 { x: -0.9, y: 0.7 } }, Body246 { at: [Point246 { x: 0.9, y: -0.4 }, Point246 { x: 0.7, y: 1.4 }], k: Point246 { x: -0.6, y: 0.8 } }], &vec![0.9, -0.1, 1.0]) calls Point246::energy, p246_helper, p246_inner),
        program!(p247([-0.2, -0.3, -0.4, -1.0], -0.2, vec![1.0, 1.2, 0.35, -0.2, -0.7, -0.9, -0.1, -1.1, 1.1, 0.3, 0.35], false) calls p247_helper, p247_inner),
        program!(p248(&vec![0.35, 1.1, 0.3, 0.5]) calls Point248::advance, Body248::norm),
        program!(p249(&mut [0.3, 0.4, -1.2, 0.1], vec![0.9, -0.9, -0.1, 1.3, 1.4], &[-1.1, -0.1, 1.4, -0.3, 0.1, -0.4, 1.4, 0.35, 1.4, -0.8, 1.2])),
        program!(p250(&[Point250 { x: 1.0, y: 1.4, z: -1.2 }, Point250 { x: -0.6, y: -0.3, z: -1.1 }, Point250 { x: 1.0, y: 1.4, z: -1.1 }, Point250 { x: 0.2, y: -0.1, z: 0.2 }], [[-1.1, -0.2], [1.3, -1.1], [-0.9, 1.2]]) calls Body250::new),
        program!(p251(&Point251 { x: 0.8, y: 1.3, z: 0.2 }, Point251 { x: -1.0, y: 0.7, z: -0.9 }) calls Point251::energy, Point251::shifted, p251_helper; pulled vec![0.3, -0.7, -2.0]),
        program!(p252(const [0.2, -0.4, -1.2, 0.5], &mut Point252 { x: [1.2, -0.3], y: -0.9, z: 0.35 }) calls p252_helper),
        program!(p253(Point253 { x: 0.35, y: 1.3, z: -0.1 }, 0.35, 1.2, &[-0.4, -0.8, -0.6])),
        program!(p254(&vec![-0.4, -1.2, 0.35, -0.9])),
        program!(p255(0.4, -0.5, 4, &mut [0.4, -0.8, 0.4]); pulled ((0.5, -0.7), vec![0.5, 1.0, 1.0])),
        program!(p256(&Point256 { x: 1.4, y: -1.0, z: -0.4 }, [0.8, 0.7, 0.4, 0.6]) calls Point256::new, p256_helper, p256_inner),
        program!(p257(-0.8)),
        program!(p258(Point258 { x: -0.9, y: [0.7, 1.4, -0.9] }, &mut vec![Point258 { x: 0.2, y: [0.4, 0.1, 0.5] }, Point258 { x: -0.9, y: [0.7, 0.8, 0.3] }, Point258 { x: 0.5, y: [1.0, 0.3, 0.5] }, Point258 { x: -0.7, y: [-0.7, 0.8, 1.4] }, Point258 { x: 0.2, y: [0.4, -0.7, -0.5] }], &mut Point258 { x: 0.7, y: [1.0, -0.5, -0.1] }) calls Point258::shifted),
        program!(p259(&mut 1.4, &[1.2, 1.1, -0.3, 0.2, -0.7, -0.3, 0.7, -0.1, 1.2, -0.1], vec![-1.0, -1.1, -0.5, 0.1, 0.3, 0.35, 1.0, 1.0, 1.4, -0.9, 0.2]) calls p259_helper),
        program!(p260([0.35, 0.1, -0.4], -0.4, -0.6) calls p260_helper),
        program!(p261(&mut -1.0, &Body261 { at: (-1.2, 1.1), k: (1.2, 1.0), rates: 2, parts: (0.35, 0.6) }, &mut [-0.8, -0.9, 0.9, 0.3, 0.1, -0.5, -1.0, -0.9, -1.0, -1.1, 0.8], &[1.3, -0.7, 0.8]) calls Body261::shifted),
        program!(p262(-0.7, &Point262 { x: 0.7, y: 0.8, z: 0.2 }) calls Point262::shifted, p262_helper, p262_inner; pulled Point262Tangent { x: 0.5, y: -0.7, z: 0.5 }),
        program!(p263(&mut -0.6, &mut [0.5, 0.35, 0.4, 0.4], 0.5)),
        program!(p264(&[1.4, 1.2, 1.3, 1.2], 1.1) calls p264_helper, p264_inner),
        program!(p265(&[0.7, 0.4, -0.7, -0.5], &mut [-1.1, -0.4, -0.4, -0.3, 0.9])),
        program!(p266(&mut [0.2, -0.1, -1.1, 1.3], &[-0.4, -0.8, -1.2, -0.1, 1.3, 0.4, 1.2, 0.9, -0.4, 1.3])),
        program!(p267(&mut [1.2, 0.8, 1.1, 1.3], [[-0.7, -0.1], [1.2, 0.5]], &vec![0.1, 0.5, -0.7, 0.4, 0.5, 0.4, -0.6, -0.4, -1.2, 1.3, 0.8]) calls p267_helper, p267_inner; pulled (-0.7, vec![1.0, 0.5, -2.0, 0.5])),
        program!(p268(&[1.3, -0.6, -0.1, 1.3], &mut [0.3, -0.4, 0.5, -1.0, -0.6, 0.4, 0.9, 0.4, 0.9, 0.4, 0.5, 0.5], -0.2) calls Point268::shifted, p268_helper),
        program!(p269(0.9, &[[0.4, -0.9], [-0.9, 1.0], [1.4, 0.8]], &Body269 { at: -1.1, k: -1.1, rates: Point269 { x: 1.4, y: 0.6 } }) calls p269_helper, p269_inner),
        program!(p270(&[-1.1, -0.8, 0.8, 0.9]) calls Body270::shifted, Point270::new, p270_helper, p270_inner; pulled 0.5),
        program!(p271(vec![-0.3, -1.2, 1.4, 0.4], const &[-0.5, -0.1, 0.4, 0.6, -0.6]) calls p271_helper, p271_inner),
        program!(p272(1.4, false) calls Point272::advance, Point272::norm, p272_helper, p272_inner),
        program!(p273(const Body273 { at: Point273 { x: 1.3, y: [0.1, -1.1, -1.1, 0.7, -0.7, 0.2, -0.8, -0.6, 0.8, -0.2], z: 0.6 }, k: (-0.1, -1.1), rates: vec![-0.9, 1.4, 0.2, -0.6] }, &mut [0.6, 1.2, 0.3, 0.2, -0.7], -1.0); pulled ((0.5, 0.5), vec![0.3, 1.0, 0.5, -2.0, -2.0])),
        program!(p274(const vec![-0.6, 0.9, -1.1, -1.2], 0.4, &mut [0.2, 0.8, -0.7, -0.4]) calls p274_helper),
        program!(p275([0.1, -0.9, -1.2], &mut [0.2, -0.7, 0.35], &[-1.2, -0.5, 0.4, 0.6, -0.6, -1.1, 0.5, -1.1, 1.2, 1.2, 0.1], [-0.1, -0.5, 1.3]) calls p275_helper, p275_inner),
        program!(p276(&[[-1.2, -1.1], [-0.7, -0.3]]) calls Point276::shifted, Point276::new, p276_helper, p276_inner),
        program!(p277(-0.3, [Body277 { at: [1.4, -1.1], k: [Point277 { x: 1.4, y: 1.2 }, Point277 { x: 1.3, y: 1.2 }] }, Body277 { at: [1.0, -1.1], k: [Point277 { x: -0.3, y: 0.9 }, Point277 { x: 0.9, y: -0.8 }] }], &[0.5, -1.2, -0.2, -0.9, 0.1, 0.8, -0.6, 1.2, 0.2, -0.1, -0.8], &mut -0.7) calls Point277::norm, Body277::new, p277_helper),
        program!(p278(4, &vec![0.1, 0.9, 0.7, 1.2, -0.4])),
        program!(p279(&mut 0.6, 4, &mut -1.1, [0.5, -0.3, 1.3, -0.3, 1.3, 1.3, 1.3, 1.3, 0.3, 0.9, -1.0, 0.35]) calls p279_helper),
    ]
}
