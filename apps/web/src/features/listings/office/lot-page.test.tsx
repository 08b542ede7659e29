// @vitest-environment jsdom
import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "../../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../../lib/page/fake-browser.ts";
import { drawScreen } from "../../../shared/office/page/draw-screen.tsx";
import { beginOfficeSession } from "../../../shared/office/session/office-session.ts";
import { shownKeys } from "../../../shared/office/shown-keys.ts";
import * as page from "./lot-page.tsx";

const lot = {
  ...{ _id: "7", title: "Gear shafts", description: "Oiled.", url: "gear-shafts-7" },
  ...{ quantity: 800, unit: "kg", basis: "lot", weight_kg: null, images: [], catalog: null },
  ...{ category_id: "1", sub_category_id: null, category: { url: "metal", title: "Metal" } },
  ...{ city: "Pune", state: "Maharashtra", pincode: "411001" },
  ...{ status: "pending", is_approved: false, decided: null, held: null, assigned: null },
  ...{ corrections: [], corrected: [], created_at: "2026-11-20T08:00:00.000Z", edited_at: null },
  ...{ starts_at: null, ends_at: null, start_at: null, end_at: null, hard_end_at: null },
  ...{ market_value: null, asking_price: 50_000, reserve_price: null, bid_increment: null },
  ...{ soft_close_minutes: 0, heightest: 0, bid_count: 0, requires_authorisation: null },
  ...{ deposit: null, pay_through: "parties", terms: null, proposed_terms: null },
  ...{ proposed_start_at: null, proposed_end_at: null, usual_terms: null, relist_of: null },
  ...{ min_bidders: null, corrigenda: 0 },
  format: {
    ...{ kind: "english", stage: null, tender_ends_at: null, auction_starts_at: null },
    ...{ auction_ends_at: null, best: null },
  },
  ...{ refusal_reason: null, outcome: null, seller_answer: null, counter_offer: null },
};
const day = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString();
const upcoming = {
  ...{ ...lot, status: "upcoming", is_approved: true, market_value: 50_000 },
  ...{ starts_at: day(1), ends_at: day(2), start_at: "2030-01-01 11:00:00" },
};

const replies: Record<string, unknown> = {
  "/api/admin/products/7/checks": {
    ...{ warnings: [], sold_last: { material: "Steel", rate: 41 } },
  },
  "/api/category": [],
  "/api/admin/timeline/lot/7": { entries: [], next: null },
  "/api/admin/products/7/sheets": { versions: [] },
};
const sent = fakeCalls(replies, "The lot is approved");
beforeAll(fakeBrowser);
beforeEach(() => {
  sent.mockReset();
  beginOfficeSession("the-token", "Office", "owner");
});
afterEach(cleanup);

async function open(address: string, of: object) {
  replies["/api/product/view/7"] = of;
  drawScreen(page, "/admin/lot/:id", address);
  await screen.findByRole("heading", { level: 1, name: "Gear shafts" });
}
const parts = () =>
  within(screen.getByRole("navigation", { name: "About this lot" }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);
const button = (name: string) => screen.findByRole("button", { name });

test("until it is approved a lot's page is its review, decided as in the queue (office b1, b3)", async () => {
  await open("/admin/lot/7?part=review", lot);
  // It has no other part, and so no row of them.
  expect(screen.queryByRole("navigation", { name: "About this lot" })).toBeNull();
  await button("Approve a");
  expect(
    screen.getByRole("textbox", { name: "Anything else, or why it is sent back" }),
  ).toBeTruthy();
  expect(screen.queryByRole("heading", { name: "Approve and schedule the auction" })).toBeNull();
});

test("what was sent back is approved at once, with a button in sight of the form (office b1)", async () => {
  const refused = { ...lot, status: "refused", refusal_reason: "No weight slip" };
  await open("/admin/lot/7", refused);
  expect(screen.getByText("No weight slip")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Approve a" })).toBeNull();
  await button("Approve");
  await userEvent.click(await button("Send back"));
  const why = screen.getByRole("dialog", { name: "Send this lot back?", hidden: true });
  await userEvent.type(within(why).getByRole("textbox", { hidden: true }), "Still none");
  await userEvent.click(within(why).getByRole("button", { name: "Send back", hidden: true }));
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith("PATCH", "/api/admin/products/7", {
      is_approved: false,
      reason: "Still none",
      seen_decision: null,
    }),
  );
});

test("an approved lot opens at its overview, also at the address of its review (office b1)", async () => {
  await open("/admin/lot/7?part=review", upcoming);
  expect(parts()).toEqual(["Overview", "Bidders", "Ledger", "Sale", "Goods"]);
  await button("Reschedule");
  expect(screen.getByRole("heading", { name: "Reschedule the auction" })).toBeTruthy();
});

test("the goods of an approved lot are a part that decides nothing (office b1)", async () => {
  await open("/admin/lot/7?part=goods", upcoming);
  expect(screen.getByText("Oiled.")).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Next n" })).toBeNull();
});

test("Enter in the price approves, with what its material was sold at last beside it (V18)", async () => {
  await open("/admin/lot/7", { ...lot, asking_price: null });
  const price = screen.getByRole("textbox", { name: /^Market value/ });
  expect(screen.getByText(/Steel sold last at ₹41\/kg/)).toBeTruthy();
  // A browser's Enter presses the first button that submits the field's form.
  const approve = (await button("Approve a")) as HTMLButtonElement;
  expect([approve.type, approve.form]).toEqual(["submit", (price as HTMLInputElement).form]);
});

test("the keys of a lot's review are those of its buttons and fields (V15)", async () => {
  await open("/admin/lot/7", lot);
  await button("Approve a");
  expect(shownKeys().map(({ key, what }) => `${key} ${what}`)).toEqual([
    "A Approve",
    "C Ask for a correction",
    "E Correct it ourselves",
    "N Next that waits, assigned to you",
    "R Send back",
    "T Take it: assigned to you",
    "0–8 Go to the field of a reason",
  ]);
  cleanup();
  expect(shownKeys()).toEqual([]);
});

test("within its minute a lot says that it is held, and is approved no second time (V17)", async () => {
  const until = day(1);
  await open("/admin/lot/7", { ...lot, held: { decision: "accept", by: "Meera", until } });
  expect(screen.getByText(/Meera has approved it/)).toBeTruthy();
  expect(screen.getByText("Held for a minute")).toBeTruthy();
  expect(screen.queryByRole("form", { name: "Auction" })).toBeNull();
  expect(screen.queryByRole("button", { name: /^Approve/ })).toBeNull();
});

test("an approved lot that is not open goes back to the queue with a reason (V17)", async () => {
  await open("/admin/lot/7", upcoming);
  await userEvent.click(await button("Back to the queue"));
  const why = screen.getByRole("dialog", {
    name: "Put this lot back into the queue?",
    hidden: true,
  });
  await userEvent.type(within(why).getByRole("textbox", { hidden: true }), "Wrong quantity");
  await userEvent.click(
    within(why).getByRole("button", { name: "Back to the queue", hidden: true }),
  );
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith("POST", "/api/admin/products/7/requeue", {
      reason: "Wrong quantity",
      seen_decision: null,
    }),
  );
});

test("an open lot, even without bids, has no way back to the queue (V17)", async () => {
  await open("/admin/lot/7", { ...upcoming, status: "live", starts_at: day(-1) });
  await button("Reschedule");
  expect(screen.queryByRole("button", { name: "Back to the queue" })).toBeNull();
});
