package org.chuhe.server.training.mates;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.records.puzzle.Puzzle;
import org.chuhe.records.puzzle.PuzzleLine;
import org.chuhe.text.TextFile;

/** The puzzles that come with the program: {@code puzzles.jsonl}, made by {@code chuhe puzzles} and proved by a test. */
public final class PuzzleShelf {
    private final Map<String, Puzzle> byId = new LinkedHashMap<>();
    private final Map<Integer, List<String>> lines = new TreeMap<>();

    private PuzzleShelf() {
        for (String line : TextFile.read(PuzzleShelf.class, "puzzles.jsonl").split("\n")) {
            if (!line.isBlank()) {
                Puzzle puzzle = PuzzleLine.read(line);
                byId.put(puzzle.id(), puzzle);
                lines.computeIfAbsent(puzzle.grade(), grade -> new ArrayList<>())
                        .add(line);
            }
        }
    }

    /** Read when it is first asked for, and once: who does not come for puzzles does not wait for them. */
    private static final class Only {
        private static final PuzzleShelf SHELF = new PuzzleShelf();
    }

    public static PuzzleShelf load() {
        return Only.SHELF;
    }

    /** All puzzles, the easy ones first. */
    public List<Puzzle> all() {
        return List.copyOf(byId.values());
    }

    public Optional<Puzzle> puzzle(String id) {
        return Optional.ofNullable(byId.get(id));
    }

    /** The grades of which there are puzzles. */
    public List<Integer> grades() {
        return List.copyOf(lines.keySet());
    }

    /** The puzzles of a grade as a JSON array; empty if there are none. */
    public Optional<String> json(int grade) {
        return Optional.ofNullable(lines.get(grade)).map(each -> "[" + String.join(",", each) + "]");
    }
}
