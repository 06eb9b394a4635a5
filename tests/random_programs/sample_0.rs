//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p0_helper(e: f64, i: usize) -> f64 {
    'rows1: for (count, m) in (0..1).zip(0..4) {
        let (t, p): (f64, f64) = ((0..=3).map(|n| (n as f64) * (e / 2.0)).sum::<f64>(), e.sin());
    }
    (e + e - e * 2.0) * (0..4).skip(1).zip(0..=i).map(|(m, k)| (k as f64) * (e + e)).sum::<f64>() - e * e
}

#[differentiable(unconnected = "zero")]
fn p0(out: &[f64]) -> f64 {
    let y: f64;
    if out[3] >= out[2] {
        let r = out[3] - 0.8;
        y = (r.asinh().powi(2) + 0.5).ln();
    } else {
        let mut r = out[2];
        y = if r > -0.7 {
            (r.powi(2) + 1.2).recip()
        } else {
            let mut q = r;
            r * out[1]
        };
    }
    y * y - (y - (y - out[3]))
}

#[differentiable(unconnected = "zero")]
fn p1_helper(out: &[f64; 2], e: f64, row: Vec<f64>, j: usize) -> f64 {
    let mut i = 0;
    'rows1: while i < 5 && j / 2 % 2 == 1 {
        i += 1;
        let mut out2 = row[1..].to_vec();
        let g = |a: f64, c: f64| {
            let acc: f64 = (0..out2.len()).map(|count| (count as f64)).product::<f64>();
            a + (out2[0] - c).tanh()
        };
    }
    row[1] + e - row[j % row.len()] * 1.5 + row.iter().map(|&acc| acc + acc).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p1(v: [f64; 3]) -> f64 {
    let u: f64;
    if v[1] < v[1] {
        let mut acc = v[0] - v[1];
        u = acc + v[0];
    } else {
        u = v[2];
    }
    let mut d: f64 = (if u > -0.4 {
        u
    } else {
        3.0
    }) * (v[3 - 1] + 3.0) / 2.0;
    let f = |r: f64, r2: f64| r * (r / 2.0 * (r / (r2.powi(2) + 1.2)));
    d += if !(d <= u) {
        u
    } else {
        d / (1.0 + d.abs())
    };
    d - d - u * 0.5 - v[1..].iter().map(|acc| *acc).sum::<f64>() - (d.mul_add(v[2], d) + v.iter().map(|a| a * a).fold(-0.7_f64, |acc, w| acc.max(0.9 + w)))
}

#[differentiable(unconnected = "zero")]
fn p2_helper(out: &mut [f64; 3]) -> Vec<f64> {
    let mut u: f64 = 3.0;
    out[..2].swap(1, 1);
    (0..out.len()).for_each(|m| {
        u += u;
        u /= (1.0 + (u * u).abs()).powi(-1).powi(2) + 1.0;
    });
    let mut pair: (f64, f64) = ((if u >= 0.1 {
        0.9
    } else {
        out[1]
    }) - (if 2 < 3 || u >= 0.5 {
        u
    } else {
        u
    }), out.iter().take(2).filter(|p| **p > 0.9).product::<f64>());
    pair.1 += pair.0 * u * u;
    vec![0.5_f64.sin().exp() * pair.0, u, if out[2] > 1.5 {
        u
    } else {
        let mut p = pair.1.sin();
        pair.1.tanh().exp2()
    }]
}

#[differentiable(unconnected = "zero")]
fn p2(x: &mut f64, grid: &[f64], grid2: &mut [f64], out: &mut [f64; 4]) -> f64 {
    for b in out.iter_mut() {
        let mut m: usize = 3;
        let mut m2 = 0;
        loop {
            m2 += 1;
            if m2 >= 1 || m2 * 2 % 3 != 1 {
                break;
            }
            *b *= if grid[2] <= 3.0 {
                *b + *b
            } else {
                *b
            };
            grid2.copy_from_slice(&grid[..3]);
        }
    }
    (out[out.len() - 1] + out[4 - 1] + (grid[3].min(out[0]) - grid2[2])) * out[3]
}

#[differentiable(unconnected = "zero")]
fn p3_helper(acc: f64, ys: &mut [f64], pair: (f64, f64), mut buf: [f64; 4]) {
    let ys2 = &mut buf[2..];
    ys2[1] /= ((pair.1 - ys2[1]) * ys2[ys2.len() - 1].max(pair.0)).powi(2) + 1.0;
    ys2[0] += 1.0 + 0.8;
    if ys[0] > -0.7 && acc > 1.0 {
        let (a, s) = (if !(2 < 3) {
            pair.0.max(buf[buf.len() - 1])
        } else {
            let mut a = buf[3] / (pair.1.powi(2) + 1.0);
            buf[0] + acc
        }, pair.1 * buf[0]);
    } else {
        buf[2] = buf[2];
        buf[4 - 1] += pair.0 - buf[0];
    }
}

#[differentiable(unconnected = "zero")]
fn p3_inner(s: f64, count: usize) -> f64 {
    let mut e: f64 = (0..=1).rev().zip(0..=count).map(|(count2, j)| (j as f64) * s.asinh()).fold(s, |acc, e| acc * 0.5 + e * e);
    let s2 = &mut e;
    *s2 += if s >= s || count < 3 {
        let e2 = *s2;
        e2
    } else {
        *s2
    };
    *s2 += 1.5 * *s2;
    s.powi(2) - s * 0.5 + e * 1.5 + s / 2.0 * (count as f64)
}

#[differentiable(unconnected = "zero")]
fn p3(mut p: f64, s: f64, mut z: f64) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 {
            break;
        }
        p *= z.atan().sinh() + (j as f64);
        {
            let flag = s <= z;
            z /= (z + (z - s)).powi(2) + 1.0;
        }
    }
    if !(j > 0) {
        let mut ys = [z * z, s, s.min(s)];
        if z >= 0.9 {
            if j * 2 % 3 != 0 {
                ys[1] -= (z.tanh().powi(2) + 1.2).sqrt();
                ys[1] = if j + 1 < 3 {
                    ys[j % ys.len()]
                } else {
                    ys[j % ys.len()].to_radians()
                };
            } else {
                ys[j % 3] += p3_inner(z, 1) + ys[0];
            }
        } else if ys[j % 3] <= 0.9 {}
    } else if j % 3 == 0 {
        p *= (0..2).rev().map(|n| 0.1 + (n as f64)).sum::<f64>() + (j as f64);
    } else {
        let mut ys: Vec<f64> = Vec::new();
        for i in 0..=j {
            ys.push(z);
        }
        ys.push(1.5_f64.cos());
    }
    s + z + s * 1.5 - (0..j).map(|count| z * s + (count as f64)).fold(z, |acc, u| acc * 0.5 + u * u.atan().sinh()) + z
}

#[differentiable(unconnected = "zero")]
fn p4_helper(xs: &mut [f64; 3], ys: &mut [f64], ys2: Vec<f64>) -> f64 {
    for s in ys2.iter().rev() {
        ys[0] *= ys[0];
        ys[1..].iter_mut().enumerate().for_each(|(j, p)| {
            *p += *s / (1.0 + p.abs());
            *p -= ys2[1];
        });
    }
    for (out, e) in ys2.chunks(2).zip(ys2.iter()) {
        let mut q = (if ys2[ys2.len() - 1] <= ys2[2 - 1] {
            (1.0 + e.abs()).powf(xs[2].sin())
        } else {
            ys2[2 - 1]
        }) + (0..2).zip(1..ys2.len()).filter(|(m, n)| *n != 1).map(|(m, j)| (j as f64) * (out[0] / (3.0_f64.powi(2) + 1.0))).fold(0.1_f64, |acc, z| acc.max(z * z));
    }
    (if ys2[2 - 1] > 3.0 {
        ys2[2 - 1]
    } else {
        ys[ys.len() - 1]
    }) - ys2[2 - 1] * 0.3 - (ys[1] * ys2[ys2.len() - 1]).atan()
}

#[differentiable(unconnected = "zero")]
fn p4(b: f64, mut y: f64) -> f64 {
    match 2 % 3 {
        0 => {
            let mut state = [b; 3];
            state[1] = y + y.powi(3);
        }
        _ => {}
    }
    match 4 % 4 {
        0 => {
            if y > 1.1 {
                'rows1: for k in (0..4).rev() {
                    y += b;
                }
            }
        }
        1 | 2 => {
            let mut add = |a: f64| {
                y += a * (1.5 - b);
                y
            };
            let y2 = add(b * b);
            let t = add(y2);
        }
        _ => {}
    }
    0.1 + y + y * 0.5 + y - b
}

#[differentiable(unconnected = "zero")]
fn p5(e: f64, t: &mut f64, v: [f64; 4], grid: &mut [f64; 2]) -> f64 {
    let (z, y) = (grid[grid.len() - 1].sin() + *t, v[2]);
    if z >= 1.1 {
        for (r, m) in grid.iter_mut().zip(0..2) {
            *r = 0.9 * (*r - *r);
        }
        let v2 = [[y, z], [e, *t], [z, v[3]]];
    } else if y > 0.8 {
        grid[0] *= v[3];
    }
    *t - e * 0.3 + v[0] * 1.5 + z * 0.5 + y * 0.5 - (y + (if v.len() < 3 {
        let mut c: f64 = 0.8;
        v[0]
    } else {
        y
    }))
}

#[differentiable(unconnected = "zero")]
fn p6_helper(j: usize, mut xs: [[f64; 2]; 2]) -> f64 {
    let mut k = 0;
    loop {
        k += 1;
        for (j2, e) in xs[2 - 1].iter_mut().enumerate() {
            let mut ys = [*e; 2];
        }
        if k >= 4 {
            break;
        }
    }
    xs[0][j % 2] * (0..xs.len()).map(|count| xs[count][k % 2].tanh().sinh() + (count as f64)).sum::<f64>() + (xs[0][0] * (j as f64) + (k as f64))
}

#[differentiable(unconnected = "zero")]
fn p6(out: &[f64], a: &mut f64, state: &mut [f64]) -> f64 {
    'rows1: for (acc, m) in state[2..].iter_mut().zip(0..out.len()) {
        if *acc < 0.8 {
            match (m + 1) % 4 {
                0 => {
                    *acc -= (match m % 5 {
                        0..=1 => *a,
                        2 => *acc,
                        m2 if *acc <= 1.1 && m2 + 1 < 3 => {
                            let c = *a;
                            *acc
                        }
                        _ => *a,
                    }).floor() * acc.hypot(1.0 + a.abs());
                    let mut q = p6_helper(1, [[out.windows(2).zip(out).filter(|(ys, z)| **z > -0.4).map(|(xs, q)| *q).fold(*a, |acc2, x| acc2.max(x * x)), p6_helper(2, [[*acc, *a], [out[m], *acc]])], [out[m] - *acc, *a * *acc]]);
                }
                _ => {}
            }
        } else if *a < *acc {
            *acc -= (*acc + (m as f64)).min(*acc);
        }
    }
    state[2] *= if *a > -1.0 && state[0] <= 1.5 {
        if *a >= -0.7 && *a >= 0.8 {
            state[2]
        } else {
            let mut b = state[state.len() - 1];
            *a
        }
    } else {
        state[state.len() - 1].atan().cosh()
    };
    if state[1] > 3.0 {
        if state[state.len() - 1] > 0.9 {
            state[3 - 1] = state[..1].iter().enumerate().filter(|(i, c)| **c > 0.5).map(|(count, u)| *u + *u).sum::<f64>() / ((-*a).powi(2) + 1.2);
            return state[state.len() - 1];
        }
    } else {
        let r = p6_helper(2, [[*a, 3.0 * state[1]], [*a * *a, state[1]]]);
        'steps2: for w in state.iter() {
            let mut pair = (*a, state[state.len() - 1]);
            for w2 in state.iter().rev() {
                pair.1 *= p6_helper(1, [[r, *w], [1.5, *a]]) * w2.sin();
            }
        }
    }
    *a * *a - state[2] + state[0]
}

#[differentiable(unconnected = "zero")]
fn p7(xs: &[[f64; 2]; 2], #[no_diff] ys: &Vec<f64>) -> f64 {
    let mut e = xs[0][2 - 1];
    if xs[0][2 - 1] > 1.5 || e > 1.1 {
        if ys[0] > 2.0 {
            let mut count = 0;
            while count < 3 {
                count += 1;
                e *= (if xs.len() < 3 && e <= -1.0 {
                    e
                } else {
                    xs[count % 2][0]
                }) - ys[count % 5];
                let r = match count * 2 % 5 {
                    0 | 4 => {
                        let mut t = e;
                        (0..xs.len() - 1).step_by(2).zip(ys[4..5].iter()).map(|(n, &y)| e + y).sum::<f64>() - ys.iter().zip(ys[0..1].iter()).map(|(&t2, &w)| w * e).product::<f64>()
                    }
                    n if ys[2] < e => e + e + e,
                    _ => e,
                };
            }
            let (y, mut s) = (e, e.floor() * e);
            match count / 2 % 3 {
                0 => {
                    let e = e * (if y < e {
                        xs[count % xs.len()].iter().zip(ys[3..].iter()).filter(|(a, a2)| **a2 > 1.1).map(|(r, acc)| y + acc).sum::<f64>()
                    } else {
                        e.sin()
                    });
                }
                _ => {}
            }
        } else {
            let d = std::mem::replace(&mut e, ys[0]);
            let mut pair: (f64, f64) = (if 2.0 > 0.9 && e > d {
                ys[0]
            } else {
                let y = d.clamp(-0.75, 1.25);
                y + y
            }, ys.iter().enumerate().rev().map(|(m, q)| *q).sum::<f64>());
        }
    } else {
        match 4 % 4 {
            0 => {
                let a: f64 = 'found1: {
                    let mut buf: [f64; 4] = [0.5; 4];
                    if !(buf[0] <= 0.1) {
                        buf[4 - 1] += -(if buf[2] > e && ys[1] > 1.5 {
                            buf[0]
                        } else {
                            let u: f64 = 1.5;
                            e
                        });
                        break 'found1 e * e;
                    } else {
                        let mut state: Vec<f64> = Vec::with_capacity(4);
                        for state2 in buf.windows(2) {
                            if xs[2 - 1][0] > 0.8 {
                                state.push(xs[0][2 - 1].cos() + state2[0].sin().cosh());
                            }
                        }
                        state.push(ys[2] - ys[0]);
                    }
                    buf[2].atan().sinh() - (buf[2].powi(2) + 1.2).ln()
                };
            }
            _ => {}
        }
    }
    ys.iter().zip(xs.iter()).map(|(z, buf)| *z + buf[1]).sum::<f64>() + e * 2.0 - e
}

#[differentiable(unconnected = "zero")]
fn p8_helper(grid: &[f64], ys: &mut Vec<f64>) {
    ys[0] = (ys[0] / (1.0 + ys[0].abs())).tanh();
    let mut i = 0;
    'rows1: while ys[i % ys.len()] > -0.7 && i < 2 {
        i += 1;
        let s = &mut ys[i % 2];
        *s += s.tanh();
    }
}

#[differentiable(unconnected = "zero")]
fn p8(d: f64, ys: &mut [f64]) -> f64 {
    ys[4] = d;
    ys[3] *= ys[4..].chunks(2).map(|out| d * out[out.len() - 1]).sum::<f64>() * ys[1];
    for (n, e) in (0..ys.len()).zip(ys.iter()) {
        let mut n2 = 0;
        while ys.len() > 1 && n2 < 3 {
            n2 += 1;
            let mut pair = ([match n2 / 2 % 5 {
                0..=1 => ys[n2 % 5],
                i if i + 1 > 2 && n2 * 2 > 1 => ys[n],
                _ => {
                    let mut r = ys[4];
                    ys[3]
                }
            }, ys[n].asinh()], e + e);
        }
        if ys.len() % 2 == 0 {
            continue;
        }
    }
    ys[4] /= ys[0].powi(2) + 1.0;
    ys[3] += ys[0] * (ys[5 - 1] + ys[1]);
    ys[3].signum() * ys[5 - 1] - d * 2.0 + ys[0].cos() + (ys[2] + ys[4] + ys[ys.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p9_helper(state: &[f64], flag: bool, t: &mut f64) -> f64 {
    if !(*t <= 0.25) {
        'rows1: for grid in state.chunks(2).rev() {
            *t /= t.sin().exp().powi(2) + 1.0;
            let mut i = 0;
            'steps2: loop {
                i += 1;
                *t += (0..=i).rev().map(|n| (n as f64) * (grid[0] + grid[n % 1])).fold(*t, |acc, d| acc * 0.5 + (0.5_f64.tanh().exp_m1() + d));
                if i >= 2 || grid.len() % 3 == 1 {
                    break;
                }
            }
        }
    }
    -1.0 * state[0]
}

#[differentiable(unconnected = "zero")]
fn p9(ys: &mut [f64], count: usize) -> f64 {
    for xs in ys.windows(2) {
        (0..=count).for_each(|n| {});
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 {
            break;
        }
        for (r, count2) in ys.iter().take(2).zip(1..ys.len() - 1) {}
    }
    if ys[2] <= 1.1 {
        ys[3] += 0.3 * ys[2] * (ys[j % 4] * ys[2]);
    } else if j % 2 == 1 {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 2 || i / 2 > 2 {
                break;
            }
        }
    }
    let m: usize = j * 2;
    let n: usize = m / 2;
    if ys[0] < -0.4 {
        ys[0] = ys[2];
    }
    ys[n % 4].mul_add(ys[ys.len() - 1], ys[n % ys.len()]) - (0..3).rev().map(|n2| (n2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p10_helper(out: &mut [f64], u: f64, pair: (f64, f64)) {
    for r in out[..1].iter().rev() {
        match out.len() % 4 {
            0 => {
                let mut n = 0;
                let w: f64 = loop {
                    n += 1;
                    if n >= 1 || out[0] <= *r {
                        break pair.0;
                    }
                };
            }
            _ => {}
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p10(q: f64, c: f64, t: &mut f64, mut c2: f64) -> f64 {
    let mut acc = if c2 <= 1.5 {
        c
    } else {
        c2 + c2
    };
    for k in 0..=3 {
        match k / 2 % 3 {
            0 => {
                let mut n = 0;
                loop {
                    n += 1;
                    c2 = (0..4).map(|m| c2 + (m as f64)).fold(c2, |acc2, x| acc2 * 0.5 + x * acc) / (t.powi(2) + 1.0);
                    acc *= acc.min(acc).abs();
                    if n >= 1 {
                        break;
                    }
                }
            }
            1 | 2 => {
                if k % 2 == 0 {
                    break;
                } else {
                    let mut grid: Vec<f64> = Vec::new();
                    for k2 in (0..3).take(2) {
                        c2 *= (c / 3.0).powi(2);
                        grid.push(c2);
                    }
                    grid.push(c2);
                }
                let (q2, mut d) = (c2.atan2(1.0_f64.powi(2) + 1.2) * (acc / 3.0), if c2 < 1.5 || (k + 1) % 2 != 0 {
                    acc
                } else {
                    *t
                });
            }
            _ => {
                acc += if c2 >= c && k < 3 {
                    c2
                } else {
                    t.tanh()
                };
                acc = c2;
            }
        }
        let mut v: Vec<f64> = (0..4).map(|i| (i as f64)).collect::<Vec<f64>>();
        let mut row: [f64; 3] = [0.5; 3];
    }
    *t *= c2.atan2(1.0 + c.abs()).atan2(acc.atan2(1.0 + c2.abs()).powi(2) + 0.5);
    for n in 0..3 {
        'rows1: for m in 0..1 {
            let mut ys: Vec<f64> = Vec::with_capacity(4);
            for j in 0..n {
                'steps2: for j2 in 0..1 {
                    acc = (1.0 + c.abs()).ln().asinh();
                }
                ys.push((0..2).map(|j2| (j2 as f64)).product::<f64>());
            }
            ys.push(acc);
        }
    }
    (c.cos() - q * 0.3 + c2 * 2.0 + acc * 0.5) * (0..4).zip(0..3).map(|(k, m)| (if *t >= 2.0 {
        let mut a = c;
        a
    } else {
        let mut y = c;
        c
    }) + (m as f64)).sum::<f64>() + (0..1).map(|j| (j as f64)).fold(acc, |acc2, y| acc2.max(y * (-c2.powi(2)).exp()))
}

#[differentiable(unconnected = "zero")]
fn p11_helper(k: usize, grid: &mut Vec<f64>, out: [[f64; 2]; 2], p: f64) -> f64 {
    for c in grid[..1].iter_mut() {
        let mut z: f64;
        if k % 2 != 0 {
            let mut b = *c;
            z = p * b / (1.0 + c.abs());
        } else {
            let a = if *c >= 1.0 {
                let u = (1.0 + p.abs()).powi(-1);
                c.max(0.1)
            } else {
                let mut c2: f64 = (-0.7_f64).cos();
                (c.powi(2) + 1.0).recip()
            };
            z = (a - *c).to_radians();
        }
    }
    grid[k % 2] = p + p + p.floor() * out[1][0];
    let mut row = vec![out[k % 2].iter().step_by(2).map(|r| *r).product::<f64>(), p.atan(), grid[k % grid.len()] + 0.3];
    (row[k % 3].powi(2) + 0.5).log10() - out[k % out.len()][k % 2] * 0.3 - p * 2.0 - row.iter().zip(0..1).map(|(y, j)| (j as f64)).fold(p, |acc, x| acc + x)
}

#[differentiable(unconnected = "zero")]
fn p11_inner(mut e: f64, mut r: f64) -> f64 {
    if r > r {
        let mut buf: Vec<f64> = Vec::with_capacity(4);
        for j in (0..2).step_by(2) {
            let mut grid = [r; 2];
            buf.push(grid[1]);
        }
        buf.push(r);
    }
    (1.0 + r.abs()).ln_1p() + e * 1.5 - r * 0.3 - (r + r) * r
}

#[differentiable(unconnected = "zero")]
fn p11(mut t: f64, d: f64, a: f64, y: f64) -> f64 {
    let k: usize = 2;
    let u = d * ((y + y) / (1.0 + y.abs()));
    if y <= a || y > u {
        let mut w = match k * 2 % 5 {
            0 => u.atan2(u.powi(2) + 1.0) + d / (1.0 + y.abs()),
            2 => (a * -0.7).floor() * y.cos(),
            _ => a,
        };
    } else if y > u {
        for m in (0..1).rev() {
            t = if (m + 1) % 2 != 0 && m % 2 != 0 {
                a * (k as f64)
            } else {
                y
            };
            let mut i: usize = k;
        }
    }
    let t2 = &mut t;
    *t2 += u - *t2;
    t -= (match k % 5 {
        0..=1 => {
            let mut t2 = y;
            t2
        }
        2 => u,
        _ => u,
    }) + y;
    t += a.cos();
    for m in 0..4 {
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for k2 in 0..1 {
            if m * 2 % 2 != 1 {
                row.push(y);
            }
        }
        row.push(y + a);
    }
    (a - y + t * 1.5 - a * 1.5) * (a * u + (k as f64)) + (-t.powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p12(n: usize, xs: &mut Vec<f64>, out: &[f64], v: &[f64]) -> f64 {
    xs[2] = out[0];
    let mut n2 = 0;
    loop {
        n2 += 1;
        if n2 >= 2 {
            break;
        }
        let a = match (n2 + 1) % 5 {
            0 => out[n2 % 3].asinh(),
            2 | 4 => {
                let b = -(out[0] * v[n2 % v.len()]);
                0.5
            }
            _ => v[3],
        };
    }
    for s in xs.iter_mut() {
        let a = v[n2 % 4] + (*s - (n2 as f64)) - (n2 as f64);
    }
    if n2 % 3 != 0 {
        xs[n] = xs[2];
        xs[n] = (v.iter().product::<f64>().powi(2) + 1.0_f64).log10();
        xs[n] *= v.windows(2).zip(v.chunks(2)).map(|(row, out2)| row[1] * (row[n2 % row.len()] - 2.0)).fold(xs[n], |acc, acc2| acc.max(acc2));
    } else if v[0] >= out[out.len() - 1] {
        xs[n] = (v[v.len() - 1] + (n2 as f64)) * (v[2] * out[n % 3]);
    } else {
        xs.push(xs[n2 % 5]);
    }
    v.windows(2).zip(0..v.len()).for_each(|(state, j)| {
        xs[n] = out[1] * (j as f64);
        xs[5 - 1 - n] += (state[1] - state[0]) * -v[(j + 1) % 4];
    });
    let mut j: usize = out.len();
    if xs[n] < 3.0 {
        out[0..1].iter().for_each(|&e| {
            xs[0] += v[3];
        });
    } else if j + 1 > 1 && v[v.len() - 1] <= xs[2] {
        let mut ys = [[3.0, out[j % out.len()]], [out[2], out[3 - 1]], [xs[n], v[1]], [out[n % out.len()], out[out.len() - 1]]];
    }
    xs[xs.len() - 1 - n] * v[n2 % 4] * 0.3 * v[j % 4]
}

#[differentiable(unconnected = "zero")]
fn p13(ys: &mut [f64]) -> f64 {
    for (i, s) in ys.iter().enumerate().rev() {}
    let p: f64;
    if ys[0] > 0.1 {
        p = (ys[1] * ys[4 - 1]).abs();
    } else {
        let b = ys[1];
        p = ((b.powi(2) + 0.5).cbrt().powi(2) + 1.0).ln();
    }
    ys[0] += (p + p).min(p - p);
    ys.fill(p * p);
    ys[3] -= (0..ys.len()).rev().map(|count| (count as f64) * ys[(count + 1) % ys.len()]).fold(p, |acc, e| acc.max(e));
    let mut count = 0;
    loop {
        count += 1;
        let mut out = ys.to_vec();
        if count >= 3 {
            break;
        }
    }
    (p * ys[3] + p * 0.5) * ys[..3].iter().filter(|w| **w > 0.5).map(|&s| 0.1 * ys[2] + s).sum::<f64>() - ys[4 - 1]
}

#[differentiable(unconnected = "zero")]
fn p14_helper(v: &[f64], m: usize, v2: &[[f64; 2]; 2], z: f64) -> f64 {
    for grid in v2.iter().rev() {
        for (i, w) in grid.iter().enumerate() {
            for t in grid[0..1].iter() {
                let mut x = (w * (if grid[i % 2] > -1.0 {
                    grid[i % grid.len()]
                } else {
                    *w
                })).to_radians();
            }
        }
    }
    z * z - z * 1.5 + v[m % v.len()] / 1.5 + (z / (z.powi(2) + 1.0)).abs()
}

#[differentiable(unconnected = "zero")]
fn p14(grid: &mut [f64; 4], #[no_diff] v: Vec<f64>) -> Vec<f64> {
    let mut out = [[v[4], grid[grid.len() - 1]], [grid[3], v[5 - 1]], [v[2], grid[grid.len() - 1]]];
    let mut a = v[v.len() - 1];
    'rows1: for r in out[2].iter_mut() {
        'steps2: for count in 0..grid.len() {
            let mut k: usize = count;
        }
    }
    vec![a, a / (1.0 + a.abs()) + a, a.abs()]
}

#[differentiable(unconnected = "zero")]
fn p15_helper(grid: [f64; 2], u: f64, v: &[f64]) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        if n >= 4 || u <= v[0] {
            break;
        }
    }
    let mut row: Vec<f64> = Vec::new();
    for j in (0..n).rev() {
        row.push((1.0 + u.abs()).powf(grid[1].sin()).min(u / (u.powi(2) + 1.0)));
    }
    row.push(-v[n % v.len()]);
    row[0] / (1.0 + u.abs()) + grid[n % 2] * 1.5 + u * 2.0 - v.chunks(2).map(|xs| (1.0 + row[n % row.len()].abs()).log10() + row[row.len() - 1]).fold(row[n % 1], |acc, u2| acc + u2) + (row[1 - 1] + row[n % 1] + (n as f64))
}

#[differentiable(unconnected = "zero")]
fn p15(pair: (f64, f64), state: &mut [f64]) -> f64 {
    let mut pair2 = ((1.0 + (1.0 + pair.0.abs()).cbrt().abs()).ln_1p(), pair.0 * state[state.len() - 1]);
    let (mut r, acc) = (state[3].sin().exp2() + state[1..2].chunks(2).filter(|grid| pair2.0 < 0.5).map(|v| state[state.len() - 1] + pair2.0).sum::<f64>(), (state[1].powi(2) + 0.5).powi(-1));
    if r > 0.25 {
        for (x, j) in state.iter_mut().zip(0..4) {
            if *x < 0.25 {
                let mut q = r;
            } else if pair.0 <= 0.1 {
                *x = *x;
            }
        }
    } else if acc > -0.4 {}
    p15_helper([r, pair2.1], -0.7, &state[..4]) - pair.0 * 1.5 - r * 0.5 - acc * 1.5 + acc - (if r > 1.1 {
        r
    } else {
        if acc <= 0.1 {
            acc
        } else {
            state[4]
        }
    })
}

#[differentiable(unconnected = "zero")]
fn p16_helper(b: f64, t: f64, i: usize) -> f64 {
    let mut row = [[b, b], [t, b], [t, t]];
    row = [[t * (i as f64) * row[1].iter().rev().zip(0..row.len()).filter(|(w, i2)| *i2 != 1).map(|(p, i2)| (i2 as f64)).sum::<f64>(), (row[i % row.len()][i % 2] - (i as f64)) * row[i % 3][i % 2]], [(if row[2][1] > 0.9 {
        row[i % 3][1]
    } else {
        let mut y = row[i % 3][i % 2];
        y
    }) + t, if !(row[row.len() - 1][0] <= row[0][1]) {
        t / (1.0 + row[0][0].abs())
    } else {
        t
    }], [row[0][i % 2] / (1.0 + t.abs()) * (row[2][i % 2].powi(2) + 0.5).ln_1p(), row[i % row.len()][2 - 1]]];
    row[i % row.len()][0] + t * 2.0 - row[row.len() - 1].iter().map(|b2| *b2).fold(row[1][2 - 1], |acc, c| acc + (row[i % 3][i % 2] + c)) - row[i % 3][2 - 1].to_radians() * t.cos()
}

#[differentiable(unconnected = "zero")]
fn p16_inner(a: f64, r: f64) -> f64 {
    let mut j = 0;
    while r <= 3.0 && j < 5 {
        j += 1;
        if !(a >= r) {
            break;
        }
    }
    r.tanh() + r / (r.powi(2) + 1.0) * (j as f64) + (p16_helper(a, a, 1) - (r + r))
}

#[differentiable(unconnected = "zero")]
fn p16(row: Vec<f64>, ys: &[f64], v: &mut [f64; 2]) -> f64 {
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for i in 0..ys.len() - 1 {
        if i * 2 < 3 {
            state.push(v[1].sin().signum() * (1.0 + ys[ys.len() - 1 - i].abs()).log10());
        }
    }
    state.push(ys[3]);
    for r in state.iter_mut() {
        v[1] = v.windows(2).map(|state2| ys[3]).product::<f64>();
        let c = ys[5 - 1] * ((*r + *r) * (0..2).map(|m| (m as f64)).fold(ys[2], |acc, a| acc + a));
    }
    let mut pair = (state[state.len() - 1].abs(), ys[ys.len() - 1] + state[0]);
    pair.0 += row[2];
    state[0] += if pair.0 > 0.8 {
        let mut e = ys[ys.len() - 1];
        if state[0] < e {
            state[state.len() - 1]
        } else {
            e
        }
    } else {
        pair.1.powi(3)
    };
    v.swap(0, 1);
    for k in 0..v.len() {
        let mut out: Vec<f64> = (0..1).step_by(2).map(|k2| (k2 as f64) * pair.0.powi(2)).collect::<Vec<f64>>();
        let mut count = 0;
        'rows1: loop {
            count += 1;
            match count % 3 {
                0 => {
                    let mut acc = (if out[k % 1] <= -0.4 {
                        let r = ys[k];
                        pair.1
                    } else {
                        pair.1
                    }) * pair.0.atan2(1.0 + state[k % state.len()].abs()) + p16_inner(v[k], pair.1);
                }
                j if pair.1 >= -0.4 || count % 2 != 1 => {
                    out[1 - 1] *= ys[k].asinh() / ((pair.0 - pair.1).powi(2) + 0.5);
                }
                _ => {}
            }
            if count >= 2 || pair.1 > out[0] {
                break;
            }
        }
    }
    v.iter().rev().enumerate().map(|(k, &s)| s).product::<f64>() + row[0] * 0.3 - state[0] * 1.5 - pair.0 * 0.5 + (ys[ys.len() - 1] * pair.1).max(pair.1) + (if 1 < 3 {
        (-ys[ys.len() - 1].powi(2)).exp()
    } else {
        p16_helper(state[0], v[2 - 1], 2)
    })
}

#[differentiable(unconnected = "zero")]
fn p17(mut y: f64, ys: Vec<f64>, grid: &mut [f64], pair: (f64, f64)) -> f64 {
    let mut pair2 = (grid[3 - 1] * pair.0.to_radians(), pair.0);
    let r: f64 = (0..grid.len()).map(|count| (match grid.len() % 5 {
        0 => {
            let w = ys[count % ys.len()];
            ys[count % 5]
        }
        2..=3 => ys[count % ys.len()],
        _ => pair2.1,
    }) + (count as f64)).fold(grid[0], |acc, acc2| acc.max(acc2 * pair2.1));
    pair2.0 += r;
    for &c in grid.iter().take(2) {
        pair2.0 = pair.1.sin().abs();
        if pair.1 > 3.0 && r >= 0.1 {
            continue;
        }
    }
    let mut n = 0;
    loop {
        n += 1;
        grid[2] = (grid[2] + r).atan();
        if n >= 4 || ys[1] >= r {
            break;
        }
    }
    (r / (pair2.1.powi(2) + 1.0) + ys[2] * 1.5 - pair2.0 * 0.3) * (r * ys[n % 5]).sin().cosh()
}

#[differentiable(unconnected = "zero")]
fn p18_helper(mut pair: (f64, f64)) -> f64 {
    for k in 0..3 {
        match (k + 1) % 3 {
            0 => {
                pair.0 += pair.0;
            }
            _ => {}
        }
        if pair.1 > 0.8 {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 3 {
                    break;
                }
                let (mut x, mut d) = (pair.1 - (0..3).map(|j| (j as f64) * pair.0).fold(pair.1, |acc, w| acc.max(w + w)), pair.1);
                let mut i: usize = m;
            }
        } else {
            pair.0 *= pair.0 / 3.0 / (1.0 + pair.1.abs());
        }
    }
    ((if pair.0 > pair.1 || pair.1 > 0.9 {
        pair.1
    } else {
        pair.0
    }) + pair.0 * 1.5) * (0..2).map(|j| (j as f64)).fold(pair.1, |acc, r| acc * 0.5 + r * (-r.powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p18(buf: &[f64], mut d: f64) -> f64 {
    let mut acc: f64 = d;
    let z = (d / (d.powi(2) + 0.5)).powi(2).tanh().sinh();
    let mut x = (d * z * (z * z)).to_radians();
    for &p in buf.iter().take(2) {
        x = z;
    }
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 4 || x > 2.0 {
            break;
        }
        x = (z.powi(2) + 1.2).cbrt();
        let b = &mut acc;
        *b *= (-z.powi(2)).exp();
    }
    let mut count = 0;
    while count < 5 && count < 3 {
        count += 1;
        acc += z;
    }
    acc + z + d * 2.0 - acc * 2.0 + x * 0.3 - buf.iter().map(|&b| b).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p19(grid: &mut [f64], r: &mut f64) -> f64 {
    let n: usize = 1;
    let mut out: Vec<f64> = Vec::new();
    for count in 1..grid.len() {
        out.push(r.abs() - (*r + *r));
    }
    out.push(grid.iter().fold(*r, |acc, b| acc.max(*b + *b)));
    let mut pair = ([*r / (1.0 + out[n % 1].abs()), out[n % 1]], r.hypot(out[0].powi(2) + 1.0));
    if *r >= out[1 - 1] {
        let mut v = vec![(0..out.len()).skip(1).map(|j| (j as f64)).sum::<f64>(), out[0] - (n as f64), pair.0[n % 2].powi(2), r.asinh()];
    } else {
        grid.swap(3, 0);
        let a = pair.0[n % 2];
    }
    let mut acc = (out[0] + *r).atan() - (n as f64);
    {
        if n / 2 < 3 {
            if n % 3 != 1 {
                out.push(pair.1 + acc);
            } else if n / 2 > 2 {
                pair = ([(acc + (n as f64)).tanh(), pair.1], -out[n % out.len()]);
            }
        } else {
            'rows1: for &y in out.iter() {
                let mut u = grid[n % 4] - (y - (n as f64));
            }
        }
    }
    (grid[..1].iter().filter(|p| **p > 0.1).map(|&u| u * *r).fold(acc, |acc2, y| acc2.max(y * y)) + out[n % 1] * 2.0 + pair.1 * 2.0) * (acc * r.tanh().exp_m1())
}

#[differentiable(unconnected = "zero")]
fn p20(buf: &mut [f64], flag: bool) -> (f64, f64) {
    match 4 % 3 {
        0 => {
            let mut out: [f64; 2] = [0.5; 2];
        }
        _ => {
            match 1 % 3 {
                0 => {
                    buf[1] += (1.0 + buf[buf.len() - 1].abs()).sqrt() + buf[3];
                    let a: f64;
                    if buf[3] >= -0.4 {
                        a = buf[0];
                    } else {
                        a = buf[4 - 1];
                    }
                }
                _ => {
                    'rows1: for (s, m) in buf[3..4].iter_mut().rev().zip(0..3) {
                        *s *= (*s * (m as f64)).abs();
                    }
                }
            }
        }
    }
    ((buf[1] + buf[0]) * buf[buf.len() - 1], ((if flag {
        let mut x = buf[buf.len() - 1];
        x
    } else {
        buf[1]
    }) - buf[3]) * (buf[1] / 2.0 - (if !(buf[4 - 1] >= buf[0]) {
        buf[2]
    } else {
        buf[2]
    })))
}

#[differentiable(unconnected = "zero")]
fn p21_helper(buf: &Vec<f64>, pair: (f64, f64), d: f64) -> f64 {
    let mut d2 = if pair.1 > -1.0 {
        d
    } else {
        let a: f64 = pair.0;
        pair.1
    };
    let mut xs = [pair.0.min(d2), pair.0 - d, 3.0 * 0.9];
    let mut count = 0;
    let w: f64 = loop {
        count += 1;
        if count >= 1 || count * 2 < 3 {
            break xs[2].sin().sinh() * (count as f64);
        }
        xs[2] = -d + (d.powi(2) + 1.0).powf(xs[count % 3].sin());
        let mut d2 = d2 * (d2 + d + 2.0 * (count as f64));
    };
    ((if count * 2 % 3 != 0 {
        xs[2]
    } else {
        w
    }) + pair.1 * 1.5 + d2 * 0.3 - xs[2] * 0.5 - w * 2.0 - xs.iter().sum::<f64>()) * (0.3 / 2.0 + w.signum() * d2)
}

#[differentiable(unconnected = "zero")]
fn p21(ys: &mut [f64], out: &mut Vec<f64>) -> f64 {
    out[3] = (1.0 + out[2].abs()).ln().to_radians();
    out[1] = (-out[2].powi(2)).exp() / 1.5;
    let e = std::mem::replace(&mut out[5 - 1], 0.5 / 3.0);
    out[1] -= e;
    out[2] += (if e <= 2.0 {
        out[5 - 1]
    } else {
        e
    }) * e;
    let flag = out[0] > 0.5 && ys[3] < 0.8;
    let mut k: usize = 1;
    for d in out.iter().step_by(2) {
        let mut s = p21_helper(out, (0.8, if *d < e {
            let c = e;
            *d
        } else {
            -1.0
        }), out.iter().sum::<f64>());
        for (i, y) in (1..ys.len()).zip(out[1..].iter()) {
            let mut y2 = p21_helper(out, (*y - *y, e), s);
            let mut c = p21_helper(out, (*y * y2, out[2]), y2);
        }
    }
    let mut i = 0;
    while i < 2 && i % 3 != 1 {
        i += 1;
        ys[4 - 1] = if i * 2 % 2 == 0 {
            e.tanh().exp()
        } else {
            out[out.len() - 1].signum() * out[2]
        };
        let mut pair: (f64, f64) = (out[3..5].iter().map(|d| *d * (*d + out[4])).fold(ys[0], |acc, y| acc.max(y * (y - e))), match out.len() % 5 {
            0..=1 => out[i % out.len()],
            2 => {
                let z: f64 = e;
                out[i % out.len()]
            }
            _ => ys[k % ys.len()],
        });
        k += 2;
    }
    let e2: f64;
    if e >= -0.4 {
        e2 = e - (i as f64) + e;
    } else {
        e2 = (1.0 + (0.9 * out[i % out.len()]).abs()).ln_1p();
    }
    e2 + -e2 - out.chunks(2).rev().zip(out[4..].iter()).filter(|(xs, b)| **b > 0.3).map(|(v, &t)| t * (-1.0 * out[i % out.len()])).fold(out[i % out.len()], |acc, w| acc.max(w))
}

#[differentiable(unconnected = "zero")]
fn p22(state: &[[f64; 2]; 2], q: f64) -> f64 {
    let mut n = 0;
    let mut q2: f64 = 'rows1: loop {
        n += 1;
        if n >= 4 {
            break q;
        }
        let b = q * -q * (q - q + (q + q));
    };
    for (xs, b) in state[n % state.len()][..1].chunks(2).rev().zip(state[0][..1].iter()) {
        {
            {
                q2 -= (b - state[n % state.len()][n % 2]) * b;
            }
        }
    }
    q2 + q2 + q * 0.5 + q2 * 0.5 - q2
}

#[differentiable(unconnected = "zero")]
fn p23_helper(v: &[f64], row: &[[f64; 2]; 2], a: f64, z: &mut f64) -> Vec<f64> {
    *z += (1.0 + v[1].powi(3).abs()).ln_1p();
    *z += (1..row.len() - 1).step_by(2).rev().filter(|k| *k != 1).map(|j| v[2 - 1 - j] + (j as f64)).sum::<f64>() / (1.0 + (0..=3).rev().map(|j| (j as f64)).sum::<f64>().abs());
    vec![row[row.len() - 1].iter().map(|e| z.tanh() + *e).sum::<f64>(), *z]
}

#[differentiable(unconnected = "zero")]
fn p23_inner(c: f64, flag: bool) -> f64 {
    let mut xs = [c; 2];
    if xs[0] > 1.1 {
        'rows1: for q in xs.iter_mut().take(2) {
            if !(0.8 > 1.0) {
                continue;
            }
        }
    } else if xs[0] >= xs[2 - 1] {
        let mut n = 0;
        let mut r: f64 = loop {
            n += 1;
            if n >= 1 || flag {
                break (xs[n % xs.len()] + xs[n % xs.len()]) / (1.0 + xs[xs.len() - 1].hypot(1.0_f64.powi(2) + 1.2).abs());
            }
            xs[0] = 0.1;
            if !(xs[n % xs.len()] > xs[1]) {
                continue;
            } else {
                xs[1] /= xs.iter().filter(|x| **x > 1.5_f64).sum::<f64>().tanh().powi(2) + 1.0;
            }
        };
    } else {
        xs[0] -= xs[0].powi(3);
    }
    (xs[0] * xs[xs.len() - 1] + c * 1.5) * c
}

#[differentiable(unconnected = "zero")]
fn p23(d: f64, flag: bool) -> f64 {
    let mut grid = vec![d; 3];
    'rows1: for n in (0..grid.len() - 1).rev() {
        let state: Vec<f64> = grid.iter().map(|d2| (-1.0_f64).to_radians() + d2).collect::<Vec<f64>>();
    }
    for x in grid.iter() {
        let d2: f64 = *x;
    }
    let mut state = grid.to_vec();
    for (j, i) in (0..2).zip(1..state.len() - 1) {
        for m in 0..state.len() {
            grid[j] = p23_inner(state[m % state.len()], state[m % state.len()] <= state[m]);
        }
    }
    grid[3 - 1].to_radians() - state[2] * 1.5 + state.iter().enumerate().map(|(i, &e)| (-e.powi(2)).exp() + e).sum::<f64>() - state[1..3].iter().rev().zip(&state[2..]).map(|(c, &p)| p).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p24_helper(v: &[f64; 3], i: usize, c: f64) -> f64 {
    let w: f64 = c;
    {
        let w = w * (c + c.tanh().exp_m1());
    }
    0.9 * c * (w + (i as f64) - -w)
}

#[differentiable(unconnected = "zero")]
fn p24(grid: [[f64; 2]; 2], out: &[f64], out2: &[f64], row: &[f64]) -> f64 {
    for j in (0..3).rev() {
        for j2 in 1..row.len() {}
        if j % 3 == 1 {}
    }
    (row[1] + out2[1]) * grid[0][0]
}

#[differentiable(unconnected = "zero")]
fn p25_helper(pair: (f64, f64), xs: Vec<f64>, ys: &mut [f64], row: &mut Vec<f64>) -> f64 {
    let p = std::mem::replace(&mut row[0], xs[1] + ys[0]);
    let s = row[0] / (p.powi(2) + 1.2) * p;
    row[1] *= xs[xs.len() - 1];
    let mut d = s;
    p.sin() - pair.1 * 1.5 - p * 0.5 - s * 0.3 + d * 0.5 - row.windows(2).map(|out| out[0] * out[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p25_inner(state: &[f64], flag: bool, ys: &mut [f64]) -> f64 {
    for a in ys.iter_mut() {
        if flag || state[1] >= 0.9 {
            *a *= *a;
            return *a + state[state.len() - 1] / (1.0 + a.abs());
        }
    }
    let r: f64 = 'found1: {
        ys[2 - 1] = if ys[1] > 0.25 {
            if flag {
                ys[0]
            } else {
                ys[1]
            }
        } else {
            let mut z = if ys[0] > 1.1 {
                let mut a = ys[0];
                ys[0]
            } else {
                let mut t: f64 = ys[0];
                t
            };
            if ys[1] > 0.25 {
                z
            } else {
                z
            }
        };
        if ys[0] <= ys[1] {
            break 'found1 ys[0] + ys[1];
        }
        state[1].tanh().sinh()
    };
    r + r + r * 1.5 + ys[1] + -(r / (ys[ys.len() - 1].powi(2) + 1.2))
}

#[differentiable(unconnected = "zero")]
fn p25(mut y: f64, ys: &[f64], row: &mut [f64]) -> f64 {
    for (&c, grid) in row.iter().zip(ys.windows(2)) {
        if ys[1] < 2.0 {
            y -= ys[2..].windows(2).map(|ys2| grid[0]).fold(row[row.len() - 1], |acc, y2| acc * 0.5 + (ys[4] + y2)) - (grid[0] + 0.1);
            break;
        }
    }
    let count: usize = 4;
    let mut i = 0;
    while i < 3 {
        i += 1;
        for &x in ys.iter() {
            y = -(x / (x.powi(2) + 0.5));
            let mut xs: Vec<f64> = Vec::new();
            for i2 in 0..1 {
                xs.push((0..ys.len()).step_by(2).rev().map(|count2| (count2 as f64)).sum::<f64>());
            }
            xs.push(-ys[ys.len() - 1]);
            for s in xs.iter_mut().rev() {
                *s += (*s - x) * (if i + 1 > 1 {
                    let acc = *s;
                    x
                } else {
                    let mut a = *s;
                    a
                });
            }
        }
        y *= ys[count % 5] + ys[3] * y;
    }
    if count * 2 > 2 {
        if ys[count % ys.len()] > ys[i % ys.len()] {
            let w: f64;
            if ys[i % ys.len()] > 1.1 {
                let mut u = (0..i).zip(0..3).map(|(j, count2)| y + (count2 as f64)).sum::<f64>() * ys[5 - 1].asinh();
                w = ys[1] + y.clamp(-0.75, 1.25);
            } else {
                let mut w2: f64 = ys[i % ys.len()] + (count as f64);
                w = (w2 * y).sin();
            }
        }
    } else {
        'rows1: for r in ys[..2].iter() {
            let t = &mut y;
            *t = *t - *t;
        }
    }
    ys[i % 5] - y * 0.3 - (1.0 + (y + ys[2]).abs()).cbrt() - (match i / 2 % 5 {
        0 => ys[i % ys.len()],
        2 => ys[2],
        m if ys[4] <= y => y,
        _ => {
            let x = y;
            x
        }
    }).max(ys[1])
}

#[differentiable(unconnected = "zero")]
fn p26(mut d: f64, buf: &Vec<f64>) -> f64 {
    let mut d2 = buf[buf.len() - 1];
    for count in 0..buf.len() - 1 {
        let mut d2 = d2 + (d2 + (count as f64));
    }
    let g = |x: f64, z: f64| x * buf[3];
    (0.1 * 1.0 + d * 0.3) * (if buf[3] > 1.0 {
        buf[1]
    } else {
        -buf[1]
    })
}

#[differentiable(unconnected = "zero")]
fn p27_helper(state: &[[f64; 2]; 3]) -> f64 {
    match 4 % 3 {
        0 => {
            for v in state[2].windows(2).rev() {
                if state[1][0] > 3.0 || v[0] < -0.4 {} else if v[1] < 1.0 {
                    let e = (-(-v[v.len() - 1].powi(2)).exp().clamp(-0.75, 1.25).powi(2)).exp();
                }
            }
        }
        1 | 2 => {
            let mut n = 0;
            while n < 4 && state.len() % 2 != 1 {
                n += 1;
                let mut xs: Vec<f64> = Vec::with_capacity(4);
                for (xs2, i) in state[2].windows(2).rev().zip(0..state.len()) {
                    if i + 1 < 3 {
                        xs.push(xs2[i % 2]);
                    }
                }
                xs.push(if state.len() % 2 == 1 {
                    state[n % 3][1]
                } else {
                    state[n % state.len()][n % 2]
                });
            }
        }
        m if state[2][m % 2] >= state[1][0] => {}
        _ => {}
    }
    (state[3 - 1][0] + state[2][0]) * (0..state.len()).zip(state[3 - 1][..1].iter()).map(|(k, s)| *s * (state[(k + 1) % state.len()][1] - *s)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p27(grid: &[f64], d: &mut f64, row: &[f64]) -> f64 {
    if !(row[1] > 3.0) {} else {
        *d += row[2].powi(2);
    }
    let mut pair = (*d, d.tanh());
    pair = (pair.1, pair.1);
    let (b, u): (f64, f64) = (row[..2].iter().filter(|y| **y > 1.0).sum::<f64>(), *d * pair.0);
    'rows1: for &w in row {
        match 0 % 3 {
            0 => {
                *d = w.floor() * u + 2.0_f64.max(1.5);
            }
            1 | 2 => {
                pair.0 *= row.iter().sum::<f64>() * (b + row[2]);
            }
            _ => {}
        }
    }
    -pair.0 + pair.0 * 0.5 - b * 0.3 - u + pair.0 / (1.0 + u.abs())
}

#[differentiable(unconnected = "zero")]
fn p28_helper(mut state: [[f64; 2]; 3], d: f64) -> [f64; 3] {
    let g = |y: f64| {
        let q: f64 = -0.4;
        y * q
    };
    let mut buf = state[state.len() - 1].to_vec();
    if d < -1.0 {
        let t = if d < buf[0] {
            (0..2).map(|n| state[n][n % 2].sin().exp() + (n as f64)).sum::<f64>()
        } else {
            let mut u: f64 = if 2 < 3 {
                d - buf[0]
            } else {
                buf[0]
            };
            (1.5_f64.powi(2) + 1.2_f64).recip() + u.powi(2)
        };
    }
    [buf[2 - 1], (-buf[1].powi(2)).exp() + buf[1], g(state[1][2 - 1])]
}

#[differentiable(unconnected = "zero")]
fn p28(s: f64, flag: bool) -> ([f64; 2], f64) {
    match 2 % 3 {
        0 => {
            match 4 % 3 {
                0 => {
                    let mut j = 0;
                    let t: f64 = 'rows1: loop {
                        j += 1;
                        if j >= 1 {
                            break (match j * 2 % 5 {
                                0 => s,
                                n if n > 0 => {
                                    let b = s;
                                    b
                                }
                                _ => s,
                            }).sin().sinh();
                        }
                    };
                }
                _ => {}
            }
        }
        n if flag => {}
        _ => {
            let mut buf = [s * s, s + s];
        }
    }
    ([s, s * s + s], (if s <= s {
        s
    } else {
        s
    }) - ((if s >= -0.7 {
        s
    } else {
        s
    }) - (0..4).step_by(2).map(|n| (n as f64) * s).sum::<f64>()))
}

#[differentiable(unconnected = "zero")]
fn p29(v: &[f64], grid: &mut [f64]) -> f64 {
    grid.fill(v[3] - v[0]);
    match 2 % 4 {
        0 => {
            let mut n = 0;
            while n < 3 {
                n += 1;
                for i in 1..grid.len() - 1 {
                    if !(n + 1 > 1) {
                        continue;
                    }
                }
                if grid.len() > 0 {
                    grid[5 - 1] = (1.0 + v[1].atan2(1.0 + grid[n % 5].abs()).abs()).sqrt();
                    grid[n % 5] *= (v[n % v.len()].powi(2) + 0.5).ln().atan();
                    grid[4] += if grid[n % 5] < 0.1 || n < 3 {
                        grid[4].sin()
                    } else {
                        0.5
                    };
                } else if grid[grid.len() - 1] < grid[n % 5] {
                    grid[n % 5] = grid[grid.len() - 1];
                    continue;
                } else {
                    let grid2 = [grid[grid.len() - 1]; 4];
                }
            }
        }
        _ => {
            let mut state = [[grid[5 - 1], v[2]], [v[3], v[4 - 1]]];
        }
    }
    grid[4] / (1.0 + v[4 - 1].abs()) - (-v[2] + (1..grid.len() - 1).zip(0..4).map(|(k, n)| (n as f64)).fold(grid[grid.len() - 1], |acc, acc2| acc + acc2)) - v[1]
}

#[differentiable(unconnected = "zero")]
fn p30(mut t: f64, v: &[f64], v2: &[f64; 3]) -> f64 {
    let mut i = 0;
    let mut t2: f64 = loop {
        i += 1;
        if i >= 2 || v[i % v.len()] > v2[i % v2.len()] {
            break v2[i % v2.len()] * (v[3] + v2[2]);
        }
        {
            t *= v2[i % v2.len()];
            match (i + 1) % 4 {
                0 => {
                    let z = std::mem::replace(&mut t, -v2[0]);
                }
                1 | 2 => {
                    let b = v2[0].floor() * v2[1] - v[i % 5] * v[1] + v.iter().skip(1).map(|&q| q * (q + (i as f64))).sum::<f64>();
                }
                i2 if i2 + 1 > 2 => {
                    t *= v[i2 % 5] * v[5 - 1] * (t * v2[i2 % 3]);
                }
                _ => {}
            }
        }
    };
    (t2 + t2 + t * 2.0) * t2
}

#[differentiable(unconnected = "zero")]
fn p31_helper(buf: [f64; 2], s: f64, q: f64, flag: bool) -> f64 {
    let mut buf2 = vec![-0.4, -q, buf[1] * q];
    buf2[0] * buf2[0] - buf[0] * 1.5 + s * 0.5 - q * 2.0 + (buf2[1] - buf[1] + s * q)
}

#[differentiable(unconnected = "zero")]
fn p31_inner(grid: [[f64; 2]; 3], xs: Vec<f64>, j: usize) -> f64 {
    let mut pair = (grid[j % 3][j % 2] * xs[0], grid[0][0].mul_add(0.1, xs[j % xs.len()]));
    let t: f64 = pair.1 - (pair.0.asinh() + p31_helper([xs[0], xs[1]], grid[0][j % 2], pair.1, xs[0] > 0.1));
    t * pair.1 + xs[0] * 2.0 + t * 1.5 + t - t.abs().tanh()
}

#[differentiable(unconnected = "zero")]
fn p31(pair: (f64, f64), p: f64, row: &[f64], buf: &mut [f64]) -> [f64; 3] {
    let mut d = (-buf[..3].windows(2).map(|v| 1.1_f64 * (buf[2] + buf[0])).sum::<f64>().powi(2)).exp();
    buf[3] -= d.asinh() / (d.powi(2) + 0.5);
    let u = p31_helper([p.cos(), (0..row.len()).rev().zip(buf.iter()).map(|(m, w)| *w).sum::<f64>()], buf[1], buf[2], row[1] > 0.5);
    let mut grid = vec![u + u, buf[0] + d, buf[buf.len() - 1].abs()];
    grid[3 - 1] += buf[1].abs().floor() * p31_helper([u, -0.4], u, d, d > u);
    let mut acc: f64;
    if u > 0.1 {
        acc = (((-1.0_f64).signum() * d).powi(2) + 0.5).powi(-1);
    } else {
        acc = d * 3.0;
    }
    acc *= u;
    match 1 % 4 {
        0 => {
            let mut state = vec![row[0]; grid.len()];
            let acc2 = &mut d;
            *acc2 = state[2] + *acc2;
            *acc2 -= state[state.len() - 1].tanh().exp();
        }
        1 | 2 => {
            if acc <= u {
                let mut count = 0;
                while count < 4 && count * 2 < 3 {
                    count += 1;
                    let mut grid2: [f64; 3] = [0.5; 3];
                }
            } else {
                grid[3 - 1] -= acc * grid[1] - acc;
            }
        }
        count if u >= d => {
            if count < 3 {
                let mut j = 0;
                let mut s: f64 = 'rows1: loop {
                    j += 1;
                    grid[3 - 1] += p31_inner([[acc, acc], [grid[j % grid.len()], 1.5], [row[1], d]], buf.to_vec(), 2);
                    d += p31_helper([grid[0], u], 0.5, acc, j * 2 < 3);
                    if j >= 3 {
                        break grid.iter().zip(grid.chunks(2)).map(|(q, row2)| buf[1]).sum::<f64>().cos();
                    }
                };
            }
        }
        _ => {
            'steps2: for (count, ys) in grid.chunks(2).enumerate() {
                acc += if count > 0 {
                    p31_helper([acc, ys[ys.len() - 1]], ys[count % ys.len()], acc, !(grid[2] > -1.0))
                } else {
                    let mut x = ys[0].clamp(-0.75, 1.25);
                    0.5 + acc
                };
            }
        }
    }
    [acc, (if !(grid[0] <= -0.7) {
        u
    } else {
        acc
    }) / (1.0 + (buf[1] * d).abs()), grid[2].sin().exp2().atan()]
}

#[differentiable(unconnected = "zero")]
fn p32_helper(r: f64, row: Vec<f64>, p: f64, e: &mut f64) -> (f64, f64) {
    *e = p.atan() / 2.0;
    (p + p * 1.5 + row[1].atan2(1.0 + p.abs()) / 2.0, r / (e.powi(2) + 1.2) - row[1] * 1.5 + e.abs())
}

#[differentiable(unconnected = "zero")]
fn p32(a: &mut f64, out: [f64; 4], buf: [[f64; 2]; 2]) -> (f64, f64) {
    let mut xs: [f64; 2] = [-0.7; 2];
    xs[2 - 1] = buf[0][1];
    let f = |r: f64| {
        let mut u = buf[buf.len() - 1][2 - 1];
        r + (xs[xs.len() - 1] + (r - buf[2 - 1][0]))
    };
    *a *= (1.0 + buf[buf.len() - 1][2 - 1].abs()).ln_1p();
    if xs.len() < 3 {
        return ((-xs[xs.len() - 1].powi(2)).exp() * (if buf[0][1] > 1.1 {
            xs[0]
        } else {
            xs[1]
        }), 0.1 / 1.5 * xs.windows(2).map(|grid| grid[grid.len() - 1]).fold(out[0], |acc, w| acc * 0.5 + (xs[0] + w)));
    } else {
        *a = -1.0;
    }
    if xs[1] >= 3.0 {
        let flag = xs[xs.len() - 1] > 1.1 || buf[1][0] >= 3.0;
    } else if buf[buf.len() - 1][2 - 1] < -0.4 {
        if xs[1] <= out[3] {} else {
            *a = (xs[1].powi(2) + 0.5).sqrt();
        }
    }
    (buf[2 - 1][2 - 1] - xs[xs.len() - 1], (xs[1] / (buf[0][1].powi(2) + 1.0) - xs[0] * 0.5) * xs[2 - 1])
}

#[differentiable(unconnected = "zero")]
fn p33(z: f64, e: f64) -> (f64, f64) {
    'rows1: for count in 0..2 {
        let mut i = 0;
        let b: f64 = loop {
            i += 1;
            if i >= 3 {
                break match (i + 1) % 5 {
                    0 => e,
                    _ => (match i % 5 {
                        0 | 4 => e,
                        2..=3 => e,
                        count2 if count2 / 2 < 3 || e < e => {
                            let mut p: f64 = 1.5;
                            p
                        }
                        _ => e,
                    }),
                };
            }
        };
    }
    let mut acc = e;
    match 4 % 4 {
        0 => {
            acc = e + e * acc;
        }
        _ => {}
    }
    (acc.atan().exp_m1() - z * 1.5 - acc * 0.3 - ((-0.4_f64).tanh().exp() - e * 0.5), acc - e * 0.5 + acc * 0.5 - (0..4).map(|j| (j as f64) * (1.0 + (-0.4_f64).abs()).sqrt()).sum::<f64>() + z * e * acc)
}

#[differentiable(unconnected = "zero")]
fn p34_helper(count: usize, mut u: f64, ys: [f64; 4]) -> f64 {
    let u2 = std::mem::replace(&mut u, -ys[count % 4]);
    u2.max(0.1) - ys[2] * 2.0 + u2 * 2.0 + ys[count % 4]
}

#[differentiable(unconnected = "zero")]
fn p34(pair: (f64, f64), buf: &[f64], y: f64, w: f64) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 {
            break;
        }
        if j / 2 > 2 {
            let b: f64;
            if w <= w {
                let d = p34_helper(1, y, [w, w, y, 0.5]).abs();
                b = buf[..4].chunks(2).zip(1..buf.len()).map(|(ys, count)| y * d + (count as f64)).sum::<f64>();
            } else {
                let mut u = (match j % 5 {
                    0..=1 | 4 => pair.0,
                    _ => buf[j % 5],
                }) + p34_helper(2, y, [y, w, w, buf[1]]);
                b = y * (j as f64);
            }
        }
    }
    let a = buf[1..].chunks(2).map(|out| out[0].clamp(-0.75, 1.25) + out[j % out.len()]).sum::<f64>() * (w / (w.powi(2) + 1.0)).atan().cosh();
    w * y + pair.0 * 2.0 - w * 0.5 + a * 0.3 + buf.chunks(2).zip(buf[2..4].iter()).map(|(row, acc)| *acc * a.sin()).sum::<f64>() + y * (y.signum() * y)
}

#[differentiable(unconnected = "zero")]
fn p35(y: f64, ys: &Vec<f64>) -> f64 {
    'rows1: for ys2 in ys[4..].chunks(2).rev() {
        if ys2[0] > ys2[0] || ys2[ys2.len() - 1] > 0.25 {
            break;
        } else {
            let mut y = y + (ys2[0] * ys2[ys2.len() - 1] + ys[1].floor() * ys[1]);
        }
    }
    let buf = [[ys[5 - 1], ys[ys.len() - 1]], [ys[0], ys[3]], [ys[ys.len() - 1], ys[5 - 1]]];
    let mut out = ys.to_vec();
    out[5 - 1] *= if buf[2][0] > buf[2][0] {
        let mut u = buf[1][0];
        u
    } else {
        buf[buf.len() - 1][0] / (out[out.len() - 1].powi(2) + 1.2)
    };
    let s = out.pop().unwrap();
    let mut a: f64 = out.chunks(2).filter(|buf2| buf2[0] > 0.5).map(|xs| ys[2]).sum::<f64>();
    let mut count = 0;
    let mut y2: f64 = loop {
        count += 1;
        let mut ys2: Vec<f64> = Vec::new();
        for (n, w) in buf[count % 3][1..2].iter().enumerate() {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for ys3 in buf[n % 3].chunks(2).rev() {
                state.push(w * ys3[0] + (n as f64));
            }
            state.push(out[out.len() - 1]);
            ys2.push(buf[n % buf.len()][n % 2] + (1.0 + state[0].abs()).log10());
        }
        ys2.push(buf[count % 3][2 - 1].atan().sinh());
        if count >= 1 {
            break (match count * 2 % 5 {
                0 => a,
                _ => ys2[1 - 1],
            }).atan().sinh();
        }
    };
    a.sin().exp() + y * 0.3 + a * 0.5 + (a + buf[0][count % 2]).asinh()
}

#[differentiable(unconnected = "zero")]
fn p36(i: usize, #[no_diff] p: f64, buf: &[f64], e: f64) -> f64 {
    let mut i2 = 0;
    let d: f64 = loop {
        i2 += 1;
        if i2 >= 4 {
            break 3.0;
        }
        let q = -e;
    };
    match buf.len() % 3 {
        0 => {
            let mut j = 0;
            loop {
                j += 1;
                if j >= 3 || d >= 1.5 {
                    break;
                }
            }
            let mut row: Vec<f64> = Vec::new();
            for (w, k) in buf.iter().zip(0..=1) {
                row.push(if i % 2 != 1 {
                    let mut y = *w;
                    if y > 0.5 {
                        let d2 = d;
                        d
                    } else {
                        d
                    }
                } else {
                    if i2 / 2 < 3 {
                        *w
                    } else {
                        p
                    }
                });
            }
            row.push(buf[2]);
        }
        i3 if i2 * 2 > 0 => {
            let mut m = 0;
            while m < 2 {
                m += 1;
                if i3 * 2 % 3 != 1 {
                    let mut s: f64;
                    if buf.len() % 2 == 1 {
                        s = 2.0;
                    } else {
                        s = buf[1..].iter().sum::<f64>();
                    }
                }
            }
        }
        _ => {}
    }
    e - e + e * 0.3 - p
}

#[differentiable(unconnected = "zero")]
fn p37(state: [[f64; 2]; 2]) -> f64 {
    let mut buf = [state[2 - 1][0], state[1][2 - 1] + state[0][0], state[1][1].abs(), state[0][1] - state[1][0]];
    if state[0][2 - 1] > 1.5 {
        for y in buf[..3].iter_mut() {
            *y += (0..1).skip(1).zip(state[2 - 1].iter()).map(|(count, &w)| w + w).sum::<f64>();
        }
        for w in buf[2..].iter() {
            if *w <= buf[2] {
                let v = [*w + *w, state[0][0].floor() * buf[4 - 1]];
                if *w < *w {
                    return (*w / 2.0).clamp(-0.75, 1.25);
                }
            } else if *w >= buf[buf.len() - 1] {}
        }
    } else if buf[1] > 1.5 {
        if buf[2] > -0.7 || 0 < 3 {
            let pair = ([buf[buf.len() - 1] * buf[4 - 1], buf[0]], buf[2] / (state[state.len() - 1][0].powi(2) + 1.0));
        }
    }
    buf[2] * 3.0 - buf[3] * 0.5 + buf[1] / (state[state.len() - 1][0].to_radians().powi(2) + 1.0) + state[0][2 - 1]
}

#[differentiable(unconnected = "zero")]
fn p38_helper(buf: &[f64], row: &mut [f64; 3], e: f64, buf2: &[[f64; 2]; 2]) -> f64 {
    row[0] -= e - buf[1];
    let mut v = buf2[1][..1].to_vec();
    v[1 - 1] = v[0] + e / (1.0 + v[0].abs());
    if 0 < 3 {
        let m: usize = 1;
    }
    e * buf2[1][0] - e * 1.5 - 1.0
}

#[differentiable(unconnected = "zero")]
fn p38_inner(w: f64, row: &[f64; 4], m: usize) -> [f64; 2] {
    let flag = m % 3 == 0;
    let mut x = (if row[m % row.len()] <= 0.5 {
        w
    } else {
        let mut w2 = row[m % row.len()];
        if m + 1 > 0 {
            1.0
        } else {
            let mut q = w2;
            q
        }
    }) + w * row[m % 4];
    [x, w]
}

#[differentiable(unconnected = "zero")]
fn p38(buf: &Vec<f64>, ys: &[f64], n: usize) -> f64 {
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for &u in ys.iter() {
        grid.push(u - ys[..2].iter().fold(3.0_f64, |acc, x| acc + x * ys[1]));
    }
    grid.push(buf[2] * ys[ys.len() - 1 - n]);
    grid[n % 1] += grid[n % grid.len()] * (ys[(n + 1) % ys.len()] * (n as f64));
    match n % 4 {
        0 => {
            for state in grid.chunks(2) {
                let mut k: usize = n * 2;
            }
            let buf2 = vec![(0..grid.len()).map(|n2| grid[n2] + (n2 as f64)).sum::<f64>(), grid[0]];
        }
        1 | 2 => {}
        _ => {
            grid[0] /= ys[n % 5].atan().cosh().powi(2) + 1.0;
            grid.push(grid[0]);
        }
    }
    buf[0] * grid[0]
}

#[differentiable(unconnected = "zero")]
fn p39_helper(count: usize, grid: &mut [f64], mut pair: (f64, f64), xs: &mut [f64; 3]) {
    pair.0 = grid[count % 2] - xs[2] / 1.5;
    xs[0] -= xs[0] * pair.1 + (pair.0 + xs[count % 3]);
    let mut v = vec![pair.1; xs.len()];
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for k in 1..xs.len() {
        out.push(pair.0 * (k as f64) / (pair.0.atan().sinh().powi(2) + 1.0));
    }
    out.push(if pair.0 < 0.5 {
        v[3 - 1]
    } else {
        pair.0
    });
}

#[differentiable(unconnected = "zero")]
fn p39_inner(flag: bool, buf: &mut [f64], v: &[f64]) -> f64 {
    let mut k = 0;
    let y: f64 = 'rows1: loop {
        k += 1;
        if k >= 1 {
            break if v[1] > v[k % v.len()] {
                v[v.len() - 1] + v[k % v.len()]
            } else {
                v[1]
            };
        }
        buf[k % 2] += v[1];
    };
    let mut m: usize = k * 2;
    let f = |a: f64, t: f64| {
        if a > y {
            return v[k % v.len()].abs();
        }
        a + (0..=m).map(|n| t + (n as f64)).sum::<f64>() * (m as f64)
    };
    v[0] * 0.1 * v[0] + v[0] * (v[1] + v[v.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p39(b: f64, mut r: f64, z: f64) -> Vec<f64> {
    r -= r;
    r *= if z > 3.0 {
        z
    } else {
        let mut e = r;
        z * e
    };
    r = 1.5;
    match 2 % 4 {
        0 => {
            let (mut u, mut z2): (f64, f64) = (z + (0.8 + r), (0..=2).map(|n| (n as f64) * r).sum::<f64>());
        }
        _ => {
            if z < z {
                let mut ys: Vec<f64> = (0..3).map(|m| (m as f64) * (z - r)).collect::<Vec<f64>>();
            } else {
                r += z + z.tanh();
            }
        }
    }
    vec![b.sin().exp() + r, b, (-(r * r).powi(2)).exp()]
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p0(&[0.3, 1.4, -1.2, -1.1]) calls p0_helper),
        program!(p1([-0.4, 1.2, -1.1]) calls p1_helper),
        program!(p2(&mut 0.4, &[-0.5, 0.35, 0.5, 1.2, 1.2], &mut [-0.6, -0.8, -0.1], &mut [0.35, 0.35, 0.7, 0.7]) calls p2_helper),
        program!(p3(-1.2, 0.7, 0.3) calls p3_helper, p3_inner; pulled 0.3),
        program!(p4(0.5, -0.4) calls p4_helper),
        program!(p5(-0.3, &mut 1.3, [1.2, 1.3, 1.0, 0.7], &mut [0.1, 0.6])),
        program!(p6(&[0.35, 0.3, 1.3, 0.8], &mut 0.7, &mut [0.9, 1.4, -1.1]) calls p6_helper),
        program!(p7(&[[-0.7, 0.4], [1.2, 0.7]], const &vec![0.9, 0.7, -0.2, 0.7, -0.7]); pulled 1.0),
        program!(p8(1.2, &mut [0.4, -0.1, -0.2, 0.1, 0.4]) calls p8_helper),
        program!(p9(&mut [-1.1, -0.5, -1.2, -0.3], 3) calls p9_helper; pulled (-2.0, vec![-2.0, 0.3, -0.7, 0.5])),
        program!(p10(1.2, -0.8, &mut 0.3, 0.5) calls p10_helper),
        program!(p11(-0.2, -0.9, -0.8, 0.5) calls p11_helper, p11_inner),
        program!(p12(4, &mut vec![1.3, -0.2, -0.6, 0.7, 0.9], &[0.3, 0.8, -0.8], &[1.0, 1.3, 0.7, 1.2])),
        program!(p13(&mut [0.3, -0.3, -1.1, -1.0])),
        program!(p14(&mut [-0.8, 0.4, -0.5, 0.1], const vec![0.9, 0.8, 1.4, 0.7, 0.9]) calls p14_helper; pulled (vec![1.0, 1.0, 0.5], [0.5, 0.5, -2.0, 0.5])),
        program!(p15((0.1, -1.0), &mut [0.2, 1.2, 1.4, 1.2, 0.8]) calls p15_helper; pulled (0.3, vec![1.0, 0.3, 0.3, 0.3, -2.0])),
        program!(p16(vec![-0.1, 0.8, 0.8, 0.9], &[0.5, -1.2, -0.5, 1.2, -0.3], &mut [0.1, 0.2]) calls p16_helper, p16_inner),
        program!(p17(-0.8, vec![0.1, -0.3, -0.9, 0.8, -0.1], &mut [-1.0, -0.1, -0.7], (0.4, 0.6))),
        program!(p18(&[1.4, 0.9, 1.0, 0.4], 0.8) calls p18_helper),
        program!(p19(&mut [0.3, 0.2, 1.4, -1.0], &mut 1.2)),
        program!(p20(&mut [-0.4, -0.1, 0.9, -0.6], true); pulled ((-2.0, 1.0), vec![-0.7, 0.5, -2.0, 1.0])),
        program!(p21(&mut [-0.1, -0.7, -0.2, 1.0], &mut vec![-0.1, -0.6, 0.8, 1.2, -0.7]) calls p21_helper),
        program!(p22(&[[-1.0, 0.5], [-0.4, 0.2]], -0.2)),
        program!(p23(-0.7, true) calls p23_helper, p23_inner; pulled 0.5),
        program!(p24([[0.8, 1.4], [0.2, 0.2]], &[-0.5, 0.4, -0.3, -0.6, -0.9], &[-0.4, 0.3, 1.1], &[0.3, 1.2, 0.35, 0.1]) calls p24_helper),
        program!(p25(0.5, &[0.9, -0.3, 0.3, -0.8, 0.1], &mut [1.3, 0.5, 1.3]) calls p25_helper, p25_inner),
        program!(p26(-1.1, &vec![0.35, 0.5, 0.4, 0.5, 0.8])),
        program!(p27(&[-1.0, 0.9, -1.0, 1.1], &mut 0.8, &[0.9, -0.8, 0.2]) calls p27_helper),
        program!(p28(1.0, true) calls p28_helper; pulled ([-0.7, -0.7], 0.5)),
        program!(p29(&[1.0, 0.9, 1.1, 1.0], &mut [0.6, 0.1, -0.9, 0.3, 1.0])),
        program!(p30(1.3, &[-0.6, -0.2, 1.0, 0.6, 1.0], &[-0.9, 0.6, 1.0]); pulled 1.0),
        program!(p31((-0.2, 0.35), 0.6, &[0.1, -0.1, 1.1], &mut [0.8, -0.4, 0.7, 1.3]) calls p31_helper, p31_inner; pulled ([0.5, 0.3, -2.0], vec![0.3, -0.7, -2.0, -2.0])),
        program!(p32(&mut -0.8, [-0.9, 0.8, -0.9, 0.9], [[-0.5, -0.6], [-0.9, -0.3]]) calls p32_helper; pulled ((-0.7, -0.7), -0.7)),
        program!(p33(0.9, 0.8); pulled (0.5, 1.0)),
        program!(p34((-0.9, 0.9), &[0.35, -0.6, 0.8, 0.8, 1.0], 1.0, -0.9) calls p34_helper),
        program!(p35(1.2, &vec![0.6, -1.1, 0.1, 0.8, 0.4])),
        program!(p36(2, const 0.7, &[0.7, -1.2, 1.1], 0.35)),
        program!(p37([[-0.4, 1.1], [-1.2, -0.3]])),
        program!(p38(&vec![-1.0, 0.7, 1.1, -1.2], &[-0.5, -0.7, -1.1, -0.4, 0.2], 2) calls p38_helper, p38_inner),
        program!(p39(0.1, -1.2, -0.6) calls p39_helper, p39_inner; pulled vec![-0.7, -2.0, -2.0]),
    ]
}
