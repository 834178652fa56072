package org.chuhe.game.log;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.text.Result;
import org.junit.jupiter.api.Test;

/** {@code docs/game-log.md} tells other programs all they need. */
class DocumentTest {
    private static final Pattern NAME = Pattern.compile("[ (,]([A-Za-z0-9]+)=");

    private static String document() throws IOException {
        return Files.readString(Path.of("../docs/game-log.md"));
    }

    @Test
    void everyEventPartAndConstantIsDescribed() throws IOException {
        Set<String> words = new TreeSet<>();
        for (String line : EveryEvent.all().stream().map(GameLog::writeLine).toList()) {
            words.add(line.substring(0, line.indexOf(' ')));
            Matcher names = NAME.matcher(line);
            while (names.find()) {
                words.add(names.group(1));
            }
        }
        words.addAll(EveryEvent.codes());
        words.removeAll(List.of("zh", "en", "code"));
        String text = document();
        assertThat(words).allMatch(word -> text.contains("`" + word + "`"));
    }

    @Test
    void itIsShortEnoughToBeRead() throws IOException {
        assertThat(Files.size(Path.of("../docs/game-log.md"))).isLessThanOrEqualTo(12 * 1024);
    }

    @Test
    void itsExampleIsALog() throws IOException {
        String text = document();
        int start = text.indexOf("```\nchuhe-game 1\n") + 4;
        String example = text.substring(start, text.indexOf("```", start));
        var game = GameLog.read(example);
        assertThat(GameLog.write(game)).isEqualTo(example);
        assertThat(game.result().orElseThrow().outcome()).isEqualTo(Result.DRAW);
    }
}
