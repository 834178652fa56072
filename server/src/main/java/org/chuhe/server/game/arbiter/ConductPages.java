package org.chuhe.server.game.arbiter;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.core.Side;
import org.chuhe.game.clock.ClockScheme;
import org.chuhe.game.clock.ClockText;
import org.chuhe.game.rules.Provision;
import org.chuhe.server.game.model.Agreement;
import org.chuhe.server.game.model.BoardReference;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.GameForm;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.NewGame;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.model.Seating;
import org.chuhe.server.game.room.GameMaker;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.store.GameIndex;
import org.chuhe.server.game.store.ListedGame;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.Errors;
import org.chuhe.server.platform.http.Pages;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.View;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** The list of tables with the form for a new one, and the page of a table. */
public final class ConductPages {
    private static final Messages WORDS = Messages.beside(ConductPages.class);
    private static final View LIST = View.of("conduct/tables.jte", WORDS, "tables.title");
    private static final View TABLE = View.of("conduct/table.jte", WORDS, "table.title", "table.js");
    private static final int MOST_LISTED = 200;
    private static final int LONGEST_NAME = 60;
    private static final int MOST_EXTRA = 24 * 3600;

    private final Pages pages;
    private final GameIndex index;
    private final GameMaker maker;
    private final GameOfficials officials;
    private final TableDesk desk;

    ConductPages(Pages pages, GameIndex index, GameMaker maker, GameOfficials officials, TableDesk desk) {
        this.pages = pages;
        this.index = index;
        this.maker = maker;
        this.officials = officials;
        this.desk = desk;
    }

    void routes(RoutesConfig routes) {
        routes.get("/tables", context -> list(context, "", new GameForm(Json.object())), Access.ARBITER);
        routes.post("/tables", this::create, Access.ARBITER, RateLimit.WRITE);
        routes.get("/tables/{id}", this::table, Access.ARBITER);
    }

    /** A table in the list. */
    public record Listed(String id, String title, String red, String black, int ply) {}

    /**
     * The list.
     *
     * @param problem what was wrong with the form, or empty
     * @param form what it is filled with
     */
    public record ListModel(
            String problem, GameForm form, List<Listed> tables, List<Preset> presets, List<RuleBook> editions) {}

    private void list(Context context, String problem, GameForm form) {
        List<Listed> tables = index.forArbiters(MOST_LISTED).stream()
                .filter(row -> row.table().agreement().terms().particulars().atBoard())
                .filter(row ->
                        officials.isArbiter(row.table(), Visitor.of(context).member()))
                .map(ConductPages::listed)
                .toList();
        List<Preset> presets = Stream.of(Preset.values())
                .filter(preset -> preset != Preset.ONLINE)
                .toList();
        pages.show(context, LIST, new ListModel(problem, form, tables, presets, RuleBooks.all()));
    }

    private static Listed listed(ListedGame row) {
        return new Listed(
                row.id(),
                row.table().agreement().title(),
                row.table().seating().of(Side.RED).map(PlayerSeat::name).orElse(""),
                row.table().seating().of(Side.BLACK).map(PlayerSeat::name).orElse(""),
                row.ply());
    }

    private void create(Context context) {
        ObjectNode form = filledIn(context);
        try {
            String id = maker.create(game(context, form));
            context.redirect("/tables/" + id, HttpStatus.SEE_OTHER);
        } catch (Rejection e) {
            Errors.status(context, e);
            list(context, e.message().in(Visitor.of(context).locale()), new GameForm(form));
        }
    }

    private static ObjectNode filledIn(Context context) {
        ObjectNode json = Json.object().put("place", "board");
        Stream.of("preset", "edition", "interpretations", "red", "black", "title", "times", "calledFlags")
                .forEach(name -> field(context, name).ifPresent(text -> json.put(name, text)));
        Stream.of("onlyEvents", "clockBeside")
                .forEach(name -> json.put(name, field(context, name).isPresent()));
        json.put("touchMove", field(context, "touchMove").isPresent());
        Stream.of(
                        "lateMinutes",
                        "limitRounds",
                        "reversedMinutes",
                        "displacedRounds",
                        "offersAhead",
                        "extraRed",
                        "extraBlack")
                .forEach(name -> field(context, name).ifPresent(text -> json.set(name, number(text))));
        return json;
    }

    private static NewGame game(Context context, ObjectNode form) {
        GameTerms read = GameTerms.read(form);
        GameTerms terms = read.withClock(extra(scheme(form, read.clock()), form));
        Agreement agreement = new Agreement(
                field(context, "title").orElse(""), terms, ColourChoice.RED, true, Optional.empty(), true);
        return new NewGame(
                agreement,
                PlayerSeat.reserved(field(context, "red").orElse("")),
                Optional.of(PlayerSeat.reserved(field(context, "black").orElse(""))),
                Optional.of(Side.RED));
    }

    private static ClockScheme scheme(ObjectNode form, ClockScheme usual) {
        String times = form.path("times").asString("");
        return times.isEmpty()
                ? usual
                : ClockText.read(times)
                        .orElseThrow(() -> Rejection.unusable(WORDS.message("tables.clock.wrong", times)));
    }

    /** 贴时 (6.5). */
    private static ClockScheme extra(ClockScheme scheme, ObjectNode form) {
        ClockScheme extra = scheme;
        for (Side side : Side.values()) {
            JsonNode given = form.path(side == Side.RED ? "extraRed" : "extraBlack");
            int seconds = given.asInt(0);
            if (given.isString() || seconds > MOST_EXTRA) {
                throw Rejection.unusable(WORDS.message("tables.extra.wrong", MOST_EXTRA));
            }
            extra = seconds == 0 ? extra : extra.withExtra(side, Duration.ofSeconds(seconds));
        }
        return extra;
    }

    /** What is no number is left to be refused where the rest is judged. */
    private static JsonNode number(String text) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        return text.matches("\\d{1,5}") ? nodes.numberNode(Integer.parseInt(text)) : nodes.stringNode(text);
    }

    private static Optional<String> field(Context context, String name) {
        return Optional.ofNullable(context.formParam(name))
                .map(text -> text.replaceAll("[\\p{Cc}\\p{Cf}\\s]+", " ").strip())
                .filter(text -> !text.isEmpty())
                .map(text -> text.length() <= LONGEST_NAME ? text : text.substring(0, LONGEST_NAME));
    }

    /**
     * The page of a table.
     *
     * @param json how it stands, for the script
     * @param catalogue what can be entered, for the script
     * @param back where the reader came from
     * @param provisions what holds at it
     * @param borrowed what its edition takes from another; may be empty
     */
    public record TableModel(
            String id,
            String json,
            String catalogue,
            String title,
            String back,
            List<Provision> provisions,
            String borrowed) {}

    private void table(Context context) {
        LiveState live = desk.room(context).live();
        Visitor visitor = Visitor.of(context);
        String title = title(live, visitor.locale());
        pages.show(
                context,
                TABLE.titled(WORDS.message("literal", title)),
                new TableModel(
                        live.id(),
                        safe(desk.whole(live, visitor)),
                        safe(CatalogueJson.of(live.table().agreement().terms().book(), visitor.locale())),
                        title,
                        live.table()
                                .agreement()
                                .board()
                                .map(board -> "/events/" + board.event())
                                .orElse("/tables"),
                        Provision.of(live.table().agreement().terms().regulations()),
                        live.table()
                                .agreement()
                                .terms()
                                .book()
                                .borrowed()
                                .map(words -> words.in(visitor.locale()))
                                .orElse("")));
    }

    private static String title(LiveState live, Locale locale) {
        Agreement agreement = live.table().agreement();
        if (agreement.board().isPresent()) {
            BoardReference board = agreement.board().get();
            return WORDS.text(locale, "table.board", agreement.title(), board.round(), board.table());
        }
        if (!agreement.title().isEmpty()) {
            return agreement.title();
        }
        Seating seating = live.table().seating();
        return WORDS.text(
                locale,
                "table.players",
                seating.of(Side.RED).map(PlayerSeat::name).orElse(""),
                seating.of(Side.BLACK).map(PlayerSeat::name).orElse(""));
    }

    private static String safe(JsonNode json) {
        return json.toString().replace("<", "\\u003c");
    }
}
