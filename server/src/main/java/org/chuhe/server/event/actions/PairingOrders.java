package org.chuhe.server.event.actions;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;
import org.chuhe.text.Messages;
import org.chuhe.tournament.pairing.PairingOrder;
import org.chuhe.tournament.swiss.FixedPair;
import org.chuhe.tournament.swiss.Relaxation;

/** What an arbiter fixes before a round: {@code fix=7-3} (Red first), {@code bye=5}, {@code give-up=rematch}. */
public final class PairingOrders {
    private static final Messages WORDS = Messages.beside(PairingOrders.class);
    private static final Pattern PAIR = Pattern.compile("(\\d{1,7})-(\\d{1,7})");

    private PairingOrders() {}

    public static PairingOrder read(Fields fields) {
        List<FixedPair> pairs = new ArrayList<>();
        for (String text : fields.texts("fix")) {
            Matcher pair = PAIR.matcher(text);
            if (!pair.matches()) {
                throw Rejection.unusable(WORDS.message("field.choice", "fix", text));
            }
            pairs.add(new FixedPair(Integer.parseInt(pair.group(1)), Integer.parseInt(pair.group(2))));
        }
        Set<Relaxation> rules = new TreeSet<>();
        for (String text : fields.texts("give-up")) {
            rules.add(Coded.find(Relaxation.class, text)
                    .filter(Relaxation.BY_ARBITER::contains)
                    .orElseThrow(() -> Rejection.unusable(WORDS.message("field.choice", "give-up", text))));
        }
        return new PairingOrder(pairs, fields.number("bye", 0), rules);
    }

    /** The same as part of an address; nothing for nothing. */
    public static String query(PairingOrder order) {
        StringBuilder query = new StringBuilder();
        order.pairs()
                .forEach(pair ->
                        query.append("&fix=").append(pair.red()).append('-').append(pair.black()));
        if (order.bye() != 0) {
            query.append("&bye=").append(order.bye());
        }
        order.givenUp().forEach(rule -> query.append("&give-up=").append(rule.code()));
        return query.isEmpty() ? "" : "?" + query.substring(1);
    }
}
