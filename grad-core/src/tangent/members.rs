//! The members of tuples as places, where generated code does not see whether a type is a tuple.

use super::tuples::for_tuples;

macro_rules! places {
    ($($trait:ident $name:ident $name_mut:ident $i:literal)*) => {$(
        #[doc = concat!("A tuple with a member ", $i, ".")]
        pub trait $trait {
            /// The type of the member.
            type Of;
            /// The member.
            fn $name(&self) -> &Self::Of;
            /// The member.
            fn $name_mut(&mut self) -> &mut Self::Of;
        }
    )*};
}

places! {
    Member0 __grads_0 __grads_0_mut "0"
    Member1 __grads_1 __grads_1_mut "1"
    Member2 __grads_2 __grads_2_mut "2"
    Member3 __grads_3 __grads_3_mut "3"
    Member4 __grads_4 __grads_4_mut "4"
    Member5 __grads_5 __grads_5_mut "5"
    Member6 __grads_6 __grads_6_mut "6"
    Member7 __grads_7 __grads_7_mut "7"
    Member8 __grads_8 __grads_8_mut "8"
    Member9 __grads_9 __grads_9_mut "9"
    Member10 __grads_10 __grads_10_mut "10"
    Member11 __grads_11 __grads_11_mut "11"
}

macro_rules! members {
    ($tuple:tt $($t:ident $i:tt)*) => { $(members!(@ $i $t $tuple);)* };
    (@ 0 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member0 for ($($all,)*) {
            type Of = $t;
            fn __grads_0(&self) -> &$t {
                &self.0
            }
            fn __grads_0_mut(&mut self) -> &mut $t {
                &mut self.0
            }
        }
    };
    (@ 1 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member1 for ($($all,)*) {
            type Of = $t;
            fn __grads_1(&self) -> &$t {
                &self.1
            }
            fn __grads_1_mut(&mut self) -> &mut $t {
                &mut self.1
            }
        }
    };
    (@ 2 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member2 for ($($all,)*) {
            type Of = $t;
            fn __grads_2(&self) -> &$t {
                &self.2
            }
            fn __grads_2_mut(&mut self) -> &mut $t {
                &mut self.2
            }
        }
    };
    (@ 3 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member3 for ($($all,)*) {
            type Of = $t;
            fn __grads_3(&self) -> &$t {
                &self.3
            }
            fn __grads_3_mut(&mut self) -> &mut $t {
                &mut self.3
            }
        }
    };
    (@ 4 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member4 for ($($all,)*) {
            type Of = $t;
            fn __grads_4(&self) -> &$t {
                &self.4
            }
            fn __grads_4_mut(&mut self) -> &mut $t {
                &mut self.4
            }
        }
    };
    (@ 5 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member5 for ($($all,)*) {
            type Of = $t;
            fn __grads_5(&self) -> &$t {
                &self.5
            }
            fn __grads_5_mut(&mut self) -> &mut $t {
                &mut self.5
            }
        }
    };
    (@ 6 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member6 for ($($all,)*) {
            type Of = $t;
            fn __grads_6(&self) -> &$t {
                &self.6
            }
            fn __grads_6_mut(&mut self) -> &mut $t {
                &mut self.6
            }
        }
    };
    (@ 7 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member7 for ($($all,)*) {
            type Of = $t;
            fn __grads_7(&self) -> &$t {
                &self.7
            }
            fn __grads_7_mut(&mut self) -> &mut $t {
                &mut self.7
            }
        }
    };
    (@ 8 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member8 for ($($all,)*) {
            type Of = $t;
            fn __grads_8(&self) -> &$t {
                &self.8
            }
            fn __grads_8_mut(&mut self) -> &mut $t {
                &mut self.8
            }
        }
    };
    (@ 9 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member9 for ($($all,)*) {
            type Of = $t;
            fn __grads_9(&self) -> &$t {
                &self.9
            }
            fn __grads_9_mut(&mut self) -> &mut $t {
                &mut self.9
            }
        }
    };
    (@ 10 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member10 for ($($all,)*) {
            type Of = $t;
            fn __grads_10(&self) -> &$t {
                &self.10
            }
            fn __grads_10_mut(&mut self) -> &mut $t {
                &mut self.10
            }
        }
    };
    (@ 11 $t:ident ($($all:ident)*)) => {
        impl<$($all),*> Member11 for ($($all,)*) {
            type Of = $t;
            fn __grads_11(&self) -> &$t {
                &self.11
            }
            fn __grads_11_mut(&mut self) -> &mut $t {
                &mut self.11
            }
        }
    };
}

macro_rules! tuple {
    ($($t:ident $p:ident $i:tt)*) => { members!(($($t)*) $($t $i)*); };
}

for_tuples!(tuple);
