import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  ssr: true,
  // All routes are known from the first page on: no manifest calls while somebody walks through the market.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
