import { chownSync, mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { FolderRefused } from "./folder-lock.ts";
import { canWriteIn, type RunAs } from "./run-as.ts";

/** What is lost at most when the machine is lost, seconds: a piece that is not full is copied then. */
const TIMEOUT = 60;

/**
 * PostgreSQL's settings for a write-ahead log that is copied to `folder`, piece by piece, as
 * `archive_mode` = on. A piece appears there whole or not at all; one that is there already must be
 * the same, so that a primary and its standby may share the folder (archive_mode = always).
 */
export function archiveSettings(folder: string) {
  const kept = `"${folder}/%f"`;
  const half = `"${folder}/.%f.$$"`;
  return {
    archive_mode: "on",
    archive_timeout: String(TIMEOUT),
    archive_command:
      `if test -f ${kept}; then cmp -s "%p" ${kept}; ` +
      `else cp "%p" ${half} && sync ${half} && mv ${half} ${kept}; fi`,
  };
}

/** @throws FolderRefused when whoever runs PostgreSQL cannot write in it */
export function makeArchive(folder: string, runAs: RunAs): void {
  mkdirSync(dirname(folder), { recursive: true, mode: 0o755 });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (runAs.uid !== undefined) chownSync(folder, runAs.uid, runAs.gid);
  if (!canWriteIn(folder, runAs))
    throw new FolderRefused(
      `The user that runs PostgreSQL cannot write in ${folder}: name another BACKUP_DIR`,
    );
}
