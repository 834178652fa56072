package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.documents.exam.ExamPaper;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.jobs.Jobs;
import org.chuhe.server.platform.jobs.WorkQueue;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.Figure;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.training.mates.PuzzleShelf;
import org.chuhe.text.Messages;

/**
 * A result for whoever has its address, which stands on the paper: as a page that says whether the signature holds, on
 * paper, and as the signed text itself. The key to check it elsewhere is everybody's.
 */
public final class ResultPages implements AutoCloseable {
    private static final Messages WORDS = Messages.beside(ResultPages.class);
    private static final View RESULT = View.of("practice/exams/result.jte", WORDS, "result.title");

    private final SiteAddress address;
    private final Pages pages;
    private final TimeText times;
    private final ExamStore store;
    private final ExamDesk desk;
    private final Library library;
    private final WorkQueue queue;

    ResultPages(
            SiteAddress address,
            Pages pages,
            Jobs jobs,
            TimeText times,
            ExamStore store,
            ExamDesk desk,
            Library library) {
        this.address = address;
        this.pages = pages;
        this.times = times;
        this.store = store;
        this.desk = desk;
        this.library = library;
        this.queue = jobs.queue("exam-papers", new WorkQueue.Capacity(1, 1, 40, 400, 60));
    }

    void routes(RoutesConfig routes) {
        routes.get("/practice/exams/key", this::key, Access.EVERYONE, RateLimit.WORK);
        routes.get("/practice/exams/results/{id}", this::result, Access.EVERYONE, RateLimit.WORK);
        routes.get("/practice/exams/results/{id}/{file}", this::file, Access.EVERYONE, RateLimit.WORK);
    }

    @Override
    public void close() {
        queue.close();
    }

    /**
     * A result.
     *
     * @param holds whether the signature does
     * @param revealed whether points and figures of each question are shown, and the papers with them
     */
    public record Model(ExamPaper paper, boolean holds, boolean revealed) {}

    private void result(Context context) {
        SignedResult signed = signed(context);
        pages.show(
                context,
                RESULT,
                new Model(
                        paper(context, signed, Visitor.of(context).locale()),
                        desk.key().hasSigned(signed),
                        isRevealed(context)));
    }

    /** Once the exam is closed; to its organiser before. */
    private boolean isRevealed(Context context) {
        Examination exam = store.examOfResult(context.pathParam("id")).orElseThrow(Rejection::notFound);
        return store.isRevealed(exam)
                || Visitor.of(context)
                        .account()
                        .filter(account -> account.id().equals(exam.owner()))
                        .isPresent();
    }

    private SignedResult signed(Context context) {
        return store.result(context.pathParam("id")).orElseThrow(Rejection::notFound);
    }

    private ExamPaper paper(Context context, SignedResult signed, Locale locale) {
        ExamResult result = signed.result();
        List<ExamPaper.Row> rows = new ArrayList<>();
        for (ExamResult.Line line : result.lines()) {
            rows.add(new ExamPaper.Row(
                    WORDS.text(locale, "kind." + line.item().kind().code()),
                    about(line.item(), locale),
                    line.points(),
                    line.possible()));
        }
        return new ExamPaper(
                result.id(),
                result.title(),
                RuleBooks.byId(result.edition())
                        .map(book -> book.title().in(locale))
                        .orElse(result.edition()),
                result.candidate(),
                times.minute(result.started()),
                times.minute(result.finished()),
                result.minutes(),
                result.interruptions().stream()
                        .map(pause -> inWords(pause, locale))
                        .toList(),
                result.points(),
                result.possible(),
                result.percent(),
                result.passMark(),
                result.passed(),
                rows,
                address.of(context) + "/practice/exams/results/" + result.id(),
                signed.signature(),
                desk.key().fingerprint());
    }

    private String inWords(ExamResult.Pause pause, Locale locale) {
        long seconds =
                Duration.between(pause.since(), pause.until()).plusMillis(500).toSeconds();
        return WORDS.text(
                locale,
                "result.interruption",
                times.second(pause.since()),
                times.second(pause.until()),
                seconds / 60,
                seconds % 60);
    }

    private String about(ExamItem item, Locale locale) {
        Optional<String> figure = library.figure(item.id()).map(Figure::label).map(label -> label.in(locale));
        return figure.or(() -> PuzzleShelf.load()
                        .puzzle(item.id())
                        .map(puzzle -> WORDS.text(locale, "about.mate", puzzle.moves(), puzzle.grade())))
                .orElse(item.id());
    }

    private void file(Context context) {
        SignedResult signed = signed(context);
        if (!isRevealed(context)) {
            throw Rejection.conflict(WORDS.message("result.later"));
        }
        String name = "exam-" + signed.result().id();
        switch (context.pathParam("file")) {
            case "result.pdf" -> {
                Locale locale = Visitor.of(context).locale();
                ExamPaper paper = paper(context, signed, locale);
                AsyncAnswer.send(
                        context,
                        queue.submit(AsyncAnswer.asker(context), () -> paper.pdf(locale)),
                        pdf -> context.contentType("application/pdf")
                                .header("Content-Disposition", "inline; filename=\"" + name + ".pdf\"")
                                .result(pdf));
            }
            case "result.txt" ->
                context.contentType("text/plain; charset=utf-8")
                        .header("Content-Disposition", "attachment; filename=\"" + name + ".txt\"")
                        .result(signed.text());
            case "result.sig" ->
                context.contentType("text/plain; charset=utf-8")
                        .header("Content-Disposition", "attachment; filename=\"" + name + ".sig\"")
                        .result(signed.signature() + "\n");
            default -> throw Rejection.notFound();
        }
    }

    private void key(Context context) {
        context.contentType("text/plain; charset=utf-8").result(desk.key().pem());
    }
}
