//! What every program of the corpus is checked for, whatever the types of its arguments.

use grad_core::ops::datum::Datum;
