package org.chuhe.server.platform.http;

import io.javalin.http.Context;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.platform.config.Settings;

/**
 * The address under which other devices find this site, as links and QR codes show it: the one that the settings name,
 * otherwise the one that was asked for. Who asks for "localhost" sits at the machine itself; the name is of no use to the
 * phone beside it, so that the machine's address in the local network takes its place.
 */
public final class SiteAddress {
    private static final Pattern HOST = Pattern.compile("(?<name>\\[[^\\]]*]|[^:]*)(?<port>:\\d+)?");
    private static final Pattern LOOPBACK =
            Pattern.compile("(?:.+\\.)?localhost\\.?|127(?:\\.\\d{1,3}){3}|\\[?::1]?", Pattern.CASE_INSENSITIVE);
    /** Networks between a machine and the guests that it runs itself: no phone is there. */
    private static final Pattern INNER =
            Pattern.compile("(?:docker|br-|veth|virbr|vboxnet|vmnet|vethernet).*", Pattern.CASE_INSENSITIVE);

    private final Settings settings;
    private final Supplier<List<InetAddress>> machine;

    public SiteAddress(Settings settings) {
        this(settings, SiteAddress::ofThisMachine);
    }

    /**
     * With addresses of the caller's.
     *
     * @param machine the addresses of the machine; asked each time, as a laptop may change its network
     */
    SiteAddress(Settings settings, Supplier<List<InetAddress>> machine) {
        this.settings = settings;
        this.machine = machine;
    }

    /** What a path is put behind to make a link, for whoever asks. */
    public String of(Context context) {
        return of(context.scheme(), String.valueOf(context.host()));
    }

    /**
     * What a path is put behind to make a link.
     *
     * @param host the name that was asked for, with its port unless that is the usual one
     */
    public String of(String scheme, String host) {
        return settings.url().isEmpty() ? scheme + "://" + reachable(host) : settings.url();
    }

    private String reachable(String host) {
        Matcher parts = HOST.matcher(host);
        if (!parts.matches() || !loopback(parts.group("name")) || loopback(settings.host())) {
            return host;
        }
        String port = Optional.ofNullable(parts.group("port")).orElse("");
        return machine.get().stream()
                .filter(address -> address instanceof Inet4Address && address.isSiteLocalAddress())
                .findFirst()
                .map(address -> address.getHostAddress() + port)
                .orElse(host);
    }

    /** Where a server that listens at a port is found on its own machine. */
    public static String here(Settings settings, int port) {
        String host = settings.host();
        boolean any = host.equals("0.0.0.0") || host.equals("::");
        String name = any ? "localhost" : host.contains(":") && !host.startsWith("[") ? "[" + host + "]" : host;
        return "http://" + name + ":" + port;
    }

    /** Whether links to this site, for whoever asks, work on this machine only. */
    public boolean isOnlyHere(Context context) {
        URI address = URI.create(of(context));
        return address.getHost() != null && loopback(address.getHost());
    }

    /** Whether a request names this machine itself; a page elsewhere whose name leads here does not (DNS rebinding). */
    public static boolean namesThisMachine(Context context) {
        Matcher parts = HOST.matcher(String.valueOf(context.host()));
        return parts.matches() && loopback(parts.group("name"));
    }

    /** Whether links are made of whatever name was asked for although others than this machine can ask. */
    public boolean isTakenFromRequests() {
        return settings.url().isEmpty() && !loopback(settings.host());
    }

    private static boolean loopback(String name) {
        return LOOPBACK.matcher(name).matches();
    }

    private static List<InetAddress> ofThisMachine() {
        try {
            return NetworkInterface.networkInterfaces()
                    .filter(SiteAddress::leadsOutside)
                    .flatMap(NetworkInterface::inetAddresses)
                    .toList();
        } catch (SocketException e) {
            // A machine that tells nothing about its networks keeps the name that was asked for.
            return List.of();
        }
    }

    private static boolean leadsOutside(NetworkInterface network) {
        try {
            return network.isUp()
                    && !network.isLoopback()
                    && !INNER.matcher(network.getName()).matches();
        } catch (SocketException e) {
            return false;
        }
    }
}
