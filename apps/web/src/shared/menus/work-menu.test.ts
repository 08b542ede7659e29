import { expect, test } from "vitest";
import { accountMenu } from "./account-menu.ts";
import { isAt, workMenu } from "./work-menu.ts";

const marked = (type: "buyer" | "seller", pathname: string) =>
  workMenu(type)
    ?.filter((entry) => isAt(entry, pathname))
    .map(({ text }) => text);

test("a trader's menu has six places in words, and a visitor's none (S2.21)", () => {
  expect(workMenu("buyer")?.map(({ text }) => text)).toEqual([
    ...["Live", "Events", "Prices", "My bids", "Deals", "Watch"],
  ]);
  expect(workMenu("seller")?.map(({ text }) => text)).toEqual([
    ...["My lots", "Deals", "Prices", "Live", "Events", "Wallet"],
  ]);
  expect(workMenu(null)).toBeNull();
  expect(workMenu("admin")).toBeNull();
});

test.each<["buyer" | "seller", string, string[]]>([
  ["buyer", "/auctiondetail/copper-7", ["Live"]],
  ["buyer", "/event/yard-3/board", ["Events"]],
  ["buyer", "/price-board/copper", ["Prices"]],
  ["buyer", "/orderbidding", ["My bids"]],
  ["buyer", "/award/12", ["Deals"]],
  ["buyer", "/dashboard", []],
  ["seller", "/orderbidding", ["Deals"]],
  ["seller", "/dashproduct/pending", ["My lots"]],
])("of a %s is marked at %s: %s", (type, pathname, names) => {
  expect(marked(type, pathname)).toEqual(names);
});

test("whatever the specification calls it, Deals is named Deals in both menus (U35, S2.44)", () => {
  for (const type of ["buyer", "seller"] as const) {
    const called = accountMenu(type).filter(({ called }) => called === "Deals");
    const [deals] = workMenu(type)?.filter(({ text }) => text === "Deals") ?? [];
    expect(called.map(({ to }) => to)).toEqual([deals?.to.split("?")[0]]);
  }
  expect(accountMenu("buyer").find(({ to }) => to === "/totalbid")?.called).toBe("My bids");
});
