import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import { AWARD_STATES } from "@rebale/contract/awards/states";
import { expect, test } from "vitest";
import { resultLabel, statusLabels } from "./status-labels.ts";

test("a sale that was called off is not told as a bid that lost (S3.8)", () => {
  const off = { is_win: false, standing: "lost", award_state: "cancelled" } as const;
  expect(resultLabel(off, "bidder")).toBe("Called off");
  const ended = { is_win: false, standing: "voided", award_state: "defaulted" } as const;
  expect(resultLabel(ended, "bidder")).toBe("Backed out");
  expect(resultLabel({ is_win: true, standing: "won" }, "bidder")).toBe("Win");
});

test("every state of a sale has its one word in the lists, and Pending only while something is to be done (U6, S3.8)", () => {
  for (const award_state of AWARD_STATES) {
    const status = award_state === "completed" ? "completed" : "pending";
    const words = statusLabels({ status, award_state });
    expect(words).toContain(STATE_LABELS[award_state].en);
    const isOpen = ["payment_due", "overdue", "paid", "lifting", "lifted"].includes(award_state);
    expect(words.includes("Pending")).toBe(isOpen);
  }
  expect(statusLabels({ status: "completed", award_state: null })).toEqual(["Completed", null]);
});
