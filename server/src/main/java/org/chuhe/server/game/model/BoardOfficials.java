package org.chuhe.server.game.model;

import java.time.ZoneId;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;

/** Who does what at the boards of tournaments (2011 rules, 第18条). */
public interface BoardOfficials {
    /** As long as no tournament is known: what accounts are on the server. */
    BoardOfficials BY_ROLE = new BoardOfficials() {
        @Override
        public boolean isArbiter(BoardReference board, Account account) {
            return account.may(Role.ARBITER);
        }

        @Override
        public boolean isChief(BoardReference board, Account account) {
            return false;
        }

        @Override
        public boolean isOrganiser(BoardReference board, Account account) {
            return account.may(Role.ADMIN);
        }

        @Override
        public boolean isOfficial(BoardReference board, Account account) {
            return account.may(Role.ARBITER);
        }

        @Override
        public int delayMinutes(BoardReference board) {
            return 0;
        }

        @Override
        public Optional<ZoneId> zone(BoardReference board) {
            return Optional.empty();
        }

        @Override
        public List<String> protestFates(BoardReference board, Locale locale) {
            return List.of();
        }
    };

    /** 监局裁判: rules at this board (18.1). */
    boolean isArbiter(BoardReference board, Account account);

    /** 裁判长: may exclude from the game (18.2). */
    boolean isChief(BoardReference board, Account account);

    /** 竞赛组织机构: may expel (18.3). */
    boolean isOrganiser(BoardReference board, Account account);

    /** Whether an account has any office in the tournament: its games are then shown to it as they are. */
    boolean isOfficial(BoardReference board, Account account);

    /** 延时转播: how many minutes later everybody else sees what happens at the boards. */
    int delayMinutes(BoardReference board);

    /** The time zone of the tournament, if it has its own. */
    Optional<ZoneId> zone(BoardReference board);

    /** What became of the protests at a board, each in a sentence (第15条). */
    List<String> protestFates(BoardReference board, Locale locale);
}
