package org.chuhe.game.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.chuhe.game.Referee;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.rules.Handicap;
import org.chuhe.game.state.GameEvent;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Phase;
import org.chuhe.game.state.Players;
import org.chuhe.testing.TableScript;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Test;

/** A whole game with everything that players think of, entered line by line. */
class ContentiousGameTest {
    private static final long START = 1_700_000_000_000L;

    private final TableReferee referee = new TableReferee(new Referee());
    private final List<GameEvent> put = new ArrayList<>();
    private final Set<Incident> used = new HashSet<>();
    private GameState state =
            new Referee().start(START, new Players("甲", "乙"), GameRegulations.provincial(), Handicap.NONE, true, false);

    @Test
    void everyLineIsAnsweredAsTheBookSaysAndTheLogReplays() {
        for (TableScript.Line line : TableScript.contentious()) {
            enter(line);
        }
        assertThat(used).containsExactlyInAnyOrder(Incident.values());
        assertThat(state.phase()).isEqualTo(Phase.CLOSED);
        assertThat(state.result().orElseThrow().reason()).isEqualTo(EndReason.RESIGNATION);
        // He resigned at once after the last foul, which is therefore not counted (8.2).
        assertThat(state.red().fouls()).isEqualTo(1);
        assertThat(state.black().fouls()).isEqualTo(2);
        assertThat(state.black().warnings()).isEqualTo(1);
        String log = GameLog.write(state);
        assertThat(GameLog.write(GameLog.read(log))).isEqualTo(log);
        assertThat(state.log().events()).endsWith(put.toArray(new GameEvent[0]));
    }

    private void enter(TableScript.Line line) {
        long at = START + Duration.ofSeconds(line.seconds()).toMillis();
        TableEntry entry = EntryReader.read(state.position(), at, line.entry());
        used.add(entry.incident());
        TableFinding finding =
                line.overrule() ? referee.overrule(state, entry, entry.details().why()) : referee.find(state, entry);
        String said = String.join(" / ", TableReferee.words(finding, Locale.ENGLISH));
        assertThat(finding.refusal().map(refusal -> refusal.article().number()).orElse(""))
                .as("%s -> %s", line.entry(), said)
                .isEqualTo(line.refused());
        assertThat(TableReferee.words(finding, Locale.CHINESE)).allMatch(text -> !text.isBlank());
        put.addAll(finding.answer().events());
        state = finding.answer().state();
    }
}
