package org.chuhe.records.read;

import java.util.List;
import java.util.Optional;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameRecord;

/**
 * A game as it was read from a file.
 *
 * @param file the file's name
 * @param number which game of the file, from 1
 * @param format what the file is
 * @param game the game, up to the first thing that could not be read
 * @param defects what was wrong with it
 */
public record ReadGame(String file, int number, FileFormat format, GameRecord game, List<Defect> defects) {
    public ReadGame {
        defects = List.copyOf(defects);
    }

    /** Whether everything was read; repairs do not count. */
    public boolean isWhole() {
        return defects.stream().allMatch(defect -> defect.kind().isRepaired());
    }

    /** The same game of a file under another name. */
    public ReadGame inFile(String name) {
        return name.equals(file) ? this : new ReadGame(name, number, format, game, defects);
    }

    /** The first illegal or unreadable move of the game itself. */
    public Optional<Defect> brokenMove() {
        return defects.stream()
                .filter(defect ->
                        defect.kind() == Defect.Kind.ILLEGAL_MOVE || defect.kind() == Defect.Kind.UNREADABLE_MOVE)
                .findFirst();
    }
}
