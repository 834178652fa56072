package org.chuhe.records;

import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveTime;
import org.chuhe.records.model.Tags;
import org.chuhe.text.EndReason;
import org.chuhe.text.Result;

/** Games for property tests: random play with variations, comments, clock times and tags. */
final class RandomGames {
    private static final String[] WORDS = {
        "好棋",
        "红优",
        "黑方反击",
        "a|b",
        "||",
        "[/DhtmlXQ_comment0]",
        "\\u4e00",
        "50% (1. e4)",
        "x\"y",
        "<b>&amp;",
        "第一行\n第二行",
        "; semicolon",
        "{ open",
        "1-0",
        "*",
        "\uD842\uDFB7",
        "[Event \"x\"]",
        "  inner  blanks",
        "C:\\path\\",
        "$1"
    };
    private static final String[] MARKS = {"!", "?!", "$14", "$2", "！！", "$139"};
    private static final String[] NAMES = {"胡荣华", "Wang \"T.\" Tianyi", "柳大华(特级大师)", "a\\b", "O'Neil", "許銀川", "𠮷野"};

    private RandomGames() {}

    static GameRecord next(SplittableRandom random) {
        return next(random, 120);
    }

    /** A game with fewer plies than so many. */
    static GameRecord next(SplittableRandom random, int plies) {
        GameBuilder builder = GameRecord.builder(start(random));
        if (random.nextInt(3) == 0) {
            builder.comment(comment(random));
        }
        line(random, builder, random.nextInt(plies), 0);
        for (String tag : List.of(Tags.EVENT, Tags.RED, Tags.BLACK, Tags.SITE, Tags.DATE, Tags.ANNOTATOR)) {
            if (random.nextBoolean()) {
                builder.tag(tag, NAMES[random.nextInt(NAMES.length)]);
            }
        }
        builder.result(Result.values()[random.nextInt(4)]);
        if (random.nextInt(3) == 0) {
            builder.ending(new Ending(EndReason.values()[random.nextInt(12)], "", ""));
        }
        return builder.build();
    }

    private static Position start(SplittableRandom random) {
        Position position = Position.START;
        for (int plies = random.nextInt(3) == 0 ? random.nextInt(60) : 0; plies > 0; plies--) {
            List<Move> moves = position.legalMoves();
            position = moves.isEmpty() ? position : position.play(moves.get(random.nextInt(moves.size())));
        }
        return Position.of(position.pieces(), position.sideToMove(), 0, 1);
    }

    private static void line(SplittableRandom random, GameBuilder builder, int plies, int depth) {
        for (int i = 0; i < plies; i++) {
            List<Move> moves = builder.position().legalMoves();
            if (moves.isEmpty()) {
                return;
            }
            builder.play(moves.get(random.nextInt(moves.size())));
            if (random.nextInt(12) == 0) {
                builder.comment(comment(random));
            }
            if (random.nextInt(15) == 0) {
                builder.mark(MARKS[random.nextInt(MARKS.length)]);
            }
            if (random.nextInt(10) == 0) {
                builder.time(MoveTime.remaining(Duration.ofMillis(random.nextInt(10_000_000))));
            }
            if (random.nextInt(20) == 0) {
                builder.time(MoveTime.spent(Duration.ofSeconds(random.nextInt(4000))));
            }
            while (depth < 4 && random.nextInt(10) == 0) {
                builder.beginVariation();
                line(random, builder, 1 + random.nextInt(12), depth + 1);
                builder.endVariation();
            }
        }
    }

    static String comment(SplittableRandom random) {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(4); i >= 0; i--) {
            text.append(WORDS[random.nextInt(WORDS.length)]).append(random.nextBoolean() ? " " : "");
        }
        return text.toString();
    }
}
