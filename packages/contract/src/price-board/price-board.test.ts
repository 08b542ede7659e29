import { expect, test } from "vitest";
import { STATES } from "../values/fields.ts";
import { REGIONS, statesOf } from "../values/regions.ts";

test("every state lies in one region (A15)", () => {
  expect(REGIONS.flatMap((region) => statesOf[region]).toSorted()).toEqual([...STATES].toSorted());
});
