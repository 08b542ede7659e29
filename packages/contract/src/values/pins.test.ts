import { expect, test } from "vitest";
import { pinFitsState } from "./pins.ts";

test("a PIN is of its state, and where circles meet of either (R71)", () => {
  for (const [pin, state] of [
    ["411026", "Maharashtra"],
    ["403001", "Goa"],
    ["395003", "Gujarat"],
    ["396230", "Dadra and Nagar Haveli and Daman and Diu"],
    ["160017", "Chandigarh"],
    ["248001", "Uttarakhand"],
    ["834001", "Jharkhand"],
    ["737101", "Sikkim"],
    ["605001", "Puducherry"],
    ["796001", "Mizoram"],
  ] as const)
    expect([pin, pinFitsState(pin, state)]).toEqual([pin, true]);
  for (const [pin, state] of [
    ["110001", "Maharashtra"],
    ["411026", "Gujarat"],
    ["560001", "Kerala"],
    ["110001", "Haryana"],
  ] as const)
    expect([pin, pinFitsState(pin, state)]).toEqual([pin, false]);
  expect(pinFitsState("110001", "Nowhere")).toBe(true);
});
