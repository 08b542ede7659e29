import { join } from "node:path";
import type { Config } from "@react-router/dev/config";
import { compressAssets } from "./compress-assets.ts";
import { stampServiceWorker } from "./stamp-service-worker.ts";

const { SITE_LANGUAGE = "en" } = process.env;

export default {
  appDirectory: "src",
  buildDirectory: SITE_LANGUAGE === "en" ? "build" : `build/${SITE_LANGUAGE}`,
  ssr: true,
  // All routes are known from the first page on: no manifest calls while somebody walks through the
  // market.
  routeDiscovery: { mode: "initial" },
  // At the very end: the list of routes is written after the scripts are.
  buildEnd: async ({ reactRouterConfig }) => {
    const client = join(reactRouterConfig.buildDirectory, "client");
    await stampServiceWorker(client);
    await compressAssets(client);
  },
} satisfies Config;
