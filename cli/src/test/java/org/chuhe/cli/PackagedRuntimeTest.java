package org.chuhe.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The Java runtime in the packages holds what jdeps cannot see in the classes. */
class PackagedRuntimeTest {
    private static final Pattern NAMED = Pattern.compile("Charset\\.(?:forName|isSupported)\\(\"([^\"]+)\"");
    private static final Pattern ADDED = Pattern.compile("(?m)^unseen=(\\S+)$");

    private static Set<String> charsets() throws IOException {
        Set<String> names = new TreeSet<>();
        List<Path> sources = new ArrayList<>();
        try (Stream<Path> modules = Files.list(Path.of(".."))) {
            for (Path source :
                    modules.map(each -> each.resolve("src/main/java")).toList()) {
                if (Files.isDirectory(source)) {
                    try (Stream<Path> files = Files.walk(source)) {
                        files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
                    }
                }
            }
        }
        for (Path source : sources) {
            Matcher matcher = NAMED.matcher(Files.readString(source));
            while (matcher.find()) {
                names.add(matcher.group(1));
            }
        }
        return names;
    }

    @Test
    void itKnowsEveryCharsetThatTheSourcesName() throws IOException {
        Matcher added = ADDED.matcher(Files.readString(Path.of("..", "packaging", "build.sh")));
        assertThat(added.find()).isTrue();
        List<String> modules = List.of(added.group(1).split(","));
        assertThat(charsets())
                .contains("x-windows-950", "GB18030")
                .allSatisfy(name -> assertThat(
                                Charset.forName(name).getClass().getModule().getName())
                        .as(name)
                        .satisfiesAnyOf(
                                module -> assertThat(module).isEqualTo("java.base"),
                                module -> assertThat(modules).contains(module)));
    }
}
