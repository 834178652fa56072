package org.chuhe.cli.board;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.TerminalBoard;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.game.Referee;
import org.chuhe.game.clock.ClockStage;
import org.chuhe.game.incident.EntryException;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.IncidentWords;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.incident.WhatNow;
import org.chuhe.game.log.Citation;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.result.Words;
import org.chuhe.game.state.GameState;
import org.chuhe.game.table.TableFinding;
import org.chuhe.game.table.TableReferee;
import org.chuhe.text.Message;

/** The conversation with an arbiter: a line in, what the referee says out; what is confirmed is on disk before it is said. */
final class TableTalk {
    private static final Pattern TIME = Pattern.compile("@(?:(\\d{1,2}):)?(\\d{1,3}):(\\d{2})\\s+(.*)");
    private static final int MOST_FOUND = 8;

    private final Console console;
    private final TableFile file;
    private final boolean confirm;
    private final long opened;
    private final long openedNanos = System.nanoTime();
    private final TableReferee referee = new TableReferee(new Referee());
    private final BufferedReader in;
    private boolean allAccepted = true;

    TableTalk(Console console, TableFile file, boolean confirm, long opened) {
        this.console = console;
        this.file = file;
        this.confirm = confirm;
        this.opened = opened;
        this.in = new BufferedReader(new InputStreamReader(console.in(), StandardCharsets.UTF_8));
    }

    GameState state() {
        return file.state();
    }

    /** The clocks stood since the last line: a clock nobody could see was out of order (21.4). */
    void stood() throws IOException {
        long last = state().clock().time();
        boolean running = state().clock().running().isPresent();
        if (running) {
            enter("pause", last, false);
            enter("resume", now(), false);
        }
    }

    /** Listens until there is nothing more; says whether all that was entered was accepted. */
    boolean listen() throws IOException {
        RuleBook book = state().regulations().book();
        book.borrowed().filter(words -> !book.countsOnFromLender()).ifPresent(words -> say(words.in(console.locale())));
        say(status());
        console.out().flush();
        for (Optional<String> line = next(); line.isPresent(); line = next()) {
            String text = line.get().strip();
            if (text.equals("quit")) {
                break;
            }
            if (!text.isEmpty() && !text.startsWith("#")) {
                hear(text);
            }
            console.out().flush();
        }
        return allAccepted;
    }

    private Optional<String> next() throws IOException {
        String line = in.readLine();
        return Optional.ofNullable(line);
    }

    private void hear(String text) throws IOException {
        switch (text) {
            case "help" -> help();
            case "board" -> board();
            case "log" -> new Narrator(console.locale()).tell(state()).forEach(this::say);
            case "status" -> say(status());
            default -> {
                if (text.startsWith("?")) {
                    search(text.substring(1));
                } else {
                    entry(text);
                }
            }
        }
    }

    private void entry(String text) throws IOException {
        Matcher timed = TIME.matcher(text);
        long at = now();
        String rest = text;
        if (timed.matches()) {
            long hours = timed.group(1) == null ? 0 : Long.parseLong(timed.group(1));
            long seconds = 3600 * hours + 60 * Long.parseLong(timed.group(2)) + Long.parseLong(timed.group(3));
            at = state().startedAt() + 1000 * seconds;
            rest = timed.group(4).strip();
        }
        boolean overrule = rest.startsWith("overrule ");
        boolean ask = rest.startsWith("ask ");
        String line = overrule || ask ? rest.substring(rest.indexOf(' ') + 1).strip() : rest;
        if (ask) {
            consider(line, at, false).ifPresent(this::tell);
        } else {
            enter(line, at, overrule);
        }
    }

    /** Time goes on steadily from when the log was opened, whatever is done to the machine's clock. */
    private long now() {
        long passed = (System.nanoTime() - openedNanos) / 1_000_000;
        return Math.max(state().clock().time(), opened + passed);
    }

    private Optional<TableFinding> consider(String line, long at, boolean overrule) {
        try {
            TableEntry entry = EntryReader.read(state().position(), at, line);
            return Optional.of(
                    overrule ? referee.overrule(state(), entry, entry.details().why()) : referee.find(state(), entry));
        } catch (EntryException e) {
            complain(e.words().in(console.locale()));
            return Optional.empty();
        }
    }

    /** Enters a line; true if it was accepted. */
    boolean enter(String line, long at, boolean overrule) throws IOException {
        Optional<TableFinding> considered = consider(line, at, overrule);
        if (considered.isEmpty()) {
            return false;
        }
        TableFinding finding = considered.get();
        if (confirm && !overrule && finding.refusal().isEmpty() && finding.isGrave()) {
            tell(finding);
            Optional<TableFinding> decided = decided(finding);
            if (decided.isEmpty()) {
                console.say("table.dropped");
                return false;
            }
            finding = decided.get();
        }
        if (!finding.answer().events().isEmpty()) {
            file.append(finding.answer().events(), finding.answer().state());
        }
        tell(finding);
        say(status());
        allAccepted &= finding.refusal().isEmpty();
        return finding.refusal().isEmpty();
    }

    /** The arbiter's word on what the referee says: yes, no, or a reason why he decides otherwise. */
    private Optional<TableFinding> decided(TableFinding finding) throws IOException {
        console.say("table.confirm");
        console.out().flush();
        String word = next().orElse("no").strip();
        return switch (word.toLowerCase(Locale.ROOT)) {
            case "", "y", "yes", "是", "确认" -> Optional.of(finding);
            case "n", "no", "否", "取消" -> Optional.empty();
            default -> {
                Words why = EntryReader.reason(word.replaceFirst("^[:：]\\s*", ""));
                yield Optional.of(referee.overrule(finding.before(), finding.entry(), why));
            }
        };
    }

    private void tell(TableFinding finding) {
        TableReferee.words(finding, console.locale()).forEach(line -> say("  " + line));
    }

    private void search(String text) {
        List<Incident> found = WhatNow.search(text);
        if (found.isEmpty()) {
            console.say("table.nothing-found", text.strip());
            return;
        }
        found.stream().limit(text.isBlank() ? found.size() : MOST_FOUND).forEach(this::show);
    }

    private void show(Incident incident) {
        RuleBook book = state().regulations().book();
        say(console.words(
                "table.found",
                incident.code(),
                IncidentWords.name(incident),
                Citation.of(book, incident.article()),
                IncidentWords.rule(incident, book)));
    }

    private void help() {
        console.say("table.help");
        for (Incident.Group group : Incident.Group.values()) {
            List<String> words = List.of(Incident.values()).stream()
                    .filter(incident -> incident.group() == group)
                    .map(incident ->
                            incident.code() + " " + IncidentWords.name(incident).in(console.locale()))
                    .toList();
            say(IncidentWords.group(group).in(console.locale()) + ": " + String.join(" · ", words));
        }
    }

    private void board() {
        var moves = state().history().movesAfter(Math.max(0, state().history().ply() - 1));
        new TerminalBoard(
                        state().regulations().book(),
                        state().position(),
                        moves.isEmpty() ? Optional.empty() : Optional.of(moves.get(moves.size() - 1)),
                        console.colour())
                .lines()
                .forEach(this::say);
    }

    /** Whose move, what the clocks show and what is on record, in a line. */
    private String status() {
        GameState state = state();
        Object who = state.result()
                .<Object>map(result -> console.words(
                        "table.over", result.outcome().words(), result.reason().words()))
                .orElseGet(() -> turn(state));
        return console.words(
                "table.status", state.history().ply(), who, side(state, Side.RED), side(state, Side.BLACK));
    }

    private String turn(GameState state) {
        if (state.clock().running().isEmpty()) {
            return console.words("table.standing");
        }
        Message who = Names.of(state.onTheClock());
        return console.words(state.turn().moved() ? "table.to-press" : "table.to-move", who);
    }

    private String side(GameState state, Side side) {
        long left = Math.max(0, state.clock().face(side).untilFlag(state.scheme()));
        String clock = left >= ClockStage.UNLIMITED / 2
                ? "∞"
                : String.format(Locale.ROOT, "%d:%02d:%02d", left / 3_600_000, left / 60_000 % 60, left / 1000 % 60);
        int fouls = state.record(side).fouls();
        int warnings = state.record(side).warnings();
        return console.words("table.side", Names.of(side), clock, fouls, warnings);
    }

    private void say(String line) {
        console.out().println(line);
    }

    private void complain(String what) {
        allAccepted = false;
        console.complain(what);
    }
}
