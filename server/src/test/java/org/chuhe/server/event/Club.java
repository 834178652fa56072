package org.chuhe.server.event;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URLEncoder;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.server.Browser;
import org.dhatim.fastexcel.Workbook;
import org.dhatim.fastexcel.Worksheet;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** An organiser at work: what the tests of tournaments do again and again. */
public final class Club {
    public static final JsonMapper JSON = JsonMapper.builder().build();

    private final Browser browser;

    public Club(Browser browser) {
        this.browser = browser;
    }

    public Browser browser() {
        return browser;
    }

    /** Makes a tournament out of fields. */
    public String create(String fields) {
        HttpResponse<String> response = browser.post("/api/events", fields);
        assertThat(response.statusCode()).as(response.body()).isEqualTo(201);
        return JSON.readTree(response.body()).get("id").asString();
    }

    /** Makes a Swiss event with players of these names. */
    public String swiss(int rounds, String... names) {
        String id = create("{\"name\":\"Open\",\"format\":\"swiss\",\"rounds\":" + rounds + "}");
        done(id, "import", JSON.writeValueAsString(Map.of("text", String.join("\n", names))));
        return id;
    }

    public HttpResponse<String> action(String id, String action, String fields) {
        return browser.post("/api/events/" + id + "/deeds/" + action, fields, "Accept-Language", "en");
    }

    /** An action that ought to work; gives the number of the change. */
    public int done(String id, String action, String fields) {
        HttpResponse<String> response = action(id, action, fields);
        assertThat(response.statusCode()).as(action + " " + response.body()).isEqualTo(200);
        return JSON.readTree(response.body()).get("seq").asInt();
    }

    public int pair(String id) {
        return done(id, "pair", "{\"publish\":true,\"openGames\":true}");
    }

    public int result(String id, int round, int table, String result) {
        return done(id, "result", "{\"round\":" + round + ",\"table\":" + table + ",\"result\":\"" + result + "\"}");
    }

    /** The games of a round. */
    public List<JsonNode> games(String id, int round) {
        List<JsonNode> games = new ArrayList<>();
        json("/api/events/" + id + "/rounds/" + round).get("games").forEach(games::add);
        return games;
    }

    public JsonNode json(String path) {
        HttpResponse<String> response = browser.get(path);
        assertThat(response.statusCode()).as(path + " " + response.body()).isEqualTo(200);
        return JSON.readTree(response.body());
    }

    public String page(String path) {
        HttpResponse<String> response = browser.get(path, "Accept-Language", "en");
        assertThat(response.statusCode()).as(path).isEqualTo(200);
        return response.body();
    }

    /** Sends a form with a file, as a browser does. */
    public HttpResponse<String> upload(String path, byte[] file, Map<String, String> fields) {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        try {
            for (Map.Entry<String, String> field : fields.entrySet()) {
                body.write(("--edge\r\nContent-Disposition: form-data; name=\"" + field.getKey() + "\"\r\n\r\n"
                                + field.getValue() + "\r\n")
                        .getBytes(StandardCharsets.UTF_8));
            }
            body.write(("--edge\r\nContent-Disposition: form-data; name=\"csrf\"\r\n\r\n" + browser.csrf()
                            + "\r\n--edge\r\nContent-Disposition: form-data; name=\"file\"; filename=\"list\"\r\n"
                            + "Content-Type: application/octet-stream\r\n\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            body.write(file);
            body.write("\r\n--edge--\r\n".getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return browser.send(browser.request(path, "Accept-Language", "en")
                .header("Content-Type", "multipart/form-data; boundary=edge")
                .POST(HttpRequest.BodyPublishers.ofByteArray(body.toByteArray())));
    }

    /** Sends the decision on a list that was previewed, with the lines that are ticked there, but for those left out. */
    public HttpResponse<String> decide(String id, String preview, Set<Integer> leftOut) {
        StringBuilder body = new StringBuilder("csrf=" + browser.csrf());
        for (String name : List.of("list", "seq", "next")) {
            Matcher hidden =
                    Pattern.compile("name=\"" + name + "\" value=\"([^\"]*)\"").matcher(preview);
            assertThat(hidden.find()).as(name).isTrue();
            body.append("&")
                    .append(name)
                    .append("=")
                    .append(URLEncoder.encode(hidden.group(1), StandardCharsets.UTF_8));
        }
        ticked(preview).stream()
                .filter(line -> !leftOut.contains(line))
                .forEach(line -> body.append("&line=").append(line));
        return browser.send(browser.request("/events/" + id + "/deeds/import")
                .header("Content-Type", "application/x-www-form-urlencoded")
                .POST(HttpRequest.BodyPublishers.ofString(body.toString())));
    }

    /** The lines that are ticked in a preview as it comes. */
    public static List<Integer> ticked(String preview) {
        List<Integer> ticked = new ArrayList<>();
        Matcher box =
                Pattern.compile("name=\"line\" value=\"(\\d+)\"[^>]* checked").matcher(preview);
        while (box.find()) {
            ticked.add(Integer.valueOf(box.group(1)));
        }
        return ticked;
    }

    /** A workbook with these rows. */
    public static byte[] workbook(List<List<String>> rows) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (Workbook book = new Workbook(bytes, "test", "1.0")) {
            Worksheet sheet = book.newWorksheet("list");
            for (int r = 0; r < rows.size(); r++) {
                for (int c = 0; c < rows.get(r).size(); c++) {
                    sheet.value(r, c, rows.get(r).get(c));
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }
}
