import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { createElement as h } from "react";
import { renderToString } from "react-dom/server";
import { afterAll, beforeAll, expect, test } from "vitest";
import { routeMatching } from "./route-matching.ts";
import { serverRouter } from "./server-router.ts";

/** The router of the site's build finds the same pages and makes the same links as the plain one. */

type Router = typeof import("react-router");
type RouteConfig = import("react-router").RouteObject & { path?: string; children?: RouteConfig[] };

// Within the site, so that both find the same React.
let folder = "";
let plain: Router;
let changed: Router;
let routes: RouteConfig[];

beforeAll(async () => {
  const cache = join(import.meta.dirname, "../../../node_modules/.cache");
  await mkdir(cache, { recursive: true });
  folder = await mkdtemp(join(cache, "router-"));
  [plain, changed] = await Promise.all([
    built("plain", []),
    built("changed", [serverRouter(), routeMatching()]),
  ]);
  const { default: configured } = await import("../src/routes.ts");
  routes = withIds((await configured) as RouteConfig[]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

async function built(name: string, plugins: ReturnType<typeof serverRouter>[]): Promise<Router> {
  const { build } = await import("vite");
  const outDir = join(folder, name);
  const entry = `${outDir}.js`;
  await writeFile(entry, 'export * from "react-router";');
  await build({
    configFile: false,
    logLevel: "error",
    plugins,
    // As in the build, not the router of who develops.
    environments: {
      ssr: { resolve: { noExternal: ["react-router"], conditions: ["module", "node"] } },
    },
    build: { ssr: entry, outDir, minify: false, emptyOutDir: true },
  });
  const file = (await readdir(outDir)).find((entry) => /\.m?js$/.test(entry)) ?? "";
  return import(pathToFileURL(join(outDir, file)).href);
}

/** Layouts and pages without their modules, as the router is handed them. */
const withIds = (configured: readonly RouteConfig[], at = "r"): RouteConfig[] =>
  configured.map(({ path, index, children }, i) => ({
    id: `${at}-${i}`,
    path,
    ...(index ? { index } : { children: children && withIds(children, `${at}-${i}`) }),
  })) as RouteConfig[];

/** Of each page an address, with a value in place of each `:part`, `:part?` and `*`. */
const addresses = (of: readonly RouteConfig[], before = ""): string[] =>
  of.flatMap(({ path, children }) => {
    const here = path ? `${before}/${path.replace(/^\//, "")}` : before;
    return children ? addresses(children, here) : [here || "/"];
  });
const filled = (address: string) => address.replace(/:\w+\??|\*/g, "crt-5-t");

test("every address of the site finds the page that it finds without the changes", () => {
  const all = addresses(routes);
  expect(all.length).toBeGreaterThan(60);
  const asked = all.flatMap((address) => {
    const path = filled(address);
    const short = filled(address.replace(/\/:\w+\?/g, ""));
    return [
      path,
      short,
      `${path}/`,
      path.toUpperCase(),
      `${path}/no-such`,
      `/x${path}`,
      `/${path}`,
    ];
  });
  asked.push("/%E0%A4%B9", "//", "/a.b/c", "/.well-known/x", "/सेल", "/are-selling%2Fx");
  const found = (router: Router, path: string) =>
    router
      .matchRoutes(routes, path)
      ?.map(({ route, params, pathname }) => [route.id, params, pathname]);
  for (const path of asked) expect.soft(found(changed, path), path).toEqual(found(plain, path));
  expect(asked.filter((path) => found(plain, path)).length).toBeGreaterThan(all.length);
});

test("every kind of link leads where it leads without the changes", () => {
  const kinds = [
    "/",
    "/are-selling",
    "/auctiondetail/crt-5_t",
    "/a/../b",
    "/a//b",
    "/a b",
    "/a?x=1#top",
    "//other.example/x",
    "https://other.example/x",
    "mailto:office@rebale.example",
    "..",
    ".",
    "",
    "../b?y",
    "?page=2",
    "#bids",
    { pathname: "/a", search: "?x=1" },
    { search: "?x=1" },
  ];
  const page = ({ MemoryRouter, Link, NavLink, Routes, Route }: Router) =>
    renderToString(
      h(
        MemoryRouter,
        { initialEntries: ["/are-selling/lot?q=1"] },
        h(
          Routes,
          null,
          h(
            Route,
            { path: "/are-selling" },
            h(Route, {
              path: "lot",
              element: kinds.flatMap((to, i) => [
                h(Link, { key: `${i}a`, to }, "lot"),
                h(Link, { key: `${i}b`, to, relative: "path", prefetch: "intent" }, "lot"),
                h(NavLink, { key: `${i}c`, to, end: true }, "lot"),
              ]),
            }),
          ),
        ),
      ),
    );
  expect(page(changed)).toBe(page(plain));
  expect(page(changed).match(/<a /g)).toHaveLength(3 * kinds.length);
});
