//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p40_helper(acc: &mut f64, out: &mut [f64], ys: &[[f64; 2]; 2]) -> f64 {
    let mut count = 0;
    let u: f64 = loop {
        count += 1;
        if count >= 2 || ys.len() % 3 != 1 {
            break (0..out.len()).map(|k| acc.clamp(-0.75, 1.25) + (k as f64)).sum::<f64>();
        }
        out[0] += ys[0][count % 2].tanh() * (count as f64);
        out.copy_from_slice(&ys[1]);
    };
    out[out.len() - 1] / 1.5 + out.iter().step_by(2).map(|t| u.max(ys[count % 2][count % 2]) + *t).sum::<f64>() + (u + ys[count % ys.len()][1]).atan()
}

#[differentiable(unconnected = "zero")]
fn p40_inner(buf: &mut [f64]) -> f64 {
    'rows1: for row in buf.chunks(2) {
        let mut w: f64;
        if buf[0] > 3.0 || row[0] >= 0.5 {
            let mut q = row[1 - 1].cos();
            w = if q < q || 0 < 3 {
                2.0
            } else {
                if 4 < 3 {
                    let mut c = row[1 - 1];
                    c
                } else {
                    let mut x = q;
                    x
                }
            };
        } else {
            let mut x = row[0] * 0.9;
            w = (0.5_f64.powi(2) + 1.2_f64).cbrt().abs();
        }
        if w < row[0] {
            w = w + w.max(w);
            w = w.tanh().cosh() / 1.5;
            if row[row.len() - 1] > 1.1 {
                w /= (if buf[0] > 0.3 {
                    buf[0]
                } else {
                    row[0]
                }).powi(2) + 1.0;
                break;
            }
        } else if row[0] > 0.1 {
            let q: f64 = (0..row.len()).map(|n| (n as f64) * (w - row[n])).fold(1.0_f64, |acc, q| acc * 0.5 + q * row[0]);
        }
    }
    buf[buf.len() - 1] * 3.0 * ((if buf[0] <= 0.5 || buf[0] < buf[0] {
        buf[buf.len() - 1]
    } else {
        buf[0]
    }) * (buf[1] - buf[1])) * 1.0
}

#[differentiable(unconnected = "zero")]
fn p40(state: &[[f64; 2]; 3], mut a: f64, buf: &Vec<f64>) -> f64 {
    'rows1: for (count, &p) in (1..buf.len()).zip(state[2].iter()) {
        a += p + state[1][1];
        let p = p * (state[2][2 - 1].signum() * 2.0).tanh().cosh();
    }
    let (mut a2, s) = ((a.powi(2) + 1.2).log10(), state[2][0] + a);
    let w = &mut a;
    *w -= s + 0.1;
    *w = a2;
    let c: f64;
    if buf[2] > 0.9 && a <= 0.5 {
        c = a2;
    } else {
        c = a2;
    }
    if c > 3.0 {} else {
        let mut t = (1.0 + (1.5 * buf[2] / (1.0 + (s + buf[2]).abs())).abs()).ln();
        t *= if c > 0.25 {
            a2
        } else {
            t.abs()
        };
    }
    let p = buf[buf.len() - 1];
    -buf[0] + a2 * 1.5 + s * 1.5 - p * 2.0 + p.max(p)
}

#[differentiable(unconnected = "zero")]
fn p41(state: &Vec<f64>) -> [f64; 3] {
    'rows1: for i in 0..state.len() {
        for state2 in state.windows(2) {}
        if state[4 - 1 - i] <= 0.5 {
            break 'rows1;
        }
        let mut j = 0;
        while j < 4 {
            j += 1;
        }
    }
    let mut j: usize = 3;
    if state[1] < -0.7 && state[1] > -0.4 {
        return [state.iter().enumerate().map(|(i, &u)| u).sum::<f64>(), state[j % 4] * state[j % state.len()].abs(), state.iter().map(|&p| state[j % 4] + p).sum::<f64>() * (j as f64)];
    }
    let (s, mut d) = ((-(state[0] * state[1]).powi(2)).exp(), state[j % 4].atan());
    [(s.powi(2) + 1.0).ln().clamp(-0.75, 1.25), d / 2.0 / ((d + d).powi(2) + 1.0), (1.0 + d.abs()).cbrt()]
}

#[differentiable(unconnected = "zero")]
fn p42_helper(mut c: f64, e: f64, out: Vec<f64>, mut p: f64) -> f64 {
    if !(out[0] > 0.8) {
        p = p.max(out[out.len() - 1]) / (1.0 + p.abs());
    } else {
        match 4 % 3 {
            0 => {
                let mut i: usize = 4;
            }
            1 | 2 => {
                let mut v = [[p, e], [1.1, out[0]], [p, 2.0], [e, -0.7]];
            }
            _ => {
                let mut pair: (f64, f64) = ((0..out.len()).map(|k| (k as f64) * (p - p)).sum::<f64>(), (1..out.len() - 1).filter(|i| *i != 1).map(|m| (m as f64) * p).sum::<f64>());
            }
        }
    }
    p.floor() * out[1] + out[out.len() - 1] * 0.5 - p * 0.3 + out.iter().map(|&u| u * c.tanh().cosh()).sum::<f64>() + (0..3).map(|n| (n as f64) * out[0].abs()).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p42(ys: &mut [f64], w: f64, row: [[f64; 2]; 2], ys2: Vec<f64>) -> f64 {
    let z = p42_helper(ys2[ys2.len() - 1], row[0][1], row[1].to_vec(), 1.0).abs();
    let m: usize = ys2.len();
    ys[m % 4] *= p42_helper(z, ys2[0], ys2.to_vec(), row[2 - 1][1]) / 2.0;
    let mut count = 0;
    loop {
        count += 1;
        if count >= 4 {
            break;
        }
        let mut i = 0;
        while i < 5 {
            i += 1;
            ys[4 - 1] -= (z.powi(2) + 1.2).powf(ys[count % ys.len()].sin()) + row[1][count % 2] * 0.9;
            let mut x: f64 = z / (ys[0].powi(2) + 1.0) * (row[m % row.len()][count % 2] / (w.powi(2) + 1.0)) * (ys[1].max(w) - ys2[2].to_radians());
        }
    }
    let mut z = z * (z / 1.5 + ys2[2] * ys2[m % ys2.len()]);
    let f = |e: f64| e * (1.0 + (match count / 2 % 5 {
        0..=1 | 4 => ys2[3],
        2 => row[m % row.len()][2 - 1],
        count2 if (count + 1) % 2 != 1 => z,
        _ => w,
    }).abs()).powf(e.atan().exp_m1().sin());
    let t = p42_helper(z - 1.0, if count / 2 < 3 {
        let z2 = w;
        row[1][count % 2]
    } else {
        row[count % row.len()][1]
    }, row[0].to_vec(), z.to_radians());
    let grid = [ys2[0]; 4];
    let mut row2: Vec<f64> = Vec::with_capacity(4);
    for (i, xs) in ys.windows(2).enumerate() {
        row2.push((if i + 1 > 1 && i * 2 < 3 {
            grid[count % grid.len()]
        } else {
            ys2[m % ys2.len()]
        }) * xs[0].atan().exp2());
    }
    row2.push(f(row[0][2 - 1]));
    for q in ys.iter_mut() {}
    (t.atan2(1.0 + row2[0].abs()) - w * 1.5 + row[m % row.len()][0] * 2.0 + ys2[count % 4] * 0.5) * ((-grid[count % 4]).floor() * t)
}

#[differentiable(unconnected = "zero")]
fn p43_helper(z: f64, d: f64, mut q: f64) -> f64 {
    let mut m = 0;
    let a: f64 = loop {
        m += 1;
        if m >= 4 {
            break d - (0..2).map(|k| d + (k as f64)).sum::<f64>();
        }
        let (mut q2, q3) = (q.floor() * (0..1).skip(1).zip(0..1).map(|(k, count)| (count as f64)).fold(d, |acc, e| acc * 0.5 + e * 0.8), z);
    };
    (0..=m).for_each(|count| {
        q = (a * d).max(if q <= -1.0 {
            a
        } else {
            d
        });
        q += d;
    });
    let mut k = 0;
    loop {
        k += 1;
        if k >= 4 || k * 2 % 2 == 0 {
            break;
        }
        let w: f64;
        if a < 0.8 || m > 2 {
            w = a.signum() * (q + a);
        } else {
            w = a * a;
        }
    }
    z + (k as f64) + q * 0.3 + a * 1.5 + (match k % 5 {
        0 => q,
        2 => a + d,
        _ => {
            let mut u = a.abs();
            u * q
        }
    }) - a * (0..=2).take(2).map(|m2| a + (m2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p43(v: [[f64; 2]; 2]) -> ([f64; 2], f64) {
    for &e in v[v.len() - 1].iter() {
        'rows1: for n in 0..v.len() {}
        (0..v.len() - 1).for_each(|k| {});
    }
    let b = v[v.len() - 1][2 - 1];
    let mut b2 = p43_helper(0.1, v.iter().take(2).enumerate().map(|(n, buf)| buf[n % 2] + v[1][n % 2]).product::<f64>(), b / 3.0);
    for (j, n) in (0..4).zip(0..3) {
        match n % 3 {
            0 => {}
            1 | 2 => {
                for p in v[n % 2][1..].iter() {
                    let mut y: f64 = v[1].iter().map(|&e| e + e).sum::<f64>();
                    if y > *p {
                        b2 *= if *p >= 0.25 {
                            (-y.powi(2)).exp()
                        } else {
                            b2.hypot(y.powi(2) + 1.2)
                        };
                        continue;
                    }
                }
            }
            count if b2 <= 0.5 => {
                b2 /= b.powi(2) + 1.0;
            }
            _ => {}
        }
    }
    ([v[v.len() - 1][..1].iter().step_by(2).map(|t| v[1][1] + *t).sum::<f64>() * p43_helper(1.0, b, b2), b / (b2.powi(2) + 1.0)], b * b + b * 1.5 + (p43_helper(v[2 - 1][2 - 1], b, v[2 - 1][1]) - v[0][1] / (1.0 + b2.abs())))
}

#[differentiable(unconnected = "zero")]
fn p44_helper(v: &mut Vec<f64>, out: &[f64], v2: &[[f64; 2]; 3]) -> f64 {
    v[0] = v2[3 - 1][2 - 1];
    v.fill(v2[2][0] - v2[2][0]);
    match 2 % 3 {
        0 => {
            let p = (if out[0] > 1.1 {
                -v2[v2.len() - 1][1]
            } else {
                v2[0][2 - 1]
            }) - (out[1] + out[0]);
        }
        _ => {
            let acc = v2[v2.len() - 1][1];
        }
    }
    v2[v2.len() - 1][1] - v2[0][0]
}

#[differentiable(unconnected = "zero")]
fn p44(state: [[f64; 2]; 2], xs: &[f64], state2: &[f64]) -> f64 {
    let mut xs2 = xs[2..].to_vec();
    for (buf, &acc) in xs2.windows(2).zip(&xs2[1..3]) {
        if xs2[1] > 0.5 && state[1][0] < 3.0 {
            break;
        }
    }
    match 1 % 3 {
        0 => {
            let mut j = 0;
            loop {
                j += 1;
                xs2[j % 3] += xs2[j % xs2.len()];
                if j >= 3 || j > 0 {
                    break;
                }
            }
        }
        _ => {
            xs2[3 - 1] -= xs2[2];
        }
    }
    xs2[xs2.len() - 1] - (state2[0] * state2[2]).sin()
}

#[differentiable(unconnected = "zero")]
fn p45(xs: &Vec<f64>, flag: bool) -> f64 {
    let y: f64 = 'found1: {
        let mut v: [f64; 2] = [0.5; 2];
        if v[2 - 1] < v[1] {
            break 'found1 v[1].tanh().exp();
        }
        xs[2] / (v[1..].iter().filter(|q| **q > 0.25_f64).sum::<f64>().powi(2) + 0.5)
    };
    if -0.4 > 0.25 {
        match 1 % 3 {
            0 => {
                if flag {}
            }
            _ => {}
        }
    } else if y > 1.5 {
        'steps2: for count in 0..xs.len() {
            let mut ys: Vec<f64> = Vec::with_capacity(4);
            for n in 0..count {
                let mut d = (y * y - (n as f64)) * xs[count];
                if flag {
                    ys.push(if d > 0.3 {
                        d
                    } else {
                        xs[n] - d
                    });
                }
            }
            ys.push(y.abs());
            'search3: for e in ys.iter().take(2).rev() {
                let mut ys2 = ys.to_vec();
            }
        }
    }
    y * 1.1 + y
}

#[differentiable(unconnected = "zero")]
fn p46_helper(v: &[[f64; 2]; 3], xs: &[[f64; 2]; 2], row: &mut [f64; 3], row2: &mut [f64]) -> f64 {
    let mut count = 0;
    let mut q: f64 = loop {
        count += 1;
        if count >= 4 || v[2][1] > row2[1] {
            break (0.25_f64.floor() * xs[count % xs.len()][count % 2]).floor() * xs[2 - 1][1];
        }
        row2[count % 2] += (-row2[1].powi(2)).exp();
        if count * 2 < 3 {
            row2[count % 2] /= row[1].powi(2) + 1.0;
            continue;
        }
    };
    if !(count > 2) {
        'rows1: for acc in row2[1..].iter_mut().rev() {
            match (count + 1) % 3 {
                0 => {
                    *acc = (q.floor() * *acc).max(*acc);
                }
                _ => {
                    *acc /= (v[count % v.len()][1] + *acc + (-xs[count % 2][count % 2].powi(2)).exp()).powi(2) + 1.0;
                }
            }
        }
    } else {
        let mut j = 0;
        let y: f64 = loop {
            j += 1;
            if j >= 4 {
                break q;
            }
            row2[2 - 1] = q;
        };
    }
    ((match count % 5 {
        0..=1 => {
            let mut d: f64 = 0.5;
            row2[1]
        }
        2..=3 => xs[count % xs.len()][count % 2],
        k if xs[xs.len() - 1][0] < -1.0 || row2.len() % 3 == 0 => {
            let q2 = row[0];
            q
        }
        _ => row[count % 3],
    }) - q * 2.0) * row2.iter().map(|&y| y).fold(1.5_f64, |acc, r| acc + r)
}

#[differentiable(unconnected = "zero")]
fn p46_inner(grid: [f64; 3]) -> f64 {
    let mut j = 0;
    while grid[1] >= grid[0] && j < 4 {
        j += 1;
        'rows1: for count in (0..grid.len()).rev() {
            let mut u = (grid[count] - grid[count]) * (grid[count] + grid[2]) + grid[j % grid.len()];
            for z in grid[2..].iter() {
                let mut ys: Vec<f64> = (0..grid.len()).step_by(2).rev().map(|i| (i as f64) * z).collect::<Vec<f64>>();
            }
        }
    }
    grid[1] + (-grid[0].sin().exp_m1().powi(2)).exp() - grid[grid.len() - 1].atan2(grid[0].powi(2) + 1.0) * (grid[1] * grid[j % 3])
}

#[differentiable(unconnected = "zero")]
fn p46(i: usize, buf: [f64; 2], v: &[f64]) -> f64 {
    for m in 0..=i {
        v.chunks(2).for_each(|state| {});
    }
    let f = |q: f64| q + (match i % 5 {
        0 => v[1],
        2..=3 => q,
        _ => q,
    }).floor() * (v[i % 3] * q);
    for (&acc, out) in v.iter().zip(v[0..2].chunks(2)) {
        if !(acc < out[i % out.len()]) {
            let w = (out[out.len() - 1].cos() + out[1 - 1].min(out[0])).atan2(((1.0 + out[i % 1].abs()).ln_1p() * (out[0] * out[i % out.len()])).powi(2) + 1.2);
        }
        let c = (f(out[i % out.len()]) + 0.8).atan().exp();
    }
    let mut buf2: Vec<f64> = (0..buf.len()).zip(0..4).map(|(n, i2)| (match i2 / 2 % 5 {
        0..=1 => v[n],
        _ => v[n],
    }) + (i2 as f64)).collect::<Vec<f64>>();
    buf2[i % 1] = f(buf2[i % 1]) - (i as f64);
    let count: usize = i / 2;
    let mut x = p46_inner([((-0.7_f64).powi(2) + 0.5_f64).cbrt(), f(v[count % 3]), buf2[0] - buf2[1 - 1]]);
    let mut x = x * v[0..2].windows(2).map(|row| buf2[count % buf2.len()] + 1.1_f64).sum::<f64>().min(if buf2[count % 1] >= 0.3 {
        v[0]
    } else {
        -1.0
    });
    let mut k = 0;
    loop {
        k += 1;
        for (b, p) in buf2.iter().zip(buf2.iter()) {
            let (mut b2, mut c) = (x * *b, p + p);
        }
        let mut out: Vec<f64> = Vec::new();
        for n in (0..v.len()).rev() {
            out.push(if buf2[n % buf2.len()] > 0.8 {
                buf[0] / 1.5
            } else {
                buf2[0] + x
            });
        }
        out.push(v.chunks(2).map(|v2| v2[0]).sum::<f64>());
        if k >= 3 {
            break;
        }
    }
    ((-buf2[0].powi(2)).exp() + x * 0.5) * buf2.iter().rev().enumerate().map(|(n, c)| c.hypot(v[v.len() - 1].powi(2) + 1.0) + *c).sum::<f64>() * buf2.iter().skip(1).zip(1..buf2.len()).map(|(w, count2)| w.abs() + (count2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p47(buf: &[f64], t: f64, row: &mut [f64], row2: &[f64]) -> f64 {
    if row[3 - 1] > 0.3 || row[1] > -0.7 {
        row.swap(0, 0);
        row[1] *= row2[2].powi(2) + buf[3];
        if t > 3.0 || 4 < 3 {
            row[3 - 1] = row[3 - 1].min(row2[3]) + row[2];
        }
    }
    buf[3].atan() + t * 1.5 + row2.chunks(2).enumerate().map(|(k, grid)| row2[k % row2.len()] + grid[0]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p48(i: usize, d: f64) -> f64 {
    for m in 0..4 {
        let e: f64;
        if d >= d {
            let mut z = d.tanh().tanh();
            e = z;
        } else {
            let p: f64 = (0..2).zip(0..3).filter(|(k, n)| *n != 1).map(|(j, j2)| (j2 as f64)).sum::<f64>() - (0..3).rev().map(|n| (n as f64)).sum::<f64>();
            e = if m + 1 > 1 && i % 3 == 1 {
                d * d
            } else {
                p + (m as f64)
            };
        }
        {
            'rows1: for m2 in (0..i).rev() {
                let x: f64;
                if e >= 0.9 {
                    x = (0..=4).step_by(2).filter(|i2| *i2 != 1).map(|n| (n as f64)).fold(e, |acc, r| acc * 0.5 + (-r + r));
                } else {
                    let mut q = e;
                    x = q.abs();
                }
            }
        }
    }
    let q: f64 = 'found2: {
        if d < d {
            break 'found2 d * d;
        }
        (d - (i as f64)).atan().sinh()
    };
    if i * 2 > 0 {
        return q;
    }
    let mut grid: Vec<f64> = Vec::with_capacity(4);
    for (n, n2) in (0..2).rev().zip(0..i) {
        grid.push((q + (n as f64)).asinh());
    }
    grid.push((-d.powi(2)).exp());
    let (d2, d3) = ((grid[0] + (i as f64)).sin(), grid[grid.len() - 1] / 3.0);
    d2 * d3 - d * 0.3 + d3 * 0.3 - (d3 * (i as f64)).min(grid[grid.len() - 1].floor() * d3) + -grid[i % grid.len()]
}

#[differentiable(unconnected = "zero")]
fn p49_helper(row: [f64; 3]) -> f64 {
    if row[row.len() - 1] < 0.25 {
        for (k, state) in row[1..3].windows(2).enumerate() {
            let mut xs = row;
            xs[k % 3] *= (match k % 5 {
                0 | 4 => xs[k % xs.len()],
                2 => xs[k % 3],
                j if xs[j % xs.len()] >= row[j % 3] => state[0],
                _ => 3.0,
            }) * (if state[state.len() - 1] <= xs[k % 3] && k < 3 {
                0.8
            } else {
                let p = xs[k % 3];
                xs[2]
            });
        }
    } else {
        let mut row2: Vec<f64> = Vec::new();
        for (k, acc) in (0..1).zip(row[1..].iter()) {
            row2.push(match k * 2 % 5 {
                0..=1 => 0.9,
                _ => 0.25,
            });
        }
        row2.push(row[row.len() - 1]);
    }
    row[0] / (1.0 + row[0].abs()) - row.iter().zip(1..row.len()).map(|(b, j)| (j as f64)).sum::<f64>() - row[2]
}

#[differentiable(unconnected = "zero")]
fn p49(out: [[f64; 2]; 3], out2: &[f64; 3], mut v: [f64; 3], i: usize) -> f64 {
    let c: f64;
    if i / 2 % 3 == 1 || i / 2 % 3 == 1 {
        c = out[out.len() - 1][1];
    } else {
        c = out2[i % out2.len()] / 3.0 - v[2..].iter().zip(out.iter()).filter(|(x, state)| out2.len() % 3 == 1).map(|(z, v2)| v2[i % 2]).fold(out2[1], |acc, u| acc * 0.5 + u);
    }
    let mut i2 = 0;
    loop {
        i2 += 1;
        match i2 % 3 {
            0 => {
                let mut acc = p49_helper(v);
            }
            1 | 2 => {
                if c >= c {
                    v[2] += p49_helper(v);
                    let c2 = &mut v[0];
                    *c2 += if *c2 <= 0.25 && *c2 > 0.8 {
                        let t = c;
                        *c2
                    } else {
                        *c2
                    };
                }
                let mut q: f64;
                if !(c > 0.9) {
                    let p = c;
                    q = out[i2 % out.len()][i2 % 2] + p;
                } else {
                    q = c.tanh() + p49_helper(v);
                }
            }
            _ => {}
        }
        if i2 >= 4 {
            break;
        }
    }
    let mut y = p49_helper([c, out2[i2 % out2.len()], c]) + ((-1.0_f64).powi(2) + 0.5_f64).powf(out2[0].sin()) - v[i2 % v.len()].sin() * v[v.len() - 1].sin();
    for q in v[1..].iter_mut() {
        let mut t = p49_helper([y * y, (0..out2.len()).step_by(2).map(|i3| (i3 as f64) * y).fold(c, |acc, a| acc * 0.5 + (out2[2] + a)), 0.8_f64.to_radians()]);
    }
    let mut ys = v.to_vec();
    ys[i2 % 3] = v.chunks(2).zip(ys.iter()).map(|(state, y2)| *y2).sum::<f64>();
    for &p in &out2[..2] {
        match (i2 + 1) % 4 {
            0 => {
                let c2: f64 = 'found1: {
                    ys[i2 % 3] -= if v[0] > 0.25 {
                        c / (c.powi(2) + 1.2)
                    } else {
                        let mut acc = ys[i2 % ys.len()] * (i2 as f64);
                        v.windows(2).map(|row| acc * p).fold(p, |acc2, z| acc2 * 0.5 + z * z)
                    };
                    if c > 0.5 {
                        y = -(p + y);
                        break 'found1 p * p;
                    }
                    p
                };
            }
            1 | 2 => {
                let h = |d: f64| {
                    let mut c2 = -(out2[out2.len() - 1] - d);
                    d + ((0..v.len()).map(|m| c2 + (m as f64)).sum::<f64>() + y.to_radians())
                };
            }
            n if ys.len() % 2 == 1 => {
                let mut grid = out2[0..1].to_vec();
            }
            _ => {
                if ys[i % 3] <= 0.9 {
                    y += p;
                } else if out.len() % 3 == 0 {
                    if i % 2 != 0 && i / 2 % 3 != 0 {
                        continue;
                    }
                }
            }
        }
    }
    (v[1] - out[i % out.len()][i2 % 2] * 0.3 - v[3 - 1] * 2.0 - c * 2.0 - ys[i % 3] * 0.5 - v[i2 % v.len()] * (i2 as f64)) * (1.0 + (ys[i2 % ys.len()] - (i2 as f64)).abs()).sqrt()
}

#[differentiable(unconnected = "zero")]
fn p50(row: &[f64]) -> f64 {
    let mut z = -0.7 + row[1];
    let b = z - (if z <= -0.4 {
        let mut acc = row[3];
        z
    } else {
        z
    }) + row[..1].iter().map(|&r| z - r + r).fold(z, |acc, w| acc.max(w * w.asinh()));
    for t in &row[1..3] {
        'rows1: for k in 1..row.len() {
            z = *t;
            z -= b;
        }
    }
    b.tanh().sinh() * b + b.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p51(count: usize, grid: [[f64; 2]; 2], ys: &[[f64; 2]; 3], a: &mut f64) -> f64 {
    if count * 2 < 3 {
        let mut out = [*a; 3];
    } else {
        match count % 4 {
            0 => {
                let mut q = (a.asinh() + *a) * ys[count % 3][count % 2];
                q = *a;
            }
            1 | 2 => {
                *a = *a * *a - *a * 1.0;
            }
            _ => {}
        }
    }
    ys[ys.len() - 1][count % 2] + (count as f64) + (1..ys.len() - 1).rev().map(|count2| grid[1][1] + (count2 as f64)).sum::<f64>() + ys[count % 3][count % 2].tanh()
}

#[differentiable(unconnected = "zero")]
fn p52_helper(ys: &[f64], v: [f64; 2], r: &mut f64) {
    let mut row = v.to_vec();
    row[2 - 1] += (1.0 + (row[1] * row[1]).abs()).recip();
    row.iter_mut().for_each(|z| {
        *z = v[1].to_radians();
    });
    let mut row2 = row.to_vec();
}

#[differentiable(unconnected = "zero")]
fn p52(state: &[f64; 2]) -> (f64, f64) {
    let q: f64 = 'found1: {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 2 {
                break;
            }
        }
        if i < 3 {
            break 'found1 state[i % 2].sin();
        }
        state[0]
    };
    'steps2: for (m, t) in state.iter().enumerate() {
        let q = q * ((0..state.len() - 1).rev().zip(0..state.len() - 1).map(|(m2, i)| t + (i as f64)).sum::<f64>() * state.iter().enumerate().map(|(count, r)| *r).sum::<f64>());
    }
    (q.cos() * (q * q + -state[1]), q / 1.5 + 0.3_f64.mul_add(q, q) - q)
}

#[differentiable(unconnected = "zero")]
fn p53_helper(m: usize, out: &[f64; 2], state: &[f64]) -> f64 {
    let f = |r: f64| {
        let mut c = r * state.iter().enumerate().map(|(n, t)| *t * state[n]).fold(out[m % out.len()], |acc, acc2| acc * 0.5 + acc2 * out[0]);
        r * (if c <= 1.0 {
            r
        } else {
            c + r
        })
    };
    if state[1] >= 0.8 && (m + 1) % 3 == 1 {
        return state[2 - 1];
    }
    let mut m2 = 0;
    loop {
        m2 += 1;
        if m2 >= 3 {
            break;
        }
    }
    state[1] * state[m2 % 2] * (state[m % 2] * state[m % 2]).sin().cosh()
}

#[differentiable(unconnected = "zero")]
fn p53_inner(row: &mut Vec<f64>, t: f64) -> f64 {
    let mut count = 0;
    'rows1: while count / 2 % 3 != 0 && count < 5 {
        count += 1;
        row.swap(0, 0);
    }
    row[count % 2] *= row[0];
    t * t + row.iter().rev().map(|&e| row.iter().map(|t2| 1.0 + *t2).product::<f64>() + e).product::<f64>() - (0..=2).zip(0..row.len()).map(|(count2, k)| (k as f64) * (t * t)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p53(row: &[f64]) -> (f64, f64) {
    let mut w = if row[1] > row[1] {
        row[0] + row.iter().take(2).rev().fold(row[3], |acc, d| acc * 0.5 + d * d)
    } else {
        row[row.len() - 1] + row[1]
    };
    let t = std::mem::replace(&mut w, row[0].cos());
    let mut w2 = row[3].sin();
    let w2 = w2 * w2;
    w = w2 - (if !(t >= 1.5) {
        t
    } else {
        let s = t;
        1.1
    });
    w += (t.powi(2) + 1.2).sqrt() * (w2 + t);
    let b = t.floor() * t;
    let mut j = 0;
    while j < 3 && b >= 0.8 {
        j += 1;
        w -= w.mul_add(b, 2.0).clamp(-0.75, 1.25);
        {
            let mut v: Vec<f64> = Vec::with_capacity(4);
            for xs in row.chunks(2) {
                v.push((0..2).rev().map(|j2| (j2 as f64) * (b * (j2 as f64))).fold(xs[0], |acc, t2| acc.max(b + xs[0] + t2)));
            }
            v.push(w2.atan());
        }
    }
    let mut d: f64 = (row[3] - w2 + (if b <= 3.0 || t > 2.0 {
        let z = b;
        t
    } else {
        w
    })) / ((row[2] + b * t).powi(2) + 0.5);
    for (i, &d2) in row.iter().rev().enumerate() {
        let z: f64 = 'found1: {
            d += (if t <= 0.5 {
                w2
            } else {
                let mut w3: f64 = w2;
                b
            }).abs();
            d = t;
            if d2 > t {
                break 'found1 (-b.powi(2)).exp();
            }
            d2 + d2 - w2.min(w2)
        };
    }
    (row[2] - (j as f64) + w * 2.0 + b * 2.0 - d * 2.0 - (0..4).rev().map(|n| (n as f64) * (d + (j as f64))).sum::<f64>(), (b + (j as f64) - w * 0.3 - t * 0.3 + d * 2.0) * d)
}

#[differentiable(unconnected = "zero")]
fn p54_helper(mut a: f64, out: &mut Vec<f64>, mut pair: (f64, f64)) -> f64 {
    let f = |acc: f64, u: f64| {
        let mut c = acc;
        acc * (if pair.0 > -1.0 {
            c * 0.9
        } else {
            0.8_f64.sin().exp2()
        })
    };
    for (m, xs) in out.chunks(2).enumerate() {
        let mut xs2 = [[a, 1.5], [pair.1, pair.0], [xs[xs.len() - 1], out[m % 2]], [xs[m % xs.len()], pair.1]];
        let flag = xs[0] < xs[m % xs.len()];
    }
    out[out.len() - 1].powi(3) - pair.0 * 2.0 - (pair.1 * out[0] + pair.1) - (pair.0.powi(2) + 0.5).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p54_inner(buf: &mut Vec<f64>, d: f64, r: &mut f64, a: f64) -> f64 {
    let pair = ([a * 0.3, a / 2.0], d * d);
    for k in 1..buf.len() - 1 {
        let (mut t, mut r2) = (a * pair.1 * (k as f64), -d);
        match buf.len() % 3 {
            0 => {
                let mut out: Vec<f64> = Vec::with_capacity(4);
                for c in buf[1..2].iter().rev() {
                    if d <= 0.1 {
                        out.push(t.hypot(1.0 + (c + pair.0[k % 2]).abs()));
                    }
                }
                out.push(buf.iter().enumerate().map(|(m, y)| y * pair.1).fold(t, |acc, q| acc.max(q * pair.1)));
            }
            1 | 2 => {
                let mut row = buf.to_vec();
            }
            _ => {}
        }
    }
    (d + pair.1 * 1.5) * d.min(d)
}

#[differentiable(unconnected = "zero")]
fn p54(e: &mut f64, u: f64, a: f64, b: f64) -> f64 {
    let (mut c, q) = (a + 0.3 + (a + u), b);
    let w = b * ((if !(q >= 0.25) {
        let mut w = q;
        c
    } else {
        q
    }) + q.min(b));
    let c = c + q / (1.0 + q.abs()) * (w / 1.5);
    for (j, i) in (0..3).take(2).zip(0..4) {
        if i * 2 % 3 != 0 {
            *e *= q.max(a).abs();
            break;
        }
    }
    let mut d = c;
    d -= (d * c).powi(2);
    let row = vec![q, c * d, w + c];
    let mut j = 0;
    loop {
        j += 1;
        if j >= 2 || row.len() % 3 == 0 {
            break;
        }
        let mut n = 0;
        loop {
            n += 1;
            if c <= 1.0 {
                break;
            }
            if n >= 3 || w < q {
                break;
            }
        }
        let mut count = 0;
        'rows1: loop {
            count += 1;
            if count >= 4 || count / 2 > 2 {
                break;
            }
            d += (1.0 + b.abs()).ln_1p().floor() * -b;
        }
    }
    c + u * 2.0 + a * 0.3 + b * 2.0 + d * 1.5 - (0..j).zip(0..4).map(|(m, j2)| (j2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p55_helper(state: &[f64], buf: &mut [f64], grid: &mut [f64], row: [f64; 2]) {
    buf[1] *= row[1] * grid[1] + (row[1] - grid[0]);
    grid[0] += row[row.len() - 1];
    grid[2 - 1] -= (-grid[1].powi(2)).exp();
}

#[differentiable(unconnected = "zero")]
fn p55(out: [f64; 3], state: &[f64; 2], i: usize, mut z: f64) -> f64 {
    z = state[i % state.len()];
    if (i + 1) % 2 != 0 && out[i % 3] <= z {
        z += state[1].tanh() * (i as f64);
        'rows1: for n in 0..out.len() {
            z *= (1.0 + state[0].abs()).recip();
            let v = vec![out[n]; state.len()];
        }
    }
    let mut i2 = 0;
    while i2 < 2 && i2 < 3 {
        i2 += 1;
        z *= out[0];
    }
    state[0].to_radians() - z * state[i2 % state.len()] * (i as f64) + z
}

#[differentiable(unconnected = "zero")]
fn p56_helper(buf: &[f64]) -> f64 {
    let (mut t, mut w): (f64, f64) = (buf[buf.len() - 1], if buf[0] < buf[0] {
        0.9
    } else {
        0.9
    });
    match 1 % 3 {
        0 => {
            let mut count = 0;
            'rows1: while count < 4 {
                count += 1;
                let ys = [(w.powi(2) + 0.5).log10(), -w, t, buf[count % 2] - t];
            }
        }
        1 | 2 => {
            let t2: f64 = 'found2: {
                if w > 3.0 {
                    let mut n: usize = 0;
                } else {
                    w += (w * buf[2 - 1]).sin().exp_m1();
                }
                if w > 0.25 {
                    t = w / 3.0 + buf.iter().rev().zip(1..buf.len()).map(|(z, j)| (j as f64) * w).fold(buf[1], |acc, e| acc.max(t + e));
                    break 'found2 if !(w <= w) {
                        w
                    } else {
                        let mut x = t;
                        x
                    };
                }
                -w
            };
        }
        _ => {
            let mut pair: (f64, f64) = ((w + buf[1]).sin().exp2(), 1.5);
        }
    }
    -0.7 - w * 1.5 - (1.0 + 0.9_f64.abs()).ln_1p() - buf[0]
}

#[differentiable(unconnected = "zero")]
fn p56_inner(x: f64, z: f64, count: usize, count2: usize) -> f64 {
    'rows1: for n in (0..=1).rev() {
        if n % 3 != 0 {
            continue;
        }
    }
    match count % 4 {
        0 => {
            let mut grid = [[z, z], [x, -0.7], [z, z]];
        }
        1 | 2 => {
            let mut p = z.asinh();
        }
        _ => {}
    }
    z.clamp(-0.75, 1.25) + x * 1.5 + z * 1.5 + x
}

#[differentiable(unconnected = "zero")]
fn p56(q: f64) -> f64 {
    for m in 0..2 {
        'rows1: for j in (0..3).rev() {
            if j + 1 < 3 {
                break;
            }
        }
        match m % 4 {
            0 => {}
            1 | 2 => {
                if q <= 3.0 {
                    break;
                }
            }
            _ => {}
        }
    }
    let b = p56_inner(q + q, 1.1, 1, 2);
    if 4 < 3 {
        return (0..1).rev().zip(0..4).map(|(j, j2)| (j2 as f64)).sum::<f64>() + b * b;
    }
    {
        for count in (0..=2).step_by(2) {
            let mut count2 = 0;
            'steps2: loop {
                count2 += 1;
                if count2 >= 3 || b < b {
                    break;
                }
                let j: usize = count2 / 2;
                let mut e = b;
            }
        }
    }
    b - q * 0.5 - (0..=4).zip(0..2).map(|(m, i)| (i as f64) * b).fold(b, |acc, acc2| acc * 0.5 + acc2) * (0..4).filter(|count| *count != 1).map(|m| (m as f64) * q).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p57_helper(y: f64) -> (f64, f64) {
    for count in 0..1 {
        match (count + 1) % 3 {
            0 => {
                let mut j = 0;
                loop {
                    j += 1;
                    if j >= 4 {
                        break;
                    }
                }
            }
            1 | 2 => {
                for (i, count2) in (0..1).zip(0..count) {
                    if y <= 0.1 {
                        break;
                    }
                }
            }
            _ => {}
        }
    }
    ((if y > 0.8 {
        y
    } else {
        y
    }) - (y * y - y), y * y * y)
}

#[differentiable(unconnected = "zero")]
fn p57(acc: &mut f64) -> f64 {
    let h = |z: f64| z + (acc.powi(2) - z);
    let flag = *acc < 3.0;
    {
        'rows1: for k in 0..1 {}
    }
    *acc + *acc - (1.0 + acc.abs()).cbrt() * (*acc / (acc.powi(2) + 1.2))
}

#[differentiable(unconnected = "zero")]
fn p58_helper(mut pair: (f64, f64), mut grid: Vec<f64>, ys: &[f64], grid2: &[f64]) -> f64 {
    grid[0] += grid[0];
    let n: usize = 0;
    for (q, out) in ys[..1].iter().zip(grid2.chunks(2)) {
        if grid2[n % 2] <= grid[2 - 1] {
            grid[0] = (out[0] + q) * (grid2[1] + q);
            break;
        }
    }
    grid2[0] * grid2.iter().zip(0..ys.len() - 1).map(|(d, k)| (k as f64) * (ys[k] - (k as f64))).sum::<f64>() * ((0..=1).map(|i| (i as f64) * ys[i]).sum::<f64>() / ((1.5_f64.powi(2) + 0.5_f64).powi(-1).powi(2) + 0.5))
}

#[differentiable(unconnected = "zero")]
fn p58(buf: &[f64], state: &[f64], p: f64, #[no_diff] x: &mut f64) -> f64 {
    let mut p = p + (if p > 1.0 {
        (buf[1].powi(2) + 1.0).recip()
    } else {
        let e = state[1] + *x;
        *x
    });
    let a = (1.0 + p.abs()).recip();
    if a > 2.0 {
        p += *x;
    } else {
        p /= (-(1.0 + p.abs()).ln_1p().powi(2)).exp().powi(2) + 1.0;
    }
    let mut m = 0;
    while m < 2 && p <= p {
        m += 1;
        p += a.signum() * a * p.powi(3);
    }
    let x2: f64;
    if m % 2 != 0 {
        let u: f64 = p58_helper((*x, a), state[..4].to_vec(), state, buf);
        x2 = a * state[4] * x.sin();
    } else {
        let x3 = *x;
        x2 = *x;
    }
    let mut j: usize = m * 2;
    let flag = a > -0.4;
    let r = &mut p;
    *r *= x2 * state[1];
    *r -= *r + *r;
    let (mut t, p2): (f64, f64) = (state.windows(2).zip(&state[..4]).filter(|(buf2, b)| **b > -1.0).map(|(state2, &r)| p.to_radians() + r).sum::<f64>(), x2 + (m as f64));
    let flag2 = j * 2 % 3 != 0;
    ((if a <= 0.5 {
        -0.4
    } else {
        t
    }) + a * 2.0 + t * 0.3 - p2 * 1.5 + state[5 - 1]) * buf.iter().map(|r| p + r).fold(t, |acc, a2| acc.max(*x + a2))
}

#[differentiable(unconnected = "zero")]
fn p59_helper(mut pair: (f64, f64)) -> f64 {
    if pair.1 >= 0.3 {
        'rows1: for i in 0..1 {
            let mut buf = [[1.0, pair.1], [pair.1, pair.1], [pair.1, pair.1]];
        }
    } else {
        let grid = [pair.1 + pair.1, pair.0 * pair.1];
    }
    pair.0 * pair.0
}

#[differentiable(unconnected = "zero")]
fn p59_inner(row: &[f64], mut r: f64) -> f64 {
    let d = &mut r;
    *d += row[row.len() - 1];
    let mut s = if r < row[1] {
        if r <= r {
            r * r
        } else {
            (0..4).map(|n| (n as f64)).fold(r, |acc, a| acc + a * row[1])
        }
    } else {
        let b = row[1];
        b + r + b * r
    };
    let f = |p: f64| {
        let d = if p >= s {
            s + p
        } else {
            let mut b = if p > 0.3 {
                s
            } else {
                let y: f64 = s;
                y
            };
            2.0
        };
        p * s
    };
    let f2 = |y: f64, y2: f64| y + f(2.0);
    let mut a = p59_helper((r + s, (s.powi(2) + 1.0).sqrt()));
    (s.cos() + s * 2.0 + row[1..].iter().rev().enumerate().map(|(m, &t)| s + t).product::<f64>()) * a.sin()
}

#[differentiable(unconnected = "zero")]
fn p59(ys: &[f64; 4], n: usize, a: f64, buf: &[f64]) -> f64 {
    for (row, ys2) in buf[3..].chunks(2).zip(buf.chunks(2)) {
        let (b, t): (f64, f64) = (if row[n % row.len()] <= buf[4 - 1] {
            row[0] * ys2[n % ys2.len()]
        } else {
            let mut u = ys2[0];
            p59_helper((u, 0.3))
        }, row.iter().rev().enumerate().map(|(i, &u)| u).sum::<f64>());
    }
    {
        let mut p = p59_helper((buf[3] * buf[0], buf[n % buf.len()] + 3.0));
    }
    'rows1: for k in 0..=n {
        let mut k2 = 0;
        while k2 < 3 {
            k2 += 1;
        }
    }
    0.25 + a * 0.5 + (buf.iter().enumerate().map(|(count, t)| *t * buf[count]).sum::<f64>() + buf[n % 4] * a)
}

#[differentiable(unconnected = "zero")]
fn p60_helper(flag: bool, row: [f64; 3], y: f64) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        {
            let mut j = 0;
            'rows1: loop {
                j += 1;
                if j >= 4 || flag {
                    break;
                }
            }
        }
        if (count + 1) % 3 != 0 {
            continue;
        }
        if count >= 3 {
            break;
        }
    }
    row[count % 3] + y - row[count % row.len()] * 2.0 + y
}

#[differentiable(unconnected = "zero")]
fn p60(state: &mut Vec<f64>, ys: &mut Vec<f64>, mut t: f64, y: f64) -> (f64, f64) {
    let mut pair = ([(0..state.len()).map(|n| ys[n % 5] + (n as f64)).sum::<f64>(), y * ys[0]], y + t);
    let mut t2: f64 = (0..state.len()).map(|n| (n as f64)).sum::<f64>();
    let i: usize = 1;
    ys.push(ys[i % ys.len()] * (i as f64));
    let mut t2 = t2 * (t2.powi(2) + 1.0).powf(t2.sin());
    pair.1 = (t2 - y).abs();
    let f = |acc: f64, s: f64| acc + s.mul_add(pair.0[1], t) * (s + 0.8);
    ((ys[0] - 1.1 - t * 2.0 - pair.0[i % 2] * 2.0) * ys.iter().zip(0..state.len()).filter(|(z, n)| *n != 1).map(|(a, n)| (n as f64)).sum::<f64>(), (t.min(t) - t * 2.0 - pair.0[0] * 1.5) * (t2 * t2 + (pair.1 + pair.1)))
}

#[differentiable(unconnected = "zero")]
fn p61_helper(out: &mut [f64], ys: [f64; 4], grid: &[f64], v: &Vec<f64>) -> Vec<f64> {
    'rows1: for u in out[1..].iter_mut() {
        if 4 < 3 {
            *u *= grid[1];
        } else if 0.1 > 1.0 {
            match 2 % 4 {
                0 => {
                    let flag = v[0] > 0.25;
                }
                1 | 2 => {
                    let mut m: usize = 4;
                }
                _ => {
                    *u = *u / ((*u + v[0]).powi(2) + 1.0);
                }
            }
        } else {
            let u2: f64;
            if grid[0] >= -0.4 {
                let d = if grid[0] > 0.3 {
                    u.to_radians()
                } else {
                    *u
                };
                u2 = (if !(*u > 0.9) {
                    grid[1]
                } else {
                    let d2: f64 = -1.0;
                    *u
                }) - (0..v.len()).zip(v.iter()).map(|(m, &a)| a).sum::<f64>();
            } else {
                u2 = grid.chunks(2).map(|row| *u * row.iter().step_by(2).filter(|w| **w > 0.9).map(|u3| *u3 * *u3).sum::<f64>()).sum::<f64>();
            }
        }
    }
    vec![grid[0], -(v[0] * v[v.len() - 1]), v[0]]
}

#[differentiable(unconnected = "zero")]
fn p61(out: &[f64], w: f64, v: &[f64; 2]) -> f64 {
    let s: f64;
    if v[2 - 1] <= 0.9 {
        s = v[v.len() - 1].atan().exp();
    } else {
        let x = (w + v[1]).powi(2);
        s = if x > 2.0 {
            v[2 - 1].tanh()
        } else {
            v[0]
        };
    }
    let (t, z): (f64, f64) = (0.1_f64.atan().sinh(), (0..1).step_by(2).filter(|k| *k != 1).map(|n| (n as f64) * out[n]).fold(s, |acc, acc2| acc.max(acc2 * w)));
    let s2: f64 = out.iter().take(2).sum::<f64>();
    let mut m = 0;
    while m < 2 {
        m += 1;
        if m / 2 > 2 {
            for (n, &x) in (0..1).zip(out[1..2].iter()) {
                if n > 2 {
                    return z;
                }
            }
        }
    }
    t + s2 - s * 1.5 + z * 0.5 + v.chunks(2).rev().map(|ys| z * v[0].min(ys[0])).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p62_helper(n: usize, state: &[f64], state2: &[f64]) -> f64 {
    let mut count = 0;
    while count < 5 {
        count += 1;
        let d = state2[0];
    }
    let mut m = 0;
    loop {
        m += 1;
        let mut k: usize = m * 2;
        if m >= 3 {
            break;
        }
    }
    (match m * 2 % 5 {
        0 | 4 => state2[count % state2.len()],
        2 => {
            let mut z = state2[0];
            z
        }
        _ => state2[2 - 1],
    }) * (0..=1).skip(1).map(|i| (i as f64) * state2[i]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p62_inner(s: f64, mut s2: f64, b: f64, i: usize) -> Vec<f64> {
    'rows1: for k in 0..2 {
        for i2 in 0..k {
            if b >= 0.1 || k / 2 % 2 == 1 {
                if s2 > 3.0 || b > 0.8 {
                    continue 'rows1;
                } else {
                    let a = s2;
                }
            }
        }
    }
    vec![if i * 2 > 2 {
        s2
    } else {
        b
    }, b.max(-1.0) / (1.0 + s2.sin().abs()), (s * s2).sin().sinh()]
}

#[differentiable(unconnected = "zero")]
fn p62(ys: &[f64; 3], ys2: &mut [f64]) -> f64 {
    ys2[5 - 1] += ys2[4];
    if ys2[1] < 0.3 {
        let y = p62_helper(2, &ys2[0..2], &ys2[..4]);
        let mut j = 0;
        while j < 3 {
            j += 1;
            if j / 2 < 3 {
                let mut state = p62_inner((-y.powi(2)).exp(), y - 0.25, (0..2).map(|k| (k as f64)).sum::<f64>(), 3);
            } else {
                let mut state = p62_inner(y * (j as f64), y.cos(), y - ys2[0], 1);
                let f = |u: f64, u2: f64| u + state[j % state.len()];
            }
        }
        let d: f64 = 'found1: {
            let s: f64;
            if ys[j % ys.len()] < 0.25 {
                s = (y + ys2[1]) * (y - (j as f64));
            } else {
                s = if ys2[j % ys2.len()] >= ys2[j % ys2.len()] {
                    ys2[j % 5] * (j as f64)
                } else {
                    y - ys2[j % 5]
                };
            }
            ys2[j % 5] *= s.mul_add(s, s) - (j as f64);
            if ys2.len() % 2 == 0 || s <= 0.3 {
                ys2[1] -= ys2[1];
                break 'found1 ys2[0] * 0.25;
            }
            s
        };
    } else {
        let flag = ys[ys.len() - 1] > -1.0 && 3 < 3;
        let mut j = 0;
        'steps2: while j < 2 {
            j += 1;
            let mut grid = p62_inner(ys[2] * ys2[5 - 1], ys2[j % ys2.len()], ys2[j % 5].min(ys2[1]), 2);
        }
    }
    ys2[3] - ys2[4].mul_add(ys2[ys2.len() - 1], ys[1]).min(if !(ys2[1] > ys2[2]) {
        ys2[4]
    } else {
        let mut d = ys2[ys2.len() - 1];
        d
    })
}

#[differentiable(unconnected = "zero")]
fn p63_helper(c: f64, mut s: f64, p: &mut f64, mut pair: (f64, f64)) -> f64 {
    let s2: f64 = (0..=3).zip(0..1).map(|(count, j)| (j as f64) * (s + (count as f64))).sum::<f64>();
    let mut i = 0;
    while i < 5 {
        i += 1;
        let r = pair.0;
    }
    (s2 + s2 + c * 2.0 + s * 2.0) * pair.1.sin().exp2()
}

#[differentiable(unconnected = "zero")]
fn p63_inner(grid: &Vec<f64>) -> f64 {
    let mut a = -grid[1].cos();
    for count in (0..grid.len()).step_by(2) {
        if a > grid[count] {
            let m: usize = count;
        } else if (count + 1) % 2 == 1 {
            let c = &mut a;
            *c += *c;
        } else {
            a = a.sin().exp2().tanh();
        }
    }
    a.tanh() - a * 1.5 + grid[2 - 1] + (0..1).map(|count| (count as f64) * (0..grid.len()).map(|count2| (count2 as f64) * grid[count2]).sum::<f64>()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p63(r: f64, t: &mut f64, state: [f64; 4], grid: &mut [f64]) -> f64 {
    grid[2] *= if !(grid[2] > grid[grid.len() - 1]) {
        state[0].sin().cosh()
    } else {
        grid[2..4].chunks(2).enumerate().map(|(n, out)| grid[2] * grid[n % 4]).fold(grid[3], |acc, y| acc * 0.5 + y)
    };
    let mut k = 0;
    while k < 2 {
        k += 1;
        let w: f64 = 'found1: {
            if k * 2 % 2 == 0 {
                return -grid[k % grid.len()] / 1.5;
            }
            (r - *t) * grid[k % grid.len()].sin().sinh()
        };
    }
    let mut ys = [grid[1], state[1] + (k as f64), grid[3], grid[1] + state[3]];
    grid[2..].swap(0, 0);
    let c = ys[k % ys.len()];
    let mut x: f64;
    if state[3] >= 0.25 {
        x = state[k % 4] + (k as f64) - ys[k % ys.len()] / (t.powi(2) + 1.2);
    } else {
        let p = (match k % 5 {
            0..=1 => grid[0],
            _ => {
                let mut y = ys[k % ys.len()];
                ys[ys.len() - 1]
            }
        }).atan().exp();
        x = ys[k % 4].max((3.0_f64.powi(2) + 1.2_f64).powi(-1));
    }
    for (j, row) in (0..k).step_by(2).zip(grid.windows(2)) {
        let mut e: f64;
        if x > x {
            e = grid.iter().filter(|a| **a > -0.7).map(|acc| acc * (row[row.len() - 1] - row[j % row.len()])).fold(row[j % row.len()], |acc, z| acc + z * (row[j % 2].powi(2) + 0.5).powf(t.sin()));
        } else {
            e = x * -0.4 + ys[ys.len() - 1].sin().sinh();
        }
        if j % 3 != 0 {
            break;
        }
    }
    (x / 1.5 - state[k % state.len()] * 1.5 + ys[1] * 0.3 + c * 2.0) * (if !(x >= state[state.len() - 1]) {
        -1.0
    } else {
        c
    }).sin().sinh()
}

#[differentiable(unconnected = "zero")]
fn p64_helper(grid: &mut Vec<f64>, grid2: &mut [f64; 2], mut acc: f64, c: &mut f64) {
    'rows1: for (count, state) in grid2[1..].chunks(2).enumerate() {
        let mut ys: Vec<f64> = Vec::with_capacity(4);
        for i in 0..grid2.len() - 1 {
            ys.push(state.chunks(2).enumerate().map(|(n, v)| state[state.len() - 1]).sum::<f64>());
        }
        ys.push((0..state.len() - 1).rev().map(|k| (k as f64)).sum::<f64>());
    }
}

#[differentiable(unconnected = "zero")]
fn p64(row: &[f64], pair: (f64, f64), acc: f64) -> f64 {
    let mut pair2 = ((-(0..row.len()).filter(|k| *k != 1).map(|n| (n as f64) * row[n % row.len()]).sum::<f64>().powi(2)).exp(), pair.1 + acc);
    if pair2.1 > 1.0 || pair2.0 < acc {
        pair2 = (acc, (1.0 + pair2.0.abs()).recip());
        pair2.0 = pair2.1 / (1.0 + pair2.1.asinh().abs());
    }
    pair2 = (pair.0, pair2.1.abs());
    let flag = acc < acc && acc < 1.1;
    let mut k = 0;
    let p: f64 = loop {
        k += 1;
        if k >= 1 {
            break pair.0.max(acc).clamp(-0.75, 1.25);
        }
        pair2.0 = acc * pair2.1;
    };
    let d = &mut pair2.1;
    *d *= (0..row.len() - 1).map(|m| pair.0 + (m as f64)).sum::<f64>();
    *d /= d.powi(2) + 1.0;
    let mut w: f64;
    if p >= 0.25 {
        w = pair.1 - pair2.1 / (1.0 + p.abs());
    } else {
        w = p.tanh() - 0.1 * pair2.0;
    }
    let mut ys = [[w, w], [0.1, p], [pair2.1, 3.0], [p, p]];
    let mut ys2 = vec![p - w, w * ys[2][k % 2]];
    ys2[..1].fill(-1.0 / (w.powi(2) + 1.0));
    ys[k % ys.len()][0] / (1.0 + p.abs()) + pair.1 * 1.5 - acc * 2.0 - p * 0.3 + w * 0.3 - p.abs() - ys[2].chunks(2).enumerate().filter(|(n, row2)| p <= 2.0).map(|(k2, grid)| 3.0 + p).fold(acc, |acc2, r| acc2 + r)
}

#[differentiable(unconnected = "zero")]
fn p65_helper(out: &Vec<f64>, w: &mut f64, row: &[f64; 4], v: &[f64]) -> f64 {
    *w = w.powi(3);
    *w / (w.powi(2) + 1.2) - (row[row.len() - 1] + out[1] + (1..row.len()).map(|k| (k as f64)).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p65(state: Vec<f64>) -> f64 {
    let u = (-(state[1] * state[3])).hypot((state[0] + state[state.len() - 1]).to_radians().powi(2) + 1.2);
    let c = -state[2];
    let z: f64;
    if c > -0.7 {
        let mut p = u;
        z = u / (1.0 + (p + p).abs());
    } else {
        z = if c < c && c > 0.3 {
            u.atan2(1.0 + c.abs())
        } else {
            if c > -1.0 {
                c
            } else {
                c
            }
        };
    }
    match state.len() % 3 {
        0 => {
            if state.len() < 3 {
                let mut j = 0;
                while j < 3 {
                    j += 1;
                }
            } else {
                'rows1: for (u2, ys) in state[1..].iter().zip(state.windows(2)) {
                    let mut grid = state[0..3].to_vec();
                    grid[3 - 1] += grid[0];
                }
            }
            let mut xs: Vec<f64> = state[3..].iter().map(|s| *s * c.max(c)).collect::<Vec<f64>>();
        }
        _ => {}
    }
    z * z + state[4 - 1] * 2.0 - u * 2.0 - z * 2.0 + -z - state.iter().enumerate().map(|(count, c2)| *c2).fold(c, |acc, w| acc + w * (u * w))
}

#[differentiable(unconnected = "zero")]
fn p66_helper(ys: [f64; 2]) -> f64 {
    let flag = 4 < 3;
    let mut pair: (f64, f64) = ((ys[0] * ys[0]).asinh(), ys[0..1].chunks(2).map(|row| row[0]).product::<f64>());
    let mut row = [ys[0].tanh(), ys[ys.len() - 1].to_radians(), if pair.0 >= pair.0 {
        let mut p = pair.1;
        p
    } else {
        pair.0
    }];
    row[2] += row[3 - 1];
    'rows1: for r in row.iter_mut().rev() {
        let mut count = 0;
        'steps2: while *r > pair.1 && count < 5 {
            count += 1;
            match (count + 1) % 4 {
                0 => {
                    *r *= (0..ys.len()).rev().filter(|k| *k != 1).map(|n| (n as f64)).sum::<f64>();
                }
                n if n * 2 % 2 != 1 => {
                    pair.0 = pair.1;
                }
                _ => {}
            }
        }
    }
    row[0] / 1.5 - ys[ys.len() - 1] * 1.5 - pair.1 * 2.0 + row.chunks(2).rev().enumerate().map(|(k, xs)| row[k % 3]).sum::<f64>().asinh() + (0..row.len()).skip(1).map(|m| (m as f64) * -pair.1).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p66(mut y: f64, k: usize, v: Vec<f64>) -> f64 {
    let mut a = v[0];
    let x = p66_helper([v.iter().enumerate().map(|(n, e)| *e).fold(a, |acc, s| acc * 0.5 + s), (0..=3).map(|n| (n as f64) * 0.3).sum::<f64>()]);
    let t: f64 = 'found1: {
        a += (0..k).map(|j| (j as f64)).fold(x, |acc, q| acc * 0.5 + q * a) + (k as f64);
        if x >= y {
            break 'found1 a * x;
        }
        x.sin() + (x + (k as f64))
    };
    let mut n = 0;
    while n < 5 {
        n += 1;
        let mut x2 = p66_helper([v[2] * t, if t > 0.8 {
            y
        } else {
            t
        }]);
        x2 = t;
    }
    let flag = v[3 - 1] <= -1.0;
    v[2] / (1.0 + a.abs()) - y * 0.5 - a * 0.3 + (1.0 + (x.signum() * t).abs()).powf((t * 0.3).sin()) - p66_helper([v[0], t])
}

#[differentiable(unconnected = "zero")]
fn p67_helper(out: &Vec<f64>, d: f64) -> f64 {
    match 2 % 3 {
        0 => {}
        1 | 2 => {}
        _ => {
            if 0 < 3 {} else if d > 0.9 {
                match out.len() % 4 {
                    0 => {}
                    _ => {
                        let g = |r: f64, z: f64| r + -(z - out[1]);
                    }
                }
            }
        }
    }
    out[2 - 1] + 1.0 + d * 2.0 - (d + d) * d
}

#[differentiable(unconnected = "zero")]
fn p67(v: [[f64; 2]; 2]) -> f64 {
    match 4 % 4 {
        0 => {
            for (i, d) in v[0].iter().enumerate().rev() {}
            let mut xs: Vec<f64> = Vec::with_capacity(4);
            for (k, &e) in (0..4).take(2).zip(v[1][1..2].iter()) {
                xs.push(v[k % 2].iter().rev().map(|&a| a * 0.9_f64.max(a)).sum::<f64>());
            }
            xs.push(v[v.len() - 1][2 - 1].atan());
        }
        1 | 2 => {
            for j in 0..v.len() {
                let x: f64 = v[j][j];
            }
        }
        _ => {}
    }
    let mut k = 0;
    let mut z: f64 = loop {
        k += 1;
        for (i, count) in (0..k).rev().zip(0..=2) {
            let mut xs: Vec<f64> = (0..v.len() - 1).map(|count2| (count2 as f64)).collect::<Vec<f64>>();
        }
        if k >= 4 || v[k % v.len()][k % 2] < 1.0 {
            break v.iter().enumerate().map(|(i, v2)| v2[i % 2]).fold(v[k % v.len()][2 - 1], |acc, acc2| acc * 0.5_f64 + acc2 * acc2).atan2(1.0 + (1.0 + v[k % v.len()][2 - 1].abs()).log10().abs());
        }
    };
    z -= z;
    z += z / (z.powi(2) + 0.5);
    (-v[0][0] + v[k % v.len()][1] * 0.3 - z * 0.3) * (z - (k as f64) + z * z)
}

#[differentiable(unconnected = "zero")]
fn p68(#[no_diff] grid: &[[f64; 2]; 2], d: f64, buf: &[f64]) -> f64 {
    'rows1: for count in 0..grid.len() {
        for r in grid[count % grid.len()].iter().rev() {}
    }
    if !(d > -0.7) {}
    let mut u: f64 = buf[1];
    let p: f64;
    if u >= buf[0] {
        let mut w = u.cos() * u;
        p = (buf[1] / (1.0 + u.abs())).tanh().exp2();
    } else {
        p = buf[2] + u + u.tanh();
    }
    let mut q: f64 = buf.iter().zip(&buf[2..]).map(|(z, acc)| grid[2 - 1][1] * u + acc).sum::<f64>();
    if d > -1.0 {
        u = grid[0][1];
    }
    let mut i = 0;
    'steps2: while i < 2 && i / 2 % 3 != 1 {
        i += 1;
        q *= p / 1.5;
    }
    p - d * 0.5 - p * 1.5 + (q * q - 1.0 * u) + (1.0 + p.abs()).ln() * q
}

#[differentiable(unconnected = "zero")]
fn p69(t: f64, #[no_diff] state: &[f64; 4]) -> f64 {
    for n in 1..state.len() {}
    for (n, &a) in state.iter().enumerate() {
        if t < -1.0 {
            break;
        }
        let mut k = 0;
        while k < 5 {
            k += 1;
            let flag = k % 2 == 0 || a <= t;
            let mut k2: usize = n;
        }
    }
    t + t
}

#[differentiable(unconnected = "zero")]
fn p70(ys: &[f64]) -> f64 {
    {}
    if ys[0] <= -1.0 {}
    if ys[4 - 1] <= 3.0 {
        return ys[ys.len() - 1] + (ys[ys.len() - 1] - ys[1]);
    }
    for &acc in ys.iter() {
        let mut n = 0;
        'rows1: while n < 2 {
            n += 1;
            if n * 2 % 2 == 0 {} else if acc > acc {} else if acc >= acc {
                continue;
            }
        }
    }
    -ys[3] - ys.iter().take(2).filter(|w| **w > 0.5).map(|&x| x * x.cos()).sum::<f64>() + ys[0] * ys.iter().rev().filter(|c| **c > 0.8).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p71(v: &[f64], out: Vec<f64>, grid: [f64; 4]) -> f64 {
    grid.chunks(2).for_each(|out2| {});
    let q = ((out[2] - v[4 - 1] - grid[2].min(grid[1])).powi(2) + 0.5).recip();
    let q = q * (0..out.len()).map(|count| (count as f64)).fold(q, |acc, c| acc * 0.5 + c * c.sin());
    for m in 0..3 {
        'rows1: for (count, w) in (0..4).zip(&grid) {
            let mut n = 0;
            'steps2: while n < 2 {
                n += 1;
                let mut p = w * (n as f64) + (grid[count] - q) - (n as f64);
            }
        }
    }
    (grid[1].sin().exp_m1() - out[2] * 0.5) * (grid[2].powi(2) + 1.2).ln().to_radians() + (0..=4).map(|k| (1.0 + grid[0].abs()).recip() + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p72_helper(s: f64, k: usize) -> f64 {
    let f = |r: f64| {
        if k % 2 == 0 {
            return s.tanh().exp_m1();
        }
        r * (1.0 + (r.powi(2) + 1.2).ln().abs()).cbrt()
    };
    let mut j = 0;
    while j < 2 && s >= -1.0 {
        j += 1;
        {
            let mut m = 0;
            let mut d: f64 = loop {
                m += 1;
                if m >= 1 || s > 0.25 {
                    break s;
                }
                let mut v: Vec<f64> = (0..=1).map(|j2| 1.1 + s + (j2 as f64)).collect::<Vec<f64>>();
            };
        }
    }
    (s + s * 1.5) * (if s <= s {
        (-s.powi(2)).exp()
    } else {
        let mut c = s + (k as f64);
        (0..j).rev().zip(0..=2).map(|(count, k2)| s + (k2 as f64)).sum::<f64>()
    })
}

#[differentiable(unconnected = "zero")]
fn p72(e: f64, #[no_diff] state: [[f64; 2]; 3], grid: &[f64; 2], grid2: &[f64]) -> f64 {
    let mut count = 0;
    let r: f64 = loop {
        count += 1;
        if count >= 1 {
            break e / ((-0.4_f64).powi(2) + 1.2) + p72_helper(state[count % state.len()][count % 2], 3);
        }
    };
    let mut i = 0;
    let b: f64 = loop {
        i += 1;
        if i >= 3 || grid2[i % 4] > 2.0 {
            break (grid[2 - 1] + grid2[count % 4]).asinh();
        }
    };
    let d: f64 = b * (r + b).sin().sinh();
    if r >= r {
        return grid2[..3].iter().map(|e2| e2.hypot(r.powi(2) + 1.2) + e2).sum::<f64>();
    }
    for &r2 in grid2.iter().skip(1) {
        if r2 < 3.0 {
            break;
        }
    }
    (r - (i as f64) - e * 0.5 - r * 2.0 - (0..1).step_by(2).rev().zip(0..grid2.len()).map(|(n, count2)| (count2 as f64) * d).sum::<f64>()) * (r.abs() + -b)
}

#[differentiable(unconnected = "zero")]
fn p73_helper(mut p: f64, buf: [f64; 3]) -> f64 {
    p = if buf[buf.len() - 1] < buf[2] {
        1.5_f64.powi(3)
    } else {
        (-buf[0].powi(2)).exp()
    };
    (if buf[1] > 0.5 && buf[2] > 1.0 {
        p
    } else {
        -1.0
    }) - p * 0.5 - buf[buf.len() - 1] * 2.0 + p - buf[1..].iter().map(|&z| z * z).fold(buf[0], |acc, s| acc * 0.5 + s)
}

#[differentiable(unconnected = "zero")]
fn p73_inner(w: f64) -> f64 {
    if 3 < 3 && w <= -0.7 {
        if 3 < 3 {
            let f = |x: f64| {
                let mut d = (x / 2.0).tanh();
                x + d.max(x)
            };
        } else {
            let i: usize = 3;
        }
    }
    (if w > 0.1 {
        w
    } else {
        w
    }) + (0.25 - w).cos()
}

#[differentiable(unconnected = "zero")]
fn p73(row: &[f64], grid: &[f64], n: usize, pair: (f64, f64)) -> f64 {
    let mut n2 = 0;
    'rows1: while n2 + 1 > 1 && n2 < 2 {
        n2 += 1;
        let mut pair2 = (pair.1, pair.0 + grid[n]);
        let y = (pair2.1.tanh() - row[2] * grid[n2 % 5]).atan();
    }
    let f = |s: f64| {
        let x: f64 = row.iter().sum::<f64>();
        s * (p73_inner(x) + s)
    };
    let acc = pair.0 * row[0];
    let mut n3 = 0;
    while n3 < 3 && acc > 0.5 {
        n3 += 1;
        let mut n4 = 0;
        'steps2: while pair.1 <= -0.4 && n4 < 5 {
            n4 += 1;
            if grid[n4 % 5] >= acc {
                return grid[n];
            }
            let mut j = 0;
            while j < 5 && n3 % 3 == 1 {
                j += 1;
                let g = |c: f64, x: f64| c + f(pair.1);
            }
        }
    }
    row[n3 % row.len()] * pair.0 + 0.5 * (n3 as f64)
}

#[differentiable(unconnected = "zero")]
fn p74_helper(ys: &Vec<f64>) -> f64 {
    let mut xs = vec![1.0, if ys[0] > 0.8 {
        ys[1]
    } else {
        ys[1]
    }, ys[1], (0..ys.len()).take(2).zip(0..ys.len()).map(|(k, m)| (m as f64)).sum::<f64>()];
    let flag = xs[2] < 0.1;
    let y = xs[2];
    let mut y = y * 1.1;
    y += xs.chunks(2).zip(ys[1..].iter()).map(|(ys2, q)| ys2[0] + q).sum::<f64>() + xs[3] * xs[1];
    y - y * 0.5 - xs.chunks(2).map(|out| xs[0]).sum::<f64>() - (xs[xs.len() - 1] + xs[0] + ys[2 - 1].sin().exp_m1())
}

#[differentiable(unconnected = "zero")]
fn p74(xs: &[[f64; 2]; 2], s: f64, state: &[f64]) -> f64 {
    let mut count = 0;
    while count < 3 && s >= 1.1 {
        count += 1;
        let mut b: f64 = state.iter().sum::<f64>();
    }
    let mut xs2: Vec<f64> = Vec::with_capacity(4);
    for (i, m) in (0..state.len()).zip(1..state.len()) {
        xs2.push(state[m] * state[i]);
    }
    xs2.push(state[3 - 1]);
    if count * 2 % 2 == 0 {
        let b = std::mem::replace(&mut xs2[count % 1], 0.3);
    } else {
        for &a in xs2.iter() {
            if count > 0 || count * 2 % 2 == 0 {
                let mut q = xs[count % xs.len()][1..].iter().enumerate().map(|(count2, &u)| u).fold(a, |acc, b| acc + b) + xs2[0] * xs2[count % xs2.len()] + (xs2[0] - xs2[0]).cos();
            }
        }
    }
    state[count % state.len()] / (xs2[0].powi(2) + 1.0) + xs2[0] * 2.0 - (s + (count as f64) - (count as f64))
}

#[differentiable(unconnected = "zero")]
fn p75_helper(s: &mut f64, x: f64, out: &[[f64; 2]; 3], z: f64) -> (f64, f64) {
    match 1 % 3 {
        0 => {
            if out[1][1] > 1.0 {
                let mut grid: Vec<f64> = Vec::new();
                for (&r, y) in out[3 - 1].iter().step_by(2).zip(out[0][0..1].iter()) {
                    if out.len() < 3 {
                        grid.push((-1.0_f64).atan() + y.sin().exp());
                    }
                }
                grid.push(out[1][1]);
            }
        }
        1 | 2 => {
            let mut j = 0;
            while j < 4 && j % 2 != 1 {
                j += 1;
                *s = x;
            }
        }
        count if count + 1 > 2 => {
            let p = &mut *s;
            *p = (0..4).map(|count2| (count2 as f64) * *p).sum::<f64>();
            *p += z;
        }
        _ => {
            let b = &mut *s;
            *b = (0..out.len() - 1).map(|m| (m as f64)).sum::<f64>();
            *b += out[2][0].abs();
        }
    }
    (out[2][1] * z, (out[out.len() - 1][0] + z * 0.3) * out[out.len() - 1][0] * (z.sin().exp2() - (z + z)))
}

#[differentiable(unconnected = "zero")]
fn p75(e: &mut f64, v: [f64; 2], flag: bool) -> Vec<f64> {
    let u = &mut *e;
    *u = v.iter().map(|a| *a).fold(*u, |acc, p| acc.max(p + p));
    for state in v[..1].chunks(2) {
        *e = v.iter().step_by(2).map(|y| *y).sum::<f64>();
    }
    let mut i: usize = 2;
    let mut j = 0;
    let q: f64 = loop {
        j += 1;
        let a = v[v.len() - 1].sin().exp_m1();
        if j >= 1 {
            break a * (v[i % v.len()] + v[0]);
        }
    };
    *e += q * (if j + 1 > 2 {
        q
    } else {
        q
    });
    let c: f64;
    if j + 1 > 0 {
        c = if q <= 1.0 {
            let a: f64 = (0..=4).map(|count| q + (count as f64)).sum::<f64>();
            q.to_radians()
        } else {
            q * *e
        };
    } else {
        let mut q2 = v[2 - 1];
        c = *e + q2.tanh();
    }
    let c = c * v[j % v.len()];
    match j % 4 {
        0 => {
            for i2 in 1..v.len() {
                *e *= (0..v.len()).zip(v[0..1].iter()).filter(|(count, d)| **d > 1.0).map(|(j2, q2)| q2 * (c * v[i2 % 2])).fold(c, |acc, acc2| acc + (v[1..2].iter().map(|&r| r * q).product::<f64>() + acc2));
            }
            let f = |e2: f64| e2 * v[j % 2];
        }
        1 | 2 => {
            match j % 4 {
                0 => {
                    let mut m = 0;
                    loop {
                        m += 1;
                        if m >= 1 || c > 1.0 {
                            break;
                        }
                    }
                }
                _ => {
                    *e *= if i + 1 > 2 && q >= 0.25 {
                        if c < c {
                            c
                        } else {
                            q
                        }
                    } else {
                        0.5 * c
                    };
                }
            }
        }
        _ => {}
    }
    vec![c.powi(2) + v[0], c / 3.0]
}

#[differentiable(unconnected = "zero")]
fn p76(grid: &mut [f64], row: &[f64], buf: &[f64], w: f64) -> f64 {
    grid[4 - 1] = row[2] / (1.0 + 3.0_f64.abs()) + row[3];
    let mut p = buf[0] * (if buf[0] > 1.5 {
        0.5
    } else {
        w
    });
    grid[1] = row[row.len() - 1];
    let b: f64;
    if w > p {
        b = buf[0] * w / (1.0 + w.abs());
    } else {
        b = w + buf[2];
    }
    p += (-w.powi(2)).exp();
    if p >= 1.0 {
        grid.swap(0, 1);
        if b >= buf[0] {
            p += if !(p < buf[1]) {
                b * w
            } else {
                let b2: f64 = p.cos();
                if p > -1.0 {
                    let mut z = b;
                    w
                } else {
                    b2
                }
            };
        }
    } else {
        let v = &mut grid[2..];
        v[1] = b / (1.0 + p.abs()) / 2.0;
        v[0] += v[v.len() - 1].asinh();
    }
    ((0..buf.len()).skip(1).filter(|j| *j != 1).map(|j| row[j % row.len()] + (j as f64)).sum::<f64>() - p * 1.5) * ((if buf[1] < p {
        b
    } else {
        buf[2]
    }) * (-b.powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p77_helper(q: &mut f64, mut t: f64, count: usize) -> (f64, f64) {
    if *q < t {
        for i in 0..3 {
            let mut m = 0;
            while m < 5 && *q <= 2.0 {
                m += 1;
                t = t;
            }
            let mut n = 0;
            'rows1: loop {
                n += 1;
                if n >= 2 {
                    break;
                }
                if !(n % 3 == 0) {
                    t = (if n % 2 != 0 {
                        t
                    } else {
                        let mut q2: f64 = t;
                        q2
                    }) - (-t.powi(2)).exp();
                    break;
                }
                t += if (m + 1) % 2 != 0 {
                    t * (n as f64)
                } else {
                    if !(t >= t) {
                        t
                    } else {
                        let mut r = *q;
                        r
                    }
                };
            }
        }
    } else if t > 0.25 {
        t = t + (count as f64);
    }
    (t * t.asinh() * t, (t.sin().exp_m1() - t * 0.3) * t)
}

#[differentiable(unconnected = "zero")]
fn p77_inner(acc: f64) -> f64 {
    let mut d: f64 = (0..1).step_by(2).filter(|k| *k != 1).map(|n| (n as f64) * 0.5).sum::<f64>();
    let u = &mut d;
    *u *= acc + *u;
    let mut acc2 = (d / 3.0).atan2(1.0 + d.abs()) + acc;
    'rows1: for n in 0..=2 {
        let mut v = vec![(0..n).filter(|count| *count != 1).map(|k| (k as f64) * acc).fold(d, |acc3, acc4| acc3.max(acc4 * acc4)), d];
    }
    (1.0 + acc2.abs()).ln() - acc * 1.5 - acc2 * 1.5 + (1.0 + d.abs()).log10() / ((d + acc2).powi(2) + 1.2) + (d / (1.0 + d.abs()) - acc2)
}

#[differentiable(unconnected = "zero")]
fn p77(z: f64, y: f64, row: &mut [f64]) -> f64 {
    {
        row[2] += row[row.len() - 1];
    }
    match 3 % 4 {
        0 => {
            if row[1] > -1.0 {
                row[2] *= 1.5_f64.sin().exp2();
            } else if row[2] > row[0] {} else {
                row[3 - 1] += (row[2].atan2(1.0 + y.abs()).powi(2) + 0.5).recip();
            }
        }
        1 | 2 => {
            row[3 - 1] *= row[row.len() - 1];
        }
        _ => {}
    }
    (0.1_f64.tanh().exp() + z * 2.0 - y * 0.5 + row[row.len() - 1]) * y
}

#[differentiable(unconnected = "zero")]
fn p78(b: &mut f64) -> (f64, f64) {
    *b += (0..1).skip(1).zip(0..4).map(|(count, j)| (j as f64)).fold(*b, |acc, t| acc * 0.5 + t) + b.to_radians();
    let mut pair = ((0..2).map(|k| *b + (k as f64)).sum::<f64>().sin(), *b);
    let mut xs = [[0.1, pair.0], [*b, pair.0], [pair.0, pair.1]];
    let m: usize = xs.len();
    for n in (0..=1).step_by(2) {}
    pair
}

#[differentiable(unconnected = "zero")]
fn p79(m: usize, state: &mut Vec<f64>, q: f64) -> (f64, f64) {
    {
        (0..state.len() - 1).for_each(|j| {});
        let e = state.pop().unwrap();
    }
    state[m] = q + q + (m as f64);
    if state[m] >= state[m] && m % 2 != 0 {
        let mut m2 = 0;
        let mut c: f64 = loop {
            m2 += 1;
            if m2 * 2 % 3 == 1 {
                return (q.hypot((q * q).powi(2) + 1.2), q - q.min(q));
            } else if q > q {
                continue;
            }
            let q2 = state.pop().unwrap();
            if m2 >= 3 {
                break q2;
            }
        };
        'rows1: for b in state.iter() {
            {
                c += b / 1.5 * b;
            }
        }
        let t: f64 = 'found2: {
            state[1..].iter_mut().rev().enumerate().for_each(|(m3, d)| {
                *d += q;
                *d -= q * c.tanh();
            });
            if m2 % 2 != 0 {
                c += c.sin() * c;
                break 'found2 c - q;
            }
            q + state[m].clamp(-0.75, 1.25)
        };
    } else if m + 1 < 3 {
        state[(m + 1) % 5] = if m < 3 {
            0.8
        } else {
            -state[state.len() - 1]
        };
    } else if state[m] > 2.0 {
        state[3] = q;
    } else {
        let c = q;
    }
    ((q + state[m] + q * 0.5) * state[1..2].iter().zip(1..state.len()).map(|(z, count)| (count as f64) * state[3]).sum::<f64>() * ((q - q) / 3.0), q + q + state.iter().map(|w| (state[m].powi(2) + 1.2).cbrt() + *w).product::<f64>())
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p40(&[[0.1, -0.7], [0.35, -0.7], [-1.1, 1.3]], 0.1, &vec![1.1, -0.7, -0.5]) calls p40_helper, p40_inner),
        program!(p41(&vec![0.8, -0.9, -0.6, 1.4]); pulled [0.3, 0.5, 0.3]),
        program!(p42(&mut [1.0, -0.4, 0.5, -0.1], 1.1, [[0.3, 0.8], [-0.3, -0.8]], vec![0.2, -0.2, -1.1, 0.8]) calls p42_helper),
        program!(p43([[1.0, 0.2], [-0.7, -0.3]]) calls p43_helper; pulled ([0.5, 0.5], -2.0)),
        program!(p44([[0.35, 0.1], [0.35, -0.5]], &[-1.0, 0.9, 1.0, 0.9, -0.6], &[-0.2, -0.5, -0.8]) calls p44_helper),
        program!(p45(&vec![-0.6, 1.4, 0.8, -1.2], true)),
        program!(p46(4, [-0.3, 0.5], &[0.2, 1.0, -0.3]) calls p46_helper, p46_inner),
        program!(p47(&[1.3, -1.0, 0.8, 0.5], -0.2, &mut [-0.8, -0.5, -1.0], &[1.0, -0.9, -0.5, 0.1])),
        program!(p48(3, -0.1)),
        program!(p49([[-1.2, 0.2], [-0.2, -0.8], [-0.3, -1.0]], &[-0.8, -0.5, -0.5], [-0.9, 1.0, 0.2], 3) calls p49_helper),
        program!(p50(&[1.0, 0.5, -0.8, 1.4])),
        program!(p51(2, [[-1.0, -0.4], [-0.3, 0.8]], &[[-1.2, -0.2], [-1.0, 0.8], [0.9, -0.4]], &mut 1.3)),
        program!(p52(&[0.8, -0.4]) calls p52_helper; pulled (0.3, 0.3)),
        program!(p53(&[-1.1, 1.1, 0.2, 0.35]) calls p53_helper, p53_inner; pulled (1.0, 0.5)),
        program!(p54(&mut 1.2, -0.5, 1.2, -0.3) calls p54_helper, p54_inner; pulled (0.5, 1.0)),
        program!(p55([0.5, 0.4, -0.9], &[0.2, 0.5], 3, 0.2) calls p55_helper),
        program!(p56(-0.7) calls p56_helper, p56_inner),
        program!(p57(&mut 0.3) calls p57_helper),
        program!(p58(&[0.8, -0.2, -1.0, 0.6], &[1.2, 1.0, -0.4, -0.6, -0.3], -0.6, const &mut -0.2) calls p58_helper),
        program!(p59(&[0.8, -0.3, 1.0, -0.5], 2, -0.4, &[-0.9, 0.3, 0.1, 0.8]) calls p59_helper, p59_inner),
        program!(p60(&mut vec![-0.9, -0.1, 1.4, -0.5], &mut vec![-0.6, 0.4, 0.2, 0.2, 0.8], -0.6, 0.3) calls p60_helper; pulled ((-0.7, 0.3), vec![0.3, -2.0, 0.5, -0.7], vec![0.5, -2.0, 0.5, -2.0, -2.0, 1.0])),
        program!(p61(&[-0.5, -0.4, 0.6, 0.6], 0.4, &[-0.2, 0.3]) calls p61_helper),
        program!(p62(&[0.7, 1.0, -1.2], &mut [0.8, -0.6, 0.6, 0.4, 0.4]) calls p62_helper, p62_inner),
        program!(p63(0.8, &mut 0.8, [0.2, 0.8, -0.6, 0.2], &mut [0.9, -0.4, -0.8, -0.4]) calls p63_helper, p63_inner),
        program!(p64(&[-0.5, 0.9, 0.35, 1.2], (0.2, -0.2), -0.6) calls p64_helper),
        program!(p65(vec![1.0, 0.3, 0.2, -0.1]) calls p65_helper),
        program!(p66(0.2, 4, vec![-1.1, -1.1, -0.2]) calls p66_helper),
        program!(p67([[-0.4, 1.0], [-0.6, 0.9]]) calls p67_helper; pulled 0.3),
        program!(p68(const &[[-0.7, 0.4], [-0.3, 1.4]], 0.6, &[-0.5, -0.2, 1.2])),
        program!(p69(0.35, const &[-1.0, 1.3, 1.0, 0.2]); pulled 0.5),
        program!(p70(&[0.9, -0.5, -0.9, -0.2]); pulled 0.3),
        program!(p71(&[0.7, -1.2, -0.4, 0.4], vec![-0.5, -0.5, -1.1, -0.5, -1.2], [-0.3, 0.6, 0.3, 0.5])),
        program!(p72(1.1, const [[1.0, -0.9], [-0.5, 1.2], [0.8, -0.5]], &[-0.3, -0.6], &[-0.2, 0.35, 1.3, 0.6]) calls p72_helper),
        program!(p73(&[0.2, -0.2, -0.2, -1.0], &[-0.4, 0.1, -0.3, 0.3, -1.0], 3, (1.1, -0.4)) calls p73_helper, p73_inner),
        program!(p74(&[[0.8, 1.4], [0.35, 1.4]], -1.1, &[-1.0, -0.8, 0.6]) calls p74_helper),
        program!(p75(&mut 0.6, [0.35, -0.4], true) calls p75_helper; pulled (vec![0.5, 1.0], -0.7)),
        program!(p76(&mut [0.6, 1.1, 0.8, -0.3], &[0.35, -0.4, -0.3, -0.1, -0.1], &[1.4, 0.5, -1.1], -0.4)),
        program!(p77(1.2, 0.4, &mut [-0.3, 0.8, -1.1]) calls p77_helper, p77_inner),
        program!(p78(&mut 1.2); pulled ((1.0, 0.5), -0.7)),
        program!(p79(2, &mut vec![-0.4, -1.0, -1.1, 1.2, -0.1], -0.8); pulled ((-0.7, 0.3), vec![0.3, 1.0, 0.5, -0.7])),
    ]
}
