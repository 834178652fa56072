package org.chuhe.game.command;

import java.util.Locale;
import org.chuhe.text.Article;
import org.chuhe.text.Message;

/**
 * Why a command is not carried out.
 *
 * @param article the article that stands against it
 * @param message the reason, in both languages
 */
public record Refusal(Article article, Message message) {
    public String in(Locale locale) {
        return message.in(locale);
    }
}
