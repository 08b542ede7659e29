import { defineConfig } from "vitest/config";

/** Tests that need nothing but the code. */
const unit = [
  "packages/contract/**/*.test.ts",
  "apps/web/src/**/*.test.{ts,tsx}",
  "apps/server/**/*.{rules,access}.test.ts",
  "scripts/**/*.test.mjs",
];

export default defineConfig({
  test: {
    projects: [
      // Who waits for a slow machine has not failed: tests say themselves what must be quick.
      { test: { name: "unit", include: unit, testTimeout: 60_000 } },
      {
        test: {
          name: "server",
          include: ["apps/server/**/*.test.ts", "packages/embedded-database/**/*.test.ts"],
          exclude: [...unit, "**/node_modules/**"],
          globalSetup: "apps/server/test/global-setup.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          maxWorkers: 3,
        },
      },
      {
        test: {
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          globalSetup: "e2e/global-setup.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 20_000 } },
          // Each waits half of its time for a page to settle.
          maxWorkers: 2,
        },
      },
    ],
  },
});
