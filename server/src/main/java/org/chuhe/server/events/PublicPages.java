package org.chuhe.server.events;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.Cookie;
import io.javalin.http.Handler;
import io.javalin.http.HttpStatus;
import io.javalin.http.SameSite;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import org.chuhe.core.text.Messages;
import org.chuhe.documents.tournament.EventSheets;
import org.chuhe.documents.tournament.Sheet;
import org.chuhe.server.identity.Account;
import org.chuhe.server.identity.Role;
import org.chuhe.server.web.Access;
import org.chuhe.server.web.Failure;
import org.chuhe.server.web.Limits;
import org.chuhe.server.web.Site;
import org.chuhe.server.web.View;
import org.chuhe.server.web.Visitor;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Format;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.team.MemberScores;
import tools.jackson.databind.JsonNode;

/** What everybody can read about tournaments. */
public final class PublicPages {
    private static final Messages WORDS = Messages.beside(PublicPages.class);
    private static final View LIST = View.of("events/list.jte", WORDS, "list.title");
    private static final View PAIRINGS = View.of("events/pairings.jte", WORDS, "tab.pairings", "event.js");
    private static final View STANDINGS = View.of("events/standings.jte", WORDS, "tab.standings", "event.js");
    private static final View CROSS = View.of("events/cross.jte", WORDS, "tab.cross", "event.js");
    private static final View BRACKET = View.of("events/bracket.jte", WORDS, "tab.bracket", "event.js");
    private static final View PLAYERS = View.of("events/players.jte", WORDS, "tab.players", "event.js");
    private static final View CARD = View.of("events/card.jte", WORDS, "tab.players", "event.js");
    private static final View PRINT = View.of("events/print.jte", WORDS, "print.title");
    private static final View HALL = View.of("events/hall.jte", WORDS, "tab.hall", "hall.js");
    private static final String ME = "chuhe_me";
    private static final int ROUNDS_BESIDE = 5;
    private static final int MONTH = 30 * 24 * 3600;

    private final Site site;
    private final EventStore store;
    private final EventDesk desk;

    PublicPages(Site site, EventStore store, EventDesk desk) {
        this.site = site;
        this.store = store;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        get(routes, "/events", this::list);
        get(routes, "/events/{id}", this::pairings);
        get(routes, "/events/{id}/standings", this::standings);
        get(routes, "/events/{id}/cross", this::cross);
        get(routes, "/events/{id}/bracket", this::bracket);
        get(routes, "/events/{id}/players", this::players);
        get(routes, "/events/{id}/players/{no}", this::card);
        get(routes, "/events/{id}/me/{no}", this::me);
        get(routes, "/events/{id}/hall", this::hall);
        get(routes, "/events/{id}/print", this::print);
        get(routes, "/events/{id}/qr.svg", this::qr);
        get(routes, "/events/{id}/files/{file}", this::file);
    }

    private static void get(RoutesConfig routes, String path, Handler handler) {
        routes.get(path, Events.sensible(handler), Access.EVERYONE);
    }

    private void show(Context context, View view, Look look, Object model) {
        site.pages()
                .show(
                        context,
                        view.titled(WORDS.message(
                                "title", view.title(), look.event().name())),
                        model);
    }

    /** A tournament in the list. */
    public record Listed(String id, String name, List<String> facts, String state) {}

    /** The list, by what is going on. */
    public record Listing(List<Listed> running, List<Listed> coming, List<Listed> past, boolean mayCreate) {}

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
        site.pages().show(context, LIST, new Listing(running, coming, past, mayCreate));
    }

    private static Listed listed(EventStore.Listed one, Visitor visitor) {
        JsonNode summary = one.summary();
        List<String> facts = new ArrayList<>();
        String format =
                WORDS.text(visitor.locale(), "format." + summary.path("format").asString(""));
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

    /**
     * A round.
     *
     * @param draft whether everybody may see it yet
     * @param mine the table of whoever is looking, if that is known
     * @param next the round that can be paired now; 0 = none
     * @param table the standings, which phones show below
     */
    public record Pairings(
            EventHead head,
            int round,
            List<Integer> rounds,
            List<Boards.Encounter> encounters,
            List<String> byes,
            List<String> eliminated,
            String begins,
            boolean byScore,
            boolean draft,
            boolean published,
            boolean untouched,
            int filled,
            int boards,
            Optional<Mine> mine,
            int next,
            Optional<Tables.Shown> table) {}

    /** Where somebody sits: the table (0 = free), the side, the opponent. */
    public record Mine(int no, String name, int table, String label, String side, String opponent, String unit) {}

    private void pairings(Context context) {
        Look look = Look.of(context, desk);
        int last = look.view().lastRound();
        int wanted = number(context.queryParam("round"), last);
        Optional<Round> round = look.event().round(wanted);
        if (round.isEmpty() && last > 0) {
            throw Failure.notFound();
        }
        List<Boards.Encounter> encounters =
                round.map(r -> Boards.of(look.view(), r)).orElse(List.of());
        long filled = encounters.stream()
                .flatMap(e -> e.boards().stream())
                .filter(Boards.Board::finished)
                .count();
        long boards = encounters.stream().mapToLong(e -> e.boards().size()).sum();
        boolean played =
                round.stream().flatMap(Round::games).anyMatch(g -> g.result().played());
        show(
                context,
                PAIRINGS,
                look,
                new Pairings(
                        look.head(context, "pairings"),
                        wanted,
                        rounds(look.view()),
                        encounters,
                        names(look, round.map(Round::byes).orElse(List.of())),
                        names(look, round.map(Round::eliminated).orElse(List.of())),
                        look.state().facts().time(wanted).begins(),
                        look.event().regulations().format().pairsByScore(),
                        wanted > look.state().facts().published(),
                        last <= look.state().facts().published(),
                        wanted == last && last > 0 && !played,
                        (int) filled,
                        (int) boards,
                        mine(context, look, encounters, round),
                        look.organiser() && !look.state().facts().closed() ? last + 1 : 0,
                        look.view().lastResult() == 0
                                ? Optional.empty()
                                : Tables.of(look).stream()
                                        .filter(table -> table.id().equals("standings"))
                                        .findFirst()));
    }

    static List<Integer> rounds(EventView view) {
        return view.event().rounds().stream().map(Round::number).toList();
    }

    private static List<String> names(Look look, List<Integer> numbers) {
        return numbers.stream().map(look.view()::name).toList();
    }

    static int number(String text, int otherwise) {
        return text != null && text.matches("\\d{1,6}") ? Integer.parseInt(text) : otherwise;
    }

    /** Whoever said who he is, or whose account has the name of an entrant. */
    private static Optional<Entrant> self(Context context, Look look) {
        String cookie = context.cookie(ME);
        String said = cookie == null ? "" : cookie;
        return look.event().entrants().stream()
                .filter(e -> key(e).equals(said))
                .findFirst()
                .or(() -> look.visitor()
                        .account()
                        .flatMap(account -> look.event().entrants().stream()
                                .filter(e -> e.name().equals(account.name()))
                                .findFirst()));
    }

    /** Numbers change when lots are drawn; names do not. */
    private static String key(Entrant entrant) {
        return Base64.getUrlEncoder()
                .withoutPadding()
                .encodeToString((entrant.name() + "\n" + entrant.unit()).getBytes(StandardCharsets.UTF_8));
    }

    private void me(Context context) {
        Look look = Look.of(context, desk);
        String value = look.view()
                .entrant(number(context.pathParam("no"), 0))
                .map(PublicPages::key)
                .orElse("");
        context.cookie(new Cookie(
                ME, value, "/events/" + look.id(), value.isEmpty() ? 0 : MONTH, false, true, null, SameSite.LAX));
        context.redirect("/events/" + look.id(), HttpStatus.SEE_OTHER);
    }

    private static Optional<Mine> mine(
            Context context, Look look, List<Boards.Encounter> encounters, Optional<Round> round) {
        return self(context, look).flatMap(self -> {
            for (Boards.Encounter encounter : encounters) {
                if (encounter.involves(self.no())) {
                    Boards.Side other = encounter.first().no() == self.no() ? encounter.second() : encounter.first();
                    String side = encounter.boards().get(0).red().no() == self.no() ? "red" : "black";
                    return Optional.of(new Mine(
                            self.no(),
                            self.name(),
                            encounter.table(),
                            Integer.toString(encounter.table()),
                            side,
                            other.name(),
                            other.unit()));
                }
            }
            boolean free = round.filter(r -> r.byes().contains(self.no())).isPresent();
            return Optional.of(new Mine(self.no(), self.name(), 0, "", free ? "bye" : "none", "", ""));
        });
    }

    /** The tables. */
    public record Standings(
            EventHead head,
            List<Tables.Shown> tables,
            String article,
            boolean over,
            int after,
            List<Integer> rounds,
            List<CrossRows.Line> cross) {}

    private void standings(Context context) {
        Look look = Look.of(context, desk);
        show(
                context,
                STANDINGS,
                look,
                new Standings(
                        look.head(context, "standings"),
                        Tables.of(look),
                        look.event().regulations().ranking().article(),
                        look.view().over(),
                        look.view().lastResult(),
                        rounds(look.view()),
                        fits(look) ? CrossRows.of(look.view()) : List.of()));
    }

    /** Whether the cross table has room beside the standings. */
    private static boolean fits(Look look) {
        return look.event().regulations().format().pairsByScore()
                && !look.event().regulations().forTeams()
                && look.view().lastRound() <= ROUNDS_BESIDE;
    }

    /** The cross table round by round, or each against each. */
    public record Cross(EventHead head, List<Integer> rounds, List<CrossRows.Line> lines, Optional<Sheet> matrix) {}

    private void cross(Context context) {
        Look look = Look.of(context, desk);
        boolean matrix = look.event().regulations().format() == Format.ROUND_ROBIN;
        show(
                context,
                CROSS,
                look,
                new Cross(
                        look.head(context, "cross"),
                        rounds(look.view()),
                        matrix ? List.of() : CrossRows.of(look.view()),
                        matrix
                                ? Optional.of(new EventSheets(look.view().tournament(), look.locale()).crossTable())
                                : Optional.empty()));
    }

    /** The bracket. */
    public record BracketPage(EventHead head, List<BracketPicture.Tree> trees) {}

    private void bracket(Context context) {
        Look look = Look.of(context, desk);
        show(context, BRACKET, look, new BracketPage(look.head(context, "bracket"), BracketPicture.of(look)));
    }

    /** An entrant in the list. */
    public record Entered(int no, String name, String detail, int rating, int seed, String state) {}

    /**
     * Who takes part.
     *
     * @param begun whether the first round is paired
     * @param open whether entries are still possible
     */
    public record Players(
            EventHead head,
            List<Entered> entrants,
            boolean teams,
            boolean begun,
            boolean open,
            int boards,
            int substitutes) {}

    private void players(Context context) {
        Look look = Look.of(context, desk);
        boolean teams = look.event().regulations().forTeams();
        boolean open = look.organiser()
                && !look.state().facts().closed()
                && (!look.event().begun()
                        || (look.event().regulations().format().pairsByScore()
                                && look.event().stages().isEmpty()));
        show(
                context,
                PLAYERS,
                look,
                new Players(
                        look.head(context, "players"),
                        look.event().entrants().stream()
                                .map(e -> listed(e, look))
                                .toList(),
                        teams,
                        look.event().begun(),
                        open,
                        look.event().regulations().teams().boards(),
                        look.event().regulations().teams().substitutes()));
    }

    private static Entered listed(Entrant entrant, Look look) {
        String state = entrant.attendance().withdrawn()
                ? look.say("entrant.withdrawn", entrant.attendance().lastRound())
                : entrant.attendance().firstRound() > 1
                        ? look.say("entrant.late", entrant.attendance().firstRound())
                        : "";
        return new Entered(
                entrant.no(), entrant.name(), detail(entrant, look), entrant.rating(), entrant.seed(), state);
    }

    private static String detail(Entrant entrant, Look look) {
        return entrant instanceof Team team
                ? String.join(
                        look.say("list.separator"),
                        team.members().stream().map(m -> m.name()).toList())
                : entrant.unit();
    }

    /** A value of a criterion. */
    public record Value(String name, String value) {}

    /** A member of a team with what he did. */
    public record MemberLine(int board, String name, int rating, int games, int points) {}

    /** Somebody's card. */
    public record Card(
            EventHead head,
            int no,
            String name,
            String unit,
            int rating,
            int seed,
            String state,
            int place,
            int points,
            List<Value> values,
            List<CrossRows.Round> rounds,
            List<MemberLine> members,
            Entrant entrant,
            int lastRound) {}

    private void card(Context context) {
        Look look = Look.of(context, desk);
        int no = number(context.pathParam("no"), 0);
        Entrant entrant = look.view().entrant(no).orElseThrow(Failure::notFound);
        List<Value> values = new ArrayList<>();
        look.view()
                .standings()
                .row(no)
                .ifPresent(row -> row.values()
                        .forEach((criterion, value) ->
                                values.add(new Value(criterion.label().text(look.locale()), value.toString()))));
        show(
                context,
                CARD,
                look,
                new Card(
                        look.head(context, "players"),
                        no,
                        entrant.name(),
                        entrant instanceof Player ? entrant.unit() : "",
                        entrant.rating(),
                        entrant.seed(),
                        listed(entrant, look).state(),
                        look.view().lastResult() == 0 ? 0 : look.view().place(no),
                        look.view().points(no),
                        values,
                        CrossRows.line(look.view(), no).rounds(),
                        members(entrant, look),
                        entrant,
                        look.view().lastRound()));
    }

    private static List<MemberLine> members(Entrant entrant, Look look) {
        List<MemberLine> lines = new ArrayList<>();
        if (entrant instanceof Team team) {
            List<MemberScores.Line> scores = MemberScores.of(look.event());
            for (int i = 1; i <= team.members().size(); i++) {
                int board = i;
                Optional<MemberScores.Line> score = scores.stream()
                        .filter(s -> s.team() == team.no() && s.member() == board)
                        .findFirst();
                lines.add(new MemberLine(
                        i,
                        team.members().get(i - 1).name(),
                        team.members().get(i - 1).rating(),
                        score.map(MemberScores.Line::games).orElse(0),
                        score.map(MemberScores.Line::points).orElse(0)));
            }
        }
        return lines;
    }

    private void hall(Context context) {
        Look look = Look.of(context, desk);
        // The hall sees what everybody sees, whoever has opened the page.
        Look published = new Look(look.id(), look.state(), look.state().published(), false, look.visitor());
        show(context, HALL, published, Hall.of(published, address(context, look.id())));
    }

    /** The address people type. */
    private String address(Context context, String id) {
        String base = site.settings().url();
        return (base.isEmpty() ? context.scheme() + "://" + context.host() : base) + "/events/" + id;
    }

    private void qr(Context context) {
        Look look = Look.of(context, desk);
        context.header("Cache-Control", "public, max-age=3600");
        context.contentType("image/svg+xml").result(QrPicture.of(address(context, look.id())));
    }

    /** What can be downloaded. */
    public record Print(EventHead head, List<Integer> rounds, boolean bracket, String address) {}

    private void print(Context context) {
        Look look = Look.of(context, desk);
        show(
                context,
                PRINT,
                look,
                new Print(
                        look.head(context, "print"),
                        rounds(look.view()),
                        look.view().tournament().bracketStage().isPresent(),
                        address(context, look.id())));
    }

    private void file(Context context) {
        site.limits().take(Limits.Kind.WORK, context);
        Look look = Look.of(context, desk);
        String name = context.pathParam("file");
        EventFiles.File file = new EventFiles(look).file(name);
        context.header("Content-Disposition", "inline; filename=\"" + name + "\"");
        context.header("Cache-Control", "no-store");
        context.contentType(file.type()).result(file.content());
    }
}
