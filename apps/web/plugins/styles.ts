import type { Plugin } from "vite";

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
        filter: { id: /\.tsx?$/, code: ".module.css" },
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
