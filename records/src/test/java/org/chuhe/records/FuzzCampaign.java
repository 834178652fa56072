package org.chuhe.records;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReaderFuzzer;

/**
 * Fuzzing of one reader after the other, by Jazzer and by {@link DamagedFiles}: {@code mvn -Pfuzz -pl records -am test}.
 * docs/fuzzing.md says how it is told what to do and what was found. A campaign goes on where it stopped: what was made is
 * written down in {@link FuzzLedger}, and Jazzer keeps its corpus beside it.
 */
final class FuzzCampaign {
    private static final Path FOLDER = Path.of(System.getProperty("chuhe.fuzz.folder", "target/fuzz"));
    private static final Path LEDGER = FOLDER.resolve("executions.tsv");
    private static final int SECONDS = Integer.getInteger("chuhe.fuzz.seconds", 3600);
    /** Files of this size are looked at by people, too: a reader that takes longer for one hangs. */
    private static final int STRETCHED = 1 << 17;

    private static final long LONGEST_NANOS = 2_000_000_000L;
    private static final int LARGEST_SEED = 1 << 12;
    private static final Pattern STATUS = Pattern.compile("#(\\d+)\\s+\\S+\\s+cov: (\\d+)");
    private static final Pattern EXECUTED = Pattern.compile("stat::number_of_executed_units:\\s*(\\d+)");
    private static final Pattern RECOGNISED = Pattern.compile(ReaderFuzzer.RECOGNISED + "(\\d+)");

    private final FuzzLedger ledger = new FuzzLedger(LEDGER);
    private final FileFormat format;
    private final Path folder;
    private final long end = System.nanoTime() + SECONDS * 1_000_000_000L;

    private FuzzCampaign(FileFormat format) throws IOException {
        this.format = format;
        this.folder = Files.createDirectories(FOLDER.resolve(format.name()));
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        int before = new FuzzLedger(LEDGER).findings();
        String formats = System.getProperty("chuhe.fuzz.formats", "");
        for (FileFormat format : FileFormat.values()) {
            if (formats.isEmpty() || Arrays.asList(formats.split(",")).contains(format.name())) {
                FuzzCampaign campaign = new FuzzCampaign(format);
                campaign.guided(Long.getLong("chuhe.fuzz.guided", 100_000));
                campaign.changed(Long.getLong("chuhe.fuzz.seeded", 100_000));
                campaign.stretched(Long.getLong("chuhe.fuzz.stretched", 100));
            }
        }
        FuzzLedger ledger = new FuzzLedger(LEDGER);
        System.out.println(ledger.table());
        System.exit(ledger.findings() > before ? 1 : 0);
    }

    /** Jazzer has a process of its own, which it ends as it likes. */
    private void guided(long wanted) throws IOException, InterruptedException {
        long made = ledger.executions(format, FuzzLedger.Way.GUIDED);
        long seconds = (end - System.nanoTime()) / 1_000_000_000L;
        if (made >= wanted || seconds < 1) {
            return;
        }
        Path log = folder.resolve("jazzer.log");
        List<String> command = new ArrayList<>(List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                "-D" + ReaderFuzzer.FORMAT + "=" + format));
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments().stream()
                .filter(argument -> argument.startsWith("-X"))
                .toList());
        command.addAll(List.of(
                "com.code_intelligence.jazzer.Jazzer",
                "--target_class=" + ReaderFuzzer.class.getName(),
                "--instrumentation_includes=org.chuhe.records.**:org.chuhe.core.notation.**",
                "--disabled_hooks=com.code_intelligence.jazzer.sanitizers.*",
                "--reproducer_path=" + folder,
                "-artifact_prefix=" + folder + "/",
                "-dict=" + words(),
                "-seed=" + (made % Integer.MAX_VALUE + 1),
                "-runs=" + (wanted - made),
                "-max_total_time=" + seconds,
                "-timeout=10",
                "-use_value_profile=0",
                "-print_final_stats=1",
                Files.createDirectories(folder.resolve("corpus")).toString(),
                seeds().toString()));
        int exit = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start()
                .waitFor();
        String said = Files.readString(log);
        long executed = Math.max(last(EXECUTED, 1, said), last(STATUS, 1, said));
        ledger.add(new FuzzLedger.Run(
                format,
                FuzzLedger.Way.GUIDED,
                executed,
                last(RECOGNISED, 1, said),
                last(STATUS, 2, said),
                exit == 0 ? 0 : 1));
        if (exit != 0) {
            Files.copy(log, folder.resolve("finding-" + made + ".log"), StandardCopyOption.REPLACE_EXISTING);
            System.out.println(format + ": Jazzer ended with " + exit + ", see " + log);
        }
    }

    private static long last(Pattern pattern, int group, String said) {
        return pattern.matcher(said)
                .results()
                .mapToLong(result -> Long.parseLong(result.group(group)))
                .reduce(0, (one, two) -> two);
    }

    /** What Jazzer begins with: our samples, random games, and real files where there are any. */
    private Path seeds() throws IOException {
        Path into = Files.createDirectories(folder.resolve("seeds"));
        List<byte[]> files = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            files.addAll(DamagedFiles.seeds(format, i));
        }
        Path shared = Path.of(System.getProperty("chuhe.shared", "none"), "games");
        if (Files.isDirectory(shared)) {
            try (Stream<Path> real = Files.walk(shared)) {
                for (Path file : real.filter(Files::isRegularFile).sorted().toList()) {
                    if (Files.size(file) <= LARGEST_SEED && format == format(Files.readAllBytes(file))) {
                        files.add(Files.readAllBytes(file));
                    }
                }
            }
        }
        for (int i = 0; i < files.size(); i++) {
            Files.write(into.resolve("seed" + i), files.get(i));
        }
        return into;
    }

    private static FileFormat format(byte[] file) {
        try (GameFile games = Records.open("seed", file)) {
            return games.format();
        } catch (RecordException e) {
            return null;
        }
    }

    /** The words that files are made of, as Jazzer wants them: quoted, everything but plain letters by its number. */
    private Path words() throws IOException {
        StringBuilder words = new StringBuilder();
        for (String word : FuzzTest.PIECES_OF_FILES) {
            words.append('"');
            for (byte b : word.getBytes(StandardCharsets.UTF_8)) {
                words.append(String.format("\\x%02X", b));
            }
            words.append("\"\n");
        }
        return Files.writeString(folder.resolve("words.dict"), words);
    }

    private void changed(long wanted) throws IOException {
        DamagedFiles files = new DamagedFiles(format);
        fuzz(FuzzLedger.Way.SEEDED, wanted, files::changed);
    }

    private void stretched(long wanted) throws IOException {
        DamagedFiles files = new DamagedFiles(format);
        fuzz(FuzzLedger.Way.STRETCHED, wanted, number -> files.stretched(number, STRETCHED));
    }

    /** Makes the file with a number. */
    @FunctionalInterface
    private interface Maker {
        byte[] file(long number);
    }

    private void fuzz(FuzzLedger.Way way, long wanted, Maker maker) throws IOException {
        long from = ledger.executions(format, way);
        long number = from;
        long recognised = 0;
        int findings = 0;
        for (; number < wanted && (number % 64 != 0 || System.nanoTime() < end); number++) {
            byte[] file = maker.file(number);
            try {
                recognised += read(way, file) ? 1 : 0;
            } catch (RuntimeException | Error e) {
                findings++;
                Path kept = Files.write(folder.resolve(way.name().toLowerCase(Locale.ROOT) + "-" + number), file);
                List<StackTraceElement> trace = List.of(e.getStackTrace());
                System.out.println(kept + ": " + e + " " + trace.subList(0, Math.min(8, trace.size())));
            }
        }
        if (number > from) {
            ledger.add(new FuzzLedger.Run(format, way, number - from, recognised, 0, findings));
        }
    }

    private boolean read(FuzzLedger.Way way, byte[] file) {
        if (way != FuzzLedger.Way.STRETCHED) {
            return ReaderFuzzer.read(format, file);
        }
        long before = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
        boolean recognised = ReaderFuzzer.read(format, file);
        format(file);
        long nanos = ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime() - before;
        if (nanos > LONGEST_NANOS) {
            throw new AssertionError(nanos / 1_000_000 + " ms for a file of " + file.length);
        }
        return recognised;
    }
}
