package org.chuhe.server.platform.http;

import java.util.Optional;
import java.util.Set;
import org.chuhe.text.Language;

/**
 * Where a page of the application without a server lies, and where its links lead. Its files lie in a folder for each
 * language, named as the server's addresses are; all links are relative, so that the folder can lie anywhere. File names
 * are ASCII on every web space: what an address writes as {@code %E4} is {@code ~E4} in them. The scripts know the same rule
 * ({@code common/links.ts}).
 *
 * @param path the page's address on a server
 * @param pages the addresses of all pages that there are
 * @param server what leads from the language's folder to the server that has the rest; empty if there is none
 */
public record AppPlace(String path, Set<String> pages, Optional<String> server) {
    /** The name of the file of a page, seen from the folder of its language. */
    public static String file(String path) {
        return (path.equals("/") ? "index" : path.substring(1).replace('%', '~')) + ".html";
    }

    /** What leads from the page to the folder of its language. */
    public String root() {
        return "../".repeat((int) file(path).chars().filter(c -> c == '/').count());
    }

    /** Where a link leads; empty if there is nothing like that without a server. */
    Optional<String> to(String link) {
        int end = link.split("[?#]", 2)[0].length();
        String target = link.substring(0, end);
        return pages.contains(target) ? Optional.of(root() + file(target) + link.substring(end)) : Optional.empty();
    }

    /** The same page in another language. */
    String in(Language language) {
        return root() + "../" + language.code() + "/" + file(path);
    }

    /** What leads from the page to the server; empty if there is none. */
    String toServer() {
        return server.map(there -> root() + there).orElse("");
    }
}
