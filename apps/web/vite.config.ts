import { reactRouter } from "@react-router/dev/vite";
import * as contract from "@rebale/contract";
import { defineConfig, type Plugin } from "vite";
import { chunks, iconsApart } from "./chunks.ts";
import { messages } from "./messages.ts";

/** The site is built once for each language: a page carries the texts of one. */
const language = process.env.SITE_LANGUAGE ?? "en";

const isOperation = (v: unknown): v is contract.Operation =>
  typeof v === "object" && v !== null && "method" in v && "path" in v;

/** What a caller needs of an operation at run time; the zod schemas stay out of the bundle. */
const light = (value: unknown): unknown => {
  if (isOperation(value))
    return {
      method: value.method,
      path: value.path,
      files: value.files && Object.keys(value.files),
    };
  if (
    typeof value !== "object" ||
    value === null ||
    Object.getPrototypeOf(value) !== Object.prototype
  )
    return undefined;
  const group = Object.entries(value).filter(([, v]) => isOperation(v));
  return group.length ? Object.fromEntries(group.map(([name, v]) => [name, light(v)])) : undefined;
};

/**
 * `virtual:operations`: method and path of every operation of the contract, typed in
 * src/lib/api/operations.ts.
 */
function lightOperations(): Plugin {
  const features = {
    accounts: contract.accounts,
    auctions: contract.auctions,
    authorisations: contract.authorisations,
    companies: contract.companies,
    content: contract.content,
    events: contract.events,
    figures: contract.figures,
    irregularities: contract.irregularities,
    listings: contract.listings,
    office: contract.office,
    personalData: contract.personalData,
    priceBoard: contract.priceBoard,
    savedSearches: contract.savedSearches,
    watchlist: contract.watchlist,
  };
  const id = "\0virtual:operations";
  return {
    name: "rebale:operations",
    resolveId: (source) => (source === "virtual:operations" ? id : undefined),
    load(wanted) {
      if (wanted !== id) return undefined;
      return Object.entries(features)
        .map(([feature, values]) => {
          const operations = Object.entries(values).flatMap(([name, v]) =>
            light(v) ? [[name, light(v)]] : [],
          );
          return `export const ${feature} = ${JSON.stringify(Object.fromEntries(operations))};`;
        })
        .join("\n");
    },
  };
}

export default defineConfig(({ command }) => ({
  plugins: [messages(language), iconsApart(), lightOperations(), reactRouter()],
  define: { "import.meta.env.VITE_LANGUAGE": JSON.stringify(language) },
  build: { assetsInlineLimit: 0, target: "es2022" },
  // Read by `npm run dev` only.
  server: {
    proxy: { "^/(api|uploads)/": { target: process.env.VITE_API_URL, changeOrigin: true } },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: "assets/[name]-[hash].js",
            codeSplitting: chunks,
          },
        },
      },
    },
    ssr: {
      // React is bundled, so its production build has to be chosen here and not by the host's
      // environment.
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      build: { rollupOptions: { input: "./src/server.ts" } },
      // The built server file is all that the host needs; in development Node resolves packages
      // itself.
      resolve: { noExternal: command === "build" ? true : undefined },
    },
  },
}));
