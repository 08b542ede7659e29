import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { quickFolder, sweep } from "./quick-folder.ts";

test("what a killed run has left is removed, what a running one uses is not", () => {
  const folder = mkdtempSync(join(tmpdir(), "sweep-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const { pid: ended } = spawnSync("true");
  const unchanged = [`rebale-market-${process.pid}-Ab1`, "another-12-Ab1", "rebale-market"].sort();
  for (const name of [...unchanged, `rebale-market-${ended}-Ab1`, `rebale-test-${ended}-Ab1`])
    mkdirSync(join(folder, name, "database"), { recursive: true });
  sweep(folder);
  expect(readdirSync(folder).sort()).toEqual(unchanged);
  sweep(join(folder, "is-not-there"));
});

test("a folder says which process it is of", () => {
  const folder = quickFolder("rebale-test-");
  onTestFinished(() => rmSync(folder, { recursive: true }));
  expect(folder).toMatch(new RegExp(`/rebale-test-${process.pid}-\\w{6}$`));
});
