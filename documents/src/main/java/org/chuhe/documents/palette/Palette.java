package org.chuhe.documents.palette;

import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.TextFile;

/** Colours by the names that {@code palette.css} gives them, which the style sheets of the pages use too. */
public enum Palette {
    /** Pages by day. */
    LIGHT(block("palette.css", "[data-theme=\"light\"] {")),
    /** Pages by night. */
    DARK(block("palette.css", "[data-theme=\"dark\"] {")),
    /** What is printed. */
    PAPER(over(LIGHT, block("paper.css", ":root {"))),
    /** A wooden board on a page by day. */
    WOOD(over(LIGHT, board("wood"))),
    /** A board of slate on a page by night. */
    SLATE(over(DARK, board("slate"))),
    /** Black on white for whoever sees little. */
    CONTRAST(over(LIGHT, board("contrast")));

    private final Map<String, String> colours;

    Palette(Map<String, String> colours) {
        this.colours = Map.copyOf(colours);
    }

    /** A colour as {@code #RRGGBB}, by its name without dashes before it, such as {@code river-soft}. */
    public String colour(String name) {
        String colour = colours.get(name);
        if (colour == null) {
            throw new IllegalArgumentException("no colour is called " + name);
        }
        return colour;
    }

    /** A style sheet with {@code var(--river)} replaced by the colour: what prints it knows no variables. */
    public String fill(String style) {
        return Pattern.compile("var\\(--([\\w-]+)\\)").matcher(style).replaceAll(found -> colour(found.group(1)));
    }

    private static Map<String, String> board(String make) {
        return block("palette.css", ".bd-swatch[data-board=\"" + make + "\"] {");
    }

    private static Map<String, String> block(String file, String selector) {
        String css = TextFile.read(Palette.class, file);
        int start = css.indexOf(selector);
        Matcher line = Pattern.compile("--([\\w-]+):\\s*(#[0-9a-f]{6});")
                .matcher(css.substring(start, css.indexOf('}', start)));
        Map<String, String> colours = new HashMap<>();
        while (line.find()) {
            colours.put(line.group(1), line.group(2).toUpperCase(Locale.ROOT));
        }
        return colours;
    }

    private static Map<String, String> over(Palette base, Map<String, String> own) {
        Map<String, String> colours = new HashMap<>(base.colours);
        colours.putAll(own);
        return colours;
    }
}
