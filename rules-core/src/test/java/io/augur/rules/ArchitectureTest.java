package io.augur.rules;

import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.classes;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption.DoNotIncludeTests;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.util.List;
import java.util.Random;
import org.junit.runner.RunWith;

@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "io.augur.rules", importOptions = DoNotIncludeTests.class)
public final class ArchitectureTest {
  private static final List<String> PACKAGES =
      List.of(
          "words",
          "table",
          "price",
          "effect",
          "calamity",
          "flow",
          "strike",
          "phase",
          "reference",
          "view",
          "log",
          "cli");

  @ArchTest
  public static final ArchRule rulesKnowOnlyThemselvesAndTheLanguage =
      classes()
          .should()
          .onlyDependOnClassesThat()
          .resideInAnyPackage("io.augur.rules..", "java..", "org.jspecify..");

  @ArchTest
  public static final ArchRule rulesKnowNeitherTimeNorChance =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.time..")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(Random.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(java.util.Date.class)
          .orShould()
          .callMethod(Math.class, "random")
          .orShould()
          .callMethod(System.class, "currentTimeMillis")
          .orShould()
          .callMethod(System.class, "nanoTime")
          .orShould()
          .callMethod(java.util.UUID.class, "randomUUID");

  @ArchTest
  public static final ArchRule onlyTheTerminalProgramPrintsAndReadsFiles =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.augur.rules.cli..")
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .accessField(System.class, "in")
          .orShould()
          .dependOnClassesThat()
          .resideInAPackage("java.nio.file..")
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(java.io.File.class);

  @ArchTest
  public static void aPackageUsesOnlyThoseBeforeIt(JavaClasses all) {
    for (int i = 0; i < PACKAGES.size(); i++) {
      String[] later =
          PACKAGES.subList(i + 1, PACKAGES.size()).stream()
              .map(ArchitectureTest::inside)
              .toArray(String[]::new);
      if (later.length > 0) {
        noClasses()
            .that()
            .resideInAPackage(inside(PACKAGES.get(i)))
            .should()
            .dependOnClassesThat()
            .resideInAnyPackage(later)
            .allowEmptyShould(true)
            .check(all);
      }
    }
  }

  @ArchTest
  public static final ArchRule everyClassIsInAPackageThatHasAPlaceInTheOrder =
      classes()
          .should()
          .resideInAnyPackage(
              PACKAGES.stream().map(ArchitectureTest::inside).toArray(String[]::new))
          .orShould()
          .haveSimpleName("package-info");

  private static String inside(String name) {
    return "io.augur.rules." + name + "..";
  }
}
