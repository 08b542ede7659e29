import { randomUUID } from "node:crypto";
import { chmodSync, mkdirSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "../config.ts";
import { fileKey } from "./file-key.ts";
import { s3Files } from "./s3-files.ts";

/**
 * Where bytes live. Keys are made by us (`public/…`, `private/…`, `renditions/…`), never by a
 * visitor.
 */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

/** The bucket that the configuration names, or else `folder`. */
export const createFileStore = (config: Config, folder: string): FileStore =>
  config.S3_BUCKET ? s3Files({ ...config, S3_BUCKET: config.S3_BUCKET }) : localFiles(folder);

/**
 * A folder of this machine, for its own user alone. A file appears whole or not at all, also when
 * the disk is full.
 */
export function localFiles(folder: string): FileStore {
  const at = (key: string) => join(folder, fileKey(key));
  // Folders that an earlier version made were readable by everybody on the machine.
  for (const kind of ["public", "private", "renditions"]) {
    mkdirSync(join(folder, kind), { recursive: true, mode: 0o700 });
    chmodSync(join(folder, kind), 0o700);
  }
  return {
    async put(key, bytes) {
      const path = at(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const draft = `${path}.${randomUUID()}`;
      try {
        await writeFile(draft, bytes, { mode: 0o600 });
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
    },
    async read(key) {
      return readFile(at(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === "ENOENT") return null;
        throw error;
      });
    },
    remove: (key) => rm(at(key), { force: true }),
  };
}
