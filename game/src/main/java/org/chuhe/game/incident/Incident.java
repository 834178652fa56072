package org.chuhe.game.incident;

import static org.chuhe.game.incident.Ask.ARTICLE;
import static org.chuhe.game.incident.Ask.COUNT;
import static org.chuhe.game.incident.Ask.OUTCOME;
import static org.chuhe.game.incident.Ask.PLY;
import static org.chuhe.game.incident.Ask.POINT;
import static org.chuhe.game.incident.Ask.POINTS;
import static org.chuhe.game.incident.Ask.SIDE;
import static org.chuhe.game.incident.Ask.SIGNER;
import static org.chuhe.game.incident.Ask.THREE_POINTS;
import static org.chuhe.game.incident.Ask.TIME;
import static org.chuhe.game.incident.Ask.TWO_POINTS;
import static org.chuhe.game.incident.Ask.VERDICT;
import static org.chuhe.game.incident.Ask.WHY;

import java.util.List;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;
import org.chuhe.text.Coded;

/**
 * Everything that an arbiter can enter about a game at a real board. What follows from it the referee says; {@link
 * TableEntry} makes the commands.
 */
public enum Incident implements Coded {
    // On the board.
    MOVE("move", Group.PLAY, "2.3", Ask.MOVE),
    OUT_OF_TURN("out-of-turn", Group.PLAY, "2.1", SIDE),
    ILLEGAL("illegal", Group.PLAY, "5.8.3", SIDE),
    BETWEEN("between", Group.PLAY, "5.10", SIDE, THREE_POINTS),
    NAMED_POINT("named-point", Group.PLAY, "5.10", SIDE, POINT),
    TAKE_BACK("take-back", Group.PLAY, "5.7", SIDE),
    DEAD_POSITION("dead-position", Group.PLAY, "4.2.2", WHY),
    // What hands do.
    TOUCHED("touched", Group.PIECES, "5.1", SIDE, POINTS),
    TOUCHED_TOGETHER("touched-together", Group.PIECES, "5.5", SIDE, POINTS),
    ADJUSTED("adjusted", Group.PIECES, "5.6", SIDE, POINTS),
    ADJUSTED_SILENTLY("adjusted-silently", Group.PIECES, "5.6", SIDE, POINTS),
    BRUSHED("brushed", Group.PIECES, "5.6", SIDE, POINT),
    DROPPED("dropped", Group.PIECES, "5.7", SIDE, TWO_POINTS),
    UPSET("upset", Group.PIECES, "5.9", SIDE),
    PUT_BACK("put-back", Group.PIECES, "5.9", SIDE),
    DISPLACED("displaced", Group.PIECES, "5.8.2", PLY),
    REVERSED_COLOURS("reversed-colours", Group.PIECES, "5.8.1"),
    // The clock.
    PRESS("press", Group.CLOCK, "6", SIDE),
    PRESSED_EMPTY("pressed-empty", Group.CLOCK, "8.1.7", SIDE),
    NOT_PRESSED("not-pressed", Group.CLOCK, "6", SIDE),
    OTHER_HAND("other-hand", Group.CLOCK, "6", SIDE),
    STOPPED_CLOCK("stopped-clock", Group.CLOCK, "8.1.2", SIDE),
    FLAG("flag", Group.CLOCK, "21.1", SIDE),
    FLAG_BY_FAULT("flag-by-fault", Group.CLOCK, "21.5", TIME, WHY),
    CLOCK_FAULT("clock-fault", Group.CLOCK, "21.4", SIDE),
    PAUSE("pause", Group.CLOCK, "21.4"),
    RESUME("resume", Group.CLOCK, "21.4"),
    SET_CLOCK("set-clock", Group.CLOCK, "21.4", SIDE, TIME),
    LATE("late", Group.CLOCK, "20.1"),
    ARRIVED("arrived", Group.CLOCK, "20.1", SIDE),
    // Offers and claims.
    OFFER("offer", Group.CLAIMS, "22.1", SIDE),
    ACCEPT("accept", Group.CLAIMS, "22.1", SIDE),
    DECLINE("decline", Group.CLAIMS, "22.1", SIDE),
    WITHDRAW_OFFER("withdraw-offer", Group.CLAIMS, "22.1", SIDE),
    CLAIM_LIMIT("claim-limit", Group.CLAIMS, "22.2", SIDE),
    LIMIT_TRUE("limit-true", Group.CLAIMS, "22.2", WHY),
    LIMIT_FALSE("limit-false", Group.CLAIMS, "22.2", WHY),
    CLAIM_REPETITION("claim-repetition", Group.CLAIMS, "23.1", SIDE),
    RULING("ruling", Group.CLAIMS, "23.5", VERDICT, SIDE, ARTICLE, WHY),
    // Players' conduct and records.
    DISTURBED("disturbed", Group.CONDUCT, "8.1.1", SIDE),
    SPOKE("spoke", Group.CONDUCT, "16.5", SIDE),
    LEFT("left", Group.CONDUCT, "16.2", SIDE),
    PHONE("phone", Group.CONDUCT, "16.5", SIDE),
    DRESS("dress", Group.CONDUCT, "16.1", SIDE),
    STAYED("stayed", Group.CONDUCT, "16.4", SIDE),
    FOUL("foul", Group.CONDUCT, "8.1", SIDE, ARTICLE),
    GRAVE_BREACH("grave-breach", Group.CONDUCT, "4.1.13", SIDE, WHY),
    MISSED_ENTRIES("missed-entries", Group.RECORD, "7.1", SIDE, COUNT),
    ILLEGIBLE("illegible", Group.RECORD, "7.2", SIDE, COUNT),
    REWRITE("rewrite", Group.RECORD, "7.3", SIDE),
    HANDED_IN("handed-in", Group.RECORD, "7.3", SIDE),
    RECORD_REFUSED("record-refused", Group.RECORD, "7.4", SIDE),
    // What the arbiter decides.
    WARN("warn", Group.DECISIONS, "18.1", SIDE, WHY),
    EXCLUDE("exclude", Group.DECISIONS, "18.2", SIDE, WHY),
    EXPEL("expel", Group.DECISIONS, "18.3", SIDE, WHY),
    WITHDRAWN("withdrawn", Group.DECISIONS, "19.1", SIDE, ARTICLE, WHY),
    DISPUTE("dispute", Group.DECISIONS, "16.3"),
    PROTEST("protest", Group.DECISIONS, "15", SIDE, WHY),
    DECIDE("decide", Group.DECISIONS, "16.3", OUTCOME, ARTICLE, WHY),
    LIFT_FOUL("lift-foul", Group.DECISIONS, "8.2", SIDE, WHY),
    REOPEN("reopen", Group.DECISIONS, "16.3", WHY),
    CORRECT("correct", Group.DECISIONS, "17.1", PLY, WHY),
    NOTE("note", Group.DECISIONS, "17.1", WHY),
    // The end.
    RESIGN("resign", Group.END, "4.1.12", SIDE),
    SIGN("sign", Group.END, "9", SIGNER);

    /** Where the page shows it. */
    public enum Group implements Coded {
        PLAY("play"),
        PIECES("pieces"),
        CLOCK("clock"),
        CLAIMS("claims"),
        CONDUCT("conduct"),
        RECORD("record"),
        DECISIONS("decisions"),
        END("end");

        private final String code;

        Group(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    private final String code;
    private final Group group;
    private final Article article;
    private final List<Ask> asks;

    Incident(String code, Group group, String number, Ask... asks) {
        this.code = code;
        this.group = group;
        this.article = ConductBook.article(number);
        this.asks = List.of(asks);
    }

    @Override
    public String code() {
        return code;
    }

    public Group group() {
        return group;
    }

    /** Where the book speaks of it. */
    public Article article() {
        return article;
    }

    /** What must be said about it. */
    public List<Ask> asks() {
        return asks;
    }
}
