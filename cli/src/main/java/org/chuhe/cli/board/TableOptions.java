package org.chuhe.cli.board;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Editions;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.NotationException;
import org.chuhe.game.Referee;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockText;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.rules.PlayersConduct.BothFlags;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.text.Coded;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** What is laid down when the log of a game begins. */
final class TableOptions {
    /** Regulations to begin from. */
    enum Preset implements Coded {
        NATIONAL("national", GameRegulations::national),
        PROVINCIAL("provincial", GameRegulations::provincial),
        YOUTH("youth", GameRegulations::youth),
        BLITZ("blitz", GameRegulations::blitz),
        WXF("wxf", GameRegulations::wxf);

        private final String code;
        private final Supplier<GameRegulations> regulations;

        Preset(String code, Supplier<GameRegulations> regulations) {
            this.code = code;
            this.regulations = regulations;
        }

        @Override
        public String code() {
            return code;
        }

        @Override
        public String toString() {
            return code;
        }
    }

    /** Who is not at the board at the start signal. */
    enum Absent implements Coded {
        NOBODY("nobody"),
        RED("red"),
        BLACK("black"),
        BOTH("both");

        private final String code;

        Absent(String code) {
            this.code = code;
        }

        @Override
        public String code() {
            return code;
        }
    }

    @Option(names = "--red", paramLabel = "NAME", descriptionKey = "chuhe.game.red")
    String red = "";

    @Option(names = "--black", paramLabel = "NAME", descriptionKey = "chuhe.game.black")
    String black = "";

    @Option(names = "--preset", paramLabel = "EVENT", descriptionKey = "chuhe.game.preset")
    Preset preset = Preset.PROVINCIAL;

    @Option(
            names = "--rules",
            paramLabel = "EDITION",
            completionCandidates = Editions.class,
            descriptionKey = "chuhe.game.rules")
    @Nullable String rules;

    @Option(names = "--interpretation", paramLabel = "QUESTION=ANSWER", descriptionKey = "chuhe.judge.interpretation")
    List<String> interpretations = new ArrayList<>();

    @Option(names = "--clock", paramLabel = "TIMES", descriptionKey = "chuhe.game.clock")
    @Nullable String clock;

    @Option(names = "--extra-red", paramLabel = "SECONDS", descriptionKey = "chuhe.game.extra-red")
    int extraRed;

    @Option(names = "--extra-black", paramLabel = "SECONDS", descriptionKey = "chuhe.game.extra-black")
    int extraBlack;

    @Option(names = "--late-minutes", paramLabel = "N", descriptionKey = "chuhe.game.late-minutes")
    @Nullable Integer lateMinutes;

    @Option(names = "--limit-rounds", paramLabel = "N", descriptionKey = "chuhe.game.limit-rounds")
    @Nullable Integer limitRounds;

    @Option(names = "--reversed-minutes", paramLabel = "N", descriptionKey = "chuhe.game.reversed-minutes")
    @Nullable Integer reversedMinutes;

    @Option(names = "--displaced-rounds", paramLabel = "N", descriptionKey = "chuhe.game.displaced-rounds")
    @Nullable Integer displacedRounds;

    @Option(names = "--offers-ahead", paramLabel = "N", descriptionKey = "chuhe.game.offers-ahead")
    @Nullable Integer offersAhead;

    @Option(names = "--absent", paramLabel = "WHO", descriptionKey = "chuhe.game.absent")
    Absent absent = Absent.NOBODY;

    @Option(names = "--only-events", descriptionKey = "chuhe.game.only-events")
    boolean onlyEvents;

    @Option(names = "--clock-beside", descriptionKey = "chuhe.game.clock-beside")
    boolean clockBeside;

    @Option(names = "--no-touch-move", descriptionKey = "chuhe.game.no-touch-move")
    boolean noTouchMove;

    @Option(names = "--first-moves-free", descriptionKey = "chuhe.game.first-moves-free")
    boolean firstMovesFree;

    @Option(names = "--called-flags", paramLabel = "BOTH", descriptionKey = "chuhe.game.called-flags")
    @Nullable BothFlags calledFlags;

    @Option(names = "--fen", paramLabel = "FEN", descriptionKey = "chuhe.game.fen")
    @Nullable String fen;

    GameState begin(long at, boolean recordedAfterwards) {
        GameRegulations regulations = regulations(recordedAfterwards);
        boolean redHere = absent != Absent.RED && absent != Absent.BOTH;
        boolean blackHere = absent != Absent.BLACK && absent != Absent.BOTH;
        Players players = new Players(red, black);
        Referee referee = new Referee();
        if (fen == null) {
            return referee.start(at, players, regulations, Handicap.NONE, redHere, blackHere);
        }
        return referee.start(at, players, regulations, Handicap.NONE, position(fen), redHere, blackHere);
    }

    private static Position position(String fen) {
        try {
            return Fen.read(fen);
        } catch (NotationException e) {
            throw new CliException(e.message());
        }
    }

    private GameRegulations regulations(boolean recordedAfterwards) {
        GameRegulations regulations = preset.regulations.get();
        if (rules != null) {
            regulations = regulations.withBook(book(rules));
        }
        regulations = regulations.withBook(Interpretations.read(regulations.book(), interpretations));
        regulations = regulations.withClock(scheme(regulations.clock()));
        if (lateMinutes != null) {
            require(lateMinutes >= 0 && lateMinutes <= 24 * 60, "--late-minutes", lateMinutes);
            regulations = regulations.withLateness(Duration.ofMinutes(lateMinutes));
        }
        if (limitRounds != null) {
            require(limitRounds > 0 && limitRounds <= 1000, "--limit-rounds", limitRounds);
            regulations = regulations.withClaims(regulations.claims().withLimitRounds(limitRounds));
        }
        if (reversedMinutes != null) {
            require(reversedMinutes >= 0 && reversedMinutes <= 24 * 60, "--reversed-minutes", reversedMinutes);
            regulations = regulations.withColourError(Duration.ofMinutes(reversedMinutes));
        }
        if (displacedRounds != null) {
            require(displacedRounds >= 0 && displacedRounds <= 1000, "--displaced-rounds", displacedRounds);
            regulations = regulations.withDisplacement(displacedRounds);
        }
        if (offersAhead != null) {
            require(offersAhead == 1 || offersAhead == 2, "--offers-ahead", offersAhead);
            regulations = regulations.withClaims(regulations.claims().withOffersAhead(offersAhead));
        }
        PlayersConduct conduct = regulations
                .conduct()
                .set(Practice.TOUCH_MOVE, !noTouchMove)
                .set(Practice.FIRST_MOVES_FREE, firstMovesFree)
                .set(Practice.ONLY_EVENTS, onlyEvents)
                .set(Practice.CLOCK_BESIDE, clockBeside || recordedAfterwards);
        return regulations.withConduct(calledFlags == null ? conduct : conduct.withCalledFlags(calledFlags));
    }

    private static RuleBook book(String id) {
        return RuleBooks.byId(id)
                .orElseThrow(() -> new CliException(
                        "audit.no-such-rules",
                        id,
                        String.join(
                                ", ", RuleBooks.all().stream().map(RuleBook::id).toList())));
    }

    private ClockScheme scheme(ClockScheme usual) {
        String times = clock;
        ClockScheme scheme =
                times == null ? usual : ClockText.read(times).orElseThrow(() -> new CliException("table.clock", times));
        require(extraRed >= 0 && extraRed <= 86_400, "--extra-red", extraRed);
        require(extraBlack >= 0 && extraBlack <= 86_400, "--extra-black", extraBlack);
        scheme = extraRed > 0 ? scheme.withExtra(Side.RED, Duration.ofSeconds(extraRed)) : scheme;
        return extraBlack > 0 ? scheme.withExtra(Side.BLACK, Duration.ofSeconds(extraBlack)) : scheme;
    }

    private static void require(boolean possible, String option, Object value) {
        if (!possible) {
            throw new CliException("table.option", option, value);
        }
    }
}
