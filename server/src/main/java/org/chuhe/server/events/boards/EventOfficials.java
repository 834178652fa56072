package org.chuhe.server.events.boards;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.server.events.log.EventDesk;
import org.chuhe.server.events.log.EventStore;
import org.chuhe.server.events.log.Offices;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Role;
import org.chuhe.server.play.table.BoardOfficials;
import org.chuhe.server.play.table.BoardReference;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.Appeal;

/** The officials of tournaments at their boards: whom the organisers have appointed. */
final class EventOfficials implements BoardOfficials {
    private static final Messages WORDS = Messages.beside(EventDesk.class);

    private final EventStore store;
    private final EventDesk desk;

    EventOfficials(EventStore store, EventDesk desk) {
        this.store = store;
        this.desk = desk;
    }

    /** Where arbiters of tables are named, they, the deputies and the chief; elsewhere any arbiter of the server. */
    @Override
    public boolean isArbiter(BoardReference board, Account account) {
        Offices offices = offices(board);
        return account.may(Role.ARBITER)
                && (account.may(Role.ADMIN)
                        || !offices.namesArbiters()
                        || offices.rulesAt(account.id(), board.table()));
    }

    @Override
    public boolean isChief(BoardReference board, Account account) {
        return offices(board).chief().equals(Optional.of(account.id()));
    }

    @Override
    public boolean isOrganiser(BoardReference board, Account account) {
        return desk.runs(board.event(), account);
    }

    @Override
    public boolean isOfficial(BoardReference board, Account account) {
        return isArbiter(board, account)
                || isOrganiser(board, account)
                || offices(board).of(account.id()).findAny().isPresent();
    }

    @Override
    public int delayMinutes(BoardReference board) {
        return store.load(board.event()).map(state -> state.facts().delay()).orElse(0);
    }

    @Override
    public List<String> protestFates(BoardReference board, Locale locale) {
        return store.load(board.event()).map(state -> state.published().event().appeals()).orElse(List.of()).stream()
                .filter(appeal -> appeal.round() == board.round() && appeal.table() == board.table())
                .map(appeal -> fate(appeal, locale))
                .toList();
    }

    private static String fate(Appeal appeal, Locale locale) {
        return appeal.open()
                ? WORDS.text(locale, "protest.open", appeal.number(), appeal.by(), appeal.against())
                : WORDS.text(
                        locale,
                        "protest.decided",
                        appeal.number(),
                        appeal.by(),
                        appeal.against(),
                        WORDS.text(locale, "did.decide." + appeal.outcome().code()),
                        appeal.decision());
    }

    private Offices offices(BoardReference board) {
        return store.load(board.event()).map(state -> state.facts().offices()).orElse(Offices.NONE);
    }
}
