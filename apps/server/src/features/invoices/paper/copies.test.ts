import { expect, test } from "vitest";
import { copiesOf } from "./copies.ts";

const irp = { irn: "", ackNo: "", ackDate: "", signedQr: "" };

test("goods have three marked copies and services two; a registered invoice and notes have none (G51)", () => {
  expect(copiesOf({ kind: "tax_invoice", irp: null })).toEqual([
    ...["copy_recipient", "copy_transporter", "copy_supplier"],
  ]);
  expect(copiesOf({ kind: "challan", irp: null })).toHaveLength(3);
  expect(copiesOf({ kind: "fee_invoice", irp: null })).toHaveLength(2);
  for (const paper of [
    { kind: "tax_invoice", irp },
    { kind: "credit_note", irp: null },
  ] as const)
    expect(copiesOf(paper)).toEqual([null]);
});
