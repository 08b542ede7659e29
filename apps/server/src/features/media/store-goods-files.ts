import type { Deps } from "../../platform/deps.ts";
import type { Upload } from "../../platform/http/multipart.ts";
import { readCatalog } from "./catalogs/read-catalog.ts";
import { cleanPicture } from "./clean-picture.ts";
import { noteUnused } from "./media.store.ts";
import { keepPicture, type StoredPicture } from "./store-picture.ts";

type Sent = Pick<Upload, "path" | "field">;

/** Keeps a lot's pictures and its catalogue: all are judged before any is kept. */
export async function storeGoodsFiles(
  deps: Pick<Deps, "db" | "files">,
  pictures: readonly Sent[],
  sheet: Sent | undefined,
): Promise<{ pictures: StoredPicture[]; catalog: string | undefined }> {
  const catalog = sheet && (await readCatalog(sheet));
  const clean = await Promise.all(pictures.map(({ path, field }) => cleanPicture(path, field)));
  if (catalog) {
    await noteUnused(deps.db, [catalog.file]);
    await deps.files.put(`public/${catalog.file}`, catalog.bytes);
  }
  const kept: StoredPicture[] = [];
  for (const picture of clean) kept.push(await keepPicture(deps, picture));
  return { pictures: kept, catalog: catalog?.file };
}
