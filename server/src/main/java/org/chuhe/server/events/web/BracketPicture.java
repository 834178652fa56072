package org.chuhe.server.events.web;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.server.events.boards.RoundBoards;
import org.chuhe.tournament.knockout.Bracket;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Game;
import org.chuhe.tournament.model.GameKind;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Stage;

/**
 * 淘汰赛: the bracket as a drawing whose colours come from the page, so that it follows the theme. Byes are not drawn:
 * whoever is free appears where he plays first.
 */
public final class BracketPicture {
    private static final int BOX = 272;
    private static final int ROW = 44;
    private static final int COLUMN = 344;
    private static final int PITCH = 138;
    private static final int HEAD = 46;
    private static final int GAP = 34;
    private static final int MARGIN = 4;
    private static final int WIDEST_NAME = 21;

    private final EventVisit visit;
    private final Event event;
    private final Bracket bracket;
    private final PlayedBracket played;
    private final Map<String, Match> matches = new HashMap<>();
    private final StringBuilder svg = new StringBuilder();

    private BracketPicture(EventVisit visit, Stage stage) {
        this.visit = visit;
        this.event = visit.event();
        this.bracket = EventBracket.layout(event, stage);
        this.played = EventBracket.played(event, stage);
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number()) {
                round.matches().forEach(m -> matches.put(m.section(), m));
            }
        }
    }

    /** A match of the bracket in words, for readers who do not see drawings. */
    public record Line(String section, String first, String second, String score, String winner) {}

    /** A part of the bracket with its drawing: the main tree, then the trees of further places or of the losers. */
    public record Tree(String title, String drawing, List<Line> lines) {}

    /** All parts; nothing while there is no bracket. */
    static List<Tree> of(EventVisit visit) {
        return visit.view()
                .tournament()
                .bracketStage()
                .map(stage -> new BracketPicture(visit, stage).trees())
                .orElse(List.of());
    }

    private List<Tree> trees() {
        Map<Integer, List<List<Slot>>> planted = new TreeMap<>();
        for (Slot slot : bracket.slots()) {
            List<List<Slot>> columns = planted.computeIfAbsent(tree(slot.id()), t -> new ArrayList<>());
            boolean sameRound = !columns.isEmpty()
                    && round(columns.get(columns.size() - 1).get(0).id()).equals(round(slot.id()));
            if (!sameRound) {
                columns.add(new ArrayList<>());
            }
            columns.get(columns.size() - 1).add(slot);
        }
        List<Tree> trees = new ArrayList<>();
        for (List<List<Slot>> columns : planted.values()) {
            boolean played = columns.stream().flatMap(List::stream).anyMatch(this::isPlayed);
            if (played) {
                trees.add(draw(columns));
            }
        }
        return trees;
    }

    private static String round(String id) {
        return id.contains(".") ? id.substring(0, id.indexOf('.')) : id;
    }

    /** "P5-8.1" belongs to the tree of the fifth place; winners' side and grand final are one tree, losers' another. */
    private static int tree(String id) {
        if (id.startsWith("P")) {
            return Integer.parseInt(id.substring(1, id.indexOf('-')));
        }
        return id.startsWith("LB") ? 2 : 1;
    }

    /** Whether two can ever meet there. */
    private boolean isPlayed(Slot slot) {
        return !nobody(slot.first()) && !nobody(slot.second());
    }

    private boolean nobody(Source source) {
        if (source instanceof Source.WinnerOf w) {
            return bracket.slot(w.match())
                    .map(s -> nobody(s.first()) && nobody(s.second()))
                    .orElse(false);
        }
        if (source instanceof Source.LoserOf l) {
            return bracket.slot(l.match()).map(s -> !isPlayed(s)).orElse(false);
        }
        return source instanceof Source.Bye;
    }

    private Tree draw(List<List<Slot>> columns) {
        svg.setLength(0);
        int most = columns.stream().mapToInt(List::size).max().orElse(1);
        int height = HEAD + most * PITCH - (PITCH - 2 * ROW) + GAP;
        int width = columns.size() * COLUMN - (COLUMN - BOX) + 2 * MARGIN;
        svg.append(String.format(
                Locale.ROOT,
                "<svg class=\"bracket\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" aria-hidden=\"true\">",
                width,
                height,
                width,
                height));
        List<Integer> before = List.of();
        List<Line> lines = new ArrayList<>();
        for (int c = 0; c < columns.size(); c++) {
            List<Slot> column = columns.get(c);
            List<Integer> middles = middles(before, column.size(), most);
            int x = MARGIN + c * COLUMN;
            text("bk-head", x, 22, title(column));
            for (int i = 0; i < column.size(); i++) {
                if (isPlayed(column.get(i))) {
                    if (c > 0) {
                        connect(columns.get(c - 1), before, middles, i, x);
                    }
                    box(column.get(i), x, middles.get(i) - ROW, lines);
                }
            }
            before = middles;
        }
        svg.append("</svg>");
        return new Tree(treeTitle(columns), svg.toString(), lines);
    }

    private String treeTitle(List<List<Slot>> columns) {
        String id = columns.get(0).get(0).id();
        if (id.startsWith("P")) {
            String[] places = round(id).substring(1).split("-");
            return places[0].equals("1") ? "" : visit.say("bracket.places", places[0], places[1]);
        }
        return visit.say(id.startsWith("LB") ? "bracket.losers" : "bracket.winners");
    }

    private String title(List<Slot> column) {
        String id = column.get(0).id();
        if (id.startsWith("GF")) {
            return visit.say("bracket.grand");
        }
        if (!id.startsWith("P")) {
            return visit.say("bracket.round", round(id).substring(2));
        }
        String[] places = round(id).substring(1).split("-");
        if (!places[0].equals("1")) {
            return visit.say("bracket.places", places[0], places[1]);
        }
        return switch (column.size()) {
            case 1 -> visit.say("bracket.final");
            case 2 -> visit.say("bracket.semifinal");
            case 4 -> visit.say("bracket.quarterfinal");
            default -> visit.say("bracket.of", 2 * column.size());
        };
    }

    private static List<Integer> middles(List<Integer> before, int count, int most) {
        List<Integer> middles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (before.size() == 2 * count) {
                middles.add((before.get(2 * i) + before.get(2 * i + 1)) / 2);
            } else if (before.size() == count) {
                middles.add(before.get(i));
            } else {
                middles.add(HEAD + ROW + (most * PITCH * (2 * i + 1) / count - PITCH) / 2);
            }
        }
        return middles;
    }

    private void connect(List<Slot> feeders, List<Integer> before, List<Integer> middles, int i, int x) {
        boolean two = before.size() == 2 * middles.size();
        int from = two ? 2 * i : i;
        int count = two ? 2 : before.size() == middles.size() ? 1 : 0;
        for (int f = from; f < from + count; f++) {
            if (isPlayed(feeders.get(f))) {
                boolean decided = winner(feeders.get(f)).isPresent();
                svg.append(String.format(
                        Locale.ROOT,
                        "<path class=\"bk-link%s\" d=\"M%d %dH%dV%dH%d\"/>",
                        decided ? " bk-known" : "",
                        x - COLUMN + BOX,
                        before.get(f),
                        x - (COLUMN - BOX) / 2,
                        middles.get(i),
                        x));
            }
        }
    }

    private OptionalInt winner(Slot slot) {
        Match match = matches.get(slot.id());
        return match == null
                ? OptionalInt.empty()
                : MatchWinner.of(match, event.regulations().scoring());
    }

    private void box(Slot slot, int x, int y, List<Line> lines) {
        Optional<Match> match = Optional.ofNullable(matches.get(slot.id()));
        OptionalInt winner = winner(slot);
        boolean live = match.isPresent() && winner.isEmpty();
        svg.append(String.format(
                Locale.ROOT,
                "<rect class=\"bk-box%s\" x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" rx=\"8\"/>"
                        + "<path class=\"bk-mid\" d=\"M%d %dH%d\"/>",
                live ? " bk-live" : "",
                x,
                y,
                BOX,
                2 * ROW,
                x + 1,
                y + ROW,
                x + BOX - 1));
        side(slot.first(), match, winner, x, y);
        side(slot.second(), match, winner, x, y + ROW);
        String note = match.map(this::note).orElse("");
        if (!note.isEmpty()) {
            text("bk-note", x, y + 2 * ROW + 20, note);
        }
        lines.add(new Line(
                slot.id(),
                name(slot.first()),
                name(slot.second()),
                match.map(m -> shownScore(m)).orElse(""),
                winner.isPresent() ? visit.view().name(winner.getAsInt()) : ""));
    }

    private String shownScore(Match match) {
        var scoring = event.regulations().scoring();
        boolean begun = match.games().stream().anyMatch(g -> g.result().finished());
        return begun ? match.points(match.first(), scoring) + "–" + match.points(match.second(), scoring) : "";
    }

    /** Tie-break games, and how it stands with a match that is being played. */
    private String note(Match match) {
        List<String> parts = new ArrayList<>();
        for (Game game : match.games()) {
            if (game.kind() != GameKind.REGULAR) {
                boolean turned = game.red() != match.first();
                String seen = RoundBoards.shown(turned ? game.result().turned() : game.result());
                parts.add(visit.say("game." + game.kind().code()) + " " + (seen.isEmpty() ? "…" : seen));
            }
        }
        if (match.awarded() != 0) {
            parts.add(visit.say("bracket.awarded"));
        }
        return String.join(" · ", parts);
    }

    private String name(Source source) {
        OptionalInt no = played.entrantAt(source);
        return no.isPresent() ? visit.view().name(no.getAsInt()) : visit.say("bracket.open");
    }

    private void side(Source source, Optional<Match> match, OptionalInt winner, int x, int y) {
        OptionalInt no = played.entrantAt(source);
        boolean won = no.isPresent() && no.equals(winner);
        if (no.isPresent()) {
            text("bk-no", x + 16, y + 28, Integer.toString(no.getAsInt()));
        }
        String kind = no.isEmpty() ? "bk-open" : won ? "bk-name bk-won" : "bk-name";
        text(kind, x + 48, y + 29, cut(name(source)));
        boolean begun = match.isPresent()
                && match.orElseThrow().games().stream().anyMatch(g -> g.result().finished());
        if (no.isPresent() && begun) {
            int points = match.orElseThrow()
                    .points(no.getAsInt(), event.regulations().scoring());
            text(won ? "bk-score bk-won" : "bk-score", x + BOX - 16, y + 29, Integer.toString(points));
        }
    }

    /** Chinese characters are as wide as two others. */
    private static String cut(String name) {
        int width = 0;
        StringBuilder cut = new StringBuilder();
        for (int c : name.codePoints().toArray()) {
            width += c < 0x1100 ? 1 : 2;
            if (width > WIDEST_NAME) {
                return cut.append('…').toString();
            }
            cut.appendCodePoint(c);
        }
        return name;
    }

    private void text(String kind, int x, int y, String words) {
        svg.append("<text class=\"")
                .append(kind)
                .append("\" x=\"")
                .append(x)
                .append("\" y=\"")
                .append(y)
                .append("\">")
                .append(Pdf.escaped(words))
                .append("</text>");
    }
}
