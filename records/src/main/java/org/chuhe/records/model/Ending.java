package org.chuhe.records.model;

import org.chuhe.text.EndReason;

/**
 * Why a game ended and by which rule.
 *
 * @param reason the kind of ending
 * @param remark the words of the source, where they say more; often empty
 * @param rule the edition and article cited, e.g. {@code cxa2020 25.3}; empty if none was
 */
public record Ending(EndReason reason, String remark, String rule) {
    /** Nothing is known. */
    public static final Ending UNKNOWN = new Ending(EndReason.UNKNOWN, "", "");

    public Ending {
        remark = Tags.clean(remark);
        rule = Tags.clean(rule);
    }

    public static Ending of(EndReason reason) {
        return new Ending(reason, "", "");
    }

    /** The ending that a remark describes; the words are kept where they say more than the reason. */
    public static Ending ofRemark(String remark) {
        EndReason reason = EndReason.ofRemark(remark).orElse(EndReason.UNKNOWN);
        return new Ending(reason, remark.strip().equalsIgnoreCase(reason.inRecords()) ? "" : remark, "");
    }

    public Ending citing(String article) {
        return new Ending(reason, remark, article);
    }
}
