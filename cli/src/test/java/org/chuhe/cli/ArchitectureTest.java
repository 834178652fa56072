package org.chuhe.cli;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.AccessTarget;
import com.tngtech.archunit.core.domain.InstanceofCheck;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaCodeUnitAccess;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.lang.ArchRule;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.chuhe.game.state.GameEvent;
import org.chuhe.text.Coded;
import org.chuhe.tournament.regulations.RankingClause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The modules and their directions, as drawn in ARCHITECTURE.md. The command line depends on every module, so its tests
 * see them all; a module that is not there yet passes.
 */
class ArchitectureTest {
    private static final JavaClasses CHUHE = new ClassFileImporter()
            .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
            .importPackages("org.chuhe");

    /** Which of our modules a module may use. */
    private static final Map<String, List<String>> MAY_USE = Map.ofEntries(
            entry("text"),
            entry("core", "text"),
            entry("tournament", "text"),
            entry("arbiter", "text", "core"),
            entry("game", "text", "core", "arbiter"),
            entry("records", "text", "core", "arbiter", "game"),
            entry("documents", "text", "core", "arbiter", "game", "tournament", "eventfiles"),
            entry("json", "text", "core", "arbiter", "game"),
            entry("eventfiles", "text", "json", "tournament"),
            entry("engines", "text", "core", "arbiter", "game", "records", "tournament"),
            entry(
                    "server",
                    "text",
                    "core",
                    "arbiter",
                    "records",
                    "game",
                    "tournament",
                    "documents",
                    "json",
                    "eventfiles",
                    "engines"),
            entry(
                    "cli",
                    "text",
                    "core",
                    "arbiter",
                    "records",
                    "game",
                    "tournament",
                    "documents",
                    "json",
                    "eventfiles",
                    "engines",
                    "server"));

    private static Map.Entry<String, List<String>> entry(String module, String... mayUse) {
        return Map.entry(module, List.of(mayUse));
    }

    private static final Set<String> CLOCKS_AND_DICE = Set.of(
            "java.lang.System.currentTimeMillis",
            "java.lang.System.nanoTime",
            "java.lang.Math.random",
            "java.util.UUID.randomUUID",
            "java.util.Collections.shuffle(java.util.List)");

    static Stream<String> modules() {
        return MAY_USE.keySet().stream().sorted();
    }

    private static String in(String module) {
        return "org.chuhe." + module + "..";
    }

    @ParameterizedTest
    @MethodSource("modules")
    void modulesPointOneWay(String module) {
        Set<String> allowed = new TreeSet<>(MAY_USE.get(module));
        allowed.add(module);
        String[] forbidden = MAY_USE.keySet().stream()
                .filter(other -> !allowed.contains(other))
                .map(ArchitectureTest::in)
                .toArray(String[]::new);
        if (forbidden.length > 0) {
            noClasses()
                    .that()
                    .resideInAPackage(in(module))
                    .should()
                    .dependOnClassesThat()
                    .resideInAnyPackage(forbidden)
                    .allowEmptyShould(true)
                    .check(CHUHE);
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"core", "arbiter", "tournament", "game", "records", "documents", "engines", "server", "cli"})
    void packagesOfAModulePointOneWay(String module) {
        JavaClasses ofTheModule = CHUHE.that(resideInAPackage(in(module)));
        assertThat(ofTheModule.stream().map(JavaClass::getPackageName).distinct())
                .hasSizeGreaterThan(1);
        packagesWithoutKnots("org.chuhe").check(ofTheModule);
    }

    /** Every package is a slice of its own, the module's root among them: most knots begin there. */
    private static ArchRule packagesWithoutKnots(String above) {
        return slices().matching(above + ".(**)").should().beFreeOfCycles();
    }

    @Test
    void aKnotOfPackagesIsSeen() {
        JavaClasses knot = new ClassFileImporter().importClasses(Collection.class, List.class, Stream.class);
        assertThatThrownBy(() -> packagesWithoutKnots("java").check(knot)).hasMessageContaining("Cycle detected");
    }

    @Test
    void theMatchingKnowsNoRuleOfTheBook() {
        classes()
                .that()
                .resideInAPackage("org.chuhe.tournament.swiss.matching")
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.jspecify..", "org.chuhe.tournament.swiss.matching")
                .check(CHUHE);
    }

    /** What an event means is a fact of the event: a new kind is then not forgotten. */
    @Test
    void theKindOfAnEventIsAskedForInItsPackageAlone() {
        List<InstanceofCheck> asked = CHUHE.stream()
                .flatMap(type -> type.getInstanceofChecks().stream())
                .filter(check -> check.getRawType().isAssignableTo(GameEvent.class))
                .toList();
        assertThat(asked)
                .isNotEmpty()
                .allSatisfy(check -> assertThat(check.getOwner().getOwner().getPackageName())
                        .as(check.getOwner().getFullName())
                        .isEqualTo(GameEvent.class.getPackageName()));
    }

    @Test
    void everyModuleIsOnTheMap() {
        Set<String> found = new TreeSet<>();
        for (JavaClass type : CHUHE) {
            found.add(type.getPackageName().split("\\.")[2]);
        }
        found.remove("testing");
        assertThat(MAY_USE.keySet()).containsAll(found);
        assertThat(found).contains("core", "documents", "cli");
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "core", "tournament", "arbiter", "game"})
    void theRulesNeedNoLibrary(String module) {
        classes()
                .that()
                .resideInAPackage(in(module))
                .should()
                .onlyDependOnClassesThat()
                .resideInAnyPackage("java..", "org.chuhe..", "org.jspecify..")
                .allowEmptyShould(true)
                .check(CHUHE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "core", "arbiter", "game", "tournament", "records", "json", "eventfiles"})
    void theRulesKnowNoNetworkAndNoDatabase(String module) {
        noClasses()
                .that()
                .resideInAPackage(in(module))
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage("java.net..", "java.sql..", "javax.sql..")
                .allowEmptyShould(true)
                .check(CHUHE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "core", "arbiter", "game", "tournament", "json", "eventfiles"})
    void theRulesTouchNoFiles(String module) {
        noClasses()
                .that()
                .resideInAPackage(in(module))
                .should()
                .dependOnClassesThat()
                .resideInAPackage("java.nio.file..")
                .orShould()
                .dependOnClassesThat()
                .haveNameMatching("java\\.io\\.(File|FileInputStream|FileOutputStream|FileReader|FileWriter)")
                .allowEmptyShould(true)
                .check(CHUHE);
    }

    @ParameterizedTest
    @ValueSource(strings = {"text", "core", "arbiter", "game", "tournament", "records", "engines"})
    void timeAndChanceComeFromOutside(String module) {
        noClasses()
                .that()
                .resideInAPackage(in(module))
                .should()
                .accessTargetWhere(readsAClockOrThrowsDice())
                .allowEmptyShould(true)
                .check(CHUHE);
    }

    private static DescribedPredicate<JavaAccess<?>> readsAClockOrThrowsDice() {
        return DescribedPredicate.describe("reads a clock or throws dice", access -> {
            AccessTarget target = access.getTarget();
            String owner = target.getOwner().getFullName();
            String name = target.getFullName();
            return CLOCKS_AND_DICE.stream().anyMatch(forbidden -> isCallOf(name, forbidden))
                    || owner.startsWith("java.time.") && target.getName().equals("now")
                    || owner.equals("java.time.Clock") && target.getName().startsWith("system")
                    || name.equals("java.util.Random.<init>()")
                    || name.equals("java.util.SplittableRandom.<init>()")
                    || owner.equals("java.util.concurrent.ThreadLocalRandom")
                    || owner.equals("java.security.SecureRandom");
        });
    }

    private static boolean isCallOf(String target, String forbidden) {
        return forbidden.endsWith(")") ? target.equals(forbidden) : target.startsWith(forbidden + "(");
    }

    /** An instant becomes a day and an hour by the zone of the server or of an event, never by one that stands in the code. */
    @Test
    void onlyOneClassOfTheServerAppliesATimeZone() {
        noClasses()
                .that()
                .resideInAPackage(in("server"))
                .and()
                .doNotHaveFullyQualifiedName("org.chuhe.server.platform.config.TimeText")
                .should()
                .accessTargetWhere(DescribedPredicate.describe(
                        "apply a time zone",
                        access -> access.getTargetOwner().getFullName().startsWith("java.time.")
                                && Set.of("atZone", "atOffset", "ofInstant", "ofEpochSecond", "withZone")
                                        .contains(access.getTarget().getName())
                                && !access.getTargetOwner().isEquivalentTo(java.time.Clock.class)))
                .check(CHUHE);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "text",
                "core",
                "arbiter",
                "game",
                "tournament",
                "records",
                "documents",
                "json",
                "eventfiles",
                "engines"
            })
    void librariesDoNotPrint(String module) {
        noClasses()
                .that()
                .resideInAPackage(in(module))
                .should()
                .accessField(System.class, "out")
                .orShould()
                .accessField(System.class, "err")
                .orShould()
                .callMethod(System.class, "exit", int.class)
                .allowEmptyShould(true)
                .check(CHUHE);
    }

    /** What every feature uses knows none of them. */
    @Test
    void thePlatformKnowsNoFeature() {
        noClasses()
                .that()
                .resideInAPackage("org.chuhe.server.platform..")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "org.chuhe.server.game..",
                        "org.chuhe.server.event..",
                        "org.chuhe.server.ruling..",
                        "org.chuhe.server.rulebook..",
                        "org.chuhe.server.games..",
                        "org.chuhe.server.training..",
                        "org.chuhe.server.site..")
                .check(CHUHE);
    }

    /** Pages and routes ask services and stores; they put no question to the database themselves. */
    @Test
    void pagesAndRoutesKnowNoSql() {
        noClasses()
                .that()
                .haveNameMatching("org\\.chuhe\\.server\\..*(Pages?|Api|Routes|Socket)")
                .should()
                .dependOnClassesThat()
                .resideInAPackage("org.jdbi..")
                .check(CHUHE);
    }

    /** Requests lead from pages and JSON to services, never back: only what starts a feature knows both. */
    @Test
    void servicesKnowNoPages() {
        String[] edges = {"org.chuhe.server..page..", "org.chuhe.server..pages..", "org.chuhe.server..api.."};
        noClasses()
                .that()
                .resideInAPackage(in("server"))
                .and()
                .resideOutsideOfPackages(edges)
                .and()
                .haveNameNotMatching("org\\.chuhe\\.server\\..*(Features|PlayFeature)")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(edges)
                .check(CHUHE);
    }

    /** A store knows neither the requests that led to it nor the pages that show what it holds. */
    @Test
    void storesKnowNoRequests() {
        noClasses()
                .that()
                .resideInAPackage("org.chuhe.server..store..")
                .or()
                .haveNameMatching("org\\.chuhe\\.server\\..*Store")
                .should()
                .dependOnClassesThat()
                .resideInAnyPackage(
                        "io.javalin..",
                        "org.chuhe.server..page..",
                        "org.chuhe.server..pages..",
                        "org.chuhe.server..api..",
                        "org.chuhe.server..view..")
                .check(CHUHE);
    }

    /** Services, stores and pages say why they do not do something (Rejection); which status that is, only the HTTP layer knows. */
    @Test
    void onlyTheHttpLayerKnowsStatuses() {
        noClasses()
                .that()
                .resideInAPackage(in("server"))
                .and()
                .resideOutsideOfPackage("org.chuhe.server.platform.http..")
                .should()
                .dependOnClassesThat()
                .haveNameMatching(
                        "org\\.chuhe\\.server\\.platform\\.http\\.Failure|io\\.javalin\\.http\\..*Response(Exception)?")
                .check(CHUHE);
    }

    /** The site is put together in one place; all others say in their constructors what they need of it. */
    @Test
    void onlyTheServerSeesTheWholeSite() {
        String site = "org.chuhe.server.platform.http.Site";
        noClasses()
                .that()
                .resideInAPackage(in("server"))
                .and()
                .haveNameNotMatching("org\\.chuhe\\.server\\.(ChuheServer|Features|platform\\.http\\.(WebServer|Site))")
                .should()
                .dependOnClassesThat()
                .haveFullyQualifiedName(site)
                .check(CHUHE);
    }

    /** Every cookie is for TLS only where there is TLS: one place sees to it. */
    @Test
    void cookiesAreMadeInOnePlace() {
        String place = "org.chuhe.server.platform.http.Cookies";
        assertThat(CHUHE.get(place).getAccessesFromSelf()).anyMatch(makesACookie());
        noClasses()
                .that()
                .doNotHaveFullyQualifiedName(place)
                .should()
                .accessTargetWhere(makesACookie())
                .check(CHUHE);
    }

    private static DescribedPredicate<JavaAccess<?>> makesACookie() {
        return DescribedPredicate.describe("makes or removes a cookie", access -> {
            String name = access.getTarget().getFullName();
            return name.startsWith("io.javalin.http.Cookie.")
                    || name.startsWith("io.javalin.http.Context.removeCookie(")
                    || name.startsWith("io.javalin.http.Context.cookie(")
                            && !name.equals("io.javalin.http.Context.cookie(java.lang.String)");
        });
    }

    /**
     * A constant's name in Java may change; what is stored, sent or looked up is its code. Pages are compiled, too.
     */
    @Test
    void noConstantIsKnownByItsNameInJava() {
        JavaClasses withPages = new ClassFileImporter()
                .withImportOption(ImportOption.Predefined.DO_NOT_INCLUDE_TESTS)
                .importPackages("org.chuhe", "gg.jte.generated");
        assertThat(withPages.contain("gg.jte.generated.precompiled.play.JtegameGenerated"))
                .isTrue();
        noClasses().should().accessTargetWhere(takesAConstantsName()).check(withPages);
        JavaClass reads = new ClassFileImporter()
                .importClasses(NamesAConstant.class, RankingClause.class)
                .get(NamesAConstant.class);
        assertThat(reads.getAccessesFromSelf()).anyMatch(takesAConstantsName());
        assertThat(new NamesAConstant(RankingClause.values()[0]).name()).isNotEmpty();
    }

    /** What the rule above must see. */
    private record NamesAConstant(RankingClause clause) {
        String name() {
            return clause.name();
        }
    }

    private static DescribedPredicate<JavaAccess<?>> takesAConstantsName() {
        return DescribedPredicate.describe("takes a constant's name in Java", access -> {
            JavaClass owner = access.getTargetOwner();
            boolean ours =
                    owner.isEquivalentTo(Enum.class) || owner.getPackageName().startsWith("org.chuhe");
            // Every enum has such a method of the compiler's making.
            boolean made = access.getOrigin().getName().equals("valueOf")
                    && access.getOriginOwner().isAssignableTo(Enum.class);
            return access instanceof JavaCodeUnitAccess<?>
                    && ours
                    && !made
                    && owner.isAssignableTo(Enum.class)
                    && Set.of("name", "toString", "valueOf")
                            .contains(access.getTarget().getName());
        });
    }

    /** Codes that others fix: tags of languages, marks on score sheets, numbers of articles; and nothing for what is not known. */
    private static final Set<String> FIXED_CODES = Set.of(
            "Language zh-Hant",
            "Result 1/2",
            "Result +/-",
            "Result -/+",
            "Result -/-",
            "Result *",
            "Sex ",
            "EndReason ");

    @Test
    void everyCodeIsPlainAndItsOwn() {
        List<Class<?>> coded = CHUHE.that(JavaClass.Predicates.assignableTo(Coded.class)).stream()
                .<Class<?>>map(JavaClass::reflect)
                .filter(Class::isEnum)
                .toList();
        assertThat(coded).hasSizeGreaterThan(80);
        for (Class<?> type : coded) {
            List<String> codes = Stream.of(type.getEnumConstants())
                    .map(constant -> ((Coded) constant).code())
                    .toList();
            assertThat(codes).as(type.getName()).doesNotHaveDuplicates();
            assertThat(codes)
                    .as(type.getName())
                    .allMatch(code -> code.matches("[a-z0-9]+(-[a-z0-9]+)*")
                            || type == RankingClause.class
                            || FIXED_CODES.contains(type.getSimpleName() + " " + code));
        }
    }

    @Test
    void theRulesAboveCanFail() {
        // This command reads the clock: if the predicate did not see that, it would see nothing in the modules either.
        JavaClass perft = CHUHE.get(PerftCommand.class);
        assertThat(perft.getAccessesFromSelf()).anyMatch(readsAClockOrThrowsDice());
    }
}
