import { expect, test } from "vitest";
import { judgeVersion } from "./server-version.rules.ts";

test.each([
  ["18.4", "18.4", "18.7"],
  ["18.6 (Debian 18.6-1.pgdg13+1)", "18.6", "18.7"],
  ["18.7", "18.7", null],
  ["18.10", "18.10", null],
  ["19beta1", "19beta1", null],
  ["15.13", "15.13", null],
])("PostgreSQL %s is %s, and its known holes are mended in %s (L1)", (said, version, mended) => {
  expect(judgeVersion(said)).toEqual({ version, mended });
});
