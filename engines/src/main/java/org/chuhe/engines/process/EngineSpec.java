package org.chuhe.engines.process;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.chuhe.engines.protocol.RankDialect;
import org.chuhe.engines.protocol.SearchLimits;

/**
 * A playing program and its settings.
 *
 * @param name what tables call it
 * @param command the program and its arguments
 * @param folder where it runs; empty for where we run
 * @param protocol {@code uci} or {@code ucci}; empty if it is to be found out
 * @param ranks how it spells moves; empty if it is to be found out
 * @param millis whether it understands milliseconds over UCCI; empty if it is to be found out
 * @param limits nodes or depth of its own; {@link SearchLimits#NONE} if it thinks as the match says
 * @param options its own settings
 */
public record EngineSpec(
        String name,
        List<String> command,
        String folder,
        Optional<String> protocol,
        Optional<RankDialect> ranks,
        Optional<Boolean> millis,
        SearchLimits limits,
        Map<String, String> options) {
    private static final String OPTION = "option.";

    public EngineSpec {
        command = List.copyOf(command);
        options = Collections.unmodifiableMap(new LinkedHashMap<>(options));
    }

    /** A program without settings. */
    public static EngineSpec of(String name, String... command) {
        return new EngineSpec(
                name,
                List.of(command),
                "",
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                SearchLimits.NONE,
                Map.of());
    }

    /**
     * Reads what a user writes: the command, then settings, divided by semicolons, such as
     * {@code fairy-stockfish; name=strong; nodes=500; option.Skill Level=20}.
     *
     * @throws EngineSpecException if it cannot be understood
     */
    public static EngineSpec parse(String text) {
        String[] parts = text.split(";");
        List<String> command = words(parts[0].strip());
        if (command.isEmpty()) {
            throw new EngineSpecException("spec.no-command", text);
        }
        String program = command.get(0);
        Draft draft = new Draft(program.substring(program.replace('\\', '/').lastIndexOf('/') + 1));
        for (int i = 1; i < parts.length; i++) {
            String part = parts[i].strip();
            int sign = part.indexOf('=');
            if (!part.isEmpty()) {
                if (sign < 1) {
                    throw new EngineSpecException("spec.no-value", part);
                }
                draft.set(
                        part.substring(0, sign).strip(),
                        part.substring(sign + 1).strip());
            }
        }
        return new EngineSpec(
                draft.name,
                command,
                draft.folder,
                draft.protocol,
                draft.ranks,
                draft.millis,
                draft.limits,
                draft.options);
    }

    /** The same under another name. */
    public EngineSpec named(String other) {
        return new EngineSpec(other, command, folder, protocol, ranks, millis, limits, options);
    }

    /** What {@link #parse} reads, with everything that is set. */
    public String text() {
        StringBuilder text = new StringBuilder();
        command.forEach(word -> text.append(text.isEmpty() ? "" : " ")
                .append(word.isEmpty() || word.contains(" ") ? '"' + word + '"' : word));
        text.append("; name=").append(name);
        if (!folder.isEmpty()) {
            text.append("; dir=").append(folder);
        }
        protocol.ifPresent(id -> text.append("; protocol=").append(id));
        ranks.ifPresent(from -> text.append("; ranks=").append(from == RankDialect.FROM_ONE ? 1 : 0));
        millis.ifPresent(ms -> text.append("; clock=").append(ms ? "ms" : "s"));
        if (limits.nodes() > 0) {
            text.append("; nodes=").append(limits.nodes());
        }
        if (limits.depth() > 0) {
            text.append("; depth=").append(limits.depth());
        }
        options.forEach((key, value) ->
                text.append("; ").append(OPTION).append(key).append('=').append(value));
        return text.toString();
    }

    /** Words divided by blanks; what stands between quotation marks is one word. */
    private static List<String> words(String text) {
        List<String> words = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean quoted = false;
        boolean begun = false;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c == '"') {
                quoted = !quoted;
                begun = true;
            } else if (Character.isWhitespace(c) && !quoted) {
                if (begun) {
                    words.add(word.toString());
                }
                word.setLength(0);
                begun = false;
            } else {
                word.append(c);
                begun = true;
            }
        }
        if (begun) {
            words.add(word.toString());
        }
        return words;
    }

    /** Settings as they are read. */
    private static final class Draft {
        private String name;
        private String folder = "";
        private Optional<String> protocol = Optional.empty();
        private Optional<RankDialect> ranks = Optional.empty();
        private Optional<Boolean> millis = Optional.empty();
        private SearchLimits limits = SearchLimits.NONE;
        private final Map<String, String> options = new LinkedHashMap<>();

        Draft(String name) {
            this.name = name;
        }

        void set(String key, String value) {
            if (key.toLowerCase(Locale.ROOT).startsWith(OPTION)) {
                options.put(key.substring(OPTION.length()), value);
                return;
            }
            switch (key) {
                case "name" -> name = value;
                case "dir" -> folder = value;
                case "protocol" -> protocol = Optional.of(oneOf(key, value, "uci", "ucci"));
                case "ranks" ->
                    ranks = Optional.of(
                            oneOf(key, value, "0", "1").equals("1") ? RankDialect.FROM_ONE : RankDialect.FROM_ZERO);
                case "clock" ->
                    millis = Optional.of(oneOf(key, value, "ms", "s").equals("ms"));
                case "nodes" -> limits = limits.withNodes(number(key, value));
                case "depth" -> limits = limits.withDepth((int) number(key, value));
                default -> throw new EngineSpecException("spec.no-such-key", key);
            }
        }

        private static String oneOf(String key, String value, String... choices) {
            if (!List.of(choices).contains(value)) {
                throw new EngineSpecException("spec.no-such-value", key, value, String.join(", ", choices));
            }
            return value;
        }

        private static long number(String key, String value) {
            if (!value.matches("[1-9]\\d{0,8}")) {
                throw new EngineSpecException("spec.no-number", key, value);
            }
            return Long.parseLong(value);
        }
    }
}
