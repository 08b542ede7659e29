import { existsSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { transformAsync } from "@babel/core";
import type { Plugin } from "vite";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "src");

/** The catalogue of Hindi that a source file's texts are in: the nearest above it, within src. */
export function catalogueOf(file: string): string {
  for (let folder = dirname(file); folder.startsWith(source); folder = dirname(folder)) {
    const catalogue = join(folder, "hi.po");
    if (existsSync(catalogue)) return catalogue;
  }
  return join(source, "hi.po");
}

/**
 * Puts the texts of one language in the places that ttag's tags mark (docs/decisions/040): nothing
 * of ttag, and nothing of another language, is left in what is built. A text without a translation
 * ends the build, by name.
 */
export function messages(language: string): Plugin {
  return {
    name: "rebale:messages",
    enforce: "pre",
    async transform(code, id) {
      const file = id.replace(/\?.*$/, "");
      if (!file.startsWith(source) || !/from "ttag"/.test(code)) return null;
      const translations = language === "en" ? "default" : catalogueOf(file);
      if (language !== "en") this.addWatchFile(translations);
      const done = await transformAsync(code, {
        filename: file,
        cwd: here,
        configFile: false,
        babelrc: false,
        parserOpts: { plugins: file.endsWith("x") ? ["jsx", "typescript"] : ["typescript"] },
        generatorOpts: { jsescOption: { minimal: true } },
        plugins: [
          [
            "babel-plugin-ttag",
            { resolve: { translations, unresolved: "fail" }, numberedExpressions: true },
          ],
        ],
        sourceMaps: true,
      }).catch((error: Error) => {
        const [what] = error.message.split("\n");
        throw new Error(`${relative(here, file)}: ${what?.replace(/^.*?: /, "")}`);
      });
      return done?.code ? { code: done.code, map: done.map } : null;
    },
  };
}
