package org.chuhe.cli.tournament.options;

import org.chuhe.tournament.person.Birth;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.person.Sex;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that say who a player is; those not given leave what is known as it is. */
public final class PersonOptions {
    @Option(names = "--id", paramLabel = "ID", descriptionKey = "tournament.person.id")
    @Nullable String id;

    @Option(names = "--sex", paramLabel = "f|m", descriptionKey = "tournament.person.sex")
    @Nullable String sex;

    @Option(names = "--birth", paramLabel = "DATE", descriptionKey = "tournament.person.birth")
    @Nullable String birth;

    @Option(names = "--title", paramLabel = "TITLE", descriptionKey = "tournament.person.title")
    @Nullable String title;

    @Option(names = "--club", paramLabel = "CLUB", descriptionKey = "tournament.person.club")
    @Nullable String club;

    @Option(names = "--federation", paramLabel = "NAME", descriptionKey = "tournament.person.federation")
    @Nullable String federation;

    @Option(names = "--group", paramLabel = "NAME", descriptionKey = "tournament.person.group")
    @Nullable String group;

    /** Whether nothing was given. */
    public boolean nothing() {
        return id == null
                && sex == null
                && birth == null
                && title == null
                && club == null
                && federation == null
                && group == null;
    }

    public Person into(Person old) {
        return new Person(
                id == null ? old.id() : id,
                sex == null ? old.sex() : RegulationOptions.choice("--sex", sex, Sex::read, "f, m"),
                birth == null
                        ? old.birth()
                        : RegulationOptions.choice("--birth", birth, Birth::read, "2010, 2010-05, 2010-05-17"),
                title == null ? old.title() : title,
                club == null ? old.club() : club,
                federation == null ? old.federation() : federation,
                group == null ? old.group() : group);
    }
}
