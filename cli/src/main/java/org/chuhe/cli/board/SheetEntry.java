package org.chuhe.cli.board;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.core.Move;
import org.chuhe.core.Names;
import org.chuhe.core.Side;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.game.sheet.SheetCheck;
import org.chuhe.records.Records;
import org.chuhe.records.read.ReadGame;
import org.jspecify.annotations.Nullable;

/** Enters a game from the players' record sheets, and says what the rules make of it. */
final class SheetEntry {
    private final Console console;
    private final TableTalk talk;

    SheetEntry(Console console, TableTalk talk) {
        this.console = console;
        this.talk = talk;
    }

    void enter(Path sheet, @Nullable Path other) throws IOException {
        byte[] content = GameFiles.bytes(console, sheet);
        ReadGame read = game(sheet, content);
        long at = talk.state().startedAt();
        for (Move move : read.game().mainLine().moves()) {
            if (talk.state().isOver()) {
                break;
            }
            talk.enter(move.toString(), at, false);
        }
        review();
        read.brokenMove()
                .ifPresent(defect -> console.say(
                        "table.sheet-broken",
                        read.game().plies() + 1,
                        defect.message().in(console.locale())));
        if (other != null) {
            compare(text(sheet, content), text(other, GameFiles.bytes(console, other)));
        }
    }

    private static ReadGame game(Path file, byte[] content) {
        List<ReadGame> games =
                Records.open(file.toString(), content).stream().limit(2).toList();
        if (games.size() != 1) {
            throw new CliException("table.sheet-games", file, games.size());
        }
        return games.get(0);
    }

    /** What somebody could have claimed: repetitions (23) and the natural move limit (22.2). */
    private void review() {
        Arbiter arbiter = talk.state().regulations().arbiter();
        MoveSequence game = talk.state().history();
        GameReview review = arbiter.review(game);
        for (Side side : Side.values()) {
            console.say(
                    "table.sheet-limit", Names.of(side), arbiter.moveLimit(game).words(side));
        }
        review.limitReached()
                .ifPresent(reached -> console.say(
                        "table.sheet-limit-reached",
                        reached.ply(),
                        reached.claimants().stream().map(Names::of).toList()));
        for (PendingPosition pending : review.pending()) {
            console.say(
                    "table.sheet-repetition",
                    pending.recurrence().firstPly(),
                    pending.recurrence().lastPly(),
                    pending.ruling().words());
        }
    }

    private void compare(String red, String black) {
        SheetCheck check = SheetCheck.of(SheetCheck.entries(red), SheetCheck.entries(black));
        missing(Side.RED, check.redMisses());
        missing(Side.BLACK, check.blackMisses());
        check.differing().forEach(each -> console.say("table.sheet-differs", each.ply(), each.red(), each.black()));
    }

    private void missing(Side side, List<String> entries) {
        int perFoul = talk.state().regulations().conduct().offences().missedMovesPerFoul();
        int fouls = entries.size() / perFoul;
        console.say("table.sheet-missing", Names.of(side), entries.size(), fouls, String.join(" ", entries));
    }

    private static String text(Path file, byte[] content) {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(content))
                    .toString();
        } catch (CharacterCodingException e) {
            throw new CliException("table.sheet-unreadable", file);
        }
    }
}
