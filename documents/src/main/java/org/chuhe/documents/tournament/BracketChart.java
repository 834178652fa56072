package org.chuhe.documents.tournament;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.chuhe.documents.palette.Palette;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.documents.tournament.BracketLayout.Place;
import org.chuhe.documents.tournament.BracketLayout.Tree;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.report.CrossTable;

/** 淘汰赛对阵图: the bracket as a chart for the wall; every part of it reads from left to right. */
public final class BracketChart {
    private static final double BOX_WIDTH = 250;
    private static final double BOX_HEIGHT = 56;
    private static final double COLUMN = 300;
    private static final double GAP = COLUMN - BOX_WIDTH;
    private static final double ROW = 76;
    private static final double MARGIN = 36;
    private static final double HEAD = 96;
    private static final double TREE_HEAD = 44;
    private static final String PAPER = Palette.PAPER.colour("surface");
    private static final String INK = Palette.PAPER.colour("ink");
    private static final String SOFT = Palette.PAPER.colour("ink3");
    private static final String RIVER = Palette.PAPER.colour("river");
    private static final String LIVE = Palette.PAPER.colour("river-soft");
    private static final String EDGE = Palette.PAPER.colour("edge");
    private static final String LINE = Palette.PAPER.colour("line");
    private static final double MILLIMETRES = 0.24;

    private final Event event;
    private final SheetWords words;
    private final BracketView bracket;
    private final CrossTable cross;
    private final Drawing drawing;

    private BracketChart(Tournament tournament, BracketView bracket, Locale locale) {
        this.event = tournament.event();
        this.words = new SheetWords(locale);
        this.bracket = bracket;
        this.cross = tournament.crossTable();
        List<Tree> trees = bracket.withoutEmptyMatches().trees();
        double height = HEAD + trees.stream().mapToDouble(BracketChart::height).sum() + MARGIN;
        int columns =
                trees.stream().mapToInt(tree -> tree.columns().size()).max().orElse(1);
        drawing = new Drawing(2 * MARGIN + columns * COLUMN - GAP, height);
        draw(trees);
    }

    /** The chart of the bracket of an event; empty if it has none (yet). */
    public static Optional<BracketChart> of(Tournament tournament, Locale locale) {
        return BracketView.of(tournament).map(bracket -> new BracketChart(tournament, bracket, locale));
    }

    /** As SVG. */
    public String svg() {
        return drawing.svg(event.name());
    }

    /** As one page of PDF, as large as the chart. */
    public byte[] pdf() {
        String style = String.format(
                Locale.ROOT,
                "@page { size: %.1fmm %.1fmm; margin: 0 } body { margin: 0; font-family: Hei }",
                drawing.width() * MILLIMETRES,
                drawing.height() * MILLIMETRES);
        return Pdf.of(event.name(), words.locale(), style, drawing.page(MILLIMETRES));
    }

    private static double height(Tree tree) {
        return TREE_HEAD + tree.rows() * ROW;
    }

    private void draw(List<Tree> trees) {
        drawing.label(MARGIN, 40, drawing.width() - 2 * MARGIN, 32, false, INK, event.name());
        drawing.label(MARGIN, 76, drawing.width() - 2 * MARGIN, 20, false, RIVER, words.of("title.bracket"));
        double top = HEAD;
        for (Tree tree : trees) {
            draw(tree, top);
            top += height(tree);
        }
    }

    private void draw(Tree tree, double top) {
        drawing.label(MARGIN, top + 24, BOX_WIDTH, 17, false, SOFT, name(tree));
        for (int c = 0; c < tree.columns().size(); c++) {
            double x = MARGIN + c * COLUMN;
            for (Place place : tree.columns().get(c)) {
                connect(place, x, top + TREE_HEAD);
                drawMatch(place.slot(), x, top + TREE_HEAD + place.middle() * ROW - BOX_HEIGHT / 2);
            }
        }
    }

    private void connect(Place place, double x, double top) {
        double turn = x - GAP / 2;
        double to = top + place.middle() * ROW;
        for (Place feeder : place.feeders()) {
            double from = top + feeder.middle() * ROW;
            drawing.line(x - GAP, from, turn, from, EDGE);
            drawing.line(turn, from, turn, to, EDGE);
        }
        if (!place.feeders().isEmpty()) {
            drawing.line(turn, to, x, to, EDGE);
        }
    }

    private String name(Tree tree) {
        return tree.places()
                .map(places ->
                        words.of("bracket.places", Integer.toString(places.first()), Integer.toString(places.last())))
                .orElseGet(() -> words.of(tree.losers() ? "bracket.losers" : "bracket.winners"));
    }

    private void drawMatch(Slot slot, double x, double y) {
        OptionalInt winner = bracket.winner(slot);
        boolean live = bracket.match(slot).isPresent() && winner.isEmpty() && !bracket.deserted(slot);
        drawing.box(x, y, BOX_WIDTH, BOX_HEIGHT, live ? LIVE : PAPER, live ? RIVER : EDGE);
        drawing.line(x, y + BOX_HEIGHT / 2, x + BOX_WIDTH, y + BOX_HEIGHT / 2, LINE);
        drawSide(slot, slot.first(), winner, x, y + BOX_HEIGHT / 4);
        drawSide(slot, slot.second(), winner, x, y + BOX_HEIGHT * 3 / 4);
        drawing.label(x, y - 8, BOX_WIDTH, 10.5, true, SOFT, slot.id());
    }

    private void drawSide(Slot slot, Source source, OptionalInt winner, double x, double y) {
        OptionalInt no = bracket.entrant(source);
        boolean won = no.isPresent() && no.equals(winner);
        String colour = no.isEmpty() ? SOFT : won ? RIVER : INK;
        String name = no.isPresent() ? no.getAsInt() + "  " + EventSheets.name(event, no.getAsInt()) : open(source);
        drawing.label(x + 10, y, BOX_WIDTH - 80, no.isPresent() ? 16 : 12.5, false, colour, name);
        if (no.isPresent()) {
            String score = score(slot, no.getAsInt()) + (won ? " ●" : "");
            drawing.label(x + BOX_WIDTH - 76, y, 66, 15, true, colour, score);
        }
    }

    private String score(Slot slot, int no) {
        int round = bracket.round(slot);
        return round == 0 ? "" : cross.rounds(no).get(round - 1).marks();
    }

    private String open(Source source) {
        if (bracket.nobody(source) || bracket.vacant(source)) {
            return words.of("bracket.bye");
        }
        if (source instanceof Source.WinnerOf w) {
            return words.of("bracket.winnerOf", w.match());
        }
        return words.of("bracket.loserOf", ((Source.LoserOf) source).match());
    }
}
