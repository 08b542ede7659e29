import type { PaperKind } from "@rebale/contract/invoices/kinds";
import type { Paper } from "../paper.ts";
import type { Words } from "./labels.ts";

type Mark = Extract<keyof Words, `copy_${string}`>;

/** Rules 48 and 55(2): goods in three copies, services in two; notes have none. */
const COPIES: Readonly<Record<PaperKind, readonly Mark[]>> = {
  tax_invoice: ["copy_recipient", "copy_transporter", "copy_supplier"],
  fee_invoice: ["copy_recipient", "copy_supplier_second"],
  challan: ["copy_consignee", "copy_transporter", "copy_consigner"],
  ...{ credit_note: [], debit_note: [], self_invoice: [] },
};

/** Whose copies are drawn. What the invoice portal has registered needs no copies, rule 48(6). */
export function copiesOf({ kind, irp }: Pick<Paper, "kind" | "irp">): readonly (Mark | null)[] {
  const marks = irp ? [] : COPIES[kind];
  return marks.length > 0 ? marks : [null];
}
