import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";

/** The files that the site is made from. */
const SOURCES = ["apps/web", "packages/contract", "package-lock.json", "tsconfig.json"];
const MADE = new Set(["node_modules", "build", ".react-router"]);
const isTest = (name) => /\.test\.tsx?$/.test(name);
const isWords = (name) => name.endsWith(".po");

/**
 * The sources of a site that is made here, `{ code, words }`: a hash of each. By content alone: a
 * file that was touched, or changed and put back, is the same. Words are translations.
 */
export function readSources(root) {
  const files = SOURCES.flatMap((source) => filesIn(join(root, source)));
  const hashOf = (some) => {
    const hash = createHash("sha256");
    for (const file of some) {
      const bytes = readFileSync(file);
      hash.update(`${relative(root, file)}\0${bytes.length}\0`).update(bytes);
    }
    return hash.digest("hex");
  };
  return {
    code: hashOf(files.filter((file) => !isWords(file))),
    words: hashOf(files.filter(isWords)),
  };
}

function filesIn(place) {
  if (!existsSync(place)) return [];
  if (!statSync(place).isDirectory()) return [place];
  return readdirSync(place)
    .filter((name) => !MADE.has(name) && !isTest(name))
    .sort()
    .flatMap((name) => filesIn(join(place, name)));
}
