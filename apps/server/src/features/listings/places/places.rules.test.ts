import { STATES } from "@rebale/contract/values/fields";
import { expect, test } from "vitest";
import { areasWithin, centreOf, kmBetween, pointOf, townIn } from "./places.rules.ts";

const pune = { lat: 18.52, lng: 73.86 };
const mumbai = { lat: 19.07, lng: 72.88 };

test("distances are in a straight line, about", () => {
  expect(Math.round(kmBetween(pune, mumbai))).toBe(120);
  expect(kmBetween(pune, pune)).toBe(0);
});

test("goods lie where their pincode says, else in the middle of their state", () => {
  const near = (pincode: string, state: string) => {
    const point = pointOf({ pincode, state });
    return point && kmBetween(point, pune);
  };
  expect(near("411001", "Maharashtra")).toBeLessThan(15);
  expect(near("999999", "Maharashtra")).toBeLessThan(150);
  expect(pointOf({ pincode: "999999", state: "Atlantis" })).toBeNull();
});

test("every state has a middle", () => {
  expect(STATES.filter((state) => !centreOf(state))).toEqual([]);
});

test("pincodes within 100 km of Pune are those of Pune and its neighbours, none of Delhi", () => {
  const found = areasWithin(pune, 100);
  expect(found).toEqual(expect.arrayContaining(["411", "412"]));
  expect(found).not.toContain("110");
  expect(areasWithin(pune, 0)).toEqual([]);
});

test("a town is found among the words, the longest name first", () => {
  expect(townIn(["copper", "pune"])).toMatchObject({ rest: ["copper"] });
  expect(townIn(["navi", "mumbai"])).toMatchObject({ rest: [] });
  expect(townIn(["copper", "wire"])).toBeNull();
});
