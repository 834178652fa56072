package org.chuhe.cli;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.ConsoleWords;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.console.TerminalBoard;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.Notations;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Labels;
import org.chuhe.documents.board.PieceSet;
import org.chuhe.documents.board.Theme;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code chuhe show}: the board in the terminal or as a picture. */
@Command(name = "show")
final class ShowCommand implements Callable<Integer> {
    private static final int NARROWEST = 32;
    private static final int WIDEST = 10_000;

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "FEN", descriptionKey = "fen")
    @Nullable String fen;

    @Option(names = "--moves", paramLabel = "MOVE", arity = "1..*")
    List<String> moves = List.of();

    @Option(names = "--svg", paramLabel = "FILE")
    @Nullable Path svg;

    @Option(names = "--png", paramLabel = "FILE")
    @Nullable Path png;

    @Option(names = "--width", paramLabel = "N", defaultValue = "912")
    int width;

    @Option(names = "--theme", paramLabel = "THEME", defaultValue = "light")
    Theme theme = Theme.LIGHT;

    @Option(names = "--pieces", paramLabel = "PIECES", defaultValue = "chinese")
    PieceSet pieces = PieceSet.CHINESE;

    @Option(names = "--ascii")
    boolean ascii;

    @Option(names = "--flip")
    boolean flip;

    @Option(names = "--ranks")
    boolean ranks;

    @Option(names = "--bare")
    boolean bare;

    ShowCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        if (width < NARROWEST || width > WIDEST) {
            throw new CliException("error.range", "--width", width, NARROWEST, WIDEST);
        }
        // Compositions and fragments are shown too; what is odd about them is said below the board.
        Position before = fen == null ? Position.START : Fen.readLoosely(fen);
        List<Move> played = MoveReader.readAll(before, String.join(" ", moves));
        Position position = before;
        Optional<Move> lastMove = Optional.empty();
        for (Move move : played) {
            before = position;
            position = before.play(move);
            lastMove = Optional.of(move);
        }
        if (svg == null && png == null) {
            print(position, before, lastMove);
            return Exit.DONE;
        }
        BoardPicture plain = BoardPicture.of(position).look(look());
        BoardPicture picture = lastMove.map(plain::lastMove).orElse(plain);
        if (svg != null) {
            write(svg, picture.svg().getBytes(StandardCharsets.UTF_8));
        }
        if (png != null) {
            write(png, picture.png(width));
        }
        return Exit.DONE;
    }

    private BoardLook look() {
        Labels labels = bare ? Labels.NONE : ranks ? Labels.FILES_AND_RANKS : Labels.FILES;
        return BoardLook.DEFAULT
                .with(theme)
                .with(flip ? Side.BLACK : Side.RED)
                .with(ascii ? PieceSet.LETTERS : pieces)
                .with(labels);
    }

    private void write(Path file, byte[] content) throws IOException {
        if (file.toString().equals("-")) {
            console.out().write(content);
            return;
        }
        OutputFile.write(file, content);
        console.say("show.written", file);
    }

    private void print(Position position, Position before, Optional<Move> lastMove) {
        new TerminalBoard(position, lastMove, ascii, flip, console.colour())
                .lines()
                .forEach(console.out()::println);
        console.out().println();
        lastMove.ifPresent(move -> console.say("show.last-move", words(before, move), move));
        console.say(state(position), ConsoleWords.message("side." + side(position)));
        position.flaws().forEach(flaw -> console.say("show.note", flaw.message()));
        console.out().println("FEN " + position);
    }

    private String words(Position before, Move move) {
        return Notations.usual()
                .named(ascii ? Notations.WXF : Notations.CHINESE)
                .write(before, move);
    }

    private static String side(Position position) {
        return position.sideToMove().code();
    }

    private static String state(Position position) {
        if (position.isCheckmate()) {
            return "show.checkmate";
        }
        if (position.isStalemate()) {
            return "show.stalemate";
        }
        return position.isCheck() ? "show.check" : "show.to-move";
    }
}
