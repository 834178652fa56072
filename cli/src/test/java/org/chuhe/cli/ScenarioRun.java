package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.cli.console.Console;
import org.chuhe.server.rulebook.coverage.Scenario;
import org.chuhe.server.rulebook.coverage.Scenario.Kind;
import org.chuhe.server.rulebook.coverage.Scenario.Step;

/** Runs a scenario in a folder of its own, through the commands that people use, and holds the answers to it. */
final class ScenarioRun {
    /** A word, or several in quotes. */
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");

    /** A file of the scenario: it lies in the scenario's folder. */
    private static final Pattern FILE = Pattern.compile("[\\w-]+\\.(log|json|pgn|txt|csv|trf)");

    private final Scenario scenario;
    private final Path folder;

    ScenarioRun(Scenario scenario, Path folder) {
        this.scenario = scenario;
        this.folder = folder;
    }

    void check() {
        List<Step> steps = scenario.steps();
        assertThat(steps.get(0).kind()).as("a scenario begins with a command").isEqualTo(Kind.RUN);
        int from = 0;
        for (int i = 1; i <= steps.size(); i++) {
            if (i == steps.size() || steps.get(i).kind() == Kind.RUN) {
                command(steps.subList(from, i));
                from = i;
            }
        }
    }

    /** A command with all that is entered there: answers are told apart by when the next line is asked for. */
    private void command(List<Step> steps) {
        List<String> entered = steps.stream()
                .filter(step -> step.kind() == Kind.ENTER)
                .map(Step::text)
                .toList();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        Entries entries = new Entries(entered, out);
        int exit = Chuhe.run(
                new Console(Locale.CHINESE, false, entries, stream, stream),
                arguments(steps.get(0).text()));
        List<String> answers = entries.answers();
        int answer = 0;
        for (Step step : steps) {
            String said = answers.get(Math.min(answer, answers.size() - 1));
            String where = "%s（%s）\n%s %s\n%s"
                    .formatted(scenario.clause(), scenario.title(), step.kind().sign(), step.text(), said);
            switch (step.kind()) {
                case RUN -> {}
                case ENTER -> answer++;
                case SAYS -> assertThat(said).as(where).contains(step.text());
                case DOES_NOT_SAY -> assertThat(said).as(where).doesNotContain(step.text());
                case EXIT -> assertThat(exit).as(where).isEqualTo(Integer.parseInt(step.text()));
            }
        }
    }

    private String[] arguments(String line) {
        List<String> arguments = new ArrayList<>();
        Matcher words = WORD.matcher(line);
        while (words.find()) {
            String word = words.group(1) == null ? words.group(2) : words.group(1);
            arguments.add(FILE.matcher(word).matches() ? folder.resolve(word).toString() : word);
        }
        return arguments.toArray(String[]::new);
    }

    /** Standard input that hands out one line at a time, and notes what had been answered by then. */
    private static final class Entries extends InputStream {
        private final List<String> lines;
        private final ByteArrayOutputStream out;
        private final List<Integer> ends = new ArrayList<>();
        private InputStream line = InputStream.nullInputStream();
        private int next;

        Entries(List<String> lines, ByteArrayOutputStream out) {
            this.lines = lines;
            this.out = out;
        }

        @Override
        public int read() {
            byte[] one = new byte[1];
            return read(one, 0, 1) < 0 ? -1 : one[0] & 0xff;
        }

        @Override
        public int read(byte[] buffer, int from, int length) {
            try {
                int read = line.read(buffer, from, length);
                if (read >= 0 || next == lines.size()) {
                    return read;
                }
                ends.add(out.size());
                line = new ByteArrayInputStream((lines.get(next++) + "\n").getBytes(StandardCharsets.UTF_8));
                return line.read(buffer, from, length);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        /** What was answered before the first line and to each; a command that reads nothing answers all at once. */
        List<String> answers() {
            byte[] all = out.toByteArray();
            List<String> answers = new ArrayList<>();
            int from = 0;
            for (int end : ends) {
                answers.add(new String(all, from, end - from, StandardCharsets.UTF_8));
                from = end;
            }
            answers.add(new String(all, from, all.length - from, StandardCharsets.UTF_8));
            return answers;
        }
    }
}
