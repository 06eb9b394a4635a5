//! Convolutions and pools of graphs and tapes, against those of arrays.

use super::*;
use grads::graph::{GradientOptions, Graph};
use grads::tape::{Eager, Tape, TapeOptions, op};
use grads::{DType, Tensor, Var};

/// What is made of images and weights.
type Made = for<'b> fn(Var<'b>, Var<'b>) -> Var<'b>;

#[differentiable(order = 2)]
fn of_arrays(x: &Array4<f64>, w: &Array4<f64>) -> f64 {
    let how = Conv2d {
        stride: [2, 1],
        padding: [1, 2],
        groups: 2,
    };
    let pool = Pool2d {
        size: [3, 2],
        stride: [2, 1],
        padding: [1, 1],
    };
    let y = conv2d(x, w, how);
    let y = max_pool2d(&y, pool) * avg_pool2d(&y, pool);
    (&y * &y).sum()
}

fn of_tensors<'b>(x: Var<'b>, w: Var<'b>) -> Var<'b> {
    let how = Conv2d {
        stride: [2, 1],
        padding: [1, 2],
        groups: 2,
    };
    let pool = Pool2d {
        size: [3, 2],
        stride: [2, 1],
        padding: [1, 1],
    };
    let y = x.conv2d(w, how);
    let y = y.max_pool2d(pool) * y.avg_pool2d(pool);
    y.square().reduce_sum(None, false)
}

fn given() -> (Array4<f64>, Array4<f64>) {
    (images((2, 4, 7, 6), 0.4), images((6, 2, 3, 2), 0.9))
}

fn near(found: &Tensor, expected: &Array4<f64>) {
    assert_eq!(found.shape(), expected.shape());
    for (found, expected) in found.to_f64s().iter().zip(expected) {
        let off = (found - expected).abs();
        assert!(
            off < 1e-11 * (1.0 + expected.abs()),
            "{found} is not {expected}"
        );
    }
}

fn tensor(x: &Array4<f64>) -> Tensor {
    Tensor::from(x.clone().into_dyn())
}

#[test]
fn graphs_have_convolutions_and_pools_to_second_order() {
    let (x, w) = given();
    let g = Graph::new();
    let (vx, vw) = (g.variable("x", tensor(&x)), g.variable("w", tensor(&w)));
    let loss = of_tensors(vx, vw);
    let options = GradientOptions::default();
    let by = g
        .gradients(&[loss], &[vx, vw], &options)
        .expect("gradients");
    let [Some(by_x), Some(by_w)] = by[..] else {
        panic!("{by:?}")
    };
    // the product of the Hessian with the operands
    let along = (by_x * vx.stop_gradient()).reduce_sum(None, false)
        + (by_w * vw.stop_gradient()).reduce_sum(None, false);
    let second = g
        .gradients(&[along], &[vx, vw], &options)
        .expect("second derivatives");
    let fetches: Vec<Var> = [loss, by_x, by_w]
        .into_iter()
        .chain(second.into_iter().flatten())
        .collect();
    let found = g
        .compile(&fetches)
        .expect("a graph")
        .run(&[])
        .expect("a run");
    let (value, (dx, dw)) = value_and_grad!(of_arrays)(&x, &w);
    let (hx, hw) = hvp!(of_arrays)((&x, &w), (&x, &w));
    near(&found[1], &dx);
    near(&found[2], &dw);
    near(&found[3], &hx);
    near(&found[4], &hw);
    let off = found[0].to_f64().expect("a number") - value;
    assert!(off.abs() < 1e-12 * value, "{off}");
}

#[test]
fn tapes_have_convolutions_and_pools() {
    let (x, w) = given();
    let (ex, ew) = (Eager::variable(tensor(&x)), Eager::variable(tensor(&w)));
    let tape = Tape::new();
    let loss = op(&[&ex, &ew], |v| of_tensors(v[0], v[1]));
    let by = tape.gradient(&[&loss], &[&ex, &ew], &TapeOptions::default());
    let by: Vec<Eager> = by.expect("gradients").into_iter().flatten().collect();
    let (dx, dw) = grad!(of_arrays)(&x, &w);
    near(&by[0].value().expect("a value"), &dx);
    near(&by[1].value().expect("a value"), &dw);
}

#[test]
fn single_precision_and_turned_images() {
    let (x, w) = given();
    let made: Made = |x, w| {
        x.transpose(Some(&[0, 1, 3, 2])).conv2d(
            w,
            Conv2d {
                groups: 2,
                ..Default::default()
            },
        )
    };
    let to_f32 = |x: &Array4<f64>| Tensor::from(x.mapv(|x| x as f32).into_dyn());
    let y = op(&[&Eager::new(to_f32(&x)), &Eager::new(to_f32(&w))], |v| {
        made(v[0], v[1])
    });
    let turned = x
        .permuted_axes([0, 1, 3, 2])
        .as_standard_layout()
        .into_owned();
    let expected = conv2d(
        &turned,
        &w,
        Conv2d {
            groups: 2,
            ..Default::default()
        },
    );
    let y = y.value().expect("a value");
    assert_eq!((y.shape(), y.dtype()), (expected.shape(), DType::F32));
    for (y, expected) in y.to_f64s().iter().zip(&expected) {
        assert!((y - expected).abs() < 1e-5, "{y} is not {expected}");
    }
}

#[test]
fn shapes_that_do_not_fit_are_errors() {
    let said = |x: &[usize], w: &[usize], made: Made| {
        let zeros =
            |shape: &[usize]| Eager::new(Tensor::from(ndarray::ArrayD::<f64>::zeros(shape)));
        let y = op(&[&zeros(x), &zeros(w)], |v| made(v[0], v[1]));
        y.value().expect_err("an error").to_string()
    };
    let convolved: Made = |x, w| x.conv2d(w, Conv2d::default());
    let text = said(&[1, 3, 4, 4], &[2, 2, 3, 3], convolved);
    assert!(
        text.contains("the shapes are [1, 3, 4, 4] and [2, 2, 3, 3]"),
        "{text}"
    );
    let text = said(&[1, 2, 2, 4], &[2, 2, 3, 3], convolved);
    assert!(
        text.contains("a window of 3 is larger than the image of 2"),
        "{text}"
    );
    let text = said(&[3, 4, 4], &[2, 3, 3, 3], convolved);
    assert!(text.contains("four axes; the shape is [3, 4, 4]"), "{text}");
    let far: Made = |x, w| {
        x.conv2d(
            w,
            Conv2d {
                padding: [1 << 40, 1 << 40],
                ..Default::default()
            },
        )
    };
    let text = said(&[1, 2, 3, 3], &[2, 2, 3, 3], far);
    assert!(text.contains("too large"), "{text}");
    let pooled: Made = |x, _| {
        x.max_pool2d(Pool2d {
            padding: [2, 0],
            ..Pool2d::new([3, 3])
        })
    };
    let text = said(&[1, 2, 3, 3], &[1], pooled);
    assert!(
        text.contains("more than half of the window [3, 3]"),
        "{text}"
    );
}
