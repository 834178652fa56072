package org.chuhe.server.event.pages;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.PairingOrders;
import org.chuhe.server.event.api.EventRequests;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.view.EventHead;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.Proposals;
import org.chuhe.server.event.view.ShownRound;
import org.chuhe.server.platform.auth.Signer;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Team;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.report.Seat;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;

/** How a round comes about: its pairing, looked at before it is made, and the line-ups of teams. */
public final class RoundPages {
    private static final Messages WORDS = EventVisit.WORDS;
    private static final View PAIR = View.of("events/pair.jte", WORDS, "pair.title", "event.js");
    private static final View LINEUPS = View.of("events/lineups.jte", WORDS, "lineups.title");

    private final SiteAddress address;
    private final Signer signer;
    private final Pages pages;
    private final EventDesk desk;

    public RoundPages(SiteAddress address, Signer signer, Pages pages, EventDesk desk) {
        this.address = address;
        this.signer = signer;
        this.pages = pages;
        this.desk = desk;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/events/{id}/pair", this::pair, Access.PLAYER, RateLimit.WORK);
        routes.get("/events/{id}/lineups", this::lineUps, Access.PLAYER);
    }

    /** Somebody who can be chosen in a form. */
    public record Choice(int no, String name) {}

    /**
     * The next round, to be looked at before it is made.
     *
     * @param fixed what the arbiter fixed, as "7-3"
     * @param giveUp the rules he can give up, and whether he does
     */
    public record Pair(
            EventHead head,
            Proposals.Shown shown,
            List<String> fixed,
            int bye,
            List<GiveUp> giveUp,
            List<Choice> choices,
            int unfinished,
            List<Level> levels) {}

    /** The tables of a round whose bracket matches are level. */
    public record Level(int round, List<RoundBoards.Encounter> encounters) {}

    /** A rule that can be given up. */
    public record GiveUp(String code, boolean chosen) {}

    private void pair(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.PAIR);
        Fields fields = Fields.of(context.queryParamMap());
        PairingOrder order = order(fields);
        List<String> swap = fields.texts("swap");
        if (swap.size() == 2) {
            PairingOrder swapped =
                    Proposals.swapped(visit, order, Part.number(swap.get(0), 0), Part.number(swap.get(1), 0));
            context.redirect("/events/" + visit.id() + "/pair" + PairingOrders.query(swapped), HttpStatus.SEE_OTHER);
            return;
        }
        int next = visit.event().roundsPaired() + 1;
        List<Choice> choices = visit.event().entrants().stream()
                .filter(e -> e.attendance().takesPart(next))
                .map(e -> new Choice(e.no(), e.name()))
                .toList();
        int unfinished = (int) visit.event().rounds().stream()
                .flatMap(Round::games)
                .filter(g -> !g.result().finished())
                .count();
        visit.show(
                pages,
                context,
                PAIR,
                new Pair(
                        visit.head(context, "pairings"),
                        Proposals.of(visit, order),
                        order.pairs().stream()
                                .map(p -> p.red() + "-" + p.black())
                                .toList(),
                        order.bye(),
                        Relaxation.BY_ARBITER.stream()
                                .map(r -> new GiveUp(r.code(), order.givenUp().contains(r)))
                                .toList(),
                        choices,
                        unfinished,
                        levels(visit)));
    }

    private static List<Level> levels(EventVisit visit) {
        return visit.event().rounds().stream()
                .map(round -> new Level(
                        round.number(),
                        RoundBoards.of(visit.view(), round).stream()
                                .filter(RoundBoards.Encounter::level)
                                .toList()))
                .filter(level -> !level.encounters().isEmpty())
                .toList();
    }

    /** A pair that is chosen in two fields, Red and Black, joins those fixed before. */
    private static PairingOrder order(Fields fields) {
        PairingOrder order = PairingOrders.read(fields);
        int red = fields.number("red", 0);
        int black = fields.number("black", 0);
        if (red == 0 || black == 0) {
            return order;
        }
        List<FixedPair> pairs = new ArrayList<>(order.pairs());
        pairs.add(new FixedPair(red, black));
        return new PairingOrder(pairs, order.bye(), order.givenUp());
    }

    /**
     * A team's line-up in a round.
     *
     * @param slip "open" until its captain hands one in, then "sealed", then "opened" (11.3)
     * @param captain the link of its captain
     */
    public record LineUp(
            RoundBoards.Encounter encounter,
            int team,
            String name,
            List<String> members,
            List<Integer> seated,
            boolean played,
            String slip,
            String captain) {}

    /**
     * All line-ups of a round.
     *
     * @param chosen whether teams choose who plays (11.2, 11.3)
     * @param sealed whether one is still sealed
     */
    public record LineUps(
            EventHead head, int round, List<Integer> rounds, List<LineUp> teams, boolean chosen, boolean sealed) {}

    private void lineUps(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.LINEUP);
        int wanted = Part.number(context.queryParam("round"), visit.view().lastRound());
        Round round = visit.event().round(wanted).orElseThrow(Rejection::notFound);
        if (!visit.event().regulations().forTeams()) {
            throw Rejection.notFound();
        }
        List<LineUp> teams = new ArrayList<>();
        for (RoundBoards.Encounter encounter : RoundBoards.of(visit.view(), round)) {
            teams.add(lineUp(context, visit, round, encounter, encounter.first()));
            teams.add(lineUp(context, visit, round, encounter, encounter.second()));
        }
        visit.show(
                pages,
                context,
                LINEUPS,
                new LineUps(
                        visit.head(context, "entry"),
                        wanted,
                        ShownRound.numbers(visit),
                        teams,
                        CaptainPages.chooses(visit.event().regulations().teams().kind()),
                        teams.stream().anyMatch(team -> team.slip().equals("sealed"))));
    }

    private LineUp lineUp(Context context, EventVisit visit, Round round, RoundBoards.Encounter encounter, Seat side) {
        Entrant entrant = visit.view().entrant(side.no()).orElseThrow(Rejection::notFound);
        List<String> members = entrant instanceof Team team
                ? team.members().stream().map(m -> m.name()).toList()
                : List.of();
        List<Integer> seated = round.table(encounter.table()).orElseThrow().games().stream()
                .map(g -> g.red() == side.no() ? g.redMember() : g.blackMember())
                .limit(visit.event().regulations().teams().boards())
                .toList();
        boolean played = encounter.boards().stream().anyMatch(RoundBoards.Board::finished);
        String slip = round.slips().stream()
                .filter(s -> s.team() == side.no())
                .map(s -> s.opened() ? "opened" : "sealed")
                .findFirst()
                .orElse("open");
        String captain = entrant instanceof Team team
                ? PublicPages.address(address, context, visit.id()) + "/captain/"
                        + CaptainPages.key(signer, visit.id(), team)
                : "";
        return new LineUp(encounter, side.no(), side.name(), members, seated, played, slip, captain);
    }
}
