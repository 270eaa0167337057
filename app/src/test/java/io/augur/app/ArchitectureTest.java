package io.augur.app;

import static com.tngtech.archunit.base.DescribedPredicate.alwaysTrue;
import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;

/** Keeps the sentences about the app's packages true. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "io.augur.app", importOptions = ArchitectureTest.TheAppItself.class)
public final class ArchitectureTest {
  /** Leaves the tests out, which know more. */
  static final class TheAppItself implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("UnitTest");
    }
  }

  @ArchTest
  static final ArchRule onlyDataSeesRoomAndSqlite =
      noClasses()
          .that()
          .resideOutsideOfPackage("io.augur.app.data..")
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("androidx.room..", "androidx.sqlite..", "android.database..");

  @ArchTest
  static final ArchRule screensDontKnowEachOther =
      slices()
          .matching("io.augur.app.(*)..")
          .should()
          .notDependOnEachOther()
          .ignoreDependency(
              alwaysTrue(),
              resideInAnyPackage(
                  "io.augur.app.data", "io.augur.app.ui", "io.augur.app.databinding"));

  @ArchTest
  static final ArchRule dataAndSharedViewsDontKnowScreens =
      noClasses()
          .that()
          .resideInAnyPackage("io.augur.app.data..", "io.augur.app.ui..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("io.augur.app..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "io.augur.app",
                              "io.augur.app.data",
                              "io.augur.app.databinding",
                              "io.augur.app.ui"))));

  @ArchTest
  static final ArchRule nothingTalksToANetwork =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("java.net..", "javax.net..", "android.net.http..");
}
