import { globSync, readFileSync } from "node:fs";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import { icons } from "./apps/web/plugins/icons.ts";

/** Tests that need nothing but the code. */
const unit = [
  "packages/contract/**/*.test.ts",
  "apps/web/{src,plugins}/**/*.test.{ts,tsx}",
  "apps/server/**/*.{rules,access}.test.ts",
  "scripts/**/*.test.mjs",
  "ops/**/check-*.test.ts",
];
const draws = (file: string) => readFileSync(file, "utf8").includes("@vitest-environment jsdom");
/** Of these, tests that draw into a document. */
const drawing = globSync(unit, { exclude: ["**/node_modules/**"] }).filter(draws);

/**
 * One process runs many files, and loads the modules they share once: loading them for each file
 * took a third of the server tests' time and three quarters of the unit tests'.
 */
const isolate = false;

/**
 * Journeys that mostly wait, for auctions to end, notices to go out and service workers to come:
 * one after another, beside the server tests and then beside the other journeys.
 */
const waiting = [
  "auctions-flagged-bids",
  "auctions-interventions",
  "auctions-subject-to-approval",
  "auctions-two-nodes",
  "auctions-win",
  "crash",
  "events-board",
  "installed",
  "small-promises",
  "unread-badge",
].map((name) => `e2e/${name}.test.ts`);

const journeys = {
  globalSetup: "e2e/global-setup.ts",
  testTimeout: 240_000,
  hookTimeout: 120_000,
  expect: { poll: { timeout: 20_000 } },
  // Named in the last lines of `npm test` where it was needed: docs/decisions/114.
  retry: 1,
  isolate,
};

/** Begun last, these would leave a core idle; where nothing is known yet, size says nothing. */
const longest = ["ops/faults/small-run", "ops/cluster/cluster"];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => longest.some((l) => moduleId.includes(l));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      // Who waits for a slow machine has not failed: tests say themselves what must be quick.
      {
        plugins: [icons()],
        test: {
          name: "unit",
          include: unit,
          exclude: [...drawing, "**/node_modules/**"],
          testTimeout: 60_000,
          isolate,
        },
      },
      // Libraries keep the document that they were loaded in, so these files share only jsdom.
      {
        plugins: [icons()],
        test: { name: "unit-jsdom", include: drawing, testTimeout: 60_000, pool: "vmThreads" },
      },
      {
        test: {
          name: "server",
          include: [
            "apps/server/**/*.test.ts",
            "packages/embedded-database/**/*.test.ts",
            "ops/**/*.test.ts",
          ],
          exclude: [...unit, "**/node_modules/**"],
          globalSetup: "apps/server/test/global-setup.ts",
          testTimeout: 120_000,
          hookTimeout: 120_000,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers: 3,
          isolate,
        },
      },
      {
        test: {
          ...journeys,
          name: "journeys",
          include: ["e2e/**/*.test.ts"],
          exclude: [...waiting, "**/node_modules/**"],
          // A third busy browser only takes the cores from the other two: it was no faster.
          maxWorkers: 2,
        },
      },
      {
        test: { ...journeys, name: "journeys-waiting", include: waiting, maxWorkers: 1 },
      },
    ],
  },
});
