import { REGIONS, statesOf } from "@rebale/contract/values/regions";
import { expect, test } from "vitest";
import { choiceOf } from "./named.ts";
import { NAMES } from "./names.ts";

test("every state has a name in each language, and is sent as the market knows it (trader d)", () => {
  const states = REGIONS.flatMap((region) => statesOf[region]);
  expect(states.filter((state) => !Object.hasOwn(NAMES, state))).toEqual([]);
  expect(choiceOf("Gujarat")).toEqual({ value: "Gujarat", label: "Gujarat" });
});
