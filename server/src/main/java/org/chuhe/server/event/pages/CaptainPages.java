package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.event.actions.ActionReader;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Flash;
import org.chuhe.server.event.view.Said;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.regulations.TeamKind;
import tools.jackson.databind.json.JsonMapper;

/**
 * Where captains hand in their line-ups, sealed until both are there (2011 rules, 11.3). A captain has a link of his team's
 * own; nobody needs an account for that.
 */
public final class CaptainPages {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View CAPTAIN = View.of("events/captain.jte", WORDS, "captain.title");
    private static final int LENGTH = 22;

    private final Signer signer;
    private final Pages pages;
    private final RateLimits limits;
    private final JsonMapper json;
    private final EventDesk desk;

    public CaptainPages(Signer signer, Pages pages, RateLimits limits, JsonMapper json, EventDesk desk) {
        this.signer = signer;
        this.pages = pages;
        this.limits = limits;
        this.json = json;
        this.desk = desk;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/captain/{key}", this::show, Access.EVERYONE);
        routes.post("/events/{id}/captain/{key}", this::handIn, Access.EVERYONE);
    }

    /** The secret of a team's link. Names, since numbers change when lots are drawn. */
    static String key(Signer signer, String event, Team team) {
        return signer.sign("captain " + event + "\n" + team.name()).substring(0, LENGTH);
    }

    /** Whether teams of this kind choose who plays. */
    static boolean chooses(TeamKind kind) {
        return kind == TeamKind.FREE_ORDER || kind == TeamKind.SUBSTITUTES;
    }

    private Team team(Context context, EventVisit visit) {
        byte[] shown = context.pathParam("key").getBytes(StandardCharsets.UTF_8);
        return visit.state().event().teams().stream()
                .filter(team ->
                        MessageDigest.isEqual(key(signer, visit.id(), team).getBytes(StandardCharsets.UTF_8), shown))
                .findFirst()
                .orElseThrow(() -> limits.guessed(context, Rejection.notFound(WORDS.message("captain.unknown"))));
    }

    /** The last round that everybody can see. */
    private static Optional<Round> round(EventVisit visit) {
        int last = visit.state().published().lastRound();
        return visit.state().event().round(last);
    }

    /**
     * What a captain sees.
     *
     * @param opponent empty = his team does not play
     * @param members the whole list
     * @param seated who plays, by places in the list: what he has handed in, else as it stands
     * @param state "open", "sealed" (he may still hand in another), "opened" or "played"
     */
    public record Slip(
            EventHead head,
            String address,
            int team,
            String name,
            int round,
            String opponent,
            List<String> members,
            List<Integer> seated,
            String state) {}

    private void show(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Team team = team(context, visit);
        Optional<Round> round = round(visit);
        Optional<Match> match = round.flatMap(r -> r.matchOf(team.no()));
        Optional<LineUpSlip> slip = round.flatMap(
                r -> r.slips().stream().filter(s -> s.team() == team.no()).findFirst());
        int boards = visit.event().regulations().teams().boards();
        List<Integer> standing = match.map(m -> m.games().stream()
                        .map(game -> game.red() == team.no() ? game.redMember() : game.blackMember())
                        .limit(boards)
                        .toList())
                .orElse(List.of());
        boolean played = match.filter(
                        m -> m.games().stream().anyMatch(game -> game.result().finished()))
                .isPresent();
        context.header("Cache-Control", "no-store");
        visit.show(
                pages,
                context,
                CAPTAIN,
                new Slip(
                        visit.head(context, "pairings"),
                        context.path(),
                        team.no(),
                        team.name(),
                        round.map(Round::number).orElse(0),
                        match.map(m -> visit.view().name(m.opponentOf(team.no())))
                                .orElse(""),
                        team.members().stream().map(member -> member.name()).toList(),
                        slip.map(LineUpSlip::members).orElse(standing),
                        played
                                ? "played"
                                : slip.map(s -> s.opened() ? "opened" : "sealed")
                                        .orElse("open")));
    }

    private void handIn(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Team team = team(context, visit);
        // By team, which the key names: captains hand in together, in one hall.
        limits.take(RateLimit.WRITE, "captain " + visit.id() + " " + team.no());
        int round = round(visit).map(Round::number).orElseThrow(Rejection::notFound);
        Fields fields = Fields.of(context, json);
        try {
            EventDesk.Done done =
                    desk.perform(visit.id(), "", EventDesk.ANY, ActionReader.handIn(round, team.no(), fields));
            Flash.leave(context, visit.id(), Said.notices(visit, done), false);
        } catch (Rejection e) {
            Flash.refuse(context, visit, e);
        }
        context.redirect(context.path(), HttpStatus.SEE_OTHER);
    }
}
