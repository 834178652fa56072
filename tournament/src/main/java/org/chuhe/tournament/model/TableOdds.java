package org.chuhe.tournament.model;

import java.util.Locale;
import org.chuhe.text.Coded;
import org.chuhe.tournament.text.Notice;

/**
 * 让先, 让子: what the stronger of two entrants gives the other, who then has the first move in every game of the match
 * (1957 rules, 3.4).
 */
public enum TableOdds implements Coded {
    /** An even game. */
    NONE("none"),
    /** 让先. */
    FIRST_MOVE("first-move"),
    /** 让两先. */
    TWO_MOVES("two-moves"),
    /** 让三先. */
    THREE_MOVES("three-moves"),
    /** 让单马. */
    HORSE("horse"),
    /** 让双马. */
    TWO_HORSES("two-horses"),
    /** 让单炮. */
    CANNON("cannon"),
    /** 让单车. */
    CHARIOT("chariot"),
    /** 让车马. */
    CHARIOT_HORSE("chariot-horse"),
    /** 让双车. */
    TWO_CHARIOTS("two-chariots");

    private final String code;

    TableOdds(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** As it is called. */
    public Notice label() {
        return Notice.plain("odds." + code);
    }

    /** The same in words; an even game needs none. */
    public String shown(Locale locale) {
        return this == NONE ? "" : label().in(locale);
    }
}
