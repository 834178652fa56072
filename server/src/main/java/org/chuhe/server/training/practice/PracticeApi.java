package org.chuhe.server.training.practice;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Move;
import org.chuhe.json.RulingJson;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.text.Translated;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The exam trainer as JSON: an exam's questions without their answers, marks for answers, a member's score. */
public final class PracticeApi implements Feature {
    private static final Messages WORDS = Messages.beside(PracticeApi.class);

    private final RateLimits limits;
    private final JsonMapper json;
    private final SecureRandom random;
    private final Library library;
    private final FigureRulings rulings;
    private final ScoreBook scores;

    public PracticeApi(
            Storage storage,
            RateLimits limits,
            JsonMapper json,
            Clock clock,
            SecureRandom random,
            Library library,
            FigureRulings rulings) {
        this.limits = limits;
        this.json = json;
        this.random = random;
        this.library = library;
        this.rulings = rulings;
        this.scores = new StoredScoreBook(storage, clock);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/api/practice/exam", this::exam, Access.EVERYONE, RateLimit.WORK);
        routes.post("/api/practice/answers", this::answer, Access.EVERYONE, Help.ANSWERS);
        routes.get("/api/practice/score", this::score, Access.PLAYER);
    }

    private record QuestionJson(
            String figure, Translated label, String fen, List<String> moves, String difficulty, int outOf) {}

    private void exam(Context context) {
        ExamRequest request = ExamRequest.read(context::queryParam, library, ExamRequest.seed(random.nextDouble()));
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("edition", request.exam().edition());
        json.put("level", request.exam().difficulty().map(Difficulty::code).orElse(""));
        json.put("length", request.exam().length());
        json.put("seed", request.exam().seed());
        json.put(
                "questions",
                request.exam().questions(request.edition(library), rulings).stream()
                        .map(PracticeApi::json)
                        .toList());
        context.json(json);
    }

    private static QuestionJson json(Question question) {
        return new QuestionJson(
                question.figure().id(),
                question.figure().label(),
                question.figure().position().toString(),
                question.figure().moves().stream().map(Move::toString).toList(),
                question.difficulty().code(),
                question.outOf());
    }

    private void answer(Context context) {
        // Of guests nothing is kept: a class that practises behind one router writes nothing.
        limits.take(Visitor.of(context).account().isPresent() ? RateLimit.WRITE : RateLimit.WORK, context);
        JsonNode body = this.json.readTree(context.body());
        Question question = question(Optional.ofNullable(text(body, "figure")).orElse(""));
        Mark mark = Grading.grade(question, read(body));
        Visitor visitor = Visitor.of(context);
        if (body.has("seed")) {
            Exam exam = exam(body, question);
            visitor.account().ifPresent(account -> scores.record(account.id(), exam, question, mark));
        }
        context.json(marked(question, mark, visitor.locale()));
    }

    private Question question(String id) {
        Figure figure = library.figure(id).orElseThrow(() -> Rejection.unusable(WORDS.message("api.figure", id)));
        return new Question(figure, rulings.of(figure));
    }

    /** The exam that an answer belongs to. */
    private Exam exam(JsonNode body, Question question) {
        ExamRequest request = ExamRequest.read(key -> text(body, key), library, 0);
        if (!request.exam().questions(request.edition(library), rulings).contains(question)) {
            throw Rejection.unusable(WORDS.message("api.exam", question.figure().id()));
        }
        return request.exam();
    }

    private static @Nullable String text(JsonNode body, String key) {
        JsonNode value = body.path(key);
        return value.isString() || value.isNumber() ? value.asString() : null;
    }

    private static GivenAnswer read(JsonNode body) {
        List<Optional<Nature>> natures = body.path("natures")
                .valueStream()
                .limit(100)
                .map(term -> PracticePages.NATURES.stream()
                        .filter(nature -> term.isString() && nature.term().equals(term.asString()))
                        .findFirst())
                .toList();
        String verdict = Optional.ofNullable(text(body, "verdict")).orElse("");
        return new GivenAnswer(natures, Coded.find(Verdict.class, verdict).filter(PracticePages.VERDICTS::contains));
    }

    private ObjectNode marked(Question question, Mark mark, Locale locale) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("figure", question.figure().id());
        json.put("points", mark.points());
        json.put("outOf", mark.outOf());
        json.put("verdictRight", mark.verdict());
        json.put("plies", mark.plies().stream().map(Mark.PlyMark::code).toList());
        ObjectNode tree = this.json.valueToTree(json);
        tree.set("ruling", RulingJson.of(question.ruling(), locale, 0));
        return tree;
    }

    private void score(Context context) {
        String account = Visitor.of(context).member().id();
        Map<String, Score> json = new LinkedHashMap<>();
        for (LibraryEdition edition : library.editions()) {
            json.put(edition.id(), scores.score(account, edition.id()));
        }
        context.json(json);
    }
}
