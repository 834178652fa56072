package org.chuhe.server.games.files;

import java.util.Locale;
import org.chuhe.records.Records;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.RecordException;
import org.chuhe.records.model.GameRecord;
import org.chuhe.records.model.Tags;
import org.chuhe.records.read.GameFile;
import org.chuhe.records.read.ReadGame;
import org.chuhe.server.platform.rejection.Rejection;
import org.chuhe.text.Messages;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** What people bring: a file or a text with one game or several. */
final class RecordFile {
    /** So many games can be chosen from. */
    static final int LISTED = 500;
    /** Nobody chooses from a longer list; the rest is not counted. */
    private static final int COUNTED = 20_000;

    /** How long a game may be that a page shows, in characters, or bytes of a binary file. */
    private static final int LONGEST_GAME = 1 << 20;
    /** How many moves it may have: as many as are read of a book of openings. */
    private static final int MOST_MOVES = 100_000;

    private static final Messages WORDS = Messages.beside(RecordFile.class);

    private RecordFile() {}

    /**
     * The games of a file, and one of them whole.
     *
     * @param wanted which one, from 1
     * @throws Rejection if it holds no game, or one that is too large for a page
     */
    static ObjectNode read(String name, byte[] content, int wanted, Locale locale, JsonMapper json) {
        ObjectNode answer = json.createObjectNode();
        ArrayNode games = json.createArrayNode();
        int total = 0;
        try (GameFile file = Records.open(name, content, LONGEST_GAME)) {
            answer.put("format", file.format().code());
            while (total < COUNTED && file.hasNext()) {
                ReadGame read = file.next();
                total++;
                if (total <= LISTED) {
                    games.add(listed(read, json));
                }
                if (total == wanted) {
                    refuseHuge(read);
                    answer.set("game", whole(read, locale, json));
                }
            }
        } catch (RecordException e) {
            boolean huge = e.problem() == RecordException.Problem.UNREADABLE && content.length > LONGEST_GAME;
            throw huge ? tooLarge() : Rejection.unusable(e.message());
        }
        if (!answer.has("game")) {
            throw Rejection.notFound();
        }
        answer.put("total", total);
        answer.put("number", wanted);
        answer.set("games", games);
        return answer;
    }

    private static void refuseHuge(ReadGame read) {
        boolean cut = read.defects().stream().anyMatch(defect -> defect.kind() == Defect.Kind.TOO_LARGE);
        if (cut || read.game().mainLine().moveCount() > MOST_MOVES) {
            throw tooLarge();
        }
    }

    private static Rejection tooLarge() {
        return Rejection.tooLarge(WORDS.message("game.large", MOST_MOVES, LONGEST_GAME >> 20));
    }

    private static ObjectNode listed(ReadGame read, JsonMapper json) {
        GameRecord game = read.game();
        Tags tags = game.tags();
        return json.createObjectNode()
                .put("number", read.number())
                .put("title", tags.text(Tags.TITLE))
                .put("event", tags.text(Tags.EVENT))
                .put("date", tags.text(Tags.DATE))
                .put("red", tags.text(Tags.RED))
                .put("black", tags.text(Tags.BLACK))
                .put("result", game.result().inRecords())
                .put("plies", game.plies());
    }

    private static ObjectNode whole(ReadGame read, Locale locale, JsonMapper json) {
        ObjectNode tree = RecordTree.of(read.game(), json);
        ArrayNode defects = tree.putArray("defects");
        read.defects().stream().map(Defect::message).limit(8).forEach(text -> defects.add(text.in(locale)));
        return tree;
    }

    /**
     * The one game of a record that was sent.
     *
     * @throws Rejection if there is none
     */
    static GameRecord only(byte[] content) {
        try (GameFile file = Records.open("", content)) {
            return file.next().game();
        } catch (RecordException e) {
            throw Rejection.unusable(e.message());
        }
    }

    /** Who played, or what the game is called. */
    static String title(GameRecord game) {
        Tags tags = game.tags();
        String red = tags.text(Tags.RED);
        String black = tags.text(Tags.BLACK);
        return red.isEmpty() && black.isEmpty() ? tags.text(Tags.TITLE) : red + " – " + black;
    }
}
