import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterPaint } from "./after-paint.ts";

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
 * The first paint needs nothing but the document: a page's few style sheets stand in it. Their
 * links stay, switched off,
 * so that React finds what it rendered; a later page that needs one again fetches it. Scripts come
 * after the first picture.
 */
export function lean(html: string, nonce: string): string {
  if (import.meta.env.DEV) return html;
  return withScriptsAfterPaint(withStyles(html), nonce);
}

function withStyles(html: string): string {
  const there = new Set<string>();
  return html.replace(
    /<link( nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)"\/>/g,
    (_, allowed = "", href: string, twice: string) => {
      const style = there.has(href) ? "" : `<style>${sheet(href)}</style>`;
      there.add(href);
      return `${style}<link${allowed} rel="stylesheet" href="${href}${twice}" disabled=""/>`;
    },
  );
}

/**
 * React takes the script in the module's place for the one it rendered: it compares addresses, and
 * neither has one.
 */
function withScriptsAfterPaint(html: string, nonce: string): string {
  const modules: string[] = [];
  const without = html.replace(
    /<link rel="modulepreload" href="([^"]+)"[^>]*\/>/g,
    (_, href: string) => {
      modules.push(href);
      return "";
    },
  );
  return without.replace(
    /(<script[^>]*) type="module" async="">([\s\S]*?)<\/script>/,
    (_, script: string, program: string) =>
      `${script}>(${afterPaint})(${[program, modules, nonce].map(inScript).join()})</script>`,
  );
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
