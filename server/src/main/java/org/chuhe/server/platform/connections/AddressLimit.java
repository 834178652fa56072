package org.chuhe.server.platform.connections;

import java.net.InetSocketAddress;
import java.net.SocketAddress;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import org.chuhe.server.platform.config.Proxies;
import org.eclipse.jetty.io.Connection;
import org.eclipse.jetty.io.EndPoint;

/**
 * How many connections one address may have at a time, of whatever kind; more are closed as they come. Proxies in front
 * may have as many as they like: they bring everybody.
 */
final class AddressLimit implements Connection.Listener {
    private final int most;
    private final Proxies proxies;
    /** A connection that changes its protocol keeps its end point, and counts once. */
    private final Map<EndPoint, String> open = new ConcurrentHashMap<>();

    private final Map<String, Integer> counts = new ConcurrentHashMap<>();

    AddressLimit(int most, Proxies proxies) {
        this.most = most;
        this.proxies = proxies;
    }

    @Override
    public void onOpened(Connection connection) {
        EndPoint end = connection.getEndPoint();
        String address = address(end.getRemoteSocketAddress());
        String asker = proxies.asker(address, List.of());
        if (proxies.trusts(address) || open.putIfAbsent(end, asker) != null) {
            return;
        }
        if (counts.merge(asker, 1, Integer::sum) > most) {
            end.close();
        }
    }

    @Override
    public void onClosed(Connection connection) {
        EndPoint end = connection.getEndPoint();
        if (end.isOpen()) {
            return;
        }
        Optional.ofNullable(open.remove(end))
                .ifPresent(asker -> counts.computeIfPresent(asker, (key, count) -> count > 1 ? count - 1 : null));
    }

    private static String address(SocketAddress remote) {
        return remote instanceof InetSocketAddress inet && inet.getAddress() != null
                ? inet.getAddress().getHostAddress()
                : String.valueOf(remote);
    }
}
