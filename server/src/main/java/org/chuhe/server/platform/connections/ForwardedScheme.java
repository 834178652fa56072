package org.chuhe.server.platform.connections;

import org.chuhe.server.platform.config.Proxies;
import org.chuhe.server.platform.config.Settings;
import org.eclipse.jetty.http.HttpFields;
import org.eclipse.jetty.http.HttpURI;
import org.eclipse.jetty.server.HttpConfiguration;
import org.eclipse.jetty.server.Request;

/**
 * Requests that came over TLS as far as a proxy in front say so to everybody who asks: cookies are then only sent over TLS,
 * and links begin with https.
 */
public final class ForwardedScheme implements HttpConfiguration.Customizer {
    private final Proxies proxies;
    private final boolean always;

    public ForwardedScheme(Settings settings) {
        this.proxies = settings.proxies();
        this.always = settings.url().startsWith("https:");
    }

    @Override
    public Request customize(Request request, HttpFields.Mutable responseHeaders) {
        boolean told = "https".equals(request.getHeaders().get("X-Forwarded-Proto"))
                && proxies.trusts(Request.getRemoteAddr(request));
        return always || told ? new Secure(request) : request;
    }

    private static final class Secure extends Request.Wrapper {
        private final HttpURI uri;

        Secure(Request request) {
            super(request);
            this.uri = HttpURI.build(request.getHttpURI()).scheme("https").asImmutable();
        }

        @Override
        public HttpURI getHttpURI() {
            return uri;
        }

        @Override
        public boolean isSecure() {
            return true;
        }
    }
}
