// @vitest-environment jsdom
import type { Award as Sale } from "@rebale/contract/awards";
import { cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, test } from "vitest";
import { fakeBrowser } from "../../lib/page/fake-browser.ts";
import { aPaper, aSale, aTruck, weighed } from "../../shared/goods/a-sale.ts";
import type { Side } from "../../shared/goods/side.ts";
import { drawSale, hero, mainText, titleOf } from "./draw-sale.tsx";

beforeAll(fakeBrowser);
afterEach(cleanup);

const lifting = { state: "lifting", due: 0, lift_by: "2026-12-16T18:30:00.000Z" } as const;
const out = {
  trips: [aTruck({ ...weighed, state: "out", eway_no: "121000000001", invoice_id: "4" })],
  goods: { sold_kg: 6000, out_kg: 5800, tolerance_percent: 5 },
} as Partial<Sale>;
const said = { answer: "accepted", reason: null, at: "" } as const;
const claim = {
  ...{ _id: "1", trip_id: "9", what: "Moisture", measured_percent: 5, kg: null, words: "Wet" },
  ...{ asked_percent: 3, note: "Wet", files: [], state: "open", allowed_percent: null },
  ...{ credit: null, reason: null, made_at: "2026-12-04T10:00:00.000Z", decided_at: null },
} as Sale["claims"][number];

type Row = readonly [string, Side, Partial<Sale>, string | RegExp, readonly (string | RegExp)[]];
const rows: readonly Row[] = [
  ["to be paid", "buyer", {}, /^₹3,01,282\.80 to pay by /, ["Pay ₹3,01,282.80"]],
  ["to be paid", "seller", {}, /^₹3,01,282\.80 still to come by /, []],
  [
    "on its way",
    "buyer",
    { on_its_way: { amount: 301_282.8, since: "2026-11-29T05:48:00.000Z", paid: true } },
    /to pay by /,
    [],
  ],
  [
    "overdue",
    "seller",
    { state: "overdue", moves_allowed: ["ask_default"] },
    /overdue since/,
    ["Ask to end the sale"],
  ],
  [
    "paid",
    "buyer",
    { ...lifting, state: "paid" },
    "Paid. Lift the goods by 16-12-2026",
    ["Book a truck"],
  ],
  [
    "paid",
    "seller",
    { ...lifting, state: "paid" },
    "Paid. The buyer lifts the goods by 16-12-2026",
    [],
  ],
  [
    "booked",
    "buyer",
    { ...lifting, state: "paid", trips: [aTruck()] },
    /^MH 12 QG 4471 comes on /,
    ["Send the driver’s link"],
  ],
  [
    "booked",
    "seller",
    { ...lifting, state: "paid", trips: [aTruck()] },
    /^MH 12 QG 4471 comes on /,
    [],
  ],
  [
    "weighed",
    "buyer",
    { ...lifting, trips: [aTruck(weighed)] },
    "MH 12 QG 4471 is loaded: 5,800 kg",
    ["See 5,800 kg and the code"],
  ],
  [
    "weighed",
    "seller",
    { ...lifting, trips: [aTruck(weighed)] },
    "MH 12 QG 4471 is loaded: 5,800 kg",
    ["See the truck"],
  ],
  [
    "short of money",
    "buyer",
    { ...lifting, due: 900, trips: [aTruck(weighed)] },
    "₹900.00 to pay before the next truck leaves",
    ["Pay ₹900.00"],
  ],
  [
    "said by me",
    "buyer",
    { ...lifting, ...out, lifted_by: ["buyer"] },
    "You said that all is lifted",
    [],
  ],
  [
    "said by them",
    "seller",
    { ...lifting, ...out, lifted_by: ["buyer"], moves_allowed: ["lifted"] },
    "The buyer says that all is lifted",
    ["All is lifted"],
  ],
  [
    "lifted",
    "buyer",
    { ...lifting, ...out, state: "lifted" },
    "All is lifted: 5,800 kg",
    ["Accept 5,800 kg · ₹3,17,630.04"],
  ],
  [
    "accepted by me",
    "seller",
    { ...lifting, ...out, state: "lifted", weight: { seller: said, buyer: null } },
    "All is lifted: 5,800 kg",
    [],
  ],
  [
    "a claim",
    "seller",
    { ...lifting, ...out, claims: [claim] },
    "Answer the buyer’s claim",
    [/^Accept 3% off · about ₹9,526\.85$/],
  ],
  [
    "settled",
    "buyer",
    { ...lifting, ...out, state: "settled" },
    "The weight is settled",
    ["Rate the seller"],
  ],
  [
    "settled",
    "seller",
    { ...lifting, ...out, state: "settled" },
    "The weight is settled",
    ["Rate the buyer"],
  ],
  ["not kept", "buyer", { state: "defaulted", due: 0 }, "Ended: it was not paid", []],
  ["called off", "seller", { state: "cancelled", due: 0 }, "Called off", []],
  ["direct, to be paid", "buyer", { pay_through: "parties" }, "To be paid", ["Call the seller"]],
  [
    "direct, to be paid",
    "seller",
    { pay_through: "parties", moves_allowed: ["confirm_paid", "complete_outside"] },
    "To be paid",
    ["Payment received"],
  ],
  [
    "direct, paid",
    "seller",
    { pay_through: "parties", state: "paid", due: 0, moves_allowed: ["complete_outside"] },
    "To be lifted",
    ["Paid and lifted"],
  ],
];

test.each(rows)(
  "%s: the %s reads where it stands, and has one thing to do at most (U16)",
  async (_, side, over, title, buttons) => {
    const hasBill = over.trips?.some(({ invoice_id }) => invoice_id !== null);
    drawSale(aSale(over), { side, papers: hasBill ? [aPaper()] : [] });
    expect(await titleOf()).toMatch(title);
    expect(mainText()).toHaveLength(buttons.length);
    for (const [at, text] of buttons.entries()) expect(mainText()[at]).toMatch(text);
  },
);

test("who may only look has no button that acts, in any state, and reads why", async () => {
  for (const [, side, over] of rows) {
    drawSale(aSale(over), { side, may: false });
    await hero();
    const acts = mainText().filter((text) => !text?.startsWith("Call "));
    expect([over.state, acts]).toEqual([over.state, []]);
    cleanup();
  }
});
