package org.chuhe.records.audit;

import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.records.format.RecordException;
import org.chuhe.text.Translated;

/**
 * A finding as the report shows it.
 *
 * @param kind what it is
 * @param file the file
 * @param game which game of the file, from 1; 0 for the file as a whole
 * @param label who played, or the title
 * @param ply the ply, 0 for none
 * @param position the position to look at
 * @param words what was found
 */
public record Example(
        FindingKind kind, String file, int game, String label, int ply, Optional<Position> position, Translated words) {

    /** A file, or the rest of it, that cannot be read. */
    public static Example unreadable(String file, RecordException problem) {
        return new Example(
                FindingKind.UNREADABLE_FILE, file, 0, "", 0, Optional.empty(), Translated.of(problem::message));
    }
}
