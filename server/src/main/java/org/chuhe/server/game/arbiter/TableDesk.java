package org.chuhe.server.game.arbiter;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Clock;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.chuhe.game.incident.EntryException;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.result.Authority;
import org.chuhe.game.result.Words;
import org.chuhe.game.rules.Practice;
import org.chuhe.game.state.GameState;
import org.chuhe.game.table.TableFinding;
import org.chuhe.game.table.TableReferee;
import org.chuhe.server.game.decision.Action;
import org.chuhe.server.game.decision.Commands;
import org.chuhe.server.game.decision.Decided;
import org.chuhe.server.game.decision.Decision;
import org.chuhe.server.game.decision.LiveRulings;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.decision.TableActions;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.room.GameJson;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.GameRoom;
import org.chuhe.server.game.room.Reply;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.game.store.OfficialCause;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Article;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What an arbiter's tablet asks and sends: how a table stands, what would follow, the start signal, entries. */
final class TableDesk {
    private static final Messages WORDS = Messages.beside(TableDesk.class);

    private final JsonMapper json;
    private final Clock clock;
    private final Rooms rooms;
    private final GameOfficials officials;
    private final LiveRulings rulings;

    TableDesk(JsonMapper json, Clock clock, Rooms rooms, GameOfficials officials, LiveRulings rulings) {
        this.json = json;
        this.clock = clock;
        this.rooms = rooms;
        this.officials = officials;
        this.rulings = rulings;
    }

    void routes(RoutesConfig routes) {
        routes.get("/api/tables/{id}", this::show, Access.ARBITER);
        routes.post("/api/tables/{id}/start", this::start, Access.ARBITER);
        routes.post("/api/tables/{id}/ask", this::ask, Access.ARBITER);
        routes.post("/api/tables/{id}/entries", this::enter, Access.ARBITER);
    }

    /** The room of a table, for the arbiters of that table; a game that is played on this server is none. */
    GameRoom room(Context context) {
        GameRoom room = rooms.open(context.pathParam("id")).orElseThrow(Rejection::notFound);
        if (!room.live().atBoard()) {
            throw Rejection.notFound();
        }
        if (!officials.isArbiter(room.live().table(), Visitor.of(context).member())) {
            throw Rejection.forbidden(WORDS.message("others-table"));
        }
        return room;
    }

    private void show(Context context) {
        context.json(whole(room(context).live(), Visitor.of(context)));
    }

    /** The table as the page needs it: the game, its story in the reader's language, and what time it is. */
    ObjectNode whole(LiveState live, Visitor visitor) {
        ObjectNode json = GameJson.whole(live);
        ArrayNode story = json.putArray("story");
        live.game()
                .ifPresent(state ->
                        Narrator.toTheSecond(visitor.locale()).tell(state).forEach(story::add));
        json.put("onlyEvents", live.table().agreement().terms().particulars().has(Practice.ONLY_EVENTS));
        json.put("clockBeside", live.table().agreement().terms().particulars().has(Practice.CLOCK_BESIDE));
        json.put(
                "chief",
                visitor.account()
                        .filter(account -> officials.isChief(live.table(), account))
                        .isPresent());
        json.put(
                "organiser",
                visitor.account()
                        .filter(account -> officials.isOrganiser(live.table(), account))
                        .isPresent());
        officials.protestFates(live.table(), visitor.locale()).forEach(json.putArray("protests")::add);
        json.put("moved", live.game().map(state -> state.turn().moved()).orElse(false));
        return json.put("now", clock.millis());
    }

    private void start(Context context) {
        JsonNode json = this.json.readTree(context.body());
        boolean red = json.path("red").asBoolean(true);
        boolean black = json.path("black").asBoolean(true);
        GameRoom room = room(context);
        done(room, "", (live, now) -> TableActions.begin(live, now, red, black));
        context.json(whole(room.live(), Visitor.of(context)));
    }

    private void ask(Context context) {
        JsonNode json = this.json.readTree(context.body());
        LiveState live = room(context).live();
        TableEntry entry = SentEntry.question(json).in(running(live), clock.millis());
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                finding(decide(live, entry, Optional.empty(), "")),
                finding -> context.json(found(finding, locale)));
    }

    /** What the referee says. Where a repetition has to be ruled on first no thread of the web server waits for that. */
    private CompletableFuture<TableFinding> finding(Decision decision) {
        return decision instanceof Decision.NeedsRuling needed
                ? rulings.rule(needed.question())
                        .thenCompose(given -> finding(needed.then().apply(given)))
                : CompletableFuture.completedFuture(
                        ((Decided) decision).finding().orElseThrow());
    }

    private void enter(Context context) {
        Visitor visitor = Visitor.of(context);
        SentEntry sent = SentEntry.read(this.json.readTree(context.body()));
        GameRoom room = room(context);
        Account account = visitor.member();
        boolean chief = officials.isChief(room.live().table(), account);
        boolean organiser = officials.isOrganiser(room.live().table(), account);
        String cause = OfficialCause.table(account.id()) + sent.id();
        Reply reply = done(room, cause, (live, now) -> {
            TableEntry entry = sent.in(running(live), now);
            mayDecide(chief, organiser, entry.details().by());
            return decide(live, entry, sent.overrule(), account.name());
        });
        ObjectNode json =
                reply.finding().map(finding -> found(finding, visitor.locale())).orElseGet(Json::object);
        // What came twice is known: it was answered before, and happened once.
        json.put("id", sent.id()).put("again", reply.finding().isEmpty()).put("version", reply.version());
        json.set("table", whole(room.live(), visitor));
        context.json(json);
    }

    private static Decision decide(LiveState live, TableEntry entry, Optional<Words> overruled, String by) {
        try {
            return Commands.enter(live, entry, overruled, by);
        } catch (EntryException e) {
            throw Rejection.unusable(e.words());
        }
    }

    /** Nobody takes an office that he does not hold (18.2, 18.3). */
    private static void mayDecide(boolean chief, boolean organiser, Authority by) {
        boolean may = switch (by) {
            case CHIEF_ARBITER -> chief;
            case ORGANISER -> organiser;
            default -> true;
        };
        if (!may) {
            throw Rejection.forbidden(WORDS.message("office"));
        }
    }

    private static GameState running(LiveState live) {
        return live.game().orElseThrow(() -> Rejection.conflict(WORDS.message("not-begun")));
    }

    /** What the referee says, for the page: sentences, articles, and whether it costs somebody something. */
    private static ObjectNode found(TableFinding finding, Locale locale) {
        ObjectNode json = Json.object();
        json.put("accepted", finding.refusal().isEmpty());
        json.put("grave", finding.isGrave());
        ArrayNode says = json.putArray("says");
        TableReferee.words(finding, locale).forEach(says::add);
        ArrayNode articles = json.putArray("articles");
        finding.articles().stream().map(Article::number).forEach(articles::add);
        json.put("incident", finding.entry().incident().code());
        return json;
    }

    private static Reply done(GameRoom room, String cause, Action action) {
        try {
            Reply reply = room.decide(cause, action).join();
            Optional<Refused> busy = reply.refused().filter(refused -> refused.code() == Refused.Code.BUSY);
            if (busy.isPresent()) {
                throw busy.get().rejection();
            }
            return reply;
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException problem ? problem : e;
        }
    }
}
