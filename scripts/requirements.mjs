import { execFileSync } from "node:child_process";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { packaged, root, run } from "./run.mjs";

/**
 * Refills 'shown by' in docs/requirements.md from the titles of the tests; with --check it only
 * says what is wrong.
 */

const page = join(root, "docs/requirements.md");
const row = /^\| (S\d+\.\d+|[WAU]\d+) +\|([^|\n]*)\|([^|\n]*)\|([^|\n]*)\|$/gm;
const title = /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]{0,80})?\(\s*(['"`])([\s\S]*?)\1/g;

const onlyLooks = process.argv.includes("--check");
const tests = readTests();
const rows = new Set();
const wrong = [];
const stale = [];

const filled = readFileSync(page, "utf8").replace(row, (_, id, what, where, shown) => {
  if (rows.has(id)) wrong.push(`${id} has two rows`);
  rows.add(id);
  for (const [, path] of where.matchAll(/`([^`]+)`/g))
    if (!existsSync(join(root, path))) wrong.push(`${id}: ${path} does not exist`);
  const links = [...(tests.get(id) ?? [])].map(
    (file) => `[${basename(file).replace(/\.test\.\w+$/, "")}](../${file})`,
  );
  const now = links.join(", ") || "not yet shown";
  if (shown.trim() !== now) stale.push(id);
  return `| ${id} |${what}|${where}| ${now} |`;
});
for (const [id, files] of tests)
  if (!rows.has(id)) wrong.push(`${id} has no row, but ${[...files].join(" and ")} names it`);

if (onlyLooks && stale.length)
  wrong.push(`'shown by' is stale, run npm run requirements: ${stale.join(" ")}`);
else if (stale.length) {
  writeFileSync(page, filled);
  const { code, output } = await run(packaged("biome", "format", "--write", page), { quiet: true });
  if (code !== 0) wrong.push(output);
}

for (const words of wrong) console.log(words);
const open = [...rows].filter((id) => !tests.has(id));
console.log(`${rows.size - open.length} of ${rows.size} requirements are shown by a test`);
if (open.length) console.log(`not yet: ${open.join(" ")}`);
process.exitCode = wrong.length > 0 ? 1 : 0;

/**
 * Requirement (S… of the specification, W… on who trades, A… on how they bid) → the files whose
 * titles name it. Only what Git tracks counts, so that the page is right in every checkout.
 */
function readTests() {
  const found = new Map();
  const tracked = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.test.mjs"], {
    cwd: root,
    encoding: "utf8",
  }).split("\n");
  for (const file of tracked.filter((name) => name && existsSync(join(root, name))).sort())
    for (const [, , words] of readFileSync(join(root, file), "utf8").matchAll(title))
      for (const [id] of words.matchAll(/S\d+\.\d+|\b[WAU]\d+\b/g))
        found.set(id, (found.get(id) ?? new Set()).add(file));
  return found;
}
