package org.chuhe.cli.match;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Locale;
import org.chuhe.cli.console.CliException;
import org.chuhe.engines.broadcast.BroadcastLine;
import org.chuhe.engines.broadcast.BroadcastRefused;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.json.JsonMapper;

/** A server's link for the news of a match ({@code --broadcast}). */
final class BroadcastLink implements BroadcastLine {
    private static final Duration PATIENCE = Duration.ofSeconds(10);
    private static final int LONGEST_ANSWER = 300;
    private static final JsonMapper JSON = JsonMapper.builder().build();

    private final URI address;
    private final String language;
    private final HttpClient client =
            HttpClient.newBuilder().connectTimeout(PATIENCE).build();

    private BroadcastLink(URI address, String language) {
        this.address = address;
        this.language = language;
    }

    /** @param locale the language in which a refusal is read */
    static BroadcastLink of(String text, Locale locale) {
        try {
            URI address = URI.create(text.strip());
            boolean web = "http".equals(address.getScheme()) || "https".equals(address.getScheme());
            if (web && address.getHost() != null) {
                return new BroadcastLink(address, locale.getLanguage());
            }
        } catch (IllegalArgumentException e) {
            throw new CliException("match.no-such-link", text);
        }
        throw new CliException("match.no-such-link", text);
    }

    @Override
    public String send(String news) throws IOException, InterruptedException, BroadcastRefused {
        HttpRequest request = HttpRequest.newBuilder(address)
                .timeout(PATIENCE)
                .header("Content-Type", "application/json")
                .header("Accept", "application/json")
                .header("Accept-Language", language)
                .POST(BodyPublishers.ofByteArray(news.getBytes(StandardCharsets.UTF_8)))
                .build();
        HttpResponse<String> answer = client.send(request, BodyHandlers.ofString(StandardCharsets.UTF_8));
        int status = answer.statusCode();
        if (status == 200) {
            return answer.body();
        }
        String words = status + " " + said(answer.body());
        if (status >= 400 && status < 500 && status != 408 && status != 429) {
            throw new BroadcastRefused(words);
        }
        throw new IOException(words);
    }

    /** What the server says to people; nothing if it is another server's page. */
    private static String said(String body) {
        try {
            String error = JSON.readTree(body).path("error").asString("").replaceAll("\\p{Cntrl}", " ");
            return error.substring(0, Math.min(error.length(), LONGEST_ANSWER));
        } catch (JacksonException e) {
            return "";
        }
    }
}
