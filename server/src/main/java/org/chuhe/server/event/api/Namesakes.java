package org.chuhe.server.event.api;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.chuhe.eventfiles.EntryImport;
import org.chuhe.server.event.view.EventVisit;
import org.chuhe.text.Message;
import org.chuhe.text.Messages;
import org.chuhe.tournament.model.Event;
import org.jspecify.annotations.Nullable;

/** Who in a list has the name and unit of somebody above him in it, or of somebody entered already: mostly the same person twice. */
public final class Namesakes {
    private static final Messages WORDS = EventVisit.WORDS;

    private Namesakes() {}

    /** For each line what it says of somebody of the same name and unit. */
    public static List<Optional<Message>> of(Event event, List<EntryImport.Line> lines) {
        Map<List<String>, Message> known = new HashMap<>();
        event.players().forEach(player -> known.put(List.of(player.name(), player.unit()), entered(player.no())));
        event.teams()
                .forEach(team -> team.members()
                        .forEach(member -> known.put(List.of(member.name(), team.name()), entered(team.no()))));
        List<Optional<Message>> namesakes = new ArrayList<>();
        for (EntryImport.Line line : lines) {
            @Nullable Message other = line.problem().isPresent()
                    ? null
                    : known.putIfAbsent(
                            List.of(line.name(), line.unit()), WORDS.message("import.double.line", line.line()));
            namesakes.add(Optional.ofNullable(other));
        }
        return namesakes;
    }

    private static Message entered(int no) {
        return WORDS.message("import.double.entered", no);
    }
}
