package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.PlayerActions;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.log.EventAction;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Flash;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.report.Seat;
import tools.jackson.databind.json.JsonMapper;

/**
 * What players do themselves: whoever has the organiser's link asks to enter, and whoever has shown his pass tells the
 * result of his real board. Neither changes the event before an organiser confirms it.
 */
public final class PlayersOwnPages {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View APPLY = View.of("events/apply.jte", WORDS, "apply.title");
    private static final int LENGTH = 22;

    private final Signer signer;
    private final Pages pages;
    private final RateLimits limits;
    private final JsonMapper json;
    private final EventDesk desk;
    private final Passes passes;

    public PlayersOwnPages(
            Signer signer, Pages pages, RateLimits limits, JsonMapper json, EventDesk desk, Passes passes) {
        this.signer = signer;
        this.pages = pages;
        this.limits = limits;
        this.json = json;
        this.desk = desk;
        this.passes = passes;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/enter/{key}", this::form, Access.EVERYONE);
        routes.post("/events/{id}/enter/{key}", this::apply, Access.EVERYONE);
        routes.post("/events/{id}/report", this::report, Access.EVERYONE);
    }

    /** The secret of the link by which people enter. */
    static String key(Signer signer, String event) {
        return signer.sign("enter " + event).substring(0, LENGTH);
    }

    private EventVisit invited(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        byte[] shown = context.pathParam("key").getBytes(StandardCharsets.UTF_8);
        byte[] right = key(signer, visit.id()).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(right, shown)) {
            throw limits.guessed(context, Rejection.notFound());
        }
        return visit;
    }

    /** The form; it stands open as long as somebody can be entered. Whoever has entered reads where things go on. */
    public record Apply(EventHead head, String address, boolean open, boolean entered) {}

    private void form(Context context) {
        EventVisit visit = invited(context);
        visit.show(
                pages,
                context,
                APPLY,
                new Apply(
                        visit.head(context, "players"),
                        context.path(),
                        PlayerPages.open(visit) && !visit.event().regulations().forTeams(),
                        "yes".equals(context.queryParam("entered"))));
    }

    private void apply(Context context) {
        EventVisit visit = invited(context);
        // Only with the right link: a wrong one is counted as a guess, and takes nothing from the hall.
        limits.take(RateLimit.JOIN, context);
        Fields fields = Fields.of(context, json);
        boolean entered =
                perform(context, visit, PlayerActions.apply(fields), visit.say("apply.done", fields.text("name")));
        context.redirect(context.path() + (entered ? "?entered=yes" : ""), HttpStatus.SEE_OTHER);
    }

    /** Does it, and leaves word what became of it; whether it was done. */
    private boolean perform(Context context, EventVisit visit, EventAction action, String said) {
        try {
            desk.perform(visit.id(), "", EventDesk.ANY, action);
            Flash.leave(context, visit.id(), said, false);
            return true;
        } catch (Rejection e) {
            Flash.refuse(context, visit, e);
        }
        return false;
    }

    private void report(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Passes.Bearer bearer = PassCookie.bearer(context, passes, visit.id(), visit.event())
                .orElseThrow(() -> limits.guessed(context, Rejection.forbidden(WORDS.message("report.pass"))));
        // Boards of a round end together, in one hall: the limit is that of the pass.
        limits.take(RateLimit.WRITE, "pass " + passes.of(visit.id(), bearer));
        Round round = visit.state()
                .published()
                .event()
                .round(visit.state().published().lastRound())
                .orElseThrow(Rejection::notFound);
        RoundBoards.Board board = RoundBoards.of(visit.state().published(), round).stream()
                .flatMap(encounter -> encounter.boards().stream())
                .filter(one -> !one.finished() && (sits(one.red(), bearer) || sits(one.black(), bearer)))
                .findFirst()
                .orElseThrow(() -> Rejection.conflict(WORDS.message("report.none")));
        if (visit.state().facts().here().isPresent()) {
            throw Rejection.conflict(WORDS.message("report.here"));
        }
        boolean red = sits(board.red(), bearer);
        Result result = result(Fields.of(context, json).text("result"), red);
        perform(
                context,
                visit,
                PlayerActions.report(round.number(), board.table(), board.game(), red, bearer.no(), result),
                visit.say("report.done", result.sign()));
        context.redirect("/events/" + visit.id(), HttpStatus.SEE_OTHER);
    }

    private static boolean sits(Seat seat, Passes.Bearer bearer) {
        return seat.no() == bearer.no() && seat.name().equals(bearer.name());
    }

    private static Result result(String said, boolean red) {
        return switch (said) {
            case "win" -> red ? Result.RED_WINS : Result.BLACK_WINS;
            case "loss" -> red ? Result.BLACK_WINS : Result.RED_WINS;
            case "draw" -> Result.DRAW;
            default -> throw Rejection.unusable(WORDS.message("report.what"));
        };
    }
}
