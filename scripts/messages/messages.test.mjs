import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { messages } from "../../apps/web/messages.ts";
import { root } from "../run.mjs";
import { findFaults } from "./catalogues.mjs";

const checkout = mkdtempSync(join(tmpdir(), "rebale-texts-"));
afterAll(() => rmSync(checkout, { recursive: true, force: true }));

const write = (path, text) => {
  mkdirSync(join(checkout, path, ".."), { recursive: true });
  writeFileSync(join(checkout, path), text);
};
write(
  "apps/web/src/features/sale/sale.tsx",
  'import { t } from "ttag";\nexport const a = t`Sell Now`;\n' +
    `export const b = (n) => t\`$\{n} lots\`;\nexport const c = t\`Buy\`;\n` +
    `export const d = (n) => ngettext(msgid\`$\{n} bid\`, \`$\{n} bids\`, n);`,
);
write(
  "apps/web/src/features/sale/hi.po",
  'msgid "Sell Now"\nmsgstr "माल बेचिए"\n\n' +
    `msgid "$\{ 0 } lots"\nmsgstr "कई लॉट"\n\nmsgid "Gone"\nmsgstr "गया"\n\n` +
    `msgid "$\{ 0 } bid"\nmsgstr "$\{ 0 } बोली"\n`,
);

test("the check names a text without Hindi, one that lost a parameter, a plural in one form, and Hindi for no text", () => {
  const { missing, unused } = findFaults(checkout);
  expect(missing.map(({ line, key }) => `${line}: ${key}`)).toEqual([
    `3: $\{ 0 } lots`,
    "4: Buy",
    `5: $\{ 0 } bid`,
  ]);
  expect(unused.map(({ key }) => key)).toEqual(["Gone"]);
});

/** As Vite calls the plugin for a file of the home page. */
const built = (language, code) =>
  messages(language).transform.call(
    { addWatchFile: () => undefined },
    `import { t } from "ttag";\n${code}`,
    join(root, "apps/web/src/features/home/made-up.tsx"),
  );

test("what is built has one language, and nothing of the library", async () => {
  const english = await built("en", "export const a = t`Start bidding`;");
  expect(english.code).toContain("Start bidding");
  const hindi = await built("hi", "export const a = t`Start bidding`;");
  expect(hindi.code).toContain("बोली लगाइए");
  expect(hindi.code).not.toContain("bidding");
  expect(hindi.code).not.toMatch(/\bt\b`/);
});

test("a text without Hindi ends the build, by name", async () => {
  await expect(built("hi", "export const a = t`Never said`;")).rejects.toThrow(
    /made-up\.tsx.*"Never said"/,
  );
});
