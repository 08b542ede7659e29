import type { TimelineEntry } from "@rebale/contract/office/objects";
import { expect, test } from "vitest";
import { tellEntry } from "./timeline-labels.rules.ts";

const entry = (change: Partial<TimelineEntry>): TimelineEntry => ({
  ...{ _id: "1.0.1", at: "2026-11-25T08:30:00.000Z", kind: "audit", what: "lot approved" },
  ...{ text: null, by: null, amount: null, about: null, source_id: "1", ...change },
});

test("what happened is told in words, with no code in them (office b1)", () => {
  expect(tellEntry(entry({})).what).toBe("Lot approved");
  expect(tellEntry(entry({ kind: "sale", what: "win", text: "close" }))).toEqual({
    what: "Sold at the close of the auction",
    text: null,
  });
  expect(tellEntry(entry({ kind: "sale", what: "extend", text: "Rain" })).text).toBe("Rain");
  expect(tellEntry(entry({ kind: "money", what: "top_up" })).what).toBe("Top-up");
  expect(tellEntry(entry({ kind: "bar", what: "barred", text: "owes_money" })).text).toBe(
    "Owes the market: a payment was taken back",
  );
  expect(tellEntry(entry({ kind: "goods_paper", what: "delivery_order", text: "DO/1" }))).toEqual({
    what: "Delivery order",
    text: "DO/1",
  });
  const ways = "mail a@b.in shown · sms 9000000001 waiting";
  expect(tellEntry(entry({ kind: "message", what: "Outbid", text: ways }))).toEqual({
    what: "Outbid",
    text: "Email to a@b.in, not sent (demo) · SMS to 9000000001, queued",
  });
  expect(tellEntry(entry({ kind: "paper", what: "pan" })).what).toBe("Paper sent: PAN card");
  const ledger = (what: string, text: string) => tellEntry(entry({ kind: "ledger", what, text }));
  expect(ledger("close", "no_bids")).toEqual({ what: "Auction closed", text: "No bids" });
  expect(ledger("open", "e6d6a67e").text).toBeNull();
  expect(ledger("unseal", "3")).toEqual({ what: "Tenders opened", text: "3 in all" });
});
