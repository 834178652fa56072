package org.chuhe.server.event.pages;

import io.javalin.http.Context;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.Side;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.game.room.SeatLinks;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.Seat;

/**
 * Where somebody sits who reads the page of a round.
 *
 * @param table 0 = he does not play
 * @param side {@code red} or {@code black}, {@code bye} or {@code none}
 * @param game the live game at his board
 * @param seat the secret of his seat there; empty unless he has shown his pass
 * @param reporting empty unless he has shown his pass and his game is neither over nor played here
 */
public record MyBoard(
        int no,
        String name,
        int table,
        String side,
        String opponent,
        String unit,
        boolean over,
        Optional<BoardGame> game,
        String seat,
        Optional<Reporting> reporting) {
    /**
     * What was told of his real board, which he may tell himself.
     *
     * @param own what he said, {@code win}, {@code draw}, {@code loss}, or nothing
     * @param other whether his opponent has said something
     */
    public record Reporting(String own, boolean other) {}

    /** Finds out who is looking, and his board. */
    public static final class Finder {
        private final Passes passes;
        private final SeatLinks seats;

        public Finder(Passes passes, SeatLinks seats) {
            this.passes = passes;
            this.seats = seats;
        }

        Optional<MyBoard> of(
                Context context,
                EventVisit visit,
                List<RoundBoards.Encounter> encounters,
                Optional<Round> round,
                RoundGames live) {
            Optional<Passes.Bearer> bearer = PassCookie.bearer(context, passes, visit.id(), visit.event());
            if (bearer.isPresent()) {
                int no = bearer.get().no();
                String name = bearer.get().name();
                return Optional.of(
                        seated(visit, round, no, name, encounters, live, true).orElseGet(() -> free(no, name, round)));
            }
            Optional<Entrant> self = PlayerPages.self(context, visit);
            return self.map(entrant -> seated(visit, round, entrant.no(), entrant.name(), encounters, live, false)
                    .orElseGet(() -> free(entrant.no(), entrant.name(), round)));
        }

        private Optional<MyBoard> seated(
                EventVisit visit,
                Optional<Round> round,
                int no,
                String name,
                List<RoundBoards.Encounter> encounters,
                RoundGames live,
                boolean pass) {
            List<RoundBoards.Board> own = encounters.stream()
                    .filter(encounter -> encounter.involves(no))
                    .flatMap(encounter -> encounter.boards().stream())
                    .filter(board -> !pass || side(board, no).name().equals(name))
                    .toList();
            return own.stream()
                    .filter(board -> !board.finished())
                    .findFirst()
                    .or(() -> own.stream().reduce((earlier, later) -> later))
                    .map(board -> at(visit, round, board, no, name, live, pass));
        }

        private static Seat side(RoundBoards.Board board, int no) {
            return board.red().no() == no ? board.red() : board.black();
        }

        private MyBoard at(
                EventVisit visit,
                Optional<Round> round,
                RoundBoards.Board board,
                int no,
                String name,
                RoundGames live,
                boolean pass) {
            boolean first = board.red().no() == no;
            Seat other = first ? board.black() : board.red();
            Optional<BoardGame> game = live.at(board);
            Side firstSide = game.map(BoardGame::firstSide).orElse(Side.RED);
            Side side = first ? firstSide : firstSide.opponent();
            return new MyBoard(
                    no,
                    name,
                    board.table(),
                    side.code(),
                    other.name(),
                    other.unit(),
                    board.finished(),
                    game,
                    game.filter(any -> pass)
                            .map(any -> seats.secret(any.id(), side))
                            .orElse(""),
                    pass && !board.finished() && visit.state().facts().here().isEmpty()
                            ? round.map(r -> reporting(visit, r, board, first))
                            : Optional.empty());
        }

        private static Reporting reporting(EventVisit visit, Round round, RoundBoards.Board board, boolean red) {
            Optional<FromPlayers.BoardReport> said =
                    visit.state().facts().players().report(round.number(), board.table(), board.game());
            Optional<Result> own = said.flatMap(report -> red ? report.red() : report.black());
            Optional<Result> other = said.flatMap(report -> red ? report.black() : report.red());
            String word = own.map(result -> result == Result.DRAW ? "draw" : result.redWon() == red ? "win" : "loss")
                    .orElse("");
            return new Reporting(word, other.isPresent());
        }

        private static MyBoard free(int no, String name, Optional<Round> round) {
            boolean bye = round.filter(r -> r.byes().contains(no)).isPresent();
            return new MyBoard(
                    no, name, 0, bye ? "bye" : "none", "", "", false, Optional.empty(), "", Optional.empty());
        }
    }
}
