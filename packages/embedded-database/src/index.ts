export type { Binaries } from "./binaries.ts";
export { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
export { FolderRefused } from "./folder-lock.ts";
export { tiedToThisProcess } from "./run-as.ts";
export { noteRunningDatabase, runningDatabase } from "./running-database.ts";
