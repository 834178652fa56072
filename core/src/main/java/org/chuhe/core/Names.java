package org.chuhe.core;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The names of the sides and of the pieces, in Chinese and English. */
public final class Names {
    static final Messages MESSAGES = Messages.beside(Names.class);

    private Names() {}

    /** 红方 / Red, 黑方 / Black. */
    public static Message of(Side side) {
        return MESSAGES.message("side." + side.code());
    }

    /** 红方的炮 / Red's cannon. */
    public static Message of(Piece piece) {
        return MESSAGES.message("piece", of(piece.side()), of(piece.kind(), piece.side()));
    }

    /** The name of a kind as that side's piece bears it: 仕 or 士 / advisor. */
    public static Message of(Kind kind, Side side) {
        return MESSAGES.message("kind." + side.code() + "." + kind.code());
    }
}
