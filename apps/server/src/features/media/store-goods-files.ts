import type { Deps } from "../../platform/deps.ts";
import type { SentFile } from "../../platform/http/multipart.ts";
import { Problem } from "../../platform/http/problems/problem.ts";
import { readCatalog } from "./catalogs/read-catalog.ts";
import { cleanPicture } from "./clean-picture.ts";
import { noteUnused } from "./media.store.ts";
import { type StoredPicture, storeContentPicture } from "./store-picture.ts";

/** Stores a lot's pictures and its catalogue: all are validated before any is stored. */
export async function storeGoodsFiles(
  deps: Pick<Deps, "db" | "files">,
  pictures: readonly (SentFile & { readonly filename?: string })[],
  sheet: SentFile | undefined,
): Promise<{ pictures: StoredPicture[]; catalog: string | undefined }> {
  const catalog = sheet && (await readCatalog(sheet));
  const clean = await Promise.all(
    pictures.map(({ path, field, filename }) =>
      cleanPicture(path, field).catch((error) => {
        throw pictures.length > 1 && filename ? named(error, filename) : error;
      }),
    ),
  );
  if (catalog) {
    await noteUnused(deps.db, [catalog.file]);
    await deps.files.put(`public/${catalog.file}`, catalog.bytes);
  }
  const stored: StoredPicture[] = [];
  for (const picture of clean) stored.push(await storeContentPicture(deps, picture));
  return { pictures: stored, catalog: catalog?.file };
}

/** Which of several pictures it is. */
function named(error: unknown, filename: string): unknown {
  if (!(error instanceof Problem)) return error;
  const [{ path = "" } = {}] = error.errors;
  const name = filename.slice(0, 80);
  const { en, hi } = error.words;
  return new Problem(error.code, { path, msg: { en: `${name}: ${en}`, hi: `${name}: ${hi}` } });
}
