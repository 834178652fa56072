package org.chuhe.server.event.view;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.chuhe.documents.card.LinkCard;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.EventState;
import org.chuhe.server.event.log.EventView;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.text.Language;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.TeamKind;

/**
 * Somebody's visit to the pages of a tournament.
 *
 * @param tag what pages compare to learn whether they are out of date
 * @param view what he may see of it
 * @param rights what he may do there
 */
public record EventVisit(String id, EventState state, String tag, EventView view, EventRights rights, Visitor visitor) {
    public static final Messages WORDS = Messages.beside(EventVisit.class);

    public static EventVisit of(Context context, EventDesk desk) {
        String id = context.pathParam("id");
        EventState state = desk.state(id);
        Visitor visitor = Visitor.of(context);
        EventRights rights = visitor.account()
                .map(account -> desk.rights(id, state, account))
                .orElse(EventRights.NONE);
        return new EventVisit(
                id,
                state,
                desk.tag(id, state.seq()),
                rights.seesAll() ? state.whole() : state.published(),
                rights,
                visitor);
    }

    /** The visit of somebody who only watches, whoever he is. */
    public static EventVisit spectator(EventDesk desk, String id, Visitor visitor) {
        EventState state = desk.state(id);
        return new EventVisit(id, state, desk.tag(id, state.seq()), state.published(), EventRights.NONE, visitor);
    }

    /** Whether he runs it. */
    public boolean organiser() {
        return rights.runs();
    }

    /** Whether he may do that now; in an event that is over nobody does anything. */
    public boolean may(DeedKind kind) {
        return rights.may(kind) && !state.facts().closed();
    }

    public Locale locale() {
        return visitor.locale();
    }

    /** Times as they are written about it. */
    public TimeText times(TimeText usual) {
        return state.facts().zone().map(TimeText::new).orElse(usual);
    }

    public String say(String key, Object... arguments) {
        return WORDS.text(locale(), key, arguments);
    }

    public Event event() {
        return view.event();
    }

    /** Shows a page about the tournament. */
    public void show(Pages pages, Context context, View view, Object model) {
        View titled = view.titled(WORDS.message("title", view.title(), event().name()));
        pages.show(context, titled.passedOn(preview(context.path())), model);
    }

    /** What a link to a page about it shows elsewhere. Addresses that go further down may hold somebody's key. */
    private Preview preview(String page) {
        return new Preview(
                event().name(),
                String.join(" · ", facts()),
                page.split("/").length <= 4 ? page : "/events/" + id,
                "/events/" + id + "/card.png?lang=" + Language.of(locale()).code(),
                false);
    }

    /** What a link to its boards shows elsewhere: the boards themselves, in a frame. */
    public Preview boards(String query) {
        return new Preview(
                say("title", say("tab.boards"), event().name()),
                String.join(" · ", facts()),
                "/events/" + id + "/boards?" + query,
                "/events/" + id + "/card.png?lang=" + Language.of(locale()).code(),
                true,
                Optional.of("/events/" + id + "/boards/embed?" + query));
    }

    /** The picture for that. */
    public LinkCard card() {
        return new LinkCard(Optional.empty(), event().name(), facts(), say("card.foot"));
    }

    public EventHead head(Context context, String tab) {
        return head(tab, Flash.take(context, id), rest -> "/events/" + id + rest, List.of(), false);
    }

    /** The head of a page that is only read. */
    public EventHead still(String tab, UnaryOperator<String> links, List<EventHead.Twin> twins, boolean games) {
        return head(tab, new Flash("", false), links, twins, games);
    }

    private EventHead head(
            String tab, Flash flash, UnaryOperator<String> links, List<EventHead.Twin> twins, boolean games) {
        boolean still = !twins.isEmpty();
        List<EventHead.Tab> tabs = tabs(still, games).stream()
                .map(one -> new EventHead.Tab(one.key(), links.apply(one.href())))
                .toList();
        return new EventHead(
                id,
                state.seq(),
                tag,
                event().name(),
                facts(),
                tabs,
                tab,
                rights,
                state.facts().closed(),
                flash,
                still ? Optional.empty() : nextStep(links),
                links,
                twins);
    }

    /** Registering, pairing, publishing, recording, and again; in the end the final table and closing. */
    private Optional<EventHead.NextStep> nextStep(UnaryOperator<String> links) {
        int last = state.event().roundsPaired();
        boolean finished = state.event().rounds().stream().allMatch(Round::finished);
        if (state.facts().closed()) {
            return Optional.empty();
        }
        if (state.event().entrants().size() < 2) {
            return step(CommandKind.ENTER, "enter", links.apply("/players"));
        }
        if (last > state.facts().published()) {
            return step(ServerDeed.Kind.PUBLISH, "publish", links.apply(""), last);
        }
        if (!finished) {
            return step(
                    CommandKind.RESULTS,
                    "record",
                    links.apply("/entry"),
                    last,
                    view.report().finishedGames(last),
                    view.report().games(last));
        }
        return view.report().complete()
                ? step(ServerDeed.Kind.CLOSE, "close", links.apply("/standings"))
                : step(CommandKind.PAIR, "pair", links.apply("/pair"), last + 1);
    }

    /** For whoever may take it. */
    private Optional<EventHead.NextStep> step(DeedKind kind, String key, String href, Object... arguments) {
        return may(kind) ? Optional.of(new EventHead.NextStep(key, href, arguments)) : Optional.empty();
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
        String format = rules.format().label().in(locale());
        boolean fixed = rules.rounds() > 0 && rules.format().pairsByScore();
        facts.add(fixed ? say("facts.rounds", format, rules.rounds()) : format);
        facts.add(
                say(teams ? "facts.teams" : "facts.players", event().entrants().size()));
        Stream.of(event().programme().dates(), event().programme().place())
                .filter(text -> !text.isEmpty())
                .forEach(facts::add);
        return facts;
    }

    private List<EventHead.Tab> tabs(boolean still, boolean games) {
        List<EventHead.Tab> tabs = new ArrayList<>();
        tabs.add(tab("pairings", ""));
        if (rights.may(CommandKind.RESULTS)) {
            tabs.add(tab("entry", "/entry"));
        }
        if (!still && state.facts().here().isPresent()) {
            tabs.add(tab("boards", "/boards"));
        }
        tabs.add(tab("standings", "/standings"));
        tabs.add(tab("cross", "/cross"));
        if (scheduled()) {
            tabs.add(tab("schedule", "/schedule"));
        }
        if (hasBracket()) {
            tabs.add(tab("bracket", "/bracket"));
        }
        tabs.add(tab("players", "/players"));
        if (games) {
            tabs.add(tab("games", "/games"));
        }
        if (rated()) {
            tabs.add(tab("ratings", "/ratings"));
        }
        if (!event().regulations().prizes().prizes().isEmpty()) {
            tabs.add(tab("prizes", "/prizes"));
        }
        if (!event().appeals().isEmpty() || rights.may(CommandKind.APPEAL)) {
            tabs.add(tab("appeals", "/appeals"));
        }
        tabs.add(tab("info", "/info"));
        tabs.add(still ? tab("log", "/log") : tab("hall", "/hall"));
        if (rights.may(CommandKind.UNDO)) {
            tabs.add(tab("log", "/log"));
        }
        if (organiser()) {
            tabs.add(tab("settings", "/settings"));
        }
        return tabs;
    }

    /** Whether an event says anything of ratings. */
    public boolean rated() {
        return !event().regulations().norms().isEmpty()
                || event().players().stream().anyMatch(player -> player.rating() > 0)
                || event().teams().stream()
                        .flatMap(team -> team.members().stream())
                        .anyMatch(member -> member.rating() > 0);
    }

    /** Whether all rounds are known before the first (附录一). */
    public boolean scheduled() {
        return event().regulations().format().hasSchedule()
                && event().entrants().size() > 1;
    }

    public boolean hasBracket() {
        return event().regulations().format().isBracket()
                || view.tournament().bracketStage().isPresent();
    }

    private static EventHead.Tab tab(String key, String rest) {
        return new EventHead.Tab(key, rest);
    }
}
