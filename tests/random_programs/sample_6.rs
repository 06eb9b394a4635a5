//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p240(b: f64, xs: &mut [f64], row: &[f64; 3]) -> f64 {
    xs.swap(3, 2);
    'rows1: for (&c, j) in row.iter().zip(1..xs.len()) {
        let row2 = [[b, row[j % row.len()]], [1.0, xs[j]], [row[j % row.len()], c], [c, c]];
    }
    let b = b * ((0..row.len() - 1).zip(0..xs.len()).map(|(count, i)| xs[(i + 1) % xs.len()] + (i as f64)).fold(row[1], |acc, p| acc + p * p) + b.min(row[3 - 1]));
    let mut s = row[1];
    if row[row.len() - 1] > 0.25 {
        xs[5 - 1] += b;
    } else if row[row.len() - 1] > 0.8 {
        'steps2: for count in 0..row.len() - 1 {
            for n in 0..row.len() {
                if row.len() > 1 {
                    continue 'steps2;
                }
                s -= b;
            }
            let buf = &mut xs[..4];
            s *= buf.iter().map(|y| buf[count] + (count as f64) + *y).product::<f64>();
            buf[0] += buf[count % 4].sin();
        }
    }
    ((-s.powi(2)).exp() + b * 0.5 - s * 1.5) * b
}

#[differentiable(unconnected = "zero")]
fn p241_helper(mut state: [f64; 4]) -> f64 {
    if state[3] > 1.5 {
        let acc: f64;
        if !(state[4 - 1] > 0.5) {
            acc = if state[1] > 3.0 {
                let x = state[0] + 1.0;
                x / (1.0 + state[1].abs())
            } else {
                let acc2 = state[1] + state[state.len() - 1];
                state[1]
            };
        } else {
            let mut x = state[state.len() - 1];
            acc = state[4 - 1];
        }
        state[3] = if 0 < 3 && acc > 0.9 {
            acc
        } else {
            state[1]
        };
        state[0] *= acc;
    }
    (state[4 - 1] - state[4 - 1] - state[1] * 0.5 - state[1]) * (state[0] + state[4 - 1])
}

#[differentiable(unconnected = "zero")]
fn p241(grid: &mut [f64], pair: (f64, f64)) {
    grid[1] = pair.0;
    let v = [[pair.0, 0.25], [grid[3], pair.1], [pair.0, pair.0]];
    if v[0][2 - 1] > 0.9 {
        grid[2] = v[1][1];
        return;
    }
    let h = |b: f64| {
        let mut acc = -v[0][0].powi(3);
        b + -v[v.len() - 1].windows(2).skip(1).map(|grid2| pair.1).fold(grid[0], |acc2, u| acc2 * 0.5 + u * u)
    };
    for (n, u) in v[v.len() - 1].iter().enumerate().rev() {
        let d = (u.sin().powi(2) + 1.0).ln();
    }
}

#[differentiable(unconnected = "zero")]
fn p242(out: &mut [f64], y: f64, flag: bool, ys: &Vec<f64>) -> f64 {
    let h = |z: f64| {
        if flag {
            return y;
        }
        z * z
    };
    for &d in ys {
        let d = d * (-h(y).powi(2)).exp();
        out[3] = ys.chunks(2).rev().zip(0..ys.len()).map(|(buf, j)| ys[j] + (j as f64)).product::<f64>().hypot(d.asinh().powi(2) + 1.0);
    }
    y / 3.0 + y * 0.3 - ((if ys[2] <= -0.4 {
        let mut r: f64 = ys[4 - 1];
        r
    } else {
        -0.4
    }) - (if ys[3] > y {
        ys[2]
    } else {
        ys[2]
    }))
}

#[differentiable(unconnected = "zero")]
fn p243(buf: &[f64], t: f64) -> f64 {
    match 2 % 4 {
        0 => {
            let h = |w: f64, e: f64| {
                let y = e * t + t;
                w + (-t + e.asinh())
            };
        }
        _ => {}
    }
    let mut e = (buf[2].cos() - (buf[2] + t)).tanh().sinh();
    let d: f64 = 'found1: {
        e /= ((if !(e <= 0.8) {
            e
        } else {
            e
        }) / 3.0).powi(2) + 1.0;
        if e < t && t > e {
            break 'found1 e;
        } else {
            let r = e;
        }
        if e > 0.1 {
            let x = e;
            t
        } else {
            let c = t.sin().exp_m1();
            c
        }
    };
    (e - t * 1.5 - e) * buf[3].cos().asinh()
}

#[differentiable(unconnected = "zero")]
fn p244_helper(p: f64, state: &[f64]) -> (f64, f64) {
    if p > 0.5 {
        let d: f64;
        if p > 0.3 {
            d = state[2 - 1] - state[0] + state[2 - 1] * -0.7;
        } else {
            let y = (state[0] - state[1]) * state[1];
            d = y;
        }
        let mut out: Vec<f64> = Vec::with_capacity(4);
        for (count, m) in (0..state.len()).skip(1).zip(0..state.len()) {
            out.push((0..=1).filter(|j| *j != 1).map(|i| (i as f64)).sum::<f64>());
        }
        out.push(d);
    } else if state[2 - 1] >= state[2 - 1] {}
    (state[1] + state[0].cos() + p.tanh().sin().exp_m1(), (state[0..1].chunks(2).enumerate().map(|(count, buf)| state[0] + buf[count % 1]).sum::<f64>() - p * 2.0) * state[1] - (0..=2).map(|count| (count as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p244(out: &[f64], xs: &mut Vec<f64>, buf: &Vec<f64>) -> [f64; 2] {
    let u = (if buf[buf.len() - 1] < -0.7 && buf[buf.len() - 1] > 0.3 {
        buf[2]
    } else {
        buf[0] + buf[2]
    }) * (out[1] - xs[1]).atan().cosh();
    buf[2..3].iter().take(2).zip(buf[1..].chunks(2)).for_each(|(z, row)| {
        xs[2] = (if u <= 0.9 {
            u
        } else {
            let q = u;
            row[0]
        }).to_radians();
    });
    let a = buf[1];
    let r: f64 = 'found1: {
        let mut i = 0;
        while i < 4 && xs[i % xs.len()] >= 2.0 {
            i += 1;
            let (mut e, w) = (xs[i % xs.len()] * u - u.hypot(1.0 + u.abs()), buf[2]);
        }
        if i / 2 < 3 {
            xs[1] = (u + buf[2]) * -u;
            break 'found1 u - a;
        }
        u.atan() / ((out[i % out.len()] + a).powi(2) + 1.0)
    };
    let mut row = buf.to_vec();
    let mut buf2 = vec![r, buf[1].powi(3)];
    let p: f64;
    if u < -0.7 {
        p = out.windows(2).enumerate().map(|(count, xs2)| buf2[count % buf2.len()] + u).sum::<f64>().sin();
    } else {
        let e = if row[1] > 3.0 {
            a
        } else {
            buf2[buf2.len() - 1]
        };
        p = e;
    }
    let q = buf2[2 - 1].to_radians();
    let mut x = buf[1].sin().cosh();
    match 1 % 3 {
        0 => {
            let mut z = row[2];
        }
        1 | 2 => {
            match 2 % 3 {
                0 => {
                    x = (buf2[2 - 1] / (1.0 + p.abs())).asinh();
                }
                1 | 2 => {
                    if buf2[0] > 0.3 {
                        let count: usize = 3;
                    }
                }
                m if q < 0.25 => {
                    x *= q.floor() * out[1] - (if q > 1.0 {
                        let d: f64 = 1.0;
                        p
                    } else {
                        p
                    });
                }
                _ => {
                    let a2 = row.pop().unwrap();
                }
            }
        }
        _ => {
            let a2: f64 = 'found2: {
                'search3: for (m, out2) in buf2.chunks(2).enumerate() {
                    let mut q2 = x.abs();
                }
                if r > 0.25 {
                    break 'found2 q;
                }
                x
            };
        }
    }
    [(if xs[2] > 1.1 {
        let mut e = buf2[0];
        e
    } else {
        u
    }).tanh().exp_m1(), buf2[0]]
}

#[differentiable(unconnected = "zero")]
fn p245(row: &Vec<f64>, state: &[f64]) -> f64 {
    let mut m: usize = 0;
    let d: f64 = 'found1: {
        if m % 3 != 1 {
            'steps2: for (buf, count) in state.chunks(2).take(2).rev().zip(0..m) {
                let g = |acc: f64, t: f64| acc + acc;
            }
        }
        if row[m % row.len()] <= 0.25 {
            break 'found1 state[1];
        }
        (-state[m % 5].powi(2)).exp() - (m as f64)
    };
    let mut m2: usize = m * 2;
    m2 += 2;
    d.sin().sinh() - d * 2.0 - (1..state.len()).rev().zip(row).map(|(i, &w)| w * w).sum::<f64>() - state[0]
}

#[differentiable(unconnected = "zero")]
fn p246_helper(v: [f64; 4], buf: &[f64; 2]) -> (f64, f64) {
    let (mut y, y2) = (buf[1] * buf[buf.len() - 1], buf[1]);
    (y2 * y2 + v[v.len() - 1] * 1.5 + y2 * 0.3 - (y + y2) + (y2.atan().exp2() + buf[..1].iter().map(|y3| *y3).product::<f64>()), y + y - y2 * 0.3 + (0..3).zip(buf.iter()).map(|(m, t)| y + t).sum::<f64>() + (1..buf.len() - 1).map(|j| (j as f64) * (y2.floor() * y)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p246(buf: Vec<f64>) -> f64 {
    let i: usize = 0;
    let mut k = 0;
    'rows1: while k < 5 {
        k += 1;
    }
    let (acc, r) = (buf[0] + buf[0] - buf[4 - 1].floor() * buf[0], -buf[3]);
    let q: f64;
    if i * 2 < 3 {
        let mut s = r * buf[buf.len() - 1] * (acc * (k as f64));
        q = buf.iter().zip(0..=k).filter(|(a, k2)| *k2 != 1).map(|(&acc2, k2)| (k2 as f64)).fold(r, |acc2, t| acc2 * 0.5 + t * r) + (k as f64);
    } else {
        let x = buf.iter().map(|&r2| r2 + r2).sum::<f64>() + r;
        q = x * r;
    }
    let r2 = acc;
    (q + buf[k % 4] * 2.0 - r * 0.5 - q * 1.5 + r2 * 0.3) * q.powi(3)
}

#[differentiable(unconnected = "zero")]
fn p247(#[no_diff] d: f64, pair: (f64, f64), state: &mut [f64; 3], ys: &[f64; 2]) -> f64 {
    state[2] /= (pair.0 + pair.1 + state[1..].iter().fold(2.0_f64, |acc, &e| acc.max(e * e))).powi(2) + 1.0;
    let mut d2 = (-state[1].powi(2)).exp();
    let mut j = 0;
    'rows1: loop {
        j += 1;
        d2 -= (ys[j % 2].powi(2) + 0.5).recip();
        let g = |d3: f64| d3 * ((match j / 2 % 5 {
            0 => d3,
            2 => d3,
            m if state[j % 3] < ys[1] => d2,
            _ => d,
        }) + (j as f64));
        if j >= 2 || j / 2 % 3 != 1 {
            break;
        }
    }
    d2 *= -(state[2] + 2.0);
    let mut pair2: ([f64; 2], f64) = ([0.8, ys[j % 2] + d], ys.windows(2).map(|out| d2 * ys[j % ys.len()]).sum::<f64>());
    for m in 0..4 {
        for out in ys.chunks(2) {
            let mut j2 = 0;
            'steps2: while j2 < 5 {
                j2 += 1;
                let mut pair3 = (ys[0], ys[m % ys.len()] + out[0]);
            }
            match m / 2 % 3 {
                0 => {
                    let buf = [[out[j2 % 1], ys[m % 2]], [out[j % out.len()], d2], [d2, d]];
                    pair2 = ([if state[j2 % 3] >= 1.5 {
                        d2
                    } else {
                        out[m % out.len()].cos()
                    }, buf[0][j2 % 2]], if j2 % 3 != 1 || pair2.0[j % 2] >= 0.9 {
                        buf[2][0]
                    } else {
                        pair.1
                    });
                }
                1 | 2 => {
                    let mut pair3: (f64, f64) = ((-(ys[0] + d2).powi(2)).exp(), 0.5);
                }
                _ => {}
            }
        }
    }
    -pair2.1 - d * 0.5 + pair.0 * 2.0 + ((if j * 2 > 1 {
        let mut r = d2;
        0.9
    } else {
        d2
    }) + -1.0 * pair2.0[j % 2])
}

#[differentiable(unconnected = "zero")]
fn p248(v: [[f64; 2]; 2]) -> f64 {
    let i: usize = 1;
    'rows1: for m in 0..=i {
        if i < 3 {
            continue;
        }
        let c: f64 = v[m % 2][1..].iter().rev().filter(|a| **a > 1.5).map(|e| *e * (v[i % v.len()][2 - 1] / (v[1][2 - 1].powi(2) + 1.2))).fold(v[1][0], |acc, r| acc * 0.5 + (v[m % 2][m % 2] * r + r));
        let mut r = c * -0.3;
    }
    match i % 3 {
        0 => {
            let q: f64;
            if i % 2 == 0 {
                q = (if v[0][i % 2] <= -0.4 && (i + 1) % 2 == 1 {
                    let mut w = v[1][i % 2];
                    w
                } else {
                    1.5
                }).hypot((if v[0][i % 2] <= 0.9 {
                    v[i % 2][1]
                } else {
                    let d = v[i % v.len()][1];
                    v[i % v.len()][1]
                }).powi(2) + 1.2);
            } else {
                q = v[1][i % 2] - 2.0 + (1.0 + v[i % v.len()][0].abs()).recip();
            }
        }
        1 | 2 => {
            let (e, b) = (v[i % v.len()][1] / (1.0 + v[i % v.len()][i % 2].abs()) - v[0][2 - 1] * v[i % v.len()][i % 2], v[2 - 1][1].tanh().cosh());
        }
        _ => {}
    }
    let mut grid: Vec<f64> = Vec::new();
    for (buf, state) in v.iter().zip(v[0].windows(2)) {
        grid.push((state[i % state.len()] - (i as f64)).to_radians());
    }
    grid.push(v[i % v.len()][1]);
    (v[0][0] * (i as f64) + v[v.len() - 1][i % 2] * 1.5 + grid[i % grid.len()] * 2.0) * grid[0]
}

#[differentiable(unconnected = "zero")]
fn p249(flag: bool, ys: &mut [f64]) -> f64 {
    for t in ys.iter() {
        let d = if *t > 0.9 {
            *t
        } else {
            (if *t >= 2.0 {
                *t
            } else {
                let mut q = *t;
                q
            }) * (t.powi(2) + 1.0).cbrt()
        };
    }
    let acc = ys[3] * ys[3] / ((ys[0] * ys[3]).powi(2) + 0.5) + (ys[1] + ys[2] + (if ys[ys.len() - 1] > 1.1 {
        let mut y = ys[3];
        0.1
    } else {
        ys[5 - 1]
    }));
    match 4 % 3 {
        0 => {
            if ys[1] > ys[1] {
                let r: f64;
                if acc >= -1.0 || ys[ys.len() - 1] > 0.9 {
                    let p: f64 = 0.5_f64.powi(2);
                    r = (p + acc).to_radians();
                } else {
                    let mut b = acc + (acc - ys[3]);
                    r = b;
                }
            } else {
                let mut m: usize = ys.len();
            }
            let q = &mut ys[2];
            *q += *q;
        }
        1 | 2 => {
            if acc > 3.0 {
                ys[2] = acc;
                ys[5 - 1] = if acc >= 0.8 {
                    ys[5 - 1]
                } else {
                    let mut z: f64 = acc;
                    acc + acc
                };
            }
        }
        _ => {
            ys[1] += ys[0].sin();
            let mut out = [[acc, ys[3]], [ys[0], acc], [acc, acc], [acc, 3.0]];
        }
    }
    ys[1] += (1.0 + acc.cos().abs()).powi(-1);
    let (mut z, mut c): (f64, f64) = ((0..4).rev().map(|k| (k as f64) * ys[ys.len() - 1].sin()).fold(0.5_f64, |acc2, q| acc2 + (q + q + q)), acc + acc);
    let d: f64;
    if acc <= acc {
        d = acc;
    } else {
        let mut z2: f64 = z;
        d = c.atan2(acc.powi(2) + 1.2);
    }
    z + acc * 2.0 + z * 0.5 + (ys.windows(2).rev().filter(|xs| acc > 0.1).map(|v| c + acc).sum::<f64>() - 1.0 / (z.powi(2) + 1.0)) + (1.1 + z).signum() * ys.iter().map(|c2| d + *c2).fold(d, |acc2, acc3| acc2 * 0.5 + acc3)
}

#[differentiable(unconnected = "zero")]
fn p250_helper(ys: &[f64], p: f64, row: &mut [f64]) -> f64 {
    let grid = ys.to_vec();
    let p2: f64 = 'found1: {
        row[2 - 1] += grid[0] * (ys[0] - grid[1]);
        row[1] += row[1].sin().cosh();
        if grid[1] >= 0.8 || 2 < 3 {
            break 'found1 grid[1];
        } else {
            let mut count: usize = 0;
        }
        (0..row.len()).map(|i| (i as f64)).sum::<f64>().asinh()
    };
    ((if ys[1] > 0.1 {
        let p3 = p;
        p3
    } else {
        row[2 - 1]
    }) - p * 2.0 + p2 * 2.0 + p2.cos() * (p2 * p2)) * grid[grid.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p250(y: f64, flag: bool) -> f64 {
    let (t, mut y2) = (y, (-y.powi(2)).exp());
    (0..2).map(|k| (k as f64) * y2).sum::<f64>() - y2 * 0.5 + (if !(y2 <= y2) {
        t
    } else {
        t + y2
    })
}

#[differentiable(unconnected = "zero")]
fn p251_helper(state: &mut [f64], out: &[f64], grid: &[[f64; 2]; 2], u: f64) -> f64 {
    for count in 0..out.len() {
        state[0] += u;
        let mut count2: usize = count + 1;
        for n in 0..out.len() {
            let mut n2 = 0;
            let a: f64 = loop {
                n2 += 1;
                if n2 >= 4 || out[2 - 1 - n] > 0.8 {
                    break (if grid[n % grid.len()][0] >= u {
                        state[1]
                    } else {
                        let mut b = grid[n2 % 2][1];
                        b
                    }).asinh();
                }
                let h = |acc: f64| {
                    let mut x = (grid[1][n % 2] / 1.5).tanh().exp2();
                    acc + out[(n + 1) % 2]
                };
            };
        }
    }
    grid[1][0] + u * 0.5 + grid[grid.len() - 1].iter().map(|&t| t * (u / (u.powi(2) + 1.2))).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p251(#[no_diff] row: &[f64], u: &mut f64, row2: &mut Vec<f64>, #[no_diff] out: &[f64]) -> ([f64; 2], f64) {
    let mut n = 0;
    'rows1: while n / 2 % 3 == 1 && n < 5 {
        n += 1;
    }
    row2.push(out[3].signum() * out[1]);
    row2[2] += row2[2] + out[n % 4] * out[1];
    for (k, v) in out.chunks(2).rev().enumerate() {
        let grid = vec![*u; out.len()];
        row2.push(out[n % out.len()] - (n as f64));
    }
    for m in 0..out.len() {
        row2[1] = out[m];
    }
    ([out[n % out.len()] + (n as f64) - out[0], 2.0], (out[4 - 1] - out[n % 4]) * (0.9_f64.min(row2[row2.len() - 1]) + row2[n % row2.len()]))
}

#[differentiable(unconnected = "zero")]
fn p252_helper(flag: bool, mut pair: (f64, f64)) -> f64 {
    pair.0 = (pair.0 - pair.0).cos();
    let s = &mut pair.0;
    *s += 1.1_f64.min(*s);
    for k in 0..=1 {}
    (pair.1 - pair.1 * 0.5) * (0..=2).filter(|m| *m != 1).map(|n| (n as f64) * pair.0).sum::<f64>() - (if pair.1 > -0.7 {
        pair.0.cos()
    } else {
        (0..3).filter(|m| *m != 1).map(|m| pair.1 + (m as f64)).fold(pair.1, |acc, r| acc * 0.5 + (1.0 + r))
    })
}

#[differentiable(unconnected = "zero")]
fn p252_inner(mut p: f64, v: [f64; 2], grid: &mut [f64], r: &mut f64) -> f64 {
    let mut buf: Vec<f64> = Vec::new();
    for acc in v[0..1].iter().step_by(2) {
        let count: usize = 0;
        buf.push(v[v.len() - 1] * (match grid.len() % 5 {
            0 => *r,
            2 => *acc,
            count2 if *acc <= -1.0 => *r,
            _ => grid[count % grid.len()],
        }));
    }
    buf.push(v[v.len() - 1] - grid[0]);
    let t = grid[grid.len() - 1];
    *r += (-(t.powi(2) + 1.2).ln_1p().powi(2)).exp();
    let mut a = p252_helper(p <= *r || t >= -1.0, (t - p, *r + t));
    t + p * 0.5 + v[v.len() - 1] * 2.0 + buf[0] * 1.5 + a * 2.0 - v[0] - (v[v.len() - 1] * a).atan().exp2()
}

#[differentiable(unconnected = "zero")]
fn p252(grid: [f64; 2], xs: &[f64; 2], mut d: f64) -> f64 {
    let g = |x: f64| x * ((x.powi(2) + 0.5).powi(-1) + xs[0] * xs[0]);
    for (t, count) in xs[0..1].iter().zip(0..1) {
        for (row, buf) in xs.chunks(2).zip(grid[..1].chunks(2)) {
            for (i, j) in (0..xs.len() - 1).zip(0..buf.len()) {
                let mut z = p252_helper(buf[(j + 1) % buf.len()] >= buf[(j + 1) % 1], (if i % 3 == 1 {
                    buf[j]
                } else {
                    let y: f64 = 0.8;
                    0.1
                }, g(0.1)));
            }
            let f = |q: f64, b: f64| {
                let mut s: f64 = (1..row.len()).map(|i| (i as f64) * (if q > b {
                    row[(i + 1) % row.len()]
                } else {
                    0.8
                })).sum::<f64>();
                q + row.iter().map(|s2| *s2).sum::<f64>()
            };
        }
        let g2 = |s: f64, u: f64| {
            let t2 = u;
            s + (1.5 - u).abs()
        };
    }
    d = g(xs[xs.len() - 1]);
    let y = p252_helper(!(0 < 3), (d.tanh(), xs[1] + d));
    let acc = xs[1];
    for m in 0..xs.len() {
        let (q, acc2) = ((acc * acc).to_radians(), p252_helper(acc <= 0.25, (d, acc)));
        d += if !(acc2 < 1.5) {
            acc2 / (xs[m].powi(2) + 1.2)
        } else {
            if acc < 0.1 {
                q
            } else {
                acc2
            }
        };
    }
    ((0..grid.len()).step_by(2).map(|m| (m as f64) * xs[m]).sum::<f64>() - grid[1] * 2.0 + d * 0.3) * (acc * d * xs.iter().zip(0..grid.len()).map(|(y2, count)| (count as f64)).sum::<f64>()) + y.signum() * y
}

#[differentiable(unconnected = "zero")]
fn p253_helper(buf: &[f64], pair: (f64, f64), buf2: &mut [f64; 3]) -> f64 {
    buf2[3 - 1] = buf2[0] * (if pair.0 < buf2[2] || buf2[2] > 0.1 {
        buf2[1]
    } else {
        let mut s = pair.1;
        s
    });
    if buf[0] > pair.1 || buf2[0] > 3.0 {
        let mut pair2 = ([buf2[1].sin().exp2(), if buf[1] >= -0.7 || buf[2 - 1] <= pair.0 {
            buf2[0]
        } else {
            pair.1
        }], buf2[2].abs());
        let mut out = vec![pair2.1, pair2.1 + pair2.0[0], buf2[0], pair2.1];
    } else if pair.0 >= 0.3 {
        buf2[1] = (buf2[2].powi(2) + 0.5).powi(-1) - pair.0.cos();
        return buf.windows(2).rev().enumerate().map(|(count, ys)| ys[0] + buf2[0]).fold(buf2[2], |acc, u| acc.max(pair.0 + u));
    }
    buf2[2] * (pair.0 + buf2[3 - 1] + buf2[0] * buf[0])
}

#[differentiable(unconnected = "zero")]
fn p253(p: f64, mut row: Vec<f64>, ys: [f64; 3], #[no_diff] mut r: f64) -> f64 {
    let (mut z, mut a): (f64, f64) = ((0..ys.len()).step_by(2).map(|n| (n as f64)).fold(p, |acc, w| acc * 0.5 + (w + w + w)), if r >= 1.1 {
        ys[2]
    } else {
        let mut u = p;
        ys[ys.len() - 1]
    });
    match 0 % 4 {
        0 => {
            z += (1..row.len() - 1).map(|m| z + 2.0 + (m as f64)).sum::<f64>();
            let h = |t: f64, q: f64| {
                let mut x = (1.0 + q.abs()).cbrt() - (r + q);
                t * t
            };
        }
        1 | 2 => {}
        n if z > 1.5 => {
            if r >= a {
                if n % 3 != 0 {
                    a += a.atan().cosh().asinh();
                    a /= r.powi(2) + 1.0;
                } else {
                    let (e, mut t) = ((a.signum() * a).tanh(), -r);
                    let mut v: Vec<f64> = (0..ys.len() - 1).map(|i| (i as f64)).collect::<Vec<f64>>();
                }
                a += z.hypot(1.0 + (r * r).abs());
                a *= a * ys[n % 3] * a.powi(2);
            } else {
                row.fill(r);
                a *= (z + a).powi(2);
            }
        }
        _ => {
            a += ys.chunks(2).map(|buf| r + ys[0]).sum::<f64>();
        }
    }
    (r + z + row[2] * 0.5 - ys[1] * 0.5 - z * 0.5 + a * 1.5 + row[row.len() - 1].to_radians().atan()) * z
}

#[differentiable(unconnected = "zero")]
fn p254_helper(pair: (f64, f64), v: Vec<f64>, row: &[f64; 2], k: usize) -> f64 {
    let mut i = 0;
    while row[0] > 1.5 && i < 2 {
        i += 1;
    }
    let mut grid: Vec<f64> = Vec::new();
    for row2 in row.windows(2) {
        let mut u: f64 = -0.7;
        if (i + 1) % 2 == 0 {
            grid.push(row2[i % row2.len()].tanh());
        }
    }
    grid.push(row[1]);
    grid[i % 1] - pair.0 * 2.0 - v[i % v.len()] * 0.3 - v[1..].iter().map(|&r| grid[k % grid.len()] + grid[0] + r).fold(pair.0, |acc, q| acc * 0.5 + q * q.mul_add(grid[i % grid.len()], grid[k % grid.len()]))
}

#[differentiable(unconnected = "zero")]
fn p254(grid: &[f64], mut s: f64, grid2: &[f64], n: usize) -> f64 {
    let q = (-grid2[n % 3].tanh().exp2().powi(2)).exp() * (grid2[0] * (n as f64) * grid2[0]);
    let e = &mut s;
    *e = *e;
    *e = grid2[n % grid2.len()];
    {
        for out in grid2.windows(2) {
            if n / 2 > 2 {
                s /= ((0..grid2.len() - 1).map(|m| (m as f64)).sum::<f64>() * (-out[out.len() - 1].powi(2)).exp()).powi(2) + 1.0;
                continue;
            }
            'rows1: for &z in out[0..1].iter() {}
            let acc = (if out[1] > s {
                grid2[n % 3]
            } else {
                grid2[3 - 1] + (n as f64)
            }) - q.cos();
        }
    }
    if n / 2 < 3 {} else {
        let (s2, mut d) = (grid[n % grid.len()] * s - s, s / 2.0);
    }
    (if q < grid2[n % 3] || q >= 2.0 {
        q
    } else {
        s
    }) + s * 1.5 + grid2[n % grid2.len()].sin().sinh().tanh().exp()
}

#[differentiable(unconnected = "zero")]
fn p255_helper(mut grid: Vec<f64>) -> f64 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for (acc, &s) in grid.iter().zip(grid.iter()) {
        xs.push(((grid[1] / 2.0).powi(2) + 1.2).ln());
    }
    xs.push(grid[0] * grid[1]);
    let mut buf: Vec<f64> = grid.iter().enumerate().map(|(i, &x)| x * xs.iter().sum::<f64>()).collect::<Vec<f64>>();
    let mut acc: f64 = (xs[0].powi(2) + 0.5).log10() / 2.0;
    xs[0] -= acc;
    1.0 * acc - grid[0] * 1.5 + (xs[0] - buf[0]) * (-1.0 * acc)
}

#[differentiable(unconnected = "zero")]
fn p255(state: &[f64], grid: &[[f64; 2]; 2], j: usize, m: usize) -> f64 {
    let mut j2 = 0;
    while j2 < 5 {
        j2 += 1;
    }
    for (count, &s) in grid[j2 % grid.len()][1..].iter().enumerate() {
        grid[count % 2].iter().rev().for_each(|&w| {});
    }
    state[j2 % state.len()] * (grid[j2 % grid.len()].iter().zip(grid[1].windows(2)).map(|(&w, xs)| xs[j2 % xs.len()]).fold(grid[1][0], |acc, acc2| acc.max(state[4 - 1] + acc2)) + (1.0 + grid[j % grid.len()][j2 % 2].abs()).powf(grid[m % grid.len()][j2 % 2].sin())) * grid.iter().map(|xs| xs[m % 2] * state[j2 % state.len()].atan2(xs[m % xs.len()].powi(2) + 1.0)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p256_helper(row: &mut [f64; 4], pair: (f64, f64), row2: &mut [f64]) -> f64 {
    'rows1: for count in (0..row2.len()).take(2) {
        let state = [row[count % 4]; 4];
    }
    row[3] + pair.0 + pair.1 * 2.0 - row2.iter().map(|&acc| acc * row2[1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p256_inner(c: f64, v: &mut [f64], q: f64, xs: &mut [f64; 2]) -> f64 {
    xs[0] += v[1].tanh();
    let mut i = 0;
    while i * 2 < 3 && i < 2 {
        i += 1;
        if (i + 1) % 2 == 1 {
            break;
        }
    }
    {
        v[1] += q * xs[1] * (q / (1.0 + xs[1].abs()));
    }
    xs[i % xs.len()] * xs[i % xs.len()] + c * 0.5 + c - (xs[i % xs.len()] / (v[1].powi(2) + 1.2)).max(xs[0].atan())
}

#[differentiable(unconnected = "zero")]
fn p256(grid: &mut [f64], mut w: f64) -> f64 {
    w += w;
    let mut m = 0;
    while m < 5 && w <= 0.25 {
        m += 1;
        for k in 0..=3 {
            match k % 3 {
                0 => {
                    w = w.min(w);
                    w = 0.5_f64.tanh().exp_m1() + w;
                }
                _ => {
                    w *= (1.0 + (-w).abs()).ln();
                }
            }
        }
    }
    w * w - (w + w * w)
}

#[differentiable(unconnected = "zero")]
fn p257_helper(b: f64, j: usize) -> f64 {
    b - -0.4
}

#[differentiable(unconnected = "zero")]
fn p257(#[no_diff] xs: &mut [f64], z: &mut f64, ys: &[f64; 3]) -> f64 {
    if ys[ys.len() - 1] > -1.0 {
        *z *= (*z + 3.0).tanh().sinh();
        if ys[1] < xs[0] {
            match 4 % 4 {
                0 => {
                    let s: f64 = (1..ys.len()).zip(0..ys.len() - 1).map(|(j, k)| (k as f64) * 0.25_f64.to_radians()).sum::<f64>();
                    let g = |acc: f64| {
                        if *z <= s {
                            return acc;
                        }
                        acc + acc
                    };
                }
                1 | 2 => {
                    let mut pair = ((-xs[1].hypot(1.0 + xs[1].abs()).powi(2)).exp(), ys[ys.len() - 1] - xs[4 - 1]);
                }
                _ => {}
            }
            xs[1] *= (if ys[2] > 2.0 {
                let mut z2 = xs[xs.len() - 1];
                ys[1]
            } else {
                ys[3 - 1]
            }).sin().sinh();
        } else if *z > 1.5 {
            let c = p257_helper(ys[ys.len() - 1], 2);
        } else {
            xs[0] += (xs.windows(2).map(|row| row[1]).sum::<f64>().powi(2) + 0.5_f64).ln();
        }
        let mut j = 0;
        let mut s: f64 = 'rows1: loop {
            j += 1;
            if j >= 2 {
                break ys[..2].iter().take(2).map(|&a| a * a.asinh()).sum::<f64>();
            }
            for (x, k) in xs[0..2].iter_mut().take(2).zip(0..=4) {
                if ys.len() % 2 == 1 {
                    break 'rows1 ys[j % 3].sin().exp();
                }
            }
        };
    } else if ys[2] > -0.4 {
        match 0 % 3 {
            0 => {
                xs[3] += ys[2] / (1.0 + z.abs()) + *z;
            }
            1 | 2 => {
                *z += ys[0];
            }
            _ => {}
        }
    } else {
        let i: usize = 0;
    }
    ys[2] / (1.0 + xs[3].abs()) * ys.iter().map(|r| r * (0..ys.len()).skip(1).map(|count| *z + (count as f64)).fold(ys[0], |acc, d| acc + d)).sum::<f64>() * (if ys[1] >= ys[2] || xs[3] > 3.0 {
        (0..4).map(|k| (k as f64) * 0.1).fold(xs[1], |acc, d| acc * 0.5 + (d + d))
    } else {
        let b: f64 = ys.iter().sum::<f64>();
        ys[2]
    })
}

#[differentiable(unconnected = "zero")]
fn p258_helper(t: f64, p: f64) -> f64 {
    if !(p > -0.7) {
        let mut grid: Vec<f64> = Vec::new();
        for k in (0..4).rev() {
            if k > 0 && k / 2 % 3 != 0 {
                grid.push((0..2).map(|k2| (0..k2).rev().map(|i| p + (i as f64)).sum::<f64>() + (k2 as f64)).sum::<f64>());
            }
        }
        grid.push(p + t);
    } else {
        let mut v: [f64; 2] = [0.5; 2];
    }
    (p + p * 0.5) * p
}

#[differentiable(unconnected = "zero")]
fn p258_inner(u: f64, ys: &[f64]) -> f64 {
    for i in 0..4 {}
    ys[0] + u * 0.5 - p258_helper(u, ys[2 - 1])
}

#[differentiable(unconnected = "zero")]
fn p258(q: f64, q2: f64, grid: &[f64]) -> f64 {
    let w = grid[1];
    let mut grid2 = vec![grid[2]; grid.len()];
    let w2 = &mut grid2[0];
    *w2 -= q2;
    *w2 += p258_inner(grid[2], grid);
    grid2.push(q2 + w);
    grid2.push(1.5);
    let mut x: f64 = grid2.iter().filter(|u| **u > -0.4).map(|e| *e * (*e / (q2.powi(2) + 0.5))).fold(grid2[grid2.len() - 1], |acc, z| acc * 0.5 + z);
    'rows1: for e in grid.iter().take(2) {
        x -= grid2[2];
    }
    x += (if grid[2] > 0.8 {
        let e = w;
        w
    } else {
        let mut acc = grid[0];
        -0.7
    }) + x.abs();
    grid2[grid2.len() - 1] + q * 0.5 + q2 * 0.3 - w * 0.3 + grid2[0] * 0.5 + x * 0.5 - x
}

#[differentiable(unconnected = "zero")]
fn p259_helper(grid: Vec<f64>) -> f64 {
    for r in grid.iter() {}
    let mut count = 0;
    while count < 2 {
        count += 1;
    }
    grid[2 - 1] + grid[count % grid.len()] * 0.5 + ((1.0 + grid[2 - 1].abs()).cbrt() + (0.1 + (count as f64))) + grid[0] * grid[count % 2] * grid[count % 2].tanh()
}

#[differentiable(unconnected = "zero")]
fn p259_inner(r: f64, row: &mut [f64], acc: &mut f64) -> f64 {
    row[0] -= *acc;
    row[1] += (-acc.powi(2)).exp() * p259_helper(row.to_vec());
    let mut u = p259_helper(row.to_vec());
    let w = &mut *acc;
    *w += if 1 < 3 && *w >= 0.25 {
        u
    } else {
        let mut c = u;
        *w
    };
    *w += *w;
    row.iter().step_by(2).fold(*acc, |acc2, &p| acc2 * 0.5 + (u + p)) + u * 1.5 - row[0]
}

#[differentiable(unconnected = "zero")]
fn p259(buf: [f64; 4], mut acc: f64) -> f64 {
    let g = |a: f64| {
        let mut y = buf[2];
        a * (y.tanh() + buf[1])
    };
    acc = if -0.7 > 1.5 {
        buf[1].cos()
    } else {
        acc + acc
    };
    {
        acc += if 0 < 3 {
            buf[4 - 1]
        } else {
            buf[3] / (1.0 + buf[4 - 1].abs())
        };
    }
    let mut count = 0;
    let mut q: f64 = loop {
        count += 1;
        let mut q = acc.atan();
        q = 3.0 - q - -0.8;
        if count >= 3 {
            break (-q.powi(2)).exp() * buf.chunks(2).map(|row| q + q).sum::<f64>();
        }
    };
    let p: f64 = acc.to_radians();
    match (count + 1) % 3 {
        0 => {
            if count / 2 % 3 == 0 {
                'rows1: for (i, row) in buf.chunks(2).enumerate() {
                    q = (row[i % row.len()] * (i as f64)).min(row[i % row.len()] - 3.0);
                }
            } else {
                q = buf[buf.len() - 1].clamp(-0.75, 1.25) / 2.0;
            }
        }
        1 | 2 => {
            for b in buf.iter() {
                q = (if p >= 3.0 {
                    *b
                } else {
                    p
                }).sin();
            }
        }
        _ => {
            q -= buf[buf.len() - 1].atan();
        }
    }
    q - p + buf[2] * 0.5 - acc * 1.5 + p * 2.0 + (p + acc) * q.to_radians()
}

#[differentiable(unconnected = "zero")]
fn p260(#[no_diff] pair: (f64, f64), q: f64, out: &[f64; 2]) -> f64 {
    'rows1: for (count, &w) in out.iter().rev().enumerate().rev() {
        let mut w = w * (0..3).take(2).map(|i| (i as f64) * out[0]).fold(pair.1, |acc, b| acc + (0.1 + b));
        let w = w + -(out[out.len() - 1] - (count as f64));
    }
    let mut v: Vec<f64> = out.iter().enumerate().map(|(i, x)| x + x).collect::<Vec<f64>>();
    let mut m = 0;
    while v[m % 1] >= -0.4 && m < 4 {
        m += 1;
        if m % 2 == 0 {
            v[m % 1] = out[1].sin().exp();
            v[1 - 1] *= out[0].max(1.5) - 0.5;
        }
        let mut m2 = 0;
        loop {
            m2 += 1;
            if m2 >= 3 {
                break;
            }
            let out2: Vec<f64> = out.iter().map(|&s| q.atan2(1.0 + q.abs()) + s).collect::<Vec<f64>>();
        }
    }
    if !(out[m % 2] < -0.4) {
        v[0] += (1.0 + v[0].asinh().abs()).log10();
    } else {
        v[0] = v[0].min(out[m % 2]) + (m as f64);
    }
    q.abs() - v.iter().rev().enumerate().map(|(count, y)| (if !(out.len() % 3 != 1) {
        q
    } else {
        out[0]
    }) + y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p261_helper(row: &mut Vec<f64>) -> f64 {
    let mut m = 0;
    'rows1: while m < 2 && m % 3 == 0 {
        m += 1;
        let mut r = (-(row[row.len() - 1] * (m as f64)).powi(2)).exp().asinh();
        let g = |x: f64| x + (if (m + 1) % 3 != 1 {
            x
        } else {
            r.atan()
        });
    }
    for s in row.iter() {
        if *s >= -0.4 {
            continue;
        }
    }
    row[0].atan().exp() * row[0] - (row[0] - row[1]) * (row[row.len() - 1] - row[0])
}

#[differentiable(unconnected = "zero")]
fn p261_inner(b: f64, v: &Vec<f64>) -> f64 {
    let mut a: f64;
    if 4 < 3 {
        a = if v[0] > 0.1 {
            let mut p = v[2 - 1] * b;
            (1.0 + p.abs()).ln_1p()
        } else {
            v[v.len() - 1]
        };
    } else {
        a = (v[v.len() - 1] * v[1]).hypot(1.0 + (v[0] * b).abs());
    }
    for count in 0..4 {
        if count < 3 {
            continue;
        }
        let c = b;
    }
    'rows1: for (k, &z) in (0..v.len()).rev().zip(v.iter()) {
        a += z * a;
    }
    (b + a * 2.0) * a
}

#[differentiable(unconnected = "zero")]
fn p261(out: &[f64]) -> f64 {
    for n in 1..out.len() - 1 {
        let mut n2 = 0;
        loop {
            n2 += 1;
            if n2 >= 3 || n * 2 % 2 == 0 {
                break;
            }
        }
    }
    let mut acc = out[1];
    acc = acc + 0.25 + acc;
    (acc.sin() - acc * 0.3 - acc.clamp(-0.75, 1.25)) * out.iter().enumerate().map(|(n, x)| *x * (n as f64) + *x).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p262_helper(mut q: f64, y: f64) -> (f64, f64) {
    let x = y;
    (y + x * 0.5 + y, y + x - y * 1.5 + x.atan().sinh())
}

#[differentiable(unconnected = "zero")]
fn p262(state: &mut [f64], row: &mut Vec<f64>) -> f64 {
    let mut pair = ([row[1].atan(), row[0]], row[4]);
    let t = row.pop().unwrap();
    for &b in row[..2].iter() {
        let mut row2 = state[2..].to_vec();
        if !(4 < 3) {
            row2[2 - 1] += (0..row.len() - 1).zip(&row[..2]).filter(|(k, d)| **d > -0.7).map(|(i, a)| *a * b).sum::<f64>() + (1.0 + b.abs()).powi(-1);
        } else if 1.5 > -0.4 {
            let s: f64;
            if pair.0[1] > 1.0 {
                s = (-t.powi(2)).exp() + t * row2[0];
            } else {
                let mut c = row[0];
                s = if 3 < 3 {
                    b
                } else {
                    pair.1
                };
            }
        }
    }
    let mut pair2 = p262_helper((1.0 + pair.1.abs()).powi(-1), (1.0 + row[2].abs()).log10());
    let mut t2: f64 = (1.0 + pair2.0.abs()).ln();
    let mut pair3: (f64, f64) = (t2.max(t) * t2, 0.8 + 0.8);
    let mut add = |w: f64| {
        t2 += w * pair2.1;
        t2
    };
    let r = add(pair.1);
    let q = add(r);
    let r = r * (q + pair3.0 - r / 3.0);
    let mut count = 0;
    while row.len() < 3 && count < 2 {
        count += 1;
        let mut j = 0;
        while (count + 1) % 2 == 0 && j < 2 {
            j += 1;
            pair3.1 += row.iter().enumerate().rev().map(|(i, r2)| *r2).sum::<f64>();
            let mut a = t2;
        }
    }
    (match count / 2 % 5 {
        0 => 2.0,
        2 => q,
        _ => t,
    }) - t * 0.3 - pair2.1 * 0.5 - pair3.1 * 1.5 - q * 0.5 - r * 1.5 + pair3.1.cos()
}

#[differentiable(unconnected = "zero")]
fn p263_helper(xs: &[f64], d: f64) -> f64 {
    let c: f64;
    if d <= 0.1 {
        c = 1.0;
    } else {
        let mut p = d;
        c = -xs[2 - 1] * (p + p);
    }
    let mut q = d;
    if xs[2 - 1] > 0.1 {
        let mut pair = ((xs[1].powi(2) + 1.2).log10(), q);
    } else if c <= 1.5 && 1.1 > 0.1 {
        return 2.0 * xs.iter().zip(xs[1..].iter()).map(|(p, r)| *r * p).fold(q, |acc, t| acc.max(t));
    }
    c + c * 1.5 + xs.iter().zip(0..xs.len() - 1).map(|(&x, j)| d + (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p263(mut r: f64, v: &mut [f64], s: f64) -> f64 {
    'rows1: for count in (0..v.len()).take(2) {
        (0..v.len()).for_each(|n| {
            r = match n % 5 {
                0..=1 => s - r,
                2..=3 => v[n % 5] + (n as f64),
                _ => {
                    let u = v[n % v.len()];
                    p263_helper(v, u)
                }
            };
            r += s;
        });
        let mut ys = [s.atan(), s.sin(), s.tanh().sinh()];
    }
    if s <= 1.0 {
        return r;
    }
    for d in v.iter().skip(1).rev() {
        let s = s * (s.atan().exp_m1() - (s + v[3]));
    }
    v[3] = (0..v.len()).map(|n| (n as f64) * (v[n] + s)).fold(0.1_f64, |acc, q| acc + (s + q));
    match v.len() % 3 {
        0 => {
            let mut w = p263_helper(v, v[3]);
            let s2 = &mut w;
            *s2 += 0.8_f64.to_radians();
        }
        _ => {}
    }
    r = v[0] - (s + r);
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for &q in v[..1].iter() {
        buf.push((v[4] / 2.0).abs());
    }
    buf.push(p263_helper(&v[1..], v[1]));
    let mut xs = [s, s, v[4] - buf[buf.len() - 1], v[3]];
    (buf[0] + xs[4 - 1] - r * 0.5 - s * 0.5 - xs[xs.len() - 1] * 2.0 - p263_helper(&xs, xs[4 - 1]).min(s - buf[0])) * p263_helper(&xs[1..], 1.1)
}

#[differentiable(unconnected = "zero")]
fn p264(grid: &[f64], out: &mut [f64], y: f64, state: &[f64]) -> ([f64; 2], f64) {
    let mut count = 0;
    let mut a: f64 = loop {
        count += 1;
        if count >= 2 {
            break out[4].sin() * (state[count % 4] * state[count % state.len()]);
        }
        if out[3] < y {
            break y.signum() * out[3];
        }
    };
    out.fill(a + a);
    a += a;
    match count % 4 {
        0 => {
            a += (if count > 2 {
                let mut s = state[count % 4];
                0.3
            } else {
                let mut x = a;
                a
            }) + (count as f64);
        }
        1 | 2 => {
            a += (state[count % state.len()] + (count as f64)).sin();
            let mut a = a + state[1].sin().cos();
        }
        _ => {
            let flag = a > 0.8;
        }
    }
    let mut buf = [y; 2];
    let u: f64;
    if y > 1.1 {
        let e = a * (buf[2 - 1] / (1.0 + a.abs()));
        u = state[count % state.len()];
    } else {
        u = state.iter().sum::<f64>();
    }
    ([u, (0..buf.len() - 1).map(|n| (n as f64)).fold(u, |acc, c| acc.max(buf[0] + c)) * (buf[0] + y)], out[5 - 1] + (0..3).zip(buf[1..2].iter()).map(|(n, &a2)| a2).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p265(xs: &mut [f64]) -> f64 {
    let mut state: Vec<f64> = (0..xs.len()).map(|i| (i as f64)).collect::<Vec<f64>>();
    let a: f64;
    if xs[1] > 1.5 || state[1 - 1] > 0.1 {
        a = xs[3] + (xs[0] + xs[3]);
    } else {
        let mut e: f64 = state.iter().product::<f64>();
        a = (xs[3] + e) / (1.0 + e.abs());
    }
    for (m, r) in state.iter().enumerate().rev() {
        let mut a = a * (*r * *r + *r);
    }
    let r = (1.0 + (state[state.len() - 1].max(xs[xs.len() - 1]) * (a + a)).abs()).cbrt();
    let mut row = [r; 3];
    let a = a + r;
    row[2] += a * a + row[2];
    if state[0] >= 0.9 || state.len() < 3 {} else {
        for w in row.iter() {
            let (t, mut e) = ((if 0.25 > 0.1 {
                a
            } else {
                row[3 - 1]
            }) - w * w, r + 0.1);
        }
    }
    (state[state.len() - 1] + state[0] * 2.0 + a * 2.0) * (r.sin() + r)
}

#[differentiable(unconnected = "zero")]
fn p266(grid: &[[f64; 2]; 2], v: &mut [f64]) -> f64 {
    let h = |a: f64, acc: f64| {
        let mut b: f64 = if acc < 3.0 {
            acc + 3.0
        } else {
            acc
        };
        a * b
    };
    v[4] = if v[4] > grid[2 - 1][2 - 1] {
        v[1]
    } else {
        v[0].clamp(-0.75, 1.25)
    };
    'rows1: for xs in grid.iter() {
        let mut a: f64;
        if v[v.len() - 1] <= 1.0 {
            a = (-(v[1] - grid[0][1]).powi(2)).exp();
        } else {
            a = xs[0];
        }
    }
    let mut x = v[2];
    for (count, buf) in grid[0].chunks(2).enumerate() {
        x = h(buf[count % 1], x);
    }
    (0..1).zip(v.iter()).map(|(j, acc)| v[j] + *acc).product::<f64>() + x * 0.5 - (x + v[0].tanh())
}

#[differentiable(unconnected = "zero")]
fn p267(buf: &[f64], state: &mut Vec<f64>, e: f64) {
    'rows1: for (i, t) in state[..4].iter().enumerate() {
        let k: usize = i / 2;
    }
    state[2] /= (((-1.0_f64).powi(2) + 1.2_f64).powi(-1) - 0.8_f64).powi(2) + 1.0;
    'steps2: for k in 0..state.len() - 1 {
        if k * 2 % 3 == 1 {
            let s: f64;
            if state[k] < 0.1 {
                let a = e + buf[0].tanh();
                s = e;
            } else {
                let mut e2 = state[5 - 1 - k];
                s = buf.chunks(2).filter(|state2| e > e2).map(|grid| e2.floor() * e2 + buf[0]).fold(e2, |acc, e3| acc.max(e3 * (state[k].floor() * e2)));
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p268_helper(ys: &mut Vec<f64>, y: f64, n: usize, pair: (f64, f64)) -> (f64, f64) {
    let q = if ys[n % 2] < y {
        let mut d = pair.1.atan().exp_m1() - (n as f64);
        2.0_f64.abs().sin()
    } else {
        ys[1..2].chunks(2).zip(0..n).filter(|(v, m)| *m != 1).map(|(buf, i)| (i as f64) * y.clamp(-0.75, 1.25)).product::<f64>()
    };
    ((pair.0 - q * y * (if y >= q {
        let mut z: f64 = q;
        q
    } else {
        pair.1
    })) * (if ys.len() % 3 == 1 {
        -0.7 * q
    } else {
        y * pair.0
    }), (if ys.len() % 2 == 0 {
        let mut d: f64 = q;
        y
    } else {
        pair.0
    }) + y * 0.3 - q * 0.5 + (0..n).map(|i| (i as f64) * (y * y)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p268_inner(ys: [[f64; 2]; 2]) -> f64 {
    if !(3 < 3) {
        return (1.0 + (1..ys.len() - 1).zip(&ys[1]).map(|(count, acc)| *acc).sum::<f64>().abs()).ln();
    }
    let mut grid: Vec<f64> = vec![-0.4; ys.len()];
    let mut pair = (grid[0], grid[1] * grid[1]);
    let mut i = 0;
    'rows1: while i * 2 % 3 != 1 && i < 5 {
        i += 1;
        let mut k = 0;
        'steps2: loop {
            k += 1;
            match k * 2 % 4 {
                0 => {
                    let mut b = grid[1..2].iter().map(|z| *z * pair.1).sum::<f64>() / (1.0 + grid[1].abs()) + (if k * 2 < 3 {
                        grid[grid.len() - 1] - pair.1
                    } else {
                        pair.1.asinh()
                    });
                }
                _ => {}
            }
            let f = |p: f64, c: f64| p + (if i * 2 < 3 {
                pair.1
            } else {
                let mut acc: f64 = p;
                ys[1][i % 2]
            }) * (c * (i as f64));
            if k >= 1 {
                break;
            }
        }
    }
    grid.windows(2).rev().zip(&ys[1]).filter(|(v, x)| **x > 0.25).map(|(state, p)| *p).fold(grid[grid.len() - 1], |acc, acc2| acc + acc2) - ys[i % 2][i % 2] * 0.5 - pair.0 - (pair.0 + pair.0 - (i as f64))
}

#[differentiable(unconnected = "zero")]
fn p268(out: &Vec<f64>) -> f64 {
    'rows1: for (&c, j) in out.iter().rev().zip(1..out.len()) {
        let w = p268_inner([[out[j], out[j].floor() * c], [c, if out[out.len() - 1 - j] < 1.0 {
            out[j]
        } else {
            c
        }]]);
    }
    let mut pair: (f64, f64) = (out[out.len() - 1].atan().sinh().atan2(p268_inner([[out[0], out[2]], [out[2], out[1]]]).powi(2) + 1.2), out.windows(2).map(|xs| xs[xs.len() - 1]).fold(out[3], |acc, r| acc.max(r * out[1])));
    let (mut p, c) = (pair.0 / (1.0 + pair.1.abs()), pair.0.to_radians());
    let y = if 0 < 3 && c >= 3.0 {
        let mut b = c.hypot(1.0 + c.abs()).max(c - pair.1);
        pair.0.to_radians()
    } else {
        p - c
    };
    p = if p < 0.8 {
        -1.0 - out[0]
    } else {
        c
    };
    let d = p268_inner([[y, c], [1.5_f64.to_radians(), (0..out.len()).map(|n| out[out.len() - 1] + (n as f64)).sum::<f64>()]]);
    p += c * 3.0;
    {
        let e: f64;
        if d >= -0.7 {
            e = y.asinh() * p.to_radians();
        } else {
            e = out[3];
        }
    }
    let v: Vec<f64> = out[2..4].iter().map(|b| *b * (c * pair.0)).collect::<Vec<f64>>();
    (v[0] * d - p * 1.5 + v.iter().filter(|z| **z > 0.25).map(|&c2| c2).sum::<f64>()) * (d + (v[0] + d))
}

#[differentiable(unconnected = "zero")]
fn p269_helper(buf: [f64; 3]) -> f64 {
    if buf[2] > 3.0 {
        return if buf[buf.len() - 1] < buf[2] || buf[2] > -0.4 {
            let acc = buf[0] + buf[2];
            acc + acc
        } else {
            if !(buf[1] < 2.0) {
                buf[3 - 1]
            } else {
                buf[2]
            }
        };
    } else {
        let mut row = buf.to_vec();
    }
    for (m, p) in buf.iter().enumerate() {
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for (j, &q) in buf.iter().rev().enumerate() {
            ys.push((0..buf.len()).map(|j2| (j2 as f64) * q).sum::<f64>() / ((q.signum() * buf[m]).powi(2) + 0.5));
        }
        ys.push(p + p);
        'rows1: for u in ys.iter() {
            if m + 1 > 2 || *u <= 2.0 {
                let mut row = vec![ys[m % ys.len()]; ys.len()];
            } else {
                let mut pair = ([(u.powi(2) + 0.5).ln(), *u * ys[m % 1]], ys[0] - *u);
            }
        }
    }
    buf[2] / 1.5 - buf[2] * 0.5 + buf[2]
}

#[differentiable(unconnected = "zero")]
fn p269(v: &[f64], d: f64, n: usize) -> f64 {
    let mut n2 = 0;
    while n2 < 3 && d < d {
        n2 += 1;
        {
            let mut x = p269_helper([(1..v.len()).map(|j| (j as f64) * d).sum::<f64>(), if d <= 0.1 {
                let p = d;
                d
            } else {
                d
            }, d]);
            x += x;
        }
        let mut u = p269_helper([d, d - d, v[1].atan()]);
    }
    let x = (d.atan().cosh() / ((d.powi(2) + 0.5).cbrt().powi(2) + 1.0)).tanh();
    let g = |s: f64| s * ((-s.powi(2)).exp() * (n2 as f64));
    (v[1] + x) * v.iter().map(|t| t * v.iter().map(|e| *e).fold(d, |acc, t2| acc + t2)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p270_helper(v: [[f64; 2]; 2]) -> f64 {
    let mut w: f64 = (0.25_f64.powi(2) + 1.2_f64).ln().sin();
    let u = v[1][2 - 1];
    let q = &mut w;
    *q -= (1..v.len()).map(|count| u + (count as f64)).product::<f64>();
    let p = w;
    let y = &mut w;
    *y += *y + *y;
    *y *= *y;
    w = u;
    (w + v[v.len() - 1][1] * 0.3 - w * 2.0 + p * 0.5 + u) * u
}

#[differentiable(unconnected = "zero")]
fn p270(t: f64, #[no_diff] grid: &[f64]) -> f64 {
    let mut acc = t;
    acc = acc;
    let mut d = p270_helper([[t, acc + grid[3]], [(acc.powi(2) + 0.5).powf(acc.sin()), acc.atan().exp_m1()]]);
    let mut add = |d2: f64| {
        d += d2 * (if t > 3.0 {
            let mut u = d2;
            d2
        } else {
            acc
        });
        d
    };
    let d2 = add(p270_helper([[acc, t], [grid[0], acc]]));
    let e = add(acc * d2);
    let mut pair = (t + t - (if acc < 3.0 && t > d {
        d
    } else {
        d
    }), d * e);
    let mut grid2 = [[pair.0, e], [d, pair.0], [t, pair.0], [pair.0, grid[0]]];
    if pair.1 <= 3.0 {
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for e2 in grid2[4 - 1][0..1].iter() {
            if 1 < 3 {
                state.push(*e2);
            }
        }
        state.push(grid2[4 - 1][0] * d2);
        pair.1 = -state[0] - p270_helper([[-1.0, grid2[2][1]], [grid2[1][1], grid2[grid2.len() - 1][2 - 1]]]);
    }
    grid2[2].windows(2).zip(&grid2[grid2.len() - 1]).for_each(|(buf, u)| {
        acc += d2;
    });
    -d2 - t * 2.0 + acc * 2.0 + d * 0.3 + e * 1.5 + pair.0 * 0.5 - (0..grid2.len()).map(|n| (n as f64) * d2).fold(grid2[2][2 - 1], |acc2, s| acc2 * 0.5 + s * grid2[2].iter().map(|p| p * p).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p271(buf: &mut [f64], state: &[f64], n: usize, v: &[[f64; 2]; 2]) -> f64 {
    buf[n % 4] = (-v[n % 2][n % 2].powi(2)).exp();
    for j in 1..v.len() {
        buf[j] += v[j][(j + 1) % 2];
    }
    let d = v[0][1] + state[state.len() - 1 - n] + state[n] * buf[buf.len() - 1] + v[1][n % 2].powi(2).atan().sinh();
    let u = if state.len() < 3 {
        d
    } else {
        v[1][n % 2].sin().cosh() / (state[state.len() - 1 - n].powi(2) + 0.5)
    };
    let mut i = 0;
    let acc: f64 = loop {
        i += 1;
        for count in 0..v.len() {
            if u <= 0.1 {
                buf[count] += if count < 3 || i > 2 {
                    d - -0.4
                } else {
                    let mut p = u;
                    p / (u.powi(2) + 0.5)
                };
                break;
            }
        }
        if i >= 2 || buf[4 - 1] > -0.4 {
            break u - (i as f64);
        }
    };
    (u - d * 0.5 + u * 1.5 - acc * 0.5) * (u + (d - (i as f64)))
}

#[differentiable(unconnected = "zero")]
fn p272_helper(v: &[f64; 3], state: &[f64; 4], v2: &mut [f64; 3], grid: [[f64; 2]; 2]) {
    let mut n = 0;
    loop {
        n += 1;
        for &c in state.iter().rev() {
            let flag = n * 2 % 2 == 1;
            v2[1] -= c;
            let y = &mut v2[2];
            *y *= grid.iter().map(|out| c * *y).product::<f64>();
        }
        let t: f64;
        if n / 2 > 2 {
            let y = (-v2[3 - 1].powi(2)).exp().sin();
            t = (0..n).map(|count| y + (count as f64)).sum::<f64>() * grid[grid.len() - 1][n % 2];
        } else {
            t = v2[2];
        }
        if n >= 3 {
            break;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p272_inner(j: usize, z: &mut f64, xs: &[f64]) -> f64 {
    let mut pair = (-xs[j % xs.len()] * (j as f64), xs[j % xs.len()] * 3.0);
    if j / 2 < 3 {
        pair.0 += *z;
        let flag = xs[0] < *z;
    }
    (xs[1].powi(2) + 1.2).ln() + pair.1 * 0.5 + pair.0
}

#[differentiable(unconnected = "zero")]
fn p272(buf: &[f64; 3], e: f64) -> ([f64; 2], f64) {
    if e < -0.7 {
        let mut e2: f64 = buf.iter().map(|&r| buf.iter().map(|r2| *r2 + *r2).sum::<f64>() + r).sum::<f64>();
        let (w, mut e3) = (if e2 > 2.0 {
            if e2 > 1.5 && e < e2 {
                e2
            } else {
                let mut w = e2;
                -0.4
            }
        } else {
            e / 1.5
        }, if 3 < 3 {
            e
        } else {
            let q: f64 = -0.4;
            q
        });
    } else if 3 < 3 {}
    let d: f64 = (buf[1].atan().exp_m1() * e).atan2((e * e + buf[1]).powi(2) + 0.5);
    let z = (buf[0] * d).sin() / (1.0 + e.abs());
    let mut pair: (f64, f64) = ((0..buf.len()).map(|j| (j as f64) * z.clamp(-0.75, 1.25)).fold(z, |acc, p| acc.max(p * p)), z);
    ([(-(pair.0 * z).powi(2)).exp(), d + d * pair.0], (d - d * 2.0 - z * 2.0 + pair.0 * 0.3) * (e + (d + e)) - z)
}

#[differentiable(unconnected = "zero")]
fn p273_helper(c: f64, p: f64, xs: &mut [f64], out: [f64; 3]) -> f64 {
    let mut z = (0..xs.len()).map(|i| (i as f64)).fold(p, |acc, d| acc * 0.5_f64 + d * (xs[xs.len() - 1] + -0.4_f64)).sin();
    z += (p + p) * z;
    let mut add = |t: f64| {
        z += t * (out[2] + 0.5);
        z
    };
    let b = add(if out[out.len() - 1] > -1.0 {
        p
    } else {
        p
    });
    let b2 = add(xs[0]);
    (z + p + p * 1.5 + out[2] * 1.5 + b2 * 0.3) * (0..xs.len()).map(|m| (m as f64)).fold(z, |acc, y| acc.max((if y <= y {
        1.1
    } else {
        b
    }) + y)) - (b + b - (b + b2))
}

#[differentiable(unconnected = "zero")]
fn p273(mut u: f64, grid: &[f64; 4]) -> (f64, f64) {
    u += u.min(grid[1]).tanh().cosh();
    let mut b = (1.0 + grid[grid.len() - 1].abs()).sqrt().hypot(grid[3].powi(2) + 1.0);
    'rows1: for c in grid {
        b = b + grid[4 - 1] / (1.0 + b.abs());
        let state = [u; 4];
    }
    let mut r = b;
    let mut add = |x: f64| {
        r += x * grid.iter().filter(|p| **p > 2.0).map(|&z| z).sum::<f64>();
        r
    };
    let c = add(b);
    let t = add(b * c);
    if c >= 1.1 {
        r += c;
        b *= ((b + c).powi(2) + 1.0).ln();
    } else if b > 0.8 {
        b += u;
    } else {
        b = r;
    }
    (0.3 - r + b * 0.3 + r * 2.0 + grid.chunks(2).map(|row| t).sum::<f64>() - b.to_radians(), r - u * 1.5 + r * 1.5 + c * 2.0 - t * 0.5 - t)
}

#[differentiable(unconnected = "zero")]
fn p274(xs: &mut [f64], out: [f64; 4]) -> f64 {
    let w = xs[4 - 1];
    let d: f64;
    if out[0] >= 1.5 {
        let t = -w;
        d = xs[2];
    } else {
        let mut b = w.min(out[2]).signum() * (w * xs[2]);
        d = w.to_radians();
    }
    for (q, v) in xs.iter_mut().zip(out[2..4].chunks(2)) {
        let w2: f64;
        if *q > 0.8 {
            let z = if v[0] <= d || out[1] < 0.5 {
                (-1.0_f64).sin().exp2()
            } else {
                v[0] + v[0]
            };
            w2 = z.powi(2) * q.atan();
        } else {
            w2 = w.abs() * v[0].powi(2);
        }
        let mut xs2 = out[..1].to_vec();
        xs2[0] = (0..xs2.len()).filter(|k| *k != 1).map(|count| 0.5_f64 + (count as f64)).fold(xs2[1 - 1], |acc, e| acc + e).hypot(q.powi(2) + 0.5);
    }
    let x: f64;
    if d > 0.8 || d > -0.7 {
        x = d;
    } else {
        x = xs[0..1].iter().enumerate().map(|(i, a)| w + a).sum::<f64>();
    }
    let mut j = 0;
    loop {
        j += 1;
        for (m, w2) in xs[0..3].iter_mut().enumerate() {
            *w2 += (1.0 + out.iter().step_by(2).filter(|u| **u > 0.9_f64).map(|b| *b).sum::<f64>().abs()).powi(-1);
        }
        let count: usize = j * 2;
        if j >= 1 || d < d {
            break;
        }
    }
    x + out[j % out.len()] * 0.5 + d * 2.0 + x * 0.3 - d.signum() * (if out[j % out.len()] <= w {
        let acc = w;
        w
    } else {
        let mut t = x;
        x
    }) - (match (j + 1) % 5 {
        0..=1 => {
            let mut q = w * d;
            xs[xs.len() - 1] - x
        }
        _ => out[out.len() - 1],
    })
}

#[differentiable(unconnected = "zero")]
fn p275_helper(w: f64, state: &Vec<f64>, v: [f64; 2], y: &mut f64) {
    'rows1: for j in (1..v.len() - 1).rev() {
        *y += state.iter().fold(state[j % state.len()], |acc, w2| acc + (w - *w2 + *w2));
    }
}

#[differentiable(unconnected = "zero")]
fn p275(q: f64, xs: &mut [f64], u: f64, mut ys: [[f64; 2]; 3]) -> f64 {
    if ys[ys.len() - 1][1] > -0.7 {
        for (row, grid) in ys.iter().zip(ys[2].chunks(2)) {
            let mut j = 0;
            loop {
                j += 1;
                if j >= 3 {
                    break;
                }
                xs[5 - 1] = (grid[j % grid.len()] + row[j % row.len()]) * ys[0][1];
            }
        }
    }
    u * xs[4] + q * 0.5 + u * 0.3 - ys[1][2 - 1] * 0.5 - xs[3].sin().sin().exp()
}

#[differentiable(unconnected = "zero")]
fn p276_helper(out: [[f64; 2]; 2], grid: &[f64], acc: f64, ys: &Vec<f64>) -> f64 {
    ys[2 - 1] + acc * 0.3 - grid[0] / (1.0 + ys[ys.len() - 1].abs()) * ys[0]
}

#[differentiable(unconnected = "zero")]
fn p276_inner(z: f64) -> f64 {
    if z > 2.0 {
        let ys: [f64; 3] = [0.5; 3];
        for &a in ys[2..].iter().take(2) {
            if a < 0.5 && ys[2] >= 2.0 {
                break;
            }
            'rows1: for (r, &t) in ys.iter().zip(ys.iter()) {
                let row = [t, ys[0] / 1.5, ys[1]];
            }
        }
    } else if z > 0.3 {} else {
        match 0 % 4 {
            0 => {}
            1 | 2 => {}
            _ => {}
        }
    }
    (if z > 1.5 {
        z
    } else {
        z
    }) + z * 0.3 + (0..1).rev().zip(0..2).map(|(n, k)| (k as f64) * (z * z)).sum::<f64>() - (0..4).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p276(u: f64, c: f64, e: f64, #[no_diff] state: &[f64]) -> f64 {
    for d in state.iter() {
        let q: f64;
        if c >= -1.0 {
            q = (1.0 + (*d - *d).abs()).cbrt();
        } else {
            let y = (*d - e).abs();
            q = (0..state.len()).map(|m| *d + state[state.len() - 1] + (m as f64)).sum::<f64>();
        }
        let mut i = 0;
        while i < 4 {
            i += 1;
            if i * 2 % 2 != 0 {
                return u;
            }
        }
    }
    for m in (1..state.len()).skip(1) {
        let e = e + c;
    }
    e - (c + c.atan().sinh())
}

#[differentiable(unconnected = "zero")]
fn p277_helper(mut d: f64, row: &[f64], row2: &[f64]) -> f64 {
    if row2[row2.len() - 1] <= -0.4 {
        let mut d = d + row[1].max(row2[0] - row2[2 - 1]);
    } else if 4 < 3 {
        let mut k = 0;
        while k < 3 {
            k += 1;
            for (m, &d2) in row2.iter().rev().enumerate() {
                let flag = d2 > d2;
            }
        }
    }
    -0.7 + row2[1] + d * 0.3 - (if row[2 - 1] <= row2[1] {
        d
    } else {
        let mut acc = row2[row2.len() - 1];
        row2[2 - 1]
    }) * (0..row2.len()).map(|i| (i as f64) * row2[i]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p277(xs: &mut [f64], e: f64, state: [[f64; 2]; 3], mut out: [[f64; 2]; 2]) -> f64 {
    let mut ys = [e, if 1 < 3 {
        state[1][2 - 1]
    } else {
        e
    }, state[0][2 - 1] + out[2 - 1][1]];
    if !(e > 2.0) {
        let mut acc = out[1][2 - 1];
        if -0.4 > 0.8 {
            let g = |p: f64, t: f64| {
                let b = state[1][1..2].iter().enumerate().map(|(i, a)| e + *a).sum::<f64>().abs();
                p + out[1].iter().fold(b, |acc2, &p2| acc2.max(p2 * t))
            };
            let j: usize = 0;
        } else {
            let y = acc + p277_helper(acc, &out[2 - 1], &state[0]);
        }
    } else if out[1][0] > 1.1 {
        ys[1] *= (ys[3 - 1].powi(2) + 0.5).ln();
    } else {
        out[0][1] *= p277_helper(e, &out[out.len() - 1], &ys);
    }
    (state[0][1] * state[3 - 1][2 - 1] - state[2][0] * 2.0 - out[0][1] * 0.3 + ys[3 - 1] * 0.5) * (ys[0] * (xs[0].powi(2) + 0.5).powf(out[1][2 - 1].sin())) * (-e).sin().cosh()
}

#[differentiable(unconnected = "zero")]
fn p278_helper(ys: &mut [f64]) -> f64 {
    if ys[1] > 2.0 {
        for m in 0..ys.len() {
            match ys.len() % 4 {
                0 => {
                    let (mut b, mut q): (f64, f64) = (0.3, ys[m] + ys[ys.len() - 1 - m]);
                }
                _ => {}
            }
        }
    } else {
        for (k, w) in ys[1..].iter_mut().enumerate() {
            *w /= (*w * *w - 0.3).powi(2) + 1.0;
        }
    }
    ys[ys.len() - 1] * ys[1] * ys[0] * (ys[0] - ys[0].sin().exp())
}

#[differentiable(unconnected = "zero")]
fn p278(u: f64, p: f64) -> f64 {
    let flag = !(p > 3.0);
    let mut n = 0;
    while n > 1 && n < 4 {
        n += 1;
        let (mut u2, mut y): (f64, f64) = ((0..=n).map(|i| p.atan() + (i as f64)).sum::<f64>(), (p.powi(2) + 1.2).log10());
    }
    match n % 4 {
        0 => {
            let r: f64;
            if u <= p && flag {
                r = (0..n).map(|i| (i as f64) * (match i % 5 {
                    0 | 4 => u,
                    2..=3 => p,
                    m if p <= p => u,
                    _ => 0.1,
                })).fold(u, |acc, acc2| acc.max(acc2 * acc2));
            } else {
                r = if !flag {
                    p
                } else {
                    u
                };
            }
        }
        1 | 2 => {
            for (i, n2) in (0..=4).zip(0..2) {
                if flag {}
            }
        }
        _ => {}
    }
    p * (n as f64) + u * 1.5 - (if !(n % 2 == 1) {
        if (n + 1) % 3 == 1 && flag {
            2.0
        } else {
            let e = p;
            e
        }
    } else {
        u * p
    }) + (0..1).filter(|m| *m != 1).map(|m| (m as f64) * (p + p)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p279(t: f64, row: &[[f64; 2]; 2], out: &mut Vec<f64>) -> f64 {
    let r: f64 = 'found1: {
        if t <= 3.0 || row[2 - 1][1] > 0.1 {
            out[0] += (out[0] + row[row.len() - 1][2 - 1]) / (out[2].atan().exp2().powi(2) + 1.2);
            let h = |d: f64, s: f64| {
                if d > s {
                    return s;
                }
                d * out[1]
            };
        }
        let p = &mut out[2];
        *p = (1.0 + p.abs()).ln_1p();
        *p = if *p > 1.5 {
            *p
        } else {
            *p
        };
        if out[1] > -1.0 {
            break 'found1 if out.len() < 3 {
                out[1]
            } else {
                let acc = t;
                acc
            };
        }
        (-(0..out.len()).rev().zip(&out[1..]).map(|(m, p)| *p).product::<f64>().powi(2)).exp()
    };
    let mut c = row[1].iter().fold(r, |acc, &r2| acc * 0.5 + r2 * r) + t;
    for (i, &x) in (0..3).zip(out[1..2].iter()) {
        if row.len() % 2 == 1 {
            c += -out[i];
        } else {
            let flag = !(out.len() > 1);
        }
    }
    c + t * 0.5 - r * 1.5 + c * 1.5 - (0..out.len()).map(|m| (m as f64)).product::<f64>() - row[1].iter().take(2).enumerate().map(|(i, z)| *z / (z.powi(2) + 1.0) + *z).fold(c, |acc, p| acc.max(p * (p + p)))
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p240(1.2, &mut [0.8, 1.4, 1.0, -0.5, 1.2], &[0.5, -0.1, -1.1])),
        program!(p241(&mut [0.1, 1.0, 0.2, 0.7], (-0.2, -0.8)) calls p241_helper; pulled vec![-2.0, -2.0, 1.0, 1.0]),
        program!(p242(&mut [0.2, 1.1, 0.5, 0.7], -1.2, true, &vec![-0.1, 0.5, -1.2, 0.4])),
        program!(p243(&[0.4, 0.1, 0.4, -0.9], 0.6)),
        program!(p244(&[-1.2, 1.1, -0.2, 0.35], &mut vec![0.8, 1.2, 1.4, -1.2, 0.6], &vec![1.0, -0.3, 0.4]) calls p244_helper; pulled ([-0.7, 0.3], vec![0.5, 0.5, 0.3, 1.0, -2.0])),
        program!(p245(&vec![-0.4, 0.1, -0.2, 1.1], &[1.0, 0.1, -0.1, -0.2, 0.7])),
        program!(p246(vec![1.1, 0.1, 1.0, 0.9]) calls p246_helper),
        program!(p247(const -1.2, (1.4, -0.7), &mut [-0.9, 1.0, -1.2], &[1.0, -1.2])),
        program!(p248([[0.7, -0.9], [1.4, 1.4]])),
        program!(p249(true, &mut [-0.8, 0.3, 1.2, 0.6, 1.0])),
        program!(p250(-0.2, true) calls p250_helper; pulled -0.7),
        program!(p251(const &[0.1, 0.9, -0.4, -0.4], &mut -1.1, &mut vec![0.35, 0.5, 0.1], const &[0.1, -0.5, 0.7, 0.7]) calls p251_helper; pulled (([1.0, -0.7], 1.0), 0.5, vec![-2.0, 1.0, -0.7, 0.5, -0.7, 1.0])),
        program!(p252([-0.9, -0.6], &[1.3, -0.6], -0.5) calls p252_helper, p252_inner),
        program!(p253(0.6, vec![1.1, -0.6, -1.2, -0.3, -0.2], [-0.1, 0.5, -0.7], const 0.5) calls p253_helper),
        program!(p254(&[0.4, 1.1, 0.7, -0.8], 1.3, &[-1.0, 0.3, 0.7], 2) calls p254_helper),
        program!(p255(&[-0.4, 1.4, -0.3, -1.2], &[[1.0, -0.9], [1.3, 0.8]], 2, 2) calls p255_helper),
        program!(p256(&mut [1.3, 0.35, 1.0, -0.9], 1.4) calls p256_helper, p256_inner),
        program!(p257(const &mut [-0.4, 1.3, -1.1, 1.4], &mut -0.7, &[0.9, 0.9, -0.7]) calls p257_helper),
        program!(p258(0.35, -0.1, &[-0.8, -0.9, 0.7]) calls p258_helper, p258_inner; pulled 0.5),
        program!(p259([0.35, 0.8, 0.8, -1.0], 0.1) calls p259_helper, p259_inner),
        program!(p260(const (1.2, -1.1), 1.0, &[0.3, 1.2])),
        program!(p261(&[-0.1, -0.8, -0.8, -0.4]) calls p261_helper, p261_inner),
        program!(p262(&mut [0.9, -0.9, -0.3, 1.2], &mut vec![-0.4, 1.1, 0.8, 1.3, 0.2]) calls p262_helper),
        program!(p263(-1.0, &mut [0.4, 0.3, 0.7, -0.7, -0.8], 0.6) calls p263_helper),
        program!(p264(&[1.4, 0.4, 0.1, 0.4], &mut [-1.2, 1.3, -0.3, -0.9, -0.1], 1.1, &[1.1, -0.2, -0.5, 0.2]); pulled (([1.0, 0.3], 0.3), vec![1.0, 0.3, -2.0, -0.7, 0.3])),
        program!(p265(&mut [0.35, 0.1, 0.4, 0.9])),
        program!(p266(&[[0.3, 0.2], [0.4, 1.1]], &mut [0.9, 0.3, 0.5, 0.9, -0.3])),
        program!(p267(&[0.4, 0.6, -0.2, -1.2], &mut vec![1.2, 0.1, 0.35, 0.8, -1.2], 1.4); pulled vec![-2.0, 1.0, -0.7, 0.5, -0.7]),
        program!(p268(&vec![0.8, 0.5, 0.2, -1.2]) calls p268_helper, p268_inner),
        program!(p269(&[0.1, 0.2, 0.4, -0.5], 0.9, 2) calls p269_helper),
        program!(p270(1.3, const &[1.1, -1.1, 0.35, -0.6]) calls p270_helper),
        program!(p271(&mut [-0.6, 0.35, -1.0, 0.3], &[-0.8, 0.35, -0.7, -1.0, -0.3], 4, &[[-0.7, 1.3], [-0.9, 0.9]])),
        program!(p272(&[0.2, -0.9, -1.2], 1.3) calls p272_helper, p272_inner; pulled ([1.0, -2.0], 1.0)),
        program!(p273(0.6, &[-0.1, 1.1, 0.2, 0.2]) calls p273_helper; pulled (-2.0, -0.7)),
        program!(p274(&mut [1.0, 0.7, 0.35, -0.2], [-0.9, 1.2, 0.7, -0.2])),
        program!(p275(-0.1, &mut [-0.5, -0.7, -1.0, 1.2, -0.8], -1.0, [[0.4, 0.5], [1.2, 0.35], [0.4, 0.9]]) calls p275_helper; pulled (0.3, vec![0.5, 1.0, 1.0, 0.5, -2.0])),
        program!(p276(1.4, -0.2, 1.2, const &[-0.7, 0.8, -0.1, -0.4]) calls p276_helper, p276_inner),
        program!(p277(&mut [0.35, -0.1, -1.0, -0.8], 1.2, [[1.1, -1.2], [0.2, -0.7], [-0.3, 0.3]], [[1.1, 0.35], [1.0, 0.9]]) calls p277_helper),
        program!(p278(0.8, 0.9) calls p278_helper),
        program!(p279(-0.6, &[[-0.7, -0.2], [-0.2, 1.2]], &mut vec![-1.1, 0.3, -1.1])),
    ]
}
