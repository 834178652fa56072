package org.chuhe.cli.tournament;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import org.chuhe.cli.Run;
import org.chuhe.eventfiles.EventDocument;
import org.chuhe.eventfiles.PrettyJson;
import org.chuhe.testing.Seeded;
import org.chuhe.text.Result;
import org.chuhe.tournament.regulations.Format;
import org.chuhe.tournament.regulations.RegulationsBuilder;
import org.chuhe.tournament.regulations.TeamKind;
import org.chuhe.tournament.regulations.TeamRules;
import org.chuhe.tournament.simulation.Conditions;
import org.chuhe.tournament.simulation.EventGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Whatever a file holds, the commands answer, refuse or complain in one line; they never stumble. */
class BrokenFilesTest {
    private static final String[][] COMMANDS = {
        {"check"},
        {"standings", "--json"},
        {"pair", "--dry-run", "--json"},
        {"export", "--what", "all"},
        {"export", "--to", "trf"}
    };

    @TempDir
    Path folder;

    @Test
    void someBrokenFilesAreDealtWith() {
        Seeded.forAll(40, this::breakOne);
    }

    @Test
    @Tag("slow")
    void manyBrokenFilesAreDealtWith() {
        Seeded.forAll(6_000, this::breakOne);
    }

    private void breakOne(SplittableRandom random) throws Exception {
        ObjectNode tree = event(random);
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            change(tree, random);
        }
        Path file = folder.resolve("broken.json");
        Files.writeString(file, PrettyJson.of(tree));
        for (String[] command : COMMANDS) {
            List<String> line = new ArrayList<>(List.of("tournament", command[0], file.toString()));
            line.addAll(List.of(command).subList(1, command.length));
            Run run = Run.of(line.toArray(String[]::new));
            assertThat(run.err())
                    .as("%s %s", command[0], tree)
                    .doesNotContain("should not have happened")
                    .hasLineCount(run.err().isEmpty() ? 0 : 1);
            assertThat(run.exit()).isBetween(0, 2);
        }
    }

    private static ObjectNode event(SplittableRandom random) {
        Format format = Format.values()[random.nextInt(Format.values().length)];
        RegulationsBuilder rules = new RegulationsBuilder(format).rounds(format.pairsByScore() ? 4 : 0);
        boolean duel = format == Format.ALL_PLAY_ALL;
        if (duel || random.nextInt(4) == 0) {
            rules.teams(new TeamRules(duel ? TeamKind.ALL_PLAY_ALL : TeamKind.FIXED_BOARDS, 2, 0));
        }
        var played =
                EventGenerator.play("x", rules.build(), duel ? 2 : 5 + random.nextInt(5), Conditions.ROUGH, random);
        int rounds = played.event().roundsPaired();
        var kept = played.event().withRounds(played.event().rounds().subList(0, random.nextInt(rounds + 1)));
        ObjectNode tree = EventDocument.of(kept).tree();
        if (random.nextInt(3) == 0) {
            tree.remove("stages");
        }
        return tree;
    }

    /** Changes a value somewhere, or takes something away. */
    private static void change(JsonNode node, SplittableRandom random) {
        JsonNode place = node;
        while (true) {
            if (place.isEmpty()) {
                return;
            }
            int index = random.nextInt(place.size());
            String key = place instanceof ObjectNode
                    ? place.propertyNames().stream().skip(index).findFirst().orElseThrow()
                    : "";
            JsonNode child = place instanceof ObjectNode ? place.get(key) : place.get(index);
            boolean deeper = child.isContainer() && !child.isEmpty() && random.nextInt(8) > 0;
            if (deeper) {
                place = child;
                continue;
            }
            if (place instanceof ObjectNode object) {
                if (random.nextInt(4) == 0) {
                    object.remove(key);
                } else if (child.isInt()) {
                    object.put(key, random.nextInt(12));
                } else if (key.equals("result")) {
                    object.put(key, Result.values()[random.nextInt(Result.values().length)].code());
                } else if (key.equals("format")) {
                    object.put(key, Format.values()[random.nextInt(Format.values().length)].code());
                } else if (child.isNull()) {
                    object.put(key, random.nextInt(6));
                }
            } else if (place instanceof ArrayNode array) {
                if (random.nextBoolean()) {
                    array.remove(index);
                } else {
                    array.add(array.get(index).deepCopy());
                }
            }
            return;
        }
    }
}
