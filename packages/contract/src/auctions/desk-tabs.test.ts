import { expect, test } from "vitest";
import { AWARD_STATES } from "../awards/states.ts";
import { DESK_TABS, isUnder } from "./desk-tabs.ts";
import { STANDINGS } from "./orders.ts";

const tabsOf = (order: Parameters<typeof isUnder>[1]) =>
  DESK_TABS.filter((tab) => isUnder(tab, order));

test("what is won is under Won, and to pay or to collect as long as it is (M20)", () => {
  const won = (award_state: (typeof AWARD_STATES)[number]) =>
    tabsOf({ standing: "won", award_state });
  expect(won("payment_due")).toEqual(["to_pay", "won"]);
  expect(won("overdue")).toEqual(["to_pay", "won"]);
  expect(won("paid")).toEqual(["to_collect", "won"]);
  expect(won("lifting")).toEqual(["to_collect", "won"]);
  expect(won("completed")).toEqual(["won"]);
});

test("a sale that is not one's own, or no longer, is neither to pay nor to collect (M20)", () => {
  for (const standing of STANDINGS.filter((each) => each !== "won"))
    for (const award_state of AWARD_STATES)
      expect(tabsOf({ standing, award_state })).toEqual(
        DESK_TABS.filter((tab) => tab === standing),
      );
});
