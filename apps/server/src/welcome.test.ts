import { expect, test } from "vitest";
import { readConfig } from "./platform/config.ts";
import { welcome } from "./welcome.ts";

const url = "http://localhost:8080";
const text = (env: Record<string, string>) => welcome(url, readConfig(env));

test("the demo says in one line that the network reaches it with published passwords, and how to keep it to this machine (T12)", () => {
  const line = text({})
    .split("\n")
    .find((each) => each.includes("network"));
  expect(line).toContain("these passwords are published");
  expect(line).toContain("HOST=127.0.0.1");
  expect(text({ HOST: "192.168.1.4" })).toContain(line);
});

test.each(["127.0.0.1", "127.0.0.2", "localhost", "::1"])(
  "with HOST=%s only this machine reaches the demo, and it says that instead (T12)",
  (HOST) => {
    expect(text({ HOST })).toContain("Only this machine reaches it.");
    expect(text({ HOST })).not.toContain("network");
  },
);

test("outside the demo no password is said (T12)", () => {
  const { MARKET_PARTY } = readConfig({ DEMO: "1" });
  const real = { demo: false, HOST: "0.0.0.0", MARKET_PARTY };
  expect(welcome(url, real)).toBe(`Rebale is open at ${url}`);
  const without = { ...real, MARKET_PARTY: { ...MARKET_PARTY, gstin: null } };
  expect(welcome(url, without)).toContain("without GST: MARKET_PARTY names no GSTIN");
});
