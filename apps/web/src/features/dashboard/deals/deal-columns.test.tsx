// @vitest-environment jsdom
import type { BidOrder } from "@rebale/contract/auctions";
import { nextStepOf, type SaleFacts, type SaleSide } from "@rebale/contract/awards/next-step";
import { sayStep } from "@rebale/contract/awards/next-step-text";
import { STATE_LABELS } from "@rebale/contract/awards/state-labels";
import { AWARD_STATES, PAY_THROUGH } from "@rebale/contract/awards/states";
import { cleanup, render, screen, within } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, expect, test } from "vitest";
import { stateLabels } from "../../../shared/goods/state-labels.ts";
import { CardTable } from "../../../ui/table/card-table.tsx";
import { deskColumns } from "../desk/desk-columns.tsx";
import { sellerOrderColumns } from "../orders/columns.tsx";
import { dealColumns } from "./deal-columns.tsx";
import { DealTabs } from "./deal-tabs.tsx";

afterEach(cleanup);

const facts = (state: SaleFacts["state"], pay_through: SaleFacts["pay_through"]): SaleFacts => ({
  ...{ state, pay_through, to_pay: 74_060, on_its_way: 0 },
  ...{ due_at: "2026-12-01T18:30:00.000Z", lift_by: "2026-12-05T18:30:00.000Z" },
  ...{ called_off_by: [], lifted_by: [], all_out: false, left_kg: 6000, truck: null },
  ...{ claim: null, weight: { buyer: null, seller: null }, rated: false },
  ...{ settles_at: null, claims_until: null },
});
const party = { name: "Asha", business_name: "Chetak Polymers", mobile: null };
function order(side: SaleSide, of: SaleFacts): BidOrder {
  const isOff = of.state === "cancelled" || of.state === "defaulted";
  return {
    ...{ _id: "7", bid_order_id: "7", award_id: "3", bid_amount: 60_000, quantity: 6000 },
    ...{ award_state: of.state, award_pay_through: of.pay_through, award_due: null },
    ...{ status: of.state === "completed" ? "completed" : "pending", is_win: !isOff },
    ...{ standing: isOff ? "lost" : "won", offer: null, maximum: null, bidder: "Bidder 1" },
    buyer: side === "seller" && !isOff ? { ...party, city: null, state: null } : null,
    seller: side === "buyer" && !isOff ? { ...party, city: null, state: null } : null,
    next_step: nextStepOf(of, side),
    product_id: {
      ...{ _id: "1", title: "PET bales", url: "pet-1", images: [], unit: "kg", status: "ended" },
      ...{ basis: "lot", basis_quantity: null, ends_at: null, heightest: 60_000 },
    },
  } as unknown as BidOrder;
}
const show = (element: React.ReactElement) =>
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
const rowOf = (one: BidOrder, columns: typeof dealColumns) => {
  show(<CardTable rows={[one]} columns={columns} label="Deals" />);
  return screen.getAllByRole("row")[1] as HTMLElement;
};

test("each list has a state's one word and the one next step, on both sides, by both ways of payment (U6, U35)", () => {
  for (const state of AWARD_STATES)
    for (const through of PAY_THROUGH)
      for (const side of ["buyer", "seller"] as const) {
        const one = order(side, facts(state, through));
        const { textContent: deal } = rowOf(one, dealColumns);
        expect(stateLabels[state]).toBe(STATE_LABELS[state].en);
        expect(deal).toContain(STATE_LABELS[state].en);
        const step = one.next_step && sayStep(one.next_step, "en");
        expect(deal).toContain(step);
        cleanup();
        expect(rowOf(one, sellerOrderColumns).textContent).toContain(STATE_LABELS[state].en);
        cleanup();
        if (side === "buyer" && one.is_win)
          expect(rowOf(one, deskColumns).textContent).toContain(step);
        cleanup();
      }
});

test("a deal names its other side's company and has one button, which leads to the sale (U35)", () => {
  const row = rowOf(order("buyer", facts("payment_due", "market")), dealColumns);
  within(row).getByText("Chetak Polymers");
  within(row).getByText("Pay ₹74,060 by Tue 1 Dec");
  within(row).getByText("Pending · To be paid");
  const button = within(row).getByRole("link", { name: "Pay: PET bales" });
  expect(button.getAttribute("href")).toBe("/award/3");
  cleanup();
  const sold = rowOf(order("seller", facts("paid", "parties")), dealColumns);
  within(sold).getByRole("button", { name: "Mark completed: PET bales" });
});

test("the tabs count what is to be done; a seller, who never pays, has none for it (U6)", () => {
  const counts = { to_pay: 2, to_lift: 1, to_answer: 0, waiting: 3, done: 4 };
  show(<DealTabs counts={counts} view="to_lift" />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...["All 10", "To pay 2", "To lift 1", "To answer 0", "Waiting 3", "Done 4"],
  ]);
  expect(screen.getByRole("link", { current: true }).textContent).toBe("To lift 1");
  cleanup();
  show(<DealTabs counts={counts} view="all" seller />);
  expect(screen.getAllByRole("link").map(({ textContent }) => textContent)).toEqual([
    ...["Sold 10", "To lift 1", "To answer 0", "Waiting 3", "Done 4"],
  ]);
});
