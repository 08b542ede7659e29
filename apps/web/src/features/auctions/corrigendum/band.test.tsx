// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { BidBar } from "../bidding/bid-bar.tsx";
import CorrigendumBand from "./band.tsx";

const corrigendum = {
  ...{ no: 2, at: "2026-12-01T06:30:00Z", reason: "Wet bales left out", moved: true },
  ...{ ends_at: "2100-01-01T10:00:00Z", answer: "needed" },
  changes: [
    { field: "quantity", before: 500, after: 420 },
    { field: "terms.payment_days", before: 3, after: null },
  ],
} as const;
const lot = {
  ...{ _id: "7", title: "Copper cable", quantity: 420, unit: "kg", basis: "lot" },
  ...{ basis_quantity: null, status: "live", heightest: 60_000, minimum_bid: 60_000 },
  ...{ next_bid: 61_000, bid_increment: 1000, bid_count: 3, can_bid: true, why_not: null },
  ...{ standing: "leading", your_maximum: null, ends_at: "2100-01-01T10:00:00Z" },
  ...{ paused_at: null, corrigendum },
} as unknown as AuctionDetails;
const answered = (answer: string | null) =>
  ({ ...lot, corrigendum: { ...corrigendum, answer } }) as unknown as AuctionDetails;
const show = (of: AuctionDetails, read = () => undefined) =>
  render(
    <MemoryRouter>
      <CorrigendumBand lot={of} read={read} />
    </MemoryRouter>,
  );

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test("what changed stands before and after, in the words of the trade, with what it did to the end", () => {
  show(answered(null));
  const band = screen.getByRole("region", { name: "Corrigendum 2" });
  const texts = (name: string) =>
    within(band.querySelector("dl") as HTMLElement)
      .getByText(name)
      .parentElement?.textContent?.replace(name, "");
  expect(texts("Quantity")).toBe("Before500 kgNow420 kg");
  expect(texts("Payment")).toBe("BeforeWithin 3 days of the saleNowNot agreed");
  within(band).getByText("Wet bales left out");
  within(band).getByText(/The end has moved/);
  expect(screen.queryByRole("button")).toBeNull();
});

test("who had bid answers before anything else is pressed, and is asked once more before a bid is taken back", async () => {
  const sent: unknown[] = [];
  vi.stubGlobal("fetch", async (_address: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)));
    return Response.json({ is_success: 1, message: "Done", data: {}, errors: [] });
  });
  HTMLDialogElement.prototype.showModal = vi.fn();
  HTMLDialogElement.prototype.close = vi.fn();
  const read = vi.fn();
  show(lot, read);
  fireEvent.click(screen.getByRole("button", { name: "Accept and stay" }));
  await waitFor(() => expect(read).toHaveBeenCalledOnce());
  expect(sent).toEqual([{ no: 2, answer: "accepted" }]);
  const [first] = screen.getAllByRole("button", { name: "Take my bid back", hidden: true });
  fireEvent.click(first as HTMLElement);
  expect(sent).toHaveLength(1);
  const again = screen.getAllByRole("button", { name: "Take my bid back", hidden: true }).at(-1);
  fireEvent.click(again as HTMLElement);
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  expect(sent.at(-1)).toEqual({ no: 2, answer: "withdrawn" });
});

test("until then the bar on a phone leads to the change, and not to a bid", () => {
  const bidder = {
    ...{ place: async () => true, removeMaximum: async () => undefined },
    ...{ busy: false, problem: null, clear: () => undefined },
  };
  const bar = (of: AuctionDetails) =>
    render(
      <MemoryRouter>
        <BidBar
          lot={of}
          connection={{ state: "up", received: 0 }}
          bidder={bidder}
          onVisitor={null}
          read={() => undefined}
          sheet={{ isOpen: false, setOpen: () => undefined }}
        />
      </MemoryRouter>,
    );
  bar(lot);
  screen.getByRole("button", { name: "See what changed" });
  expect(screen.queryByRole("button", { name: "Raise" })).toBeNull();
  cleanup();
  bar(answered("accepted"));
  expect(screen.queryByRole("button", { name: "See what changed" })).toBeNull();
  screen.getByRole("button", { name: "Raise" });
});
