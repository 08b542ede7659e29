import { readdir, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DAY_MS } from "@rebale/contract/values/calendar";
import type { Deps } from "../../platform/deps.ts";
import { UPLOAD_PREFIX } from "../../platform/http/multipart.ts";
import { FORMATS, WIDTHS } from "./media.rules.ts";
import { takeUnused } from "./media.store.ts";
import { renditionKey } from "./renditions.ts";

const HOUR = 3_600_000;
/** Milliseconds until a file which nothing names is removed: an article is written in days. */
const UNUSED_FOR = 7 * DAY_MS;

/** Removes public files, with their renditions, that nothing has named for a week. */
export async function sweepFiles({
  db,
  files,
  clock,
  log,
}: Pick<Deps, "db" | "files" | "clock" | "log">): Promise<number> {
  const before = new Date(clock.now().getTime() - UNUSED_FOR);
  const unused = await db.transaction().execute((tx) => takeUnused(tx, before));
  for (const file of unused) {
    const keys = [
      `public/${file}`,
      ...WIDTHS.flatMap((width) => FORMATS.map((format) => renditionKey(file, width, format))),
    ];
    await Promise.all(keys.map((key) => files.remove(key))).catch((error) =>
      log.warn({ err: error, file }, "an unused file could not be removed"),
    );
  }
  return unused.length;
}

/** Uploads that were under way when their process died. */
export async function sweepUploads(
  { clock }: Pick<Deps, "clock">,
  folder = tmpdir(),
): Promise<void> {
  const now = clock.now().getTime();
  for (const name of await readdir(folder)) {
    if (!name.startsWith(UPLOAD_PREFIX)) continue;
    const path = join(folder, name);
    const written = await stat(path).catch(() => null);
    if (written && now - written.mtimeMs > HOUR) await rm(path, { force: true });
  }
}
