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

/**
 * The first paint needs nothing but the document: a page's few style sheets stand in it. Their links stay, for print
 * only, so that React finds what it rendered and later pages find them in the cache. Scripts are fetched after pictures.
 */
export function lean(html: string): string {
  if (import.meta.env.DEV) return html;
  const there = new Set<string>();
  return html
    .replace(
      /<link( nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g,
      (_, nonce = "", href: string, twice: string) => {
        const style = there.has(href) ? "" : `<style>${sheet(href)}</style>`;
        there.add(href);
        return `${style}<link${nonce} rel="stylesheet" href="${href}${twice}" media="print"/>`;
      },
    )
    .replaceAll('<link rel="modulepreload"', '<link fetchpriority="low" rel="modulepreload"');
}
