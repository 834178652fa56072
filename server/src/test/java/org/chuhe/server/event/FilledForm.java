package org.chuhe.server.event;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The form of a page as a browser sends it when nobody changes anything. */
public final class FilledForm {
    private static final Pattern FIELD = Pattern.compile(
            "<input\\b([^>]*)>|<select\\b([^>]*)>(.*?)</select>|<textarea\\b([^>]*)>([^<]*)</textarea>",
            Pattern.DOTALL);
    private static final Pattern OPTION = Pattern.compile("<option\\b([^>]*)>");

    private FilledForm() {}

    /** The fields of the form with this action; boxes that are not ticked send nothing. */
    public static Map<String, String> of(String page, String action) {
        int start = page.indexOf("action=\"" + action + "\"");
        String form = page.substring(start, page.indexOf("</form>", start));
        Map<String, String> fields = new LinkedHashMap<>();
        Matcher m = FIELD.matcher(form);
        while (m.find()) {
            if (m.group(1) != null) {
                String type = attribute(m.group(1), "type");
                boolean box = type.equals("checkbox") || type.equals("radio");
                if (!type.equals("file") && (!box || m.group(1).contains(" checked"))) {
                    fields.put(attribute(m.group(1), "name"), attribute(m.group(1), "value"));
                }
            } else if (m.group(2) != null) {
                fields.put(attribute(m.group(2), "name"), chosen(m.group(3)));
            } else {
                fields.put(attribute(m.group(4), "name"), m.group(5));
            }
        }
        fields.remove("csrf");
        return fields;
    }

    /** What a select sends: the option that is selected, or else the first. */
    private static String chosen(String options) {
        String first = null;
        Matcher m = OPTION.matcher(options);
        while (m.find()) {
            if (m.group(1).contains(" selected")) {
                return attribute(m.group(1), "value");
            }
            first = first == null ? attribute(m.group(1), "value") : first;
        }
        return first == null ? "" : first;
    }

    private static String attribute(String tag, String name) {
        Matcher m = Pattern.compile("\\b" + name + "=\"([^\"]*)\"").matcher(tag);
        return m.find() ? m.group(1) : "";
    }
}
