// @vitest-environment jsdom
import type { Award } from "@rebale/contract/awards";
import { cleanup, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { aSale, aTruck } from "../../../shared/goods/a-sale.ts";
import type { Side } from "../../../shared/goods/side.ts";
import { aHold } from "../a-hold.ts";
import { TaxHoldStrips } from "./strips.tsx";

const agreed = {
  ...{ days: 75, applies: true, why_not: null, expected: 200_880, held: 124_545.6 },
  ...{ released: 0, returned: 0 },
};
const show = (over: Partial<Award>, side: Side = "buyer") =>
  render(
    <MemoryRouter>
      <TaxHoldStrips award={aSale({ tax_hold: agreed, ...over })} side={side} />
    </MemoryRouter>,
  );
afterEach(cleanup);

test("a sale has a strip a truck, that says what is kept, until when, and what a 2B proves (O5)", () => {
  show({ trips: [aTruck()], tax_holds: [aHold()] }, "seller");
  const strip = screen.getByRole("listitem");
  within(strip).getByText("MH 12 QG 4471");
  within(strip).getByText("Waits for the buyer’s 2B");
  expect(strip.textContent).toContain(
    "₹1,24,545.60 comes when the buyer’s 2B shows it, at the latest 11-02-2027.",
  );
  screen.getByText(/not that it was paid/);
});

test("where it does not apply the sale says why, and keeps nothing (O6)", () => {
  const none = { ...agreed, applies: false, expected: 0, held: 0 };
  show({ tax_hold: { ...none, why_not: "reverse_charge" } });
  screen.getByText("This lot was GST-safe, and nothing is kept: the GST is under reverse charge.");
  cleanup();
  show({ tax_hold: { ...none, why_not: "buyer_unregistered" } }, "seller");
  screen.getByText(/nothing is kept: the buyer has no GSTIN here/);
});

test("of a part that the 2B shows the rest alone is kept, with both figures (O9)", () => {
  const differences = [{ path: "tax" as const, paper: 124_545.6, in_2b: 100_000 }];
  const part = { state: "differs", released: 100_000, held: 24_545.6, differences } as const;
  show({ tax_holds: [aHold(part)] });
  const { textContent } = screen.getByRole("listitem");
  expect(textContent).toContain("₹1,00,000.00 that your 2B shows is the seller’s already.");
  expect(textContent).toContain("₹24,545.60 comes back to your deposit after 11-02-2027 if");
});

test("a sale that was agreed without has no word of it (O1)", () => {
  expect(show({ tax_hold: null }).container.textContent).toBe("");
});
