package org.chuhe.server.event.log;

import static org.chuhe.server.event.log.ServerDeed.Kind.*;
import static org.chuhe.tournament.command.CommandKind.*;

import java.util.Set;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.text.Coded;
import org.chuhe.tournament.command.DeedKind;

/**
 * An office in an event (2011 rules, 第15条, 第17条, 第18条), and what its holder may do there beside what everybody may. Who
 * runs the event may do all of it, and alone may expel players (18.3), let them go (19.1) and change what was laid down.
 */
public enum Office implements Coded {
    /** 裁判长: runs the rounds (17.5), excludes from a game (18.2), decides on appeals where nobody else does. */
    CHIEF(
            "chief", DRAW, PAIR, UNPAIR, PUBLISH, LOTS, PLAYOFF, RESULT, RESULTS, TIEBREAK, AWARD, LINEUP, FIRST,
            HANDIN, UNSEAL, ABSENT, CONDUCT, APPEAL, DECIDE, CLOCK, RENEW, UNDO),
    /** 副裁判长: does the chief's work beside him; 18.2 names the chief alone, who also has the last word on appeals. */
    DEPUTY(
            "deputy", DRAW, PAIR, UNPAIR, PUBLISH, LOTS, PLAYOFF, RESULT, RESULTS, TIEBREAK, AWARD, LINEUP, FIRST,
            HANDIN, UNSEAL, ABSENT, CONDUCT, APPEAL, CLOCK, UNDO),
    /** 监局裁判: conducts his tables, warns there (18.1), and hands in their results. */
    ARBITER("arbiter", RESULT, RESULTS, APPEAL),
    /** 编排: keeps entries, pairings and results. */
    EDITOR(
            "editor", ENTER, IMPORT, EDIT, REMOVE, ADMIT, DECLINE, INVITE, RATINGS, ABSENT, DRAW, PAIR, UNPAIR, PUBLISH,
            LOTS, PLAYOFF, RESULT, RESULTS, TIEBREAK, LINEUP, FIRST, HANDIN, UNSEAL, CLOCK, UNDO);

    private final String code;
    private final Set<DeedKind> kinds;

    Office(String code, DeedKind... kinds) {
        this.code = code;
        this.kinds = Set.of(kinds);
    }

    @Override
    public String code() {
        return code;
    }

    /** Whether it has to do with this. */
    public boolean may(DeedKind kind) {
        return kinds.contains(kind);
    }

    /** Whether only an arbiter can hold it. */
    public boolean isArbiters() {
        return this != EDITOR;
    }

    /** Whether an account has the role that the office needs, now; without it the office gives nothing. */
    public boolean isOpenTo(Account account) {
        return !isArbiters() || account.may(Role.ARBITER);
    }

    /** Whether its holder is given players' passes: whoever has one can sit down as that player. */
    public boolean handsOutPasses() {
        return this == CHIEF;
    }
}
