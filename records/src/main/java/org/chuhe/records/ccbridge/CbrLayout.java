package org.chuhe.records.ccbridge;

import java.util.List;
import org.chuhe.records.model.Tags;

/** Where a CCBridge record, version 2, keeps its texts (UTF-16LE, ended by a zero). */
final class CbrLayout {
    /**
     * One text.
     *
     * @param offset where it begins
     * @param size how many bytes it may take
     * @param tag the tag it becomes
     */
    record Field(int offset, int size, String tag) {}

    static final List<Field> FIELDS = List.of(
            new Field(52, 128, "Script"),
            new Field(180, 128, Tags.TITLE),
            new Field(308, 256, "Path"),
            new Field(564, 64, Tags.SOURCE),
            new Field(628, 64, Tags.EVENT_TYPE),
            new Field(692, 64, Tags.EVENT),
            new Field(756, 64, Tags.ROUND),
            new Field(820, 32, Tags.GROUP),
            new Field(852, 32, Tags.TABLE),
            new Field(884, 64, Tags.DATE),
            new Field(948, 64, Tags.SITE),
            new Field(1012, 64, Tags.TIME_CONTROL),
            new Field(1076, 64, Tags.RED),
            new Field(1140, 64, Tags.RED_TEAM),
            new Field(1204, 64, Tags.RED_TIME),
            new Field(1268, 32, Tags.RED_ELO),
            new Field(1300, 64, Tags.BLACK),
            new Field(1364, 64, Tags.BLACK_TEAM),
            new Field(1428, 64, Tags.BLACK_TIME),
            new Field(1492, 32, Tags.BLACK_ELO),
            new Field(1524, 64, Tags.REFEREE),
            new Field(1588, 64, Tags.RECORDER),
            new Field(1652, 64, Tags.ANNOTATOR),
            new Field(1716, 64, "AnnotatorMail"),
            new Field(1780, 64, Tags.AUTHOR),
            new Field(1844, 64, "AuthorMail"),
            new Field(1908, 40, Tags.CREATED),
            new Field(1972, 40, Tags.MODIFIED),
            new Field(2044, 32, "Nature"));

    private CbrLayout() {}

    /** The places in version 1 are known for the title, the event and the players only. */
    static boolean isInVersion1(int offset) {
        return offset == 180 || offset == 692 || offset == 1076 || offset == 1300;
    }
}
