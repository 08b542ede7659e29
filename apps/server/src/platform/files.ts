import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { randomUUID } from "node:crypto";
import { dirname, join } from "node:path";

/** Where bytes live. Keys are made by us (`public/…`, `private/…`, `renditions/…`), never by a visitor. */
export interface FileStore {
  put(key: string, bytes: Buffer): Promise<void>;
  /** null when there is no such file. */
  read(key: string): Promise<Buffer | null>;
  remove(key: string): Promise<void>;
}

const KEY = /^(public|private|renditions)\/[a-z0-9][a-z0-9._-]*$/;

/** A folder of this machine. A file appears whole or not at all. */
export function localFiles(folder: string): FileStore {
  const at = (key: string) => {
    if (!KEY.test(key)) throw new Error(`Not a file key: ${key}`);
    return join(folder, key);
  };
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
