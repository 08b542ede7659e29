import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  // Its texts are marks: localize.ts makes the site of each language from it.
  buildDirectory: "build/marked",
  ssr: true,
  // All routes are known from the first page on: no manifest calls while somebody walks through the
  // market.
  routeDiscovery: { mode: "initial" },
  splitRouteModules: false,
} satisfies Config;
