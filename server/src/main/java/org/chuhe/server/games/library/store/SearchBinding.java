package org.chuhe.server.games.library.store;

import java.util.LinkedHashMap;
import java.util.Map;
import org.jdbi.v3.core.statement.Query;
import org.jdbi.v3.core.statement.SqlStatements;

/** The values of a search, by the names they have in its statements. */
final class SearchBinding {
    private final Map<String, Object> values = new LinkedHashMap<>();

    SearchBinding bind(String name, Object value) {
        values.put(name, value);
        return this;
    }

    /** Binds to a statement what it uses. */
    Query to(Query query) {
        query.getConfig(SqlStatements.class).setUnusedBindingAllowed(true);
        values.forEach(query::bind);
        return query;
    }
}
