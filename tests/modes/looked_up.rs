//! Second derivatives through operators on structs with vectors, and through what a type of one's own looks up.

mod kalman {
    // Kalman filter/likelihood with Matrix struct, operators by reference, Index, iterators, hessian of log likelihood
    use grads::prelude::*;
    use std::ops::{Add, Index, IndexMut, Mul, Sub};

    #[derive(Differentiable, Clone, Debug)]
    struct Mat {
        rows: usize,
        cols: usize,
        data: Vec<f64>,
    }

    #[differentiable(order = 2)]
    impl Index<(usize, usize)> for Mat {
        type Output = f64;
        fn index(&self, (i, j): (usize, usize)) -> &f64 {
            &self.data[i * self.cols + j]
        }
    }
    #[differentiable(order = 2)]
    impl IndexMut<(usize, usize)> for Mat {
        fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
            &mut self.data[i * self.cols + j]
        }
    }

    #[differentiable(order = 2)]
    impl Mat {
        fn zeros(rows: usize, cols: usize) -> Mat {
            Mat {
                rows,
                cols,
                data: vec![0.0; rows * cols],
            }
        }
        fn t(&self) -> Mat {
            let mut m = Mat::zeros(self.cols, self.rows);
            for i in 0..self.rows {
                for j in 0..self.cols {
                    m[(j, i)] = self[(i, j)];
                }
            }
            m
        }
        fn trace(&self) -> f64 {
            (0..self.rows).map(|i| self[(i, i)]).sum()
        }
    }

    #[differentiable(order = 2)]
    impl Mul for &Mat {
        type Output = Mat;
        fn mul(self, o: &Mat) -> Mat {
            let mut m = Mat::zeros(self.rows, o.cols);
            for i in 0..self.rows {
                for j in 0..o.cols {
                    for k in 0..self.cols {
                        m[(i, j)] += self[(i, k)] * o[(k, j)];
                    }
                }
            }
            m
        }
    }
    #[differentiable(order = 2)]
    impl Add for &Mat {
        type Output = Mat;
        fn add(self, o: &Mat) -> Mat {
            Mat {
                rows: self.rows,
                cols: self.cols,
                data: self.data.iter().zip(&o.data).map(|(a, b)| a + b).collect(),
            }
        }
    }
    #[differentiable(order = 2)]
    impl Sub for &Mat {
        type Output = Mat;
        fn sub(self, o: &Mat) -> Mat {
            Mat {
                rows: self.rows,
                cols: self.cols,
                data: self.data.iter().zip(&o.data).map(|(a, b)| a - b).collect(),
            }
        }
    }

    #[differentiable(order = 2)]
    fn loglik(theta: &[f64], ys: &[f64]) -> f64 {
        let f = Mat {
            rows: 2,
            cols: 2,
            data: vec![1.0, theta[0], 0.0, 1.0],
        };
        let q = Mat {
            rows: 2,
            cols: 2,
            data: vec![0.01, 0.0, 0.0, theta[1].exp()],
        };
        let mut x = Mat {
            rows: 2,
            cols: 1,
            data: vec![0.0, 0.1],
        };
        let mut p = Mat {
            rows: 2,
            cols: 2,
            data: vec![1.0, 0.0, 0.0, 1.0],
        };
        let mut ll = 0.0;
        for y in ys {
            x = &f * &x;
            p = &(&(&f * &p) * &f.t()) + &q;
            let s = p[(0, 0)] + theta[2].exp();
            let e = y - x[(0, 0)];
            ll -= 0.5 * (s.ln() + e * e / s);
            let k = Mat {
                rows: 2,
                cols: 1,
                data: vec![p[(0, 0)] / s, p[(1, 0)] / s],
            };
            x = &x
                + &Mat {
                    rows: 2,
                    cols: 1,
                    data: k.data.iter().map(|k| k * e).collect(),
                };
            let row = Mat {
                rows: 1,
                cols: 2,
                data: vec![p[(0, 0)], p[(0, 1)]],
            };
            p = &p - &(&k * &row);
        }
        ll - 0.01 * p.trace()
    }

    #[test]
    fn a_kalman_filter() {
        check_grads!(loglik, order = 2)(&[0.5, -1.0, -2.0], &[0.1, 0.3, 0.2, 0.6]);
    }
}

mod matrices {
    use grads::prelude::*;
    #[derive(Differentiable, Clone, Debug)]
    struct Mat {
        cols: usize,
        data: Vec<f64>,
    }
    #[differentiable]
    impl std::ops::Index<(usize, usize)> for Mat {
        type Output = f64;
        fn index(&self, (i, j): (usize, usize)) -> &f64 {
            &self.data[i * self.cols + j]
        }
    }
    #[differentiable]
    impl std::ops::IndexMut<(usize, usize)> for Mat {
        fn index_mut(&mut self, (i, j): (usize, usize)) -> &mut f64 {
            &mut self.data[i * self.cols + j]
        }
    }
    #[differentiable(order = 2)]
    fn a(m: &Mat) -> f64 {
        m[(0, 1)] * m[(1, 0)] * m[(0, 1)]
    }
    #[differentiable(order = 2)]
    fn b(m: &Mat) -> f64 {
        let mut p = m.clone();
        for i in 0..2 {
            p[(i, 0)] = m[(i, 1)] * m[(0, i)];
            p[(0, i)] += p[(i, 0)] * 2.0;
        }
        p[(0, 0)] * p[(1, 1)]
    }
    #[differentiable(order = 2)]
    fn mul(a: &Mat, b: &Mat) -> Mat {
        let mut m = Mat {
            cols: 2,
            data: vec![0.0; 4],
        };
        for i in 0..2 {
            for j in 0..2 {
                for k in 0..2 {
                    m[(i, j)] += a[(i, k)] * b[(k, j)];
                }
            }
        }
        m
    }
    #[differentiable(order = 2)]
    fn c(m: &Mat) -> f64 {
        let p = mul(m, m);
        p[(0, 0)] * p[(1, 1)]
    }
    #[differentiable(order = 2)]
    fn d(m: &Mat) -> f64 {
        let mut p = m.clone();
        for _ in 0..3 {
            p = mul(&p, m);
            let s = p[(0, 0)];
            p[(1, 0)] = s * s;
        }
        p[(0, 0)] * p[(1, 1)]
    }
    #[differentiable(order = 2)]
    fn e(m: &Mat) -> f64 {
        let mut p = m.clone();
        for _ in 0..3 {
            let s = p[(0, 0)] * m[(1, 1)];
            let row = Mat {
                cols: 1,
                data: vec![p[(0, 0)] / s, p[(0, 1)]],
            };
            p = Mat {
                cols: 2,
                data: p.data.iter().map(|x| x * row[(0, 0)]).collect(),
            };
        }
        p[(0, 0)] * p[(1, 1)]
    }
    #[test]
    fn places_in_matrices() {
        let m = Mat {
            cols: 2,
            data: vec![0.3, 0.7, -0.4, 1.1],
        };
        check_grads!(a, order = 2)(&m);
        check_grads!(b, order = 2)(&m);
        check_grads!(c, order = 2)(&m);
        check_grads!(d, order = 2)(&m);
        check_grads!(e, order = 2)(&m);
    }
}

mod vectors {
    use grads::prelude::*;
    use std::ops::*;
    #[derive(Differentiable, Clone, Debug)]
    struct V {
        data: Vec<f64>,
    }
    #[differentiable(order = 2)]
    impl Sub for &V {
        type Output = V;
        fn sub(self, o: &V) -> V {
            V {
                data: self.data.iter().zip(&o.data).map(|(a, b)| a - b).collect(),
            }
        }
    }
    #[differentiable(order = 2)]
    impl Mul for &V {
        type Output = V;
        fn mul(self, o: &V) -> V {
            V {
                data: self.data.iter().zip(&o.data).map(|(a, b)| a * b).collect(),
            }
        }
    }
    #[differentiable(order = 2)]
    fn a(x: &V, y: &V) -> f64 {
        let d = x * y;
        let mut s = 0.0;
        for v in &d.data {
            s += v * v;
        }
        s
    }
    #[differentiable(order = 2)]
    fn b(x: &V, y: &V) -> f64 {
        let d = x - y;
        let mut s = 0.0;
        for v in &d.data {
            s += v * v;
        }
        s
    }
    #[differentiable(order = 2)]
    fn c(x: &V, y: &V) -> f64 {
        let d = x - y;
        d.data[0] * d.data[0] * d.data[1]
    }
    #[differentiable(order = 2)]
    fn e(x: &V, y: &V) -> f64 {
        let mut z = x * y;
        for _ in 0..2 {
            z = &z - y;
        }
        z.data[0] * z.data[0] * z.data[1]
    }
    #[differentiable(order = 2)]
    fn g(x: &V, y: &V) -> f64 {
        let d = &(x * y) - x;
        d.data[0]
    }
    #[test]
    fn operators_on_vectors() {
        let (x, y) = (
            V {
                data: vec![0.3, 0.7, -0.4, 1.1],
            },
            V {
                data: vec![1.3, 0.2, -0.7, 1.5],
            },
        );
        check_grads!(a, order = 2)(&x, &y);
        check_grads!(b, order = 2)(&x, &y);
        check_grads!(c, order = 2)(&x, &y);
        check_grads!(e, order = 2)(&x, &y);
        check_grads!(g, order = 2)(&x, &y);
    }
}
