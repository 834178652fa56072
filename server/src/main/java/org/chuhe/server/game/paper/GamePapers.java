package org.chuhe.server.game.paper;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.util.Locale;
import java.util.Optional;
import org.chuhe.documents.game.GamePaper;
import org.chuhe.documents.game.PaperSize;
import org.chuhe.server.game.decision.Refused;
import org.chuhe.server.game.room.GameOfficials;
import org.chuhe.server.game.room.Rooms;
import org.chuhe.server.game.store.LiveState;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Coded;

/** Record sheets, result slips, notices of penalties and protest forms: of a game for its arbiters, blank for everybody. */
public final class GamePapers {
    private final Rooms rooms;
    private final GameOfficials officials;
    private final GameSheets sheets;

    public GamePapers(Rooms rooms, GameOfficials officials, GameSheets sheets) {
        this.rooms = rooms;
        this.officials = officials;
        this.sheets = sheets;
    }

    public void routes(RoutesConfig routes) {
        routes.get("/play/{id}/papers/{paper}", this::filled, Access.ARBITER, RateLimit.WORK);
        routes.get("/papers/{paper}", context -> answer(context, Optional.empty()), Access.EVERYONE, RateLimit.WORK);
    }

    private void filled(Context context) {
        LiveState live = rooms.open(context.pathParam("id"))
                .orElseThrow(Rejection::notFound)
                .live();
        if (!officials.isArbiter(live.table(), Visitor.of(context).member())) {
            throw Refused.of(Refused.Code.NOT_YOURS, "refused.others-table").rejection();
        }
        answer(context, Optional.of(live));
    }

    private void answer(Context context, Optional<LiveState> live) {
        GamePaper paper =
                Coded.find(GamePaper.class, context.pathParam("paper")).orElseThrow(Rejection::notFound);
        String asked = Optional.ofNullable(context.queryParam("size")).orElse(PaperSize.A4.code());
        PaperSize size =
                Coded.find(PaperSize.class, asked.toLowerCase(Locale.ROOT)).orElseThrow(Rejection::notFound);
        Locale locale = Visitor.of(context).locale();
        AsyncAnswer.send(
                context,
                sheets.pdf(AsyncAnswer.asker(context), live, locale, paper, size),
                pdf -> context.contentType("application/pdf")
                        .header("Content-Disposition", "inline; filename=\"chuhe-" + paper.code() + ".pdf\"")
                        .result(pdf));
    }
}
