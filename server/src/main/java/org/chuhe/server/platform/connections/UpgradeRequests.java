package org.chuhe.server.platform.connections;

import jakarta.servlet.DispatcherType;
import jakarta.servlet.Filter;
import jakarta.servlet.FilterChain;
import jakarta.servlet.ServletException;
import jakarta.servlet.ServletRequest;
import jakarta.servlet.ServletResponse;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletRequestWrapper;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import jakarta.servlet.http.HttpSession;
import java.io.IOException;
import java.lang.reflect.Proxy;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Enumeration;
import java.util.List;
import java.util.regex.Pattern;
import org.eclipse.jetty.ee10.servlet.ServletContextHandler;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServerContainer;
import org.eclipse.jetty.ee10.websocket.server.config.JettyWebSocketServletContainerInitializer;
import org.eclipse.jetty.ee10.websocket.server.internal.JettyServerFrameHandlerFactory;
import org.eclipse.jetty.websocket.common.JettyWebSocketFrameHandler;
import org.eclipse.jetty.websocket.core.FrameHandler;
import org.eclipse.jetty.websocket.core.WebSocketComponents;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeRequest;
import org.eclipse.jetty.websocket.core.server.ServerUpgradeResponse;
import org.eclipse.jetty.websocket.core.server.WebSocketServerComponents;

/**
 * Lets go of the requests with which WebSockets begin. The web framework and the HTTP server have copied what they need of
 * one, and hold on to it all the same, with everything that was made to answer it, as long as the line is open: more than our
 * part of a game. The framework also asks it for a session; the server would keep one for every line that there ever was, and
 * send a cookie. What the server keeps for a line is final once its session is made: a map that shows the headers of the answer
 * as they lie in it ({@code CompletedUpgradeResponse}), and through them the answer and the request. Only the factory of lines comes
 * before that, and it is internal to Jetty (12.1); what is public, a listener for sessions, hears of a line afterwards
 * (UpgradeRequestsTest).
 */
final class UpgradeRequests implements Filter {
    private static final Pattern HANDSHAKE =
            Pattern.compile("host|origin|upgrade|connection|sec-websocket-.*", Pattern.CASE_INSENSITIVE);
    private static final HttpSession NO_SESSION = only(HttpSession.class, "getAttributeNames");
    private static final HttpServletRequest OVER = only(HttpServletRequest.class, "");
    private static final HttpServletResponse ANSWERED = only(HttpServletResponse.class, "");

    /** Sees to it at a site that has not begun yet. */
    static void letGo(ServletContextHandler site) {
        site.addFilter(new UpgradeRequests(), "/*", EnumSet.of(DispatcherType.REQUEST));
        JettyWebSocketServletContainerInitializer.configure(site, (context, container) -> {
            container.removeBean(container.getBean(JettyServerFrameHandlerFactory.class));
            container.addBean(new Forgetful(container, WebSocketServerComponents.getWebSocketComponents(site)));
        });
    }

    @Override
    public void doFilter(ServletRequest request, ServletResponse response, FilterChain chain)
            throws IOException, ServletException {
        if (!(request instanceof HttpServletRequest asked
                && response instanceof HttpServletResponse answer
                && asked.getHeader("Sec-WebSocket-Version") != null)) {
            chain.doFilter(request, response);
            return;
        }
        HttpServletRequestWrapper began = new Brief(asked);
        HttpServletResponseWrapper answered = new HttpServletResponseWrapper(answer);
        chain.doFilter(began, answered);
        began.setRequest(OVER);
        answered.setResponse(ANSWERED);
    }

    private static final class Brief extends HttpServletRequestWrapper {
        Brief(HttpServletRequest request) {
            super(request);
        }

        /** What belongs to the handshake. The others are asked for by their names while somebody is let in, and not kept. */
        @Override
        public Enumeration<String> getHeaderNames() {
            List<String> names = Collections.list(super.getHeaderNames());
            names.removeIf(name -> !HANDSHAKE.matcher(name).matches());
            return Collections.enumeration(names);
        }

        @Override
        public HttpSession getSession() {
            return NO_SESSION;
        }

        @Override
        public HttpSession getSession(boolean create) {
            return NO_SESSION;
        }
    }

    /** Makes lines that do not know how they began: what the server keeps of its answer leads to all that was made for it. */
    private static final class Forgetful extends JettyServerFrameHandlerFactory {
        Forgetful(JettyWebSocketServerContainer container, WebSocketComponents components) {
            super(container, components);
        }

        @Override
        public FrameHandler newFrameHandler(
                Object endpoint, ServerUpgradeRequest request, ServerUpgradeResponse response) {
            FrameHandler line = super.newFrameHandler(endpoint, request, response);
            if (line instanceof JettyWebSocketFrameHandler own) {
                own.setUpgradeRequest(null);
                own.setUpgradeResponse(null);
            }
            return line;
        }
    }

    /** Something that can do nothing but, perhaps, list that it has nothing. */
    private static <T> T only(Class<T> type, String list) {
        return type.cast(
                Proxy.newProxyInstance(type.getClassLoader(), new Class<?>[] {type}, (proxy, method, arguments) -> {
                    if (method.getName().equals(list)) {
                        return Collections.emptyEnumeration();
                    }
                    throw new IllegalStateException("the request is over: " + method.getName());
                }));
    }
}
