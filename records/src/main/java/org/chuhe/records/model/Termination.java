package org.chuhe.records.model;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Why a game ended (2011 rules, 4.1 and 4.2). */
public enum Termination {
    /** Nobody wrote it down. */
    UNKNOWN("unknown", ""),
    /** 将死. */
    CHECKMATE("checkmate", "4.1.1", "绝杀", "将死", "杀死", "checkmate"),
    /** 困毙. */
    STALEMATE("stalemate", "4.1.2", "困毙", "stalemate"),
    /** 认负. */
    RESIGNATION("resignation", "4.1.12", "认负", "认输", "投降", "resign"),
    /** 超时: the game's time, the byo-yomi or the time for a move has run out. */
    TIME_FORFEIT("time forfeit", "4.1.6", "读秒", "步时", "局时", "超时", "时间到", "time forfeit", "forfeits on time"),
    /** 断线: an online player went away. */
    DISCONNECTED("disconnected", "", "断线", "掉线", "逃跑", "disconnect"),
    /** 判负: the arbiter declared a loss. */
    RULED_LOSS("ruled loss", "", "判负", "判输", "ruled loss"),
    /** 判和: the arbiter declared a draw. */
    RULED_DRAW("ruled draw", "", "判和", "判为和局", "ruled draw"),
    /** 议和. */
    DRAW_AGREED("draw agreed", "4.2.1", "议和", "和议", "draw agreed"),
    /** 自然限着. */
    NATURAL_LIMIT("natural limit", "4.2.4", "自然限着", "natural limit"),
    /** 循环反复: repetition, drawn or lost by the rules on repetitions. */
    REPETITION("repetition", "", "循环反复", "repetition"),
    /** 弃权: a side did not appear or left. */
    FORFEIT("forfeit", "", "弃权", "forfeit");

    private final String text;
    private final String article;
    private final List<String> words;

    Termination(String text, String article, String... words) {
        this.text = text;
        this.article = article;
        this.words = List.of(words);
    }

    /** The article of the 2011 rules that ends the game so; empty where several may, or none. */
    public Optional<String> article() {
        return article.isEmpty() ? Optional.empty() : Optional.of(article);
    }

    /** The name that files carry, e.g. {@code time forfeit}. */
    public String text() {
        return text;
    }

    /** The reason that a remark begins with, as servers and programs write it; empty if it says none. */
    public static Optional<Termination> ofRemark(String remark) {
        String said = remark.strip().toLowerCase(Locale.ROOT).replaceFirst("^[红黑双紅雙]方(?:投子|同意|被)?", "");
        for (Termination termination : values()) {
            if (said.equals(termination.text) || termination.words.stream().anyMatch(said::startsWith)) {
                return Optional.of(termination);
            }
        }
        return Optional.empty();
    }
}
