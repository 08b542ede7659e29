import type { Plugin } from "vite";
import { type Change, changeOnce, ROUTER } from "./change-once.ts";

/** By file of the router: what it does for every page, and what is enough on the server. */
const CHANGES: Readonly<Record<string, readonly Change[]>> = {
  "hooks.js": [
    // An address from the root, of letters, digits and lines, is resolved already: the site has no
    // basename.
    [
      "function useHref(to, { relative } = {}) {",
      'function useHref(to, { relative } = {}) {\n\tif (typeof to === "string" && /^(\\/|(\\/[\\w-]+)+)$/.test(to)) return to;',
    ],
    // A page is rendered once: nothing asks for what is remembered of a link.
    [
      "let routePathnamesJson = JSON.stringify(getResolveToMatches(matches));\n\treturn React$1.useMemo(",
      'return resolveTo(to, getResolveToMatches(matches), locationPathname, relative === "path");\n\tlet routePathnamesJson;\n\treturn React$1.useMemo(',
    ],
  ],
  // Nobody clicks here, and no page is fetched before it is asked for (plugins/router.ts).
  "dom/lib.js": [
    [
      "useTransitions } = {}) {\n\tlet navigate",
      "useTransitions } = {}) {\n\treturn;\n\tlet navigate",
    ],
  ],
  "dom/ssr/components.js": [
    [
      "function usePrefetchBehavior(prefetch, theirElementProps) {",
      "function usePrefetchBehavior() {\n\treturn [false, null, {}];\n\tlet prefetch, theirElementProps;",
    ],
  ],
  // The routes are the same for each page.
  "dom/ssr/server.js": [
    ["function ServerRouter(", "let siteRoutes;\nfunction ServerRouter("],
    ["let routes = createServerRoutes(", "let routes = siteRoutes ??= createServerRoutes("],
  ],
  "dom/server.js": [
    [
      "function createStaticRouter(",
      "const converted = new WeakMap();\nfunction createStaticRouter(",
    ],
    [
      "let manifest = {};\n\tlet dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, manifest);",
      `let known = converted.get(routes);
	if (!known) {
		known = { manifest: {} };
		known.dataRoutes = convertRoutesToDataRoutes(routes, void 0, void 0, known.manifest);
		converted.set(routes, known);
	}
	let { manifest, dataRoutes } = known;`,
    ],
  ],
};

/** The server's router, without what it does anew for each page and each link of one. */
export function serverRouter(): Plugin {
  const left = new Set(Object.keys(CHANGES));
  return {
    name: "rebale:server-router",
    apply: "build",
    applyToEnvironment: ({ name }) => name === "ssr",
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        const file = ROUTER.exec(id)?.[1]?.replaceAll("\\", "/") ?? "";
        const changes = CHANGES[file];
        if (!changes) return null;
        left.delete(file);
        return { code: changeOnce(this, code, file, changes), map: null };
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`the router has no ${[...left].join(", ")}`);
    },
  };
}
