import { expect, test } from "vitest";
import { DEFAULT_RULES } from "../irregularity-rules.ts";
import {
  findAlwaysSecond,
  findBothSides,
  findCrowdedAddresses,
  findNewCountries,
  findVoidedBids,
  type SharedSides,
} from "./irregularities.rules.ts";

const rules = DEFAULT_RULES;
const at = "2026-11-20T10:00:00.000Z";
const lot = (id: number) => ({ id, title: `Lot ${id}`, url: `lot-${id}`, at });
const lots = (count: number) => Array.from({ length: count }, (_, i) => lot(i + 1));
const aPair = (shared: SharedSides["shared"], sold = lots(1)) => ({
  sellerId: 1,
  bidderId: 2,
  shared,
  lots: sold,
});

test.each(["device", "phone", "bank_account", "address"] as const)(
  "one %s on both sides of an auction is found, with the auction (W18)",
  (what) => {
    const [found, ...more] = findBothSides([aPair([{ what, value: "x", accounts: 2 }])], rules);
    expect(more).toEqual([]);
    expect(found).toMatchObject({ rule: "both_sides", accounts: [1, 2] });
    expect(found?.facts.map((fact) => fact.what)).toEqual([what, "auction"]);
  },
);

test("an operator's address, which many accounts use, says nothing of two of them (W18)", () => {
  const most = rules.address_most_accounts;
  const of = (accounts: number) =>
    findBothSides([aPair([{ what: "address", value: "203.0.113.7", accounts }])], rules);
  expect(of(most)).toHaveLength(1);
  expect(of(most + 1)).toEqual([]);
});

test("a seller and a bidder with nothing in common, or with no auction, are not found (W18)", () => {
  expect(findBothSides([aPair([])], rules)).toEqual([]);
  expect(findBothSides([aPair([{ what: "phone", value: "x" }], [])], rules)).toEqual([]);
});

test("who comes second to the same winner again and again is found, with each auction (W18)", () => {
  const pair = { winnerId: 1, secondId: 2, lots: lots(rules.second_least), bidIn: 5 };
  const [found] = findAlwaysSecond([pair], rules);
  expect(found?.facts).toHaveLength(rules.second_least);
  expect(found?.accounts).toEqual([1, 2]);
});

test("once less, or one of many auctions that they bid in, is chance (W18)", () => {
  const pair = { winnerId: 1, secondId: 2, lots: lots(rules.second_least), bidIn: 5 };
  expect(findAlwaysSecond([{ ...pair, lots: lots(rules.second_least - 1) }], rules)).toEqual([]);
  expect(findAlwaysSecond([{ ...pair, bidIn: 20 }], rules)).toEqual([]);
});

const voids = (count: number) =>
  lots(count).map((each) => ({ lot: each, seq: 3, at, reason: "Typed too much" }));

test("bids of one bidder that are voided again and again are found (W18)", () => {
  const [found] = findVoidedBids(
    [{ bidderId: 2, voids: voids(rules.voids_least), bids: 10 }],
    rules,
  );
  expect(found?.facts[0]).toMatchObject({ what: "void", value: "Typed too much" });
});

test("a voiding less, or a few of very many bids, are mistakes (W18)", () => {
  const few = { bidderId: 2, voids: voids(rules.voids_least - 1), bids: 2 };
  const many = { bidderId: 2, voids: voids(rules.voids_least), bids: 1000 };
  expect(findVoidedBids([few, many], rules)).toEqual([]);
});

const visitors = (count: number, company: (i: number) => number | null) =>
  Array.from({ length: count }, (_, i) => ({ id: i + 1, companyId: company(i), at }));
const network = "203.0.113.7";

test("many accounts from one address are found (W18)", () => {
  const accounts = visitors(rules.crowded_least, () => null);
  const [found] = findCrowdedAddresses([{ network, isPrivate: false, accounts }], rules);
  expect(found?.accounts).toHaveLength(rules.crowded_least);
  expect(found?.facts[0]).toMatchObject({ what: "address", value: network });
});

test("the users of one company at its address, or an account less, are not found (W18)", () => {
  const colleagues = visitors(rules.crowded_least + 3, () => 7);
  const fewer = visitors(rules.crowded_least - 1, (i) => i);
  const own = visitors(rules.crowded_least, (i) => i);
  const found = findCrowdedAddresses(
    [
      { network, isPrivate: false, accounts: colleagues },
      { network, isPrivate: false, accounts: fewer },
      { network: "10.0.0.1", isPrivate: true, accounts: own },
    ],
    rules,
  );
  expect(found).toEqual([]);
});

const arrival = {
  userId: 1,
  country: "AE",
  address: network,
  at,
  before: rules.country_logins_before,
};

test("a login from a new country is found (W18)", () => {
  const [found] = findNewCountries([arrival], rules);
  expect(found?.facts.map(({ what, value }) => [what, value])).toEqual([
    ["country", "AE"],
    ["address", network],
  ]);
});

test("of an account that has hardly signed in before, no country is new (W18)", () => {
  expect(findNewCountries([{ ...arrival, before: arrival.before - 1 }], rules)).toEqual([]);
});
