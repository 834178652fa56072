package org.chuhe.records.read;

import java.nio.charset.StandardCharsets;
import org.chuhe.records.format.FileStart;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.format.RecordException.Problem;
import org.chuhe.records.format.Texts;

/** Files that are known and hold no games, refused by their names. */
final class NotGames {
    private NotGames() {}

    /**
     * Looks at the start of a file.
     *
     * @throws RecordException if it is known to hold no games
     */
    static void check(FileStart start) {
        if (start.begins("SQLite format 3\0")) {
            String content = new String(start.bytes(), StandardCharsets.ISO_8859_1);
            throw refused(content.contains("bhobk") ? "book.obk" : "book.sqlite");
        }
    }

    private static RecordException refused(String key) {
        return new RecordException(Problem.NO_GAME, Texts.message(key));
    }
}
