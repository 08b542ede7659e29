import type { BidOrder } from "@rebale/contract/auctions";
import { expect, test } from "vitest";
import {
  byUrgency,
  isToPay,
  mayComplete,
  nextAction,
  resultText,
  shownOf,
  showsOrder,
  standingText,
  statusText,
} from "./orders.rules.ts";

test("an order is pending, otherwise shown Completed (S3.8, S4.10)", () => {
  expect([statusText({ status: "pending" }), statusText({ status: "completed" })]).toEqual([
    "Pending",
    "Completed",
  ]);
});

test("an order is shown Win or Not Win (S3.8)", () => {
  expect([
    resultText({ is_win: true, standing: "won" }, "bidder"),
    resultText({ is_win: false, standing: "lost" }, "seller"),
  ]).toEqual(["Win", "Not Win"]);
});

test("a sale that was called off is not told as a bid that lost (S3.8)", () => {
  const off = { is_win: false, standing: "lost", award_state: "cancelled" } as const;
  expect(resultText(off, "bidder")).toBe("Called off");
  const ended = { is_win: false, standing: "voided", award_state: "defaulted" } as const;
  expect(resultText(ended, "bidder")).toBe("Backed out");
});

test("what is owed to the market is paid next; what goes through it, its seller does not complete (M20)", () => {
  const order = (award_state: "payment_due" | "overdue" | "paid", market = true) => ({
    ...{ award_state, award_pay_through: market ? ("market" as const) : ("parties" as const) },
    ...{ is_win: true, status: "pending" as const },
  });
  expect(
    [order("payment_due"), order("overdue"), order("paid"), order("payment_due", false)].map(
      isToPay,
    ),
  ).toEqual([true, true, false, false]);
  expect([order("paid"), order("paid", false)].map(mayComplete)).toEqual([false, true]);
});

test("while the seller may still approve it, a bid has neither won nor lost", () => {
  expect(resultText({ is_win: false, standing: "subject" }, "bidder")).toBe("Subject to approval");
});

test("an offer is the bidder's, and its seller is not told that it is theirs", () => {
  const offered = { is_win: false, standing: "offered" } as const;
  expect([resultText(offered, "bidder"), resultText(offered, "seller")]).toEqual([
    "Offered to you",
    "Offered to this bidder",
  ]);
});

test("a buyer's standing is leading or outbid while open, then Won or Lost, or voided (S3.8)", () => {
  expect(
    (["leading", "outbid", "subject", "won", "lost", "voided"] as const).map((standing) =>
      standingText({ standing }),
    ),
  ).toEqual(["Leading", "Outbid", "Subject to approval", "Won", "Lost", "Voided"]);
});

test("a trader's bids stand by what they need, and what is ending is found", () => {
  const order = (standing: BidOrder["standing"], ends_at: string, status = "live") =>
    ({ _id: standing + ends_at, standing, product_id: { ends_at, status } }) as BidOrder;
  const now = Date.parse("2026-11-21T10:00:00Z");
  const soon = order("leading", "2026-11-21T10:30:00Z");
  const outbid = order("outbid", "2026-11-21T12:00:00Z");
  const outbidFirst = order("outbid", "2026-11-21T11:30:00Z");
  const won = order("won", "2026-11-20T10:00:00Z", "ended");
  const wonLast = order("won", "2026-11-21T09:00:00Z", "ended");
  const all = [won, soon, outbid, wonLast, outbidFirst];
  expect(all.toSorted(byUrgency)).toEqual([outbidFirst, outbid, soon, wonLast, won]);
  expect(all.filter((o) => showsOrder(o, "ending", now))).toEqual([soon]);
  expect(all.filter((o) => showsOrder(o, "won", now))).toEqual([won, wonLast]);
  expect(shownOf("won")).toBe("won");
  expect(shownOf("anything")).toBe("all");
});

test("each bid names its next step: answer, bid again, raise, pay, book a truck (M20)", () => {
  const order = (standing: string, more: object = {}) =>
    ({
      ...{ standing, award_state: null, offer: null, product_id: { status: "live" } },
      ...more,
    }) as BidOrder;
  const ended = { product_id: { status: "ended" } };
  expect(
    [
      order("offered", { offer: {}, ...ended }),
      order("outbid"),
      order("leading"),
      order("won", { award_state: "overdue", ...ended }),
      order("won", { award_state: "paid", ...ended }),
      order("outbid", { product_id: { status: "paused" } }),
      order("won", { award_state: "completed", ...ended }),
      order("lost", ended),
    ].map(nextAction),
  ).toEqual(["answer", "bid", "raise", "pay", "collect", null, null, null]);
});

test("a seller completes won, pending orders only", () => {
  expect(mayComplete({ is_win: true, status: "pending", award_pay_through: null })).toBe(true);
  expect(mayComplete({ is_win: false, status: "pending", award_pay_through: null })).toBe(false);
  expect(mayComplete({ is_win: true, status: "completed", award_pay_through: null })).toBe(false);
});
