// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { showsTender } from "../stage.rules.ts";
import TenderPanel from "./tender-panel.tsx";

const lot = {
  _id: "7",
  url: "hdpe-7",
  title: "HDPE regrind",
  quantity: 15_000,
  unit: "kg",
  basis: "kg",
  basis_quantity: 15_000,
  status: "live",
  format: {
    ...{ kind: "tender", stage: "tender", tender_ends_at: null, auction_starts_at: null },
    ...{ auction_ends_at: null, best: null },
  },
  corrigenda: 0,
  location: { city: "Pune", state: "Maharashtra" },
  heightest: 0,
  market_value: 92,
  minimum_bid: 92,
  next_bid: 92.01,
  unusual_times: 5,
  usual_value: null,
  standing: "none",
  can_bid: true,
  why_not: null,
  your_tender: null,
  your_maximum: null,
  landed_cost: null,
  deposit: {
    ...{ kind: "amount", percent: null, amount: 125_000, hold: 125_000 },
    ...{ yours: 0, free: 200_000, short: 0 },
  },
  ends_at: "2026-12-01T10:00:00Z",
} as unknown as AuctionDetails;

const reply = {
  ...{ product_id: "7", seq: 4, amount: 101.35, value: 1_520_250, salt: "ab".repeat(32) },
  ...{ commitment: "c0ffee", placed_at: "2026-12-01T09:00:00Z", ends_at: lot.ends_at },
  ...{ hold: 125_000, receipt: { seq: 4, hash: "beef" } },
};
const sealed = {
  ...lot,
  standing: "sealed",
  your_tender: {
    ...{ seq: 4, commitment: "c0ffee", placed_at: reply.placed_at, state: "sealed" },
    ...{ amount: null, salt: null },
  },
} as AuctionDetails;

beforeAll(fakeBrowser);
beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(cleanup);

function show(of: AuctionDetails, onVisitor: null | (() => void) = null) {
  const read = vi.fn();
  const panel = (shown: AuctionDetails) => (
    <MemoryRouter>
      <TenderPanel lot={shown} onVisitor={onVisitor} read={read} />
    </MemoryRouter>
  );
  const { rerender } = render(panel(of));
  return { read, become: (shown: AuctionDetails) => rerender(panel(shown)) };
}
const field = () => screen.getByLabelText<HTMLInputElement>(/^Your tender/);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

test("a tender is one amount: the hold is said, it is asked once more, and its receipt stays here (F5)", async () => {
  const sent = fakeCalls({ "/api/auction/tender/7": reply });
  const { read, become } = show(lot);
  expect(document.body.textContent).toContain("Holds ₹1,25,000, whatever you offer");
  await userEvent.type(field(), "101.35");
  await press(/Seal my tender/);
  expect(sent).not.toHaveBeenCalled();
  await screen.findByText(/Until the opening it holds ₹1,25,000/);
  await press("Seal my tender");
  await waitFor(() => expect(read).toHaveBeenCalled());
  expect(sent).toHaveBeenCalledWith("PUT", "/api/auction/tender/7", {
    ...{ amount: 101.35, confirm_unusual: false, corrigendum: 0 },
  });
  become(sealed);
  expect(await screen.findByText("Sealed as no. 4")).toBeTruthy();
  expect(document.body.textContent).toContain("₹101.35");
  expect(document.body.textContent).toContain("kept on this device only");
  expect(sessionStorage.getItem("bid-7")).toBeNull();
});

test("below the floor nothing is sent", async () => {
  const sent = fakeCalls({});
  show(lot);
  await userEvent.type(field(), "92");
  await press(/Seal my tender/);
  expect(screen.getByRole("alert").textContent).not.toBe("");
  expect(sent).not.toHaveBeenCalled();
});

test("a visitor is asked to log in, with what was typed", async () => {
  const onVisitor = vi.fn();
  show({ ...lot, can_bid: false, why_not: "sign_in_first" }, onVisitor);
  await userEvent.type(field(), "99");
  await press(/Seal my tender/);
  expect(onVisitor).toHaveBeenCalledWith({ amount: "99", kind: "bid" });
});

test("a tender from elsewhere shows its number, and not an amount", async () => {
  localStorage.setItem("tender-7", JSON.stringify({ ...reply, commitment: "of another" }));
  show(sealed);
  expect(screen.getByText("Sealed as no. 4")).toBeTruthy();
  expect(document.body.textContent).toContain("on another device or by a colleague");
  expect(document.body.textContent).not.toContain("101.35");
});

test("it is changed in its own place, and taken back once that is confirmed (F6, F7)", async () => {
  const sent = fakeCalls({ "/api/auction/tender/7": { ...reply, state: "withdrawn" } });
  show(sealed);
  await press("Change");
  expect(field().value).toBe("");
  cleanup();
  const { read } = show(sealed);
  await press("Take back");
  await press("Keep it");
  expect(sent).not.toHaveBeenCalled();
  await press("Take back");
  await press("Yes, take it back");
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  expect(sent.mock.calls[0]?.slice(0, 2)).toEqual(["DELETE", "/api/auction/tender/7"]);
  expect(read).toHaveBeenCalled();
});

test("while bidding is paused it can be taken back, not changed", () => {
  show({ ...sealed, status: "paused" });
  expect(screen.queryByRole("button", { name: "Change" })).toBeNull();
  expect(screen.getByRole("button", { name: "Take back" })).toBeTruthy();
});

test("the form is for who may tender, and for who has", () => {
  expect(showsTender(lot)).toBe(true);
  expect(showsTender({ ...lot, can_bid: false, why_not: "deposit_needed" })).toBe(true);
  expect(showsTender({ ...lot, can_bid: false, why_not: "own_lot" })).toBe(false);
  expect(showsTender({ ...lot, status: "paused" })).toBe(false);
  expect(showsTender({ ...sealed, status: "paused" })).toBe(true);
  expect(showsTender({ ...sealed, status: "ended", format: { ...lot.format, stage: null } })).toBe(
    false,
  );
});
