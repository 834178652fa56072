package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.List;
import org.chuhe.server.event.api.EventRequests;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.Passes;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventRights;
import org.chuhe.server.event.log.ServerDeed;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Flash;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.RateLimits;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.server.platform.share.QrPicture;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Round;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Boards that are played here: players' passes, and the start of a round's clocks. */
public final class BoardPages {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View PASSES = View.of("events/passes.jte", WORDS, "passes.title");

    private final SiteAddress address;
    private final Pages pages;
    private final RateLimits limits;
    private final EventDesk desk;
    private final LiveBoards boards;
    private final Passes passes;

    public BoardPages(
            SiteAddress address, Pages pages, RateLimits limits, EventDesk desk, LiveBoards boards, Passes passes) {
        this.address = address;
        this.pages = pages;
        this.limits = limits;
        this.desk = desk;
        this.boards = boards;
        this.passes = passes;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/passes", this::passes, Access.PLAYER, RateLimit.WORK);
        routes.get("/events/{id}/pass/{pass}", this::show, Access.EVERYONE);
        routes.post("/events/{id}/start", this::start, Access.PLAYER, RateLimit.WRITE);
        routes.get("/api/events/{id}/passes", this::passesAsJson, Access.PLAYER);
        routes.post("/api/events/{id}/start", this::startAsJson, Access.PLAYER, RateLimit.WRITE);
    }

    /** Somebody's pass. */
    public record Pass(Passes.Bearer bearer, String link, String qr) {}

    /**
     * Everybody's passes, to be printed and cut, or scanned from the screen.
     *
     * @param here whether the boards are played on this site
     * @param onlyHere whether no phone can reach the address that the codes lead to
     */
    public record PassesPage(EventHead head, List<Pass> passes, boolean here, boolean onlyHere, String address) {}

    private List<Pass> all(Context context, EventVisit visit) {
        return Passes.bearers(visit.event()).stream()
                .map(bearer -> {
                    String link = link(context, visit, bearer);
                    return new Pass(bearer, link, QrPicture.of(link));
                })
                .toList();
    }

    private String link(Context context, EventVisit visit, Passes.Bearer bearer) {
        return PublicPages.address(address, context, visit.id()) + "/pass/" + passes.of(visit.id(), bearer);
    }

    private void passes(Context context) {
        EventVisit visit = withPasses(EventVisit.of(context, desk));
        context.header("Cache-Control", "no-store");
        visit.show(
                pages,
                context,
                PASSES,
                new PassesPage(
                        visit.head(context, "players"),
                        all(context, visit),
                        visit.state().facts().here().isPresent(),
                        address.isOnlyHere(context),
                        address.of(context)));
    }

    /** Whoever has a pass can sit down as that player, so that to see them is a right apart. */
    private static EventVisit withPasses(EventVisit visit) {
        if (!visit.rights().handsOutPasses()) {
            throw EventRights.refused();
        }
        return visit;
    }

    private void passesAsJson(Context context) {
        EventVisit visit = withPasses(EventVisit.of(context, desk));
        ObjectNode answer = JsonNodeFactory.instance.objectNode();
        ArrayNode list = answer.putArray("passes");
        for (Passes.Bearer bearer : Passes.bearers(visit.event())) {
            list.addObject()
                    .put("no", bearer.no())
                    .put("name", bearer.name())
                    .put("unit", bearer.unit())
                    .put("link", link(context, visit, bearer));
        }
        context.header("Cache-Control", "no-store").json(answer);
    }

    /** Somebody shows his pass: this browser knows him from now on. A hall does it at once, so the limit is that of the pass. */
    private void show(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        String pass = context.pathParam("pass");
        if (passes.bearer(visit.id(), visit.state().event(), pass).isEmpty()) {
            throw limits.guessed(context, Rejection.notFound(WORDS.message("pass.unknown")));
        }
        limits.take(RateLimit.WRITE, "pass " + pass);
        PassCookie.keep(context, visit.id(), pass);
        context.redirect("/events/" + visit.id(), HttpStatus.SEE_OTHER);
    }

    private EventVisit startRound(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), ServerDeed.Kind.CLOCK);
        Round round = visit.state()
                .published()
                .event()
                .round(visit.state().published().lastRound())
                .orElseThrow(() -> Rejection.conflict(WORDS.message("boards.none")));
        boards.start(visit.id(), round);
        return visit;
    }

    private void start(Context context) {
        EventVisit visit = startRound(context);
        Flash.leave(context, visit.id(), visit.say("boards.started"), false);
        context.redirect("/events/" + visit.id(), HttpStatus.SEE_OTHER);
    }

    private void startAsJson(Context context) {
        EventVisit visit = startRound(context);
        context.json(JsonNodeFactory.instance
                .objectNode()
                .put("round", visit.state().published().lastRound()));
    }
}
