package org.chuhe.server.platform.http;

import org.chuhe.text.Translated;
import tools.jackson.core.JsonGenerator;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.ValueSerializer;

/** A text in several languages is an object with a text under each language's code. */
final class ByLanguage extends ValueSerializer<Translated> {
    @Override
    public void serialize(Translated text, JsonGenerator out, SerializationContext context) {
        out.writePOJO(text.byCode());
    }
}
