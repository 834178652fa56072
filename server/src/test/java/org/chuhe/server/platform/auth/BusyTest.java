package org.chuhe.server.platform.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.junit.jupiter.api.Test;

/** A crowd at the login: whoever finds no room is told when to come again. */
class BusyTest {
    @Test
    void whoFindsNoRoomIsToldToComeAgain() throws Exception {
        try (TestServer server = TestServer.start()) {
            Browser browser = server.visitor();
            browser.get("/login");
            List<Thread> crowd = new ArrayList<>();
            Passwords.AT_ONCE.acquire(2);
            try {
                for (int i = 0; i < Passwords.MOST_WAITING; i++) {
                    Thread one = new Thread(() -> {
                        Passwords.AT_ONCE.acquireUninterruptibly();
                        Passwords.AT_ONCE.release();
                    });
                    one.start();
                    crowd.add(one);
                }
                while (Passwords.AT_ONCE.getQueueLength() < Passwords.MOST_WAITING) {
                    Thread.onSpinWait();
                }
                for (HttpResponse<String> answer : List.of(
                        browser.submit("/login", Map.of("name", "nobody", "password", "correct horse")),
                        browser.submit("/register", Map.of("name", "somebody", "password", "correct horse")),
                        server.visitor().post("/api/login", "{\"name\":\"a\",\"password\":\"correct horse\"}"))) {
                    assertThat(answer.statusCode()).isEqualTo(503);
                    assertThat(answer.headers().firstValue("Retry-After")).hasValue("5");
                    assertThat(answer.body()).contains("try again");
                }
            } finally {
                Passwords.AT_ONCE.release(2);
                for (Thread thread : crowd) {
                    thread.join();
                }
            }
        }
    }
}
