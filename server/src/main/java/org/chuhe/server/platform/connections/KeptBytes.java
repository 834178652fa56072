package org.chuhe.server.platform.connections;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What is kept in memory for clients that are slow to send or to read: so much for all of them, half of it for one address.
 * Where there is no room, the one that has not moved for longest must go, of those at the address that has most: it is hardly
 * ever the one who has just come.
 */
final class KeptBytes {
    /** Two large files at least. */
    private static final long LEAST = 16 << 20;

    private final long most;
    private final Map<String, Long> byAddress = new HashMap<>();
    /** Those that may have to go; who has not moved for longest comes first. */
    private final Set<Share> waiting = new LinkedHashSet<>();

    private long total;

    /** An eighth of the memory. */
    KeptBytes() {
        this(Math.max(LEAST, Runtime.getRuntime().maxMemory() / 8));
    }

    /** With a bound of the caller's, in bytes. */
    KeptBytes(long most) {
        this.most = most;
    }

    /** Room for one client, of which nothing is taken yet; when he must go, he is told so by whoever took the room. */
    Share share(String address, Runnable leave) {
        return new Share(address, leave);
    }

    /** What is kept for one client. */
    final class Share {
        private final String address;
        private final Runnable leave;
        private long bytes;
        private boolean settled;
        private boolean gone;

        private Share(String address, Runnable leave) {
            this.address = address;
            this.leave = leave;
        }

        /** Keeps more; somebody may have to go for it. */
        void keep(long more) {
            add(this, more).forEach(each -> each.leave.run());
        }

        /** The client has taken some of it. */
        void release(long less) {
            synchronized (KeptBytes.this) {
                change(this, -Math.min(less, bytes));
            }
        }

        /** All is here: he waits for us now, and need not go any more. */
        void settle() {
            synchronized (KeptBytes.this) {
                settled = true;
                waiting.remove(this);
            }
        }

        /** Whether he had to go. */
        boolean isGone() {
            synchronized (KeptBytes.this) {
                return gone;
            }
        }

        /** Gives all of it back. */
        void close() {
            release(Long.MAX_VALUE);
        }
    }

    private synchronized List<Share> add(Share share, long more) {
        List<Share> leaving = new ArrayList<>();
        if (share.gone) {
            return leaving;
        }
        change(share, more);
        while (!share.gone && (total > most || exceedsHalf(share))) {
            String address = total > most ? fullest() : share.address;
            Share leaves = waiting.stream()
                    .filter(each -> each.address.equals(address))
                    .findFirst()
                    .orElse(share);
            leaves.gone = true;
            change(leaves, -leaves.bytes);
            leaving.add(leaves);
        }
        return leaving;
    }

    /** Whether an address has too much; who is alone there may have more, for a large file. */
    private boolean exceedsHalf(Share share) {
        long here = byAddress.getOrDefault(share.address, 0L);
        return here > most / 2 && here > share.bytes;
    }

    private String fullest() {
        return Collections.max(byAddress.entrySet(), Map.Entry.comparingByValue())
                .getKey();
    }

    /** Takes or gives back; who has moved is the last who might have to go. */
    private void change(Share share, long more) {
        if (more == 0) {
            return;
        }
        total += more;
        share.bytes += more;
        byAddress.merge(share.address, more, (bytes, change) -> bytes + change == 0 ? null : bytes + change);
        waiting.remove(share);
        if (share.bytes > 0 && !share.settled) {
            waiting.add(share);
        }
    }
}
