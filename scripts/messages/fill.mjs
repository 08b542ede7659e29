import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { po } from "gettext-parser";
import { root } from "../run.mjs";
import { findFaults, readCatalogue, readTexts } from "./catalogues.mjs";

/**
 * Brings the catalogues in line with the source: adds what is new, without words yet, and drops
 * what nobody asks for. `npm run messages -- words.json` takes the words from `{ key: words }`.
 */
const given = process.argv[2] ? JSON.parse(readFileSync(process.argv[2], "utf8")) : {};
const headers = {
  language: "hi",
  "mime-version": "1.0",
  "content-type": "text/plain; charset=UTF-8",
  "content-transfer-encoding": "8bit",
  "plural-forms": "nplurals=2; plural=(n > 1);",
};

const byCatalogue = Map.groupBy(readTexts(root), ({ catalogue }) => catalogue);
for (const [path, texts] of byCatalogue) {
  const values = readCatalogue(root, path);
  const keys = [...new Set(texts.map(({ key }) => key))];
  const entries = keys.map((key) => {
    const words = given[key] ?? values.get(key) ?? "";
    return [key, { msgid: key, msgstr: [words].flat() }];
  });
  const translations = { "": { "": { msgid: "", msgstr: [""] }, ...Object.fromEntries(entries) } };
  const text = po.compile({ charset: "utf-8", headers, translations }, { foldLength: 0 });
  writeFileSync(join(root, path), text);
}
console.log(`${findFaults(root).missing.length} texts lack words`);
