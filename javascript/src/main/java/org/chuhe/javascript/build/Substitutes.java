package org.chuhe.javascript.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Classes that are others in JavaScript: what the engine has itself (regular expressions), what the compiler's JDK knows too
 * little or too much of (locales), and where texts are read from. The package {@code jdk} holds them.
 */
public final class Substitutes implements SubstitutionPolicy {
    @Override
    public void contribute(SubstitutionSink sink) {
        substitute(sink, "java.util.regex", Set.of("Pattern", "Matcher"));
        substitute(sink, "java.util", Set.of("Locale"));
        substitute(sink, "org.chuhe.text", Set.of("TextFile"));
    }

    private static void substitute(SubstitutionSink sink, String folder, Set<String> names) {
        sink.selectClasses(name -> name.startsWith(folder + ".") && names.contains(name.substring(folder.length() + 1)))
                .replacePackage(folder, "org.chuhe.javascript.jdk")
                .simpleNamePrefix("Js");
    }
}
