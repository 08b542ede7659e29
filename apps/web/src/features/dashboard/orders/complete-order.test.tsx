// @vitest-environment jsdom
import type { BidOrder } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeAll, expect, test } from "vitest";
import { CompleteOrder } from "./complete-order.tsx";

beforeAll(() => {
  // jsdom has the element but not its modes.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});
afterEach(cleanup);

test("paid and lifted is asked of what the whole lot cost, also where the bid was a rate (TA26)", async () => {
  const order = {
    _id: "7",
    bid_amount: 43_000,
    value: 258_000,
    buyer: { business_name: "Asha Metals" },
    product_id: { title: "Brass scrap, 6 MT", basis: "mt" },
  } as BidOrder;
  const element = <CompleteOrder order={order} />;
  render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
  await userEvent.click(screen.getByRole("button", { name: /^Mark completed/ }));
  const dialog = screen.getByRole("dialog", { name: "Is this order completed?" });
  expect(dialog.textContent).toContain("Asha Metals has paid ₹2,58,000 and lifted");
  expect(dialog.textContent).not.toContain("/MT");
});
