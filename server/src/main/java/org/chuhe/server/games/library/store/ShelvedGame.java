package org.chuhe.server.games.library.store;

import java.nio.charset.StandardCharsets;
import java.util.List;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.MoveHash;
import org.chuhe.records.model.Tags;
import org.chuhe.records.opening.Ecco;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.text.Folding;
import org.chuhe.text.Result;

/**
 * A game as it is put on a shelf: whatever is searched for, worked out once.
 *
 * @param day when it was played ({@link PlayedDay})
 * @param ecco the number of its ECCO code ({@link Ecco#number}), 0 if it has none
 * @param identity the same for the same game
 * @param record the whole record
 */
public record ShelvedGame(
        int day,
        String red,
        String black,
        String event,
        String round,
        int result,
        int ecco,
        int plies,
        long identity,
        String record,
        List<OpeningStop> stops) {
    static final int LONGEST_NAME = 200;
    private static final int LONGEST_ROUND = 60;

    public ShelvedGame {
        stops = List.copyOf(stops);
    }

    public static ShelvedGame of(GameRecord game) {
        Tags tags = game.tags();
        String red = name(tags, Tags.RED);
        String black = name(tags, Tags.BLACK);
        int day = PlayedDay.of(tags.text(Tags.DATE));
        long moves = MoveHash.of(game);
        String event = name(tags, Tags.EVENT);
        // Short games agree by chance, so they are the same only if the same people played them on the same day.
        long identity = game.plies() < MoveHash.SHORTEST_TO_COMPARE
                ? MoveHash.with(moves, folded(red) + "\n" + folded(black) + "\n" + day)
                : moves;
        return new ShelvedGame(
                day,
                red,
                black,
                event,
                cut(tags.text(Tags.ROUND), LONGEST_ROUND),
                result(game.result()),
                Ecco.number(game),
                game.plies(),
                identity,
                Writers.text(game, OutputFormat.PGN_ICCS),
                OpeningStop.of(game));
    }

    /** How many bytes the record takes. */
    public int bytes() {
        return record.getBytes(StandardCharsets.UTF_8).length;
    }

    /** The number of a result in the database. */
    static int result(Result result) {
        return switch (result.overTheBoard()) {
            case RED_WINS -> 1;
            case DRAW -> 2;
            case BLACK_WINS -> 3;
            default -> 0;
        };
    }

    static Result result(int number) {
        return switch (number) {
            case 1 -> Result.RED_WINS;
            case 2 -> Result.DRAW;
            case 3 -> Result.BLACK_WINS;
            default -> Result.NONE;
        };
    }

    private static String name(Tags tags, String tag) {
        String text = cut(tags.text(tag).strip(), LONGEST_NAME);
        // What PGN writes for nothing.
        return text.equals("?") || text.equals("-") ? "" : text;
    }

    private static String cut(String text, int most) {
        if (text.length() <= most) {
            return text;
        }
        // Not in the middle of a character.
        return text.substring(0, Character.isHighSurrogate(text.charAt(most - 1)) ? most - 1 : most);
    }

    /** A name as it is found: without regard to capitals, width, script and the number of blanks. */
    static String folded(String name) {
        return cut(Folding.fold(name).strip().replaceAll("\\s+", " "), LONGEST_NAME);
    }
}
