//! Elements from places of one stride to places of another, by runs that lie side by side where there are some.

use crate::tensor::convert::Element;
use ndarray::{ArcArray, ArrayD, ArrayView2, ArrayViewD, ArrayViewMut2, ArrayViewMutD, Ix2, IxDyn};

/// The elements of `x` in the places of `place`, which has the same shape.
pub(crate) fn assign<T: Element>(mut place: ArrayViewMutD<T>, x: ArrayViewD<T>) {
    if let (Some(place), Some(x)) = (place.as_slice_mut(), x.as_slice()) {
        place.copy_from_slice(x);
        return;
    }
    match x.ndim() {
        0 | 1 => place.assign(&x),
        2 => {
            let matrices = (
                place.view_mut().into_dimensionality::<Ix2>(),
                x.into_dimensionality::<Ix2>(),
            );
            if let (Ok(place), Ok(x)) = matrices {
                assign_rows(place, x);
            }
        }
        _ => {
            let parts = place.outer_iter_mut().zip(x.outer_iter());
            parts.for_each(|(place, x)| assign(place, x));
        }
    }
}

fn assign_rows<T: Element>(mut place: ArrayViewMut2<T>, x: ArrayView2<T>) {
    for (mut place, x) in place.rows_mut().into_iter().zip(x.rows()) {
        match (place.as_slice_mut(), x.as_slice()) {
            (Some(place), Some(x)) => place.copy_from_slice(x),
            _ => place.iter_mut().zip(x).for_each(|(place, x)| *place = *x),
        }
    }
}

/// The array in row-major order.
pub(crate) fn packed<T: Element>(x: ArrayViewD<T>) -> ArcArray<T, IxDyn> {
    in_rows(x).into()
}

/// Its elements in row-major order.
pub(crate) fn elements<T: Element>(x: ArrayViewD<T>) -> Vec<T> {
    in_rows(x).into_raw_vec_and_offset().0
}

fn in_rows<T: Element>(x: ArrayViewD<T>) -> ArrayD<T> {
    let mut whole = ArrayD::from_elem(x.shape(), T::default());
    assign(whole.view_mut(), x);
    whole
}
