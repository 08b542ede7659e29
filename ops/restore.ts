import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { readConfig } from "../apps/server/src/platform/config.ts";
import { createFileStore } from "../apps/server/src/platform/files/files.ts";
import { createBackupFolder } from "./restore/backup-folder.ts";
import { OperatorError, runCommand } from "./restore/operator-error.ts";
import { restore } from "./restore/restore.ts";

/**
 * `npm run ops:restore -- --to 2026-11-23T04:05:06Z --into ./restored`: the market as it was then,
 * from BACKUP_DIR; without `--to` as it was last. Exit code 1 when a ledger is broken or a file is
 * missing.
 */
const { values } = parseArgs({
  options: {
    to: { type: "string" },
    into: { type: "string" },
    timeline: { type: "string" },
  },
});
await runCommand(async () => {
  const config = readConfig({ ...process.env, DEMO: "1" });
  if (!config.BACKUP_DIR)
    throw new OperatorError("BACKUP_DIR names the folder that backups are in");
  if (!values.into) throw new OperatorError("--into names a new folder for the database");
  const to = values.to === undefined ? undefined : readTime(values.to);

  const restored = await restore(createBackupFolder(config.BACKUP_DIR), {
    to,
    into: values.into,
    ...(values.timeline && { timeline: values.timeline }),
    store: createFileStore(config, join(resolve(config.DATA_DIR), "files")),
  });
  const { backup, ledgers, lastEntry, recovered, verified, filesPutBack, filesMissing } = restored;
  console.info(`From ${backup.folder} and the log since: ${recovered.toFixed(1)} s
  The newest entry of a ledger: ${lastEntry?.toISOString() ?? "none"}
  Ledgers: ${ledgers.broken ? `BROKEN at lot ${ledgers.broken.lotId}, entry ${ledgers.broken.seq} ${ledgers.broken.why}` : `whole, ${ledgers.entries} entries of ${ledgers.lots} lots`}
  Files: ${filesPutBack} put back; all verified after ${verified.toFixed(1)} s`);
  for (const key of filesMissing) console.error(`MISSING: ${key}`);
  if (ledgers.broken || filesMissing.length > 0) process.exitCode = 1;
});

/** A time without its zone could be anybody's. */
function readTime(text: string): Date {
  const time = new Date(text);
  if (Number.isNaN(time.getTime()) || !/(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new OperatorError(`--to is not a time with its zone, as 2026-11-23T04:05:06Z: ${text}`);
  return time;
}
