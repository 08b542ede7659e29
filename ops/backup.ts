import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { namedFiles } from "../apps/server/src/features/media/index.ts";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { connectDatabase } from "../apps/server/src/platform/db/db.ts";
import { createFileStore } from "../apps/server/src/platform/files/files.ts";
import { createBackupFolder } from "./restore/backup-folder.ts";
import { takeBaseBackup } from "./restore/base-backup.ts";
import { OperatorError, runCommand } from "./restore/operator-error.ts";
import { prune } from "./restore/prune.ts";
import { backUpFiles } from "./restore/stored-files.ts";

/**
 * `npm run ops:backup`: a copy of the whole database into BACKUP_DIR, and the files that it has not
 * yet; with `-- --files` the files alone, which takes a moment. `--database` names a role that may
 * replicate; `--keep` so many days.
 */
const { values } = parseArgs({
  options: {
    files: { type: "boolean", default: false },
    database: { type: "string" },
    keep: { type: "string", default: "14" },
  },
});
await runCommand(async () => {
  const config = readConfig({ ...process.env, DEMO: "1" });
  const dataFolder = resolve(config.DATA_DIR);
  const url = values.database ?? config.DATABASE_URL;
  if (!config.BACKUP_DIR) throw new OperatorError("BACKUP_DIR names the folder that backups go to");
  if (!url)
    throw new OperatorError(
      "DATABASE_URL names the database; a market without one is copied: ops/README.md",
    );

  const folder = createBackupFolder(config.BACKUP_DIR);
  if (!values.files) {
    const made = await takeBaseBackup(folder, url);
    console.info(`${made.folder}: whole at ${made.endedAt}, ${made.seconds.toFixed(1)} s`);
  }
  const database = connectDatabase(url, 2, () => undefined);
  try {
    const store = createFileStore(config, join(dataFolder, "files"));
    const { copied, missing } = await backUpFiles(database.db, store, folder.files);
    console.info(`${copied} new files`);
    for (const key of missing) console.error(`MISSING in the store: ${key}`);
    if (missing.length > 0) process.exitCode = 1;
    prune(folder, new Set(await namedFiles(database.db)), Number(values.keep));
  } finally {
    await database.close();
  }
});
