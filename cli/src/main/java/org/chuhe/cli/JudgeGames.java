package org.chuhe.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.review.GameReview;
import org.chuhe.arbiter.review.PendingPosition;
import org.chuhe.arbiter.review.Recurrence;
import org.chuhe.arbiter.review.Regulations;
import org.chuhe.arbiter.review.Review;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.cli.console.CliException;
import org.chuhe.cli.console.Console;
import org.chuhe.core.Move;
import org.chuhe.core.Side;
import org.chuhe.json.RulingJson;
import org.chuhe.records.Records;
import org.chuhe.records.format.ReadGame;
import org.chuhe.records.model.Tags;
import tools.jackson.databind.node.ObjectNode;

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

    void judge(Path file) {
        try (Stream<ReadGame> games = Records.stream(file)) {
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
            console.say("judge.game", read.number(), tags.text(Tags.RED), tags.text(Tags.BLACK));
            read.brokenMove()
                    .ifPresent(defect ->
                            console.say("judge.game.broken", read.game().plies()));
        }
        List<Move> moves = read.game().mainLine().moves();
        for (RuleBook book : books) {
            long start = System.nanoTime();
            Review review = GameReview.of(Arbiter.of(book).withNodes(nodes), Regulations.STANDARD)
                    .review(read.game().start(), moves);
            double millis = (System.nanoTime() - start) / 1e6;
            review.pending().forEach(pending -> print(read, pending, millis));
            if (book == books.get(0) && !review.pending().isEmpty()) {
                PendingPosition last = review.pending().get(review.pending().size() - 1);
                found.add(new Found(read.game().tags(), last.ruling()));
            }
            if (review.pending().isEmpty() && !json) {
                console.say("judge.game.none", book.id());
            }
        }
    }

    private void print(ReadGame read, PendingPosition pending, double millis) {
        Recurrence recurrence = pending.recurrence();
        if (json) {
            ObjectNode answer = RulingJson.of(pending.ruling(), console.locale(), millis);
            answer.put("game", read.number());
            answer.put(
                    "basis", recurrence.basis().name().toLowerCase(Locale.ROOT).replace('_', '-'));
            answer.put("claimablePly", recurrence.claimablePly());
            answer.put("lastPly", recurrence.lastPly());
            answer.put("varyBy", pending.varyBy());
            answer.put(
                    "deviator",
                    pending.deviator()
                            .map(side -> side == Side.RED ? "red" : "black")
                            .orElse(null));
            console.out().println(answer);
            return;
        }
        console.say(
                "judge.game.repetition",
                pending.ruling().book().id(),
                recurrence.firstPly(),
                recurrence.lastPly(),
                recurrence.claimablePly());
        console.out().println(pending.ruling().explanation(console.locale()));
    }
}
