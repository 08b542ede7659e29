import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import type { Deps } from "../../platform/deps.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { Problem } from "../../platform/problem.ts";
import { cleanPicture } from "./clean-picture.ts";
import { keepPicture } from "./media.store.ts";
import { catalogKind } from "./store-catalog.ts";
import type { StoredPicture } from "./store-picture.ts";

const sha256 = (bytes: Buffer) => createHash("sha256").update(bytes).digest("hex");

/** Keeps a lot's pictures and its catalogue, as `storePicture` and `storeCatalog` do: all are judged before any is kept. */
export async function storeGoodsFiles(
  { db, files }: Pick<Deps, "db" | "files">,
  pictures: readonly Upload[],
  catalog: Upload | undefined,
): Promise<{ pictures: StoredPicture[]; catalog: string | undefined }> {
  const sheet = catalog && (await readCatalog(catalog));
  const clean = await Promise.all(pictures.map((upload) => cleanPicture(upload.path, upload.field)));
  const kept = clean.map(({ bytes, width, height }) => ({ bytes, picture: { file: `${sha256(bytes)}.webp`, width, height } }));
  if (sheet) await files.put(`public/${sheet.file}`, sheet.bytes);
  for (const { bytes, picture } of kept) {
    await files.put(`public/${picture.file}`, bytes);
    await keepPicture(db, picture);
  }
  return { pictures: kept.map(({ picture }) => picture), catalog: sheet?.file };
}

async function readCatalog({ path, field }: Upload) {
  const bytes = await readFile(path);
  const kind = catalogKind(bytes);
  if (!kind) throw new Problem("catalog_unreadable", { path: field });
  return { bytes, file: `${sha256(bytes)}.${kind}` };
}
