import { describe, expect, test } from "vitest";
import {
  blogDate,
  clockTime,
  date,
  dateTime,
  quantity,
  rate,
  rupeesExact,
  rupeesShort,
  signedRupees,
  timeRange,
} from "./formatting.ts";
import { relativeTime } from "./relative-time.ts";
import { rupeesInWords } from "./rupees-in-words.ts";

describe("money", () => {
  test("the minimum bid always has two decimals", () => {
    expect(rupeesExact(0)).toBe("₹0.00");
    expect(rupeesExact(240500)).toBe("₹2,40,500.00");
    expect([signedRupees(-10_98_219), signedRupees(0.5)]).toEqual(["−₹10,98,219.00", "₹0.50"]);
  });
  test("large amounts are told in lakh and crore", () => {
    expect(rupeesShort(425000)).toBe("₹4.25 lakh");
    expect(rupeesShort(13500000)).toBe("₹1.35 crore");
  });
  test("an amount is spelled out in lakh", async () => {
    expect(await rupeesInWords(240500)).toMatch(/^Two Lakh Forty Thousand Five Hundred Rupees/);
  });
  test("and in crore, however many: the trade counts in nothing larger", async () => {
    expect(await rupeesInWords(10_000_000_000)).toBe("One Thousand Crore Rupees Only");
    expect(await rupeesInWords(1_000_500_000.5)).toBe(
      "One Hundred Crore Five Lakh Rupees And Fifty Paise Only",
    );
    expect(await rupeesInWords(1_000_000_000.5)).toBe(
      "One Hundred Crore Rupees And Fifty Paise Only",
    );
    expect(await rupeesInWords(990_000_000)).toBe("Ninety Nine Crore Rupees Only");
    expect(await rupeesInWords(1.01)).toBe("One Rupee And One Paisa Only");
    expect(await rupeesInWords(0)).toBe("Zero Rupees Only");
    expect(await rupeesInWords(100_113.5)).toBe(
      "One Lakh One Hundred Thirteen Rupees And Fifty Paise Only",
    );
  });
});

test("a quantity always has its unit", () => {
  expect(quantity(8400, "kg")).toBe("8,400 kg");
  expect(quantity(1, "pieces")).toBe("1 piece");
  expect(quantity(96.5, "bag")).toBe("96.5 bags");
  expect(quantity(2.5, "MT")).toBe("2.5 MT");
});

test("a rate is told per kilogram, also of what is sold by the tonne", () => {
  expect(rate(124_236, 8400, "kg")).toBe("₹14.79/kg");
  expect(rate(124_236, 8.4, "MT")).toBe("₹14.79/kg");
  expect(rate(20_000, 1, "MT")).toBe("₹20/kg");
  expect(rate(20_000, 40, "pieces")).toBe("₹500/piece");
  expect(rate(20_000, 1, "pieces")).toBeNull();
});

describe("times are shown on the Indian clock", () => {
  const lateEvening = "2026-11-20T20:00:00.000Z";
  test("dates are DD-MM-YYYY, on blog cards YYYY-MM-DD", () => {
    expect(date(lateEvening)).toBe("21-11-2026");
    expect(blogDate(lateEvening)).toBe("2026-11-21");
    expect(date("2026-11-20 23:59:00")).toBe("20-11-2026");
  });
  test("a time says whose it is, wherever it is read", () => {
    expect(dateTime(lateEvening)).toBe("21-11-2026, 01:30 am IST");
    expect(dateTime("2026-11-20 16:05:09", true)).toBe("20-11-2026, 04:05:09 pm IST");
  });
  test("from one time to another: a day that both share stands once", () => {
    expect(timeRange("2026-11-20 09:00:00", "2026-11-20 16:05:09")).toBe(
      "20-11-2026, 09:00 am – 04:05 pm IST",
    );
    expect(timeRange("2026-11-20 09:00:00", lateEvening)).toBe(
      "20-11-2026, 09:00 am IST – 21-11-2026, 01:30 am IST",
    );
  });
  test("noon and midnight are 12", () => {
    expect(clockTime(lateEvening)).toBe("01:30 am");
    expect(clockTime("2026-11-20 12:00:00")).toBe("12:00 pm");
    expect(clockTime("2026-11-20 00:05:09", true)).toBe("12:05:09 am");
  });
  test("near times are told from now", () => {
    const now = Date.parse(lateEvening);
    expect(relativeTime(lateEvening, now)).toBe("just now");
    expect(relativeTime("2026-11-20T19:56:00.000Z", now)).toBe("4 min ago");
    expect(relativeTime("2026-11-22T20:00:00.000Z", now)).toBe("in 2 days");
  });
});
