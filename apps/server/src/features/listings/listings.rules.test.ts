import { describe, expect, test } from "vitest";
import { decideReview, endingNoticeAt, lotMoves, lotUrl, readLotName } from "./listings.rules.ts";

const now = new Date("2026-11-21T06:30:00Z");
const HOUR = 3_600_000;
const at = (hours: number) => new Date(now.getTime() + hours * HOUR);
const lot = {
  ...{ basis: "lot", unit: "kg", quantity_milli: 8_400_000, hasLedger: false },
  ...{ deposit: null, pay_through: "parties" as const, hsn6: null, company_id: 1 },
  taxed_as: null,
  usual_taxed_as: null,
  ...{ proposed_format: null, format: "english", format_rules: null, min_bidders: null },
  seals: true,
};
const approval = {
  is_approved: true,
  market_value: 100_000 as never,
  start_at: at(1),
  end_at: at(5),
  soft_close_minutes: 0,
};

describe("a decision", () => {
  test("is allowed where the table of moves says so, and nowhere else", () => {
    for (const [status, moves] of Object.entries(lotMoves)) {
      for (const move of ["approve", "refuse"] as const) {
        const asked =
          move === "approve" ? approval : { ...approval, is_approved: false, reason: "Unclear" };
        const decision = decideReview(
          { ...lot, status: status as keyof typeof lotMoves },
          asked,
          now,
        );
        expect([status, move, decision.accepted]).toEqual([
          status,
          move,
          (moves as readonly string[]).includes(move),
        ]);
      }
    }
  });

  test("never touches a lot that has a bid", () => {
    for (const status of Object.keys(lotMoves) as (keyof typeof lotMoves)[]) {
      expect(decideReview({ ...lot, status, hasLedger: true }, approval, now)).toMatchObject({
        accepted: false,
        because: "bids_exist",
      });
    }
  });

  test("ends in the future, by the market's clock to the instant, and within a year", () => {
    expect(
      decideReview(
        { ...lot, status: "pending" },
        { ...approval, start_at: at(-2), end_at: now },
        now,
      ),
    ).toMatchObject({
      accepted: false,
      path: "end_at",
    });
    expect(
      decideReview(
        { ...lot, status: "pending" },
        { ...approval, start_at: at(-2), end_at: new Date(now.getTime() + 1) },
        now,
      ),
    ).toMatchObject({ accepted: true });
    expect(
      decideReview({ ...lot, status: "pending" }, { ...approval, end_at: at(24 * 400) }, now),
    ).toMatchObject({
      accepted: false,
      path: "end_at",
    });
  });

  test("with soft close the hard end is a day later, without it the end itself, unless given", () => {
    const hardEnd = (over: object) => {
      const decision = decideReview({ ...lot, status: "pending" }, { ...approval, ...over }, now);
      return decision.accepted && decision.move === "approve"
        ? decision.timetable.hard_ends_at
        : null;
    };
    expect([
      hardEnd({}),
      hardEnd({ soft_close_minutes: 5 }),
      hardEnd({ soft_close_minutes: 5, hard_end_at: at(6) }),
    ]).toEqual([at(5), at(29), at(6)]);
  });
});

test("a lot is sold by a rate that it can be counted by, and its value has a limit (A1)", () => {
  const decide = (over: object, of: object = {}) =>
    decideReview({ ...lot, ...of, status: "pending" }, { ...approval, ...over }, now);
  expect(decide({ basis: "kg", market_value: 107_50 })).toMatchObject({
    timetable: { basis: "kg", market_value: 107_50, listed_price: 903_000_00 },
  });
  expect(decide({}, { basis: "mt" })).toMatchObject({ timetable: { basis: "mt" } });
  expect(decide({ basis: "piece" })).toMatchObject({ accepted: false, path: "basis" });
  const bags = { unit: "bag", quantity_milli: 40_000 };
  expect(decide({ basis: "kg" }, bags)).toMatchObject({
    path: "basis",
    msg: { en: "A rate by weight needs the lot's weight" },
  });
  expect(decide({ basis: "kg", weight_kg: 2_000_000, market_value: 10_00 }, bags)).toMatchObject({
    timetable: { weight_grams: 2_000_000, listed_price: 20_000_00 },
  });
  expect(decide({ basis: "kg", market_value: 1e12 })).toMatchObject({ path: "market_value" });
});

test("bidders are reminded ten minutes before the end, but not before the start", () => {
  expect(endingNoticeAt({ starts_at: at(0), ends_at: at(5) })).toEqual(
    new Date(at(5).getTime() - 600_000),
  );
  expect(endingNoticeAt({ starts_at: at(0), ends_at: new Date(now.getTime() + 60_000) })).toEqual(
    now,
  );
});

test("a lot's url is readable, short and safe, whatever the title", () => {
  const pick = () => 0;
  expect(lotUrl("PET bales, 12 tonnes (food grade)", pick)).toBe(
    "pet-bales-12-tonnes-food-grade-aaaaaaaa",
  );
  expect(lotUrl("तांबा", pick)).toMatch(/^[a-z0-9-]+$/);
  expect(lotUrl("🙂", pick)).toBe("lot-aaaaaaaa");
  expect(lotUrl("x".repeat(500), pick).length).toBeLessThanOrEqual(79);
});

test("a lot is named by its number or its url, and by nothing else", () => {
  expect(readLotName("17")).toEqual({ id: 17 });
  expect(readLotName("pet-bales-aaaaaaaa")).toEqual({ url: "pet-bales-aaaaaaaa" });
  for (const none of ["../x", "\u0000", "A", "", "a b"]) expect(readLotName(none)).toBeNull();
});
