import { readFileSync } from "node:fs";
import { Marked } from "marked";

/** The guides, in the order in which they are read; `index` leads to them. */
export const GUIDES: readonly string[] = [
  "accounts",
  "keys",
  "list-a-lot",
  "follow-a-sale",
  "verify-a-webhook",
  "sandbox",
];

const marked = new Marked();

/** One guide as a page, with the market's own address in its calls. */
export function renderGuide(name: string, home: string): string {
  const text = readFileSync(new URL(`./texts/${name}.md`, import.meta.url), "utf8");
  const title = /^# (.+)$/m.exec(text)?.[1] ?? "Guides";
  const body = marked.parse(text.replaceAll("https://market.example", home), { async: false });
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Rebale API</title>
<style>${STYLE}</style>
</head>
<body>
<nav aria-label="API"><a href="/api/docs/">API</a> <a href="/api/docs/guides">Guides</a></nav>
<main>
${body}</main>
</body>
</html>
`;
}

/** As the page of the API looks. */
const STYLE = `
:root { color-scheme: light }
body { margin: 0; background: #fafafa; color: #3b4151; font: 16px/1.6 sans-serif }
nav { background: #1b1b1b; padding: 12px 20px }
nav a { color: #fff; display: inline-block; padding: 10px 12px 10px 0; font-weight: bold }
main { max-width: 820px; margin: 0 auto; padding: 8px 20px 64px }
h1 { font-size: 36px; line-height: 1.2; margin: 32px 0 16px }
h2 { font-size: 24px; line-height: 1.3; margin: 40px 0 8px; border-bottom: 1px solid #d8dde7 }
a { color: #2a5f9e }
code { font: 14px/1.5 ui-monospace, Menlo, Consolas, monospace }
:not(pre) > code { background: #eceff4; padding: 1px 4px }
pre { background: #333; color: #fff; border-radius: 4px; padding: 14px 16px; overflow-x: auto }
pre:has(.language-json) { background: #fff; color: #3b4151; border: 1px solid #d8dde7 }
table { border-collapse: collapse; display: block; overflow-x: auto }
th, td { text-align: left; vertical-align: top; padding: 6px 12px 6px 0 }
th, td { border-bottom: 1px solid #d8dde7 }
`;
