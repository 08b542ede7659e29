import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Writes `.br` and `.gz` beside every script, style and drawing of the browser's build: compressed once, hard, instead of for each visitor. */
export function compressAssets(): Plugin {
  return {
    name: "rebale:compress-assets",
    applyToEnvironment: (environment) => environment.name === "client",
    async writeBundle({ dir }, bundle) {
      const texts = Object.keys(bundle).filter((file) => /\.(js|css|svg|json)$/.test(file));
      await Promise.all(
        texts.map(async (file) => {
          const bytes = await readFile(join(dir ?? "", file));
          if (bytes.length < 1024) return;
          await writeFile(join(dir ?? "", `${file}.br`), await brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
          await writeFile(join(dir ?? "", `${file}.gz`), await zip(bytes, { level: 9 }));
        }),
      );
    },
  };
}
