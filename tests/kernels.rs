//! Kernels on awkward tensors (empty ones, views, up to six dimensions) against plain loops; bad operands are errors.

use grad_core::ir::{Attr, DType, Type};
use grad_core::kernels::broadcast::common_shape;
use grad_core::ops::datum::Datum;
use grad_core::ops::{self, EvalCx, PrimDef};
use grad_core::tensor::Tensor;
use std::slice::from_ref;

/// The value of a primitive at these operands.
fn run(name: &str, options: &str, operands: &[Datum]) -> Result<Datum, String> {
    let def = ops::find(name).ok_or("no such primitive")?;
    let attr = attr(options);
    let types: Vec<Type> = operands.iter().map(ty).collect();
    let ty = def
        .result_type(&types, &attr)
        .ok_or("types that do not fit")?;
    let cx = EvalCx {
        attr: &attr,
        ty: &ty,
    };
    def.evaluate(&cx, operands.to_vec()).map_err(|e| e.0)
}

fn attr(options: &str) -> Attr {
    match options {
        "" => Attr::None,
        options => Attr::Field(options.into()),
    }
}

fn ty(x: &Datum) -> Type {
    Type::Tensor(match x {
        Datum::Tensor(x) => x.dtype(),
        Datum::Int(_) => DType::I64,
        Datum::Bool(_) => DType::Bool,
        _ => DType::F64,
    })
}

/// A tensor of this shape with elements that differ.
fn tensor(shape: &[usize]) -> Datum {
    let count: usize = shape.iter().product();
    let elements = (0..count)
        .map(|i| 0.5 + ((i * 7) % 11) as f64 - 4.0)
        .collect();
    Tensor::from_shape(shape, elements)
        .expect("as many as fit")
        .into()
}

fn integers(shape: &[usize], elements: &[i64]) -> Datum {
    Tensor::from_shape(shape, elements.to_vec())
        .expect("as many as fit")
        .into()
}

fn floats(x: &Datum) -> Vec<f64> {
    x.to_tensor(DType::F64)
        .expect("a tensor of floats")
        .to_f64s()
}

/// Every position in a tensor of this shape, in row-major order.
fn positions(shape: &[usize]) -> Vec<Vec<usize>> {
    shape.iter().fold(vec![vec![]], |before, &n| {
        let longer = |p: &Vec<usize>| (0..n).map(|i| [&p[..], &[i]].concat()).collect::<Vec<_>>();
        before.iter().flat_map(longer).collect()
    })
}

fn at(x: &Datum, position: &[usize]) -> f64 {
    let place = position
        .iter()
        .zip(x.shape())
        .fold(0, |place, (i, n)| place * n + i);
    floats(x)[place]
}

#[track_caller]
fn close(found: &[f64], expected: &[f64]) {
    assert_eq!(found.len(), expected.len());
    for (x, y) in found.iter().zip(expected) {
        assert!(
            x == y || (x - y).abs() <= 1e-12 * (1.0 + y.abs()),
            "{found:?} is not {expected:?}"
        );
    }
}

#[test]
fn products_of_matrices_are_sums_over_the_inner_axis() {
    let rows: [(&[usize], &[usize]); 8] = [
        (&[2, 3], &[3, 4]),
        (&[1, 1], &[1, 1]),
        (&[0, 3], &[3, 2]),
        (&[2, 0], &[0, 3]),
        (&[5, 2, 3], &[3, 4]),
        (&[2, 1, 2, 3], &[4, 3, 2]),
        (&[0, 2, 3], &[1, 3, 2]),
        (&[1, 2, 1, 2, 2, 3], &[2, 1, 2, 1, 3, 2]),
    ];
    for (a, b) in rows {
        let (a, b) = (tensor(a), tensor(b));
        let swapped = |x: &Datum| run("move_axes", "from=-1 to=-2", from_ref(x)).unwrap();
        let y = run("matmul", "", &[a.clone(), b.clone()]).unwrap();
        for (options, x, z) in [
            ("transpose_a", swapped(&a), b.clone()),
            ("transpose_b", a.clone(), swapped(&b)),
            ("transpose_a transpose_b", swapped(&a), swapped(&b)),
        ] {
            let turned = run("matmul", options, &[x, z]).unwrap();
            assert_eq!(turned.shape(), y.shape());
            close(&floats(&turned), &floats(&y));
        }
        let inner = *a.shape().last().unwrap();
        let expected: Vec<f64> = positions(y.shape())
            .iter()
            .map(|p| {
                let (batch, ij) = p.split_at(p.len() - 2);
                let matrix = |x: &Datum| -> Vec<usize> {
                    let outer = &x.shape()[..x.shape().len() - 2];
                    let batch = &batch[batch.len() - outer.len()..];
                    let held = outer.iter().zip(batch);
                    held.map(|(&n, &i)| if n == 1 { 0 } else { i }).collect()
                };
                let element = |k| {
                    at(&a, &[&matrix(&a)[..], &[ij[0], k]].concat())
                        * at(&b, &[&matrix(&b)[..], &[k, ij[1]]].concat())
                };
                (0..inner).map(element).sum()
            })
            .collect();
        close(&floats(&y), &expected);
    }
}

#[test]
fn reductions_fold_the_elements_that_share_the_other_positions() {
    let rows: [(&[usize], &[isize]); 8] = [
        (&[], &[]),
        (&[4], &[0]),
        (&[2, 3], &[-1]),
        (&[2, 3], &[-1, 0]),
        (&[2, 0, 3], &[1]),
        (&[0, 2], &[1]),
        (&[2, 1, 3, 2], &[0, -2]),
        (&[2, 1, 2, 3, 1, 2], &[-1, 1, 3]),
    ];
    type Fold = fn(f64, f64) -> f64;
    let folds: [(&str, f64, Fold); 2] = [
        ("reduce_sum", 0.0, |a, b| a + b),
        ("reduce_max", f64::NEG_INFINITY, f64::max),
    ];
    for (shape, axes) in rows {
        let x = tensor(shape);
        let listed: Vec<String> = axes.iter().map(isize::to_string).collect();
        let options = format!("axis={}", listed.join(","));
        let ndim = shape.len() as isize;
        let out: Vec<usize> = axes.iter().map(|&a| a.rem_euclid(ndim) as usize).collect();
        let kept: Vec<usize> = (0..shape.len()).filter(|a| !out.contains(a)).collect();
        let group = |p: &[usize]| kept.iter().map(|&a| p[a]).collect::<Vec<_>>();
        let left: Vec<usize> = kept.iter().map(|&a| shape[a]).collect();
        for (name, start, fold) in folds {
            let found = run(name, &options, from_ref(&x));
            let found = found.unwrap();
            assert_eq!(found.shape(), left);
            let expected: Vec<f64> = positions(&left)
                .iter()
                .map(|q| {
                    let mine = positions(shape).into_iter().filter(|p| group(p) == *q);
                    mine.map(|p| at(&x, &p)).fold(start, fold)
                })
                .collect();
            close(&floats(&found), &expected);
        }
    }
}

#[test]
fn ranges_are_those_of_python() {
    for n in 0..5isize {
        let x = tensor(&[n as usize]);
        let ends: Vec<Option<isize>> = std::iter::once(None).chain((-6..=6).map(Some)).collect();
        for (&start, &stop) in ends.iter().flat_map(|a| ends.iter().map(move |b| (a, b))) {
            for step in [-3, -2, -1, 1, 2, 3isize] {
                let text = |end: Option<isize>| end.map_or(String::new(), |end| end.to_string());
                let options = format!("spec={}:{}:{step}", text(start), text(stop));
                let found = run("part", &options, from_ref(&x)).unwrap();
                // as Python's reference says: negative ends count from the back, then both are held in range
                let (least, most) = if step > 0 { (0, n) } else { (-1, n - 1) };
                let held = |end: Option<isize>, default| match end {
                    None => default,
                    Some(end) if end < 0 => (end + n).clamp(least, most),
                    Some(end) => end.clamp(least, most),
                };
                let (first, last) = if step > 0 { (0, n) } else { (n - 1, -1) };
                let (mut i, stop) = (held(start, first), held(stop, last));
                let mut expected = vec![];
                while (step > 0 && i < stop) || (step < 0 && i > stop) {
                    expected.push(at(&x, &[i as usize]));
                    i += step;
                }
                assert_eq!(floats(&found), expected, "{options} of {n}");
            }
        }
    }
}

#[test]
fn moved_elements_come_from_where_numpy_says() {
    let x = integers(&[2, 3], &[1, 2, 3, 4, 5, 6]);
    let rows: [(&str, &str, &[usize], &[i64]); 9] = [
        ("transpose", "perm=-1,0", &[3, 2], &[1, 4, 2, 5, 3, 6]),
        (
            "tile",
            "multiples=1,2",
            &[2, 6],
            &[1, 2, 3, 1, 2, 3, 4, 5, 6, 4, 5, 6],
        ),
        (
            "pad",
            "before=1,0 after=0,1",
            &[3, 4],
            &[0, 0, 0, 0, 1, 2, 3, 0, 4, 5, 6, 0],
        ),
        (
            "pad",
            "before=0,2 after=0,1 mode=reflect",
            &[2, 6],
            &[3, 2, 1, 2, 3, 2, 6, 5, 4, 5, 6, 5],
        ),
        (
            "pad",
            "before=0,2 after=0,1 mode=symmetric",
            &[2, 6],
            &[2, 1, 1, 2, 3, 3, 5, 4, 4, 5, 6, 6],
        ),
        ("reverse", "axis=1", &[2, 3], &[3, 2, 1, 6, 5, 4]),
        ("roll", "shift=1,-1 axis=-1,0", &[2, 3], &[6, 4, 5, 3, 1, 2]),
        (
            "cumsum",
            "axis=1 exclusive reverse",
            &[2, 3],
            &[5, 3, 0, 11, 6, 0],
        ),
        ("cumprod", "axis=0", &[2, 3], &[1, 2, 3, 4, 10, 18]),
    ];
    // a view in another order of axes is read the same
    let view = run("transpose", "", from_ref(&x)).unwrap();
    let copy = run("transpose", "", &[view]).unwrap();
    for (name, options, shape, elements) in rows {
        for x in [&x, &copy] {
            let found = run(name, options, from_ref(x)).unwrap();
            assert_eq!(found, integers(shape, elements), "{name} {options}");
        }
    }
}

#[test]
fn sums_of_products_follow_their_equation() {
    type Row<'a> = (&'a str, &'a [&'a [usize]], &'a [usize]);
    let rows: [Row; 7] = [
        ("ij,jk->ki", &[&[2, 3], &[3, 4]], &[4, 2]),
        ("bid,bjd->bij", &[&[2, 3, 4], &[2, 2, 4]], &[2, 3, 2]),
        ("ij,ij", &[&[2, 3], &[2, 3]], &[]),
        ("iij->j", &[&[2, 2, 3]], &[3]),
        ("i,j,k->kji", &[&[2], &[0], &[3]], &[3, 0, 2]),
        ("ij,jk,kl->il", &[&[2, 3], &[3, 2], &[2, 2]], &[2, 2]),
        ("i->ii", &[&[3]], &[3, 3]),
    ];
    for (equation, shapes, shape) in rows {
        let xs: Vec<Datum> = shapes.iter().map(|shape| tensor(shape)).collect();
        let found = run("einsum", &format!("equation={equation}"), &xs).unwrap();
        assert_eq!(found.shape(), shape, "{equation}");
        let (inputs, output) = equation.split_once("->").unwrap_or((equation, ""));
        let inputs: Vec<&str> = inputs.split(',').collect();
        let mut letters: Vec<char> = inputs.concat().chars().collect();
        letters.sort_unstable();
        letters.dedup();
        let len = |letter: &char| {
            let place = |(term, shape): (&&str, &&[usize])| Some(shape[term.find(*letter)?]);
            inputs.iter().zip(shapes).find_map(place).unwrap()
        };
        let lens: Vec<usize> = letters.iter().map(len).collect();
        let mut expected = vec![0.0; shape.iter().product()];
        for p in positions(&lens) {
            let position = |term: &str| -> Vec<usize> {
                let place = |c| p[letters.iter().position(|&l| l == c).unwrap()];
                term.chars().map(place).collect()
            };
            let product: f64 = inputs
                .iter()
                .zip(&xs)
                .map(|(t, x)| at(x, &position(t)))
                .product();
            let place = position(output)
                .iter()
                .zip(shape)
                .fold(0, |place, (i, n)| place * n + i);
            expected[place] += product;
        }
        close(&floats(&found), &expected);
    }
}

#[test]
fn an_ellipsis_stands_for_the_same_axes_anywhere() {
    let rows: [(&str, &str, &[&[usize]]); 5] = [
        (
            "i...j,j...k->k...i",
            "iabj,jabk->kabi",
            &[&[2, 3, 2, 4], &[4, 3, 2, 2]],
        ),
        ("i...i->...i", "iai->ai", &[&[2, 3, 2]]),
        ("ij...->...ji", "ijab->abji", &[&[2, 3, 2, 2]]),
        ("i...,...j->j...i", "ia,aj->jai", &[&[2, 3], &[3, 2]]),
        ("i...j", "iaj->aij", &[&[2, 3, 2]]),
    ];
    for (with, without, shapes) in rows {
        let xs: Vec<Datum> = shapes.iter().map(|shape| tensor(shape)).collect();
        let [found, expected] =
            [with, without].map(|e| run("einsum", &format!("equation={e}"), &xs).unwrap());
        assert_eq!(found, expected, "{with}");
    }
}

#[test]
fn elements_are_picked_along_an_axis_batch_by_batch() {
    let rows: [(&[usize], &[usize], usize, usize); 6] = [
        (&[4], &[3], 0, 0),
        (&[2, 3, 4], &[2, 2], 1, 0),
        (&[2, 3, 4], &[2, 5], 2, 1),
        (&[2, 3, 4], &[2, 3, 2, 2], 2, 2),
        (&[2, 1, 3, 2], &[2, 2], 2, 1),
        (&[2, 3, 0], &[2, 2], 1, 1),
    ];
    for (shape, places, axis, batches) in rows {
        let x = tensor(shape);
        let count: usize = places.iter().product();
        let picks: Vec<usize> = (0..count).map(|i| (i * 5 + 1) % shape[axis]).collect();
        let listed: Vec<i64> = picks.iter().map(|&i| i as i64).collect();
        let options = format!("axis={axis} batch_dims={batches}");
        let found = run("gather", &options, &[x.clone(), integers(places, &listed)]).unwrap();
        let inner = axis + places.len() - batches;
        let expected: Vec<f64> = positions(found.shape())
            .iter()
            .map(|p| {
                let place = [&p[..batches], &p[axis..inner]].concat();
                let place = place.iter().zip(places);
                let place = place.fold(0, |at, (i, n)| at * n + i);
                at(&x, &[&p[..axis], &[picks[place]], &p[inner..]].concat())
            })
            .collect();
        assert_eq!(floats(&found), expected, "{options}");
    }
    // counted from the back; batches that differ, or are not there
    let indices = integers(&[2, 1], &[2, 0]);
    let picked =
        |options: &str, shape: &[usize]| run("gather", options, &[tensor(shape), indices.clone()]);
    let [front, back] =
        ["axis=1 batch_dims=1", "axis=-1 batch_dims=-1"].map(|o| picked(o, &[2, 3]));
    assert_eq!(front, back);
    assert_eq!(front.unwrap().shape(), [2, 1]);
    for (options, shape) in [
        ("axis=1 batch_dims=1", [3, 3]),
        ("axis=0 batch_dims=1", [2, 3]),
        ("axis=1 batch_dims=3", [2, 3]),
        ("axis=1 batch_dims=1", [2, 2]),
    ] {
        assert!(picked(options, &shape).is_err(), "{options} {shape:?}");
    }
}

/// Operands of floats in another type.
fn cast(x: &Datum, to: DType) -> Datum {
    match x {
        Datum::Tensor(tensor) if tensor.dtype() == DType::F64 => {
            run("cast", &to.scalar().to_string(), from_ref(x)).unwrap()
        }
        indices => indices.clone(),
    }
}

#[test]
fn elements_of_other_types_give_the_same() {
    // whole numbers, which all types hold
    let whole = |shape: &[usize]| run("floor", "", &[tensor(shape)]).unwrap();
    let (x, y) = (whole(&[2, 3]), whole(&[3, 2]));
    let (row, column, pair) = (whole(&[3]), whole(&[2, 1]), whole(&[2]));
    let places = integers(&[2, 1], &[1, 1]);
    let (swapped, segments) = (integers(&[2], &[1, 0]), integers(&[2], &[0, 2]));
    let along = integers(&[2, 3], &[2, 2, 0, 1, 0, 1]);
    type Row<'a> = (&'a str, &'a str, &'a [&'a Datum]);
    let numbers: &[Row] = &[
        ("matmul", "", &[&x, &y]),
        ("matmul", "transpose_a transpose_b", &[&x, &y]),
        ("einsum", "equation=ij,jk->ki", &[&x, &y]),
        ("einsum", "equation=ij,ij,j->i", &[&x, &x, &row]),
        ("einsum", "equation=...j->...", &[&x]),
        ("einsum", "equation=i->ii", &[&row]),
        ("reduce_sum", "axis=1", &[&x]),
        ("reduce_prod", "axis=0 keepdims", &[&x]),
        ("reduce_max", "axis=-1", &[&x]),
        ("reduce_min", "axis=0", &[&x]),
        ("spread", "axis=1 keepdims", &[&column, &x]),
        ("cumsum", "axis=1 exclusive", &[&x]),
        ("cumprod", "axis=0 reverse", &[&x]),
        ("add_n", "", &[&x, &x]),
        ("broadcast_like", "", &[&row, &x]),
        ("concat", "axis=1", &[&x, &column]),
        ("concat_part", "axis=1 part=1", &[&x, &column, &y]),
        ("pad", "before=1,0 after=0,2 mode=symmetric", &[&x]),
        ("tile", "multiples=2,1", &[&x]),
        ("roll", "shift=1,1 axis=0,1", &[&x]),
        ("reverse", "axis=1", &[&x]),
        ("shift", "axis=1 reverse", &[&x]),
        ("part", "spec=::-1,1:", &[&x]),
        ("gather", "axis=0 batch_dims=0", &[&x, &places]),
        ("rows", "", &[&x, &places]),
        ("gather_nd", "", &[&x, &places]),
        ("scatter_nd_add", "", &[&x, &places, &x]),
        ("scatter_nd_update", "", &[&x, &places, &x]),
        ("segment_sum", "", &[&x, &segments]),
        ("argsort", "", &[&x]),
        ("argmax", "axis=0", &[&x]),
        ("take_along", "", &[&x, &along]),
    ];
    let floats: &[Row] = &[
        ("unbroadcast", "", &[&x, &row]),
        ("untile", "multiples=1,3", &[&x, &column]),
        ("unpad", "before=0,1 after=0,1", &[&x, &column]),
        ("recurrence", "axis=1", &[&x, &x]),
        ("part_back", "spec=:,0", &[&pair, &x]),
        ("gather_back", "axis=0 batch_dims=0", &[&x, &swapped, &x]),
        ("add_along", "", &[&x, &along, &x]),
        ("segment_rows", "", &[&x, &swapped]),
        ("indexed_slices", "", &[&x, &swapped, &x]),
        ("in_rows", "", &[&x, &swapped, &x]),
        ("sign", "", &[&x]),
    ];
    let singles = [numbers, floats].concat();
    let rows = [
        (singles, DType::F32),
        (numbers.into(), DType::I32),
        (numbers.into(), DType::I64),
    ];
    for (rows, ty) in rows {
        for (name, options, operands) in rows {
            let operands: Vec<Datum> = operands.iter().copied().cloned().collect();
            let expected = cast(&run(name, options, &operands).unwrap(), ty);
            let operands: Vec<Datum> = operands.iter().map(|x| cast(x, ty)).collect();
            let found = run(name, options, &operands).unwrap();
            assert_eq!(found, expected, "{name} {options} of {ty}");
        }
    }
}

#[test]
fn integers_that_do_not_fit_are_errors() {
    let matrix: Datum = Tensor::from([[i32::MAX, 1], [1, 1]]).into();
    let row: Datum = Tensor::from(vec![i32::MAX, 1]).into();
    let rows: [(&str, &str, &[&Datum]); 6] = [
        ("matmul", "", &[&matrix, &matrix]),
        ("einsum", "equation=i,i->", &[&row, &row]),
        ("einsum", "equation=i->", &[&row]),
        ("reduce_sum", "", &[&row]),
        ("cumsum", "axis=0", &[&row]),
        ("add_n", "", &[&row, &row]),
    ];
    for (name, options, operands) in rows {
        let operands: Vec<Datum> = operands.iter().copied().cloned().collect();
        let error = run(name, options, &operands).unwrap_err();
        assert!(error.contains("overflow"), "{name} {options}: {error}");
    }
}

#[test]
fn the_greatest_of_no_floats_is_infinite_and_of_no_integers_an_error() {
    let (floats, whole) = (tensor(&[2, 0]), integers(&[2, 0], &[]));
    for (name, limit) in [
        ("reduce_max", f64::NEG_INFINITY),
        ("reduce_min", f64::INFINITY),
    ] {
        let found = run(name, "axis=1", from_ref(&floats));
        assert_eq!(found, Ok(Tensor::from(vec![limit; 2]).into()));
        assert!(run(name, "axis=1", from_ref(&whole)).is_err());
    }
    assert!(run("argmax", "axis=1", &[floats]).is_err());
}

#[test]
fn a_matrix_times_its_inverse_is_one() {
    let x = Tensor::from([[0.0, 2.0, 1.0], [1.0, 1.0, 0.5], [3.0, -1.0, 4.0]]);
    let x: Datum = x.into();
    let inverse = run("matrix_inverse", "", from_ref(&x)).unwrap();
    let product = run("matmul", "", &[x, inverse]).unwrap();
    close(
        &floats(&product),
        &[1.0, 0.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0, 1.0],
    );
    let singular = Tensor::from([[1.0, 2.0], [2.0, 4.0]]);
    assert!(run("matrix_inverse", "", &[singular.into()]).is_err());
}

#[test]
fn the_last_of_several_updates_for_one_place_stays() {
    let x = Tensor::from(vec![1.0, 2.0, 3.0]).into();
    let updates: Datum = Tensor::from(vec![4.0, 5.0, 6.0]).into();
    let indices = integers(&[3, 1], &[1, 0, 1]);
    let operands = [x, indices, updates];
    let updated = run("scatter_nd_update", "", &operands).unwrap();
    assert_eq!(floats(&updated), [5.0, 6.0, 3.0]);
    let added = run("scatter_nd_add", "", &operands).unwrap();
    assert_eq!(floats(&added), [6.0, 12.0, 3.0]);
    let stays = run("last_updates", "", &operands).unwrap();
    assert_eq!(stays, Tensor::from(vec![false, true, true]).into());
}

#[test]
fn nan_comes_last_and_is_greatest() {
    let x: Datum = Tensor::from(vec![2.0, f64::NAN, -1.0, 2.0]).into();
    assert_eq!(
        run("argsort", "", from_ref(&x)),
        Ok(integers(&[4], &[2, 0, 3, 1]))
    );
    assert_eq!(run("argmax", "axis=0", &[x]), Ok(Datum::Int(1)));
}

#[test]
fn special_functions_have_the_values_of_the_tables() {
    let rows = [
        ("erf", "", 0.5, 0.5204998778130465),
        ("lgamma", "", 0.5, 0.5723649429247001),
        ("polygamma", "order=0", 1.0, -0.5772156649015329),
        ("polygamma", "order=0", -0.5, 0.03648997397857652),
        (
            "polygamma",
            "order=1",
            1.0,
            std::f64::consts::PI.powi(2) / 6.0,
        ),
        ("polygamma", "order=1", -1.0, f64::INFINITY),
        ("polygamma", "order=2", 0.5, -16.828_796_644_234_32),
        ("softplus", "", 800.0, 800.0),
        ("softplus", "", -800.0, 0.0),
        ("sigmoid", "", -800.0, 0.0),
        ("sign", "", -0.0, 0.0),
    ];
    for (name, options, x, expected) in rows {
        close(
            &floats(&run(name, options, &[Datum::F64(x)]).unwrap()),
            &[expected],
        );
    }
}

/// Operands that no primitive expects all of.
fn odd_operands() -> Vec<Datum> {
    vec![
        Datum::F64(1.5),
        Datum::Int(i128::from(i64::MAX)),
        Datum::Bool(true),
        tensor(&[0]),
        tensor(&[3]),
        tensor(&[2, 3]),
        tensor(&[2, 0, 3]),
        tensor(&[1, 2, 1, 3, 1, 2]),
        integers(&[0], &[]),
        integers(&[3], &[-1, i64::MAX, i64::MIN]),
        integers(&[2, 1], &[1, 0]),
        integers(&[2, 2], &[i64::MAX, 7, -7, i64::MIN]),
        Tensor::from(vec![true, false]).into(),
    ]
}

const ODD_OPTIONS: [&str; 37] = [
    "",
    "axis=0",
    "axis=-1",
    "axis=-9",
    "axis=9223372036854775807",
    "axis=-9223372036854775808 keepdims",
    "axis=0,0",
    "axis=x",
    "axis=1 reverse exclusive",
    "axis=0 part=1",
    "axis=0 part=18446744073709551615",
    "shift=1 axis=0",
    "shift=9223372036854775807,1 axis=0,0",
    "perm=0",
    "perm=1,0",
    "perm=0,0",
    "from=0 to=-1",
    "from=0,1 to=0",
    "multiples=2",
    "multiples=18446744073709551615",
    "multiples=4611686018427387904,4",
    "before=1 after=0",
    "before=18446744073709551615 after=1",
    "before=1,0 after=9,2 mode=reflect",
    "before=0 after=1 mode=none",
    "spec=0,...,-1",
    "spec=::0",
    "spec=-9223372036854775808:9223372036854775807:-9223372036854775808",
    "spec=$0,1/3,...,...",
    "spec=new,5:2/3,0/0",
    "axis=1 spec=least",
    "axis=1 batch_dims=1",
    "axis=-9223372036854775808 batch_dims=-9223372036854775808",
    "equation=ij,jk->ik",
    "equation=...ii->i",
    "order=4294967295",
    "transpose_a",
];

#[test]
fn bad_operands_are_errors() {
    let primitives: Vec<&PrimDef> = ops::tensor::ALL
        .iter()
        .copied()
        .flatten()
        .copied()
        .collect();
    let odd = odd_operands();
    let longer = |lists: &[Vec<Datum>]| -> Vec<Vec<Datum>> {
        let with = |list: &Vec<Datum>| -> Vec<Vec<Datum>> {
            odd.iter()
                .map(|x| [&list[..], from_ref(x)].concat())
                .collect()
        };
        lists.iter().flat_map(with).collect()
    };
    let ones = longer(&[vec![]]);
    let twos = longer(&ones);
    let threes = longer(&twos);
    let mut refused = 0;
    for def in primitives {
        let mut each = |lists: &[Vec<Datum>], all_options: &[&str]| {
            for operands in lists {
                for options in all_options {
                    // what matters is that it returns
                    refused += usize::from(run(def.name, options, operands).is_err());
                }
            }
        };
        each(&ones, &ODD_OPTIONS);
        each(&twos, &ODD_OPTIONS);
        each(
            &threes,
            &[
                "",
                "axis=0 part=1",
                "axis=1 batch_dims=1",
                "spec=$0,...",
                "equation=i,i,i->ii",
            ],
        );
    }
    assert!(refused > 0);
}

/// Elements on which functions of numbers differ: signs, zeros, what is not finite. Integers are small, so that few overflow.
fn awkward(dtype: DType, shape: &[usize], seed: usize) -> Tensor {
    const FLOATS: [f64; 9] = [
        0.5,
        -0.0,
        3.0,
        f64::NAN,
        -2.0,
        f64::INFINITY,
        1e-40,
        0.0,
        f64::NEG_INFINITY,
    ];
    let count: usize = shape.iter().product();
    let places = (0..count).map(|i| (i * i + 5 * i + seed) % 9);
    let tensor = match dtype {
        DType::F64 => Tensor::from_shape(shape, places.map(|i| FLOATS[i]).collect()),
        DType::F32 => Tensor::from_shape(shape, places.map(|i| FLOATS[i] as f32).collect()),
        DType::I64 => Tensor::from_shape(shape, places.map(|i| i as i64 - 3).collect()),
        DType::I32 => Tensor::from_shape(shape, places.map(|i| i as i32 - 3).collect()),
        DType::Bool => Tensor::from_shape(shape, places.map(|i| i % 2 == 0).collect()),
    };
    tensor.expect("as many as fit")
}

/// The axes of a tensor in the other order: its elements do not lie row by row.
fn turned(x: &Tensor) -> Tensor {
    let turned = run("transpose", "", &[x.clone().into()]).expect("a transpose");
    turned.to_tensor(x.dtype()).expect("a tensor")
}

/// The element of a tensor that is repeated to another shape.
fn number_at(x: &Tensor, position: &[usize]) -> Datum {
    let own = &position[position.len() - x.shape().len()..];
    let lens = x.shape().iter();
    let own: Vec<usize> = own
        .iter()
        .zip(lens)
        .map(|(at, len)| if *len == 1 { 0 } else { *at })
        .collect();
    match x {
        Tensor::F64(x) => Datum::F64(x[&own[..]]),
        Tensor::F32(x) => Datum::F32(x[&own[..]]),
        Tensor::I64(x) => Datum::Int(x[&own[..]].into()),
        Tensor::I32(x) => Datum::Int(x[&own[..]].into()),
        Tensor::Bool(x) => Datum::Bool(x[&own[..]]),
    }
}

/// A number as the one element of a tensor.
fn alone(x: &Datum, ty: &Type) -> Datum {
    let one = match (x, ty) {
        (Datum::F64(x), _) => Tensor::from_shape(&[1], vec![*x]),
        (Datum::F32(x), _) => Tensor::from_shape(&[1], vec![*x]),
        (Datum::Int(x), Type::Tensor(DType::I32)) => Tensor::from_shape(&[1], vec![*x as i32]),
        (Datum::Int(x), _) => Tensor::from_shape(&[1], vec![*x as i64]),
        (Datum::Bool(x), _) => Tensor::from_shape(&[1], vec![*x]),
        (other, _) => panic!("{other:?} is no element"),
    };
    one.expect("one element").into()
}

/// A number to the last bit; one NaN is as good as another.
fn bits(x: &Datum) -> String {
    match x {
        Datum::F64(x) if !x.is_nan() => format!("{:x}", x.to_bits()),
        Datum::F32(x) if !x.is_nan() => format!("{:x}", x.to_bits()),
        other => format!("{other:?}"),
    }
}

/// The value at `shape` of a primitive is its value of each element alone, or of the numbers if it is one; where it has none of these, it has none.
fn check_elementwise(def: &PrimDef, options: &str, operands: &[Tensor], shape: &[usize]) {
    let data: Vec<Datum> = operands.iter().map(|x| x.clone().into()).collect();
    let attr = attr(options);
    let types: Vec<Type> = operands.iter().map(|x| Type::Tensor(x.dtype())).collect();
    let Some(ty) = def.result_type(&types, &attr) else {
        return;
    };
    let Type::Tensor(dtype) = ty else {
        panic!("{} gives {ty}", def.name)
    };
    let cx = EvalCx {
        attr: &attr,
        ty: &ty,
    };
    let found = def.evaluate(&cx, data);
    let expected = positions(shape).into_iter().map(|position| {
        let numbers = operands.iter().map(|x| number_at(x, &position));
        let kept = |(x, ty): (Datum, &Type)| if shape.is_empty() { x } else { alone(&x, ty) };
        let numbers = numbers.zip(&types).map(kept).collect();
        def.evaluate(&cx, numbers)
    });
    let expected: Result<Vec<Datum>, _> = expected.collect();
    let what = format!("{} of {operands:?}", def.name);
    match (found, expected) {
        (Ok(found), Ok(expected)) => {
            let found = found.to_tensor(dtype).unwrap_or_else(|| panic!("{what}"));
            assert_eq!(found.shape(), shape, "{what}");
            for (position, expected) in positions(shape).iter().zip(expected) {
                let found = number_at(&found, position);
                let expected = match expected {
                    Datum::Tensor(one) => number_at(&one, &[0]),
                    number => number,
                };
                assert_eq!(bits(&found), bits(&expected), "{what} at {position:?}");
            }
        }
        (Err(_), Err(_)) => {}
        (found, expected) => panic!("{what}: {found:?}, not {expected:?}"),
    }
}

/// The shapes of three operands.
const SHAPES: &[[&[usize]; 3]] = &[
    [&[4], &[4], &[4]],
    [&[], &[3], &[]],
    [&[3], &[], &[3]],
    [&[2, 3], &[3], &[2, 1]],
    [&[2, 1], &[1, 3], &[2, 3]],
    [&[1, 1], &[2, 1, 2], &[3, 1]],
    [&[2, 3, 2], &[2, 1, 2], &[2]],
    [&[2, 2, 3], &[2, 1, 1], &[2, 3]],
    [&[0], &[1], &[0]],
    [&[2, 0], &[2, 1], &[1]],
    // longer than a run
    [&[2, 600], &[600], &[2, 1]],
    [&[1300], &[1], &[]],
];

#[test]
fn elementwise_primitives_are_their_functions_at_each_position() {
    let dtypes = DType::ALL.iter().map(|(dtype, _)| *dtype);
    for def in ops::all().filter(|def| def.is_elementwise()) {
        let targets: Vec<&str> = match def.name {
            "cast" => vec!["f32", "f64", "i32", "i64", "bool"],
            _ => vec![""],
        };
        for shapes in SHAPES {
            for dtype in dtypes.clone() {
                let all: Vec<Tensor> = shapes
                    .iter()
                    .zip([3, 1, 7])
                    .map(|(shape, seed)| awkward(dtype, shape, seed))
                    .collect();
                let second = |dtype| awkward(dtype, shapes[1], 1);
                let mut lists = vec![all[..1].to_vec(), all[..2].to_vec(), all.clone()];
                lists.push(vec![all[0].clone(), second(DType::I32)]);
                lists.push(vec![
                    awkward(DType::Bool, shapes[0], 2),
                    all[1].clone(),
                    all[2].clone(),
                ]);
                for list in lists {
                    let lens: Vec<&[usize]> = list.iter().map(Tensor::shape).collect();
                    let shape = common_shape(&lens).expect("shapes that broadcast");
                    for target in &targets {
                        check_elementwise(def, target, &list, &shape);
                    }
                    let turned: Vec<Tensor> = list.iter().map(turned).collect();
                    let lens: Vec<&[usize]> = turned.iter().map(Tensor::shape).collect();
                    if let Ok(shape) = common_shape(&lens) {
                        check_elementwise(def, targets[0], &turned, &shape);
                    }
                }
            }
        }
    }
}
