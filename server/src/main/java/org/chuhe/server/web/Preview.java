package org.chuhe.server.web;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;

/**
 * What messengers and other sites show for a link to a page (OpenGraph, oEmbed).
 *
 * @param title what it is about
 * @param description a sentence or two
 * @param link the page, without what belongs to one reader
 * @param picture a picture of it, {@link org.chuhe.documents.card.LinkCard}s all
 * @param embedded whether it is also answered for as oEmbed
 */
public record Preview(String title, String description, String link, String picture, boolean embedded) {
    /** The same with whole addresses. */
    public Preview at(String site) {
        return new Preview(title, description, site + link, site + picture, embedded);
    }

    /** Where others ask for the same as JSON. */
    public String oembed() {
        String[] parts = link.split("(?<=[^/:])/", 2);
        return parts[0] + "/api/oembed?url=" + URLEncoder.encode(link, StandardCharsets.UTF_8);
    }
}
