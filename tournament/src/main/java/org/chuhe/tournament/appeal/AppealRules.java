package org.chuhe.tournament.appeal;

/**
 * What an event lays down on appeals. The book names the 仲裁委员会 (2011 rules, 第15条) and leaves the rest to the
 * regulations; of the World rules our source has the headings of 14–18 only. So these are an organiser's own words, and
 * empty until he has said something.
 *
 * @param who who may lodge one, such as the player or his team's leader
 * @param until until when, such as 30 minutes after the end of the round
 * @param against against what, such as decisions of the chief arbiter, but not against facts
 */
public record AppealRules(String who, String until, String against) {
    /** Nothing is laid down. */
    public static final AppealRules NONE = new AppealRules("", "", "");
}
