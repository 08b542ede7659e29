import { expect, test } from "vitest";
import type { CardLot } from "../../../shared/lot/card/card-lot.ts";
import { COLUMNS, depositCell, filtersOf, orderOf, rateText, sorted } from "./lots-table.rules.ts";

const lot = (title: string, more: Partial<CardLot>) =>
  ({
    title,
    quantity: 100,
    basis_quantity: null,
    heightest: 0,
    market_value: 0,
    bid_count: 0,
    basis: "lot",
    ...more,
  }) as CardLot;
const lots = [
  lot("b", { market_value: 500, quantity: 10, bid_count: 2, ends_at: "2026-11-22" }),
  lot("A", { heightest: 900, market_value: 100, ends_at: "2026-11-21" }),
  lot("c", { market_value: 500, bid_count: 1, ends_at: "2026-11-23" }),
];
const titles = (...order: Parameters<typeof sorted>) => sorted(...order).map((l) => l.title);

test("lots sort by any column, up and down, and equal ones stay in their order", () => {
  expect(titles(lots, { by: "Title", down: false })).toEqual(["A", "b", "c"]);
  expect(titles(lots, { by: "Lot value", down: false })).toEqual(["b", "c", "A"]);
  expect(titles(lots, { by: "Lot value", down: true })).toEqual(["A", "b", "c"]);
  expect(titles(lots, { by: "Bids", down: true })).toEqual(["b", "c", "A"]);
  expect(titles(lots, { by: "Time left", down: false })).toEqual(["A", "b", "c"]);
});

test("a lot that is sold by rate stands among the others by its value (A1)", () => {
  const rated = lot("r", { basis: "kg", basis_quantity: 100, heightest: 8 });
  expect(titles([...lots, rated], { by: "Lot value", down: false })).toEqual(["b", "c", "r", "A"]);
});

test("a rate is compared a kilogram, also of lots sold whole, a piece's behind it; one heap has none and is last both ways (U34)", () => {
  const of = (title: string, basis: CardLot["basis"], heightest: number, more = {}) =>
    lot(title, { basis, heightest, unit: "kg", ...more });
  const rated = [
    of("heap", "lot", 5, { quantity: 1, unit: "pieces" }),
    of("whole", "lot", 4000),
    of("mt", "mt", 30_000),
    of("piece", "piece", 2),
    of("kg", "kg", 80),
  ];
  const up = ["mt", "whole", "kg", "piece", "heap"];
  expect(titles(rated, { by: "Rate", down: false })).toEqual(up);
  expect(titles(rated, { by: "Rate", down: true })).toEqual(["piece", "kg", "whole", "mt", "heap"]);
  expect(rated.map(rateText)).toEqual([null, "₹40/kg", "₹30,000/MT", "₹2/piece", "₹80/kg"]);
});

test("a deposit stands as it was asked for, and is compared in rupees (U34)", () => {
  const of = (title: string, deposit: CardLot["deposit"]) =>
    lot(title, { heightest: 1_00_000, ...(deposit && { deposit }) });
  const lots = [
    of("fixed", { kind: "amount", percent: null, amount: 25_000 }),
    of("none", null),
    of("share", { kind: "percent", percent: 10, amount: null }),
  ];
  expect(lots.map(depositCell)).toEqual(["₹25,000", null, "10 %"]);
  expect(titles(lots, { by: "Deposit", down: false })).toEqual(["none", "share", "fixed"]);
});

test("a head's order stands in the address: the server's orders by its name, the others by the column (trader 15)", () => {
  const both = (order: Parameters<typeof filtersOf>[0]) => orderOf(filtersOf(order));
  for (const by of COLUMNS)
    for (const down of [false, true]) expect(both({ by, down })).toEqual({ by, down });
  expect(filtersOf({ by: "Lot value", down: true })).toEqual({ sort: "price_high", by: undefined });
  expect(filtersOf({ by: "Time left", down: true })).toEqual({ sort: undefined, by: "-time_left" });
  expect(orderOf({ sort: "newest" })).toBeNull();
  expect(orderOf({ by: "toString" })).toBeNull();
});
