package org.chuhe.server.game.room;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.chuhe.server.game.model.BoardOfficials;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTable;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.TimeText;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Who officiates at a game, and what else its tournament says about it; games of no tournament go by the roles of accounts. */
public final class GameOfficials {
    private static final Logger LOG = LoggerFactory.getLogger(GameOfficials.class);
    /** If nobody can say how late a game is to be shown, it is shown so late. */
    private static final long LONGEST_DELAY = TimeUnit.HOURS.toMillis(1);

    private final TimeText times;
    private final Cache<String, Integer> delays = Caffeine.newBuilder()
            .maximumSize(1_000)
            .expireAfterWrite(Duration.ofSeconds(1))
            .build();
    private volatile BoardOfficials officials = BoardOfficials.BY_ROLE;

    GameOfficials(TimeText times) {
        this.times = times;
    }

    /** From now on this is asked who does what at the boards of tournaments. */
    public void askFrom(BoardOfficials officials) {
        this.officials = officials;
        delays.invalidateAll();
    }

    /** Times as they are written about a game: those of its tournament, if it has a zone of its own. */
    public TimeText times(GameTable table) {
        return table.agreement().board().map(this::times).orElse(times);
    }

    public TimeText times(BoardReference board) {
        return officials.zone(board).map(TimeText::new).orElse(times);
    }

    /** Whether an account rules on a game: at a tournament's board whom the tournament says, else every arbiter. */
    public boolean isArbiter(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isArbiter(board, account))
                .orElseGet(() -> account.may(Role.ARBITER));
    }

    /**
     * Whether an account holds the office of the chief arbiter in a game (18.2): that of the tournament has it at its boards;
     * in a game of no tournament the administrators do.
     */
    public boolean isChief(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isChief(board, account))
                .orElseGet(() -> account.may(Role.ADMIN));
    }

    /** Whether an account may decide for the organisers (18.3): who runs the tournament may; elsewhere any organiser. */
    public boolean isOrganiser(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isOrganiser(board, account))
                .orElseGet(() -> account.may(Role.ORGANISER));
    }

    /** Whether an account officiates at a game in whatever way; it then sees the game as it is, however late others do. */
    public boolean isOfficial(GameTable table, Account account) {
        return table.agreement()
                .board()
                .map(board -> officials.isOfficial(board, account))
                .orElseGet(() -> account.may(Role.ARBITER));
    }

    /** How many milliseconds later those who only watch see what happens. */
    long delay(GameTable table) {
        return table.agreement().board().map(this::delay).orElse(0L);
    }

    private long delay(BoardReference board) {
        try {
            return TimeUnit.MINUTES.toMillis(delays.get(board.event(), event -> officials.delayMinutes(board)));
        } catch (RuntimeException e) {
            LOG.warn("how late tournament {} is shown cannot be read: {}", board.event(), e.toString());
            return LONGEST_DELAY;
        }
    }

    /** An organiser has perhaps said how late his tournament is shown. */
    public void forgetDelay(String event) {
        delays.invalidate(event);
    }

    /** What became of the protests at a game's board; nothing where it belongs to no tournament. */
    public List<String> protestFates(GameTable table, Locale locale) {
        return table.agreement()
                .board()
                .map(board -> officials.protestFates(board, locale))
                .orElse(List.of());
    }
}
