package io.augur.app;

import dagger.hilt.EntryPoint;
import dagger.hilt.InstallIn;
import dagger.hilt.components.SingletonComponent;
import io.augur.app.data.Sessions;
import io.augur.app.data.Tables;

/** The way into a running debug build, by which a demo is put on its list of tables. */
@EntryPoint
@InstallIn(SingletonComponent.class)
public interface Door {
  Tables tables();

  Sessions sessions();
}
