// @vitest-environment jsdom
import type { AuctionDetails, LandedCost as Landed } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { LandedCost } from "./landed-cost.tsx";
import { StateField } from "./state-field.tsx";

const cost: Landed = {
  on: 0,
  total: 0,
  day: "2026-11-22",
  hsn: "7404",
  goods_state: "Maharashtra",
  state: "Gujarat",
  state_from: "site",
  complete: true,
  lines: [
    {
      what: "igst",
      percent: 18,
      amount: 0,
      rule: "",
      sources: [{ code: "gst_notification", of: "9/2025" }],
      code: "gst_reverse_metal",
      from: "2025-09-22",
      of: "value",
      paid_to: "government",
      confirmed: false,
    },
  ],
};
const lot = { url: "copper", basis: "kg", basis_quantity: 1200 } as AuctionDetails;

afterEach(cleanup);

test("what is to be paid is counted for the whole lot at the rate that is typed (A3)", () => {
  const { rerender } = render(<LandedCost lot={lot} cost={cost} amount={100} />);
  screen.getByText("You pay about ₹1,41,600");
  rerender(<LandedCost lot={lot} cost={cost} amount={107.5} />);
  screen.getByText("You pay about ₹1,52,220");
});

test("GST under reverse charge is told to be paid to the government, with its date and that it waits to be confirmed (A3)", () => {
  render(<LandedCost lot={lot} cost={cost} amount={100} />);
  screen.getByText(/payable by you directly to the government/);
  expect(document.body.textContent).toMatch(/Since 22-09-2025 · GST notification 9\/2025/);
  screen.getByText(/To be confirmed/);
});

test("who has no company's site chooses a state; whose site decides does not (A3)", () => {
  const show = (of: Landed) => (
    <LandedCost lot={lot} cost={of} amount={100}>
      <StateField state={of.state} onChange={() => undefined} failed={false} />
    </LandedCost>
  );
  const { rerender } = render(show(cost));
  expect(screen.queryByLabelText("Your state")).toBeNull();
  rerender(show({ ...cost, state_from: "assumed" }));
  expect((screen.getByLabelText("Your state") as HTMLSelectElement).value).toBe("Gujarat");
});

test("of a maximum it is what is paid at most (U20)", () => {
  render(<LandedCost lot={lot} cost={cost} amount={100} atMost />);
  screen.getByText("You pay at most ₹1,41,600");
});
