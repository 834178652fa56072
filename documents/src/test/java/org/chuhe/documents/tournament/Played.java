package org.chuhe.documents.tournament;

import java.util.SplittableRandom;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.Regulations;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;

/** Events to print. */
final class Played {
    private static final String SURNAMES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜";
    private static final String[] UNITS = {"北京", "上海", "广东", "江苏", "浙江", "湖北", "四川", "黑龙江"};

    private Played() {}

    static Tournament swiss(int players, int rounds) {
        return event(Regulations.swiss(rounds), players, Conditions.CALM);
    }

    static Tournament of(Format format, int players) {
        return event(
                new RegulationsBuilder(format)
                        .rounds(format.pairsByScore() ? 3 : 0)
                        .build(),
                players,
                Conditions.CALM);
    }

    static Tournament event(Regulations rules, int players, Conditions conditions) {
        return EventGenerator.playOn(entered(rules, players), Integer.MAX_VALUE, conditions, new SplittableRandom(7));
    }

    static Tournament entered(Regulations rules, int players) {
        Tournament t = Tournament.create("楚河杯<第一届>象棋公开赛", rules);
        int units = rules.format() == Format.SCHEVENINGEN ? 2 : UNITS.length;
        for (int i = 0; i < players; i++) {
            String name = SURNAMES.charAt(i % 32) + "甲乙丙丁".substring(i / 32 % 4, i / 32 % 4 + 1);
            t = t.with(new AddPlayer(name, UNITS[i % units], 2400 - 7 * i, 0));
        }
        return t.with(new DrawNumbers(DrawNumbers.Mode.LOT, 2011));
    }
}
