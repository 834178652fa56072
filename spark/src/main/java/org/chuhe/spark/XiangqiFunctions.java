package org.chuhe.spark;

import static org.apache.spark.sql.types.DataTypes.IntegerType;
import static org.apache.spark.sql.types.DataTypes.StringType;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.api.java.UDF2;
import org.apache.spark.sql.api.java.UDF3;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.chuhe.arbiter.Arbiter;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.arbiter.ruling.Ruling;
import org.chuhe.core.IllegalMoveException;
import org.chuhe.core.Move;
import org.chuhe.core.Position;
import org.chuhe.core.notation.ChineseNotation;
import org.chuhe.core.notation.Fen;
import org.chuhe.core.notation.Iccs;
import org.chuhe.core.notation.MoveReader;
import org.chuhe.core.notation.NotationException;
import org.chuhe.core.notation.WxfNotation;
import org.chuhe.core.sequence.MoveSequence;
import org.chuhe.text.Article;
import org.jspecify.annotations.Nullable;

/**
 * The rules as functions of SQL. All take a position as FEN, null for the usual start, and moves in any notation.
 *
 * <table>
 * <caption>The functions</caption>
 * <tr><td>{@code xq_legal(fen, moves)}</td><td>the first ply that is illegal or unreadable, 0 if there is none</td></tr>
 * <tr><td>{@code xq_fen_after(fen, moves)}</td><td>the position after the moves; null if one is not legal</td></tr>
 * <tr><td>{@code xq_to(notation, fen, moves)}</td><td>the moves in another notation: chinese, wxf or iccs</td></tr>
 * <tr><td>{@code xq_judge(rules, fen, moves)}</td><td>the ruling on the repetition at the end: verdict, articles and
 * words; an error where there is none</td></tr>
 * </table>
 */
public final class XiangqiFunctions {
    private static final StructType RULING = new StructType()
            .add("verdict", StringType)
            .add("articles", DataTypes.createArrayType(StringType))
            .add("words", StringType)
            .add("error", StringType);
    /** As many as {@code chuhe audit} allows. */
    private static final long NODES = 20_000;
    /** Made once per process. */
    private static final Map<String, Arbiter> ARBITERS = new ConcurrentHashMap<>();

    private XiangqiFunctions() {}

    /** Makes the functions known to a session. */
    public static void register(SparkSession spark) {
        UDF2<String, String, Integer> legal = XiangqiFunctions::firstIllegal;
        UDF2<String, String, String> after = XiangqiFunctions::fenAfter;
        UDF3<String, String, String, String> to = XiangqiFunctions::in;
        UDF3<String, String, String, Row> judge = XiangqiFunctions::judge;
        spark.udf().register("xq_legal", legal, IntegerType);
        spark.udf().register("xq_fen_after", after, StringType);
        spark.udf().register("xq_to", to, StringType);
        spark.udf().register("xq_judge", judge, RULING);
    }

    private static Position start(@Nullable String fen) {
        return fen == null || fen.isBlank() ? Position.START : Fen.read(fen);
    }

    private static List<String> words(String moves) {
        return moves.isBlank() ? List.of() : List.of(moves.strip().split("\\s+"));
    }

    static @Nullable Integer firstIllegal(@Nullable String fen, @Nullable String moves) {
        if (moves == null) {
            return null;
        }
        Position position = start(fen);
        List<String> words = words(moves);
        for (int ply = 1; ply <= words.size(); ply++) {
            try {
                position = position.play(MoveReader.read(position, words.get(ply - 1)));
            } catch (NotationException | IllegalMoveException e) {
                return ply;
            }
        }
        return 0;
    }

    static @Nullable String fenAfter(@Nullable String fen, @Nullable String moves) {
        if (moves == null || !Integer.valueOf(0).equals(firstIllegal(fen, moves))) {
            return null;
        }
        Position position = start(fen);
        for (String word : words(moves)) {
            position = position.play(MoveReader.read(position, word));
        }
        return Fen.write(position);
    }

    static @Nullable String in(String notation, @Nullable String fen, @Nullable String moves) {
        if (moves == null || !Integer.valueOf(0).equals(firstIllegal(fen, moves))) {
            return null;
        }
        Position position = start(fen);
        StringBuilder text = new StringBuilder();
        for (String word : words(moves)) {
            Move move = MoveReader.read(position, word);
            text.append(text.isEmpty() ? "" : " ").append(written(notation, position, move));
            position = position.play(move);
        }
        return text.toString();
    }

    private static String written(String notation, Position position, Move move) {
        return switch (notation) {
            case "chinese" -> ChineseNotation.write(position, move);
            case "wxf" -> WxfNotation.write(position, move);
            case "iccs" -> Iccs.write(move);
            default -> throw new IllegalArgumentException("chinese, wxf or iccs, not " + notation);
        };
    }

    static Row judge(String rules, @Nullable String fen, @Nullable String moves) {
        try {
            Position start = start(fen);
            MoveSequence game =
                    MoveSequence.ofLegal(start, MoveReader.readAll(start, words(moves == null ? "" : moves)));
            Ruling ruling = ARBITERS.computeIfAbsent(rules, XiangqiFunctions::arbiter)
                    .judge(game)
                    .ruling();
            return RowFactory.create(
                    ruling.verdict().code(),
                    Article.within(rules, ruling.articles()).toArray(String[]::new),
                    ruling.account(Locale.CHINESE).text(),
                    null);
        } catch (IllegalArgumentException e) {
            return RowFactory.create(null, null, null, e.getMessage());
        }
    }

    private static Arbiter arbiter(String rules) {
        RuleBook book = RuleBooks.byId(rules).orElseThrow(() -> new IllegalArgumentException("no rules " + rules));
        return Arbiter.of(book).withNodes(NODES);
    }
}
