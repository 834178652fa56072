package org.chuhe.tournament.command;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import org.chuhe.text.Result;
import org.chuhe.tournament.Checked;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.model.Origin;
import org.chuhe.tournament.model.TableOdds;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.result.Game;
import org.junit.jupiter.api.Test;

/** 猜先 and 让先, 让子 at the tables of an event (1957 rules, 3.2 and 3.4). */
class FirstMoveTest {
    /** Two players, matches of two games. */
    private static Tournament duel() {
        return Tournament.create(
                        "x",
                        new RegulationsBuilder(Format.KNOCKOUT).gamesPerMatch(2).build())
                .with(AddPlayer.named("甲"))
                .with(AddPlayer.named("乙"))
                .with(PairRound.BY_RULE);
    }

    private static Match match(Tournament t) {
        return t.event().round(1).orElseThrow().table(1).orElseThrow();
    }

    @Test
    void whoeverGuessesRightMovesFirstAndColoursChangeForTheSecondGame() {
        Tournament t = duel();
        Match before = match(t);
        Match after = match(t.with(new SetFirstMove(1, 1, before.second(), TableOdds.NONE)));
        assertThat(after.first()).isEqualTo(before.second());
        assertThat(after.games()).extracting(Game::red).containsExactly(before.second(), before.first());
        assertThat(after.origin()).isEqualTo(Origin.ARBITER);
        Match same = match(t.with(new SetFirstMove(1, 1, before.first(), TableOdds.NONE)));
        assertThat(same.games()).isEqualTo(before.games());
    }

    @Test
    void theWeakerMovesFirstInEveryGame() {
        Tournament t = duel();
        int weaker = match(t).second();
        Tournament given = t.with(new SetFirstMove(1, 1, weaker, TableOdds.TWO_HORSES));
        assertThat(match(given).odds()).isEqualTo(TableOdds.TWO_HORSES);
        assertThat(match(given).games()).allMatch(game -> game.red() == weaker);
        assertThat(given.report().round(given.event().round(1).orElseThrow()).encounters())
                .singleElement()
                .satisfies(
                        table -> assertThat(table.odds().shown(Locale.CHINESE)).isEqualTo("让双马"));
        assertThat(TableOdds.NONE.shown(Locale.ENGLISH)).isEmpty();
    }

    @Test
    void itIsSaidBeforePlayAndOfThoseWhoSitThere() {
        Tournament t = duel();
        assertThat(t.perform(new SetFirstMove(1, 9, 1, TableOdds.NONE)).done()).isFalse();
        assertThat(t.perform(new SetFirstMove(1, 1, 7, TableOdds.NONE)).done()).isFalse();
        Tournament played = t.with(new RecordResult(1, 1, 1, Result.DRAW));
        assertThat(played.perform(new SetFirstMove(1, 1, 2, TableOdds.HORSE)).done())
                .isFalse();
    }

    @Test
    void aRoundWithOddsIsStillSound() {
        Tournament t = Tournament.create(
                "x", new RegulationsBuilder(Format.SWISS).rounds(3).build());
        for (int i = 0; i < 8; i++) {
            t = t.with(AddPlayer.named("p" + i));
        }
        t = t.with(PairRound.BY_RULE);
        Match first = match(t);
        t = t.with(new SetFirstMove(1, 1, first.second(), TableOdds.CANNON));
        for (int table = 1; table <= 4; table++) {
            t = t.with(RecordResult.of(1, table, Result.RED_WINS));
        }
        t = t.with(PairRound.BY_RULE);
        Checked.sound(t);
    }
}
