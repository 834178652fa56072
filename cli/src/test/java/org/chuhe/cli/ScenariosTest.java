package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.chuhe.server.rulebook.Library;
import org.chuhe.server.rulebook.LibraryEdition;
import org.chuhe.server.rulebook.coverage.Scenario;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.CleanupMode;
import org.junit.jupiter.api.io.TempDir;

/** Every clause by doing: what the books say, tried through the commands that people use. */
class ScenariosTest {
    private static final Library LIBRARY = Library.load();

    @TestFactory
    Stream<DynamicContainer> theBooksByDoing(@TempDir(cleanup = CleanupMode.ALWAYS) Path folder) {
        return LIBRARY.editions().stream()
                .map(edition -> DynamicContainer.dynamicContainer(
                        edition.id(), edition.scenarios().stream().map(scenario -> test(edition, scenario, folder))));
    }

    private static DynamicTest test(LibraryEdition edition, Scenario scenario, Path folder) {
        return DynamicTest.dynamicTest(scenario.clause() + " " + scenario.title(), () -> {
            Path own = Files.createTempDirectory(folder, edition.id());
            new ScenarioRun(scenario, own).check();
        });
    }

    @Test
    void everyScenarioIsAboutAClauseAndCanFail() {
        for (LibraryEdition edition : LIBRARY.editions()) {
            for (Scenario scenario : edition.scenarios()) {
                String where = edition.id() + " " + scenario.clause() + " " + scenario.title();
                assertThat(edition.coverage()).as(where).containsKey(scenario.clause());
                assertThat(scenario.sentence()).as(where).containsPattern("\\p{IsHan}");
                assertThat(scenario.steps().stream().map(Scenario.Step::kind))
                        .as(where)
                        .containsAnyOf(Scenario.Kind.SAYS, Scenario.Kind.EXIT);
            }
            List<String> titles = edition.scenarios().stream()
                    .map(scenario -> scenario.clause() + " " + scenario.title())
                    .toList();
            assertThat(titles).doesNotHaveDuplicates();
        }
    }
}
