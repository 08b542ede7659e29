import { expect, test } from "vitest";
import { amountFault, isUsable, mostFrom, whyNothing } from "./withdraw.rules.ts";

test("of a deposit what is free is taken out, of proceeds all (M28)", () => {
  const wallet = { free: 39_500, proceeds: 1000, owed: 0 };
  expect([mostFrom(wallet, "deposit"), mostFrom(wallet, "proceeds")]).toEqual([39_500, 1000]);
  expect(amountFault("39,500", 39_500)).toBeNull();
  expect(amountFault("39500.01", 39_500)).toBe("You can take out ₹39,500 at most");
  expect(amountFault("", 39_500)).toBe("Enter an amount above zero");
});

test("nothing is taken out by who is no owner, by who owes, or where nothing is free (M29, M41)", () => {
  const wallet = { free: 10, proceeds: 0, owed: 0 };
  expect(whyNothing(wallet, true)).toBeNull();
  expect(whyNothing(wallet, false)).toMatch(/owner/);
  expect(whyNothing({ ...wallet, owed: 5 }, true)).toMatch(/owes the market ₹5/);
  expect(whyNothing({ ...wallet, free: 0 }, true)).toMatch(/Nothing is free/);
  expect(whyNothing({ ...wallet, free: 0, proceeds: 1 }, true)).toBeNull();
});

test("an account is paid to from its hour on (M29)", () => {
  const usable_from = "2026-11-28T08:30:00.000Z";
  const at = Date.parse(usable_from);
  expect([isUsable({ usable_from }, at), isUsable({ usable_from }, at - 1)]).toEqual([true, false]);
  expect(isUsable({ usable_from: null }, at)).toBe(false);
});
