package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Role;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.regulations.Format;
import tools.jackson.databind.JsonNode;

/** All tournaments, by what is going on. */
public final class EventList {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View LIST = View.of("events/list.jte", WORDS, "list.title");

    private final Pages pages;
    private final EventStore store;

    public EventList(Pages pages, EventStore store) {
        this.pages = pages;
        this.store = store;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events", this::list, Access.EVERYONE);
    }

    /** A tournament in the list. */
    public record Listed(String id, String name, List<String> facts, String state) {}

    /** The list, by what is going on. */
    public record Listing(
            List<Listed> running, List<Listed> coming, List<Listed> past, boolean mayCreate, boolean member) {}

    private void list(Context context) {
        Visitor visitor = Visitor.of(context);
        List<Listed> running = new ArrayList<>();
        List<Listed> coming = new ArrayList<>();
        List<Listed> past = new ArrayList<>();
        for (EventStore.Listed one : store.list()) {
            JsonNode summary = one.summary();
            boolean over = summary.path("over").asBoolean(false);
            boolean begun = summary.path("played").asInt(0) > 0;
            (over ? past : begun ? running : coming).add(listed(one, visitor));
        }
        boolean mayCreate = visitor.account()
                .filter((Account account) -> account.may(Role.ORGANISER))
                .isPresent();
        pages.show(
                context,
                LIST,
                new Listing(running, coming, past, mayCreate, visitor.account().isPresent()));
    }

    private static Listed listed(EventStore.Listed one, Visitor visitor) {
        JsonNode summary = one.summary();
        List<String> facts = new ArrayList<>();
        String format = Coded.find(Format.class, summary.path("format").asString(""))
                .map(known -> known.label().in(visitor.locale()))
                .orElse("");
        int rounds = summary.path("rounds").asInt(0);
        facts.add(rounds > 0 ? WORDS.text(visitor.locale(), "facts.rounds", format, rounds) : format);
        facts.add(WORDS.text(
                visitor.locale(),
                summary.path("teams").asBoolean(false) ? "facts.teams" : "facts.players",
                summary.path("entrants").asInt(0)));
        for (String key : List.of("date", "place")) {
            if (!summary.path(key).asString("").isEmpty()) {
                facts.add(summary.path(key).asString(""));
            }
        }
        int played = summary.path("played").asInt(0);
        String state = summary.path("over").asBoolean(false)
                ? WORDS.text(visitor.locale(), "list.over")
                : played > 0
                        ? WORDS.text(visitor.locale(), "round", played)
                        : WORDS.text(visitor.locale(), "list.soon");
        return new Listed(one.id(), summary.path("name").asString(""), facts, state);
    }
}
