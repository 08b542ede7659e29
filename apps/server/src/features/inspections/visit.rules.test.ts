import { indiaInstant } from "@rebale/contract/values/calendar";
import { describe, expect, test } from "vitest";
import { hasPass, maySay, whyNotLetIn } from "./visit.rules.ts";

const at = (clock: string, day = "2026-12-02") => indiaInstant(`${day}T${clock}`);
const visit: Parameters<typeof whyNotLetIn>[0] = {
  ...{ siteId: 1, state: "booked", slotFrom: at("10:00"), slotTo: at("11:00") },
};
const why = (over: Partial<Parameters<typeof whyNotLetIn>[0]>, clock = "10:00", site = 1) =>
  whyNotLetIn({ ...visit, ...over }, site, at(clock));

describe("a visitors' pass", () => {
  test("opens from 30 minutes before the slot to its end, at its own site, once (F51)", () => {
    expect(["09:29", "09:30", "11:00", "11:01"].map((clock) => why({}, clock))).toEqual([
      ...["pass_expired", null, null, "pass_expired"],
    ]);
    expect(why({}, "10:00", 2)).toBe("pass_other_site");
    expect(why({ state: "came" })).toBe("pass_used");
    expect(why({ state: "cancelled" })).toBe("pass_expired");
  });
  test("opens in its time for who was taken for missed at a gate without network (F51)", () => {
    expect(why({ state: "missed" })).toBeNull();
  });
  test("is shown until its time is over", () => {
    expect(hasPass(visit, at("11:00"))).toBe(true);
    expect(hasPass(visit, at("11:01"))).toBe(false);
    expect(hasPass({ ...visit, state: "cancelled" }, at("10:00"))).toBe(false);
  });
});

test("the seller says who came from half an hour before until a day after (F51)", () => {
  expect(maySay(visit, at("09:29"))).toBe(false);
  expect(maySay(visit, at("09:30"))).toBe(true);
  expect(maySay({ ...visit, state: "missed" }, at("11:00", "2026-12-03"))).toBe(true);
  expect(maySay(visit, at("11:01", "2026-12-03"))).toBe(false);
  expect(maySay({ ...visit, state: "cancelled" }, at("10:00"))).toBe(false);
});
