package org.chuhe.game.rules;

/** How an event is graded: moves against the rules cost more at a national event (2011 rules, 4.1.8). */
public enum EventLevel {
    /** 全国比赛: the first illegal move loses. */
    NATIONAL,
    /** 省级（含以下）比赛: the second illegal move loses. */
    PROVINCIAL,
    /** 全国少年赛（含以下）: the second illegal move loses. */
    YOUTH,
    /** Play on a server, which takes no illegal moves. */
    ONLINE
}
