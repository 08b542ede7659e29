export { archiveSettings } from "./archive.ts";
export { findBinaries } from "./binaries.ts";
export { findDatabaseHome } from "./database-home.ts";
export { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
export { FolderRefused } from "./folder-lock.ts";
export { bareEnvironment, type RunAs, tiedToThisProcess, whoRunsPostgres } from "./run-as.ts";
export { noteRunningDatabase, runningDatabase } from "./running-database.ts";
