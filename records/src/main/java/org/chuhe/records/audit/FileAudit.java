package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Supplier;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Translated;

/** What the audit of one file came to. It holds counts and the first few findings of a kind, never the games. */
public final class FileAudit {
    /** So many findings of a kind are kept in words. */
    public static final int MOST_EXAMPLES = 40;

    private final String file;
    private final Map<FindingKind, Integer> counts = new EnumMap<>(FindingKind.class);
    private final List<Example> examples = new ArrayList<>();
    private final List<Long> hashes = new ArrayList<>();
    private final List<Integer> hashedGames = new ArrayList<>();
    private int games;
    private long plies;
    private int withFindings;

    public FileAudit(String file) {
        this.file = file;
    }

    public String file() {
        return file;
    }

    public int games() {
        return games;
    }

    public long plies() {
        return plies;
    }

    public int gamesWithFindings() {
        return withFindings;
    }

    public Map<FindingKind, Integer> counts() {
        return counts;
    }

    public List<Example> examples() {
        return examples;
    }

    List<Long> hashes() {
        return hashes;
    }

    List<Integer> hashedGames() {
        return hashedGames;
    }

    /** What was noted before, taken from a journal. */
    static FileAudit of(
            String file,
            int games,
            long plies,
            int withFindings,
            Map<FindingKind, Integer> counts,
            Map<Integer, Long> hashes,
            List<Example> examples) {
        FileAudit audit = new FileAudit(file);
        audit.games = games;
        audit.plies = plies;
        audit.withFindings = withFindings;
        audit.counts.putAll(counts);
        hashes.forEach((game, hash) -> {
            audit.hashedGames.add(game);
            audit.hashes.add(hash);
        });
        audit.examples.addAll(examples);
        return audit;
    }

    /** Takes note of a game. */
    public void add(AuditedGame audited) {
        ReadGame read = audited.game();
        games++;
        plies += read.game().plies();
        if (!audited.findings().isEmpty()) {
            withFindings++;
        }
        if (audited.moveHash() != 0) {
            hashes.add(audited.moveHash());
            hashedGames.add(read.number());
        }
        for (AuditFinding finding : audited.findings()) {
            add(
                    finding.kind(),
                    () -> new Example(
                            finding.kind(),
                            file,
                            read.number(),
                            audited.label(),
                            finding.ply(),
                            finding.position(),
                            Translated.of(finding.message()::in)));
        }
    }

    /** Takes note that the file, or the rest of it, cannot be read. */
    public void addUnreadable(RecordException problem) {
        add(FindingKind.UNREADABLE_FILE, () -> Example.unreadable(file, problem));
    }

    /** Counts a finding; only what is kept is put into words. */
    private void add(FindingKind kind, Supplier<Example> example) {
        int count = counts.merge(kind, 1, Integer::sum);
        if (count <= MOST_EXAMPLES) {
            examples.add(example.get());
        }
    }
}
