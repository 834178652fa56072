package org.chuhe.tournament.person;

/**
 * What an entry form says of a player beside name, unit and rating.
 *
 * @param id his number with an association or in a rating list; empty = none
 * @param title 等级称号, such as 大师; empty = none
 * @param club his club; empty = none
 * @param federation his association or country; empty = none
 * @param group a group that the organisers have put him into by hand; empty = none
 */
public record Person(String id, Sex sex, Birth birth, String title, String club, String federation, String group) {
    /** Nothing is known. */
    public static final Person UNKNOWN = new Person("", Sex.UNKNOWN, Birth.UNKNOWN, "", "", "", "");

    /** The same, but one object for all of whom nothing is known: fields of thousands are mostly these. */
    public Person orUnknown() {
        boolean unknown = sex == Sex.UNKNOWN
                && birth.year() == 0
                && id.isEmpty()
                && title.isEmpty()
                && club.isEmpty()
                && federation.isEmpty()
                && group.isEmpty();
        return unknown ? UNKNOWN : this;
    }
}
