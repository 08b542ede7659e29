import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { EntryContext } from "react-router";

const assets = join(dirname(fileURLToPath(import.meta.url)), "../client/assets");
let address: string | undefined;

/**
 * Pages outside the office ask for the list of routes without the office's, which
 * write-visitors-manifest.ts wrote: from there no link leads into it but by a new document.
 */
export function withVisitorsManifest(entry: EntryContext, pathname: string): EntryContext {
  if (import.meta.env.DEV || /^\/admin(\/|$)/.test(pathname)) return entry;
  const name = () => readdirSync(assets).find((file) => /^visitors-manifest-\w+\.js$/.test(file));
  address ??= `/assets/${name()}`;
  return { ...entry, manifest: { ...entry.manifest, url: address } };
}
