package org.chuhe.spark;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.util.Iterator;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;

/** Files as they are, one row each. */
final class FileContents {
    private FileContents() {}

    static Iterator<Row> of(FilePack pack) {
        return pack.files().stream().map(file -> row(pack, file)).iterator();
    }

    private static Row row(FilePack pack, FilePack.Entry file) {
        try {
            return RowFactory.create(file.name(), Files.readAllBytes(pack.path(file)));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
