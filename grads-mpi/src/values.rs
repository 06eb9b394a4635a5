//! The same operations for values of any differentiable type: their floats travel, and what else is in them stays.
//!
//! All ranks give values with the same number of floats.

use crate::comm::Comm;
use crate::rules;
use grads::{Differentiable, Leaves, differentiable};

/// An operation on rows that do not change their length, for any type.
macro_rules! linear {
    (
        $(#[$doc:meta])*
        $name:ident(x $(, $param:ident: $type:ty)*), back $back:ident, along $along:ident
    ) => {
        $(#[$doc])*
        #[differentiable(vjp = $back, jvp = $along, kept)]
        pub fn $name<T>(#[no_diff] comm: Comm, $(#[no_diff] $param: $type,)* x: &T) -> T
        where
            T: Differentiable + Clone + Send + Sync + 'static,
            T::Tangent: Send + Sync,
        {
            x.with_flat(&rules::$name(comm, $($param,)* &x.to_flat()).0)
        }

        fn $back<T>(
            comm: Comm,
            $($param: $type,)*
            x: &T,
        ) -> (T, impl Fn(T::Tangent) -> T::Tangent + use<T>)
        where
            T: Differentiable + Clone + Send + Sync + 'static,
            T::Tangent: Send + Sync,
        {
            let (y, back) = rules::$name(comm, $($param,)* &x.to_flat());
            let back = move |ct: T::Tangent| ct.with_flat(&back(ct.to_flat()));
            (x.with_flat(&y), back)
        }

        fn $along<T>(comm: Comm, $($param: $type,)* x: &T, dx: &T::Tangent) -> (T, T::Tangent)
        where
            T: Differentiable + Clone + Send + Sync + 'static,
            T::Tangent: Send + Sync,
        {
            let y = rules::$name(comm, $($param,)* &x.to_flat()).0;
            let dy = rules::$name(comm, $($param,)* &dx.to_flat()).0;
            (x.with_flat(&y), dx.with_flat(&dy))
        }
    };
}

linear! {
    /// The sum over all ranks, float by float, on each of them. See [`all_reduce_sum`](crate::all_reduce_sum).
    all_reduce_sum(x), back all_reduce_sum_back, along all_reduce_sum_along
}

linear! {
    /// What `root` gives, on all ranks. See [`broadcast`](crate::broadcast).
    broadcast(x, root: usize), back broadcast_back, along broadcast_along
}

linear! {
    /// The sum over all ranks, float by float, on `root`, and zeros elsewhere. See [`reduce`](crate::reduce).
    reduce(x, root: usize), back reduce_back, along reduce_along
}

linear! {
    /// Sends the value to the rank `to`, and returns what `from` has sent to this one. See [`send_receive`](crate::send_receive).
    send_receive(x, to: usize, from: usize, tag: u16), back send_receive_back, along send_receive_along
}
