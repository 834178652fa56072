package org.chuhe.eventfiles;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.regex.Pattern;
import org.chuhe.text.TraditionalChinese;

/**
 * The entries of a table and what its columns hold. Lists as clubs keep them have a title above the headings, the numbers of
 * the lines beside them, and totals and signatures below: none of that is an entry.
 *
 * @param columns which column holds what
 * @param rows the entries, by line
 */
record EntryTable(Map<String, Integer> columns, Map<Integer, List<String>> rows) {
    /** How many rows with something in them may stand above the headings, and those with them. */
    static final int HEADINGS_WITHIN = 20;

    /** The column of a table that has all members of a team in one cell. */
    static final String MEMBERS = "members";

    /** A column that is known and holds nothing for us. */
    private static final String NOTHING = "";

    private static final Map<String, String> HEADINGS = headings();

    private static final Pattern ADDED = Pattern.compile("[(（\\[【].*|[*：:]+$");
    private static final Pattern SERIAL = Pattern.compile("\\d{1,6}[.、．)）]?");
    private static final Pattern TOTAL =
            Pattern.compile("(合计|总计|共计|小计|总人数|tổngcộng|tổngsố).*|共\\d+[人名位队].*|(grand|sub)?total([:：\\d].*)?");
    private static final Pattern REMARK =
            Pattern.compile("(备?注|附注|说明|填表人?|填表日期|制表人?|联系人|联系电话|电话|领队|教练|审核人?|负责人|日期|盖章|notes?|remarks?|date)[:：].*");

    private static Map<String, String> headings() {
        Map<String, List<String>> words = new LinkedHashMap<>();
        words.put(
                "name",
                List.of(
                        "姓名", "名字", "选手", "选手姓名", "棋手", "棋手姓名", "队员", "队员姓名", "运动员", "运动员姓名", "name", "player",
                        "member", "tên"));
        words.put(MEMBERS, List.of("members", "players", "thànhviên"));
        words.put(
                "unit",
                List.of(
                        "单位", "单位名称", "参赛单位", "代表单位", "所属单位", "队", "队名", "队伍", "代表队", "参赛队", "学校", "unit", "team",
                        "đơnvị", "đội"));
        words.put("rating", List.of("等级分", "rating", "elo"));
        words.put("seed", List.of("种子", "seed", "hạtgiống"));
        words.put("id", List.of("编号", "注册号", "证号", "身份证号", "身份证号码", "id", "code", "mãsố"));
        words.put("sex", List.of("性别", "sex", "gender", "giớitính"));
        words.put("birth", List.of("出生", "出生日期", "出生年月", "生日", "birth", "born", "dateofbirth", "nămsinh"));
        words.put("title", List.of("称号", "等级称号", "title", "danhhiệu"));
        words.put("club", List.of("俱乐部", "club", "câulạcbộ"));
        words.put("federation", List.of("协会", "国家", "地区", "federation", "country", "liênđoàn"));
        words.put("group", List.of("组别", "组", "group", "category", "nhóm"));
        words.put(
                NOTHING,
                List.of("序号", "序", "号", "备注", "电话", "联系电话", "手机", "no", "no.", "#", "remark", "phone", "số", "ghichú"));
        Map<String, String> byWord = new HashMap<>();
        words.forEach((key, each) -> each.forEach(word -> byWord.put(word, key)));
        return byWord;
    }

    /** What is in a table of rows that are not empty. */
    static EntryTable of(Map<Integer, List<String>> rows, boolean teams) {
        int heading = headingLine(rows);
        Map<Integer, List<String>> entries = new LinkedHashMap<>(rows);
        if (heading < 0) {
            entries.values().removeIf(EntryTable::isRemark);
            return new EntryTable(usual(entries, teams), entries);
        }
        List<String> headings = rows.getOrDefault(heading, List.of());
        Map<String, Integer> columns = columns(headings);
        entries.entrySet()
                .removeIf(row -> row.getKey() <= heading
                        || row.getValue().equals(headings)
                        || isRemark(row.getValue())
                        || saysNothing(row.getValue(), columns));
        return new EntryTable(columns, entries);
    }

    /** The line of the headings; -1 if there are none. */
    private static int headingLine(Map<Integer, List<String>> rows) {
        int looked = 0;
        for (Map.Entry<Integer, List<String>> row : rows.entrySet()) {
            Map<String, Integer> columns = columns(row.getValue());
            boolean names = columns.containsKey("name") || columns.containsKey(MEMBERS);
            long known = row.getValue().stream().filter(EntryTable::isHeading).count();
            boolean alone = known == filled(row.getValue());
            if (names && (looked == 0 || known > 1 || alone)) {
                return row.getKey();
            }
            if (++looked == HEADINGS_WITHIN) {
                break;
            }
        }
        return -1;
    }

    private static Map<String, Integer> columns(List<String> cells) {
        Map<String, Integer> columns = new HashMap<>();
        for (int i = 0; i < cells.size(); i++) {
            String key = HEADINGS.getOrDefault(word(cells.get(i)), NOTHING);
            if (!key.equals(NOTHING)) {
                columns.putIfAbsent(key, i);
            }
        }
        return columns;
    }

    private static boolean isHeading(String cell) {
        return HEADINGS.containsKey(word(cell));
    }

    /** A heading without blanks, and without what is added to it: 姓 名, 等级分（赛前）, 單位*. */
    private static String word(String cell) {
        return ADDED.matcher(plain(cell)).replaceFirst("");
    }

    private static String plain(String cell) {
        return TraditionalChinese.simplified(
                cell.replaceAll("[\\s\\u3000]+", "").toLowerCase(Locale.ROOT));
    }

    private static long filled(List<String> cells) {
        return cells.stream().filter(cell -> !cell.isEmpty()).count();
    }

    /** A total, or who has filled in the list. */
    private static boolean isRemark(List<String> cells) {
        String first = cells.stream()
                .filter(cell -> !cell.isEmpty())
                .map(EntryTable::plain)
                .findFirst()
                .orElse("");
        return TOTAL.matcher(first).matches() || REMARK.matcher(first).matches();
    }

    /** A line with nothing in the columns that we know, but for a number or a note beside them. */
    private static boolean saysNothing(List<String> cells, Map<String, Integer> columns) {
        return columns.values().stream()
                .allMatch(column -> column >= cells.size() || cells.get(column).isEmpty());
    }

    /** The columns of a table without headings, perhaps behind the numbers of its lines. */
    private static Map<String, Integer> usual(Map<Integer, List<String>> rows, boolean teams) {
        boolean numbered = rows.values().stream()
                .allMatch(cells ->
                        filled(cells) > 1 && SERIAL.matcher(cells.get(0)).matches());
        List<String> order = new ArrayList<>(numbered ? List.of(NOTHING) : List.of());
        order.addAll(teams ? List.of("unit", "name", "rating") : List.of("name", "unit", "rating", "seed"));
        Map<String, Integer> columns = new HashMap<>();
        order.forEach(key -> columns.put(key, columns.size()));
        return columns;
    }
}
