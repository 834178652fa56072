package org.chuhe.server.settings;

import java.math.BigInteger;
import java.net.InetAddress;
import java.net.UnknownHostException;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The proxies in front of the server, whose word is taken on where a request comes from. Anybody else could write what he
 * likes into those headers.
 */
public final class Proxies {
    private static final Pattern NUMERIC =
            Pattern.compile("[0-9]{1,3}(?:[.][0-9]{1,3}){3}|[0-9a-fA-F]*:[0-9a-fA-F:.]*(?:%[a-z0-9]+)?");

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
     * Where a request comes from: the last address of the chain that is no trusted proxy.
     *
     * @param remote who is connected
     * @param forwarded the header {@code X-Forwarded-For}, if there is one
     */
    public String client(String remote, @Nullable String forwarded) {
        if (forwarded == null || !trusts(remote)) {
            return remote;
        }
        String[] chain = forwarded.split(",");
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
