package org.chuhe.server.game.model;

import java.util.List;
import java.util.stream.Stream;
import org.chuhe.core.Side;
import org.chuhe.core.Square;
import org.chuhe.game.rules.Handicap;
import org.chuhe.text.Coded;

/**
 * 让先, 让子: the usual handicaps (1957 rules, chapter 3, 4). Of two like pieces the giver's left one is taken off, as is
 * the custom.
 */
public enum Odds implements Coded {
    NONE("none", 1),
    /** 让先: the receiver has the first move, in every game. */
    FIRST_MOVE("first-move", 1),
    /** 让两先. */
    TWO_MOVES("two-moves", 2),
    /** 让三先. */
    THREE_MOVES("three-moves", 3),
    /** 让单马. */
    HORSE("horse", 1, "h9"),
    /** 让双马. */
    TWO_HORSES("two-horses", 1, "h9", "b9"),
    /** 让单炮. */
    CANNON("cannon", 1, "h7"),
    /** 让单车. */
    CHARIOT("chariot", 1, "i9"),
    /** 让车马. */
    CHARIOT_HORSE("chariot-horse", 1, "i9", "h9"),
    /** 让双车. */
    TWO_CHARIOTS("two-chariots", 1, "i9", "a9");

    private final String code;
    private final int openingMoves;
    private final List<Square> blacks;

    /** The points are those of Black as the giver. */
    Odds(String code, int openingMoves, String... blacks) {
        this.code = code;
        this.openingMoves = openingMoves;
        this.blacks = Stream.of(blacks)
                .map(point -> Square.parse(point).orElseThrow())
                .toList();
    }

    /** The handicap that this side gives. */
    Handicap givenBy(Side giver) {
        List<Square> points = giver == Side.BLACK
                ? blacks
                : blacks.stream()
                        .map(point -> Square.of(Square.FILES - 1 - point.file(), Square.RANKS - 1 - point.rank()))
                        .toList();
        return new Handicap(openingMoves, points);
    }

    @Override
    public String code() {
        return code;
    }
}
