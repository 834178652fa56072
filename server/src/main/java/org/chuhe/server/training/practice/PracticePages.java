package org.chuhe.server.training.practice;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.time.Clock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.server.platform.db.Storage;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.RulingView;
import org.chuhe.server.training.mates.Reviews;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;

/** The exam trainer in a browser. It works without scripts: every question is a form. */
public final class PracticePages implements Feature {
    /** What can be answered for a ply, attacks first. */
    public static final List<Nature> NATURES = Arrays.stream(Nature.values())
            .filter(nature -> nature != Nature.UNDECIDED)
            .toList();

    /** What can be answered for the whole. */
    public static final List<Verdict> VERDICTS = List.of(Verdict.RED_MUST_VARY, Verdict.BLACK_MUST_VARY, Verdict.DRAW);

    public static final Messages WORDS = Messages.beside(PracticePages.class);
    static final View START = View.of("practice/start.jte", WORDS, "title", "practice.js");
    static final View QUESTION = View.of("practice/question.jte", WORDS, "title", "practice.js");
    private static final View MARKED = View.of("practice/marked.jte", WORDS, "title", "practice.js");
    static final View END = View.of("practice/end.jte", WORDS, "title", "practice.js");

    private final Pages pages;
    private final RateLimits limits;
    private final SecureRandom random;
    private final Library library;
    private final FigureRulings rulings;
    private final ScoreBook scores;
    private final Reviews reviews;

    public PracticePages(
            Storage storage,
            Pages pages,
            RateLimits limits,
            Clock clock,
            SecureRandom random,
            Library library,
            FigureRulings rulings) {
        this.pages = pages;
        this.limits = limits;
        this.random = random;
        this.library = library;
        this.rulings = rulings;
        this.scores = new StoredScoreBook(storage, clock);
        this.reviews = new Reviews(storage);
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/practice", this::start, Access.EVERYONE);
        routes.get("/practice/exam", this::exam, Access.EVERYONE, RateLimit.WORK);
        routes.post("/practice/exam", this::answer, Access.EVERYONE, Help.ANSWERS);
    }

    /**
     * The beginning: what to practise, and what has been achieved.
     *
     * @param scores a member's scores by edition; empty for others
     * @param questions all questions as JSON, for a page that makes up exams itself; else empty
     * @param deck when a member's missed questions come back, as JSON; empty for others, whose browser knows it
     */
    public record Start(
            String edition,
            List<LibraryEdition> editions,
            Map<LibraryEdition, Score> scores,
            boolean member,
            String questions,
            Optional<String> deck) {}

    private void start(Context context) {
        ExamRequest request = request(context);
        Visitor visitor = Visitor.of(context);
        Map<LibraryEdition, Score> own = new LinkedHashMap<>();
        visitor.account()
                .ifPresent(account -> library.editions()
                        .forEach(edition -> own.put(edition, scores.score(account.id(), edition.id()))));
        pages.show(
                context,
                START,
                new Start(
                        request.exam().edition(),
                        library.editions(),
                        own,
                        visitor.account().isPresent(),
                        "",
                        deck(visitor)));
    }

    private Optional<String> deck(Visitor visitor) {
        return visitor.account().map(account -> reviews.json(account.id()));
    }

    private ExamRequest request(Context context) {
        return ExamRequest.read(context::queryParam, library, ExamRequest.seed(random.nextDouble()));
    }

    /** Points won, and what could have been won. */
    public record Points(int won, int of) {
        static Points of(List<Integer> marks, List<Question> questions) {
            int won = 0;
            int of = 0;
            for (int i = 0; i < Math.min(marks.size(), questions.size()); i++) {
                of += questions.get(i).outOf();
                won += Math.min(marks.get(i), questions.get(i).outOf());
            }
            return new Points(won, of);
        }

        /** The share won, in percent. */
        public int percent() {
            return of == 0 ? 0 : Math.round(100f * won / of);
        }
    }

    /**
     * A question.
     *
     * @param at which, counted from 1
     * @param count how many there are
     * @param points what was won so far
     * @param here the address to answer to
     * @param open the question with its answer, for a page that marks what is answered itself
     */
    public record Asked(
            LibraryEdition edition,
            RulingView view,
            Difficulty difficulty,
            int at,
            int count,
            Points points,
            String here,
            Optional<Question> open) {

        /** What the answer that a ply is of a nature is worth; null if the page is not to know. */
        public @Nullable String points(int ply, Nature given) {
            return open.map(question -> Grading.mark(question, ply - 1, given).points())
                    .map(String::valueOf)
                    .orElse(null);
        }

        /** What a verdict is worth; null if the page is not to know. */
        public @Nullable String points(Verdict given) {
            return open.map(question -> question.ruling().verdict() == given ? Mark.VERDICT_POINTS : 0)
                    .map(String::valueOf)
                    .orElse(null);
        }
    }

    private void exam(Context context) {
        ExamRequest request = request(context);
        if (context.queryParam("seed") == null) {
            context.redirect(request.link(), HttpStatus.SEE_OTHER);
            return;
        }
        List<Question> questions = questions(request);
        if (request.at() >= questions.size()) {
            end(context, request, questions);
            return;
        }
        pages.show(context, QUESTION, asked(context, request, questions));
    }

    private List<Question> questions(ExamRequest request) {
        List<Question> questions = request.exam().questions(request.edition(library), rulings);
        if (questions.isEmpty()) {
            throw Rejection.unusable(WORDS.message("none"));
        }
        return questions;
    }

    private Asked asked(Context context, ExamRequest request, List<Question> questions) {
        Question question = questions.get(request.at());
        Locale locale = Visitor.of(context).locale();
        return new Asked(
                request.edition(library),
                RulingView.of(library, question.figure(), question.ruling(), locale),
                question.difficulty(),
                request.at() + 1,
                questions.size(),
                Points.of(request.marks(), questions),
                request.link(),
                Optional.empty());
    }

    /**
     * A question with its answer.
     *
     * @param asked the question
     * @param answer what was answered
     * @param mark how it is marked
     * @param examId names the exam, for browsers that keep the score themselves
     * @param member whether the server keeps it
     * @param points what was won so far, this included
     * @param next where it goes on
     * @param deck when a member's missed questions come back, as JSON; empty for others
     */
    public record Answered(
            Asked asked,
            GivenAnswer answer,
            Mark mark,
            String examId,
            boolean member,
            Points points,
            String next,
            Optional<String> deck) {}

    private void answer(Context context) {
        ExamRequest request = request(context);
        // Of guests nothing is kept: a class that practises behind one router writes nothing.
        limits.take(Visitor.of(context).account().isPresent() ? RateLimit.WRITE : RateLimit.WORK, context);
        List<Question> questions = questions(request);
        if (request.at() >= questions.size()) {
            context.redirect(request.link(), HttpStatus.SEE_OTHER);
            return;
        }
        Question question = questions.get(request.at());
        GivenAnswer answer = read(context, question);
        Mark mark = Grading.grade(question, answer);
        Visitor visitor = Visitor.of(context);
        visitor.account().ifPresent(account -> scores.record(account.id(), request.exam(), question, mark));
        ExamRequest next = request.after(mark);
        pages.show(
                context,
                MARKED,
                new Answered(
                        asked(context, request, questions),
                        answer,
                        mark,
                        request.exam().id(),
                        visitor.account().isPresent(),
                        Points.of(next.marks(), questions),
                        next.link(),
                        deck(visitor)));
    }

    /** What a form says about a question. */
    public static GivenAnswer read(Context context, Question question) {
        List<Optional<Nature>> natures = new ArrayList<>();
        for (int ply = 1; ply <= question.plies(); ply++) {
            String given = Optional.ofNullable(context.formParam("ply" + ply)).orElse("");
            natures.add(NATURES.stream()
                    .filter(nature -> nature.term().equals(given))
                    .findFirst());
        }
        String verdict = Optional.ofNullable(context.formParam("verdict")).orElse("");
        return new GivenAnswer(natures, Coded.find(Verdict.class, verdict).filter(VERDICTS::contains));
    }

    /** A question of a finished exam, and the points it brought. */
    public record Result(Figure figure, Verdict verdict, Difficulty difficulty, int points, int outOf) {}

    /**
     * The end of an exam.
     *
     * @param questions all questions as JSON, for a page that fills in the results itself; else empty
     */
    public record Ended(
            LibraryEdition edition,
            Points points,
            List<Result> results,
            String again,
            String another,
            String questions) {}

    private void end(Context context, ExamRequest request, List<Question> questions) {
        List<Result> results = new ArrayList<>();
        for (int i = 0; i < questions.size(); i++) {
            Question question = questions.get(i);
            results.add(new Result(
                    question.figure(),
                    question.ruling().verdict(),
                    question.difficulty(),
                    Math.min(request.marks().get(i), question.outOf()),
                    question.outOf()));
        }
        pages.show(
                context,
                END,
                new Ended(
                        request.edition(library),
                        Points.of(request.marks(), questions),
                        results,
                        request.again().link(),
                        "/practice?edition=" + request.exam().edition(),
                        ""));
    }
}
