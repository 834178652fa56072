package org.chuhe.server.play.live;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class MailboxTest {
    @Test
    void whateverATaskThrowsTheNextHasItsTurn() {
        List<String> did = new ArrayList<>();
        Mailbox mailbox = new Mailbox(Runnable::run);
        mailbox.post(() -> {
            throw new StackOverflowError("too deep");
        });
        mailbox.post(() -> {
            throw new IllegalStateException("wrong");
        });
        mailbox.post(() -> did.add("done"));
        assertThat(did).containsExactly("done");
    }
}
