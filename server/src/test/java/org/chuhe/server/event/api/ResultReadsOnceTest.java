package org.chuhe.server.event.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import org.chuhe.server.TestServer;
import org.chuhe.server.event.Club;
import org.chuhe.server.platform.auth.Role;
import org.jdbi.v3.core.Jdbi;
import org.jdbi.v3.core.statement.SqlLogger;
import org.jdbi.v3.core.statement.StatementContext;
import org.junit.jupiter.api.Test;

/** How often the database is asked on the way of a result from a browser to the table. */
class ResultReadsOnceTest {
    private static final String TOURNAMENT = "SELECT seq FROM tournament";

    @Test
    void aResultLoadsTheTournamentAndTheRightsOnce() {
        try (TestServer server = TestServer.start()) {
            Club club = new Club(server.member("organiser", Role.ORGANISER));
            String id = club.swiss(3, "甲", "乙", "丙", "丁");
            club.pair(id);
            List<String> asked = statements(server.server().site().storage().jdbi());
            club.result(id, 1, 1, "1-0");
            List<String> read =
                    asked.stream().filter(sql -> sql.startsWith("SELECT")).toList();
            assertThat(read).filteredOn(sql -> sql.startsWith(TOURNAMENT)).hasSize(1);
            assertThat(read)
                    .filteredOn(sql -> sql.contains("tournament_organiser"))
                    .hasSize(1);
            assertThat(read).as("with session, account and live games").hasSizeLessThanOrEqualTo(6);
            assertThat(asked).filteredOn(sql -> !sql.startsWith("SELECT")).hasSize(2);
            assertThat(club.games(id, 1).get(0).get("result").asString()).isEqualTo("1-0");
        }
    }

    private static List<String> statements(Jdbi jdbi) {
        List<String> asked = new CopyOnWriteArrayList<>();
        jdbi.setSqlLogger(new SqlLogger() {
            @Override
            public void logAfterExecution(StatementContext context) {
                asked.add(context.getRenderedSql());
            }
        });
        return asked;
    }
}
