package org.chuhe.documents.pdf;

/** Writes XHTML; every text is escaped. */
public final class Html {
    private final StringBuilder out = new StringBuilder();

    public Html open(String tag) {
        out.append('<').append(tag).append('>');
        return this;
    }

    public Html open(String tag, String kind) {
        out.append('<').append(tag).append(" class=\"").append(kind).append("\">");
        return this;
    }

    public Html close(String... tags) {
        for (String tag : tags) {
            out.append("</").append(tag).append('>');
        }
        return this;
    }

    public Html text(String text) {
        out.append(Pdf.escaped(text));
        return this;
    }

    /** An element with a text and nothing else. */
    public Html text(String tag, String kind, String text) {
        return open(tag, kind).text(text).close(tag);
    }

    /** An element with nothing but text. */
    public Html line(String tag, String text) {
        return open(tag).text(text).close(tag);
    }

    /** The place of a drawing. */
    public Html picture(String name) {
        out.append("<object data=\"").append(name).append("\"></object>");
        return this;
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
