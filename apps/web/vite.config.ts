import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks, resolveDependencies } from "./chunks.ts";
import { messages } from "./messages.ts";
import { leanFramework } from "./plugins/framework.ts";
import { icons } from "./plugins/icons.ts";
import { lightOperations, operationsApart } from "./plugins/operations.ts";
import { shortPreload } from "./plugins/preload.ts";
import { reactWritesText } from "./plugins/react-text.ts";
import { routeMatching } from "./plugins/route-matching.ts";
import { serverRouter } from "./plugins/server-router.ts";
import { classesInPlace, shortName } from "./plugins/styles.ts";

/** The site is built once for each language: a page carries the texts of one. */
const language = process.env.SITE_LANGUAGE ?? "en";

/** The oldest browsers that open the site: Windows 7 and 8 end at Chrome 109. */
const BROWSERS = ["chrome109", "edge109", "safari15.4", "ios15.4", "firefox115"];

/** Every page is sent the names of some hundred files: 42 bits tell two builds of one apart. */
const scriptFileNames = "assets/[name]-[hash:7].js";
const assetFileNames = "assets/[name]-[hash:7][extname]";

export default defineConfig(({ command }) => ({
  plugins: [
    operationsApart(),
    classesInPlace(),
    messages(language),
    icons(),
    lightOperations(),
    leanFramework(),
    reactWritesText(),
    serverRouter(),
    routeMatching(),
    shortPreload(),
    reactRouter(),
  ],
  define: { "import.meta.env.VITE_LANGUAGE": JSON.stringify(language) },
  ...(command === "build" && { css: { modules: { generateScopedName: shortName() } } }),
  build: { assetsInlineLimit: 0, target: BROWSERS, modulePreload: { resolveDependencies } },
  // Read by `npm run dev` only.
  server: {
    proxy: { "^/(api|uploads)/": { target: process.env.VITE_API_URL, changeOrigin: true } },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Names of classes and other constants stand where they are used.
          optimization: { inlineConst: { mode: "all", pass: 2 } },
          output: {
            entryFileNames: scriptFileNames,
            chunkFileNames: scriptFileNames,
            assetFileNames,
            codeSplitting: chunks,
          },
        },
      },
    },
    ssr: {
      // React is bundled, so its production build has to be chosen here and not by the host's
      // environment.
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      build: { rollupOptions: { input: "./src/server.ts", output: { assetFileNames } } },
      // The built server file is all that the host needs; in development Node resolves packages
      // itself.
      resolve: { noExternal: command === "build" ? true : undefined },
    },
  },
}));
