package org.chuhe.server.events;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.chuhe.server.play.BoardGame;
import org.chuhe.server.play.BoardReference;
import org.chuhe.server.play.LiveGame;
import org.chuhe.server.play.LiveGames;
import org.chuhe.server.play.NewGame;
import org.chuhe.server.play.Seat;
import org.chuhe.server.web.Failure;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Result;
import org.chuhe.tournament.model.Round;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Boards of tournaments that are played as live games here. Which games there must be follows from the tournament's log,
 * and which results it must have from the games; so whatever a crash left out is made up for the next time either is
 * looked at.
 */
final class LiveBoards {
    private static final Logger LOG = LoggerFactory.getLogger(LiveBoards.class);
    /** So often a board can be taken back and paired again; nobody does that by hand. */
    private static final int MOST_ATTEMPTS = 50;

    private final EventStore store;
    private final EventDesk desk;
    private final LiveGames games;

    LiveBoards(EventStore store, EventDesk desk, LiveGames games) {
        this.store = store;
        this.desk = desk;
        this.games = games;
    }

    /** From now on games follow tournaments, and results follow games; what happened meanwhile is made up for. */
    void begin() {
        desk.onChange(this::follow);
        games.onEnd(this::ended);
        store.list().stream()
                .filter(listed -> listed.summary().path("here").asBoolean(false)
                        && !listed.summary().path("closed").asBoolean(false))
                .forEach(listed -> follow(listed.id()));
    }

    /** A game of a round, and who plays it. */
    private record Board(BoardReference place, Match match, Game game) {
        /** Who plays whom: entrants by number, members of teams by their place in the team. */
        String players() {
            return seat(game.red(), game.redMember()) + "-" + seat(game.black(), game.blackMember());
        }

        private static String seat(int no, int member) {
            return no + "." + member;
        }
    }

    private static List<Board> boards(String event, Round round) {
        List<Board> all = new ArrayList<>();
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                all.add(new Board(
                        new BoardReference(event, round.number(), match.table(), game.number()), match, game));
            }
        }
        return all;
    }

    /** The ids that a board's game can have, one attempt after the other. */
    private Stream<String> ids(Board board) {
        return Stream.iterate(0, attempt -> attempt + 1)
                .limit(MOST_ATTEMPTS)
                .map(attempt -> games.boardId(board.place(), board.players(), attempt));
    }

    /** The id of the game that is played at a board, or will be: earlier ones were taken back or are void. */
    private Optional<String> current(Board board, Map<String, BoardGame> known) {
        return ids(board)
                .filter(id -> !known.containsKey(id) || !known.get(id).isVoid())
                .findFirst();
    }

    /** Makes the games that are missing, takes back those that nobody needs, and records results that are not on record. */
    void follow(String event) {
        EventState state = store.load(event).orElseThrow();
        Map<String, BoardGame> known = games.ofEvent(event);
        Optional<PlayedHere> here =
                state.facts().here().filter(any -> !state.facts().closed());
        if (here.isEmpty() && known.isEmpty()) {
            return;
        }
        Set<String> needed = new HashSet<>();
        for (Round round : state.published().event().rounds()) {
            for (Board board : boards(event, round)) {
                if (here.isPresent() && !board.game().result().finished()) {
                    current(board, known).ifPresent(id -> {
                        needed.add(id);
                        provide(state, here.get(), board, id, Optional.ofNullable(known.get(id)));
                    });
                }
            }
        }
        known.values().stream()
                .filter(game -> !game.begun() && !game.isVoid() && !needed.contains(game.id()))
                .forEach(game -> games.cancel(game.id()));
    }

    private void provide(EventState state, PlayedHere here, Board board, String id, Optional<BoardGame> game) {
        if (game.isEmpty()) {
            games.create(
                    id,
                    NewGame.ofBoard(
                            board.place(),
                            state.event().name(),
                            here.agreed(),
                            here.byOrganiser(),
                            seat(state, board.game().red(), board.game().redMember()),
                            seat(state, board.game().black(), board.game().blackMember())));
        } else if (game.get().over()) {
            report(board.place(), id, game.get().score());
        }
    }

    private static Seat seat(EventState state, int no, int member) {
        return Seat.reserved(Boards.side(state.whole(), 0, no, member).name());
    }

    private void ended(LiveGame game) {
        game.board()
                .filter(place -> store.load(place.event()).isPresent())
                .ifPresent(place -> report(place, game.id(), game.score()));
    }

    /**
     * Records what a game came to. Not if somebody else sits at the board by now, and not if an organiser had the last
     * word on its result.
     */
    private void report(BoardReference place, String id, String score) {
        Optional<Board> found = store.load(place.event())
                .flatMap(state -> state.event().round(place.round()))
                .flatMap(round -> boards(place.event(), round).stream()
                        .filter(board -> board.place().equals(place))
                        .findFirst())
                .filter(board -> ids(board).anyMatch(id::equals));
        if (found.isEmpty()) {
            return;
        }
        Result now = found.get().game().result();
        Result result = Result.ofCode(score).orElse(Result.UNFINISHED);
        if (now == result) {
            if (score.equals("*")) {
                follow(place.event());
            }
            return;
        }
        if (organiserSpokeLast(place)) {
            LOG.info("{}: the result {} of game {} is left to the organiser", place, score, id);
            return;
        }
        try {
            Deed deed = ResultDeeds.one(place.round(), place.table(), place.game(), result, Optional.of(now));
            desk.perform(place.event(), "", EventDesk.ANY, deed);
        } catch (Failure | RefusedException e) {
            LOG.warn("{}: the result {} of game {} was not recorded: {}", place, score, id, e.toString());
        }
    }

    private boolean organiserSpokeLast(BoardReference place) {
        List<LogEntry> log = store.log(place.event(), 0);
        for (int i = log.size() - 1; i >= 0; i--) {
            LogEntry entry = log.get(i);
            if (ResultDeeds.touched(entry).stream()
                    .anyMatch(written -> written.round() == place.round()
                            && written.table() == place.table()
                            && written.game() == place.game())) {
                return !entry.account().isEmpty();
            }
        }
        return false;
    }

    /** The games of a round. */
    RoundGames of(String event, Round round) {
        Map<String, BoardGame> known = games.ofEvent(event);
        Map<RoundGames.Place, BoardGame> found = new HashMap<>();
        if (!known.isEmpty()) {
            for (Board board : boards(event, round)) {
                current(board, known)
                        .map(known::get)
                        .ifPresent(game -> found.put(
                                new RoundGames.Place(
                                        board.place().table(), board.place().game()),
                                game));
            }
        }
        return new RoundGames(found);
    }

    /** Starts the clocks of a round, whoever is there (20.1); of a match only those of its next game. */
    void start(String event, Round round) {
        Set<String> playing = new HashSet<>();
        RoundGames found = of(event, round);
        for (Board board : boards(event, round)) {
            if (!board.game().result().finished() && playing.add(pair(board))) {
                found.at(board.place().table(), board.place().game())
                        .filter(game -> !game.begun())
                        .ifPresent(game -> games.start(game.id()));
            }
        }
    }

    /** The same two people, whatever their colours. */
    private static String pair(Board board) {
        Game game = board.game();
        String red = game.red() + "." + game.redMember();
        String black = game.black() + "." + game.blackMember();
        return red.compareTo(black) < 0 ? red + "-" + black : black + "-" + red;
    }
}
