package org.chuhe.server.platform.http;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * What messengers and other sites show for a link to a page (OpenGraph, oEmbed).
 *
 * @param title what it is about
 * @param description a sentence or two
 * @param link the page, without what belongs to one reader
 * @param picture a picture of it, {@link org.chuhe.documents.card.LinkCard}s all
 * @param embedded whether it is also answered for as oEmbed
 * @param frame a page that other sites may show in a frame; empty if there is none
 */
public record Preview(
        String title, String description, String link, String picture, boolean embedded, Optional<String> frame) {
    /** What nobody shows in a frame. */
    public Preview(String title, String description, String link, String picture, boolean embedded) {
        this(title, description, link, picture, embedded, Optional.empty());
    }

    /** The same with whole addresses. */
    public Preview at(String site) {
        return new Preview(title, description, site + link, site + picture, embedded, frame.map(page -> site + page));
    }

    /** Where others ask for the same as JSON. */
    public String oembed() {
        String[] parts = link.split("(?<=[^/:])/", 2);
        return parts[0] + "/api/oembed?url=" + URLEncoder.encode(link, StandardCharsets.UTF_8);
    }
}
