package org.chuhe.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.claim.ClaimRuling;
import org.chuhe.arbiter.claim.GameReview;
import org.chuhe.arbiter.claim.LimitReached;
import org.chuhe.arbiter.claim.Outlook;
import org.chuhe.arbiter.claim.PendingPosition;
import org.chuhe.arbiter.claim.Recurrence;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.cli.console.GameFiles;
import org.chuhe.core.Names;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.json.ReviewTree;
import org.chuhe.json.RulingJson;
import org.chuhe.json.RulingTree;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.ReadGame;
import org.chuhe.text.Message;

/** Rules on every repetition in the games of a record file (2011 rules, 23). */
final class JudgeGames {
    private final Console console;
    private final List<RuleBook> books;
    private final long nodes;
    private final boolean json;
    private final List<Found> found = new ArrayList<>();

    /** What was ruled on last in a game, under the first edition. */
    record Found(Tags tags, Ruling ruling) {}

    JudgeGames(Console console, List<RuleBook> books, long nodes, boolean json) {
        this.console = console;
        this.books = books;
        this.nodes = nodes;
        this.json = json;
    }

    void judge(Path file) throws IOException {
        try (Stream<ReadGame> games = GameFiles.open(console, file).stream()) {
            games.forEach(this::judge);
        }
    }

    /** The ruling in a file that has but one game with a repetition: its last. */
    Found onlyRuling(Path file) {
        if (found.size() != 1) {
            throw new CliException(found.isEmpty() ? "judge.pdf.none" : "judge.pdf.several", file, found.size());
        }
        return found.get(0);
    }

    private void judge(ReadGame read) {
        if (!json) {
            Tags tags = read.game().tags();
            if (tags.text(Tags.RED).isEmpty() && tags.text(Tags.BLACK).isEmpty()) {
                console.say("judge.game.unnamed", read.number(), tags.text(Tags.EVENT));
            } else {
                console.say("judge.game", read.number(), tags.text(Tags.RED), tags.text(Tags.BLACK));
            }
            read.brokenMove()
                    .ifPresent(defect ->
                            console.say("judge.game.broken", read.game().plies()));
        }
        MoveSequence game = read.game().sequence();
        for (RuleBook book : books) {
            long start = System.nanoTime();
            Arbiter arbiter = Arbiter.of(book).withNodes(nodes);
            GameReview review = arbiter.review(game);
            List<PendingPosition> pending = review.pending();
            double millis = (System.nanoTime() - start) / 1e6;
            pending.forEach(each -> print(read, each, millis));
            review.limitReached().ifPresent(reached -> print(read, book, reached));
            if (book == books.get(0) && !pending.isEmpty()) {
                PendingPosition last = pending.get(pending.size() - 1);
                found.add(new Found(read.game().tags(), last.proof()));
            }
            Optional<Outlook> outlook = review.pendingAtTheEnd().isPresent() ? Optional.empty() : arbiter.outlook(game);
            outlook.ifPresent(ahead -> print(read, arbiter, ahead));
            boolean nothing = pending.isEmpty() && review.limitReached().isEmpty() && outlook.isEmpty();
            if (nothing && !json) {
                console.say("judge.game.none", book.id());
            }
        }
    }

    private void print(ReadGame read, PendingPosition pending, double millis) {
        Recurrence recurrence = pending.recurrence();
        if (json) {
            Map<String, Object> answer = RulingTree.of(pending.proof(), console.locale(), millis);
            answer.put("game", read.number());
            answer.putAll(ReviewTree.pending(pending));
            console.json(RulingJson.of(answer));
            return;
        }
        console.say(
                "judge.game.repetition",
                pending.proof().book().id(),
                recurrence.firstPly(),
                recurrence.lastPly(),
                recurrence.claimablePly());
        if (console.isTerminal()) {
            new RulingScreen(console).show(Optional.empty(), pending.proof(), Optional.empty());
        } else {
            console.out().println(pending.proof().account(console.locale()).text());
        }
    }

    /** The natural move limit (22.2), where somebody could have claimed it. */
    private void print(ReadGame read, RuleBook book, LimitReached reached) {
        if (json) {
            print(read, book, "moveLimit", ReviewTree.limit(reached, console.locale()));
            return;
        }
        List<Message> claimants = reached.claimants().stream().map(Names::of).toList();
        console.tell("judge.game.limit", book.id(), reached.ply(), claimants, reached.words());
    }

    /** What is known where a position has stood before, but not often enough. */
    private void print(ReadGame read, Arbiter arbiter, Outlook ahead) {
        ClaimRuling ruling = arbiter.rule(ahead.recurrence());
        if (json) {
            print(read, arbiter.book(), "outlook", ReviewTree.outlook(ahead, ruling, console.locale()));
            return;
        }
        console.tell("judge.game.outlook", arbiter.book().id(), ahead.occurrence(), ahead.pliesLeft(), ruling.words());
    }

    private void print(ReadGame read, RuleBook book, String what, Map<String, Object> told) {
        Map<String, Object> answer = new LinkedHashMap<>();
        answer.put("rules", book.id());
        answer.put("game", read.number());
        answer.put(what, told);
        console.json(RulingJson.of(answer));
    }
}
