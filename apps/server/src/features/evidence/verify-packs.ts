import { hash } from "node:crypto";
import type { Db } from "../../platform/db/db.ts";
import type { FileStore } from "../../platform/files/files.ts";
import { allPacks } from "./packs.store.ts";

export interface PacksReport {
  readonly packs: number;
  /** The first whose file is gone or another, in words. */
  readonly broken: string | null;
}

/** Whether each pack is still the file whose hash is in its day's. */
export async function verifyPacks(db: Db, files: Pick<FileStore, "read">): Promise<PacksReport> {
  const packs = await allPacks(db);
  for (const { id, file, sha256 } of packs) {
    const bytes = await files.read(`private/${file}`);
    if (!bytes) return { packs: packs.length, broken: `pack ${id} has no file` };
    if (hash("sha256", bytes) !== sha256)
      return { packs: packs.length, broken: `pack ${id} is another file than was handed out` };
  }
  return { packs: packs.length, broken: null };
}
