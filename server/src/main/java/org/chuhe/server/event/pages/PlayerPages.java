package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventView;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.Withdrawal;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Cookies;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.model.Attendance;
import org.chuhe.tournament.model.Departure;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Player;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.pairing.FieldAdvice;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.rating.RatingLine;
import org.chuhe.tournament.rating.Ratings;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.team.MemberScores;

/** Who takes part: the list, everybody's card, and the reader himself. */
public final class PlayerPages {
    /** With fewer nobody needs to be told how many rounds are usual. */
    private static final int SMALLEST_FIELD = 4;

    private static final Messages WORDS = EventVisit.WORDS;
    static final View PLAYERS = View.of("events/players.jte", WORDS, "tab.players", "event.js");
    static final View CARD = View.of("events/card.jte", WORDS, "tab.players", "event.js");
    private static final String ME = "chuhe_me";
    private static final int MONTH = 30 * 24 * 3600;

    private final SiteAddress address;
    private final Signer signer;
    private final Pages pages;
    private final EventDesk desk;
    private final LiveBoards boards;

    public PlayerPages(SiteAddress address, Signer signer, Pages pages, EventDesk desk, LiveBoards boards) {
        this.boards = boards;
        this.address = address;
        this.signer = signer;
        this.pages = pages;
        this.desk = desk;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/players", this::players, Access.EVERYONE);
        routes.get("/events/{id}/players/{no}", this::card, Access.EVERYONE);
        routes.get("/events/{id}/me/{no}", this::me, Access.EVERYONE);
    }

    /** Whoever said who he is, or whose account has the name of an entrant. */
    static Optional<Entrant> self(Context context, EventVisit visit) {
        String cookie = context.cookie(ME);
        String said = cookie == null ? "" : cookie;
        return visit.event().entrants().stream()
                .filter(e -> key(e).equals(said))
                .findFirst()
                .or(() -> visit.visitor()
                        .account()
                        .flatMap(account -> visit.event().entrants().stream()
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
        EventVisit visit = EventVisit.of(context, desk);
        String value = visit.view()
                .entrant(Part.number(context.pathParam("no"), 0))
                .map(PlayerPages::key)
                .orElse("");
        Cookies.set(context, ME, value, "/events/" + visit.id(), value.isEmpty() ? 0 : MONTH);
        PassCookie.forget(context, visit.id());
        context.redirect("/events/" + visit.id(), HttpStatus.SEE_OTHER);
    }

    /** An entrant in the list. */
    public record Entered(
            int no,
            String name,
            String detail,
            int rating,
            int seed,
            Person person,
            List<String> groups,
            String state) {}

    /**
     * Who takes part.
     *
     * @param begun whether the first round is paired
     * @param open whether entries are still possible
     * @param titled whether somebody has a title
     * @param grouped whether somebody belongs to a category
     * @param passes whether the reader may hand out players' passes
     * @param link where players enter themselves; empty if they cannot, or the reader need not know
     * @param applications those of them whom nobody has confirmed
     */
    public record Players(
            EventHead head,
            Part<Entered> part,
            boolean teams,
            boolean begun,
            boolean open,
            boolean titled,
            boolean grouped,
            boolean passes,
            String link,
            List<FromPlayers.Application> applications,
            List<String> advice) {}

    private void players(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Part<Entered> part = Part.of(
                context,
                entrants(visit),
                (entrant, find) -> Part.about(entrant.no(), entrant.name(), find)
                        || entrant.detail().contains(find));
        String link = visit.rights().may(CommandKind.ENTER)
                        && open(visit)
                        && !visit.event().regulations().forTeams()
                ? PublicPages.address(address, context, visit.id()) + "/enter/"
                        + PlayersOwnPages.key(signer, visit.id())
                : "";
        visit.show(pages, context, PLAYERS, players(visit, visit.head(context, "players"), part, link));
    }

    static List<Entered> entrants(EventVisit visit) {
        return visit.event().entrants().stream().map(e -> listed(e, visit)).toList();
    }

    static Players players(EventVisit visit, EventHead head, Part<Entered> part, String link) {
        boolean open = visit.rights().may(CommandKind.ENTER) && open(visit);
        return new Players(
                head,
                part,
                visit.event().regulations().forTeams(),
                visit.event().begun(),
                open,
                part.items().stream().anyMatch(e -> !e.person().title().isEmpty()),
                part.items().stream().anyMatch(e -> !e.groups().isEmpty()),
                visit.rights().handsOutPasses(),
                link,
                visit.rights().may(ServerDeed.Kind.ADMIT)
                        ? visit.state().facts().players().applications()
                        : List.of(),
                visit.rights().seesAll() ? advice(visit) : List.of());
    }

    /** What the book advises on a field of this size (附录二 一.1, 一.2), as soon as there is one. */
    private static List<String> advice(EventVisit visit) {
        return visit.event().entrants().size() < SMALLEST_FIELD
                ? List.of()
                : FieldAdvice.of(visit.event()).stream()
                        .map(advice -> advice.withArticle(visit.locale()))
                        .toList();
    }

    /** Whether somebody can still be entered. */
    static boolean open(EventVisit visit) {
        return !visit.state().facts().closed()
                && (!visit.event().begun()
                        || (visit.event().regulations().format().pairsByScore()
                                && visit.event().stages().isEmpty()));
    }

    private static Entered listed(Entrant entrant, EventVisit visit) {
        return new Entered(
                entrant.no(),
                entrant.name(),
                detail(entrant, visit),
                entrant.rating(),
                entrant.seed(),
                entrant.person(),
                groups(entrant, visit),
                state(entrant, visit));
    }

    private static List<String> groups(Entrant entrant, EventVisit visit) {
        return visit.event().regulations().categories().stream()
                .filter(category -> category.holds(entrant.person(), entrant.rating()))
                .map(Category::name)
                .toList();
    }

    private static String state(Entrant entrant, EventVisit visit) {
        return entrant.attendance().withdrawn()
                ? left(entrant.attendance(), visit)
                : entrant.attendance().firstRound() > 1
                        ? visit.say("entrant.late", entrant.attendance().firstRound())
                        : "";
    }

    /** How he left: withdrawn (19.1) or expelled (18.3), and why if it was said. */
    private static String left(Attendance rounds, EventVisit visit) {
        Departure how = rounds.departure();
        String left = visit.say(
                how.expelled() ? "entrant.expelled" : how.agreed() ? "entrant.agreed" : "entrant.withdrawn",
                rounds.lastRound());
        return how.reason().isEmpty() ? left : visit.say("entrant.left.why", left, how.reason());
    }

    private static String detail(Entrant entrant, EventVisit visit) {
        return entrant instanceof Team team
                ? String.join(
                        visit.say("list.separator"),
                        team.members().stream().map(m -> m.name()).toList())
                : entrant.unit();
    }

    /** A value of a criterion. */
    public record Value(String name, String value) {}

    /** A member of a team with what he did. */
    public record MemberLine(int board, String name, int rating, int games, int points) {}

    /**
     * Where somebody stands.
     *
     * @param place 0 while there is no result
     */
    public record Ranked(int place, int points, List<Value> values) {
        static Ranked of(EventVisit visit, int no) {
            List<Value> values = new ArrayList<>();
            visit.view()
                    .report()
                    .table()
                    .row(no)
                    .ifPresent(row -> row.values()
                            .forEach((criterion, value) ->
                                    values.add(new Value(criterion.label().in(visit.locale()), value.toString()))));
            int place = visit.view().ranked() ? visit.view().place(no) : 0;
            return new Ranked(place, visit.view().points(no), values);
        }
    }

    /**
     * What his entry form says.
     *
     * @param unit of a player; a team has none
     * @param groups the categories that he belongs to
     * @param state whether he came late or left; may be empty
     */
    public record Entry(
            Entrant entrant, String unit, List<String> groups, String state, boolean withdrawn, List<Integer> missed) {}

    /**
     * Somebody's card.
     *
     * @param rating what the event did to his rating; empty without games that count
     * @param leaving what a withdrawal would do
     * @param forfeits how many games he was not there for
     */
    public record Card(
            EventHead head,
            Entry entry,
            Ranked ranked,
            Optional<RatingLine> rating,
            EventView view,
            List<Cell> rounds,
            List<MemberLine> members,
            int lastRound,
            List<String> leaving,
            List<LiveBoards.HeldAgainst> held,
            int forfeits) {
        public Entrant entrant() {
            return entry.entrant();
        }
    }

    private void card(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        int no = Part.number(context.pathParam("no"), 0);
        Entrant entrant = visit.view().entrant(no).orElseThrow(Rejection::notFound);
        List<RatingLine> ratings = entrant instanceof Player ? Ratings.of(visit.event()) : List.of();
        visit.show(
                pages,
                context,
                CARD,
                card(
                        visit,
                        visit.head(context, "players"),
                        entrant,
                        ratings,
                        boards.heldAgainst(visit.state(), visit.id(), no, visit.locale())));
    }

    static Card card(
            EventVisit visit,
            EventHead head,
            Entrant entrant,
            List<RatingLine> ratings,
            List<LiveBoards.HeldAgainst> held) {
        boolean leaves = visit.organiser()
                && visit.event().begun()
                && !entrant.attendance().withdrawn();
        Set<Integer> missed = new TreeSet<>(entrant.attendance().absences());
        missed.addAll(entrant.attendance().halfByes());
        return new Card(
                head,
                new Entry(
                        entrant,
                        entrant instanceof Player ? entrant.unit() : "",
                        groups(entrant, visit),
                        state(entrant, visit),
                        entrant.attendance().withdrawn(),
                        List.copyOf(missed)),
                Ranked.of(visit, entrant.no()),
                ratings.stream()
                        .filter(line -> line.no() == entrant.no() && line.games() > 0)
                        .findFirst(),
                visit.view(),
                visit.view().report().crossTable().rounds(entrant.no()),
                members(entrant, visit),
                visit.view().lastRound(),
                leaves ? Withdrawal.effects(visit, entrant) : List.of(),
                held,
                visit.view().forfeits(entrant.no()));
    }

    private static List<MemberLine> members(Entrant entrant, EventVisit visit) {
        List<MemberLine> lines = new ArrayList<>();
        if (entrant instanceof Team team) {
            List<MemberScores.Line> scores = MemberScores.of(visit.event());
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
}
