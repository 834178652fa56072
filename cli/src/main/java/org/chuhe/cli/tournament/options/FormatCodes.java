package org.chuhe.cli.tournament.options;

import java.util.Iterator;
import java.util.stream.Stream;
import org.chuhe.tournament.regulations.Format;

/** The codes of all formats, for help and completion. */
final class FormatCodes implements Iterable<String> {
    @Override
    public Iterator<String> iterator() {
        return Stream.of(Format.values()).map(Format::code).iterator();
    }
}
