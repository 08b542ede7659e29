import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { root } from "./run.mjs";

const files = execFileSync("git", ["ls-files"], { cwd: root, encoding: "utf8" })
  .trim()
  .split("\n")
  .filter((file) => existsSync(join(root, file)));
/** The guides are pages of the market: their links are its own, and a test runs their code. */
const isGuide = (file) => file.startsWith("apps/server/src/features/guides/texts/");
const documents = files.filter((file) => file.endsWith(".md") && !isGuide(file));
/** The letters of ARCHITECTURE.md. */
const shortFor = { S: "apps/server/src", W: "apps/web/src", C: "packages/contract/src" };

/** A document may leave out how a path begins: `bids/bid.rules.ts`, and a star is any name. */
function isThere(path) {
  const whole = path.replace(/^([SWC])(?=\/)/, (_, letter) => shortFor[letter]);
  const plain = whole.replace(/^\.\/|\/$/g, "").replace(/[.+()]/g, "\\$&");
  const named = new RegExp(`(^|[/.])${plain.replaceAll("*", "[^/]*")}(/|$)`);
  return files.some((file) => named.test(file));
}
/** No file of the repository: packages, and what runs and builds make. */
const isElsewhere = (path) => /^(@|(\.\/)?(data|build|node_modules)\b)/.test(path);
const isFile = (word) => /\w\.(tsx?|mjs|md|sql|css|py|sh|ya?ml|po)$/.test(word);

function brokenIn(document, text) {
  const links = [...text.matchAll(/\]\(([^)\s#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
  const words = [...text.matchAll(/```[\s\S]*?```|`[^`]+`/g)]
    // A command counts by its words that are files; a word that stands alone may be a folder.
    .flatMap(([code]) =>
      code
        .split(/[`\s]+/)
        .filter(isFile)
        .concat(code.slice(1, -1)),
    )
    .filter((word, i, all) => all.indexOf(word) === i && /^[\w.*/@-]+$/.test(word))
    .filter((word) => (isFile(word) || /^\w[\w.*-]*\//.test(word)) && !isElsewhere(word));
  return [
    ...links.filter((link) => !existsSync(join(root, dirname(document), link))),
    ...words.filter((word) => !isThere(word)),
  ].map((path) => `${document}: ${path}`);
}

test("every path that a document names is there", () => {
  const broken = documents.flatMap((document) =>
    brokenIn(document, readFileSync(join(root, document), "utf8")),
  );
  expect(broken).toEqual([]);
});

test("a path or a link that is gone is named", () => {
  const text = "See `S/app.ts`, `ui/lot/gone.tsx`, `gone.rules.ts` and [this](gone.md).";
  expect(brokenIn("README.md", text)).toEqual(
    ["gone.md", "ui/lot/gone.tsx", "gone.rules.ts"].map((path) => `README.md: ${path}`),
  );
});
