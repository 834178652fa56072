package org.chuhe.records.read;

import org.chuhe.records.format.CbrLayout;

/** The texts of a CCBridge record and the tags they become. */
final class CbrFields {
    private CbrFields() {}

    /** A text at a place. */
    @FunctionalInterface
    interface Visitor {
        void field(int offset, int size, String tag);
    }

    static void forEach(Visitor visitor) {
        CbrLayout.FIELDS.forEach(field -> visitor.field(field.offset(), field.size(), field.tag()));
    }

    /** The places in version 1 are known for the title, the event and the players only. */
    static boolean isInVersion1(int offset) {
        return offset == 180 || offset == 692 || offset == 1076 || offset == 1300;
    }
}
