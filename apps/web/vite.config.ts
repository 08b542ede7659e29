import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks, iconsApart } from "./chunks.ts";
import { messages } from "./messages.ts";
import { lightOperations, operationsApart } from "./operations.ts";

/** The site is built once for each language: a page carries the texts of one. */
const language = process.env.SITE_LANGUAGE ?? "en";

export default defineConfig(({ command }) => ({
  plugins: [messages(language), iconsApart(), operationsApart(), lightOperations(), reactRouter()],
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
