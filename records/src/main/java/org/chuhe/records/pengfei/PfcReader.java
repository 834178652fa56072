package org.chuhe.records.pengfei;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.chuhe.core.Position;
import org.chuhe.core.notation.Iccs;
import org.chuhe.records.format.Defect;
import org.chuhe.records.format.GameReader;
import org.chuhe.records.format.Parsed;
import org.chuhe.records.format.TextInput;
import org.chuhe.records.format.WholeText;
import org.chuhe.records.html.HtmlText;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.records.tree.Endings;
import org.chuhe.records.tree.GameDraft;
import org.chuhe.records.tree.Positions;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * PFC: XML elements {@code <n m="h2e2" c="comment">} within each other; the outermost one has the FEN for a move. The
 * game goes on with the child marked {@code default="true"}, or else the first. Looked at as text, as CBF is.
 */
public final class PfcReader extends GameReader {
    private static final Pattern ATTRIBUTE = Pattern.compile("([\\w-]{1,40})\\s*=\\s*\"([^\"]*)\"");
    private static final Pattern COORDINATES = Pattern.compile("[a-iA-I]\\d-?[a-iA-I]\\d");
    private static final Pattern DECLARATION = Pattern.compile("<\\?xml(?:\\s+\\w+=\"[\\w.-]*\"){0,9}\\s*\\?>");
    private static final int DEEPEST = 4000;

    private final TextInput input;
    private boolean done;

    public PfcReader(TextInput input) {
        this.input = input;
    }

    /** Whether a file that begins so is one. */
    public static boolean isIn(String start) {
        int at = start.indexOf("<n ");
        return at >= 0 && at < 300 && start.substring(0, at).strip().matches("(?s)\ufeff?(<\\?xml.*\\?>)?\\s*");
    }

    /** A piece of mark-up, {@code <n …>}, {@code </n>} or {@code <n …/>}; quoted texts may hold anything. */
    private record Element(int start, int end, boolean closes, boolean isEmpty, String attributes) {
        static @Nullable Element next(String text, int from) {
            int start = from;
            while ((start = text.indexOf('<', start)) >= 0) {
                boolean closes = text.startsWith("/", start + 1);
                int name = start + (closes ? 2 : 1);
                boolean ours = text.startsWith("n", name)
                        && (name + 1 == text.length() || !Character.isLetterOrDigit(text.charAt(name + 1)));
                int end = ours ? end(text, name + 1) : -1;
                if (end >= 0) {
                    boolean empty = text.charAt(end - 1) == '/';
                    String attributes = text.substring(name + 1, Math.max(name + 1, empty ? end - 1 : end));
                    return new Element(start, end + 1, closes, empty, attributes);
                }
                start++;
            }
            return null;
        }

        private static int end(String text, int from) {
            boolean quoted = false;
            for (int i = from; i < text.length(); i++) {
                char c = text.charAt(i);
                quoted ^= c == '"';
                if (!quoted && c == '>') {
                    return i;
                }
                if (!quoted && c == '<') {
                    return -1;
                }
            }
            return -1;
        }
    }

    /** An element and those within it. */
    private record Node(Map<String, String> attributes, List<Node> children) {
        String text(String name) {
            return attributes.getOrDefault(name, "");
        }

        /** The children, that of the game first. */
        List<Node> ordered() {
            List<Node> ordered = new ArrayList<>(children);
            children.stream()
                    .filter(child -> child.text("default").equals("true"))
                    .findFirst()
                    .ifPresent(main -> {
                        ordered.remove(main);
                        ordered.add(0, main);
                    });
            return ordered;
        }
    }

    @Override
    public @Nullable Parsed next() throws IOException {
        if (done) {
            return null;
        }
        done = true;
        List<Defect> defects = new ArrayList<>();
        Node root = tree(WholeText.read(input), defects);
        GameDraft main = GameDraft.main();
        main.comment(0, root.text("c"));
        add(root, main, defects);
        Optional<Position> stated = Positions.ofFen(root.text("m"), defects);
        GameBuilder builder = stated.map(position -> main.withMoversSide(position, defects))
                .map(position -> main.play(position, defects))
                .orElseGet(() -> main.withoutPosition(defects));
        root.attributes().forEach((name, value) -> {
            switch (name) {
                case "m", "c", "win" -> {}
                case "version" -> builder.tag(name, value.matches("[\\d.]*") ? "" : value);
                case "create-time" -> builder.tag(Tags.CREATED, value);
                default -> builder.tag(name, value);
            }
        });
        Result result = Result.ofWord(root.text("win").strip()).orElse(null);
        if (result == null) {
            Defect.leftOut(defects, 0, root.text("win"));
        }
        builder.result(result == null ? Result.NONE : result);
        return new Parsed(Endings.fromLastComment(builder.build()), defects);
    }

    private static Node tree(String text, List<Defect> defects) {
        Node root = new Node(new LinkedHashMap<>(), new ArrayList<>());
        Deque<Node> open = new ArrayDeque<>();
        int at = 0;
        boolean any = false;
        for (Element element = Element.next(text, 0); element != null; element = Element.next(text, at)) {
            Defect.leftOut(
                    defects,
                    0,
                    DECLARATION.matcher(text.substring(at, element.start())).replaceFirst(""));
            at = element.end();
            if (element.closes()) {
                open.poll();
                Defect.leftOut(defects, 0, element.attributes());
                continue;
            }
            Node node = any ? new Node(new LinkedHashMap<>(), new ArrayList<>()) : root;
            attributes(element.attributes(), node, defects);
            Node parent = open.peek();
            if (parent != null && open.size() < DEEPEST) {
                parent.children().add(node);
            } else if (any) {
                Defect.leftOut(defects, 0, element.attributes());
            }
            any = true;
            if (!element.isEmpty()) {
                open.push(node);
            }
        }
        Defect.leftOut(defects, 0, text.substring(at));
        if (!open.isEmpty()) {
            defects.add(Defect.truncated());
        }
        return root;
    }

    private static void attributes(String text, Node node, List<Defect> defects) {
        Matcher matcher = ATTRIBUTE.matcher(text);
        while (matcher.find()) {
            node.attributes().put(matcher.group(1), HtmlText.unescape(matcher.group(2)));
        }
        Defect.leftOut(defects, 0, matcher.replaceAll(" "));
    }

    /** Adds what follows a node to a line: the first child goes on with it, the others branch off. */
    private static void add(Node from, GameDraft line, List<Defect> defects) {
        Deque<Map.Entry<Node, GameDraft>> pending = new ArrayDeque<>();
        pending.push(Map.entry(from, line));
        while (!pending.isEmpty()) {
            Map.Entry<Node, GameDraft> entry = pending.pop();
            List<Node> children = entry.getKey().ordered();
            GameDraft main = entry.getValue();
            for (int i = 0; i < children.size(); i++) {
                Node child = children.get(i);
                GameDraft into = i == 0 ? main : main.place(main.length()).branch();
                play(child, into, defects);
                pending.addLast(Map.entry(child, into));
            }
        }
    }

    private static void play(Node node, GameDraft line, List<Defect> defects) {
        String move = node.text("m").strip();
        boolean readable = COORDINATES.matcher(move).matches();
        line.add(readable ? Iccs.parse(move).code() : GameDraft.NO_MOVE);
        if (!readable) {
            Defect.leftOut(defects, line.length(), move);
        }
        line.comment(line.length(), node.text("c"));
        StringBuilder others = new StringBuilder();
        node.attributes().forEach((name, value) -> {
            if (!name.equals("m") && !name.equals("c") && !(name.equals("default") && value.equals("true"))) {
                others.append(name).append('=').append(value).append(' ');
            }
        });
        line.comment(line.length(), others.toString().strip());
    }

    @Override
    public void close() throws IOException {
        input.close();
    }
}
