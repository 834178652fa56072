package org.chuhe.engines.match;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.records.Records;
import org.chuhe.records.book.BookLines;
import org.chuhe.records.book.OpeningBook;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;

/** Where openings come from: the built-in book, an opening book, or a file of games or positions. */
public final class Openings {
    /** A file may hold more; nobody plays them all. */
    private static final int MOST = 100_000;

    private Openings() {}

    /** The built-in book: short lines that a program of today holds to be about even (docs/matches.md). */
    public static List<Opening> builtIn() {
        List<Opening> book = new ArrayList<>();
        for (String line : resource().split("\n")) {
            if (!line.isBlank() && !line.startsWith("#")) {
                List<Move> moves = MoveReader.readAll(Position.START, line);
                book.add(opening(Integer.toString(book.size() + 1), Position.START, moves));
            }
        }
        return List.copyOf(book);
    }

    private static String resource() {
        try (InputStream in = Objects.requireNonNull(Openings.class.getResourceAsStream("openings.txt"))) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The openings of a file: of each game so many plies, or fewer if it has fewer; of positions the positions; of an opening
     * book its lines, the best first. What cannot be played on from is left out.
     *
     * @throws org.chuhe.records.format.RecordException if the file cannot be read
     */
    public static List<Opening> read(Path file, int plies) {
        Optional<OpeningBook> book = OpeningBook.in(file);
        if (book.isPresent()) {
            return lines(BookLines.best(book.get(), plies, MOST));
        }
        return read(Records.open(file), plies);
    }

    /** The same of games that have been opened already; closes them. */
    public static List<Opening> read(GameFile file, int plies) {
        try (Stream<ReadGame> games = file.stream()) {
            return games.map(ReadGame::game)
                    .limit(MOST)
                    .map(game -> of(game, plies))
                    .filter(opening -> isPlayable(opening.start()))
                    .toList();
        }
    }

    private static List<Opening> lines(List<List<Move>> lines) {
        List<Opening> openings = new ArrayList<>();
        for (List<Move> moves : lines) {
            openings.add(opening(Integer.toString(openings.size() + 1), Position.START, moves));
        }
        return openings.stream().filter(opening -> isPlayable(opening.start())).toList();
    }

    private static Opening of(GameRecord game, int plies) {
        List<Move> moves = game.mainLine().moves();
        String title = game.tags().text("Opening");
        return opening(title, game.start(), moves.subList(0, Math.min(plies, moves.size())));
    }

    private static Opening opening(String name, Position start, List<Move> moves) {
        Position position = start;
        for (Move move : moves) {
            position = position.play(move);
        }
        return new Opening(name, position, moves.stream().map(Move::toString).collect(Collectors.joining(" ")));
    }

    private static boolean isPlayable(Position position) {
        return position.flaws().isEmpty() && !position.legalMoves().isEmpty() && !position.isDead();
    }

    /** The same openings in another order, the same for the same seed. */
    public static List<Opening> shuffled(List<Opening> openings, long seed) {
        List<Opening> mixed = new ArrayList<>(openings);
        Collections.shuffle(mixed, new Random(seed));
        return List.copyOf(mixed);
    }
}
