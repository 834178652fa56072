package org.chuhe.eventfiles;

import static java.util.Map.entry;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.chuhe.json.JsonException;
import org.chuhe.text.Coded;
import org.chuhe.tournament.command.Announce;
import org.chuhe.tournament.command.CommandKind;
import org.chuhe.tournament.command.CreateEvent;
import org.chuhe.tournament.command.Deed;
import org.chuhe.tournament.command.DeedKind;
import org.chuhe.tournament.command.Simulate;
import org.chuhe.tournament.command.appeal.DecideAppeal;
import org.chuhe.tournament.command.appeal.LodgeAppeal;
import org.chuhe.tournament.command.entry.AddPlayer;
import org.chuhe.tournament.command.entry.AddPlayers;
import org.chuhe.tournament.command.entry.AddTeam;
import org.chuhe.tournament.command.entry.AddTeams;
import org.chuhe.tournament.command.entry.ChangeRegulations;
import org.chuhe.tournament.command.entry.CorrectPlayer;
import org.chuhe.tournament.command.entry.CorrectTeam;
import org.chuhe.tournament.command.entry.DrawNumbers;
import org.chuhe.tournament.command.entry.ForbidPair;
import org.chuhe.tournament.command.entry.MarkAbsent;
import org.chuhe.tournament.command.entry.Readmit;
import org.chuhe.tournament.command.entry.RecordConduct;
import org.chuhe.tournament.command.entry.RemoveEntrant;
import org.chuhe.tournament.command.entry.SetRatings;
import org.chuhe.tournament.command.entry.Withdraw;
import org.chuhe.tournament.command.round.AddTieBreak;
import org.chuhe.tournament.command.round.AwardMatch;
import org.chuhe.tournament.command.round.DrawLots;
import org.chuhe.tournament.command.round.HandInLineUp;
import org.chuhe.tournament.command.round.OpenLineUps;
import org.chuhe.tournament.command.round.PairRound;
import org.chuhe.tournament.command.round.RecordResult;
import org.chuhe.tournament.command.round.RecordResults;
import org.chuhe.tournament.command.round.SetFirstMove;
import org.chuhe.tournament.command.round.SetLineUp;
import org.chuhe.tournament.command.round.StartPlayOff;
import org.chuhe.tournament.command.round.UnpairRound;
import org.chuhe.tournament.person.Person;
import org.chuhe.tournament.programme.Programme;
import org.chuhe.tournament.regulations.Regulations;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/**
 * Deeds as JSON: the {@code code} of their kind, and as {@code arguments} the components of their records. A component is
 * never renamed without a thought for the logs that have its name.
 */
public final class DeedJson {
    /** What can be done to any event. Where a kind has two records, their components tell them apart. */
    public static final DeedJson COMMANDS = new DeedJson(Map.ofEntries(
            entry(CommandKind.CREATE, List.of(CreateEvent.class)),
            entry(CommandKind.ENTER, List.of(AddPlayer.class, AddTeam.class)),
            entry(CommandKind.IMPORT, List.of(AddPlayers.class, AddTeams.class)),
            entry(CommandKind.EDIT, List.of(CorrectPlayer.class, CorrectTeam.class)),
            entry(CommandKind.REMOVE, List.of(RemoveEntrant.class)),
            entry(CommandKind.WITHDRAW, List.of(Withdraw.class)),
            entry(CommandKind.READMIT, List.of(Readmit.class)),
            entry(CommandKind.ABSENT, List.of(MarkAbsent.class)),
            entry(CommandKind.CONDUCT, List.of(RecordConduct.class)),
            entry(CommandKind.RATINGS, List.of(SetRatings.class)),
            entry(CommandKind.DRAW, List.of(DrawNumbers.class)),
            entry(CommandKind.APART, List.of(ForbidPair.class)),
            entry(CommandKind.REGULATIONS, List.of(ChangeRegulations.class)),
            entry(CommandKind.PAIR, List.of(PairRound.class)),
            entry(CommandKind.UNPAIR, List.of(UnpairRound.class)),
            entry(CommandKind.LOTS, List.of(DrawLots.class)),
            entry(CommandKind.PLAYOFF, List.of(StartPlayOff.class)),
            entry(CommandKind.RESULT, List.of(RecordResult.class)),
            entry(CommandKind.RESULTS, List.of(RecordResults.class)),
            entry(CommandKind.TIEBREAK, List.of(AddTieBreak.class)),
            entry(CommandKind.AWARD, List.of(AwardMatch.class)),
            entry(CommandKind.LINEUP, List.of(SetLineUp.class)),
            entry(CommandKind.FIRST, List.of(SetFirstMove.class)),
            entry(CommandKind.HANDIN, List.of(HandInLineUp.class)),
            entry(CommandKind.UNSEAL, List.of(OpenLineUps.class)),
            entry(CommandKind.APPEAL, List.of(LodgeAppeal.class)),
            entry(CommandKind.DECIDE, List.of(DecideAppeal.class)),
            entry(CommandKind.ANNOUNCE, List.of(Announce.class)),
            entry(CommandKind.SIMULATE, List.of(Simulate.class)),
            entry(CommandKind.UNDO, List.of(Undo.class))));

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private final Map<String, List<Class<? extends Deed>>> types = new HashMap<>();

    private DeedJson(Map<? extends DeedKind, ? extends List<? extends Class<? extends Deed>>> types) {
        types.forEach((kind, classes) -> this.types.put(kind.code(), List.copyOf(classes)));
    }

    /** With further deeds. */
    public DeedJson with(Map<? extends DeedKind, ? extends Class<? extends Deed>> more) {
        DeedJson both = new DeedJson(Map.of());
        both.types.putAll(types);
        more.forEach((kind, type) -> both.types.put(kind.code(), List.of(type)));
        return both;
    }

    /** Writes what kind of deed it is, and its arguments, into an object. */
    public static ObjectNode write(Deed deed, ObjectNode node) {
        node.put("code", deed.kind().code());
        node.set("arguments", arguments(deed));
        return node;
    }

    /** Only the arguments. */
    public static ObjectNode arguments(Deed deed) {
        return record(deed);
    }

    private static ObjectNode record(Object value) {
        ObjectNode node = NODES.objectNode();
        for (RecordComponent component : value.getClass().getRecordComponents()) {
            try {
                Object part = component.getAccessor().invoke(value);
                node.set(component.getName(), value(component.getGenericType(), part));
            } catch (ReflectiveOperationException e) {
                throw new IllegalStateException(e);
            }
        }
        return node;
    }

    private static JsonNode value(Type type, Object value) {
        if (value instanceof Optional<?> optional) {
            return optional.isPresent() ? value(part(type), optional.get()) : NODES.nullNode();
        }
        if (value instanceof OptionalInt optional) {
            return optional.isPresent() ? NODES.numberNode(optional.getAsInt()) : NODES.nullNode();
        }
        if (value instanceof Collection<?> several) {
            ArrayNode list = NODES.arrayNode();
            several.forEach(one -> list.add(value(part(type), one)));
            return list;
        }
        if (value instanceof Integer number) {
            return NODES.numberNode(number);
        }
        if (value instanceof Long number) {
            return NODES.numberNode(number);
        }
        if (value instanceof Boolean flag) {
            return NODES.booleanNode(flag);
        }
        if (value instanceof String text) {
            return NODES.stringNode(text);
        }
        return value instanceof Coded coded ? NODES.stringNode(coded.code()) : object(type, value);
    }

    /** What event files have a form for has it here too. */
    private static ObjectNode object(Type type, Object value) {
        ObjectNode node = NODES.objectNode();
        if (value instanceof Person person) {
            Person.STRUCT.into(new ObjectSink(node, "", new Extras()), person);
        } else if (value instanceof Programme programme) {
            ProgrammeJson.write(programme, node);
        } else if (value instanceof Regulations rules) {
            RegulationsJson.write(rules, node, new Extras());
        } else {
            return type == Deed.class ? write((Deed) value, node) : record(value);
        }
        return node;
    }

    /** What an optional or a list is of. */
    private static Type part(Type type) {
        return ((ParameterizedType) type).getActualTypeArguments()[0];
    }

    /**
     * Reads what {@link #write} has written.
     *
     * @throws JsonException if there is no such deed, or its arguments are others
     */
    public Deed read(JsonNode node) {
        return read(node.path("code").asString(""), node.path("arguments"));
    }

    /** The same where the arguments stand alone. */
    public Deed read(String code, JsonNode arguments) {
        Set<String> names = new TreeSet<>(arguments.propertyNames());
        for (Class<? extends Deed> type : types.getOrDefault(code, List.of())) {
            if (names(type).equals(names)) {
                return (Deed) record(type, arguments);
            }
        }
        throw EventVocabulary.problem("log.deed", code, String.join(", ", names));
    }

    private static Set<String> names(Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .map(RecordComponent::getName)
                .collect(Collectors.toSet());
    }

    private Object record(Class<?> type, JsonNode node) {
        RecordComponent[] components = type.getRecordComponents();
        Class<?>[] types = new Class<?>[components.length];
        Object[] values = new Object[components.length];
        for (int i = 0; i < components.length; i++) {
            types[i] = components[i].getType();
            values[i] =
                    value(components[i].getName(), components[i].getGenericType(), node.path(components[i].getName()));
        }
        try {
            return type.getDeclaredConstructor(types).newInstance(values);
        } catch (InvocationTargetException e) {
            throw wrong(type.getSimpleName(), node);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    private static JsonException wrong(String name, JsonNode node) {
        return EventVocabulary.problem("log.argument", name, node);
    }

    private Object value(String name, Type type, JsonNode node) {
        if (type instanceof ParameterizedType general) {
            return general.getRawType() == Optional.class
                    ? optional(name, general, node)
                    : several(name, general, node);
        }
        if (type == OptionalInt.class) {
            return node.isNull() ? OptionalInt.empty() : OptionalInt.of((int) value(name, int.class, node));
        }
        if ((type == int.class || type == Integer.class) && node.canConvertToInt() && node.isIntegralNumber()) {
            return node.asInt();
        }
        if (type == long.class && node.canConvertToLong() && node.isIntegralNumber()) {
            return node.asLong();
        }
        if (type == boolean.class && node.isBoolean()) {
            return node.asBoolean();
        }
        if (type == String.class && node.isString()) {
            return node.asString();
        }
        Class<?> plain = (Class<?>) type;
        if (plain.isEnum() && node.isString()) {
            return Stream.of(plain.getEnumConstants())
                    .filter(constant ->
                            constant instanceof Coded coded && coded.code().equals(node.asString()))
                    .findFirst()
                    .orElseThrow(() -> wrong(name, node));
        }
        if (node.isObject()) {
            return object(plain, node);
        }
        throw wrong(name, node);
    }

    private Object object(Class<?> type, JsonNode node) {
        if (type == Person.class) {
            return Person.STRUCT.from(Item.root(node)).orUnknown();
        }
        if (type == Programme.class) {
            return ProgrammeJson.read(Item.root(node));
        }
        if (type == Regulations.class) {
            return RegulationsJson.read(Item.root(node), new Extras());
        }
        return type == Deed.class ? read(node) : record(type, node);
    }

    private Object optional(String name, Type type, JsonNode node) {
        return node.isNull() ? Optional.empty() : Optional.of(value(name, part(type), node));
    }

    private Object several(String name, ParameterizedType type, JsonNode node) {
        if (!node.isArray()) {
            throw wrong(name, node);
        }
        Collection<Object> several = type.getRawType() == List.class ? new ArrayList<>() : new LinkedHashSet<>();
        node.forEach(one -> several.add(value(name, part(type), one)));
        return several;
    }
}
