import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./run.mjs";

/**
 * No line of code is longer than 100 characters. Spared are texts that a line break would change:
 * one string literal or piece of JSX text whose line fits without it. Spared, too, are files of
 * texts, migrations (never edited once applied), and what a program wrote.
 */
const MAX = 100;
const texts = /\/data\/|\.text\.tsx?$|\/messages\.ts$/;
const frozen = /\/migrations\//;
const generated = /db-types\.ts$|client\/schema\.d\.ts$|directions\/fixtures\/|^assets\//;

const literal = /`.*`|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|\/(?:[^/\\]|\\.)+\/[a-z]*|>[^<>{}]+</g;

function isTooLong(line) {
  if (line.length <= MAX) return false;
  const longest = Math.max(0, ...[...line.matchAll(literal)].map(([text]) => text.length));
  return line.length - longest > MAX || longest < MAX / 4;
}

const files = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs", "*.css", "*.sql"], {
  cwd: root,
  encoding: "utf8",
}).split("\n");
for (const file of files) {
  if (!file || [texts, frozen, generated].some((spared) => spared.test(file))) continue;
  if (!existsSync(join(root, file))) continue;
  const lines = readFileSync(join(root, file), "utf8").split("\n");
  for (const [i, line] of lines.entries()) {
    if (!isTooLong(line)) continue;
    console.log(`${file}:${i + 1} has ${line.length} characters`);
    process.exitCode = 1;
  }
}
