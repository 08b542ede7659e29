// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import type { CompanyRecord } from "@rebale/contract/awards";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import TaxHoldLine from "./tax-hold-line.tsx";

type Offered = AuctionDetails["tax_hold"];
const offered = (over: Partial<NonNullable<Offered>> = {}): Offered => ({
  ...{ days: 75, amount: 200_880, applies: true, why_not: null, ...over },
});
const filing = { checked: 15, found: 15, on_time: 14, missing: 0, since: "2026-04" };
const show = (tax_hold: Offered, record: Partial<CompanyRecord> | null = null) =>
  render(<TaxHoldLine lot={{ tax_hold }} record={record as CompanyRecord | null} />);
const text = () => screen.getByRole("region", { name: "GST-safe" }).textContent;

afterEach(cleanup);

test("a bidder reads what of the price waits for the 2B, until when, and what a 2B proves (O3)", () => {
  show(offered(), { filing });
  expect(text()).toContain(
    "You pay in full. ₹2,00,880.00 of it, the GST, reaches the seller once your GSTR-2B shows the invoice, or by 75 days after it. Bring the file each month: who says nothing, lets it go. A 2B shows that the seller declared the tax, not that it was paid.",
  );
  expect(text()).toContain("to be confirmed by your adviser");
});

test("beside it stands how the seller filed, or that nothing was checked (O28)", () => {
  show(offered(), { filing });
  screen.getByText("Filed in time 14 of 15 · missing 0");
  cleanup();
  show(offered(), { filing: null });
  screen.getByText("Nothing checked yet");
});

test("a company without a GSTIN reads that it does not count, and why; a visitor reads of the buyer (O3)", () => {
  show(offered({ applies: false, why_not: "buyer_unregistered" }));
  expect(text()).toMatch(/does not count for you: your company has no GSTIN here/);
  cleanup();
  show(offered({ applies: null }));
  expect(text()).toMatch(/^The buyer pays in full\. ₹2,00,880\.00/);
});

test("of a lot without it nothing is said (O1)", () => {
  expect(show(null).container.textContent).toBe("");
});
