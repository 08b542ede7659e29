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

/** As React writes them, into the head; a link anywhere else is left as it is. */
const LINK =
  /<link(?: rel="modulepreload" href="([^"]+)"[^>]*|( nonce="[^"]*")? rel="stylesheet" href="(\/assets\/[\w.-]+\.css)(#?)")\/>/g;
const MODULE = ' type="module" async="">';
const program = String(afterPaint);

/**
 * The first paint needs nothing but the document: a page's few style sheets stand in it. Their
 * links stay, switched off,
 * so that React finds what it rendered; a later page that needs one again fetches it. Scripts come
 * after the first picture.
 */
export function lean(html: string, nonce: string): string {
  if (import.meta.env.DEV) return html;
  const end = html.indexOf("</head>");
  const modules: string[] = [];
  const there = new Set<string>();
  const head = html
    .slice(0, end)
    .replace(LINK, (_, module?: string, allowed = "", href = "", twice = "") => {
      if (module) {
        modules.push(module);
        return "";
      }
      const style = there.has(href) ? "" : `<style>${sheet(href)}</style>`;
      there.add(href);
      return `${style}<link${allowed} rel="stylesheet" href="${href}${twice}" disabled=""/>`;
    });
  return head + withScriptsAfterPaint(html.slice(end), modules, nonce);
}

/**
 * React takes the script in the module's place for the one it rendered: it compares addresses, and
 * neither has one.
 */
function withScriptsAfterPaint(body: string, modules: readonly string[], nonce: string): string {
  const at = body.indexOf(MODULE);
  if (at < 0) return body;
  const from = at + MODULE.length;
  const to = body.indexOf("</script>", from);
  const given = [body.slice(from, to), modules, nonce].map(inScript).join();
  return `${body.slice(0, at)}>(${program})(${given})${body.slice(to)}`;
}

const inScript = (value: unknown) => JSON.stringify(value).replaceAll("<", "\\u003c");
