package org.chuhe.tournament.person;

/**
 * 组别: some of the players of an event, who have a table and prizes of their own beside the common ones.
 *
 * @param name what it is called, such as 女子
 * @param sex only these; {@link Sex#UNKNOWN} = whoever
 * @param bornFrom only who was born in this year or later; 0 = whenever
 * @param bornTo only who was born in this year or before; 0 = whenever
 * @param ratingTo only who has no higher rating; 0 = whatever
 * @param group only whom the organisers have put into this group; empty = whoever
 */
public record Category(String name, Sex sex, int bornFrom, int bornTo, int ratingTo, String group) {
    /** Whether somebody belongs to it; who does not say when he was born belongs to no category of an age. */
    public boolean holds(Person person, int rating) {
        int year = person.birth().year();
        boolean aged =
                (bornFrom == 0 && bornTo == 0) || (year > 0 && year >= bornFrom && (bornTo == 0 || year <= bornTo));
        return aged
                && (sex == Sex.UNKNOWN || sex == person.sex())
                && (ratingTo == 0 || rating <= ratingTo)
                && (group.isEmpty() || group.equals(person.group()));
    }
}
