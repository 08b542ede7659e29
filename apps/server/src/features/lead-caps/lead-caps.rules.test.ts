import type { Paise } from "@rebale/contract";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  createLeadUsage,
  type LeadCap,
  type Leading,
  ledIn,
  reachedText,
  whyNotLead,
} from "./lead-caps.rules.ts";

const paise = (n: number) => n as Paise;
const inAll = (most: number): LeadCap => ({ kind: "amount", most: paise(most) });
const ofLots = (most: number, lotIds: number[]): LeadCap => ({ kind: "lots", most, lotIds });
const company = (caps: LeadCap[], led: [number, number][], bought: number[] = []): Leading => ({
  caps,
  led: new Map(led.map(([id, value]) => [id, paise(value)])),
  bought: new Set(bought),
});

describe("a cap in rupees (W2)", () => {
  const own = company([inAll(1000)], [[1, 600]]);
  test("lets in what comes to exactly it, and refuses a paisa more with what is left", () => {
    expect(whyNotLead(own, 2, paise(400))).toBeNull();
    expect(whyNotLead(own, 2, paise(401))).toEqual({ kind: "amount", most: 1000, left: 400 });
  });
  test("counts a raise of one's own lead at its new amount alone", () => {
    expect(whyNotLead(own, 1, paise(1000))).toBeNull();
    expect(whyNotLead(own, 1, paise(1001))).toEqual({ kind: "amount", most: 1000, left: 1000 });
  });
  test("below what is led lets in what takes no more, and nothing else", () => {
    const over = company([inAll(500)], [[1, 600]]);
    expect(whyNotLead(over, 1, paise(600))).toBeNull();
    expect(whyNotLead(over, 1, paise(601))).toMatchObject({ left: 500 });
    expect(whyNotLead(over, 2, paise(1))).toMatchObject({ left: 0 });
  });
});

describe("at most so many of these lots (W2)", () => {
  test("counts lots that are led or bought, and no others", () => {
    const caps = [ofLots(2, [1, 2, 3])];
    expect(whyNotLead(company(caps, [[1, 5]]), 2, paise(9))).toBeNull();
    const reached = { kind: "lots", most: 2, of: 3 };
    expect(whyNotLead(company(caps, [[1, 5]], [3]), 2, paise(9))).toEqual(reached);
    expect(whyNotLead(company(caps, [[1, 5]], [3]), 1, paise(9))).toBeNull();
    expect(whyNotLead(company(caps, [[1, 5]], [3]), 4, paise(9))).toBeNull();
  });
  test("holds a lot to each cap that it stands in", () => {
    const caps = [ofLots(2, [1, 2, 3]), ofLots(1, [3, 4])];
    expect(whyNotLead(company(caps, [[4, 5]]), 3, paise(9))).toMatchObject({ most: 1, of: 2 });
    expect(whyNotLead(company(caps, [[4, 5]]), 2, paise(9))).toBeNull();
  });
});

test("of lots that change hands in any order a company never leads more than its cap (W2)", () => {
  const bid = fc.record({
    company: fc.constantFrom(1, 2, 3),
    lot: fc.integer({ min: 1, max: 5 }),
    value: fc.integer({ min: 1, max: 700 }),
  });
  fc.assert(
    fc.property(fc.array(bid, { maxLength: 60 }), (bids) => {
      const usage = createLeadUsage(
        new Map([1, 2].map((id) => [id, company([inAll(1000), ofLots(2, [1, 2, 3])], [])])),
      );
      const led = new Map<number, { by: number; value: Paise }>();
      for (const { company: by, lot, value } of bids) {
        if (usage.whyNot(by, lot, paise(value))) continue;
        usage.setLeader(by, lot, paise(value));
        led.set(lot, { by, value: paise(value) });
      }
      for (const id of [1, 2]) {
        const own = [...led].filter(([, { by }]) => by === id);
        const all = ledIn(new Map(own.map(([lot, { value }]) => [lot, value])));
        expect(all).toBeLessThanOrEqual(1000);
        expect(own.filter(([lot]) => lot <= 3).length).toBeLessThanOrEqual(2);
      }
    }),
  );
});

test("a refusal says which cap, and how much is left (W2)", () => {
  expect(
    reachedText({ kind: "amount", most: paise(2_000_000_00), left: paise(580_000_50) }),
  ).toEqual({
    en: "Your company's limit is ₹20,00,000 in all: ₹5,80,000.50 is left for this lot.",
    hi: "आपकी कंपनी की कुल लिमिट ₹20,00,000 है: इस लॉट के लिए ₹5,80,000.50 बचे हैं।",
  });
  expect(reachedText({ kind: "lots", most: 2, of: 5 })).toEqual({
    en: "Your company's limit is 2 of these 5 lots, and it has as many already.",
    hi: "आपकी कंपनी की लिमिट इन 5 में से 2 लॉट है, और उतने हो चुके हैं।",
  });
});
