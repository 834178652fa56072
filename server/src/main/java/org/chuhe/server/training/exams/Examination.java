package org.chuhe.server.training.exams;

import java.util.List;
import java.util.Optional;

/**
 * An exam of a federation.
 *
 * @param owner the organiser's account
 * @param code in the link that candidates are given
 * @param edition the rule book of the questions about rulings
 * @param items the questions of every candidate; empty if each draws his own
 * @param draw how each draws his own
 * @param count how many questions a candidate has
 * @param minutes how long a candidate has
 * @param passMark the percentage of points that passes
 * @param names who may sit, each by a link of his own; empty for everybody who has the link
 * @param open whether one can still begin
 * @param atOnce whether a candidate sees points and figures of each question when he has finished, not when the exam is closed
 */
public record Examination(
        String id,
        String owner,
        String code,
        String title,
        String edition,
        List<ExamItem> items,
        Optional<ExamDraw> draw,
        int count,
        int minutes,
        int passMark,
        List<String> names,
        boolean open,
        boolean atOnce,
        long created) {
    public Examination {
        items = List.copyOf(items);
        names = List.copyOf(names);
    }
}
