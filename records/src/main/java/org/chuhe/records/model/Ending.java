package org.chuhe.records.model;

/**
 * Why a game ended and by which rule.
 *
 * @param reason the kind of ending
 * @param remark the words of the source, where they say more; often empty
 * @param rule the edition and article cited, e.g. {@code cxa2020 25.3}; empty if none was
 */
public record Ending(Termination reason, String remark, String rule) {
    /** Nothing is known. */
    public static final Ending UNKNOWN = new Ending(Termination.UNKNOWN, "", "");

    public Ending {
        remark = Tags.clean(remark);
        rule = Tags.clean(rule);
    }

    public static Ending of(Termination reason) {
        return new Ending(reason, "", "");
    }

    /** The ending that a remark describes; the words are kept where they say more than the reason. */
    public static Ending ofRemark(String remark) {
        Termination reason = Termination.ofRemark(remark).orElse(Termination.UNKNOWN);
        return new Ending(reason, remark.strip().equalsIgnoreCase(reason.text()) ? "" : remark, "");
    }

    public Ending citing(String article) {
        return new Ending(reason, remark, article);
    }
}
