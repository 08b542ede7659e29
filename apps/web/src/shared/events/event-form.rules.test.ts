import { describe, expect, test } from "vitest";
import { faultsIn, movedBy, typedOf } from "./event-form.rules.ts";

const typed = {
  ...typedOf(null),
  title: "Yard clearance",
  start_at: "2026-12-01T10:00",
  first_end_at: "2026-12-02T10:00",
  product_ids: ["1", "2", "3"],
};
const approved = {
  status: "upcoming",
  starts_at: "2026-12-01T04:30:00.000Z",
  watchers: 4,
};

describe("an event that is made or changed", () => {
  test("counts the approved lots that get other times, their sellers and who watches them (office 8)", () => {
    const candidates = [
      {
        _id: "1",
        title: "As planned",
        ...approved,
        ends_at: "2026-12-02T04:30:00.000Z",
        seller: { _id: "8", name: "Arka", business_name: null },
      },
      {
        _id: "2",
        title: "A minute off",
        ...approved,
        ends_at: "2026-12-02T04:32:00.000Z",
        seller: { _id: "9", name: "Bina", business_name: null },
      },
      {
        _id: "3",
        title: "Pending",
        status: "pending",
        seller: { _id: "7", name: "Chand", business_name: null },
      },
    ];
    expect(movedBy(typed, candidates)).toEqual({ lots: [candidates[1]], sellers: 1, watchers: 4 });
    expect(movedBy({ ...typed, start_at: "2026-12-01T10:01" }, candidates).lots).toHaveLength(2);
    const own = candidates.map(({ seller, ...lot }) => lot);
    expect(movedBy(typed, own).sellers).toBe(null);
  });

  test("says what lacks beside its field, in our own words (office 10)", () => {
    expect(Object.keys(faultsIn({ ...typedOf(null), interval_seconds: 0 }, false))).toEqual([
      "title",
      "start_at",
      "first_end_at",
      "interval_seconds",
      "product_ids",
    ]);
    expect(faultsIn({ ...typed, first_end_at: "2026-12-01T09:00" }, false)).toEqual({
      first_end_at: "The first lot must close after the start.",
    });
    expect(faultsIn(typed, false)).toEqual({});
    expect(faultsIn({ ...typedOf(null), title: "Only its words" }, true)).toEqual({});
  });
});
