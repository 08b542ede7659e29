export { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
export { FolderRefused } from "./folder-lock.ts";
export { tiedToThisProcess, whoRunsPostgres } from "./run-as.ts";
export { noteRunningDatabase, runningDatabase } from "./running-database.ts";
