package org.chuhe.tournament.command;

/** What can be done to any event, wherever its log is kept. */
public enum CommandKind implements DeedKind {
    CREATE("create", Area.EVERYTHING),
    ENTER("enter", Area.ENTRIES),
    IMPORT("import", Area.ENTRIES),
    EDIT("edit", Area.ENTRIES),
    REMOVE("remove", Area.ENTRIES),
    WITHDRAW("withdraw", Area.ENTRIES),
    READMIT("readmit", Area.ENTRIES),
    ABSENT("absent", Area.ENTRIES),
    CONDUCT("conduct", Area.ENTRIES),
    RATINGS("ratings", Area.ENTRIES),
    DRAW("draw", Area.EVERYTHING),
    APART("apart", Area.ENTRIES),
    REGULATIONS("regulations", Area.EVERYTHING),
    PAIR("pair", Area.ROUNDS),
    UNPAIR("unpair", Area.ROUNDS),
    LOTS("lots", Area.ROUNDS),
    PLAYOFF("playoff", Area.ROUNDS),
    RESULT("result", Area.RESULTS),
    RESULTS("results", Area.RESULTS),
    TIEBREAK("tiebreak", Area.RESULTS),
    AWARD("award", Area.RESULTS),
    LINEUP("lineup", Area.RESULTS),
    FIRST("first", Area.RESULTS),
    HANDIN("handin", Area.RESULTS),
    UNSEAL("unseal", Area.RESULTS),
    APPEAL("appeal", Area.NOTICES),
    DECIDE("decide", Area.NOTICES),
    ANNOUNCE("facts", Area.NOTICES),
    SIMULATE("simulate", Area.EVERYTHING),
    UNDO("undo", Area.EVERYTHING);

    private final String code;
    private final Area area;

    CommandKind(String code, Area area) {
        this.code = code;
        this.area = area;
    }

    @Override
    public String code() {
        return code;
    }

    @Override
    public Area area() {
        return area;
    }

    @Override
    public boolean canBeUndone() {
        return this != CREATE && this != UNDO;
    }
}
