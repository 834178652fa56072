package org.chuhe.records.audit;

import org.chuhe.text.Message;
import org.chuhe.text.Messages;

/** The words of the audit. */
final class AuditTexts {
    private static final Messages MESSAGES = Messages.beside(AuditTexts.class);

    private AuditTexts() {}

    static Message message(String key, Object... arguments) {
        return MESSAGES.message(key, arguments);
    }
}
