//! Copies of views. A derivative cannot keep a view of an array that it keeps, too, so it keeps a copy.
//!
//! In which order `ndarray` adds numbers depends on whether they stand beside each other in memory, and on the order of the axes
//! there. A copy is like the view in both, so that what is computed with it is the same to the last bit.

use ndarray::{Array, ArrayView, Axis, Dimension, ShapeBuilder};

/// A copy whose elements stand beside each other where those of the view do.
pub(super) fn copied<A: Copy, D: Dimension>(view: ArrayView<A, D>) -> Array<A, D> {
    let Some(first) = view.first().copied() else {
        return view.to_owned();
    };
    let mut copy = alike(view.clone(), first);
    copy.zip_mut_with(&view, |place, x| *place = *x);
    copy
}

/// The numbers of the elements, in the order in which `fold` goes through them.
pub(super) fn order<A, D: Dimension>(view: ArrayView<A, D>) -> Vec<usize> {
    let mut numbers = alike(view, 0);
    for (i, number) in numbers.iter_mut().enumerate() {
        *number = i;
    }
    numbers.fold(vec![], |mut order, number| {
        order.push(*number);
        order
    })
}

/// An array of `x` alone that lies in memory as a view does.
fn alike<A, B: Copy, D: Dimension>(mut view: ArrayView<A, D>, x: B) -> Array<B, D> {
    let axes = 0..view.ndim();
    let backward: Vec<Axis> = axes.map(Axis).filter(|a| view.stride_of(*a) < 0).collect();
    backward.iter().for_each(|axis| view.invert_axis(*axis));
    let (strides, len) = like(&view);
    let shape = view.raw_dim().strides(strides);
    let mut alike = Array::from_shape_vec(shape, vec![x; len]).expect("no two places are one");
    backward.iter().for_each(|axis| alike.invert_axis(*axis));
    alike
}

/// Strides like those of a view, with gaps of one element, and how many elements there have to be.
fn like<A, D: Dimension>(view: &ArrayView<A, D>) -> (D, usize) {
    let mut axes: Vec<usize> = (0..view.ndim()).collect();
    axes.sort_by_key(|&i| (view.strides()[i], std::cmp::Reverse(i)));
    let mut strides = view.raw_dim();
    let (mut place, mut theirs, mut last) = (1, 1, 0);
    for i in axes {
        let (len, stride) = (view.shape()[i], view.strides()[i].unsigned_abs());
        if len > 1 {
            place += usize::from(stride != theirs);
            last += (len.max(1) - 1) * place;
        }
        strides[i] = place;
        if len > 1 {
            (place, theirs) = (place * len, stride * len);
        }
    }
    (strides, last + 1)
}

#[cfg(test)]
mod tests {
    use super::{copied, order};
    use ndarray::{Array3, ArrayView, Axis, Dimension, s};

    fn is_alike<D: Dimension>(view: ArrayView<f64, D>) {
        let copy = copied(view.clone());
        assert_eq!(copy, view);
        assert_eq!(
            copy.as_slice_memory_order().is_some(),
            view.as_slice_memory_order().is_some()
        );
        assert_eq!(copy.is_standard_layout(), view.is_standard_layout());
        let beside = |a: &ArrayView<f64, D>| -> Vec<bool> {
            a.rows()
                .into_iter()
                .map(|r| r.as_slice().is_some())
                .collect()
        };
        assert_eq!(beside(&copy.view()), beside(&view));
        assert_eq!(copy.sum().to_bits(), view.sum().to_bits());
        let elements: Vec<f64> = view.iter().copied().collect();
        let mut folded = vec![];
        view.fold((), |(), x| folded.push(*x));
        let ordered: Vec<f64> = order(view).into_iter().map(|i| elements[i]).collect();
        assert_eq!(ordered, folded);
    }

    #[test]
    fn copies_add_in_the_order_of_their_views() {
        let a = Array3::from_shape_fn((7, 5, 9), |(i, j, k)| ((i * 31 + j * 7 + k) as f64).sin());
        is_alike(a.view());
        is_alike(a.t());
        is_alike(a.view().permuted_axes([1, 0, 2]));
        is_alike(a.view().permuted_axes([2, 0, 1]));
        is_alike(a.slice(s![1.., ..;2, ..]));
        is_alike(a.slice(s![.., .., 3]));
        is_alike(a.slice(s![2, .., ..;-1]));
        is_alike(a.slice(s![..;-1, ..;-1, ..;-1]));
        is_alike(a.slice(s![0, 1, ..;3]));
        is_alike(a.slice(s![.., 0..1, ..]));
        is_alike(a.index_axis(Axis(1), 2));
        is_alike(a.view().insert_axis(Axis(1)));
        is_alike(a.slice(s![0, 0, 0]));
        let none = a.slice(s![0..0, .., ..]);
        assert_eq!(copied(none), none);
    }
}
