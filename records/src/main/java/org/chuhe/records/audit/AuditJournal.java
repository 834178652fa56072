package org.chuhe.records.audit;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Fen;
import org.chuhe.text.Coded;
import org.chuhe.text.Language;
import org.chuhe.text.Translated;

/**
 * What an audit notes down after every part of a file, one line each, so that it can be taken up again after it was
 * stopped: all that {@link AuditSummary#add} needs.
 */
public final class AuditJournal {
    private static final String FIELD = "\t";
    private static final char ITEM = '\u001e';
    private static final char PART = '\u001f';
    /** How many parts of an example come before its words. */
    private static final int WORDS = 5;

    private AuditJournal() {}

    /** The line for a part of a file. */
    public static String line(FileAudit audit) {
        StringBuilder counts = new StringBuilder();
        audit.counts()
                .forEach((kind, count) ->
                        counts.append(kind.code()).append('=').append(count).append(','));
        StringBuilder hashes = new StringBuilder();
        for (int i = 0; i < audit.hashes().size(); i++) {
            hashes.append(audit.hashedGames().get(i)).append('=');
            hashes.append(Long.toHexString(audit.hashes().get(i))).append(',');
        }
        StringBuilder examples = new StringBuilder();
        audit.examples().forEach(example -> append(examples, example));
        return String.join(
                FIELD,
                clean(audit.file()),
                Integer.toString(audit.games()),
                Long.toString(audit.plies()),
                Integer.toString(audit.gamesWithFindings()),
                counts,
                hashes,
                examples);
    }

    private static void append(StringBuilder out, Example example) {
        out.append(example.kind().code()).append(PART).append(example.game()).append(PART);
        out.append(clean(example.label())).append(PART).append(example.ply()).append(PART);
        out.append(example.position().map(Position::toString).orElse("")).append(PART);
        out.append(String.join(
                        String.valueOf(PART),
                        Translated.of(example.words()::in)
                                .map(AuditJournal::clean)
                                .texts()
                                .values()))
                .append(ITEM);
    }

    private static String clean(String text) {
        return text.replaceAll("[\\t\\n\\r\\u001e\\u001f]+", " ");
    }

    /** What a line says; empty if it is damaged, as the last one of a stopped audit may be. */
    public static Optional<FileAudit> read(String line) {
        String[] fields = line.split(FIELD, -1);
        if (fields.length != 7) {
            return Optional.empty();
        }
        try {
            return Optional.of(FileAudit.of(
                    fields[0],
                    Integer.parseInt(fields[1]),
                    Long.parseLong(fields[2]),
                    Integer.parseInt(fields[3]),
                    counts(fields[4]),
                    hashes(fields[5]),
                    examples(fields[0], fields[6])));
        } catch (IllegalArgumentException e) {
            return Optional.empty();
        }
    }

    private static Map<FindingKind, Integer> counts(String field) {
        Map<FindingKind, Integer> counts = new EnumMap<>(FindingKind.class);
        for (String item : items(field, ',')) {
            int equals = item.indexOf('=');
            FindingKind kind = Coded.of(FindingKind.class, item.substring(0, equals));
            counts.put(kind, Integer.parseInt(item.substring(equals + 1)));
        }
        return counts;
    }

    private static Map<Integer, Long> hashes(String field) {
        Map<Integer, Long> hashes = new TreeMap<>();
        for (String item : items(field, ',')) {
            int equals = item.indexOf('=');
            long hash = Long.parseUnsignedLong(item.substring(equals + 1), 16);
            hashes.put(Integer.parseInt(item.substring(0, equals)), hash);
        }
        return hashes;
    }

    private static List<Example> examples(String file, String field) {
        List<Example> examples = new ArrayList<>();
        for (String item : items(field, ITEM)) {
            List<String> parts = items(item + PART, PART);
            Optional<Position> position =
                    parts.get(4).isEmpty() ? Optional.empty() : Optional.of(Fen.readLoosely(parts.get(4)));
            examples.add(new Example(
                    Coded.of(FindingKind.class, parts.get(0)),
                    file,
                    Integer.parseInt(parts.get(1)),
                    parts.get(2),
                    Integer.parseInt(parts.get(3)),
                    position,
                    words(parts.subList(WORDS, parts.size()))));
        }
        return examples;
    }

    /** In the order of the languages; a journal may be older than the last of them. */
    private static Translated words(List<String> texts) {
        Map<Language, String> words = new EnumMap<>(Language.class);
        for (Language language : Language.values()) {
            if (language.ordinal() < texts.size()) {
                words.put(language, texts.get(language.ordinal()));
            }
        }
        return new Translated(words);
    }

    private static List<String> items(String field, char end) {
        List<String> items = new ArrayList<>();
        int from = 0;
        int to = field.indexOf(end);
        while (to >= 0) {
            items.add(field.substring(from, to));
            from = to + 1;
            to = field.indexOf(end, from);
        }
        return items;
    }
}
