import type { Award } from "@rebale/contract/awards";
import type { Invoice } from "@rebale/contract/invoices";
import { expect, test } from "vitest";
import { moneyTableOf } from "./money-table.rules.ts";

const paper = (kind: Invoice["kind"], total: number) => ({ kind, total }) as Invoice;
const moved = (what: Award["money"][number]["what"], amount: number) => ({ at: "", what, amount });
/** The sale of U17: more was paid in than its truck came to. */
const sale = (over: Partial<Award> = {}) =>
  ({
    ...{ state: "settled", pay_through: "market", due: 0, gst_tds: 0, dues: [] },
    money: [
      moved("paid", 308_582.8),
      moved("set_off", 20_000),
      moved("claimed", 93.43),
      moved("back", 10_952.76),
      moved("released", 317_630.04),
    ],
    ...over,
  }) as Award;
const papers = [paper("tax_invoice", 317_630.04), paper("credit_note", 93.43)];
const linesOf = (...asked: Parameters<typeof moneyTableOf>) =>
  moneyTableOf(...asked)?.rows.map(({ name, amount }) => [name, amount]);

test("what trucks came to, what was paid and what went back is one sum, and nothing is left over (U17)", () => {
  expect(linesOf(sale(), papers, "buyer")).toEqual([
    ["Invoiced for 1 truck", 317_630.04],
    ["Credit notes", -93.43],
    ["Came to", 317_536.61],
    ["Paid in", 328_582.8],
    ["Back in your wallet", -11_046.19],
    ["Left to pay or to come back", 0],
  ]);
});

test("until a truck is invoiced there is no such sum, and a fee's invoice makes none", () => {
  expect(moneyTableOf(sale(), [], "buyer")).toBeNull();
  expect(moneyTableOf(sale(), [paper("fee_invoice", 100)], "buyer")).toBeNull();
});

test("a buyer's fee is among what it comes to; while trucks come, the rest is paid and not used yet (U17)", () => {
  const dues = [
    { kind: "price", amount: 1, gst: 0, due_at: "" },
    { kind: "fee", amount: 1000, gst: 180, due_at: "" },
    { kind: "late_fee", amount: 100, gst: 18, due_at: "" },
  ] as Award["dues"];
  const running = sale({ state: "lifting", dues, money: [moved("paid", 400_000)] });
  expect(linesOf(running, papers.slice(0, 1), "buyer")).toEqual([
    ["Invoiced for 1 truck", 317_630.04],
    ["Late fee and ground rent with GST", 118],
    ["Rebale’s fee with GST", 1180],
    ["Comes to so far", 318_928.04],
    ["Paid in", 400_000],
    ["Paid, not used yet", 81_071.96],
  ]);
  expect(linesOf({ ...running, due: 500 }, papers.slice(0, 1), "buyer")?.at(-1)).toEqual([
    "Still to pay",
    500,
  ]);
});

test("a seller reads what was released; between the two nobody's payments are told", () => {
  expect(linesOf(sale(), papers, "seller")).toEqual([
    ["Invoiced for 1 truck", 317_630.04],
    ["Credit notes", -93.43],
    ["Came to", 317_536.61],
    ["Released to you, before fees", 317_630.04],
  ]);
  const direct = sale({ pay_through: "parties", money: [] });
  expect(linesOf(direct, papers, "buyer")?.at(-1)).toEqual(["Came to", 317_536.61]);
});
