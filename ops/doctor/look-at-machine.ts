import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync, statfsSync } from "node:fs";
import { userInfo } from "node:os";
import { dirname, resolve } from "node:path";
import type { Config } from "../../apps/server/src/platform/config.ts";
import { baseBackups } from "../restore/backup-folder.ts";
import { ok, warning, wrong } from "./finding.ts";

const GB = 2 ** 30;
/** Bytes: with less the next day of pictures and log may not find room. */
const [FEW, TOO_FEW] = [5 * GB, GB];
const HOUR_MS = 3_600_000;
/** A nightly backup and what it takes. */
const DAILY = 26 * HOUR_MS;

/** Room for files and log where the market writes, and whether it may write there. */
export function lookAtDisk({ DATA_DIR }: Pick<Config, "DATA_DIR">) {
  const there = nearest(resolve(DATA_DIR));
  try {
    accessSync(there, constants.W_OK);
  } catch {
    return wrong(
      `${userInfo().username} cannot write in ${there}: give it the folder, or run this as the market's user`,
    );
  }
  const { bavail, bsize } = statfsSync(there);
  const free = bavail * bsize;
  const words = `${(free / GB).toFixed(1)} GB are free in ${there}`;
  if (free < TOO_FEW) return wrong(`${words}: the market stops writing when none is left`);
  return free < FEW ? warning(`${words}: make room`) : ok(words);
}

/** A folder that is not made yet is made where its parent is. */
const nearest = (folder: string): string =>
  existsSync(folder) ? folder : nearest(dirname(folder));

/** Whether something sets this machine's clock, where systemd says it; null where nothing does. */
export function isClockSet(): boolean | null {
  try {
    const said = execFileSync("timedatectl", ["show", "--property=NTPSynchronized", "--value"], {
      encoding: "utf8",
      timeout: 3_000,
      stdio: ["ignore", "pipe", "ignore"],
    });
    return said.trim() === "yes";
  } catch {
    return null;
  }
}

/** The age of the last whole copy. */
export function lookAtBackup(
  { BACKUP_DIR, DATABASE_URL }: Pick<Config, "BACKUP_DIR" | "DATABASE_URL">,
  now: Date,
) {
  if (!DATABASE_URL) return warning("The market's own database is copied by hand: stop it first");
  if (!BACKUP_DIR) return warning("None is made: set BACKUP_DIR, and run npm run ops:backup daily");
  if (!existsSync(resolve(BACKUP_DIR, "base")))
    return warning(`There is none in ${BACKUP_DIR} yet: npm run ops:backup`);
  const last = baseBackups({ base: resolve(BACKUP_DIR, "base") }).at(-1);
  if (!last) return warning(`There is none in ${BACKUP_DIR} yet: npm run ops:backup`);
  const age = now.getTime() - Date.parse(last.endedAt);
  const words = `The last is ${Math.floor(age / HOUR_MS)} hours old`;
  return age > DAILY ? wrong(`${words}: see why npm run ops:backup fails`) : ok(words);
}
