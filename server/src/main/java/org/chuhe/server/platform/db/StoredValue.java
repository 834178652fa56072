package org.chuhe.server.platform.db;

import java.util.Optional;
import org.jdbi.v3.core.Handle;

/** A value of the whole server that all its processes share, by its name. */
public record StoredValue(String name) {
    public Optional<String> read(Handle handle) {
        return handle.createQuery("SELECT value FROM setting WHERE name = :name")
                .bind("name", name)
                .mapTo(String.class)
                .findOne();
    }

    public void write(Handle handle, String value) {
        handle.execute("""
                INSERT INTO setting (name, value) VALUES (?, ?)
                ON CONFLICT (name) DO UPDATE SET value = excluded.value""", name, value);
    }

    /** The value that was written first: this one, if there was none. */
    public String first(Handle handle, String value) {
        handle.execute("INSERT INTO setting (name, value) VALUES (?, ?) ON CONFLICT (name) DO NOTHING", name, value);
        return read(handle).orElseThrow();
    }
}
