import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { namedFiles } from "../../apps/server/src/features/media/index.ts";
import type { Db } from "../../apps/server/src/platform/db/db.ts";
import { type FileStore, localFiles } from "../../apps/server/src/platform/files/files.ts";

/** Files that are read and written at a time. */
const TOGETHER = 8;

/** Does the same with each of many, a few at a time. */
async function forEach<T>(all: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (let i = 0; i < all.length; i += TOGETHER)
    await Promise.all(all.slice(i, i + TOGETHER).map(work));
}

export interface Copied {
  readonly copied: number;
  /** Named by the database, and not in the store. */
  readonly missing: readonly string[];
}

/** Copies what the database names and the backup has not yet; a file never changes. */
export async function backUpFiles(db: Db, store: FileStore, folder: string): Promise<Copied> {
  const backup = localFiles(folder);
  const storedFiles = filesIn(folder);
  const fresh = (await namedFiles(db)).filter((key) => !storedFiles.has(key));
  const lost = new Set<string>();
  await forEach(fresh, async (key) => {
    const bytes = await store.read(key);
    if (bytes) await backup.put(key, bytes);
    else lost.add(key);
  });
  // One that was replaced meanwhile is named no longer.
  const missing = lost.size > 0 ? (await namedFiles(db)).filter((key) => lost.has(key)) : [];
  return { copied: fresh.length - lost.size, missing };
}

/** Gives a store back what the database names and it has not. */
export async function putFilesBack(db: Db, store: FileStore, source: FileStore): Promise<Copied> {
  const missing: string[] = [];
  let copied = 0;
  await forEach(await namedFiles(db), async (key) => {
    if (await store.read(key)) return;
    const bytes = await source.read(key);
    if (!bytes) return void missing.push(key);
    await store.put(key, bytes);
    copied++;
  });
  return { copied, missing: missing.sort() };
}

/** The keys of all files in a backup. */
export const filesIn = (folder: string): Set<string> =>
  new Set(
    ["public", "private"].flatMap((kind) =>
      existsSync(join(folder, kind))
        ? readdirSync(join(folder, kind)).map((name) => `${kind}/${name}`)
        : [],
    ),
  );
