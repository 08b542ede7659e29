import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { clientTypes, TYPES } from "./client-types.mjs";

test("the client's types are those of the contract: npm run client-types (O67)", async () => {
  expect(readFileSync(TYPES, "utf8") === (await clientTypes())).toBe(true);
});
