package org.chuhe.server.games.library.store;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.board.Board;
import org.chuhe.core.board.MoveCode;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.text.Result;

/**
 * Games that nobody played, the same ones for the same seed: some openings are played often and others seldom, as real ones
 * are, and after them anything. Names and events are as unequally spread.
 */
public final class GeneratedGames {
    /** The names of those who play most, in both scripts. */
    static final List<String> KNOWN =
            List.of("许银川", "許銀川", "胡荣华", "胡榮華", "Hu Ronghua", "HU RONGHUA", "吕钦", "赵国荣", "王天一", "王");

    private static final List<String> FAMILIES =
            List.of("王", "李", "张", "刘", "陈", "杨", "黄", "吴", "赵", "周", "徐", "孙", "马", "朱", "胡", "林", "郭", "何", "高", "罗");
    private static final List<String> EVENTS = List.of("全国象棋个人赛", "全国象棋团体赛", "五羊杯", "银荔杯", "Asian Cup", "甲级联赛");
    private static final int OPENING = 16;

    private final Random random;
    private final int people;

    /** @param people how many others there are beside those who are known */
    public GeneratedGames(long seed, int people) {
        this.random = new Random(seed);
        this.people = people;
    }

    /** A game. */
    public GameRecord next() {
        GameBuilder game = GameRecord.builder();
        put(game, Tags.RED, person());
        put(game, Tags.BLACK, person());
        put(game, Tags.EVENT, event());
        put(game, Tags.DATE, date());
        put(game, Tags.ROUND, random.nextInt(3) == 0 ? "" : Integer.toString(1 + random.nextInt(13)));
        game.result(Result.values()[Math.min(3, skewed(5))]);
        moves().forEach(game::play);
        return game.build();
    }

    private static void put(GameBuilder game, String tag, String value) {
        if (!value.isEmpty()) {
            game.tag(tag, value);
        }
    }

    /** A number below a limit, small ones more often. */
    private int skewed(int limit) {
        double chance = random.nextDouble();
        return (int) (limit * chance * chance * chance);
    }

    private String person() {
        int number = skewed(people + KNOWN.size() + 1);
        if (number < KNOWN.size()) {
            return KNOWN.get(number);
        }
        int other = number - KNOWN.size();
        return other == people
                ? ""
                : FAMILIES.get(other % FAMILIES.size())
                        + (char) ('\u4e00' + other / 20 % 900)
                        + (other / 18_000 > 0 ? "二" : "");
    }

    private String event() {
        int year = 1956 + random.nextInt(70);
        return switch (random.nextInt(8)) {
            case 0 -> "";
            case 1 -> EVENTS.get(skewed(EVENTS.size()));
            default -> year + "年" + EVENTS.get(skewed(EVENTS.size()));
        };
    }

    private String date() {
        int year = 2025 - skewed(70);
        return switch (random.nextInt(6)) {
            case 0 -> "";
            case 1 -> year + ".??.??";
            case 2 -> year + "年" + (1 + random.nextInt(12)) + "月";
            default -> String.format("%d.%02d.%02d", year, 1 + random.nextInt(12), 1 + random.nextInt(28));
        };
    }

    private List<Move> moves() {
        List<Move> moves = new ArrayList<>();
        Board board = Position.START.toBoard();
        int[] legal = new int[Board.MAX_MOVES];
        int length = random.nextInt(12) == 0 ? 1 + random.nextInt(12) : 30 + random.nextInt(80);
        // In the openings half the moves are mirrored at once, so that both images of positions are there.
        boolean mirrored = random.nextInt(4) == 0;
        boolean shuffles = random.nextInt(15) == 0;
        while (moves.size() < length) {
            int count = board.legalMoves(legal, 0);
            if (count == 0) {
                break;
            }
            int chosen = moves.size() < OPENING ? legal[usual(board, count)] : legal[random.nextInt(count)];
            if (shuffles && moves.size() >= 30 && moves.size() >= 4) {
                // Back where the piece came from, for as long as that is possible: the same position again and again.
                int back = back(moves.get(moves.size() - 2));
                chosen = board.isLegal(back) ? back : chosen;
            }
            board.make(chosen);
            moves.add(Move.of(chosen));
        }
        return mirrored ? moves.stream().map(Move::mirrored).toList() : moves;
    }

    /** Which move of a position is its most usual one depends on the position alone. */
    private int usual(Board board, int count) {
        long favourite = board.hash() >>> 1;
        return (int) ((favourite + skewed(count)) % count);
    }

    private static int back(Move move) {
        return MoveCode.of(move.to().index(), move.from().index());
    }
}
