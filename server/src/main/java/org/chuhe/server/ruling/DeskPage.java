package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Supplier;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RulingException;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.documents.ruling.RulingPdf;
import org.chuhe.json.JudgeRequest;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Help;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.StillPage;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.platform.share.CardPictures;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;

/** The page of the desk, the picture on it, and the ruling on paper: each made from what the address says. */
final class DeskPage {
    private static final Messages WORDS = Messages.beside(DeskPage.class);
    private static final View VIEW = View.of("desk/desk.jte", WORDS, "desk.title", "desk.js");

    private final Pages pages;
    private final JsonMapper json;
    private final Clock clock;
    private final TimeText times;
    private final Judge judge;
    private final CardPictures cards;

    DeskPage(Pages pages, JsonMapper json, Clock clock, TimeText times, Judge judge, CardPictures cards) {
        this.pages = pages;
        this.json = json;
        this.clock = clock;
        this.times = times;
        this.judge = judge;
        this.cards = cards;
    }

    void routes(RoutesConfig routes) {
        routes.get("/desk", this::page, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
        routes.get("/desk.svg", this::picture, Access.EVERYONE, RateLimit.WORK);
        routes.get("/desk.png", this::card, Access.EVERYONE, RateLimit.WORK);
        routes.get("/desk.pdf", this::pdf, Access.EVERYONE, Help.ANSWERS, RateLimit.WORK);
    }

    /** A desk with nothing on it: what an address says is put on it by the script. */
    static StillPage still() {
        OnDesk.Read empty = OnDesk.read(Map.of());
        JsonMapper json = JsonMapper.builder().build();
        return StillPage.of("/desk", VIEW, locale -> new DeskView(empty, nothing(empty.desk()), false, locale, json));
    }

    private static Found nothing(OnDesk empty) {
        try {
            Arbiter.of(empty.book()).judge(empty.question(empty.book()).game());
            throw new IllegalStateException("a ruling on nothing");
        } catch (RulingException e) {
            return new Found(Map.of(), Optional.of(e));
        }
    }

    private static Map<String, String> asked(Context context) {
        Map<String, String> asked = new LinkedHashMap<>();
        context.queryParamMap().forEach((name, values) -> asked.put(name, values.get(0)));
        return asked;
    }

    private void page(Context context) {
        boolean arbiter = Visitor.of(context)
                .account()
                .filter(account -> account.may(Role.ARBITER))
                .isPresent();
        AsyncAnswer.send(
                context,
                view(context, asked(context), arbiter),
                model -> pages.show(context, VIEW.passedOn(model.preview()), model));
    }

    private CompletableFuture<DeskView> view(Context context, Map<String, String> asked, boolean arbiter) {
        String asker = AsyncAnswer.asker(context);
        Locale locale = Visitor.of(context).locale();
        return judge.work(asker, () -> OnDesk.read(asked))
                .thenCompose(read -> rulings(asker, read.desk(), read.desk().editions())
                        .thenApply(found -> new DeskView(read, found, arbiter, locale, this.json)));
    }

    /** What a link to a desk shows elsewhere. */
    CompletableFuture<Preview> preview(Context context, Map<String, String> asked) {
        return view(context, asked, false).thenApply(DeskView::preview);
    }

    /** The card of a link: the position that says most, and the ruling. */
    private void card(Context context) {
        Map<String, String> asked = asked(context);
        OnDesk.Read read = OnDesk.read(asked);
        cards.answerLater(
                context,
                sound(read).link("/desk"),
                86_400,
                () -> view(context, asked, false).thenApply(DeskView::card));
    }

    /**
     * What was found on a desk.
     *
     * @param rulings by edition, those that could be given
     * @param none why there is none; empty if there is
     */
    record Found(Map<String, Judge.Judged> rulings, Optional<RulingException> none) {}

    private CompletableFuture<Found> rulings(String asker, OnDesk desk, List<RuleBook> books) {
        List<Supplier<JudgeRequest>> questions = books.stream()
                .<Supplier<JudgeRequest>>map(book -> () -> desk.question(book))
                .toList();
        List<CompletableFuture<Judge.Judged>> rulings = judge.rule(asker, questions);
        return CompletableFuture.allOf(rulings.toArray(CompletableFuture[]::new))
                .handle((done, problem) -> {
                    if (problem != null && AsyncAnswer.cause(problem) instanceof RulingException none) {
                        return new Found(Map.of(), Optional.of(none));
                    }
                    if (problem != null) {
                        throw new CompletionException(AsyncAnswer.cause(problem));
                    }
                    Map<String, Judge.Judged> found = new LinkedHashMap<>();
                    rulings.forEach(
                            each -> found.put(each.join().ruling().book().id(), each.join()));
                    return new Found(found, Optional.empty());
                });
    }

    /** The board as a picture, for readers without scripts. */
    private void picture(Context context) {
        Map<String, String> asked = asked(context);
        AsyncAnswer.send(
                context,
                judge.work(AsyncAnswer.asker(context), () -> svg(asked)),
                svg -> context.header("Cache-Control", "public, max-age=86400")
                        .contentType("image/svg+xml")
                        .result(svg));
    }

    private static String svg(Map<String, String> asked) {
        OnDesk desk = sound(OnDesk.read(asked));
        return desk.picture(desk.ply() < 0 ? desk.moves().size() : desk.ply()).svg();
    }

    private static OnDesk sound(OnDesk.Read read) {
        if (read.problem().isPresent()) {
            throw Rejection.unusable(read.problem().get());
        }
        return read.desk();
    }

    /** 裁决书: the ruling on paper, with the name of the arbiter who asks for it. */
    private void pdf(Context context) {
        String asker = AsyncAnswer.asker(context);
        Map<String, String> asked = asked(context);
        Visitor visitor = Visitor.of(context);
        String arbiter = visitor.account()
                .filter(account -> account.may(Role.ARBITER))
                .map(Account::name)
                .orElse("");
        String date = times.day(clock.instant());
        CompletableFuture<byte[]> pdf = judge.work(asker, () -> sound(OnDesk.read(asked)))
                .thenCompose(desk -> pdf(asker, desk, arbiter, date, visitor.locale()));
        AsyncAnswer.send(context, pdf, bytes -> send(context, bytes));
    }

    static void send(Context context, byte[] pdf) {
        context.contentType("application/pdf")
                .header("Content-Disposition", "inline; filename=\"ruling.pdf\"")
                .header("Cache-Control", "no-store")
                .result(pdf);
    }

    CompletableFuture<byte[]> pdf(String asker, OnDesk desk, String arbiter, String date, Locale locale) {
        return rulings(asker, desk, desk.editions())
                .thenCompose(found -> judge.longWork(asker, () -> {
                    Judge.Judged own = found.rulings().get(desk.book().id());
                    if (own == null) {
                        throw found.none().orElseThrow();
                    }
                    List<Ruling> compared = new ArrayList<>();
                    found.rulings().values().forEach(each -> compared.add(each.ruling()));
                    RulingPdf paper = RulingPdf.of(own.ruling())
                            .occasion(desk.matter().occasion(arbiter, date))
                            .compared(desk.compare() ? compared : List.of());
                    int shown = desk.ply() - own.ruling().cycle().firstPly();
                    boolean inCycle = shown >= 0 && shown < own.ruling().plies().size();
                    return (inCycle ? paper.showing(shown) : paper).pdf(locale);
                }));
    }
}
