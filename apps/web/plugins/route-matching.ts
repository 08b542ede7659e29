import type { Plugin } from "vite";
import { changeOnce, ROUTER } from "./change-once.ts";

const FILE = "router/utils.js";
const COMPILED = "compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1)";

const MATCHED = "matchPathImpl(pattern, remainingPathname, meta.matcher, meta.compiledParams)";

/**
 * How an address finds its page. Of a hundred routes those whose address begins otherwise need not
 * be compared, and what a route's address looks like is worked out when it is first compared: the
 * router did so for each, twice before a page's first tap was answered.
 */
const CHANGES = [
  [
    `routesMeta: routesMeta.map((meta, i) => {
				let [matcher, params] = ${COMPILED};
				return {
					...meta,
					matcher,
					compiledParams: params
				};
			})`,
    "routesMeta: routesMeta.map((meta) => ({ ...meta }))",
  ],
  [
    `let match = meta.matcher && meta.compiledParams ? ${MATCHED} : matchPath(pattern, remainingPathname);`,
    `if (!meta.matcher)
			[meta.matcher, meta.compiledParams] = compilePath(meta.relativePath, meta.caseSensitive, end);
		let match = ${MATCHED};`,
  ],
  [
    "function matchRoutesImpl(",
    `function mayMatch(branch, first) {
	branch.first ??= /^\\/?([\\w.-]+)(\\/|$)/.exec(branch.path)?.[1].toLowerCase() ?? true;
	return branch.first === true || branch.first === first;
}
function matchRoutesImpl(`,
  ],
  [
    "for (let i = 0; matches == null && i < branches.length; ++i) matches =",
    `let first = decoded.split("/", 2)[1]?.toLowerCase();
	for (let i = 0; matches == null && i < branches.length; ++i)
		if (mayMatch(branches[i], first)) matches =`,
  ],
] as const;

/** Finds a page's route without looking at every route of the site. */
export function routeMatching(): Plugin {
  let isFound = false;
  return {
    name: "rebale:route-matching",
    apply: "build",
    transform: {
      filter: { id: ROUTER },
      handler(code, id) {
        if (ROUTER.exec(id)?.[1]?.replaceAll("\\", "/") !== FILE) return null;
        isFound = true;
        return { code: changeOnce(this, code, FILE, CHANGES), map: null };
      },
    },
    buildEnd(error) {
      if (!error && !isFound) this.error(`the router has no ${FILE}`);
    },
  };
}
