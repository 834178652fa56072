package org.chuhe.records.book;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.chuhe.records.format.Bytes;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;
import org.chuhe.records.model.Tags;
import org.jspecify.annotations.Nullable;

/** A book of openings as one game: its moves are the variations, their scores and counts are comments. */
public final class ObkReader extends GameReader {
    private static final int MOST_MOVES = 100_000;
    /** Books have no names; whoever meets the tree in another file should know where it comes from. */
    private static final String WHAT_IT_IS = "开局库 opening book";

    private @Nullable OpeningBook book;

    public ObkReader(Bytes bytes) throws IOException {
        book = OpeningBook.read(bytes);
    }

    /** Whether a file that begins so may be one; a database that is not is refused when it is opened. */
    public static boolean isIn(FileStart start) {
        return OpeningBook.isIn(start);
    }

    @Override
    public @Nullable Parsed next() {
        OpeningBook whole = book;
        book = null;
        if (whole == null) {
            return null;
        }
        BookTree tree = new BookTree(whole, MOST_MOVES);
        if (tree.reached() == 0) {
            throw new RecordException(Problem.NO_GAME, Texts.message("book.no.line", whole.size()));
        }
        List<Defect> defects = new ArrayList<>();
        if (whole.unread() > 0) {
            defects.add(defect(Defect.Kind.BROKEN_VARIATION, "book.unread", whole.unread()));
        }
        if (whole.isCut() || tree.isCut()) {
            defects.add(defect(Defect.Kind.TOO_LARGE, "book.too.large", tree.reached(), whole.size()));
        } else if (tree.reached() < whole.size()) {
            defects.add(defect(Defect.Kind.LEFT_OUT, "book.unreached", whole.size() - tree.reached(), whole.size()));
        }
        return new Parsed(tree.game().tag(Tags.SOURCE, WHAT_IT_IS).build(), defects);
    }

    private static Defect defect(Defect.Kind kind, String key, Object... arguments) {
        return new Defect(kind, 0, "", Texts.message(key, arguments));
    }
}
