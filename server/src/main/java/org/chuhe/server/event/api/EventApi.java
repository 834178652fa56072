package org.chuhe.server.event.api;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.eventfiles.DeedJson;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.LogEntry;
import org.chuhe.server.event.actions.Fields;
import org.chuhe.server.event.actions.PairingOrders;
import org.chuhe.server.event.boards.LiveBoards;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.server.event.boards.RoundGames;
import org.chuhe.server.event.export.FileShelf;
import org.chuhe.server.event.log.EventDesk;
import org.chuhe.server.event.log.EventFacts;
import org.chuhe.server.event.log.EventStore;
import org.chuhe.server.event.log.FromPlayers;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.server.event.view.Part;
import org.chuhe.server.event.view.Proposals;
import org.chuhe.server.platform.config.TimeText;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.BodySize;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.EndReason;
import org.chuhe.text.Message;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.ranking.Row;
import org.chuhe.tournament.report.Cell;
import org.chuhe.tournament.report.EventReport;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Tournaments as JSON, for scripts of our pages and for other programs; described in {@code openapi.json}. */
public final class EventApi {
    private final JsonMapper json;
    private final TimeText times;
    private final EventStore store;
    private final EventDesk desk;
    private final ActionRoute actions;
    private final LiveBoards boards;
    private final FileShelf shelf;

    public EventApi(
            JsonMapper json,
            TimeText times,
            EventStore store,
            EventDesk desk,
            ActionRoute actions,
            LiveBoards boards,
            FileShelf shelf) {
        this.shelf = shelf;
        this.json = json;
        this.times = times;
        this.store = store;
        this.desk = desk;
        this.actions = actions;
        this.boards = boards;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/api/events", this::list, Access.EVERYONE);
        routes.post("/api/events", this::create, Access.ORGANISER, BodySize.FILE, RateLimit.WRITE);
        routes.get("/api/events/{id}", this::event, Access.EVERYONE);
        routes.get("/api/events/{id}/version", this::version, Access.EVERYONE);
        routes.get("/api/events/{id}/rounds/{round}", this::round, Access.EVERYONE);
        routes.get("/api/events/{id}/standings", this::standings, Access.EVERYONE);
        routes.get("/api/events/{id}/players/{no}", this::player, Access.EVERYONE);
        routes.get("/api/events/{id}/proposal", this::proposal, Access.PLAYER, RateLimit.WORK);
        routes.get("/api/events/{id}/log", this::log, Access.PLAYER);
        routes.post("/api/events/{id}/preview", this::preview, Access.PLAYER, BodySize.FILE, RateLimit.WORK);
        routes.post("/api/events/{id}/deeds/{deed}", this::action, Access.PLAYER, BodySize.FILE, RateLimit.WRITE);
    }

    private static void answer(Context context, Object body) {
        context.contentType("application/json").result(body.toString());
    }

    private static ObjectNode object() {
        return JsonNodeFactory.instance.objectNode();
    }

    private void list(Context context) {
        ObjectNode answer = object();
        ArrayNode events = answer.putArray("events");
        for (EventStore.Listed one : store.list()) {
            ObjectNode event = ((ObjectNode) one.summary()).deepCopy();
            event.put("id", one.id()).put("changed", one.changed());
            events.add(event);
        }
        answer(context, answer);
    }

    private void create(Context context) {
        String id = actions.create(context, Fields.of(context, json));
        context.status(201).header("Location", "/api/events/" + id);
        answer(context, object().put("id", id).put("seq", 1));
    }

    private void event(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        ObjectNode answer = object();
        answer.put("id", visit.id()).put("seq", visit.state().seq());
        EventFacts facts = visit.state().facts();
        answer.set("web", (visit.organiser() ? facts : facts.hearing(FromPlayers.NONE)).write());
        answer.set("event", EventDocument.of(visit.event()).tree());
        answer(context, answer);
    }

    /** Pages ask this again and again; as long as nothing has changed the answer is empty. */
    private void version(Context context) {
        String id = context.pathParam("id");
        int seq = desk.state(id).seq();
        String known = desk.tag(id, seq);
        String tag = "\"" + known + "\"";
        context.header("ETag", tag).header("Cache-Control", "no-cache");
        if (tag.equals(context.header("If-None-Match"))) {
            context.status(304);
            return;
        }
        answer(context, object().put("seq", seq).put("tag", known));
    }

    private void round(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Round round =
                visit.event().round(Part.number(context.pathParam("round"), 0)).orElseThrow(Rejection::notFound);
        answer(context, round(visit, round, boards.of(visit.id(), round)));
    }

    /** A round for other programs. */
    public static ObjectNode round(EventVisit visit, Round round, RoundGames live) {
        ObjectNode answer = object();
        answer.put("round", round.number()).put("seq", visit.state().seq());
        ArrayNode games = answer.putArray("games");
        for (RoundBoards.Encounter encounter : RoundBoards.of(visit.view(), round)) {
            for (RoundBoards.Board board : encounter.boards()) {
                ObjectNode game = game(encounter, board);
                live.at(board)
                        .ifPresent(played -> game.put("live", played.id())
                                .put("phase", played.phase().code()));
                games.add(game);
            }
        }
        round.byes().forEach(answer.putArray("byes")::add);
        answer.put("finished", round.finished());
        return answer;
    }

    private static ObjectNode game(RoundBoards.Encounter encounter, RoundBoards.Board board) {
        ObjectNode game = object();
        game.put("table", board.table()).put("game", board.game());
        game.put("red", board.red().no()).put("redName", board.red().name());
        game.put("black", board.black().no()).put("blackName", board.black().name());
        game.put("result", board.code()).put("shown", board.shown());
        if (board.reason() != EndReason.UNKNOWN) {
            game.put("reason", board.reason().code());
        }
        if (!encounter.section().isEmpty()) {
            game.put("section", encounter.section());
        }
        return game;
    }

    /** The names of the criteria stay Chinese, as terms do in all our JSON. */
    private void standings(Context context) {
        answer(context, standings(EventVisit.of(context, desk)));
    }

    /** The table for other programs. */
    public static ObjectNode standings(EventVisit visit) {
        ObjectNode answer = object();
        answer.put("seq", visit.state().seq())
                .put("after", visit.view().report().begunRounds());
        ArrayNode rows = answer.putArray("standings");
        EventReport report = visit.view().report();
        report.standings().lines().forEach(line -> rows.add(line(report, line)));
        return answer;
    }

    private static ObjectNode line(EventReport report, Row line) {
        ObjectNode one = object();
        one.put("place", line.place()).put("no", line.no()).put("name", report.name(line.no()));
        one.put("points", report.total(line));
        ObjectNode criteria = one.putObject("criteria");
        line.values().forEach((criterion, value) -> {
            String term = criterion.label().in(Locale.CHINESE);
            if (value.halves() % 2 == 0) {
                criteria.put(term, value.halves() / 2);
            } else {
                criteria.put(term, value.value());
            }
        });
        one.put(
                "decidedBy",
                line.aheadBy().map(c -> c.label().in(Locale.CHINESE)).orElse(null));
        return one;
    }

    private void player(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        int no = Part.number(context.pathParam("no"), 0);
        Entrant entrant = visit.view().entrant(no).orElseThrow(Rejection::notFound);
        ObjectNode answer = object();
        answer.put("no", no).put("name", entrant.name()).put("unit", entrant.unit());
        answer.put("rating", entrant.rating()).put("place", visit.view().place(no));
        answer.put("points", visit.view().points(no));
        answer.put("fouls", entrant.conduct().fouls())
                .put("warnings", entrant.conduct().warnings())
                .put("disqualifications", entrant.conduct().disqualifications())
                .put("forfeits", visit.view().forfeits(no));
        ArrayNode rounds = answer.putArray("rounds");
        for (Cell round : visit.view().report().crossTable().rounds(no)) {
            rounds.addObject()
                    .put("round", round.round())
                    .put("side", round.side().code())
                    .put("opponent", round.opponent())
                    .put("result", round.outcome().code())
                    .put("total", round.total());
        }
        answer(context, answer);
    }

    private void proposal(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.PAIR);
        Proposals.Shown shown = Proposals.of(visit, PairingOrders.read(Fields.of(context.queryParamMap())));
        ObjectNode answer = object();
        answer.put("round", shown.round()).put("seq", visit.state().seq());
        if (!shown.refusal().isEmpty()) {
            answer.put("refused", shown.refusal());
            shown.remedies().forEach(answer.putArray("remedies")::add);
        }
        ArrayNode games = answer.putArray("games");
        for (Proposals.Pair pair : shown.pairs()) {
            for (RoundBoards.Board board : pair.encounter().boards()) {
                games.add(game(pair.encounter(), board).put("why", String.join(" ", pair.reasons())));
            }
        }
        shown.byes().forEach(answer.putArray("byes")::add);
        ArrayNode remarks = answer.putArray("remarks");
        shown.remarks()
                .forEach(r -> remarks.addObject().put("grade", r.grade().code()).put("text", r.text()));
        answer(context, answer);
    }

    private void log(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.UNDO);
        ObjectNode answer = object();
        ArrayNode entries = answer.putArray("entries");
        int after = Part.number(context.queryParam("after"), 0);
        for (LogEntry entry : store.log(visit.id(), after)) {
            entries.addObject()
                    .put("seq", entry.seq())
                    .put("at", entry.at())
                    .put("who", desk.who(entry))
                    .put("code", entry.kind().code())
                    .put("did", desk.did(entry, visit.event()).in(visit.locale()))
                    .put("undoes", entry.undoes())
                    .set("arguments", DeedJson.arguments(entry.deed()));
        }
        answer(context, answer);
    }

    /** The body is the table itself: xlsx, or CSV in any of the usual encodings. */
    private void preview(Context context) {
        EventVisit visit = EventRequests.official(EventVisit.of(context, desk), CommandKind.IMPORT);
        AsyncAnswer.send(
                context,
                shelf.lines(
                        AsyncAnswer.asker(context),
                        visit.say("import.table"),
                        context.bodyAsBytes(),
                        visit.event().regulations().forTeams()),
                lines -> answer(context, previewed(visit, lines)));
    }

    private ObjectNode previewed(EventVisit visit, List<EntryImport.Line> lines) {
        ObjectNode answer = object();
        ArrayNode entries = answer.putArray("lines");
        List<Optional<Message>> namesakes = Namesakes.of(visit.event(), lines);
        for (int i = 0; i < lines.size(); i++) {
            EntryImport.Line line = lines.get(i);
            ObjectNode one = entries.addObject();
            one.put("line", line.line()).put("name", line.name()).put("unit", line.unit());
            one.put("rating", line.rating()).put("seed", line.seed());
            one.put("problem", line.problem().map(p -> p.in(visit.locale())).orElse(null));
            one.put("namesake", namesakes.get(i).map(n -> n.in(visit.locale())).orElse(null));
        }
        return answer;
    }

    private void action(Context context) {
        EventVisit visit = EventVisit.of(context, desk);
        Fields fields = Fields.of(context, json);
        EventDesk.Done done = actions.perform(context, visit, fields);
        ObjectNode answer = object();
        answer.put("seq", done.state().seq()).put("entry", done.entry());
        if (done.entry() > 0) {
            answer.put("at", done.at()).put("time", visit.times(times).clock(Instant.ofEpochMilli(done.at())));
        }
        ArrayNode notices = answer.putArray("notices");
        done.notices().forEach(n -> notices.add(n.withArticle(visit.locale())));
        answer.put("rounds", done.state().event().roundsPaired());
        answer(context, answer);
    }
}
