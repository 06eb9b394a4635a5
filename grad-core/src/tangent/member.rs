//! The members of tuples as places: what a step to a field is in generated code, where a field may be that of a tuple.

macro_rules! traits {
    ($($trait:ident $method:ident)*) => {$(
        #[doc = concat!("A tuple with a member that `", stringify!($method), "` gives.")]
        pub trait $trait {
            /// The member's type.
            type Of;
            /// The member.
            fn $method(&mut self) -> &mut Self::Of;
        }
    )*};
}

traits! {
    Member0 __grads_0_mut
    Member1 __grads_1_mut
    Member2 __grads_2_mut
    Member3 __grads_3_mut
    Member4 __grads_4_mut
    Member5 __grads_5_mut
    Member6 __grads_6_mut
    Member7 __grads_7_mut
    Member8 __grads_8_mut
    Member9 __grads_9_mut
    Member10 __grads_10_mut
    Member11 __grads_11_mut
}

/// Every member of one tuple.
macro_rules! tuple {
    ($($t:ident $trait:ident $method:ident $i:tt),+) => {
        tuple!(@each [$($t),+] $($t $trait $method $i),+);
    };
    (@each $all:tt $($t:ident $trait:ident $method:ident $i:tt),+) => {
        $(tuple!(@one $all $t $trait $method $i);)+
    };
    (@one [$($all:ident),+] $t:ident $trait:ident $method:ident $i:tt) => {
        impl<$($all),+> $trait for ($($all,)+) {
            type Of = $t;
            fn $method(&mut self) -> &mut $t {
                &mut self.$i
            }
        }
    };
}

/// Every tuple that begins with the members so far.
macro_rules! tuples {
    ([$($so_far:tt)*]) => {};
    ([$($so_far:tt)*] $t:ident $trait:ident $method:ident $i:tt; $($rest:tt)*) => {
        tuple!($($so_far)* $t $trait $method $i);
        tuples!([$($so_far)* $t $trait $method $i,] $($rest)*);
    };
}

tuples! {
    []
    A Member0 __grads_0_mut 0;
    B Member1 __grads_1_mut 1;
    C Member2 __grads_2_mut 2;
    D Member3 __grads_3_mut 3;
    E Member4 __grads_4_mut 4;
    F Member5 __grads_5_mut 5;
    G Member6 __grads_6_mut 6;
    H Member7 __grads_7_mut 7;
    I Member8 __grads_8_mut 8;
    J Member9 __grads_9_mut 9;
    K Member10 __grads_10_mut 10;
    L Member11 __grads_11_mut 11;
}
