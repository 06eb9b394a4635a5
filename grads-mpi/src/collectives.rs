//! Rows of numbers: what annotated functions call.

use crate::comm::Comm;
use crate::rules;
use grads::differentiable;

/// A linear operation with its derivatives in both modes and their derivatives, from its `vjp` rule.
macro_rules! linear {
    (
        $(#[$doc:meta])*
        $name:ident($x:ident $(, $param:ident: $type:ty)*) -> $value:ty,
        along $along:ident, $along_back:ident
    ) => {
        $(#[$doc])*
        #[differentiable(vjp = rules::$name, jvp = $along, kept, order = 2)]
        pub fn $name(#[no_diff] comm: Comm, $(#[no_diff] $param: $type,)* $x: &[f64]) -> $value {
            rules::$name(comm, $($param,)* $x).0
        }

        #[differentiable(vjp = $along_back, kept)]
        fn $along(
            #[no_diff] comm: Comm,
            $(#[no_diff] $param: $type,)*
            x: &[f64],
            dx: &[f64],
        ) -> ($value, $value) {
            let y = rules::$name(comm, $($param,)* x).0;
            (y, rules::$name(comm, $($param,)* dx).0)
        }

        #[allow(clippy::type_complexity)]
        fn $along_back(
            comm: Comm,
            $($param: $type,)*
            x: &[f64],
            dx: &[f64],
        ) -> (
            ($value, $value),
            impl Fn(($value, $value)) -> (Vec<f64>, Vec<f64>) + use<>,
        ) {
            let (y, back) = rules::$name(comm, $($param,)* x);
            let (dy, back_of_tangent) = rules::$name(comm, $($param,)* dx);
            ((y, dy), move |(ct, ct_d)| {
                let ct_dx = back_of_tangent(ct_d);
                (back(ct), ct_dx)
            })
        }
    };
}

linear! {
    /// The sum over all ranks of `x`, number by number, on each of them.
    ///
    /// All ranks give the same number of numbers. The sum has one order for a number of ranks, and is the same to the last bit on all of them.
    ///
    /// The gradient is the sum of all ranks' cotangents: each rank's result depends on each rank's `x`. So if all ranks return a function of this sum, it
    /// counts once for each rank; see [`reduce`].
    all_reduce_sum(x) -> Vec<f64>,
    along all_reduce_sum_along, all_reduce_sum_along_back
}

linear! {
    /// What `root` gives as `x`, on all ranks.
    ///
    /// The others give as many numbers, of which nothing is used. The gradient is, on `root`, the sum of all ranks' cotangents, and zeros elsewhere.
    broadcast(x, root: usize) -> Vec<f64>,
    along broadcast_along, broadcast_along_back
}

linear! {
    /// The sum over all ranks of `x`, number by number, on `root`, and zeros elsewhere.
    ///
    /// All ranks give the same number of numbers. The gradient is on all ranks the cotangent that `root` has. So a loss that all ranks return from here counts once, and the
    /// gradient on each rank is by its own `x`.
    reduce(x, root: usize) -> Vec<f64>,
    along reduce_along, reduce_along_back
}

linear! {
    /// What all ranks give as `x`, one behind the other in their order, on `root`, and nothing elsewhere.
    ///
    /// Each rank may give another number of numbers. The gradient is this rank's part of the cotangent that `root` has.
    gather(x, root: usize) -> Vec<f64>,
    along gather_along, gather_along_back
}

linear! {
    /// This rank's [share](Comm::share) of what `root` gives as `x`.
    ///
    /// Of the `x` of other ranks, which may be empty, nothing is used. The gradient is, on `root`, all ranks' cotangents one behind the other,
    /// and zeros elsewhere.
    scatter(x, root: usize) -> Vec<f64>,
    along scatter_along, scatter_along_back
}

linear! {
    /// What all ranks give as `x`, one behind the other in their order, on all ranks.
    ///
    /// Each rank may give another number of numbers. The gradient is this rank's part of the sum of all ranks' cotangents.
    all_gather(x) -> Vec<f64>,
    along all_gather_along, all_gather_along_back
}

linear! {
    /// Sends `x` along the edge to the rank `to`, which calls [`receive`] with the same tag. Returns a receipt: zero.
    ///
    /// The receipt has to be added to what the function returns (or to what is sent later): the gradient, which is the cotangent that the receiver sends back,
    /// is asked for only where the result depends on it.
    ///
    /// It may wait until the receiver takes the message. For an exchange there is [`send_receive`].
    #[must_use = "without its receipt in the result, what was sent has no derivative"]
    send(x, to: usize, tag: u16) -> f64,
    along send_along, send_along_back
}

linear! {
    /// What the rank `from` has sent with this tag: as many numbers as `like` has.
    ///
    /// Of `like` nothing else is used, and its gradient is zeros; but it has to depend on what the function is differentiated by. Else the result is a constant here,
    /// nothing goes back, and the sender's way back ends the job with an error.
    receive(like, from: usize, tag: u16) -> Vec<f64>,
    along receive_along, receive_along_back
}

linear! {
    /// Sends `x` to the rank `to`, and returns what `from` has sent to this one in the same way: as many numbers.
    ///
    /// All ranks of a ring may do this at once. The gradient goes back along the edges.
    send_receive(x, to: usize, from: usize, tag: u16) -> Vec<f64>,
    along send_receive_along, send_receive_along_back
}
