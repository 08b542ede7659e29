import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { icons } from "./apps/web/icons.ts";
import { lightOperations } from "./apps/web/operations.ts";

/** Tests that need nothing but the code. */
const unit = [
  "packages/{contract,client}/**/*.test.ts",
  "apps/web/{src,messages}/**/*.test.{ts,tsx}",
  "apps/server/**/*.{rules,access}.test.ts",
  "scripts/**/*.test.mjs",
  "{ops,lab}/**/check-*.test.ts",
];
const draws = (file: string) => readFileSync(file, "utf8").includes("@vitest-environment jsdom");
/** Tests of these that draw into a document. */
const drawing = globSync(unit, { exclude: ["**/node_modules/**"] }).filter(draws);

/**
 * One process runs many files, and loads the modules they share once: loading them for each file
 * took a third of the server tests' time and three quarters of the unit tests'.
 */
const isolate = false;

/** Tests that prove more than they guard each day: `npm run test:long`, each file also alone. */
const long = "**/*.long.test.ts";
const exclude = [long, "**/node_modules/**"];
/** Plans of the lists that everybody sees, in markets of three sizes. */
const shopPlans = "apps/server/**/shop-plans.test.ts";

/** Tests of the server and journeys share the cores: either kind waits for much of its time. */
const together = { maxWorkers: 3, isolate, sequence: { groupOrder: 1 } };
const alone = (groupOrder: number) => ({ maxWorkers: 1, isolate, sequence: { groupOrder } });

const server = {
  globalSetup: "apps/server/test/global-setup.ts",
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 30_000 } },
};

const journeys = {
  globalSetup: "e2e/global-setup.ts",
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 20_000 } },
};

export default defineConfig({
  test: {
    reporters: ["default", "./scripts/closing-reporter.mjs"],
    projects: [
      // A wait for a slow machine is no failure: tests say themselves what must be quick.
      {
        plugins: [icons()],
        test: {
          name: "unit",
          include: unit,
          exclude: [...drawing, ...exclude],
          testTimeout: 60_000,
          isolate,
        },
      },
      // Libraries keep the document that they were loaded in, so these files share only jsdom.
      {
        plugins: [icons(), lightOperations()],
        test: { name: "unit-jsdom", include: drawing, testTimeout: 60_000, pool: "vmThreads" },
      },
      {
        test: {
          ...server,
          ...together,
          name: "server",
          include: [
            "apps/server/**/*.test.ts",
            "packages/embedded-database/**/*.test.ts",
            "{ops,lab}/**/*.test.ts",
          ],
          exclude: [...unit, ...exclude],
          provide: { lots: 20_000 },
        },
      },
      {
        test: {
          ...journeys,
          ...together,
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          exclude,
          // Named in the last lines of `npm test` where it was needed.
          retry: 1,
        },
      },
      {
        test: {
          ...server,
          // Each of them has the machine to itself: some start a cluster.
          ...alone(2),
          name: "long",
          include: [`{apps,ops,lab}/${long}`, shopPlans],
          exclude: ["**/node_modules/**"],
          provide: { lots: 100_000 },
        },
      },
      {
        test: {
          ...server,
          ...alone(3),
          name: "long-million",
          include: [shopPlans],
          provide: { lots: 1_000_000 },
          hookTimeout: 1_200_000,
        },
      },
      {
        test: {
          ...journeys,
          maxWorkers: 2,
          isolate,
          sequence: { groupOrder: 4 },
          name: "long-journeys",
          include: [`e2e/${long}`],
          exclude: ["**/node_modules/**"],
          retry: 1,
        },
      },
    ],
  },
});
