// @vitest-environment jsdom
import type { AuctionDetails } from "@rebale/contract/auctions";
import { cleanup, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeBrowser } from "../../../../lib/page/fake-browser.ts";
import { BidForm } from "./bid-form.tsx";

const lot = {
  _id: "7",
  title: "Copper cable, 1,200 kg",
  quantity: 1200,
  unit: "kg",
  basis: "lot",
  basis_quantity: null,
  status: "live",
  location: { city: "Pune", state: "Maharashtra" },
  heightest: 60_000,
  market_value: 50_000,
  minimum_bid: 60_000,
  next_bid: 61_000,
  bid_increment: 1000,
  unusual_times: 5,
  bid_count: 3,
  leader: "Bidder 2",
  standing: "outbid",
  your_maximum: null,
  my_bidder: "Bidder 1",
  ends_at: "2026-11-22T10:00:00Z",
} as AuctionDetails;
const connection = { state: "up", received: Date.now() } as const;

beforeAll(fakeBrowser);
beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

function show({ of = lot, problem = null as string | null } = {}) {
  const place = vi.fn(async () => true);
  const removeMaximum = vi.fn(async () => undefined);
  const onPlaced = vi.fn();
  const onVisitor = vi.fn();
  const form = (shown: AuctionDetails, visitor = false) => (
    <MemoryRouter>
      <BidForm
        lot={shown}
        connection={connection}
        bidder={{ place, busy: false, problem, clear: () => undefined, removeMaximum }}
        onVisitor={visitor ? onVisitor : null}
        onPlaced={onPlaced}
      />
    </MemoryRouter>
  );
  const { rerender } = render(form(of));
  return {
    place,
    removeMaximum,
    onPlaced,
    onVisitor,
    become: (shown: AuctionDetails) => rerender(form(shown)),
    asVisitor: () => rerender(form(of, true)),
  };
}
const amount = () => screen.getByLabelText<HTMLInputElement>("Your bid for the whole lot");
const type = async (text: string) => {
  await userEvent.clear(amount());
  await userEvent.type(amount(), text);
};

test("follows the next bid allowed until somebody types", async () => {
  const { become } = show();
  expect(amount().value).toBe("61,000");
  become({ ...lot, heightest: 70_000, minimum_bid: 70_000, next_bid: 71_000 });
  expect(amount().value).toBe("71,000");
  await type("80000");
  become({ ...lot, heightest: 75_000, minimum_bid: 75_000, next_bid: 76_000 });
  expect(amount().value).toBe("80,000");
});

test("an amount typed before, which the price has passed, does not come back (U19)", async () => {
  sessionStorage.setItem("bid-7", JSON.stringify({ amount: "55000", kind: "maximum" }));
  show();
  await waitFor(() =>
    expect(screen.getByRole("alert").textContent).toBe(
      "The price has passed the ₹55,000 that you typed before",
    ),
  );
  expect(screen.getByLabelText<HTMLInputElement>("Your maximum for the whole lot").value).toBe(
    "61,000",
  );
  expect(sessionStorage.getItem("bid-7")).toBeNull();
});

test("groups digits as India does, reads Devanagari ones, and says the price per kilogram", async () => {
  show();
  await type("१२३४५६७");
  expect(amount().value).toBe("12,34,567");
  expect(screen.getByText("₹1,028.81/kg")).toBeTruthy();
});

test("an amount that is not above the minimum is refused beside the field (S5.6)", async () => {
  const { place } = show();
  await type("60000");
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  expect(screen.getByRole("alert").textContent).toBe(
    "Bid amount should be greater than minimum bid amount",
  );
  expect(amount().getAttribute("aria-invalid")).toBe("true");
  expect(place).not.toHaveBeenCalled();
});

test("a bid is placed once it is confirmed, and the field follows the market again", async () => {
  const { place, onPlaced } = show();
  await type("65000");
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  await userEvent.click(screen.getByRole("button", { name: "Bid ₹65,000" }));
  expect(place).toHaveBeenCalledWith({ amount: 65_000, kind: "bid" });
  expect(onPlaced).toHaveBeenCalled();
  expect(amount().value).toBe("61,000");
});

test("what was confirmed is not asked again while its own arrival is drawn and the dialog closes", async () => {
  const { place, become } = show();
  let arrive = (_: boolean) => {};
  place.mockImplementation(() => new Promise((done) => (arrive = done)));
  await type("65000");
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  await userEvent.click(screen.getByRole("button", { name: "Bid ₹65,000" }));
  become({ ...lot, standing: "leading", heightest: 65_000, minimum_bid: 65_000, next_bid: 66_000 });
  screen.getByRole("dialog", { name: "Confirm your bid" });
  arrive(true);
  await waitFor(() => expect(screen.queryByRole("button", { name: "Bid ₹65,000" })).toBeNull());
});

test("outbid while confirming: one tap bids what it takes now", async () => {
  const { place, become } = show();
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  become({ ...lot, heightest: 64_000, minimum_bid: 64_000, next_bid: 65_000 });
  const instead = screen.getByRole("button", { name: "Bid ₹65,000 instead" });
  await waitFor(() => expect(instead.ariaDisabled).toBeNull());
  await userEvent.click(instead);
  expect(place).toHaveBeenCalledWith({ amount: 65_000, kind: "bid" });
});

test("a price that moves while a bid is confirmed moves every figure at once, and the button waits (TA19)", async () => {
  const { place, become } = show();
  await userEvent.click(screen.getByRole("button", { name: "Bid Now · ₹61,000" }));
  const dialog = screen.getByRole("dialog", { name: "Confirm your bid" });
  const button = within(dialog).getByRole("button", { name: "Bid ₹61,000" });
  await userEvent.pointer({ keys: "[MouseLeft>]", target: button });
  become({ ...lot, heightest: 64_000, minimum_bid: 64_000, next_bid: 65_000 });
  await userEvent.pointer({ keys: "[/MouseLeft]", target: button });
  expect(button.textContent).toBe("Bid ₹65,000 instead");
  expect(button.ariaDisabled).toBe("true");
  expect(dialog.textContent).not.toContain("61,000");
  await userEvent.click(button);
  expect(place).not.toHaveBeenCalled();
  await waitFor(() => expect(button.ariaDisabled).toBeNull());
  await userEvent.click(button);
  expect(place).toHaveBeenCalledExactlyOnceWith({ amount: 65_000, kind: "bid" });
});

test("a finger that was down while the amount changed bids nothing, however long it stayed (TA19)", async () => {
  const { place, become } = show();
  await userEvent.click(screen.getByRole("button", { name: "Bid Now · ₹61,000" }));
  const button = screen.getByRole("button", { name: "Bid ₹61,000" });
  await userEvent.pointer({ keys: "[MouseLeft>]", target: button });
  become({ ...lot, heightest: 64_000, minimum_bid: 64_000, next_bid: 65_000 });
  await waitFor(() => expect(button.ariaDisabled).toBeNull());
  await userEvent.pointer({ keys: "[/MouseLeft]", target: button });
  expect(place).not.toHaveBeenCalled();
});

test("the field of a maximum begins at one's own, and a plain bid on one's own lead is asked about (TA10)", async () => {
  const leading = { ...lot, standing: "leading", your_maximum: 90_000 } as AuctionDetails;
  const { place } = show({ of: leading });
  await type("65000");
  await userEvent.click(screen.getByRole("radio", { name: "Maximum" }));
  const field = screen.getByLabelText<HTMLInputElement>("Your maximum for the whole lot");
  expect(field.value).toBe("90,000");
  const quick = within(screen.getByRole("group", { name: "Quick amounts" }));
  expect(quick.getAllByRole("button").map((b) => b.textContent)).toEqual([
    "₹90,000",
    "₹95,000",
    "₹99,000",
    "₹1,08,000",
  ]);
  await userEvent.click(screen.getByRole("radio", { name: "One bid" }));
  await userEvent.click(screen.getByRole("button", { name: "Bid Now · ₹61,000" }));
  const dialog = screen.getByRole("dialog", { name: "Raise your own bid?" });
  await waitFor(() => expect(dialog.textContent).toContain("You already lead at ₹60,000"));
  await userEvent.keyboard("{Enter}");
  expect(place).not.toHaveBeenCalled();
});

test("a lot without a step of its own is offered at a round amount, not a paisa above the last (TA20)", () => {
  show({ of: { ...lot, bid_increment: null, minimum_bid: 1700, next_bid: 1700.01 } });
  expect(amount().value).toBe("1,710");
});

test("a limit of one's company is told before anything is typed, and an amount above it is not asked about (TA17)", async () => {
  const limited = { ...lot, limit: 70_000 } as AuctionDetails;
  const { place } = show({ of: limited });
  const words = "Your company lets you bid up to ₹70,000 for a whole lot. Its owner can raise it.";
  expect(screen.getAllByText(words)).toHaveLength(1);
  await type("71000");
  await userEvent.click(screen.getByRole("button", { name: "Bid Now · ₹71,000" }));
  expect(screen.getByRole("alert").textContent).toBe(words);
  expect(place).not.toHaveBeenCalled();
});

test("five times the price is asked about once more, and Enter does not bid it", async () => {
  const { place } = show();
  await type("300000");
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  const dialog = screen.getByRole("dialog", { name: "Is this amount right?" });
  await waitFor(() => expect(dialog.textContent).toContain("Extra zero?"));
  await userEvent.keyboard("{Enter}");
  expect(place).not.toHaveBeenCalled();
  expect(within(dialog).queryByText("Yes, bid ₹3,00,000")).toBeNull();
});

test("what was typed outlives a reload, and a visitor is asked to log in (S2.41)", async () => {
  const { onVisitor, asVisitor } = show();
  await type("66000");
  cleanup();
  const { asVisitor: again, onVisitor: asked } = show();
  expect(amount().value).toBe("66,000");
  again();
  await userEvent.click(screen.getByRole("button", { name: /^Bid Now/ }));
  expect(asked).toHaveBeenCalled();
  expect(onVisitor).not.toHaveBeenCalled();
  expect(asVisitor).toBeTypeOf("function");
});

test("a maximum is explained, asked about once, and left beside the price (A5)", async () => {
  const { place } = show();
  await userEvent.click(screen.getByRole("radio", { name: "Maximum" }));
  expect(await screen.findByText(/each time just enough to lead and never above/)).toBeTruthy();
  const field = screen.getByLabelText<HTMLInputElement>("Your maximum for the whole lot");
  await userEvent.clear(field);
  await userEvent.type(field, "80000");
  await userEvent.click(screen.getByRole("button", { name: /^Set maximum · / }));
  await userEvent.click(screen.getByRole("button", { name: "Set maximum of ₹80,000" }));
  expect(place).toHaveBeenCalledWith({ amount: 80_000, kind: "maximum" });
});

test("one who leads may set the maximum down to the price once it is asked, and sees it alone (A5, A6, TA10)", async () => {
  const leading = { ...lot, standing: "leading", your_maximum: 90_000 } as AuctionDetails;
  const { place, removeMaximum } = show({ of: leading });
  expect(screen.getByText("Your maximum: ₹90,000")).toBeTruthy();
  await userEvent.click(screen.getByRole("button", { name: "Remove" }));
  expect(removeMaximum).toHaveBeenCalledOnce();
  await userEvent.click(screen.getByRole("radio", { name: "Maximum" }));
  const field = screen.getByLabelText<HTMLInputElement>("Your maximum for the whole lot");
  await userEvent.clear(field);
  await userEvent.type(field, "60000");
  await userEvent.click(screen.getByRole("button", { name: /^Set maximum · / }));
  const dialog = screen.getByRole("dialog", { name: "Lower your maximum?" });
  await waitFor(() => expect(dialog.textContent).toContain("down from ₹90,000 to ₹60,000"));
  await userEvent.click(within(dialog).getByRole("button", { name: "Lower it to ₹60,000" }));
  expect(place).toHaveBeenCalledWith({ amount: 60_000, kind: "maximum" });
});

test("a maximum that was typed stays one over a login, and never becomes a bid of that amount (A5)", async () => {
  show();
  await userEvent.click(screen.getByRole("radio", { name: "Maximum" }));
  const field = () => screen.getByLabelText<HTMLInputElement>("Your maximum for the whole lot");
  await userEvent.clear(field());
  await userEvent.type(field(), "80000");
  cleanup();
  show();
  expect(field().value).toBe("80,000");
  await userEvent.click(screen.getByRole("radio", { name: "One bid" }));
  expect(amount().value).toBe("61,000");
});

test("while a maximum is confirmed the price may pass it: then nothing is bid above it (A5)", async () => {
  const { become } = show();
  await userEvent.click(screen.getByRole("radio", { name: "Maximum" }));
  await userEvent.click(screen.getByRole("button", { name: /^Set maximum · / }));
  become({ ...lot, heightest: 64_000, minimum_bid: 64_000, next_bid: 65_000 });
  const dialog = screen.getByRole("dialog", { name: "Confirm your maximum" });
  const names = within(dialog)
    .getAllByRole("button")
    .map((button) => button.textContent);
  expect(names).not.toContain("Bid ₹65,000 instead");
  expect(within(dialog).getByRole("button", { name: "Change" })).toBeTruthy();
});
