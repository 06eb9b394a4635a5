//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body210 {
    at: f64,
    k: usize,
    rates: f64,
}

#[differentiable(unconnected = "zero")]
fn p210(#[no_diff] out: &[Body210], grid: [f64; 2], u: f64, v: &mut [(f64, f64)]) -> f64 {
    [v[3 - 1].0, v[2].1, _] = [u, u.abs(), out[1].at];
    for z in &grid {}
    if 2 < 3 && u > -0.7 {
        return grid.iter().map(|a| (a * a).sqrt()).fold(0.1_f64, f64::max).atan();
    }
    for d in grid[1..2].iter().rev() {
        let j: usize = 3;
        let p = std::mem::replace(&mut v[0].1, if grid.len() > 1 {
            u
        } else {
            *d
        });
        v[j % 3].0 = *d * (j as f64) + v[v.len() - 1].0;
    }
    let y = &mut v[0].0;
    *y = y.min(grid[1]);
    *y += *y;
    (0.9 / (1.0 + v[1].0.abs()) - grid[1] * 1.5 - u * 2.0) * grid[1] - u.tanh().exp2()
}

flat_record! {
    Body210 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p211(state: &[f64]) -> f64 {
    let mut acc = state[state.len() - 1] / (1.0 + (0..3).map(|n| state[n] * state[4 - 1 - n] + (n as f64)).sum::<f64>().abs());
    let mut row: Vec<f64> = vec![state[3]; 12];
    for k in (2..11).rev() {
        let c = row[k - 2];
        row[k] = c * (row[k] - acc);
    }
    [row[12 - 1], row[5], acc] = [acc, row[5], row[8]];
    for j in (0..3).rev() {
        let mut found: Option<f64> = Some(row[(j + 1) % 12]);
        if let None = &mut found {
            if state[4 - 1 - j] > row[j] {
                row[j] += row[j] - state[1] - (j as f64);
                continue;
            }
        } else {
            for i in 1..12 {
                row[12 - 1 - i] = row[i - 1].tanh() * row[0];
                row[4] = row[0] * 0.5 + row[i];
            }
        }
        match j % 4 {
            0 => {
                match found {
                    None => {
                        let acc = acc + ((acc * 3.0).powi(2) + 0.5).sqrt();
                    }
                    Some(acc2) => {
                        let mut xs = [[acc, acc], [acc2, row[j]], [acc2, row[j]], [acc2, row[j]]];
                    }
                }
                let mut found2: Option<f64> = if row[j] < 1.1 {
                    None
                } else {
                    Some(state[state.len() - 1 - j] * acc)
                };
                let row2 = vec![acc * (j as f64), if state[j] <= row[j] {
                    row[j]
                } else {
                    let w = acc;
                    acc
                }];
            }
            _ => {}
        }
    }
    let e: f64 = row.iter().map(|w| w * 1.5).fold(0.1_f64, f64::max);
    acc.powi(2) - row.iter().sum::<f64>() * 0.3 + e * 0.5 - row[4..5].iter().take(2).zip(0..row.len()).map(|(d, i)| (i as f64) * e.atan().cosh()).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p212(d: f64, mut p: f64, #[no_diff] row: &[f64], acc: f64) -> f64 {
    let d2: f64 = -0.7;
    let y = &mut p;
    *y = 0.9 / 2.0;
    let mut b = std::mem::replace(&mut p, if d2 > 0.1 {
        d2
    } else {
        row[11 - 1]
    });
    for (xs, xs2) in row[2..].windows(2).zip(row.windows(2)) {
        let mut row2: [[f64; 4]; 4] = [[d; 4]; 4];
        for n in 0..4 {
            for n2 in 1..4 {
                row2[n][n2] = row2[n][n2] * -0.7 + row2[n2][n2];
            }
        }
    }
    match 4 % 4 {
        0 => {
            let mut shape: Option<f64> = None;
        }
        _ => {
            p += (p * acc).sin().sinh();
        }
    }
    d2 + b * 2.0 - -acc
}

#[differentiable(unconnected = "zero")]
fn p213(buf: &mut [f64], state: &mut [f64; 4], ys: &mut Vec<f64>, row: &mut Vec<f64>) -> f64 {
    let acc = ys[5];
    (ys[5], _, _) = (acc, row[0], ys[5]);
    for r in row.iter() {
        {
            if *r > 3.0 {
                if *r > 0.1 {
                    break;
                }
            } else {
                buf[1] += (-r.powi(2)).exp() * r;
            }
        }
    }
    ys[7] * acc - (acc * acc).cos()
}

#[differentiable(unconnected = "zero")]
fn p214(row: &mut Vec<f64>, row2: Vec<f64>, buf: &mut [f64], xs: Vec<f64>) -> f64 {
    let mut s = std::mem::replace(&mut buf[9], row2[2]);
    let mut ys: Vec<f64> = vec![s; 19];
    for k in 0..3 {
        for j in 1..10 {
            buf[j] *= ys[j * 2 % 11].tanh() * ys[j - 1];
        }
    }
    'rows1: for (r, &q) in buf[1..3].iter().skip(1).zip(buf.iter()) {
        for n in 1..4 {
            ys[n] = ys[n] * 0.3 + ys[n];
            ys[5 - 1 - n] += ys[5 - 1] * 0.3 + (n as f64);
        }
        for m in 0..4 {
            s = row[m / 2] / (1.0 + row[3].powi(2));
            row[m] += row[m].tanh() * ys[0];
            ys[m] = row[m].tanh() * ys[m];
        }
    }
    let mut k = 0;
    while s > 0.25 && k < 4 {
        k += 1;
        buf[11 - 1] *= (0..buf.len()).rev().zip(ys[..15].chunks(2)).map(|(m, v)| ys[0].abs() + ys[m % ys.len()]).sum::<f64>();
    }
    (s - row2.iter().sum::<f64>() * 1.5 - xs[1] * 1.5 - s * 2.0 - ys.iter().sum::<f64>() * 0.3 + (s + (xs[1] + (k as f64)))) * s.abs().sqrt().clamp(0.25, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p215(t: f64) -> f64 {
    let acc = 0.25_f64.abs().sqrt().clamp(0.25, 1.25);
    match 0 % 4 {
        0 => {
            let mut buf = vec![acc - t, acc - 3.0, acc + t, acc * t];
        }
        1 | 2 => {}
        count if (count + 1) % 2 != 0 || count % 2 == 1 => {
            let mut v = [acc; 3];
        }
        _ => {}
    }
    -acc - t * 1.5 - acc * 2.0 + acc.atan2(acc.powi(2) + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p216_helper(j: usize, s: f64, p: f64) -> f64 {
    if j < 1 {
        return if j > 2 {
            p
        } else {
            p
        };
    }
    let mut ys = vec![p * s, s + p];
    ((0..ys.len()).map(|i| (i as f64)).sum::<f64>() - p * 2.0 - ys[j % ys.len()] * 2.0) * p216_helper(j - 1, ys[ys.len() - 1], ys[1]) + -ys[1].sin() + p216_helper(j - 1, ys[j % ys.len()], ys[2 - 1])
}

#[differentiable(unconnected = "zero")]
fn p216(state: &mut Vec<f64>) -> f64 {
    let mut v = std::mem::replace(state, vec![3.0 * -1.0, 0.9 + -0.7]);
    'rows1: for &e in v.iter().rev() {}
    let mut j: usize = 1;
    let shape: Option<f64> = if (j + 1) % 2 != 0 {
        None
    } else {
        None
    };
    let mut c = p216_helper(2, state[state.len() - 1], v[j % 4] * (j as f64));
    let mut add = |acc: f64| {
        c += acc * (acc.powi(2) + 1.0).sqrt();
        c
    };
    let b = add((v[2].powi(2) + 1.2).log10());
    let w = add(b.to_radians());
    std::mem::swap(&mut c, &mut v[j % 4]);
    (0.5_f64.asinh() - b * 0.3 - w * 0.5) * -(b / 2.0) + b * state[0..1].iter().zip(0..v.len()).map(|(u, i)| *u + (i as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point217 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p217(state: &mut [f64], unit: &mut Point217) -> Vec<f64> {
    let mut state2: [[f64; 4]; 4] = [[state[3]; 4]; 4];
    for k in 1..3 {
        for k2 in (2..3).rev() {
            state2[k][4 - 1 - k2] *= (state2[k + 1][k / 2] * state2[k2][4 - 1 - k2]).sin();
        }
    }
    state2[3][1] = state[..2].iter().map(|&b| b).sum::<f64>().max(state2[1][2].atan().cosh());
    let mut grid: Vec<f64> = vec![state2[4 - 1][2]; 16];
    for i in (1..3).rev().step_by(2) {
        state2[4 - 1][i] -= (grid[i + 1] * grid[i / 2]).sin();
        state2[4 - 1][i] = state2[4 - 1][i * 2 % 4] * state2[i][i % 4];
        state2[4 - 1][i] += state2[4 - 1][i + 1] * 0.5 + state2[4 - 1][1];
    }
    let mut k = 0;
    'rows1: while k < 3 {
        k += 1;
        let mut k2 = 0;
        let e: f64 = 'steps2: loop {
            k2 += 1;
            if k2 >= 2 || state2[k2 % state2.len()][k % 4] <= 1.1 {
                break grid[14] + unit.y + (state[k % state.len()] - grid[0]);
            }
            {
                let Point217 { x: p, y: d } = unit;
                let mut point = Point217 { x: state2[k2 % 4].iter().map(|a| a * 1.5).fold(0.1_f64, f64::max), y: (0..k2).filter(|j| *j != 1).map(|k3| (k3 as f64) * state2[k3 % 4][2]).fold(*d, |acc, p2| acc * 0.5 + (*p + p2)) };
                *d = point.y - (k as f64);
            }
            if grid[5] > grid[k2 % 16] || k2 / 2 % 2 != 1 {
                grid[k % 16] = (grid[3] + grid[k % grid.len()]).asinh();
                continue;
            }
        };
        if grid.len() < 3 {
            continue;
        }
        if k2 / 2 % 2 != 0 && (k + 1) % 2 != 1 {} else {
            for &s in state[0..3].iter() {
                if e > 2.0 || k * 2 % 2 == 1 {
                    break 'rows1;
                }
                grid.push(e);
                let r = &mut grid[4];
                *r += (state2[3][k2 % 4].powi(2) + 0.5).log10();
            }
            if k % 2 == 0 {
                unit.y = grid[grid.len() - 1].sin().exp() * unit.y.atan().cosh();
                break;
            }
        }
    }
    vec![match k * 2 % 5 {
        0..=1 => 3.0,
        count if count * 2 > 1 => {
            let mut p = (0.1_f64.powi(2) + 0.5_f64).cbrt();
            2.0
        }
        _ => state[1],
    }, grid[16 - 1].min(grid[k % 16]), unit.x]
}

flat_record! {
    Point217 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p218_helper(b: f64, t: f64) -> f64 {
    match 0 % 3 {
        0 => {
            let mut count = 0;
            loop {
                count += 1;
                let mut v: Vec<f64> = vec![t; 14];
                for n in 1..14 {
                    v[(n + 3) % 14] = v[0] * v[14 - 1];
                    v[14 - 1 - n] = v[n] * v[14 - 1];
                    v[n * 2 % 14] = v[14 - 1] * t;
                }
                v.swap(count % 14, 3);
                if count >= 2 {
                    break;
                }
            }
        }
        1 | 2 => {
            let mut shape: Option<f64> = if t > 1.0 {
                None
            } else {
                None
            };
            match &shape {
                None => {}
                Some(u) => {
                    let mut pair: ([f64; 2], f64) = ([t - *u, if 1 < 3 {
                        let mut w = t;
                        *u
                    } else {
                        *u
                    }], (0..3).map(|n| (n as f64)).sum::<f64>());
                }
            }
        }
        _ => {}
    }
    ((if b <= 0.9 {
        b
    } else {
        b
    }) - b * 0.5) * t - t
}

#[differentiable(unconnected = "zero")]
fn p218(flag: bool, t: f64, i: usize, b: f64) -> f64 {
    let kind: Option<f64> = Some(t.powi(2));
    let kind2: Option<f64> = Some(3.0 / (b.powi(2) + 1.0));
    'rows1: for i2 in 0..1 {
        let (r, mut u) = ((b / (1.0 + t.abs())).max(b.cbrt()), b.powi(2));
    }
    let mut z = p218_helper(b + b, (0..=1).filter(|i2| *i2 != 1).map(|i2| (i2 as f64)).fold(b, |acc, t2| acc + (t2 + t2)));
    let e = kind.unwrap_or(0.8);
    z += (1.0 + z.sin().sinh().abs()).powi(-1);
    let mut ys = [[z, b], [b, z], [e, z]];
    let mut i2 = 0;
    while i2 < 5 {
        i2 += 1;
        let mut row = ys[i % ys.len()][1..].to_vec();
    }
    ((1.0 + ys[i2 % 3][0].abs()).log10() + t * 1.5 - b * 0.3 + e * 0.3 - ys[0][0] * 1.5) * (0..ys.len()).map(|j| (j as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p219(out: &mut Vec<f64>) -> [f64; 2] {
    let ys = &mut out[2..];
    ys[2 - 1] *= ys[ys.len() - 1];
    ys[0] += ys[ys.len() - 1] * ys[1];
    (0..out.len()).for_each(|j| {});
    out[0] += out[3] + out[out.len() - 1] - (1.0 + out[1].abs()).powi(-1);
    let mut n = 0;
    while n < 3 && out[3] <= 0.3 {
        n += 1;
        let e = std::mem::replace(&mut out[n % 4], (0..n).map(|j| 3.0 + (j as f64)).sum::<f64>());
    }
    out[4 - 1] += out[3].tanh().exp_m1() / (1.0 + out[0].abs());
    out[2] *= out.iter().step_by(2).map(|c| (match n % 5 {
        0..=1 => out[out.len() - 1],
        2 => out[n % out.len()],
        _ => *c,
    }) + *c).sum::<f64>();
    [out[0], out[2].atan().exp2() + out[out.len() - 1].powi(2)]
}

#[differentiable(unconnected = "zero")]
fn p220(v: &[f64], ys: &[f64], c: f64) -> f64 {
    let mut count = 0;
    let d: f64 = 'rows1: loop {
        count += 1;
        let kind: Option<f64> = if count % 3 != 1 {
            None
        } else {
            None
        };
        match &kind {
            None => {
                let mut k = 0;
                'steps2: while k < 3 {
                    k += 1;
                    if k % 2 == 1 {
                        continue 'steps2;
                    }
                }
            }
            Some(b) => {
                if c <= *b {
                    break match count * 2 % 5 {
                        0 => {
                            let a = c;
                            c
                        }
                        k if ys[ys.len() - 1] >= v[1] => *b,
                        _ => {
                            let mut y = ys[count % ys.len()];
                            v[2]
                        }
                    };
                } else {
                    let mut q = if *b >= 2.0 {
                        if ys[1].cbrt() > 0.1 {
                            ys[1].cbrt()
                        } else {
                            ys[1..].iter().rev().map(|&c2| v[2] + c2).sum::<f64>()
                        }
                    } else {
                        *b
                    };
                }
            }
        }
        if count >= 3 || c > 0.25 {
            break (match &kind {
                None => {
                    c
                }
                Some(u) => {
                    ys[3]
                }
            }).sin().exp();
        }
    };
    for ys2 in ys.windows(2).rev() {}
    if d < ys[count % 5] || d > -0.4 {} else if count % 2 == 0 {}
    c + d * 0.3 - v.iter().map(|c2| c2.abs().sqrt()).fold(0.7_f64, f64::max)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point221 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p221(v: &[f64], body: Point221, v2: [Point221; 2], q: f64) -> f64 {
    if q <= body.z {} else if v2[v2.len() - 1].y >= v2[v2.len() - 1].z {} else {
        let b: f64;
        if 2 < 3 {
            let d = v2[v2.len() - 1].x;
            b = v[..1].iter().map(|a| *a * 1.5).fold(0.1_f64, f64::min);
        } else {
            let y = q.asinh() + v2.iter().enumerate().map(|(n, part)| part.z + part.x).sum::<f64>();
            b = body.z;
        }
    }
    let mut unit = body;
    v2[1].x.abs() + unit.x * 0.3 - v2.iter().map(|point| point.x * (point.x - point.y)).fold(q, |acc, r| acc.max(r * unit.x))
}

flat_record! {
    Point221 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p222(v: &mut Vec<f64>) -> f64 {
    let mut j = 0;
    while j % 2 == 0 && j < 4 {
        j += 1;
        v[j % 4] /= v[v.len() - 1].powi(2) + 1.0;
        v[j % 4] += v[2] * v[j % v.len()];
    }
    v[4 - 1] /= v[0].powi(2) + 1.0;
    let mut j2 = 0;
    while j2 > 1 && j2 < 2 {
        j2 += 1;
        'rows1: for (count, state) in (1..v.len()).rev().zip(v.chunks(2)) {
            let kind: Option<f64> = None;
            let shape: Option<f64> = if !(state[0] > 0.5) {
                None
            } else {
                Some((1.0 + state[state.len() - 1].abs()).log10())
            };
        }
    }
    (match j2 % 5 {
        0 => {
            let acc = v[1];
            acc
        }
        2..=3 | 4 => v[j2 % v.len()],
        _ => v[0],
    }) * (v[j % 4].to_radians() * (v[4 - 1] * v[j % v.len()])) - (v[j2 % 4] - (j2 as f64)).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p223_helper(m: usize, buf: Vec<f64>, row: Vec<f64>, flag: bool, y: f64) -> f64 {
    if m < 1 {
        return buf[1] / 3.0;
    }
    let mut row2: [f64; 4] = [0.5; 4];
    let mut t: f64 = row2.iter().zip(row[0..1].iter()).map(|(e, w)| *w * row2[3]).fold(row[m % 2], |acc, x| acc.max(x * p223_helper(m - 1, row2.to_vec(), row2[0..3].to_vec(), !(row[2 - 1] >= y), row2[2])));
    for i in (1..4).rev().step_by(2) {
        row2[i] -= row2[i / 2] * buf[1].sin();
        row2[i] *= row2[i] * 0.3 + row2[i];
    }
    row2[m % 4] = buf[0];
    row2[..3].iter().map(|d| d.abs().sqrt()).fold(0.1_f64, f64::max) + row[m % row.len()] * 0.3 - y * 0.5 - row2[row2.len() - 1] * 1.5 + (0..1).filter(|k| *k != 1).map(|n| (n as f64)).sum::<f64>() + t + 0.5
}

#[differentiable(unconnected = "zero")]
fn p223(row: &[f64]) -> f64 {
    let mut p = (0.5_f64.powi(2) + 0.5_f64).ln().atan() - (row[2] + row[0]);
    let p = p * (if p > 0.9 {
        p
    } else {
        let mut e = row[1];
        e
    }).clamp(-0.75, 1.25);
    let y: f64 = 'found1: {
        if p >= p && p > p {
            let mut out: [[f64; 9]; 9] = [[row[0]; 9]; 9];
            for count in 2..8 {
                for n in (0..8).rev() {
                    out[n][n] += out[count][count] * out[count][count - 1];
                }
            }
        }
        if p <= 0.25 {
            break 'found1 p;
        }
        -p.tanh().exp_m1()
    };
    let mut z = y;
    let x: f64 = 'found2: {
        z *= 0.3;
        let mut m = 0;
        loop {
            m += 1;
            if m >= 2 || p > 0.3 {
                break;
            }
            z = y.cos().min(if m > 2 {
                0.1
            } else {
                z
            });
        }
        if z < 0.8 {
            return y.atan().cosh() + (z + z);
        }
        p223_helper(3, row.to_vec(), row.to_vec(), y <= 0.8, z) * y
    };
    (p223_helper(2, row.to_vec(), row[1..4].to_vec(), x > 1.1, x) + p * 0.5 - y * 0.5 - x * 1.5 - row[1..].windows(2).zip(0..row.len()).map(|(v, n)| (n as f64) * (v[1] * v[1])).product::<f64>()) * (z * p).min(if x <= y {
        x
    } else {
        z
    })
}

#[differentiable(unconnected = "zero")]
fn p224(a: f64, #[no_diff] mut out: [f64; 4]) -> f64 {
    let mut q = a;
    let x = std::mem::take(&mut q);
    let (mut z, u) = (q / (x.powi(2) + 1.0) - (1.0 + out[1].abs()).powf(x.sin()), x);
    let mut r = u;
    let mut found: Option<f64> = None;
    q -= out.chunks(2).map(|grid| (match &found {
        None => {
            grid[0]
        }
        Some(z2) => {
            q
        }
    }) + x).product::<f64>();
    let mut pair = (r, r.abs().sqrt().max(1.1));
    (if q <= z {
        let y = a;
        r
    } else {
        let mut r2 = r;
        pair.1
    }) + out[1] * 0.3 + q * 2.0 + z * 0.3 - pair.1 * 0.5 + u
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point225 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point225 {
    #[differentiable(unconnected = "zero")]
    fn fold(self, x: f64) -> f64 {
        let mut d: f64 = (0..2).map(|k| (k as f64) * (x + x)).sum::<f64>();
        match 2 % 3 {
            0 => {
                match 2 % 4 {
                    0 => {
                        {
                            let mut row = [[self.y, x], [d, d], [self.z, d]];
                        }
                    }
                    1 | 2 => {
                        let d = d * d;
                    }
                    _ => {}
                }
            }
            1 | 2 => {
                let mut row = [-x, d.max(d)];
            }
            _ => {}
        }
        x + x * 2.0 - d * 2.0 - (0..=3).map(|n| d + (n as f64)).fold(d, |acc, b| acc + b * (if d > 0.25 {
            b
        } else {
            b
        })) + d
    }
}

#[differentiable(unconnected = "zero")]
fn p225(ys: &mut [f64; 13], buf: &mut Vec<f64>, xs: &[f64]) -> f64 {
    let mut v: Vec<f64> = Vec::with_capacity(4);
    for c in xs[3..7].iter() {
        v.push((0..xs.len()).rev().map(|n| 0.1 + buf[n % 5] + (n as f64)).sum::<f64>());
    }
    v.push(xs[xs.len() - 1] * xs[6]);
    v[0] += -v[0] - ((Point225 { y: ys[13 - 1], z: xs[3], x: v[0] }).fold(buf[3]) + buf[4]);
    for k in 0..11 {
        ys[11 - 1 - k] = xs[11 - 1 - k] + xs[k] * v[0];
        ys[k * 2 % 11] -= xs[k].tanh() * ys[k];
        if k % 2 == 0 {
            ys[k] += xs[k] * (3.0 - v[0]);
        }
    }
    std::mem::swap(&mut v, buf);
    let e = std::mem::take(&mut v[0]);
    let mut m: usize = 2;
    (v[0].powi(2) + 0.5).sqrt() + v[0] * 0.3 - e * 0.3 + xs.iter().enumerate().map(|(i, &c)| e.tanh().exp2() + c).fold(v[m % v.len()], |acc, x| acc.max(e.max(e) + x))
}

flat_record! {
    Point225 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p226_inner(count: usize, row: Vec<f64>, acc: f64) -> f64 {
    if count < 1 {
        return acc * row[count % row.len()];
    }
    for r in &row {
        'rows1: for m in 0..row.len() {}
    }
    (-row[0].powi(2)).exp() + acc * 2.0 - row[1..2].iter().zip(&row[1..2]).filter(|(e, r)| **r > 0.25).map(|(acc2, &d)| d).sum::<f64>() - row[1..2].chunks(2).filter(|state| count * 2 > 1).map(|row2| acc).fold(acc, |acc2, y| acc2.max(y * (count as f64) + y)) + p226_inner(count - 1, row.to_vec(), acc)
}

#[differentiable(unconnected = "zero")]
fn p226(flag: bool, grid: &mut [(f64, f64)], flag2: bool, acc: f64) -> f64 {
    let mut found: Option<f64> = None;
    match &found {
        None => {
            for j in (0..1).take(2) {
                grid[5 - 1 - j].0 += if acc >= grid[3].1 {
                    if acc.max(0.0).sqrt() > 0.1 {
                        acc.max(0.0).sqrt()
                    } else {
                        acc
                    }
                } else {
                    let mut e = acc.max((acc * acc).sqrt());
                    e * e
                };
                if !(acc > grid[j].1) {
                    if acc >= 1.0 {
                        grid[(j + 1) % 5].0 += 0.3_f64.cos() + acc;
                        return if acc > 0.5 {
                            acc * acc
                        } else {
                            acc
                        };
                    }
                } else if grid[j].1 >= 1.1 {
                    grid[2].1 += acc.tanh().exp_m1() / (1.0 + (if j % 2 != 0 {
                        -0.7_f64
                    } else {
                        let mut p = acc;
                        0.5_f64
                    }).abs());
                }
                let acc = acc + p226_inner(1, vec![acc, grid[j % 5].0], acc);
            }
            grid[4].1 = if acc <= 3.0 {
                acc.sin()
            } else {
                acc
            };
        }
        Some(d) => {
            for i in 0..grid.len() - 1 {
                'rows1: for (_, _) in grid.iter() {}
                let mut acc = acc + (if i / 2 > 2 {
                    p226_inner(1, vec![grid[i].0, *d, acc], acc)
                } else {
                    let mut s = d - d;
                    if i > 0 {
                        let b = *d;
                        s
                    } else {
                        grid[i].1
                    }
                });
            }
        }
    }
    if acc <= 1.1 {
        return acc;
    }
    acc - acc * 0.5 + (acc - acc) / ((acc * acc).powi(2) + 1.2) + grid.iter().map(|(t, d)| *t * *d + *d).fold(acc, |acc2, b| acc2 + (b + b))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point227 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p227(count: usize, t: f64, w: f64, mut point: Point227) -> f64 {
    point.x = point.y.max(0.0).sqrt().clamp(0.25, 1.25);
    point.y = point.y + point.y - w;
    let mut buf: Vec<f64> = (0..=2).map(|j| (j as f64)).collect::<Vec<f64>>();
    if buf.len() % 3 != 0 {
        buf[count % 1] /= buf[0].powi(2) + 1.0;
        for s in buf.iter() {
            point.x = (1.0 + s.mul_add(point.z, buf[0]).abs()).sqrt();
        }
    } else if point.y < buf[buf.len() - 1] {
        buf[0] += (point.x * point.x).hypot(point.z.powi(2) + 0.5);
    }
    -buf[0] + point.z * 0.5 + buf.iter().enumerate().map(|(i, &b)| b * point.x).product::<f64>().sin().exp() - point.z
}

flat_record! {
    Point227 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point228 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body228 {
    at: f64,
    k: Vec<f64>,
    rates: (f64, f64),
    parts: Point228,
    last: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p228(ys: &[Body228; 2]) -> Body228 {
    for (m, Body228 { at: _, k: v, rates: pair, parts: Point228 { x: a, y: _, z: u }, last: row }) in ys.iter().enumerate().rev() {}
    if ys[1].k[1] > 1.5 {
        return Body228 { at: ys[0].last[2 - 1], k: vec![ys[1].at + ys[2 - 1].k[0], 0.25, ys[ys.len() - 1].rates.1 * ys[1].parts.x], rates: (ys[ys.len() - 1].k[0], ys[2 - 1].parts.y.hypot(ys[1].rates.0.powi(2) + 1.0)), parts: Point228 { x: ys[ys.len() - 1].k[0], y: ys[ys.len() - 1].at - ys[0].k[0], z: ys[ys.len() - 1].k[1] }, last: vec![ys[1].rates.1, (ys[0].k[0] * ys[0].k[0] + ys[0].last[2 - 1] * ys[0].last[2 - 1]).sqrt().max(ys[0].parts.x), ys[ys.len() - 1].parts.x] };
    }
    let c = (ys[1].parts.x.powi(2) + 1.2).sqrt();
    let mut part = Point228 { x: if c > 1.0 {
        c
    } else {
        let mut e = ys[0].at;
        c
    }, y: c - c, z: c + -1.0 };
    let shape: Option<f64> = None;
    let mut i = 0;
    while i < 5 && c >= ys[0].parts.z {
        i += 1;
        if let Some(e) = &shape {
            let mut j = 0;
            while j < 4 {
                j += 1;
                part.x = e.tanh() + (part.y + part.z);
            }
        } else {
            for m in 0..ys.len() {
                let mut state: Vec<f64> = Vec::new();
                for k in 0..1 {
                    state.push((0..=k).map(|i2| (i2 as f64)).fold(part.z, |acc, p| acc + (c + p)));
                }
                state.push(shape.unwrap_or(part.x));
            }
        }
        let mut kind: Option<f64> = Some(c);
    }
    Body228 { at: (-1.0_f64).powi(2), k: vec![c - ys[i % ys.len()].k[i % 2], -ys[0].last[2 - 1], (0..ys.len()).rev().map(|m| (m as f64) * c).fold(ys[i % ys.len()].at, |acc, x| acc * 0.5 + x)], rates: (ys[0].last[1], 3.0 * c), parts: Point228 { x: ys[0].rates.1.floor() * part.x, y: (1.0 + c.abs()).recip(), z: part.x }, last: vec![part.x, -c, c - -0.7] }
}

flat_record! {
    Point228 { x, y, z }
    Body228 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point229 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p229(mut acc: f64) -> Point229 {
    let mut ys: Vec<f64> = vec![acc; 10];
    for n in 0..4 {
        for j in (0..9).rev() {
            ys[2] += ys[10 - 1 - j] * ys[j];
            ys[j] = ys[j + 1] * ys[j + 1];
            acc -= ys[j] * ys[j];
        }
    }
    let y = std::mem::take(&mut ys[2]);
    let mut n = 0;
    while n < 4 && y <= 0.8 {
        n += 1;
        ys[5] = (0.3 - ys[8]) * (y + ys[2]);
    }
    Point229 { x: ys[..1].iter().rev().map(|a| *a).sum::<f64>(), y: acc / (y.powi(2) + 1.0) }
}

flat_record! {
    Point229 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p230(mut pair: (f64, f64)) -> f64 {
    (0..=2).for_each(|count| {
        pair = (pair.1, pair.0 / 2.0 + (count as f64));
        pair.1 += pair.1;
    });
    let y = std::mem::take(&mut pair.0);
    let mut w = pair.1.asinh().tanh();
    let (mut q, acc) = ((1.0 + (1.0 + w.abs()).powi(-1).abs()).ln(), w.clamp(-0.75, 1.25));
    if acc > -1.0 {
        w -= (0..4).map(|n| (n as f64)).sum::<f64>() * (-q.powi(2)).exp();
        let mut buf: Vec<f64> = Vec::new();
        for count in 0..3 {
            if q > 3.0 {
                buf.push(1.5 - (count as f64));
            }
        }
        buf.push(acc / (q.powi(2) + 1.0));
    } else {
        let mut xs = [acc; 4];
    }
    let mut j = 0;
    loop {
        j += 1;
        if j >= 1 {
            break;
        }
        if j < 3 {
            pair = (acc, q * w + (acc - 0.9));
        }
    }
    (q.max(acc) + pair.0 * 0.3 + w * 0.3 - acc * 0.3) * (q + q).min(q)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point231 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape231 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p231(m: usize, y: f64, w: &mut f64, part: &mut Point231) -> [f64; 3] {
    let e = &mut part.y;
    *e += e.cos();
    *e /= (if *e > *w || y > y {
        y
    } else {
        *e
    }).powi(2) + 1.0;
    {
        let Point231 { x: acc, y: a, z: w2 } = part;
        let mut found: Shape231 = Shape231::Disc(*w2 - *a);
        if let Shape231::Flat = found {
            (0..m).for_each(|count| {
                *w2 = match &found {
                    Shape231::Flat => {
                        3.0
                    }
                    Shape231::Disc(r) => {
                        *r
                    }
                    Shape231::Rect(w3, a2) => {
                        *acc
                    }
                };
                *w2 -= (0..=2).rev().filter(|k| *k != 1).map(|i| (i as f64)).product::<f64>();
            });
            for m2 in (0..1).take(2) {
                *acc += *acc - w2.sin();
                *a = (y / (a.powi(2) + 1.0)).cos();
            }
        } else {
            for count in 0..2 {
                if count + 1 < 3 {
                    *a += *w2;
                    return [a.signum() * *a * (*w - *w2), *w2, *w2];
                }
                let acc2 = if *acc <= 0.25 && count / 2 % 2 == 0 {
                    *w2 / ((*w2 * *w2 + 0.5 * 0.5).sqrt().max(*w).powi(2) + 1.2)
                } else {
                    let mut w3 = *acc * *acc + (count as f64);
                    if *a <= *w2 || w3 >= -0.4 {
                        let a2 = *w;
                        w3
                    } else {
                        *w2
                    }
                };
                *a /= (0..=3).zip(0..=count).map(|(j, k)| (k as f64)).sum::<f64>().powi(2) + 1.0;
            }
        }
        let mut pair = (*w2, if let Shape231::Disc(q) = found {
            *acc
        } else {
            *a
        });
        *a += *a + *w;
        *w2 = if *a < pair.0 {
            let mut c = *w2;
            0.9
        } else {
            pair.1
        };
    }
    [(0..m).map(|count| part.z + (count as f64)).sum::<f64>(), part.y, (*w / (y.powi(2) + 1.2)).min(part.y)]
}

flat_record! {
    Point231 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point232 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape232 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, buf: &mut [f64], out: &mut [f64]) -> Point232 {
        let f = |e: f64, y: f64| {
            if e <= 1.0 {
                return y;
            }
            e + (-(if y > 0.25 {
                let s = y;
                y
            } else {
                y
            }).powi(2)).exp()
        };
        let mut shape: Shape232 = Shape232::Flat;
        (buf[0], buf[0]) = (buf[0], buf[0]);
        Point232 { x: f(out[1], self.x), y: (1..buf.len()).map(|k| out[k % 2] + (k as f64)).fold(out[2 - 1], |acc, b| acc + (b + b)), z: self.y.clamp(-0.75, 1.25) }
    }
}

#[differentiable]
impl Point232 {
    #[differentiable(unconnected = "zero")]
    fn new(m: usize, d: f64) -> Point232 {
        Point232 { x: d * d, y: (-d.powi(2)).exp(), z: d + (m as f64) }
    }
}

#[differentiable]
impl std::ops::Add for Point232 {
    type Output = Point232;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point232) -> Point232 {
        Point232 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable]
impl std::ops::Sub for Point232 {
    type Output = Point232;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point232) -> Point232 {
        Point232 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p232_helper(row: &mut Vec<f64>, i: usize, q: &mut f64) -> f64 {
    for s in row.iter() {
        if *s <= 1.1 {
            break;
        }
        let mut buf = vec![*s, -*q, *q / (1.0 + s.abs())];
    }
    'rows1: for (&r, n) in row[..1].iter().zip(1..row.len()) {
        let (mut b, mut x) = (r * r, *q);
    }
    ((match (i + 1) % 5 {
        0..=1 => *q,
        i2 if i2 * 2 % 2 == 0 && row[0] > -0.7 => *q,
        _ => 0.8,
    }) + (1.0 + (*q + *q).abs()).ln()) * row[0]
}

#[differentiable(unconnected = "zero")]
fn p232_inner(z: f64) -> Shape232 {
    Shape232::Flat
}

#[differentiable(unconnected = "zero")]
fn p232(count: usize, pair: (f64, f64), unit: &Point232) -> Vec<f64> {
    let mut u = unit.x;
    let mut acc: f64 = 1.0;
    let mut e = pair.0.abs().sqrt().min(u).atan().sinh().mul_add(if pair.1.max(0.0).sqrt() > 0.1 {
        pair.1.max(0.0).sqrt()
    } else {
        (-unit.y.powi(2)).exp()
    }, acc);
    let flag = e > acc;
    e += pair.1 + e + (count as f64);
    let mut row = vec![Point232::new(2, e), *unit + *unit, Point232::new(1, acc)];
    std::mem::swap(&mut row[1].x, &mut e);
    row[2].y *= row[1].y;
    let mut state = std::mem::replace(&mut row, vec![Point232::new(2, unit.z), *unit + *unit]);
    let mut shape: Option<f64> = if count % 3 == 0 {
        Some(pair.1)
    } else {
        None
    };
    'rows1: for Point232 { x: b, y: p, z: q } in state.iter_mut() {
        *q *= (1.0 + q.abs()).ln() / (e.powi(2).powi(2) + 0.5);
    }
    vec![match (count + 1) % 5 {
        0 | 4 => acc * e,
        2..=3 => (if e > e {
            row[1].y
        } else {
            row[0].z
        }),
        _ => (0..state.len() - 1).take(2).zip(0..state.len()).map(|(count2, n)| (n as f64)).sum::<f64>(),
    }, acc, row[0].z]
}

flat_record! {
    Point232 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p233_inner(v: &[f64]) -> f64 {
    v[1] * ((if v[v.len() - 1] > 2.0 {
        v[1]
    } else {
        v[1]
    }) * v[v.len() - 1].mul_add(v[0], v[0])) - v[0..1].iter().rev().map(|z| z * v[0]).fold(v[1], |acc, b| acc + (b + b))
}

#[differentiable(unconnected = "zero")]
fn p233(s: f64, xs: [f64; 2], b: f64, v: &mut [f64]) -> f64 {
    let q = p233_inner(&xs);
    let mut m = 0;
    'rows1: while m < 2 {
        m += 1;
        v[m % 3] *= (1.0 + xs[0].hypot(q.powi(2) + 1.2).abs()).recip();
    }
    'steps2: for u in v.iter_mut() {
        if m / 2 > 0 {
            let m2: usize = m / 2;
        }
        let mut count = 0;
        'search3: while count < 2 {
            count += 1;
            let mut d = q;
        }
    }
    v[3 - 1] *= xs[m % xs.len()] + v[2] + q.signum() * b;
    for y in v.iter_mut() {}
    (v[m % v.len()] * q - xs[m % xs.len()] * 0.3 - b * 0.3) * (v.iter().sum::<f64>() * q.tanh().exp())
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point234 {
    x: [f64; 11],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body234 {
    at: f64,
    k: (f64, f64),
    rates: f64,
    parts: Point234,
    last: f64,
}

#[differentiable]
impl Body234 {
    #[differentiable(unconnected = "zero")]
    fn new(i: usize, x: f64) -> Body234 {
        Body234 { k: (x, x * x), last: x - x, at: x, parts: Point234 { y: x, x: [(1.0 + x.abs()).powf(x.sin()); 11] }, rates: x + x }
    }
}

#[differentiable]
impl Body234 {
    #[differentiable(unconnected = "zero")]
    fn len(&self) -> f64 {
        match 0 % 4 {
            0 => {}
            1 | 2 => {
                let mut i = 0;
                let c: f64 = loop {
                    i += 1;
                    if i >= 2 {
                        break ((self.rates * (i as f64)).powi(2) + 1.2).ln_1p();
                    }
                };
            }
            count if count % 3 == 0 => {
                if self.k.1 >= 0.8 {
                    return self.k.0;
                }
            }
            _ => {}
        }
        (self.at - (0..3).rev().zip(0..3).map(|(count, j)| self.k.0 * (j as f64) + (j as f64)).sum::<f64>()) * (0..=3).filter(|i| *i != 1).map(|k| (k as f64) * -self.parts.y).fold(self.parts.y, |acc, r| acc + r)
    }
}

#[differentiable]
trait Cost234 {
    fn at(&self, e: f64, e2: f64) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, p: f64) -> f64 {
        self.at(p.cbrt().min(p), p * p) * ((1.1 + p * 1.5 - p) * (0..=3).map(|j| (j as f64)).sum::<f64>())
    }
}

#[differentiable]
impl Cost234 for Point234 {
    #[differentiable(unconnected = "zero")]
    fn at(&self, e: f64, e2: f64) -> f64 {
        let mut x = (e + self.y).atan().exp().tanh().exp();
        ((if e2 > 0.1 {
            x
        } else {
            let u = x;
            u
        }) + e * 2.0 - e2 * 1.5 + x * 0.5) * ((0..1).map(|m| x + (m as f64)).sum::<f64>() / (1.0 + (e2 * x).abs()))
    }
}


#[differentiable(unconnected = "zero")]
fn p234(buf: &[f64], state: &[f64]) -> f64 {
    let point = Point234 { y: state[state.len() - 1], x: [(0..=4).filter(|k| *k != 1).map(|i| (i as f64) * state[i]).fold(buf[buf.len() - 1], |acc, p| acc * 0.5 + p * state[2]); 11] };
    let mut unit = Body234::new(2, point.y * point.x[11 - 1]);
    unit.parts.x[11 - 1] -= (unit.len() + point.x[0]) * (unit.len() + unit.last);
    state[1..5].iter().for_each(|c| {
        unit.rates = (unit.parts.twice(unit.k.0) + point.y).hypot(c.asinh().powi(2) + 1.2);
    });
    let mut grid = vec![state[2].min(point.x[9]), (1.0 + 0.8_f64.abs()).powf(unit.rates.sin()), unit.parts.y];
    grid[1] += grid[2..3].iter().map(|r| r * 1.5).fold(0.1_f64, f64::max);
    for count in 1..2 {
        grid[count] *= grid[3 - 1] / (1.0 + grid[count].powi(2));
    }
    let mut xs: Vec<f64> = Vec::new();
    for xs2 in grid.chunks(2) {
        xs.push(grid[1] / (1.0 + grid[1].abs()) + xs2[0] * point.y);
    }
    xs.push(point.y / (1.0 + unit.k.0.abs()));
    for c in grid.iter_mut().step_by(2) {
        (*c, xs[0]) = (c.sin().sinh(), *c);
        for (n, d) in xs.iter_mut().enumerate() {
            let mut pair = (unit.at, point.x[6] * unit.last);
        }
        let mut y = (0..4).map(|n| xs[n % xs.len()] + (n as f64)).product::<f64>().cos().powi(2);
    }
    state[state.len() - 1].max(xs[0].cbrt()) - point.x[6] * 0.3 + unit.at * 0.3 + grid[grid.len() - 1] * 0.3 + xs[xs.len() - 1] * 0.3 + grid[0].signum() * (-1.0 * grid[2])
}

flat_record! {
    Point234 { x, y }
    Body234 { at, k, rates, parts, last }
}

#[derive(Clone, Debug, Differentiable)]
struct Body235 {
    at: (f64, f64),
    #[no_diff] k: f64,
    rates: f64,
}

#[differentiable(unconnected = "zero")]
fn p235(mut xs: [[f64; 2]; 2], buf: &[f64], buf2: &mut [f64], out: &[f64]) -> f64 {
    std::mem::swap(&mut buf2[11 - 1], &mut xs[0][1]);
    xs = [[out[out.len() - 1].min(xs[xs.len() - 1][1] + 0.9), out[2].cbrt().clamp(0.25, 1.25).tanh()], [(out[1] + out[1]) * out[3 - 1], 1.0 + buf[2]]];
    let c = std::mem::take(&mut xs[0][0]);
    let mut b: f64;
    if buf2[5] > -0.4 {
        let mut q = buf2[8];
        b = c;
    } else {
        b = buf[4] - c * 0.1;
    }
    let f = |b2: f64| {
        let w = buf2[9] + (c - b);
        b2 * (out[0..1].iter().filter(|z| **z > 1.1).fold(b2, |acc, c2| acc * 0.5 + *c2 * b) + (c + w))
    };
    for (k, e) in xs[1][..1].iter_mut().rev().enumerate() {
        match k % 4 {
            0 => {
                *e *= (0..=1).skip(1).map(|m| (m as f64)).sum::<f64>().to_radians();
            }
            j if j % 3 == 1 => {
                let v = vec![Body235 { at: (f(*e), 0.5_f64.tanh().exp2()), rates: out[k % 3] + *e, k: 2.0 }, Body235 { rates: (1.0 + out[k % out.len()].abs()).ln_1p(), k: 0.3, at: (*e + b, *e) }];
            }
            _ => {}
        }
    }
    (f(b) + xs[1][2 - 1] * 0.5 + c * 1.5 + b * 0.5) * c
}

flat_record! {
    Body235 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p236(b: f64) -> f64 {
    'rows1: for (n, i) in (0..1).zip(0..2) {
        'steps2: for n2 in (0..i).rev() {
            'search3: for n3 in 0..1 {
                let g = |b2: f64, u: f64| b2 + (0..=n3).rev().map(|j| (j as f64) * u).fold(u, |acc, a| acc.max(a)) * (u * b);
                if n3 > 1 {
                    return (b - -0.7) / (1.0 + (b * (n3 as f64)).abs());
                }
                let (mut s, mut z) = (b.sin().exp().sin(), b.to_radians());
            }
        }
    }
    let p = (b - b) * (if b.cbrt() > 0.1 {
        b.cbrt()
    } else {
        b
    }) - b.to_radians();
    let mut x: f64 = p + (if p > 0.5 {
        let mut p2: f64 = 3.0 * p;
        p2
    } else {
        let mut c = p.powi(3);
        p
    });
    let x2 = x + (0..1).rev().map(|count| x + (count as f64)).product::<f64>().min(b * x);
    let mut s = (if x2 >= x {
        x2
    } else {
        p
    }) * x2 / (x.powi(2) + 1.0);
    let mut grid = vec![x2; 4];
    (grid.windows(2).enumerate().rev().map(|(count, grid2)| grid[count % 4]).sum::<f64>() + p * 0.3 - x * 2.0 - x2 * 1.5 + s * 1.5) * grid.iter().enumerate().filter(|(j, z)| **z > 0.9).map(|(count, acc)| *acc * (if count > 0 {
        s
    } else {
        let t = grid[count];
        x2
    })).fold(p, |acc, a| acc + (x2 - a + a)) - (0..grid.len()).map(|k| (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p237(c: f64, mut row: [f64; 4], state: &[f64]) -> f64 {
    let mut m = 0;
    while m < 2 && m < 3 {
        m += 1;
        let mut kind: Option<f64> = if state[6] <= 1.5 {
            None
        } else {
            None
        };
        if let None = &kind {
            let mut u: f64;
            if !(m * 2 % 2 != 1) {
                u = row[3..].iter().map(|&q| q * (q.signum() * row[3])).sum::<f64>();
            } else {
                let t = row[m % 4];
                u = t + t - (row[1] - t);
            }
            'rows1: for r in state {
                let mut x: f64;
                if u <= u {
                    let mut w = (u + r).abs();
                    x = state[m % state.len()];
                } else {
                    x = row[4 - 1] / ((1.0 + state[m % state.len()].abs()).sqrt().powi(2) + 0.5);
                }
                x *= x;
            }
        } else {
            row = [state[6..8].iter().map(|s| (*s * *s).sqrt()).fold(0.7_f64, f64::min) - row[0].atan(), (state[2] * state[10]).mul_add(state[1], row[1]), -state[6] * (row[m % 4] - state[m % state.len()]), (1.0 + state[m % state.len()].abs()).powf(state[m % state.len()].sin())];
        }
    }
    let mut found: Option<f64> = None;
    for (count, &z) in state.iter().take(2).enumerate() {
        let mut r: f64;
        if state[count % state.len()] > z {
            r = state[11 - 1].tanh().exp().clamp(-0.75, 1.25);
        } else {
            r = row[m % row.len()] * (if count / 2 % 3 != 0 || count / 2 % 2 == 1 {
                let mut r2 = state[count % 11];
                r2
            } else {
                state[state.len() - 1]
            });
        }
    }
    (match state.len() % 5 {
        0 => c,
        2 => state[m % state.len()],
        k if !(state.len() < 3) => state[2],
        _ => state[3],
    }) - row[1] * 1.5 - c / ((-row[row.len() - 1]).powi(2) + 0.5)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point238 {
    x: f64,
    y: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p238(out: [[f64; 2]; 3], part: Point238, body: &mut Point238) -> [f64; 3] {
    let mut i = 0;
    let t: f64 = 'rows1: loop {
        i += 1;
        {}
        if i >= 2 || i % 2 != 1 {
            break (1.0 + (0.25 + part.x).abs()).sqrt();
        }
    };
    [(body.y[1] * body.x).max(0.8_f64.abs().sqrt()), t.sin() + (out[i % out.len()][1] + t), if (body.y[i % 2] * body.y[i % 2]).sqrt() > 0.1 {
        (body.y[i % 2] * body.y[i % 2]).sqrt()
    } else {
        t
    }]
}

flat_record! {
    Point238 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point239 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point239 {
    #[differentiable(unconnected = "zero")]
    fn mul_add(self, p: f64, c: f64) -> f64 {
        for m in (0..3).rev() {
            let mut shape: Option<f64> = if c > 0.9 {
                Some(c.to_radians())
            } else {
                Some(if c >= -1.0 {
                    p
                } else {
                    c
                })
            };
            match &mut shape {
                None => {
                    let mut kind: Option<f64> = None;
                }
                Some(e) => {
                    *e /= (*e + e.asinh()).powi(2) + 1.0;
                }
            }
        }
        (p - self.y * 0.3 + p * 0.3 - (0..2).map(|n| c + (n as f64)).sum::<f64>()) * (0..2).map(|m| c + (m as f64)).fold(p, |acc, r| acc + r * c).to_radians()
    }
}

#[differentiable(unconnected = "zero")]
fn p239(row: &[f64; 2], n: usize, count: usize) -> f64 {
    match count * 2 % 4 {
        0 => {
            let e: f64;
            if row.len() < 3 {
                e = row[1];
            } else {
                e = row[2 - 1].min(row[1]);
            }
            let mut b = (-0.4_f64).to_radians() + row[1..].iter().map(|s| s.abs().sqrt()).fold(0.7_f64, f64::min) * ((Point239 { x: e, y: e, z: row[0] }).mul_add(e, e) + e);
        }
        _ => {
            let kind: Option<f64> = Some((Point239 { x: row[1], y: row[count % row.len()], z: row[count % row.len()] }).mul_add(row[0], row[row.len() - 1]) + row[0]);
        }
    }
    let mut v: Vec<f64> = vec![row[row.len() - 1]; 16];
    for j in 0..0 {
        let z = v[j];
        v[j] += z.tanh() * v[0];
        v[j] += v[(j + 1) % 16] * v[(j + 3) % 16];
        v[j] -= v[(j + 2) % 16] * 0.5 + (j as f64);
    }
    {}
    v[count % 16] - v[count] - v.iter().sum::<f64>() * 0.3 + (0..v.len()).step_by(2).rev().map(|k| (k as f64) * (v[k % 16] + v[count])).sum::<f64>()
}

flat_record! {
    Point239 { x, y, z }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p210(const &[Body210 { at: -0.1, k: 3, rates: -1.2 }, Body210 { at: -1.0, k: 2, rates: 1.0 }, Body210 { at: -0.1, k: 3, rates: 1.2 }, Body210 { at: -0.9, k: 2, rates: 1.4 }], [-1.1, 0.0], -0.8, &mut [(1.4, 1.2), (0.3, -0.5), (-0.2, -0.8)]); pulled (1.0, vec![(-0.7, 1.0), (-0.7, -0.7), (0.3, 1.0)])),
        program!(p211(&[-1.2, -0.9, 0.1, 0.7])),
        program!(p212(0.4, -0.2, const &[1.0, -0.5, 1.0, 0.8, 0.7, -0.4, -0.4, 0.7, 0.1, 1.4, 0.7], -0.7)),
        program!(p213(&mut [-0.6, -1.1, 0.0, -0.9], &mut [1.3, 0.2, 0.5, 1.1], &mut vec![0.2, 0.2, -0.2, 0.3, -0.8, -0.8, -0.1, 0.9, -0.5, -0.8, 0.2], &mut vec![-1.0, -0.3, -0.6])),
        program!(p214(&mut vec![0.8, 0.9, 0.1, -1.0], vec![-0.1, 1.1, 0.3, -0.4, 1.3], &mut [-0.7, 0.9, 0.0, 0.9, 0.5, -1.1, 1.2, 0.3, -0.4, 0.1, 0.0], vec![0.9, -1.2, -0.4])),
        program!(p215(0.6)),
        program!(p216(&mut vec![-0.3, 1.1, -1.1, -0.6]) calls p216_helper; pulled (-2.0, vec![0.5, 1.0])),
        program!(p217(&mut [0.1, 1.2, 0.8, -0.4], &mut Point217 { x: 1.0, y: -1.0 }); pulled (vec![1.0, -2.0, -0.7], vec![-0.7, -2.0, 0.3, -0.7], Point217Tangent { x: 1.0, y: 1.0 })),
        program!(p218(false, 0.4, 4, 0.0) calls p218_helper),
        program!(p219(&mut vec![1.1, -0.3, -0.6, -0.4]); pulled ([1.0, -0.7], vec![-2.0, -2.0, 0.3, 0.5])),
        program!(p220(&[-0.7, -0.8, 0.8, 0.7], &[-0.4, -1.0, 1.4, 0.0, -0.8], -1.2)),
        program!(p221(&[0.0, -0.3, -0.9, 1.1], Point221 { x: -0.7, y: 0.35, z: -0.1 }, [Point221 { x: 0.4, y: 1.2, z: -0.7 }, Point221 { x: -0.9, y: 0.8, z: 0.3 }], 0.7)),
        program!(p222(&mut vec![-0.3, -0.4, -0.2, -0.4])),
        program!(p223(&[-0.7, 0.1, -0.1, 0.6]) calls p223_helper),
        program!(p224(-0.6, const [0.9, 0.5, 0.35, 0.0])),
        program!(p225(&mut [-0.1, 0.6, -0.2, 1.3, 0.0, 0.3, 0.1, 0.1, -0.9, -0.1, -0.5, 0.5, -0.5], &mut vec![1.4, 1.0, 0.35, 0.0, -0.2], &[-0.6, 1.0, 0.3, 1.4, 0.8, -0.4, -0.5, -0.7, 0.0, 1.1, 1.3]) calls Point225::fold),
        program!(p226(true, &mut [(0.0, 1.3), (-1.0, -0.1), (1.3, -0.2), (0.6, -0.9), (0.9, 1.2)], false, 1.2) calls p226_inner),
        program!(p227(3, 1.4, -0.8, Point227 { x: -0.3, y: 0.0, z: 1.3 })),
        program!(p228(&[Body228 { at: -0.1, k: vec![-0.6, 0.35, 0.35, 0.35], rates: (0.0, -0.2), parts: Point228 { x: 1.2, y: -0.4, z: -0.3 }, last: vec![0.5, 1.3, 0.3, -0.6] }, Body228 { at: 0.1, k: vec![-0.9, 0.4, 0.7, -0.8], rates: (-1.0, -0.4), parts: Point228 { x: 0.2, y: -0.8, z: -0.6 }, last: vec![-1.0, -1.0, 1.2, 0.2] }]); pulled Body228Tangent { at: 1.0, k: vec![-0.7, 1.0, 0.3], rates: (0.5, 0.3), parts: Point228Tangent { x: -2.0, y: -2.0, z: 1.0 }, last: vec![0.5, 0.5, 0.3] }),
        program!(p229(0.6); pulled Point229Tangent { x: 0.3, y: -0.7 }),
        program!(p230((-0.8, 0.0))),
        program!(p231(3, 0.3, &mut 0.4, &mut Point231 { x: -0.5, y: 1.4, z: 1.4 }); pulled ([-0.7, -0.7, -2.0], 0.3, Point231Tangent { x: 0.5, y: -0.7, z: -2.0 })),
        program!(p232(2, (0.7, -0.8), &Point232 { x: 0.7, y: -0.7, z: 0.4 }) calls Point232::norm, Point232::new, p232_helper, p232_inner; pulled vec![-0.7, -2.0, 0.5]),
        program!(p233(0.7, [-0.3, 0.3], 0.9, &mut [-0.8, 1.3, -1.2]) calls p233_inner),
        program!(p234(&[-0.8, 0.9, -1.1, 1.4], &[1.1, 0.4, -0.4, -0.1, -0.9]) calls Body234::new, Body234::len),
        program!(p235([[0.35, 0.2], [-0.8, 0.7]], &[1.1, -0.7, -1.0, -0.5, -1.2], &mut [1.2, 0.0, -0.8, 0.5, -0.5, -0.3, -0.4, -0.6, 0.8, -0.1, -0.6], &[0.7, 0.5, 0.4])),
        program!(p236(1.4)),
        program!(p237(0.8, [-1.0, 1.0, -1.2, 0.35], &[0.2, 0.9, 1.4, 0.9, 0.8, 0.5, 0.4, -0.9, -1.1, -0.9, 0.3])),
        program!(p238([[-0.8, -0.7], [-0.1, -0.2], [-0.8, 0.7]], Point238 { x: 0.7, y: [-0.1, -1.1] }, &mut Point238 { x: -0.4, y: [0.0, 0.2] }); pulled ([-0.7, -0.7, 0.3], Point238Tangent { x: 1.0, y: [-2.0, 0.3] })),
        program!(p239(&[0.7, 1.2], 4, 2) calls Point239::mul_add; pulled 0.5),
    ]
}
