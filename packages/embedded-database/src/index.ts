export { FolderRefused, hasDatabase, runningDatabase } from "./database-home.ts";
export { type EmbeddedDatabase, startEmbeddedDatabase } from "./embedded-database.ts";
