package org.chuhe.cli;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.chuhe.arbiter.Interpretations;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.OutputFile;
import org.chuhe.cli.console.ProgressBar;
import org.chuhe.cli.console.Terminal;
import org.chuhe.documents.board.BoardLook;
import org.chuhe.documents.board.BoardPicture;
import org.chuhe.documents.board.Labels;
import org.chuhe.records.audit.AuditJournal;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditReport;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.FileTotals;
import org.chuhe.records.audit.FindingKind;
import org.chuhe.records.audit.GameAudit;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/**
 * {@code chuhe audit}: looks through archives of games. Ctrl-C ends it in good order with a report of what was read; the
 * journal beside the JSON lines lets {@code --resume} go on from there.
 */
@Command(name = "audit")
final class AuditCommand implements Callable<Integer> {
    private final Console console;
    private AuditSummary summary = new AuditSummary();
    private final CountDownLatch finished = new CountDownLatch(1);
    private volatile boolean stopped;
    private @Nullable RandomAccessFile lines;
    private @Nullable RandomAccessFile journal;
    private final List<String> unfinished = new ArrayList<>();
    private long bytesDone;
    /** What the parts of the file being audited have come to so far. */
    private FileTotals totals = FileTotals.NONE;

    @Parameters(arity = "1..*", paramLabel = "PATH", descriptionKey = "path")
    List<Path> paths = List.of();

    @Option(names = "--rules", paramLabel = "RULES", split = ",", defaultValue = "cxa2020")
    List<String> rules = List.of();

    @Option(names = "--interpretation", paramLabel = "QUESTION=ANSWER", descriptionKey = "chuhe.judge.interpretation")
    List<String> interpretations = new ArrayList<>();

    @Option(names = "--json", paramLabel = "FILE")
    @Nullable Path json;

    @Option(names = "--html", paramLabel = "FILE")
    @Nullable Path html;

    @Option(names = "--threads", paramLabel = "N", defaultValue = "0")
    int threads;

    @Option(names = "--nodes", paramLabel = "N", defaultValue = "20000")
    long nodes;

    @Option(names = "--resume")
    boolean resume;

    @Option(names = "--spark", paramLabel = "MASTER", arity = "0..1", parameterConsumer = ClusterName.class)
    @Nullable String spark;

    @Option(names = "--parquet", paramLabel = "FOLDER")
    @Nullable Path parquet;

    AuditCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws Exception {
        if (threads < 0 || threads > 1024) {
            throw new CliException("error.range", "--threads", threads, 0, 1024);
        }
        if (nodes < 1) {
            throw new CliException("error.range", "--nodes", nodes, 1, Long.MAX_VALUE);
        }
        if (resume && json == null && spark == null) {
            throw new CliException("audit.resume-needs-json");
        }
        if ((spark == null) != (parquet == null)) {
            throw new CliException("audit.spark-and-parquet");
        }
        // An answer holds for the editions that have the question, the first of which decides.
        Interpretations.read(book(rules.get(0)), interpretations);
        List<RuleBook> editions = rules.stream()
                .map(id -> Interpretations.readOwn(book(id), interpretations))
                .toList();
        GameFiles named = new GameFiles(console, paths);
        if (spark != null && parquet != null) {
            requireFiles(named.files());
            onCluster(new ClusterAudit.Order(spark, named.files(), editions, nodes, parquet, resume, console.locale()));
            return Exit.DONE;
        }
        Thread hook = new Thread(this::stop);
        Runtime.getRuntime().addShutdownHook(hook);
        try {
            run(named, GameAudit.under(editions, nodes));
        } finally {
            console.out().flush();
            finished.countDown();
            if (!stopped) {
                Runtime.getRuntime().removeShutdownHook(hook);
            }
        }
        return stopped ? Exit.DONE : named.sayWhichAreEmpty();
    }

    /** Workers open files themselves; a pipe or standard input is at hand only here. */
    private static void requireFiles(List<Path> files) {
        for (Path file : files) {
            if (!Files.isRegularFile(file)) {
                throw new CliException("audit.spark-pipe", file);
            }
        }
    }

    private void onCluster(ClusterAudit.Order order) throws IOException {
        ProgressBar progress = new ProgressBar(console, Terminal.isThere(), GameFiles.size(order.files()));
        try {
            summary = ClusterRun.audit(order, progress, json);
        } finally {
            progress.end();
        }
        if (html != null) {
            OutputFile.write(html, page(true).getBytes(StandardCharsets.UTF_8));
        }
        print(true, progress.seconds());
        console.say("show.written", order.folder());
    }

    private static RuleBook book(String id) {
        return RuleBooks.byId(id)
                .orElseThrow(() -> new CliException(
                        "audit.no-such-rules",
                        id,
                        String.join(
                                ", ", RuleBooks.all().stream().map(RuleBook::id).toList())));
    }

    /** Runs when the user presses Ctrl-C: the work ends at the next game, and its report is written. */
    private void stop() {
        stopped = true;
        try {
            if (!finished.await(30, TimeUnit.SECONDS)) {
                console.complain(console.words("audit.not-in-time"));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(GameFiles files, GameAudit audit) throws Exception {
        Set<String> done = open(files);
        List<Path> open = files.files().stream()
                .filter(file -> !done.contains(file.toString()))
                .toList();
        ProgressBar progress = new ProgressBar(console, Terminal.isThere(), GameFiles.size(open));
        int workers = threads == 0 ? Runtime.getRuntime().availableProcessors() : threads;
        boolean complete;
        try (AuditPipeline pipeline =
                new AuditPipeline(audit, console, workers, () -> stopped, part -> take(part, files, progress))) {
            complete = pipeline.run(open);
        } finally {
            progress.end();
            close();
        }
        if (html != null) {
            OutputFile.write(html, page(complete).getBytes(StandardCharsets.UTF_8));
        }
        print(complete, progress.seconds());
    }

    private void take(AuditPipeline.Part part, GameFiles files, ProgressBar progress) throws IOException {
        if (stopped && part.endsFile()) {
            // A file that was left in the middle is read again from its beginning.
            return;
        }
        FileAudit audit = part.audit();
        List<Example> duplicates = add(audit, files);
        unfinished.add(AuditJournal.line(audit));
        StringBuilder text = new StringBuilder();
        part.json().forEach(line -> text.append(line).append('\n'));
        duplicates.forEach(example ->
                text.append(AuditJson.example(example, console.locale())).append('\n'));
        totals = totals.plus(audit, duplicates.size());
        if (part.endsFile()) {
            text.append(AuditJson.file(audit.file(), totals)).append('\n');
            totals = FileTotals.NONE;
        }
        if (lines != null) {
            lines.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }
        bytesDone += part.bytes();
        if (part.endsFile()) {
            note(audit.file());
        }
        progress.show(bytesDone, summary.games());
    }

    private List<Example> add(FileAudit audit, GameFiles files) {
        if (audit.games() > 0) {
            files.found(Path.of(audit.file()));
        }
        return summary.add(audit);
    }

    /** Only whole files are noted down, together with how far the JSON lines had come. */
    private void note(String file) throws IOException {
        if (journal != null && lines != null) {
            StringBuilder text = new StringBuilder();
            unfinished.forEach(line -> text.append(line).append('\n'));
            text.append("DONE\t")
                    .append(lines.getFilePointer())
                    .append('\t')
                    .append(file)
                    .append('\n');
            journal.write(text.toString().getBytes(StandardCharsets.UTF_8));
        }
        unfinished.clear();
    }

    /** Opens the files to write; when resuming, takes in what the journal says. */
    private Set<String> open(GameFiles files) throws IOException {
        Set<String> done = new HashSet<>();
        if (json == null) {
            return done;
        }
        Path beside = json.resolveSibling(json.getFileName() + ".journal");
        long linesEnd = 0;
        long journalEnd = 0;
        if (resume && Files.exists(beside)) {
            List<FileAudit> parts = new ArrayList<>();
            long at = 0;
            for (String line : Files.readAllLines(beside)) {
                at += line.getBytes(StandardCharsets.UTF_8).length + 1;
                if (line.startsWith("DONE\t")) {
                    String[] fields = line.split("\t", 3);
                    parts.forEach(part -> add(part, files));
                    parts.clear();
                    linesEnd = Long.parseLong(fields[1]);
                    done.add(fields[2]);
                    journalEnd = at;
                } else {
                    AuditJournal.read(line).ifPresent(parts::add);
                }
            }
        }
        lines = openAt(json, linesEnd);
        journal = openAt(beside, journalEnd);
        return done;
    }

    private static RandomAccessFile openAt(Path file, long end) throws IOException {
        RandomAccessFile open = new RandomAccessFile(file.toFile(), "rw");
        open.setLength(Math.min(end, open.length()));
        open.seek(open.length());
        return open;
    }

    private void close() throws IOException {
        for (RandomAccessFile file : new RandomAccessFile[] {lines, journal}) {
            if (file != null) {
                file.close();
            }
        }
    }

    private String page(boolean complete) {
        BoardLook look = BoardLook.DEFAULT.with(Labels.FILES);
        String what = String.join(", ", paths.stream().map(Path::toString).toList());
        return AuditReport.html(
                summary,
                what,
                complete,
                console.locale(),
                position -> BoardPicture.of(position).look(look).svg());
    }

    private void print(boolean complete, double seconds) {
        if (!complete) {
            console.say("audit.stopped");
        }
        String time = String.format(Locale.ROOT, "%.1f", seconds);
        console.say("audit.numbers", summary.files(), summary.games(), summary.plies(), time);
        for (FindingKind kind : FindingKind.values()) {
            console.say("audit.count", String.format(Locale.ROOT, "%8d", summary.count(kind)), AuditSummary.name(kind));
        }
        if (json != null) {
            console.say("show.written", json);
        }
        if (html != null) {
            console.say("show.written", html);
        }
    }
}
