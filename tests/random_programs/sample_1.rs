//! Random programs: written by the generator, see `tests/random_programs.rs`.

use crate::harness::row::Program;
use grads::prelude::*;

#[differentiable(unconnected = "zero")]
fn p30_inner(buf: &[f64]) -> f64 {
    let mut i = 0;
    'rows1: while i < 2 && buf[i % buf.len()] <= 1.0 {
        i += 1;
        'steps2: for k in 0..buf.len() - 1 {
            match k * 2 % 4 {
                0 => {}
                _ => {
                    let mut b = (if buf[k] <= buf[2 - 1 - k] {
                        buf[k]
                    } else {
                        buf[k]
                    }) * (if buf[2 - 1 - k].cbrt() > 0.1 {
                        buf[2 - 1 - k].cbrt()
                    } else {
                        buf[k]
                    }) / 1.5;
                }
            }
        }
    }
    (match (i + 1) % 5 {
        0..=1 => buf[0],
        2 => {
            let s = buf[i % buf.len()];
            s
        }
        _ => buf[1],
    }) * buf.iter().step_by(2).fold(buf[buf.len() - 1], |acc, &y| acc + y * (y / (1.0 + buf[1].abs())))
}

#[differentiable(unconnected = "zero")]
fn p30(flag: bool, v: &mut [f64; 4], acc: &mut f64) -> f64 {
    v[1] *= acc.atan().cosh();
    *acc += if *acc > 0.1 || flag {
        let y: f64 = v[0];
        v[2]
    } else {
        acc.tanh().sinh()
    };
    let d: f64;
    if v[1] > 1.1 {
        d = *acc + *acc - v[2];
    } else {
        let a = p30_inner(&v[0..2]).max(acc.max(*acc));
        d = *acc * (a + a);
    }
    let g = |d2: f64| d2 * v[3];
    *acc * *acc + *acc + (d.powi(2) + 1.0).log10().atan()
}

#[derive(Clone, Debug, Differentiable)]
struct Body31 {
    at: f64,
    k: f64,
    #[no_diff] rates: f64,
    parts: [f64; 10],
}

#[differentiable(unconnected = "zero")]
fn p31(pair: (f64, f64)) -> f64 {
    let i: usize = 2;
    let g = |acc: f64, e: f64| acc + (0.25_f64.powi(2) + 1.2_f64).log10();
    let mut pair2: ([f64; 2], f64) = ([2.0 + pair.1, (pair.0.powi(2) + 1.0).cbrt()], (0..2).rev().map(|count| (count as f64)).sum::<f64>());
    let mut spring = Body31 { at: (0..1).step_by(2).map(|j| (j as f64) * pair2.1).sum::<f64>(), k: (0..=i).map(|count| (count as f64)).sum::<f64>(), rates: 1.0, parts: [match i * 2 % 5 {
        0 => pair2.1,
        2..=3 | 4 => pair.1,
        _ => pair.0,
    }; 10] };
    (spring.parts[9], spring.at) = (pair.1.cos(), spring.at);
    let mut c = std::mem::replace(&mut spring.at, pair2.0[i % 2] + pair2.0[i % 2]);
    for n in 0..=i {}
    if i * 2 % 2 != 1 {
        let mut pair3 = ((1.0 + (if spring.rates > c {
            c
        } else {
            let mut t: f64 = pair2.0[0];
            spring.at
        }).abs()).ln_1p(), pair2.1 * c);
    } else {
        for i2 in (0..=2).skip(1) {
            std::mem::swap(&mut c, &mut pair2.1);
        }
    }
    c * c + spring.k * 1.5 - c * 1.5 - (pair.0 + spring.rates.atan2(c.powi(2) + 1.2))
}

flat_record! {
    Body31 { at, k, rates, parts }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point32 {
    x: [f64; 10],
    #[no_diff] y: f64,
    z: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape32 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Point32 {
    #[differentiable(unconnected = "zero")]
    fn recip(&self) -> Point32 {
        (0..=1).rev().for_each(|m| {});
        Point32 { x: [self.y; 10], y: -1.0, z: -self.x[0] }
    }
}

#[differentiable]
trait Cost32 {
    fn at(&self) -> f64;
    #[differentiable(unconnected = "zero")]
    fn twice(&self, y: f64) -> f64 {
        let a = (y + y) * y + y;
        self.at() + self.at() * (y - a - y * 2.0 + a * 0.5 - (0..2).zip(0..=1).map(|(count, m)| (m as f64)).sum::<f64>() - (-a).atan())
    }
}

#[differentiable]
impl Cost32 for Point32 {
    #[differentiable(unconnected = "zero")]
    fn at(&self) -> f64 {
        let mut d = (1.0 + self.z.abs()).cbrt();
        (d + d * 1.5) * (0..3).map(|n| self.z + (n as f64)).sum::<f64>() + (0..1).map(|k| d + (k as f64)).sum::<f64>()
    }
}


#[differentiable(unconnected = "zero")]
fn p32(row: &[Point32; 2], body: Point32) -> f64 {
    let mut n = 0;
    while n < 4 {
        n += 1;
        let found: Shape32 = if !(body.z >= -0.7) {
            Shape32::Disc(row[n % row.len()].x[7] + body.y)
        } else {
            Shape32::Rect(row[1].x[n % 10], if body.y >= -1.0 {
                let mut e = body.y;
                body.x[n % 10]
            } else {
                row[n % row.len()].y
            })
        };
        if let Shape32::Disc(p) = found {
            let mut pair = (if (n + 1) % 2 != 0 {
                3.0
            } else {
                p.abs().sqrt().min(body.z)
            }, 0.1 + p);
        } else {
            for j in 1..row.len() - 1 {}
        }
    }
    body.x[n % 10] - body.x[n % 10] * 1.5 + ((if n % 2 == 0 {
        body.x[n % 10]
    } else {
        body.y
    }) - (0.25_f64 * 0.25_f64).sqrt().max(body.x[n % 10])) - row.iter().map(|point| point.x[9] * (if (point.y * point.y).sqrt() > 0.1 {
        (point.y * point.y).sqrt()
    } else {
        body.at() + point.y
    })).sum::<f64>()
}

flat_record! {
    Point32 { x, y, z }
}

#[differentiable(unconnected = "zero")]
fn p33(e: f64, k: usize, count: usize) -> f64 {
    let mut pair = ((e - (k as f64)).min(if e < 1.1 {
        let mut c: f64 = -1.0;
        e
    } else {
        e
    }), e.tanh());
    pair.1 += if count % 2 != 1 && count * 2 < 3 {
        pair.1 + pair.0
    } else {
        let b: f64 = e.cbrt().max(1.1);
        b
    };
    for (i, count2) in (0..count).zip(0..2) {
        let e = e + (if pair.1 >= 0.3 {
            pair.1 / (1.0 + e.abs())
        } else {
            let acc: f64 = pair.1 / (1.0 + pair.0.abs());
            acc * (k as f64)
        });
    }
    let t = pair.1;
    let mut pair2 = std::mem::replace(&mut pair, (-0.4, if (t * t + e * e).sqrt() > 0.1 {
        (t * t + e * e).sqrt()
    } else {
        e
    }));
    for (m, k2) in (0..=4).take(2).zip(0..k) {
        pair2 = (t, pair2.0);
        pair.1 /= (t * (k2 as f64) * pair.1.tanh()).powi(2) + 1.0;
        {
            std::mem::swap(&mut pair2.0, &mut pair.0);
        }
    }
    (pair.0 - pair.0 * 2.0 + pair2.1 * 0.3 - (pair2.1 + (count as f64) + t * pair2.1)) * pair2.0
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point34 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body34 {
    at: Point34,
    k: (f64, f64),
    #[no_diff] rates: usize,
}

#[differentiable]
impl Point34 {
    #[differentiable(unconnected = "zero")]
    fn exp(self) -> Point34 {
        self
    }
}

#[differentiable(unconnected = "zero")]
fn p34(x: f64, state: &mut [f64], row: &mut [f64]) -> Body34 {
    {
        let unit = (Point34 { x: row[9] + row[11 - 1], y: -0.7 / (0.25_f64.powi(2) + 1.2), z: row[2] }).exp();
    }
    row[9..].iter().zip(0..row.len()).for_each(|(z, i)| {
        state[i % 5] = state[1];
    });
    {}
    Body34 { at: Point34 { x: state[3], y: row[8], z: state[state.len() - 1] - state[4] }, k: (row[11 - 1].hypot(1.0 + row[7].abs()), state[3]), rates: state.len() }
}

flat_record! {
    Point34 { x, y, z }
    Body34 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p35_helper(j: usize, state: &[f64], u: f64, xs: &[f64], q: f64) -> f64 {
    if j < 1 {
        return xs[j % xs.len()].tanh().cosh();
    }
    let mut ys: [f64; 3] = [0.5; 3];
    match (j + 1) % 3 {
        0 => {
            let mut pair = ((if j / 2 > 2 {
                let mut s = ys[0];
                ys[ys.len() - 1]
            } else {
                let mut d = ys[j % 3];
                d
            }) * (1.0 + u.abs()).powi(-1), q.atan());
        }
        1 | 2 => {
            match (j + 1) % 3 {
                0 => {
                    let mut i = 0;
                    loop {
                        i += 1;
                        let mut kind: Option<f64> = Some(ys[ys.len() - 1] - ys[0]);
                        if i >= 2 {
                            break;
                        }
                    }
                }
                m if u > 2.0 => {}
                _ => {
                    ys[3 - 1] *= (xs[1..].iter().map(|r| *r * q).sum::<f64>().powi(2) + 0.5_f64).recip();
                }
            }
        }
        _ => {
            let flag = xs[xs.len() - 1] < q;
        }
    }
    (xs[2 - 1] - u * 1.5 - ys[ys.len() - 1]) * u + p35_helper(j - 1, &ys, ys[j % ys.len()], &ys, u)
}

#[differentiable(unconnected = "zero")]
fn p35(state: &Vec<f64>, ys: &mut [f64]) -> f64 {
    let mut pair = (state[0], state[state.len() - 1].clamp(-0.75, 1.25));
    let mut j = 0;
    'rows1: while j < 2 && ys.len() % 2 == 0 {
        j += 1;
        let mut grid: Vec<f64> = vec![0.0; 3];
        let mut q: f64 = 0.1;
        for j2 in (0..5).rev() {
            q += grid[0] * grid[0].cos();
            for i in 0..2 {
                grid[i] = ys[j2] * (i as f64) + pair.0.mul_add(state[i], pair.1);
            }
            let mut w: f64 = 0.0;
            for m in 0..grid.len() {
                w += grid[m] * grid[0];
            }
            q += w;
            grid[1] = q * 0.1;
        }
        pair = (state[j % state.len()], q);
        let mut n = 0;
        'steps2: while n * 2 < 3 && n < 5 {
            n += 1;
            let mut n2 = 0;
            while n2 < 4 && ys[ys.len() - 1] <= 0.5 {
                n2 += 1;
                grid[2] /= q.powi(2) + 1.0;
            }
        }
    }
    ys.iter().skip(1).fold(pair.1, |acc, &a| acc * 0.5 + a * a) - (0..ys.len() - 1).take(2).map(|m| (m as f64) * pair.1).fold(ys[j % ys.len()], |acc, w| acc * 0.5 + (state[j % state.len()] / (1.5_f64.powi(2) + 1.2) + w))
}

#[differentiable(unconnected = "zero")]
fn p36(i: usize, xs: &[[f64; 2]; 3], pair: (f64, f64), p: f64) -> f64 {
    let mut p = p + (p + p);
    let y = pair.0.abs().sqrt().max(if !(i % 2 != 1) {
        pair.0
    } else {
        let mut q = pair.1;
        q
    }) + p;
    let g = |a: f64, a2: f64| a + xs[i % xs.len()].iter().map(|e| e.abs().sqrt()).fold(0.1_f64, f64::min);
    p += p / 1.5;
    let mut i2 = 0;
    let u: f64 = loop {
        i2 += 1;
        if i2 >= 3 {
            break xs[i2 % xs.len()].chunks(2).map(|out| xs[i % 3][1]).sum::<f64>();
        }
        let mut y2 = match i2 * 2 % 5 {
            0..=1 => (y - (i2 as f64)) * (y * y),
            2..=3 | 4 => y,
            _ => p * (i as f64) + 0.1,
        };
    };
    -1.0 * (i2 as f64) - pair.1 * 0.5 - p * 2.0 - y * 0.3 + u
}

#[differentiable(unconnected = "zero")]
fn p37(mut xs: [f64; 4], x: f64) -> ([f64; 2], f64) {
    let (r, mut r2) = (xs[xs.len() - 1], if 0.25 > 0.25 {
        let y: f64 = x;
        x
    } else {
        x
    });
    let f = |w: f64| w + r2 * r;
    let mut pair = (-0.8 + x * x, x - r2);
    if 2 < 3 {
        let c = r.powi(2) - pair.1 + (if x > 0.3 && pair.1 > r {
            -r2
        } else {
            pair.1
        });
    } else {
        let mut j = 0;
        while j < 4 {
            j += 1;
            let mut kind: Option<f64> = Some(pair.1 - (j as f64));
            pair.1 = xs[3] + (if pair.0 < 0.5 {
                let mut b = pair.0;
                r
            } else {
                x
            });
        }
    }
    let mut kind: Option<f64> = if pair.1 < 1.0 {
        None
    } else {
        Some(r2 + x)
    };
    match &mut kind {
        None => {
            {
                xs[2] = -r + r2 * pair.0;
            }
        }
        Some(s) => {
            let mut v: [f64; 17] = [*s; 17];
            for count in 0..2 {
                for k in 2..17 {
                    v[k] -= v[k - 1] * x.hypot(1.0 + r2.abs());
                }
            }
        }
    }
    ([xs[xs.len() - 1].cbrt().clamp(0.25, 1.25), r / 1.5 - (pair.1 + r2)], ((if pair.1 <= r2 {
        x
    } else {
        pair.1
    }) + x * 0.5 + r2 * 0.3 + pair.0 * 0.5) * r)
}

#[differentiable(unconnected = "zero")]
fn p38_inner(xs: &Vec<f64>) -> [f64; 2] {
    let d: f64 = xs[0];
    [if xs[2 - 1] > 1.5 {
        3.0_f64.signum() * d
    } else {
        d / 2.0
    }, xs[1].asinh() + xs[0] * d]
}

#[differentiable(unconnected = "zero")]
fn p38(ys: &mut [f64; 2], row: Vec<f64>, state: [f64; 4], mut out: Vec<f64>) -> f64 {
    let r = &mut out[1];
    *r = row[2] * state[0];
    *r = row.iter().map(|t| t.abs().sqrt()).fold(0.1_f64, f64::max);
    let mut shape: Option<f64> = if out[2] > 0.3 {
        None
    } else {
        None
    };
    match &mut shape {
        None => {
            let row2 = p38_inner(&row);
            (out[0], out[3 - 1]) = (state[3].sin(), row2[1] - out[2]);
        }
        Some(acc) => {
            let mut pair = (*acc * row[3] / 1.5, *acc * out[3 - 1]);
            pair.0 = state.iter().map(|e| *e * 1.5).fold(0.1_f64, f64::max);
        }
    }
    out.fill(state[2] / (1.0 + state[state.len() - 1].abs()));
    let mut i = 0;
    let mut r: f64 = loop {
        i += 1;
        if i >= 1 {
            break state[3..].iter().map(|a| a * 1.5).fold(0.7_f64, f64::max) + (1.5 + (i as f64));
        }
        let mut pair = (row[i % row.len()] - out[2] + (i as f64), shape.unwrap_or(out[2]));
        pair.1 = pair.1 - (i as f64) - -out[i % 3];
    };
    r.asinh() - row.iter().sum::<f64>() * 0.3 - state[state.len() - 1] * 1.5 + r * 2.0 + ((if i < 3 {
        row[i % row.len()]
    } else {
        r
    }) + out[i % 3]) - (row[i % 5] + row[i % row.len()]) * (i as f64)
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point39 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body39 {
    at: [Point39; 2],
    k: f64,
}

#[differentiable(unconnected = "zero")]
fn p39(ys: [f64; 2], row: [[f64; 2]; 2]) -> f64 {
    let mut ys2 = [Body39 { at: [Point39 { x: (row[1][0].powi(2) + 0.5).powf(row[row.len() - 1][1].sin()), y: row[0][1].atan2(1.0 + row[1][0].abs()), z: ys[0] + row[0][1] }, Point39 { x: row[0][1], y: row[row.len() - 1][2 - 1], z: (-0.7_f64).cos() }], k: row[1].iter().map(|u| u.abs().sqrt()).fold(0.7_f64, f64::max) }, Body39 { at: [Point39 { x: row[0][1..].iter().rev().zip(row[1].chunks(2)).map(|(r, xs)| *r * *r).sum::<f64>(), y: row[2 - 1][0], z: if row[1][1] > -0.4 {
        let r = row[1][0];
        0.3
    } else {
        row[0][1]
    } }, Point39 { x: row[row.len() - 1][2 - 1], y: row[0][2 - 1].clamp(-0.75, 1.25), z: row[0][0] + row[1][0] }], k: if 0.5 > -0.7 {
        ys[0]
    } else {
        row[1][1]
    } }];
    let mut kind: Option<f64> = None;
    if row[0][1] > 3.0 {
        ys2[0].k += ys[0..1].iter().map(|a| (*a * *a).sqrt()).fold(0.7_f64, f64::min);
        let mut out = std::mem::replace(&mut ys2, [Body39 { at: [Point39 { x: row[0][1], y: row[0][1] * 0.3, z: row[0].iter().skip(1).map(|&z| z * z).sum::<f64>() }, Point39 { x: row[1][0], y: (-ys[0].powi(2)).exp(), z: ys[1] - row[row.len() - 1][1] }], k: row[row.len() - 1][1] }, Body39 { at: [Point39 { x: row[0][0].cos(), y: -0.4 * ys[1], z: row[1][0] }, Point39 { x: ys[0] / (1.0 + row[2 - 1][1].abs()), y: row[1][1] / (row[1][2 - 1].powi(2) + 1.2), z: ys[0] + row[0][0] }], k: row[0].iter().map(|d| d.abs().sqrt()).fold(0.1_f64, f64::min) }]);
    } else if ys[1] > 0.1 {
        for part in &ys2 {
            'rows1: for Body39 { at: buf, k: q } in ys2.iter() {
                if buf.len() < 3 {
                    continue;
                }
            }
        }
    } else {
        for k in 0..ys2.len() {
            let mut r = match (k + 1) % 5 {
                0 | 4 => ys2[ys2.len() - 1 - k].at[k].z + (-0.7_f64).asinh(),
                _ => row[(k + 1) % 2].iter().sum::<f64>(),
            };
        }
    }
    (row[1][1].signum() * row[1][1] - ys2[0].k * 2.0) * ((ys[0] + row[0][0]) * ys[0].to_radians()) - (1..row.len()).map(|k| (k as f64)).fold(ys2[0].k, |acc, u| acc + u * (ys2[1].at[0].y - ys2[1].k))
}

flat_record! {
    Point39 { x, y, z }
    Body39 { at, k }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point40 {
    x: f64,
    y: f64,
    z: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body40 {
    at: [f64; 11],
    k: f64,
    rates: Point40,
}

#[differentiable]
impl Body40 {
    #[differentiable(unconnected = "zero")]
    fn powi(&self, count: usize) -> Body40 {
        let mut i = 0;
        let u: f64 = loop {
            i += 1;
            let mut shape: Option<f64> = None;
            match &mut shape {
                None => {}
                Some(e) => {}
            }
            if i >= 2 || i / 2 > 0 {
                break self.k * (self.k * self.rates.z);
            }
        };
        Body40 { at: [u + (i as f64); 11], k: match i % 5 {
            0..=1 => self.k,
            2 => u,
            _ => u,
        }, rates: Point40 { x: u + (i as f64), y: if u > 0.1 {
            u
        } else {
            u
        }, z: u + u } }
    }
}

#[differentiable]
impl Point40 {
    #[differentiable(unconnected = "zero")]
    fn clamp(self, u: f64, x: f64) -> Point40 {
        self
    }
}

#[differentiable(unconnected = "zero")]
fn p40(grid: &[f64], s: &mut f64) -> f64 {
    let mut c: f64 = grid.iter().map(|z| *z * 1.5).fold(0.1_f64, f64::max);
    let mut part = (Point40 { x: c * *s, y: c.cos(), z: if *s > c || c <= 0.8 {
        let p = *s;
        grid[0]
    } else {
        c
    } }).clamp(*s + c, if c < -0.7 {
        let mut x = c;
        x
    } else {
        let e = c;
        e
    });
    let n: usize = 0;
    'rows1: for (b, n2) in grid.iter().zip(0..=4) {
        let mut point = (Point40 { x: b + *s, y: if (n2 + 1) % 3 != 0 {
            c
        } else {
            *b
        }, ..part }).clamp(part.z / (1.0 + b.abs()), *s / (s.powi(2) + 1.2));
        'steps2: for (j, grid2) in grid.windows(2).enumerate() {
            if c < *b {
                part.x = c.abs().sqrt().clamp(0.25, 1.25);
                let mut point2 = Body40 { at: [point.z; 11], k: b + (j as f64), rates: Point40 { x: point.z * c, y: grid2[j % 2] + 0.5, z: part.y } };
                if *b >= 1.1 && part.z >= 0.25 {
                    continue 'steps2;
                }
            } else if n2 + 1 < 3 {
                part.x -= (0..grid2.len()).map(|k| (k as f64)).sum::<f64>().to_radians();
            } else {
                point = (Point40 { x: grid2[1].tanh().exp2(), y: c, ..point }).clamp(b - point.z, c.max((b * b + grid2[grid2.len() - 1] * grid2[grid2.len() - 1]).sqrt()));
            }
            let mut part2 = (Point40 { x: *s - point.y, y: grid2[n % 2], z: part.y / ((-0.4_f64).powi(2) + 0.5) }).clamp(grid2[j % grid2.len()] - (j as f64), grid[..3].iter().map(|t| t * 1.5).fold(0.7_f64, f64::min));
        }
    }
    (part.x - c * 0.5 - part.z * 0.5) * ((*s + part.z) * (part.x + c))
}

flat_record! {
    Point40 { x, y, z }
    Body40 { at, k, rates }
}

#[differentiable(unconnected = "zero")]
fn p41(flag: bool, row: &[f64], v: &[f64], grid: Vec<f64>) -> f64 {
    let flag2 = grid[2] > -0.7;
    grid[1].powi(2) + grid[2] * 0.5 - grid[0] + grid.iter().enumerate().rev().filter(|(j, acc)| **acc > -0.4).map(|(k, p)| *p).sum::<f64>()
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point42 {
    x: [f64; 9],
    y: f64,
    z: f64,
}

#[differentiable(unconnected = "zero")]
fn p42(spring: &Point42) -> f64 {
    (0..1).for_each(|j| {});
    let mut c = spring.z;
    c = (1.0 + c.abs()).powf(c.sin());
    c + (c * c).to_radians()
}

flat_record! {
    Point42 { x, y, z }
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape43 { Disc(f64), Rect(f64, f64) }

#[differentiable(unconnected = "zero")]
fn p43(out: &mut Vec<f64>, row: Vec<f64>) -> f64 {
    let mut kind: Shape43 = Shape43::Disc(row[1].atan().cosh());
    out.push(row[4] + row[1]);
    let mut i = 0;
    while i < 2 && out[1] >= 1.0 {
        i += 1;
        let mut k = 0;
        let u: f64 = loop {
            k += 1;
            if k >= 4 {
                break out[1];
            }
        };
    }
    match row.len() % 3 {
        0 => {
            let v = [row[i % 5]; 4];
        }
        _ => {
            out[i % 4] += row.iter().enumerate().rev().map(|(count, &w)| w).fold(row[0], |acc, x| acc.max(x + x)) * row[..1].iter().map(|r| r * 1.5).fold(0.7_f64, f64::max);
        }
    }
    out.swap(1, 2);
    match i % 4 {
        0 => {}
        _ => {}
    }
    row[2].cbrt().max(row[1]) + row.iter().sum::<f64>() * 2.0 - row[3..].iter().enumerate().map(|(j, r)| *r * (row[j % row.len()] / 1.5)).sum::<f64>() + row[..4].windows(2).map(|out2| out2[2 - 1] * (match i / 2 % 5 {
        0..=1 => out2[i % out2.len()],
        _ => 1.0,
    })).fold(out[3], |acc, y| acc + y * (row[i % row.len()] * y))
}

#[differentiable(unconnected = "zero")]
fn p44(xs: &[f64], row: &[f64], row2: &[f64; 2], b: f64) -> Vec<f64> {
    let mut i = 0;
    let x: f64 = loop {
        i += 1;
        if i >= 3 || row2[row2.len() - 1] >= row2[i % row2.len()] {
            break 0.3_f64.cbrt().max(b) * row[i % 5];
        }
        for v in row2.chunks(2) {}
    };
    let mut out: Vec<f64> = vec![row2[i % row2.len()]; 18];
    for i2 in 1..18 {
        let z = out[i2];
        out[18 - 1 - i2] = (z * out[i2 - 1]).sin();
        out[i2] *= out[i2].tanh() * out[0];
    }
    for j in (0..17).rev() {
        out[j] -= out[j] * 0.5 + out[j];
    }
    let mut pair = (-(match (i + 1) % 5 {
        0..=1 => out[4],
        2..=3 => x,
        _ => row[i % row.len()],
    }), row[2] / (1.0 + b.abs()));
    let w: f64;
    if i + 1 < 3 && i * 2 > 1 {
        w = (out[i % out.len()] + row2[row2.len() - 1]).atan().sinh();
    } else {
        w = (x + (i as f64)).sin();
    }
    out.swap(i % 18, i % 18);
    vec![xs[i % xs.len()].sin(), out[16] / (1.0 + w.abs()) + out[i % 18].to_radians(), (-0.7_f64).max(0.0).sqrt().max(0.25)]
}

#[differentiable(unconnected = "zero")]
fn p45_helper(count: usize, flag: bool, a: f64) -> f64 {
    let mut acc: f64 = 0.1;
    (0..4).filter(|n| *n != 1).map(|n| a + (n as f64)).sum::<f64>() - (0..2).map(|j| acc.abs() + (j as f64)).product::<f64>() - (acc * (count as f64) + a.atan().exp2())
}

#[differentiable(unconnected = "zero")]
fn p45(p: f64) -> f64 {
    let mut w = p / (1.0 + p.abs());
    let b = p;
    let mut pair = (b, b - b);
    'rows1: for i in 0..=3 {
        let h = |t: f64, u: f64| t + (if b >= b {
            pair.0 - w
        } else {
            let q = t.signum() * u;
            u - b
        });
        for m in (0..1).rev() {
            for m2 in 0..=4 {
                let mut grid = [pair.1; 4];
            }
        }
    }
    b + b - p * 0.3 - pair.1 * 0.3 + (0..=2).map(|n| (n as f64)).sum::<f64>() + (p45_helper(1, !(p > 3.0), w) - b)
}

#[differentiable(unconnected = "zero")]
fn p46(v: &[f64; 2], out: &[f64], mut out2: [[f64; 2]; 3], flag: bool) -> f64 {
    let mut a: f64 = out[..2].iter().map(|acc| acc.abs().sqrt()).fold(0.1_f64, f64::max);
    let mut count = 0;
    loop {
        count += 1;
        std::mem::swap(&mut a, &mut out2[count % 3][count % 2]);
        if count >= 3 {
            break;
        }
    }
    let z = (a * a + out2[2][count % 2] * out2[2][count % 2]).sqrt().min(out2[count % 3][count % 2]);
    out2[1][1] *= z;
    let count2: usize = count;
    let mut k: usize = count2 + 1;
    if k > 1 {
        return z.min(z) * out2[3 - 1].iter().map(|s| s * 1.5).fold(0.7_f64, f64::min);
    }
    let flag2 = v[k % v.len()] <= a;
    out2[k % out2.len()][1..].iter().skip(1).map(|&b| b).sum::<f64>() + out2[k % out2.len()][k % 2] * 0.5 - (out2[k % 3][k % 2] * z).signum() * (out2[0][0] + out2[count2 % out2.len()][1])
}

#[differentiable(unconnected = "zero")]
fn p47(grid: &[f64; 3], out: &[f64; 2], mut acc: f64, acc2: f64) -> f64 {
    let mut xs: Vec<f64> = out.iter().map(|b| *b).collect::<Vec<f64>>();
    std::mem::swap(&mut acc, &mut xs[1 - 1]);
    let count: usize = 2;
    [xs[0], acc] = [acc, xs[0]];
    let z = acc;
    for (out2, w) in grid.windows(2).zip(xs.iter()) {
        if *w >= -0.7 && count % 2 != 0 {
            continue;
        }
        if xs[count % 1] <= 0.9 {
            let q = &mut acc;
            *q = *q;
        } else if *w >= 3.0 || count / 2 % 2 != 1 {} else {
            let mut p = std::mem::replace(&mut acc, out2[count % out2.len()] + z);
        }
    }
    (xs[0] - acc * 1.5 + acc2 * 2.0 - xs[xs.len() - 1] * 0.3 + z * 1.5) * z + z
}

#[differentiable(unconnected = "zero")]
fn p48(v: &mut [f64], pair: (f64, f64), mut acc: f64) -> f64 {
    let (s, x) = (pair.1, acc);
    acc = (acc - x) * s;
    acc *= v[1..].iter().filter(|u| **u > 1.5).map(|w| *w).fold(x, |acc2, q| acc2 * 0.5 + q * acc);
    acc += (0..=3).zip(v.iter()).map(|(i, a)| (if i % 2 == 1 {
        let mut p = *a;
        *a
    } else {
        s
    }) + a).sum::<f64>();
    let flag = !(acc > 0.8);
    {
        let z = std::mem::replace(&mut acc, (pair.1.powi(2) + 0.5).powi(-1));
    }
    let mut a = s;
    let mut k = 0;
    while k < 5 && flag {
        k += 1;
        let flag2 = k / 2 > 0;
        let mut s = s * v.iter().map(|d| d.abs().sqrt()).fold(0.1_f64, f64::min);
        let s = s + (s + s.asinh());
    }
    a += if !(k * 2 > 2) {
        if a > 1.0 {
            s
        } else {
            pair.1
        }
    } else {
        let mut e: f64 = a;
        e
    };
    let s2 = s;
    (x + (k as f64) - pair.0 * 1.5 - acc * 0.5 + s * 1.5 - x * 0.3 + a * 0.3 + s2 * 2.0) * s2
}

#[differentiable(unconnected = "zero")]
fn p49(state: [[f64; 2]; 2], #[no_diff] a: f64, grid: &[f64]) -> f64 {
    let mut k = 0;
    while k % 3 != 0 && k < 5 {
        k += 1;
        let mut n = 0;
        while grid[6] > -0.4 && n < 2 {
            n += 1;
            let shape: Option<f64> = if grid[n % 11] < state[1][n % 2] {
                None
            } else {
                Some(if n * 2 > 2 {
                    grid[k % grid.len()]
                } else {
                    grid[n % grid.len()]
                })
            };
        }
    }
    (grid[2..].iter().zip(grid[10..].iter()).map(|(&a2, p)| p + p).sum::<f64>() + state[1][0] * 2.0 - a * 0.5 + grid[7].max((grid[k % 11] * grid[k % 11]).sqrt())) * a
}

#[differentiable(unconnected = "zero")]
fn p50(#[no_diff] mut c: f64, out: &mut Vec<f64>, buf: &[f64; 3]) -> f64 {
    let mut b = buf[1] * (-0.7 - buf[1] + buf[0]);
    b += (out[4].powi(2) + 1.0).sqrt();
    b = if 2 < 3 {
        let t = if 2 < 3 {
            buf[3 - 1]
        } else {
            out[1]
        };
        b * t
    } else {
        (1..out.len()).map(|k| (k as f64)).sum::<f64>()
    };
    let mut n = 0;
    while n < 2 && n / 2 % 2 == 1 {
        n += 1;
        let mut state: [f64; 3] = [0.3; 3];
        let mut w: f64 = 0.1;
        for i in (0..3).rev() {
            for count in 0..3 {
                state[count] = (buf[i] * (count as f64)).sin();
            }
            let mut c2: f64 = 0.0;
            for m in 0..state.len() {
                c2 += state[m] * state[m].cos();
            }
            w += c2 * buf[i];
            state[2] = w * 0.1;
        }
        buf.iter().for_each(|&r| {
            w += match n % 5 {
                0 => r + out[n % out.len()],
                2..=3 => state[n % 3],
                count if w <= r => b * (n as f64),
                _ => w.powi(3),
            };
        });
    }
    let mut j = 0;
    'rows1: loop {
        j += 1;
        let r = std::mem::take(&mut b);
        let mut grid = vec![r * c, buf[2].max(0.0).sqrt().max(buf[buf.len() - 1]), r, r - r];
        if j >= 3 {
            break;
        }
    }
    let mut ys: Vec<f64> = Vec::new();
    for &e in buf.iter() {
        let q = b;
        ys.push((0.8_f64 * 0.8_f64).sqrt().clamp(0.25, 1.25) / (1.0 + e.abs()));
    }
    ys.push(b);
    if (n + 1) % 2 == 1 {
        (ys[0], b) = (b, ys[0]);
        'steps2: for (e, n2) in ys.iter().zip(1..ys.len()) {}
    }
    c - buf[1] + c * 0.3 - (if b < -0.7 {
        let e = b;
        ys[1 - 1]
    } else {
        b
    }).hypot(1.0 + (if b > out[0] || j > 1 {
        ys[j % ys.len()]
    } else {
        b
    }).abs())
}

#[differentiable(unconnected = "zero")]
fn p51_inner(m: usize, grid: &[f64], acc: f64) -> f64 {
    if m < 1 {
        return acc + acc;
    }
    let mut d = p51_inner(m - 1, grid, grid.iter().map(|e| e * 1.5).fold(0.7_f64, f64::max));
    let mut count = 0;
    loop {
        count += 1;
        if !(d > 0.1) {
            let (mut b, mut e) = ((1.0 + acc.abs()).ln_1p(), d.atan());
        } else {
            d = grid[0..1].iter().enumerate().map(|(i, b)| *b).sum::<f64>();
        }
        if count >= 2 {
            break;
        }
    }
    d.cos() + acc * 1.5 + d * 0.5 + grid.iter().map(|&c| c).sum::<f64>() - (1..grid.len()).map(|j| (j as f64) * grid[j]).sum::<f64>() + p51_inner(m - 1, grid, d)
}

#[differentiable(unconnected = "zero")]
fn p51(#[no_diff] t: f64, q: &mut f64, #[no_diff] mut s: f64) -> f64 {
    let mut count = 0;
    let s2: f64 = 'rows1: loop {
        count += 1;
        if count >= 3 {
            break (s - *q).cos();
        }
        s *= (1.5 - (count as f64)) * (*q + s);
        for i in (0..count).step_by(2) {
            match i * 2 % 3 {
                0 => {
                    let mut e = (s / ((s * (count as f64)).powi(2) + 0.5)).sin().exp2();
                }
                1 | 2 => {
                    let mut shape: Option<f64> = Some(s);
                    if let Some(e) = shape {
                        let mut w: f64 = (0..2).map(|n| (n as f64)).sum::<f64>();
                    } else {
                        match &mut shape {
                            None => {
                                *q *= s;
                            }
                            Some(u) => {
                                *u = s;
                            }
                        }
                        s += s;
                    }
                }
                _ => {
                    let mut buf: Vec<f64> = Vec::new();
                    for count2 in (0..3).skip(1) {
                        buf.push(*q);
                    }
                    buf.push(*q / (1.0 + 2.0_f64.abs()));
                }
            }
        }
    };
    *q - s2 - t * 0.5 - s2 * 2.0 - s
}

#[differentiable(unconnected = "zero")]
fn p52(out: &mut [(f64, f64)], row: &mut [(f64, f64)]) -> f64 {
    for m in (0..out.len() - 1).skip(1) {
        let x: f64;
        if row[3].0 >= row[4].1 {
            x = row[1].1.abs() * (out[m].1 + row[row.len() - 1].0);
        } else {
            x = (1.0_f64.mul_add(row[3].1, row[3].0).powi(2) + 1.2).log10();
        }
        if x <= x {
            let mut ys = vec![x; row.len()];
            let shape: Option<f64> = if !(row[m % row.len()].1 <= 2.0) {
                Some(ys[2])
            } else {
                Some(x * ys[5 - 1])
            };
            if let Some(y) = shape {
                let v: [f64; 2] = [0.5; 2];
                let mut acc = if v[m % v.len()].cbrt() > 0.1 {
                    v[m % v.len()].cbrt()
                } else {
                    match v.len() % 5 {
                        0..=1 | 4 => {
                            let t = ys[2];
                            y
                        }
                        2..=3 | 4 => ys[2],
                        _ => x,
                    }
                };
            } else {
                let k: usize = m * 2;
            }
            ys[m % 5] += x.tanh().sinh() * (if x < 0.5 || row[m % row.len()].1 > out[m].1 {
                ys[m % ys.len()]
            } else {
                x
            });
        } else if row.len() > 1 {
            let e = &mut row[1].0;
            *e -= if x.max(0.0).sqrt() > 0.1 {
                x.max(0.0).sqrt()
            } else {
                3.0
            };
        }
        'rows1: for pair in out.iter() {
            let mut xs: Vec<f64> = vec![x; 16];
            for m2 in 0..4 {
                for i in 2..16 {
                    xs[i * 2 % 16] *= xs[m2] * row.iter().map(|pair2| xs[i]).sum::<f64>();
                }
            }
            let mut kind: Option<f64> = if m / 2 < 3 {
                Some(xs[m % xs.len()] * 2.0)
            } else {
                None
            };
            match kind {
                None => {
                    if m % 2 != 0 {
                        row[0].1 += (1..xs.len()).map(|j| xs[xs.len() - 1 - j] + (j as f64)).sum::<f64>().sin().exp2();
                        continue;
                    }
                }
                _ => {
                    if m % 2 == 1 && xs[9] > pair.1 {
                        continue 'rows1;
                    }
                }
            }
        }
    }
    out[2].1 + row[row.len() - 1].1 - row[2].0
}

#[differentiable(unconnected = "zero")]
fn p53_inner(count: usize, p: f64, x: f64, acc: f64) -> f64 {
    if count < 1 {
        return x + acc;
    }
    let mut buf: Vec<f64> = Vec::with_capacity(4);
    for m in (0..count).skip(1) {
        (0..4).step_by(2).for_each(|m2| {});
        if count > 0 {
            buf.push(acc);
        }
    }
    buf.push(x);
    let mut k: usize = count;
    let shape: Option<f64> = if x <= buf[k % buf.len()] || acc <= 3.0 {
        Some(acc.tanh())
    } else {
        None
    };
    (1.0 + buf[1 - 1].abs()).ln_1p() + x * 0.3 + acc * 1.5 - buf[buf.len() - 1] * 0.5 - -(match k * 2 % 5 {
        0..=1 | 4 => {
            let mut u: f64 = acc;
            acc
        }
        2..=3 => {
            let t = x;
            t
        }
        n if k < 3 => acc,
        _ => 2.0,
    }) + p53_inner(count - 1, x, acc, acc)
}

#[differentiable(unconnected = "zero")]
fn p53(ys: &[f64]) -> (f64, f64) {
    for &t in ys {}
    ((if ys[0] > 1.1 && ys[3] > 0.1 {
        let e = ys[0];
        e
    } else {
        ys[1]
    }) + (0..4).zip(ys).filter(|(j, b)| **b > 3.0).map(|(count, u)| *u).sum::<f64>(), (1.0 + ys[0]) * (1..ys.len()).map(|i| (i as f64) * (ys[i] - ys[i])).fold(ys[3], |acc, b| acc * 0.5 + b))
}

#[differentiable(unconnected = "zero")]
fn p54(flag: bool, y: &mut f64) -> [f64; 2] {
    let count: usize = 3;
    *y = *y - (*y - *y);
    let mut v: [[f64; 4]; 4] = [[*y; 4]; 4];
    for k in (1..4).rev() {
        for i in (0..4).rev().step_by(2) {
            v[0][k] += v[0][k] * v[k][k - 1];
            v[k][4 - 1 - k] -= v[k][i] * 0.3 + v[k - 1][i];
        }
    }
    [(if flag {
        let u = v[2][2];
        u
    } else {
        v[0][2]
    }) * v[2][4 - 1], v[count % v.len()][4 - 1] * *y]
}

#[differentiable(unconnected = "zero")]
fn p55_inner(count: usize, row: &[f64], d: f64) -> f64 {
    if count < 1 {
        return row[count % row.len()];
    }
    let mut m = 0;
    while m < 2 && row[m % 2] >= 0.1 {
        m += 1;
        {
            match m % 4 {
                0 => {
                    if row.len() > 1 {
                        break;
                    }
                }
                _ => {}
            }
        }
    }
    d.max(d) - row.windows(2).filter(|buf| buf[1] <= 0.25).map(|ys| 2.0 + d).sum::<f64>() + d + p55_inner(count - 1, row, d)
}

#[differentiable(unconnected = "zero")]
fn p55(e: f64, k: usize, s: f64) -> f64 {
    let mut i = 0;
    'rows1: while i < 5 {
        i += 1;
        if i / 2 > 2 {
            let mut pair = ((s * s).sqrt().clamp(0.25, 1.25) * -s, -s);
        } else {
            let m: usize = i / 2;
            let g = |y: f64| y * s;
        }
    }
    if k % 2 != 0 || s >= 2.0 {
        let e = e + (s + s).cos();
    }
    let mut n = 0;
    while n < 3 {
        n += 1;
    }
    s + e * 0.5 - s * 2.0 + e
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point56 {
    x: f64,
    y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body56 {
    at: f64,
    k: f64,
    rates: Vec<f64>,
    parts: f64,
    last: f64,
}

#[derive(Clone, Copy, Debug, Differentiable)]
enum Shape56 { Disc(f64), Rect(f64, f64) }

#[differentiable]
impl Body56 {
    #[differentiable(unconnected = "zero")]
    fn energy(&self, flag: bool) -> f64 {
        let mut pair = ([self.at + self.parts, self.parts.atan().exp2()], self.parts);
        for m in 0..4 {
            let spring = Body56 { at: pair.1.hypot(1.0 + pair.0[2 - 1].abs()), k: (pair.1 * pair.1).sqrt().max((-pair.0[1].powi(2)).exp()), rates: vec![pair.1, -pair.0[2 - 1], self.rates[0].clamp(-0.75, 1.25)], parts: pair.1 * self.last, last: pair.0[1] };
        }
        pair.0[1] * -(pair.0[2 - 1] - 3.0)
    }
}

#[differentiable]
impl Body56 {
    #[differentiable(unconnected = "zero")]
    fn floor(&self) -> f64 {
        let mut count = 0;
        let z: f64 = loop {
            count += 1;
            if count >= 1 || (count + 1) % 3 == 1 {
                break self.at;
            }
            let mut out = [self.rates[0]; 2];
            if !(count < 3) {
                if out.len() % 3 != 1 {
                    break out[out.len() - 1] / (1.0 + self.at.abs());
                }
            }
        };
        (match count % 5 {
            0..=1 => self.at,
            _ => z,
        }) * ((match count % 5 {
            0 | 4 => z,
            _ => z,
        }) * z) + ((0..1).map(|n| z + (n as f64)).sum::<f64>() - (count as f64))
    }
}

#[differentiable]
impl std::ops::Sub for Point56 {
    type Output = Point56;
    #[differentiable(unconnected = "zero")]
    fn sub(self, other: Point56) -> Point56 {
        Point56 { x: self.x - other.x, y: self.y - other.y }
    }
}

#[differentiable(unconnected = "zero")]
fn p56_helper(state: &[Point56; 2], out: &Vec<f64>, mut pair: (f64, f64), buf: &mut [f64; 11]) -> [f64; 3] {
    pair = (-(if buf.len() < 3 {
        let mut p = buf[6];
        out[1]
    } else {
        pair.0
    }), -(buf[0] * 1.1));
    let mut found: Option<f64> = Some(out[2 - 1].tanh());
    if out[out.len() - 1] > -0.7 {
        match 2 % 3 {
            0 => {
                pair.0 *= buf[9];
            }
            1 | 2 => {
                buf.fill(pair.1.max(pair.0));
            }
            _ => {}
        }
    }
    [buf[8], (-(buf[buf.len() - 1] * out[1]).powi(2)).exp(), pair.0]
}

#[differentiable(unconnected = "zero")]
fn p56(row: &[f64], body: Point56) -> f64 {
    let mut found: Shape56 = Shape56::Disc(body.y);
    let mut kind: Shape56 = Shape56::Rect(if body.y < -1.0 {
        let s: f64 = body.x;
        body.y
    } else {
        body.x
    }, body.x);
    for y in &row[0..1] {
        let u: f64;
        if *y < 0.8 {
            u = (if *y > 1.0 {
                *y
            } else {
                let e = body.x;
                *y
            }).atan().cosh();
        } else {
            u = body.x;
        }
        let mut pair = ([(0..row.len() - 1).map(|n| (n as f64) * u).sum::<f64>(), u + *y], u);
    }
    for d in row.iter() {
        let v = [[*d, body.y], [body.y, *d]];
    }
    (-body.x.powi(2)).exp() + row.iter().take(2).fold(body.x, |acc, e| acc.max(*e * row[3])) + (if body.x > 2.0 {
        body.x
    } else {
        body.x
    }) / 1.5
}

flat_record! {
    Point56 { x, y }
    Body56 { at, k, rates, parts, last }
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point57 {
    x: f64,
    y: f64,
}

#[differentiable(unconnected = "zero")]
fn p57_inner(m: usize, q: f64, state: [f64; 2], p: f64) -> f64 {
    if m < 1 {
        return p / (state[m % state.len()].powi(2) + 0.5);
    }
    for u in &state[1..2] {
        'rows1: for &x in state[1..].iter().take(2) {
            if x < 0.3 {}
        }
    }
    state[1] + q * 0.3 - p / 1.5 + p57_inner(m - 1, p, state, q)
}

#[differentiable(unconnected = "zero")]
fn p57(r: f64, ys: [f64; 2], r2: &mut f64) -> f64 {
    let mut j = 0;
    let z: f64 = loop {
        j += 1;
        if j >= 4 {
            break ys[j % 2];
        }
        for (n, grid) in ys[1..].chunks(2).enumerate() {
            let mut point = Point57 { y: (0..grid.len() - 1).rev().map(|k| grid[1 - 1 - k] + (k as f64)).sum::<f64>(), x: if ys[n % ys.len()] >= -0.7 || n + 1 < 3 {
                1.5
            } else {
                0.5
            } };
            let mut v: Vec<f64> = Vec::new();
            for b in grid.iter().take(2) {
                v.push((0..n).map(|j2| (j2 as f64) * (ys[0] * *r2)).sum::<f64>());
            }
            v.push(if n / 2 % 3 != 1 {
                point.y
            } else {
                0.9
            });
        }
    };
    let mut state: Vec<f64> = vec![ys[ys.len() - 1]; 17];
    for i in (0..17).rev() {
        if i % 2 == 0 {
            state[i] = state[17 - 1].tanh() * state[0];
        }
        state[i] = state[i] * state[i * 2 % 17];
    }
    let mut b = p57_inner(1, state[15], [state[j % state.len()].atan().exp(), -z], state[j % state.len()]);
    for c in state.iter_mut().step_by(2) {
        let mut ys2: [f64; 18] = [b; 18];
        for m in (0..18).step_by(2) {
            ys2[m] = ys2[m] * ys2[m];
            ys2[m] *= ys2[0].tanh() * ys2[m];
        }
        let mut pair = (b.atan().sinh(), ys2[12].min(ys[0]));
    }
    let mut m = 0;
    while m < 2 {
        m += 1;
        let mut j2 = 0;
        while j2 < 2 && m / 2 > 1 {
            j2 += 1;
            state.push(*r2);
        }
    }
    z - state.iter().sum::<f64>() * 1.5 + b * 0.5 - ((if m / 2 % 2 == 0 {
        state[16]
    } else {
        state[m % state.len()]
    }) + r.to_radians()) - (if m / 2 > 2 {
        if r2.abs().sqrt() > 0.1 {
            r2.abs().sqrt()
        } else {
            z
        }
    } else {
        ys[m % 2].clamp(-0.75, 1.25)
    })
}

flat_record! {
    Point57 { x, y }
}

#[differentiable(unconnected = "zero")]
fn p58(#[no_diff] e: &mut f64, mut t: f64, xs: &mut [(f64, f64)]) -> f64 {
    let shape: Option<f64> = if xs[8].1 > xs[10].1 {
        Some(t)
    } else {
        None
    };
    if let None = &shape {
        let mut add = |s: f64| {
            t += s * xs.iter().take(2).zip(1..xs.len()).map(|(pair, k)| (k as f64) * pair.0).sum::<f64>();
            t
        };
        let x = add((-xs[9].1.powi(2)).exp());
        let p = add(x);
    } else {
        t += (0..xs.len()).rev().zip(xs.iter()).map(|(k, pair)| xs[3].1 * xs[xs.len() - 1 - k].1).fold(xs[0].1, |acc, r| acc * 0.5_f64 + r).signum() * (xs[xs.len() - 1].1 - t);
    }
    let mut m = 0;
    'rows1: while m < 5 {
        m += 1;
        xs[3].1 = -t;
        match m * 2 % 4 {
            0 => {
                let kind: Option<f64> = if m % 2 == 1 {
                    None
                } else {
                    None
                };
                match shape {
                    None => {
                        t = t + *e - (match m % 5 {
                            0 => t,
                            2..=3 => t,
                            _ => xs[m % 11].0,
                        });
                        let mut ys = [xs[11 - 1].0; 2];
                    }
                    Some(s) => {
                        let flag = !(t > 3.0);
                    }
                }
            }
            _ => {
                t += xs[m % xs.len()].0;
            }
        }
    }
    *e * (t - (m as f64) - xs[m % xs.len()].0) + t
}

#[derive(Clone, Copy, Debug, Differentiable)]
struct Point59 {
    x: f64,
    #[no_diff] y: f64,
}

#[derive(Clone, Debug, Differentiable)]
struct Body59 {
    at: [Point59; 2],
    k: [Point59; 2],
    rates: [f64; 2],
}

#[differentiable(unconnected = "zero")]
fn p59(ys: &[Point59; 2]) -> f64 {
    let mut kind: Option<f64> = Some(ys[2 - 1].y.atan());
    let mut v = [Body59 { at: [Point59 { x: ys[1].x, y: 0.9 }, Point59 { x: ys[0].y + ys[1].y, y: 0.5 }], k: [Point59 { x: (ys[1].y.powi(2) + 0.5).log10(), y: 3.0 }, Point59 { x: ys[ys.len() - 1].x * ys[0].x, y: 2.0 }], rates: [kind.unwrap_or(ys[1].y), ys[1].y] }, Body59 { at: [Point59 { x: ys[1].x + ys[2 - 1].y, y: 0.1 }, Point59 { x: ys[0].y, y: 3.0 }], k: [Point59 { x: ys[2 - 1].x.atan2(1.0 + ys[1].y.abs()), y: -0.4 }, Point59 { x: match kind {
        None => {
            ys[1].x
        }
        Some(b) => {
            b
        }
    }, y: 1.1 }], rates: [if 2 < 3 {
        ys[ys.len() - 1].y
    } else {
        ys[1].x
    }, ys[ys.len() - 1].x] }, Body59 { at: [Point59 { x: ys[1].y.powi(2), y: 0.3 }, Point59 { x: ys[1].x - ys[1].x, y: -0.4 }], k: [Point59 { x: ys[0].y.max(0.0).sqrt().max(ys[0].y * ys[0].x), y: 3.0 }, Point59 { x: ys[ys.len() - 1].x.tanh().exp(), y: 0.8 }], rates: [if ys[1].x <= 0.9 {
        ys[1].y
    } else {
        let mut p = ys[0].x;
        p
    }, (ys[1].x.powi(2) + 1.2).cbrt()] }];
    let mut ys2: [f64; 4] = [0.5; 4];
    if ys2[ys2.len() - 1] >= ys2[ys2.len() - 1] || ys2[0] < -0.7 {
        ys2[3] += ys2[4 - 1] - kind.unwrap_or(ys2[1]);
    } else {
        let mut d = if ys2[1] < 0.5 {
            if ys2[3] < 0.5 {
                -ys[ys.len() - 1].x
            } else {
                let y = v[2].k[0].y.abs();
                ys2[0] + y
            }
        } else {
            v[2].k[2 - 1].y.max(v[0].k[0].y)
        };
    }
    (ys2[3] + ys2[4 - 1] - v[2].k[0].y * 1.5 + ys2[1] * 0.5) * (v[1].rates[2 - 1] * v[1].rates[0] + ys2[0].atan()) * ((if !(ys[1].x >= 2.0) {
        let mut t = v[1].at[1].x;
        -0.7
    } else {
        let t: f64 = v[2].rates[1];
        t
    }) / 3.0)
}

flat_record! {
    Point59 { x, y }
    Body59 { at, k, rates }
}

/// Every row of this file.
pub fn programs() -> Vec<Program> {
    vec![
        program!(p30(false, &mut [-0.3, -0.4, -1.2, -0.6], &mut -1.1) calls p30_inner),
        program!(p31((-0.8, 0.6))),
        program!(p32(&[Point32 { x: [-0.5, 0.3, 0.3, 0.4, -0.9, -1.0, 0.5, -0.4, 0.5, 0.5], y: -0.3, z: -0.1 }, Point32 { x: [-0.5, 1.1, 0.9, 0.9, 0.5, 0.1, 1.2, 0.6, 1.1, 1.2], y: -0.8, z: -0.8 }], Point32 { x: [-1.2, -0.7, 1.0, 1.0, -0.8, 0.2, 0.0, 0.35, -0.4, -0.7], y: -1.0, z: 1.0 }) calls Point32::recip),
        program!(p33(0.3, 4, 4); pulled 1.0),
        program!(p34(0.2, &mut [0.4, -0.3, 1.4, 1.2, 0.8], &mut [0.7, 0.3, 0.0, -1.0, 0.0, -0.7, -1.1, -1.1, -0.1, 0.3, -0.9]) calls Point34::exp; pulled (Body34Tangent { at: Point34Tangent { x: 0.3, y: -0.7, z: -0.7 }, k: (1.0, 0.5) }, vec![0.3, 0.5, -2.0, -2.0, 1.0], vec![0.5, -2.0, -2.0, 1.0, 0.3, -2.0, 0.3, -0.7, 0.3, 0.5, -0.7])),
        program!(p35(&vec![0.7, -0.6, 1.2, 0.3], &mut [-1.0, 1.0, 0.5, 1.0, -0.5]) calls p35_helper),
        program!(p36(4, &[[1.3, -0.7], [0.6, -1.0], [-0.9, 0.6]], (-0.3, -0.7), 1.1)),
        program!(p37([-0.3, -0.7, -1.2, 1.1], 0.0); pulled ([1.0, -2.0], -2.0)),
        program!(p38(&mut [-1.0, 0.1], vec![-0.3, 1.1, 0.5, 0.1, 0.35], [0.4, -0.5, -0.4, -1.2], vec![1.2, -0.3, 0.9]) calls p38_inner),
        program!(p39([0.3, -0.9], [[0.35, -0.7], [-1.0, -0.3]])),
        program!(p40(&[1.0, -0.9, 0.0, 0.7], &mut 0.9) calls Body40::powi, Point40::clamp),
        program!(p41(false, &[-0.1, 0.7, 0.5, 0.9, 1.1], &[-1.2, 0.5, 1.1, 0.1, -0.8, 1.0, 0.9, 0.3, 0.8, 1.3, -0.1], vec![0.0, 0.2, 1.0]); pulled -0.7),
        program!(p42(&Point42 { x: [0.8, -0.5, -0.9, 0.3, -0.4, -0.1, 1.4, 1.4, 0.4], y: -0.4, z: 0.3 })),
        program!(p43(&mut vec![1.2, -0.5, 0.8, 0.3], vec![0.0, -1.0, -1.2, -0.7, -1.2]); pulled (0.5, vec![0.5, -2.0, 0.5, -2.0, -0.7])),
        program!(p44(&[-0.1, 1.4, 0.35, -0.8], &[-0.1, -0.9, 1.1, 1.0, -0.4], &[1.2, 1.1], 1.4); pulled vec![-0.7, -0.7, 0.5]),
        program!(p45(-0.6) calls p45_helper),
        program!(p46(&[-0.9, -0.9], &[0.7, -0.1, -0.8, 0.1, -0.5], [[1.2, -1.0], [-1.1, -1.1], [-1.1, 0.5]], false)),
        program!(p47(&[0.8, 1.3, -0.8], &[0.6, -0.5], -0.9, -0.2)),
        program!(p48(&mut [-0.8, -0.8, 0.7, -0.6], (-0.7, -0.5), -1.0)),
        program!(p49([[-0.2, 1.3], [1.3, -0.7]], const -0.3, &[0.3, -0.9, -0.6, -1.1, -0.2, 0.3, -1.2, 0.5, 0.9, -1.1, 1.0])),
        program!(p50(const -0.6, &mut vec![-1.1, 0.4, 1.3, 0.8, 0.2], &[-0.9, 0.9, -0.4])),
        program!(p51(const 0.9, &mut -0.4, const 0.8) calls p51_inner),
        program!(p52(&mut [(-0.7, -1.0), (-0.2, 1.3), (-0.4, -1.1), (-0.5, 0.2)], &mut [(0.8, 0.6), (0.9, 1.0), (0.3, -1.0), (-0.5, 1.3), (0.4, 1.4)])),
        program!(p53(&[-0.9, 0.3, -1.0, -0.2]) calls p53_inner; pulled (1.0, 1.0)),
        program!(p54(true, &mut -1.2); pulled ([1.0, 1.0], 1.0)),
        program!(p55(0.2, 3, 0.35) calls p55_inner; pulled 1.0),
        program!(p56(&[-0.8, 0.4, -0.4, -0.7], Point56 { x: -1.0, y: 1.3 }) calls Body56::energy, Body56::floor, p56_helper; pulled 1.0),
        program!(p57(0.8, [0.35, 0.6], &mut -1.2) calls p57_inner),
        program!(p58(const &mut 0.5, -1.0, &mut [(0.3, 1.1), (-1.1, 1.0), (0.9, -0.3), (1.3, -0.8), (-1.1, 0.8), (-0.5, 0.4), (0.7, -0.1), (0.6, 0.35), (0.9, 1.1), (0.3, -1.1), (1.2, 1.4)])),
        program!(p59(&[Point59 { x: 1.2, y: -0.7 }, Point59 { x: -0.2, y: -0.7 }])),
    ]
}
