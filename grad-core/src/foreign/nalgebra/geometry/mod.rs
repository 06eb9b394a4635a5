//! Points, rotations, quaternions and rigid motions. Their gradients are those by their coordinates: a `Vector3` of a `Point3`, a
//! `Vector4` of a quaternion (i, j, k, w), a `Matrix3` of a `Rotation3`, a pair of a translation's and a rotation's of an `Isometry3`.
//! Where a type promises more, that a quaternion has length 1, say, the derivative is that of the formula that is computed.

mod complexes;
mod made;
mod motions;
mod motions_made;
mod moved;
mod points;
mod quaternions;
mod rotations;
mod values;

pub use complexes::ComplexMethods;
pub use made::{
    Identities, NewPoint2, NewPoint3, NewQuaternion, NewTranslation2, NewTranslation3, Origins,
    PlaneRotations, SpaceRotations, Units,
};
pub use motions::{MotionMakers, MotionMethods, NewMotion};
pub use motions_made::{
    ComplexRotations, FromCoordinates, PlaneMatrices, PlaneMotions, SpaceMatrices, SpaceMotions,
};
pub use moved::MovesEach;
pub use quaternions::{QuaternionAngles, QuaternionsFrom};
pub(super) use rotations::axial;
pub use rotations::{
    MatrixOfRotation, PlaneAngles, QuaternionMethods, RotationMethods, SpaceAngles, Turns,
};
pub use values::{Coords, ImaginaryParts, Parts};
