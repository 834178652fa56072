package org.chuhe.server.platform.connections;

import io.javalin.config.JettyConfig;
import org.chuhe.server.platform.config.Proxies;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.server.Connector;
import org.eclipse.jetty.server.Server;
import org.eclipse.jetty.server.ServerConnector;
import org.eclipse.jetty.util.component.LifeCycle;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/** What the HTTP server needs for thousands of connections that stay. */
public final class ManyConnections {
    /** A hall full of phones comes back at once after a restart. */
    private static final int WAITING_TO_BE_ACCEPTED = 1024;

    /** A browser opens several connections beside the one for a game, and lets go of them half a minute after it has a page. */
    private static final int PER_GAME = 5;

    private ManyConnections() {}

    /**
     * Sets a server up that has not begun yet.
     *
     * @param largestBody how many bytes a request may bring
     */
    public static void prepare(JettyConfig jetty, Settings settings, int largestBody) {
        Proxies proxies = settings.proxies();
        jetty.modifyServer(server ->
                server.setHandler(new WholeBody(proxies, largestBody, new WholeAnswer(proxies, new Turns(proxies)))));
        jetty.modifyServer(server -> server.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarting(LifeCycle event) {
                lengthenQueues(server, new AddressLimit(PER_GAME * settings.connectionsPerAddress(), proxies));
            }
        }));
        jetty.modifyServletContextHandler(UpgradeRequests::letGo);
        jetty.modifyServletContextHandler(handler -> handler.addEventListener(new LifeCycle.Listener() {
            @Override
            public void lifeCycleStarted(LifeCycle event) {
                sendPlainly(handler);
            }
        }));
    }

    private static void lengthenQueues(Server server, AddressLimit limit) {
        for (Connector connector : server.getConnectors()) {
            if (connector instanceof ServerConnector each) {
                each.setAcceptQueueSize(WAITING_TO_BE_ACCEPTED);
                each.addBean(limit);
            }
        }
    }

    /** A compressor for every WebSocket would cost more memory than all games; the messages are small. */
    private static void sendPlainly(ServletContextHandler handler) {
        WebSocketServerComponents.getWebSocketComponents(handler)
                .getExtensionRegistry()
                .unregister("permessage-deflate");
    }
}
