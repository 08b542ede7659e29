import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { registry } from "./metrics.ts";

/** Prometheus' base units; others are derived in queries. */
const otherUnits = /(milliseconds|microseconds|minutes|hours|kilobytes|megabytes|percent)(_|$)/;
const metrics = registry.getMetricsAsArray() as unknown as {
  name: string;
  help: string;
  type: string;
}[];
/** The names that prom-client gives Node's own figures are its users' convention. */
const ours = metrics.filter(({ name }) => !/^rebale_(nodejs|process)_/.test(name));

test.each(ours.map((metric) => [metric.name, metric] as const))(
  "%s is named by Prometheus' conventions (U11)",
  (name, { help, type }) => {
    expect(name).toMatch(/^rebale_[a-z]+(_[a-z]+)*$/);
    expect(name).not.toMatch(otherUnits);
    expect(name.endsWith("_total")).toBe(type === "counter");
    expect(help).toMatch(/^[A-Z]/);
  },
);

const promtool = spawnSync("promtool", ["--version"]).status === 0;
test.skipIf(!promtool)(
  "with Prometheus: promtool finds nothing to say of our names (U11)",
  async () => {
    const input = await registry.metrics();
    const { stdout, stderr } = spawnSync("promtool", ["check", "metrics"], {
      input,
      encoding: "utf8",
    });
    const text = `${stdout}${stderr}`.split("\n").filter((line) => line && !/_nodejs_/.test(line));
    expect(text).toEqual([]);
  },
);
