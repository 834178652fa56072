package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;
import org.chuhe.tournament.model.Entrant;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.LineUpSlip;
import org.chuhe.tournament.model.Lot;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.result.Assumption;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** {@code played} of an event file: the rounds with their games. */
final class RoundsJson {
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_TABLES = 500_000;

    private final Set<Integer> entrants = new HashSet<>();
    private final int boards;
    private final Extras extras;

    RoundsJson(Event event, Extras extras) {
        event.entrants().stream().map(Entrant::no).forEach(entrants::add);
        this.boards =
                event.regulations().forTeams() ? event.regulations().teams().boards() : 0;
        this.extras = extras;
    }

    List<Round> read(Item event) {
        Map<Integer, Round> rounds = new TreeMap<>();
        int many = event.size("played");
        event.each("played", RegulationsJson.MOST_ROUNDS, item -> {
            int number = item.integer("round", rounds.size() + 1, 1, RegulationsJson.MOST_ROUNDS);
            if (rounds.put(number, round(item, number)) != null) {
                throw EventVocabulary.problem("file.twice", item.path("round"), number);
            }
            if (number > many) {
                throw EventVocabulary.problem("file.gap", item.path("round"), number, many);
            }
            extras.keep(Extras.round(number), item);
        });
        return List.copyOf(rounds.values());
    }

    private Round round(Item item, int number) {
        List<Integer> byes = new ArrayList<>();
        if (item.isList("bye")) {
            byes.addAll(item.integers("bye", MOST_TABLES));
        } else if (item.has("bye") && !item.has("byes")) {
            byes.add(item.integer("bye", 0, 0, EntrantsJson.MOST_NUMBER));
        }
        byes.addAll(item.integers("byes", MOST_TABLES));
        byes.removeIf(no -> no == 0);
        Map<Integer, Integer> seated = new HashMap<>();
        List<Match> matches = matches(item, number, seated);
        for (int no : byes) {
            if (seated.put(known(item, "bye", no), 0) != null) {
                throw EventVocabulary.problem("file.two-places", item.path("bye"), no, number);
            }
        }
        List<Integer> eliminated = item.integers("eliminated", MOST_TABLES);
        eliminated.forEach(no -> known(item, "eliminated", no));
        List<Assumption> assumptions = new ArrayList<>();
        for (Item assumed : item.items("assumptions", MOST_GAMES)) {
            assumptions.add(new Assumption(
                    assumed.required("round", 1, RegulationsJson.MOST_ROUNDS),
                    assumed.required("table", 1, MOST_TABLES),
                    assumed.integer("game", 1, 1, MOST_GAMES),
                    result(assumed)));
        }
        int stage = item.integer("stage", 1, 1, 100);
        return new Round(number, stage, matches, byes, eliminated, assumptions, slips(item), lots(item));
    }

    private List<LineUpSlip> slips(Item round) {
        List<LineUpSlip> slips = new ArrayList<>();
        for (Item item : round.items("lineUps", MOST_TABLES)) {
            int team = known(item, "team", item.required("team", 1, EntrantsJson.MOST_NUMBER));
            slips.add(new LineUpSlip(team, item.integers("members", 1_000), item.flag("opened", false)));
        }
        return slips;
    }

    private List<Lot> lots(Item round) {
        List<Lot> lots = new ArrayList<>();
        for (Item item : round.items("lots", MOST_TABLES)) {
            List<Integer> order = item.integers("order", MOST_TABLES);
            order.forEach(no -> known(item, "order", no));
            lots.add(new Lot(order, item.flag("played", false)));
        }
        return lots;
    }

    private static Result result(Item item) {
        return item.choice("result", Result::read, Result.accepted()).orElse(Result.NONE);
    }

    /** A reason that the result cannot have is refused. */
    private static EndReason reason(Item item) {
        EndReason reason = item.choice("reason", EndReason.class).orElse(EndReason.UNKNOWN);
        if (!reason.fits(result(item))) {
            throw EventVocabulary.problem("file.reason", item.path("reason"), reason.code());
        }
        return reason;
    }

    private int known(Item item, String key, int no) {
        if (!entrants.contains(no)) {
            throw EventVocabulary.problem("file.nobody", item.path(key), no);
        }
        return no;
    }

    /** @param seated filled with the table of everybody who plays: nobody sits at two */
    private List<Match> matches(Item round, int number, Map<Integer, Integer> seated) {
        SortedMap<Integer, List<Game>> tables = new TreeMap<>();
        for (Item item : round.items("games", MOST_GAMES)) {
            int red = known(item, "red", item.required("red", 1, EntrantsJson.MOST_NUMBER));
            int black = known(item, "black", item.required("black", 1, EntrantsJson.MOST_NUMBER));
            if (red == black) {
                throw EventVocabulary.problem("file.himself", item.path("black"), black);
            }
            int table = item.integer("table", tableOf(tables, seated, red, black), 1, MOST_TABLES);
            List<Game> games = tables.computeIfAbsent(table, t -> new ArrayList<>());
            int game = item.integer("game", games.size() + 1, 1, MOST_GAMES);
            boolean strangers = games.stream().anyMatch(g -> !g.involves(red) || !g.involves(black));
            if (strangers || games.stream().anyMatch(g -> g.number() == game)) {
                throw EventVocabulary.problem("file.table", item.path("table"), table);
            }
            sit(seated, red, table, item, "red", number);
            sit(seated, black, table, item, "black", number);
            int member = boards == 0 ? 0 : (game - 1) % boards + 1;
            games.add(new Game(
                    game,
                    item.choice("kind", GameKind.class).orElse(GameKind.REGULAR),
                    red,
                    black,
                    item.integer("redMember", member, 0, 1_000),
                    item.integer("blackMember", member, 0, 1_000),
                    result(item),
                    reason(item)));
            extras.keep(() -> Extras.game(number, table, game), item);
        }
        Map<Integer, Item> details = details(round, number);
        List<Match> matches = new ArrayList<>();
        tables.forEach((table, games) -> matches.add(match(table, games, details.remove(table))));
        if (!details.isEmpty()) {
            throw EventVocabulary.problem(
                    "file.no-table",
                    round.path("tables"),
                    details.keySet().iterator().next());
        }
        return matches;
    }

    /** Games without a table: a pair that sits somewhere stays there, a new one takes the next. */
    private static int tableOf(
            SortedMap<Integer, List<Game>> tables, Map<Integer, Integer> seated, int red, int black) {
        int table = seated.getOrDefault(red, 0);
        if (table != 0 && table == seated.getOrDefault(black, 0)) {
            return table;
        }
        return tables.isEmpty() ? 1 : tables.lastKey() + 1;
    }

    private static void sit(Map<Integer, Integer> seated, int no, int table, Item item, String key, int round) {
        Integer before = seated.put(no, table);
        if (before != null && before != table) {
            throw EventVocabulary.problem("file.two-places", item.path(key), no, round);
        }
    }

    private Map<Integer, Item> details(Item round, int number) {
        Map<Integer, Item> details = new HashMap<>();
        for (Item item : round.items("tables", MOST_TABLES)) {
            int table = item.required("table", 1, MOST_TABLES);
            if (details.put(table, item) != null) {
                throw EventVocabulary.problem("file.twice", item.path("table"), table);
            }
            // Asked for here so that they do not count as unknown.
            item.has("section");
            item.has("origin");
            item.has("awarded");
            item.has("first");
            item.has("odds");
            extras.keep(Extras.table(number, table), item);
        }
        return details;
    }

    private Match match(int table, List<Game> games, @Nullable Item details) {
        games.sort(Comparator.comparingInt(Game::number));
        Game opening = games.get(0);
        int first = opening.red();
        int second = opening.black();
        if (details == null) {
            return new Match(table, "", first, second, games, Origin.RULE, 0);
        }
        int named = details.integer("first", first, 1, EntrantsJson.MOST_NUMBER);
        int awarded = details.integer("awarded", 0, 0, EntrantsJson.MOST_NUMBER);
        if (!opening.involves(named)) {
            throw EventVocabulary.problem("file.stranger", details.path("first"), named, table);
        }
        if (awarded != 0 && !opening.involves(awarded)) {
            throw EventVocabulary.problem("file.stranger", details.path("awarded"), awarded, table);
        }
        return new Match(
                table,
                details.text("section", ""),
                named,
                named == first ? second : first,
                games,
                details.choice("origin", Origin.class).orElse(Origin.RULE),
                awarded,
                details.choice("odds", TableOdds.class).orElse(TableOdds.NONE));
    }

    static void write(Event event, ObjectNode node, Extras extras) {
        boolean teams = event.regulations().forTeams();
        ArrayNode played = node.putArray("played");
        for (Round round : event.rounds()) {
            ObjectNode one = played.addObject();
            one.put("round", round.number());
            if (round.stage() != 1) {
                one.put("stage", round.stage());
            }
            games(round, one.putArray("games"), teams, extras);
            List<Integer> byes = round.byes();
            if (byes.isEmpty()) {
                one.putNull("bye");
            } else {
                one.put("bye", byes.get(0));
            }
            if (byes.size() > 1) {
                byes.forEach(one.putArray("byes")::add);
            }
            if (!round.eliminated().isEmpty()) {
                round.eliminated().forEach(one.putArray("eliminated")::add);
            }
            tables(round, one, extras);
            if (!round.assumptions().isEmpty()) {
                ArrayNode assumptions = one.putArray("assumptions");
                round.assumptions()
                        .forEach(a -> assumptions
                                .addObject()
                                .put("round", a.round())
                                .put("table", a.table())
                                .put("game", a.game())
                                .put("result", a.result().code()));
            }
            if (!round.slips().isEmpty()) {
                ArrayNode slips = one.putArray("lineUps");
                round.slips().forEach(s -> {
                    ObjectNode slip = slips.addObject().put("team", s.team());
                    s.members().forEach(slip.putArray("members")::add);
                    slip.put("opened", s.opened());
                });
            }
            if (!round.lots().isEmpty()) {
                ArrayNode lots = one.putArray("lots");
                round.lots().forEach(l -> {
                    ObjectNode lot = lots.addObject();
                    l.order().forEach(lot.putArray("order")::add);
                    if (l.played()) {
                        lot.put("played", true);
                    }
                });
            }
            extras.into(one, Extras.round(round.number()));
        }
    }

    private static void games(Round round, ArrayNode games, boolean teams, Extras extras) {
        for (Match match : round.matches()) {
            for (Game game : match.games()) {
                ObjectNode one = games.addObject();
                one.put("table", match.table());
                if (match.games().size() > 1) {
                    one.put("game", game.number());
                }
                one.put("red", game.red()).put("black", game.black());
                one.put("result", game.result().code());
                if (game.reason() != EndReason.UNKNOWN) {
                    one.put("reason", game.reason().code());
                }
                if (game.kind() != GameKind.REGULAR) {
                    one.put("kind", game.kind().code());
                }
                if (teams || game.redMember() != 0 || game.blackMember() != 0) {
                    one.put("redMember", game.redMember()).put("blackMember", game.blackMember());
                }
                extras.into(one, () -> Extras.game(round.number(), match.table(), game.number()));
            }
        }
    }

    /** Of the tables only what the games do not say. */
    private static void tables(Round round, ObjectNode node, Extras extras) {
        ArrayNode tables = node.arrayNode();
        for (Match match : round.matches()) {
            ObjectNode one = node.objectNode();
            one.put("table", match.table());
            if (!match.section().isEmpty()) {
                one.put("section", match.section());
            }
            if (match.origin() != Origin.RULE) {
                one.put("origin", match.origin().code());
            }
            if (match.awarded() != 0) {
                one.put("awarded", match.awarded());
            }
            if (match.first() != match.games().get(0).red()) {
                one.put("first", match.first());
            }
            if (match.odds() != TableOdds.NONE) {
                one.put("odds", match.odds().code());
            }
            extras.into(one, Extras.table(round.number(), match.table()));
            if (one.size() > 1) {
                tables.add(one);
            }
        }
        if (!tables.isEmpty()) {
            node.set("tables", tables);
        }
    }
}
