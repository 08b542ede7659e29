// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { typedTerms } from "../../../shared/terms/sale-terms.rules.ts";
import { WithMantine } from "../../../ui/mantine/with-mantine.tsx";
import type { OpenedLot } from "./lot-row.ts";
import { TaxHoldOffer } from "./tax-hold-offer.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

function show(offered: number | null, stands: string) {
  const onChange = vi.fn();
  const lot = { proposed_terms: { tax_hold_days: offered }, terms: null } as OpenedLot;
  const value = { ...typedTerms(null), tax_hold_days: stands };
  render(
    <WithMantine>
      <TaxHoldOffer lot={lot} value={value} onChange={onChange} error={null} />
    </WithMantine>,
  );
  return onChange;
}
const tick = () => screen.getByLabelText("GST-safe: the seller offers 75 days");

test("the office takes away what a seller offers, and gives it back as it was offered (O2)", () => {
  const taken = show(75, "75");
  fireEvent.click(tick());
  expect(taken.mock.calls[0]?.[0].tax_hold_days).toBe("");
  cleanup();
  const given = show(75, "");
  fireEvent.click(tick());
  expect(given.mock.calls[0]?.[0].tax_hold_days).toBe("75");
});

test("what a seller does not offer the office cannot add (O2)", () => {
  show(null, "");
  expect(screen.queryByRole("checkbox")).toBeNull();
});
