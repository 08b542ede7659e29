import { REGIONS, statesOf } from "@rebale/contract/values/regions";
import { expect, test } from "vitest";
import { choiceOf } from "./named.ts";
import { NAMES_IN_HINDI } from "./names-in-hindi.ts";

test("every state has a Hindi name, and is sent as the market knows it (trader d)", () => {
  const states = REGIONS.flatMap((region) => statesOf[region]);
  expect(states.filter((state) => !Object.hasOwn(NAMES_IN_HINDI, state))).toEqual([]);
  expect(choiceOf("Gujarat")).toEqual({ value: "Gujarat", label: "Gujarat" });
});
