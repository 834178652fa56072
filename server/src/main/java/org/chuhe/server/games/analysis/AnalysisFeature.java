package org.chuhe.server.games.analysis;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.MeterRegistry;
import java.time.Clock;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.ruling.LineText;
import org.chuhe.core.Move;
import org.chuhe.engines.process.Patience;
import org.chuhe.engines.protocol.BestLine;
import org.chuhe.records.model.GameRecord;
import org.chuhe.server.game.paper.GameRecords;
import org.chuhe.server.game.room.LiveGames;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.watch.Spectators;
import org.chuhe.server.platform.config.AnalysisEngine;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code POST /api/analysis}: what a program thinks of a position. Where the operator has named none, nothing is there. */
public final class AnalysisFeature implements Feature {
    private static final Messages WORDS = Messages.beside(AnalysisFeature.class);

    private final JsonMapper json;
    private final TimeText times;
    private final Spectators spectators;
    private final BoardsInPlay inPlay;
    private final Optional<Analyses> analyses;

    public AnalysisFeature(
            AnalysisEngine engine,
            JsonMapper json,
            MeterRegistry metrics,
            Jobs jobs,
            Clock clock,
            TimeText times,
            LiveGames games) {
        this.json = json;
        this.times = times;
        this.spectators = new Spectators(clock, games.rooms(), games.officials());
        this.inPlay = new BoardsInPlay(games.index(), spectators);
        this.analyses = engine.spec()
                .map(spec -> new Analyses(
                        spec, Patience.USUAL, engine.processes(), 1000L * engine.seconds(), System::nanoTime, jobs));
        analyses.ifPresent(running -> Gauge.builder("chuhe.analysis.searches", running, Analyses::searching)
                .register(metrics));
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.post("/api/analysis", this::analyse, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    private void analyse(Context context) {
        Analyses running = analyses.orElseThrow(Rejection::notFound);
        Visitor visitor = Visitor.of(context);
        AnalysisQuestion question = question(this.json.readTree(context.body()), visitor);
        if (inPlay.has(question.now())) {
            throw Rejection.conflict(WORDS.message("analysis.playing"));
        }
        String who = visitor.identity().isEmpty() ? visitor.address() : visitor.identity();
        Analyses.Told told = running.ask(AsyncAnswer.asker(context), who, question);
        ObjectNode answer = this.json.createObjectNode();
        answer.put("state", told.state().code());
        told.line().ifPresent(line -> answer.set("line", line(line, question, visitor.locale())));
        context.json(answer);
    }

    private AnalysisQuestion question(JsonNode body, Visitor visitor) {
        String game = body.path("game").asString("");
        if (!game.isEmpty()) {
            return ofGame(spectators.of(game, visitor).live(), body.path("ply").asInt(Integer.MAX_VALUE));
        }
        JsonNode moves = body.path("moves");
        List<String> texts = moves.isArray()
                ? moves.valueStream().map(move -> move.asString("")).toList()
                : List.of(moves.asString("").strip().split("\\s+"));
        return AnalysisQuestion.read(
                body.path("fen").asString(""),
                texts.stream().filter(text -> !text.isEmpty()).toList());
    }

    /** A position of a game that was played here; not before it is over. */
    private AnalysisQuestion ofGame(LiveState live, int ply) {
        if (live.game().orElseThrow(Rejection::notFound).result().isEmpty()) {
            throw Rejection.conflict(WORDS.message("analysis.playing"));
        }
        GameRecord game = GameRecords.of(live, times);
        List<Move> moves = game.mainLine().moves();
        return AnalysisQuestion.of(game.start(), moves.subList(0, Math.max(0, Math.min(ply, moves.size()))));
    }

    private ObjectNode line(BestLine line, AnalysisQuestion question, Locale locale) {
        ObjectNode json = this.json.createObjectNode();
        json.put("depth", line.depth());
        line.score().ifPresent(score -> json.put("score", score));
        line.mate().ifPresent(mate -> json.put("mate", mate));
        ArrayNode moves = json.putArray("moves");
        line.moves().forEach(move -> moves.add(move.toString()));
        json.put(
                "text",
                String.join(
                        " ", LineText.of(RuleBooks.all().get(0), question.now().toBoard(), line.moves(), locale)));
        return json;
    }

    @Override
    public void close() {
        analyses.ifPresent(Analyses::close);
    }
}
