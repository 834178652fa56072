package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.chuhe.json.JudgeRequest;
import org.chuhe.json.Judging;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code POST /api/judge}: takes and gives what {@code chuhe judge --batch} does, one object or an array of them. A
 * single object that cannot be ruled on is answered with status 422; in an array every element has its own answer.
 */
final class JudgeApi {
    private static final Messages WORDS = Messages.beside(JudgeApi.class);
    private static final int MOST = 100;

    private final JsonMapper json;
    private final Judge judge;

    JudgeApi(JsonMapper json, Judge judge) {
        this.json = json;
        this.judge = judge;
    }

    void routes(RoutesConfig routes) {
        routes.post("/api/judge", this::judge, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
    }

    private void judge(Context context) {
        JsonNode body = json.readTree(context.body());
        List<JsonNode> requests = new ArrayList<>();
        if (body instanceof ArrayNode array) {
            array.forEach(requests::add);
        } else {
            requests.add(body);
        }
        if (requests.size() > MOST) {
            throw Rejection.unusable(WORDS.message("judge.many", requests.size(), MOST));
        }
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(context, answers(AsyncAnswer.asker(context), requests, locale), answers -> {
            if (body.isArray()) {
                context.json(answers);
            } else {
                context.status(answers.get(0).has("error") ? 422 : 200).json(answers.get(0));
            }
        });
    }

    private CompletableFuture<List<ObjectNode>> answers(String asker, List<JsonNode> requests, Locale locale) {
        List<Supplier<JudgeRequest>> questions = requests.stream()
                .<Supplier<JudgeRequest>>map(request -> () -> Asked.request(request))
                .toList();
        List<CompletableFuture<Judge.Judged>> rulings = judge.rule(asker, questions);
        // Of an array of which some elements are refused, the answers to the others are not lost.
        boolean allRefused = rulings.stream().allMatch(CompletableFuture::isCompletedExceptionally);
        boolean refusalsAsAnswers = requests.size() > 1 && !allRefused;
        List<CompletableFuture<ObjectNode>> answers = IntStream.range(0, requests.size())
                .mapToObj(i -> rulings.get(i).handle((judged, problem) -> {
                    String id = Asked.id(requests.get(i));
                    return problem == null
                            ? ruling(id, judged, locale)
                            : error(id, AsyncAnswer.cause(problem), refusalsAsAnswers, locale);
                }))
                .toList();
        return CompletableFuture.allOf(answers.toArray(CompletableFuture[]::new))
                .thenApply(done -> answers.stream().map(CompletableFuture::join).toList());
    }

    private static ObjectNode ruling(@Nullable String id, Judge.Judged judged, Locale locale) {
        return RulingJson.withId(id, RulingJson.of(judged.line(), locale, judged.millis()));
    }

    /** What is wrong with a question is its answer; anything else is not the asker's fault. */
    private static ObjectNode error(@Nullable String id, Throwable problem, boolean refusalToo, Locale locale) {
        if (problem instanceof IllegalArgumentException unusable) {
            return RulingJson.error(id, Judging.words(unusable, locale));
        }
        if (refusalToo && problem instanceof Rejection busy) {
            return RulingJson.error(id, busy.message().in(locale));
        }
        throw new CompletionException(problem);
    }
}
