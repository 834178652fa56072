package org.chuhe.game.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.arbiter.RuleBooks;
import org.chuhe.arbiter.book.RuleBook;
import org.chuhe.game.Referee;
import org.chuhe.game.incident.Ask;
import org.chuhe.game.incident.EntryException;
import org.chuhe.game.incident.EntryReader;
import org.chuhe.game.incident.Incident;
import org.chuhe.game.incident.TableEntry;
import org.chuhe.game.log.Narrator;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.game.state.Players;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** Under an edition whose numbers are its own, whatever is borrowed from 2011 is cited with its name. */
class BorrowedArticlesTest {
    /** What each edition says itself; chapter five of the World rules is named in words. */
    private static final Map<RuleBook, Set<String>> OWN = Map.of(
            RuleBooks.WXF_2018,
            Set.of(),
            RuleBooks.CXA_1957,
            Set.of("3.1", "4.1", "4.2", "5.1", "5.2", "5.2(1)", "5.2(7)", "6.1", "6.2"));

    private static final Pattern NAMED = Pattern.compile("(中国 2011|世界 2018|中国 1957) 第? ?[0-9.()、或第五章 ]+");
    private static final Pattern NUMBER =
            Pattern.compile("(?<![0-9:])[0-9]+(\\.[0-9]+)+(\\([0-9]\\))?|(?<=第 )[0-9]+(?= 条)");
    private static final Map<Ask, String> PARTS = Map.ofEntries(
            Map.entry(Ask.POINT, "e2"),
            Map.entry(Ask.POINTS, "b0 h9"),
            Map.entry(Ask.TWO_POINTS, "b2 e2"),
            Map.entry(Ask.THREE_POINTS, "b2 d2 e2"),
            Map.entry(Ask.MOVE, "h0f1"),
            Map.entry(Ask.PLY, "0"),
            Map.entry(Ask.COUNT, "4"),
            Map.entry(Ask.TIME, "12:30"),
            Map.entry(Ask.ARTICLE, "8.1.1"),
            Map.entry(Ask.OUTCOME, "draw"),
            Map.entry(Ask.VERDICT, "must-vary"),
            Map.entry(Ask.SIGNER, "red"));
    private static final String[] MOVES = {"h2e2 press", "h9g7 press", "h0g2", "h0f1", "b0c2 press", "e0e1 press"};
    private static final String[] BY = {"", "", "chief ", "organiser "};

    private final TableReferee referee = new TableReferee(new Referee());

    private static Set<String> bare(String line) {
        if (line.endsWith("（条款均属中国 2011）")) {
            return Set.of();
        }
        return NUMBER.matcher(NAMED.matcher(line).replaceAll(""))
                .results()
                .map(found -> found.group())
                .collect(Collectors.toSet());
    }

    @Test
    void aBareNumberIsFound() {
        assertThat(bare("红方摸触 b0（第 5 条）")).containsExactly("5");
        assertThat(bare("红方认输（第 4.1.12 款）")).containsExactly("4.1.12");
        assertThat(bare("红方时间用尽，超时（中国 2011 第 21.1、21.3 款）")).isEmpty();
    }

    @Test
    void noEntryAndNoLogCitesANumberWithoutItsBook() {
        OWN.forEach((book, own) -> {
            Set<Incident> seen = EnumSet.noneOf(Incident.class);
            Seeded.forAll(150, random -> {
                GameRegulations national = GameRegulations.national().withBook(book);
                GameRegulations rules = random.nextBoolean()
                        ? national
                        : national.withConduct(GameRegulations.provincial().conduct());
                GameState state = new Referee().start(0, new Players("甲", "乙"), rules);
                for (int i = 1; i <= 40; i++) {
                    Incident incident = Incident.values()[random.nextInt(Incident.values().length)];
                    boolean move = random.nextInt(3) == 0;
                    String side = random.nextBoolean() ? "red" : "black";
                    String line = move
                            ? MOVES[random.nextInt(MOVES.length)]
                            : BY[random.nextInt(BY.length)] + line(incident, side);
                    TableEntry entry;
                    try {
                        entry = EntryReader.read(state.position(), 1000L * i, line);
                    } catch (EntryException e) {
                        continue;
                    }
                    TableFinding finding = referee.find(state, entry);
                    TableReferee.words(finding, Locale.CHINESE)
                            .forEach(words ->
                                    assertThat(own).as(line + ": " + words).containsAll(bare(words)));
                    seen.add(entry.incident());
                    state = finding.answer().state();
                }
                List<String> log = Narrator.toTheSecond(Locale.CHINESE).tell(state);
                log.forEach(words -> assertThat(own).as(words).containsAll(bare(words)));
            });
            assertThat(seen).isEqualTo(EnumSet.allOf(Incident.class));
        });
    }

    private static String line(Incident incident, String side) {
        if (incident == Incident.MOVE) {
            return "h0f1";
        }
        String asked = incident.asks().stream()
                .filter(ask -> ask != Ask.WHY)
                .map(ask -> ask == Ask.SIDE ? side : PARTS.get(ask))
                .collect(Collectors.joining(" "));
        return incident.code() + " " + asked + (incident.asks().contains(Ask.WHY) ? " : 说明" : "");
    }
}
