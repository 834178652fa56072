package org.chuhe.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.claim.LineRuling;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.arbiter.ruling.PlyAccount;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.arbiter.ruling.RulingAccount;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.TerminalBoard;
import org.chuhe.cli.console.TerminalPaint;
import org.chuhe.cli.console.Wrapping;
import org.chuhe.core.Side;
import org.chuhe.eventfiles.SheetText;

/** A ruling on a terminal: the board, every ply with its nature, the ruling; side by side where the terminal is wide. */
final class RulingScreen {
    private static final int WIDEST = 132;
    private static final int WIDE = 96;
    private static final String INDENT = "   ";
    private static final String GAP = "   ";

    private final Console console;
    private final TerminalPaint paint;
    private final int columns;

    RulingScreen(Console console) {
        this.console = console;
        this.paint = new TerminalPaint(console.colour());
        this.columns = Math.min(WIDEST, console.columns());
    }

    /** The answer to a line of play. */
    void show(Optional<String> name, LineRuling answer) {
        show(name, answer.ruling(), answer.outlook().map(ahead -> ahead.words().in(console.locale())));
    }

    /** A ruling under its name, with what can be said of a claim now. */
    void show(Optional<String> name, Ruling ruling, Optional<String> outlook) {
        RulingAccount account = ruling.account(console.locale());
        List<String> board = TerminalBoard.beside(
                        ruling.book(), ruling.cycle().start(), console.locale(), console.colour())
                .lines();
        console.out()
                .println(paint.strong(
                        name.map(given -> given + " · " + account.book()).orElse(account.book())));
        if (columns < WIDE) {
            board.forEach(console.out()::println);
            console.out().println();
            words(ruling, account, outlook, columns).forEach(console.out()::println);
        } else {
            int room = columns - width(board) - GAP.length();
            beside(board, words(ruling, account, outlook, room));
        }
        console.out().println();
    }

    /** The board by itself, above what is said of it in a table. */
    void board(Ruling ruling) {
        TerminalBoard.beside(ruling.book(), ruling.cycle().start(), console.locale(), console.colour())
                .lines()
                .forEach(console.out()::println);
        console.paragraph(String.join(
                "  ",
                ruling.account(console.locale()).plies().stream()
                        .map(PlyAccount::move)
                        .toList()));
        console.out().println();
    }

    private List<String> words(Ruling ruling, RulingAccount account, Optional<String> outlook, int room) {
        List<String> lines = new ArrayList<>();
        account.unreachable().ifPresent(words -> lines.addAll(Wrapping.lines(words, room)));
        for (PlyAccount ply : account.plies()) {
            lines.add(head(ruling, ply));
            Wrapping.lines(ply.reason(), room - INDENT.length()).forEach(line -> lines.add(INDENT + line));
        }
        lines.add("");
        lines.addAll(Wrapping.lines(account.comparison(), room));
        Wrapping.lines(account.verdict(), room).forEach(line -> lines.add(paint.strong(line)));
        account.basis().forEach(words -> lines.addAll(Wrapping.lines(words, room)));
        outlook.ifPresent(words -> lines.addAll(Wrapping.lines(sentence(words), room)));
        return lines;
    }

    /** What is said of a claim is part of a sentence; here it stands alone. */
    private static String sentence(String words) {
        return words.substring(0, 1).toUpperCase(Locale.ROOT) + words.substring(1);
    }

    private String head(Ruling ruling, PlyAccount ply) {
        Nature nature = ply.found().nature();
        String move = ply.side() + " " + ply.move();
        String articles =
                RuleBooks.within(ruling.book(), ply.found().articles()).in(console.locale());
        return "%d. %s  %s  %s"
                .formatted(
                        ply.number(),
                        ply.found().side() == Side.RED ? paint.red(move) : move,
                        paint.chip(nature, ply.nature()),
                        paint.faint(articles))
                .stripTrailing();
    }

    private void beside(List<String> board, List<String> words) {
        int width = width(board);
        for (int i = 0; i < Math.max(board.size(), words.size()); i++) {
            String left = i < board.size() ? board.get(i) : "";
            String right = i < words.size() ? words.get(i) : "";
            String space = " ".repeat(width - SheetText.width(TerminalPaint.plain(left)));
            console.out().println((left + space + GAP + right).stripTrailing());
        }
    }

    private static int width(List<String> lines) {
        return lines.stream()
                .mapToInt(line -> SheetText.width(TerminalPaint.plain(line)))
                .max()
                .orElse(0);
    }
}
