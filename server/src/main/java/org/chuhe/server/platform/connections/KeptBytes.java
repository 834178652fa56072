package org.chuhe.server.platform.connections;

import java.util.ArrayList;
import java.util.Comparator;
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
    private final Map<String, Holder> holders = new HashMap<>();
    private long total;

    /** An eighth of the memory. */
    KeptBytes() {
        this(Math.max(LEAST, Runtime.getRuntime().maxMemory() / 8));
    }

    /** With a bound of the caller's, in bytes. */
    KeptBytes(long most) {
        this.most = most;
    }

    /** All that is kept for an address; who has not moved for longest comes first. */
    private static final class Holder {
        private final Set<Share> waiting = new LinkedHashSet<>();
        private long bytes;
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
            take(this, less);
        }

        /** All is here: he waits for us now, and need not go any more. */
        void settle() {
            synchronized (KeptBytes.this) {
                settled = true;
                place(this);
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
            forget(this);
        }
    }

    private synchronized List<Share> add(Share share, long more) {
        List<Share> leaving = new ArrayList<>();
        if (share.gone || more == 0) {
            return leaving;
        }
        Holder holder = holders.computeIfAbsent(share.address, address -> new Holder());
        total += more;
        holder.bytes += more;
        share.bytes += more;
        place(share);
        while (!share.gone && (total > most || exceedsHalf(holder, share))) {
            Set<Share> waiting = (total > most ? fullest() : holder).waiting;
            Share leaves = waiting.isEmpty() ? share : waiting.iterator().next();
            forget(leaves);
            leaves.gone = true;
            leaving.add(leaves);
        }
        return leaving;
    }

    /** Whether an address has too much; who is alone there may have more, for a large file. */
    private boolean exceedsHalf(Holder holder, Share share) {
        return holder.bytes > most / 2 && holder.bytes > share.bytes;
    }

    private Holder fullest() {
        return holders.values().stream()
                .max(Comparator.comparingLong(holder -> holder.bytes))
                .orElseThrow();
    }

    private synchronized void take(Share share, long less) {
        Holder holder = holders.get(share.address);
        long given = Math.min(less, share.bytes);
        if (holder == null || given == 0) {
            return;
        }
        total -= given;
        holder.bytes -= given;
        share.bytes -= given;
        place(share);
        if (holder.bytes == 0) {
            holders.remove(share.address);
        }
    }

    /** Puts him last of those who might have to go, since he has moved. */
    private void place(Share share) {
        Holder holder = holders.get(share.address);
        if (holder != null) {
            holder.waiting.remove(share);
            if (share.bytes > 0 && !share.settled) {
                holder.waiting.add(share);
            }
        }
    }

    private void forget(Share share) {
        take(share, Long.MAX_VALUE);
    }
}
