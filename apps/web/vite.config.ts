import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { chunks } from "./chunks.ts";
import { icons } from "./icons.ts";
import { messages } from "./messages/plugin.ts";
import { lightOperations, operationsApart } from "./operations.ts";

/** Which language `npm run dev` shows; what is built has them all. */
const { SITE_LANGUAGE = "en" } = process.env;

/** The oldest browsers that open the site: Windows 7 and 8 end at Chrome 109. */
const BROWSERS = ["chrome109", "edge109", "safari15.4", "ios15.4", "firefox115"];

export default defineConfig(({ command }) => ({
  plugins: [operationsApart(), lightOperations(), messages(SITE_LANGUAGE), icons(), reactRouter()],
  // The content policy would have to allow data that stands in a document.
  build: { assetsInlineLimit: 0, target: BROWSERS },
  // Read by `npm run dev` only.
  server: {
    proxy: { "^/(api|uploads)/": { target: process.env.VITE_API_URL, changeOrigin: true } },
  },
  environments: {
    client: { build: { rollupOptions: { output: { codeSplitting: chunks } } } },
    ssr: {
      // React is bundled, so its production build has to be chosen here and not by the host's
      // environment.
      ...(command === "build" && { define: { "process.env.NODE_ENV": '"production"' } }),
      build: { rollupOptions: { input: "./src/server.ts" } },
      // The built file is all that server.ts needs; in development Node resolves packages itself.
      resolve: { noExternal: command === "build" ? true : undefined },
    },
  },
}));
