//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p200_helper(row: &mut [f64]) -> f64 {
    let mut x: f64 = row[row.len() - 1];
    let acc = if row[1] >= 0.8 {
        let acc = (-1.0 + row[2 - 1]).floor() * (x.signum() * x);
        (-x.cos().powi(2)).exp()
    } else {
        1.1
    };
    let mut e: f64 = row[..1].iter().map(|d| (-acc.powi(2)).exp() + *d).sum::<f64>() + x;
    let a = &mut e;
    *a /= x.max(acc).powi(2) + 1.0;
    e + e * 0.3 + acc
}

#[differentiable(unconnected = "zero")]
fn p200_inner(flag: bool, out: &[f64], acc: f64, xs: &mut [f64]) -> f64 {
    xs.fill(acc.abs());
    xs[2 - 1] += xs[xs.len() - 1];
    out[0] + acc - acc * 1.5 - (if xs[xs.len() - 1] > 1.5 {
        xs[2 - 1]
    } else {
        xs[0]
    }).asinh() + xs[2 - 1].atan2((0..1).skip(1).map(|n| (n as f64)).fold(xs[0], |acc2, t| acc2 * 0.5_f64 + (t + t)).powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p200(grid: &mut [f64]) -> f64 {
    if grid[grid.len() - 1] > 0.9 && 1 < 3 {} else {
        grid[3] /= (if grid[3] > grid[2] {
            if grid[3] <= grid[grid.len() - 1] {
                let mut d = grid[grid.len() - 1];
                d
            } else {
                grid[1]
            }
        } else {
            1.5
        }).powi(2) + 1.0;
        let mut z: f64;
        if grid[grid.len() - 1] >= -0.4 {
            z = grid[2];
        } else {
            let y = grid[2].atan().hypot((-0.4_f64).powi(2) + 0.5);
            z = y;
        }
    }
    grid[grid.len() - 1] / (grid[grid.len() - 1].powi(2) + 1.0) - grid[0] * grid[grid.len() - 1].powi(2)
}

#[differentiable(unconnected = "zero")]
fn p201_helper(state: [[f64; 2]; 2]) -> f64 {
    let mut d: f64 = (state[2 - 1][1] - (0..state.len()).rev().map(|j| state[j][j % 2] + (j as f64)).sum::<f64>()) / 3.0;
    (if 1 < 3 {
        d
    } else {
        state[0][2 - 1]
    }) + state[1][1] * 1.5 + d * 0.3 - (state[0].iter().map(|acc| state[2 - 1][2 - 1] + *acc).sum::<f64>() - state[1][1..].iter().map(|r| *r + *r).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p201_inner(grid: &[f64; 4], w: f64, ys: &[f64; 2], t: &mut f64) -> f64 {
    *t = ys[0] + w - (if *t > -1.0 {
        *t
    } else {
        let q = *t;
        q
    });
    ys[0] + w * 0.3 - p201_helper([[*t, w], [-1.0, grid[2]]]) - ys[1].atan().exp_m1()
}

#[differentiable(unconnected = "zero")]
fn p201(grid: &[f64; 3]) -> f64 {
    let mut xs: Vec<f64> = Vec::new();
    for j in 0..grid.len() {
        if j * 2 % 3 != 1 {
            xs.push(grid[j] + grid[1] / (1.0 + grid[j].abs()));
        }
    }
    xs.push(grid[3 - 1]);
    let y: f64;
    if !(grid[1] <= 0.9) {
        y = xs[0].sin();
    } else {
        let u = grid[1] * xs[0] * grid[0];
        y = xs[0];
    }
    let mut k = 0;
    while y >= -0.7 && k < 3 {
        k += 1;
        xs[k % 1] += y;
        for v in xs.chunks(2).skip(1) {
            if v.len() % 2 == 0 {
                break;
            }
        }
    }
    let mut m = 0;
    let p: f64 = loop {
        m += 1;
        let (e, mut p) = (y.sin().cosh() * (1.0 + (m as f64)), if m % 3 == 1 {
            y
        } else {
            let mut r = y;
            r
        });
        if m >= 1 {
            break (y / 1.5).hypot(1.0 + e.abs());
        }
    };
    p201_helper([[p, p], [xs[1 - 1], y]]) * (0..=4).map(|j| (j as f64) * grid[j % grid.len()].to_radians()).fold(xs[0], |acc, b| acc + ((if m / 2 > 0 {
        b
    } else {
        let y2 = p;
        y2
    }) + b))
}

#[differentiable(unconnected = "zero")]
fn p202_helper(state: [f64; 3]) -> f64 {
    let t = state[0];
    let mut x = t.clamp(-0.75, 1.25).tanh().exp2().max(if t >= 0.25 && t > 0.8 {
        t.to_radians()
    } else {
        t
    });
    x - state[2] * 1.5 + x * 1.5 - state[0..2].iter().sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p202_inner(buf: [f64; 2], pair: (f64, f64)) -> f64 {
    let acc = (1.0 + (if 1 < 3 {
        pair.0 / (1.0 + pair.1.abs())
    } else {
        pair.1
    }).abs()).cbrt();
    let mut r = p202_helper([acc, acc + pair.0, acc.mul_add(1.0, acc)]);
    (if acc < 0.9 {
        pair.1
    } else {
        0.8
    }) + pair.1 * 0.3 + acc * 2.0 - r * 0.3 - buf[1..].iter().zip(buf.iter()).map(|(w, t)| *t + *t).sum::<f64>() - buf[2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p202(d: f64, grid: &mut [f64]) -> f64 {
    let mut t: f64 = grid[grid.len() - 1];
    t = p202_inner([t, d], (t, t));
    t += t - (1.0 + t.abs()).log10();
    let mut add = |acc: f64| {
        t += acc * (if t > 1.0 {
            acc
        } else {
            0.1
        });
        t
    };
    let q = add(d.floor() * d);
    let q2 = add(q.min(grid[0]));
    let f = |r: f64, c: f64| r + -0.4;
    let v = [q2; 2];
    grid[5 - 1] -= if v[0] < 3.0 {
        1.1_f64.cos()
    } else {
        p202_inner([v[v.len() - 1], q], (v[2 - 1], q))
    };
    match 1 % 4 {
        0 => {
            if t > -0.4 {
                if q2 > 3.0 {
                    t *= q2;
                }
            } else if 0 < 3 {
                t = if v[v.len() - 1] < v[v.len() - 1] {
                    v[1].sin()
                } else {
                    t.powi(2)
                };
            } else if q > 1.0 {
                let mut ys = vec![v[v.len() - 1]; v.len()];
            } else {
                let c: f64;
                if t < -0.4 && v[0] > 1.0 {
                    c = t;
                } else {
                    let mut w = (-q2.powi(2)).exp().atan();
                    c = t * v[0] * (v[1] + w);
                }
            }
        }
        1 | 2 => {
            let mut c = v[0].powi(2);
        }
        _ => {
            let mut q3 = p202_inner(v, (v[0].floor() * v[0], (0..=3).zip(v.chunks(2)).filter(|(j, out)| t <= 0.9).map(|(j, row)| row[0] + v[2 - 1]).sum::<f64>()));
        }
    }
    (d.asinh() - t * 2.0) * grid[2]
}

#[differentiable(unconnected = "zero")]
fn p203(v: &mut [f64]) -> f64 {
    match 4 % 4 {
        0 => {
            if v[1] > 0.3 {
                let count: usize = 2;
                v[2] = v[count % 4] - v[2];
            } else {
                let c = &mut v[4 - 1];
                *c += *c + *c;
            }
            let flag = 0.25 > 0.3;
        }
        1 | 2 => {
            let mut j = 0;
            let z: f64 = 'rows1: loop {
                j += 1;
                if j >= 1 || v.len() % 3 == 1 {
                    break v[v.len() - 1];
                }
                let mut ys: Vec<f64> = Vec::with_capacity(4);
                for &p in v.iter().skip(1) {
                    ys.push(p);
                }
                ys.push((v[v.len() - 1].powi(2) + 1.2).powi(-1));
            };
        }
        _ => {
            let mut j = 0;
            let mut x: f64 = loop {
                j += 1;
                if j >= 3 {
                    break if v[j % v.len()] < -0.4 {
                        let c: f64 = v.windows(2).enumerate().map(|(count, ys)| v[0] * ys[0]).sum::<f64>();
                        c * 1.0
                    } else {
                        let mut c: f64 = v.iter().enumerate().rev().map(|(i, &c)| c + c).sum::<f64>();
                        c / 3.0
                    };
                }
            };
        }
    }
    v[0] + v[4 - 1] + v[4 - 1]
}

#[differentiable(unconnected = "zero")]
fn p204(flag: bool, xs: &[f64], c: f64, out: &mut [f64; 3]) -> f64 {
    let mut j: usize = 0;
    out.swap(j % 3, j % 3);
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for m in (0..3).rev() {
        for n in 1..out.len() {
            'rows1: for r in out.iter() {
                for b in out.iter().rev() {
                    let mut c = c + r;
                }
            }
        }
        state.push((match m % 5 {
            0..=1 => out[m],
            2..=3 => out[m],
            j2 if j % 3 != 0 || (j2 + 1) % 3 == 0 => out[0],
            _ => out[3 - 1],
        }) * out[(m + 1) % out.len()]);
    }
    state.push(c + c);
    xs[1] - c * 0.3 - state[0] * 0.5 - (out[2].to_radians() + state[j % state.len()]) + (out[out.len() - 1] + state[0] - state[j % 1].max(state[state.len() - 1]))
}

#[differentiable(unconnected = "zero")]
fn p205(mut pair: (f64, f64), w: f64, y: &mut f64) -> (f64, f64) {
    pair.0 = if w <= 0.1 {
        (0..3).map(|count| (count as f64)).fold(w, |acc, d| acc * 0.5 + d * *y)
    } else {
        w + *y
    };
    let pair2 = ([w.min(*y), *y], w.atan().exp2());
    pair.1 -= (pair2.1.powi(2) + 1.2).ln() / 2.0;
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for (j, count) in (0..2).zip(0..3) {
        buf.push(w * (count as f64) + (count as f64));
    }
    buf.push(pair2.0[0].atan());
    let mut z = w * (w * pair2.0[0]) * (if w >= pair2.0[2 - 1] {
        let mut u = pair2.0[1];
        1.0
    } else {
        pair2.1.to_radians()
    });
    let a = &mut *y;
    *a *= -1.0;
    *a += 0.5 * *a;
    let mut j = 0;
    while j < 2 {
        j += 1;
        pair.0 -= z + buf.iter().skip(1).map(|q| q * q).product::<f64>();
        let z = z * (y.max(buf[0]) - z * (j as f64));
    }
    let p = &mut pair.0;
    *p = if !(buf.len() < 3) {
        let mut acc = *y;
        0.8
    } else {
        let mut r = buf[0];
        buf[j % buf.len()]
    };
    *p += z;
    let i: usize = j * 2;
    let mut x = (z + z) * (i as f64) * ((z * z).powi(2) + 1.0).powf((-pair2.0[1]).sin());
    pair.0 = if buf.len() % 3 != 0 && pair2.0[0] >= -1.0 {
        let mut y2 = buf[i % buf.len()];
        if pair2.0[0] < x {
            buf[j % buf.len()]
        } else {
            2.0
        }
    } else {
        z - *y
    };
    match i % 4 {
        0 => {
            let d = &mut *y;
            *d = -0.4 + z;
            *d = x;
        }
        1 | 2 => {
            let mut n = 0;
            while n < 3 {
                n += 1;
                match n / 2 % 4 {
                    0 => {
                        x = x;
                    }
                    count if buf.len() > 0 => {
                        let count2: usize = i;
                    }
                    _ => {
                        z = z * z + (n as f64);
                    }
                }
            }
        }
        k if x <= 0.8 => {
            let d = std::mem::replace(&mut buf[0], (y.powi(2) + 1.2).powf(w.sin()));
        }
        _ => {}
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p206_helper(v: Vec<f64>, out: &[f64], w: f64) -> f64 {
    for count in (0..=2).rev() {
        let y: f64 = 'found1: {
            let h = |e: f64, a: f64| {
                let e2 = if count % 3 != 1 {
                    out[out.len() - 1].tanh()
                } else {
                    let mut w2 = a;
                    e
                };
                e + e2
            };
            if count % 3 == 0 || w > -0.4 {
                break 'found1 out[out.len() - 1] - w;
            }
            (out[count % 2] + w) * out[1]
        };
    }
    (v[v.len() - 1] + out[0]) * (0..v.len()).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p206(xs: &mut Vec<f64>, r: f64, z: f64, pair: (f64, f64)) -> f64 {
    let mut a = if z < -0.4 {
        z + r + r
    } else {
        let mut p = z * pair.0 / (pair.0.tanh().exp2().powi(2) + 1.2);
        xs.iter().rev().map(|&q| q).sum::<f64>()
    };
    if a > 0.3 {
        xs[3] -= p206_helper(xs[0..2].to_vec(), xs, pair.1);
        return z;
    }
    for (ys, buf) in xs.chunks(2).zip(xs[3..4].chunks(2)) {
        let mut a2 = (if a > 1.5 {
            let w = if ys[0] > 3.0 {
                let mut t = a;
                pair.0
            } else {
                let t: f64 = ys[0];
                buf[1 - 1]
            };
            r
        } else {
            z
        }) + ys[0].max(p206_helper(xs.to_vec(), &xs[1..], ys[0]));
    }
    let mut e = if z < 0.25 {
        pair.0 / 1.5
    } else {
        z * pair.0 - 0.5_f64.floor() * z
    };
    if 3 < 3 {
        let j: usize = 0;
    } else {
        let n: usize = 4;
    }
    let z = z * p206_helper(xs.to_vec(), xs, 1.1);
    e *= 0.25;
    (a - e * 2.0 + z) * (z * e * (z * -1.0))
}

#[differentiable(unconnected = "zero")]
fn p207(state: &mut [f64]) -> f64 {
    state[4 - 1] += state[3].to_radians() * state[state.len() - 1];
    let mut k = 0;
    'rows1: loop {
        k += 1;
        let mut r = ((match k / 2 % 5 {
            0..=1 => state[2],
            2..=3 => state[2],
            n if state[1] < 0.8 => {
                let mut acc = state[4 - 1];
                acc
            }
            _ => state[0],
        }) * state.iter().zip(&state[3..4]).map(|(x, &s)| *x + s).sum::<f64>()).atan().exp2();
        let mut k2: usize = k * 2;
        if k >= 4 {
            break;
        }
    }
    let c: f64 = 'found2: {
        state[k % 4] = state[2] + state[1] + state[k % state.len()].asinh();
        if state[3] >= state[k % state.len()] && state[4 - 1] >= -0.7 {
            state[0] += state[2];
            break 'found2 state[3];
        }
        state[k % state.len()]
    };
    state[4 - 1] += c;
    let q: f64;
    if c > -0.7 {
        q = (1.0 + c.abs()).ln();
    } else {
        q = (c * c).tanh().exp_m1();
    }
    (c.abs() + c * 2.0) * state[state.len() - 1] + (c + 2.0)
}

#[differentiable(unconnected = "zero")]
fn p208_helper(ys: &[f64], row: [f64; 4], mut row2: [[f64; 2]; 2]) -> f64 {
    let mut z = (row2[0][1] * ys[1] * (0..row.len()).map(|n| (n as f64)).sum::<f64>()).min(row[1] / (ys[0].powi(2) + 1.0) - row2[0][2 - 1]);
    let mut c = row[1].tanh();
    for m in (0..row2.len() - 1).rev() {
        let b = match m * 2 % 5 {
            0 => row2[m].windows(2).step_by(2).map(|ys2| z).product::<f64>(),
            j if j % 3 == 1 => c,
            _ => {
                let mut p = row2[m][(m + 1) % 2].tanh() - c;
                -(p / (p.powi(2) + 0.5))
            }
        };
    }
    let mut count = 0;
    while count < 3 {
        count += 1;
        row2 = [[if count < 3 {
            c
        } else {
            let u: f64 = c.max(z);
            if !(u < c) {
                u
            } else {
                let mut p = c;
                p
            }
        }, z + c - (0..row2.len() - 1).map(|n| 0.25 + (n as f64)).sum::<f64>()], [if (count + 1) % 2 != 1 {
            let mut b = c.max(z);
            row2[2 - 1][0].to_radians()
        } else {
            let mut w: f64 = 1.1;
            c + w
        }, if row2[1][0] < 0.1 && z > c {
            (c.powi(2) + 1.0).ln_1p()
        } else {
            0.1
        }]];
    }
    (if count / 2 < 3 {
        z
    } else {
        c
    }) - row[count % 4] * 1.5 + row2[count % 2][0] * 2.0 - z * 0.3 - c
}

#[differentiable(unconnected = "zero")]
fn p208_inner(t: &mut f64, mut y: f64) -> f64 {
    let mut z = (if y > y {
        y
    } else {
        *t
    }).tanh().abs();
    z *= z.atan();
    let x: f64 = 'found1: {
        let mut pair: (f64, f64) = ((0..3).map(|i| (i as f64) * (0.9 * z)).sum::<f64>(), -y);
        if z > 1.1 {
            pair = (*t - (0..2).map(|k| y + (k as f64)).fold(pair.1, |acc, w| acc.max(w)), if pair.0 > 0.5 {
                (-y.powi(2)).exp()
            } else {
                z / (t.powi(2) + 0.5)
            });
            return ((t.floor() * pair.1).powi(2) + 0.5).powf((-z).sin());
        }
        y
    };
    let mut p = t.max(z / (1.0 + z.abs())) * z;
    ((0..4).zip(0..3).map(|(m, m2)| p + (m2 as f64)).sum::<f64>() - z * 2.0 + x * 1.5 + p * 2.0) * (1.0 + (-0.4 * p).abs()).cbrt() - y.min(if x <= -1.0 {
        p
    } else {
        -0.7
    })
}

#[differentiable(unconnected = "zero")]
fn p208(xs: &[f64], flag: bool) -> (f64, f64) {
    {
        let mut n = 0;
        'rows1: while n < 4 && n / 2 % 2 == 0 {
            n += 1;
            for grid in xs.chunks(2) {
                let d = grid[0];
                let d = d + (1.0 + grid[0].cos().abs()).powf((d + (n as f64)).sin());
            }
        }
    }
    let q: f64 = 'found2: {
        if !(xs[0] <= xs[3]) {
            break 'found2 (1.0 + xs[0].abs()).recip();
        }
        xs[xs.len() - 1].abs()
    };
    let state = [q.tanh(), if flag {
        q
    } else {
        q
    }, q];
    ((state[1].cos() - state[0] * 0.3) * 0.25, q - q * 0.3 + state.iter().skip(1).map(|&u| u + u).fold(-1.0_f64, |acc, u| acc + ((if state[0] >= xs[3] {
        state[1]
    } else {
        let mut d = u;
        state[3 - 1]
    }) + u)) - q)
}

#[differentiable(unconnected = "zero")]
fn p209_helper(ys: &[f64], j: usize, ys2: &[f64]) -> f64 {
    if ys2[j % 2] >= ys2[1] {
        if (j + 1) % 2 == 0 {
            for w in ys2.iter().step_by(2).rev() {
                let f = |s: f64| {
                    let y = ys[j % 2].tanh().sinh() / ((ys[2 - 1] - ys[j % ys.len()]).powi(2) + 1.0);
                    if j * 2 > 1 {
                        return y.atan2(y.powi(2) + 0.5);
                    }
                    s + (-ys2[j % ys2.len()].powi(2)).exp()
                };
            }
        } else if j < 3 {
            if ys[ys.len() - 1] < -0.7 {} else {
                let y = ys2[2 - 1] - (ys2[j % ys2.len()] + (j as f64)) / ((ys2[0] - -1.0).powi(2) + 0.5);
            }
        }
    }
    ys[1] * ys2[1] * ys[0]
}

#[differentiable(unconnected = "zero")]
fn p209(x: f64, out: &mut [f64; 4], ys: [[f64; 2]; 3]) -> f64 {
    let flag = ys[0][1] > -0.7;
    out[3] += ys[0][2 - 1].powi(3).sin();
    'rows1: for a in out.iter() {
        let p = ys[2][1].tanh().exp_m1();
    }
    let y = ys[0][0];
    let mut ys2 = ys;
    let mut xs: Vec<f64> = out.windows(2).rev().enumerate().map(|(n, ys3)| ys[n % ys.len()][0]).collect::<Vec<f64>>();
    if x < 0.5 {
        let mut k = 0;
        loop {
            k += 1;
            xs.fill(ys2[k % ys2.len()][k % 2].max(out[k % out.len()]));
            if k >= 1 || xs[0] < -0.7 {
                break;
            }
        }
    } else if 0.5 > 0.25 {
        xs[0] *= ys2[0][1] * (0.8 + ys[2][1]);
    }
    ys2[0][1] - ys[1][1] * 1.5 + ys2[ys2.len() - 1][0] * 0.5 + xs[0] * 1.5 - xs.chunks(2).map(|state| y + ys[0][1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p210_helper(s: f64, row: &[f64], j: usize) -> f64 {
    row.iter().filter(|y| **y > 0.1).map(|&a| a * a).sum::<f64>() + (0..3).map(|n| (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p210(a: f64, i: usize, e: f64) -> f64 {
    match i / 2 % 4 {
        0 => {}
        _ => {
            let mut k = 0;
            while k < 5 {
                k += 1;
                match i / 2 % 3 {
                    0 => {
                        let mut grid: Vec<f64> = Vec::new();
                        for count in (0..i).step_by(2) {
                            grid.push((e + (count as f64)) / (1.0 + (e / (e.powi(2) + 0.5)).abs()));
                        }
                        grid.push(e);
                    }
                    1 | 2 => {
                        let k2: usize = i / 2;
                    }
                    _ => {}
                }
            }
        }
    }
    (1.0 + e.abs()).ln() + a * 2.0 - e + (0..i).map(|count| (count as f64) * (a - 2.0)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p211_helper(mut x: f64, q: f64, ys: &mut Vec<f64>, e: f64) {
    let q2: f64;
    if -0.7 > -0.4 {
        q2 = q;
    } else {
        q2 = e + q + (0.9 - ys[0]);
    }
    match 2 % 4 {
        0 => {
            let p: f64;
            if ys[1] > -0.4 {
                p = e;
            } else {
                p = e;
            }
            let h = |c: f64, acc: f64| {
                let mut b = p;
                c + (0..2).zip(ys[..1].iter()).map(|(n, c2)| c2 * b).sum::<f64>().atan2(1.0 + p.min(acc).abs())
            };
        }
        _ => {}
    }
    let mut add = |w: f64| {
        x += w * (0.5 / (1.0 + w.abs()));
        x
    };
    let u = add(ys[1..2].iter().map(|p| *p * *p).sum::<f64>());
    let d = add(q2 + u);
}

#[differentiable(unconnected = "zero")]
fn p211_inner(mut c: f64, grid: &[f64], i: usize) -> f64 {
    'rows1: for state in grid[0..1].chunks(2) {
        if state[0] > 0.25 {
            c += grid[2 - 1] / 2.0 / 1.5;
            break 'rows1;
        }
    }
    c -= c.max(grid[grid.len() - 1]) * (c + grid[grid.len() - 1]);
    c /= grid[i % 2].powi(2) + 1.0;
    let d = std::mem::replace(&mut c, grid[grid.len() - 1] + grid[1]);
    c * d + c * 0.3 + d * 0.3 + (0..grid.len()).rev().zip(grid.iter()).map(|(k, y)| d + y).sum::<f64>() - c.abs()
}

#[differentiable(unconnected = "zero")]
fn p211(flag: bool, #[no_diff] out: &Vec<f64>, pair: (f64, f64)) -> f64 {
    let mut j = 0;
    while j < 3 {
        j += 1;
        let mut pair2 = ((pair.0 * pair.1).abs(), pair.1 + pair.0);
        let mut v = vec![pair2.0; out.len()];
    }
    'rows1: for row in out.windows(2) {
        let mut d = p211_inner(row[1].atan(), &out[2..], 2);
    }
    let mut k = 0;
    let mut d: f64 = 'steps2: loop {
        k += 1;
        if k >= 1 {
            break pair.1 - (out[4] - (j as f64));
        }
        let mut m = 0;
        while m < 3 {
            m += 1;
            if k % 2 == 1 {
                let n: usize = out.len();
            } else {
                let v = [pair.0 * (k as f64), pair.1 + pair.0, pair.1.tanh(), pair.1];
            }
        }
    };
    pair.0 + pair.0 * 2.0 + ((if k > 2 {
        d
    } else {
        pair.0
    }) + d) + out[0..2].iter().enumerate().map(|(k2, d2)| d2 * (d2 * pair.1)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p212(row: &[f64; 4], ys: &[f64], d: f64) -> (f64, f64) {
    let row2 = [ys[3]; 3];
    let mut pair = (row2[2].tanh().cosh().powi(2), d);
    let mut a = row2[0].abs();
    match 3 % 3 {
        0 => {
            let mut ys2: Vec<f64> = Vec::with_capacity(4);
            for m in 1..row.len() {
                a -= a - (match m % 5 {
                    0 => row2[3 - 1],
                    j if ys[3] <= pair.0 => a,
                    _ => row[m],
                });
                ys2.push(a * (1.0 + 1.0_f64.abs()).powf(row2[0].sin()));
            }
            ys2.push(d);
            ys2[1 - 1] += pair.0;
        }
        1 | 2 => {
            let mut row3 = vec![pair.0; row2.len()];
        }
        _ => {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for (&a2, e) in row2.iter().zip(&row2) {
                match 1 % 4 {
                    0 => {
                        a += *e;
                    }
                    1 | 2 => {
                        if *e > 1.0 {
                            continue;
                        }
                    }
                    j if !(j / 2 % 3 == 0) => {
                        a -= (0..row2.len() - 1).map(|k| (k as f64)).sum::<f64>();
                    }
                    _ => {}
                }
                state.push(row2.chunks(2).enumerate().map(|(i, ys2)| a * *e).sum::<f64>());
            }
            state.push(if row2[row2.len() - 1] <= 1.1 {
                let mut d2 = d;
                ys[0]
            } else {
                pair.0
            });
        }
    }
    pair
}

#[differentiable(unconnected = "zero")]
fn p213_helper(n: usize, row: &[f64]) -> f64 {
    (0..row.len()).for_each(|m| {});
    for a in row.iter() {
        let mut m = 0;
        let d: f64 = loop {
            m += 1;
            for i in (0..1).skip(1) {
                let (mut r, x) = (*a, a / (1.0 + row[0].abs()));
            }
            let flag = m * 2 % 3 != 0;
            if m >= 4 || *a > 0.3 {
                break (1.0 + (a.floor() * a).abs()).powi(-1);
            }
        };
    }
    row[n % 2] * ((row[2 - 1] - row[2 - 1]) * row[0]) - row[n % row.len()]
}

#[differentiable(unconnected = "zero")]
fn p213(mut d: f64, out: &[[f64; 2]; 2], xs: &[f64]) -> f64 {
    let b = d - out[0][2 - 1];
    let mut i: usize = 2;
    let mut add = |r: f64| {
        d += r * (xs[2] - out[1][1]);
        d
    };
    let acc = add(out[1][1] + b);
    let c = add(acc + (i as f64));
    let mut y = (xs[0].powi(2) + 1.2).ln().tanh();
    let y2 = (if i % 2 == 1 {
        if i > 1 {
            -0.4
        } else {
            y
        }
    } else {
        c
    }) + (match i % 5 {
        0..=1 => c + c,
        2..=3 => xs[1],
        k if y >= 2.0 => acc,
        _ => 0.8_f64.atan2(1.0 + acc.abs()),
    });
    y.atan().exp2() + b * 1.5 + acc * 0.5 + c * 2.0 - y2 * 0.5 - (0..i).map(|n| b - y2 + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p214(xs: &[[f64; 2]; 2]) -> f64 {
    for n in 0..=4 {
        if n + 1 < 3 {
            break;
        }
    }
    (0..xs.len()).rev().for_each(|k| {});
    if xs[xs.len() - 1][2 - 1] < xs[xs.len() - 1][1] {} else {
        let mut state = [xs[0][2 - 1]; 3];
    }
    0.1 - xs[1][0].max(xs[2 - 1][2 - 1]).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p215_helper(acc: f64, out: [f64; 4], out2: Vec<f64>) -> (f64, f64) {
    let (x, mut s) = (out2[0] * out2[1] * acc.tanh(), acc);
    if s >= s && s >= 0.5 {
        s = s;
        let r = &mut s;
        *r = x.to_radians();
    } else {
        let mut pair: (f64, f64) = (out2[1..].iter().rev().zip(out2[1..].iter()).map(|(r, &p)| p).sum::<f64>(), s.atan2(1.0 + x.abs()));
    }
    (s - acc * 1.5 + out[1] * 0.3 - out2[1] * 0.3 - x * 0.3 - s, (out2[1] / (1.0 + x.abs()) - acc * 2.0 - out[0] * 0.5 + out2[0] * 2.0 + s * 0.5 - (x + out[2] - out2[2 - 1] * s)) * ((if s > -1.0 {
        out2[0]
    } else {
        out2[1]
    }) + x.sin()))
}

#[differentiable(unconnected = "zero")]
fn p215(mut row: Vec<f64>, c: &mut f64, #[no_diff] acc: f64) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        'rows1: for c2 in row.iter_mut() {
            for k in (0..m).rev() {}
        }
        let pair = p215_helper(-acc, [acc, 3.0 - acc, row.iter().take(2).enumerate().filter(|(m2, b)| **b > 0.3).map(|(j, &s)| *c + s).sum::<f64>(), row[m % 4] * (m as f64)], row.to_vec());
        if m >= 1 || acc < 2.0 {
            break;
        }
    }
    (*c - row[0] * 0.5) * (acc + acc).to_radians() - (row[row.len() - 1] * row[3]).tanh().sinh()
}

#[differentiable(unconnected = "zero")]
fn p216_helper(mut p: f64, out: &[f64]) -> f64 {
    let w = out[1];
    p -= if p < 0.9 {
        let mut w2 = if out[0] > 2.0 {
            out[1]
        } else {
            w
        };
        w2
    } else {
        w * out[0]
    };
    let mut pair = (out[1] - (w + w), -w);
    let s = &mut pair.1;
    *s -= *s;
    match out.len() % 4 {
        0 => {}
        1 | 2 => {
            'rows1: for m in 1..out.len() {
                for (b, n) in out.iter().zip(0..out.len()) {
                    let mut y = out.iter().rev().filter(|e| **e > 0.8_f64).map(|d| d * (d * b)).fold(p, |acc, e| acc * 0.5_f64 + (p * pair.1 + e)).signum() * (b.powi(2) + 1.0).powf((if !(m + 1 > 1) {
                        let mut x = pair.0;
                        *b
                    } else {
                        w
                    }).sin());
                }
            }
        }
        j if j % 2 == 1 => {
            let c = &mut pair.0;
            *c *= -*c;
            *c += w;
        }
        _ => {}
    }
    w + w - p * 1.5 + w * 1.5 - pair.0 * 1.5 + -0.4
}

#[differentiable(unconnected = "zero")]
fn p216(out: [f64; 4]) -> f64 {
    let mut d: f64;
    if out[out.len() - 1] > 0.3 {
        d = out[4 - 1] + out[1] - (1.1 + out[1]);
    } else {
        d = out[1..].iter().zip(out[..2].windows(2)).map(|(&acc, row)| acc + acc).fold(out[1], |acc, s| acc * 0.5 + (out[2] + s)) + (if out[4 - 1] > 0.5 {
            out[3]
        } else {
            let mut s = out[4 - 1];
            -0.7
        });
    }
    let mut b = (if d > 0.8 {
        let mut e = out[3];
        e.signum() * e
    } else {
        let mut c = d.max(d);
        d
    }).powi(2);
    for i in 0..1 {
        let y = (0..out.len()).map(|i2| (i2 as f64)).sum::<f64>().atan2(1.0 + (if out.len() > 1 {
            d * out[i]
        } else {
            let mut d2: f64 = d.clamp(-0.75, 1.25);
            out[i] * d2
        }).abs());
    }
    let mut z = p216_helper(d + b, &out);
    'rows1: for (acc, ys) in out[..3].iter().zip(out.chunks(2)) {
        for j in 0..ys.len() {
            let q = &mut z;
            *q += 0.8_f64.powi(2);
        }
        if out.len() < 3 {
            z = 0.3;
            break;
        }
    }
    let t = (z + z) * (z / (1.0 + z.abs()) / (p216_helper(d, &out).powi(2) + 1.2));
    if b >= 1.5 {
        return if z < out[1] {
            let mut y = t.cos();
            z
        } else {
            out.iter().map(|u| *u).sum::<f64>()
        };
    }
    {
        let b = b + z;
    }
    (if 4 < 3 || b > out[2] {
        let p = b;
        out[out.len() - 1]
    } else {
        d
    }) - (d.powi(2) + 1.2).ln_1p() * t - (0..out.len()).map(|m| (m as f64) * out[(m + 1) % out.len()]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p217_helper(t: f64, y: f64) -> f64 {
    y.signum() * y + t * 1.5 - y * 0.5 + (0..2).step_by(2).map(|k| (k as f64)).fold(y, |acc, e| acc * 0.5 + e * e) - -y
}

#[differentiable(unconnected = "zero")]
fn p217(k: usize, v: Vec<f64>, c: &mut f64) -> f64 {
    match v.len() % 3 {
        0 => {
            let mut pair = (*c, *c - *c);
        }
        1 | 2 => {
            match k % 3 {
                0 => {
                    *c = v[1];
                }
                1 | 2 => {
                    *c += *c * 0.9 * (*c * *c);
                }
                m if v.len() % 3 == 1 => {
                    let flag = m / 2 % 2 != 1;
                }
                _ => {}
            }
            let mut i = 0;
            'rows1: while i < 2 && *c < 1.1 {
                i += 1;
                'steps2: for grid in v[1..4].chunks(2).rev() {
                    let mut buf = [[grid[grid.len() - 1], grid[i % grid.len()]], [grid[0], grid[0]], [1.5, grid[0]], [grid[i % 1], 0.25]];
                    let grid2 = buf[buf.len() - 1].to_vec();
                }
                let (mut a, y) = (c.sin().exp_m1() - c.signum() * -0.4, *c);
            }
        }
        _ => {}
    }
    let mut u = *c + (*c + (if k / 2 % 3 == 0 {
        *c
    } else {
        *c
    }));
    if !(k > 1) {
        let e = p217_helper(u + (k as f64), v.chunks(2).map(|ys| u).sum::<f64>());
        let mut add = |acc: f64| {
            u += acc * (e * u);
        };
        add(e + 0.5);
        add(e / (1.0 + (-1.0_f64).abs()));
    }
    let y = &mut u;
    *y = *c;
    let state = [*c, u, -v[k], u.min(v[5 - 1 - k])];
    (c.tanh() + state[1] * 1.5 - u) * (0..state.len()).zip(0..v.len()).map(|(m, count)| (count as f64) * state[4 - 1 - m]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p218(state: &[f64], y: f64, row: Vec<f64>) -> f64 {
    let q = (y.signum() * row[row.len() - 1]).floor() * row[2].hypot(y.powi(2) + 0.5) + (if row[1] <= -1.0 {
        state[1].powi(2)
    } else {
        state[..3].iter().rev().map(|z| y + z).sum::<f64>()
    });
    if y <= q {}
    let mut row2 = vec![y, row[2] - row[row.len() - 1], row[3 - 1].clamp(-0.75, 1.25), y];
    (0..row.len()).for_each(|k| {
        row2[k % 4] = (row[k] * (k as f64)).tanh();
        row2[4 - 1] = row[row.len() - 1 - k];
    });
    let mut a: f64;
    if row2[2] < row2[3] {
        a = if row2[row2.len() - 1] > 0.8 {
            y * row[0]
        } else {
            row2[..3].chunks(2).zip(row2.iter()).map(|(v, z)| z * z).product::<f64>()
        };
    } else {
        a = if -0.4 > 0.3 {
            (1.0 + q.abs()).ln()
        } else {
            let c: f64 = 0.9;
            row[1].powi(2)
        };
    }
    for (count, x) in row2.iter_mut().enumerate() {
        *x = a;
    }
    if state[1] < 0.9 && a <= 3.0 {
        let mut pair: (f64, f64) = (-0.4, 1.1 + row2[0]);
    } else {
        let mut xs: Vec<f64> = Vec::new();
        for (&q2, u) in row[..2].iter().zip(&row2[2..]) {
            xs.push((row2[2] / (u.powi(2) + 1.2)).atan().exp());
        }
        xs.push(row[row.len() - 1] - y);
    }
    (1.0 + 1.5_f64.abs()).log10() - row[2] * 0.5 - q * 0.5 - (a - row2[row2.len() - 1].cos())
}

#[differentiable(unconnected = "zero")]
fn p219_helper(pair: (f64, f64), v: &[f64]) -> f64 {
    v[0] * v[2 - 1] * v[1] * (v[1] / (1.0 + v[v.len() - 1].abs()) * (v[v.len() - 1] - 3.0))
}

#[differentiable(unconnected = "zero")]
fn p219(m: usize, mut p: f64) -> f64 {
    let y = p / (1.0 + p.abs());
    if p < -0.4 {
        if y <= y {
            return p * y - (match m % 5 {
                0..=1 => p,
                2 => y,
                _ => {
                    let mut y2 = y;
                    y2
                }
            });
        }
    } else {
        p = (1.0 + p.abs()).ln_1p().atan().cosh();
    }
    {
        let (a, r) = (if m + 1 > 1 && y < p {
            let e = (-p.powi(2)).exp();
            y / (e.powi(2) + 1.0)
        } else {
            let mut u = y;
            (u.powi(2) + 0.5).log10()
        }, y * p);
        p *= (0..m).map(|j| (0..=j).map(|m2| r + (m2 as f64)).sum::<f64>() + (j as f64)).sum::<f64>();
    }
    p += (1.0 + (y + -0.7).abs()).cbrt();
    let mut xs = vec![y; 2];
    let m2: usize = m * 2;
    xs[0] += xs[0] * (m2 as f64) * (y / (xs[0].powi(2) + 0.5));
    p * y + xs[1] * 0.3 + xs.chunks(2).map(|xs2| xs2[xs2.len() - 1] / (xs[0].powi(2) + 1.0) + 0.1).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p220_helper(state: &[f64], xs: &mut Vec<f64>, row: &mut Vec<f64>) {
    for &r in xs.iter() {
        row[1] = (r - row[0]) / (xs[0].powi(2) + 1.0);
        if !(row[row.len() - 1] < 0.9) {
            if r > -1.0 {
                let mut out: Vec<f64> = Vec::new();
                for (b, i) in xs.iter().zip(0..xs.len()) {
                    out.push((state[2 - 1] / 2.0).tanh().exp());
                }
                out.push(r + row[1]);
            }
        } else if xs[1] > 1.1 && row[0] <= 1.5 {
            row[0] += row[row.len() - 1] + (r + r);
        } else {
            let (c, mut d) = (if row[0] > 3.0 {
                r
            } else {
                r - row[1]
            }, xs[1] * r);
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p220_inner(r: f64, i: usize) -> f64 {
    let t = r;
    match i % 3 {
        0 => {
            for (n, k) in (0..i).zip(0..i) {
                let mut j = 0;
                let mut d: f64 = loop {
                    j += 1;
                    if j >= 4 {
                        break match k % 5 {
                            0 | 4 => t,
                            2..=3 => r.abs(),
                            _ => r - t,
                        };
                    }
                };
            }
        }
        _ => {}
    }
    t + t - r * 0.3 + (1.0 + 0.5_f64.abs()).ln_1p().asinh() + r.min(t + 1.1)
}

#[differentiable(unconnected = "zero")]
fn p220(xs: [f64; 4]) -> f64 {
    for count in 0..xs.len() {
        match count % 3 {
            0 => {
                xs.iter().for_each(|w| {});
            }
            1 | 2 => {
                if xs[count] <= xs[count] && xs[count] <= 1.5 {
                    continue;
                }
            }
            k if !(k + 1 < 3) => {
                for xs2 in xs.chunks(2) {}
            }
            _ => {}
        }
    }
    xs[1] * xs[4 - 1] + xs[0] * 2.0 + xs[3]
}

#[differentiable(unconnected = "zero")]
fn p221_helper(mut grid: [[f64; 2]; 2], m: usize, row: [f64; 4]) -> f64 {
    for (n, out) in (0..row.len()).zip(grid.iter()) {
        for (ys, xs) in out[..1].chunks(2).zip(out.windows(2)) {
            let h = |w: f64| w * row[n];
        }
    }
    row[m % row.len()] / (1.0 + row[0].abs()) + grid[1][1] * 0.5 + row[m % 4] * 0.3 + row[row.len() - 1].floor() * grid[m % 2][1] - grid[m % grid.len()][0..1].iter().product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p221(y: f64, m: usize, k: usize, row: &mut [f64]) -> f64 {
    for u in row[3..].iter().rev() {
        'rows1: for k2 in 1..row.len() {
            let mut e = (u.to_radians() + (k2 as f64)).asinh();
            for (m2, &e2) in row[3..].iter().enumerate().rev() {
                let mut xs: Vec<f64> = Vec::with_capacity(4);
                for i in 0..row.len() {
                    xs.push(row[k2].atan().sinh().powi(3));
                }
                xs.push(u - e2);
            }
        }
    }
    (p221_helper([[row[m % row.len()], row[1]], [row[4 - 1], 0.8]], 3, [y, row[m % 4], y, 1.5]) + y * 0.3 - (0..row.len()).map(|k2| (k2 as f64) * row[k2]).product::<f64>()) * row[2].sin().sinh().tanh().sinh()
}

#[differentiable(unconnected = "zero")]
fn p222_helper(d: &mut f64, state: &mut Vec<f64>, m: usize, w: f64) -> f64 {
    let s: f64 = 0.9;
    let mut x: f64 = state.iter().step_by(2).rev().map(|s2| s2 * *d).sum::<f64>();
    let mut d2 = x.abs();
    (x * (m as f64) + x * 0.3 + d2 * 0.5) * (w.floor() * x + s / 1.5)
}

#[differentiable(unconnected = "zero")]
fn p222(ys: &[f64]) -> f64 {
    let y = ys[ys.len() - 1];
    let mut pair: (f64, f64) = ((-1.0 + y).to_radians(), (0..ys.len()).map(|k| y + (k as f64)).sum::<f64>());
    ys.iter().enumerate().rev().for_each(|(k, &a)| {
        pair.1 = a + a + (if pair.1 >= 0.9 {
            a
        } else {
            let mut w = a;
            a
        });
    });
    let mut m = 0;
    'rows1: while m < 4 {
        m += 1;
        let flag = pair.1 > 0.5;
        let mut y = y + pair.0;
    }
    pair.1 += (ys[0] / 2.0).max(pair.0 + pair.1);
    if ys[ys.len() - 1] < 3.0 {
        pair.0 *= pair.0 * pair.0;
    } else {
        let mut i = 0;
        let mut acc: f64 = loop {
            i += 1;
            let mut y = y * y.max(y).tanh().exp_m1();
            if !(ys.len() % 2 == 0) {
                break pair.1 + (m as f64);
            }
            if i >= 3 {
                break (pair.0 + y).atan().exp2();
            }
        };
    }
    (-pair.0 - y * 0.3 - pair.0 * 2.0) * (0..m).take(2).map(|j| y * y + (j as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p223_helper(q: f64, mut e: f64) -> f64 {
    let mut n = 0;
    while e > e && n < 2 {
        n += 1;
        e += (1.0 + (e.powi(2) + 1.2).sqrt().abs()).ln_1p();
    }
    let (u, a) = (e, e);
    let mut buf = [e; 4];
    buf[n % 4] = u;
    ((0..n).map(|i| e + (i as f64)).product::<f64>() - e * 0.3 - u * 1.5 - a * 1.5 - buf[buf.len() - 1] * 2.0) * (0.3 / (1.0 + buf[0].abs()) + 0.5_f64.min(a))
}

#[differentiable(unconnected = "zero")]
fn p223(row: &mut [f64], row2: [f64; 2], v: &[[f64; 2]; 2], c: f64) -> f64 {
    match 1 % 4 {
        0 => {
            for out in row.chunks(2).skip(1) {
                match 3 % 4 {
                    0 => {
                        let e: f64 = out.iter().sum::<f64>();
                    }
                    1 | 2 => {}
                    _ => {}
                }
                let mut out2 = v[v.len() - 1].to_vec();
                if out2[0] > 0.8 {
                    break;
                }
            }
        }
        _ => {}
    }
    if c >= 0.9 {
        row[1] *= row2[0];
        let flag = v[0][1] >= 1.5;
    } else if c >= -1.0 {
        let c2 = 0.8_f64.abs();
    }
    row[1] /= ((1.0 + c.abs()).powf(row2[1].sin()) * row2[1..].iter().skip(1).enumerate().map(|(k, x)| *x).sum::<f64>()).powi(2) + 1.0;
    row[4 - 1] /= (v[v.len() - 1][1] * c.tanh()).powi(2) + 1.0;
    v[0].iter().zip(row2.iter()).for_each(|(w, &e)| {
        row[3] = *w;
    });
    row.windows(2).skip(1).map(|state| c).sum::<f64>() - c * 0.3 - (1..v.len()).zip(0..2).map(|(i, m)| (m as f64)).sum::<f64>().asinh() + (if v[1][2 - 1] > -1.0 {
        row2[2 - 1]
    } else {
        c
    })
}

#[differentiable(unconnected = "zero")]
fn p224(w: f64) -> f64 {
    let mut t = (w.powi(2) + 1.0).cbrt();
    let t2 = &mut t;
    *t2 = *t2;
    let mut pair = ((1.0 + w.atan().exp().abs()).recip(), -t);
    let (u, mut b) = (pair.0, pair.1.atan());
    b - w * 0.5 - t * 0.5 - b * 0.5 - (if !(pair.0 > -0.4) {
        u
    } else {
        (-2.0_f64.powi(2)).exp()
    })
}

#[differentiable(unconnected = "zero")]
fn p225_helper(x: f64, ys: &[f64], v: &mut [f64]) -> Vec<f64> {
    let acc = &mut v[1];
    *acc *= ys[0];
    vec![(v[2 - 1] * ys[2 - 1]).tanh(), v[2 - 1]]
}

#[differentiable(unconnected = "zero")]
fn p225(y: f64, m: usize) -> f64 {
    for (i, n) in (0..3).rev().zip(0..=2) {
        if y >= 1.0 {
            continue;
        }
    }
    let mut i = 0;
    let acc: f64 = loop {
        i += 1;
        if i >= 3 {
            break (0..i).step_by(2).zip(0..1).map(|(m2, i2)| y + (i2 as f64)).product::<f64>();
        }
        let out = vec![y + y, y - (m as f64), y.atan().exp_m1(), y - 0.3];
    };
    let mut i2 = 0;
    let z: f64 = loop {
        i2 += 1;
        if i2 >= 2 {
            break acc;
        }
        let mut m2 = 0;
        let mut p: f64 = loop {
            m2 += 1;
            if m2 >= 4 {
                break (0..m2).map(|k| (0..=i).map(|j| (j as f64)).sum::<f64>() + (k as f64)).product::<f64>();
            }
        };
        let state = [p; 2];
    };
    z.atan().exp_m1() + z * 0.3 + (z + z + (-acc.powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p226_helper(row: &[f64; 2], xs: &[f64], r: f64) -> (f64, f64) {
    (xs[1] + r + r * 0.5 - xs.windows(2).map(|xs2| row[0..1].iter().sum::<f64>() + r).sum::<f64>() + (row[row.len() - 1] - row[1]), r / 3.0 - xs[0] - (row[1].powi(2) + 1.0).powf(r.sin()) * (r.powi(2) + 1.0).cbrt())
}

#[differentiable(unconnected = "zero")]
fn p226(d: f64, k: usize) -> Vec<f64> {
    (0..k).for_each(|k2| {});
    let mut k2 = 0;
    let d2: f64 = loop {
        k2 += 1;
        let d = d + (d.powi(2) + 0.5).recip();
        if k2 >= 2 {
            break d;
        }
    };
    let mut y = (0..=3).step_by(2).map(|n| (n as f64)).sum::<f64>() + (k as f64);
    let w = d2;
    match k2 % 4 {
        0 => {
            let mut pair = (y * w * (-w.powi(2)).exp(), match k2 * 2 % 5 {
                0..=1 => w,
                2..=3 => w,
                _ => d,
            });
        }
        1 | 2 => {
            y += if k2 / 2 % 2 == 1 {
                w + (k as f64)
            } else {
                (0..=2).zip(0..4).map(|(i, i2)| w + (i2 as f64)).sum::<f64>()
            };
        }
        _ => {}
    }
    {
        'rows1: for (m, j) in (0..3).zip(0..k2) {
            if j * 2 % 2 != 0 {
                continue;
            }
        }
    }
    vec![y, y / ((w - d).powi(2) + 1.2)]
}

#[differentiable(unconnected = "zero")]
fn p227_helper(state: &mut [f64], p: f64, v: [[f64; 2]; 2]) -> f64 {
    for n in 0..v.len() {
        if v[n % v.len()][n % 2] > state[1] || n + 1 > 1 {
            return v[2 - 1][n];
        }
        let mut a = match n % 5 {
            0..=1 => {
                let t = state[n].atan().exp2().powi(2);
                v[n][n].max(t + t)
            }
            _ => v[n % v.len()][1] - v[(n + 1) % v.len()][1] * v[1][n % 2],
        };
    }
    v[v.len() - 1].iter().take(2).for_each(|s| {
        state[2 - 1] = p;
        state[0] -= (0..state.len()).map(|j| p * 0.3 + (j as f64)).sum::<f64>();
    });
    p + v[1][0] - p * 0.3 - v[1][0] * 0.5 - (if v.len() < 3 {
        let mut x = p;
        p.powi(2)
    } else {
        v[0][0] - v[0][1]
    }) + v[1].windows(2).enumerate().map(|(count, v2)| v[count % 2][1] * (v2[count % v2.len()].signum() * v2[1])).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p227_inner(p: f64, xs: &[f64], v: [f64; 3]) -> f64 {
    let d = if v[3 - 1] < -0.7 {
        p
    } else {
        (if p < xs[xs.len() - 1] {
            let mut x = v[1];
            x
        } else {
            xs[1]
        }).atan()
    };
    if d > d {
        if xs[1] >= 1.0 {
            return -xs[xs.len() - 1] + d;
        }
    } else if xs[1] >= 2.0 {
        let g = |r: f64| {
            let mut d2 = (r / 3.0).max(3.0_f64.powi(2));
            if r > 0.25 {
                return d + xs[0];
            }
            r + 1.1
        };
    }
    (1.0 + d.abs()).log10() * 0.8 - v[..2].iter().rev().filter(|q| **q > -0.4).map(|e| e * (xs[xs.len() - 1] * d)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p227(z: f64, flag: bool, row: Vec<f64>) -> f64 {
    let mut grid: [f64; 2] = [0.5; 2];
    if z > 0.3 {
        let f = |w: f64| {
            let e = row[0].atan2(1.0 + grid[grid.len() - 1].abs()).sin();
            w * (if w < 2.0 {
                e
            } else {
                0.5_f64.sin()
            })
        };
    } else if z <= grid[grid.len() - 1] {
        let mut z = z + grid[grid.len() - 1];
    }
    let mut count: usize = 2;
    let mut x = p227_inner(row[count % 3], &row, [row[count % row.len()].min(grid[2 - 1]), grid[count % grid.len()], grid.chunks(2).enumerate().map(|(m, out)| out[m % out.len()] + grid[m % grid.len()]).product::<f64>()]);
    let mut k = 0;
    loop {
        k += 1;
        match k / 2 % 3 {
            0 => {
                for m in 0..grid.len() {
                    let mut xs = [row[m]; 3];
                }
            }
            1 | 2 => {
                x /= x.tanh().sinh().tanh().powi(2) + 1.0;
            }
            _ => {
                grid[2 - 1] *= (1.0 + (row[k % row.len()] * (k as f64)).abs()).ln_1p();
            }
        }
        if k >= 1 {
            break;
        }
    }
    grid[2 - 1] = x * x + (x + grid[0]);
    let mut acc = z * (x * (if k % 3 != 1 || count % 3 != 0 {
        row[2]
    } else {
        row[row.len() - 1]
    }));
    let mut m = 0;
    let mut acc2: f64 = 'rows1: loop {
        m += 1;
        for (z2, m2) in grid.iter_mut().take(2).zip(0..3) {
            let mut a = (*z2 + (x + x)) * row.iter().sum::<f64>();
        }
        if m >= 1 {
            break p227_inner(acc, &grid, [grid[k % grid.len()], acc, acc]) + acc.clamp(-0.75, 1.25);
        }
    };
    acc2.sin().exp() + z * 1.5 - grid[m % 2] * 0.3 + x * 0.5 - acc * 0.3 - acc2 * 2.0 - grid.iter().map(|&a| a).sum::<f64>() - grid.iter().zip(grid.iter()).map(|(&a, &d)| d).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p228_helper(v: &[f64], t: f64, mut x: f64) -> Vec<f64> {
    x += x;
    vec![t, v[0]]
}

#[differentiable(unconnected = "zero")]
fn p228(mut q: f64, row: &mut [f64; 2]) -> f64 {
    let row2 = p228_helper(row, row[0].clamp(-0.75, 1.25), row[..1].iter().zip(0..4).filter(|(z, n)| *n != 1).map(|(s, k)| (k as f64) * *s).sum::<f64>());
    row[2 - 1] *= (if row[row.len() - 1] > 0.25 {
        let d = row2[0];
        row2[0]
    } else {
        row2[0]
    }).atan();
    for z in row[1..2].iter_mut().rev() {
        for m in 0..=2 {
            let mut count = 0;
            while count < 4 && m > 2 {
                count += 1;
                if row2[0] >= 0.3 && count * 2 < 3 {
                    return match count / 2 % 5 {
                        0..=1 => *z,
                        _ => row2[0],
                    };
                } else {
                    let q = q * q;
                }
            }
        }
    }
    3.0 - q * 0.5 - row2[0] * 0.3 + row[0] + (1.0 + (if row[1] >= row2[0] {
        let mut t: f64 = q;
        t
    } else {
        let u = row2[0];
        u
    }).abs()).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p229(xs: &mut [f64]) -> f64 {
    let mut j = 0;
    let mut w: f64 = loop {
        j += 1;
        if j >= 4 || xs.len() % 2 != 0 {
            break xs[4 - 1];
        }
        xs[2] -= (0..=j).map(|k| (k as f64)).sum::<f64>();
    };
    if xs.len() % 3 == 0 && w <= -0.7 {
        w = w.sin().exp() - -w;
        return (0..xs.len() - 1).rev().zip(xs.iter()).map(|(i, e)| *e * (w + w)).sum::<f64>();
    }
    let c = &mut w;
    *c = *c * xs[xs.len() - 1];
    *c *= *c;
    w = (w - (j as f64)).asinh();
    let mut r = xs[j % xs.len()];
    (if xs.len() < 3 {
        let mut t = w;
        w
    } else {
        r
    }) + w * 0.5 - r * 0.5 + (if j / 2 % 2 == 1 {
        0.3 + r
    } else {
        let mut x = -0.4 - xs[j % xs.len()];
        w * x
    })
}

#[differentiable(unconnected = "zero")]
fn p230_helper(buf: &[f64], x: &mut f64, n: usize, e: f64) -> f64 {
    let mut i = 0;
    while *x < 0.8 && i < 5 {
        i += 1;
        match i * 2 % 3 {
            0 => {
                for count in 0..=i {
                    *x -= if buf.len() < 3 || buf[1] >= 0.3 {
                        let mut u: f64 = e.asinh();
                        u * buf[count % 2]
                    } else {
                        *x
                    };
                }
            }
            1 | 2 => {
                'rows1: for count in 0..buf.len() {
                    let b = e;
                }
            }
            _ => {
                *x = (1.0 + x.abs()).sqrt() * (*x + (n as f64));
            }
        }
    }
    e * (*x - (i as f64) + x.tanh().exp()) - (e + *x - e / (e.powi(2) + 0.5))
}

#[differentiable(unconnected = "zero")]
fn p230_inner(u: f64, mut xs: Vec<f64>, u2: f64) -> f64 {
    let b = std::mem::replace(&mut xs[0], u2 * 0.1);
    let mut r = xs[0] + u2;
    let mut pair = (u2 * u2.sin().cosh(), b);
    let mut buf: Vec<f64> = Vec::new();
    for j in (0..2).rev() {
        buf.push(b.clamp(-0.75, 1.25) * (1.0 + b.abs()).cbrt());
    }
    buf.push((0..=2).map(|n| pair.1 + (n as f64)).sum::<f64>());
    b.max(buf[0]) + xs[0] * 0.3 + u2 * 0.5 - r * 0.5 - buf[buf.len() - 1] * 0.3 - xs[..1].chunks(2).map(|out| out[0] * 0.3).fold(b, |acc, e| acc.max(e)) + xs.iter().sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p230(state: Vec<f64>) -> f64 {
    let mut r = p230_inner(state[0] + state[2], state[..2].to_vec(), state[1] + state[1]);
    r = r;
    for out in state.chunks(2) {
        if out[0] > 3.0 && 4 < 3 {
            r += 1.1;
            continue;
        } else {
            let p = p230_inner(r, state.to_vec(), p230_inner(out[0], state.to_vec(), r));
        }
        r = p230_inner(state[3], state.to_vec(), r).hypot(1.0 + p230_inner(out[out.len() - 1], state.to_vec(), out[0]).abs());
    }
    r += (r / (1.0 + r.abs())).cos();
    let mut x = p230_helper(&state, &mut r, 1, state[2] * state[2]);
    state[0] * x - (if 1 < 3 {
        if r < 0.8 {
            r
        } else {
            x
        }
    } else {
        0.8
    })
}

#[differentiable(unconnected = "zero")]
fn p231_helper(mut z: f64, v: &mut [f64], mut p: f64, xs: [[f64; 2]; 2]) -> f64 {
    let mut p2 = xs[2 - 1][2 - 1];
    let f = |x: f64| x + (p2 * xs[0][0] + (-xs[0][0].powi(2)).exp());
    ((if xs.len() < 3 {
        p2
    } else {
        v[1]
    }) + z * 1.5) * xs[0][..1].iter().product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p231_inner(grid: &mut [f64], j: usize, d: f64, mut d2: f64) -> f64 {
    if j * 2 < 3 {
        d2 = d2 - (j as f64);
        let mut x = grid.iter().take(2).enumerate().filter(|(m, d3)| **d3 > -0.4_f64).map(|(count, x)| d / (x.powi(2) + 0.5_f64) + *x).fold(d2, |acc, z| acc * 0.5_f64 + z * d2.atan().exp_m1()).cos();
        let h = |d3: f64, s: f64| {
            let b = (d2 + d3).tanh().exp();
            d3 + (b * d2).floor() * b
        };
    } else if (j + 1) % 3 != 0 {
        d2 = d2 * (j as f64) * (j as f64);
    } else {
        let mut count = 0;
        'rows1: while d2 < 0.5 && count < 3 {
            count += 1;
            'steps2: for (k, &w) in grid[..1].iter().enumerate() {
                d2 = w;
            }
        }
    }
    (d2 - d * 0.3 + d2) * (0..grid.len()).take(2).filter(|k| *k != 1).map(|i| (i as f64)).fold(0.3_f64, |acc, y| acc * 0.5 + y * grid[0].sin())
}

#[differentiable(unconnected = "zero")]
fn p231(xs: &mut [f64; 2], b: f64, z: f64, buf: &[f64; 2]) -> f64 {
    xs.swap(1, 1);
    let mut j = 0;
    while buf[0] >= z && j < 2 {
        j += 1;
        if j > 2 {
            xs[1] += z.signum() * b + (b - buf[0]);
            {
                xs[1] -= if buf[1] > xs[0] {
                    b
                } else {
                    buf[0].atan2(z.powi(2) + 1.2)
                };
            }
            let mut count = 0;
            loop {
                count += 1;
                if count >= 3 || count > 0 {
                    break;
                }
                let mut grid = vec![b; xs.len()];
                grid[count % 2] /= ((if xs[1] > -1.0 {
                    z
                } else {
                    grid[1]
                }) + buf[count % buf.len()] * grid[count % 2]).powi(2) + 1.0;
            }
        }
        let mut ys: Vec<f64> = buf[..1].iter().zip(xs[..1].chunks(2)).map(|(r, out)| *r).collect::<Vec<f64>>();
        ys[1 - 1] += ys[j % ys.len()] * buf[1] * (z + ys[0]);
    }
    buf[j % buf.len()] + (j as f64) + b * 0.3 - z * 2.0 - (b.clamp(-0.75, 1.25) + (j as f64))
}

#[differentiable(unconnected = "zero")]
fn p232_helper(grid: [f64; 2], out: &mut [f64; 4], z: f64, flag: bool) -> f64 {
    if z <= 3.0 {
        let (mut z2, t) = ((-out[1]).powi(2), z);
    } else {
        let mut pair = (z + z.sin(), if z > 3.0 {
            z
        } else {
            z
        });
    }
    z + grid[grid.len() - 1] * 2.0 - out.iter().zip(out.chunks(2)).map(|(p, xs)| xs[0] * z).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p232_inner(v: &[f64], grid: &mut [f64; 3]) {
    let q = &mut grid[3 - 1];
    *q += *q * *q;
}

#[differentiable(unconnected = "zero")]
fn p232(buf: &[f64]) -> f64 {
    let (p, p2) = ((-buf[0].powi(2)).exp() - (buf[3] - -0.4), buf[buf.len() - 1]);
    if buf[1] > 0.5 && buf.len() < 3 {}
    let mut c = buf[1];
    let flag = !(1 < 3);
    let mut k = 0;
    loop {
        k += 1;
        if k * 2 % 3 == 0 {
            c *= (1.0 + (0..k).rev().map(|j| (j as f64) * p2).sum::<f64>().abs()).recip();
        } else if k * 2 > 2 {
            c *= 0.25 / 3.0 * c.atan2(buf[3].powi(2) + 1.2);
        }
        if k >= 3 {
            break;
        }
    }
    let s = (p2 + p2 + p2 * c).atan().cosh();
    if p2 >= 1.0 {
        for j in 0..k {
            c /= s.powi(2) + 1.0;
        }
    } else {
        let mut pair = (((if p2 > 0.9 {
            c
        } else {
            let mut t = c;
            p
        }).powi(2) + 0.5).ln_1p(), p);
    }
    (buf.iter().skip(1).enumerate().map(|(i, &x)| x).fold(buf[k % 4], |acc, e| acc + e * e) + p * 1.5 + p2 * 0.5 + c * 2.0 + s * 1.5) * (p2 * 0.8 - (0..buf.len()).map(|m| (m as f64) * s).product::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p233(row: &[f64; 4], ys: Vec<f64>, q: f64, buf: &mut [f64]) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        if n >= 1 {
            break;
        }
        buf[1] /= (buf[1].cos() + (3.0 + q)).powi(2) + 1.0;
    }
    buf[n % 4] += buf[1].signum() * (1.0 + buf[1].abs()).powf(buf[n % buf.len()].sin());
    let mut k = 0;
    loop {
        k += 1;
        for row2 in ys[..2].windows(2) {
            let u: f64;
            if !(buf[n % 4] < buf[n % buf.len()]) {
                u = ys[ys.len() - 1];
            } else {
                u = buf[..2].iter().step_by(2).rev().enumerate().filter(|(k2, t)| **t > 2.0).map(|(m, q2)| *q2).sum::<f64>() - buf[3].sin();
            }
        }
        if k >= 1 {
            break;
        }
    }
    buf[n % buf.len()] * buf[k % 4] + q * 1.5 + (0..=k).filter(|n2| *n2 != 1).map(|count| (match (count + 1) % 5 {
        0..=1 => q,
        k2 if buf[2] >= buf[0] => buf[3],
        _ => {
            let mut q2 = q;
            q
        }
    }) + (count as f64)).sum::<f64>() - row[0]
}

#[differentiable(unconnected = "zero")]
fn p234_helper(w: f64) -> f64 {
    let (acc, mut w2): (f64, f64) = ((0..2).map(|i| (0..=1).map(|j| (j as f64) * -0.4).sum::<f64>() + (i as f64)).fold(w, |acc, u| acc.max(u * u)), w.powi(2));
    for m in 0..=2 {
        let mut add = |s: f64| {
            w2 += s * (-s.powi(2)).exp();
            w2
        };
        let b = add(acc * w);
        let w3 = add(w.tanh());
    }
    (0..=3).zip(0..2).map(|(n, k)| (k as f64)).sum::<f64>() - w * 0.3 + acc * 0.5 + (0..=4).step_by(2).zip(0..2).map(|(i, i2)| (i2 as f64) * (acc - (i2 as f64))).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p234_inner(xs: &[f64; 2], u: f64, grid: &Vec<f64>) -> f64 {
    let mut v = vec![u; grid.len()];
    v.push(v[v.len() - 1]);
    let (y, mut t) = ((0..1).map(|j| (j as f64)).sum::<f64>() * grid[0].abs(), grid[0].asinh());
    v.push((-v[2 - 1].powi(2)).exp());
    v.push(v[0] / (t.powi(2) + 1.0));
    ((if y > 0.5 {
        t
    } else {
        let mut t2 = t;
        t
    }) - u * 0.3 - y * 0.3 - t * 1.5) * (grid[0].abs() - v[v.len() - 1]) * (grid[0].min(y).powi(2) + 1.2).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p234(y: f64, ys: &[f64; 2], ys2: [f64; 4]) -> ([f64; 2], f64) {
    let mut pair = (ys2[0] + ys2[0], if ys2.len() < 3 {
        let mut acc = ys2[0];
        acc
    } else {
        let c = ys[1];
        c
    });
    match 3 % 4 {
        0 => {
            let mut w = (0..ys.len()).take(2).rev().zip(1..ys2.len()).map(|(m, j)| y + (j as f64)).sum::<f64>().signum() * (pair.0 - ys2[0]) + (if pair.1 > 0.3 && pair.0 > 1.1 {
                let mut r: f64 = 0.1;
                pair.0.abs()
            } else {
                1.1
            });
        }
        1 | 2 => {
            for (count, r) in (0..ys2.len()).zip(ys2[0..2].iter()) {
                pair.0 += ys[ys.len() - 1] + -y;
            }
        }
        _ => {
            let flag = pair.1 > 0.9;
        }
    }
    ([(-0.7 + pair.0) * (ys[ys.len() - 1] + ys2[4 - 1]), y * ys2[3] - pair.1], (pair.1 - ys2[4 - 1] * 0.3 + pair.0 * 2.0) * ys2[0])
}

#[differentiable(unconnected = "zero")]
fn p235(t: f64, mut z: f64, buf: [[f64; 2]; 2]) -> f64 {
    let x = &mut z;
    *x += *x;
    let mut pair: (f64, f64) = ((buf[buf.len() - 1][0] + buf[buf.len() - 1][0]) * (-0.4_f64).atan(), (0..4).map(|j| buf[buf.len() - 1][1] + (j as f64)).sum::<f64>());
    let z2: f64;
    if buf[1][0] > 1.0 {
        z2 = z;
    } else {
        z2 = buf[2 - 1][0..1].iter().enumerate().rev().filter(|(i, u)| **u > -0.7).map(|(count, y)| *y).fold(pair.1, |acc, x| acc * 0.5 + x) + buf[0][1];
    }
    pair.0 -= z2;
    for i in 0..3 {
        z += z2.atan().sinh() * buf[1][i % 2];
        if z2 > 1.1 {
            for grid in buf[1].chunks(2).rev() {
                pair.1 += (grid[i % grid.len()] * z2).asinh();
            }
        } else {
            let mut count = 0;
            while z2 > 1.1 && count < 4 {
                count += 1;
                pair = ((0..buf.len()).filter(|m| *m != 1).map(|m| (m as f64) * (z2 / 3.0)).sum::<f64>(), (buf[1][1] * (count as f64)).powi(3));
            }
        }
    }
    t - t * 1.5 + buf[1][0] - buf[1][1..].iter().step_by(2).rev().map(|acc| acc * (t + pair.0)).fold(z, |acc, c| acc * 0.5 + c * (pair.1 * pair.0))
}

#[differentiable(unconnected = "zero")]
fn p236_helper(p: &mut f64, v: &mut [f64; 2], buf: [f64; 2], x: f64) -> f64 {
    let p2 = v[0];
    let mut count = 0;
    let mut s: f64 = loop {
        count += 1;
        if count >= 2 || count / 2 % 2 != 1 {
            break buf.windows(2).zip(buf[..1].iter()).filter(|(ys, t)| **t > 0.8).map(|(v2, q)| buf[count % buf.len()] + q).sum::<f64>() - 1.0;
        }
        let mut a = (v.iter().map(|&a| x + a).product::<f64>() / 2.0_f64).signum() * (-buf[1..].chunks(2).zip(v[1..].iter()).map(|(grid, r)| *r).sum::<f64>().powi(2)).exp();
        let mut n = 0;
        loop {
            n += 1;
            let y = &mut v[0];
            *y *= a.signum() * x;
            *y = buf.iter().sum::<f64>();
            if n >= 2 {
                break;
            }
        }
    };
    (match count / 2 % 5 {
        0..=1 => buf[count % 2],
        2 => x,
        _ => {
            let b = s;
            p2
        }
    }) - buf[0] * 0.5 + x * 0.5 + p2 * 2.0 + s * 1.5 - (1.0 + (s - p2).abs()).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p236(out: &[f64; 3]) -> f64 {
    let mut count = 0;
    while count < 4 {
        count += 1;
        let mut xs: Vec<f64> = Vec::with_capacity(4);
        for i in (0..out.len()).take(2) {
            xs.push(out[i]);
        }
        xs.push(1.5 + out[3 - 1]);
    }
    let mut count2 = 0;
    'rows1: while count2 < 2 && out[0] < 1.1 {
        count2 += 1;
        if count2 * 2 < 3 && count2 / 2 % 3 == 1 {
            if count2 % 2 == 1 {
                break;
            }
        } else {
            let mut pair = (out[2], out[count2 % out.len()] * out[count % out.len()]);
        }
    }
    out[count2 % out.len()] - (count2 as f64) + (out[count2 % out.len()].powi(2) + 0.5).sqrt().atan() - (0..out.len()).take(2).map(|n| (n as f64) * out[out.len() - 1 - n]).fold(out[count2 % 3], |acc, p| acc + p * -p)
}

#[differentiable(unconnected = "zero")]
fn p237(buf: &mut [f64]) -> Vec<f64> {
    'rows1: for (&b, &p) in buf.iter().zip(buf.iter()) {}
    let mut n = 0;
    let mut a: f64 = loop {
        n += 1;
        if n >= 4 {
            break buf[0..3].iter().map(|&e| e * buf[1]).product::<f64>();
        }
        buf[4 - 1] += match n % 5 {
            0 => buf[3],
            2..=3 | 4 => buf[n % 4] * buf[4 - 1],
            _ => buf[n % buf.len()] + (n as f64),
        };
        let g = |e: f64, q: f64| e + (1.0 + (e * e).abs()).cbrt();
    };
    let mut row: Vec<f64> = Vec::with_capacity(4);
    for z in buf[1..3].iter() {
        row.push((1.0 + (if n / 2 > 1 {
            let mut d = *z;
            1.1
        } else {
            buf[n % 4]
        }).abs()).powf((z - z).sin()));
    }
    row.push(buf[n % buf.len()] - a);
    let b: f64 = 'found2: {
        let mut count = 0;
        while count < 5 {
            count += 1;
            let mut i = 0;
            let z: f64 = loop {
                i += 1;
                if i >= 2 || a >= 0.9 {
                    break row[i % 1];
                }
                row[i % 1] -= row.iter().zip(&row).map(|(&u, r)| *r + *r).sum::<f64>() + buf[i % buf.len()] * buf[buf.len() - 1];
                let xs = &mut buf[..2];
                row[0] += row[count % row.len()] / (1.0 + xs[1].abs()) + xs[xs.len() - 1];
                xs[0] += xs[count % 2].max(row[row.len() - 1]);
            };
        }
        if row.len() % 2 == 1 {
            row[0] = (row[count % row.len()] * row[row.len() - 1]).tanh();
            return vec![(-(buf[count % 4] + 0.5).powi(2)).exp(), buf[1].min(row[0]) * (n as f64)];
        } else {
            let k: usize = count / 2;
        }
        (a - 2.0).tanh()
    };
    row
}

#[differentiable(unconnected = "zero")]
fn p238_helper(b: f64, state: &mut Vec<f64>) -> (f64, f64) {
    state.swap(1, 1);
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for m in 0..1 {
        grid.push((state[m] + state[m]) * (state[m % 2] + b));
    }
    grid.push(-0.25);
    grid[0] /= (if grid[0] > 1.0 {
        state[0] + state[state.len() - 1]
    } else {
        let p = b + b;
        p
    }).powi(2) + 1.0;
    ((grid[grid.len() - 1] * grid[0] + b * 0.5 - grid[0] * 0.5) * grid[0] + (if !(state[state.len() - 1] > 0.1) {
        let mut r: f64 = state[0].sin();
        state[1] + grid[0]
    } else {
        let mut e = state[1] / (grid[0].powi(2) + 1.0);
        if grid[0] > 1.1 {
            state[0]
        } else {
            state[0]
        }
    }), (0.1 + (1..grid.len()).zip(1..grid.len()).map(|(i, count)| (count as f64) * b).sum::<f64>()) * (-0.4 * grid[0]))
}

#[differentiable(unconnected = "zero")]
fn p238_inner(s: f64, r: f64, n: usize) -> f64 {
    (r - s * 0.3) * (r * (r + r)) * r
}

#[differentiable(unconnected = "zero")]
fn p238(buf: &[f64], row: [f64; 2], v: &[f64], x: f64) -> f64 {
    let p: f64;
    if v[1] > 0.25 || 0 < 3 {
        let r = v[0] * x / (x.powi(2) + 1.2);
        p = x;
    } else {
        p = row[1];
    }
    'rows1: for (k, j) in (0..=1).take(2).zip(0..row.len()) {
        let mut pair = (p238_inner(v[(k + 1) % v.len()], v[k], 3) - x * x, if k + 1 < 3 {
            p
        } else {
            x
        });
    }
    if !(v[0] > 0.9) {
        for j in 0..2 {
            let state = row;
        }
        let flag = p >= 1.1 && v[3 - 1] > -1.0;
    } else if row[row.len() - 1] > 0.9 {
        let mut z = p238_inner(v[0].signum() * v[0], v[0] * x, 2);
    }
    ((buf[4 - 1].powi(2) + 1.2).recip() - (0..3).map(|count| (count as f64)).sum::<f64>()) * 3.0
}

#[differentiable(unconnected = "zero")]
fn p239(out: &Vec<f64>, state: &[f64; 4]) -> f64 {
    if state[1] <= 2.0 && state[2] > 2.0 {
        let e: f64;
        if state[state.len() - 1] <= 1.5 {
            e = state[state.len() - 1].sin().exp2() * state[2];
        } else {
            let p = if 0.5 > -1.0 {
                let mut d = out[1];
                d.atan2(d.powi(2) + 0.5)
            } else {
                let mut c = state[state.len() - 1].tanh();
                c + c
            };
            e = (1.0 + p.abs()).powf(p.to_radians().sin());
        }
    }
    let out2 = state.to_vec();
    let mut m = 0;
    while out.len() > 0 && m < 2 {
        m += 1;
        let mut k = 0;
        'rows1: while k < 3 {
            k += 1;
            {
                let acc: f64 = if out2[k % 4] <= 2.0 {
                    if out2[0] > 2.0 {
                        let t = if k * 2 % 3 != 0 {
                            state[state.len() - 1]
                        } else {
                            out[0]
                        };
                        t.min(t)
                    } else {
                        let acc = out[k % out.len()] * (k as f64);
                        acc * state[m % state.len()]
                    }
                } else {
                    out[2]
                };
                let acc = acc + acc;
            }
        }
    }
    for xs in out2[1..3].windows(2) {
        let mut xs2 = [xs[1]; 3];
    }
    0.8_f64.floor() * state[state.len() - 1] + (out2[1] + out2[m % 4] + out2[3])
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p200(&mut [1.0, -0.7, -0.9, -0.5]) calls p200_helper, p200_inner; pulled (-0.7, vec![0.5, -0.7, -2.0, 0.5])),
        program!(p201(&[-0.3, -0.9, -0.8]) calls p201_helper, p201_inner),
        program!(p202(0.8, &mut [0.8, 0.35, -0.5, 0.9, 0.8]) calls p202_helper, p202_inner),
        program!(p203(&mut [0.6, -0.7, 0.5, 1.0])),
        program!(p204(true, &[0.4, 0.2, 1.2, -0.2, 0.9], -1.0, &mut [-0.8, 1.2, -1.0])),
        program!(p205((0.4, 0.6), 1.1, &mut 0.4); pulled ((0.5, 0.3), -2.0)),
        program!(p206(&mut vec![0.1, 0.1, 1.1, 1.0], -0.3, -0.2, (0.4, -1.0)) calls p206_helper),
        program!(p207(&mut [-0.8, 0.8, 0.3, -1.2])),
        program!(p208(&[-0.5, -0.9, -0.2, 0.9], false) calls p208_helper, p208_inner; pulled (0.3, -0.7)),
        program!(p209(0.35, &mut [0.8, 0.1, 1.3, 0.1], [[1.3, 1.1], [1.3, 1.0], [-0.9, -0.3]]) calls p209_helper),
        program!(p210(-1.2, 4, 1.2) calls p210_helper),
        program!(p211(true, const &vec![1.0, -1.1, -1.0, -0.8, 1.1], (0.7, 1.3)) calls p211_helper, p211_inner),
        program!(p212(&[0.1, -0.5, 0.3, 0.8], &[0.3, 0.3, 1.2, 0.6, 0.8], -1.2); pulled (0.5, 1.0)),
        program!(p213(-0.9, &[[-0.8, 0.7], [0.35, -0.1]], &[0.7, 0.4, 1.3]) calls p213_helper),
        program!(p214(&[[-1.0, 0.8], [0.5, 1.0]]); pulled 1.0),
        program!(p215(vec![-0.7, 1.1, -0.1, -0.4], &mut 0.8, const 0.2) calls p215_helper),
        program!(p216([-1.2, -0.8, 0.8, -0.3]) calls p216_helper),
        program!(p217(3, vec![1.4, 1.4, -1.2, -0.9, 1.2], &mut -1.0) calls p217_helper),
        program!(p218(&[0.1, -0.6, -1.0, -0.4], -0.7, vec![1.3, 1.0, -0.2])),
        program!(p219(3, 1.3) calls p219_helper),
        program!(p220([-0.8, -0.3, 0.8, -1.1]) calls p220_helper, p220_inner),
        program!(p221(1.3, 3, 3, &mut [-0.1, -0.3, -1.0, 1.4]) calls p221_helper),
        program!(p222(&[0.3, -0.8, 0.3, -1.2]) calls p222_helper),
        program!(p223(&mut [1.4, -1.1, -0.5, 1.1], [-0.7, 0.2], &[[0.3, 1.2], [-0.6, -0.9]], 1.3) calls p223_helper),
        program!(p224(0.6)),
        program!(p225(1.2, 3) calls p225_helper),
        program!(p226(-1.2, 2) calls p226_helper; pulled vec![1.0, 1.0]),
        program!(p227(-1.1, true, vec![1.3, 0.4, -0.1]) calls p227_helper, p227_inner),
        program!(p228(0.8, &mut [0.6, 1.4]) calls p228_helper),
        program!(p229(&mut [-0.8, 0.9, 0.2, 0.3])),
        program!(p230(vec![-0.2, 1.3, 1.0, 0.4]) calls p230_helper, p230_inner; pulled -2.0),
        program!(p231(&mut [1.4, 1.0], -0.7, 0.6, &[-0.5, 1.1]) calls p231_helper, p231_inner),
        program!(p232(&[0.8, -0.3, -0.5, 1.1]) calls p232_helper, p232_inner),
        program!(p233(&[-0.5, -0.1, -0.7, -0.9], vec![0.5, 0.9, -0.3, 1.4, 0.4], 1.1, &mut [0.8, -1.0, 0.3, 1.2])),
        program!(p234(0.5, &[1.0, -0.9], [-0.4, 0.5, 0.3, -0.6]) calls p234_helper, p234_inner; pulled ([0.3, -0.7], -0.7)),
        program!(p235(-0.7, -1.2, [[1.3, -0.5], [-0.2, -0.3]])),
        program!(p236(&[-0.2, 0.1, 0.2]) calls p236_helper; pulled -2.0),
        program!(p237(&mut [-0.9, -1.1, -1.1, -0.2]); pulled (vec![1.0, 1.0], vec![-0.7, 1.0, 0.3, 1.0])),
        program!(p238(&[1.3, -1.2, -0.6, 0.8], [0.9, -0.2], &[1.4, -0.2, 0.7], -1.2) calls p238_helper, p238_inner),
        program!(p239(&vec![0.7, 1.0, -1.2, -0.9], &[0.7, -0.5, 0.3, -0.5])),
    ]
}
