package org.chuhe.documents.tournament;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.chuhe.documents.pdf.Pdf;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.knockout.Bracket;
import org.chuhe.tournament.knockout.EventBracket;
import org.chuhe.tournament.knockout.MatchWinner;
import org.chuhe.tournament.knockout.PlayedBracket;
import org.chuhe.tournament.knockout.Slot;
import org.chuhe.tournament.knockout.Source;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Round;
import org.chuhe.tournament.model.Stage;
import org.chuhe.tournament.report.CrossTable;

/** 淘汰赛对阵图: the bracket as a chart for the wall; every part of it reads from left to right. */
public final class BracketChart {
    private static final double BOX_WIDTH = 250;
    private static final double BOX_HEIGHT = 56;
    private static final double COLUMN = 300;
    private static final double ROW = 76;
    private static final double MARGIN = 36;
    private static final double HEAD = 96;
    private static final double TREE_HEAD = 44;
    private static final String INK = "#14201D";
    private static final String SOFT = "#5A6963";
    private static final String RIVER = "#0B6660";
    private static final String LINE = "#7F8E87";
    private static final double MILLIMETRES = 0.24;

    private final Event event;
    private final SheetWords words;
    private final Bracket bracket;
    private final PlayedBracket played;
    private final Map<String, Match> matches = new HashMap<>();
    private final CrossTable cross;
    private final Map<String, Integer> roundOf = new HashMap<>();
    /** By tree, then by column: the matches from the top down. */
    private final Map<Integer, List<List<Slot>>> trees = new TreeMap<>();

    private final Drawing drawing;

    private BracketChart(Tournament tournament, Stage stage, Locale locale) {
        event = tournament.event();
        words = new SheetWords(locale);
        played = EventBracket.played(event, stage);
        cross = tournament.crossTable();
        for (Round round : event.rounds()) {
            if (round.stage() == stage.number()) {
                round.matches().forEach(m -> {
                    matches.put(m.section(), m);
                    roundOf.put(m.section(), round.number());
                });
            }
        }
        bracket = EventBracket.layout(event, stage);
        bracket.slots().stream().filter(s -> !empty(s)).forEach(this::plant);
        double height = HEAD;
        int columns = 1;
        for (List<List<Slot>> tree : trees.values()) {
            height += treeHeight(tree);
            columns = Math.max(columns, tree.size());
        }
        drawing = new Drawing(2 * MARGIN + columns * COLUMN - (COLUMN - BOX_WIDTH), height + MARGIN);
        draw();
    }

    /** The chart of the bracket of an event; empty if it has none (yet). */
    public static Optional<BracketChart> of(Tournament tournament, Locale locale) {
        return tournament.bracketStage().map(stage -> new BracketChart(tournament, stage, locale));
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

    /** A match between nobody and nobody is not drawn. */
    private boolean empty(Slot slot) {
        return nobody(slot.first()) && nobody(slot.second());
    }

    /** Whether no entrant can ever stand there: a bye, or what a bye leads to. */
    private boolean nobody(Source source) {
        if (source instanceof Source.WinnerOf w) {
            return bracket.slot(w.match()).map(this::empty).orElse(false);
        }
        if (source instanceof Source.LoserOf l) {
            return bracket.slot(l.match())
                    .map(s -> nobody(s.first()) || nobody(s.second()))
                    .orElse(false);
        }
        return source instanceof Source.Bye;
    }

    private void plant(Slot slot) {
        String round = slot.id().startsWith("GF")
                ? slot.id()
                : slot.id().substring(0, slot.id().indexOf('.'));
        int tree = treeOf(slot.id());
        List<List<Slot>> columns = trees.computeIfAbsent(tree, t -> new ArrayList<>());
        boolean sameRound =
                !columns.isEmpty() && sameRound(columns.get(columns.size() - 1).get(0), round);
        if (!sameRound) {
            columns.add(new ArrayList<>());
        }
        columns.get(columns.size() - 1).add(slot);
    }

    private static boolean sameRound(Slot slot, String round) {
        return slot.id().equals(round) || slot.id().startsWith(round + ".");
    }

    /** "P5-8.1" belongs to the tree of the fifth place; winners' bracket and grand final are one tree, losers' another. */
    private static int treeOf(String id) {
        if (id.startsWith("P")) {
            return Integer.parseInt(id.substring(1, id.indexOf('-')));
        }
        return id.startsWith("LB") ? 2 : 1;
    }

    private static double treeHeight(List<List<Slot>> tree) {
        int most = tree.stream().mapToInt(List::size).max().orElse(1);
        return TREE_HEAD + most * ROW;
    }

    private void draw() {
        drawing.label(MARGIN, 40, drawing.width() - 2 * MARGIN, 32, false, INK, event.name());
        drawing.label(MARGIN, 76, drawing.width() - 2 * MARGIN, 20, false, RIVER, words.of("title.bracket"));
        double top = HEAD;
        for (List<List<Slot>> tree : trees.values()) {
            drawTree(tree, top);
            top += treeHeight(tree);
        }
    }

    private void drawTree(List<List<Slot>> tree, double top) {
        String id = tree.get(0).get(0).id();
        drawing.label(MARGIN, top + 24, BOX_WIDTH, 17, false, SOFT, treeName(id));
        List<Double> above = new ArrayList<>();
        double height = treeHeight(tree) - TREE_HEAD;
        for (int c = 0; c < tree.size(); c++) {
            List<Slot> column = tree.get(c);
            List<Double> middles = middles(above, column.size(), top + TREE_HEAD, height);
            for (int i = 0; i < column.size(); i++) {
                double x = MARGIN + c * COLUMN;
                if (c > 0) {
                    connect(above, middles, i, x);
                }
                drawMatch(column.get(i), x, middles.get(i) - BOX_HEIGHT / 2);
            }
            above = middles;
        }
    }

    /** Between its two feeders, beside its only one, or spread evenly where a tree begins. */
    private static List<Double> middles(List<Double> above, int count, double top, double height) {
        List<Double> middles = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            if (above.size() == 2 * count) {
                middles.add((above.get(2 * i) + above.get(2 * i + 1)) / 2);
            } else if (above.size() == count) {
                middles.add(above.get(i));
            } else {
                middles.add(top + height * (i + 0.5) / count);
            }
        }
        return middles;
    }

    private void connect(List<Double> above, List<Double> middles, int i, double x) {
        double turn = x - (COLUMN - BOX_WIDTH) / 2;
        double to = middles.get(i);
        boolean two = above.size() == 2 * middles.size();
        int feeders = two ? 2 : above.size() == middles.size() ? 1 : 0;
        for (int f = 0; f < feeders; f++) {
            double from = above.get(two ? 2 * i + f : i);
            drawing.line(x - (COLUMN - BOX_WIDTH), from, turn, from, LINE);
            drawing.line(turn, from, turn, to, LINE);
        }
        if (feeders > 0) {
            drawing.line(turn, to, x, to, LINE);
        }
    }

    private String treeName(String id) {
        if (id.startsWith("WB")) {
            return words.of("bracket.winners");
        }
        if (id.startsWith("LB")) {
            return words.of("bracket.losers");
        }
        String[] range = id.substring(1, id.indexOf('.')).split("-");
        return words.of("bracket.places", range[0], range[1]);
    }

    private void drawMatch(Slot slot, double x, double y) {
        Optional<Match> match = Optional.ofNullable(matches.get(slot.id()));
        OptionalInt winner =
                match.map(m -> MatchWinner.of(m, event.regulations().scoring())).orElse(OptionalInt.empty());
        boolean live = match.isPresent() && winner.isEmpty();
        drawing.box(x, y, BOX_WIDTH, BOX_HEIGHT, live ? "#DDECE9" : "#FFFFFF", live ? RIVER : LINE);
        drawing.line(x, y + BOX_HEIGHT / 2, x + BOX_WIDTH, y + BOX_HEIGHT / 2, "#D2DAD5");
        drawSide(slot, slot.first(), winner, x, y + BOX_HEIGHT / 4);
        drawSide(slot, slot.second(), winner, x, y + BOX_HEIGHT * 3 / 4);
        drawing.label(x, y - 8, BOX_WIDTH, 10.5, true, SOFT, slot.id());
    }

    private void drawSide(Slot slot, Source source, OptionalInt winner, double x, double y) {
        OptionalInt no = played.entrantAt(source);
        boolean won = no.isPresent() && no.equals(winner);
        String colour = no.isEmpty() ? SOFT : won ? RIVER : INK;
        String name = no.isPresent() ? no.getAsInt() + "  " + EventSheets.name(event, no.getAsInt()) : open(source);
        drawing.label(x + 10, y, BOX_WIDTH - 80, no.isPresent() ? 16 : 12.5, false, colour, name);
        if (no.isPresent()) {
            String score = score(slot.id(), no.getAsInt()) + (won ? " ◆" : "");
            drawing.label(x + BOX_WIDTH - 76, y, 66, 15, true, colour, score);
        }
    }

    private String score(String id, int no) {
        Integer round = roundOf.get(id);
        return round == null ? "" : cross.rounds(no).get(round - 1).marks();
    }

    private String open(Source source) {
        if (nobody(source)) {
            return words.of("bracket.bye");
        }
        if (source instanceof Source.WinnerOf w) {
            return words.of("bracket.winnerOf", w.match());
        }
        return words.of("bracket.loserOf", ((Source.LoserOf) source).match());
    }
}
