package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RepetitionJudge;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.repetition.Cycle;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.Referee;
import org.chuhe.game.command.Answer;
import org.chuhe.game.command.ClaimCommand;
import org.chuhe.game.command.PlayCommand;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.rules.PlayersConduct;
import org.chuhe.game.state.ClaimEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.json.Judging;
import org.chuhe.testing.Archive;
import org.chuhe.text.Article;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * One game, one answer, at every ply and in every edition: the referee of a live game, the review behind {@code judge GAME}
 * and {@code audit}, and the answer to a line of play behind {@code judge --moves}, {@code --batch}, the desk and
 * {@code /api/judge} give a claim of a repetition the same consequence for the same side by the same articles.
 */
class EveryRoomAgreesTest {
    private static final long NODES = 5_000;
    private static final int LONGEST = 80;
    private static final JsonMapper JSON = JsonMapper.builder().build();
    private static final List<String> LISTS =
            List.of("repetition_games.jsonl", "natural_limit_games.jsonl", "terminal_games.jsonl");

    /** A game to be looked at. */
    private record Played(Position start, List<Move> moves) {}

    /** What a room says to a claim after a ply. */
    private record Said(Consequence consequence, Optional<Side> side, List<Article> articles) {
        /** What waits for the arbiter at the table rests on no article yet. */
        static final Said OPEN = new Said(Consequence.UNDECIDED, Optional.empty(), List.of());

        static Said of(Consequence consequence, Optional<Side> side, List<Article> articles) {
            return consequence == Consequence.UNDECIDED ? OPEN : new Said(consequence, side, articles);
        }
    }

    static Stream<RuleBook> editions() {
        return RuleBooks.all().stream();
    }

    @ParameterizedTest
    @MethodSource("editions")
    void onASample(RuleBook book) {
        List<Played> games = real(Archive.EXTRACT).stream().limit(6).toList();
        assertThat(heard(book, games)).isPositive();
        assertThat(heard(book, random(6, 1))).isPositive();
    }

    @Tag("slow")
    @ParameterizedTest
    @MethodSource("editions")
    void onTwoThousandGames(RuleBook book) {
        List<Played> games = new ArrayList<>(real(Archive.WHOLE));
        games.addAll(random(Math.max(1000, 2000 - games.size()), 2));
        assertThat(games).hasSizeGreaterThanOrEqualTo(2000);
        assertThat(heard(book, games)).isGreaterThan(1000);
    }

    private static List<Played> real(Archive archive) {
        return LISTS.stream()
                .flatMap(list -> archive.games(list).stream())
                .map(EveryRoomAgreesTest::read)
                .toList();
    }

    private static Played read(JsonNode game) {
        Position start = Fen.readLoosely(game.get("fen").asString());
        List<String> moves =
                game.get("moves").valueStream().map(JsonNode::asString).toList();
        List<Move> all = MoveReader.readAll(start, moves);
        // The last plies are those that repeat.
        int from = Math.max(0, all.size() - LONGEST);
        Position position = start;
        for (Move move : all.subList(0, from)) {
            position = position.play(move);
        }
        return new Played(position, all.subList(from, all.size()));
    }

    /** Games in which a piece that has moved mostly goes back. */
    private static List<Played> random(int games, long seed) {
        RandomGenerator random = new SplittableRandom(seed);
        return IntStream.range(0, games).mapToObj(game -> random(random)).toList();
    }

    private static Played random(RandomGenerator random) {
        Position position = Position.START;
        for (int ply = 0; ply < 20 && !position.legalMoves().isEmpty(); ply++) {
            position = position.play(any(position.legalMoves(), random));
        }
        Position start = position;
        List<Move> moves = new ArrayList<>();
        while (moves.size() < 40 && !position.legalMoves().isEmpty()) {
            Move next = any(position.legalMoves(), random);
            if (moves.size() >= 2 && random.nextInt(10) > 0) {
                Move last = moves.get(moves.size() - 2);
                Move back = new Move(last.to(), last.from());
                next = position.isLegal(back) ? back : next;
            }
            position = position.play(next);
            moves.add(next);
        }
        return new Played(start, moves);
    }

    private static Move any(List<Move> moves, RandomGenerator random) {
        return moves.get(random.nextInt(moves.size()));
    }

    /** Compares all rooms at every ply; how many claims were heard. */
    private static int heard(RuleBook book, List<Played> games) {
        Arbiter arbiter = Arbiter.of(book).withNodes(NODES);
        int heard = 0;
        for (Played game : games) {
            // All rooms ask the same arbiter; what he has ruled on once he need not judge again.
            Map<Cycle, Ruling> ruled = new HashMap<>();
            RepetitionJudge judge = (edition, cycle) -> Optional.of(ruled.computeIfAbsent(cycle, arbiter::judge));
            heard += heard(game, Arbiter.of(book).asking(judge), new Referee(judge));
        }
        return heard;
    }

    private static int heard(Played game, Arbiter arbiter, Referee referee) {
        RuleBook book = arbiter.book();
        GameRegulations regulations = GameRegulations.national().withBook(book).withConduct(PlayersConduct.online());
        MoveSequence played = MoveSequence.of(game.start());
        GameState state = referee.start(0, new Players("甲", "乙"), regulations, Handicap.NONE, game.start(), true, true);
        int heard = 0;
        for (int ply = 1; ply <= game.moves().size() && !state.isOver(); ply++) {
            Move move = game.moves().get(ply - 1);
            Side mover = state.position().sideToMove();
            state = referee.answer(state, new PlayCommand.MakeMove(ply, mover, move))
                    .state();
            played = played.play(move);
            if (!state.isOver()) {
                Said live = live(referee, state, ply);
                List<Move> moves = game.moves().subList(0, ply);
                String where = book.id() + " " + game.start() + " " + moves;
                assertThat(said(arbiter.claimRepetition(played))).as(where).isEqualTo(live);
                assertThat(line(arbiter, played)).as(where).isEqualTo(live);
                boolean first = live.consequence() != Consequence.NOT_ACCEPTED && heard++ == 0;
                if (first || ply == game.moves().size()) {
                    assertThat(json(book, game.start(), moves)).as(where).isEqualTo(live);
                }
            }
        }
        return heard;
    }

    private static Said line(Arbiter arbiter, MoveSequence game) {
        Optional<ClaimRuling> claim;
        try {
            claim = arbiter.judge(game).claim();
        } catch (RulingException nothingRepeated) {
            claim = Optional.empty();
        }
        return claim.map(EveryRoomAgreesTest::said).orElseGet(() -> notHeard(arbiter.book()));
    }

    private static Said notHeard(RuleBook book) {
        return Said.of(Consequence.NOT_ACCEPTED, Optional.empty(), List.of(book.onConduct("23.3")));
    }

    private static Said said(ClaimRuling ruling) {
        return Said.of(ruling.consequence(), ruling.side(), ruling.articles());
    }

    /** The side to move claims; the game goes on as if it had not. */
    private static Said live(Referee referee, GameState state, int ply) {
        Side claimant = state.position().sideToMove();
        Answer answer = referee.answer(state, new ClaimCommand.ClaimRepetition(ply, claimant));
        return answer.events().stream()
                .flatMap(event -> event instanceof ClaimEvent.ClaimRejected rejected
                        ? Stream.of(new Said(Consequence.NOT_ACCEPTED, Optional.empty(), rejected.articles()))
                        : event instanceof ClaimEvent.Ruled ruled
                                ? Stream.of(Said.of(ruled.verdict(), ruled.side(), ruled.articles()))
                                : Stream.empty())
                .findFirst()
                .orElse(Said.OPEN);
    }

    /** What programs read, over HTTP, in a batch or from the command. */
    private static Said json(RuleBook book, Position start, List<Move> moves) {
        ObjectNode request = JSON.createObjectNode();
        request.put("rules", book.id());
        request.put("fen", start.toString());
        moves.forEach(move -> request.withArray("moves").add(move.toString()));
        JsonNode claim = Judging.answer(request, book, NODES, Locale.ENGLISH).path("claim");
        if (!claim.has("consequence")) {
            return notHeard(book);
        }
        Consequence consequence = Stream.of(Consequence.values())
                .filter(each -> each.code().equals(claim.path("consequence").asString()))
                .findFirst()
                .orElseThrow();
        Optional<Side> side = claim.path("side").isNull()
                ? Optional.empty()
                : Optional.of(claim.path("side").asString().equals("red") ? Side.RED : Side.BLACK);
        List<Article> articles = claim.path("articles")
                .valueStream()
                .map(article -> Article.parse(article.asString()).orIn(book.id()))
                .toList();
        return Said.of(consequence, side, articles);
    }
}
