import type { Plugin } from "vite";
import { ROUTER } from "./change-once.ts";

/**
 * Parts of the router that this site never uses: traces of its own navigations, and asking for
 * routes one by one (all are known from the first page on, react-router.config.ts). What asks for
 * them gets what they would have answered; the undefined are for servers.
 */
const FILES: Readonly<Record<string, string>> = {
  "router/instrumentation.js": `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    export const instrumentHandler = undefined, instrumentationResultMetaContext = undefined;`,
  "dom/ssr/fog-of-war.js": `
    export const isFogOfWarEnabled = () => false;
    export const getPartialManifest = (manifest) => manifest;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getManifestPath = undefined, getPathsWithAncestors = undefined;
    export const handleClientVersionMismatch = undefined;`,
};

/** Functions and classes that stay by name, and what they do instead: nothing, or this. */
const EMPTY: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  // Fetchers, actions, routes asked for one by one, transitions between views.
  "router/router.js": {
    fetch: "",
    handleFetcherAction: "",
    handleFetcherLoader: "",
    handleAction: "",
    discoverRoutes: "",
    patchRoutesImpl: "",
    restoreAppliedTransitions: "",
    persistAppliedTransitions: "",
  },
  "dom/ssr/single-fetch.js": {
    singleFetchActionStrategy: "",
    singleFetchLoaderFetcherStrategy: "",
    nonSsrStrategy: "",
  },
  // Routes changed while somebody develops, and pages fetched before they are asked for.
  "dom/ssr/routes.js": {
    createClientRoutesWithHMRRevalidationOptOut: "",
    wrapShouldRevalidateForHdr: "",
    noActionDefinedError: "",
  },
  "dom/ssr/components.js": {
    PrefetchPageLinks: "",
    PrefetchPageLinksImpl: "",
    RSCPrefetchPageLinksImpl: "",
    usePrefetchBehavior: "return [false, null, {}];",
  },
  "dom/lib.js": { HistoryRouter: "", useViewTransitionState: "return false;" },
  "components.js": { AwaitErrorBoundary: "" },
  "hooks.js": { RSCErrorHandler: "", DefaultErrorComponent: "" },
};

/** What would need them. */
const USES =
  /\b(useFetchers?|Await|useActionData|useViewTransitionState|clientAction|PrefetchPageLinks)\b|<Form[^>]*method="post"|\b(prefetch|viewTransition)=|navigate=\{false\}/;

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly id?: { readonly name: string } | null;
  readonly init?: Node | null;
  readonly body?: Node;
}

/** Every function and class of a file that is declared by name, however deep. */
function declared(node: unknown, found: [string, Node][] = []): [string, Node][] {
  if (typeof node !== "object" || node === null) return found;
  const { type, id, init } = node as Node;
  if (type === "FunctionDeclaration" && id) found.push([id.name, node as Node]);
  if (init?.type === "ClassExpression" && id) found.push([id.name, init]);
  for (const child of Object.values(node)) declared(child, found);
  return found;
}

/** The browser's router, without what this site does not use of it. */
export function leanRouter(): Plugin {
  const left = new Set([...Object.keys(FILES), ...Object.keys(EMPTY)]);
  const fileOf = (id: string) => ROUTER.exec(id)?.[1]?.replaceAll("\\", "/") ?? "";
  return {
    name: "rebale:lean-router",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    load(id) {
      const code = FILES[fileOf(id)];
      if (code) left.delete(fileOf(id));
      return code;
    },
    transform: {
      filter: { id: [ROUTER, /[\\/]apps[\\/]web[\\/]src[\\/].*\.tsx?(\?|$)/] },
      handler(code, id) {
        const use = code.includes('"react-router"') && !ROUTER.test(id) && USES.exec(code)?.[0];
        if (use) this.error(`plugins/router.ts leaves out what ${id} uses: ${use}`);
        const bodies = EMPTY[fileOf(id)];
        if (!bodies) return null;
        left.delete(fileOf(id));
        const found = declared(this.parse(code)).filter(([name]) => name in bodies);
        if (found.length !== Object.keys(bodies).length)
          this.error(`${id} does not declare ${Object.keys(bodies).join(", ")} once each`);
        let lean = code;
        // From the end on, so that the places before stay where they are.
        found.sort(([, a], [, b]) => b.start - a.start);
        for (const [name, { type, start, end, body }] of found) {
          const head = code.slice(start, body?.start);
          const text = type === "ClassExpression" ? "class {}" : `${head}{${bodies[name]}}`;
          lean = lean.slice(0, start) + text + lean.slice(end);
        }
        return { code: lean, map: null };
      },
    },
    /** A new version of the router may have moved them: then they would be sent whole again. */
    buildEnd(error) {
      if (!error && left.size > 0) this.error(`the router has no ${[...left].join(", ")}`);
    },
  };
}
