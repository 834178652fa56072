package org.chuhe.records.audit;

import java.util.Locale;
import java.util.Optional;
import org.chuhe.core.Position;

/**
 * A finding as the report shows it.
 *
 * @param kind what it is
 * @param file the file
 * @param game which game of the file, from 1; 0 for the file as a whole
 * @param label who played, or the title
 * @param ply the ply, 0 for none
 * @param position the position to look at
 * @param chinese the words in Chinese
 * @param english the words in English
 */
public record Example(
        FindingKind kind,
        String file,
        int game,
        String label,
        int ply,
        Optional<Position> position,
        String chinese,
        String english) {

    String words(Locale locale) {
        return locale.getLanguage().equals("zh") ? chinese : english;
    }
}
