package org.chuhe.server.event.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import org.chuhe.core.notation.Iccs;
import org.chuhe.eventfiles.LoggedEvent;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.server.event.view.RecordedGame;
import org.chuhe.text.Result;
import org.chuhe.tournament.command.Command;
import org.chuhe.tournament.command.Outcome;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.model.Event;
import org.chuhe.tournament.model.Match;
import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Category;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.chuhe.tournament.prize.Prize;
import org.chuhe.tournament.prize.PrizeRules;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import org.junit.jupiter.api.Test;

/** The files of an exported site. */
public class EventSiteTest {
    private static final Instant NOON = Instant.parse("2026-05-01T12:00:00Z");
    private static final Pattern LINK = Pattern.compile("(?:href|src)=\"([^\"#]+)");

    private static Event done(Event event, Command command) {
        return ((Outcome.Done) command.applyTo(event)).event();
    }

    /** A small open with everything in it: categories, ratings, prizes, a programme and two rounds. */
    public static Event open() {
        Regulations rules = Regulations.swiss(3)
                .change()
                .category(Category.read("女子:sex=f").orElseThrow())
                .prizes(new PrizeRules(Prize.read("1000,600").orElseThrow(), true, false, "元"))
                .build();
        Event event = Event.named("楚河 <公开> 赛", rules)
                .with(Programme.NONE
                        .at("成都", "5月1日")
                        .announcing(List.of("手机请静音"))
                        .starting(1, "9:00"));
        List<AddPlayer> entries = new ArrayList<>();
        for (int i = 1; i <= 7; i++) {
            Person person = new Person(
                    "ID" + i, i % 2 == 0 ? Sex.FEMALE : Sex.MALE, new Birth(2000 + i, 5, 17), "", "", "", "");
            entries.add(new AddPlayer("棋手" + i, "单位" + i, 2400 - 10 * i, 0, person));
        }
        event = done(event, new AddPlayers(entries));
        for (int round = 1; round <= 2; round++) {
            event = done(event, PairRound.BY_RULE);
            for (Match match : event.rounds().get(round - 1).matches()) {
                event = done(event, new RecordResult(round, match.table(), 1, Result.RED_WINS));
            }
        }
        return event;
    }

    /** A record of the game at the first board. */
    static GameRecord record(Event event) {
        Match match = event.rounds().get(0).matches().get(0);
        GameBuilder game = GameRecord.builder();
        game.tag(Tags.ROUND, "1");
        game.tag(Tags.RED, "棋手" + match.first());
        game.tag(Tags.BLACK, "棋手" + match.second());
        List.of("h2e2", "h9g7", "h0g2").forEach(move -> game.play(Iccs.parse(move)));
        return game.build();
    }

    public static Map<String, byte[]> site(Locale first) {
        Event event = open();
        return EventSite.files(
                event,
                RecordedGame.find(event, List.of(record(event))),
                List.of(new EventSite.Done("12:00", locale -> "did it")),
                NOON,
                first);
    }

    private static String text(Map<String, byte[]> site, String name) {
        assertThat(site).containsKey(name);
        return new String(site.getOrDefault(name, new byte[0]), StandardCharsets.UTF_8);
    }

    @Test
    void everyLinkLeadsToAFileOfTheSite() {
        Map<String, byte[]> site = site(Locale.CHINESE);
        assertThat(site)
                .containsKeys(
                        "index.html",
                        "round-1.html",
                        "round-2.html",
                        "standings.html",
                        "cross.html",
                        "players.html",
                        "player-1.html",
                        "player-7.html",
                        "ratings.html",
                        "prizes.html",
                        "info.html",
                        "games.html",
                        "game-1-1-1.html",
                        "history.html",
                        "en/index.html",
                        "en/game-1-1-1.html",
                        "zh-Hant/index.html",
                        "assets/main.css",
                        "assets/still.js",
                        "event.json",
                        "standings.json",
                        "round-2.json",
                        "feed.xml");
        for (String name : site.keySet()) {
            if (name.endsWith(".html")) {
                Matcher links = LINK.matcher(text(site, name));
                while (links.find()) {
                    String folder = name.substring(0, name.lastIndexOf('/') + 1);
                    String target = (folder + links.group(1)).replace(folder + "../", "");
                    assertThat(site).as(name + " → " + links.group(1)).containsKey(target);
                }
                assertThat(text(site, name)).doesNotContain("<form", "type=\"module\"", "csrf");
            }
        }
    }

    @Test
    void itSaysWhatTheServersPagesSay() {
        Map<String, byte[]> site = site(Locale.CHINESE);
        assertThat(text(site, "index.html")).contains("楚河 &lt;公开&gt; 赛", "第 2 轮", "成都", "lang=\"zh-Hans\"");
        assertThat(text(site, "round-1.html")).contains("9:00", "href=\"game-1-1-1.html\"");
        assertThat(text(site, "standings.html")).contains("女子", "第2轮后");
        assertThat(text(site, "en/standings.html")).contains("after round 2", "Place");
        assertThat(text(site, "prizes.html")).contains("800 元", "2人并列");
        assertThat(text(site, "info.html")).contains("手机请静音", "通常理解");
        assertThat(text(site, "player-2.html")).contains("棋手2", "2002").doesNotContain("2002-05", "ID2");
        assertThat(text(site, "history.html")).contains("did it", "12:00");
        assertThat(text(site, "game-1-1-1.html")).contains("data-moves=\"h2e2 h9g7 h0g2\"", "炮二平五", "<svg");
        assertThat(text(site, "en/game-1-1-1.html")).contains("C2.5");
        assertThat(text(site, "zh-Hant/standings.html")).contains("第2輪後", "lang=\"zh-Hant\"");
        assertThat(text(site, "zh-Hant/game-1-1-1.html")).contains("馬8進7");
    }

    @Test
    void whoeverReadsEnglishBeginsThere() {
        Map<String, byte[]> site = site(Locale.ENGLISH);
        assertThat(text(site, "index.html")).contains("lang=\"en\"", "href=\"zh/index.html\"");
        assertThat(text(site, "zh/index.html")).contains("lang=\"zh-Hans\"", "href=\"../index.html\"");
        assertThat(text(site(Locale.FRENCH), "index.html")).contains("lang=\"en\"");
    }

    @Test
    void otherProgramsReadItToo() throws Exception {
        Map<String, byte[]> site = site(Locale.CHINESE);
        Event again = LoggedEvent.read("event.json", site.getOrDefault("event.json", new byte[0]))
                .document()
                .event();
        assertThat(again.roundsPaired()).isEqualTo(2);
        assertThat(again.players().get(0).person().id()).as("not for everybody").isEmpty();
        assertThat(text(site, "standings.json")).contains("\"after\":2");
        var feed = DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new ByteArrayInputStream(site.getOrDefault("feed.xml", new byte[0])));
        assertThat(feed.getElementsByTagName("entry").getLength()).isEqualTo(5);
        assertThat(feed.getElementsByTagName("title").item(0).getTextContent()).isEqualTo("楚河 <公开> 赛");
        assertThat(feed.getElementsByTagName("updated").item(0).getTextContent())
                .isEqualTo("2026-05-01T12:00:00Z");
    }

    @Test
    void gamesFindTheirBoardsOnceOrNotAtAll() {
        Event event = open();
        GameRecord game = record(event);
        assertThat(RecordedGame.find(event, List.of(game, game))).hasSize(1);
        GameBuilder stranger = GameRecord.builder();
        stranger.tag(Tags.RED, "somebody");
        assertThat(RecordedGame.find(event, List.of(stranger.build()))).isEmpty();
    }
}
