import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const client = join(dirname(fileURLToPath(import.meta.url)), "../client");
const sheets = new Map<string, string>();

function sheet(href: string): string {
  let css = sheets.get(href);
  if (css === undefined) {
    css = readFileSync(join(client, href), "utf8");
    sheets.set(href, css);
  }
  return css;
}

/** As React writes them; a few are asked for once more, with a `#`. */
const LINK = /<link( nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g;

/**
 * The first paint needs nothing but the document: a page's few style sheets stand in its head.
 * Their links stay, switched off, so that React finds what it rendered; a later page that needs one
 * again fetches it.
 */
export function inlineCriticalCss(html: string): string {
  const end = html.indexOf("</head>");
  const there = new Set<string>();
  const head = html.slice(0, end).replace(LINK, (_, nonce = "", href: string, again: string) => {
    const style = there.has(href) ? "" : `<style>${sheet(href)}</style>`;
    there.add(href);
    const link = (to: string) => `<link${nonce} rel="stylesheet" href="${to}" disabled=""/>`;
    // Vite looks for a sheet by its bare address before it fetches one for a later part.
    return style + (again ? link(href) : "") + link(href + again);
  });
  return head + html.slice(end);
}
