package org.chuhe.testing;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A playing program that does what its arguments say, for tests of those who talk to one. It knows no rules: it plays the
 * moves it is given, ply by ply, and after them moves a chariot to and fro.
 *
 * <ul>
 *   <li>{@code protocol=uci|ucci}, {@code ranks=0|1}: its language
 *   <li>{@code moves=h2e2,h9g7}: the game by plies, in ranks 0–9, both sides' moves
 *   <li>{@code NAME=PLY}: from that ply on it does something else: {@code hang}, {@code deaf} (not even to stop), {@code die},
 *       {@code lie} (an illegal move), {@code steal} (a move of the other side), {@code nonsense}, {@code none}, {@code
 *       resign}, {@code late}, {@code garbage}, {@code flood}, {@code drown} (a flood without end)
 *   <li>{@code ready=TIMES}: it says that it is ready only so often
 *   <li>{@code delay=MILLIS}: how long it thinks; {@code score=CENTIPAWNS}: what it says of its position
 *   <li>{@code greeting=silent|dies}: says nothing at the start, or ends at a word it does not know
 * </ul>
 */
public final class ScriptedEngine {
    private final Map<String, String> script;
    private final PrintStream out;
    private final List<String> moves;
    private String position = "position startpos";
    private List<String> banned = List.of();
    private int ready;
    /** The first question is how it counts the ranks: nothing happens there. */
    private boolean probed;

    private ScriptedEngine(Map<String, String> script, PrintStream out) {
        this.script = script;
        this.out = out;
        this.moves = list(script.getOrDefault("moves", ""), ",");
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        Map<String, String> script = new HashMap<>();
        for (String arg : args) {
            int sign = arg.indexOf('=');
            script.put(arg.substring(0, sign), arg.substring(sign + 1));
        }
        PrintStream out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        ScriptedEngine engine = new ScriptedEngine(script, out);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (String line = in.readLine(); line != null && !line.equals("quit"); line = in.readLine()) {
                engine.hear(line);
            }
        }
    }

    /** The command that runs it with these arguments. */
    public static String[] command(String... script) {
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-Xshare:auto",
                "-Xmx32m",
                "-cp",
                Path.of(ScriptedEngine.class
                                .getProtectionDomain()
                                .getCodeSource()
                                .getLocation()
                                .getPath())
                        .toString(),
                ScriptedEngine.class.getName()));
        command.addAll(List.of(script));
        return command.toArray(String[]::new);
    }

    private void hear(String line) throws InterruptedException {
        String word = line.split(" ", 2)[0];
        switch (word) {
            case "uci", "ucci" -> greet(word);
            case "isready" -> {
                if (ready++ < Integer.parseInt(script.getOrDefault("ready", "1000000"))) {
                    out.println("readyok");
                }
            }
            case "position" -> {
                position = line;
                banned = List.of();
            }
            case "banmoves" -> banned = list(line.substring(9), " ");
            case "go" -> think(line);
            case "stop" -> stop();
            default -> {}
        }
    }

    private void greet(String word) {
        String greeting = script.getOrDefault("greeting", "");
        if (greeting.equals("silent")) {
            return;
        }
        if (!word.equals(script.getOrDefault("protocol", "uci"))) {
            if (greeting.equals("dies")) {
                System.exit(3);
            }
            return;
        }
        out.println("id name Scripted 1");
        if (word.equals("uci")) {
            out.println("option name Skill Level type spin default 20 min 0 max 20");
            out.println("option name Ponder type check default false");
            if (script.getOrDefault("ranks", "0").equals("1")) {
                out.println("option name UCI_Variant type combo default chess var chess var xiangqi");
            }
        } else {
            out.println("option usemillisec type check default false");
            out.println("option newgame type button");
        }
        out.println(word + "ok");
    }

    private void think(String go) throws InterruptedException {
        int ply = ply();
        probed = go.equals("go depth 1");
        Thread.sleep(Long.parseLong(script.getOrDefault("delay", "0")));
        if (is("die", ply)) {
            System.exit(7);
        }
        if (is("hang", ply) || is("deaf", ply)) {
            return;
        }
        if (is("late", ply)) {
            Thread.sleep(Long.parseLong(script.getOrDefault("lateness", "600")));
        }
        if (is("garbage", ply)) {
            out.println("info depth x score cp zzz pv");
            out.println("\u0000\u0001 bestmov e2e4 \ufffd");
            out.println("bestmoves: none");
        }
        while (is("drown", ply) && !out.checkError()) {
            out.println("info depth 2 score cp 1 nodes 1 pv " + move(ply, go));
        }
        if (is("flood", ply)) {
            for (int i = 0; i < 20_000; i++) {
                out.println("info string " + "x".repeat(200));
            }
        }
        out.println("info depth 3 score cp " + script.getOrDefault("score", "15") + " nodes 42 pv " + move(ply, go));
        if (is("none", ply)) {
            out.println(script.getOrDefault("protocol", "uci").equals("ucci") ? "nobestmove" : "bestmove (none)");
        } else if (is("nonsense", ply)) {
            out.println("bestmove castling");
        } else if (is("steal", ply)) {
            out.println("bestmove " + (ply % 2 == 0 ? spelled("a9a8") : spelled("a0a1")));
        } else if (is("lie", ply)) {
            out.println("bestmove " + (ply % 2 == 0 ? spelled("i0i9") : spelled("i9i0")));
        } else if (is("resign", ply)) {
            out.println("bestmove " + move(ply, go) + " resign");
        } else if (is("draw", ply)) {
            out.println("bestmove " + move(ply, go) + " draw");
        } else {
            out.println("bestmove " + move(ply, go));
        }
    }

    /** Only who hangs has something left to say. */
    private void stop() {
        if (is("hang", ply())) {
            out.println("bestmove " + move(ply(), ""));
        }
    }

    private int ply() {
        int at = position.indexOf(" moves ");
        return at < 0 ? 0 : list(position.substring(at + 7), " ").size();
    }

    private boolean is(String deed, int ply) {
        return !probed && script.containsKey(deed) && ply >= Integer.parseInt(script.get(deed));
    }

    /** The script's move; else a chariot to and fro, or a soldier's step if that is forbidden. */
    private String move(int ply, String go) {
        if (ply < moves.size()) {
            return spelled(moves.get(ply));
        }
        boolean red = ply % 2 == 0;
        boolean out = (ply - moves.size()) / 2 % 2 == 0;
        String usual = spelled(red ? (out ? "a0a1" : "a1a0") : (out ? "i9i8" : "i8i9"));
        boolean left = !go.contains(" searchmoves ")
                || go.substring(go.indexOf(" searchmoves ")).contains(usual);
        if (left && !banned.contains(usual)) {
            return usual;
        }
        return spelled(red ? "e3e4" : "e6e5");
    }

    private String spelled(String move) {
        if (!script.getOrDefault("ranks", "0").equals("1")) {
            return move;
        }
        return "" + move.charAt(0) + (move.charAt(1) - '0' + 1) + move.charAt(2) + (move.charAt(3) - '0' + 1);
    }

    private static List<String> list(String text, String divider) {
        return text.isBlank() ? List.of() : List.of(text.strip().split(divider));
    }
}
