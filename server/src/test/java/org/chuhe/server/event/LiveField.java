package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.chuhe.server.TestServer;
import org.chuhe.server.game.LiveClient;
import tools.jackson.databind.JsonNode;

/** A tournament whose boards are played on the server, with everybody at his board. */
public final class LiveField implements AutoCloseable {
    private static final String HERE = "{\"where\":\"here\",\"clock\":\"own\",\"minutes\":\"300\",\"increment\":\"3\"}";
    private static final Pattern SEAT =
            Pattern.compile("action=\"(/play/[^\"]+/seat)\".*?name=\"seat\" value=\"([^\"]+)\"");

    /** A board with its players. */
    public record Table(String game, LiveClient red, LiveClient black, Browser redsPhone) {}

    private final TestServer server;
    private final Club club;
    private final String id;
    private final List<Table> tables = new ArrayList<>();

    /** The tournament; nobody has come yet. */
    public LiveField(TestServer server, Club club, String... names) {
        this.server = server;
        this.club = club;
        this.id = club.swiss(3, names);
        club.done(id, "boards", HERE);
    }

    public String id() {
        return id;
    }

    public Table table(int number) {
        return tables.get(number - 1);
    }

    /** Pairs the next round; those of so many tables sit down, and their clocks run. */
    public LiveField round(int number, int seated) {
        tables.forEach(LiveField::close);
        tables.clear();
        club.pair(id);
        for (JsonNode game : club.games(id, number).subList(0, seated)) {
            Browser phone = phone(game.path("redName").asString());
            LiveClient red = sit(phone);
            LiveClient black = sit(phone(game.path("blackName").asString()));
            red.phase("playing");
            tables.add(new Table(game.path("live").asString(), red, black, phone));
        }
        return this;
    }

    /** A phone that has scanned somebody's pass. */
    private Browser phone(String name) {
        String link = club.json("/api/events/" + id + "/passes")
                .path("passes")
                .valueStream()
                .filter(one -> one.path("name").asString().equals(name))
                .findFirst()
                .orElseThrow()
                .path("link")
                .asString();
        Browser phone = server.visitor();
        assertThat(phone.get(link.substring(link.indexOf("/events"))).statusCode())
                .isEqualTo(303);
        return phone;
    }

    /** Sits down as the page of the tournament offers it. */
    private LiveClient sit(Browser phone) {
        Matcher seat = SEAT.matcher(phone.get("/events/" + id).body());
        assertThat(seat.find()).isTrue();
        assertThat(phone.submit(seat.group(1), Map.of("seat", seat.group(2))).statusCode())
                .isEqualTo(303);
        return LiveClient.open(server.server().address(), seat.group(1).split("/")[2], phone);
    }

    private static void close(Table table) {
        table.red().close();
        table.black().close();
    }

    @Override
    public void close() {
        tables.forEach(LiveField::close);
    }
}
