import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import type { Config } from "./config.ts";
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
export const openFiles = (config: Config, folder: string): FileStore =>
  config.S3_BUCKET ? s3Files({ ...config, S3_BUCKET: config.S3_BUCKET }) : localFiles(folder);

/** A folder of this machine. A file appears whole or not at all. */
export function localFiles(folder: string): FileStore {
  const at = (key: string) => join(folder, fileKey(key));
  return {
    async put(key, bytes) {
      const path = at(key);
      await mkdir(dirname(path), { recursive: true });
      const draft = `${path}.${randomUUID()}`;
      await writeFile(draft, bytes);
      await rename(draft, path);
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
