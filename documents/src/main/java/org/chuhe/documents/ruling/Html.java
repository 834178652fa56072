package org.chuhe.documents.ruling;

import org.chuhe.documents.pdf.Pdf;

/** Writes XHTML; every text is escaped. */
final class Html {
    private final StringBuilder out = new StringBuilder();

    Html open(String tag) {
        out.append('<').append(tag).append('>');
        return this;
    }

    Html open(String tag, String kind) {
        out.append('<').append(tag).append(" class=\"").append(kind).append("\">");
        return this;
    }

    Html close(String... tags) {
        for (String tag : tags) {
            out.append("</").append(tag).append('>');
        }
        return this;
    }

    Html text(String text) {
        out.append(Pdf.escaped(text));
        return this;
    }

    /** An element with a text and nothing else. */
    Html text(String tag, String kind, String text) {
        return open(tag, kind).text(text).close(tag);
    }

    /** The place of a drawing. */
    Html picture(String name) {
        out.append("<object data=\"").append(name).append("\"></object>");
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
