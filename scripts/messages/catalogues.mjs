import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { po } from "gettext-parser";
import { parseSync } from "oxc-parser";
import { walk } from "../directions/source.mjs";

/** Files whose texts are translated; the office stays English and tags nothing. */
const SOURCES = "apps/web/src/**/*.{ts,tsx}";

/**
 * Every tagged text of the checkout at `root`: `{ path, line, key, forms, catalogue }`; a plural has
 * two forms.
 */
export function readTexts(root) {
  return globSync(SOURCES, { cwd: root })
    .filter((path) => !/\.(test|d)\.tsx?$/.test(path))
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      if (!text.includes('from "ttag"')) return [];
      const catalogue = catalogueOf(root, path);
      return keysIn(path, text).map(({ key, forms, at }) => ({
        path,
        line: text.slice(0, at).split("\n").length,
        key,
        forms,
        catalogue,
      }));
    });
}

/** A text's key is the English, with `${ 0 }`, `${ 1 }` … where its parameters stand. */
function keysIn(path, text) {
  const found = [];
  walk(parseSync(path, text).program, (node) => {
    if (node.type !== "TaggedTemplateExpression") return;
    if (!["t", "jt", "msgid"].includes(node.tag.name)) return;
    const key = node.quasi.quasis
      .map(({ value }, i) => (i === 0 ? value.cooked : `\${ ${i - 1} }${value.cooked}`))
      .join("");
    found.push({ key, forms: node.tag.name === "msgid" ? 2 : 1, at: node.start });
  });
  return found;
}

/** As apps/web/messages.ts finds it: the nearest hi.po above the file. */
function catalogueOf(root, path) {
  const source = join(root, "apps/web/src");
  for (let folder = dirname(join(root, path)); folder.startsWith(source); folder = dirname(folder))
    if (existsSync(join(folder, "hi.po"))) return relative(root, join(folder, "hi.po"));
  return "apps/web/src/hi.po";
}

/** What a catalogue says, by key; nothing where there is none yet. */
export function readCatalogue(root, path) {
  const file = join(root, path);
  if (!existsSync(file)) return new Map();
  const { translations } = po.parse(readFileSync(file));
  const entries = Object.entries(translations[""] ?? {}).filter(([key]) => key !== "");
  return new Map(entries.map(([key, { msgstr }]) => [key, msgstr]));
}

/**
 * What is wrong with the translations: `{ missing, unused }`. A plural needs both of its forms, and
 * every parameter of the English is in the Hindi, no other.
 */
export function findFaults(root) {
  const texts = readTexts(root);
  const paths = new Set([
    ...texts.map(({ catalogue }) => catalogue),
    ...globSync("apps/web/src/**/hi.po", { cwd: root }),
  ]);
  const missing = [];
  const unused = [];
  for (const path of paths) {
    const values = readCatalogue(root, path);
    const wanted = texts.filter(({ catalogue }) => catalogue === path);
    for (const text of wanted) {
      const forms = values.get(text.key) ?? [];
      const same = forms.every((form) => form && parametersOf(form) === parametersOf(text.key));
      if (forms.length !== text.forms || !same) missing.push(text);
    }
    const keys = new Set(wanted.map(({ key }) => key));
    for (const key of values.keys()) if (!keys.has(key)) unused.push({ catalogue: path, key });
  }
  return { missing, unused };
}

const parametersOf = (text) => [...new Set(text.match(/\$\{ \d+ \}/g) ?? [])].sort().join();
