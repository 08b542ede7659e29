import { indiaDay } from "@rebale/contract/values/calendar";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createCapacityUsage } from "./capacity-usage.ts";
import {
  type CompanyRights,
  capacityOn,
  decideEligibility,
  type HeldAuthorisation,
} from "./eligibility.rules.ts";

const held = (over: Partial<HeldAuthorisation> = {}): HeldAuthorisation => ({
  stream: "batteries",
  kind: "battery_recycler",
  validFrom: "2026-04-01",
  validTo: "2026-11-30",
  capacity: 10_000_000,
  ...over,
});
const rights = (...all: HeldAuthorisation[]): CompanyRights => ({ isVerified: true, held: all });
const lot = (grams = 1_000_000) => ({
  lotId: 1,
  stream: "batteries" as const,
  grams,
  endsAt: new Date("2026-11-30T18:29:59.000Z"),
});
const lastSecond = new Date("2026-11-30T18:29:59.999Z");
const midnight = new Date("2026-11-30T18:30:00.000Z");

test("the last day counts to its last millisecond in India, and not one longer (W9)", () => {
  expect([indiaDay(lastSecond), indiaDay(midnight)]).toEqual(["2026-11-30", "2026-12-01"]);
  expect(decideEligibility(rights(held()), lot(), 0, lastSecond)).toBeNull();
  expect(decideEligibility(rights(held()), lot(), 0, midnight)).toEqual({
    because: "authorisation_expired",
    stream: "batteries",
    endedOn: "2026-11-30",
  });
});

test("an unverified company, none of the stream, one of another stream: each its own refusal (W7)", () => {
  const refusal = (of: CompanyRights | undefined) =>
    decideEligibility(of, lot(), 0, lastSecond)?.because;
  expect(refusal(undefined)).toBe("verify_first");
  expect(refusal({ isVerified: false, held: [held()] })).toBe("verify_first");
  expect(refusal(rights())).toBe("authorisation_missing");
  expect(refusal(rights(held({ stream: "tyres" })))).toBe("authorisation_missing");
  expect(refusal(rights(held({ validFrom: "2026-12-01", validTo: "2027-12-01" })))).toBe(
    "authorisation_missing",
  );
});

test("two plants add up, a plant's consent and registration do not (W8)", () => {
  const day = "2026-11-01";
  expect(capacityOn(rights(held(), held()), "batteries", day)).toBe(20_000_000);
  expect(
    capacityOn(rights(held(), held({ kind: "howm", capacity: 7_000_000 })), "batteries", day),
  ).toBe(10_000_000);
});

test("the lot must fit into what is left, to the gram (W8)", () => {
  const used = (grams: number) => decideEligibility(rights(held()), lot(), grams, lastSecond);
  expect(used(9_000_000)).toBeNull();
  expect(used(9_000_001)).toEqual({
    because: "capacity_exceeded",
    stream: "batteries",
    year: 2026,
    remaining: 999_999,
    grams: 1_000_000,
  });
});

test("whoever leads, a company is never let above its capacity, whatever the order of bids (W8)", () => {
  const bids = fc.array(
    fc.record({ company: fc.integer({ min: 1, max: 3 }), lot: fc.integer({ min: 0, max: 9 }) }),
    { maxLength: 60 },
  );
  fc.assert(
    fc.property(
      bids,
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 10, maxLength: 10 }),
      (all, kilos) => {
        const own = { rights: rights(held({ capacity: 12_000 })), used: [] };
        const usage = createCapacityUsage(new Map([1, 2, 3].map((id) => [id, own])));
        const leads = new Map<number, number>();
        for (const bid of all) {
          const restricted = { ...lot((kilos[bid.lot] ?? 0) * 1000), lotId: bid.lot };
          if (usage.whyNot(bid.company, restricted, lastSecond)) continue;
          usage.setLeader(bid.company, restricted);
          leads.set(bid.lot, bid.company);
        }
        expect(usage.leaders).toEqual(leads);
        for (const company of [1, 2, 3]) {
          const kg = [...leads].reduce(
            (sum, [at, by]) => sum + (by === company ? (kilos[at] ?? 0) : 0),
            0,
          );
          expect(kg).toBeLessThanOrEqual(12);
        }
      },
    ),
  );
});
