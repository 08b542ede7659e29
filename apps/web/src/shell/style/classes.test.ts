import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const source = new URL("../../", import.meta.url).pathname;
const IMPORT = /^import (\w+) from "([^"]+\.module\.css)";/gm;

/** Classes that a file takes from its style sheets and that these do not have. */
function missing(path: string): string[] {
  const code = readFileSync(join(source, path), "utf8");
  return [...code.matchAll(IMPORT)].flatMap(([, local, sheet = ""]) => {
    const css = readFileSync(join(source, dirname(path), sheet), "utf8");
    const uses = code.matchAll(new RegExp(`(?<![.\\w"'/-])${local}\\.(\\w+)`, "g"));
    return [...uses]
      .filter(([, name]) => !new RegExp(`\\.${name}(?![\\w-])`).test(css))
      .map(([use]) => `${path}: ${use}`);
  });
}

test("every class that a component asks for stands in its style sheet", () => {
  expect(globSync("**/*.tsx", { cwd: source }).flatMap(missing)).toEqual([]);
});
