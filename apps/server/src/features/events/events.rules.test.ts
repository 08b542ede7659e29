import { describe, expect, test } from "vitest";
import { type CandidateLot, endOfPlace, planEvent } from "./events.rules.ts";

const now = new Date("2026-11-22T10:00:00Z");
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const lot = (id: number, overrides: Partial<CandidateLot> = {}): CandidateLot => ({
  id,
  seller_id: 7,
  invited_only: false,
  approval: "approved",
  starts_at: at(5),
  ends_at: at(60),
  hard_ends_at: at(90),
  closed_at: null,
  awaits_signature: false,
  ledger_seq: 0,
  format: "english",
  event_id: null,
  ...overrides,
});
const lots = (...list: CandidateLot[]) => new Map(list.map((each) => [each.id, each]));
const event = {
  eventId: 1,
  starts_at: at(10),
  first_ends_at: at(100),
  interval_seconds: 60,
  deposit_kind: null,
};
const plan = (found: ReadonlyMap<number, CandidateLot>, ids: number[], sellerId: number | null) =>
  planEvent({ ...event, product_ids: ids }, found, sellerId, now);

describe("an event's lots (A8)", () => {
  test("lot n ends n intervals after the first one", () => {
    expect([0, 1, 49].map((n) => endOfPlace(event, n))).toEqual([at(100), at(101), at(149)]);
  });

  test("approved ones take the times and may go as far past their new end as past the old; waiting ones have none yet", () => {
    const planned = plan(lots(lot(1), lot(2, { approval: "pending" })), [2, 1], 7);
    expect(planned).toEqual({
      accepted: true,
      lots: [
        { id: 2, place: 0, starts_at: at(10), ends_at: at(100), hard_ends_at: null },
        { id: 1, place: 1, starts_at: at(10), ends_at: at(101), hard_ends_at: at(131) },
      ],
    });
  });

  test("are not yet open, in no other event, and of a seller's event their own", () => {
    const cases: [Partial<CandidateLot>, string][] = [
      [{ starts_at: at(-1) }, "lot_opened"],
      [{ ledger_seq: 1 }, "lot_opened"],
      [{ format: "tender_auction" }, "lot_not_for_events"],
      [{ closed_at: now }, "lot_opened"],
      [{ event_id: 2 }, "lot_in_event"],
      [{ seller_id: 8 }, "not_your_lot"],
    ];
    for (const [overrides, because] of cases)
      expect(plan(lots(lot(1, overrides)), [1], 7)).toMatchObject({
        accepted: false,
        because,
        path: "product_ids.0",
      });
    expect(plan(lots(), [1], 7)).toMatchObject({ because: "lot_not_found" });
    expect(plan(lots(lot(1, { seller_id: 8, event_id: 1 })), [1], null).accepted).toBe(true);
  });

  test("sold by sealed tender need a deposit that is no percent of what was sealed (F3)", () => {
    const planned = (deposit_kind: string | null) =>
      planEvent(
        { ...event, deposit_kind, product_ids: [1] },
        lots(lot(1, { format: "tender" })),
        7,
        now,
      );
    expect(planned("percent")).toMatchObject({
      ...{ because: "lot_not_for_events", path: "product_ids.0" },
      msg: { en: expect.stringContaining("percent") },
    });
    expect([planned("amount").accepted, planned(null).accepted]).toEqual([true, true]);
  });

  test("end after the start, in the future, within a year", () => {
    const planned = (overrides: Partial<typeof event>) =>
      planEvent({ ...event, ...overrides, product_ids: [1, 2] }, lots(lot(1), lot(2)), 7, now);
    for (const overrides of [
      { first_ends_at: at(10) },
      { starts_at: at(-20), first_ends_at: at(-5) },
      { first_ends_at: at(366 * 1440 + 10), interval_seconds: 86_400 },
    ])
      expect(planned(overrides)).toMatchObject({ because: "invalid_input", path: "first_end_at" });
  });
});
