import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { po } from "gettext-parser";
import {
  catalogueOf,
  findFaults,
  languagesOf,
  readCatalogue,
  readTexts,
  source,
} from "./catalogues.ts";

/**
 * Brings the catalogues in line with the source: adds what is new, without words yet, and drops
 * what nobody asks for. `npm run messages -- words.json` takes the words from `{ key: words }`.
 */
const given = process.argv[2] ? JSON.parse(readFileSync(process.argv[2], "utf8")) : {};
const texts = readTexts();
for (const language of languagesOf())
  for (const [path, wanted] of Map.groupBy(texts, ({ path }) => catalogueOf(language, path)))
    writeFileSync(join(source, path), filled(language, readCatalogue(path), wanted));
console.log(`${findFaults().missing.length} texts lack words`);

function filled(
  language: string,
  words: ReadonlyMap<string, string>,
  wanted: readonly { readonly key: string }[],
): Buffer {
  const headers = {
    language,
    "mime-version": "1.0",
    "content-type": "text/plain; charset=UTF-8",
    "content-transfer-encoding": "8bit",
  };
  const entries = [...new Set(wanted.map(({ key }) => key))].map((key) => {
    const msgstr = [given[key] ?? words.get(key) ?? ""];
    return [key, { msgid: key, msgstr }];
  });
  const translations = { "": { "": { msgid: "", msgstr: [""] }, ...Object.fromEntries(entries) } };
  return po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
}
