package org.chuhe.server.event.boards;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.chuhe.core.Side;
import org.chuhe.eventfiles.EventLog;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.game.log.PenaltyStory;
import org.chuhe.game.state.GameState;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.PlayedHere;
import org.chuhe.server.event.log.ResultActions;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.BoardGame;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.result.Game;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Boards of tournaments that are played as live games here. Which games there must be follows from the tournament's log,
 * and which results it must have from the games; so whatever a crash left out is made up for the next time either is
 * looked at.
 */
public final class LiveBoards {
    private static final Logger LOG = LoggerFactory.getLogger(LiveBoards.class);

    private final EventStore store;
    private final EventDesk desk;
    private final LiveGames games;
    private final Spectators spectators;
    private final BoardPenalties penalties;
    private final BoardProtests protests;

    public LiveBoards(EventStore store, EventDesk desk, LiveGames games, Spectators spectators) {
        this.store = store;
        this.desk = desk;
        this.games = games;
        this.spectators = spectators;
        this.penalties = new BoardPenalties(store, desk, games.rooms());
        this.protests = new BoardProtests(store, desk, games.rooms(), games.officials());
    }

    /** From now on games follow tournaments, and results follow games; what happened meanwhile is made up for. */
    public void begin() {
        desk.onChange((event, state) -> games.officials().forgetDelay(event));
        desk.onChange(this::follow);
        games.ends().listen(this::ended);
        games.officials().askFrom(new EventOfficials(store, desk));
        store.list().stream()
                .filter(listed -> listed.summary().path("here").asBoolean(false)
                        && !listed.summary().path("closed").asBoolean(false))
                .forEach(listed -> follow(listed.id()));
    }

    /** A game of a round, who plays it, and at what odds. */
    private record Board(BoardReference place, Game game, TableOdds odds) {
        /** Who plays whom: entrants by number, members of teams by their place in the team; and the odds, if any. */
        String players() {
            String players = seat(game.red(), game.redMember()) + "-" + seat(game.black(), game.blackMember());
            return odds == TableOdds.NONE ? players : players + "@" + odds.code();
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
                        new BoardReference(event, round.number(), match.table(), game.number()), game, match.odds()));
            }
        }
        return all;
    }

    /** The games that were made for a tournament, by their ids. */
    private Map<String, BoardGame> made(String event) {
        Map<String, BoardGame> made = new LinkedHashMap<>();
        games.index().ofEvent(event).forEach(game -> made.put(game.id(), game));
        return made;
    }

    /** The last game that was made for a board; only its result counts. */
    private Optional<BoardGame> latest(Board board, Map<String, BoardGame> known) {
        Optional<BoardGame> last = Optional.empty();
        for (int attempt = 0; ; attempt++) {
            BoardGame game = known.get(games.maker().boardId(board.place(), board.players(), attempt));
            if (game == null) {
                return last;
            }
            last = Optional.of(game);
        }
    }

    /** The id of the next game for a board: the first that is not taken. */
    private String next(Board board, Map<String, BoardGame> known) {
        for (int attempt = 0; ; attempt++) {
            String id = games.maker().boardId(board.place(), board.players(), attempt);
            if (!known.containsKey(id)) {
                return id;
            }
        }
    }

    /** Makes the games that are missing, takes back those that nobody needs, and records results that are not on record. */
    void follow(String event) {
        follow(event, store.load(event).orElseThrow());
    }

    private void follow(String event, EventState state) {
        Map<String, BoardGame> known = made(event);
        Optional<PlayedHere> here =
                state.facts().here().filter(any -> !state.facts().closed());
        if (here.isEmpty() && known.isEmpty()) {
            return;
        }
        Set<String> needed = new HashSet<>();
        for (Round round : state.published().event().rounds()) {
            for (Board board : boards(event, round)) {
                if (here.isPresent() && !board.game().result().finished()) {
                    Optional<BoardGame> game = latest(board, known).filter(any -> !any.isVoid());
                    game.map(BoardGame::id).ifPresent(needed::add);
                    provide(state, here.get(), board, game, known);
                }
            }
        }
        known.values().stream()
                .filter(game -> !game.begun() && !game.isVoid() && !needed.contains(game.id()))
                .forEach(game -> games.maker().cancel(game.id()));
    }

    private void provide(
            EventState state, PlayedHere here, Board board, Optional<BoardGame> game, Map<String, BoardGame> known) {
        if (game.isEmpty()) {
            GameTerms terms =
                    here.agreed(board.game().kind(), state.event().regulations().lateMinutes());
            if (board.odds() != TableOdds.NONE) {
                terms = terms.with(Coded.of(Odds.class, board.odds().code()));
            }
            games.maker()
                    .create(
                            next(board, known),
                            NewGame.ofBoard(
                                    board.place(),
                                    state.event().name(),
                                    terms,
                                    here.byOrganiser() || terms.particulars().atBoard(),
                                    seat(state, board.game().red(), board.game().redMember()),
                                    seat(
                                            state,
                                            board.game().black(),
                                            board.game().blackMember())));
        } else if (game.get().over()) {
            report(board.place(), game.get().id());
        }
    }

    private static PlayerSeat seat(EventState state, int no, int member) {
        return PlayerSeat.reserved(state.whole().report().seat(no, member, 0).name());
    }

    private void ended(LiveState game) {
        game.table()
                .agreement()
                .board()
                .filter(place -> store.load(place.event()).isPresent())
                .ifPresent(place -> report(place, game.id()));
    }

    /**
     * Records what a game came to. Not if somebody else sits at the board by now or another game was made for it, and
     * not if an organiser had the last word on its result.
     */
    private void report(BoardReference place, String id) {
        Map<String, BoardGame> known = made(place.event());
        Optional<Board> found = store.load(place.event())
                .flatMap(state -> state.event().round(place.round()))
                .flatMap(round -> boards(place.event(), round).stream()
                        .filter(board -> board.place().equals(place))
                        .findFirst());
        Optional<BoardGame> counting = found.flatMap(board -> latest(board, known))
                .filter(game -> game.id().equals(id));
        if (counting.isEmpty()) {
            return;
        }
        protests.lodge(place, id);
        if (counting.get().over()) {
            penalties.count(place.event(), found.orElseThrow().game(), counting.get());
            penalties.expel(place, found.orElseThrow().game(), counting.get());
        }
        String score = counting.get().scoreInOrder();
        Result now = found.orElseThrow().game().result();
        Result result = Result.read(score).orElse(Result.NONE);
        if (now == result) {
            if (score.equals("*")) {
                follow(place.event());
            }
            return;
        }
        if (organiserSpokeLast(place, now, counting.get())) {
            LOG.info("{}: the result {} of game {} is left to the organiser", place, score, id);
            return;
        }
        try {
            RecordResult record =
                    new RecordResult(place.round(), place.table(), place.game(), result, reason(id, result));
            EventAction action = ResultActions.of(List.of(new ResultActions.Asked(record, Optional.of(now))));
            desk.perform(place.event(), "", EventDesk.ANY, action);
        } catch (Rejection e) {
            LOG.warn("{}: the result {} of game {} was not recorded: {}", place, score, id, e.toString());
        }
    }

    /** Why a game ended so; where the arbiter decided, by the article he named. */
    private EndReason reason(String id, Result result) {
        return games.rooms()
                .game(id)
                .flatMap(GameState::result)
                .map(ending -> ending.reason().citing(ending.article(), result))
                .filter(reason -> reason.fits(result))
                .orElse(EndReason.UNKNOWN);
    }

    /** Whether the result on record is an organiser's, or he has taken one back since the game ended. */
    private boolean organiserSpokeLast(BoardReference place, Result now, BoardGame game) {
        List<LogEntry> log = store.log(place.event(), 0);
        for (int i = log.size() - 1; i >= 0; i--) {
            LogEntry entry = log.get(i);
            if (EventLog.results(entry.deed()).stream()
                    .anyMatch(result -> result.round() == place.round()
                            && result.table() == place.table()
                            && result.game() == place.game())) {
                return !entry.who().isEmpty() && (now.finished() || entry.at() >= game.changed());
            }
        }
        return false;
    }

    /** The games of a round. */
    public RoundGames of(String event, Round round) {
        Map<String, BoardGame> known = made(event);
        Map<RoundGames.Place, BoardGame> found = new HashMap<>();
        if (!known.isEmpty()) {
            for (Board board : boards(event, round)) {
                latest(board, known)
                        .filter(game -> !game.isVoid())
                        .ifPresent(game -> found.put(
                                new RoundGames.Place(
                                        board.place().table(), board.place().game()),
                                game));
            }
        }
        return new RoundGames(found);
    }

    /** The games of a round that are over, each with its table and its number in the match. */
    public List<OverGame> over(String event, Round round) {
        List<OverGame> over = new ArrayList<>();
        of(event, round).games().forEach((place, game) -> {
            if (game.over()) {
                over.add(new OverGame(place.table(), place.game(), game.id()));
            }
        });
        over.sort(Comparator.comparingInt(OverGame::table).thenComparingInt(OverGame::game));
        return over;
    }

    /** A game that is over. */
    public record OverGame(int table, int game, String id) {}

    /**
     * What was held against an entrant at a board.
     *
     * @param words as it was announced, with articles
     */
    public record HeldAgainst(int round, int table, String game, List<String> words) {}

    /** What was held against an entrant at the boards of a tournament: fouls, warnings, exclusions, forfeits. */
    public List<HeldAgainst> heldAgainst(EventState state, String event, int no, Locale locale) {
        List<HeldAgainst> all = new ArrayList<>();
        Map<String, BoardGame> known = made(event);
        for (Round round :
                known.isEmpty() ? List.<Round>of() : state.published().event().rounds()) {
            for (Board board : boards(event, round)) {
                if (board.game().red() == no || board.game().black() == no) {
                    latest(board, known)
                            .filter(game -> game.over() && !game.isVoid() && isShownOver(game.id()))
                            .ifPresent(game -> {
                                Side side = board.game().red() == no
                                        ? game.firstSide()
                                        : game.firstSide().opponent();
                                List<String> words = games.rooms()
                                        .game(game.id())
                                        .map(played -> PenaltyStory.of(played, side, locale))
                                        .orElse(List.of());
                                if (!words.isEmpty()) {
                                    all.add(new HeldAgainst(
                                            round.number(), board.place().table(), game.id(), words));
                                }
                            });
                }
            }
        }
        return all;
    }

    /** The result on record, as far as those may know it who only watch: of a game that is over not before its end is shown. */
    public String shownResult(WatchedBoard watched) {
        boolean hidden = games.rooms()
                        .open(watched.id())
                        .filter(room -> room.live().progress().finished())
                        .isPresent()
                && !isShownOver(watched.id());
        return hidden ? "" : watched.board().shown();
    }

    /** Whether those who only watch have seen a game's end. */
    private boolean isShownOver(String id) {
        return spectators
                .everybody(id)
                .filter(sight -> sight.live().progress().finished())
                .isPresent();
    }

    /** Starts the clocks of a round, whoever is there (20.1); of a match only those of its next game. */
    public void start(String event, Round round) {
        Set<String> playing = new HashSet<>();
        RoundGames found = of(event, round);
        for (Board board : boards(event, round)) {
            if (!board.game().result().finished() && playing.add(pair(board))) {
                found.at(board.place().table(), board.place().game())
                        .filter(game -> !game.begun())
                        .ifPresent(game -> games.maker().start(game.id()));
            }
        }
    }

    /** The same two people, whatever their colours. */
    private static String pair(Board board) {
        Game game = board.game();
        String red = Board.seat(game.red(), game.redMember());
        String black = Board.seat(game.black(), game.blackMember());
        return red.compareTo(black) < 0 ? red + "-" + black : black + "-" + red;
    }
}
