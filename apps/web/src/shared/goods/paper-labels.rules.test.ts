import type { Invoice } from "@rebale/contract/invoices";
import { expect, test } from "vitest";
import { amountText, invoiced, issuerOf, portalText } from "./paper-labels.rules.ts";

const paper = (over: Partial<Invoice>) =>
  ({
    ...{ kind: "tax_invoice", total: 1_075_735.26, reverse_charge: false },
    ...{ irn_needed: true, irn: null, ack_no: null },
    ...{ eway_needed: true, eway_no: null, eway_valid_until: null, ...over },
  }) as Invoice;

test("what the portals have not answered yet is said of each paper that needs it (G50)", () => {
  expect(portalText(paper({}), null)).toEqual([
    "E-invoice: not registered yet",
    "E-way bill: its number is not entered yet",
  ]);
  const answered = { irn: "a".repeat(64), ack_no: "112", eway_no: "123456789012" };
  expect(
    portalText(paper({ ...answered, eway_valid_until: "2026-12-02T18:29:00.000Z" }), null),
  ).toEqual([
    "E-invoice registered, acknowledgement 112",
    "E-way bill 1234 5678 9012, valid until 02-12-2026",
  ]);
  expect(portalText(paper({ irn_needed: false, irn: null }), "241187349921")).toEqual([
    "E-way bill 2411 8734 9921",
  ]);
  expect(portalText(paper({ irn_needed: false, eway_needed: false }), null)).toEqual([]);
});

test("a note about a truck does not have the e-way number of that truck's goods (U41)", () => {
  for (const kind of ["credit_note", "debit_note", "fee_invoice"] as const) {
    const note = paper({ kind, irn_needed: false, eway_needed: false });
    expect(portalText(note, "241187349921")).toEqual([]);
  }
});

test("the seller answers for the portals, the buyer for a self-invoice, no side for the fee", () => {
  const of = (kind: Invoice["kind"]) => issuerOf({ kind });
  expect([of("tax_invoice"), of("challan"), of("self_invoice"), of("fee_invoice")]).toEqual([
    ...["seller", "seller", "buyer", null],
  ]);
});

test("a sale comes to its invoices less the credit notes, to the paisa; challans add nothing", () => {
  const papers = [
    paper({}),
    paper({ total: 900_232.48 }),
    paper({ kind: "challan", total: 0 }),
    paper({ kind: "fee_invoice", total: 18_939 }),
    paper({ kind: "credit_note", total: 32_272.06 }),
  ];
  expect(invoiced(papers)).toEqual({
    ...{ charged: 1_975_967.74, credited: 32_272.06, final: 1_943_695.68 },
  });
  expect(amountText(paper({ reverse_charge: true, total: 100 }))).toBe(
    "₹100.00, GST under reverse charge",
  );
});
