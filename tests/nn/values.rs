//! Values.
#![allow(clippy::all)]

use super::*;

fn near(a: f64, b: f64) {
    assert!(
        (a - b).abs() <= 1e-14 * b.abs().max(1e-300),
        "{a} is not {b}"
    );
}

#[test]
fn functions_of_elements() {
    let x = array![-2.0, 0.0, 1.0];
    assert_eq!(relu(&x), array![0.0, 0.0, 1.0]);
    for (y, expected) in
        sigmoid(&x)
            .iter()
            .zip([0.119_202_922_022_117_56, 0.5, 0.731_058_578_630_004_9])
    {
        near(*y, expected);
    }
    for (y, expected) in softplus(&x).iter().zip([
        0.126_928_011_042_972_5,
        2.0_f64.ln(),
        1.313_261_687_518_222_8,
    ]) {
        near(*y, expected);
    }
    for (y, expected) in
        gelu(&x)
            .iter()
            .zip([-0.045_500_263_896_358_42, 0.0, 0.841_344_746_068_542_9])
    {
        near(*y, expected);
    }
}

#[test]
fn large_numbers() {
    let x = array![-1e3, 1e3, f64::NEG_INFINITY, f64::INFINITY];
    assert_eq!(relu(&x), array![0.0, 1e3, 0.0, f64::INFINITY]);
    assert_eq!(sigmoid(&x), array![0.0, 1.0, 0.0, 1.0]);
    assert_eq!(softplus(&x), array![0.0, 1e3, 0.0, f64::INFINITY]);
    assert_eq!(gelu(&array![-1e3, 1e3]), array![0.0, 1e3]);
    let logits = array![[1e3, 0.0, -1e3], [-1e3, -1e3, -1e3]];
    assert_eq!(softmax(&logits, Axis(1)).row(0), array![1.0, 0.0, 0.0]);
    assert_eq!(
        log_softmax(&logits, Axis(1)).row(0),
        array![0.0, -1e3, -2e3]
    );
    assert_eq!(logsumexp(&logits, Axis(1)), array![1e3, 3.0_f64.ln() - 1e3]);
    assert_eq!(logsumexp(&array![f64::NEG_INFINITY, 0.0], Axis(0))[()], 0.0);
    assert_eq!(
        cross_entropy_from_logits(&logits, &[2, 0]),
        0.5 * (2e3 + 3.0_f64.ln())
    );
    assert_eq!(
        binary_cross_entropy_from_logits(&array![1e3, -1e3], &array![0.0, 0.0]),
        500.0
    );
}

/// Derivatives of both orders stay finite, and are not zero where they are not too small.
#[test]
fn slopes_at_large_numbers() {
    macro_rules! finite {
        ($($f:ident)*) => {$({
            #[differentiable(order = 2)]
            fn f(x: &Array1<f64>) -> f64 {
                $f(x).sum()
            }
            let x = array![-1e3, -30.0, 0.0, 30.0, 700.0, 1e3];
            let (d, h) = (grad!(f)(&x), hvp!(f)(&x, &Array1::ones(6)));
            assert!(d.iter().chain(&h).all(|x| x.is_finite()), "{d} {h}");
        })*};
    }
    finite!(relu sigmoid softplus gelu);
    #[differentiable]
    fn f(x: &Array1<f64>) -> f64 {
        sigmoid(x).sum()
    }
    assert_eq!(grad!(f)(&array![700.0])[0], (-700.0_f64).exp());
}

#[test]
fn shares() {
    let x = array![[0.0, 2.0_f64.ln(), 3.0_f64.ln()]];
    for (y, expected) in softmax(&x, Axis(1)).iter().zip([1.0 / 6.0, 1.0 / 3.0, 0.5]) {
        near(*y, expected);
    }
    near(logsumexp(&x, Axis(1))[0], 6.0_f64.ln());
    let deep = Array3::from_shape_fn((2, 3, 4), |(i, j, k)| ((i * 12 + j * 4 + k) as f64).sin());
    for axis in 0..3 {
        let (y, log) = (softmax(&deep, Axis(axis)), log_softmax(&deep, Axis(axis)));
        assert!(
            y.sum_axis(Axis(axis))
                .iter()
                .all(|s| (s - 1.0).abs() < 1e-14)
        );
        assert!((log.exp() - &y).iter().all(|d| d.abs() < 1e-15));
        let dynamic = softmax(&deep.clone().into_dyn(), Axis(axis));
        assert_eq!(dynamic, y.into_dyn());
    }
    let turned = x.t().as_standard_layout().into_owned();
    assert_eq!(
        softmax(&turned, Axis(0)).reversed_axes(),
        softmax(&x, Axis(1))
    );
}

#[test]
fn normalized_lanes() {
    let y = layer_norm(
        &array![[1.0, 2.0, 3.0], [4.0, 4.0, 4.0]],
        &array![1.0, 2.0, 1.0],
        &array![0.0, 0.0, 5.0],
        0.0,
    );
    let root = 1.5_f64.sqrt();
    assert_eq!(y.row(0), array![-root, 0.0, root + 5.0]);
    // without `epsilon` equal numbers have no deviation
    assert!(y.row(1).iter().all(|x| x.is_nan()));
    let y = layer_norm(
        &array![[4.0, 4.0]],
        &array![1.0, 1.0],
        &array![0.0, 3.0],
        1e-5,
    );
    assert_eq!(y, array![[0.0, 3.0]]);
}

/// By its definition.
fn slow(x: &Array4<f64>, w: &Array4<f64>, how: Conv2d) -> Array4<f64> {
    let ((n, c, h, width), (o, own, k, l)) = (x.dim(), w.dim());
    let rows = (h + 2 * how.padding[0] - k) / how.stride[0] + 1;
    let columns = (width + 2 * how.padding[1] - l) / how.stride[1] + 1;
    assert_eq!(c, own * how.groups);
    Array4::from_shape_fn((n, o, rows, columns), |(n, o, i, j)| {
        let group = o / (w.dim().0 / how.groups);
        let mut sum = 0.0;
        for (c, a, b) in ndarray::indices((own, k, l)) {
            let (row, column) = (i * how.stride[0] + a, j * how.stride[1] + b);
            if (how.padding[0]..h + how.padding[0]).contains(&row)
                && (how.padding[1]..width + how.padding[1]).contains(&column)
            {
                sum += w[[o, c, a, b]]
                    * x[[
                        n,
                        group * own + c,
                        row - how.padding[0],
                        column - how.padding[1],
                    ]];
            }
        }
        sum
    })
}

#[test]
fn convolutions() {
    for groups in [1, 2] {
        for stride in [[1, 1], [2, 1], [1, 3], [3, 2]] {
            for padding in [[0, 0], [1, 0], [2, 3], [6, 6]] {
                for size in [(1, 1), (3, 2), (5, 6)] {
                    let x = images((2, 4, 5, 6), 0.1);
                    let w = images((6, 4 / groups, size.0, size.1), 0.7);
                    let how = Conv2d {
                        stride,
                        padding,
                        groups,
                    };
                    let (fast, slow) = (conv2d(&x, &w, how), slow(&x, &w, how));
                    assert_eq!(fast.dim(), slow.dim());
                    assert!(
                        (&fast - &slow).iter().all(|d| d.abs() < 1e-13),
                        "{how:?} {size:?}"
                    );
                    let turned = x
                        .clone()
                        .permuted_axes([0, 1, 3, 2])
                        .as_standard_layout()
                        .into_owned();
                    let turned = turned.permuted_axes([0, 1, 3, 2]);
                    assert_eq!(conv2d(&turned, &w, how), fast);
                }
            }
        }
    }
    assert_eq!(
        conv2d(
            &images((0, 1, 3, 3), 0.0),
            &images((2, 1, 2, 2), 0.0),
            Conv2d::default()
        )
        .dim(),
        (0, 2, 2, 2)
    );
}

#[test]
fn pools() {
    let x = array![[[[1.0, 2.0, 5.0], [4.0, 3.0, 0.0]]]];
    let by_one = Pool2d {
        size: [2, 2],
        stride: [1, 1],
        padding: [0, 0],
    };
    assert_eq!(max_pool2d(&x, by_one), array![[[[4.0, 5.0]]]]);
    assert_eq!(avg_pool2d(&x, by_one), array![[[[2.5, 2.5]]]]);
    let padded = Pool2d {
        padding: [1, 1],
        stride: [2, 2],
        size: [2, 2],
    };
    assert_eq!(
        max_pool2d(&-&x, padded),
        array![[[[-1.0, -2.0], [-4.0, -0.0]]]]
    );
    assert_eq!(
        avg_pool2d(&x, padded),
        array![[[[0.25, 1.75], [1.0, 0.75]]]]
    );
    assert!(max_pool2d(&array![[[[1.0, f64::NAN]]]], Pool2d::new([1, 2]))[[0, 0, 0, 0]].is_nan());
}

#[test]
fn rows_of_a_table() {
    let table = matrix(3, 2, 0.1);
    assert_eq!(embedding(&table, &[2, 0]).row(0), table.row(2));
    assert_eq!(embedding(&table, &[]).dim(), (0, 2));
}

#[test]
fn what_is_dropped() {
    let x = Array2::<f64>::ones((100, 100));
    let y = dropout(&x, 0.3, 1);
    assert_eq!(y, dropout(&x, 0.3, 1));
    assert_ne!(y, dropout(&x, 0.3, 2));
    let dropped = y.iter().filter(|y| **y == 0.0).count();
    assert!((2800..3200).contains(&dropped), "{dropped}");
    assert!(y.iter().all(|y| *y == 0.0 || *y == 1.0 / 0.7));
    assert_eq!(dropout(&x, 0.0, 1), x);
    assert_eq!(dropout(&x, 1.0, 1), &x * 0.0);
    // by the place of an element, not by where it lies in memory
    let turned = x.t().as_standard_layout().into_owned().reversed_axes();
    assert_eq!(dropout(&turned, 0.3, 1), y);
}

#[test]
fn attention() {
    let (q, k, v) = (matrix(3, 4, 0.1), matrix(5, 4, 0.2), matrix(5, 6, 0.3));
    let y = multi_head_attention(&q, &k, &v, 2, false);
    let scores = q
        .slice(ndarray::s![.., 2..])
        .dot(&k.slice(ndarray::s![.., 2..]).t())
        / 2.0_f64.sqrt();
    let second = softmax(&scores, Axis(1)).dot(&v.slice(ndarray::s![.., 3..]));
    assert!(
        (&y.slice(ndarray::s![.., 3..]) - &second)
            .iter()
            .all(|d| d.abs() < 1e-15)
    );
    let causal = multi_head_attention(&k, &k, &v, 2, true);
    assert!((&causal.row(0) - &v.row(0)).iter().all(|d| d.abs() < 1e-15));
    // large scores choose
    let large = array![[1e3, 0.0], [0.0, 1e3]];
    assert_eq!(
        multi_head_attention(&large, &large, &large, 1, false),
        large
    );
}

#[test]
fn shapes_that_do_not_fit() {
    let (x, y) = (Array2::<f64>::ones((2, 3)), Array2::<f64>::ones((3, 2)));
    let image = Array4::<f64>::ones((1, 3, 2, 2));
    let three = Array1::<f64>::ones(3);
    let all = [
        said({
            let x = x.clone();
            move || _ = cross_entropy_from_logits(&x, &[0])
        }),
        said({
            let x = x.clone();
            move || _ = cross_entropy_from_logits(&x, &[0, 3])
        }),
        said({
            let (x, y) = (x.clone(), y.clone());
            move || _ = binary_cross_entropy_from_logits(&x, &y)
        }),
        said({
            let (y, g) = (y.clone(), three.clone());
            move || drop(layer_norm(&y, &g, &g, 1e-5))
        }),
        said({
            let i = image.clone();
            move || drop(conv2d(&i, &Array4::ones((1, 2, 1, 1)), Conv2d::default()))
        }),
        said({
            let i = image.clone();
            move || drop(conv2d(&i, &Array4::ones((1, 3, 3, 1)), Conv2d::default()))
        }),
        said({
            let i = image.clone();
            move || {
                drop(max_pool2d(
                    &i,
                    Pool2d {
                        padding: [2, 0],
                        ..Pool2d::new([3, 3])
                    },
                ))
            }
        }),
        said({
            let x = x.clone();
            move || drop(embedding(&x, &[1, 2]))
        }),
        said({
            let x = x.clone();
            move || drop(dropout(&x, 1.5, 0))
        }),
        said({
            let (x, y) = (x.clone(), y.clone());
            move || drop(multi_head_attention(&x, &y, &y, 1, false))
        }),
    ];
    let expected = [
        "cross_entropy_from_logits: there is a class for each row; the shapes are [2, 3] and [1]",
        "cross_entropy_from_logits: class 3 is none of the 3 columns",
        "binary_cross_entropy_from_logits: there is a target for each logit; the shapes are [2, 3] and [3, 2]",
        "layer_norm: gain and bias are as long as the last axis; the shapes are [3, 2], [3] and [3]",
        "conv2d: in 1 groups the weights have the channels of the images; the shapes are [1, 3, 2, 2] and [1, 2, 1, 1]",
        "conv2d: a window of 3 is larger than the image of 2 with its padding of 0",
        "max_pool2d: the padding [2, 0] is more than half of the window [3, 3]",
        "embedding: index 2 is none of the table's rows, whose shape is [2, 3]",
        "dropout: the rate is between 0 and 1, and it is 1.5",
        "multi_head_attention: queries are as wide as keys, there is a value for each key, and 1 heads divide the widths; \
         the shapes are [2, 3], [3, 2] and [3, 2]",
    ];
    assert_eq!(all, expected);
}

#[test]
fn of_nothing() {
    let none = Array2::<f64>::zeros((0, 3));
    assert_eq!(softmax(&none, Axis(1)).dim(), (0, 3));
    assert_eq!(
        logsumexp(&none, Axis(0)),
        Array1::from_elem(3, f64::NEG_INFINITY)
    );
    assert!(cross_entropy_from_logits(&none, &[]).is_nan());
    assert_eq!(
        multi_head_attention(
            &none,
            &Array2::ones((2, 3)),
            &Array2::ones((2, 3)),
            1,
            false
        )
        .dim(),
        (0, 3)
    );
    assert_eq!(
        layer_norm(&none, &Array1::ones(3), &Array1::ones(3), 1e-5).dim(),
        (0, 3)
    );
}
