package org.chuhe.server.platform.config;

import java.math.BigInteger;
import java.net.Inet4Address;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;

/**
 * The proxies in front of the server, whose word is taken on where a request comes from. Anybody else could write what he
 * likes into those headers.
 */
public final class Proxies {
    private static final String OCTET = "(?:25[0-5]|2[0-4][0-9]|[01]?[0-9]?[0-9])";
    private static final Pattern NUMERIC =
            Pattern.compile(OCTET + "(?:[.]" + OCTET + "){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*(?:%[a-z0-9]+)?");
    /** What a provider gives one customer: whoever has one such address has all that begin alike. */
    private static final int HOUSEHOLD_BYTES = 8;

    private final List<Net> trusted;

    /** Addresses whose first bits are these. */
    private record Net(BigInteger start, int length, int bits) {
        static Net of(String text) {
            int slash = text.indexOf('/');
            byte[] address =
                    numeric(slash < 0 ? text : text.substring(0, slash)).getAddress();
            int length = address.length * 8;
            int bits = slash < 0 ? length : Integer.parseInt(text.substring(slash + 1));
            if (bits < 0 || bits > length) {
                throw new IllegalArgumentException(text);
            }
            return new Net(new BigInteger(1, address).shiftRight(length - bits), length, bits);
        }

        boolean holds(InetAddress address) {
            byte[] bytes = address.getAddress();
            return bytes.length * 8 == length
                    && new BigInteger(1, bytes).shiftRight(length - bits).equals(start);
        }
    }

    private Proxies(List<Net> trusted) {
        this.trusted = trusted;
    }

    /** No proxy in front. */
    static final Proxies NONE = new Proxies(List.of());

    /**
     * Reads a list of addresses and networks, {@code 127.0.0.0/8, ::1, 10.1.2.3}.
     *
     * @throws IllegalArgumentException if it is none
     */
    static Proxies of(String list) {
        return new Proxies(Arrays.stream(list.split("[,\\s]+"))
                .filter(part -> !part.isEmpty())
                .map(Net::of)
                .toList());
    }

    /** Whether somebody who connects is one of them. */
    public boolean trusts(String remote) {
        try {
            InetAddress address = numeric(remote);
            return trusted.stream().anyMatch(net -> net.holds(address));
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    /**
     * Whom a request counts for, wherever something is counted by address. An IPv4 address stands for itself, also where it is
     * written as an IPv6 one; of IPv6 the first half of the bits, {@code 2001:db8:0:1::/64}.
     *
     * @param remote who is connected
     * @param forwarded the lines of the header {@code X-Forwarded-For}, in their order; each proxy may have added its own
     */
    public String asker(String remote, List<String> forwarded) {
        String client = client(remote, forwarded);
        try {
            InetAddress address = numeric(client);
            if (address instanceof Inet4Address) {
                return address.getHostAddress();
            }
            byte[] household =
                    Arrays.copyOf(Arrays.copyOf(address.getAddress(), HOUSEHOLD_BYTES), address.getAddress().length);
            return InetAddress.getByAddress(household).getHostAddress() + "/64";
        } catch (IllegalArgumentException | UnknownHostException e) {
            return client;
        }
    }

    /** Where a request comes from: the last address of the chain that is no trusted proxy. Several lines are one list (RFC 9110, 5.3). */
    private String client(String remote, List<String> forwarded) {
        if (forwarded.isEmpty() || !trusts(remote)) {
            return remote;
        }
        String[] chain = String.join(",", forwarded).split(",");
        for (int i = chain.length - 1; i >= 0; i--) {
            String each = chain[i].strip();
            if (!NUMERIC.matcher(each).matches()) {
                return remote;
            }
            if (i == 0 || !trusts(each)) {
                return each;
            }
        }
        return remote;
    }

    /** An address that is written in numbers; names are not looked up. */
    private static InetAddress numeric(String text) {
        String bare = text.replace("[", "").replace("]", "");
        if (!NUMERIC.matcher(bare).matches()) {
            throw new IllegalArgumentException(text);
        }
        try {
            return InetAddress.getByName(bare);
        } catch (UnknownHostException e) {
            throw new IllegalArgumentException(text, e);
        }
    }
}
