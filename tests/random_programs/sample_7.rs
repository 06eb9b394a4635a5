//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p280_helper(state: &[f64], buf: &[f64], mut grid: [f64; 4], ys: [f64; 3]) -> [f64; 3] {
    let mut v = [grid[3]; 3];
    let g = |d: f64| {
        let mut y = d.tanh();
        d * (state[state.len() - 1] * y - y.min(y))
    };
    let g2 = |p: f64, x: f64| p + p;
    [(1.0 + v[0].mul_add(v[v.len() - 1], ys[0]).abs()).ln_1p(), (v[0] * v[0]).to_radians(), ys[0].atan().exp2() + (0..ys.len()).map(|i| (i as f64)).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p280_inner(xs: &mut [f64], z: &mut f64, grid: &mut Vec<f64>, grid2: &mut [f64]) -> (f64, f64) {
    let flag = *z < grid2[1];
    match 2 % 4 {
        0 => {
            let (mut w, p) = (grid2[0], grid2[grid2.len() - 1].powi(3));
            let mut j = 0;
            'rows1: while (j + 1) % 2 != 1 && j < 5 {
                j += 1;
                let mut grid3 = p280_helper(grid2, grid, [w * p, w + grid[grid.len() - 1], -p, w], [w, p + grid2[j % grid2.len()], 1.1 * (j as f64)]);
            }
        }
        1 | 2 => {
            if grid[0] > -1.0 {
                for u in grid2[1..].iter().rev() {
                    xs[1] *= (*u + *z).tanh();
                }
            }
        }
        _ => {
            grid[2 - 1] += if grid2[0] > 1.1 {
                grid2[0].min(grid[1])
            } else {
                -*z
            };
        }
    }
    ((-0.7_f64).tanh().sinh() + (1..grid2.len()).skip(1).map(|i| (i as f64) * grid2[i]).sum::<f64>(), (if grid2[grid2.len() - 1] > 0.9 {
        -0.4
    } else {
        grid2[0]
    }) - (0..grid2.len()).rev().zip(grid2.iter()).map(|(k, &b)| b).fold(xs[1], |acc, x| acc * 0.5 + x * (grid[grid.len() - 1].floor() * 1.0)))
}

#[differentiable(unconnected = "zero")]
fn p280(q: f64, #[no_diff] c: &mut f64) -> f64 {
    let c2 = q - q * q.sin();
    let (mut x, mut s) = (q, *c - c2);
    for k in (0..1).step_by(2) {
        let mut pair = (x, s.atan().sinh());
    }
    let x2: f64;
    if x > 1.5 {
        x2 = (0..3).map(|n| x + (n as f64)).sum::<f64>();
    } else {
        let mut d = (if s > 2.0 {
            x
        } else {
            let mut y = s;
            c2
        }).mul_add((0..4).skip(1).filter(|n| *n != 1).map(|n| (n as f64)).sum::<f64>(), q);
        x2 = s;
    }
    let mut xs: [f64; 4] = [0.5; 4];
    ((if xs.len() < 3 {
        c2
    } else {
        x2
    }) + c2 * 0.3 + x * 1.5 + x2 * 0.3 - xs[xs.len() - 1] * 0.5 + xs.iter().fold(x2, |acc, x3| acc + x3 * x2)) * -1.0
}

#[differentiable(unconnected = "zero")]
fn p281(row: Vec<f64>, y: f64, flag: bool, xs: &mut [f64]) -> f64 {
    let r = (y + (0..xs.len() - 1).zip(row.iter()).map(|(j, t)| t + t).fold(xs[2], |acc, c| acc.max(c * xs[2]))).hypot(1.0 + (xs[2] * (0..xs.len() - 1).filter(|j| *j != 1).map(|count| (count as f64)).sum::<f64>()).abs());
    let mut pair = (xs[3] * r * y, r);
    pair.1 = -(r / (r.powi(2) + 1.2));
    let t: f64 = 'found1: {
        if xs[0] > pair.1 {
            break 'found1 -0.4;
        }
        xs[xs.len() - 1] * xs[2] * (xs[2] - 0.5)
    };
    r + t + y * 0.3 + r * 0.5 + t * 2.0 - (0..xs.len()).map(|j| (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p282_helper(j: usize, pair: (f64, f64), i: usize) -> f64 {
    let mut acc = (-(0..3).rev().map(|m| (m as f64) * pair.1.tanh()).product::<f64>().powi(2)).exp();
    if acc > acc || i / 2 % 3 != 1 {
        acc = -(pair.0 * pair.1);
        for (j2, k) in (0..i).zip(0..1) {
            acc += acc;
        }
    }
    pair.0 / (1.0 + acc.abs()) + pair.0 * 0.5 + (pair.1 + acc).min(acc.to_radians())
}

#[differentiable(unconnected = "zero")]
fn p282(mut e: f64) -> f64 {
    e = p282_helper(1, (e, e), 1);
    let mut i = 0;
    while e < 0.3 && i < 4 {
        i += 1;
        let mut a = e.asinh();
    }
    e = e * (e - 1.5);
    e *= (e + e) / ((e + (i as f64)).powi(2) + 1.0);
    let mut add = |e2: f64| {
        e += e2 * (0..i).map(|m| e2 + (m as f64)).fold(e2, |acc, d| acc.max(d * e2));
    };
    add(-0.4);
    add(0.5);
    let p = &mut e;
    *p += *p * *p;
    e + (0..i).map(|j| (j as f64) * (e - e)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p283_helper(u: f64, buf: [[f64; 2]; 3], ys: [f64; 3]) -> f64 {
    let w = ys[1];
    (ys[2..3].iter().map(|s| s * s).sum::<f64>() - u * 0.3 - buf[1][0] * 0.3 + ys[2] * 1.5 - w * 1.5) * buf.iter().skip(1).rev().enumerate().map(|(j, ys2)| w * (buf[0][j % 2] + w)).fold(w, |acc, q| acc * 0.5 + q)
}

#[differentiable(unconnected = "zero")]
fn p283_inner(mut pair: (f64, f64), out: &mut Vec<f64>, mut r: f64) {
    pair = ((r * 0.9).min(out[out.len() - 1]), r);
    let y = &mut r;
    *y += pair.1 * out[out.len() - 1];
}

#[differentiable(unconnected = "zero")]
fn p283(a: f64, m: usize) -> f64 {
    let r = a;
    for n in 0..m {}
    r * a + r * 2.0 - (0..3).map(|i| r * r + (i as f64)).product::<f64>() + (r.sin().sinh() + (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p284(out: Vec<f64>, buf: &mut [f64]) -> (f64, f64) {
    for (k, v) in buf.chunks(2).enumerate().rev() {
        'rows1: for y in v.iter() {}
        if k % 2 != 0 {} else {
            'steps2: for m in 0..3 {
                if m + 1 > 0 {
                    return (buf[m] * v[v.len() - 1] * (1.0 + v[m % v.len()].abs()).ln(), v[k % 1]);
                }
            }
        }
    }
    buf[0] = (1.0 + buf[buf.len() - 1].abs()).cbrt() * (buf[1] * 0.25);
    (buf[3] - out[out.len() - 1] * 0.3 - out[3] + buf[buf.len() - 1], out[0] * buf[3])
}

#[differentiable(unconnected = "zero")]
fn p285(mut b: f64, u: f64) -> f64 {
    let mut u2 = u.floor() * (u + u) + b;
    if u > 1.5 {
        'rows1: for i in 0..=1 {
            b = (0..=i).map(|j| u2 - u2 + (j as f64)).sum::<f64>();
        }
    } else if u2 > 0.5 {}
    (u2 - u2 - u * 1.5) * (0..=3).map(|j| (j as f64)).sum::<f64>() - (u2.powi(2) + 1.2).recip()
}

#[differentiable(unconnected = "zero")]
fn p286_helper(out: &[f64], state: &[f64]) -> f64 {
    state[1] * state[0] + (state[state.len() - 1] + out[1] + (state[1] - state[0]))
}

#[differentiable(unconnected = "zero")]
fn p286(y: &mut f64, row: &[f64], xs: Vec<f64>) -> f64 {
    let mut pair = ((row[1] + xs[2]) * xs[2], y.to_radians());
    let mut row2 = xs.to_vec();
    let mut count = 0;
    loop {
        count += 1;
        if count >= 4 {
            break;
        }
        row2[count % 3] = row2[count % row2.len()] * (xs[1] * row2[count % row2.len()]);
        row2[0] = row2[2].atan().exp2().sin().exp_m1();
    }
    let out = &mut row2[1..];
    pair.0 /= (pair.0 / (xs[count % xs.len()].powi(2) + 0.5) + (out[1] + (count as f64))).powi(2) + 1.0;
    out[0] += (-out[1].powi(2)).exp();
    if pair.1 > xs[count % xs.len()] {
        row2[count % 3] += row2[count % row2.len()] * xs[count % xs.len()] - (count as f64);
    } else {
        *y = 0.3 / (1.0 + row2[0].abs()) / (pair.1.max(row2[1]).powi(2) + 0.5);
    }
    pair.0 * row2[0] + pair.1 * 2.0 + row2[count % 3] * 1.5 + row.iter().enumerate().map(|(i, &p)| p * p).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p287(x: &mut f64, x2: f64) -> (f64, f64) {
    let (d, mut a) = ((x2 + x2) * x2.hypot(1.0 + x.abs()), x2.tanh());
    let mut buf: Vec<f64> = (0..2).take(2).map(|i| (i as f64)).collect::<Vec<f64>>();
    if a > 0.8 {
        let mut k = 0;
        loop {
            k += 1;
            buf[0] += x2 * (x2 * buf[buf.len() - 1]);
            if buf[k % buf.len()] <= 0.3 || buf[0] >= a {
                if buf[k % buf.len()] <= 0.5 || k % 3 == 1 {
                    buf[0] /= (buf[k % buf.len()].cos() * (k as f64)).powi(2) + 1.0;
                    continue;
                }
            } else {
                a += if buf.len() > 0 {
                    let mut d2 = *x;
                    (1.0 + d.abs()).powf(d2.sin())
                } else {
                    a
                };
            }
            if k >= 4 || k % 3 == 0 {
                break;
            }
        }
    } else {
        let m: usize = buf.len();
    }
    (a + d * 2.0 - a * 0.3 + buf[0] * 2.0 - (0..3).skip(1).filter(|m| *m != 1).map(|k| (k as f64) * (x2 * buf[k % 1])).sum::<f64>(), a - x2 * 2.0 + d * 0.3 - a * 1.5 + buf[0] * 1.5 + (0..=2).map(|m| a + (m as f64)).fold(buf[0], |acc, q| acc.max(a + q)))
}

#[differentiable(unconnected = "zero")]
fn p288(z: f64, mut w: f64, s: f64) -> f64 {
    let q = w;
    let mut grid = [q; 4];
    let mut n = 0;
    'rows1: while w < 0.9 && n < 2 {
        n += 1;
        'steps2: for c in grid[1..2].iter() {
            if *c < 2.0 {
                return (if grid.len() % 3 != 0 {
                    let mut d = q;
                    *c
                } else {
                    0.5
                }).to_radians();
            }
            let mut count = 0;
            while count + 1 > 1 && count < 4 {
                count += 1;
                w -= (s.powi(2) + 0.5).ln_1p() * w.min(s);
            }
        }
    }
    let a = q.signum() * ((w + grid[n % grid.len()]) * (s + s));
    grid[0].mul_add(z, q) - z * 0.5 + w * 0.3 + (1..grid.len()).map(|n2| (n2 as f64) * (grid[grid.len() - 1 - n2] - grid[n2])).fold(grid[3], |acc, q2| acc.max(q2 * w))
}

#[differentiable(unconnected = "zero")]
fn p289_helper(state: &[f64], t: f64, mut p: f64) -> Vec<f64> {
    let j: usize = 3;
    let b: f64 = -state.iter().map(|b| *b).product::<f64>();
    if j * 2 > 1 {
        return vec![p.atan2(t.powi(2) + 1.2) * (b - p), t.atan().asinh(), b * (match j % 5 {
            0..=1 => {
                let mut s = state[j % 2];
                s
            }
            2 => {
                let mut z = b;
                b
            }
            _ => 2.0,
        })];
    }
    vec![1.5, (p + b).floor() * p]
}

#[differentiable(unconnected = "zero")]
fn p289_inner(e: f64, a: f64) -> f64 {
    for n in (0..2).rev() {
        for i in 0..=1 {
            let f = |c: f64| {
                let mut b = c * (i as f64);
                c + b
            };
        }
    }
    (e.tanh().sinh() + e * 1.5) * a * a
}

#[differentiable(unconnected = "zero")]
fn p289(acc: &mut f64, ys: &[f64; 2]) -> f64 {
    let mut x = ys[1] / 1.5;
    x *= (x + ys[ys.len() - 1]).atan2(1.0 + (x - x).abs());
    for i in (0..ys.len()).take(2) {
        'rows1: for (m, out) in ys.chunks(2).enumerate() {
            let c = out.iter().enumerate().map(|(count, &t)| t * (1.0 + out[out.len() - 1 - count].abs()).cbrt()).fold(ys[ys.len() - 1 - i], |acc2, s| acc2 * 0.5 + s) * (m as f64);
            if c <= 0.1 {
                *acc += out[out.len() - 1];
            } else {
                x = out[0].asinh() / (c.sin().sinh().powi(2) + 1.0);
                x = (x + c) * c;
            }
        }
        for k in 1..ys.len() {
            if k % 3 == 0 || x > 0.9 {
                *acc = x;
                x = ys[k] * x + (k as f64);
            }
            {
                let h = |w: f64, b: f64| w * w;
            }
            let mut add = |e: f64| {
                x += e * (ys[k] - x);
                x
            };
            let b = add(ys[0].hypot(acc.powi(2) + 1.2));
            let r = add(match k * 2 % 5 {
                0..=1 => b,
                n if b <= 1.5 => 0.5,
                _ => b,
            });
        }
    }
    x + x * 0.5 - ys.iter().rev().filter(|e| **e > 2.0).map(|&q| q).sum::<f64>() + p289_inner(x, ys[ys.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p290_helper(mut t: f64, ys: &[f64]) -> f64 {
    for m in 0..1 {
        let c: f64 = 'found1: {
            let mut n = 0;
            loop {
                n += 1;
                if n >= 1 {
                    break;
                }
                if !(ys[(m + 1) % 2] <= 1.1) {
                    t = ys[m];
                    break;
                }
            }
            if ys[ys.len() - 1 - m] < 0.9 {
                return ys[m];
            }
            -0.7 * t
        };
    }
    t.signum() * ys[1] + t + (if ys[0] > 0.8 {
        let mut y = ys[1];
        ys[ys.len() - 1]
    } else {
        ys[0]
    }) / ((if t > 2.0 || ys[0] >= 0.1 {
        1.1
    } else {
        ys[1]
    }).powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p290(grid: &[f64]) -> f64 {
    if grid[0] <= 0.3 || grid[2] < -0.7 {
        let mut count: usize = grid.len();
    } else {
        let flag = grid[0] < grid[4 - 1];
        let mut i = 0;
        while i < 2 {
            i += 1;
            let mut c = p290_helper((1.0 + grid[i % grid.len()].abs()).ln(), grid);
        }
    }
    let e = (1.5 - grid[1]).tanh().exp_m1() * (if grid[2] <= 1.0 {
        grid[grid.len() - 1] * grid[3]
    } else {
        (-grid[0].powi(2)).exp()
    });
    let f = |q: f64, q2: f64| {
        let mut b = q2.asinh().cos();
        q * q2
    };
    (grid[grid.len() - 1].clamp(-0.75, 1.25) - e * 2.0 + (1.0 + f(grid[0], grid[4 - 1]).abs()).cbrt()) * ((if !(e < e) {
        e
    } else {
        let mut s = grid[1];
        s
    }) + e)
}

#[differentiable(unconnected = "zero")]
fn p291(acc: f64, out: &mut Vec<f64>, t: &mut f64) -> f64 {
    let mut buf = out.to_vec();
    for acc2 in buf[..3].iter_mut().rev() {
        if out[out.len() - 1] > out[5 - 1] {
            continue;
        }
        match 1 % 3 {
            0 => {
                if *t > *acc2 {
                    let f = |t2: f64| t2 + (t2 + out[out.len() - 1]) * t2;
                } else {
                    let mut buf2: Vec<f64> = Vec::with_capacity(4);
                    for (x, count) in out.iter().zip(1..out.len()) {
                        buf2.push(*acc2);
                    }
                    buf2.push(out[3..].iter().enumerate().rev().map(|(n, &b)| b).sum::<f64>());
                }
            }
            1 | 2 => {
                match 1 % 4 {
                    0 => {
                        let n: usize = out.len();
                    }
                    _ => {}
                }
            }
            j if out.len() > 1 => {
                if j + 1 > 2 {
                    *t = *t;
                    break;
                } else {
                    let (y, mut c) = (*acc2 - acc2.max(*acc2), *acc2);
                }
            }
            _ => {
                *t -= if *acc2 > 3.0 {
                    let mut t2: f64 = 1.5 + out[3];
                    -t2
                } else {
                    -*t
                };
            }
        }
    }
    out[2] + buf[2] * 2.0 - (*t + buf[3].max(buf[1]))
}

#[differentiable(unconnected = "zero")]
fn p292_helper(j: usize, mut t: f64) -> (f64, f64) {
    ((t.atan().cosh() - (0..=2).map(|m| (m as f64)).sum::<f64>() * t) * (0..4).zip(0..j).map(|(k, k2)| t.sin() + (k2 as f64)).sum::<f64>(), (if j / 2 > 2 {
        t
    } else {
        t
    }) + t * 1.5 + (t + t).tanh().sinh())
}

#[differentiable(unconnected = "zero")]
fn p292(r: &mut f64) -> f64 {
    if *r > *r {
        let mut i = 0;
        let b: f64 = 'rows1: loop {
            i += 1;
            *r += *r;
            *r = *r;
            if i >= 2 {
                break *r;
            }
        };
        let mut pair = p292_helper(2, b);
        pair.1 = (-0.7_f64).atan2(1.0 + (-0.4_f64).abs());
    } else {
        let c = (if *r < *r && *r <= 0.25 {
            let q = *r * *r;
            if q > 2.0 {
                q
            } else {
                q
            }
        } else {
            r.abs()
        }) - *r;
    }
    let mut buf = vec![*r; 3];
    'steps2: for (count, a) in buf.iter().enumerate() {
        let mut out: Vec<f64> = Vec::new();
        for count2 in (0..buf.len()).skip(1) {
            {
                let (x, acc) = p292_helper(2, *a);
                let c: f64;
                if (count + 1) % 2 == 0 {
                    let e = (1.0 + (x - -0.4).abs()).sqrt();
                    c = e;
                } else {
                    let mut e = (1.0 + (if !(x < 0.3) {
                        x
                    } else {
                        let mut a2 = acc;
                        *a
                    }).abs()).ln_1p();
                    c = buf.iter().filter(|s| **s > 1.1).map(|&w| w * a.tanh()).sum::<f64>();
                }
            }
            if count2 % 2 != 0 {
                out.push(if *a >= buf[1] || count % 3 != 0 {
                    buf[2]
                } else {
                    *a
                });
            }
        }
        out.push(r.tanh());
    }
    let count: usize = buf.len();
    let mut n = 0;
    loop {
        n += 1;
        if n >= 1 {
            break;
        }
        *r += *r;
        if !(count / 2 % 2 == 1) {
            break;
        }
    }
    (buf[n % buf.len()] - (count as f64)) * (buf[3 - 1] + (buf[n % 3] + buf[buf.len() - 1]))
}

#[differentiable(unconnected = "zero")]
fn p293(out: &mut [f64], row: &mut Vec<f64>, ys: &mut [f64; 2]) -> f64 {
    for c in row.iter().take(2) {
        for v in ys[1..].chunks(2) {
            out.fill(2.0 * ys[1]);
        }
        ys.swap(0, 0);
    }
    ys[1] *= if row[4] > 0.9 || 0 < 3 {
        row[1..3].iter().rev().map(|&s| s * ys[1]).sum::<f64>()
    } else {
        ys[ys.len() - 1]
    };
    let mut k = 0;
    loop {
        k += 1;
        let c: f64 = 'found1: {
            let u = (-1.0_f64).atan();
            ys[0] += (if k / 2 % 2 == 0 {
                row[0]
            } else {
                u
            }) / ((0..1).zip(0..=k).map(|(m, k2)| (k2 as f64) * ys[m]).product::<f64>().powi(2) + 1.0);
            if u >= ys[k % 2] || u > 0.25 {
                break 'found1 u.min(0.8);
            }
            row[k % row.len()] * (ys[k % ys.len()] - (k as f64))
        };
        ys[0] = if out[1] > 0.1 {
            ys[ys.len() - 1]
        } else {
            c + c
        };
        if k >= 4 {
            break;
        }
    }
    row[k % row.len()] * ys[0]
}

#[differentiable(unconnected = "zero")]
fn p294_helper(out: [[f64; 2]; 2], buf: &[f64]) -> f64 {
    if out[0][2 - 1] < buf[0] {
        return buf[1];
    }
    buf[0] - buf[2 - 1] - out[0][1].cos()
}

#[differentiable(unconnected = "zero")]
fn p294_inner(buf: [[f64; 2]; 2], grid: &mut [f64], pair: (f64, f64), t: &mut f64) -> f64 {
    for d in grid[..1].iter_mut() {
        if *t > 0.5 || *d > 0.1 {
            let m: usize = 0;
            let r: f64 = 'found1: {
                if m % 2 != 1 {
                    break 'found1 *t;
                }
                let x = (*d + (d.powi(2) + 1.2).cbrt()) / ((0..2).map(|count| (count as f64) * pair.1).sum::<f64>().powi(2) + 0.5);
                if m * 2 % 2 == 0 {
                    break 'found1 *d - (m as f64);
                }
                *d
            };
        } else if buf[1][2 - 1] < 3.0 {} else {
            let mut j = 0;
            loop {
                j += 1;
                if j >= 4 || *t >= 0.8 {
                    break;
                }
                let mut w = p294_helper(buf, &buf[0]).tanh().sin().cosh();
            }
        }
    }
    (1.5_f64.signum() * pair.1 - pair.0 * 1.5 + buf[0].iter().take(2).rev().zip(buf[1].iter()).map(|(&s, t2)| s + *t2).fold(grid[1], |acc, s| acc * 0.5 + s * pair.1)) * buf[0].iter().zip(grid.iter()).map(|(&c, &s)| c + s).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p294(xs: &mut [f64], out: &mut [f64], e: f64, k: usize) -> f64 {
    let mut pair = (out[k] + xs[k % 4] + e.to_radians(), p294_helper([[e, xs[k % 4]], [e, e]], out));
    let mut count = 0;
    while count < 3 && e > e {
        count += 1;
        let v = out.to_vec();
    }
    pair.1 -= p294_helper([[pair.1, xs[count % xs.len()]], [out[(k + 1) % 5], pair.1]], &out[2..]) + out[4] * e;
    let mut pair2 = ([out[5 - 1 - k] + (k as f64), (-pair.0.powi(2)).exp()], e / 3.0);
    match k % 3 {
        0 => {
            let mut m = 0;
            while m < 4 {
                m += 1;
                let xs2 = &mut out[..4];
                pair2 = ([xs2[1] + e, pair.1.asinh().atan().exp2()], xs2.iter().enumerate().filter(|(k2, x)| **x > -0.7).map(|(i, &b)| b).product::<f64>() + pair2.0[0].sin());
                xs2[0] += (0..=3).map(|k2| xs2[(k2 + 1) % xs2.len()] + (k2 as f64)).sum::<f64>();
            }
        }
        _ => {}
    }
    'rows1: for (k2, grid) in out.windows(2).rev().enumerate() {
        let mut j = 0;
        loop {
            j += 1;
            if j >= 3 || k2 % 2 != 0 {
                break;
            }
            {
                pair2.0[k2 % 2] = xs.iter().enumerate().map(|(k3, &z)| grid[1] + z).sum::<f64>().max(if !(count * 2 > 1) {
                    grid[2 - 1]
                } else {
                    grid[0]
                });
            }
        }
        if pair.1 <= pair2.1 {
            let t = &mut pair.0;
            *t *= if xs[0] <= 1.1 {
                grid[count % grid.len()]
            } else {
                grid[0]
            };
            *t += out[3];
        }
    }
    e + out[k] + pair2.0[count % 2] * 0.5 + p294_helper([[pair2.1, e], [pair2.1, pair.1]], &out[..2]) + (if xs.len() < 3 {
        e
    } else {
        pair2.1
    }).cos()
}

#[differentiable(unconnected = "zero")]
fn p295_helper(flag: bool, grid: &[f64], pair: (f64, f64), z: f64) -> f64 {
    match 0 % 4 {
        0 => {
            for ys in grid.windows(2) {}
        }
        1 | 2 => {}
        n if grid.len() % 2 == 0 => {}
        _ => {}
    }
    z / 1.5 - pair.0 * 2.0 + z * 0.3 + grid.iter().filter(|p| **p > 0.5).map(|&t| t * t).fold(pair.1, |acc, p| acc.max(z + p)) / 2.0
}

#[differentiable(unconnected = "zero")]
fn p295_inner(v: &[f64], k: usize) -> f64 {
    'rows1: for count in 0..v.len() {
        if v[count] >= 1.1 {
            continue;
        }
    }
    v[k % 2] * v[..1].iter().enumerate().map(|(n, &acc)| acc + acc).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p295(out: &[f64; 3], mut r: f64, out2: &mut Vec<f64>, mut xs: [f64; 4]) -> Vec<f64> {
    xs = [0.9 * out2[1] / ((if 3.0 > 2.0 {
        r
    } else {
        let mut p = xs[2];
        out2[2]
    }).powi(2) + 0.5), if xs[1] < 0.5 && out2[0] < 3.0 {
        let mut a = xs[xs.len() - 1].atan();
        a * a
    } else {
        let mut z: f64 = out[1];
        z
    }, p295_helper(xs[xs.len() - 1] >= 2.0, &xs[1..], (out2[1], out2[2]), xs[4 - 1]).tanh().sinh(), out2[2]];
    let mut n = 0;
    'rows1: while n < 4 && out[0] >= 0.5 {
        n += 1;
        if out2[n % out2.len()] < 0.3 {
            r *= r.sin().exp() / 3.0;
            break;
        }
    }
    r = out2[0] * (xs[xs.len() - 1].signum() * -1.0);
    let mut b = out[1].signum() * xs[n % 4].tanh();
    xs.swap(n % 4, 1);
    let mut pair = ([match n / 2 % 5 {
        0 | 4 => r,
        _ => {
            let b2 = xs[n % 4];
            out2[3 - 1]
        }
    }, (1..out2.len()).map(|i| (i as f64) * b).sum::<f64>()], xs[n % xs.len()]);
    for t in xs[1..3].iter_mut().skip(1) {
        match n % 3 {
            0 => {
                let mut t2: f64;
                if n * 2 % 3 != 1 && out2[2] > *t {
                    t2 = p295_helper(b <= 2.0, out2, (out[2], *t), b);
                } else {
                    let s = (*t / (1.0 + b.abs())).clamp(-0.75, 1.25);
                    t2 = b.abs();
                }
            }
            1 | 2 => {
                let mut b = b + out2[out2.len() - 1] * *t * (-t.powi(2)).exp();
            }
            _ => {}
        }
    }
    vec![out2.iter().enumerate().map(|(i, w)| *w).sum::<f64>(), if b < pair.0[1] && xs[2] >= 1.5 {
        pair.0[1] + xs[3]
    } else {
        xs[n % xs.len()] * out2[0]
    }, (1.0 + b.abs()).cbrt().hypot(1.0 + pair.1.tanh().abs())]
}

#[differentiable(unconnected = "zero")]
fn p296(mut y: f64, v: &mut [f64], mut out: [f64; 2]) -> f64 {
    let row = vec![v[4] + v[1], out.iter().enumerate().map(|(n, s)| *s + *s).product::<f64>(), y + out[1]];
    match 3 % 4 {
        0 => {
            out[1] = -out.iter().map(|&d| d * y).fold(out[1], |acc, b| acc + b);
        }
        i if !(i * 2 % 2 != 0) => {
            match i * 2 % 3 {
                0 => {
                    out[i % 2] += if out[i % out.len()] < 0.9 {
                        out[i % out.len()].abs()
                    } else {
                        let mut d = row[0].atan();
                        v[5 - 1].atan2(d.powi(2) + 0.5)
                    };
                }
                1 | 2 => {
                    let mut state = [row[3 - 1] * out[0], out[i % out.len()] - (i as f64)];
                }
                _ => {}
            }
        }
        _ => {
            let g = |b: f64| b * (-b.max(b).powi(2)).exp();
        }
    }
    out[out.len() - 1] + out[0] + row[row.len() - 1] * 1.5 + (0..1).skip(1).map(|count| (count as f64) * 0.8_f64.cos()).fold(0.1_f64, |acc, e| acc * 0.5 + e)
}

#[differentiable(unconnected = "zero")]
fn p297_helper(buf: &mut [f64; 3], buf2: &mut Vec<f64>, u: &mut f64) -> f64 {
    *u += buf2.iter().rev().filter(|c| **c > 3.0).sum::<f64>();
    if buf[1] >= *u {
        *u = (*u * buf2[2 - 1]).tanh();
        if *u > 1.1 {
            if *u > 1.1 || 1 < 3 {
                let (w, b) = ((1.0 + (*u * *u).abs()).ln(), u.floor() * buf2[1]);
            } else {
                buf[3 - 1] += buf.iter().map(|w| w.tanh() + w).sum::<f64>();
            }
        }
    } else {
        let mut state = [[*u, *u], [*u, *u]];
    }
    *u * (0..buf2.len() - 1).filter(|n| *n != 1).map(|count| (count as f64) * buf[count % buf.len()].max(*u)).sum::<f64>() + (1..buf.len() - 1).zip(0..1).map(|(k, i)| buf2[k % buf2.len()] + buf2[i] + (i as f64)).fold(*u, |acc, p| acc.max(p + p))
}

#[differentiable(unconnected = "zero")]
fn p297(a: f64, mut x: f64, buf: &Vec<f64>) -> f64 {
    let mut i = 0;
    'rows1: while i < 3 {
        i += 1;
        x = buf[0];
        for x2 in buf.iter() {
            x += (1.0 + x2.abs()).recip() - (buf[i % 3].powi(2) + 1.0).recip();
            'steps2: for c in buf[2..3].iter() {
                x = buf[i % buf.len()].tanh() / ((a / (buf[3 - 1].powi(2) + 0.5)).powi(2) + 0.5);
                let ys = vec![*c; buf.len()];
            }
        }
    }
    x = buf[buf.len() - 1] + x.to_radians();
    x = if i * 2 % 2 != 1 || x >= 0.8 {
        let mut b = buf[i % buf.len()] + x;
        if i / 2 < 3 {
            buf[i % buf.len()]
        } else {
            b
        }
    } else {
        a + x
    };
    (x * buf[0] - buf.iter().enumerate().map(|(m, &p)| p).sum::<f64>()) * (0..buf.len()).step_by(2).map(|count| x.to_radians() + (count as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p298_helper(mut w: f64) -> f64 {
    for k in 0..=1 {
        if k % 2 != 1 {
            w += if w <= 0.1 && k / 2 % 2 != 1 {
                w
            } else {
                w + w
            };
            let h = |u: f64, u2: f64| {
                let d = u2 / (u2.powi(2) + 1.0) - u2.signum() * u2;
                u + 0.3
            };
        } else if w < 0.1 {} else if w <= w {
            w /= (-(w.signum() * w).powi(2)).exp().powi(2) + 1.0;
        } else {
            w *= -(w * -0.7);
        }
    }
    (1.0 + w.abs()).ln_1p() - w - (0..=1).rev().map(|k| (k as f64) * 0.3_f64.to_radians()).fold(w, |acc, q| acc + q * w.sin().cosh())
}

#[differentiable(unconnected = "zero")]
fn p298(ys: &Vec<f64>, pair: (f64, f64), out: &[f64]) -> f64 {
    if !(pair.0 > 0.9) {
        let h = |e: f64, a: f64| {
            let mut d: f64 = (0..=2).take(2).zip(out.chunks(2)).map(|(n, row)| (1.0 + row[0].abs()).powf(e.sin()) + e).product::<f64>();
            e + pair.1.to_radians()
        };
    } else if out[0] > 0.5 {
        let mut ys2 = [pair.0, if out[0] <= pair.0 {
            let mut z: f64 = 1.1;
            pair.0
        } else {
            out[2]
        }, pair.0 + pair.1];
    }
    let mut y = p298_helper(out[2].atan());
    let mut w = p298_helper(ys[0] / (y.powi(2) + 1.2));
    let a = std::mem::replace(&mut y, out.iter().rev().enumerate().map(|(n, &t)| t).sum::<f64>());
    (pair.1.max(a) + pair.1 * 0.5 + w * 1.5 + a * 0.3) * out[2..].iter().map(|&x| x).fold(a, |acc, x| acc + x * (x / 2.0))
}

#[differentiable(unconnected = "zero")]
fn p299_helper(grid: &[f64], out: [f64; 2], xs: &mut [f64]) -> (f64, f64) {
    let a = xs[0];
    (out[0] * xs[2 - 1] - out[0] * 2.0 - a * 0.3 - (0..xs.len()).map(|i| (i as f64) * a).product::<f64>() - a.to_radians() * a.cos(), ((if xs[1] >= xs[xs.len() - 1] {
        out[1]
    } else {
        a
    }) - out[0] * 2.0 - a * 1.5) * xs.iter().step_by(2).filter(|u| **u > 2.0).map(|u| *u * *u).fold(xs[0], |acc, r| acc + r * a))
}

#[differentiable(unconnected = "zero")]
fn p299_inner(mut xs: [[f64; 2]; 3], buf: &[f64; 4], mut acc: f64) -> f64 {
    acc /= (1.0 + buf[1].clamp(-0.75, 1.25).abs()).log10().powi(2) + 1.0;
    xs[2].fill(acc);
    acc += xs.iter().map(|row| acc).sum::<f64>();
    xs[2].swap(1, 1);
    let mut z = acc;
    (z.to_radians() - xs[0][2 - 1] * 0.5 - acc * 1.5 - xs.iter().zip(xs.iter()).map(|(out, row)| xs[2][1] * (1.0 + row[1].abs()).log10()).sum::<f64>()) * ((buf[2] + acc) * buf[3].tanh())
}

#[differentiable(unconnected = "zero")]
fn p299(i: usize, t: f64) -> f64 {
    if t >= 3.0 {
        if i % 2 == 0 {}
        let mut xs: Vec<f64> = (0..=i).map(|count| (count as f64)).collect::<Vec<f64>>();
    } else {
        let p = (match i * 2 % 5 {
            0 | 4 => t - (i as f64),
            2..=3 | 4 => t.max(t),
            _ => {
                let e = t / (t.powi(2) + 1.0);
                e - t
            }
        }) * (t - (t + t));
    }
    t + (i as f64) + t * 1.5 + (if i % 3 == 1 {
        t
    } else {
        t
    }).sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p300_helper(out: &mut [f64; 4]) -> f64 {
    if out[3] <= out[0] {
        for q in out.iter_mut() {
            let mut v = [(0..1).map(|k| (k as f64)).fold(*q, |acc, b| acc + (*q + b)), *q / 1.5, *q, q.to_radians()];
        }
    }
    out[2].cos() * out.iter().filter(|r| **r > 1.0).map(|y| *y).fold(out[2], |acc, y| acc * 0.5 + y)
}

#[differentiable(unconnected = "zero")]
fn p300(buf: &[f64], mut pair: (f64, f64), pair2: (f64, f64), c: f64) -> f64 {
    let mut v = buf.to_vec();
    let c = c + pair.0;
    pair = (v[1], (-(1.0 + v[3].abs()).cbrt().powi(2)).exp());
    (c.signum() * v[0] + pair2.1 * 1.5 - v[3] * 0.3 - c * 0.3) * v[2..4].iter().map(|a| (1.0 + a.abs()).sqrt() + *a).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p301(c: &mut f64, buf: &Vec<f64>, ys: &[f64]) -> f64 {
    *c += (buf[3] + buf[4]) / (1.0 + (ys[2] * *c).abs());
    let c2 = buf[0];
    *c /= (if 4 < 3 {
        if c2 > 0.5 {
            let mut p = c2;
            ys[1]
        } else {
            c2
        }
    } else {
        (1.0 + ys[1].abs()).powf(c2.sin())
    }).powi(2) + 1.0;
    let y = buf[4];
    let mut m = 0;
    loop {
        m += 1;
        let g = |r: f64, acc: f64| {
            let r2 = *c + (c2 + y);
            r * (c2.mul_add(c2, *c) / (1.0 + r.mul_add(c2, r).abs()))
        };
        if m >= 1 {
            break;
        }
    }
    let p = &mut *c;
    *p *= p.abs();
    {
        let h = |a: f64| {
            let mut r = c2.min(c2) + (y + a);
            a * (r.powi(3) + y)
        };
        *c /= y.powi(2) + 1.0;
    }
    ys[m % 3] - (match m * 2 % 5 {
        0 => ys[m % 3],
        _ => c2,
    }).powi(3) + ys.iter().rev().map(|&q| q).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p302_helper(state: &mut [f64], n: usize) -> f64 {
    let mut i = 0;
    while i < 2 {
        i += 1;
        let t: f64 = state.iter().sum::<f64>();
    }
    (1.0 + state[0].abs()).ln_1p() - state[i % 2] * (state[state.len() - 1] * state[1])
}

#[differentiable(unconnected = "zero")]
fn p302_inner(row: [f64; 2], j: usize, pair: (f64, f64)) -> f64 {
    match j % 4 {
        0 => {
            match (j + 1) % 4 {
                0 => {}
                1 | 2 => {
                    (0..row.len()).for_each(|m| {});
                }
                _ => {}
            }
        }
        1 | 2 => {
            for v in row.windows(2).rev() {
                let mut z = (pair.1 * pair.0).hypot(row[0].powi(2) + 1.2) + v[j % 2];
            }
        }
        _ => {}
    }
    (pair.0 - pair.0 - row[1] * 2.0 - -0.4) * pair.0
}

#[differentiable(unconnected = "zero")]
fn p302(m: usize, row: &[f64]) -> (f64, f64) {
    for (n, &p) in (0..m).zip(row.iter()) {
        if n % 3 != 1 {
            if p < 2.0 {
                break;
            }
            match (n + 1) % 4 {
                0 => {}
                1 | 2 => {}
                _ => {}
            }
        }
    }
    ((row[row.len() - 1 - m] * row[m] + ((1.0 + row[m].abs()).ln().powi(2) + 1.0).powf(row[m].sin())) * (0..m).skip(1).map(|n| (n as f64)).fold(row[m], |acc, d| acc * 0.5 + (row[m].min(d) + d)), (0..row.len()).zip(row.iter()).map(|(count, p)| *p).sum::<f64>() * row[m].tanh().tanh().cosh() + (-1.0 - row[m]) / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p303_helper(mut u: f64, v: &[f64], flag: bool) -> (f64, f64) {
    u += u - v.chunks(2).map(|state| state[0] + v[0]).fold(v[1], |acc, acc2| acc * 0.5 + acc2 * acc2);
    let e = &mut u;
    *e = *e;
    *e = *e;
    u += u;
    u += -0.4 * v[1] * v[0];
    (u + u + u * 2.0 + v[0..1].iter().take(2).sum::<f64>() + (v[1] * v[0] + v[0]), (v[0].floor() * v[0] - u * 2.0 - (v[1].powi(2) + 1.2).ln()) * v[0])
}

#[differentiable(unconnected = "zero")]
fn p303_inner(d: f64, out: &mut Vec<f64>, out2: &[f64], state: [f64; 3]) -> Vec<f64> {
    let mut w = d;
    for x in out.iter_mut() {
        let mut m: usize = 3;
    }
    w += w;
    vec![out2[1].clamp(-0.75, 1.25), w * out2[1].mul_add(w, out[out.len() - 1]), w.floor() * (state[state.len() - 1] * out[0])]
}

#[differentiable(unconnected = "zero")]
fn p303(row: &[f64; 4], xs: &[f64], ys: &Vec<f64>) -> f64 {
    let mut b = xs[5 - 1];
    let mut v = [[xs[3], b], [b, b], [ys[ys.len() - 1], ys[1]]];
    let p = &mut v[1][0];
    *p += p.powi(3);
    *p *= *p;
    let mut m = 0;
    let mut acc: f64 = loop {
        m += 1;
        if m >= 1 {
            break match m % 5 {
                0 => b.max(ys[1]),
                2 => {
                    let mut d = if v.len() < 3 {
                        ys[m % ys.len()]
                    } else {
                        b
                    };
                    v[m % v.len()][m % 2] * v[m % v.len()][m % 2]
                }
                i if ys[3 - 1] >= ys[i % ys.len()] => v[1][m % 2],
                _ => {
                    let acc = b / (v[m % 3][m % 2].powi(2) + 1.2);
                    xs[4] - acc
                }
            };
        }
        v[3 - 1].swap(1, m % 2);
    };
    b * (m as f64) - b * 0.5 + acc * 1.5 - acc.sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p304_helper(mut row: [[f64; 2]; 3]) -> ([f64; 2], f64) {
    if row[row.len() - 1][0] > 3.0 {
        row[3 - 1][1] += row[1][1..].iter().step_by(2).map(|u| (if *u > 1.0 {
            *u
        } else {
            row[0][1]
        }) + *u).sum::<f64>();
    }
    let mut i = 0;
    loop {
        i += 1;
        if i >= 2 || i % 2 != 0 {
            break;
        }
        for (u, x) in row[i % row.len()].iter().zip(row[2][1..2].iter()) {
            let mut m = 0;
            let mut t: f64 = loop {
                m += 1;
                if m >= 3 || m % 3 == 0 {
                    break if *x <= 0.1 && m + 1 > 1 {
                        x / (row[0][0].powi(2) + 0.5)
                    } else {
                        x + x
                    };
                }
            };
        }
    }
    ([row[3 - 1][1] / ((-0.7_f64).powi(2) + 1.2) * (row[i % row.len()][i % 2] / (1.0 + row[i % row.len()][1].abs())), row[2][i % 2] * (row[2][i % 2] + row[2][1])], (row[1][i % 2] * (i as f64) - row[i % 3][1] * 2.0) * (0..row.len()).step_by(2).zip(row.iter()).map(|(j, grid)| grid[2 - 1]).fold(row[2][2 - 1], |acc, p| acc.max(row[1][0] - p + p)))
}

#[differentiable(unconnected = "zero")]
fn p304(#[no_diff] buf: [[f64; 2]; 3], state: &[f64; 2], count: usize) -> f64 {
    let mut r = ((match count % 5 {
        0..=1 => state[0],
        2..=3 => 0.3,
        _ => buf[0][0],
    }) - state[count % state.len()]).atan2(1.0 + state[0].abs());
    r += if count / 2 % 3 == 0 && state[1] < r {
        let mut z = r + 0.1;
        state[count % 2] / 1.5
    } else {
        let mut x = state[0];
        r + (count as f64)
    };
    if count % 3 == 1 && state[0] >= 0.1 {
        if r > r {
            match count % 4 {
                0 => {
                    let mut buf2 = [state[0]; 4];
                    buf2[count % 4] *= buf2[count % buf2.len()].sin().exp() + (count as f64);
                }
                i if !(r <= 2.0) => {
                    let grid: Vec<f64> = buf[2].windows(2).zip(state.iter()).map(|(grid, b)| b * (b * b)).collect::<Vec<f64>>();
                }
                _ => {}
            }
        } else if state[1] < -1.0 {
            if count / 2 > 0 {
                let (mut u, mut e) = (state[1] / (1.0 + r.abs()), -r);
            } else {
                r /= r.sin().sinh().powi(2) + 1.0;
            }
        }
    }
    (0..=count).map(|n| (n as f64) * state[1]).sum::<f64>() - (r + r) * (count as f64) + r
}

#[differentiable(unconnected = "zero")]
fn p305(buf: &[f64], w: f64, #[no_diff] d: f64, y: f64) -> f64 {
    for m in (0..3).rev() {
        for (count, grid) in (0..buf.len()).zip(buf.windows(2)) {}
    }
    if w > -1.0 {
        let (b, w2): (f64, f64) = (d, buf.iter().enumerate().rev().map(|(j, z)| *z).sum::<f64>());
    }
    for s in buf.iter().rev() {
        let mut w2: f64 = (0..buf.len()).zip(buf).map(|(n, &d2)| d2).fold(0.8_f64, |acc, u| acc + ((0..buf.len()).take(2).rev().map(|n| u + (n as f64)).product::<f64>() + u));
    }
    'rows1: for state in buf.windows(2) {
        let mut y = y + (if state[1] > -0.7 && y <= 0.25 {
            let mut d2 = y + y;
            0.25 + w
        } else {
            let mut c: f64 = if y >= state[1] {
                let mut x = state[0];
                state[1]
            } else {
                1.1
            };
            d
        });
        for s in buf {
            y += *s;
        }
    }
    d / (y.powi(2) + 1.2) + w * 2.0 - y * 0.3 - y
}

#[differentiable(unconnected = "zero")]
fn p306_helper(buf: &mut [f64]) -> f64 {
    let a: f64 = 'found1: {
        match buf.len() % 4 {
            0 => {
                buf[2 - 1] += buf[1] * buf[0].atan().cosh();
            }
            _ => {}
        }
        buf[1] /= buf[1].powi(2) + 1.0;
        if buf[0] <= buf[2 - 1] {
            buf[1] *= buf[0];
            break 'found1 buf[buf.len() - 1];
        }
        buf[buf.len() - 1]
    };
    let b = (-(buf[2 - 1] / (1.0 + a.abs()) * a).powi(2)).exp();
    buf[1..].fill(b / (a.powi(2) + 1.0));
    b.atan() + ((-a.powi(2)).exp() - buf[0])
}

#[differentiable(unconnected = "zero")]
fn p306_inner(acc: &mut f64) -> f64 {
    let flag = 1 < 3;
    *acc * (acc.signum() * (*acc * *acc))
}

#[differentiable(unconnected = "zero")]
fn p306(flag: bool, state: &[f64; 2]) -> f64 {
    for (i, z) in state.iter().enumerate() {}
    let g = |t: f64, q: f64| t * (if q > 1.0 || state[1] > 1.1 {
        -q
    } else {
        let mut y = q;
        -1.0
    });
    let w = state[1];
    let b = (w / (1.0 + state[1].abs())).mul_add(g(w, w), w) - (w + state[0] + (-w.powi(2)).exp());
    let k: usize = state.len();
    let d: f64 = 'found1: {
        if flag {
            break 'found1 b - w;
        }
        (0..state.len()).take(2).map(|i| (i as f64)).sum::<f64>()
    };
    let ys = state.to_vec();
    let mut s = if ys[1] > 0.8 {
        let mut s = -(match k * 2 % 5 {
            0..=1 => 0.1,
            m if w < 2.0 => d,
            _ => d,
        });
        match k % 5 {
            0..=1 => (-ys[k % ys.len()].powi(2)).exp(),
            _ => s,
        }
    } else {
        2.0 + (1.0 + ys[k % 2].abs()).ln_1p()
    };
    s *= d - b + (match k % 5 {
        0..=1 => b,
        2 => ys[0],
        _ => s,
    });
    if ys[k % ys.len()] < w {
        if flag {
            return ys[0];
        }
        let mut state2 = [[w, 2.0], [s, ys[2 - 1]], [ys[k % ys.len()], ys[2 - 1]], [b, s]];
    } else if d >= 0.5 {
        let h = |b2: f64| {
            let mut t = (1.0 + (ys[0] - s).abs()).log10();
            b2 + w.signum() * b2 * (k as f64)
        };
    }
    ((d.powi(2) + 1.2).powf(d.sin()) + w * 0.3 - d * 0.3 - ys[k % ys.len()] * 0.5 + s * 1.5 + (s / (1.0 + ys[k % ys.len()].abs()) - (k as f64))) * ys.iter().map(|c| c * c).fold(b, |acc, q| acc.max(s + q))
}

#[differentiable(unconnected = "zero")]
fn p307_helper(c: f64, flag: bool) -> f64 {
    if c < 2.0 {
        let e = c;
    }
    c / (0.5_f64.powi(2) + 1.0) * (0..=3).rev().filter(|j| *j != 1).map(|j| c + (j as f64)).sum::<f64>() + (if c > -0.7 {
        let mut b = (1.0 + c.abs()).ln();
        b.mul_add(-0.4, b)
    } else {
        3.0
    })
}

#[differentiable(unconnected = "zero")]
fn p307_inner(mut d: f64, grid: &[f64; 4], c: f64) -> f64 {
    let mut b = grid[0];
    (grid[grid.len() - 1] / 3.0 + d * 0.3 + b.max(grid[4 - 1] + c)) * ((if c > 1.1 {
        c
    } else {
        let b2 = d;
        0.8
    }) - grid[2].sin().sinh())
}

#[differentiable(unconnected = "zero")]
fn p307(row: &[f64]) -> (f64, f64) {
    let z = -(row[2] / (1.0 + row[3].abs())) / (1.0 + (row[1] / (1.0 + row[4 - 1].abs()) + row[2]).abs());
    let mut grid = vec![p307_helper(z, z <= 1.5), z + 3.0];
    let y = if z > 2.0 && grid[1] >= 0.5 {
        z
    } else {
        let mut x = z.atan() - z;
        x
    };
    for q in grid.iter_mut().rev() {
        let mut count = 0;
        let r: f64 = 'rows1: loop {
            count += 1;
            *q = *q * y * (count as f64);
            if count >= 1 {
                break p307_helper(row[0], *q > 1.0);
            }
        };
        let mut r = r * (r.sin().exp_m1() - row.chunks(2).rev().map(|out| *q * *q).fold(r, |acc, e| acc + e));
        *q += z;
    }
    let mut c: f64 = (((if 0 < 3 {
        let mut e: f64 = grid[1];
        e
    } else {
        y
    }) / 3.0).powi(2) + 1.2).recip();
    let mut c2 = c;
    (c + grid[1] * 1.5 - y * 0.5 - c * 1.5 - c2 * 1.5 + ((row[0].powi(2) + 1.2).cbrt() + c) - row[0], z - z * 0.5 + c * 1.5 + c2 * 1.5 + y * (y.signum() * c) + ((c2 + c2).powi(2) + 0.5).recip())
}

#[differentiable(unconnected = "zero")]
fn p308_helper(flag: bool, s: f64, n: usize, row: &[[f64; 2]; 3]) -> [f64; 3] {
    let mut row2 = [[row[3 - 1][0], s], [row[2][n % 2], s], [row[n % row.len()][n % 2], s], [row[0][n % 2], s]];
    let mut b = -row[n % row.len()][0];
    if n / 2 % 3 != 1 {
        row2[n % 4][n % 2] += (1.0 + (b * (n as f64)).abs()).ln_1p();
    } else {
        row2[3][0] -= 0.1_f64.powi(2);
        let f = |e: f64, s2: f64| {
            let a = (if row2[n % row2.len()][2 - 1] <= 0.25 && e > s2 {
                e
            } else {
                s2
            }) + (n as f64);
            e + s
        };
    }
    [b - b, match n % 5 {
        0 => row[2][0] + row2[3][n % 2],
        2..=3 | 4 => row[n % row.len()][0],
        j if b >= 2.0 => row[n % row.len()][n % 2].cos(),
        _ => s.powi(3),
    }, -1.0]
}

#[differentiable(unconnected = "zero")]
fn p308_inner(mut grid: Vec<f64>, out: [f64; 3], mut u: f64) -> f64 {
    grid[1] = -u + (1.0 + u.abs()).recip();
    (1..grid.len() - 1).zip(0..4).for_each(|(i, n)| {
        u /= (out[0] * (if u < 1.0 && out.len() < 3 {
            u
        } else {
            u
        })).powi(2) + 1.0;
        u += out[out.len() - 1] * grid[(i + 1) % grid.len()] * u;
    });
    if out[0] > 0.1 {
        grid[1..].iter_mut().enumerate().for_each(|(count, a)| {
            *a += out.windows(2).take(2).map(|ys| *a + u + ys[ys.len() - 1]).fold(out[1], |acc, w| acc + w * w);
            *a = u;
        });
    } else {
        u = (0..out.len()).zip(0..grid.len()).map(|(k, m)| (m as f64)).sum::<f64>() + (grid[0] + out[1]);
    }
    u * out[0] - grid[0] * 1.5 - (out[2] + out[0]) * (grid[0] + -0.7)
}

#[differentiable(unconnected = "zero")]
fn p308(xs: [[f64; 2]; 2], mut d: f64) -> f64 {
    d += xs.iter().zip(xs[xs.len() - 1].iter()).map(|(out, &t)| t).sum::<f64>();
    let mut x: f64;
    if d >= 1.0 {
        x = xs[2 - 1][1..].iter().enumerate().rev().filter(|(count, e)| **e > 1.5).map(|(count, r)| *r).sum::<f64>();
    } else {
        x = p308_inner(xs[0].to_vec(), [d, d, xs[1][2 - 1]], d);
    }
    let (s, mut p) = (x + xs[0][0] + d / (1.0 + d.abs()), d);
    let x2: f64;
    if p >= 0.1 {
        x2 = if p > 3.0 {
            let u = p;
            p - p
        } else {
            let d2 = p * 2.0;
            p308_inner(xs[xs.len() - 1].to_vec(), [p, p, 1.5], x)
        };
    } else {
        x2 = x;
    }
    let flag = s > -0.7;
    match 1 % 4 {
        0 => {
            for &d2 in xs[0][..1].iter() {
                let x3: f64;
                if !(p >= p) {
                    let mut d3 = x2.powi(3);
                    x3 = s;
                } else {
                    let p2 = x2;
                    x3 = p308_inner(xs[0].to_vec(), [p2, d2, d2], s);
                }
                match 0 % 3 {
                    0 => {
                        p += s;
                    }
                    1 | 2 => {
                        x += xs[xs.len() - 1].windows(2).map(|out| d).sum::<f64>();
                    }
                    i if i % 3 == 1 && x3 >= 0.3 => {
                        let mut buf: Vec<f64> = Vec::new();
                        for (b, k) in xs[i % 2].iter().zip(0..3) {
                            buf.push(d2);
                        }
                        buf.push(s);
                    }
                    _ => {}
                }
            }
        }
        1 | 2 => {
            p += p;
        }
        _ => {
            'rows1: for b in xs[0][1..].iter().step_by(2) {
                p /= ((x + *b) / 2.0).powi(2) + 1.0;
            }
        }
    }
    p * 1.0 - x * 1.5 - s * 1.5 + x2 * 0.3 - xs[1][0..1].iter().enumerate().map(|(k, c)| *c * xs[2 - 1][1..].iter().enumerate().map(|(k2, t)| x + *t).sum::<f64>()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p309_helper(buf: &mut [f64], mut buf2: Vec<f64>, buf3: &mut [f64]) -> f64 {
    for count in 1..buf3.len() {
        'rows1: for (i, c) in buf2[..1].iter_mut().enumerate().rev() {
            if *c > *c {
                let mut s: f64;
                if (i + 1) % 2 != 1 {
                    let mut acc = buf3[0..1].iter().skip(1).zip(buf3[..1].iter()).map(|(r, y)| *y * buf[i % 2]).sum::<f64>().to_radians();
                    s = acc;
                } else {
                    s = (if count * 2 % 3 == 0 {
                        buf3[count]
                    } else {
                        *c
                    }) - buf3[count] * *c;
                }
            } else {
                *c = buf[count % buf.len()];
            }
        }
    }
    buf[1] - buf2[1] * 1.5 - 2.0
}

#[differentiable(unconnected = "zero")]
fn p309(pair: (f64, f64), v: &[[f64; 2]; 2], mut q: f64) -> f64 {
    let p = &mut q;
    *p /= (if !(*p > 1.5) {
        *p
    } else {
        *p
    }).powi(2) + 1.0;
    let mut grid = v[0].to_vec();
    if grid[2 - 1] >= v[1][0] {
        let mut out: Vec<f64> = Vec::new();
        for (&c, row) in grid.iter().zip(v[1].chunks(2)) {
            out.push((-(row[0] * row[0]).powi(2)).exp());
        }
        out.push(grid[grid.len() - 1]);
        out[0] += if !(out[0] > -1.0) {
            if 2.0 > -0.4 || q <= grid[2 - 1] {
                grid[0]
            } else {
                pair.1
            }
        } else {
            v[0][0]
        };
    }
    if q < 2.0 {
        {
            grid[2 - 1] *= grid.iter().rev().zip(grid.iter()).filter(|(a, p)| **p > 0.1).map(|(u, s)| pair.0 + *u + s).sum::<f64>();
        }
        q /= v[0][0].powi(2) + 1.0;
    } else if q > 3.0 {
        let mut grid2: Vec<f64> = Vec::with_capacity(4);
        for (b, &z) in grid.iter().zip(grid[..1].iter()) {
            if z < 2.0 {
                grid2.push((*b * *b).sin().sinh());
            }
        }
        grid2.push(pair.1);
    }
    q = (v[1][2 - 1].min(v[1][1]).powi(2) + 1.0).ln();
    (v[1][1].min(q) - pair.0 * 0.3 - q * 2.0) * v[0][0]
}

#[differentiable(unconnected = "zero")]
fn p310_helper(ys: &mut [f64]) -> f64 {
    let s = std::mem::replace(&mut ys[2 - 1], 0.25);
    let flag = s > 0.8 && s <= 0.8;
    ys[2 - 1] = ys[ys.len() - 1];
    match ys.len() % 4 {
        0 => {
            ys[2 - 1] += s;
        }
        1 | 2 => {}
        _ => {
            ys[2 - 1] /= (1.0 + s.abs()).ln().powi(2) + 1.0;
        }
    }
    -0.4 + s * 2.0 + (0..ys.len()).map(|m| (m as f64)).fold(s, |acc, r| acc.max(r * (s.floor() * r)))
}

#[differentiable(unconnected = "zero")]
fn p310(grid: &mut [f64; 3], row: &mut [f64], xs: &[f64]) -> (f64, f64) {
    if row[1] > 1.1 {
        return (row[3], grid.chunks(2).zip(xs).map(|(state, x)| *x * row[3]).sum::<f64>() / 3.0);
    }
    let mut count = 0;
    let x: f64 = loop {
        count += 1;
        if count >= 1 || row[count % row.len()] > 0.9 {
            break if (count + 1) % 2 == 1 {
                let mut c = xs[2] + (count as f64);
                1.5
            } else {
                xs[1] - xs[0]
            };
        }
        match count / 2 % 3 {
            0 => {
                let mut y = p310_helper(grid);
                y /= row[5 - 1].powi(2) + 1.0;
            }
            1 | 2 => {
                let mut k = 0;
                while k < 3 && k < 4 {
                    k += 1;
                    grid[count % 3] *= row[3];
                    let mut xs2 = vec![row[5 - 1] * row[1], grid[1] * xs[1], (xs[xs.len() - 1].powi(2) + 1.0).log10()];
                }
                let z: f64;
                if xs[count % 3] <= xs[1] && xs[2] > 1.5 {
                    let mut e = row[k % row.len()].powi(3).sin().sinh();
                    z = if xs[k % 3] >= 0.25 || count / 2 % 2 == 1 {
                        let e2 = e + e;
                        (0..row.len()).map(|n| (n as f64)).product::<f64>()
                    } else {
                        e
                    };
                } else {
                    let acc = (row[1] + row[3]) * (grid[grid.len() - 1] * row[4]);
                    z = (xs[k % 3] + (k as f64)).sin();
                }
            }
            _ => {
                let s: f64;
                if !(count > 1) {
                    let mut acc = (xs[xs.len() - 1] / (row[0].powi(2) + 1.2)).tanh();
                    s = xs[count % 3] + xs[3 - 1] * xs[1];
                } else {
                    let mut s2 = xs[count % 3];
                    s = s2;
                }
            }
        }
    };
    ((x.powi(2) - x * 0.5 - xs[count % xs.len()]) * x.max(x.asinh()), 1.1 + x * 0.5 + (0..row.len()).filter(|i| *i != 1).map(|i| (i as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p311(state: &mut [f64; 3], row: &[f64], out: &mut [f64; 3], v: &Vec<f64>) -> f64 {
    out[3 - 1] += out[3 - 1];
    if state[2] >= 0.8 {
        let mut e = row[row.len() - 1] / 3.0 * v[v.len() - 1];
    } else if 0.1 > 1.0 {
        if !(v[0] > 1.1) {
            let f = |t: f64| t + (1.0 + state[1].abs()).cbrt() * out[0];
        } else {
            let mut pair = (v[0].signum() * out[out.len() - 1] - row[0].hypot(1.0 + v[1].abs()), out[0] / 3.0);
        }
    } else {
        let mut i = 0;
        'rows1: loop {
            i += 1;
            if i >= 3 || v[i % v.len()] > 0.5 {
                break;
            }
            out[i % 3] -= out[i % out.len()];
        }
    }
    (0..row.len()).rev().zip(row.iter()).map(|(i, y)| y * y).fold(v[0], |acc, r| acc * 0.5 + r * r) * (out[0] * (state[0] - row[0])) * (state[2] / (1.0 + (if out[1] >= -0.7 {
        out[2]
    } else {
        0.9
    }).abs()))
}

#[differentiable(unconnected = "zero")]
fn p312_helper(grid: &[f64], d: f64) -> f64 {
    let mut xs = [grid[grid.len() - 1]; 4];
    xs[1] += -xs[2] * 2.0_f64.asinh();
    (xs[4 - 1] / (1.0 + xs[xs.len() - 1].abs()) - d * 2.0 - xs[3].hypot(xs[0].powi(2) + 1.0) / ((xs[0] * xs[0]).powi(2) + 1.0)) * xs[1]
}

#[differentiable(unconnected = "zero")]
fn p312_inner(ys: &mut [f64], p: f64) -> Vec<f64> {
    match 2 % 4 {
        0 => {
            let mut pair = ([p * p, p], p);
        }
        1 | 2 => {
            match ys.len() % 3 {
                0 => {
                    let p = p * ((if ys[1] > ys[0] {
                        p
                    } else {
                        p
                    }) / 1.5);
                }
                1 | 2 => {
                    {
                        let mut p = p + (0..2).map(|m| ys[ys.len() - 1] + (m as f64)).fold(p, |acc, t| acc + (p + t + t));
                    }
                }
                _ => {}
            }
        }
        _ => {
            ys[0] += ys.iter().enumerate().filter(|(count, q)| **q > 0.8).map(|(n, acc)| *acc).fold(ys[1], |acc, x| acc + x);
        }
    }
    vec![p312_helper(ys, ys[ys.len() - 1]) * (p + p), if p > p {
        ys[1]
    } else {
        ys[2 - 1].powi(2)
    }]
}

#[differentiable(unconnected = "zero")]
fn p312(state: &[f64], mut q: f64, mut v: Vec<f64>, row: &mut [f64; 3]) -> f64 {
    if row[0] < 0.3 {
        for (k, a) in row.iter().enumerate() {
            v[k % 3] = q.floor() * *a;
        }
        v[0] += if !(q > 1.5) {
            let q2 = v[2];
            q2
        } else {
            row[row.len() - 1] * row[row.len() - 1]
        };
    } else if row[2] > -0.4 {
        row[1..3].swap(0, 1);
    } else {
        q -= state[2];
    }
    match v.len() % 4 {
        0 => {
            let flag = row[0] > 2.0;
        }
        n if n * 2 % 3 == 1 => {
            let mut k = 0;
            'rows1: loop {
                k += 1;
                if k >= 4 {
                    break;
                }
                let mut ys = [row[row.len() - 1]; 3];
                if ys.len() > 2 {
                    return (0..4).filter(|k2| *k2 != 1).map(|m| (m as f64)).product::<f64>();
                }
            }
        }
        _ => {
            row[1] += row[1].tanh().to_radians();
        }
    }
    (v[2] * q + q * 0.3) * v.chunks(2).filter(|buf| v[3 - 1] <= 1.0).map(|row2| row[3 - 1]).fold(row[0], |acc, b| acc * 0.5 + b * (b * row[0]))
}

#[differentiable(unconnected = "zero")]
fn p313(flag: bool, k: usize, acc: f64, v: &mut [f64]) -> (f64, f64) {
    v[0] += (1.0 + v[4 - 1].abs()).ln() + v[k % v.len()] * v[3];
    v[3] += acc.sin().exp2().max(v[0].atan());
    let acc = acc * acc.max(v[4 - 1]);
    let q: f64;
    if !(acc <= 0.25) {
        q = (0.9 * v[2]).powi(2);
    } else {
        q = (-0.1_f64.powi(2)).exp() + (k as f64);
    }
    (q.to_radians() + acc * 0.5 - (if k > 2 {
        q
    } else {
        acc
    }), acc - acc * 0.3 + (0..3).map(|i| (i as f64) * (q + q)).sum::<f64>() + (if k / 2 > 0 {
        q + (k as f64)
    } else {
        q
    }))
}

#[differentiable(unconnected = "zero")]
fn p314(mut d: f64, #[no_diff] state: &[f64]) -> f64 {
    let q: f64 = 'found1: {
        if state[4] > 2.0 {
            break 'found1 d / (state[state.len() - 1].powi(2) + 0.5);
        }
        let e = &mut d;
        *e = state[2] + *e;
        *e *= (0..2).map(|count| *e + (count as f64)).fold(*e, |acc, a| acc + a);
        if state[3] <= state[2] {
            d *= d / 2.0 * state[4];
            return (state[3] + state[4]) / (1.0 + (state[0] * state[1]).abs());
        }
        state[4] * state[2]
    };
    match 3 % 4 {
        0 => {
            d *= q;
        }
        1 | 2 => {
            d /= q.powi(2) + 1.0;
        }
        _ => {}
    }
    let flag = 2 < 3;
    ((if d >= state[0] {
        let mut e: f64 = -0.7;
        q
    } else {
        q
    }) - d * 1.5 - q * 1.5) * 0.3 * (q.asinh() * q)
}

#[differentiable(unconnected = "zero")]
fn p315(x: f64, y: f64) -> ([f64; 2], f64) {
    let y = y + (1.0 + y.abs()).powf(y.sin()) / 1.5;
    let state: [f64; 2] = [0.5; 2];
    let mut e = (1.0 + (x + state[0]).abs()).cbrt().tanh();
    let z = -e - (state[state.len() - 1] * state[1] + (-e.powi(2)).exp());
    let mut q: f64 = state[1..].iter().fold(z, |acc, &z2| acc + (z.abs() + z2));
    let t: f64 = 'found1: {
        q += z.cos();
        q += ((e + q).powi(2) + 1.2).ln();
        if 0 < 3 {
            break 'found1 z.signum() * e;
        }
        q.sin().exp() * (e + y)
    };
    ([state.chunks(2).map(|grid| state[0] + z).fold(state[1], |acc, d| acc + d * d), state.windows(2).rev().zip(1..state.len()).map(|(v, m)| (m as f64)).sum::<f64>()], (if state[2 - 1] > 1.1 {
        x
    } else {
        -0.4
    }) + y * 2.0 - e * 0.5 + z * 2.0 - ((-1.0_f64).powi(2) + 1.0_f64).powf((1.0 + e.abs()).sqrt().sin()))
}

#[differentiable(unconnected = "zero")]
fn p316_helper(pair: (f64, f64), state: [f64; 3], ys: &mut [f64], out: &mut [f64; 3]) -> f64 {
    'rows1: for (&e, &e2) in ys[1..].iter().skip(1).rev().zip(out.iter()) {}
    let s = std::mem::replace(&mut out[3 - 1], state[0]);
    out[3 - 1] += out[out.len() - 1].cos().abs();
    s + ys[0] + pair.0 * 1.5 - state[state.len() - 1] * 0.5 - ys[0].max(ys[1] + state[state.len() - 1]) + (ys[0].atan().powi(2) + 1.2).recip()
}

#[differentiable(unconnected = "zero")]
fn p316_inner(buf: Vec<f64>) -> f64 {
    let r = buf[0];
    let mut e = buf[0];
    let acc = std::mem::replace(&mut e, r);
    let mut count = 0;
    let z: f64 = 'rows1: loop {
        count += 1;
        e *= (if e >= -0.7 {
            r
        } else {
            e
        }).abs();
        let b: f64 = buf[1];
        if count >= 4 {
            break if count % 3 != 0 {
                b + 0.1
            } else {
                let s = if (count + 1) % 2 != 0 {
                    r
                } else {
                    acc
                };
                e - r
            };
        }
    };
    e.hypot(1.0 + z.abs()) + buf[count % buf.len()] * 0.5 - r * 0.5 + (0..4).map(|count2| z.atan() + (count2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p316(x: f64, buf: &mut [f64; 2]) {
    let mut r = p316_inner(buf.to_vec());
    let mut i = 0;
    while i < 2 && i / 2 < 3 {
        i += 1;
        r *= if i * 2 % 2 != 1 {
            r.tanh().sinh()
        } else {
            r.sin()
        };
        let f = |y: f64| {
            let mut e = p316_inner(buf.to_vec());
            y + x
        };
    }
    buf[2 - 1] += (1.0 + r.abs()).sqrt() * r;
    r -= if r < 0.3 {
        let x2 = buf[i % buf.len()].abs();
        r
    } else {
        let mut acc = r;
        (1.0 + acc.abs()).sqrt()
    };
    let mut pair = (r, r / (1.0 + buf[i % buf.len()].abs()));
    r *= if r >= 1.5 && buf.len() % 2 != 1 {
        let u = pair.0 * -1.0;
        2.0 * r
    } else {
        r + buf[i % buf.len()]
    };
    let mut n = 0;
    loop {
        n += 1;
        let acc: f64;
        if n / 2 % 2 != 1 {
            let r2 = pair.0;
            acc = buf[1].clamp(-0.75, 1.25);
        } else {
            acc = if i % 2 != 1 {
                r + 1.0
            } else {
                r
            };
        }
        let mut pair2 = ((acc + buf[n % 2]).abs(), buf[0] - acc);
        if n >= 4 || buf.len() > 0 {
            break;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p317_helper(b: f64, flag: bool) -> (f64, f64) {
    for (k, k2) in (0..4).step_by(2).zip(0..2) {
        'rows1: for k3 in (0..4).rev() {
            let mut k4 = 0;
            while k4 < 2 {
                k4 += 1;
                if b <= b {
                    return (1.0, b);
                }
            }
        }
    }
    (b.powi(2) + (0..4).map(|j| (j as f64)).sum::<f64>(), (b / (1.0 + 0.8_f64.abs()) - b * 1.5) * (0..2).map(|count| (count as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p317(v: &[f64]) -> f64 {
    match 4 % 4 {
        0 => {}
        1 | 2 => {
            let (z, u) = p317_helper(v[0], v[0] < 0.25);
        }
        _ => {
            let mut out = vec![v[1].floor() * v[2], (0..=1).map(|i| (i as f64) * v[i % v.len()]).fold(v[0], |acc, p| acc * 0.5 + p), v[3] / (v[v.len() - 1].powi(2) + 0.5), 1.0];
        }
    }
    (0..v.len()).zip(0..2).map(|(k, m)| (m as f64) * v[m]).sum::<f64>() + v[1]
}

#[differentiable(unconnected = "zero")]
fn p318_helper(q: f64, pair: (f64, f64), row: &[f64], grid: &[[f64; 2]; 2]) -> f64 {
    let mut r = row[1].powi(2);
    if grid[0][1] > 0.1 {
        r = (if !(r <= -1.0) {
            let mut y = r;
            -0.4
        } else {
            grid[1][1]
        }).sin();
        return (if pair.1 > 3.0 {
            r
        } else {
            r
        }) + (1.0 + 0.25_f64.abs()).ln_1p();
    }
    ((if r > -0.4 {
        r
    } else {
        pair.1
    }) - pair.1 * 0.3 - r * 2.0) * 0.5 * (if -1.0 > 0.9 {
        let mut d = r;
        q
    } else {
        pair.1
    }).atan().exp()
}

#[differentiable(unconnected = "zero")]
fn p318(w: f64, out: &mut [f64], mut u: f64, out2: &mut Vec<f64>) -> f64 {
    if u <= -1.0 {
        if u > out2[out2.len() - 1] {
            u += out[out.len() - 1] / ((out2[4 - 1] - out[0]).powi(2) + 0.5);
        } else {
            let mut row = [out2[3], -0.4 + u, out.iter().map(|c| *c * 3.0).fold(w, |acc, x| acc + x * w)];
        }
        if 2 < 3 {
            for b in out2.iter() {
                out[3] = b * out2[0].atan();
            }
            let mut pair: (f64, f64) = (out2[out2.len() - 1], (0..out2.len()).map(|i| (i as f64) * 0.25).sum::<f64>());
        } else {
            u = u;
        }
    } else if out2[2] < 0.25 {
        let mut grid = out2.to_vec();
    }
    (0..out2.len()).map(|j| (j as f64) * out[j % 5]).sum::<f64>() - out2[0] / (u.powi(2) + 0.5) * (u * out2[0])
}

#[differentiable(unconnected = "zero")]
fn p319_helper(mut p: f64) -> f64 {
    let mut u = p - (p.floor() * p).min((1.0 + p.abs()).ln());
    u.clamp(-0.75, 1.25) * (0..1).map(|n| (n as f64)).sum::<f64>() - (1.0 + p.abs()).recip().tanh()
}

#[differentiable(unconnected = "zero")]
fn p319_inner(acc: f64, flag: bool) -> f64 {
    acc - p319_helper(acc)
}

#[differentiable(unconnected = "zero")]
fn p319(grid: &mut [f64], grid2: &[f64], v: &[f64], #[no_diff] mut pair: (f64, f64)) -> [f64; 2] {
    if 2 < 3 && pair.0 > -0.4 {
        {}
        let mut out = grid[..2].to_vec();
    } else if pair.0 > 0.1 {
        for e in v[..2].iter() {
            let acc = &mut pair.0;
            *acc = e - *acc;
            let mut p: f64;
            if *e > 0.1 && pair.0 > 0.9 {
                p = pair.1;
            } else {
                p = (e + grid2[0]) / (1.0 + pair.1.sin().exp().abs());
            }
        }
    }
    let mut q = pair.0;
    if q > 3.0 && pair.1 >= 3.0 {
        q = (0..3).rev().filter(|j| *j != 1).map(|n| pair.1 + (n as f64)).fold(pair.0, |acc, w| acc * 0.5 + (v[2] + w)) * grid2[4].min(q);
    }
    [pair.1, (0..=4).map(|j| grid2.windows(2).map(|ys| q).fold(q, |acc, t| acc * 0.5 + t) + (j as f64)).fold(grid2[1], |acc, b| acc + ((1.0 + grid[grid.len() - 1].abs()).powf(b.sin()) + b))]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p280(1.2, const &mut -0.7) calls p280_helper, p280_inner),
        program!(p281(vec![1.2, -0.2, 0.7, -0.7], 1.2, true, &mut [0.1, 0.4, 1.2, -1.0])),
        program!(p282(-0.1) calls p282_helper),
        program!(p283(-0.8, 3) calls p283_helper, p283_inner),
        program!(p284(vec![0.5, 0.8, 0.3, -1.2], &mut [-0.1, -0.5, 1.3, -0.1, 0.3]); pulled ((-0.7, 0.3), vec![-2.0, -0.7, -2.0, -0.7, -0.7])),
        program!(p285(0.5, 0.7)),
        program!(p286(&mut 0.1, &[-0.1, 0.8, -1.2, 0.7, 0.7], vec![1.2, 0.7, -0.2]) calls p286_helper),
        program!(p287(&mut 0.7, -0.2); pulled ((0.3, 0.3), -2.0)),
        program!(p288(0.2, 1.4, 0.7); pulled -2.0),
        program!(p289(&mut -0.9, &[0.7, -0.3]) calls p289_helper, p289_inner),
        program!(p290(&[-0.4, 0.2, 1.0, 0.5]) calls p290_helper),
        program!(p291(1.1, &mut vec![-0.2, 0.35, -0.4, 0.1, 1.3], &mut 0.9); pulled (0.5, vec![0.5, -2.0, 0.5, 0.5, -0.7], -0.7)),
        program!(p292(&mut 0.3) calls p292_helper),
        program!(p293(&mut [-0.6, -1.1, -0.3, 0.6], &mut vec![1.4, 0.2, -1.2, -0.2, -0.7], &mut [0.4, -0.9])),
        program!(p294(&mut [-0.9, -0.1, 0.4, 0.8], &mut [0.7, -0.3, -1.0, -1.1, 0.2], 1.0, 4) calls p294_helper, p294_inner),
        program!(p295(&[0.35, 0.35, 0.35], -1.0, &mut vec![0.7, 0.4, -0.6], [-0.6, -0.5, -0.3, 0.4]) calls p295_helper, p295_inner; pulled (vec![1.0, 0.5, -0.7], vec![-2.0, 1.0, 0.3])),
        program!(p296(0.5, &mut [1.0, -0.5, 0.1, 1.2, -0.1], [0.9, -0.3])),
        program!(p297(1.0, 1.2, &vec![0.3, -1.2, -0.3]) calls p297_helper),
        program!(p298(&vec![-1.2, 0.6, 1.4, 1.2], (0.9, -1.0), &[-0.1, 0.7, -1.2]) calls p298_helper),
        program!(p299(3, -0.2) calls p299_helper, p299_inner),
        program!(p300(&[-0.6, -0.3, -0.9, 0.1], (0.1, 1.3), (-0.4, -0.8), -0.2) calls p300_helper),
        program!(p301(&mut -0.8, &vec![1.3, -0.6, 1.0, 0.4, 1.1], &[0.35, -0.4, -1.0])),
        program!(p302(3, &[-1.0, 0.9, 0.35, 0.7, -0.6]) calls p302_helper, p302_inner; pulled (0.5, -0.7)),
        program!(p303(&[0.8, 1.2, 0.6, -0.6], &[-0.3, -0.4, 1.2, -0.6, -1.1], &vec![0.8, 1.0, 0.9]) calls p303_helper, p303_inner),
        program!(p304(const [[1.3, 1.2], [-0.2, 1.3], [-0.9, -0.4]], &[-0.9, 0.1], 2) calls p304_helper; pulled -0.7),
        program!(p305(&[-0.2, -0.1, 1.0, -0.9], 1.4, const 0.35, -1.1)),
        program!(p306(true, &[0.4, 1.3]) calls p306_helper, p306_inner),
        program!(p307(&[-0.8, -0.7, 0.8, 0.7]) calls p307_helper, p307_inner; pulled (1.0, -0.7)),
        program!(p308([[1.0, 1.0], [-0.5, 0.7]], -1.2) calls p308_helper, p308_inner; pulled 1.0),
        program!(p309((-0.4, 1.2), &[[0.3, -1.1], [-0.9, 0.3]], -0.4) calls p309_helper),
        program!(p310(&mut [0.9, -0.3, -1.2], &mut [0.3, 1.0, -0.2, -0.9, 0.8], &[-1.1, 0.2, 1.0]) calls p310_helper; pulled ((1.0, -0.7), [-2.0, 0.5, 1.0], vec![0.3, 0.5, 0.3, 1.0, -0.7])),
        program!(p311(&mut [0.35, 1.0, 0.4], &[0.1, 0.35, -0.1, 0.9, -1.1], &mut [0.8, 0.6, 1.4], &vec![-0.2, -0.1, 0.6, 1.0])),
        program!(p312(&[-0.9, -0.1, 0.3, 0.3], 0.9, vec![0.7, -0.8, -0.9], &mut [0.4, 0.2, 1.2]) calls p312_helper, p312_inner),
        program!(p313(true, 3, -0.7, &mut [0.2, 0.4, -0.3, -1.2]); pulled ((0.5, 0.3), vec![1.0, -0.7, -2.0, 1.0])),
        program!(p314(-1.2, const &[-0.7, -1.1, 0.4, 0.8, -0.1])),
        program!(p315(-1.1, -0.9); pulled ([-2.0, 1.0], -2.0)),
        program!(p316(-1.1, &mut [0.35, -1.0]) calls p316_helper, p316_inner; pulled [0.5, 0.5]),
        program!(p317(&[1.4, -0.6, -0.1, 0.2]) calls p317_helper),
        program!(p318(1.3, &mut [0.9, 1.3, -0.1, -0.7, -1.2], -0.5, &mut vec![0.1, -0.6, 1.3, -0.5]) calls p318_helper),
        program!(p319(&mut [1.3, 0.1, -0.5, -0.6], &[0.7, -0.7, 0.1, 0.1, -0.9], &[1.3, 1.1, 0.4], const (-0.5, 0.4)) calls p319_helper, p319_inner; pulled ([-0.7, -2.0], vec![-0.7, 0.3, 1.0, 0.5])),
    ]
}
