import { createHash } from "node:crypto";
import type { Deps } from "../../platform/deps.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { type CleanPicture, cleanPicture } from "./clean-picture.ts";
import { addPicture, noteUnused } from "./media.store.ts";

export interface StoredPicture {
  /** Below /uploads. */
  readonly file: string;
  readonly width: number;
  readonly height: number;
}

type Store = Pick<Deps, "db" | "files">;

/** Keeps a picture for everybody. */
export const storePicture = async (
  deps: Store,
  upload: Pick<Upload, "path" | "field">,
): Promise<StoredPicture> =>
  storeContentPicture(deps, await cleanPicture(upload.path, upload.field));

/** Once under the hash of its cleaned bytes. */
export async function storeContentPicture(
  { db, files }: Store,
  { bytes, width, height }: CleanPicture,
): Promise<StoredPicture> {
  const picture = {
    file: `${createHash("sha256").update(bytes).digest("hex")}.webp`,
    width,
    height,
  };
  await noteUnused(db, [picture.file]);
  await files.put(`public/${picture.file}`, bytes);
  await addPicture(db, picture);
  return picture;
}
