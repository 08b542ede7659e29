import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { freePort } from "./free-port.ts";

const range = "/proc/sys/net/ipv4/ip_local_port_range";

test("a free port is none that an outgoing connection may take before somebody listens on it", async () => {
  const first = existsSync(range) ? Number.parseInt(readFileSync(range, "utf8"), 10) : 32_768;
  const ports = await Promise.all(Array.from({ length: 20 }, freePort));
  expect(ports.filter((port) => port < 1024 || port >= first)).toEqual([]);
  expect(new Set(ports).size).toBeGreaterThan(15);
});
