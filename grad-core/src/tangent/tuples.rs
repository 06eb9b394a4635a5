//! The tuples for which traits are implemented.

/// Calls `$mac` with the members of every tuple: two names of types and the index, each.
macro_rules! for_tuples {
    ($mac:ident) => {
        $mac!(A P 0);
        $mac!(A P 0 B Q 1);
        $mac!(A P 0 B Q 1 C R 2);
        $mac!(A P 0 B Q 1 C R 2 D S 3);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6 H W 7);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6 H W 7 I X 8);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6 H W 7 I X 8 J Y 9);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6 H W 7 I X 8 J Y 9 K Z 10);
        $mac!(A P 0 B Q 1 C R 2 D S 3 E T 4 F U 5 G V 6 H W 7 I X 8 J Y 9 K Z 10 L O 11);
    };
}

pub(crate) use for_tuples;
