package org.chuhe.arbiter.book.chinese;

/** Articles by which an attack is not charged to a ply; an edition lists those it has. */
enum Excuse {
    /** 26.2 (1999: 27.3): the only attacker of the defending side holds a drawing key point, as {@link KeyPoint} says. */
    KEY_POINT,
    /** 26.6 (2020: 26.7): a pawn that has only just crossed the river is no target (参考图 31). */
    JUST_CROSSED_PAWN,
    /** 2020, 26.3, second paragraph: a piece merely escapes from an attack and takes no part in another, as {@link Escape} says. */
    MERE_ESCAPE
}
