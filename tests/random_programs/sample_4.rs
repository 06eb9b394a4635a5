//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p160(m: usize, q: f64, p: f64) -> (f64, f64) {
    let mut xs: Vec<f64> = (0..3).rev().map(|m2| (m2 as f64) * p).collect::<Vec<f64>>();
    if q > xs[m % xs.len()] {
        let mut pair: ([f64; 2], f64) = ([xs[1 - 1].powi(3), 0.9 + q], (0..3).rev().filter(|i| *i != 1).map(|k| (k as f64) * xs[xs.len() - 1]).fold(xs[m % xs.len()], |acc, e| acc + e));
        for j in 0..4 {
            if m > 0 {
                pair.1 *= pair.1;
                break;
            }
            let mut ys = [pair.0[2 - 1], pair.1.atan(), p * xs[0], xs.chunks(2).map(|v| v[v.len() - 1]).fold(3.0_f64, |acc, z| acc + (z + z))];
            ys[(j + 1) % 4] += p;
        }
    } else {
        if m / 2 < 3 || xs[1 - 1] < 2.0 {
            return (xs[m % xs.len()], xs.chunks(2).enumerate().filter(|(i, row)| p <= 0.3).map(|(j, grid)| xs[xs.len() - 1]).product::<f64>());
        }
        xs[0] *= p / 1.5;
    }
    let mut p = p * (q / (p.powi(2) + 0.5) - xs[m % xs.len()].tanh());
    let mut k = 0;
    loop {
        k += 1;
        if k >= 2 {
            break;
        }
        xs.fill(p / (q.powi(2) + 1.0));
    }
    let t = (p.max(p).powi(2) + 1.0).ln_1p().mul_add((1..xs.len()).filter(|i| *i != 1).map(|count| p * p + (count as f64)).sum::<f64>(), xs[xs.len() - 1]);
    let mut c = (0..xs.len()).map(|n| (0..n).map(|j| (j as f64)).sum::<f64>() + (n as f64)).fold(p, |acc, y| acc * 0.5 + (p * t + y)) + (1.0 + t.tanh().abs()).sqrt();
    p = t;
    for n in 0..3 {
        if (n + 1) % 3 != 0 {
            p = if xs[m % xs.len()] <= -0.4 {
                c / (1.0 + p.abs())
            } else {
                let t2 = (1.0 + xs[n % xs.len()].abs()).recip();
                t * t2
            };
            continue;
        }
    }
    (((-1.0_f64).sin() - p * 1.5 + t * 2.0) * (0..xs.len()).map(|n| xs[n] * t + (n as f64)).sum::<f64>() * c, p * -0.7 + q * 1.5 - xs[xs.len() - 1] * 0.3 - t * 0.3 - c * 1.5 - xs.iter().rev().map(|x| xs[0] + *x).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p161_helper(x: f64) -> f64 {
    if x > 1.5 {
        'rows1: for count in 0..3 {
            let mut j = 0;
            loop {
                j += 1;
                if j >= 2 {
                    break;
                }
            }
        }
    }
    x / (1.0 + x.abs()) + x * 1.5 + (0..2).take(2).map(|n| x + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p161_inner(mut t: f64, row: &[[f64; 2]; 2], z: &mut f64, flag: bool) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        let mut n = 0;
        let r: f64 = loop {
            n += 1;
            if row.len() > 0 {
                t *= if n * 2 > 0 || t <= -1.0 {
                    *z + *z
                } else {
                    row[row.len() - 1][n % 2] + t
                };
            }
            if n >= 1 {
                break row[1][n % 2].cos() * z.atan2(1.0 + row[1][n % 2].abs());
            }
        };
        if j >= 3 {
            break;
        }
    }
    row[2 - 1][2 - 1] + t * 1.5 - row[j % row.len()][0].sin().exp() - (1.0 + (0..1).zip(row[1].iter()).filter(|(i, s)| **s > 0.25_f64).map(|(i, c)| *c).sum::<f64>().abs()).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p161(mut a: f64, row: &mut [f64], z: f64) -> f64 {
    (0..row.len()).take(2).zip(row.iter()).for_each(|(n, z2)| {
        a += (0..row.len() - 1).map(|count| (count as f64)).sum::<f64>();
        a -= row[(n + 1) % row.len()].hypot(z2.powi(2) + 1.2) / (row.chunks(2).map(|buf| buf[n % 1]).sum::<f64>().powi(2) + 0.5);
    });
    row.iter().for_each(|b| {
        a = *b;
    });
    match 2 % 4 {
        0 => {
            row[3] /= row[4].powi(2) + 1.0;
            a *= z;
        }
        _ => {}
    }
    let w: f64 = z + a / (z.powi(2) + 1.2) - a.tanh().signum() * a;
    let x = (a.to_radians() + (1.0 + w.abs()).sqrt()) / (((if w > 0.3 {
        row[3]
    } else {
        row[row.len() - 1]
    }) / (1.0 + a.atan().exp().abs())).powi(2) + 0.5);
    w + a * 2.0 + z * 1.5 - w * 0.3 + x / ((w * w).powi(2) + 0.5) + w
}

#[differentiable(unconnected = "zero")]
fn p162(d: f64, n: usize, i: usize) -> f64 {
    let a: f64 = 'found1: {
        if i / 2 < 3 {
            return d * -d;
        }
        d.atan2((0..2).map(|i2| (i2 as f64)).sum::<f64>().powi(2) + 1.0)
    };
    for k in 0..3 {
        if a < 1.5 && d >= 0.1 {} else if a < 0.25 {
            if a >= a {
                let mut i2: usize = k;
            }
        }
        let mut grid = [a; 4];
    }
    let mut m = 0;
    let a2: f64 = loop {
        m += 1;
        if m >= 4 {
            break a * a + a;
        }
        for i2 in 0..1 {}
    };
    d - a2 - d * 0.5 - a2 * 0.5 + (a2 + d) / 1.5 - (0..3).zip(0..=m).filter(|(m2, k)| *k != 1).map(|(m2, count)| a2 + a2 + (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p163_helper(mut grid: Vec<f64>, grid2: &mut [f64], row: &[f64], s: &mut f64) {
    let p = &mut *s;
    *p = *p * row[0];
    let mut i = 0;
    while *s < -0.4 && i < 5 {
        i += 1;
        grid.push(-grid2[0]);
    }
}

#[differentiable(unconnected = "zero")]
fn p163_inner(v: &[f64], out: &mut [f64], buf: &[[f64; 2]; 2], e: &mut f64) -> f64 {
    let mut pair: (f64, f64) = (-1.0, if *e < 0.5 {
        buf[0][2 - 1]
    } else {
        *e
    });
    match 3 % 3 {
        0 => {
            let t: f64;
            if pair.0 > 0.3 {
                let mut b = pair.0 * buf[1][1];
                t = if 2.0 > 1.1 {
                    *e
                } else {
                    *e - pair.0
                };
            } else {
                let r = buf[1][2 - 1] * buf[0][2 - 1] * (*e - buf[1][0]);
                t = out[0];
            }
        }
        1 | 2 => {
            if *e > -0.4 {
                pair.1 = *e - *e;
            }
        }
        n if buf[1][n % 2] <= 1.5 => {
            pair.1 += e.min(match (n + 1) % 5 {
                0..=1 => {
                    let b = out[n % out.len()];
                    pair.1
                }
                _ => {
                    let mut a: f64 = 0.9;
                    pair.0
                }
            });
        }
        _ => {
            let (mut x, e2) = ((1.0 + pair.1).tanh().sinh(), 0.9_f64.atan().sinh());
        }
    }
    (1.0 + buf[0][0].abs()).powf(e.sin()) - pair.1 * 0.3 - out.windows(2).enumerate().map(|(m, row)| row[0] + buf[m % buf.len()][0]).sum::<f64>().max((e.powi(2) + 1.2).powf(pair.1.sin())) - (0..=2).filter(|j| *j != 1).map(|n| (n as f64) * out[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p163(buf: &mut [f64; 3], #[no_diff] pair: (f64, f64)) -> f64 {
    buf[1] += buf[1].sin().sinh();
    let mut m = 0;
    let x: f64 = loop {
        m += 1;
        'rows1: for (n, e) in buf[..2].iter_mut().enumerate() {
            *e = *e;
        }
        if m >= 3 || pair.0 >= buf[0] {
            break buf[1];
        }
    };
    let mut i = 0;
    let b: f64 = loop {
        i += 1;
        let mut xs: [f64; 3] = [0.5; 3];
        xs[m % 3] *= 0.3;
        if i >= 1 {
            break x.to_radians().abs();
        }
    };
    x + pair.1 * 1.5 + (-(pair.1 + pair.0).powi(2)).exp() - pair.1.cos()
}

#[differentiable(unconnected = "zero")]
fn p164_helper(s: f64, x: f64, state: [f64; 4], ys: &[f64]) -> Vec<f64> {
    vec![state[2], ((x / (x.powi(2) + 1.0)).powi(2) + 1.0).ln(), x]
}

#[differentiable(unconnected = "zero")]
fn p164(c: f64) -> f64 {
    let mut u = ((c.powi(2) + 1.2).powi(-1) * (c + c)).sin();
    let z = if 1 < 3 {
        u
    } else {
        (0..2).zip(0..=3).map(|(n, m)| u + (m as f64)).product::<f64>()
    };
    let z2 = std::mem::replace(&mut u, z + z);
    let mut pair = ([z2 * u, z], z);
    let mut v = vec![u, 1.5 / (1.0 + c.abs()), u.max(z)];
    let mut v2 = [[pair.1, z], [u, v[2]], [v[0], v[2]]];
    let mut count: usize = 2;
    let mut i = 0;
    while i < 2 {
        i += 1;
        v[0] = v2[2][i % 2];
        if pair.0[0] >= 1.1 {
            v2[count % 3][count % 2] = match i % 5 {
                0..=1 => pair.0[0],
                _ => v[i % v.len()],
            };
            v2.iter().for_each(|v3| {
                u += (1..v2.len()).map(|k| (k as f64) * v3[1]).product::<f64>();
            });
        } else if i % 2 == 0 {
            for r in v2[i % 3].iter() {
                let mut v3 = p164_helper(v2[2][2 - 1] / 3.0, v2[i % 3][i % 2] * v[i % v.len()], [0.8, r + z2, *r, -r], &v);
            }
        } else {
            let mut ys = vec![pair.1.clamp(-0.75, 1.25), if z2 < v2[v2.len() - 1][0] {
                v2[i % 3][i % 2]
            } else {
                let b = z2;
                3.0
            }, pair.1 * (i as f64), z2.sin().cosh()];
        }
    }
    (u * pair.1 - c * 1.5 + u * 2.0 + v[2] * 2.0 + v2[count % v2.len()][2 - 1] * 2.0) * ((1.0 + z2.abs()).ln_1p() + (v[v.len() - 1] + -0.4))
}

#[differentiable(unconnected = "zero")]
fn p165(acc: &mut f64, v: &mut [f64], z: f64, d: f64) -> f64 {
    if v[v.len() - 1] < -1.0 {
        *acc = d;
        return z;
    }
    let mut buf = vec![z, d];
    for (i, q) in v[4..].iter_mut().enumerate().rev() {
        if buf.len() < 3 {
            return (*q + d) * (i as f64);
        }
        let mut xs: Vec<f64> = Vec::new();
        for a in buf.iter() {
            if buf[i % 2] > *a || i * 2 % 3 == 1 {
                'rows1: for i2 in (0..buf.len()).rev() {}
                let mut m = 0;
                let mut w: f64 = loop {
                    m += 1;
                    *acc = (-(0.8 + buf[2 - 1]).powi(2)).exp();
                    if m >= 4 || buf.len() < 3 {
                        break d + *q / (0.8_f64.powi(2) + 1.0);
                    }
                };
            } else if buf[1] <= 0.1 {
                let i2: usize = i / 2;
            }
            xs.push((0..buf.len()).filter(|j| *j != 1).map(|i2| (i2 as f64) * buf[i2]).fold(*a, |acc2, d2| acc2 * 0.5_f64 + d2 * a).to_radians());
        }
        xs.push(buf[i % buf.len()] + (i as f64));
    }
    0.3 * buf[0] * (d.powi(2) + 1.0).powf((*acc + 0.8).sin())
}

#[differentiable(unconnected = "zero")]
fn p166_helper(pair: (f64, f64), v: &[f64]) -> ([f64; 2], f64) {
    let mut k = 0;
    let mut b: f64 = loop {
        k += 1;
        if k >= 3 {
            break (v[v.len() - 1] + v[0]).hypot(1.0 + v[k % v.len()].abs());
        }
    };
    let q = b * (if k * 2 % 2 == 0 {
        3.0_f64.signum() * v[1]
    } else {
        let r = v[2 - 1];
        r * b
    });
    let mut n = 0;
    'rows1: while n < 4 {
        n += 1;
    }
    ([v[n % 2].atan().sinh(), (0..v.len()).map(|m| b * q + (m as f64)).sum::<f64>()], q - (k as f64) - pair.0 * 0.5 - b * 2.0 + q * 1.5 - v[2 - 1])
}

#[differentiable(unconnected = "zero")]
fn p166_inner(mut p: f64, row: &mut Vec<f64>, mut a: f64, p2: f64) -> f64 {
    if 4 < 3 {
        let pair = p166_helper(((a.powi(2) + 1.0).sqrt(), p2), row);
        if a < 0.3 {
            for (q, r) in row.iter().zip(row.iter()) {}
        }
    }
    ((if a > 0.1 || a >= p2 {
        let mut d = p;
        p2
    } else {
        p2
    }) - p * 0.3 + a * 0.3 + p2 * 2.0 - (p2 + row[0].asinh())) * p2.mul_add(a / (1.0 + p2.abs()), a)
}

#[differentiable(unconnected = "zero")]
fn p166(ys: &[f64]) -> f64 {
    'rows1: for j in 0..3 {
        let z: f64 = (1..ys.len()).step_by(2).map(|k| (k as f64) * ys.iter().rev().zip(ys[3..].chunks(2)).map(|(&t, grid)| t * grid[j % 1]).sum::<f64>()).sum::<f64>();
        let flag = j % 2 != 0 || z <= z;
        if ys[j] > ys[j] {
            continue;
        }
    }
    let mut i = 0;
    'steps2: while i / 2 > 1 && i < 2 {
        i += 1;
    }
    ys[3] * (ys[ys.len() - 1] / 1.5) + ys.chunks(2).map(|grid| grid[grid.len() - 1] * (i as f64) + grid[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p167(ys: &mut [f64], v: &mut [f64], mut b: f64) -> f64 {
    let w = b;
    let mut m = 0;
    let mut a: f64 = loop {
        m += 1;
        let flag = v.len() < 3 || ys[0] > 0.9;
        let x = &mut b;
        *x = w + w;
        if m >= 1 {
            break ys[3].min(v[3]) * (m as f64);
        }
    };
    let mut a2 = v[4].to_radians() * (a.sin().exp_m1() + (a + a));
    let mut grid: Vec<f64> = Vec::new();
    for i in 0..ys.len() {
        let x: f64 = 'found1: {
            let mut j = 0;
            while j < 2 {
                j += 1;
                for (&b2, q) in v.iter().take(2).zip(v[1..4].iter()) {
                    a2 += a2 * b;
                    a2 = (1.0 + (b2 * a).abs()).cbrt();
                }
            }
            if !(a2 <= b) {
                return a.mul_add(a, -1.0);
            }
            a2
        };
        grid.push((x - w) / ((x + -0.7).powi(2) + 0.5));
    }
    grid.push((-a2.powi(2)).exp());
    v[5 - 1] / (1.0 + w.abs()) + b * 0.5 + a * 1.5 + a2 * 2.0 - (if a2 < w {
        a2 * a2
    } else {
        (a.powi(2) + 1.2).ln_1p()
    })
}

#[differentiable(unconnected = "zero")]
fn p168_helper(a: f64, y: &mut f64) -> f64 {
    *y = (*y * a).sin();
    for count in (0..1).skip(1) {
        if count % 3 == 0 {
            match count % 4 {
                0 => {
                    *y /= (*y * (count as f64)).powi(2) + 1.0;
                }
                1 | 2 => {
                    *y += *y;
                }
                _ => {
                    *y += *y;
                }
            }
        } else {
            let a2 = std::mem::replace(y, a);
        }
    }
    a.hypot(y.powi(2) + 1.0) + a * 0.3 - y.tanh()
}

#[differentiable(unconnected = "zero")]
fn p168_inner(w: &mut f64, xs: &mut [f64], ys: &[f64], v: &[f64]) -> f64 {
    xs.swap(0, 1);
    let (x, mut a) = (ys[1..2].iter().rev().zip(1..v.len()).map(|(x, j)| (j as f64) * x).fold(xs[0], |acc, u| acc * 0.5_f64 + (u + u)).floor() * (-w.powi(2)).exp(), v[1]);
    (v[1] + a - x * 0.3 - a * 0.3) * v.chunks(2).map(|buf| a * (xs[1] + x)).sum::<f64>() * -0.7
}

#[differentiable(unconnected = "zero")]
fn p168(flag: bool, acc: f64, v: &[f64], grid: &mut [f64]) -> Vec<f64> {
    for i in 1..grid.len() {
        let mut row = grid.to_vec();
    }
    let mut ys = vec![grid[4 - 1], (-grid[0].powi(2)).exp()];
    let mut z = p168_inner(&mut grid[4 - 1], &mut ys, v, v);
    ys[0] += v[0].tanh();
    for (m, m2) in (1..ys.len()).zip(0..=1) {
        let b = acc * v[m2] + 0.9 * ys[m2] + ys[m2 % ys.len()] * grid[m2] * (m2 as f64);
        if ys[m2] < 0.25 {
            break;
        }
        'rows1: for (e, xs) in grid[2..3].iter_mut().zip(ys.windows(2)) {
            for (j, &r) in xs.iter().enumerate().rev() {
                *e = ys[ys.len() - 1 - m2] * v[m2 % v.len()].cos();
                let mut ys2: Vec<f64> = Vec::new();
                for (t, x) in v[2..3].iter().zip(xs.iter()) {
                    ys2.push((0..1).map(|count| (count as f64) * *t).sum::<f64>().cos());
                }
                ys2.push(*e);
            }
        }
    }
    for i in 0..ys.len() {
        z = 0.3;
    }
    if grid[1] > -1.0 {
        grid[3] = ys.iter().enumerate().map(|(i, &c)| c * -c).sum::<f64>();
    } else {
        let e = p168_inner(&mut ys[1], grid, &v[1..], v);
    }
    ys
}

#[differentiable(unconnected = "zero")]
fn p169_helper(pair: (f64, f64), q: f64, grid: [f64; 3]) -> f64 {
    if grid[0] < grid[0] {}
    (grid[1] - grid[3 - 1] - pair.0 * 0.5 + grid[3 - 1] * 2.0) * (0..grid.len()).rev().map(|m| (m as f64)).fold(grid[grid.len() - 1], |acc, r| acc + r * grid[2])
}

#[differentiable(unconnected = "zero")]
fn p169_inner(mut p: f64, x: &mut f64, s: f64) -> f64 {
    if 0 < 3 {
        let e: f64 = 'found1: {
            *x = s;
            if *x < 0.3 {
                *x *= p + p169_helper((s, -1.0), p, [p, s, s]);
                break 'found1 p;
            } else {
                let mut xs: [f64; 3] = [0.5; 3];
            }
            if s >= 0.25 {
                if 3 < 3 {
                    s
                } else {
                    *x
                }
            } else {
                if s > 0.3 {
                    s
                } else {
                    *x
                }
            }
        };
    } else {
        *x = s.atan().clamp(-0.75, 1.25);
    }
    (1.0 - p * 0.3 + s * 0.5) * (1.0 + s.abs()).sqrt().atan().sinh()
}

#[differentiable(unconnected = "zero")]
fn p169(mut pair: (f64, f64)) -> f64 {
    let mut count = 0;
    let y: f64 = loop {
        count += 1;
        if count >= 1 {
            break if pair.0 >= -1.0 {
                pair.0 * pair.1
            } else {
                pair.1 / (pair.1.powi(2) + 1.0)
            };
        }
        let mut n = 0;
        while n < 3 {
            n += 1;
            let mut r = p169_helper(pair, (pair.1.powi(2) + 1.2).recip(), [pair.1 - pair.0, pair.1 * pair.1, (-0.4_f64).tanh().exp2()]);
        }
        match count % 4 {
            0 => {
                if n % 2 == 0 {
                    pair.1 -= pair.0.abs() * (-0.7 + pair.0);
                } else {
                    let xs = [pair.1; 3];
                }
            }
            m if pair.0 >= pair.1 => {
                pair.1 += pair.0 - pair.0 + p169_helper(pair, pair.0, [pair.0, pair.1, pair.0]);
            }
            _ => {}
        }
    };
    (1.0 + y.abs()).cbrt() * (-y * (count as f64))
}

#[differentiable(unconnected = "zero")]
fn p170_helper(c: f64, c2: &mut f64, p: f64) -> f64 {
    let mut ys: Vec<f64> = Vec::new();
    for i in 0..4 {
        ys.push((0..=2).map(|j| (j as f64) * (*c2 - p)).sum::<f64>());
    }
    ys.push(*c2 + *c2);
    ys[0].atan().cosh() + c * 1.5 - ys[0] * 2.0 - p * p
}

#[differentiable(unconnected = "zero")]
fn p170_inner(mut buf: [f64; 2], y: f64) -> f64 {
    {
        buf[1] /= ((1.0 + buf[0].abs()).powf(buf[0].sin()) - buf[1..].iter().map(|&d| d * d).sum::<f64>()).powi(2) + 1.0;
    }
    let mut state = vec![y; buf.len()];
    let mut pair = (-y, 1.1 + state[1]);
    (pair.1 + state[0] + y * 0.5 - pair.0 * 0.3) * (buf[0] * (if 0 < 3 {
        let x = buf[2 - 1];
        x
    } else {
        let z: f64 = pair.0;
        z
    })) + pair.1
}

#[differentiable(unconnected = "zero")]
fn p170(grid: &mut [f64], v: &mut [f64], #[no_diff] mut e: f64, v2: [f64; 4]) -> f64 {
    for q in v[2..].iter() {
        if v2[4 - 1] > 0.5 && *q > *q {
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for (n, ys) in v2.windows(2).enumerate() {
                xs.push(*q);
            }
            xs.push(q.min(*q));
            let t = std::mem::replace(&mut e, q.asinh());
        } else {
            grid[1] *= e + v2[2..].chunks(2).map(|v3| e * v3[0]).sum::<f64>();
        }
    }
    v2.iter().sum::<f64>() - v2[v2.len() - 1] * 0.5 + v2.chunks(2).map(|xs| v[0] * 1.1).fold(3.0_f64, |acc, b| acc.max(b))
}

#[differentiable(unconnected = "zero")]
fn p171(w: f64, flag: bool) -> f64 {
    for m in 0..2 {
        let mut n = 0;
        'rows1: while n < 2 && w < 0.5 {
            n += 1;
            if !(w <= 0.8) {
                return w;
            }
            let mut count = 0;
            let b: f64 = loop {
                count += 1;
                if count >= 2 || w > 0.25 {
                    break if w >= 0.25 {
                        w
                    } else {
                        let c = w;
                        w + -0.7
                    };
                }
            };
            let y: f64 = 'found2: {
                if flag {
                    return (w.powi(2) + 1.0).powi(-1) + -0.7 * -1.0;
                }
                (1.0 + b.cos().abs()).ln()
            };
        }
    }
    let mut j = 0;
    let d: f64 = loop {
        j += 1;
        let (mut r, d) = (1.5_f64.hypot(1.0 + w.abs()).abs(), w);
        for j2 in 0..4 {
            (0..j2).zip(0..j2).for_each(|(i, j3)| {
                r += (0..3).filter(|n| *n != 1).map(|m| d.tanh() + (m as f64)).sum::<f64>();
            });
        }
        if j >= 1 || j > 0 {
            break if j % 2 == 1 {
                let mut d2 = w.to_radians();
                d2 + d2
            } else {
                let mut e = (1.0 + (-0.4_f64).abs()).powf(w.sin());
                d.powi(3)
            };
        }
    };
    (d / (d.powi(2) + 1.0) - w * 0.3 + d * 0.3) * w
}

#[differentiable(unconnected = "zero")]
fn p172_helper(v: &mut [f64], mut x: f64, p: &mut f64) {
    match 3 % 4 {
        0 => {
            x /= v[..1].iter().zip(v.iter()).map(|(b, &z)| z).sum::<f64>().powi(2) + 1.0;
        }
        1 | 2 => {
            let mut u: f64;
            if *p > -0.7 {
                let mut x2 = x;
                u = (x2 * *p).atan().sinh();
            } else {
                u = x;
            }
        }
        _ => {
            if !(*p >= 1.5) {
                let mut m = 0;
                loop {
                    m += 1;
                    let mut v2: Vec<f64> = Vec::with_capacity(4);
                    for i in 0..v.len() {
                        v2.push((1.0 + p.abs()).powf(p.sin()) / (1.0 + p.abs()));
                    }
                    v2.push(-v[m % 2]);
                    if m >= 4 {
                        break;
                    }
                }
            } else {
                let mut n = 0;
                let mut r: f64 = loop {
                    n += 1;
                    if n >= 1 {
                        break (x - *p).hypot(1.0 + (x * (n as f64)).abs());
                    }
                    x = x.to_radians() * *p;
                };
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p172(r: &mut f64, buf: &[f64], v: &[f64], row: &[[f64; 2]; 2]) -> (f64, f64) {
    *r -= v.windows(2).rev().map(|v2| 0.5 * (0..v.len()).take(2).map(|count| (count as f64)).fold(row[1][1], |acc, d| acc * 0.5 + d)).product::<f64>();
    *r += (0..1).map(|k| (k as f64) * *r).sum::<f64>() + buf[buf.len() - 1];
    let e: f64 = row[1][1];
    buf.iter().enumerate().for_each(|(count, e2)| {
        *r = *e2;
    });
    *r = v[1];
    let mut a: f64 = buf[..1].iter().rev().zip(0..4).map(|(&acc, k)| (k as f64) * (e - row[1][2 - 1])).sum::<f64>();
    let mut m = 0;
    loop {
        m += 1;
        a += row[1][m % 2];
        for (k, out) in (1..v.len()).zip(row[0].windows(2)) {
            let mut k2 = 0;
            while k % 3 != 1 && k2 < 4 {
                k2 += 1;
                let acc: f64;
                if v[k] < *r || out[1] >= 0.1 {
                    acc = a.signum() * v[k] + (v[k % 3] + -0.7);
                } else {
                    acc = out.iter().step_by(2).enumerate().map(|(m2, acc2)| (if k2 * 2 % 2 != 0 && e < 1.5 {
                        a
                    } else {
                        let mut d = *acc2;
                        a
                    }) + acc2).sum::<f64>();
                }
            }
        }
        if m >= 3 || v[0] >= -0.7 {
            break;
        }
    }
    (((e.powi(2) + 0.5).cbrt() - e * 0.3 + a * 1.5) * v.iter().enumerate().rev().map(|(n, &w)| w * (-0.4 * a)).sum::<f64>(), (e.asinh() - a * 0.3) * (0..2).map(|count| (count as f64) * v[count % 3].abs()).fold(e, |acc, q| acc * 0.5 + q * a.tanh().exp2()))
}

#[differentiable(unconnected = "zero")]
fn p173_helper(mut q: f64, acc: f64, state: &[[f64; 2]; 3]) -> f64 {
    let mut k = 0;
    while k < 2 {
        k += 1;
        let mut ys = [[state[3 - 1][k % 2], state[k % 3][0]], [state[k % state.len()][0], acc], [state[state.len() - 1][k % 2], state[k % 3][0]], [state[0][2 - 1], state[k % state.len()][k % 2]]];
    }
    state[k % 3][0] / (1.0 + acc.abs()) - state[2][1..2].iter().zip(&state[2]).map(|(&x, &z)| z).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p173(i: usize, #[no_diff] ys: &Vec<f64>, #[no_diff] grid: &[f64], mut q: f64) -> f64 {
    let (mut w, mut s) = (0.1 / 2.0 / (1.0 + q.abs()), grid[3 - 1] * (i as f64));
    w += match grid.len() % 5 {
        0..=1 => q * s,
        2..=3 => {
            let mut p = w;
            p
        }
        k if grid[k % grid.len()] >= w => w,
        _ => {
            let mut d = s;
            s
        }
    };
    w = grid.iter().rev().map(|r| w + *r + *r).fold(s, |acc, s2| acc * 0.5 + s2);
    let mut out = [s; 3];
    (w / (1.0 + 1.5_f64.abs()) + q * 1.5 + s * 2.0 + (w + 1.1 * out[i % out.len()])) * out.iter().zip(1..out.len() - 1).map(|(w2, j)| (1.0 + q.abs()).recip() + (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p174_helper(mut buf: [f64; 4], n: usize) -> f64 {
    'rows1: for z in buf.iter_mut() {
        if *z < *z || *z <= -0.4 {
            return if !(*z > *z) {
                *z
            } else {
                let w = *z * *z;
                w + w
            };
        }
    }
    let mut e = buf[0];
    let mut c: f64 = 0.1 + buf[buf.len() - 1] * e * e;
    e *= c * c + (n as f64);
    if !(c > -1.0) {
        c *= if c <= 0.3 {
            buf[n % 4] - c
        } else {
            (e.powi(2) + 1.0).recip()
        };
    } else {
        let mut r = (c * c).cos().sin();
    }
    c.max(e) * buf[buf.len() - 1].tanh().exp_m1() - (0..buf.len()).map(|k| e + c + (k as f64)).fold(c, |acc, d| acc.max(d))
}

#[differentiable(unconnected = "zero")]
fn p174_inner(j: usize, out: &[f64]) -> f64 {
    let (c, q) = ((out[j % out.len()] + out[out.len() - 1]) * out[j % out.len()], p174_helper([out[2 - 1], out[out.len() - 1], out[j % 2], out[0]], 3));
    let (s, e) = (out.iter().map(|z| q + *z).sum::<f64>().asinh(), q - (j as f64));
    let flag = out.len() % 3 != 1 && e <= -0.7;
    let mut m = 0;
    while m < 5 {
        m += 1;
        'rows1: for count in 1..out.len() {
            let mut m2 = 0;
            'steps2: while out.len() > 1 && m2 < 3 {
                m2 += 1;
                let q2 = p174_helper([-c, s.cos(), s - e, c.atan().sinh()], 1);
            }
        }
    }
    (p174_helper([e, c, c, e], 1) - q * 2.0 + s * 0.3) * out.iter().rev().map(|&b| b).fold(s, |acc, acc2| acc * 0.5 + acc2) - out.iter().take(2).map(|&d| d * d.sin()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p174(xs: &mut [f64; 2]) -> f64 {
    xs.swap(0, 1);
    for (n, state) in (0..=2).zip(xs.chunks(2)) {}
    {
        xs[2 - 1] = xs[0] + xs[1] - xs[1].sin();
        let mut pair: (f64, f64) = (xs[1], (0..2).zip(0..4).map(|(count, m)| (m as f64)).sum::<f64>());
    }
    match 1 % 4 {
        0 => {
            if xs[1] > 3.0 && xs[xs.len() - 1] <= 1.0 {
                return xs[xs.len() - 1];
            }
        }
        _ => {
            for (i, &x) in xs.iter().enumerate() {
                let mut s = p174_inner(2, xs);
            }
        }
    }
    xs[1] - (xs[1] - xs[1].sin())
}

#[differentiable(unconnected = "zero")]
fn p175_helper(z: f64, buf: &mut [f64]) -> f64 {
    let mut pair = (buf[1], if 2 < 3 && buf[0] <= 0.25 {
        buf[1]
    } else {
        buf[1]
    });
    pair.1 + pair.1 * 1.5 + pair.0
}

#[differentiable(unconnected = "zero")]
fn p175(v: &[f64], #[no_diff] a: f64, mut x: f64) -> ([f64; 2], f64) {
    let c: f64 = 'found1: {
        match 4 % 3 {
            0 => {
                'steps2: for k in 1..v.len() {
                    let mut buf: Vec<f64> = Vec::new();
                    for (n, state) in (0..v.len()).zip(v.windows(2)) {
                        if a <= -0.7 {
                            buf.push(1.5 * (n as f64) * a);
                        }
                    }
                    buf.push(x.hypot(a.powi(2) + 0.5));
                    buf[0] += (0..buf.len()).filter(|j| *j != 1).map(|i| (i as f64)).sum::<f64>().tanh().exp2();
                }
            }
            _ => {}
        }
        if !(a > 2.0) {
            break 'found1 x.clamp(-0.75, 1.25);
        }
        x
    };
    'search3: for c2 in v[..2].iter() {
        if a > 1.5 || c > -1.0 {
            return ([c, (if 4 < 3 {
                let q = a;
                x
            } else {
                *c2
            }) - (0..v.len()).map(|i| (i as f64) * *c2).sum::<f64>()], (c + x).signum() * (0.5_f64.powi(2) + 0.5_f64).log10());
        }
    }
    ([a, v[4 - 1] + (1.0 + 0.1_f64.abs()).log10()], c.abs() + a * 0.3 + x * 1.5 + (0..4).map(|i| (i as f64) * x).sum::<f64>().powi(2) + (0..2).rev().map(|n| (n as f64) * (0..3).take(2).rev().map(|count| v[v.len() - 1] + (count as f64)).fold(x, |acc, t| acc * 0.5 + t)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p176_helper(t: &mut f64, xs: &[f64], v: [f64; 2], z: f64) -> (f64, f64) {
    let mut pair = ((1.0 + (v[0] * 1.5).abs()).ln_1p(), v[1] * xs[1]);
    for (&a, buf) in xs.iter().rev().zip(v[..1].chunks(2)) {
        pair.0 *= a;
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p176(r: f64, mut grid: [f64; 4], row: &mut [f64], ys: &mut [f64]) -> [f64; 2] {
    if row[0] > 1.1 && ys[3] > 0.25 {
        let mut m = 0;
        while m < 4 {
            m += 1;
            row.copy_from_slice(&ys[1..]);
        }
    } else {
        if grid[1] <= 0.9 {
            let pair = p176_helper(&mut row[3 - 1], &grid[0..3], [ys[ys.len() - 1], -ys[2]], ys[0] * ys[ys.len() - 1]);
            let mut grid2 = vec![ys[2]; row.len()];
            grid2.push(if pair.1 > 1.0 {
                pair.1
            } else {
                grid2[grid2.len() - 1]
            });
        } else if ys[1] > 0.9 {
            'rows1: for (z, i) in ys.iter_mut().zip(0..4) {
                *z = (*z * row[i % 3]).atan();
                row[3 - 1] = (if *z > r {
                    r
                } else {
                    let c = *z;
                    *z
                }) * (i as f64);
                grid[0] += *z + row[2] * row[1];
            }
        }
        ys[2] /= (if r > 0.9 {
            let mut u = row[1].atan().exp_m1();
            (-u.powi(2)).exp()
        } else {
            let t = ys[1].tanh().exp_m1();
            (1.0 + t.abs()).log10()
        }).powi(2) + 1.0;
    }
    let pair = p176_helper(&mut ys[2], &grid, [(1.0 + row[0].abs()).log10(), if !(1 < 3) {
        row[3 - 1]
    } else {
        r
    }], r);
    [(-1.0_f64).min(row[row.len() - 1]) + r, row.iter().map(|&b| b * pair.0).product::<f64>() * (1.0 + row[0].abs()).recip()]
}

#[differentiable(unconnected = "zero")]
fn p177(z: f64, #[no_diff] xs: [f64; 2]) -> f64 {
    for state in xs.windows(2) {
        let z = z * z;
    }
    let p: f64;
    if z >= 0.25 && z > 1.0 {
        let e = (xs[xs.len() - 1] + z) * xs[1].to_radians();
        p = z;
    } else {
        let mut p2 = (xs[0] * z).asinh();
        p = p2;
    }
    for k in 0..1 {
        let mut pair = (p, z);
        let mut e = p * xs[k] - (pair.1 - (k as f64)) + pair.1;
    }
    p.powi(2) + z * 0.5 - z + xs.chunks(2).map(|xs2| p.cos() + 0.3).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p178_helper(mut e: f64, m: usize, r: f64, u: f64) -> f64 {
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        for (n, j) in (0..k).rev().zip(0..k) {}
    }
    (u + (k as f64) - e * 0.5 + r * 1.5) * r
}

#[differentiable(unconnected = "zero")]
fn p178_inner(c: f64) -> f64 {
    let mut w = (if c > -0.4 {
        let mut c2 = p178_helper(c, 1, c, c);
        c2 + c2
    } else {
        c - c
    }) + 1.5;
    let mut acc: f64;
    if !(3 < 3) {
        let p = c;
        acc = w;
    } else {
        acc = w;
    }
    w - c * 0.3 + acc * 0.5 + (w + (if acc > 2.0 {
        acc
    } else {
        w
    }))
}

#[differentiable(unconnected = "zero")]
fn p178(c: f64, grid: &mut [f64]) -> f64 {
    let d = &mut grid[1];
    *d += *d - *d;
    *d -= *d + *d;
    let y: f64 = p178_helper(grid[grid.len() - 1], 1, c, 0.5).tanh().exp2() / 3.0;
    (0..2).for_each(|j| {
        grid[5 - 1] *= grid[5 - 1 - j] / (p178_helper(y, 2, grid[j], y).powi(2) + 1.2);
        grid[j] *= y;
    });
    'rows1: for &acc in grid.iter().rev() {
        let mut r = p178_helper(acc, 3, acc, if y >= 2.0 {
            y
        } else {
            y
        });
        if acc <= 0.9 {
            r += acc / (y.powi(2) + 1.0) + r;
        } else {
            let mut add = |p: f64| {
                r += p * acc.to_radians();
                r
            };
            let p = add(grid[1].tanh());
            let u = add(p178_inner(p));
        }
    }
    0.5 - y * 2.0 + p178_helper(y, 2, y, y) - y * c.sin()
}

#[differentiable(unconnected = "zero")]
fn p179(buf: &[f64], xs: &Vec<f64>, mut out: [f64; 2], t: &mut f64) -> f64 {
    let flag = out[0] >= 0.1;
    let r: f64 = 'found1: {
        let mut m = 0;
        while m < 3 {
            m += 1;
            *t += (out[m % 2] - out[m % 2]).min(*t * out[0]);
        }
        if m > 1 || flag {
            break 'found1 out[out.len() - 1] - out[m % out.len()];
        }
        *t - *t - *t
    };
    out[0] - out[out.len() - 1] * 0.3 + r * 1.5 - (0.8 - r * 0.8) + out[0].atan()
}

#[differentiable(unconnected = "zero")]
fn p180(s: f64) -> f64 {
    if !(s > 0.5) {
        match 1 % 3 {
            0 => {
                for m in (0..3).step_by(2) {}
            }
            1 | 2 => {}
            i if i % 2 == 0 => {}
            _ => {
                let mut row: Vec<f64> = (0..2).map(|i| s + s + (i as f64)).collect::<Vec<f64>>();
                let mut j = 0;
                'rows1: loop {
                    j += 1;
                    if j >= 2 {
                        break;
                    }
                    let mut out: Vec<f64> = Vec::new();
                    for n in 0..row.len() {
                        if n * 2 < 3 {
                            out.push(row[(n + 1) % 1] + (n as f64) - (n as f64));
                        }
                    }
                    out.push(row[j % row.len()] * row[row.len() - 1]);
                }
            }
        }
    } else {
        let m: usize = 2;
    }
    (s.sin() - s * 0.5) * s.max(s).atan().exp2() - s
}

#[differentiable(unconnected = "zero")]
fn p181_helper(n: usize, r: f64, ys: &mut [f64], out: &[f64]) -> f64 {
    ys[n % 2] = (0..n).take(2).map(|k| (k as f64)).sum::<f64>();
    (ys[1].min(r) + (1..out.len()).map(|n2| (n2 as f64)).fold(ys[n % ys.len()], |acc, a| acc + a * out[n % out.len()]) * out[1].tanh().cosh()) * out[1].sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p181_inner(row: &[f64]) -> f64 {
    if row[row.len() - 1] < row[0] {} else if row[0] >= 0.25 {
        let mut k = 0;
        let mut y: f64 = loop {
            k += 1;
            let e = row[k % 2];
            let mut t = e;
            if k >= 4 || k / 2 % 3 == 1 {
                break (if row[1] <= 3.0 {
                    let mut e2: f64 = 0.8;
                    e2
                } else {
                    t
                }) - (if t > t {
                    t
                } else {
                    e
                });
            }
        };
    }
    row[2 - 1].atan() - row.windows(2).zip(row).filter(|(row2, b)| **b > -1.0).map(|(state, &d)| d * (row[1] + d)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p181(ys: &[f64], ys2: [f64; 2], w: f64, row: [f64; 2]) -> Vec<f64> {
    let mut p = p181_inner(&row);
    let mut grid: Vec<f64> = Vec::new();
    for grid2 in row[..1].chunks(2) {
        grid.push(p181_inner(&ys2) + row[1].max(grid2[grid2.len() - 1]));
    }
    grid.push(p181_inner(&row));
    if p < 2.0 {
        return vec![grid[0] * (row[0] * ys2[0]), 0.5, row[..1].iter().sum::<f64>()];
    }
    'rows1: for r in grid.iter_mut() {
        match 2 % 3 {
            0 => {
                let mut pair = (p.floor() * (ys2[1].floor() * w), p * -0.7);
            }
            _ => {}
        }
        'steps2: for u in row.iter().skip(1) {
            *r += u.min(ys2[1]).sin().exp_m1();
            let h = |d: f64| d + d;
        }
    }
    if grid[grid.len() - 1] > 0.9 && 0 < 3 {
        p = p.abs();
    } else {
        'search3: for (count, xs) in row.chunks(2).enumerate() {
            match grid.len() % 4 {
                0 => {}
                1 | 2 => {
                    let mut grid2 = vec![row[count % 2] / (1.0 + xs[0].abs()), p.to_radians()];
                }
                i if i / 2 % 2 == 1 => {
                    let n: usize = count * 2;
                }
                _ => {}
            }
        }
    }
    vec![grid[0], p - (0..1).filter(|m| *m != 1).map(|m| row[m] + (m as f64)).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p182(mut b: f64, grid: [[f64; 2]; 3], u: f64, row: [f64; 3]) -> f64 {
    b += (grid[1][0].powi(2) + 1.2).recip();
    if u > 0.25 {
        b += b;
        let mut j = 0;
        while j < 2 {
            j += 1;
            b += row[2].mul_add(-grid[0][0], u);
        }
    } else {
        let u = u * grid[2][0];
        for t in row[..1].iter() {
            'rows1: for count in 0..row.len() {
                let flag = count % 2 == 1;
                let mut p = (t.tanh().exp_m1() - 0.1 * u) * (b - u + *t * row[count % row.len()]);
                let s = *t;
            }
        }
    }
    'steps2: for ys in grid[0].chunks(2) {
        let mut k = 0;
        let mut s: f64 = 'search3: loop {
            k += 1;
            if k >= 2 {
                break (row[1] + ys[ys.len() - 1]).sin();
            }
            b += (1..grid.len()).rev().map(|count| (count as f64)).sum::<f64>();
        };
    }
    (0.1_f64.min(row[2]) - grid[grid.len() - 1][1] * 0.5 - u * 0.5 - row[0] * 0.5) * ((1.0 + row[1].abs()).cbrt() * (b * row[row.len() - 1])) + u / 2.0
}

#[differentiable(unconnected = "zero")]
fn p183(w: f64, state: &[f64]) -> f64 {
    for n in 0..=2 {
        let q = state[n % state.len()] * 2.0 * state[n].abs() - (1.0 + state[n].abs()).sqrt().asinh();
        let mut m = 0;
        while q > 2.0 && m < 2 {
            m += 1;
            if q < q && state.len() < 3 {
                let mut out: Vec<f64> = Vec::new();
                for (n2, out2) in state.chunks(2).enumerate().rev() {
                    out.push(state[..2].iter().enumerate().map(|(j, t)| t.powi(2) + *t).sum::<f64>());
                }
                out.push(q * state[state.len() - 1 - n]);
            }
        }
    }
    match 2 % 4 {
        0 => {
            let mut xs = [state[2] * state[1], state.iter().map(|p| *p).sum::<f64>(), state[2], state[1]];
            let mut i = 0;
            let w2: f64 = loop {
                i += 1;
                if i >= 1 || i % 2 == 1 {
                    break state.chunks(2).map(|grid| grid[0] / (xs[i % 4].powi(2) + 1.0) + state[4]).sum::<f64>();
                }
            };
        }
        1 | 2 => {
            if state[5 - 1] <= 1.0 {
                let mut m = 0;
                while m > 1 && m < 5 {
                    m += 1;
                }
            }
        }
        count if state[2] >= 1.5 => {
            let s = state[1] / 3.0;
        }
        _ => {}
    }
    (w.powi(2) + 1.0).sqrt() + w * 0.5 + state[5 - 1]
}

#[differentiable(unconnected = "zero")]
fn p184(ys: Vec<f64>, i: usize, flag: bool) -> f64 {
    match i % 3 {
        0 => {
            if flag {
                let mut state: Vec<f64> = Vec::new();
                for row in ys.chunks(2).rev() {
                    state.push((if !(i / 2 > 2) {
                        row[0]
                    } else {
                        1.1
                    }) / ((row[i % row.len()] * row[0]).powi(2) + 0.5));
                }
                state.push(ys[1].powi(2));
            }
        }
        1 | 2 => {
            let mut m = 0;
            'rows1: loop {
                m += 1;
                if m >= 1 || ys[m % ys.len()] < ys[i % ys.len()] {
                    break;
                }
                if ys[2] > 0.25 {
                    return (match ys.len() % 5 {
                        0..=1 => ys[0],
                        _ => 0.9,
                    }) / 2.0;
                }
                let mut row: Vec<f64> = Vec::new();
                for i2 in 1..ys.len() {
                    row.push(ys[m % ys.len()].sin().sinh() / ((ys[m % 4] + ys[0]).powi(2) + 1.0));
                }
                row.push(ys[m % 4]);
            }
        }
        j if !flag => {
            for (y, r) in ys.iter().zip(ys.iter()) {}
        }
        _ => {
            let mut pair = (if flag {
                ys[3] - (i as f64)
            } else {
                -ys[i % ys.len()]
            }, ys[3].hypot(ys[3].powi(2) + 0.5));
        }
    }
    for m in (0..ys.len()).rev() {
        let e: f64;
        if ys[m % ys.len()] > 0.3 {
            e = ys[m % 4].tanh().exp2() - ys[m % 4] * ys[3];
        } else {
            e = ys[i % 4];
        }
    }
    ys[2] + (ys[ys.len() - 1] + ys[i % ys.len()])
}

#[differentiable(unconnected = "zero")]
fn p185(grid: &Vec<f64>, grid2: &[[f64; 2]; 3], e: &mut f64, r: f64) -> f64 {
    for buf in grid2.iter() {
        let mut k = 0;
        let mut c: f64 = loop {
            k += 1;
            if k >= 1 || k / 2 % 2 == 0 {
                break buf[0];
            }
            let r2 = std::mem::replace(e, r);
            *e += 0.3_f64.floor() * buf[k % buf.len()];
        };
        *e = *e;
    }
    let (t, mut t2): (f64, f64) = ((0..grid.len()).map(|k| (k as f64) * *e).fold(r, |acc, b| acc + (r.clamp(-0.75, 1.25) + b)), r);
    ((if t2 > 0.5 && t2 >= t2 {
        t
    } else {
        t2
    }) + t * 2.0 + t2 * 1.5) * grid2[grid2.len() - 1].iter().enumerate().map(|(k, z)| (0..=k).map(|j| (j as f64)).sum::<f64>() + *z).sum::<f64>() + grid2[2].chunks(2).map(|row| t2).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p186_helper(acc: &mut f64, q: &mut f64) -> f64 {
    match 4 % 4 {
        0 => {
            let mut i = 0;
            'rows1: while i < 4 {
                i += 1;
                if !(*q > *q) {
                    *q += (if i + 1 > 2 {
                        *q
                    } else {
                        *acc
                    }) * q.asinh();
                    break;
                }
            }
        }
        k if *q > 0.5 => {
            if !(*q >= 0.5) {} else if k % 2 == 0 {
                let mut q2: f64;
                if k * 2 % 3 == 0 {
                    let e: f64 = (0..k).map(|i| (i as f64) * (0..i).step_by(2).filter(|j| *j != 1).map(|i2| (i2 as f64) * *q).sum::<f64>()).sum::<f64>();
                    q2 = -1.0;
                } else {
                    let u = q.hypot(q.powi(2) + 0.5).max(q.floor() * *q);
                    q2 = u;
                }
            }
        }
        _ => {}
    }
    ((if 0.3 > -0.4 {
        *acc
    } else {
        *acc
    }) + (0..=1).skip(1).map(|k| (k as f64)).sum::<f64>()) * (0..3).skip(1).map(|count| (count as f64) * (*q * *q)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p186_inner(q: f64, d: f64, xs: &[f64]) -> (f64, f64) {
    let mut k = 0;
    loop {
        k += 1;
        let buf = vec![d; xs.len()];
        if buf.len() % 2 != 0 {
            continue;
        }
        if k >= 4 {
            break;
        }
    }
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for j in 0..xs.len() {
        let mut count = 0;
        'rows1: while xs[count % xs.len()] <= 1.1 && count < 3 {
            count += 1;
            match j * 2 % 3 {
                0 => {
                    if d <= xs[count % 2] {
                        continue 'rows1;
                    }
                }
                1 | 2 => {}
                _ => {}
            }
        }
        buf.push(xs[j] * xs[0]);
    }
    buf.push(d);
    (((0..=k).map(|i| (i as f64) * xs[0]).sum::<f64>() + d * 2.0 + buf[k % buf.len()] * 0.3) * xs[k % 2] * buf.iter().map(|r| r * (r * buf[buf.len() - 1])).sum::<f64>(), (d.tanh().cosh() - buf[k % buf.len()] * 0.3) * -0.4 * xs.iter().zip(xs).filter(|(z, t)| **t > 1.0).map(|(u, &z)| (z.powi(2) + 0.5).powi(-1) + z).product::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p186(flag: bool, mut r: f64, v: &[f64], mut p: f64) -> f64 {
    let mut count = 0;
    while count < 3 {
        count += 1;
        for (x, z) in v[0..2].iter().zip(v.iter()) {
            let f = |x2: f64, d: f64| x2 + (if flag {
                *x
            } else {
                x2
            }).tanh().exp();
            {
                p += *z;
            }
            p += x / (p.atan2(1.0 + p.abs()).powi(2) + 0.5);
        }
        if p > -1.0 {
            r += p;
            if p < 0.1 {
                p += p;
            }
        } else {
            p = p.to_radians() - (count as f64);
        }
    }
    v[count % 3].to_radians() + r * 0.5 + p * 2.0 + v.windows(2).map(|row| row[1] * (-row[count % row.len()].powi(2)).exp()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p187_helper(t: f64, k: usize) -> f64 {
    let a: f64 = t.abs();
    'rows1: for j in 0..=1 {
        let b: f64 = (0..2).map(|m| (m as f64)).sum::<f64>();
    }
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for count in 0..=4 {
        v.push((0..count).take(2).map(|m| (m as f64) * 1.0).sum::<f64>() - (t + t));
    }
    v.push(a * a);
    (a + (if k / 2 < 3 {
        v[k % v.len()].cos()
    } else {
        let mut d = v[k % v.len()] - a;
        v[0] - a
    })) * (t * (k as f64) / (1.0 + (v[1 - 1] / (1.0 + v[k % 1].abs())).abs()))
}

#[differentiable(unconnected = "zero")]
fn p187(u: f64, #[no_diff] acc: f64) -> f64 {
    let mut e = p187_helper(u * u, 1);
    let mut y = u.sin() - (0..1).step_by(2).map(|m| (m as f64)).sum::<f64>().cos();
    match 0 % 4 {
        0 => {
            y += u.cos().asinh();
        }
        1 | 2 => {
            for n in 0..1 {
                y += u * y * (n as f64);
            }
        }
        _ => {}
    }
    let (a, b) = (y, y);
    let c = e;
    if c < 3.0 {
        if c > u {
            return a + c - p187_helper(a, 2);
        }
    }
    let mut e2 = (if a > 0.5 && b > 0.25 {
        (0..=1).step_by(2).map(|count| (count as f64) * b).sum::<f64>()
    } else {
        let mut z: f64 = c - y;
        y * a
    }) + (if b >= -0.4 {
        c * a
    } else {
        b
    });
    let mut count = 0;
    while count < 2 {
        count += 1;
        e2 /= ((b - b) * (count as f64)).powi(2) + 1.0;
        if count < 3 {
            break;
        }
    }
    e - y - acc * 0.5 + a * 0.5 + b * 1.5 - c * 2.0 - e2 * 1.5 - y / (1.0 + (0.8 * e2).abs()) + (0..1).map(|j| y + e2 + (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p188_helper(out: &[f64; 2], v: &mut Vec<f64>, v2: [f64; 2]) -> f64 {
    let mut n = 0;
    while n < 2 {
        n += 1;
        let a = v.pop().unwrap();
    }
    v2[2 - 1] + v2[0] + (if n * 2 % 2 == 1 {
        out[1].to_radians()
    } else {
        (0..=3).zip(out[1..].iter()).map(|(i, &c)| v2[i % v2.len()] + c).sum::<f64>()
    }) - (2.0_f64.powi(2) + 1.2_f64).recip().atan2(1.0 + (v[1] - (n as f64)).abs())
}

#[differentiable(unconnected = "zero")]
fn p188(state: [f64; 4], r: f64) -> Vec<f64> {
    let mut n = 0;
    let c: f64 = loop {
        n += 1;
        let mut m = 0;
        'rows1: while m < 3 && r >= state[0] {
            m += 1;
        }
        if n >= 3 || r >= r {
            break 0.9_f64.cos();
        }
    };
    let mut pair = (c + r, c * state[1]);
    for j in 0..state.len() {
        let mut out = state.to_vec();
        let mut d = (pair.0 + c) * (j as f64) * -0.7;
    }
    let mut m = 0;
    loop {
        m += 1;
        if m >= 4 || m + 1 < 3 {
            break;
        }
        let mut pair2: (f64, f64) = (-pair.0.max(c), state[2..].iter().take(2).map(|&a| a * a).sum::<f64>());
    }
    pair.1 *= (-(r / (1.0 + pair.0.abs())).powi(2)).exp();
    let e = match n % 5 {
        0 => (c - pair.0) * (pair.0 - c),
        count if c > r => {
            let y = (1.0 + 2.0_f64.to_radians().abs()).ln();
            y * (m as f64)
        }
        _ => pair.1 + (m as f64),
    };
    let g = |a: f64, r2: f64| a * (0..=3).rev().zip(&state[0..3]).map(|(n2, d)| *d * c).sum::<f64>();
    match (n + 1) % 3 {
        0 => {
            pair.0 += c + (if pair.0 >= -1.0 {
                pair.0
            } else {
                e
            });
        }
        1 | 2 => {
            if m * 2 % 2 == 1 {
                let g2 = |c2: f64| {
                    if n % 3 == 0 {
                        return c * e;
                    }
                    c2 + state.iter().map(|r2| c2 + *r2).sum::<f64>() * r
                };
            } else if pair.0 >= 1.5 {} else {
                for grid in state.windows(2) {
                    pair.1 += (0..state.len()).skip(1).map(|j| (j as f64) * (pair.1 + c)).sum::<f64>();
                }
            }
        }
        _ => {}
    }
    vec![(if e <= -1.0 {
        pair.0
    } else {
        e
    }) + e * r, e, (1.0 + e.powi(3).abs()).recip()]
}

#[differentiable(unconnected = "zero")]
fn p189_helper(ys: &[f64], n: usize, u: f64) -> f64 {
    let mut k = 0;
    let mut acc: f64 = loop {
        k += 1;
        let mut out: Vec<f64> = (0..ys.len()).rev().map(|k2| u.max(u) + (k2 as f64)).collect::<Vec<f64>>();
        if k >= 2 {
            break u;
        }
    };
    if n < 3 {
        acc += 0.25;
    } else if k % 3 != 1 {
        if ys.len() > 1 {
            acc *= u / ((acc - acc).powi(2) + 0.5);
        } else if acc > 0.3 {
            acc += ys.chunks(2).zip(0..ys.len()).map(|(ys2, i)| (i as f64)).sum::<f64>();
        } else {
            match (n + 1) % 3 {
                0 => {
                    acc += (acc - (k as f64)).mul_add((1.0 + acc.abs()).log10(), u);
                }
                k2 if acc > -0.7 || k + 1 > 2 => {
                    let acc = acc + 0.1;
                }
                _ => {}
            }
        }
    }
    acc + acc - (0..ys.len()).rev().map(|k2| (k2 as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p189_inner(buf: &[f64; 2], x: f64, buf2: Vec<f64>) -> (f64, f64) {
    match 2 % 4 {
        0 => {
            let (z, x2) = ((if buf2[1] > -1.0 {
                buf2[0]
            } else {
                buf2[1]
            }) / (1.0 + buf2[0].abs()), p189_helper(&buf2, 2, buf2[1]));
            for &b in buf2[..1].iter() {
                let r = p189_helper(&buf2, 3, b.floor() * x);
            }
        }
        1 | 2 => {
            let mut pair: (f64, f64) = (if buf2[2 - 1] > 0.5 {
                x * x
            } else {
                buf2[0].atan()
            }, -1.0);
        }
        count if count / 2 < 3 || count * 2 > 2 => {}
        _ => {}
    }
    (((1.0 + buf2[1].abs()).powi(-1) + x * 1.5 - buf2[1] * 2.0 + buf2[2 - 1].hypot(x.powi(2) + 1.2).sin().exp()) * (1.0 + (x * x).abs()).ln(), x.clamp(-0.75, 1.25) + buf2.chunks(2).map(|v| v[v.len() - 1] + v[0]).fold(x, |acc, e| acc + e).atan().cosh() + ((1.0 + buf2[1].abs()).ln() + buf2[0]))
}

#[differentiable(unconnected = "zero")]
fn p189(a: f64, v: &mut [f64], p: &mut f64) -> f64 {
    let mut k = 0;
    'rows1: loop {
        k += 1;
        let mut m = 0;
        while m < 5 && *p <= 0.25 {
            m += 1;
            let flag = m * 2 > 1;
            *p += p189_helper(&v[2..5], 2, v[1]);
        }
        if k >= 2 {
            break;
        }
    }
    let mut m = 0;
    let x: f64 = loop {
        m += 1;
        v.swap(m % 5, m % 5);
        if m >= 3 {
            break v.iter().map(|b| b.powi(2) + *b).sum::<f64>();
        }
    };
    let b = &mut *p;
    *b *= -1.0;
    let w = v[v.len() - 1] + (*p + x).max(v[k % 5] * x);
    (match m / 2 % 5 {
        0 => *p,
        2..=3 => {
            let w2 = w;
            x
        }
        _ => w,
    }) + a * 0.3 + w * 0.5 + (if x > 0.9 {
        w
    } else {
        w
    }).asinh() - (x * x + p189_helper(&v[2..], 2, *p))
}

#[differentiable(unconnected = "zero")]
fn p190_helper(grid: &[f64], out: &mut Vec<f64>, out2: &mut [f64; 2]) -> f64 {
    for x in out.iter_mut().take(2) {
        let mut row = grid[1..].to_vec();
    }
    {
        let mut buf = [[out2[1], out2[0]], [out[1], out[2 - 1]], [out2[1], out2[1]], [out2[0], out2[1]]];
    }
    (out[1] * out2[out2.len() - 1] - out2[1]) * (out[out.len() - 1] * out2[1]).atan()
}

#[differentiable(unconnected = "zero")]
fn p190_inner(a: f64, p: &mut f64) -> f64 {
    let w = &mut *p;
    *w += w.tanh();
    *w /= (1.0 + w.abs()).recip().powi(2) + 1.0;
    a * *p - *p
}

#[differentiable(unconnected = "zero")]
fn p190(xs: &mut [f64; 3], y: f64) -> f64 {
    let mut pair: (f64, f64) = (y, xs.iter().map(|&u| u + u).sum::<f64>());
    pair.1 += pair.0;
    pair.0 -= ((y + -1.0).powi(2) + 1.0).powi(-1);
    xs[0] += xs[xs.len() - 1];
    xs[1] += y + (y + 0.5);
    for j in 1..xs.len() {
        for buf in xs[..2].windows(2) {
            let mut i = 0;
            while buf[i % buf.len()] < pair.1 && i < 5 {
                i += 1;
                pair.0 /= ((buf[buf.len() - 1].powi(2) + 1.0).ln() * (buf[j % buf.len()] * pair.1)).powi(2) + 1.0;
                let mut c: f64 = buf.iter().enumerate().rev().map(|(n, s)| *s * s.mul_add(buf[n], *s)).sum::<f64>() * ((buf[j % 2] + y).powi(2) + 1.2).powi(-1);
            }
        }
    }
    let mut state = vec![pair.1; xs.len()];
    match 3 % 4 {
        0 => {
            xs[0] = ((pair.0 * pair.0).powi(2) + 0.5).powf(state[state.len() - 1].sin());
            if state[0] > 0.5 && y > 1.5 {
                for (count, &c) in xs.iter().enumerate() {
                    state[count % 3] -= if !(state[2] < state[count % state.len()]) {
                        c * c
                    } else {
                        let mut d = state[0] - c;
                        -state[count % state.len()]
                    };
                }
                let mut ys = [[state[state.len() - 1], state[3 - 1]], [xs[2], pair.0], [y, y]];
            } else {
                state[2] += y.to_radians() - state[0].floor() * pair.0;
            }
        }
        1 | 2 => {
            state[0] /= ((0..state.len()).map(|m| (m as f64)).fold(state[2], |acc, u| acc * 0.5 + (-0.7 + u)) * (y.powi(2) + 1.0).cbrt()).powi(2) + 1.0;
        }
        _ => {
            state[0] += state[1] * state[1] * pair.1;
        }
    }
    state[2] * state[1] + y * 0.3 - pair.1.hypot(state[0].powi(2) + 1.0).to_radians() - xs[2..].iter().fold(pair.1, |acc, &p| acc + p * (state[0] - pair.0))
}

#[differentiable(unconnected = "zero")]
fn p191_helper(mut y: f64) -> f64 {
    let s = (y + y).asinh() - (y + (y + y));
    y = s - (s + s);
    (s + s * 2.0) * s
}

#[differentiable(unconnected = "zero")]
fn p191(state: &[f64]) -> Vec<f64> {
    for m in 0..=1 {
        let mut e = p191_helper((state[(m + 1) % state.len()].powi(2) + 1.2).powf(state[m % state.len()].sin()));
    }
    let w: f64;
    if state[4 - 1] > state[state.len() - 1] {
        w = p191_helper(state[3]);
    } else {
        let r = 0.8_f64.abs();
        w = r * (r + r);
    }
    let mut out = [w, state.chunks(2).rev().zip(state).map(|(state2, s)| *s).sum::<f64>()];
    vec![(-state.iter().take(2).map(|&e| e * out[0]).sum::<f64>().powi(2)).exp(), if w <= 1.1 {
        p191_helper(out[0])
    } else {
        -1.0 + state[0]
    }]
}

#[differentiable(unconnected = "zero")]
fn p192_helper(buf: &[f64], c: f64) -> f64 {
    let mut row: Vec<f64> = Vec::new();
    for (&q, d) in buf.iter().zip(buf) {
        row.push(*d + *d + d.to_radians());
    }
    row.push((c.powi(2) + 0.5).ln());
    row.push((c.powi(2) + 1.0).sqrt());
    (buf[1] - c * 2.0 - row[0] * 1.5 + row.iter().filter(|t| **t > -1.0).map(|x| *x * row[0].cos()).sum::<f64>()) * (if buf[1] > 0.9 {
        c
    } else {
        c
    }).sin()
}

#[differentiable(unconnected = "zero")]
fn p192(grid: &mut [f64], state: &[f64]) -> f64 {
    let mut count = 0;
    'rows1: while count < 5 {
        count += 1;
        for v in grid.chunks(2) {
            for j in (0..state.len()).skip(1).rev() {
                let mut pair = ([state[j] / 3.0, v[0] * v[0]], v[j % v.len()]);
                pair.1 += pair.1;
            }
        }
        grid[3] += if state[3] <= state[2] {
            state[4]
        } else {
            state[4].sin().exp_m1()
        };
        let mut pair = ((state[4] - (count as f64)).powi(3), state[0].tanh().exp2());
    }
    let count2: usize = state.len();
    grid[4 - 1] += state[1];
    'steps2: for a in grid.iter().step_by(2) {
        let mut count3 = 0;
        let mut p: f64 = loop {
            count3 += 1;
            if count3 >= 3 || count3 % 3 == 1 {
                break (if grid[count2 % grid.len()] <= grid[count3 % grid.len()] {
                    *a
                } else {
                    grid[count3 % grid.len()]
                }) + state[count2 % 5] * (count2 as f64);
            }
        };
    }
    (if state.len() < 3 {
        state[count2 % state.len()]
    } else {
        state[count2 % state.len()]
    }) + state.iter().sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p193_helper(b: f64, mut pair: (f64, f64), t: f64, p: &mut f64) -> f64 {
    pair.1 -= p.cos().min(*p - *p);
    (1.0 - b * 2.0 + pair.1 * 0.5) * 0.25_f64.min(if pair.0 >= 3.0 {
        *p
    } else {
        t
    })
}

#[differentiable(unconnected = "zero")]
fn p193_inner(xs: &[f64], v: &mut [f64], u: f64, mut ys: Vec<f64>) -> f64 {
    ys[0] += xs[0];
    let mut d = p193_helper(v.iter().enumerate().map(|(n, s)| *s).product::<f64>(), (u + v[1], v[0] + u), u.floor() * u, &mut ys[1]);
    let (mut d2, mut w) = (d, d.abs());
    match 0 % 3 {
        0 => {
            let mut out = vec![d2; xs.len()];
        }
        1 | 2 => {
            for k in 0..2 {
                if k % 3 != 0 || k + 1 > 1 {
                    if w < d && k / 2 % 3 != 0 {
                        d2 /= (d2 / 2.0 + (w + ys[k])).powi(2) + 1.0;
                        continue;
                    }
                }
            }
        }
        _ => {}
    }
    1.5 - ys[1] * 0.5 + d2 * 2.0 + ys.chunks(2).map(|xs2| u + 1.5).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p193(s: &mut f64, x: f64) -> f64 {
    *s += 1.5;
    let p = x + x.powi(3).sin().exp_m1();
    for k in (0..3).step_by(2) {
        let mut z: f64 = (0..4).zip(0..2).map(|(k2, m)| (m as f64) * (x * p)).sum::<f64>();
        for k2 in 0..4 {
            let mut row = [if !(z > 0.3) {
                let mut s2 = z;
                p
            } else {
                x
            }, z.powi(3), if z < z {
                z
            } else {
                x
            }];
            let mut m = 0;
            'rows1: while m < 4 {
                m += 1;
                let mut z2 = p193_helper((1.0 + x.abs()).powi(-1), (row[k] + row[row.len() - 1 - k], (0..row.len()).take(2).rev().map(|m2| (m2 as f64)).fold(row[k], |acc, x2| acc.max(x2))), x * row[k], &mut z);
            }
            row[k] -= (match row.len() % 5 {
                0 => {
                    let acc = p;
                    row[k]
                }
                _ => row[k],
            }) * row[k];
        }
    }
    let mut w = p;
    (0..1).rev().zip(0..=3).map(|(n, count)| (count as f64)).sum::<f64>() - x * 0.5 - p * 1.5 - w * 0.5 + x + w * (w - p)
}

#[differentiable(unconnected = "zero")]
fn p194_helper(ys: &Vec<f64>, pair: (f64, f64), c: f64) -> f64 {
    'rows1: for b in ys.iter() {
        for k in 0..1 {
            'steps2: for (count, u) in ys.iter().enumerate() {}
        }
    }
    (-c.powi(2)).exp() + pair.0 * 1.5 - c * 1.5 + ys[ys.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p194(acc: f64) -> f64 {
    let mut pair = (acc, acc);
    let mut acc = acc * pair.1;
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for (count, m) in (0..2).rev().zip(0..3) {
        state.push(acc - (acc + acc));
    }
    state.push(acc + acc);
    let mut y = acc.tanh().sinh().tanh().asinh();
    state.push(acc);
    state[0] + pair.0 * 0.5 - acc * 0.5 + state[state.len() - 1] * 1.5 - y * 0.5 + y
}

#[differentiable(unconnected = "zero")]
fn p195(pair: (f64, f64), p: f64) -> Vec<f64> {
    let s: f64 = (1.0 + pair.1.abs()).powf((0.1 * p * p.asinh()).sin());
    let g = |e: f64, d: f64| e * (0..=3).zip(0..=1).map(|(n, m)| (m as f64)).sum::<f64>().atan2(d.powi(2) + 0.5);
    let x = s - (s.powi(2) + 1.0).sqrt() - (p / (1.0 + p.abs())).clamp(-0.75, 1.25);
    match 3 % 4 {
        0 => {
            let mut k = 0;
            while x >= x && k < 2 {
                k += 1;
                let f = |x2: f64| {
                    let z = x2.abs();
                    x2 * (-x2).tanh().exp_m1()
                };
                let mut n = 0;
                'rows1: loop {
                    n += 1;
                    if n >= 3 || n < 3 {
                        break;
                    }
                }
            }
        }
        1 | 2 => {
            let (d, mut p2) = (s, if p >= 0.9 {
                x
            } else {
                let u: f64 = 1.5;
                x
            });
        }
        _ => {
            let k: usize = 3;
        }
    }
    vec![pair.1, if x > p {
        s.asinh()
    } else {
        let b = x;
        s
    }, (1.0 + s.abs()).sqrt()]
}

#[differentiable(unconnected = "zero")]
fn p196_helper(r: f64, mut v: [[f64; 2]; 2], y: f64, w: f64) -> Vec<f64> {
    let x: f64 = (y + r.max(w)).to_radians();
    let h = |d: f64, p: f64| {
        let y2 = p;
        if w > 0.8 {
            return d;
        }
        d + (d / (y2.powi(2) + 1.2)).signum() * (y2 + p)
    };
    (0..v.len()).for_each(|m| {});
    let a: f64;
    if !(x > 3.0) {
        let mut w2 = x;
        a = (3.0_f64 * 1.1_f64).min(w);
    } else {
        a = h(w, w);
    }
    vec![(a - x) * (1.0 + a.abs()).powf(v[0][2 - 1].sin()), x.to_radians(), y]
}

#[differentiable(unconnected = "zero")]
fn p196_inner(mut ys: [[f64; 2]; 2], a: f64) -> f64 {
    ys[0].fill(a * a);
    if a > 3.0 {
        for n in (0..2).rev() {
            ys[0][n % 2] += ys[n].iter().zip(0..ys.len()).map(|(u, j)| u + (j as f64)).sum::<f64>() - (n as f64);
        }
    } else {
        'rows1: for ys2 in ys[2 - 1][0..1].chunks(2) {}
    }
    a * a - a * 0.3 + (ys[ys.len() - 1][1] - a) - (a + (a - 0.25))
}

#[differentiable(unconnected = "zero")]
fn p196(grid: &[f64], #[no_diff] xs: &Vec<f64>, d: f64) -> f64 {
    let mut buf = xs[0..3].to_vec();
    for count in 1..xs.len() {
        if xs[5 - 1 - count] < 2.0 {
            continue;
        }
        let mut count2 = 0;
        let c: f64 = loop {
            count2 += 1;
            buf[count2 % 3] -= buf[count % buf.len()] - (count2 as f64) + (count2 as f64);
            buf[0] -= (0..buf.len() - 1).zip(xs[1..4].iter()).map(|(count3, &acc)| p196_inner([[buf[count3], d], [d, buf[2]]], buf[count3]) + acc).product::<f64>();
            if count2 >= 2 {
                break (0..buf.len()).skip(1).rev().zip(xs.chunks(2)).filter(|(count3, grid2)| *count3 < 3).map(|(m, row)| row[0] + 1.5).fold(buf[count2 % buf.len()], |acc, w| acc + w) * (buf[3 - 1] - d);
            }
        };
    }
    match xs.len() % 3 {
        0 => {
            buf[3 - 1] = d;
        }
        1 | 2 => {
            buf[0] *= if buf[2] <= buf[1] {
                let mut t = xs[1] * buf[1];
                d * t
            } else {
                let y = xs[0] + buf[buf.len() - 1];
                0.8
            };
            match 4 % 3 {
                0 => {
                    buf[0] += xs[2] / 3.0 + xs.iter().enumerate().map(|(count, r)| *r).fold(d, |acc, x| acc + x * x);
                }
                1 | 2 => {
                    let mut ys = buf.to_vec();
                }
                _ => {}
            }
        }
        j if j > 1 => {
            buf[0] = buf[1] + grid[3] + (j as f64);
        }
        _ => {}
    }
    let g = |q: f64, d2: f64| q + buf[2];
    d + xs[2] + buf[buf.len() - 1] * 1.5 + buf.iter().take(2).map(|c| d - c + c).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p197(q: f64, buf: &[f64]) -> f64 {
    let out = vec![buf[4] + buf[1], q, 0.9, 0.1];
    out[3..].iter().step_by(2).zip(out[0..2].iter()).for_each(|(&a, p)| {});
    let mut pair = ([out[out.len() - 1], q - buf[2]], out[2] + buf[5 - 1]);
    let w = -pair.0[0];
    let q2 = &mut pair.1;
    *q2 = (1.0 + out[0].abs()).recip();
    *q2 += q2.atan().exp();
    let q2: f64 = 'found1: {
        pair.0[1] += pair.1;
        if out[0] > w || out[4 - 1] < 0.5 {
            break 'found1 -w;
        }
        out[3]
    };
    let flag = !(out[4 - 1] > 0.1);
    let mut i = 0;
    'steps2: loop {
        i += 1;
        let mut j = 0;
        'search3: loop {
            j += 1;
            if j >= 3 || j % 2 == 1 {
                break;
            }
        }
        if i >= 1 {
            break;
        }
    }
    let mut ys = vec![q2; buf.len()];
    (q2 - out[4 - 1] * 1.5 + pair.1 * 0.5 - w * 0.3 - q2 * 2.0 - ys[i % 5] * 1.5) * ((0..=4).rev().zip(out[1..2].iter()).map(|(k, &w2)| w2 * w2).product::<f64>() / (1.0 + (-pair.0[2 - 1]).abs()))
}

#[differentiable(unconnected = "zero")]
fn p198(w: &mut f64) -> f64 {
    match 3 % 3 {
        0 => {
            let out = vec![*w; 2];
            'rows1: for i in 1..out.len() {
                *w = out[0] * (if i / 2 % 2 == 1 {
                    let mut q: f64 = *w;
                    q
                } else {
                    out[i]
                });
                out.iter().rev().zip(out.windows(2)).for_each(|(&acc, buf)| {
                    *w += 3.0;
                    *w /= (acc / (1.0 + buf[i % 2].abs())).powi(2) + 1.0;
                });
                *w = out[i % out.len()] * (i as f64);
            }
        }
        _ => {
            *w = 0.3_f64.sin() * (if *w > 0.5 {
                *w
            } else {
                let x = *w;
                *w
            });
        }
    }
    let mut count = 0;
    'steps2: while *w <= *w && count < 2 {
        count += 1;
        {
            *w += *w;
        }
    }
    *w - (*w * *w).tanh()
}

#[differentiable(unconnected = "zero")]
fn p199_helper(m: usize, row: &[f64; 2]) -> f64 {
    let z: f64 = row[row.len() - 1];
    for w in row[1..2].iter() {
        let u = *w;
    }
    z + row[1..].iter().zip(0..row.len()).map(|(s, j)| z / 1.5 + (j as f64)).sum::<f64>() - ((match (m + 1) % 5 {
        0 | 4 => row[1],
        i if i % 3 == 1 => z,
        _ => z,
    }) + z)
}

#[differentiable(unconnected = "zero")]
fn p199_inner(acc: f64, i: usize) -> f64 {
    let mut p: f64 = (0..4).map(|n| acc + (n as f64)).sum::<f64>();
    p += (if p > 0.9 && acc > acc {
        p
    } else {
        acc
    }) / 1.5;
    (acc - (i as f64) + p * 1.5 - (if i % 2 != 1 || acc <= -1.0 {
        1.1
    } else {
        p.tanh().exp2()
    })) * (0..1).rev().filter(|n| *n != 1).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p199(v: &[f64], v2: &mut [f64], mut q: f64) -> f64 {
    let g = |c: f64| c * (c / 3.0);
    'rows1: for j in 0..3 {
        let mut p: f64;
        if (j + 1) % 3 != 0 {
            let mut t: f64 = v.windows(2).take(2).map(|row| v2[1] * (row[j % row.len()] + q)).fold(v2[(j + 1) % v2.len()], |acc, q2| acc * 0.5 + q2 * (if j > 2 {
                let b = q2;
                q2
            } else {
                let mut q3: f64 = v[j];
                q
            }));
            p = v.iter().rev().zip(0..v2.len()).map(|(&u, m)| (m as f64)).sum::<f64>();
        } else {
            p = (1.0 + (q + q).abs()).log10();
        }
    }
    for c in v2.iter_mut() {
        let mut row = [[q, *c], [v[1], q], [q, 0.1]];
        let mut m: usize = 2;
        let k: usize = row.len();
    }
    v2[1..].swap(3, 2);
    let g2 = |x: f64| {
        let r = v2[2];
        x + 0.8
    };
    let mut q = q + p199_inner(q, 1);
    let mut n = 0;
    while n < 4 && n * 2 < 3 {
        n += 1;
        let q2 = std::mem::replace(&mut q, if n > 1 {
            let mut d = v2[5 - 1];
            v2[n % v2.len()]
        } else {
            v[n % 4]
        });
    }
    (0..v2.len() - 1).for_each(|j| {
        q /= q.powi(2) + 1.0;
        q *= q.sin() + (q + q);
    });
    if q >= 0.9 && n / 2 > 2 {
        for (i, y) in v2.iter().rev().enumerate() {
            let mut state = vec![*y; v2.len()];
            state.swap(n % 5, n % 5);
        }
    } else {
        let pair = ([q * q, (0..n).zip(v2.iter()).map(|(k, t)| *t).sum::<f64>()], v2[2] * v2[1]);
    }
    (v2[n % v2.len()] - q - q * 0.3) * (q * (if q >= 1.0 {
        q
    } else {
        q
    }))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p160(4, 0.3, -1.2); pulled (1.0, -0.7)),
        program!(p161(-0.1, &mut [-0.1, -0.9, 1.0, 0.7, 0.5], 0.8) calls p161_helper, p161_inner),
        program!(p162(1.3, 4, 2); pulled 1.0),
        program!(p163(&mut [-0.6, -0.1, -0.4], const (0.8, -0.7)) calls p163_helper, p163_inner),
        program!(p164(-0.4) calls p164_helper),
        program!(p165(&mut 1.4, &mut [-0.2, -0.3, -0.5, 0.2, 0.2], -0.8, -0.2); pulled (1.0, 1.0, vec![0.5, 0.5, -0.7, 0.5, -2.0])),
        program!(p166(&[1.2, -0.3, 0.1, 0.5]) calls p166_helper, p166_inner),
        program!(p167(&mut [0.35, 0.2, 0.4, -1.1], &mut [0.6, -0.1, 0.7, 1.1, 0.6], 0.8)),
        program!(p168(false, 0.8, &[-0.1, 0.5, -1.0], &mut [-1.0, -0.8, -0.2, -0.1]) calls p168_helper, p168_inner; pulled (vec![0.5, 1.0], vec![-2.0, 0.5, 0.3, 1.0])),
        program!(p169((0.9, -0.9)) calls p169_helper, p169_inner),
        program!(p170(&mut [-0.8, -0.2, -1.1, -0.3], &mut [-0.4, -0.3, -0.9, -0.1, -0.7], const -1.1, [0.8, 1.3, -0.8, 0.7]) calls p170_helper, p170_inner),
        program!(p171(0.2, false)),
        program!(p172(&mut 0.8, &[0.5, 1.2, 0.9, 1.4, 1.0], &[0.3, 0.8, -0.4], &[[-0.7, 1.2], [-0.4, 1.1]]) calls p172_helper; pulled ((-2.0, 1.0), 0.3)),
        program!(p173(2, const &vec![0.3, 0.6, -1.1, 0.1, -1.2], const &[-0.1, -0.2, -0.5], 0.8) calls p173_helper),
        program!(p174(&mut [-0.3, -0.1]) calls p174_helper, p174_inner),
        program!(p175(&[1.3, 0.1, -1.1, 1.0], const 0.1, 0.4) calls p175_helper; pulled ([0.3, 1.0], 1.0)),
        program!(p176(-0.2, [0.5, 0.6, 1.3, 1.1], &mut [-0.3, 1.2, -1.2], &mut [0.6, 0.6, -0.8, 0.7]) calls p176_helper; pulled ([0.3, -0.7], vec![0.5, 0.5, 0.3], vec![0.5, -0.7, 0.5, -2.0])),
        program!(p177(-0.5, const [-0.4, -0.3])),
        program!(p178(1.1, &mut [-0.2, 0.9, -1.1, 0.5, -0.8]) calls p178_helper, p178_inner),
        program!(p179(&[0.3, 0.3, -0.7, -0.5], &vec![-0.2, 0.7, -0.3, 0.8, 0.5], [-0.4, -0.2], &mut 0.2)),
        program!(p180(0.3)),
        program!(p181(&[1.0, 0.2, -1.0, -0.2], [-1.1, -1.2], 1.1, [0.3, 0.9]) calls p181_helper, p181_inner; pulled vec![0.5, 0.5, 0.3]),
        program!(p182(0.3, [[0.5, 0.3], [-0.2, -0.1], [0.2, 0.35]], -1.0, [-1.0, 0.9, -0.3])),
        program!(p183(1.2, &[1.2, -0.9, 0.35, 0.35, 0.8])),
        program!(p184(vec![-0.7, -1.0, 0.1, -0.6], 2, true)),
        program!(p185(&vec![0.1, 0.3, 0.4, 0.35], &[[-0.2, -1.0], [-0.6, 1.2], [-0.8, -0.7]], &mut 0.8, 1.0); pulled (0.5, -0.7)),
        program!(p186(true, -0.7, &[0.8, 0.6, 0.1], 0.1) calls p186_helper, p186_inner; pulled 1.0),
        program!(p187(0.4, const -1.0) calls p187_helper),
        program!(p188([0.6, 0.9, 0.3, 0.3], -1.2) calls p188_helper; pulled vec![0.5, -2.0, -0.7]),
        program!(p189(0.35, &mut [-0.2, -0.7, -0.7, -0.2, 0.5], &mut 0.8) calls p189_helper, p189_inner; pulled (-2.0, vec![0.3, 0.3, 0.3, -2.0, -2.0], 0.5)),
        program!(p190(&mut [0.1, 0.7, -0.9], -0.6) calls p190_helper, p190_inner; pulled (0.3, [-2.0, -2.0, 1.0])),
        program!(p191(&[-1.2, -0.8, 0.3, -0.3]) calls p191_helper; pulled vec![0.5, -0.7]),
        program!(p192(&mut [1.1, -0.2, 0.3, 0.2], &[0.35, 0.35, -0.3, 0.1, -0.8]) calls p192_helper),
        program!(p193(&mut -0.7, -0.4) calls p193_helper, p193_inner),
        program!(p194(1.4) calls p194_helper),
        program!(p195((-0.3, 1.2), 1.4); pulled vec![0.3, 1.0, 0.3]),
        program!(p196(&[0.3, 0.2, -1.0, -0.8], const &vec![-0.7, 1.2, 1.3, -0.6, 0.35], 0.4) calls p196_helper, p196_inner),
        program!(p197(-0.2, &[0.6, -0.5, 1.3, 0.35, -1.1])),
        program!(p198(&mut -0.7)),
        program!(p199(&[-0.8, -0.6, 0.2, 0.35], &mut [1.3, -0.8, -1.0, -0.2, 0.2], 1.2) calls p199_helper, p199_inner; pulled (0.5, vec![-2.0, -2.0, -0.7, 0.3, 0.5])),
    ]
}
