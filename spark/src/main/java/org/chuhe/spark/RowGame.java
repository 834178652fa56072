package org.chuhe.spark;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.moves.MoveTextParser;
import org.chuhe.records.moves.MoveTextReader;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/** A game out of a row of a table, read as leniently as out of a file. */
final class RowGame {
    private RowGame() {}

    static ReadGame read(Row row) {
        List<Defect> defects = new ArrayList<>();
        Optional<Position> start = Positions.ofFen(GameTables.text(row, "fen").orElse(null), defects);
        String moves = GameTables.text(row, "moves").orElse("");
        MoveTextParser parser = new MoveTextReader()
                .read(start.orElse(Position.START), moves, 0, start.isPresent() ? moves.length() : 0);
        if (start.isEmpty()) {
            Defect.leftOut(defects, 1, moves);
        }
        defects.addAll(parser.defects());
        GameBuilder builder = parser.builder();
        GameTables.tags(row).forEach(builder::tag);
        builder.result(result(row, parser.result(), defects));
        return new ReadGame("", 0, FileFormat.TEXT, builder.build(), defects);
    }

    private static Result result(Row row, @Nullable Result stated, List<Defect> defects) {
        Optional<String> words = GameTables.text(row, "result");
        @Nullable Result found = words.map(String::strip).flatMap(Result::ofWord).orElse(null);
        if (words.isPresent() && found == null) {
            Defect.leftOut(defects, 0, words.get());
        }
        if (found != null && found != Result.NONE) {
            return found;
        }
        return stated == null ? Result.NONE : stated;
    }
}
