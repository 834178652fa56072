package org.chuhe.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.CookieManager;
import java.net.CookiePolicy;
import java.net.HttpCookie;
import java.net.URI;
import java.net.URLEncoder;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A browser without a window: it keeps cookies, and knows the token that forms carry. */
public final class Browser {
    private static final Pattern CSRF = Pattern.compile("<meta name=\"csrf\" content=\"([^\"]*)\">");

    private final CookieManager cookies = new CookieManager(null, CookiePolicy.ACCEPT_ALL);
    private final HttpClient client;
    private final String address;
    private String csrf = "";

    Browser(HttpClient.Builder client, String address) {
        this.client = client.cookieHandler(cookies).build();
        this.address = address;
    }

    public HttpResponse<String> get(String path, String... headers) {
        HttpResponse<String> response = send(request(path, headers).GET());
        Matcher matcher = CSRF.matcher(response.body());
        if (matcher.find()) {
            csrf = matcher.group(1);
        }
        return response;
    }

    /** Sends JSON, with the token if there is one. */
    public HttpResponse<String> post(String path, String json, String... headers) {
        HttpRequest.Builder request = request(path, headers).header("Content-Type", "application/json");
        if (!csrf.isEmpty()) {
            request.header("X-CSRF-Token", csrf);
        }
        return send(request.POST(HttpRequest.BodyPublishers.ofString(json)));
    }

    /** Sends a form, with the token if there is one. */
    public HttpResponse<String> submit(String path, Map<String, String> fields) {
        String body = fields.entrySet().stream()
                .map(field -> field.getKey() + "=" + URLEncoder.encode(field.getValue(), StandardCharsets.UTF_8))
                .collect(Collectors.joining("&"));
        return send(request(path)
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(
                        csrf.isEmpty() ? body : body + (body.isEmpty() ? "" : "&") + "csrf=" + csrf)));
    }

    public HttpRequest.Builder request(String path, String... headers) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(address + path));
        return headers.length == 0 ? request : request.headers(headers);
    }

    public HttpResponse<String> send(HttpRequest.Builder request) {
        return send(request, HttpResponse.BodyHandlers.ofString());
    }

    /** The bytes of a file. */
    public HttpResponse<byte[]> file(String path) {
        return send(request(path).GET(), HttpResponse.BodyHandlers.ofByteArray());
    }

    private <B> HttpResponse<B> send(HttpRequest.Builder request, HttpResponse.BodyHandler<B> body) {
        try {
            return client.send(request.build(), body);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException(e);
        }
    }

    /** A browser of nobody's, at a server in another process. */
    public static Browser at(String address) {
        return new Browser(HttpClient.newBuilder(), address);
    }

    public void login(String name, String password) {
        get("/login");
        HttpResponse<String> response = submit("/login", Map.of("name", name, "password", password));
        if (response.statusCode() != 303) {
            throw new AssertionError("login failed: " + response.statusCode() + " " + response.body());
        }
        get("/login");
    }

    public String csrf() {
        return csrf;
    }

    /** The value of a cookie, or empty. */
    public String cookie(String name) {
        return cookies.getCookieStore().getCookies().stream()
                .filter(cookie -> cookie.getName().equals(name))
                .map(HttpCookie::getValue)
                .findFirst()
                .orElse("");
    }
}
