// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test } from "vitest";
import { BidBar } from "./bid-bar.tsx";

const lot = {
  ...{ _id: "7", title: "Copper cable", quantity: 1200, unit: "kg", basis: "lot" },
  ...{ basis_quantity: null, status: "live", heightest: 60_000, minimum_bid: 60_000 },
  ...{ next_bid: 61_000, bid_increment: 1000, bid_count: 3, can_bid: true, why_not: null },
  ...{ standing: "outbid", your_maximum: null, ends_at: "2100-01-01T10:00:00Z", paused_at: null },
} as AuctionDetails;
const bidder = {
  ...{ place: async () => true, removeMaximum: async () => undefined },
  ...{ busy: false, problem: null, clear: () => undefined },
};
const show = (of: AuctionDetails) =>
  render(
    <MemoryRouter>
      <BidBar
        lot={of}
        connection={{ state: "up", received: 0 }}
        bidder={bidder}
        onVisitor={null}
        sheet={{ isOpen: false, setOpen: () => undefined }}
        read={() => undefined}
      />
    </MemoryRouter>,
  );

afterEach(cleanup);

test("on a phone the own maximum stands beside the price, and who leads is not invited to raise (U20)", () => {
  show({ ...lot, standing: "leading", your_maximum: 90_000 });
  screen.getByText("up to ₹90,000");
  expect(screen.queryByRole("button", { name: "Bid" })).toBeNull();
  expect(screen.getByRole("button", { name: "Raise" }).dataset.kind).toBe("quiet");
  cleanup();
  show(lot);
  expect(screen.getByRole("button", { name: "Bid" }).dataset.kind).toBe("main");
});
