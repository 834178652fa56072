package org.chuhe.server.event.view;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.tournament.BracketLayout;
import org.chuhe.documents.tournament.BracketLayout.Place;
import org.chuhe.documents.tournament.BracketView;
import org.chuhe.server.event.boards.RoundBoards;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.SlotName;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.result.Game;
import org.chuhe.tournament.result.GameKind;

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
    private final BracketView bracket;
    private final StringBuilder svg = new StringBuilder();

    private BracketPicture(EventVisit visit, BracketView bracket) {
        this.visit = visit;
        this.event = visit.event();
        this.bracket = bracket;
    }

    /** A match of the bracket in words, for readers who do not see drawings. */
    public record Line(String section, String first, String second, String score, String winner) {}

    /** A part of the bracket with its drawing: the main tree, then the trees of further places or of the losers. */
    public record Tree(String title, String drawing, List<Line> lines) {}

    /** All parts; nothing while there is no bracket. */
    public static List<Tree> of(EventVisit visit) {
        return BracketView.of(visit.view().tournament())
                .map(bracket -> new BracketPicture(visit, bracket).trees())
                .orElse(List.of());
    }

    private List<Tree> trees() {
        return bracket.layout().trees().stream()
                .filter(tree -> tree.columns().stream().flatMap(List::stream).anyMatch(this::isPlayed))
                .map(this::draw)
                .toList();
    }

    private boolean isPlayed(Place place) {
        return bracket.isPlayed(place.slot());
    }

    private Tree draw(BracketLayout.Tree tree) {
        svg.setLength(0);
        int height = HEAD + tree.rows() * PITCH - (PITCH - 2 * ROW) + GAP;
        int width = tree.columns().size() * COLUMN - (COLUMN - BOX) + 2 * MARGIN;
        svg.append(String.format(
                Locale.ROOT,
                "<svg class=\"bracket\" viewBox=\"0 0 %d %d\" width=\"%d\" height=\"%d\" aria-hidden=\"true\">",
                width,
                height,
                width,
                height));
        List<Line> lines = new ArrayList<>();
        for (int c = 0; c < tree.columns().size(); c++) {
            List<Place> column = tree.columns().get(c);
            int x = MARGIN + c * COLUMN;
            text("bk-head", x, 22, title(column));
            for (Place place : column) {
                if (isPlayed(place)) {
                    place.feeders().stream().filter(this::isPlayed).forEach(feeder -> connect(feeder, place, x));
                    box(place.slot(), x, middle(place) - ROW);
                    lines.add(line(place.slot()));
                }
            }
        }
        svg.append("</svg>");
        return new Tree(title(tree), svg.toString(), lines);
    }

    private static int middle(Place place) {
        return HEAD + ROW + (int) (PITCH * (place.middle() - 0.5));
    }

    private String title(BracketLayout.Tree tree) {
        return tree.places()
                .map(places -> places.first() == 1 ? "" : title(places))
                .orElseGet(() -> visit.say(tree.losers() ? "bracket.losers" : "bracket.winners"));
    }

    private String title(BracketLayout.Range places) {
        return visit.say("bracket.places", Integer.toString(places.first()), Integer.toString(places.last()));
    }

    private String title(List<Place> column) {
        Slot slot = column.get(0).slot();
        if (slot.id().startsWith("GF")) {
            return visit.say("bracket.grand");
        }
        Optional<BracketLayout.Range> places = BracketLayout.range(slot);
        if (places.isEmpty()) {
            return visit.say("bracket.round", BracketLayout.round(slot).substring(2));
        }
        if (places.get().first() != 1) {
            return title(places.get());
        }
        return switch (column.size()) {
            case 1 -> visit.say("bracket.final");
            case 2 -> visit.say("bracket.semifinal");
            case 4 -> visit.say("bracket.quarterfinal");
            default -> visit.say("bracket.of", 2 * column.size());
        };
    }

    private void connect(Place feeder, Place place, int x) {
        svg.append(String.format(
                Locale.ROOT,
                "<path class=\"bk-link%s\" d=\"M%d %dH%dV%dH%d\"/>",
                bracket.winner(feeder.slot()).isPresent() || bracket.deserted(feeder.slot()) ? " bk-known" : "",
                x - COLUMN + BOX,
                middle(feeder),
                x - (COLUMN - BOX) / 2,
                middle(place),
                x));
    }

    private void box(Slot slot, int x, int y) {
        Optional<Match> match = bracket.match(slot);
        OptionalInt winner = bracket.winner(slot);
        boolean live = match.isPresent() && winner.isEmpty() && !bracket.deserted(slot);
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
    }

    private Line line(Slot slot) {
        OptionalInt winner = bracket.winner(slot);
        return new Line(
                SlotName.in(visit.locale(), slot.id()),
                name(slot.first()),
                name(slot.second()),
                bracket.match(slot).map(this::shownScore).orElse(""),
                winner.isPresent() ? visit.view().name(winner.getAsInt()) : "");
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
        if (MatchWinner.nobodyCame(match)) {
            parts.add(visit.say("bracket.deserted"));
        }
        return String.join(" · ", parts);
    }

    private String name(Source source) {
        OptionalInt no = bracket.entrant(source);
        return no.isPresent()
                ? visit.view().name(no.getAsInt())
                : visit.say(bracket.vacant(source) ? "bracket.vacant" : "bracket.open");
    }

    private void side(Source source, Optional<Match> match, OptionalInt winner, int x, int y) {
        OptionalInt no = bracket.entrant(source);
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
