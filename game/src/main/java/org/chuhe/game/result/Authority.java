package org.chuhe.game.result;

import org.chuhe.text.Coded;

/** Who decides (articles 8.2 and 18). */
public enum Authority implements Coded {
    /** The program itself, where the facts leave no choice. */
    SYSTEM("system"),
    /** 监局裁判: may warn and award fouls (8.2, 18.1). */
    ARBITER("arbiter"),
    /** 裁判长: may exclude from the game (18.2). */
    CHIEF_ARBITER("chief-arbiter"),
    /** 竞赛组织机构: may expel from the event (18.3). */
    ORGANISER("organiser");

    private final String code;

    Authority(String code) {
        this.code = code;
    }

    @Override
    public String code() {
        return code;
    }

    /** Whether what this one decided is not for the other to change: powers grow from 18.1 to 18.3. */
    public boolean outranks(Authority other) {
        return compareTo(other) > 0;
    }
}
