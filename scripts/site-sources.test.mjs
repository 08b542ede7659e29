import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readSources } from "./site-sources.mjs";

function aCheckout() {
  const root = mkdtempSync(join(tmpdir(), "rebale-sources-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const write = (path, text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  };
  write("apps/web/src/root.tsx", "root");
  write("apps/web/src/hi.po", "words");
  write("packages/contract/src/index.ts", "contract");
  return { root, write };
}

test("a file that is touched, or changed and put back, makes no new site (V38)", () => {
  const { root, write } = aCheckout();
  const before = readSources(root);
  const later = new Date(Date.now() + 60_000);
  utimesSync(join(root, "apps/web/src/root.tsx"), later, later);
  expect(readSources(root)).toEqual(before);
  write("apps/web/src/root.tsx", "other");
  expect(readSources(root).code).not.toBe(before.code);
  write("apps/web/src/root.tsx", "root");
  expect(readSources(root)).toEqual(before);
});

test("code and words are told apart; tests and what builds make are neither (V38)", () => {
  const { root, write } = aCheckout();
  const before = readSources(root);
  write("apps/web/src/root.test.tsx", "test");
  write("apps/web/build/site/en/index.js", "made");
  write("apps/web/node_modules/x.js", "made");
  expect(readSources(root)).toEqual(before);
  write("apps/web/src/hi.po", "other words");
  expect(readSources(root)).toEqual({
    code: before.code,
    words: expect.not.stringMatching(before.words),
  });
});

test("a file that is gone, or has another name, makes a new site (V38)", () => {
  const { root, write } = aCheckout();
  const before = readSources(root);
  rmSync(join(root, "packages/contract/src/index.ts"));
  write("packages/contract/src/main.ts", "contract");
  expect(readSources(root).code).not.toBe(before.code);
});
