import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Files of visitors' first pages (chunks.ts): each kilobyte counts, and they are few. */
const FIRST = /(^|\/)(entry\.client|framework|shared|calls|manifest|operations|with-|part-of-)/;

/**
 * Writes `.br` and `.gz` beside every script, style, drawing and WebAssembly of the browser's
 * build: compressed once instead of for each visitor. The hardest quality, which takes twenty times
 * as long for a tenth less, is for what visitors wait for.
 */
export async function compressAssets(folder: string): Promise<void> {
  const texts = (await readdir(folder, { recursive: true })).filter((file) =>
    /\.(m?js|css|svg|json|wasm|webmanifest)$/.test(file),
  );
  await Promise.all(
    texts.map(async (file) => {
      const bytes = await readFile(join(folder, file));
      if (bytes.length < 1024) return;
      await writeFile(
        join(folder, `${file}.br`),
        await brotli(bytes, {
          params: { [constants.BROTLI_PARAM_QUALITY]: FIRST.test(file) ? 11 : 9 },
        }),
      );
      await writeFile(join(folder, `${file}.gz`), await zip(bytes, { level: 9 }));
    }),
  );
}
