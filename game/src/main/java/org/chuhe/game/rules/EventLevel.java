package org.chuhe.game.rules;

import org.chuhe.text.Coded;

/** How an event is graded: moves against the rules cost more at a national event (2011 rules, 4.1.8). */
public enum EventLevel implements Coded {
    /** 全国比赛: the first illegal move loses. */
    NATIONAL("national"),
    /** 省级（含以下）比赛: the second illegal move loses. */
    PROVINCIAL("provincial"),
    /** 全国少年赛（含以下）: the second illegal move loses. */
    YOUTH("youth"),
    /** Play on a server, which takes no illegal moves. */
    ONLINE("online");

    private final String code;

    EventLevel(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }
}
