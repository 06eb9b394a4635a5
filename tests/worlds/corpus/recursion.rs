#[grads::differentiable(forward)]
pub mod recursion {
    //! Functions that call themselves: what their calls keep stands on one tape. Numbers of every kind, arrays, vectors and tuples; in loops,
    //! in branches, in loops in loops; calls whose value is not chosen.

    use crate::harness::row::Program;
    use grads::prelude::*;

    fn minor(a: &[f64], n: usize, row: usize, used: u32) -> f64 {
        if row == n {
            return 1.0;
        }
        let (mut sum, mut sign) = (0.0, 1.0);
        for col in 0..n {
            if used & (1 << col) == 0 {
                sum += sign * a[row * n + col] * minor(a, n, row + 1, used | (1 << col));
                sign = -sign;
            }
        }
        sum
    }

    fn minor_of_columns(a: &[f64], n: usize, row: usize, columns: &[usize]) -> f64 {
        if columns.is_empty() {
            return 1.0;
        }
        let mut sum = 0.0;
        for (k, &column) in columns.iter().enumerate() {
            let rest: Vec<usize> = columns.iter().copied().filter(|&c| c != column).collect();
            let sign = if k % 2 == 0 { 1.0 } else { -1.0 };
            sum += sign * a[row * n + column] * minor_of_columns(a, n, row + 1, &rest);
        }
        sum
    }

    fn legendre(n: usize, x: f64) -> f64 {
        match n {
            0 => 1.0,
            1 => x,
            _ => {
                let (k, m) = (n as f64, (n - 1) as f64);
                ((k + m) * x * legendre(n - 1, x) - m * legendre(n - 2, x)) / k
            }
        }
    }

    fn casteljau(p: &[f64], t: f64) -> f64 {
        if p.len() == 1 {
            return p[0];
        }
        let q: Vec<f64> = p.windows(2).map(|w| (1.0 - t) * w[0] + t * w[1]).collect();
        casteljau(&q, t)
    }

    fn transformed(re: &[f64], im: &[f64]) -> (Vec<f64>, Vec<f64>) {
        let n = re.len();
        if n == 1 {
            return (re.to_vec(), im.to_vec());
        }
        let even = |x: &[f64]| -> Vec<f64> { x.iter().step_by(2).copied().collect() };
        let odd = |x: &[f64]| -> Vec<f64> { x.iter().skip(1).step_by(2).copied().collect() };
        let (ar, ai) = transformed(&even(re), &even(im));
        let (br, bi) = transformed(&odd(re), &odd(im));
        let (mut zr, mut zi) = (vec![0.0; n], vec![0.0; n]);
        for k in 0..n / 2 {
            let angle = -2.0 * std::f64::consts::PI * k as f64 / n as f64;
            let (c, s) = (angle.cos(), angle.sin());
            let (tr, ti) = (c * br[k] - s * bi[k], c * bi[k] + s * br[k]);
            zr[k] = ar[k] + tr;
            zi[k] = ai[k] + ti;
            zr[k + n / 2] = ar[k] - tr;
            zi[k + n / 2] = ai[k] - ti;
        }
        (zr, zi)
    }

    fn power(re: &[f64], im: &[f64]) -> f64 {
        let (a, b) = transformed(re, im);
        let all = a.iter().zip(&b).enumerate();
        all.map(|(i, (x, y))| (i as f64 + 0.5) * (x * x + y * y))
            .sum()
    }

    /// Loops in loops, with numbers of many types, a `continue` and a `break`.
    fn nested(x: &[f64], depth: i32, flip: bool, scale: f32) -> f64 {
        let mut total = 0.0;
        let mut weight = 1.0f32;
        for i in 0..x.len() {
            if depth == 0 {
                total += x[i].sin() * x[i];
                continue;
            }
            let mut part = 0.3;
            let mut j = i as i64;
            while j < x.len() as i64 {
                part *= x[j as usize] + nested(&x[1..], depth - 1, !flip, scale * 0.5) * part;
                j += 1;
                if part > 4.0 {
                    break;
                }
            }
            weight = weight * scale + 0.25;
            total += if flip { part } else { -part.sin() } * f64::from(weight);
        }
        total
    }

    fn stepped(state: [f64; 2], h: f64, steps: u8) -> [f64; 2] {
        if steps == 0 {
            return state;
        }
        let [x, v] = state;
        let moved = [x + h * v, v - h * x.sin()];
        let next = stepped(moved, h, steps - 1);
        [next[0] * (1.0 + 0.1 * moved[1]), next[1]]
    }

    fn swung(x: f64, v: f64, h: f64) -> f64 {
        let [x, v] = stepped([x, v], h, 6);
        x * v + v
    }

    /// The value of one of two calls is chosen; the other has infinite slopes.
    fn chosen(x: f64, y: f64, n: usize) -> f64 {
        if n == 0 {
            return y.sqrt() * x;
        }
        let (a, b) = (chosen(x, y, n - 1), chosen(x, 0.0 * y, n - 1));
        let most = if x > 0.0 { a } else { b };
        most * x + a.max(-3.0)
    }

    /// What a call returned is never used in some trips.
    fn sometimes(x: &[f64], n: usize) -> f64 {
        if n == 0 {
            return x[0] * x[0];
        }
        let mut found = Some(0.5 * x[0]);
        for i in 0..x.len() {
            let below = sometimes(&x[..i + 1], n - 1);
            found = match found {
                Some(v) if i % 2 == 0 => Some(v * 0.5 + below),
                Some(v) if v > 9.0 => None,
                other => other,
            };
        }
        found.unwrap_or(1.0) * x[x.len() - 1]
    }

    fn grown<const N: usize>(x: [f64; N], n: usize) -> f64 {
        if n == 0 {
            return x.iter().product();
        }
        let mut y = x;
        for k in 0..N {
            y[k] = (x[k] + x[(k + 1) % N]).cos();
        }
        grown(y, n - 1) + 0.1 * y[0]
    }

    fn grown_twice(x: [f64; 3]) -> f64 {
        grown(x, 3) * grown([x[0], x[1]], 2)
    }

    fn shrunk(x: Vec<f64>) -> Vec<f64> {
        if x.len() < 3 {
            return x;
        }
        let half = shrunk(x.iter().step_by(2).map(|v| v * v + 0.1).collect());
        half.iter().zip(&x).map(|(a, b)| a * b).collect()
    }

    fn shrunk_sum(x: &[f64]) -> f64 {
        shrunk(x.to_vec()).iter().sum()
    }

    #[derive(Clone, Debug, PartialEq)]
    pub struct Chain {
        k: f64,
        m: f64,
    }

    impl Chain {
        fn energy(chain: &Chain, x: f64, n: usize) -> f64 {
            if n == 0 {
                return 0.5 * chain.m * x * x;
            }
            Self::energy(chain, x * chain.k, n - 1) + chain.k * x.sin()
        }
    }

    fn energy_of(chain: &Chain, x: f64) -> f64 {
        Chain::energy(chain, x, 5)
    }

    fn halves(x: &[f64]) -> f64 {
        if x.len() == 1 {
            return x[0].sin();
        }
        let (a, b) = x.split_at(x.len() / 2);
        halves(a) * 0.9 + halves(b)
    }

    flat_record! {
        Chain { k, m }
    }

    const NINE: [f64; 9] = [0.4, -1.1, 0.7, 1.3, 0.2, -0.6, 0.9, 0.5, -0.8];

    pub fn programs() -> Vec<Program> {
        vec![
            program!(forward minor(&NINE, 3, 0, 0)),
            program!(forward minor_of_columns(&NINE, 3, 0, const &[0, 1, 2])),
            program!(forward legendre(6, 0.3)),
            program!(forward legendre(1, 0.3)),
            program!(forward casteljau(&[0.4, -1.1, 0.7, 1.3, 0.2], 0.35)),
            program!(forward power(&[0.4, -1.1, 0.7, 1.3], &[0.2, -0.6, 0.9, 0.5]) calls transformed),
            program!(forward nested(&[0.4, -0.7, 1.1], 2, true, 0.75)),
            program!(forward nested(&[1.4, 1.7, 2.1], 1, false, 0.75)),
            program!(forward nested(&[0.4, -0.7], 0, false, 0.5)),
            program!(forward swung(0.4, -0.7, 0.2) calls stepped),
            program!(forward chosen(0.7, 0.4, 3)),
            program!(forward sometimes(&[0.7, -0.4, 1.2], 2)),
            program!(forward sometimes(&[3.7, 2.4, 4.2], 2)),
            program!(forward grown_twice([0.4, -0.7, 1.1]) calls grown),
            program!(forward shrunk_sum(&[0.4, -0.7, 1.1, 0.2, 0.9, -0.3]) calls shrunk),
            program!(forward energy_of(&Chain { k: 0.9, m: 1.4 }, 0.7) calls Chain::energy),
            program!(forward halves(&NINE)),
        ]
    }
}
