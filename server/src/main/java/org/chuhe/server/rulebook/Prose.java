package org.chuhe.server.rulebook;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The text of an article, taken apart. A line is a paragraph, or an item of a list if it begins with {@code –}. Braces
 * enclose references: {@code {26.9}} to an article, {@code {图6}} to a figure, {@code {图6|figure 6}} with words of its
 * own.
 */
public record Prose(List<Paragraph> paragraphs) {
    private static final String ITEM = "– ";

    public Prose {
        paragraphs = List.copyOf(paragraphs);
    }

    /** A line of text. */
    public record Paragraph(boolean item, List<Piece> pieces) {}

    /** Words, and what they refer to, if anything. */
    public record Piece(String words, Optional<String> reference) {}

    /** Paragraphs that belong together: one of text, or the items of a list. */
    public record Block(boolean list, List<Paragraph> paragraphs) {}

    /** The paragraphs with the items of each list together. */
    public List<Block> blocks() {
        List<Block> blocks = new ArrayList<>();
        List<Paragraph> items = new ArrayList<>();
        for (Paragraph paragraph : paragraphs) {
            if (paragraph.item()) {
                items.add(paragraph);
                continue;
            }
            flush(items, blocks);
            blocks.add(new Block(false, List.of(paragraph)));
        }
        flush(items, blocks);
        return blocks;
    }

    private static void flush(List<Paragraph> items, List<Block> blocks) {
        if (!items.isEmpty()) {
            blocks.add(new Block(true, List.copyOf(items)));
            items.clear();
        }
    }

    /** Takes a text apart. */
    public static Prose of(String text) {
        return new Prose(text.lines().map(Prose::paragraph).toList());
    }

    private static Paragraph paragraph(String line) {
        boolean item = line.startsWith(ITEM);
        return new Paragraph(item, pieces(item ? line.substring(ITEM.length()) : line));
    }

    private static List<Piece> pieces(String line) {
        List<Piece> pieces = new ArrayList<>();
        int at = 0;
        while (at < line.length()) {
            int open = line.indexOf('{', at);
            int close = open < 0 ? -1 : line.indexOf('}', open);
            if (close < 0) {
                pieces.add(new Piece(line.substring(at), Optional.empty()));
                return pieces;
            }
            if (open > at) {
                pieces.add(new Piece(line.substring(at, open), Optional.empty()));
            }
            String inside = line.substring(open + 1, close);
            int bar = inside.indexOf('|');
            pieces.add(
                    bar < 0
                            ? new Piece(inside, Optional.of(inside))
                            : new Piece(inside.substring(bar + 1), Optional.of(inside.substring(0, bar))));
            at = close + 1;
        }
        return pieces;
    }

    /** The words alone, a line for each paragraph. */
    public static String plain(String text) {
        StringBuilder words = new StringBuilder();
        for (Paragraph paragraph : of(text).paragraphs()) {
            words.append(words.isEmpty() ? "" : "\n").append(paragraph.item() ? ITEM : "");
            paragraph.pieces().forEach(piece -> words.append(piece.words()));
        }
        return words.toString();
    }
}
