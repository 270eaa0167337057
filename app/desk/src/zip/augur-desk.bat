@rem Runs Augur on this computer, to be used in a browser. Needs a JDK 17 or newer.
@cd /d "%~dp0"
@java -Xmx320m -XX:+UseSerialGC -Drobolectric.offline=true -Drobolectric.dependency.dir=robolectric -jar augur-desk.jar io.augur.app.desk.DeskEntry
