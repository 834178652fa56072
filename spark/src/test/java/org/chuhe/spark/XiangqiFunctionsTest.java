package org.chuhe.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.Test;

/** The rules in SQL. */
class XiangqiFunctionsTest {
    @Test
    void sqlAsksAboutMovesPositionsAndRulings() throws Exception {
        try (SparkSession spark = Sessions.open("local[1]")) {
            XiangqiFunctions.register(spark);
            Row row = spark.sql("select xq_legal(null, '炮二平五 马8进7 H2+3') as legal,"
                            + " xq_legal(null, 'h2e2 h9g7 i0i5') as illegal,"
                            + " xq_fen_after(null, '炮二平五') as after,"
                            + " xq_fen_after(null, '炮二平九九') as nowhere,"
                            + " xq_to('wxf', null, '炮二平五 马8进7') as wxf,"
                            + " xq_to('iccs', null, '炮二平五 马8进7') as iccs,"
                            + " xq_to('chinese', null, 'h2e2 h9g7') as chinese,"
                            + " xq_judge('cxa2020', '2b6/4k4/9/9/9/9/9/9/2p6/3K1RBc1 w', '"
                            + "f0e0 e8f8 e0f0 f8e8 ".repeat(3) + "') as ruling,"
                            + " xq_judge('cxa2020', null, 'h2e2') as none,"
                            + " xq_legal(null, null) as unknown")
                    .first();
            assertThat(row.getInt(0)).isZero();
            assertThat(row.getInt(1)).isEqualTo(3);
            assertThat(row.getString(2)).startsWith("rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C2C4/9/RNBAKABNR b");
            assertThat(row.isNullAt(3)).isTrue();
            assertThat(row.getString(4)).isEqualTo("C2.5 H8+7");
            assertThat(row.getString(5)).isEqualTo("h2e2 h9g7");
            assertThat(row.getString(6)).isEqualTo("炮二平五 马8进7");
            assertThat(row.getStruct(7).getString(0)).isEqualTo("red-must-vary");
            assertThat(row.getStruct(7).<String>getList(1)).isEqualTo(List.of("24.9", "25.1"));
            assertThat(row.getStruct(7).getString(2)).contains("长将");
            assertThat(row.getStruct(8).isNullAt(0)).isTrue();
            assertThat(row.getStruct(8).getString(3)).isNotBlank();
            assertThat(row.isNullAt(9)).isTrue();
        }
    }
}
