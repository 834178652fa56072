package org.chuhe.server.event.boards;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.game.model.BoardOfficials;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.text.Messages;
import org.chuhe.tournament.appeal.Appeal;
import org.chuhe.tournament.text.Notice;

/** The officials of tournaments at their boards: whom the organisers have appointed. */
final class EventOfficials implements BoardOfficials {
    private static final Messages WORDS = Messages.beside(EventDesk.class);

    private final EventStore store;
    private final EventDesk desk;

    EventOfficials(EventStore store, EventDesk desk) {
        this.store = store;
        this.desk = desk;
    }

    /** Who runs the tournament or holds an arbiter's office there: nobody else, whatever he is on the server. */
    @Override
    public boolean isArbiter(BoardReference board, Account account) {
        return account.may(Role.ARBITER)
                && store.load(board.event())
                        .filter(state -> desk.rights(board.event(), state, account)
                                .rulesAt(state.event(), board.round(), board.table()))
                        .isPresent();
    }

    @Override
    public boolean isChief(BoardReference board, Account account) {
        return rights(board, account).isChief();
    }

    @Override
    public boolean isOrganiser(BoardReference board, Account account) {
        return desk.runs(board.event(), account);
    }

    @Override
    public boolean isOfficial(BoardReference board, Account account) {
        return rights(board, account).isOfficial();
    }

    private EventRights rights(BoardReference board, Account account) {
        return store.load(board.event())
                .map(state -> desk.rights(board.event(), state, account))
                .orElse(EventRights.NONE);
    }

    @Override
    public Optional<ZoneId> zone(BoardReference board) {
        return store.load(board.event()).flatMap(state -> state.facts().zone());
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
                        Notice.plain("did.decide." + appeal.outcome().code()).in(locale),
                        appeal.decision());
    }
}
