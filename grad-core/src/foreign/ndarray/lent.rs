//! Arrays as arguments that are checked, and as items of constants that are run over.

use super::layout::copied;
use crate::check::argument::{Argument, LendsOwn};
use crate::foreign::lent_views::Viewed;
use crate::support::Item;
use crate::tangent::Leaves;
use ndarray::{Array, ArrayBase, ArrayView, Data, Dimension};

#[diagnostic::do_not_recommend]
impl<A: Clone + Leaves + 'static, D: Dimension + 'static> Argument for Array<A, D> {
    type Own = Array<A, D>;
    fn own(&self) -> Array<A, D> {
        self.clone()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, A: Clone + Leaves + 'static, D: Dimension + 'static> LendsOwn<'a> for Array<A, D> {
    type Lent = Array<A, D>;
    fn lend(own: &'a mut Array<A, D>) -> Array<A, D> {
        own.clone()
    }
}

#[diagnostic::do_not_recommend]
impl<A: Clone + Leaves + 'static, D: Dimension + 'static> Argument for ArrayView<'_, A, D> {
    type Own = Array<A, D>;
    fn own(&self) -> Array<A, D> {
        self.to_owned()
    }
}

#[diagnostic::do_not_recommend]
impl<'a, A: Clone + Leaves + 'static, D: Dimension + 'static> LendsOwn<'a> for ArrayView<'_, A, D> {
    type Lent = ArrayView<'a, A, D>;
    fn lend(own: &'a mut Array<A, D>) -> ArrayView<'a, A, D> {
        own.view()
    }
}

#[diagnostic::do_not_recommend]
impl<A: Clone, D: Dimension> Item for ArrayView<'_, A, D> {
    type Owned = Array<A, D>;
    fn owned(self) -> Array<A, D> {
        self.to_owned()
    }
}

#[diagnostic::do_not_recommend]
impl<A: Copy, S: Data<Elem = A>, D: Dimension> Viewed for ArrayBase<S, D> {
    type Own = Array<A, D>;
    type View<'a>
        = ArrayView<'a, A, D>
    where
        Self: 'a;
    fn own(&self) -> Array<A, D> {
        copied(self.view())
    }
    fn lend(&self) -> ArrayView<'_, A, D> {
        self.view()
    }
}
