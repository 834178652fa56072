package org.chuhe.tournament.format;

import java.util.List;
import java.util.Optional;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.pairing.PairingProgress;
import org.chuhe.tournament.pairing.Proposal;
import org.chuhe.tournament.ranking.Table;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.text.Notice;

/**
 * How an event of one format goes. What can be said of a format without an event stands in {@link Format}; what is proved of
 * it, in the checker, which shares nothing with these classes.
 */
public abstract class EventFormat {
    /** The format that an event has by its regulations. */
    public static EventFormat of(Event event) {
        return switch (event.regulations().format()) {
            case SWISS -> new SwissFormat();
            case ROUND_ROBIN -> new RoundRobinFormat();
            case KNOCKOUT, DOUBLE_ELIMINATION -> new BracketFormat();
            case GROUPS -> new GroupsFormat();
            case SWISS_KNOCKOUT -> new SwissKnockoutFormat();
            case SWISS_ELIMINATION -> new SwissEliminationFormat();
            case ALL_PLAY_ALL -> new AllPlayAllFormat();
            case SCHEVENINGEN -> new ScheveningenFormat();
        };
    }

    /** The next round, play-offs apart. */
    abstract Proposal next(Event event, PairingOrder order);

    /** Everybody in order, play-offs apart. */
    abstract Table table(Event event);

    /** The tables of the groups that the event begins with; none where it does not. */
    public List<Table> groups(Event event) {
        return List.of();
    }

    /** How many rounds a field of this size has or, where the regulations fix the number, usually has. */
    public abstract int usualRounds(Event event);

    /** Whether all rounds there are have been paired, play-offs apart. */
    public boolean allPaired(Event event) {
        return next(event, PairingOrder.NONE) instanceof Proposal.Over;
    }

    /** Why nobody can be entered any more: a table or bracket is made for so many. */
    public Optional<Notice> entriesClosed(Event event) {
        return event.begun()
                ? Optional.of(
                        Notice.of("entry.closed", event.regulations().format().drawArticle()))
                : Optional.empty();
    }

    /** What 14.4 advises when an entry has been taken back. */
    public List<Notice> adviceWithout(Event left) {
        return List.of();
    }

    /** Who takes part in the next round; in a table or bracket whoever is there when the lots are drawn. */
    List<Entrant> present(Event event) {
        return event.begun() ? event.entrants() : takingPart(event);
    }

    static List<Entrant> takingPart(Event event) {
        int next = PairingProgress.nextRound(event);
        return event.entrants().stream()
                .filter(entrant -> entrant.attendance().takesPart(next))
                .toList();
    }

    static Proposal orOver(Event event, Optional<Proposal> next) {
        return next.orElseGet(() -> Proposal.over(event.regulations().format().article(), event.roundsPaired()));
    }

    static Proposal stillPlaying(Event event, String article) {
        return new Proposal.Impossible(
                Notice.of("pair.unfinished", article, PairingProgress.open(event)),
                List.of(Notice.plain("remedy.results")));
    }

    /** 附录一: 每一运动员（队）抽得一号. Who wants the order of entry can say so (draw by entry); silence is no lot. */
    static Proposal sayingIfNotDrawn(Event event, Proposal next) {
        return next instanceof Proposal.Paired paired && !event.begun() && !event.drawn()
                ? paired.with(List.of(Notice.of("pair.notDrawn", "附录一")))
                : next;
    }

    /** How many rounds a knock-out of so many has. */
    static int knockoutRounds(int entrants) {
        return Integer.SIZE - Integer.numberOfLeadingZeros(Math.max(1, entrants - 1));
    }
}
