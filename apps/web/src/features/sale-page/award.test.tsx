// @vitest-environment jsdom
import type { Award as Sale } from "@rebale/contract/awards";
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { fakeCalls } from "../../lib/api/fake-calls.ts";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { aPaper, aSale, aTruck, weighed } from "../../shared/goods/a-sale.ts";
import { drawSale, hero, mainText, titleOf } from "./draw-sale.tsx";

const sent = fakeCalls({});
beforeAll(fakeBrowser);
beforeEach(() => sent.mockClear());
afterEach(cleanup);

const lifting = { state: "lifting", due: 0, lift_by: "2026-12-16T18:30:00.000Z" } as const;
const out = {
  trips: [aTruck({ ...weighed, state: "out", eway_no: "121000000001", invoice_id: "4" })],
  goods: { sold_kg: 6000, out_kg: 5800, tolerance_percent: 5 },
} as Partial<Sale>;
test("the seller's hero names the truck that waits for its e-way number, and takes the number (U12)", async () => {
  const trips = [aTruck({ ...weighed, invoice_id: "4" })];
  drawSale(aSale({ ...lifting, trips }), { side: "seller", papers: [aPaper()] });
  expect(await titleOf()).toBe("Truck MH 12 QG 4471 waits: enter the e-way number");
  expect(mainText()[0]).toMatch(/^Enter the e-way number/);
  cleanup();
  drawSale(aSale({ ...lifting, trips }), { side: "seller", papers: [aPaper({ eway_no: "1" })] });
  expect(await titleOf()).toBe("MH 12 QG 4471 is loaded: 5,800 kg");
});

test("what it came to stands once, adds up, and says beside it what it was counted as (U17)", async () => {
  const moved = (what: Sale["money"][number]["what"], amount: number) => ({
    ...{ at: "2026-12-04T10:00:00.000Z", what, amount },
  });
  const money = [moved("paid", 328_582.8), moved("claimed", 93.43), moved("back", 10_952.76)];
  const papers = [aPaper(), aPaper({ _id: "6", kind: "credit_note", total: 93.43 })];
  drawSale(aSale({ ...lifting, ...out, state: "settled", money }), { papers });
  const fold = (await screen.findByRole("heading", { name: "Money" })).closest("details");
  const text = fold?.textContent ?? "";
  expect(text).toContain("Came to₹3,17,536.61");
  expect(text).toContain("Left to pay or to come back₹0.00");
  expect(text).toContain("Counted as ₹3,28,582.80 for 6,000 kg when it was sold.");
  expect(text).not.toContain("What it comes to");
  expect(text).not.toContain("Paid in, with the deposit");
});

test("a site to bill to is saved as it is chosen, before any payment (U21)", async () => {
  const sites = [{ _id: "11", name: "Vapi works", city: "Vapi", gstin: null }];
  drawSale(aSale(), { sites });
  const billTo = await screen.findByRole("combobox", { name: "Bill to" });
  fireEvent.change(billTo, { target: { value: "11" } });
  await vi.waitFor(() =>
    expect(sent).toHaveBeenCalledWith("PATCH", "/api/award/7", {
      ...{ bill_to_site_id: "11", ship_to_site_id: null },
    }),
  );
});

test("evidence is made by an authorised recycler alone; a trader is offered none (U22)", async () => {
  const weights = {
    ...{ award_id: "7", sold_kg: 6000, lot_kg: 5800, transit_kg: 0, in_kg: 5800, out_kg: 0 },
    ...{ loss_kg: 0, stock_kg: 5800, evidence_kg: 0, outputs: [], reports: [], packs: [] },
    can_report: true,
  };
  const of = aSale({ ...lifting, ...out });
  drawSale(of, { weights: { ...weights, authorised: false } });
  await hero();
  expect(screen.queryByRole("button", { name: "Say what came out" })).toBeNull();
  cleanup();
  drawSale(of, { weights: { ...weights, authorised: true } });
  await screen.findByRole("button", { name: "Say what came out" });
});

test("parts that could not be read say so, and the rest of the page stands", async () => {
  drawSale(aSale({ ...lifting, ...out }), { papers: null, weights: null });
  await hero();
  for (const what of ["The invoices", "The papers", "Kilograms"])
    screen.getByText(`${what} could not be loaded`);
  screen.getByRole("row", { name: /MH 12 QG 4471/ });
});

test("the page is read again each twenty seconds while somebody looks (U14)", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    const onRead = vi.fn();
    drawSale(aSale(lifting), { onRead });
    await hero();
    const before = onRead.mock.calls.length;
    await vi.advanceTimersByTimeAsync(20_500);
    expect(onRead.mock.calls.length - before).toBe(1);
  } finally {
    vi.useRealTimers();
  }
});
