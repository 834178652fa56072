package org.chuhe.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.core.Side;
import org.chuhe.game.command.EndCommand;
import org.chuhe.game.log.GameLog;
import org.chuhe.game.rules.GameRegulations;
import org.chuhe.game.state.GameState;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Test;

/** What a newer program has put into a log is kept by this one. */
class UnknownPartsTest {
    private static final List<GameState> GAMES = List.copyOf(SampleGames.all().values());
    private static final List<String> VALUES =
            List.of("1", "%", "说明_x", "[]", "[a,b]", "()", "(a=1,b=[(c=%0025)])", "(code=x,with=[1,(code=y)])");

    /** A place where a part may stand, and the signs around it. */
    private record Place(int at, String before, String after) {}

    private static List<Place> places(String line) {
        List<Place> places = new ArrayList<>();
        Deque<Character> open = new ArrayDeque<>();
        for (int i = 0; i < line.length(); i++) {
            char sign = line.charAt(i);
            if (sign == ' ') {
                places.add(new Place(i, " ", ""));
            } else if (sign == '(') {
                boolean empty = line.charAt(i + 1) == ')';
                places.add(new Place(i + 1, "", empty ? "" : ","));
                open.push(sign);
            } else if (sign == '[') {
                open.push(sign);
            } else if (sign == ',' && open.element() == '(') {
                places.add(new Place(i, ",", ""));
            } else if (sign == ')' || sign == ']') {
                open.pop();
            }
        }
        places.add(new Place(line.length(), " ", ""));
        return places;
    }

    private static String enriched(String line, SplittableRandom random) {
        StringBuilder text = new StringBuilder(line);
        int count = 1 + random.nextInt(3);
        for (int i = 0; i < count; i++) {
            List<Place> places = places(text.toString());
            Place place = places.get(random.nextInt(places.size()));
            String value = VALUES.get(random.nextInt(VALUES.size()));
            text.insert(place.at(), place.before() + "new" + i + "=" + value + place.after());
        }
        return text.toString();
    }

    @Test
    void unknownPartsSurviveReadingAndWriting() {
        Seeded.forAll(600, random -> {
            GameState game = GAMES.get(random.nextInt(GAMES.size()));
            String[] lines = GameLog.write(game).split("\n");
            for (int i = 1; i < lines.length; i++) {
                lines[i] = random.nextInt(3) == 0 ? enriched(lines[i], random) : lines[i];
            }
            String text = String.join("\n", lines) + "\n";
            GameState read = GameLog.read(text);
            assertThat(read.log().events()).isEqualTo(game.log().events());
            assertThat(GameLog.write(read)).isEqualTo(text);
        });
    }

    @Test
    void theyAreKeptWhileTheGameGoesOn() {
        GameState game = Table.of(GameRegulations.online()).play("h2e2").state;
        String text = GameLog.write(game).replace("move=h2e2", "mood=(calm=7) move=h2e2");
        GameState read = GameLog.read(text);
        GameState ended = new Referee()
                .answer(read, new EndCommand.Resign(read.clock().time(), Side.BLACK))
                .state();
        assertThat(GameLog.write(ended)).startsWith(text).contains("\nresigned ");
        assertThat(ended)
                .isNotEqualTo(new Referee()
                        .answer(game, new EndCommand.Resign(game.clock().time(), Side.BLACK))
                        .state());
    }
}
