import { createHash } from "node:crypto";
import type { Deps } from "../../platform/deps.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { cleanPicture } from "./clean-picture.ts";
import { keepPicture } from "./media.store.ts";

export interface StoredPicture {
  /** Below /uploads. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

/** Keeps a picture for everybody, once under the hash of its cleaned bytes. */
export async function storePicture(
  { db, files }: Pick<Deps, "db" | "files">,
  upload: Pick<Upload, "path" | "field">,
): Promise<StoredPicture> {
  const { bytes, width, height } = await cleanPicture(upload.path, upload.field);
  const file = `${createHash("sha256").update(bytes).digest("hex")}.webp`;
  await files.put(`public/${file}`, bytes);
  await keepPicture(db, { file, width, height });
  return { file, width, height };
}
