import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const read = (path) => readFileSync(join(root, path), "utf8");
const pages = ["specification.md", "requirements.md", "security/findings.md"];
const written = new Set(
  pages.flatMap((page) => read(join("docs", page)).match(/\b(?:TA|PK|[A-Z])\d+(?:\.\d+)?\b/g)),
);

const title = /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]{0,80})?\(\s*(['"`])([\s\S]*?)\1/g;
/** Ids stand in a title's parentheses: `(S5.6, finding M1, office 4)`. */
const groups = /\(([^()]+)\)/g;
const isId = (word) => /^(?:TA|PK|[A-Z])\d+(?:\.\d+)?$/.test(word);

test("whatever id a test's title cites is explained in the docs", () => {
  const files = execFileSync("git", ["ls-files", "*.test.ts", "*.test.tsx", "*.test.mjs"], {
    cwd: root,
    encoding: "utf8",
  });
  const unknown = files
    .trim()
    .split("\n")
    .flatMap((file) =>
      [...read(file).matchAll(title)].flatMap(([, , words]) =>
        [...words.matchAll(groups)]
          .flatMap(([, group]) => group.split(", "))
          // A finding's id is another thing's id, too.
          .map((word) => word.replace(/^finding /, ""))
          .filter((word) => isId(word) && !written.has(word))
          .map((id) => `${id} in ${file}`),
      ),
    );
  expect(unknown).toEqual([]);
});
