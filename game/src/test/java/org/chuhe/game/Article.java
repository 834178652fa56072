package org.chuhe.game;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** The articles of the 2011 rules that a test holds the game to; {@code docs/coverage.md} is made from it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface Article {
    String[] value();
}
