package org.chuhe.spark;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.records.Records;
import org.chuhe.records.audit.AuditJson;
import org.chuhe.records.audit.AuditSummary;
import org.chuhe.records.audit.AuditedGame;
import org.chuhe.records.audit.ClusterAudit;
import org.chuhe.records.audit.Example;
import org.chuhe.records.audit.FileAudit;
import org.chuhe.records.audit.FileTotals;
import org.chuhe.records.audit.GameAudit;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.read.GameFile;

/** The audit without a cluster, file by file and game by game: what an audit on Spark must come to. */
final class OneByOne {
    static final List<RuleBook> EDITIONS = List.of(RuleBooks.CXA_2020, RuleBooks.WXF_2018);
    static final long NODES = 20_000;

    final AuditSummary summary = new AuditSummary();
    final List<String> lines = new ArrayList<>();

    private OneByOne() {}

    static OneByOne of(List<Path> files) {
        OneByOne result = new OneByOne();
        GameAudit audit = GameAudit.under(EDITIONS, NODES);
        files.forEach(file -> result.add(file.toString(), audit));
        return result;
    }

    private void add(String name, GameAudit audit) {
        FileAudit file = new FileAudit(name);
        try (GameFile games = Records.open(Path.of(name))) {
            while (games.hasNext()) {
                AuditedGame audited = audit.audit(games.next());
                file.add(audited);
                if (!audited.findings().isEmpty()) {
                    lines.add(AuditJson.game(audited, Locale.ENGLISH));
                }
            }
        } catch (RecordException e) {
            file.addUnreadable(e);
            lines.add(AuditJson.example(Example.unreadable(name, e), Locale.ENGLISH));
        }
        List<Example> duplicates = summary.add(file);
        duplicates.forEach(each -> lines.add(AuditJson.example(each, Locale.ENGLISH)));
        lines.add(AuditJson.file(name, FileTotals.NONE.plus(file, duplicates.size())));
    }

    /** All files of a folder, in order. */
    static List<Path> files(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.filter(Files::isRegularFile).sorted().toList();
        }
    }

    static ClusterAudit.Order order(String master, List<Path> files, Path folder, boolean resume) {
        return new ClusterAudit.Order(master, files, EDITIONS, NODES, folder, resume, Locale.ENGLISH);
    }
}
