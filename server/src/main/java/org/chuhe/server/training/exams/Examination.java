package org.chuhe.server.training.exams;

import java.util.List;

/**
 * An exam of a federation: the same questions for everybody.
 *
 * @param owner the organiser's account
 * @param code in the link that candidates are given
 * @param edition the rule book of the questions about rulings
 * @param minutes how long a candidate has
 * @param passMark the percentage of points that passes
 * @param names who may sit; empty for whoever has the link
 * @param open whether one can still begin
 */
public record Examination(
        String id,
        String owner,
        String code,
        String title,
        String edition,
        List<ExamItem> items,
        int minutes,
        int passMark,
        List<String> names,
        boolean open,
        long created) {
    public Examination {
        items = List.copyOf(items);
        names = List.copyOf(names);
    }

    /** Whether somebody of that name may sit. */
    boolean admits(String name) {
        return names.isEmpty() || names.contains(name);
    }
}
