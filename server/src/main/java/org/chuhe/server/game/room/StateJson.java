package org.chuhe.server.game.room;

import java.util.Optional;
import org.chuhe.core.Position;
import org.chuhe.core.Side;
import org.chuhe.game.state.SideRecord;
import org.chuhe.json.GameTree;
import org.chuhe.json.RulingJson;
import org.chuhe.server.game.model.GameTerms;
import org.chuhe.server.game.model.Json;
import org.chuhe.server.game.model.PlayerSeat;
import org.chuhe.server.game.store.LiveState;
import tools.jackson.databind.node.ObjectNode;

/** The part of a game that every step replaces, as JSON. It tells players no more than a board, a clock and an arbiter do. */
public final class StateJson {
    private StateJson() {}

    public static ObjectNode of(LiveState live) {
        ObjectNode json = Json.object();
        json.put("version", live.version());
        json.put("phase", live.progress().code());
        ObjectNode players = json.putObject("players");
        for (Side side : Side.values()) {
            players.set(side.code(), player(live, side));
        }
        json.setAll(RulingJson.of(live.game()
                .map(GameTree::state)
                .orElseGet(
                        () -> GameTree.waiting(live.table().agreement().terms().regulations(), start(live)))));
        json.put("call", Json.side(live.table().notes().call()));
        json.put("rematchOffer", Json.side(live.table().notes().rematch()));
        return json;
    }

    /** The position in which a game will begin. */
    public static Position start(LiveState live) {
        GameTerms terms = live.table().agreement().terms();
        Position usual = Position.START.withSideToMove(terms.book().firstToMove());
        return terms.handicap().applyTo(usual);
    }

    private static ObjectNode player(LiveState live, Side side) {
        ObjectNode json = Json.object();
        Optional<PlayerSeat> seat = live.table().seating().of(side);
        json.put("name", seat.map(PlayerSeat::name).orElse(""));
        json.put("seated", seat.filter(PlayerSeat::taken).isPresent());
        json.put("account", seat.filter(PlayerSeat::account).isPresent());
        Optional<SideRecord> record = live.game().map(state -> state.record(side));
        json.put("present", record.map(SideRecord::present).orElse(false));
        json.put("fouls", record.map(SideRecord::fouls).orElse(0));
        json.put("warnings", record.map(SideRecord::warnings).orElse(0));
        json.put("offers", record.map(SideRecord::offers).orElse(0));
        json.put("signed", record.map(SideRecord::signed).orElse(false));
        return json;
    }
}
