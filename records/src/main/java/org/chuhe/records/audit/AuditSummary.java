package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.chuhe.text.Message;
import org.chuhe.text.Translated;

/**
 * Adds up an archive, file by file, and finds duplicates. Its memory grows by 16 bytes a game and by the names of the
 * files, nothing else. Not safe for use by several threads at once.
 */
public final class AuditSummary {
    private final Map<FindingKind, Long> counts = new EnumMap<>(FindingKind.class);
    private final Map<FindingKind, List<Example>> examples = new EnumMap<>(FindingKind.class);
    private final DuplicateIndex duplicates = new DuplicateIndex();
    private final List<String> files = new ArrayList<>();
    private long games;
    private long plies;
    private long withFindings;

    /**
     * What was added up elsewhere.
     *
     * @param counts how many findings of each kind there are, duplicates among them
     * @param examples the first findings of each kind, in order
     */
    public static AuditSummary of(
            List<String> files,
            long games,
            long plies,
            long gamesWithFindings,
            Map<FindingKind, Long> counts,
            List<Example> examples) {
        AuditSummary summary = new AuditSummary();
        summary.files.addAll(files);
        summary.games = games;
        summary.plies = plies;
        summary.withFindings = gamesWithFindings;
        summary.counts.putAll(counts);
        examples.forEach(summary::keep);
        return summary;
    }

    /**
     * Adds a file, or the next part of the file that was added last.
     *
     * @return the games of it that were seen before, in words
     */
    public List<Example> add(FileAudit file) {
        if (files.isEmpty() || !files.get(files.size() - 1).equals(file.file())) {
            files.add(file.file());
        }
        int fileNumber = files.size() - 1;
        games += file.games();
        plies += file.plies();
        withFindings += file.gamesWithFindings();
        file.counts().forEach((kind, count) -> counts.merge(kind, (long) count, Long::sum));
        file.examples().forEach(this::keep);
        List<Example> found = new ArrayList<>();
        for (int i = 0; i < file.hashes().size(); i++) {
            int game = file.hashedGames().get(i);
            OptionalLong earlier = duplicates.seen(file.hashes().get(i), (long) fileNumber << 32 | game);
            if (earlier.isPresent()) {
                Example example = duplicate(file.file(), game, earlier.getAsLong());
                counts.merge(FindingKind.DUPLICATE, 1L, Long::sum);
                keep(example);
                found.add(example);
            }
        }
        return found;
    }

    private Example duplicate(String file, int game, long earlier) {
        return duplicate(file, game, files.get((int) (earlier >>> 32)), (int) earlier);
    }

    /** A game with the same moves as an earlier one. */
    public static Example duplicate(String file, int game, String earlierFile, int earlierGame) {
        Message words = AuditTexts.message("duplicate", earlierFile, earlierGame);
        return new Example(FindingKind.DUPLICATE, file, game, "", 0, Optional.empty(), Translated.of(words::in));
    }

    private void keep(Example example) {
        List<Example> kept = examples.computeIfAbsent(example.kind(), kind -> new ArrayList<>());
        if (kept.size() < FileAudit.MOST_EXAMPLES) {
            kept.add(example);
        }
    }

    public int files() {
        return files.size();
    }

    public long games() {
        return games;
    }

    public long plies() {
        return plies;
    }

    /** Games with at least one finding other than being a duplicate. */
    public long gamesWithFindings() {
        return withFindings;
    }

    public long count(FindingKind kind) {
        return counts.getOrDefault(kind, 0L);
    }

    /** The first findings of a kind. */
    public List<Example> examples(FindingKind kind) {
        return examples.getOrDefault(kind, List.of());
    }

    /** What a kind of finding is called. */
    public static Message name(FindingKind kind) {
        return AuditTexts.message("kind." + kind.code());
    }
}
