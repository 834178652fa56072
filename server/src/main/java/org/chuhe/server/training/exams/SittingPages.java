package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.RulingView;
import org.chuhe.server.training.practice.GivenAnswer;
import org.chuhe.server.training.practice.PracticePages;
import org.chuhe.server.training.practice.Question;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;

/**
 * What a candidate does: gives a name, answers, finishes. Every answer is stored before it is acknowledged; nothing is said
 * about it before the end. A sitting is found by its own address, which nobody can guess.
 */
public final class SittingPages {
    private static final Messages WORDS = Messages.beside(SittingPages.class);
    private static final View JOIN = View.of("practice/exams/join.jte", WORDS, "title");
    private static final View QUESTION = View.of("practice/exams/question.jte", WORDS, "title", "sitting.js");
    private static final View OVERVIEW = View.of("practice/exams/overview.jte", WORDS, "title", "sitting.js");
    private static final int MOST_SITTERS = 2000;
    private static final int LONGEST_LINE = 300;
    private static final int SIGN = 22;

    private final Signer signer;
    private final Pages pages;
    private final RateLimits limits;
    private final ExamStore store;
    private final ExamDesk desk;
    private final ExamMarking marking;
    private final Library library;

    SittingPages(
            Signer signer,
            Pages pages,
            RateLimits limits,
            ExamStore store,
            ExamDesk desk,
            ExamMarking marking,
            Library library) {
        this.signer = signer;
        this.pages = pages;
        this.limits = limits;
        this.store = store;
        this.desk = desk;
        this.marking = marking;
        this.library = library;
    }

    void routes(RoutesConfig routes) {
        routes.get("/practice/exams/join/{secret}", this::join, Access.EVERYONE, RateLimit.WORK);
        routes.post("/practice/exams/join/{secret}", this::begin, Access.EVERYONE);
        routes.get("/practice/exams/sit/{secret}", this::sit, Access.EVERYONE);
        routes.get("/practice/exams/sit/{secret}/time", this::time, Access.EVERYONE);
        routes.post("/practice/exams/sit/{secret}", this::answer, Access.EVERYONE);
        routes.post("/practice/exams/sit/{secret}/finish", this::finish, Access.EVERYONE);
    }

    /**
     * What a candidate is told before the clock runs.
     *
     * @param named the name is in the link, and is not asked for
     */
    public record Invitation(Examination exam, String problem, String name, boolean named) {
        /** Whether candidates have links of their own, and this is none of them. */
        public boolean needsOwnLink() {
            return !exam.names().isEmpty() && !named;
        }
    }

    private void join(Context context) {
        invite(context, invited(context), "");
    }

    /** An exam, and the candidate whose link it is: the link's code, the number of his name, and a signature. */
    private record Invited(Examination exam, Optional<String> name) {}

    private Invited invited(Context context) {
        String[] parts = context.pathParam("secret").split("[.]", -1);
        return store.examWithCode(parts[0])
                .flatMap(exam -> parts.length == 1
                        ? Optional.of(new Invited(exam, Optional.empty()))
                        : candidate(exam, context.pathParam("secret"))
                                .map(name -> new Invited(exam, Optional.of(name))))
                .orElseThrow(() -> limits.guessed(context, Rejection.notFound()));
    }

    private Optional<String> candidate(Examination exam, String secret) {
        byte[] shown = secret.getBytes(StandardCharsets.UTF_8);
        return IntStream.range(0, exam.names().size())
                .filter(i ->
                        MessageDigest.isEqual(shown, ownCode(signer, exam, i).getBytes(StandardCharsets.UTF_8)))
                .mapToObj(exam.names()::get)
                .findFirst();
    }

    /** What stands in the link of one candidate of an exam with named candidates. */
    static String ownCode(Signer signer, Examination exam, int index) {
        String sign = signer.sign("exam candidate " + exam.id() + " " + index).substring(0, SIGN);
        return exam.code() + "." + index + "." + sign;
    }

    private void invite(Context context, Invited invited, String problem) {
        Examination exam = invited.exam();
        String name = invited.name().orElseGet(() -> typed(context));
        pages.show(
                context,
                JOIN.titled(WORDS.message("literal", exam.title())),
                new Invitation(exam, problem, name, invited.name().isPresent()));
    }

    private static String typed(Context context) {
        return ExamChoice.plain(Optional.ofNullable(context.formParam("name")).orElse(""));
    }

    private void begin(Context context) {
        Invited invited = invited(context);
        Examination exam = invited.exam();
        // Only with the right link: a wrong one is counted as a guess, and takes nothing from the hall.
        limits.take(RateLimit.JOIN, context);
        Visitor visitor = Visitor.of(context);
        boolean foreign = !exam.names().isEmpty() && invited.name().isEmpty();
        String name = invited.name().orElseGet(() -> typed(context));
        Optional<Sitting> before = store.sittingOf(exam.id(), name);
        if (before.isPresent()
                && !visitor.identity().isEmpty()
                && !foreign
                && before.get().browser().equals(visitor.identity())) {
            context.redirect(address(before.get()), HttpStatus.SEE_OTHER);
            return;
        }
        String problem = foreign
                ? "join.own"
                : name.isEmpty() || name.length() > ExamChoice.LONGEST_NAME
                        ? "join.name.bad"
                        : before.isPresent()
                                ? "join.name.taken"
                                : !exam.open() || store.sitters(exam.id()) >= MOST_SITTERS ? "join.closed" : "";
        if (problem.isEmpty()) {
            Optional<Sitting> sitting = desk.begin(exam, name, visitor.identity());
            if (sitting.isPresent()) {
                context.redirect(address(sitting.get()), HttpStatus.SEE_OTHER);
                return;
            }
            problem = "join.name.taken";
        }
        context.status(HttpStatus.UNPROCESSABLE_CONTENT);
        invite(context, invited, WORDS.text(visitor.locale(), problem));
    }

    private String address(Sitting sitting) {
        return "/practice/exams/sit/" + sitting.id() + "." + sign(sitting.id());
    }

    private String sign(String id) {
        return signer.sign("exam sitting " + id).substring(0, SIGN);
    }

    /** A second that has begun is one that is left: the page must not call an end that the server does not know yet. */
    private static long seconds(long millis) {
        return (millis + 999) / 1000;
    }

    /** How many seconds are left, or that there is a result: an open page asks, since the server may have been out of order. */
    private void time(Context context) {
        Seat seat = seat(context);
        boolean over = seat.sitting().result().isPresent();
        long left = over ? 0 : seconds(desk.left(seat.exam(), seat.sitting()));
        context.header("Cache-Control", "no-store").json(Map.of("left", left, "over", over));
    }

    /** A sitting and its exam. */
    private record Seat(Examination exam, Sitting sitting) {}

    /** Whose sitting it is. Candidates are counted each by his sitting, once its link is right: a hall has one router. */
    private Seat seat(Context context) {
        String secret = context.pathParam("secret");
        int dot = secret.indexOf('.');
        String id = dot < 0 ? "" : secret.substring(0, dot);
        byte[] right = (id + "." + sign(id)).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(right, secret.getBytes(StandardCharsets.UTF_8))) {
            throw limits.guessed(context, Rejection.notFound());
        }
        limits.take(RateLimit.WORK, "sitting " + id);
        Sitting sitting = store.sitting(id).orElseThrow(Rejection::notFound);
        Examination exam = store.exam(sitting.exam()).orElseThrow(Rejection::notFound);
        return new Seat(exam, desk.settled(exam, sitting));
    }

    /**
     * Where a candidate is.
     *
     * @param here the address of the sitting
     * @param number the question, from 1
     * @param left how many seconds there are
     * @param answered by question, whether it was answered
     */
    public record Place(
            Examination exam, String candidate, String here, int number, long left, List<Boolean> answered) {
        public int count() {
            return answered.size();
        }

        public int given() {
            return (int) answered.stream().filter(each -> each).count();
        }

        public String to(int question) {
            return here + "?q=" + question;
        }
    }

    /**
     * A question: one of the two kinds.
     *
     * @param given what was answered so far about a figure
     * @param line what was answered so far about a mate
     */
    public record Asked(
            Place place,
            Optional<PracticePages.Asked> ruling,
            GivenAnswer given,
            Optional<Mate> mate,
            String line,
            String problem) {}

    /** A mate to be found. */
    public record Mate(String fen, int moves, boolean checksOnly) {}

    private void sit(Context context) {
        Seat seat = seat(context);
        if (seat.sitting().result().isPresent()) {
            context.redirect(
                    "/practice/exams/results/" + seat.sitting().result().get(), HttpStatus.SEE_OTHER);
            return;
        }
        int number = number(context.queryParam("q"), seat.sitting());
        if (number == 0) {
            pages.show(context, OVERVIEW, place(seat, 0));
        } else {
            show(context, seat, number, "");
        }
    }

    /** The question, or 0 for the overview. */
    private static int number(@Nullable String text, Sitting sitting) {
        if (text == null || !text.matches("\\d{1,3}")) {
            return text == null ? 1 : 0;
        }
        int number = Integer.parseInt(text);
        return number <= sitting.items().size() ? number : 0;
    }

    private Place place(Seat seat, int number) {
        List<Boolean> answered = new ArrayList<>();
        for (int i = 1; i <= seat.sitting().items().size(); i++) {
            answered.add(seat.sitting().answers().containsKey(i));
        }
        return new Place(
                seat.exam(),
                seat.sitting().candidate(),
                address(seat.sitting()),
                number,
                seconds(desk.left(seat.exam(), seat.sitting())),
                answered);
    }

    private void show(Context context, Seat seat, int number, String problem) {
        Locale locale = Visitor.of(context).locale();
        ExamItem item = seat.sitting().items().get(number - 1);
        Place place = place(seat, number);
        String stored =
                Optional.ofNullable(seat.sitting().answers().get(number)).orElse("");
        Optional<PracticePages.Asked> ruling = marking.ruling(item)
                .map(question -> new PracticePages.Asked(
                        library.edition(question.figure().edition()).orElseThrow(),
                        RulingView.of(library, question.figure(), question.ruling(), locale),
                        question.difficulty(),
                        number,
                        place.count(),
                        new PracticePages.Points(0, 0),
                        place.to(number),
                        Optional.empty()));
        Optional<Mate> mate = marking.mate(item)
                .map(puzzle -> new Mate(Fen.write(puzzle.position()), puzzle.moves(), puzzle.checksOnly()));
        GivenAnswer given = ExamMarking.given(ruling.isPresent() ? stored : "");
        pages.show(context, QUESTION, new Asked(place, ruling, given, mate, mate.isPresent() ? stored : "", problem));
    }

    /** A candidate who wants something stored; counted by the sitting, as above. */
    private Seat writing(Context context) {
        Seat seat = seat(context);
        limits.take(RateLimit.WRITE, "sitting " + seat.sitting().id());
        return seat;
    }

    private void answer(Context context) {
        Seat seat = writing(context);
        int number = number(context.queryParam("q"), seat.sitting());
        if (number == 0) {
            throw Rejection.notFound();
        }
        boolean quietly = "1".equals(context.formParam("quiet"));
        if (seat.sitting().result().isPresent()) {
            if (quietly) {
                throw Rejection.conflict(WORDS.message("sit.over"));
            }
            context.redirect(
                    "/practice/exams/results/" + seat.sitting().result().get(), HttpStatus.SEE_OTHER);
            return;
        }
        ExamItem item = seat.sitting().items().get(number - 1);
        Optional<Question> question = marking.ruling(item);
        Optional<String> problem = Optional.empty();
        if (question.isPresent()) {
            store.answer(seat.sitting(), number, ExamMarking.written(PracticePages.read(context, question.get())));
        } else {
            Puzzle puzzle = marking.mate(item).orElseThrow(Rejection::notFound);
            String line =
                    Optional.ofNullable(context.formParam("line")).orElse("").strip();
            problem = problem(puzzle, line, Visitor.of(context).locale());
            if (problem.isEmpty()) {
                store.answer(seat.sitting(), number, line);
            }
        }
        if (problem.isPresent()) {
            context.status(HttpStatus.UNPROCESSABLE_CONTENT);
            show(context, seat, number, problem.get());
        } else if (quietly) {
            context.status(HttpStatus.NO_CONTENT);
        } else {
            context.redirect(
                    place(seat, number).to(number < seat.sitting().items().size() ? number + 1 : 0),
                    HttpStatus.SEE_OTHER);
        }
    }

    /** Why a line cannot be read; whether it is right is nobody's business before the end. */
    private static Optional<String> problem(Puzzle puzzle, String line, Locale locale) {
        if (line.length() > LONGEST_LINE) {
            return Optional.of(WORDS.text(locale, "sit.line.long", LONGEST_LINE));
        }
        try {
            MoveReader.readAll(puzzle.position(), line);
            return Optional.empty();
        } catch (NotationException e) {
            return Optional.of(e.message(locale));
        }
    }

    private void finish(Context context) {
        Seat seat = writing(context);
        Sitting sitting =
                seat.sitting().result().isPresent() ? seat.sitting() : desk.finish(seat.exam(), seat.sitting());
        context.redirect("/practice/exams/results/" + sitting.result().orElseThrow(), HttpStatus.SEE_OTHER);
    }
}
