import type { Plugin } from "vite";
import { leanRouter } from "./router.ts";

const REACT = /^react(\/jsx-runtime)?$/;
const NAMED = "\0named:";
const OURS = /[\\/]apps[\\/]web[\\/]src[\\/]|[\\/]react-router[\\/]dist[\\/]/;

/**
 * React comes as CommonJS, so every call reads a property: `(0, react.useState)(…)`. With each
 * export as a name of its own the build can shorten it, and leave out what nobody uses.
 */
function reactByName(): Plugin {
  return {
    name: "rebale:react-by-name",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: ({ name }) => name === "client",
    resolveId: {
      filter: { id: REACT },
      handler: (source, importer = "", { kind }) =>
        kind === "import-statement" && OURS.test(importer) ? NAMED + source : null,
    },
    load: {
      filter: { id: new RegExp(`^${NAMED}`) },
      async handler(id) {
        const source = id.slice(NAMED.length);
        const names = Object.keys(await import(source)).filter((name) => /^[a-zA-Z]+$/.test(name));
        const exported = names
          .filter((name) => name !== "default")
          .map((name) => `export const ${name} = /* @__PURE__ */ (() => react.${name})();`);
        const code = [`import react from "${source}";`, "export default react;", ...exported];
        return { code: code.join("\n"), moduleSideEffects: false };
      },
    },
  };
}

/** The browser's React and router, without what this site does not use of them. */
export const leanFramework = (): Plugin[] => [reactByName(), leanRouter()];
