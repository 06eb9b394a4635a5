//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p80_helper(state: &[f64; 3]) -> f64 {
    state[2] - -(state[state.len() - 1] / (1.0 + state[1].abs()))
}

#[differentiable(unconnected = "zero")]
fn p80_inner(row: Vec<f64>, a: f64) -> f64 {
    let mut a = a * a;
    for j in 0..4 {
        let r = (-row[1].powi(2)).exp();
    }
    let xs = [[a, a], [a, a], [row[1], a], [a, a]];
    xs[2][2 - 1].asinh() - a * 0.5 + xs[0][2 - 1] * 1.5 - a
}

#[differentiable(unconnected = "zero")]
fn p80(mut q: f64, ys: Vec<f64>, state: &[f64]) -> f64 {
    q = q;
    let mut r = ys[ys.len() - 1];
    let mut shape: Option<f64> = if state[7] > 0.9 {
        Some(ys[0] + state[8])
    } else {
        Some(r)
    };
    let mut i: usize = 1;
    let p: f64 = state[3] + (i as f64);
    let q = q + p / 3.0;
    for t in ys[2..].iter() {
        let r2 = q * p / 3.0 + state[3];
        r /= (q * (r2 * p)).powi(2) + 1.0;
    }
    let mut buf: [f64; 3] = [0.5; 3];
    let mut count: usize = buf.len();
    let a = state[9].sin().exp_m1().powi(2);
    let mut x = (a.asinh() - (buf[1] + a)).tanh().exp2();
    x += q - p80_inner(buf.to_vec(), r);
    (x + 0.9 - ys.iter().sum::<f64>() * 0.3) * (if count > 1 {
        let mut y = (-x.powi(2)).exp();
        if count / 2 > 0 {
            a
        } else {
            x
        }
    } else {
        let t = ys[i % ys.len()];
        state[6] / (1.0 + x.abs())
    })
}

#[differentiable(unconnected = "zero")]
fn p81_helper(row: [f64; 2], buf: &mut [f64], v: &mut [f64]) -> f64 {
    let mut v2: Vec<f64> = Vec::with_capacity(4);
    for &s in v.iter() {
        if s <= v[1] {
            v2.push(buf[1]);
        }
    }
    v2.push(if buf[1] >= 1.5 {
        0.25
    } else {
        v[2 - 1]
    });
    let n: usize = 2;
    let mut b = buf[1];
    match (n + 1) % 3 {
        0 => {
            v2[0] = buf[1..].iter().enumerate().rev().map(|(n2, d)| *d * v2[0]).fold(buf[1], |acc, c| acc.max(c)).atan().exp_m1();
        }
        _ => {}
    }
    v[n % v.len()] + v2[0] * 2.0 + b.clamp(-0.75, 1.25)
}

#[differentiable(unconnected = "zero")]
fn p81_inner(mut a: f64, d: &mut f64, e: &mut f64, row: &Vec<f64>) -> f64 {
    let s = (-1.0 + (*d + a)).sin();
    let h = |y: f64, q: f64| {
        let w = y;
        y + (1.0 + s.tanh().abs()).sqrt()
    };
    let mut z = h(s, a) * 0.5;
    *d + a * 1.5 + s * 2.0 + z * 0.3 - (row[1] + *d).min(*e)
}

#[differentiable(unconnected = "zero")]
fn p81(ys: &[f64; 2], #[no_diff] row: &mut [f64; 2]) -> f64 {
    let mut k: usize = 0;
    let kind: Option<f64> = None;
    let e: f64;
    if k / 2 > 0 {
        e = match kind {
            None => {
                row[0] * ys[2 - 1]
            }
            Some(d) => {
                if k / 2 % 2 == 0 {
                    ys[ys.len() - 1]
                } else {
                    d
                }
            }
        };
    } else {
        e = ys[1] / (1.0 + row[..1].chunks(2).skip(1).zip(row.iter()).filter(|(v, r)| **r > 2.0_f64).map(|(buf, &w)| w).sum::<f64>().abs());
    }
    let r = &mut row[k % 2];
    *r *= *r - (k as f64);
    'rows1: for (m, u) in row.iter_mut().enumerate() {
        if *u <= 0.1 {
            *u += (0..ys.len()).map(|k2| ys[k2] + (k2 as f64)).sum::<f64>().atan().exp();
            break 'rows1;
        }
        let c = *u * (m as f64);
    }
    let d: f64 = 'found2: {
        {
            row[1] += e * row[0] * (k as f64);
        }
        if row[k % row.len()] <= 1.0 && k > 1 {
            break 'found2 row[1];
        } else {
            let f = |e2: f64, z: f64| {
                let s: f64 = 3.0 * (k as f64) / ((e2 / 3.0).powi(2) + 1.2);
                e2 + (z / (1.0 + row[0].abs()) + e * s)
            };
        }
        1.5
    };
    ys[1..2].iter().enumerate().map(|(j, acc)| 1.0 + acc).fold(e, |acc, e2| acc + e2 * row[row.len() - 1]) + e * 0.3 + d * 2.0 + d - (if !(d > d) {
        d.powi(2)
    } else {
        0.3
    })
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point82 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Sub for Point82 {
    type Output = Point82;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point82) -> Point82 {
        Point82 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p82_helper(pair: (f64, f64), xs: [[f64; 2]; 2], z: f64) -> f64 {
    let h = |u: f64, b: f64| u + (xs[0][0] * pair.1 + z.to_radians());
    (if !(xs[1][1] <= 3.0) {
        z
    } else {
        let c: f64 = 3.0;
        xs[xs.len() - 1][0]
    }) * (if xs[xs.len() - 1][1] < xs[2 - 1][1] {
        z.sin()
    } else {
        pair.0 * z
    })
}

#[differentiable(unconnected = "zero")]
fn p82_inner(part: &Point82, state: [[f64; 2]; 3], pair: (f64, f64)) -> f64 {
    let Point82 { x: a, y: q } = *part;
    let g = |z: f64, u: f64| z * q;
    ((-0.4_f64).to_radians() - state[1][2 - 1] * 0.5 + a * 0.5 - q * 2.0) * state[2].iter().zip(0..state.len()).map(|(&acc, i)| (i as f64) * (pair.1 + (i as f64))).sum::<f64>() - g(q, q)
}

#[differentiable(unconnected = "zero")]
fn p82(v: &mut [f64; 4], xs: &[f64]) -> f64 {
    let mut grid: Vec<f64> = vec![0.0; 12];
    let mut q: f64 = 0.1;
    for count in 0..5 {
        for k in 0..11 {
            grid[k] = (xs[count] * (k as f64)).sin();
        }
        let mut d: f64 = 0.0;
        for count2 in 0..grid.len() {
            d += grid[count2] * grid[count2].cos();
        }
        q += d * d.tanh();
    }
    let mut buf: [f64; 3] = [0.0; 3];
    let mut p: f64 = 0.0;
    for k in 0..3 {
        for m in (0..buf.len()).rev() {
            buf[m] += xs[..3][k] * (m as f64) + (0.5 - xs[5 - 1 - k]);
        }
        let mut q2: f64 = 0.0;
        for count in 0..buf.len() {
            q2 += buf[count] * buf[0];
        }
        p += q2;
    }
    grid.push(buf[0]);
    let mut n = 0;
    let t: f64 = loop {
        n += 1;
        if n >= 2 {
            break xs[n % xs.len()] * (q + buf[1]);
        }
        if n + 1 < 3 {
            let mut out = vec![p - (n as f64), q / 2.0, (-buf[1].powi(2)).exp()];
        }
        let mut xs2 = buf;
    };
    buf[n % buf.len()] - grid.iter().sum::<f64>() * 1.5 - q * 2.0 - (-0.4_f64).tanh().hypot(1.0 + grid[grid.len() - 1].abs())
}

flat_record! {
    Point82 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p83_helper(mut d: f64) -> f64 {
    d - (d / (1.0 + d.abs()) + d * d)
}

#[differentiable(unconnected = "zero")]
fn p83_inner(out: &[f64], y: &mut f64, pair: (f64, f64)) -> f64 {
    let mut c = p83_helper(0.1 * *y);
    (pair.0 / (1.0 + c.abs()) + pair.1 * 1.5) * (out[0].hypot(pair.0.powi(2) + 1.0) + -pair.1)
}

#[differentiable(unconnected = "zero")]
fn p83(p: f64, #[no_diff] e: f64) -> f64 {
    for i in (0..3).take(2) {
        let mut j = 0;
        'rows1: while e < 3.0 && j < 5 {
            j += 1;
        }
    }
    {
        let mut n = 0;
        'steps2: while n < 3 {
            n += 1;
            let mut i: usize = n / 2;
        }
    }
    (e * e + (0..3).rev().map(|m| (m as f64) * e).product::<f64>()) * (0..4).filter(|m| *m != 1).map(|k| p + p + (k as f64)).fold(p, |acc, z| acc.max(z))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point84 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, v: &[f64; 4], state: &mut [Point84; 2]) -> f64 {
        let mut state2 = vec![Point84 { x: v[1], y: 1.0 * state[state.len() - 1].x, z: state[0].x - state[1].z }, Point84 { x: state[state.len() - 1].x * state[state.len() - 1].x, y: state[1].z * state[0].y, z: v[0] }];
        (state2[state2.len() - 1].y + state[2 - 1].z - state2[1].x * 1.5) * state2[0].z + v[0..2].iter().zip(v).map(|(c, u)| *u).sum::<f64>()
    }
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, s: f64, spring: &Point84) -> f64 {
        for j in 0..=2 {
            for j2 in 0..j {
                let p = (s * (0..3).rev().map(|m| s + (m as f64)).sum::<f64>()).atan();
            }
        }
        spring.z * s + s * 0.3 - s
    }
}

#[differentiable]
impl Point84 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, ys: [f64; 10]) -> f64 {
        let p: f64 = 'found1: {
            let Point84 { x: acc, y: x, z: a } = *self;
            if !(acc > 0.9) {
                break 'found1 x.tanh().cosh();
            }
            acc
        };
        (self.x.cos() + ys.iter().sum::<f64>() * 1.5 - p * 1.5) * p + p
    }
}

#[differentiable]
impl std::ops::Sub for Point84 {
    type Output = Point84;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point84) -> Point84 {
        Point84 { x: self.x - other.x, y: self.y - other.y, z: self.z - other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p84_helper(i: usize, mut buf: [[f64; 2]; 2], unit: &Point84) -> f64 {
    buf[2 - 1][i % 2] *= unit.x.cos().tanh();
    let mut a: f64;
    if unit.y < 0.1 {
        a = (unit.y * buf[0][i % 2]).asinh();
    } else {
        a = unit.y * buf[i % buf.len()][i % 2] / (unit.z.atan().exp2().powi(2) + 0.5);
    }
    let mut row: [f64; 14] = [a; 14];
    for m in 2..13 {
        row[m] = (row[14 - 1] * row[m * 2 % 14]).sin();
        row[m] *= row[m + 1] * row[m - 1];
        row[12] *= row[m - 2] * row[m];
    }
    let q = &mut a;
    *q += row[10].max(2.0);
    *q /= (row[4] * *q).powi(2) + 1.0;
    (row[i % row.len()] - buf[2 - 1][1] * 0.5 + a * 0.3 + row.iter().sum::<f64>() * 0.3) * (1.0 + a.abs().abs()).sqrt() - row[i % 14]
}

#[differentiable(unconnected = "zero")]
fn p84(xs: &[f64], xs2: &mut [f64]) -> f64 {
    xs2[5 - 1] = xs2[3] - (xs[2].powi(2) + 1.0).powf(xs[2].sin());
    for (n, count) in (0..4).zip(1..xs2.len()) {
        let mut e = xs[4 - 1 - n];
    }
    (0..xs.len()).for_each(|m| {
        xs2[1] += (xs2[m % 5] + xs2[m % xs2.len()]).floor() * (0..m).step_by(2).map(|m2| (m2 as f64) * xs2[m2 % 5]).sum::<f64>();
    });
    let mut count = 0;
    'rows1: while (count + 1) % 3 == 1 && count < 5 {
        count += 1;
        let mut part = Point84 { x: xs2[3] * xs2[count % 5], y: xs2[count % 5] * xs2[xs2.len() - 1], z: xs2[4] };
    }
    let i: usize = count;
    let mut z = -xs2[xs2.len() - 1] + xs2[xs2.len() - 1].to_radians() - (if i % 3 == 1 {
        let mut acc = (1.0 + xs2[5 - 1].abs()).powi(-1);
        acc
    } else {
        xs2[i % xs2.len()] / 2.0
    });
    let mut row: [f64; 12] = [0.0; 12];
    let mut t: f64 = 0.0;
    for count2 in (0..5).rev() {
        for m in 0..row.len() {
            row[m] = (xs2[count2] * (m as f64)).sin();
        }
        let mut r: f64 = 0.0;
        for n in 0..row.len() {
            t += row[n] * row[0];
        }
        t += r.sin();
    }
    let mut q = (if xs2[1] < 1.0 {
        t
    } else {
        let mut c = row[10];
        xs2[3]
    }).min((-t.powi(2)).exp()) / ((xs[2] + xs[i % xs.len()] - xs[i % xs.len()] / (1.0 + t.abs())).powi(2) + 1.0);
    t + q - row.iter().sum::<f64>() * 2.0 + t * 1.5 + xs2[i % xs2.len()] * (row[5] + xs[i % 4]) + t
}

flat_record! {
    Point84 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p85_helper(mut r: f64, ys: &mut [f64]) {
    ys[0] += ys[0];
    for k in 0..ys.len() {
        r /= (0..4).map(|i| (i as f64) * ys[i % 2]).sum::<f64>().powi(2) + 1.0;
    }
}

#[differentiable(unconnected = "zero")]
fn p85(r: f64, buf: &[f64]) -> f64 {
    let mut j = 0;
    loop {
        j += 1;
        if (j + 1) % 2 != 1 {
            break;
        }
        let mut k = 0;
        'rows1: while k < 4 {
            k += 1;
            if j > 1 || j > 1 {
                let mut v: Vec<f64> = Vec::new();
                for (n, &d) in buf.iter().enumerate() {
                    v.push(buf.windows(2).map(|v2| buf[(n + 1) % buf.len()] * (match v2.len() % 5 {
                        0..=1 => v2[n % v2.len()],
                        2 => buf[buf.len() - 1],
                        n2 if v2[n2 % v2.len()] >= buf[2] => d,
                        _ => 1.1,
                    })).sum::<f64>());
                }
                v.push(buf[3] + r);
            } else if buf.len() > 2 {}
        }
        if j >= 2 {
            break;
        }
    }
    (buf[j % buf.len()] + r * 2.0 - (buf[2] * (j as f64)).floor() * (buf[4] - r)) * ((if r < 0.8 {
        let mut acc = buf[1];
        acc
    } else {
        buf[3]
    }).powi(2) + 1.2).cbrt()
}

#[differentiable(unconnected = "zero")]
fn p86(mut xs: [[f64; 2]; 3]) -> f64 {
    let mut count: usize = xs.len();
    for (j, j2) in (0..xs.len() - 1).take(2).zip(0..xs.len()) {
        for m in 0..3 {
            let e = xs[m][1].abs() + xs[m][j2 % 2];
        }
    }
    for count2 in 0..xs.len() {
        if xs[1][2 - 1] <= -0.7 {
            break;
        }
    }
    for j in 0..count {
        let mut pair: (f64, f64) = (((xs[1][j % 2] * (j as f64)).powi(2) + 0.5).sqrt(), (0..count).skip(1).rev().map(|k| (k as f64)).sum::<f64>());
    }
    (0..count).map(|n| (n as f64)).sum::<f64>() + (xs[2][0].min(0.25) + (count as f64)) - (if xs[count % xs.len()][count % 2] > xs[count % xs.len()][1] {
        xs[count % xs.len()][count % 2] * xs[count % xs.len()][count % 2]
    } else {
        (1.0 + xs[2][1].abs()).ln_1p()
    })
}

#[differentiable(unconnected = "zero")]
fn p87(q: f64, z: f64, mut y: f64) -> [f64; 3] {
    if y <= z {
        'rows1: for j in (0..4).rev() {
            y *= -z * y;
            match j % 4 {
                0 => {
                    y = (0..=4).skip(1).zip(0..1).map(|(m, k)| (k as f64) * y).sum::<f64>().atan();
                    let mut z = z * y;
                }
                1 | 2 => {
                    y = y.floor() * y + (y + (j as f64));
                }
                _ => {
                    y *= q;
                }
            }
        }
    } else if z > 1.5 {
        y += (y.powi(2) + 0.5).sqrt().sin().exp2();
    }
    [z / (y.powi(2) + 0.5), y, if z > q {
        if y > 0.1 {
            z
        } else {
            z
        }
    } else {
        y * z
    }]
}

#[differentiable(unconnected = "zero")]
fn p88(xs: &mut [f64], grid: &[f64; 4], r: f64, buf: &mut [f64]) -> f64 {
    let mut grid2 = xs[..1].to_vec();
    let mut j = 0;
    'rows1: while j < 3 {
        j += 1;
        for &w in grid2.iter().take(2) {
            match j / 2 % 4 {
                0 => {
                    xs[1] = if grid2[j % grid2.len()] <= grid2[1 - 1] {
                        grid2[grid2.len() - 1] - (j as f64)
                    } else {
                        grid2[j % grid2.len()].max(grid2[0])
                    };
                }
                1 | 2 => {
                    let d = (grid2[0].powi(2) + 1.2).powi(-1);
                }
                _ => {
                    buf[0] *= 0.25;
                }
            }
        }
    }
    ((if grid2[0] < 1.5 && r >= 1.1 {
        grid2[0]
    } else {
        r
    }) + grid2[0] * 1.5 - buf[1]) * -(buf[3 - 1] / 3.0)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point89 {
    x: f64,
    y: f64,
    z: [f64; 3],
}

#[differentiable(unconnected = "zero")]
fn p89_helper(state: [f64; 2], part: &Point89, buf: &[f64], d: f64) -> f64 {
    let mut k = 0;
    while k < 4 {
        k += 1;
        match (k + 1) % 4 {
            0 => {
                let mut ys = vec![Point89 { x: if buf[k % 2] >= 1.0 {
                    buf[buf.len() - 1]
                } else {
                    buf[2 - 1]
                }, y: part.y, z: [buf[k % 2], buf.iter().rev().sum::<f64>(), (1.0 + buf[k % 2].abs()).powf(d.sin())] }, Point89 { x: buf[2 - 1] - part.y, y: d, z: [buf[buf.len() - 1], if d <= d && buf.len() % 2 != 1 {
                    d
                } else {
                    d
                }, (1.0 + buf[k % buf.len()].abs()).recip()] }, Point89 { x: buf.iter().sum::<f64>(), y: buf[k % 2] * d, z: [part.y / (d.powi(2) + 0.5), d, buf[k % 2] / (1.0 + buf[k % buf.len()].abs())] }];
            }
            1 | 2 => {
                if k % 2 != 0 {
                    break;
                }
            }
            _ => {
                let mut m = 0;
                let x: f64 = loop {
                    m += 1;
                    if m >= 3 {
                        break d;
                    }
                    let r: f64 = 3.0;
                };
            }
        }
    }
    (d * d - state[2 - 1] * 1.5 - d * 1.5) * (0..buf.len() - 1).map(|i| d + (i as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p89_inner(spring: Point89, r: &mut f64, m: usize) -> f64 {
    for k in (0..1).take(2) {
        let Point89 { x: r2, y: r3, z: buf } = spring;
    }
    spring.z[m % 3] - (r.sin() + 0.5)
}

#[differentiable(unconnected = "zero")]
fn p89(ys: [f64; 3]) -> Vec<f64> {
    let mut pair: (f64, f64) = (-0.7, ys[0]);
    pair.0 += (0..ys.len()).map(|i| pair.1 + (i as f64)).sum::<f64>() * (pair.0 + pair.1);
    let mut i = 0;
    'rows1: loop {
        i += 1;
        if i >= 3 {
            break;
        }
        pair.1 = (ys[i % ys.len()] - pair.1).abs();
    }
    let mut pair2 = (pair.0, ys[0]);
    let mut v: Vec<f64> = vec![0.0; 12];
    let mut acc: f64 = 0.0;
    for n in 0..3 {
        for j in 0..12 {
            v[j] = (ys[n] * (j as f64)).sin();
        }
        let mut r: f64 = 0.0;
        for j in 0..v.len() {
            acc += v[j].powi(2);
        }
        acc += r * r.tanh();
        v[0] = acc * 0.1;
    }
    acc += acc;
    {}
    let mut unit = Point89 { x: if !((i + 1) % 3 != 0) {
        v[6]
    } else {
        let mut d: f64 = 0.5;
        v[i % 12]
    }, y: acc, z: [ys[i % ys.len()] + pair.0, pair2.1, (-0.4_f64).atan().sinh()] };
    let mut z = -unit.z[i % 3];
    let Point89 { x: _, y: a, z: v2 } = unit;
    z = a;
    vec![(unit.z[0] - acc).min(acc), v2[2..].iter().fold(v[i % v.len()], |acc2, &q| acc2.max(q))]
}

flat_record! {
    Point89 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p90(state: Vec<f64>, row: &Vec<f64>) -> f64 {
    if row[2] >= state[3] {
        let mut v: Vec<f64> = Vec::with_capacity(4);
        for count in 0..1 {
            v.push(row[(count + 1) % 5]);
        }
        v.push((1.0 + row[2].abs()).powi(-1));
        for q in v.iter_mut() {}
        v[0] = state[3].tanh().min(v[v.len() - 1]);
    } else {
        let r: f64 = -state[1] * state[state.len() - 1].atan2(row[5 - 1].powi(2) + 1.0).mul_add(row[0] / 2.0, row[3]);
    }
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for n in 0..row.len() {
        buf.push(row[n].powi(2) - (n as f64));
    }
    buf.push(state[2] * row[1]);
    for &d in buf.iter().rev() {
        let mut out = [row[3].cos(), d / (1.0 + buf[buf.len() - 1].abs())];
    }
    buf[buf.len() - 1] + row[0] - buf[0] * 0.3 + buf[0].asinh()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point91 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape91 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point91 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, mut a: f64, grid: &mut [f64; 3]) -> f64 {
        grid[0] /= ((self.x + grid[0]) * grid[..1].iter().zip(0..grid.len()).map(|(x, n)| (n as f64) * *x).sum::<f64>()).powi(2) + 1.0;
        if grid[grid.len() - 1] <= 0.9 {
            let mut m: usize = 4;
        } else {
            let mut i: usize = grid.len();
        }
        grid[1] - grid[grid.len() - 1].clamp(-0.75, 1.25)
    }
}

#[differentiable]
impl std::ops::Add for Point91 {
    type Output = Point91;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point91) -> Point91 {
        Point91 { y: self.y + other.y, x: self.x + other.x }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point91 {
    type Output = Point91;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point91 {
        Point91 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p91_helper(body: &Point91) -> f64 {
    let g = |acc: f64, y: f64| acc + -(if y > 1.1 {
        let t: f64 = 3.0;
        y
    } else {
        y
    });
    (body.y + body.y) * (0..=3).filter(|i| *i != 1).map(|j| body.x - body.y + (j as f64)).fold(body.x, |acc, z| acc + z * (2.0 + z)) * (0..=3).filter(|m| *m != 1).map(|m| body.y.atan().exp2() + (m as f64)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p91(r: f64, v: &[f64]) -> f64 {
    let mut r2 = v[1] * v[2];
    if r2 > -0.4 {
        for n in 0..v.len() {
            r2 *= r2.to_radians() - r2 * v[0];
        }
    } else {
        r2 = (v[0] * r).sin();
    }
    v[0] + r * 2.0 - r2 * 1.5 + r2.to_radians()
}

flat_record! {
    Point91 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point92 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Mul<f64> for Point92 {
    type Output = Point92;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point92 {
        Point92 { x: self.x * other, y: self.y * other, z: self.z * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p92_helper(buf: &[f64], ys: [f64; 3], xs: [f64; 13], row: [Point92; 2]) -> f64 {
    (ys[1].min(row[0].x) - xs.iter().sum::<f64>() * 1.5) * xs[5].hypot(xs[8].powi(2) + 0.5) + (if 0.25 > 0.5 {
        ys[0].atan2(1.0 + ys[2].abs())
    } else {
        row[1].x
    })
}

#[differentiable(unconnected = "zero")]
fn p92_inner(spring: Point92, state: &Vec<f64>) -> Point92 {
    let mut c: f64 = if 2 < 3 {
        (-1.0 + state[0]) * p92_helper(state, [state[1], state[1], state[1]], [state[state.len() - 1]; 13], [spring * p92_helper(state, [state[0], state[1], state[1]], [state[state.len() - 1]; 13], [spring * (state[0] - spring.x), spring * (if state[0] <= 0.8 {
            state[1]
        } else {
            spring.y
        })]), spring * p92_helper(state, [state[state.len() - 1], spring.y, state[0]], [state[1]; 13], [spring * (state[0] * state[1]), Point92 { ..spring }])])
    } else {
        state[2 - 1] * (if spring.z > 2.0 {
            state[0]
        } else {
            let mut d = spring.z;
            d
        })
    };
    let x = p92_helper(state, [c + state[0], state[0].cos(), -state[0]], [state.iter().take(2).enumerate().map(|(n, e)| e + e).sum::<f64>(); 13], [spring * state[state.len() - 1].max(state[1]), spring * 3.0_f64.sin().exp_m1()]);
    let mut x2 = p92_helper(state, [if state[1] > 0.25 {
        x
    } else {
        c
    }, if c > 1.5 {
        spring.y
    } else {
        x
    }, -1.0], [c; 13], [Point92 { x: state[0] + c, y: x, z: spring.z }, spring * 0.9]);
    let mut c2 = p92_helper(state, [x * x2, x2, 3.0 * x], [if state[1] >= state[2 - 1] && state[1] > 0.8 {
        let c2: f64 = 1.1;
        c2
    } else {
        state[1]
    }; 13], [Point92 { x: state.chunks(2).zip(state.windows(2)).map(|(state2, grid)| state2[0]).sum::<f64>(), y: x2 - x2, z: c }, spring * (if 4 < 3 && c < 0.9 {
        x
    } else {
        x2
    })]);
    spring
}

#[differentiable(unconnected = "zero")]
fn p92(t: f64, buf: [f64; 2], body: Point92) -> f64 {
    match 2 % 3 {
        0 => {
            let mut row: [[f64; 9]; 9] = [[body.z; 9]; 9];
            for n in (1..9).rev() {
                for m in 0..9 {
                    row[n][9 - 1] *= row[m][m] * 0.9 + (m as f64);
                    row[n][m] += row[0][m] / (1.0 + row[m][m].powi(2));
                }
            }
        }
        1 | 2 => {}
        _ => {}
    }
    let mut pair = (body.z, t / (1.0 + t.abs()));
    let mut b = body.z.powi(2) * (pair.1 / 1.5) - buf[0];
    let mut m: usize = 3;
    let t2 = std::mem::replace(&mut b, (pair.1.powi(2) + 0.5).sqrt());
    let mut row = buf;
    for (i, r) in row[1..2].iter_mut().enumerate() {}
    p92_helper(&row, [b, row[m % 2], row[1]], [pair.1; 13], [body * t2, Point92 { y: pair.1, ..body }]) - t * 2.0 + pair.1 * 0.3 + (0..=3).step_by(2).map(|k| (k as f64) * t2).sum::<f64>() + (1.0 + (row[m % row.len()] - b).abs()).ln()
}

flat_record! {
    Point92 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p93_helper(x: f64, count: usize) -> Vec<f64> {
    let x = x * x.hypot(x.powi(2) + 0.5).atan().cosh();
    let mut v: [f64; 11] = [x; 11];
    let i = v.len();
    for j in (0..i).rev() {
        let r = v[j];
        v[j] -= (r * v[i - 1 - j]).sin();
    }
    vec![x, v[v.len() - 1] + v[9] + (i as f64), if !(v[3] >= 1.5) {
        v[0]
    } else {
        x
    }]
}

#[differentiable(unconnected = "zero")]
fn p93_inner(d: &mut f64) -> Vec<f64> {
    let flag = *d > 0.9;
    let flag2 = *d <= -0.7;
    vec![*d / (1.0 + d.abs()) + *d, *d, (*d * *d).clamp(-0.75, 1.25)]
}

#[differentiable(unconnected = "zero")]
fn p93(a: f64) -> f64 {
    let mut w = (if 2.0 > 0.1 {
        a - a
    } else {
        let mut w = a - a;
        if w >= 1.0 {
            let z = w;
            0.3
        } else {
            let t = w;
            t
        }
    }) / (1.0 + (a * a).abs());
    'rows1: for count in (0..1).step_by(2).rev() {
        w += w * w * (0..4).map(|m| (m as f64)).sum::<f64>();
        if w < 0.8 {
            continue;
        }
        let flag = !(w > 1.0);
    }
    let mut a = a + a;
    (a / (1.0 + w.abs()) - w * 0.5) * a + (a + a * a)
}

#[differentiable(unconnected = "zero")]
fn p94_helper(c: f64) -> f64 {
    for m in (0..1).rev() {}
    c * c - (0..3).step_by(2).filter(|n| *n != 1).map(|k| c + (k as f64)).fold(c, |acc, acc2| acc.max(acc2))
}

#[differentiable(unconnected = "zero")]
fn p94(#[no_diff] row: &[f64], w: &mut f64, a: &mut f64, #[no_diff] state: [f64; 2]) -> f64 {
    *a -= state[2 - 1] * *a;
    (0..state.len()).rev().for_each(|k| {
        *a += *w * *w / (state[k].powi(2) + 1.0);
    });
    *w = state.iter().zip(0..=4).map(|(&u, n)| (n as f64) * (u * (n as f64))).sum::<f64>();
    let mut s = *w;
    *w + state[2 - 1] * 0.3 + s * 0.3 + (0..1).map(|n| p94_helper(*a) + (n as f64)).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point95 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body95 {
    at: [Point95; 2],
    k: f64,
    rates: Point95,
    #[no_diff] parts: usize,
    last: f64,
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, ys: &[Body95; 2], out: &Vec<f64>) -> f64 {
        let mut w: f64;
        if !(out[1] > out[1]) {
            let mut t = ys[0].rates.z;
            w = t;
        } else {
            w = -out[0];
        }
        w *= w;
        (self.last - w * 0.3) * (ys[0].last / 1.5 / 3.0) - out[1..2].iter().enumerate().filter(|(k, acc)| **acc > -1.0).map(|(k, c)| *c * c.min(*c)).sum::<f64>()
    }
}

#[differentiable]
impl Body95 {
    #[differentiable(unconnected = "zero")]
    fn norm(&mut self, part: &mut Point95, row: &mut [Point95]) -> f64 {
        let mut ys: Vec<f64> = (0..1).map(|n| (n as f64) * (1.5 + row[n].x)).collect::<Vec<f64>>();
        ys[0] * row[1].z * self.k - ys[ys.len() - 1]
    }
}

#[differentiable]
impl Point95 {
    #[differentiable(unconnected = "zero")]
    fn new(acc: f64) -> Point95 {
        Point95 { x: 2.0 - acc, y: (0..2).step_by(2).map(|j| (j as f64) * acc).fold(acc, |acc2, s| acc2 + (acc + s)), z: acc + acc }
    }
}

#[differentiable(unconnected = "zero")]
fn p95_helper(c: f64) -> f64 {
    let mut p = (c.powi(2) + 1.0).cbrt();
    (0..2).zip(0..1).map(|(j, count)| (count as f64)).sum::<f64>() + c * 0.5 - p * 2.0 - p * (-p.powi(2)).exp()
}

#[differentiable(unconnected = "zero")]
fn p95_inner(mut spring: Body95, state: &[f64], v: &[f64], mut out: [f64; 4]) -> f64 {
    let a = p95_helper(state[0].sin());
    out[4 - 1] += a / (1.0_f64.powi(2) + 0.5) + state[0];
    for i in 0..1 {
        for m in (1..3).rev() {
            out[m - 1] = out[m + 1] * out[m].powi(2);
        }
    }
    let mut pair: ([f64; 2], f64) = ([out[3].powi(2), out[3]], -0.4);
    pair.0[1] - spring.k * 2.0 - out[3] * 2.0 - a * 2.0 + (a + a.asinh()) + (if 1.1 > -1.0 && pair.1 < out[1] {
        (0..out.len()).rev().zip(0..1).filter(|(n, k)| *k != 1).map(|(count, count2)| (count2 as f64) * v[count2]).sum::<f64>()
    } else {
        out[0]
    })
}

#[differentiable(unconnected = "zero")]
fn p95(r: f64) -> f64 {
    let point = Point95::new((0..1).zip(0..4).map(|(j, j2)| (j2 as f64) * r).sum::<f64>());
    let mut n = 0;
    while n * 2 < 3 && n < 3 {
        n += 1;
    }
    let mut row = vec![Point95 { y: point.x + (n as f64), ..point }, Point95 { x: point.x.abs(), y: r.min(point.z), z: (1.0 + (-1.0_f64).abs()).cbrt() }];
    row[2 - 1].y = (row[1].y.powi(2) + 0.5).log10() * (row[n % row.len()].x * (n as f64));
    row[1].x *= row[n % row.len()].y.sin().exp().to_radians();
    (point.x + r + r * 0.5 - point.y * 2.0 - row[1].z * 0.3) * (row[n % 2].x - (match n % 5 {
        0..=1 | 4 => r,
        _ => {
            let mut acc = row[1].x;
            -0.7
        }
    }))
}

flat_record! {
    Point95 { x, y, z }
    Body95 { at, k, rates, parts, last }
}

#[differentiable(unconnected = "zero")]
fn p96(a: f64) -> f64 {
    let mut pair = (a, a);
    let mut ys: [f64; 2] = [0.5; 2];
    ys = [pair.0, ((pair.1 + a).powi(2) + 1.0).ln_1p()];
    let mut kind: Option<f64> = None;
    'rows1: for n in (1..ys.len() - 1).rev() {
        if a > ys[n] {
            pair.1 = (ys[n] + ys[(n + 1) % 2]) * (n as f64);
        } else {
            let mut k = 0;
            'steps2: while k < 2 {
                k += 1;
                let u = &mut pair.1;
                *u = *u;
                *u += *u + *u;
            }
        }
    }
    -0.7 - pair.0 * 2.0 + ys[1] * 0.5 + (if ys[1] <= ys[0] && a > 0.3 {
        ys[1]
    } else {
        ys[0]
    }) * ys[1].sin().exp2()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point97 {
    x: [f64; 3],
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body97 {
    at: f64,
    k: Point97,
    rates: f64,
    parts: [f64; 11],
    last: [Point97; 2],
}

#[differentiable]
impl Body97 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, v: &mut [f64], state: &[[f64; 2]; 2]) -> f64 {
        v[2 - 1] *= state[2 - 1][0].sin().exp() - state[0][0].atan().exp_m1();
        let m: usize = v.len();
        v[m % 2] + state[m % state.len()][1].min(state[0][0]).sin()
    }
}

#[differentiable]
impl Point97 {
    #[differentiable(unconnected = "zero")]
    fn new(r: f64) -> Point97 {
        Point97 { x: [r.mul_add(0.3, r), r.sin().exp_m1(), r], y: r / (1.0 + 1.0_f64.abs()) }
    }
}

#[differentiable(unconnected = "zero")]
fn p97_helper(j: usize, a: &mut f64) -> f64 {
    let part = Point97::new(*a);
    let mut unit = Point97 { x: [if part.x[3 - 1] < 0.3 || part.y > 0.8 {
        part.x[j % 3]
    } else {
        *a
    }, if j > 2 && part.x[j % 3] < 2.0 {
        *a
    } else {
        part.x[1]
    }, match j % 5 {
        0 => -0.7,
        k if k % 2 != 1 => part.x[0],
        _ => *a,
    }], y: *a / (1.0 + part.y.abs()) };
    (unit.y - unit.y - unit.y * 0.5) * (0..j).map(|i| (i as f64)).sum::<f64>() + (0..=j).zip(0..=j).map(|(n, k)| (k as f64) * (part.y / 3.0)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p97_inner(pair: (f64, f64)) -> f64 {
    let mut j = 0;
    while j < 2 && j < 3 {
        j += 1;
    }
    (pair.0 - pair.1 * 0.3) * (0..2).map(|j2| pair.0 + (j2 as f64)).sum::<f64>() + 1.0_f64.atan2(1.0 + pair.0.abs()).to_radians()
}

#[differentiable(unconnected = "zero")]
fn p97(unit: &Body97) -> f64 {
    let mut row = vec![unit.rates * unit.parts[9], 1.0_f64.atan2(unit.k.x[3 - 1].powi(2) + 1.0)];
    row[0] += row[1];
    (-0.7_f64).floor() * unit.at - (unit.at + unit.at) / ((-1.0 + row[0]).powi(2) + 1.0)
}

flat_record! {
    Point97 { x, y }
    Body97 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point98 {
    x: f64,
    y: f64,
}

#[differentiable]
impl std::ops::Add for Point98 {
    type Output = Point98;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point98) -> Point98 {
        Point98 { x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point98 {
    type Output = Point98;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point98 {
        Point98 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p98_helper(x: f64, ys: &[f64], state: &[f64], xs: &[f64]) -> f64 {
    let z = xs[0].to_radians();
    let mut xs2 = vec![xs[0], z.tanh().exp(), xs.iter().map(|s| *s).fold(ys[1], |acc, c| acc * 0.5 + c)];
    (xs2[2] - z * 1.5) * -z.sin().exp_m1() - xs[1].atan()
}

#[differentiable(unconnected = "zero")]
fn p98_inner(v: [Point98; 2], mut t: f64) -> f64 {
    t *= v[1].y;
    t - v[0].x * 2.0 - t * 0.5 + (if t > -0.4 {
        v[0].y
    } else {
        v[2 - 1].y
    }) * (0..v.len()).filter(|k| *k != 1).map(|k| (k as f64) * t).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p98(i: usize, ys: [f64; 2]) -> f64 {
    let mut z = p98_inner([Point98 { y: (0..ys.len()).map(|k| (k as f64) * ys[k % ys.len()]).fold(ys[0], |acc, t| acc + t), x: -ys[i % ys.len()] }, Point98 { x: ys[1] * ys[2 - 1], y: ys[i % ys.len()] }], p98_helper(ys[i % 2], &ys, &ys, &ys));
    z = ys.iter().enumerate().map(|(count, acc)| *acc).product::<f64>();
    let mut i2 = 0;
    let d: f64 = 'rows1: loop {
        i2 += 1;
        let b = p98_inner([Point98 { x: z.max(z), y: z }, Point98 { x: p98_inner([Point98 { y: z, x: z }, Point98 { y: z, x: 3.0 }], z), y: z }], ys[1]);
        if i2 >= 2 || i2 / 2 > 1 {
            break z - (b + (i as f64));
        }
    };
    z = (d.powi(2) + 0.5).powf((-1.0_f64).sin());
    if i2 / 2 % 3 != 0 && i + 1 < 3 {
        z += if i2 < 3 || i2 % 3 != 1 {
            if z <= 1.0 {
                ys[1]
            } else {
                d
            }
        } else {
            0.5
        };
    }
    z + d - ys[i % 2] * 0.5 + ys[1..].iter().zip(ys.iter()).map(|(&y, u)| *u).fold(d, |acc, x| acc.max(x)) * (ys[0] - ys[i2 % 2])
}

flat_record! {
    Point98 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p99(v: &mut [f64], #[no_diff] a: &mut f64, r: f64, pair: (f64, f64)) -> f64 {
    (0..=4).for_each(|j| {
        *a += -1.0 + *a + v[3] * (j as f64);
    });
    let mut v2: Vec<f64> = v[2..].iter().map(|&r2| r2 + r2).collect::<Vec<f64>>();
    let mut row = [v2[0], r];
    row[2 - 1] -= if row[2 - 1] > 0.25 {
        0.3 - r
    } else {
        row[0] * r
    };
    (pair.0 - pair.0 * 0.3 - v2[0] * 2.0 - (pair.1 + r - v2[0] * r)) * v2[0]
}

#[differentiable(unconnected = "zero")]
fn p100(out: Vec<f64>, n: usize, buf: &[[f64; 2]; 3]) -> (f64, f64) {
    let mut row = vec![out[out.len() - 1]; buf.len()];
    row[n % 3] = match n / 2 % 5 {
        0..=1 => {
            let mut e: f64 = match n / 2 % 5 {
                0 => {
                    let mut x = buf[3 - 1][0];
                    x
                }
                _ => {
                    let mut q: f64 = row[2];
                    row[3 - 1]
                }
            };
            e
        }
        2 => {
            let r = row[0] + row[n % 3];
            row[n % row.len()]
        }
        _ => row[n % 3],
    };
    if buf[n % buf.len()][2 - 1] < 0.25 {
        row[1] = (if n / 2 % 3 == 1 || row[n % row.len()] > out[1] {
            buf[n % buf.len()][n % 2]
        } else {
            out[n % out.len()]
        }) * buf[buf.len() - 1][2 - 1];
    } else if out[n % out.len()] > 3.0 {
        let c = row[2];
    } else {
        row[1] *= buf[n % buf.len()][n % 2].to_radians().tanh();
    }
    ((match n % 5 {
        0..=1 => out[n % out.len()],
        _ => row[n % row.len()],
    }) * (row[n % row.len()] + (1.0 + row[0].abs()).ln_1p()), row[n % row.len()].powi(3) + (match n * 2 % 5 {
        0 => {
            let mut a = row[2].to_radians();
            row[n % 3]
        }
        2..=3 | 4 => {
            let mut s: f64 = row[n % 3].max(row[n % row.len()]);
            row[2]
        }
        _ => (if n + 1 > 1 {
            buf[1][n % 2]
        } else {
            out[0]
        }),
    }) - row[n % 3])
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point101 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body101 {
    at: f64,
    k: Vec<Point101>,
    rates: (f64, f64),
    parts: Vec<f64>,
}

#[differentiable(unconnected = "zero")]
fn p101_helper(r: f64, point: &Point101) -> f64 {
    let mut r2 = r;
    'rows1: for n in (0..2).rev() {}
    r2 += point.y;
    point.z.signum() * point.x + r * 2.0 - r2 * (r2 + r2)
}

#[differentiable(unconnected = "zero")]
fn p101(mut xs: Vec<f64>, z: f64, e: &mut f64, part: &mut Point101) -> f64 {
    'rows1: for (row, t) in xs.chunks(2).zip(&xs) {
        part.z += part.y / ((3.0 + t).powi(2) + 1.2);
        if row[1 - 1] > 0.3 {
            break;
        }
    }
    (*e + xs[3] * 2.0 - z * 2.0) * xs.iter().map(|&e2| e2 * (part.x + e2)).sum::<f64>()
}

flat_record! {
    Point101 { x, y, z }
    Body101 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p102_helper(v: &[f64], buf: [[f64; 2]; 2]) -> f64 {
    match buf.len() % 4 {
        0 => {}
        _ => {}
    }
    let mut n = 0;
    let mut p: f64 = 'rows1: loop {
        n += 1;
        if n >= 4 {
            break buf[n % buf.len()][n % 2];
        }
    };
    (v[n % v.len()] + buf[0][1] + p * 0.5) * -0.4
}

#[differentiable(unconnected = "zero")]
fn p102_inner(u: f64, i: usize, count: usize) -> f64 {
    let mut p = (u * u).asinh() + (u + u) * (count as f64);
    for (j, m) in (0..=4).take(2).zip(0..i) {
        if m % 2 == 0 {
            p -= u;
        }
    }
    u.max(u) + p * 2.0 + (0..3).skip(1).map(|j| (j as f64)).sum::<f64>() / ((p + p).powi(2) + 1.0) + p.atan() * p
}

#[differentiable(unconnected = "zero")]
fn p102(row: &mut Vec<f64>, n: usize, buf: &mut [f64], pair: (f64, f64)) -> f64 {
    let p = (buf[4..10].windows(2).map(|state| pair.0 * state[1].atan2(1.0_f64 + state[0].abs())).fold(row[3], |acc, s| acc.max(-s + s)).powi(2) + 1.0_f64).sqrt();
    buf[n % 11] = buf[n];
    let mut buf2 = row.to_vec();
    buf.swap(n % 11, n % 11);
    let j: usize = n / 2;
    for &e in &buf[9..] {
        let mut k = 0;
        while k < 2 && e > p {
            k += 1;
            if k + 1 > 0 {
                row[4 - 1] += (1.0 + (buf2[2] + (k as f64)).abs()).sqrt();
            } else if e > buf2[buf2.len() - 1] || buf2[2] >= buf2[k % buf2.len()] {
                continue;
            } else {
                buf2[k % 4] += (e - e).cos();
            }
        }
    }
    (1.0 + p.abs()).cbrt() + pair.1 * 0.3 - p * 1.5 - buf2[1] * 0.5 - (-buf[n].powi(2)).exp() * buf2.iter().sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point103 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape103 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point103 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, w: f64, ys: &Vec<Point103>) -> f64 {
        let w = w + ys[2 - 1].y;
        let mut pair = (ys[0].y, ys[0].y * ys[1].y);
        pair.1 + w * 0.5 + ys.iter().step_by(2).map(|part| part.y).sum::<f64>()
    }
}

#[differentiable(unconnected = "zero")]
fn p103_helper(xs: &Vec<f64>) -> f64 {
    let mut acc: f64;
    if xs[1] > 1.5 || 4 < 3 {
        acc = xs[1..2].iter().rev().map(|t| *t * xs[0]).sum::<f64>() + xs[xs.len() - 1] / (xs[1].powi(2) + 0.5);
    } else {
        acc = xs[0] * (1.0 + xs[2 - 1].abs()).ln();
    }
    let mut out = vec![xs[..1].iter().enumerate().map(|(i, &c)| c * -1.0).sum::<f64>(), acc];
    (0..=4).rev().zip(out.iter()).for_each(|(i, &d)| {
        acc = d;
        acc += acc * out[i % out.len()] + (match (i + 1) % 5 {
            0 => 0.1,
            _ => d,
        });
    });
    out[0] + acc * 2.0 + out[0] + (acc * acc + out[1])
}

#[differentiable(unconnected = "zero")]
fn p103(xs: &mut [f64], m: usize, unit: &Point103, body: &Point103) -> f64 {
    let mut ys = vec![body.y; xs.len()];
    let c = p103_helper(&ys);
    ys[m % 4] -= c;
    for &p in ys.iter().rev() {
        let mut count = 0;
        loop {
            count += 1;
            if count >= 4 {
                break;
            }
        }
        let z: f64;
        if ys[3] <= 1.5 || c >= ys[m % ys.len()] {
            z = p * ys[0] - (0..ys.len()).filter(|count2| *count2 != 1).map(|j| p + (j as f64)).sum::<f64>();
        } else {
            z = body.y;
        }
        xs[3] *= body.y.clamp(-0.75, 1.25);
    }
    (ys.iter().map(|b| *b).product::<f64>() - ys[3] * 2.0 - c * 0.3) * ys[1..].iter().rev().map(|r| *r).fold(c, |acc, p| acc.max(p * body.y))
}

flat_record! {
    Point103 { x, y }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point104 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body104 {
    at: Vec<f64>,
    k: Vec<f64>,
    rates: Vec<f64>,
    parts: Point104,
    last: f64,
}

#[differentiable]
impl Body104 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, acc: f64, shape: Option<f64>) -> f64 {
        self.rates[1].tanh() * (0..1).filter(|m| *m != 1).map(|count| (count as f64)).sum::<f64>() * self.k[0]
    }
}

#[differentiable(unconnected = "zero")]
fn p104_helper(mut r: f64, state: &mut [f64], flag: bool, state2: &[f64; 2]) {
    let mut state3 = [Body104 { at: vec![state2[1] + r, state2[1], (1.0 + state2[state2.len() - 1].abs()).powf(r.sin())], k: vec![state2[state2.len() - 1] + state2[2 - 1], r, state2[0] / 3.0], rates: vec![state[state.len() - 1].hypot(1.0 + r.abs()), state2[state2.len() - 1].powi(3)], parts: Point104 { x: state[0], y: state2[2 - 1] }, last: state2[1] - r }, Body104 { at: vec![state[0], state[state.len() - 1] / (state2[1].powi(2) + 1.2)], k: vec![r.sin(), r], rates: vec![1.5, state2[0]], parts: Point104 { x: r, y: state2[0].signum() * state2[0] }, last: state2[2 - 1] + state[0] }, Body104 { at: vec![state2[state2.len() - 1].sin().exp2(), state2[0]], k: vec![state[1] * r, state2[0] + state[1]], rates: vec![state[0] + state2[0], r.powi(2), state2[0]], parts: Point104 { x: state2[0], y: state2[0] / (1.0 + state[2 - 1].abs()) }, last: if state[0] <= 0.9 {
        let mut d = state[state.len() - 1];
        state2[0]
    } else {
        state2[1]
    } }];
    let z = state2[state2.len() - 1];
    state3[1].k[2 - 1] += state2[state2.len() - 1];
}

#[differentiable(unconnected = "zero")]
fn p104(t: &mut f64, grid: [f64; 9], spring: &mut Point104, buf: &[f64; 4]) -> f64 {
    let ys = vec![buf[4 - 1].powi(2), grid[7] + buf[0], -buf[2], (1.0 + buf[0].abs()).cbrt()];
    let a = (-(if !(*t > 3.0) {
        ys[3]
    } else {
        ys[4 - 1].sin().exp_m1()
    }).powi(2)).exp();
    let mut grid2: Vec<f64> = vec![a; 10];
    for j in 0..10 {
        *t = grid2[j] / (1.0 + grid2[0].powi(2));
        *t -= grid2[j] * 0.9 + grid2[j];
        grid2[j] += (grid2[j / 2] * grid2[0]).sin();
    }
    let mut t2: f64 = grid2[..9].iter().rev().map(|&q| q * (q.powi(2) + 0.5).recip()).fold(grid2[2], |acc, s| acc * 0.5 + ((if 4 < 3 {
        s
    } else {
        s
    }) + s));
    let mut buf2: [f64; 3] = [0.0; 3];
    let mut p: f64 = 0.1;
    for count in 0..4 {
        for i in 0..buf2.len() {
            buf2[i] = (buf[count] * (i as f64)).sin();
        }
        let mut y: f64 = 0.0;
        for n in 0..buf2.len() {
            y += buf2[n] * buf2[0];
        }
        p += y * buf[count];
    }
    for count in 0..3 {
        grid2[count] -= buf2[count] * 0.5 + buf2[count];
        grid2[3 - 1] = buf2[(count + 3) % 3] + buf2[count] * t2;
        buf2[count] = grid2[0] + buf2[count] * buf[2];
    }
    for j in (2..10).rev() {
        grid2[j] = grid2[j - 1] * (t2 + a);
        *t = grid2[10 - 1] + grid2[j] * a;
        grid2[j] = grid2[10 - 1 - j] * grid2[j - 2];
    }
    let mut r = t2;
    *spring = Point104 { x: buf2[1], y: p };
    let mut z: f64 = (-(grid[grid.len() - 1].hypot(p.powi(2) + 1.2) * buf2[1]).powi(2)).exp();
    if r >= z {}
    t2.floor() * z + grid.iter().sum::<f64>() * 0.3 - ys[1] * 0.5 + a * 0.3 + grid2.iter().sum::<f64>() * 0.3 - buf2[0] * 1.5 - p * 1.5 - p
}

flat_record! {
    Point104 { x, y }
    Body104 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point105 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl std::ops::Add for Point105 {
    type Output = Point105;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point105) -> Point105 {
        Point105 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p105(w: f64) -> ([f64; 2], f64) {
    let mut v = [w; 3];
    let w2 = v.iter().filter(|b| **b > 1.5).fold(1.1_f64, |acc, &z| acc.max(v[v.len() - 1] + z)) * ((if v[2] > 0.5 {
        v[1]
    } else {
        3.0
    }) + (1.0 + v[0].abs()).recip());
    let h = |z: f64, y: f64| z + z;
    let h2 = |c: f64, r: f64| c + c;
    let mut b: f64;
    if w2 > 0.5 && w2 > 2.0 {
        let q = (1.0 + 0.1_f64.abs()).sqrt();
        b = q.asinh();
    } else {
        let q = 1.1 + w2 * -1.0;
        b = w * (v[0] - q);
    }
    let kind: Option<f64> = if b > 3.0 {
        None
    } else {
        Some(v[2].asinh())
    };
    let u: f64 = (0..2).rev().filter(|count| *count != 1).map(|k| b.to_radians() + (k as f64)).sum::<f64>();
    for m in 0..v.len() {
        for xs in v.chunks(2).rev() {
            let (mut z, mut p) = (h2(xs[xs.len() - 1], u), b + b);
        }
    }
    if w2 > 1.5 {
        v[3 - 1] += if !(w2 > 0.8) {
            let mut s = (1.0 + v[2].abs()).powi(-1);
            b
        } else {
            if b > 3.0 || v.len() < 3 {
                w2
            } else {
                v[2]
            }
        };
        return ([match kind {
            None => {
                b / (0.25_f64.powi(2) + 1.2)
            }
            Some(u2) => {
                u
            }
        }, b], u + w2 - u);
    } else {
        b = u + b + u / 3.0;
    }
    b = (w2 * u).min(u * b);
    let mut row: [f64; 9] = [b; 9];
    let mut x: f64 = 0.1;
    for i in 0..3 {
        for n in (0..9).rev() {
            row[n] = (v[i] * (n as f64)).sin();
        }
        let mut c: f64 = 0.0;
        for k in 0..row.len() {
            c += row[k] * row[0];
        }
        x += c;
        row[6] = x * 0.1;
    }
    for j in 0..4 {
        for k in 0..8 {
            let y = row[k + 1];
            row[k] = y * row[k + 1];
            row[9 - 1 - k] += (row[k + 1] * row[k + 1]).sin();
        }
    }
    ([row[3], row[row.len() - 1]], w2 - w * 0.3 + b * 0.3 - row.iter().sum::<f64>() * 0.5 + u)
}

flat_record! {
    Point105 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point106 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape106 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point106 {
    #[differentiable(unconnected = "zero")]
    fn advance(self, state: &[f64], shape: Shape106) -> Point106 {
        self
    }
}

#[differentiable]
impl Point106 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, flag: bool) -> f64 {
        let k: usize = 1;
        let Point106 { x: t, y: r, z: c } = *self;
        (c * c - r * 0.3) * (0..=4).map(|count| (count as f64)).fold(self.z, |acc, a| acc + a)
    }
}

#[differentiable]
impl std::ops::Add for Point106 {
    type Output = Point106;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point106) -> Point106 {
        Point106 { x: self.x + other.x, y: self.y + other.y, z: self.z + other.z }
    }
}

#[differentiable(unconnected = "zero")]
fn p106_helper(p: f64) -> f64 {
    let mut point = Point106 { x: (0..4).map(|i| (i as f64)).product::<f64>(), y: if p > 0.25 {
        p
    } else {
        let mut c = p;
        c
    }, z: p };
    ((if 2 < 3 {
        p
    } else {
        point.x
    }) + point.x * 1.5) * point.y
}

#[differentiable(unconnected = "zero")]
fn p106(point: &mut Point106) -> Point106 {
    let mut out: [[f64; 9]; 9] = [[point.x; 9]; 9];
    for n in 1..9 {
        for count in 0..0 {
            out[(n + 2) % 9][count] -= out[n][n] * out[(n + 3) % 9][count * 2 % 9];
            out[count][count] += out[n][count] / (1.0 + out[n][5].powi(2));
        }
    }
    let c = &mut out[9 - 1][1];
    *c += 1.5 * *c;
    let mut buf: Vec<f64> = out.iter().take(2).enumerate().map(|(i, buf)| out[out.len() - 1][6] * (buf[buf.len() - 1] + out[i % out.len()][9 - 1])).collect::<Vec<f64>>();
    *point + *point
}

flat_record! {
    Point106 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p107_helper(x: f64, m: usize) -> f64 {
    let mut x = x * (-2.0 * (x / 1.5));
    x *= x * x + x;
    let (mut x2, e) = (x * x + x.atan().exp2(), x * (m as f64));
    let (p, r) = (e, e);
    x * p + e * 0.5 - p * 2.0 - (x2 * p).floor() * (r * (m as f64))
}

#[differentiable(unconnected = "zero")]
fn p107(out: &[f64], mut t: f64, buf: [f64; 2]) -> f64 {
    let mut grid: Vec<f64> = vec![t; 19];
    for n in (0..19).rev().step_by(2) {
        if grid[n * 2 % 19] > 0.5 {
            grid[n] -= grid[6] + grid[19 - 1 - n] * grid[(n + 1) % grid.len()];
        }
        grid[n] = grid[(n + 2) % 19] * grid[n];
    }
    let mut pair = (buf[1], buf[0] + grid[16]);
    match 4 % 4 {
        0 => {
            for acc in grid[3..19].iter() {}
        }
        1 | 2 => {
            let mut grid2: Vec<f64> = Vec::new();
            for state in grid[0..1].chunks(2).rev() {
                if pair.0 < 1.5 {
                    grid2.push(pair.0.tanh().cosh() * pair.1);
                }
            }
            grid2.push(grid[3]);
        }
        n if pair.1 > 0.5 => {
            let mut count: usize = n / 2;
        }
        _ => {
            let mut v: [[f64; 4]; 4] = [[pair.1; 4]; 4];
            for k in (2..4).rev().step_by(2) {
                for j in (0..4).step_by(2) {
                    v[k][k] += v[j][4 - 1 - j] + v[k / 2][k] * -0.4;
                }
            }
        }
    }
    (pair.1 + pair.1 + t * 1.5 + grid.iter().sum::<f64>() * 2.0) * pair.1
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point108 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body108 {
    at: Vec<f64>,
    k: [f64; 3],
    rates: usize,
}

#[differentiable]
impl Point108 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, buf: &mut [f64]) {
        let shape: Option<f64> = Some((0..3).map(|n| self.y + (n as f64)).sum::<f64>());
        let mut x = -buf[0].mul_add(0.8 - self.x, self.y);
    }
}

#[differentiable(unconnected = "zero")]
fn p108_helper(mut out: [f64; 4], point: &Point108, c: f64, flag: bool) -> f64 {
    let mut count = 0;
    let s: f64 = 'rows1: loop {
        count += 1;
        if count + 1 > 1 {
            let (mut p, mut t) = (point.y, point.x + out[2]);
            if count * 2 > 1 {
                return t + -t;
            }
        } else if point.x <= 0.25 {
            for (q, &a) in out.iter().zip(out[0..3].iter()) {
                let mut p = *q;
            }
        } else {
            let mut k = 0;
            while k < 3 && c <= point.x {
                k += 1;
                out[count % 4] = -1.0;
            }
        }
        'steps2: for (&r, m) in out.iter().zip(0..4) {}
        if count >= 4 || count * 2 > 2 {
            break match (count + 1) % 5 {
                0 => c,
                2 => c + point.y,
                _ => {
                    let mut u = point.x;
                    (c.powi(2) + 1.2).cbrt()
                }
            };
        }
    };
    out.iter().zip(&out).map(|(u, p)| *p * c).fold(point.x, |acc, a| acc.max(a + a)) - s * 1.5 + out[3..].iter().rev().zip(out.iter()).map(|(e, &t)| t * (t.powi(2) + 0.5).ln()).fold(c, |acc, u| acc * 0.5 + (u + u))
}

#[differentiable(unconnected = "zero")]
fn p108(mut a: f64, out: &[f64], mut acc: f64) -> Point108 {
    for u in out.iter().rev() {
        let mut i = 0;
        loop {
            i += 1;
            if i >= 2 {
                break;
            }
            let acc = acc + out.chunks(2).rev().zip(0..out.len()).map(|(state, count)| (count as f64)).sum::<f64>();
        }
        let mut ys: Vec<f64> = vec![0.0; 9];
        let mut e: f64 = 0.0;
        for k in 0..5 {
            for n in 1..9 {
                ys[n] = (out[k] * (n as f64)).sin();
            }
            for j in (0..9).rev() {
                ys[j] = (out[k] * (j as f64)).sin();
            }
            let mut x: f64 = 0.0;
            for count in 0..ys.len() {
                x += ys[count] * ys[count].cos();
            }
            e += x;
        }
    }
    let mut m = 0;
    while m < 5 {
        m += 1;
        match m % 3 {
            0 => {
                let mut point = Point108 { x: acc + out[m % out.len()], y: out[0] * acc };
            }
            _ => {}
        }
    }
    Point108 { x: acc + acc, y: out[m % out.len()] }
}

flat_record! {
    Point108 { x, y }
    Body108 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p109(#[no_diff] mut pair: (f64, f64), grid: Vec<f64>) -> f64 {
    grid.iter().enumerate().for_each(|(m, &a)| {
        pair.0 += grid[m] * (a + (m as f64));
    });
    pair.0 += grid[3].atan().exp2() - grid[0];
    let mut buf: Vec<f64> = Vec::new();
    for n in 0..3 {
        buf.push(grid[n] / (1.0 + grid[n].abs()) * grid[n]);
    }
    buf.push(grid[grid.len() - 1] * grid[3]);
    if buf[0] < 0.5 {
        return buf[0];
    }
    let mut n = 0;
    let z: f64 = 'rows1: loop {
        n += 1;
        if n >= 4 {
            break (grid[n % grid.len()] * (n as f64)).sin().exp();
        }
        let mut state: Vec<f64> = vec![pair.0; 18];
        for j in (1..4).step_by(2) {
            if grid[(j + 2) % 5] > 1.1 {
                state[j] = state[(j + 3) % 5] * (buf[n % buf.len()] + (j as f64));
            }
        }
    };
    match n / 2 % 3 {
        0 => {
            let mut n2 = 0;
            loop {
                n2 += 1;
                if n2 >= 1 || z > z {
                    break;
                }
                let (mut u, mut w): (f64, f64) = (-(0..buf.len()).map(|count| (count as f64)).fold(z, |acc, s| acc.max(s * grid[3])), if pair.1 >= z {
                    grid[n2 % 5]
                } else {
                    let mut b = pair.1;
                    z
                });
            }
        }
        1 | 2 => {
            buf[n % 1] -= --z;
        }
        i if buf[i % buf.len()] <= 2.0 => {
            buf[0] += pair.1.tanh().exp().abs();
        }
        _ => {
            let mut k = 0;
            while k < 2 && grid[k % 5] >= 3.0 {
                k += 1;
                if z > 3.0 {
                    continue;
                }
            }
        }
    }
    z - (n as f64) - grid.iter().sum::<f64>() * 1.5 - z * 0.3 - pair.0 * z - buf[n % 1]
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point110 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body110 {
    at: f64,
    k: Vec<Point110>,
    rates: (f64, f64),
    parts: f64,
}

#[differentiable]
impl Point110 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, d: f64) -> [f64; 3] {
        let e = ((if self.x >= d {
            d
        } else {
            d
        }) - (d + self.y)) * d.sin().exp_m1();
        [(0..4).map(|m| self.y.signum() * e + (m as f64)).sum::<f64>(), e * e.mul_add(0.1, d), (e - e) * (e + d)]
    }
}

#[differentiable]
impl std::ops::Sub for Point110 {
    type Output = Point110;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point110) -> Point110 {
        Point110 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point110 {
    type Output = Point110;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point110 {
        Point110 { y: self.y * other, x: self.x * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p110_helper(mut r: f64) -> f64 {
    let found: Option<f64> = Some(r + r);
    let mut v = [r; 2];
    let mut grid: Vec<f64> = v[1..2].chunks(2).map(|grid| v[1]).collect::<Vec<f64>>();
    (v[0] - v[0] + grid[grid.len() - 1] * 0.5) * (if !(grid[grid.len() - 1] > 1.0) {
        grid[0]
    } else {
        v[1]
    })
}

#[differentiable(unconnected = "zero")]
fn p110_inner(v: [[f64; 2]; 3], v2: &mut [Body110], c: f64, d: f64) {
    let mut body = Body110 { parts: c, k: vec![Point110 { x: c.tanh(), y: 0.9 }, Point110 { x: p110_helper(c), y: v[1].chunks(2).map(|buf| v2[0].k[0].x).fold(d, |acc, r| acc + (r + r)) }], rates: (p110_helper(c), v2[1].k[1].x), at: d + v2[1].at };
    let mut a = (d + -1.0) / 3.0;
    'rows1: for part in v2.iter() {
        let mut count = 0;
        'steps2: while count < 3 {
            count += 1;
            a += body.parts;
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p110(mut w: f64, buf: &[f64; 2], buf2: &mut [f64], xs: &mut Vec<f64>) -> ([f64; 2], f64) {
    let p: f64 = w;
    for i in (0..buf2.len()).step_by(2) {
        let mut w2 = (buf2[i].powi(2) + 1.2).powi(-1) + buf[i % buf.len()] * p * (i as f64);
        w += p.atan() * (0.25_f64.powi(2) + 1.0_f64).ln_1p();
        if buf[i % buf.len()] >= -0.4 {
            if buf2[i] > 0.8 {
                let w3: f64;
                if i * 2 > 2 {
                    let mut u = w2 + p + (match xs.len() % 5 {
                        0..=1 => xs[1],
                        _ => {
                            let a = p;
                            0.9
                        }
                    });
                    w3 = p110_helper(u);
                } else {
                    let p2 = (w2 + (i as f64)) * (buf2[i] + w2);
                    w3 = xs[xs.len() - 1];
                }
                w2 += w3.max(buf[i % 2].powi(2));
                xs[0] = w + p;
            } else {
                w2 *= w2;
            }
        }
    }
    buf2[5] -= buf2[buf2.len() - 1];
    let mut part = Point110 { x: buf2[7] - xs[2], y: xs[0].tanh().sinh() };
    xs[3 - 1] += buf2[7];
    'rows1: for count in 0..2 {
        let mut m = 0;
        'steps2: while m < 2 {
            m += 1;
            let w2 = xs.chunks(2).map(|out| (match xs.len() % 5 {
                0 => part.y,
                count2 if out[0] >= -1.0 => xs[count],
                _ => xs[count],
            }) + xs[(count + 1) % 3]).fold(w, |acc, acc2| acc + acc2 * (1.0 + part.x)) * (xs[count] - part.y * (m as f64));
        }
    }
    ([xs[1..2].iter().map(|&acc| part.x * buf[0] + acc).fold(buf2[3], |acc, x| acc.max(x)), xs[1]], p.atan() - w * 2.0 - (1..buf2.len()).zip(xs.iter()).filter(|(n, z)| **z > -0.7).map(|(n, acc)| acc * (p * part.x)).product::<f64>())
}

flat_record! {
    Point110 { x, y }
    Body110 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point111 {
    x: f64,
    y: f64,
    z: f64,
}

#[differentiable]
impl Point111 {
    #[differentiable(unconnected = "zero")]
    fn advance(&mut self, kind: Option<f64>) -> f64 {
        let w: f64 = 'found1: {
            if self.x >= 0.5 {
                self.z = (0..2).map(|k| self.x + (k as f64)).sum::<f64>() + self.x * self.x;
                break 'found1 self.x.tanh().exp_m1();
            }
            self.z
        };
        self.z + w + w * 1.5 + w.atan2((if w > 0.5 && self.z > -0.4 {
            self.x
        } else {
            let w2: f64 = 0.25;
            w2
        }).powi(2) + 1.0)
    }
}

#[differentiable]
impl std::ops::Add for Point111 {
    type Output = Point111;
    #[differentiable(unconnected = "zero")]
    fn add(self, other: Point111) -> Point111 {
        Point111 { z: self.z + other.z, x: self.x + other.x, y: self.y + other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p111_helper(state: &Vec<Point111>, row: [f64; 10]) -> f64 {
    let mut grid = row;
    grid[1] += grid[grid.len() - 1];
    (grid[grid.len() - 1].powi(2) + 1.2).log10() - row.iter().sum::<f64>() * 2.0 - grid.iter().sum::<f64>() * 0.3 - state[1].y.powi(2) + (if state[0].x > -1.0 {
        let mut z: f64 = row[6];
        grid[4].tanh().exp2()
    } else {
        let d = grid[grid.len() - 1];
        d * d
    })
}

#[differentiable(unconnected = "zero")]
fn p111_inner(ys: &mut [f64], ys2: [f64; 2], ys3: &mut [f64; 2]) -> f64 {
    ys2[0] + ys[ys.len() - 1] - ys2[0].sin().exp2() * (1.0 + ys3[1].abs()).ln()
}

#[differentiable(unconnected = "zero")]
fn p111(grid: &mut Vec<f64>, buf: Vec<f64>, spring: &Point111) -> Vec<f64> {
    grid.swap(1, 1);
    let mut row = [buf[1]; 3];
    for &q in &row {
        grid[0] = grid[3];
    }
    let mut grid2 = [[row[0], grid[grid.len() - 1]], [buf[buf.len() - 1], buf[0]], [grid[4 - 1], row[2]]];
    let mut a = (row[1].atan() + row[row.len() - 1].max(spring.x)) * (if grid2[3 - 1][0] > 0.9 {
        row[2]
    } else {
        grid2[1][2 - 1].max(buf[5 - 1])
    });
    buf
}

flat_record! {
    Point111 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point112 {
    x: f64,
    y: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body112 {
    at: f64,
    k: Point112,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape112 { Flat, Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body112 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, mut x: f64) -> [f64; 2] {
        let (mut q, mut acc) = (x, x + x);
        [(1.0 + (x / (1.0 + acc.abs())).abs()).cbrt(), q * acc * (acc + q)]
    }
}

#[differentiable]
impl Point112 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, row: &mut [f64]) -> f64 {
        self.y.atan().exp2() + row[0].sin()
    }
}

#[differentiable(unconnected = "zero")]
fn p112(state: [f64; 12], m: usize, u: f64) -> f64 {
    let mut grid = [Body112 { at: u.max(state[12 - 1]), k: Point112 { x: if u >= u || m % 3 != 0 {
        u
    } else {
        u
    }, y: u } }, Body112 { at: u, k: Point112 { x: if m < 3 {
        u
    } else {
        u
    }, y: u.abs() } }];
    let mut buf = vec![Point112 { x: grid[0].k.x + u, y: if m * 2 < 3 {
        grid[1].at
    } else {
        state[m]
    } }, Point112 { x: grid[m % 2].at, y: u }, Point112 { x: grid[m % 2].at * 3.0, y: state[(m + 1) % state.len()].clamp(-0.75, 1.25) }];
    let acc = state[3].sin().exp2();
    let row = [Point112 { x: buf[m % buf.len()].x.cos(), y: grid[2 - 1].k.x - acc }, Point112 { x: acc.sin(), y: state[12 - 1] * acc }, Point112 { x: grid[m % 2].at.sin(), y: 2.0_f64.to_radians() }];
    if buf[1].x <= -1.0 && acc < row[3 - 1].x {
        let acc2 = u * buf[3 - 1].x * (m as f64) + (buf.iter().map(|part| row[0].y + part.x).sum::<f64>() + (if row.len() < 3 && buf[0].x <= 1.0 {
            let y = row[m % row.len()].y;
            y
        } else {
            let mut q: f64 = 0.9;
            u
        }));
    } else if u <= 1.5 {
        let point = Point112 { x: buf[3 - 1].y.sin().sinh(), y: row[m % row.len()].y };
    }
    for (i, grid2) in state.windows(2).enumerate().rev() {
        let mut pair = ([grid2[1], buf[m % 3].y + -0.7], state[(i + 1) % state.len()] * (m as f64));
        let mut m2 = 0;
        while m2 < 2 && m2 * 2 % 3 == 0 {
            m2 += 1;
            if m2 % 3 != 1 {
                grid[m2 % 2].k.y /= acc.powi(2) + 1.0;
                continue;
            }
        }
    }
    match m % 4 {
        0 => {
            let out = vec![Point112 { x: acc, y: (grid[m % 2].k.y.powi(2) + 1.2).ln_1p() }, Point112 { x: acc * (m as f64), y: buf[2].y - (m as f64) }, Point112 { x: acc.sin().cosh(), y: -0.4 * grid[0].k.x }];
        }
        1 | 2 => {
            let e = &mut buf[m % 3].y;
            *e += if m < 3 || acc > 3.0 {
                acc
            } else {
                let acc2: f64 = *e;
                grid[grid.len() - 1].at
            };
            let mut a: f64 = (acc - row[row.len() - 1].x.atan().cosh()) / ((match m * 2 % 5 {
                0..=1 => row[m % 3].x,
                2..=3 => grid[m % grid.len()].at,
                _ => {
                    let mut s = row[m % row.len()].x;
                    buf[m % 3].x
                }
            }).powi(3).powi(2) + 1.0);
        }
        _ => {}
    }
    (u * acc - state.iter().sum::<f64>() * 1.5 + buf[buf.len() - 1].y * 2.0 + row[m % row.len()].x * 2.0 - (row[m % row.len()].x.to_radians() + (match m % 5 {
        0 | 4 => row[m % row.len()].y,
        _ => buf[buf.len() - 1].x,
    }))) * state.iter().map(|&w| buf[buf.len() - 1].y * row[1].y + w).sum::<f64>()
}

flat_record! {
    Point112 { x, y }
    Body112 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point113 {
    x: [f64; 3],
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body113 {
    at: Point113,
    k: f64,
    rates: Vec<f64>,
    parts: Vec<f64>,
    last: Vec<f64>,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape113 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p113_helper(state: &mut [Body113], spring: Body113, point: &mut Body113) {
    let mut xs = [Point113 { x: [point.parts[0] - spring.parts[0], spring.k.to_radians(), point.rates[1].signum() * state[2 - 1].rates[1]], y: point.k, z: point.k }, Point113 { x: [state[1].rates[1].atan(), spring.k, spring.rates[0] * point.at.x[3 - 1]], y: 0.3 - point.k, z: state[0].at.z }];
    let g = |t: f64, a: f64| {
        let r = xs[0].z;
        t * (1.0 + a.abs()).powf((r - t).sin())
    };
    point.k += -xs[0].z;
    if 1.0 > 1.1 {
        'rows1: for (j, spring2) in (1..state.len() - 1).zip(xs.iter()) {
            if point.last[0] <= xs[j % 2].y {
                point.parts[1] = (spring.parts[j % 2].powi(2) + 0.5).recip();
                break 'rows1;
            }
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p113_inner(flag: bool, row: &Vec<Point113>) -> [f64; 2] {
    let mut out = [row[0].y; 2];
    let h = |c: f64, q: f64| c * (q.asinh() * out[2 - 1].tanh());
    [row.iter().skip(1).enumerate().map(|(count, point)| point.x[count % 3]).sum::<f64>(), if out[0] <= 1.1 {
        out[1] + row[0].x[3 - 1]
    } else {
        row[1].y * out[out.len() - 1]
    }]
}

#[differentiable(unconnected = "zero")]
fn p113(xs: [f64; 2], n: usize, v: &mut [f64], b: f64) -> f64 {
    let mut n2 = 0;
    loop {
        n2 += 1;
        if n2 >= 2 || (n2 + 1) % 3 == 1 {
            break;
        }
        let mut k = 0;
        loop {
            k += 1;
            if k >= 4 || v[11 - 1 - n] < 0.3 {
                break;
            }
            let mut u: f64 = v[k % v.len()];
        }
        match (n2 + 1) % 4 {
            0 => {
                v[n] *= if xs.len() % 3 != 1 {
                    v.chunks(2).map(|state| b).fold(xs[1], |acc, acc2| acc + acc2)
                } else {
                    v[11 - 1 - n] * b
                };
                let mut count = 0;
                'rows1: loop {
                    count += 1;
                    if count >= 2 {
                        break;
                    }
                    let mut found: Option<f64> = Some(b + b);
                    let mut q = v[n];
                }
            }
            1 | 2 => {
                let mut v2: [f64; 12] = [v[n]; 12];
                for k2 in (0..12).rev() {
                    let e = v2[12 - 1 - k2];
                    v2[0] = e + v2[k2] * v2[(n + 1) % 12];
                    v2[2] = v2[k2] * 0.5 + (k2 as f64);
                    v2[k2] = v2[k2] / (1.0 + v2[k2].powi(2));
                }
                let grid = &mut v2[2..12];
                grid[n] *= (grid[10 - 1 - n] * b).to_radians();
                grid[0] += if k / 2 > 0 {
                    grid[n]
                } else {
                    let mut s = grid[k % grid.len()];
                    b
                };
            }
            _ => {
                let b = b + (if !(n2 % 2 == 1) {
                    v[n]
                } else {
                    b
                }).tanh();
            }
        }
    }
    (1.0 + b.abs()).ln_1p() - (if (n2 + 1) % 2 == 1 {
        let y = -1.0 / (v[n].powi(2) + 1.0);
        v[n] - y
    } else {
        b
    }) + (v[n] - (n2 as f64))
}

flat_record! {
    Point113 { x, y, z }
    Body113 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point114 {
    x: f64,
    y: [f64; 9],
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p114_helper(body: Point114, state: &[[f64; 2]; 3], grid: &[f64; 4]) -> f64 {
    let mut ys = state[state.len() - 1].to_vec();
    match 1 % 3 {
        0 => {
            ys[0] = grid[1];
        }
        _ => {
            ys[0] *= (-(ys[0] + ys[1]).powi(2)).exp();
        }
    }
    (ys[1] + body.y[1] * 0.3) * ys[0] - (0..grid.len()).rev().map(|i| ys[1] + (i as f64)).sum::<f64>().tanh().exp2()
}

#[differentiable(unconnected = "zero")]
fn p114_inner(unit: Point114, b: f64, buf: &[f64; 4], out: &[f64; 3]) -> Point114 {
    let mut xs: Vec<f64> = Vec::with_capacity(4);
    for v in out.windows(2) {
        xs.push(2.0);
    }
    xs.push(out[2] * out[0]);
    let mut count = 0;
    while count < 4 && xs[0] < xs[0] {
        count += 1;
        'rows1: for k in (0..out.len() - 1).take(2) {
            xs[0] += out[(k + 1) % 3];
            let mut shape: Option<f64> = if xs.len() % 2 != 1 {
                Some(buf[k] - xs[count % 1])
            } else {
                Some(-b)
            };
        }
    }
    unit
}

#[differentiable(unconnected = "zero")]
fn p114(grid: &[[f64; 2]; 2]) -> [f64; 3] {
    let mut k = 0;
    'rows1: loop {
        k += 1;
        if k >= 2 || grid[k % grid.len()][1] >= 3.0 {
            break;
        }
    }
    let mut m = 0;
    let u: f64 = 'steps2: loop {
        m += 1;
        if m >= 4 {
            break grid[k % grid.len()][1..].iter().rev().map(|c| *c * *c).sum::<f64>();
        }
    };
    let mut k2: usize = m * 2;
    let shape: Option<f64> = if grid[k % grid.len()][k2 % 2] <= 0.25 {
        Some(u.sin())
    } else {
        Some(u.cos())
    };
    let b = u;
    let mut acc: f64 = grid[k % 2].chunks(2).map(|xs| xs[xs.len() - 1]).fold(b, |acc, acc2| acc.max(u.atan2(1.0 + acc2.abs()) + acc2)) + (1..grid.len()).map(|i| (i as f64)).sum::<f64>();
    [-(0..grid.len() - 1).map(|n| (n as f64)).sum::<f64>(), acc, (match m / 2 % 5 {
        0 => {
            let acc2: f64 = acc;
            b
        }
        m2 if m2 * 2 < 3 => {
            let d = acc;
            d
        }
        _ => b,
    }) * acc.mul_add(-1.0, u)]
}

flat_record! {
    Point114 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p115_helper(y: f64, mut b: f64) -> f64 {
    let mut j = 0;
    let mut d: f64 = loop {
        j += 1;
        b = b.abs();
        if j >= 4 || b > y {
            break (if !(j > 1) {
                b
            } else {
                let mut p = b;
                b
            }) * (y + -1.0);
        }
    };
    d.signum() * d * (0..=j).zip(0..2).filter(|(count, i)| *i != 1).map(|(m, n)| d + (n as f64)).product::<f64>() - -b
}

#[differentiable(unconnected = "zero")]
fn p115(flag: bool, out: &mut Vec<f64>) {
    let mut j: usize = 0;
    {
        let mut m = 0;
        loop {
            m += 1;
            if m >= 4 || flag {
                break;
            }
            'rows1: for n in 0..out.len() {}
        }
        out[2..].swap(2, m % 3);
    }
    out[5 - 1] /= (1.0 + (out[3] + (j as f64)).abs()).sqrt().powi(2) + 1.0;
    let mut k = 0;
    loop {
        k += 1;
        if k >= 3 || out[5 - 1] < 0.8 {
            break;
        }
        let mut count = 0;
        let s: f64 = loop {
            count += 1;
            if count >= 4 {
                break 3.0 + out[3] + out[1];
            }
            j += 1;
        };
    }
    let mut state: Vec<f64> = vec![out[k % 5]; 9];
    for i in 0..9 {
        let w = state[i];
        state[i] = w * -w;
        state[i] = state[i / 2] * state[9 - 1];
        state[i / 2] -= state[5] / (1.0 + state[9 - 1].powi(2));
    }
    let w = (state[7] + state[j % state.len()]) * (state[k % state.len()] * state[k % 9]) - state[2];
    let mut state2: [[f64; 4]; 4] = [[w; 4]; 4];
    for k2 in (1..1).step_by(2) {
        for k3 in 2..3 {
            state2[k3][k3] += state2[3][k3] * state2[k3][k % 4];
            state2[k3 - 2][k3 / 2] = state2[k3][(k2 + 3) % 4] * state2[k2 / 2][k3 - 2];
        }
    }
}

#[differentiable(unconnected = "zero")]
fn p116(grid: [[f64; 2]; 2], c: &mut f64) -> f64 {
    let z: f64 = 'found1: {
        if !(*c > 0.5) {
            break 'found1 *c + *c;
        } else {
            let mut count = 0;
            loop {
                count += 1;
                *c += 0.25 - -grid[0][count % 2];
                if count >= 3 {
                    break;
                }
            }
        }
        *c
    };
    let mut pair = ([*c, c.powi(3)], z / (1.1_f64.powi(2) + 0.5));
    (0..3).for_each(|n| {
        pair.1 /= (-pair.1 * (pair.0[n % 2] + z)).powi(2) + 1.0;
    });
    let q = &mut pair.1;
    *q += z;
    *q = z;
    let mut count = 0;
    let mut t: f64 = 'steps2: loop {
        count += 1;
        let mut k = 0;
        'search3: while k < 2 {
            k += 1;
            pair.0[k % 2] = -1.0;
        }
        if count >= 2 || pair.0[0] <= pair.0[k % 2] {
            break match k / 2 % 5 {
                0 => z * grid[grid.len() - 1][k % 2],
                2 => 1.1,
                _ => (if !(k > 0) {
                    let mut t = z;
                    pair.1
                } else {
                    *c
                }),
            };
        }
    };
    *c *= pair.0[count % 2] * t;
    (z + grid[1][1] * 1.5 - z * 0.3 + pair.0[2 - 1] * 0.5 - t * 0.3) * grid[count % 2].windows(2).map(|state| *c).sum::<f64>() * ((t - (count as f64)) * (1.5 + z))
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point117 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body117 {
    at: (f64, f64),
    k: [f64; 3],
    rates: f64,
    parts: (f64, f64),
    last: Vec<f64>,
}

#[differentiable]
impl Body117 {
    #[differentiable(unconnected = "zero")]
    fn advance(&self, point: &mut Point117) -> f64 {
        if point.y > 3.0 {
            point.x *= (0..1).step_by(2).filter(|i| *i != 1).map(|n| (n as f64)).sum::<f64>();
        } else {
            point.x = (0..=1).zip(0..2).map(|(m, i)| (i as f64)).product::<f64>() + self.parts.1.sin().exp();
        }
        point.y.atan() + (0..3).rev().map(|m| (m as f64) * point.x).sum::<f64>()
    }
}

#[differentiable]
impl Point117 {
    #[differentiable(unconnected = "zero")]
    fn new(point: &Point117) -> Point117 {
        Point117 { x: point.y, y: if !(2 < 3) {
            let b = point.x;
            b
        } else {
            point.y
        } }
    }
}

#[differentiable]
impl std::ops::Sub for Point117 {
    type Output = Point117;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point117) -> Point117 {
        Point117 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable]
impl std::ops::Mul<f64> for Point117 {
    type Output = Point117;
    #[differentiable(unconnected = "zero")]
    fn mul(self, other: f64) -> Point117 {
        Point117 { x: self.x * other, y: self.y * other }
    }
}

#[differentiable(unconnected = "zero")]
fn p117_helper(xs: &[f64; 3], out: &mut [f64], y: f64, a: f64) -> f64 {
    let mut i = 0;
    while i < 4 && i * 2 % 2 != 1 {
        i += 1;
        let body = Body117 { at: (out[i % out.len()] * y, a - 0.8), k: [out[i % out.len()], a.floor() * y, a], rates: a / (a.powi(2) + 0.5), parts: (y - (i as f64), y + y), last: vec![out[i % out.len()] + out[0], a * a, (0..out.len()).map(|m| (m as f64)).fold(a, |acc, a2| acc.max(a2))] };
    }
    a - y * 0.3 + a * 2.0 + a - xs[0]
}

#[differentiable(unconnected = "zero")]
fn p117(ys: &mut Vec<Point117>, n: usize, buf: &[Point117; 2]) -> f64 {
    let mut p: f64 = (buf[n % buf.len()].y * (buf[n % buf.len()].y + buf[1].x)).powi(2);
    for (part, count) in buf.iter().step_by(2).zip(0..buf.len()) {
        let mut state = [part.x; 3];
    }
    let mut out: Vec<f64> = vec![p; 15];
    for count in (0..15).rev() {
        let x = out[count];
        out[count] = (x * out[count]).sin();
        out[count] += out[count / 2] / (1.0 + out[count].powi(2));
    }
    let flag = n % 3 != 1;
    out[n].tanh() + p * 1.5 + out.iter().sum::<f64>() * 0.5 + (0..out.len()).map(|count| p.powi(3) + (count as f64)).sum::<f64>()
}

flat_record! {
    Point117 { x, y }
    Body117 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point118 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Body118 {
    at: f64,
    k: usize,
    #[no_diff] rates: usize,
    parts: Point118,
}

#[differentiable]
impl Point118 {
    #[differentiable(unconnected = "zero")]
    fn shifted(&self, mut unit: Body118, unit2: &Body118) -> Vec<f64> {
        let mut s = unit.parts.y;
        if unit2.parts.z > 0.5 {
            return vec![(0..=2).map(|n| (n as f64) * (unit2.at * (n as f64))).sum::<f64>(), s];
        }
        vec![s.asinh(), if !(s >= 0.25) {
            let q: f64 = (0..2).skip(1).filter(|k| *k != 1).map(|j| (j as f64)).sum::<f64>();
            -s
        } else {
            let mut w: f64 = (0..3).map(|count| self.x + (count as f64)).fold(unit.parts.z, |acc, a| acc.max(a * a));
            0.1 * w
        }, self.x]
    }
}

#[differentiable]
impl Body118 {
    #[differentiable(unconnected = "zero")]
    fn norm(&self, mut z: f64, mut a: f64) -> f64 {
        let a2 = z.asinh();
        let b: f64 = 0.8;
        (a2 - z * 0.3) * (z + b + (a + a)) * (a2 - 2.0 + (1.0 + 0.1_f64.abs()).powf(1.1_f64.sin()))
    }
}

#[differentiable]
impl Body118 {
    #[differentiable(unconnected = "zero")]
    fn new(t: f64) -> Body118 {
        Body118 { at: t / ((-0.4_f64).powi(2) + 0.5), k: 1, rates: 1, parts: Point118 { x: t * t, y: t / (0.25_f64.powi(2) + 1.0), z: (t.powi(2) + 1.2).recip() } }
    }
}

#[differentiable(unconnected = "zero")]
fn p118_helper(j: usize, m: usize, state: Vec<f64>) -> (f64, f64) {
    let mut part = Point118 { x: state[0], y: 1.5, z: state[m % state.len()].asinh() };
    let mut x = (state[m % state.len()].max(part.x) - (part.z + (m as f64))) / (1.0 + part.z.abs());
    ((0..2).rev().map(|k| state[k] + (k as f64)).sum::<f64>() + part.z * 1.5 + x, (match m * 2 % 5 {
        0 => x,
        n if m < 3 && state[j % 2] >= part.x => part.x,
        _ => {
            let mut x2 = x;
            state[state.len() - 1]
        }
    }) - part.z * 0.3 + x * 2.0 - (1.0 + (x * x).abs()).recip())
}

#[differentiable(unconnected = "zero")]
fn p118_inner(state: Vec<f64>, n: usize, state2: &[f64; 2], xs: &[f64]) -> f64 {
    let y = (if !(n * 2 % 2 == 0) {
        xs[0]
    } else {
        state2[n % state2.len()]
    }).atan2((xs[0] + (n as f64)).powi(2) + 1.0) / (1.0 + xs[1].abs());
    let f = |z: f64| z * z;
    (xs[n % 2] + xs[n % xs.len()] + state[n % state.len()] * 1.5 - y * 2.0) * state2[..1].iter().map(|&b| b * y.powi(2)).sum::<f64>()
}

#[differentiable(unconnected = "zero")]
fn p118(point: Point118) -> f64 {
    let mut m = 0;
    while m < 2 {
        m += 1;
    }
    let (mut u, r): (f64, f64) = (point.x.sin().exp2() * point.x, (0..3).step_by(2).map(|i| point.x + (i as f64)).product::<f64>());
    let mut x = u;
    for (n, m2) in (0..1).zip(0..4) {
        let mut xs: Vec<f64> = Vec::new();
        for (m3, j) in (0..m2).zip(0..4) {
            for (m4, m5) in (0..m3).zip(0..3) {}
            xs.push(r);
        }
        xs.push(r.to_radians());
    }
    let mut i = 0;
    loop {
        i += 1;
        let g = |u2: f64, acc: f64| u2 + r;
        if i >= 1 {
            break;
        }
    }
    x + point.z * 0.3 + r * 0.3 + x * 1.5 + (0..2).zip(0..=4).map(|(j, j2)| r * x + (j2 as f64)).sum::<f64>() - r.sin().exp_m1() * (i as f64)
}

flat_record! {
    Point118 { x, y, z }
    Body118 { at, k, rates, parts }
}

#[differentiable(unconnected = "zero")]
fn p119_helper(state: &mut Vec<f64>, ys: &mut [f64], state2: &[f64]) -> f64 {
    if 0 < 3 {
        state.push(state2[1] + 2.0);
        let mut found: Option<f64> = if ys[ys.len() - 1] > 0.8 && state2[state2.len() - 1] > 0.9 {
            None
        } else {
            None
        };
        for &c in ys.iter() {
            if c < c {
                break;
            } else {
                state[0] /= (c * ys[0] * (state2[2 - 1] * state[0])).powi(2) + 1.0;
            }
        }
    } else {
        for (k, e) in ys[..1].iter().enumerate() {
            state[0] += state2[..1].chunks(2).map(|xs| *e * xs[0]).product::<f64>() / (state[state.len() - 1].powi(2) + 0.5);
        }
    }
    ys[2 - 1].sin().exp() * state2[1].atan().exp2() + state.iter().step_by(2).rev().zip(0..4).map(|(p, n)| ys[n % 2] + *p + (n as f64)).fold(state2[2 - 1], |acc, b| acc.max(b))
}

#[differentiable(unconnected = "zero")]
fn p119(a: f64, mut u: f64) -> f64 {
    let (r, c) = ((u.powi(2) + 1.0).powi(-1).atan2((a + a).powi(2) + 1.0), u);
    let mut state: Vec<f64> = Vec::new();
    for count in 0..=3 {
        state.push(c);
    }
    state.push(c);
    state[1 - 1] += state.iter().map(|&p| p).sum::<f64>();
    let mut pair = (state[0] * a / (state[0].powi(2) + 0.5), c);
    let mut n: usize = state.len();
    for y in state.iter_mut().skip(1).rev() {
        let mut k: usize = n + 1;
    }
    let mut r = r + r;
    if pair.0 > 2.0 {
        pair = (state[n % state.len()], state[0]);
    }
    state.iter().rev().filter(|acc| **acc > 1.5).map(|&q| q * 2.0).fold(r, |acc, acc2| acc * 0.5 + acc2) + a * 0.5 - pair.0 * 2.0 + r * 0.3 + u
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p80(-0.9, vec![-0.2, -0.5, -0.5, 0.1, 0.3], &[0.6, 0.5, 0.9, 0.5, 0.4, 0.1, -0.8, -0.9, 0.3, 0.3, 0.2]) calls p80_helper, p80_inner),
        program!(p81(&[0.5, -0.6], const &mut [-0.6, -1.0]) calls p81_helper, p81_inner),
        program!(p82(&mut [0.1, 0.6, -0.8, 0.7], &[0.7, -0.5, 0.4, -1.0, 0.4]) calls p82_helper, p82_inner),
        program!(p83(0.2, const 1.1) calls p83_helper, p83_inner),
        program!(p84(&[-0.9, 0.6, -0.5, 0.2], &mut [1.4, -0.9, 0.3, 0.9, 0.5]) calls Point84::energy, Point84::advance, Point84::shifted, p84_helper),
        program!(p85(-1.0, &[-0.7, 1.4, 0.6, 0.1, -1.2]) calls p85_helper),
        program!(p86([[-0.3, 0.2], [0.1, -0.7], [-0.7, -0.3]])),
        program!(p87(0.8, -0.6, 0.35); pulled [-0.7, 0.3, 1.0]),
        program!(p88(&mut [-1.2, -1.0, 0.8, -0.4], &[-1.2, 1.1, 0.6, -1.0], 0.6, &mut [-0.3, -1.0, -0.8])),
        program!(p89([-0.8, 0.6, -1.1]) calls p89_helper, p89_inner; pulled vec![-2.0, -0.7]),
        program!(p90(vec![0.2, -0.2, -1.0, 0.5], &vec![0.7, 0.5, -0.1, 0.2, 1.1])),
        program!(p91(-0.1, &[1.3, 1.3, -0.3, -0.4, 0.1]) calls Point91::advance, p91_helper),
        program!(p92(1.2, [-1.2, 0.9], Point92 { x: 1.2, y: -0.6, z: 0.6 }) calls p92_helper, p92_inner),
        program!(p93(-1.0) calls p93_helper, p93_inner),
        program!(p94(const &[1.4, -0.2, -0.4, 0.1], &mut 1.1, &mut 1.3, const [0.8, 1.4]) calls p94_helper),
        program!(p95(-1.2) calls Body95::shifted, Body95::norm, Point95::new, p95_helper, p95_inner),
        program!(p96(1.2)),
        program!(p97(&Body97 { at: 1.0, k: Point97 { x: [-0.4, -1.2, 0.8], y: 1.3 }, rates: -0.4, parts: [1.4, -0.8, 1.1, 1.0, 0.1, 0.1, 0.1, -0.9, 1.2, 0.1, 1.0], last: [Point97 { x: [0.35, 0.7, -0.5], y: 0.6 }, Point97 { x: [-0.8, 0.5, 0.4], y: 0.1 }] }) calls Body97::energy, Point97::new, p97_helper, p97_inner),
        program!(p98(2, [1.0, 0.4]) calls p98_helper, p98_inner),
        program!(p99(&mut [-0.8, -0.6, 0.6, -1.0], const &mut 0.3, -0.6, (-0.6, -1.0))),
        program!(p100(vec![0.3, 0.4, -0.1, -0.9], 4, &[[0.8, 0.8], [0.2, 0.35], [-0.7, 0.2]]); pulled (-0.7, 0.5)),
        program!(p101(vec![-1.2, -0.1, -0.8, -1.0], -0.5, &mut -0.6, &mut Point101 { x: -0.9, y: -0.2, z: 1.4 }) calls p101_helper),
        program!(p102(&mut vec![0.3, -0.3, 0.5, -0.9], 4, &mut [-0.1, 0.1, 0.4, -1.0, -0.4, -0.9, 0.6, 0.8, 0.2, 0.3, 0.5], (-0.1, 0.4)) calls p102_helper, p102_inner),
        program!(p103(&mut [0.2, 1.0, 0.9, 1.2], 4, &Point103 { x: -0.4, y: 1.0 }, &Point103 { x: -0.6, y: 0.5 }) calls Point103::norm, p103_helper),
        program!(p104(&mut 1.2, [0.7, 1.2, 0.7, -0.5, 0.8, -0.4, 0.6, 0.6, -0.8], &mut Point104 { x: -0.4, y: -0.9 }, &[0.35, -0.2, 0.3, 0.3]) calls Body104::advance, p104_helper),
        program!(p105(0.4); pulled ([-0.7, 1.0], 0.5)),
        program!(p106(&mut Point106 { x: -0.9, y: 0.35, z: 1.2 }) calls Point106::advance, Point106::norm, p106_helper; pulled (Point106Tangent { x: 1.0, y: 0.3, z: -0.7 }, Point106Tangent { x: -0.7, y: 0.3, z: 1.0 })),
        program!(p107(&[1.2, -0.7, 1.2, 0.35], -0.9, [-0.2, 1.3]) calls p107_helper),
        program!(p108(0.9, &[-0.9, -0.2, 1.1, -0.9, 0.35], -0.5) calls Point108::shifted, p108_helper; pulled Point108Tangent { x: -2.0, y: 0.5 }),
        program!(p109(const (1.0, 0.6), vec![1.1, 0.4, 0.7, -0.7, 0.4])),
        program!(p110(-0.9, &[-1.1, -0.5], &mut [0.7, -0.2, -0.8, 0.1, 0.9, 0.5, -0.7, -0.3, 1.2, -1.1, 0.2], &mut vec![0.9, 0.35, 1.1]) calls Point110::shifted, p110_helper, p110_inner; pulled (([-2.0, -0.7], -0.7), vec![0.5, 1.0, 0.3, 1.0, 0.3, -2.0, 1.0, -0.7, 0.3, -2.0, 1.0], vec![-2.0, -0.7, -0.7])),
        program!(p111(&mut vec![-0.8, -1.1, 1.2, -0.2], vec![-0.4, 0.1, 1.1, -1.0, -1.1], &Point111 { x: -1.1, y: -0.7, z: 0.6 }) calls Point111::advance, p111_helper, p111_inner; pulled (vec![0.3, 0.3, 0.5, 1.0, -0.7], vec![0.3, 0.3, 1.0, -0.7])),
        program!(p112([0.3, 1.3, -1.1, -0.8, 0.4, -1.2, 0.3, -0.9, 0.6, 0.1, -0.8, 0.4], 2, 0.3) calls Body112::energy, Point112::norm),
        program!(p113([-0.7, -0.9], 3, &mut [1.0, -1.1, 0.6, 0.6, 0.6, 1.1, 0.6, 0.7, 0.4, 0.5, -0.6], -0.7) calls p113_helper, p113_inner),
        program!(p114(&[[-0.3, 1.0], [0.4, -0.3]]) calls p114_helper, p114_inner; pulled [1.0, -0.7, 0.3]),
        program!(p115(false, &mut vec![0.35, -0.5, -0.4, 0.8, 0.8]) calls p115_helper; pulled vec![0.3, -2.0, 1.0, 0.5, -0.7]),
        program!(p116([[0.8, -0.2], [-1.0, 0.3]], &mut -0.3)),
        program!(p117(&mut vec![Point117 { x: -0.2, y: -1.0 }, Point117 { x: 0.8, y: 1.4 }, Point117 { x: -1.1, y: 1.3 }, Point117 { x: -0.6, y: 0.3 }], 4, &[Point117 { x: 0.1, y: -0.2 }, Point117 { x: -0.7, y: -0.1 }]) calls Body117::advance, Point117::new, p117_helper),
        program!(p118(Point118 { x: 0.6, y: -0.2, z: 0.6 }) calls Point118::shifted, Body118::norm, Body118::new, p118_helper, p118_inner),
        program!(p119(1.4, -0.5) calls p119_helper),
    ]
}
