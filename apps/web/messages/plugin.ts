import { relative } from "node:path";
import type { Plugin } from "vite";
import { catalogueOf, source, wordingIn } from "./catalogues.ts";
import { expressionOf, findTagged, rewrite } from "./syntax.ts";

/** The mark in a built file in place of a text: `$text("shop/lots.tsx", "${ 0 } lots", n)`. */
export const MARKS = { text: "$text", parts: "$parts" } as const;
/** The mark in a built file in place of the language's code. */
export const LANGUAGE_MARK = "$language";

/**
 * Texts of the sources, which ttag's tags mark. In what is built they are left as marks, and
 * localize.ts puts each language's words in their places; in development the words are put in at
 * once.
 */
export function messages(language: string): Plugin {
  let isBuilt = true;
  return {
    name: "rebale:messages",
    enforce: "pre",
    config: (_, { command }) => {
      isBuilt = command === "build";
      const value = isBuilt ? LANGUAGE_MARK : JSON.stringify(language);
      return { define: { "import.meta.env.VITE_LANGUAGE": value } };
    },
    transform: {
      filter: { id: /\.tsx?(\?|$)/, code: 'from "ttag"' },
      handler(code, id) {
        const file = id.replace(/\?.*$/, "");
        if (!file.startsWith(source)) return null;
        const path = relative(source, file);
        if (isBuilt) return { code: marked(path, code), map: null };
        if (language !== "en") this.addWatchFile(source + catalogueOf(language, path));
        return { code: worded(path, code, language), map: null };
      },
    },
  };
}

/** The source with marks in place of its texts: calls that a bundler may leave out or move. */
export function marked(path: string, code: string): string {
  return rewrite(code, findTagged(path, code), (place, parameters) => {
    if (place.kind === "import") return "";
    const given = [JSON.stringify(path), JSON.stringify(place.key), ...parameters];
    return `/* @__PURE__ */ ${MARKS[place.kind]}(${given.join(", ")})`;
  });
}

/** The source with a language's words in place of its texts. */
function worded(path: string, code: string, language: string): string {
  const words = wordingIn(language);
  return rewrite(code, findTagged(path, code), (place, parameters) => {
    if (place.kind === "import") return "";
    return expressionOf(place.kind, words(path, place.key) ?? place.key, parameters);
  });
}
