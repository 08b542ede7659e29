import { reactRouter } from "@react-router/dev/vite";
import * as contract from "@rebale/contract";
import { defineConfig, type Plugin } from "vite";
import { chunks, iconsApart } from "./chunks.ts";
import { messages } from "./messages.ts";

/** The site is built once for each language: a page carries the texts of one. */
const language = process.env.SITE_LANGUAGE ?? "en";

const isOperation = (v: unknown): v is contract.Operation =>
  typeof v === "object" && v !== null && "method" in v && "path" in v;

type Choice = (operation: contract.Operation) => boolean;
const ofOffice: Choice = ({ who }) => who === "admin";

/** What a caller needs of an operation at run time; the zod schemas stay out of the bundle. */
const light = ({ method, path, files }: contract.Operation) => ({
  method,
  path,
  files: files && Object.keys(files),
});

/** Of a feature, or of a group of operations in it, those that are chosen. */
function chosenOf(values: object, choice: Choice): object {
  const entries = Object.entries(values).flatMap(([name, value]): [string, object][] => {
    if (isOperation(value)) return choice(value) ? [[name, light(value)]] : [];
    if (Object.getPrototypeOf(Object(value)) !== Object.prototype) return [];
    const group = chosenOf(value, choice);
    return Object.keys(group).length > 0 ? [[name, group]] : [];
  });
  return Object.fromEntries(entries);
}

/**
 * `virtual:operations` and `virtual:office-operations`: method and path of the contract's
 * operations, typed in src/lib/api. The office's own come to no visitor.
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
  const choices: Readonly<Record<string, Choice>> = {
    "virtual:operations": (operation) => !ofOffice(operation),
    "virtual:office-operations": ofOffice,
  };
  return {
    name: "rebale:operations",
    resolveId: (source) => (source in choices ? `\0${source}` : undefined),
    load(wanted) {
      const choice = choices[wanted.slice(1)];
      if (!choice) return undefined;
      return Object.entries(features)
        .map(
          ([feature, values]) =>
            `export const ${feature} = ${JSON.stringify(chosenOf(values, choice))};`,
        )
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
