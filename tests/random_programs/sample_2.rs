//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p80(ys: &[f64]) -> f64 {
    if ys[3] > 0.8 {
        let w: f64 = 'found1: {
            if ys[1] > -0.7 {
                break 'found1 ys[1];
            }
            ys[2].tanh().exp2() / (ys[0].powi(2) + 1.2)
        };
    } else {
        let mut row = [ys[ys.len() - 1]; 2];
        row[0] *= (row[0] - row[1]).max(if row[0] < ys[3] {
            ys[1]
        } else {
            row[row.len() - 1]
        });
    }
    (if ys[1] > 1.1 {
        ys[3]
    } else {
        ys[3]
    }) * (1..ys.len()).map(|count| ys[0].atan() + (count as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p81_helper(xs: Vec<f64>, p: &mut f64, buf: &mut [f64]) {
    for s in buf[0..1].iter_mut() {
        if *p > 0.5 {
            return;
        }
    }
    buf.copy_from_slice(&xs);
    let mut m = 0;
    while m < 2 {
        m += 1;
    }
    let h = |b: f64, w: f64| b * (xs[1] * w / (1.0 + (match m % 5 {
        0..=1 => b,
        2 | 4 => buf[0],
        m2 if (m + 1) % 2 != 0 => b,
        _ => w,
    }).abs()));
}

#[differentiable(unconnected = "zero")]
fn p81(#[no_diff] pair: (f64, f64), e: f64) -> f64 {
    if 0 < 3 {
        match 3 % 3 {
            0 => {
                for (j, m) in (0..2).zip(0..=3) {
                    let mut state = [if m % 3 == 0 {
                        pair.1
                    } else {
                        -0.7
                    }, if m % 2 == 0 {
                        pair.1
                    } else {
                        e
                    }, pair.0.atan()];
                }
            }
            1 | 2 => {}
            j if e < 1.0 => {}
            _ => {
                let mut v: Vec<f64> = Vec::new();
                for (count, i) in (0..2).zip(0..4) {
                    v.push(e.floor() * pair.1);
                }
                v.push((0..4).map(|k| (k as f64)).sum::<f64>());
            }
        }
    } else if pair.1 <= e {}
    (e + pair.0 + e * 0.3) * (0..1).map(|i| (i as f64)).sum::<f64>() + (0.9 * 0.9 - e * e)
}

#[differentiable(unconnected = "zero")]
fn p82_helper(state: &mut [f64], count: usize) -> f64 {
    let y = std::mem::replace(&mut state[1], 1.1);
    for (u, i) in state.iter_mut().zip(0..=4) {
        *u = *u;
    }
    y / 2.0 - y + (y - y - (count as f64))
}

#[differentiable(unconnected = "zero")]
fn p82_inner(z: f64, xs: &mut Vec<f64>) {
    let mut b = p82_helper(xs, 2);
    b += xs[2 - 1].min(b + b);
    for a in xs.iter_mut() {
        for m in (0..=2).rev() {
            let b = b * ((if m * 2 % 2 == 1 || m < 3 {
                z
            } else {
                *a
            }) * (*a - *a));
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p82(row: [[f64; 2]; 2], state: &[f64], d: f64) -> f64 {
    let mut r = d;
    r += d.to_radians() * (if r > 1.5 {
        d
    } else {
        let z = state[1];
        r
    });
    let r = r + (r - r).signum() * (r + r);
    let mut r = r * (0..3).zip(1..state.len()).map(|(k, count)| (count as f64) * (state[count] + state[k])).fold(d, |acc, u| acc * 0.5 + u);
    let mut v: Vec<f64> = Vec::new();
    for state2 in state.windows(2) {
        v.push(state2[0]);
    }
    v.push(r * r);
    match 3 % 3 {
        0 => {
            let d = d + (r + -d);
            if 1 < 3 {
                v[1 - 1] += d.abs();
                let c = &mut v[1 - 1];
                *c -= -d;
                *c *= (d.powi(2) + 1.0).log10();
            } else if 2 < 3 {
                let mut grid: Vec<f64> = Vec::with_capacity(4);
                for u in state.iter() {
                    grid.push((d.atan().exp().powi(2) + 0.5).powf(v[0].hypot(1.0 + state[0].abs()).sin()));
                }
                grid.push(d.atan().sinh());
            }
        }
        1 | 2 => {
            'rows1: for y in state.iter().take(2) {}
        }
        _ => {}
    }
    (v[1 - 1] + row[1][2 - 1] * 2.0 - v[0] * 2.0) * d - v[0]
}

#[differentiable(unconnected = "zero")]
fn p83(mut v: [f64; 2], v2: Vec<f64>, xs: &Vec<f64>) -> f64 {
    for &x in xs.iter() {
        'rows1: for j in 0..xs.len() {
            if x < 0.5 {
                continue;
            } else {
                v[j % 2] += x / (1.0 + xs[j % 3].abs()) * v2[v2.len() - 1];
            }
            let mut p = ((match j / 2 % 5 {
                0 | 4 => v2[j % v2.len()],
                2 => x,
                j2 if v2[v2.len() - 1] <= 2.0 => x,
                _ => {
                    let x2 = x;
                    x
                }
            }) - v2[j % v2.len()]).sin();
            let a = p * (p.tanh().cosh() + (j as f64));
        }
    }
    let mut i: usize = 1;
    let b = (0..xs.len()).filter(|k| *k != 1).map(|k| (k as f64)).fold(xs[3 - 1], |acc, y| acc * 0.5 + (xs[xs.len() - 1] + y)) - (v2[i % v2.len()] / 2.0).sin();
    (xs.iter().map(|w| b + w).sum::<f64>() - b * 1.5 - (0..xs.len()).map(|j| (j as f64)).product::<f64>()) * (if !(i + 1 > 2) {
        v[1] / 2.0
    } else {
        b
    })
}

#[differentiable(unconnected = "zero")]
fn p84_helper(ys: &Vec<f64>, xs: &Vec<f64>, c: f64) -> f64 {
    let mut count = 0;
    while count < 5 {
        count += 1;
        if ys[count % ys.len()] < 0.1 && count < 3 {
            break;
        }
        let mut a: f64;
        if xs[0] > ys[count % 2] {
            a = (c * xs[count % 2]).powi(2);
        } else {
            a = xs[count % xs.len()];
        }
    }
    let c = c + (1.0 + xs[0].hypot(c.powi(2) + 1.2).abs()).powf((xs[count % 2] * (count as f64)).sin());
    c + c * 0.3 + (if c >= 2.0 {
        if (count + 1) % 3 == 1 || c > 1.5 {
            c
        } else {
            ys[1]
        }
    } else {
        c.hypot(xs[count % 2].powi(2) + 1.0)
    })
}

#[differentiable(unconnected = "zero")]
fn p84_inner(out: &[f64; 2], b: f64, y: f64, buf: &[f64]) -> f64 {
    let mut buf2: Vec<f64> = Vec::with_capacity(4);
    for k in 0..1 {
        buf2.push((1.0 + buf[k].abs()).log10() * buf[k]);
    }
    buf2.push(y);
    (buf2[1 - 1].clamp(-0.75, 1.25) - b * 1.5 - y * 0.5) * (buf2[1 - 1] * buf[0].atan2(buf[0].powi(2) + 1.0)) + (if y > -0.4 {
        buf[1] * 0.25
    } else {
        buf[1]
    })
}

#[differentiable(unconnected = "zero")]
fn p84(b: &mut f64, p: f64) -> f64 {
    let mut e: f64;
    if 2 < 3 {
        e = p;
    } else {
        e = (p.powi(2) + 1.0).ln_1p() / ((if 2 < 3 {
            p
        } else {
            *b
        }).powi(2) + 1.2);
    }
    e = (-p.powi(2)).exp().atan().sinh();
    let mut k = 0;
    let mut d: f64 = loop {
        k += 1;
        if k >= 3 {
            break e.cos().tanh();
        }
        if !(e <= 0.5) {
            e = p;
            break b.atan();
        }
        let y = &mut *b;
        *y += e * *y;
    };
    let mut d2 = e * (d.atan().exp2() + e * d);
    let y = d2;
    y + y + d2 * 1.5 - y * 0.5 + (0..3).map(|k2| (k2 as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p85(#[no_diff] out: &[f64], s: f64) -> f64 {
    let p: f64;
    if s <= -0.7 {
        let mut a = out[1].tanh() / (1.0 + out[3..].chunks(2).map(|grid| grid[0]).product::<f64>().abs());
        p = a;
    } else {
        p = (0..2).rev().filter(|m| *m != 1).map(|count| out[count] + (count as f64)).sum::<f64>() + (s.powi(2) + 1.2).powf(out[1].sin());
    }
    let (mut u, b) = (((if p > 0.25 && 4 < 3 {
        out[3]
    } else {
        s
    }).powi(2) + 1.2).recip(), (1.0 + out[0].abs()).ln_1p());
    let mut n = 0;
    let y: f64 = loop {
        n += 1;
        if n >= 1 {
            break p * u * (n as f64);
        }
        u /= 0.5_f64.powi(2) + 1.0;
    };
    let y2: f64 = y;
    if y >= 1.0 {
        let i: usize = n;
        u += p;
    } else {
        u /= (-(1.0 + p.abs()).sqrt()).powi(2) + 1.0;
    }
    let e: f64 = out.iter().sum::<f64>();
    match out.len() % 4 {
        0 => {
            let mut m = 0;
            loop {
                m += 1;
                if m >= 1 || m < 3 {
                    break;
                }
                for n2 in 0..out.len() {
                    let count: usize = out.len();
                    u += y2 * (n2 as f64) + e;
                    u *= 0.5;
                }
            }
        }
        1 | 2 => {
            for s2 in out[3..4].iter() {
                let acc = &mut u;
                *acc = 2.0_f64.abs();
                *acc += e + (n as f64);
            }
        }
        _ => {}
    }
    (s * e - p * 0.3 + u * 0.3 + e * 0.5) * y
}

#[differentiable(unconnected = "zero")]
fn p86(grid: &mut [f64], mut c: f64) -> f64 {
    let w = -(1.0 / 3.0) + c * (c * c);
    if 0 < 3 {
        let acc = ((if !(w > -1.0) {
            w
        } else {
            c
        }) + (c + w)).to_radians();
    }
    c += w;
    let mut k = 0;
    while w >= 3.0 && k < 4 {
        k += 1;
        if c <= c {
            c += w;
            continue;
        }
    }
    let g = |u: f64, s: f64| {
        if u > u {
            return if k / 2 > 2 {
                c
            } else {
                s
            };
        }
        u + w
    };
    w - c * 2.0 + c / (w.powi(2) + 1.2) * (grid[k % grid.len()] * (k as f64)) + -(w - grid[grid.len() - 1])
}

#[differentiable(unconnected = "zero")]
fn p87_helper(row: &[f64]) -> f64 {
    match 0 % 4 {
        0 => {
            let flag = row[row.len() - 1] >= row[1] && row[1] > 1.5;
        }
        _ => {}
    }
    row[1].asinh() - 1.1
}

#[differentiable(unconnected = "zero")]
fn p87(state: &[[f64; 2]; 2], v: [f64; 4], out: &[f64], #[no_diff] pair: (f64, f64)) -> f64 {
    let b = p87_helper(&v);
    let mut k = 0;
    'rows1: while k < 2 {
        k += 1;
        if out[0] <= v[2] {
            if pair.1 > 0.9 && k % 2 == 0 {} else if v[k % v.len()] <= out[k % 3] {}
        }
    }
    (b - v[0] * 0.3 + pair.0 * 1.5 - b * 0.5 + out.iter().zip(v.chunks(2)).filter(|(s, buf)| k * 2 > 1).map(|(&r, ys)| r).sum::<f64>()) * (v[1] * b * (pair.1 - -0.4))
}

#[differentiable(unconnected = "zero")]
fn p88(state: &[f64; 2]) -> f64 {
    let mut q = state[1];
    for (j, &s) in state[1..2].iter().enumerate() {
        let x: f64 = 'found1: {
            let u: f64;
            if s < -0.7 {
                u = s;
            } else {
                u = q;
            }
            if q < 0.9 {
                break 'found1 s + s;
            }
            0.25
        };
        let flag = x <= 0.8;
    }
    (q / (state[2 - 1].powi(2) + 1.0) - q * 2.0 - q.sin()) * (0..state.len()).map(|i| (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p89_helper(v: &[f64; 4], state: &Vec<f64>, state2: &[[f64; 2]; 3], buf: &mut Vec<f64>) {
    let p = buf.pop().unwrap();
    let mut buf2: [f64; 4] = [0.5; 4];
    let mut k = 0;
    let mut c: f64 = loop {
        k += 1;
        if k >= 2 || k / 2 % 3 != 0 {
            break (1.0 + (state2[k % 3][1] * buf2[3]).abs()).recip();
        }
        let mut m = 0;
        loop {
            m += 1;
            if m >= 4 || k < 3 {
                break;
            }
            let c = &mut buf2[0];
            *c = 2.0 + buf[0];
        }
        buf[1 - 1] += if m % 2 != 1 {
            p + buf2[m % buf2.len()]
        } else {
            state2[2][m % 2]
        };
    };
}

#[differentiable(unconnected = "zero")]
fn p89_inner(out: &mut Vec<f64>, acc: f64, out2: &mut [f64], grid: Vec<f64>) -> f64 {
    let mut count = 0;
    while count < 5 && grid[1] >= 0.9 {
        count += 1;
        let q = &mut out2[1];
        *q += *q * *q;
        if out2[count % 2] >= 1.0 && out2[1] >= grid[1] {
            break;
        }
    }
    let mut pair = (out2[count % out2.len()].abs() / ((out2[count % 2] - grid[grid.len() - 1]).powi(2) + 1.2), if !(count + 1 < 3) {
        grid[0]
    } else {
        grid[grid.len() - 1]
    });
    pair.0 * out2[count % 2] - acc * 1.5 - grid[0] * 1.5 + pair.1 * 0.3 - acc
}

#[differentiable(unconnected = "zero")]
fn p89(state: &mut Vec<f64>, mut xs: Vec<f64>) {
    if xs[4] > 1.5 {
        return;
    }
    let flag = xs[1] >= -1.0;
    let q = xs[xs.len() - 1].asinh();
    xs[3] *= (if xs[1] <= 1.0 {
        q
    } else {
        let u = q;
        xs[2]
    }) * q;
    xs[2] = xs[1] - xs[3..].windows(2).enumerate().rev().map(|(count, out)| xs[count % xs.len()] + q).sum::<f64>();
}

#[differentiable(unconnected = "zero")]
fn p90_helper(w: f64) -> Vec<f64> {
    let (mut e, x) = (w, w - w);
    e = w / (1.0 + (0..=3).rev().filter(|i| *i != 1).map(|k| x + (k as f64)).sum::<f64>().abs());
    'rows1: for i in 0..4 {
        if i < 3 {
            break 'rows1;
        }
    }
    vec![x, (x.powi(2) + 1.2).cbrt()]
}

#[differentiable(unconnected = "zero")]
fn p90(xs: &[f64], mut p: f64, ys: &mut [f64]) -> f64 {
    let z = -p / 1.5;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 2 {
            break;
        }
    }
    ys[0] *= xs[k % xs.len()];
    match k % 4 {
        0 => {
            let t: f64 = 'found1: {
                let mut out = vec![z, ys[0].hypot(1.0 + z.abs()), z, z * ys[1]];
                if z > 0.25 || k > 1 {
                    ys[1] = (-1.0_f64).atan().exp_m1();
                    break 'found1 p;
                }
                ys[k % ys.len()] + out[3]
            };
        }
        _ => {
            ys[k % 3] -= ys[1] * (k as f64);
        }
    }
    let j: usize = k;
    ys[ys.len() - 1].clamp(-0.75, 1.25) - ys[1..2].iter().sum::<f64>() - p
}

#[differentiable(unconnected = "zero")]
fn p91_helper(grid: &mut Vec<f64>) -> f64 {
    if grid[0] > 1.5 {
        'rows1: for (&d, &a) in grid.iter().zip(grid.iter()) {
            'steps2: for &s in grid.iter() {}
        }
    } else if grid[0] >= 0.3 {
        'search3: for count in (0..grid.len()).step_by(2) {}
    } else {
        grid[2 - 1] = grid[grid.len() - 1];
    }
    grid[1] / (grid[0].powi(2) + 1.2) + (grid[2 - 1] + grid[grid.len() - 1]) * (grid[1] + grid[0]) + grid.iter().sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p91_inner(row: &mut [f64], i: usize) -> f64 {
    let mut i2: usize = i;
    for n in 0..=i {
        let a: f64 = row.windows(2).map(|state| state[1]).sum::<f64>();
        'rows1: for m in 0..n {
            let (mut b, mut r) = ((1.0 + (row[i % 2] + a).abs()).cbrt(), (a.powi(2) + 0.5).powf(a.sin()));
        }
    }
    row[1] - row[0] + (match i2 / 2 % 5 {
        0..=1 | 4 => row[0] - row[0],
        count if row.len() > 0 => row[2 - 1].tanh().exp_m1(),
        _ => row[i2 % 2] * (i2 as f64),
    })
}

#[differentiable(unconnected = "zero")]
fn p91(xs: &Vec<f64>, v: &[f64], xs2: &[f64], ys: &mut [f64; 4]) -> f64 {
    'rows1: for (m, b) in ys.iter().enumerate() {
        let mut count = 0;
        while ys[count % ys.len()] >= 0.25 && count < 4 {
            count += 1;
            let mut row = vec![b.min(*b), if count % 2 == 0 && xs.len() % 2 == 0 {
                v[0]
            } else {
                xs2[0]
            }, xs2[0]];
            row[2] += b.max(*b) + ys[m];
        }
    }
    xs2[1] / 1.5 + xs2[0]
}

#[differentiable(unconnected = "zero")]
fn p92_helper(xs: &[f64; 3], buf: &[f64; 4], xs2: &[f64], state: &[f64]) -> f64 {
    let mut m = 0;
    let d: f64 = loop {
        m += 1;
        if m >= 2 {
            break buf[buf.len() - 1];
        }
        let flag = !(state[2 - 1] <= 1.1);
    };
    'rows1: for e in &xs2[0..1] {
        let mut row: Vec<f64> = (0..3).map(|i| (i as f64) * (xs2[i % xs2.len()] * (i as f64))).collect::<Vec<f64>>();
    }
    state[0] * state[m % 2] - d * 2.0 - state[0] + (match (m + 1) % 5 {
        0..=1 | 4 => d - d,
        2 => d.min(state[0]),
        k if xs2.len() % 2 != 0 => {
            let s: f64 = state.chunks(2).map(|ys| ys[m % ys.len()] + ys[0]).fold(xs2[1], |acc, t| acc * 0.5 + t * xs2[m % 2]);
            s.atan().cosh()
        }
        _ => {
            let mut w = state[1] + (m as f64);
            xs2[m % 2] * d
        }
    })
}

#[differentiable(unconnected = "zero")]
fn p92_inner(out: &[f64], xs: &[f64]) -> f64 {
    let d = out[0];
    for state in xs.chunks(2) {}
    out[1] / (1.0 + d.abs()) + d * 0.5 - (d / (d.powi(2) + 0.5) + out[0].powi(2))
}

#[differentiable(unconnected = "zero")]
fn p92(xs: &mut Vec<f64>, s: f64) {
    let h = |c: f64, c2: f64| {
        let mut b = c2;
        c + s * xs[1].min(c)
    };
    let mut d = s * s + s / (1.0 + 1.0_f64.abs()) + s;
    d /= s.powi(2) + 1.0;
    for i in 1..xs.len() - 1 {
        let mut buf: [f64; 3] = [0.5; 3];
    }
    let mut v = [[xs[3], d], [2.0, s]];
    v[1][0] = d;
    v[1][2 - 1] += if s > v[0][1] {
        d
    } else {
        let r = if d > 1.5 {
            -1.0
        } else {
            let u = v[0][1];
            u
        };
        r
    };
}

#[differentiable(unconnected = "zero")]
fn p93(count: usize, x: &mut f64, count2: usize, mut y: f64) -> f64 {
    let mut m = 0;
    'rows1: loop {
        m += 1;
        y += y.powi(2) * y;
        let z = (-(match count % 5 {
            0 => *x,
            _ => {
                let r = *x + *x;
                -*x
            }
        }).powi(2)).exp();
        if m >= 2 {
            break;
        }
    }
    let mut j = 0;
    while y > y && j < 3 {
        j += 1;
        let mut i = 0;
        loop {
            i += 1;
            if i >= 3 {
                break;
            }
            let grid = vec![y; 2];
        }
        y *= y;
    }
    let mut out: Vec<f64> = Vec::new();
    for k in (0..3).take(2) {
        out.push(y.to_radians());
    }
    out.push((0..=4).map(|n| (n as f64) * *x).sum::<f64>());
    for (count3, &a) in out.iter().enumerate() {
        let mut add = |a2: f64| {
            y += a2 * (-out[count3].powi(2)).exp();
            y
        };
        let d = add(a * a);
        let w = add(-*x);
    }
    out[out.len() - 1] - out[0]
}

#[differentiable(unconnected = "zero")]
fn p94(#[no_diff] pair: (f64, f64), ys: Vec<f64>, ys2: [f64; 4]) -> f64 {
    let flag = ys[4] > 0.25;
    let h = |w: f64| {
        if w <= w {
            return w.asinh();
        }
        w + (ys2[1] + ys2[4 - 1])
    };
    for (c, n) in ys2.iter().zip(0..2) {
        'rows1: for &u in &ys2 {}
    }
    ((if ys[ys.len() - 1] > 1.5 {
        let mut w = pair.0;
        ys2[0]
    } else {
        let q = ys2[ys2.len() - 1];
        ys2[0]
    }) + pair.0 * 0.5 - ys[ys.len() - 1] * 2.0) * ys[..4].chunks(2).map(|xs| xs[0] * (xs[0] + 2.0)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p95_helper(mut row: Vec<f64>, row2: &mut [f64; 2], v: &[f64]) -> f64 {
    row2.copy_from_slice(v);
    row2[1] *= (row2[0] - v[v.len() - 1]) / (1.0 + v[0].asinh().abs());
    for d in row2[1..].iter().rev() {
        if *d > 0.8 {
            let mut state: Vec<f64> = Vec::with_capacity(4);
            for (m, a) in row2.iter().rev().enumerate() {
                state.push(d.signum() * row2[m % 2] + (m as f64));
            }
            state.push(v[2 - 1] * row[0]);
        } else {
            row[0] *= 0.25_f64.powi(3);
        }
    }
    (v.iter().map(|z| *z + *z).sum::<f64>() - row[row.len() - 1] * 2.0 + v[1]) * ((0..row2.len()).filter(|n| *n != 1).map(|i| (i as f64) * row2[i]).sum::<f64>() + row2[0])
}

#[differentiable(unconnected = "zero")]
fn p95(out: [f64; 3], xs: &[[f64; 2]; 2], state: &[f64], mut x: f64) -> f64 {
    let h = |e: f64, r: f64| {
        let b = r.sin();
        e + (0..2).map(|count| (count as f64)).sum::<f64>()
    };
    if x >= state[2] && x > -0.7 {
        let d = -(x / (state[state.len() - 1].powi(2) + 0.5)) + xs[0][0];
    } else {
        let mut add = |acc: f64| {
            x += acc * (x + x);
        };
        add(state[state.len() - 1]);
        add(if state[0] > 2.0 {
            let mut q = state[1];
            out[0]
        } else {
            xs[2 - 1][1]
        });
    }
    let mut ys: Vec<f64> = Vec::new();
    for buf in xs.iter() {
        ys.push((0..out.len()).map(|m| (m as f64) * buf[m % buf.len()]).sum::<f64>());
    }
    ys.push(xs[0][2 - 1] * out[2]);
    let x2 = &mut ys[0];
    *x2 += out[out.len() - 1] - *x2;
    (ys[ys.len() - 1] - x - out[out.len() - 1] * 1.5 - x * 1.5) * (if x < state[0] && state[1] > 0.5 {
        if 0 < 3 {
            let mut e = state[1];
            ys[ys.len() - 1]
        } else {
            ys[0]
        }
    } else {
        1.0
    })
}

#[differentiable(unconnected = "zero")]
fn p96_helper(grid: &mut [f64]) -> f64 {
    grid[0] = (if grid[0] > 0.5 && 2 < 3 {
        let mut w: f64 = grid[1];
        3.0
    } else {
        grid[0]
    }) + grid[2 - 1].powi(2);
    grid[0] * grid[0]
}

#[differentiable(unconnected = "zero")]
fn p96(d: &mut f64, row: &mut [f64], xs: &[f64]) -> (f64, f64) {
    for (c, u) in row[2..5].iter().zip(row.iter()) {
        {
            *d += row[4] / (xs[2].powi(2) + 1.2) * -c;
            *d = *c;
        }
        if *u > 2.0 {
            return (*u / (xs[0].powi(2).powi(2) + 1.0), *u);
        }
        let t = &mut *d;
        *t = if *c > 3.0 && 0.3 > -0.7 {
            let mut z = *t;
            *c
        } else {
            *t
        };
        *t += *u + *t;
    }
    let mut m = 0;
    let z: f64 = loop {
        m += 1;
        if m >= 1 || xs[2] <= *d {
            break (row[0] + xs[xs.len() - 1]) * (xs[xs.len() - 1] / (1.0 + xs[1].abs()));
        }
        for (j, row2) in xs[1..3].chunks(2).rev().enumerate() {
            let mut state = [row2[0], xs[j % xs.len()] - (j as f64), row[row.len() - 1] / 3.0];
        }
        row[3] = xs[m % 3].tanh().exp2();
    };
    ((0..xs.len()).map(|j| (j as f64)).sum::<f64>() + z * 0.3 - xs.iter().sum::<f64>() + row[row.len() - 1].abs(), row[0] - (m as f64) - z * 1.5 + z * xs[0] - (z - xs[m % xs.len()]).mul_add(xs[xs.len() - 1], row[m % row.len()]))
}

#[differentiable(unconnected = "zero")]
fn p97_helper(mut grid: Vec<f64>) -> f64 {
    let mut count = 0;
    let mut c: f64 = loop {
        count += 1;
        grid[1] -= (1..grid.len()).map(|count2| grid[grid.len() - 1 - count2].powi(2) + (count2 as f64)).sum::<f64>();
        if count >= 1 {
            break grid[0] * grid[count % grid.len()].tanh();
        }
    };
    (if !(count * 2 < 3) {
        grid[0]
    } else {
        let mut e = c;
        e
    }) + grid[1] * 0.3 + c + grid.chunks(2).map(|buf| c + 0.1).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p97_inner(i: usize, flag: bool, row: &[[f64; 2]; 2], flag2: bool) -> ([f64; 2], f64) {
    let mut v: [f64; 4] = [0.5; 4];
    v[..1].iter().zip(&v).for_each(|(&q, &q2)| {});
    'rows1: for &x in row[i % row.len()].iter() {
        if row[0][1] <= 2.0 || i * 2 % 2 != 0 {
            break;
        }
    }
    ([(1..v.len()).filter(|k| *k != 1).map(|m| (m as f64)).sum::<f64>(), v[0].to_radians() + (i as f64)], row[1][0] * v[v.len() - 1] + v[i % 4] * 1.5 + v.iter().product::<f64>())
}

#[differentiable(unconnected = "zero")]
fn p97(buf: &[f64], buf2: &[f64]) -> f64 {
    let acc: f64;
    if buf2[0] > 1.0 {
        let t = buf[4 - 1] / (1.0 + buf2[1].abs()) + p97_helper(buf2.to_vec());
        acc = t;
    } else {
        let x = 1.0_f64.powi(2).asinh();
        acc = -x;
    }
    let w: f64 = 'found1: {
        let mut xs: Vec<f64> = Vec::with_capacity(4);
        for a in buf.iter() {
            if acc < *a && acc > 0.9 {
                break 'found1 (1.0 + acc.abs()).sqrt();
            }
            if 2 < 3 {
                xs.push(a.cos() - p97_helper(buf2.to_vec()));
            }
        }
        xs.push(buf2[3] * -0.4);
        let z: f64 = (1..buf2.len()).filter(|m| *m != 1).map(|i| (i as f64) * (xs[1 - 1] * acc)).sum::<f64>() * (0..4).skip(1).map(|k| buf[k] * (k as f64) + (k as f64)).fold(buf2[3], |acc2, y| acc2.max(y.atan().exp_m1() + y));
        if 1 < 3 {
            xs[0] = z;
            break 'found1 (1.0 + buf[0].abs()).ln_1p();
        }
        acc.sin().exp2()
    };
    {
        let mut grid: Vec<f64> = buf2[1..].iter().skip(1).enumerate().rev().map(|(m, &y)| y * -1.0).collect::<Vec<f64>>();
    }
    (buf2[3] - acc * 0.5) * w
}

#[differentiable(unconnected = "zero")]
fn p98_helper(state: [f64; 4], count: usize) -> f64 {
    let mut out: Vec<f64> = Vec::with_capacity(4);
    for p in state.iter().rev() {
        if *p >= *p {
            out.push((if *p > 0.5 {
                *p
            } else {
                *p
            }) + (*p + *p));
        }
    }
    out.push(state[2].tanh().exp());
    (out[1 - 1] * (count as f64) + state[2] * 0.5 + out[count % out.len()] * 1.5) * out[0]
}

#[differentiable(unconnected = "zero")]
fn p98(xs: &mut Vec<f64>) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if j >= 3 {
            break;
        }
        if xs.len() % 3 != 1 {
            if j / 2 % 2 != 1 {
                xs[3] *= xs.windows(2).take(2).enumerate().map(|(j2, row)| p98_helper([0.1, row[j % row.len()], row[j2 % row.len()], row[2 - 1]], 3) + row[0]).fold(xs[j % xs.len()], |acc, d| acc.max(d));
                if j % 2 == 1 || xs[2] > -0.7 {
                    xs[j % 4] = 0.3_f64.powi(3).asinh();
                    continue;
                }
                let f = |z: f64| {
                    let r = z;
                    z + (xs.windows(2).map(|xs2| r * xs2[j % 2]).sum::<f64>().powi(2) + 0.5_f64).ln()
                };
            } else if xs.len() < 3 {
                xs[j % 4] = (if xs[xs.len() - 1] <= xs[2] && xs[1] < 0.9 {
                    xs[3]
                } else {
                    xs[j % xs.len()]
                }) + xs[j % xs.len()] * (j as f64);
            }
            let c = &mut xs[2];
            *c = *c;
        } else {
            let mut n = 0;
            let r: f64 = 'rows1: loop {
                n += 1;
                xs[n % 4] = xs[xs.len() - 1];
                if n >= 1 || xs[2] > 1.1 {
                    break xs[n % 4];
                }
            };
        }
        xs[0] += xs[j % 4];
    }
    let x: f64 = 'found2: {
        xs.iter().for_each(|p| {});
        for j2 in 0..xs.len() {
            if j < 3 {
                break;
            }
            let mut n = 0;
            while n % 2 != 0 && n < 5 {
                n += 1;
            }
        }
        if j < 3 {
            break 'found2 xs[0].to_radians();
        }
        xs[3]
    };
    xs[3] + xs[0..3].iter().zip(xs.iter()).map(|(&b, acc)| b.min(b) + acc).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p99(s: &mut f64) -> f64 {
    let mut i: usize = 3;
    let z = *s / (s.powi(2) + 1.0);
    let mut count = 0;
    while count < 3 && count < 4 {
        count += 1;
        let mut pair = (*s, *s + z);
    }
    let mut s2 = (z - (i as f64)) * (z.atan() * z);
    let w: f64 = 'found1: {
        s2 = s2;
        if s2 < s2 {
            s2 += (1.0 + s2.abs()).ln().sin().cosh();
            break 'found1 (0..=2).map(|j| (j as f64) * s2).product::<f64>();
        }
        *s * (count as f64) - z
    };
    s2 + z * 1.5 - s2 * 0.3 - w * 1.5 + (0..i).zip(0..i).map(|(n, m)| s2 + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p100(xs: [f64; 3]) -> f64 {
    if xs[3 - 1] <= 1.0 {
        let (mut z, c) = (xs[xs.len() - 1] * -0.7 - (xs[2] + xs[3 - 1]), xs[0]);
    } else if xs[3 - 1] <= xs[0] {
        let mut c = xs[1];
    }
    if xs[2] > xs[2] {
        let mut pair = (xs[3 - 1], xs[1].atan());
        match 2 % 3 {
            0 => {
                pair.1 = xs[1].min(if xs[2] > -0.7 {
                    let mut p = pair.0;
                    p
                } else {
                    pair.0
                });
            }
            1 | 2 => {
                pair.1 += pair.0.asinh() * xs[0];
            }
            m if xs[xs.len() - 1] >= 0.5 => {
                let mut xs2: Vec<f64> = Vec::new();
                for grid in xs.windows(2).skip(1) {
                    if pair.0 >= 0.25 || (m + 1) % 3 == 1 {
                        xs2.push((0.9 * pair.0).atan());
                    }
                }
                xs2.push(pair.0 + (m as f64));
            }
            _ => {
                let w = &mut pair.0;
                *w = *w - *w;
            }
        }
    } else {
        for (x, m) in xs.iter().zip(0..xs.len()) {
            let mut pair = (*x, *x / (1.0 + x.abs()));
        }
    }
    0.3 + xs[2] - xs[xs.len() - 1] * 1.5 + (xs[1].powi(2) + 1.0).log10()
}

#[differentiable(unconnected = "zero")]
fn p101_helper(flag: bool, buf: [f64; 4], u: f64) -> f64 {
    for k in 0..2 {
        for (k2, state) in buf[..2].windows(2).take(2).rev().enumerate() {
            if k2 * 2 > 1 {
                break;
            }
            match state.len() % 3 {
                0 => {}
                n if flag => {
                    let mut w = state[n % state.len()].tanh();
                }
                _ => {}
            }
        }
    }
    (u + buf[buf.len() - 1] * 0.3 + u * 0.3) * u + buf[..3].iter().map(|s| s * (u + u)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p101_inner(mut w: f64, x: f64, row: &[f64; 2]) -> f64 {
    w *= if row[row.len() - 1] < -0.4 {
        row[2 - 1].tanh()
    } else {
        x.cos()
    };
    let row2 = row.to_vec();
    let w = w + row2[1];
    (if row[row.len() - 1] < row[1] {
        row[0]
    } else {
        w
    }) + row2[0] * 0.5 - w * 1.5 - p101_helper(!(w < -0.7), [row2[0], w, row[1], row2[0]], -1.0)
}

#[differentiable(unconnected = "zero")]
fn p101(buf: &[f64], #[no_diff] grid: &mut [f64], count: usize, y: f64) -> f64 {
    grid[count] = (0..grid.len()).zip(grid.iter()).map(|(j, z)| *z * *z).sum::<f64>().mul_add(y + y, y);
    'rows1: for (j, &d) in buf.iter().rev().enumerate() {
        if count + 1 < 3 || d > 1.1 {
            continue 'rows1;
        } else {
            let mut grid2: Vec<f64> = grid.windows(2).enumerate().map(|(j2, out)| y * (d + d)).collect::<Vec<f64>>();
        }
    }
    grid[count] *= y;
    let mut j = 0;
    while j / 2 % 3 == 0 && j < 2 {
        j += 1;
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for (&t, &acc) in buf.iter().zip(grid.iter()) {
            v.push(acc);
        }
        v.push(grid[5 - 1 - count].sin().sinh());
    }
    grid[count] = y;
    for (j2, v) in grid.chunks(2).enumerate() {
        if v[0] >= 1.5 {
            for (z, &w) in grid[1..2].iter().step_by(2).zip(v.iter()) {}
        } else if j2 * 2 > 1 {
            let z = p101_helper(grid[grid.len() - 1] < 2.0 || count % 2 != 1, [(0..v.len()).map(|m| (m as f64)).product::<f64>(), y + (j2 as f64), 1.5 * y, grid[count].floor() * grid[5 - 1 - count]], if j2 < 3 {
                let x = y;
                grid[2]
            } else {
                let mut d = y;
                d
            });
        }
    }
    y - (grid[count] - y + (1.0 + y.abs()).powf(grid[grid.len() - 1 - count].sin())) + y
}

#[differentiable(unconnected = "zero")]
fn p102(e: f64) -> f64 {
    let s = (0..4).zip(0..1).map(|(j, count)| (count as f64)).product::<f64>() + e;
    for m in (0..1).rev() {
        let mut s2: f64 = 0.9;
        if e > -0.7 {
            match m / 2 % 4 {
                0 => {
                    let mut xs: Vec<f64> = Vec::with_capacity(4);
                    for (k, j) in (0..m).step_by(2).zip(0..m) {
                        if s2 > 0.25 {
                            xs.push(s2 - s2.cos());
                        }
                    }
                    xs.push(s2 - 3.0);
                }
                1 | 2 => {}
                n if n > 1 && m < 3 => {}
                _ => {}
            }
            s2 = (if m % 2 == 0 {
                s2
            } else {
                s2
            }).hypot((s2 + s2).powi(2) + 1.2);
        } else {
            let mut a = s2;
        }
    }
    s + s - e * 2.0 - ((0..3).map(|n| (n as f64)).sum::<f64>() + s) - (s + s * s)
}

#[differentiable(unconnected = "zero")]
fn p103_helper(pair: (f64, f64), e: &mut f64) -> f64 {
    let mut u = (0..=4).map(|count| *e - *e + (count as f64)).product::<f64>() * (pair.1.powi(2) + 1.2).sqrt();
    let mut k = 0;
    loop {
        k += 1;
        u = (pair.1.tanh().powi(2) + 0.5).powi(-1);
        let mut pair2 = (((u * 0.9).powi(2) + 1.2).ln(), if u > pair.0 && k > 1 {
            u
        } else {
            let t = pair.0;
            u
        });
        if k >= 4 {
            break;
        }
    }
    let mut grid = [pair.1, (u.powi(2) + 1.0).sqrt(), u + u];
    grid[k % 3] * (k as f64) - grid[0] / (1.0 + grid[3 - 1].mul_add(u, u).abs()) - grid[0]
}

#[differentiable(unconnected = "zero")]
fn p103(e: f64, v: &[f64]) -> f64 {
    'rows1: for i in 1..v.len() {}
    let s = if e > 0.9 {
        v.windows(2).skip(1).map(|row| e * (-0.4_f64).tanh().cosh()).product::<f64>()
    } else {
        let mut s = e;
        s
    };
    let mut state = vec![s - v[0], e.atan(), s + s, e.mul_add(0.1, 2.0)];
    let mut p = s;
    let b = std::mem::replace(&mut p, s.atan().sinh());
    let x = (state[2].sin() * (if state[3] > 1.5 {
        let b2 = b;
        b2
    } else {
        p
    })).sin();
    let mut p2 = s;
    let b2 = x.tanh() * (p2.powi(2) + 1.0).powi(-1) / 1.5;
    state.push(x * p);
    let mut i = 0;
    while i < 3 {
        i += 1;
        for n in 0..i {
            let g = |x2: f64| x2 + x2.min(v[n % v.len()]) / (1.0 + (b2 * x).abs());
        }
        for k in 0..=i {
            let mut acc = b2;
        }
    }
    (s + e * 0.5 - state[i % 4] * 0.3 + p * 2.0) * state.iter().map(|b3| *b3).sum::<f64>() + (1.5 + p + -b)
}

#[differentiable(unconnected = "zero")]
fn p104_helper(buf: &[f64], ys: &[[f64; 2]; 2]) -> f64 {
    (if !(buf.len() < 3) {
        ys[2 - 1][0]
    } else {
        ys[ys.len() - 1][1]
    }) * ys.iter().step_by(2).enumerate().map(|(j, v)| v[j % v.len()] * ys[0][j % 2].min(0.9)).sum::<f64>() * buf[..1].iter().rev().filter(|acc| **acc > -0.4).map(|r| *r + *r).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p104(grid: &[[f64; 2]; 2]) -> f64 {
    let buf: [f64; 3] = [0.5; 3];
    for j in (0..3).rev() {
        if buf[buf.len() - 1 - j] <= grid[j % grid.len()][0] || grid[grid.len() - 1][2 - 1] > 0.5 {
            continue;
        }
    }
    buf.chunks(2).rev().filter(|buf2| 1 < 3).map(|buf2| buf2[0]).fold(grid[1][0], |acc, u| acc.max(u * buf[buf.len() - 1])) * (0..=2).zip(grid[0][..1].chunks(2)).filter(|(n, v)| *n < 3).map(|(count, v)| (v[count % v.len()].powi(2) + 0.5).powf(v[0].sin()) + v[count % v.len()]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p105_helper(mut pair: (f64, f64), xs: &Vec<f64>, ys: &Vec<f64>) -> f64 {
    for (j, d) in ys.iter().enumerate() {
        let mut x = xs[1];
    }
    (pair.0 * ys[1] - pair.1 * 0.5) * pair.1
}

#[differentiable(unconnected = "zero")]
fn p105_inner(out: &[f64; 4], out2: &Vec<f64>, flag: bool, acc: f64) -> (f64, f64) {
    let mut x = acc.hypot(1.0 + out2[2 - 1].abs()) / 1.5 / ((0..4).map(|k| p105_helper((acc, out2[k % out2.len()]), out2, out2) + (k as f64)).sum::<f64>().powi(2) + 1.0);
    let mut i = 0;
    while i < 2 && out[i % out.len()] > 0.9 {
        i += 1;
        let acc = acc + out2[1];
    }
    let mut n = 0;
    let r: f64 = loop {
        n += 1;
        if !(out2[i % out2.len()] < 0.25) {
            x -= out2.windows(2).enumerate().map(|(m, xs)| x * x).sum::<f64>();
        }
        if n >= 3 || out.len() % 3 != 0 {
            break p105_helper((acc, x), out2, out2);
        }
    };
    (x * out2[0] + acc * 1.5 - x * 2.0 + r * 0.5 - r, (r - x * 0.5) * (0..out2.len() - 1).map(|n2| (n2 as f64) * (acc - r)).sum::<f64>() * r)
}

#[differentiable(unconnected = "zero")]
fn p105(mut w: f64, t: &mut f64, xs: &mut [f64; 4]) -> f64 {
    for m in 0..=4 {
        let mut buf = [[*t, xs[m % xs.len()]], [xs[0], xs[xs.len() - 1]]];
        if m % 3 != 0 {
            'rows1: for v in xs[1..].chunks(2) {
                *t -= (buf[m % buf.len()][m % 2] + xs[3]) * v[0];
                let mut v2: Vec<f64> = Vec::with_capacity(4);
                for grid in xs.chunks(2).rev() {
                    v2.push(v[m % v.len()].abs() + grid[grid.len() - 1].max(xs[1]));
                }
                v2.push(w * buf[m % buf.len()][0]);
            }
            if xs[0] <= 0.25 {
                buf[m % 2][2 - 1] -= buf[1][m % 2] + xs[m % xs.len()] - buf[1][m % 2] * buf[0][m % 2];
                let r = &mut xs[0];
                *r /= buf[m % 2][m % 2].powi(2) + 1.0;
                *r = buf[m % 2][m % 2].atan2(1.0 + r.abs());
            } else {
                let mut pair = (buf[m % buf.len()][m % 2], buf[0][m % 2] * buf[0][0]);
            }
        }
    }
    xs[1] + w * 1.5 + xs[4 - 1] / (1.0 + xs[4 - 1].abs()) * xs[1] + (if xs[3] > -0.7 && xs[1] > 1.1 {
        let mut w2 = *t / (t.powi(2) + 1.2);
        xs[4 - 1]
    } else {
        let r = *t + w;
        *t
    })
}

#[differentiable(unconnected = "zero")]
fn p106(v: [[f64; 2]; 2], out: &[[f64; 2]; 2]) -> f64 {
    if v[1][0] < 0.9 {
        match 1 % 3 {
            0 => {
                if out[1][2 - 1] > -1.0 {} else {
                    let mut buf = vec![out[1][1]; out.len()];
                }
            }
            1 | 2 => {
                'rows1: for q in v[0][1..].iter().step_by(2) {}
            }
            n if out[out.len() - 1][n % 2] <= 2.0 => {
                'steps2: for (z, grid) in out[0].iter().rev().zip(v[1][1..2].chunks(2)) {
                    let (z2, x) = (v[n % v.len()][n % 2], if *z <= grid[0] || grid.len() > 1 {
                        grid[n % grid.len()]
                    } else {
                        *z
                    });
                }
            }
            _ => {
                'search3: for (n, a) in v[0].iter().enumerate().rev() {}
            }
        }
    } else if out[1][1] > -0.7 {
        match out.len() % 4 {
            0 => {}
            k if v[k % v.len()][k % 2] <= 1.0 && k * 2 % 3 == 1 => {
                let (z, mut q) = (out[k % 2][2 - 1], out[1][k % 2]);
            }
            _ => {}
        }
    } else {
        match 0 % 4 {
            0 => {}
            1 | 2 => {}
            _ => {}
        }
    }
    (if !(out[0][1] > 1.0) {
        out[1][1]
    } else {
        let mut r: f64 = v[1][1];
        r
    }) - v[0][1] * 0.5 - (0..out.len()).zip(0..out.len() - 1).map(|(i, m)| v[i][m % 2] + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p107(a: f64, state: &Vec<f64>) -> f64 {
    if state[0] > state[3] || state[4] < 1.1 {
        return state[state.len() - 1].cos();
    }
    let m: usize = 0;
    let mut count = 0;
    let acc: f64 = loop {
        count += 1;
        if count >= 1 {
            break a;
        }
    };
    let mut count2: usize = m;
    'rows1: for (i, out) in state[1..3].windows(2).enumerate().rev() {
        let mut out2: Vec<f64> = (1..state.len() - 1).map(|i2| out[1] + (i2 as f64)).collect::<Vec<f64>>();
    }
    (state[count2 % 5] + state[0] - acc * 0.3) * acc
}

#[differentiable(unconnected = "zero")]
fn p108_helper(ys: &[f64]) -> ([f64; 2], f64) {
    let b: f64;
    if !(ys[ys.len() - 1] >= 0.9) {
        let u = (0..3).map(|m| (m as f64)).sum::<f64>().tanh().sinh();
        b = (u + u) / 1.5;
    } else {
        let mut b2 = ys[0];
        b = b2;
    }
    let mut d: f64;
    if b > -0.4 {
        d = b;
    } else {
        let mut r = b + 1.1;
        d = b;
    }
    ([(0..4).filter(|i| *i != 1).map(|k| d + (k as f64)).product::<f64>() - b, b.sin()], (d - b * 1.5) * (-1.1 * (d.floor() * b)))
}

#[differentiable(unconnected = "zero")]
fn p108_inner(s: f64, flag: bool) -> f64 {
    if s > s || s > 0.1 {
        for k in (0..3).skip(1) {
            let mut i: usize = k;
            let p: f64;
            if s < 1.5 {
                let acc = (if k % 2 == 1 {
                    let mut b = s;
                    b
                } else {
                    s
                }) * (i as f64);
                p = acc * s - -0.4;
            } else {
                let e = s * (s + s);
                p = e / 2.0;
            }
        }
    }
    -0.7 / (s.powi(2) + 0.5) * (0..1).map(|i| (i as f64)).sum::<f64>() * (0..=1).map(|m| (m as f64)).product::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p108(y: f64) -> (f64, f64) {
    for i in (0..=2).take(2) {
        let mut pair = ([y, y.min(y)], y.abs());
        match i % 4 {
            0 => {
                let mut d = (-pair.1.powi(2)).exp().powi(2);
                let h = |p: f64| p * (p - p).to_radians();
            }
            1 | 2 => {
                let r = &mut pair.0[i % 2];
                *r *= *r * *r;
                *r -= *r;
            }
            _ => {
                pair.0[i % 2] += pair.1 * pair.1 + pair.1.to_radians();
                for n in (0..3).take(2) {
                    pair.1 -= p108_inner(pair.0[n % 2], pair.1 < 2.0).powi(2);
                    pair.0[1] = (0..=2).skip(1).zip(0..n).map(|(m, j)| y * pair.0[1] + (j as f64)).sum::<f64>();
                }
            }
        }
    }
    if y > 1.0 {
        let mut j = 0;
        let c: f64 = 'rows1: loop {
            j += 1;
            let mut m = 0;
            'steps2: loop {
                m += 1;
                if m >= 3 {
                    break;
                }
            }
            if j >= 4 || y <= -0.4 {
                break p108_inner(y, y >= -1.0).max(y.to_radians());
            }
        };
    }
    (y * (y + y + (0..3).map(|n| (n as f64) * y).sum::<f64>()) * (0..=4).take(2).zip(0..=2).map(|(i, m)| (m as f64)).sum::<f64>(), y * y + ((if y >= 0.3 {
        let mut x = y;
        y
    } else {
        let w = y;
        w
    }) - y.sin()))
}

#[differentiable(unconnected = "zero")]
fn p109_helper(y: f64, m: usize) -> f64 {
    (y.min(y) - y * 2.0) * y.powi(2).max(0.5 + y) + (0..=2).map(|n| (n as f64) * (y * y)).fold(y, |acc, acc2| acc + acc2 * (if m > 2 {
        acc2
    } else {
        acc2
    }))
}

#[differentiable(unconnected = "zero")]
fn p109(acc: f64, row: &[f64]) -> f64 {
    let mut w = ((row[row.len() - 1] / (1.0 + row[row.len() - 1].abs()) / ((row[0] - row[3]).powi(2) + 0.5)).powi(2) + 1.0).ln();
    w = w.min(p109_helper(w, 2));
    let u = w;
    for r in row.iter().skip(1) {
        if w < w {
            return 2.0;
        } else {
            w /= (r * 1.5).powi(2) + 1.0;
        }
        let mut m = 0;
        loop {
            m += 1;
            w = w;
            if m >= 1 {
                break;
            }
        }
    }
    acc - (1..row.len()).rev().map(|k| (k as f64)).sum::<f64>() - w
}

#[differentiable(unconnected = "zero")]
fn p110_helper(mut acc: f64, state: [f64; 3]) -> f64 {
    acc *= 0.8_f64.clamp(-0.75, 1.25);
    (state[state.len() - 1] - state[1].max(state[0].sin().sinh())) * (state[0].sin() / 3.0)
}

#[differentiable(unconnected = "zero")]
fn p110(xs: &mut [f64], v: &mut [f64]) -> f64 {
    let mut xs2 = [v[v.len() - 1]; 3];
    let mut u = xs2[0].clamp(-0.75, 1.25).sin().exp2();
    v.fill(xs2[2] / 2.0);
    match 1 % 3 {
        0 => {
            let mut row: Vec<f64> = Vec::new();
            for j in 0..1 {
                row.push(u - v[j] / (0.3_f64.powi(2) + 1.2));
            }
            row.push(xs2[0]);
        }
        _ => {
            let mut m = 0;
            while m < 2 && m / 2 < 3 {
                m += 1;
                if m / 2 % 3 == 0 {
                    v[1] *= xs2[m % 3] - -v[0];
                    let (mut w, z) = (u.signum() * u, u);
                } else if v.len() % 3 == 0 {
                    xs[2] += u.tanh().exp_m1() + xs2[m % xs2.len()].atan2(xs2[xs2.len() - 1].powi(2) + 0.5);
                }
            }
        }
    }
    (u + v[4] + u * 1.5) * (0..4).zip(v.windows(2)).map(|(j, row)| row[1]).fold(u, |acc, t| acc.max(t + t))
}

#[differentiable(unconnected = "zero")]
fn p111_helper(buf: &[[f64; 2]; 2], mut buf2: [f64; 4], xs: &mut [f64], state: &[f64; 3]) -> Vec<f64> {
    vec![state[0].powi(2).sin(), state[3 - 1].abs()]
}

#[differentiable(unconnected = "zero")]
fn p111_inner(state: Vec<f64>, pair: (f64, f64), xs: &mut [f64], ys: &mut Vec<f64>) -> f64 {
    for (v, grid) in ys[1..2].chunks(2).zip(ys.chunks(2)) {
        for (m, y) in grid.iter().rev().enumerate() {
            xs[1] = y * (m as f64) + (if m / 2 % 2 == 1 && ys.len() > 1 {
                let w: f64 = 0.25;
                w
            } else {
                let mut e = pair.1;
                *y
            });
        }
        if v[0] > 0.1 && grid[0] > 1.0 {
            break;
        }
    }
    ((if pair.1 > 0.9 {
        let u = pair.0;
        ys[0]
    } else {
        xs[2 - 1]
    }) - pair.1 * 2.0) * ys[2 - 1] * (0..ys.len()).zip(ys.windows(2)).map(|(i, xs2)| pair.0 * xs2[i % xs2.len()]).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p111(pair: (f64, f64), mut pair2: (f64, f64), v: &mut [f64]) -> f64 {
    let mut j = 0;
    let mut t: f64 = loop {
        j += 1;
        if j >= 4 {
            break (0..=j).take(2).map(|k| (k as f64) * (match j / 2 % 5 {
                0..=1 | 4 => {
                    let mut s: f64 = pair2.0;
                    pair2.0
                }
                2..=3 | 4 => v[k % v.len()],
                count if pair2.0 < 1.5 => {
                    let mut c = pair2.0;
                    c
                }
                _ => v[1],
            })).sum::<f64>();
        }
    };
    match j * 2 % 4 {
        0 => {
            v[j % 3] = if pair2.0 > -1.0 {
                (0..v.len()).map(|j2| (j2 as f64)).fold(t, |acc, a| acc.max(a + a))
            } else {
                let mut r = -0.4 + v[j % v.len()];
                v[v.len() - 1]
            };
            let (mut w, mut p) = (pair.1.asinh() + t, t);
        }
        1 | 2 => {
            let t2: f64 = 'found1: {
                let mut xs: Vec<f64> = v.iter().enumerate().rev().map(|(m, &x)| 0.3 + x).collect::<Vec<f64>>();
                let q: f64;
                if t >= 0.9 {
                    let mut z = ((t + t).powi(2) + 1.0).powf((xs[j % 1].signum() * xs[j % xs.len()]).sin());
                    q = v[2..3].iter().fold(v[j % v.len()], |acc, &w| acc * 0.5 + w) * (xs[j % xs.len()] * xs[j % xs.len()]);
                } else {
                    let mut x: f64 = xs[0];
                    q = t * v[j % v.len()];
                }
                if xs[j % 1] > q {
                    break 'found1 pair.0.sin();
                }
                xs[j % xs.len()] / 2.0 - pair2.0 / (1.0 + xs[j % xs.len()].abs())
            };
        }
        _ => {}
    }
    let mut e = t * (j as f64);
    let mut grid = [t; 4];
    for (u, &x) in grid.iter().zip(grid[3..].iter()) {
        let mut c = match j / 2 % 5 {
            0 => t,
            i if v[2] < t => (0..2).rev().map(|i| *u + (i as f64)).sum::<f64>() * (*u * t),
            _ => (1.0 + grid[grid.len() - 1].abs()).cbrt(),
        };
        let mut n = 0;
        while j > 2 && n < 4 {
            n += 1;
            for &p in grid.iter() {
                e += v[1];
            }
        }
    }
    (t.min(e) + pair2.0 * 0.3 - (if grid[j % 4] <= 0.1 {
        t
    } else {
        let t2 = e;
        t2
    }).signum() * pair2.0) * ((e + t).powi(2) + 1.2).powf((e / 3.0).sin())
}

#[differentiable(unconnected = "zero")]
fn p112_helper(grid: &[[f64; 2]; 2], out: &Vec<f64>, mut pair: (f64, f64), xs: &[f64; 4]) -> f64 {
    let mut b = pair.1;
    if b > 0.1 {
        pair = ((if 3 < 3 {
            b
        } else {
            grid[0][2 - 1]
        }) + b, (1.0 + (pair.1 - b).abs()).sqrt());
        b *= pair.1;
        let mut pair2: (f64, f64) = ((1.0 + b.abs()).powf(pair.1.min(b).sin()), grid.iter().skip(1).zip(xs.iter()).map(|(grid2, &x)| x * grid2[1]).sum::<f64>());
    } else {
        b -= xs[xs.len() - 1];
    }
    (out[0] - pair.0 * 0.5 + b * 0.5) * xs[0].sin()
}

#[differentiable(unconnected = "zero")]
fn p112_inner(buf: &[f64; 4], state: [f64; 4], pair: (f64, f64)) -> f64 {
    let mut b = (state[2] - (if !(3 < 3) {
        pair.1
    } else {
        buf[2]
    })) * (pair.0 * (if buf[2] <= 0.3 {
        pair.0
    } else {
        let mut r: f64 = pair.0;
        state[1]
    }));
    let mut state2: Vec<f64> = Vec::new();
    for (count, y) in state.iter().enumerate() {
        state2.push(state[count] * state[state.len() - 1 - count] + (1.0 + (-1.0_f64).abs()).ln());
    }
    state2.push(pair.1);
    if state2[0] > 0.5 {
        state2[0] *= pair.0;
    } else {
        for (&r, i) in state2.iter().zip(0..state2.len()) {
            if b >= 1.0 {
                continue;
            }
        }
    }
    ((if state2[0] >= 0.1 {
        let p = b;
        p
    } else {
        buf[4 - 1]
    }) + state[4 - 1] * 2.0 - b * 0.5 - state2[0] * 2.0) * (state2[0] + b + state[1] * pair.0) * pair.0
}

#[differentiable(unconnected = "zero")]
fn p112(v: &Vec<f64>, c: &mut f64, p: f64, state: &mut [f64]) -> f64 {
    let t = &mut state[4 - 1];
    *t /= (p + *c).powi(2) + 1.0;
    let s: f64 = 1.0;
    let c2 = s;
    (0..state.len() - 1).zip(0..state.len()).for_each(|(i, i2)| {
        *c += c2.asinh();
    });
    'rows1: for y in state[0..3].iter() {
        *c += state[3] * (y + y);
        let mut d = p;
    }
    state[3] += s.atan() * p;
    let mut k = 0;
    let mut t: f64 = loop {
        k += 1;
        if k >= 2 {
            break (1.0 + (state[2] - p).abs()).log10();
        }
        if k / 2 < 3 && k * 2 % 2 == 0 {
            *c = (p.powi(2) + 0.5).powi(-1);
            continue;
        }
    };
    let mut ys = vec![p; state.len()];
    state[k % 4] *= (0..ys.len()).take(2).zip(ys[..2].chunks(2)).map(|(count, buf)| s + 1.5).fold(s, |acc, w| acc.max(w));
    (0..ys.len() - 1).for_each(|k2| {
        state[3] += ys[k2];
    });
    (ys[..3].iter().enumerate().filter(|(count, z)| **z > -1.0).map(|(m, y)| y * c2).sum::<f64>() - s * 0.3 + c2 * 0.5 + (1..state.len()).skip(1).map(|k2| (k2 as f64)).sum::<f64>()) * v[v.len() - 1]
}

#[differentiable(unconnected = "zero")]
fn p113_helper(row: &[f64], ys: &mut [f64; 4], pair: (f64, f64), j: usize) -> f64 {
    let n: usize = j;
    0.3 * (0..ys.len()).zip(0..ys.len()).map(|(n2, k)| (k as f64)).sum::<f64>() * pair.0
}

#[differentiable(unconnected = "zero")]
fn p113_inner(buf: &[f64], y: &mut f64) -> f64 {
    match 0 % 3 {
        0 => {
            *y /= (y.powi(2) + 1.0).sqrt().powi(2) + 1.0;
            *y *= -0.7;
        }
        1 | 2 => {
            *y = (buf[0] * *y).tanh();
        }
        _ => {
            *y = -*y;
        }
    }
    buf[0] + (y.powi(2) - (1.0 + y.abs()).sqrt()) - (*y * *y + *y * *y)
}

#[differentiable(unconnected = "zero")]
fn p113(acc: f64, mut x: f64) -> f64 {
    let mut v = vec![x; 4];
    let mut pair: ([f64; 2], f64) = ([(0..v.len()).zip(&v).filter(|(j, s)| **s > 1.0).map(|(j, u)| u * u).sum::<f64>(), (v[0].powi(2) + 1.2).cbrt()], 0.3);
    v[..2].swap(1, 0);
    let mut m: usize = 1;
    let h = |acc2: f64, c: f64| acc2 * (c - (m as f64) + (m as f64));
    match m / 2 % 4 {
        0 => {
            match m % 4 {
                0 => {
                    if v[m % v.len()] > 1.1 && m * 2 < 3 {
                        x += pair.1;
                        let mut add = |b: f64| {
                            x += b * (b / (b.powi(2) + 1.0));
                        };
                        add(if v[m % v.len()] > 1.5 {
                            pair.0[0]
                        } else {
                            acc
                        });
                        add(h(pair.0[1], acc));
                    } else {
                        v[2] = pair.1;
                        let xs = vec![x * (m as f64), acc * pair.1, v[m % 4] * x];
                    }
                    let mut grid: Vec<f64> = Vec::with_capacity(4);
                    for (m2, v2) in v.windows(2).rev().enumerate().rev() {
                        grid.push((1.0 + (pair.1 - pair.0[2 - 1]).abs()).sqrt());
                    }
                    grid.push(pair.0[m % 2].cos());
                }
                1 | 2 => {
                    pair = ([pair.0[2 - 1], h(x, x)], (v[3] + pair.1).asinh());
                    v[m % 4] = v[..2].iter().map(|w| *w).product::<f64>();
                }
                j if v[j % 4] <= 1.5 => {
                    v[0] += x.atan().sinh();
                }
                _ => {}
            }
        }
        _ => {}
    }
    (x.signum() * pair.1 - x * 0.3 - v[0] * 0.5 - pair.0[m % 2] * 2.0) * x
}

#[differentiable(unconnected = "zero")]
fn p114_helper(mut e: f64, pair: (f64, f64), grid: &mut [f64; 3], state: [f64; 3]) -> ([f64; 2], f64) {
    let b = &mut e;
    *b = 1.5 / (state[state.len() - 1].powi(2) + 1.0);
    *b += grid[0].cos();
    e -= grid[2] + pair.1 + grid[grid.len() - 1];
    let mut pair2: (f64, f64) = (state.iter().zip(&state).map(|(u, &b)| b).sum::<f64>(), state[state.len() - 1].min(pair.0));
    'rows1: for (c, a) in state.iter().zip(state.iter()) {
        e = (state[1] / (1.0 + c.abs())).clamp(-0.75, 1.25);
    }
    ([state.windows(2).skip(1).rev().enumerate().map(|(k, buf)| pair2.1 * pair2.0).sum::<f64>() + state[2] * pair2.0, (pair2.0 + state[3 - 1]).powi(2)], (pair2.1 + state[1] * 0.5 - pair2.0 * 0.3) * pair2.1 * (state[2] * 0.5_f64.cos()))
}

#[differentiable(unconnected = "zero")]
fn p114_inner(ys: &[f64], buf: &[f64]) -> f64 {
    let mut v: Vec<f64> = Vec::new();
    for (i, state) in (0..3).zip(buf.chunks(2)) {
        if state[i % 1] > 2.0 {
            v.push(buf[1].tanh() - (i as f64));
        }
    }
    v.push(ys[1..2].iter().sum::<f64>());
    v[0] -= -(buf[0] - v[0]);
    let flag = buf[buf.len() - 1] >= 1.5;
    let h = |b: f64, y: f64| b + b.powi(2);
    match 4 % 4 {
        0 => {
            match 4 % 4 {
                0 => {
                    v[0] += buf[0] + ys[0] + buf[0] / 3.0;
                }
                m if (m + 1) % 3 == 1 || m * 2 % 3 != 0 => {
                    let p = &mut v[m % 1];
                    *p += *p;
                }
                _ => {
                    v[0] -= v[1 - 1] + buf[2 - 1] * v[0];
                }
            }
        }
        _ => {}
    }
    v[1 - 1] - v[v.len() - 1] + ys[1].clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p114(state: &mut Vec<f64>, state2: &mut [f64]) -> f64 {
    state[3] *= (state[state.len() - 1] + state2[1]) * (state2[3] * state2[1]);
    if !(state2[5 - 1] <= 0.25) {
        state2[0] -= if state2[state2.len() - 1] > 0.5 && state2[1] > 0.5 {
            let mut u = state2[2].to_radians();
            u + u
        } else {
            if state[3] >= -1.0 {
                -0.7
            } else {
                -0.4
            }
        };
    } else {
        state[3] *= (0..1).zip(0..1).map(|(m, k)| state2[k % state2.len()] + (k as f64)).sum::<f64>().tanh();
        let mut m = 0;
        let y: f64 = loop {
            m += 1;
            if m >= 1 {
                break state2[1];
            }
            let s = p114_inner(state2, &state2[..4]);
        };
    }
    let f = |d: f64| {
        if d >= 1.1 {
            return if d > -1.0 {
                state2[5 - 1]
            } else {
                d
            };
        }
        d + (state2[2].powi(2) + d * state2[4])
    };
    state[1] * 1.5 - state[2]
}

#[differentiable(unconnected = "zero")]
fn p115_helper(mut b: f64, a: &mut f64, mut b2: f64) -> (f64, f64) {
    for count in 0..3 {
        let t = (b2 * *a - b2 / 2.0).atan().exp_m1();
    }
    ((b2 + b2 + b * 2.0 + b2 * 0.3) * (b2 / 2.0 + b2.signum() * b2) - b2, (a.cos() + b2 * 0.5 + b2.sin().exp_m1() / (1.0 + b2.abs())) * (if *a < b {
        *a
    } else {
        b2
    }).max(if *a > 1.5 {
        b2
    } else {
        let y = b2;
        b2
    }))
}

#[differentiable(unconnected = "zero")]
fn p115(row: &mut [f64], out: &[f64; 3], grid: [[f64; 2]; 3]) -> f64 {
    if out[1] >= out[0] {
        row[2] *= out[..1].iter().map(|z| *z).sum::<f64>();
        let mut pair = ([grid[3 - 1][0].tanh().exp2(), if out[1] > -1.0 {
            grid[0][0]
        } else {
            let mut z = row[4 - 1];
            row[2]
        }], row[3]);
        let mut pair2 = (pair.0[2 - 1], pair.1 * pair.1);
    }
    {
        row[1] *= grid[0][0].abs();
    }
    if out[1] > 1.1 {
        let mut t = (grid[2][1] + row[1]) * (if grid[2][1] < out[0] {
            grid[grid.len() - 1][0]
        } else {
            grid[1][1]
        }) - (-out.iter().enumerate().map(|(k, z)| *z).sum::<f64>().powi(2)).exp();
        match 0 % 3 {
            0 => {
                t += (if t > t || -1.0 > 2.0 {
                    let t2 = grid[2][0];
                    t
                } else {
                    row[3]
                }).powi(2);
            }
            1 | 2 => {
                match grid.len() % 3 {
                    0 => {
                        t -= t * out[1] - out[2].atan2(grid[1][0].powi(2) + 0.5);
                    }
                    1 | 2 => {
                        let out2 = &mut row[2..];
                        t += out2[1] * grid[0][0].atan().exp_m1();
                        out2[0] += if t >= out2[1] {
                            out[3 - 1]
                        } else {
                            out2[1]
                        };
                    }
                    _ => {
                        t = t;
                    }
                }
            }
            _ => {
                let mut pair = p115_helper(0.3, &mut t, grid[2][0]);
            }
        }
    } else if 2 < 3 {
        let mut row2 = [out[2], grid[1][2 - 1]];
    } else {
        row[2] -= grid[3 - 1][0];
    }
    (grid[0][0] * out[out.len() - 1] - grid[0][1] * 0.5 + grid[0][1].sin().to_radians()) * out[1]
}

#[differentiable(unconnected = "zero")]
fn p116(xs: [f64; 3]) -> f64 {
    let mut j = 0;
    'rows1: while j < 2 {
        j += 1;
        if j < 3 {
            if xs[j % xs.len()] >= -1.0 || xs[j % xs.len()] <= xs[xs.len() - 1] {
                let flag = j % 2 != 0;
            }
            let g = |q: f64, a: f64| {
                let z = xs[1..3].iter().rev().zip(0..xs.len()).map(|(u, n)| (n as f64) * a).sum::<f64>() + (q + q);
                q + z.hypot(a.powi(2) + 1.0).hypot(1.0 + (if z >= a {
                    let mut x = z;
                    q
                } else {
                    let s = z;
                    a
                }).abs())
            };
            let mut grid = [xs[xs.len() - 1]; 3];
        } else {
            if xs[3 - 1] >= -0.7 {
                let f = |a: f64, c: f64| {
                    if xs.len() < 3 {
                        return c - c;
                    }
                    a * ((0..xs.len()).step_by(2).map(|count| (count as f64)).product::<f64>() * (xs[j % 3] + c))
                };
                if !(j < 3) {
                    continue 'rows1;
                }
                let mut u: f64 = (-1.0 + (j as f64) + (j as f64)).tanh().exp_m1();
            }
            for (k, &w) in xs[2..3].iter().rev().enumerate() {
                let w = w + w.tanh().min(0.25_f64.cos());
                let mut state = xs;
            }
        }
        for n in 0..xs.len() {
            xs.chunks(2).for_each(|state| {});
        }
    }
    xs[j % xs.len()] - xs[0] * 1.5 + (0..xs.len()).map(|k| (k as f64)).product::<f64>() - xs[2]
}

#[differentiable(unconnected = "zero")]
fn p117_helper(mut r: f64, e: &mut f64, xs: Vec<f64>) {
    let mut e2 = e.atan() * e.atan().sin();
    for (&d, n) in xs.iter().zip(0..4) {
        *e = d;
    }
    let ys = xs.to_vec();
    let n: usize = 0;
    let mut j = 0;
    let mut b: f64 = loop {
        j += 1;
        let mut i = 0;
        loop {
            i += 1;
            if i >= 3 || j > 0 {
                break;
            }
            *e *= match j * 2 % 5 {
                0 => xs[0] + ys[i % ys.len()],
                _ => ys[0] * *e,
            };
            e2 /= (-e2.powi(2)).exp().powi(2) + 1.0;
        }
        match i % 3 {
            0 => {
                let mut j2 = 0;
                let r2: f64 = loop {
                    j2 += 1;
                    if j2 >= 3 {
                        break if (i + 1) % 2 != 1 {
                            xs[2 - 1]
                        } else {
                            let mut q: f64 = ys[..1].iter().take(2).zip(ys.iter()).map(|(&a, &a2)| 0.1 + a2).sum::<f64>();
                            (1.0 + q.abs()).powf(e.sin())
                        };
                    }
                    let mut state = vec![ys[i % 2]; ys.len()];
                    state[1] = e2;
                };
            }
            _ => {
                let h = |u: f64| u * (e2 / 3.0 / (1.0 + (u * ys[j % 2]).abs()));
            }
        }
        if j >= 4 || i < 3 {
            break ys[0].abs();
        }
    };
}

#[differentiable(unconnected = "zero")]
fn p117(xs: &mut Vec<f64>, count: usize) -> f64 {
    let y = std::mem::replace(&mut xs[count % 4], 0.3);
    let i: usize = count + 1;
    if !(xs[i % 4] <= y) {
        xs.chunks(2).for_each(|row| {});
    } else {
        let mut count2 = 0;
        loop {
            count2 += 1;
            if count2 >= 4 {
                break;
            }
            let a: f64 = 'found1: {
                let mut pair = ((y.powi(2) + 0.5).ln() - (y + y), (1.0 + xs[0].abs()).ln_1p());
                if y > xs[count2 % xs.len()] {
                    xs[count2 % 4] += xs[i % xs.len()] + xs[count2 % xs.len()].max(y);
                    break 'found1 pair.0.signum() * pair.0;
                }
                xs[2] + pair.0
            };
            xs[i % 4] /= y.atan2((y + a).powi(2) + 1.2).powi(2) + 1.0;
        }
    }
    y.tanh() * xs.iter().map(|z| y + *z).fold(y, |acc, w| acc + w) + xs.iter().map(|z| z * (z + z)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p118_helper(grid: &[f64], t: f64, v: &mut Vec<f64>) -> f64 {
    if t > 1.5 && t > 1.0 {
        let y = grid[1];
        let mut z = v[v.len() - 1];
    } else if v[0] >= v[2 - 1] {
        v[1] -= v.iter().zip(0..3).map(|(z, n)| (n as f64) * z).sum::<f64>();
    } else {
        let mut pair = ([t, if t < t {
            let mut c: f64 = t;
            c
        } else {
            t
        }], v[0]);
    }
    (t + v[v.len() - 1] + t * 0.5 + (if 3 < 3 {
        v[1]
    } else {
        grid[0]
    }).to_radians()) * (v[2 - 1].powi(2) + 0.5).ln_1p()
}

#[differentiable(unconnected = "zero")]
fn p118(grid: &[f64]) -> f64 {
    let acc = 0.8 / (1.0 + grid[4 - 1].abs());
    if grid[grid.len() - 1] > 2.0 {
        {}
    } else if grid[3] > 1.5 {
        let mut count = 0;
        while count < 2 {
            count += 1;
            'rows1: for (j, grid2) in (0..grid.len()).zip(grid.windows(2)) {
                let mut out = [acc; 4];
            }
        }
    }
    (acc - 0.5) * acc
}

#[differentiable(unconnected = "zero")]
fn p119(ys: [f64; 3], grid: &[f64]) -> f64 {
    let mut b = grid[0];
    let mut x = grid.iter().map(|b2| *b2 * grid[3..].iter().step_by(2).map(|x| *x).sum::<f64>()).fold(grid[2], |acc, s| acc.max(0.25_f64.tanh().sinh() + s)) + ys[2];
    let mut acc = x.mul_add(x, x) * grid[1..].iter().map(|c| *c * b).sum::<f64>() + (b + x - (grid[3] + 0.1));
    let count: usize = 0;
    let mut a: f64 = grid[1..5].chunks(2).map(|grid2| grid2[count % 1] + 2.0).fold(b, |acc2, c| acc2 + c * b) / 2.0;
    let g = |b2: f64| b2 + acc.atan2(1.0 + x.abs()).atan().exp2();
    let mut v = vec![a; ys.len()];
    let a2: f64 = v[2] + (grid[count % 5] + a) * v.iter().take(2).rev().map(|&d| d).sum::<f64>();
    for w in v[1..].iter() {
        if count / 2 % 3 == 0 {
            continue;
        } else {
            let mut buf = vec![v[2], grid[4] * acc];
        }
    }
    v[2] += a2;
    v.chunks(2).map(|row| v[count % v.len()]).sum::<f64>() - ys[count % 3] * 2.0 - b * 0.3 + acc * 1.5 - a * 0.5 - a2 * 0.5 + (0..grid.len()).map(|i| (i as f64)).fold(v[count % 3], |acc2, e| acc2 + e)
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p80(&[-0.6, -0.2, -0.5, 0.7])),
        program!(p81(const (-0.2, -1.1), 0.4) calls p81_helper),
        program!(p82([[1.3, -0.5], [0.1, 0.3]], &[1.4, 1.0, -1.1, -0.2, 0.1], 0.3) calls p82_helper, p82_inner),
        program!(p83([-0.8, 0.2], vec![0.6, 1.2, 0.1, -0.9, 0.35], &vec![0.5, 1.3, -0.8])),
        program!(p84(&mut 1.0, 0.5) calls p84_helper, p84_inner),
        program!(p85(const &[1.0, 0.6, 0.5, -0.4], 0.6)),
        program!(p86(&mut [1.4, 1.3, 1.0, 0.4], -0.3)),
        program!(p87(&[[0.3, 0.5], [1.1, -0.6]], [-0.1, 1.1, -0.4, 0.9], &[0.4, 0.4, 0.2], const (1.3, 0.8)) calls p87_helper; pulled 0.5),
        program!(p88(&[-0.1, 0.4])),
        program!(p89(&mut vec![0.7, 0.5, 0.4, 1.4], vec![-0.4, 1.4, -1.1, -0.9, 1.0]) calls p89_helper, p89_inner; pulled vec![-2.0, -0.7, 1.0, 0.5]),
        program!(p90(&[-1.0, -0.8, 0.6, 0.4], 0.5, &mut [-0.1, -0.9, -1.2]) calls p90_helper),
        program!(p91(&vec![-1.2, -0.4, 1.0, 1.2], &[-0.2, 0.5, -0.8, 0.2, 1.2], &[-0.8, -0.5, 1.3], &mut [0.1, 0.8, -0.8, -0.4]) calls p91_helper, p91_inner),
        program!(p92(&mut vec![-0.8, 1.1, 1.2, 0.5], 0.8) calls p92_helper, p92_inner; pulled vec![0.5, 0.5, -0.7, -0.7]),
        program!(p93(4, &mut 0.8, 2, 1.0)),
        program!(p94(const (-1.2, -1.2), vec![-0.9, -0.5, -0.8, 0.2, -0.9], [0.1, 1.2, 0.8, -0.6])),
        program!(p95([0.5, -1.0, -0.9], &[[-0.3, -0.9], [-1.0, 0.2]], &[-0.6, 0.9, 0.2], 0.1) calls p95_helper),
        program!(p96(&mut 0.7, &mut [-0.4, 0.8, 0.4, 0.7, 0.5], &[0.3, 0.35, 1.3]) calls p96_helper; pulled ((-2.0, -0.7), 0.5, vec![1.0, -0.7, -2.0, -2.0, 0.3])),
        program!(p97(&[0.1, -0.9, 1.2, 0.1], &[1.0, 0.35, 0.7, -0.5, 0.6]) calls p97_helper, p97_inner),
        program!(p98(&mut vec![0.9, -0.4, -0.6, 0.7]) calls p98_helper),
        program!(p99(&mut 0.2)),
        program!(p100([-0.6, 1.4, -0.7])),
        program!(p101(&[-1.0, -0.9, 0.7, 1.1], const &mut [-0.9, -1.2, 0.2, 1.0, 0.5], 2, -0.3) calls p101_helper, p101_inner),
        program!(p102(-0.3); pulled -0.7),
        program!(p103(-0.2, &[-0.7, -0.9, -0.6, -0.5, -0.1]) calls p103_helper),
        program!(p104(&[[-1.2, -0.2], [0.5, -0.2]]) calls p104_helper),
        program!(p105(0.9, &mut -0.2, &mut [-0.2, 0.35, 0.7, 1.2]) calls p105_helper, p105_inner),
        program!(p106([[-0.7, 1.4], [1.1, 1.2]], &[[1.3, -0.1], [1.0, 0.9]])),
        program!(p107(-1.1, &vec![0.2, -0.1, 0.2, -0.4, 0.2])),
        program!(p108(-0.6) calls p108_helper, p108_inner; pulled (-0.7, 1.0)),
        program!(p109(1.1, &[-0.2, 0.5, 1.2, 0.3, -0.2]) calls p109_helper),
        program!(p110(&mut [1.4, 0.2, 0.2, -0.2], &mut [-0.2, 0.9, -0.9, -1.0, 1.4]) calls p110_helper),
        program!(p111((-1.0, 0.1), (1.2, 0.35), &mut [-0.6, 0.4, -0.2]) calls p111_helper, p111_inner),
        program!(p112(&vec![0.7, -0.1, 1.0, -1.1], &mut 1.0, 1.2, &mut [-0.5, 1.2, -0.9, 0.7]) calls p112_helper, p112_inner; pulled (0.3, 0.5, vec![-0.7, 0.3, 0.5, 0.3])),
        program!(p113(0.3, 1.4) calls p113_helper, p113_inner; pulled 1.0),
        program!(p114(&mut vec![-1.2, 0.5, -0.9, -0.7], &mut [0.35, 1.4, 0.7, 1.1, 1.4]) calls p114_helper, p114_inner),
        program!(p115(&mut [1.2, 0.4, 0.5, 1.1], &[-0.5, 0.7, -0.1], [[-0.8, 0.3], [1.0, -0.8], [1.2, 0.5]]) calls p115_helper),
        program!(p116([-0.1, -1.0, 0.35])),
        program!(p117(&mut vec![0.8, 0.7, 1.2, -0.6], 4) calls p117_helper),
        program!(p118(&[-0.9, 0.9, 0.6, -0.2]) calls p118_helper),
        program!(p119([-0.4, 0.35, 0.6], &[-1.0, -1.1, -0.9, 0.3, -0.3])),
    ]
}
