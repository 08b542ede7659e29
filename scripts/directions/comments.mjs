import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseSync } from "rolldown/utils";

export const SUBJECT = "a comment begins with a subject: not with What, Who or Of";
const code = "{apps,bench,e2e,lab,ops,packages,scripts}/**/*.{ts,tsx,mjs}";
const exclude = [
  "**/{node_modules,build}/**",
  "scripts/directions/fixtures/**",
  // Written by a tool, from the comments of columns.
  "apps/server/src/platform/db/db-types.ts",
  "packages/client/schema.d.ts",
];
const subjectless = /^[\s*]*(What|Who|Of)\b/;

/** Comments without a subject, in tests and scripts, too. */
export function findSubjectless(root) {
  return globSync(code, { cwd: root, exclude })
    .sort()
    .flatMap((path) => {
      const text = readFileSync(join(root, path), "utf8");
      return beginningsOf(path, text).flatMap(({ value, start }) => {
        const word = subjectless.exec(value)?.[1];
        const line = text.slice(0, start).split("\n").length;
        return word ? [{ rule: SUBJECT, path, line, what: `begins a comment with ${word}` }] : [];
      });
    });
}

/** The file's comments; several `//` lines in a row are one, which begins with the first. */
function beginningsOf(path, text) {
  const { comments } = parseSync(path, text);
  const goesOn = ({ type, start }, before) =>
    type === "Line" &&
    before?.type === "Line" &&
    /^\r?\n[ \t]*$/.test(text.slice(before.end, start));
  return comments.filter((comment, i) => !goesOn(comment, comments[i - 1]));
}
