package org.chuhe.server.site.account;

import java.io.OutputStream;
import java.util.Comparator;
import java.util.List;
import org.chuhe.server.platform.auth.Account;
import org.chuhe.server.platform.auth.Accounts;
import org.chuhe.server.platform.auth.IdentityException;
import org.chuhe.server.platform.db.FeatureTables;
import org.chuhe.server.platform.db.PersonalRows;
import org.chuhe.server.platform.db.Storage;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;

/**
 * What the server knows about somebody: to be taken along, and to be deleted. Games, rulings and tournaments stay, for they
 * are others' too; the account's name does not.
 */
public final class PersonalData {
    private final Storage storage;
    private final Accounts accounts;
    private final JsonMapper json;
    private final List<FeatureTables> tables;

    public PersonalData(Storage storage, Accounts accounts, JsonMapper json, List<FeatureTables> tables) {
        this.storage = storage;
        this.accounts = accounts;
        this.json = json;
        this.tables = tables;
    }

    /**
     * Writes everything that is stored about an account, but for its password and the secrets of its links, as one object. Of
     * games the log, which has the moves ({@code docs/game-log.md}). Tournaments and matches of engines that it runs are only
     * named: they are others' too, and their own pages give them away whole.
     */
    public void write(Account account, OutputStream out) {
        write(account, json.writer(), out);
    }

    /** The same to be read by people. */
    public void writePretty(Account account, OutputStream out) {
        write(account, json.writerWithDefaultPrettyPrinter(), out);
    }

    private void write(Account account, ObjectWriter writer, OutputStream target) {
        // Whoever gave the target closes it.
        try (JsonGenerator out =
                writer.without(StreamWriteFeature.AUTO_CLOSE_TARGET).createGenerator(target)) {
            out.writeStartObject();
            out.writeStringProperty("id", account.id());
            out.writeStringProperty("name", account.name());
            out.writeBooleanProperty("active", account.active());
            out.writeArrayPropertyStart("roles");
            account.roles().stream().sorted().forEach(role -> out.writeString(role.code()));
            out.writeEndArray();
            tables.stream()
                    .flatMap(feature -> feature.export().stream())
                    .sorted(Comparator.comparing(PersonalRows::name))
                    .forEach(rows -> {
                        out.writeArrayPropertyStart(rows.name());
                        rows.read(storage, account.id(), out::writePOJO);
                        out.writeEndArray();
                    });
            out.writeEndObject();
        }
    }

    /**
     * Deletes an account. It cannot be brought back.
     *
     * @throws IdentityException if it is the last administrator's, or has games under way
     */
    public void delete(Account account) {
        accounts.delete(
                account.id(),
                handle -> tables.forEach(feature -> feature.forget(handle, account.id(), account.name())));
    }
}
