package org.chuhe.records;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.chuhe.records.read.FileFormat;

/** How many damaged files every reader was given, run by run, in a file that goes on growing. */
final class FuzzLedger {
    /** How the files were made. */
    enum Way {
        /** By Jazzer, which looks for ways through the code that no file took before. */
        GUIDED,
        /** By chance, changed in a few places. */
        SEEDED,
        /** By chance, with one piece many times over. */
        STRETCHED
    }

    /**
     * One run.
     *
     * @param recognised how many of the files were of the format
     * @param edges how many edges of the code Jazzer has seen taken
     */
    record Run(FileFormat format, Way way, long executions, long recognised, long edges, int findings) {
        private static Run of(String line) {
            String[] fields = line.split("\t");
            return new Run(
                    FileFormat.valueOf(fields[0]),
                    Way.valueOf(fields[1]),
                    Long.parseLong(fields[2]),
                    Long.parseLong(fields[3]),
                    Long.parseLong(fields[4]),
                    Integer.parseInt(fields[5]));
        }

        private String line() {
            return String.join(
                    "\t",
                    format.name(),
                    way.name(),
                    Long.toString(executions),
                    Long.toString(recognised),
                    Long.toString(edges),
                    Integer.toString(findings) + "\n");
        }
    }

    private final Path file;
    private final List<Run> runs = new ArrayList<>();

    FuzzLedger(Path file) throws IOException {
        this.file = file;
        if (Files.exists(file)) {
            Files.readAllLines(file).forEach(line -> runs.add(Run.of(line)));
        }
    }

    void add(Run run) throws IOException {
        runs.add(run);
        Files.writeString(file, run.line(), StandardOpenOption.CREATE, StandardOpenOption.APPEND);
        System.out.print(run.line());
    }

    long executions(FileFormat format, Way way) {
        return sum(format, way, Run::executions);
    }

    private long sum(FileFormat format, Way way, ToLongFunction<Run> value) {
        return runs.stream()
                .filter(run -> run.format == format && run.way == way)
                .mapToLong(value)
                .sum();
    }

    /** How many files, or runs of Jazzer, have found something. */
    int findings() {
        return runs.stream().mapToInt(Run::findings).sum();
    }

    /** All runs as the table of docs/fuzzing.md. */
    String table() {
        StringBuilder table =
                new StringBuilder("| format | by Jazzer | edges | changed | of them recognised | stretched |\n"
                        + "|---|---|---|---|---|---|\n");
        for (FileFormat format : FileFormat.values()) {
            long edges = runs.stream()
                    .filter(run -> run.format == format)
                    .mapToLong(Run::edges)
                    .max()
                    .orElse(0);
            table.append(String.format(
                    "| %s | %,d | %,d | %,d | %,d | %,d |%n",
                    format.name().toLowerCase(java.util.Locale.ROOT).replace('_', ' '),
                    executions(format, Way.GUIDED),
                    edges,
                    executions(format, Way.SEEDED),
                    sum(format, Way.SEEDED, Run::recognised),
                    executions(format, Way.STRETCHED)));
        }
        return table.toString();
    }
}
