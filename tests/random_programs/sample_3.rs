//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p120(row: &mut [f64], #[no_diff] row2: &Vec<f64>) -> f64 {
    if 1 < 3 {
        let mut u: f64;
        if row2[3] > row2[3] {
            u = row[row.len() - 1] * row[2] + (0..4).map(|n| (n as f64) * row2[n]).sum::<f64>();
        } else {
            u = (1.0 + row2[2].abs()).sqrt() + (if !(row2[row2.len() - 1] > -1.0) {
                let mut s = row[1];
                s
            } else {
                let mut e: f64 = row[3];
                e
            });
        }
        u /= u.powi(2) + 1.0;
    } else {
        (1..row2.len()).for_each(|n| {
            row[0] += -0.7 / (1.0 + 0.9_f64.abs()) / 1.5;
            row[n % 4] += -row2[row2.len() - 1 - n] * (match n * 2 % 5 {
                0 | 4 => row2[n],
                2..=3 => row2[n],
                _ => {
                    let mut a: f64 = 0.5;
                    a
                }
            });
        });
        if row[row.len() - 1] > row2[5 - 1] {
            let mut grid: Vec<f64> = Vec::with_capacity(4);
            for p in row2.iter().step_by(2) {
                if row[2] <= 0.3 {
                    break;
                }
                grid.push((row2[2].powi(2) + 1.0).log10());
            }
            grid.push(row2[4].atan2(row2[1].powi(2) + 0.5));
        } else {
            row[4 - 1] = (-(row2[row2.len() - 1] + row2[0]).powi(2)).exp();
        }
    }
    row[0] * row2[5 - 1]
}

#[differentiable(unconnected = "zero")]
fn p121_helper(buf: &[f64], ys: &[f64]) -> f64 {
    'rows1: for j in 0..ys.len() {
        let mut n = 0;
        let p: f64 = loop {
            n += 1;
            let mut n2 = 0;
            let w: f64 = loop {
                n2 += 1;
                let u: f64;
                if n > 1 {
                    u = (ys[(j + 1) % ys.len()].min(ys[j]).powi(2) + 1.2).cbrt();
                } else {
                    u = buf[n % 2].mul_add(ys[j], buf[1]);
                }
                if n2 >= 2 {
                    break ys[j] * u - (u + ys[j]);
                }
            };
            for i in 0..n {}
            if n >= 3 {
                break ys[1..].iter().filter(|t| **t > 0.8).sum::<f64>();
            }
        };
    }
    (ys[0] - ys[0] * (buf[1] + ys[1])) * -ys[0].powi(2)
}

#[differentiable(unconnected = "zero")]
fn p121(mut grid: [f64; 3], state: &[f64; 4], buf: &mut [f64; 3]) -> f64 {
    let mut v = vec![buf[1]; state.len()];
    let mut pair = ([state[3], v[1] + v[v.len() - 1]], buf[buf.len() - 1] - buf[2]);
    v[4 - 1] = (pair.0[2 - 1] + v[0]).sin().sinh();
    let mut j = 0;
    while j % 3 != 1 && j < 2 {
        j += 1;
        v.push(v[v.len() - 1].tanh());
        match j * 2 % 3 {
            0 => {
                let w = p121_helper(buf, buf);
            }
            1 | 2 => {
                let mut count = 0;
                'rows1: loop {
                    count += 1;
                    if pair.0[0] >= 0.25 {
                        break;
                    }
                    if count >= 2 || j / 2 < 3 {
                        break;
                    }
                }
            }
            count if count % 2 == 1 && count / 2 < 3 => {
                v.fill(grid[2]);
            }
            _ => {
                for a in buf[..2].iter() {
                    grid[0] -= if j + 1 < 3 {
                        *a + *a
                    } else {
                        pair.1
                    };
                }
            }
        }
    }
    (v[j % v.len()] + pair.1 + pair.0[j % 2] * 0.5) * (0..=j).map(|count| (count as f64) * (v[count % v.len()] + state[3])).fold(v[1], |acc, x| acc * 0.5 + (v[2].atan() + x)) * buf.iter().step_by(2).rev().filter(|c| **c > 1.1).map(|t| *t * -v[1]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p122_helper(p: f64, buf: &[f64; 2], d: f64, v: &mut Vec<f64>) -> f64 {
    if !(v[1] > 1.0) {
        let mut s = (0..3).map(|count| (count as f64) * (v[1] - buf[2 - 1])).sum::<f64>().sin();
    } else {
        for q in v[1..].iter() {}
        let p = p + d;
    }
    v[1] / (buf[0].powi(2) + 0.5) + p * 0.3 + d * 2.0 + (1..buf.len()).map(|j| (j as f64) * (if buf[j] <= -0.7 {
        v[(j + 1) % 2]
    } else {
        let y = buf[(j + 1) % buf.len()];
        y
    })).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p122(mut p: f64, grid: [f64; 4], pair: (f64, f64)) -> f64 {
    p *= grid[1];
    p += (-pair.0.powi(2)).exp();
    let t: f64 = 'found1: {
        let mut xs = vec![pair.1; grid.len()];
        for count in 1..xs.len() - 1 {
            p += pair.0 + xs[count] + grid[count % 4];
            let mut i = 0;
            while (count + 1) % 2 != 1 && i < 4 {
                i += 1;
                p /= (xs[count].abs() * xs.iter().enumerate().filter(|(j, r)| **r > 0.8).map(|(k, p2)| *p2 * *p2).sum::<f64>()).powi(2) + 1.0;
                let a = xs.iter().map(|t| *t).sum::<f64>().sin();
            }
            for i2 in (1..xs.len()).step_by(2) {
                p /= (1.0 + xs[i2].abs()).ln_1p().powi(2) + 1.0;
            }
        }
        if xs[1] <= 0.3 {
            return p * grid[0].cos();
        }
        (xs[xs.len() - 1].powi(2) + 1.2).recip()
    };
    let mut i = 0;
    loop {
        i += 1;
        if i >= 3 {
            break;
        }
        let e = &mut p;
        *e *= t * (i as f64);
        *e = if pair.1 >= *e {
            pair.1
        } else {
            t
        };
    }
    grid[1] + t + p * 1.5 - t * 1.5 - (t + pair.1) * (i as f64)
}

#[differentiable(unconnected = "zero")]
fn p123(b: &mut f64, y: f64) -> f64 {
    'rows1: for m in (0..2).step_by(2).rev() {
        'steps2: for j in 0..4 {
            let mut count = 0;
            while count < 5 {
                count += 1;
                let flag = *b <= 0.8 || *b <= y;
                let mut v = vec![(y.powi(2) + 0.5).ln_1p(), *b * y, y.atan2(b.powi(2) + 0.5)];
                *b = y;
            }
            *b *= match count % 5 {
                0 => *b + (count as f64),
                2 => y + y,
                _ => 1.1,
            };
            let t: f64;
            if j % 3 != 1 {
                t = y;
            } else {
                t = y * y + (m as f64);
            }
        }
    }
    *b += (0..4).step_by(2).map(|j| (j as f64) * *b).sum::<f64>();
    *b = y.atan2(y.powi(2) + 1.0) * y.atan2(b.powi(2) + 0.5);
    let acc = std::mem::replace(b, y * y);
    let mut v = [y; 2];
    let mut k = 0;
    loop {
        k += 1;
        if k >= 1 || k / 2 < 3 {
            break;
        }
        if v.len() % 2 != 1 && k * 2 < 3 {
            *b += v[0];
            continue;
        }
        v.fill(acc.sin());
    }
    (y + acc * 0.3 - v[0] * 1.5) * (y / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p124_helper(buf: &[f64], mut w: f64) -> f64 {
    for &y in buf {
        let w = w + (y * y - (1.0 + w.abs()).sqrt());
    }
    let q = std::mem::replace(&mut w, buf[1] + buf[0]);
    if 4 < 3 {
        w = w - w;
        return w;
    }
    w = w;
    w.max(q) - w * 0.3 + (0..=1).map(|j| q + (j as f64)).fold(q, |acc, t| acc.max(t))
}

#[differentiable(unconnected = "zero")]
fn p124(v: &[f64], grid: &[[f64; 2]; 2], mut a: f64) -> f64 {
    a = a;
    let q = &mut a;
    *q = *q - grid[grid.len() - 1][0];
    if a <= 1.5 {
        if a > 0.8 {
            let mut a2 = p124_helper(&grid[1], grid[grid.len() - 1][0] - a);
            grid.iter().for_each(|ys| {
                a += (0..4).map(|n| (n as f64)).fold(a, |acc, b| acc.max(b * a));
                a2 = p124_helper(&grid[0], 1.0);
            });
            let e = v[1];
        }
        let mut j = 0;
        while grid.len() % 3 != 0 && j < 5 {
            j += 1;
            let mut out = grid[1].to_vec();
            let mut j2: usize = j + 1;
            out[0] = out[0];
        }
        let mut j2 = 0;
        let mut d: f64 = loop {
            j2 += 1;
            let (d, p) = (a, a + (j as f64));
            if j2 >= 1 {
                break v[2] * p124_helper(&grid[0], d);
            }
        };
    } else {
        let mut a = a * (if v[3] < a {
            if 0.1 > -1.0 {
                a
            } else {
                v[2]
            }
        } else {
            a / (a.powi(2) + 1.2)
        });
    }
    (p124_helper(&grid[0], grid[0][2 - 1]) + a * 1.5) * grid[2 - 1].iter().enumerate().rev().map(|(i, w)| *w).product::<f64>() * (0..2).map(|k| a - a + (k as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p125_helper(xs: &[f64], grid: [f64; 2]) -> f64 {
    grid.iter().zip(grid[0..1].iter()).for_each(|(&a, c)| {});
    'rows1: for (n, y) in xs.iter().enumerate() {
        let mut state = xs.to_vec();
    }
    xs[1] + grid[grid.len() - 1] * 1.5 + (0..3).map(|m| grid[grid.len() - 1] + (m as f64)).product::<f64>() - grid[0]
}

#[differentiable(unconnected = "zero")]
fn p125(v: &[f64]) -> f64 {
    if v[v.len() - 1] <= v[3] {
        let flag = v[v.len() - 1] > -1.0;
        let count: usize = 4;
        'rows1: for c in v.iter().rev() {
            for j in 0..v.len() {
                if j % 3 == 0 {
                    continue;
                }
                let mut y = p125_helper(v, [1.0 + c, (-c.powi(2)).exp()]);
                let r = &mut y;
                *r += v[j] * *r;
            }
        }
    } else if v[2] > 2.0 {
        let b = p125_helper(v, [v[2] - v[v.len() - 1], v[1].signum() * 0.5]);
    } else {
        for (&x, k) in v.iter().zip(0..v.len()) {
            let mut count = 0;
            loop {
                count += 1;
                let row = v.to_vec();
                if count >= 1 || v[k] < v[k] {
                    break;
                }
            }
        }
    }
    (-0.7 - v[2]) * v[1] * (v[2] * v[0]).sin()
}

#[differentiable(unconnected = "zero")]
fn p126(state: Vec<f64>, w: f64, r: f64) -> f64 {
    for j in 0..4 {
        match j * 2 % 4 {
            0 => {}
            _ => {}
        }
    }
    let mut d = w;
    let mut w2 = if d >= r {
        -(d + w)
    } else {
        (-(r * r).powi(2)).exp()
    };
    let mut i = 0;
    while i * 2 > 0 && i < 3 {
        i += 1;
        let mut pair = ([d, state[2..4].iter().map(|d2| *d2).sum::<f64>()], w.to_radians());
        match i % 3 {
            0 => {
                for m in 0..i {
                    let mut w2 = w2 + pair.0[m % 2].tanh().sinh().tanh().exp_m1();
                    let out = state[0..1].to_vec();
                }
                let mut count = 0;
                let t: f64 = loop {
                    count += 1;
                    if count >= 4 {
                        break d - w;
                    }
                    w2 = d * r + 1.5 / (pair.0[0].powi(2) + 0.5);
                    let f = |x: f64, acc: f64| x * (acc * x - d.atan().cosh());
                };
            }
            _ => {
                pair.0[2 - 1] = w2.sin().exp2();
            }
        }
    }
    ((1..state.len() - 1).filter(|count| *count != 1).map(|m| (m as f64)).sum::<f64>() - w * 1.5 - state.chunks(2).map(|xs| r * r).sum::<f64>() * (r * w2)) * w.abs()
}

#[differentiable(unconnected = "zero")]
fn p127_helper(c: f64, grid: &[f64], z: f64, pair: (f64, f64)) -> f64 {
    let mut count = 0;
    loop {
        count += 1;
        if count >= 1 {
            break;
        }
        for n in 0..grid.len() - 1 {
            if z <= grid[(n + 1) % 2] {
                let mut out: Vec<f64> = Vec::with_capacity(4);
                for m in 0..=2 {
                    out.push(z);
                }
                out.push(grid[n] + grid[n]);
            }
        }
    }
    (grid.iter().map(|a| a * pair.0).fold(grid[2 - 1], |acc, y| acc + y) - c * 2.0 - pair.0 * 0.5) * grid[0] + (pair.1.to_radians() - (if (count + 1) % 2 == 1 {
        let mut p: f64 = 2.0;
        grid[grid.len() - 1]
    } else {
        let mut t = pair.1;
        t
    }))
}

#[differentiable(unconnected = "zero")]
fn p127_inner(buf: &mut [f64]) -> f64 {
    let mut k = 0;
    'rows1: while k * 2 % 2 != 0 && k < 5 {
        k += 1;
        let mut row: Vec<f64> = Vec::with_capacity(4);
        for (&c, grid) in buf[..1].iter().zip(buf.windows(2)) {
            if grid[0] >= 0.8 || grid[k % grid.len()] >= 0.8 {
                row.push(grid[0].sin() - (match k / 2 % 5 {
                    0..=1 => c,
                    m if m > 2 => c,
                    _ => {
                        let b = buf[1];
                        grid[1]
                    }
                }));
            }
        }
        row.push(-buf[0]);
        let mut pair = (row[k % 1], if row[0] <= row[k % 1] {
            let mut q = row[k % 1];
            row[0]
        } else {
            -1.0
        });
        if !((k + 1) % 2 == 1) {
            pair = (-(if pair.0 < -0.4 {
                row[row.len() - 1]
            } else {
                pair.1
            }), pair.1);
            let mut j = 0;
            let r: f64 = loop {
                j += 1;
                pair.0 /= (pair.0 * (j as f64)).powi(2) + 1.0;
                if j >= 4 || row[0] >= 0.25 {
                    break pair.0.cos();
                }
            };
        }
    }
    (if k > 0 {
        buf[2 - 1]
    } else {
        buf[1]
    }) * buf.windows(2).zip(1..buf.len()).map(|(out, count)| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p127(z: f64) -> f64 {
    for n in 0..4 {
        let mut e = z;
    }
    let flag = z > 2.0 && z > 1.5;
    if z >= 0.25 {
        return (0..4).map(|j| (-z.powi(2)).exp() + (j as f64)).sum::<f64>();
    }
    let mut j = 0;
    let mut b: f64 = loop {
        j += 1;
        for k in (0..j).step_by(2) {
            match (k + 1) % 3 {
                0 => {
                    let mut state = vec![z / 1.5, if z <= 0.5 {
                        z
                    } else {
                        z
                    }, z.mul_add(z, z)];
                }
                1 | 2 => {}
                n if k % 3 == 1 || k > 1 => {
                    let mut c: f64;
                    if z < z {
                        let mut c2 = (0..1).map(|k2| (k2 as f64)).sum::<f64>() + z.signum() * z;
                        c = c2.max(c2) / (c2.powi(2) + 1.2);
                    } else {
                        let q = z;
                        c = ((q.powi(2) + 1.2).powf(q.sin()).powi(2) + 1.0).log10();
                    }
                }
                _ => {
                    let mut b = z;
                }
            }
        }
        if j >= 2 || flag {
            break z.max(z) / 3.0;
        }
    };
    b + z + (1.0 + (1.0 + b).abs()).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p128_helper(v: [f64; 3], v2: &[f64; 3]) -> ([f64; 2], f64) {
    let mut pair = (v2[3 - 1], v2[0]);
    let mut m = 0;
    let q: f64 = loop {
        m += 1;
        let (mut u, x): (f64, f64) = ((0..m).zip(v2[2..].iter()).filter(|(count, c)| **c > -0.4).map(|(m2, a)| a * v2[1].powi(2)).product::<f64>(), v2[m % v2.len()] - v2[0]);
        if x < 1.5 {
            u += 1.1;
        }
        if m >= 2 || x < 0.8 {
            break if x >= -1.0 {
                pair.0 + (m as f64)
            } else {
                u * x
            };
        }
    };
    ([pair.0, q], pair.1 - (if v[0] > 0.1 {
        pair.0
    } else {
        v[m % v.len()]
    }) - v2.iter().map(|y| q * q + *y).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p128(xs: Vec<f64>) -> f64 {
    let (z, z2) = (((xs[0] * xs[4 - 1]).powi(2) + 1.2).ln_1p(), xs[1].max(xs[3]));
    let mut pair = (z2, z);
    let mut out: Vec<f64> = (0..xs.len()).rev().zip(&xs).map(|(j, a)| a.to_radians() + a).collect::<Vec<f64>>();
    let y = if pair.0 > 0.5 {
        (0..=1).map(|k| pair.0 + (k as f64)).fold(out[0], |acc, acc2| acc * 0.5_f64 + acc2).sin()
    } else {
        let mut a = (out[0] + z2) / (out[0].powi(2) + 1.0);
        (if pair.0 <= -0.7 {
            pair.1
        } else {
            z2
        }) / (out[0].powi(2) + 1.2)
    };
    if z2 > 1.0 && pair.1 > -0.7 {
        out[0] = xs[0];
    }
    let mut k = 0;
    loop {
        k += 1;
        if k >= 4 || k % 3 != 1 {
            break;
        }
        let i: usize = k * 2;
    }
    out[k % 1] = y.abs().max(y * pair.0);
    let p = out[0];
    let e = p.floor() * out[k % 1].to_radians() - (k as f64);
    let mut count = 0;
    while count < 2 {
        count += 1;
        if count / 2 > 0 {
            continue;
        }
    }
    (e + z - pair.1 * 0.5 + out[0] * 0.5 - y * 0.3 + e * 0.5 - y.asinh()) * (e + out[0])
}

#[differentiable(unconnected = "zero")]
fn p129_helper(pair: (f64, f64), xs: &[f64]) -> f64 {
    (xs[1] + xs[0]) * xs.iter().map(|z| z * xs[0].hypot(z.powi(2) + 0.5)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p129(ys: Vec<f64>, out: &[[f64; 2]; 2]) -> f64 {
    let mut k: usize = 3;
    let t = p129_helper((out[k % out.len()][2 - 1], out[0][0]), &out[k % out.len()]).tanh();
    let mut xs: Vec<f64> = Vec::new();
    for k2 in 0..out.len() - 1 {
        xs.push(p129_helper((t, t), &out[1]).powi(2));
    }
    xs.push((out[1][k % 2].powi(2) + 1.2).recip());
    xs[0] /= (t * (k as f64) + p129_helper((xs[xs.len() - 1], out[0][2 - 1]), &out[0])).powi(2) + 1.0;
    let mut j = 0;
    'rows1: loop {
        j += 1;
        if j >= 1 {
            break;
        }
        let f = |b: f64, c: f64| b * (b - b + b.hypot(out[out.len() - 1][j % 2].powi(2) + 1.2));
        let g = |b: f64, x: f64| {
            let p = (x * t).to_radians();
            b * x
        };
    }
    let mut m: usize = out.len();
    t + (m as f64) + ys[2] * 1.5 + t * 1.5 + (1.1 + (-out[1][1].powi(2)).exp())
}

#[differentiable(unconnected = "zero")]
fn p130_helper(ys: &mut [f64], state: &[f64], y: &mut f64, n: usize) {
    let mut k = 0;
    let y2: f64 = loop {
        k += 1;
        if *y >= 1.5 && k > 1 {
            let t = state[0];
        } else {
            *y += state[2 - 1].asinh() + (-y.powi(2)).exp();
        }
        if k >= 2 || state[0] <= state[k % 2] {
            break 0.8_f64.asinh() * (state[2 - 1] - -0.4);
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p130(buf: &mut [f64; 2]) -> ([f64; 2], f64) {
    for i in 0..buf.len() {
        if i / 2 % 2 == 0 {
            let mut m = 0;
            'rows1: while m < 5 && m < 3 {
                m += 1;
                let mut grid = buf.to_vec();
                let mut pair = (grid[..1].iter().map(|p| *p).fold(grid[i], |acc, a| acc + (1.0 + a)) * (if i % 3 == 1 {
                    0.5
                } else {
                    grid[2 - 1 - i]
                }), grid[i] - 0.1);
                pair.1 *= (0..buf.len()).rev().map(|i2| (i2 as f64) * pair.0).sum::<f64>() + buf[(i + 1) % buf.len()] * grid[i];
            }
            {
                let mut row: Vec<f64> = Vec::with_capacity(4);
                for (i2, a) in buf.iter().enumerate() {
                    if buf[m % 2] < buf[buf.len() - 1 - i2] {
                        row.push((1.0 + (a * a).abs()).powf(a.sin()));
                    }
                }
                row.push(buf[i] + buf[(i + 1) % buf.len()]);
            }
        } else {
            let mut e: f64 = -buf[i].powi(2) - (if buf.len() % 3 != 1 {
                let t = buf[buf.len() - 1 - i].min(buf[i]);
                t * t
            } else {
                buf[i].min(buf[i])
            });
        }
    }
    ([0.8 * (buf[buf.len() - 1] + buf[0]), buf[1]], (if buf[1] > buf[0] {
        buf[buf.len() - 1]
    } else {
        buf[0]
    }) * (buf[2 - 1].atan() - buf[buf.len() - 1] / 2.0) + buf[1])
}

#[differentiable(unconnected = "zero")]
fn p131_helper(t: f64, b: f64, state: Vec<f64>) -> f64 {
    if b > 2.0 {
        for out in state.chunks(2).take(2).rev() {
            'rows1: for a in out.iter() {}
        }
    }
    state[1] * state[1] - t * 0.5 - b * 0.3 - state[2 - 1] * 0.3 + ((0..1).map(|k| (k as f64) * t).sum::<f64>() + state[0])
}

#[differentiable(unconnected = "zero")]
fn p131_inner(xs: &[f64], grid: &Vec<f64>, acc: f64, mut ys: [[f64; 2]; 2]) -> f64 {
    let y = &mut ys[2 - 1][0];
    *y /= grid[grid.len() - 1].tanh().powi(2) + 1.0;
    *y *= 1.0_f64.min(acc);
    match 3 % 3 {
        0 => {
            ys[1][1] += xs[..1].iter().map(|x| acc + *x).product::<f64>();
        }
        _ => {}
    }
    ys[1][2 - 1] - acc * 1.5 - ys[1][1] * 1.5 - (acc.min(ys[1][1]) + ys[1][1..].iter().map(|&c| c).fold(ys[2 - 1][0], |acc2, u| acc2 * 0.5 + u * ys[2 - 1][0]))
}

#[differentiable(unconnected = "zero")]
fn p131(#[no_diff] buf: &[f64], mut p: f64) -> f64 {
    let flag = 0.8 > 0.8;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 2 {
            break;
        }
        p += p131_helper(p, p, buf.to_vec()).clamp(-0.75, 1.25);
    }
    match (k + 1) % 4 {
        0 => {
            p = buf[k % buf.len()] + p + (if buf.len() > 1 {
                p
            } else {
                let mut q = p;
                q
            });
        }
        1 | 2 => {
            if p >= 0.3 {
                p += -p;
            } else {
                'rows1: for d in buf.iter() {
                    p += buf[k % buf.len()];
                }
            }
        }
        _ => {
            p = p + 0.25 + p;
        }
    }
    (p * (k as f64) + p * 2.0) * buf[2..4].iter().enumerate().map(|(i, u)| *u).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p132_helper(mut e: f64, state: &mut [f64; 3], m: usize, pair: (f64, f64)) -> f64 {
    match state.len() % 3 {
        0 => {
            for u in state.iter_mut() {}
        }
        1 | 2 => {
            let mut add = |y: f64| {
                e += y * (y / (y.powi(2) + 1.0));
            };
            add(pair.1 / (1.0 + pair.0.abs()));
            add(if !(m > 1) {
                pair.1
            } else {
                pair.0
            });
        }
        _ => {}
    }
    pair.0 - e * 1.5 + pair.0 * 0.5 - pair.1
}

#[differentiable(unconnected = "zero")]
fn p132(state: &[f64], v: &mut [f64; 2], row: &[f64]) -> f64 {
    let mut v2: Vec<f64> = Vec::new();
    for x in v[1..].iter() {
        if row[2] >= 1.0 {
            v2.push((-(v[v.len() - 1] + x).powi(2)).exp());
        }
    }
    v2.push(v[0] + v[0]);
    let flag = v2[0] > 1.5;
    for (m, ys) in v.windows(2).enumerate().rev() {
        let f = |q: f64| q + 2.0;
    }
    v2[1 - 1] = v2.iter().map(|t| t * v2[0]).fold(v2[0], |acc, x| acc + (x + x)) - row[0];
    v2[0] += v2[0] * row[1].min(row[2]);
    -0.7 - v2[0] * 2.0 + (row[3 - 1] * 0.8 + row[row.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p133(e: f64, mut w: f64, row: &Vec<f64>, state: &mut [f64]) -> f64 {
    let mut y = state[3];
    let mut ys = state.to_vec();
    let mut pair = (ys[2] + ys.chunks(2).step_by(2).zip(1..state.len()).map(|(grid, n)| (n as f64) * e).fold(state[0], |acc, acc2| acc + acc2), row[1]);
    match 2 % 3 {
        0 => {
            for (e2, y2) in state.iter().zip(ys[2..4].iter()) {
                let mut y = y + (-1.0 - e - y2);
            }
        }
        _ => {}
    }
    pair.0.tanh() + e * 0.5 + pair.0 * 0.5 + y * (if pair.1 > 0.1 {
        let mut z = pair.1;
        ys[ys.len() - 1]
    } else {
        pair.0
    })
}

#[differentiable(unconnected = "zero")]
fn p134_helper(row: [[f64; 2]; 2], pair: (f64, f64), row2: &mut [f64]) {
    let mut a: f64;
    if row2[2 - 1] > 0.9 || row2[row2.len() - 1] > 0.1 {
        let mut acc = row2[0];
        a = acc.to_radians().to_radians();
    } else {
        a = -1.0;
    }
    let z = row2[1] - a;
    let mut i = 0;
    while i * 2 < 3 && i < 3 {
        i += 1;
        if i * 2 % 3 == 1 {
            a *= z * z;
        } else {
            a = a + (i as f64);
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p134_inner(state: [f64; 3], state2: &mut [f64]) {
    let v = state;
}

#[differentiable(unconnected = "zero")]
fn p134(m: usize, b: f64, xs: Vec<f64>) -> f64 {
    if xs[0] < 0.25 {}
    {
        let pair = ([xs[1] / (1.0 + xs[2].abs()), xs[m % 3]], b);
    }
    let mut v = vec![if m % 2 == 0 {
        0.8
    } else {
        xs[m % 3]
    }, xs[0], xs[m % 3] * b];
    v[m % 3] += v[m % 3] + (m as f64) + (xs[1] + v[v.len() - 1]);
    v.push(match m % 5 {
        0..=1 => {
            let mut acc: f64 = 1.1;
            acc
        }
        2 => v[m % v.len()],
        _ => b,
    });
    v[3 - 1] = (-1.0_f64 * -1.0_f64).sin().sinh();
    p134_inner([xs[m % 3] + xs[0], xs[1] + xs[m % xs.len()], xs[2] * xs[0]], &mut v);
    for i in 0..v.len() {}
    if v[1] < v[m % v.len()] {
        return v[..2].iter().zip(v[1..].iter()).map(|(s, d)| *d).product::<f64>();
    }
    1.0 - b * 2.0 + v[1] * 2.0 + (0..4).map(|count| (count as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p135(grid: [[f64; 2]; 2]) -> f64 {
    let f = |a: f64, q: f64| a + q;
    let mut pair = (((grid[1][0] * grid[1][0]).powi(2) + 1.2).powi(-1), (-grid[2 - 1][0].powi(2)).exp());
    grid[1].chunks(2).zip(1..grid.len()).for_each(|(ys, count)| {
        pair.0 = grid[count][count];
    });
    if pair.0 > 0.25 {
        pair.1 *= pair.1;
    } else {
        for j in 0..grid.len() {
            if j * 2 % 3 != 0 || j * 2 % 3 == 1 {
                break;
            }
            if grid[(j + 1) % 2][j] >= 3.0 {
                let mut xs = [[grid[j % 2][j], pair.0], [pair.0, pair.0]];
                xs[j][1] = pair.0;
            } else {
                pair.1 += (if grid[(j + 1) % 2][j] < grid[j][j] && pair.0 >= -0.4 {
                    let t = pair.1;
                    t
                } else {
                    pair.0
                }) * pair.1;
            }
        }
    }
    -0.7 + pair.0 * 0.5 - (pair.0 + pair.0)
}

#[differentiable(unconnected = "zero")]
fn p136_helper(ys: &mut Vec<f64>, r: f64, v: &mut [f64], row: Vec<f64>) {
    ys[1] *= row[row.len() - 1];
    ys.swap(1, 0);
    for &e in v.iter() {
        for (b, m) in ys.iter_mut().zip(0..row.len()) {
            let mut row2 = vec![*b; row.len()];
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p136_inner(c: &mut f64, flag: bool, y: f64, flag2: bool) -> f64 {
    'rows1: for k in 0..4 {
        let a = &mut *c;
        *a = *a * *a;
    }
    for n in 0..1 {
        let mut v: Vec<f64> = Vec::new();
        for k in 0..n {
            v.push(y * *c);
        }
        v.push((0..2).map(|i| 3.0 + (i as f64)).sum::<f64>());
    }
    y / 3.0 + y * 0.5 + (0.9_f64.max(y) - *c / 1.5) - y.to_radians() * (y + y)
}

#[differentiable(unconnected = "zero")]
fn p136(buf: &mut [f64], n: usize) -> f64 {
    let r = buf[2];
    let y = -buf[2];
    let mut state: Vec<f64> = Vec::with_capacity(4);
    for ys in buf.windows(2) {
        match (n + 1) % 4 {
            0 => {
                for &acc in ys[1..2].iter() {}
            }
            1 | 2 => {
                if y >= 0.9 {
                    match n % 3 {
                        0 => {
                            let mut pair = (ys[1], y.clamp(-0.75, 1.25));
                            pair.0 *= pair.0 + (n as f64);
                        }
                        1 | 2 => {
                            let mut row: Vec<f64> = Vec::new();
                            for k in 0..1 {
                                let mut buf2: Vec<f64> = Vec::with_capacity(4);
                                for (&x, buf3) in ys.iter().zip(ys.chunks(2)) {
                                    buf2.push((ys[ys.len() - 1 - k] / 2.0).floor() * y);
                                }
                                buf2.push(r.asinh());
                                row.push((1.0 + (buf2[0] * ys[(k + 1) % ys.len()]).abs()).log10());
                            }
                            row.push((1.0 + r.abs()).sqrt());
                        }
                        _ => {}
                    }
                }
            }
            _ => {}
        }
        state.push(ys[n % 2] * ys[n % ys.len()] + (0..2).map(|i| (i as f64) * 1.1).sum::<f64>());
    }
    state.push(y);
    state.iter().take(2).map(|s| *s).fold(state[state.len() - 1], |acc, d| acc * 0.5 + d * d) + r * 2.0 - y * 1.5 + y
}

#[differentiable(unconnected = "zero")]
fn p137_helper(state: &mut [f64; 4]) -> f64 {
    let v = [state[2]; 2];
    state[0] -= v[0];
    (v[v.len() - 1] - v[1] * 0.5) * ((state[1] + v[1]) / 2.0)
}

#[differentiable(unconnected = "zero")]
fn p137(mut d: f64, pair: (f64, f64), d2: f64, w: f64) -> f64 {
    let row = vec![d2; 2];
    d += w * d2 + (1.0 + d2.abs()).powf(row[0].sin());
    let i: usize = 0;
    let mut d3 = pair.1 / ((if w < row[row.len() - 1] || d2 < row[i % row.len()] {
        let mut w2: f64 = match i * 2 % 5 {
            0 | 4 => w,
            _ => pair.0,
        };
        (0..row.len()).take(2).map(|i2| (i2 as f64)).sum::<f64>()
    } else {
        pair.1 * row[i % row.len()]
    }).powi(2) + 1.0);
    for (y, m) in row[1..].iter().zip(0..2) {}
    for (j, &w2) in row.iter().enumerate() {
        let mut n = 0;
        while n < 4 {
            n += 1;
            d3 = (-d2.powi(2)).exp() + (n as f64);
            if d2 >= -0.4 {
                d *= w2 - -w2;
                d3 -= row[j];
                let mut s = w2 + d3 * (if w >= 1.0 {
                    d3
                } else {
                    d2
                });
            }
        }
    }
    for k in 0..=4 {
        if row[1] > d3 || k / 2 > 1 {
            return -w;
        }
    }
    (w - d * 1.5 + d2 * 0.3 + w * 2.0 - d3 * 0.5) * ((0.25 - d) * -d3) + w
}

#[differentiable(unconnected = "zero")]
fn p138(v: [f64; 3], out: Vec<f64>, buf: &mut [f64; 2], x: f64) -> f64 {
    for c in buf.iter_mut().step_by(2) {
        *c = if *c < 2.0 {
            let mut a: f64 = (0..2).take(2).map(|j| (j as f64)).product::<f64>();
            x * out[0]
        } else {
            x + *c
        };
        for n in (1..out.len()).rev() {
            *c += x;
            if n + 1 < 3 {
                *c /= x.powi(2) + 1.0;
                break;
            }
        }
    }
    x + x + out[3] * 0.5 - x * 0.3 - x.powi(2) * buf.iter().rev().map(|a| a * x).fold(v[1], |acc, p| acc * 0.5 + (p + p)) - out.iter().enumerate().map(|(n, r)| *r).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p139_helper(n: usize, grid: &Vec<f64>, a: f64, flag: bool) -> (f64, f64) {
    let s = a;
    let (mut z, s2) = (s / (1.0 + grid[0].abs()) + grid[n % 2] / 1.5, a);
    let h = |d: f64, t: f64| {
        let a2 = (if z >= 0.9 || t >= -1.0 {
            s2
        } else {
            d
        }) - (0..grid.len()).map(|count| (count as f64) * t).sum::<f64>();
        d * (a + z).powi(3)
    };
    (a - s * 1.5 + z.atan() * (n as f64) - (1..grid.len()).filter(|j| *j != 1).map(|j| (j as f64) * a).product::<f64>(), (z - a * 1.5 + z * 0.5 - s2 * 1.5 - z) * grid[0..1].iter().rev().filter(|b| **b > 2.0).map(|&p| p * (match n % 5 {
        0..=1 | 4 => z,
        2 => {
            let mut z2 = s2;
            0.5
        }
        i if p < 0.8 => p,
        _ => s2,
    })).sum::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p139(count: usize, z: f64) -> f64 {
    let mut k = 0;
    loop {
        k += 1;
        if k >= 4 {
            break;
        }
    }
    let x: f64;
    if k + 1 > 0 {
        x = (0..k).zip(0..=k).map(|(k2, j)| (j as f64) * z).sum::<f64>().atan().sinh();
    } else {
        let mut x2 = z / (1.0 + z.abs()) / (1.0 + z.abs());
        x = z * (if x2 > z {
            z
        } else {
            x2
        });
    }
    (0..=count).for_each(|k2| {});
    let u = x;
    let (mut x2, u2) = (x, x / (1.0 + u.abs()));
    let mut add = |u3: f64| {
        x2 += u3 * x2.atan2(1.0 + 0.3_f64.abs());
        x2
    };
    let q = add(u * x);
    let r = add(u.hypot(1.0 + x.abs()));
    if x2 < 3.0 {
        let mut w = -u2;
        let (mut c, a) = (w + (0..k).map(|j| (j as f64) * x2).fold(q, |acc, u3| acc.max(u3)), -0.7 / (1.0 + q.abs()));
    } else if count / 2 % 3 == 1 {
        let mut m = 0;
        'rows1: while m < 3 {
            m += 1;
            let mut add = |c: f64| {
                x2 += c * (u2 + c);
            };
            add(u2 + u2);
            add(u2);
        }
    }
    u - x * 1.5 + u * 0.3 + x2 * 0.5 + u2 * 0.3 - (0..k).filter(|m| *m != 1).map(|i| r + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p140_helper(xs: &[f64], v: &Vec<f64>, ys: [[f64; 2]; 3], d: f64) -> f64 {
    let d2: f64 = 'found1: {
        let mut c = v[1];
        if 0 < 3 {
            c += v[v.len() - 1];
            break 'found1 d / (1.0 + ys[2][2 - 1].abs());
        } else {
            let mut j = 0;
            'steps2: loop {
                j += 1;
                if j >= 2 {
                    break;
                }
            }
        }
        ys[ys.len() - 1][0]
    };
    ys[ys.len() - 1][1..].iter().map(|x| *x + *x).sum::<f64>() - ys[1][2 - 1] * 0.5 + d + ys[0].iter().map(|&c| ys[1][2 - 1] + c).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p140(t: f64, u: f64, v: &Vec<f64>, b: f64) -> Vec<f64> {
    let mut x = p140_helper(&v[..2], v, [[b * t, u * u], [v[v.len() - 1], v[2] + b], [u.min(b), v[..2].windows(2).filter(|out| b < -0.4).map(|v2| b * v[v.len() - 1]).fold(v[v.len() - 1], |acc, acc2| acc * 0.5 + acc2)]], t * v[2]);
    let u2: f64;
    if x >= 3.0 {
        let d = u;
        u2 = d;
    } else {
        let r: f64 = v.chunks(2).rev().enumerate().map(|(n, grid)| v[1] * t + b).fold(x, |acc, s| acc.max(u + s));
        u2 = b.tanh() * t;
    }
    let mut k = 0;
    let c: f64 = loop {
        k += 1;
        let c: f64;
        if u2 < b {
            c = (1.0 + (0..v.len()).skip(1).map(|count| x + (count as f64)).fold(u, |acc, q| acc.max(x + q)).abs()).powi(-1);
        } else {
            let mut z = u2;
            c = z;
        }
        if k >= 3 {
            break u2;
        }
    };
    vec![-1.0, u2 / (1.0 + x.abs()) - (0..k).zip(v.windows(2)).map(|(count, grid)| x).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p141_helper(state: &[f64; 3]) -> f64 {
    let acc: f64 = (1.0 + state[3 - 1].hypot(1.0 + state[2].abs()).abs()).powf(state[state.len() - 1].sin());
    state.iter().skip(1).for_each(|y| {});
    let mut v: Vec<f64> = state[..1].iter().map(|t| t + t).collect::<Vec<f64>>();
    (v[0] + v[1 - 1] * 0.3) * ((v[0] - acc) * acc)
}

#[differentiable(unconnected = "zero")]
fn p141(xs: &mut [f64; 3], buf: &mut [f64], b: f64, v: [[f64; 2]; 2]) -> f64 {
    if buf[3] > -0.7 {
        let mut pair = ((if 1 < 3 {
            v[0][2 - 1]
        } else {
            b
        }).atan(), buf[3]);
        let mut ys: Vec<f64> = Vec::new();
        for d in v[1].iter().take(2) {
            ys.push(xs.chunks(2).rev().map(|state| pair.0 * state[state.len() - 1]).sum::<f64>().floor() * v[1][1].powi(2));
        }
        ys.push((-buf[1].powi(2)).exp());
        let b2 = &mut ys[0];
        *b2 += -pair.0;
        *b2 *= b2.cos();
    }
    let mut buf2: Vec<f64> = (1..buf.len()).map(|m| (m as f64)).collect::<Vec<f64>>();
    for (m, &s) in buf2.iter().enumerate() {
        if m > 2 {
            if m > 2 && buf2.len() % 2 == 1 {
                break;
            }
        } else if m * 2 % 3 == 1 {
            (0..m).for_each(|i| {
                buf[i % 5] -= buf2[buf2.len() - 1 - i].sin();
            });
        } else {
            buf[m % 5] = p141_helper(xs);
        }
    }
    let q = std::mem::replace(&mut buf2[0], 3.0 + v[v.len() - 1][0]);
    if q < v[0][2 - 1] {
        let y = q;
        let mut a = b;
    } else {
        xs[3 - 1] *= v[2 - 1][2 - 1].powi(2).sin();
    }
    buf2[0] + b * 2.0 + q * 0.3 + (0..1).map(|count| b + buf2[count] + (count as f64)).fold(buf2[0], |acc, r| acc * 0.5 + (buf2[0] + r + r))
}

#[differentiable(unconnected = "zero")]
fn p142_helper(grid: &[f64], out: &[f64], grid2: [[f64; 2]; 2]) -> f64 {
    if !(grid[0] > out[0]) {
        let mut grid3 = vec![grid2[0][0], grid2[0][0], grid2[1][2 - 1] * grid2[1][0]];
        grid3[2] *= (1.0 + out[0].abs()).powf((-0.4_f64).sin());
        grid3[1] *= (out[1] * out[out.len() - 1]).mul_add(out[2 - 1] / 2.0, grid2[1][1]);
    }
    ((-grid2[0][2 - 1].powi(2)).exp() + (if 3 < 3 || out[0] > -0.4 {
        grid2[grid2.len() - 1][2 - 1].tanh()
    } else {
        (0..=3).map(|n| (n as f64)).sum::<f64>()
    })) * grid2[1][1..].chunks(2).zip(1..out.len()).map(|(row, m)| (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p142_inner(v: &[f64; 4]) -> f64 {
    let mut b: f64;
    if v[1] >= 1.5 {
        b = 0.9;
    } else {
        let mut q = v[3];
        b = v[1];
    }
    let t: f64 = p142_helper(v, v, [[(1.0 + b.abs()).powi(-1), v[0].sin().sinh()], [b.sin().cosh(), p142_helper(v, &v[..3], [[b, b], [b, v[v.len() - 1]]])]]);
    b += t;
    b += v[v.len() - 1];
    if !(t <= 0.1) {
        let mut out: Vec<f64> = Vec::with_capacity(4);
        for (count, b2) in (0..1).zip(v.iter()) {
            b += (--0.7_f64).atan2(1.0 + (-b2).abs());
            if *b2 <= 0.25 || count % 3 == 0 {
                out.push(1.5 + t + (count as f64));
            }
        }
        out.push(t.hypot(1.0 + t.abs()));
    } else if t > 0.5 {
        let c = p142_helper(v, v, [[b.tanh(), b], [t * t, t]]);
    }
    p142_helper(&v[1..3], v, [[b, t], [b, b]]) - t * 0.3 + (0..v.len()).map(|n| t * (n as f64) + (n as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p142(out: [f64; 2], xs: &[f64; 4]) -> f64 {
    let u: f64;
    if xs[0] > out[0] && xs[3] > 0.8 {
        let z = xs[0].tanh().exp2().tanh().exp2();
        u = out[2 - 1];
    } else {
        u = xs[1];
    }
    let out2 = [[xs[3], u], [u, xs[3]]];
    let mut r = p142_helper(&out2[1], &out2[1], [[out[0] + u, if !(out[1] > 1.0) {
        out2[1][1]
    } else {
        let y = out2[0][0];
        y
    }], [out2[0][2 - 1], xs[1].to_radians()]]);
    let mut pair = (out2[2 - 1][0] * u - (u + r), r.sin().exp2());
    let y: f64 = (r.powi(2) + 0.5).ln() * 0.3;
    match out2.len() % 4 {
        0 => {
            if pair.1 > -0.4 {
                r += out2[0][2 - 1].floor() * xs[1] * out2[out2.len() - 1][0];
            } else {
                let mut k: usize = xs.len();
            }
            let y = y * pair.1;
        }
        1 | 2 => {
            'rows1: for out3 in out2.iter().rev() {
                let mut n = 0;
                loop {
                    n += 1;
                    if n >= 3 {
                        break;
                    }
                    let w = p142_inner(xs);
                }
                for n2 in 0..n {
                    pair.0 += (xs[2] * y).cos();
                }
            }
        }
        _ => {}
    }
    y.to_radians() + u * 2.0 + out2[0][0] * 0.3 + r * 2.0 - y * 0.3 - (pair.0 - xs[1..].iter().map(|x| y + x).fold(out2[0][2 - 1], |acc, acc2| acc.max(acc2 * y)))
}

#[differentiable(unconnected = "zero")]
fn p143(out: &[f64; 2], mut x: f64, z: f64, #[no_diff] v: &[f64]) -> f64 {
    let mut z = z * (x.sin().exp_m1() + v[3].signum() * -0.7);
    let mut k: usize = 1;
    let mut k2 = 0;
    loop {
        k2 += 1;
        if k2 >= 1 || v[2] <= -1.0 {
            break;
        }
        let mut a = z.sin() * z + (z + z) * v[k2 % 4].abs();
        let r = v[3];
    }
    z += 1.1;
    if x >= 0.1 {
        if z >= 3.0 {
            match v.len() % 4 {
                0 => {}
                1 | 2 => {
                    if k2 * 2 > 1 {
                        return 3.0_f64.atan2(x.powi(2) + 1.0) * (k as f64);
                    }
                }
                _ => {}
            }
        } else if k / 2 % 2 == 1 {
            let mut m: usize = k;
        }
    }
    (z + x * 0.3) * (z - x + (0..v.len() - 1).step_by(2).map(|count| (count as f64) * z).fold(z, |acc, b| acc.max(z + b))) - x.signum() * v[1]
}

#[differentiable(unconnected = "zero")]
fn p144_helper(mut q: f64, z: f64) -> f64 {
    let p: f64 = (0..=4).take(2).map(|i| (i as f64) * q).sum::<f64>();
    let ys = [[p, z], [z, z], [z, p], [z, q]];
    let mut q2 = ((if z > -1.0 {
        ys[0][1]
    } else {
        ys[1][0]
    }) / (1.0 + p.abs())).cos();
    let y: f64 = 'found1: {
        let mut v = [[ys[4 - 1][0], q2], [p, ys[0][1]], [ys[1][0], p], [q2, q2]];
        if v[0][0] <= -0.4 {
            break 'found1 ys[ys.len() - 1][0];
        }
        p
    };
    (z - z * 1.5 - p * 0.5 + ys[1][0] * 2.0) * (ys[ys.len() - 1][1..].iter().zip(0..ys.len() - 1).map(|(r, j)| 0.5 + (j as f64)).sum::<f64>() * ys[4 - 1][0].atan()) + ys[3][0..1].iter().step_by(2).enumerate().map(|(i, &x)| x).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p144(i: usize, ys: Vec<f64>, row: &mut [f64]) -> f64 {
    for x in ys.iter() {
        if row[i % row.len()] < 0.9 {
            let q: f64 = 'found1: {
                let acc = &mut row[i % 3];
                *acc += (0..ys.len()).rev().zip(ys[1..4].chunks(2)).map(|(m, v)| v[v.len() - 1] * *acc).fold(ys[i], |acc2, x2| acc2 * 0.5 + (*acc + x2));
                *acc += *acc;
                if *x < *x {
                    break 'found1 p144_helper(row[i % 3], *x);
                }
                if !(row[row.len() - 1] >= *x) {
                    let mut acc = row[3 - 1];
                    (1..row.len()).rev().map(|k| acc + (k as f64)).sum::<f64>()
                } else {
                    let w = row[i % row.len()];
                    x + (i as f64)
                }
            };
        } else if *x < 1.0 {
            let mut k = 0;
            while k < 5 && row[row.len() - 1] > -0.4 {
                k += 1;
                let grid = &mut row[1..3];
                grid[1] = ys[i].min(*x) - grid[0] / (x.powi(2) + 1.0);
                grid[0] += x.max(grid[i % 2]);
            }
        }
        row[i % 3] = row[2] + 1.1 + row[i % row.len()];
        let x2: f64 = 'found2: {
            for grid in row.chunks(2) {}
            if i * 2 > 0 {
                break 'found2 x.atan();
            }
            x * row[2] * x
        };
    }
    let mut ys2: Vec<f64> = row.iter().skip(1).map(|&r| r / (ys[i].powi(2) + 1.0) + r).collect::<Vec<f64>>();
    let u = std::mem::replace(&mut row[2], ys2[ys2.len() - 1]);
    row[i % 3] /= ((-row[1]).signum() * (if u <= 0.9 {
        let z = ys2[0];
        ys[i]
    } else {
        u
    })).powi(2) + 1.0;
    let mut grid: Vec<f64> = Vec::new();
    for i2 in 0..row.len() {
        grid.push(p144_helper(ys2[1 - 1], row[2]));
    }
    grid.push((1.0 + u.abs()).powf(u.sin()));
    let mut j = 0;
    loop {
        j += 1;
        row.swap(0, 1);
        let b = ys[0];
        if j >= 1 {
            break;
        }
    }
    ((grid[j % 1].powi(2) + 0.5).powf(u.sin()) - ys[i] * 2.0 - u * 0.3 - grid[grid.len() - 1] * 2.0) * (u * 1.1) - (match grid.len() % 5 {
        0 => row[j % 3].max(grid[0]),
        _ => row[j % 3],
    })
}

#[differentiable(unconnected = "zero")]
fn p145_helper(y: f64, c: &mut f64, mut u: f64, row: &mut [f64]) {
    let c2 = &mut row[0];
    *c2 = *c;
    *c2 /= u.atan2(c2.powi(2) + 0.5).powi(2) + 1.0;
    {
        if y > 0.9 {
            row[0] += y / (row[1].powi(2) + 0.5) / 1.5;
        } else if row[1] > 0.8 {}
    }
}

#[differentiable(unconnected = "zero")]
fn p145_inner(m: usize, r: &mut f64, mut q: f64) {
    let row = vec![q; 2];
    q = 0.5;
    let e = row[m % row.len()] - (row[m % row.len()] + q).hypot(q.atan2(row[m % 2].powi(2) + 1.2).powi(2) + 1.2);
    q /= (e * row[1] + *r * row[0]).powi(2) + 1.0;
    let mut q = q * e.sin().exp_m1().cos();
    let mut count = 0;
    let d: f64 = 'rows1: loop {
        count += 1;
        if count >= 1 {
            break q * q + q.asinh();
        }
        let mut state = [[*r, *r], [*r, row[1]]];
    };
}

#[differentiable(unconnected = "zero")]
fn p145(p: f64, row: &[f64], mut q: f64) -> f64 {
    let mut q2 = row[row.len() - 1];
    p145_inner(3, &mut q2, row[4] * p);
    let mut i = 0;
    while i < 4 {
        i += 1;
        if q > q2 {
            let mut v: Vec<f64> = Vec::with_capacity(4);
            for k in 0..3 {
                if q2 > row[3] {
                    v.push(q2);
                }
            }
            v.push(q);
            let mut j = 0;
            while j < 2 {
                j += 1;
                let mut grid: Vec<f64> = Vec::with_capacity(4);
                for (&s, z) in v.iter().zip(&v) {
                    grid.push(s + (j as f64));
                }
                grid.push((0..v.len() - 1).rev().filter(|n| *n != 1).map(|n| (n as f64) * q).sum::<f64>());
            }
            if j / 2 % 3 == 0 {
                q2 = p;
                let r: f64 = (q2.clamp(-0.75, 1.25) * row[row.len() - 1]).max(q);
                let (b, e) = (p - q2 + (r - (j as f64)), q);
            } else if j * 2 > 1 {}
        } else {
            let mut m = 0;
            let mut e: f64 = 'rows1: loop {
                m += 1;
                if row[1] > row[i % row.len()] {
                    continue;
                }
                let mut pair = (q2, row[4]);
                if m >= 4 {
                    break if pair.0 <= 0.3 {
                        pair.0 + q2
                    } else {
                        row.iter().step_by(2).enumerate().map(|(n, &t)| t).sum::<f64>()
                    };
                }
            };
        }
    }
    p * q2 + p * 0.5 + q2 * 1.5 - (row.iter().map(|&r| r + r).sum::<f64>() + q2.tanh().sinh())
}

#[differentiable(unconnected = "zero")]
fn p146(mut b: f64, mut q: f64, #[no_diff] out: &[f64], buf: [f64; 3]) -> f64 {
    'rows1: for n in 0..out.len() {
        for ys in buf.chunks(2) {
            q += match (n + 1) % 5 {
                0..=1 => q,
                2 => {
                    let q2 = buf[n % buf.len()];
                    (0..n).map(|k| (k as f64) * ys[k % 1]).fold(q2, |acc, e| acc * 0.5 + (e + e))
                }
                i if q >= out[n] => q * q,
                _ => b,
            };
            q += q;
            if buf.len() > 2 {
                continue 'rows1;
            }
        }
        let r: f64;
        if buf.len() % 2 == 1 && buf[1] >= buf[n % 3] {
            r = out[n];
        } else {
            r = out[n % 3] + (out[n] - out[1]);
        }
        let mut v: Vec<f64> = (0..=n).map(|count| (count as f64) * buf[2]).collect::<Vec<f64>>();
    }
    let c = buf[1];
    b += out[out.len() - 1];
    q += -buf[1] / (1.0 + (out[2] * c).abs());
    for u in out.iter() {
        let mut grid = [buf[1] * q, buf[0] + u, b + u, 0.3];
    }
    (q + b * 0.3 + c * 2.0) * buf.iter().step_by(2).rev().enumerate().map(|(j, p)| 2.0 - (j as f64) + *p).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p147_helper(p: f64, count: usize) -> f64 {
    let p = p * -p;
    p + p - (p.abs() + -p) - (0..count).map(|n| -p + (n as f64)).fold(p, |acc, t| acc.max(t + t))
}

#[differentiable(unconnected = "zero")]
fn p147(flag: bool, row: &[f64], t: f64, xs: &[[f64; 2]; 3]) -> f64 {
    if flag && xs[2][1] <= 1.0 {
        let mut z = row[0..2].iter().map(|q| q.atan2(1.0 + q.abs()) + q).product::<f64>() + t.asinh().tanh().exp2();
        let mut pair: (f64, f64) = (xs[2].chunks(2).map(|buf| buf[0] + 0.9).sum::<f64>(), 0.1 + z);
    }
    match 1 % 4 {
        0 => {}
        j if j / 2 % 3 == 0 => {
            for j2 in 0..1 {
                let mut n = 0;
                'rows1: while n < 2 && j2 > 0 {
                    n += 1;
                    let mut t = t * ((t - xs[j2][j2]) * -row[j2]);
                }
                if t < t {
                    continue;
                }
            }
        }
        _ => {}
    }
    let mut j = 0;
    let a: f64 = 'steps2: loop {
        j += 1;
        if j >= 4 || j * 2 % 3 == 1 {
            break (xs[j % 3][0] + row[3]).clamp(-0.75, 1.25);
        }
        if t <= 0.5 && row[j % row.len()] <= t {
            break xs[1][j % 2] + 0.8;
        }
    };
    let mut a = a * (1.0 + xs[xs.len() - 1][0].abs()).sqrt();
    let p = xs[1][0].to_radians().to_radians() + a;
    (a * a - t * 1.5 - a * 1.5 + p * 2.0) * (0..4).rev().map(|i| p + (i as f64)).fold(t, |acc, z| acc + z * z.min(a)) + (t * xs[0][0] - (j as f64))
}

#[differentiable(unconnected = "zero")]
fn p148_helper(state: &Vec<f64>, b: f64, q: f64, v: &[f64; 4]) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        if b > state[m % 2] {}
        if m >= 3 {
            break;
        }
    }
    v[m % v.len()] * b * (q * (m as f64) + (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p148(r: f64, y: f64, c: &mut f64, grid: &[f64]) -> f64 {
    *c += (0..grid.len()).map(|k| (k as f64)).product::<f64>().abs();
    let mut pair = ((1.0 + grid[0].abs()).ln_1p().to_radians(), if 4 < 3 {
        grid[0]
    } else {
        *c
    });
    *c *= (*c * r).hypot((grid[1] + pair.0).powi(2) + 0.5);
    for u in grid.iter().rev() {
        if 2 < 3 {
            pair.1 = r;
        } else {
            let w = &mut pair.1;
            *w /= w.powi(2) + 1.0;
            *w *= --0.7;
        }
        let mut y = y + (grid[4 - 1] + *c) / (1.0 + grid[2].tanh().abs());
        let mut r = r + pair.1 * (pair.0 * grid[0]);
    }
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 3 || k / 2 % 3 != 1 {
            break;
        }
        let mut z: f64 = grid[3];
    }
    let ys: Vec<f64> = grid.iter().map(|&d| pair.1 - d + d).collect::<Vec<f64>>();
    let mut k2 = 0;
    'steps2: while k2 < 3 {
        k2 += 1;
        *c += ys.iter().zip(0..ys.len()).map(|(&w, count)| (count as f64) * (0..ys.len()).map(|k3| pair.1 + (k3 as f64)).fold(pair.1, |acc, r2| acc.max(r2))).fold(grid[1], |acc, u| acc * 0.5 + ((1.0 + pair.0.abs()).powi(-1) + u));
    }
    pair.1 + pair.1 * 1.5 - grid[grid.len() - 1].signum() * ys[k2 % ys.len()] / 2.0
}

#[differentiable(unconnected = "zero")]
fn p149_helper(z: f64, v: [f64; 4], row: &[f64]) -> f64 {
    if v[4 - 1] >= v[0] {
        let mut n = 0;
        'rows1: loop {
            n += 1;
            if n >= 3 || v[n % v.len()] < row[n % row.len()] {
                break;
            }
        }
    }
    v[2] - row.chunks(2).map(|out| row[0] * (row[0] * out[out.len() - 1])).sum::<f64>() + (0..row.len()).filter(|count| *count != 1).map(|i| (i as f64)).fold(row[2 - 1], |acc, c| acc + (c + z + c))
}

#[differentiable(unconnected = "zero")]
fn p149_inner(x: f64, y: f64) -> Vec<f64> {
    let mut u = (y * (x - y)).atan2(1.0 + x.abs());
    vec![-0.7, (0..3).map(|count| (count as f64)).sum::<f64>(), u + (0..1).rev().map(|k| (k as f64)).sum::<f64>()]
}

#[differentiable(unconnected = "zero")]
fn p149(ys: &mut [f64], buf: &mut Vec<f64>, t: &mut f64, p: f64) -> f64 {
    let mut z: f64;
    if !(p <= 1.1) {
        z = p;
    } else {
        let r = (-p.powi(2)).exp() * p.atan().exp_m1();
        z = p149_helper(ys[0], [p, 1.1, *t, r], ys).abs();
    }
    let mut k = 0;
    while ys.len() % 2 == 1 && k < 4 {
        k += 1;
        let mut state: Vec<f64> = Vec::with_capacity(4);
        for count in 0..k {
            state.push((0..ys.len()).step_by(2).zip(0..count).map(|(n, n2)| p + (n2 as f64)).fold(z, |acc, acc2| acc.max(acc2)));
        }
        state.push(z);
    }
    let ys2 = p149_inner(p + (k as f64), z);
    buf[2..5].swap(0, k % 3);
    'rows1: for r in ys.iter() {
        *t -= p * ys2[k % ys2.len()] + r.asinh();
    }
    -ys[3] - (buf.iter().map(|s| *s).sum::<f64>() - (k as f64)) + buf[..1].chunks(2).map(|ys3| ys2[0]).fold(z, |acc, x| acc + (z + x))
}

#[differentiable(unconnected = "zero")]
fn p150_helper(ys: &mut [f64], i: usize, out: &[f64]) {
    let mut t: f64 = out[1].atan();
    t = out[i % out.len()];
    let f = |a: f64| {
        if i % 3 == 1 {
            return ys.iter().rev().map(|e| t + e).product::<f64>();
        }
        a + (t.powi(2) + 0.5).ln_1p()
    };
    let mut e = t;
}

#[differentiable(unconnected = "zero")]
fn p150_inner(state: &mut [f64]) -> f64 {
    let mut ys: Vec<f64> = Vec::with_capacity(4);
    for (count, buf) in state.windows(2).enumerate().rev() {
        if state[1] < buf[buf.len() - 1] && count * 2 % 3 == 1 {
            let mut e: f64 = buf[1..2].iter().rev().sum::<f64>() * state.iter().map(|&c| c).fold(state[count % 2], |acc, e| acc * 0.5 + e * state[count % state.len()]);
        }
        ys.push(state[1] * (buf[count % buf.len()] * -0.4));
    }
    ys.push(state[1]);
    (ys[0] + ys[0] * 1.5) * (ys[ys.len() - 1] * state[1])
}

#[differentiable(unconnected = "zero")]
fn p150(q: &mut f64, k: usize, row: &Vec<f64>) -> f64 {
    let d = std::mem::replace(q, row[k % 3]);
    let mut c = row[1] + (if k * 2 < 3 {
        *q
    } else {
        d
    }) * (k as f64);
    let flag = row.len() % 2 == 1;
    for a in row.iter().skip(1) {
        if k % 2 == 1 {
            let ys = [c; 2];
        } else {
            c = ((c - (k as f64)).powi(2) + 1.0).ln_1p();
            if k > 0 || row.len() > 0 {
                return (1.0 + a.sin().abs()).sqrt();
            }
        }
    }
    if !(d < 1.0) {
        {
            for (i, row2) in row.windows(2).rev().enumerate() {
                c += row[i % row.len()] / (c.powi(2) + 1.2) * d;
            }
            let w: f64;
            if c <= 0.5 {
                w = c - c + c;
            } else {
                w = (if row.len() % 2 != 0 {
                    row[1]
                } else {
                    0.9
                }) - d.floor() * *q;
            }
        }
        if k % 3 != 1 {
            c = (row[k % row.len()] * c).tanh().exp();
        } else {
            for &t in row[1..].iter().skip(1) {
                let mut pair = (d / (t.powi(2).powi(2) + 1.2), t * c);
            }
        }
    } else {
        let d2 = &mut c;
        *d2 -= d / 3.0;
    }
    d + d / (c.asinh().powi(2) + 1.2) - c
}

#[differentiable(unconnected = "zero")]
fn p151_helper(p: f64, state: &mut Vec<f64>) {}

#[differentiable(unconnected = "zero")]
fn p151(buf: Vec<f64>, grid: [[f64; 2]; 2]) -> f64 {
    for u in grid[1].iter().take(2) {}
    'rows1: for &t in grid[0][1..].iter() {
        for &w in buf.iter() {
            if t > 0.9 {
                break;
            }
            let mut v = [w; 3];
            if v[2] > -0.7 {
                let s = w;
                let mut pair = (t * s * grid[0][1], (-v[1].powi(2)).exp());
            } else if w > 3.0 {
                v[1..].swap(0, 1);
            } else {
                v[0] += w;
            }
        }
    }
    grid[1][0] * grid[0][1] - grid[1][2 - 1] * 0.5 + grid[1][1]
}

#[differentiable(unconnected = "zero")]
fn p152_helper(row: &mut [f64], grid: &Vec<f64>, state: &[f64]) -> f64 {
    let t = std::mem::replace(&mut row[1], state.windows(2).filter(|buf| buf[0] >= 3.0).map(|out| state[state.len() - 1]).sum::<f64>());
    let w = &mut row[0];
    *w = state.iter().product::<f64>();
    *w = *w;
    for (m, b) in grid.iter().enumerate() {
        if state.len() % 2 == 0 {
            continue;
        }
    }
    2.0 - grid[..1].iter().skip(1).zip(row[0..1].iter()).map(|(&d, &e)| e * d.max(d)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p152_inner(row: &mut [f64]) -> f64 {
    row[0] = row[1] + (row[row.len() - 1] + row[1]);
    let (mut u, mut x) = (row[2 - 1], row[1].sin());
    x - u * 1.5 - x + -1.0
}

#[differentiable(unconnected = "zero")]
fn p152(mut row: [f64; 3], mut buf: [[f64; 2]; 2], z: f64) -> f64 {
    buf[2 - 1][2 - 1] = z * z - z.abs();
    let (x, mut c) = (z, z + z);
    let mut pair = ([row[1], buf[1].chunks(2).step_by(2).rev().enumerate().map(|(n, v)| v[0] + v[n % v.len()]).product::<f64>()], c * c);
    let d: f64 = 'found1: {
        {
            row[2] += (c.floor() * 3.0).atan().exp_m1();
        }
        if !(c > -0.4) {
            break 'found1 x.atan();
        }
        c * z
    };
    let mut grid = [d; 4];
    let q: f64 = 'found2: {
        grid[1] = pair.1;
        let mut m = 0;
        while m < 5 {
            m += 1;
            match m * 2 % 3 {
                0 => {
                    let mut out: Vec<f64> = grid.iter().take(2).map(|&y| c + d + y).collect::<Vec<f64>>();
                }
                1 | 2 => {
                    let i: usize = m + 1;
                }
                _ => {
                    grid[m % 4] += grid[0] * (m as f64);
                }
            }
        }
        if buf[buf.len() - 1][0] > d {
            pair = ([if m / 2 > 1 {
                match m % 5 {
                    0..=1 => -0.4,
                    n if c > -1.0 && n > 1 => d,
                    _ => c,
                }
            } else {
                let p = grid[3] * grid[m % 4];
                grid[m % 4]
            }, grid[m % grid.len()].cos()], d);
            break 'found2 x;
        } else {
            let grid2 = &mut row[1..];
            grid[2] += (grid[1] - (m as f64)) / ((-grid2[1]).powi(2) + 1.0);
            grid2[0] += pair.0[2 - 1] + (m as f64);
        }
        x
    };
    (buf.iter().enumerate().map(|(m, state)| z * q).sum::<f64>() + buf[1][2 - 1] * 0.3 - z * 2.0 - x * 1.5 + c * 0.3 - pair.1 * 2.0 + d * 2.0 + q * 2.0) * z.atan2(1.0 + pair.1.abs()).sin() - 1.0 * 0.1 * (d * q)
}

#[differentiable(unconnected = "zero")]
fn p153_helper(state: [[f64; 2]; 2], grid: &[f64], xs: &mut [f64], pair: (f64, f64)) -> f64 {
    let mut count = 0;
    let mut s: f64 = loop {
        count += 1;
        xs[0] += state[1][count % 2].cos() - (count as f64);
        for (n, d) in xs.iter().enumerate() {
            let mut j = 0;
            while j < 5 {
                j += 1;
                let mut row: Vec<f64> = Vec::new();
                for out in grid.windows(2) {
                    if state[count % 2][0] <= *d {
                        row.push(*d);
                    }
                }
                row.push(*d + (j as f64));
            }
        }
        if count >= 3 || grid[0] > 1.5 {
            break if (count + 1) % 2 == 1 && (count + 1) % 3 != 1 {
                pair.1 / (1.0 + pair.1.abs())
            } else {
                pair.0
            };
        }
    };
    s - s - pair.1 * 0.5 - pair.0
}

#[differentiable(unconnected = "zero")]
fn p153_inner(mut z: f64, xs: &[f64]) -> f64 {
    let mut n = 0;
    loop {
        n += 1;
        let mut j = 0;
        loop {
            j += 1;
            if j >= 1 || xs[0] > 1.1 {
                break;
            }
            z += z.powi(2);
        }
        let u = &mut z;
        *u = xs.iter().map(|s| *s).sum::<f64>();
        *u += u.min(*u);
        if n >= 3 {
            break;
        }
    }
    (xs[0..1].chunks(2).zip(&xs[1..2]).map(|(state, &acc)| z + acc).fold(xs[1], |acc, e| acc.max(e + e)) + z * 2.0 + xs[xs.len() - 1]) * xs[0]
}

#[differentiable(unconnected = "zero")]
fn p153(d: f64, grid: &[f64; 2], q: f64, row: &[f64]) -> f64 {
    let acc = p153_inner((0..row.len()).map(|j| (j as f64)).sum::<f64>(), row);
    let mut s = 0.9 * p153_inner(row[row.len() - 1], row);
    let u = std::mem::replace(&mut s, p153_inner(row[0], row));
    let mut b = (s + d).abs().abs();
    if b < acc {
        {
            let (mut p, mut x) = (u * s, u / (s.powi(2) + 0.5));
        }
        b = (0..2).filter(|m| *m != 1).map(|count| (count as f64)).fold(q, |acc2, t| acc2 * 0.5 + t * u.asinh());
    } else {
        let h = |y: f64, z: f64| {
            if grid.len() < 3 {
                return u + b;
            }
            y * p153_inner(1.5, row)
        };
        for out in row.chunks(2) {
            let mut pair = (q, s);
        }
    }
    (-u + d * 1.5 - u * 2.0 - b * 0.5) * acc - grid[1..].iter().zip(row.iter()).map(|(&r, &s2)| s2 * r).sum::<f64>().to_radians()
}

#[differentiable(unconnected = "zero")]
fn p154(i: usize, j: usize, q: f64, n: usize) -> (f64, f64) {
    for count in 0..=1 {
        if n > 1 && q >= 0.5 {
            continue;
        }
        let r = if q <= 0.9 {
            q
        } else {
            (if count * 2 % 2 != 1 || n < 3 {
                let b = q;
                b
            } else {
                q
            }).min((0..3).map(|j2| (j2 as f64) * q).sum::<f64>())
        };
    }
    (q + q * 0.5 + q, (q - (j as f64)) * q)
}

#[differentiable(unconnected = "zero")]
fn p155_helper(mut buf: [f64; 2]) -> f64 {
    if -1.0 > 2.0 || buf[2 - 1] > 1.0 {
        buf[1] = buf[0];
        match 1 % 4 {
            0 => {
                buf[2 - 1] = buf[0];
            }
            1 | 2 => {
                buf[2 - 1] = buf[buf.len() - 1] + (buf[0].powi(2) + 0.5).sqrt();
            }
            _ => {
                let z = &mut buf[0];
                *z += 2.0;
                *z += *z;
            }
        }
    } else {
        buf[0] *= buf[buf.len() - 1] / (buf[2 - 1].powi(2) + 0.5);
    }
    ((buf[1].powi(2) + 0.5).cbrt() - buf[0] * 2.0) * buf.iter().zip(buf.iter()).map(|(&a, &y)| y * y).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p155_inner(mut e: f64, buf: &[f64], xs: [f64; 3]) -> f64 {
    'rows1: for count in 0..4 {
        let mut k = 0;
        'steps2: while k < 4 {
            k += 1;
            e = buf[k % buf.len()];
        }
    }
    xs[xs.len() - 1] / (1.0_f64.powi(2) + 1.0) - xs[0].max(buf[1]).floor() * buf[1]
}

#[differentiable(unconnected = "zero")]
fn p155(mut out: Vec<f64>) -> (f64, f64) {
    let f = |u: f64| {
        let mut q = (u + u) / 2.0;
        u * (q - u + (q - u))
    };
    if 2 < 3 || out[4 - 1] < 1.1 {
        out[0] -= (-0.9_f64.powi(2)).exp() * (-out[2].powi(2)).exp();
        out.iter_mut().for_each(|e| {
            *e -= e.mul_add((1.0 + e.abs()).ln(), *e);
        });
    } else {
        if out[1] > 0.8 && out[1] < out[0] {
            let mut i = 0;
            let w: f64 = loop {
                i += 1;
                if i >= 3 {
                    break (out[1] - out[i % out.len()]).mul_add((out[1].powi(2) + 1.2).powf(out[3].sin()), out[4 - 1]);
                }
                out[i % 4] += out[1].min(out[i % out.len()]) / (1.0 + (out[i % out.len()] + out[2]).abs());
                let q = out[0];
            };
            out[0] += w.mul_add(out[4 - 1], w).asinh();
        } else {
            out[0] *= out[3].clamp(-0.75, 1.25) * (out[4 - 1] * out[4 - 1]);
        }
        let mut row = vec![if out[out.len() - 1] < -1.0 {
            let d = out[out.len() - 1];
            d
        } else {
            out[2]
        }, out[3] * out[3], out[2], p155_inner(out[3], &out, [out[1], out[0], out[4 - 1]])];
    }
    let y: f64 = 1.0;
    out[1] = out.iter().zip(out[..2].iter()).map(|(&q, d)| *d).product::<f64>();
    ((y * y - (1.0 + y.abs()).recip().clamp(-0.75, 1.25)) * (y.mul_add(out[out.len() - 1], out[3]) + y * y), y - y - f(out[4 - 1]))
}

#[differentiable(unconnected = "zero")]
fn p156_helper(xs: &mut [f64]) -> f64 {
    for &s in xs[1..2].iter() {
        let mut v = vec![s, s];
    }
    xs[1] * xs[xs.len() - 1].atan()
}

#[differentiable(unconnected = "zero")]
fn p156(b: f64, #[no_diff] out: &[f64]) -> f64 {
    let b2: f64 = 'found1: {
        let mut j = 0;
        'steps2: loop {
            j += 1;
            'search3: for j2 in (0..out.len() - 1).skip(1) {
                if j2 * 2 % 2 == 0 {
                    break 'search3;
                }
            }
            if j >= 1 || j % 2 != 1 {
                break;
            }
        }
        if !(b > 0.8) {
            return b;
        }
        -b * (out[j % 4] + b)
    };
    let mut r = b2 * out.windows(2).enumerate().map(|(i, row)| row[i % row.len()]).sum::<f64>();
    for (v, &d) in out.windows(2).zip(out.iter()) {
        let mut k = 0;
        while k < 5 {
            k += 1;
            let flag = k < 3;
        }
    }
    (b2 + b * 1.5 + r * 0.5) * out.iter().map(|u| u * r.powi(3)).sum::<f64>() + (if b2 > 0.25 {
        b2 * r
    } else {
        let mut u = b2 / 2.0;
        r
    })
}

#[differentiable(unconnected = "zero")]
fn p157(xs: &Vec<f64>) -> f64 {
    let mut m = 0;
    loop {
        m += 1;
        if m >= 1 {
            break;
        }
        let i: usize = m;
        let mut m2 = 0;
        'rows1: loop {
            m2 += 1;
            let mut v = vec![xs[m % xs.len()]; xs.len()];
            if m2 >= 1 {
                break;
            }
        }
    }
    match m % 3 {
        0 => {}
        1 | 2 => {
            let mut count = 0;
            'steps2: while count < 5 && xs[count % xs.len()] > 1.1 {
                count += 1;
                let mut k = 0;
                let t: f64 = 'search3: loop {
                    k += 1;
                    if k >= 4 {
                        break xs[xs.len() - 1];
                    }
                };
            }
        }
        _ => {}
    }
    xs[m % xs.len()] - 2.0 + xs[1..4].iter().fold(xs[4 - 1], |acc, &d| acc.max(d))
}

#[differentiable(unconnected = "zero")]
fn p158(#[no_diff] a: &mut f64, xs: &mut [f64; 4], mut y: f64, mut xs2: [[f64; 2]; 2]) -> f64 {
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for (xs3, count) in xs2[xs2.len() - 1].chunks(2).zip(1..xs.len()) {
        if xs3[count % xs3.len()] > 1.1 {
            out.push((y - xs2[count % 2][2 - 1]) / (xs[1].min(xs[count]).powi(2) + 0.5));
        }
    }
    out.push(xs2[1][2 - 1] / (1.0 + xs2[0][1].abs()));
    let mut z = out[0];
    let z2 = out[0];
    let mut j: usize = 3;
    for (m, z3) in xs2[1].iter().enumerate() {
        'rows1: for y2 in xs2[2 - 1].iter() {
            let row = xs.to_vec();
        }
    }
    for (j2, t) in xs2[2 - 1].iter().enumerate() {
        let mut out2 = [xs[2]; 4];
        for (s, &z3) in xs.iter_mut().rev().zip(&out2[..1]) {
            z = 0.1 - (j2 as f64) - *s;
        }
    }
    (y / 3.0 + y * 0.3 - z * 2.0) * ((-0.4_f64).atan().exp2() + (if j < 3 && xs2.len() < 3 {
        z
    } else {
        z
    }))
}

#[differentiable(unconnected = "zero")]
fn p159_helper(w: f64) -> f64 {
    for i in 0..3 {}
    (w - w * 1.5) * (w * (if w >= 0.25 {
        w
    } else {
        w
    })) + w
}

#[differentiable(unconnected = "zero")]
fn p159_inner(t: f64, ys: &mut Vec<f64>) {
    let z: f64 = 'found1: {
        ys[1] *= ys[1];
        ys[1] += (1.0 + ys[1].abs()).ln();
        if ys[0] <= 3.0 {
            break 'found1 (0..=2).map(|n| (n as f64) * ys[0]).sum::<f64>();
        }
        p159_helper(ys[1]).powi(3)
    };
    ys[1] -= z;
}

#[differentiable(unconnected = "zero")]
fn p159(mut state: [f64; 4], b: &mut f64) -> f64 {
    let mut pair = ([*b + *b, b.mul_add(*b, state[1])], *b);
    *b *= (0..1).take(2).zip(&state).map(|(i, p)| *p * *p).product::<f64>();
    let (mut r, mut u): (f64, f64) = (state.windows(2).skip(1).rev().map(|grid| grid[1] * grid[0]).fold(pair.0[1], |acc, acc2| acc + (*b + acc2)), pair.1 + state[2]);
    for &b2 in &state {
        for n in (0..4).step_by(2) {
            u = p159_helper(b2);
            let j: usize = n;
            let mut i = 0;
            let c: f64 = loop {
                i += 1;
                if !(*b > 3.0) {
                    break u - b2;
                }
                if i >= 2 {
                    break r;
                }
            };
        }
        let mut k = 0;
        let mut w: f64 = 'rows1: loop {
            k += 1;
            if k >= 1 {
                break b2.atan().sinh();
            }
            (0..1).take(2).for_each(|i| {
                u *= *b;
            });
        };
    }
    let flag = u > u && state[4 - 1] <= pair.1;
    'steps2: for d in state.iter_mut() {
        let out = [pair.1; 3];
        let t: f64;
        if u > *d {
            t = r;
        } else {
            t = p159_helper(*d) + *d;
        }
    }
    p159_helper(u) - state[3] * 0.3 + pair.0[2 - 1] * 0.5 - r * 1.5 - p159_helper(u) * r - (u / (1.0 + (-0.4_f64).abs())).sin()
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p120(&mut [-0.2, -0.5, 1.3, 0.6], const &vec![0.6, -0.5, -0.6, 1.0, 1.3])),
        program!(p121([0.7, 0.35, 1.0], &[1.1, -0.2, 0.4, -0.8], &mut [1.2, -1.0, 0.8]) calls p121_helper),
        program!(p122(0.1, [0.35, -0.3, 0.3, -1.0], (-1.1, 0.8)) calls p122_helper),
        program!(p123(&mut -0.9, -0.9)),
        program!(p124(&[0.2, 0.5, -0.4, -0.6], &[[0.2, 0.9], [-0.4, 1.2]], 0.9) calls p124_helper; pulled 0.5),
        program!(p125(&[1.2, 1.0, 0.8, 1.0]) calls p125_helper),
        program!(p126(vec![1.1, 0.1, 0.1, 0.7], 0.7, 0.7)),
        program!(p127(0.2) calls p127_helper, p127_inner),
        program!(p128(vec![1.4, 0.35, 0.3, 0.7]) calls p128_helper),
        program!(p129(vec![-0.8, 0.9, -0.2, -0.7], &[[1.1, -0.6], [1.1, 0.4]]) calls p129_helper),
        program!(p130(&mut [0.9, 0.6]) calls p130_helper; pulled (([-0.7, 1.0], 1.0), [1.0, 0.5])),
        program!(p131(const &[0.1, -0.6, -0.6, -1.0], -0.4) calls p131_helper, p131_inner; pulled -2.0),
        program!(p132(&[-0.9, -0.7, 1.0, 0.6], &mut [0.35, -1.0], &[-0.2, -0.6, 0.8]) calls p132_helper),
        program!(p133(-0.2, -0.5, &vec![0.2, 1.4, 0.7], &mut [-1.1, 0.5, -0.3, 0.2])),
        program!(p134(4, 0.4, vec![1.2, 0.2, 0.2]) calls p134_helper, p134_inner),
        program!(p135([[-1.0, 1.2], [1.2, 0.6]]); pulled 0.3),
        program!(p136(&mut [-1.0, -0.9, -1.0, 0.35], 4) calls p136_helper, p136_inner),
        program!(p137(-1.0, (0.5, -0.1), -0.1, 1.1) calls p137_helper),
        program!(p138([0.6, 0.2, 0.3], vec![0.35, 0.5, 0.7, 1.3, 0.7], &mut [1.1, 0.9], -0.5)),
        program!(p139(2, 1.0) calls p139_helper),
        program!(p140(-1.1, 0.6, &vec![0.3, 0.1, -0.6], -0.9) calls p140_helper; pulled vec![-2.0, -2.0]),
        program!(p141(&mut [0.9, -0.1, 1.3], &mut [0.8, 0.7, 0.5, 0.6, 0.6], 1.4, [[-0.2, -0.1], [0.2, 0.7]]) calls p141_helper),
        program!(p142([0.9, -0.4], &[-1.1, 0.7, 0.35, 0.3]) calls p142_helper, p142_inner),
        program!(p143(&[0.6, 0.3], 0.4, 0.6, const &[1.1, -0.2, -0.3, 1.4]); pulled 0.3),
        program!(p144(4, vec![-0.5, -0.9, 0.1, -0.9, 0.4], &mut [-0.3, 1.1, 0.9]) calls p144_helper),
        program!(p145(0.1, &[1.0, 0.1, 0.4, 0.1, 0.2], 1.0) calls p145_helper, p145_inner),
        program!(p146(-0.1, -0.8, const &[-0.8, 0.35, -1.1], [0.3, -1.2, 0.6])),
        program!(p147(false, &[0.5, 0.5, -1.0, -1.1, 0.6], 0.3, &[[-0.6, -0.6], [-0.4, 0.8], [0.7, -1.2]]) calls p147_helper),
        program!(p148(0.35, 1.4, &mut -1.1, &[0.2, 0.2, 0.4, 0.3]) calls p148_helper),
        program!(p149(&mut [-1.0, 0.35, 0.5, 1.0], &mut vec![-0.1, -1.2, -1.1, -0.9, -0.1], &mut 0.1, -0.6) calls p149_helper, p149_inner),
        program!(p150(&mut -1.1, 2, &vec![-0.6, -0.3, 1.0]) calls p150_helper, p150_inner),
        program!(p151(vec![-0.5, 0.4, 0.9, 1.1], [[0.2, 0.2], [-0.4, 0.3]]) calls p151_helper; pulled 1.0),
        program!(p152([-0.4, 0.8, -1.2], [[1.1, -0.2], [0.35, -0.7]], 0.35) calls p152_helper, p152_inner),
        program!(p153(-0.5, &[0.1, 0.1], 0.8, &[0.6, 0.4, 1.3, -0.2]) calls p153_helper, p153_inner),
        program!(p154(2, 3, 0.6, 2); pulled (-0.7, 0.5)),
        program!(p155(vec![-1.2, -0.2, -0.1, 1.4]) calls p155_helper, p155_inner; pulled (0.3, 0.3)),
        program!(p156(-0.6, const &[0.1, 0.2, -0.5, 1.1]) calls p156_helper),
        program!(p157(&vec![-0.8, 0.3, 1.0, 0.4])),
        program!(p158(const &mut 0.2, &mut [-0.3, -0.2, -1.2, -0.7], -1.2, [[0.2, 1.4], [0.2, -0.9]])),
        program!(p159([0.3, 1.1, 1.4, -0.4], &mut 1.0) calls p159_helper, p159_inner),
    ]
}
