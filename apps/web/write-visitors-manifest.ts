import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Manifest {
  readonly routes: Record<string, { readonly parentId?: string; readonly path?: string }>;
  readonly url: string;
}

/** The list of all routes, and one without the office's: three of its seven kilobytes. */
export async function writeVisitorsManifest(client: string): Promise<void> {
  const assets = join(client, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("there is no list of routes");
  const [, before = "", json = ""] =
    /^([\w.]+=)(\{.*\});?\s*$/s.exec(await readFile(join(assets, name), "utf8")) ?? [];
  const { routes, ...rest } = JSON.parse(json) as Manifest;
  const office = Object.keys(routes).find((id) => routes[id]?.path === "admin");
  const isOffices = (id: string | undefined): boolean =>
    id !== undefined && (id === office || isOffices(routes[id]?.parentId));
  const visitors = Object.fromEntries(Object.entries(routes).filter(([id]) => !isOffices(id)));
  const text = `${before}${JSON.stringify({ ...rest, routes: visitors })};`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  await writeFile(join(assets, `visitors-manifest-${hash}.js`), text);
}
