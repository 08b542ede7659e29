// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import Steps from "../tender-auction/steps.tsx";
import Opened from "./opened.tsx";

const lot = {
  ...{ _id: "7", url: "hdpe-7", basis: "lot", basis_quantity: null, status: "live" },
  format: {
    ...{ kind: "tender_auction", stage: "auction", best: 2 },
    tender_ends_at: "2026-12-01T10:00:00Z",
    auction_starts_at: "2026-12-01T10:30:00Z",
    auction_ends_at: "2026-12-01T12:00:00Z",
  },
  ...{ my_bidder: "Bidder 1", qualified: true, has_colleagues: false },
} as unknown as AuctionDetails;
const opened = (seq: number, bidder: string, amount: number) => ({
  ...{ seq, kind: "bid", bidder, amount, note: "sealed", voids: null },
});

beforeAll(() => {
  fakeBrowser();
  const entries = [
    opened(5, "Bidder 3", 225_000),
    opened(6, "Bidder 1", 240_000.5),
    opened(7, "Bidder 2", 261_000),
  ];
  vi.stubGlobal("fetch", async () =>
    Response.json({ is_success: 1, message: "", data: entries, product_id: "7", more: false }),
  );
});
afterEach(cleanup);

test("after the opening all see what each offered, and who qualified reads their place (F25)", async () => {
  render(<Opened lot={lot} />);
  expect((await screen.findByText("You qualified, 2nd of 2")).tagName).toBe("B");
  expect(screen.getAllByRole("listitem", { hidden: true }).map((li) => li.textContent)).toEqual([
    "Bidder 2₹2,61,000.00",
    "Bidder 1 (you)₹2,40,000.50",
    "Bidder 3₹2,25,000.00",
  ]);
  expect(screen.getByRole("button", { name: "Check the opening", hidden: true })).toBeTruthy();
});

test("who looks on reads the ladder alone", async () => {
  render(<Opened lot={{ ...lot, my_bidder: null, qualified: null }} />);
  expect(await screen.findByText("3 tenders were opened")).toBeTruthy();
  expect(screen.queryByText(/You qualified/)).toBeNull();
});

test("three steps say where a tender with an auction stands", () => {
  const now = (of: AuctionDetails) => {
    cleanup();
    render(<Steps lot={of} />);
    return screen.getAllByRole("listitem").map((li) => li.dataset.state);
  };
  const sealed = { ...lot, format: { ...lot.format, stage: "tender" as const } };
  expect(now({ ...sealed, status: "upcoming" })).toEqual(["next", "next", "next"]);
  expect(now(sealed)).toEqual(["now", "next", "next"]);
  expect(now(lot)).toEqual(["done", "done", "now"]);
  expect(now({ ...lot, status: "ended" })).toEqual(["done", "done", "done"]);
});
