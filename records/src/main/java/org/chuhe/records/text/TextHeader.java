package org.chuhe.records.text;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.chuhe.records.format.Defect;
import org.chuhe.records.model.Ending;
import org.chuhe.records.model.GameBuilder;
import org.chuhe.records.model.Tags;
import org.chuhe.text.Result;
import org.jspecify.annotations.Nullable;

/**
 * What stands above (and below) the moves of a text: lines such as {@code 红方: 胡荣华}, as XQStudio, 象棋桥, 东萍 and 联众
 * write them, sometimes two on a line; a title such as {@code 辽宁卜凤波  红先胜  北京张强}; headings.
 */
public final class TextHeader {
    static final Pattern TITLE =
            Pattern.compile("^\\s*(\\S.{0,38}?)\\s*(?:[红紅]先([胜勝负負和])\\s*|\\s先?([胜勝负負和])\\s{1,8})(\\S.{0,38}?)\\s*$");

    private static final Pattern FEN =
            Pattern.compile("^(?i)(?:fen\\s*+[:：]?)?\\s*+([1-9kabnrcphe]{1,9}(?:/[1-9kabnrcphe]{1,9}){9}.*)$");
    private static final Pattern FIELD =
            Pattern.compile("(?:^|\\s{2,9})((?:[\\p{IsHan}]\\s{0,9}){1,6}|[A-Za-z]{2,12}\\s{0,9})[:：]");
    private static final Pattern RESULT_BEHIND = Pattern.compile("\\s*[（(](?:[红紅黑]方?[胜勝]|和棋?)[)）]$");
    private static final Pattern MADE_BY = Pattern.compile("^棋谱由.*生成.*");
    private static final String HEADINGS = "中国象棋对局记录 棋谱红方黑方 回合红方黑方 红方黑方";
    private static final String RESULT = "Result";
    private static final String ENDING = "Ending";
    private static final String SPENT = "Spent";
    private static final int LONGEST_REMARK = 1000;
    private static final Map<String, String> TAGS = new HashMap<>();

    static {
        put(Tags.TITLE, "标题", "標題", "对局名称");
        put(Tags.EVENT, "赛事", "賽事", "赛事名称", "比赛名称", "比赛");
        put(Tags.EVENT_TYPE, "赛事类型", "分类");
        put(Tags.ROUND, "轮次", "輪次");
        put(Tags.GROUP, "组别");
        put(Tags.TABLE, "台次");
        put(Tags.OPENING, "布局", "开局");
        put(Tags.DATE, "日期", "比赛日期", "对局日期");
        put(Tags.SITE, "地点", "地點", "比赛地点", "对局地点");
        put(Tags.RED, "红方", "紅方");
        put(Tags.BLACK, "黑方");
        put(Tags.RED_TEAM, "红队", "红方团体", "红方单位");
        put(Tags.BLACK_TEAM, "黑队", "黑方团体", "黑方单位");
        put("RedName", "红方姓名");
        put("BlackName", "黑方姓名");
        put(Tags.RED_ELO, "红等级分", "红方等级分");
        put(Tags.BLACK_ELO, "黑等级分", "黑方等级分");
        put(Tags.RED_TIME, "红方用时");
        put(Tags.BLACK_TIME, "黑方用时");
        put(Tags.TIME_CONTROL, "时间规则", "记时规则", "用时规则");
        put(Tags.AUTHOR, "作者");
        put(Tags.ANNOTATOR, "评论", "解说");
        put(Tags.RECORDER, "录入", "记录");
        put(Tags.REFEREE, "裁判员", "裁判");
        put(Tags.SOURCE, "来源", "来源网站");
        put(Tags.CREATED, "创建日期");
        put(Tags.MODIFIED, "修改日期");
        put(Tags.ECCO, "ECCO");
        put("GameType", "棋局类型", "棋谱类型");
        put("Nature", "对局种类");
        put(RESULT, "结果", "比赛结果", "結果", "对局结果");
        put(ENDING, "结束方式");
        put(SPENT, "耗时");
    }

    /** Another field on the line: behind a wide gap any, behind a narrow one only such as are known. */
    private static final Pattern NEXT =
            Pattern.compile("(?:\\s{2,9}((?:[\\p{IsHan}]\\s{0,9}){1,6}|[A-Za-z]{2,12}\\s{0,9})|[\\s,，;；]{1,9}("
                    + TAGS.keySet().stream()
                            .sorted(Comparator.comparing(String::length).reversed())
                            .collect(Collectors.joining("|"))
                    + ")\\s{0,9})[:：]");

    private static void put(String tag, String... keys) {
        for (String key : keys) {
            TAGS.put(key, tag);
        }
    }

    private final Map<String, String> tags = new HashMap<>();
    private final List<String> others = new ArrayList<>();
    private String fen = "";
    private String side = "";
    private String lastOther = "";
    private @Nullable Result result;

    /** Whether a line is a named field that begins the head of a game. */
    static boolean beginsHead(String line) {
        Matcher matcher = FIELD.matcher(plain(line));
        String tag = matcher.lookingAt() ? TAGS.get(key(matcher)) : null;
        return tag != null && (tag.equals(Tags.TITLE) || tag.equals(Tags.EVENT) || tag.equals(Tags.RED));
    }

    /** Whether a line is a named field, or says which program made the text. */
    static boolean isField(String line) {
        Matcher matcher = FIELD.matcher(plain(line));
        return matcher.lookingAt() && TAGS.containsKey(key(matcher))
                || MADE_BY.matcher(line.strip()).matches();
    }

    private static String key(Matcher matcher) {
        return matcher.group(1).replaceAll("\\s", "");
    }

    private static String plain(String line) {
        return line.replace('\u3000', ' ').replace("&nbsp;", " ").strip();
    }

    /** Takes a line in. */
    public void add(String raw) {
        String line = plain(raw);
        Matcher position = FEN.matcher(line);
        if (position.matches()) {
            fen = position.group(1);
            return;
        }
        if (MADE_BY.matcher(line).matches()) {
            tags.putIfAbsent("Generator", line);
            return;
        }
        Matcher matcher = FIELD.matcher(line);
        if (matcher.lookingAt()) {
            fields(line, matcher);
        } else if (line.chars().anyMatch(Character::isLetterOrDigit)
                && !HEADINGS.contains(line.replaceAll("\\s", ""))) {
            others.add(line);
            lastOther = line;
        }
    }

    private void fields(String line, Matcher matcher) {
        String key = key(matcher);
        int from = matcher.end();
        Matcher next = NEXT.matcher(line);
        while (next.find(from)) {
            field(key, line.substring(from, next.start()).strip());
            key = (next.group(1) == null ? next.group(2) : next.group(1)).replaceAll("\\s", "");
            from = next.end();
        }
        field(key, line.substring(from).strip());
    }

    private void field(String key, String raw) {
        String tag = TAGS.getOrDefault(key, key);
        String value = raw.equals("(Email:)") ? "" : raw;
        if (tag.equals(Tags.RED) || tag.equals(Tags.BLACK)) {
            side = tag;
        }
        if (tag.equals(SPENT) && !side.isEmpty()) {
            tag = side + "Time";
        }
        if (tag.equalsIgnoreCase("FEN")) {
            fen = value;
        } else if (tag.equals(RESULT)) {
            result(value);
        } else if (!value.isEmpty()) {
            String other = tags.putIfAbsent(tag, value);
            if (other != null && !other.equals(value)) {
                others.add(key + ": " + value);
            }
        }
    }

    private void result(String value) {
        Result known = Result.ofWord(value).orElse(null);
        if (known != null) {
            result = known;
        } else if (!title(value) && !value.isEmpty()) {
            others.add(value);
        }
    }

    /** Names and result out of a title; false if it is none. */
    private boolean title(String line) {
        Matcher title = TITLE.matcher(line);
        if (!title.matches()) {
            return false;
        }
        tags.putIfAbsent(Tags.RED, title.group(1));
        tags.putIfAbsent(Tags.BLACK, RESULT_BEHIND.matcher(title.group(4)).replaceFirst(""));
        Result inTitle = Result.ofWord(title.group(2) == null ? title.group(3) : title.group(2))
                .orElse(null);
        result = result == null ? inTitle : result;
        return true;
    }

    /** The FEN of the starting position; empty if none is given. */
    String fen() {
        return fen;
    }

    /** Hands everything over; what has no name becomes the title or a remark. */
    public void put(GameBuilder builder, @Nullable Result stated, List<Defect> defects) {
        if (!lastOther.isEmpty()) {
            others.remove(lastOther);
            if (!title(lastOther) && tags.putIfAbsent(Tags.TITLE, lastOther) != null) {
                others.add(lastOther);
            }
        }
        String ending = tags.remove(ENDING);
        if (ending != null) {
            builder.ending(Ending.ofRemark(ending));
        }
        tags.forEach(builder::tag);
        String remark = String.join(" / ", others);
        if (remark.length() <= LONGEST_REMARK) {
            builder.tag(Tags.REMARK, remark);
        } else {
            Defect.leftOut(defects, 0, remark);
        }
        Result known = result == null || result == Result.NONE ? stated : result;
        builder.result(known == null ? Result.NONE : known);
    }
}
