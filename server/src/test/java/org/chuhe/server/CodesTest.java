package org.chuhe.server;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.arbiter.book.Verdict;
import org.chuhe.arbiter.claim.Consequence;
import org.chuhe.arbiter.nature.Chased;
import org.chuhe.arbiter.nature.Evidence;
import org.chuhe.arbiter.nature.Nature;
import org.chuhe.core.Side;
import org.chuhe.game.incident.Ask;
import org.chuhe.game.incident.Clue;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.result.ClaimKind;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.model.ColourChoice;
import org.chuhe.server.game.model.Odds;
import org.chuhe.server.game.model.Preset;
import org.chuhe.server.game.store.GameProgress;
import org.chuhe.server.games.analysis.Analyses;
import org.chuhe.testing.CodesFile;
import org.chuhe.text.Coded;
import org.chuhe.text.EndReason;
import org.junit.jupiter.api.Test;

/** The types that page scripts declare are the words that the server sends. */
class CodesTest {
    @Test
    void pageScriptsDeclareWhatIsSent() throws IOException {
        new CodesFile("CodesTest")
                .union("Side", codes(Side.values()))
                .union("Verdict", codes(Verdict.values()))
                .union("Consequence", codes(Consequence.values()))
                .union("Nature", codes(Nature.values()))
                .union("IdleReason", codes(Evidence.Reason.values()))
                .union("Manner", codes(Chased.Manner.values()))
                .union("Phase", codes(GameProgress.values()))
                .union("ClaimKind", codes(ClaimKind.values()))
                .union("EndReason", codes(EndReason.values()))
                .union("RefusalCode", codes(Refused.Code.values()))
                .union("Preset", codes(Preset.values()))
                .union("Odds", codes(Odds.values()))
                .union("ColourChoice", codes(ColourChoice.values()))
                .union("IncidentCode", codes(Incident.values()))
                .union("IncidentGroup", codes(Incident.Group.values()))
                .union("Ask", codes(Ask.values()))
                .union("ClueKind", codes(Clue.How.values()))
                .union("AnalysisState", codes(Analyses.State.values()))
                .check(Path.of("src/main/web/common/codes.ts"));
    }

    private static List<String> codes(Coded... constants) {
        return Stream.of(constants)
                .map(Coded::code)
                .filter(code -> !code.isEmpty())
                .toList();
    }
}
