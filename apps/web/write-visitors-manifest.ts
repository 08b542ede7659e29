import { createHash } from "node:crypto";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

interface Route {
  readonly parentId?: string;
  readonly path?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
  readonly hasDefaultExport?: boolean;
}
interface Manifest {
  readonly routes: Record<string, Route>;
  readonly entry: object;
  readonly url: string;
}

/**
 * The list of all routes, and one for visitors: without the office's, without what is false,
 * without the style sheets that the routes around one bring, and without the files that a page's
 * script imports, which the browser learns from the script. (The router reads them for
 * `<Link prefetch>` alone, which this site does not use.)
 */
export async function writeVisitorsManifest(client: string): Promise<void> {
  const assets = join(client, "assets");
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  if (!name) throw new Error("there is no list of routes");
  const [, before = "", json = ""] =
    /^([\w.]+=)(\{.*\});?\s*$/s.exec(await readFile(join(assets, name), "utf8")) ?? [];
  const { routes, entry, ...rest } = JSON.parse(json) as Manifest;
  const office = Object.keys(routes).find((id) => routes[id]?.path === "admin");
  const isOffices = (id: string | undefined): boolean =>
    id !== undefined && (id === office || isOffices(routes[id]?.parentId));
  const visitors = Object.entries(routes).filter(([id]) => !isOffices(id));
  const list = {
    ...rest,
    entry: { ...entry, imports: [] },
    routes: Object.fromEntries(
      visitors.map(([id, route]) => [id, lean({ ...route, css: ownStyles(route, routes) })]),
    ),
  };
  const text = `${before}${JSON.stringify(list)};`;
  const hash = createHash("sha256").update(text).digest("hex").slice(0, 8);
  await writeFile(join(assets, `visitors-manifest-${hash}.js`), text);
}

function ownStyles(route: Route, routes: Manifest["routes"]): readonly string[] | undefined {
  const around = new Set<string>();
  for (let at = route; at.parentId; ) {
    at = routes[at.parentId] ?? {};
    for (const sheet of at.css ?? []) around.add(sheet);
  }
  const own = route.css?.filter((sheet) => !around.has(sheet));
  return own?.length ? own : undefined;
}

const lean = ({ imports: _, hasDefaultExport: __, ...route }: Route) =>
  Object.fromEntries(Object.entries<unknown>(route).filter(([, value]) => value !== false));
