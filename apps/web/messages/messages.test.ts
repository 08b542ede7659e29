// biome-ignore-all lint/suspicious/noTemplateCurlyInString: sources of texts, in strings.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { findFaults, toldOf } from "./catalogues.ts";
import { localize } from "./localize.ts";
import { marked } from "./plugin.ts";

const folder = mkdtempSync(join(tmpdir(), "rebale-texts-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (path: string, text: string) => {
  mkdirSync(join(folder, path, ".."), { recursive: true });
  writeFileSync(join(folder, path), text);
};
const read = (path: string) => readFileSync(join(folder, path), "utf8");

test("the check names a text without words, one that lost a parameter, and words for no text, with file and line", () => {
  write(
    "src/sale/sale.tsx",
    'import { t } from "ttag";\nexport const a = t`Sell Now`;\n' +
      "export const b = (n) => t`${n} lots`;\nexport const c = t`Buy`;\n",
  );
  write("src/hi.po", 'msgid "Buy"\nmsgstr "ख़रीदिए"\n');
  write(
    "src/sale/hi.po",
    'msgid "Sell Now"\nmsgstr "माल बेचिए"\n\n' +
      'msgid "${ 0 } lots"\nmsgstr "कई लॉट"\n\nmsgid "Gone"\nmsgstr "गया"\n',
  );
  expect(toldOf(findFaults(join(folder, "src")))).toEqual([
    'apps/web/src/sale/sale.tsx:3 "${ 0 } lots" has no translation in sale/hi.po',
    'apps/web/src/sale/sale.tsx:4 "Buy" has no translation in sale/hi.po',
    'sale/hi.po: no text is "Gone"',
    'hi.po: no text is "Buy"',
  ]);
});

/** The files that a bundler makes of `code`, in English and in other words. */
function built(code: string, words: Record<string, string>) {
  rmSync(join(folder, "site"), { recursive: true, force: true });
  write("marked/client/assets/page-1.js", marked("page.tsx", code));
  write("marked/client/assets/start-1.js", 'import "./page-1.js"; import "./plain-1.js";');
  write("marked/client/assets/plain-1.js", "export const n = 1;");
  write("marked/server/index.js", `import("/assets/page-1.js"); ${marked("page.tsx", code)}`);
  localize(join(folder, "marked"), join(folder, "site"), { hi: (_, key) => words[key] });
  const names = readdirSync(join(folder, "site/client/assets")).sort();
  const named = (pattern: RegExp) => names.find((name) => pattern.test(name)) ?? "";
  return {
    names,
    named,
    english: read("site/client/assets/page-1.js").trim(),
    other: read(`site/client/assets/${named(/^page-1-hi/)}`).trim(),
  };
}

test("words take the place of their texts, with parameters in their own order and texts within texts", () => {
  const { english, other } = built(
    'import { jt, t } from "ttag";\nf(t`No`, t`${a} of ${g(t`No`)}`, jt`By ${h(t`No`)}.`, t`A \\`tick\\``);',
    {
      No: "नहीं",
      "${ 0 } of ${ 1 }": "${ 1 } में से ${ 0 }",
      "By ${ 0 }.": "${ 0 } से `है`",
      "A `tick`": "एक `टिक` \\ ${है}",
    },
  );
  expect(english).toBe('f("No", `${a} of ${g("No")}`, ["By ", h("No"), "."], "A `tick`");');
  expect(other).toBe(
    'f("नहीं", `${g("नहीं")} में से ${a}`, [h("नहीं"), " से `है`"], "एक `टिक` \\\\ ${है}");',
  );
});

test("a text may be a constant, and what is for other languages alone goes", () => {
  const { english, other } = built(
    'import { t } from "ttag";\nexport const words = { a: t`No` };\n' +
      'export const names = $language === "en" ? {} : { b: t`No` };',
    { No: "नहीं" },
  );
  expect(english).not.toContain("b:");
  expect(english).toContain("names");
  expect(other.match(/नहीं/g)).toHaveLength(2);
});

test("a script's name follows from its words and from those of what it loads; one without words is the same for all", () => {
  const code = 'import { t } from "ttag";\nf(t`No`);';
  const first = built(code, { No: "नहीं" });
  expect(first.names).toEqual([
    expect.stringMatching(/^page-1-hi[0-9a-f]{8}\.js$/),
    "page-1.js",
    "plain-1.js",
    expect.stringMatching(/^start-1-hi[0-9a-f]{8}\.js$/),
    "start-1.js",
  ]);
  expect(read(`site/client/assets/${first.named(/^start-1-hi/)}`)).toContain(
    `"./${first.named(/^page-1-hi/)}"; import "./plain-1.js"`,
  );
  expect(read("site/hi/index.js")).toContain(`/assets/${first.named(/^page-1-hi/)}`);
  expect(read("site/en/index.js")).toContain("/assets/page-1.js");
  const then = built(code, { No: "ना" });
  for (const pattern of [/^page-1-hi/, /^start-1-hi/])
    expect(then.named(pattern)).not.toBe(first.named(pattern));
});

test("a text without words ends the build, by name", () => {
  expect(() => built('import { t } from "ttag";\nf(t`Never said`);', {})).toThrow(
    'No words in hi for\npage.tsx: "Never said"',
  );
});
