package org.chuhe.javascript;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.MoveLimit;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.game.ForbiddenMoves;
import org.chuhe.game.Referee;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.testing.JsonLines;
import org.chuhe.text.Language;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** A game in the visitor's browser is the game that the referee conducts in Java, move for move. */
class GameScriptTest {
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final Path SCRIPTS = Path.of("target/scripts").toAbsolutePath();
    private static final Path FIGURES = Path.of("../arbiter/src/test/resources/org/chuhe/arbiter/cxa2020.jsonl");
    /** As web servers send it, with its texts; it is loaded when somebody plays or looks at a game. */
    private static final int BUDGET = 158_000;

    private record Played(String fen, List<String> moves) {}

    @Test
    void itKeepsWithinItsBudget() {
        int bytes = 0;
        for (String file : List.of("game.js", "game.json")) {
            Node.Ran ran = Node.run(
                    Path.of("."),
                    "",
                    "node",
                    "-p",
                    "require('zlib').brotliCompressSync(require('fs').readFileSync(process.argv[1])).length",
                    SCRIPTS.resolve(file).toString());
            bytes += Integer.parseInt(ran.out().strip());
        }
        assertThat(bytes).isLessThanOrEqualTo(BUDGET);
    }

    /** Figures of the book go round until somebody has lost, or it is drawn; what one may not play comes with them. */
    @Test
    void figuresThatGoRound() {
        List<Played> games = JsonLines.read(FIGURES).stream()
                .limit(12)
                .map(GameScriptTest::sixTimes)
                .toList();
        List<String> told = assertSame(games);
        assertThat(told).anyMatch(line -> line.contains("|perpetual-check cxa2011 4.1.4 "));
        assertThat(told).anyMatch(line -> line.contains("|not-varied cxa2011 4.1.5 "));
    }

    private static Played sixTimes(JsonNode figure) {
        List<String> round =
                figure.path("iccs").valueStream().map(JsonNode::asString).toList();
        return new Played(
                Fen.read(figure.path("fen").asString()).toString(),
                Collections.nCopies(6, round).stream().flatMap(List::stream).toList());
    }

    @Test
    void gamesByChance() {
        List<Played> games = new ArrayList<>();
        for (int seed = 0; seed < 6; seed++) {
            SplittableRandom random = new SplittableRandom(seed);
            Position position = Position.START;
            List<String> moves = new ArrayList<>();
            for (int ply = 0; ply < 150 && !position.legalMoves().isEmpty(); ply++) {
                List<Move> legal = position.legalMoves();
                Move move = legal.get(random.nextInt(legal.size()));
                moves.add(move.toString());
                position = position.play(move);
            }
            moves.add("e0e9");
            games.add(new Played("", moves));
        }
        assertSame(games);
    }

    private static List<String> assertSame(List<Played> games) {
        String input = games.stream().map(GameScriptTest::line).collect(Collectors.joining("\n", "", "\n"));
        Node.Ran ran = Node.script(
                "games.mjs",
                input,
                SCRIPTS.resolve("game.js").toString(),
                SCRIPTS.resolve("game.json").toString());
        assertThat(ran.code()).as(ran.err()).isZero();
        List<String> expected =
                games.stream().flatMap(game -> played(game).stream()).toList();
        assertThat(ran.lines()).containsExactlyElementsOf(expected);
        return expected;
    }

    private static String line(Played game) {
        ObjectNode node = JSON.createObjectNode();
        node.putObject("terms")
                .put("rules", "cxa2020")
                .put("fen", game.fen())
                .put("minutes", 10)
                .put("seconds", 5);
        game.moves().forEach(node.putArray("moves")::add);
        return node.toString();
    }

    private static List<String> played(Played game) {
        GameRegulations regulations = GameRegulations.online()
                .withBook(RuleBooks.CXA_2020)
                .withClock(ClockScheme.increment(Duration.ofMinutes(10), Duration.ofSeconds(5)));
        Referee referee = new Referee();
        Position start = game.fen().isEmpty() ? Position.START : Fen.read(game.fen());
        GameState state = referee.start(0, new Players("", ""), regulations, Handicap.NONE, start, true, true);
        List<String> lines = new ArrayList<>();
        int at = 0;
        for (String move : game.moves()) {
            at += 1000;
            Answer answer = referee.answer(
                    state, new PlayCommand.MakeMove(at, state.position().sideToMove(), Iccs.parse(move)));
            state = answer.state();
            lines.add(line(answer, state));
        }
        return lines;
    }

    private static String line(Answer answer, GameState state) {
        Arbiter arbiter = Arbiter.of(state.regulations().book());
        MoveLimit limit = arbiter.moveLimit(state.history());
        List<Move> legal = state.isOver() ? List.of() : state.position().legalMoves();
        List<Move> forbidden = ForbiddenMoves.of(arbiter, state.history(), state.duty());
        List<Move> left =
                legal.stream().filter(move -> !forbidden.contains(move)).toList();
        return String.join(
                "|",
                answer.refusal().map(refusal -> refusal.article().toString()).orElse(""),
                state.position().toString(),
                state.isOver() ? "" : duty(state),
                state.result()
                        .map(result ->
                                result.reason().name().toLowerCase(Locale.ROOT).replace('_', '-') + " "
                                        + result.article() + " "
                                        + result.outcome().words().in(Locale.CHINESE) + " "
                                        + result.outcome().words().in(Language.VIETNAMESE.locale()))
                        .orElse(""),
                state.clock().red().left() + " " + state.clock().black().left(),
                limit.roundsFor(Side.RED) + " " + limit.roundsFor(Side.BLACK),
                (left.isEmpty() ? legal : left).stream().map(Move::toString).collect(Collectors.joining(" ")));
    }

    private static String duty(GameState state) {
        return state.duty()
                .map(duty -> {
                    Optional<Side> side = duty.side();
                    int played = side.map(obliged -> state.history().movesSince(duty.ruledAt(), obliged))
                            .orElse((state.history().ply() - duty.ruledAt()) / 2);
                    String name = side.map(obliged -> obliged == Side.RED ? "red" : "black")
                            .orElse("null");
                    return name + " " + Math.max(0, 2 - played);
                })
                .orElse("");
    }
}
