package org.chuhe.server.platform.share;

import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.net.URI;
import java.net.URISyntaxException;
import java.util.List;
import java.util.Optional;
import org.chuhe.server.platform.http.Access;
import org.chuhe.server.platform.http.AsyncAnswer;
import org.chuhe.server.platform.http.Feature;
import org.chuhe.server.platform.http.Preview;
import org.chuhe.server.platform.http.RateLimit;
import org.chuhe.server.platform.http.SiteAddress;
import org.chuhe.server.platform.http.Visitor;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * {@code GET /api/oembed?url=…}: what a site that is given a link to a game, a ruling or the boards of a tournament can show for
 * it, as oEmbed 1.0 says: a picture or, of boards, a frame in which they go on; and whose it is.
 */
public final class Embedding implements Feature {
    private static final Messages WORDS = Messages.beside(Embedding.class);
    private static final int LONGEST = 8_000;
    /** Seconds; as short as the pictures of games: a name that somebody takes back shall not live on elsewhere. */
    private static final int KEPT = 60;

    private final SiteAddress address;
    private final JsonMapper json;
    private final CardPictures cards;
    private final List<Feature> features;

    /**
     * The answers for the pages of some features.
     *
     * @param cards the pictures, which end with this
     * @param features each knows its own links
     */
    public Embedding(SiteAddress address, JsonMapper json, CardPictures cards, List<Feature> features) {
        this.address = address;
        this.json = json;
        this.cards = cards;
        this.features = List.copyOf(features);
    }

    @Override
    public String api() {
        return "openapi.json";
    }

    @Override
    public void routes(RoutesConfig routes) {
        routes.get("/api/oembed", this::answer, Access.EVERYONE, RateLimit.WORK);
    }

    private void answer(Context context) {
        if ("xml".equals(context.queryParam("format"))) {
            throw new Rejection(Rejection.Reason.NOT_OFFERED, WORDS.message("xml"));
        }
        URI link = link(context);
        AsyncAnswer.send(
                context,
                features.stream()
                        .flatMap(feature -> feature.preview(context, link).stream())
                        .findFirst()
                        .orElseThrow(Rejection::notFound),
                preview -> context.header("Cache-Control", "public, max-age=" + KEPT)
                        .json(json(context, preview)));
    }

    /** The link without our address; a link to another site is nobody's here. */
    private URI link(Context context) {
        String asked = Optional.ofNullable(context.queryParam("url")).orElse("");
        try {
            URI link = new URI(asked.length() > LONGEST ? "" : asked);
            String ours = URI.create(address.of(context)).getAuthority();
            String named = link.getAuthority();
            if (named == null || !(named.equals(ours) || named.equals(context.host()))) {
                throw Rejection.notFound();
            }
            return link;
        } catch (URISyntaxException e) {
            throw Rejection.notFound();
        }
    }

    private ObjectNode json(Context context, Preview preview) {
        Preview whole = preview.at(address.of(context));
        int widest = number(context.queryParam("maxwidth"));
        int highest = number(context.queryParam("maxheight"));
        ObjectNode json = this.json.createObjectNode();
        json.put("version", "1.0");
        json.put("title", whole.title());
        if (whole.frame().isPresent()) {
            FrameLine frame = FrameLine.within(whole.frame().get(), whole.title(), widest, highest);
            json.put("type", "rich");
            json.put("html", frame.html());
            json.put("width", frame.width());
            json.put("height", frame.height());
        } else {
            int width = CardSize.within(widest, highest);
            json.put("type", "photo");
            json.put("url", whole.picture() + "&width=" + width);
            json.put("width", width);
            json.put("height", CardSize.height(width));
        }
        json.put("provider_name", WORDS.text(Visitor.of(context).locale(), "provider"));
        json.put("provider_url", address.of(context) + "/");
        json.put("cache_age", KEPT);
        return json;
    }

    @Override
    public void stopping() {
        cards.close();
    }

    private static int number(@Nullable String text) {
        return text != null && text.matches("\\d{1,6}") ? Integer.parseInt(text) : Integer.MAX_VALUE;
    }
}
