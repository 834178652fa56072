package org.chuhe.server.rulebook.coverage;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Something tried about a clause: what is run and entered, and what must be answered.
 *
 * @param clause the clause's number, as {@code 8.1.7}
 * @param sentence the book's own words that the scenario rests on
 * @param title what is tried, in a few words
 * @param steps in their order
 */
public record Scenario(String clause, String sentence, String title, List<Step> steps) {
    private static final Pattern IN_AN_APPENDIX = Pattern.compile("^# 附录\\S (?:[一二]\\.\\d|编法|表 )");

    public Scenario {
        steps = List.copyOf(steps);
    }

    /** Its steps as they are written, a line each. */
    public String text() {
        return steps.stream()
                .map(step -> step.kind().sign() + " " + step.text())
                .collect(Collectors.joining("\n"));
    }

    /** One line of a scenario. */
    public record Step(Kind kind, String text) {}

    /** What a line of a scenario is, by its first character. */
    public enum Kind {
        /** A command is run; what follows is entered there and answered by it. */
        RUN('$'),
        /** A line is entered. */
        ENTER('>'),
        /** This must stand in the answer to the last line that was run or entered. */
        SAYS('<'),
        /** This must not stand there. */
        DOES_NOT_SAY('!'),
        /** The command ends with this exit code; without such a line any will do. */
        EXIT('=');

        private final char sign;

        Kind(char sign) {
            this.sign = sign;
        }

        public char sign() {
            return sign;
        }
    }

    /**
     * Reads a file of scenarios: {@code # number sentence} begins a clause, {@code ## title} a scenario, other lines are its
     * steps; what begins with {@code //} is a remark, and empty lines mean nothing.
     *
     * @throws IllegalArgumentException naming the line that cannot be read
     */
    public static List<Scenario> read(List<String> lines) {
        List<Scenario> scenarios = new ArrayList<>();
        String clause = "";
        String sentence = "";
        String title = "";
        List<Step> steps = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            boolean heading = line.startsWith("#");
            if (heading && !steps.isEmpty()) {
                scenarios.add(new Scenario(clause, sentence, title, steps));
                steps.clear();
            }
            if (line.startsWith("## ")) {
                title = line.substring(3);
            } else if (heading) {
                int number = line.indexOf(' ', 2);
                require(line.startsWith("# ") && number > 0, i, line);
                // A number may have two words: 附录二 一.5, 附录一 编法(1), 1 ①; 附录三 has one.
                boolean two = IN_AN_APPENDIX.matcher(line).find() || "①②③".indexOf(line.charAt(number + 1)) >= 0;
                int end = two ? line.indexOf(' ', number + 1) : number;
                require(end > 0, i, line);
                clause = line.substring(2, end);
                sentence = line.substring(end + 1).strip();
                title = "";
            } else if (!line.isEmpty() && !line.startsWith("//")) {
                require(!title.isEmpty(), i, line);
                steps.add(step(line, i));
            }
        }
        if (!steps.isEmpty()) {
            scenarios.add(new Scenario(clause, sentence, title, steps));
        }
        return scenarios;
    }

    private static Step step(String line, int index) {
        for (Kind kind : Kind.values()) {
            if (line.charAt(0) == kind.sign() && line.startsWith(" ", 1)) {
                return new Step(kind, line.substring(2).strip());
            }
        }
        throw new IllegalArgumentException("line " + (index + 1) + " of the scenarios: " + line);
    }

    private static void require(boolean fits, int index, String line) {
        if (!fits) {
            throw new IllegalArgumentException("line " + (index + 1) + " of the scenarios: " + line);
        }
    }
}
