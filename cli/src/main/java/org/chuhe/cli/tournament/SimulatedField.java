package org.chuhe.cli.tournament;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.tournament.Tournament;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.model.Member;
import org.chuhe.tournament.regulations.TeamRules;

/** Invented entrants: a family name and a place in the cycle of stems, so that nobody takes them for real people. */
final class SimulatedField {
    private static final String FAMILIES = "赵钱孙李周吴郑王冯陈褚卫蒋沈韩杨朱秦尤许何吕施张孔曹严华金魏陶姜";
    private static final String STEMS = "甲乙丙丁戊己庚辛壬癸";
    private static final List<String> UNITS =
            List.of("北京", "上海", "广东", "江苏", "浙江", "湖北", "四川", "黑龙江", "河北", "辽宁", "山东", "福建");
    private static final int LOWEST = 1_600;
    private static final int SPREAD = 1_000;

    private SimulatedField() {}

    static Tournament enter(Tournament tournament, int number, SplittableRandom random) {
        Tournament t = tournament;
        TeamRules rules = t.event().regulations().teams();
        List<AddPlayer> players = new ArrayList<>();
        for (int i = 0; i < number; i++) {
            if (t.event().regulations().forTeams()) {
                List<Member> members = new ArrayList<>();
                int size = rules.boards() + rules.substitutes();
                for (int m = 0; m < size; m++) {
                    members.add(new Member(name(i * size + m), rating(random)));
                }
                members.sort((a, b) -> Integer.compare(b.rating(), a.rating()));
                t = t.with(new AddTeam(unit(i), members, 0));
            } else {
                boolean sides = t.event().regulations().format().isBetweenSides();
                String unit = UNITS.get(sides ? i % 2 : random.nextInt(UNITS.size()));
                players.add(new AddPlayer(name(i), unit, rating(random), 0));
            }
        }
        t = players.isEmpty() ? t : t.with(new AddPlayers(players));
        return t.with(new DrawNumbers(DrawNumbers.Mode.LOT, random.nextLong()));
    }

    /** The mean of two, so that the middle is crowded. */
    private static int rating(SplittableRandom random) {
        return LOWEST + (random.nextInt(SPREAD) + random.nextInt(SPREAD)) / 2;
    }

    static String name(int i) {
        int families = FAMILIES.length();
        int stems = STEMS.length();
        String stem = STEMS.substring(i / families % stems, i / families % stems + 1);
        int cycle = i / (families * stems);
        return FAMILIES.charAt(i % families) + stem + (cycle == 0 ? "" : Integer.toString(cycle + 1));
    }

    private static String unit(int i) {
        int cycle = i / UNITS.size();
        return UNITS.get(i % UNITS.size()) + (cycle == 0 ? "" : Integer.toString(cycle + 1));
    }
}
