package org.chuhe.server.training.exams;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.security.SecureRandom;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.chuhe.eventfiles.Sheet;
import org.chuhe.eventfiles.SheetCsv;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.auth.Token;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.rulebook.FigureRulings;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.text.Messages;

/** What an organiser does: makes an exam, hands out its link, sees who sat it. */
public final class OrganiserExams {
    private static final Messages WORDS = Messages.beside(OrganiserExams.class);
    private static final View LIST = View.of("practice/exams/list.jte", WORDS, "title");
    private static final View EXAM = View.of("practice/exams/exam.jte", WORDS, "title");
    private static final int MOST_OWN = 200;
    private static final int MOST_EXTRA = 60;
    /** Nobody reads a position and finds the answer faster, question after question. */
    private static final int QUICK_SECONDS = 10;

    private static final int SHOWN_OF_BROWSER = 12;

    private final SiteAddress address;
    private final Accounts accounts;
    private final Signer signer;
    private final Pages pages;
    private final Clock clock;
    private final SecureRandom random;
    private final TimeText times;
    private final ExamStore store;
    private final ExamDesk desk;
    private final Library library;
    private final FigureRulings rulings;

    OrganiserExams(
            SiteAddress address,
            Accounts accounts,
            Signer signer,
            Pages pages,
            Clock clock,
            SecureRandom random,
            TimeText times,
            ExamStore store,
            ExamDesk desk,
            Library library,
            FigureRulings rulings) {
        this.address = address;
        this.accounts = accounts;
        this.signer = signer;
        this.pages = pages;
        this.clock = clock;
        this.random = random;
        this.times = times;
        this.store = store;
        this.desk = desk;
        this.library = library;
        this.rulings = rulings;
    }

    void routes(RoutesConfig routes) {
        routes.get("/practice/exams", this::list, Access.ORGANISER);
        routes.post("/practice/exams", this::create, Access.ORGANISER, RateLimit.WRITE);
        routes.get("/practice/exams/{id}", this::exam, Access.ORGANISER);
        routes.post("/practice/exams/{id}", this::change, Access.ORGANISER, RateLimit.WRITE);
        routes.get("/practice/exams/{id}/results.csv", this::table, Access.ORGANISER);
    }

    /** All exams of an organiser, and the form for another. */
    public record Listing(List<Examination> exams, List<LibraryEdition> editions) {}

    private void list(Context context) {
        String owner = Visitor.of(context).member().id();
        pages.show(context, LIST, new Listing(store.of(owner), library.editions()));
    }

    private void create(Context context) {
        Account account = Visitor.of(context).member();
        if (store.madeBy(account.id()) >= MOST_OWN) {
            throw Rejection.conflict(WORDS.message("bad.exams", MOST_OWN));
        }
        ExamChoice choice = new ExamChoice(
                library,
                rulings,
                name -> Optional.ofNullable(context.formParam(name)).orElse(""));
        Examination exam =
                choice.read(Token.id(random), Token.id(random), account.id(), random.nextDouble(), clock.millis());
        store.add(exam);
        context.redirect("/practice/exams/" + exam.id(), HttpStatus.SEE_OTHER);
    }

    /**
     * A candidate who sat, or sits.
     *
     * @param seconds how long, once it is over
     * @param browser a short name for the browser, or the account's name
     * @param doubts keys of the words that say why the organiser should look at it
     * @param result what came of it, once it is over
     */
    public record Sat(
            String candidate,
            String started,
            int answered,
            long seconds,
            String browser,
            List<String> doubts,
            Optional<ExamResult> result) {
        /** As minutes and seconds. */
        public String duration() {
            return String.format(Locale.ROOT, "%d:%02d", seconds / 60, seconds % 60);
        }
    }

    /** The link of one candidate. */
    public record OwnLink(String name, String link) {}

    /**
     * An exam.
     *
     * @param link what candidates are given, if all have the same
     * @param links what each is given, if they are named
     * @param zone in which times are written
     */
    public record Model(
            Examination exam,
            LibraryEdition edition,
            String link,
            List<OwnLink> links,
            List<Sat> sat,
            boolean revealed,
            String zone) {}

    private void exam(Context context) {
        Examination exam = own(context);
        String join = address.of(context) + "/practice/exams/join/";
        List<OwnLink> links = IntStream.range(0, exam.names().size())
                .mapToObj(i -> new OwnLink(exam.names().get(i), join + SittingPages.ownCode(signer, exam, i)))
                .toList();
        LibraryEdition edition = library.edition(exam.edition()).orElseThrow();
        pages.show(
                context,
                EXAM.titled(WORDS.message("literal", exam.title())),
                new Model(exam, edition, join + exam.code(), links, sat(exam), store.isRevealed(exam), times.name()));
    }

    private Examination own(Context context) {
        Examination exam = store.exam(context.pathParam("id")).orElseThrow(Rejection::notFound);
        Account account = Visitor.of(context).member();
        if (!exam.owner().equals(account.id()) && !account.may(Role.ADMIN)) {
            throw Rejection.notFound();
        }
        return exam;
    }

    /** Everybody; whose time is over has finished by being looked at. */
    private List<Sat> sat(Examination exam) {
        List<Sitting> sittings = store.sittings(exam.id()).stream()
                .map(each -> desk.settled(exam, each))
                .toList();
        Map<String, Long> browsers =
                sittings.stream().collect(Collectors.groupingBy(Sitting::browser, Collectors.counting()));
        List<Sat> all = new ArrayList<>();
        for (Sitting sitting : sittings) {
            long seconds = sitting.finished().stream()
                    .map(finished -> (finished - sitting.started()) / 1000)
                    .findFirst()
                    .orElse(0);
            all.add(new Sat(
                    sitting.candidate(),
                    times.minute(Instant.ofEpochMilli(sitting.started())),
                    sitting.answers().size(),
                    seconds,
                    accounts.byId(sitting.browser()).map(Account::name).orElseGet(() -> shortened(sitting.browser())),
                    doubts(sitting, seconds, browsers.getOrDefault(sitting.browser(), 0L)),
                    sitting.result().flatMap(store::result).map(SignedResult::result)));
        }
        return all;
    }

    private static String shortened(String browser) {
        return browser.substring(0, Math.min(browser.length(), SHOWN_OF_BROWSER));
    }

    /** Why a sitting deserves a second look: it says nothing against the candidate yet. */
    private static List<String> doubts(Sitting sitting, long seconds, long sameBrowser) {
        List<String> doubts = new ArrayList<>();
        if (sameBrowser > 1 && !sitting.browser().isEmpty()) {
            doubts.add("doubt.browser");
        }
        int answered = sitting.answers().size();
        if (sitting.finished().isPresent() && answered > 0 && seconds < (long) answered * QUICK_SECONDS) {
            doubts.add("doubt.quick");
        }
        return doubts;
    }

    private void change(Context context) {
        Examination exam = own(context);
        switch (Optional.ofNullable(context.formParam("do")).orElse("")) {
            case "close" -> store.open(exam.id(), false);
            case "open" -> store.open(exam.id(), true);
            case "time" -> store.giveTime(exam.id(), minutes(context));
            default -> throw Rejection.notFound();
        }
        context.redirect("/practice/exams/" + exam.id(), HttpStatus.SEE_OTHER);
    }

    private static int minutes(Context context) {
        String text = Optional.ofNullable(context.formParam("minutes")).orElse("");
        if (text.matches("\\d{1,3}") && Integer.parseInt(text) >= 1 && Integer.parseInt(text) <= MOST_EXTRA) {
            return Integer.parseInt(text);
        }
        throw Rejection.unusable(WORDS.message("bad.minutes", 1, MOST_EXTRA));
    }

    private void table(Context context) {
        Examination exam = own(context);
        List<Sheet.Column> columns = List.of(
                        "name", "started", "time", "browser", "doubts", "points", "possible", "percent", "passed", "id")
                .stream()
                .map(key -> new Sheet.Column(WORDS.text(Visitor.of(context).locale(), "csv." + key), Sheet.Kind.TEXT))
                .toList();
        List<Sheet.Line> lines = new ArrayList<>();
        for (Sat sat : sat(exam)) {
            lines.add(new Sheet.Line(cells(sat, context), false, Set.of()));
        }
        Sheet sheet = new Sheet("exam", exam.title(), exam.title(), columns, lines, List.of());
        // Spreadsheets take a file without this mark for one in the machine's own encoding.
        context.contentType("text/csv; charset=utf-8")
                .header("Content-Disposition", "attachment; filename=\"exam.csv\"")
                .header("Cache-Control", "no-store")
                .result("\uFEFF" + SheetCsv.of(sheet));
    }

    private static List<String> cells(Sat sat, Context context) {
        Locale locale = Visitor.of(context).locale();
        String doubts =
                sat.doubts().stream().map(key -> WORDS.text(locale, key)).collect(Collectors.joining("; "));
        return sat.result()
                .map(result -> List.of(
                        sat.candidate(),
                        sat.started(),
                        sat.duration(),
                        sat.browser(),
                        doubts,
                        String.valueOf(result.points()),
                        String.valueOf(result.possible()),
                        String.valueOf(result.percent()),
                        WORDS.text(locale, result.passed() ? "passed" : "failed"),
                        result.id()))
                .orElseGet(
                        () -> List.of(sat.candidate(), sat.started(), "", sat.browser(), doubts, "", "", "", "", ""));
    }
}
