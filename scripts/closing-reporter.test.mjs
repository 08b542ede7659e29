import { expect, test } from "vitest";
import { packaged, run } from "./run.mjs";

const vitest = (title) =>
  run(packaged("vitest", "run", "--project", "unit", "scripts/changelog.test.mjs", "-t", title), {
    quiet: true,
  });

test("a run that finds no test of the title that it was asked for says so, and fails (V39)", async () => {
  const { code, output } = await vitest("no test is called this");
  expect(code).toBe(1);
  expect(output).toMatch(
    /FAIL no test has a title with no test is called this\n0 passed, 1 failed/,
  );
  expect(output).not.toContain("no said reason");
});

test("a run that finds it counts what it ran, and nothing that has another title (V39)", async () => {
  const { code, output } = await vitest("licence");
  expect(code).toBe(0);
  expect(output).toMatch(/\n1 passed, 0 failed\n$/);
  expect(output).not.toContain("skipped:");
});
