package org.chuhe.records.book;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Encoding;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/**
 * A book of openings 开局库: moves under the keys of positions. It can be asked what is played in a position; what positions
 * it holds only a walk from the starting position can tell.
 */
public final class OpeningBook {
    /** The largest book that is read, in megabytes. */
    public static final int MEGABYTES = 256;

    private static final int MOST_ROWS = 4_000_000;
    /** No position has more moves; rows beyond repeat them. */
    private static final int MOST_IN_A_POSITION = 200;
    /** From here on all floating-point numbers are whole. */
    private static final long WHOLE = 1L << 52;

    private static final Comparator<BookMove> BEST_FIRST = Comparator.comparing(BookMove::used)
            .thenComparingInt(BookMove::score)
            .thenComparingLong(move -> (long) move.wins() - move.losses())
            .reversed()
            .thenComparingInt(BookMove::row);

    private final List<Row> rows;
    private final int size;
    private final int unread;
    private final boolean isCut;

    /** A move with the two squares as they stand in the file. */
    private record Row(
            long key, int number, int squares, int score, int wins, int draws, int losses, boolean used, String note) {}

    private OpeningBook(List<Row> rows, int size, int unread) {
        this.rows = rows;
        this.size = size;
        this.unread = unread;
        this.isCut = size == MOST_ROWS;
        rows.sort(Comparator.comparingLong(Row::key));
    }

    /**
     * The book in a file; empty if the file is something else.
     *
     * @throws RecordException if it is a book, or might be one, but cannot be read
     */
    public static Optional<OpeningBook> in(Path file) {
        try (Bytes bytes = Bytes.of(file)) {
            if (!isIn(new FileStart(bytes.read(0, 16), bytes.size()))) {
                return Optional.empty();
            }
            return Optional.of(read(bytes));
        } catch (IOException e) {
            throw new RecordException(
                    Problem.INPUT_OUTPUT, Texts.message("file.io", String.valueOf(e.getMessage())), e);
        }
    }

    /** Whether a file that begins so may be a book: it is a database. */
    static boolean isIn(FileStart start) {
        return SqliteFile.isIn(start);
    }

    static OpeningBook read(Bytes bytes) throws IOException {
        if (bytes.size() > (long) MEGABYTES << 20) {
            throw new RecordException(Problem.UNREADABLE, Texts.message("file.too.large", MEGABYTES));
        }
        SqliteFile file = new SqliteFile(bytes);
        List<SqliteTable> tables = file.tables();
        SqliteTable table = tables.stream()
                .filter(each -> each.column("vkey") >= 0 && each.column("vmove") >= 0)
                .findFirst()
                .orElseThrow(() -> notABook(tables));
        return new Loader(file, table).load();
    }

    private static RecordException notABook(List<SqliteTable> tables) {
        String names = tables.stream()
                .map(SqliteTable::name)
                .filter(name -> !name.startsWith("sqlite_"))
                .collect(Collectors.joining(", "));
        return new RecordException(Problem.NO_GAME, Texts.message("book.other.database", Texts.quote(names)));
    }

    /** Takes the rows of the table, whatever the order of its columns. */
    private static final class Loader {
        private final SqliteFile file;
        private final SqliteTable table;
        private final int key;
        private final int move;
        private final int score;
        private final int wins;
        private final int draws;
        private final int losses;
        private final int valid;
        private final int memo;
        private final List<Row> rows = new ArrayList<>();
        private int size;
        private int unread;

        Loader(SqliteFile file, SqliteTable table) {
            this.file = file;
            this.table = table;
            key = table.column("vkey");
            move = table.column("vmove");
            score = table.column("vscore");
            wins = table.column("vwin");
            draws = table.column("vdraw");
            losses = table.column("vlost");
            valid = table.column("vvalid");
            memo = table.column("vmemo");
        }

        OpeningBook load() throws IOException {
            file.rows(table, row -> {
                add(row);
                return size < MOST_ROWS;
            });
            return new OpeningBook(rows, size, unread + file.damaged());
        }

        private void add(SqliteRow row) {
            int squares = row.number(move, -1);
            if (!row.isNumber(key) || squares >> 16 != 0 || BookSquares.move(squares, false) < 0) {
                unread++;
                return;
            }
            long bits = row.bits(key);
            add(row, bits, squares);
            // Keys beyond the largest integer were stored as floating-point numbers with the same bits; of these SQLite
            // made integers where they were whole.
            if (!row.isReal(key) && bits <= -WHOLE && (long) (double) bits == bits) {
                add(row, Double.doubleToRawLongBits((double) bits), squares);
            }
            size++;
        }

        private void add(SqliteRow row, long position, int squares) {
            rows.add(new Row(
                    position,
                    size,
                    squares,
                    row.number(score, 0),
                    row.number(wins, 0),
                    row.number(draws, 0),
                    row.number(losses, 0),
                    row.number(valid, 1) != 0,
                    note(row)));
        }

        /** The note, in the encoding it was typed in: some programs put GBK there, whatever the file says. */
        private String note(SqliteRow row) {
            byte[] note = row.bytes(memo);
            if (note.length == 0) {
                return "";
            }
            Charset charset = file.charset().equals(StandardCharsets.UTF_8)
                    ? Encoding.of(note).charset()
                    : file.charset();
            return new String(note, charset).strip();
        }
    }

    /** How many moves the book has. */
    public int size() {
        return size;
    }

    /** How many of its rows could not be read. */
    int unread() {
        return unread;
    }

    /** Whether there may be more moves than are looked at. */
    boolean isCut() {
        return isCut;
    }

    /**
     * The legal moves that the book knows in a position or in its mirror image, the best first. A move is there twice where
     * the book has it twice.
     */
    public List<BookMove> moves(Position position) {
        Board board = position.toBoard();
        return moves(board, BookKey.of(board));
    }

    List<BookMove> moves(Board board, BookKey key) {
        List<BookMove> moves = new ArrayList<>();
        add(board, key.straight(), false, moves);
        if (key.mirrored() != key.straight()) {
            add(board, key.mirrored(), true, moves);
        }
        moves.sort(BEST_FIRST);
        return moves;
    }

    private void add(Board board, long key, boolean mirrored, List<BookMove> moves) {
        int first = first(key);
        for (int i = first; i < rows.size() && rows.get(i).key == key && i < first + MOST_IN_A_POSITION; i++) {
            Row row = rows.get(i);
            int move = BookSquares.move(row.squares, mirrored);
            // Books differ in which square comes first; only one of the two can be where the piece stands.
            int legal = board.isLegal(move) ? move : MoveCode.of(MoveCode.to(move), MoveCode.from(move));
            if (legal == move || board.isLegal(legal)) {
                moves.add(new BookMove(
                        Move.of(legal), row.number, row.score, row.wins, row.draws, row.losses, row.used, row.note));
            }
        }
    }

    /** The first row with this key or a larger one. */
    private int first(long key) {
        int from = 0;
        int to = rows.size();
        while (from < to) {
            int middle = from + to >>> 1;
            if (rows.get(middle).key < key) {
                from = middle + 1;
            } else {
                to = middle;
            }
        }
        return from;
    }

    private boolean holds(long key) {
        int first = first(key);
        return first < rows.size() && rows.get(first).key == key;
    }

    /**
     * The legal moves that lead to a position of the book. Books for one side hold no moves of the other, only what to
     * answer to them.
     */
    List<Integer> movesInto(Board board, BookKey key) {
        int[] legal = new int[Board.MAX_MOVES];
        int count = board.legalMoves(legal, 0);
        List<Integer> moves = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            BookKey after = key.after(board, legal[i]);
            if (holds(after.straight()) || holds(after.mirrored())) {
                moves.add(legal[i]);
            }
        }
        return moves;
    }
}
