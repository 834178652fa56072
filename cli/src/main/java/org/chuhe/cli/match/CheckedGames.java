package org.chuhe.cli.match;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.Exit;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.cli.console.ProgressBar;
import org.chuhe.engines.play.MatchConditions;
import org.chuhe.engines.play.RecordCheck;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;

/** {@code chuhe match --check}: what should have been ruled in games that were played elsewhere. */
final class CheckedGames {
    private final Console console;
    private final RecordCheck check;
    private int games;
    private int wrong;

    CheckedGames(Console console, RuleOptions rules, LimitOptions laidDown) {
        this.console = console;
        check = new RecordCheck(laidDown.regulations(rules, MatchConditions.NO_CLOCK), rules.rulingNodes());
    }

    int run(List<Path> files) throws IOException {
        ProgressBar progress = new ProgressBar(console, console.isTerminal(), GameFiles.size(files));
        long done = 0;
        for (Path file : files) {
            try (GameFile open = GameFiles.open(console, file)) {
                while (open.hasNext()) {
                    look(open.next(), progress);
                    progress.show(done + open.bytesRead(), games);
                }
            }
            done += GameFiles.size(List.of(file));
        }
        progress.end();
        console.say("match.checked", games, wrong);
        return wrong == 0 ? Exit.DONE : Exit.NO;
    }

    private void look(ReadGame game, ProgressBar progress) {
        games++;
        List<RecordCheck.Wrong> found = check.check(game);
        if (!found.isEmpty()) {
            wrong++;
            progress.end();
        }
        for (RecordCheck.Wrong each : found) {
            Tags tags = game.game().tags();
            console.tell(
                    "match.wrong",
                    game.number(),
                    tags.text(Tags.RED),
                    tags.text(Tags.BLACK),
                    each.ply(),
                    each.words().in(console.locale()));
        }
    }
}
