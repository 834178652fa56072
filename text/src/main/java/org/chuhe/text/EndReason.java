package org.chuhe.text;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Why a game ended, with the article of the competition rules (2011) it ends by. Games under a referee, results of events
 * and records of games all say it so.
 */
public enum EndReason implements Coded {
    /** Not written down. */
    UNKNOWN("", "", Ends.ANYHOW),
    /** 将死. */
    CHECKMATE("checkmate", "4.1.1", Ends.WON, "checkmate", "绝杀", "将死", "杀死"),
    /** 困毙. */
    STALEMATE("stalemate", "4.1.2", Ends.WON, "stalemate", "困毙"),
    /** 自杀. */
    SUICIDE("suicide", "4.1.3", Ends.WON, "suicide", "自杀"),
    /** 单方长将. */
    PERPETUAL_CHECK("perpetual-check", "4.1.4", Ends.WON, "perpetual check", "单方长将", "长将"),
    /** 应变着而不变. */
    NOT_VARIED("not-varied", "4.1.5", Ends.WON, "not varied", "应变不变", "应变着而不变"),
    /** 超时: the game's time, the byo-yomi or the time for a move has run out. */
    TIME("time", "4.1.6", Ends.WON, "time forfeit", "读秒", "步时", "局时", "超时", "时间到", "forfeits on time"),
    /** 迟到. */
    LATE("late", "4.1.7", Ends.FORFEITED, "late arrival", "迟到"),
    /** 违反行棋规定. */
    ILLEGAL_MOVES("illegal-moves", "4.1.8", Ends.WON, "illegal moves", "违反行棋规定"),
    /** 未走棋先按钟. */
    EMPTY_PRESSES("empty-presses", "4.1.9", Ends.WON, "empty presses", "空按棋钟"),
    /** 犯规. */
    FOULS("fouls", "4.1.10", Ends.WON, "fouls", "三次犯规"),
    /** 自然限着和棋不属实. */
    FALSE_LIMIT_CLAIMS("false-limit-claims", "4.1.11", Ends.WON, "false limit claims", "限着误提"),
    /** 认输. */
    RESIGNATION("resignation", "4.1.12", Ends.WON, "resignation", "认负", "认输", "投降", "resign"),
    /** 违反纪律. */
    DISCIPLINE("discipline", "4.1.13", Ends.WON, "discipline", "不守规则"),
    /** 提议作和. */
    AGREEMENT("agreement", "4.2.1", Ends.DRAWN, "draw agreed", "议和", "和议"),
    /** 双方均无取胜可能. */
    NO_ATTACKERS("no-attackers", "4.2.2", Ends.DRAWN, "no attackers", "无法取胜"),
    /** 不变作和; records of other programs say it of games lost by repetition too. */
    REPETITION("repetition", "4.2.3", Ends.DRAWN, "repetition", "循环反复", "不变作和"),
    /** 自然限着. */
    MOVE_LIMIT("move-limit", "4.2.4", Ends.DRAWN, "natural limit", "自然限着"),
    /** Both flags are found fallen; the event's regulations say what that means. */
    BOTH_FLAGS("both-flags", "21.1", Ends.DRAWN),
    /** 双方弃权. */
    BOTH_LATE("both-late", "20.2", Ends.FORFEITED_BY_BOTH),
    /** 退出比赛. */
    WITHDRAWAL("withdrawal", "19.1", Ends.DECIDED),
    /** 先后手颠倒. */
    COLOURS_REVERSED("colours-reversed", "5.8.1", Ends.VOID),
    /** A dispute decided by the arbiter, who names the article. */
    ARBITER("arbiter", "16.3", Ends.DECIDED, "adjudication", "判负", "判输", "判和", "判为和局", "ruled loss", "ruled draw"),
    /** 断线: an online player went away. No article. */
    DISCONNECTED("disconnected", "", Ends.WON, "disconnected", "断线", "掉线", "逃跑", "disconnect"),
    /** 弃权: a side did not appear or left, and the record does not say which. */
    FORFEIT("forfeit", "", Ends.DECIDED, "forfeit", "弃权");

    /** Which results a reason can stand beside. */
    private enum Ends {
        ANYHOW,
        WON,
        DRAWN,
        FORFEITED,
        FORFEITED_BY_BOTH,
        DECIDED,
        VOID
    }

    private static final String COMPETITION_RULES = "cxa2011";
    private static final Messages WORDS = Messages.beside(EndReason.class);

    private final String code;
    private final Optional<Article> article;
    private final Ends ends;
    private final List<String> remarks;

    /** @param remarks how records say it, in lower case: what they begin with, and first what ours write */
    EndReason(String code, String number, Ends ends, String... remarks) {
        this.code = code;
        this.article = number.isEmpty() ? Optional.empty() : Optional.of(new Article(COMPETITION_RULES, number));
        this.ends = ends;
        this.remarks = List.of(remarks);
    }

    @Override
    public String code() {
        return code;
    }

    /** The article that ends the game so, if one does. */
    public Optional<Article> article() {
        return article;
    }

    /** In words. */
    public Message words() {
        return WORDS.message("reason." + (this == UNKNOWN ? "unknown" : code));
    }

    /** What files of records carry, e.g. {@code time forfeit}; empty if the reason is not known. */
    public String inRecords() {
        return remarks.isEmpty() ? code.replace('-', ' ') : remarks.get(0);
    }

    /** Whether it can be the reason of a result. */
    public boolean fits(Result result) {
        return switch (ends) {
            case ANYHOW -> true;
            case WON -> result == Result.RED_WINS || result == Result.BLACK_WINS;
            case DRAWN -> result == Result.DRAW;
            case FORFEITED -> result.forfeited();
            case FORFEITED_BY_BOTH -> result == Result.BOTH_FORFEIT;
            case DECIDED -> result.finished();
            case VOID -> !result.finished();
        };
    }

    /** Whether an arbiter may write it beside the result of a finished game: it has its article. */
    public boolean endsGames() {
        return article.isPresent() && ends != Ends.VOID;
    }

    /** Whether somebody repeated moves. */
    public boolean isRepetition() {
        return this == PERPETUAL_CHECK || this == NOT_VARIED || this == REPETITION;
    }

    /** The reason whose article was cited for a result, or this one if there is none. */
    public EndReason citing(Article cited, Result result) {
        return Arrays.stream(values())
                .filter(reason -> reason.article.filter(cited::equals).isPresent() && reason.fits(result))
                .findFirst()
                .orElse(this);
    }

    /** The reason that a remark begins with, as servers and programs write it; empty if it says none. */
    public static Optional<EndReason> ofRemark(String remark) {
        String said = remark.strip().toLowerCase(Locale.ROOT).replaceFirst("^[红黑双紅雙]方(?:投子|同意|被)?", "");
        return Arrays.stream(values())
                .filter(reason -> reason != UNKNOWN)
                .filter(reason -> said.equals(reason.inRecords())
                        || said.equals(reason.code)
                        || reason.remarks.stream().anyMatch(said::startsWith))
                .findFirst();
    }
}
