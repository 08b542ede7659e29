import type { Trip } from "@rebale/contract/lifting";
import { expect, test } from "vitest";
import { maskedMobile, storyOf } from "./truck-story.rules.ts";

test("a truck's story has its messages, slips and gates in the order of time (V6)", () => {
  const trip = {
    ...{ gate_in_at: "2026-12-02T05:00:00Z", gate_out_at: "2026-12-02T07:00:00Z" },
    ...{ received_at: null, refused_uses: [] },
    slips: [{ kind: "tare", kg: 8000, slip_no: "S-1", bridge: "Yard", at: "2026-12-02T05:30:00Z" }],
  } as unknown as Trip;
  const sms = { channel: "sms", to: "••••••1111", status: "sent" } as const;
  const link = [{ ...sms, at: "2026-12-01T04:00:00Z" }];
  expect(storyOf(trip, { link, code: [], again: [] }).map(({ what }) => what)).toEqual([
    "Link to the driver: SMS to ••••••1111, delivered",
    "Came in",
    "Weighed empty: 8,000 kg, slip S-1 of Yard",
    "Let out",
  ]);
});

test("a phone is shown by its two first and four last digits (V6)", () => {
  expect(maskedMobile("9811111111")).toBe("+91 98••••1111");
});
