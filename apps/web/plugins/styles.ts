import { createHash } from "node:crypto";
import { relative } from "node:path";
import type { Plugin } from "vite";
import { SOURCE } from "./source.ts";

const IMPORT = /^import (\w+) from ("[^"]+\.module\.css");/gm;
/** Names that cannot be exported on their own. */
const RESERVED =
  /^(await|break|case|class|default|delete|do|else|export|for|if|import|in|new|return|switch|this|try|typeof|var|void|while|with|yield)$/;

/** Every use is `classes.name`: none takes a class by a name that is only known later. */
function isPlain(code: string, local: string): boolean {
  const uses = [
    ...code.matchAll(new RegExp(`(?<![.\\w"'/-])${local}\\b(?!["'/-])(\\.\\w+)?`, "g")),
  ];
  return uses
    .filter(({ index }) => !/import $/.test(code.slice(0, index)))
    .every(([, member]) => member && !RESERVED.test(member.slice(1)));
}

/**
 * In what is built, the names of classes stand where they are used instead of in a table for each
 * style sheet. A sheet whose names are all in place has to be kept for its styles.
 */
export function classesInPlace(): Plugin[] {
  return [
    {
      name: "rebale:classes-in-place",
      apply: "build",
      enforce: "pre",
      transform: {
        filter: { id: SOURCE, code: ".module.css" },
        handler: (code) => ({
          code: code.replace(IMPORT, (all, local: string, file: string) =>
            isPlain(code, local) ? `import * as ${local} from ${file};` : all,
          ),
          map: null,
        }),
      },
    },
    {
      name: "rebale:keep-styles",
      apply: "build",
      enforce: "post",
      transform: {
        filter: { id: /\.module\.css$/ },
        handler: (code) => ({ code, map: null, moduleSideEffects: "no-treeshake" }),
      },
    },
  ];
}

/**
 * A class in what is built: a mark of its style sheet and its number there, `_k3Xq0`. Vite's own
 * `_name_k3xq9_104` says the same in three times the bytes, in every page, style and script.
 */
export function shortName(): (name: string, file: string, css: string) => string {
  const sheets = new Map<string, { readonly file: string; readonly names: string[] }>();
  return (name, file, css) => {
    const of = `${relative(import.meta.dirname, file)} ${css}`;
    const mark = createHash("sha256").update(of).digest("base64url").slice(0, 4);
    const sheet = sheets.get(mark) ?? { file, names: [] };
    if (sheet.file !== file)
      throw new Error(`${file} has the mark of ${sheet.file}: change a word`);
    sheets.set(mark, sheet);
    if (!sheet.names.includes(name)) sheet.names.push(name);
    return `_${mark}${sheet.names.indexOf(name).toString(36)}`;
  };
}
