import { TRIP_STATES } from "@rebale/contract/lifting/states";
import { expect, test } from "vitest";
import { mapLink, passShown, phoneIn, stepsDone } from "./trip-labels.rules.ts";

test("a driver is shown a pass to come in with, and one to leave with (G42)", () => {
  const shown = TRIP_STATES.map((state) => passShown({ state }));
  expect(shown).toEqual(["in", null, null, null, "out", null, null, null]);
});

test("each weighing is a step of the way out", () => {
  const states = ["booked", "arrived", "tared", "weighed", "out"] as const;
  expect(states.map((state) => stepsDone({ state }))).toEqual([0, 1, 2, 3, 4]);
});

test("a site's address opens in a map, and its gate is called by its number", () => {
  const place = { address: "Plot 4 & 5, MIDC", city: "Pune", state: "Maharashtra" };
  const site = { ...place, _id: "1", name: "Yard", pincode: "411001" };
  const link = new URL(mapLink({ ...site, gate_contact: null, loading_hours: null }));
  expect(link.searchParams.get("query")).toBe("Plot 4 & 5, MIDC, Pune, Maharashtra 411001");
  expect(phoneIn("Ramesh, 98111 11111")).toBe("9811111111");
  expect(phoneIn("+91 9811111111")).toBe("+919811111111");
  expect(phoneIn("Ask for Ramesh")).toBeNull();
  expect(phoneIn(null)).toBeNull();
});
