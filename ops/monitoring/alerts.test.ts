import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { registry } from "../../apps/server/src/platform/metrics.ts";

const read = (name: string) => readFileSync(new URL(name, import.meta.url), "utf8");
const rules = read("alerts.yml");
const alerts = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name);

test("the runbook has a section for each alert, and no other (U4)", () => {
  const sections = [...read("../README.md").matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(sections).toEqual(alerts);
});

test("alerts and dashboard ask for metrics that the market has (U4)", () => {
  const metrics = registry.getMetricsAsArray().map(({ name }) => name);
  const asked = (rules + read("dashboard.json")).match(/rebale_\w+/g) ?? [];
  const names = new Set(asked.map((name) => name.replace(/_(bucket|count|sum)$/, "")));
  expect([...names].filter((name) => !metrics.includes(name))).toEqual([]);
  expect(names.size).toBeGreaterThan(5);
});

const hasPromtool = (() => {
  try {
    execFileSync("promtool", ["--version"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
})();
test.skipIf(!hasPromtool)("with Prometheus: promtool takes settings and rules (U4)", () => {
  const file = new URL("prometheus.yml", import.meta.url).pathname;
  expect(() => execFileSync("promtool", ["check", "config", file])).not.toThrow();
});
