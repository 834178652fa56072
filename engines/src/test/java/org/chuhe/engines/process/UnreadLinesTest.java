package org.chuhe.engines.process;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.chuhe.engines.process.UnreadLines.Said;
import org.junit.jupiter.api.Test;

class UnreadLinesTest {
    private static final long LONG = TimeUnit.SECONDS.toNanos(30);

    private final UnreadLines lines = new UnreadLines();

    private void say(String text) throws InterruptedException {
        assertThat(lines.offer(new Said(text, 0), 0)).isTrue();
    }

    /** What somebody hears who was waiting before anything was said. */
    private String heardBySomebodyWaiting(boolean thoughts, String... said) throws Exception {
        ExecutorService pool = Executors.newSingleThreadExecutor();
        try {
            Future<Said> heard = pool.submit(() -> lines.poll(LONG, thoughts));
            TimeUnit.MILLISECONDS.sleep(50);
            for (String line : said) {
                say(line);
            }
            return String.valueOf(heard.get(20, TimeUnit.SECONDS).text());
        } finally {
            pool.shutdownNow();
        }
    }

    @Test
    void linesAreReadInTheOrderInWhichTheyWereSaid() throws InterruptedException {
        say("info depth 1");
        say("bestmove h2e2");
        assertThat(lines.size()).isEqualTo(2);
        assertThat(lines.poll(0, false)).isEqualTo(new Said("info depth 1", 0));
        assertThat(lines.poll(0, false)).isEqualTo(new Said("bestmove h2e2", 0));
        assertThat(lines.poll(0, false)).isNull();
    }

    @Test
    void whoWaitsForAMoveHearsOfTheThoughtsWithIt() throws Exception {
        assertThat(heardBySomebodyWaiting(false, "info depth 1", "bestmove h2e2"))
                .isEqualTo("info depth 1");
        assertThat(lines.poll(0, false)).isEqualTo(new Said("bestmove h2e2", 0));
    }

    @Test
    void whoWantsThoughtsHasThemAtOnce() throws Exception {
        assertThat(heardBySomebodyWaiting(true, "info depth 1")).isEqualTo("info depth 1");
    }

    @Test
    void aTorrentOfThoughtsIsReadBeforeItFillsTheQueue() throws Exception {
        String[] torrent = new String[300];
        for (int i = 0; i < torrent.length; i++) {
            torrent[i] = "info " + i;
        }
        assertThat(heardBySomebodyWaiting(false, torrent)).isEqualTo("info 0");
    }

    @Test
    void whoeverWaitsTooLongGetsWhatThereIs() throws Exception {
        say("info depth 1");
        assertThat(lines.poll(1, false)).isEqualTo(new Said("info depth 1", 0));
        assertThat(lines.poll(1, false)).isNull();
    }

    @Test
    void thereIsAnEndEvenIfNobodyReads() throws InterruptedException {
        while (lines.offer(new Said("info", 0), 0)) {
            assertThat(lines.size()).isLessThanOrEqualTo(1 << 12);
        }
        lines.end(new Said(null, 0));
        Said last = null;
        for (Said each = lines.poll(0, false); each != null; each = lines.poll(0, false)) {
            last = each;
        }
        assertThat(last).isEqualTo(new Said(null, 0));
    }
}
