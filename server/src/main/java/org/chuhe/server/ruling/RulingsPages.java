package org.chuhe.server.ruling;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The log of decisions: arbiters add to it, everybody can read it. */
public final class RulingsPages {
    private static final Messages WORDS = Messages.beside(RulingsPages.class);
    private static final View LIST = View.of("desk/rulings.jte", WORDS, "rulings.title");
    private static final int A_PAGE = 50;
    private static final int LONGEST_NOTE = 2_000;

    private final Pages pages;
    private final JsonMapper json;
    private final TimeText times;
    private final Judge judge;
    private final DeskPage desk;
    private final RulingLog log;

    RulingsPages(Pages pages, JsonMapper json, TimeText times, Judge judge, DeskPage desk, RulingLog log) {
        this.pages = pages;
        this.json = json;
        this.times = times;
        this.judge = judge;
        this.desk = desk;
        this.log = log;
    }

    void routes(RoutesConfig routes) {
        routes.get("/rulings", this::list, Access.EVERYONE);
        routes.get("/rulings/{id}/pdf", this::pdf, Access.EVERYONE, RateLimit.WORK);
        routes.get("/api/rulings", this::listAsJson, Access.EVERYONE);
        routes.post("/api/rulings", this::add, Access.ARBITER, RateLimit.WRITE);
    }

    /**
     * What the list shows.
     *
     * @param older the address of the page after this one, or empty
     */
    public record Model(List<LoggedRuling> rulings, String older) {}

    private List<RulingLog.Entry> page(Context context) {
        String before = Optional.ofNullable(context.queryParam("before")).orElse("");
        return log.latest(A_PAGE, before.matches("\\d{1,15}") ? Long.parseLong(before) : Long.MAX_VALUE);
    }

    private void list(Context context) {
        List<RulingLog.Entry> entries = page(context);
        Locale locale = Visitor.of(context).locale();
        String older = entries.size() < A_PAGE
                ? ""
                : "/rulings?before=" + entries.get(A_PAGE - 1).created().toEpochMilli();
        pages.show(
                context,
                LIST,
                new Model(
                        entries.stream()
                                .map(entry -> LoggedRuling.of(entry, times, locale))
                                .toList(),
                        older));
    }

    private void listAsJson(Context context) {
        context.json(page(context).stream().map(RulingsPages::json).toList());
    }

    private static Map<String, Object> json(RulingLog.Entry entry) {
        Map<String, Object> json = new LinkedHashMap<>();
        json.put("id", entry.id());
        json.put("rules", entry.rules());
        json.put("fen", entry.fen());
        json.put("moves", entry.moves());
        json.put("verdict", entry.verdict());
        json.put("decision", entry.decision().code());
        json.putAll(entry.matter().told());
        json.put("note", entry.note());
        json.put("arbiter", entry.arbiter());
        json.put("created", entry.created().toString());
        json.put("desk", LoggedRuling.desk(entry).link("/desk"));
        return json;
    }

    /** A decision is logged with what the rules say of the same moves; it need not agree with them. */
    private void add(Context context) {
        Account account = Visitor.of(context).member();
        JsonNode body = this.json.readTree(context.body());
        if (!(body instanceof ObjectNode request)) {
            throw Rejection.unusable(WORDS.message("rulings.object"));
        }
        RulingLog.Decided decision = Coded.find(
                        RulingLog.Decided.class, request.path("decision").asString(""))
                .orElseThrow(() -> Rejection.unusable(WORDS.message("rulings.decision")));
        String note = request.path("note").asString("").strip();
        if (note.length() > LONGEST_NOTE) {
            throw Rejection.unusable(WORDS.message("rulings.note", LONGEST_NOTE));
        }
        Map<String, String> told = new LinkedHashMap<>();
        request.forEachEntry((name, value) -> told.put(name, value.asString("")));
        OnDesk.Read read = OnDesk.read(told);
        if (read.problem().isPresent()) {
            throw Rejection.unusable(read.problem().get());
        }
        OnDesk asked = read.desk();
        CompletableFuture<RulingLog.Entry> added = judge.rule(account.id(), () -> asked.question(asked.book()))
                .thenApply(judged -> log.add(
                        new RulingLog.Entry(
                                "",
                                asked.book().id(),
                                asked.fen(),
                                asked.movesText(),
                                judged.ruling().verdict().code(),
                                decision,
                                asked.matter(),
                                note,
                                account.name(),
                                Instant.EPOCH),
                        account.id()));
        AsyncAnswer.send(context, added, entry -> context.status(201).json(json(entry)));
    }

    /** The ruling on paper as it was logged, with the name of the arbiter who decided, and the day. */
    private void pdf(Context context) {
        RulingLog.Entry entry = log.find(context.pathParam("id")).orElseThrow(Rejection::notFound);
        String date = times.day(entry.created());
        AsyncAnswer.send(
                context,
                desk.pdf(
                        AsyncAnswer.asker(context),
                        LoggedRuling.desk(entry),
                        entry.arbiter(),
                        date,
                        Visitor.of(context).locale()),
                bytes -> DeskPage.send(context, bytes));
    }
}
