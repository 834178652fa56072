package org.chuhe.records;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Line;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.FileFormat;
import org.chuhe.records.read.ReadGame;
import org.chuhe.records.write.OutputFormat;
import org.chuhe.records.write.Writers;
import org.chuhe.testing.SampleFiles;
import org.chuhe.testing.Seeded;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.FieldSource;

/** What a file contains is in the record or in a finding: words of every kind, wherever they stand. */
class NothingLostTest {
    static final List<String> TEXT_SAMPLES = SampleFiles.NAMES.stream()
            .filter(name ->
                    Records.read(name, SampleFiles.read(name)).get(0).format().isText())
            .filter(name -> !name.contains("gbk") && !name.contains("big5") && !name.endsWith(".html"))
            .toList();

    private static final Pattern TOKEN = Pattern.compile("zeta\\d+zeta");

    private static String token(int number) {
        return "zeta" + number + "zeta";
    }

    /** Everything that the reader tells about a file. */
    private static String told(byte[] file) {
        StringBuilder all = new StringBuilder();
        try {
            for (ReadGame read : Records.read("file", file)) {
                GameRecord game = read.game();
                all.append(game.tags().asMap()).append(game.ending()).append(' ');
                line(game.mainLine(), all);
                for (Defect defect : read.defects()) {
                    all.append(defect.text()).append(' ');
                    all.append(defect.kind() == Defect.Kind.MORE ? "zetazeta" : "");
                }
            }
        } catch (RecordException e) {
            all.append("zetazeta ").append(e.message(Locale.ENGLISH));
        }
        return all.toString();
    }

    private static void line(Line line, StringBuilder all) {
        for (int ply = 0; ply <= line.length(); ply++) {
            all.append(line.comment(ply).orElse("")).append(' ');
            if (ply > 0) {
                line.variations(ply).forEach(variation -> line(variation, all));
            }
        }
    }

    private static void everythingIsTold(String file) {
        String told = told(file.getBytes(StandardCharsets.UTF_8));
        if (told.contains("zetazeta")) {
            // The file was refused, with a reason; or there is so much to tell that the rest is said to be missing.
            return;
        }
        Matcher tokens = TOKEN.matcher(file);
        while (tokens.find()) {
            assertThat(told).as(() -> file).contains(tokens.group());
        }
    }

    /** A game with a word of its own in every place that a game has. */
    private static GameRecord game(SplittableRandom random) {
        int number = 1;
        GameBuilder builder = GameRecord.builder(Position.START);
        builder.comment(token(number++));
        for (String tag : List.of(Tags.EVENT, Tags.RED, Tags.BLACK, Tags.SITE, Tags.DATE, Tags.TITLE, Tags.ROUND)) {
            builder.tag(tag, token(number++));
        }
        for (int ply = 0; ply < 6; ply++) {
            var moves = builder.position().legalMoves();
            builder.play(moves.get(random.nextInt(moves.size()))).comment(token(number++));
            if (ply == 2) {
                builder.beginVariation();
                var others = builder.position().legalMoves();
                builder.play(others.get(random.nextInt(others.size()))).comment(token(number++));
                builder.endVariation();
            }
        }
        return builder.build();
    }

    /** The text with some more words in it: at random places, or on lines of their own. */
    private static String withWords(String text, SplittableRandom random) {
        String file = text;
        for (int i = 0; i <= random.nextInt(3); i++) {
            int at = random.nextInt(file.length() + 1);
            boolean ofItsOwn = random.nextBoolean();
            int place = ofItsOwn ? file.indexOf('\n', at) + 1 : at;
            if (!inToken(file, place) && (place > 0 || !ofItsOwn)) {
                String word = token(900 + i);
                file = file.substring(0, place) + (ofItsOwn ? word + "\n" : " " + word + " ") + file.substring(place);
            }
        }
        return file;
    }

    private static boolean inToken(String text, int at) {
        Matcher tokens = TOKEN.matcher(text);
        while (tokens.find()) {
            if (tokens.start() < at && at < tokens.end()) {
                return true;
            }
        }
        return false;
    }

    @ParameterizedTest
    @EnumSource(OutputFormat.class)
    void whatIsWrittenIsRead(OutputFormat format) {
        Seeded.forAll(20, random -> {
            byte[] file = Writers.write(game(random), format);
            String text = new String(file, StandardCharsets.UTF_8);
            String told = told(file);
            Matcher tokens = TOKEN.matcher(text);
            while (tokens.find()) {
                assertThat(told).as(text).contains(tokens.group());
            }
        });
    }

    @ParameterizedTest
    @EnumSource(
            value = OutputFormat.class,
            mode = EnumSource.Mode.EXCLUDE,
            names = {"XQF", "CBR", "CBL", "MXQ"})
    void wordsAnywhereInAFileAreTold(OutputFormat format) {
        Seeded.forAll(250, random -> everythingIsTold(withWords(Writers.text(game(random), format), random)));
    }

    @ParameterizedTest
    @FieldSource("TEXT_SAMPLES")
    void wordsAnywhereInASampleAreTold(String name) {
        String text = new String(SampleFiles.read(name), StandardCharsets.UTF_8);
        Seeded.forAll(250, random -> everythingIsTold(withWords(text, random)));
    }

    @ParameterizedTest
    @FieldSource("TEXT_SAMPLES")
    @Tag("slow")
    void manyWordsAnywhereInASampleAreTold(String name) {
        String text = new String(SampleFiles.read(name), StandardCharsets.UTF_8);
        Seeded.forAll(5_000, random -> everythingIsTold(withWords(text, random)));
    }

    @Test
    void everyTextFormatHasASampleHere() {
        List<FileFormat> formats = new ArrayList<>();
        TEXT_SAMPLES.forEach(name ->
                formats.add(Records.read(name, SampleFiles.read(name)).get(0).format()));
        for (FileFormat format : FileFormat.values()) {
            boolean page = format == FileFormat.DHTMLXQ
                    || format == FileFormat.DHJHTMLXQ
                    || format == FileFormat.HTML
                    || format == FileFormat.APPLET;
            assertThat(!format.isText() || page || formats.contains(format))
                    .as(format.name())
                    .isTrue();
        }
    }
}
