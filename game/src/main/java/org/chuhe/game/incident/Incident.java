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
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.game.result.ConductBook;
import org.chuhe.text.Article;

/**
 * Everything that an arbiter can enter about a game at a real board. What follows from it the referee says; {@link
 * TableEntry} makes the commands.
 */
public enum Incident {
    // On the board.
    MOVE(Group.PLAY, "2.3", Ask.MOVE),
    OUT_OF_TURN(Group.PLAY, "2.1", SIDE),
    ILLEGAL(Group.PLAY, "5.8.3", SIDE),
    BETWEEN(Group.PLAY, "5.10", SIDE, THREE_POINTS),
    NAMED_POINT(Group.PLAY, "5.10", SIDE, POINT),
    TAKE_BACK(Group.PLAY, "5.7", SIDE),
    DEAD_POSITION(Group.PLAY, "4.2.2", WHY),
    // What hands do.
    TOUCHED(Group.PIECES, "5.1", SIDE, POINTS),
    TOUCHED_TOGETHER(Group.PIECES, "5.5", SIDE, POINTS),
    ADJUSTED(Group.PIECES, "5.6", SIDE, POINTS),
    ADJUSTED_SILENTLY(Group.PIECES, "5.6", SIDE, POINTS),
    BRUSHED(Group.PIECES, "5.6", SIDE, POINT),
    DROPPED(Group.PIECES, "5.7", SIDE, TWO_POINTS),
    UPSET(Group.PIECES, "5.9", SIDE),
    PUT_BACK(Group.PIECES, "5.9", SIDE),
    DISPLACED(Group.PIECES, "5.8.2", PLY),
    REVERSED_COLOURS(Group.PIECES, "5.8.1"),
    // The clock.
    PRESS(Group.CLOCK, "6", SIDE),
    PRESSED_EMPTY(Group.CLOCK, "8.1.7", SIDE),
    NOT_PRESSED(Group.CLOCK, "6", SIDE),
    OTHER_HAND(Group.CLOCK, "6", SIDE),
    STOPPED_CLOCK(Group.CLOCK, "8.1.2", SIDE),
    FLAG(Group.CLOCK, "21.1", SIDE),
    FLAG_BY_FAULT(Group.CLOCK, "21.5", TIME, WHY),
    CLOCK_FAULT(Group.CLOCK, "21.4", SIDE),
    PAUSE(Group.CLOCK, "21.4"),
    RESUME(Group.CLOCK, "21.4"),
    SET_CLOCK(Group.CLOCK, "21.4", SIDE, TIME),
    LATE(Group.CLOCK, "20.1"),
    ARRIVED(Group.CLOCK, "20.1", SIDE),
    // Offers and claims.
    OFFER(Group.CLAIMS, "22.1", SIDE),
    ACCEPT(Group.CLAIMS, "22.1", SIDE),
    DECLINE(Group.CLAIMS, "22.1", SIDE),
    WITHDRAW_OFFER(Group.CLAIMS, "22.1", SIDE),
    CLAIM_LIMIT(Group.CLAIMS, "22.2", SIDE),
    LIMIT_TRUE(Group.CLAIMS, "22.2", WHY),
    LIMIT_FALSE(Group.CLAIMS, "22.2", WHY),
    CLAIM_REPETITION(Group.CLAIMS, "23.1", SIDE),
    RULING(Group.CLAIMS, "23.5", VERDICT, SIDE, ARTICLE, WHY),
    // Players' conduct and records.
    DISTURBED(Group.CONDUCT, "8.1.1", SIDE),
    SPOKE(Group.CONDUCT, "16.5", SIDE),
    LEFT(Group.CONDUCT, "16.2", SIDE),
    PHONE(Group.CONDUCT, "16.5", SIDE),
    DRESS(Group.CONDUCT, "16.1", SIDE),
    STAYED(Group.CONDUCT, "16.4", SIDE),
    FOUL(Group.CONDUCT, "8.1", SIDE, ARTICLE),
    GRAVE_BREACH(Group.CONDUCT, "4.1.13", SIDE, WHY),
    MISSED_ENTRIES(Group.RECORD, "7.1", SIDE, COUNT),
    ILLEGIBLE(Group.RECORD, "7.2", SIDE, COUNT),
    REWRITE(Group.RECORD, "7.3", SIDE),
    HANDED_IN(Group.RECORD, "7.3", SIDE),
    RECORD_REFUSED(Group.RECORD, "7.4", SIDE),
    // What the arbiter decides.
    WARN(Group.DECISIONS, "18.1", SIDE, WHY),
    EXCLUDE(Group.DECISIONS, "18.2", SIDE, WHY),
    EXPEL(Group.DECISIONS, "18.3", SIDE, WHY),
    WITHDRAWN(Group.DECISIONS, "19.1", SIDE, ARTICLE, WHY),
    DISPUTE(Group.DECISIONS, "16.3"),
    PROTEST(Group.DECISIONS, "15", SIDE, WHY),
    DECIDE(Group.DECISIONS, "16.3", OUTCOME, ARTICLE, WHY),
    LIFT_FOUL(Group.DECISIONS, "8.2", SIDE, WHY),
    REOPEN(Group.DECISIONS, "16.3", WHY),
    CORRECT(Group.DECISIONS, "17.1", PLY, WHY),
    NOTE(Group.DECISIONS, "17.1", WHY),
    // The end.
    RESIGN(Group.END, "4.1.12", SIDE),
    SIGN(Group.END, "9", SIGNER);

    /** Where the page shows it. */
    public enum Group {
        PLAY,
        PIECES,
        CLOCK,
        CLAIMS,
        CONDUCT,
        RECORD,
        DECISIONS,
        END;

        public String id() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    private final Group group;
    private final Article article;
    private final List<Ask> asks;

    Incident(Group group, String number, Ask... asks) {
        this.group = group;
        this.article = ConductBook.article(number);
        this.asks = List.of(asks);
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

    /** Its word in lines, logs and requests. */
    public String id() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    public static Optional<Incident> byId(String id) {
        return Stream.of(values()).filter(incident -> incident.id().equals(id)).findFirst();
    }
}
