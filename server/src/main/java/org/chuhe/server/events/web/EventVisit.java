package org.chuhe.server.events.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.chuhe.server.events.log.EventDesk;
import org.chuhe.server.events.log.EventState;
import org.chuhe.server.events.log.EventView;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.server.web.Visitor;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;

/**
 * Somebody's visit to the pages of a tournament.
 *
 * @param tag what pages compare to learn whether they are out of date
 * @param view what he may see of it
 * @param organiser whether he runs it
 */
record EventVisit(String id, EventState state, String tag, EventView view, boolean organiser, Visitor visitor) {
    static final Messages WORDS = Messages.beside(EventVisit.class);

    static EventVisit of(Context context, EventDesk desk) {
        String id = context.pathParam("id");
        EventState state = desk.state(id);
        Visitor visitor = Visitor.of(context);
        boolean organiser =
                visitor.account().filter(account -> desk.runs(id, account)).isPresent();
        return new EventVisit(
                id,
                state,
                desk.tag(id, state.seq()),
                organiser ? state.whole() : state.published(),
                organiser,
                visitor);
    }

    Locale locale() {
        return visitor.locale();
    }

    String say(String key, Object... arguments) {
        return WORDS.text(locale(), key, arguments);
    }

    Event event() {
        return view.event();
    }

    /** Shows a page about the tournament. */
    void show(Site site, Context context, View view, Object model) {
        site.pages().show(context, view.titled(WORDS.message("title", view.title(), event().name())), model);
    }

    EventHead head(Context context, String tab) {
        return new EventHead(
                id,
                state.seq(),
                tag,
                event().name(),
                facts(),
                tabs(),
                tab,
                organiser,
                state.facts().closed(),
                Flash.take(context, id));
    }

    /** What kind of event it is, in a few words each. */
    List<String> facts() {
        Regulations rules = event().regulations();
        boolean teams = rules.forTeams();
        List<String> facts = new ArrayList<>();
        facts.add(say(
                rules.teams().kind() == TeamKind.NONE
                        ? "kind.individual"
                        : "kind." + rules.teams().kind().code()));
        String format = say("format." + rules.format().code());
        facts.add(rules.rounds() > 0 ? say("facts.rounds", format, rules.rounds()) : format);
        facts.add(
                say(teams ? "facts.teams" : "facts.players", event().entrants().size()));
        if (!view.facts().date().isEmpty()) {
            facts.add(view.facts().date());
        }
        if (!view.facts().place().isEmpty()) {
            facts.add(view.facts().place());
        }
        return facts;
    }

    private List<EventHead.Tab> tabs() {
        List<EventHead.Tab> tabs = new ArrayList<>();
        tabs.add(tab("pairings", ""));
        if (organiser) {
            tabs.add(tab("entry", "/entry"));
        }
        tabs.add(tab("standings", "/standings"));
        tabs.add(tab("cross", "/cross"));
        if (hasBracket()) {
            tabs.add(tab("bracket", "/bracket"));
        }
        tabs.add(tab("players", "/players"));
        tabs.add(tab("hall", "/hall"));
        if (organiser) {
            tabs.add(tab("log", "/log"));
            tabs.add(tab("settings", "/settings"));
        }
        return tabs;
    }

    private boolean hasBracket() {
        Format format = event().regulations().format();
        return format == Format.KNOCKOUT
                || format == Format.DOUBLE_ELIMINATION
                || view.tournament().bracketStage().isPresent();
    }

    private EventHead.Tab tab(String key, String rest) {
        return new EventHead.Tab(key, "/events/" + id + rest);
    }
}
